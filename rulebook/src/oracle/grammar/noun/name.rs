//! Names of cards and tokens.

use winnow::stream::Stream;

use super::super::words::{ahead, maybe, said_any, table, token};
use super::super::{Input, Parsed};
use crate::oracle::text::Sort;

/// A name: words with capital letters, and small ones between them.
pub(in super::super) fn name(i: &mut Input<'_>) -> Parsed<String> {
    let mut name = part(i)?;
    loop {
        let start = i.checkpoint();
        let between = maybe(i, table(BETWEEN)).unwrap_or(" ");
        let more = part(i);
        // Behind a comma another name may stand: one goes on only where it is said then what is done with the card.
        if let Ok(more) = more.as_ref()
            && (![TITLE, THE_TITLE].contains(&between) || is_title(i))
        {
            name.push_str(between);
            name.push_str(more);
        } else {
            i.reset(&start);
            return Ok(name);
        }
    }
}

/// What stands between the words of a name, with its blanks.
const BETWEEN: &[(&str, &str)] = &[
    ("of the", " of the "),
    ("of", " of "),
    ("the", " the "),
    ("to", " to "),
    ("'s", "'s "),
    (", the", THE_TITLE),
    (",", TITLE),
];

/// What stands between a name and a title.
const TITLE: &str = ", ";

/// The same, where the title begins with an article.
const THE_TITLE: &str = ", the ";

/// Whether a name ends behind what goes on from here, and something is done with the card of that name.
fn is_title(i: &mut Input<'_>) -> bool {
    let start = i.checkpoint();
    while part(i).is_ok() || said_any(i, &["of the", "of", "the", "'s"]) {}
    let ends = [", reveal it", ", put it"].iter().any(|word| ahead(i, word));
    i.reset(&start);
    ends
}

fn part(i: &mut Input<'_>) -> Parsed<String> {
    token(i, |token| {
        // Which letters are capital behind a hyphen, no token tells.
        let known = token.sort == Sort::Capital && !token.text.contains('-');
        known.then(|| capital(&token.text))
    })
}

/// A word with a capital letter.
pub(in super::super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
