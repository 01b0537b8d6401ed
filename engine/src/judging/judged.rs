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

/// What was judged of a whole event. It is true of the situation that was judged, and of no other.
#[derive(Default)]
pub(crate) struct Judged {
    /// The applicable effects, part by part.
    pub(crate) found: SmallVec<[Applicable; 16]>,
    /// Whom each part affects.
    pub(crate) about: SmallVec<[Affected; 2]>,
    /// The parts that won't happen whatever is applied to others: they are nothing, or can't.
    pub(crate) void: SmallVec<[u16; 4]>,
    /// What the rules of the date do not decide about the event, and no reading has been taken of yet.
    pub(crate) dispute: Option<Dispute>,
    /// What is on offer; none when nothing is applicable.
    pub(crate) offers: Option<Offers>,
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

/// Takes out of the pending event what effects have brought to nothing, and judges what is left of it. Where `fold` is
/// asked for, interchangeable effects are one pick.
///
/// # Errors
/// When a number does not fit.
pub(crate) fn judge(table: &mut Table, situation: &mut Situation, fold: bool) -> Result<Judged, TooLarge> {
    prune(table, situation)?;
    bar_modes(table, situation)?;
    let pending = PendingEvent::new(table, situation);
    let mut judged = pending.judged();
    judged.offers = pending.ordered(&judged, fold);
    Ok(judged)
}

impl PendingEvent<'_> {
    /// Judges every part; nothing is on offer yet.
    pub(crate) fn judged(&self) -> Judged {
        let parts = self.situation.parts.len();
        // Mostly a few effects look at each part.
        let (found, about) = (SmallVec::with_capacity(4 * parts), SmallVec::with_capacity(parts));
        let mut judged = Judged { found, about, ..Judged::default() };
        for (at, _) in (0u16..).zip(&self.situation.parts) {
            let context = self.context(usize::from(at));
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
            judged.about.push(context.affected);
        }
        let is_flat = judged.found.iter().all(|one| one.tier == judged.found[0].tier);
        judged.is_plain = is_flat && self.situation.parts.iter().all(|part| part.within.is_none());
        judged.dispute = judged.dispute.filter(|&dispute| self.situation.readings.second(dispute).is_none());
        judged
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
