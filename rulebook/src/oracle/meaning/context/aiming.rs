//! What is targeted, and what was done to it.

use language::board::{ObjectKind, Targeting, Zone};
use language::event::Instruction;
use language::select::{Amount, Compare, Condition, What, Whom};

use super::{Aims, Context};
use crate::oracle::meaning::{Meant, Missing};
use crate::oracle::tree::{Like, Number, ThisWay, Trait};

impl Context {
    /// Targets something: as it is announced, or as a triggered ability is put on the stack.
    pub(in super::super) fn target(
        &mut self,
        kind: &str,
        of: Whom,
        (amount, or_fewer): (u64, bool),
        before: &mut Vec<Instruction>,
    ) -> Meant<String> {
        let called = self.name(kind);
        if !matches!(of, Whom::Player(_)) {
            self.targeted = Some(called.clone());
        }
        match self.aims {
            Aims::Announced if self.when_done => {
                let one = Targeting::one(called.clone(), of);
                before.push(Instruction::Target(Targeting { amount, or_fewer, ..one }));
            }
            Aims::Announced => {
                let (mode, if_paid) = (self.mode, self.if_paid.clone());
                let one = Targeting::one(called.clone(), of);
                self.targets.push(Targeting { amount, or_fewer, mode, if_paid, ..one });
            }
            Aims::AsItIsPut => {
                let before = if self.reflexive { before } else { &mut self.aimed };
                let one = Targeting::one(called.clone(), of);
                before.push(Instruction::Target(Targeting { amount, or_fewer, ..one }));
            }
            Aims::Never => return Err(Missing("a target of a static ability")),
        }
        Ok(called)
    }

    /// Targets as many as X is, where that is announced as well.
    pub(in super::super) fn target_x(
        &mut self,
        kind: &str,
        of: Whom,
        or_fewer: bool,
        before: &mut Vec<Instruction>,
    ) -> Meant<String> {
        let announced = self.announced || self.of_activation == Some(Amount::ThatMuch);
        let is_said = matches!(self.x, Some(Number::X) | None) && !self.x_was_said;
        if self.when_done || !self.announces() || !announced || !is_said {
            return Err(Missing("as many targets as something that is not announced"));
        }
        let called = self.target(kind, of, (1, or_fewer), before)?;
        if let Some(last) = self.targets.last_mut() {
            last.x = true;
        }
        Ok(called)
    }

    /// Two numbers are compared, of whose difference may be spoken behind that.
    pub(in super::super) fn compares(&mut self, so: &Condition) {
        let Condition::Number(one, compare, other) = so else { return };
        let (more, less) = match compare {
            Compare::AtLeast | Compare::MoreThan => (one, other),
            Compare::AtMost | Compare::LessThan => (other, one),
            Compare::Exactly => return,
        };
        self.difference = Some(Amount::Minus(Box::new(more.clone()), Box::new(less.clone())));
    }

    /// The object that was targeted last, if one was.
    pub(in super::super) fn targeted_before(&self) -> Option<What> {
        self.targeted.clone().map(What::Chosen)
    }

    /// The names of all that is targeted already, here or in these instructions.
    pub(in super::super) fn named_targets(&self, before: &[Instruction]) -> Vec<String> {
        let announced = self.targets.iter().filter(|one| one.mode == self.mode);
        let put = self
            .aimed
            .iter()
            .chain(before)
            .filter_map(|one| if let Instruction::Target(one) = one { Some(one) } else { None });
        announced.chain(put).map(|one| one.called.clone()).collect()
    }

    /// What a spell targets, where that is all that was named.
    pub(in super::super) fn only_target(&self) -> Option<What> {
        let named = self.created.is_some() || !self.touched.is_empty();
        if named || self.targets.len() != 1 { None } else { self.targeted_before() }
    }

    /// Takes back what is targeted by what will be done later: it is targeted now.
    pub(in super::super) fn take_targets(&mut self, inside: Self) {
        self.aimed.clone_from(&inside.aimed);
        self.take_back(inside);
    }

    /// Whether all to which the instruction before did something are like this, as it says itself.
    pub(in super::super) fn are_all(&self, like: &Like) -> bool {
        let Some(Like(said)) = &self.did_to else { return false };
        // That they are permanents, or cards, says what is done with them.
        let cards = self.did != Some(ThisWay::Put);
        let is_so = |one: &Trait| {
            matches!(one, Trait::Is(What::In(Zone::Battlefield)) | Trait::Spell)
                || cards && *one == Trait::Is(What::Kind(ObjectKind::Card))
                || said.contains(one)
        };
        like.0.iter().all(is_so)
    }
}
