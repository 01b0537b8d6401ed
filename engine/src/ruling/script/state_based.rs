//! Carrying out state-based actions: all at once, again until none is due. What the next ones would take away can be
//! asked without carrying them out.

use super::Following;
use crate::after::{Due, ceases, due, same_names};
use crate::board::Zone;
use crate::effect::Cause;
use crate::event::{Act, Instruction, Place};
use crate::ids::{Answer, ObjectId, PlayerId, Question, Target};
use crate::ruling::apply::Stop;
use crate::ruling::judge::Hearing;
use crate::ruling::{Happening, Marks, Part, Situation};
use crate::table::{NO_ORIGIN, Table};

impl Following<'_> {
    /// One batch of state-based actions, and the next when it has happened.
    pub(super) fn state_based(&mut self) -> Result<(), Stop> {
        self.tidy_up();
        let (state, view) = (self.table.board(self.situation.board), self.table.view(self.situation.board));
        let (now, groups) = (due(self.table, state, view), same_names(self.table, state, view));
        self.forget_deathtouch();
        let mut parts: Vec<Part> = Vec::new();
        for (keeper, group) in groups {
            let kept = self.keeps(keeper, &group)?;
            let others = group.into_iter().filter(|id| Some(*id) != kept);
            parts.extend(others.map(|id| part(going(id, Zone::Graveyard), None)));
        }
        for one in now {
            self.carry_out(one, &mut parts)?;
        }
        let with = with_parts(&self.situation, &parts);
        let hearing = Hearing::new(self.table, &with);
        if (0..parts.len()).any(|at| can_happen(&hearing, at)) {
            self.situation.add_parts(parts);
            self.then(&[Instruction::StateBased], self.env.clone());
        }
        Ok(())
    }

    /// Tokens and copies that have left cease to exist.
    fn tidy_up(&mut self) {
        let mut state = self.table.board(self.situation.board).clone();
        let mut changed = false;
        for id in state.ids() {
            if state.object(id).count > 0 && ceases(&state, id) {
                state.object_mut(id).count = 0;
                changed = true;
            }
        }
        if changed {
            self.situation.board = self.table.keep_board(state);
        }
    }

    /// Damage dealt with deathtouch is looked at once.
    fn forget_deathtouch(&mut self) {
        let mut state = self.table.board(self.situation.board).clone();
        let touched: Vec<ObjectId> = state.ids().filter(|&id| state.object(id).deathtouched).collect();
        if touched.is_empty() {
            return;
        }
        for id in touched {
            state.object_mut(id).deathtouched = false;
        }
        self.situation.board = self.table.keep_board(state);
    }

    /// Which one of a group its controller keeps.
    fn keeps(&mut self, keeper: Option<PlayerId>, group: &[ObjectId]) -> Result<Option<ObjectId>, Stop> {
        let Some(keeper) = keeper else { return Ok(None) };
        let question = Question::Objects { from: group.to_vec(), at_least: 1, at_most: 1 };
        let Answer::Objects(chosen) = self.ask_player(keeper, question)? else { return Ok(None) };
        Ok(chosen.first().copied())
    }

    pub(super) fn ask_player(&mut self, player: PlayerId, question: Question) -> Result<Answer, Stop> {
        let answer = self.answers.get(self.told).cloned();
        self.told += 1;
        answer.ok_or(Stop::Ask(Some(player), question))
    }

    fn carry_out(&mut self, one: Due, parts: &mut Vec<Part>) -> Result<(), Stop> {
        match one {
            Due::Happens(happening) => self.note_empty_draws(happening),
            Due::Destroyed(_) => {}
            Due::MayCommand(_, owner) if self.ask_player(owner, Question::May)? == Answer::Yes => {}
            Due::MayCommand(..) => return Ok(()),
        }
        add(one, parts);
        Ok(())
    }

    /// A loss for drawing from an empty library is looked at once.
    fn note_empty_draws(&mut self, happening: Happening) {
        let Happening::Act { player, .. } = happening else { return };
        let mut state = self.table.board(self.situation.board).clone();
        if state.player(player).empty_draws > 0 {
            state.player_mut(player).empty_draws = 0;
            self.situation.board = self.table.keep_board(state);
        }
    }
}

/// Whether the next state-based actions take a player out of the game or a permanent off the battlefield. What can't
/// happen takes nothing, and of what its controller may keep one of, this one is kept. Known gap: what would replace
/// them, such as a regeneration shield, is not looked at.
pub(crate) fn takes_away(table: &Table, situation: &Situation, target: Target) -> bool {
    let (state, view) = (table.board(situation.board), table.view(situation.board));
    let mut parts: Vec<Part> = Vec::new();
    for one in due(table, state, view) {
        add(one, &mut parts);
    }
    let all_go = same_names(table, state, view).into_iter().filter(|(keeper, _)| keeper.is_none());
    parts.extend(all_go.flat_map(|(_, group)| group).map(|id| part(going(id, Zone::Graveyard), None)));
    let with = with_parts(situation, &parts);
    let hearing = Hearing::new(table, &with);
    let takes = |part: &Part| match (part.happening, target) {
        (Happening::Act { player, act: Act::Lose, .. }, Target::Player(asked)) => player == asked,
        (Happening::Move { object, .. }, Target::Object(asked)) => object == asked,
        _ => false,
    };
    (0..parts.len()).any(|at| takes(&parts[at]) && can_happen(&hearing, at))
}

/// The parts of a state-based action.
fn add(one: Due, parts: &mut Vec<Part>) {
    match one {
        Due::Happens(happening) => parts.push(part(happening, None)),
        Due::Destroyed(object) => {
            let outer = u16::try_from(parts.len()).ok();
            parts.push(part(Happening::Destroy { object, no_regeneration: false }, None));
            parts.push(part(going(object, Zone::Graveyard), outer));
        }
        Due::MayCommand(object, _) => parts.push(part(going(object, Zone::Command), None)),
    }
}

fn part(happening: Happening, within: Option<u16>) -> Part {
    Part { within, ..Part::new(happening, Cause::Rules, NO_ORIGIN, Marks::default()) }
}

fn with_parts(situation: &Situation, parts: &[Part]) -> Situation {
    Situation { parts: parts.iter().cloned().collect(), ..situation.clone() }
}

fn can_happen(hearing: &Hearing<'_>, at: usize) -> bool {
    !hearing.is_nothing(at) && !hearing.forbidden(at)
}

fn going(object: ObjectId, to: Zone) -> Happening {
    Happening::Move { object, to, place: Place::Top, milled: false }
}
