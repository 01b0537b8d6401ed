//! Abilities that stand for sentences of which nothing is in the abilities of a face: what sort they are, and of which kinds
//! of events they speak, as far as that is sure.
//!
//! A ruling says that it depends on such a sentence where it could be used. So a kind that is left out would make an
//! uncertain ruling look certain: where a clause has any word that is not known here, it may speak of everything.

mod cues;
mod keywords;

use language::board::{Ability, Keyword, Unread, UnreadOf};
use language::effect::Kind;

use super::meaning::keywords::{is_held, stands_for as stands_for_keyword};
use super::text::{Line, Token};
use super::tree::Said;
use super::{Read, Sentence, Sort, detector, meaning};

/// Of which events a sentence speaks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct About {
    /// The kinds; any when empty.
    pub(super) kinds: Vec<Kind>,
    /// Whether only where they happen to the card itself.
    pub(super) itself: bool,
}

impl About {
    pub(super) fn of(kinds: &[Kind]) -> Self {
        Self { kinds: kinds.to_vec(), itself: false }
    }

    pub(super) fn itself(kinds: &[Kind]) -> Self {
        Self { kinds: kinds.to_vec(), itself: true }
    }
}

/// What belongs to a line, or to a line and its modes, of which not all is in the abilities.
pub(super) struct Lost<'a> {
    /// The lines.
    pub(super) lines: &'a [&'a Line],
    /// What the grammar made of the first sentence; none where it is not read.
    pub(super) first: Option<&'a Said>,
    /// What became of the sentences.
    pub(super) sentences: &'a [Sentence],
    /// The abilities before, of the same face.
    pub(super) before: &'a [Ability],
}

impl Lost<'_> {
    /// An ability for each sentence that could change a ruling: where one of them is not known, what the others say is
    /// in no ability, either.
    pub(super) fn abilities(&self) -> Vec<Ability> {
        let tokens = self.lines.first().and_then(|line| line.sentences.first());
        let tokens = tokens.map_or(&[][..], |first| &first.tokens);
        if let (Some(Said::Keywords(all)), [sentence]) = (self.first, self.sentences)
            && let Some(found) = keywords(all, sentence, tokens)
        {
            return found;
        }
        let (of, about) = self.first_says(tokens);
        let matter = self.sentences.iter().filter(|one| !matches!(one.read, Read::NoMatter(_)));
        matter.map(|one| stands_for(one, of, about.clone())).collect()
    }

    fn first_says(&self, tokens: &[Token]) -> (UnreadOf, About) {
        if cues::is_row_of_results(tokens)
            && let Some(Ability::Unread(unread)) = self.before.last()
        {
            return (unread.of, About { kinds: unread.about.clone(), itself: unread.itself });
        }
        if cues::is_chapter(tokens) {
            return (UnreadOf::Triggered, About::itself(&[Kind::PutCounters]));
        }
        let of = self.sentences.first().map_or(UnreadOf::Static, |first| of(first.of));
        let about = match of {
            UnreadOf::Triggered => {
                let known = self.first.and_then(meaning::waits_for);
                known.map(|(kinds, itself)| About { kinds, itself }).or_else(|| cues::waits_for(tokens))
            }
            UnreadOf::Static => cues::replaces(tokens),
            UnreadOf::Activated | UnreadOf::Spell => None,
        };
        (of, about.unwrap_or_default())
    }
}

/// Keywords are known one by one, and so are those that say nothing but their names. None where something else of the line
/// would be lost.
fn keywords(all: &[Keyword], sentence: &Sentence, tokens: &[Token]) -> Option<Vec<Ability>> {
    let by_name = |keyword: &&Keyword| keyword.of().is_some_and(|name| !name.has_variant());
    let names = || all.iter().filter(by_name).filter(|one| !is_held(one)).filter_map(Keyword::of);
    let mut found: Vec<Ability> = all.iter().cloned().map(Ability::Keyword).collect();
    found.extend(all.iter().flat_map(stands_for_keyword));
    if names().next().is_none() || !detector::missing(tokens, &found).is_empty() {
        return None;
    }
    for name in names() {
        if let Some((of, about)) = keywords::says(name) {
            let mut unread = unread(sentence, of, about);
            name.words().clone_into(&mut unread.words);
            found.push(Ability::Unread(unread));
        }
    }
    Some(found)
}

const fn of(sort: Sort) -> UnreadOf {
    match sort {
        Sort::Keyword | Sort::Replacement | Sort::Static => UnreadOf::Static,
        Sort::Triggered => UnreadOf::Triggered,
        Sort::Activated => UnreadOf::Activated,
        Sort::Spell => UnreadOf::Spell,
    }
}

fn stands_for(sentence: &Sentence, of: UnreadOf, about: About) -> Ability {
    Ability::Unread(unread(sentence, of, about))
}

fn unread(sentence: &Sentence, of: UnreadOf, about: About) -> Unread {
    let About { kinds: about, itself } = about;
    let number = format!("{}.{}", sentence.line, sentence.place);
    Unread { sentence: number, of, about, itself, words: String::new() }
}
