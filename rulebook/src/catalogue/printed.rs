//! What is printed on a face, apart from its text.

use language::board::{
    Ability, CardType, Characteristics, Color, Cost, Counter, Supertype, Unread, UnreadOf,
};
use language::effect::{Effect, EventPattern, Kind, Rewrite};
use language::event::Mana;
use language::select::{Amount, What};

use crate::reference::{Face, Printed};

/// The characteristics of a face. Its abilities are those that stand nowhere in its text.
pub(super) fn characteristics(card: &Printed, at: usize, face: &Face) -> Characteristics {
    let types = TypeLine::read(&face.type_line);
    let number = |text: &Option<String>| text.as_ref().and_then(|text| text.parse::<i64>().ok());
    let mut abilities = Vec::new();
    if let Some(defense) = face.defense.as_ref().and_then(|defense| defense.parse().ok()) {
        abilities.push(enters_with_defense(defense));
    }
    // Cards that meld have a cost, or are lands; what they meld into has none.
    if card.layout == "meld" && face.mana_cost.is_empty() && !types.types.contains(&CardType::Land) {
        abilities.push(leaves_as_two());
    }
    abilities.extend(types.unknown.iter().map(|word| unknown_type(word)));
    Characteristics {
        name: face.name.clone(),
        mana_value: mana_value(card, at, face),
        cost: cost(&face.mana_cost),
        symbols: if cost(&face.mana_cost).is_none() { colored(&face.mana_cost) } else { Vec::new() },
        colors: face.colors.clone(),
        supertypes: types.supertypes,
        types: types.types,
        subtypes: types.subtypes,
        power: number(&face.power),
        toughness: number(&face.toughness),
        loyalty: face.loyalty.as_ref().and_then(|loyalty| loyalty.parse().ok()),
        blank: false,
        abilities,
    }
}

/// A battle enters with as many defense counters as is printed on it (CR 310.4b (2026-04-17)).
fn enters_with_defense(defense: u64) -> Ability {
    let rewrite = Rewrite::EnterWithCounters { kind: Counter::Defense, amount: Amount::N(defense) };
    let effect = Effect::new(EventPattern::enters(What::This), rewrite);
    Ability::Effect(Effect { name: Some("defense".to_owned()), ..effect })
}

/// A melded permanent leaves the battlefield as the two cards that it is made of (CR 712.21 (2026-04-17)), of which a board knows
/// one.
fn leaves_as_two() -> Ability {
    Ability::Unread(Unread {
        sentence: "meld".to_owned(),
        of: UnreadOf::Static,
        about: vec![Kind::Move],
        itself: true,
        words: "it leaves the battlefield as two cards".to_owned(),
    })
}

/// A card type that boards don't have.
fn unknown_type(word: &str) -> Ability {
    Ability::Unread(Unread {
        sentence: "type".to_owned(),
        of: UnreadOf::Static,
        about: Vec::new(),
        itself: false,
        words: format!("the card type {word}"),
    })
}

/// A type line, word by word.
#[derive(Default)]
struct TypeLine {
    supertypes: Vec<Supertype>,
    types: Vec<CardType>,
    subtypes: Vec<String>,
    /// Words in front of the dash that stand for nothing on a board.
    unknown: Vec<String>,
}

impl TypeLine {
    fn read(line: &str) -> Self {
        let (front, behind) = line.split_once(" \u{2014} ").unwrap_or((line, ""));
        let mut read = Self::default();
        for word in front.split_whitespace() {
            if let Some(kind) = card_type(word) {
                read.types.push(kind);
            } else if let Some(kind) = supertype(word) {
                read.supertypes.push(kind);
            } else {
                read.unknown.push(word.to_owned());
            }
        }
        read.subtypes = if read.types.contains(&CardType::Plane) {
            // The type of a plane is as many words as its name has.
            Some(behind.trim().to_owned()).filter(|plane| !plane.is_empty()).into_iter().collect()
        } else {
            subtypes(behind)
        };
        read
    }
}

