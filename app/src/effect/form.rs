//! The form of an effect: which events it looks at, what it makes of them, how long it lasts and who decides. Each
//! change is sent as the whole effect; the sentence that it says is shown by whoever shows the form.

mod ability;
mod conditions;
mod context;
mod continuous;
mod events;
mod instruction;
pub(crate) mod keyword;
mod lists;
mod pattern;
mod players;
mod rewrite;
mod rules;
mod things;

use egui::{CollapsingHeader, Ui};

use language::board::{Period, Zone};
use language::effect::{Effect, Lifetime, Limit, Scope};
use language::rule::Rule;
use language::select::{Amount, CastNumber, What, Who};
use rulebook::words::vocabulary::tier;

pub(crate) use context::Form;

use super::choices::{CAUSES, ZONES, cause_name};
use super::starts;
use crate::widgets::form::{check, chip, choice, line, number, weak};

const SCOPES: [Scope; 5] =
    [Scope::EachPart, Scope::PerSource, Scope::PerRecipient, Scope::PerPlayer, Scope::WholeEvent];

impl Form<'_> {
    /// Shows the form; the effect as it is now, when something was changed.
    pub(crate) fn show(self, ui: &mut Ui, effect: &Effect) -> Option<Effect> {
        let mut changed = effect.clone();
        ui.push_id("effect", |ui| {
            self.tip(ui, Rule::ApplyContinuously, |ui| self.pattern(ui, &mut changed.when));
            self.tip(ui, rules::of_rewrite(&changed.rewrite), |ui| {
                self.rewrite(ui, "It", &mut changed.rewrite, 0);
            });
            self.tip(ui, rules::of_lifetime(&changed), |ui| {
                self.lifetime(ui, &mut changed.lifetime);
                self.limit(ui, &mut changed.limit);
            });
            if let Some(optional) = check(ui, "May: somebody is asked whether it does", changed.optional) {
                changed.optional = optional;
            }
            let more = "Conditions and more";
            CollapsingHeader::new(more)
                .id_salt("more of an effect")
                .show(ui, |ui| self.more(ui, &mut changed))
                .header_response
                .on_hover_text("Conditions, causes, parts of an event, and who decides");
            let place = changed.rewrite.tier();
            self.tip(ui, rules::of_tier(place), |ui| {
                let words =
                    format!("Place in the order of choices: {}. It follows from what it does.", tier(place));
                weak(ui, &words);
            });
        });
        (changed != *effect).then_some(changed)
    }

    /// Says which rule something is about, where the pointer rests.
    fn tip(self, ui: &mut Ui, rule: Rule, content: impl FnOnce(&mut Ui)) {
        let response = ui.scope(content).response;
        if let Some((number, date)) = rules::number(rule, self.words.date()) {
            response.on_hover_text(format!("CR {number} ({date}): Ctrl+F opens the rulebook"));
        }
    }

    /// What is needed more rarely: conditions, causes, scope, zones, decider, name.
    fn more(self, ui: &mut Ui, effect: &mut Effect) {
        self.narrowed(ui, effect);
        self.decided(ui, effect);
        if !self.floats {
            zones(
                ui,
                "Works in (where such an effect usually does, when none is chosen)",
                &mut effect.functions_in,
            );
        }
        if self.floats {
            let new = starts::ABILITIES[0].1();
            lists::items(ui, "self-replacement effect", &mut effect.unless, &new, |ui, one| {
                if let Some(changed) = self.show(ui, one) {
                    *one = changed;
                }
            });
        }
        let name = effect.name.clone().unwrap_or_default();
        if let Some(name) = line::show(ui, "effect name", "A name to show, if its source has several", &name)
        {
            effect.name = Some(name.trim().to_owned()).filter(|name| !name.is_empty());
        }
    }

    /// Conditions, causes and scope.
    fn narrowed(self, ui: &mut Ui, effect: &mut Effect) {
        let when = &mut effect.when;
        self.conditions(ui, "Only if", &mut when.only_if, 0);
        ui.horizontal_wrapped(|ui| {
            weak(ui, "Because of (anything, when none is chosen)");
            for cause in CAUSES {
                let has = when.because.contains(&cause);
                if chip(ui, cause_name(cause), has) {
                    when.because.retain(|known| *known != cause);
                    when.because.extend(Some(cause).filter(|_| !has));
                }
            }
        });
        let mut own = when.by.is_some();
        if ui.checkbox(&mut own, "Only of what somebody controls").changed() {
            when.by = own.then_some(Who::Opponents);
        }
        if let Some(by) = &mut when.by {
            self.who(ui, "Who controls what makes it happen", by, 0);
        }
        if let Some(scope) =
            choice(ui, "Taken at once", &when.scope, &SCOPES, |scope| scope_name(*scope).to_owned())
        {
            when.scope = scope;
        }
    }

    fn lifetime(self, ui: &mut Ui, lifetime: &mut Lifetime) {
        let all = [
            Lifetime::WhileFunctions,
            Lifetime::ThisTurn,
            Lifetime::ThisCombat,
            Lifetime::UntilTurnOf(Who::You),
            Lifetime::ThroughUntapOf(Who::You),
            Lifetime::Always,
        ];
        self.lasts(ui, lifetime, &all);
    }

    /// How long something lasts, one of several.
    pub(super) fn lasts(self, ui: &mut Ui, lifetime: &mut Lifetime, all: &[Lifetime]) {
        lists::kind(ui, "Lasts", lifetime, all, |one| match one {
            Lifetime::WhileFunctions if self.floats => "until the turn ends",
            Lifetime::WhileFunctions => "while its ability functions",
            Lifetime::ThisTurn => "this turn",
            Lifetime::ThisCombat => "this combat",
            Lifetime::UntilTurnOf(_) => "until somebody's next turn",
            Lifetime::ThroughUntapOf(_) => "through somebody's next untap step",
            Lifetime::AsLongAs { .. } => "as long as something is so",
            Lifetime::Always => "the whole game",
        });
        if let Lifetime::UntilTurnOf(who) | Lifetime::ThroughUntapOf(who) = lifetime {
            self.who(ui, "Whose next turn", who, 0);
        }
        if let Lifetime::AsLongAs { what, by, tapped } = lifetime {
            self.what(ui, "As long as this is there", what, 0);
            if let Some(is_so) = check(ui, "And somebody controls it", by.is_some()) {
                *by = is_so.then_some(Who::You);
            }
            if let Some(who) = by {
                self.who(ui, "Who", who, 0);
            }
            if let Some(is_so) = check(ui, "And it is tapped", *tapped) {
                *tapped = is_so;
            }
        }
    }

    /// How much or how often it can be applied.
    fn limit(self, ui: &mut Ui, limit: &mut Option<Limit>) {
        let turn = Period::Turn;
        let all = [
            None,
            Some(Limit::ONCE),
            Some(Limit::Uses(2)),
            Some(Limit::Shield(3)),
            Some(Limit::ShieldOf(Box::new(Amount::OfCast(CastNumber::X, What::This)))),
            Some(Limit::Each(turn, Box::new(Limit::ONCE))),
            Some(Limit::Each(turn, Box::new(Limit::Shield(3)))),
        ];
        lists::kind(ui, "Applies", limit, &all, |one| match one {
            None => "without end",
            Some(Limit::Shield(_)) => "as a shield, with so much left",
            Some(Limit::ShieldOf(_)) => "as a shield of what is worked out",
            Some(Limit::Uses(1)) => "the next time only",
            Some(Limit::Uses(_)) => "so many times",
            Some(Limit::Each(_, each)) if each.is_shield() => "as a shield, so much each turn",
            Some(Limit::Each(..)) => "so many times each turn",
        });
        let Some(now) = limit else { return };
        if let Limit::ShieldOf(amount) = now {
            self.amount(ui, "How much", amount, 0);
            return;
        }
        if let Limit::Each(period, _) = now {
            self.period(ui, "Each", period);
        }
        let (asks, called) = if now.is_shield() {
            ("What is left of the shield", "left")
        } else {
            ("How many times more", "times")
        };
        if let Some(value) = number(ui, asks, called, now.amount()) {
            *now = now.with(value);
        }
    }

    /// Who answers what it asks.
    fn decided(self, ui: &mut Ui, effect: &mut Effect) {
        let mut own = effect.decider.is_some();
        if ui.checkbox(&mut own, "Somebody else than its controller decides").changed() {
            effect.decider = own.then_some(Who::Affected);
        }
        if let Some(decider) = &mut effect.decider {
            self.who(ui, "Decider", decider, 0);
        }
    }
}

