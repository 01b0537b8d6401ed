//! Boards on which extra turns are created, a player leaves, and turns go by.

use super::dice::Dice;
use super::written::{one, written};
use language::board::Board;

/// The players of such a board, in turn order.
pub const NAMES: [&str; 4] = ["Ann", "Bob", "Cyd", "Dee"];

/// What is done, one after another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// This player, by place, is given an extra turn.
    Extra(usize),
    /// This player, by place, loses the game, and so leaves it.
    Leaves(usize),
    /// An additional combat phase is added to this turn.
    Phase,
    /// The next turn begins.
    Next,
}

/// What is done on a board, whose turn it is first; the same seed is the same.
pub fn done(seed: u64) -> Vec<Done> {
    let dice = &mut Dice::new(seed.wrapping_mul(43));
    let leaver = dice.below(NAMES.len());
    let mut all = Vec::new();
    for _ in 0..2 + dice.below(5) {
        all.push(match dice.below(6) {
            0 => Done::Next,
            1 => Done::Phase,
            2 => Done::Extra(leaver),
            _ => Done::Extra(dice.below(NAMES.len())),
        });
    }
    let at = dice.below(all.len() + 1);
    all.insert(at, Done::Leaves(leaver));
    all.extend((0..=dice.below(5)).map(|_| Done::Next));
    all
}

/// A board on which that is done.
pub fn departing(done: &[Done]) -> Board {
    let dice = &mut Dice::new(done.len() as u64);
    let does: Vec<String> = done
        .iter()
        .map(|done| match done {
            Done::Extra(who) => {
                format!("Do(events: [Deed(deed: TakeExtraTurn, who: Named(\"{}\"))])", NAMES[*who])
            }
            Done::Leaves(who) => {
                let loses = format!("Do(events: [Deed(deed: Lose, who: Named(\"{}\"))])", NAMES[*who]);
                let dies = format!(
                    "Do(events: [LoseLife(who: Named(\"{}\"), amount: N(20))]), StateBased",
                    NAMES[*who]
                );
                one(&[&loses, &dies], dice).to_owned()
            }
            Done::Phase => "Do(events: [Deed(deed: AddPeriod(Combat))])".to_owned(),
            Done::Next => "NextTurn".to_owned(),
        })
        .collect();
    let players = NAMES.map(|name| format!("(name: \"{name}\")")).join(", ");
    // What owns the script must not leave with a player: each instruction is a script of its own, of nobody's object.
    let events: Vec<String> = does.iter().map(|does| format!("(does: [{does}])")).collect();
    written(&format!(
        "players: [{players}], turn: (active: \"Ann\", step: Main), events: [{}]",
        events.join(", ")
    ))
}
