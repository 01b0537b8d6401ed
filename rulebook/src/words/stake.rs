//! What makes a part of an event a player's to order.

use petgraph::graph::NodeIndex;

use super::Words;
use super::grammar::list;
use language::event::Deed;
use language::rule::Switch;
use statements::happening::Happening;
use statements::ids::{ObjectId, PlayerId, Target};

/// What makes a part of an event a player's to order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Stake {
    /// They are the affected player.
    Themselves,
    /// They control the affected object of this name.
    Controlled(String),
    /// They own it, and it has no controller.
    Owned(String),
    /// One of the two.
    Held(String),
    /// It would enter under their control.
    Entering(String),
    /// They make the choices of this player, who is affected or holds what is affected.
    InPlaceOf(String),
    /// This player, who controls it, has left the game, and they are next in turn order.
    NextAfter(String),
    /// Nothing else is known.
    Theirs,
}

impl Stake {
    fn controlled(&self) -> Option<&str> {
        if let Self::Controlled(name) = self { Some(name) } else { None }
    }

    fn owned(&self) -> Option<&str> {
        if let Self::Owned(name) = self { Some(name) } else { None }
    }

    fn held(&self) -> Option<&str> {
        if let Self::Held(name) = self { Some(name) } else { None }
    }

    fn in_place_of(&self) -> Option<&str> {
        if let Self::InPlaceOf(name) = self { Some(name) } else { None }
    }

    fn next_after(&self) -> Option<&str> {
        if let Self::NextAfter(name) = self { Some(name) } else { None }
    }

    fn entering(&self) -> Option<&str> {
        if let Self::Entering(name) = self { Some(name) } else { None }
    }
}

impl Words<'_> {
    /// What makes a part a player's to order.
    pub(super) fn stake(self, at: NodeIndex, orderer: PlayerId, happening: &Happening) -> Stake {
        if let Some(player) = self.in_place_of(at, orderer, happening) {
            return Stake::InPlaceOf(self.player(player).to_owned());
        }
        match (happening.target(), happening) {
            (Some(Target::Object(object)), Happening::Enter(entering)) if entering.controller != orderer => {
                self.held(at, object)
            }
            (_, Happening::Enter(entering)) => Stake::Entering(self.who_enters(*entering).text),
            (_, Happening::EnterCounters { subject, .. }) => Stake::Entering(self.comer(*subject).to_owned()),
            (Some(Target::Player(player)), _) if player == orderer => Stake::Themselves,
            (Some(Target::Object(object)), Happening::Deed { deed: Deed::PhaseIn, .. })
                if Switch::PhasedOutZone.in_force(self.ruling.as_of()) =>
            {
                Stake::Owned(self.object(object).to_owned())
            }
            (
                Some(Target::Object(object)),
                Happening::Move { .. } | Happening::Discard { .. } | Happening::Deed { .. },
            ) => self.left_behind(at, orderer, object).unwrap_or_else(|| self.held(at, object)),
            (Some(Target::Object(object)), _) => Stake::Controlled(self.object(object).to_owned()),
            (Some(Target::Player(_)) | None, _) => Stake::Theirs,
        }
    }

    /// Whose choices the orderer makes, when it is another's: the affected player's, or those of the one player whom
    /// the orderer controls where the affected object isn't the orderer's own.
    fn in_place_of(self, at: NodeIndex, orderer: PlayerId, happening: &Happening) -> Option<PlayerId> {
        let others = (0..self.ruling.players()).filter_map(|at| self.ruling.player_at(at));
        let mut others = others.filter(|&id| id != orderer && self.ruling.chooser(at, id) == orderer);
        match happening.target() {
            Some(Target::Player(player)) => others.find(|&id| id == player),
            Some(Target::Object(object)) => {
                let holder = self.ruling.holder(at, object);
                others.find(|&id| holder.is_some_and(|holder| holder.player == id))
            }
            None => None,
        }
    }

    /// Who controls an object and does not order for it, having left the game.
    fn left_behind(self, at: NodeIndex, orderer: PlayerId, object: ObjectId) -> Option<Stake> {
        let holder = self.ruling.holder(at, object)?;
        (holder.player != orderer).then(|| Stake::NextAfter(self.player(holder.player).to_owned()))
    }

    /// Whether an object that moves has a controller at this moment.
    fn held(self, at: NodeIndex, object: ObjectId) -> Stake {
        let name = self.object(object).to_owned();
        match self.ruling.holder(at, object) {
            Some(holder) if holder.controls => Stake::Controlled(name),
            Some(_) => Stake::Owned(name),
            None => Stake::Held(name),
        }
    }

    /// The stakes as clauses, like ones together: "they control Bear and Elf, which are affected".
    pub(super) fn whys(self, stakes: &[Stake]) -> Vec<String> {
        let named = |of: fn(&Stake) -> Option<&str>| -> Vec<&str> {
            let mut names: Vec<&str> = Vec::new();
            for name in stakes.iter().filter_map(of) {
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            names
        };
        let enter = self.vocabulary().enter();
        let entering = |names: &str| format!("{names} would {enter} under their control");
        let clause =
            |names: Vec<&str>, say: &dyn Fn(&str) -> String| (!names.is_empty()).then(|| say(&list(&names)));
        let are = |names: &[&str]| if names.len() == 1 { "is" } else { "are" };
        let (controlled, owned) = (named(Stake::controlled), named(Stake::owned));
        let (is, are_owned) = (are(&controlled), are(&owned));
        let no_controller = if owned.len() == 1 { "has" } else { "have" };
        [
            stakes.contains(&Stake::Themselves).then(|| "they are the affected player".to_owned()),
            clause(controlled, &|names| format!("they control {names}, which {is} affected")),
            clause(owned, &|names| {
                format!("they own {names}, which {are_owned} affected and {no_controller} no controller")
            }),
            clause(named(Stake::held), &|names| format!("they control or own {names}")),
            clause(named(Stake::entering), &entering),
            clause(named(Stake::in_place_of), &|names| format!("they make the choices of {names}")),
            clause(named(Stake::next_after), &|names| {
                format!("they come next in turn order after {names}, who has left the game")
            }),
            stakes.contains(&Stake::Theirs).then(|| "the event is theirs".to_owned()),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}
