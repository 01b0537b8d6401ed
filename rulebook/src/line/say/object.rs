//! An object in the words of a line.

use language::board::{Ability, Board, CardType, Object, ObjectKind, PhasedOut, Zone};

use crate::cards::AllCards;
use crate::line::keyword;
use crate::line::put::unique;
use crate::line::twins;
use crate::line::vocabulary::ZONES;
use crate::words::grammar::{plural, singular};
use crate::words::vocabulary::{card_type, color, counter, designation, supertype};

/// What one would type for an object, without whose it is.
pub fn object_words(object: &Object, cards: &AllCards) -> String {
    let whose = object.controller.as_ref().or(object.owner.as_ref()).cloned().unwrap_or_default();
    let named = Object { id: wanted(object), ..object.clone() };
    said(&named, &whose, &Board::default(), cards).join(" ")
}

/// What one types for an object in the part of a player, on a board with those before it.
pub(super) fn said(object: &Object, whose: &str, before: &Board, cards: &AllCards) -> Vec<String> {
    let mut words = match &object.card {
        Some(card) => named(object, card, cards),
        None => made_up(object),
    };
    words.extend(object.is.colors.iter().map(|one| color(*one).to_owned()));
    words.extend(subtypes(object));
    words.extend(object.is.abilities.iter().filter_map(keywords));
    words.extend(stands(object));
    words.extend(with(object));
    words.extend(object.attached_to.iter().map(|host| format!("on {}", called(host, whose, before))));
    words.extend(object.attached_to_player.iter().map(|player| format!("on {player}")));
    let usual = if is_spell(object, cards) { Zone::Stack } else { Zone::Battlefield };
    let zone = ZONES.iter().find(|(_, zone)| *zone == object.zone).map(|(words, _)| (*words).to_owned());
    words.extend(zone.filter(|_| object.zone != usual));
    let owner = object.owner.iter().filter(|owner| *owner != whose);
    words.extend(owner.map(|owner| format!("owned by {owner}")));
    words.extend(chosen(object));
    let is_usual = object.id == unique(before, &wanted(object));
    words.extend((!is_usual).then(|| format!("called {}", object.id)));
    words
}

/// What something is on, with whose that is where that player has another one of the name that would be meant.
fn called(host: &str, whose: &str, before: &Board) -> String {
    let place = |name: &str| before.players.iter().position(|player| player.name == name);
    let meant = place(whose).and_then(|whose| twins::of_player(before, host, whose));
    let one = before.objects.iter().find(|object| object.id == host);
    let holder = one.and_then(|one| one.controller.as_ref().or(one.owner.as_ref()));
    match holder {
        Some(holder) if meant.is_some_and(|meant| meant != host) => format!("{holder}'s {host}"),
        Some(_) | None => host.to_owned(),
    }
}

fn is_spell(object: &Object, cards: &AllCards) -> bool {
    let of_card = object.card.as_ref().and_then(|card| cards.find(card)).map(|found| found.is);
    of_card.is_some_and(|is| is.is(CardType::Instant) || is.is(CardType::Sorcery))
}

/// The id that it would have if nothing is said.
fn wanted(object: &Object) -> String {
    let name = Some(&object.is.name).filter(|name| !name.is_empty());
    object.card.as_ref().or(name).unwrap_or(&object.id).clone()
}

/// "Grizzly Bears", "3 Grizzly Bears 4/4 tokens".
fn named(object: &Object, card: &str, cards: &AllCards) -> Vec<String> {
    let name = cards.find(card).map_or_else(|| card.to_owned(), |found| found.is.name.clone());
    let mut words = Vec::new();
    words.extend((object.count > 1).then(|| object.count.to_string()));
    words.push(name);
    words.extend(size(object));
    words.extend(object.is.supertypes.iter().map(|one| supertype(*one).to_owned()));
    words.extend(object.is.types.iter().map(|one| card_type(*one).to_owned()));
    words.extend(Some("token".to_owned()).filter(|_| object.kind == ObjectKind::Token));
    words
}

fn size(object: &Object) -> Option<String> {
    object.is.power.zip(object.is.toughness).map(|(power, toughness)| format!("{power}/{toughness}"))
}

