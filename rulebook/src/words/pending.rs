//! The pending event: its parts one by one, and told as a whole.

use engine::ruling::{Happening, Part};
use petgraph::graph::NodeIndex;

use super::grammar::{Subject, list, sentence};
use super::happening::Told;
use super::{Sentence, Words};

/// A root of the pending event with what it contains.
struct Strand {
    told: Told,
    /// ", and so ..." for everything contained.
    tail: String,
}

impl Words<'_> {
    /// What is about to happen, part by part in the order of the event, with how deep each part is contained in
    /// others. Empty at an outcome.
    pub fn parts(self, at: NodeIndex) -> Vec<(usize, String)> {
        let parts = self.ruling.pending(at);
        let told = (0..parts.len()).filter_map(|place| Some((place, self.told(parts, place)?)));
        told.map(|(place, told)| (depth(parts, place), capital(&told.clause()))).collect()
    }

    /// What is about to happen, as one sentence. None at an outcome.
    pub fn pending(self, at: NodeIndex) -> Option<Sentence> {
        let parts = self.ruling.pending(at);
        let roots = (0..parts.len()).filter(|&place| parts[place].within.is_none());
        let strands = roots.filter_map(|place| self.strand(parts, place)).collect();
        let clauses = together(strands);
        (!clauses.is_empty()).then(|| self.say(clauses.join("; "), &[]))
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

    fn strand(self, parts: &[Part], at: usize) -> Option<Strand> {
        let told = self.told(parts, at)?;
        let tail = self.contained(parts, at, &told.subject);
        Some(Strand { told, tail })
    }

    /// What a part contains, as it follows the part's own clause.
    fn contained(self, parts: &[Part], at: usize, subject: &Subject) -> String {
        let mut tail = String::new();
        for inside in (0..parts.len()).filter(|&place| parts[place].within.map(usize::from) == Some(at)) {
            tail.push_str(&self.one_contained(parts, inside, subject));
        }
        tail
    }

    fn one_contained(self, parts: &[Part], at: usize, outer: &Subject) -> String {
        let Some(told) = self.told(parts, at) else { return String::new() };
        let own = if self.goes_without_saying(parts, at) {
            String::new()
        } else if told.subject == *outer {
            format!(", and so {}", told.whole_predicate())
        } else {
            format!(", and so {}", told.clause())
        };
        format!("{own}{}", self.contained(parts, at, &told.subject))
    }

    /// Whether the outer part says it all: created tokens that enter as they are, under their creator's control.
    fn goes_without_saying(self, parts: &[Part], at: usize) -> bool {
        let outer = parts[at].within.and_then(|outer| parts.get(usize::from(outer)));
        let Some(Happening::Create { player, .. }) = outer.map(|outer| outer.happening) else { return false };
        let Happening::Enter(entering) = parts[at].happening else { return false };
        entering.controller == player && self.how_it_enters(entering).is_empty()
    }
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
        match groups.iter_mut().find(|group| group.first().is_some_and(|first| alike(first, &strand))) {
            Some(group) => group.push(strand),
            None => groups.push(vec![strand]),
        }
    }
    groups.iter().filter_map(|group| told_as_one(group)).collect()
}

/// Whether two strands differ only in whom they affect.
fn alike(one: &Strand, other: &Strand) -> bool {
    let same = one.told.predicate == other.told.predicate
        && one.told.now == other.told.now
        && one.tail == other.tail
        && one.told.object.is_empty() == other.told.object.is_empty();
    same && (one.told.object.is_empty() || one.told.subject == other.told.subject)
}

fn told_as_one(group: &[Strand]) -> Option<String> {
    let first = group.first()?;
    let mut told = first.told.clone();
    if group.len() > 1 && told.object.is_empty() {
        let subjects: Vec<&str> = group.iter().map(|strand| strand.told.subject.text.as_str()).collect();
        told.subject = Subject::many(list(&subjects));
        told.predicate = format!("each {}", told.predicate);
    } else if group.len() > 1 {
        let objects: Vec<&str> = group.iter().map(|strand| strand.told.object.as_str()).collect();
        told.object = format!("each of {}", list(&objects));
    }
    Some(format!("{}{}", told.clause(), first.tail))
}
