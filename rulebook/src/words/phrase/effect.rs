//! Effects as sentences.

use super::Voice;
use super::pattern::scope;
use crate::words::grammar::{Subject, count, quoted, sentence, thousands};
use language::board::Zone;
use language::effect::{Effect, EventPattern, Lifetime, Limit, Rewrite};
use language::select::{What, Who, Whom};

impl Voice<'_> {
    /// An effect as a sentence: "If a source Alice controls would deal damage to a creature, it deals twice that
    /// much instead."
    pub fn effect(self, effect: &Effect) -> String {
        let main = self.shield(effect).or_else(|| self.entering(effect));
        let main = sentence(&main.unwrap_or_else(|| self.usual(effect)));
        let notes = [
            self.recheck_note(effect),
            scope(effect.when.scope).map(sentence),
            self.decider_note(effect),
            self.zones_note(&effect.functions_in),
            self.unless_note(effect),
        ];
        notes.into_iter().flatten().fold(main, |text, note| format!("{text} {note}"))
    }

    /// "If ..., ... instead".
    fn usual(self, effect: &Effect) -> String {
        let after = self.after(&effect.when.event);
        let after = if effect.decider.is_some() { after.calling_affected("that player") } else { after };
        let chooser = after.chooser(effect);
        let rewritten = after.rewritten(&effect.when.event, &effect.rewrite, &chooser);
        let does = optional(effect, &chooser, &rewritten.said());
        format!("{} {}, {does}", self.opening(effect), self.pattern(&effect.when))
    }

    /// "The next 3 damage that would be dealt to Bob is prevented". None for effects that are no such shield.
    fn shield(self, effect: &Effect) -> Option<String> {
        let EventPattern::Damage { from, to, combat } = &effect.when.event else { return None };
        let limit = effect.limit.as_ref().filter(|limit| limit.is_shield())?;
        let after = self.after(&effect.when.event);
        let end = after.shielded(&effect.rewrite)?;
        let conditions = self.only_if(&effect.when).replacen(" and ", "if ", 1);
        let front = if conditions.is_empty() { conditions } else { format!("{conditions}, ") };
        let when = self.lasting(&effect.lifetime);
        let damage = self.next_damage(limit, from, to, *combat);
        let does = format!("{damage}{when}{} {end}", self.because(&effect.when));
        Some(format!("{front}{}", optional(effect, &self.chooser(effect), &does)))
    }

    /// What becomes of the damage that a shield takes.
    fn shielded(self, rewrite: &Rewrite) -> Option<String> {
        if let Rewrite::Redirect { amount: None, to } = rewrite {
            return Some(format!("is dealt to {} instead", self.any_whom(to)));
        }
        let Rewrite::Prevent(prevention) = rewrite else { return None };
        let then = &prevention.then;
        let then =
            if then.is_empty() { String::new() } else { format!(", and then {}", self.instructions(then)) };
        Some(format!("is prevented{then}"))
    }

    fn next_damage(self, limit: &Limit, from: &What, to: &Whom, combat: Option<bool>) -> String {
        let kind = match combat {
            None => "damage",
            Some(true) => "combat damage",
            Some(false) => "noncombat damage",
        };
        let to = if *to == Whom::Any { String::new() } else { format!(" to {}", self.any_whom(to)) };
        let dealt = if *from == What::Any {
            format!("would be dealt{to}")
        } else {
            format!("{} would deal{to}", self.one_of(from, "source"))
        };
        if let Limit::ShieldOf(amount) = limit {
            return format!("the next {kind}, as much as {}, that {dealt}", self.amount(amount));
        }
        let size = thousands(u128::from(limit.amount()));
        if let Limit::Each(period, _) = limit {
            return format!("the first {size} {kind} that {dealt} each {}", self.words.period(*period));
        }
        format!("the next {size} {kind} that {dealt}")
    }

    /// Who answers what the effect asks.
    pub(super) fn chooser(self, effect: &Effect) -> Subject {
        self.any_player(effect.decider.as_ref().unwrap_or(&Who::You))
    }

    fn recheck_note(self, effect: &Effect) -> Option<String> {
        let what = effect.when.recheck.as_ref()?;
        let like = self.is_one_of(what);
        Some(format!("The source must still be {like} when it would deal the damage."))
    }

    /// Who decides, where the sentence has not said it.
    fn decider_note(self, effect: &Effect) -> Option<String> {
        let who = effect.decider.as_ref()?;
        let said = effect.optional || matches!(effect.rewrite, Rewrite::ChooseOne(_) | Rewrite::AsEnters(_));
        (!said).then(|| sentence(&self.any_player(who).does("make its choices")))
    }

    /// "If", "this turn, the next time", "the first two times each turn".
    fn opening(self, effect: &Effect) -> String {
        let turn = self.for_a_time(&effect.lifetime);
        let often = match &effect.limit {
            None | Some(Limit::Shield(_) | Limit::ShieldOf(_)) => "if".to_owned(),
            Some(Limit::Uses(1)) => "the next time".to_owned(),
            Some(Limit::Uses(times)) => format!("the next {} times", count(*times)),
            Some(Limit::Each(period, each)) => {
                let often = match each.amount() {
                    1 => "the first time".to_owned(),
                    times => format!("the first {} times", count(times)),
                };
                format!("{often} each {}", self.words.period(*period))
            }
        };
        format!("{turn}{often}")
    }

    /// What is so of it unless something else is, in the words of the spell that made it.
    fn unless_note(self, effect: &Effect) -> Option<String> {
        let after = self.after(&effect.when.event);
        let told: Vec<String> = effect.unless.iter().map(|one| quoted(&after.effect(one))).collect();
        (!told.is_empty()).then(|| format!("But {}", told.join(" and ")))
    }

    /// In which zones something works, where it says so.
    pub(super) fn zones_note(self, zones: &[Zone]) -> Option<String> {
        let zones: Vec<String> = zones.iter().map(|zone| self.words.in_zone(*zone, "a")).collect();
        (!zones.is_empty()).then(|| format!("It works while its object is {}.", zones.join(" or ")))
    }
}

