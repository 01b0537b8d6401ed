//! What is told of an effect that is applied, where the event after it does not show it.
//!
//! One effect replaces all state-based actions that would do the same (CR 704.7 (2026-04-17), 704.6 (2009-07-11)), and where
//! they are events of their own, one of them. A token that goes elsewhere than onto the battlefield ceases to exist
//! (CR 111.7 (2026-04-17)).

use super::AppliedEffect;
use crate::judging::pending_event::PendingEvent;
use language::effect::Fate;
use language::rule::Switch;
use language::select::What;
use statements::decided::Decided;
use statements::happening::{Entering, Happening, Subject};
use statements::part::Part;
use statements::state_based::StateBased;

impl AppliedEffect<'_> {
    /// Says which are replaced at once, or which one of several that would do the same.
    pub(super) fn tell_state_based(&mut self) {
        if self.table.log.is_none() {
            return;
        }
        let told = self.places().into_iter().filter_map(|at| self.replaced_state_based(at)).collect();
        self.table.log_once(told);
    }

    /// The picked parts that are tokens which would enter, by place; none where nobody wants to know.
    pub(super) fn entering_tokens(&self) -> Vec<(usize, Entering)> {
        if self.table.log.is_none() {
            return Vec::new();
        }
        let token = |at: usize| {
            let entering = self.part(at).happening.entering()?;
            (entering.subject == Subject::Token).then_some((at, entering))
        };
        self.places().into_iter().filter_map(token).collect()
    }

    /// Says which of these tokens do something else than enter.
    pub(super) fn tell_tokens(&mut self, tokens: Vec<(usize, Entering)>) {
        if tokens.is_empty() {
            return;
        }
        let enters = |part: &Part| part.happening.entering().is_some_and(|one| one.subject == Subject::Token);
        let in_its_place = |at: usize| self.edits.iter().find(|(place, _)| *place == at).map(|(_, new)| new);
        let gone = |&(at, _): &(usize, Entering)| in_its_place(at).is_some_and(|new| !new.iter().any(enters));
        let told = tokens.into_iter().filter(gone);
        let told = told.map(|(_, entering)| Decided::TokenElsewhere(entering)).collect();
        self.table.log_once(told);
    }

    /// Says what would be among what can be chosen as something enters, if it did not enter at the same time
    /// (CR 614.13a, 702.38a (2026-04-17)).
    pub(super) fn tell_entering_too(&mut self, at: usize, what: &What, fate: Fate) {
        let revealed = fate == Fate::Revealed;
        if self.table.log.is_none() || !revealed && !self.table.on(Switch::EnteringCantBeChosen) {
            return;
        }
        let pending = PendingEvent::new(self.table, self.situation);
        let eval = self.eval();
        let enters_too = |(place, part): (usize, &Part)| {
            let Happening::Enter(entering) = part.happening else { return None };
            let in_hand = matches!(entering.subject, Subject::Object(id) if eval.is(what, &eval.thing(id)));
            let is_such = || pending.coming(part).is_some_and(|coming| eval.is(what, &coming.thing()));
            let is_such = if revealed { in_hand } else { is_such() };
            (place != at && is_such).then_some(Decided::EntersToo { what: entering, revealed })
        };
        let told = self.situation.parts.iter().enumerate().filter_map(enters_too).collect();
        self.table.log_once(told);
    }

    /// Nothing of a part that is there for one reason alone.
    fn replaced_state_based(&self, at: usize) -> Option<Decided> {
        let parts = &self.situation.parts;
        let outer = |&at: &usize| parts[at].within.map(usize::from);
        let place = std::iter::successors(Some(at), outer).last()?;
        let part = &parts[place];
        let reasons = |part: &Part| self.table.origin(part.from).due.clone();
        let due = reasons(part);
        let same = |(other, one): &(usize, &Part)| *other != place && one.happening == part.happening;
        let others = parts.iter().enumerate().filter(same);
        let left: Vec<StateBased> = others.flat_map(|(_, one)| reasons(one)).collect();
        let many = !due.is_empty() && due.len() + left.len() > 1;
        let of = part.happening.target().filter(|_| many)?;
        Some(Decided::ReplacesStateBased { effect: self.effect, of, due, left })
    }
}
