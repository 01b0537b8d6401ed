//! Which parts of a player stand together when there are several to order for.
//!
//! Judgement: the sequence is the player's where it can matter. It can where one effect is for several parts: it could be
//! used up on one or another of them, or what it takes at once depends on what was done to each before.

use super::at_once::{Pair, offer, scope, unit};
use super::moment::Moment;
use super::part::Act;
use language::effect::{EventPattern, Pattern, Rewrite, Scope};
use language::select::Amount;
use language::walk::Node;

/// The parts, by place, that a player takes together with the first.
pub(super) fn together(moment: &Moment<'_>, all: &[Pair], player: usize, first: usize) -> Vec<usize> {
    let his = |p: &&Pair| moment.orderer(&moment.pending.parts[p.1]) == player;
    let pairs: Vec<Pair> = all.iter().filter(his).copied().collect();
    let lists: Vec<Vec<usize>> = pairs.iter().filter_map(|pair| shared(moment, all, &pairs, *pair)).collect();
    let mut found = vec![first];
    loop {
        let linked = |p: usize| {
            let of_one_unit = found.iter().any(|f| unit(moment, *f) == unit(moment, p));
            let of_one_list =
                |list: &Vec<usize>| list.contains(&p) && list.iter().any(|at| found.contains(at));
            of_one_unit || lists.iter().any(of_one_list)
        };
        let next = pairs.iter().map(|pair| pair.1).find(|p| !found.contains(p) && linked(*p));
        match next {
            Some(next) => found.push(next),
            None => return found,
        }
    }
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
