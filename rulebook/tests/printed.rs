//! The starter collection against what is printed on its cards.
//!
//! The program ships no card texts. What is compared are facts derived from a file of open card data that a developer
//! may have beside the workspace; `UPDATE_EXPECT=1 cargo test -p rulebook --test printed` renews them from there:
//!
//! - `printed/facts.tsv`: what each card is, and its keywords,
//! - `printed/sentences.tsv`: the place of each sentence, a number that tells whether it has changed, and the abilities
//!   that hold it, counted from 1; those are written by hand. `text` follows where one of them is only a text, so that
//!   the sentence is not held, `partly` where one has a text within it. A new sentence has `-`: nothing holds it yet.

#[path = "printed/open.rs"]
mod open;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use language::board::{Ability, CardType, Characteristics, Keyword, Zone};
use language::select::{What, Whom};
use open::{Facts, facts, file, sorted};
use rulebook::cards::starter;

/// Cards that the file is known not to have; they were written from memory, and nothing checks them.
const NOT_IN_THE_FILE: [&str; 8] = [
    "Anointed Procession",
    "Circle of Protection: Red",
    "Gratuitous Violence",
    "Leyline of the Void",
    "Parallel Lives",
    "Pariah",
    "Torbran, Thane of Red Fell",
    "Urza's Armor",
];

/// How far abilities hold a sentence: whole, not where one is a text, partly where one has a text within it.
fn how_far(abilities: &[&Ability]) -> &'static str {
    let is_inside = |ability: &&Ability| {
        let written = format!("{ability:?}");
        written.contains("Opaque(") || written.contains("Unread(")
    };
    if abilities.iter().any(|ability| matches!(ability, Ability::Opaque(_) | Ability::Unread(_))) {
        " text"
    } else if abilities.iter().any(is_inside) {
        " partly"
    } else {
        ""
    }
}

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/printed").join(name)
}

fn rows(name: &str) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(path(name)).unwrap_or_default();
    text.lines().map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

fn cards() -> BTreeMap<&'static str, &'static Characteristics> {
    let cards = starter().unwrap_or_else(|error| panic!("{error}")).all();
    cards.iter().map(|card| (card.is.name.as_str(), &card.is)).collect()
}

/// The facts that the program knows, by card.
fn known() -> BTreeMap<String, Facts> {
    let mut known: BTreeMap<String, Facts> = BTreeMap::new();
    for row in rows("facts.tsv") {
        let is = std::array::from_fn(|at| row[at].clone());
        let keywords = row[8].split("; ").filter(|word| !word.is_empty()).map(str::to_owned).collect();
        known.insert(row[0].clone(), Facts { is, keywords, sentences: Vec::new() });
    }
    for row in rows("sentences.tsv") {
        let card = known.get_mut(&row[0]).unwrap_or_else(|| panic!("{} has no facts", row[0]));
        card.sentences.push((row[1].clone(), row[2].clone()));
    }
    known
}

/// What holds each sentence: by card and number of the sentence.
fn held() -> BTreeMap<(String, String), String> {
    let rows = rows("sentences.tsv").into_iter();
    rows.map(|row| ((row[0].clone(), row[2].clone()), row[3].clone())).collect()
}

#[test]
fn the_facts_are_those_of_the_open_card_data() {
    let file = file();
    if file.is_empty() {
        println!("SKIPPED: 0 cards compared, there is no file of cards beside the workspace");
        return;
    }
    let missing: Vec<&str> = cards().into_keys().filter(|name| !file.contains_key(*name)).collect();
    assert_eq!(missing, NOT_IN_THE_FILE);
    let derived: BTreeMap<String, Facts> =
        cards().into_keys().filter_map(|name| Some((name.to_owned(), facts(file.get(name)?)))).collect();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        write(&derived);
    }
    assert_eq!(known(), derived, "UPDATE_EXPECT=1 cargo test -p rulebook --test printed renews them");
}

