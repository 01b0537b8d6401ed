//! The rules that a ruling cites, and the numbers that the rules texts have.

use std::collections::{BTreeMap, BTreeSet};

use engine::Ruling;
use language::date::Date;
use rulebook::concordance::{Citation, Place};
use rulebook::words::{Sentence, Words};
use statements::verdict::Verdict;

/// Which of the numbers that the program uses each text has; made from the texts by `rulebook`'s tests.
const NUMBERS: &str = include_str!("../../../rulebook/data/numbers.tsv");

/// At most so many moments of one ruling are put into words.
const MOMENTS: usize = 60;

/// The numbers of each text, by its date.
pub fn numbers() -> BTreeMap<Date, BTreeSet<&'static str>> {
    let lines = NUMBERS.lines().filter_map(|line| line.split_once('\t'));
    lines.filter_map(|(date, list)| Some((date.parse().ok()?, list.split(' ').collect()))).collect()
}

/// Every rule that is cited when a ruling is put into words, and every rule behind a refusal.
pub fn cited(ruling: &Ruling) -> BTreeSet<Citation> {
    let words = Words::new(ruling);
    let mut said: Vec<Sentence> = vec![words.ordered_by(), words.completion()];
    let mut cited = BTreeSet::new();
    said.extend(words.decided_by());
    for at in ruling.graph().node_indices().take(MOMENTS) {
        said.extend(words.orderer(at).into_iter().chain(words.asked(at)).chain(words.pending(at)));
        for judged in ruling.verdicts(at) {
            said.push(words.verdict(at, &judged));
            if let Verdict::Not(reason) = judged.verdict {
                cited.insert(words.cite(reason.rule()));
            }
        }
        for step in ruling.steps(at) {
            said.extend(words.step(step).into_iter().chain(words.changes(step)));
        }
    }
    for outcome in ruling.outcomes().iter().take(MOMENTS) {
        said.extend(words.outcome(outcome));
        said.push(words.ways_to(outcome));
    }
    cited.extend(said.into_iter().flat_map(|sentence| sentence.rules));
    cited
}

/// What is wrong with a citation, in words; none when the text of its date has the number, or the citation says
/// that it hasn't.
pub fn not_there(citation: Citation, numbers: &BTreeMap<Date, BTreeSet<&'static str>>) -> Option<String> {
    let said = citation.to_string();
    match citation.place() {
        Place::Here(number) => {
            // Between two texts the number is that of the one before, or already that of the one after.
            let before = numbers.range(..=citation.at).next_back();
            let after = numbers.range(citation.at..).next();
            let has = before.into_iter().chain(after).any(|(_, there)| there.contains(number));
            (!has).then(|| format!("{said} does not exist"))
        }
        Place::Later(..) | Place::Earlier(..) => {
            (!said.starts_with("no rule at this date")).then(|| format!("{said} does not say so"))
        }
        Place::Nowhere => Some(format!("{:?}: {said}", citation.rule)),
    }
}
