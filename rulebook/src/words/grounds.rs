//! By which rules an effect does to a part of an event what it does.

use petgraph::graph::NodeIndex;

use super::Words;
use language::effect::{Cause, Effect, EventPattern, Kind, Lifetime, Prevention, Quantity, Rewrite, Tier};
use language::event::Deed;
use language::rule::Rule;
use language::select::{What, Whom};
use statements::ids::EffectId;
use statements::part::Part;
use statements::shown::ByKeyword;

impl Words<'_> {
    /// The rules by which an effect does to a part what it does, besides the one by which it may be picked: of those that
    /// the date has.
    pub(super) fn grounds(self, at: NodeIndex, effect: EffectId, part: usize) -> Vec<Rule> {
        let Some(part_of) = self.ruling.pending(at).get(part) else { return Vec::new() };
        let body = self.ruling.effect(effect).effect;
        let mut rules: Vec<Rule> = self.of_keyword(self.ruling.keyword_of(effect));
        if self.ruling.tier(effect) == Tier::SelfReplacement {
            rules.push(Rule::SelfReplacement);
        }
        if matches!(body.when.event, EventPattern::Deed { what: What::This, deed: Deed::TurnFaceUp, .. }) {
            rules.push(Rule::FaceUp);
        }
        rewriting(&body.rewrite, body, self.ruling.is_unpreventable(at, part), &mut rules);
        let parts = self.ruling.pending(at);
        let outer = |one: &&Part| one.within.and_then(|outer| parts.get(usize::from(outer)));
        rules.extend(std::iter::successors(Some(part_of), outer).find_map(|one| self.same_result(one)));
        let drawing = self.ruling.drawing(at, part);
        rules.extend(drawing.from_empty_library.then_some(Rule::DrawEmptyLibrary));
        rules.extend(drawing.in_sequence.then_some(Rule::DrawSequence));
        rules.extend(drawing.with_action.then_some(Rule::DrawAdditionalAction));
        let puts = matches!(part_of.happening.kind(), Kind::Create | Kind::PutCounters);
        if puts && part_of.cause == Cause::Replacement && body.when.because.contains(&Cause::Effect) {
            rules.push(Rule::TokensCountersEffects);
        }
        rules.retain(|&rule| self.has_rule(rule));
        rules
    }

    /// The rules about the keyword that stands for something.
    pub(super) fn of_keyword(self, keyword: Option<ByKeyword>) -> Vec<Rule> {
        let Some(ByKeyword { rules, times }) = keyword else { return Vec::new() };
        let many = rules.many.filter(|_| times > 1);
        let from_stack = (rules.one == Rule::Sunburst).then_some(Rule::SunburstSpell);
        let all = [rules.one].into_iter().chain(many).chain(from_stack);
        all.filter(|&rule| self.has_rule(rule)).collect()
    }

    /// By which rule nothing is left of an effect.
    pub(super) fn used_up(self, body: &Effect) -> Rule {
        if matches!(body.rewrite, Rewrite::Regenerate) {
            return Rule::Regeneration;
        }
        if matches!(body.rewrite, Rewrite::Skip | Rewrite::SkipThen(_)) {
            return Rule::SkipScheduled;
        }
        if !matches!(body.rewrite, Rewrite::Prevent(_)) {
            return Rule::NoRestrictions;
        }
        if body.is_shield() {
            Rule::ShieldAmount
        } else if is_static(body) && body.limit.is_none() {
            Rule::StaticAmount
        } else if names_its_source(body) && self.has_rule(Rule::NextTimeSource) {
            Rule::NextTimeSource
        } else {
            Rule::PreventionNoRestrictions
        }
    }
}

