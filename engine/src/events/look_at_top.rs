//! What scry and surveil have in common: a player looks at the top cards and moves any of them.
//!
//! Known gap: of cards that nobody knows, below known ones or more than eight, where they go is not asked.

use super::change::Change;
use language::board::Zone;
use language::event::{Event, Instruction, Place};
use language::select::{Amount, What, Who};
use statements::ids::PlayerId;

/// Of more unknown cards than these, nobody is asked how many are put away.
const ASKED: u64 = 8;

/// Any of so many cards on top, as the player chooses, are moved, and the rest is put back in any order.
pub(crate) fn put_any(change: &mut Change<'_>, player: PlayerId, cards: u64, moves: impl Fn(What) -> Event) {
    let (known, unknown) = change.state.top_cards(player, cards);
    if known.is_empty() {
        let (library, cards) = (change.state.player(player), unknown);
        // Among cards of which nothing is known it is the same whichever goes to the bottom.
        let matters = !library.bottom.is_empty() || !stays_in_library(&moves(What::Any));
        if (1..=ASKED).contains(&cards) && matters {
            change.follow_rule(player, None, &[how_many(0, cards, &moves)]);
        }
        return;
    }
    let (seen, chosen) = ("seen".to_owned(), "put away".to_owned());
    let choose = |or_fewer, called: &String| Instruction::Choose {
        power: None,
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

/// The player decides how many of the top cards are moved, at least so many, and of all of them.
fn how_many(at_least: u64, cards: u64, moves: &impl Fn(What) -> Event) -> Instruction {
    let event = moves(What::TopOfLibrary(Who::You, Box::new(Amount::N(at_least))));
    let done = Instruction::Do { events: vec![event], unless: Vec::new() };
    if at_least == cards {
        return done;
    }
    let otherwise = if at_least == 0 { Vec::new() } else { vec![done] };
    Instruction::May { who: Who::You, does: vec![how_many(at_least + 1, cards, moves)], otherwise }
}

fn stays_in_library(event: &Event) -> bool {
    matches!(event, Event::Move { to: Zone::Library, .. })
}
