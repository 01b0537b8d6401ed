//! What stands in the data folder before and after an import.

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::files::{card, mtgjson, packed, rulings, scryfall};
use crate::library::source::{Unreadable, steady};
use crate::reference::{Fit, Imported, Publisher, Reference, ReferenceError, Store};

/// A data folder with files to import beside it.
pub(super) struct Desk(TempDir);

impl Desk {
    pub(super) fn new() -> Self {
        Self(TempDir::new().expect("a folder"))
    }

    pub(super) fn data(&self) -> PathBuf {
        self.0.path().join("data")
    }

    pub(super) fn store(&self) -> Store {
        Store::at(&self.data())
    }

    pub(super) fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.path().join(name);
        std::fs::write(&path, bytes).expect("a file");
        path
    }

    pub(super) fn import(&self, bytes: impl AsRef<[u8]>) -> Result<Imported, ReferenceError> {
        self.store().import(&self.file("some.json", bytes))
    }

    pub(super) fn put(&self, file: &Value) -> Imported {
        self.import(file.to_string()).unwrap_or_else(|error| panic!("{error}"))
    }

    pub(super) fn reference(&self) -> Option<Reference> {
        Reference::load(&self.data()).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Every file of the data folder with its bytes.
    pub(super) fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let entries = std::fs::read_dir(self.data().join("cards")).into_iter().flatten().flatten();
        entries.map(|entry| (entry.path(), std::fs::read(entry.path()).expect("a file"))).collect()
    }

    /// The rulings that a card has.
    fn rulings(&self, name: &str) -> Vec<String> {
        let reference = self.reference().expect("a reference");
        let card = reference.find(name).expect("a card");
        card.rulings.iter().map(|ruling| ruling.text.clone()).collect()
    }
}

#[test]
fn what_is_imported_is_found() {
    let desk = Desk::new();
    assert!(desk.reference().is_none() && !desk.data().exists(), "asking makes no folder");
    let Imported::Cards { cards, publisher, .. } = desk.put(&scryfall()) else { panic!("cards") };
    assert_eq!((cards, publisher), (6, Publisher::Scryfall));
    let reference = desk.reference().expect("a reference");
    assert_eq!(reference.find("song").map(|card| card.name.as_str()), Some("Ring // Song"));
    let found = reference.search("bell", 5);
    assert_eq!((found[0].card.name.as_str(), found[0].fit), ("Loud Bell", Fit::Within));
    assert_eq!(&found[0].card.name[found[0].highlights[0].clone()], "Bell");
    assert_eq!((reference.all().len(), reference.publisher()), (6, Publisher::Scryfall));
}

#[test]
fn what_is_read_back_is_what_was_written() {
    let desk = Desk::new();
    desk.put(&mtgjson());
    let reference = desk.reference().expect("a reference");
    let Ok(crate::reference::Content::Cards(read)) = crate::reference::read(mtgjson().to_string().as_bytes())
    else {
        panic!("cards")
    };
    assert_eq!((reference.all(), reference.made()), (read.cards.as_slice(), read.made));
}

#[test]
fn rulings_need_cards_that_they_are_about() {
    let desk = Desk::new();
    let alone = desk.import(rulings().to_string());
    assert!(matches!(alone, Err(ReferenceError::CardsFirst { .. })));
    assert!(!desk.data().exists());
    desk.put(&json!([card("Other", 77, &json!({}))]));
    let before = desk.files();
    assert!(matches!(desk.import(rulings().to_string()), Err(ReferenceError::NoneFits { .. })));
    assert_eq!(desk.files(), before);
}

#[test]
fn rulings_join_their_cards_and_stay_when_cards_come_again() {
    let desk = Desk::new();
    desk.put(&scryfall());
    let Imported::Rulings { rulings: count, cards, of_no_card, newest, .. } = desk.put(&rulings()) else {
        panic!("rulings")
    };
    assert_eq!((count, cards, of_no_card), (3, 1, 1));
    assert_eq!(newest.map(|day| day.to_string()).as_deref(), Some("2020-01-01"));
    assert_eq!(desk.rulings("Loud Bell"), ["Bells ring.", "Ringing takes no time."]);
    let mut more = scryfall();
    more.as_array_mut().expect("cards").push(card("New Bell", 99, &json!({})));
    let Imported::Cards { ruled_before, .. } = desk.put(&more) else { panic!("cards") };
    assert_eq!(ruled_before, 2);
    assert_eq!(desk.rulings("New Bell"), ["Nobody knows this one."]);
}

#[test]
fn imported_rulings_go_before_those_of_the_cards_own_file() {
    let desk = Desk::new();
    let mut file = mtgjson();
    file["data"]["Loud Bell"][0]["rulings"] = json!([{"date": "2001-01-01", "text": "Old."}]);
    file["data"]["Bare"][0]["rulings"] = json!([{"date": "someday", "text": "Kept."}]);
    desk.put(&file);
    assert_eq!(desk.rulings("Loud Bell"), ["Old."]);
    desk.put(&rulings());
    assert_eq!(desk.rulings("Loud Bell"), ["Bells ring.", "Ringing takes no time."]);
    assert_eq!(desk.rulings("Bare"), ["Kept."]);
}

