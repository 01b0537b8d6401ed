//! The name that somebody may have meant.

/// The most similar of some names, if any is similar enough to have been meant. Ties go to the first.
pub(crate) fn nearest<'a>(wanted: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let mut best = None;
    for name in names {
        let likeness = likeness(wanted, name);
        if likeness >= ENOUGH && best.is_none_or(|(most, _)| likeness > most) {
            best = Some((likeness, name));
        }
    }
    best.map(|(_, name)| name)
}

/// Below this, a name is a different word and naming it would mislead.
const ENOUGH: f64 = 0.75;

fn likeness(one: &str, other: &str) -> f64 {
    let (one, other) = (one.to_lowercase().replace('_', ""), other.to_lowercase().replace('_', ""));
    let plain = strsim::normalized_damerau_levenshtein(&one, &other).max(strsim::jaro(&one, &other));
    let contained = one.len() >= 3 && (other.contains(&one) || one.contains(&other) && other.len() >= 3);
    if contained { plain.max(ENOUGH) } else { plain }
}

/// " ; did you mean ..?" as the end of a message, or nothing.
pub(crate) fn did_you_mean(nearest: Option<&str>) -> String {
    nearest.map(|name| format!("; did you mean `{name}`?")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_finds_the_name() {
        for wrong in ["amout", "ammount", "Amount", "amuont", "amounts"] {
            assert_eq!(nearest(wrong, ["from", "to", "amount", "combat"]), Some("amount"), "{wrong}");
        }
    }

    #[test]
    fn another_spelling_of_the_same_words_finds_the_name() {
        assert_eq!(nearest("GainsLife", ["LoseLife", "GainLife"]), Some("GainLife"));
        assert_eq!(nearest("gainLife", ["lose_life", "gain_life"]), Some("gain_life"));
    }

    #[test]
    fn a_different_word_finds_nothing() {
        assert_eq!(nearest("colour", ["to", "amount"]), None);
        assert_eq!(nearest("x", []), None);
    }
}
