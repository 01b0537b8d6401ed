//! How a text calls its own card.

/// How a text's own card is called, in whatever words it says that.
pub const OWN: &str = "~";

/// How a text calls its own card by name.
#[derive(Clone, Debug)]
pub(super) struct Names {
    /// The longest first.
    names: Vec<String>,
}

impl Names {
    /// The names of a card or face that is called so: the whole name, and what stands before a comma or "of" or "the".
    pub(super) fn of(name: &str) -> Self {
        let short = name.split_once(", ").map(|(short, _)| short);
        let titled =
            [" of ", " the "].iter().filter_map(|mid| name.split_once(mid)).map(|(short, _)| short).min();
        let mut names: Vec<String> = [Some(name), short, titled]
            .into_iter()
            .flatten()
            .filter(|name| {
                *name == OWN || name.chars().next().is_some_and(char::is_uppercase) || name.len() > 4
            })
            .map(str::to_owned)
            .collect();
        names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        names.dedup();
        Self { names }
    }

    /// The names of a legendary card or face: besides these its first word, where that is no other word that rules know
    /// (CR 201.5c (2026-04-17)).
    pub(super) fn of_legend(name: &str) -> Self {
        let mut all = Self::of(name);
        let first = name.split_once(' ').map(|(first, _)| first).filter(|_| all.names.len() == 1);
        let is_name = |word: &&str| {
            word.len() > 3
                && word.chars().next().is_some_and(char::is_uppercase)
                && word.chars().all(char::is_alphabetic)
                && !crate::oracle::subtypes::rows().any(|(_, known)| known == *word)
        };
        all.names.extend(first.filter(is_name).map(str::to_owned));
        all
    }

    /// A quoted text in which the card's name is [`OWN`], in whatever words.
    pub(super) fn within(&self, text: &str) -> String {
        let mut all = String::with_capacity(text.len());
        let (mut rest, mut inside) = (text, false);
        while let Some(letter) = rest.chars().next() {
            let long = if inside { None } else { self.start(rest) };
            if let Some(long) = long {
                all.push_str(OWN);
                rest = &rest[long..];
            } else {
                all.push(letter);
                rest = &rest[letter.len_utf8()..];
            }
            inside = long.is_none() && letter.is_alphanumeric();
        }
        all
    }

    /// How long the name is with which a text begins; none where it begins with no name of the card.
    pub(super) fn start(&self, rest: &str) -> Option<usize> {
        let ends =
            |name: &&String| rest[name.len()..].chars().next().is_none_or(|next| !next.is_alphanumeric());
        self.names.iter().filter(|name| rest.starts_with(name.as_str())).find(ends).map(String::len)
    }
}