/// "3 Soldiers 1/1", "legendary artifact Golem 3/3", "blank Banner".
fn made_up(object: &Object) -> Vec<String> {
    let is = &object.is;
    let name = if is.name.is_empty() { &object.id } else { &is.name };
    let size = size(object);
    let mut words = Vec::new();
    words.extend((object.count > 1).then(|| object.count.to_string()));
    words.extend(is.blank.then(|| "blank".to_owned()));
    words.extend(is.supertypes.iter().map(|one| supertype(*one).to_owned()));
    let types = match &is.types[..] {
        [rest @ .., CardType::Creature] if size.is_some() => rest,
        all => all,
    };
    words.extend(types.iter().map(|one| card_type(*one).to_owned()));
    if types.is_empty() && size.is_none() && !is.blank {
        words.push(if is.is_only_a_name() { "unread" } else { "plain" }.to_owned());
    }
    words.push(name_of(name, object.count > 1));
    words.extend(size);
    let is_token = object.kind == ObjectKind::Token && object.count == 1;
    words.extend(is_token.then(|| "token".to_owned()));
    words
}

/// A name, in quotes where it would be read otherwise without them; of several things their plural.
fn name_of(name: &str, several: bool) -> String {
    let many = if several { plural(name) } else { name.to_owned() };
    let is_plain = if several { singular(&many) == name } else { true };
    let words: Vec<&str> = name.split(' ').collect();
    let is_word = |word: &&str| word.starts_with(char::is_uppercase) && word.chars().all(char::is_alphabetic);
    let is_first = words.first().is_none_or(|first| !keyword::begins(first) && !is_adjective(first));
    if is_plain && is_first && words.iter().all(is_word) { many } else { format!("\"{name}\"") }
}

fn is_adjective(word: &str) -> bool {
    let tokens = crate::line::tokens::cut(word);
    let mut cursor = crate::line::cursor::Cursor::new(word, &tokens);
    crate::line::vocabulary::a_color(&mut cursor).is_some()
        || crate::line::vocabulary::a_supertype(&mut cursor).is_some()
        || crate::line::vocabulary::a_type(&mut cursor).is_some()
}

/// "(Elf Warrior)".
fn subtypes(object: &Object) -> Option<String> {
    let said = object.is.subtypes.join(" ");
    let is_token = object.kind == ObjectKind::Token && object.card.is_none();
    let usual = if is_token { object.is.name.clone() } else { String::new() };
    (said != usual).then(|| format!("({said})"))
}

fn keywords(ability: &Ability) -> Option<String> {
    if let Ability::Keyword(keyword) = ability { keyword::words(keyword) } else { None }
}

/// How it stands where it is.
fn stands(object: &Object) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let statuses = [
        (object.tapped, "tapped"),
        (object.face_down, if object.warded { "face down with ward" } else { "face down" }),
        (object.transformed, "transformed"),
        (object.phased_out == Some(PhasedOut::Directly), "phased out"),
        (object.commander, "commander"),
        (object.attacking, "attacking"),
    ];
    words.extend(statuses.iter().filter(|(is_so, _)| *is_so).map(|(_, words)| (*words).to_owned()));
    words.extend(object.designations.iter().map(|one| designation(*one).to_owned()));
    words.extend(object.attacks.iter().map(|whom| format!("attacking {whom}")));
    words.extend((!object.blocks.is_empty()).then(|| format!("blocking {}", object.blocks.join(" and "))));
    words
}

/// "with 2 +1/+1 counters and 1 damage".
fn with(object: &Object) -> Option<String> {
    let counters = object.counters.iter();
    let mut words: Vec<String> =
        counters.map(|(kind, number)| format!("{number} {} {}", counter(kind), noun(*number))).collect();
    words.extend((object.damage > 0).then(|| format!("{} damage", object.damage)));
    (!words.is_empty()).then(|| format!("with {}", words.join(" and ")))
}

const fn noun(number: u64) -> &'static str {
    if number == 1 { "counter" } else { "counters" }
}

/// "choosing red".
fn chosen(object: &Object) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    words.extend(object.chosen_color.map(|one| color(one).to_owned()));
    words.extend(object.chosen_player.clone());
    words.extend(object.chosen_number.map(|number| number.to_string()));
    words.extend(object.chosen_word.clone());
    words.into_iter().map(|word| format!("choosing {word}")).collect()
}
