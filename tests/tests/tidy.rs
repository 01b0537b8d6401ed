//! The house rules that a machine can hold.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use tests::laws::cited::numbers;
use tests::laws::sources::{CRATES, Source, documents, folder, lines, sources, top};

use language::date::Date;

/// A file of more lines is about more than one thing.
const LINES: usize = 550;

#[test]
fn no_source_file_is_too_long() {
    let long = |source: &Source| source.text.lines().count() > LINES;
    let sources = sources(".rs");
    let found: Vec<&str> = sources.iter().filter(|source| long(source)).map(|s| s.path.as_str()).collect();
    assert_eq!(found, [""; 0], "split what has over {LINES} lines");
    assert!(sources.len() > 200, "only {} files were found", sources.len());
}

#[test]
fn no_module_hides_its_name() {
    let hidden: Vec<String> = sources("/mod.rs").into_iter().map(|source| source.path).collect();
    assert_eq!(hidden, [""; 0], "name a module's file after it");
}

/// Which of our crates a crate looks at.
#[derive(Default)]
struct Looks {
    /// Its library and programs, and what builds them.
    itself: BTreeSet<&'static str>,
    /// What its tests look at besides.
    tests: BTreeSet<&'static str>,
}

fn looks_at(name: &str) -> Looks {
    let path = top().join(folder(name)).join("Cargo.toml");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut looks = Looks::default();
    let mut section = "";
    for line in text.lines() {
        if line.starts_with('[') {
            section = line;
            assert!(!line.contains("dependencies."), "{name}: write dependencies as lines, not as tables");
        }
        let found = match section {
            "[dev-dependencies]" => &mut looks.tests,
            other if other.ends_with("dependencies]") => &mut looks.itself,
            _ => continue,
        };
        let key = line.split(['.', '=', ' ']).next().unwrap_or_default();
        found.extend(CRATES.into_iter().filter(|other| *other == key));
    }
    looks
}

/// At which of our crates a crate may look.
struct May {
    of: &'static str,
    itself: &'static [&'static str],
    /// Its tests may look at these, too.
    tests: &'static [&'static str],
}

const MAY: [May; 8] = [
    May { of: "language", itself: &[], tests: &[] },
    May { of: "statements", itself: &["language"], tests: &[] },
    May { of: "engine", itself: &["language", "statements"], tests: &[] },
    May { of: "disk", itself: &[], tests: &[] },
    // What is said of a ruling needs no engine; whether it is said well is tested with rulings.
    May { of: "rulebook", itself: &["language", "statements", "disk"], tests: &["engine"] },
    May { of: "saves", itself: &["language", "statements", "engine", "disk"], tests: &[] },
    May { of: "app", itself: &["language", "statements", "engine", "disk", "rulebook", "saves"], tests: &[] },
    May {
        of: "tests",
        itself: &["language", "statements", "engine", "disk", "rulebook", "saves", "app"],
        tests: &[],
    },
];

#[test]
fn crates_look_only_at_those_before_them() {
    assert_eq!(MAY.map(|may| may.of), CRATES);
    for May { of, itself, tests } in MAY {
        let looks = looks_at(of);
        let wrong: Vec<_> = looks.itself.iter().filter(|other| !itself.contains(other)).collect();
        assert!(wrong.is_empty(), "{of} must not look at {wrong:?}");
        let known = |other: &&&str| itself.contains(other) || tests.contains(other);
        let wrong: Vec<_> = looks.tests.iter().filter(|other| !known(other)).collect();
        assert!(wrong.is_empty(), "the tests of {of} must not look at {wrong:?}");
    }
    assert!(looks_at("app").itself.len() == 6, "the dependencies can't be read");
}

#[test]
fn every_folder_with_a_crate_is_one_of_ours() {
    let folders = std::fs::read_dir(top()).expect("the project").flatten();
    let crates: BTreeSet<String> = folders
        .filter(|entry| entry.path().join("Cargo.toml").is_file())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    // The fuzzer is a workspace of its own.
    let at_the_top = CRATES.iter().filter(|name| folder(name).parent() == Some(Path::new("")));
    let known = at_the_top.chain(&["fuzz"]).map(|name| (*name).to_owned());
    assert_eq!(crates, known.collect());
}

#[test]
fn nothing_is_left_to_do() {
    // In two halves, so that this file is not found.
    let marks =
        [("to", "do!"), ("unimple", "mented!"), ("FIX", "ME"), ("TO", "DO"), ("XX", "X"), ("db", "g!(")];
    let marks = marks.map(|(one, other)| format!("{one}{other}"));
    let mut found = Vec::new();
    for source in sources(".rs").iter().chain(&sources(".md")).chain(&documents()) {
        let marked = |line: &str| marks.iter().any(|mark| line.contains(mark.as_str()));
        found
            .extend(lines(source).filter(|(_, line)| marked(line)).map(|(at, line)| format!("{at}: {line}")));
    }
    assert_eq!(found, [""; 0]);
}

/// The rules that a comment cites, each with the date of the text; or what is wrong with it.
type Cited = Result<Vec<(String, Date)>, String>;

/// Every citation in a line.
fn citations(line: &str) -> Vec<Cited> {
    // In two halves, so that this file is not found.
    let mark = concat!("C", "R ");
    let starts = line.match_indices(mark).map(|(at, _)| at);
    let whole = starts.filter(|&at| !line[..at].ends_with(|c: char| c.is_alphanumeric()));
    let rests = whole.map(|at| &line[at + mark.len()..]);
    let rests = rests.filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    rests.map(|rest| citation(rest).ok_or_else(|| rest.chars().take(30).collect())).collect()
}

