//! What is said of a thing in single words behind its name: colours, keywords, where it is and how it stands there.

use language::board::{Ability, ObjectKind, PhasedOut};

use super::cursor::{Cursor, is_sign};
use super::noun::{Known, Thing};
use super::refusal::Refusal;
use super::vocabulary::{
    ZONES, a_color, a_designation, a_player, a_supertype, a_type, an_object, anybody, no_such_name,
    wanted_object,
};
use super::{attach, keyword, vocabulary};

/// Reads one more thing that is said. Whether there was one.
///
/// Fails where it begins to be said, and what it needs is not there.
pub(super) fn read(cursor: &mut Cursor<'_>, known: Known<'_>, thing: &mut Thing) -> Result<bool, Refusal> {
    let before = *cursor;
    cursor.eat("and");
    let is_read = looks(cursor, thing)
        || stands(cursor, thing)
        || in_brackets(cursor, known, thing)?
        || belongs(cursor, known, thing)?
        || fights(cursor, known, thing)?
        || was_chosen(cursor, known, thing)
        || is_called(cursor, thing)?
        || has_keywords(cursor, thing);
    if !is_read {
        *cursor = before;
    }
    Ok(is_read)
}

/// Colours, types and supertypes.
fn looks(cursor: &mut Cursor<'_>, thing: &mut Thing) -> bool {
    let is = &mut thing.object.is;
    if let Some(color) = a_color(cursor) {
        is.colors.push(color);
    } else if let Some(supertype) = a_supertype(cursor) {
        is.supertypes.push(supertype);
    } else if let Some(kind) = a_type(cursor) {
        if !is.types.contains(&kind) {
            is.types.push(kind);
        }
    } else {
        return cursor.eat("colorless");
    }
    true
}

/// How it stands where it is.
fn stands(cursor: &mut Cursor<'_>, thing: &mut Thing) -> bool {
    let object = &mut thing.object;
    if cursor.eat("tapped") {
        object.tapped = true;
    } else if cursor.eat("untapped") {
        object.tapped = false;
    } else if cursor.eat("face down") {
        object.face_down = true;
        object.warded = cursor.eat("with ward");
    } else if cursor.eat("transformed") {
        object.transformed = true;
    } else if cursor.eat("phased out") {
        object.phased_out = Some(PhasedOut::Directly);
    } else if cursor.eat_any(&["commander", "general"]) {
        object.commander = true;
    } else if cursor.eat_any(&["token", "tokens"]) {
        object.kind = ObjectKind::Token;
        object.count = std::mem::replace(&mut thing.copies, 1).max(object.count);
    } else if let Some(designation) = a_designation(cursor) {
        object.designations.push(designation);
        object.designations.sort_unstable();
    } else {
        return false;
    }
    true
}

/// "(tapped)", "(with a +1/+1 counter)": what is said behind a name may stand in brackets. Anything else there are the subtypes of
/// what is made up.
fn in_brackets(cursor: &mut Cursor<'_>, known: Known<'_>, thing: &mut Thing) -> Result<bool, Refusal> {
    let before = *cursor;
    if !cursor.eat("(") {
        return Ok(false);
    }
    let mut told = thing.clone();
    let mut is_read = false;
    while !cursor.comes(")") && !cursor.comes("(") && one_more(cursor, known, &mut told) {
        is_read = true;
        cursor.eat(",");
    }
    if is_read && cursor.eat(")") {
        *thing = told;
        return Ok(true);
    }
    *cursor = before;
    if thing.object.card.is_some() {
        cursor.eat("(");
        let words = cursor.words_left().max(1);
        return Err(Refusal::NotSaid { found: cursor.text(words).to_owned(), of: thing.object.id.clone() });
    }
    Ok(subtypes(cursor, thing))
}

/// Reads one more thing that is said; none where it isn't understood.
fn one_more(cursor: &mut Cursor<'_>, known: Known<'_>, thing: &mut Thing) -> bool {
    let before = *cursor;
    let is_read = read(cursor, known, thing).is_ok_and(|is_read| is_read)
        || attach::read(cursor, known, thing).is_ok_and(|is_read| is_read);
    if !is_read {
        *cursor = before;
    }
    is_read
}

