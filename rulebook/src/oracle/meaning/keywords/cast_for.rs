//! Keywords that say for what a card may be cast in place of its mana cost, and what becomes of it then.

use language::board::{Ability, CardType, Change, Continuous, Counter, Keyword, Period, Step, Zone};
use language::effect::{Effect, EventPattern, Rewrite, Zones};
use language::event::{Event, Instruction, Place};
use language::select::{Amount, Condition, What, Who, Whom};

use super::{activated, choose, cost, in_hand, on};
use crate::oracle::meaning::does;

/// Itself, if that was paid for it.
fn paid(called: &str) -> Condition {
    Condition::Exists(What::All(vec![What::This, What::Paid(called.to_owned())]))
}

/// As it resolves, if that was paid for it, something is arranged for the beginning of the next end step, by a delayed triggered
/// ability of the permanent that it becomes: so whatever abilities that has lost then.
fn at_end(called: &str, event: Event) -> Ability {
    let triggers = Instruction::Trigger { does: vec![does(event)] };
    let later = Instruction::Later {
        period: Period::Step(Step::End),
        who: Who::Anyone,
        of_next_turn: false,
        does: vec![triggers],
    };
    let arranges = Instruction::If { condition: paid(called), then: vec![later], otherwise: Vec::new() };
    Ability::Spell { costs: Vec::new(), targets: Vec::new(), does: vec![arranges] }
}

/// It has this if that was paid for it.
fn has(called: &str, ability: Ability) -> Ability {
    let changes = vec![Change::AddAbility(Box::new(ability))];
    Ability::Continuous(Continuous { affects: What::This, only_if: vec![paid(called)], changes })
}

fn this_to(to: Zone) -> Event {
    Event::Move { what: What::This, to, place: Place::Top }
}

/// It has haste, and goes back to the hand at the end (CR 702.109a (2026-04-17)).
pub(super) fn dash() -> Vec<Ability> {
    vec![at_end("dash", this_to(Zone::Hand)), has("dash", Ability::Keyword(Keyword::Haste))]
}

/// It has haste and draws a card as it dies, and is sacrificed at the end (CR 702.152a (2026-04-17)).
pub(super) fn blitz() -> Vec<Ability> {
    let (from, to) = (Some(Zones::Battlefield), Some(Zones::Graveyard));
    let dies = EventPattern::Move { what: What::This, from, to };
    let draw = Event::Draw { who: Who::You, amount: Amount::N(1), with_it: Vec::new() };
    vec![
        at_end("blitz", Event::Sacrifice { what: What::This }),
        has("blitz", Ability::Keyword(Keyword::Haste)),
        has("blitz", on(dies, Vec::new(), vec![does(draw)])),
    ]
}

/// It is exiled at the end, to be cast later (CR 702.185a (2026-04-17)).
pub(super) fn warp() -> Vec<Ability> {
    vec![at_end("warp", this_to(Zone::Exile))]
}

/// It enters with so many time counters if that was paid for it, is no creature as long as it has any, and loses one at each
/// of its controller's end steps (CR 702.176a (2026-04-17)).
pub(super) fn impending(counters: u64) -> Vec<Ability> {
    let time = || Counter::Named("time".to_owned());
    let has_any = || Condition::Exists(What::All(vec![What::This, What::With(time())]));
    let own = EventPattern::enters(What::This);
    let with = Rewrite::EnterWithCounters { kind: time(), amount: Amount::N(counters) };
    let mut enters = Effect::new(own, with);
    enters.when.only_if.push(Condition::It(What::Paid("impending".to_owned())));
    let changes = vec![Change::LoseType(CardType::Creature)];
    let only_if = vec![paid("impending"), has_any()];
    let begins = EventPattern::Begin { period: Period::Step(Step::End), who: Who::You, extra: None };
    let remove = Event::RemoveCounters { from: Whom::Object(What::This), kind: time(), amount: Amount::N(1) };
    vec![
        Ability::Effect(enters),
        Ability::Continuous(Continuous { affects: What::This, only_if: only_if.clone(), changes }),
        on(begins, only_if, vec![does(remove)]),
    ]
}

/// A tapped creature is returned to the hand for it (CR 702.188a (2026-04-17)).
pub(super) fn web_slinging() -> Vec<Ability> {
    let tapped = What::All(vec![What::Type(CardType::Creature), What::Tapped, What::ControlledBy(Who::You)]);
    let chosen = choose(tapped, Amount::N(1), false, "web-slinging");
    let what = What::Chosen("web-slinging".to_owned());
    vec![cost("web-slinging", vec![chosen, does(Event::Move { what, to: Zone::Hand, place: Place::Top })])]
}

/// It is exiled from the hand with so many time counters; what comes then, the keyword itself says
/// (CR 702.62a (2026-04-17)).
///
/// Known gap: this uses no stack; it is written as the cost of an ability that does nothing, which a board activates.
pub(super) fn suspend(amount: Amount) -> Ability {
    let (on, kind) = (Whom::Object(What::This), Counter::Named("time".to_owned()));
    let put = Event::PutCounters { who: Who::You, on, kind, amount };
    let costs: Vec<Instruction> = [this_to(Zone::Exile), put].map(does).to_vec();
    in_hand(activated("suspend", costs, Vec::new()))
}
