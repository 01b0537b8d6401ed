//! Putting triggered abilities on the stack (CR 603.3b (2026-04-17), 410.3 (2006-10-01)).
//!
//! Known gap: several abilities of one permanent are not told apart, and their targets and modes are not chosen.

use super::Following;
use crate::event::Instruction;
use crate::ids::{Answer, ObjectId, PlayerId, Question};
use crate::rule::Switch;
use crate::ruling::apply::Stop;
use crate::table::{Entry, Ledger, Standing, TooLarge, Waiting};

/// Abilities of one player that are put on the stack in an order of choice.
struct Turn {
    player: PlayerId,
    /// Those of each permanent, and how many.
    waiting: Vec<(Waiting, u64)>,
}

impl Turn {
    /// One more ability of a permanent is put on the stack, or all of them when there are no others.
    fn put(&self, source: ObjectId, ledger: &mut Ledger) -> Result<(), TooLarge> {
        let alone = self.waiting.iter().all(|(one, _)| one.source == source);
        let of_it = self.waiting.iter().filter(|(one, _)| one.source == source);
        for (one, waits) in of_it.take(if alone { usize::MAX } else { 1 }) {
            let count = if alone { *waits } else { 1 };
            ledger.take(Entry::Waiting(*one), count);
            ledger.stack(source, count)?;
        }
        Ok(())
    }
}

impl Following<'_> {
    /// All that wait are put on the stack. Whoever has several sorts of them is asked for the next one, and for the one
    /// after it when that has been put.
    pub(super) fn put_triggers(&mut self) -> Result<(), Stop> {
        let mut ledger = self.table.ledgers.get(self.situation.ledger.index()).clone();
        self.forget_those_of_the_gone(&mut ledger);
        while let Some(turn) = self.next_turn(&ledger) {
            let from = self.sorts(&turn, &ledger);
            if let [only] = from[..] {
                turn.put(only, &mut ledger)?;
                continue;
            }
            let Answer::Objects(chosen) = self.ask_player(turn.player, Question::Trigger(from))? else {
                break;
            };
            for next in chosen {
                turn.put(next, &mut ledger)?;
            }
            self.then(&[Instruction::PutTriggers], self.env.clone());
            break;
        }
        self.situation.ledger = self.table.keep_ledger(ledger);
        Ok(())
    }

    /// What a player who has left the game would control is not put on the stack (CR 800.4d (2026-04-17)).
    fn forget_those_of_the_gone(&self, ledger: &mut Ledger) {
        let state = self.table.board(self.situation.board);
        let playing = |player| state.player(player).standing == Standing::Playing;
        let gone: Vec<_> = ledger.waiting().filter(|(one, _)| !playing(one.player)).collect();
        for (one, count) in gone {
            ledger.take(Entry::Waiting(one), count);
        }
    }

    /// Who puts abilities on the stack next, and which: from the active player on; from 2021-04-22 first all that did
    /// not trigger on another's triggering.
    fn next_turn(&self, ledger: &Ledger) -> Option<Turn> {
        let two_passes = self.table.on(Switch::TriggersInTwoPasses);
        let first_pass = ledger.waiting().any(|(one, _)| !one.on_triggering);
        let now = |one: &Waiting| !two_passes || !first_pass || !one.on_triggering;
        let state = self.table.board(self.situation.board);
        self.table.players_from_active(state).find_map(|player| {
            let mine = ledger.waiting().filter(|(one, _)| one.player == player && now(one));
            let waiting: Vec<(Waiting, u64)> = mine.collect();
            (!waiting.is_empty()).then_some(Turn { player, waiting })
        })
    }

    /// The permanents whose abilities can come next: of interchangeable ones the first.
    fn sorts(&self, turn: &Turn, ledger: &Ledger) -> Vec<ObjectId> {
        let mut sources: Vec<ObjectId> = turn.waiting.iter().map(|(one, _)| one.source).collect();
        sources.sort_unstable();
        sources.dedup();
        let all = sources.clone();
        sources.retain(|&id| {
            let earlier = all.iter().take_while(|&&other| other != id);
            !earlier.into_iter().any(|&other| self.is_alike(ledger, other, id))
        });
        sources
    }

    /// Whether exchanging two permanents leaves all as it is: they are interchangeable, the same of either waits, and
    /// nothing of either has been put on the stack.
    fn is_alike(&self, ledger: &Ledger, one: ObjectId, other: ObjectId) -> bool {
        let classes = self.table.classes(self.situation.board);
        let waits = |id| -> Vec<(bool, PlayerId, u64)> {
            let of = ledger.waiting().filter(|(waiting, _)| waiting.source == id);
            of.map(|(waiting, count)| (waiting.on_triggering, waiting.player, count)).collect()
        };
        let untouched = |id| ledger.stacked().all(|(source, _)| source != id);
        classes.class(one).is_some()
            && classes.class(one) == classes.class(other)
            && waits(one) == waits(other)
            && untouched(one)
            && untouched(other)
    }
}
