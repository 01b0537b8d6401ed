//! The words of the game at a date, and the names of its zones, periods, colours, types and counters.

use super::grammar::counted;
use language::board::{
    CardType, Color, Counter, Daytime, Designation, Keyword, ObjectKind, Period, PhasedOut,
    PlayerDesignation, Sector, Step, Supertype, UnreadOf, Zone,
};
use language::date::Date;
use language::effect::{Kind, Tier};
use language::event::Place;
use language::select::Since;

/// From here on "battlefield" and "exile"; before, "in play" and "removed from the game".
const BATTLEFIELD: Date = Date::new(2009, 7, 11);
/// From here on "dies".
const DIES: Date = Date::new(2011, 6, 17);
/// From here on "create" for tokens.
const CREATE: Date = Date::new(2016, 9, 30);
/// From here on "mill".
const MILL: Date = Date::new(2020, 7, 3);
/// From here on "mana value".
const MANA_VALUE: Date = Date::new(2021, 4, 22);
/// From here on "enters" without "the battlefield".
const ENTERS: Date = Date::new(2024, 8, 2);

/// The words that judges used at a date.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Vocabulary(Date);

impl Vocabulary {
    /// The words of a rules date.
    pub const fn new(at: Date) -> Self {
        Self(at)
    }

    /// The date whose words these are.
    pub const fn date(self) -> Date {
        self.0
    }

    /// The infinitive for entering the battlefield.
    pub fn enter(self) -> &'static str {
        match self.0 {
            at if at < BATTLEFIELD => "come into play",
            at if at < ENTERS => "enter the battlefield",
            _ => "enter",
        }
    }

    /// The noun for entering: "Bear's entering".
    pub fn entering(self) -> &'static str {
        match self.0 {
            at if at < BATTLEFIELD => "coming into play",
            at if at < ENTERS => "entering the battlefield",
            _ => "entering",
        }
    }

    /// "on the battlefield".
    pub fn on_battlefield(self) -> &'static str {
        if self.0 < BATTLEFIELD { "in play" } else { "on the battlefield" }
    }

    /// "onto the battlefield".
    pub fn onto_battlefield(self) -> &'static str {
        if self.0 < BATTLEFIELD { "into play" } else { "onto the battlefield" }
    }

    /// "leave the battlefield".
    pub fn leave_battlefield(self) -> &'static str {
        if self.0 < BATTLEFIELD { "leave play" } else { "leave the battlefield" }
    }

    /// What is done to an exiled object: "exiled".
    pub fn exiled(self) -> &'static str {
        if self.0 < BATTLEFIELD { "removed from the game" } else { "exiled" }
    }

    /// The infinitive for exiling: "exile X" with the object in its place.
    pub fn exile(self, object: &str) -> String {
        if self.0 < BATTLEFIELD {
            format!("remove {object} from the game")
        } else {
            format!("exile {object}")
        }
    }

    /// Where exiled objects are: "in exile".
    pub fn in_exile(self) -> &'static str {
        if self.0 < BATTLEFIELD { "removed from the game" } else { "in exile" }
    }

    /// The infinitive for a creature's going to a graveyard, when the date has a word for it.
    pub fn die(self) -> Option<&'static str> {
        (self.0 >= DIES).then_some("die")
    }

    /// Whether tokens are "created".
    pub fn creates(self) -> bool {
        self.0 >= CREATE
    }

    /// Whether putting cards from a library into a graveyard is "milling".
    pub fn mills(self) -> bool {
        self.0 >= MILL
    }

    /// What the date calls it: "mana value", or "converted mana cost".
    pub fn mana_value(self) -> &'static str {
        if self.0 < MANA_VALUE { "converted mana cost" } else { "mana value" }
    }

    /// Where something is: "in Alice's graveyard", "on the battlefield". `of` is a possessive, or "a".
    pub fn in_zone(self, zone: Zone, of: &str) -> String {
        match zone {
            Zone::Battlefield => self.on_battlefield().to_owned(),
            Zone::Graveyard => format!("in {of} graveyard"),
            Zone::Hand => format!("in {of} hand"),
            Zone::Library => format!("in {of} library"),
            Zone::Exile => self.in_exile().to_owned(),
            Zone::Stack => "on the stack".to_owned(),
            Zone::Command => "in the command zone".to_owned(),
            Zone::Outside => "not in the game any more".to_owned(),
        }
    }

    /// "exile", or what it was called.
    pub fn exile_zone(self) -> &'static str {
        self.zone(Zone::Exile)
    }

    /// A zone by itself: "the graveyard".
    pub fn zone(self, zone: Zone) -> &'static str {
        match zone {
            Zone::Battlefield if self.0 < BATTLEFIELD => "play",
            Zone::Battlefield => "the battlefield",
            Zone::Graveyard => "a graveyard",
            Zone::Hand => "a hand",
            Zone::Library => "a library",
            Zone::Exile if self.0 < BATTLEFIELD => "the removed-from-the-game zone",
            Zone::Exile => "exile",
            Zone::Stack => "the stack",
            Zone::Command => "the command zone",
            Zone::Outside => "what is not in the game any more",
        }
    }

    /// The infinitive for moving an object: "be exiled", "be put on the bottom of its owner's library". `owners`
    /// is a possessive.
    pub fn moved(self, to: Zone, place: Place, owners: &str) -> String {
        match (to, place) {
            (Zone::Battlefield, _) => self.enter().to_owned(),
            (Zone::Graveyard, _) => format!("be put into {owners} graveyard"),
            (Zone::Hand, _) => format!("be returned to {owners} hand"),
            (Zone::Library, Place::Top | Place::FaceDown) => format!("be put on top of {owners} library"),
            (Zone::Library, Place::Bottom) => format!("be put on the bottom of {owners} library"),
            (Zone::Library, Place::Shuffled) => format!("be shuffled into {owners} library"),
            (Zone::Exile, Place::FaceDown) => format!("be {} face down", self.exiled()),
            (Zone::Exile, _) => format!("be {}", self.exiled()),
            (Zone::Stack, _) => "be put on the stack".to_owned(),
            (Zone::Command, _) => "be put into the command zone".to_owned(),
            (Zone::Outside, _) => "leave the game".to_owned(),
        }
    }

    /// The infinitive for moving the top cards of a library: "mill two cards", "exile the top card of their
    /// library". `their` is a possessive, `top` is "top card" or "top two cards", `cards` is "two cards".
    pub fn move_top(self, to: Zone, cards: &str, top: &str, their: &str) -> String {
        let library = format!("the {top} of {their} library");
        match to {
            Zone::Graveyard if self.mills() => format!("mill {cards}"),
            Zone::Graveyard => format!("put {library} into {their} graveyard"),
            Zone::Hand => format!("put {library} into {their} hand"),
            Zone::Exile => self.exile(&library),
            Zone::Battlefield => format!("put {library} {}", self.onto_battlefield()),
            Zone::Library => format!("put {library} back into it"),
            Zone::Stack => format!("put {library} on the stack"),
            Zone::Command => format!("put {library} into the command zone"),
            Zone::Outside => format!("take {library} out of the game"),
        }
    }

    /// A stretch of the game: "draw step".
    pub fn period(self, period: Period) -> &'static str {
        match period {
            Period::Turn => "turn",
            Period::Beginning => "beginning phase",
            Period::Combat => "combat phase",
            Period::Ending => "ending phase",
            Period::Step(step) => self.step(step),
        }
    }

    /// A step or a phase without steps.
    pub fn step(self, step: Step) -> &'static str {
        match step {
            Step::Untap => "untap step",
            Step::Upkeep => "upkeep step",
            Step::Draw => "draw step",
            Step::Main => "first main phase",
            Step::BeginCombat => "beginning of combat step",
            Step::Attackers => "declare attackers step",
            Step::Blockers => "declare blockers step",
            Step::CombatDamage => "combat damage step",
            Step::EndCombat => "end of combat step",
            Step::SecondMain => "second main phase",
            Step::End if self.0 < BATTLEFIELD => "end of turn step",
            Step::End => "end step",
            Step::Cleanup => "cleanup step",
        }
    }
}

