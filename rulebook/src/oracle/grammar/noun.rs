//! Objects: which, how many, and what they have in common.

mod accompanied;
mod behind;
mod looked;
mod name;
mod several;
mod that_is;

use language::board::{CardType, ObjectKind, Zone};
use language::select::What;
use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

pub(super) use behind::{in_common, with_which};
use looked::of_them;
pub(super) use name::{capital, name};

use super::memory::once;
use super::words::{maybe, said, said_any, table, token, words};
use super::{Input, Parsed, description, number, player, subtype};
use crate::oracle::text::Sort;
use crate::oracle::tree::{How, Like, Noun, Number, Player, Thing, Touched, Trait};

/// Objects of any description: "~", "target creature", "each other Elf you control", "it".
pub(super) fn thing(i: &mut Input<'_>) -> Parsed<Thing> {
    once(i, |memory| &memory.things, several)
}

/// One, or two of which one is the card itself.
fn several(i: &mut Input<'_>) -> Parsed<Thing> {
    if let Some(found) = maybe(i, several::one_or_more_targets) {
        return Ok(found);
    }
    let one = one(i)?;
    if let Some(found) = maybe(i, |i: &mut Input<'_>| several::and_all(i, &one)) {
        return Ok(found);
    }
    if let Some(found) = maybe(i, |i: &mut Input<'_>| several::and_or(i, &one)) {
        return Ok(found);
    }
    if let Some(found) = maybe(i, |i: &mut Input<'_>| several::or_cards(i, &one)) {
        return Ok(found);
    }
    if let Some(found) = maybe(i, |i: &mut Input<'_>| several::targets(i, &one)) {
        return Ok(found);
    }
    let start = i.checkpoint();
    if said_any(i, &["and", "and/or"])
        && let Ok(more) = self::one(i)
        && (matches!(one, Thing::Own)
            || matches!(more, Thing::Own)
            || one == Thing::Host && are_of_it(&more)
            || is_target(&one) && (is_target(&more) || are_of_it(&more)))
        && (are_of_it(&more) && more_than_one_does(i) || !does_something(i))
    {
        return Ok(Thing::And(vec![one, more]));
    }
    i.reset(&start);
    Ok(one)
}

/// Whether it is a target, or several of one description, where it is said by itself where they are.
const fn is_target(thing: &Thing) -> bool {
    matches!(thing, Thing::Such(How::Target { .. }, _))
}

/// Whether they share something with what was named before, or are attached to it: "all other creatures with the same
/// name as that creature", "all Auras attached to it".
fn are_of_it(thing: &Thing) -> bool {
    let shares = |one: &Trait| {
        matches!(one, Trait::Shares(..))
            || matches!(one, Trait::AttachedTo(to) if matches!(**to, Thing::It | Thing::That(_)))
    };
    matches!(thing, Thing::Such(How::Each, Like(traits)) if traits.iter().any(shares))
}

/// Whether what was named last does something by itself: "destroy that land and ~ deals 1 damage".
fn does_something(i: &mut Input<'_>) -> bool {
    const VERBS: &[&str] = &[
        "deals",
        "deal",
        "becomes",
        "become",
        "fights",
        "fight",
        "explores",
        "transforms",
        "connives",
        "gains",
        "gain",
        "gets",
        "get",
        "has",
        "can't",
        "doesn't",
        "loses",
        "phases",
    ];
    VERBS.iter().any(|verb| super::words::ahead(i, verb))
}

/// Whether what follows is said of more than one object: "get -1/-1".
fn more_than_one_does(i: &mut Input<'_>) -> bool {
    ["get", "gain", "lose", "become"].iter().any(|verb| super::words::ahead(i, verb))
}

/// Objects that something is done to: where all that are alike are meant, a word says so.
pub(super) fn done_to(i: &mut Input<'_>) -> Parsed<Thing> {
    let told = ["each", "all", "every", "~", "that"].iter().any(|word| super::words::ahead(i, word));
    let what = thing(i)?;
    if !told && matches!(what, Thing::Such(How::Each, _)) { Err(EmptyError) } else { Ok(what) }
}

