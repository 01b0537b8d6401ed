//! Carrying out state-based actions: all at once, again until none is due.

use super::Following;
use crate::after::{Due, ceases, due, same_names};
use crate::board::Zone;
use crate::effect::Cause;
use crate::event::{Instruction, Place};
use crate::ids::{Answer, ObjectId, PlayerId, Question};
use crate::ruling::apply::Stop;
use crate::ruling::judge::Hearing;
use crate::ruling::{Happening, Marks, Part, Situation};
use crate::table::NO_ORIGIN;

impl Following<'_> {
    /// One batch of state-based actions, and the next when it has happened.
    pub(super) fn state_based(&mut self) -> Result<(), Stop> {
        self.tidy_up();
        let (state, view) = (self.table.board(self.situation.board), self.table.view(self.situation.board));
        let (now, groups) = (due(self.table, state, view), same_names(self.table, state, view));
        let mut parts: Vec<Part> = Vec::new();
        for (keeper, group) in groups {
            let kept = self.keeps(keeper, &group)?;
            for id in group.into_iter().filter(|id| Some(*id) != kept) {
                self.add(&mut parts, going(id, Zone::Graveyard), None);
            }
        }
        for one in now {
            self.carry_out(one, &mut parts)?;
        }
        let with = Situation { parts: parts.iter().cloned().collect(), ..self.situation.clone() };
        let hearing = Hearing::new(self.table, &with);
        let any = (0..parts.len()).any(|at| !hearing.is_nothing(at) && !hearing.forbidden(at));
        if any {
            self.situation.add_parts(parts);
            self.then(&[Instruction::StateBased], self.env.clone());
        }
        Ok(())
    }

    /// Draws from an empty library count once, and tokens that have left cease to exist.
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

    /// Which one of a group its controller keeps.
    fn keeps(&mut self, keeper: Option<PlayerId>, group: &[ObjectId]) -> Result<Option<ObjectId>, Stop> {
        let Some(keeper) = keeper else { return Ok(None) };
        let question = Question::Objects { from: group.to_vec(), at_least: 1, at_most: 1 };
        let Answer::Objects(chosen) = self.ask_player(keeper, question)? else { return Ok(None) };
        Ok(chosen.first().copied())
    }

    fn ask_player(&mut self, player: PlayerId, question: Question) -> Result<Answer, Stop> {
        let answer = self.answers.get(self.told).cloned();
        self.told += 1;
        answer.ok_or(Stop::Ask(Some(player), question))
    }

    fn carry_out(&mut self, one: Due, parts: &mut Vec<Part>) -> Result<(), Stop> {
        match one {
            Due::Happens(happening) => {
                self.note_empty_draws(happening);
                self.add(parts, happening, None);
            }
            Due::Destroyed(object) => {
                let outer = u16::try_from(parts.len()).ok();
                self.add(parts, Happening::Destroy { object, no_regeneration: false }, None);
                self.add(parts, going(object, Zone::Graveyard), outer);
            }
            Due::MayCommand(object, owner) => {
                if self.ask_player(owner, Question::May)? == Answer::Yes {
                    self.add(parts, going(object, Zone::Command), None);
                }
            }
        }
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

    fn add(&mut self, parts: &mut Vec<Part>, happening: Happening, within: Option<u16>) {
        let mut part = Part::new(happening, Cause::Rules, NO_ORIGIN, Marks::default());
        part.within = within;
        parts.push(part);
    }
}

fn going(object: ObjectId, to: Zone) -> Happening {
    Happening::Move { object, to, place: Place::Top, milled: false }
}
