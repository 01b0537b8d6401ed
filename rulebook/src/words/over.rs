//! What is over, or in force, in words: effects apart from their source, and what changes objects for a time.

use super::grammar::possessive;
use super::{Sentence, Voice, Words};
use language::board::Change;
use language::effect::Lifetime;
use language::rule::Rule;
use statements::ids::{EffectId, ObjectId, PlayerId};
use statements::lacking::NeverBegins;

impl Words<'_> {
    /// What has changed objects for a time is over.
    pub(super) fn no_longer(
        self,
        objects: &[ObjectId],
        changes: &[Change],
        until: Option<&Lifetime>,
    ) -> Sentence {
        let voice = Voice::of(self.vocabulary(), None, None);
        let ends = until.map_or_else(|| "ends with phasing out".to_owned(), |until| voice.ends(until));
        let clause = format!("that {} {} {ends}", self.each(objects), voice.changes(changes));
        self.say(clause, &[until.map_or(Rule::PhasingEndsEffects, rule_of)])
    }

    /// An effect that was in force apart from its source is over.
    pub(super) fn effect_over(self, effect: EffectId, until: &Lifetime) -> Sentence {
        let voice = Voice::of(self.vocabulary(), None, None);
        self.say(format!("{} {}", self.an_effect(effect), voice.ends(until)), &[rule_of(until)])
    }

    /// What would last so long does not begin.
    pub(super) fn never_begins(self, found: &NeverBegins) -> Sentence {
        let &NeverBegins { source, you, ref until, lapsed } = found;
        let source = source.map(|source| self.object(source));
        let voice = Voice::of(self.vocabulary(), Some(self.player(you)), source);
        let why = if lapsed { "that was not so for a while before it resolved" } else { "that is not so" };
        let clause = format!("what is so{} does not begin: {why}", voice.until(until));
        self.say(clause, &[Rule::DurationBegins])
    }

    /// A player controls these now, by this rule.
    pub(super) fn comes_under(self, player: PlayerId, objects: &[ObjectId], rule: Rule) -> Sentence {
        let clause =
            format!("{} under {} control now", self.those(objects).is(), possessive(self.player(player)));
        self.say(clause, &[rule])
    }

    /// An effect that is or was in force apart from its source: "an effect of Fog".
    pub(super) fn an_effect(self, id: EffectId) -> String {
        let shown = self.ruling.effect(id);
        let source = shown.source.map(|source| self.object(source));
        match source {
            Some(source) if source == shown.label => format!("an effect of {source}"),
            Some(_) => format!("the effect {}", self.effect_name(id)),
            None => shown.label.to_owned(),
        }
    }

    /// Every one of these objects: "Bear", "each of Bear and Ox".
    pub(super) fn each(self, objects: &[ObjectId]) -> String {
        let those = self.those(objects).text;
        if objects.len() == 1 { those } else { format!("each of {those}") }
    }
}

/// The rule by which something ends then.
pub(super) const fn rule_of(until: &Lifetime) -> Rule {
    match until {
        Lifetime::WhileFunctions | Lifetime::ThisTurn => Rule::TurnEffectsEnd,
        Lifetime::ThisCombat => Rule::CombatEffectsEnd,
        Lifetime::UntilTurnOf(_)
        | Lifetime::ThroughUntapOf(_)
        | Lifetime::AsLongAs { .. }
        | Lifetime::Always => Rule::EffectDuration,
    }
}
