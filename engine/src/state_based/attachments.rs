//! What is attached where it may not be: Auras go to the graveyard, all else becomes unattached
//! (CR 704.5m, 704.5n, 704.5p (2026-04-17), 420.5d, 420.5k, 420.5m (2006-10-01)).

use super::looking::Check;
use crate::table::Table;
use crate::table::attaching::{Attachment, reconfigures};
use crate::table::bestowed;
use crate::table::enchanting::is_aura;
use crate::table::env::Env;
use crate::table::object::ObjectState;
use crate::table::selectors::Evaluator;
use crate::table::state::State;
use crate::table::view::View;
use language::board::CardType;
use language::effect::Cause;
use language::rule::Switch;
use statements::decided::{Decided, Unfit};
use statements::ids::{ObjectId, Target};
use statements::state_based::StateBased;

/// Auras, then Equipment and Fortifications, then what is none of these.
pub(crate) fn eval(check: &mut Check<'_>) {
    for (id, object, seen) in check.permanents() {
        let host = host(object);
        if is_aura(&seen.is) {
            aura(check, id, host);
        } else if let Some(host) = host {
            let you = seen.controller.unwrap_or(object.owner);
            let env = Env::new(you, Some(id), Cause::Effect);
            let eval = Evaluator::new(check.table, check.state, &check.view.seen, &env);
            if eval.carries(&seen.is).is_some() {
                if can_never(check, id) {
                    check.comes_off(id, StateBased::OtherAttachment);
                } else if !may_be_on(check, id, host) {
                    check.comes_off(id, StateBased::Equipment);
                }
            } else if matches!(host, Target::Object(_)) || check.table.on(Switch::AttachedCreatureFalls) {
                check.comes_off(id, StateBased::OtherAttachment);
            }
        }
    }
}

fn host(object: &ObjectState) -> Option<Target> {
    object.attached_to.map(Target::Object).or(object.on_player.map(Target::Player))
}

/// An Aura that is a creature enchants nothing: from 2012-05-01 on it becomes unattached, and goes to the graveyard at
/// the next check (CR 303.4d (2026-04-17)); before, at once. So does one that is a battle.
fn aura(check: &mut Check<'_>, id: ObjectId, host: Option<Target>) {
    if host.is_some() && can_never(check, id) {
        check.comes_off(id, StateBased::OtherAttachment);
    } else if !host.is_some_and(|host| may_be_on(check, id, host)) {
        // What is bestowed falls off and is a creature then (CR 702.103f (2026-04-17)).
        if host.is_some() && bestowed::is_bestowed(check.table, check.state.object(id)) {
            check.comes_off(id, StateBased::Bestowed);
        } else {
            check.dies(id, StateBased::Aura);
        }
    }
}

/// Whether it can't be attached to anything, being a creature or a battle, which a rule of its own says from 2012-05-01 on.
fn can_never(check: &Check<'_>, id: ObjectId) -> bool {
    let is = &check.view.seen[id.index()].is;
    let is_such = is.is(CardType::Creature) || is.is(CardType::Battle) && check.table.on(Switch::Battles);
    is_such && !reconfigures(is) && check.table.on(Switch::AttachedCreatureFalls)
}

/// Whether it may be attached to this, also as far as other effects limit it (CR 303.4c, 301.5c (2026-04-17)).
fn may_be_on(check: &Check<'_>, id: ObjectId, host: Target) -> bool {
    Attachment::permanent(check.table, check.state, check.view, id).may_be_on(host)
}

/// What is told of a permanent that can't be attached to what it is attached to: what says so, or why it does not fit there.
pub(crate) fn told_barred(table: &Table, state: &State, view: &View, id: ObjectId) -> Vec<Decided> {
    let attachment = Attachment::permanent(table, state, view, id);
    let Some(host) = host(state.object(id)) else { return Vec::new() };
    let mut told = attachment.told_barred([host]);
    told.extend(attachment.told_misfit(host, Unfit::ComesOff));
    told
}
