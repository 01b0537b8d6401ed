//! What moves from one round of a loop to the next: whether it ends the loop, or changes what happens in it.

use std::collections::BTreeSet;

use super::exactly::Asking;
use super::totals::Totals;
use crate::keyword::stands_for::has_keyword;
use crate::table::Table;
use crate::table::object::{Counters, count_counters};
use language::board::{Counter, Keyword};
use language::event::Instruction;
use language::select::{Amount, Read};
use language::walk::Node;
use statements::ids::BoardId;

/// Whether something goes down from one board to another that state-based actions look at: life, and what lies on
/// permanents for or against them; or up: poison and damage.
pub(crate) fn wears_out(table: &Table, before: BoardId, now: BoardId) -> bool {
    let (seen, before, now) = (&table.view(before).seen, table.board(before), table.board(now));
    let toughness = |kind: &Counter| kind.power_and_toughness().map_or(0, |(_, toughness)| toughness);
    let dying = |kind: &Counter| *kind == Counter::Poison || toughness(kind) < 0;
    let lasting = |kind: &Counter| matches!(kind, Counter::Loyalty | Counter::Defense) || toughness(kind) > 0;
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

/// Whether what moved in one round moves in the next in the same way, and by as much or more: nothing comes to an end then.
pub(crate) fn grows(then: &Totals, by: &Totals) -> bool {
    then.keys().chain(by.keys()).all(|total| {
        let of = |all: &Totals| all.get(total).copied().unwrap_or(0);
        let (then, by) = (of(then), of(by));
        let goes_up = 0 <= then && then <= by;
        goes_up || !total.runs_out() && by <= then && then <= 0
    })
}

/// Whether something asks for any of these totals: then what happens next may be something else.
pub(crate) fn asked(table: &Table, moving: &Totals) -> bool {
    let reads = |read: Read<'_>| moving.keys().any(|total| total.is_read_by(table, read));
    !moving.is_empty()
        && any(table, &|node| {
            let what = matches!(node, Node::What(what) if reads(what.looks().reads));
            let amount = matches!(node, Node::Amount(amount) if reads(amount.reads()));
            // What can be paid is asked without words.
            what || amount || matches!(node, Node::Instruction(Instruction::Pay { .. }))
        })
}

/// Whether something asks for an exact number of any of these totals.
pub(crate) fn asked_exactly(table: &Table, moving: &Totals) -> bool {
    let moves = |read: Read<'_>| moving.keys().any(|total| total.is_read_by(table, read));
    let asking = Asking { moves: &moves };
    any(table, &|node| asking.asks(node))
}

/// The numbers that anything names that a ruling has met.
pub(crate) fn named(table: &Table) -> BTreeSet<u64> {
    let mut named = BTreeSet::new();
    each(table, &mut |node| {
        if let Node::Amount(Amount::N(number)) = node {
            named.insert(*number);
        }
    });
    named
}

fn any(table: &Table, is: &dyn Fn(Node<'_>) -> bool) -> bool {
    let mut found = false;
    each(table, &mut |node| found |= !found && is(node));
    found
}

/// Shows every word of what a ruling has met.
fn each(table: &Table, see: &mut dyn FnMut(Node<'_>)) {
    let prints = (0..table.prints.len()).map(|at| Node::Characteristics(table.prints.get(at)));
    let effects = table.entries.iter().map(|entry| Node::Effect(&entry.body));
    let blocks = (0..table.blocks.len()).flat_map(|at| table.blocks.get(at).iter()).map(Node::Instruction);
    prints.chain(effects).chain(blocks).for_each(|node| node.each(&mut |inside| see(inside)));
}
