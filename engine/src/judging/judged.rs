//! A pending event that has been judged: once for each situation, and handed on to those who order, pick and let it happen.

use smallvec::SmallVec;

use super::affected::Affected;
use super::choosable::bar_modes;
use super::pending_event::PendingEvent;
use super::pruning::prune;
use crate::pending::situation::{Pick, Situation};
use crate::table::Table;
use language::dispute::Dispute;
use language::effect::Tier;
use statements::error::TooLarge;
use statements::ids::{EffectId, PlayerId};
use statements::part::Part;
use statements::verdict::Reason;

/// An effect that is applicable to a part, before tiers and turns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Applicable {
    pub(crate) effect: EffectId,
    pub(crate) part: u16,
    pub(crate) tier: Tier,
}

/// What is on offer at a moment.
#[derive(Clone, Debug)]
pub(crate) struct Offers {
    pub(crate) orderer: PlayerId,
    pub(crate) picks: Vec<Pick>,
}

/// What was judged of an event. It is true of the situation that was judged, and of no other.
#[derive(Debug, Default)]
pub(crate) struct Judged {
    /// The applicable effects, part by part.
    pub(crate) found: SmallVec<[Applicable; 16]>,
    /// Whom each part affects that has been judged: the first ones, or all.
    pub(crate) about: SmallVec<[Affected; 2]>,
    /// The parts that won't happen whatever is applied to others: they are nothing, or can't.
    pub(crate) void: SmallVec<[u16; 4]>,
    /// What the rules of the date do not decide about the event, and no reading has been taken of yet.
    pub(crate) dispute: Option<Dispute>,
    /// Nothing holds anything up: all tiers are the same, and no part lies in another.
    pub(crate) is_plain: bool,
}

impl Judged {
    /// Whom the part affects for which an effect is applicable.
    pub(crate) fn about(&self, one: Applicable) -> &Affected {
        &self.about[usize::from(one.part)]
    }

    /// What a player has to order.
    pub(crate) fn of(&self, orderer: PlayerId) -> impl Iterator<Item = &Applicable> {
        self.found.iter().filter(move |one| self.about(**one).orderer == orderer)
    }

    /// Those parts for which a player has something to order.
    pub(crate) fn parts_of(&self, orderer: PlayerId, are: impl Fn(usize) -> bool) -> SmallVec<[u16; 4]> {
        self.of(orderer).map(|one| one.part).filter(|&part| are(usize::from(part))).collect()
    }
}

/// What is kept of a judged event at which somebody picks, until its moment is explored. Very many moments wait for that.
#[derive(Debug)]
pub(crate) enum Open {
    /// What is applicable to the only part, with who orders: all of it is on offer.
    One(PlayerId, Box<[EffectId]>),
    /// Several parts, or several tiers: what has been judged so far.
    Several(Box<Judged>),
}

impl Open {
    /// About how many bytes it takes besides itself.
    pub(crate) fn bytes(&self) -> usize {
        match self {
            Self::One(_, effects) => effects.len() * size_of::<EffectId>() + 16,
            Self::Several(judged) => {
                let Judged { found, about, void, .. } = &**judged;
                size_of::<Judged>()
                    + found.capacity() * size_of::<Applicable>()
                    + about.capacity() * size_of::<Affected>()
                    + void.capacity() * 2
            }
        }
    }

    /// What is on offer of the event that was judged, on the situation that was. Where `fold` is asked for, interchangeable
    /// effects are one pick.
    pub(crate) fn offers(self, pending: PendingEvent<'_>, fold: bool) -> Option<Offers> {
        match self {
            Self::One(orderer, effects) => Some(pending.offers_of_one(orderer, effects, fold)),
            Self::Several(mut judged) => {
                pending.judge_rest(&mut judged);
                pending.ordered(&judged, fold)
            }
        }
    }
}

impl From<Judged> for Open {
    /// Something is applicable.
    fn from(judged: Judged) -> Self {
        match judged.about[..] {
            [Affected { orderer, .. }] if judged.is_plain => {
                Self::One(orderer, judged.found.iter().map(|one| one.effect).collect())
            }
            [..] => Self::Several(Box::new(judged)),
        }
    }
}

