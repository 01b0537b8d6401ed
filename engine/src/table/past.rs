//! Asking for what has happened.

use super::Table;
use super::asked::{Asked, Way};
use super::history::{Being, History, Key, Of};
use super::selectors::Evaluator;
use super::thing::Thing;
use language::select::{Past, Since};
use statements::ids::LastId;

impl Table {
    /// Forgets what has happened since one of these began, as another begins.
    pub(crate) fn forget(&self, history: &mut History, over: &[Since]) {
        if self.asked.is_empty() {
            return;
        }
        if over.contains(&Since::Turn) {
            self.becomes_last_turn(history);
        }
        history.retain(|key| !over.contains(&self.asked[key.asked].past.since));
    }

    /// What has happened in the turn that is over has done so last turn, and what did before that is forgotten.
    fn becomes_last_turn(&self, history: &mut History) {
        let is_of_last = |one: &Asked| one.past.since == Since::LastTurn;
        if !self.asked.iter().any(is_of_last) {
            return;
        }
        history.retain(|key| !is_of_last(&self.asked[key.asked]));
        let last: Vec<(usize, usize)> = self
            .asked
            .iter()
            .enumerate()
            .filter(|(_, one)| is_of_last(one))
            .filter_map(|(at, one)| {
                let past = Past { since: Since::Turn, ..one.past.clone() };
                let of_turn = self.asked.iter().position(|of| of.way == one.way && of.past == past)?;
                Some((of_turn, at))
            })
            .collect();
        history.know_as(&last);
    }

    /// Whether it is asked for objects to which something has happened.
    pub(crate) fn asks_for_objects(&self) -> bool {
        self.asked.iter().any(|one| one.of_this || matches!(one.way, Way::Objects | Way::Dealers))
    }
}

impl Evaluator<'_> {
    /// How often or how much has happened of what is asked for in this way, to whom.
    pub(super) fn past(&self, past: &Past, way: Way, of: Option<Of>) -> u64 {
        let known = self.table.asked.iter().position(|one| one.way == way && one.past == *past);
        let Some(asked) = known else { return 0 };
        let Asked { of_you, of_this, .. } = self.table.asked[asked];
        let history = self.history.unwrap_or(&self.state.history);
        let key = Key { asked, you: of_you.then_some(self.about.you), this: None, of };
        let this = of_this.then(|| self.this_being()).flatten();
        let of_its = this.map_or(0, |being| history.count(Key { this: Some(being), ..key }));
        u64::try_from(history.count(key).saturating_add(of_its)).unwrap_or(0)
    }

    /// Whether something has happened to an object, or it has dealt such damage.
    pub(super) fn has_been(&self, past: &Past, way: Way, thing: &Thing<'_>) -> bool {
        let being = thing.id.zip(thing.state).map(|(object, state)| Being { object, since: state.since });
        being.is_some_and(|being| self.past(past, way, Some(Of::Object(being))) >= past.times.max(1))
    }

    /// The source as what it is, or last was where the words mean that.
    fn this_being(&self) -> Option<Being> {
        let object = self.about.this?;
        let last = self.about.last.this.map(|last: LastId| self.table.lasts.get(last.index()).was.since);
        let left = self.lost.contains(&object).then(|| self.recalled(object)).flatten();
        let since = last.or(left.map(|known| known.was.since));
        Some(Being { object, since: since.unwrap_or_else(|| self.state.object(object).since) })
    }
}
