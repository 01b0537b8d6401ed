//! One spelling: the card's own names, and old wordings in those of today.

use super::names::OWN;
use super::token::{Sort, Token};

/// Words behind "this" with which a text calls its own card.
const KINDS: &[&str] = &[
    "card",
    "creature",
    "artifact",
    "enchantment",
    "land",
    "permanent",
    "spell",
    "planeswalker",
    "aura",
    "equipment",
    "vehicle",
    "saga",
    "class",
    "case",
    "room",
    "battle",
    "siege",
    "token",
    "spacecraft",
    "mount",
    "attraction",
    "plane",
    "scheme",
    "phenomenon",
    "dungeon",
    "conspiracy",
    "vanguard",
    "fortification",
    "sorcery",
    "instant",
];

/// Old wordings, each with that of today; the longest of like beginnings first.
const OLD: &[(&[&str], &[&str])] = &[
    (&["enters", "the", "battlefield"], &["enters"]),
    (&["enter", "the", "battlefield"], &["enter"]),
    (&["entering", "the", "battlefield"], &["entering"]),
    (&["entered", "the", "battlefield"], &["entered"]),
    (&["comes", "into", "play"], &["enters"]),
    (&["come", "into", "play"], &["enter"]),
    (&["came", "into", "play"], &["entered"]),
    (&["leaves", "play"], &["leaves", "the", "battlefield"]),
    (&["leave", "play"], &["leave", "the", "battlefield"]),
    (&["in", "play"], &["on", "the", "battlefield"]),
    (&["into", "play"], &["onto", "the", "battlefield"]),
    (&["from", "play"], &["from", "the", "battlefield"]),
    (&["removed", "from", "the", "game"], &["exiled"]),
    (&["converted", "mana", "costs"], &["mana", "values"]),
    (&["converted", "mana", "cost"], &["mana", "value"]),
    (&["cmc"], &["mana", "value"]),
    (&["activate", "this", "ability", "only"], &["activate", "only"]),
    (&["play", "this", "ability", "only"], &["activate", "only"]),
    (&["mana", "pool"], &["mana", "pool"]),
    (&["doesn\u{2019}t"], &["doesn't"]),
];

/// The same tokens in the words of today.
pub(super) fn of_today(tokens: &[Token]) -> Vec<Token> {
    let mut list = Vec::with_capacity(tokens.len());
    let mut rest = tokens;
    while let [first, after @ ..] = rest {
        if let Some(long) = own(rest) {
            list.push(merged(&rest[..long], OWN, Sort::Own));
            rest = &rest[long..];
        } else if let Some((old, new)) = OLD.iter().find(|(old, _)| begins(rest, old)) {
            let (said, behind) = rest.split_at(old.len());
            list.extend(new.iter().map(|word| merged(said, word, first.sort)));
            rest = behind;
        } else {
            list.push(first.clone());
            rest = after;
        }
    }
    list
}

/// How many tokens say "this creature" and the like of the card itself; none where others do.
fn own(tokens: &[Token]) -> Option<usize> {
    let [this, kind, ..] = tokens else { return None };
    // "This Case", where that is a part of the name, too.
    if &*this.text == "this" && kind.sort == Sort::Own {
        return Some(2);
    }
    (&*this.text == "this" && KINDS.contains(&&*kind.text)).then_some(2)
}

fn begins(tokens: &[Token], with: &[&str]) -> bool {
    let plain = |token: &Token| matches!(token.sort, Sort::Word | Sort::Capital);
    tokens.len() >= with.len()
        && tokens.iter().zip(with).all(|(token, word)| plain(token) && &*token.text == *word)
}

/// One token in place of several.
fn merged(tokens: &[Token], text: &str, sort: Sort) -> Token {
    let start = tokens.first().map_or(0, |token| token.at.start);
    let end = tokens.last().map_or(start, |token| token.at.end);
    Token { text: text.into(), sort, at: start..end }
}

#[cfg(test)]
mod tests {
    use crate::oracle::text::read;

    fn spelled(name: &str, text: &str) -> String {
        let lines = read(name, text);
        let words = |line: &super::super::Line| -> String {
            let each = line.sentences.iter().map(|sentence| {
                sentence.tokens.iter().map(|token| &*token.text).collect::<Vec<_>>().join(" ")
            });
            each.collect::<Vec<_>>().join(" | ")
        };
        lines.iter().map(words).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn a_card_is_called_the_same_in_whatever_words() {
        let named =
            "Wren, the Tall enters the battlefield tapped. Wren's toughness is 3. This creature can't fly.";
        assert_eq!(spelled("Wren, the Tall", named), "~ enters tapped | ~ 's toughness is 3 | ~ can't fly");
    }

    #[test]
    fn symbols_numbers_and_quotes_are_tokens() {
        let text = "{2}{R}, {T}: It gets +1/+1 and has \"Fly. Land.\" until end of turn.";
        assert_eq!(
            spelled("Wren", text),
            "{2} {r} , {t} : it gets +1/+1 and has Fly. Land. until end of turn"
        );
        assert_eq!(spelled("Wren", "\u{2212}2: Non-Elf, 2/2, X/X"), "-2 : non-elf , 2/2 , x/x");
    }
}
