//! Facts of the cards of the collection, derived from a file of open card data: what they are, their keywords, and for
//! each sentence its place and a number that tells whether it is still the same. No sentence is kept.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// What is printed on a card, as far as it is compared.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Facts {
    /// Name, mana value, colours, types and supertypes, subtypes, power, toughness, loyalty: nothing where there is none.
    pub(crate) is: [String; 8],
    /// Keyword abilities, with what stands behind them, in small letters.
    pub(crate) keywords: Vec<String>,
    /// Its sentences in order, a keyword for each that stands in a list: the place, and the number.
    pub(crate) sentences: Vec<(String, String)>,
}

/// The cards of the file by name; none when it isn't there.
pub(crate) fn file() -> BTreeMap<String, Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/cards/oracle-cards.json.gz");
    let Ok(unpacked) = Command::new("gzip").arg("-dc").arg(path).output() else { return BTreeMap::new() };
    let cards: Vec<Value> = serde_json::from_slice(&unpacked.stdout).unwrap_or_default();
    cards.into_iter().map(|card| (text(&card, "name"), card)).collect()
}

/// The facts of a card of the file.
pub(crate) fn facts(card: &Value) -> Facts {
    let (kinds, subtypes) = types(&text(card, "type_line"));
    let [power, toughness, loyalty] = ["power", "toughness", "loyalty"].map(|field| text(card, field));
    let mana_value = card["cmc"].as_f64().map(|cost| format!("{cost:.0}")).unwrap_or_default();
    let is = [text(card, "name"), mana_value, colors(card), kinds, subtypes, power, toughness, loyalty];
    let known: Vec<String> = strings(card, "keywords").iter().map(|word| word.to_lowercase()).collect();
    let mut facts = Facts { is, ..Facts::default() };
    for (line, words) in text(card, "oracle_text").split('\n').enumerate() {
        let words = without_reminders(words);
        let listed = keywords(&words, &known);
        let sentences = if listed.is_empty() { sentences(&words) } else { listed.clone() };
        for (at, sentence) in sentences.iter().enumerate() {
            facts.sentences.push((format!("{}.{}", line + 1, at + 1), number(sentence)));
        }
        facts.keywords.extend(listed.into_iter().map(|keyword| keyword.to_lowercase()));
    }
    facts
}

fn text(card: &Value, field: &str) -> String {
    card[field].as_str().unwrap_or_default().to_owned()
}

fn strings(card: &Value, field: &str) -> Vec<String> {
    let words = card[field].as_array().into_iter().flatten();
    words.filter_map(Value::as_str).map(str::to_owned).collect()
}

fn colors(card: &Value) -> String {
    let name = |letter: &String| match letter.as_str() {
        "W" => "White",
        "U" => "Blue",
        "B" => "Black",
        "R" => "Red",
        "G" => "Green",
        _ => "no colour",
    };
    sorted(strings(card, "colors").iter().map(name))
}

/// Everything before the dash of a type line, and everything behind it.
fn types(line: &str) -> (String, String) {
    let (kinds, subtypes) = line.split_once('\u{2014}').unwrap_or((line, ""));
    (sorted(kinds.replace("Tribal", "Kindred").split_whitespace()), sorted(subtypes.split_whitespace()))
}

/// Words in the order of the alphabet, so that two lists of them can be compared.
pub(crate) fn sorted<'w>(words: impl Iterator<Item = &'w str>) -> String {
    let mut words: Vec<&str> = words.collect();
    words.sort_unstable();
    words.join(" ")
}

/// A line without what stands in brackets.
fn without_reminders(line: &str) -> String {
    let mut kept = String::new();
    let mut depth = 0;
    for letter in line.chars() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if depth == 0 => kept.push(letter),
            _ => {}
        }
    }
    kept.trim().to_owned()
}

/// The keywords of a line that is nothing but a list of them; otherwise none.
fn keywords(line: &str, known: &[String]) -> Vec<String> {
    let is_keyword = |words: &str| {
        let small = words.to_lowercase();
        let begins = |word: &String| {
            small.strip_prefix(word.as_str()).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        };
        known.iter().any(begins) && !words.contains([':', '.']) && !words.contains(" \u{2014} ")
    };
    let line = line.trim_end_matches('.');
    let listed: Vec<String> = line.split([',', ';']).map(|word| word.trim().to_owned()).collect();
    if listed.iter().all(|word| is_keyword(word)) {
        return listed;
    }
    // A keyword with a cost of several parts.
    let whole = line.contains('\u{2014}') && !line.contains(" \u{2014} ") && is_keyword(line);
    if whole { vec![line.to_owned()] } else { Vec::new() }
}

fn sentences(line: &str) -> Vec<String> {
    let ends = line.replace(". ", ".\n").replace(".\" ", ".\"\n");
    ends.split('\n').map(str::trim).filter(|sentence| !sentence.is_empty()).map(str::to_owned).collect()
}

/// FNV-1a, so that a sentence that has changed is noticed without being kept.
fn number(sentence: &str) -> String {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    format!("{:08x}", sentence.bytes().fold(0x811c_9dc5, step))
}
