//! Which spell or ability has made something a target: what has triggered on that may counter it
//! (CR 702.21a (2026-04-17)).

use crate::table::Table;
use crate::table::env::{Env, Targeter};
use crate::table::state::State;
use language::board::Zone;
use language::event::Deed;
use statements::happening::Happening;
use statements::ids::{ObjectId, Target};

/// What has made something a target, if that is what happens: of what targets it, and is named or has such a source, what lies
/// highest on the stack. None where it does not lie there.
pub(super) fn targeter(table: &Table, state: &State, happening: &Happening) -> Option<Targeter> {
    let &Happening::Deed { deed: Deed::BecomeTarget, of, to, .. } = happening else { return None };
    let named = if let Some(Target::Object(id)) = to { Some(id) } else { None };
    let targets = |env: &Env| env.targets.iter().any(|one| !one.settled && one.aim.at.contains(&of));
    let ability = state.stack.topmost(|id| {
        let env = table.ability_env(id);
        targets(env) && named.is_none_or(|source| env.about.this == Some(source))
    });
    let since = |id: &ObjectId| state.object(*id).since;
    let spell = match named {
        Some(id) => Some(id).filter(|&id| state.object(id).zone == Zone::Stack),
        None => state.spells().filter(|&id| state.object(id).targets(of)).max_by_key(since),
    };
    match (ability, spell) {
        (Some((_, over)), Some(spell)) if over <= since(&spell) => Some(Targeter::Spell(spell)),
        (Some((place, _)), _) => Some(Targeter::Ability(place)),
        (None, spell) => spell.map(Targeter::Spell),
    }
}
