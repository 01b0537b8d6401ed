//! Who picks now, and from what: contained events, tiers, players in turn order (CR 616.1 (2026-04-17)).

use smallvec::{SmallVec, smallvec};

use super::pending_event::{PendingEvent, scope};
use crate::events::affected::{Affected, affected};
use crate::pending::situation::Pick;
use language::effect::{Scope, Tier};
use language::rule::Switch;
use statements::ids::{EffectId, PlayerId};
use statements::verdict::{Reason, Verdict};

/// What is on offer at a moment.
#[derive(Clone, Debug)]
pub(crate) struct Offers {
    pub(crate) orderer: PlayerId,
    pub(crate) picks: Vec<Pick>,
}

/// An effect that is applicable to a part, before tiers and turns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Applicable {
    pub(crate) effect: EffectId,
    pub(crate) part: u16,
    tier: Tier,
}

/// The applicable effects of a whole event.
pub(crate) struct ApplicableEffects {
    pub(crate) found: SmallVec<[Applicable; 16]>,
    pub(crate) about: SmallVec<[Affected; 2]>,
    /// Nothing holds anything up: all tiers are the same, and no part lies in another.
    is_plain: bool,
}

impl ApplicableEffects {
    /// Whom the part affects for which an effect is applicable.
    pub(crate) fn about(&self, one: Applicable) -> &Affected {
        &self.about[usize::from(one.part)]
    }
}

