//! What is done.

use language::board::{
    Ability, CardType, Characteristics, Color, Counter, Designation, Period, PlayerDesignation, Zone,
};
use language::event::{Deed, Mana, Place};

use super::{
    Asks, Cant, Copied, Divided, Floating, Happening, Like, Must, Number, Player, Recipient, Said, SearchOf,
    Thing, TokenSaid,
};

/// Something that is done, with what is said around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clause {
    /// What must be so for it to be done; nothing when absent.
    pub(crate) only_if: Option<Asks>,
    /// Whether that stands behind what is done, so that "it" there is what that is done to.
    pub(crate) asked_behind: bool,
    /// Who may do it, or not; it has to be done when absent.
    pub(crate) may: Option<Player>,
    /// Who does it.
    pub(crate) by: Player,
    /// When it is done, if not at once.
    pub(crate) later: Option<Later>,
    /// Who can keep it from being done, and by what.
    pub(crate) unless: Option<(Player, Box<Action>)>,
    /// What is done.
    pub(crate) action: Action,
    /// What must be so besides, for what is done in place of something to be done.
    pub(crate) provided: Option<Asks>,
    /// What of what was said before it is done in place of.
    pub(crate) instead: InPlace,
    /// What X is; what the cost says when absent.
    pub(crate) x: Option<Number>,
}

/// What is done otherwise, where something is done instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum InPlace {
    /// Nothing: it is done besides.
    Nothing,
    /// All of the sentence before: "instead" stands before what is done.
    Sentence,
    /// What of it is like this: "instead" stands behind.
    Alike,
}

/// Where objects go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Destination {
    /// To a zone of their owners, and where in a library.
    Zone(Zone, Place),
    /// Onto the battlefield.
    Battlefield {
        /// Under whose control; their owners' when absent.
        under: Option<Player>,
        /// Whether that is said to be their owners'.
        of_owner: bool,
        /// Whether they enter tapped.
        tapped: bool,
        /// The counters that they enter with.
        counters: Vec<(Counter, Number)>,
        /// Whether they enter attacking.
        attacking: bool,
        /// Whether they enter with their back faces up.
        transformed: bool,
    },
}

/// When something is done that is not done at once: as such a period begins the next time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Later {
    /// The period.
    pub(crate) period: Period,
    /// Whether it is of your turn.
    pub(crate) yours: bool,
    /// Whether it is of the next turn.
    pub(crate) of_next_turn: bool,
}

/// How many modes are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Modes {
    /// At least so many.
    pub(crate) least: u64,
    /// At most so many.
    pub(crate) most: u64,
}

/// How long it lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Until {
    /// Until the turn ends.
    Turn,
    /// Until combat ends.
    Combat,
    /// Until your next turn.
    YourTurn,
    /// During the next turn of the player whom it is about.
    InNextTurn,
    /// Through the next untap step of whoever controls what it is about.
    TheirUntap,
    /// Through your next untap step.
    YourUntap,
    /// As long as you control the card itself.
    WhileYours,
    /// As long as the card itself is on the battlefield.
    WhileHere,
    /// As long as the card itself is tapped.
    WhileTapped,
    /// As long as you control the card itself, and it is tapped.
    WhileYoursTapped,
    /// For good, or as long as what makes it is there.
    Always,
}

/// What objects get or are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Gain {
    /// Power and toughness, more or less.
    Sized(i64, i64),
    /// Power and toughness, each so much more: the signs, and how much one is.
    SizedX(i8, i8),
    /// So much power and toughness for each.
    SizedFor(i64, i64, Number),
    /// Base power and toughness.
    Base(i64, i64),
    /// Its power is this.
    Power(Number),
    /// Its toughness is this.
    Toughness(Number),
    /// An ability.
    Ability(Ability),
    /// An ability in quotes, as its sentences say it.
    Quoted {
        /// The sentences.
        said: Vec<Said>,
        /// Whether it names the card in whose text it stands.
        by_name: bool,
    },
    /// It loses an ability.
    Loses(Ability),
    /// It loses all abilities.
    LosesAll,
    /// This is so of it, and is no ability of it.
    Bound(Ability),
    /// It loses all creature types.
    LosesCreatureTypes,
    /// It loses all abilities but those that it has by the same sentence.
    LosesOthers,
    /// It is of these types, colours and subtypes, besides its others or in their place.
    Becomes {
        /// What it is; of its power and toughness only what is said.
        what: Box<Characteristics>,
        /// Whether it is so besides what it was.
        besides: bool,
    },
    /// It is of these colours and no others.
    Colors(Vec<Color>),
    /// It is not of this card type.
    IsNo(CardType),
    /// One of these, as a player chooses when it comes into force.
    OneOf(Vec<Self>),
}

