//! Whether something on a board asks for an exact number of what moves: then it can be true once in between, and nothing
//! can be said of rounds that are not played. What asks for more or less than a number is true from some round on or
//! until one, which the last round shows.

use std::collections::BTreeSet;

use crate::settling::loops::exactly::Asking;
use language::board::{Board, Counter};
use language::select::{Amount, Read};
use language::walk::Node;
use statements::loops::Total;

/// What asks for an exact number of what moves: the id of an object or effect, or "the round". None when nothing does.
pub(crate) fn asks_exactly(board: &Board, moving: &BTreeSet<Total>) -> Option<String> {
    if moving.is_empty() {
        return None;
    }
    let moves = |read: Read<'_>| moving.iter().any(|total| is_read_by(total, read));
    let asking = Asking { moves: &moves };
    let asks = |node: Node<'_>| node.any(&|inside| asking.asks(inside));
    let object = board.objects.iter().find(|object| asks(Node::Object(object))).map(|object| &object.id);
    let effect = || board.effects.iter().find(|effect| asks(Node::Floating(effect))).map(|effect| &effect.id);
    if let Some(id) = object.or_else(effect) {
        return Some(id.clone());
    }
    let scheduled = board.scheduled.iter().map(|one| &one.script);
    let mut scripts = board.waiting.iter().chain(scheduled).chain(&board.events);
    scripts.any(|script| asks(Node::Script(script))).then(|| "the round".to_owned())
}

/// Whether what reads this reads a total.
fn is_read_by(total: &Total, read: Read<'_>) -> bool {
    match read {
        // Where that much moves, a total that comes of it does not move steadily, which is seen in the rounds.
        // What has happened is no total: where its number moves, rounds are not alike.
        Read::Nothing | Read::Being | Read::Tapped | Read::Fighting | Read::Past => false,
        Read::Life => matches!(total, Total::Life(_)),
        Read::Hand => matches!(total, Total::Hand(_)),
        Read::Library => matches!(total, Total::Library(_)),
        Read::Graveyard => matches!(total, Total::Graveyard(_) | Total::Tokens(_)),
        Read::Drawn => matches!(total, Total::Drawn(_)),
        Read::Damaged => matches!(total, Total::Damaged(_)),
        Read::Mana => matches!(total, Total::Mana(..)),
        // Cards of which nothing is known are counted among those of their zone.
        Read::Number => matches!(
            total,
            Total::Tokens(_) | Total::Hand(_) | Total::Library(_) | Total::Graveyard(_) | Total::Exile(_)
        ),
        Read::Counters(kind) => {
            matches!(total, Total::Counters(_, moving) | Total::PlayerCounters(_, moving) if moving == kind)
                || *kind == Counter::Poison && matches!(total, Total::Poison(_))
        }
        Read::AnyCounters => matches!(total, Total::Counters(..)),
        Read::Power | Read::Powers => {
            matches!(total, Total::Counters(_, kind) if kind.power_and_toughness().is_some())
                || read == Read::Powers && matches!(total, Total::Tokens(_))
        }
    }
}

/// The numbers of rounds around which something on a board may change its mind that asks for a total: where the total comes
/// to a number that something names, sorted. None when nothing asks.
pub(crate) fn turns(board: &Board, moving: &[(Total, i128)]) -> BTreeSet<i128> {
    let (mut named, mut read) = (BTreeSet::new(), BTreeSet::new());
    let mut see = |node: Node<'_>| {
        if let Node::Amount(Amount::N(number)) = node {
            named.insert(i128::from(*number));
        }
        let reads = reads(node);
        read.extend((0..).zip(moving).filter(|(_, (total, _))| is_read_by(total, reads)).map(|(at, _)| at));
    };
    let objects = board.objects.iter().map(Node::Object);
    let scripts =
        board.waiting.iter().chain(board.scheduled.iter().map(|one| &one.script)).chain(&board.events);
    let all = objects.chain(board.effects.iter().map(Node::Floating)).chain(scripts.map(Node::Script));
    all.for_each(|node| node.each(&mut see));
    let meets = |at: usize| {
        let (total, by) = &moving[at];
        let now = total.value(board);
        named.iter().filter_map(move |number| (number - now).checked_div(*by))
    };
    let meets: Vec<i128> = read.into_iter().flat_map(meets).collect();
    meets.into_iter().flat_map(|rounds| [rounds - 1, rounds, rounds + 1]).collect()
}

/// What a word reads by itself.
const fn reads(node: Node<'_>) -> Read<'_> {
    if let Node::What(what) = node {
        what.looks().reads
    } else if let Node::Amount(amount) = node {
        amount.reads()
    } else {
        Read::Nothing
    }
}