impl PendingEvent<'_> {
    /// Whether any effect is applicable to any part.
    pub(crate) fn any_offer(&self) -> bool {
        (0..self.situation.parts.len()).any(|at| self.any_applicable(at))
    }

    /// Whether any effect looks at this kind of event.
    pub(crate) fn any_candidate(&self) -> bool {
        let blind = |part| self.coming(part).is_some_and(|coming| !coming.general.is_empty());
        self.situation.parts.iter().any(|part| self.candidates(part).next().is_some() || blind(part))
    }

    /// The applicable effects, and whom each part affects.
    pub(crate) fn applicable_effects(&self) -> ApplicableEffects {
        let (mut found, mut about): (SmallVec<[Applicable; 16]>, _) = (SmallVec::new(), SmallVec::new());
        for (at, _) in (0u16..).zip(&self.situation.parts) {
            let context = self.context(usize::from(at));
            for effect in self.applicable(&context) {
                found.push(Applicable { effect, part: at, tier: self.table.effect(effect).tier });
            }
            about.push(context.affected);
        }
        let is_flat = found.iter().all(|one| one.tier == found[0].tier);
        let is_plain = is_flat && self.situation.parts.iter().all(|part| part.within.is_none());
        ApplicableEffects { found, about, is_plain }
    }

    /// What is on offer; none when nothing is applicable.
    pub(crate) fn offers(&self, fold: bool) -> Option<Offers> {
        let applicable_effects = self.applicable_effects();
        let (orderer, mut picks) = if applicable_effects.is_plain && self.situation.parts.len() == 1 {
            // The usual case: one part, one tier, everything is on offer.
            applicable_effects.found.first()?;
            let pick = |one: &Applicable| Pick { effect: one.effect, parts: smallvec![0], multiplicity: 1 };
            (applicable_effects.about[0].orderer, applicable_effects.found.iter().map(pick).collect())
        } else {
            self.sorted_offers(&applicable_effects)?
        };
        if fold && picks.len() > 1 && self.table.classes(self.situation.board).twins {
            self.fold(&mut picks);
        }
        Some(Offers { orderer, picks })
    }

    /// The first player in turn order who has something to order, and from what that player picks.
    ///
    /// Judgement: one effect is picked, and then everything is looked at again from the active player on; no text says
    /// whether one choice or all of a player's come first.
    fn sorted_offers(&self, applicable_effects: &ApplicableEffects) -> Option<(PlayerId, Vec<Pick>)> {
        let open: SmallVec<[Applicable; 16]> = applicable_effects
            .found
            .iter()
            .copied()
            .filter(|&one| self.held_up(applicable_effects, one).is_none())
            .collect();
        let orderer = self
            .table
            .players_from_active(self.state)
            .find(|&player| open.iter().any(|&one| applicable_effects.about(one).orderer == player))?;
        let mine: SmallVec<[Applicable; 16]> =
            open.iter().copied().filter(|&one| applicable_effects.about(one).orderer == orderer).collect();
        let first = mine.iter().map(|one| one.part).min()?;
        let all_parts = self.sequence_matters(applicable_effects, orderer);
        // Before contained events waited, effects on an event and on what it contains stand together.
        let together = |at: u16| {
            let within = |one, other| self.situation.is_within(usize::from(one), usize::from(other));
            !self.table.on(Switch::ContainedWaits) && (within(at, first) || within(first, at))
        };
        let mut picks: Vec<Pick> = Vec::new();
        for one in mine.iter().filter(|one| all_parts || one.part == first || together(one.part)) {
            let parts = self.group(applicable_effects, *one);
            if !picks.iter().any(|pick| pick.effect == one.effect && pick.parts == parts) {
                picks.push(Pick { effect: one.effect, parts, multiplicity: 1 });
            }
        }
        Some((orderer, picks))
    }

    /// Why an applicable effect has to wait, if it has.
    fn held_up(&self, applicable_effects: &ApplicableEffects, one: Applicable) -> Option<Reason> {
        if applicable_effects.found.len() == 1 || applicable_effects.is_plain {
            return None;
        }
        if self.waits_for_outer(applicable_effects, one) {
            return Some(Reason::OuterFirst);
        }
        let before = |one: Applicable| {
            applicable_effects.found.iter().any(|other| {
                other.tier < one.tier
                    && self.same_affected(applicable_effects, *other, one)
                    && !self.waits_for_outer(applicable_effects, *other)
            })
        };
        // What takes several parts at once waits for what comes first at any of them.
        let parts = self.group(applicable_effects, one);
        let all = parts.iter().map(|&part| Applicable { part, ..one });
        (before(one) || parts.len() > 1 && all.into_iter().any(before)).then_some(Reason::EarlierTierFirst)
    }

    /// CR 616.1g (2026-04-17): an effect on a contained event waits for those on the outer one; one that takes several
    /// parts at once waits where any of them does.
    ///
    /// Judgement: the rules say of no effect that it waits for the sake of another part that it takes.
    fn waits_for_outer(&self, applicable_effects: &ApplicableEffects, one: Applicable) -> bool {
        let waits = |part: u16| {
            let part = usize::from(part);
            applicable_effects
                .found
                .iter()
                .any(|other| self.situation.is_within(part, usize::from(other.part)))
        };
        self.table.on(Switch::ContainedWaits) && self.group(applicable_effects, one).into_iter().any(waits)
    }

    /// Whether two applicable effects are sorted by tier against each other: they modify how the event affects
    /// the same player or object, or (before contained events waited) belong to one tree.
    fn same_affected(&self, applicable_effects: &ApplicableEffects, a: Applicable, b: Applicable) -> bool {
        if a.part == b.part {
            return true;
        }
        let (one, other) = (applicable_effects.about(a), applicable_effects.about(b));
        let root_of = |one: Applicable| self.situation.root_of(usize::from(one.part));
        let tree = root_of(a) == root_of(b);
        one.target.is_some() && one.target == other.target || tree && !self.table.on(Switch::ContainedWaits)
    }

    /// Judgement: a player who orders for several parts chooses the sequence where it can matter, which is where
    /// an effect that can run out is applicable to more than one of them; otherwise they go in board order.
    pub(crate) fn sequence_matters(&self, applicable_effects: &ApplicableEffects, orderer: PlayerId) -> bool {
        let mine = || {
            applicable_effects.found.iter().filter(|one| applicable_effects.about(**one).orderer == orderer)
        };
        mine().any(|one| {
            self.table.effect(one.effect).limit.is_some()
                && mine().any(|other| other.effect == one.effect && other.part != one.part)
        })
    }

    /// The parts that an effect takes at once when it is picked for one.
    fn group(&self, applicable_effects: &ApplicableEffects, one: Applicable) -> SmallVec<[u16; 4]> {
        let scope = scope(self.table, self.table.effect(one.effect));
        if scope == Scope::EachPart {
            return smallvec![one.part];
        }
        let Affected { target, orderer, .. } = *applicable_effects.about(one);
        let with = |other: &&Applicable| {
            let about = applicable_effects.about(**other);
            other.effect == one.effect
                && match scope {
                    Scope::EachPart => other.part == one.part,
                    Scope::PerRecipient => {
                        other.part == one.part || target.is_some() && about.target == target
                    }
                    Scope::PerSource => {
                        let source_of =
                            |one: Applicable| self.part(usize::from(one.part)).happening.damage_source();
                        source_of(**other) == source_of(one)
                    }
                    Scope::PerPlayer => about.orderer == orderer,
                    Scope::WholeEvent => true,
                }
        };
        applicable_effects.found.iter().filter(with).map(|other| other.part).collect()
    }

    /// Interchangeable effects become one pick: exchanging their sources leaves the situation equal.
    fn fold(&self, picks: &mut Vec<Pick>) {
        let mut kept: Vec<Pick> = Vec::with_capacity(picks.len());
        for pick in picks.drain(..) {
            match kept.iter_mut().find(|other| self.interchangeable(other, &pick)) {
                Some(other) => other.multiplicity += 1,
                None => kept.push(pick),
            }
        }
        *picks = kept;
    }

    fn interchangeable(&self, a: &Pick, b: &Pick) -> bool {
        let (one, other) = (self.table.effect(a.effect), self.table.effect(b.effect));
        let class = |source: Option<statements::ids::ObjectId>| {
            source.and_then(|id| self.table.classes(self.situation.board).class(id))
        };
        a.parts == b.parts
            && one.follows_source
            && other.follows_source
            && class(one.source).is_some()
            && class(one.source) == class(other.source)
            && one.body == other.body
            && one.source != other.source
            && !self.is_about(one.source)
            && !self.is_about(other.source)
            && self.same_history(a.effect, b.effect)
    }

    /// Whether the pending event names an object.
    fn is_about(&self, object: Option<statements::ids::ObjectId>) -> bool {
        let target = object.map(statements::ids::Target::Object);
        self.situation.parts.iter().any(|part| {
            affected(self.state, self.view, part).target == target
                || matches!(part.happening, statements::happening::Happening::Damage { source, .. } if source == object)
        })
    }

    /// Whether two effects were applied to the same parts and have the same left.
    fn same_history(&self, a: EffectId, b: EffectId) -> bool {
        let uses = |id| self.situation.uses.iter().find(|(key, _)| *key == id).map(|&(_, left)| left);
        uses(a) == uses(b)
            && self.situation.parts.iter().all(|part| part.was_applied(a) == part.was_applied(b))
    }

    /// The verdict on an effect for a part, given what is on offer.
    pub(crate) fn verdict(&self, offers: Option<&Offers>, effect: EffectId, at: u16) -> Verdict {
        let part = self.part(usize::from(at));
        if !self.candidates(part).any(|candidate| candidate == effect) {
            return Verdict::Not(self.not_a_candidate(effect, part));
        }
        if let Err(reason) = self.judge(effect, &self.context(usize::from(at))) {
            return Verdict::Not(reason);
        }
        let applicable_effects = self.applicable_effects();
        let one = Applicable { effect, part: at, tier: self.table.effect(effect).tier };
        if let Some(reason) = self.held_up(&applicable_effects, one) {
            return Verdict::Not(reason);
        }
        let offered = |pick: &Pick| pick.effect == effect && pick.parts.contains(&at);
        if offers.is_some_and(|offers| offers.picks.iter().any(offered)) {
            Verdict::Offered
        } else {
            Verdict::Waiting
        }
    }

    /// Why an effect isn't even looked at for a part.
    fn not_a_candidate(&self, effect: EffectId, part: &statements::part::Part) -> Reason {
        let entry = self.table.effect(effect);
        let blind = |part| self.coming(part).is_some_and(|coming| coming.general.contains(&effect));
        if entry.kind != part.happening.kind() {
            Reason::OtherEvent
        } else if self.situation.parts.iter().any(blind) {
            Reason::SourceEntering
        } else if crate::table::own_effects::enters_itself(&entry.body) {
            Reason::OnlyItself
        } else {
            Reason::NotInForce
        }
    }
}
