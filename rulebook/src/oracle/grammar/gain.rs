//! What objects get: power and toughness, abilities, types, colours; and for how long.

use language::board::subtypes::{BASIC_LAND_TYPES, EVERY_CREATURE_TYPE};
use language::board::{Ability, CardType, Characteristics, Color, Keyword};
use language::select::What;
use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use super::words::{list, maybe, said, said_any, table, token, words};
use super::{Input, Parsed, description, keyword, noun, number, sentence, subtype};
use crate::oracle::text::{OWN, Sort};
use crate::oracle::tree::{Gain, Number, Thing, Until};

/// "Can attack as though it didn't have defender", "assigns combat damage equal to its toughness".
fn bound(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    if said_any(i, &["can attack as though it didn't", "can attack as though they didn't"]) {
        return words("have defender")(i).map(|()| vec![Gain::Bound(Ability::AttacksDespiteDefender)]);
    }
    if said(i, "assigns combat damage equal to its toughness") {
        words("rather than its power")(i)?;
    } else {
        words("assign combat damage equal to their toughness")(i)?;
        words("rather than their power")(i)?;
    }
    Ok(vec![Gain::Bound(Ability::AssignsToughness)])
}

/// "Can attack this turn as though it didn't have defender".
pub(super) fn despite_defender(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    table(&[
        ("can attack this turn as though it didn't have defender", ()),
        ("can attack this turn as though they didn't have defender", ()),
    ])(i)
    .map(|()| vec![Gain::Bound(Ability::AttacksDespiteDefender)])
}

/// "Gets +1/+1 and gains flying", "has trample and protection from red", "becomes a 0/1 Sheep".
pub(super) fn gains(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    let all = list(gain, &[", and", "and", ","])(i)?;
    Ok(all.into_iter().flatten().collect())
}

pub(super) fn gain(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    let is = alt((is_no, is_color, becomes));
    if said_any(i, &["gain all creature types", "gains all creature types"]) {
        return Ok(vec![of_every_creature_type()]);
    }
    alt((gets, loses_all, loses, base, base_power, has, bound, is)).parse_next(i)
}

fn gets(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    if !said_any(i, &["get", "gets"]) {
        return Err(EmptyError);
    }
    said(i, "an additional");
    let (power, toughness) =
        token(i, |token| (token.sort == Sort::Number).then(|| modifier(&token.text)).flatten())?;
    match (power, toughness) {
        (Part::N(power), Part::N(toughness)) => {
            if said(i, "for each") {
                let each = number::each(i)?;
                return Ok(vec![Gain::SizedFor(power, toughness, each)]);
            }
            let first = Gain::Sized(power, toughness);
            Ok(vec![match maybe(i, other_size) {
                Some(other) => Gain::OneOf(vec![first, other]),
                None => first,
            }])
        }
        (Part::X(power), Part::N(toughness)) if toughness != 0 => {
            Ok(vec![Gain::SizedX(power, 0), Gain::Sized(0, toughness)])
        }
        (Part::N(power), Part::X(toughness)) if power != 0 => {
            Ok(vec![Gain::Sized(power, 0), Gain::SizedX(0, toughness)])
        }
        (power, toughness) => {
            let sign = |part: Part| match part {
                Part::X(sign) => Some(sign),
                Part::N(0) => Some(0),
                Part::N(_) => None,
            };
            match (sign(power), sign(toughness)) {
                (Some(power), Some(toughness)) => Ok(vec![Gain::SizedX(power, toughness)]),
                (None, _) | (_, None) => Err(EmptyError),
            }
        }
    }
}

/// "Or -1/+1": what may be chosen in its place.
fn other_size(i: &mut Input<'_>) -> Parsed<Gain> {
    words("or")(i)?;
    let both = token(i, |token| (token.sort == Sort::Number).then(|| modifier(&token.text)).flatten())?;
    let (Part::N(power), Part::N(toughness)) = both else { return Err(EmptyError) };
    Ok(Gain::Sized(power, toughness))
}

/// One of the two numbers of a change of size.
#[derive(Clone, Copy)]
enum Part {
    N(i64),
    X(i8),
}

fn modifier(text: &str) -> Option<(Part, Part)> {
    let (power, toughness) = text.split_once('/')?;
    let part = |text: &str| match text {
        "+x" => Some(Part::X(1)),
        "-x" => Some(Part::X(-1)),
        _ => text.strip_prefix('+').unwrap_or(text).parse().ok().map(Part::N),
    };
    let signed = power.starts_with(['+', '-']) && toughness.starts_with(['+', '-']);
    signed.then(|| part(power).zip(part(toughness))).flatten()
}

