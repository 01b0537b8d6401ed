//! How it ends: outcomes, how many ways lead to them, and who can bring what about.
//!
//! What takes a pass over the whole graph is worked out once, when it is asked for the first time.

use hashbrown::HashMap;
use petgraph::graph::{EdgeIndex, NodeIndex};

use super::Ruling;
use crate::answer::force::Game;
use crate::answer::force::all::Powers;
use crate::answer::outcome_reader::unknown;
use crate::answer::ways::Ways;
use crate::answer::{facts, lanes, paths, predicate};
use crate::pending::situation::Situation;
use crate::table::Table;
use language::effect::Tier;
use statements::error::Problem;
use statements::fact::Fact;
use statements::ids::{EffectId, PlayerId};
use statements::moment::Moment;
use statements::outcome::{Alike, Answered, Outcome, Paths};
use statements::predicate::Predicate;
use statements::shown::EffectName;

/// What is said of an outcome: its facts, whether it is a loop that nobody can stop, and its lane.
type Told = (Vec<Fact>, Option<bool>, Option<usize>);

impl Ruling {
    /// The moments at which it ends, loops included, in the order in which they were found.
    pub fn ends(&self) -> &[NodeIndex] {
        let is_end = |&at: &NodeIndex| matches!(self.built.graph[at], Moment::Outcome | Moment::Loop);
        self.known.ends.get_or_init(|| self.built.graph.node_indices().filter(is_end).collect())
    }

    /// The distinct outcomes, loops included, in the order of [`Self::ends`].
    pub fn outcomes(&self) -> Vec<Outcome> {
        let mut outcomes: Vec<Outcome> = self.ends().iter().map(|&node| self.outcome(node)).collect();
        if self.lane_count() > 1 {
            lanes::without_shared_counts(&mut outcomes);
        }
        outcomes
    }

    /// The first so many outcomes, told apart from each other alone: of a ruling that has stopped there may be very many.
    pub fn first_outcomes(&self, most: usize) -> Vec<Outcome> {
        if self.ends().len() <= most {
            return self.outcomes();
        }
        let ends = &self.ends()[..most];
        let told = self.told_of(ends).into_iter().zip(ends);
        let mut outcomes: Vec<Outcome> =
            told.map(|((facts, plain), &node)| self.outcome_of(node, facts, plain)).collect();
        if self.lane_count() > 1 {
            lanes::without_shared_counts(&mut outcomes);
        }
        outcomes
    }

    /// The situation in which nothing has happened.
    pub(crate) fn start(&self) -> &Situation {
        &self.built.start
    }

    /// Everything that the ruling has met.
    pub(crate) fn table(&self) -> &Table {
        &self.built.table
    }

    /// The tier of an effect at the ruling's date: before which others it comes.
    pub fn tier(&self, id: EffectId) -> Tier {
        self.built.table.effect(id).tier
    }

    /// What an effect is called by [`crate::options::InForce`].
    pub fn effect_name(&self, id: EffectId) -> EffectName {
        let entry = self.built.table.effect(id);
        let source = entry.source.map(|source| self.object(source).to_owned());
        EffectName { label: entry.label.clone(), source }
    }

    /// The effect of this name: its label, or its label and source as in `Doubler of Furnace`. A label that several
    /// sources share means the effects of all of them.
    ///
    /// # Errors
    /// When the ruling met no such effect; the error names the most similar one.
    pub fn effect_called(&self, name: &str) -> Result<EffectName, Problem> {
        let labels: Vec<String> = self.effect_ids().map(|id| self.effect(id).label.to_owned()).collect();
        if labels.iter().any(|label| label == name) {
            return Ok(EffectName { label: name.to_owned(), source: None });
        }
        let full = |one: &EffectName| one.source.as_ref().map(|of| format!("{} of {of}", one.label));
        let mut names = self.effect_ids().map(|id| self.effect_name(id));
        names.find(|one| full(one).as_deref() == Some(name)).ok_or_else(|| unknown("effect", name, &labels))
    }

