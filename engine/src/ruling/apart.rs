//! What is said of outcomes of which otherwise the same would be told: the pieces of their boards in which they differ.

use hashbrown::HashMap;
use petgraph::graph::NodeIndex;

use super::Ruling;
use super::known::ToldOfEnds;
use crate::answer::differences::differences;
use crate::answer::pieces;
use statements::fact::Fact;

/// What is said of an outcome in any case: its facts, whether it is a loop that nobody can stop, and its lane.
type Told<'f> = (&'f [Fact], Option<bool>, Option<usize>);

impl Ruling {
    /// What is different at an end from the start, and what the ledger says. Where that is the same of another end, or nothing
    /// although the board is another one, it is said in what these boards differ.
    pub fn facts(&self, end: NodeIndex) -> Vec<Fact> {
        self.told(end).0.clone()
    }

    /// What is said of an end, and how many of these facts in any case: the first ones.
    pub(crate) fn told(&self, end: NodeIndex) -> &(Vec<Fact>, usize) {
        static NOTHING: (Vec<Fact>, usize) = (Vec::new(), 0);
        let all = self.known.told.get_or_init(|| self.told_of(self.ends()));
        self.ends().binary_search(&end).ok().and_then(|place| all.get(place)).unwrap_or(&NOTHING)
    }

    /// What is said of some ends, told apart from each other.
    pub(crate) fn told_of(&self, ends: &[NodeIndex]) -> ToldOfEnds {
        let plain = |&end: &NodeIndex| differences(&self.built.table, &self.built.start, self.situation(end));
        let plain: Vec<Vec<Fact>> = ends.iter().map(plain).collect();
        let mut places: HashMap<Told<'_>, usize> = HashMap::default();
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for (place, (facts, &end)) in plain.iter().zip(ends).enumerate() {
            let told = (&facts[..], self.situation(end).looped, self.lane_of(end));
            let at = *places.entry(told).or_insert(groups.len());
            if at == groups.len() {
                groups.push(Vec::new());
            }
            groups[at].push(place);
        }
        let mut apart: Vec<(usize, Vec<Fact>)> = Vec::new();
        for group in groups {
            let ends: Vec<NodeIndex> = group.iter().map(|&place| ends[place]).collect();
            let is_other = |&end: &NodeIndex| self.situation(end).board != self.built.start.board;
            let is_silent = plain[group[0]].is_empty() && ends.iter().any(is_other);
            if group.len() > 1 || is_silent {
                apart.extend(group.into_iter().zip(self.apart(&ends, is_silent)));
            }
        }
        drop(places);
        let with_number = |facts: Vec<Fact>| {
            let many = facts.len();
            (facts, many)
        };
        let mut told: ToldOfEnds = plain.into_iter().map(with_number).collect();
        for (place, facts) in apart {
            told[place].0.extend(facts);
        }
        told
    }

    /// In what ends differ of which otherwise the same is said, or what each says, where nothing is: as far as there are words
    /// for it, and where that is not enough, field by field.
    fn apart(&self, group: &[NodeIndex], whole: bool) -> Vec<Vec<Fact>> {
        let all = |&end: &NodeIndex| pieces::all(&self.built.table, &self.built.start, self.situation(end));
        let all: Vec<Vec<Fact>> = group.iter().map(all).collect();
        let in_words = |facts: &Vec<Fact>| facts.iter().filter(|fact| !is_bare(fact)).cloned().collect();
        let worded: Vec<Vec<Fact>> = all.iter().map(in_words).collect();
        let silent = |facts: &[Vec<Fact>]| {
            // One of them may be the board of the start.
            whole && facts.iter().zip(&all).any(|(said, all)| said.is_empty() && !all.is_empty())
        };
        let alike = |facts: &[Vec<Fact>]| (1..facts.len()).any(|at| facts[..at].contains(&facts[at]));
        let chosen = if alike(&worded) || silent(&worded) { all } else { worded };
        let shared = |fact: &Fact| !whole && chosen.iter().all(|facts| facts.contains(fact));
        let own = |facts: &Vec<Fact>| facts.iter().filter(|fact| !shared(fact)).cloned().collect();
        chosen.iter().map(own).collect()
    }
}

/// Whether there are no words for what a fact says.
fn is_bare(fact: &Fact) -> bool {
    matches!(fact, Fact::OnBoard(piece, _) if piece.is_bare())
}
