//! Something that is true of an outcome.

use serde::{Deserialize, Serialize};

use crate::layers::{Layer, MadeBy, WhyNot};
use crate::piece::Piece;
use crate::state_based::StateBased;
use language::board::{
    CardType, Color, Counter, Daytime, Designation, Period, PlayerDesignation, Sector, Supertype, Zone,
};
use language::dispute::{Dispute, Reading};
use language::event::{Deed, Mana};

/// Something that is true of a new token, named as the board names it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Quality {
    /// Its power and toughness.
    Size(i64, i64),
    /// It is tapped.
    Tapped,
    /// It is phased out.
    PhasedOut,
    /// It is face down.
    FaceDown,
    /// What it is called where it is face up, if it is face down.
    Under(String),
    /// Its back face is up.
    Transformed,
    /// Its owner.
    OwnedBy(String),
    /// It is attached to this object or player.
    AttachedTo(String),
    /// It attacks.
    Attacking,
    /// It attacks this player, planeswalker or battle.
    Attacks(String),
    /// It has exactly so many counters of a kind.
    Counters(Counter, u64),
    /// It has exactly so much damage marked on it.
    Marked(u64),
    /// A source with deathtouch has dealt it damage since state-based actions were last checked.
    Deathtouched,
    /// The colour chosen for it.
    ChosenColor(Color),
    /// The player chosen for it.
    ChosenPlayer(String),
    /// The name or type chosen for it.
    ChosenWord(String),
    /// The number chosen for it.
    ChosenNumber(u64),
    /// Who protects it.
    Protector(String),
    /// In which sector it is.
    Sector(Sector),
    /// It has this designation.
    Designated(Designation),
    /// This player has goaded it.
    GoadedBy(String),
    /// It has this mark of the board's author.
    HasMark(String),
    /// A spell or an ability of this name on the stack targets it, so many times; so do so many of them together.
    TargetedBy(String, u64),
    /// It has this card type.
    Type(CardType),
    /// It has this subtype.
    Subtype(String),
    /// It has this supertype.
    Supertype(Supertype),
    /// It has this colour.
    Color(Color),
}

