//! The pending event: its parts one by one, and told as a whole.

use petgraph::graph::NodeIndex;

use super::fact::times;
use super::grammar::{Subject, count, either, list, sentence, thousands};
use super::happening::Told;
use super::state_based::was_so;
use super::{Sentence, Words};
use language::rule::Rule;
use statements::happening::Happening;
use statements::ids::{ObjectId, Target};
use statements::part::Part;
use statements::question::{Answer, Question};
use statements::state_based::StateBased;

/// A root of the pending event with what it contains.
struct Strand {
    told: Told,
    /// ", and so ..." for everything contained.
    tail: String,
    /// Whether the tail goes on with the same subject, left out.
    goes_on: bool,
}

/// The part that contains others.
#[derive(Clone, Copy)]
struct Outer<'a> {
    subject: &'a Subject,
    /// What it is said to do.
    predicate: &'a str,
    /// Whether it has happened.
    now: bool,
}

impl Words<'_> {
    /// What is about to happen, part by part in the order of the event, with how deep each part is contained in
    /// others. Empty at an outcome.
    pub fn parts(self, at: NodeIndex) -> Vec<(usize, String)> {
        let parts = self.ruling.pending(at);
        let told = (0..parts.len()).filter_map(|place| Some((place, self.told(parts, place)?)));
        told.map(|(place, told)| {
            let due = self.due(&parts[place], &told.subject.text);
            (depth(parts, place), capital(&format!("{}{due}", told.clause())))
        })
        .collect()
    }

    /// For which state-based actions a part is due: ", since Bear had lethal damage [CR 704.5g (2026-04-17)]". Empty for
    /// all else.
    fn due(self, part: &Part, of: &str) -> String {
        let why = |why: &StateBased| was_so(self.vocabulary(), *why, of);
        let due: Vec<String> = self.ruling.due(part).iter().map(why).collect();
        let rules = self.rules_behind(part).into_iter().chain(self.same_result(part));
        let rules: Vec<String> = rules.map(|rule| self.cite(rule).to_string()).collect();
        let since = if due.is_empty() { String::new() } else { format!(", since {}", list(&due)) };
        if rules.is_empty() { since } else { format!("{since} [{}]", list(&rules)) }
    }

    /// The rules that make a part happen of itself, of those that there are at the date.
    pub(super) fn rules_behind(self, part: &Part) -> Vec<Rule> {
        self.ruling.rules_behind(part).into_iter().filter(|&rule| self.has_rule(rule)).collect()
    }

    /// The rule by which several state-based actions that would do the same are one event, where a part is due for several
    /// and the date has it.
    pub(super) fn same_result(self, part: &Part) -> Option<Rule> {
        let several = self.ruling.due(part).len() > 1;
        several.then_some(Rule::SbaSameResult).filter(|&rule| self.has_rule(rule))
    }

    /// What is about to happen, as one sentence. None at an outcome.
    pub fn pending(self, at: NodeIndex) -> Option<Sentence> {
        let parts = self.ruling.pending(at);
        let roots = (0..parts.len()).filter(|&place| parts[place].within.is_none());
        let strands = roots.filter_map(|place| self.strand(parts, place, false)).collect();
        let clauses = together(strands);
        let mut rules = self.rules_behind_all(parts);
        rules.extend(parts.iter().find_map(|part| self.same_result(part)));
        (!clauses.is_empty()).then(|| self.say(clauses.join("; "), &rules))
    }

    /// The rules that make the parts of an event happen of themselves; where several are due at once, also the one by which
    /// that is one event.
    pub(super) fn rules_behind_all(self, parts: &[Part]) -> Vec<Rule> {
        let mut rules: Vec<Rule> = parts.iter().flat_map(|part| self.rules_behind(part)).collect();
        rules.dedup();
        let due = parts.iter().filter(|part| !self.ruling.due(part).is_empty()).count();
        rules.extend((due > 1 && self.has_rule(Rule::SbaCheck)).then_some(Rule::SbaCheck));
        let along = parts.len() > 1 && rules.contains(&Rule::Ascend) && self.has_rule(Rule::BlessingFirst);
        rules.extend(along.then_some(Rule::BlessingFirst));
        rules
    }

    /// What is about to happen in a few words, for small boxes: "6 damage to Bob". Empty at an outcome.
    pub fn short(self, at: NodeIndex) -> String {
        let parts = self.ruling.pending(at);
        let roots = (0..parts.len()).filter(|&place| parts[place].within.is_none());
        roots.filter_map(|place| self.short_part(parts, place)).collect::<Vec<_>>().join(", ")
    }

    fn short_part(self, parts: &[Part], at: usize) -> Option<String> {
        if let Happening::Damage { to, amount, dealt, .. } = parts.get(at)?.happening {
            let dealt = if dealt { " dealt" } else { "" };
            return Some(format!("{amount} damage{dealt} to {}", self.target(to)));
        }
        let told = self.told(parts, at)?;
        Some(told.subject.does(&told.whole_predicate()))
    }

    /// The question which of several things happens to an object, or to each of several like ones.
    pub(super) fn goes(
        self,
        at: NodeIndex,
        who: &Subject,
        what: ObjectId,
        many: u64,
        parts: &[usize],
    ) -> String {
        let ways: Vec<String> = parts.iter().map(|&part| self.where_to(at, part)).collect();
        let of = if many > 1 { "each of " } else { "" };
        format!("{} what is to happen to {of}{}: {}", who.does("choose"), self.object(what), either(&ways))
    }

    /// The answer: so many are to go each way.
    pub(super) fn went(
        self,
        at: NodeIndex,
        who: &Subject,
        (what, many): (ObjectId, u64),
        chosen: &[(usize, u64)],
    ) -> String {
        let told = chosen.iter().filter(|(_, share)| *share > 0).map(|&(part, share)| {
            let some = if share < many { format!("{} of ", count(share)) } else { String::new() };
            format!("for {some}{} {}", self.object(what), self.where_to(at, part))
        });
        format!("{} {}", who.does("choose"), list(&told.collect::<Vec<_>>()))
    }

    /// What was chosen to happen to an object that would go to several places, in a few words; none where something else is asked.
    pub fn where_it_goes(self, at: NodeIndex, answer: &Answer) -> Option<String> {
        let (asked, Answer::Division(shares)) = (self.ruling.asked(at)?, answer) else { return None };
        let Question::Goes { many, parts, .. } = &asked.question else { return None };
        let told = shares.iter().zip(parts).filter(|(share, _)| **share > 0).map(|(&share, &part)| {
            let some =
                if share < *many { format!("{} ", thousands(u128::from(share))) } else { String::new() };
            format!("{some}{}", self.where_to(at, part))
        });
        Some(list(&told.collect::<Vec<_>>()))
    }

    /// What would happen by a part: "to be exiled".
    fn where_to(self, at: NodeIndex, part: usize) -> String {
        let told = self.told(self.ruling.pending(at), part);
        told.map_or_else(String::new, |told| format!("to {}", told.whole_predicate()))
    }

    /// What has happened at once, as clauses: "Alice gains 1 life".
    pub(super) fn past(self, parts: &[Part]) -> Vec<String> {
        let roots = (0..parts.len()).filter(|&place| parts[place].within.is_none());
        together(roots.filter_map(|place| self.strand(parts, place, true)).collect())
    }

    /// A root with what it contains, as it would be or, if so, is `now`.
    fn strand(self, parts: &[Part], at: usize, now: bool) -> Option<Strand> {
        let told = self.told(parts, at)?;
        let told = Told { now: told.now || now, ..told };
        let predicate = told.whole_predicate();
        let tail = self.contained(parts, at, Outer { subject: &told.subject, predicate: &predicate, now });
        let inside = (0..parts.len()).find(|&place| parts[place].within.map(usize::from) == Some(at));
        let subject = inside.and_then(|place| self.told(parts, place)).map(|told| told.subject);
        let goes_on = now && subject.as_ref() == Some(&told.subject);
        Some(Strand { told, tail, goes_on })
    }

    /// What a part contains, as it follows the part's own clause: ", and so be put into its owner's graveyard".
    fn contained(self, parts: &[Part], at: usize, outer: Outer<'_>) -> String {
        let within = |&place: &usize| parts[place].within.map(usize::from) == Some(at);
        let is_news = |&place: &usize| !outer.now || !is_plain_result(parts, place);
        let (with, inside): (Vec<usize>, Vec<usize>) =
            (0..parts.len()).filter(within).filter(is_news).partition(|&place| enters_with(parts, place));
        let with: Vec<String> =
            with.into_iter().filter_map(|place| self.entering_with(&parts[place], outer.subject)).collect();
        let with = if with.is_empty() { String::new() } else { format!(" {}", list(&with)) };
        let inside = inside.into_iter();
        let clauses: Vec<String> =
            inside.filter_map(|place| self.one_contained(parts, place, outer)).collect();
        if clauses.is_empty() { with } else { format!("{with}, and so {}", list(&clauses)) }
    }

    /// The counters that something would enter with, as they follow the entering of what is told of as `comer`.
    fn entering_with(self, part: &Part, comer: &Subject) -> Option<String> {
        let Happening::EnterCounters { kind, amount, .. } = part.happening else { return None };
        Some(self.with_counters(comer, kind, amount))
    }

    /// One contained part with what it contains itself. None when there is nothing to say.
    fn one_contained(self, parts: &[Part], at: usize, outer: Outer<'_>) -> Option<String> {
        let told = self.told(parts, at)?;
        let told = Told { now: told.now || outer.now, ..told };
        let predicate = told.whole_predicate();
        let own = Outer { subject: &told.subject, predicate: &predicate, now: outer.now };
        let tail = self.contained(parts, at, own);
        // What is called the same as what contains it, such as the cards that are milled, is said once.
        let again = told.subject == *outer.subject && predicate == outer.predicate;
        if (again || self.goes_without_saying(parts, at)) && !tail.starts_with(" with") {
            return tail.strip_prefix(", and so ").map(str::to_owned);
        }
        let own = if told.subject != *outer.subject {
            told.clause()
        } else if outer.now {
            told.subject.verb(&told.whole_predicate())
        } else {
            told.whole_predicate()
        };
        Some(format!("{own}{tail}"))
    }

    /// Whether the outer part says it all: created tokens that enter as they are, under their creator's control.
    fn goes_without_saying(self, parts: &[Part], at: usize) -> bool {
        let outer = parts[at].within.and_then(|outer| parts.get(usize::from(outer)));
        let Some(Happening::Create { player, .. }) = outer.map(|outer| outer.happening) else { return false };
        let Happening::Enter(entering) = parts[at].happening else { return false };
        let creator = parts[at].within.map(|outer| self.creator(parts, usize::from(outer), player));
        Some(entering.controller) == creator && self.how_it_enters(entering).is_empty()
    }
}

