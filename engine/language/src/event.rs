//! Events and instructions as a board states them: what would happen, in the words of cards.

mod action;
mod affects;
mod deed;
mod facts;
mod instruction;
mod mana;

pub use action::KeywordAction;
pub use affects::Affects;
pub use deed::{Deed, DeedKind, Doer, Frame, Naming};
pub use facts::EventFacts;
pub use instruction::{AllModes, Dividing, Instruction, Script};
pub use mana::Mana;

use serde::{Deserialize, Serialize};

use crate::board::{Characteristics, Counter, Daytime, Designation, Period, Zone, is_default};
use crate::effect::CopyException;
use crate::select::{Amount, What, Who, Whom};

/// Something that would happen. One entry can stand for several parts at the same time ("each creature").
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Event {
    /// A source deals damage.
    Damage {
        /// The sources, each deals the damage; the source of the instruction when absent.
        #[serde(default = "this")]
        from: What,
        /// Each of these is dealt damage.
        to: Whom,
        /// How much each.
        amount: Amount,
        /// Whether it is combat damage.
        #[serde(default, skip_serializing_if = "is_default")]
        combat: bool,
        /// Whether it can't be prevented.
        #[serde(default, skip_serializing_if = "is_default")]
        unpreventable: bool,
        /// Excess damage to a permanent (`It`) is dealt to the first of these instead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        excess: Option<Whom>,
    },
    /// Each of these players gains life.
    GainLife {
        /// Who gains it; each of them.
        who: Who,
        /// How much each of them gains; worked out once for all.
        amount: Amount,
    },
    /// Each of these players loses life.
    LoseLife {
        /// Who loses it; each of them.
        who: Who,
        /// How much each of them loses; worked out once for all.
        amount: Amount,
    },
    /// The life total of each of these players becomes a number: they gain or lose what is missing
    /// (CR 119.5 (2026-04-17)).
    SetLife {
        /// Whose life total; each of them.
        who: Who,
        /// What it becomes, which may be below 0; worked out once for all.
        to: Amount,
    },
    /// Each of these players draws cards, one by one.
    Draw {
        /// Who draws; each of them.
        who: Who,
        /// How many cards each of them draws.
        amount: Amount,
        /// What is done with each card drawn (`It`).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with_it: Vec<Instruction>,
    },
    /// Permanents are destroyed.
    Destroy {
        /// What is destroyed; only what is on the battlefield can be.
        what: What,
        /// Whether they can't be regenerated.
        #[serde(default, skip_serializing_if = "is_default")]
        no_regeneration: bool,
    },
    /// Permanents are sacrificed by their controllers.
    Sacrifice {
        /// What is sacrificed; only what is on the battlefield can be.
        what: What,
    },
    /// Objects go to another zone of their owners.
    Move {
        /// What goes there; to enter the battlefield is `Enter`.
        what: What,
        /// The zone it goes to: that of its owner, where each player has one.
        to: Zone,
        /// Where in a library, or how it lies in exile.
        #[serde(default, skip_serializing_if = "is_default")]
        place: Place,
    },
    /// The top cards of a library go to another zone.
    MoveTop {
        /// From whose library; each of these players'.
        who: Who,
        /// How many cards of each library; fewer when it has fewer.
        amount: Amount,
        /// The zone they go to: that of their owner.
        to: Zone,
    },
    /// Objects enter the battlefield.
    Enter {
        /// What enters, wherever it is now; tokens are `Create`.
        what: What,
        /// Under whose control; each under its owner's when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        under: Option<Who>,
        /// Whether the instruction itself puts them there tapped.
        #[serde(default, skip_serializing_if = "is_default")]
        tapped: bool,
        /// Counters that the instruction puts on each of them as they enter.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        counters: Vec<(Counter, u64)>,
        /// As what it is turned face down before it enters: manifested, cloaked; it enters as it is when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face_down: Option<FaceDown>,
        /// It enters attacking one of these, as its controller chooses; not attacking when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        attacking: Option<Whom>,
        /// Whether it enters with its back face up.
        #[serde(default, skip_serializing_if = "is_default")]
        transformed: bool,
    },
    /// Tokens are created.
    Create {
        /// Each of these players creates them; the instruction's controller when absent.
        #[serde(default = "you")]
        who: Who,
        /// What they are.
        token: Token,
        /// How many each.
        amount: Amount,
        /// Whether they are created tapped.
        #[serde(default, skip_serializing_if = "is_default")]
        tapped: bool,
        /// Counters that the instruction puts on each of them as they enter.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        counters: Vec<(Counter, Amount)>,
        /// What each of them attacks as it enters: one of these, as its controller chooses; they don't when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        attacking: Option<Whom>,
        /// They are attached to the first of these; to nothing when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        attached_to: Option<What>,
    },
    /// Counters are put on each of these.
    PutCounters {
        /// Each of these players puts them; the instruction's controller when absent.
        #[serde(default = "you", skip_serializing_if = "is_you")]
        who: Who,
        /// On whom or what.
        on: Whom,
        /// Which kind; counters of several kinds are several events.
        kind: Counter,
        /// How many each.
        amount: Amount,
    },
    /// Counters are removed from each of these, as far as they are there.
    RemoveCounters {
        /// From whom or what.
        from: Whom,
        /// Which kind; counters of several kinds are several events.
        kind: Counter,
        /// How many each.
        amount: Amount,
    },
    /// A step, phase or turn begins.
    Begin {
        /// The turn, phase or step that would begin.
        period: Period,
        /// Whose turn it is, or whose turn it is in.
        who: Who,
        /// Whether it is an extra turn, or an additional phase or step.
        #[serde(default, skip_serializing_if = "is_default")]
        extra: bool,
    },
    /// A deed: each of these players does something (mills, scries, votes, loses the game), or something is done to each of
    /// these objects (tapped, turned face up, transformed). The deed's frame says which fields it has. Format 1 called it
    /// `Act` and `Undergo`.
    #[serde(alias = "Act", alias = "Undergo")]
    Deed {
        /// What is done.
        #[serde(alias = "act")]
        deed: Deed,
        /// Who does it; the instruction's controller when absent. Nobody is named for what is done to objects.
        #[serde(default = "you", skip_serializing_if = "is_you")]
        who: Who,
        /// To which objects it is done; absent for what players do.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        what: Option<What>,
        /// How many cards, or how many times, each; 1 when absent. `Affected` is the player who does it.
        #[serde(default = "once", skip_serializing_if = "is_once")]
        amount: Amount,
        /// Whom or what it attacks, or what it blocks or has to block; nobody in particular when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Whom>,
        /// Of which kind, in a word, where the deed is of one and does not say it itself: a creature type.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        kind: Option<String>,
        /// What is done when it has happened, with the amount as `Result` and the player as `Affected`.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with_it: Vec<Instruction>,
    },
    /// Each of these players rolls dice or flips coins.
    Roll {
        /// Who; the instruction's controller when absent.
        #[serde(default = "you")]
        who: Who,
        /// How many sides each has; a coin has 2, of which 2 is heads.
        sides: u64,
        /// How many dice, or coins, each of them rolls or flips.
        #[serde(default = "once")]
        dice: Amount,
        /// What is done with the results: `Result` is their sum, for coins how many heads.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with_it: Vec<Instruction>,
    },
    /// Cards in hand are discarded by their owners.
    Discard {
        /// What is discarded; only a card in hand can be.
        what: What,
    },
    /// Spells are countered.
    CounterSpell {
        /// What is countered; only a spell on the stack can be.
        what: What,
    },
    /// Spells are copied.
    CopySpell {
        /// Each of these players copies them; the instruction's controller when absent.
        #[serde(default = "you")]
        who: Who,
        /// Which spells, as they are on the stack or last were there.
        what: What,
        /// How many times each.
        #[serde(default = "once")]
        amount: Amount,
        /// Whether whoever copies may choose new targets for each copy.
        #[serde(default, skip_serializing_if = "is_default")]
        new_targets: bool,
    },
    /// A player casts cards.
    Cast {
        /// Who; the instruction's controller when absent.
        #[serde(default = "you")]
        who: Who,
        /// What is cast; what is on the stack already is left out.
        what: What,
        /// Whether it is cast with its back face up; what has none is left out then.
        #[serde(default, skip_serializing_if = "is_default")]
        transformed: bool,
    },
    /// A player gains control of permanents.
    GainControl {
        /// Who; the instruction's controller when absent.
        #[serde(default = "you")]
        who: Who,
        /// What the player gains control of; only what is on the battlefield.
        what: What,
    },
    /// Permanents become attached.
    Attach {
        /// Which permanents; all of them to the same object, none to itself.
        what: What,
        /// To the first of these.
        to: What,
    },
    /// Permanents become attached to a player (CR 303.4, 701.3a (2026-04-17)).
    Enchant {
        /// The first of these.
        who: Who,
        /// Which permanents.
        what: What,
    },
    /// A player adds mana.
    AddMana {
        /// Who; the instruction's controller when absent.
        #[serde(default = "you")]
        who: Who,
        /// Of which type.
        mana: Mana,
        /// How much mana of this type the player adds.
        #[serde(default = "once")]
        amount: Amount,
        /// What produces it; the source of the instruction when absent.
        #[serde(default = "this")]
        from: What,
        /// Whether a permanent was tapped for it.
        #[serde(default, skip_serializing_if = "is_default")]
        tapped: bool,
    },
    /// It becomes day or night (CR 731.1 (2026-04-17)).
    Daytime {
        /// Which of the two it becomes.
        becomes: Daytime,
    },
    /// Anything else, in the judge's own words.
    Opaque {
        /// The words of the event, which effects compare letter by letter.
        text: String,
        /// Whom or what it affects.
        affects: Whom,
    },
}

