//! Players and amounts, as an effect names them.

use egui::Ui;

use super::context::{DEEPEST, Form};
use super::continuous::several;
use super::lists;
use super::lists::pick;
use crate::widgets::form::{choice, line, number};
use language::board::{Color, Counter, PlayerDesignation};
use language::effect::EventPattern;
use language::select::{Amount, CastNumber, Condition, Measure, Past, Quality, What, Who};
use rulebook::words::vocabulary::{color, title};

impl Form<'_> {
    /// Some of the players.
    #[expect(clippy::too_many_lines, reason = "one short arm for each kind")]
    pub(crate) fn who(self, ui: &mut Ui, name: &str, who: &mut Who, depth: usize) {
        if depth > DEEPEST {
            return;
        }
        let first = self.board.players.first().map(|player| player.name.clone()).unwrap_or_default();
        let it = || Box::new(What::It);
        let all = [
            Who::Anyone,
            Who::You,
            Who::Opponents,
            Who::Active,
            Who::Affected,
            Who::Named(first),
            Who::ControllerOf(it()),
            Who::OwnerOf(it()),
            Who::TargetedBy(it()),
            Who::EnchantedBy(Box::new(What::This)),
            Who::Defending(it()),
            Who::SourceController,
            Who::ChosenPlayer,
            Who::Chosen("target".to_owned()),
            Who::HappenedTo(lost_life()),
            Who::Such(Box::new(Condition::TurnOf(Who::Affected))),
            Who::Designated(PlayerDesignation::Monarch),
            Who::HasMark("mark".to_owned()),
            Who::OneOf(vec![Who::You, Who::Active]),
            Who::Not(Box::new(Who::You)),
        ];
        lists::kind(ui, name, who, &all, who_name);
        ui.indent(("within", name), |ui| match who {
            Who::Named(player) => self.player(ui, player),
            Who::Chosen(name) => {
                if let Some(changed) = line::show(ui, "target", "What the target is called", name) {
                    *name = changed;
                }
            }
            Who::ControllerOf(what) | Who::OwnerOf(what) | Who::Defending(what) => {
                self.what(ui, "of", what, depth + 1);
            }
            Who::TargetedBy(what) | Who::EnchantedBy(what) => self.what(ui, "by", what, depth + 1),
            Who::OneOf(list) => {
                lists::items(ui, "player", list, &Who::You, |ui, who| self.who(ui, "or", who, depth + 1));
            }
            Who::HappenedTo(past) => self.past(ui, past, depth + 1),
            Who::Such(condition) => self.condition(ui, "so", condition, depth + 1),
            Who::Designated(one) => {
                pick(ui, "Which", one, &PlayerDesignation::ALL, |one| title(*one).1);
            }
            Who::HasMark(mark) => {
                if let Some(new) = line::show(ui, "mark of a player", "The mark", mark) {
                    new.trim().clone_into(mark);
                }
            }
            Who::Not(who) => self.who(ui, "but", who, depth + 1),
            Who::Anyone
            | Who::You
            | Who::Opponents
            | Who::Active
            | Who::Affected
            | Who::SourceController
            | Who::ChosenPlayer => {}
        });
    }

    /// A player of the board.
    fn player(self, ui: &mut Ui, name: &mut String) {
        let names: Vec<String> = self.board.players.iter().map(|player| player.name.clone()).collect();
        if let Some(chosen) = choice(ui, "Player", name, &names, String::clone) {
            *name = chosen;
        }
    }

    /// An amount: its kind, and what that kind asks for.
    pub(crate) fn amount(self, ui: &mut Ui, name: &str, amount: &mut Amount, depth: usize) {
        if depth > DEEPEST {
            return;
        }
        let (one, it) = (|| Box::new(Amount::N(1)), What::It);
        let all = [
            Amount::N(1),
            Amount::ThatMuch,
            Amount::Count(What::All(vec![])),
            Amount::Life(Who::You),
            Amount::Hand(Who::You),
            Amount::Library(Who::You),
            Amount::Graveyard(Who::You),
            Amount::PowerOf(it.clone()),
            Amount::ToughnessOf(it.clone()),
            Amount::ManaValueOf(it),
            Amount::Drawn(Who::You),
            Amount::Damaged(Who::You),
            Amount::Happened(lost_life()),
            Amount::Total(lost_life()),
            Amount::Mana(Who::You),
            Amount::Players(Who::Opponents),
            Amount::Speed(Who::You),
            Amount::Counters(Counter::PlusOne, What::This),
            Amount::PlayerCounters(Counter::Poison, Who::You),
            Amount::Sum(Measure::Power, What::ControlledBy(Who::You)),
            Amount::Greatest(Measure::Power, What::ControlledBy(Who::You)),
            Amount::Least(Measure::Power, What::ControlledBy(Who::You)),
            Amount::Different(Quality::CardType, What::ControlledBy(Who::You)),
            Amount::Symbols(vec![Color::White], What::ControlledBy(Who::You)),
            Amount::ChosenNumber,
            Amount::OfCast(CastNumber::X, What::This),
            Amount::Result,
            Amount::Excess,
            Amount::Times(one(), 2),
            Amount::Plus(one(), one()),
            Amount::Minus(one(), one()),
            Amount::Product(one(), one()),
            Amount::HalfUp(one()),
            Amount::HalfDown(one()),
        ];
        lists::kind(ui, name, amount, &all, amount_name);
        ui.indent(("within", name), |ui| self.within_amount(ui, amount, depth + 1));
    }

    fn within_amount(self, ui: &mut Ui, amount: &mut Amount, depth: usize) {
        match amount {
            Amount::N(value) => {
                if let Some(new) = number(ui, "Number", "", *value) {
                    *value = new;
                }
            }
            Amount::Count(what)
            | Amount::PowerOf(what)
            | Amount::ToughnessOf(what)
            | Amount::ManaValueOf(what) => self.what(ui, "of", what, depth),
            Amount::Life(who)
            | Amount::Hand(who)
            | Amount::Library(who)
            | Amount::Graveyard(who)
            | Amount::Drawn(who)
            | Amount::Damaged(who)
            | Amount::Mana(who)
            | Amount::Players(who)
            | Amount::Speed(who) => self.who(ui, "of", who, depth),
            Amount::Happened(past) | Amount::Total(past) => self.past(ui, past, depth),
            Amount::Counters(kind, what) => {
                lists::counter(ui, "Counters", kind);
                self.what(ui, "on", what, depth);
            }
            Amount::PlayerCounters(kind, who) => {
                lists::counter(ui, "Counters", kind);
                self.who(ui, "of", who, depth);
            }
            Amount::Sum(measure, what) | Amount::Greatest(measure, what) | Amount::Least(measure, what) => {
                pick(ui, "Number", measure, &Measure::ALL, |measure| measure_name(*measure));
                self.what(ui, "of", what, depth);
            }
            Amount::Different(quality, what) => {
                pick(ui, "Of what", quality, &Quality::ALL, |quality| quality_name(*quality));
                self.what(ui, "among", what, depth);
            }
            Amount::Symbols(colors, what) => {
                several(ui, colors, &Color::ALL, |one| color(*one));
                self.what(ui, "in the costs of", what, depth);
            }
            Amount::OfCast(number, what) => {
                pick(ui, "Which", number, &CastNumber::ALL, |number| cast_name(*number));
                self.what(ui, "of", what, depth);
            }
            Amount::Times(inner, times) => {
                if let Some(new) = number(ui, "Times", "times", *times) {
                    *times = new;
                }
                self.amount(ui, "this", inner, depth);
            }
            Amount::Plus(one, other) => self.both(ui, [one, other], "and this", depth),
            Amount::Minus(one, other) => self.both(ui, [one, other], "less this", depth),
            Amount::Product(one, other) => self.both(ui, [one, other], "times this", depth),
            Amount::HalfUp(inner) | Amount::HalfDown(inner) => self.amount(ui, "this", inner, depth),
            Amount::ThatMuch | Amount::Result | Amount::Excess | Amount::ChosenNumber => {}
        }
    }

    /// Two amounts of which one is worked out.
    fn both(self, ui: &mut Ui, [one, other]: [&mut Amount; 2], second: &'static str, depth: usize) {
        self.amount(ui, "this", one, depth);
        self.amount(ui, second, other, depth);
    }
}