/// Whether objects go to a zone of their owner, if it is said to be this player's: what comes from a zone of yours goes to
/// one of yours.
pub(super) fn can_go_to(what: &Thing, whose: &Player) -> bool {
    let from = comes_from(what);
    if *whose == Player::You {
        return from.is_none_or(|from| *from == Player::You);
    }
    let other = from != Some(&Player::You) || matches!(whose, Player::Owner(_));
    other && !matches!(whose, Player::Controller(_))
}

/// Whose zone objects come from, where it is said.
pub(super) fn comes_from(what: &Thing) -> Option<&Player> {
    if let Thing::And(all) = what {
        return all.iter().find_map(comes_from);
    }
    let Thing::Such(_, Like(traits)) = what else { return None };
    traits.iter().find_map(|one| if let Trait::In(_, Some(from)) = one { Some(from) } else { None })
}

fn one(i: &mut Input<'_>) -> Parsed<Thing> {
    alt((own_from, rest, of_them, commander, those_controlled, simple, such)).parse_next(i)
}

/// "The rest" of what was looked at.
fn rest(i: &mut Input<'_>) -> Parsed<Thing> {
    if said_any(i, &["the rest of the revealed cards", "the rest of those cards"]) {
        return Ok(Thing::Rest);
    }
    if said_any(i, &["the rest", "the other"]) && !super::words::ahead(i, "of") {
        // "The other creature" is another one.
        let start = i.checkpoint();
        if described_ahead(i) {
            i.reset(&start);
            return Err(EmptyError);
        }
        return Ok(Thing::Rest);
    }
    Err(EmptyError)
}

fn described_ahead(i: &mut Input<'_>) -> bool {
    description::described(i).is_ok()
}

/// "Your commander".
fn commander(i: &mut Input<'_>) -> Parsed<Thing> {
    words("your commander")(i)?;
    let traits = vec![Trait::Is(What::Commander), Trait::Owned(Player::You)];
    Ok(Thing::Such(How::One, Like(traits)))
}

/// One object that needs no filter: "~", "enchanted creature", "it", "that card".
pub(super) fn simple(i: &mut Input<'_>) -> Parsed<Thing> {
    alt((own, him, host, that, they, it)).parse_next(i)
}

/// "~ from your graveyard", "that card from your graveyard": if it is there.
fn own_from(i: &mut Input<'_>) -> Parsed<Thing> {
    let what = alt((own, that)).parse_next(i)?;
    words("from")(i)?;
    let (zone, whose) = table(&[
        ("your graveyard", (Zone::Graveyard, Some(Player::You))),
        ("your hand", (Zone::Hand, Some(Player::You))),
        ("exile", (Zone::Exile, None)),
    ])(i)?;
    let is = if what == Thing::Own { Trait::Is(What::This) } else { Trait::Being(Box::new(what)) };
    Ok(Thing::Such(How::Each, Like(vec![is, Trait::In(zone, whose)])))
}

pub(super) fn own(i: &mut Input<'_>) -> Parsed<Thing> {
    token(i, |token| (token.sort == Sort::Own).then_some(Thing::Own))
}

/// "Him", "she": the card itself, of which alone such words are said.
fn him(i: &mut Input<'_>) -> Parsed<Thing> {
    if said_any(i, &["him", "he", "she"]) {
        return Ok(Thing::Own);
    }
    words("her")(i)?;
    // "Her power" is another thing.
    let behind = [
        ",", "and", "to", "onto", "from", "on", "under", "with", "until", "gains", "gets", "for", "if",
        "unless",
    ];
    let alone = super::words::at_end(i) || behind.iter().any(|word| super::words::ahead(i, word));
    if alone { Ok(Thing::Own) } else { Err(EmptyError) }
}

fn host(i: &mut Input<'_>) -> Parsed<Thing> {
    if !said_any(i, &["enchanted", "equipped", "fortified"]) {
        return Err(EmptyError);
    }
    let kinds = &["creature", "permanent", "land", "artifact", "enchantment", "planeswalker", "vehicle"];
    if said_any(i, kinds) || subtype::subtype(i).is_ok() { Ok(Thing::Host) } else { Err(EmptyError) }
}

