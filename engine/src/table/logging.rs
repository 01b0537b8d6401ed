//! Noting what happens on a way, for whoever wants to be told.

use super::Table;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::ids::PlayerId;
use statements::unread::OnUnknown;

impl Table {
    /// Notes what happens, if somebody wants to know.
    pub(crate) fn log(&mut self, happened: impl FnOnce() -> Happened) {
        if let Some(log) = self.writing() {
            log.push(happened());
        }
    }

    /// Says that a player draws from an empty library; once for several such draws in a row.
    pub(crate) fn log_empty_draw(&mut self, player: PlayerId) {
        let Some(log) = self.writing() else { return };
        match log.last_mut() {
            Some(Happened::DrewFromEmpty(other, times)) if *other == player => *times += 1,
            Some(_) | None => log.push(Happened::DrewFromEmpty(player, 1)),
        }
    }

    /// Says what the rules have decided, unless that has been said since anything happened.
    pub(crate) fn log_once(&mut self, decided: Vec<Decided>) {
        let Some(log) = self.writing() else { return };
        for one in decided.into_iter().map(Happened::Decided) {
            let since = log.iter().rposition(|one| matches!(one, Happened::Event(_))).unwrap_or(0);
            if !log[since..].contains(&one) {
                log.push(one);
            }
        }
    }

    /// Notes what depends on what cards are that nobody knows.
    pub(crate) fn note_on_unknown(&mut self, found: Vec<OnUnknown>) {
        for one in found {
            if let Err(at) = self.on_unknown.binary_search(&one) {
                self.on_unknown.insert(at, one);
            }
        }
    }

    /// Notes what is so still, if somebody wants to know and it is not noted already.
    pub(crate) fn log_still(&mut self, happened: Happened) {
        if let Some(log) = self.writing().filter(|log| !log.contains(&happened)) {
            log.push(happened);
        }
    }

    /// Where it is noted, if somebody wants to know. What is gone once more may go on where the ruling has found that it
    /// never ends: what comes only there has no name in the ruling, and is told by nobody.
    fn writing(&mut self) -> Option<&mut Vec<Happened>> {
        let beyond = self.told_of.is_some_and(|known| known != self.met());
        self.log.as_mut().filter(|_| !beyond)
    }

    /// How many objects, effects and abilities there have been.
    pub(crate) fn met(&self) -> [usize; 3] {
        [self.object_names.len(), self.entries.len(), self.abilities.len()]
    }
}
