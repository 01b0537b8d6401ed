//! The words of deeds: one table for what players do and what is done to objects, and for how it is typed; and verbs and
//! nouns for mana and dice.

mod actions;

use super::grammar::{a, counted as tally_of, plural};
use super::vocabulary::{Vocabulary, designation};
use language::board::{PlayerDesignation, Zone};
use language::event::{Deed, DeedKind};

/// What an event of a deed says of it besides who and what.
#[derive(Clone, Copy, Default)]
pub(super) struct Besides<'a> {
    /// Of which kind.
    pub(super) kind: Option<&'a str>,
    /// With regard to whom or what.
    pub(super) to: Option<&'a str>,
}

/// A number in the three ways in which a verb may need it.
pub(super) struct Number<'a> {
    /// By itself: "2", "that much".
    pub(super) plain: String,
    /// With what is counted: "two cards".
    pub(super) counted: &'a dyn Fn(&str) -> String,
    /// How often: "twice"; empty when that goes without saying.
    pub(super) times: String,
}

/// How the number is said behind the verb.
#[derive(Clone, Copy)]
enum Said {
    /// There is none.
    Not,
    /// By itself: "scry 2".
    Plain,
    /// By itself, and not at all where it is 1: "connive 2".
    More,
    /// How often: "vote twice".
    Times,
    /// With what is counted: "discard two unknown cards".
    Counted(&'static str),
    /// As cards from the top of a library.
    FromTop,
}

/// How a deed is typed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Typed {
    /// Not as such.
    Not,
    /// As an order to nobody in particular, with the objects behind it: "tap Bear".
    Order(&'static str),
    /// Behind who does it or what it is done to, for one and for several, and with which number: "Bob mills 3".
    Verb(&'static str, &'static str, Behind),
}

/// The number behind a typed verb.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Behind {
    /// No number: it happens once.
    Nothing,
    /// A number of cards, with that word: "mills 3 cards".
    Cards,
    /// A number: "scries 2".
    Number,
    /// A number, none when it is 1: "connives", "connives 2".
    NumberAboveOne,
    /// The designation that it is about: "becomes renowned".
    Designation,
    /// The mark that the event names, in one word: "is marked as sealed".
    Mark,
    /// The kind that the event names, and the number where the deed has one: "becomes also a Vampire".
    Kind,
}

/// The words of a deed. In all of them `%` stands for the kind that the deed is of: a phase or step, a
/// designation; `a %` and `%s` for one that its event names.
struct Words {
    /// Base form: "discard", "become untapped".
    verb: &'static str,
    /// How the number follows.
    said: Said,
    /// What stands before whom or what it is done with regard to: "attack Bob", "become blocked by Bear".
    by: &'static str,
    /// What follows at the end: "spend 3 mana".
    rest: &'static str,
    /// Whatever the number is: "take an extra turn"; verb and end when empty.
    general: &'static str,
    /// As a noun, or behind one: "milling", "an object being revealed".
    noun: &'static str,
    /// The noun whatever the kind is, in a list to choose from; the noun itself when empty.
    label: &'static str,
    /// As a noun with the object as `#`: "the untapping of #". Empty for what players do.
    of: &'static str,
    /// What the number counts.
    unit: &'static str,
    /// As a fact, with what is counted as `#`, and the number alone as `@`: "scried #". Empty where the noun says it.
    past: &'static str,
    /// How it is typed.
    typed: Typed,
}

const BASE: Words = Words {
    verb: "",
    said: Said::Not,
    by: "",
    rest: "",
    general: "",
    noun: "",
    label: "",
    of: "",
    unit: "time",
    past: "",
    typed: Typed::Not,
};

