//! What effects make of events.

use super::dice::Dice;
use super::events::create;
use super::parts::{who, whom};
use language::board::{CardType, Counter, Zone};
use language::effect::{Effect, EnterChoice, EventPattern, Fate, Prevention, Quantity, Rewrite, Scale};
use language::event::{Event, Instruction, Place};
use language::select::{Amount, What, Who, Whom};

/// Whether it prevents whatever there is, as a shield does.
pub(super) fn prevents_all(rewrite: &Rewrite) -> bool {
    matches!(rewrite, Rewrite::Prevent(Prevention { amount: Quantity::All, .. }))
}

/// Whether it can be applied to several parts at once without words that the rules leave open.
pub(super) fn can_be_wide(rewrite: &Rewrite) -> bool {
    matches!(
        rewrite,
        Rewrite::Scale(Scale::Times(_) | Scale::Plus(_))
            | Rewrite::Prevent(_)
            | Rewrite::EnterTapped
            | Rewrite::EnterUntapped
            | Rewrite::Nothing
            | Rewrite::Skip
            | Rewrite::SkipThen(_)
    )
}

/// What an effect that looks at such events makes of them.
pub(super) fn rewrite(event: &EventPattern, dice: &mut Dice) -> Rewrite {
    if dice.one_in(7) && !matches!(event, EventPattern::Enter { .. }) {
        return besides(dice);
    }
    match event {
        EventPattern::Deed { deed, .. } if deed.is_of_players() => amount(dice),
        EventPattern::Damage { .. } => damage(dice),
        EventPattern::GainLife { .. }
        | EventPattern::LoseLife { .. }
        | EventPattern::DrawCards { .. }
        | EventPattern::PutCounters { .. }
        | EventPattern::RemoveCounters { .. }
        | EventPattern::Roll { .. }
        | EventPattern::CopySpell { .. }
        | EventPattern::AddMana { .. }
        | EventPattern::Create { .. } => amount(dice),
        EventPattern::Draw { .. } => draw(dice),
        EventPattern::Destroy { .. } => destroy(dice),
        EventPattern::Sacrifice { .. }
        | EventPattern::Deed { .. }
        | EventPattern::Discard { .. }
        | EventPattern::CounterSpell { .. }
        | EventPattern::Cast { .. }
        | EventPattern::GainControl { .. }
        | EventPattern::Attach { .. }
        | EventPattern::Trigger { .. }
        | EventPattern::Daytime { .. }
        | EventPattern::Opaque { .. } => instead(dice),
        EventPattern::Move { .. } => {
            let zone = [Zone::Exile, Zone::Hand, Zone::Graveyard][dice.below(3)];
            Rewrite::ToZone { zone, place: Place::Top }
        }
        EventPattern::Enter { .. } => enter(dice),
        EventPattern::Begin { .. } => skip(dice),
    }
}

/// Leaving out a step, a phase or a turn, perhaps to do something.
fn skip(dice: &mut Dice) -> Rewrite {
    match dice.below(4) {
        0 => Rewrite::Nothing,
        1 => Rewrite::SkipThen(vec![Instruction::Do { events: vec![event(dice)], unless: Vec::new() }]),
        _ => Rewrite::Skip,
    }
}

fn scale(dice: &mut Dice) -> Scale {
    match dice.below(8) {
        0..=2 => Scale::Times(2),
        3 | 4 => Scale::Plus(Amount::N(1)),
        5 => Scale::Minus(Amount::N(1)),
        6 => [Scale::HalfUp, Scale::HalfDown][dice.below(2)].clone(),
        _ => [Scale::Set(Amount::N(2)), Scale::AtMost(Amount::N(2))][dice.below(2)].clone(),
    }
}

