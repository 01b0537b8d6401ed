//! Any bytes as the text of a card: compiled, and what is said of it is about its own words.

use rulebook::oracle::{Face, Read, Sentence, compile};

/// Compiles the bytes: the first line is the name, the second the types, the others the text.
///
/// # Panics
/// When what comes of it is not as it must be.
pub(crate) fn check(bytes: &[u8]) {
    let all = String::from_utf8_lossy(bytes);
    let (name, rest) = all.split_once('\n').unwrap_or((&all, ""));
    let (type_line, text) = rest.split_once('\n').unwrap_or((rest, ""));
    for alone in [false, true] {
        let face = Face { name, type_line, text, alone };
        let compiled = compile(face);
        compiled.sentences.iter().for_each(sound);
        let places = compiled.sentences.iter().map(|sentence| (sentence.line, sentence.place));
        assert!(places.is_sorted_by(|one, next| one < next), "each sentence has a place of its own");
        assert_eq!(compiled, compile(face), "the same text is the same");
    }
}

/// What was not understood stands in the words.
fn sound(sentence: &Sentence) {
    assert!(!sentence.words.trim().is_empty() && sentence.line > 0 && sentence.place > 0);
    match &sentence.read {
        Read::Understood | Read::NoMatter(_) => {}
        Read::Partly(at, missing) => {
            assert!(sentence.words.get(at.clone()).is_some(), "{at:?} of {:?}", sentence.words);
            assert!(!missing.is_empty());
        }
        Read::Unread(at) => assert!(sentence.words.get(*at..).is_some(), "{at} of {:?}", sentence.words),
    }
}
