//! What was asked about outcomes, and the answers.

use super::grammar::{counted, either, list};
use super::tally::ways;
use super::{Sentence, Vocabulary, Words, fact};
use statements::ids::PlayerId;
use statements::outcome::{Answered, Why};
use statements::predicate::Predicate;
use statements::shown::EffectName;

/// A predicate as a clause: "Bob survives and Bear is tapped".
pub fn predicate(words: Vocabulary, asked: &Predicate) -> String {
    let each = |list: &[Predicate]| list.iter().map(|one| predicate(words, one)).collect::<Vec<_>>();
    match asked {
        Predicate::Is(one) => fact::fact(words, one),
        Predicate::AtLeast(one) => format!("{}, or more", fact::fact(words, one)),
        Predicate::AtMost(one) => format!("{}, or less", fact::fact(words, one)),
        Predicate::Survives(name) => format!("{name} survives"),
        Predicate::Ends => "it comes to an end".to_owned(),
        Predicate::All(all) if all.is_empty() => "anything at all".to_owned(),
        Predicate::All(all) => list(&each(all)),
        Predicate::Any(any) if any.is_empty() => "nothing at all".to_owned(),
        Predicate::Any(any) => format!("either {}", either(&each(any))),
        Predicate::Not(one) => format!("it is not so that {}", predicate(words, one)),
    }
}

/// What an effect is called when it is left out: its label, and its source where that is another name.
pub fn named(effect: &EffectName) -> String {
    match &effect.source {
        Some(source) if !effect.label.contains(source.as_str()) => format!("{} of {source}", effect.label),
        Some(_) | None => effect.label.clone(),
    }
}

impl Words<'_> {
    /// A predicate as a sentence.
    pub fn predicate(self, asked: &Predicate) -> Sentence {
        self.say(predicate(self.vocabulary(), asked), &[])
    }

    /// In how many outcomes a predicate is true, how many ways lead there, and who can bring it about.
    pub fn answer_to(self, answered: &Answered) -> Vec<Sentence> {
        let of = counted(u64::try_from(answered.of).unwrap_or(u64::MAX), "outcome");
        let so = match answered.outcomes.len() {
            0 => format!("of {of} none fits"),
            1 => format!("of {of} one fits, with {} to it", ways(answered.paths)),
            many => format!("of {of} {many} fit, with {} to them", ways(answered.paths)),
        };
        let mut said = vec![self.say(so, &[])];
        said.extend(self.control_of(&answered.forced_by, &answered.avoided_by));
        said
    }

    fn control_of(self, force: &[PlayerId], avoid: &[PlayerId]) -> Vec<Sentence> {
        let names = |players: Vec<&PlayerId>| -> Option<String> {
            let names: Vec<&str> = players.into_iter().map(|&player| self.player(player)).collect();
            (!names.is_empty()).then(|| either(&names))
        };
        let both = force.iter().filter(|player| avoid.contains(player)).collect();
        let only_force = force.iter().filter(|player| !avoid.contains(player)).collect();
        let only_avoid = avoid.iter().filter(|player| !force.contains(player)).collect();
        let clauses = [
            names(both).map(|who| format!("it is up to {who} whether it comes to that")),
            names(only_force).map(|who| format!("{who} can make sure of it, whatever else is chosen")),
            names(only_avoid).map(|who| format!("{who} can make sure that it does not come to that")),
        ];
        let said: Vec<Sentence> = clauses.into_iter().flatten().map(|clause| self.say(clause, &[])).collect();
        if said.is_empty() { vec![self.say("no player alone decides it", &[])] } else { said }
    }

    /// Which effects explain an outcome, and how sure that is.
    pub fn why(self, why: &Why) -> Vec<Sentence> {
        let names: Vec<String> = why.effects.iter().map(named).collect();
        let so = match names.len() {
            0 => "it comes to this without any of the effects".to_owned(),
            1 => format!("{} alone is enough, and without it this is gone", names[0]),
            _ => format!("{} are enough, and without any one of them this is gone", list(&names)),
        };
        let mut said = vec![self.say(so, &[])];
        if !why.is_smallest {
            said.push(self.say("there are too many effects to say that no fewer would do", &[]));
        }
        if !why.is_sure {
            said.push(self.say("a limit was reached, so one of them may not be needed", &[]));
        }
        said
    }
}

#[cfg(test)]
mod tests {
    use language::date::Date;
    use statements::fact::Fact;

    use super::*;

    #[test]
    fn predicates_read_as_clauses() {
        let life = |n| Fact::Life("Bob".into(), n);
        let asked = Predicate::Any(vec![
            Predicate::Not(Box::new(Predicate::Survives("Bob".into()))),
            Predicate::All(vec![Predicate::AtLeast(life(3)), Predicate::Ends]),
        ]);
        let said = predicate(Vocabulary::new(Date::NOW), &asked);
        assert_eq!(
            said,
            "either it is not so that Bob survives or Bob is at 3 life, or more and it comes to an end"
        );
    }

    #[test]
    fn an_effect_is_called_by_its_source_where_the_label_does_not_say_it() {
        let name =
            |source: &str| EffectName { label: "Furnace: doubling".into(), source: Some(source.into()) };
        assert_eq!(named(&name("Furnace")), "Furnace: doubling");
        assert_eq!(named(&name("Copy of it")), "Furnace: doubling of Copy of it");
    }
}