/// A power and a toughness: "2/2".
pub(super) fn size(i: &mut Input<'_>) -> Parsed<(i64, i64)> {
    token(i, |token| {
        let (power, toughness) =
            (token.sort == Sort::Number).then(|| token.text.split_once('/')).flatten()?;
        power.parse().ok().zip(toughness.parse().ok()).filter(|_| !power.starts_with('+'))
    })
}

fn base(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    if !said_any(i, &["has base power and toughness", "have base power and toughness"]) {
        return Err(EmptyError);
    }
    if x_x(i) {
        return Ok(vec![Gain::Power(Number::X), Gain::Toughness(Number::X)]);
    }
    size(i).map(|(power, toughness)| vec![Gain::Base(power, toughness)])
}

/// "X/X".
fn x_x(i: &mut Input<'_>) -> bool {
    token(i, |token| (token.sort == Sort::Number && &*token.text == "x/x").then_some(())).is_ok()
}

fn base_power(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    if said_any(i, &["has base toughness", "have base toughness"]) {
        return number::amount(i).map(|toughness| vec![Gain::Toughness(toughness)]);
    }
    if !said_any(i, &["has base power", "have base power"]) {
        return Err(EmptyError);
    }
    number::amount(i).map(|power| vec![Gain::Power(power)])
}

fn has(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    if !said_any(i, &["has", "have", "gain", "gains"]) {
        return Err(EmptyError);
    }
    let each = list(ability, &[", and", "and", ","])(i)?;
    Ok(each.into_iter().flatten().collect())
}

pub(super) fn ability(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    if said(i, "all creature types") {
        return Ok(vec![of_every_creature_type()]);
    }
    if let Some(found) = maybe(i, of_choice) {
        return Ok(vec![Gain::OneOf(found)]);
    }
    if let Some(keywords) = maybe(i, one_keyword) {
        return Ok(keywords);
    }
    if let Some(keyword) = maybe(i, keyword::held_by_name) {
        let stands_for = crate::oracle::meaning::keywords::stands_for(&keyword);
        let all = std::iter::once(Ability::Keyword(keyword)).chain(stands_for);
        return Ok(all.map(Gain::Ability).collect());
    }
    if let Some(affinity) = maybe(i, keyword::named::affinity) {
        return Ok(vec![Gain::Ability(Ability::Keyword(affinity))]);
    }
    if let Some(equip) = maybe(i, keyword::equip) {
        return Ok(vec![Gain::Ability(Ability::Keyword(equip))]);
    }
    let start = i.checkpoint();
    let quoted = |token: &crate::oracle::text::Token| {
        let said = (token.sort == Sort::Quote).then(|| sentence::quoted(&token.text)).flatten()?;
        Some(Gain::Quoted { said, by_name: token.text.contains(OWN) })
    };
    token(i, quoted).map(|quoted| vec![quoted]).inspect_err(|_| i.reset(&start))
}

/// "Protection from the color of your choice", "your choice of flying, trample, or haste".
fn of_choice(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    if said(i, "your choice of") {
        let each = list(one_keyword, &[", or", "or", ","])(i)?;
        return Ok(each.into_iter().flatten().collect());
    }
    let mut of = table(&[
        ("protection from the color of your choice", Keyword::Protection as fn(What) -> Keyword),
        ("hexproof from the color of your choice", Keyword::HexproofFrom),
    ]);
    if let Some(besides) = maybe(i, table(BESIDES_COLORS)) {
        let keyword = |what| Gain::Ability(Ability::Keyword(Keyword::Protection(what)));
        let each = std::iter::once(besides).chain(Color::ALL.map(What::Color));
        return Ok(each.map(keyword).collect());
    }
    let of = of(i)?;
    let keyword = |color| Gain::Ability(Ability::Keyword(of(What::Color(color))));
    Ok(Color::ALL.map(keyword).to_vec())
}

/// What may be chosen besides a colour.
const BESIDES_COLORS: &[(&str, What)] = &[
    ("protection from artifacts or from the color of your choice", What::Type(CardType::Artifact)),
    ("protection from colorless or from the color of your choice", What::Colorless),
];

/// A basic land type, in place of the others.
fn basic_land(name: &str) -> Gain {
    let subtypes = vec![name.to_owned()];
    let what = Box::new(Characteristics { subtypes, ..Characteristics::default() });
    Gain::Becomes { what, besides: false }
}

fn one_keyword(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    let each = keyword::one_of_several(i)?;
    Ok(each.into_iter().map(|keyword| Gain::Ability(Ability::Keyword(keyword))).collect())
}

