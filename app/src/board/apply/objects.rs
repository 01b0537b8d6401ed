//! Changes of objects.

use crate::board::refused::{Refused, player, remove};
use crate::board::{Characteristic, Chosen, ObjectEdit, Status};
use crate::opened::names::unique;
use language::board::{Board, Characteristics, Object, ObjectKind, Zone};

/// A board has at most so many objects; the engine refuses more.
const MOST: usize = 20_000;

/// An object is added as it is, but for whose it is and for a name of its own.
pub(crate) fn add_own(board: &mut Board, owner: usize, object: &Object) -> Result<(), Refused> {
    room(board, 1)?;
    let owner = Some(player(board, owner)?);
    let id = unique(board, &object.id);
    board.objects.push(Object { id, owner, controller: None, attached_to: None, ..object.clone() });
    Ok(())
}

fn room(board: &Board, more: usize) -> Result<(), Refused> {
    if board.objects.len().saturating_add(more) > MOST { Err(Refused::TooMany(MOST)) } else { Ok(()) }
}

/// Changes several objects in the same way; the last first, so that places stay what they are.
pub(crate) fn change_all(board: &mut Board, places: &[usize], edit: &ObjectEdit) -> Result<(), Refused> {
    let mut places = places.to_vec();
    places.sort_unstable();
    places.dedup();
    places.into_iter().rev().try_for_each(|at| change(board, at, edit))
}

/// Objects go to a player and a zone.
pub(crate) fn go(board: &mut Board, places: &[usize], to: usize, zone: Zone) -> Result<(), Refused> {
    let player = player(board, to)?;
    let first = board.players.first().map(|player| player.name.clone());
    for at in places {
        let object = board.objects.get_mut(*at).ok_or(Refused::Gone)?;
        object.zone = zone;
        if matches!(zone, Zone::Battlefield | Zone::Stack) {
            let owner = object.owner.as_ref().or(first.as_ref());
            object.controller = Some(player.clone()).filter(|player| Some(player) != owner);
        } else {
            object.owner = Some(player.clone());
            object.controller = None;
            // What leaves the battlefield is attached to nothing any more.
            (object.attached_to, object.attached_to_player) = (None, None);
        }
    }
    Ok(())
}

/// Changes an object. Another name is a change of the whole file, and made elsewhere.
pub(crate) fn change(board: &mut Board, at: usize, edit: &ObjectEdit) -> Result<(), Refused> {
    if let ObjectEdit::Duplicate(times) = edit {
        return duplicate(board, at, *times);
    }
    if *edit == ObjectEdit::Remove {
        return remove(&mut board.objects, at);
    }
    let named = if let ObjectEdit::Owner(place)
    | ObjectEdit::Controller(place)
    | ObjectEdit::Chosen(Chosen::Player(Some(place))) = edit
    {
        Some(player(board, *place)?)
    } else {
        None
    };
    let first = board.players.first().map(|player| player.name.clone());
    change_itself(of(board, at)?, edit, named, first)
}

fn of(board: &mut Board, at: usize) -> Result<&mut Object, Refused> {
    board.objects.get_mut(at).ok_or(Refused::Gone)
}

fn duplicate(board: &mut Board, at: usize, times: usize) -> Result<(), Refused> {
    room(board, times)?;
    let object = of(board, at)?.clone();
    for place in 1..=times {
        let copy = Object { id: unique(board, &object.id), ..object.clone() };
        board.objects.insert(at + place, copy);
    }
    Ok(())
}

