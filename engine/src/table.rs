//! The table: everything that a ruling has met so far, each thing once, under a small name.
//!
//! Situations are compared and kept by the million, so they hold ids; what an id stands for lies here. Ids are
//! given in the order of discovery, which is the same in every run.

pub(crate) mod after_layers;
pub(crate) mod alike;
pub(crate) mod amounts;
pub(crate) mod asked;
pub(crate) mod asking_back;
pub(crate) mod attaching;
pub(crate) mod bestowed;
pub(crate) mod changed;
pub(crate) mod changes;
pub(crate) mod classes;
pub(crate) mod deciding;
pub(crate) mod defending;
pub(crate) mod designated;
pub(crate) mod effect_entry;
pub(crate) mod enchanting;
pub(crate) mod entering_permanent;
pub(crate) mod env;
pub(crate) mod excepting;
pub(crate) mod followed;
pub(crate) mod foreseeing;
mod form;
pub(crate) mod found_out;
pub(crate) mod functioning;
pub(crate) mod history;
pub(crate) mod interchangeable;
pub(crate) mod intern;
pub(crate) mod keeping_effects;
pub(crate) mod known_players;
pub(crate) mod lasting;
pub(crate) mod layers;
pub(crate) mod leading;
pub(crate) mod ledger;
pub(crate) mod logging;
mod lost;
pub(crate) mod names;
pub(crate) mod object;
pub(crate) mod objects;
pub(crate) mod of_rules;
pub(crate) mod own_effects;
pub(crate) mod past;
mod pointers;
pub(crate) mod queue;
pub(crate) mod recalling;
mod recipients;
pub(crate) mod remembering;
pub(crate) mod rows;
pub(crate) mod scene;
pub(crate) mod selectors;
pub(crate) mod spent;
pub(crate) mod spoken_of;
pub(crate) mod stack;
pub(crate) mod state;
pub(crate) mod tally;
pub(crate) mod thing;
pub(crate) mod todo;
pub(crate) mod traces;
pub(crate) mod triggers;
pub(crate) mod turn;
pub(crate) mod turning_over;
pub(crate) mod unknown_cards;
pub(crate) mod view;
pub(crate) mod viewing;
pub(crate) mod watch;

#[cfg(test)]
mod tests;

use std::sync::{Arc, OnceLock};

use hashbrown::{HashMap, HashSet};
use smallvec::SmallVec;

use crate::table::classes::Classes;
use crate::table::effect_entry::{EffectEntry, Nature};
use crate::table::entering_permanent::EnteringPermanent;
use crate::table::env::Env;
pub(crate) use crate::table::form::{Attacks, Form};
use crate::table::intern::Interned;
use crate::table::ledger::Ledger;
use crate::table::object::LastKnown;
use crate::table::queue::{Frame, Queue};
use crate::table::stack::StackAbility;
use crate::table::state::State;
use crate::table::view::View;
use crate::table::watch::Footprint;
use crate::terms::Terms;
use language::board::{Ability, Characteristics, Counter};
use language::effect::{Effect, Fate};
use language::event::Instruction;
use language::rule::{Rule, Switch};
use statements::chronicle::Happened;
use statements::happening::{Entering, Happening};
use statements::ids::{
    AnswerId, BlockId, BoardId, CounterId, EffectId, EnvId, FormId, ObjectId, OriginId, PlayerId, PrintId,
    TextId,
};
use statements::part::Part;
use statements::question::Answer;
use statements::state_based::StateBased;
use statements::unread::OnUnknown;

/// What words on a board, or what comes later, ask for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct AsksFor {
    /// What instructions have done something to.
    pub(crate) done: bool,
    /// What was exiled with something.
    pub(crate) exiled: bool,
    /// How much mana was spent to cast something.
    pub(crate) mana: bool,
}

