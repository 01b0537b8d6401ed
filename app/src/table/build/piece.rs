//! An object in the words and numbers of its card.

use super::making::Making;
use super::stands::Stand;
use crate::presentation::label::capital;
use crate::table::scene::{Band, End, Light, Numbers, NumbersFrom, Piece, Row, Unread};
use language::board::{CardType, Characteristics, Color, Counter, ObjectKind, Zone};
use rulebook::words::vocabulary;
use statements::position::Fights;

impl Making<'_> {
    /// The card of an object.
    pub(super) fn piece(&self, stand: &Stand<'_>) -> Piece {
        let is = stand.is;
        let shown = shown_counter(stand);
        let counters = stand.counters.iter().filter(|(kind, _)| Some(*kind) != shown.as_ref());
        let is_controlled = matches!(stand.zone, Zone::Battlefield | Zone::Stack);
        Piece {
            place: stand.place,
            object: stand.object,
            id: stand.id.clone().into_owned(),
            player: if is_controlled { stand.holder } else { stand.owner },
            zone: stand.zone,
            name: stand.id.clone().into_owned(),
            types: types(stand),
            band: band(is),
            letters: letters(is),
            numbers: self.numbers(stand),
            counters: counters.map(|(kind, number)| counter(kind, *number)).collect(),
            damage: stand.damage,
            lies: stand.lies,
            fights: stand.fights != Fights::No,
            count: stand.count,
            unread: self.unread(stand),
            host: match stand.attached_to {
                Some(End::Piece(host)) if stand.zone == Zone::Battlefield => Some(host),
                Some(_) | None => None,
            },
            attaches: is.subtypes.iter().any(|kind| ATTACH.contains(&kind.as_str())),
            usual: usual_counter(is),
            row: row(is),
            card: if is.name.is_empty() { stand.id.clone().into_owned() } else { is.name.clone() },
            like: 0,
            heaps: stand.kind == ObjectKind::Token || is.types.contains(&CardType::Land),
            is_pointed_at: false,
            light: Light::default(),
        }
    }

    /// Power and toughness; of what has none, the counters that tell how much of it is left.
    fn numbers(&self, stand: &Stand<'_>) -> Option<Numbers> {
        let from = |is_changed: bool| match (self.position, is_changed) {
            (None, _) => NumbersFrom::Entered,
            (Some(_), true) => NumbersFrom::Changed,
            (Some(_), false) => NumbersFrom::Printed,
        };
        if let Some((power, toughness)) = stand.is.power.zip(stand.is.toughness) {
            let printed = stand.printed.and_then(|printed| printed.power.zip(printed.toughness));
            let is_changed = printed.is_some_and(|printed| printed != (power, toughness));
            return Some(Numbers { words: format!("{power}/{toughness}"), from: from(is_changed) });
        }
        let kind = shown_counter(stand)?;
        let there = stand.counters.iter().find(|(one, _)| **one == kind).map_or(0, |(_, number)| *number);
        let is_here = stand.zone == Zone::Battlefield;
        let number = if is_here { there } else { stand.is.loyalty.unwrap_or(there) };
        Some(Numbers { words: number.to_string(), from: from(false) })
    }

    fn unread(&self, stand: &Stand<'_>) -> Unread {
        let Some(printed) = stand.printed.filter(|_| !stand.lies.face_down) else { return Unread::No };
        if !printed.is_only_a_name() && printed.unread().next().is_none() {
            return Unread::No;
        }
        let depends = |shown: &crate::presentation::Presentation| {
            shown.ruling.depends_on().iter().any(|unread| unread.object == stand.id)
        };
        if self.shown.is_none_or(depends) { Unread::Matters } else { Unread::Aside }
    }
}

/// The kind of counters that stands in the corner of a card without power and toughness.
fn shown_counter(stand: &Stand<'_>) -> Option<Counter> {
    let has_size = stand.is.power.is_some() && stand.is.toughness.is_some();
    let kind = usual_counter(stand.is)?;
    (!has_size && kind != Counter::PlusOne).then_some(kind)
}

/// The subtypes of permanents that become attached.
const ATTACH: [&str; 3] = ["Aura", "Equipment", "Fortification"];

/// The counters that such an object has usually: what + and - put and take. None where it has none.
fn usual_counter(is: &Characteristics) -> Option<Counter> {
    let has = |kind| is.types.contains(&kind);
    if has(CardType::Creature) {
        Some(Counter::PlusOne)
    } else if has(CardType::Planeswalker) {
        Some(Counter::Loyalty)
    } else if has(CardType::Battle) {
        Some(Counter::Defense)
    } else {
        None
    }
}

/// "Artifact creature"; what it is called now, where that is not what the board calls it.
fn types(stand: &Stand<'_>) -> String {
    let is = stand.is;
    let mut words: Vec<&str> = is.types.iter().map(|kind| vocabulary::card_type(*kind)).collect();
    let is_token = stand.kind == ObjectKind::Token;
    words.extend(is_token.then_some("token"));
    let words = match stand.kind {
        ObjectKind::Ability => "ability".to_owned(),
        ObjectKind::Emblem => "emblem".to_owned(),
        ObjectKind::SpellCopy => format!("copy, {}", words.join(" ")),
        ObjectKind::Card | ObjectKind::Token | ObjectKind::CardCopy => words.join(" "),
    };
    if stand.lies.face_down {
        return format!("Face down, {words}");
    }
    // "Bear 2" is a Bear, and nobody has to be told; a copy is told.
    let is_told = is.name.is_empty() || stand.id.starts_with(&is.name);
    if is_told { capital(&words) } else { format!("{}: {words}", is.name) }
}

fn band(is: &Characteristics) -> Band {
    match is.colors[..] {
        [color] => Band::One(color),
        [] if is.types.contains(&CardType::Land) => Band::Land,
        [] => Band::None,
        [_, ..] => Band::Several,
    }
}

/// The letters of its colours; of a land without one, of the mana that its basic land types make.
fn letters(is: &Characteristics) -> Vec<Color> {
    let makes = |color: &Color| {
        let basic = match color {
            Color::White => "Plains",
            Color::Blue => "Island",
            Color::Black => "Swamp",
            Color::Red => "Mountain",
            Color::Green => "Forest",
        };
        is.subtypes.iter().any(|kind| kind == basic)
    };
    let is_land = is.types.contains(&CardType::Land);
    let is_it = |color: &Color| is.colors.contains(color) || is_land && is.colors.is_empty() && makes(color);
    Color::ALL.into_iter().filter(is_it).collect()
}

fn row(is: &Characteristics) -> Row {
    let fights =
        |kind: &CardType| matches!(kind, CardType::Creature | CardType::Planeswalker | CardType::Battle);
    if is.types.iter().any(fights) {
        Row::Front
    } else if is.types == [CardType::Land] {
        Row::Lands
    } else {
        Row::Behind
    }
}

/// Counters in a few letters: "+1 ×2", "stun ×1".
fn counter(kind: &Counter, number: u64) -> String {
    let kind = match kind {
        Counter::PlusOne => "+1",
        Counter::MinusOne => "-1",
        Counter::Loyalty
        | Counter::Defense
        | Counter::Poison
        | Counter::Stun
        | Counter::Shield
        | Counter::Finality
        | Counter::Named(_) => vocabulary::counter(kind),
    };
    format!("{kind} ×{number}")
}
