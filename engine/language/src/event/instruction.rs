//! What a spell, an ability or an effect does, in order.

use serde::{Deserialize, Serialize};

use super::{Event, Place};
use crate::board::{Ability, Change, Period, Refers, Targeting, is_default};
use crate::effect::{Cause, Effect, Lifetime};
use crate::select::{Amount, Condition, What, Who};

/// When all modes are chosen, and not the usual number (CR 700.2d (2026-04-17)).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct AllModes {
    /// What must be so as modes are chosen, which for a spell is as it is cast.
    pub so: Condition,
    /// Whether the controller has the choice then.
    #[serde(default, skip_serializing_if = "is_default")]
    pub may: bool,
}

/// One instruction. A list of them is followed in order; impossible parts are left out.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Instruction {
    /// These happen at the same time.
    Do {
        /// What happens; each can still be replaced by itself.
        events: Vec<Event>,
        /// Self-replacement effects: they belong to this instruction and travel with it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        unless: Vec<Effect>,
    },
    /// A choice: "may".
    May {
        /// Who chooses; the instruction's controller when absent.
        #[serde(default = "you")]
        who: Who,
        /// What is done if so.
        does: Vec<Instruction>,
        /// What is done if not.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        otherwise: Vec<Instruction>,
    },
    /// Only if something is true.
    If {
        /// What must be true.
        condition: Condition,
        /// What is done if so.
        then: Vec<Instruction>,
        /// What is done if not.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        otherwise: Vec<Instruction>,
    },
    /// Chooses objects, for `Chosen(..)` in later instructions.
    Choose {
        /// Who chooses; the instruction's controller when absent.
        #[serde(default = "you")]
        who: Who,
        /// Whether each of these players chooses, in turn order from the active player, each as `Affected`; what they chose is
        /// kept together. Otherwise the first of them does.
        #[serde(default, skip_serializing_if = "is_default")]
        each: bool,
        /// What can be chosen.
        what: What,
        /// How many; as many as there are when there are fewer.
        amount: Amount,
        /// Whether fewer may be chosen, even none.
        #[serde(default, skip_serializing_if = "is_default")]
        or_fewer: bool,
        /// Whether they are targeted: what has hexproof, shroud or protection can't be chosen.
        #[serde(default, skip_serializing_if = "is_default")]
        target: bool,
        /// What power those that are chosen have to have together at least; any when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        power: Option<u64>,
        /// The name of the choice.
        called: String,
    },
    /// A use of the word "target". Where what a triggered ability does begins with some, they are chosen as it is put on the
    /// stack, and it is not put there where there are not enough of them (CR 603.3d (2026-04-17)); elsewhere as they are come to.
    Target(Targeting),
    /// Once for each of these objects (`It`), in the order of the board.
    ForEach {
        /// Which objects; looked up once, before the first of them.
        what: What,
        /// What is done for each.
        does: Vec<Instruction>,
    },
    /// Once for each of these players (`Affected`), in turn order from the active player.
    ForEachPlayer {
        /// Which players; looked up once, before the first of them.
        who: Who,
        /// What is done for each.
        does: Vec<Instruction>,
    },
    /// So many times.
    Repeat {
        /// How many times.
        times: Amount,
        /// What is done each time.
        does: Vec<Instruction>,
    },
    /// Again and again until something is true.
    RepeatUntil {
        /// What must be true for it to end; looked at after each time.
        condition: Condition,
        /// What is done each time.
        does: Vec<Instruction>,
    },
    /// A cost that may be paid. It stays paid when other events replace how it was paid.
    Pay {
        /// Who may pay; the instruction's controller when absent.
        #[serde(default = "you")]
        who: Who,
        /// What paying it is; it can be paid only if all of this is possible.
        cost: Vec<Event>,
        /// What is done if it was paid.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        then: Vec<Instruction>,
        /// What is done if not.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        otherwise: Vec<Instruction>,
    },
    /// An action, and what is done if that action, or what replaced it, happened.
    IfDone {
        /// What is to happen, all at the same time.
        does: Vec<Event>,
        /// What is done if it was carried out.
        then: Vec<Instruction>,
        /// What is done if it was impossible or something made it impossible.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        otherwise: Vec<Instruction>,
    },
    /// Chooses a source of damage, for `Chosen(..)` in later instructions: any that the rules of the date let choose.
    ChooseSource {
        /// Who chooses; the instruction's controller when absent.
        #[serde(default = "you")]
        who: Who,
        /// What the source must be like.
        what: What,
        /// The name of the choice.
        called: String,
    },
    /// Chance: dice are rolled, `ignored` of the lowest are left out, and their sum is the `Result`. Of coins
    /// (two sides) it is the number of heads.
    Chance {
        /// Who rolls the dice or flips the coins.
        #[serde(default = "you")]
        who: Who,
        /// How many sides each has.
        sides: u64,
        /// How many dice or coins, the ignored ones included.
        dice: u64,
        /// How many of the lowest are left out.
        #[serde(default, skip_serializing_if = "is_default")]
        ignored: u64,
        /// What is done with the result.
        does: Vec<Instruction>,
    },
    /// Something that nobody can know beforehand, such as what a hidden card is: both readings are followed.
    Unknown {
        /// What is asked, as a clause: "the revealed card is a land".
        asks: String,
        /// Whose library it is about, where that is its top card: the same is so of that card as long as it lies there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        top_of: Option<Who>,
        /// What is done if so.
        yes: Vec<Instruction>,
        /// What is done if not.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        no: Vec<Instruction>,
    },
    /// New targets may be chosen for spells on the stack: each of their targets is left as it is, or replaced by what the
    /// spell can target.
    NewTargets {
        /// Who chooses; the instruction's controller when absent.
        #[serde(default = "you")]
        who: Who,
        /// Which spells; each on the stack is asked for by itself.
        of: What,
    },
    /// Two players exchange their life totals: each gains or loses what makes theirs the other's (CR 701.12c (2026-04-17)).
    /// Where one of them can't, nothing happens.
    ExchangeLife {
        /// One of them: the first of these.
        first: Who,
        /// The other: the first of these.
        second: Who,
    },
    /// Any of the players and permanents with counters, as chosen, get another: what proliferating does, once. Before
    /// 2020-07-03 it is one of a kind that they have, as chosen, and from then on one of each.
    GiveCountersAgain {
        /// Who chooses; the instruction's controller when absent.
        #[serde(default = "you")]
        who: Who,
    },
    /// State-based actions are checked: all that are due happen at once, again until none is.
    StateBased,
    /// The abilities that have triggered and wait are put on the stack: the active player's first, each player's in an
    /// order that this player picks; from 2021-04-22 those that triggered on another's triggering after all others.
    PutTriggers,
    /// A triggered ability of the source triggers because of what has been done, or because it was to do so by now: it waits
    /// to be put on the stack (CR 603.7, 603.12 (2026-04-17)).
    Trigger {
        /// What it does.
        does: Vec<Instruction>,
    },
    /// A card is cast: it becomes a spell on the stack, with the choices that are made then, and its costs are paid.
    Cast {
        /// What is cast; the first of these.
        what: What,
        /// Who casts it; who owns it when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        who: Option<Who>,
        /// The names of players and the ids of objects that it targets, in the order in which it asks for them. Whoever casts it
        /// is asked when nothing is said: none where the list is empty.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        targets: Option<Vec<String>>,
        /// The names of additional and alternative costs that are paid, and of what else is announced.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        paid: Vec<String>,
        /// The value of X.
        #[serde(default, skip_serializing_if = "is_default")]
        x: u64,
        /// The modes that are chosen, by their places, counted from 1. Whoever casts it is asked when nothing is said.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        modes: Vec<u64>,
    },
    /// An activated ability of an object is put on the stack, with the choices that are made then, and its costs are paid.
    Activate {
        /// Whose ability it is; the first of these.
        what: What,
        /// What the ability is called; the only one of the object, or that without a name, when absent.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        ability: String,
        /// Who activates it; who controls the object, or owns it, when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        who: Option<Who>,
        /// The names of players and the ids of objects that it targets, in the order in which it asks for them. Whoever activates
        /// it is asked when nothing is said: none where the list is empty.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        targets: Option<Vec<String>>,
        /// The value of X: "that much" in its costs and in what it does.
        #[serde(default, skip_serializing_if = "is_default")]
        x: u64,
    },
    /// The spell or ability on top of the stack resolves.
    Resolve,
    /// State-based actions are checked, abilities that have triggered are put on the stack, and the top one resolves; again
    /// until nothing is there any more.
    ResolveAll,
    /// All attackers are declared, at the same time: they become tapped, but for those with vigilance, and attack. What is
    /// not listed does not attack.
    DeclareAttackers {
        /// Who attacks whom: `Deed` with `Attack`, and whom or what it attacks.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        declared: Vec<Event>,
    },
    /// All blockers are declared, at the same time. What is not listed does not block.
    DeclareBlockers {
        /// Who blocks what: `Undergo` with `Block` and what is blocked.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        declared: Vec<Event>,
    },
    /// All combat damage of a step is assigned and dealt at once. Until 2009-07-11 it waits on the stack for a while.
    CombatDamage {
        /// The damage of all attackers and blockers, as it is assigned.
        assigned: Vec<Event>,
        /// Whether who divides damage is asked how, where that is not said; otherwise it has to be said.
        #[serde(default, skip_serializing_if = "is_default")]
        divided: Dividing,
        /// What is done when players next can: while it is on the stack, at later dates after it has been dealt.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        meanwhile: Vec<Instruction>,
    },
    /// Known cards that lie together on top or on the bottom of a library are put in an order that the controller chooses.
    Arrange {
        /// Which cards are put in order; all of one player's library.
        what: What,
        /// On top, or on the bottom.
        #[serde(default, skip_serializing_if = "is_default")]
        place: Place,
    },
    /// Those of these objects that are in exile now were exiled with the source: they are imprinted on it.
    Imprint {
        /// Which are imprinted; none where none of these is in exile.
        what: What,
    },
    /// Modes: so many of them are followed, in the order in which they are written. All are, if the source's entwine
    /// cost was paid.
    Modes {
        /// How many the controller chooses.
        #[serde(default = "one_mode")]
        choose: u64,
        /// Where all of them are chosen instead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        all_if: Option<Box<AllModes>>,
        /// What each does.
        modes: Vec<Vec<Instruction>>,
    },
    /// An equip ability of each of these is activated, if that is allowed now: a creature is chosen, and it becomes
    /// attached to that.
    Equip {
        /// Whose equip ability is activated; each of them in turn.
        what: What,
    },
    /// A step ends, and no phase with it: unused mana is lost, at dates that say so.
    StepEnds,
    /// A phase ends: unused mana is lost, and until 2009-07-11 as much life.
    PhaseEnds,
    /// The next step, or main phase, begins, with the turn and phase that it begins. What is skipped is passed over;
    /// extra turns, phases and steps come where they belong.
    NextStep,
    /// The turn is over, whatever is left of it, and the next one begins.
    NextTurn,
    /// When such a period begins the next time, this is done; not for one that has begun.
    Later {
        /// The turn, phase or step that it waits for.
        period: Period,
        /// In whose turns; in anyone's when absent.
        #[serde(default = "anyone", skip_serializing_if = "is_anyone")]
        who: Who,
        /// Whether it waits for the next turn of these players, and then for the period in that turn only.
        #[serde(default, skip_serializing_if = "is_default")]
        of_next_turn: bool,
        /// What is done.
        does: Vec<Instruction>,
    },
    /// An effect comes into force: a shield, "this turn".
    CreateEffect(Box<Effect>),
    /// A continuous effect on what these objects are, or who controls them, begins: on those that are meant now and on no
    /// others, by the amounts of now (CR 611.2c, 611.2d (2026-04-17)).
    Change {
        /// What is changed, wherever it is; as soon as it goes elsewhere it isn't any more.
        what: What,
        /// What is done to each of them. "This" and "you" in an ability that it gains are of the object that has it.
        changes: Vec<Change>,
        /// For how long; until the turn ends when absent.
        #[serde(default = "Lifetime::this_turn", skip_serializing_if = "Lifetime::is_this_turn")]
        until: Lifetime,
    },
    /// Something is so for a time, of whoever and whatever is there then: something that can't happen, or an ability that
    /// triggers (CR 603.7, 611.2c (2026-04-17)). "You", "this" and what was chosen are as now.
    Lasting {
        /// What is so: a restriction on players and objects, or an ability that triggers on events.
        ability: Box<Ability>,
        /// For how long; until the turn ends when absent.
        #[serde(default = "Lifetime::this_turn", skip_serializing_if = "Lifetime::is_this_turn")]
        until: Lifetime,
        /// Whether an ability that triggers does so the next time only.
        #[serde(default, skip_serializing_if = "is_default")]
        once: bool,
        /// Whether what it does is done immediately afterwards, and does not wait to be put on the stack: no ability triggers then,
        /// but what was done until something would happen is undone (CR 610.3 (2026-04-17)). Goes with `once`.
        #[serde(default, skip_serializing_if = "is_default")]
        at_once: bool,
    },
    /// The spell or ability that has made something a target is countered, in an ability that has triggered on that
    /// (`BecomeTarget`): its `Affected` is who controls that. Nothing where it is not on the stack any more.
    CounterTargeter,
    /// Regeneration shields for these permanents.
    Regenerate {
        /// Which permanents get one; each a shield of its own.
        what: What,
    },
}