    pub(crate) fn outcome(&self, node: NodeIndex) -> Outcome {
        let (facts, plain) = self.told(node).clone();
        self.outcome_of(node, facts, plain)
    }

    fn outcome_of(&self, node: NodeIndex, facts: Vec<Fact>, plain: usize) -> Outcome {
        Outcome {
            node,
            facts,
            plain,
            paths: self.paths_to(node),
            mandatory_loop: self.situation(node).looped,
            lane: self.lane_of(node),
        }
    }

    /// How many paths lead from the start to a moment.
    pub fn paths_to(&self, at: NodeIndex) -> Paths {
        let counts = self.known.paths.get_or_init(|| paths::count(&self.built.graph));
        counts.as_ref().map_or(Paths::Endless, |counts| counts[at.index()])
    }

    /// All paths from the start to any outcome. In a ruling of lanes: the ways through each, in every combination;
    /// when in between another lane goes on is not counted, as it changes nothing.
    pub fn paths(&self) -> Paths {
        if self.lane_count() > 0 {
            return self.lanes().into_iter().map(|lane| lane.paths).fold(Paths::Exactly(1), Paths::and);
        }
        if self.ends().is_empty() && paths::is_cyclic(&self.built.graph) {
            return Paths::Endless;
        }
        self.paths_to_any(self.ends().iter().copied())
    }

    fn paths_to_any(&self, ends: impl Iterator<Item = NodeIndex>) -> Paths {
        ends.map(|at| self.paths_to(at)).fold(Paths::Exactly(0), Paths::plus)
    }

    /// A shortest way from the start to a moment, step by step; empty at the start. In a ruling of lanes through the
    /// moment's lane alone.
    pub fn shortest(&self, to: NodeIndex) -> Vec<EdgeIndex> {
        self.known.ways.get_or_init(|| Ways::of(&self.built.graph)).to(&self.built.graph, to)
    }

    /// Whether all steps that can be taken at a moment are in the graph.
    pub fn is_explored(&self, at: NodeIndex) -> bool {
        self.built.graph[at] != Moment::Open && self.built.cut != Some(at)
    }

