//! Who picks now, and from what: contained events, tiers, players in turn order (CR 616.1 (2026-04-17)).

use smallvec::{SmallVec, smallvec};

use super::judged::{Applicable, Judged, Offers};
use super::pending_event::PendingEvent;
use crate::judging::affected::Affected;
use crate::pending::situation::Pick;
use language::effect::Scope;
use language::rule::Switch;
use statements::happening::Happening;
use statements::ids::{EffectId, PlayerId};
use statements::verdict::{Reason, Verdict};

impl PendingEvent<'_> {
    /// What is on offer; none when nothing is applicable.
    pub(crate) fn offers(&self, fold: bool) -> Option<Offers> {
        self.ordered(&self.judged(), fold)
    }

    /// What is on offer of an event that has been judged; none when nothing is applicable.
    pub(crate) fn ordered(&self, judged: &Judged, fold: bool) -> Option<Offers> {
        judged.found.first()?;
        if judged.is_plain && self.situation.parts.len() == 1 {
            let effects = judged.found.iter().map(|one| one.effect);
            return Some(self.offers_of_one(judged.about[0].orderer, effects, fold));
        }
        let (orderer, picks) = self.sorted_offers(judged)?;
        Some(self.folded(orderer, picks, fold))
    }

    /// The usual case: one part, one tier, everything is on offer.
    pub(super) fn offers_of_one(
        &self,
        orderer: PlayerId,
        effects: impl IntoIterator<Item = EffectId>,
        fold: bool,
    ) -> Offers {
        let picks = effects.into_iter().map(|effect| Pick::new(effect, smallvec![0])).collect();
        self.folded(orderer, picks, fold)
    }

    fn folded(&self, orderer: PlayerId, mut picks: Vec<Pick>, fold: bool) -> Offers {
        if fold && picks.len() > 1 && self.table.classes(self.situation.board).twins {
            self.fold(&mut picks);
        }
        Offers { orderer, picks }
    }

    /// The first player in turn order who has something to order, and from what that player picks.
    ///
    /// Judgement: one effect is picked, and then everything is looked at again from the active player on; no text says
    /// whether one choice or all of a player's come first.
    fn sorted_offers(&self, judged: &Judged) -> Option<(PlayerId, Vec<Pick>)> {
        let sorted: SmallVec<[Applicable; 16]>;
        let open = if judged.is_plain {
            &judged.found
        } else {
            let is_open = |one: &&Applicable| self.held_up(judged, **one).is_none();
            sorted = judged.found.iter().filter(is_open).copied().collect();
            &sorted
        };
        let orderers = orderers(judged, open);
        let orderer = self.table.players_from_active(self.state).find(|player| orderers.contains(player))?;
        let mine = || open.iter().filter(|one| judged.about(**one).orderer == orderer);
        // They are found part by part.
        let first = mine().next()?.part;
        let tied = self.tied(judged, orderer, first);
        let mut picks: Vec<Pick> = Vec::new();
        for one in mine().filter(|one| tied.contains(&one.part)) {
            let parts = self.group(judged, *one);
            if !picks.iter().any(|pick| pick.effect == one.effect && pick.parts == parts) {
                picks.push(Pick::new(one.effect, parts));
            }
        }
        Some((orderer, picks))
    }

    /// Why an applicable effect has to wait, if it has.
    fn held_up(&self, judged: &Judged, one: Applicable) -> Option<Reason> {
        if judged.found.len() == 1 || judged.is_plain {
            return None;
        }
        if self.waits_for_outer(judged, one) {
            return Some(Reason::OuterFirst);
        }
        let before = |one: Applicable| {
            judged.found.iter().any(|other| {
                other.tier < one.tier
                    && self.same_affected(judged, *other, one)
                    && !self.waits_for_outer(judged, *other)
            })
        };
        // What takes several parts at once waits for what comes first at any of them.
        let parts = self.group(judged, one);
        let all = parts.iter().map(|&part| Applicable { part, ..one });
        (before(one) || parts.len() > 1 && all.into_iter().any(before)).then_some(Reason::EarlierTierFirst)
    }

    /// CR 616.1g (2026-04-17): an effect on a contained event waits for those on the outer one; one that takes several
    /// parts at once waits where any of them does.
    ///
    /// Judgement: the rules say of no effect that it waits for the sake of another part that it takes.
    fn waits_for_outer(&self, judged: &Judged, one: Applicable) -> bool {
        let waits = |part: u16| {
            let part = usize::from(part);
            judged.found.iter().any(|other| self.situation.is_within(part, usize::from(other.part)))
                || self.waits_for_more(part)
        };
        self.table.on(Switch::ContainedWaits) && self.group(judged, one).into_iter().any(waits)
    }

    /// Whether counters that something would enter with may still become more.
    fn waits_for_more(&self, part: usize) -> bool {
        let counters = self.part(part);
        matches!(counters.happening, Happening::EnterCounters { .. })
            && self.situation.parts.iter().any(|other| {
                let fated = other.within.map(|fated| self.part(usize::from(fated)));
                fated.is_some_and(|fated| fated.within == counters.within)
                    && self.table.promise(other).is_some()
            })
    }

    /// Whether two applicable effects are sorted by tier against each other: they modify how the event affects
    /// the same player or object, or (before contained events waited) belong to one tree.
    pub(super) fn same_affected(&self, judged: &Judged, a: Applicable, b: Applicable) -> bool {
        if a.part == b.part {
            return true;
        }
        let (one, other) = (judged.about(a), judged.about(b));
        let root_of = |one: Applicable| self.situation.root_of(usize::from(one.part));
        let tree = root_of(a) == root_of(b);
        one.target.is_some() && one.target == other.target || tree && !self.table.on(Switch::ContainedWaits)
    }

    /// The parts that an effect takes at once when it is picked for one.
    pub(super) fn group(&self, judged: &Judged, one: Applicable) -> SmallVec<[u16; 4]> {
        let scope = self.table.effect(one.effect).scope;
        if scope == Scope::EachPart {
            return smallvec![one.part];
        }
        let Affected { target, orderer, .. } = *judged.about(one);
        let with = |other: &&Applicable| {
            let about = judged.about(**other);
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
                            && self.which_for(one.effect, usize::from(other.part))
                                == self.which_for(one.effect, usize::from(one.part))
                    }
                    Scope::PerPlayer => about.orderer == orderer,
                    Scope::WholeEvent => true,
                }
        };
        judged.found.iter().filter(with).map(|other| other.part).collect()
    }

    /// Which of the like sources of a row deals this damage: each deals its own to each recipient, in the order of parts.
    pub(crate) fn which_of_its_row(&self, at: usize) -> u64 {
        self.situation.which_of_its_row(self.table, at)
    }

    /// The same for an effect, by which the damage of some of the row may have been prevented as a whole: that is no part of the
    /// event any more.
    pub(crate) fn which_for(&self, effect: EffectId, at: usize) -> u64 {
        let Happening::Damage { source: Some(source), to, .. } = self.part(at).happening else { return 0 };
        if let Some(which) = self.table.origin(self.part(at).from).of_row {
            return which;
        }
        let gone = self.situation.prevented.wholly(effect, source, to);
        (self.which_of_its_row(at) + gone) % self.state.object(source).count.max(1)
    }

    /// The verdict on an effect for a part, given what is applicable and what is on offer: both are the same for all
    /// parts, and long to find where there are many.
    pub(crate) fn verdict(
        &self,
        event: &Judged,
        offers: Option<&Offers>,
        effect: EffectId,
        at: u16,
    ) -> Verdict {
        let part = self.part(usize::from(at));
        if !self.candidates(part).any(|candidate| candidate == effect) {
            return Verdict::Not(self.not_a_candidate(effect, part));
        }
        if let Err(reason) = self.judge(effect, &self.context(usize::from(at))) {
            return Verdict::Not(reason);
        }
        let one = Applicable { effect, part: at, tier: self.table.effect(effect).tier };
        if let Some(reason) = self.held_up(event, one) {
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
        } else if self.table.promise(part).is_some() {
            Reason::OuterFirst
        } else if self.coming(part).is_some_and(|coming| coming.lost.contains(&effect)) {
            Reason::AbilityLost
        } else if self.situation.parts.iter().any(blind) {
            Reason::SourceEntering
        } else if crate::table::own_effects::enters_itself(&entry.body) {
            Reason::OnlyItself
        } else {
            Reason::NotInForce
        }
    }
}

/// Who has something to order, each once.
fn orderers(judged: &Judged, open: &[Applicable]) -> SmallVec<[PlayerId; 4]> {
    let mut orderers: SmallVec<[PlayerId; 4]> = SmallVec::new();
    for one in open {
        let orderer = judged.about(*one).orderer;
        if !orderers.contains(&orderer) {
            orderers.push(orderer);
        }
    }
    orderers
}
