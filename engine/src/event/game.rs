//! The end of the game (CR 104 (2026-04-17)): what losing, winning and drawing it have in common.

use crate::table::{Standing, State};

/// What an event in which players won or lost means for the others: when somebody wins, the others lose; when one
/// player is left, that player wins; when all who are left lose at once, the game is a draw
/// (CR 104.2a, 104.4a (2026-04-17)). `before` is the board before the event. Returns whether the game has ended, which
/// is at once (CR 104.1 (2026-04-17)): nothing else happens in it.
pub(crate) fn end(before: &State, after: &mut State) -> bool {
    let count = |state: &State, standing| state.players.iter().filter(|one| one.standing == standing).count();
    let was_playing = |at: usize| before.players[at].standing == Standing::Playing;
    let several = before.players.len() > 1;
    let fell = several && count(after, Standing::Lost) > count(before, Standing::Lost);
    let (won, playing) = (count(after, Standing::Won), count(after, Standing::Playing));
    let rest = match (won, playing) {
        (1.., _) => Standing::Lost,
        (0, 1) if fell => Standing::Won,
        (0, 0) if fell => Standing::Drew,
        (0, _) => return several && playing == 0,
    };
    for (at, player) in after.players.iter_mut().enumerate() {
        let ends = player.standing == Standing::Playing || rest == Standing::Drew && was_playing(at);
        if ends {
            player.standing = rest;
        }
    }
    true
}
