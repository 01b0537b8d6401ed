//! Kinds of broken board files. Each is a rule that spoils something, and what is spoiled: `an empty list: targets`.
//! The spoiled boards are those that come with the program, the shortest in which there is such a thing.

use std::collections::BTreeSet;
use std::ops::Range;

/// A broken board file.
pub(crate) struct Broken {
    /// The kind: a rule, and what it spoils. No two are alike.
    pub(crate) kind: String,
    /// The file.
    pub(crate) bytes: Vec<u8>,
    /// Whether it is about one place in the file, that can be said.
    pub(crate) has_place: bool,
}

/// Makes every kind of broken board file that can be made of these, and hands each on.
pub(crate) fn each<'a>(boards: impl IntoIterator<Item = &'a str>, give: &mut dyn FnMut(Broken)) {
    let mut boards: Vec<&str> = boards.into_iter().collect();
    boards.sort_by_key(|text| (text.len(), *text));
    let mut made = Made { kinds: BTreeSet::new(), give };
    if let Some(first) = boards.first() {
        whole(&mut made, first);
    }
    for text in boards {
        let spots = spots(text);
        for (place, spot) in spots.iter().enumerate() {
            let other = spots.iter().skip(place + 1).find(|other| other.shape != spot.shape);
            fields(&mut made, text, spot, other);
        }
        for name in names(text) {
            variants(&mut made, text, &name);
        }
    }
}

struct Made<'g> {
    /// What was made already.
    kinds: BTreeSet<String>,
    give: &'g mut dyn FnMut(Broken),
}

impl Made<'_> {
    /// Hands a file on, unless there was one of its kind.
    fn add(&mut self, kind: String, has_place: bool, bytes: impl FnOnce() -> Vec<u8>) {
        if self.kinds.insert(kind.clone()) {
            (self.give)(Broken { kind, bytes: bytes(), has_place });
        }
    }

    /// Adds a file in which other text stands at a place.
    fn put(&mut self, kind: String, text: &str, at: &Range<usize>, other: &str) {
        self.add(kind, true, || [&text[..at.start], other, &text[at.end..]].concat().into_bytes());
    }
}

/// A field of a board file and its value.
struct Spot<'a> {
    field: &'a str,
    /// The name of the field.
    name: Range<usize>,
    value: Range<usize>,
    shape: &'static str,
}

/// The bytes that are no part of a text in quotes.
fn plain(text: &str) -> impl Iterator<Item = (usize, u8)> {
    let (mut is_quoted, mut is_escaped) = (false, false);
    text.bytes().enumerate().filter(move |(_, byte)| {
        let was_quoted = is_quoted;
        match byte {
            b'"' if !is_escaped => is_quoted = !is_quoted,
            _ => {}
        }
        is_escaped = *byte == b'\\' && !is_escaped;
        !was_quoted
    })
}

fn spots(text: &str) -> Vec<Spot<'_>> {
    let colons = plain(text).filter(|(_, byte)| *byte == b':').map(|(at, _)| at);
    let spot = |colon: usize| {
        let start = text[..colon].rfind(|c: char| !c.is_ascii_alphanumeric() && c != '_')? + 1;
        let value = value(text, colon + 1)?;
        let shape = match text.as_bytes()[value.start] {
            b'"' => "a text",
            b'[' => "a list",
            b'(' => "a struct",
            b'0'..=b'9' | b'-' => "a number",
            _ => "a name",
        };
        (start < colon).then(|| Spot { field: &text[start..colon], name: start..colon, value, shape })
    };
    colons.filter_map(spot).collect()
}

/// Where the value ends that begins behind a colon: before the comma or the bracket that ends its field.
fn value(text: &str, behind: usize) -> Option<Range<usize>> {
    let start = behind + (text[behind..].len() - text[behind..].trim_start().len());
    let mut depth = 0_usize;
    for (at, byte) in plain(&text[start..]) {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' if depth > 0 => depth -= 1,
            b')' | b']' | b'}' | b',' if depth == 0 => return (at > 0).then(|| start..start + at),
            _ => {}
        }
    }
    None
}

/// The names of events, effects and the like: they begin with a capital.
fn names(text: &str) -> Vec<Range<usize>> {
    let starts = plain(text).filter(|(at, byte)| {
        byte.is_ascii_uppercase() && !text[..*at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_')
    });
    let end = |at: usize| {
        let rest = &text[at..];
        at + rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len())
    };
    starts.map(|(at, _)| at..end(at)).collect()
}

/// What stands in the place of a value, and what the rule is called.
const VALUES: [(&str, &str); 22] = [
    ("nothing at all", ""),
    ("an empty text", "\"\""),
    ("a text that names nothing", "\"Nobody of this name\""),
    ("a text of control characters", "\"\\u{1b}[2J\\u{7}\""),
    ("a text that turns its direction", "\"\\u{202e}\\u{2066}\""),
    ("a text with an escape that there is not", "\"\\q\""),
    ("a text that does not end", "\"never"),
    ("an empty list", "[]"),
    ("a list in a list", "[[[[]]]]"),
    ("an empty struct", "()"),
    ("a struct with a field that nobody knows", "(nobody_knows: 1)"),
    ("a map", "{\"a\": 1}"),
    ("zero", "0"),
    ("a number below zero", "-1"),
    ("a number that no machine has", "340282366920938463463374607431768211456"),
    ("a large number", "100000"),
    ("a fraction", "1.5"),
    ("no number", "NaN"),
    ("a truth", "true"),
    ("a letter", "'x'"),
    ("something or nothing", "Some(None)"),
    ("a name that nobody knows", "NobodyKnows(of: this)"),
];

