//! What the objects and effects of a board are called that comes of an outcome.

use std::collections::BTreeSet;

use crate::table::Table;
use crate::table::state::State;
use statements::ids::{ObjectId, PlayerId};

/// What the id of a token without a name begins with.
pub(crate) const NAMELESS: &str = "Token";

/// The names of a board that is being raised. Each is unique among objects, effects and players.
pub(crate) struct Names {
    objects: Vec<String>,
    taken: BTreeSet<String>,
}

impl Names {
    /// Objects that the board listed keep their ids; new ones are called what they are, with a number where that is taken.
    /// One that is counted with another needs no name.
    pub(crate) fn of(table: &Table, state: &State, counts: &[Option<u64>]) -> Self {
        let players = (0..state.players.len()).map(|at| table.player_name(PlayerId::at(at)).to_owned());
        let listed = (0..table.listed).map(|at| table.object_name(ObjectId::at(at)).to_owned());
        let taken = players.chain(listed.clone()).chain(table.effect_ids.iter().cloned()).collect();
        let mut names = Self { objects: listed.collect(), taken };
        for at in table.listed..state.objects.len() {
            let name = &table.print(state.object(ObjectId::at(at)).print).name;
            let own = counts.get(at).copied().flatten().is_some();
            let name = if own { names.unique(name) } else { name.clone() };
            names.objects.push(name);
        }
        names
    }

    /// What an object is called.
    pub(crate) fn object(&self, id: ObjectId) -> &str {
        self.objects.get(id.index()).map_or("", String::as_str)
    }

    /// A name like this one that nothing has yet.
    pub(crate) fn unique(&mut self, like: &str) -> String {
        let like = if like.trim().is_empty() { NAMELESS } else { like };
        let numbered = (2u64..).map(|number| format!("{like} {number}"));
        let free = std::iter::once(like.to_owned()).chain(numbered).find(|name| !self.taken.contains(name));
        let name = free.unwrap_or_else(|| like.to_owned());
        self.taken.insert(name.clone());
        name
    }
}
