//! The documents at the top and in `docs`: their links and paths lead somewhere, and they can be read in a terminal.

use std::collections::BTreeSet;
use std::path::Path;

use tests::laws::sources::{CRATES, Source, documents, lines, top};

/// Documents whose lines are not cut: their tables have long rows.
const WITH_LONG_ROWS: [&str; 3] = ["BENCHES.md", "CHANGELOG.md", "RELIABILITY.md"];

#[test]
fn lines_fit_into_a_terminal() {
    let kept = documents().into_iter().filter(|one| !WITH_LONG_ROWS.contains(&one.path.as_str()));
    let long = |one: &Source| {
        let long = lines(one).filter(|(_, line)| line.chars().count() > 120);
        long.map(|(at, _)| at).collect::<Vec<_>>()
    };
    let found: Vec<String> = kept.flat_map(|one| long(&one)).collect();
    assert_eq!(found, [""; 0], "at most 120 characters");
}

#[test]
fn the_architecture_is_read_in_one_sitting() {
    let documents = documents();
    let architecture = documents.iter().find(|one| one.path == "ARCHITECTURE.md").expect("it is there");
    assert!(architecture.text.lines().count() < 150, "what is about one place belongs there");
}

/// The targets of the links and pictures in a document.
fn targets(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target)
}

/// What a link to a heading says of it: small letters and digits, with hyphens for blanks.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

/// What is wrong with a link of a document; none when it leads somewhere.
fn wrong(document: &Source, target: &str) -> Option<String> {
    if target.starts_with("https://") {
        return None;
    }
    let (path, heading) = target.split_once('#').unwrap_or((target, ""));
    let at = top().join(Path::new(&document.path).parent().unwrap_or(Path::new(""))).join(path);
    let at = if path.is_empty() { top().join(&document.path) } else { at };
    let says = || format!("{}: {target}", document.path);
    if !at.exists() {
        return Some(says());
    }
    if heading.is_empty() {
        return None;
    }
    let text = std::fs::read_to_string(&at).unwrap_or_default();
    let headings: BTreeSet<String> = text
        .lines()
        .filter(|line| line.starts_with('#'))
        .map(|line| anchor(line.trim_start_matches('#').trim()))
        .collect();
    (!headings.contains(heading)).then(says)
}

#[test]
fn every_link_leads_somewhere() {
    let (mut found, mut links) = (Vec::new(), 0);
    for document in documents() {
        for target in targets(&document.text) {
            links += 1;
            found.extend(wrong(&document, target));
        }
    }
    assert_eq!(found, [""; 0]);
    assert!(links > 20, "only {links} links were found");
}

/// Whether words in a document are the path of a file or folder of ours; not where a part stands for any name.
fn is_path(words: &str) -> bool {
    let first = words.split_once('/').map(|(first, _)| first);
    let is_placeholder = words.contains("NAME") || words.contains("FAMILY") || words.contains(' ');
    first.is_some_and(|first| CRATES.contains(&first) || ["docs", "fuzz"].contains(&first)) && !is_placeholder
}

#[test]
fn every_path_that_is_named_is_there() {
    let (mut found, mut paths) = (Vec::new(), 0);
    for document in documents() {
        for words in document.text.split('`').skip(1).step_by(2).filter(|words| is_path(words)) {
            paths += 1;
            found.extend((!top().join(words).exists()).then(|| format!("{}: {words}", document.path)));
        }
    }
    assert_eq!(found, [""; 0]);
    assert!(paths > 40, "only {paths} paths were found");
}

#[test]
fn every_picture_is_shown_somewhere() {
    let pictures = std::fs::read_dir(top().join("docs/pictures")).expect("the pictures").flatten();
    let paths =
        pictures.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|e| e == "png"));
    let names = paths.filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()));
    let documents = documents();
    let shown = |name: &str| documents.iter().any(|one| one.text.contains(&format!("pictures/{name}")));
    let hidden: Vec<String> = names.filter(|name| !shown(name)).collect();
    assert_eq!(hidden, [""; 0]);
}
