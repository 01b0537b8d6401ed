//! Deeds: what a player does (mill, scry, vote), and what is done to an object (tapped, turned face up, revealed).
//! What is true of a deed as such stands in its frame.

use serde::{Deserialize, Serialize};

use super::KeywordAction;
use crate::board::{Designation, Period, PlayerDesignation};

/// Something that a player does, or that is done to an object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Deed {
    /// A player puts so many cards from the top of the library into the graveyard.
    Mill,
    /// A player discards so many cards of which nothing is known.
    DiscardUnknown,
    /// A player reveals so many cards of which nothing is known, and nothing is known of them afterwards.
    RevealUnknown,
    /// A player looks at so many cards on top of the library and puts any of them on the bottom.
    Scry,
    /// A player looks at so many cards on top of the library and puts any of them into the graveyard.
    Surveil,
    /// A player, so many times, gives any permanents and players another counter of each kind that they have.
    Proliferate,
    /// A player amasses: an Army, made if there is none, gets so many +1/+1 counters, and becomes of the type that the event
    /// names (CR 701.47 (2026-04-17)).
    Amass,
    /// A player searches so many cards of a library, from the top; what is found is up to `with_it`.
    Search,
    /// A player shuffles the library.
    Shuffle,
    /// A player votes so many times; what a vote is, is up to `with_it`, which is followed for each.
    Vote,
    /// A player takes so many extra turns.
    TakeExtraTurn,
    /// A player has so many additional phases or steps of this kind.
    AddPeriod(Period),
    /// A player spends so much mana.
    SpendMana,
    /// A player loses the game.
    Lose,
    /// A player wins the game.
    Win,
    /// The game is a draw.
    DrawGame,
    /// It becomes tapped.
    Tap,
    /// It becomes untapped.
    Untap,
    /// It is turned face up.
    TurnFaceUp,
    /// It is turned face down.
    TurnFaceDown,
    /// It transforms: the other face is up.
    Transform,
    /// It explores (CR 701.44 (2026-04-17)).
    Explore,
    /// It connives: its controller draws so many cards and discards so many, and it gets a +1/+1 counter for each of them
    /// that is no land (CR 701.50 (2026-04-17)).
    Connive,
    /// It carries out monstrosity: if it isn't monstrous, it gets so many +1/+1 counters and becomes monstrous
    /// (CR 701.37 (2026-04-17)).
    Monstrosity,
    /// It is revealed.
    Reveal,
    /// It is cycled: discarded to pay for its cycling ability (CR 702.29c (2026-04-17)). What that ability does is said beside it.
    Cycle,
    /// It is played as a land: it enters under "your" control (CR 305.1 (2026-04-17)).
    PlayLand,
    /// It becomes the target of a spell or an ability, which the event may name.
    BecomeTarget,
    /// All damage is removed from it.
    RemoveDamage,
    /// It is declared as an attacker; where nobody is named and there is one opponent, it attacks them.
    Attack,
    /// It is declared as a blocker.
    Block,
    /// It becomes blocked.
    BecomeBlocked,
    /// It becomes unblocked: it attacks, and as blockers are declared none is for it.
    BecomeUnblocked,
    /// From now on it blocks that creature this combat if it can.
    MustBlock,
    /// It becomes unattached.
    Unattach,
    /// It phases out, and what is attached to it along with it.
    PhaseOut,
    /// It phases in, and what phased out along with it.
    PhaseIn,
    /// It gets this designation: it becomes renowned.
    Become(Designation),
    /// It has this designation no longer.
    StopBeing(Designation),
    /// A player gets this designation: becomes the monarch.
    Get(PlayerDesignation),
    /// A player gets a mark of the board's author; the event names it.
    GetMark,
    /// A player has such a mark no longer.
    LoseMark,
    /// A permanent gets a mark of the board's author; the event names it.
    Mark,
    /// A permanent has such a mark no longer.
    Unmark,
    /// It becomes a copy of another object, for as long as it stays; the event names which.
    BecomeCopy,
    /// It is of this subtype besides its other types, for as long as it stays; the event names the subtype.
    GainSubtype,
    /// A keyword action that has no other words here; it is done, and what comes of it is said beside it.
    Action(KeywordAction),
}

