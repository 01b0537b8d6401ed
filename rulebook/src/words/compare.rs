//! Two rulings of one board compared, in words.

use petgraph::graph::NodeIndex;

use super::grammar::list;
use super::{Sentence, Words, fact};
use statements::compare::{Aspect, Parting};
use statements::moment::Moment;

/// In what two moments differ, as a clause.
const fn aspect(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Kind => "it goes on in another way",
        Aspect::Event => "something else happens",
        Aspect::Mover => "another player moves",
        Aspect::Offer => "something else is on offer",
    }
}

/// In what a pair of moments differs, as a sentence: "Another player moves and something else is on offer."
pub fn aspects(parting: &Parting) -> Sentence {
    let clauses: Vec<&str> = parting.aspects.iter().map(|one| aspect(*one)).collect();
    Sentence::new(&list(&clauses), Vec::new())
}

impl Words<'_> {
    /// A moment as a reader compares it with another: what is about to happen, who moves, what is on offer.
    pub fn glance(self, at: NodeIndex) -> Vec<Sentence> {
        match self.ruling.graph()[at] {
            Moment::Outcome | Moment::Loop => {
                let facts = fact::facts(self.vocabulary(), &self.ruling.facts(at));
                vec![self.say(format!("it ends here: {facts}"), &[])]
            }
            Moment::Open => vec![self.say("this was not explored", &[])],
            Moment::Ordering | Moment::Deciding | Moment::Passing | Moment::Split => {
                let who = self.orderer(at).or_else(|| self.asked(at));
                let steps = self.ruling.steps(at).into_iter().filter_map(|step| self.step(step));
                self.pending(at).into_iter().chain(who).chain(steps).collect()
            }
        }
    }
}
