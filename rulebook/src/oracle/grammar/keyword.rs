//! Keywords: lines of them, and what has them.

pub(super) mod named;

pub(super) use named::mana_words;

use language::board::{CardType, Keyword, KeywordName, Supertype};
use language::select::{What, Whom};
use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use super::words::{at_end, list, maybe, said, said_any, table, token, words};
use super::{Input, Parsed, description, noun, number};
use crate::oracle::meaning::filter as meaning;
use crate::oracle::text::Sort;

/// Keywords that say nothing besides their names and matter for rulings or for filters.
const PLAIN: &[(&str, Keyword)] = &[
    ("flying", Keyword::Flying),
    ("first strike", Keyword::FirstStrike),
    ("double strike", Keyword::DoubleStrike),
    ("deathtouch", Keyword::Deathtouch),
    ("defender", Keyword::Defender),
    ("haste", Keyword::Haste),
    ("hexproof", Keyword::Hexproof),
    ("indestructible", Keyword::Indestructible),
    ("intimidate", Keyword::Intimidate),
    ("lifelink", Keyword::Lifelink),
    ("menace", Keyword::Menace),
    ("reach", Keyword::Reach),
    ("shroud", Keyword::Shroud),
    ("trample over planeswalkers", Keyword::TrampleOverPlaneswalkers),
    ("trample", Keyword::Trample),
    ("vigilance", Keyword::Vigilance),
    ("fear", Keyword::Fear),
    ("shadow", Keyword::Shadow),
    ("horsemanship", Keyword::Horsemanship),
    ("skulk", Keyword::Skulk),
    ("banding", Keyword::Banding),
    ("infect", Keyword::Infect),
    ("wither", Keyword::Wither),
    ("persist", Keyword::Persist),
    ("undying", Keyword::Undying),
    ("riot", Keyword::Riot),
    ("unleash", Keyword::Unleash),
    ("sunburst", Keyword::Sunburst),
    ("ravenous", Keyword::Ravenous),
    ("rebound", Keyword::Rebound),
    ("umbra armor", Keyword::UmbraArmor),
    ("totem armor", Keyword::UmbraArmor),
    ("storm", Keyword::Storm),
    ("daybound", Keyword::Daybound),
    ("nightbound", Keyword::Nightbound),
    ("provoke", Keyword::Provoke),
    ("exalted", Keyword::Exalted),
    ("evolve", Keyword::Evolve),
    ("exploit", Keyword::Exploit),
    ("extort", Keyword::Extort),
    ("flanking", Keyword::Flanking),
    ("gravestorm", Keyword::Gravestorm),
    ("ingest", Keyword::Ingest),
    ("jump-start", Keyword::JumpStart),
    ("mentor", Keyword::Mentor),
    ("prowess", Keyword::Prowess),
    ("split second", Keyword::SplitSecond),
    ("battle cry", Keyword::BattleCry),
    ("conspire", Keyword::Conspire),
    ("decayed", Keyword::Decayed),
    ("aftermath", Keyword::Aftermath),
    ("start your engines !", Keyword::StartYourEngines),
    // Without a number it enters without counters (CR 702.63b (2026-04-17)).
    ("vanishing", Keyword::Vanishing(0)),
];

/// A keyword of a number.
type OfNumber = fn(u64) -> Keyword;

/// Keywords with a number.
const NUMBERED: &[(&str, OfNumber)] = &[
    ("devour", Keyword::Devour),
    ("dredge", Keyword::Dredge),
    ("amplify", Keyword::Amplify),
    ("tribute", Keyword::Tribute),
    ("renown", Keyword::Renown),
    ("toxic", Keyword::Toxic),
    ("graft", Keyword::Graft),
    ("modular", Keyword::Modular),
    ("fading", Keyword::Fading),
    ("vanishing", Keyword::Vanishing),
    ("hideaway", Keyword::Hideaway),
    ("bloodthirst", Keyword::Bloodthirst),
    ("absorb", Keyword::Absorb),
    ("afflict", Keyword::Afflict),
    ("afterlife", Keyword::Afterlife),
    ("annihilator", Keyword::Annihilator),
    ("bushido", Keyword::Bushido),
    ("casualty", Keyword::Casualty),
    ("fabricate", Keyword::Fabricate),
    ("frenzy", Keyword::Frenzy),
    ("poisonous", Keyword::Poisonous),
    ("soulshift", Keyword::Soulshift),
];

/// Keywords with a cost in mana, which no ruling here asks for.
const PRICED: &[(&str, Keyword)] = &[
    ("flashback", Keyword::Flashback),
    ("buyback", Keyword::Buyback),
    ("madness", Keyword::Madness),
    ("unearth", Keyword::Unearth),
    ("evoke", Keyword::Evoke),
    ("harmonize", Keyword::Harmonize),
    ("cumulative upkeep", Keyword::CumulativeUpkeep),
];

/// A line of keywords.
pub(super) fn line(i: &mut Input<'_>) -> Parsed<Vec<Keyword>> {
    let all: Vec<Keyword> = list(keyword, &[",", ";"])(i)?.into_iter().flatten().collect();
    if at_end(i) { Ok(all) } else { Err(EmptyError) }
}

