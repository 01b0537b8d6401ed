//! What is written can be read, and is the same.

mod boards;

use std::fs;

use proptest::prelude::*;

use language::event::Instruction;
use language::select::What;
use saves::{BoardFile, from_bytes, read, to_path, to_text};

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_board_is_read_as_it_was_written(file in boards::file()) {
        let text = to_text(&file).expect("it can be written");
        let again = read::draft("a.board.ron", &text);
        prop_assert_eq!(again.map_err(|error| format!("{error}\n{text}")), Ok(file));
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[(){}\\[\\],:\"'a-zN0-9/* .\\-\n]{0,80}") {
        let with_format = format!("(format: 2, title: \"\", board: (players: [{text}");
        prop_assert!(read::draft("a.board.ron", &with_format).is_err());
        prop_assert!(from_bytes("a.board.ron", text.as_bytes()).is_err());
    }

    #[test]
    fn no_cut_makes_the_reader_panic(file in boards::file(), cut in 0.0..1.0_f64) {
        let text = to_text(&file).expect("it can be written");
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss,
            reason = "a fraction of a length")]
        let cut = (text.len() as f64 * cut) as usize;
        let half = String::from_utf8_lossy(&text.as_bytes()[..cut]);
        prop_assert!(read::draft("a.board.ron", half.trim_end()).is_err() || half.trim_end() == text.trim_end());
    }
}

#[test]
fn every_bundled_board_is_read_as_it_was_written() {
    for board in saves::bundled::all() {
        let file = saves::from_text(&board.full_name(), board.text).map_err(|error| error.to_string());
        let file = file.expect("a bundled board can be read");
        let again = read::draft(&board.full_name(), &to_text(&file).expect("it can be written"));
        assert_eq!(again.map_err(|error| error.to_string()), Ok(file));
    }
    assert!(!saves::bundled::all().is_empty());
}

#[test]
fn a_file_on_disk_is_replaced_whole_and_nothing_is_left_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("one.board.ron");
    let (old, new) = (boards::small("Old"), boards::small("New"));
    to_path(&old, &path).expect("it can be written");
    to_path(&new, &path).expect("it can be replaced");
    assert_eq!(saves::from_path(&path).map_err(|error| error.to_string()), Ok(new));
    assert_eq!(fs::read_dir(folder.path()).expect("it can be listed").count(), 1);
}

#[test]
fn a_file_that_can_not_be_written_leaves_the_old_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("nowhere").join("one.board.ron");
    let error = to_path(&boards::small("New"), &path).expect_err("there is no such folder");
    assert!(
        error.to_string().starts_with("the file can't be written, what was there is untouched"),
        "{error}"
    );
}

#[test]
fn a_board_that_could_not_be_read_again_is_not_written() {
    for (depth, fits) in [(80, true), (120, false), (1000, false)] {
        let nested = (0..depth).fold(What::Any, |inside, _| What::Not(Box::new(inside)));
        let mut file = boards::small("Deep");
        file.board.events[0].does = vec![Instruction::Regenerate { what: nested }];
        let text = to_text(&file);
        assert_eq!(text.is_ok(), fits, "{depth}");
        if let Ok(text) = text {
            assert_eq!(read::draft("a.board.ron", &text).map_err(|error| error.to_string()), Ok(file));
        }
    }
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_its_file_keeps_its_permissions() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().expect("a folder");
    let (path, link) = (folder.path().join("one.board.ron"), folder.path().join("link.board.ron"));
    to_path(&boards::small("Old"), &path).expect("it can be written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("they can be set");
    symlink(&path, &link).expect("it can be linked");
    to_path(&boards::small("New"), &link).expect("it can be written");
    assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
    assert_eq!(fs::metadata(&path).expect("it is there").permissions().mode() & 0o777, 0o640);
    let read: BoardFile = saves::from_path(&path).expect("it can be read");
    assert_eq!(read.title, "New");
}

#[test]
fn a_written_board_can_be_read_by_a_person() {
    expect_test::expect![[r#"
        (
            format: 2,
            title: "Two players",
            board: (
                players: [(name: "Anna", life: 20, library: 40), (name: "Bob", life: 20, library: 40)],
                objects: [(id: "Bear", is: (types: [Creature], power: 2, toughness: 2))],
                events: [(does: [Do(events: [Damage(from: Is("Bear"), to: Player(Named("Bob")), amount: N(2))])])],
            ),
        )
    "#]]
    .assert_eq(&to_text(&boards::small("Two players")).expect("it can be written"));
}