/// Which mana is added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ManaSaid {
    /// All of one of these, as whoever adds it chooses.
    OneOf(Vec<Vec<(Mana, Number)>>),
    /// So much, each of one of these types.
    Combined(Number, Vec<Mana>),
}

/// Something that is done: by players, to objects or by them, or for a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    /// What players do.
    Player(ByPlayer),
    /// What is done to objects, or by them.
    Object(ToObject),
    /// What lasts.
    Lasts(Lasting),
    /// Mana is paid: whether a player can, is not asked.
    PayMana {
        /// Whether a number is chosen for X as that is done.
        x: bool,
    },
    /// Modes are chosen, which stand in lines of their own.
    Modes(Modes),
    /// Several things, in order, by whoever does them.
    All(Vec<Self>),
    /// One of these, as whoever does it chooses.
    Either(Vec<Self>),
}

/// What players do with cards, life, tokens and the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ByPlayer {
    /// A player draws cards.
    Draw(Player, Number),
    /// A player gains life.
    GainLife(Player, Number),
    /// A player loses life.
    LoseLife(Player, Number),
    /// A player's life total becomes a number.
    SetLife(Player, Number),
    /// A player discards so many cards of their choice, or at random.
    Discard {
        /// Who.
        who: Player,
        /// How many.
        amount: Number,
        /// Whether there may be fewer.
        or_fewer: bool,
        /// What the cards have to be like.
        like: Like,
        /// Whether chance chooses them.
        at_random: bool,
    },
    /// A player searches the library for cards.
    Search {
        /// Who, and whose library.
        who: Player,
        /// How many at most.
        amount: Number,
        /// Whether fewer may be found also where any card is.
        or_fewer: bool,
        /// What the cards have to be like.
        like: Like,
        /// Where else they may be, if the library need not be searched.
        or_in: Vec<Zone>,
    },
    /// You search the library of another player.
    SearchOf(Box<SearchOf>),
    /// A player flips a coin.
    Flip(Player),
    /// A player rolls a die with so many sides.
    Rolls(Player, u64),
    /// A player casts a card, as what says so resolves.
    Cast(Player, Thing),
    /// A player discards the hand.
    DiscardHand(Player),
    /// A player discards cards that are known.
    DiscardCards(Player, Thing),
    /// A player looks at cards on top of the library, or reveals them.
    Looks {
        /// Who looks.
        who: Player,
        /// Whose library it is.
        whose: Player,
        /// How many cards.
        amount: Number,
        /// Whether they are revealed.
        reveals: bool,
    },
    /// A player reveals the hand.
    RevealsHand(Player),
    /// A player chooses some of the cards that were looked at, or others.
    Chooses(Player, Thing),
    /// The top cards of a player's library go to a zone.
    PutsTop(Player, Number, Zone),
    /// The top cards of a player's library are exiled face down.
    ExilesTopFaceDown(Player, Number),
    /// A player does something with a number: mills, scries, surveils, proliferates.
    Does(Player, Deed, Number),
    /// A player gets counters, or loses some.
    PlayerCounters {
        /// Who.
        who: Player,
        /// Of which kind.
        kind: Counter,
        /// How many.
        amount: Number,
        /// Whether they are removed.
        removed: bool,
    },
    /// Tokens are created.
    Create(Player, Box<TokenSaid>, Number),
    /// So many of the tokens that were spoken of before are created.
    CreateMore(Player, Number),
    /// Adds mana.
    AddMana(Player, ManaSaid),
    /// Amasses such creatures, so many.
    Amass(Player, String, Number),
    /// Looks at the hand of a player.
    LooksAtHand(Player),
    /// A card is targeted that you may cast this turn.
    MayBeCast(Thing),
    /// A player is targeted, of whom is spoken behind.
    Targets(Player),
    /// Puts cards that were looked at back in an order that the player chooses.
    PutsBack,
    /// Gets an emblem with these abilities.
    Emblem(Player, Vec<Vec<Said>>),
    /// Tokens that are copies are created, but for what is different.
    CreateCopy(Player, Thing, Number, Copied),
    /// A player gets a designation.
    Get(Player, PlayerDesignation),
}

