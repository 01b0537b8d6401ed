//! What a decision asks, and what may be answered.

use language::board::{Color, Sector, Zone};
use language::dispute::Dispute;
use language::rule::Rule;

use crate::ids::{AbilityId, CounterId, EffectId, ObjectId, PlayerId, Target, TextId};
use crate::state_based::StateBased;

/// For what cards of a library are put in an order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Arranged {
    /// They were looked at, as a rule says.
    LookedAt,
    /// They were put there together.
    Together,
    /// An instruction says so.
    Said,
}

/// What a decision asks.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Question {
    /// Do it or not.
    May,
    /// Pay or not.
    Pay,
    /// Which mode of an effect: how many there are, and which of them are possible.
    Mode(Vec<u8>),
    /// One of the five colours.
    Color(Vec<Color>),
    /// A recipient for redirected damage.
    Recipient(Vec<Target>),
    /// Which object to become a copy of.
    Original(Vec<ObjectId>),
    /// Some of these objects: at least and at most so many.
    Objects {
        /// The objects; a group of like ones as often as some of it can be chosen.
        from: Vec<ObjectId>,
        /// How many have to be chosen; never more than there are.
        at_least: usize,
        /// How many may be chosen; never more than there are.
        at_most: usize,
        /// What each of them measures, in their order, and what those that are chosen have to come to together at least.
        together: Option<(Vec<i64>, i64)>,
    },
    /// Which of these triggered abilities is put on the stack next.
    Trigger(Vec<AbilityId>),
    /// The sector of a creature.
    Sector(ObjectId),
    /// How many of a long row of like creatures are put into each sector, in their order.
    Sectors {
        /// The creatures.
        creature: ObjectId,
        /// How many they are.
        many: u64,
    },
    /// Which of these cards comes next in a library, from above.
    NextInLibrary {
        /// The cards that are left.
        from: Vec<ObjectId>,
        /// For what they are put in an order.
        why: Arranged,
    },
    /// Which of these permanents, that have come at the same time, is the next older one.
    NextInTime(Vec<ObjectId>),
    /// One of these players.
    Player(Vec<PlayerId>),
    /// A name or a type; none is any that doesn't matter on this board.
    Word(Vec<Option<TextId>>),
    /// A number from the first to the last of these; asked of chance it is one die's result.
    Number {
        /// The least that may be named.
        from: u64,
        /// The most that may be named.
        to: u64,
    },
    /// How many cards of which nothing is known are chosen among others.
    UnknownCards {
        /// Whose they are.
        player: PlayerId,
        /// The zone in which they are.
        zone: Zone,
        /// The least that have to be chosen.
        from: u64,
        /// The most that may be chosen.
        to: u64,
    },
    /// Whether something that nobody can know is so.
    Unknown(TextId),
    /// What a spell, or the next of several like copies, targets: one of these sets.
    NewTargets {
        /// The spell, or copy of one, that targets them.
        spell: ObjectId,
        /// All that it can target with one use of the word; the present targets may stay.
        from: Vec<Vec<Target>>,
    },
    /// What a spell or an ability targets: one of these sets.
    TargetsOf {
        /// The spell, or the source of the ability.
        source: Option<ObjectId>,
        /// All that it can target with one use of the word.
        from: Vec<Vec<Target>>,
    },
    /// Some of these players and objects, any number.
    Targets(Vec<Target>),
    /// Of which kind somebody or something gets another counter: one of these.
    Kind {
        /// Who or what gets it.
        on: Target,
        /// The kinds of which it has some.
        kinds: Vec<CounterId>,
    },
    /// Who of a team gets another counter: one of these.
    GetsCounter {
        /// Of which kind it is.
        kind: CounterId,
        /// Who may get it.
        among: Vec<PlayerId>,
    },
    /// For whom of a team the life total becomes a number: one of these.
    OfTeam(Vec<PlayerId>),
    /// Whom or what an Aura that enters will enchant: one of these.
    Enchants {
        /// The place of its entering in the pending event.
        part: usize,
        /// What it may enchant.
        from: Vec<Target>,
    },
    /// Who will protect a battle that enters: one of these.
    Protects {
        /// The place of its entering in the pending event.
        part: usize,
        /// Who may be chosen.
        from: Vec<PlayerId>,
    },
    /// Whom or what a creature attacks that enters attacking: one of these.
    Attacks {
        /// The place of its entering in the pending event.
        part: usize,
        /// What it may attack.
        from: Vec<Target>,
    },
    /// Which of several things happens to an object that would go to different places in one event; to so many of several like
    /// ones.
    Goes {
        /// What would go there.
        what: ObjectId,
        /// How many like objects that is; mostly one.
        many: u64,
        /// The places in the pending event of what would happen to it.
        parts: Vec<usize>,
    },
    /// Which one of these stays, of which a state-based action leaves one.
    Stays {
        /// The state-based actions that ask for it.
        why: Vec<StateBased>,
        /// The permanents.
        from: Vec<ObjectId>,
    },
    /// Whether this commander is put into the command zone, as a state-based action.
    ToCommandZone(ObjectId),
    /// Who will protect a battle from now on, as a state-based action.
    NewProtector {
        /// The state-based actions that ask for it.
        why: Vec<StateBased>,
        /// The battle.
        battle: ObjectId,
        /// Who may be chosen.
        from: Vec<PlayerId>,
    },
    /// Which reading of what the rules do not decide; nobody answers, both are followed.
    Reading(Dispute),
    /// How a creature in combat assigns its damage.
    Assignment {
        /// The creature.
        source: ObjectId,
        /// To whom or what it can assign damage.
        among: Vec<Target>,
        /// So much to each of them, in every way that the rules allow.
        ways: Vec<Vec<u64>>,
        /// The rules that say who divides it and what is allowed, besides the one on assigning damage.
        rules: Vec<Rule>,
    },
    /// How much of a shield goes to the damage of each part, or how many more or fewer tokens are of each group: the
    /// amount to give out, and each part with its most.
    Division {
        /// To be given out.
        amount: u64,
        /// The parts, by place in the pending event, and the most that each can take.
        parts: Vec<(usize, u64)>,
    },
}

/// An answer to a [`Question`].
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// It is done, paid, or so.
    Yes,
    /// It is not done, not paid, or not so.
    No,
    /// This mode, counted from 0.
    Mode(u8),
    /// The colour that was chosen.
    Color(Color),
    /// The recipient that was chosen.
    Recipient(Target),
    /// The object that it becomes a copy of.
    Original(ObjectId),
    /// The objects that were chosen; maybe none.
    Objects(Vec<ObjectId>),
    /// This triggered ability.
    Ability(AbilityId),
    /// The player who was chosen.
    Player(PlayerId),
    /// The sector that was chosen.
    Sector(Sector),
    /// This name or type, or any other.
    Word(Option<TextId>),
    /// The number that was named or rolled.
    Number(u64),
    /// These players and objects.
    Targets(Vec<Target>),
    /// A counter of this kind.
    Kind(CounterId),
    /// The first reading or, if so, the second.
    Reading(bool),
    /// So much to each part, or to each recipient, or so many of a row each way or sector, in the order of the question.
    Division(Vec<u64>),
}

impl Answer {
    /// The first of the players and objects that were chosen; none where none was, or something else was asked.
    pub fn first_target(&self) -> Option<Target> {
        if let Self::Targets(chosen) = self { chosen.first().copied() } else { None }
    }
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
