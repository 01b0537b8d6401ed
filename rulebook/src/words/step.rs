//! Steps: what is picked or answered, and what changes with it.

use petgraph::graph::{EdgeIndex, NodeIndex};

use super::grammar::list;
use super::{Sentence, Words};
use language::rule::Rule;
use statements::ids::EffectId;
use statements::moment::Step;

impl Words<'_> {
    /// A step as a sentence: "Bob picks Furnace."
    pub fn step(self, step: EdgeIndex) -> Option<Sentence> {
        let (from, _) = self.ruling.graph().edge_endpoints(step)?;
        match *self.ruling.graph().edge_weight(step)? {
            Step::Pick { effect, part, multiplicity } => {
                Some(self.picked(from, effect, usize::from(part), multiplicity))
            }
            Step::Happens if !self.ruling.can_happen(from) => {
                Some(self.say("none of it can happen, and so nothing does", &[]))
            }
            Step::Happens => Some(self.say("nothing can be applied, and so it happens", &[])),
            Step::Lane(lane) => Some(self.lane(lane as usize)),
            Step::Answer(id) => {
                let asked = self.ruling.asked(from)?;
                let clause = self.answered(from, &asked, self.ruling.answer(id));
                Some(self.say(clause, &self.rules_of_question(from, &asked)))
            }
        }
    }

    fn picked(self, from: NodeIndex, effect: EffectId, part: usize, multiplicity: u16) -> Sentence {
        let name = match multiplicity {
            0 | 1 => self.effect_name(effect),
            many => format!("{} (one of {many} alike)", self.effect_name(effect)),
        };
        let on = self.picked_for(from, effect, part).map_or_else(String::new, |on| format!(" for {on}"));
        let clause = match self.ruling.orderer(from) {
            Some(orderer) if self.alternatives(from) > 1 => {
                format!("{} picks {name}{on}", self.player(orderer))
            }
            Some(_) | None => format!("{name} comes next{on}: nothing else can be applied"),
        };
        let mut rules = vec![self.rule_of_tier(self.ruling.tier(effect))];
        rules.extend(self.grounds(from, effect, part));
        self.say(clause, &rules)
    }

    /// For which part of the event an effect is picked by a step; none where it is no pick, or for the only part there is.
    pub fn part_of(self, step: EdgeIndex) -> Option<String> {
        let (from, _) = self.ruling.graph().edge_endpoints(step)?;
        let Step::Pick { effect, part, .. } = *self.ruling.graph().edge_weight(step)? else { return None };
        self.picked_for(from, effect, usize::from(part))
    }

    fn picked_for(self, from: NodeIndex, effect: EffectId, part: usize) -> Option<String> {
        self.part_called(from, part).filter(|_| self.parts_for(from, effect) > 1)
    }

    fn alternatives(self, from: NodeIndex) -> usize {
        self.ruling.graph().edges(from).count()
    }

    /// For how many parts an effect can be picked at a moment.
    fn parts_for(self, from: NodeIndex, picked: EffectId) -> usize {
        let of = |step: &Step| matches!(step, Step::Pick { effect, .. } if *effect == picked);
        self.ruling.graph().edges(from).filter(|edge| of(edge.weight())).count()
    }

    /// What a step made applicable and what it stopped. None when nothing changed.
    pub fn changes(self, step: EdgeIndex) -> Option<Sentence> {
        let changes = self.ruling.changes(step);
        let named = |list_of: &[EffectId]| {
            let names: Vec<String> = list_of.iter().map(|&effect| self.effect_name(effect)).collect();
            (!names.is_empty()).then(|| list(&names))
        };
        let became = named(&changes.became_applicable).map(|names| format!("{names} can be applied now"));
        let stopped = named(&changes.stopped).map(|names| format!("{names} can't be applied any more"));
        let clauses: Vec<String> = became.into_iter().chain(stopped).collect();
        (!clauses.is_empty()).then(|| self.say(clauses.join("; "), &[Rule::BecomesApplicable]))
    }

    /// A whole way: each step with what it changed.
    pub fn way(self, steps: &[EdgeIndex]) -> Vec<Sentence> {
        steps.iter().flat_map(|&step| [self.step(step), self.changes(step)]).flatten().collect()
    }
}
