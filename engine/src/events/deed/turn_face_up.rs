//! Turning a permanent face up (CR 708.8 (2026-04-17)). It contains nothing; turning up what is face up is nothing, and an
//! instant or sorcery card is only revealed. What its face-up side does meanwhile: `table/turning_over.rs`.
//! `Deed(deed: TurnFaceUp)` in FORMAT.md.

use super::rules::{Details, ObjectDeed};
use crate::events::change::Change;
use crate::table::Table;
use crate::table::object::ObjectState;
use crate::table::state::State;
use language::board::{CardType, ObjectKind};
use language::event::Deed;
use statements::error::TooLarge;
use statements::ids::{BoardId, ObjectId};

/// It is face up: its copiable values are its own again.
pub(crate) struct TurnFaceUp;

impl ObjectDeed for TurnFaceUp {
    fn is_nothing(&self, board: &State, object: ObjectId, _: Details) -> bool {
        board.object(object).face_down.is_none()
    }

    /// No other effect gets a chance to replace the turning up of such a card: see [`stays_face_down`].
    fn becomes(&self, table: &Table, board: BoardId, object: ObjectId) -> Option<Deed> {
        let state = table.board(board);
        let stays = state.is_permanent(object) && stays_face_down(table, state.object(object));
        stays.then_some(Deed::Reveal)
    }

    fn is_once(&self, _: Deed) -> bool {
        true
    }

    fn happen(&self, change: &mut Change<'_>, object: ObjectId, _: Details) -> Result<(), TooLarge> {
        let state = change.state.object_mut(object);
        state.face_down = None;
        // Of two faces the front one is up then (CR 712.15a (2026-04-17)).
        state.transformed = false;
        change.new_face(object);
        Ok(())
    }
}

/// Whether a face-down permanent is an instant or sorcery card: that is revealed and stays face down, whatever it would be a
/// copy of (CR 701.40g, 701.58g (2026-04-17), 701.34g, 701.56g (2025-02-07), 701.32e (2017-04-28)).
///
/// Judgement: the rules say so of what was manifested or cloaked. No text before 2017-04-28 says it, and a board doesn't say
/// why something is face down; it holds for all of it and at every date.
fn stays_face_down(table: &Table, object: &ObjectState) -> bool {
    let is_card = matches!(object.kind, ObjectKind::Card | ObjectKind::CardCopy);
    let card = table.print(object.print);
    object.face_down.is_some()
        && is_card
        && [CardType::Instant, CardType::Sorcery].into_iter().any(|of| card.is(of))
}
