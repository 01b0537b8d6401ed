//! What each kind of event is on the table: one file for each, named as judges name it.
//!
//! It says what the event contains and what happens when nothing replaces it. Several kinds share what they have in common:
//! `game.rs` (the end of the game), `look_at_top.rs` (scry, surveil), `zone.rs` (moves), and `deed.rs` (what players do and
//! what is done to an object, with a file for each in `deed/`). `spawn.rs` makes parts of what a board states, `unfold.rs` brings
//! parts to their next stage, `happen.rs` changes the board.
//!
//! Some kinds have no file, since nothing is theirs alone. A coin is a die (`roll.rs`); what a board says in its own words
//! only happens. A spell that leaves the stack is moved like any card: flashback, rebound and buyback are
//! `keyword/flashback.rs` and its like, madness `keyword/madness.rs`, stun counters `keyword/counters.rs`. Paying a cost is
//! an instruction (`script/costs.rs`) that is paid by other events.

pub(crate) mod ascending;
pub(crate) mod at_most;
pub(crate) mod attach;
pub(crate) mod begin;
pub(crate) mod cast;
pub(crate) mod change;
mod coming_under_control;
pub(crate) mod copy_spell;
pub(crate) mod counter_spell;
pub(crate) mod counters;
pub(crate) mod create;
pub(crate) mod damage;
pub(crate) mod damage_results;
pub(crate) mod day_and_night;
pub(crate) mod daytime;
pub(crate) mod deed;
pub(crate) mod destroy;
pub(crate) mod discard;

pub(crate) mod draw;
pub(crate) mod ending;
pub(crate) mod enter;
pub(crate) mod excess;
pub(crate) mod for_one;
pub(crate) mod gain_control;
pub(crate) mod game;
pub(crate) mod happen;
pub(crate) mod lapsing;
pub(crate) mod leave_game;
pub(crate) mod life;
pub(crate) mod linking;
pub(crate) mod look_at_top;
pub(crate) mod mana;
pub(crate) mod missed;
pub(crate) mod new_object;
pub(crate) mod roll;
pub(crate) mod sacrifice;
pub(crate) mod shuffling;
pub(crate) mod spawn;
pub(crate) mod spawning;
pub(crate) mod unfold;
pub(crate) mod with_it;
pub(crate) mod zone;

#[cfg(test)]
mod tests;