const fn who_name(who: &Who) -> &'static str {
    match who {
        Who::Anyone => "any player",
        Who::You => "its controller (you)",
        Who::Opponents => "an opponent",
        Who::Active => "the active player",
        Who::Named(_) => "one player, by name",
        Who::Affected => "the player that the event affects",
        Who::ControllerOf(_) => "the controller of",
        Who::OwnerOf(_) => "the owner of",
        Who::TargetedBy(_) => "targeted by",
        Who::EnchantedBy(_) => "the player enchanted by",
        Who::Defending(_) => "the defending player for",
        Who::SourceController => "the controller of the damage's source",
        Who::ChosenPlayer => "the player chosen as it entered",
        Who::Chosen(_) => "the player it targets",
        Who::HappenedTo(_) => "to whom it has happened",
        Who::Such(_) => "of whom something is so",
        Who::Designated(_) => "the monarch, who has the initiative, ...",
        Who::HasMark(_) => "with a mark of your own",
        Who::OneOf(_) => "any of",
        Who::Not(_) => "everyone but",
    }
}

fn amount_name(amount: &Amount) -> &'static str {
    match amount {
        Amount::N(_) => "a number",
        Amount::ThatMuch => "that much",
        Amount::Count(_) => "how many there are",
        Amount::Result => "what was just done",
        Amount::Excess => "excess damage that was dealt",
        Amount::Life(_) => "a life total",
        Amount::Hand(_) => "cards in hand",
        Amount::Library(_) => "cards in a library",
        Amount::Graveyard(_) => "cards in a graveyard",
        Amount::PowerOf(_) => "the power",
        Amount::ToughnessOf(_) => "the toughness",
        Amount::ManaValueOf(_) => "the mana value",
        Amount::Drawn(_) => "cards drawn this turn",
        Amount::Damaged(_) => "damage dealt to them this turn",
        Amount::Happened(_) => "how often it has happened",
        Amount::Total(_) => "how much it came to altogether",
        Amount::Mana(_) => "mana in a pool",
        Amount::Players(_) => "how many players",
        Amount::Speed(_) => "the speed",
        Amount::ChosenNumber => "the number chosen as it entered",
        Amount::OfCast(..) => "how something was cast",
        Amount::Counters(..) => "counters",
        Amount::PlayerCounters(..) => "counters of a player",
        Amount::Sum(..) => "the total of a number",
        Amount::Greatest(..) => "the greatest number",
        Amount::Least(..) => "the least number",
        Amount::Different(..) => "how many different ones",
        Amount::Symbols(..) => "how many mana symbols",
        Amount::Times(..) => "a multiple",
        Amount::Plus(..) => "a sum",
        Amount::Minus(..) => "a difference",
        Amount::Product(..) => "a product",
        Amount::HalfUp(_) => "half, rounded up",
        Amount::HalfDown(_) => "half, rounded down",
    }
}

