//! Which parts of a player stand together when there are several to order for.
//!
//! Judgement: the sequence is the player's where it can matter. It can where one effect is for several parts: it could be
//! used up on one or another of them, or what it takes at once depends on what was done to each before.

use super::at_once::{Pair, offer, scope, unit};
use super::moment::Moment;
use super::part::Act;
use super::tiers::{affected, tier};
use language::effect::{EventPattern, Pattern, Rewrite, Scope};
use language::select::{Amount, What, Who, Whom};
use language::walk::Node;

/// The parts, by place, that a player takes together with the first.
pub(super) fn together(moment: &Moment<'_>, all: &[Pair], player: usize, first: usize) -> Vec<usize> {
    let his = |p: &&Pair| moment.orderer(&moment.pending.parts[p.1]) == player;
    let pairs: Vec<Pair> = all.iter().filter(his).copied().collect();
    let mut lists: Vec<Vec<usize>> =
        pairs.iter().filter_map(|pair| shared(moment, all, &pairs, *pair)).collect();
    lists.extend(to_come(moment, &pairs));
    let mut found = vec![first];
    loop {
        let linked = |p: usize| {
            let of_one_unit = found.iter().any(|f| unit(moment, *f) == unit(moment, p));
            let of_one_list =
                |list: &Vec<usize>| list.contains(&p) && list.iter().any(|at| found.contains(at));
            of_one_unit || lists.iter().any(of_one_list) || holds_up(moment, &pairs, p, &found, &lists)
        };
        let next = pairs.iter().map(|pair| pair.1).find(|p| !found.contains(p) && linked(*p));
        match next {
            Some(next) => found.push(next),
            None => return found,
        }
    }
}

/// Whether an effect of an earlier tier at a part has to come before one of those that are found and shared.
fn holds_up(moment: &Moment<'_>, pairs: &[Pair], part: usize, found: &[usize], lists: &[Vec<usize>]) -> bool {
    let waits = |other: &Pair| {
        let listed = found.contains(&other.1) && lists.iter().any(|list| list.contains(&other.1));
        let earlier = |one: &&Pair| {
            let tiers = tier(moment, &moment.forces[one.0]) < tier(moment, &moment.forces[other.0]);
            one.1 == part && tiers && affected(moment, one.1) == affected(moment, other.1)
        };
        other.1 != part && listed && pairs.iter().any(|one| earlier(&one))
    };
    pairs.iter().any(waits)
}

/// The parts that may come under one effect that can run out and is for none of them yet: the first that does may use it up.
fn to_come(moment: &Moment<'_>, pairs: &[Pair]) -> Vec<Vec<usize>> {
    let several = pairs.iter().any(|pair| pair.1 != pairs[0].1);
    if !several || !pairs.iter().any(|pair| brings_any(&moment.forces[pair.0].effect.rewrite)) {
        return Vec::new();
    }
    let mut lists = Vec::new();
    for (at, force) in moment.forces.iter().enumerate() {
        let is_left = moment.world.left_of(&force.key, &force.effect) != Some(0);
        if !force.runs_out() || !is_left || pairs.iter().any(|pair| pair.0 == at) {
            continue;
        }
        let event = &force.effect.when.event;
        let comes = |pair: &&Pair| {
            let part = &moment.pending.parts[pair.1];
            let asked = asks_how_much(&force.effect.when) && is_same_kind(event, &part.act);
            let brought = brings(&moment.forces[pair.0].effect.rewrite, event);
            !part.marks.contains(&force.key) && (asked || brought)
        };
        let parts: Vec<usize> = pairs.iter().filter(comes).map(|pair| pair.1).collect();
        if parts.iter().any(|part| *part != parts[0]) {
            lists.push(parts);
        }
    }
    lists
}

/// Whether an effect can make a part one of another kind, or one that is dealt to somebody else.
fn brings_any(rewrite: &Rewrite) -> bool {
    let damage = EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None };
    let counters = EventPattern::PutCounters { who: Who::Anyone, on: Whom::Any, kind: None };
    let mana = EventPattern::AddMana { who: Who::Anyone, from: What::Any, mana: None, tapped: false };
    let loss = EventPattern::LoseLife { who: Who::Anyone };
    [damage, counters, mana, loss].iter().any(|event| brings(rewrite, event))
}

