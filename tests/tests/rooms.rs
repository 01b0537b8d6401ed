//! One way through the house: no import runs back up, and no room or file is in a ring that nobody gave a reason for.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use tests::house::House;
use tests::house::floors::{ENGINE, lower_storey};
use tests::house::order::{Weights, circles, closing};
use tests::house::rooms::{Arrow, Level};
use tests::laws::sources::top;

/// With two storeys for each feature of the window.
static HOUSE: LazyLock<House> = LazyLock::new(|| House::at(&top()).with_storeys("app"));

/// Its words are defined by each other: an effect does what an ability has that an effect can give.
const LANGUAGE: &str = "language";

/// Files that take from each other.
struct Circle {
    /// At most three.
    files: &'static [&'static str],
    /// Why they can't be apart.
    reason: &'static str,
}

/// A circle of more files is a room that wants to be taken apart.
const MOST_IN_A_CIRCLE: usize = 3;

/// Every circle of files outside of the language.
const CIRCLES: &[Circle] = &[
    Circle {
        files: &["rulebook/src/book.rs", "rulebook/src/book/lay.rs"],
        reason: "A book is laid out once, and what is laid out are the book's own rules and sections.",
    },
    Circle {
        files: &["rulebook/src/cards.rs", "rulebook/src/cards/all.rs"],
        reason: "All cards are those of the collection first, and are handed on beside it.",
    },
    Circle {
        files: &[
            "rulebook/src/concordance.rs",
            "rulebook/src/concordance/citation.rs",
            "rulebook/src/concordance/keyword.rs",
        ],
        reason: "A citation, and a keyword's, is looked up in the concordance, which hands it on.",
    },
    Circle {
        files: &["rulebook/src/digest.rs", "rulebook/src/digest/page.rs"],
        reason: "The page is the entries of the digest as text, and the digest hands it on.",
    },
    Circle {
        files: &[
            "rulebook/src/oracle.rs",
            "rulebook/src/oracle/rewritten.rs",
            "rulebook/src/oracle/rolled.rs",
        ],
        reason: "What others rewrite, and a table behind a roll, is read as any line is, and the compiler asks for both.",
    },
    Circle {
        files: &[
            "rulebook/src/oracle/unread.rs",
            "rulebook/src/oracle/unread/cues.rs",
            "rulebook/src/oracle/unread/keywords.rs",
        ],
        reason: "What a sentence is about that is not understood is told in one type, by its words or by its keyword.",
    },
    Circle {
        files: &["rulebook/src/words/deeds.rs", "rulebook/src/words/deeds/actions.rs"],
        reason: "One table of words in two files: the rows of keyword actions are of the same make as all others.",
    },
    Circle {
        files: &["tests/src/probe.rs", "tests/src/probe/happens.rs", "tests/src/probe/keywords.rs"],
        reason: "What happens on a probe's board, and what shows a keyword, is said of the one object that every probe is about.",
    },
];

/// Every crate and program but the language.
fn machinery() -> BTreeSet<&'static str> {
    HOUSE.files.iter().map(|file| file.of.as_str()).filter(|of| *of != LANGUAGE).collect()
}

fn engine() -> Level {
    Level { of: "engine".to_owned(), within: Vec::new() }
}

/// The floor of a room, counted from the lowest.
fn floor(room: &str) -> Option<usize> {
    ENGINE.iter().position(|floor| floor.rooms.contains(&room))
}

/// What a ring says: the arrow that closes it, and the way round.
fn closes(arrow: Arrow<'_>, round: &[&str]) -> String {
    format!("{arrow}, which closes the circle {} -> {}", round.join(" -> "), round[0])
}

/// What closes the rings of rooms at a level.
fn rings_of_rooms(level: &Level) -> Vec<String> {
    let between = HOUSE.between(level);
    let rounds = closing(&HOUSE.weights(level));
    let told = |round: &Vec<&str>| -> Vec<String> {
        between[&(round[0], round[1])].iter().map(|arrow| closes(*arrow, round)).collect()
    };
    rounds.iter().flat_map(told).map(|told| format!("{level}: {told}")).collect()
}

#[test]
fn every_room_of_the_engine_is_on_one_floor() {
    let rooms: Vec<&str> = HOUSE.rooms(&engine());
    let mut named: Vec<&str> = ENGINE.iter().flat_map(|floor| floor.rooms).copied().collect();
    named.sort_unstable();
    assert_eq!(rooms, named, "the engine's rooms, and those on a floor");
    assert!(ENGINE.iter().all(|floor| !floor.name.is_empty() && floor.says.ends_with('.')));
}

#[test]
fn nothing_in_the_engine_is_taken_from_a_higher_floor() {
    let between = HOUSE.between(&engine());
    let up = between.iter().filter(|((from, to), _)| floor(to) > floor(from));
    let told = |arrow: &Arrow<'_>, from: &str, to: &str| {
        let name = |room| floor(room).map_or("no floor", |at| ENGINE[at].name);
        format!("{arrow}, which runs up from {} to {}", name(from), name(to))
    };
    let up: Vec<String> =
        up.flat_map(|((from, to), arrows)| arrows.iter().map(|arrow| told(arrow, from, to))).collect();
    assert!(up.is_empty(), "{up:#?}");
    assert!(between.len() > 20, "only {} arrows between rooms were found", between.len());
}

