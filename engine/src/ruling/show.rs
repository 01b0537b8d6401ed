//! What one may ask of a ruling.

use hashbrown::{HashMap, HashSet};
use petgraph::graph::{DiGraph, EdgeIndex, NodeIndex};
use petgraph::visit::EdgeRef;

use super::Ruling;
use crate::cost::calculate;
use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::{self, Asking};
use crate::settling::choosing;
use crate::table::queue::Todo;
use crate::table::scene::Scene;
use language::board::Counter;
use language::date::Date;
use language::rule::Rule;
use statements::completion::Completion;
use statements::cost::Calculation;
use statements::forbids::Forbids;
use statements::happening::{Entering, Happening};
use statements::ids::{AbilityId, AnswerId, CounterId, EffectId, FormId, ObjectId, PlayerId, Target, TextId};
use statements::moment::{Moment, Step};
use statements::outcome::Changes;
use statements::part::Part;
use statements::question::{Answer, Asked};
use statements::shown::{ByWhatItDoes, Drawing, EffectShown, FormShown, Holder};
use statements::state_based::StateBased;
use statements::verdict::{Judged, Verdict};

/// Among so many moments it is looked up when an effect is met first.
const EARLY: usize = 64;

impl Ruling {
    /// The graph. Node 0 is the start. Parallel edges occur, and cycles.
    pub fn graph(&self) -> &DiGraph<Moment, Step> {
        &self.built.graph
    }

    /// The rules date.
    pub fn as_of(&self) -> Date {
        self.built.table.terms.date
    }

    /// Whether it is whole.
    pub fn completion(&self) -> Completion {
        self.built.completion
    }

    pub(crate) fn situation(&self, at: NodeIndex) -> &situation::Situation {
        &self.built.situations[at.index()]
    }