/// Of which kind a deed is, where the deed itself says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeedKind {
    /// A phase or step.
    Period(Period),
    /// A designation of permanents.
    Designation(Designation),
    /// A designation of players.
    PlayerDesignation(PlayerDesignation),
}

/// Whose deed it is: what an event has to name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doer {
    /// Players do it: `who`.
    Player,
    /// It is done to objects: `what`.
    Object,
}

/// Whether an event says of which kind its deed is, in a word that is none of ours: a creature type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Naming {
    /// It names none; where the deed is of a kind, it says so itself.
    Never,
    /// It may name one.
    Maybe,
    /// It has to name one.
    Always,
}

/// What an event of a deed consists of besides the deed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// Whose it is.
    pub of: Doer,
    /// Whether it has a number: so many cards, so many times. What has none happens once.
    pub number: bool,
    /// Whether it is done with regard to something else, which an event may name in `to`.
    pub other: bool,
    /// Whether an event names a kind, in `kind`; a pattern then may ask for one.
    pub kind: Naming,
}

impl Frame {
    /// Players do it, a number of times.
    const PLAYER: Self = Self { of: Doer::Player, number: true, other: false, kind: Naming::Never };
    /// Players do it, a number of times, and the event may say of which kind.
    const PLAYER_OF_KIND: Self = Self { kind: Naming::Maybe, ..Self::PLAYER };
    /// A player does it once.
    const PLAYER_ONCE: Self = Self { number: false, ..Self::PLAYER };
    /// A player does it once, and the event says of which kind.
    const PLAYER_ONCE_OF_KIND: Self = Self { kind: Naming::Always, ..Self::PLAYER_ONCE };
    /// It is done to an object.
    const OBJECT: Self = Self { of: Doer::Object, ..Self::PLAYER_ONCE };
    /// It is done to an object, a number of times.
    const OBJECT_WITH_NUMBER: Self = Self { number: true, ..Self::OBJECT };
    /// It is done to an object, and the event says of which kind.
    const OBJECT_OF_KIND: Self = Self { kind: Naming::Always, ..Self::OBJECT };
    /// It is done to an object with regard to something else: what it blocks, who goads it.
    const WITH_REGARD: Self = Self { other: true, ..Self::OBJECT };
}

impl Deed {
    /// All deeds, those of players first, one of each kind: of additional phases and steps the combat phase, of what can
    /// become of a permanent that it is renowned. `each_kind` has the others.
    pub const ALL: [Self; 81] = [
        Self::Mill,
        Self::Scry,
        Self::Surveil,
        Self::Proliferate,
        Self::Amass,
        Self::Search,
        Self::Shuffle,
        Self::DiscardUnknown,
        Self::RevealUnknown,
        Self::TakeExtraTurn,
        Self::AddPeriod(Period::Combat),
        Self::Vote,
        Self::SpendMana,
        Self::Lose,
        Self::Win,
        Self::DrawGame,
        Self::Get(PlayerDesignation::Monarch),
        Self::GetMark,
        Self::LoseMark,
        Self::Action(KeywordAction::Assemble),
        Self::Action(KeywordAction::Behold),
        Self::Action(KeywordAction::Blight),
        Self::Action(KeywordAction::Bolster),
        Self::Action(KeywordAction::ChaosEnsues),
        Self::Action(KeywordAction::Clash),
        Self::Action(KeywordAction::Cloak),
        Self::Action(KeywordAction::CollectEvidence),
        Self::Action(KeywordAction::Discover),
        Self::Action(KeywordAction::Earthbend),
        Self::Action(KeywordAction::Fateseal),
        Self::Action(KeywordAction::Forage),
        Self::Action(KeywordAction::Incubate),
        Self::Action(KeywordAction::Investigate),
        Self::Action(KeywordAction::Learn),
        Self::Action(KeywordAction::Manifest),
        Self::Action(KeywordAction::ManifestDread),
        Self::Action(KeywordAction::OpenAttraction),
        Self::Action(KeywordAction::Planeswalk),
        Self::Action(KeywordAction::Populate),
        Self::Action(KeywordAction::RingTempts),
        Self::Action(KeywordAction::Support),
        Self::Action(KeywordAction::TimeTravel),
        Self::Action(KeywordAction::Venture),
        Self::Action(KeywordAction::VillainousChoice),
        Self::Action(KeywordAction::VisitAttractions),
        Self::Action(KeywordAction::Waterbend),
        Self::Tap,
        Self::Untap,
        Self::TurnFaceUp,
        Self::TurnFaceDown,
        Self::Transform,
        Self::Explore,
        Self::Connive,
        Self::Monstrosity,
        Self::Reveal,
        Self::Cycle,
        Self::PlayLand,
        Self::BecomeTarget,
        Self::RemoveDamage,
        Self::Attack,
        Self::Block,
        Self::BecomeBlocked,
        Self::BecomeUnblocked,
        Self::MustBlock,
        Self::Unattach,
        Self::PhaseOut,
        Self::PhaseIn,
        Self::BecomeCopy,
        Self::GainSubtype,
        Self::Action(KeywordAction::Abandon),
        Self::Action(KeywordAction::Airbend),
        Self::Action(KeywordAction::Detain),
        Self::Action(KeywordAction::Exert),
        Self::Action(KeywordAction::Exploit),
        Self::Action(KeywordAction::Meld),
        Self::Action(KeywordAction::Mutate),
        Self::Action(KeywordAction::SetInMotion),
        Self::Mark,
        Self::Unmark,
        Self::Become(Designation::Renowned),
        Self::StopBeing(Designation::Renowned),
    ];

