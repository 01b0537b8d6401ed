//! Choices made in a list of their own, which what comes after that list does not know.

use std::ops::ControlFlow;

use language::board::Board;
use language::path::{BoardPath, Segment};
use language::walk::{Named, Node};
use statements::note::{About, Note};

/// The places where a choice is asked for that was made inside an earlier list only.
pub(super) fn notes(board: &Board) -> Vec<Note> {
    let mut reader = Reader { path: BoardPath::default(), found: Vec::new() };
    reader.node(Node::Board(board), &mut Scope::default());
    reader.found
}

/// Which choices are known, and which were made inside a list that is done.
#[derive(Clone, Default)]
struct Scope<'a> {
    known: Vec<&'a str>,
    inside: Vec<&'a str>,
}

struct Reader {
    path: BoardPath,
    found: Vec<Note>,
}

/// The list in which something stands: its place without the position in it.
type List = Vec<Segment>;

impl Reader {
    /// Goes through a node. Instructions that stand in one list know what those before them have chosen.
    fn node<'a>(&mut self, node: Node<'a>, scope: &mut Scope<'a>) {
        let mut children: Vec<(Vec<Segment>, Node<'a>)> = Vec::new();
        // Nothing stops it.
        let _never = node.children(&mut |place, child| {
            children.push((place.to_vec(), child));
            ControlFlow::Continue(())
        });
        for (_, child) in &children {
            if let Node::Refers(_) = child {
                child.each(&mut |inside| {
                    if let Node::Name(Named::NewChoice | Named::Choice, name) = inside {
                        scope.known.push(name);
                    }
                });
            }
        }
        let mut lists: Vec<(List, Scope<'a>)> = Vec::new();
        for (place, child) in children {
            let outside = self.path.0.len();
            self.path.0.extend_from_slice(&place);
            if let Node::Instruction(_) = child {
                let list: List = place[..place.len().saturating_sub(1)].to_vec();
                let at = lists.iter().position(|(known, _)| *known == list).unwrap_or_else(|| {
                    lists.push((list, scope.clone()));
                    lists.len() - 1
                });
                self.instruction(child, &mut lists[at].1);
            } else if let Node::Name(Named::Choice, name) = child {
                self.asked(name, scope);
            } else if !matches!(child, Node::Refers(_)) {
                self.node(child, &mut scope.clone());
            }
            self.path.0.truncate(outside);
        }
    }

    /// An instruction: what it asks for is looked up before what it has chosen is known.
    fn instruction<'a>(&mut self, node: Node<'a>, scope: &mut Scope<'a>) {
        self.node(node, &mut scope.clone());
        // Nothing stops it.
        let _never = node.children(&mut |_, child| {
            if let Node::Name(Named::NewChoice, name) = child {
                scope.known.push(name);
            } else if let Node::Instruction(_) = child {
                child.each(&mut |inside| {
                    if let Node::Name(Named::NewChoice, name) = inside {
                        scope.inside.push(name);
                    }
                });
            }
            ControlFlow::Continue(())
        });
    }

    fn asked(&mut self, name: &str, scope: &Scope<'_>) {
        if scope.inside.contains(&name) && !scope.known.contains(&name) {
            self.found.push(Note { at: self.path.clone(), about: About::ChosenInside(name.to_owned()) });
        }
    }
}
