//! Counters that stand for effects of their permanent: shield, stun and finality counters
//! (CR 122.1c, 122.1d, 122.1h (2026-04-17)). However many there are, each kind stands for its effects once; only by
//! CR 122.1c (2022-04-29) each shield counter stands for effects of its own.

use language::board::{Counter, Zone};
use language::effect::{Cause, Effect, EventPattern, Prevention, Rewrite, Scope, Zones};
use language::event::{Deed, Event, Instruction, Place};
use language::rule::{Rule, Switch};
use language::select::{Amount, What, Whom};

/// Known gap: of more shield counters than this only so many stand for effects of their own.
const MOST_SHIELDS: u64 = 32;

const STUN: &str = "stun counter";
const SHIELD: &str = "shield counter";
const SHIELD_DAMAGE: &str = "shield counter (damage)";
const FINALITY: &str = "finality counter";

/// The effects that so many counters of a kind stand for.
///
/// Judgement: of stun counters no text is known before 2025-02-07, and they stand for one effect at every date.
pub(crate) fn effects(kind: &Counter, count: u64, on: &dyn Fn(Switch) -> bool) -> Vec<Effect> {
    match kind {
        Counter::Stun => vec![stun()],
        Counter::Shield => {
            let times = if on(Switch::ShieldCountersAreOne) { 1 } else { count.min(MOST_SHIELDS) };
            (0..times).flat_map(|_| [shield_destroy(), shield_damage()]).collect()
        }
        Counter::Finality => vec![finality()],
        Counter::PlusOne
        | Counter::MinusOne
        | Counter::Loyalty
        | Counter::Defense
        | Counter::Poison
        | Counter::Named(_) => Vec::new(),
    }
}

/// The rule about the counters that stand for an effect; none for an effect of anything else.
pub(crate) fn rule(effect: &Effect) -> Option<Rule> {
    let is = |own: Effect| own == *effect;
    match effect.name.as_deref()? {
        STUN => is(stun()).then_some(Rule::StunCounters),
        SHIELD => is(shield_destroy()).then_some(Rule::ShieldCounters),
        SHIELD_DAMAGE => is(shield_damage()).then_some(Rule::ShieldCounters),
        FINALITY => is(finality()).then_some(Rule::FinalityCounters),
        _ => None,
    }
}

fn one_less(kind: Counter) -> Event {
    Event::RemoveCounters { from: Whom::Object(What::This), kind, amount: Amount::N(1) }
}

fn named(name: &str, effect: Effect) -> Effect {
    Effect { name: Some(name.to_owned()), ..effect }
}

fn stun() -> Effect {
    let event = EventPattern::undergoes(What::This, Deed::Untap, None);
    named(STUN, Effect::new(event, Rewrite::Become(vec![one_less(Counter::Stun)])))
}

/// Only against destruction by effects: neither by lethal damage nor as a cost.
fn shield_destroy() -> Effect {
    let event = EventPattern::Destroy { what: What::This };
    let mut effect = Effect::new(event, Rewrite::Become(vec![one_less(Counter::Shield)]));
    effect.when.because = vec![Cause::Effect, Cause::Replacement];
    named(SHIELD, effect)
}

/// What several sources deal to it at the same time is prevented together, for one counter.
fn shield_damage() -> Effect {
    let event = EventPattern::Damage { from: What::Any, to: Whom::Object(What::This), combat: None };
    let then = vec![Instruction::Do { events: vec![one_less(Counter::Shield)], unless: Vec::new() }];
    let mut effect = Effect::new(event, Rewrite::Prevent(Prevention { then, ..Prevention::default() }));
    effect.when.scope = Scope::PerRecipient;
    named(SHIELD_DAMAGE, effect)
}

fn finality() -> Effect {
    let from = Some(Zones::Battlefield);
    let event = EventPattern::Move { what: What::This, from, to: Some(Zones::Graveyard) };
    let exile = Rewrite::ToZone { zone: Zone::Exile, place: Place::Top };
    named(FINALITY, Effect::new(event, exile))
}