fn loses_all(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    if said_any(i, &["lose all other abilities", "loses all other abilities"]) {
        Ok(vec![Gain::LosesOthers])
    } else if said_any(i, &["lose all abilities", "loses all abilities"]) {
        Ok(vec![Gain::LosesAll])
    } else {
        Err(EmptyError)
    }
}

fn loses(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    if !said_any(i, &["lose", "loses"]) {
        return Err(EmptyError);
    }
    if said(i, "all creature types") {
        return Ok(vec![Gain::LosesCreatureTypes]);
    }
    let each = keyword::several(i)?;
    Ok(each.into_iter().map(|keyword| Gain::Loses(Ability::Keyword(keyword))).collect())
}

fn is_color(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    if !said_any(i, &["is", "are", "becomes", "become", "'s"]) {
        return Err(EmptyError);
    }
    if said(i, "the color or colors of your choice") {
        return Ok(vec![Gain::OneOf(some_colors().map(Gain::Colors).collect())]);
    }
    if said(i, "the color of your choice") {
        return Ok(vec![Gain::OneOf(Color::ALL.map(|color| Gain::Colors(vec![color])).to_vec())]);
    }
    if said(i, "the basic land type of your choice") {
        return Ok(vec![Gain::OneOf(BASIC_LAND_TYPES.map(basic_land).to_vec())]);
    }
    if said(i, "all colors") {
        return Ok(vec![Gain::Colors(description::COLORS.iter().map(|(_, color)| *color).collect())]);
    }
    if said(i, "colorless") {
        return Ok(vec![Gain::Colors(Vec::new())]);
    }
    let colors = list(table(description::COLORS), &["and"])(i)?;
    Ok(vec![Gain::Colors(colors)])
}

/// Each choice of one colour or more.
fn some_colors() -> impl Iterator<Item = Vec<Color>> {
    let chosen = |which: u32| {
        let all = Color::ALL.into_iter().enumerate();
        all.filter(|(place, _)| which & (1 << place) != 0).map(|(_, color)| color).collect()
    };
    (1..1_u32 << Color::ALL.len()).map(chosen)
}

/// "Isn't a creature".
fn is_no(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    words("isn't a creature")(i).map(|()| vec![Gain::IsNo(CardType::Creature)])
}

