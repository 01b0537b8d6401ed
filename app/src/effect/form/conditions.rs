//! What must be true for an effect to look at an event.

use egui::Ui;

use super::context::{DEEPEST, Form};
use super::lists;
use super::lists::pick;
use super::things::comparison;
use crate::effect::choices::STEPS;
use crate::widgets::form::weak;
use language::board::{CardType, Daytime, PlayerDesignation, Step};
use language::effect::EventPattern;
use language::select::{Amount, Compare, Condition, Past, What, Who};
use rulebook::words::vocabulary;

impl Form<'_> {
    /// Conditions, all of which must be true.
    pub(crate) fn conditions(self, ui: &mut Ui, name: &str, list: &mut Vec<Condition>, depth: usize) {
        let new = Condition::TurnOf(Who::You);
        ui.push_id(("conditions", name), |ui| {
            if !list.is_empty() {
                weak(ui, name);
            }
            lists::items(ui, "condition", list, &new, |ui, one| {
                self.condition(ui, "It is so that", one, depth);
            });
        });
    }

    /// A condition: its kind, and what that kind asks for.
    pub(crate) fn condition(self, ui: &mut Ui, name: &str, condition: &mut Condition, depth: usize) {
        if depth > DEEPEST {
            return;
        }
        let turn = || Condition::TurnOf(Who::You);
        let all = [
            turn(),
            Condition::During(Step::CombatDamage),
            Condition::Daytime(Daytime::Night),
            Condition::It(What::Type(CardType::Creature)),
            Condition::Exists(What::ControlledBy(Who::You)),
            Condition::Number(Amount::Life(Who::You), Compare::AtMost, Amount::N(5)),
            Condition::Affected(Who::Opponents),
            Condition::Among(Who::You, Who::Designated(PlayerDesignation::Monarch)),
            Condition::Happened(Box::new(Past::new(EventPattern::GainLife { who: Who::You }))),
            Condition::All(vec![turn()]),
            Condition::OneOf(vec![turn()]),
            Condition::Not(Box::new(turn())),
        ];
        lists::kind(ui, name, condition, &all, |condition| match condition {
            Condition::Number(..) => "two numbers compare",
            Condition::It(_) => "what the event affects is",
            Condition::Exists(_) => "there is",
            Condition::TurnOf(_) => "it is the turn of",
            Condition::Affected(_) => "the player that it affects is",
            Condition::Among(..) => "a player is",
            Condition::Happened(_) => "it has happened that",
            Condition::During(_) => "it is the step",
            Condition::Daytime(_) => "it is day or night",
            Condition::All(_) => "all of these",
            Condition::OneOf(_) => "any of these",
            Condition::Not(_) => "not this",
        });
        ui.indent(("within", name), |ui| self.within_condition(ui, condition, depth + 1));
    }

    fn within_condition(self, ui: &mut Ui, condition: &mut Condition, depth: usize) {
        match condition {
            Condition::Number(one, compare, other) => {
                self.amount(ui, "This", one, depth);
                comparison(ui, compare);
                self.amount(ui, "than or to", other, depth);
            }
            Condition::It(what) | Condition::Exists(what) => self.what(ui, "Object", what, depth),
            Condition::Happened(past) => self.past(ui, past, depth),
            Condition::TurnOf(who) | Condition::Affected(who) => self.who(ui, "Player", who, depth),
            Condition::Among(who, those) => {
                self.who(ui, "One of", who, depth);
                self.who(ui, "is one of", those, depth);
            }
            Condition::During(step) => self.step(ui, step),
            Condition::Daytime(is) => {
                pick(ui, "It is", is, &[Daytime::Day, Daytime::Night], |is| vocabulary::daytime(*is));
            }
            Condition::All(list) | Condition::OneOf(list) => self.conditions(ui, "Of these", list, depth),
            Condition::Not(inner) => self.condition(ui, "Not", inner, depth),
        }
    }

    /// A step or phase.
    pub(crate) fn step(self, ui: &mut Ui, step: &mut Step) {
        pick(ui, "Step", step, &STEPS, |step| self.words.step(*step));
    }
}
