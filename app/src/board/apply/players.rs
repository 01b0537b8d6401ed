//! Changes of players.

use crate::board::PlayerEdit;
use crate::board::refused::{Refused, player};
use crate::opened::names::{is_named, unique};
use language::board::{Board, Player, PlayerDesignation};

/// Changes a player. Another name is a change of the whole file, and made elsewhere.
pub(crate) fn change(board: &mut Board, at: usize, edit: &PlayerEdit) -> Result<(), Refused> {
    let controller = if let PlayerEdit::ControlledBy(Some(other)) = edit {
        Some(player(board, *other)?).filter(|_| *other != at)
    } else {
        None
    };
    let shared = if let PlayerEdit::Team(Some(team)) = edit {
        board.players.iter().find(|other| other.team.as_ref() == Some(team)).map(|mate| mate.life)
    } else {
        None
    };
    let one = board.players.get_mut(at).ok_or(Refused::Gone)?;
    match edit {
        PlayerEdit::Name(_) => {}
        PlayerEdit::Life(life) => {
            let team = one.team.clone();
            one.life = *life;
            let is_mate = |other: &&mut Player| team.is_some() && other.team == team;
            board.players.iter_mut().filter(is_mate).for_each(|mate| mate.life = *life);
        }
        PlayerEdit::Team(team) => {
            one.team.clone_from(team);
            one.life = shared.unwrap_or(one.life);
        }
        PlayerEdit::Poison(poison) => one.poison = *poison,
        PlayerEdit::Library(cards) => one.library = *cards,
        PlayerEdit::Hand(cards) => one.hand = *cards,
        PlayerEdit::Graveyard(cards) => one.graveyard = *cards,
        PlayerEdit::Exile(cards) => one.exile = *cards,
        PlayerEdit::Cast(spells) => one.cast = *spells,
        PlayerEdit::Drawn(cards) => one.drawn = *cards,
        PlayerEdit::Damaged(damage) => one.damaged = *damage,
        PlayerEdit::Speed(speed) => one.speed = *speed,
        PlayerEdit::Marks(marks) => one.marks.clone_from(marks),
        PlayerEdit::Designated(designation, is_so) => designate(board, at, *designation, *is_so),
        PlayerEdit::Mana(kind, number) => {
            one.mana.retain(|(known, _)| known != kind);
            one.mana.extend(Some((*kind, *number)).filter(|_| *number > 0));
        }
        PlayerEdit::ControlledBy(_) => one.controlled_by = controller,
        PlayerEdit::Active => board.turn.active = Some(one.name.clone()),
        PlayerEdit::Earlier if at > 0 => sit(board, |players| players.swap(at, at - 1)),
        PlayerEdit::Earlier => return Err(Refused::Gone),
        PlayerEdit::Remove => leave(board, at)?,
    }
    Ok(())
}

/// A player has a designation, or has it no longer; where it is of one, nobody else has it then.
fn designate(board: &mut Board, at: usize, designation: PlayerDesignation, is_so: bool) {
    for (place, player) in board.players.iter_mut().enumerate() {
        if place == at || is_so && designation.is_of_one() {
            player.designations.retain(|known| *known != designation);
        }
        if place == at && is_so {
            player.designations.push(designation);
            player.designations.sort_unstable();
        }
    }
}

/// Teams of two in turn order, with so much life each.
pub(crate) fn two_heads(board: &mut Board, life: i64) {
    while board.players.len() < 4 || board.players.len() % 2 == 1 {
        board.players.push(Player::new(unique(board, "Player")));
    }
    for (at, player) in board.players.iter_mut().enumerate() {
        player.life = life;
        player.team = Some(format!("Team {}", at / 2 + 1));
    }
}

/// Players sit otherwise. What is the first player's because nobody is named stays theirs.
fn sit(board: &mut Board, change: impl FnOnce(&mut Vec<Player>)) {
    if let Some(first) = board.players.first().map(|player| player.name.clone()) {
        board.turn.active.get_or_insert_with(|| first.clone());
        for object in &mut board.objects {
            object.owner.get_or_insert_with(|| first.clone());
        }
        for effect in board.effects.iter_mut().filter(|effect| effect.source.is_none()) {
            effect.controller.get_or_insert_with(|| first.clone());
        }
    }
    change(&mut board.players);
}

/// A player leaves, and takes nothing along.
fn leave(board: &mut Board, at: usize) -> Result<(), Refused> {
    if board.players.len() == 1 {
        return Err(Refused::LastPlayer);
    }
    let mut without = board.clone();
    if at == 0 {
        sit(&mut without, |_| {});
    }
    let name = without.players.remove(at).name;
    if without.turn.active.as_ref() == Some(&name) {
        without.turn.active = None;
    }
    if is_named(&without, &name) {
        return Err(Refused::StillNamed(name));
    }
    *board = without;
    Ok(())
}
