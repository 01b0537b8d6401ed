//! Power and toughness as a word: "3/3".

/// The power and toughness that a word is. None for another word, and for a kind of counter.
pub(super) fn size(word: &str) -> Option<(i64, i64)> {
    let (power, toughness) = word.split_once('/')?;
    let part =
        |part: &str| part.starts_with(|c: char| c.is_ascii_digit()).then(|| part.parse().ok()).flatten();
    Some((part(power)?, part(toughness)?))
}

#[cfg(test)]
mod tests {
    use super::size;

    #[test]
    fn a_size_is_two_numbers_and_no_kind_of_counter() {
        assert_eq!(size("3/12"), Some((3, 12)));
        for word in ["+1/+1", "-1/-1", "3", "3/", "a/b", "1/+1", "3/3/3"] {
            assert_eq!(size(word), None, "{word}");
        }
    }
}
