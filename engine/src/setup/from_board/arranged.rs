//! What permanents have arranged for later as they resolved as spells, because of what was paid for them: dash, blitz, warp.
//!
//! A board that begins with such a permanent needn't say it. One that has scheduled anything of its own for it says all.

use language::board::paid::said;
use language::board::{Ability, Board, Object, Scheduled, Waits, Zone};
use language::event::{Instruction, Script};
use language::select::{Condition, What, Who};

/// What is scheduled besides what the board says.
pub(super) fn by_spells(board: &Board) -> Vec<Scheduled> {
    let has_own =
        |object: &&Object| board.scheduled.iter().any(|one| one.script.source.as_ref() == Some(&object.id));
    let permanents = board.objects.iter().filter(|one| one.zone == Zone::Battlefield && !one.paid.is_empty());
    permanents.filter(|one| !has_own(one)).flat_map(|object| of_spell(board, object)).collect()
}

fn of_spell(board: &Board, object: &Object) -> Vec<Scheduled> {
    let mut all = Vec::new();
    for ability in &object.is.abilities {
        let Ability::Spell { does, .. } = ability.itself() else { continue };
        for instruction in does {
            let Instruction::If { condition, then, .. } = instruction else { continue };
            if is_paid(condition, object) {
                all.extend(then.iter().filter_map(|one| later(board, object, one)));
            }
        }
    }
    all
}

/// Whether a condition asks for nothing but what was paid for the object itself, and that was.
fn is_paid(condition: &Condition, object: &Object) -> bool {
    let Condition::Exists(What::All(all)) = condition else { return false };
    let [What::This, What::Paid(wanted)] = &all[..] else { return false };
    object.paid.iter().any(|paid| said(paid) == said(wanted))
}

fn later(board: &Board, object: &Object, instruction: &Instruction) -> Option<Scheduled> {
    let Instruction::Later { period, who: Who::Anyone, of_next_turn: false, does } = instruction else {
        return None;
    };
    let script = Script {
        source: Some(object.id.clone()),
        controller: object.controller.clone().or_else(|| object.owner.clone()),
        does: does.clone(),
        ..Script::default()
    };
    let whose = board.players.iter().map(|player| player.name.clone()).collect();
    Some(Scheduled { period: *period, whose, waits: Waits::ForPeriod, script })
}
