//! Noun phrases: objects, players, numbers.

use language::board::{CardType, Color, Counter, Zone};
use language::select::{CastNumber, Compare, Measure, Quality, Shared, What};

/// Objects, as a sentence names them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Thing {
    /// The card itself.
    Own,
    /// What it is attached to: "enchanted creature".
    Host,
    /// "It": one that was named before.
    It,
    /// "That creature": one that was named before, and not the card itself where another was.
    That(Noun),
    /// "That card", of which a number is: one that was named before, and no permanent that is dealt damage.
    ThatCard,
    /// "The exiled card": what that was done to before.
    The(Touched),
    /// "They": several that were named before, or one whose kind no word says.
    They,
    /// "Those cards": several that were named before.
    Those,
    /// The object whose damage is spoken of: "that source".
    ThatSource,
    /// A source of damage that somebody chooses.
    SourceOfChoice(Like),
    /// Some that are like this.
    Such(How, Like),
    /// What is left of the cards that were looked at.
    Rest,
    /// These and those.
    And(Vec<Self>),
}

impl Thing {
    /// Whether it was named by what stands before the sentence, if not by the sentence itself.
    pub(crate) const fn is_named_elsewhere(&self) -> bool {
        matches!(self, Self::It | Self::That(_) | Self::ThatCard | Self::They | Self::Those | Self::The(_))
    }

    /// Whether it says in which zone they are.
    pub(crate) fn is_placed(&self) -> bool {
        matches!(self, Self::Such(_, like) if like.0.iter().any(|one| matches!(one, Trait::In(..))))
    }
}

/// The noun by which something that was named before is spoken of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Noun {
    /// "That card", "that permanent": whatever it is.
    Any,
    /// "That spell".
    Spell,
    /// "That token".
    Token,
    /// "That creature".
    Type(CardType),
    /// "That Aura".
    Subtype(&'static str),
}

/// What was done to objects, by which a sentence tells them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Touched {
    /// Exiled.
    Exiled,
    /// Sacrificed.
    Sacrificed,
    /// Discarded.
    Discarded,
    /// Chosen.
    Chosen,
    /// Put into a hand.
    Taken,
    /// Put onto the battlefield.
    Placed,
}

impl Touched {
    /// The word.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Exiled => "exiled",
            Self::Sacrificed => "sacrificed",
            Self::Discarded => "discarded",
            Self::Chosen => "chosen",
            Self::Taken => "put into a hand",
            Self::Placed => "put onto the battlefield",
        }
    }
}

/// Which of those that are alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum How {
    /// Each of them: "each", "all", or no word before many.
    Each,
    /// Some one of them: "a", "an", "one".
    One,
    /// So many of them.
    Many(Number),
    /// As many as somebody likes, but no more than this.
    UpTo(Number),
    /// As many as somebody likes.
    AnyNumber,
    /// So many targets, or fewer.
    Target {
        /// How many.
        amount: u64,
        /// Whether there may be fewer.
        or_fewer: bool,
    },
    /// X targets, or fewer where that is said.
    TargetX {
        /// Whether there may be fewer.
        or_fewer: bool,
    },
}

/// What objects have in common that a sentence names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Like(pub(crate) Vec<Trait>);

/// Something that objects have in common.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trait {
    /// A filter in which nobody and nothing is referred to.
    Is(What),
    /// It is in a zone: that of a player, where each has one.
    In(Zone, Option<Player>),
    /// It is a spell.
    Spell,
    /// It has this in common with something.
    Shares(Shared, Box<Thing>),
    /// It is another than the card itself.
    Other,
    /// Somebody controls it.
    Controlled(Player),
    /// Somebody does not control it.
    NotControlled(Player),
    /// Somebody owns it.
    Owned(Player),
    /// A number of it compares like this.
    Measured(Measure, Compare, Number),
    /// It has one of some traits.
    AnyOf(Vec<Like>),
    /// It is this object.
    Being(Box<Thing>),
    /// It is attached to this object.
    AttachedTo(Box<Thing>),
    /// Exiled with the card itself.
    ExiledWithOwn,
    /// This has happened to it this turn.
    Happened(Box<super::Happening>),
    /// What is spoken of has dealt damage to it.
    DealtThisWay,
    /// What was done last has dealt damage to it: "dealt damage this way".
    DamagedThisWay,
    /// It is among the cards that were looked at.
    Among,
    /// It was cast as was said before that it may be.
    CastThisWay,
    /// The spell that an ability triggers on targets it.
    Targeted,
    /// This spell targets it.
    TargetedBy(Box<Thing>),
    /// It blocks this.
    Blocking(Box<Thing>),
    /// This blocks it.
    BlockedBy(Box<Thing>),
    /// It is of the colour that somebody chooses then.
    ColorOfChoice,
    /// Chance chooses it.
    AtRandom,
    /// All that are targeted so are in one graveyard.
    OneGraveyard,
}

