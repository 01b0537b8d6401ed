//! The ruling: the graph of every way in which effects can be applied, and what one may ask of it.
//!
//! Verdict -> order -> decide -> apply -> settle (what happens, what follows) -> merge.

mod apply;
mod ask;
mod build;
mod cant;
mod choices;
mod chronicle;
mod completion;
mod groups;
pub(crate) mod judge;
mod kind;
pub(crate) mod lanes;
mod loops;
mod merge;
mod order;
mod part;
pub(crate) mod queue;
mod script;
mod settle;
mod show;
mod situation;
mod terms;

pub use chronicle::{Because, Chronicle, Happened};
pub use completion::{Completion, Lanes, Limits, Options};
pub use lanes::Lane;
pub use part::{Entering, Happening, Part, Subject};
pub use terms::{EffectName, InForce};

pub(crate) use build::Built;
pub(crate) use kind::Kind;
pub(crate) use part::Marks;
pub(crate) use script::takes_away;
pub(crate) use situation::{PARTS, Situation, place};
pub(crate) use terms::Terms;

use crate::board::{Board, Counter};
use crate::check::validate;
use crate::effect::{Effect, Tier};
use crate::error::{BoardError, BoardPath, Segment};
use crate::ids::{Answer, AnswerId, EffectId, ObjectId, PlayerId, Question};
use crate::rule::Rule;
use crate::table::Table;

pub(crate) use crate::event::total as create_total;

/// Every way in which effects can be applied to the events of one board, by the rules of one date.
pub struct Ruling {
    built: Built,
    /// What was worked out when it was asked for the first time.
    known: ask::Known,
}

/// Builds the ruling of a board.
///
/// # Errors
/// When the board makes no sense, or on some path blockers can't be declared or combat damage
/// can't be assigned as it says; the error says where. Reaching a limit is no error: see
/// [`Ruling::completion`].
pub fn rule(board: &Board, options: &Options) -> Result<Ruling, BoardError> {
    validate(board)?;
    let (table, start) = Table::new(board, Terms::of(board, options));
    table.check_left(board)?;
    let built = lanes::rule(board, (table, start), options);
    if let Some(problem) = built.table.illegal {
        let path = BoardPath(vec![Segment::Field("events")]);
        return Err(BoardError { path, problem });
    }
    Ok(Ruling { built, known: ask::Known::default() })
}

/// A node of the ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// At least one effect can be picked.
    Ordering,
    /// An effect or an instruction asks something.
    Deciding,
    /// Effects look at this kind of event, but none can be applied: it happens as it stands.
    Passing,
    /// Nothing is left: an outcome.
    Outcome,
    /// The same situation came again: an outcome that never ends.
    Loop,
    /// Not explored: a limit was reached first.
    Open,
    /// The event splits: its lanes go on by themselves, all of them. Only ever the start.
    Split,
}

/// An edge of the ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// An effect is applied to a part.
    Pick {
        /// The effect.
        effect: EffectId,
        /// The part, by its place in the pending event (the first one, where the scope takes several).
        part: u16,
        /// How many interchangeable effects this edge stands for.
        multiplicity: u16,
    },
    /// A question is answered.
    Answer(AnswerId),
    /// Nothing is applied: the event happens.
    Happens,
    /// Into a lane, by its place in [`Ruling::lanes`]. Nobody chooses: each of the lanes is gone through.
    Lane(u32),
}

/// Whether an effect can be applied to a part now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can be picked.
    Offered,
    /// It is applicable and its turn is now, but another part or player comes first.
    Waiting,
    /// It can't.
    Not(Reason),
}

