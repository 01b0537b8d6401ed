//! Objects, as an effect or an instruction names them.

use serde::{Deserialize, Serialize};

use super::{Amount, Compare, Past, Who};
use crate::board::{
    CardType, Color, Counter, Designation, Keyword, KeywordName, ObjectKind, Supertype, Zone,
};

/// Some of the objects. As a filter it asks "is this object one of them?"; where objects are wanted, it is the
/// list in the order of the board. Without `In(..)` a list looks at the battlefield, but for `Is`, `This`,
/// `It` and `Chosen`, which find their object anywhere.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum What {
    /// Everything that is in one of the zones looked at.
    Any,
    /// The source of the effect or instruction.
    This,
    /// The object that the event being replaced affects; in what a `ForEach` does: that object; in what is
    /// done with a drawn card: that card.
    It,
    /// The object on the board with this id.
    Is(String),
    /// Objects with this name.
    Named(String),
    /// Objects of this card type.
    Type(CardType),
    /// Objects with this subtype, such as `Subtype("Cleric")`.
    Subtype(String),
    /// Objects with this supertype.
    Supertype(Supertype),
    /// Objects of this colour.
    Color(Color),
    /// Objects without a colour.
    Colorless,
    /// Objects of two or more colours.
    Multicolored,
    /// Objects of the colour chosen as the source entered.
    ChosenColor,
    /// Objects with the name, or of the type, chosen as the source entered.
    ChosenWord,
    /// For which this word was chosen as they entered.
    Chose(String),
    /// Tokens, whatever they are copies of.
    Token,
    /// Objects of this sort: cards, tokens, copies of spells, abilities.
    Kind(ObjectKind),
    /// Commanders, which were first called generals.
    Commander,
    /// Objects for which this was paid or chosen as they were cast.
    Paid(String),
    /// Spells that these players have cast, and the permanents that those became.
    CastBy(Who),
    /// Permanents that are face down.
    FaceDown,
    /// Permanents that have this designation.
    Designated(Designation),
    /// Permanents that one of these players has goaded.
    GoadedBy(Who),
    /// Permanents that have this mark of the board's author.
    HasMark(String),
    /// Objects attached to one of these.
    AttachedTo(Box<Self>),
    /// Objects that one of these spells targets.
    TargetedBy(Box<Self>),
    /// Objects in this zone.
    In(Zone),
    /// Objects that these players control.
    ControlledBy(Who),
    /// Objects that these players own.
    OwnedBy(Who),
    /// Permanents that are tapped.
    Tapped,
    /// Creatures that attack now.
    Attacking,
    /// Creatures that block now, even if what they block is gone.
    Blocking,
    /// Attackers that have become blocked, even if nothing blocks them any more.
    Blocked,
    /// Attackers that nothing was declared to block, once blockers have been declared.
    Unblocked,
    /// Objects with at least one such counter.
    With(Counter),
    /// Objects with at least one counter of any kind.
    WithCounters,
    /// Permanents that came under their controllers' control since the beginning of those players' last upkeeps, asked in an
    /// upkeep.
    EchoDue,
    /// Permanents to which one of these is attached.
    HasAttached(Box<Self>),
    /// Objects with exactly this keyword, its number included.
    Has(Box<Keyword>),
    /// Objects with a keyword of this name, whatever is said with it.
    HasKeyword(KeywordName),
    /// Objects of a colour that the source is of, too.
    SharesColor,
    /// Objects whose power is greater than the source's.
    GreaterPower,
    /// Objects whose power compares like this.
    Power(Compare, Box<Amount>),
    /// Objects whose toughness compares like this.
    Toughness(Compare, Box<Amount>),
    /// Objects whose mana value compares like this.
    ManaValue(Compare, Box<Amount>),
    /// The object that the source is attached to.
    AttachedToBy,
    /// The objects chosen under this name earlier in the same instruction.
    Chosen(String),
    /// What the instruction before did something to "this way": what it created, destroyed, moved or chose.
    Done,
    /// The source of the damage that is being replaced, or on which an ability has triggered.
    DamageSource,
    /// The top cards of these players' libraries, this many of each.
    TopOfLibrary(Who, Box<Amount>),
    /// Creatures, and cards that are, that share a creature type with the source.
    SharesCreatureType,
    /// Objects that share this with one of these; each does with itself.
    Shares(Shared, Box<Self>),
    /// Cards that were exiled with one of these, and stayed there: imprinted on it.
    ExiledWith(Box<Self>),
    /// What would be one of these without continuous effects: by copiable values alone.
    ByCopiableValues(Box<Self>),
    /// Objects to which such an event has happened.
    HappenedTo(Box<Past>),
    /// Objects that have dealt such damage.
    Dealt(Box<Past>),
    /// All of these at once.
    All(Vec<Self>),
    /// Any of these.
    OneOf(Vec<Self>),
    /// Everything that is not one of these.
    Not(Box<Self>),
}

/// What objects can have in common.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Shared {
    /// A name; what has none shares none.
    Name,
    /// A colour.
    Color,
    /// A card type.
    CardType,
    /// A creature type: creatures, and cards that can have one.
    CreatureType,
}

impl Shared {
    /// All of them, in the order of the declaration.
    pub const ALL: [Self; 4] = [Self::Name, Self::Color, Self::CardType, Self::CreatureType];
}

/// Who or what can be dealt damage or have counters.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Whom {
    /// Anyone and anything.
    Any,
    /// Any of these players.
    Player(Who),
    /// Any of these objects.
    Object(What),
    /// The player or the permanent that the first of these attacks, or attacked as it last was.
    AttackedBy(What),
    /// Any of these.
    OneOf(Vec<Self>),
}
