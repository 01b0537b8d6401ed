//! Changing zones, other than entering the battlefield. It contains nothing. `Move`, `MoveTop` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use crate::table::ledger::Entry;
use crate::table::object::{Cast, ObjectState};
use crate::table::state::{PlayerState, State};
use language::board::{ObjectKind, Zone};
use language::event::Place;
use language::select::{Amount, What, Who};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{ObjectId, PlayerId, Target};
use statements::part::Part;

/// Objects go to a zone of their owners, those that are elsewhere. (The battlefield has its own event.)
pub(crate) fn spawn(spawning: &mut Spawning<'_>, what: &What, to: Zone, place: Place) {
    if to == Zone::Battlefield {
        return super::enter::spawn(spawning, what, None, false, &[]);
    }
    for object in spawning.eval().objects(what) {
        spawning.add(Happening::Move { object, to, place, milled: false });
    }
}

/// The top cards of a library: those that are known one by one, the others as a number.
pub(crate) fn top(spawning: &mut Spawning<'_>, who: &Who, amount: &Amount, to: Zone) -> Result<(), TooLarge> {
    let eval = spawning.eval();
    let (players, amount) = (eval.players(who), eval.amount(amount)?);
    for player in players {
        for happening in of_top(spawning.table.board(spawning.board).player(player), player, amount, to) {
            spawning.add(happening);
        }
    }
    Ok(())
}

/// The moves of the top cards of a library, as far as there are cards.
pub(crate) fn of_top(state: &PlayerState, player: PlayerId, amount: u64, to: Zone) -> Vec<Happening> {
    let known = state.top.iter().copied().take(usize::try_from(amount).unwrap_or(usize::MAX));
    let known: Vec<ObjectId> = known.collect();
    let unknown = (amount - known.len() as u64).min(state.unknown_library);
    let below = amount - known.len() as u64 - unknown;
    let below = usize::try_from(below).unwrap_or(usize::MAX);
    let known = known.into_iter().chain(state.bottom.iter().copied().take(below));
    let milled = to == Zone::Graveyard;
    let mut moves: Vec<Happening> =
        known.map(|object| Happening::Move { object, to, place: Place::Top, milled }).collect();
    moves.push(Happening::MoveTop { player, amount: unknown, to, milled });
    moves
}

/// A board of which these cards don't count among those of their libraries, since they are going elsewhere already.
pub(crate) fn passing_over(state: &State, cards: &[ObjectId]) -> State {
    let mut state = state.clone();
    for &card in cards {
        let library = state.player_mut(state.object(card).owner);
        library.top.retain(|&other| other != card);
        library.bottom.retain(|&other| other != card);
    }
    state
}

/// The cards that pending parts move from a library.
pub(crate) fn leaving_libraries<'p>(state: &State, parts: impl Iterator<Item = &'p Part>) -> Vec<ObjectId> {
    let moved = parts.filter_map(|part| {
        let Happening::Move { object, .. } = part.happening else { return None };
        (state.object(object).zone == Zone::Library).then_some(object)
    });
    moved.collect()
}

/// An object changes zones.
pub(crate) fn happen(
    change: &mut Change<'_>,
    object: ObjectId,
    to: Zone,
    place: Place,
    milled: bool,
) -> Result<(), TooLarge> {
    let owner = change.state.object(object).owner;
    change.put(object, to);
    if milled {
        change.ledger.add(Entry::Milled(owner), 1)?;
    }
    // A token or a copy is no card: it has no place among those of a library, though it is there until state-based actions
    // are checked.
    let now = change.state.object(object);
    if now.zone == Zone::Library && now.kind == ObjectKind::Card {
        into_library(change, object, owner, place);
    }
    Ok(())
}

fn into_library(change: &mut Change<'_>, object: ObjectId, owner: PlayerId, place: Place) {
    let library = change.state.player_mut(owner);
    match place {
        Place::Top => library.top.insert(0, object),
        Place::Bottom => library.bottom.push(object),
        Place::Shuffled => {
            // Nobody knows where any card is now; the objects stay in the library, their places are forgotten.
            let known = library.top.len() + library.bottom.len() + 1;
            library.unknown_library += known as u64;
            library.top.clear();
            library.bottom.clear();
        }
    }
}

