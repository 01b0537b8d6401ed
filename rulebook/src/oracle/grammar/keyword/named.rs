//! Keywords that the language knows by their names, with what is said with them.

use language::board::{Keyword, KeywordName as Name};
use winnow::error::EmptyError;

use super::super::words::{at_end, list, maybe, said, said_any, table, token, words};
use super::super::{Input, Parsed, noun, number, subtype};
use super::mana;
use crate::oracle::meaning::filter as meaning;
use crate::oracle::meaning::keywords::MEGAMORPH;
use crate::oracle::text::{OF, Sort};

/// What is said with a keyword.
#[derive(Clone, Copy)]
enum With {
    /// Nothing.
    Nothing,
    /// A cost in mana.
    Mana,
    /// The same, and that it is megamorph.
    MegaMana,
    /// A number.
    Number,
    /// A number, a dash, and a cost in mana.
    NumberAndMana,
}

const NAMED: &[(&str, (Name, With))] = &[
    ("flash", (Name::Flash, With::Nothing)),
    ("convoke", (Name::Convoke, With::Nothing)),
    ("delve", (Name::Delve, With::Nothing)),
    ("improvise", (Name::Improvise, With::Nothing)),
    ("assist", (Name::Assist, With::Nothing)),
    ("undaunted", (Name::Undaunted, With::Nothing)),
    ("partner", (Name::Partner, With::Nothing)),
    ("retrace", (Name::Retrace, With::Nothing)),
    ("fuse", (Name::Fuse, With::Nothing)),
    ("devoid", (Name::Devoid, With::Nothing)),
    ("changeling", (Name::Changeling, With::Nothing)),
    ("cascade", (Name::Cascade, With::Nothing)),
    ("ascend", (Name::Ascend, With::Nothing)),
    ("phasing", (Name::Phasing, With::Nothing)),
    ("myriad", (Name::Myriad, With::Nothing)),
    ("melee", (Name::Melee, With::Nothing)),
    ("training", (Name::Training, With::Nothing)),
    ("soulbond", (Name::Soulbond, With::Nothing)),
    ("living weapon", (Name::LivingWeapon, With::Nothing)),
    ("cipher", (Name::Cipher, With::Nothing)),
    ("dethrone", (Name::Dethrone, With::Nothing)),
    ("demonstrate", (Name::Demonstrate, With::Nothing)),
    ("increment", (Name::Increment, With::Nothing)),
    ("living metal", (Name::LivingMetal, With::Nothing)),
    ("enlist", (Name::Enlist, With::Nothing)),
    ("bargain", (Name::Bargain, With::Nothing)),
    ("for mirrodin !", (Name::ForMirrodin, With::Nothing)),
    ("job select", (Name::JobSelect, With::Nothing)),
    ("read ahead", (Name::ReadAhead, With::Nothing)),
    ("compleated", (Name::Compleated, With::Nothing)),
    ("cycling", (Name::Cycling, With::Mana)),
    ("multikicker", (Name::Kicker, With::Mana)),
    ("kicker", (Name::Kicker, With::Mana)),
    ("ninjutsu", (Name::Ninjutsu, With::Mana)),
    ("foretell", (Name::Foretell, With::Mana)),
    ("plot", (Name::Plot, With::Mana)),
    ("miracle", (Name::Miracle, With::Mana)),
    ("prowl", (Name::Prowl, With::Mana)),
    ("surge", (Name::Surge, With::Mana)),
    ("spectacle", (Name::Spectacle, With::Mana)),
    ("freerunning", (Name::Freerunning, With::Mana)),
    ("emerge", (Name::Emerge, With::Mana)),
    ("embalm", (Name::Embalm, With::Mana)),
    ("eternalize", (Name::Eternalize, With::Mana)),
    ("encore", (Name::Encore, With::Mana)),
    ("scavenge", (Name::Scavenge, With::Mana)),
    ("outlast", (Name::Outlast, With::Mana)),
    ("transmute", (Name::Transmute, With::Mana)),
    ("transfigure", (Name::Transfigure, With::Mana)),
    ("reconfigure", (Name::Reconfigure, With::Mana)),
    ("fortify", (Name::Fortify, With::Mana)),
    ("morph", (Name::Morph, With::Mana)),
    // It is a kind of morph.
    ("megamorph", (Name::Morph, With::MegaMana)),
    ("level up", (Name::LevelUp, With::Mana)),
    ("ward", (Name::Ward, With::Mana)),
    ("echo", (Name::Echo, With::Mana)),
    ("dash", (Name::Dash, With::Mana)),
    ("blitz", (Name::Blitz, With::Mana)),
    ("warp", (Name::Warp, With::Mana)),
    ("mayhem", (Name::Mayhem, With::Mana)),
    ("web-slinging", (Name::WebSlinging, With::Mana)),
    ("sneak", (Name::Sneak, With::Mana)),
    ("bestow", (Name::Bestow, With::Mana)),
    ("disturb", (Name::Disturb, With::Mana)),
    ("more than meets the eye", (Name::MoreThanMeetsTheEye, With::Mana)),
    ("disguise", (Name::Disguise, With::Mana)),
    ("mutate", (Name::Mutate, With::Mana)),
    ("overload", (Name::Overload, With::Mana)),
    ("escalate", (Name::Escalate, With::Mana)),
    ("replicate", (Name::Replicate, With::Mana)),
    ("recover", (Name::Recover, With::Mana)),
    ("squad", (Name::Squad, With::Mana)),
    ("offspring", (Name::Offspring, With::Mana)),
    ("prototype", (Name::Prototype, With::Mana)),
    ("crew", (Name::Crew, With::Number)),
    ("saddle", (Name::Saddle, With::Number)),
    ("rampage", (Name::Rampage, With::Number)),
    ("ripple", (Name::Ripple, With::Number)),
    ("mobilize", (Name::Mobilize, With::Number)),
    ("backup", (Name::Backup, With::Number)),
    ("firebending", (Name::Firebending, With::Number)),
    ("station", (Name::Station, With::Nothing)),
    ("reinforce", (Name::Reinforce, With::NumberAndMana)),
    ("awaken", (Name::Awaken, With::NumberAndMana)),
    ("impending", (Name::Impending, With::NumberAndMana)),
];

