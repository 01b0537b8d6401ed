//! Changing zones, other than entering the battlefield. It contains nothing. `Move`, `MoveTop` in FORMAT.md.

use super::change::Change;
use super::enter::{AsItEnters, arrival};
use super::spawning::Spawning;
use crate::table::designated::Designated;
use crate::table::env::Env;
use crate::table::functioning::is_kept_in_command;
use crate::table::ledger::Entry;
use crate::table::object::{Cast, ObjectState};
use crate::table::queue::{Frame, Todo};
use crate::table::state::{PlayerState, State};
use crate::table::thing::UnknownCards;
use language::board::{ObjectKind, Zone};
use language::effect::Cause;
use language::event::{FaceDown, Instruction, Place};
use language::select::{Amount, What, Who};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::happening::{Happening, Subject};
use statements::ids::{ObjectId, PlayerId, Target};
use statements::part::Part;

/// Objects go to a zone of their owners, those that are elsewhere. (The battlefield has its own event.)
pub(crate) fn spawn(spawning: &mut Spawning<'_>, what: &What, to: Zone, place: Place) {
    if to == Zone::Battlefield {
        return super::enter::spawn(spawning, what, None, AsItEnters::default());
    }
    if let What::TopOfLibrary(who, amount) = what {
        return put_from_top(spawning, who, amount, to, place);
    }
    let (objects, unknown) = (spawning.eval().objects(what), spawning.eval().unknown_cards(what));
    if to == Zone::Library && place == Place::Shuffled {
        let board = spawning.table.board(spawning.board);
        let owners = objects.iter().map(|&id| board.object(id).owner);
        let there: Vec<PlayerId> = owners.chain(unknown.iter().map(|cards| cards.player)).collect();
        super::shuffling::without_any(spawning, what, &there);
    }
    for object in objects {
        let is_there = spawning.table.board(spawning.board).object(object);
        if to != Zone::Command && is_kept_in_command(spawning.table, is_there) {
            continue;
        }
        spawning.add(Happening::Move { object, to, place, milled: false });
    }
    for UnknownCards { player, zone: from, amount } in unknown {
        spawning.add(Happening::MoveUnknown { player, amount, from, to, place, milled: false });
    }
}

/// The top cards of a library go to a zone, also where they are the known ones at its bottom; that is no milling.
fn put_from_top(spawning: &mut Spawning<'_>, who: &Who, amount: &Amount, to: Zone, place: Place) {
    let eval = spawning.eval();
    let (players, amount) = (eval.players(who), eval.amount(amount).unwrap_or(u64::MAX));
    for player in players {
        for mut happening in of_top(spawning.table.board(spawning.board), player, amount, to) {
            if let Happening::Move { place: goal, milled, .. }
            | Happening::MoveUnknown { place: goal, milled, .. } = &mut happening
            {
                (*goal, *milled) = (place, false);
            }
            spawning.add(happening);
        }
    }
}

/// The top cards of a library: those that are known one by one, the others as a number.
pub(crate) fn top(spawning: &mut Spawning<'_>, who: &Who, amount: &Amount, to: Zone) -> Result<(), TooLarge> {
    let eval = spawning.eval();
    let (players, amount) = (eval.players(who), eval.amount(amount)?);
    for player in players {
        for happening in of_top(spawning.table.board(spawning.board), player, amount, to) {
            let card = happening.object().filter(|_| to == Zone::Battlefield);
            let enters = card.and_then(|card| arrival(spawning.table, spawning.board, card));
            spawning.add(enters.map_or(happening, Happening::Enter));
        }
    }
    Ok(())
}

/// The moves of the top cards of a library, as far as there are cards.
pub(crate) fn of_top(board: &State, player: PlayerId, amount: u64, to: Zone) -> Vec<Happening> {
    let (known, unknown) = board.top_cards(player, amount);
    let milled = to == Zone::Graveyard;
    let mut moves: Vec<Happening> =
        known.into_iter().map(|object| Happening::Move { object, to, place: Place::Top, milled }).collect();
    let (from, place) = (Zone::Library, Place::Top);
    if unknown > 0 {
        moves.push(Happening::MoveUnknown { player, amount: unknown, from, to, place, milled });
    }
    moves
}

/// A board of which these cards don't count among those of their libraries, since they are going elsewhere already.
pub(crate) fn passing_over(state: &State, cards: &[ObjectId]) -> State {
    let mut state = state.clone();
    for &card in cards {
        let owner = state.object(card).owner;
        let was_shuffled = state.shuffled(owner).contains(&card);
        // Nothing finds it in the library, wherever there it lies.
        state.object_mut(card).zone = Zone::Outside;
        let library = state.player_mut(owner);
        library.unknown_library -= u64::from(was_shuffled).min(library.unknown_library);
        library.top.retain(|&other| other != card);
        library.bottom.retain(|&other| other != card);
    }
    state
}