fn fields(made: &mut Made<'_>, text: &str, spot: &Spot<'_>, other: Option<&Spot<'_>>) {
    let Spot { field, name, value, shape } = spot;
    let kind = |rule: &str| format!("{rule}: {field}, {shape}");
    for (rule, value_there) in VALUES {
        made.put(kind(rule), text, value, value_there);
    }
    let whole = name.start..value.end;
    let (own, said) = (&text[whole.clone()], &text[value.clone()]);
    made.put(kind("left out"), text, &whole, "");
    made.put(kind("twice"), text, &whole, &format!("{own}, {own}"));
    made.put(kind("a letter too many in the name"), text, name, &format!("{field}x"));
    made.put(kind("the name as a text"), text, name, &format!("\"{field}\""));
    made.put(kind("without a colon"), text, &(name.end..value.start), " ");
    made.put(kind("without its last character"), text, &(value.end - last(said)..value.end), "");
    made.put(kind("with a bracket behind it"), text, &(value.end..value.end), ")");
    made.put(kind("with a comment that does not end behind it"), text, &(value.end..value.end), "/* ");
    made.put(kind("in a hundred brackets"), text, value, &nested(said, 100));
    made.put(kind("in a hundred thousand brackets"), text, value, &nested(said, 100_000));
    made.put(kind("a list of itself, a thousand times"), text, value, &many(said, 1_000));
    if let Some(other) = other {
        made.put(kind("the value of another field"), text, value, &text[other.value.clone()]);
    }
    made.add(kind("cut off in it"), true, || text.as_bytes()[..value.start].to_vec());
    for (rule, byte) in [("a byte that is no letter in it", 0xff), ("a zero byte in it", 0)] {
        // A file with a zero byte is no text at all.
        made.add(kind(rule), byte != 0, || {
            let (before, behind) = text.split_at(value.start);
            [before.as_bytes(), &[byte], behind.as_bytes()].concat()
        });
    }
}

fn last(text: &str) -> usize {
    text.chars().next_back().map_or(0, char::len_utf8)
}

fn nested(text: &str, deep: usize) -> String {
    format!("{}{text}{}", "[".repeat(deep), "]".repeat(deep))
}

/// Only of what is short: a file that is longer than any may be is another kind.
fn many(text: &str, times: usize) -> String {
    let text = if text.len() > 100 { "()" } else { text };
    format!("[{}]", format!("{text}, ").repeat(times))
}

fn variants(made: &mut Made<'_>, text: &str, at: &Range<usize>) {
    let name = &text[at.clone()];
    let rest = &text[at.end..];
    let arguments = rest.starts_with('(').then(|| arguments(rest)).flatten().unwrap_or(0);
    let whole = at.start..at.end + arguments;
    made.put(format!("a letter too many: {name}"), text, at, &format!("{name}x"));
    made.put(format!("in small letters: {name}"), text, at, &name.to_lowercase());
    made.put(format!("as a text: {name}"), text, &whole, &format!("\"{name}\""));
    made.put(format!("without what belongs to it: {name}"), text, &whole, &format!("{name}()"));
    made.put(format!("with too much: {name}"), text, &whole, &format!("{name}(1, 2, 3, 4, 5, 6)"));
    made.put(format!("within itself: {name}"), text, &whole, &format!("{name}({})", &text[whole.clone()]));
}

/// How long the brackets are with which a text begins.
fn arguments(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, byte) in plain(text) {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(at + 1);
        }
    }
    None
}

/// What is wrong with all of a file.
fn whole(made: &mut Made<'_>, board: &str) {
    let mut add = |kind: &str, bytes: Vec<u8>| made.add(format!("the file: {kind}"), false, || bytes);
    let text = |text: &str| text.as_bytes().to_vec();
    add("nothing in it", Vec::new());
    add("only blanks", text(" \n\t\r\n"));
    add("only a comment", text("// nothing\n"));
    add("only a comment that does not end", text("/* nothing"));
    add("another text", text("Dear judge, what happens here?"));
    add("JSON", text("{\"format\": 2, \"title\": \"a\", \"board\": {}}"));
    add("XML", text("<board format=\"2\"/>"));
    add("twice", [board.as_bytes(), board.as_bytes()].concat());
    add("backwards", board.bytes().rev().collect());
    add("in UTF-16", board.encode_utf16().flat_map(u16::to_le_bytes).collect());
    add(
        "in UTF-16 with its mark",
        [0xfeff].into_iter().chain(board.encode_utf16()).flat_map(u16::to_le_bytes).collect(),
    );
    add("two marks of an encoding in front", text(&format!("\u{feff}\u{feff}{board}")));
    add("a gzip archive", vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0]);
    add("a picture", text("\u{89}PNG\r\n"));
    add("all bytes", (0..=255).collect());
    add("larger than any", vec![b' '; 40_000_000]);
    add("a code of nothing", text("instead:1."));
    add("a code of a later version", text("instead:9.abc"));
    add("a code that is none", text("instead:"));
    add("a code of letters by chance", text(&format!("instead:1.{}", "Ab3-_".repeat(200))));
    for format in ["0", "1", "3", "-2", "2.0", "\"2\"", "two", "99999999999999999999999", "()"] {
        add(&format!("format {format}"), text(&board.replacen("format: 2", &format!("format: {format}"), 1)));
    }
    for bracket in ["(", "[", "{", "Some(", "A(", "\"", "r#\"", "/*", "'"] {
        add(&format!("a million of `{bracket}`"), text(&bracket.repeat(1_000_000)));
    }
    for tenth in 1..10 {
        let cut = board.floor_char_boundary(board.len() * tenth / 10);
        add(&format!("cut off after {tenth} tenths"), text(&board[..cut]));
    }
}
