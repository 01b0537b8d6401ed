//! What objects are: adjectives and nouns.

use language::board::{CardType, Color, Designation, ObjectKind, Supertype, Zone};
use language::select::{Amount, Compare, What, Who};
use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use super::memory::once;
use super::words::{ahead, list, maybe, said, said_any, table, words};
use super::{Input, Parsed, subtype};
use crate::oracle::tree::{Like, Trait};

/// A noun with what stands before it, one or many: "tapped creature", "nonland permanents", "artifact or enchantment".
pub(super) fn described(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    once(i, |memory| &memory.described, adjectives_and_kinds)
}

fn adjectives_and_kinds(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    if let Some(other) = maybe(i, spell_or) {
        let either = [vec![Trait::Spell], other].map(Like);
        return Ok(vec![Trait::AnyOf(either.to_vec())]);
    }
    let mut traits = Vec::new();
    let mut states = Vec::new();
    let mut goes_on = false;
    while let Ok(what) = adjective(i) {
        goes_on = said(i, ",");
        states.push(Trait::Is(what));
    }
    let mut kinds = kinds(i);
    // "Basic, Sphere, or Locus land": the adjective is one of those of which any is meant, and no kind by itself.
    if goes_on && kinds.as_ref().is_ok_and(|kinds| kinds.len() > 1) {
        return Err(EmptyError);
    }
    // "Red creatures and white creatures": each has an adjective of its own.
    if let Ok([first, others @ ..]) = kinds.as_deref_mut()
        && others.iter().flatten().any(is_adjective)
    {
        first.append(&mut states);
    }
    // "Enchanted creature or enchantment creature": only the first is enchanted.
    if let Ok([first, _, ..]) = kinds.as_deref_mut() {
        first.extend(states.extract_if(.., |one| matches!(one, Trait::Is(what) if is_of_attached(what))));
    }
    let head = maybe(i, head);
    match (&kinds, head) {
        (Ok(_) | Err(_), Some(head)) => traits.extend(head),
        (Ok(_), None) => {}
        (Err(_), None) => return Err(EmptyError),
    }
    let mut all: Vec<Trait> = kinds.map(either).into_iter().collect();
    all.extend(states);
    all.extend(traits);
    Ok(all)
}

/// "Spell or creature", "spell or nonland permanent": what it is besides a spell.
fn spell_or(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    words("spell or")(i)?;
    let other = adjectives_and_kinds(i)?;
    let elsewhere = |one: &Trait| {
        *one == Trait::Spell || may_be_card(one) || *one == Trait::Is(What::Kind(ObjectKind::Card))
    };
    if other.iter().any(elsewhere) { Err(EmptyError) } else { Ok(other) }
}

/// Whether it is more than a type or a subtype.
const fn is_adjective(one: &Trait) -> bool {
    !matches!(one, Trait::Is(What::Type(_) | What::Subtype(_)))
}

/// Any of some kinds.
fn either(mut kinds: Vec<Vec<Trait>>) -> Trait {
    if kinds.len() == 1
        && let Some(only) = kinds.pop()
    {
        return if let [one] = &only[..] { one.clone() } else { Trait::AnyOf(vec![Like(only)]) };
    }
    Trait::AnyOf(kinds.into_iter().map(Like).collect())
}

/// Kinds of objects, any of which is meant: "artifact or creature", "Elf Warriors".
fn kinds(i: &mut Input<'_>) -> Parsed<Vec<Vec<Trait>>> {
    let mut all = vec![kind(i)?];
    // Where only commas stand, up to the last of them, the words behind the first are no more kinds: "four or more Elves,
    // creatures you control ..".
    let mut sure = (i.checkpoint(), 1);
    loop {
        let start = i.checkpoint();
        let comma = said(i, ",") && {
            let plain = !["and", "or", "and/or"].iter().any(|word| ahead(i, word));
            if !plain {
                i.reset(&start);
            }
            plain
        };
        let between = &[", and/or", ", and", ", or", "and/or", "or", "and"];
        let next = if comma || said_any(i, between) { kind(i).ok() } else { None };
        let Some(next) = next else {
            i.reset(&start);
            // "Creature, battle, or opponent": the list goes on with something else.
            if [", or", ", and", ", and/or"].iter().any(|word| ahead(i, word)) {
                sure = (start, all.len());
            }
            break;
        };
        all.push(next);
        if !comma {
            sure = (i.checkpoint(), all.len());
        }
    }
    if sure.1 < all.len() {
        i.reset(&sure.0);
        all.truncate(sure.1);
    }
    Ok(all)
}