    fn pending_event(&self, at: NodeIndex) -> PendingEvent<'_> {
        PendingEvent::new(&self.built.table, self.situation(at))
    }

    /// The pending event at a moment; empty at an outcome. A part's `within` names an earlier part.
    pub fn pending(&self, at: NodeIndex) -> &[Part] {
        &self.situation(at).parts
    }

    /// The state-based actions for which a part of a pending event is due; empty for what nothing but an effect, an
    /// instruction or the turn makes happen.
    pub fn due(&self, part: &Part) -> &[StateBased] {
        &self.built.table.origin(part.from).due
    }

    /// The rules that make a part of an event happen of itself: of the state-based actions for which it is due, of day and
    /// night. Empty for what an effect, an instruction or the turn makes happen.
    pub fn rules_behind(&self, part: &Part) -> Vec<Rule> {
        let origin = self.built.table.origin(part.from);
        origin.due.iter().map(|why| why.rule()).chain(origin.rule).collect()
    }

    /// What a triggered ability is called: by its source, and with what its words refer to where that is anything.
    pub fn ability_name(&self, ability: AbilityId) -> String {
        self.built.table.ability_label(ability)
    }

    /// What a triggered ability does, with who "you" is and what "this" is, if another that the ruling has met is called the
    /// same and does something else; none where its name tells it.
    pub fn ability_by_what_it_does(&self, ability: AbilityId) -> Option<ByWhatItDoes<'_>> {
        let table = &self.built.table;
        let (does, name) = (table.ability(ability).does, table.ability_label(ability));
        let mut others = (0..table.abilities.len()).map(AbilityId::at);
        let namesake = others.any(|id| table.ability(id).does != does && table.ability_label(id) == name);
        let about = table.ability_env(ability).about;
        namesake.then(|| ByWhatItDoes { does: table.block(does), you: about.you, this: about.this })
    }

    /// Who makes a player's choices at a moment: the player, or another who controls them.
    pub fn chooser(&self, at: NodeIndex, player: PlayerId) -> PlayerId {
        let table = &self.built.table;
        table.chooser(table.board(self.situation(at).board), player)
    }

    /// What each card that would be cast at a moment costs, as far as its mana cost is known.
    pub fn costs(&self, at: NodeIndex) -> Vec<Calculation> {
        let scene = Scene::new(&self.built.table, self.situation(at).board);
        let cost = |part: &Part| {
            let Happening::Cast { object, player, .. } = part.happening else { return None };
            calculate(scene, object, player).ok().flatten()
        };
        self.situation(at).parts.iter().filter_map(cost).collect()
    }

    /// Who picks at an `Ordering` moment; for a player whom another controls, that other.
    pub fn orderer(&self, at: NodeIndex) -> Option<PlayerId> {
        self.built.movers[at.index()].filter(|_| self.built.graph[at] == Moment::Ordering)
    }

    /// Who picks or answers at a moment.
    pub fn mover(&self, at: NodeIndex) -> Option<PlayerId> {
        self.built.movers[at.index()]
    }

    /// Whether any part of the pending event can happen. What can't, or would be nothing, doesn't.
    pub fn can_happen(&self, at: NodeIndex) -> bool {
        let pending = self.pending_event(at);
        (0..self.pending(at).len()).any(|part| !pending.is_nothing(part) && !pending.forbidden(part))
    }

    /// The player who would order for a part: the affected player, the affected object's controller, or its owner;
    /// for a player whom another controls, that other.
    pub fn orderer_of(&self, at: NodeIndex, part: usize) -> Option<PlayerId> {
        let pending = self.pending_event(at);
        let part = self.situation(at).parts.get(part)?;
        let orderer = crate::judging::affected::affected(pending.state, pending.view, part).orderer;
        Some(self.chooser(at, orderer))
    }

    /// What is asked at a `Deciding` moment.
    pub fn asked(&self, at: NodeIndex) -> Option<Asked> {
        let situation = self.situation(at);
        let asking = situation.asking.as_deref()?;
        let (decider, question) = self.built.questions.get(&at).cloned()?;
        let so_far = choosing::told(&self.built.table, asking);
        Some(Asked { decider, effect: asking.effect(), question, so_far })
    }

    /// Every effect in force against every part of the pending event. Empty at an outcome, and where the event
    /// splits: its lanes have them.
    pub fn verdicts(&self, at: NodeIndex) -> Vec<Judged> {
        if self.built.graph[at] == Moment::Split {
            return Vec::new();
        }
        let pending = self.pending_event(at);
        let (all, folded) = (pending.offers(false), pending.offers(true));
        let event = pending.judged();
        let mut judged = Vec::new();
        for (part, _) in (0u16..).zip(&self.situation(at).parts) {
            for effect in self.effects_at(at) {
                let verdict = pending.verdict(&event, all.as_ref(), effect, part);
                let same = |pick: &&situation::Pick| pick.effect == effect && pick.parts.contains(&part);
                let pick = folded.as_ref().and_then(|offers| offers.picks.iter().find(same));
                let multiplicity =
                    pick.map_or(u16::from(verdict != Verdict::Offered), |pick| pick.multiplicity);
                let tier = self.built.table.effect(effect).tier;
                judged.push(Judged { effect, part: usize::from(part), verdict, tier, multiplicity });
            }
        }
        judged
    }

    /// The effects in force at a moment, those that travel with the event and those of what enters included, and
    /// those that were in force at the start and aren't any more.
    pub fn effects_at(&self, at: NodeIndex) -> Vec<EffectId> {
        let pending = self.pending_event(at);
        let at_start = self.built.table.view(self.built.start.board);
        let mut found: Vec<EffectId> = pending.view.all_effects().chain(at_start.all_effects()).collect();
        for part in &self.situation(at).parts {
            found.extend(&pending.table.origin(part.from).unless);
            if let Some(coming) = pending.coming(part) {
                found.extend(coming.own.iter().chain(&coming.general).chain(&coming.lost));
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The first moment at which something is pending and an effect is in force, of the first few moments; none where it comes
    /// into force later.
    pub fn met_early(&self, id: EffectId) -> Option<NodeIndex> {
        let met = self.known.met_early.get_or_init(|| {
            let mut met = HashMap::default();
            for at in self.built.graph.node_indices().take(EARLY).filter(|&at| !self.pending(at).is_empty()) {
                for effect in self.effects_at(at) {
                    met.entry(effect).or_insert(at);
                }
            }
            met
        });
        met.get(&id).copied()
    }

    /// Effects that can be applied to some part now, tiers and turns aside; sorted.
    fn applicable(&self, at: NodeIndex) -> Vec<EffectId> {
        let pending = self.pending_event(at);
        let mut can: HashSet<EffectId> = HashSet::default();
        for part in 0..self.situation(at).parts.len() {
            let context = pending.context(part);
            let fresh = |effect: &EffectId| !can.contains(effect) && pending.judge(*effect, &context).is_ok();
            let found: Vec<EffectId> = pending.candidates(context.part).filter(fresh).collect();
            can.extend(found);
        }
        self.effects_at(at).into_iter().filter(|effect| can.contains(effect)).collect()
    }

    /// What a step made applicable and what it stopped.
    pub fn changes(&self, step: EdgeIndex) -> Changes {
        let Some((from, to)) = self.built.graph.edge_endpoints(step) else { return Changes::default() };
        let picked = match self.built.graph[step] {
            Step::Pick { effect, .. } => Some(effect),
            Step::Lane(_) => return Changes::default(),
            Step::Happens => None,
            Step::Answer(_) => self.situation(from).asking.as_deref().and_then(Asking::effect),
        };
        let (before, after) = (self.applicable(from), self.applicable(to));
        let not_in = |all: &[EffectId], effect: EffectId| all.binary_search(&effect).is_err();
        let new = after.iter().copied().filter(|&effect| not_in(&before, effect));
        let gone = before.iter().copied().filter(|&one| not_in(&after, one) && Some(one) != picked);
        Changes { became_applicable: new.collect(), stopped: gone.collect() }
    }

    /// An answer that an `Answer` step gave.
    pub fn answer(&self, id: AnswerId) -> &Answer {
        self.built.table.answers.get(id.index())
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

    /// Who holds an object at a moment, as what is affected; none for what isn't there.
    pub fn holder(&self, at: NodeIndex, id: ObjectId) -> Option<Holder> {
        let board = self.situation(at).board;
        let object = self.built.table.board(board).objects.get(id.index())?;
        let controller = self.built.table.view(board).seen.get(id.index())?.controller;
        Some(Holder { player: controller.unwrap_or(object.owner), controls: controller.is_some() })
    }

    /// What the rules on draws say of a part; nothing of what is no single draw.
    pub fn drawing(&self, at: NodeIndex, part: usize) -> Drawing {
        let situation = self.situation(at);
        let Some(part) = situation.parts.get(part) else { return Drawing::default() };
        let Happening::Draw { player, .. } = part.happening else { return Drawing::default() };
        let table = &self.built.table;
        let queue = table.queues.get(situation.queue.index());
        let more = |todo: &Todo| matches!(todo, Todo::Draws { player: same, .. } if *same == player);
        Drawing {
            from_empty_library: table.board(situation.board).player(player).library() == 0,
            in_sequence: queue.last().is_some_and(more),
            with_action: table.origin(part.from).with_it.is_some(),
        }
    }

    /// Whether a part is damage that can't be prevented, as what deals it or a permanent says.
    pub fn is_unpreventable(&self, at: NodeIndex, part: usize) -> bool {
        let part = self.situation(at).parts.get(part);
        part.is_some_and(|part| self.pending_event(at).unpreventable(part).is_some())
    }

    /// What says that a part, or one that contains it, can't happen.
    pub fn forbids(&self, at: NodeIndex, part: usize) -> Option<Forbids> {
        let parts = &self.situation(at).parts;
        let outer = |&part: &usize| parts.get(part)?.within.map(usize::from);
        let pending = self.pending_event(at);
        std::iter::successors(parts.get(part).map(|_| part), outer)
            .find_map(|one| pending.forbids_itself(one))
            .map(|forbidding| forbidding.by)
    }

    /// Whether it would be otherwise decided about an effect if what continuous effects will make of what enters counted for
    /// it, which at the date it does not.
    pub fn overlooks(&self, at: NodeIndex, effect: EffectId, part: usize) -> bool {
        part < self.situation(at).parts.len() && self.pending_event(at).overlooks(effect, part)
    }

    /// What enters along with a part that an effect would have enter as a copy, and could be copied if it were there already.
    pub fn entering_too(&self, at: NodeIndex, effect: EffectId, part: usize) -> Vec<Entering> {
        if part >= self.situation(at).parts.len() {
            return Vec::new();
        }
        self.pending_event(at).entering_too(effect, part)
    }

    /// Who controls an effect when it looks at a part of the pending event.
    pub fn controller(&self, at: NodeIndex, effect: EffectId, part: usize) -> Option<PlayerId> {
        self.situation(at).parts.get(part)?;
        Some(self.pending_event(at).controller(effect, part))
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

    /// Whether the board lists an object: it is not new.
    pub fn is_listed(&self, id: ObjectId) -> bool {
        self.built.table.listed_name(id).is_some()
    }

    /// What an object is shown as: its id, or for a new token its name.
    pub fn object(&self, id: ObjectId) -> &str {
        self.built.table.object_name(id)
    }

    /// The name of what a token is or of what an entering permanent has become.
    pub fn form_name(&self, id: FormId) -> &str {
        &self.built.table.print(self.built.table.form(id).shown()).name
    }

    /// How something enters.
    pub fn form(&self, id: FormId) -> FormShown<'_> {
        let form = self.built.table.form(id);
        FormShown {
            name: self.form_name(id),
            tapped: form.tapped,
            copy_of: form.copy_of,
            color: form.color,
            player: form.player,
            word: form.word.map(|word| self.text(word)),
            number: form.number,
            transformed: form.transformed,
            face_down: form.face_down,
            subtypes: form.gained.map_or(&[], |gained| &self.built.table.print(gained).subtypes),
            designations: &form.designations,
            owner: form.owner,
            attached_to: form.attached_to.map(Target::Object).or(form.on_player.map(Target::Player)),
            attacks: form.attacked(),
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
}
