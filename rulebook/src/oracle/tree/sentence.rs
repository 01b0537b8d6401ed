//! Sentences: what is always so, what triggers, what is paid for, what is done.

use language::board::{Counter, Keyword, PlayerDesignation};
use language::effect::EventPattern;
use language::select::{Compare, Since};

use super::{
    Action, Cant, Clause, Entering, Gain, Instead, Like, Must, Number, Player, Recipient, Rider, Thing,
    ThisWay, Touched,
};

/// A sentence, or a line of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    /// Keywords with commas between them.
    Keywords(Vec<Keyword>),
    /// Something that is always so.
    Static(Vec<Static>),
    /// What is done: by a spell as it resolves, or by the ability that a line begins with.
    Does(Vec<Clause>),
    /// What is done when something has happened.
    Triggered {
        /// What has to happen: one of these.
        when: Vec<Happening>,
        /// What must be so then, and still as it resolves.
        only_if: Option<Asks>,
        /// What is done.
        does: Vec<Clause>,
    },
    /// What is done when somebody pays for it.
    Activated {
        /// What is paid.
        costs: Vec<Cost>,
        /// What is done.
        does: Vec<Clause>,
    },
    /// A keyword that lets the card be cast, and what has to be paid for that.
    Priced(Keyword, &'static str, Vec<Cost>),
    /// It has ward, and who makes it a target does this, or what has is countered.
    Ward(Action),
    /// It may be suspended, with so many counters.
    Suspend(Number),
    /// It has cumulative upkeep, for which so much life is paid.
    CumulativeUpkeep(u64),
    /// What has to be paid for the spell besides mana.
    AdditionalCost(Vec<Cost>),
    /// What may be paid for the spell, and how a board says that it was.
    OptionalCost(&'static str, Vec<Cost>),
    /// This, as long as something is so.
    Provided(Provision, Box<Self>),
    /// What must be so at the end of your turn for a Case to become solved.
    ToSolve(Asks),
    /// It belongs to the sentence before it.
    Rider(Rider),
    /// It adds mana.
    Mana,
    /// It adds this mana, which matters where a spell does it.
    Adds(Box<Action>),
    /// An activated ability that adds mana: what it is where what is paid for it, or done besides, matters.
    ManaAbility(Box<Self>),
    /// It says when, how often, or by whom something may be activated.
    Timing,
    /// It says what may be cast this turn, and no longer.
    MayThisTurn,
    /// The card itself may be exerted as it attacks.
    MayExert,
    /// It lets somebody look at what is hidden.
    Looking,
    /// It says how a deck is built, or how a game begins.
    Outside,
    /// It changes costs in mana.
    ManaCost,
    /// The ability before it triggers only so often since then.
    AtMost(u64, Since),
}

/// What must be so for an ability to be there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Provision {
    /// Your speed is the greatest there is.
    MaxSpeed,
    /// The card itself is solved.
    Solved,
}

/// What is paid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Cost {
    /// Mana.
    Mana,
    /// The card itself is tapped.
    Tap,
    /// The card itself is untapped.
    Untap,
    /// Loyalty counters are put, or removed.
    Loyalty(i64),
    /// Something else is done.
    Does(Action),
    /// One of these, as whoever pays it chooses.
    OneOf(Vec<Self>),
    /// Such a permanent is chosen, or such a card in the hand is revealed.
    Behold(Like),
}

/// Something that is always so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Static {
    /// As long as this is so; always when absent.
    pub(crate) only_if: Option<Asks>,
    /// What is so.
    pub(crate) is: Would,
}

/// What is always so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Would {
    /// Objects are or have something.
    Have(Thing, Vec<Gain>),
    /// Objects can't do something.
    Cant(Thing, Vec<Cant>),
    /// Objects have to do something if they can.
    Must(Thing, Vec<Must>),
    /// Objects can block so many attackers more than one.
    BlocksMore(Thing, u64),
    /// You control objects.
    Yours(Thing),
    /// This can't happen: one of these.
    Barred(Vec<Happening>),
    /// Players can't be the target of spells and abilities that such players control.
    NoTarget(Player, Player),
    /// These objects can't do one of these unless somebody pays mana for it.
    CantUnlessPaid(Thing, Vec<Cant>),
    /// Players don't lose the game for this reason.
    NoLoss(Player, language::board::Loss),
    /// The card itself, or others, enter so; where it may be chosen, or not.
    Enters {
        /// What enters.
        what: Thing,
        /// How.
        how: Vec<Entering>,
        /// Whether its controller may have it so, or not.
        may: bool,
    },
    /// As it enters, this is done or chosen.
    AsEnters(Vec<Choice>),
    /// As it enters, or is turned face up, this is done.
    As {
        /// What must be so.
        only_if: Option<Asks>,
        /// Whether as it enters.
        enters: bool,
        /// Whether as it is turned face up.
        turned: bool,
        /// What is done.
        does: Vec<Clause>,
    },
    /// Such an event makes no ability trigger.
    NoTrigger(Happening),
    /// Abilities of this trigger an additional time: on one of these events, or on any where none is named.
    TriggersAgain(Vec<Happening>, Thing),
    /// If something would happen, something else does.
    Instead(Box<Instead>),
    /// As it enters, its controller may pay this, or else it enters as the next sentence says.
    MayPay(Vec<Action>),
    /// Damage can't be prevented.
    Unpreventable(Happening),
    /// A player skips a step, phase or turn.
    Skip(EventPattern),
}