/// A kind: types and subtypes that are there together, each with adjectives of its own: "nonland permanent".
fn kind(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    let start = i.checkpoint();
    let mut adjectives: Vec<Trait> = Vec::new();
    while let Ok(adjective) = first_adjective(i) {
        adjectives.push(Trait::Is(adjective));
    }
    let mut all: Vec<Trait> = Vec::new();
    loop {
        // Subtypes stand before types, and "creature" last of these.
        let typed = matches!(all.last(), Some(Trait::Is(What::Type(_))));
        let found = if all.last() == Some(&Trait::Is(What::Type(CardType::Creature))) {
            Err(EmptyError)
        } else if typed {
            card_type(i)
        } else {
            alt((card_type, of_subtype)).parse_next(i)
        };
        match found {
            Ok(what) => all.push(Trait::Is(what)),
            Err(_) if all.is_empty() => {
                i.reset(&start);
                return Err(EmptyError);
            }
            Err(_) => {
                all.extend(adjectives);
                return Ok(all);
            }
        }
    }
}

fn card_type(i: &mut Input<'_>) -> Parsed<What> {
    table(TYPES)(i).map(What::Type)
}

fn of_subtype(i: &mut Input<'_>) -> Parsed<What> {
    if said_any(i, &["outlaws", "outlaw"]) {
        // CR 700.12 (2026-04-17).
        let kinds = ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"];
        return Ok(What::OneOf(kinds.map(|name| What::Subtype(name.to_owned())).to_vec()));
    }
    subtype::subtype(i).map(|name| What::Subtype(name.to_owned()))
}

/// Card types, one and many.
pub(super) const TYPES: &[(&str, CardType)] = &[
    ("artifacts", CardType::Artifact),
    ("artifact", CardType::Artifact),
    ("battles", CardType::Battle),
    ("battle", CardType::Battle),
    ("creatures", CardType::Creature),
    ("creature", CardType::Creature),
    ("enchantments", CardType::Enchantment),
    ("enchantment", CardType::Enchantment),
    ("instants", CardType::Instant),
    ("instant", CardType::Instant),
    ("lands", CardType::Land),
    ("land", CardType::Land),
    ("planeswalkers", CardType::Planeswalker),
    ("planeswalker", CardType::Planeswalker),
    ("sorceries", CardType::Sorcery),
    ("sorcery", CardType::Sorcery),
];

/// A noun that says in what way the object is there.
fn head(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    if said_any(i, &["creature tokens", "creature token"]) {
        return Ok(vec![Trait::Is(What::Type(CardType::Creature)), Trait::Is(What::Token)]);
    }
    if said_any(i, &["commander creatures", "commander creature"]) {
        return Ok(vec![Trait::Is(What::Type(CardType::Creature)), Trait::Is(What::Commander)]);
    }
    if said_any(i, &["tokens", "token"]) {
        return Ok(vec![Trait::Is(What::Token)]);
    }
    if said(i, "permanent , spell , or card not on the battlefield") {
        return Ok(vec![Trait::Is(What::Any)]);
    }
    if said_any(i, &["permanents", "permanent"]) {
        if said_any(i, &["cards", "card"]) {
            return Ok(vec![Trait::Is(permanent_card())]);
        }
        if said_any(i, &["spells", "spell"]) {
            return Ok(vec![Trait::Is(permanent_card()), Trait::Spell]);
        }
        return Ok(vec![Trait::Is(What::In(Zone::Battlefield))]);
    }
    if said_any(i, &["spell or permanent", "permanent or spell"]) {
        let either = [Trait::Spell, Trait::Is(What::In(Zone::Battlefield))].map(|one| Like(vec![one]));
        return Ok(vec![Trait::AnyOf(either.to_vec())]);
    }
    if let Some(found) = maybe(i, on_stack) {
        return Ok(vec![Trait::Is(found)]);
    }
    if said_any(i, &["spells", "spell"]) {
        return Ok(vec![Trait::Spell]);
    }
    if said_any(i, &["cards or tokens", "card or token"]) {
        let either = [What::Kind(ObjectKind::Card), What::Token].map(|what| Like(vec![Trait::Is(what)]));
        return Ok(vec![Trait::AnyOf(either.to_vec())]);
    }
    if said_any(i, &["cards", "card"]) {
        return Ok(vec![Trait::Is(What::Kind(ObjectKind::Card))]);
    }
    if said_any(i, &["sources", "source"]) {
        return Ok(vec![Trait::Is(What::Any)]);
    }
    if said_any(i, &["commanders", "commander"]) {
        return Ok(vec![Trait::Is(What::Commander)]);
    }
    Err(EmptyError)
}