/// A simple event that takes another's place.
fn event(dice: &mut Dice) -> Event {
    match dice.below(5) {
        0 => Event::GainLife { who: Who::You, amount: Amount::ThatMuch },
        1 => Event::LoseLife { who: who(dice), amount: Amount::N(1 + dice.below(2) as u64) },
        2 => Event::Draw { who: Who::You, amount: Amount::N(1), with_it: Vec::new() },
        3 => {
            let many = Amount::N(1 + dice.below(2) as u64);
            create(dice, many)
        }
        _ => Event::PutCounters {
            who: Who::You,
            on: Whom::Object(What::Is("Elk".to_owned())),
            kind: Counter::PlusOne,
            amount: Amount::ThatMuch,
        },
    }
}

fn step(event: Event) -> Instruction {
    Instruction::Do { events: vec![event], unless: Vec::new() }
}

fn besides(dice: &mut Dice) -> Rewrite {
    Rewrite::Also(vec![step(event(dice))])
}

fn instead(dice: &mut Dice) -> Rewrite {
    match dice.below(5) {
        0 => Rewrite::Nothing,
        1 | 2 => Rewrite::Become(vec![event(dice)]),
        3 => Rewrite::Instead(vec![step(event(dice)), step(event(dice))]),
        _ => Rewrite::ChooseOne(vec![Rewrite::Nothing, Rewrite::Become(vec![event(dice)])]),
    }
}

fn amount(dice: &mut Dice) -> Rewrite {
    if dice.one_in(3) { instead(dice) } else { Rewrite::Scale(scale(dice)) }
}

fn draw(dice: &mut Dice) -> Rewrite {
    let two = Event::Draw { who: Who::Affected, amount: Amount::N(2), with_it: Vec::new() };
    if dice.one_in(4) { Rewrite::Become(vec![two]) } else { instead(dice) }
}

fn destroy(dice: &mut Dice) -> Rewrite {
    if dice.one_in(2) { Rewrite::Regenerate } else { instead(dice) }
}

fn damage(dice: &mut Dice) -> Rewrite {
    match dice.below(9) {
        0..=2 => Rewrite::Scale(scale(dice)),
        3..=5 => Rewrite::Prevent(prevention(dice)),
        6 | 7 => {
            let amount = dice.one_in(3).then_some(Amount::N(1));
            Rewrite::Redirect { amount, to: whom(dice) }
        }
        _ => instead(dice),
    }
}

fn prevention(dice: &mut Dice) -> Prevention {
    let amount = match dice.below(6) {
        0 | 1 => Quantity::Some(Amount::N(1 + dice.below(2) as u64)),
        2 => Quantity::AllBut(Amount::N(1)),
        3 => [Quantity::HalfUp, Quantity::HalfDown][dice.below(2)].clone(),
        _ => Quantity::All,
    };
    let then = if dice.one_in(3) { vec![step(event(dice))] } else { Vec::new() };
    Prevention { amount, then, of_all: dice.one_in(2) }
}

fn enter(dice: &mut Dice) -> Rewrite {
    match dice.below(8) {
        0 | 1 => Rewrite::EnterTapped,
        2 => Rewrite::EnterUntapped,
        3 => Rewrite::EnterWithCounters { kind: Counter::PlusOne, amount: Amount::N(2) },
        4 => Rewrite::EnterAsCopy { of: What::Is("Ox".to_owned()), except: Vec::new() },
        5 => Rewrite::EnterAsCopy { of: What::Type(CardType::Creature), except: Vec::new() },
        6 => Rewrite::EnterUnder([Who::You, Who::Active, Who::Opponents][dice.below(3)].clone()),
        _ => Rewrite::AsEnters(EnterChoice::Color),
    }
}

/// An ability about its own object's entering.
pub(super) fn own_entering(dice: &mut Dice) -> Effect {
    let what = What::All(vec![What::Type(CardType::Creature), What::ControlledBy(Who::You)]);
    let devour = EnterChoice::Objects { what, at_most: None, fate: Fate::Sacrificed, counters_each: 1 };
    let rewrite = if dice.one_in(4) { Rewrite::AsEnters(devour) } else { enter(dice) };
    Effect { optional: dice.one_in(6), ..Effect::new(EventPattern::enters(What::This), rewrite) }
}
