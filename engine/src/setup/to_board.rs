//! From a situation in which nothing is left to a board as one enters it: the way back from `from_board.rs`.

pub(crate) mod counts;
pub(crate) mod effects;
pub(crate) mod happened;
pub(crate) mod objects;
pub(crate) mod pointing;
pub(crate) mod scripts;

use super::names::Names;
use crate::pending::situation::Situation;
use crate::setup::to_board::counts::counts;
use crate::table::Table;
use crate::table::object::Counters;
use crate::table::state::{PlayerState, State};
use crate::table::turn::Bearing;
use language::board::{Board, Counter, Lasting, Object, Player, Turn};
use language::dispute::{Dispute, Reading};
use language::event::{Mana, Script};
use statements::after::{After, Left};
use statements::ids::{ObjectId, PlayerId, Target, TextId};

/// The board of a situation in which nothing is left, on which scripts are about to happen.
pub(crate) fn raise(table: &Table, situation: &Situation, then: &[Script]) -> After {
    let mut raising = Raising::new(table, situation, then);
    let mut board = Board {
        as_of: Some(table.terms.date),
        players: raising.players(),
        turn: Turn {
            active: Some(table.player_name(raising.state.active).to_owned()),
            step: raising.state.step,
            second_damage: raising.state.second_damage,
            daytime: raising.state.daytime,
            cast_last_turn: raising.state.cast_last_turn,
            ..raising.course()
        },
        objects: Vec::new(),
        effects: raising.effects(),
        lasting: raising.lasting(),
        triggered: raising.triggered(),
        stack: raising.stacked(),
        waiting: raising.waiting(),
        scheduled: raising.scheduled(),
        happened: raising.happened(),
        readings: readings(situation),
        events: then.to_vec(),
    };
    board.objects = raising.objects(&board);
    let attacks = |object: &Object| object.attacking || object.attacks.is_some();
    board.turn.attacked = raising.state.attacked && !board.objects.iter().any(attacks);
    raising.entered_under();
    raising.last_known();
    raising.left.sort();
    raising.left.dedup();
    After { board, left: raising.left }
}

/// What is so for a time, as the board of a situation says it.
pub(crate) fn lasting(table: &Table, situation: &Situation) -> Vec<Lasting> {
    Raising::new(table, situation, &[]).lasting()
}

/// A board that is being raised.
struct Raising<'t> {
    table: &'t Table,
    situation: &'t Situation,
    state: &'t State,
    /// What each object is called; those that are counted with others have the name of the first of them.
    names: Names,
    /// How many like objects each stands for; none where it is counted with another.
    counts: Vec<Option<u64>>,
    left: Vec<Left>,
}

impl<'t> Raising<'t> {
    fn new(table: &'t Table, situation: &'t Situation, then: &[Script]) -> Self {
        let state = table.board(situation.board);
        let counts = counts(table, situation, then);
        let names = Names::of(table, state, &counts);
        Self { table, situation, state, names, counts, left: Vec::new() }
    }

    fn players(&self) -> Vec<Player> {
        let player = |at: usize| {
            let id = PlayerId::at(at);
            let (name, state) = (self.table.player_name(id).to_owned(), self.state.player(id));
            let chooser = Some(self.table.chooser(self.state, id)).filter(|&chooser| chooser != id);
            let mut counters = self.counters(&state.counters);
            let poison =
                counters.iter().find(|(kind, _)| *kind == Counter::Poison).map_or(0, |found| found.1);
            counters.retain(|(kind, _)| *kind != Counter::Poison);
            Player {
                name,
                life: state.life,
                poison,
                counters,
                library: state.unknown_library,
                known_of_top: self.known_of_top(state),
                hand: state.unknown_hand,
                graveyard: state.unknown_graveyard,
                exile: state.unknown_exile,
                drew_from_empty: state.empty_draws,
                drawn: state.drawn,
                damaged: state.damaged,
                cast: state.cast,
                mana: Mana::ALL.into_iter().zip(state.mana).filter(|(_, amount)| *amount > 0).collect(),
                speed: state.speed,
                designations: state.designations.clone(),
                marks: self.table.mark_names(&state.marks),
                controlled_by: chooser.map(|chooser| self.table.player_name(chooser).to_owned()),
                standing: state.standing,
                team: self.table.team_names.get(at).cloned().flatten(),
            }
        };
        (0..self.state.players.len()).map(player).collect()
    }

    fn known_of_top(&self, player: &PlayerState) -> Vec<(String, bool)> {
        let text = |&(asks, so): &(TextId, bool)| (self.table.texts.get(asks.index()).clone(), so);
        player.known_of_top.iter().map(text).collect()
    }

    fn counters(&self, counters: &Counters) -> Vec<(Counter, u64)> {
        let mut named: Vec<(Counter, u64)> = counters
            .iter()
            .map(|&(kind, amount)| (self.table.counters.get(kind.index()).clone(), amount))
            .collect();
        named.sort();
        named
    }

    fn target(&self, target: Target) -> String {
        match target {
            Target::Player(id) => self.table.player_name(id).to_owned(),
            Target::Object(id) => self.names.object(id).to_owned(),
        }
    }

    fn all(&self, ids: &[ObjectId]) -> Vec<String> {
        ids.iter().map(|&id| self.names.object(id).to_owned()).collect()
    }

    /// Under whose control permanents entered, where it was not their owner's.
    fn entered_under(&mut self) {
        for id in self.state.ids().filter(|&id| self.state.is_on_battlefield(id)) {
            let object = self.state.object(id);
            if object.entered_under != object.owner {
                let player = self.table.player_name(object.entered_under).to_owned();
                self.left.push(Left::EnteredUnder { object: self.names.object(id).to_owned(), player });
            }
        }
    }

    /// How the turn goes on.
    fn course(&mut self) -> Turn {
        let (course, player) = (&self.state.course, |id: &PlayerId| self.table.player_name(*id).to_owned());
        let (turns, additional) = course.to_come();
        let usual = course.usual_turn();
        let told = course.told(self.state.step);
        let Bearing { begun, behind } = told.unwrap_or_default();
        let turn = Turn {
            begun,
            behind,
            usual: (usual != self.state.active).then(|| player(&usual)),
            extra_turns: turns.iter().map(player).collect(),
            additional: additional.to_vec(),
            ..Turn::default()
        };
        if told.is_none() {
            self.left.push(Left::Course);
        }
        turn
    }

    /// What objects that have left were no board says.
    fn last_known(&mut self) {
        let (state, table) = (self.state, self.table);
        let later = state.waiting.iter().chain(state.scheduled.iter().map(|one| &one.frame));
        let later = later.flat_map(|frame| &table.env(frame.env).known);
        let later = later.map(|last| table.lasts.get(last.index()));
        let of_effects = state.floating.iter().flat_map(|&id| table.known_to(state, id));
        for known in state.stack.all().flat_map(|id| table.known_by(id)).chain(later).chain(of_effects) {
            self.left.push(Left::LastKnown { object: self.names.object(known.object).to_owned() });
        }
    }
}

/// The readings that were taken.
fn readings(situation: &Situation) -> Vec<(Dispute, Reading)> {
    let taken = |&dispute: &Dispute| Some((dispute, situation.readings.taken(dispute)?));
    Dispute::ALL.iter().filter_map(taken).collect()
}
