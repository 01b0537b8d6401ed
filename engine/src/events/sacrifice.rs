//! Sacrificing (CR 701.21a (2026-04-17)): it contains the permanent's move to the graveyard, and nothing else happens when
//! nothing replaces it. `Sacrifice` in FORMAT.md.

use super::spawning::Spawning;
use language::select::What;
use statements::happening::Happening;

/// Permanents are sacrificed; each one's move to the graveyard is contained.
pub(crate) fn spawn(spawning: &mut Spawning<'_>, what: &What) {
    let eval = spawning.eval();
    let objects: Vec<_> = eval.objects(what).into_iter().filter(|&id| eval.state.is_permanent(id)).collect();
    for object in objects {
        spawning.add_to_graveyard(Happening::Sacrifice { object }, object);
    }
}
