//! State-based actions, called effects until 2009-07-11 (CR 704.5, 704.6 (2026-04-17), 420.5 (2006-10-01)): which are due
//! on a board. A file for each family; each adds what it finds. All that is found happens as one event, whose parts can
//! be replaced like any others: `ruling/script/state_based.rs` carries it out.
//!
//! Known gap: between 2009-07-11 and 2012-05-01, on a day that no text tells, deathtouch began to ask for toughness above
//! 0; here it always does. A creature without toughness goes to the graveyard either way.

pub(crate) mod attachments;
pub(crate) mod battles;
pub(crate) mod commanders;
pub(crate) mod counters;
pub(crate) mod creatures;
pub(crate) mod dungeons;
pub(crate) mod legends;
pub(crate) mod phenomena;
pub(crate) mod planeswalkers;
pub(crate) mod players;
pub(crate) mod roles;
pub(crate) mod sagas;
pub(crate) mod schemes;
pub(crate) mod sectors;
pub(crate) mod speed;
pub(crate) mod teams;
pub(crate) mod tokens;
pub(crate) mod world;

use crate::table::Table;
use crate::table::layers::Seen;
use crate::table::state::{ObjectState, State, count_counters};
use crate::table::view::View;
use language::board::{CardType, Characteristics, Counter, Zone};
use language::event::{Act, Deed, Place};
use statements::happening::Happening;
use statements::ids::{CounterId, ObjectId, PlayerId};
use statements::state_based::StateBased;

/// What a state-based action does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// This happens.
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
    /// For what.
    pub(crate) why: Vec<StateBased>,
}

/// A board that is being checked.
pub(crate) struct Check<'a> {
    table: &'a Table,
    state: &'a State,
    view: &'a View,
    found: Vec<Found>,
}

/// What is due on a board, in the order of the families. Tokens and copies cease to exist by [`ceases`].
pub(crate) fn due(table: &Table, state: &State, view: &View) -> Vec<Found> {
    let mut check = Check { table, state, view, found: Vec::new() };
    crate::state_based::players::look(&mut check);
    crate::state_based::teams::look(&mut check);
    crate::state_based::creatures::look(&mut check);
    crate::state_based::planeswalkers::look(&mut check);
    crate::state_based::legends::look(&mut check);
    crate::state_based::world::look(&mut check);
    crate::state_based::attachments::look(&mut check);
    crate::state_based::counters::look(&mut check);
    crate::state_based::sagas::look(&mut check);
    crate::state_based::battles::look(&mut check);
    crate::state_based::roles::look(&mut check);
    crate::state_based::commanders::look(&mut check);
    crate::state_based::dungeons::look(&mut check);
    crate::state_based::sectors::look(&mut check);
    crate::state_based::speed::look(&mut check);
    crate::state_based::schemes::look(&mut check);
    crate::state_based::phenomena::look(&mut check);
    check.found
}

impl<'a> Check<'a> {
    fn add(&mut self, why: StateBased, due: Due) {
        self.found.push(Found { due, why: vec![why] });
    }

    /// A player loses the game.
    fn loses(&mut self, player: PlayerId, why: StateBased) {
        let lose = Happening::Act { player, act: Act::Lose, amount: 1, underway: false };
        self.add(why, Due::Happens(lose));
    }

    /// A permanent is put into its owner's graveyard.
    fn dies(&mut self, object: ObjectId, why: StateBased) {
        self.add(why, Due::Happens(to_graveyard(object)));
    }

    /// A permanent becomes unattached.
    fn comes_off(&mut self, object: ObjectId, why: StateBased) {
        self.add(why, Due::Happens(Happening::Undergo { object, deed: Deed::Unattach, to: None }));
    }

    /// Every permanent, with what it is after the layers, in the order of the board.
    fn permanents(&self) -> impl Iterator<Item = (ObjectId, &'a ObjectState, &'a Seen)> + use<'a> {
        let (state, view) = (self.state, self.view);
        let there = move |id: &ObjectId| state.is_permanent(*id);
        state.ids().filter(there).map(move |id| (id, state.object(id), &view.seen[id.index()]))
    }

    /// The id of a kind of counter, if any has been met.
    fn kind(&self, kind: &Counter) -> Option<CounterId> {
        self.table.counters.find(kind).map(CounterId::at)
    }

    /// Every card of a type that lies face up in the command zone, in the order of the board.
    fn face_up_in_command(&self, kind: CardType) -> impl Iterator<Item = ObjectId> + use<'a> {
        let (state, view) = (self.state, self.view);
        let there = move |id: &ObjectId| {
            let object = state.object(*id);
            object.zone == Zone::Command && !object.face_down && view.seen[id.index()].is.is(kind)
        };
        state.ids().filter(there)
    }

    /// How many counters of a kind lie on a permanent.
    fn counters(&self, object: &ObjectState, kind: &Counter) -> u64 {
        self.kind(kind).map_or(0, |kind| count_counters(&object.counters, kind))
    }

    /// Whether a triggered ability of this object waits or is on the stack.
    fn has_waiting(&self, source: ObjectId) -> bool {
        self.waits_of(|of| of == source)
    }

    /// Whether a triggered ability waits or is on the stack whose source is so.
    fn waits_of(&self, is_so: impl Fn(ObjectId) -> bool) -> bool {
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
fn has_subtype(is: &Characteristics, name: &str) -> bool {
    is.subtypes.iter().any(|kind| kind == name)
}
