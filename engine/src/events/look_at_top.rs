//! What scry and surveil have in common: a player looks at the top cards and moves any of them.
//!
//! Judgement: of cards that nobody knows, where they go is not asked; it changes nothing that a ruling shows.

use super::change::Change;
use language::event::{Event, Instruction, Place};
use language::select::{Amount, What, Who};
use statements::ids::PlayerId;

/// Any of so many cards on top, as the player chooses, are moved, and the rest is put back in any order.
pub(crate) fn put_any(change: &mut Change<'_>, player: PlayerId, cards: u64, moves: impl Fn(What) -> Event) {
    if change.state.player(player).top.is_empty() || cards == 0 {
        return;
    }
    let (seen, chosen) = ("seen".to_owned(), "put away".to_owned());
    let choose = |or_fewer, called: &String| Instruction::Choose {
        who: Who::You,
        each: false,
        what: What::TopOfLibrary(Who::You, Box::new(Amount::N(cards))),
        amount: Amount::N(cards),
        or_fewer,
        target: false,
        called: called.clone(),
    };
    let away = What::Chosen(chosen.clone());
    let kept = What::All(vec![What::Chosen(seen.clone()), What::Not(Box::new(away.clone()))]);
    let block = vec![
        choose(false, &seen),
        choose(true, &chosen),
        Instruction::Do { events: vec![moves(away)], unless: Vec::new() },
        Instruction::Arrange { what: kept, place: Place::Top },
    ];
    change.follow_rule(player, None, &block);
}
