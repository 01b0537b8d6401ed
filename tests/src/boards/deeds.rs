//! Boards about what players do and what is done to objects, and about how things enter in rarer ways.

use super::dice::Dice;
use super::parts::{named, owned, who};
use super::theme::Theme;
use language::board::{
    Ability, Board, CardType, Characteristics, Color, Counter, Keyword, Object, Period, Zone,
};
use language::effect::{Effect, EnterChoice, EventPattern, Rewrite, Scale, Zones};
use language::event::{Deed, Event, Instruction, Mana, Token};
use language::select::{Amount, What, Who, Whom};

/// Whether a theme is one of these.
pub(super) fn is_one(theme: Theme) -> bool {
    matches!(theme, Theme::Acts | Theme::Deeds | Theme::Spells | Theme::Mana | Theme::Ways)
}

/// What boards of these themes have besides: other faces, counters that mean something, a known card on top of a
/// library, mana, a commander, a player who is controlled by another.
pub(super) fn furnish(board: &mut Board, many: usize, dice: &mut Dice) {
    for object in board.objects.iter_mut().filter(|object| object.zone == Zone::Battlefield) {
        if dice.one_in(4) {
            let kind = [Counter::Stun, Counter::Shield, Counter::Finality][dice.below(3)].clone();
            object.counters.push((kind, 1 + dice.below(2) as u64));
        }
        if dice.one_in(4) {
            let is =
                Characteristics { power: Some(5), toughness: Some(5), ..named("Beast", CardType::Creature) };
            object.back = Some(Box::new(is));
        }
        object.face_down = dice.one_in(8);
    }
    let kind = [CardType::Land, CardType::Creature][dice.below(2)];
    board.objects.push(Object { zone: Zone::Library, ..owned("Top", named("Top", kind), dice.below(many)) });
    let mut aura = named("Cloak", CardType::Enchantment);
    if dice.one_in(2) {
        aura.abilities.push(Ability::Keyword(Keyword::UmbraArmor));
    }
    let host = Some(["Ox", "Elk"][dice.below(2)].to_owned());
    board.objects.push(Object { attached_to: host, ..owned("Cloak", aura, dice.below(many)) });
    let at = dice.below(board.objects.len());
    board.objects[at].commander = dice.one_in(3);
    board.objects[at].identity = vec![Color::ALL[dice.below(5)]];
    for player in &mut board.players {
        player.mana = vec![(Mana::ALL[dice.below(6)], dice.below(3) as u64)];
        player.drawn = dice.below(2) as u64;
    }
    if dice.one_in(6) {
        let name = board.players[0].name.clone();
        board.players[1].controlled_by = Some(name);
    }
}

fn act(dice: &mut Dice) -> Deed {
    [
        Deed::Mill,
        Deed::DiscardUnknown,
        Deed::Scry,
        Deed::Surveil,
        Deed::Proliferate,
        Deed::Search,
        Deed::Shuffle,
        Deed::Vote,
        Deed::TakeExtraTurn,
        Deed::AddPeriod(Period::Combat),
        Deed::SpendMana,
        Deed::Lose,
        Deed::Win,
        Deed::DrawGame,
    ][dice.below(14)]
}

fn deed(dice: &mut Dice) -> Deed {
    [
        Deed::Tap,
        Deed::Untap,
        Deed::TurnFaceUp,
        Deed::TurnFaceDown,
        Deed::Transform,
        Deed::Explore,
        Deed::Reveal,
        Deed::RemoveDamage,
        Deed::PhaseOut,
        Deed::PhaseIn,
    ][dice.below(10)]
}

fn creature(dice: &mut Dice) -> What {
    [What::Is("Ox".to_owned()), What::Is("Elk".to_owned()), What::Type(CardType::Creature)][dice.below(3)]
        .clone()
}

fn few(dice: &mut Dice) -> Amount {
    Amount::N(1 + dice.below(2) as u64)
}

