//! Words of a line that mean the same everywhere, and the names that are on a board.

use language::board::{
    Board, CardType, Color, Counter, Designation, Object, Player, PlayerDesignation, Step, Supertype, Zone,
};

use super::cursor::{Cursor, is_sign};
use super::refusal::Refusal;
use crate::typed::counter_named;
use crate::words::vocabulary::{card_type, color, supertype};

/// Zones as one says where something is; the usual words before others.
pub(super) const ZONES: [(&str, Zone); 12] = [
    ("on the battlefield", Zone::Battlefield),
    ("in hand", Zone::Hand),
    ("in graveyard", Zone::Graveyard),
    ("in exile", Zone::Exile),
    ("in library", Zone::Library),
    ("on the stack", Zone::Stack),
    ("in command zone", Zone::Command),
    ("exiled", Zone::Exile),
    ("in the graveyard", Zone::Graveyard),
    ("in the library", Zone::Library),
    ("in the command zone", Zone::Command),
    ("on top of library", Zone::Library),
];

/// Zones as they stand before a colon.
pub(super) const PLACES: [(&str, Zone); 8] = [
    ("battlefield", Zone::Battlefield),
    ("hand", Zone::Hand),
    ("graveyard", Zone::Graveyard),
    ("exile", Zone::Exile),
    ("library", Zone::Library),
    ("stack", Zone::Stack),
    ("command zone", Zone::Command),
    ("command", Zone::Command),
];

/// Steps and main phases; the usual words before others.
pub(super) const STEPS: [(&str, Step); 16] = [
    ("untap step", Step::Untap),
    ("upkeep", Step::Upkeep),
    ("draw step", Step::Draw),
    ("main phase", Step::Main),
    ("beginning of combat", Step::BeginCombat),
    ("declare attackers step", Step::Attackers),
    ("declare blockers step", Step::Blockers),
    ("combat damage step", Step::CombatDamage),
    ("end of combat", Step::EndCombat),
    ("second main phase", Step::SecondMain),
    ("end step", Step::End),
    ("cleanup step", Step::Cleanup),
    ("combat", Step::BeginCombat),
    ("attackers step", Step::Attackers),
    ("blockers step", Step::Blockers),
    ("first main phase", Step::Main),
];

/// Designations of players.
pub(super) const DESIGNATIONS: [(&str, PlayerDesignation); 6] = [
    ("the monarch", PlayerDesignation::Monarch),
    ("the initiative", PlayerDesignation::Initiative),
    ("the city's blessing", PlayerDesignation::CitysBlessing),
    ("monarch", PlayerDesignation::Monarch),
    ("initiative", PlayerDesignation::Initiative),
    ("city's blessing", PlayerDesignation::CitysBlessing),
];

/// Reads a colour if one comes next.
pub(super) fn a_color(cursor: &mut Cursor<'_>) -> Option<Color> {
    Color::ALL.into_iter().find(|one| cursor.eat(color(*one)))
}

/// Reads a card type if one comes next.
pub(super) fn a_type(cursor: &mut Cursor<'_>) -> Option<CardType> {
    const TYPES: [CardType; 9] = [
        CardType::Artifact,
        CardType::Battle,
        CardType::Creature,
        CardType::Enchantment,
        CardType::Instant,
        CardType::Land,
        CardType::Planeswalker,
        CardType::Sorcery,
        CardType::Kindred,
    ];
    TYPES.into_iter().find(|one| cursor.eat(card_type(*one)))
}

/// Reads a supertype if one comes next.
pub(super) fn a_supertype(cursor: &mut Cursor<'_>) -> Option<Supertype> {
    const SUPERTYPES: [Supertype; 5] =
        [Supertype::Basic, Supertype::Legendary, Supertype::Snow, Supertype::World, Supertype::Ongoing];
    SUPERTYPES.into_iter().find(|one| cursor.eat(supertype(*one)))
}

/// Reads a designation of permanents if one comes next.
pub(super) fn a_designation(cursor: &mut Cursor<'_>) -> Option<Designation> {
    Designation::ALL.into_iter().find(|one| cursor.eat(crate::words::vocabulary::designation(*one)))
}