/// The cards that pending parts move from a library, or bring onto the battlefield from there.
pub(crate) fn leaving_libraries<'p>(state: &State, parts: impl Iterator<Item = &'p Part>) -> Vec<ObjectId> {
    let goes = |part: &Part| {
        let enters = part.happening.entering().map(|entering| entering.subject);
        let moves = if let Happening::Move { object, .. } = part.happening { Some(object) } else { None };
        if let Some(Subject::Object(object)) = enters { Some(object) } else { moves }
    };
    parts.filter_map(goes).filter(|&object| state.object(object).zone == Zone::Library).collect()
}

impl Change<'_> {
    /// Known cards that have been put on top of a library together, or on the bottom, are put in an order that their owner
    /// chooses (CR 401.4 (2026-04-17), 217.2d (2008-02-01)).
    pub(crate) fn arrange_together(&mut self, parts: &[Part]) {
        let mut piles: Vec<(PlayerId, Place, Vec<ObjectId>)> = Vec::new();
        for part in parts {
            let Happening::Move { object, to: Zone::Library, place, .. } = part.happening else { continue };
            let owner = self.state.object(object).owner;
            let library = self.state.player(owner);
            let lies = match place {
                Place::Top | Place::FaceDown => library.top.contains(&object),
                Place::Bottom => library.bottom.contains(&object),
                Place::Shuffled => false,
            };
            let pile = piles.iter_mut().find(|(of, at, _)| *of == owner && *at == place);
            match (lies, pile) {
                (true, Some((_, _, cards))) if !cards.contains(&object) => cards.push(object),
                (true, None) => piles.push((owner, place, vec![object])),
                (true, Some(_)) | (false, _) => {}
            }
        }
        piles.retain(|(_, _, cards)| cards.len() > 1);
        let turns: Vec<PlayerId> = self.table.players_from_active(&self.state).collect();
        piles.sort_by_key(|(owner, ..)| turns.iter().position(|player| player == owner));
        let arranging = piles.into_iter().map(|(owner, place, cards)| {
            let mut env = Env::new(owner, None, Cause::Rules);
            env.chosen.push((PUT_TOGETHER.to_owned(), cards));
            let arrange = Instruction::Arrange { what: What::Chosen(PUT_TOGETHER.to_owned()), place };
            let (block, env) = (self.table.keep_block(&[arrange]), self.table.keep_env(env));
            Todo::Frame(Frame::new(block, env))
        });
        let arranging: Vec<Todo> = arranging.collect();
        self.follow.splice(0..0, arranging);
    }
}

/// What cards are called that have been put on a library together.
pub(crate) const PUT_TOGETHER: &str = "put on the library together";

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
    let now = change.state.object_mut(object);
    if now.zone == Zone::Exile && place == Place::FaceDown {
        now.face_down = Some(FaceDown::Plain);
    }
    let now = change.state.object(object);
    if now.zone == Zone::Library && now.kind == ObjectKind::Card {
        into_library(change, object, owner, place);
    }
    Ok(())
}

fn into_library(change: &mut Change<'_>, object: ObjectId, owner: PlayerId, place: Place) {
    let library = change.state.player_mut(owner);
    match place {
        Place::Top | Place::FaceDown => library.top.insert(0, object),
        Place::Bottom => library.bottom.push(object),
        Place::Shuffled => {
            // Nobody knows where any card is now; the objects stay in the library, their places are forgotten.
            let known = library.top.len() + library.bottom.len() + 1;
            library.unknown_library += known as u64;
            library.known_of_top.clear();
            library.top.clear();
            library.bottom.clear();
        }
    }
}

/// Unknown cards change zones.
///
/// Known gap: what is put on top of a library that nobody knows hides where the known cards below it lie, and on the bottom
/// those above it, unless all cards of the library are known: they are among the others from then on. Nor do they enter the battlefield, since nothing is known of what
/// would enter.
pub(crate) fn happen_unknown(
    change: &mut Change<'_>,
    cards: UnknownCards,
    to: Zone,
    place: Place,
) -> Result<(), TooLarge> {
    let UnknownCards { player, zone: from, amount } = cards;
    let state = change.state.player_mut(player);
    let Some(here) = pile(state, from) else { return Ok(()) };
    let amount = amount.min(*here);
    *here -= amount;
    if [from, to].contains(&Zone::Library) {
        state.known_of_top.clear();
    }
    if from == Zone::Library && amount > 0 {
        tell_of_known(change, player);
    }
    if to == Zone::Library && amount > 0 {
        make_way(change.state.player_mut(player), place);
    }
    let state = change.state.player_mut(player);
    // What goes to no such pile is as unknown as before.
    let goal = if pile(state, to).is_some() { to } else { from };
    if let Some(there) = pile(state, goal) {
        *there = there.checked_add(amount).ok_or(TooLarge)?;
    }
    Ok(())
}