fn it(i: &mut Input<'_>) -> Parsed<Thing> {
    if said_any(i, &["it", "itself"]) { Ok(Thing::It) } else { Err(EmptyError) }
}

/// "That creature", "the sacrificed card": the head is whatever kind of object was named.
fn that(i: &mut Input<'_>) -> Parsed<Thing> {
    if said(i, "that source") {
        return Ok(Thing::ThatSource);
    }
    if let Some(thing) = maybe(i, the) {
        return Ok(thing);
    }
    let touched = if said(i, "that") { None } else { Some(table(TOUCHED)(i)?) };
    said(i, "nonland");
    let mut noun = alt((table(NOUNS), subtype::subtype.map(Noun::Subtype))).parse_next(i)?;
    // A card of a type is no permanent, and may be called by what it was before.
    if said(i, "card") {
        noun = Noun::Any;
    }
    // "That creature or planeswalker", but "that creature or player" is no object alone.
    if said_any(i, &["or planeswalker", "or vehicle"]) {
        noun = Noun::Any;
    }
    Ok(touched.map_or(Thing::That(noun), Thing::The))
}

/// "The creature", where no word behind it says which.
fn the(i: &mut Input<'_>) -> Parsed<Thing> {
    words("the")(i)?;
    let noun = table(&[
        ("creature", Noun::Type(CardType::Creature)),
        ("permanent", Noun::Any),
        ("land", Noun::Type(CardType::Land)),
        ("token", Noun::Token),
        ("spell", Noun::Spell),
    ])(i)?;
    let told = ["with", "you", "of", "that", "an", "a", "card", "cards", "or", "and", "your"];
    if told.iter().any(|word| super::words::ahead(i, word)) { Err(EmptyError) } else { Ok(Thing::That(noun)) }
}

/// What objects that were named before are called.
const NOUNS: &[(&str, Noun)] = &[
    ("card", Noun::Any),
    ("permanent", Noun::Any),
    ("target", Noun::Any),
    ("spell", Noun::Spell),
    ("token", Noun::Token),
    ("creature", Noun::Type(CardType::Creature)),
    ("land", Noun::Type(CardType::Land)),
    ("artifact", Noun::Type(CardType::Artifact)),
    ("enchantment", Noun::Type(CardType::Enchantment)),
    ("planeswalker", Noun::Type(CardType::Planeswalker)),
];

/// What was done to objects, by which they are told.
const TOUCHED: &[(&str, Touched)] = &[
    ("the exiled", Touched::Exiled),
    ("the sacrificed", Touched::Sacrificed),
    ("the discarded", Touched::Discarded),
    ("the chosen", Touched::Chosen),
];

fn they(i: &mut Input<'_>) -> Parsed<Thing> {
    if said_any(i, &["each of them", "them", "they"]) {
        return Ok(Thing::They);
    }
    let thing =
        if said_any(i, &["each of those", "those"]) { Thing::Those } else { Thing::The(table(TOUCHED)(i)?) };
    heads(
        i,
        &[
            "creatures",
            "cards",
            "permanents",
            "spells",
            "lands",
            "artifacts",
            "enchantments",
            "tokens",
            "planeswalkers",
        ],
    )?;
    Ok(thing)
}

/// "Those creatures you don't control": of those that were named before.
fn those_controlled(i: &mut Input<'_>) -> Parsed<Thing> {
    let those = they(i)?;
    if those != Thing::Those {
        return Err(EmptyError);
    }
    let mut like = vec![Trait::Being(Box::new(those))];
    like.extend(controlled(i)?);
    Ok(Thing::Such(How::Each, Like(like)))
}

fn heads(i: &mut Input<'_>, of: &[&'static str]) -> Parsed<()> {
    if said_any(i, of) || subtype::subtype(i).is_ok() { Ok(()) } else { Err(EmptyError) }
}

