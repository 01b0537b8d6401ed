//! What the rules have decided about combat, in words.

use super::lacking::against_that;
use super::{Sentence, Words};
use language::event::Deed;
use language::rule::Rule;
use statements::decided::{AssignsNone, CombatDamageStep, NotObeyed, Removal};
use statements::forbids::Forbids;
use statements::ids::{ObjectId, Target};

impl Words<'_> {
    /// "Elf is to block Beast if it can, and does not: it is tapped, and only untapped creatures block".
    pub(super) fn not_obeyed(
        self,
        what: &[ObjectId],
        deed: Deed,
        to: Option<Target>,
        why: NotObeyed,
    ) -> Sentence {
        let who = self.those(what);
        let whom = to.map_or_else(String::new, |to| format!(" {}", self.target(to)));
        let (do_not, it) = (format!("{} not", who.verb("do")), if who.many { "they" } else { "it" });
        let attacks = deed == Deed::Attack;
        let clause = if what.is_empty() {
            format!("{} is to become blocked if it can, and does not", whom.trim())
        } else if deed == Deed::BecomeBlocked {
            format!("{} {do_not} block{whom}, which is to become blocked if it can", who.text)
        } else {
            let verb = if attacks { "attack" } else { "block" };
            format!("{} to {verb}{whom} if {it} can, and {do_not}", who.is())
        };
        let why_so = match why {
            NotObeyed::Cant(why) => why.to_owned(),
            // The reason is told of what would be blocked.
            NotObeyed::CantThat(why) => match (to, why.strip_prefix("it ")) {
                (Some(to), Some(rest)) => format!("{} {rest}", self.target(to)),
                (_, _) => why.to_owned(),
            },
            NotObeyed::NotThere => self.not_there(attacks, to, what.is_empty()),
            NotObeyed::Forbidden { by, keyword } => {
                format!("{it} can't, as {}", self.forbidding(what, by, keyword))
            }
            NotObeyed::Together { by, keyword } => {
                format!(
                    "{it} can't with as many or as few as are declared, as {}",
                    self.forbidding(what, by, keyword)
                )
            }
            NotObeyed::Others => format!("no more requirements are obeyed if {it} {}", who.verb("do")),
        };
        let (required, declared, restricted) = if attacks {
            (Rule::AttacksRequired, Rule::AttackersDeclared, Rule::AttacksRestricted)
        } else {
            (Rule::BlocksRequired, Rule::BlockersDeclared, Rule::BlocksRestricted)
        };
        let by = match why {
            NotObeyed::Cant(_) | NotObeyed::CantThat(_) | NotObeyed::NotThere => Some(declared),
            NotObeyed::Forbidden { .. } | NotObeyed::Together { .. } => Some(restricted),
            NotObeyed::Others => None,
        };
        let rules: Vec<Rule> = [required].into_iter().chain(by).collect();
        self.say(format!("{clause}: {why_so}"), &self.known(&rules))
    }

    fn not_there(self, attacks: bool, to: Option<Target>, nothing_blocks: bool) -> String {
        match to {
            _ if nothing_blocks => "there is no creature that could block it".to_owned(),
            None if attacks => "there is nobody and nothing to attack".to_owned(),
            None => "nothing attacks that it could block".to_owned(),
            Some(to) if attacks => format!("{} can't be attacked", self.target(to)),
            Some(to) => format!("{} does not attack", self.target(to)),
        }
    }

    /// "Wall has defender".
    fn forbidding(self, what: &[ObjectId], by: Forbids, keyword: Option<&str>) -> String {
        let by = match by {
            Forbids::Permanent(by) if what == [by] => "it",
            Forbids::Permanent(by) => self.object(by),
            Forbids::Lasting(by) => return self.has_said(by),
            Forbids::WhatEnters => "it",
        };
        match keyword {
            Some(keyword) => format!("{by} has {}", against_that(keyword)),
            None if by == "it" => "it says itself".to_owned(),
            None => format!("{by} says"),
        }
    }

    pub(super) fn not_dealt(self, to: ObjectId, is_there: bool) -> Sentence {
        let to = self.object(to);
        let so = if is_there { "can't be dealt damage" } else { "is not there" };
        let clause =
            format!("{to} {so} any more, and so the combat damage that was assigned to it is not dealt");
        self.say(clause, &[Rule::CombatDamageDealt])
    }

    pub(super) fn removed(self, what: ObjectId, why: Removal) -> Sentence {
        let why_so = match why {
            Removal::PhasedOut => "has phased out",
            Removal::Controller => "has come under other control",
            Removal::NoCreature => "is no creature any more",
            Removal::Battle => "has become a battle",
            Removal::Regenerated => "has regenerated",
        };
        let mut rules = vec![Rule::RemovedFromCombat];
        rules.extend((why == Removal::Regenerated).then_some(Rule::Regeneration));
        self.say(format!("{} {why_so}, and so is removed from combat", self.object(what)), &rules)
    }

    pub(super) fn assigns_none(self, what: ObjectId, why: AssignsNone) -> Sentence {
        let why = match why {
            AssignsNone::HasLeft(player) => {
                let why = format!("{}, whom it attacks, has left the game", self.player(player));
                return self.say(
                    format!("{} assigns no combat damage: {why}", self.object(what)),
                    &self.known(&[Rule::DamageToWhoLeft]),
                );
            }
            AssignsNone::NoPower => "its power is not above 0",
            AssignsNone::NothingAttacked => "nothing that it attacks is left",
            AssignsNone::NoBlocker => "it is blocked, and nothing that blocks it is left",
            AssignsNone::NothingBlocked => "nothing that it blocks is left",
        };
        let clause = format!("{} assigns no combat damage: {why}", self.object(what));
        self.say(clause, &[Rule::CombatDamageAssigned])
    }

    pub(super) fn combat_damage_step(
        self,
        step: &CombatDamageStep,
        first: Option<&CombatDamageStep>,
    ) -> Sentence {
        let which = if step.is_second { "second" } else { "first" };
        let mut clauses = vec![format!("it is the {which} of two combat damage steps")];
        let mut rules = vec![Rule::FirstStrike];
        let double: Vec<ObjectId> = step.double.iter().map(|(id, _)| *id).collect();
        if !double.is_empty() {
            let again = if step.is_second { "again, having" } else { "with" };
            clauses.push(self.those(&double).does(&format!("assign damage {again} double strike")));
            rules.insert(0, Rule::DoubleStrike);
        }
        if !step.rests.is_empty() {
            clauses.push(self.those(&step.rests).does("assign none"));
        }
        if let Some(first) = first.filter(|_| step.is_second) {
            let had = |id: &ObjectId| first.double.iter().any(|(other, _)| other == id);
            let lost = step.rests.iter().any(had);
            let gained = double.iter().any(|id| !had(id));
            rules.extend(lost.then_some(Rule::DoubleStrikeLost));
            rules.extend(gained.then_some(Rule::DoubleStrikeGained));
        }
        let many = step.double.iter().any(|(_, times)| *times > 1);
        rules.extend(many.then_some(Rule::DoubleStrikeMany));
        rules.retain(|&rule| self.has_rule(rule));
        self.say(clauses.join("; "), &rules)
    }
}
