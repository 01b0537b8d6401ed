//! Imprint: cards that are exiled with a permanent (CR 607.2a (2026-04-17), 502.34 (2006-10-01)).

use super::Interpreter;
use language::board::Zone;
use language::select::What;
use statements::chronicle::Happened;
use statements::decided::Decided;

impl Interpreter<'_> {
    /// Those that are in exile now are exiled with the source, as long as they stay and it is the same object; with what
    /// the source was, where it has left.
    pub(crate) fn imprint(&mut self, what: &What) {
        let Some(source) = self.env.about.this else { return };
        let found = self.eval().objects(what);
        let mut state = self.table.board(self.situation.board).clone();
        let since = self.eval().this_since().unwrap_or(state.object(source).since);
        let cards: Vec<_> = found.into_iter().filter(|&id| state.object(id).zone == Zone::Exile).collect();
        for &id in &cards {
            state.object_mut(id).exiled_with = Some((source, since));
        }
        self.situation.board = self.table.keep_board(state);
        self.table.log(|| Happened::Decided(Decided::ExiledWith { what: source, cards, instead: false }));
    }
}
