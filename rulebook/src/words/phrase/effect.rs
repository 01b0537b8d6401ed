//! Effects as sentences.

use super::Voice;
use super::pattern::{because, scope};
use crate::words::grammar::{Subject, count, list, sentence, thousands};
use language::effect::{Effect, EventPattern, Lifetime, Rewrite};
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
            self.zones_note(effect),
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
        format!("{} {}, {does}", opening(&effect.lifetime), self.pattern(&effect.when))
    }

    /// "The next 3 damage that would be dealt to Bob is prevented". None for effects that are no such shield.
    fn shield(self, effect: &Effect) -> Option<String> {
        let (Lifetime::Shield(size), EventPattern::Damage { from, to, combat }) =
            (&effect.lifetime, &effect.when.event)
        else {
            return None;
        };
        let after = self.after(&effect.when.event);
        let end = after.shielded(&effect.rewrite)?;
        let conditions = self.only_if(&effect.when).replacen(" and ", "if ", 1);
        let front = if conditions.is_empty() { conditions } else { format!("{conditions}, ") };
        let damage = self.next_damage(*size, from, to, *combat);
        let does = format!("{damage}{} {end}", because(&effect.when));
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

    fn next_damage(self, size: u64, from: &What, to: &Whom, combat: Option<bool>) -> String {
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
        format!("the next {} {kind} that {dealt}", thousands(u128::from(size)))
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

    fn zones_note(self, effect: &Effect) -> Option<String> {
        let zones: Vec<String> =
            effect.functions_in.iter().map(|zone| self.words.in_zone(*zone, "a")).collect();
        (!zones.is_empty()).then(|| format!("It works while its object is {}.", list(&zones)))
    }
}

fn opening(lifetime: &Lifetime) -> String {
    match lifetime {
        Lifetime::WhileFunctions | Lifetime::Always | Lifetime::Shield(_) => "if".to_owned(),
        Lifetime::ThisTurn => "this turn, if".to_owned(),
        Lifetime::NextTime | Lifetime::Uses(1) => "the next time".to_owned(),
        Lifetime::Uses(times) => format!("the next {} times", count(*times)),
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
