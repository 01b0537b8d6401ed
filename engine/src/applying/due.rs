//! Tells which state-based actions an effect replaces: one effect replaces all that would do the same (CR 704.7
//! (2026-04-17), 704.6 (2009-07-11)), and where they are events of their own, one of them.

use super::AppliedEffect;
use statements::decided::Decided;
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
