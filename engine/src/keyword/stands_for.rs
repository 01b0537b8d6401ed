//! What abilities are made of for which several keywords stand.

use language::board::{
    Ability, Change, Characteristics, Counter, Keyword, KeywordName, Period, SpellCost, Step, Targeting, Zone,
};
use language::effect::{Effect, EventPattern, Lifetime, Pattern, Zones};
use language::event::{Deed, Event, Instruction};
use language::rule::Switch;
use language::select::{Amount, What, Who, Whom};

/// A replacement or prevention effect, with the name by which a ruling shows it.
pub(crate) fn effect(name: impl Into<String>, effect: Effect) -> Ability {
    Ability::Effect(Effect { name: Some(name.into()), ..effect })
}

/// A triggered ability.
pub(crate) fn triggered(when: Pattern, does: Vec<Instruction>) -> Ability {
    Ability::triggered(when, does)
}

/// Its controller may do this.
pub(crate) fn may(does: Vec<Instruction>) -> Instruction {
    Instruction::May { who: Who::You, does, otherwise: Vec::new() }
}

/// The card itself is cast, by whom, for what in place of its mana cost. Whoever casts it chooses its targets and modes
/// (CR 601.2b, 601.2c (2026-04-17)).
pub(crate) fn cast(who: Who, paid: &str) -> Instruction {
    let paid = vec![paid.to_owned()];
    Instruction::Cast { what: What::This, who: Some(who), targets: None, paid, x: 0, modes: Vec::new() }
}

/// So much is added to the power and toughness of these until the turn ends.
pub(crate) fn grows(what: What, power: u64, toughness: u64) -> Instruction {
    let [power, toughness] = [power, toughness].map(|by| i64::try_from(by).unwrap_or(i64::MAX));
    modified(what, power, toughness)
}

/// Power and toughness of these change by so much until the turn ends.
pub(crate) fn modified(what: What, power: i64, toughness: i64) -> Instruction {
    let changes = vec![Change::ModifyPowerToughness(power, toughness)];
    Instruction::Change { what, changes, until: Lifetime::ThisTurn }
}

/// One of these is targeted.
pub(crate) fn target(what: What, called: &str) -> Instruction {
    let (called, of) = (called.to_owned(), Whom::Object(what));
    Instruction::Target(Targeting::one(called, of))
}

/// So many of these are chosen.
pub(crate) fn chosen(who: Who, what: What, many: u64, called: &str) -> Instruction {
    let (called, amount) = (called.to_owned(), Amount::N(many));
    Instruction::Choose {
        power: None,
        who,
        what,
        amount,
        or_fewer: false,
        target: false,
        each: false,
        called,
    }
}

/// This happens to the ability's own object.
pub(crate) fn of_this(deed: Deed) -> Pattern {
    Pattern::new(EventPattern::undergoes(What::This, deed, None))
}

/// Its own object deals combat damage to a player.
pub(crate) fn combat_damage_to_a_player() -> Pattern {
    let to = Whom::Player(Who::Anyone);
    Pattern::new(EventPattern::Damage { from: What::This, to, combat: Some(true) })
}

/// Its own object goes from the battlefield to a graveyard.
pub(crate) fn dies() -> Pattern {
    let (from, to) = (Some(Zones::Battlefield), Some(Zones::Graveyard));
    Pattern::new(EventPattern::Move { what: What::This, from, to })
}

/// The name of a token of one subtype for which nothing says one (CR 111.4 (2026-04-17)).
pub(crate) fn token_name(subtype: &str, on: &dyn Fn(Switch) -> bool) -> String {
    if on(Switch::TokenNames) { format!("{subtype} Token") } else { subtype.to_owned() }
}

/// So many counters of a kind are put on something.
pub(crate) fn puts(on: What, kind: Counter, many: u64) -> Event {
    Event::PutCounters { who: Who::You, on: Whom::Object(on), kind, amount: Amount::N(many) }
}

/// The beginning of its controller's upkeep.
pub(crate) fn your_upkeep() -> EventPattern {
    EventPattern::Begin { period: Period::Step(Step::Upkeep), who: Who::You, extra: None }
}

/// These happen at the same time.
pub(crate) fn together(events: Vec<Event>) -> Instruction {
    Instruction::Do { events, unless: Vec::new() }
}

/// What is paid for the spell besides, where it is announced by this name: some objects are chosen, and this happens to them.
pub(crate) fn spell_cost(called: &str, what: What, many: u64, happens: fn(What) -> Event) -> Ability {
    let called = called.to_owned();
    let pay =
        vec![chosen(Who::You, what, many, &called), together(vec![happens(What::Chosen(called.clone()))])];
    let costs = vec![SpellCost { called: Some(called), pay }];
    Ability::Spell { costs, targets: Vec::new(), does: Vec::new() }
}

/// A card is discarded for the spell where that is announced by this name: one that is this, of the hand of whoever casts it.
pub(crate) fn discard_for_it(called: &str, card: What) -> Ability {
    let in_hand = What::All(vec![card, What::In(Zone::Hand), What::OwnedBy(Who::You)]);
    spell_cost(called, in_hand, 1, |what| Event::Discard { what })
}

/// Whether characteristics have a keyword.
pub(crate) fn has_keyword(is: &Characteristics, keyword: &Keyword) -> bool {
    is.abilities.iter().any(|ability| matches!(ability, Ability::Keyword(found) if found == keyword))
}

/// Whether characteristics have a keyword of a name, whatever is said with it.
pub(crate) fn has_named(is: &Characteristics, name: KeywordName) -> bool {
    is.abilities.iter().any(|ability| matches!(ability, Ability::Keyword(found) if found.of() == Some(name)))
}