/// A keyword with what is said with it.
fn keyword(i: &mut Input<'_>) -> Parsed<Vec<Keyword>> {
    let one = alt((enchant, equip, landwalk, bloodthirst_x, numbered, priced, plain, named::named));
    alt((protection, hexproof_from, one.map(|keyword| vec![keyword]))).parse_next(i)
}

/// Keywords that something has or gains, as an instruction or a static ability says it.
pub(super) fn several(i: &mut Input<'_>) -> Parsed<Vec<Keyword>> {
    let each = list(one_of_several, &[", and", "and", ","])(i)?;
    Ok(each.into_iter().flatten().collect())
}

/// A keyword that may stand in a list with others.
pub(super) fn one_of_several(i: &mut Input<'_>) -> Parsed<Vec<Keyword>> {
    let one = alt((landwalk, numbered, plain, unpriced));
    alt((protection, hexproof_from, one.map(|keyword| vec![keyword]))).parse_next(i)
}

/// A keyword without a number or cost that the language knows by its name, and that other abilities say in full.
pub(super) fn held_by_name(i: &mut Input<'_>) -> Parsed<Keyword> {
    let keyword = named::named(i)?;
    let plain = matches!(&keyword, Keyword::Named { name, with } if with.is_empty() || GIVEN.contains(name));
    if plain && crate::oracle::meaning::keywords::is_held(&keyword) { Ok(keyword) } else { Err(EmptyError) }
}

/// Keywords with a number or a cost that are whole where something is given them.
const GIVEN: &[KeywordName] = &[
    KeywordName::Ward,
    KeywordName::Cycling,
    KeywordName::Crew,
    KeywordName::Saddle,
    KeywordName::Outlast,
    KeywordName::Scavenge,
    KeywordName::Embalm,
    KeywordName::Eternalize,
    KeywordName::Encore,
    KeywordName::Ninjutsu,
    KeywordName::Firebending,
    KeywordName::Mobilize,
];

/// What has a keyword: "flying", "an ability called so".
pub(super) fn filter(i: &mut Input<'_>) -> Parsed<What> {
    let known = |i: &mut Input<'_>| alt((landwalk, plain)).parse_next(i);
    if let Some(keyword) = maybe(i, known) {
        return Ok(keyword.of().map_or(What::Has(Box::new(keyword)), What::HasKeyword));
    }
    let called = |name: &&KeywordName| said(i, name.words());
    KeywordName::ALL.iter().find(called).map(|name| What::HasKeyword(*name)).ok_or(EmptyError)
}

fn plain(i: &mut Input<'_>) -> Parsed<Keyword> {
    table(PLAIN)(i)
}

fn numbered(i: &mut Input<'_>) -> Parsed<Keyword> {
    let make = table(NUMBERED)(i)?;
    number::plain(i).map(make)
}

fn bloodthirst_x(i: &mut Input<'_>) -> Parsed<Keyword> {
    words("bloodthirst x")(i).map(|()| Keyword::BloodthirstX)
}

/// A keyword and a cost of mana alone.
fn priced(i: &mut Input<'_>) -> Parsed<Keyword> {
    let found = table(PRICED)(i)?;
    mana(i)?;
    if found == Keyword::CumulativeUpkeep && said(i, "or") {
        mana(i)?;
    }
    Ok(found)
}

/// A keyword whose cost is said elsewhere, or in mana.
fn unpriced(i: &mut Input<'_>) -> Parsed<Keyword> {
    let found = table(PRICED)(i)?;
    maybe(i, mana);
    Ok(found)
}

/// Symbols of mana, at least one.
pub(super) fn mana(i: &mut Input<'_>) -> Parsed<()> {
    symbol(i)?;
    while symbol(i).is_ok() {}
    Ok(())
}

fn symbol(i: &mut Input<'_>) -> Parsed<()> {
    token(i, |token| {
        (token.sort == Sort::Symbol && !matches!(&*token.text, "{t}" | "{q}" | "{e}")).then_some(())
    })
}

fn enchant(i: &mut Input<'_>) -> Parsed<Keyword> {
    words("enchant")(i)?;
    if let Some(who) = maybe(
        i,
        table(&[("player", language::select::Who::Anyone), ("opponent", language::select::Who::Opponents)]),
    ) {
        return Ok(Keyword::Enchant(Whom::Player(who)));
    }
    let like = noun::like(i, false)?;
    meaning::constant(&like).map(|what| Keyword::Enchant(Whom::Object(what))).ok_or(EmptyError)
}

pub(super) fn equip(i: &mut Input<'_>) -> Parsed<Keyword> {
    words("equip")(i)?;
    if let Some(cost) = maybe(i, cost) {
        return Ok(Keyword::Equip { cost, to: What::Any });
    }
    let like = noun::like(i, false)?;
    let to = meaning::constant(&like).ok_or(EmptyError)?;
    Ok(Keyword::Equip { cost: cost(i)?, to })
}