/// "Becomes a 3/3 Elemental creature", "is an Elf in addition to its other types".
fn becomes(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    if !said_any(i, &["is", "are", "becomes", "become", "'s"]) {
        return Err(EmptyError);
    }
    if let Some(types) =
        maybe(i, |i: &mut Input<'_>| alt((every_land_type, every_creature_type)).parse_next(i))
    {
        return Ok(vec![types]);
    }
    if let Some(types) = maybe(i, is_also) {
        return Ok(vec![types]);
    }
    said_any(i, &["an", "a"]);
    let of_x = x_x(i);
    let mut what = described(i)?;
    if let Some(more) = maybe(i, with_base).filter(|_| !of_x) {
        (what.power, what.toughness) = (Some(more.0), Some(more.1));
    }
    let abilities = maybe(i, |i: &mut Input<'_>| alt((with_its_size, with_abilities)).parse_next(i));
    let abilities = abilities.unwrap_or_default();
    let in_all = said_any(
        i,
        &["in addition to its other colors and types", "in addition to their other colors and types"],
    );
    let besides = in_all
        || said_any(
            i,
            &[
                "in addition to its other types",
                "in addition to their other types",
                "in addition to its other creature types",
                "in addition to their other creature types",
                "in addition to its other land types",
                "in addition to their other land types",
                "that 's still a land",
                "that 's still a planeswalker",
                "that is still a planeswalker",
                "that are still lands",
            ],
        );
    // Of what stays as it was only the types are spoken of: colours are in place of its own (CR 105.3 (2026-04-17)).
    let colors = if besides && !in_all { std::mem::take(&mut what.colors) } else { Vec::new() };
    let mut all = vec![Gain::Becomes { what: Box::new(what), besides }];
    all.extend((!colors.is_empty()).then_some(Gain::Colors(colors)));
    all.extend(of_x.then_some([Gain::Power(Number::X), Gain::Toughness(Number::X)]).into_iter().flatten());
    all.extend(abilities);
    Ok(all)
}

/// "Is also a Cleric, Rogue, and Wizard".
fn is_also(i: &mut Input<'_>) -> Parsed<Gain> {
    words("also")(i)?;
    said_any(i, &["an", "a"]);
    let each = list(subtype::subtype, &[", and", "and", ","])(i)?;
    let subtypes = each.into_iter().map(str::to_owned).collect();
    let what = Box::new(Characteristics { subtypes, ..Characteristics::default() });
    Ok(Gain::Becomes { what, besides: true })
}

/// "Every basic land type in addition to their other types".
fn every_land_type(i: &mut Input<'_>) -> Parsed<Gain> {
    words("every basic land type in addition to")(i)?;
    if !said_any(i, &["its other types", "their other types"]) {
        return Err(EmptyError);
    }
    let subtypes = BASIC_LAND_TYPES.map(str::to_owned).to_vec();
    let what = Box::new(Characteristics { subtypes, ..Characteristics::default() });
    Ok(Gain::Becomes { what, besides: true })
}

/// "Every creature type", "all creature types in addition to their other types": what else it is it is, too.
fn every_creature_type(i: &mut Input<'_>) -> Parsed<Gain> {
    if !said_any(i, &["every creature type", "all creature types"]) {
        return Err(EmptyError);
    }
    said_any(i, &["in addition to its other types", "in addition to their other types"]);
    Ok(of_every_creature_type())
}

/// It is of every creature type besides what it is.
fn of_every_creature_type() -> Gain {
    let subtypes = vec![EVERY_CREATURE_TYPE.to_owned()];
    let what = Box::new(Characteristics { subtypes, ..Characteristics::default() });
    Gain::Becomes { what, besides: true }
}

fn with_base(i: &mut Input<'_>) -> Parsed<(i64, i64)> {
    words("with base power and toughness")(i)?;
    size(i)
}

/// "With power and toughness each equal to its mana value".
fn with_its_size(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    words("with power and toughness each equal to its")(i)?;
    let measure = number::measured(i)?;
    let its = || Number::Of(measure, Box::new(Thing::It));
    Ok(vec![Gain::Power(its()), Gain::Toughness(its())])
}

fn with_abilities(i: &mut Input<'_>) -> Parsed<Vec<Gain>> {
    words("with")(i)?;
    let each = list(ability, &[", and", "and", ","])(i)?;
    Ok(each.into_iter().flatten().collect())
}

/// "2/2 white Knight creature": what something is, without what stands behind it.
pub(super) fn described(i: &mut Input<'_>) -> Parsed<Characteristics> {
    let mut what = Characteristics::default();
    if let Some((power, toughness)) = maybe(i, size) {
        (what.power, what.toughness) = (Some(power), Some(toughness));
    }
    if !said(i, "colorless")
        && let Some(colors) = maybe(i, list(table(description::COLORS), &[", and", "and", ","]))
    {
        what.colors = colors;
    }
    let mut any = what.power.is_some() || !what.colors.is_empty();
    let mut end = i.checkpoint();
    loop {
        // Supertypes stand before subtypes, these before types, and "creature" last of these.
        if what.types.is_empty()
            && let Some(found) = maybe(i, table(description::SUPERTYPES))
        {
            what.supertypes.push(found);
        } else if what.types.last() != Some(&CardType::Creature)
            && let Some(found) = maybe(i, table(description::TYPES))
        {
            what.types.push(found);
        } else if what.types.is_empty()
            && let Some(found) = maybe(i, subtype::subtype)
        {
            what.subtypes.push(found.to_owned());
        } else {
            // An "and" behind it goes on to something else.
            i.reset(&end);
            return if any { Ok(what) } else { Err(EmptyError) };
        }
        any = true;
        end = i.checkpoint();
        said(i, "and");
    }
}

/// How long it lasts.
pub(super) fn until(i: &mut Input<'_>) -> Parsed<Until> {
    said(i, ",");
    if said(i, "for as long as") {
        return as_long_as(i);
    }
    table(&[
        ("until end of turn", Until::Turn),
        ("until the end of turn", Until::Turn),
        ("this turn", Until::Turn),
        ("until end of combat", Until::Combat),
        ("this combat", Until::Combat),
        ("until your next turn", Until::YourTurn),
    ])(i)
}

/// "You control ~", "~ remains tapped", behind "for as long as".
fn as_long_as(i: &mut Input<'_>) -> Parsed<Until> {
    if said(i, "you control") {
        noun::own(i)?;
        let tapped = said(i, "and")
            && (said(i, "it") || noun::own(i).is_ok())
            && said_any(i, &["remains tapped", "is tapped"]);
        return Ok(if tapped { Until::WhileYoursTapped } else { Until::WhileYours });
    }
    noun::own(i)?;
    table(&[
        ("remains on the battlefield", Until::WhileHere),
        ("is on the battlefield", Until::WhileHere),
        ("remains tapped", Until::WhileTapped),
        ("is tapped", Until::WhileTapped),
    ])(i)
}

/// X stands for a number that is said last.
pub(super) fn x_is(i: &mut Input<'_>) -> Parsed<Number> {
    said(i, ",");
    words("where x is")(i)?;
    number::worked_out(i)
}
