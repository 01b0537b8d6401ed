//! What is said at a moment of one effect and several parts of the pending event: each thing once, with its parts.

use petgraph::graph::NodeIndex;

use super::grammar::{counted, either};
use super::{Sentence, Words};
use statements::verdict::{Judged, Reason, Verdict};

/// So many parts are named of which the same is said.
const NAMED: usize = 4;

/// What stands for the parts while it is looked which are alike.
const PARTS: &str = "\u{fffc}";

impl Words<'_> {
    /// What is said of one effect at a moment, whichever parts these are about: each reason once, and where there are
    /// several, of which parts. That it merely looks at other events is left out where anything else is said of it.
    pub fn verdicts(self, at: NodeIndex, judged: &[&Judged]) -> Vec<Sentence> {
        let mut judged = judged.to_vec();
        if judged.iter().any(|one| !is_elsewhere(one)) {
            judged.retain(|one| !is_elsewhere(one));
        }
        let mut groups: Vec<(Sentence, Vec<&Judged>)> = Vec::new();
        for one in judged {
            let said = self.verdict_about(at, one, PARTS);
            match groups.iter_mut().find(|(known, _)| *known == said) {
                Some((_, alike)) => alike.push(one),
                None => groups.push((said, vec![one])),
            }
        }
        let several = groups.len() > 1;
        groups.into_iter().map(|(said, alike)| self.of_parts(at, said, &alike, several)).collect()
    }

    fn of_parts(self, at: NodeIndex, said: Sentence, alike: &[&Judged], several: bool) -> Sentence {
        let Some(first) = alike.first() else { return said };
        let parts = self.parts_named(at, alike);
        if said.text.contains(PARTS) {
            return self.verdict_about(at, first, &parts);
        }
        if !several {
            return said;
        }
        let text = said.text.trim_end_matches('.').to_owned();
        Sentence { text: format!("{text}; that is about {parts}."), rules: said.rules }
    }

    fn parts_named(self, at: NodeIndex, alike: &[&Judged]) -> String {
        let mut names: Vec<String> = Vec::new();
        for one in alike {
            let name = self.part_noun(at, one);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        if let Some(more) = names.len().checked_sub(NAMED).filter(|&more| more > 1) {
            names.truncate(NAMED);
            names.push(counted(more as u64, "other part"));
        }
        either(&names)
    }
}

/// Whether an effect merely looks at events of another kind.
const fn is_elsewhere(one: &Judged) -> bool {
    matches!(one.verdict, Verdict::Not(Reason::OtherEvent))
}
