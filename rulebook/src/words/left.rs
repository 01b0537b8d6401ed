//! What of an outcome no board holds, in words.

use engine::timeline::Left;

use super::Sentence;
use super::grammar::{possessive, quoted};
use super::vocabulary::Vocabulary;

impl Vocabulary {
    /// What the board after an outcome does not say of it, as a sentence.
    pub fn left(self, left: &Left) -> Sentence {
        let abilities = |source: &str, times: u64| {
            let what = format!("triggered {}", if times == 1 { "ability" } else { "abilities" });
            format!("{times} {what} of {source}")
        };
        let clause = match left {
            Left::Waiting { source, player, times } => format!(
                "{} under {} control {} to be put on the stack",
                abilities(source, *times),
                possessive(player),
                if *times == 1 { "waits" } else { "wait" }
            ),
            Left::Stacked { source, times } => {
                format!(
                    "{} {} put on the stack",
                    abilities(source, *times),
                    if *times == 1 { "was" } else { "were" }
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