/// In which zones something works.
pub(super) fn zones(ui: &mut Ui, name: &str, functions_in: &mut Vec<Zone>) {
    ui.horizontal_wrapped(|ui| {
        weak(ui, name);
        for zone in ZONES {
            let has = functions_in.contains(&zone);
            if chip(ui, lists::zone_name(zone), has) {
                functions_in.retain(|known| *known != zone);
                functions_in.extend(Some(zone).filter(|_| !has));
            }
        }
    });
}

const fn scope_name(scope: Scope) -> &'static str {
    match scope {
        Scope::EachPart => "each part by itself",
        Scope::PerSource => "all damage of one source",
        Scope::PerRecipient => "all that one is dealt or given",
        Scope::PerPlayer => "all of one player",
        Scope::WholeEvent => "the whole event",
    }
}

/// What is wrong with an effect, with the words of the form in place of the names of the format.
pub(crate) fn in_words(wrong: &str) -> String {
    let names = pattern::spelled().chain(rewrite::spelled());
    names.fold(wrong.to_owned(), |words, (name, called)| {
        words.replace(&format!("`{name}`"), &format!("\"{called}\""))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_said_in_the_words_of_the_form() {
        let wrong = "what the effect does can't be `Regenerate`: it looks at `Destroy` only";
        let said = "what the effect does can't be \"is regenerated instead\": it looks at \"something would be \
                    destroyed\" only";
        assert_eq!(in_words(wrong), said);
    }
}