/// Changes what concerns nothing else on the board; the names are that of the player whom the change is about, and that
/// of the first player, who owns what is nobody's.
fn change_itself(
    object: &mut Object,
    edit: &ObjectEdit,
    named: Option<String>,
    first: Option<String>,
) -> Result<(), Refused> {
    match edit {
        ObjectEdit::Name(_) | ObjectEdit::Duplicate(_) | ObjectEdit::Remove => {}
        ObjectEdit::Owner(_) => object.owner = named,
        ObjectEdit::Controller(_) => {
            let owner = object.owner.clone().or(first);
            object.controller = named.filter(|named| Some(named) != owner.as_ref());
        }
        ObjectEdit::Chosen(Chosen::Player(_)) => object.chosen_player = named,
        ObjectEdit::Card(card) => object.card = Some(card.clone()),
        ObjectEdit::Zone(zone) => object.zone = *zone,
        ObjectEdit::Kind(kind) => {
            object.kind = *kind;
            if !matches!(kind, ObjectKind::Token | ObjectKind::SpellCopy) {
                object.count = 1;
            }
        }
        ObjectEdit::Count(count) => object.count = *count,
        ObjectEdit::Is(status, is_so) => {
            *field(object, *status) = *is_so;
            // Only what is face down has its ward.
            object.face_down |= *status == Status::Warded && *is_so;
            object.warded &= object.face_down;
        }
        ObjectEdit::Damage(damage) => object.damage = *damage,
        ObjectEdit::Counters(kind, number) => {
            object.counters.retain(|(known, _)| known != kind);
            object.counters.extend(Some((kind.clone(), *number)).filter(|_| *number > 0));
        }
        ObjectEdit::AttachedTo(host) => object.attached_to.clone_from(host),
        ObjectEdit::Attacks(whom) => object.attacks.clone_from(whom),
        ObjectEdit::Targets(targets) => object.targets.clone_from(targets),
        ObjectEdit::Blocks(blocked) => object.blocks.clone_from(blocked),
        ObjectEdit::MustBlock(attackers) => object.must_block.clone_from(attackers),
        ObjectEdit::Chosen(Chosen::Color(color)) => object.chosen_color = *color,
        ObjectEdit::Chosen(Chosen::Word(word)) => object.chosen_word.clone_from(word),
        ObjectEdit::Chosen(Chosen::Number(number)) => object.chosen_number = *number,
        ObjectEdit::Sector(sector) => object.sector = *sector,
        ObjectEdit::Designated(one, is_so) => {
            listed(&mut object.designations, *one, *is_so);
            object.designations.sort_unstable();
        }
        ObjectEdit::GoadedBy(players) => object.goaded_by.clone_from(players),
        ObjectEdit::Marks(marks) => object.marks.clone_from(marks),
        ObjectEdit::Changed(changed) => object.changed.clone_from(changed),
        ObjectEdit::PhasedOut(how) => {
            object.phased_out = *how;
            object.phased_out_under = object.phased_out_under.take().filter(|_| how.is_some());
        }
        ObjectEdit::Paid(paid) => object.paid.clone_from(paid),
        ObjectEdit::Characteristic(one) => characteristic(&mut object.is, one),
        ObjectEdit::AddAbility(ability) => object.is.abilities.push((**ability).clone()),
        ObjectEdit::Ability(at, ability) => {
            *object.is.abilities.get_mut(*at).ok_or(Refused::Gone)? = (**ability).clone();
        }
        ObjectEdit::RemoveAbility(at) => remove(&mut object.is.abilities, *at)?,
    }
    Ok(())
}

const fn field(object: &mut Object, status: Status) -> &mut bool {
    match status {
        Status::Tapped => &mut object.tapped,
        Status::Attacking => &mut object.attacking,
        Status::Blocking => &mut object.blocking,
        Status::Deathtouched => &mut object.deathtouched,
        Status::Modal => &mut object.modal,
        Status::Transformed => &mut object.transformed,
        Status::FaceDown => &mut object.face_down,
        Status::Warded => &mut object.warded,
        Status::Commander => &mut object.commander,
        Status::Echo => &mut object.echo,
        Status::BottommostRoom => &mut object.bottommost_room,
    }
}

fn characteristic(is: &mut Characteristics, one: &Characteristic) {
    match one {
        Characteristic::Name(name) => name.trim().clone_into(&mut is.name),
        Characteristic::Type(kind, is_so) => listed(&mut is.types, *kind, *is_so),
        Characteristic::Supertype(kind, is_so) => listed(&mut is.supertypes, *kind, *is_so),
        Characteristic::Color(color, is_so) => listed(&mut is.colors, *color, *is_so),
        Characteristic::Subtypes(subtypes) => is.subtypes.clone_from(subtypes),
        Characteristic::Power(power) => is.power = *power,
        Characteristic::Toughness(toughness) => is.toughness = *toughness,
        Characteristic::ManaValue(value) => is.mana_value = *value,
        Characteristic::Loyalty(loyalty) => is.loyalty = *loyalty,
        Characteristic::Blank(blank) => is.blank = *blank,
    }
}

/// A list has something in it, or has not.
fn listed<T: PartialEq>(list: &mut Vec<T>, one: T, is_so: bool) {
    list.retain(|known| *known != one);
    list.extend(Some(one).filter(|_| is_so));
}