/// With what something is crafted.
const MATERIALS: &[(&str, &str)] = &[
    ("artifact", "artifact"),
    ("creature", "creature"),
    ("island", "Island"),
    ("cave", "Cave"),
    ("two creatures", "two creatures"),
    ("six artifacts", "six artifacts"),
    ("one or more creatures", "one or more creatures"),
    ("one or more dinosaurs", "one or more Dinosaurs"),
];

/// A keyword by its name.
pub(super) fn named(i: &mut Input<'_>) -> Parsed<Keyword> {
    if let Some(affinity) = maybe(i, affinity) {
        return Ok(affinity);
    }
    if said(i, "entwine") {
        return super::cost(i).map(Keyword::Entwine);
    }
    if let Some(of) = maybe(i, offering) {
        return Ok(Keyword::Named { name: Name::Offering, with: of });
    }
    if said(i, "craft with") {
        let materials = table(MATERIALS)(i)?;
        return Ok(Keyword::Named {
            name: Name::Craft,
            with: format!("with {materials} {}", mana_words(i)?),
        });
    }
    if said(i, "champion") {
        return Ok(Keyword::Named { name: Name::Champion, with: championed(i)? });
    }
    if said(i, "partner with") {
        return Ok(Keyword::Named { name: Name::Partner, with: format!("with {}", name_to_end(i)?) });
    }
    if let Some(words) = maybe(i, landcycling) {
        return Ok(Keyword::Named { name: Name::Cycling, with: words });
    }
    let (name, with) = table(NAMED)(i)?;
    let words = match with {
        With::Nothing => String::new(),
        With::Mana => {
            let words = mana_words(i)?;
            if name == Name::Kicker && said(i, "and/or") {
                format!("{words}, {}", mana_words(i)?)
            } else {
                words
            }
        }
        With::MegaMana => format!("{}{MEGAMORPH}", mana_words(i)?),
        With::Number => number::plain(i)?.to_string(),
        With::NumberAndMana => {
            let number = number::plain(i)?;
            if !said(i, "\u{2014}") {
                return Err(EmptyError);
            }
            format!("{number}: {}", mana_words(i)?)
        }
    };
    Ok(Keyword::Named { name, with: words })
}

