//! A script ruled whole, and ruled script by script on the boards after the outcomes.

use std::collections::BTreeSet;

use super::{Held, Sample};
use engine::timeline::{NotGoneOn, Timeline, Whole};
use engine::{Limits, Options, Ruling};
use language::board::{Board, Object, ObjectKind, Zone};
use language::event::Place;
use statements::after::Left;
use statements::completion::Completion;
use statements::error::BoardError;
use statements::moment::Moment;

/// Rulings of more moments are not looked at.
const LARGEST: usize = 2 * super::sample::SMALL;

/// Timelines of more boards are not looked at.
const BOARDS: usize = 400;

/// What the ends of rulings are: boards as files would hold them, and whether any never ends.
///
/// What is compared is the board after it. Of the ledger only that is compared which a board holds (what was drawn, dealt
/// to players and drawn from nothing this turn); how much was dealt, prevented, milled and so on since the start, what has
/// triggered, and the number of paths are not.
#[derive(PartialEq, Eq, Debug, Default)]
struct Boards {
    after: BTreeSet<String>,
    loops: bool,
}

impl Boards {
    fn add(&mut self, ruling: &Ruling) {
        for &end in ruling.ends() {
            match ruling.board_after(end, &[]) {
                Ok(after) => drop(self.after.insert(shown(&ordered(after.board)))),
                Err(_) => self.loops |= ruling.graph()[end] == Moment::Loop,
            }
        }
    }
}

impl Boards {
    /// The same without tokens.
    fn apart_from_tokens(&self) -> BTreeSet<String> {
        let without = |text: &String| {
            let mut board: Board = ron::from_str(text).expect("what was written can be read");
            board.objects.retain(|object| object.kind != ObjectKind::Token);
            for (since, object) in (0..).zip(&mut board.objects) {
                object.since = Some(since);
            }
            shown(&board)
        };
        self.after.iter().map(without).collect()
    }
}

/// The same board with its objects by id, their time stamps and the order of libraries told apart from that.
fn ordered(mut board: Board) -> Board {
    let stamp = |(at, object): (usize, &Object)| (object.since.unwrap_or(at as u64), at);
    let mut permanents: Vec<usize> = (0..board.objects.len()).collect();
    permanents.retain(|&at| board.objects[at].zone == Zone::Battlefield);
    permanents.sort_by_key(|&at| stamp((at, &board.objects[at])));
    for (at, object) in board.objects.iter_mut().enumerate() {
        let rank = permanents.iter().position(|&other| other == at);
        let place = (object.zone == Zone::Library && object.place != Place::Shuffled).then_some(at);
        object.since = rank.or(place).map(|place| place as u64);
    }
    let mut library = 0;
    for object in board.objects.iter_mut().filter(|object| object.zone == Zone::Library) {
        if let Some(since) = &mut object.since {
            *since = library;
            library += 1;
        }
    }
    board.objects.sort_by(|one, other| one.id.cmp(&other.id));
    // Like shields of one ability are told apart by nothing but their numbers.
    for effect in &mut board.effects {
        if let Some(name) = &effect.effect.name {
            effect.id.clone_from(name);
        }
    }
    board
}

fn shown(board: &Board) -> String {
    ron::to_string(board).unwrap_or_else(|error| error.to_string())
}

/// The options for a sample.
fn options(sample: &Sample) -> Options {
    let limits = Limits { nodes: LARGEST, bytes: 1 << 30, ..Limits::default() };
    Options { as_of: Some(sample.date), limits, fold: false, ..Options::default() }
}

/// The timeline of a sample, script by script; none when it is too large.
///
/// # Errors
/// When a board or a script on it is refused.
fn stepped(sample: &Sample) -> Result<Option<Timeline>, NotGoneOn> {
    let (line, whole) = Timeline::stepped(&sample.board, &options(sample), BOARDS)?;
    Ok((whole == Whole::Yes).then_some(line))
}

/// Whether what follows can depend on something that the board after an outcome does not hold.
fn matters(left: &Left) -> bool {
    match left {
        Left::Course | Left::EnteredUnder { .. } | Left::Applied { .. } | Left::LastKnown { .. } => true,
        Left::Used { .. } => false,
    }
}

