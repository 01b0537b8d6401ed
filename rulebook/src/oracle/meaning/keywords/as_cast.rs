//! Keywords of spells that are cast for another cost, or with another one besides: what they do besides, and what the permanents
//! are that they become.

use language::board::{
    Ability, CardType, Change, Continuous, Counter, IfPaid, Keyword, Period, PlayerDesignation, Step,
    Targeting, Zone,
};
use language::effect::{Effect, EventPattern, Lifetime, Rewrite, Scale};
use language::event::{Deed, Event, Instruction, Token};
use language::select::{Amount, CastNumber, Compare, Condition, What, Who, Whom};

use super::{on, put_amount};
use crate::oracle::meaning::does;

/// The card itself, for which that was paid.
fn paid(called: &str) -> What {
    What::All(vec![What::This, What::Paid(called.to_owned())])
}

/// How many times its additional cost was paid.
const fn times() -> Amount {
    Amount::OfCast(CastNumber::Kicked, What::This)
}

/// When it is cast, it is copied for each time that this was paid (CR 702.56a (2026-04-17)).
pub(super) fn replicate() -> Ability {
    let cast = EventPattern::Cast { who: Who::Anyone, what: paid("replicate") };
    let copy = Event::CopySpell { who: Who::You, what: What::This, amount: times(), new_targets: true };
    on(cast, Vec::new(), vec![does(copy)])
}

/// When a spell is cast for more mana than this has power, or than it has toughness, it gets a counter if it is a creature
/// (CR 702.191a (2026-04-17)).
pub(super) fn increment() -> Ability {
    let cast = EventPattern::Cast { who: Who::You, what: What::Any };
    let more =
        |size: Amount| Condition::Number(Amount::OfCast(CastNumber::Mana, What::It), Compare::MoreThan, size);
    let sizes = [Amount::PowerOf(What::This), Amount::ToughnessOf(What::This)];
    let creature = Condition::Exists(What::All(vec![What::This, What::Type(CardType::Creature)]));
    let only_if = vec![creature, Condition::OneOf(sizes.map(more).to_vec())];
    on(cast, only_if, vec![put_amount(What::This, Amount::N(1))])
}

/// When it enters, a token is created that is a copy of it for each time that this was paid (CR 702.157a (2026-04-17)).
pub(super) fn squad() -> Ability {
    let only_if = vec![Condition::Exists(paid("squad"))];
    let create = does(Event::creates(Who::You, Token::CopyOf(What::This), times()));
    on(EventPattern::enters(What::This), only_if, vec![create])
}

/// Cast for this, it puts so many counters on a land besides, which becomes an Elemental with haste (CR 702.113a (2026-04-17)).
pub(super) fn awaken(counters: u64) -> Ability {
    const PAID: &str = "awaken";
    let called = "awakened land".to_owned();
    let land = What::All(vec![What::Type(CardType::Land), What::ControlledBy(Who::You)]);
    let chosen = What::Chosen(called.clone());
    let changes = vec![
        Change::AddType(CardType::Creature),
        Change::AddSubtype("Elemental".to_owned()),
        Change::SetPowerToughness(0, 0),
        Change::AddAbility(Box::new(Ability::Keyword(Keyword::Haste))),
    ];
    let becomes = Instruction::Change { what: chosen.clone(), changes, until: Lifetime::Always };
    let condition = Condition::Exists(paid(PAID));
    let then = vec![put_amount(chosen, Amount::N(counters)), becomes];
    let if_paid = Some(IfPaid::Paid(PAID.to_owned()));
    Ability::Spell {
        costs: Vec::new(),
        targets: vec![Targeting { if_paid, ..Targeting::one(called, Whom::Object(land)) }],
        does: vec![Instruction::If { condition, then, otherwise: Vec::new() }],
    }
}

/// Cast for this, it is an Aura that enchants a creature, and no creature, until it becomes unattached
/// (CR 702.103b (2026-04-17)).
pub(super) fn bestow() -> Ability {
    let here = What::All(vec![What::This, What::In(Zone::Battlefield)]);
    let yet = Condition::Not(Box::new(Condition::Exists(here)));
    let attached = Condition::Exists(What::AttachedToBy);
    let creature = What::Type(CardType::Creature);
    let ability = Ability::Continuous(Continuous {
        affects: What::This,
        only_if: vec![Condition::Exists(paid("bestow")), Condition::OneOf(vec![yet, attached])],
        changes: vec![
            Change::LoseType(CardType::Creature),
            Change::AddSubtype("Aura".to_owned()),
            Change::AddAbility(Box::new(Ability::Keyword(Keyword::Enchant(Whom::Object(creature))))),
        ],
    });
    let zones = vec![Zone::Hand, Zone::Graveyard, Zone::Exile, Zone::Library, Zone::Stack, Zone::Battlefield];
    Ability::FunctionsIn { zones, ability: Box::new(ability) }
}

/// It would enter with two fewer loyalty counters for each mana symbol for which life was paid (CR 702.150a (2026-04-17)).
pub(super) fn compleated() -> Ability {
    const PAID: &str = "compleated";
    let on = Whom::Object(What::This);
    let counters = EventPattern::PutCounters { who: Who::Anyone, on, kind: Some(Counter::Loyalty) };
    let fewer = Rewrite::Scale(Scale::Minus(Amount::Times(Box::new(times()), 2)));
    let mut effect = Effect::new(counters, fewer);
    let here = Condition::Exists(What::All(vec![What::This, What::In(Zone::Battlefield)]));
    effect.when.only_if = vec![Condition::It(What::Paid(PAID.to_owned())), Condition::Not(Box::new(here))];
    Ability::Effect(effect)
}

/// At its controller's upkeep it is sacrificed unless its echo cost is paid, if it has come since the last (CR 702.30a (2026-04-17)).
pub(super) fn echo() -> Ability {
    let begins = EventPattern::Begin { period: Period::Step(Step::Upkeep), who: Who::You, extra: None };
    let due = Condition::Exists(What::All(vec![What::This, What::EchoDue]));
    let otherwise = vec![does(Event::Sacrifice { what: What::This })];
    on(begins, vec![due], vec![Instruction::May { who: Who::You, does: Vec::new(), otherwise }])
}

/// A spell with ascend gives the city's blessing to whoever has ten permanents (CR 702.131a (2026-04-17)).
pub(in crate::oracle) fn ascend() -> Ability {
    let mine = Amount::Count(What::ControlledBy(Who::You));
    let condition = Condition::Number(mine, Compare::AtLeast, Amount::N(10));
    let blessed = Event::does(Who::You, Deed::Get(PlayerDesignation::CitysBlessing), Amount::N(1));
    let does = vec![Instruction::If { condition, then: vec![does(blessed)], otherwise: Vec::new() }];
    Ability::Spell { costs: Vec::new(), targets: Vec::new(), does }
}
