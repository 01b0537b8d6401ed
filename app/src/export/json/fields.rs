//! The fields of a ruling for other programs, as `app/JSON.md` documents them.

use serde::Serialize;

use super::asked::{AskedEntry, WhyEntry, WithoutEntry};
use engine::Ruling;
use statements::unread::DependsOn;

/// The version of the schema. It grows when a field changes its meaning or goes away.
pub const SCHEMA: u32 = 1;

/// The whole ruling.
#[derive(Serialize, Debug)]
pub struct Report {
    /// The version of the schema.
    pub schema: u32,
    /// The title of the board.
    pub board: String,
    /// The rules date.
    pub as_of: String,
    /// `whole`, or why it stopped early.
    pub completion: &'static str,
    /// The unread text on which it depends.
    pub depends_on: Vec<UnreadEntry>,
    /// What there is to know about the rules date.
    pub notes: Vec<String>,
    /// What does nothing on the board.
    pub board_notes: Vec<BoardNote>,
    /// How many ways there are.
    pub paths: String,
    /// How many outcomes the whole event has.
    pub outcomes: String,
    /// The moment at which the event splits; none when it doesn't.
    pub split: Option<Node>,
    /// The objects that name cards.
    pub cards: Vec<NamedCard>,
    /// Independent pieces of the ruling.
    pub lanes: Vec<Lane>,
    /// What was asked of all outcomes together.
    pub asked: Vec<AskedEntry>,
    /// What explains the outcomes that were asked about.
    pub why: Vec<WhyEntry>,
    /// What comes without some effects.
    pub without: Vec<WithoutEntry>,
}

/// Something on the board that does nothing there.
#[derive(Serialize, Debug)]
pub struct BoardNote {
    /// Where it stands in the file.
    pub at: String,
    /// What there is to know about it.
    pub note: String,
}

/// Unread text: the ruling holds if it does nothing.
#[derive(Serialize, Debug)]
pub struct UnreadEntry {
    /// The name of the object.
    pub object: String,
    /// Which sentence of it; all of its text when none, as only its name is known.
    pub sentence: Option<String>,
}

impl UnreadEntry {
    /// All that a ruling depends on.
    pub(super) fn all(ruling: &Ruling) -> Vec<Self> {
        let entry = |one: &DependsOn| Self { object: one.object.clone(), sentence: one.sentence.clone() };
        ruling.depends_on().iter().map(entry).collect()
    }
}

/// An object that names a card, and where its abilities came from.
#[derive(Serialize, Debug)]
pub struct NamedCard {
    /// What the board calls it.
    pub object: String,
    /// The name of the card.
    pub card: String,
    /// The card's abilities, in words.
    pub from_card: Vec<String>,
    /// The abilities that the board adds, in words.
    pub from_board: Vec<String>,
}

/// A piece of the ruling that meets no other.
#[derive(Serialize, Debug)]
pub struct Lane {
    /// Whom and what it affects, when there are several.
    pub affects: Vec<String>,
    /// How many ways there are through it.
    pub paths: String,
    /// The moments of it, in the order of their numbers.
    pub nodes: Vec<Node>,
    /// The steps between them.
    pub edges: Vec<Edge>,
    /// Outcomes of the lane, each once.
    pub outcomes: Vec<OutcomeEntry>,
}

/// What a spell costs.
#[derive(Serialize, Debug)]
pub struct CostEntry {
    /// The spell that would be cast.
    pub spell: String,
    /// Who casts it.
    pub player: String,
    /// How it is worked out.
    pub lines: Vec<CostLineEntry>,
    /// What it costs in all.
    pub total: String,
}

/// A line of a calculation.
#[derive(Serialize, Debug)]
pub struct CostLineEntry {
    /// How much mana it adds or takes away.
    pub mana: String,
    /// What it is for.
    pub why: String,
    /// The rule behind it.
    pub rule: Option<String>,
    /// What the cost is after the line.
    pub now: String,
}

/// A moment of a ruling, as other programs read it.
#[derive(Serialize, Debug)]
pub struct Node {
    /// Its number, by which edges name it.
    pub id: usize,
    /// What sort of moment it is.
    pub kind: &'static str,
    /// What is about to happen, one sentence for each part.
    pub pending: Vec<String>,
    /// What the spells that would be cast cost.
    pub costs: Vec<CostEntry>,
    /// Who picks the next effect.
    pub orderer: Option<String>,
    /// Who answers the question.
    pub decider: Option<String>,
    /// The question that is answered there.
    pub question: Option<String>,
    /// The numbers of the rules by which that player picks or is asked.
    pub rules: Vec<String>,
    /// The tier that is offered.
    pub tier: Option<String>,
    /// Effects that may be picked.
    pub offered: Vec<Choice>,
    /// Effects that may not.
    pub not_offered: Vec<NotOffered>,
}

/// An effect that may be picked.
#[derive(Serialize, Debug)]
pub struct Choice {
    /// What it is called.
    pub effect: String,
    /// The part of the pending event that it would be applied to, counted from 1.
    pub part: usize,
    /// How many interchangeable effects it stands for.
    pub multiplicity: u16,
    /// The card that it is from.
    pub card: Option<String>,
}

/// An effect that may not be picked for a part.
#[derive(Serialize, Debug)]
pub struct NotOffered {
    /// What it is called.
    pub effect: String,
    /// The part of the pending event, counted from 1.
    pub part: usize,
    /// Why, as board files write it; `waiting` when only another part or player comes first.
    pub reason: String,
    /// The number of the rule behind it.
    pub rule: Option<String>,
    /// The card that the effect is from.
    pub card: Option<String>,
}

/// A step from one moment to the next, as other programs read it.
#[derive(Serialize, Debug)]
pub struct Edge {
    /// The moment before.
    pub from: usize,
    /// The moment after.
    pub to: usize,
    /// Who takes it.
    pub by: Option<String>,
    /// `orders`, `decides` or `happens`.
    pub role: &'static str,
    /// The answer, in words.
    pub choice: Option<String>,
    /// The effect that is applied, or that asks.
    pub effect: Option<String>,
    /// The number of the rule by which the player picks, or which is behind the question.
    pub rule: Option<String>,
    /// The same, with the rules by which the effect does what it does.
    pub rules: Vec<String>,
    /// How many interchangeable effects it stands for.
    pub multiplicity: u16,
    /// Effects that it made applicable.
    pub became_applicable: Vec<String>,
    /// Effects that it stopped.
    pub stopped_applying: Vec<String>,
}

/// A distinct outcome.
#[derive(Serialize, Debug)]
pub struct OutcomeEntry {
    /// The number of its moment.
    pub id: usize,
    /// What is true of it, in words.
    pub facts: Vec<String>,
    /// The moments of a shortest way to it.
    pub a_path: Vec<usize>,
    /// How many ways lead to it.
    pub paths: String,
    /// Who can make sure of it; none when that would take too long to work out.
    pub can_be_forced_by: Option<Vec<String>>,
    /// Who can make sure that it does not come; none when that would take too long to work out.
    pub can_be_avoided_by: Option<Vec<String>>,
}