/// Objects that are told by what they have in common.
fn such(i: &mut Input<'_>) -> Parsed<Thing> {
    // "A third target" is another than either before.
    let third = super::words::ahead(i, "a third target") && said(i, "a third");
    let (how, other) = how(i);
    let Like(mut all) = like(i, other)?;
    all.extend(third.then_some([Trait::Other, Trait::Other]).into_iter().flatten());
    Ok(Thing::Such(how, Like(all)))
}

/// Objects without a word that says which: "creatures you control".
pub(super) fn plain(i: &mut Input<'_>) -> Parsed<Thing> {
    like(i, false).map(|like| Thing::Such(How::Each, like))
}

/// Which of them, and whether others than the card itself are meant.
fn how(i: &mut Input<'_>) -> (How, bool) {
    let target = |amount, or_fewer| How::Target { amount, or_fewer };
    if said(i, "any number of") {
        if said(i, "other target") {
            return (How::Target { amount: u64::MAX, or_fewer: true }, true);
        }
        if said(i, "target") {
            return (How::Target { amount: u64::MAX, or_fewer: true }, false);
        }
        return (How::AnyNumber, said(i, "other"));
    }
    if said(i, "another target") {
        return (target(1, false), true);
    }
    if said(i, "target") {
        return (target(1, false), false);
    }
    if said(i, "each of any number of other target") {
        return (target(u64::MAX, true), true);
    }
    if said(i, "each of any number of target") {
        return (target(u64::MAX, true), false);
    }
    let start = i.checkpoint();
    if said(i, "each of")
        && let Some(how @ (How::Target { .. } | How::TargetX { .. }, _)) = counted(i)
    {
        return how;
    }
    i.reset(&start);
    if said(i, "each other") || said(i, "all other") {
        return (How::Each, true);
    }
    if said(i, "any") {
        return (How::One, false);
    }
    if said_any(i, &["each", "all"]) {
        return (How::Each, false);
    }
    if said(i, "other") {
        return (How::Each, true);
    }
    if said(i, "another") {
        return (How::One, true);
    }
    counted(i).unwrap_or((How::Each, false))
}

/// "Up to two target", "three", "a".
fn counted(i: &mut Input<'_>) -> Option<(How, bool)> {
    if said_any(i, &["an", "a"]) {
        return Some((How::One, false));
    }
    let start = i.checkpoint();
    let or_fewer = said(i, "up to");
    let Ok(amount) = number::amount(i) else {
        i.reset(&start);
        return None;
    };
    let other = said(i, "other");
    if said(i, "target") {
        if let Number::N(amount) = amount {
            return Some((How::Target { amount, or_fewer }, other));
        }
        if amount == Number::X {
            return Some((How::TargetX { or_fewer }, other));
        }
        i.reset(&start);
        return None;
    }
    Some((if or_fewer { How::UpTo(amount) } else { How::Many(amount) }, other))
}

/// What they have in common: adjectives, a noun, and what stands behind it.
pub(super) fn like(i: &mut Input<'_>, other: bool) -> Parsed<Like> {
    let exiled = said(i, "exiled");
    let mut traits = description::described(i)?;
    if exiled {
        traits.push(Trait::In(Zone::Exile, None));
    }
    if other {
        traits.push(Trait::Other);
    }
    // What is in a hand, a library or a graveyard is a card, and said to be one.
    let hidden = |one: &Trait| matches!(one, Trait::In(Zone::Hand | Zone::Library | Zone::Graveyard, _));
    let is_card =
        |one: &Trait| *one == Trait::Is(What::Kind(ObjectKind::Card)) || description::may_be_card(one);
    loop {
        let start = i.checkpoint();
        let Ok(more) = behind::any(i) else { break };
        // "A card with mana value equal to the number of Goats you control from your graveyard": no Goats lie there.
        if more.iter().any(hidden) && !traits.iter().chain(&more).any(is_card) {
            i.reset(&start);
            break;
        }
        traits.extend(more);
    }
    if traits.iter().any(hidden) && !traits.iter().any(is_card) {
        return Err(EmptyError);
    }
    Ok(Like(traits))
}

