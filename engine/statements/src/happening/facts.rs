//! What can be true of what would happen. The table of what is so stands beside the kinds: `Happening::facts`.

use super::Subject;
use crate::ids::{CounterId, FormId, ObjectId, PlayerId, Target, TextId};
use language::effect::Kind;

/// What is true of something that would happen: to be read, or changed in its place.
#[derive(Debug)]
pub struct HappeningFacts<'a> {
    /// The kind by which effects look for it; `Unwatched` where none does, or does any more.
    pub kind: Kind,
    /// Whom or what it affects.
    pub to: HappensTo<'a>,
    /// What an effect that looks at it calls "it".
    pub it: It,
    /// The number in it that effects can change. Tokens are counted in what their creation contains.
    pub amount: Option<&'a mut u64>,
    /// How something enters, or what tokens are.
    pub form: Option<&'a mut FormId>,
    /// Of which kind the counters in it are.
    pub counter: Option<&'a mut CounterId>,
    /// What the judge calls it.
    pub text: Option<&'a mut TextId>,
}

/// Whom or what something happens to.
#[derive(Debug)]
pub enum HappensTo<'a> {
    /// A player, who does it or to whom it is done.
    Player(PlayerId),
    /// An object that is there.
    Object(&'a mut ObjectId),
    /// A player or an object that is there.
    Target(&'a mut Target),
    /// What enters, under the control of this player.
    Entering(Subject, PlayerId),
    /// Whom or what a judge's words say. Nothing else is known of what it does to them.
    Said(Option<Target>),
    /// Nobody: it happens to the game.
    Nobody,
}

/// What an effect that looks at something that would happen calls "it".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum It {
    /// The object that it happens to; nothing where it happens to a player.
    Affected,
    /// The permanent that enters, as it will be.
    Entering,
    /// A token that this player would create.
    Created(PlayerId, FormId),
    /// An object to which it doesn't happen: the card that is cast, what produces the mana. None when the board has none.
    Other(Option<ObjectId>),
}

impl<'a> HappeningFacts<'a> {
    pub(super) const fn of(kind: Kind, to: HappensTo<'a>) -> Self {
        Self { kind, to, it: It::Affected, amount: None, form: None, counter: None, text: None }
    }

    pub(super) const fn player(kind: Kind, player: PlayerId) -> Self {
        Self::of(kind, HappensTo::Player(player))
    }

    pub(super) const fn object(kind: Kind, object: &'a mut ObjectId) -> Self {
        Self::of(kind, HappensTo::Object(object))
    }

    pub(super) const fn target(kind: Kind, target: &'a mut Target) -> Self {
        Self::of(kind, HappensTo::Target(target))
    }

    pub(super) fn amount(self, amount: &'a mut u64) -> Self {
        Self { amount: Some(amount), ..self }
    }

    pub(super) fn it(self, it: It) -> Self {
        Self { it, ..self }
    }

    pub(super) fn form(self, form: &'a mut FormId) -> Self {
        Self { form: Some(form), ..self }
    }

    pub(super) fn counter(self, counter: &'a mut CounterId) -> Self {
        Self { counter: Some(counter), ..self }
    }

    pub(super) fn text(self, text: &'a mut TextId) -> Self {
        Self { text: Some(text), ..self }
    }
}
