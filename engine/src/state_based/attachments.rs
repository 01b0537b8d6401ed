//! What is attached where it may not be: Auras go to the graveyard, all else becomes unattached
//! (CR 704.5m, 704.5n, 704.5p (2026-04-17), 420.5d, 420.5k, 420.5m (2006-10-01)).
//!
//! Known gap: an Aura that says nothing of what it enchants may be on any permanent or player. Reconfigure is not known.

use super::looking::{Check, has_subtype};
use crate::table::env::Env;
use crate::table::object::ObjectState;
use crate::table::selectors::Evaluator;
use language::board::{Ability, CardType, Characteristics, Keyword};
use language::effect::Cause;
use language::rule::Switch;
use language::select::{What, Whom};
use statements::ids::{ObjectId, PlayerId};
use statements::state_based::StateBased;

/// Who or what something is attached to.
#[derive(Clone, Copy)]
enum Host {
    Player(PlayerId),
    Object(ObjectId),
}

/// Auras, then Equipment and Fortifications, then what is none of these.
pub(crate) fn eval(check: &mut Check<'_>) {
    for (id, object, seen) in check.permanents() {
        let host = host(object);
        if has_subtype(&seen.is, "Aura") {
            aura(check, id, host);
        } else if let Some(host) = host {
            if let Some(on) = carries(check, &seen.is) {
                if !may_carry(check, id, on, host) {
                    check.comes_off(id, StateBased::Equipment);
                }
            } else if matches!(host, Host::Object(_)) || check.table.on(Switch::AttachedCreatureFalls) {
                check.comes_off(id, StateBased::OtherAttachment);
            }
        }
    }
}

fn host(object: &ObjectState) -> Option<Host> {
    object.attached_to.map(Host::Object).or(object.on_player.map(Host::Player))
}

/// An Aura that is a creature enchants nothing: from 2012-05-01 on it becomes unattached, and goes to the graveyard at
/// the next check (CR 303.4d (2026-04-17)); before, at once. So does one that is a battle.
fn aura(check: &mut Check<'_>, id: ObjectId, host: Option<Host>) {
    let is = &check.view.seen[id.index()].is;
    let can_never = is.is(CardType::Creature) || is.is(CardType::Battle) && check.table.on(Switch::Battles);
    if can_never && host.is_some() && check.table.on(Switch::AttachedCreatureFalls) {
        check.comes_off(id, StateBased::OtherAttachment);
    } else if can_never || !host.is_some_and(|host| may_enchant(check, id, host)) {
        check.dies(id, StateBased::Aura);
    }
}

fn may_enchant(check: &Check<'_>, id: ObjectId, host: Host) -> bool {
    let is = &check.view.seen[id.index()].is;
    let limits = is.abilities.iter().filter_map(|ability| {
        if let Ability::Keyword(Keyword::Enchant(whom)) = ability { Some(whom) } else { None }
    });
    let limits: Vec<&Whom> = limits.collect();
    let env = Env::new(holder(check, id), Some(id), Cause::Effect);
    let eval = Evaluator::new(check.table, check.state, &check.view.seen, &env);
    match host {
        Host::Player(player) => {
            !check.state.player(player).left && limits.iter().all(|whom| eval.whom_player(whom, player))
        }
        Host::Object(host) => {
            let there = check.state.is_permanent(host) || !limits.is_empty();
            host != id
                && there
                && check.state.object(host).phased_out.is_none()
                && limits.iter().all(|whom| eval.whom_thing(whom, &eval.thing(host)))
                && !is_protected(check, host, id)
        }
    }
}

/// What an Equipment or Fortification may be attached to. None for what is neither; Fortifications came in 2007.
fn carries(check: &Check<'_>, is: &Characteristics) -> Option<CardType> {
    if has_subtype(is, "Equipment") {
        Some(CardType::Creature)
    } else {
        let fortifies = has_subtype(is, "Fortification") && check.table.on(Switch::Fortifications);
        fortifies.then_some(CardType::Land)
    }
}

fn may_carry(check: &Check<'_>, id: ObjectId, on: CardType, host: Host) -> bool {
    let is = &check.view.seen[id.index()].is;
    let Host::Object(host) = host else { return false };
    host != id
        && !is.is(CardType::Creature)
        && !(is.is(CardType::Battle) && check.table.on(Switch::Battles))
        && check.state.is_permanent(host)
        && check.view.seen[host.index()].is.is(on)
        && !is_protected(check, host, id)
}

/// What has protection from an Aura, Equipment or Fortification can't have it attached
/// (CR 702.16c, 702.16d (2026-04-17)).
fn is_protected(check: &Check<'_>, host: ObjectId, attached: ObjectId) -> bool {
    let env = Env::new(holder(check, host), Some(host), Cause::Effect);
    let eval = Evaluator::new(check.table, check.state, &check.view.seen, &env);
    let from = |what: &What| eval.is(what, &eval.thing(attached));
    check.view.seen[host.index()]
        .is
        .abilities
        .iter()
        .any(|ability| matches!(ability, Ability::Keyword(Keyword::Protection(what)) if from(what)))
}

fn holder(check: &Check<'_>, id: ObjectId) -> PlayerId {
    check.view.seen[id.index()].controller.unwrap_or(check.state.object(id).owner)
}