/// Why an effect can't be applied to a part now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It looks at another kind of event.
    OtherEvent,
    /// What it looks for is not so here.
    ConditionNotMet,
    /// It was applied to this event, or to what this event replaced.
    AlreadyApplied,
    /// The source it waits for is no longer like that.
    SourceChanged,
    /// Nothing is left of it.
    UsedUp,
    /// Where the damage would go to is gone, or can't be dealt damage.
    RecipientGone,
    /// An effect on the event that contains this one comes first.
    OuterFirst,
    /// An effect of an earlier tier comes first.
    EarlierTierFirst,
    /// It looks at its own object only.
    OnlyItself,
    /// Its source is entering itself and doesn't see what enters with it.
    SourceEntering,
    /// The event can't happen, or the effect can't be applied to it.
    Cant,
    /// There is nothing to replace: 0 damage, no such step.
    NothingToReplace,
    /// No mode of it is possible.
    NoPossibleMode,
    /// It isn't in force.
    NotInForce,
    /// The rules do not decide whether it can be applied, and on this path the other reading is followed.
    Disputed,
}

impl Reason {
    /// Every reason, in the order of the declaration.
    pub const ALL: &[Self] = &[
        Self::OtherEvent,
        Self::ConditionNotMet,
        Self::AlreadyApplied,
        Self::SourceChanged,
        Self::UsedUp,
        Self::RecipientGone,
        Self::OuterFirst,
        Self::EarlierTierFirst,
        Self::OnlyItself,
        Self::SourceEntering,
        Self::Cant,
        Self::NothingToReplace,
        Self::NoPossibleMode,
        Self::NotInForce,
        Self::Disputed,
    ];

    /// The rule behind it.
    pub const fn rule(self) -> Rule {
        match self {
            Self::OtherEvent | Self::ConditionNotMet | Self::NotInForce => Rule::ApplyContinuously,
            Self::AlreadyApplied => Rule::OnceOnly,
            Self::SourceChanged => Rule::SourceRecheck,
            Self::UsedUp => Rule::ShieldAmount,
            Self::RecipientGone => Rule::Redirection,
            Self::OuterFirst => Rule::StepContained,
            Self::EarlierTierFirst => Rule::ChooseOne,
            Self::OnlyItself | Self::SourceEntering => Rule::EntersLookAhead,
            Self::Cant | Self::Disputed => Rule::CantEffects,
            Self::NothingToReplace => Rule::ZeroDamage,
            Self::NoPossibleMode => Rule::ModalReplacement,
        }
    }
}

/// A verdict with what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The effect.
    pub effect: EffectId,
    /// The part, by its place in the pending event.
    pub part: usize,
    /// The verdict.
    pub verdict: Verdict,
    /// The tier that the effect has at this date.
    pub tier: Tier,
    /// How many interchangeable effects it stands for.
    pub multiplicity: u16,
}

/// A question that is open at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who answers; none is chance, or nobody who is in the game.
    pub decider: Option<PlayerId>,
    /// The effect that asks; none is an instruction.
    pub effect: Option<EffectId>,
    /// What is asked.
    pub question: Question,
    /// What the same effect was told before.
    pub so_far: Vec<Answer>,
}

/// An effect as the ruling shows it.
#[derive(Clone, Copy, Debug)]
pub struct EffectShown<'a> {
    /// What names it: its own name, or else the id of its source or of the floating effect.
    pub label: &'a str,
    /// The object whose ability it is, or that it came from.
    pub source: Option<ObjectId>,
    /// The effect.
    pub effect: &'a Effect,
    /// Which rule of the game it is, when it has no source.
    pub of_rules: Option<Rule>,
}

/// How something enters the battlefield.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormShown<'a> {
    /// The name that it will have.
    pub name: &'a str,
    /// Whether it enters tapped.
    pub tapped: bool,
    /// The counters that it enters with.
    pub counters: Vec<(&'a Counter, u64)>,
    /// What it enters as a copy of.
    pub copy_of: Option<ObjectId>,
    /// The colour chosen for it.
    pub color: Option<crate::board::Color>,
    /// The player chosen for it.
    pub player: Option<PlayerId>,
    /// The name or type chosen for it.
    pub word: Option<&'a str>,
    /// The number chosen for it.
    pub number: Option<u64>,
    /// Whether its back face is up.
    pub transformed: bool,
    /// Whether it is face down.
    pub face_down: bool,
    /// What it enters attached to.
    pub attached_to: Option<ObjectId>,
}