/// Unknown cards from the top of a library change zones.
pub(crate) fn happen_top(
    change: &mut Change<'_>,
    player: PlayerId,
    amount: u64,
    to: Zone,
    milled: bool,
) -> Result<(), TooLarge> {
    let state = change.state.player_mut(player);
    let amount = amount.min(state.unknown_library);
    state.unknown_library -= amount;
    match to {
        Zone::Graveyard => state.unknown_graveyard += amount,
        Zone::Hand => state.unknown_hand += amount,
        Zone::Exile => state.unknown_exile += amount,
        Zone::Library | Zone::Battlefield | Zone::Stack | Zone::Command | Zone::Outside => {
            state.unknown_library += amount;
        }
    }
    if milled {
        change.ledger.add(Entry::Milled(player), amount)?;
    }
    Ok(())
}

impl Change<'_> {
    /// Puts an object into a zone as a new object: nothing that was done to it stays. Tokens and copies that
    /// leave the battlefield are in the new zone until state-based actions are checked.
    pub(crate) fn put(&mut self, object: ObjectId, zone: Zone) {
        // A spell that becomes a permanent is still known (CR 400.7a, 400.7b (2026-04-17)).
        let resolves = self.state.object(object).zone == Zone::Stack && zone == Zone::Battlefield;
        put(&mut self.state, object, zone);
        if !resolves {
            self.lose(object);
        }
        self.state.object_mut(object).just_moved = self.table.commander(object).is_some();
    }
}

/// Puts an object into a zone as a new object.
pub(crate) fn put(board: &mut State, object: ObjectId, zone: Zone) {
    let since = board.next_since();
    let owner = board.object(object).owner;
    let library = board.player_mut(owner);
    library.top.retain(|&id| id != object);
    library.bottom.retain(|&id| id != object);
    forget(board, object);
    let state = board.object_mut(object);
    // What is known of a spell's casting is known of the permanent that it becomes, and of nothing else.
    let stays = zone == Zone::Stack || state.zone == Zone::Stack && zone == Zone::Battlefield;
    let from_command = state.cast.from_command;
    let cast = if stays { state.cast.clone() } else { Cast { from_command, ..Cast::default() } };
    let fresh = ObjectState {
        print: state.print,
        copy: if state.kind == ObjectKind::Token { state.copy } else { None },
        kind: state.kind,
        owner,
        controller: owner,
        gained_over: Vec::new(),
        entered_under: owner,
        zone,
        tapped: false,
        damage: 0,
        deathtouched: false,
        counters: Vec::new(),
        attached_to: None,
        on_player: None,
        protector: None,
        attacking: false,
        blocking: false,
        fight: crate::table::object::Fight::default(),
        must_block: Vec::new(),
        color: None,
        player: None,
        word: None,
        number: None,
        back: state.back,
        face_down: false,
        phased_out: None,
        sector: None,
        designations: Vec::new(),
        bottommost_room: false,
        transformed: false,
        paid: state.paid.clone(),
        cast,
        aims: if zone == Zone::Stack { state.aims.clone() } else { Vec::new() },
        exiled_with: None,
        gained: None,
        count: state.count,
        since,
        entered: 0,
        just_moved: false,
    };
    *state = fresh;
}

/// What pointed at an object that goes elsewhere does so no longer: what comes back is another object (CR 400.7 (2026-04-17)).
fn forget(board: &mut State, object: ObjectId) {
    for other in board.ids() {
        if board.object(other).attached_to == Some(object) {
            board.object_mut(other).attached_to = None;
        }
        if board.object(other).gained_over.contains(&object) {
            board.object_mut(other).gained_over.retain(|&id| id != object);
        }
        // It is another object now (CR 400.7 (2026-04-17)).
        if board.object(other).targets(Target::Object(object)) {
            board.object_mut(other).lose_target(Target::Object(object));
        }
        // What comes back is another creature, which nothing has to block.
        if board.object(other).must_block.contains(&object) {
            board.object_mut(other).must_block.retain(|&id| id != object);
        }
    }
}