/// Reads "2 +1/+1 counters", "a stun counter"; nothing is read where something else stands there.
pub(super) fn counters(cursor: &mut Cursor<'_>) -> Option<(Counter, u64)> {
    let mut after = *cursor;
    let number = after.number()?;
    let left = after.words_left();
    let is_noun = |on: &usize| {
        after.word_at(*on).is_some_and(|word| matches!(&*word.to_lowercase(), "counter" | "counters"))
    };
    let words = (1..left.min(4)).find(is_noun)?;
    let kind = counter_named(after.text(words));
    after.skip(words + 1);
    *cursor = after;
    Some((kind, number))
}

/// Reads the name of a player if one comes next, and the place of that player.
pub(super) fn a_player(cursor: &mut Cursor<'_>, board: &Board) -> Option<usize> {
    let named = board.players.iter().enumerate().filter(|(_, player)| cursor.comes(&player.name));
    let (at, player) = named.max_by_key(|(_, player)| player.name.len())?;
    cursor.eat(&player.name).then_some(at)
}

/// Reads "Bob's" if it comes next, and the place of that player.
pub(super) fn a_players(cursor: &mut Cursor<'_>, board: &Board) -> Option<usize> {
    board.players.iter().position(|Player { name, .. }| {
        cursor.eat(&format!("{name}'s"))
            || cursor.eat(&format!("{name}\u{2019}s"))
            || cursor.eat(&format!("{name}'"))
    })
}

/// Reads the id of an object if one comes next, or the name that only one of them has.
pub(super) fn an_object(cursor: &mut Cursor<'_>, board: &Board) -> Option<String> {
    let named = |name: fn(&Object) -> &str| {
        let named = board.objects.iter().map(move |one| (name(one), one));
        named.filter(|(name, _)| cursor.comes(name)).max_by_key(|(name, _)| name.len())
    };
    let (name, object) = named(|one| &one.id).or_else(|| named(|one| &one.is.name))?;
    cursor.eat(name).then(|| object.id.clone())
}

/// Reads whom or what is attacked: a player or an object.
pub(super) fn anybody(cursor: &mut Cursor<'_>, board: &Board) -> Option<String> {
    let player = a_player(cursor, board).and_then(|at| board.players.get(at));
    player.map(|player| player.name.clone()).or_else(|| an_object(cursor, board))
}

/// Reads the id of an object, which has to come next.
pub(super) fn wanted_object(cursor: &mut Cursor<'_>, board: &Board, behind: &str) -> Result<String, Refusal> {
    an_object(cursor, board).ok_or_else(|| no_such_name(cursor, board, behind))
}

/// What stands where a name of the board should.
pub(super) fn no_such_name(cursor: &Cursor<'_>, board: &Board, behind: &str) -> Refusal {
    let Some(word) = cursor.word().filter(|word| !is_sign(word)) else {
        return Refusal::Nothing { wanted: "a name", behind: behind.to_owned() };
    };
    let names = board.players.iter().map(|player| &player.name);
    let names = names.chain(board.objects.iter().map(|object| &object.id));
    Refusal::NoSuchName { found: word.to_owned(), nearest: nearest(word, names.map(String::as_str)) }
}

/// The names that are most like a word.
pub(super) fn nearest<'a>(word: &str, names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let word = word.to_lowercase();
    let like = |name: &str| {
        let name = name.to_lowercase();
        // Two letters that have changed places are one slip, however short the name is.
        let is_slip = word.len() > 2 && strsim::osa_distance(&name, &word) == 1;
        if is_slip { 0.99 } else { strsim::jaro_winkler(&name, &word) }
    };
    let mut found: Vec<(f64, &str)> = names.map(|name| (like(name), name)).collect();
    found.retain(|(like, _)| *like >= 0.8);
    found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    found.truncate(3);
    found.into_iter().map(|(_, name)| name.to_owned()).collect()
}

/// How many words a name has that comes next: those in quotes, or all up to the next sign.
pub(super) fn name_ahead(cursor: &Cursor<'_>) -> usize {
    let left = cursor.words_left();
    if !cursor.word().is_some_and(|word| word.starts_with('"')) {
        return left;
    }
    let most = cursor.end.saturating_sub(cursor.at);
    let is_end = |on: &usize| {
        cursor.word_at(*on).is_some_and(|word| word.ends_with('"') && (*on > 0 || word.len() > 1))
    };
    (0..most).find(is_end).map_or(left, |last| last + 1)
}
