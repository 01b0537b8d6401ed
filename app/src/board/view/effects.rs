//! Effects that have left their source: shields with what is left of them, "this turn", "the next time".

use egui::containers::menu::MenuButton;
use egui::{Button, CollapsingHeader, Ui};

use super::parts::{Placed, send};
use crate::board::{Edit, EffectEdit};
use crate::collection::CollectionCommand;
use crate::command::{Command, Queue};
use crate::effect::form::{Form, in_words};
use crate::effect::starts;
use crate::opened::Opened;
use crate::opened::draft::Mistake;
use crate::presentation::label::capital;
use crate::state::State;
use crate::widgets::form::{away, button, choice, line, number, wrong};
use language::board::{Board, Lasting};
use language::effect::{Floating, Limit};
use rulebook::words::{Vocabulary, Voice};

/// Shows the effects that have left their source.
pub(crate) fn show(ui: &mut Ui, state: &State, opened: &Opened, queue: &mut Queue) {
    for (at, floating) in opened.file.board.effects.iter().enumerate() {
        ui.push_id(("floating", at), |ui| one(ui, state, opened, Placed { at, item: floating }, queue));
    }
    for (at, lasting) in opened.file.board.lasting.iter().enumerate() {
        ui.push_id(("lasting", at), |ui| for_a_time(ui, state, Placed { at, item: lasting }, queue));
    }
    add(ui, state, opened, queue);
}

/// What is so for a time; what it says is changed as text.
fn for_a_time(ui: &mut Ui, state: &State, Placed { at, item: one }: Placed<'_, Lasting>, queue: &mut Queue) {
    let words = Vocabulary::new(state.rules_date());
    let voice = Voice::of(words, one.controller.as_deref(), one.source.as_deref());
    ui.horizontal_wrapped(|ui| {
        ui.label(capital(&voice.so_for_a_time(&one.ability, &one.until, (one.once, one.at_once))));
        if away(ui, &format!("Number {} of what is so for a time is over", at + 1)) {
            send(queue, Edit::RemoveLasting(at));
        }
    });
}

/// What is left of a shield, and of what comes back.
fn left(ui: &mut Ui, Placed { at, item: floating }: Placed<'_, Floating>, queue: &mut Queue) {
    let Some(limit) = &floating.effect.limit else { return };
    let comes_back = matches!(limit, Limit::Each(..));
    if !comes_back && !limit.is_shield() {
        return;
    }
    let now = floating.left.filter(|_| comes_back).unwrap_or(limit.amount());
    let Some(left) = number(ui, &format!("What is left of {}", floating.id), "left", now) else { return };
    let edit = if comes_back {
        EffectEdit::Left(left)
    } else {
        EffectEdit::Does(Box::new(floating.effect.clone().limited(limit.with(left))))
    };
    send(queue, Edit::Effect(at, edit));
}

fn one(
    ui: &mut Ui,
    state: &State,
    opened: &Opened,
    Placed { at, item: floating }: Placed<'_, Floating>,
    queue: &mut Queue,
) {
    let words = Vocabulary::new(state.rules_date());
    let voice = Voice::of(words, floating.controller.as_deref(), floating.source.as_deref());
    ui.horizontal_wrapped(|ui| {
        ui.label(format!("{}: {}", floating.id, capital(&voice.effect(&floating.effect))));
        left(ui, Placed { at, item: floating }, queue);
        if away(ui, &format!("{} is over", floating.id)) {
            send(queue, Edit::RemoveEffect(at));
        }
    });
    let is_here = |mistake: &&Mistake| {
        ["id", "source", "controller", "effect"].iter().any(|field| mistake.is_in("effects", at, field))
    };
    for mistake in opened.mistakes.iter().filter(is_here) {
        wrong(ui, &in_words(&mistake.words));
    }
    CollapsingHeader::new(format!("Change {}", floating.id)).id_salt("form").show(ui, |ui| {
        names(ui, &opened.file.board, Placed { at, item: floating }, queue);
        let form = Form { board: &opened.board, words, floats: true };
        if let Some(effect) = form.show(ui, &floating.effect) {
            send(queue, Edit::Effect(at, EffectEdit::Does(Box::new(effect))));
        }
        ui.horizontal_wrapped(|ui| {
            if button(ui, "Duplicate", "Once more") {
                send(queue, Edit::Effect(at, EffectEdit::Duplicate(1)));
            }
            if button(ui, "Five times more", "Five more of it") {
                send(queue, Edit::Effect(at, EffectEdit::Duplicate(5)));
            }
            if button(ui, "Keep as my own", "It is kept in your own collection, for other boards") {
                queue.send(Command::Collection(CollectionCommand::KeepEffect(at)));
            }
        });
    });
}

/// What it is called, whose it is, and where it came from.
fn names(ui: &mut Ui, board: &Board, Placed { at, item: floating }: Placed<'_, Floating>, queue: &mut Queue) {
    if let Some(name) = line::show(ui, "effect id", "Name of the effect", &floating.id) {
        send(queue, Edit::Effect(at, EffectEdit::Name(name)));
    }
    let by_name = |name: &String| board.players.iter().position(|player| player.name == *name);
    let now = floating.controller.as_ref().and_then(by_name).unwrap_or(0);
    let players: Vec<usize> = (0..board.players.len()).collect();
    let name = |at: &usize| board.players.get(*at).map(|player| player.name.clone()).unwrap_or_default();
    if let Some(place) = choice(ui, "Controller", &now, &players, name) {
        send(queue, Edit::Effect(at, EffectEdit::Controller(place)));
    }
    let ids = board.objects.iter().map(|object| Some(object.id.clone()));
    let sources: Vec<Option<String>> = std::iter::once(None).chain(ids).collect();
    let words = |id: &Option<String>| id.clone().unwrap_or_else(|| "nothing on the board".to_owned());
    if let Some(source) = choice(ui, "From", &floating.source, &sources, words) {
        send(queue, Edit::Effect(at, EffectEdit::Source(source)));
    }
}

/// The menu that adds an effect, for the player for whom things are added.
fn add(ui: &mut Ui, state: &State, opened: &Opened, queue: &mut Queue) {
    let players = &opened.file.board.players;
    let place = state.editing.player.min(players.len().saturating_sub(1));
    let Some(player) = players.get(place) else { return };
    let (response, _) = MenuButton::from_button(Button::new("Add an effect or shield")).ui(ui, |ui| {
        for own in &state.collection.board.effects {
            ui.horizontal(|ui| {
                if ui.button(format!("{} (your own)", own.id)).clicked() {
                    let mut effect = own.clone();
                    effect.controller = Some(player.name.clone());
                    send(queue, Edit::AddEffect(Box::new(effect)));
                }
                if away(ui, &format!("Remove {} from your own", own.id)) {
                    queue.send(Command::Collection(CollectionCommand::Forget(own.id.clone())));
                }
            });
        }
        for (name, start) in starts::FLOATING {
            if ui.button(name).clicked() {
                let id = if name.starts_with("A shield") { "Shield" } else { "Effect" };
                send(queue, Edit::AddEffect(Box::new(starts::floating(id, &player.name, start()))));
            }
        }
    });
    let whose = format!(
        "Shields, and effects of what has resolved, for {}: as the line for objects says",
        player.name
    );
    response.on_hover_text(whose);
}