/// What is done to objects, or by them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ToObject {
    /// Damage is dealt by something to somebody or something.
    Damage(Thing, Number, Recipient),
    /// Something is done to objects: tapped, untapped, transformed, explored.
    DoneTo(Deed, Thing),
    /// Something with a number is done by objects: connive, monstrosity.
    DoneWith(Deed, Thing, Number),
    /// Objects fight each other.
    Fight(Thing, Thing),
    /// Two that are named together fight each other.
    FightEachOther(Thing),
    /// A counter of a kind is moved from one onto another.
    MoveCounter(Counter, Thing, Thing),
    /// So many +1/+1 counters are put on it, or its controller creates a Spirit of that size.
    Endure(Thing, u64),
    /// A number of something is divided among targets as whoever does it chooses.
    Divided(Divided),
    /// Each of these deals damage equal to its power, at once.
    EachDeals(Thing, Recipient),
    /// Deals several amounts of damage, each to others, at once.
    Deals(Thing, Vec<(Number, Recipient)>),
    /// Becomes tapped or untapped, as whoever does it chooses.
    TapOrUntap(Thing),
    /// The card itself gets so many +1/+1 counters, if it has none.
    Adapt(Number),
    /// Permanents are destroyed.
    Destroy {
        /// Which.
        what: Thing,
        /// Whether they can't be regenerated.
        no_regeneration: bool,
    },
    /// A player sacrifices permanents.
    Sacrifice(Player, Thing),
    /// Objects are exiled.
    Exile(Thing),
    /// Objects are exiled face down.
    ExileFaceDown(Thing),
    /// Objects are exiled until the card itself leaves the battlefield.
    ExileUntil(Thing),
    /// Objects go elsewhere.
    Put(Player, Thing, Destination),
    /// Goes on the top or the bottom of the library, as its owner chooses.
    TopOrBottom(Thing),
    /// The control of two permanents is exchanged.
    ExchangeControl(Thing, Thing),
    /// The spell or ability is countered that has made something a target.
    CounterTargeter,
    /// Spells are countered.
    Counter(Thing),
    /// Counters are put.
    PutCounters(Player, Counter, Number, Recipient),
    /// Counters of one of these kinds, so many, are put on it, as whoever does it chooses.
    PutOneOf(Vec<(Counter, Number)>, Thing),
    /// As many counters of a kind are put on each of these as it has.
    DoubleCounters(Player, Counter, Thing),
    /// Counters are removed.
    RemoveCounters(Counter, Number, Thing),
    /// Spells are copied, so many times each.
    Copy {
        /// Who copies them.
        who: Player,
        /// Which.
        what: Thing,
        /// How often each.
        times: Number,
        /// Whether new targets may be chosen for the copies.
        new_targets: bool,
    },
    /// You may choose new targets for a spell.
    NewTargets(Thing),
    /// A permanent is attached to another.
    Attach(Thing, Thing),
    /// Becomes a copy of another, for good.
    BecomeCopy(Thing, Thing),
    /// An object gets a designation.
    Become(Thing, Designation),
    /// The damage that was spoken of last can't be prevented.
    Unpreventable,
}

/// What lasts: changes, restrictions, effects and abilities that come into force.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Lasting {
    /// Objects become something for a time.
    Change(Thing, Vec<Gain>, Until),
    /// The power of objects is doubled for a time; their toughness, too, or not.
    Double(Thing, bool, Until),
    /// Objects that were named before have abilities, as no word says for how long: tokens that are created have them as
    /// their own.
    Have(Thing, Vec<Gain>),
    /// A player gains control of objects.
    Control(Player, Thing, Until),
    /// A replacement or prevention effect comes into force.
    Effect(Box<Floating>),
    /// One of these comes into force, as whoever does it chooses.
    OneOf(Vec<Floating>),
    /// This can't happen for a time: any of these.
    Barred(Vec<Happening>, Until),
    /// Damage can't be prevented, for a time.
    Unpreventable(Happening, Until),
    /// Permanents are regenerated.
    Regenerate(Thing),
    /// Objects can't do something for a time.
    Cant(Thing, Vec<Cant>, Until),
    /// A player can't be targeted by what such players control, for a time.
    NoTarget(Player, Player, Until),
    /// Objects have to do something.
    Must(Thing, Must, Until),
    /// Objects can block so many attackers more than one.
    BlocksMore(Thing, u64, Until),
    /// The power and toughness of these are switched.
    Switch(Thing, Until),
    /// When that happens, for a time, this is done: the next time, or each time.
    Whenever {
        /// What happens.
        when: Box<Happening>,
        /// Whether it is the next time only.
        once: bool,
        /// For how long.
        until: Until,
        /// What is done.
        does: Vec<Clause>,
    },
}

