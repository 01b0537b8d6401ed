//! What lies on the table, in the words and numbers in which it is drawn.

use language::board::{Color, Counter, Zone};
use petgraph::graph::EdgeIndex;
use rulebook::words::Sentence;
use statements::ids::ObjectId;

/// What lies on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// Which moment it is: "Moment 3"; none where it is the board as it was entered.
    pub moment: Option<String>,
    /// Whether it lies as it was entered, so that what is done to it is done to the board.
    pub can_edit: bool,
    /// Whether the moment and the board as it was entered differ, so that one may ask for either.
    pub has_both: bool,
    /// Whose turn it is, and how far it has come.
    pub turn: String,
    /// The players, in turn order.
    pub sides: Vec<Side>,
    /// Every object, wherever it is.
    pub pieces: Vec<Piece>,
    /// What lies on the stack, the top first.
    pub stack: Vec<Lying>,
    /// Effects that have left their source.
    pub shields: Vec<Shield>,
    /// What is about to happen, in words; empty where nothing is.
    pub pending: Vec<String>,
    /// What points at what.
    pub arrows: Vec<Arrow>,
}

/// A player's side.
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    /// Who it is.
    pub name: String,
    /// The life total.
    pub life: i64,
    /// The life total on the board as it was entered, where it is another.
    pub life_before: Option<i64>,
    /// Counters on the player, in a few words each.
    pub counters: Vec<String>,
    /// Whether it is this player's turn.
    pub is_active: bool,
    /// Whether the player has lost, or left.
    pub is_out: bool,
    /// The zones besides the battlefield and the stack.
    pub piles: Vec<Pile>,
    /// Whether the pending event affects the player.
    pub is_affected: bool,
}

/// A zone that lies as a pile.
#[derive(Clone, PartialEq, Debug)]
pub struct Pile {
    /// Which zone it is.
    pub zone: Zone,
    /// How many cards are in it.
    pub count: u64,
    /// Those of them that are known, by their places among the pieces.
    pub pieces: Vec<usize>,
    /// What is said of those, the most important of them first.
    pub light: Light,
}

/// The zones that lie as piles, in their order.
pub const PILES: [Zone; 5] = [Zone::Hand, Zone::Library, Zone::Graveyard, Zone::Exile, Zone::Command];

/// An object.
#[derive(Clone, PartialEq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each says something else of it")]
pub struct Piece {
    /// Its place on the board of the file; none where it is not listed there.
    pub place: Option<usize>,
    /// What it is in the ruling; none where there is no ruling of this board.
    pub object: Option<ObjectId>,
    /// What the board calls it.
    pub id: String,
    /// The player on whose side it lies.
    pub player: usize,
    /// Where it is.
    pub zone: Zone,
    /// What stands in its band.
    pub name: String,
    /// What it is, in a few words: "Artifact creature".
    pub types: String,
    /// The colour of its band.
    pub band: Band,
    /// Letters of its colours; of a land the mana that its basic land types make.
    pub letters: Vec<Color>,
    /// Power and toughness, loyalty or defense.
    pub numbers: Option<Numbers>,
    /// Counters besides those that are its number, in a few letters each.
    pub counters: Vec<String>,
    /// Damage marked on it.
    pub damage: u64,
    /// How it lies.
    pub lies: Lies,
    /// What it does in combat.
    pub fights: bool,
    /// How many like objects it stands for.
    pub count: u64,
    /// Whether what it says is read.
    pub unread: Unread,
    /// The piece to which it is attached.
    pub host: Option<usize>,
    /// Whether it is of a sort that becomes attached: it is attached where it is dropped on another.
    pub attaches: bool,
    /// The kind of counters that such an object has usually.
    pub usual: Option<Counter>,
    /// In which row of the battlefield it lies.
    pub row: Row,
    /// What it is called in the game: pieces that lie on one heap have that in common.
    pub card: String,
    /// The first piece that looks just like it and lies on the same side; it itself where none does.
    pub like: usize,
    /// Whether pieces like it lie on one heap as long as there is room, too: tokens and lands.
    pub heaps: bool,
    /// Whether something points at it or from it, so that it lies alone.
    pub is_pointed_at: bool,
    /// What is said of it at the moment.
    pub light: Light,
}

