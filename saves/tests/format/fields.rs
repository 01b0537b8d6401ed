//! Every name, field and value of the data language, broken in each way that applies to it: the file is refused, and
//! the error says what was expected, at the broken place.

use expect_test::expect_file;

use crate::breaks::{Entry, Found};
use crate::frames::{TYPES, Type};
use crate::pieces::{opened, pieces, without_comments};
use crate::probe::{OLD, Shape};
use crate::{FORMAT, fences};

/// What no example shows whole.
const MORE: &[(&str, &str)] = &[(
    "the board",
    "(as_of: \"2012-05-01\", players: [(name: \"Anna\")], turn: (step: End), objects: [(id: \"Bear\")], effects: [], lasting: [], triggered: [], stack: [], waiting: [], scheduled: [], happened: [], readings: [(MoreOfUnlikeTokens, Second)], events: [])",
)];

/// The examples of a type, one by one.
fn examples(tag: &str) -> Vec<String> {
    let more = MORE.iter().filter(|(of, _)| *of == tag).map(|(_, text)| *text);
    let texts = fences().filter(|(found, _)| *found == tag).map(|(_, text)| text).chain(more);
    let whole = without_comments(&texts.collect::<Vec<_>>().join("\n"));
    pieces(&whole, 0..whole.len()).into_iter().map(|piece| whole[piece.value].to_owned()).collect()
}

/// The names that a type has, as `Found::broken` has them.
fn names(of: &Type) -> Vec<String> {
    let tag = of.tag;
    match (of.shape)() {
        Shape::Fields(fields) => fields.iter().map(|field| format!("{tag}.{field}")).collect(),
        Shape::Variants(variants) => variants
            .into_iter()
            .flat_map(|(variant, fields)| {
                // The name that format 1 had for a field of a deed comes among the others.
                let today = fields.iter().filter(move |field| variant != "Deed" || **field != "act");
                let of_variant = today.map(move |field| format!("{tag}.{variant}.{field}"));
                std::iter::once(format!("{tag}.{variant}")).chain(of_variant)
            })
            .collect(),
    }
}

/// Whether the last part of a key is a place in brackets, not the name of a field.
fn in_brackets(key: &str) -> bool {
    key.ends_with(|c: char| c.is_ascii_digit())
}

/// The tables of `FORMAT.md` say of each field whether it must be there.
#[test]
fn the_tables_say_what_must_be_there() {
    let rows = FORMAT.lines().filter(|line| line.trim_end().ends_with("| must be there |"));
    let told = rows.flat_map(|row| row.split('|').nth(1).unwrap_or_default().split(','));
    let mut told: Vec<String> = told.map(|field| field.trim().trim_matches('`').to_owned()).collect();
    // A continuous effect has no table.
    let has_table = |of: &&Type| matches!((of.shape)(), Shape::Fields(_)) && of.tag != "continuous";
    let required = include_str!("required.txt").lines().filter_map(|key| key.split_once('.'));
    let mut wanted: Vec<String> = required
        .filter(|(tag, _)| TYPES.iter().filter(has_table).any(|of| of.tag == *tag))
        .map(|(_, field)| field.to_owned())
        .collect();
    told.sort();
    wanted.sort();
    assert_eq!(told, wanted);
}

#[test]
fn whatever_is_broken_is_told_at_its_place() {
    let mut found = Found::default();
    for of in TYPES {
        for text in examples(of.tag) {
            let whole = saves::draft("a.board.ron", &of.around(&text).0);
            assert_eq!(whole.err().map(|error| error.to_string()), None, "{text}");
            let (head, _) = opened(&text);
            if OLD.contains(&head) {
                // What is wrong with it is told in today's words: `deed` is missing, where `act` was left out.
                continue;
            }
            let key = if head.is_empty() { of.tag.to_owned() } else { format!("{}.{head}", of.tag) };
            found.breaks(&Entry { of, text: &text, key });
        }
    }
    let never: Vec<String> =
        TYPES.iter().flat_map(names).filter(|name| !found.broken.contains(name)).collect();
    assert_eq!(never, Vec::<String>::new(), "never broken");
    let total: usize = found.breaks.values().sum();
    println!("{} types, {} names, fields and values, {total} breaks", TYPES.len(), found.broken.len());
    println!("{:#?}", found.breaks);
    assert!(found.wrong.is_empty(), "{} of {total}:\n{}", found.wrong.len(), found.wrong.join("\n"));
    let loose: Vec<&String> = found.optional.iter().filter(|key| in_brackets(key)).collect();
    assert_eq!(loose, Vec::<&String>::new(), "what stands in brackets without a name must be there");
    let required = found.required.difference(&found.optional).filter(|key| !in_brackets(key));
    let required: Vec<String> = required.map(|key| format!("{key}\n")).collect();
    expect_file!["./required.txt"].assert_eq(&required.concat());
}
