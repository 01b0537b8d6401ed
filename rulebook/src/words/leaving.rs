//! What is so since a player has left the game, in words.

use super::grammar::{list, possessive};
use super::{Sentence, Words};
use language::rule::Rule;
use statements::ids::{AbilityId, ObjectId, PlayerId};
use statements::leaving::Leaving;

impl Words<'_> {
    /// What is so since a player has left the game.
    pub(super) fn leaving(self, leaving: &Leaving) -> Sentence {
        match leaving {
            Leaving::With { player, owned, ceases, abilities } => {
                self.leaves_with(*player, (owned, ceases), abilities)
            }
            Leaving::ChoosesNoLonger { player, of } => {
                let (player, of) = (self.player(*player), possessive(self.player(*of)));
                let clause = format!("{player} has left the game, and so makes {of} choices no longer");
                self.say(clause, &[Rule::PlayerLeaves])
            }
            Leaving::TurnGoesOn(player) => {
                let turn = format!("{} turn", possessive(self.player(*player)));
                let clause =
                    format!("{turn} goes on without an active player, since they have left the game");
                self.say(clause, &self.known(&[Rule::TurnOfWhoLeft]))
            }
            Leaving::NoTurn(player) => {
                let player = self.player(*player);
                let clause = format!("{player} has left the game, and so their turn does not begin");
                self.say(clause, &self.known(&[Rule::NoTurnOfWhoLeft]))
            }
            Leaving::UntilTheirTurn(player) => {
                let turn = format!("{} turn", possessive(self.player(*player)));
                let clause =
                    format!("{turn} was to begin now, and so that is over which was to last until then");
                self.say(clause, &self.known(&[Rule::UntilTurnOfWhoLeft, Rule::EffectDuration]))
            }
            Leaving::InPlace { player: Some(player), of } => {
                let (player, of) = (self.player(*player), self.player(*of));
                let clause = format!("{player} makes a choice in place of {of}, who has left the game");
                self.say(clause, &[Rule::ChoiceOfWhoLeft])
            }
            Leaving::InPlace { player: None, of } => {
                let clause =
                    format!("nobody makes a choice in place of {}, who has left the game", self.player(*of));
                self.say(clause, &[Rule::ChoiceOfWhoLeft])
            }
            Leaving::Unpaid(player) => {
                let player = self.player(*player);
                let clause = format!("{player} has left the game, and so the cost is not paid");
                self.say(clause, &self.known(&[Rule::CostOfWhoLeft]))
            }
            Leaving::MonarchLeft(player) => {
                let clause = format!("the monarch has left, and so {} is the monarch", self.player(*player));
                self.say(clause, &self.known(&[Rule::MonarchLeaves]))
            }
        }
    }

    /// "Bear and the ability of Drum leave the game with Bob; Copy, which they control, ceases to exist".
    fn leaves_with(
        self,
        player: PlayerId,
        (owned, ceases): (&[ObjectId], &[ObjectId]),
        abilities: &[AbilityId],
    ) -> Sentence {
        let mut clauses = Vec::new();
        if !owned.is_empty() {
            clauses.push(format!(
                "{} the game with {}",
                self.those(owned).does("leave"),
                self.player(player)
            ));
        }
        let mut gone = self.names(ceases);
        gone.extend(abilities.iter().map(|&one| format!("the ability of {}", self.ability_name(one))));
        gone.dedup();
        if !gone.is_empty() {
            let verb = if gone.len() == 1 { "ceases" } else { "cease" };
            let controlled = format!("which {} controlled on the stack", self.player(player));
            clauses.push(format!("{}, {controlled}, {verb} to exist", list(&gone)));
        }
        self.say(clauses.join("; "), &[Rule::PlayerLeaves])
    }
}
