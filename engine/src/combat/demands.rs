//! What permanents say of attackers and blockers: what can't be declared, and what has to be if it can.

use crate::judging::pending_event::PendingEvent;
use crate::table::NO_ORIGIN;
use crate::table::view::Restricting;
use language::board::Restriction;
use language::effect::{Cause, EventPattern, Pattern};
use language::event::Deed;
use statements::combat::Says;
use statements::forbids::Forbids;
use statements::happening::Happening;
use statements::ids::{ObjectId, Target};
use statements::part::{Marks, Part};

/// A creature does something in combat, with regard to somebody or something where that is named.
pub(crate) fn part(object: ObjectId, deed: Deed, to: Option<Target>) -> Part {
    let happening = Happening::undergoes(object, deed, to);
    Part::new(happening, Cause::TurnBased, NO_ORIGIN, Marks::default())
}

/// What is said of a declaration on one board.
#[derive(Clone, Copy)]
pub(crate) struct Demands<'a> {
    pub(crate) pending: PendingEvent<'a>,
}

impl<'a> Demands<'a> {
    pub(crate) fn name(&self, id: ObjectId) -> String {
        self.pending.table.object_name(id).to_owned()
    }

    pub(crate) fn target(&self, target: Target) -> String {
        match target {
            Target::Player(player) => self.pending.table.player_name(player).to_owned(),
            Target::Object(id) => self.name(id),
        }
    }

    /// What says that this can't be done.
    pub(crate) fn forbids(&self, part: &Part) -> Option<Says> {
        self.pending.restricted_by(part).map(|found| self.says(found))
    }

    /// Who says something, and by which keyword.
    pub(crate) fn says(&self, restricting: &Restricting) -> Says {
        let source_name = match self.pending.culprit(restricting) {
            Forbids::Permanent(source) | Forbids::Lasting(Some(source)) => self.name(source),
            Forbids::WhatEnters | Forbids::Lasting(None) => "an effect".to_owned(),
        };
        Says { source_name, keyword: restricting.keyword }
    }

    /// What a creature says of itself.
    pub(crate) fn own(&self, id: ObjectId) -> impl Iterator<Item = &'a Restricting> + use<'a> {
        let all = &self.pending.view.restrictions;
        all.iter().filter(move |restricting| restricting.by == Forbids::Permanent(id))
    }

    /// By how many creatures at least something is blocked, if by any, with what says so.
    pub(crate) fn at_least(&self, attacker: ObjectId) -> Option<(u64, &'a Restricting)> {
        let number = |one: &'a Restricting| {
            if let Restriction::BlockedByAtLeast(number) = *one.restriction {
                Some((number, one))
            } else {
                None
            }
        };
        self.own(attacker).filter_map(number).max_by_key(|(number, _)| *number)
    }

    /// By how many creatures at most something is blocked, with what says so.
    pub(crate) fn at_most(&self, attacker: ObjectId) -> Option<(u64, &'a Restricting)> {
        let number = |one: &'a Restricting| {
            if let Restriction::BlockedByAtMost(number) = *one.restriction {
                Some((number, one))
            } else {
                None
            }
        };
        self.own(attacker).filter_map(number).min_by_key(|(number, _)| *number)
    }

    /// What says that a creature can't do this alone.
    pub(crate) fn never_alone(&self, id: ObjectId, deed: Deed) -> Option<&'a Restricting> {
        let alone =
            if deed == Deed::Attack { Restriction::NeverAttacksAlone } else { Restriction::NeverBlocksAlone };
        self.own(id).find(|restricting| *restricting.restriction == alone)
    }

    /// How many requirements this obeys, of those that name the other and of those that don't.
    pub(crate) fn required(&self, part: &Part, named: Named) -> usize {
        self.requirements(part, named).count()
    }

    /// The requirements that this obeys.
    fn requirements(&self, part: &Part, named: Named) -> impl Iterator<Item = &'a Pattern> {
        let all = self.pending.view.requirements.iter();
        let asks = move |pattern: &Pattern| {
            let EventPattern::Deed { to, .. } = &pattern.event else { return false };
            to.is_some() == (named == Named::Other)
        };
        let obeys = move |(source, pattern): &&'a (ObjectId, std::sync::Arc<Pattern>)| {
            asks(pattern) && self.pending.concerns(*source, pattern, part)
        };
        all.filter(obeys).map(|(_, pattern)| &**pattern)
    }

    /// The requirements that something becomes blocked, by one of these at least: for each whether each may be the one.
    pub(crate) fn wants_blocked(&self, attacker: ObjectId, by: &[ObjectId]) -> Vec<Vec<bool>> {
        let becomes =
            |blocker: Option<ObjectId>| part(attacker, Deed::BecomeBlocked, blocker.map(Target::Object));
        let mut all = vec![vec![true; by.len()]; self.required(&becomes(None), Named::Nobody)];
        for (source, pattern) in &self.pending.view.requirements {
            let EventPattern::Deed { deed: Deed::BecomeBlocked, to: Some(_), .. } = &pattern.event else {
                continue;
            };
            let can = |&blocker: &ObjectId| self.pending.concerns(*source, pattern, &becomes(Some(blocker)));
            let able: Vec<bool> = by.iter().map(can).collect();
            all.extend(able.contains(&true).then_some(able));
        }
        all
    }
}

/// Whether a requirement says whom or what it is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Named {
    /// It names whom to attack, or what to block.
    Other,
    /// Whoever it is.
    Nobody,
}
