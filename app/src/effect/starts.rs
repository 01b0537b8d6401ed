//! What one starts an effect from: the usual ones, to be changed on the form.

use language::board::{
    Ability, CardType, Change, Continuous, Counter, Loss, Refers, Restriction, Unread, UnreadOf, Zone,
};
use language::effect::{
    Effect, EnterChoice, EventPattern, Floating, Limit, Pattern, Prevention, Quantity, Rewrite, Scale, Scope,
};
use language::event::{Deed, Event, Instruction, Place};
use language::select::{Amount, Compare, Condition, What, Who, Whom};

/// A usual effect and what it is called.
pub type Start = (&'static str, fn() -> Effect);

/// Usual effects of permanents and spells.
pub const ABILITIES: [Start; 15] = [
    ("Damage is doubled", || on(damage(Whom::Any), Rewrite::Scale(Scale::Times(2)))),
    ("Damage to you is prevented", || on(damage(you()), prevent(Quantity::All))),
    ("Damage to you is less by 1", || on(damage(you()), prevent(Quantity::Some(Amount::N(1))))),
    ("Damage to you is dealt to this instead", || {
        on(damage(you()), Rewrite::Redirect { amount: None, to: Whom::Object(What::This) })
    }),
    ("Life gained is doubled", || {
        on(EventPattern::GainLife { who: Who::You }, Rewrite::Scale(Scale::Times(2)))
    }),
    ("A draw is replaced", || {
        let mill = Event::does(Who::You, Deed::Mill, Amount::N(1));
        on(EventPattern::Draw { who: Who::You }, Rewrite::Instead(at_once(mill)))
    }),
    ("Draws are skipped", || on(EventPattern::Draw { who: Who::You }, Rewrite::Nothing)),
    ("It enters tapped", || on(enters(What::This), Rewrite::EnterTapped)),
    ("It enters with counters", || {
        on(enters(What::This), Rewrite::EnterWithCounters { kind: Counter::PlusOne, amount: Amount::N(1) })
    }),
    ("It enters as a copy", || {
        let of = What::Type(CardType::Creature);
        let copy = on(enters(What::This), Rewrite::EnterAsCopy { of, except: Vec::new() });
        Effect { optional: true, ..copy }
    }),
    ("A colour is chosen as it enters", || on(enters(What::This), Rewrite::AsEnters(EnterChoice::Color))),
    ("Tokens are doubled", || {
        let mut effect =
            on(EventPattern::Create { what: What::Any, under: Who::You }, Rewrite::Scale(Scale::Times(2)));
        effect.when.scope = Scope::PerPlayer;
        effect
    }),
    ("Counters are doubled", || {
        let on_yours = Whom::Object(What::ControlledBy(Who::You));
        on(
            EventPattern::PutCounters { who: Who::Anyone, on: on_yours, kind: None },
            Rewrite::Scale(Scale::Times(2)),
        )
    }),
    ("What would go to a graveyard is exiled", || {
        let moves = EventPattern::Move { what: What::Any, from: None, to: Some(Zone::Graveyard.into()) };
        on(moves, Rewrite::ToZone { zone: Zone::Exile, place: Place::Top })
    }),
    ("It is not destroyed, but regenerated", || {
        on(EventPattern::Destroy { what: What::This }, Rewrite::Regenerate)
    }),
];

/// Usual effects that have left their source.
pub const FLOATING: [Start; 6] = [
    ("A shield: the next 3 damage is prevented", || {
        on(damage(you()), prevent(Quantity::All)).limited(Limit::Shield(3))
    }),
    ("A shield: the next 3 damage goes elsewhere", || {
        let redirect = Rewrite::Redirect { amount: None, to: Whom::Player(Who::Opponents) };
        on(damage(you()), redirect).limited(Limit::Shield(3))
    }),
    ("All damage this turn is prevented", || on(damage(Whom::Any), prevent(Quantity::All))),
    ("Damage this turn is doubled", || on(damage(Whom::Any), Rewrite::Scale(Scale::Times(2)))),
    ("The next destruction is a regeneration", || {
        let destroyed = EventPattern::Destroy { what: What::Type(CardType::Creature) };
        on(destroyed, Rewrite::Regenerate).limited(Limit::ONCE)
    }),
    ("The next draw is replaced", || {
        let gain = Event::GainLife { who: Who::You, amount: Amount::N(2) };
        let draw = EventPattern::Draw { who: Who::You };
        on(draw, Rewrite::Instead(at_once(gain))).limited(Limit::ONCE)
    }),
];

/// An effect that has left its source and is controlled by a player.
pub fn floating(id: &str, controller: &str, effect: Effect) -> Floating {
    Floating {
        id: id.to_owned(),
        source: None,
        controller: Some(controller.to_owned()),
        refers: Refers::default(),
        left: None,
        effect,
    }
}

fn on(event: EventPattern, rewrite: Rewrite) -> Effect {
    Effect::new(event, rewrite)
}

fn you() -> Whom {
    Whom::Player(Who::You)
}

fn damage(to: Whom) -> EventPattern {
    EventPattern::Damage { from: What::Any, to, combat: None }
}

fn enters(what: What) -> EventPattern {
    EventPattern::enters(what)
}

fn prevent(amount: Quantity) -> Rewrite {
    Rewrite::Prevent(Prevention { amount, ..Prevention::default() })
}

fn at_once(event: Event) -> Vec<Instruction> {
    vec![Instruction::Do { events: vec![event], unless: Vec::new() }]
}

/// Abilities that are no such effects.
pub(crate) fn others() -> Vec<(&'static str, Ability)> {
    let gain = Pattern::new(EventPattern::GainLife { who: Who::Opponents });
    let attacks = Pattern::new(EventPattern::undergoes(What::This, Deed::Attack, None));
    let few = Condition::Number(Amount::Hand(Who::You), Compare::AtMost, Amount::N(0));
    let restrictions = restrictions(&gain).into_iter();
    let mut all: Vec<(&'static str, Ability)> =
        restrictions.map(|(name, one)| (name, Ability::Restriction(one))).collect();
    all.extend([
        ("It attacks or blocks if able", Ability::Requirement(attacks)),
        ("A continuous effect", Ability::Continuous(continuous())),
        ("A triggered ability", Ability::triggered(gain.clone(), Vec::new())),
        ("A state trigger", Ability::StateTriggered { when: vec![few], does: Vec::new() }),
        ("What a spell does", Ability::Spell { costs: Vec::new(), targets: Vec::new(), does: Vec::new() }),
        (
            "An activated ability",
            Ability::Activated {
                name: String::new(),
                costs: Vec::new(),
                targets: Vec::new(),
                does: Vec::new(),
            },
        ),
        ("It can block more than one", Ability::BlocksMore(1)),
        ("It can attack despite defender", Ability::AttacksDespiteDefender),
        ("It assigns damage by toughness", Ability::AssignsToughness),
        (
            "An ability that works elsewhere",
            Ability::FunctionsIn {
                zones: vec![Zone::Graveyard],
                ability: Box::new(Ability::Continuous(continuous())),
            },
        ),
        (
            "An ability as long as something is so",
            Ability::AsLongAs {
                only_if: vec![Condition::TurnOf(Who::You)],
                ability: Box::new(Ability::Restriction(Restriction::Cant(gain))),
            },
        ),
        ("A sentence that is unread", unread()),
        ("Something in your own words", Ability::Opaque("Something that changes nothing here".to_owned())),
    ]);
    all
}

/// Restrictions, the first of this.
fn restrictions(gain: &Pattern) -> Vec<(&'static str, Restriction)> {
    let again = Restriction::TriggersAgain { on: None, of: What::ControlledBy(Who::You) };
    let priced = Pattern::new(EventPattern::undergoes(What::Any, Deed::Attack, Some(Whom::Player(Who::You))));
    let damage = Pattern::new(EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None });
    vec![
        ("Something can't happen", Restriction::Cant(gain.clone())),
        ("Attacking or blocking has a price", Restriction::CantUnlessPaid(priced)),
        ("Damage can't be prevented", Restriction::CantBePrevented(damage)),
        ("Something can't be regenerated", Restriction::CantBeRegenerated(What::Type(CardType::Creature))),
        ("Something can't be targeted", untargeted()),
        ("Nothing triggers on something", silent()),
        ("Abilities trigger once more", again),
        ("At most so many counters", Restriction::CountersAtMost(Counter::PlusOne, 3)),
        ("Blocked by so many or more", Restriction::BlockedByAtLeast(2)),
        ("Blocked by so many at most", Restriction::BlockedByAtMost(1)),
        ("It can't attack alone", Restriction::NeverAttacksAlone),
        ("It can't block alone", Restriction::NeverBlocksAlone),
        (
            "Somebody doesn't lose for something",
            Restriction::NeverLosesFor { who: Who::You, reason: Loss::Life },
        ),
        ("Its abilities can't be activated", Restriction::NeverActivated { but_mana: false }),
    ]
}

/// An object can't be targeted by what opponents control.
fn untargeted() -> Restriction {
    Restriction::CantBeTargeted { whom: Whom::Object(What::This), by: Who::Opponents, from: What::Any }
}

/// Creatures that enter make no ability trigger.
fn silent() -> Restriction {
    Restriction::NoTrigger { on: Pattern::new(enters(What::Type(CardType::Creature))), of: What::Any }
}

/// A sentence that nobody has read, and that may speak of anything.
fn unread() -> Ability {
    Ability::Unread(Unread {
        sentence: "1.1".to_owned(),
        of: UnreadOf::Static,
        about: Vec::new(),
        itself: false,
        words: String::new(),
    })
}

/// Somebody can't gain life.
pub(crate) fn cant_gain() -> Ability {
    Ability::Restriction(Restriction::Cant(Pattern::new(EventPattern::GainLife { who: Who::Opponents })))
}

/// What a new continuous effect is.
pub(crate) fn continuous() -> Continuous {
    let affects = What::All(vec![What::Type(CardType::Creature), What::ControlledBy(Who::You)]);
    Continuous { affects, only_if: Vec::new(), changes: vec![Change::ModifyPowerToughness(1, 1)] }
}

#[cfg(test)]
mod tests {
    use language::board::{Ability, Board, Object, Player};

    use super::*;

    #[test]
    fn every_start_makes_sense_on_a_board() {
        let mut board = Board { players: ["Alice", "Bob"].map(Player::new).to_vec(), ..Board::default() };
        for (name, start) in ABILITIES {
            let mut object = Object { id: name.to_owned(), count: 1, ..Object::default() };
            object.is.abilities.push(Ability::Effect(start()));
            board.objects.push(object);
        }
        for (name, start) in FLOATING {
            board.effects.push(floating(name, "Bob", start()));
        }
        engine::validate(&board).expect("effects that fit what they look at");
    }
}