#[test]
fn everything_is_forgotten_when_asked_for() {
    let desk = Desk::new();
    desk.put(&scryfall());
    desk.put(&rulings());
    assert!(desk.store().forget().expect("forgotten"));
    assert!(desk.files().is_empty() && desk.reference().is_none());
    assert!(!desk.store().forget().expect("nothing to forget"));
}

#[test]
fn a_bad_file_leaves_the_reference_as_it_was() {
    let desk = Desk::new();
    desk.put(&scryfall());
    desk.put(&rulings());
    let before = desk.files();
    let whole = mtgjson().to_string();
    let zipped = packed(whole.as_bytes());
    let bad: [&[u8]; 6] =
        [b"", b"%PDF-1.4", &whole.as_bytes()[..whole.len() - 1], &zipped[..zipped.len() - 1], b"[]", b"{}"];
    for bad in bad {
        assert!(desk.import(bad).is_err());
        assert_eq!(desk.files(), before);
    }
}

#[test]
fn a_folder_a_missing_file_and_two_gigabytes_are_refused_unread() {
    let desk = Desk::new();
    let refused = |path: &Path| match desk.store().import(path) {
        Err(ReferenceError::Unreadable { reason, .. }) => reason,
        other => panic!("{other:?}"),
    };
    assert!(matches!(refused(desk.0.path()), Unreadable::NotAFile));
    assert!(matches!(refused(&desk.0.path().join("none.json")), Unreadable::Io(_)));
    let large = desk.file("large.json", "");
    // A hole: it takes no room on the disk.
    OpenOptions::new().write(true).open(&large).and_then(|file| file.set_len(2 << 30)).expect("a hole");
    assert!(matches!(refused(&large), Unreadable::TooLarge { .. }));
    assert!(!desk.data().exists());
}

#[test]
fn what_is_read_in_a_file_that_changes_does_not_count() {
    let desk = Desk::new();
    let path = desk.file("cards.json", scryfall().to_string());
    let found = steady(&path, 1 << 20, |file| {
        let content = crate::reference::read(file);
        OpenOptions::new()
            .append(true)
            .open(&path)
            .and_then(|mut file| file.write_all(b" "))
            .expect("a change");
        content
    });
    assert!(matches!(found, Err(Unreadable::Changing)));
}

#[test]
fn a_reference_that_was_changed_from_outside_is_not_used() {
    let desk = Desk::new();
    desk.put(&scryfall());
    desk.put(&rulings());
    for (path, bytes) in desk.files() {
        for bad in
            [&b""[..], b"words", &bytes[..bytes.len() - 1], &packed(b"{\"format\": 1, \"lines\": 1}\n")]
        {
            std::fs::write(&path, bad).expect("a change");
            let error = Reference::load(&desk.data()).expect_err("changed");
            assert!(matches!(error, ReferenceError::Changed { .. }), "{error}");
        }
        std::fs::write(&path, packed(b"{\"format\": 2, \"new\": true}\n")).expect("a change");
        let error = Reference::load(&desk.data()).expect_err("another version");
        assert!(matches!(error, ReferenceError::OtherFormat { format: 2, .. }), "{error}");
        std::fs::write(&path, bytes).expect("back again");
    }
    assert!(desk.reference().is_some());
}

#[test]
fn a_reference_that_is_broken_can_be_imported_again_and_forgotten() {
    let desk = Desk::new();
    desk.put(&scryfall());
    desk.put(&rulings());
    for path in desk.files().into_keys() {
        std::fs::write(path, "words").expect("a change");
    }
    desk.put(&scryfall());
    desk.put(&rulings());
    assert_eq!(desk.rulings("Loud Bell").len(), 2);
    assert!(desk.store().forget().expect("forgotten"));
}

#[test]
fn imports_at_once_leave_whole_files() {
    let desk = Desk::new();
    let many = |from: u32| {
        let cards = (0..300)
            .map(|n| card(&format!("Bell {n}"), from + n, &json!({"oracle_text": "Ring. ".repeat(50)})));
        std::iter::once(card("Loud Bell", 1, &json!({}))).chain(cards).collect::<Value>().to_string()
    };
    desk.put(&scryfall());
    let files = [many(1000), many(2000), rulings().to_string(), mtgjson().to_string()];
    let paths: Vec<PathBuf> = (0..4).map(|n| desk.file(&format!("{n}.json"), &files[n])).collect();
    std::thread::scope(|scope| {
        for turn in 0..4 {
            let (desk, paths) = (&desk, &paths);
            scope.spawn(move || {
                for at in 0..8 {
                    desk.store().replace(&paths[(at + turn) % 4]).unwrap_or_else(|error| panic!("{error}"));
                    let reference = desk.reference().expect("a reference");
                    assert!([5, 301].contains(&reference.all().len()) || reference.all().len() == 6);
                }
            });
        }
    });
    assert_eq!(desk.files().len(), 2, "nothing else is left");
    assert_eq!(desk.rulings("Loud Bell"), ["Bells ring.", "Ringing takes no time."]);
}
