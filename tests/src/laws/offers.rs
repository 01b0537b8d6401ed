//! Whether the steps out of a moment are what is offered at it.

use petgraph::graph::NodeIndex;

use engine::Ruling;
use language::effect::{Rewrite, Scope};
use language::rule::Switch;
use statements::ids::EffectId;
use statements::moment::{Moment, Step};
use statements::verdict::{Judged, Verdict};

/// An edge: an effect is picked for a part, and stands for so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pick {
    effect: EffectId,
    part: usize,
    multiplicity: u16,
}

/// Where a ruling's steps are not what is offered, in words; none when they are. `folded` says whether
/// interchangeable effects are one step.
pub fn unlike_steps(ruling: &Ruling, folded: bool) -> Option<String> {
    ruling.graph().node_indices().find_map(|at| {
        let wrong = match ruling.graph()[at] {
            Moment::Ordering => ordering(ruling, at, folded),
            Moment::Passing | Moment::Outcome => nothing_offered(ruling, at),
            // A loop is not looked into any more, and a decision is about the effect that was picked.
            Moment::Deciding | Moment::Loop | Moment::Open | Moment::Split => None,
        };
        wrong.map(|how| format!("at moment {}: {how}", at.index()))
    })
}

fn nothing_offered(ruling: &Ruling, at: NodeIndex) -> Option<String> {
    let offered = offered(ruling, at);
    (!offered.is_empty()).then(|| format!("{offered:?} although nobody picks"))
}

fn offered(ruling: &Ruling, at: NodeIndex) -> Vec<Judged> {
    let mut all = ruling.verdicts(at);
    all.retain(|judged| judged.verdict == Verdict::Offered);
    all
}

fn ordering(ruling: &Ruling, at: NodeIndex, folded: bool) -> Option<String> {
    let (mut offered, picks) = (offered(ruling, at), picks(ruling, at)?);
    if !folded {
        // Verdicts say what an effect would stand for; here each stands for itself.
        for judged in &mut offered {
            judged.multiplicity = 1;
        }
    }
    let of_other = |judged: &&Judged| {
        !is_wide(ruling, judged.effect) && ruling.orderer_of(at, judged.part) != ruling.orderer(at)
    };
    let wrong = picks
        .iter()
        .find(|pick| {
            !is_offered(pick, &offered) || picks.iter().filter(|other| same(pick, other)).count() > 1
        })
        .map(|pick| format!("{pick:?} is not what is offered: {offered:?}"))
        .or_else(|| {
            let missing = offered.iter().find(|judged| !has_step(ruling, judged, &picks))?;
            Some(format!("{missing:?} has no step among {picks:?}"))
        });
    let orderer =
        || offered.iter().find(of_other).map(|judged| format!("{judged:?} is not the orderer's to pick"));
    wrong.or_else(orderer).or_else(|| count(ruling, &offered, &picks))
}

/// The picks out of a moment; none when a step is no pick.
fn picks(ruling: &Ruling, at: NodeIndex) -> Option<Vec<Pick>> {
    let pick = |step| match ruling.graph()[step] {
        Step::Pick { effect, part, multiplicity } => {
            Some(Pick { effect, part: usize::from(part), multiplicity })
        }
        Step::Answer(_) | Step::Happens | Step::Lane(_) => None,
    };
    ruling.steps(at).into_iter().map(pick).collect()
}

fn same(one: &Pick, other: &Pick) -> bool {
    one.effect == other.effect && one.part == other.part
}

fn is_offered(pick: &Pick, offered: &[Judged]) -> bool {
    let is = |judged: &&Judged| {
        judged.effect == pick.effect && judged.part == pick.part && judged.multiplicity == pick.multiplicity
    };
    pick.multiplicity > 0 && offered.iter().filter(is).count() == 1
}

/// Whether there is a step for what is offered: its own, or that of an effect which it is interchangeable with.
fn has_step(ruling: &Ruling, judged: &Judged, picks: &[Pick]) -> bool {
    let covers =
        |pick: &&Pick| pick.part == judged.part || pick.part < judged.part && is_wide(ruling, judged.effect);
    if judged.multiplicity > 0 {
        return picks.iter().filter(covers).any(|pick| pick.effect == judged.effect);
    }
    picks
        .iter()
        .filter(covers)
        .any(|pick| pick.multiplicity > 1 && is_twin(ruling, pick.effect, judged.effect))
}

/// Whether two effects do the same and come from different sources.
fn is_twin(ruling: &Ruling, one: EffectId, other: EffectId) -> bool {
    let (one, other) = (ruling.effect(one), ruling.effect(other));
    one.effect == other.effect && one.source != other.source
}

/// Whether an effect may take several parts at once.
fn is_wide(ruling: &Ruling, effect: EffectId) -> bool {
    let effect = ruling.effect(effect).effect;
    let one_source = matches!(effect.rewrite, Rewrite::Prevent(_))
        && Switch::StaticAmountPerSource.in_force(ruling.as_of());
    one_source
        || effect.when.scope != Scope::EachPart
        || effect.is_shield()
        || effect.rewrite.floor().is_some()
}

/// Where every effect takes one part, there are as many picks as offers.
fn count(ruling: &Ruling, offered: &[Judged], picks: &[Pick]) -> Option<String> {
    let wide = offered.iter().any(|judged| is_wide(ruling, judged.effect));
    let stand_for: usize = picks.iter().map(|pick| usize::from(pick.multiplicity)).sum();
    (!wide && stand_for != offered.len()).then(|| format!("{picks:?} stand for other than {offered:?}"))
}
