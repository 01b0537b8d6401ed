//! Boards of permanents that enter with counters, and of what looks at those.

use super::dice::Dice;
use super::parts::{named, owned};
use language::board::{
    Ability, Board, CardType, Change, Characteristics, Continuous, Counter, Object, Restriction, Zone,
};
use language::effect::{Effect, EventPattern, Pattern, Rewrite, Scale};
use language::event::{Event, Token};
use language::select::{Amount, Compare, Measure, What, Who, Whom};

/// Creatures in a graveyard and in a hand that say how they enter, and permanents with effects on that.
pub(super) fn furnish(board: &mut Board, many: usize, dice: &mut Dice) {
    for (id, zone) in [("Newt", Zone::Graveyard), ("Crab", Zone::Hand)] {
        let is = creature(id, dice);
        board.objects.push(Object { zone, ..owned(id, is, dice.below(many)) });
    }
    for number in 0..2 + dice.below(2) {
        let name = format!("Tide{number}");
        let abilities = vec![Ability::Effect(effect(dice))];
        let is = Characteristics { abilities, ..named(&name, CardType::Enchantment) };
        board.objects.push(owned(&name, is, dice.below(many)));
    }
    if dice.one_in(3) {
        let on = Whom::Object(filter(dice));
        let abilities = vec![cant(on, None)];
        let is = Characteristics { abilities, ..named("Drought", CardType::Enchantment) };
        board.objects.push(owned("Drought", is, dice.below(many)));
    }
}

/// What enters: one of the creatures or both, or tokens.
pub(super) fn event(dice: &mut Dice) -> Event {
    let is = |id: &str| What::Is(id.to_owned());
    match dice.below(4) {
        0 => {
            let mut event = Event::creates(Who::You, token(dice), Amount::N(1 + dice.below(2) as u64));
            if let Event::Create { counters, .. } = &mut event
                && dice.one_in(3)
            {
                counters.push((Counter::PlusOne, Amount::N(1 + dice.below(2) as u64)));
            }
            event
        }
        1 => Event::Enter {
            what: is("Crab"),
            under: None,
            tapped: false,
            counters: Vec::new(),
            face_down: None,
            attacking: None,
            transformed: false,
        },
        2 => Event::Enter {
            what: is("Newt"),
            under: Some(Who::You),
            tapped: false,
            counters: Vec::new(),
            face_down: None,
            attacking: None,
            transformed: false,
        },
        _ => {
            let both = What::OneOf(vec![is("Newt"), is("Crab")]);
            Event::enters(both, None)
        }
    }
}

/// A token, now and then as large as creatures are.
fn token(dice: &mut Dice) -> Token {
    let is = Box::new(creature("Fry", dice));
    if !dice.one_in(3) {
        return Token::Is(is);
    }
    let creatures = || What::Type(CardType::Creature);
    let power = Amount::Sum(Measure::Power, creatures());
    let toughness =
        Amount::Plus(Box::new(Amount::Greatest(Measure::Toughness, creatures())), Box::new(Amount::N(1)));
    Token::Sized { is, power, toughness }
}

fn creature(id: &str, dice: &mut Dice) -> Characteristics {
    let (power, toughness) = (Some([1, 2, 3][dice.below(3)]), Some(3));
    let mut is = Characteristics { power, toughness, ..named(id, CardType::Creature) };
    let enters = EventPattern::Enter { what: What::This, under: Who::Anyone, from: None };
    if dice.one_in(2) {
        let amount = Amount::N(1 + dice.below(2) as u64);
        let with = Rewrite::EnterWithCounters { kind: Counter::PlusOne, amount };
        is.abilities.push(Ability::Effect(Effect::new(enters.clone(), with)));
    }
    if dice.one_in(4) {
        is.abilities.push(Ability::Effect(Effect::new(enters, Rewrite::EnterTapped)));
    }
    if dice.one_in(3) {
        let on = EventPattern::PutCounters { who: Who::Anyone, on: Whom::Object(What::This), kind: None };
        is.abilities.push(Ability::Effect(Effect::new(on, Rewrite::Scale(scale(dice)))));
    }
    if dice.one_in(6) {
        is.abilities.push(cant(Whom::Object(What::This), Some(Counter::PlusOne)));
    }
    if dice.one_in(3) {
        let affects = What::All(vec![What::This, What::With(Counter::PlusOne)]);
        let changes = vec![Change::SetTypes(vec![CardType::Artifact])];
        is.abilities.push(Ability::Continuous(Continuous { affects, only_if: Vec::new(), changes }));
    }
    is
}

fn cant(on: Whom, kind: Option<Counter>) -> Ability {
    Ability::Restriction(Restriction::Cant(Pattern::new(EventPattern::PutCounters {
        who: Who::Anyone,
        on,
        kind,
    })))
}

fn effect(dice: &mut Dice) -> Effect {
    let what = filter(dice);
    let on = if dice.one_in(3) { What::Any } else { What::Type(CardType::Creature) };
    let enters = EventPattern::Enter { what, under: Who::Anyone, from: None };
    let puts = EventPattern::PutCounters { who: Who::Anyone, on: Whom::Object(on), kind: None };
    let with = |amount| Rewrite::EnterWithCounters { kind: Counter::PlusOne, amount: Amount::N(amount) };
    match dice.below(7) {
        0 => Effect::new(enters, Rewrite::EnterTapped),
        6 => Effect::new(enters, Rewrite::ChooseOne(vec![with(1), Rewrite::EnterTapped])),
        1 => Effect { optional: dice.one_in(2), ..Effect::new(enters, with(1)) },
        2 => Effect::new(enters, with(2)),
        3 => Effect::new(enters, with(1)),
        _ => Effect::new(puts, Rewrite::Scale(scale(dice))),
    }
}

fn scale(dice: &mut Dice) -> Scale {
    [Scale::Times(2), Scale::Plus(Amount::N(1)), Scale::Minus(Amount::N(1))][dice.below(3)].clone()
}

fn filter(dice: &mut Dice) -> What {
    let creature = What::Type(CardType::Creature);
    match dice.below(6) {
        0 => What::All(vec![creature, What::Power(Compare::AtLeast, Box::new(Amount::N(3)))]),
        1 => What::With(Counter::PlusOne),
        2 => What::Type(CardType::Artifact),
        3 => What::All(vec![creature, What::ControlledBy(Who::You)]),
        4 => What::Not(Box::new(What::With(Counter::PlusOne))),
        _ => creature,
    }
}