/// What is on the stack: any ability there has been activated or has triggered.
fn on_stack(i: &mut Input<'_>) -> Parsed<What> {
    let with_spells = said(i, "spell ,");
    if with_spells {
        words("activated ability , or triggered ability")(i)?;
        return Ok(What::In(Zone::Stack));
    }
    words("activated or triggered ability")(i)?;
    Ok(What::All(vec![What::In(Zone::Stack), What::Kind(ObjectKind::Ability)]))
}

/// Whether a noun says besides other things that it is a card, or what else may be one.
pub(super) fn may_be_card(one: &Trait) -> bool {
    matches!(one, Trait::AnyOf(_) | Trait::Spell | Trait::Is(What::Commander))
        || *one == Trait::Is(permanent_card())
}

/// What only permanents are.
pub(super) fn permanent_card() -> What {
    let no = [CardType::Instant, CardType::Sorcery].map(What::Type);
    What::Not(Box::new(What::OneOf(no.to_vec())))
}

/// What stands before a noun.
fn adjective(i: &mut Input<'_>) -> Parsed<What> {
    if let Some(what) = maybe(i, subtype::not_subtype) {
        return Ok(What::Not(Box::new(What::Subtype(what.to_owned()))));
    }
    if said_any(i, &["enchanted or equipped", "equipped or enchanted"]) {
        let kinds = ["Aura", "Equipment"].map(|kind| has_attached(What::Subtype(kind.to_owned())));
        return Ok(What::OneOf(kinds.to_vec()));
    }
    if let Some(kind) = maybe(i, table(&[("enchanted", "Aura"), ("equipped", "Equipment")])) {
        return Ok(has_attached(What::Subtype(kind.to_owned())));
    }
    if said(i, "historic") {
        return Ok(What::OneOf(vec![
            What::Type(CardType::Artifact),
            What::Supertype(Supertype::Legendary),
            What::Subtype("Saga".to_owned()),
        ]));
    }
    if let Some(what) = maybe(i, attacking_or_blocking).or_else(|| maybe(i, color_or_type)) {
        return Ok(what);
    }
    if let Some(colors) = maybe(i, several_colors) {
        return Ok(colors);
    }
    if let Some((power, toughness)) = maybe(i, super::gain::size) {
        return of_size(power, toughness);
    }
    let found = list(first_adjective, &["and/or", "or"])(i)?;
    Ok(if let [one] = &found[..] { one.clone() } else { What::OneOf(found) })
}

/// "1/1".
fn of_size(power: i64, toughness: i64) -> Parsed<What> {
    let exactly = |number: i64| {
        let number = u64::try_from(number).map_err(|_| EmptyError)?;
        Ok(Box::new(Amount::N(number)))
    };
    let power = What::Power(Compare::Exactly, exactly(power)?);
    Ok(What::All(vec![power, What::Toughness(Compare::Exactly, exactly(toughness)?)]))
}

fn first_adjective(i: &mut Input<'_>) -> Parsed<What> {
    alt((state, color, supertype, not_type)).parse_next(i)
}

/// "Blue, black, and/or red".
fn several_colors(i: &mut Input<'_>) -> Parsed<What> {
    let mut all = list(color, &[","])(i)?;
    if all.len() < 2 || !said_any(i, &[", and/or", ", or"]) {
        return Err(EmptyError);
    }
    all.push(color(i)?);
    Ok(What::OneOf(all))
}

/// "Red or artifact", "noncreature or Goat", before a noun that says nothing of either.
fn color_or_type(i: &mut Input<'_>) -> Parsed<What> {
    let first = first_adjective(i)?;
    words("or")(i)?;
    let kind = alt((card_type, of_subtype)).parse_next(i)?;
    let nouns = ["source", "sources", "spell", "spells", "permanent", "permanents", "card", "cards"];
    if nouns.iter().any(|noun| ahead(i, noun)) { Ok(What::OneOf(vec![first, kind])) } else { Err(EmptyError) }
}

fn attacking_or_blocking(i: &mut Input<'_>) -> Parsed<What> {
    table(&[("attacking or blocking", What::Attacking), ("blocking or attacking", What::Attacking)])(i)
        .map(|_| What::OneOf(vec![What::Attacking, What::Blocking]))
}