fn step(event: Event) -> Instruction {
    Instruction::Do { events: vec![event], unless: Vec::new() }
}

/// One event of such a theme.
pub(super) fn event(theme: Theme, dice: &mut Dice) -> Event {
    let gain = Event::GainLife { who: Who::Affected, amount: Amount::Result };
    match theme {
        Theme::Acts if dice.one_in(4) => {
            let sides = [2, 4][dice.below(2)];
            Event::Roll { who: Who::You, sides, dice: few(dice), with_it: vec![step(gain)] }
        }
        Theme::Acts => {
            let with_it = if dice.one_in(4) { vec![step(gain)] } else { Vec::new() };
            let (who, deed, times) = (who(dice), act(dice), few(dice));
            let amount = if deed.frame().number { times } else { Amount::N(1) };
            Event::Deed { deed, who, what: None, amount, kind: None, to: None, with_it }
        }
        Theme::Deeds => match dice.below(5) {
            0 => Event::GainControl { who: who(dice), what: creature(dice) },
            1 => Event::Attach { what: What::Is("Cloak".to_owned()), to: creature(dice) },
            _ => Event::undergoes(creature(dice), deed(dice), None),
        },
        Theme::Spells => spell(dice),
        Theme::Mana => Event::AddMana {
            who: who(dice),
            mana: Mana::ALL[dice.below(6)],
            amount: few(dice),
            from: What::This,
            tapped: dice.one_in(2),
        },
        Theme::Damage
        | Theme::Life
        | Theme::Draw
        | Theme::Leave
        | Theme::Places
        | Theme::Create
        | Theme::Enter
        | Theme::Counters
        | Theme::Begin
        | Theme::Triggers
        | Theme::Arrivals
        | Theme::Past
        | Theme::Checks
        | Theme::Layers
        | Theme::Ways => Event::Enter {
            what: What::Is(["Rat", "Asp"][dice.below(2)].to_owned()),
            under: None,
            tapped: false,
            counters: Vec::new(),
            face_down: None,
            attacking: None,
            transformed: false,
        },
    }
}

fn spell(dice: &mut Dice) -> Event {
    let bolt = || What::Is("Bolt".to_owned());
    match dice.below(4) {
        0 => Event::CounterSpell { what: bolt() },
        1 => {
            Event::CopySpell { who: who(dice), what: bolt(), amount: few(dice), new_targets: dice.one_in(3) }
        }
        2 => Event::Cast { who: who(dice), what: What::Is("Asp".to_owned()), transformed: false },
        _ => Event::Discard { what: What::In(Zone::Hand) },
    }
}

/// What an effect of such a theme looks at.
pub(super) fn pattern(theme: Theme, dice: &mut Dice) -> EventPattern {
    let any = |dice: &mut Dice| if dice.one_in(2) { What::Any } else { creature(dice) };
    match theme {
        Theme::Acts if dice.one_in(4) => EventPattern::Roll { who: who(dice), sides: None },
        Theme::Acts if dice.one_in(5) => {
            EventPattern::Move { what: What::Any, from: Some(Zones::Library), to: None }
        }
        Theme::Acts => {
            let (who, deed, at_least) = (who(dice), act(dice), dice.below(2) as u64);
            EventPattern::Deed { deed, who, what: What::Any, at_least, kind: None, to: None }
        }
        Theme::Deeds => match dice.below(5) {
            0 => EventPattern::GainControl { who: who(dice), what: any(dice) },
            1 => EventPattern::Attach { what: What::Any, to: any(dice) },
            _ => EventPattern::undergoes(any(dice), deed(dice), None),
        },
        Theme::Spells => match dice.below(5) {
            0 => EventPattern::CounterSpell { what: What::Any },
            1 => EventPattern::CopySpell { who: who(dice), what: What::Any },
            2 => EventPattern::Cast { who: who(dice), what: What::Any },
            3 => EventPattern::Discard { what: What::Any, who: who(dice) },
            _ => EventPattern::Move { what: What::Any, from: None, to: Some(Zones::Graveyard) },
        },
        Theme::Mana => EventPattern::AddMana {
            who: who(dice),
            from: What::Any,
            mana: dice.one_in(2).then(|| Mana::ALL[dice.below(6)]),
            tapped: dice.one_in(3),
        },
        Theme::Damage
        | Theme::Life
        | Theme::Draw
        | Theme::Leave
        | Theme::Places
        | Theme::Create
        | Theme::Enter
        | Theme::Counters
        | Theme::Begin
        | Theme::Triggers
        | Theme::Arrivals
        | Theme::Past
        | Theme::Checks
        | Theme::Layers
        | Theme::Ways => EventPattern::Enter { what: What::Any, under: who(dice), from: None },
    }
}

