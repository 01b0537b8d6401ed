//! From a board as it is entered to a table and a first situation. The board has been validated.

mod arranged;
pub(crate) mod effects;
pub(crate) mod happened;
pub(crate) mod pointing;
pub(crate) mod scripts;
pub(crate) mod state;

use hashbrown::{HashMap, HashSet};
use itertools::Itertools;
use smallvec::SmallVec;

use crate::pending::prevented::AllPrevented;
use crate::pending::readings::Readings;
use crate::pending::situation::Situation;
use crate::table::asked::Asking;
use crate::table::ledger::Ledger;
use crate::table::object::{FACE_DOWN, HIDDEN, WARDED};
use crate::table::queue::Queue;
use crate::table::state::State;
use crate::table::{AsksFor, NO_ORIGIN, Origin, Table};
use crate::terms::Terms;
use language::board::paid::{CAST_FROM, IN_MAIN_PHASE, cast_from, said};
use language::board::{
    Ability, Board, CardType, Characteristics, Color, Keyword, KeywordName, Object, Player, Standing, Zone,
};
use language::dispute::Reading;
use language::rule::Switch;
use language::select::{Amount, CastNumber, What};
use language::walk::{Named, Node};
use statements::ids::{BoardId, LedgerId, ObjectId, PlayerId};

/// A table for a board, and the situation in which nothing has happened yet.
pub(crate) fn lay(board: &Board, terms: Terms) -> (Table, Situation) {
    let switches = terms.switches;
    let on = |switch| switches.is_on(switch);
    let mut words = Words::new(&on);
    Node::Board(board).each(&mut |node| words.see(node));
    lay_with(board, terms, words)
}

/// The same, where all words on the board have been seen.
pub(crate) fn lay_with<'b>(board: &'b Board, terms: Terms, mut words: Words<'b, '_>) -> (Table, Situation) {
    for script in &terms.later {
        Node::Script(script).each(&mut |node| words.look_at(node));
    }
    let mut laying = Laying { table: empty(board, terms, words) };
    let mut state = laying.state(board);
    laying.happened(board, &mut state);
    laying.has_triggered(board, &mut state);
    for floating in &board.effects {
        let id = laying.floating(board, floating);
        state.floating.push(id);
    }
    for (at, one) in board.lasting.iter().enumerate() {
        state.lasting.push(laying.lasting(board, at, one));
    }
    laying.rule_effects();
    laying.commander_effects(board);
    state.waiting = board.waiting.iter().filter_map(|script| laying.frame(board, &state, script)).collect();
    state.stack = laying.stack(board, &state);
    let arranged = arranged::by_spells(board);
    let scheduled = board.scheduled.iter().chain(&arranged);
    state.scheduled = scheduled.filter_map(|one| laying.scheduled(board, &state, one)).collect();
    let queue = if has_ended(&state) { Queue::new() } else { laying.scripts(board, &state) };
    let mut start = Situation {
        ledger: laying.table.keep_ledger(Ledger::default()),
        queue: laying.table.keep_queue(queue),
        after: laying.table.keep_queue(Queue::new()),
        board: laying.table.keep_board(state),
        parts: SmallVec::new(),
        uses: SmallVec::new(),
        prevented: AllPrevented::default(),
        asking: None,
        fresh: false,
        looped: None,
        readings: readings(board),
    };
    laying.used(board, &mut start);
    debug_assert_eq!(start.ledger, LedgerId::at(0), "the empty ledger is the first");
    debug_assert_eq!(start.board, BoardId::at(0), "the board at the start is the first");
    (laying.table, start)
}

/// What the words on a board ask for, found as it is gone through once.
pub(crate) struct Words<'b, 'o> {
    /// What they ask for of what has happened.
    asking: Asking<'o>,
    /// What else they, or what comes later, ask for.
    asks_for: AsksFor,
    /// The names that point at objects, or at either objects or players.
    named: HashSet<&'b str>,
    /// What of how a card was cast is asked for, and known without being said: from where, and in which phase.
    cast: HashSet<&'static str>,
}

impl<'b, 'o> Words<'b, 'o> {
    /// No word has been seen yet. `on` says which switches are on at the rules date.
    pub(crate) fn new(on: &'o dyn Fn(Switch) -> bool) -> Self {
        let (named, cast) = (HashSet::default(), HashSet::default());
        Self { asking: Asking::new(on), asks_for: AsksFor::default(), named, cast }
    }

    /// A word on the board.
    pub(crate) fn see(&mut self, node: Node<'b>) {
        if let Node::Name(Named::Object | Named::Either, name) = node {
            self.named.insert(name);
        }
        self.asking.see(node);
        self.look_at(node);
    }

    /// A word on the board, or of what comes later.
    fn look_at(&mut self, node: Node<'_>) {
        self.asks_for.done |= matches!(node, Node::What(What::Done));
        self.asks_for.exiled |= matches!(node, Node::What(What::ExiledWith(_)));
        self.asks_for.mana |= matches!(node, Node::Amount(Amount::OfCast(CastNumber::Mana, _)));
        if let Some(known) = of_casting(node) {
            self.cast.insert(known);
        }
    }
}