/// Writes the facts down; what holds a sentence that is still the same stays.
fn write(derived: &BTreeMap<String, Facts>) {
    let held = held();
    let facts: Vec<String> = derived
        .values()
        .map(|card| format!("{}\t{}", card.is.join("\t"), card.keywords.join("; ")))
        .collect();
    let sentences =
        derived.iter().flat_map(|(name, card)| card.sentences.iter().map(move |sentence| (name, sentence)));
    let sentences = sentences.map(|(name, (place, number))| {
        let by = held.get(&(name.clone(), number.clone())).map_or("-", String::as_str);
        format!("{name}\t{place}\t{number}\t{by}")
    });
    let (facts, sentences) = (facts.join("\n") + "\n", sentences.collect::<Vec<_>>().join("\n") + "\n");
    for (name, text) in [("facts.tsv", facts), ("sentences.tsv", sentences)] {
        std::fs::write(path(name), text).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

/// A card of the collection as the facts say it.
fn ours(is: &Characteristics) -> [String; 8] {
    let words = |words: Vec<String>| sorted(words.iter().map(String::as_str));
    let kinds = is.supertypes.iter().map(|kind| format!("{kind:?}"));
    let kinds = kinds.chain(is.types.iter().map(|kind| format!("{kind:?}"))).collect();
    let number = |number: Option<String>| number.unwrap_or_default();
    [
        is.name.clone(),
        is.mana_value.to_string(),
        words(is.colors.iter().map(|color| format!("{color:?}")).collect()),
        words(kinds),
        words(is.subtypes.clone()),
        number(is.power.map(|n| n.to_string())),
        number(is.toughness.map(|n| n.to_string())),
        number(is.loyalty.map(|n| n.to_string())),
    ]
}

#[test]
fn every_card_is_what_is_printed_on_it() {
    let known = known();
    let mut wrong = Vec::new();
    for (name, is) in cards() {
        match known.get(name) {
            Some(facts) if facts.is == ours(is) => {}
            Some(facts) => wrong.push(format!("{:?} is printed as {:?}", ours(is), facts.is)),
            None => assert!(NOT_IN_THE_FILE.contains(&name), "nothing is known of {name}"),
        }
    }
    assert_eq!(wrong, [""; 0]);
    assert_eq!(known.len() + NOT_IN_THE_FILE.len(), cards().len());
}

/// The name of a keyword as a board file spells it: `first strike` is `FirstStrike`.
fn spelled(words: &str) -> String {
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    };
    words.split(' ').map(capital).collect()
}

/// Whether board files can say a keyword of this name.
fn is_known(name: &str) -> bool {
    if name.ends_with("walk") {
        return true;
    }
    let name = spelled(name);
    let forms = [
        name.clone(),
        format!("{name}(1)"),
        format!("{name}(Any)"),
        format!("{name}(())"),
        format!("{name}()"),
    ];
    forms.iter().any(|form| ron::from_str::<Keyword>(form).is_ok())
}

/// A keyword of a card as it is printed, where its numbers, colours and what it is about are the same.
fn printed(keyword: &Keyword) -> String {
    if let Keyword::Protection(What::Color(color)) = keyword {
        return format!("protection from {color:?}").to_lowercase();
    }
    if *keyword == Keyword::Enchant(Whom::Object(What::Type(CardType::Creature))) {
        return "enchant creature".to_owned();
    }
    if *keyword == Keyword::Enchant(Whom::Object(What::In(Zone::Battlefield))) {
        return "enchant permanent".to_owned();
    }
    if let Keyword::Equip { cost, to: What::Any } = keyword
        && cost.mana.is_empty()
    {
        return format!("equip {{{}}}", cost.generic);
    }
    if let Keyword::Landwalk(What::Subtype(land)) = keyword {
        return format!("{land}walk").to_lowercase();
    }
    if *keyword == Keyword::UmbraArmor {
        return "totem armor".to_owned();
    }
    let text = format!("{keyword:?}");
    let (name, number) = text.split_once('(').unwrap_or((&text, ""));
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    match number.trim_end_matches(')') {
        "" => words,
        number => format!("{words} {number}"),
    }
}

/// Keywords with a cost that board files leave out.
const COSTS: [&str; 4] = ["flashback", "madness", "buyback", "cumulative upkeep"];

/// A printed keyword as [`printed()`] says it: without a cost that is not said, one for each quality.
fn stated(keyword: &str) -> Vec<String> {
    if let Some(cost) = COSTS.iter().find(|cost| keyword.starts_with(*cost)) {
        return vec![(*cost).to_owned()];
    }
    match keyword.strip_prefix("protection from ") {
        Some(from) => from.split(" and from ").map(|from| format!("protection from {from}")).collect(),
        None => vec![keyword.to_owned()],
    }
}

/// The name of a printed keyword, without what stands behind it.
fn name(keyword: &str) -> &str {
    let end = keyword.find([' ', '\u{2014}']).unwrap_or(keyword.len());
    let two = ["first strike", "double strike", "totem armor", "cumulative upkeep", "space sculptor"];
    two.into_iter().find(|two| keyword.starts_with(two)).unwrap_or(&keyword[..end])
}

#[test]
fn every_keyword_that_board_files_can_say_is_said_and_no_other() {
    let known = known();
    let mut wrong = Vec::new();
    for (card, is) in cards() {
        let Some(facts) = known.get(card) else { continue };
        let mut theirs: Vec<String> = Vec::new();
        for keyword in &facts.keywords {
            let name = name(keyword);
            if is_known(name) || name == "totem armor" {
                theirs.extend(stated(keyword));
                continue;
            }
            let told = |ability: &Ability| {
                matches!(ability, Ability::Opaque(text) if text.contains(name))
                    || matches!(ability, Ability::Unread(unread) if unread.words.contains(name))
            };
            if !is.abilities.iter().any(told) {
                wrong.push(format!("{card} does not tell of `{keyword}`"));
            }
        }
        let keyword = |ability: &Ability| match ability {
            // What protects from what was chosen is a sentence.
            Ability::Keyword(Keyword::Protection(what)) if !matches!(what, What::Color(_)) => None,
            Ability::Keyword(keyword) => Some(printed(keyword)),
            Ability::Effect(_)
            | Ability::Restriction(_)
            | Ability::Requirement(_)
            | Ability::Continuous(_)
            | Ability::Instructions(_)
            | Ability::Triggered { .. }
            | Ability::StateTriggered { .. }
            | Ability::Spell { .. }
            | Ability::Activated { .. }
            | Ability::BlocksMore(_)
            | Ability::AttacksDespiteDefender
            | Ability::AssignsToughness
            | Ability::FunctionsIn { .. }
            | Ability::AsLongAs { .. }
            | Ability::Unread(_)
            | Ability::Opaque(_) => None,
        };
        let mut ours: Vec<String> = is.abilities.iter().filter_map(keyword).collect();
        ours.sort();
        theirs.sort();
        if ours != theirs {
            wrong.push(format!("{card} has {ours:?}, and {theirs:?} is printed"));
        }
    }
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn every_sentence_is_held_by_abilities_or_listed_as_not_held() {
    let cards = cards();
    let mut held: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
    let mut wrong = Vec::new();
    let rows = rows("sentences.tsv");
    for row in &rows {
        let [card, place, _, by] = &row[..] else { panic!("a row of four: {row:?}") };
        let is = cards.get(card.as_str()).unwrap_or_else(|| panic!("{card} is in the collection"));
        let places: Vec<usize> = by.split(' ').filter_map(|place| place.parse().ok()).collect();
        let ability = |place: &usize| place.checked_sub(1).and_then(|place| is.abilities.get(place));
        let abilities: Vec<&Ability> = places.iter().filter_map(ability).collect();
        let expected: Vec<String> = places.iter().map(usize::to_string).collect();
        let expected = format!("{}{}", expected.join(" "), how_far(&abilities));
        if abilities.is_empty() || abilities.len() != places.len() {
            wrong.push(format!("{card}, sentence {place}: `{by}` names no ability of it"));
        } else if *by != expected {
            wrong.push(format!("{card}, sentence {place}: `{by}` should be `{expected}`"));
        }
        held.entry(card).or_default().extend(places);
    }
    for (card, is) in &cards {
        let Some(held) = held.get(card) else { continue };
        let unread = (1..=is.abilities.len()).filter(|place| !held.contains(place));
        wrong.extend(unread.map(|place| format!("{card}: ability {place} holds no sentence")));
    }
    assert_eq!(wrong, [""; 0]);
    let end = |end: &str| rows.iter().filter(|row| row[3].ends_with(end)).count();
    println!("{} sentences, {} not held, {} partly", rows.len(), end("text"), end("partly"));
}

/// The texts that stand on a card, also within other abilities.
fn texts(is: &Characteristics) -> Vec<String> {
    let all = format!("{:?}", is.abilities);
    all.split("Opaque(\"").skip(1).filter_map(|rest| Some(rest.split_once("\")")?.0.to_owned())).collect()
}

#[test]
fn no_text_says_what_a_keyword_says() {
    let mut wrong = Vec::new();
    for (card, is) in cards() {
        for text in texts(is) {
            let words =
                text.split("; ").flat_map(|part| part.split(" and ")).flat_map(|part| part.split(", "));
            let plain = |word: &&str| word.chars().all(|c| c.is_ascii_lowercase() || c == ' ');
            wrong.extend(
                words.filter(plain).filter(|word| is_known(word)).map(|word| format!("{card}: {word}")),
            );
        }
    }
    assert_eq!(wrong, [""; 0]);
}
