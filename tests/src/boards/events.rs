//! What is about to happen, and what effects look at.

use super::deeds;
use super::dice::Dice;
use super::parts::{who, whom};
use super::theme::{Theme, of_triggers};
use language::board::{CardType, Characteristics, Counter, Period, Step, Zone};
use language::effect::{EventPattern, Zones};
use language::event::{Event, Place, Token};
use language::select::{Amount, What, Who, Whom};

/// The parts of an event of this theme.
pub(super) fn events(theme: Theme, dice: &mut Dice) -> Vec<Event> {
    let least = usize::from(theme == Theme::Places);
    (0..=least + dice.below(2)).map(|place| event(theme, place, dice)).collect()
}

/// A small number.
fn number(dice: &mut Dice) -> Amount {
    Amount::N([1, 2, 3, 5, 0, 2][dice.below(6)])
}

/// One event of this theme.
fn event(theme: Theme, place: usize, dice: &mut Dice) -> Event {
    let amount = number(dice);
    match theme {
        Theme::Damage | Theme::Layers => Event::Damage {
            from: [What::This, What::Is("Ox".to_owned())][dice.below(2)].clone(),
            to: whom(dice),
            amount,
            combat: dice.one_in(3),
            unpreventable: dice.one_in(8),
            excess: dice.one_in(4).then(|| {
                [
                    Whom::Player(Who::ControllerOf(Box::new(What::It))),
                    Whom::Object(What::Is("Elk".to_owned())),
                ][dice.below(2)]
                .clone()
            }),
        },
        Theme::Ways if dice.one_in(3) => Event::Damage {
            from: What::This,
            to: whom(dice),
            amount,
            combat: false,
            unpreventable: false,
            excess: None,
        },
        Theme::Acts | Theme::Deeds | Theme::Spells | Theme::Mana | Theme::Ways => deeds::event(theme, dice),
        Theme::Triggers | Theme::Checks | Theme::Arrivals | Theme::Past => {
            event(of_triggers(dice), place, dice)
        }
        Theme::Life if dice.one_in(2) => Event::GainLife { who: who(dice), amount },
        Theme::Life if dice.one_in(3) => Event::SetLife { who: who(dice), to: amount },
        Theme::Life => Event::LoseLife { who: who(dice), amount },
        Theme::Draw => {
            Event::Draw { who: who(dice), amount: Amount::N(1 + dice.below(2) as u64), with_it: Vec::new() }
        }
        Theme::Leave => leave(place, dice),
        Theme::Places => goes(dice),
        Theme::Create => create(dice, amount),
        Theme::Enter => enter(place, dice),
        Theme::Counters => counters(dice),
        Theme::Begin if dice.one_in(3) => {
            Event::Opaque { text: "clash".to_owned(), affects: Whom::Player(who(dice)) }
        }
        Theme::Begin => Event::Begin { period: Period::Step(Step::Draw), who: who(dice), extra: false },
    }
}

fn creatures(dice: &mut Dice) -> What {
    match dice.below(3) {
        0 => What::Type(CardType::Creature),
        1 => What::Is("Ox".to_owned()),
        _ => What::Is("Elk".to_owned()),
    }
}

/// No object leaves twice in one event.
fn leave(place: usize, dice: &mut Dice) -> Event {
    let what = What::Is(["Ox", "Elk"][place].to_owned());
    match dice.below(4) {
        0 => Event::Sacrifice { what },
        1 => Event::Move {
            what,
            to: [Zone::Graveyard, Zone::Hand, Zone::Exile][dice.below(3)],
            place: Place::Top,
        },
        _ => Event::Destroy { what, no_regeneration: dice.one_in(6) },
    }
}

/// Something leaves, be it that it leaves by another event at the same time.
fn goes(dice: &mut Dice) -> Event {
    let what = match dice.below(4) {
        0 => What::Type(CardType::Creature),
        1 => What::Is("Elk".to_owned()),
        _ => What::Is("Ox".to_owned()),
    };
    match dice.below(5) {
        0 => Event::Sacrifice { what },
        1 => Event::Destroy { what, no_regeneration: false },
        2 => Event::Move {
            what: What::Is("Rat".to_owned()),
            to: [Zone::Hand, Zone::Exile, Zone::Library][dice.below(3)],
            place: [Place::Top, Place::Bottom][dice.below(2)],
        },
        _ => Event::Move {
            what,
            to: [Zone::Graveyard, Zone::Hand, Zone::Exile][dice.below(3)],
            place: Place::Top,
        },
    }
}

