//! Spells: casting, countering and copying them.

use super::happen::Change;
use super::spawn::Spawning;
use crate::board::{ObjectKind, Zone};
use crate::event::Place;
use crate::ids::{ObjectId, PlayerId};
use crate::ruling::Happening;
use crate::select::{Amount, What, Who};
use crate::table::{Entry, ObjectState, TooLarge};

/// A player casts cards: they become spells on the stack.
pub(super) fn cast(spawning: &mut Spawning<'_>, who: &Who, what: &What) {
    let look = spawning.look();
    let Some(player) = look.first(who) else { return };
    let not_there = |id: &ObjectId| look.state.object(*id).zone != Zone::Stack;
    let cards: Vec<_> = look.objects(what).into_iter().filter(not_there).collect();
    for object in cards {
        spawning.add(Happening::Cast { object, player });
    }
}

/// Spells and abilities on the stack are countered; a card's move to the graveyard is contained.
pub(super) fn counter(spawning: &mut Spawning<'_>, what: &What) {
    let look = spawning.look();
    let on_stack = |id: &ObjectId| look.state.object(*id).zone == Zone::Stack;
    let spells: Vec<_> = look.objects(what).into_iter().filter(on_stack).collect();
    for object in spells {
        spawning.add(Happening::CounterSpell { object });
        spawning.add_within(Happening::Move {
            object,
            to: Zone::Graveyard,
            place: Place::Top,
            milled: false,
        });
    }
}

/// Players copy spells.
pub(super) fn copy(
    spawning: &mut Spawning<'_>,
    who: &Who,
    what: &What,
    amount: &Amount,
) -> Result<(), TooLarge> {
    let look = spawning.look();
    let (players, amount) = (look.players(who), look.amount(amount)?);
    let on_stack = |id: &ObjectId| look.state.object(*id).zone == Zone::Stack;
    let spells: Vec<_> = look.objects(what).into_iter().filter(on_stack).collect();
    for player in players {
        for &object in &spells {
            spawning.add(Happening::CopySpell { object, player, amount });
        }
    }
    Ok(())
}

/// A card becomes a spell.
pub(super) fn happen_cast(
    change: &mut Change<'_>,
    object: ObjectId,
    player: PlayerId,
) -> Result<(), TooLarge> {
    change.put(object, Zone::Stack);
    change.state.object_mut(object).controller = player;
    change.ledger.add(Entry::Cast(player), 1)
}

/// Copies are put on the stack, as one group.
pub(super) fn happen_copy(
    change: &mut Change<'_>,
    object: ObjectId,
    player: PlayerId,
    amount: u64,
) -> Result<(), TooLarge> {
    let original = change.state.object(object).clone();
    let name = change.table.print(original.copiable()).name.clone();
    let id = ObjectId::at(change.state.objects.len());
    change.state.objects.push(ObjectState {
        kind: ObjectKind::SpellCopy,
        owner: player,
        controller: player,
        count: amount,
        since: change.state.next_since(),
        ..original
    });
    change.table.name_object(id, name);
    change.ledger.add(Entry::Copied(player), amount)
}
