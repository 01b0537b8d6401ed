//! Refusing a board that makes no sense, with the place and what would make sense.

mod fits;
mod objects;
pub(crate) mod walk;

use crate::board::Board;
use crate::date::Date;
use crate::error::{BoardError, BoardPath, Problem, Segment};
use crate::event::{Event, Instruction};
use walk::{Visit, Walk};

/// At most so many players.
const PLAYERS: usize = 32;
/// At most so many objects, and so many listed effects.
const OBJECTS: usize = 20_000;

/// Checks that a board makes sense: names are unique and known, attachments end, effects fit their events.
///
/// # Errors
/// The first thing that is wrong, and where.
pub fn validate(board: &Board) -> Result<(), BoardError> {
    let mut walk = Walk::default();
    if let Some(date) = board.as_of.filter(|date| *date < Date::FIRST) {
        return Err(walk.at("as_of", |walk| {
            let expected = "the first rules that can be ruled by are of 2004-10-01";
            walk.wrong(Problem::Senseless { what: "the rules date", found: date.to_string(), expected })
        }));
    }
    players(board, &mut walk)?;
    objects::check(board, &mut walk)?;
    let names = Names::of(board);
    names.turn(board, &mut walk)?;
    let mut checker = Checker { names: &names };
    walk.board(board, &mut checker)?;
    Ok(())
}

fn players(board: &Board, walk: &mut Walk) -> Result<(), BoardError> {
    walk.at("players", |walk| {
        if board.players.is_empty() {
            return Err(walk.wrong(Problem::NoPlayers));
        }
        too_many(walk, "players", PLAYERS, board.players.len())?;
        for (at, player) in board.players.iter().enumerate() {
            let earlier = board.players[..at].iter().any(|other| other.name == player.name);
            walk.item(at, |walk| walk.at("name", |walk| unique(walk, "player name", &player.name, earlier)))?;
        }
        let names: Vec<&str> = board.players.iter().map(|player| player.name.as_str()).collect();
        for (at, player) in board.players.iter().enumerate() {
            let Some(name) = &player.controlled_by else { continue };
            walk.item(at, |walk| walk.at("controlled_by", |walk| known(walk, "player", name, &names)))?;
        }
        Ok(())
    })
}

fn too_many(walk: &Walk, what: &'static str, most: usize, found: usize) -> Result<(), BoardError> {
    if found > most { Err(walk.wrong(Problem::TooMany { what, most, found })) } else { Ok(()) }
}

fn unique(walk: &Walk, what: &'static str, name: &str, earlier: bool) -> Result<(), BoardError> {
    if name.trim().is_empty() {
        return Err(walk.wrong(Problem::Empty { what }));
    }
    if earlier { Err(walk.wrong(Problem::Twice { what, name: name.to_owned() })) } else { Ok(()) }
}

/// The names that a board has.
struct Names<'a> {
    players: Vec<&'a str>,
    objects: Vec<&'a str>,
}

impl<'a> Names<'a> {
    fn of(board: &'a Board) -> Self {
        Self {
            players: board.players.iter().map(|player| player.name.as_str()).collect(),
            objects: board.objects.iter().map(|object| object.id.as_str()).collect(),
        }
    }

    fn turn(&self, board: &Board, walk: &mut Walk) -> Result<(), BoardError> {
        let Some(active) = &board.turn.active else { return Ok(()) };
        walk.at("turn", |walk| walk.at("active", |walk| known(walk, "player", active, &self.players)))
    }
}

/// Whether a name is known; otherwise the error names the most similar one.
fn known(walk: &Walk, what: &'static str, name: &str, names: &[&str]) -> Result<(), BoardError> {
    if names.contains(&name) {
        return Ok(());
    }
    Err(walk.wrong(Problem::Unknown { what, name: name.to_owned(), nearest: nearest(name, names) }))
}

/// The most similar of some names, if any is similar enough to have been meant.
pub(crate) fn nearest(name: &str, names: &[&str]) -> Option<String> {
    let nearest = names
        .iter()
        .map(|known| (strsim::jaro_winkler(&known.to_lowercase(), &name.to_lowercase()), *known))
        .filter(|(likeness, _)| *likeness > 0.7)
        .max_by(|a, b| a.0.total_cmp(&b.0));
    nearest.map(|(_, name)| name.to_owned())
}

/// A die or a coin has at least two sides.
fn sides_are_there(walk: &mut Walk, sides: u64) -> Result<(), BoardError> {
    if sides > 1 {
        return Ok(());
    }
    let expected = "a coin has 2, a die more";
    let (what, found) = ("the number of sides", sides.to_string());
    walk.at("sides", |walk| Err(walk.wrong(Problem::Senseless { what, found, expected })))
}

/// Checks every name on the way, and that effects fit their events.
struct Checker<'a> {
    names: &'a Names<'a>,
}

impl Visit for Checker<'_> {
    fn player(&mut self, walk: &Walk, name: &str) -> Result<(), BoardError> {
        known(walk, "player", name, &self.names.players)
    }

    fn object(&mut self, walk: &Walk, id: &str) -> Result<(), BoardError> {
        known(walk, "object", id, &self.names.objects)
    }

    fn effect(&mut self, walk: &mut Walk, effect: &crate::effect::Effect) -> Result<(), BoardError> {
        fits::check(walk, effect)
    }

    fn refuse_event(&mut self, walk: &mut Walk, event: &Event) -> Result<(), BoardError> {
        if let Event::Roll { sides, .. } = event { sides_are_there(walk, *sides) } else { Ok(()) }
    }

    fn refuse_instruction(&mut self, walk: &mut Walk, instruction: &Instruction) -> Result<(), BoardError> {
        if let Instruction::CombatDamage { assigned, .. } = instruction
            && let Some(at) = assigned.iter().position(|event| !matches!(event, Event::Damage { .. }))
        {
            let (what, found) = ("what is assigned", "another event than damage".to_owned());
            let problem = Problem::Senseless { what, found, expected: "list `Damage` only" };
            return Err(walk.at("assigned", |walk| walk.item(at, |walk| walk.wrong(problem))));
        }
        if let Instruction::Chance { sides, .. } = instruction {
            sides_are_there(walk, *sides)
        } else {
            Ok(())
        }
    }
}

impl Walk {
    /// An error at the place where the walk is.
    pub(crate) fn wrong(&self, problem: Problem) -> BoardError {
        BoardError { path: BoardPath(self.path.clone()), problem }
    }

    /// Goes into a field and back.
    pub(crate) fn at<T>(&mut self, field: &'static str, inside: impl FnOnce(&mut Self) -> T) -> T {
        self.path.push(Segment::Field(field));
        let found = inside(self);
        self.path.pop();
        found
    }

    /// Goes to a place in a list and back.
    pub(crate) fn item<T>(&mut self, at: usize, inside: impl FnOnce(&mut Self) -> T) -> T {
        self.path.push(Segment::Index(at));
        let found = inside(self);
        self.path.pop();
        found
    }

    /// Goes through a field that is a list.
    pub(crate) fn each<'l, T>(
        &mut self,
        field: &'static str,
        list: &'l [T],
        mut inside: impl FnMut(&mut Self, &'l T) -> Result<(), BoardError>,
    ) -> Result<(), BoardError> {
        self.at(field, |walk| {
            list.iter().enumerate().try_for_each(|(at, item)| walk.item(at, |walk| inside(walk, item)))
        })
    }
}
