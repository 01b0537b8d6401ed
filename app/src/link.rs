//! What a desktop hands on when somebody opens a file: its address in place of its path.

use std::path::{Path, PathBuf};

/// What the address of a file begins with.
const SCHEME: &str = "file://";

/// The path that somebody means: that of the address of a file, or what was given where it is none. An address that
/// can't be read comes back as it is, so that whoever opens it says so.
pub fn path(given: &Path) -> PathBuf {
    let address = given.to_str().and_then(|text| {
        let is_one = text.get(..SCHEME.len()).is_some_and(|start| start.eq_ignore_ascii_case(SCHEME));
        is_one.then(|| &text[SCHEME.len()..])
    });
    address.and_then(of_address).unwrap_or_else(|| given.to_owned())
}

/// The path behind the scheme of an address: `/tmp/a%20b`, with or without the name of this machine in front.
fn of_address(address: &str) -> Option<PathBuf> {
    let (host, _) = address.split_once('/')?;
    let is_here = host.is_empty() || host.eq_ignore_ascii_case("localhost");
    let bytes = decoded(&address.as_bytes()[host.len()..])?;
    is_here.then(|| String::from_utf8(bytes).ok().map(PathBuf::from)).flatten()
}

/// Bytes of which some are written as a percent sign and two digits.
fn decoded(mut bytes: &[u8]) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let mut found = Vec::with_capacity(bytes.len());
    while let Some((&first, rest)) = bytes.split_first() {
        bytes = rest;
        if first == b'%' {
            let &[high, low, ref rest @ ..] = rest else { return None };
            found.push(digit(high)? * 16 + digit(low)?);
            bytes = rest;
        } else {
            found.push(first);
        }
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_file_is_its_path() {
        for (given, meant) in [
            ("file:///tmp/one.board.ron", "/tmp/one.board.ron"),
            ("FILE://localhost/a%20b/%C3%A4%25.board.ron", "/a b/\u{e4}%.board.ron"),
            ("/tmp/100%/one.board.ron", "/tmp/100%/one.board.ron"),
            ("two-doublers", "two-doublers"),
            ("instead:1.abc", "instead:1.abc"),
        ] {
            assert_eq!(path(Path::new(given)), Path::new(meant));
        }
    }

    #[test]
    fn an_address_that_can_not_be_read_stays_as_it_is() {
        for given in ["file://elsewhere/one", "file:///a%2", "file:///a%zz", "file:///%ff", "file://"] {
            assert_eq!(path(Path::new(given)), Path::new(given));
        }
    }
}