/// A colour as a word: "red".
pub fn color(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Blue => "blue",
        Color::Black => "black",
        Color::Red => "red",
        Color::Green => "green",
    }
}

/// A card type as a word: "creature".
pub fn card_type(kind: CardType) -> &'static str {
    match kind {
        CardType::Artifact => "artifact",
        CardType::Battle => "battle",
        CardType::Creature => "creature",
        CardType::Enchantment => "enchantment",
        CardType::Instant => "instant",
        CardType::Land => "land",
        CardType::Planeswalker => "planeswalker",
        CardType::Sorcery => "sorcery",
        CardType::Kindred => "kindred",
        CardType::Dungeon => "dungeon",
        CardType::Plane => "plane",
        CardType::Phenomenon => "phenomenon",
        CardType::Scheme => "scheme",
    }
}

/// A supertype as a word: "legendary".
pub fn supertype(kind: Supertype) -> &'static str {
    match kind {
        Supertype::Basic => "basic",
        Supertype::Legendary => "legendary",
        Supertype::Snow => "snow",
        Supertype::World => "world",
        Supertype::Ongoing => "ongoing",
    }
}

/// What sort of ability a sentence is that is unread.
pub const fn unread_of(of: UnreadOf) -> &'static str {
    match of {
        UnreadOf::Static => "a static ability",
        UnreadOf::Triggered => "a triggered ability",
        UnreadOf::Activated => "an activated ability",
        UnreadOf::Spell => "what the spell does",
    }
}

