//! Whether the house can be seen as it is: a tool that follows fewer paths than there are finds fewer circles.

use std::sync::LazyLock;

use tests::house::House;
use tests::laws::sources::top;

static HOUSE: LazyLock<House> = LazyLock::new(|| House::at(&top()));

/// What every program knows, of those that start a path.
const OF_THE_LANGUAGE: &[&str] = &[
    "AsRef", "Box", "Default", "Option", "Result", "String", "ToString", "Vec", "char", "f32", "f64", "i8",
    "i16", "i32", "i64", "i128", "isize", "std", "str", "u8", "u16", "u32", "u64", "u128", "usize",
];

/// Tools that attributes name.
const TOOLS: &[&str] = &["clippy"];

/// The crates of others, with `_`.
fn crates_of_others() -> Vec<String> {
    let text = std::fs::read_to_string(top().join("Cargo.toml")).expect("the manifest of the workspace");
    let list = text.split("[workspace.dependencies]").nth(1).expect("the crates of others");
    let lines = list.lines().skip(1).take_while(|line| !line.starts_with('['));
    lines.filter_map(|line| Some(line.split_once(" = ")?.0.replace('-', "_"))).collect()
}

#[test]
fn every_path_is_followed() {
    assert_eq!(HOUSE.lost, [""; 0], "these start in the house and lead nowhere");
    assert!(HOUSE.followed > 15_000, "only {} paths were followed", HOUSE.followed);
    assert!(HOUSE.files.len() > 500, "only {} files were read", HOUSE.files.len());
    assert!(HOUSE.arrows.len() > 3_500, "only {} arrows were found", HOUSE.arrows.len());
}

#[test]
fn every_path_starts_with_something_known() {
    let others = crates_of_others();
    let is_parameter = |name: &str| name.len() == 1 && name.starts_with(|c: char| c.is_ascii_uppercase());
    let is_known = |name: &str| {
        OF_THE_LANGUAGE.contains(&name)
            || TOOLS.contains(&name)
            || is_parameter(name)
            || others.iter().any(|other| other == name)
    };
    let unknown = HOUSE.strangers.iter().filter(|(name, _)| !is_known(name));
    let unknown: Vec<String> = unknown.map(|(name, place)| format!("{place}: {name}")).collect();
    assert_eq!(unknown, [""; 0], "who is that?");
}

#[test]
fn every_crate_of_the_workspace_is_read() {
    for name in &HOUSE.crates {
        let count = HOUSE.files.iter().filter(|file| file.of == *name).count();
        assert!(count > 0, "no file of {name} was read");
    }
    assert!(HOUSE.crates.len() >= 5, "only {:?}", HOUSE.crates);
}
