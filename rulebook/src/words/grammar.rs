//! Articles, lists, plurals, possessives and numbers.

/// Whether a word starts with a vowel sound, as far as the words of the game go.
fn starts_with_vowel_sound(text: &str) -> bool {
    let lower = text.trim_start_matches(['"', '\u{201c}']).to_lowercase();
    let spoken = if lower.starts_with(|c: char| c.is_ascii_digit()) {
        lower.starts_with('8')
            || ["11", "18"].iter().any(|n| lower.split(|c: char| !c.is_ascii_digit()).next() == Some(n))
    } else {
        lower.starts_with(['a', 'e', 'i', 'o', 'u'])
    };
    let exception = ["uni", "use", "eu", "one", "uri"].iter().any(|start| lower.starts_with(start));
    spoken && !(exception && !lower.starts_with("unin") && !lower.starts_with("unim"))
}

/// "a bear", "an artifact", "an 8/8 Horror", "a +1/+1 counter".
pub fn a(text: &str) -> String {
    let article = if starts_with_vowel_sound(text) { "an" } else { "a" };
    format!("{article} {text}")
}

/// "A", "A and B", "A, B and C".
pub fn list<S: AsRef<str>>(items: &[S]) -> String {
    joined(items, "and")
}

/// "A", "A or B", "A, B or C".
pub fn either<S: AsRef<str>>(items: &[S]) -> String {
    joined(items, "or")
}

fn joined<S: AsRef<str>>(items: &[S], word: &str) -> String {
    match items {
        [] => "nothing".to_owned(),
        [one] => one.as_ref().to_owned(),
        [most @ .., last] => {
            let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
            format!("{} {word} {}", most.join(", "), last.as_ref())
        }
    }
}

/// "Alice's", "Bears'"; "you" and "they" have words of their own, and "an opponent of Alice" is short.
pub fn possessive(name: &str) -> String {
    match name {
        "you" => "your".to_owned(),
        "they" => "their".to_owned(),
        "it" => "its".to_owned(),
        _ if name.ends_with('s') => format!("{name}'"),
        _ => format!("{}'s", without_relation(name)),
    }
}

/// "an opponent of Alice" in front of a noun is just "an opponent".
fn without_relation(name: &str) -> &str {
    let opponent = name.find(" opponent of ").map(|at| &name[..at + " opponent".len()]);
    opponent.unwrap_or(name)
}

/// The form after a verb or a preposition: "they" becomes "them".
pub fn object_form(name: &str) -> &str {
    if name == "they" { "them" } else { name }
}

/// What a plural is of: "Elf" of "Elves". A word that is none stays as it is.
pub fn singular(noun: &str) -> String {
    let ends =
        [("Zombies", "Zombie"), ("Faeries", "Faerie"), ("ves", "f"), ("ies", "y"), ("es", ""), ("s", "")];
    let ends = ends.into_iter().chain([("ice", "ouse")]);
    let mut of = ends.filter_map(|(many, one)| Some(format!("{}{one}", noun.strip_suffix(many)?)));
    of.find(|one| plural(one) == noun).unwrap_or_else(|| noun.to_owned())
}

/// A token of a name, as a noun: "Goblin token", "token" where it has none. Some names end on that word (CR 111.4 (2026-04-17)).
pub fn token(name: &str) -> String {
    match name.rsplit(' ').next() {
        None | Some("") => "token".to_owned(),
        Some("Token") => name.to_owned(),
        Some(_) => format!("{name} token"),
    }
}

/// The plural of a noun of the game.
pub fn plural(noun: &str) -> String {
    const IRREGULAR: [(&str, &str); 10] = [
        ("die", "dice"),
        ("mana", "mana"),
        ("sorcery", "sorceries"),
        ("Elf", "Elves"),
        ("Dwarf", "Dwarves"),
        ("Wolf", "Wolves"),
        ("Mouse", "Mice"),
        ("Ally", "Allies"),
        ("Plains", "Plains"),
        ("Merfolk", "Merfolk"),
    ];
    if let Some(of) = noun.strip_prefix("copy of a ") {
        return format!("copies of {}", plural(of));
    }
    let (front, last) = noun.rsplit_once(' ').map_or(("", noun), |(front, last)| (front, last));
    let many = IRREGULAR.iter().find(|pair| pair.0 == last).map(|pair| pair.1.to_owned());
    let many = many.unwrap_or_else(|| regular_plural(last));
    if front.is_empty() { many } else { format!("{front} {many}") }
}

fn regular_plural(noun: &str) -> String {
    let hisses = ["s", "x", "ch", "sh", "z"].iter().any(|end| noun.ends_with(end));
    match noun.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'i', 'o', 'u']) => format!("{stem}ies"),
        Some(_) | None if hisses => format!("{noun}es"),
        Some(_) | None => format!("{noun}s"),
    }
}

