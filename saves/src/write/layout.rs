//! Lines and indentation for a RON text: what fits in a line stands in a line.

use crate::read::tree::{self, Value};

/// How many characters a line has, where that is possible.
const WIDTH: usize = 110;

/// How many spaces a level is indented by.
const INDENT: usize = 4;

/// The same text in lines, with `\n` at the end of each. The text comes from a serialiser: its brackets match.
pub(super) fn lines(text: &str) -> String {
    let mut written = String::new();
    put(&mut written, text, &tree::read(text), 0, 0);
    written + "\n"
}

/// The same text on one line.
pub(super) fn one_line(text: &str) -> String {
    flat(text, &tree::read(text))
}

/// Puts a value behind what is written. `column` is where it starts, `level` what its line is indented by.
fn put(written: &mut String, text: &str, value: &Value, column: usize, level: usize) {
    let flat = flat(text, value);
    // The comma behind it is part of the line.
    if value.items.is_empty() || column + flat.chars().count() < WIDTH {
        *written += &flat;
        return;
    }
    let (open, close) = value.around_items(text);
    *written += open;
    if let [only] = &value.items[..]
        && only.name.is_none()
    {
        put(written, text, &only.value, column + open.chars().count(), level);
        *written += close;
        return;
    }
    for item in &value.items {
        let name = item.name.as_ref().map(|(name, _)| format!("{name}: ")).unwrap_or_default();
        new_line(written, level + 1);
        *written += &name;
        put(written, text, &item.value, (level + 1) * INDENT + name.chars().count(), level + 1);
        written.push(',');
    }
    new_line(written, level);
    *written += close;
}

fn new_line(written: &mut String, level: usize) {
    written.push('\n');
    written.extend(std::iter::repeat_n(' ', level * INDENT));
}

/// A value on one line.
fn flat(text: &str, value: &Value) -> String {
    let (open, close) = value.around_items(text);
    let items: Vec<String> = value
        .items
        .iter()
        .map(|item| {
            let name = item.name.as_ref().map(|(name, _)| format!("{name}: ")).unwrap_or_default();
            name + &flat(text, &item.value)
        })
        .collect();
    format!("{open}{}{close}", items.join(", "))
}
