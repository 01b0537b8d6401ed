//! What of an outcome no board holds, in words.

use engine::board::Period;
use engine::timeline::Left;

use super::Sentence;
use super::grammar::{counted, either, possessive, quoted};
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
                "{} under {} control wait to be put on the stack",
                abilities(source, *times),
                possessive(player)
            ),
            Left::Stacked { source, times } => {
                format!("{} were put on the stack", abilities(source, *times))
            }
            Left::Extra { player, period, times } => {
                let noun = match period {
                    Period::Turn => "extra turn",
                    Period::Beginning | Period::Combat | Period::Ending => "additional phase",
                    Period::Step(_) => "additional step",
                };
                let which = if *period == Period::Turn {
                    String::new()
                } else {
                    format!(" ({})", self.period(*period))
                };
                format!("{} has {}{which} to come", player, counted(*times, noun))
            }
            Left::Course => "the turn goes on otherwise than its step says".to_owned(),
            Left::Scheduled { period, whose } => {
                format!("something is to be done in the {} of {}", self.period(*period), either(whose))
            }
            Left::Stayed { commander } => format!("{commander} was left where it went"),
            Left::EnteredUnder { object, player } => {
                format!("{object} entered the battlefield under {} control", possessive(player))
            }
            Left::Gained { object } => format!("{object} has gained abilities as it entered"),
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
