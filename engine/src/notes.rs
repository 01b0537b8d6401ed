//! Notes of a board: what on it does nothing there, said once and at its place. Each is so by construction: a kind of which
//! that can't be told is left out.

mod abilities;
mod announced;
mod attack;
mod chosen;
mod defense;
mod events;
mod filters;
mod looked_at;
mod lost;
mod past;
mod zones;

use crate::ruling::Ruling;
use language::board::Board;
use statements::completion::Completion;
use statements::moment::Moment;
use statements::note::Note;

#[cfg(test)]
mod tests;

/// Rulings with more moments are not looked through for effects that nothing happens for.
const MOMENTS: usize = 2_000;

/// What does nothing on a board that a ruling is of, in the order of the board. Of a ruling that is not whole, or has very
/// many moments, only what the board itself shows. Takes about as long as judging every effect at every moment.
pub fn notes(board: &Board, ruling: &Ruling) -> Vec<Note> {
    let mut notes = filters::notes(board);
    notes.extend(chosen::notes(board));
    notes.extend(past::notes(board));
    notes.extend(attack::notes(board));
    notes.extend(attack::unsaid(board, ruling));
    notes.extend(attack::undeclared(board, ruling));
    notes.extend(announced::unsaid(board));
    notes.extend(events::notes(board, ruling));
    let graph = ruling.graph();
    let open = graph.node_weights().any(|moment| *moment == Moment::Open);
    if ruling.completion() == Completion::Whole && !open && graph.node_count() <= MOMENTS {
        notes.extend(zones::notes(board, ruling));
        notes.extend(zones::unresolved(board, ruling));
        notes.extend(defense::notes(board, ruling));
        notes.extend(abilities::phased_out(board, ruling));
        // What happens in one lane is not told of the others.
        if ruling.lane_count() == 0 {
            let happened = ruling.chronicle().of_all();
            notes.extend(announced::notes(board, &happened));
            notes.extend(looked_at::notes(board, ruling, &happened));
            // Of what functions elsewhere it is said already.
            let is_new = |one: &Note| notes.iter().all(|note| note.at != one.at);
            let idle: Vec<Note> =
                abilities::notes(board, ruling, &happened).into_iter().filter(is_new).collect();
            notes.extend(idle);
            notes.extend(lost::notes(board, ruling, &happened));
        }
    }
    notes
}