/// Something that is true of an outcome, named as the board names it. Amounts since the start are from the
/// ledger; all else is read off the board after the last event.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// A player's life total.
    Life(String, i64),
    /// Poison counters on a player.
    Poison(String, u64),
    /// Combat damage that a commander has dealt to a player in this game: player, commander, amount.
    CommanderDamage(String, String, u64),
    /// Counters of a kind on an object.
    Counters(String, Counter, u64),
    /// The object is tapped.
    Tapped(String),
    /// The object is untapped.
    Untapped(String),
    /// The object is in this zone.
    In(String, Zone),
    /// The object's controller.
    Controller(String, String),
    /// The object's owner.
    Owner(String, String),
    /// How many new tokens a player controls that have this name: player, name, number.
    Tokens(String, String, u64),
    /// How many of them are tapped: player, name, number.
    TappedTokens(String, String, u64),
    /// How many of them have this chosen colour: player, name, colour, number.
    ColorTokens(String, String, Color, u64),
    /// How many of them have exactly so many counters of a kind: player, name, kind, counters on each, number.
    CounterTokens(String, String, Counter, u64, u64),
    /// How many of them have exactly so much damage marked on them: player, name, damage on each, number.
    MarkedTokens(String, String, u64, u64),
    /// How many of them have all of these qualities, whatever others they have: player, name, qualities, number.
    TokensThat(String, String, Vec<Quality>, u64),
    /// How many new tokens of this name a player owns in another zone than the battlefield, where they have yet to cease to
    /// exist: player, name, zone, number.
    TokensIn(String, String, Zone, u64),
    /// Power and toughness of an object.
    PowerToughness(String, i64, i64),
    /// The object has this card type.
    HasType(String, CardType),
    /// The object has this subtype.
    HasSubtype(String, String),
    /// The object has this colour.
    HasColor(String, Color),
    /// The object has this supertype.
    HasSupertype(String, Supertype),
    /// The object does not have this card type.
    LacksType(String, CardType),
    /// The object does not have this subtype.
    LacksSubtype(String, String),
    /// The object does not have this colour.
    LacksColor(String, Color),
    /// The object does not have this supertype.
    LacksSupertype(String, Supertype),
    /// The object's name now, such as that of what it copies.
    Name(String, String),
    /// The object is a new one: it has left and come back to where it was.
    CameBack(String),
    /// The object has this keyword, called as the rules call it, with its number: `devour 2`.
    HasKeyword(String, String),
    /// The object does not have this keyword.
    LacksKeyword(String, String),
    /// The card was exiled with this object: card, object.
    ExiledWith(String, String),
    /// The object is a copy of what has this name, whatever one sees of it.
    CopyOf(String, String),
    /// The colour chosen for the object.
    ChosenColor(String, Color),
    /// Damage marked on an object.
    Marked(String, u64),
    /// A source with deathtouch has dealt damage to the object since state-based actions were last checked.
    Deathtouched(String),
    /// Cards in a player's hand.
    Hand(String, u64),
    /// Cards in a player's library.
    Library(String, u64),
    /// Cards in a player's graveyard.
    Graveyard(String, u64),
    /// Cards that a player owns in exile.
    Exile(String, u64),
    /// The known cards that lie on top of a player's library: player, cards from the top.
    OnTop(String, Vec<String>),
    /// What has been found out about the topmost unknown card of a player's library: player, what was asked, whether it is so.
    KnownOfTop(String, String, bool),
    /// The known cards that lie at the bottom of a player's library: player, cards from above.
    AtBottom(String, Vec<String>),
    /// Cards that a player has drawn.
    Drawn(String, u64),
    /// Draws of a player from an empty library.
    DrewFromEmpty(String, u64),
    /// Cards put from a player's library into a graveyard.
    Milled(String, u64),
    /// Cards of a player that were revealed.
    Revealed(String, u64),
    /// Life that a player gained.
    Gained(String, u64),
    /// Life that a player lost.
    Lost(String, u64),
    /// Damage dealt to a player or an object.
    Dealt(String, u64),
    /// Damage to a player or an object that was prevented.
    Prevented(String, u64),
    /// What is left of a shield.
    ShieldLeft(String, u64),
    /// How many such periods a player skipped.
    Skipped(String, Period, u64),
    /// How many such periods of a player began.
    Began(String, Period, u64),
    /// An event in the judge's own words happened so many times.
    Happened(String, u64),
    /// What a player did: who, what, how many cards or times.
    Did(String, Deed, u64),
    /// Cards that a player has discarded.
    Discarded(String, u64),
    /// Extra turns, additional phases and steps that a player will have.
    Extra(String, Period, u64),
    /// Mana of a type that a player has added.
    Added(String, Mana, u64),
    /// Mana of a type in a player's pool.
    Pool(String, Mana, u64),
    /// Dice with so many sides that a player has rolled and that count: who, sides, number.
    Rolled(String, u64, u64),
    /// Spells that a player has cast.
    Cast(String, u64),
    /// Copies of spells that a player has made.
    Copied(String, u64),
    /// The spell was countered.
    Countered(String),
    /// How often abilities of an object have triggered. What they do is not carried out.
    Triggered(String, u64),
    /// The triggered abilities that were put on the stack, bottom first: of which object, and how many in a row.
    Stacked(Vec<(String, u64)>),
    /// What is to be done first as the next turn, phase or step begins, in order: which object says so, and how many times in
    /// a row.
    Waiting(Vec<(String, u64)>),
    /// What is scheduled for turns, phases and steps that will begin, in the order in which it was: like
    /// [`Waiting`](Self::Waiting).
    Scheduled(Vec<(String, u64)>),
    /// How many effects of this name have come into force since the start and still are.
    InForce(String, u64),
    /// How many such pieces are on the board, as its file would say it; 0 where it is so no longer.
    OnBoard(Box<Piece>, u64),
    /// The commander stays in the graveyard or in exile: its owner has been asked.
    Stayed(String),
    /// How what the rules leave open was read.
    Read(Dispute, Reading),
    /// A state-based action was performed on a player or an object, for this reason.
    StateBased(String, StateBased),
    /// Who protects a battle: battle, player.
    Protector(String, String),
    /// A player's speed; 0 is none.
    Speed(String, u64),
    /// In which sector a permanent is.
    Sector(String, Sector),
    /// The permanent has this designation.
    Designated(String, Designation),
    /// The permanent has this designation no longer, or never had it.
    Undesignated(String, Designation),
    /// A player has goaded the permanent: permanent, player.
    GoadedBy(String, String),
    /// The player has this designation.
    PlayerDesignated(String, PlayerDesignation),
    /// The player has this designation no longer, or never had it.
    PlayerUndesignated(String, PlayerDesignation),
    /// The player or permanent has this mark of the board's author.
    HasMark(String, String),
    /// The player or permanent has this mark no longer, or never had it.
    LacksMark(String, String),
    /// The creature attacks, whomever.
    Attacking(String),
    /// The creature attacks this player, planeswalker or battle.
    Attacks(String, String),
    /// The creature blocks, whatever it blocks.
    Blocking(String),
    /// The creature blocks this attacker: blocker, attacker.
    Blocks(String, String),
    /// The attacker has become blocked, though what blocked it may be gone.
    Blocked(String),
    /// How many requirements say that the creature blocks this attacker this combat if able: creature, attacker, number.
    MustBlock(String, String, u64),
    /// The player has won the game.
    Won(String),
    /// The player has lost the game.
    LostGame(String),
    /// The game is a draw for the player.
    DrewGame(String),
    /// How many new tokens of this name a player owns: player, name, number.
    OwnedTokens(String, String, u64),
    /// The object is face down.
    FaceDown(String),
    /// The object is face up.
    FaceUp(String),
    /// The permanent is phased out.
    PhasedOut(String),
    /// Who controlled the permanent as it phased out: permanent, player.
    PhasedOutUnder(String, String),
    /// The permanent is phased in.
    PhasedIn(String),
    /// The object's back face is up.
    Transformed(String),
    /// The object is attached to another, or to a player.
    AttachedTo(String, String),
    /// The object is attached to nothing.
    Unattached(String),
    /// The player chosen for the object.
    ChosenPlayer(String, String),
    /// The name or type chosen for the object.
    ChosenWord(String, String),
    /// The number chosen for the object.
    ChosenNumber(String, u64),
    /// How many spells on the stack, by id or, of new copies, by name, target exactly these players
    /// and objects: spell, targets, number.
    Targets(String, Vec<String>, u64),
    /// How many targets of the spells on the stack of this id, or of new copies of this name, have left: spell, number.
    TargetsGone(String, u64),
    /// For how many like tokens or copies of a spell an entry of the board still stands.
    Count(String, u64),
    /// What is applied to the object in the layers, in order: object, layers and where it comes from.
    ByLayer(String, Vec<(Layer, MadeBy)>),
    /// An effect of a static ability does nothing to the object, and why: object, whose ability, why.
    UnchangedBy(String, String, WhyNot),
    /// It is day, or night.
    Daytime(Daytime),
    /// It never ends.
    Loop,
}