/// Players, as a sentence names them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// "You".
    You,
    /// Each player.
    Each,
    /// Those of them of whom each this is so; each is "that player" in it.
    Such(Box<Self>, Box<super::Asks>),
    /// Some player.
    Some,
    /// Each opponent, "your opponents".
    Opponents,
    /// Some opponent.
    AnOpponent,
    /// Each opponent but the player who was named last.
    OtherOpponents,
    /// Each player but you.
    Others,
    /// You and your team mates.
    Team,
    /// A target player.
    Target,
    /// A target opponent.
    TargetOpponent,
    /// "That player", "they": one that was named before.
    That,
    /// The player who was targeted, or who controls the permanent that was, whichever it is; of this kind, where that is said.
    ThatOrController(Noun),
    /// Who controls this.
    Controller(Box<Thing>),
    /// Who owns this.
    Owner(Box<Thing>),
    /// Whom it is attached to.
    Enchanted,
    /// The defending player.
    Defending,
    /// The active player.
    Active,
    /// The player chosen as it entered.
    Chosen,
    /// You, and this player.
    YouAnd(Box<Self>),
    /// Several targets.
    Targets {
        /// How many.
        amount: u64,
        /// Whether there may be fewer.
        or_fewer: bool,
        /// Whether they are opponents.
        opponents: bool,
    },
    /// The several players who did what was said last, once more.
    Same,
}

/// Who or what is dealt damage, or gets counters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Recipient {
    /// A player.
    Player(Player),
    /// Objects.
    Thing(Thing),
    /// Any target.
    AnyTarget,
    /// Any target other than those that were named before, or than what deals the damage.
    AnyOtherTarget,
    /// So many targets of any kind, or fewer where that is said.
    Targets(u64, bool),
    /// A target that is a player or one of these, other than what was targeted before where that is said.
    PlayerOr(Vec<Like>, bool),
    /// A target that is such a player or a planeswalker.
    PlayerOrPlaneswalker(Player),
    /// Whom or what an object attacks.
    AttackedBy(Thing),
    /// What was named before, be it a player or a permanent.
    That,
    /// Who or what was dealt the damage that was spoken of last.
    Same,
    /// Each of these.
    And(Vec<Self>),
}

/// A number, as a sentence says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Number {
    /// A number.
    N(u64),
    /// X, which the cost says or "where X is".
    X,
    /// "That much", "that many".
    ThatMuch,
    /// How many there are of these.
    Count(Box<Thing>),
    /// A number of an object.
    Of(Measure, Box<Thing>),
    /// The greatest number of some objects.
    Greatest(Measure, Box<Thing>),
    /// The sum of a number of some objects.
    Total(Measure, Box<Thing>),
    /// How much was prevented "this way".
    Prevented,
    /// Creatures that block this one, but for one of them.
    BlockersBut(Box<Thing>),
    /// So much or so many as the instruction before did something to.
    ThisWay(ThisWay),
    /// So many of those to which the instruction before did that as are like this.
    DoneTo(ThisWay, Like),
    /// A number that is known of how something was cast.
    Cast(CastNumber, Box<Thing>),
    /// To how many players this has happened this turn.
    PlayersTo(Box<super::Happening>),
    /// How many cards a player has drawn this turn.
    Drawn(Player),
    /// The counters of a kind that a player has.
    PlayerCounters(Counter, Player),
    /// How many players there are.
    Players(Player),
    /// A player's speed.
    Speed(Player),
    /// How often this has happened this turn.
    Happened(Box<super::Happening>),
    /// How often this has happened in the game.
    HappenedInGame(Box<super::Happening>),
    /// How much what has happened this turn came to.
    Came(Box<super::Happening>),
    /// How many different ones there are among these.
    Different(Quality, Box<Thing>),
    /// How many mana symbols of any of these colours are in the mana costs of these.
    Symbols(Vec<Color>, Box<Thing>),
    /// How many counters of a kind are on something.
    Counters(Counter, Box<Thing>),
    /// A player's life total.
    Life(Player),
    /// The cards in a player's hand.
    Hand(Player),
    /// The cards in a player's library.
    Library(Player),
    /// The cards in a player's graveyard.
    Graveyard(Player),
    /// So many times a number.
    Times(u64, Box<Self>),
    /// Two numbers added up.
    Plus(Box<Self>, Box<Self>),
    /// How much more one of two numbers is than the other, of which was asked before.
    Difference,
    /// One number less another.
    Minus(Box<Self>, Box<Self>),
    /// Half of a number, rounded up or down.
    Half {
        /// Whether it is rounded up.
        up: bool,
        /// Of which number.
        of: Box<Self>,
    },
}

