//! What a spell targets.

use egui::Ui;

use crate::board::ObjectEdit;
use crate::widgets::form::{button, choice};
use language::board::{Board, CardType, Object, Targets, Zone};
use language::select::{What, Who, Whom};

/// Shows it for what is on the stack: a target in each place, one more place to add one, and a button for a further use of
/// the word. What can be targeted is that of the file; "any target" where the form begins one.
pub(crate) fn show(ui: &mut Ui, board: &Board, object: &Object, edit: &mut impl FnMut(ObjectEdit)) {
    if object.zone != Zone::Stack && object.targets.is_empty() {
        return;
    }
    let others = board.objects.iter().filter(|one| one.id != object.id).map(|one| one.id.clone());
    let players = board.players.iter().map(|player| player.name.clone());
    let names: Vec<Option<String>> = std::iter::once(None).chain(players.chain(others).map(Some)).collect();
    let nothing = |name: &Option<String>| name.clone().unwrap_or_else(|| "nothing more".to_owned());
    for (nth, targets) in object.targets.iter().enumerate() {
        for place in 0..=targets.chosen.len() {
            let now = targets.chosen.get(place).cloned();
            let free = |name: &&Option<String>| {
                **name == now || !targets.chosen.iter().any(|one| Some(one) == name.as_ref())
            };
            let free: Vec<Option<String>> = names.iter().filter(free).cloned().collect();
            let of = if object.targets.len() > 1 { format!(" of use {}", nth + 1) } else { String::new() };
            let label = format!("Target {}{of}", place + 1);
            if let Some(name) = choice(ui, &label, &now, &free, nothing) {
                edit(ObjectEdit::Targets(replaced(&object.targets, nth, place, name)));
            }
        }
    }
    let first = board.players.first().map(|player| player.name.clone());
    let add = if object.targets.is_empty() { "Add a target" } else { "One more \"target\"" };
    if button(ui, add, "One more use of the word in its text") {
        let one = Targets { chosen: first.into_iter().collect(), gone: 0, of: any_target() };
        edit(ObjectEdit::Targets(object.targets.iter().cloned().chain([one]).collect()));
    }
}

/// The targets with this one in a place, or without what is there. A use of the word without any target goes.
fn replaced(all: &[Targets], nth: usize, place: usize, name: Option<String>) -> Vec<Targets> {
    let mut all = all.to_vec();
    if let Some(targets) = all.get_mut(nth) {
        let end = (place + 1).min(targets.chosen.len());
        targets.chosen.splice(place.min(end)..end, name);
    }
    all.retain(|targets| !targets.chosen.is_empty() || targets.gone > 0);
    all
}

/// What "any target" is (CR 115.4 (2026-04-17)).
fn any_target() -> Whom {
    let kinds = [CardType::Creature, CardType::Planeswalker, CardType::Battle].map(What::Type);
    Whom::OneOf(vec![Whom::Player(Who::Anyone), Whom::Object(What::OneOf(kinds.to_vec()))])
}