impl Action {
    /// The same, where a player who is targeted is so once, whatever they do.
    pub(crate) fn targeting_once(mut self) -> Self {
        if let Self::All(all) = &mut self {
            for one in all.iter_mut().skip(1) {
                match one.who_mut() {
                    Some(who @ (Player::Target | Player::TargetOpponent)) => *who = Player::That,
                    Some(who @ (Player::YouAnd(_) | Player::Targets { .. })) => *who = Player::Same,
                    Some(_) | None => {}
                }
            }
        }
        self
    }

    /// Who does one of several things that are said together.
    const fn who_mut(&mut self) -> Option<&mut Player> {
        if let Self::Player(ByPlayer::Create(who, ..) | ByPlayer::CreateCopy(who, ..))
        | Self::Object(
            ToObject::Sacrifice(who, _) | ToObject::Put(who, ..) | ToObject::PutCounters(who, ..),
        ) = self
        {
            Some(who)
        } else {
            None
        }
    }

    /// Whether it says itself who does it.
    pub(crate) fn says_who(&self) -> bool {
        if let Self::All(all) | Self::Either(all) = self {
            return !all.is_empty() && all.iter().all(Self::says_who);
        }
        matches!(
            self,
            Self::Player(_)
                | Self::Object(
                    ToObject::Sacrifice(..)
                        | ToObject::Put(..)
                        | ToObject::PutCounters(..)
                        | ToObject::DoubleCounters(..)
                        | ToObject::Copy { .. }
                )
                | Self::Lasts(Lasting::Control(..))
        )
    }

    /// Whether it is done to the card itself, so that "it" is that from then on.
    pub(crate) const fn is_about_own(&self) -> bool {
        matches!(
            self,
            Self::Object(
                ToObject::DoneTo(_, Thing::Own)
                    | ToObject::DoneWith(_, Thing::Own, _)
                    | ToObject::Sacrifice(_, Thing::Own)
                    | ToObject::Exile(Thing::Own)
                    | ToObject::ExileFaceDown(Thing::Own)
                    | ToObject::Put(_, Thing::Own, _)
                    | ToObject::PutCounters(_, _, _, Recipient::Thing(Thing::Own))
            ) | Self::Lasts(Lasting::Change(Thing::Own, ..))
        )
    }
}

impl Clause {
    /// Whether it stands under the same "may" and condition as another.
    pub(crate) fn is_under_the_same(&self, other: &Self) -> bool {
        self.may == other.may
            && self.only_if == other.only_if
            && self.provided == other.provided
            && self.instead == other.instead
    }

    /// The players who do something, as far as a search may have them do it.
    pub(crate) fn players_mut(&mut self) -> Vec<&mut Player> {
        let mut all = vec![&mut self.by];
        match &mut self.action {
            Action::Player(ByPlayer::Does(who, ..)) => all.push(who),
            Action::Object(ToObject::Put(who, _, to)) => {
                all.push(who);
                if let Destination::Battlefield { under: Some(under), .. } = to {
                    all.push(under);
                }
            }
            Action::Player(_)
            | Action::Object(_)
            | Action::Lasts(_)
            | Action::PayMana { .. }
            | Action::Modes(_)
            | Action::All(_)
            | Action::Either(_) => {}
        }
        all
    }

    /// Something that is done at once, whatever else is so.
    pub(crate) const fn plain(by: Player, action: Action) -> Self {
        Self {
            only_if: None,
            asked_behind: false,
            may: None,
            by,
            later: None,
            unless: None,
            action,
            provided: None,
            instead: InPlace::Nothing,
            x: None,
        }
    }
}
