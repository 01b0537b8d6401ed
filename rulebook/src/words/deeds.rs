//! Verbs and nouns for what players do and what is done to permanents.

use super::vocabulary::Vocabulary;
use language::board::Zone;
use language::event::{Act, Deed, Mana};

/// A number in the three ways in which a verb may need it.
pub(super) struct Number<'a> {
    /// By itself: "2", "that much".
    pub(super) plain: String,
    /// With what is counted: "two cards".
    pub(super) counted: &'a dyn Fn(&str) -> String,
    /// How often: "twice"; empty when that goes without saying.
    pub(super) times: String,
}

/// What a player does, as an infinitive: "mill two cards", "scry 2".
pub(super) fn act(words: Vocabulary, act: Act, number: &Number<'_>) -> String {
    let counted = number.counted;
    let times = if number.times.is_empty() { String::new() } else { format!(" {}", number.times) };
    match act {
        Act::Mill => {
            let top = counted("top card");
            let top = top.strip_prefix("a ").unwrap_or(&top);
            words.move_top(Zone::Graveyard, &counted("card"), top, "their")
        }
        Act::DiscardUnknown => format!("discard {}", counted("unknown card")),
        Act::Scry => format!("scry {}", number.plain),
        Act::Surveil => format!("surveil {}", number.plain),
        Act::Proliferate => format!("proliferate{times}"),
        Act::Search => format!("search {} of a library", counted("card")),
        Act::Shuffle => "shuffle their library".to_owned(),
        Act::Vote => format!("vote{times}"),
        Act::TakeExtraTurn => format!("take {}", counted("extra turn")),
        Act::AddPeriod(period) => format!("get {}", counted(&format!("additional {}", words.period(period)))),
        Act::SpendMana => format!("spend {} mana", number.plain),
        Act::Lose => "lose the game".to_owned(),
        Act::Win => "win the game".to_owned(),
        Act::DrawGame => "draw the game".to_owned(),
    }
}

/// What a player does whatever the number is: "mill cards", "scry".
pub(super) fn act_in_general(words: Vocabulary, act: Act) -> String {
    match act {
        Act::Mill if words.mills() => "mill one or more cards".to_owned(),
        Act::Mill => "put cards from the top of their library into their graveyard".to_owned(),
        Act::DiscardUnknown => "discard unknown cards".to_owned(),
        Act::Scry => "scry".to_owned(),
        Act::Surveil => "surveil".to_owned(),
        Act::Proliferate => "proliferate".to_owned(),
        Act::Search => "search a library".to_owned(),
        Act::Shuffle => "shuffle their library".to_owned(),
        Act::Vote => "vote".to_owned(),
        Act::TakeExtraTurn => "take an extra turn".to_owned(),
        Act::AddPeriod(period) => format!("get an additional {}", words.period(period)),
        Act::SpendMana => "spend mana".to_owned(),
        Act::Lose => "lose the game".to_owned(),
        Act::Win => "win the game".to_owned(),
        Act::DrawGame => "draw the game".to_owned(),
    }
}

/// What a player does, as a noun: "milling", "a vote".
pub fn act_noun(words: Vocabulary, act: Act) -> String {
    match act {
        Act::Mill if words.mills() => "milling".to_owned(),
        Act::Mill => "putting cards from a library into a graveyard".to_owned(),
        Act::DiscardUnknown => "discarding unknown cards".to_owned(),
        Act::Scry => "scrying".to_owned(),
        Act::Surveil => "surveilling".to_owned(),
        Act::Proliferate => "proliferating".to_owned(),
        Act::Search => "a search of a library".to_owned(),
        Act::Shuffle => "shuffling".to_owned(),
        Act::Vote => "voting".to_owned(),
        Act::TakeExtraTurn => "an extra turn being taken".to_owned(),
        Act::AddPeriod(period) => format!("an additional {}", words.period(period)),
        Act::SpendMana => "spending mana".to_owned(),
        Act::Lose => "losing the game".to_owned(),
        Act::Win => "winning the game".to_owned(),
        Act::DrawGame => "the game being a draw".to_owned(),
    }
}

