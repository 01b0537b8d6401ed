//! What effects of spells and abilities that have resolved do to an object, each with its sentence and its form.

use egui::{CollapsingHeader, Ui};

use crate::board::ObjectEdit;
use crate::effect::form::Form;
use crate::opened::Opened;
use crate::state::State;
use crate::widgets::form::{away, button, choice};
use language::board::{Board, Change, Changed, Object, Zone};
use language::effect::Lifetime;
use language::select::{What, Who};
use rulebook::words::{Vocabulary, Voice};

/// Shows what is done to an object for a time, and a button for more of it.
pub(crate) fn show(
    ui: &mut Ui,
    state: &State,
    opened: &Opened,
    object: &Object,
    edit: &mut impl FnMut(ObjectEdit),
) {
    let words = Vocabulary::new(state.rules_date());
    let voice = Voice::of(words, None, Some(&object.id));
    let form = Form { board: &opened.board, words, floats: true };
    let mut list = object.changed.clone();
    let mut gone = None;
    for (at, one) in list.iter_mut().enumerate() {
        ui.push_id(("changed", at), |ui| {
            ui.horizontal_wrapped(|ui| {
                let said = voice.changed(&one.changes, &one.until);
                ui.label(format!("It {said}."));
                if away(ui, &format!("It no longer {said}")) {
                    gone = Some(at);
                }
            });
            CollapsingHeader::new("Change it").id_salt("form").show(ui, |ui| {
                form.changes(ui, &mut one.changes, 0);
                until(ui, opened, one);
            });
        });
    }
    if let Some(at) = gone {
        list.remove(at);
    }
    if button(
        ui,
        "Add what lasts",
        "What a spell or ability has done to it, such as +3/+3 until the turn ends",
    ) {
        list.push(larger(&opened.board));
    }
    if list != object.changed {
        edit(ObjectEdit::Changed(list));
    }
}

/// How one starts: newer than what the permanents on the board do, since it has just resolved.
fn larger(board: &Board) -> Changed {
    let does = |object: &&Object| {
        let is_permanent = object.zone == Zone::Battlefield;
        is_permanent && object.is.abilities.iter().any(|ability| ability.continuous().is_some())
    };
    Changed {
        changes: vec![Change::ModifyPowerToughness(1, 1)],
        until: Lifetime::ThisTurn,
        over: board.objects.iter().filter(does).map(|object| object.id.clone()).collect(),
    }
}

/// For how long: a board names whose next turn ends it.
fn until(ui: &mut Ui, opened: &Opened, one: &mut Changed) {
    let turn_of = |name: &String| Lifetime::UntilTurnOf(Who::Named(name.clone()));
    let untap_of = |name: &String| Lifetime::ThroughUntapOf(Who::Named(name.clone()));
    let turns =
        opened.board.players.iter().flat_map(|player| [turn_of(&player.name), untap_of(&player.name)]);
    let all: Vec<Lifetime> = [Lifetime::ThisTurn, Lifetime::ThisCombat]
        .into_iter()
        .chain(turns)
        .chain([Lifetime::Always])
        .collect();
    let words = |until: &Lifetime| match until {
        Lifetime::WhileFunctions | Lifetime::ThisTurn => "the turn ends".to_owned(),
        Lifetime::ThisCombat => "combat ends".to_owned(),
        Lifetime::UntilTurnOf(Who::Named(name)) => format!("the next turn of {name}"),
        Lifetime::UntilTurnOf(_) => "somebody's next turn".to_owned(),
        Lifetime::ThroughUntapOf(Who::Named(name)) => format!("the next untap step of {name} is over"),
        Lifetime::ThroughUntapOf(_) => "somebody's next untap step is over".to_owned(),
        Lifetime::AsLongAs { what: What::Is(id), .. } => format!("{id} is no longer as it is"),
        Lifetime::AsLongAs { .. } => "something is no longer as it is".to_owned(),
        Lifetime::Always => "the game ends".to_owned(),
    };
    if let Some(chosen) = choice(ui, "Until", &one.until, &all, words) {
        one.until = chosen;
    }
}