/// A cost of generic and coloured mana.
pub(super) fn cost(i: &mut Input<'_>) -> Parsed<language::board::Cost> {
    let mut cost = language::board::Cost::default();
    let mut any = false;
    while let Ok(text) = token(i, |token| (token.sort == Sort::Symbol).then(|| token.text.to_string())) {
        add(&mut cost, text.trim_matches(['{', '}']))?;
        any = true;
    }
    if any { Ok(cost) } else { Err(EmptyError) }
}

fn add(cost: &mut language::board::Cost, symbol: &str) -> Parsed<()> {
    use language::event::Mana;
    if let Ok(number) = symbol.parse::<u64>() {
        cost.generic = cost.generic.saturating_add(number);
        return Ok(());
    }
    let mana = match symbol {
        "w" => Mana::White,
        "u" => Mana::Blue,
        "b" => Mana::Black,
        "r" => Mana::Red,
        "g" => Mana::Green,
        "c" => Mana::Colorless,
        "x" => {
            cost.x = cost.x.saturating_add(1);
            return Ok(());
        }
        _ => return Err(EmptyError),
    };
    match cost.mana.iter_mut().find(|(of, _)| *of == mana) {
        Some((_, number)) => *number = number.saturating_add(1),
        None => cost.mana.push((mana, 1)),
    }
    Ok(())
}

/// "Protection from red", "protection from Demons and from Dragons": each is one by itself (CR 702.16g (2026-04-17)).
fn protection(i: &mut Input<'_>) -> Parsed<Vec<Keyword>> {
    words("protection from")(i)?;
    from(i).map(|each| each.into_iter().map(Keyword::Protection).collect())
}

fn hexproof_from(i: &mut Input<'_>) -> Parsed<Vec<Keyword>> {
    words("hexproof from")(i)?;
    from(i).map(|each| each.into_iter().map(Keyword::HexproofFrom).collect())
}

/// From what something is protected.
fn from(i: &mut Input<'_>) -> Parsed<Vec<What>> {
    list(quality, &[", and from", "and from", ", from"])(i)
}

fn quality(i: &mut Input<'_>) -> Parsed<What> {
    if said(i, "everything") {
        return Ok(What::Any);
    }
    if said_any(i, &["all colors", "each color"]) {
        return Ok(What::Not(Box::new(What::Colorless)));
    }
    if said(i, "the chosen color") {
        return Ok(What::ChosenColor);
    }
    if said(i, "colorless") {
        return Ok(What::Colorless);
    }
    if super::words::ahead(i, "monocolored") {
        return description::predicate(i);
    }
    if said(i, "multicolored") {
        return Ok(What::Multicolored);
    }
    if let Some(mana_value) = maybe(i, of_mana_value) {
        return Ok(mana_value);
    }
    if let Some(color) = maybe(i, table(description::COLORS)) {
        return Ok(What::Color(color));
    }
    let start = i.checkpoint();
    if let Ok(like) = noun::like(i, false)
        && let Some(what) = meaning::constant(&like)
    {
        return Ok(what);
    }
    i.reset(&start);
    Err(EmptyError)
}

/// "Mana value 3 or greater".
fn of_mana_value(i: &mut Input<'_>) -> Parsed<What> {
    words("mana value")(i)?;
    let (compare, crate::oracle::tree::Number::N(number)) = number::compared(i)? else {
        return Err(EmptyError);
    };
    Ok(What::ManaValue(compare, Box::new(language::select::Amount::N(number))))
}

/// "Nonbasic landwalk", "legendary landwalk".
fn landwalk_of(i: &mut Input<'_>) -> Parsed<Keyword> {
    let start = i.checkpoint();
    if said(i, "snow")
        && let Ok(Keyword::Landwalk(of)) = landwalk_basic(i)
    {
        return Ok(Keyword::Landwalk(What::All(vec![of, What::Supertype(Supertype::Snow)])));
    }
    i.reset(&start);
    let of = if said(i, "nonbasic landwalk") {
        What::Not(Box::new(What::Supertype(Supertype::Basic)))
    } else if said(i, "artifact landwalk") {
        What::Type(CardType::Artifact)
    } else {
        What::Supertype(table(&[
            ("snow landwalk", Supertype::Snow),
            ("legendary landwalk", Supertype::Legendary),
        ])(i)?)
    };
    Ok(Keyword::Landwalk(What::All(vec![What::Type(CardType::Land), of])))
}

fn landwalk(i: &mut Input<'_>) -> Parsed<Keyword> {
    if let Some(found) = maybe(i, landwalk_of) {
        return Ok(found);
    }
    landwalk_basic(i)
}

fn landwalk_basic(i: &mut Input<'_>) -> Parsed<Keyword> {
    let land = |name: &str| What::Subtype(name.to_owned());
    token(i, |token| {
        let name = token.text.strip_suffix("walk")?;
        let what = match name {
            "plains" => land("Plains"),
            "island" => land("Island"),
            "swamp" => land("Swamp"),
            "mountain" => land("Mountain"),
            "forest" => land("Forest"),
            "desert" => land("Desert"),
            _ => return None,
        };
        Some(Keyword::Landwalk(what))
    })
}
