//! Numbers.

use super::Voice;
use crate::words::grammar::{counted, either, plural, thousands};
use crate::words::vocabulary::{color, counter};
use language::board::Counter;
use language::select::{Amount, CastNumber, Measure, Quality, What, Who};

impl Voice<'_> {
    /// A number by itself: "3", "the number of creatures Alice controls".
    #[expect(clippy::too_many_lines, reason = "a table with a line for each amount")]
    pub fn amount(self, amount: &Amount) -> String {
        match amount {
            Amount::N(n) => thousands(u128::from(*n)),
            Amount::Count(what) => format!("the number of {}", self.many_of(what, "permanent")),
            Amount::ThatMuch => "that much".to_owned(),
            Amount::Result => "the result of the step before".to_owned(),
            Amount::Excess => "the excess damage".to_owned(),
            Amount::Life(who) => format!("{} life total", self.any_player(who).possessive()),
            Amount::Hand(who) => self.cards_in("hand", who),
            Amount::Library(who) => self.cards_in("library", who),
            Amount::Graveyard(who) => self.cards_in("graveyard", who),
            Amount::PowerOf(what) => measure_of("power", &self.one_of(what, "creature")),
            Amount::ToughnessOf(what) => measure_of("toughness", &self.one_of(what, "creature")),
            Amount::ManaValueOf(what) => measure_of(self.words.mana_value(), &self.one_of(what, "permanent")),
            Amount::Drawn(who) => format!("the cards that {} this turn", self.any_player(who).does("draw")),
            Amount::Damaged(who) => {
                format!("the damage dealt to {} this turn", self.any_player(who).text)
            }
            Amount::Happened(past) => self.how_often(past),
            Amount::Total(past) => self.how_much(past),
            Amount::Mana(who) => format!("the mana in {} pool", self.any_player(who).possessive()),
            Amount::Players(who) => format!("the number of players that are {}", self.any_player(who).text),
            Amount::Speed(who) => format!("{} speed", self.any_player(who).possessive()),
            Amount::ChosenNumber => "the chosen number".to_owned(),
            Amount::OfCast(number, what) => {
                let spell = self.one_of(what, "spell");
                match number {
                    CastNumber::Colors => {
                        format!("the number of colors of mana spent on {spell}")
                    }
                    CastNumber::X => format!("the X of {spell}"),
                    CastNumber::Before => format!("the number of spells cast before {spell} this turn"),
                    CastNumber::Mana => format!("the amount of mana spent on {spell}"),
                    CastNumber::ManaOf(of) => format!("the amount of {} spent on {spell}", of.said()),
                    CastNumber::Kicked => format!("the number of times {spell} was kicked"),
                }
            }
            Amount::Counters(kind, what) => {
                let on = self.one_of(what, "permanent");
                format!("the number of {} counters on {on}", counter(kind))
            }
            Amount::PlayerCounters(kind, who) => {
                format!("the number of {} counters that {}", counter(kind), self.any_player(who).does("have"))
            }
            Amount::Sum(measure, what) => {
                format!("the total {} of {}", self.measured_by(*measure), self.among(what))
            }
            Amount::Greatest(measure, what) => {
                format!("the greatest {} among {}", self.measured_by(*measure), self.among(what))
            }
            Amount::Least(measure, what) => {
                format!("the least {} among {}", self.measured_by(*measure), self.among(what))
            }
            Amount::Different(quality, what) => {
                format!("the number of {} among {}", self.qualities(*quality), self.among(what))
            }
            Amount::Symbols(colors, what) => {
                let colors: Vec<&str> = colors.iter().map(|one| color(*one)).collect();
                format!(
                    "the number of {} mana symbols in the mana costs of {}",
                    either(&colors),
                    self.among(what)
                )
            }
            Amount::Times(of, 2) => format!("twice {}", self.amount(of)),
            Amount::Times(of, times) => format!("{times} times {}", self.amount(of)),
            Amount::Plus(left, right) => format!("{} plus {}", self.amount(left), self.amount(right)),
            Amount::Product(left, right) => format!("{} times {}", self.amount(left), self.amount(right)),
            Amount::Minus(left, right) => format!("{} minus {}", self.amount(left), self.amount(right)),
            Amount::HalfUp(of) => format!("half of {}, rounded up", self.amount(of)),
            Amount::HalfDown(of) => format!("half of {}, rounded down", self.amount(of)),
        }
    }

    /// The objects of which something is worked out together: "creatures Alice controls".
    fn among(self, what: &What) -> String {
        self.many_of(what, "permanent")
    }

    /// A number that objects have.
    fn measured_by(self, measure: Measure) -> &'static str {
        match measure {
            Measure::Power => "power",
            Measure::Toughness => "toughness",
            Measure::ManaValue => self.words.mana_value(),
        }
    }

    /// What is different among objects, of which there are several.
    fn qualities(self, quality: Quality) -> String {
        match quality {
            Quality::CardType => "card types".to_owned(),
            Quality::Subtype => "subtypes".to_owned(),
            Quality::BasicLandType => "basic land types".to_owned(),
            Quality::Color => "colors".to_owned(),
            Quality::Name => "different names".to_owned(),
            Quality::Number(measure) => format!("different {}", plural(self.measured_by(measure))),
        }
    }

    fn cards_in(self, zone: &str, who: &Who) -> String {
        format!("the number of cards in {} {zone}", self.any_player(who).possessive())
    }

    /// Something that is measured: "3 damage", "that much life", "damage equal to its power".
    pub(super) fn measured(self, amount: &Amount, noun: &str) -> String {
        if plain(amount).is_some() || that(amount) {
            format!("{} {noun}", self.amount(amount))
        } else {
            format!("{noun} equal to {}", self.amount(amount))
        }
    }

    /// Something that is counted: "a card", "three cards", "that many cards", "cards equal in number to ...".
    pub(super) fn counted(self, amount: &Amount, noun: &str) -> String {
        match plain(amount) {
            Some(n) => counted(n, noun),
            None if that(amount) => {
                format!("{} {}", self.amount(amount).replace("much", "many"), plural(noun))
            }
            None => format!("a number of {} equal to {}", plural(noun), self.amount(amount)),
        }
    }

    /// "two +1/+1 counters".
    pub(super) fn counters(self, amount: &Amount, kind: &Counter) -> String {
        self.counted(amount, &format!("{} counter", counter(kind)))
    }
}

/// The number, when the amount is just that.
pub(super) fn plain(amount: &Amount) -> Option<u64> {
    if let Amount::N(n) = amount { Some(*n) } else { None }
}

/// "That much" or a multiple of it.
fn that(amount: &Amount) -> bool {
    if let Amount::Times(of, _) = amount { that(of) } else { *amount == Amount::ThatMuch }
}

fn measure_of(measure: &str, of: &str) -> String {
    if of == "it" { format!("its {measure}") } else { format!("the {measure} of {of}") }
}