/// The words of each deed; some are other ones where milling has no name of its own yet.
#[expect(clippy::too_many_lines, reason = "a table with a few lines for each deed")]
const fn table(deed: Deed, mills: bool) -> Words {
    match deed {
        Deed::Mill => {
            let (general, noun) = if mills {
                ("mill one or more cards", "milling")
            } else {
                (
                    "put cards from the top of their library into their graveyard",
                    "putting cards from a library into a graveyard",
                )
            };
            let typed = Typed::Verb("mills", "mill", Behind::Cards);
            Words { said: Said::FromTop, general, noun, unit: "card", typed, ..BASE }
        }
        Deed::DiscardUnknown => Words {
            verb: "discard",
            said: Said::Counted("unknown card"),
            general: "discard unknown cards",
            noun: "discarding unknown cards",
            unit: "card",
            ..BASE
        },
        Deed::RevealUnknown => Words {
            verb: "reveal",
            said: Said::Counted("unknown card"),
            general: "reveal unknown cards",
            noun: "revealing unknown cards",
            unit: "card",
            ..BASE
        },
        Deed::Scry => Words {
            verb: "scry",
            said: Said::Plain,
            noun: "scrying",
            unit: "card",
            past: "scried #",
            typed: Typed::Verb("scries", "scry", Behind::Number),
            ..BASE
        },
        Deed::Surveil => Words {
            verb: "surveil",
            said: Said::Plain,
            noun: "surveilling",
            unit: "card",
            past: "surveilled #",
            typed: Typed::Verb("surveils", "surveil", Behind::Number),
            ..BASE
        },
        Deed::Proliferate => Words {
            verb: "proliferate",
            said: Said::Times,
            noun: "proliferating",
            past: "proliferated #",
            typed: Typed::Verb("proliferates", "proliferate", Behind::Nothing),
            ..BASE
        },
        Deed::Amass => Words {
            verb: "amass %s",
            said: Said::Plain,
            general: "amass",
            noun: "amassing",
            unit: "counter",
            typed: Typed::Verb("amasses", "amass", Behind::Kind),
            ..BASE
        },
        Deed::Search => Words {
            verb: "search",
            said: Said::Counted("card"),
            rest: " of a library",
            general: "search a library",
            noun: "a search of a library",
            unit: "card",
            past: "searched # of a library",
            ..BASE
        },
        Deed::Shuffle => Words {
            verb: "shuffle their library",
            noun: "shuffling",
            past: "shuffled their library #",
            ..BASE
        },
        Deed::Vote => Words { verb: "vote", said: Said::Times, noun: "voting", past: "voted #", ..BASE },
        Deed::TakeExtraTurn => Words {
            verb: "take",
            said: Said::Counted("extra turn"),
            general: "take an extra turn",
            noun: "an extra turn being taken",
            unit: "turn",
            ..BASE
        },
        Deed::AddPeriod(_) => Words {
            verb: "get",
            said: Said::Counted("additional %"),
            general: "get an additional %",
            noun: "an additional %",
            label: "an additional phase or step",
            unit: "period",
            ..BASE
        },
        Deed::SpendMana => Words {
            verb: "spend",
            said: Said::Plain,
            rest: " mana",
            noun: "spending mana",
            unit: "mana",
            past: "spent @ mana",
            ..BASE
        },
        Deed::Lose => Words {
            verb: "lose the game",
            noun: "losing the game",
            typed: Typed::Verb("loses the game", "lose the game", Behind::Nothing),
            ..BASE
        },
        Deed::Win => Words {
            verb: "win the game",
            noun: "winning the game",
            typed: Typed::Verb("wins the game", "win the game", Behind::Nothing),
            ..BASE
        },
        Deed::DrawGame => Words { verb: "draw the game", noun: "the game being a draw", ..BASE },
        Deed::Tap => Words {
            verb: "become tapped",
            noun: "becoming tapped",
            of: "the tapping of #",
            typed: Typed::Order("tap"),
            ..BASE
        },
        Deed::Untap => Words {
            verb: "become untapped",
            noun: "becoming untapped",
            of: "the untapping of #",
            typed: Typed::Order("untap"),
            ..BASE
        },
        Deed::TurnFaceUp => Words {
            verb: "be turned face up",
            noun: "being turned face up",
            of: "the turning face up of #",
            typed: Typed::Order("turn face up"),
            ..BASE
        },
        Deed::TurnFaceDown => Words {
            verb: "be turned face down",
            noun: "being turned face down",
            of: "the turning face down of #",
            typed: Typed::Order("turn face down"),
            ..BASE
        },
        Deed::Transform => Words {
            verb: "transform",
            noun: "transforming",
            of: "the transforming of #",
            typed: Typed::Order("transform"),
            ..BASE
        },
        Deed::Explore => Words { verb: "explore", noun: "exploring", of: "the exploring of #", ..BASE },
        Deed::Connive => Words {
            verb: "connive",
            said: Said::More,
            noun: "conniving",
            of: "the conniving of #",
            typed: Typed::Verb("connives", "connive", Behind::NumberAboveOne),
            ..BASE
        },
        Deed::Monstrosity => Words {
            verb: "carry out monstrosity",
            said: Said::Plain,
            noun: "carrying out monstrosity",
            of: "the monstrosity of #",
            typed: Typed::Verb("monstrosity", "monstrosity", Behind::Number),
            ..BASE
        },
        Deed::Reveal => {
            Words { verb: "be revealed", noun: "being revealed", of: "the revealing of #", ..BASE }
        }
        Deed::Cycle => Words {
            verb: "be cycled",
            noun: "being cycled",
            of: "the cycling of #",
            typed: Typed::Order("cycle"),
            ..BASE
        },
        Deed::PlayLand => Words {
            verb: "be played as a land",
            noun: "being played as a land",
            of: "the playing of #",
            typed: Typed::Order("play"),
            ..BASE
        },
        Deed::BecomeTarget => Words {
            verb: "become the target",
            by: " of ",
            noun: "becoming the target",
            label: "becoming a target",
            of: "that # becomes the target",
            ..BASE
        },
        Deed::RemoveDamage => Words {
            verb: "be rid of all its damage",
            noun: "getting rid of damage",
            of: "the removing of damage from #",
            ..BASE
        },
        Deed::Attack => {
            Words { verb: "attack", noun: "attacking", of: "the attacking of #", by: " ", ..BASE }
        }
        Deed::Block => Words { verb: "block", noun: "blocking", of: "the blocking by #", by: " ", ..BASE },
        Deed::BecomeBlocked => Words {
            verb: "become blocked",
            noun: "becoming blocked",
            of: "the blocking of #",
            by: " by ",
            ..BASE
        },
        Deed::BecomeUnblocked => Words {
            verb: "become unblocked",
            noun: "becoming unblocked",
            of: "the becoming unblocked of #",
            ..BASE
        },
        Deed::MustBlock => Words {
            verb: "have to block",
            by: " ",
            rest: " this combat if able",
            noun: "being made to block",
            of: "the demand that # block",
            ..BASE
        },
        Deed::Unattach => Words {
            verb: "become unattached",
            noun: "becoming unattached",
            of: "the unattaching of #",
            ..BASE
        },
        Deed::PhaseOut => Words {
            verb: "phase out",
            noun: "phasing out",
            of: "the phasing out of #",
            typed: Typed::Verb("phases out", "phase out", Behind::Nothing),
            ..BASE
        },
        Deed::PhaseIn => Words {
            verb: "phase in",
            noun: "phasing in",
            of: "the phasing in of #",
            typed: Typed::Verb("phases in", "phase in", Behind::Nothing),
            ..BASE
        },
        Deed::BecomeCopy => Words {
            verb: "become a copy",
            by: " of ",
            noun: "becoming a copy",
            of: "that # becomes a copy",
            ..BASE
        },
        Deed::GainSubtype => Words {
            verb: "become a % in addition to its other types",
            general: "become of another type in addition to its own",
            noun: "becoming of another type",
            of: "that # becomes of another type",
            typed: Typed::Verb("becomes also", "become also", Behind::Kind),
            ..BASE
        },
        Deed::Action(action) => actions::table(action),
        Deed::Become(_) => Words {
            verb: "become %",
            noun: "becoming %",
            label: "getting a designation",
            by: " by ",
            of: "that # becomes %",
            typed: Typed::Verb("becomes", "become", Behind::Designation),
            ..BASE
        },
        Deed::StopBeing(_) => Words {
            verb: "stop being %",
            noun: "being % no longer",
            label: "losing a designation",
            of: "that # is no longer %",
            typed: Typed::Verb("is no longer", "are no longer", Behind::Designation),
            ..BASE
        },
        Deed::Get(one) => title(one),
        Deed::GetMark => Words {
            verb: "get the mark “%”",
            general: "get a mark",
            noun: "getting a mark",
            typed: Typed::Verb("gets the mark", "get the mark", Behind::Mark),
            ..BASE
        },
        Deed::LoseMark => Words {
            verb: "lose the mark “%”",
            general: "lose a mark",
            noun: "losing a mark",
            typed: Typed::Verb("loses the mark", "lose the mark", Behind::Mark),
            ..BASE
        },
        Deed::Mark => Words {
            verb: "become marked as “%”",
            general: "become marked",
            noun: "becoming marked",
            of: "the marking of #",
            typed: Typed::Verb("is marked as", "are marked as", Behind::Mark),
            ..BASE
        },
        Deed::Unmark => Words {
            verb: "stop being marked as “%”",
            general: "stop being marked",
            noun: "losing a mark",
            label: "losing a mark, of an object",
            of: "that # loses a mark",
            typed: Typed::Verb("is no longer marked as", "are no longer marked as", Behind::Mark),
            ..BASE
        },
    }
}

