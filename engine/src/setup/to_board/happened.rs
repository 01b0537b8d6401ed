//! What has happened, as a board tells it.

use super::Raising;
use crate::table::asked::Way;
use crate::table::history::{Being, Key, Of};
use language::board::Happened;

impl Raising<'_> {
    /// What has happened of all that anything asks for; one entry for each wording, by whoever asks. What took no part has an
    /// entry without an object.
    pub(crate) fn happened(&self) -> Vec<Happened> {
        let mut found: Vec<Happened> = Vec::new();
        let mut told: Vec<Key> = Vec::new();
        for (key, _) in self.state.history.all() {
            let askers = self.askers(key);
            for this in askers {
                let key = Key { this, ..key };
                let of_others = self.state.history.count(Key { this: None, ..key });
                let of_its = this.map_or(0, |_| self.state.history.count(key));
                let number = of_others.saturating_add(of_its);
                // What took no part, and to whom nothing has happened, needs no entry.
                let is_nothing = this.is_none() && number == 0;
                if is_nothing || told.contains(&key) || !self.is_there(key.of) {
                    continue;
                }
                told.push(key);
                let Some(bare) = self.bare(key) else { continue };
                let same =
                    |one: &Happened| (&one.what, &one.you, &one.this) == (&bare.what, &bare.you, &bare.this);
                let at = found.iter().position(same).unwrap_or_else(|| {
                    found.push(bare);
                    found.len() - 1
                });
                self.tell(&mut found[at], key, u64::try_from(number).unwrap_or(0));
            }
        }
        found.retain(|one| one.this.is_some() || one.times > 0 || one.total > 0);
        found.sort_by_cached_key(|one| format!("{:?}", (&one.what, &one.you, &one.this)));
        found
    }

    /// Who asks in the words of a key: what took no part, and every object that is still what it was of which anything else is
    /// known.
    fn askers(&self, of: Key) -> Vec<Option<Being>> {
        let is = |being: &Being| self.state.object(being.object).since == being.since;
        let known = self.state.history.all().filter(|(key, _)| (key.asked, key.you) == (of.asked, of.you));
        let mut all: Vec<Option<Being>> = vec![None];
        all.extend(known.filter_map(|(key, _)| key.this).filter(is).map(Some));
        all.dedup();
        all
    }

    /// Whether to whom it has happened is still what it was.
    fn is_there(&self, of: Option<Of>) -> bool {
        let Some(Of::Object(being)) = of else { return true };
        self.state.object(being.object).since == being.since
    }

    /// The entry for what is asked, as long as nothing is told.
    fn bare(&self, key: Key) -> Option<Happened> {
        let asked = self.table.asked.get(key.asked)?;
        Some(Happened {
            what: asked.past.clone(),
            you: key.you.map(|player| self.table.player_name(player).to_owned()),
            this: key.this.map(|being| self.names.object(being.object).to_owned()),
            times: 1,
            or_more: true,
            total: 0,
            to: Vec::new(),
            dealt_by: Vec::new(),
        })
    }

    fn tell(&self, entry: &mut Happened, key: Key, number: u64) {
        let Some(asked) = self.table.asked.get(key.asked) else { return };
        let name = match key.of {
            Some(Of::Player(player)) => Some(self.table.player_name(player).to_owned()),
            Some(Of::Object(being)) => Some(self.names.object(being.object).to_owned()),
            None => None,
        };
        let name = name.filter(|_| number > 0);
        match asked.way {
            Way::Ever => entry.times = number.min(1),
            Way::Times => (entry.times, entry.or_more) = (number, false),
            Way::Total => entry.total = number,
            // Who it has happened to several times is named so often, as far as that is asked.
            Way::Objects | Way::Players => {
                let times = usize::try_from(number.min(asked.past.times.max(1))).unwrap_or(1);
                entry.to.extend(name.into_iter().cycle().take(times));
            }
            Way::Dealers => entry.dealt_by.extend(name),
        }
    }
}