/// What an act with a number counts: "card", "time".
pub(super) const fn act_unit(act: Act) -> &'static str {
    match act {
        Act::Mill | Act::DiscardUnknown | Act::Scry | Act::Surveil | Act::Search => "card",
        Act::TakeExtraTurn => "turn",
        Act::AddPeriod(_) => "period",
        Act::SpendMana => "mana",
        Act::Proliferate | Act::Shuffle | Act::Vote | Act::Lose | Act::Win | Act::DrawGame => "time",
    }
}

/// What is done to a permanent, as an infinitive: "become untapped".
pub(super) const fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Tap => "become tapped",
        Deed::Untap => "become untapped",
        Deed::TurnFaceUp => "be turned face up",
        Deed::TurnFaceDown => "be turned face down",
        Deed::Transform => "transform",
        Deed::Explore => "explore",
        Deed::Reveal => "be revealed",
        Deed::RemoveDamage => "be rid of all its damage",
        Deed::Attack => "attack",
        Deed::Block => "block",
        Deed::BecomeBlocked => "become blocked",
        Deed::MustBlock => "have to block this combat if able",
        Deed::Unattach => "become unattached",
        Deed::PhaseOut => "phase out",
        Deed::PhaseIn => "phase in",
    }
}

/// The same with whom or what it attacks, what it blocks or has to block, or what it becomes blocked by.
pub(super) fn deed_to(deed: Deed, to: Option<&str>) -> String {
    let words = self::deed(deed);
    match to {
        None => words.to_owned(),
        Some(to) if deed == Deed::BecomeBlocked => format!("{words} by {to}"),
        Some(to) if deed == Deed::MustBlock => format!("have to block {to} this combat if able"),
        Some(to) => format!("{words} {to}"),
    }
}

/// What is done to a permanent, as a noun: "the untapping of Bear".
pub(super) fn deed_of(deed: Deed, what: &str) -> String {
    match deed {
        Deed::Tap => format!("the tapping of {what}"),
        Deed::Untap => format!("the untapping of {what}"),
        Deed::TurnFaceUp => format!("the turning face up of {what}"),
        Deed::TurnFaceDown => format!("the turning face down of {what}"),
        Deed::Transform => format!("the transforming of {what}"),
        Deed::Explore => format!("the exploring of {what}"),
        Deed::Reveal => format!("the revealing of {what}"),
        Deed::RemoveDamage => format!("the removing of damage from {what}"),
        Deed::Attack => format!("the attacking of {what}"),
        Deed::Block => format!("the blocking by {what}"),
        Deed::BecomeBlocked => format!("the blocking of {what}"),
        Deed::MustBlock => format!("the demand that {what} block"),
        Deed::Unattach => format!("the unattaching of {what}"),
        Deed::PhaseOut => format!("the phasing out of {what}"),
        Deed::PhaseIn => format!("the phasing in of {what}"),
    }
}

/// What is done, behind a noun: "permanents being turned face up".
pub(super) const fn deed_being(deed: Deed) -> &'static str {
    match deed {
        Deed::Tap => "becoming tapped",
        Deed::Untap => "becoming untapped",
        Deed::TurnFaceUp => "being turned face up",
        Deed::TurnFaceDown => "being turned face down",
        Deed::Transform => "transforming",
        Deed::Explore => "exploring",
        Deed::Reveal => "being revealed",
        Deed::RemoveDamage => "getting rid of damage",
        Deed::Attack => "attacking",
        Deed::Block => "blocking",
        Deed::BecomeBlocked => "becoming blocked",
        Deed::MustBlock => "being made to block",
        Deed::Unattach => "becoming unattached",
        Deed::PhaseOut => "phasing out",
        Deed::PhaseIn => "phasing in",
    }
}

/// A type of mana: `red mana`.
pub const fn mana(mana: Mana) -> &'static str {
    match mana {
        Mana::White => "white mana",
        Mana::Blue => "blue mana",
        Mana::Black => "black mana",
        Mana::Red => "red mana",
        Mana::Green => "green mana",
        Mana::Colorless => "colorless mana",
    }
}

/// What is rolled, by its sides: "6-sided die", "coin".
pub fn dice(sides: u64) -> String {
    if sides == 2 { "coin".to_owned() } else { format!("{sides}-sided die") }
}

/// "roll two 20-sided dice", "flip a coin"; `counted` makes the number and the plural.
pub(super) fn roll(sides: u64, counted: &dyn Fn(&str) -> String) -> String {
    let verb = if sides == 2 { "flip" } else { "roll" };
    format!("{verb} {}", counted(&dice(sides)))
}
