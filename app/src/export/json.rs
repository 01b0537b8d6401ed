//! A ruling for other programs. `app/JSON.md` documents every field; a test holds the two together.

mod asked;
mod diff;
mod fields;
mod reporter;

pub use asked::{AskedEntry, Told, WhyEntry, WithoutEntry};
pub use diff::{DIFF_SCHEMA, DiffReport, PartingEntry, SideEntry, SwitchEntry};
pub use fields::{BoardNote, Choice, Edge, Lane, NamedCard, Node, NotOffered, OutcomeEntry, Report, SCHEMA};

use fields::{CostEntry, CostLineEntry, UnreadEntry};
use petgraph::graph::{EdgeIndex, NodeIndex};
use petgraph::visit::EdgeRef;
use reporter::{Reporter, completion, written};

use super::questions::Answers;
use crate::opened::Opened;
use crate::presentation::label;
use crate::presentation::reading::{can_tell_force, number};
use engine::Ruling;
use language::rule::Rule;
use rulebook::concordance::{Citation, number as rule_number};
use rulebook::words::cost::{CostSaid, Costing};
use rulebook::words::vocabulary::tier;
use statements::ids::PlayerId;
use statements::moment::{Moment, Step};
use statements::outcome::{Outcome, Paths};
use statements::verdict::{Judged, Reason, Verdict};

impl Report {
    /// The report on a ruling, with the answers to what was asked besides.
    pub fn of(opened: &Opened, ruling: &Ruling, answers: &Answers) -> Self {
        let from = Reporter { ruling, words: opened.words(ruling) };
        let start = ruling.graph().node_indices().next();
        Self {
            schema: SCHEMA,
            board: opened.file.title.clone(),
            as_of: ruling.as_of().to_string(),
            completion: completion(ruling.completion()),
            depends_on: UnreadEntry::all(ruling),
            notes: from.words.notes().iter().map(ToString::to_string).collect(),
            board_notes: opened
                .notes(ruling)
                .into_iter()
                .map(|(at, note)| BoardNote { at, note: note.text })
                .collect(),
            paths: written(ruling.paths()),
            cards: from.words.named_cards().into_iter().map(named_card).collect(),
            outcomes: written(ruling.joint_outcomes()),
            split: start.filter(|&at| ruling.graph()[at] == Moment::Split).map(|at| from.node(at)),
            lanes: from.lanes(),
            asked: from.asked(answers),
            why: from.why(answers),
            without: from.without(answers),
        }
    }
}