/// The words of getting a designation that players have.
const fn title(one: PlayerDesignation) -> Words {
    let (verb, noun, typed) = match one {
        PlayerDesignation::Monarch => {
            ("become the monarch", "becoming the monarch", ["becomes the monarch", "become the monarch"])
        }
        PlayerDesignation::Initiative => {
            ("take the initiative", "taking the initiative", ["takes the initiative", "take the initiative"])
        }
        PlayerDesignation::CitysBlessing => (
            "get the city's blessing",
            "getting the city's blessing",
            ["gets the city's blessing", "get the city's blessing"],
        ),
    };
    let [one, several] = typed;
    let typed = Typed::Verb(one, several, Behind::Nothing);
    Words { verb, noun, label: "getting a designation of players", typed, ..BASE }
}

/// Words with the kind that the deed is of in them, as the deed or its event says it.
fn with_kind(words: Vocabulary, deed: Deed, named: Option<&str>, text: &str) -> String {
    match (deed.kind(), named) {
        (Some(DeedKind::Period(period)), _) => text.replace('%', words.period(period)),
        (Some(DeedKind::Designation(one)), _) => text.replace('%', designation(one)),
        // Its words name it themselves.
        (Some(DeedKind::PlayerDesignation(_)), _) => text.to_owned(),
        (None, Some(kind)) => text.replace("%s", &plural(kind)).replace("a %", &a(kind)).replace('%', kind),
        (None, None) => text.replace(" %s", ""),
    }
}

