//! From names to ids, and the names of tokens.

use super::Table;
use super::changed::Ends;
use language::effect::Lifetime;
use language::select::{What, Who};
use statements::ids::{ObjectId, PlayerId};

impl Table {
    /// How long something lasts that ends then, as a board says it.
    pub(crate) fn lifetime(&self, ends: Ends) -> Lifetime {
        match ends {
            Ends::Before | Ends::Turn => Lifetime::ThisTurn,
            Ends::Combat => Lifetime::ThisCombat,
            Ends::TurnOf(player) => Lifetime::UntilTurnOf(self.called(player)),
            Ends::UntapOf(player) => Lifetime::ThroughUntapOf(self.called(player)),
            Ends::AsLongAs { what, by, tapped } => Lifetime::AsLongAs {
                what: What::Is(self.object_name(what).to_owned()),
                by: by.map(|player| self.called(player)),
                tapped,
            },
            Ends::Never => Lifetime::Always,
        }
    }

    fn called(&self, player: PlayerId) -> Who {
        Who::Named(self.player_name(player).to_owned())
    }

    /// The player of a name; none where nobody is called so, or no name is given.
    pub(crate) fn player_id(&self, name: Option<&str>) -> Option<PlayerId> {
        let name = name?;
        self.player_names.iter().position(|known| known == name).map(PlayerId::at)
    }

    /// The object that a board lists or a token has been named by this name.
    pub(crate) fn object_id(&self, name: Option<&str>) -> Option<ObjectId> {
        let name = name?;
        self.object_names.iter().position(|known| known == name).map(ObjectId::at)
    }

    /// Gives a token that has entered a name: one of its own where something that the board lists is called so, such as what it
    /// is a copy of.
    pub(crate) fn name_token(&mut self, id: ObjectId, name: String) {
        let is_taken = self.object_names[..self.listed].contains(&name);
        self.name_object(id, if is_taken { format!("{name} token") } else { name });
    }

    /// Gives a new object a name. One id can mean different tokens on different paths.
    pub(crate) fn name_object(&mut self, id: ObjectId, name: String) {
        match self.object_names.get(id.index()) {
            Some(known) if *known == name => {}
            Some(_) => "a new object".clone_into(&mut self.object_names[id.index()]),
            None => self.object_names.push(name),
        }
    }
}