/// Takes out of the pending event what effects have brought to nothing, and judges what is left of it: all parts, or where
/// nothing else is asked of an event at which somebody picks, those up to the first for which something is applicable.
///
/// # Errors
/// When a number does not fit.
pub(crate) fn judge(table: &mut Table, situation: &mut Situation) -> Result<Judged, TooLarge> {
    prune(table, situation)?;
    bar_modes(table, situation)?;
    let pending = PendingEvent::new(table, situation);
    let mut judged = Judged::default();
    if table.watch.is_none() && pending.is_of_separate_parts() {
        pending.judge_until_open(&mut judged);
    } else {
        pending.judge_rest(&mut judged);
    }
    Ok(judged)
}

/// Judges an event of one part by itself, of which nothing has to be taken out, and that can happen. None where it is
/// another one, or nothing is applicable to it.
pub(crate) fn judged_as_it_stands(table: &Table, situation: &Situation) -> Option<Judged> {
    let pending = PendingEvent::new(table, situation);
    if situation.parts.len() != 1 || situation.looped.is_some() || !pending.is_of_separate_parts() {
        return None;
    }
    let judged = pending.judged();
    (judged.void.is_empty() && !judged.found.is_empty()).then_some(judged)
}

impl PendingEvent<'_> {
    /// Judges every part.
    pub(crate) fn judged(&self) -> Judged {
        let mut judged = Judged::default();
        self.judge_rest(&mut judged);
        judged
    }

    /// Whether each part is judged by itself, and no reading can be taken of any: nothing says that something can't happen, and
    /// no part lies in another.
    fn is_of_separate_parts(&self) -> bool {
        let is_alone = |part: &Part| part.within.is_none() && part.happening.entering().is_none();
        self.view.restrictions.is_empty() && self.situation.parts.iter().all(is_alone)
    }

    /// Judges part after part, up to the first for which something is applicable.
    fn judge_until_open(&self, judged: &mut Judged) {
        while judged.found.is_empty() && judged.about.len() < self.situation.parts.len() {
            self.judge_part(judged);
        }
        if judged.about.len() == self.situation.parts.len() {
            self.judge_rest(judged);
        }
    }

    /// Judges the parts that have not been judged.
    fn judge_rest(&self, judged: &mut Judged) {
        let left = self.situation.parts.len() - judged.about.len();
        // Mostly a few effects look at each part.
        judged.found.reserve(4 * left);
        judged.about.reserve(left);
        for _ in 0..left {
            self.judge_part(judged);
        }
        let is_flat = judged.found.iter().all(|one| one.tier == judged.found[0].tier);
        judged.is_plain = is_flat && self.situation.parts.iter().all(|part| part.within.is_none());
        judged.dispute = judged.dispute.filter(|&dispute| self.situation.readings.second(dispute).is_none());
    }

    /// Judges the next part.
    fn judge_part(&self, judged: &mut Judged) {
        let place = judged.about.len();
        #[expect(clippy::cast_possible_truncation, reason = "no pending event has so many parts")]
        let at = place as u16;
        let context = self.context(place);
        for &effect in self.likely(&context).into_iter().flatten() {
            let verdict = self.judge(effect, &context);
            if verdict.is_ok() {
                let tier = self.table.effect(effect).tier;
                judged.found.push(Applicable { effect, part: at, tier });
            } else if verdict == Err(Reason::Disputed) {
                judged.dispute = Some(Dispute::SelfReplacementOfCant);
            }
        }
        if context.nothing || context.forbidden {
            judged.void.push(at);
        }
        judged.about.push(context.facts.affected);
    }

    /// The parts that are nothing, or can't happen.
    pub(crate) fn void(&self) -> SmallVec<[u16; 4]> {
        let is_void = |&(_, at): &(u16, usize)| self.is_nothing(at) || self.forbidden(at);
        (0u16..).zip(0..self.situation.parts.len()).filter(is_void).map(|(at, _)| at).collect()
    }

    /// Whether any effect looks at events of the kinds of the parts from this one on, or did, had its ability not been taken
    /// away.
    pub(crate) fn any_candidate_from(&self, first: usize) -> bool {
        let blind = |part| {
            self.coming(part).is_some_and(|coming| !(coming.general.is_empty() && coming.lost.is_empty()))
        };
        let mut parts = self.situation.parts.iter().skip(first);
        parts.any(|part| self.candidates(part).next().is_some() || blind(part))
    }
}
