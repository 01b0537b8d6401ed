//! `docs/ruling.schema.json`, the schema of what `explain --format json` prints: it is made of the tables of
//! `JSON.md`, and what is really printed holds to it. `UPDATE_EXPECT=1 cargo test -p app --test cli schema` renews it.
//!
//! The check knows the few words of JSON Schema that the file has, and refuses any other, so nothing goes unchecked: a
//! crate for all of JSON Schema would bring some forty more with it.

use std::collections::BTreeSet;
use std::path::Path;

use app::export::SCHEMA;
use saves::bundled::all;
use serde_json::{Map, Value, json};

use super::{documented, parsed, printed};

/// Fields of which all values are known.
const CHOICES: [(&str, &str, &[&str]); 3] = [
    (
        "ruling",
        "completion",
        &["whole", "node_limit", "byte_limit", "time", "cancelled", "step_limit", "too_large", "long_row"],
    ),
    ("node", "kind", &["ordering", "deciding", "passing", "outcome", "loop", "open", "split"]),
    ("edge", "role", &["orders", "decides", "happens"]),
];

/// The schema, of the sections that a ruling leads to.
fn schema() -> Value {
    let sections = documented();
    let (mut definitions, mut waiting) = (Map::new(), vec!["ruling".to_owned()]);
    while let Some(section) = waiting.pop() {
        if definitions.contains_key(&section) {
            continue;
        }
        let (mut properties, mut required) = (Map::new(), Vec::new());
        for (field, kind) in &sections[&section] {
            if !kind.ends_with('-') {
                required.push(field.clone());
            }
            properties.insert(field.clone(), typed(&section, field, kind, &mut waiting));
        }
        definitions
            .insert(section, json!({"type": "object", "required": required, "properties": properties}));
    }
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": format!("urn:instead:ruling:{SCHEMA}"),
        "title": "A ruling, as `instead explain --format json` prints it",
        "description": "app/JSON.md says what each field means. Fields may be added in the same version.",
        "$ref": "#/$defs/ruling",
        "$defs": definitions,
    })
}

/// What a field may be; the sections that it names are waited for.
fn typed(section: &str, field: &str, kind: &str, waiting: &mut Vec<String>) -> Value {
    if (section, field) == ("ruling", "schema") {
        return json!({"const": SCHEMA});
    }
    let choices = CHOICES.iter().find(|(of, name, _)| (*of, *name) == (section, field));
    if let Some((.., choices)) = choices {
        return json!({"enum": choices});
    }
    let plain = kind.trim_end_matches(['?', '-']);
    let (is_list, inner) = plain.strip_prefix("array of ").map_or((false, plain), |inner| (true, inner));
    let one = match inner {
        "string" | "boolean" => json!({"type": inner}),
        "number" => json!({"type": "integer", "minimum": 0}),
        other => {
            waiting.push(other.to_owned());
            json!({"$ref": format!("#/$defs/{other}")})
        }
    };
    let one = if is_list { json!({"type": "array", "items": one}) } else { one };
    if kind.ends_with('?') { json!({"anyOf": [one, {"type": "null"}]}) } else { one }
}

/// Whether a value is as a schema says, or where it is not.
fn holds(root: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    let wrong =
        |why: &str| Err(format!("{at}: {why}: {}", value.to_string().chars().take(60).collect::<String>()));
    for (word, said) in schema.as_object().expect("a schema is an object") {
        match word.as_str() {
            "$ref" => {
                let path = said.as_str().unwrap().strip_prefix('#').expect("a place in the same file");
                holds(root, root.pointer(path).unwrap_or_else(|| panic!("{path} is not there")), value, at)?;
            }
            "const" if said != value => return wrong("another constant"),
            "enum" if !said.as_array().unwrap().contains(value) => return wrong("no value of these"),
            "type" if !is_of(said.as_str().unwrap(), value) => return wrong("another type"),
            "minimum" if value.as_u64().is_none_or(|number| number < said.as_u64().unwrap()) => {
                return wrong("too small");
            }
            // It is so, or the word says nothing of the value.
            "const" | "enum" | "type" | "minimum" | "$schema" | "$id" | "$defs" | "title" | "description" => {
            }
            "required" => {
                let names = said.as_array().unwrap().iter().map(|name| name.as_str().unwrap());
                let missing: Vec<_> = names.filter(|name| value.get(name).is_none()).collect();
                if !missing.is_empty() {
                    return wrong(&format!("{missing:?} are missing"));
                }
            }
            "properties" => {
                for (name, said) in said.as_object().unwrap() {
                    let there = value.get(name);
                    there.map_or(Ok(()), |value| holds(root, said, value, &format!("{at}.{name}")))?;
                }
            }
            "items" => {
                for (place, value) in value.as_array().into_iter().flatten().enumerate() {
                    holds(root, said, value, &format!("{at}[{place}]"))?;
                }
            }
            "anyOf" => {
                let each = said.as_array().unwrap().iter().map(|one| holds(root, one, value, at));
                let each: Vec<Result<(), String>> = each.collect();
                if !each.iter().any(Result::is_ok) {
                    return Err(each.into_iter().filter_map(Result::err).collect::<Vec<_>>().join(" and "));
                }
            }
            other => panic!("this check does not know `{other}`"),
        }
    }
    Ok(())
}

