//! What was paid or chosen as something was cast, and from where it was: the words that boards and abilities have for it. Any
//! other text is a word of the board's own.

use super::Zone;
use crate::event::FaceDown;

/// The words that have a meaning of their own, in the order of the alphabet. What the program itself asks for is among them.
pub const PAID: &[&str] = &[
    "additional cost",
    "awaken",
    "bargained",
    "bestow",
    "blitz",
    "buyback",
    "casualty",
    "cleave",
    "compleated",
    "conspire",
    "dash",
    "disguise",
    "disturb",
    "during main phase",
    "embalm",
    "emerge",
    "encore",
    "entwine",
    "escape",
    "eternalize",
    "evidence collected",
    "evoke",
    "flashback",
    "foretold",
    "freerunning",
    "from command zone",
    "from exile",
    "from graveyard",
    "from hand",
    "from library",
    "gift promised",
    "harmonize",
    "impending",
    "jump-start",
    "kicked",
    "madness",
    "mayhem",
    "megamorph",
    "miracle",
    "morph",
    "multikicked",
    "ninjutsu",
    "offspring",
    "overload",
    "plotted",
    "prototype",
    "prowl",
    "replicate",
    "retrace",
    "sneak",
    "spectacle",
    "squad",
    "surge",
    "suspend",
    "teamwork",
    "tribute",
    "unearth",
    "warp",
    "web-slinging",
    "without paying its mana cost",
];

/// Nothing is paid in place of its mana cost.
pub const FREE: &str = "without paying its mana cost";

/// Those that say from where a card was cast, which nothing is that was not cast: a copy of a spell has none of them
/// (CR 707.10 (2026-04-17), 503.10 (2006-10-01)). What has escaped was cast from a graveyard.
pub const CAST_FROM: &[&str] =
    &["escape", "from command zone", "from exile", "from graveyard", "from hand", "from library"];

/// That a card was cast in a main phase of whoever cast it.
pub const IN_MAIN_PHASE: &str = "during main phase";

/// How a card is said to have been cast from a zone; nothing is cast from where a spell or a permanent is.
#[must_use]
pub const fn cast_from(zone: Zone) -> Option<&'static str> {
    match zone {
        Zone::Hand => Some("from hand"),
        Zone::Graveyard => Some("from graveyard"),
        Zone::Exile => Some("from exile"),
        Zone::Library => Some("from library"),
        Zone::Command => Some("from command zone"),
        Zone::Battlefield | Zone::Stack | Zone::Outside => None,
    }
}

/// How a card is cast face down with an ability that is called so, and how the permanent is then; none for any other word. A
/// card with megamorph is cast with `"morph"`, too: `"megamorph"` is what its turning up costs (CR 702.37b (2026-04-17)).
#[must_use]
pub fn face_down(word: &str) -> Option<FaceDown> {
    match word {
        "morph" => Some(FaceDown::Plain),
        "disguise" => Some(FaceDown::Warded),
        _ => None,
    }
}

/// For which a card is cast transformed, with its back face up (CR 702.146a (2026-04-17)).
pub const TRANSFORMED: &str = "disturb";

/// Those that are called like the ability by which a card is cast so.
pub const ABILITIES_TO_CAST: &[&str] = &[
    "bestow",
    "blitz",
    "dash",
    "disturb",
    "emerge",
    "escape",
    "evoke",
    "flashback",
    "freerunning",
    "harmonize",
    "impending",
    "jump-start",
    "madness",
    "mayhem",
    "miracle",
    "overload",
    "prowl",
    "retrace",
    "sneak",
    "spectacle",
    "surge",
    "suspend",
    "warp",
    "web-slinging",
];

/// Those for which a card is cast in place of its mana cost (CR 118.9 (2026-04-17)).
pub const INSTEAD_OF_MANA: &[&str] = &[
    "awaken",
    "bestow",
    "blitz",
    "cleave",
    "dash",
    "disguise",
    "disturb",
    "emerge",
    "escape",
    "evoke",
    "flashback",
    "foretold",
    "freerunning",
    "harmonize",
    "impending",
    "madness",
    "mayhem",
    "miracle",
    "morph",
    "overload",
    "plotted",
    "prototype",
    "prowl",
    "sneak",
    "spectacle",
    "surge",
    "suspend",
    "warp",
    "web-slinging",
    "without paying its mana cost",
];

/// Those for which mana is paid beside the mana cost, other than entwine, whose cost is known (CR 118.8 (2026-04-17)).
pub const MORE_MANA: &[&str] =
    &["additional cost", "buyback", "kicked", "multikicked", "offspring", "replicate", "squad"];

/// What is paid for a spell that is cast as an Aura by its bestow (CR 702.103 (2026-04-17)).
pub const BESTOW: &str = "bestow";

/// Whether what was paid by this name leaves open how much mana that was: another cost, or one besides the mana cost.
#[must_use]
pub fn leaves_mana_open(word: &str) -> bool {
    let word = said(word);
    INSTEAD_OF_MANA.contains(&word) || MORE_MANA.contains(&word)
}

/// How a word is said: who writes "kicker" means "kicked".
#[must_use]
pub fn said(word: &str) -> &str {
    if word == "kicker" { "kicked" } else { word }
}

/// The word with a meaning that a text nearly is, and so would never be asked for; none where it is that word, or a text of its
/// own.
#[must_use]
pub fn misspelled(text: &str) -> Option<&'static str> {
    let word = said(text);
    let same = |known: &&str| plain(known) == plain(word);
    PAID.iter().copied().find(same).filter(|known| *known != word)
}

/// A text without what people write in different ways: case, spaces, hyphens, an article, the word "cost".
fn plain(text: &str) -> String {
    let lower = text.trim().to_lowercase().replace("from the ", "from ");
    let lower = lower.strip_suffix(" cost").map_or(lower.clone(), str::to_owned);
    said(&lower).chars().filter(|c| c.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::{PAID, misspelled, said};

    #[test]
    fn what_is_nearly_a_word_is_told() {
        let near = ["Flashback", "jump start", "from the hand", "Kicker", "kicked cost", "web slinging"];
        assert_eq!(
            near.map(misspelled),
            ["flashback", "jump-start", "from hand", "kicked", "kicked", "web-slinging"].map(Some)
        );
    }

    #[test]
    fn a_word_and_a_text_of_its_own_are_left_as_they_are() {
        for right in PAID.iter().chain(&["kicker", "the second kicker", "two red mana", "hand"]) {
            assert_eq!(misspelled(right), None, "{right}");
        }
        assert_eq!([said("kicker"), said("evoke")], ["kicked", "evoke"]);
    }

    #[test]
    fn they_are_in_the_order_of_the_alphabet() {
        assert!(PAID.is_sorted());
    }
}
