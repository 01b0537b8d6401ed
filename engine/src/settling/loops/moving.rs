//! What moves from one round of a loop to the next: whether it ends the loop, or changes what happens in it.

use crate::check::walk::{Visit, Walk};
use crate::keyword::stands_for::has_keyword;
use crate::table::Table;
use crate::table::object::{Counters, count_counters};
use crate::table::state::State;
use language::board::{Counter, Keyword};
use language::event::Instruction;
use language::select::{Amount, What};
use statements::ids::BoardId;

/// Whether something goes down from one board to another that state-based actions look at: life, and what lies on
/// permanents for or against them; or up: poison and damage.
pub(crate) fn wears_out(table: &Table, before: BoardId, now: BoardId) -> bool {
    let (seen, before, now) = (&table.view(before).seen, table.board(before), table.board(now));
    let dying = |kind: &Counter| matches!(kind, Counter::Poison | Counter::MinusOne);
    let lasting = |kind: &Counter| matches!(kind, Counter::PlusOne | Counter::Loyalty | Counter::Defense);
    let more = |one: &Counters, other: &Counters, is: &dyn Fn(&Counter) -> bool| {
        other
            .iter()
            .any(|&(kind, many)| is(table.counters.get(kind.index())) && many > count_counters(one, kind))
    };
    let worn = |before: &Counters, now: &Counters| more(before, now, &dying) || more(now, before, &lasting);
    let mut players = before.players.iter().zip(&now.players);
    players.any(|(before, now)| now.life < before.life || worn(&before.counters, &now.counters))
        || before.ids().any(|id| {
            let (before, now) = (before.object(id), now.object(id));
            let lasts = has_keyword(&seen[id.index()].is, &Keyword::Indestructible);
            now.damage > before.damage && !lasts || worn(&before.counters, &now.counters)
        })
}

/// Whether something asks for what moves from one board to another: then what happens next may be something else.
pub(crate) fn matters(table: &Table, before: &State, now: &State) -> bool {
    let mut players = before.players.iter().zip(&now.players);
    let (mut life, mut mana) = (false, false);
    for (before, now) in players.by_ref() {
        life |= before.life != now.life;
        mana |= before.mana != now.mana;
    }
    let counters = before.ids().any(|id| before.object(id).counters != now.object(id).counters);
    if !(life || mana || counters) {
        return false;
    }
    let asks = asked_for(table);
    life && asks.life || mana && asks.mana || counters && asks.counters
}

/// What anything that a ruling has met asks for, of what moves steadily.
#[derive(Default)]
struct Asks {
    life: bool,
    mana: bool,
    counters: bool,
}

impl Visit for Asks {
    fn what(&mut self, what: &What) {
        self.counters |= matches!(what, What::With(_) | What::Power(..) | What::Toughness(..));
    }

    fn amount(&mut self, amount: &Amount) {
        self.life |= matches!(amount, Amount::Life(_));
        self.mana |= matches!(amount, Amount::Mana(_));
        self.counters |= matches!(amount, Amount::Counters(..) | Amount::PowerOf(_) | Amount::ToughnessOf(_));
    }

    fn instruction(&mut self, instruction: &Instruction) {
        // What can be paid is asked without words.
        if let Instruction::Pay { .. } = instruction {
            (self.life, self.mana, self.counters) = (true, true, true);
        }
    }
}

fn asked_for(table: &Table) -> Asks {
    let (mut walk, mut asks) = (Walk::default(), Asks::default());
    let mut prints = (0..table.prints.len()).map(|at| table.prints.get(at));
    let mut blocks = (0..table.blocks.len()).flat_map(|at| table.blocks.get(at).iter());
    let walked = prints.try_for_each(|is| walk.characteristics(is, &mut asks));
    let walked =
        walked.and_then(|()| table.entries.iter().try_for_each(|entry| walk.effect(&entry.body, &mut asks)));
    let walked = walked.and_then(|()| blocks.try_for_each(|one| walk.instruction(one, &mut asks)));
    // This visitor refuses nothing; if it did, everything would be taken to be asked for.
    if walked.is_err() { Asks { life: true, mana: true, counters: true } } else { asks }
}