/// How an object lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Lies {
    /// Whether it is tapped.
    pub tapped: bool,
    /// Whether it is face down.
    pub face_down: bool,
    /// Whether it is phased out.
    pub phased_out: bool,
}

/// A row of the battlefield, the one that fights in front.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Row {
    /// Creatures, planeswalkers and battles.
    Front,
    /// Other permanents.
    Behind,
    /// Lands that are nothing else.
    Lands,
}

/// The colour of a band.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Band {
    /// One colour.
    One(Color),
    /// Several.
    Several,
    /// A land without a colour.
    Land,
    /// No colour.
    None,
}

/// What stands in the corner of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// The numbers: "3/5", or the loyalty.
    pub words: String,
    /// Where they come from.
    pub from: NumbersFrom,
}

/// Where the numbers of a card come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumbersFrom {
    /// They are those on the card, and nothing has changed them.
    Printed,
    /// Something makes them other than those on the card.
    Changed,
    /// They stand on the board, and nobody has ruled on what they are now.
    Entered,
}

/// Whether what an object says is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    /// All of it is.
    No,
    /// Some of it is not, and the ruling does not depend on that.
    Aside,
    /// Some of it is not, and the ruling depends on that, or there is none.
    Matters,
}

/// What is said of something at a moment.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Light {
    /// The pick that is offered for an effect of it.
    pub offered: Option<Offered>,
    /// Whose colour it glows in: the pending event affects it.
    pub affected: Option<usize>,
    /// Why its effects are not offered; empty where it has none that look at such an event.
    pub why_not: Vec<Sentence>,
    /// Whether it stands back, since others are what the moment is about.
    pub is_dim: bool,
}

/// An effect that may be picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offered {
    /// The number by which it is picked.
    pub number: usize,
    /// The step that picks it.
    pub step: EdgeIndex,
}

/// Something that lies on the stack.
#[derive(Clone, PartialEq, Debug)]
pub struct Lying {
    /// What it is called.
    pub name: String,
    /// What it is: "Instant", "Triggered ability".
    pub sort: String,
    /// The player who controls it.
    pub player: usize,
    /// The piece, where it is an object.
    pub piece: Option<usize>,
    /// How many like ones lie there in a row.
    pub times: u64,
    /// What it does at this moment; empty where it waits.
    pub does: String,
}

/// An effect that has left its source.
#[derive(Clone, PartialEq, Debug)]
pub struct Shield {
    /// The player beside whom it stands: the one it guards, or else the one who controls it.
    pub player: usize,
    /// The piece that it guards, where it guards one only.
    pub guards: Option<usize>,
    /// Its name, with what is left of it.
    pub words: String,
    /// Whether it prevents something.
    pub prevents: bool,
    /// Its place among the effects of the board; none where it is not listed there.
    pub place: Option<usize>,
    /// What is said of it at the moment.
    pub light: Light,
}

/// Something that points at something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// What points.
    pub from: End,
    /// What it points at.
    pub to: End,
    /// Why.
    pub sort: ArrowSort,
}

/// An end of an arrow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum End {
    /// An object, by its place among the pieces.
    Piece(usize),
    /// A player.
    Player(usize),
    /// A zone of a player that lies as a pile.
    Pile(usize, Zone),
    /// The battlefield of a player.
    Battlefield(usize),
    /// What lies on the stack, by its place there.
    Stack(usize),
    /// What is about to happen, where nothing on the table does it.
    Event,
}

/// Why something points at something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArrowSort {
    /// It attacks it.
    Attacks,
    /// It blocks it.
    Blocks,
    /// It targets it.
    Targets,
    /// It is about to happen to this player, or to what is theirs; with a number where it has one.
    Happens(Option<usize>, String),
}