/// Small numbers in words, others in digits with separators: "three", "1,000".
pub fn count(number: u64) -> String {
    const WORDS: [&str; 11] =
        ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    let small = usize::try_from(number).ok().and_then(|n| WORDS.get(n));
    small.map_or_else(|| thousands(u128::from(number)), |word| (*word).to_owned())
}

/// "no cards", "a card", "three cards".
pub fn counted(number: u64, noun: &str) -> String {
    match number {
        0 => format!("no {}", plural(noun)),
        1 => a(noun),
        _ => format!("{} {}", count(number), plural(noun)),
    }
}

/// With a comma between each three digits: "1,053,064".
pub fn thousands(number: u128) -> String {
    grouped(&number.to_string())
}

/// A number that may be below zero, with separators.
pub fn signed(number: i64) -> String {
    let digits = grouped(&number.unsigned_abs().to_string());
    if number < 0 { format!("-{digits}") } else { digits }
}

fn grouped(digits: &str) -> String {
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// "first", "second"; "12th" further on.
pub fn ordinal(number: usize) -> String {
    const WORDS: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];
    let word = number.checked_sub(1).and_then(|at| WORDS.get(at));
    let ending = match (number % 10, number % 100) {
        (1, n) if n != 11 => "st",
        (2, n) if n != 12 => "nd",
        (3, n) if n != 13 => "rd",
        _ => "th",
    };
    word.map_or_else(|| format!("{number}{ending}"), |word| (*word).to_owned())
}

/// A sentence: a capital in front and a full stop behind.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    let stop = if text.ends_with(['.', '!', '?', ':']) || text.ends_with(".\u{201d}") { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}

/// Words that someone else wrote, in quotation marks.
pub fn quoted(text: &str) -> String {
    format!("\u{201c}{text}\u{201d}")
}

/// A noun phrase as the subject of a verb.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// The words without a verb.
    pub text: String,
    /// Whether its verb is in the plural ("they gain", "you gain").
    pub many: bool,
}

impl Subject {
    /// One thing, or words that take a verb as one does.
    pub fn one(text: impl Into<String>) -> Self {
        Self { text: text.into(), many: false }
    }

    /// Several things, whose verb is in the plural.
    pub fn many(text: impl Into<String>) -> Self {
        Self { text: text.into(), many: true }
    }

    /// A player's name or pronoun.
    pub fn player(text: impl Into<String>) -> Self {
        let text = text.into();
        let many = matches!(text.as_str(), "you" | "they");
        Self { text, many }
    }

    /// The subject with its verb.
    pub fn with(&self, one: &str, many: &str) -> String {
        format!("{} {}", self.text, if self.many { many } else { one })
    }

    /// The subject with a regular verb, given in the infinitive: "Alice gains", "they gain", "it enters tapped".
    pub fn does(&self, verb: &str) -> String {
        format!("{} {}", self.text, self.verb(verb))
    }

    /// The verb as it follows this subject: "deals 3 damage", "deal 3 damage".
    pub fn verb(&self, verb: &str) -> String {
        if self.many { third_person_plural(verb) } else { third_person(verb) }
    }

    /// "Alice is", "they are".
    pub fn is(&self) -> String {
        self.with("is", "are")
    }

    /// Before what belongs to it: "Alice's", "their".
    pub fn possessive(&self) -> String {
        possessive(&self.text)
    }
}

fn third_person_plural(verb: &str) -> String {
    if let Some(rest) = verb.strip_prefix("each be ") {
        return format!("are each {rest}");
    }
    verb.strip_prefix("be ").map_or_else(|| verb.to_owned(), |rest| format!("are {rest}"))
}

/// The third person of a verb; only its first word changes.
fn third_person(verb: &str) -> String {
    let (first, rest) = verb.split_once(' ').map_or((verb, ""), |(first, rest)| (first, rest));
    let first = match first {
        "be" => "is".to_owned(),
        "have" => "has".to_owned(),
        "may" | "would" | "can" | "can't" => first.to_owned(),
        "do" | "go" => format!("{first}es"),
        _ => regular_plural(first),
    };
    if rest.is_empty() { first } else { format!("{first} {rest}") }
}

/// The participle of a verb of the game: "gained", "drawn", "died".
fn participle(verb: &str) -> String {
    const IRREGULAR: [(&str, &str); 17] = [
        ("be", "been"),
        ("become", "become"),
        ("begin", "begun"),
        ("cast", "cast"),
        ("come", "come"),
        ("deal", "dealt"),
        ("draw", "drawn"),
        ("have", "had"),
        ("leave", "left"),
        ("lose", "lost"),
        ("put", "put"),
        ("spend", "spent"),
        ("tap", "tapped"),
        ("untap", "untapped"),
        ("win", "won"),
        ("go", "gone"),
        ("surveil", "surveilled"),
    ];
    if let Some((_, irregular)) = IRREGULAR.iter().find(|(known, _)| *known == verb) {
        return (*irregular).to_owned();
    }
    match (verb.strip_suffix('e'), verb.strip_suffix('y')) {
        (Some(stem), _) => format!("{stem}ed"),
        (None, Some(stem)) if !stem.ends_with(['a', 'e', 'i', 'o', 'u']) => format!("{stem}ied"),
        (None, _) => format!("{verb}ed"),
    }
}

