//! What an object does: what its card says, and abilities of its own, each with its sentence and its form.

use egui::{CollapsingHeader, Ui};

use super::parts::send;
use crate::board::{Edit, ObjectEdit};
use crate::collection::CollectionCommand;
use crate::command::{Command, Queue};
use crate::effect::form::keyword::keywords;
use crate::effect::form::{Form, in_words};
use crate::effect::starts;
use crate::opened::Opened;
use crate::presentation::label::capital;
use crate::state::State;
use crate::widgets::form::{away, button, search, weak, wrong};
use language::board::Ability;
use language::path::Segment;
use rulebook::words::vocabulary::keyword;
use rulebook::words::{Vocabulary, Voice};

/// Shows the abilities of the object at a place.
pub(crate) fn show(ui: &mut Ui, state: &State, opened: &Opened, at: usize, queue: &mut Queue) {
    let Some(object) = opened.file.board.objects.get(at) else { return };
    let voice = Voice::of(Vocabulary::new(state.rules_date()), None, Some(&object.id));
    let printed = opened.board.objects.get(at).map_or(&[][..], |object| &object.is.abilities);
    let of_card = printed.len().saturating_sub(object.is.abilities.len());
    for ability in printed.iter().take(of_card) {
        weak(ui, &capital(&voice.ability(ability)));
    }
    for (place, ability) in object.is.abilities.iter().enumerate() {
        ui.push_id(("ability", place), |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(capital(&voice.ability(ability)));
                if let Ability::Effect(_) = ability
                    && button(ui, "Keep", "Keep this effect as your own, for other boards")
                {
                    queue.send(Command::Collection(CollectionCommand::KeepAbility(at, place)));
                }
                if away(ui, "Leave out this ability") {
                    send(queue, Edit::Object(at, ObjectEdit::RemoveAbility(place)));
                }
            });
            wrong_ability(ui, opened, at, of_card + place);
            let form = Form { board: &opened.board, words: voice.words, floats: false };
            CollapsingHeader::new("Change it").id_salt("form").show(ui, |ui| {
                if let Some(changed) = form.ability(ui, ability) {
                    send(queue, Edit::Object(at, ObjectEdit::Ability(place, Box::new(changed))));
                }
            });
        });
    }
    add(ui, state, at, queue);
}

/// What is wrong with an ability.
fn wrong_ability(ui: &mut Ui, opened: &Opened, object: usize, ability: usize) {
    let place = [
        Segment::Field("objects"),
        Segment::Index(object),
        Segment::Field("is"),
        Segment::Field("abilities"),
        Segment::Index(ability),
    ];
    for mistake in opened.mistakes.iter().filter(|mistake| mistake.is_at(&place)) {
        wrong(ui, &in_words(&mistake.words));
    }
}

/// The menus that add an ability: the user's own, the usual ones, keywords.
fn add(ui: &mut Ui, state: &State, at: usize, queue: &mut Queue) {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        let own = &state.collection.board.effects;
        let effects = || {
            let own = own.iter().map(|own| format!("{} (your own)", own.id));
            own.chain(starts::ABILITIES.iter().map(|(name, _)| (*name).to_owned())).collect()
        };
        if let Some(place) = search::menu(ui, "Add an effect", effects) {
            let start = || starts::ABILITIES.get(place.checked_sub(own.len())?).map(|(_, start)| start());
            let effect = own.get(place).map(|own| own.effect.clone()).or_else(start);
            chosen = effect.map(Ability::Effect);
        }
        if let Some(place) = search::menu(ui, "Add an ability", || names(&abilities())) {
            chosen = abilities().into_iter().nth(place).map(|(_, ability)| ability);
        }
    });
    if let Some(ability) = chosen {
        send(queue, Edit::Object(at, ObjectEdit::AddAbility(Box::new(ability))));
    }
}

/// Abilities as they start, with what they are called: the other ones, and keywords.
fn abilities() -> Vec<(String, Ability)> {
    let others = starts::others().into_iter().map(|(name, ability)| (name.to_owned(), ability));
    let keywords = keywords().into_iter().map(|one| (capital(&keyword(&one)), Ability::Keyword(one)));
    others.chain(keywords).collect()
}

fn names(abilities: &[(String, Ability)]) -> Vec<String> {
    abilities.iter().map(|(name, _)| name.clone()).collect()
}