    /// What an event of this deed consists of.
    #[must_use]
    pub const fn frame(self) -> Frame {
        match self {
            Self::Mill
            | Self::DiscardUnknown
            | Self::RevealUnknown
            | Self::Scry
            | Self::Surveil
            | Self::Proliferate
            | Self::Search
            | Self::Vote
            | Self::TakeExtraTurn
            | Self::AddPeriod(_)
            | Self::SpendMana => Frame::PLAYER,
            Self::Action(action) => match action.of() {
                Doer::Player => Frame::PLAYER,
                Doer::Object => Frame::OBJECT,
            },
            Self::Amass => Frame::PLAYER_OF_KIND,
            Self::Shuffle | Self::Lose | Self::Win | Self::DrawGame | Self::Get(_) => Frame::PLAYER_ONCE,
            Self::GetMark | Self::LoseMark => Frame::PLAYER_ONCE_OF_KIND,
            Self::Attack
            | Self::Block
            | Self::BecomeBlocked
            | Self::MustBlock
            | Self::BecomeCopy
            | Self::BecomeTarget
            | Self::Become(Designation::Goaded) => Frame::WITH_REGARD,
            Self::Connive | Self::Monstrosity => Frame::OBJECT_WITH_NUMBER,
            Self::GainSubtype | Self::Mark | Self::Unmark => Frame::OBJECT_OF_KIND,
            Self::Tap
            | Self::Untap
            | Self::TurnFaceUp
            | Self::TurnFaceDown
            | Self::Transform
            | Self::Explore
            | Self::Reveal
            | Self::Cycle
            | Self::PlayLand
            | Self::RemoveDamage
            | Self::BecomeUnblocked
            | Self::Unattach
            | Self::PhaseOut
            | Self::PhaseIn
            | Self::Become(_)
            | Self::StopBeing(_) => Frame::OBJECT,
        }
    }

    /// Of which kind it is, where it says so itself. What its event says in `kind` is not asked here.
    #[must_use]
    pub const fn kind(self) -> Option<DeedKind> {
        if let Self::AddPeriod(period) = self {
            Some(DeedKind::Period(period))
        } else if let Self::Become(designation) | Self::StopBeing(designation) = self {
            Some(DeedKind::Designation(designation))
        } else if let Self::Get(designation) = self {
            Some(DeedKind::PlayerDesignation(designation))
        } else {
            None
        }
    }

    /// The same deed with each designation in turn; itself where it has none.
    pub fn each_designation(self) -> Vec<Self> {
        if let Self::Become(_) = self {
            Designation::ALL.map(Self::Become).to_vec()
        } else if let Self::StopBeing(_) = self {
            Designation::ALL.map(Self::StopBeing).to_vec()
        } else if let Self::Get(_) = self {
            PlayerDesignation::ALL.map(Self::Get).to_vec()
        } else {
            vec![self]
        }
    }

    /// Whether players do it, rather than that it is done to objects.
    #[must_use]
    pub const fn is_of_players(self) -> bool {
        matches!(self.frame().of, Doer::Player)
    }
}