fn optional(effect: &Effect, chooser: &Subject, does: &str) -> String {
    let chooser = &chooser.text;
    let own = does.strip_prefix(&format!("{chooser} ")).filter(|rest| !rest.starts_with("are "));
    match (effect.optional, own) {
        (false, _) => does.to_owned(),
        (true, Some(own)) if matches!(chooser.as_str(), "they" | "you") => format!("{chooser} may {own}"),
        (true, _) => format!("{chooser} may choose that {}", does.replacen("that damage", "the damage", 1)),
    }
}

impl Voice<'_> {
    /// For how long, at the beginning of a sentence: "this turn, ". Nothing where it is as long as its ability functions.
    pub(super) fn for_a_time(self, lifetime: &Lifetime) -> String {
        let lasting = self.lasting(lifetime);
        if lasting.is_empty() { lasting } else { format!("{}, ", lasting.trim_start()) }
    }

    /// That it ends with the turn, where the sentence does not say it otherwise.
    pub(super) fn lasting(self, lifetime: &Lifetime) -> String {
        match lifetime {
            Lifetime::ThisTurn => " this turn".to_owned(),
            Lifetime::ThisCombat => " this combat".to_owned(),
            Lifetime::UntilTurnOf(who) => self.until_turn_of(who),
            Lifetime::ThroughUntapOf(who) => self.through_untap_of(who),
            Lifetime::AsLongAs { .. } => self.as_long_as(lifetime),
            Lifetime::WhileFunctions | Lifetime::Always => String::new(),
        }
    }

    /// For how long something is changed, at the end of a clause: " until the turn ends".
    pub(crate) fn until(self, lifetime: &Lifetime) -> String {
        match lifetime {
            Lifetime::WhileFunctions | Lifetime::ThisTurn => " until the turn ends".to_owned(),
            Lifetime::ThisCombat => " until combat ends".to_owned(),
            Lifetime::UntilTurnOf(who) => self.until_turn_of(who),
            Lifetime::ThroughUntapOf(who) => self.through_untap_of(who),
            Lifetime::AsLongAs { .. } => self.as_long_as(lifetime),
            Lifetime::Always => " for the rest of the game".to_owned(),
        }
    }

    /// That something ends as it was to, behind what does: "ends with the turn".
    pub(crate) fn ends(self, lifetime: &Lifetime) -> String {
        match lifetime {
            Lifetime::WhileFunctions | Lifetime::ThisTurn => "ends with the turn".to_owned(),
            Lifetime::ThisCombat => "ends with combat".to_owned(),
            Lifetime::UntilTurnOf(who) => {
                format!("ends as {} turn begins", self.any_player(who).possessive())
            }
            Lifetime::ThroughUntapOf(who) => {
                format!("ends as {} untap step is over", self.any_player(who).possessive())
            }
            Lifetime::AsLongAs { .. } => format!("ends, as it was{}", self.as_long_as(lifetime)),
            Lifetime::Always => "ends".to_owned(),
        }
    }

    fn as_long_as(self, lifetime: &Lifetime) -> String {
        let Lifetime::AsLongAs { what, by, tapped } = lifetime else { return String::new() };
        let what = self.one_of(what, "permanent");
        let tapped = if *tapped { "tapped" } else { "" };
        match (by, tapped) {
            (None, "") => format!(" for as long as {what} is on the battlefield"),
            (None, _) => format!(" for as long as {what} is {tapped}"),
            (Some(who), "") => {
                format!(" for as long as {what} is under {} control", self.any_player(who).possessive())
            }
            (Some(who), _) => format!(
                " for as long as {what} is {tapped} and under {} control",
                self.any_player(who).possessive()
            ),
        }
    }

    fn through_untap_of(self, who: &Who) -> String {
        format!(" until {} next untap step is over", self.any_player(who).possessive())
    }

    fn until_turn_of(self, who: &Who) -> String {
        format!(" until {} next turn", self.any_player(who).possessive())
    }
}
