//! What is true of each kind of what would happen: one table.

use super::{Entering, Happening, Subject};
use crate::ids::{CounterId, FormId, ObjectId, PlayerId, Target, TextId};
use language::effect::Kind;
use language::event::Deed;

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
    /// What the judge calls it, or of which kind the deed is where the event names one.
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

impl HappensTo<'_> {
    /// The player or object; none for tokens that do not exist yet, and for what happens to nobody.
    #[inline]
    pub fn target(&self) -> Option<Target> {
        match self {
            Self::Player(player) => Some(Target::Player(*player)),
            Self::Object(object) => Some(Target::Object(**object)),
            Self::Entering(Subject::Object(object), _) => Some(Target::Object(*object)),
            Self::Target(target) => Some(**target),
            Self::Said(target) => *target,
            Self::Entering(Subject::Token, _) | Self::Nobody => None,
        }
    }
}

impl<'a> HappeningFacts<'a> {
    const fn of(kind: Kind, to: HappensTo<'a>) -> Self {
        Self { kind, to, it: It::Affected, amount: None, form: None, counter: None, text: None }
    }

    const fn player(kind: Kind, player: PlayerId) -> Self {
        Self::of(kind, HappensTo::Player(player))
    }

    const fn object(kind: Kind, object: &'a mut ObjectId) -> Self {
        Self::of(kind, HappensTo::Object(object))
    }

    const fn target(kind: Kind, target: &'a mut Target) -> Self {
        Self::of(kind, HappensTo::Target(target))
    }

    fn amount(self, amount: &'a mut u64) -> Self {
        Self { amount: Some(amount), ..self }
    }

    fn it(self, it: It) -> Self {
        Self { it, ..self }
    }

    fn form(self, form: &'a mut FormId) -> Self {
        Self { form: Some(form), ..self }
    }

    fn counter(self, counter: &'a mut CounterId) -> Self {
        Self { counter: Some(counter), ..self }
    }

    fn text(self, text: &'a mut TextId) -> Self {
        Self { text: Some(text), ..self }
    }
}

impl Happening {
    /// What is true of it, by its kind. Inlined, so that whoever asks for one fact pays for that one only.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind")]
    #[inline(always)]
    pub fn facts(&mut self) -> HappeningFacts<'_> {
        use HappeningFacts as Facts;
        match self {
            Self::Damage { to, amount, dealt, .. } => {
                Facts::target(if *dealt { Kind::Unwatched } else { Kind::Damage }, to).amount(amount)
            }
            Self::MarkDamage { object, amount } => Facts::object(Kind::Unwatched, object).amount(amount),
            Self::GainLife { player, amount } => Facts::player(Kind::GainLife, *player).amount(amount),
            Self::LoseLife { player, amount } => Facts::player(Kind::LoseLife, *player).amount(amount),
            Self::DrawCards { player, amount } => Facts::player(Kind::DrawCards, *player).amount(amount),
            Self::Draw { player, underway: false } => Facts::player(Kind::Draw, *player),
            Self::Draw { player, underway: true } => Facts::player(Kind::Unwatched, *player),
            Self::Destroy { object, .. } => Facts::object(Kind::Destroy, object),
            Self::Regenerate { object } => Facts::object(Kind::Unwatched, object),
            Self::Sacrifice { object } => Facts::object(Kind::Sacrifice, object),
            Self::Move { object, .. } => Facts::object(Kind::Move, object),
            Self::MoveUnknown { player, amount, .. } => Facts::player(Kind::Move, *player).amount(amount),
            Self::Enter(Entering { subject, controller, form, .. }) => {
                Facts::of(Kind::Enter, HappensTo::Entering(*subject, *controller)).it(It::Entering).form(form)
            }
            Self::EnterCounters { subject, controller, kind, amount, .. } => {
                let to = HappensTo::Entering(*subject, *controller);
                Facts::of(Kind::PutCounters, to).it(It::Entering).amount(amount).counter(kind)
            }
            Self::Create { player, token } => {
                Facts::player(Kind::Create, *player).it(It::Created(*player, *token)).form(token)
            }
            Self::PutCounters { on, kind, amount, .. } => {
                Facts::target(Kind::PutCounters, on).amount(amount).counter(kind)
            }
            Self::RemoveCounters { from, kind, amount } => {
                Facts::target(Kind::RemoveCounters, from).amount(amount).counter(kind)
            }
            Self::Begin { player, .. } => Facts::player(Kind::Begin, *player),
            Self::Deed { deed, of, amount, kind: word, underway, .. } => {
                let (kind, has_number) = match of {
                    Target::Player(_) => (Kind::Act, true),
                    Target::Object(_) => (Kind::Undergo, deed.frame().number),
                };
                // Cards that nobody knows are discarded when nothing changes any more how many they are.
                let kind = match (deed, &underway) {
                    (Deed::DiscardUnknown, true) => Kind::Discard,
                    (_, true) => Kind::Unwatched,
                    (_, false) => kind,
                };
                let facts = Facts::target(kind, of);
                Facts { amount: has_number.then_some(amount), text: word.as_mut(), ..facts }
            }
            Self::Roll { player, dice, .. } => Facts::player(Kind::Roll, *player).amount(dice),
            Self::Discard { object } => Facts::object(Kind::Discard, object),
            Self::CounterSpell { object } => Facts::object(Kind::CounterSpell, object),
            Self::CopySpell { object, player, amount, .. } => {
                Facts::player(Kind::CopySpell, *player).it(It::Other(Some(*object))).amount(amount)
            }
            Self::Cast { object, player, .. } => {
                Facts::player(Kind::Cast, *player).it(It::Other(Some(*object)))
            }
            Self::GainControl { object, .. } => Facts::object(Kind::GainControl, object),
            Self::Attach { object, .. } => Facts::object(Kind::Attach, object),
            Self::AddMana { player, source, amount, .. } => {
                Facts::player(Kind::AddMana, *player).it(It::Other(*source)).amount(amount)
            }
            Self::Daytime { .. } => Facts::of(Kind::Daytime, HappensTo::Nobody),
            Self::Opaque { text, affects } => Facts::of(Kind::Opaque, HappensTo::Said(*affects)).text(text),
        }
    }

    /// The kind by which effects look for it.
    #[inline]
    pub fn kind(mut self) -> Kind {
        self.facts().kind
    }

    /// The number in it, where it has one that effects can change.
    #[inline]
    pub fn amount(mut self) -> Option<u64> {
        self.amount_mut().map(|amount| *amount)
    }

    /// The same, to be changed.
    #[inline]
    pub fn amount_mut(&mut self) -> Option<&mut u64> {
        self.facts().amount
    }

    /// Whom or what it affects; none for tokens that do not exist yet, and for what happens to nobody.
    #[inline]
    pub fn target(mut self) -> Option<Target> {
        self.facts().to.target()
    }

    /// The object that it happens to; none for what enters, and for what happens to a player or to nobody.
    #[inline]
    pub fn object(mut self) -> Option<ObjectId> {
        self.object_mut().map(|object| *object)
    }

    /// The same, to be changed.
    #[inline]
    pub fn object_mut(&mut self) -> Option<&mut ObjectId> {
        match self.facts().to {
            HappensTo::Object(object) | HappensTo::Target(Target::Object(object)) => Some(object),
            HappensTo::Target(Target::Player(_))
            | HappensTo::Player(_)
            | HappensTo::Entering(..)
            | HappensTo::Said(_)
            | HappensTo::Nobody => None,
        }
    }
}
