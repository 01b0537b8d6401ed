//! The official texts that a developer may have beside the workspace. Each count was taken with another program,
//! by the looks of the lines, before it was written down here.

use std::path::Path;

use super::{letters, put_back};
use crate::text::{Finding, Text, in_name, read};

/// Sections, rules, subrules, examples, glossary entries.
type Row = (&'static str, [usize; 5]);

const COUNTS: [Row; 12] = [
    ("2006-10-01", [84, 425, 548, 155, 357]),
    ("2008-02-01", [85, 471, 661, 162, 388]),
    ("2009-07-11", [104, 648, 824, 189, 408]),
    ("2012-05-01", [123, 823, 1058, 218, 463]),
    ("2013-07-13", [124, 841, 1100, 222, 478]),
    ("2017-04-28", [129, 909, 1291, 243, 531]),
    ("2018-04-27", [130, 931, 1346, 242, 542]),
    ("2018-06-08", [130, 933, 1351, 243, 543]),
    ("2020-07-03", [133, 978, 1473, 251, 572]),
    ("2022-04-29", [137, 1031, 1620, 265, 622]),
    ("2025-02-07", [144, 1127, 1895, 274, 703]),
    ("2026-04-17", [147, 1165, 1973, 277, 730]),
];

fn bytes(date: &str) -> Option<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/rules");
    std::fs::read(folder.join(format!("cr-{date}.txt"))).ok()
}

/// Every text that is there, with its row. Says how many there are.
fn texts() -> Vec<(Row, Vec<u8>, Text)> {
    let read = |row: Row| {
        let bytes = bytes(row.0)?;
        let text = read(&bytes, in_name(row.0)).unwrap_or_else(|error| panic!("{}: {error}", row.0));
        Some((row, bytes, text))
    };
    let found: Vec<_> = COUNTS.into_iter().filter_map(read).collect();
    match found.len() {
        0 => println!("SKIPPED: 0 rules texts found beside the workspace"),
        count => println!("read {count} rules texts"),
    }
    found
}

#[test]
fn every_text_has_its_counts() {
    for ((date, expected), _, text) in texts() {
        let counts = text.counts();
        let found = [counts.sections, counts.rules, counts.subrules, counts.examples, counts.glossary];
        assert_eq!((date, found), (date, expected));
        assert_eq!(text.effective.to_string(), date);
    }
}

#[test]
fn every_encoding_is_told() {
    for ((date, _), _, text) in texts() {
        let expected = if date == "2018-06-08" { "GBK" } else { "UTF-8" };
        assert_eq!(text.encoding, expected, "{date}");
        assert!(!format!("{text:?}").contains(['\u{fffd}', '\u{a1}']), "{date}");
    }
}

#[test]
fn nothing_is_lost() {
    for ((date, _), bytes, text) in texts() {
        let (whole, _) = crate::text::decode::decode(&bytes).expect("a text");
        let first = text.sections[0].title.clone();
        let start = whole.match_indices(&format!("100. {first}")).nth(1).expect("the first section").0;
        let end = whole.rmatch_indices("Credits").next().expect("the credits").0;
        let chapter = format!("1{}", text.chapters[0].title);
        let body = whole[start..end].replacen("Glossary", "", usize::from(date > "9"));
        let read: String = letters(&put_back(&text)).collect();
        let expected: String = letters(&chapter).chain(letters(&body)).collect();
        let glossary = format!("Glossary{}", letters(&text.glossary[0].term).collect::<String>());
        assert_eq!(read, expected.replacen(&glossary, &glossary["Glossary".len()..], 1), "{date}");
    }
}

#[test]
fn the_checks_find_what_is_wrong_and_nothing_else() {
    let expected = [
        ("2006-10-01", 17), // 14 numbers with a stop or blank amiss, 606. 8b, 432.2b, an empty section
        ("2008-02-01", 11), // 9 numbers, Floor Rules, an empty section
        ("2009-07-11", 10), // 9 numbers, no 113.8
        ("2012-05-01", 2),
        ("2013-07-13", 0),
        ("2017-04-28", 0),
        ("2018-04-27", 0),
        ("2018-06-08", 0),
        ("2020-07-03", 2),
        ("2022-04-29", 3),
        ("2025-02-07", 2),
        ("2026-04-17", 2),
    ];
    for ((date, _), _, text) in texts() {
        let count = expected.iter().find(|row| row.0 == date).expect("a row").1;
        assert_eq!(text.findings.len(), count, "{date}: {:#?}", text.findings);
    }
}

#[test]
fn known_misprints_are_found() {
    let find = |date: &str| texts().into_iter().find(|row| row.0.0 == date).map(|row| row.2);
    if let Some(text) = find("2006-10-01") {
        let misprint =
            |finding: &Finding| matches!(finding, Finding::Misprint { printed, .. } if printed == "432.2b");
        assert!(text.findings.iter().any(misprint));
        assert!(text.rule("423.2b".parse().expect("a number")).is_some());
    }
    if let Some(text) = find("2009-07-11") {
        assert!(text.rule("702.37a".parse().expect("a number")).is_some());
    }
}

#[test]
fn a_text_cut_anywhere_is_refused() {
    for ((date, _), bytes, _) in texts() {
        // The last tenth is, in every text, within the glossary or behind it.
        for tenth in 1..=8 {
            let part = &bytes[..bytes.len() * tenth / 10];
            assert!(read(part, in_name(date)).is_err(), "{date}: {tenth} tenths");
        }
        assert!(read(&bytes[bytes.len() / 2..], in_name(date)).is_err(), "{date}: the second half");
    }
}

/// The lines of a text, each wrapped between words at a width and set in from the margin.
fn wrapped(lines: &[&str], width: usize, margin: &str) -> String {
    let mut out = String::new();
    for line in lines {
        let mut column = 0;
        for word in line.split_whitespace() {
            let long = word.chars().count();
            if column > 0 && column + 1 + long > width {
                out.push('\n');
                column = 0;
            }
            out.push_str(if column > 0 { " " } else { margin });
            out.push_str(word);
            column += long + usize::from(column > 0);
        }
        out.push('\n');
    }
    out
}

/// Everything that rules and glossary say, with single blanks.
fn said(text: &Text) -> Vec<String> {
    let blanks = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let rules = text.rules.iter().map(|rule| format!("{} {}", rule.number, rule.text()));
    let entries = text.glossary.iter().map(|entry| format!("{} {}", entry.term, entry.text()));
    rules.chain(entries).map(blanks).collect()
}

#[test]
fn copies_in_other_shapes_are_read_the_same() {
    for ((date, _), bytes, text) in texts() {
        let (whole, _) = crate::text::decode::decode(&bytes).expect("a text");
        let whole = whole.replace("\r\n", "\n");
        let lines: Vec<&str> = whole.split(['\r', '\n']).map(str::trim_end).collect();
        let same = |shape: &str, copy: &[u8]| {
            let copy = read(copy, None).unwrap_or_else(|error| panic!("{date}, {shape}: {error}"));
            let (ours, theirs) = (said(&text), said(&copy));
            let part = ours.iter().zip(&theirs).find(|(one, other)| one != other);
            assert_eq!(part, None, "{date}, {shape}");
            assert_eq!(ours.len(), theirs.len(), "{date}, {shape}");
        };
        same("with lone CR", lines.join("\r").as_bytes());
        same("wrapped", wrapped(&lines, 72, "").as_bytes());
        same("wrapped and set in", wrapped(&lines, 66, "    ").as_bytes());
        let (single, _, broken) = encoding_rs::WINDOWS_1252.encode(&whole);
        if !broken {
            same("cp1252", &single);
        }
    }
}
