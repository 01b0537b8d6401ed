//! What else is on a probe's board.

use language::board::{CardType, Characteristics, Color, Counter, Object, ObjectKind, Supertype, Zone};

/// Subtypes at which cards of the collection look, so that one creature is all of them.
const SUBTYPES: [&str; 18] = [
    "Angel", "Army", "Beast", "Cleric", "Dragon", "Elf", "Gate", "Giant", "Goblin", "Hero", "Orc", "Planet",
    "Soldier", "Spirit", "Treasure", "Warlock", "Wizard", "Zombie",
];

/// The object to which an Aura or Equipment is attached.
pub(super) fn host(is: &Characteristics) -> Option<String> {
    let attaches = is.subtypes.iter().any(|subtype| subtype == "Aura" || subtype == "Equipment");
    attaches.then(|| "Alice's creature".to_owned())
}

/// A creature of every colour and of many subtypes.
pub(super) fn creature() -> Characteristics {
    Characteristics {
        name: "Everything".to_owned(),
        mana_value: 3,
        colors: Color::ALL.to_vec(),
        types: vec![CardType::Artifact, CardType::Creature],
        subtypes: SUBTYPES.map(str::to_owned).to_vec(),
        power: Some(5),
        toughness: Some(9),
        ..Characteristics::default()
    }
}

fn plain(kind: CardType) -> Characteristics {
    Characteristics { name: format!("Plain {kind:?}"), types: vec![kind], ..Characteristics::default() }
}

fn colorless() -> Characteristics {
    let is = plain(CardType::Creature);
    Characteristics { name: "Colorless".to_owned(), power: Some(1), toughness: Some(1), ..is }
}

fn bolt() -> Characteristics {
    Characteristics { colors: Color::ALL.to_vec(), ..plain(CardType::Instant) }
}

fn object(id: &str, owner: &str, zone: Zone, is: Characteristics) -> Object {
    let (id, owner) = (format!("{owner}'s {id}"), Some(owner.to_owned()));
    Object { id, owner, zone, is, count: 1, ..Object::default() }
}

/// Everything but the probed object: for each player creatures, a planeswalker, a spell and cards that will enter, and
/// for Alice so many lands.
pub(super) fn zoo(lands: usize) -> Vec<Object> {
    let mut all: Vec<Object> = ["Alice", "Bob"].into_iter().flat_map(of).collect();
    for number in 0..lands {
        let mut land = object(&format!("land {number}"), "Alice", Zone::Battlefield, plain(CardType::Land));
        land.is.supertypes = vec![Supertype::Snow];
        all.push(land);
    }
    all
}

fn of(owner: &str) -> Vec<Object> {
    let mut creature_here = object("creature", owner, Zone::Battlefield, creature());
    creature_here.attacking = true;
    creature_here.counters = vec![(Counter::PlusOne, 1)];
    let mut token = object("token", owner, Zone::Battlefield, creature());
    token.kind = ObjectKind::Token;
    let mut walker = object("planeswalker", owner, Zone::Battlefield, plain(CardType::Planeswalker));
    walker.counters = vec![(Counter::Loyalty, 4)];
    vec![
        creature_here,
        token,
        walker,
        object("enchantment", owner, Zone::Battlefield, plain(CardType::Enchantment)),
        object("field", owner, Zone::Battlefield, plain(CardType::Land)),
        object("spell", owner, Zone::Stack, bolt()),
        object("next creature", owner, Zone::Exile, creature()),
        object("next colorless", owner, Zone::Exile, colorless()),
        object("next land", owner, Zone::Exile, plain(CardType::Land)),
        object("next planeswalker", owner, Zone::Exile, plain(CardType::Planeswalker)),
        object("dead creature", owner, Zone::Graveyard, creature()),
    ]
}
