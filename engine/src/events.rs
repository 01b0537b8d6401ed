//! Events and instructions as a board states them: what would happen, in the words of cards.
//!
//! Each kind of event that behaves in its own way is a file named as judges name it; it says what the event contains and
//! what happens when nothing replaces it. Several kinds share what they have in common: `game.rs` (the end of the game),
//! `look_at_top.rs` (scry, surveil), `act.rs` (what players do), `deed.rs` (what is done to an object), `zone.rs` (moves).
//! `spawn.rs` makes parts of what a board states, `affected.rs` and `fits.rs` say whom a part affects and what looks at it,
//! `happen.rs` changes the board.
//!
//! Some kinds have no file, since nothing is theirs alone. Searching is only noted, what is found is up to instructions;
//! removing damage is one assignment; a coin is a die (`roll.rs`); what a board says in its own words only happens. A
//! spell that leaves the stack is moved like any card: flashback, rebound and buyback are `keyword/flashback.rs` and its like,
//! madness `keyword/madness.rs`, stun counters `keyword/counters.rs`. Paying a cost is an instruction
//! (`ruling/script/costs.rs`) that is paid by other events.

mod act;
mod affected;
mod attach;
mod attack;
mod begin;
mod block;
mod cast;
mod copy_spell;
mod counter_spell;
mod counters;
mod create;
mod damage;
mod damage_results;
mod daytime;
mod deed;
mod destroy;
mod discard;
mod draw;
mod draw_game;
mod enter;
mod excess;
mod explore;
mod extra;
mod fits;
mod gain_control;
mod game;
mod happen;
mod leave_game;
mod life;
mod look_at_top;
mod lose;
mod mana;
mod mill;
mod must_block;
mod phase_in;
mod phase_out;
mod proliferate;
mod reveal;
mod roll;
mod sacrifice;
mod scry;
mod shuffle;
mod spawn;
mod spend_mana;
mod surveil;
mod tap;
mod transform;
mod turn_face_down;
mod turn_face_up;
mod untap;
mod vote;
mod win;
mod zone;

pub(crate) use affected::{Affected, affected};
pub(crate) use create::{
    add as add_tokens, groups as token_groups, plain as plain_token, set_count as set_token_count, total,
};
pub(crate) use damage_results::results;
pub(crate) use deed::is_nothing as deed_is_nothing;
pub(crate) use excess::{lethal, send as send_excess};
pub(crate) use fits::{Subjects, fits};
pub(crate) use game::end as end_game;
pub(crate) use happen::{Change, happen};
pub(crate) use leave_game::leave as leave_game;
pub(crate) use mill::unfold as unfold_mill;
pub(crate) use spawn::spawn;
pub(crate) use zone::put as put_anew;