/// Unknown cards are about to be put on a library. Where no others lie between its known cards, all of these are below or above
/// the new ones; else those that were at that end are somewhere among the unknown ones from now on.
fn make_way(library: &mut PlayerState, place: Place) {
    let PlayerState { top, bottom, unknown_library, .. } = library;
    let is_known_whole = *unknown_library == 0;
    let hidden = match place {
        Place::Top | Place::FaceDown if is_known_whole => {
            bottom.splice(0..0, top.drain(..));
            0
        }
        Place::Bottom if is_known_whole => {
            top.append(bottom);
            0
        }
        Place::Top | Place::FaceDown => std::mem::take(top).len(),
        Place::Bottom => std::mem::take(bottom).len(),
        Place::Shuffled => std::mem::take(top).len() + std::mem::take(bottom).len(),
    };
    *unknown_library += hidden as u64;
}

/// Cards of which nothing is known have been taken from a library: known ones that lie nobody knows where could be among them.
pub(crate) fn tell_of_known(change: &mut Change<'_>, player: PlayerId) {
    let cards = change.state.shuffled(player);
    if !cards.is_empty() {
        change.table.log(|| Happened::Decided(Decided::NotFollowed { player, cards }));
    }
}

/// The cards of a player's zone of which nothing is known.
fn pile(state: &mut PlayerState, zone: Zone) -> Option<&mut u64> {
    match zone {
        Zone::Library => Some(&mut state.unknown_library),
        Zone::Hand => Some(&mut state.unknown_hand),
        Zone::Graveyard => Some(&mut state.unknown_graveyard),
        Zone::Exile => Some(&mut state.unknown_exile),
        Zone::Battlefield | Zone::Stack | Zone::Command | Zone::Outside => None,
    }
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
        self.state.object_mut(object).just_moved = self.table.asks_of_commander(object);
    }
}

/// An object is in its owner's library no longer. What lies anywhere there is counted among its unknown cards.
fn leave_library(board: &mut State, object: ObjectId, was_shuffled: bool) {
    let owner = board.object(object).owner;
    let library = board.player_mut(owner);
    library.unknown_library -= u64::from(was_shuffled).min(library.unknown_library);
    library.top.retain(|&id| id != object);
    library.bottom.retain(|&id| id != object);
}

/// Puts an object into a zone as a new object.
pub(crate) fn put(board: &mut State, object: ObjectId, zone: Zone) {
    let (since, owner) = (board.objects.newest() + 1, board.object(object).owner);
    let was_shuffled = board.is_shuffled(owner, object);
    leave_library(board, object, was_shuffled);
    forget(board, object);
    let state = board.object_mut(object);
    let resolves = state.zone == Zone::Stack && zone == Zone::Battlefield;
    // What is known of a spell's casting is known of the permanent that it becomes, and of nothing else.
    let stays = zone == Zone::Stack || resolves;
    let from_command = state.cast.from_command;
    let cast = if stays { state.cast.clone() } else { Cast { from_command, ..Cast::default() } };
    let paid = if stays || is_yet_to_be_cast(state) { state.paid.clone() } else { Vec::new() };
    let fresh = ObjectState {
        print: state.print,
        copy: if state.kind == ObjectKind::Token { state.copy } else { None },
        kind: state.kind,
        owner,
        controller: owner,
        gained_over: Vec::new(),
        gained_before: Vec::new(),
        entered_under: owner,
        zone,
        tapped: false,
        damage: 0,
        deathtouched: false,
        counters: Vec::new(),
        counters_over: Vec::new(),
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
        face_down: None,
        phased_out: None,
        phased_out_under: None,
        sector: None,
        designations: Designated::default(),
        echo: crate::table::object::Echo::Over,
        new: false,
        bottommost_room: false,
        transformed: false,
        paid,
        cast,
        aims: if zone == Zone::Stack { state.aims.clone() } else { Vec::new() },
        exiled_with: None,
        gained: None,
        // What changes a permanent spell goes on changing the permanent that it becomes (CR 400.7a (2026-04-17)).
        changed: if resolves { state.changed.clone() } else { Vec::new() },
        count: state.count,
        since,
        stamp: since,
        entered: 0,
        just_moved: false,
    };
    *state = fresh;
}

/// Whether it is no spell yet: what a board says was paid for it is paid as it is cast.
fn is_yet_to_be_cast(object: &ObjectState) -> bool {
    !matches!(object.zone, Zone::Stack | Zone::Battlefield)
}

/// What pointed at an object that goes elsewhere does so no longer: what comes back is another object (CR 400.7 (2026-04-17)).
fn forget(board: &mut State, object: ObjectId) {
    board.stack.lose_target(Target::Object(object));
    for other in board.objects.pointing_at(object) {
        if board.object(other).attached_to == Some(object) {
            board.object_mut(other).attached_to = None;
        }
        board.not_older(other, object);
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