/// Whether a part is what damage always results in: as much loss of life, or as much damage marked.
fn is_plain_result(parts: &[Part], at: usize) -> bool {
    let outer = parts[at].within.and_then(|outer| parts.get(usize::from(outer)));
    let Some(Happening::Damage { to, amount: dealt, .. }) = outer.map(|outer| outer.happening) else {
        return false;
    };
    if let Happening::LoseLife { player, amount } = parts[at].happening {
        return to == Target::Player(player) && amount == dealt;
    }
    matches!(parts[at].happening, Happening::MarkDamage { object, amount }
        if to == Target::Object(object) && amount == dealt)
}

/// Whether a part is counters that something would enter with, contained in its entering. Some come of another event that is
/// contained there.
fn enters_with(parts: &[Part], at: usize) -> bool {
    let outer = parts[at].within.and_then(|outer| parts.get(usize::from(outer)));
    matches!(parts[at].happening, Happening::EnterCounters { .. })
        && outer.is_none_or(|outer| outer.happening.entering().is_some())
}

fn depth(parts: &[Part], at: usize) -> usize {
    let outer = |place: &usize| parts.get(*place).and_then(|part| part.within).map(usize::from);
    std::iter::successors(Some(at), outer).take(parts.len()).count() - 1
}

/// The clause with a capital.
fn capital(clause: &str) -> String {
    sentence(clause).trim_end_matches('.').to_owned()
}

