//! Who orders and why; what is offered, and what is not and why.

use petgraph::graph::NodeIndex;

use super::grammar::{list, thousands};
use super::reason::{About, reason};
use super::{Sentence, Words, state_based};
use language::effect::{Effect, EventPattern, Rewrite, Tier};
use language::rule::{Rule, Switch};
use statements::forbids::Forbids;
use statements::happening::Happening;
use statements::ids::PlayerId;
use statements::part::Part;
use statements::verdict::{Judged, Reason, Verdict};

impl Words<'_> {
    /// Who picks at a moment, and why it is that player. None where nobody picks.
    pub fn orderer(self, at: NodeIndex) -> Option<Sentence> {
        let orderer = self.ruling.orderer(at)?;
        let judged = self.ruling.verdicts(at);
        let parts = self.ruling.pending(at);
        let is_theirs =
            |one: &&Judged| self.ruling.orderer_of(at, one.part).is_none_or(|other| other == orderer);
        let offered = || judged.iter().filter(|one| one.verdict == Verdict::Offered);
        let theirs = offered().filter(is_theirs);
        let stakes = theirs.filter_map(|one| Some(self.stake(at, orderer, &parts.get(one.part)?.happening)));
        let whys = self.whys(&stakes.collect::<Vec<_>>());
        let mut clause = format!("{} orders", self.player(orderer));
        if !whys.is_empty() {
            clause = format!("{clause}: {}", list(&whys));
        }
        let again = parts.iter().any(|part| part.marks.effects().next().is_some());
        let again = again.then_some(Rule::StepRepeat).filter(|&rule| self.has_rule(rule));
        let mut rules: Vec<Rule> = [Rule::ChooseOne].into_iter().chain(again).collect();
        if self.others_wait(at, &judged, orderer) {
            clause =
                format!("{clause}; other players order after them, in turn order from the active player");
            rules.push(Rule::Apnap);
        } else if !offered().all(|one| is_theirs(&one)) {
            clause =
                format!("{clause}; before those who are affected, too, in turn order from the active player");
            rules.push(Rule::Apnap);
        }
        Some(self.say(clause, &rules))
    }

    /// Whether somebody else has something to order as well.
    fn others_wait(self, at: NodeIndex, judged: &[Judged], orderer: PlayerId) -> bool {
        let mut waiting = judged.iter().filter(|one| one.verdict == Verdict::Waiting);
        waiting.any(|one| self.ruling.orderer_of(at, one.part).is_some_and(|other| other != orderer))
    }

    /// What is said of an effect and a part at a moment: that it can be picked, that it waits, or why it can't.
    pub fn verdict(self, at: NodeIndex, judged: &Judged) -> Sentence {
        self.verdict_about(at, judged, &self.part_noun(at, judged))
    }

    /// The same of a part that is called so.
    pub(super) fn verdict_about(self, at: NodeIndex, judged: &Judged, part: &str) -> Sentence {
        match judged.verdict {
            Verdict::Offered => self.offered(at, judged),
            Verdict::Waiting => self.waiting(at, judged, part),
            Verdict::Not(why) => self.not_offered(at, judged, (why, part)),
        }
    }

    fn waiting(self, at: NodeIndex, judged: &Judged, part: &str) -> Sentence {
        let effect = self.effect_name(judged.effect);
        let (now, later) = (self.ruling.orderer(at), self.ruling.orderer_of(at, judged.part));
        match (now, later) {
            (Some(now), Some(later)) if now != later => {
                let (now, later) = (self.player(now), self.player(later));
                let clause = format!("{effect} can be applied to {part}, but {now} orders before {later}");
                self.say(clause, &[Rule::Apnap])
            }
            (_, _) => {
                let clause = format!(
                    "{effect} can be applied to {part}, but another part is gone through first, which changes nothing"
                );
                self.say(clause, &[])
            }
        }
    }

    fn offered(self, at: NodeIndex, judged: &Judged) -> Sentence {
        let effect = self.effect_name(judged.effect);
        let clause = match judged.tier {
            Tier::Other => format!("{effect} can be picked: nothing that must come first is left"),
            Tier::SelfReplacement | Tier::Control | Tier::Copy | Tier::BackFace => {
                format!("{effect} can be picked: effects that {} come first", tier_does(judged.tier))
            }
        };
        let mut rules = vec![self.rule_of_tier(judged.tier)];
        rules.extend(self.grounds(at, judged.effect, judged.part));
        let (overlooked, look_ahead) = self.overlooked(at, judged);
        rules.extend(look_ahead);
        self.say(format!("{clause}{overlooked}"), &rules)
    }

    /// That what continuous effects will make of what enters does not count for an effect, with the rule that says so, if any
    /// does. Empty where that decides nothing.
    fn overlooked(self, at: NodeIndex, judged: &Judged) -> (String, Option<Rule>) {
        if !self.ruling.overlooks(at, judged.effect, judged.part) {
            return (String::new(), None);
        }
        let own_count = Switch::LookAheadOwn.in_force(self.ruling.as_of());
        let whose = if own_count { " of other sources" } else { "" };
        let clause = format!("; what continuous effects{whose} will make of what enters does not count");
        (clause, Some(Rule::EntersLookAhead).filter(|&rule| self.has_rule(rule)))
    }

    /// The rule by which an effect of a tier may be picked.
    pub fn rule_of_tier(self, tier: Tier) -> Rule {
        match tier {
            Tier::SelfReplacement => Rule::StepSelf,
            Tier::Control => Rule::StepControl,
            Tier::Copy => Rule::StepCopy,
            Tier::BackFace => Rule::StepBackFace,
            Tier::Other if self.has_rule(Rule::StepAny) => Rule::StepAny,
            Tier::Other => Rule::ChooseOne,
        }
    }

    /// Why an effect is not offered for a part that is called so.
    fn not_offered(self, at: NodeIndex, judged: &Judged, (why, called): (Reason, &str)) -> Sentence {
        let effect = self.effect_name(judged.effect);
        let shown = self.ruling.effect(judged.effect).effect;
        let voice = self.voice(judged.effect, self.controller_at(at, judged));
        let part = self.ruling.pending(at).get(judged.part);
        let mut waits_for = voice.pattern(&shown.when);
        if let Rewrite::EnterAsCopy { of, .. } = &shown.rewrite {
            waits_for = format!("{waits_for} and there is {} to copy", voice.one_of(of, "permanent"));
        }
        let about = About {
            effect: &effect,
            part: called,
            kind: &part.map(|part| self.kind(&part.happening)).unwrap_or_default(),
            looks_at: &voice.kind(&shown.when.event),
            waits_for: &waits_for,
            still: &shown.when.recheck.as_ref().map(|what| voice.is_one_of(what)).unwrap_or_default(),
            first: &self.what_is_first(at, judged, why),
        };
        let (overlooked, look_ahead) = self.overlooked(at, judged);
        let (too, together) = self.entering_too(at, judged, why);
        let rules = self.rules_of_reason(at, judged, why).into_iter().chain(together).chain(look_ahead);
        let says_so = self.says_so(at, judged, why);
        self.say(format!("{}{says_so}{too}{overlooked}", reason(why, &about)), &rules.collect::<Vec<_>>())
    }

    /// That what could be copied enters at the same time, with the rules by which it can't be. Empty of all else.
    fn entering_too(self, at: NodeIndex, judged: &Judged, why: Reason) -> (String, Vec<Rule>) {
        if why != Reason::ConditionNotMet {
            return (String::new(), Vec::new());
        }
        let too = self.ruling.entering_too(at, judged.effect, judged.part);
        let names: Vec<String> = too.iter().map(|&one| self.who_enters(one).text).collect();
        if names.is_empty() {
            return (String::new(), Vec::new());
        }
        let enters = if let [_] = &names[..] { "enters" } else { "enter" };
        let clause = format!("; {} {enters} at the same time, and so can't be copied", list(&names));
        (clause, self.known(&[Rule::CopyEnters, Rule::EntersChoiceBefore]))
    }

    /// What says that something can't happen: "; Peace says so". Empty where that is not the reason, or it says so itself.
    fn says_so(self, at: NodeIndex, judged: &Judged, why: Reason) -> String {
        let by = (why == Reason::Cant).then(|| self.ruling.forbids(at, judged.part)).flatten();
        match by {
            Some(Forbids::Permanent(id)) => format!("; {} says so", self.object(id)),
            Some(Forbids::WhatEnters) => "; what enters says so itself".to_owned(),
            Some(Forbids::Lasting(by)) => format!("; {} so", self.has_said(by)),
            None => String::new(),
        }
    }

    /// The rules behind a reason, the deciding one first.
    pub fn rules_of_reason(self, at: NodeIndex, judged: &Judged, why: Reason) -> Vec<Rule> {
        let shown = self.ruling.effect(judged.effect).effect;
        let happening = self.ruling.pending(at).get(judged.part).map(|part| &part.happening);
        match why {
            Reason::EarlierTierFirst => {
                vec![self.earlier_tier(at, judged).map_or(why.rule(), |tier| self.rule_of_tier(tier))]
            }
            Reason::SourceChanged if shown.when.recheck.is_none() => vec![Rule::NextTimeSource],
            Reason::SourceChanged => self.first_known(&[Rule::PreventionRecheck, Rule::SourceRecheck]),
            Reason::OnlyItself if !matches!(shown.when.event, EventPattern::Enter { .. }) => {
                vec![Rule::ApplyContinuously]
            }
            Reason::OnlyItself => self.first_known(&[Rule::EntersLookAhead, Rule::EntersWithAs]),
            Reason::SourceEntering => self.known(&[Rule::EntersLookAhead, Rule::MustExistBefore]),
            Reason::UsedUp => vec![self.used_up(shown)],
            Reason::AlreadyApplied => {
                let unpreventable = matches!(shown.rewrite, Rewrite::Prevent(_))
                    && self.ruling.is_unpreventable(at, judged.part);
                let once = unpreventable.then_some(Rule::UnpreventableOnce);
                self.known(&[Rule::OnceOnly].into_iter().chain(once).collect::<Vec<_>>())
            }
            Reason::NothingToReplace => self.nothing_to_replace(happening),
            Reason::Cant if self.ruling.forbids(at, judged.part).is_none() => self.cant(happening, shown),
            Reason::Cant => self.cant(happening.filter(|one| matches!(one, Happening::Enter(_))), shown),
            Reason::ConditionNotMet if shown.is_shield() && super::grounds::is_each(shown) => {
                vec![Rule::EachUntargeted]
            }
            Reason::FloorKept => self.first_known(&[Rule::DamageResults, Rule::ApplyContinuously]),
            Reason::OtherEvent
            | Reason::ConditionNotMet
            | Reason::RecipientGone
            | Reason::OuterFirst
            | Reason::Disputed
            | Reason::UnknownCard
            | Reason::NoBackFace
            | Reason::SameRecipient
            | Reason::AbilityLost
            | Reason::NoPossibleMode
            | Reason::NotInForce => vec![why.rule()],
        }
    }

    fn nothing_to_replace(self, happening: Option<&Happening>) -> Vec<Rule> {
        match happening {
            Some(Happening::Damage { .. }) | None => vec![Rule::ZeroDamage],
            Some(Happening::GainLife { .. }) => {
                self.first_known(&[Rule::ZeroLife, Rule::NothingToReplace, Rule::ReplacedNeverHappens])
            }
            Some(Happening::Begin { .. }) => self.first_known(&[Rule::SkipDefinition]),
            Some(_) => self.first_known(&[Rule::NothingToReplace, Rule::ReplacedNeverHappens]),
        }
    }

    fn cant(self, happening: Option<&Happening>, effect: &Effect) -> Vec<Rule> {
        match happening {
            Some(Happening::Destroy { .. }) if matches!(effect.rewrite, Rewrite::Regenerate) => {
                self.first_known(&[Rule::RegenerateCant, Rule::CantEffects])
            }
            Some(Happening::Enter(_)) => {
                self.known(&[Rule::CantEffects, Rule::CantEnters, Rule::CantOnlySelf])
            }
            Some(_) | None => self.known(&[Rule::CantEffects, Rule::CantOnlySelf]),
        }
    }

    /// The first of these rules that the date has; the very first where it has none.
    pub(super) fn first_known(self, rules: &[Rule]) -> Vec<Rule> {
        let known = rules.iter().find(|&&rule| self.has_rule(rule)).or(rules.first());
        known.copied().into_iter().collect()
    }

    /// Those of these rules that the date has; the first where it has none.
    pub(super) fn known(self, rules: &[Rule]) -> Vec<Rule> {
        let known: Vec<Rule> = rules.iter().copied().filter(|&rule| self.has_rule(rule)).collect();
        if known.is_empty() { rules.first().copied().into_iter().collect() } else { known }
    }

    fn what_is_first(self, at: NodeIndex, judged: &Judged, why: Reason) -> String {
        let earlier = || self.earlier_tier(at, judged);
        match why {
            Reason::OuterFirst => self.outer_first(at, judged),
            Reason::EarlierTierFirst => earlier().map_or_else(
                || "effects that must be applied earlier come".to_owned(),
                |tier| format!("effects that {} come", tier_does(tier)),
            ),
            Reason::OtherEvent
            | Reason::ConditionNotMet
            | Reason::AlreadyApplied
            | Reason::SourceChanged
            | Reason::UsedUp
            | Reason::RecipientGone
            | Reason::SameRecipient
            | Reason::OnlyItself
            | Reason::SourceEntering
            | Reason::Cant
            | Reason::NothingToReplace
            | Reason::NoPossibleMode
            | Reason::Disputed
            | Reason::UnknownCard
            | Reason::NoBackFace
            | Reason::FloorKept
            | Reason::AbilityLost
            | Reason::NotInForce => String::new(),
        }
    }

    fn outer_first(self, at: NodeIndex, judged: &Judged) -> String {
        let parts = self.ruling.pending(at);
        let outer = parts.get(judged.part).and_then(|part| parts.get(usize::from(part.within?)));
        outer.map_or_else(
            || "effects on that come".to_owned(),
            |outer| format!("effects on {} come", self.noun(&outer.happening)),
        )
    }

    /// What a part of the pending event is called; where another part would be called the same, with its source or amount.
    pub(super) fn part_called(self, at: NodeIndex, part: usize) -> Option<String> {
        let parts = self.ruling.pending(at);
        let happening = &parts.get(part)?.happening;
        let noun = self.noun(happening);
        let is_other = |(place, other): (usize, &Part)| place != part && self.noun(&other.happening) == noun;
        if !parts.iter().enumerate().any(is_other) {
            return Some(noun);
        }
        if let Happening::Damage { source: Some(source), to, amount, .. } = *happening {
            let from = self.damage_from(source, to);
            let again = |(place, other): (usize, &Part)| {
                let Happening::Damage { source: Some(source), to, .. } = other.happening else {
                    return false;
                };
                place != part && self.damage_from(source, to) == from
            };
            let is_one_of_several = parts.iter().enumerate().any(again);
            let much = format!("{from} ({})", thousands(u128::from(amount)));
            return Some(if is_one_of_several { much } else { from });
        }
        if let Happening::GainLife { amount, .. } | Happening::LoseLife { amount, .. } = *happening {
            return Some(format!("{noun} of {}", thousands(u128::from(amount))));
        }
        let due = self.ruling.due(&parts[part]);
        let why: Vec<&str> = due.iter().map(|&why| state_based::noun(why)).collect();
        Some(if why.is_empty() { noun } else { format!("{noun} ({})", list(&why)) })
    }

    /// The earliest tier among the effects that can be picked or wait at a moment, when it is earlier than the
    /// judged effect's; those for the same part are looked at first.
    fn earlier_tier(self, at: NodeIndex, judged: &Judged) -> Option<Tier> {
        let all = self.ruling.verdicts(at);
        let ready =
            all.iter().filter(|one| !matches!(one.verdict, Verdict::Not(_)) && one.tier < judged.tier);
        ready.min_by_key(|one| (one.part != judged.part, one.tier)).map(|one| one.tier)
    }

    pub(super) fn part_noun(self, at: NodeIndex, judged: &Judged) -> String {
        self.part_called(at, judged.part).unwrap_or_else(|| "this".to_owned())
    }
}

/// What the effects of a tier do.
pub(super) const fn tier_does(tier: Tier) -> &'static str {
    match tier {
        Tier::SelfReplacement => "replace part of their own instruction",
        Tier::Control => "change under whose control something enters",
        Tier::Copy => "make something enter as a copy",
        Tier::BackFace => "make a card enter with its back face up",
        Tier::Other => "do anything else",
    }
}