/// The parts of a player that share the effect of a pair with its part.
fn shared(moment: &Moment<'_>, all: &[Pair], pairs: &[Pair], pair: Pair) -> Option<Vec<usize>> {
    let force = &moment.forces[pair.0];
    if !force.runs_out() && scope(moment, force) == Scope::EachPart {
        return None;
    }
    let can = |part: usize| pairs.contains(&(pair.0, part));
    let later = |p: &&Pair| {
        let part = &moment.pending.parts[p.1];
        let asked = asks_how_much(&force.effect.when) && is_same_kind(&force.effect.when.event, &part.act);
        let other = &moment.forces[p.0].effect.rewrite;
        !can(p.1) && !part.marks.contains(&force.key) && (asked || brings(other, &force.effect.when.event))
    };
    let later: Vec<usize> = pairs.iter().filter(later).map(|p| p.1).collect();
    if force.runs_out() || !later.is_empty() {
        let now = pairs.iter().filter(|p| p.0 == pair.0).map(|p| p.1);
        return Some(now.chain(later).collect());
    }
    let numbers = offer(moment, all, pair).parts;
    Some(numbers.into_iter().filter_map(|number| moment.pending.at(number)).collect())
}

/// Whether an effect can make a part one that such an effect looks at: whom it is dealt to, where it goes, what else
/// happens.
fn brings(rewrite: &Rewrite, event: &EventPattern) -> bool {
    let enters = matches!(event, EventPattern::Enter { .. } | EventPattern::PutCounters { .. });
    match rewrite {
        Rewrite::Redirect { .. } | Rewrite::DealtBy(_) => matches!(event, EventPattern::Damage { .. }),
        Rewrite::ToZone { .. } => enters || matches!(event, EventPattern::Move { .. }),
        Rewrite::EnterUnder(_) => enters || matches!(event, EventPattern::Create { .. }),
        Rewrite::EnterTapped
        | Rewrite::EnterUntapped
        | Rewrite::EnterWithCounters { .. }
        | Rewrite::EnterAsCopy { .. }
        | Rewrite::EnterAs(_)
        | Rewrite::EnterTransformed
        | Rewrite::EnterFaceDown
        | Rewrite::EnterAttached(_) => enters,
        Rewrite::ManaOf(_) => matches!(event, EventPattern::AddMana { .. }),
        Rewrite::Become(_) | Rewrite::With(_) | Rewrite::UnlessPaid { .. } | Rewrite::AsEnters(_) => true,
        Rewrite::All(all) | Rewrite::ChooseOne(all) => all.iter().any(|one| brings(one, event)),
        Rewrite::Scale(_)
        | Rewrite::Prevent(_)
        | Rewrite::Instead(_)
        | Rewrite::Also(_)
        | Rewrite::ExtraDice { .. }
        | Rewrite::Regenerate
        | Rewrite::Skip
        | Rewrite::SkipThen(_)
        | Rewrite::Nothing => false,
    }
}

fn asks_how_much(when: &Pattern) -> bool {
    let much = |node: Node<'_>| matches!(node, Node::Amount(Amount::ThatMuch));
    matches!(when.event, EventPattern::DrawCards { at_least: 1.., .. })
        || when.only_if.iter().any(|one| Node::from(one).any(&much))
}

/// Whether a part is of the kind that a pattern is about, whoever it affects.
fn is_same_kind(event: &EventPattern, act: &Act) -> bool {
    matches!(
        (event, act),
        (EventPattern::Damage { .. }, Act::Damage { .. })
            | (EventPattern::GainLife { .. }, Act::GainLife { .. })
            | (EventPattern::LoseLife { .. }, Act::LoseLife { .. })
            | (EventPattern::DrawCards { .. }, Act::DrawCards { .. })
            | (EventPattern::Create { .. }, Act::Create { .. })
            | (EventPattern::PutCounters { .. }, Act::PutCounters { .. })
            | (EventPattern::RemoveCounters { .. }, Act::RemoveCounters { .. })
    )
}
