//! What has happened, as a board tells it.

use super::Raising;
use crate::table::asked::Way;
use crate::table::history::{Being, Key, Of};
use language::board::Happened;

impl Raising<'_> {
    /// What has happened of all that anything asks for; one entry for each wording, by whoever asks.
    pub(crate) fn happened(&self) -> Vec<Happened> {
        let mut found: Vec<Happened> = Vec::new();
        for (key, number) in self.state.history.all() {
            let Some(bare) = self.bare(key) else { continue };
            let same =
                |one: &Happened| (&one.what, &one.you, &one.this) == (&bare.what, &bare.you, &bare.this);
            let at = found.iter().position(same).unwrap_or_else(|| {
                found.push(bare);
                found.len() - 1
            });
            self.tell(&mut found[at], key, number);
        }
        found
    }

    /// The entry for what is asked; none where who asked is not what it was any more: nobody can ask again.
    fn bare(&self, key: Key) -> Option<Happened> {
        let asked = self.table.asked.get(key.asked)?;
        let is = |being: Being| self.state.object(being.object).since == being.since;
        if key.this.is_some_and(|being| !is(being)) {
            return None;
        }
        if let Some(Of::Object(being)) = key.of
            && !is(being)
        {
            return None;
        }
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
        match asked.way {
            Way::Ever => {}
            Way::Times => (entry.times, entry.or_more) = (number, false),
            Way::Total => entry.total = number,
            Way::Objects | Way::Players => entry.to.extend(name),
            Way::Dealers => entry.dealt_by.extend(name),
        }
    }
}
