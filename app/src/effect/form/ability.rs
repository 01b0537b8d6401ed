//! The form of an ability, whatever it is.

use egui::Ui;

use super::context::{DEEPEST, Form};
use super::continuous::ability_name;
use super::lists;
use crate::effect::choices::UNREAD;
use crate::effect::starts;
use crate::widgets::form::{check, line, number, weak};
use language::board::{Ability, CardType, IfPaid, Loss, Restriction, SpellCost, Targeting};
use language::effect::{EventPattern, Pattern};
use language::select::{Since, What, Whom};
use rulebook::words::vocabulary::unread_of;

/// Abilities that can say where they function, as they start.
fn kept_elsewhere() -> Vec<Ability> {
    let says_itself = |ability: &Ability| matches!(ability, Ability::FunctionsIn { .. });
    starts::others().into_iter().map(|(_, ability)| ability).filter(|one| !says_itself(one)).collect()
}

/// Abilities that can be there only as long as something is so, as they start.
fn kept_under_a_condition() -> Vec<Ability> {
    let can_be = |ability: &Ability| {
        matches!(
            ability,
            Ability::Restriction(_)
                | Ability::Requirement(_)
                | Ability::Triggered { .. }
                | Ability::StateTriggered { .. }
                | Ability::BlocksMore(_)
        )
    };
    starts::others().into_iter().map(|(_, ability)| ability).filter(can_be).collect()
}

/// What can be so for a time, as it starts.
pub(super) fn kept_for_a_time() -> Vec<Ability> {
    let is_about_all = |ability: &Ability| {
        matches!(
            ability,
            Ability::Restriction(
                Restriction::Cant(_)
                    | Restriction::CantUnlessPaid(_)
                    | Restriction::CantBePrevented(_)
                    | Restriction::CantBeRegenerated(_)
                    | Restriction::CantBeTargeted { .. }
                    | Restriction::NeverLosesFor { .. }
                    | Restriction::NoTrigger { .. }
                    | Restriction::TriggersAgain { .. }
            ) | Ability::Triggered { .. }
                | Ability::AsLongAs { .. }
        )
    };
    starts::others().into_iter().map(|(_, ability)| ability).filter(is_about_all).collect()
}