/// Tells like strands together: "Earthquake would deal 2 damage to each of Bob and Bear".
fn together(strands: Vec<Strand>) -> Vec<String> {
    let mut groups: Vec<Vec<Strand>> = Vec::new();
    for strand in strands {
        match groups.iter_mut().find(|group| fits(group, &strand)) {
            Some(group) => group.push(strand),
            None => groups.push(vec![strand]),
        }
    }
    let told: Vec<Strand> = groups.iter().filter_map(|group| told_as_one(group)).collect();
    chained(&told)
}

/// Whether a strand says the same as a group but for whom it affects, or but for who does it.
fn fits(group: &[Strand], strand: &Strand) -> bool {
    let like = |one: &Strand| {
        one.told.predicate == strand.told.predicate
            && one.told.now == strand.told.now
            && one.tail == strand.tail
            && one.told.object.is_empty() == strand.told.object.is_empty()
    };
    let same_subject = group.iter().all(|one| one.told.subject == strand.told.subject);
    let same_object = group.iter().all(|one| one.told.object == strand.told.object);
    group.iter().all(like) && (same_object || same_subject) && all_alike_or_none(group, strand)
}

/// Whether a strand is the same as all of a group, or as none of a group that isn't one clause again and again.
fn all_alike_or_none(group: &[Strand], strand: &Strand) -> bool {
    let same = |one: &Strand, other: &Strand| {
        one.told.subject == other.told.subject && one.told.object == other.told.object
    };
    let alike = group.iter().filter(|one| same(one, strand)).count();
    let again = group.windows(2).any(|pair| same(&pair[0], &pair[1]));
    alike == group.len() || alike == 0 && !again
}

