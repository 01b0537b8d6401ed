//! From bytes to characters: which encoding a file is in, and which files are no texts at all.

use encoding_rs::{Encoding, GBK, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// What the first bytes of files that are no plain texts look like, with a name for the message.
const OTHERS: [(&[u8], &str); 14] = [
    (b"%PDF", "a PDF"),
    (b"\x89PNG", "a picture (PNG)"),
    (b"\xff\xd8\xff", "a picture (JPEG)"),
    (b"GIF8", "a picture (GIF)"),
    (b"RIFF", "a picture or a sound"),
    (b"BM6", "a picture (BMP)"),
    (b"PK\x03\x04", "a zip archive or an office document"),
    (b"\x1f\x8b", "a gzip archive"),
    (b"\xfd7zXZ", "an xz archive"),
    (b"BZh", "a bzip2 archive"),
    (b"\x28\xb5\x2f\xfd", "a zstd archive"),
    (b"\xd0\xcf\x11\xe0", "an office document"),
    (b"{\\rtf", "an RTF document"),
    (b"\x7fELF", "a program"),
];

/// A byte that no text has: below a space, and no tab, line end or page end.
const fn is_control(c: char) -> bool {
    matches!(c, '\0'..='\u{8}' | '\u{e}'..='\u{1f}' | '\u{7f}')
}

/// What kind of file it is, told by its first bytes, such as "a PDF". None for what may be a plain text.
pub(crate) fn other_kind(start: &[u8]) -> Option<&'static str> {
    let other = OTHERS.iter().find(|(first, _)| start.starts_with(first)).map(|(_, name)| *name);
    other.or_else(|| is_web_page(start).then_some("a web page"))
}

fn is_web_page(start: &[u8]) -> bool {
    let start = start.trim_ascii_start();
    let starts = |tag: &[u8]| start.get(..tag.len()).is_some_and(|s| s.eq_ignore_ascii_case(tag));
    starts(b"<!doctype html") || starts(b"<html")
}

/// The characters of a file, and the name of its encoding.
///
/// Fails with the name of what the file is instead, such as "a PDF".
pub(super) fn decode(bytes: &[u8]) -> Result<(String, &'static str), &'static str> {
    if let Some(name) = other_kind(bytes) {
        return Err(name);
    }
    let encoding = encoding(bytes);
    let (text, _) = encoding.decode_with_bom_removal(bytes);
    // In wide characters, a web page shows only now.
    if is_web_page(text.trim_start().as_bytes()) {
        return Err("a web page");
    }
    let controls = text.chars().filter(|c| is_control(*c)).count();
    // A stray one happens in texts; many make it something else.
    if controls > text.len() / 1000 { Err("no text") } else { Ok((text.into_owned(), encoding.name())) }
}

/// The encoding that a text is in. UTF-8 proves itself; what isn't is told by the shape of its other bytes.
fn encoding(bytes: &[u8]) -> &'static Encoding {
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return encoding;
    }
    match (std::str::from_utf8(bytes), zeros(bytes)) {
        (_, Some(encoding)) => encoding,
        (Ok(_), None) => UTF_8,
        (Err(_), None) if is_paired(bytes) => GBK,
        (Err(_), None) => WINDOWS_1252,
    }
}

/// The encoding of plain letters with a zero beside each, which some editors write without a mark.
fn zeros(bytes: &[u8]) -> Option<&'static Encoding> {
    let start = &bytes[..bytes.len().min(64) & !1];
    let all = |which: usize| !start.is_empty() && start.iter().skip(which).step_by(2).all(|b| *b == 0);
    match (all(0), all(1)) {
        (true, false) => Some(UTF_16BE),
        (false, true) => Some(UTF_16LE),
        _ => None,
    }
}

/// Whether the bytes beyond ASCII are the two-byte punctuation and accents of GBK: read as such, the single bytes
/// of cp1252 are broken, or Chinese words.
fn is_paired(bytes: &[u8]) -> bool {
    let text = GBK.decode_without_bom_handling_and_without_replacement(bytes);
    text.is_some_and(|text| text.chars().all(|c| c < '\u{3000}'))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `it’s “in” – Dandân`, in five encodings.
    const WORDS: &str = "it\u{2019}s \u{201c}in\u{201d} \u{2013} Dand\u{e2}n";

    fn decoded(bytes: &[u8]) -> (String, &'static str) {
        decode(bytes).expect("a text")
    }

    #[test]
    fn ascii_and_utf_8_are_read_with_and_without_a_mark() {
        assert_eq!(decoded(b"plain"), ("plain".into(), "UTF-8"));
        assert_eq!(decoded(WORDS.as_bytes()), (WORDS.into(), "UTF-8"));
        assert_eq!(decoded(format!("\u{feff}{WORDS}").as_bytes()), (WORDS.into(), "UTF-8"));
    }

    #[test]
    fn cp1252_is_told_by_its_single_bytes() {
        assert_eq!(decoded(b"it\x92s \x93in\x94 \x96 Dand\xe2n"), (WORDS.into(), "windows-1252"));
    }

    #[test]
    fn pairs_of_bytes_are_told_from_cp1252() {
        let words = "it\u{2019}s \u{201c}in\u{201d} \u{2014} \u{e1} 2\u{2013}3";
        assert_eq!(
            decoded(b"it\xa1\xafs \xa1\xb0in\xa1\xb1 \xa1\xaa \xa8\xa2 2\xa8C3"),
            (words.into(), "GBK")
        );
    }

    #[test]
    fn wide_characters_are_read_with_and_without_a_mark() {
        let wide: Vec<u8> = "plain".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(decoded(&wide), ("plain".into(), "UTF-16LE"));
        assert_eq!(decoded(&[&[0xff, 0xfe], &wide[..]].concat()).0, "plain");
        let big: Vec<u8> = "plain".encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(decoded(&big).0, "plain");
    }

    #[test]
    fn other_files_are_called_by_their_name() {
        assert_eq!(decode(b"%PDF-1.7 ..."), Err("a PDF"));
        assert_eq!(decode(b"\x89PNG\r\n\x1a\n"), Err("a picture (PNG)"));
        assert_eq!(decode(b"\xff\xd8\xff\xe0"), Err("a picture (JPEG)"));
        assert_eq!(decode(b"PK\x03\x04"), Err("a zip archive or an office document"));
        assert_eq!(decode(b"  <!DOCTYPE html><html>"), Err("a web page"));
        assert_eq!(decode(b"some\0bytes\x01\x02"), Err("no text"));
    }
}
