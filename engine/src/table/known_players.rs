//! Who is meant where somebody may have left the game.

use super::selectors::{Evaluator, Players};
use language::select::Who;
use statements::ids::PlayerId;

impl Evaluator<'_> {
    /// The players who are meant, those included who have left the game where one player is meant: of them it is known what
    /// was so before they left (CR 800.4i (2026-04-17), 800.4g (2012-05-01), 600.4e (2008-02-01)).
    ///
    /// Judgement: so, too, at 2006-10-01, when no text speaks of it.
    pub(crate) fn known_players(&self, who: &Who) -> Players {
        let there = self.players(who);
        if !there.is_empty() || !is_one(who) {
            return there;
        }
        self.once_players(who)
    }

    /// The players who are meant, those included who have left the game: what they have done and what has happened to them
    /// counts (CR 800.4i (2026-04-17)).
    pub(crate) fn once_players(&self, who: &Who) -> Players {
        let all = (0..self.state.players.len()).map(PlayerId::at);
        all.filter(|&player| self.includes(who, player)).collect()
    }
}

/// Whether words speak of one player, and not of all whom something is so of.
const fn is_one(who: &Who) -> bool {
    match who {
        Who::You
        | Who::Active
        | Who::Named(_)
        | Who::Affected
        | Who::ControllerOf(_)
        | Who::OwnerOf(_)
        | Who::TargetedBy(_)
        | Who::Defending(_)
        | Who::SourceController
        | Who::ChosenPlayer
        | Who::EnchantedBy(_)
        | Who::Chosen(_) => true,
        Who::Anyone
        | Who::Opponents
        | Who::HappenedTo(_)
        | Who::Such(_)
        | Who::Designated(_)
        | Who::HasMark(_)
        | Who::OneOf(_)
        | Who::Not(_) => false,
    }
}