    pub(crate) fn game(&self) -> Game<'_> {
        Game { graph: &self.built.graph, movers: &self.built.movers, cut: self.built.cut }
    }

    /// What each player can bring about where an outcome lies, and its place there.
    fn powers(&self, outcome: NodeIndex) -> Option<(&Powers, usize)> {
        let (lane, place) = self.place_of(outcome)?;
        Some((self.known.powers.get_or_init(|| self.all_powers()).get(lane)?, place))
    }

    /// The players who can make sure that it ends in this outcome, whatever the others choose and chance brings.
    /// The first question takes a few passes over the graph, all others nothing.
    pub fn can_force(&self, outcome: NodeIndex) -> Vec<PlayerId> {
        self.powers(outcome).map_or_else(Vec::new, |(powers, place)| powers.force(place))
    }

    /// The players who can make sure that it does not end in this outcome, whatever the others choose and chance
    /// brings. One who can go round for ever instead can. The first question takes a few passes over the graph.
    pub fn can_avoid(&self, outcome: NodeIndex) -> Vec<PlayerId> {
        self.powers(outcome).map_or_else(Vec::new, |(powers, place)| powers.avoid(place))
    }

    /// The players who can make sure that it ends so that a predicate is true.
    ///
    /// # Errors
    /// [`Problem::AcrossLanes`] in a ruling of lanes. Otherwise when the predicate names something that the board does
    /// not have, or compares what has no number.
    pub fn can_force_that(&self, predicate: &Predicate) -> Result<Vec<PlayerId>, Problem> {
        let ends = self.ends_with(predicate)?;
        Ok(self.players_who(|player| self.game().can_force(player, &ends)))
    }

    /// The players who can make sure that it does not end so that a predicate is true.
    ///
    /// # Errors
    /// [`Problem::AcrossLanes`] in a ruling of lanes. Otherwise when the predicate names something that the board does
    /// not have, or compares what has no number.
    pub fn can_avoid_that(&self, predicate: &Predicate) -> Result<Vec<PlayerId>, Problem> {
        let ends = self.ends_with(predicate)?;
        Ok(self.players_who(|player| self.game().can_avoid(player, &ends)))
    }

    /// Everything that is known about a predicate: in which outcomes it is true, how many ways lead there, and who
    /// can make sure that it comes true or does not.
    ///
    /// # Errors
    /// [`Problem::AcrossLanes`] in a ruling of lanes. Otherwise when the predicate names something that the board does
    /// not have, or compares what has no number.
    pub fn answer_to(&self, predicate: &Predicate) -> Result<Answered, Problem> {
        let ends = self.ends_with(predicate)?;
        let place = |at: &NodeIndex| self.ends().binary_search(at).ok();
        Ok(Answered {
            outcomes: ends.iter().filter_map(place).collect(),
            of: self.ends().len(),
            paths: self.paths_to_any(ends.iter().copied()),
            forced_by: self.players_who(|player| self.game().can_force(player, &ends)),
            avoided_by: self.players_who(|player| self.game().can_avoid(player, &ends)),
        })
    }

    fn players_who(&self, can: impl Fn(PlayerId) -> bool) -> Vec<PlayerId> {
        (0..self.players()).map(PlayerId::at).filter(|&player| can(player)).collect()
    }

    /// The ends of which a predicate is true.
    fn ends_with(&self, predicate: &Predicate) -> Result<Vec<NodeIndex>, Problem> {
        if self.lane_count() > 0 {
            return Err(Problem::AcrossLanes { lanes: self.lane_count() });
        }
        // Names are looked at even where there is no outcome to ask.
        predicate::holds(&self.built.table, &self.built.start, predicate)?;
        let holds = |&&at: &&NodeIndex| {
            predicate::holds(&self.built.table, self.situation(at), predicate).unwrap_or(false)
        };
        Ok(self.ends().iter().filter(holds).copied().collect())
    }

    /// Whether a predicate is true of an outcome.
    ///
    /// # Errors
    /// When the predicate names something that the board does not have, or compares what has no number.
    pub fn is_so(&self, outcome: NodeIndex, predicate: &Predicate) -> Result<bool, Problem> {
        predicate::holds(&self.built.table, self.situation(outcome), predicate)
    }

    /// The players and the board's objects that the next state-based actions leave in the game and on the battlefield after an
    /// outcome, by name, in the order of the board.
    pub(crate) fn survivors(&self, outcome: NodeIndex) -> Vec<String> {
        predicate::survivors(&self.built.table, self.situation(outcome))
    }

    /// Whether a fact is true of an outcome.
    ///
    /// # Errors
    /// When it names something that the board does not have.
    pub fn holds(&self, outcome: NodeIndex, fact: &Fact) -> Result<bool, Problem> {
        facts::holds(&self.built.table, self.situation(outcome), fact)
    }

    /// The outcomes by what is said of them: those with the same facts together, with the number of paths to any
    /// of them. In the order in which the first of each was found.
    pub fn alike(&self) -> Vec<Alike> {
        let mut places: HashMap<Told, usize> = HashMap::default();
        let mut found: Vec<Alike> = Vec::new();
        for (place, outcome) in self.outcomes().into_iter().enumerate() {
            let facts = outcome.facts.clone();
            let at =
                *places.entry((outcome.facts, outcome.mandatory_loop, outcome.lane)).or_insert(found.len());
            if at == found.len() {
                found.push(Alike { facts, outcomes: Vec::new(), paths: Paths::Exactly(0) });
            }
            found[at].outcomes.push(place);
            found[at].paths = found[at].paths.plus(outcome.paths);
        }
        found
    }
}