fn controlled(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    let (who, yes) = player::controls(i)?;
    if yes && who == Player::You && said(i, "but don't own") {
        let others = What::Not(Box::new(What::OwnedBy(language::select::Who::You)));
        return Ok(vec![Trait::Controlled(who), Trait::Is(others)]);
    }
    Ok(vec![if yes { Trait::Controlled(who) } else { Trait::NotControlled(who) }])
}

fn owned(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    if said(i, "you don't own") {
        let yours = What::OwnedBy(language::select::Who::You);
        return Ok(vec![Trait::Is(What::Not(Box::new(yours)))]);
    }
    let who = player::owns(i)?;
    if who == Player::You && said(i, "but don't control") {
        return Ok(vec![Trait::Owned(Player::You), Trait::NotControlled(Player::You)]);
    }
    Ok(vec![Trait::Owned(who)])
}

/// "Exiled with it", "exiled with ~": by an ability of the card itself.
fn exiled_with(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    words("exiled with")(i)?;
    if !said(i, "it") {
        own(i)?;
    }
    Ok(vec![Trait::ExiledWithOwn])
}

/// "Attached to ~".
fn attached(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    words("attached to")(i)?;
    // Of which one, where any will do, no word says more.
    let any = |i: &mut Input<'_>| if said_any(i, &["an", "a"]) { plain(i) } else { Err(EmptyError) };
    alt((simple, any, plain)).parse_next(i).map(|to| vec![Trait::AttachedTo(Box::new(to))])
}

/// "You cast", of a spell.
fn cast(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    if said(i, "played by your opponents") {
        return Ok(vec![Trait::Is(What::CastBy(language::select::Who::Opponents))]);
    }
    if said_any(i, &["cast this way", "cast from your graveyard this way"]) {
        return Ok(vec![Trait::CastThisWay]);
    }
    let who = table(&[
        ("you cast", language::select::Who::You),
        ("your opponents cast", language::select::Who::Opponents),
    ])(i)?;
    Ok(vec![Trait::Is(What::CastBy(who))])
}

/// "In your graveyard", "from exile".
fn placed(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    if !said_any(i, &["in", "from", "on"]) {
        return Err(EmptyError);
    }
    let (zone, whose) = self::zone(i)?;
    // "Your hand or graveyard".
    let other = maybe(i, |i: &mut Input<'_>| {
        if whose.is_none() || !said_any(i, &["and/or", "or"]) {
            return Err(EmptyError);
        }
        table(&[("graveyard", Zone::Graveyard), ("hand", Zone::Hand), ("library", Zone::Library)])(i)
    });
    let within = |zone| Trait::In(zone, whose.clone());
    Ok(vec![match other {
        Some(other) => Trait::AnyOf([zone, other].map(|zone| Like(vec![within(zone)])).to_vec()),
        None => within(zone),
    }])
}

/// A zone, and whose: "your graveyard", "a graveyard", "exile", "the battlefield".
pub(super) fn zone(i: &mut Input<'_>) -> Parsed<(Zone, Option<Player>)> {
    if let Some(zone) = maybe(
        i,
        table(&[
            ("the battlefield", Zone::Battlefield),
            ("exile", Zone::Exile),
            ("the stack", Zone::Stack),
            ("the command zone", Zone::Command),
            ("a graveyard", Zone::Graveyard),
            ("graveyards", Zone::Graveyard),
            ("all graveyards", Zone::Graveyard),
            ("any graveyard", Zone::Graveyard),
        ]),
    ) {
        return Ok((zone, None));
    }
    let whose = player::owner(i)?;
    let zone = table(&[
        ("graveyards", Zone::Graveyard),
        ("graveyard", Zone::Graveyard),
        ("hands", Zone::Hand),
        ("hand", Zone::Hand),
        ("libraries", Zone::Library),
        ("library", Zone::Library),
    ])(i)?;
    Ok((zone, Some(whose)))
}

fn named(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    words("named")(i)?;
    let start = i.checkpoint();
    if own(i).is_ok() {
        return Err(EmptyError);
    }
    i.reset(&start);
    name(i).map(|name| vec![Trait::Is(What::Named(name))])
}
