//! What of an outcome no board holds, in words.

use super::Sentence;
use super::grammar::{possessive, quoted};
use super::vocabulary::Vocabulary;
use statements::after::Left;

impl Vocabulary {
    /// What the board after an outcome does not say of it, as a sentence.
    pub fn left(self, left: &Left) -> Sentence {
        let clause = match left {
            Left::LastKnown { object } => {
                format!(
                    "a triggered ability, or an effect in force, knows what {object} was before it left; from here on it is taken as it is"
                )
            }
            Left::Course => "the turn goes on otherwise than its step says".to_owned(),
            Left::EnteredUnder { object, player } => {
                format!("{object} entered the battlefield under {} control", possessive(player))
            }
            Left::Used { effect, left } => {
                format!("of the effect {}, not in force now, {left} is left", quoted(effect))
            }
            Left::Applied { effect } => {
                format!("the effect {} had its opportunity for what waits", quoted(effect))
            }
        };
        Sentence::new(&clause, Vec::new())
    }
}
