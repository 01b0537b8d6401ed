//! Casting (CR 601.2a (2026-04-17)): a card, or a copy of one, becomes a spell on the stack. It contains nothing; its
//! costs and choices are instructions of their own. What morph or disguise is paid for is turned face down for it
//! (CR 708.4 (2026-04-17), 502.26b (2006-10-01)). `Cast` in FORMAT.md.

use super::change::Change;
use super::spawning::Spawning;
use crate::table::Table;
use crate::table::changed::{Changed, Ends};
use crate::table::ledger::Entry;
use crate::table::object::ObjectState;
use crate::table::selectors::Evaluator;
use crate::table::state::State;
use language::board::paid::{self, ABILITIES_TO_CAST, IN_MAIN_PHASE, cast_from};
use language::board::{Ability, CardType, Change as LayerChange, ObjectKind, Step, Zone};
use language::event::FaceDown;
use language::rule::Switch;
use language::select::{What, Who};
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{ObjectId, PlayerId, TextId};
use std::sync::Arc;

/// How a card is cast face down, as what is paid for it says; none where it isn't.
pub(crate) fn face_down(table: &Table, card: &ObjectState) -> Option<FaceDown> {
    card.paid.iter().find_map(|word| paid::face_down(table.texts.get(word.index())))
}

/// A player casts cards: they become spells on the stack.
pub(crate) fn spawn(spawning: &mut Spawning<'_>, who: &Who, what: &What, transformed: bool) {
    let eval = spawning.eval();
    let Some(player) = eval.first(who) else { return };
    for object in castable(&eval, what, transformed) {
        spawning.add(Happening::Cast { object, player, transformed });
    }
}

/// What of some objects can be cast: a card or a copy of one that is no land, not what is on the stack already, nor with its
/// back face up what has none.
pub(crate) fn castable(eval: &Evaluator<'_>, what: &What, transformed: bool) -> Vec<ObjectId> {
    let can = |id: &ObjectId| {
        let object = eval.state.object(*id);
        can_be_cast(eval.table, object, transformed, face_down(eval.table, object))
    };
    eval.objects(what).into_iter().filter(can).collect()
}

/// Whether a card can be cast so; what is face down is no land (CR 708.4 (2026-04-17)).
pub(crate) fn can_be_cast(
    table: &Table,
    object: &ObjectState,
    transformed: bool,
    down: Option<FaceDown>,
) -> bool {
    let is_there = object.zone != Zone::Stack && (object.back.is_some() || !transformed);
    is_there && is_card(object) && (down.is_some() || !is_land(table, object, transformed))
}

const fn is_card(object: &ObjectState) -> bool {
    matches!(object.kind, ObjectKind::Card | ObjectKind::CardCopy)
}

/// Whether the face that would be cast is a land (CR 305.9, 712.11c (2026-04-17)).
fn is_land(table: &Table, object: &ObjectState, transformed: bool) -> bool {
    let face = object.back.filter(|_| transformed).unwrap_or(object.print);
    table.print(face).is(CardType::Land)
}

/// Why an object is not cast, where that is because of what it is.
pub(crate) fn why_not(table: &Table, state: &State, what: ObjectId, transformed: bool) -> Option<Decided> {
    let object = state.object(what);
    let is_land = face_down(table, object).is_none() && is_land(table, object, transformed);
    (is_land || !is_card(object)).then_some(Decided::NotCast { what, is_land })
}

/// A card becomes a spell.
pub(crate) fn happen(
    change: &mut Change<'_>,
    object: ObjectId,
    player: PlayerId,
    transformed: bool,
) -> Result<(), TooLarge> {
    let from_command = change.state.object(object).zone == Zone::Command;
    let before = change.state.players.iter().try_fold(0, |sum: u64, player| sum.checked_add(player.cast));
    let before = before.ok_or(TooLarge)?;
    let stays = given_to_cast(change, object, transformed);
    let known = known_as_cast(change, object, player);
    let down = face_down(change.table, change.state.object(object));
    change.put(object, Zone::Stack);
    let spell = change.state.object_mut(object);
    spell.changed = stays;
    spell.controller = player;
    spell.transformed = transformed;
    spell.face_down = down;
    spell.cast.by = Some(player);
    spell.cast.before = before;
    spell.paid.extend(known);
    spell.paid.sort_unstable();
    spell.paid.dedup();
    spell.cast.from_command += u64::from(from_command);
    let cast = &mut change.state.player_mut(player).cast;
    *cast = cast.checked_add(1).ok_or(TooLarge)?;
    change.ledger.add(Entry::Cast(player), 1)
}

/// What is known of how a card is cast without being said, as far as anything asks for it: from where, and whether in a main
/// phase of whoever casts it.
fn known_as_cast(change: &Change<'_>, object: ObjectId, player: PlayerId) -> Vec<TextId> {
    let Change { table, state, .. } = change;
    let in_main =
        table.team(state.active) == table.team(player) && matches!(state.step, Step::Main | Step::SecondMain);
    let words = [cast_from(state.object(object).zone), in_main.then_some(IN_MAIN_PHASE)];
    words.into_iter().flatten().filter_map(|word| table.texts.find(word)).map(TextId::at).collect()
}

/// What stays of what effects have given to a card: the abilities by which it is cast, as what is paid says
/// (CR 400.7g (2026-04-17), 400.7f (2009-07-11)).
///
/// Known gap: of what a static ability gives, a permanent spell keeps nothing.
fn given_to_cast(change: &Change<'_>, object: ObjectId, transformed: bool) -> Vec<Changed> {
    let Change { table, before, state, .. } = change;
    let card = state.object(object);
    let face = table.print(card.back.filter(|_| transformed).unwrap_or(card.print));
    let is_paid = |name: &str| card.paid.iter().any(|&paid| table.texts.get(paid.index()) == name);
    let is_used = |ability: &Ability| {
        let Ability::Keyword(keyword) = ability.itself() else { return false };
        let name = keyword.facts().name;
        ABILITIES_TO_CAST.contains(&name) && is_paid(name)
    };
    if !table.on(Switch::AbilityToCastStays) {
        return Vec::new();
    }
    let given = |one: &Changed| {
        let is_so =
            |given: &&LayerChange| matches!(given, LayerChange::AddAbility(ability) if is_used(ability));
        let changes: Arc<[LayerChange]> = one.changes.iter().filter(is_so).cloned().collect();
        (!changes.is_empty()).then(|| Changed { changes, ..one.clone() })
    };
    let mut stays: Vec<Changed> = card.changed.iter().filter_map(given).collect();
    if stays.is_empty() && (face.is(CardType::Instant) || face.is(CardType::Sorcery)) {
        let seen = &table.view(*before).seen[object.index()];
        let is_given = |ability: &&Ability| is_used(ability) && !face.abilities.contains(ability);
        let add = |ability: &Ability| LayerChange::AddAbility(Box::new(ability.clone()));
        let changes: Arc<[LayerChange]> = seen.is.abilities.iter().filter(is_given).map(add).collect();
        if !changes.is_empty() {
            stays.push(Changed { changes, ends: Ends::Never, over: Vec::new() });
        }
    }
    stays
}
