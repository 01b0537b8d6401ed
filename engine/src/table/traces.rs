//! Which effects leave no trace of the permanent that they come from.

use language::board::Zone;
use language::effect::{Effect, EnterChoice, Fate, Rewrite};
use language::select::{Condition, What};
use language::walk::Node;

/// Whether anything can tell, once an event has happened, that an effect was applied to it and not the same effect of an
/// interchangeable permanent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trace {
    /// Nothing can.
    None,
    /// Something may. Of an effect that can run out, that one is used up. Instructions find their source later, when the two
    /// need not be alike any more. And what is done to the source, or asked of something in relation to it, is about that
    /// one alone.
    OfItsSource,
}

impl Trace {
    /// What an effect leaves. `links` says whether anything asks for what was exiled with something.
    pub(crate) fn of(body: &Effect, links: bool) -> Self {
        let exiles = |node: Node<'_>| {
            let zone = matches!(node, Node::Rewrite(Rewrite::ToZone { zone: Zone::Exile, .. }));
            zone || matches!(node, Node::EnterChoice(EnterChoice::Objects { fate: Fate::Exiled, .. }))
        };
        let points = |node: Node<'_>| {
            matches!(node, Node::What(What::This) | Node::Instruction(_)) || links && exiles(node)
        };
        let through = |node: Node<'_>| !is_the_same_of_either(node);
        if body.limit.is_some() || Node::from(body).any_through(&through, &points) {
            Self::OfItsSource
        } else {
            Self::None
        }
    }
}

/// What comes out the same for either of two interchangeable permanents: a number, a player, whether something is so,
/// unless it is about what the event affects, which can be one of the two; and the words of another object, which speak
/// of that.
fn is_the_same_of_either(node: Node<'_>) -> bool {
    let about_it = |node: Node<'_>| matches!(node, Node::What(What::It) | Node::Condition(Condition::It(_)));
    let is_value = matches!(node, Node::Amount(_) | Node::Condition(_) | Node::Who(_));
    is_value && !node.any(&about_it) || matches!(node, Node::Characteristics(_) | Node::Ability(_))
}
