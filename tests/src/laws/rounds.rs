//! Loops: the board after so many rounds as it is computed, and as it comes of playing them.

use super::sample;
use engine::Options;
use engine::timeline::{Loop, NoRounds, Round, Timeline};
use language::board::Board;
use language::date::Date;
use language::event::{Instruction, Script};
use language::select::{Condition, What};
use saves::BoardFile;
use statements::fact::Fact;
use statements::loops::Total;

/// A loop that a bundled board states, at one date.
pub struct Stated {
    /// What to say when something is wrong with it.
    pub name: String,
    /// The loop as the engine finds it.
    pub found: Loop,
    /// The options by which it was found.
    pub options: Options,
}

/// The loops that the bundled boards state.
///
/// # Panics
/// When one of them is no loop.
pub fn stated() -> Vec<Stated> {
    let files = saves::bundled::all().iter().map(|one| (one.full_name(), sample::read(one)));
    files.flat_map(|(name, file)| of_file(&name, &file)).collect()
}

fn of_file(name: &str, file: &BoardFile) -> Vec<Stated> {
    let own = file.board.as_of.unwrap_or(Date::NOW);
    let mut found = Vec::new();
    for ruling in &file.rulings {
        let Some(expected) = &ruling.rounds else { continue };
        let date = ruling.as_of.first().copied().unwrap_or(own);
        let options = Options { as_of: Some(date), ..Options::default() };
        let name = format!("{name} by {date}");
        let round = Round::taking(&file.board, &expected.taking, &options);
        let one = round.and_then(|round| Loop::new(&file.board, round, &options));
        let one = one.unwrap_or_else(|error| panic!("{name}: {error}"));
        found.push(Stated { name, found: one, options });
    }
    found
}

/// The boards after each of some rounds, really played on a timeline; the first is before them.
///
/// # Panics
/// When a step can't be made.
pub fn played(one: &Stated, rounds: usize) -> Vec<Board> {
    let steps = &one.found.round().steps;
    let all: Vec<_> = std::iter::repeat_n(steps, rounds).flatten().collect();
    let start = Board { events: Vec::new(), ..one.found.start().clone() };
    let mut boards = vec![start.clone()];
    let mut line = Timeline::new(start, &one.options).expect("a board");
    let (mut at, mut taken) = (0, 0);
    for (place, (script, outcome)) in all.into_iter().enumerate() {
        at = line.go_on(at, taken, std::slice::from_ref(script)).expect("a step");
        taken = *outcome;
        if (place + 1) % steps.len() == 0 {
            let after = line.go_on(at, taken, &[]).expect("an end");
            boards.push(line.nodes()[after].board.clone());
        }
    }
    boards
}

/// How a loop of one script is not the same inside one ruling, where nobody stops it; none when it is. What goes on for ever
/// is a loop there, too; what ends is none before it has.
///
/// # Panics
/// When the board makes no sense.
pub fn inside_one_ruling(one: &Stated) -> Option<String> {
    let [(script, 0)] = &one.found.round().steps[..] else { return None };
    let condition = Condition::Exists(What::Named("what nothing is called".to_owned()));
    let repeat = Instruction::RepeatUntil { condition, does: script.does.clone() };
    let events = vec![Script { does: vec![repeat], ..script.clone() }];
    let board = Board { events, ..one.found.start().clone() };
    let ruling = engine::rule(&board, &one.options).expect("a board");
    let &[end] = ruling.ends() else { return None };
    let is_loop = ruling.holds(end, &Fact::Loop).unwrap_or(false);
    match one.found.after(1_000_000_000) {
        Ok(_) => (!is_loop).then(|| "goes on for ever, but is no loop inside one ruling".to_owned()),
        Err(NoRounds::Ends { most, .. }) if is_loop => {
            let last = one.found.after(most).expect("a board");
            let fact = |(total, _): &(Total, i128)| {
                let Total::Counters(id, kind) = total else { return None };
                let amount = u64::try_from(total.value(&last)).unwrap_or(0);
                Some(Fact::Counters(id.clone(), kind.clone(), amount))
            };
            let facts: Vec<Fact> = one.found.summary.per_round.iter().filter_map(fact).collect();
            let ended = facts.iter().all(|fact| ruling.holds(end, fact).unwrap_or(false));
            (!ended).then(|| format!("a loop inside one ruling, but it ends after {most} rounds"))
        }
        Err(_) => None,
    }
}

/// How the computed boards of a loop are not those that come of playing it; none when they are, until where it says that
/// it does not go on like this.
pub fn apart(one: &Stated, rounds: usize) -> Option<String> {
    let boards = played(one, rounds);
    for (number, board) in (0u64..).zip(&boards) {
        match one.found.after(number) {
            Ok(computed) if computed == *board => {}
            Ok(computed) => {
                return Some(format!(
                    "after {number} rounds\n{}\nand not\n{}",
                    shown(&computed),
                    shown(board)
                ));
            }
            Err(NoRounds::Ends { most, .. }) if most + 1 == number => return goes_on(one, &boards, most),
            Err(error) => return Some(format!("after {number} rounds: {error}")),
        }
    }
    None
}

/// Whether it goes on after all, by as much as before, where it is said not to.
fn goes_on(one: &Stated, boards: &[Board], most: u64) -> Option<String> {
    let at = usize::try_from(most).ok()?;
    let (last, next) = (boards.get(at)?, boards.get(at + 1)?);
    let moves = |(total, by): &(Total, i128)| total.value(next) - total.value(last) == *by;
    let first = boards.get(1)?;
    let survivors = survives(one, first);
    let stays = [last, next].into_iter().all(|board| survives(one, board) == survivors);
    let same = one.found.summary.per_round.iter().all(moves) && stays;
    same.then(|| format!("it goes on after {most} rounds"))
}

/// The players and permanents that state-based actions leave.
fn survives(one: &Stated, board: &Board) -> Vec<String> {
    let ruling = engine::rule(board, &one.options).expect("a board");
    let names = board.players.iter().map(|player| &player.name);
    let names = names.chain(board.objects.iter().map(|object| &object.id));
    let survives = |name: &&String| {
        let predicate = statements::predicate::Predicate::Survives((*name).clone());
        ruling.is_so(ruling.ends()[0], &predicate).unwrap_or(false)
    };
    names.filter(survives).cloned().collect()
}

fn shown(board: &Board) -> String {
    ron::to_string(board).unwrap_or_else(|error| error.to_string())
}
