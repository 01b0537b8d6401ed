//! What abilities are made of for which several keywords stand.

use language::board::{Ability, Characteristics, Keyword, KeywordName, Period, Step};
use language::effect::{Effect, EventPattern, Pattern};
use language::event::{Event, Instruction};
use language::select::Who;

/// A replacement or prevention effect, with the name by which a ruling shows it.
pub(crate) fn effect(name: impl Into<String>, effect: Effect) -> Ability {
    Ability::Effect(Effect { name: Some(name.into()), ..effect })
}

/// A triggered ability.
pub(crate) fn triggered(when: Pattern, does: Vec<Instruction>) -> Ability {
    Ability::Triggered { when, prevented: false, does }
}

/// Its controller may do this.
pub(crate) fn may(does: Vec<Instruction>) -> Instruction {
    Instruction::May { who: Who::You, does, otherwise: Vec::new() }
}

/// The beginning of its controller's upkeep.
pub(crate) fn your_upkeep() -> EventPattern {
    EventPattern::Begin { period: Period::Step(Step::Upkeep), who: Who::You, extra: None }
}

/// These happen at the same time.
pub(crate) fn together(events: Vec<Event>) -> Instruction {
    Instruction::Do { events, unless: Vec::new() }
}

/// Whether characteristics have a keyword.
pub(crate) fn has_keyword(is: &Characteristics, keyword: &Keyword) -> bool {
    is.abilities.iter().any(|ability| matches!(ability, Ability::Keyword(found) if found == keyword))
}

/// Whether characteristics have a keyword of a name, whatever is said with it.
pub(crate) fn has_named(is: &Characteristics, name: KeywordName) -> bool {
    is.abilities.iter().any(|ability| matches!(ability, Ability::Keyword(found) if found.of() == Some(name)))
}
