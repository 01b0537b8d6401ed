//! What moves from one round of a loop to the next: whether it ends the loop, or changes what happens in it.

use crate::keyword::stands_for::has_keyword;
use crate::table::Table;
use crate::table::object::{Counters, count_counters};
use crate::table::state::State;
use language::board::{Counter, Keyword};
use language::event::Instruction;
use language::select::Read;
use language::walk::Node;
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

impl Asks {
    fn note(&mut self, node: Node<'_>) {
        if let Node::What(what) = node {
            self.read(what.looks().reads);
        }
        if let Node::Amount(amount) = node {
            self.read(amount.reads());
        }
        // What can be paid is asked without words.
        if let Node::Instruction(Instruction::Pay { .. }) = node {
            (self.life, self.mana, self.counters) = (true, true, true);
        }
    }

    fn read(&mut self, read: Read<'_>) {
        self.life |= read == Read::Life;
        self.mana |= read == Read::Mana;
        self.counters |= matches!(read, Read::Counters(_) | Read::Power);
    }
}

fn asked_for(table: &Table) -> Asks {
    let mut asks = Asks::default();
    let prints = (0..table.prints.len()).map(|at| Node::Characteristics(table.prints.get(at)));
    let effects = table.entries.iter().map(|entry| Node::Effect(&entry.body));
    let blocks = (0..table.blocks.len()).flat_map(|at| table.blocks.get(at).iter()).map(Node::Instruction);
    prints.chain(effects).chain(blocks).for_each(|node| node.each(&mut |inside| asks.note(inside)));
    asks
}
