//! What triggered abilities wait for.

use language::board::{Period, Step};
use language::effect::Pattern;
use language::select::Condition;

use super::context::Context;
use super::{Kind, Meant, asks, event};
use crate::oracle::tree::{Asks, Clause, Happening, Player, Said};

/// What a triggered ability waits for.
#[expect(clippy::large_enum_variant, reason = "one is made at a time, and taken apart at once")]
pub(super) enum Waits {
    /// An event, the how manieth of these, and what must be so as it happens.
    Event { when: Pattern, as_it_happens: Vec<Condition>, nth: Option<u64> },
    /// That all of this is so.
    State(Vec<Condition>),
}

/// What one waits for that triggers on this, if this is so.
pub(super) fn waits(happening: &Happening, only_if: Option<&Asks>, context: &Context) -> Meant<Waits> {
    let asked = only_if.map(|asks| asks::condition(asks, context)).transpose()?;
    if let Happening::State(asks) = happening {
        let state = asks::condition(asks, context)?;
        return Ok(Waits::State(std::iter::once(state).chain(asked).collect()));
    }
    let (happening, nth) = event::counted(happening)?;
    let mut when = event::pattern(happening, context)?;
    when.only_if.extend(asked);
    let as_it_happens = event::as_it_happens(happening, context)?;
    Ok(Waits::Event { when, as_it_happens, nth })
}

/// "At end of combat, destroy all creatures blocked by ~", where that is all that a line of a permanent says: an ability that
/// triggers then. Behind something else it says when that is done.
pub(super) fn at_end_of_combat(all: &mut [Option<Said>], kind: Kind) {
    const END: Period = Period::Step(Step::EndCombat);
    let [Some(said)] = all else { return };
    let Said::Does(does) = said else { return };
    let is_then = |clause: &Clause| clause.later.is_some_and(|later| later.period == END && !later.yours);
    if kind.is_spell || kind.alone || !does.iter().all(is_then) {
        return;
    }
    let at_once = |clause: &Clause| Clause { later: None, ..clause.clone() };
    let does = does.iter().map(at_once).collect();
    *said = Said::Triggered { when: vec![Happening::Begins(END, Player::Each)], only_if: None, does };
}