/// "Affinity for artifacts".
pub(in super::super) fn affinity(i: &mut Input<'_>) -> Parsed<Keyword> {
    words("affinity for")(i)?;
    let like = noun::like(i, false)?;
    meaning::constant(&like).map(Keyword::Affinity).ok_or(EmptyError)
}

/// "Artifact offering", "Goat offering": of which kind the offering is.
fn offering(i: &mut Input<'_>) -> Parsed<String> {
    let of = if said(i, "artifact") { "artifact" } else { subtype::subtype(i)? };
    if said(i, "offering") { Ok(of.to_owned()) } else { Err(EmptyError) }
}

/// "A creature", "a Goat or Cleric": what is exiled for it, in these words.
fn championed(i: &mut Input<'_>) -> Parsed<String> {
    if !said_any(i, &["an", "a"]) {
        return Err(EmptyError);
    }
    if said(i, "creature") {
        return Ok("creature".to_owned());
    }
    list(subtype::subtype, &["or"])(i).map(|kinds| kinds.join(" or "))
}

/// A name that stands last, as it is spelled.
fn name_to_end(i: &mut Input<'_>) -> Parsed<String> {
    let mut name = String::new();
    while !at_end(i) {
        let part = token(i, |token| {
            // Which letters are capital behind a hyphen, no token tells.
            let known = !token.text.contains('-') && !name.is_empty();
            match token.sort {
                Sort::Capital if !token.text.contains('-') => Some((true, noun::capital(&token.text))),
                Sort::Word if known => Some((!token.text.starts_with('\''), token.text.to_string())),
                Sort::Mark if known && &*token.text == "," => Some((false, ",".to_owned())),
                Sort::Word
                | Sort::Capital
                | Sort::Number
                | Sort::Symbol
                | Sort::Mark
                | Sort::Quote
                | Sort::Own => None,
            }
        })?;
        if part.0 && !name.is_empty() {
            name.push(' ');
        }
        name.push_str(&part.1);
    }
    if name.is_empty() { Err(EmptyError) } else { Ok(name) }
}

/// "Basic landcycling {2}", "plainscycling {1}": cycling of a kind, with its cost.
fn landcycling(i: &mut Input<'_>) -> Parsed<String> {
    let basic = said(i, "basic");
    let artifact = !basic && said(i, "artifact");
    let kind = token(i, |token| {
        let kind = token.text.strip_suffix("cycling").filter(|kind| !kind.is_empty())?;
        (kind == "land" || !basic && !artifact && subtype::is_subtype(kind)).then(|| kind.to_owned())
    })?;
    let before = if basic {
        "basic "
    } else if artifact {
        "artifact "
    } else {
        ""
    };
    Ok(format!("{before}{kind} {}", mana_words(i)?))
}

/// Mana symbols, as they are printed.
pub(in super::super) fn mana_words(i: &mut Input<'_>) -> Parsed<String> {
    let mut words = String::new();
    let symbol = |i: &mut Input<'_>| {
        token(i, |token| {
            let mana = token.sort == Sort::Symbol && !matches!(&*token.text, "{t}" | "{q}" | "{e}" | OF);
            mana.then(|| token.text.to_uppercase())
        })
    };
    while let Ok(text) = symbol(i) {
        words.push_str(&text);
    }
    if words.is_empty() { mana(i).map(|()| words) } else { Ok(words) }
}