/// What a permanent is besides as it enters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntersAs<'e> {
    /// Of this subtype.
    Of(&'e str),
    /// With this designation.
    With(Designation),
}

impl Event {
    /// Players do something, so many times or with so many cards.
    pub fn does(who: Who, deed: Deed, amount: Amount) -> Self {
        Self::Deed { deed, who, what: None, amount, to: None, kind: None, with_it: Vec::new() }
    }

    /// Objects enter, and nothing is said of how.
    pub const fn enters(what: What, under: Option<Who>) -> Self {
        Self::Enter {
            what,
            under,
            tapped: false,
            counters: Vec::new(),
            face_down: None,
            attacking: None,
            transformed: false,
        }
    }

    /// Players create so many tokens, and nothing is said of how these enter.
    pub const fn creates(who: Who, token: Token, amount: Amount) -> Self {
        let counters = Vec::new();
        Self::Create { who, token, amount, tapped: false, counters, attacking: None, attached_to: None }
    }

    /// What this makes of a permanent, said of "it" as it enters: that is how it enters, and not an event of its own
    /// (CR 614.1d, 614.12 (2026-04-17)). None where it is anything else.
    pub fn how_it_enters(&self) -> Option<EntersAs<'_>> {
        let Self::Deed { deed, what: Some(What::It), kind, .. } = self else { return None };
        if *deed == Deed::GainSubtype {
            return kind.as_deref().map(EntersAs::Of);
        }
        let Deed::Become(one) = deed else { return None };
        // Who goads it is no part of how it enters.
        (*one != Designation::Goaded).then_some(EntersAs::With(*one))
    }

    /// Something is done to objects, with regard to something else where that is named.
    pub fn undergoes(what: What, deed: Deed, to: Option<Whom>) -> Self {
        let (what, amount) = (Some(what), Amount::N(1));
        Self::Deed { deed, who: Who::You, what, amount, to, kind: None, with_it: Vec::new() }
    }

    /// The same deed with another number; what is no deed stays as it is.
    #[must_use]
    pub fn with_amount(mut self, number: Amount) -> Self {
        if let Self::Deed { amount, .. } = &mut self {
            *amount = number;
        }
        self
    }

    /// The same deed of this kind; what is no deed stays as it is.
    #[must_use]
    pub fn of_kind(mut self, word: Option<String>) -> Self {
        if let Self::Deed { kind, .. } = &mut self {
            *kind = word;
        }
        self
    }
}

