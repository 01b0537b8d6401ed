//! What a line says of a player: life, cards of which nothing is known, counters, shields.

use language::board::{Board, Counter, Player};

use super::attach::shield;
use super::cursor::Cursor;
use super::put;
use super::vocabulary::{DESIGNATIONS, counters, name_ahead};

/// What was said of a player.
pub(super) enum Fact {
    /// Something that the player has or is.
    Of,
    /// A shield, by the id of its effect.
    Shield(String),
}

/// Reads a fact about the player at a place, and makes it so. None where none is said; nothing is read then.
pub(super) fn read(cursor: &mut Cursor<'_>, board: &mut Board, at: usize) -> Option<Fact> {
    let mut after = *cursor;
    if let Some(amount) = shield(&mut after) {
        let called = after.eat("called").then(|| name_ahead(&after)).map(|words| {
            let name = after.text(words).trim_matches('"').to_owned();
            after.skip(words);
            name
        });
        if after.is_boundary() {
            *cursor = after;
            let id = put::shield(board, at, amount, None);
            return Some(Fact::Shield(put::called(board, id, called)));
        }
    }
    after = *cursor;
    let player = board.players.get_mut(at)?;
    let mut changed = player.clone();
    after.eat_any(&["at", "has", "is at", "is", "with"]);
    if !(number(&mut after, &mut changed) || counted(&mut after, &mut changed)) {
        let designation = after.one_of(&DESIGNATIONS)?;
        changed.designations.push(designation);
        changed.designations.sort_unstable();
        changed.designations.dedup();
    }
    if !after.is_boundary() {
        return None;
    }
    *player = changed;
    *cursor = after;
    Some(Fact::Of)
}

/// "12 life", "life 12", "3 cards in hand", "hand 3"; "at 12" is life.
fn number(cursor: &mut Cursor<'_>, player: &mut Player) -> bool {
    let mut after = *cursor;
    let named = field(&mut after);
    let minus =
        after.word().and_then(|word| word.strip_prefix('-')).and_then(|word| word.parse::<i64>().ok());
    let number = match minus {
        Some(number) => {
            after.skip(1);
            Some(-number)
        }
        None => after.number().and_then(|number| i64::try_from(number).ok()),
    };
    let Some(number) = number else { return false };
    let field = match named {
        Some(field) => Some(field),
        None if after.is_boundary() => Some(Field::Life),
        None => field_behind(&mut after),
    };
    let done = field.is_some_and(|field| set(player, field, number));
    if done {
        *cursor = after;
    }
    done
}

/// A number that a player has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    Life,
    Hand,
    Library,
    Graveyard,
    Exile,
    Poison,
}

/// The fields before their number.
const FIELDS: [(&str, Field); 6] = [
    ("life", Field::Life),
    ("hand", Field::Hand),
    ("library", Field::Library),
    ("graveyard", Field::Graveyard),
    ("exile", Field::Exile),
    ("poison", Field::Poison),
];

fn field(cursor: &mut Cursor<'_>) -> Option<Field> {
    cursor.one_of(&FIELDS)
}

/// The field behind its number.
fn field_behind(cursor: &mut Cursor<'_>) -> Option<Field> {
    if cursor.eat("life") {
        return Some(Field::Life);
    }
    if cursor.eat("poison") {
        cursor.eat_any(&["counters", "counter"]);
        return Some(Field::Poison);
    }
    cursor.eat("unknown");
    cursor.eat_any(&["cards", "card"]);
    cursor.eat("in").then(|| field(cursor)).flatten().filter(|field| *field != Field::Life)
}

fn set(player: &mut Player, field: Field, number: i64) -> bool {
    let cards = u64::try_from(number).ok();
    match (field, cards) {
        (Field::Life, _) => player.life = number,
        (_, None) => return false,
        (Field::Hand, Some(cards)) => player.hand = cards,
        (Field::Library, Some(cards)) => player.library = cards,
        (Field::Graveyard, Some(cards)) => player.graveyard = cards,
        (Field::Exile, Some(cards)) => player.exile = cards,
        (Field::Poison, Some(counters)) => player.poison = counters,
    }
    true
}

/// "2 energy counters".
fn counted(cursor: &mut Cursor<'_>, player: &mut Player) -> bool {
    let Some((kind, number)) = counters(cursor) else { return false };
    if kind == Counter::Poison {
        player.poison = number;
    } else {
        player.counters.retain(|(known, _)| *known != kind);
        player.counters.push((kind, number));
    }
    true
}

/// The words for all that a player has otherwise than as a game begins, as far as a line has some.
pub(super) fn words(player: &Player) -> Vec<String> {
    let mut words = Vec::new();
    let usual = Player::new("");
    words.extend(Some(format!("{} life", player.life)).filter(|_| player.life != usual.life));
    let poison = format!("{} poison", player.poison);
    words.extend(Some(poison).filter(|_| player.poison != usual.poison));
    for (cards, usual, place) in [
        (player.hand, usual.hand, "hand"),
        (player.library, usual.library, "library"),
        (player.graveyard, usual.graveyard, "graveyard"),
        (player.exile, usual.exile, "exile"),
    ] {
        words.extend(Some(format!("{cards} cards in {place}")).filter(|_| cards != usual));
    }
    let counters = player.counters.iter();
    words.extend(
        counters
            .map(|(kind, number)| format!("{number} {} counters", crate::words::vocabulary::counter(kind))),
    );
    let is_it =
        |one| DESIGNATIONS.iter().find(|(_, known)| *known == one).map(|(words, _)| (*words).to_owned());
    words.extend(player.designations.iter().filter_map(|one| is_it(*one)));
    words
}