/// A kind of event as a noun: "damage", "a draw".
pub const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Damage => "damage",
        Kind::GainLife => "life gained",
        Kind::LoseLife => "life lost",
        Kind::DrawCards => "draws, as a number",
        Kind::Draw => "a draw",
        Kind::Destroy => "destruction",
        Kind::Sacrifice => "a sacrifice",
        Kind::Move => "a change of zones",
        Kind::Enter => "entering",
        Kind::Create => "tokens created",
        Kind::PutCounters => "counters put",
        Kind::RemoveCounters => "counters removed",
        Kind::Begin => "a step, phase or turn",
        Kind::Act => "what a player does",
        Kind::Roll => "dice and coins",
        Kind::Undergo => "what is done to an object",
        Kind::Discard => "a discard",
        Kind::CounterSpell => "a spell countered",
        Kind::CopySpell => "a spell copied",
        Kind::Cast => "casting",
        Kind::GainControl => "control gained",
        Kind::Attach => "attaching",
        Kind::AddMana => "mana added",
        Kind::Daytime => "day and night",
        Kind::Opaque => "what is in the judge's own words",
        Kind::Unwatched => "nothing that effects look at",
    }
}

/// What is in front of "counter": "+1/+1".
pub fn counter(kind: &Counter) -> &str {
    match kind {
        Counter::PlusOne => "+1/+1",
        Counter::MinusOne => "-1/-1",
        Counter::Loyalty => "loyalty",
        Counter::Defense => "defense",
        Counter::Poison => "poison",
        Counter::Stun => "stun",
        Counter::Shield => "shield",
        Counter::Finality => "finality",
        Counter::Named(name) => name,
    }
}

/// "a +1/+1 counter", "two +1/+1 counters", "no +1/+1 counters".
pub fn counters(kind: &Counter, number: u64) -> String {
    counted(number, &format!("{} counter", counter(kind)))
}

/// A keyword with its number: "devour 2".
pub fn keyword(keyword: &Keyword) -> String {
    keyword.label()
}

/// Day or night as a word: "day".
pub const fn daytime(daytime: Daytime) -> &'static str {
    match daytime {
        Daytime::Day => "day",
        Daytime::Night => "night",
    }
}

/// A sector as a word: "alpha".
pub const fn sector(sector: Sector) -> &'static str {
    match sector {
        Sector::Alpha => "alpha",
        Sector::Beta => "beta",
        Sector::Gamma => "gamma",
    }
}

/// What a player is or has who has this designation: "is the monarch".
pub const fn title(designation: PlayerDesignation) -> (&'static str, &'static str) {
    match designation {
        PlayerDesignation::Monarch => ("is", "the monarch"),
        PlayerDesignation::Initiative => ("has", "the initiative"),
        PlayerDesignation::CitysBlessing => ("has", "the city's blessing"),
    }
}

/// "renowned", "a Ring-bearer": behind "is" or "becomes".
pub const fn designation(designation: Designation) -> &'static str {
    match designation {
        Designation::Monstrous => "monstrous",
        Designation::Renowned => "renowned",
        Designation::Goaded => "goaded",
        Designation::RingBearer => "a Ring-bearer",
        Designation::Suspected => "suspected",
        Designation::Solved => "solved",
        Designation::Saddled => "saddled",
        Designation::Harnessed => "harnessed",
        Designation::Prepared => "prepared",
    }
}

/// "no", "by itself".
pub const fn phased_out(how: Option<PhasedOut>) -> &'static str {
    match how {
        None => "no",
        Some(PhasedOut::Directly) => "by itself",
        Some(PhasedOut::Indirectly) => "along with what it is attached to",
    }
}

/// "token", "copy of a spell".
pub const fn object_kind(kind: ObjectKind) -> &'static str {
    match kind {
        ObjectKind::Card => "card",
        ObjectKind::Token => "token",
        ObjectKind::SpellCopy => "copy of a spell",
        ObjectKind::CardCopy => "copy of a card",
        ObjectKind::Ability => "ability",
        ObjectKind::Emblem => "emblem",
    }
}

/// A short name for a tier.
pub const fn tier(tier: Tier) -> &'static str {
    match tier {
        Tier::SelfReplacement => "self-replacement",
        Tier::Control => "control",
        Tier::Copy => "copy",
        Tier::BackFace => "back face",
        Tier::Other => "any other",
    }
}

/// "each turn".
pub(crate) const fn each(since: Since) -> &'static str {
    match since {
        Since::Turn => "each turn",
        Since::Step => "each step",
        Since::Combat => "each combat",
        Since::Game => "in the game",
        Since::LastTurn => "in the turn before",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permanents_enter_in_the_words_of_the_date() {
        let said = ["2009-07-10", "2009-07-11", "2026-04-17"].map(|day| {
            let words = Vocabulary::new(day.parse().expect("a day"));
            format!("{}; {}; {}", words.enter(), words.on_battlefield(), words.exiled())
        });
        assert_eq!(said[0], "come into play; in play; removed from the game");
        assert_eq!(said[1], "enter the battlefield; on the battlefield; exiled");
        assert_eq!(said[2], "enter; on the battlefield; exiled");
    }

    #[test]
    fn counters_are_counted_in_words() {
        let said = [0, 1, 2].map(|n| counters(&Counter::PlusOne, n));
        assert_eq!(said, ["no +1/+1 counters", "a +1/+1 counter", "two +1/+1 counters"]);
    }
}
