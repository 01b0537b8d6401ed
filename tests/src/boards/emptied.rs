//! Boards on which players draw more cards than their libraries have, and things ask how many were drawn.

use super::dice::Dice;
use super::parts::PLAYERS;
use super::written::{one, some, written};
use language::board::Board;

/// How many cards are to be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draws {
    /// More than there are.
    TooMany,
    /// As many as there are.
    AllThereAre,
}

/// A board of such draws; the same seed is the same board.
pub fn emptied(seed: u64, draws: Draws) -> Board {
    let dice = &mut Dice::new(seed.wrapping_mul(41));
    let cards: Vec<usize> = PLAYERS.iter().map(|_| dice.below(4)).collect();
    let more = 1 + dice.below(3);
    let drawers = some(&["Ann", "Bob", "Cyd"], dice);
    let drawers = if drawers.is_empty() { vec!["Ann"] } else { drawers };
    let with_it = one(&["", ", with_it: [Do(events: [LoseLife(who: You, amount: N(1))])]"], dice);
    let objects = objects(dice);
    let asked = asked(dice);
    let events: Vec<String> = drawers
        .iter()
        .filter_map(|name| {
            let there = cards[PLAYERS.iter().position(|one| one == name)?];
            let amount = if draws == Draws::TooMany { there + more } else { there };
            let event = || format!("Draw(who: Named(\"{name}\"), amount: N({amount}){with_it})");
            (amount > 0).then(event)
        })
        .collect();
    let result = one(&["", ", Do(events: [GainLife(who: You, amount: Times(Result, 100))])"], dice);
    let events: Vec<String> = events.iter().map(|event| format!("Do(events: [{event}]){result}")).collect();
    let players: Vec<String> = PLAYERS
        .iter()
        .zip(&cards)
        .map(|(name, cards)| format!("(name: \"{name}\", life: 90, library: {cards})"))
        .collect();
    written(&format!(
        "players: [{}], objects: [{objects}], events: [(controller: \"Ann\", does: [{}]), (controller: \"Bob\", does: [PutTriggers, {}, {asked}])]",
        players.join(", "),
        events.join(", "),
        // State-based actions would have who drew from an empty library lose.
        ["Resolve"; 12].join(", ")
    ))
}

/// What triggers on drawing, and what makes two draws of the first.
fn objects(dice: &mut Dice) -> String {
    let all = [
        "(id: \"Horn\", owner: \"Ann\", is: (types: [Enchantment], abilities: [Triggered(when: (event: Draw(who: Anyone)), does: [Do(events: [GainLife(who: You, amount: N(1))])])]))",
        "(id: \"Bell\", owner: \"Bob\", is: (types: [Enchantment], abilities: [Triggered(when: (event: Draw(who: Opponents)), nth: (2, Turn), does: [Do(events: [GainLife(who: You, amount: N(10))])])]))",
        "(id: \"Gong\", owner: \"Cyd\", is: (types: [Enchantment], abilities: [Triggered(when: (event: Draw(who: Anyone)), as_it_happens: [Number(Drawn(Affected), AtLeast, N(2))], does: [Do(events: [LoseLife(who: Affected, amount: N(1))])])]))",
        "(id: \"Book\", owner: \"Ann\", is: (types: [Enchantment], abilities: [Effect((when: (event: Draw(who: Anyone), only_if: [Number(Drawn(Affected), Exactly, N(0))]), rewrite: Instead([Do(events: [Draw(who: Affected, amount: N(2))])])))]))",
    ];
    some(&all, dice).join(", ")
}

/// What is asked afterwards.
fn asked(dice: &mut Dice) -> String {
    let all = [
        "Do(events: [GainLife(who: You, amount: Drawn(Anyone))])",
        "Do(events: [LoseLife(who: Named(\"Ann\"), amount: Happened((event: Draw(who: Opponents))))])",
        "Do(events: [LoseLife(who: Named(\"Cyd\"), amount: Total((event: Draw(who: Anyone))))])",
        "ForEachPlayer(who: Anyone, does: [Do(events: [GainLife(who: Affected, amount: Times(Drawn(Affected), 5))])])",
        "If(condition: Happened((event: Draw(who: You))), then: [Do(events: [GainLife(who: You, amount: N(20))])])",
        "Do(events: [LoseLife(who: HappenedTo((event: Draw(who: Anyone))), amount: N(7))])",
    ];
    some(&all, dice).join(", ")
}
