//! Keywords of spells that are cast for another cost, or with another one besides: what they do besides, and what the permanents
//! are that they become.

use language::board::{
    Ability, CardType, Change, Continuous, Counter, IfPaid, Keyword, KeywordName, Period, PlayerDesignation,
    Step, Targeting, Zone,
};
use language::effect::{Effect, EventPattern, Lifetime, Rewrite, Scale};
use language::event::{Deed, Event, Instruction, Place, Token};
use language::select::{Amount, CastNumber, Compare, Condition, What, Who, Whom};

use super::{choose, cost, on, put_amount};
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

/// In its controller's upkeep it gets an age counter, and is sacrificed unless so much life is paid for each of these
/// (CR 702.24a (2026-04-17)).
///
/// Known gap: the card has no keyword by it; what asks who has cumulative upkeep does not find it.
pub(in crate::oracle) fn cumulative_upkeep(life: u64) -> Ability {
    let age = || Counter::Named("age".to_owned());
    let puts =
        Event::PutCounters { who: Who::You, on: Whom::Object(What::This), kind: age(), amount: Amount::N(1) };
    let amount = Amount::Times(Box::new(Amount::Counters(age(), What::This)), life);
    let cost = vec![Event::LoseLife { who: Who::You, amount }];
    let otherwise = vec![does(Event::Sacrifice { what: What::This })];
    let pays = Instruction::Pay { who: Who::You, cost, then: Vec::new(), otherwise };
    let here = Condition::Exists(What::All(vec![What::This, What::In(Zone::Battlefield)]));
    let begins = EventPattern::Begin { period: Period::Step(Step::Upkeep), who: Who::You, extra: None };
    let then = vec![does(puts), pays];
    on(begins, Vec::new(), vec![Instruction::If { condition: here, then, otherwise: Vec::new() }])
}

/// What a keyword says of an instant or a sorcery alone; none where it says the same of all spells.
pub(in crate::oracle) fn of_spell(keyword: &Keyword) -> Option<Ability> {
    let name = keyword.of();
    if name == Some(KeywordName::Ascend) {
        Some(ascend())
    } else {
        (name == Some(KeywordName::Sneak)).then(sneak)
    }
}

/// An unblocked creature is returned to the hand for the spell (CR 702.190a (2026-04-17)).
fn sneak() -> Ability {
    let unblocked = vec![What::Type(CardType::Creature), What::Unblocked, What::ControlledBy(Who::You)];
    let chosen = choose(What::All(unblocked), Amount::N(1), false, "sneak");
    let what = What::Chosen("sneak".to_owned());
    cost("sneak", vec![chosen, does(Event::Move { what, to: Zone::Hand, place: Place::Top })])
}

/// A spell with ascend gives the city's blessing to whoever has ten permanents (CR 702.131a (2026-04-17)).
fn ascend() -> Ability {
    let mine = Amount::Count(What::ControlledBy(Who::You));
    let condition = Condition::Number(mine, Compare::AtLeast, Amount::N(10));
    let blessed = Event::does(Who::You, Deed::Get(PlayerDesignation::CitysBlessing), Amount::N(1));
    let does = vec![Instruction::If { condition, then: vec![does(blessed)], otherwise: Vec::new() }];
    Ability::Spell { costs: Vec::new(), targets: Vec::new(), does }
}
