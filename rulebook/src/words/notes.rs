//! What a reader must know about the rules date of a ruling.

use super::grammar::list;
use super::{Sentence, Words};
use crate::keywords::{self, Named, Nearest};
use crate::known_texts;
use crate::known_texts::Known;
use crate::title::title;
use language::date::Date;
use language::effect::EventPattern;
use language::event::{Deed, Event};
use language::rule::Rule;
use language::select::What;
use language::walk::Node;
use statements::completion::Completion;
use statements::moment::Moment;
use statements::verdict::Verdict;

/// Among so many moments it is looked up which rules a ruling rests on.
const LOOKED_AT: usize = 64;

impl Words<'_> {
    /// What a reader must know about a ruling: on which unread text it depends, that it never ends, that no text of around its date is known, on which rules
    /// it rests that the text of the date does not have, and which keywords. Usually nothing.
    pub fn notes(self) -> Vec<Sentence> {
        let about_rules = self.about_the_date().into_iter().chain(self.without_a_rule());
        self.depends_on()
            .into_iter()
            .chain(self.on_unknown())
            .chain(self.unending())
            .chain(about_rules)
            .chain(self.without_a_keyword())
            .collect()
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

    /// The keywords that the board speaks of and that the text of the ruling's date does not have, if any. None where the
    /// board is not known.
    pub fn without_a_keyword(self) -> Option<Sentence> {
        let date = self.ruling.as_of();
        let mut lacking: Vec<Named> = Vec::new();
        Node::Board(self.board?).each(&mut |node| {
            if let Some(name) = spoken_of(node)
                && keywords::number_of(name, date).is_none()
                && !lacking.contains(&name)
            {
                lacking.push(name);
            }
        });
        let told: Vec<String> = lacking.into_iter().map(|name| told(name, date)).collect();
        (!told.is_empty()).then(|| {
            let judged = "what stands here is judged by the nearest text that has it";
            self.say(format!("the text of {date} has no keyword {}; {judged}", list(&told)), &[])
        })
    }
}

/// The name of a keyword, where something is one or asks for one.
fn spoken_of(node: Node<'_>) -> Option<Named> {
    if let Node::Keyword(keyword) = node {
        keyword.of().map(Named::Ability)
    } else if let Node::What(What::HasKeyword(name)) = node {
        Some(Named::Ability(*name))
    } else if let Node::Event(Event::Deed { deed: Deed::Action(action), .. })
    | Node::EventPattern(EventPattern::Deed { deed: Deed::Action(action), .. }) = node
    {
        Some(Named::Action(*action))
    } else {
        None
    }
}

/// A keyword that a date does not have, with the number and day by which it is one: the first to come, or the last that was.
fn told(name: Named, date: Date) -> String {
    let words = name.words();
    match keywords::nearest(name, date) {
        Some(Nearest::Comes(number, from)) => {
            format!("\u{201c}{words}\u{201d} (from CR {number} ({from}) on)")
        }
        Some(Nearest::Was(number, until)) => format!("\u{201c}{words}\u{201d} (CR {number} until {until})"),
        None => format!("\u{201c}{words}\u{201d}"),
    }
}