fn state(i: &mut Input<'_>) -> Parsed<What> {
    let not = |what| What::Not(Box::new(what));
    if said(i, "kicked") {
        return Ok(What::Paid("kicked".to_owned()));
    }
    if said(i, "modified") {
        return Ok(modified());
    }
    if said(i, "unmodified") {
        return Ok(not(modified()));
    }
    if said(i, "multicolored") {
        return Ok(multicolored());
    }
    if said(i, "monocolored") {
        return Ok(What::All(vec![not(What::Colorless), not(multicolored())]));
    }
    let found = table(&[
        ("tapped", (What::Tapped, false)),
        ("untapped", (What::Tapped, true)),
        ("attacking", (What::Attacking, false)),
        ("blocking", (What::Blocking, false)),
        ("nontoken", (What::Token, true)),
        ("face-down", (What::FaceDown, false)),
        ("colorless", (What::Colorless, false)),
        ("multicolored", (What::Multicolored, false)),
        ("blocked", (What::Blocked, false)),
        ("colored", (What::Colorless, true)),
        ("nonattacking", (What::Attacking, true)),
        ("nonblocking", (What::Blocking, true)),
        ("unblocked", (What::Unblocked, false)),
        ("noncommander", (What::Commander, true)),
        ("goaded", (What::Designated(Designation::Goaded), false)),
        ("suspected", (What::Designated(Designation::Suspected), false)),
        ("saddled", (What::Designated(Designation::Saddled), false)),
        ("renowned", (What::Designated(Designation::Renowned), false)),
        ("monstrous", (What::Designated(Designation::Monstrous), false)),
    ])(i)?;
    Ok(if found.1 { not(found.0) } else { found.0 })
}

fn has_attached(what: What) -> What {
    What::HasAttached(Box::new(what))
}

/// Whether it is asked what is attached.
fn is_of_attached(what: &What) -> bool {
    let is = |what: &What| matches!(what, What::HasAttached(_));
    is(what) || matches!(what, What::OneOf(all) if all.iter().any(is))
}

/// A creature with a counter, with an Equipment, or with an Aura that its controller controls (CR 700.9 (2026-04-17)).
///
/// Known gap: of an Aura it is asked that you control it.
fn modified() -> What {
    let aura = What::All(vec![What::Subtype("Aura".to_owned()), What::ControlledBy(Who::You)]);
    What::OneOf(vec![
        What::WithCounters,
        has_attached(What::Subtype("Equipment".to_owned())),
        has_attached(aura),
    ])
}

/// Of two colours at least.
fn multicolored() -> What {
    let pairs = Color::ALL.into_iter().enumerate().flat_map(|(at, one)| {
        Color::ALL[at + 1..].iter().map(move |other| What::All(vec![What::Color(one), What::Color(*other)]))
    });
    What::OneOf(pairs.collect())
}

fn color(i: &mut Input<'_>) -> Parsed<What> {
    if let Some(found) = maybe(i, table(COLORS)) {
        return Ok(What::Color(found));
    }
    table(&[
        ("nonwhite", Color::White),
        ("nonblue", Color::Blue),
        ("nonblack", Color::Black),
        ("nonred", Color::Red),
        ("nongreen", Color::Green),
    ])(i)
    .map(|color| What::Not(Box::new(What::Color(color))))
}

/// Colours.
pub(super) const COLORS: &[(&str, Color)] = &[
    ("white", Color::White),
    ("blue", Color::Blue),
    ("black", Color::Black),
    ("red", Color::Red),
    ("green", Color::Green),
];

fn supertype(i: &mut Input<'_>) -> Parsed<What> {
    if let Some(found) = maybe(i, table(SUPERTYPES)) {
        return Ok(What::Supertype(found));
    }
    table(&[
        ("nonbasic", Supertype::Basic),
        ("non-basic", Supertype::Basic),
        ("nonlegendary", Supertype::Legendary),
        ("non-legendary", Supertype::Legendary),
        ("nonsnow", Supertype::Snow),
    ])(i)
    .map(|found| What::Not(Box::new(What::Supertype(found))))
}

/// Supertypes.
pub(super) const SUPERTYPES: &[(&str, Supertype)] = &[
    ("basic", Supertype::Basic),
    ("legendary", Supertype::Legendary),
    ("snow", Supertype::Snow),
    ("world", Supertype::World),
];

pub(super) fn not_type(i: &mut Input<'_>) -> Parsed<What> {
    table(&[
        ("nonartifact", CardType::Artifact),
        ("noncreature", CardType::Creature),
        ("nonenchantment", CardType::Enchantment),
        ("nonland", CardType::Land),
        ("nonplaneswalker", CardType::Planeswalker),
    ])(i)
    .map(|found| What::Not(Box::new(What::Type(found))))
}

/// What stands behind "that is" or "it's": "tapped", "a creature".
pub(super) fn predicate(i: &mut Input<'_>) -> Parsed<What> {
    adjective(i)
}
