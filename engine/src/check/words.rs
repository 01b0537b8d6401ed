//! All words on a board: every name is known, and what stands together makes sense together.

use std::cell::OnceCell;

use hashbrown::HashSet;

use super::names::unknown;
use super::{counter_kinds, fits, happened, paid, sense};
use language::board::{Ability, Board, Lasting, Restriction};
use language::event::Instruction;
use language::path::BoardPath;
use language::walk::{Named, Node};
use statements::error::BoardError;

/// Checks every word on a board, whatever it stands in, and shows each that makes sense.
///
/// # Errors
/// The first thing that is wrong, and where.
pub(super) fn check<'b>(board: &'b Board, show: &mut dyn FnMut(Node<'b>)) -> Result<(), BoardError> {
    let names = Names::of(board);
    let mut says_more = false;
    Node::Board(board).walk(&mut BoardPath::default(), &mut |path, node| {
        if let Node::Name(of, name) = node {
            names.known(path, of, name)?;
        } else {
            says_more |= holds_an_ability(node);
            counter_kinds::check(path, node)?;
            paid::check(path, node)?;
            happened::asked(path, node)?;
            makes_sense(path, node)?;
        }
        show(node);
        Ok(())
    })?;
    if !says_more {
        return Ok(());
    }
    Node::Board(board).walk(&mut BoardPath::default(), &mut |path, node| {
        if let Node::Lasting(Lasting { ability, until, once, at_once, .. }) = node {
            return sense::lasting(path, ability, until, (*once, *at_once));
        }
        if let Node::Instruction(Instruction::Lasting { ability, until, once, at_once }) = node {
            return sense::lasting(path, ability, until, (*once, *at_once));
        }
        let Node::Ability(ability) = node else { return Ok(()) };
        sense::says_where(path, ability)?;
        sense::says_as_long_as(path, ability)
    })
}

/// Whether something says of an ability when or where there is one: whether that makes sense is looked at last.
const fn holds_an_ability(node: Node<'_>) -> bool {
    matches!(
        node,
        Node::Lasting(_)
            | Node::Instruction(Instruction::Lasting { .. })
            | Node::Ability(Ability::FunctionsIn { .. } | Ability::AsLongAs { .. })
    )
}

fn makes_sense(path: &mut BoardPath, node: Node<'_>) -> Result<(), BoardError> {
    if let Node::Happened(told) = node {
        return happened::told(path, told);
    }
    if let Node::Ability(Ability::Requirement(pattern)) = node {
        return sense::required(path, pattern);
    }
    if let Node::Restriction(
        Restriction::NoTrigger { on, .. } | Restriction::TriggersAgain { on: Some(on), .. },
    ) = node
    {
        return path.at("on", |path| sense::happens(path, on));
    }
    if let Node::Restriction(
        Restriction::Cant(pattern)
        | Restriction::CantUnlessPaid(pattern)
        | Restriction::CantBePrevented(pattern),
    ) = node
    {
        return sense::happens(path, pattern);
    }
    if let Node::Ability(ability) = node {
        return sense::ability(path, ability);
    }
    if let Node::Change(change) = node {
        return sense::change(path, change);
    }
    if let Node::Keyword(keyword) = node {
        return sense::keyword(path, keyword);
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

/// The names that a board has, in the order in which it gives them. Those of objects and choices are sorted into sets only
/// where some word asks for one.
struct Names<'a> {
    board: &'a Board,
    players: Vec<&'a str>,
    objects: OnceCell<HashSet<&'a str>>,
    choices: OnceCell<HashSet<&'a str>>,
}

impl<'a> Names<'a> {
    fn of(board: &'a Board) -> Self {
        let players = board.players.iter().map(|player| player.name.as_str()).collect();
        Self { board, players, objects: OnceCell::new(), choices: OnceCell::new() }
    }

    /// Whether a name means something.
    fn known(&self, path: &BoardPath, of: Named, name: &str) -> Result<(), BoardError> {
        let is_player = || self.players.contains(&name);
        let is_object = || self.objects.get_or_init(|| self.ids().collect()).contains(name);
        let is_choice = || self.choices.get_or_init(|| self.chosen().into_iter().collect()).contains(name);
        match of {
            Named::Player if !is_player() => Err(unknown(path, "player", name, &self.players)),
            Named::Object if !is_object() => {
                Err(unknown(path, "object", name, &self.ids().collect::<Vec<_>>()))
            }
            Named::Choice if !is_choice() => Err(unknown(path, "choice", name, &self.chosen())),
            Named::Either if !is_player() && !is_object() => {
                let either: Vec<&str> = self.players.iter().copied().chain(self.ids()).collect();
                Err(unknown(path, "player or object", name, &either))
            }
            Named::Player | Named::Object | Named::Choice | Named::Either | Named::NewChoice => Ok(()),
        }
    }

    fn ids(&self) -> impl Iterator<Item = &'a str> {
        self.board.objects.iter().map(|object| object.id.as_str())
    }

    /// What some instruction of the board lets somebody choose, or was chosen before.
    fn chosen(&self) -> Vec<&'a str> {
        let mut chosen = Vec::new();
        Node::Board(self.board).each(&mut |node| {
            if let Node::Name(Named::NewChoice, name) = node {
                chosen.push(name);
            }
        });
        chosen
    }
}
