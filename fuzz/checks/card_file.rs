//! Any bytes as a file of cards or rulings: read or refused, and what is read can be kept, loaded and looked up.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use rulebook::reference::{Cards, Content, Fit, OracleId, Printed, Reference, Rulings, Store, read};

/// Packing and writing to the disk take much longer than reading, so only every so manieth length is tried with them.
const KEPT: usize = 61;

/// Of a file with many cards, so many are looked up.
const LOOKED_UP: usize = 4;

/// Reads the bytes as a file of cards or rulings.
///
/// # Panics
/// When what is read is not as it must be.
pub(crate) fn check(bytes: &[u8]) {
    let content = match read(bytes) {
        Ok(content) => content,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    if !bytes.starts_with(b"\x1f\x8b") {
        let end = bytes.trim_ascii_end().len();
        assert!(
            read(&bytes[..end / 2]).is_err() && read(&bytes[..end - 1]).is_err(),
            "a part of a file is none"
        );
    }
    let is_kept = bytes.len().is_multiple_of(KEPT);
    if is_kept {
        assert_eq!(read(packed(bytes).as_slice()).ok().as_ref(), Some(&content), "packed it is another");
    }
    match content {
        Content::Cards(cards) => {
            sound(&cards);
            let reference = Reference::of(cards);
            looked_up(&reference);
            if is_kept {
                assert_eq!(kept(&[bytes]), reference, "it is another once it was kept");
            }
        }
        Content::Rulings { rulings, .. } => {
            in_order(&rulings);
            if is_kept {
                ruled(bytes, &rulings);
            }
        }
    }
}

fn sound(read: &Cards) {
    assert!(read.cards.is_sorted_by(|a, b| a.name <= b.name) && !read.cards.is_empty());
    let ids: Vec<OracleId> = read.cards.iter().filter_map(|card| card.oracle_id).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "a card is there twice");
    for card in &read.cards {
        assert!(!card.name.trim().is_empty() && !card.faces.is_empty(), "{card:?}");
        assert!(card.rulings.is_sorted() && card.rulings.iter().all(|ruling| !ruling.text.trim().is_empty()));
        assert!(!card.meld.contains(&card.name), "{card:?}");
    }
}

fn looked_up(reference: &Reference) {
    let all = reference.all();
    for card in all.iter().take(LOOKED_UP) {
        let found = reference.find(&card.name).unwrap_or_else(|| panic!("{:?} is not found", card.name));
        let hits = reference.search(&card.name, all.len());
        assert!(hits.iter().any(|hit| hit.card == found && hit.fit == Fit::Whole), "{:?}", card.name);
        assert!(hits.is_sorted_by_key(|hit| hit.fit));
        searched(reference, &card.faces[0].name);
        searched(reference, &card.faces[0].text);
    }
}

/// Searches for something that need not be there.
fn searched(reference: &Reference, typed: &str) {
    let hits = reference.search(typed, LOOKED_UP);
    assert!(hits.len() <= LOOKED_UP);
    for hit in hits {
        let mut end = 0;
        for range in hit.highlights {
            assert!(
                range.start >= end && hit.card.name.get(range.clone()).is_some_and(|lit| !lit.is_empty())
            );
            end = range.end;
        }
    }
}

fn in_order(rulings: &Rulings) {
    assert!(!rulings.is_empty());
    for of_card in rulings.values() {
        assert!(!of_card.is_empty() && of_card.is_sorted());
        assert!(of_card.iter().all(|ruling| !ruling.text.trim().is_empty()));
    }
}

/// Keeps the rulings beside a card that the first of them are about.
fn ruled(bytes: &[u8], rulings: &Rulings) {
    let Some((id, of_card)) = rulings.first_key_value() else { return };
    let card = format!("[{{\"object\": \"card\", \"name\": \"Bell\", \"oracle_id\": \"{id}\"}}]");
    let reference = kept(&[card.as_bytes(), bytes]);
    let found: Vec<&Printed> = reference.all().iter().collect();
    assert_eq!(found.iter().map(|card| &card.rulings).collect::<Vec<_>>(), [of_card]);
}

/// What is loaded after these files were imported into a folder of its own.
fn kept(files: &[&[u8]]) -> Reference {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    for bytes in files {
        std::fs::write(&path, bytes).expect("a file");
        imported(folder.path(), &path);
    }
    Reference::load(folder.path()).expect("what was imported").expect("some cards")
}

fn imported(folder: &Path, path: &Path) {
    Store::at(folder).import(path).unwrap_or_else(|error| panic!("{error}"));
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut out = GzEncoder::new(Vec::new(), Compression::fast());
    out.write_all(bytes).and_then(|()| out.finish()).expect("memory")
}
