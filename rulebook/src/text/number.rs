//! The number of a rule, such as `616.1c`.

use std::fmt;
use std::str::FromStr;

/// The letters that mark subrules: those that look like digits are skipped.
const LETTERS: &[u8; 24] = b"abcdefghijkmnpqrstuvwxyz";

/// The letters behind a rule's number; ordered as in a text: `z` comes before `aa`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Letters(u8, [u8; 2]);

impl Letters {
    /// The letters of the first subrule.
    pub const FIRST: Self = Self(1, [b'a', 0]);

    /// The letters in a word. None for anything but one or two small letters.
    pub fn new(text: &str) -> Option<Self> {
        let small = text.bytes().all(|byte| byte.is_ascii_lowercase());
        match *text.as_bytes() {
            [one] if small => Some(Self(1, [one, 0])),
            [one, two] if small => Some(Self(2, [one, two])),
            _ => None,
        }
    }

    /// The letters that come next in a text: `l` and `o` are skipped, `aa` follows `z`. None after `zz`.
    pub fn next(self) -> Option<Self> {
        let after = |letter: u8| LETTERS.iter().copied().find(|&other| other > letter);
        let Self(count, [first, second]) = self;
        let last = if count == 1 { first } else { second };
        match (count, after(last), after(first)) {
            (1, Some(next), _) => Some(Self(1, [next, 0])),
            (1, None, _) => Some(Self(2, *b"aa")),
            (_, Some(next), _) => Some(Self(2, [first, next])),
            (_, None, Some(next)) => Some(Self(2, [next, b'a'])),
            (_, None, None) => None,
        }
    }

    /// As text: one or two small letters.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.1[..usize::from(self.0)]).unwrap_or_default()
    }
}

/// The number of a rule or subrule; ordered as in a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number {
    /// The section, such as 616.
    pub section: u16,
    /// The rule within the section, from 1.
    pub rule: u16,
    /// The letters of a subrule.
    pub letters: Option<Letters>,
}

impl Number {
    /// A rule without letters.
    pub const fn new(section: u16, rule: u16) -> Self {
        Self { section, rule, letters: None }
    }

    /// The rule that a subrule belongs to. None for a rule without letters.
    pub fn parent(self) -> Option<Self> {
        self.letters.map(|_| Self::new(self.section, self.rule))
    }

    /// Whether the other number can stand right behind this one: its first subrule, the next subrule, or the
    /// next rule of the section.
    pub fn is_followed_by(self, other: Self) -> bool {
        let subrule = Some(self.letters.map_or(Some(Letters::FIRST), Letters::next));
        let same = other.section == self.section && other.rule == self.rule;
        let inside = same && other.letters.is_some() && subrule == Some(other.letters);
        inside || other == Self::new(self.section, self.rule.saturating_add(1))
    }

    /// The longest number that stands right at the start of a text, and what follows it. A space behind the
    /// section's full stop is let pass, and so is a missing or an extra full stop behind the number. None when
    /// the text starts with something else, or when a letter or digit follows.
    pub fn at_start(text: &str) -> Option<(Self, &str)> {
        let (section, rest) = digits(text)?;
        let rest = rest.strip_prefix('.')?;
        let (rule, rest) = digits(rest.trim_start_matches([' ', '\u{a0}']))?;
        let (letters, rest) = letters(rest);
        let number = Self { section, rule, letters };
        let whole = (100..1000).contains(&section) && !rest.starts_with(|c: char| c.is_ascii_digit());
        whole.then_some((number, rest))
    }
}

/// The digits at the start of a text, three at most, and the rest.
fn digits(text: &str) -> Option<(u16, &str)> {
    let count = text.bytes().take(3).take_while(u8::is_ascii_digit).count();
    Some((text[..count].parse().ok()?, &text[count..]))
}

/// One or two small letters that are no part of a word, and the rest.
fn letters(text: &str) -> (Option<Letters>, &str) {
    let count = text.bytes().take_while(u8::is_ascii_alphanumeric).count();
    Letters::new(&text[..count]).map_or((None, text), |letters| (Some(letters), &text[count..]))
}

/// A text that is not a rule's number.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not the number of a rule: write it like 616.1 or 616.1c")]
pub struct NotANumber(pub String);

impl FromStr for Number {
    type Err = NotANumber;

    fn from_str(text: &str) -> Result<Self, NotANumber> {
        match Self::at_start(text.trim()) {
            Some((number, "" | ".")) => Ok(number),
            _ => Err(NotANumber(text.to_owned())),
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.letters.as_ref().map_or("", Letters::as_str);
        write!(f, "{}.{}{letters}", self.section, self.rule)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Number {
        text.parse().expect("a number")
    }

    #[test]
    fn a_number_is_read_and_written_the_same() {
        for text in ["100.1", "616.1c", "702.103", "704.5aa"] {
            assert_eq!(number(text).to_string(), text);
        }
    }

    #[test]
    fn misprinted_numbers_are_read() {
        assert_eq!(Number::at_start("702. 37a Some"), Some((number("702.37a"), " Some")));
        assert_eq!(Number::at_start("119.1d. In"), Some((number("119.1d"), ". In")));
        assert_eq!(Number::at_start("606.5 If"), Some((number("606.5"), " If")));
        assert_eq!(Number::at_start("901.4.All"), Some((number("901.4"), ".All")));
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in ["616", "61.1", "616.", "616.1C", "6160.1", "616.1234", "616.1abc", "1,616.1", ""] {
            assert!(text.parse::<Number>().is_err(), "{text}");
        }
    }

    #[test]
    fn letters_skip_those_that_look_like_digits() {
        let follow = |text: &str| Letters::new(text).and_then(Letters::next).map(|l| l.as_str().to_owned());
        assert_eq!(follow("k"), Some("m".into()));
        assert_eq!(follow("n"), Some("p".into()));
        assert_eq!(follow("z"), Some("aa".into()));
        assert_eq!(follow("az"), Some("ba".into()));
        assert_eq!(follow("zz"), None);
    }

    #[test]
    fn a_text_goes_from_number_to_number() {
        let follows = |one: &str, other: &str| number(one).is_followed_by(number(other));
        assert!(follows("616.1", "616.1a") && follows("616.1k", "616.1m") && follows("616.1f", "616.2"));
        assert!(!follows("616.1", "616.1b") && !follows("616.1a", "616.1a") && !follows("616.1", "617.1"));
        assert!(number("704.5z") < number("704.5aa") && number("616.9") < number("616.10"));
    }
}
