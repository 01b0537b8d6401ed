//! Refusing a board that makes no sense, with the place and what would make sense.

pub(crate) mod combat;
pub(crate) mod fits;
pub(crate) mod names;
pub(crate) mod objects;
pub(crate) mod sense;
pub(crate) mod walk;

use walk::{Visit, Walk};

use crate::check::names::{known, too_many, unique};
use language::board::Board;
use language::date::Date;
use language::effect::Pattern;
use language::event::{Event, Instruction};
use statements::error::{BoardError, BoardPath, Problem, Segment};

/// At most so many players.
const PLAYERS: usize = 32;

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
    let mut choices = Choices::default();
    walk.board(board, &mut choices)?;
    let mut checker = Checker { names: &names, choices: &choices };
    walk.board(board, &mut checker)
}

fn players(board: &Board, walk: &mut Walk) -> Result<(), BoardError> {
    walk.at("players", |walk| {
        if board.players.is_empty() {
            return Err(walk.wrong(Problem::NoPlayers));
        }
        too_many(walk, "players", PLAYERS, board.players.len())?;
        for (at, player) in board.players.iter().enumerate() {
            let earlier = board.players[..at].iter().any(|other| other.name == player.name);
            walk.item(at, |walk| {
                walk.at("name", |walk| unique(walk, "player name", &player.name, earlier))?;
                sense::team(walk, player, &board.players)?;
                sense::player(walk, player)
            })?;
        }
        let names: Vec<&str> = board.players.iter().map(|player| player.name.as_str()).collect();
        for (at, player) in board.players.iter().enumerate() {
            let Some(name) = &player.controlled_by else { continue };
            walk.item(at, |walk| walk.at("controlled_by", |walk| known(walk, "player", name, &names)))?;
        }
        Ok(())
    })
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
        let turn = &board.turn;
        walk.at("turn", |walk| {
            for (field, name) in [("active", &turn.active), ("usual", &turn.usual)] {
                let Some(name) = name else { continue };
                walk.at(field, |walk| known(walk, "player", name, &self.players))?;
            }
            walk.each("extra_turns", &turn.extra_turns, |walk, name| {
                known(walk, "player", name, &self.players)
            })
        })
    }
}

/// The names of the choices that some instruction of the board lets somebody make.
#[derive(Default)]
struct Choices(Vec<String>);

impl Visit for Choices {
    fn effect(&mut self, _: &mut Walk, _: &language::effect::Effect) -> Result<(), BoardError> {
        Ok(())
    }

    fn chosen(&mut self, name: &str) {
        self.0.push(name.to_owned());
    }

    fn instruction(&mut self, instruction: &Instruction) {
        if let Instruction::Choose { called, .. } | Instruction::ChooseSource { called, .. } = instruction {
            self.0.push(called.clone());
        }
    }
}

/// Checks every name on the way, and that effects fit their events.
struct Checker<'a> {
    names: &'a Names<'a>,
    choices: &'a Choices,
}

impl Visit for Checker<'_> {
    fn player(&mut self, walk: &Walk, name: &str) -> Result<(), BoardError> {
        known(walk, "player", name, &self.names.players)
    }

    fn object(&mut self, walk: &Walk, id: &str) -> Result<(), BoardError> {
        known(walk, "object", id, &self.names.objects)
    }

    fn choice(&mut self, walk: &Walk, name: &str) -> Result<(), BoardError> {
        let names: Vec<&str> = self.choices.0.iter().map(String::as_str).collect();
        known(walk, "choice", name, &names)
    }

    fn effect(&mut self, walk: &mut Walk, effect: &language::effect::Effect) -> Result<(), BoardError> {
        fits::check(walk, effect)
    }

    fn refuse_pattern(&mut self, walk: &mut Walk, pattern: &Pattern) -> Result<(), BoardError> {
        sense::pattern(walk, pattern)
    }

    fn refuse_event(&mut self, walk: &mut Walk, event: &Event) -> Result<(), BoardError> {
        sense::event(walk, event)
    }

    fn refuse_instruction(&mut self, walk: &mut Walk, instruction: &Instruction) -> Result<(), BoardError> {
        sense::instruction(walk, instruction)
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
