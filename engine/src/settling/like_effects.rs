//! Of effects that are alike in everything it makes no difference which one has been used: two like regeneration shields of one
//! creature, of which one is left.

use crate::pending::situation::Situation;
use crate::table::Table;
use statements::ids::EffectId;

/// Of like effects those count as used that came first, so that one outcome is not two. Nothing may be pending or still to be
/// done: what an effect has been applied to tells it from others.
pub(crate) fn use_the_first(table: &Table, situation: &mut Situation) {
    if situation.uses.is_empty() {
        return;
    }
    let used: Vec<EffectId> = situation.uses.iter().map(|&(id, _)| id).collect();
    for id in used {
        let Some(start) = table.effect(id).limit else { continue };
        let alike = alike(table, situation, id);
        let mut left: Vec<u64> = alike.iter().map(|&other| situation.left(other, start)).collect();
        left.sort_unstable();
        for (other, left) in alike.into_iter().zip(left) {
            if left < start {
                situation.set_left(other, left);
            } else {
                situation.uses.retain(|(used, _)| *used != other);
            }
        }
    }
}

/// The effects that are there and are this one but for their place among equal ones, where there are several; in the order in
/// which they came.
fn alike(table: &Table, situation: &Situation, id: EffectId) -> Vec<EffectId> {
    let one = table.sources.get(id.index());
    let is_like = |other: &EffectId| {
        let other = table.sources.get(other.index());
        other.of == one.of && other.body == one.body
    };
    let (state, view) = (table.board(situation.board), table.view(situation.board));
    let mut all: Vec<EffectId> =
        state.floating.iter().copied().chain(view.all_effects()).filter(is_like).collect();
    all.sort_unstable();
    all.dedup();
    if all.len() > 1 { all } else { Vec::new() }
}