/// How combat damage is divided that a board does not divide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Dividing {
    /// It has to be said.
    #[default]
    Said,
    /// Who divides it is asked: every legal division is followed.
    Asked,
}

/// An instruction list that is about to be followed, with its source.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The id of the source, such as the spell that resolves; none when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The name of the player who is "you"; the source's controller, or else the active player, when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub controller: Option<String>,
    /// What makes it happen.
    #[serde(default, skip_serializing_if = "is_default")]
    pub cause: Cause,
    /// The name of the player who chooses to do this, and could do something else: who activates or casts it. Nobody when
    /// absent: it has to happen. A loop is told by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice_of: Option<String>,
    /// What its words refer to besides.
    #[serde(default, skip_serializing_if = "is_default")]
    pub refers: Refers,
    /// What is done, in order.
    pub does: Vec<Instruction>,
}

impl Instruction {
    /// So many of these modes, whatever else is so.
    #[must_use]
    pub const fn modes(choose: u64, modes: Vec<Vec<Self>>) -> Self {
        Self::Modes { choose, all_if: None, modes }
    }
}

fn one_mode() -> u64 {
    1
}

fn you() -> Who {
    Who::You
}

fn anyone() -> Who {
    Who::Anyone
}

fn is_anyone(who: &Who) -> bool {
    *who == Who::Anyone
}