/// Whether ruling the scripts of a board one after the other comes to the same boards as ruling them whole.
pub fn whole_or_stepped(sample: &Sample) -> Held {
    if sample.board.events.len() < 2 {
        return Held::NotAbout;
    }
    // What waits or is left behind points at its source, which then is not interchangeable with others any more: so
    // here each effect is one of its own throughout.
    let Some(whole) = sample.ruling(LARGEST, true, false) else { return Held::TooLarge };
    let line = match stepped(sample) {
        Ok(Some(line)) => line,
        Ok(None) => return Held::TooLarge,
        Err(error) => return Held::No(error.to_string()),
    };
    let (mut at_once, mut one_by_one) = (Boards::default(), Boards::default());
    at_once.add(&whole);
    let last = sample.board.events.len() - 1;
    for (at, node) in line.nodes().iter().enumerate() {
        if line.path(at).len() > last {
            one_by_one.add(&node.ruling);
        } else {
            let ends = node.ruling.ends().iter();
            one_by_one.loops |= ends.clone().any(|&end| node.ruling.graph()[end] == Moment::Loop);
        }
    }
    if at_once == Boards::default() && one_by_one == Boards::default() {
        return Held::No("neither comes to an end".to_owned());
    }
    if at_once == one_by_one {
        return Held::Yes;
    }
    // What no board holds is told, and then the boards may part.
    if line.nodes().iter().any(|node| node.left.iter().any(matters)) {
        return Held::NotAbout;
    }
    // Known gap: like tokens are one group, and what is done to one of them is done to all. Ruled at once, tokens that
    // two scripts create are such a group, though nothing may have been done to the others.
    if at_once.apart_from_tokens() == one_by_one.apart_from_tokens() {
        return Held::NotAbout;
    }
    let only = |a: &Boards, b: &Boards| a.after.difference(&b.after).next().cloned();
    Held::No(format!(
        "loops {} {}\nat once:    {:?}\none by one: {:?}",
        at_once.loops,
        one_by_one.loops,
        only(&at_once, &one_by_one),
        only(&one_by_one, &at_once),
    ))
}

/// Whether the board after each outcome is one: it can be ruled on and written, and the board after it, with nothing
/// about to happen, is itself.
pub fn boards_after_are_boards(sample: &Sample) -> Held {
    let Some(ruling) = sample.small() else { return Held::TooLarge };
    let mut compared = 0;
    for &end in ruling.ends() {
        let Ok(after) = ruling.board_after(end, &[]) else { continue };
        compared += 1;
        match itself(&after.board, sample) {
            Ok(again) if again == after.board => {}
            Ok(again) => return Held::No(format!("{}\nbecomes\n{}", shown(&after.board), shown(&again))),
            Err(error) => return Held::No(format!("{error}\n{}", shown(&after.board))),
        }
    }
    if compared == 0 { Held::NotAbout } else { Held::Yes }
}

/// The board after nothing.
fn itself(board: &Board, sample: &Sample) -> Result<Board, BoardError> {
    let ruling = engine::rule(board, &options(sample))?;
    assert_eq!(ruling.completion(), Completion::Whole);
    let read: Board = ron::from_str(&shown(board)).expect("what was written can be read");
    assert_eq!(read, *board);
    let after = ruling.board_after(ruling.ends()[0], &[]).expect("nothing happens, so it ends");
    Ok(after.board)
}

/// Whether a timeline that is built once more from its course is the same, as bytes.
///
/// # Panics
/// When a course can't be written, or not be read again.
pub fn replays(sample: &Sample) -> Held {
    let line = match stepped(sample) {
        Ok(Some(line)) => line,
        Ok(None) => return Held::TooLarge,
        Err(error) => return Held::No(error.to_string()),
    };
    let course = ron::to_string(&line.course()).expect("a course can be written");
    let read = ron::from_str(&course).expect("what was written can be read");
    let again = match Timeline::replay(&read, &options(sample)) {
        Ok(again) => again,
        Err(error) => return Held::No(error.to_string()),
    };
    let bytes = |line: &Timeline| -> Vec<String> {
        line.nodes().iter().map(|node| shown(&node.board) + &super::dump::dump(&node.ruling)).collect()
    };
    if ron::to_string(&again.course()).ok() != Some(course) {
        return Held::No("its course is another one".to_owned());
    }
    (bytes(&line) != bytes(&again)).then(|| "boards or rulings differ".to_owned()).into()
}