/// What a token is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Token {
    /// A token with these characteristics, given in full.
    Is(Box<Characteristics>),
    /// The same, but of a power and toughness that are worked out as it is created.
    Sized {
        /// Its characteristics; their power and toughness say nothing.
        is: Box<Characteristics>,
        /// Its power, which may be below 0.
        power: Amount,
        /// Its toughness, which may be below 0.
        toughness: Amount,
    },
    /// A copy of the first of these objects.
    CopyOf(What),
    /// The same, but for what is different from it.
    CopyExcept {
        /// Of the first of these.
        of: What,
        /// What is different.
        except: Vec<CopyException>,
    },
}

/// What is face down is: a 2/2 creature without a name (CR 708.2a (2026-04-17)).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum FaceDown {
    /// And nothing else: by morph, manifested.
    Plain,
    /// With ward {2}: by disguise, cloaked.
    Warded,
}

/// Where in a library.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Place {
    /// On top; in other zones this says nothing.
    #[default]
    Top,
    /// On the bottom.
    Bottom,
    /// Anywhere: the library is shuffled.
    Shuffled,
    /// Face down, in exile; on top elsewhere.
    FaceDown,
}

fn this() -> What {
    What::This
}

fn you() -> Who {
    Who::You
}

fn once() -> Amount {
    Amount::N(1)
}

fn is_you(who: &Who) -> bool {
    *who == Who::You
}

fn is_once(amount: &Amount) -> bool {
    *amount == Amount::N(1)
}