/// A subject and what it does, in the infinitive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// Who or what.
    pub subject: Subject,
    /// "deal 3 damage to Bob", "be destroyed".
    pub predicate: String,
}

impl Clause {
    /// Puts the two together.
    pub fn new(subject: Subject, predicate: impl Into<String>) -> Self {
        Self { subject, predicate: predicate.into() }
    }

    /// "Bear is destroyed".
    pub fn happens(&self) -> String {
        self.subject.does(&self.predicate)
    }

    /// "Bear has been destroyed", "they have gained life".
    pub fn has(&self) -> String {
        let (verb, rest) =
            self.predicate.split_once(' ').map_or((self.predicate.as_str(), ""), |(verb, rest)| (verb, rest));
        let gap = if rest.is_empty() { "" } else { " " };
        format!("{} {}{gap}{rest}", self.subject.with("has", "have"), participle(verb))
    }

    /// "Bear would be destroyed".
    pub fn would(&self) -> String {
        format!("{} would {}", self.subject.text, self.predicate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plural_is_of_one_noun() {
        let said = ["Zombies", "Orcs", "Elves", "Harpies", "Foxes", "Mice", "Merfolk"].map(singular);
        assert_eq!(said, ["Zombie", "Orc", "Elf", "Harpy", "Fox", "Mouse", "Merfolk"]);
    }

    #[test]
    fn articles_follow_the_sound() {
        let words = ["bear", "artifact", "8/8 Horror", "+1/+1 counter", "1/1 Bear", "11/11 Bear", "uncommon"];
        let said: Vec<String> = words.iter().map(|word| a(word)).collect();
        assert_eq!(
            said.join(", "),
            "a bear, an artifact, an 8/8 Horror, a +1/+1 counter, a 1/1 Bear, an 11/11 Bear, an uncommon"
        );
        assert_eq!(a("Unicorn"), "a Unicorn");
        assert_eq!(a("untapped land"), "an untapped land");
    }

    #[test]
    fn lists_end_in_and() {
        assert_eq!(list(&["Alice"]), "Alice");
        assert_eq!(list(&["Alice", "Bob"]), "Alice and Bob");
        assert_eq!(list(&["Alice", "Bob", "Carol"]), "Alice, Bob and Carol");
    }

    #[test]
    fn nouns_of_the_game_have_their_plurals() {
        let nouns =
            ["card", "sorcery", "ability", "Elf", "Phoenix", "Plains", "Ally", "day", "creature card"];
        let said: Vec<String> = nouns.iter().map(|noun| plural(noun)).collect();
        assert_eq!(
            said.join(", "),
            "cards, sorceries, abilities, Elves, Phoenixes, Plains, Allies, days, creature cards"
        );
    }

    #[test]
    fn long_numbers_are_grouped() {
        assert_eq!(thousands(1_053_064), "1,053,064");
        assert_eq!(thousands(255), "255");
        assert_eq!(signed(-1000), "-1,000");
        assert_eq!(counted(0, "card"), "no cards");
        assert_eq!(counted(1, "artifact token"), "an artifact token");
        assert_eq!(counted(12, "card"), "12 cards");
    }

    #[test]
    fn ordinals_go_on_in_digits() {
        let said: Vec<String> = [1, 3, 11, 21, 22, 103].into_iter().map(ordinal).collect();
        assert_eq!(said.join(" "), "first third 11th 21st 22nd 103rd");
    }

    #[test]
    fn verbs_agree_with_their_subject() {
        assert_eq!(Subject::one("Alice").does("gain 3 life"), "Alice gains 3 life");
        assert_eq!(Subject::player("they").does("gain 3 life"), "they gain 3 life");
        assert_eq!(Subject::one("Bear").does("be destroyed"), "Bear is destroyed");
        assert_eq!(Subject::one("Bear").does("go to the graveyard"), "Bear goes to the graveyard");
    }

    #[test]
    fn pronouns_have_their_own_possessives() {
        assert_eq!(["you", "they", "Alice"].map(possessive), ["your", "their", "Alice's"]);
        assert_eq!(["Chris", "an opponent of Alice"].map(possessive), ["Chris'", "an opponent's"]);
        assert_eq!(object_form("they"), "them");
    }
}