/// What is put in first where it is asked for what has happened.
fn lost_life() -> Box<Past> {
    Box::new(Past::new(EventPattern::LoseLife { who: Who::Anyone }))
}

/// A number that is known of a spell.
const fn cast_name(number: CastNumber) -> &'static str {
    match number {
        CastNumber::X => "the value of X",
        CastNumber::Colors => "the colours of mana spent",
        CastNumber::Before => "the spells cast before it this turn",
        CastNumber::Mana => "the mana spent",
        CastNumber::ManaOf(_) => "the mana of a type spent",
        CastNumber::Kicked => "how often it was kicked",
    }
}

/// A number that objects have.
const fn measure_name(measure: Measure) -> &'static str {
    match measure {
        Measure::Power => "power",
        Measure::Toughness => "toughness",
        Measure::ManaValue => "mana value",
    }
}

/// What is different among objects.
const fn quality_name(quality: Quality) -> &'static str {
    match quality {
        Quality::CardType => "card types",
        Quality::Subtype => "subtypes",
        Quality::BasicLandType => "basic land types",
        Quality::Color => "colours",
        Quality::Name => "names",
        Quality::Number(Measure::Power) => "powers",
        Quality::Number(Measure::Toughness) => "toughnesses",
        Quality::Number(Measure::ManaValue) => "mana values",
    }
}
