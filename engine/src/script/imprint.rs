//! Imprint: cards that are exiled with a permanent (CR 607.2a (2026-04-17), 502.34 (2006-10-01)).

use super::Interpreter;
use language::board::Zone;
use language::select::What;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::unread::OnUnknown;

impl Interpreter<'_> {
    /// Those that are in exile now are exiled with the source, as long as they stay and it is the same object; with what
    /// the source was, where it has left.
    pub(crate) fn imprint(&mut self, what: &What) {
        let Some(source) = self.env.about.this else { return };
        let found = self.eval().objects(what);
        let mut state = self.table.board(self.situation.board).clone();
        let since = self.eval().this_since().unwrap_or(state.object(source).since);
        let cards: Vec<_> = found.into_iter().filter(|&id| state.object(id).zone == Zone::Exile).collect();
        // Cards that nobody knows are exiled with it all the same, and what it does with them isn't followed.
        let has_moved = *what == What::Done && self.env.about.result > 0;
        if cards.is_empty() && has_moved && self.has_unknown_in_exile() {
            self.table.note_on_unknown(vec![OnUnknown::Follows(Some(source))]);
            return;
        }
        for &id in &cards {
            state.object_mut(id).exiled_with = Some((source, since));
        }
        self.situation.board = self.table.keep_board(state);
        self.table.log(|| Happened::Decided(Decided::ExiledWith { what: source, cards, instead: false }));
    }

    fn has_unknown_in_exile(&self) -> bool {
        !self.eval().unknown_in_zones(&What::In(Zone::Exile)).is_empty()
    }
}
