//! Notes of a board: what on it does nothing there, although it is no error.

use language::board::Zone;
use language::path::BoardPath;

/// Something on a board that does nothing there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Where it stands on the board.
    pub at: BoardPath,
    /// What is to be known about it.
    pub about: About,
}

/// Why something does nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum About {
    /// An ability of an object functions in other zones than this one, where the object is and stays.
    FunctionsElsewhere {
        /// The object.
        object: String,
        /// Where it is.
        zone: Zone,
    },
    /// Nothing that happens is an event of the kind that an effect looks at.
    NoSuchEvent {
        /// What the effect is called.
        effect: String,
    },
    /// Nothing that happens is an event of the kind that a restriction, or an ability that triggers, speaks of.
    NothingForAbility {
        /// Whose ability it is; none of what is so for a time.
        object: Option<String>,
    },
    /// A continuous effect affects nothing.
    AffectsNobody {
        /// Whose ability it is.
        object: String,
    },
    /// An object has abilities, and is phased out as long as the events take.
    IsPhasedOut {
        /// The object.
        object: String,
    },
    /// An effect was made for an object and has ended, since that became another one or phased out.
    MadeForAnother {
        /// What the effect is called.
        effect: String,
        /// The object.
        object: String,
        /// Whether it has phased out, and is that object all the same.
        phased: bool,
    },
    /// An ability speaks of what it triggers on as an object, and what it triggers on is about none, or about several.
    NoIt {
        /// The ability's source.
        object: String,
    },
    /// A filter asks for two zones at once.
    TwoZones(Zone, Zone),
    /// A filter asks for something and for its opposite, or for one of nothing.
    NeverSo,
    /// A choice is made in a list of its own, and what comes after that list does not know it.
    ChosenInside(String),
    /// An event affects nothing: there is nothing that it could happen to.
    AffectsNothing,
    /// All that an event would do is so already, or comes to nothing.
    SoAlready,
    /// A permanent would be turned over, and it stays as it is.
    NotTurned {
        /// The permanent.
        object: String,
        /// Why it does.
        because: Stays,
    },
    /// Creatures attack or block, and nothing on the board asks for combat damage.
    NoCombatDamage,
    /// An attacker assigns no combat damage, since it is not said whom or what it attacks.
    AttacksUnsaid {
        /// The attacker.
        object: String,
    },
    /// A blocker assigns no combat damage, since it is not said what it blocks.
    BlocksUnsaid {
        /// The blocker.
        object: String,
    },
    /// The board tells what has happened, and nothing on it asks for that in these words.
    NotAsked,
    /// A creature has to attack, or to block or become blocked, and nothing on the board declares attackers, or blockers: whether
    /// it does is not looked at.
    NotDeclared {
        /// What says that it has to.
        object: String,
        /// Whether attackers would have to be declared; blockers otherwise.
        attackers: bool,
    },
    /// A spell is on the stack, nothing that happens has to do with it, and it never resolves.
    NeverResolves(String),
    /// Something is to be activated, and which of its abilities is meant is not said, or none is called so.
    WhichAbility {
        /// The object.
        object: String,
        /// What its activated abilities are called.
        called: Vec<String>,
    },
    /// Something is cast, or an ability activated, with an X of which no value is said: it is 0.
    WithoutX(String),
    /// A spell is cast that asks what mana was spent on it, and that is not said: none counts.
    UnsaidMana(String),
    /// A battle enters, and nothing says with how many defense counters.
    NoDefense(String),
}

/// Why a permanent stays as it is: it is not turned over, or has become what it would.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stays {
    /// It has two faces, and would be turned face down.
    TwoFaces,
    /// It has only one face, and would transform.
    OneFace,
    /// It is modal double-faced, which transforms at later dates only.
    Modal,
    /// It has only one face, and would enter with its back face up.
    EntersWithOneFace,
    /// It is face down, and would transform.
    FaceDown,
    /// It has transformed since the ability was put on the stack that would have it transform.
    TransformedSince,
    /// Its other face is an instant or sorcery, and it would transform.
    IntoASpell,
    /// It is monstrous already, and would carry out monstrosity.
    Monstrous,
    /// It is an instant or sorcery card, and would be turned face up.
    NoPermanentCard,
}
