//! The end of the game (CR 104 (2026-04-17)): what losing, winning and drawing it have in common.

use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::state::State;
use language::board::Standing;
use language::event::Deed;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::happening::Happening;
use statements::ids::{BoardId, PlayerId, Target};
use statements::part::Part;

/// What an event in which players won or lost means for the others: a team wins and loses together; when somebody wins,
/// the others lose; when one player or team is left, they win; when all who are left lose at once, the game is a draw
/// (CR 104.2a, 104.4a, 810.8a (2026-04-17)). `before` is the board before the event. Returns whether the game has ended,
/// which is at once (CR 104.1 (2026-04-17)): nothing else happens in it.
pub(crate) fn end(table: &Table, before: &State, after: &mut State) -> bool {
    with_the_team(table, after);
    let count = |state: &State, standing| state.players.iter().filter(|one| one.standing == standing).count();
    let was_playing = |at: usize| before.players[at].standing == Standing::Playing;
    let several = before.players.len() > 1;
    let fell = several && count(after, Standing::Lost) > count(before, Standing::Lost);
    let rest = match (count(after, Standing::Won), playing_teams(table, after)) {
        (1.., _) => Standing::Lost,
        (0, 1) if fell => Standing::Won,
        (0, 0) if fell => Standing::Drew,
        (0, playing) => return several && playing == 0,
    };
    for (at, player) in after.players.iter_mut().enumerate() {
        let ends = player.standing == Standing::Playing || rest == Standing::Drew && was_playing(at);
        if ends {
            player.standing = rest;
        }
    }
    true
}

/// Tells who would both have won and lost the game in one event, and so has lost it (CR 104.3f (2026-04-17)).
pub(crate) fn tell_win_and_loss(table: &mut Table, before: BoardId, after: BoardId, event: &Situation) {
    let wins = |part: &Part| {
        let Happening::Deed { deed: Deed::Win, of: Target::Player(player), .. } = part.happening else {
            return None;
        };
        Some(player)
    };
    let was_playing = |player: PlayerId| table.board(before).player(player).standing == Standing::Playing;
    let after = table.board(after);
    let loses = |&player: &PlayerId| was_playing(player) && after.player(player).standing == Standing::Lost;
    let both: Vec<PlayerId> = event.parts.iter().filter_map(wins).filter(loses).collect();
    for player in both {
        table.log(|| Happened::Decided(Decided::WinsAndLoses(player)));
    }
}

/// How many teams are in the game; a player without one counts as a team.
fn playing_teams(table: &Table, state: &State) -> usize {
    let playing = |player: &PlayerId| state.player(*player).standing == Standing::Playing;
    let players = (0..state.players.len()).map(PlayerId::at).filter(playing);
    let mut teams: Vec<PlayerId> = players.map(|player| table.team(player)).collect();
    teams.sort_unstable();
    teams.dedup();
    teams.len()
}

/// A player who has lost takes the team along, and one who has won does, too. Losing comes first.
fn with_the_team(table: &Table, state: &mut State) {
    for standing in [Standing::Won, Standing::Lost] {
        let those = (0..state.players.len()).map(PlayerId::at);
        let those: Vec<PlayerId> = those.filter(|&one| state.player(one).standing == standing).collect();
        for mate in those.into_iter().flat_map(|one| table.team_of(one)) {
            state.player_mut(mate).standing = standing;
        }
    }
}
