//! On which unread text a ruling depends.

use super::grammar::list;
use super::{Sentence, Words};
use statements::unread::DependsOn;

impl Words<'_> {
    /// That the ruling does without text that could change it, and which; nothing where there is none.
    pub fn depends_on(self) -> Option<Sentence> {
        let unread = self.ruling.depends_on();
        let texts: Vec<String> = unread.iter().map(text).collect();
        let clause = format!("this holds only if unread text does nothing here: {}", list(&texts));
        (!texts.is_empty()).then(|| self.say(clause, &[]))
    }
}

/// "all that Grim Bell says (only its name is known)", "sentence 2.1 of Grim Bell".
fn text(unread: &DependsOn) -> String {
    let DependsOn { object, sentence, words } = unread;
    match sentence {
        Some(sentence) if !words.is_empty() => {
            format!("sentence {sentence} of {object} ({words})")
        }
        Some(sentence) => format!("sentence {sentence} of {object}"),
        None => format!("all that {object} says (only its name is known)"),
    }
}
