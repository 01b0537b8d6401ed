//! All words on a board: every name is known, and what stands together makes sense together.

use hashbrown::HashSet;

use super::fits;
use super::names::unknown;
use super::sense;
use language::board::{Board, Restriction};
use language::path::BoardPath;
use language::walk::{Named, Node};
use statements::error::BoardError;

/// Checks every word on a board, whatever it stands in.
///
/// # Errors
/// The first thing that is wrong, and where.
pub(super) fn check(board: &Board) -> Result<(), BoardError> {
    let names = Names::of(board);
    Node::Board(board).walk(&mut BoardPath::default(), &mut |path, node| {
        if let Node::Name(of, name) = node {
            return names.known(path, of, name);
        }
        makes_sense(path, node)
    })
}

fn makes_sense(path: &mut BoardPath, node: Node<'_>) -> Result<(), BoardError> {
    if let Node::Ability(ability) = node {
        return sense::ability(path, ability);
    }
    if let Node::Restriction(Restriction::Cant(pattern) | Restriction::CantBePrevented(pattern)) = node {
        return sense::happens(path, pattern);
    }
    if let Node::Effect(effect) = node {
        fits::check(path, effect)?;
        return path.at("when", |path| sense::happens(path, &effect.when));
    }
    if let Node::Pattern(pattern) = node {
        return sense::pattern(path, pattern);
    }
    if let Node::Event(event) = node {
        return sense::event(path, event);
    }
    if let Node::Instruction(instruction) = node {
        return sense::instruction(path, instruction);
    }
    Ok(())
}

/// The names that a board has, in the order in which it gives them.
struct Names<'a> {
    players: Vec<&'a str>,
    objects: Vec<&'a str>,
    /// What some instruction of the board lets somebody choose, or was chosen before.
    choices: Vec<&'a str>,
    given: HashSet<(Named, &'a str)>,
}

impl<'a> Names<'a> {
    fn of(board: &'a Board) -> Self {
        let players: Vec<&str> = board.players.iter().map(|player| player.name.as_str()).collect();
        let objects: Vec<&str> = board.objects.iter().map(|object| object.id.as_str()).collect();
        let mut choices = Vec::new();
        Node::Board(board).each(&mut |node| {
            if let Node::Name(Named::NewChoice, name) = node {
                choices.push(name);
            }
        });
        let as_a = |of: Named, names: &[&'a str]| names.iter().map(|name| (of, *name)).collect::<Vec<_>>();
        let lists =
            [as_a(Named::Player, &players), as_a(Named::Object, &objects), as_a(Named::Choice, &choices)];
        Self { given: lists.into_iter().flatten().collect(), players, objects, choices }
    }

    /// Whether a name means something.
    fn known(&self, path: &BoardPath, of: Named, name: &str) -> Result<(), BoardError> {
        let is = |of| self.given.contains(&(of, name));
        match of {
            Named::Player if !is(of) => Err(unknown(path, "player", name, &self.players)),
            Named::Object if !is(of) => Err(unknown(path, "object", name, &self.objects)),
            Named::Choice if !is(of) => Err(unknown(path, "choice", name, &self.choices)),
            Named::Either if !is(Named::Player) && !is(Named::Object) => {
                Err(unknown(path, "player or object", name, &[&*self.players, &self.objects].concat()))
            }
            Named::Player | Named::Object | Named::Choice | Named::Either | Named::NewChoice => Ok(()),
        }
    }
}