fn told_as_one(group: &[Strand]) -> Option<Strand> {
    let first = group.first()?;
    let mut told = first.told.clone();
    if group.len() > 1 && group.iter().all(|one| one.told == told) {
        let tail = format!("{}, {}", first.tail, times(group.len() as u64));
        return Some(Strand { told, tail, goes_on: first.goes_on });
    }
    if group.len() > 1 && group.iter().all(|one| one.told.object == told.object) {
        let subjects: Vec<&str> = group.iter().map(|strand| strand.told.subject.text.as_str()).collect();
        told.subject = Subject::many(list(&subjects));
        told.predicate = format!("each {}", told.predicate);
    } else if group.len() > 1 {
        let objects: Vec<&str> = group.iter().map(|strand| strand.told.object.as_str()).collect();
        told.object = format!("each of {}", list(&objects));
    }
    let each = first.goes_on && told.subject != first.told.subject;
    let tail = if each { first.tail.replacen("and so ", "and so each ", 1) } else { first.tail.clone() };
    Some(Strand { told, tail, goes_on: first.goes_on })
}

/// Clauses with the same subject in one: "Storm would deal 2 damage to Bob and 1 damage to Alice".
fn chained(strands: &[Strand]) -> Vec<String> {
    let mut runs: Vec<Vec<&Strand>> = Vec::new();
    for strand in strands {
        match runs.last_mut() {
            Some(run) if run.last().is_some_and(|last| follows(last, strand)) => run.push(strand),
            Some(_) | None => runs.push(vec![strand]),
        }
    }
    runs.iter().filter_map(|run| told_in_one_breath(run)).collect()
}

/// Whether a strand goes on where the last one ended: damage from the same source.
fn follows(last: &Strand, strand: &Strand) -> bool {
    let deals = |one: &Strand| one.tail.is_empty() && one.told.predicate.starts_with("deal ");
    last.told.subject == strand.told.subject
        && last.told.now == strand.told.now
        && deals(last)
        && deals(strand)
}

fn told_in_one_breath(run: &[&Strand]) -> Option<String> {
    let (first, rest) = run.split_first()?;
    let mut told = first.told.clone();
    let mut predicates = vec![told.whole_predicate()];
    predicates
        .extend(rest.iter().map(|one| one.told.whole_predicate().trim_start_matches("deal ").to_owned()));
    told.predicate = list(&predicates);
    told.object = String::new();
    Some(format!("{}{}", told.clause(), first.tail))
}