/// Everything that a ruling has met so far.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) terms: Terms,
    pub(crate) player_names: Vec<String>,
    /// Ids of the board's objects, then names of tokens as they come.
    pub(crate) object_names: Vec<String>,
    /// How many objects the board had.
    pub(crate) listed: usize,
    /// Ids of the effects that the board lists.
    pub(crate) effect_ids: Vec<String>,
    /// Objects whose ids the board mentions somewhere: never interchangeable with others.
    pub(crate) mentioned: Vec<bool>,
    /// Objects that are commanders, and their colours: none is no commander.
    pub(crate) commanders: Vec<Option<Vec<language::board::Color>>>,
    /// Who makes each player's choices.
    pub(crate) choosers: Vec<PlayerId>,
    /// For each player the first of the same team; players without a team are their own.
    pub(crate) teams: Vec<PlayerId>,
    /// What each player's team is called.
    pub(crate) team_names: Vec<Option<String>>,
    pub(crate) prints: Interned<Arc<Characteristics>>,
    /// Those of tokens whose size was worked out as they were created: of one name there can be others elsewhere.
    pub(crate) sized: HashSet<PrintId>,
    /// The back faces of modal double-faced cards.
    pub(crate) modal: HashSet<PrintId>,
    pub(crate) counters: Interned<Counter>,
    pub(crate) texts: Interned<String>,
    pub(crate) forms: Interned<Form>,
    pub(crate) blocks: Interned<Arc<[Instruction]>>,
    /// Up to where the instructions of each block ask back, where that has been asked.
    pub(crate) asking_back: HashMap<BlockId, asking_back::AskingBack>,
    pub(crate) envs: Interned<Env>,
    pub(crate) abilities: Interned<StackAbility>,
    pub(crate) lasts: Interned<LastKnown>,
    pub(crate) origins: Interned<Origin>,
    pub(crate) boards: Interned<State>,
    pub(crate) views: Vec<Arc<View>>,
    /// Which permanents of each board are interchangeable, where that has been asked.
    pub(crate) classes: Vec<OnceLock<Classes>>,
    pub(crate) ledgers: Interned<Ledger>,
    pub(crate) queues: Interned<Queue>,
    pub(crate) answers: Interned<Answer>,
    pub(crate) sources: Interned<EffectSource>,
    pub(crate) entries: Vec<EffectEntry>,
    /// What effects say, whoever's they are, and what follows from that alone.
    pub(crate) bodies: Interned<Arc<Effect>>,
    pub(crate) natures: Vec<Nature>,
    /// The scripts of the board, as none of them has begun.
    pub(crate) scripts: Vec<Frame>,
    /// What entering permanents will be, per board.
    pub(crate) coming: HashMap<(BoardId, Entering), EnteringPermanent>,
    /// Which modes of an effect can't be chosen for a part because what they do can't happen, by their place; only of boards
    /// where something says that anything can't.
    pub(crate) barred: HashMap<(BoardId, EffectId, Part), Vec<bool>>,
    /// What words on the board ask for of what has happened.
    pub(crate) asked: Vec<asked::Asked>,
    /// What else they ask for.
    pub(crate) asks_for: AsksFor,
    /// Triggered abilities that trigger only so often.
    pub(crate) limited: Interned<Arc<Ability>>,
    /// Effects of the rules themselves at this date.
    pub(crate) of_rules: Vec<EffectId>,
    /// About how many bytes boards and what entering permanents will be take.
    pub(crate) bytes: usize,
    /// The first declaration of blockers or assignment of combat damage that the rules don't allow.
    pub(crate) illegal: Option<statements::error::Problem>,
    /// What depends on what cards are that nobody knows; sorted, each once.
    pub(crate) on_unknown: Vec<OnUnknown>,
    /// Cards in hand that were chosen for a cost that says of what kind they are, each once.
    pub(crate) described: Vec<ObjectId>,
    /// Who assigned no combat damage because the board does not say whom it fights, each once.
    pub(crate) unsaid: Vec<ObjectId>,
    /// Whether a row of like objects was too long to be gone through one by one, since somebody last asked.
    pub(crate) long_row: bool,
    /// What happens, while somebody wants to know.
    pub(crate) log: Option<Vec<Happened>>,
    /// How many objects, effects and abilities there are that can be told of; all when absent.
    pub(crate) told_of: Option<[usize; 3]>,
    /// What is being noted of a lane while it is explored.
    pub(crate) watch: Option<Box<Footprint>>,
}

/// Where a part of an event comes from: what travels with it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Origin {
    /// For which state-based actions it is due.
    pub(crate) due: Vec<StateBased>,
    /// The rule that makes it happen of itself, where that is no state-based action.
    pub(crate) rule: Option<Rule>,
    /// Whether it is a step that a rule has followed: where that comes to nothing, it is not told.
    pub(crate) is_step: bool,
    /// Self-replacement effects of the instruction.
    pub(crate) unless: Vec<EffectId>,
    /// What is done with each card drawn.
    pub(crate) with_it: Option<(BlockId, EnvId)>,
    /// Whether what happens of it is added up, since a later instruction asks for it.
    pub(crate) is_counted: bool,
    /// For counters that something would enter with: what they are for, until that is certain.
    pub(crate) promise: Option<Promise>,
    /// For damage that a row deals to several, or that has gone elsewhere: which of the row deals it.
    pub(crate) of_row: Option<u64>,
    /// The source of the replacement effect that exiles something, where that matters later.
    pub(crate) exiled_by: Option<ObjectId>,
}

/// What counters are for that a permanent enters with for each object that something is done with as it enters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Promise {
    /// What is done with the object.
    pub(crate) fate: Fate,
    /// Whether an exception of a copy effect says so.
    pub(crate) by_copy: bool,
}

