//! What happened before the events of a board.

use hashbrown::HashMap;

use super::Laying;
use crate::table::asked::{Asked, Way};
use crate::table::history::{Being, Key, Of};
use crate::table::state::State;
use language::board::{Board, Happened};
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
        for told in &board.happened {
            for (asked, one) in self.table.asked.iter().enumerate().filter(|(_, one)| one.past == told.what) {
                let you = told.you.as_deref().filter(|_| one.of_you);
                let this = told.this.as_deref().filter(|_| one.of_this);
                let (you, this) = (self.table.player_id(you), this.and_then(|id| being(id, state)));
                for (of, number) in self.counted(one, told, &|id| being(id, state)) {
                    let key = Key { asked, you, this, of };
                    // What a file tells twice is told by its last entry where the sum does not fit.
                    if state.history.add(key, one.way, number).is_err() {
                        state.history.retain(|known| *known != key);
                    }
                }
            }
        }
    }

    /// What an entry says for one way of asking.
    fn counted(
        &self,
        one: &Asked,
        told: &Happened,
        being: &dyn Fn(&str) -> Option<Being>,
    ) -> Vec<(Option<Of>, u64)> {
        let objects = |ids: &[String]| -> Vec<(Option<Of>, u64)> {
            ids.iter().filter_map(|id| being(id)).map(|being| (Some(Of::Object(being)), 1)).collect()
        };
        match one.way {
            Way::Ever | Way::Times => vec![(None, told.times)],
            Way::Total => vec![(None, told.total)],
            Way::Objects => objects(&told.to),
            Way::Dealers => objects(&told.dealt_by),
            Way::Players => {
                let players = told.to.iter().filter_map(|name| self.table.player_id(Some(name)));
                players.map(|player| (Some(Of::Player(player)), 1)).collect()
            }
        }
    }
}
