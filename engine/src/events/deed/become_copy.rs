//! A permanent becomes a copy of another object, for as long as it stays or until it becomes a copy of something else: it has
//! that object's copiable values (CR 707.2, 707.2b (2026-04-17), 706.2 (2017-04-28), 503.1, 503.2 (2006-10-01)). It does not
//! enter, so what is done as something enters is not done; and it stays tapped, damaged and face down as it is. It contains
//! nothing. `Deed(deed: BecomeCopy)` in FORMAT.md.
//!
//! Known gap: it is so for good, and without exceptions. What was a copy itself is not copied once it has left. A permanent
//! with two faces has that of the original that is up on both.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::table::selectors::Evaluator;
use crate::table::state::State;
use language::select::Whom;
use statements::error::TooLarge;
use statements::ids::{ObjectId, Target};

/// It becomes a copy.
pub(crate) struct BecomeCopy;

impl ObjectDeed for BecomeCopy {
    fn is_nothing(&self, board: &State, object: ObjectId, details: Details) -> bool {
        !board.is_permanent(object) || !matches!(details.to, Some(Target::Object(_)))
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, details: Details) -> Result<(), TooLarge> {
        if let Some(Target::Object(original)) = details.to {
            let copied = change.table.board(change.before).object(original).copiable();
            change.state.object_mut(object).copy = Some(copied);
        }
        Ok(())
    }

    /// What has left is copied as it last was (CR 608.2h (2026-04-17)).
    fn as_it_was(&self, eval: &Evaluator<'_>, to: &Whom) -> Option<Target> {
        let Whom::Object(what) = to else { return None };
        let known = eval.meant(what).into_iter().next()?;
        let (original, was) = (known.id?, known.state?);
        (eval.state.object(original).copiable() == was.copiable()).then_some(Target::Object(original))
    }

    fn others(&self) -> usize {
        1
    }
}
