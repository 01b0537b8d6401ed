//! From an event as a board states it to the parts that would happen.

use super::{
    attach, cast, copy_spell, counter_spell, counters, create, damage, deed, destroy, discard, draw, enter,
    gain_control, life, mana, roll, sacrifice, zone,
};
use crate::events::enter::AsItEnters;
use crate::events::spawning::Spawning;
use crate::table::Table;
use crate::table::env::Env;
use language::board::Zone;
use language::event::{Deed, Event};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{BoardId, OriginId};
use statements::part::Part;

/// The parts of an event on a board. Impossible ones are left out. `within` counts from the first part.
///
/// # Errors
/// When an amount does not fit, or there would be more parts than can be kept apart.
pub(crate) fn spawn(
    table: &mut Table,
    board: BoardId,
    env: &Env,
    from: OriginId,
    event: &Event,
) -> Result<Vec<Part>, TooLarge> {
    let mut spawning = Spawning { table, board, env, from, parts: Vec::new(), is_full: false };
    add(&mut spawning, event)?;
    if spawning.is_full { Err(TooLarge) } else { Ok(spawning.parts) }
}

/// Adds the parts of one event.
#[expect(clippy::too_many_lines, reason = "a table: one arm for each kind of event")]
fn add(spawning: &mut Spawning<'_>, event: &Event) -> Result<(), TooLarge> {
    match event {
        Event::Damage { from, to, amount, combat, unpreventable, .. } => {
            let manner = damage::Manner { combat: *combat, unpreventable: *unpreventable };
            damage::spawn(spawning, from, to, amount, manner)?;
        }
        Event::GainLife { who, amount } => {
            let amount = spawning.eval().amount(amount)?;
            spawning.for_players(who, |player| Happening::GainLife { player, amount });
        }
        Event::LoseLife { who, amount } => {
            let amount = spawning.eval().amount(amount)?;
            spawning.for_players(who, |player| Happening::LoseLife { player, amount });
        }
        Event::SetLife { who, to } => life::spawn_set(spawning, who, to)?,
        Event::Draw { who, amount, with_it } => draw::spawn(spawning, who, amount, with_it)?,
        Event::Destroy { what, no_regeneration } => destroy::spawn(spawning, what, *no_regeneration),
        Event::Sacrifice { what } => sacrifice::spawn(spawning, what),
        Event::Move { what, to, place } => zone::spawn(spawning, what, *to, *place),
        // Judgement: cards that go from the top of a library to a graveyard are milled, also before 2020-07-03, the first text
        // that knows the word.
        Event::MoveTop { who, amount, to: Zone::Graveyard } => {
            let milling = deed::Done { deed: Deed::Mill, amount, kind: None };
            deed::spawn_of_players(spawning, who, &milling, &[])?;
        }
        Event::MoveTop { who, amount, to } => zone::top(spawning, who, amount, *to)?,
        Event::Enter { what, under, tapped, counters, face_down, attacking, transformed } => {
            let (tapped, transformed, attacking) = (*tapped, *transformed, attacking.as_ref());
            let how = AsItEnters { tapped, transformed, face_down: *face_down, counters, attacking };
            enter::spawn(spawning, what, under.as_ref(), how);
        }
        Event::Create { who, token, amount, tapped, counters, attacking, attached_to } => {
            let (attacking, attached_to) = (attacking.as_ref(), attached_to.as_ref());
            let arrival = create::Arrival { tapped: *tapped, counters, attacking, attached_to };
            create::spawn(spawning, who, token, amount, arrival)?;
        }
        Event::PutCounters { who, on, kind, amount } => {
            let (kind, amount) = (spawning.table.keep_counter(kind), spawning.eval().amount(amount)?);
            for player in spawning.eval().players(who) {
                spawning.for_targets(on, |on| Happening::PutCounters {
                    player: Some(player),
                    on,
                    kind,
                    amount,
                });
            }
        }
        Event::RemoveCounters { from, kind, amount } => {
            let (kind, amount) = (spawning.table.keep_counter(kind), spawning.eval().amount(amount)?);
            counters::spawn_removing(spawning, from, kind, amount);
        }
        Event::Begin { period, who, extra } => {
            let (period, extra) = (*period, *extra);
            spawning.for_players(who, |player| Happening::Begin { period, player, extra });
        }
        Event::Deed { deed, who, what: None, amount, kind, with_it, .. } => {
            let kind = kind.as_ref().map(|kind| spawning.table.keep_text(kind));
            deed::spawn_of_players(spawning, who, &deed::Done { deed: *deed, amount, kind }, with_it)?;
        }
        Event::Deed { deed, what: Some(what), amount, kind, to, .. } => {
            let kind = kind.as_ref().map(|kind| spawning.table.keep_text(kind));
            let told = deed::rules::Told { deed: *deed, what, amount, kind, to: to.as_ref() };
            deed::spawn_of_objects(spawning, &told)?;
        }
        Event::Roll { who, sides, dice, with_it } => roll::spawn(spawning, who, *sides, dice, with_it)?,
        Event::Discard { what } => discard::spawn(spawning, what),
        Event::CounterSpell { what } => counter_spell::spawn(spawning, what),
        Event::CopySpell { who, what, amount, new_targets } => {
            copy_spell::spawn(spawning, who, what, amount, *new_targets)?;
        }
        Event::Cast { who, what, transformed } => cast::spawn(spawning, who, what, *transformed),
        Event::GainControl { who, what } => gain_control::spawn(spawning, who, what),
        Event::Attach { what, to } => attach::spawn(spawning, what, to),
        Event::Enchant { who, what } => attach::spawn_on_player(spawning, what, who),
        Event::AddMana { who, mana, amount, from, tapped } => {
            mana::spawn(spawning, who, from, *mana, amount, *tapped)?;
        }
        Event::Daytime { becomes } => spawning.add(Happening::Daytime { becomes: *becomes }),
        Event::Opaque { text, affects } => spawning.opaque(text, affects),
    }
    Ok(())
}
