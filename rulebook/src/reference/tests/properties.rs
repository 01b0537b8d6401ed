//! Whatever is imported: no panic, and what is refused leaves the folder as it was.

use std::sync::LazyLock;

use proptest::prelude::*;
use serde_json::{Map, Value};

use super::files::{mtgjson, packed, rulings, scryfall};
use super::folder::Desk;
use crate::reference::{Content, Reference, read};

/// Every file that is whole.
static FILES: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let plain = [scryfall(), rulings(), mtgjson()].map(|file| file.to_string().into_bytes());
    plain.iter().cloned().chain(plain.iter().map(|bytes| packed(bytes))).collect()
});

/// JSON whose fields are often those of cards, with values of the right sort and the wrong one.
fn json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        prop_oneof!["card", "ruling", "a", "b", "token", "meld", "reversible_card", "Bell", "2020-01-01"]
            .prop_map(Value::from),
        ".{0,8}".prop_map(Value::from),
    ];
    let field = prop_oneof![
        "object|name|oracle_id|layout|card_faces|colors|comment|legalities|all_parts|data|meta|cmc|power",
        "faceName|side|rulings|identifiers|manaValue|type|text|date",
        ".{0,4}",
    ];
    leaf.prop_recursive(5, 60, 6, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec((field.clone(), inner), 0..6)
                .prop_map(|fields| Value::from(Map::from_iter(fields))),
        ]
    })
}

/// Cards are never without a name or a face, whatever they came from.
fn is_sound(content: &Content) -> bool {
    match content {
        Content::Cards(read) => {
            !read.cards.is_empty()
                && read.cards.iter().all(|card| !card.name.is_empty() && !card.faces.is_empty())
        }
        Content::Rulings { rulings, .. } => rulings.values().all(|rulings| !rulings.is_empty()),
    }
}

/// Imports into a folder that has something, and checks that it can be used after that.
fn leaves_the_folder_usable(bytes: &[u8]) -> Result<(), TestCaseError> {
    let desk = Desk::new();
    desk.import(&FILES[0]).map_err(|error| TestCaseError::fail(error.to_string()))?;
    let before = desk.files();
    if desk.import(bytes).is_err() {
        prop_assert_eq!(desk.files(), before);
    }
    let reference = Reference::load(&desk.data()).map_err(|error| TestCaseError::fail(error.to_string()))?;
    prop_assert!(
        reference.is_some_and(|reference| reference.all().iter().all(|c| reference.find(&c.name).is_some()))
    );
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        prop_assert!(read(bytes.as_slice()).is_ok_and(|content| is_sound(&content)) || read(bytes.as_slice()).is_err());
        let gzip = [&[0x1f, 0x8b, 8, 0][..], &bytes].concat();
        prop_assert!(read(gzip.as_slice()).is_err());
    }

    #[test]
    fn any_json_is_read_or_refused(entries in prop::collection::vec(json(), 0..4), data in json()) {
        for file in [Value::from(entries), Value::from_iter([("data".to_owned(), data.clone())]), data] {
            if let Ok(content) = read(file.to_string().as_bytes()) {
                prop_assert!(is_sound(&content), "{content:?}");
            }
        }
    }

    #[test]
    fn a_name_of_any_signs_is_looked_for(names in prop::collection::vec(".{1,12}", 1..6), typed in ".{0,12}") {
        let cards = names.iter().map(|name| serde_json::json!({"object": "card", "name": name}));
        let Ok(Content::Cards(read)) = read(cards.collect::<Value>().to_string().as_bytes()) else { return Ok(()) };
        let found = crate::reference::names::Names::of(&read.cards);
        for (_, at) in found.search(&typed, 3) {
            let name = &read.cards[at].name;
            for range in crate::reference::names::Highlighter::of(&typed).highlights(name) {
                prop_assert!(name.get(range).is_some());
            }
        }
        for card in &read.cards {
            let plain = crate::reference::names::plain(&card.name);
            prop_assert_eq!(found.find(&card.name).is_some(), !plain.is_empty());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_file_that_is_cut_off_is_refused_and_changes_nothing(which in 0_usize..6, cut in any::<prop::sample::Index>()) {
        let whole = &FILES[which];
        let part = &whole[..cut.index(whole.len())];
        prop_assert!(read(part).is_err());
        leaves_the_folder_usable(part)?;
    }

    #[test]
    fn a_file_with_a_wrong_byte_leaves_a_folder_that_can_be_used(
        which in 0_usize..6,
        at in any::<prop::sample::Index>(),
        byte in any::<u8>(),
    ) {
        let mut bytes = FILES[which].clone();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        leaves_the_folder_usable(&bytes)?;
    }
}