/// So many Imps are created, by one player or by everyone.
pub(super) fn create(dice: &mut Dice, amount: Amount) -> Event {
    let imp = Characteristics {
        name: "Imp".to_owned(),
        types: vec![CardType::Creature],
        power: Some(1),
        toughness: Some(1),
        ..Characteristics::default()
    };
    let who = if dice.one_in(3) { Who::Anyone } else { Who::You };
    let mut event = Event::creates(who, Token::Is(Box::new(imp)), amount);
    if let Event::Create { tapped, .. } = &mut event {
        *tapped = dice.one_in(5);
    }
    event
}

fn enter(place: usize, dice: &mut Dice) -> Event {
    let what = What::Is(["Rat", "Asp"][place].to_owned());
    let under = dice.one_in(3).then_some(Who::You);
    let (tapped, counters) = (dice.one_in(6), Vec::new());
    Event::Enter { what, under, tapped, counters, face_down: None, attacking: None, transformed: false }
}

fn counters(dice: &mut Dice) -> Event {
    let kind = [Counter::PlusOne, Counter::Named("charge".to_owned())][dice.below(2)].clone();
    let on = Whom::Object(creatures(dice));
    let amount = number(dice);
    if dice.one_in(3) {
        Event::RemoveCounters { from: on, kind, amount }
    } else {
        Event::PutCounters { who: Who::You, on, kind, amount }
    }
}

/// What an effect of this theme looks at.
pub(super) fn pattern(theme: Theme, dice: &mut Dice) -> EventPattern {
    let any_or_creatures = |dice: &mut Dice| if dice.one_in(2) { What::Any } else { creatures(dice) };
    match theme {
        Theme::Damage | Theme::Layers => damage(dice),
        Theme::Acts | Theme::Deeds | Theme::Spells | Theme::Mana | Theme::Ways => deeds::pattern(theme, dice),
        Theme::Triggers | Theme::Checks | Theme::Arrivals | Theme::Past => pattern(of_triggers(dice), dice),
        Theme::Life if dice.one_in(2) => EventPattern::GainLife { who: who(dice) },
        Theme::Life => EventPattern::LoseLife { who: who(dice) },
        Theme::Draw if dice.one_in(3) => {
            EventPattern::DrawCards { who: who(dice), at_least: dice.below(3) as u64 }
        }
        Theme::Draw => EventPattern::Draw { who: who(dice) },
        Theme::Leave | Theme::Places => match dice.below(4) {
            0 => EventPattern::Sacrifice { what: any_or_creatures(dice) },
            1 => EventPattern::Destroy { what: any_or_creatures(dice) },
            _ => EventPattern::Move {
                what: any_or_creatures(dice),
                from: dice.one_in(2).then_some(Zones::Battlefield),
                to: dice.one_in(2).then_some(Zones::Graveyard),
            },
        },
        Theme::Create if dice.one_in(2) => EventPattern::Create { what: What::Any, under: who(dice) },
        Theme::Create | Theme::Enter => {
            let what = if dice.one_in(2) { What::Any } else { What::Type(CardType::Creature) };
            EventPattern::Enter { what, under: who(dice), from: None }
        }
        Theme::Counters => {
            let kind = dice.one_in(2).then_some(Counter::PlusOne);
            let on = if dice.one_in(2) { Whom::Any } else { Whom::Object(What::ControlledBy(who(dice))) };
            if dice.one_in(4) {
                EventPattern::RemoveCounters { from: on, kind }
            } else {
                EventPattern::PutCounters { who: Who::Anyone, on, kind }
            }
        }
        Theme::Begin if dice.one_in(3) => {
            EventPattern::Opaque { text: "clash".to_owned(), affects: Whom::Any }
        }
        Theme::Begin => EventPattern::Begin { period: Period::Step(Step::Draw), who: who(dice), extra: None },
    }
}

fn damage(dice: &mut Dice) -> EventPattern {
    if dice.one_in(6) {
        return EventPattern::LoseLife { who: who(dice) };
    }
    if dice.one_in(12) {
        return EventPattern::GainLife { who: who(dice) };
    }
    let from = match dice.below(4) {
        0 => What::Is("Ox".to_owned()),
        1 => What::ControlledBy(who(dice)),
        _ => What::Any,
    };
    let to = if dice.one_in(2) { Whom::Any } else { whom(dice) };
    EventPattern::Damage { from, to, combat: dice.one_in(5).then(|| dice.one_in(2)) }
}
