//! What happened before the events of a board.

use std::sync::Arc;

use hashbrown::HashMap;

use super::Laying;
use crate::table::asked::{Asked, Way};
use crate::table::history::{Being, Key, Of};
use crate::table::spent;
use crate::table::state::State;
use language::board::{Ability, Board, Happened};
use statements::ids::ObjectId;

impl Laying {
    /// What the board tells of what has happened, for each way in which something on it asks for that.
    pub(crate) fn happened(&self, board: &Board, state: &mut State) {
        if board.happened.is_empty() {
            return;
        }
        let places: HashMap<&str, usize> =
            board.objects.iter().enumerate().map(|(at, object)| (object.id.as_str(), at)).collect();
        let being = |id: &str, state: &State| {
            let object = ObjectId::at(*places.get(id)?);
            Some(Being { object, since: state.object(object).since })
        };
        // What took no part comes first: of an object it is told by how much more or less it was.
        let (of_objects, of_others): (Vec<&Happened>, Vec<&Happened>) =
            board.happened.iter().partition(|told| told.this.is_some());
        for told in of_others.into_iter().chain(of_objects) {
            for (asked, one) in self.table.asked.iter().enumerate().filter(|(_, one)| one.past == told.what) {
                let you = self.table.player_id(told.you.as_deref().filter(|_| one.of_you));
                let this = told.this.as_deref().filter(|_| one.of_this).and_then(|id| being(id, state));
                let bare = Key { asked, you, this: None, of: None };
                let mut counted = self.counted(one, told, &|id| being(id, state));
                if this.is_some() {
                    let others = state.history.all().filter(|(key, _)| Key { of: None, ..*key } == bare);
                    counted.extend(others.map(|(key, number)| (key.of, -number)));
                }
                for (of, number) in counted {
                    let key = Key { this, of, ..bare };
                    // What does not fit is told by its last entry.
                    if state.history.add(key, one.is_kept_once(), number).is_err() {
                        state.history.retain(|known| *known != key);
                    }
                }
            }
        }
    }

    /// How often abilities of objects have triggered that trigger only so often.
    pub(crate) fn has_triggered(&mut self, board: &Board, state: &mut State) {
        for (at, object) in board.objects.iter().enumerate() {
            let of = Being { object: ObjectId::at(at), since: state.object(ObjectId::at(at)).since };
            for (ability, times) in &object.has_triggered {
                let Ability::Triggered { at_most: Some((_, since)), .. } = ability else { continue };
                let place = self.table.limited.add(Arc::new(ability.clone()));
                let key = spent::Key { of, ability: place, since: *since };
                let added = state.spent.add(key, *times);
                debug_assert!(added.is_ok(), "what does not add up was refused");
            }
        }
    }

    /// What an entry says for one way of asking.
    fn counted(
        &self,
        one: &Asked,
        told: &Happened,
        being: &dyn Fn(&str) -> Option<Being>,
    ) -> Vec<(Option<Of>, i64)> {
        let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        let objects = |ids: &[String]| -> Vec<(Option<Of>, i64)> {
            ids.iter().filter_map(|id| being(id)).map(|being| (Some(Of::Object(being)), 1)).collect()
        };
        match one.way {
            Way::Ever | Way::Times => vec![(None, number(told.times))],
            Way::Total => vec![(None, number(told.total))],
            Way::Objects => objects(&told.to),
            Way::Dealers => objects(&told.dealt_by),
            Way::Players => {
                let players = told.to.iter().filter_map(|name| self.table.player_id(Some(name)));
                players.map(|player| (Some(Of::Player(player)), 1)).collect()
            }
        }
    }
}