/// `616.1c (2026-04-17)`; several numbers, with commas between them, share a date.
fn citation(text: &str) -> Option<Vec<(String, Date)>> {
    let (numbers, rest) = text.split_once(" (")?;
    let date: Date = rest.split_once(')')?.0.parse().ok()?;
    numbers.split(", ").map(|number| is_number(number).then(|| (number.to_owned(), date))).collect()
}

/// `613`, `616.1` or `616.1c`.
fn is_number(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let (chapter, rule) = text.split_once('.').unwrap_or((text, "1"));
    let rule = rule.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(rule);
    chapter.len() == 3 && digits(chapter) && digits(rule)
}

#[test]
fn a_citation_has_a_number_and_a_date() {
    let mark = concat!("C", "R ");
    let read = |text: &str| citations(&format!("See {mark}{text}."));
    assert_eq!(read("616.1c (2026-04-17)"), [Ok(vec![("616.1c".to_owned(), Date::NOW)])]);
    assert_eq!(read("613 (2026-04-17)"), [Ok(vec![("613".to_owned(), Date::NOW)])]);
    for wrong in
        ["616.1c", "616.1c and more (2026-04-17)", "616.1c (2026)", "616.1C (2026-04-17)", "61 (2026-04-17)"]
    {
        assert!(matches!(read(wrong)[..], [Err(_)]), "{wrong}");
    }
    assert!(citations("an SCR 12 and a CRT").is_empty());
}

/// The rules text of a date that a developer may have beside the workspace.
fn rules_text(date: Date) -> Option<String> {
    let bytes = std::fs::read(top().join(format!("../shared/rules/cr-{date}.txt"))).ok()?;
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

/// Whether a line of the text starts with the number.
fn has_number(text: &str, number: &str) -> bool {
    text.split(['\r', '\n']).filter_map(|line| line.trim_start_matches('\u{feff}').strip_prefix(number)).any(
        |rest| {
            // `616.1` is a chapter's rule with or without a full stop, and no part of `616.10`.
            !rest.starts_with(|c: char| c.is_ascii_alphanumeric())
        },
    )
}

/// Every citation in the project, with its place.
fn all_citations() -> Vec<(String, Cited)> {
    let mut found = Vec::new();
    for source in sources(".rs").iter().chain(&sources(".md")).chain(&documents()) {
        for (at, line) in lines(source) {
            found.extend(citations(line).into_iter().map(|cited| (at.clone(), cited)));
        }
    }
    found
}

#[test]
fn every_citation_names_its_date() {
    let wrong: Vec<_> =
        all_citations().into_iter().filter_map(|(at, cited)| Some((at, cited.err()?))).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_rule_that_is_cited_is_in_the_text_of_its_date() {
    let numbers = numbers();
    let (mut texts, mut wrong, mut checked, mut unchecked) = (BTreeMap::new(), Vec::new(), 0, Vec::new());
    let cited = all_citations().into_iter().filter_map(|(at, cited)| Some((at, cited.ok()?)));
    for (at, (number, date)) in
        cited.flat_map(|(at, list)| list.into_iter().map(move |one| (at.clone(), one)))
    {
        let text = texts.entry(date).or_insert_with(|| rules_text(date));
        let known = numbers.get(&date).is_some_and(|there| there.contains(number.as_str()));
        match text {
            Some(text) if !has_number(text, &number) => {
                wrong.push(format!("{at}: {number} is not in {date}"));
            }
            None if !known => unchecked.push(format!("{number} ({date})")),
            Some(_) | None => checked += 1,
        }
    }
    let read = texts.values().flatten().count();
    println!("{checked} citations checked against {read} rules texts; no text for {unchecked:?}");
    if read == 0 {
        println!(
            "SKIPPED in part: 0 rules texts found beside the workspace; the committed numbers were used"
        );
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(checked > 10, "only {checked} citations were found");
}

/// The text of the comment right above a line, attributes left out; none when there is no comment.
fn doc_above(lines: &[&str], at: usize) -> Option<String> {
    let above = lines[..at].iter().rev().map(|line| line.trim());
    let above = above.take_while(|line| line.starts_with("///") || line.starts_with("#["));
    let mut doc: Vec<&str> = above.filter_map(|line| line.strip_prefix("///")).collect();
    doc.reverse();
    (!doc.is_empty()).then(|| doc.join(" "))
}

/// Whether a comment is a sentence: with a capital (or a name) in front, and an end.
fn is_sentence(doc: &str) -> bool {
    let doc = doc.trim();
    let starts =
        doc.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit() || "`\"[\u{201c}".contains(c));
    starts && doc.ends_with(['.', ':', '?', '`', ')', '"'])
}

#[test]
fn everything_public_is_documented_in_sentences() {
    let (mut wrong, mut found) = (Vec::new(), 0);
    for source in sources(".rs").iter().filter(|source| source.path.contains("/src/")) {
        let lines: Vec<&str> = source.text.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            let item = line.trim_start().strip_prefix("pub ");
            if item.is_none_or(|item| item.starts_with("mod ") || item.starts_with("use ")) {
                continue;
            }
            found += 1;
            // What has no comment at all is the compiler's to find.
            if doc_above(&lines, at).is_some_and(|doc| !is_sentence(&doc)) {
                wrong.push(format!("{}:{}: {}", source.path, at + 1, line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(found > 300, "only {found} public items were found");
}
