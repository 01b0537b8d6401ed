//! What ends with a step or phase: combat, what lasts until the end of combat, and mana that is left.

use super::Interpreter;
use crate::events::begin::end_phase;
use crate::events::change::Change;
use crate::table::NO_ORIGIN;
use crate::table::turn::Ending;
use language::effect::Cause;
use language::rule::Switch;
use statements::chronicle::Happened;
use statements::decided::{Burn, Decided};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::part::{Marks, Part};

impl Interpreter<'_> {
    /// What lasts until the end of combat ends with that, and then unused mana is lost. Until 2009-07-11 it is lost at the end of phases only, and its player loses
    /// as much life (300.3 (2008-02-01)), but not while another player controls that player's turn
    /// (507.4 (2008-02-01)).
    pub(crate) fn ends(&mut self, ending: Ending) -> Result<(), TooLarge> {
        if ending == Ending::Phase {
            let mut change = Change::new(self.table, self.situation.board, self.situation.ledger);
            end_phase(&mut change);
            let mut state = change.state;
            state.course.end_phase();
            self.situation.board = self.table.keep_board(state);
        }
        self.lose_mana(ending)
    }

    /// Mana that is unused as something ends is lost, and life with it where that is so.
    pub(super) fn lose_mana(&mut self, ending: Ending) -> Result<(), TooLarge> {
        let burns = self.table.on(Switch::ManaBurn);
        if burns && ending == Ending::Step {
            return Ok(());
        }
        let mut state = self.table.board(self.situation.board).clone();
        let mut parts: Vec<Part> = Vec::new();
        for player in self.table.players_from_active(&state).collect::<Vec<_>>() {
            let unused = std::mem::take(&mut state.player_mut(player).mana);
            let amount = unused.into_iter().try_fold(0u64, u64::checked_add).ok_or(TooLarge)?;
            if amount == 0 {
                continue;
            }
            let is_controlled = player == state.active && self.table.chooser(&state, player) != player;
            let burn = match (burns, is_controlled) {
                (true, true) => Burn::Spared,
                (true, false) => Burn::LosesLife,
                (false, _) => Burn::Unknown,
            };
            self.table.log(|| Happened::Decided(Decided::ManaLost { player, amount, burn }));
            if burn == Burn::LosesLife {
                let loss = Happening::LoseLife { player, amount };
                // No damage has this result: the end of the phase does it (CR 300.3 (2006-10-01)).
                parts.push(Part::new(loss, Cause::TurnBased, NO_ORIGIN, Marks::default()));
            }
        }
        self.situation.board = self.table.keep_board(state);
        self.situation.add_parts(parts)?;
        Ok(())
    }
}
