//! Official texts that a developer may have beside the workspace, read for tests only.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use language::date::Date;

/// The texts beside the workspace, oldest first. Empty, and loudly so, where there are none.
pub(crate) fn texts() -> Vec<(Date, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/rules");
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut found: Vec<(Date, PathBuf)> = files.filter_map(|path| Some((date_of(&path)?, path))).collect();
    found.sort();
    if found.is_empty() {
        println!("SKIPPED: 0 rules texts found beside the workspace; committed lists are used as they are");
    } else {
        println!("read {} rules texts", found.len());
    }
    let read = |path: PathBuf| std::fs::read(path).expect("a text that was listed");
    found.into_iter().map(|(date, path)| (date, String::from_utf8_lossy(&read(path)).into_owned())).collect()
}

fn date_of(path: &Path) -> Option<Date> {
    path.file_stem()?.to_str()?.strip_prefix("cr-")?.parse().ok()
}

/// The rules of a text by number, each in one string without its examples. What a list of contents says
/// under a number gives way to the rule itself. Numbers are plain ASCII in every encoding of these files.
pub(crate) fn rules(text: &str) -> BTreeMap<String, String> {
    let mut rules = BTreeMap::new();
    let mut current = String::new();
    for line in text.split(['\r', '\n']).map(|line| line.trim_start_matches('\u{feff}').trim()) {
        if let Some((number, said)) = numbered(line) {
            rules.insert(number.clone(), said.to_owned());
            current = number;
        } else if is_heading(line) {
            current.clear();
        } else if !line.starts_with("Example")
            && let Some(rule) = rules.get_mut(&current)
        {
            rule.push(' ');
            rule.push_str(line);
        }
    }
    rules
}

fn is_heading(line: &str) -> bool {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    matches!(line, "Glossary" | "Credits") || (digits > 0 && line[digits..].starts_with(". "))
}

/// `702.37a` at the start of a line, also where a text misprints it as `702. 37a`, and what follows.
fn numbered(line: &str) -> Option<(String, &str)> {
    let (chapter, rest) = line.split_once('.')?;
    let rest = rest.trim_start();
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let letter = rest[digits..].chars().next().filter(char::is_ascii_lowercase);
    let said = rest[digits + letter.iter().count()..].trim_start_matches('.');
    let whole = chapter.len() == 3 && chapter.bytes().all(|b| b.is_ascii_digit()) && digits > 0;
    let letter = letter.map(String::from).unwrap_or_default();
    whole.then(|| (format!("{chapter}.{}{letter}", &rest[..digits]), said.trim()))
}

/// The words of a text in lower case: runs of ASCII letters and digits.
pub(crate) fn words(text: &str) -> Vec<String> {
    let parts = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    parts.map(str::to_ascii_lowercase).collect()
}

/// The same, each word once.
pub(crate) fn vocabulary(text: &str) -> BTreeSet<String> {
    words(text).into_iter().collect()
}
