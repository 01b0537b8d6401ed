//! What one may ask of a ruling.

use petgraph::graph::{DiGraph, EdgeIndex, NodeIndex};
use petgraph::visit::EdgeRef;

use super::judge::Hearing;
use super::{
    Asked, Completion, EffectShown, FormShown, Judged, Lane, Moment, Part, Ruling, Step, Verdict, build,
    situation,
};
use crate::answer::{Changes, Fact, Outcome, Paths, facts, force::Game, lanes, paths, ways};
use crate::board::Counter;
use crate::date::Date;
use crate::error::Problem;
use crate::ids::{Answer, AnswerId, CounterId, EffectId, FormId, ObjectId, PlayerId, Target, TextId};

impl Ruling {
    /// The graph. Node 0 is the start. Parallel edges occur, and cycles.
    pub fn graph(&self) -> &DiGraph<Moment, Step> {
        &self.built.graph
    }

    /// The rules date.
    pub fn as_of(&self) -> Date {
        self.built.table.date
    }

    /// Whether it is whole.
    pub fn completion(&self) -> Completion {
        self.built.completion
    }

    fn situation(&self, at: NodeIndex) -> &situation::Situation {
        &self.built.situations[at.index()]
    }

    fn hearing(&self, at: NodeIndex) -> Hearing<'_> {
        Hearing::new(&self.built.table, self.situation(at))
    }

    /// The pending event at a moment; empty at an outcome. A part's `within` names an earlier part.
    pub fn pending(&self, at: NodeIndex) -> &[Part] {
        &self.situation(at).parts
    }

    /// Who makes a player's choices: the player, or another who controls them.
    pub fn chooser(&self, player: PlayerId) -> PlayerId {
        self.built.table.chooser(player)
    }

    /// Who picks at an `Ordering` moment; for a player whom another controls, that other.
    pub fn orderer(&self, at: NodeIndex) -> Option<PlayerId> {
        self.built.movers[at.index()].filter(|_| self.built.graph[at] == Moment::Ordering)
    }

    /// Who picks or answers at a moment.
    pub fn mover(&self, at: NodeIndex) -> Option<PlayerId> {
        self.built.movers[at.index()]
    }

    /// The player who would order for a part: the affected player, the affected object's controller, or its owner;
    /// for a player whom another controls, that other.
    pub fn orderer_of(&self, at: NodeIndex, part: usize) -> Option<PlayerId> {
        let hearing = self.hearing(at);
        let part = self.situation(at).parts.get(part)?;
        let orderer = crate::event::affected(hearing.state, hearing.view, part).orderer;
        Some(self.chooser(orderer))
    }

    /// What is asked at a `Deciding` moment.
    pub fn asked(&self, at: NodeIndex) -> Option<Asked> {
        let situation = self.situation(at);
        let asking = situation.asking.as_deref()?;
        let (decider, question) = self.built.questions.get(&at).cloned()?;
        let so_far = build::told(&self.built.table, asking);
        Some(Asked { decider, effect: asking.pick.as_ref().map(|pick| pick.effect), question, so_far })
    }

    /// Every effect in force against every part of the pending event. Empty at an outcome, and where the event
    /// splits: its lanes have them.
    pub fn verdicts(&self, at: NodeIndex) -> Vec<Judged> {
        if self.built.graph[at] == Moment::Split {
            return Vec::new();
        }
        let hearing = self.hearing(at);
        let (all, folded) = (hearing.offers(false), hearing.offers(true));
        let mut judged = Vec::new();
        for part in 0..self.situation(at).parts.len() {
            for effect in self.effects_at(at) {
                let verdict = hearing.verdict(all.as_ref(), effect, part);
                let here = u16::try_from(part).unwrap_or(u16::MAX);
                let same = |pick: &&situation::Pick| pick.effect == effect && pick.parts.contains(&here);
                let pick = folded.as_ref().and_then(|offers| offers.picks.iter().find(same));
                let multiplicity =
                    pick.map_or(u16::from(verdict != Verdict::Offered), |pick| pick.multiplicity);
                let tier = self.built.table.effect(effect).tier;
                judged.push(Judged { effect, part, verdict, tier, multiplicity });
            }
        }
        judged
    }

    /// The effects in force at a moment, those that travel with the event and those of what enters included, and
    /// those that were in force at the start and aren't any more.
    pub fn effects_at(&self, at: NodeIndex) -> Vec<EffectId> {
        let hearing = self.hearing(at);
        let at_start = self.built.table.view(self.built.start.board);
        let mut found: Vec<EffectId> = hearing.view.all_effects().chain(at_start.all_effects()).collect();
        for part in &self.situation(at).parts {
            found.extend(&hearing.table.origin(part.from).unless);
            if let Some(coming) = hearing.coming(part) {
                found.extend(coming.own.iter().chain(&coming.general));
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Effects that can be applied to some part now, tiers and turns aside.
    fn applicable(&self, at: NodeIndex) -> Vec<EffectId> {
        let hearing = self.hearing(at);
        let parts = self.situation(at).parts.len();
        let can = |effect: &EffectId| {
            (0..parts).map(|part| hearing.seat(part)).any(|seat| {
                hearing.candidates(seat.part).any(|candidate| candidate == *effect)
                    && hearing.judge(*effect, &seat).is_ok()
            })
        };
        self.effects_at(at).into_iter().filter(can).collect()
    }

    /// What a step made applicable and what it stopped.
    pub fn changes(&self, step: EdgeIndex) -> Changes {
        let Some((from, to)) = self.built.graph.edge_endpoints(step) else { return Changes::default() };
        let picked = match self.built.graph[step] {
            Step::Pick { effect, .. } => Some(effect),
            Step::Lane(_) => return Changes::default(),
            Step::Happens => None,
            Step::Answer(_) => {
                self.situation(from).asking.as_deref().and_then(|a| a.pick.as_ref()).map(|p| p.effect)
            }
        };
        let (before, after) = (self.applicable(from), self.applicable(to));
        let new = after.iter().copied().filter(|effect| !before.contains(effect));
        let gone = before.iter().copied().filter(|effect| !after.contains(effect) && Some(*effect) != picked);
        Changes { became_applicable: new.collect(), stopped: gone.collect() }
    }

    /// An answer that an `Answer` step gave.
    pub fn answer(&self, id: AnswerId) -> &Answer {
        self.built.table.answers.get(id.index())
    }

    /// The distinct outcomes, loops included, in the order in which they were found.
    pub fn outcomes(&self) -> Vec<Outcome> {
        let counts = paths::count(&self.built.graph);
        let ends = self.built.graph.node_indices();
        let ends = ends.filter(|&at| matches!(self.built.graph[at], Moment::Outcome | Moment::Loop));
        let outcome = |node: NodeIndex| Outcome {
            node,
            facts: facts::all(&self.built.table, &self.built.start, self.situation(node)),
            paths: counts.as_ref().map_or(Paths::Endless, |counts| counts[node.index()]),
            mandatory_loop: self.situation(node).looped,
            lane: self.lane_of(node),
        };
        let mut outcomes: Vec<Outcome> = ends.map(outcome).collect();
        if self.built.lanes.len() > 1 {
            lanes::without_shared_counts(&mut outcomes);
        }
        outcomes
    }

    /// The lanes, when the event splits; none when all of it is ruled on together.
    pub fn lanes(&self) -> Vec<Lane> {
        let counts = paths::count(&self.built.graph);
        let count = |at: NodeIndex| counts.as_ref().map_or(Paths::Endless, |counts| counts[at.index()]);
        let spans = self.built.lanes.iter();
        let lanes = spans.map(|span| {
            let is_end = |at: &NodeIndex| matches!(self.built.graph[*at], Moment::Outcome | Moment::Loop);
            let outcomes: Vec<NodeIndex> = span.nodes().filter(is_end).collect();
            let paths = outcomes.iter().map(|&at| count(at)).fold(Paths::Exactly(0), Paths::plus);
            let (parts, targets) = (span.roots.clone(), span.targets.clone());
            Lane { first: span.first, parts, targets, outcomes, paths }
        });
        lanes.collect()
    }

    /// The lane in which a moment lies, by its place in [`Self::lanes`]; none for the start, and without lanes.
    pub fn lane_of(&self, at: NodeIndex) -> Option<usize> {
        let after = self.built.lanes.partition_point(|span| span.first <= at);
        after.checked_sub(1).filter(|&lane| self.built.lanes[lane].contains(at))
    }

    /// Everyone and everything that a lane's parts affect or change: see [`Lane::targets`]. Empty for a lane that
    /// isn't there.
    pub fn lane_targets(&self, lane: usize) -> &[Target] {
        self.built.lanes.get(lane).map_or(&[], |span| &span.targets)
    }

    /// How many lanes there are; 0 when all of the event is ruled on together.
    pub fn lane_count(&self) -> usize {
        self.built.lanes.len()
    }

    /// The moments of the lane in which a moment lies; all moments where there is none.
    pub fn moments_beside(&self, at: NodeIndex) -> impl Iterator<Item = NodeIndex> + use<> {
        let game = self.game(at);
        let first = game.first.index();
        (first..first + game.moments).map(NodeIndex::new)
    }

    /// How many outcomes the whole event has: in a ruling of lanes one outcome of each, in every combination.
    pub fn joint_outcomes(&self) -> Paths {
        let is_end = |at: &NodeIndex| matches!(self.built.graph[*at], Moment::Outcome | Moment::Loop);
        let count = |ends: usize| Paths::Exactly(ends as u128);
        if self.built.lanes.is_empty() {
            return count(self.built.graph.node_indices().filter(is_end).count());
        }
        let lanes = self.built.lanes.iter();
        lanes.map(|span| count(span.nodes().filter(is_end).count())).fold(Paths::Exactly(1), Paths::and)
    }

    /// All paths from the start to any outcome. In a ruling of lanes: the ways through each, in every combination;
    /// when in between another lane goes on is not counted, as it changes nothing.
    pub fn paths(&self) -> Paths {
        if self.built.lanes.is_empty() {
            return paths::all(&self.built.graph);
        }
        self.lanes().into_iter().map(|lane| lane.paths).fold(Paths::Exactly(1), Paths::and)
    }

    /// A shortest way from the start to a node; in a ruling of lanes through its lane alone.
    pub fn shortest(&self, to: NodeIndex) -> Vec<EdgeIndex> {
        let start = NodeIndex::new(0);
        let Some(lane) = self.lane_of(to) else { return ways::shortest(&self.built.graph, start, to) };
        let first = self.built.lanes[lane].first;
        let into = self.built.graph.find_edge(start, first);
        into.into_iter().chain(ways::shortest(&self.built.graph, first, to)).collect()
    }

    /// All of it, or the lane in which a moment lies.
    fn game(&self, at: NodeIndex) -> Game<'_> {
        let (graph, movers) = (&self.built.graph, &self.built.movers[..]);
        let (first, moments) = match self.lane_of(at) {
            Some(lane) => (self.built.lanes[lane].first, self.built.lanes[lane].moments),
            None => (NodeIndex::new(0), graph.node_count()),
        };
        Game { graph, movers, first, moments }
    }

    /// The players who can make sure that it ends in this outcome, whatever the others choose.
    pub fn can_force(&self, outcome: NodeIndex) -> Vec<PlayerId> {
        let game = self.game(outcome);
        self.players_who(|player| game.can_force(player, outcome))
    }

    /// The players who can make sure that it does not end in this outcome, whatever the others choose.
    pub fn can_avoid(&self, outcome: NodeIndex) -> Vec<PlayerId> {
        let game = self.game(outcome);
        self.players_who(|player| game.can_avoid(player, outcome))
    }

    fn players_who(&self, can: impl Fn(PlayerId) -> bool) -> Vec<PlayerId> {
        (0..self.players()).map(PlayerId::at).filter(|&player| can(player)).collect()
    }

    /// Everyone who picks among two or more at some moment, in turn order.
    pub fn ordered_by(&self) -> Vec<PlayerId> {
        self.movers(Moment::Ordering, |at| {
            let picks = self.built.graph.edges(at).map(|edge| match edge.weight() {
                Step::Pick { multiplicity, .. } => usize::from(*multiplicity),
                Step::Answer(_) | Step::Happens | Step::Lane(_) => 0,
            });
            picks.sum::<usize>() > 1
        })
    }

    /// Everyone who answers a question at some moment, in turn order.
    pub fn decided_by(&self) -> Vec<PlayerId> {
        self.movers(Moment::Deciding, |_| true)
    }

    fn movers(&self, kind: Moment, counts: impl Fn(NodeIndex) -> bool) -> Vec<PlayerId> {
        let mut found = Vec::new();
        for at in self.built.graph.node_indices().filter(|&at| self.built.graph[at] == kind) {
            if let Some(player) = self.built.movers[at.index()]
                && !found.contains(&player)
                && counts(at)
            {
                found.push(player);
            }
        }
        found.sort_unstable();
        found
    }

    /// The steps out of a moment, in the order in which they were explored.
    pub fn steps(&self, at: NodeIndex) -> Vec<EdgeIndex> {
        let mut steps: Vec<EdgeIndex> = self.built.graph.edges(at).map(|edge| edge.id()).collect();
        steps.sort_unstable();
        steps
    }

    /// An effect, for showing.
    pub fn effect(&self, id: EffectId) -> EffectShown<'_> {
        let entry = self.built.table.effect(id);
        EffectShown { label: &entry.label, source: entry.source, effect: &entry.body, of_rules: entry.rule }
    }

    /// Who controls an effect when it looks at a part of the pending event.
    pub fn controller(&self, at: NodeIndex, effect: EffectId, part: usize) -> Option<PlayerId> {
        self.situation(at).parts.get(part)?;
        Some(self.hearing(at).controller(effect, part))
    }

    /// How many effects the ruling met.
    pub fn effects(&self) -> usize {
        self.built.table.entries.len()
    }

    /// The id of each effect that the ruling met.
    pub fn effect_ids(&self) -> impl Iterator<Item = EffectId> + use<> {
        (0..self.effects()).map(EffectId::at)
    }

    /// A player's name.
    pub fn player(&self, id: PlayerId) -> &str {
        self.built.table.player_name(id)
    }

    /// The player at a place in turn order.
    pub fn player_at(&self, place: usize) -> Option<PlayerId> {
        (place < self.players()).then(|| PlayerId::at(place))
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.built.table.player_names.len()
    }

    /// What an object is shown as: its id, or for a new token its name.
    pub fn object(&self, id: ObjectId) -> &str {
        self.built.table.object_name(id)
    }

    /// The name of what a token is or of what an entering permanent has become.
    pub fn form_name(&self, id: FormId) -> &str {
        &self.built.table.print(self.built.table.form(id).print).name
    }

    /// How something enters.
    pub fn form(&self, id: FormId) -> FormShown<'_> {
        let form = self.built.table.form(id);
        FormShown {
            name: self.form_name(id),
            tapped: form.tapped,
            counters: form.counters.iter().map(|&(kind, amount)| (self.counter(kind), amount)).collect(),
            copy_of: form.copy_of,
            color: form.color,
            player: form.player,
            word: form.word.map(|word| self.text(word)),
            number: form.number,
            transformed: form.transformed,
            face_down: form.face_down,
            attached_to: form.attached_to,
        }
    }

    /// A kind of counter.
    pub fn counter(&self, id: CounterId) -> &Counter {
        self.built.table.counters.get(id.index())
    }

    /// The words of an opaque event.
    pub fn text(&self, id: TextId) -> &str {
        self.built.table.texts.get(id.index())
    }

    /// Whether a fact is true of an outcome.
    ///
    /// # Errors
    /// When it names something that the board does not have.
    pub fn holds(&self, outcome: NodeIndex, fact: &Fact) -> Result<bool, Problem> {
        facts::holds(&self.built.table, self.situation(outcome), fact)
    }
}