/// Subtypes are words, but for one of two.
fn subtypes(words: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match found.last_mut() {
            Some(last) if last == "Time" && word == "Lord" => last.push_str(" Lord"),
            _ => found.push(word.to_owned()),
        }
    }
    found
}

fn card_type(word: &str) -> Option<CardType> {
    Some(match word {
        "Artifact" => CardType::Artifact,
        "Battle" => CardType::Battle,
        "Creature" => CardType::Creature,
        "Enchantment" => CardType::Enchantment,
        "Instant" => CardType::Instant,
        "Land" => CardType::Land,
        "Planeswalker" => CardType::Planeswalker,
        "Sorcery" => CardType::Sorcery,
        "Kindred" | "Tribal" => CardType::Kindred,
        "Dungeon" => CardType::Dungeon,
        "Plane" => CardType::Plane,
        "Phenomenon" => CardType::Phenomenon,
        "Scheme" => CardType::Scheme,
        _ => return None,
    })
}

fn supertype(word: &str) -> Option<Supertype> {
    Some(match word {
        "Basic" => Supertype::Basic,
        "Legendary" => Supertype::Legendary,
        "Snow" => Supertype::Snow,
        "World" => Supertype::World,
        "Ongoing" => Supertype::Ongoing,
        _ => return None,
    })
}

/// The symbols of a mana cost.
fn symbols(cost: &str) -> impl Iterator<Item = &str> {
    cost.split(['{', '}']).filter(|symbol| !symbol.is_empty())
}

/// A mana cost, if boards can hold it: without symbols that are paid in more ways than one.
fn cost(text: &str) -> Option<Cost> {
    if text.is_empty() {
        return None;
    }
    let mut cost = Cost::default();
    for symbol in symbols(text) {
        if symbol == "X" {
            cost.x += 1;
        } else if let Some(mana) = mana(symbol) {
            match cost.mana.iter_mut().find(|(kind, _)| *kind == mana) {
                Some((_, count)) => *count += 1,
                None => cost.mana.push((mana, 1)),
            }
        } else {
            cost.generic = cost.generic.checked_add(symbol.parse().ok()?)?;
        }
    }
    Some(cost)
}

/// The coloured symbols of a mana cost, with the colours of each.
fn colored(text: &str) -> Vec<Vec<Color>> {
    let colors = |symbol: &str| -> Vec<Color> {
        symbol.split('/').filter_map(|part| mana(part).and_then(Mana::color)).collect()
    };
    symbols(text).map(colors).filter(|colors| !colors.is_empty()).collect()
}

fn mana(symbol: &str) -> Option<Mana> {
    Some(match symbol {
        "W" => Mana::White,
        "U" => Mana::Blue,
        "B" => Mana::Black,
        "R" => Mana::Red,
        "G" => Mana::Green,
        "C" => Mana::Colorless,
        _ => return None,
    })
}

/// The mana value of a face: that of its own mana cost. What is a back face has that of the front while it lies on the table, which
/// is the rules' to say (CR 202.3b, 712.8e (2026-04-17)).
fn mana_value(card: &Printed, at: usize, face: &Face) -> u64 {
    let of_card = || card.mana_value.filter(|value| *value >= 0.0).map(whole);
    let is_other = at > 0 && card.layout != "flip";
    if is_other || card.layout == "split" {
        return symbols(&face.mana_cost).map(worth).sum();
    }
    of_card().unwrap_or_else(|| {
        let front = card.faces.first().map_or("", |front| &front.mana_cost);
        symbols(front).map(worth).sum()
    })
}

/// A mana value of a file; of the halves that some have in jest, as much as is whole.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "mana values are small, and not negative here"
)]
const fn whole(value: f64) -> u64 {
    value as u64
}

/// What a symbol adds to a mana value: of two numbers the larger one, of X nothing.
fn worth(symbol: &str) -> u64 {
    let each =
        symbol.split('/').map(|part| part.parse().unwrap_or(u64::from(!matches!(part, "X" | "Y" | "Z"))));
    each.max().unwrap_or_default()
}
