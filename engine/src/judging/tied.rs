//! Parts that are gone through together: those of one player between which the sequence may matter.
//!
//! Picks for different parts mostly commute, since an effect changes the part to which it is applied. What they share
//! ties them: effects that can run out, that take several parts at once, or that look at the whole event.

use smallvec::{SmallVec, smallvec};

use super::judged::{Applicable, Judged};
use super::pending_event::PendingEvent;
use crate::table::effect_entry::EffectEntry;
use crate::table::leading::BROUGHT;
use language::effect::{EventPattern, Kind, Pattern};
use language::event::Event;
use language::rule::Switch;
use language::select::Amount;
use language::walk::Node;
use statements::happening::Happening;
use statements::ids::{EffectId, PlayerId};

/// Parts, by place.
pub(crate) type Parts = SmallVec<[u16; 4]>;

impl PendingEvent<'_> {
    /// The parts that a player goes through together with the first that there is something to order for.
    ///
    /// Judgement: a player who orders for several parts chooses the sequence where it can matter. Other parts go in board
    /// order, since whatever comes first, the same comes of it.
    ///
    /// Known gap: where something is done right after the event for each of them, it is done in that order, too.
    pub(crate) fn tied(&self, judged: &Judged, orderer: PlayerId, first: u16) -> Parts {
        let mut tied: Parts = smallvec![first];
        let lists = self.ties(judged, orderer);
        let mut known = 0;
        while known < tied.len() {
            let part = tied[known];
            let with = lists.iter().filter(|list| list.contains(&part)).flatten().copied();
            let new: Parts = with.chain(self.in_one_tree(judged, part)).collect();
            let is_listed = lists.iter().any(|list| list.contains(&part));
            let before = if is_listed { self.holding_up(judged, orderer, part) } else { Parts::new() };
            for other in new.into_iter().chain(before) {
                if !tied.contains(&other) {
                    tied.push(other);
                }
            }
            known += 1;
        }
        tied
    }

    /// The parts of a player that have to come before a part, since there an effect of an earlier tier is applicable: until
    /// then nobody can say whether that part, or another one that is tied to it, is the first.
    fn holding_up(&self, judged: &Judged, orderer: PlayerId, part: u16) -> Parts {
        let is_flat = judged.found.iter().all(|one| one.tier == judged.found[0].tier);
        if is_flat {
            return Parts::new();
        }
        let here = || judged.of(orderer).filter(|one| one.part == part);
        let holds_up = |other: &&Applicable| {
            other.part != part
                && here().any(|one| other.tier < one.tier && self.same_affected(judged, **other, *one))
        };
        judged.of(orderer).filter(holds_up).map(|one| one.part).collect()
    }

    /// Before contained events waited, effects on an event and on what it contains stand together.
    fn in_one_tree(&self, judged: &Judged, part: u16) -> Parts {
        if self.table.on(Switch::ContainedWaits) {
            return Parts::new();
        }
        let within = |one: u16, other: u16| self.situation.is_within(usize::from(one), usize::from(other));
        let all = judged.found.iter().map(|one| one.part);
        all.filter(|&other| within(other, part) || within(part, other)).collect()
    }

    /// Lists of parts of a player of which the sequence may matter.
    fn ties(&self, judged: &Judged, orderer: PlayerId) -> Vec<Parts> {
        let mine = || judged.of(orderer);
        let mut ties: Vec<Parts> = Vec::new();
        let Some(any) = mine().next() else { return ties };
        let (mut is_one, mut may_tie) = (true, self.has_floors());
        for one in mine() {
            is_one &= one.part == any.part;
            may_tie |= self.table.effect(one.effect).may_tie();
        }
        if is_one || !may_tie {
            return ties;
        }
        let mut known: Vec<EffectId> = Vec::new();
        for one in mine().filter(|one| self.is_shared(one.effect)) {
            if known.contains(&one.effect) {
                continue;
            }
            known.push(one.effect);
            self.tie_of_shared(judged, one.effect, orderer, &mut ties);
        }
        let brings = |one: &Applicable| self.table.effect(one.effect).leads.to_any(BROUGHT);
        if mine().any(brings) {
            ties.extend(self.ties_to_come(judged, orderer, &known));
        }
        if mine().any(|one| looks_at_other_damage(self.table.effect(one.effect))) {
            ties.push(judged.parts_of(orderer, |at| self.part(at).happening.kind() == Kind::Damage));
        }
        self.ties_of_floors(judged, orderer, &mut ties);
        ties
    }

    /// Whether an effect is one for several parts: it can run out, or takes several at once.
    pub(crate) fn is_shared(&self, effect: EffectId) -> bool {
        self.table.effect(effect).is_shared()
    }

    /// The parts that an effect shares: those for which it can run out, or which it takes at once, and those to which
    /// it may come to be applicable.
    fn tie_of_shared(&self, judged: &Judged, effect: EffectId, orderer: PlayerId, ties: &mut Vec<Parts>) {
        let here = || judged.of(orderer).filter(|one| one.effect == effect);
        let more = self.may_come_to(judged, effect, orderer);
        if self.table.effect(effect).limit.is_some() || !more.is_empty() {
            ties.push(here().map(|one| one.part).chain(more).collect());
            return;
        }
        // What other effects take at once says nothing of what this one does.
        let others = ties.len();
        for one in here() {
            if !ties[others..].iter().any(|tie| tie.contains(&one.part)) {
                ties.push(self.group(judged, *one));
            }
        }
    }

    /// The parts of a player to which an effect is not applicable now, and may be once others have been applied to them.
    fn may_come_to(&self, judged: &Judged, effect: EffectId, orderer: PlayerId) -> Parts {
        let entry = self.table.effect(effect);
        let number = reads_number(&entry.body.when);
        let brings = |one: &Applicable| {
            let kind = self.part(usize::from(one.part)).happening.kind();
            number && kind == entry.kind || self.table.effect(one.effect).leads.to(entry.kind)
        };
        let is_found = |at: u16| judged.found.iter().any(|one| one.effect == effect && one.part == at);
        let parts = judged.of(orderer).filter(|one| brings(one)).map(|one| one.part);
        parts.filter(|&at| !is_found(at) && !self.part(usize::from(at)).was_applied(effect)).collect()
    }

    /// The parts that come under an effect which can run out once others have been applied to them: where there are several,
    /// the first that does may use it up. It is applicable to none of them yet.
    fn ties_to_come(&self, judged: &Judged, orderer: PlayerId, known: &[EffectId]) -> Vec<Parts> {
        let is_left = |&id: &EffectId| {
            let entry = self.table.effect(id);
            !entry.left_out && entry.limit.is_some_and(|start| self.situation.left(id, start) > 0)
        };
        let all = self.view.all_effects().filter(|id| is_left(id) && !known.contains(id));
        let mut ties: Vec<Parts> = all.map(|id| self.may_come_to(judged, id, orderer)).collect();
        ties.retain(|parts| parts.iter().any(|part| *part != parts[0]));
        ties
    }

    /// A floor under a life total looks at all that its player would gain and lose at once.
    fn ties_of_floors(&self, judged: &Judged, orderer: PlayerId, ties: &mut Vec<Parts>) {
        let floors = || self.view.effects(Kind::LoseLife).iter().filter(|&&id| self.is_floor(id));
        if !self.has_floors() {
            return;
        }
        for player in self.table.players_from_active(self.state) {
            let is_life = |at: usize| {
                let happening = self.part(at).happening;
                matches!(happening,
                    Happening::LoseLife { player: who, .. } | Happening::GainLife { player: who, .. } if who == player)
            };
            let Some(at) = (0..self.situation.parts.len()).find(|&at| is_life(at)) else { continue };
            if floors().any(|&id| self.is_floor_of(id, at, player)) {
                let brings = |at: usize| self.may_be_life(judged, at);
                ties.push(judged.parts_of(orderer, |at| is_life(at) || brings(at)));
            }
        }
    }

    /// Whether something that can be applied to a part may make a gain or a loss of life of it.
    fn may_be_life(&self, judged: &Judged, at: usize) -> bool {
        let mut here = judged.found.iter().filter(|one| usize::from(one.part) == at);
        here.any(|one| self.table.effect(one.effect).leads.to(Kind::LoseLife))
    }

    /// Whether any effect in force is a floor under a life total.
    fn has_floors(&self) -> bool {
        self.view.effects(Kind::LoseLife).iter().any(|&id| self.is_floor(id))
    }

    /// Whether an effect is a floor under a life total.
    fn is_floor(&self, effect: EffectId) -> bool {
        let entry = self.table.effect(effect);
        !entry.left_out && entry.body.rewrite.floor().is_some()
    }

    /// Whether a floor is one under the life total of a player, whose life a part is about.
    fn is_floor_of(&self, effect: EffectId, at: usize, player: PlayerId) -> bool {
        let entry = self.table.effect(effect);
        let EventPattern::LoseLife { who } = &entry.body.when.event else { return false };
        self.eval(&self.env(effect, &self.open_context(at))).includes(who, player)
    }

    /// Whether an effect may bring a part under another that looks at another kind of event, or at somebody else.
    pub(crate) fn brings_under_others(&self, effect: EffectId) -> bool {
        self.table.effect(effect).leads.to_any(&[Kind::Damage, Kind::AddMana, Kind::Enter])
    }
}

/// Whether what is done in an event's place looks at all damage that is dealt at once: its excess goes elsewhere.
fn looks_at_other_damage(effect: &EffectEntry) -> bool {
    let sends_excess = |node: Node<'_>| matches!(node, Node::Event(Event::Damage { excess: Some(_), .. }));
    effect.leads.to(Kind::Damage) && Node::Rewrite(&effect.body.rewrite).any(&sends_excess)
}

/// Whether a pattern asks how much of the event there is.
pub(crate) fn reads_number(when: &Pattern) -> bool {
    let at_least = matches!(when.event,
        EventPattern::DrawCards { at_least, .. } | EventPattern::Deed { at_least, .. } if at_least > 0);
    let asks = |node: Node<'_>| matches!(node, Node::Amount(Amount::ThatMuch));
    at_least || when.only_if.iter().any(|condition| Node::Condition(condition).any(&asks))
}
