//! The first rounds of what may be a loop, really played: what moves in them, and whether it ends as soon as that.

use hashbrown::{HashMap, HashSet};

use super::round::{NoLoop, Round};
use super::totals::{Apart, Moves};
use super::tree::NotGoneOn;
use crate::options::Options;
use crate::ruling::rule;
use language::board::{Board, Object, Zone};
use statements::error::BoardError;
use statements::loops::Total;

/// So many rounds are really played before anything is said of others.
pub(super) const PLAYED: usize = 4;

/// The first rounds of a loop.
pub(super) struct Played {
    /// The boards after each of them; the first one is before them.
    pub(super) boards: Vec<Board>,
    /// What moves in each.
    pub(super) moves: Moves,
    /// How many there are, where it ends with them.
    pub(super) lasts: Option<u64>,
}

/// What moves in a round, as the board after it names it. None for a first round that changes something else, too.
type Moved = Option<Vec<(Total, i128)>>;

impl Played {
    /// Plays rounds, until they are enough to say what moves, or one is not like those before.
    ///
    /// # Errors
    /// When it is no loop, not a steady one, or a ruling in it is not whole.
    pub(super) fn new(board: &Board, round: &Round, options: &Options) -> Result<Self, NoLoop> {
        let mut boards = vec![Board { events: Vec::new(), ..board.clone() }];
        let mut rounds: Vec<Moved> = Vec::new();
        let mut moves: Option<Moves> = None;
        let mut end: Option<NoLoop> = None;
        for at in 0..PLAYED {
            match next(&boards, &rounds, round, options) {
                Ok(Next { board, moves: by }) => {
                    rounds.push(by.as_ref().map(|by| by.named(&board)));
                    moves = by.or(moves);
                    boards.push(board);
                }
                Err(error) if at > 0 && ends(&error) && is_alike(&rounds) => {
                    end = Some(error);
                    break;
                }
                Err(error) => return Err(error),
            }
        }
        let lasts = end.is_some().then_some(rounds.len() as u64);
        match (moves, end) {
            (Some(moves), _) => Ok(Self { boards, moves, lasts }),
            (None, error) => Err(error.unwrap_or(NoLoop::Nothing)),
        }
    }
}

/// A round that was played.
struct Next {
    board: Board,
    moves: Option<Moves>,
}

/// Plays one more round.
fn next(boards: &[Board], before: &[Moved], round: &Round, options: &Options) -> Result<Next, NoLoop> {
    let (Some(first), Some(now)) = (boards.first(), boards.last()) else { return Err(NoLoop::Nothing) };
    let number = boards.len();
    if boards.len() > 1 {
        let gone = gone(first, now, options)?;
        if !gone.is_empty() {
            return Err(NoLoop::Differs { round: number, differs: gone });
        }
    }
    let board = round.play(now, options)?;
    let (one, other) = (Apart::new(now), Apart::new(&board));
    let moves = Moves::between(&one, &other);
    match (&moves, before) {
        (None, [_, ..]) => {
            return Err(NoLoop::Differs { round: number, differs: differing(&one.rest, &other.rest) });
        }
        (Some(moves), [_, .., last]) => {
            let by = moves.named(&board);
            if let Some((total, first, then)) = unsteady(last.as_deref().unwrap_or_default(), &by) {
                return Err(NoLoop::Unsteady { total, first, then });
            }
        }
        // What the first round moves or changes may be something else.
        (None, []) | (Some(_), [] | [_]) => {}
    }
    Ok(Next { board, moves })
}

/// Whether what moved in the rounds so far moves by the same each time; of the first round alone it can't be told.
fn is_alike(moved: &[Moved]) -> bool {
    match moved {
        [Some(first), Some(second)] => first == second,
        [..] => true,
    }
}

/// Who and what state-based actions would take away now and would not at first.
fn gone(first: &Board, now: &Board, options: &Options) -> Result<Vec<String>, NoLoop> {
    let survivors = |board: &Board| survivors(board, options).map_err(NotGoneOn::Board);
    let (before, after) = (survivors(first)?, survivors(now)?);
    let permanents = now.objects.iter().filter(|object| object.zone == Zone::Battlefield);
    let there: HashSet<&String> =
        now.players.iter().map(|player| &player.name).chain(permanents.map(|object| &object.id)).collect();
    let after: HashSet<&String> = after.iter().collect();
    Ok(before.into_iter().filter(|name| there.contains(name) && !after.contains(name)).collect())
}

/// Whether a round that can't be played as those before means that a loop has ended.
const fn ends(error: &NoLoop) -> bool {
    match error {
        NoLoop::Differs { .. } | NoLoop::Unsteady { .. } | NoLoop::Step(_) => true,
        NoLoop::Nothing | NoLoop::NotWhole(_) | NoLoop::Asks { .. } | NoLoop::Outcome { .. } => false,
    }
}

/// The first total that moves differently in two rounds.
fn unsteady(first: &[(Total, i128)], then: &[(Total, i128)]) -> Option<(Total, i128, i128)> {
    let of = |list: &[(Total, i128)], total: &Total| {
        list.iter().find(|(known, _)| known == total).map_or(0, |(_, by)| *by)
    };
    let all = first.iter().chain(then).map(|(total, _)| total);
    let mut all = all.map(|total| (total.clone(), of(first, total), of(then, total)));
    all.find(|(_, one, other)| one != other)
}

/// The players and permanents that the next state-based actions leave where they are.
pub(super) fn survivors(board: &Board, options: &Options) -> Result<Vec<String>, BoardError> {
    let ruling = rule(board, options)?;
    Ok(ruling.ends().first().map_or_else(Vec::new, |&end| ruling.survivors(end)))
}

/// The ids of objects that are different on two boards.
pub(super) fn differing(one: &Board, other: &Board) -> Vec<String> {
    let only = |of: &Board, not: &Board| -> Vec<String> {
        let there: HashMap<&String, &Object> =
            not.objects.iter().map(|object| (&object.id, object)).collect();
        let missing = of.objects.iter().filter(|object| there.get(&object.id) != Some(object));
        missing.map(|object| object.id.clone()).collect()
    };
    let mut ids = only(one, other);
    ids.extend(only(other, one));
    ids.sort();
    ids.dedup();
    ids.truncate(5);
    ids
}
