//! The one walk through everything that the language can say. What stands directly inside a node is listed once, in
//! [`Node::children`], by one match for each enum; whoever looks for something, checks or counts is a closure that is
//! shown node after node.

mod board;
mod effect;
mod event;
mod select;
#[cfg(test)]
mod tests;

use std::ops::ControlFlow;

use crate::board::{
    Ability, Board, Change, Changed, Characteristics, Continuous, Happened, Keyword, Lasting, Object, Player,
    Refers, Restriction, Scheduled, Targeting, Targets, TriggeredAbility, Turn,
};
use crate::effect::{
    CopyException, Effect, EnterChoice, EventPattern, Floating, Lifetime, Pattern, Prevention, Quantity,
    Rewrite, Scale,
};
use crate::event::{Event, Instruction, Script, Token};
use crate::path::{BoardPath, Segment};
use crate::select::{Amount, Condition, Past, What, Who, Whom};

/// Whom or what a name on a board means.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Named {
    /// One player of the game.
    Player,
    /// One object of the board.
    Object,
    /// A player or an object.
    Either,
    /// A choice that was made before: `Chosen(..)`.
    Choice,
    /// A choice that gets this name here.
    NewChoice,
}

macro_rules! nodes {
    ($($kind:ident($inside:ty): $words:literal,)*) => {
        /// Something with words inside it, or a name. A name that says what its own player, object or effect is called is
        /// part of that, and no node.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Node<'a> {
            $(#[doc = $words] $kind(&'a $inside),)*
            /// A name that points at something.
            Name(Named, &'a str),
        }

        $(impl<'a> From<&'a $inside> for Node<'a> {
            fn from(inside: &'a $inside) -> Self {
                Self::$kind(inside)
            }
        })*

        impl<'a> Node<'a> {
            /// Shows what stands directly inside, in the order of the fields, each with its place: the field that it stands in,
            /// its position where that is a list, nothing where it is all that its kind says. Stops where `each` breaks.
            ///
            /// # Errors
            /// Breaks where `each` does.
            pub fn children(
                self,
                each: &mut dyn FnMut(&[Segment], Node<'a>) -> ControlFlow<()>,
            ) -> ControlFlow<()> {
                match self {
                    $(Self::$kind(inside) => inside.children(&mut Children { each }),)*
                    Self::Name(..) => ControlFlow::Continue(()),
                }
            }
        }
    };
}

nodes! {
    Board(Board): "A whole board.",
    Turn(Turn): "Whose turn it is.",
    Player(Player): "A player.",
    Object(Object): "An object.",
    Changed(Changed): "What an effect that has resolved does to an object.",
    Targets(Targets): "What a spell targets with one use of the word.",
    Targeting(Targeting): "What a spell or ability targets, before that is chosen.",
    Floating(Floating): "An effect that has left its source.",
    Lasting(Lasting): "What is so for a time.",
    Triggered(TriggeredAbility): "A triggered ability that has triggered.",
    Scheduled(Scheduled): "What is done when a period begins.",
    Script(Script): "An instruction list that is about to be followed.",
    Refers(Refers): "What words refer to.",
    Characteristics(Characteristics): "What an object or a token is.",
    Ability(Ability): "An ability.",
    Restriction(Restriction): "What can't happen.",
    Continuous(Continuous): "A continuous effect.",
    Change(Change): "A change that a continuous effect makes.",
    Keyword(Keyword): "A keyword ability; what it stands for is not inside it.",
    Effect(Effect): "A replacement or prevention effect.",
    Lifetime(Lifetime): "How long an effect lasts.",
    Pattern(Pattern): "Which events something looks at.",
    EventPattern(EventPattern): "The kind of event in a pattern, with its roles.",
    Rewrite(Rewrite): "What an effect makes of an event.",
    Scale(Scale): "Another amount.",
    Prevention(Prevention): "How damage is prevented.",
    Quantity(Quantity): "How much of it.",
    CopyException(CopyException): "What is different in a copy.",
    EnterChoice(EnterChoice): "A choice made as a permanent enters.",
    Instruction(Instruction): "An instruction.",
    Event(Event): "Something that would happen.",
    Token(Token): "What a token is.",
    What(What): "Some of the objects.",
    Who(Who): "Some of the players.",
    Whom(Whom): "Some of both.",
    Amount(Amount): "A number.",
    Condition(Condition): "Something that is true or not.",
    Past(Past): "Something that has happened.",
    Happened(Happened): "What happened before the events of a board.",
}

impl<'a> Node<'a> {
    /// Shows this node and all inside it with its place, each before what is inside it, until `enter` refuses one. `path` is
    /// where this node stands; it may be longer while `enter` has it.
    ///
    /// # Errors
    /// The first that comes from `enter`.
    pub fn walk<E>(
        self,
        path: &mut BoardPath,
        enter: &mut dyn FnMut(&mut BoardPath, Node<'a>) -> Result<(), E>,
    ) -> Result<(), E> {
        enter(path, self)?;
        let mut refused = None;
        // What stopped it is in `refused`.
        let _stopped = self.children(&mut |place, child| {
            let walked = path.within(place, |path| child.walk(path, enter));
            walked.map_or_else(
                |error| {
                    refused = Some(error);
                    ControlFlow::Break(())
                },
                ControlFlow::Continue,
            )
        });
        refused.map_or(Ok(()), Err)
    }

    /// The first that is found in this node or anything inside it. None when there is none.
    pub fn find<T>(self, find: &mut dyn FnMut(Node<'a>) -> Option<T>) -> Option<T> {
        self.find_through(&|_| true, find)
    }

    /// The first that is found in this node or inside it, where only nodes that `through` lets pass are looked into: of the
    /// others it looks at themselves. None when there is none.
    pub fn find_through<T>(
        self,
        through: &dyn Fn(Node<'a>) -> bool,
        find: &mut dyn FnMut(Node<'a>) -> Option<T>,
    ) -> Option<T> {
        let mut found = find(self);
        if found.is_none() && through(self) {
            // What stopped it is in `found`.
            let _stopped = self.children(&mut |_, child| {
                found = child.find_through(through, find);
                if found.is_none() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
        }
        found
    }

    /// Whether this is so of the node or of anything inside it.
    pub fn any(self, is: &dyn Fn(Node<'a>) -> bool) -> bool {
        self.any_through(&|_| true, is)
    }

    /// Whether this is so of the node or of anything inside it, where only nodes that `through` lets pass are looked into.
    pub fn any_through(self, through: &dyn Fn(Node<'a>) -> bool, is: &dyn Fn(Node<'a>) -> bool) -> bool {
        self.find_through(through, &mut |node| is(node).then_some(())).is_some()
    }

    /// Shows this node and all inside it, each before what is inside it.
    pub fn each(self, see: &mut dyn FnMut(Node<'a>)) {
        see(self);
        // Nothing stops it.
        let _never = self.children(&mut |_, child| {
            child.each(see);
            ControlFlow::Continue(())
        });
    }
}

/// Takes the children of a node one by one.
pub(crate) struct Children<'e, 'a> {
    each: &'e mut dyn FnMut(&[Segment], Node<'a>) -> ControlFlow<()>,
}

/// Whether to go on.
pub(crate) type Flow = ControlFlow<()>;

impl<'a> Children<'_, 'a> {
    /// No children, or no more.
    pub(crate) const NONE: Flow = ControlFlow::Continue(());

    /// All that the kind of the node says.
    pub(crate) fn only(&mut self, child: impl Into<Node<'a>>) -> Flow {
        (self.each)(&[], child.into())
    }

    /// A field that is always there.
    pub(crate) fn at(&mut self, field: &'static str, child: impl Into<Node<'a>>) -> Flow {
        (self.each)(&[Segment::Field(field)], child.into())
    }

    /// A field that may say nothing.
    pub(crate) fn maybe(&mut self, field: &'static str, child: Option<impl Into<Node<'a>>>) -> Flow {
        child.map_or(Self::NONE, |child| self.at(field, child))
    }

    /// A field that is a list.
    pub(crate) fn each(
        &mut self,
        field: &'static str,
        list: impl IntoIterator<Item = impl Into<Node<'a>>>,
    ) -> Flow {
        let place = |at| [Segment::Field(field), Segment::Index(at)];
        list.into_iter().enumerate().try_for_each(|(at, child)| (self.each)(&place(at), child.into()))
    }

    /// A list that is all that the kind of the node says.
    pub(crate) fn list(&mut self, list: impl IntoIterator<Item = impl Into<Node<'a>>>) -> Flow {
        let mut all = list.into_iter().enumerate();
        all.try_for_each(|(at, child)| (self.each)(&[Segment::Index(at)], child.into()))
    }

    /// A field that may name something.
    pub(crate) fn name(&mut self, field: &'static str, of: Named, name: Option<&'a String>) -> Flow {
        self.maybe(field, name.map(|name| Node::Name(of, name)))
    }

    /// A field that names several. Of nearly all that a board can name of an object it names nothing.
    #[inline]
    pub(crate) fn names(&mut self, field: &'static str, of: Named, names: &'a [String]) -> Flow {
        if names.is_empty() { Self::NONE } else { self.some_names(field, of, names) }
    }

    #[inline(never)]
    fn some_names(&mut self, field: &'static str, of: Named, names: &'a [String]) -> Flow {
        self.each(field, names.iter().map(|name| Node::Name(of, name)))
    }
}