/// What of how a card was cast, and is known without being said, something asks for.
fn of_casting(node: Node<'_>) -> Option<&'static str> {
    if let Node::What(What::Paid(word)) = node {
        CAST_FROM.iter().copied().chain([IN_MAIN_PHASE]).find(|known| *known == said(word))
    } else if let Node::Keyword(Keyword::Aftermath) = node {
        cast_from(Zone::Graveyard)
    } else if let Node::Keyword(Keyword::Rebound) = node {
        cast_from(Zone::Hand)
    } else {
        None
    }
}

/// A table of which only the names and the first of everything are known.
fn empty<'b>(board: &'b Board, terms: Terms, words: Words<'b, '_>) -> Table {
    let Words { asking, asks_for, named, cast } = words;
    let asked = asking.all(board, &terms.later);
    let mut table = Table {
        terms,
        player_names: board.players.iter().map(|player| player.name.clone()).collect(),
        object_names: board.objects.iter().map(|object| object.id.clone()).collect(),
        listed: board.objects.len(),
        effect_ids: board.effects.iter().map(|effect| effect.id.clone()).collect(),
        mentioned: Vec::new(),
        commanders: board.objects.iter().map(commander).collect(),
        choosers: Vec::new(),
        teams: teams(board),
        team_names: board.players.iter().map(|player| player.team.clone()).collect(),
        prints: crate::table::intern::Interned::default(),
        sized: HashSet::default(),
        modal: HashSet::default(),
        counters: crate::table::intern::Interned::default(),
        texts: crate::table::intern::Interned::default(),
        forms: crate::table::intern::Interned::default(),
        blocks: crate::table::intern::Interned::default(),
        asking_back: HashMap::default(),
        envs: crate::table::intern::Interned::default(),
        abilities: crate::table::intern::Interned::default(),
        lasts: crate::table::intern::Interned::default(),
        origins: crate::table::intern::Interned::default(),
        boards: crate::table::intern::Interned::default(),
        views: Vec::new(),
        classes: Vec::new(),
        ledgers: crate::table::intern::Interned::default(),
        queues: crate::table::intern::Interned::default(),
        answers: crate::table::intern::Interned::default(),
        sources: crate::table::intern::Interned::default(),
        entries: Vec::new(),
        bodies: crate::table::intern::Interned::default(),
        natures: Vec::new(),
        scripts: Vec::new(),
        coming: HashMap::default(),
        barred: HashMap::default(),
        asked,
        asks_for,
        limited: crate::table::intern::Interned::default(),
        of_rules: Vec::new(),
        illegal: None,
        on_unknown: Vec::new(),
        described: Vec::new(),
        unsaid: Vec::new(),
        bytes: 0,
        long_row: false,
        log: None,
        told_of: None,
        watch: None,
    };
    table.mentioned = mentioned(board, &named);
    table.choosers = choosers(&table, board);
    keep_first(&mut table);
    for word in cast.into_iter().sorted_unstable() {
        table.keep_text(word);
    }
    table
}

/// Who makes each player's choices.
fn choosers(table: &Table, board: &Board) -> Vec<PlayerId> {
    let by = |player: &Player| table.player_id(player.controlled_by.as_deref());
    let players = board.players.iter().enumerate();
    players.map(|(at, player)| by(player).unwrap_or(PlayerId::at(at))).collect()
}

/// What has the first id of its kind.
fn keep_first(table: &mut Table) {
    let face_down = table.keep_print(face_down());
    debug_assert_eq!(face_down, FACE_DOWN, "what is face down is kept before all else");
    let hidden = table.keep_print(Characteristics::default());
    debug_assert_eq!(hidden, HIDDEN, "what is hidden is kept next");
    let ward = Keyword::Named { name: KeywordName::Ward, with: "{2}".to_owned() };
    let warded = Characteristics { abilities: vec![Ability::Keyword(ward)], ..self::face_down() };
    let warded = table.keep_print(warded);
    debug_assert_eq!(warded, WARDED, "what has ward besides is kept next");
    let none = table.keep_origin(Origin::default());
    debug_assert_eq!(none, NO_ORIGIN, "no origin is kept before all others");
}

/// A board that is being laid on a table.
pub(crate) struct Laying {
    pub(crate) table: Table,
}

impl Laying {
    fn holder_on(&self, board: &Board, id: Option<ObjectId>) -> Option<PlayerId> {
        let object = board.objects.get(id?.index())?;
        self.table.player_id(object.controller.as_deref()).or(self.table.player_id(object.owner.as_deref()))
    }
}

/// Whether the game has ended before anything happens: then nothing does (CR 104.1 (2026-04-17)).
fn has_ended(state: &State) -> bool {
    state.players.len() > 1 && state.players.iter().all(|player| player.standing != Standing::Playing)
}

/// The readings that the board says are followed.
fn readings(board: &Board) -> Readings {
    let mut readings = Readings::default();
    for &(dispute, reading) in &board.readings {
        readings.take(dispute, reading == Reading::Second);
    }
    readings
}

/// What is face down is (CR 708.2a (2026-04-17)).
fn face_down() -> Characteristics {
    let mut is = Characteristics { power: Some(2), toughness: Some(2), ..Characteristics::default() };
    is.types.push(CardType::Creature);
    is
}

/// For each player the first of the same team.
fn teams(board: &Board) -> Vec<PlayerId> {
    let first = |at: usize, team: &Option<String>| {
        let mates = board.players.iter().position(|player| player.team.is_some() && player.team == *team);
        PlayerId::at(mates.unwrap_or(at))
    };
    board.players.iter().enumerate().map(|(at, player)| first(at, &player.team)).collect()
}

/// The colours of a commander.
fn commander(object: &Object) -> Option<Vec<Color>> {
    object.commander.then(|| {
        let mut colors = object.is.colors.clone();
        colors.extend(&object.identity);
        colors.sort_unstable();
        colors.dedup();
        colors
    })
}

/// Which objects the board points at by id, besides stating them; what is attached to something counts, too.
fn mentioned(board: &Board, named: &HashSet<&str>) -> Vec<bool> {
    let is_host = |object: &Object| {
        object.attached_to.is_some() || !object.blocks.is_empty() || !object.must_block.is_empty()
    };
    board.objects.iter().map(|object| is_host(object) || named.contains(object.id.as_str())).collect()
}
