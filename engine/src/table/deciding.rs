//! Who makes a choice: whom its words name, or somebody in place of a player who has left the game.

use super::selectors::{Evaluator, Players};
use language::select::Who;
use statements::ids::PlayerId;

/// Who makes a choice.
pub(crate) enum Decides {
    /// This player; nobody where none is meant.
    One(Option<PlayerId>),
    /// This one in place of a player who has left the game; nobody where nobody else is there.
    InPlace { player: Option<PlayerId>, of: PlayerId },
    /// One of these, whom this player chooses, in place of a player who has left the game.
    OneOf { chooser: PlayerId, among: Players, of: PlayerId },
}

impl Evaluator<'_> {
    /// Who makes a choice that is left to these players: the first of those in the game, or somebody in place of the first who
    /// has left it.
    pub(crate) fn decides(&self, who: &Who) -> Decides {
        let one = self.first(who).or_else(|| self.first_who_left(who));
        one.map_or(Decides::One(None), |player| self.in_place_of(player))
    }

    /// The first player who is meant, where only players are who have left the game.
    pub(crate) fn has_left(&self, who: &Who) -> Option<PlayerId> {
        if self.first(who).is_some() { None } else { self.first_who_left(who) }
    }

    /// Who makes a choice of this player: another one where that player has left. The controller of what asks chooses who, an
    /// opponent if there is one and the choice would have been an opponent's (600.4d (2006-10-01), 800.4e (2009-07-11),
    /// 800.4f (2012-05-01), CR 800.4g (2026-04-17)).
    ///
    /// Judgement: where its controller has left, too, the next player in turn order makes the choice, as one that the rules ask
    /// for (CR 800.4h (2026-04-17)). No text says who else would choose a player.
    ///
    /// Judgement: a choice was an opponent's if the player who has left was one, whatever the words call that player.
    pub(crate) fn in_place_of(&self, player: PlayerId) -> Decides {
        let left = |player: PlayerId| self.state.player(player).left;
        if !left(player) {
            return Decides::One(Some(player));
        }
        let you = self.about.you;
        let all: Players = self.table.players_from_active(self.state).collect();
        if left(you) {
            return Decides::InPlace { player: self.next_after(player), of: player };
        }
        let is_opponent = |player: PlayerId| self.table.team(player) != self.table.team(you);
        let opponents: Players = all.iter().copied().filter(|&one| is_opponent(one)).collect();
        let others = if is_opponent(player) && !opponents.is_empty() { opponents } else { all };
        match others[..] {
            [] => Decides::InPlace { player: None, of: player },
            [only] => Decides::InPlace { player: Some(only), of: player },
            [..] => Decides::OneOf { chooser: you, among: others, of: player },
        }
    }

    /// The first of these players who has left the game.
    fn first_who_left(&self, who: &Who) -> Option<PlayerId> {
        self.around(self.state.active).find(|&one| self.state.player(one).left && self.includes(who, one))
    }

    /// The next player in turn order who is in the game.
    fn next_after(&self, player: PlayerId) -> Option<PlayerId> {
        self.around(player).find(|&one| !self.state.player(one).left)
    }

    /// All players in turn order from this one, also those who have left.
    fn around(&self, first: PlayerId) -> impl Iterator<Item = PlayerId> + use<> {
        let count = self.state.players.len();
        (0..count).map(move |at| PlayerId::at((first.index() + at) % count))
    }
}
