//! Noting what the exploration of a lane reads and changes.

use super::settle::is_draw;
use crate::judging::hearing::{Hearing, scope};
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::watch::{Thing, Watch};
use language::effect::Scope;
use statements::happening::Happening;
use statements::ids::{ObjectId, Target};

/// Notes what is pending, and who has something to order for several parts of it.
fn parts(watch: &mut Watch, hearing: Hearing<'_>) {
    watch.unclear |= hearing.situation.parts.iter().any(is_draw);
    let looked_at = hearing.situation.parts.iter().filter_map(|part| looked_at(&part.happening));
    watch.things.extend(looked_at.map(|id| Thing::Target(Target::Object(id))));
    let docket = hearing.docket();
    for about in &docket.about {
        watch.things.insert(about.target.map_or(Thing::Nobody, Thing::Target));
    }
    for one in &docket.found {
        let entry = hearing.table.effect(one.effect);
        if entry.limit.is_some() || scope(hearing.table, entry) > Scope::EachPart {
            watch.things.insert(Thing::Effect(one.effect));
        }
        let orderer = docket.about[one.part].orderer;
        let mut mine = docket.found.iter().filter(|other| docket.about[other.part].orderer == orderer);
        if mine.any(|other| other.part != one.part) {
            watch.several.insert(orderer);
            if hearing.sequence_matters(&docket, orderer) {
                watch.sequencing.insert(orderer);
            }
        }
    }
}

/// An object that is looked at when a part happens, besides whom the part affects: what other parts have done to it
/// by then counts.
fn looked_at(happening: &Happening) -> Option<ObjectId> {
    if let Happening::CopySpell { object: id, .. }
    | Happening::Cast { object: id, .. }
    | Happening::Attach { to: id, .. } = *happening
    {
        return Some(id);
    }
    None
}

/// Notes the board, the ledger and what follows, while a lane is explored.
pub(crate) fn note_board(table: &mut Table, situation: &Situation) {
    let Some(mut watch) = table.watch.take() else { return };
    watch.board(table, situation.board);
    watch.ledger(table, situation.ledger);
    watch.queue(table, situation.queue);
    watch.queue(table, situation.after);
    table.watch = Some(watch);
}

/// Notes what is pending and which effects can be applied to it, while a lane is explored.
pub(crate) fn note_parts(table: &mut Table, situation: &Situation) {
    let Some(mut watch) = table.watch.take() else { return };
    parts(&mut watch, Hearing::new(table, situation));
    table.watch = Some(watch);
}