/// The rules on what a rewrite does to a part.
fn rewriting(rewrite: &Rewrite, body: &Effect, unpreventable: bool, rules: &mut Vec<Rule>) {
    match rewrite {
        Rewrite::Prevent(prevention) => preventing(prevention, body, unpreventable, rules),
        Rewrite::Redirect { .. } => {
            rules.push(Rule::Redirection);
            rules.extend(of_sources(body));
        }
        Rewrite::Regenerate => rules.push(Rule::Regeneration),
        Rewrite::Skip => {
            rules.push(Rule::SkipDefinition);
            rules.extend(body.is_once().then_some(Rule::SkipScheduled));
        }
        Rewrite::SkipThen(_) => rules.extend([Rule::SkipDefinition, Rule::SkipThenAct]),
        Rewrite::Become(_) | Rewrite::Instead(_) | Rewrite::Nothing => {
            rules.push(Rule::ReplacedNeverHappens);
            rules.extend(of_sources(body));
        }
        Rewrite::Scale(_) | Rewrite::DealtBy(_) => rules.extend(of_sources(body)),
        Rewrite::ChooseOne(modes) => {
            rules.push(Rule::ModalReplacement);
            for mode in modes {
                rewriting(mode, body, unpreventable, rules);
            }
        }
        Rewrite::All(list) => {
            for one in list {
                rewriting(one, body, unpreventable, rules);
            }
        }
        Rewrite::UnlessPaid { otherwise, .. } => rewriting(otherwise, body, unpreventable, rules),
        Rewrite::EnterWithCounters { .. }
        | Rewrite::EnterTapped
        | Rewrite::EnterUntapped
        | Rewrite::EnterAsCopy { .. }
        | Rewrite::EnterAs(_)
        | Rewrite::EnterTransformed
        | Rewrite::EnterFaceDown
        | Rewrite::EnterAttached(_)
        | Rewrite::EnterUnder(_)
        | Rewrite::AsEnters(_) => {
            let enters = matches!(body.when.event, EventPattern::Enter { .. } | EventPattern::Create { .. });
            rules.extend(enters.then(|| entering(&body.when.event)));
        }
        Rewrite::Also(_)
        | Rewrite::With(_)
        | Rewrite::ManaOf(_)
        | Rewrite::ExtraDice { .. }
        | Rewrite::ToZone { .. } => {}
    }
}

/// As which sort of replacement effect something changes how a permanent enters.
fn entering(event: &EventPattern) -> Rule {
    if matches!(event, EventPattern::Enter { what: What::This, .. }) {
        Rule::EntersWithAs
    } else {
        Rule::EntersContinuous
    }
}

fn preventing(prevention: &Prevention, body: &Effect, unpreventable: bool, rules: &mut Vec<Rule>) {
    if unpreventable {
        rules.push(Rule::Unpreventable);
    } else if body.is_shield() {
        rules.push(Rule::ShieldAmount);
        rules.extend(is_each(body).then_some(Rule::EachUntargeted));
    } else if prevention.amount == Quantity::All {
        rules.push(Rule::PreventedNeverHappens);
    } else if matches!(prevention.amount, Quantity::Some(_)) && is_static(body) {
        rules.push(Rule::StaticAmount);
    }
    rules.extend(of_sources(body));
    rules.extend((!prevention.then.is_empty()).then_some(Rule::PreventionAdditional));
}

/// The rule on the sources that an effect asks for, if it asks for any.
fn of_sources(body: &Effect) -> Vec<Rule> {
    let EventPattern::Damage { from, .. } = &body.when.event else { return Vec::new() };
    if body.when.recheck.is_some() {
        return vec![Rule::PreventionRecheck, Rule::SourceRecheck];
    }
    if names_its_source(body) && body.is_once() {
        return vec![Rule::NextTimeSource];
    }
    match (from, is_static(body)) {
        (What::Any | What::This, _) => Vec::new(),
        (_, true) => vec![Rule::SourceStatic],
        (_, false) if names_its_source(body) => Vec::new(),
        (_, false) => vec![Rule::SourceRecheck],
    }
}

/// Whether it lasts as a static ability's effect does, without end.
fn is_static(body: &Effect) -> bool {
    body.lifetime == Lifetime::WhileFunctions && body.limit.is_none()
}

/// Whether an effect waits for damage from one object that it knows.
fn names_its_source(body: &Effect) -> bool {
    matches!(&body.when.event, EventPattern::Damage { from: What::Chosen(_) | What::Is(_) | What::It, .. })
}

/// Whether it is a shield of one of several objects, made for each of them.
pub(super) fn is_each(body: &Effect) -> bool {
    matches!(&body.when.event, EventPattern::Damage { to: Whom::Object(What::It), .. })
}