/// What is done, as an infinitive: "mill two cards", "scry 2", "become blocked by Bear".
pub(super) fn does(words: Vocabulary, deed: Deed, number: &Number<'_>, besides: Besides<'_>) -> String {
    let with_kind = |text: &str| with_kind(words, deed, besides.kind, text);
    let of = table(deed, words.mills());
    let much = match of.said {
        Said::Not => String::new(),
        Said::More | Said::Times if number.times.is_empty() => String::new(),
        Said::Plain | Said::More => format!(" {}", number.plain),
        Said::Times => format!(" {}", number.times),
        Said::Counted(noun) => format!(" {}", (number.counted)(&with_kind(noun))),
        Said::FromTop => {
            let cards = (number.counted)("card");
            let top = format!("top {}", cards.strip_prefix("a ").unwrap_or(&cards));
            return words.move_top(Zone::Graveyard, &cards, &top, "their");
        }
    };
    let to = besides.to.map(|to| format!("{}{to}", of.by)).unwrap_or_default();
    format!("{}{much}{to}{}", with_kind(of.verb), of.rest)
}

/// What is done whatever the number is: "mill cards", "scry", "block Bear".
pub(super) fn in_general(words: Vocabulary, deed: Deed, besides: Besides<'_>) -> String {
    let of = table(deed, words.mills());
    if !of.general.is_empty() && besides.kind.is_none() {
        return with_kind(words, deed, None, of.general);
    }
    let to = besides.to.map(|to| format!("{}{to}", of.by)).unwrap_or_default();
    let rest = if matches!(of.said, Said::Not | Said::Plain) { of.rest } else { "" };
    format!("{}{to}{rest}", with_kind(words, deed, besides.kind, of.verb))
}

/// What is done, as a noun, or behind the object that it is done to: "milling", "a vote", "being turned face up".
pub fn noun(words: Vocabulary, deed: Deed) -> String {
    with_kind(words, deed, None, table(deed, words.mills()).noun)
}

/// What is done, of whatever kind, for a list to choose from: "milling", "becoming tapped".
pub const fn label(deed: Deed) -> &'static str {
    let of = table(deed, true);
    if of.label.is_empty() { of.noun } else { of.label }
}

/// The kind of event that it is: "milling", "an object being turned face up".
pub(super) fn kind(words: Vocabulary, deed: Deed) -> String {
    let noun = noun(words, deed);
    if deed.is_of_players() { noun } else { format!("an object {noun}") }
}

/// What the number counts: "card", "time".
pub(super) const fn unit(deed: Deed) -> &'static str {
    table(deed, true).unit
}

/// What is done to an object, as a noun: "the untapping of Bear".
pub(super) fn of(words: Vocabulary, deed: Deed, what: &str) -> String {
    with_kind(words, deed, None, table(deed, true).of).replace('#', what)
}

/// What a player has done so many times, behind "has": "scried two cards". None where the noun has to say it.
pub(super) fn past(deed: Deed, number: u64, plain: &str) -> Option<String> {
    let of = table(deed, true);
    let much = if number == 1 { format!("one {}", of.unit) } else { tally_of(number, of.unit) };
    let is_plain = number == 1 && !deed.frame().number;
    let past = if is_plain { of.past.replace(" #", "") } else { of.past.replace('#', &much) };
    (!past.is_empty()).then(|| past.replace('@', plain))
}

/// How a deed is typed.
pub(crate) const fn typed(deed: Deed) -> Typed {
    table(deed, true).typed
}