/// Where parts come from that no instruction made: nothing travels with them. The table keeps this before all else.
pub(crate) const NO_ORIGIN: OriginId = OriginId::at(0);

/// What permanents are called that have got their time stamps at the same time.
pub(crate) const STAMPED_TOGETHER: &str = "of the same time";

/// What an effect comes from; together with nothing else this is its identity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct EffectSource {
    /// What the effect does, as it was stated.
    pub(crate) body: Arc<Effect>,
    /// Where it comes from.
    pub(crate) of: SourceOf,
    /// The place among equal ones of the same source.
    pub(crate) ordinal: usize,
}

/// Where an effect comes from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum SourceOf {
    /// An ability of an object.
    Ability(ObjectId),
    /// An ability of a permanent that is entering: which object (none for a token), and what it copies.
    Entering(Option<ObjectId>, Option<ObjectId>),
    /// An effect that the board lists, by its place.
    Listed(usize),
    /// An effect that an instruction made.
    Made(EnvId),
    /// A self-replacement effect of an instruction.
    SelfReplacement(EnvId),
    /// A rule of the game, at this date.
    Rule(Rule),
}

impl Table {
    /// Whether a switch is on at the rules date.
    pub(crate) fn on(&self, switch: Switch) -> bool {
        self.terms.switches.is_on(switch)
    }

    /// The effect behind an id.
    pub(crate) fn effect(&self, id: EffectId) -> &EffectEntry {
        &self.entries[id.index()]
    }

    /// A board that was kept.
    pub(crate) fn board(&self, id: BoardId) -> &State {
        self.boards.get(id.index())
    }

    /// What a board looks like after the layers.
    pub(crate) fn view(&self, id: BoardId) -> &View {
        &self.views[id.index()]
    }

    /// Keeps a form.
    pub(crate) fn keep_form(&mut self, form: Form) -> FormId {
        FormId::at(self.forms.add(form))
    }

    /// The form behind an id.
    pub(crate) fn form(&self, id: FormId) -> &Form {
        self.forms.get(id.index())
    }

    /// Keeps characteristics; equal ones get the same id.
    pub(crate) fn keep_print(&mut self, print: Characteristics) -> PrintId {
        PrintId::at(self.prints.add(Arc::new(print)))
    }

    /// The characteristics behind an id.
    pub(crate) fn print(&self, id: PrintId) -> &Arc<Characteristics> {
        self.prints.get(id.index())
    }

    /// Keeps a kind of counter.
    pub(crate) fn keep_counter(&mut self, kind: &Counter) -> CounterId {
        CounterId::at(self.counters.add(kind.clone()))
    }

    /// A mark of the board's author, if anybody has ever had it.
    pub(crate) fn mark(&self, mark: &String) -> Option<TextId> {
        self.texts.find(mark).map(TextId::at)
    }

    /// Marks in the words of the board's author, sorted.
    pub(crate) fn mark_names(&self, marks: &designated::Marks) -> Vec<String> {
        let mut all: Vec<String> = marks.iter().map(|mark| self.texts.get(mark.index()).clone()).collect();
        all.sort_unstable();
        all
    }

    /// Keeps words; equal ones get the same id.
    pub(crate) fn keep_text(&mut self, text: &str) -> TextId {
        TextId::at(self.texts.add(text.to_owned()))
    }

    /// Keeps a list of instructions.
    pub(crate) fn keep_block(&mut self, block: &[Instruction]) -> BlockId {
        BlockId::at(self.blocks.add(block.into()))
    }

    /// The instructions behind an id.
    pub(crate) fn block(&self, id: BlockId) -> &Arc<[Instruction]> {
        self.blocks.get(id.index())
    }

    /// Keeps an environment.
    pub(crate) fn keep_env(&mut self, env: Env) -> EnvId {
        EnvId::at(self.envs.add(env))
    }

    /// The environment behind an id.
    pub(crate) fn env(&self, id: EnvId) -> &Env {
        self.envs.get(id.index())
    }

    /// Keeps where parts come from.
    pub(crate) fn keep_origin(&mut self, origin: Origin) -> OriginId {
        OriginId::at(self.origins.add(origin))
    }

    /// Where a part comes from.
    pub(crate) fn origin(&self, id: OriginId) -> &Origin {
        self.origins.get(id.index())
    }

    /// What counters are for that a permanent would enter with, where it is not certain yet whether they come.
    pub(crate) fn promise(&self, part: &Part) -> Option<Promise> {
        let counters = matches!(part.happening, Happening::EnterCounters { .. });
        if counters { self.origin(part.from).promise } else { None }
    }

