//! Signs that are shown and obeyed by nobody: names and texts come from files, and files from anywhere.
//!
//! Signs that steer a terminal, turn the direction of a line, or may stand in no XML are written as the code that they
//! have, `\\u{1b}`. A terminal would be wiped by them, a name would be read as another, a picture would not open.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write};

/// Whether a sign is to be shown by its code. Line ends and tabs are none of them.
fn is_steering(sign: char) -> bool {
    match sign {
        '\n' | '\t' => false,
        // Marks, embeddings, overrides and isolates of direction; ends of lines and paragraphs; what is no sign.
        '\u{61c}'
        | '\u{200e}'
        | '\u{200f}'
        | '\u{2028}'..='\u{202e}'
        | '\u{2066}'..='\u{2069}'
        | '\u{fffe}'
        | '\u{ffff}' => true,
        _ => sign.is_control(),
    }
}

/// A text of several lines, with nothing in it that steers.
pub fn shown(text: &str) -> Cow<'_, str> {
    replaced(text, is_steering, |out, sign| {
        write!(out, "\\u{{{:x}}}", u32::from(sign)).unwrap_or_default();
    })
}

/// Words on one line, with nothing in them that steers: line ends and tabs are spaces.
pub fn one_line(words: &str) -> Cow<'_, str> {
    let same = shown(words);
    if same.contains(['\n', '\t']) { Cow::Owned(same.replace(['\n', '\t'], " ")) } else { same }
}

/// JSON with nothing in it that steers. It says the same: such signs stand in strings, and there have a spelling of their own.
pub fn in_json(json: &str) -> Cow<'_, str> {
    replaced(json, is_steering, |out, sign| {
        for half in sign.encode_utf16(&mut [0; 2]) {
            write!(out, "\\u{half:04x}").unwrap_or_default();
        }
    })
}

fn replaced(text: &str, which: fn(char) -> bool, by: impl Fn(&mut String, char)) -> Cow<'_, str> {
    let Some(first) = text.find(which) else { return Cow::Borrowed(text) };
    let (same, rest) = text.split_at(first);
    let mut out = String::with_capacity(text.len() + 8);
    out.push_str(same);
    for sign in rest.chars() {
        if which(sign) { by(&mut out, sign) } else { out.push(sign) }
    }
    Cow::Owned(out)
}

/// Where a command prints: nothing that steers goes through, but for pictures.
pub struct Printer<'a> {
    out: &'a mut dyn Write,
    /// The bytes of a sign whose other bytes have not come yet: three at most.
    begun: Vec<u8>,
}

impl<'a> Printer<'a> {
    /// Prints to this.
    pub fn new(out: &'a mut dyn Write) -> Self {
        Self { out, begun: Vec::new() }
    }

    /// Writes a picture, which is no text.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn picture(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.out.write_all(bytes)
    }

    fn text(&mut self, bytes: &[u8]) -> io::Result<()> {
        for part in bytes.utf8_chunks() {
            self.out.write_all(shown(part.valid()).as_bytes())?;
            let wrong = part.invalid();
            let is_end = bytes.as_ptr_range().end == wrong.as_ptr_range().end;
            if is_end && wrong.len() < 4 && is_begun(wrong) {
                self.begun.extend(wrong);
            } else if !wrong.is_empty() {
                self.out.write_all("\u{fffd}".as_bytes())?;
            }
        }
        Ok(())
    }
}

/// Whether bytes may be the first of a sign.
fn is_begun(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes).is_err_and(|error| error.error_len().is_none())
}

impl Write for Printer<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.begun.is_empty() {
            self.text(bytes)?;
        } else {
            let mut all = std::mem::take(&mut self.begun);
            all.extend(bytes);
            self.text(&all)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BAD: &str = "a\u{1b}[2Jb\u{202e}c\rd\u{7f}e\u{9b}f\u{2028}g\0h\u{ffff}";

    #[test]
    fn what_steers_is_shown_by_its_code() {
        let expected = "a\\u{1b}[2Jb\\u{202e}c\\u{d}d\\u{7f}e\\u{9b}f\\u{2028}g\\u{0}h\\u{ffff}";
        assert_eq!(shown(BAD), expected);
        assert_eq!(one_line("a\nb\tc"), "a b c");
        let plain = "Fa\u{eb}rie \u{2014} \u{5d0}\u{5d1} \u{1f409}\n";
        assert!(matches!(shown(plain), Cow::Borrowed(same) if same == plain));
    }

    #[test]
    fn json_says_the_same() {
        let json = serde_json::to_string_pretty(&[BAD]).expect("JSON");
        let plain = in_json(&json);
        assert!(!plain.contains(is_steering));
        assert_eq!(serde_json::from_str::<Vec<String>>(&plain).expect("JSON"), [BAD]);
    }

    #[test]
    fn signs_are_printed_whole_however_they_come() {
        let text = format!("{BAD}\u{1f409}\u{eb}");
        for size in 1..6 {
            let mut out = Vec::new();
            let mut printer = Printer::new(&mut out);
            for part in text.as_bytes().chunks(size) {
                printer.write_all(part).expect("memory");
            }
            assert_eq!(String::from_utf8(out).expect("text"), shown(&text), "{size}");
        }
        let mut out = Vec::new();
        Printer::new(&mut out).write_all(b"a\xffb").expect("memory");
        assert_eq!(out, "a\u{fffd}b".as_bytes());
    }
}