/// What an instruction did "this way".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ThisWay {
    /// Life was lost.
    LifeLost,
    /// Damage was dealt.
    Damage,
    /// Excess damage was dealt.
    Excess,
    /// Cards were discarded.
    Discarded,
    /// Cards were exiled.
    Exiled,
    /// Cards were milled.
    Milled,
    /// Permanents were destroyed.
    Destroyed,
    /// Permanents were sacrificed.
    Sacrificed,
    /// Permanents became tapped.
    Tapped,
    /// Objects were put somewhere.
    Put,
    /// Spells were countered.
    Countered,
    /// Counters were removed, as many as were announced.
    Removed,
    /// A die was rolled: its result.
    Rolled,
}

impl Number {
    /// Whether it is a number of "it".
    pub(crate) fn mentions_it(&self) -> bool {
        self.mentions(|thing| *thing == Thing::It)
    }

    /// Whether it is one of "that creature".
    pub(crate) fn mentions_that(&self) -> bool {
        self.mentions(|thing| matches!(thing, Thing::That(_)))
    }

    /// Whether it is a number of the card that was named before.
    pub(crate) fn mentions_that_card(&self) -> bool {
        self.mentions(|thing| *thing == Thing::ThatCard)
    }

    /// Whether it is a number of "that player", or of what they have.
    pub(crate) fn is_of_that_player(&self) -> bool {
        let theirs = |one: &Trait| {
            matches!(
                one,
                Trait::Controlled(Player::That)
                    | Trait::Owned(Player::That)
                    | Trait::In(_, Some(Player::That))
            )
        };
        if let Self::Count(what) = self {
            return matches!(&**what, Thing::Such(How::Each, like) if like.0.iter().any(theirs));
        }
        if let Self::Times(_, of) | Self::Half { of, .. } = self {
            return of.is_of_that_player();
        }
        matches!(self, Self::Hand(Player::That) | Self::Graveyard(Player::That) | Self::Life(Player::That))
    }

    /// Whether it is a number of this thing.
    fn mentions(&self, what: fn(&Thing) -> bool) -> bool {
        match self {
            Self::Of(_, thing)
            | Self::Counters(_, thing)
            | Self::Cast(_, thing)
            | Self::Symbols(_, thing) => what(thing),
            Self::Times(_, of) | Self::Half { of, .. } => of.mentions(what),
            Self::Plus(one, other) | Self::Minus(one, other) => one.mentions(what) || other.mentions(what),
            Self::N(_)
            | Self::X
            | Self::ThatMuch
            | Self::Count(_)
            | Self::Greatest(..)
            | Self::Total(..)
            | Self::Prevented
            | Self::Difference
            | Self::ThisWay(_)
            | Self::DoneTo(..)
            | Self::BlockersBut(_)
            | Self::PlayersTo(_)
            | Self::PlayerCounters(..)
            | Self::Drawn(_)
            | Self::Speed(_)
            | Self::Players(_)
            | Self::Happened(_)
            | Self::HappenedInGame(_)
            | Self::Came(_)
            | Self::Different(..)
            | Self::Life(_)
            | Self::Hand(_)
            | Self::Library(_)
            | Self::Graveyard(_) => false,
        }
    }
}