/// What is chosen as something enters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// A word, a colour, a player, a number.
    Plain(language::effect::EnterChoice),
    /// One of these, to which it could be attached.
    Host(Like),
    /// Objects, with which something is done.
    Objects {
        /// What they have in common.
        like: Like,
        /// At most so many; any number when absent.
        at_most: Option<Number>,
        /// What is done with them.
        fate: language::effect::Fate,
    },
}

/// Something that happens to somebody or something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Happening {
    /// Objects enter.
    Enters(Thing, Option<Player>),
    /// Objects enter from a zone.
    EntersFrom(Thing, language::effect::Zones),
    /// An object becomes attached to another.
    Attached(Thing, Thing),
    /// Day becomes night, or night becomes day.
    DayNight,
    /// Objects die.
    Dies(Thing),
    /// Objects go from one zone to another.
    Moves(Thing, Option<language::effect::Zones>, Option<language::effect::Zones>),
    /// Something is done to or by objects, with regard to something else.
    Done(Thing, language::event::Deed, Option<Recipient>),
    /// Damage is dealt by something to something.
    Damage(Option<Thing>, Option<Recipient>, Option<bool>),
    /// A step begins, in somebody's turn.
    Begins(language::board::Period, Player),
    /// A step, phase or turn begins that is extra.
    BeginsExtra(language::board::Period, Player),
    /// A player casts a spell.
    Casts(Player, Like),
    /// A player draws a card.
    Draws(Player),
    /// A player gains life.
    GainsLife(Player),
    /// A player loses life.
    LosesLife(Player),
    /// A player loses life because of damage.
    LosesLifeByDamage(Player),
    /// A player discards a card.
    Discards(Player, Like),
    /// A player sacrifices a permanent.
    Sacrifices(Player, Thing),
    /// A player creates tokens.
    Creates(Player, Option<Like>),
    /// Counters are put.
    Counters(Option<Player>, Option<Counter>, Recipient),
    /// Permanents are destroyed.
    Destroyed(Thing),
    /// Permanents are tapped for mana; by a player, if one is named.
    TappedForMana(Option<Player>, Thing),
    /// A player draws a number of cards, not one by one.
    DrawsCards(Player, u64),
    /// So many lore counters are on the card itself, and were fewer before.
    Chapter(u64),
    /// Objects get a mark: a Class as it comes to a level, a Room as a door of it is unlocked.
    Marked(Thing, String),
    /// This, as a spell or ability that such a player controls makes it happen.
    By(Box<Self>, Player),
    /// This, the how manieth time each turn.
    Nth(Box<Self>, u64),
    /// One or more of these do something at the same time.
    Several(Box<Self>),
    /// This, and something is so as it happens, which is not asked again.
    While(Box<Self>, Box<Asks>),
    /// Nothing happens: something is so.
    State(Box<Asks>),
    /// An object blocks another, or becomes blocked by it; that one is spoken of, too.
    Meets(Thing, language::event::Deed, Thing),
    /// A player copies a spell.
    Copies(Player, Like),
    /// A player does something: scries, mills, loses.
    Does(Player, language::event::Deed),
    /// A player rolls dice.
    Rolls(Player),
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Asks {
    /// Such an object is there.
    Exists(Like),
    /// Two numbers compare.
    Number(Number, Compare, Number),
    /// An object is like this.
    Is(Thing, Like),
    /// It is somebody's turn.
    TurnOf(Player),
    /// A player has a designation.
    Has(Player, PlayerDesignation),
    /// A player has a mark that the board's author gives.
    Marked(Player, &'static str),
    /// Something has happened this turn.
    Happened(Box<Happening>),
    /// Something has happened since then, so often at least.
    Within(Since, Box<Happening>, u64),
    /// What was said last did that to some that are like this, as "this way" says.
    DidThisWay(ThisWay, Like),
    /// A cost by this name was paid.
    Paid(Thing, &'static str),
    /// It was kicked with the kicker of this cost.
    Kicked(Thing, String),
    /// A player has cast it.
    Cast(Thing, Player),
    /// It is day, or night.
    Daytime(language::board::Daytime),
    /// It is this step, in somebody's turn.
    During(language::board::Step, Player),
    /// The draw is not the first one of its player's draw step.
    NotFirstDraw,
    /// What may be cast, as was said before, is cast.
    CastThisWay,
    /// This was so as the card itself was cast.
    AsCast(Box<Self>),
    /// What was asked before is not so: "otherwise".
    Otherwise,
    /// What was to be done before was done: "if you do".
    Done(Doer),
    /// What was to be put there before was not, for whatever reason: "if you don't put it onto the battlefield".
    LeftUndone(Touched),
    /// What was to be done before was not possible: "if you can't".
    Impossible(Doer),
    /// Whether the coin that was flipped before was won, or lost.
    Won(bool),
    /// The library was searched before: "if you search your library this way".
    Searched(Doer),
    /// As soon as what was to be done before is done: "when you do".
    WhenDone(Doer),
    /// As soon as it is done, if this is so: "when you discard a land card this way".
    WhenSo(Doer, Box<Self>),
    /// All of these.
    All(Vec<Self>),
    /// Any of these.
    Any(Vec<Self>),
    /// Not this.
    Not(Box<Self>),
}

/// Who is said to have done something: "you do", "they do".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Doer {
    /// You.
    You,
    /// A player who is not you: "that player does".
    They,
}

impl Asks {
    /// Whether this is what it is asked of: the card itself in "if ~ is tapped".
    pub(crate) fn is_of(&self, subject: &Thing) -> bool {
        match self {
            Self::Is(thing, _) => thing == subject,
            Self::Number(Number::Counters(_, thing), ..) => **thing == *subject,
            Self::Happened(what) => matches!(&**what, Happening::Done(thing, ..) if thing == subject),
            Self::Not(asks) => asks.is_of(subject),
            Self::All(all) | Self::Any(all) => all.iter().all(|one| one.is_of(subject)),
            Self::Exists(_)
            | Self::Number(..)
            | Self::TurnOf(_)
            | Self::Has(..)
            | Self::Marked(..)
            | Self::Paid(..)
            | Self::Kicked(..)
            | Self::Cast(..)
            | Self::Daytime(_)
            | Self::During(..)
            | Self::NotFirstDraw
            | Self::Within(..)
            | Self::DidThisWay(..)
            | Self::WhenSo(..)
            | Self::CastThisWay
            | Self::AsCast(_)
            | Self::Otherwise
            | Self::Done(_)
            | Self::Won(_)
            | Self::LeftUndone(_)
            | Self::Impossible(_)
            | Self::Searched(_)
            | Self::WhenDone(_) => false,
        }
    }
}

impl Happening {
    /// To or by what it happens, where that is one thing or a kind of things.
    pub(crate) fn subject(&self) -> Option<&Thing> {
        match self {
            Self::Enters(what, _)
            | Self::EntersFrom(what, _)
            | Self::Attached(what, _)
            | Self::Dies(what)
            | Self::Moves(what, ..)
            | Self::Done(what, ..)
            | Self::Damage(Some(what), ..)
            | Self::Meets(what, ..) => Some(what),
            Self::Nth(one, _) | Self::Several(one) | Self::While(one, _) | Self::By(one, _) => one.subject(),
            Self::Damage(None, ..)
            | Self::Begins(..)
            | Self::BeginsExtra(..)
            | Self::Casts(..)
            | Self::Draws(_)
            | Self::GainsLife(_)
            | Self::LosesLife(_)
            | Self::LosesLifeByDamage(_)
            | Self::Discards(..)
            | Self::Sacrifices(..)
            | Self::Creates(..)
            | Self::Counters(..)
            | Self::Destroyed(_)
            | Self::TappedForMana(..)
            | Self::DrawsCards(..)
            | Self::Chapter(_)
            | Self::Marked(..)
            | Self::State(_)
            | Self::Copies(..)
            | Self::Does(..)
            | Self::DayNight
            | Self::Rolls(_) => None,
        }
    }

    /// "It", to or by which it happens, is the card itself.
    pub(crate) fn becomes_own(&mut self) {
        match self {
            Self::Enters(what, _)
            | Self::EntersFrom(what, _)
            | Self::Attached(what, _)
            | Self::Dies(what)
            | Self::Moves(what, ..)
            | Self::Done(what, ..)
            | Self::Damage(Some(what), ..)
            | Self::Meets(what, ..) => *what = Thing::Own,
            Self::Nth(one, _) | Self::Several(one) | Self::By(one, _) => one.becomes_own(),
            Self::While(one, asks) => {
                one.becomes_own();
                if let Asks::Is(what @ Thing::It, _) = &mut **asks {
                    *what = Thing::Own;
                }
            }
            Self::Damage(None, ..)
            | Self::Begins(..)
            | Self::BeginsExtra(..)
            | Self::Casts(..)
            | Self::Draws(_)
            | Self::GainsLife(_)
            | Self::LosesLife(_)
            | Self::LosesLifeByDamage(_)
            | Self::Discards(..)
            | Self::Sacrifices(..)
            | Self::Creates(..)
            | Self::Counters(..)
            | Self::Destroyed(_)
            | Self::TappedForMana(..)
            | Self::DrawsCards(..)
            | Self::Chapter(_)
            | Self::Marked(..)
            | Self::State(_)
            | Self::Copies(..)
            | Self::Does(..)
            | Self::DayNight
            | Self::Rolls(_) => {}
        }
    }

    /// What happens, however often it has to.
    pub(crate) fn itself(&self) -> &Self {
        if let Self::Nth(one, _) | Self::While(one, _) | Self::By(one, _) = self { one } else { self }
    }
}