#[test]
fn rooms_on_one_floor_are_in_no_ring() {
    for at in ENGINE {
        let on_it = |(from, to): &(&str, &str)| at.rooms.contains(from) && at.rooms.contains(to);
        let weights: Weights =
            HOUSE.weights(&engine()).into_iter().filter(|(arrow, _)| on_it(arrow)).collect();
        assert_eq!(circles(&weights), [[""; 0]; 0], "on the floor {}", at.name);
    }
}

#[test]
fn the_methods_of_a_type_of_the_engine_stand_in_its_room() {
    let apart: Vec<String> = HOUSE.methods_elsewhere(&engine()).iter().map(ToString::to_string).collect();
    assert!(apart.is_empty(), "these give methods to a type of another room: {apart:#?}");
}

#[test]
fn files_are_read_and_written_without_the_engine() {
    let of_saves = HOUSE.all_arrows().filter(|arrow| arrow.from.of == "saves");
    let (checks, others): (Vec<Arrow>, Vec<Arrow>) =
        of_saves.filter(|arrow| arrow.to.of == "engine").partition(|arrow| is_check(&arrow.from.path));
    let others: Vec<String> = others.iter().map(ToString::to_string).collect();
    assert!(others.is_empty(), "only the check asks the engine: {others:#?}");
    assert!(checks.len() > 5, "only {} arrows to the engine were found", checks.len());
}

/// Whether a file of `saves` is about checking boards.
fn is_check(path: &str) -> bool {
    path == "saves/src/check.rs" || path.starts_with("saves/src/check/")
}

/// Rooms that are recursive within themselves, as the language is: a sentence holds noun phrases, conditions and quoted
/// sentences, which hold one another. Between them, and out of them, no arrow runs back.
const RECURSIVE: &[&str] = &["tree", "grammar", "meaning"];

/// Whether a room is one of those, or within one.
fn is_recursive(level: &Level) -> bool {
    let within: Vec<&str> = level.within.iter().map(String::as_str).collect();
    level.of == "rulebook" && matches!(within[..], ["oracle", room, ..] if RECURSIVE.contains(&room))
}

/// Whether all these files are within one room that is recursive.
fn are_of_one_sentence(files: &[&str]) -> bool {
    RECURSIVE.iter().any(|room| {
        let (file, folder) =
            (format!("rulebook/src/oracle/{room}.rs"), format!("rulebook/src/oracle/{room}/"));
        files.iter().all(|path| *path == file || path.starts_with(&folder))
    })
}

#[test]
fn no_rooms_are_in_a_ring() {
    let levels: Vec<Level> = machinery().into_iter().flat_map(|of| HOUSE.levels(of)).collect();
    let levels: Vec<Level> = levels.into_iter().filter(|level| !is_recursive(level)).collect();
    let rings: Vec<String> = levels.iter().flat_map(rings_of_rooms).collect();
    assert!(rings.is_empty(), "{rings:#?}");
    assert!(levels.len() > 30, "only {} rooms with rooms were found", levels.len());
}

#[test]
fn what_a_feature_keeps_knows_nothing_of_the_window() {
    let app = Level { of: "app".to_owned(), within: Vec::new() };
    let (rooms, between) = (HOUSE.rooms(&app), HOUSE.between(&app));
    let lower: Vec<String> = rooms.iter().map(|room| lower_storey(room)).collect();
    let lower: BTreeSet<&str> =
        lower.iter().map(String::as_str).filter(|room| rooms.contains(room)).collect();
    let window = ["state", "command", "outside", "update", "window"];
    let up = between.iter().filter(|((from, to), _)| {
        let is_upper = |room: &str| rooms.contains(&lower_storey(room).as_str());
        lower.contains(from) && (window.contains(to) || is_upper(to))
    });
    let up: Vec<String> = up.flat_map(|(_, arrows)| arrows.iter().map(ToString::to_string)).collect();
    assert!(up.is_empty(), "{up:#?}");
    let held = between.keys().filter(|(from, to)| window[..3].contains(from) && lower.contains(to));
    assert!(held.count() > 20, "the window holds what the features keep");
}

#[test]
fn a_circle_of_files_is_small_and_has_a_reason() {
    let mut wrong = Vec::new();
    let mut found = Vec::new();
    for of in machinery() {
        let weights = HOUSE.weights_of_files(of);
        let rounds = closing(&weights);
        for circle in circles(&weights) {
            let is_listed = CIRCLES.iter().any(|listed| listed.files == circle);
            if are_of_one_sentence(&circle) {
                continue;
            }
            if !is_listed || circle.len() > MOST_IN_A_CIRCLE {
                let inside = rounds.iter().filter(|round| circle.contains(&round[0]));
                let told =
                    inside.filter_map(|round| Some(closes(HOUSE.arrow_between(round[0], round[1])?, round)));
                wrong.push((format!("{} files in a circle", circle.len()), told.collect::<Vec<String>>()));
            }
            found.push(circle);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    for Circle { files, reason } in CIRCLES {
        assert!(found.iter().any(|circle| circle == files), "there is no circle of {files:?} any more");
        assert!(reason.len() > 20, "why are {files:?} in a circle?");
    }
}
