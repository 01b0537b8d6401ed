//! Players and objects that are meant together.

use super::selectors::Evaluator;
use super::thing::Thing;
use language::select::{What, Whom};
use statements::ids::{PlayerId, Target};

impl Evaluator<'_> {
    /// Whether a player is meant.
    pub(crate) fn whom_player(&self, whom: &Whom, player: PlayerId) -> bool {
        match whom {
            Whom::Any => true,
            Whom::Player(who) => self.includes(who, player),
            Whom::Object(_) => false,
            Whom::AttackedBy(what) => self.attacked_by(what) == Some(Target::Player(player)),
            Whom::OneOf(list) => list.iter().any(|whom| self.whom_player(whom, player)),
        }
    }

    /// Whether an object is meant.
    pub(crate) fn whom_thing(&self, whom: &Whom, thing: &Thing<'_>) -> bool {
        match whom {
            Whom::Any => true,
            Whom::Player(_) => false,
            Whom::Object(what) => self.is(what, thing),
            Whom::AttackedBy(what) => {
                self.attacked_by(what).is_some_and(|target| thing.id.map(Target::Object) == Some(target))
            }
            Whom::OneOf(list) => list.iter().any(|whom| self.whom_thing(whom, thing)),
        }
    }

    /// Everyone and everything that is meant: players in turn order, then objects in the order of the board.
    pub(crate) fn targets(&self, whom: &Whom) -> Vec<Target> {
        match whom {
            Whom::Any => {
                let players = self.table.players_from_active(self.state).map(Target::Player);
                players.chain(self.objects(&What::Any).into_iter().map(Target::Object)).collect()
            }
            Whom::Player(who) => self.players(who).into_iter().map(Target::Player).collect(),
            Whom::Object(what) => self.objects(what).into_iter().map(Target::Object).collect(),
            Whom::AttackedBy(what) => self.attacked_by(what).into_iter().collect(),
            Whom::OneOf(list) => {
                let mut found: Vec<Target> = Vec::new();
                for target in list.iter().flat_map(|whom| self.targets(whom)) {
                    if !found.contains(&target) {
                        found.push(target);
                    }
                }
                found
            }
        }
    }
}
