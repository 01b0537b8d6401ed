//! The files of cards that a developer may have beside the workspace. The counts were taken with another program.

use std::fs::File;
use std::path::Path;

use super::folder::Desk;
use crate::reference::{Cards, Content, Fit, Oddity, Printed, read};

fn cards(name: &str) -> Option<Cards> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/cards").join(name);
    let Ok(file) = File::open(path) else {
        println!("SKIPPED: there is no {name} beside the workspace");
        return None;
    };
    match read(file) {
        Ok(Content::Cards(cards)) => Some(cards),
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_card_is_read_and_two_tokens_are_left_out() {
    for name in ["oracle-cards.json.gz", "AtomicCards.json.gz"] {
        let Some(read) = cards(name) else { return };
        assert_eq!(
            (read.cards.len(), read.left_out.into_iter().collect::<Vec<_>>()),
            (30_700, vec![(Oddity::Token, 2)])
        );
        let faces: usize = read.cards.iter().map(|card| card.faces.len()).sum();
        assert_eq!(faces, 30_700 + 743);
        let with = |layout: &str| read.cards.iter().filter(|card| card.layout == layout).count();
        let layouts =
            ["transform", "split", "adventure", "meld", "modal_dfc", "flip", "planar", "vanguard"].map(with);
        assert_eq!(layouts, [342, 116, 141, 13, 80, 20, 83, 103]);
    }
}

/// What both files are compared by: neither ids nor what a meld is made of are in both.
fn bare(card: &Printed) -> Printed {
    Printed { oracle_id: None, meld: Vec::new(), ..card.clone() }
}

#[test]
fn both_files_say_the_same_of_every_card() {
    let (Some(first), Some(second)) = (cards("oracle-cards.json.gz"), cards("AtomicCards.json.gz")) else {
        return;
    };
    for (one, other) in first.cards.iter().zip(&second.cards) {
        assert_eq!(bare(one), bare(other));
    }
    assert_eq!(second.made.map(|day| day.to_string()).as_deref(), Some("2026-08-22"));
}

#[test]
fn every_real_name_and_face_is_found() {
    let Some(read) = cards("oracle-cards.json.gz") else { return };
    let names = crate::reference::names::Names::of(&read.cards);
    for (at, card) in read.cards.iter().enumerate() {
        assert_eq!(names.find(&card.name), Some(at), "{}", card.name);
        for face in &card.faces {
            let found = names.find(&face.name).map(|at| &read.cards[at]).expect("a card");
            let has = found.name == face.name || found.faces.iter().any(|other| other.name == face.name);
            assert!(has, "{} is not {}", found.name, face.name);
        }
    }
}

/// To search for each of 30,700 would take minutes; those with digits and signs are where a matcher could miss one.
#[test]
fn real_names_with_digits_and_signs_are_searched_for() {
    let Some(read) = cards("oracle-cards.json.gz") else { return };
    let names = crate::reference::names::Names::of(&read.cards);
    let is_odd = |name: &str| name.chars().any(|c| c.is_ascii_digit() || !c.is_ascii());
    let odd = read.cards.iter().enumerate().filter(|(_, card)| is_odd(&card.name));
    let missed = odd.filter(|(at, card)| names.search(&card.name, 1) != [(Fit::Whole, *at)]);
    assert_eq!(missed.map(|(_, card)| card.name.as_str()).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn a_real_file_that_is_cut_off_changes_nothing() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/cards/AtomicCards.json.gz");
    let Ok(bytes) = std::fs::read(path) else { return println!("SKIPPED: there is no file of cards") };
    let desk = Desk::new();
    for part in [1, 2, 3] {
        let error = desk.import(&bytes[..bytes.len() * part / 4]).expect_err("cut off");
        assert!(error.to_string().starts_with("the file ends in the middle, after "), "{error}");
    }
    assert!(!desk.data().exists());
}