    /// Keeps an answer.
    pub(crate) fn keep_answer(&mut self, answer: Answer) -> AnswerId {
        AnswerId::at(self.answers.add(answer))
    }

    /// Keeps the self-replacement effects of an instruction or a created effect, whose words refer to this.
    pub(crate) fn keep_self_replacements(&mut self, unless: &[Effect], of: EnvId) -> Vec<EffectId> {
        let env = self.env(of).clone();
        let label = self.called_after(env.about.this);
        let one = |(ordinal, effect): (usize, &Effect)| {
            let name = effect.name.as_ref().unwrap_or(&label);
            let (body, of) = (Arc::new(effect.clone()), SourceOf::SelfReplacement(of));
            self.keep_effect(EffectSource { body, of, ordinal }, env.clone(), name)
        };
        unless.iter().enumerate().map(one).collect()
    }

    /// What an effect without a name of its own is called: after its source, where it has one.
    pub(crate) fn called_after(&self, source: Option<ObjectId>) -> String {
        source.map_or_else(|| "the effect".to_owned(), |id| self.object_name(id).to_owned())
    }

    /// Whether effects with this label and source are left out.
    pub(crate) fn is_left_out(&self, label: &str, source: Option<ObjectId>) -> bool {
        !self.terms.in_force.has(label, source.map(|id| self.object_name(id)))
    }

    /// What an object is called.
    pub(crate) fn object_name(&self, id: ObjectId) -> &str {
        self.object_names.get(id.index()).map_or("", String::as_str)
    }

    /// The id that the board gave an object; none for new tokens.
    pub(crate) fn listed_name(&self, id: ObjectId) -> Option<&String> {
        self.object_names.get(id.index()).filter(|_| id.index() < self.listed)
    }

    /// The colours of a commander; none for other objects.
    pub(crate) fn commander(&self, id: ObjectId) -> Option<&[language::board::Color]> {
        self.commanders.get(id.index()).and_then(Option::as_deref)
    }

    /// Whether it is a commander whose owner state-based actions ask where it stays (CR 903.9a (2026-04-17)).
    pub(crate) fn asks_of_commander(&self, id: ObjectId) -> bool {
        self.on(Switch::CommanderStateBased) && self.commander(id).is_some()
    }

    /// Who makes a player's choices. The control of who has left the game over a player has ended (800.4a (2012-05-01),
    /// CR 800.4a (2026-04-17)).
    ///
    /// Judgement: at earlier dates as well, of which the texts speak of control of objects only (600.4a (2006-10-01),
    /// 800.4a (2009-07-11)).
    pub(crate) fn chooser(&self, state: &State, player: PlayerId) -> PlayerId {
        let other = self.choosers.get(player.index()).copied();
        other.filter(|&other| !state.player(other).left).unwrap_or(player)
    }

    /// The team of a player, named by its first player.
    pub(crate) fn team(&self, player: PlayerId) -> PlayerId {
        self.teams.get(player.index()).copied().unwrap_or(player)
    }

    /// What an effect reads as a player's life total: of one of a team the team's (CR 810.9a (2026-04-17)), and until
    /// 2012-05-01 half of that, rounded up (606.9a (2006-10-01), 806.9a (2009-07-11)).
    pub(crate) fn life_of(&self, state: &State, player: PlayerId) -> i64 {
        let life = state.player(player).life;
        let halved = self.on(Switch::TeamLifeHalved) && self.team_of(player).nth(1).is_some();
        if halved { life.div_euclid(2) + life.rem_euclid(2) } else { life }
    }

    /// A player and their team mates, in turn order.
    pub(crate) fn team_of(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> + '_ {
        let team = self.team(player);
        (0..self.teams.len()).map(PlayerId::at).filter(move |&one| self.team(one) == team)
    }

    /// What a player is called.
    pub(crate) fn player_name(&self, id: PlayerId) -> &str {
        self.player_names.get(id.index()).map_or("", String::as_str)
    }

    /// The players in turn order from the active one, without those who have left the game. All of a team come together
    /// (CR 805.6 (2026-04-17), 606.6d (2006-10-01)).
    pub(crate) fn players_from_active(&self, state: &State) -> impl Iterator<Item = PlayerId> + use<> {
        let (count, first) = (self.player_names.len(), state.active.index());
        let mut all: SmallVec<[PlayerId; 4]> =
            (0..count).map(|i| PlayerId::at((first + i) % count)).collect();
        if all.iter().any(|&player| self.team(player) != player) {
            let order = all.clone();
            all.sort_by_key(|&one| order.iter().position(|&other| self.team(other) == self.team(one)));
        }
        all.retain(|player| !state.players.get(player.index()).is_some_and(|player| player.left));
        all.into_iter()
    }
}
