//! What is said of our judgements, and the comments in the code that start `Judgement:`.

use std::collections::BTreeMap;

use tests::laws::sources::{sources, top};

/// The list of judgements.
fn list() -> String {
    std::fs::read_to_string(top().join("docs/judgements.md")).expect("a list of judgements")
}

/// How often the list names each source file of the engine.
fn named(list: &str) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for name in list.split('`').skip(1).step_by(2).filter_map(|name| name.strip_suffix(".rs")) {
        let path = format!("engine/src/{}.rs", name.trim_start_matches("engine/src/"));
        *found.entry(path).or_default() += 1;
    }
    found
}

/// How many comments of each source file of the engine start so.
fn commented() -> BTreeMap<String, usize> {
    // In two halves, so that this file is not found.
    let mark = format!("Judge{}:", "ment");
    let count = |text: &str| text.lines().filter(|line| line.contains("//") && line.contains(&mark)).count();
    let all = sources(".rs").into_iter().map(|source| (source.path, count(&source.text)));
    all.filter(|(path, count)| path.starts_with("engine/src/") && *count > 0).collect()
}

#[test]
fn each_judgement_that_is_listed_has_a_comment_where_the_code_takes_it_and_no_other_has() {
    let (listed, taken) = (named(&list()), commented());
    let of = |all: &BTreeMap<String, usize>, path: &str| all.get(path).copied().unwrap_or(0);
    let wrong: Vec<String> = listed
        .keys()
        .chain(taken.keys())
        .filter(|path| of(&listed, path) != of(&taken, path))
        .map(|path| format!("{path}: {} listed, {} taken", of(&listed, path), of(&taken, path)))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(listed.len() > 15, "only {} files are named", listed.len());
}
