//! What is printed for other programs against `app/JSON.md`.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// For each section of the page, the fields and their types; `?` behind a type is for what may be null, `-` for what
/// may be absent.
pub(crate) type Sections = BTreeMap<String, BTreeMap<String, String>>;

/// The fields that `JSON.md` documents: for each section the names in its table, with their types.
pub(crate) fn documented() -> Sections {
    let mut sections: Sections = BTreeMap::new();
    let mut section = String::new();
    for line in include_str!("../../JSON.md").lines() {
        if let Some(name) = line.strip_prefix("## ") {
            name.clone_into(&mut section);
        } else if let Some(row) = line.strip_prefix("| `") {
            let (field, rest) = row.split_once("` | ").expect("a row");
            let mut kind = rest.split(" | ").next().unwrap_or_default().to_owned();
            if rest.contains("*may be null*") {
                kind.push('?');
            } else if rest.contains("*may be absent*") {
                kind.push('-');
            }
            sections.entry(section.clone()).or_default().insert(field.to_owned(), kind);
        }
    }
    sections
}

/// Compares an object with the section that documents it, and goes on into what it contains.
pub(crate) fn compare(sections: &Sections, section: &str, value: &Value) {
    let object = value.as_object().expect("an object");
    let fields: BTreeSet<_> = object.keys().collect();
    let known = sections[section].iter();
    let known = known.filter(|(field, kind)| !kind.ends_with('-') || object.contains_key(*field));
    assert_eq!(fields, known.map(|(field, _)| field).collect(), "fields of {section}");
    for (field, value) in object {
        let kind = &sections[section][field];
        let nullable = kind.ends_with('?');
        let kind = kind.trim_end_matches(['?', '-']);
        match (value, kind.strip_prefix("array of ")) {
            (Value::Null, _) => assert!(nullable, "{section}.{field} is null"),
            (Value::Array(list), Some(inner)) => list.iter().for_each(|one| match one {
                Value::Object(_) => compare(sections, inner, one),
                Value::String(_) => assert_eq!(inner, "string", "{section}.{field}"),
                Value::Number(_) => assert_eq!(inner, "number", "{section}.{field}"),
                other @ (Value::Null | Value::Bool(_) | Value::Array(_)) => {
                    panic!("{section}.{field}: {other}")
                }
            }),
            (Value::Object(map), None) => match kind.strip_prefix("map of ") {
                Some(inner) => map.values().for_each(|one| compare(sections, inner, one)),
                None => compare(sections, kind, value),
            },
            (Value::String(_), None) => assert_eq!(kind, "string", "{section}.{field}"),
            (Value::Number(_), None) => assert_eq!(kind, "number", "{section}.{field}"),
            (Value::Bool(_), None) => assert_eq!(kind, "boolean", "{section}.{field}"),
            (other, _) => panic!("{section}.{field}: {other} is no {kind}"),
        }
    }
}
