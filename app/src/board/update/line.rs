//! What is done with the line that says a board.

use crate::board::{Edit, editing};
use crate::outside::Outside;
use crate::state::State;

/// Other words stand in the line.
pub(super) fn typed(state: &mut State, words: String) {
    state.editing.line.words = words;
    state.editing.refused = None;
    editing::read_again(state);
}

/// The offer so many places below, or above, is chosen.
pub(super) fn choose(state: &mut State, by: isize) {
    let line = &mut state.editing.line;
    let last = line.offers.len().saturating_sub(1);
    line.chosen = Some(line.chosen.map_or(0, |chosen| chosen.saturating_add_signed(by)).min(last));
    if by > 0 && line.chosen == Some(0) && last > 0 {
        // The first one is marked already.
        line.chosen = Some(1);
    }
}

/// Goes on with the line as the offer at a place says, or the marked one.
pub(super) fn complete(state: &mut State, place: Option<usize>) {
    let line = &state.editing.line;
    let offer = place.map_or_else(|| line.marked(), |place| line.offers.get(place));
    let Some(whole) = offer.map(|offer| offer.whole(&line.words)) else { return };
    typed(state, whole);
    state.editing.line.is_completed = true;
}

/// Puts what the line says on the board. Words at its end that are not known by just that become what is marked; where more
/// has to be said then, one types on.
pub(super) fn enter(state: &mut State, outside: &mut Outside) {
    let line = &state.editing.line;
    if line.takes_marked() {
        let is_whole = line.marked().map(rulebook::line::Offer::is_whole);
        complete(state, None);
        if is_whole == Some(false) {
            return;
        }
    }
    let line = &state.editing.line;
    if line.words.trim().is_empty() || !line.is_understood() {
        return;
    }
    let (player, words) = (state.editing.player, line.words.clone());
    editing::edit(state, outside, &Edit::Line(player, words));
    // Whoever has entered a line has no need of the hints of the first start any more.
    state.hints = false;
}
