//! What moves from one round of a loop to the next: whether it ends the loop, or changes what happens in it.

use std::collections::BTreeSet;

use super::exactly::Asking;
use super::totals::Totals;
use crate::table::Table;
use language::event::Instruction;
use language::select::{Amount, Read};
use language::walk::Node;

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