fn is_of(kind: &str, value: &Value) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "integer" => value.is_u64() || value.is_i64(),
        other => panic!("this check does not know the type `{other}`"),
    }
}

fn kept() -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/ruling.schema.json");
    let made = serde_json::to_string_pretty(&schema()).unwrap() + "\n";
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap();
    assert!(kept == made, "renew it with UPDATE_EXPECT=1 cargo test -p app --test cli schema");
    parsed(&kept)
}

/// What is printed of a board with everything that can be asked of it, as far as it fits.
fn ruling(words: &[&str]) -> Value {
    let (_, text) = printed(&[&["explain"], words, &["--format", "json"]].concat());
    parsed(&text)
}

/// One in so many bundled boards is ruled on.
const EACH: usize = 40;

#[test]
fn what_is_printed_holds_to_the_published_schema() {
    let schema = kept();
    let names: Vec<String> = all().iter().step_by(EACH).map(saves::bundled::Bundled::full_name).collect();
    let mut asked: Vec<Vec<&str>> = names.iter().map(|name| vec![name.as_str()]).collect();
    asked.push(vec!["two-doublers", "--can", "survives(\"Bob\")", "--why", "1", "--without", "Left Banner"]);
    asked.push(vec!["two-doublers", "--max-nodes", "2"]);
    let (mut seen, mut found) = (BTreeSet::new(), 0);
    for words in &asked {
        let ruling = ruling(words);
        holds(&schema, &schema, &ruling, "ruling").unwrap_or_else(|wrong| panic!("{words:?}: {wrong}"));
        seen.extend(ruling["lanes"].as_array().unwrap().iter().flat_map(|lane| {
            let nodes = lane["nodes"].as_array().unwrap().iter();
            nodes.map(|node| node["kind"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
        }));
        found += usize::from(!ruling["depends_on"].as_array().unwrap().is_empty());
        found += usize::from(!ruling["cards"].as_array().unwrap().is_empty());
    }
    assert!(asked.len() > 50 && found > 2, "only {} rulings, {found} with cards or unread text", asked.len());
    for kind in ["ordering", "deciding", "passing", "outcome", "open"] {
        assert!(seen.contains(kind), "no ruling had a moment that is `{kind}`");
    }
}

#[test]
fn what_is_otherwise_than_the_schema_says_is_refused() {
    let schema = kept();
    let whole = ruling(&["two-doublers"]);
    assert_eq!(holds(&schema, &schema, &whole, "ruling"), Ok(()));
    let refused = |place: &str, value: Value, told: &str| {
        let mut other = whole.clone();
        *other.pointer_mut(place).unwrap_or_else(|| panic!("{place} is not there")) = value;
        let wrong = holds(&schema, &schema, &other, "ruling").expect_err(place);
        assert!(wrong.contains(told), "{wrong}");
    };
    refused("/schema", json!(SCHEMA + 1), "another constant");
    refused("/board", Value::Null, "another type");
    refused("/completion", json!("done"), "no value of these");
    refused("/split", json!(3), "another type");
    refused("/lanes/0/nodes/0", json!({}), "are missing");
    refused("/lanes/0/nodes/0/kind", json!("other"), "ruling.lanes[0].nodes[0].kind");
    refused("/lanes/0/edges/0/from", json!(-1), "too small");
    refused("/lanes/0/edges/0/from", json!(0.5), "ruling.lanes[0].edges[0].from");
    refused("/lanes/0/outcomes/0/facts", json!([1]), "another type");
    let mut newer = whole.clone();
    newer["later"] = json!("a field of a newer program");
    assert_eq!(holds(&schema, &schema, &newer, "ruling"), Ok(()), "what is new is let through");
}