/// "(Elf Warrior)"; nothing in the brackets where it has no subtypes.
fn subtypes(cursor: &mut Cursor<'_>, thing: &mut Thing) -> bool {
    if !cursor.eat("(") {
        return false;
    }
    while let Some(word) = cursor.word().filter(|word| !is_sign(word)) {
        thing.object.is.subtypes.push(word.to_owned());
        cursor.skip(1);
    }
    thing.has_subtypes = true;
    cursor.eat(")")
}

/// Where it is, and whose.
fn belongs(cursor: &mut Cursor<'_>, known: Known<'_>, thing: &mut Thing) -> Result<bool, Refusal> {
    if let Some(zone) = cursor.one_of(&ZONES) {
        (thing.object.zone, thing.is_placed) = (zone, true);
        return Ok(true);
    }
    let owns = cursor.eat("owned by");
    if !owns && !cursor.eat_any(&["controlled by", "under"]) {
        return Ok(false);
    }
    let behind = if owns { "owned by" } else { "under" };
    let at = a_player(cursor, known.board).ok_or_else(|| no_such_name(cursor, known.board, behind))?;
    let name = known.board.players.get(at).map(|player| player.name.clone());
    if owns {
        thing.object.owner = name;
    } else {
        thing.object.controller = name;
    }
    Ok(true)
}

/// "attacking Bob", "blocking Ogre and Bear".
fn fights(cursor: &mut Cursor<'_>, known: Known<'_>, thing: &mut Thing) -> Result<bool, Refusal> {
    if cursor.eat("attacking") {
        thing.object.attacks = anybody(cursor, known.board);
        thing.object.attacking = thing.object.attacks.is_none();
        return Ok(true);
    }
    if !cursor.eat("blocking") {
        return Ok(false);
    }
    thing.object.blocks.push(wanted_object(cursor, known.board, "blocking")?);
    loop {
        let before = *cursor;
        let next = if cursor.eat("and") { an_object(cursor, known.board) } else { None };
        let Some(next) = next else {
            *cursor = before;
            return Ok(true);
        };
        thing.object.blocks.push(next);
    }
}

/// "choosing red", "choosing Bob", "choosing 3", "choosing Goblin": what was chosen as it entered.
fn was_chosen(cursor: &mut Cursor<'_>, known: Known<'_>, thing: &mut Thing) -> bool {
    if !cursor.eat_any(&["choosing", "naming"]) {
        return false;
    }
    let object = &mut thing.object;
    if let Some(color) = a_color(cursor) {
        object.chosen_color = Some(color);
    } else if let Some(at) = a_player(cursor, known.board) {
        object.chosen_player = known.board.players.get(at).map(|player| player.name.clone());
    } else if let Some(number) = cursor.word().and_then(|word| word.parse().ok()) {
        cursor.skip(1);
        object.chosen_number = Some(number);
    } else if let Some(word) = cursor.word().filter(|word| !is_sign(word)) {
        cursor.skip(1);
        object.chosen_word = Some(word.trim_matches('"').to_owned());
    } else {
        return false;
    }
    true
}

/// "called West Wall": all words up to the next sign.
fn is_called(cursor: &mut Cursor<'_>, thing: &mut Thing) -> Result<bool, Refusal> {
    if !cursor.eat("called") {
        return Ok(false);
    }
    let ahead = vocabulary::name_ahead(cursor);
    // "Called Mirror in hand" says where it is.
    let is_place = |words: &usize| {
        let mut behind = *cursor;
        behind.skip(*words);
        behind.one_of(&ZONES).is_some() && behind.at == cursor.at + ahead
    };
    let words = (1..ahead).find(is_place).unwrap_or(ahead);
    if words == 0 {
        return Err(Refusal::Nothing { wanted: "a name", behind: "called".to_owned() });
    }
    cursor.text(words).trim_matches('"').clone_into(&mut thing.object.id);
    thing.is_called = true;
    cursor.skip(words);
    Ok(true)
}

fn has_keywords(cursor: &mut Cursor<'_>, thing: &mut Thing) -> bool {
    let Some(keywords) = keyword::read(cursor) else { return false };
    thing.object.is.abilities.extend(keywords.into_iter().map(Ability::Keyword));
    true
}