/// What an effect that looks at such an event makes of it; none leaves it to the general ways.
pub(super) fn rewrite(event: &EventPattern, dice: &mut Dice) -> Option<Rewrite> {
    if let EventPattern::AddMana { .. } = event
        && dice.one_in(3)
    {
        return Some(Rewrite::ManaOf(Mana::ALL[dice.below(6)]));
    }
    if let EventPattern::Roll { .. } = event
        && dice.one_in(2)
    {
        return Some(Rewrite::ExtraDice { more: Amount::N(1), ignored: Amount::N(1) });
    }
    if let EventPattern::Deed { deed, .. } = event
        && deed.is_of_players()
        && !deed.frame().number
    {
        return Some(Rewrite::Become(vec![Event::LoseLife { who: who(dice), amount: Amount::N(1) }]));
    }
    if let EventPattern::Deed { deed: Deed::TurnFaceUp | Deed::Transform, .. } = event
        && dice.one_in(2)
    {
        return Some(Rewrite::EnterWithCounters { kind: Counter::PlusOne, amount: Amount::N(1) });
    }
    if let EventPattern::Deed { deed: Deed::Explore, .. } = event {
        let again = || Event::undergoes(What::It, Deed::Explore, None);
        return Some(Rewrite::Become(vec![again(), again()]));
    }
    dice.one_in(8).then(|| {
        let cat = named("Cat", CardType::Creature);
        let (token, amount) = (Token::Is(Box::new(cat)), Amount::N(1));
        Rewrite::With(vec![Event::creates(Who::You, token, amount)])
    })
}

/// The rarer ways to enter, and to lose life.
pub(super) fn way(dice: &mut Dice) -> (EventPattern, Rewrite) {
    let enter = EventPattern::enters(What::Any);
    let cost = vec![Event::LoseLife { who: Who::You, amount: Amount::N(2) }];
    let rewrite = match dice.below(9) {
        0 => Rewrite::EnterTransformed,
        1 => Rewrite::EnterFaceDown,
        2 => Rewrite::EnterAttached(What::Type(CardType::Creature)),
        3 => Rewrite::UnlessPaid { with: None, cost, otherwise: Box::new(Rewrite::EnterTapped) },
        4 => Rewrite::AsEnters(EnterChoice::CreatureType),
        5 => Rewrite::AsEnters(EnterChoice::CardName),
        6 => Rewrite::AsEnters(EnterChoice::Player(Who::Anyone)),
        7 => Rewrite::AsEnters(EnterChoice::Number(2)),
        _ => {
            let floor = Rewrite::Scale(Scale::DownTo(Amount::N(1)));
            return (EventPattern::LoseLife { who: who(dice) }, floor);
        }
    };
    (enter, rewrite)
}

/// An effect of a theme about the rarer ways.
pub(super) fn of_ways(dice: &mut Dice) -> Effect {
    if dice.one_in(4) {
        let damage = EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None };
        return Effect::new(damage, Rewrite::DealtBy(What::Is("Ox".to_owned())));
    }
    let (event, rewrite) = way(dice);
    Effect { optional: dice.one_in(6), ..Effect::new(event, rewrite) }
}
