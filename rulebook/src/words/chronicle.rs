//! What happens on a way, in words.

use super::fact::times;
use super::grammar::{counted, list, possessive, quoted};
use super::lacking::against_that;
use super::{Sentence, Voice, Words};
use language::board::Ability;
use language::effect::Cause;
use language::rule::Rule;
use statements::chronicle::{Arranged, Because, Happened};
use statements::decided::{CombatDamageStep, Decided};
use statements::forbids::Forbids;
use statements::happening::Happening;
use statements::ids::AbilityId;
use statements::part::Part;

impl Words<'_> {
    /// What has happened until somebody moves, also what nobody decides anything about, in order: events, what triggers
    /// on them and why, what is put on the stack, what resolves. Empty where nothing has.
    pub fn happened(self, all: &[Happened]) -> Vec<Sentence> {
        let mut event: &[Part] = &[];
        let mut said = Vec::new();
        for (at, one) in all.iter().enumerate() {
            if let (Happened::Resolves(id), Some(Happened::Resolved)) = (one, all.get(at + 1)) {
                said.push(self.in_vain(*id));
                continue;
            }
            if let Happened::Event(parts) = one {
                event = parts;
            }
            if let Happened::Decided(decided) = one {
                said.push(self.decided(decided, first_step(&all[..at])));
                continue;
            }
            said.extend(self.one_happened(one, event));
        }
        said
    }

    /// An ability resolves, and nothing comes of it: what had to be so is no longer, or what it would affect has gone.
    fn in_vain(self, ability: AbilityId) -> Sentence {
        let said = format!("the ability of {} resolves and does nothing", self.ability_name(ability));
        self.say(said, &[Rule::Resolving])
    }

    /// What has happened, in an event or after it. None where there is nothing to say.
    fn one_happened(self, one: &Happened, event: &[Part]) -> Option<Sentence> {
        let ability = |id| format!("the ability of {}", self.ability_name(id));
        match one {
            Happened::Event(parts) => {
                let clauses = self.past(parts);
                (!clauses.is_empty()).then(|| self.say(clauses.join("; "), &self.rules_behind_all(parts)))
            }
            Happened::DrewFromEmpty(player, times) => {
                let cards = if *times == 1 { "a card".to_owned() } else { counted(*times, "card") };
                let said = format!("{} can't draw {cards}: their library is empty", self.player(*player));
                Some(self.say(said, &[Rule::SbaDraw]))
            }
            Happened::Forbidden { part, by } => {
                let told = self.told(&[(**part).clone()], 0)?;
                let (who, what) = (&told.subject.text, told.whole_predicate());
                let (keyword, of_mate) = (by.keyword, by.of_mate);
                let by = match by.by {
                    Forbids::Permanent(id) if self.object(id) != who => keyword.map_or_else(
                        || format!("{} says", self.object(id)),
                        |keyword| format!("{} has {}", self.object(id), against_that(keyword)),
                    ),
                    Forbids::Permanent(_) | Forbids::WhatEnters => keyword.map_or_else(
                        || "it says itself".to_owned(),
                        |keyword| format!("it has {}", against_that(keyword)),
                    ),
                    Forbids::Lasting(source) => self.has_said(source),
                };
                let enters = matches!(part.happening, Happening::Enter(_) | Happening::EnterCounters { .. })
                    && self.has_rule(Rule::CantEnters);
                let mut rules: Vec<Rule> = self.of_keyword_name(keyword).collect();
                rules.extend(self.not_paid(part));
                let of_team = of_mate.then(|| of_team(&part.happening));
                rules.extend(of_team.filter(|&rule| self.has_rule(rule)));
                rules.push(Rule::CantEffects);
                rules.extend(enters.then_some(Rule::CantEnters));
                Some(self.say(format!("{who} can't {what}, as {by}"), &rules))
            }
            Happened::Triggered { ability: id, times: many, because } => {
                let often = if *many == 1 { String::new() } else { format!(", {}", times(*many)) };
                let (on, since, rule) = self.because(*because, event);
                let mut rules = vec![rule];
                rules.extend(self.of_keyword(self.ruling.keyword_of_ability(*id)));
                Some(self.say(format!("{} triggers{on}{often}{since}", ability(*id)), &rules))
            }
            Happened::Put { ability: id, times: many } => {
                let often = if *many == 1 { String::new() } else { format!(", {}", times(*many)) };
                let said = format!("{} is put on the stack{often}", ability(*id));
                Some(self.say(said, &[Rule::TriggersOnStack]))
            }
            Happened::Arranged(arranged) => Some(self.arranged(arranged)),
            Happened::Resolved | Happened::Decided(_) => None,
            Happened::ResolvesAtOnce(_) | Happened::OfMana(_) | Happened::SpellResolves(_) => {
                Some(self.resolves(one))
            }
            Happened::Resolves(id) => {
                Some(self.say(format!("{} resolves", ability(*id)), &[Rule::Resolving]))
            }
        }
    }

    /// What begins to resolve, a spell or without having been on the stack.
    fn resolves(self, one: &Happened) -> Sentence {
        if let Happened::ResolvesAtOnce(id) = one {
            let said =
                format!("the ability of {} is a mana ability and resolves at once", self.ability_name(*id));
            return self.say(said, &[Rule::TriggeredManaAtOnce]);
        }
        if let Happened::OfMana(source) = one {
            let said = format!(
                "the ability of {} is a mana ability and does not use the stack",
                self.object(*source)
            );
            return self.say(said, &self.known(&[Rule::ManaAbility, Rule::ManaAtOnce]));
        }
        let what = if let Happened::SpellResolves(spell) = one { self.object(*spell) } else { "it" };
        self.say(format!("{what} resolves"), &[Rule::Resolving])
    }

    /// The rules by which a player does not pay with a part that can't happen, of those that the date has.
    fn not_paid(self, part: &Part) -> Vec<Rule> {
        let of_life = if matches!(part.happening, Happening::LoseLife { .. }) {
            Some(Rule::LifeNoLoss)
        } else {
            matches!(part.happening, Happening::GainLife { .. }).then_some(Rule::LifeNoGain)
        };
        let all = of_life.into_iter().chain([Rule::CantCost]);
        all.filter(|&rule| part.cause == Cause::Cost && self.has_rule(rule)).collect()
    }

    /// What comes later, if it comes.
    fn arranged(self, arranged: &Arranged) -> Sentence {
        match arranged {
            Arranged::Effect(id) => self.say(format!("{} is in force now", self.an_effect(*id)), &[]),
            Arranged::Shield(object) => {
                let said = format!("{} has a regeneration shield now", self.object(*object));
                self.say(said, &[Rule::Regeneration])
            }
            Arranged::Changed { objects, .. } if objects.is_empty() => {
                self.say("nothing is there that could be changed", &[])
            }
            Arranged::Changed { objects, changes, until } => {
                let voice = Voice::of(self.vocabulary(), None, None);
                let clause = format!("{} {}", self.each(objects), voice.changed(changes, until));
                self.say(clause, &[Rule::Layers])
            }
            Arranged::Lasting { source, you, ability, until, once, at_once } => {
                let source = source.map(|source| self.object(source));
                let voice = Voice::of(self.vocabulary(), Some(self.player(*you)), source);
                let rule = if *at_once {
                    Rule::UntilEvent
                } else if matches!(ability.itself(), Ability::Triggered { .. }) {
                    Rule::TriggerEvent
                } else {
                    Rule::CantEffects
                };
                self.say(
                    format!(
                        "from now on: {}",
                        quoted(&voice.so_for_a_time(ability, until, (*once, *at_once)))
                    ),
                    &[rule],
                )
            }
            Arranged::Later { period, whose, of_next_turn } => {
                let period = self.vocabulary().period(*period);
                let players: Vec<&str> = whose.iter().map(|&player| self.player(player)).collect();
                let one = if let [one] = players[..] { Some(possessive(one)) } else { None };
                let when = match (one, of_next_turn) {
                    (Some(whose), false) => format!("{whose} next {period}"),
                    (Some(whose), true) => format!("{whose} next turn, and its {period}"),
                    (None, false) => format!("the next {period}"),
                    (None, true) => format!("the next turn, and its {period}"),
                };
                self.say(format!("something waits for {when}"), &[])
            }
        }
    }

    /// On what an ability has triggered, before and behind how often, and the rule that says that it does.
    fn because(self, because: Because, event: &[Part]) -> (String, String, Rule) {
        let on = |what: &str, rule| (format!(" on {what}"), String::new(), rule);
        match because {
            Because::Part(place) => {
                let alone = event.get(place).map(|part| [part.alone()]);
                let clauses = alone.map_or_else(Vec::new, |part| self.past(&part));
                let since = if clauses.is_empty() { String::new() } else { format!(": {}", list(&clauses)) };
                (String::new(), since, Rule::TriggerEvent)
            }
            Because::Prevented => on("damage being prevented", Rule::PreventedTriggers),
            Because::Triggering(source) => {
                let whose = possessive(self.object(source));
                on(&format!("{whose} ability triggering"), Rule::TriggerEvent)
            }
            Because::State => on("what is so now", Rule::StateTrigger),
            Because::Due => on("what it has waited for", Rule::DelayedTrigger),
            Because::Said => {
                let rules = self.first_known(&[Rule::ReflexiveTrigger, Rule::TriggerEvent]);
                on("what was done", rules.first().copied().unwrap_or(Rule::TriggerEvent))
            }
        }
    }
}

/// The latest first one of two combat damage steps, of what has happened so far.
fn first_step(so_far: &[Happened]) -> Option<&CombatDamageStep> {
    so_far.iter().rev().find_map(|one| {
        let Happened::Decided(Decided::CombatDamageStep(step)) = one else { return None };
        (!step.is_second).then_some(step)
    })
}

/// The rule by which a team can't do what one of its players can't.
const fn of_team(happening: &Happening) -> Rule {
    if matches!(happening, Happening::GainLife { .. }) {
        Rule::TeamCant
    } else if matches!(happening, Happening::LoseLife { .. }) {
        Rule::TeamCantLose
    } else if matches!(happening, Happening::PutCounters { .. }) {
        Rule::TeamCantPoison
    } else {
        Rule::TeamEnds
    }
}