impl Reporter<'_> {
    /// The lanes; all of the ruling as one where there are none.
    fn lanes(&self) -> Vec<Lane> {
        let mut outcomes = self.outcomes().into_iter().peekable();
        let mut lane = |first: NodeIndex, affects: Vec<String>, paths: Paths| {
            let last = self.ruling.moments_beside(first).last().map_or(0, number);
            let edges = self.ruling.moments_beside(first).flat_map(|at| self.ruling.graph().edges(at));
            let mut edges: Vec<_> = edges.map(|e| (e.id(), e.source(), e.target())).collect();
            edges.sort_unstable();
            Lane {
                affects,
                paths: written(paths),
                nodes: self.ruling.moments_beside(first).map(|at| self.node(at)).collect(),
                edges: edges.into_iter().map(|(step, from, to)| self.edge(step, from, to)).collect(),
                outcomes: std::iter::from_fn(|| outcomes.next_if(|outcome| outcome.id <= last)).collect(),
            }
        };
        let lanes = self.ruling.lanes();
        if lanes.is_empty() {
            return vec![lane(NodeIndex::new(0), Vec::new(), self.ruling.paths())];
        }
        let name = |target| self.words.target(target).to_owned();
        lanes
            .into_iter()
            .map(|one| lane(one.first, one.targets.into_iter().map(name).collect(), one.paths))
            .collect()
    }

    fn node(&self, at: NodeIndex) -> Node {
        let asked = self.ruling.asked(at);
        let judged = self.ruling.verdicts(at);
        let offered = judged.iter().filter(|j| j.verdict == Verdict::Offered);
        Node {
            id: number(at),
            kind: kind(self.ruling.graph()[at]),
            pending: self.words.parts(at).into_iter().map(|(_, words)| words).collect(),
            costs: self.words.costs(at).into_iter().map(cost).collect(),
            orderer: self.ruling.orderer(at).map(|p| self.words.player(p).to_owned()),
            decider: asked.as_ref().and_then(|a| a.decider).map(|p| self.words.player(p).to_owned()),
            question: self.words.asked(at).map(|question| question.text),
            rules: self.rules_of_moment(at),
            tier: offered.clone().next().map(|j| tier(j.tier).to_owned()),
            offered: offered.map(|j| self.choice(j)).collect(),
            not_offered: judged.iter().filter_map(|j| self.not_offered(at, j)).collect(),
        }
    }

    fn choice(&self, judged: &Judged) -> Choice {
        let effect = self.words.effect_name(judged.effect);
        let card = self.words.card_of(judged.effect);
        Choice { effect, part: judged.part + 1, multiplicity: judged.multiplicity, card }
    }

    fn not_offered(&self, at: NodeIndex, judged: &Judged) -> Option<NotOffered> {
        let (reason, rule) = match judged.verdict {
            Verdict::Offered => return None,
            Verdict::Waiting => ("waiting".to_owned(), None),
            Verdict::Not(reason) => (key(reason), self.rule_of(at, judged, reason)),
        };
        Some(NotOffered {
            effect: self.words.effect_name(judged.effect),
            part: judged.part + 1,
            reason,
            rule,
            card: self.words.card_of(judged.effect),
        })
    }

    fn edge(&self, step: EdgeIndex, from: NodeIndex, to: NodeIndex) -> Edge {
        let asked = self.ruling.asked(from);
        let changes = self.ruling.changes(step);
        let (role, by, effect, choice, multiplicity) = match self.ruling.graph()[step] {
            Step::Pick { effect, multiplicity, .. } => {
                ("orders", self.ruling.orderer(from), Some(effect), None, multiplicity)
            }
            Step::Happens | Step::Lane(_) => ("happens", None, None, None, 1),
            Step::Answer(_) => {
                let (decider, effect) = asked.map_or((None, None), |a| (a.decider, a.effect));
                ("decides", decider, effect, Some(label::step(self.ruling, self.words, step)), 1)
            }
        };
        Edge {
            from: number(from),
            to: number(to),
            by: by.map(|p| self.words.player(p).to_owned()),
            role,
            choice,
            effect: effect.map(|e| self.words.effect_name(e)),
            rule: self.rule_of_step(step),
            rules: self.rules_of_step(step),
            multiplicity,
            became_applicable: changes.became_applicable.iter().map(|e| self.words.effect_name(*e)).collect(),
            stopped_applying: changes.stopped.iter().map(|e| self.words.effect_name(*e)).collect(),
        }
    }

    fn outcomes(&self) -> Vec<OutcomeEntry> {
        let names =
            |players: Vec<PlayerId>| players.into_iter().map(|p| self.words.player(p).to_owned()).collect();
        let tells_force = can_tell_force(self.ruling);
        let entry = |outcome: &Outcome| OutcomeEntry {
            id: number(outcome.node),
            facts: outcome.facts.iter().map(|fact| self.words.fact(fact).text).collect(),
            a_path: self.way(outcome.node),
            paths: written(outcome.paths),
            can_be_forced_by: tells_force.then(|| names(self.ruling.can_force(outcome.node))),
            can_be_avoided_by: tells_force.then(|| names(self.ruling.can_avoid(outcome.node))),
        };
        self.ruling.outcomes().iter().map(entry).collect()
    }

    /// The rule that decides that an effect can't be picked.
    fn rule_of(&self, at: NodeIndex, judged: &Judged, reason: Reason) -> Option<String> {
        self.rule(*self.words.rules_of_reason(at, judged, reason).first()?)
    }

    fn rule(&self, rule: Rule) -> Option<String> {
        rule_number(rule, self.ruling.as_of()).map(str::to_owned)
    }

    /// The rules by which somebody picks at a moment, or is asked there.
    fn rules_of_moment(&self, at: NodeIndex) -> Vec<String> {
        let said = self.words.orderer(at).or_else(|| self.words.asked(at));
        self.numbers(said.iter().flat_map(|said| &said.rules))
    }

    fn numbers<'c>(&self, rules: impl Iterator<Item = &'c Citation>) -> Vec<String> {
        rules.filter_map(|cited| self.rule(cited.rule)).collect()
    }

    /// The rules by which a step is taken: by which an effect is picked and does what it does, or which are behind a question.
    fn rules_of_step(&self, step: EdgeIndex) -> Vec<String> {
        let said = self.words.step(step);
        self.numbers(said.iter().flat_map(|said| &said.rules))
    }

    /// The first of these.
    fn rule_of_step(&self, step: EdgeIndex) -> Option<String> {
        self.rules_of_step(step).into_iter().next()
    }

    /// The moments of a shortest way to an outcome, the start and the outcome included.
    fn way(&self, to: NodeIndex) -> Vec<usize> {
        let ends =
            self.ruling.shortest(to).into_iter().filter_map(|step| self.ruling.graph().edge_endpoints(step));
        let mut way: Vec<usize> = ends.map(|(from, _)| number(from)).collect();
        way.push(number(to));
        way
    }
}

fn cost(cost: Costing) -> CostEntry {
    let line = |line: CostSaid| CostLineEntry {
        mana: line.mana,
        rule: line.why.rules.first().and_then(|rule| rule.number()).map(|(number, _)| number.to_owned()),
        why: line.why.text,
        now: line.now,
    };
    let Costing { spell, player, lines, total } = cost;
    CostEntry { spell, player, lines: lines.into_iter().map(line).collect(), total }
}

fn named_card(card: rulebook::words::origin::NamedCard) -> NamedCard {
    let rulebook::words::origin::NamedCard { object, card, of_card, of_board } = card;
    NamedCard { object, card, from_card: of_card, from_board: of_board }
}

/// A reason as board files write it.
fn key(reason: Reason) -> String {
    match serde_json::to_value(reason) {
        Ok(serde_json::Value::String(key)) => key,
        Ok(_) | Err(_) => String::new(),
    }
}

const fn kind(moment: Moment) -> &'static str {
    match moment {
        Moment::Ordering => "ordering",
        Moment::Deciding => "deciding",
        Moment::Passing => "passing",
        Moment::Outcome => "outcome",
        Moment::Loop => "loop",
        Moment::Open => "open",
        Moment::Split => "split",
    }
}