impl Form<'_> {
    /// Shows the form; the ability as it is now, when something was changed.
    pub(crate) fn ability(self, ui: &mut Ui, ability: &Ability) -> Option<Ability> {
        let mut new = ability.clone();
        self.within_ability(ui, &mut new, 0);
        (new != *ability).then_some(new)
    }

    /// The same, within another ability.
    #[expect(clippy::too_many_lines, reason = "one short arm for each kind")]
    pub(crate) fn within_ability(self, ui: &mut Ui, ability: &mut Ability, depth: usize) {
        if depth > DEEPEST {
            return;
        }
        match ability {
            Ability::Effect(effect) => {
                if let Some(changed) = self.show(ui, effect) {
                    *effect = changed;
                }
            }
            Ability::Restriction(restriction) => self.restriction(ui, restriction),
            Ability::Requirement(pattern) => self.pattern(ui, pattern),
            Ability::Triggered { when, prevented, as_it_happens, nth, at_most, does } => {
                self.pattern(ui, when);
                if let Some(is_so) = check(ui, "When such damage is prevented", *prevented) {
                    *prevented = is_so;
                }
                self.conditions(ui, "And as it happens", as_it_happens, 0);
                Self::often(ui, ["On the how manieth only", "The how manieth"], nth);
                Self::often(ui, ["Only so often", "At most so often"], at_most);
                self.does(ui, does);
            }
            Ability::StateTriggered { when, does } => {
                self.conditions(ui, "When", when, 0);
                self.does(ui, does);
            }
            Ability::Instructions(does) => self.does(ui, does),
            Ability::Spell { costs, targets, does } => {
                let cost = SpellCost { called: None, pay: Vec::new() };
                lists::items(ui, "cost", costs, &cost, |ui, cost| self.spell_cost(ui, cost));
                self.targetings(ui, targets);
                self.does(ui, does);
            }
            Ability::Activated { name, costs, targets, does } => {
                if let Some(changed) = line::show(ui, "name", "What it is called", name) {
                    *name = changed;
                }
                weak(ui, "What is paid for it");
                ui.push_id("costs", |ui| self.does(ui, costs));
                self.targetings(ui, targets);
                weak(ui, "What it does");
                self.does(ui, does);
            }
            Ability::BlocksMore(more) => {
                if let Some(value) = number(ui, "It can block so many more", "more", *more) {
                    *more = value;
                }
            }
            Ability::AttacksDespiteDefender | Ability::AssignsToughness => {}
            Ability::FunctionsIn { zones, ability } => {
                super::zones(ui, "Works in", zones);
                lists::kind(ui, "Ability", &mut **ability, &kept_elsewhere(), ability_name);
                self.within_ability(ui, ability, depth + 1);
            }
            Ability::AsLongAs { only_if, ability } => {
                self.conditions(ui, "As long as", only_if, 0);
                lists::kind(ui, "Ability", &mut **ability, &kept_under_a_condition(), ability_name);
                self.within_ability(ui, ability, depth + 1);
            }
            Ability::Unread(unread) => {
                if let Some(changed) = line::show(ui, "sentence", "Which sentence", &unread.sentence) {
                    unread.sentence = changed;
                }
                if let Some(changed) = line::show(ui, "about", "What it is about, to be read", &unread.words)
                {
                    unread.words = changed;
                }
                if let Some(own) = check(ui, "Only of what happens to itself", unread.itself) {
                    unread.itself = own;
                }
                lists::kind(ui, "Of", &mut unread.of, &UNREAD, |of| unread_of(*of));
            }
            Ability::Opaque(words) => {
                if let Some(changed) = line::show(ui, "words", "What it does, in your own words", words) {
                    *words = changed;
                }
            }
            Ability::Continuous(continuous) => self.continuous(ui, continuous, depth),
            Ability::Keyword(keyword) => self.keyword(ui, keyword),
        }
    }

    /// A cost of a spell: paid always, or where it is named.
    fn spell_cost(self, ui: &mut Ui, cost: &mut SpellCost) {
        if let Some(is_so) = check(ui, "Only if it is announced", cost.called.is_some()) {
            cost.called = is_so.then(|| "kicker".to_owned());
        }
        if let Some(called) = &mut cost.called
            && let Some(changed) = line::show(ui, "cost", "What the cost is called", called)
        {
            *called = changed;
        }
        ui.push_id("pay", |ui| self.does(ui, &mut cost.pay));
    }

    /// What is targeted, for each use of the word.
    fn targetings(self, ui: &mut Ui, targets: &mut Vec<Targeting>) {
        lists::items(ui, "target", targets, &new_target(), |ui, one| {
            self.targeting(ui, one);
            if let Some(is_so) = check(ui, "In one mode only", one.mode.is_some()) {
                one.mode = is_so.then_some(1);
            }
            if let Some(value) = one.mode.and_then(|mode| number(ui, "The mode", "", mode)) {
                one.mode = Some(value.max(1));
            }
            if let Some(is_so) = check(ui, "If something was paid only", one.if_paid.is_some()) {
                one.if_paid = is_so.then(|| IfPaid::Paid("kicked".to_owned()));
            }
            if let Some(IfPaid::Paid(name) | IfPaid::Unpaid(name)) = &mut one.if_paid
                && let Some(changed) = line::show(ui, "paid", "What was paid", name)
            {
                *name = changed;
            }
            if let Some(asks) = &mut one.if_paid
                && let Some(unpaid) = check(ui, "If it was not", matches!(asks, IfPaid::Unpaid(_)))
            {
                let (IfPaid::Paid(name) | IfPaid::Unpaid(name)) = asks.clone();
                *asks = if unpaid { IfPaid::Unpaid(name) } else { IfPaid::Paid(name) };
            }
        });
    }

    /// One use of the word.
    pub(super) fn targeting(self, ui: &mut Ui, one: &mut Targeting) {
        if let Some(changed) = line::show(ui, "called", "What it is called", &one.called) {
            one.called = changed;
        }
        self.whom(ui, "Which", &mut one.of, 0);
        if let Some(value) = number(ui, "How many", "targets", one.amount) {
            one.amount = value;
        }
        if let Some(is_so) = check(ui, "As many as X", one.x) {
            one.x = is_so;
        }
        if let Some(is_so) = check(ui, "Or fewer", one.or_fewer) {
            one.or_fewer = is_so;
        }
    }

    /// A number of times since when, if any.
    fn often(ui: &mut Ui, [any, many]: [&str; 2], often: &mut Option<(u64, Since)>) {
        if let Some(is_so) = check(ui, any, often.is_some()) {
            *often = is_so.then_some((1, Since::Turn));
        }
        let Some((times, since)) = often else { return };
        if let Some(value) = number(ui, many, "", *times) {
            *times = value.max(1);
        }
        ui.push_id(many, |ui| super::pattern::since(ui, since));
    }

    /// On which event alone abilities trigger once more, if on no other.
    fn triggers_again(self, ui: &mut Ui, on: &mut Option<Pattern>) {
        if let Some(is_so) = check(ui, "On such an event only", on.is_some()) {
            *on = is_so.then(|| Pattern::new(EventPattern::enters(What::Any)));
        }
        if let Some(on) = on {
            self.pattern(ui, on);
        }
    }

    fn restriction(self, ui: &mut Ui, restriction: &mut Restriction) {
        match restriction {
            Restriction::Cant(pattern)
            | Restriction::CantUnlessPaid(pattern)
            | Restriction::CantBePrevented(pattern) => self.pattern(ui, pattern),
            Restriction::NoTrigger { on, of } => {
                self.pattern(ui, on);
                self.what(ui, "Abilities of which don't trigger", of, 0);
            }
            Restriction::TriggersAgain { on, of } => {
                self.triggers_again(ui, on);
                self.what(ui, "Abilities of which trigger once more", of, 0);
            }
            Restriction::CantBeRegenerated(what) => self.what(ui, "What can't be regenerated", what, 0),
            Restriction::CantBeTargeted { whom, by, from } => {
                self.whom(ui, "What can't be targeted", whom, 0);
                self.who(ui, "By spells and abilities of", by, 0);
                self.what(ui, "Of these spells and sources", from, 0);
            }
            Restriction::BlockedByAtLeast(creatures) | Restriction::BlockedByAtMost(creatures) => {
                if let Some(value) = number(ui, "So many creatures", "creatures", *creatures) {
                    *creatures = value;
                }
            }
            Restriction::NeverAttacksAlone | Restriction::NeverBlocksAlone => {}
            Restriction::NeverLosesFor { who, reason } => {
                self.who(ui, "Who doesn't lose", who, 0);
                lists::pick(ui, "For", reason, &Loss::ALL, |reason| reason.said());
            }
            Restriction::NeverActivated { but_mana } => {
                if let Some(so) = check(ui, "But mana abilities", *but_mana) {
                    *but_mana = so;
                }
            }
            Restriction::CountersAtMost(kind, most) => {
                lists::counter(ui, "Counter", kind);
                if let Some(value) = number(ui, "At most so many counters", "counters", *most) {
                    *most = value;
                }
            }
        }
    }
}

/// A target as it starts: a creature.
pub(super) fn new_target() -> Targeting {
    Targeting::one("target".to_owned(), Whom::Object(What::Type(CardType::Creature)))
}
