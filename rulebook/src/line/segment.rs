//! The parts of a line between semicolons, and the heads that say whose a part is and where its things are.

use language::board::{Board, Player, Zone};

use super::cursor::Cursor;
use super::noun::Known;
use super::refusal::Refusal;
use super::vocabulary::{PLACES, a_player, a_players, nearest};

/// Whose the things of a part are, and where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scope {
    /// The place of the player.
    pub(super) player: usize,
    /// Whether the line says so, and it is not just the first player.
    pub(super) is_said: bool,
    /// The zone; where such things usually are when absent.
    pub(super) zone: Option<Zone>,
}

/// The head of a part.
pub(super) enum Head {
    /// "Bob:", "graveyard:", "Bob's hand:": whose and where.
    Of(Scope),
    /// "Carol:": somebody of this name plays, too.
    Joins(String),
    /// "players:": the names of all who play.
    Players,
}

/// Reads the head of a part, if one comes next.
///
/// Fails where a name stands before a colon that is nearly that of a player.
pub(super) fn head(cursor: &mut Cursor<'_>, known: Known<'_>, scope: Scope) -> Result<Option<Head>, Refusal> {
    let before = *cursor;
    if cursor.eat("players") && cursor.eat(":") {
        return Ok(Some(Head::Players));
    }
    *cursor = before;
    let owner = a_players(cursor, known.board).or_else(|| a_player(cursor, known.board));
    cursor.eat("in");
    let zone = cursor.one_of(&PLACES);
    if (owner.is_some() || zone.is_some()) && cursor.eat(":") {
        let is_said = scope.is_said || owner.is_some();
        let scope = Scope { player: owner.unwrap_or(scope.player), is_said, zone: zone.or(scope.zone) };
        return Ok(Some(Head::Of(scope)));
    }
    *cursor = before;
    joins(cursor, known)
}

/// "Carol:": one word that is no player's name and not nearly one, and no card's.
fn joins(cursor: &mut Cursor<'_>, known: Known<'_>) -> Result<Option<Head>, Refusal> {
    let Some(name) = cursor.word().filter(|_| cursor.word_at(1) == Some(":")) else { return Ok(None) };
    let nearest = nearest(name, known.board.players.iter().map(|player| player.name.as_str()));
    cursor.skip(2);
    if nearest.is_empty() {
        return Ok(Some(Head::Joins(name.to_owned())));
    }
    Err(Refusal::NoSuchPlayer { found: name.to_owned(), nearest })
}

/// Reads the names of all who play: those who are not there join, and of an empty board the others leave.
pub(super) fn players(cursor: &mut Cursor<'_>, board: &mut Board) -> Vec<String> {
    let mut names = Vec::new();
    while !cursor.is_over() {
        let words = cursor.words_left();
        names.extend(Some(cursor.text(words).to_owned()).filter(|_| words > 0));
        cursor.skip(words + 1);
    }
    let is_empty = board.objects.is_empty() && board.effects.is_empty() && board.events.is_empty();
    if is_empty {
        let before = std::mem::take(&mut board.players);
        let known = |name: &String| before.iter().find(|player| player.name == *name).cloned();
        board.players =
            names.iter().map(|name| known(name).unwrap_or_else(|| Player::new(name.clone()))).collect();
        return names;
    }
    for name in &names {
        join(board, name);
    }
    names
}

/// Somebody plays, too, unless they do already. Their place.
pub(super) fn join(board: &mut Board, name: &str) -> usize {
    if let Some(at) = board.players.iter().position(|player| player.name == name) {
        return at;
    }
    board.players.push(Player::new(name));
    board.players.len() - 1
}
