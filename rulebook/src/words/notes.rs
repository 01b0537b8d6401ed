//! What a reader must know about the rules date of a ruling.

use super::grammar::list;
use super::{Sentence, Words};
use crate::known_texts;
use crate::known_texts::Known;
use crate::title::title;
use language::rule::Rule;
use statements::completion::Completion;
use statements::moment::Moment;
use statements::verdict::Verdict;

/// Among so many moments it is looked up which rules a ruling rests on.
const LOOKED_AT: usize = 64;

impl Words<'_> {
    /// What a reader must know about a ruling: that it never ends, that no text of around its date is known, and on which
    /// rules it rests that the text of the date does not have. Usually nothing.
    pub fn notes(self) -> Vec<Sentence> {
        self.unending().into_iter().chain(self.about_the_date()).chain(self.without_a_rule()).collect()
    }

    /// That all ways go round for ever, where none comes to an end and no loop of events says so: something is chosen again
    /// and again, and nothing happens in between.
    pub fn unending(self) -> Option<Sentence> {
        let (graph, completion) = (self.ruling.graph(), self.ruling.completion());
        let goes_on =
            |moment: &Moment| matches!(moment, Moment::Ordering | Moment::Deciding | Moment::Passing);
        let is_endless =
            completion == Completion::Whole && graph.node_count() > 0 && graph.node_weights().all(goes_on);
        let clause = "it never ends, whatever anyone chooses, so the game is a draw";
        is_endless.then(|| self.say(clause, &[Rule::LoopsMandatory]))
    }

    /// That no text of around the ruling's date is known. Usually none.
    pub fn about_the_date(self) -> Option<Sentence> {
        let date = self.ruling.as_of();
        let clause = match known_texts::at(date) {
            Known::Since(_) => return None,
            Known::Between(before, after) => {
                format!("{date} lies between {before} and {after}, and no rules text from between is known")
            }
            Known::After(newest) => {
                format!("{date} lies after {newest}, the newest rules text that is known")
            }
            Known::Before(first) => {
                format!("{date} lies before {first}, the oldest rules text that is known")
            }
        };
        Some(self.say(clause, &[]))
    }

    /// The rules that the first moments rest on and that the text of the ruling's date does not have, if any.
    pub fn without_a_rule(self) -> Option<Sentence> {
        let mut rules: Vec<Rule> = Vec::new();
        for at in self.ruling.graph().node_indices().take(LOOKED_AT) {
            let judged = self.ruling.verdicts(at);
            rules.extend(judged.iter().filter_map(|one| match one.verdict {
                Verdict::Offered => Some(self.rule_of_tier(one.tier)),
                Verdict::Waiting => None,
                Verdict::Not(reason) => self.rules_of_reason(at, one, reason).first().copied(),
            }));
        }
        rules.retain(|rule| !self.has_rule(*rule));
        rules.sort_unstable();
        rules.dedup();
        let titles: Vec<String> =
            rules.iter().map(|rule| format!("\u{201c}{}\u{201d}", title(*rule))).collect();
        (!rules.is_empty()).then(|| {
            self.say(format!("the text of {} has no rule on {}", self.ruling.as_of(), list(&titles)), &rules)
        })
    }
}
