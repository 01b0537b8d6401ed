//! What state-based actions have found, and what they look at.

use crate::table::Table;
use crate::table::after_layers::AfterLayers;
use crate::table::object::{ObjectState, count_counters};
use crate::table::state::State;
use crate::table::view::View;
use language::board::{CardType, Characteristics, Counter, Zone};
use language::event::{Deed, Place};
use statements::happening::Happening;
use statements::ids::{CounterId, ObjectId, PlayerId};
use statements::state_based::StateBased;

/// What a state-based action does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// This event, which effects may replace.
    Happens(Happening),
    /// A permanent is destroyed.
    Destroyed(ObjectId),
    /// A permanent is sacrificed by its controller.
    Sacrificed(ObjectId),
    /// A player keeps one of these, and the others go to their owners' graveyards.
    KeepsOne(PlayerId, Vec<ObjectId>),
    /// The owner may put a commander into the command zone.
    MayCommand(ObjectId, PlayerId),
    /// A player chooses a battle's protector among these; there is at least one.
    Protected(ObjectId, PlayerId, Vec<PlayerId>),
    /// A player's speed becomes 1.
    Started(PlayerId),
    /// The owner removes it from the game.
    Removed(ObjectId),
    /// Because of the first of these, all are turned face down.
    TurnedDown(ObjectId, Vec<ObjectId>),
    /// A player chooses a sector for a creature.
    InSector(ObjectId, PlayerId),
}

/// A state-based action that is due.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    pub(crate) due: Due,
    /// For which reasons; there are several where more than one rule asks the same of it.
    pub(crate) why: Vec<StateBased>,
}

/// A board that is being checked.
pub(crate) struct Check<'a> {
    pub(crate) table: &'a Table,
    pub(crate) state: &'a State,
    pub(crate) view: &'a View,
    pub(crate) found: Vec<Found>,
}

impl<'a> Check<'a> {
    pub(crate) fn add(&mut self, why: StateBased, due: Due) {
        self.found.push(Found { due, why: vec![why] });
    }

    /// A player loses the game.
    pub(crate) fn loses(&mut self, player: PlayerId, why: StateBased) {
        let lose = Happening::does(player, Deed::Lose, 1);
        self.add(why, Due::Happens(lose));
    }

    /// A permanent is put into its owner's graveyard.
    pub(crate) fn dies(&mut self, object: ObjectId, why: StateBased) {
        self.add(why, Due::Happens(to_graveyard(object)));
    }

    /// A permanent becomes unattached.
    pub(crate) fn comes_off(&mut self, object: ObjectId, why: StateBased) {
        self.add(why, Due::Happens(Happening::undergoes(object, Deed::Unattach, None)));
    }

    /// Every permanent, with what it is after the layers, in the order of the board.
    pub(crate) fn permanents(
        &self,
    ) -> impl Iterator<Item = (ObjectId, &'a ObjectState, &'a AfterLayers)> + use<'a> {
        let (state, view) = (self.state, self.view);
        let there = state.all_objects().filter(|(_, object)| object.is_permanent());
        there.map(move |(id, object)| (id, object, &view.seen[id.index()]))
    }

    /// The id of a kind of counter, if any has been met.
    pub(crate) fn kind(&self, kind: &Counter) -> Option<CounterId> {
        self.table.counters.find(kind).map(CounterId::at)
    }

    /// Every card of a type that lies face up in the command zone, in the order of the board.
    pub(crate) fn face_up_in_command(&self, kind: CardType) -> impl Iterator<Item = ObjectId> + use<'a> {
        let (state, view) = (self.state, self.view);
        let there = move |(id, object): &(ObjectId, &ObjectState)| {
            object.zone == Zone::Command && object.face_down.is_none() && view.seen[id.index()].is.is(kind)
        };
        state.all_objects().filter(there).map(|(id, _)| id)
    }

    /// How many counters of a kind lie on a permanent.
    pub(crate) fn counters(&self, object: &ObjectState, kind: &Counter) -> u64 {
        self.kind(kind).map_or(0, |kind| count_counters(&object.counters, kind))
    }

    /// Whether a triggered ability of this object waits or is on the stack.
    pub(crate) fn has_waiting(&self, source: ObjectId) -> bool {
        self.waits_of(|of| of == source)
    }

    /// Whether a triggered ability waits or is on the stack whose source is so.
    pub(crate) fn waits_of(&self, is_so: impl Fn(ObjectId) -> bool) -> bool {
        let on_stack = |id: ObjectId| {
            let object = self.state.object(id);
            object.zone == Zone::Stack && object.attached_to.is_some_and(&is_so)
        };
        let is_of = |id| self.table.ability_env(id).about.this.is_some_and(&is_so);
        self.state.stack.all().any(is_of) || self.state.ids().any(on_stack)
    }
}

/// A permanent's move to its owner's graveyard.
pub(crate) fn to_graveyard(object: ObjectId) -> Happening {
    Happening::Move { object, to: Zone::Graveyard, place: Place::Top, milled: false }
}

/// Whether it has this subtype.
pub(crate) fn has_subtype(is: &Characteristics, name: &str) -> bool {
    is.subtypes.iter().any(|kind| kind == name)
}
