//! The line that says a board: the field, how it could go on, and what was made of it.

use egui::{Area, Button, Frame, Id, Key, Modifiers, Order, Response, RichText, Sense, TextEdit, Ui, vec2};

use super::parts::send;
use crate::board::{BoardCommand, Chip, Edit, Field, FormCommand, Line, Opens, Pick, PickedCommand};
use crate::collection::CollectionCommand;
use crate::command::{Command, Queue};
use crate::opened::Opened;
use crate::state::State;
use crate::theme::size;
use crate::widgets::form::{away, button, weak, wrong};
use crate::widgets::typing::to_the_end;
use crate::widgets::{flowing, palette, toggle};
use rulebook::line::Offer;

/// What stands in the empty field: a line that works.
const HINT: &str = "Furnace of Rath; Bob: shield 3; Ogre 3/3 deals 3 to Bob";

/// Shows the line.
pub(crate) fn show(ui: &mut Ui, state: &State, opened: &Opened, queue: &mut Queue) {
    let line = &state.editing.line;
    let field = field(ui, state, queue);
    whose(ui, state, opened, queue);
    if line.words.trim().is_empty() {
        made(ui, line, queue);
    } else {
        own(ui, state, queue);
        pieces(ui, line);
        offered(ui, &field, line, queue);
    }
    ui.separator();
}

fn form(queue: &mut Queue, command: FormCommand) {
    queue.send(Command::Board(BoardCommand::Form(command)));
}

/// The field, as many rows as the line takes: Tab completes, the keys above and below choose, Enter takes what is marked
/// and adds all.
fn field(ui: &mut Ui, state: &State, queue: &mut Queue) -> Response {
    let line = &state.editing.line;
    let id = ui.make_persistent_id("line");
    let is_done = ui.memory(|memory| memory.has_focus(id)) && keys(ui, line, queue);
    if line.is_completed {
        to_the_end(ui, id, &line.words);
        form(queue, FormCommand::HasKeyboard);
    }
    let mut words = line.words.clone();
    let field = TextEdit::multiline(&mut words)
        .id(id)
        .hint_text(HINT)
        .desired_rows(1)
        .desired_width(f32::INFINITY)
        .return_key(None)
        .lock_focus(!line.offers.is_empty());
    let response = ui.add(field).accessible_name("The line");
    if response.changed() {
        words = words.replace(['\n', '\r'], " ");
        form(queue, FormCommand::Line(words.clone()));
    }
    if state.editing.wants == Some(Field::Line) {
        response.request_focus();
        form(queue, FormCommand::HasKeyboard);
    }
    if is_done && !words.trim().is_empty() {
        enter(state, &words, queue);
        forget_what_was_typed(ui, id);
    }
    response
}

/// The user's own object of just this name, or what the line says.
fn enter(state: &State, words: &str, queue: &mut Queue) {
    match state.collection.object(words) {
        Some(own) => send(queue, Edit::AddOwn(state.editing.player, vec![own.clone()])),
        None => form(queue, FormCommand::Enter),
    }
}

/// The keys that mean something else while one types. Whether Enter was among them.
fn keys(ui: &Ui, line: &Line, queue: &mut Queue) -> bool {
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if !line.offers.is_empty() {
        if pressed(Modifiers::NONE, Key::Tab) {
            form(queue, FormCommand::Complete(None));
        }
        for (key, by) in [(Key::ArrowDown, 1), (Key::ArrowUp, -1)] {
            if pressed(Modifiers::NONE, key) {
                form(queue, FormCommand::Choose(by));
            }
        }
    }
    // In an empty line there is nothing of its own to take back: it is the board that is meant.
    if line.words.is_empty() {
        if pressed(Modifiers::COMMAND, Key::Z) {
            queue.send(Command::Board(BoardCommand::Undo));
        }
        if pressed(Modifiers::COMMAND, Key::Y) {
            queue.send(Command::Board(BoardCommand::Redo));
        }
    }
    pressed(Modifiers::NONE, Key::Enter)
}

/// What stood in the field before is not brought back by taking back: it is on the board.
fn forget_what_was_typed(ui: &Ui, id: Id) {
    if let Some(mut state) = TextEdit::load_state(ui.ctx(), id) {
        state.clear_undoer();
        state.store(ui.ctx(), id);
    }
}

/// Whose things are that stand without a name before them.
fn whose(ui: &mut Ui, state: &State, opened: &Opened, queue: &mut Queue) {
    let players = &opened.file.board.players;
    let player = state.editing.player.min(players.len().saturating_sub(1));
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new("for").small().color(palette(ui).weak));
        for (at, one) in players.iter().enumerate() {
            if toggle(ui, at == player, &one.name).clicked() {
                form(queue, FormCommand::LineFor(at));
            }
        }
    });
}

/// The user's own objects whose names are like the line.
fn own(ui: &mut Ui, state: &State, queue: &mut Queue) {
    let player = state.editing.player;
    for own in state.collection.objects_like(&state.editing.line.words).take(size::SUGGESTIONS) {
        ui.horizontal(|ui| {
            if button(ui, &own.id, "Put this one of your own on the board") {
                send(queue, Edit::AddOwn(player, vec![own.clone()]));
            }
            weak(ui, "your own");
            if away(ui, &format!("Remove {} from your own", own.id)) {
                queue.send(Command::Collection(CollectionCommand::Forget(own.id.clone())));
            }
        });
    }
}

/// How the line could go on, each with what it would become, over what stands below the field; the marked one is what Tab
/// and Enter take.
fn offered(ui: &Ui, field: &Response, line: &Line, queue: &mut Queue) {
    let id = field.id.with("offers");
    let under_pointer = ui.ctx().pointer_latest_pos().and_then(|at| ui.ctx().layer_id_at(at));
    let is_pointed_at = under_pointer.is_some_and(|layer| layer.id == id);
    if line.offers.is_empty() || !(field.has_focus() || is_pointed_at) {
        return;
    }
    let area =
        Area::new(id).order(Order::Foreground).fixed_pos(field.rect.left_bottom() + vec2(0.0, size::GAP));
    area.show(ui.ctx(), |ui| {
        let most = ui.ctx().content_rect().width() - size::MARGIN * 2.0;
        Frame::popup(ui.style()).show(ui, |ui| {
            ui.set_width(field.rect.width().max(size::OFFERS).min(most));
            for (at, offer) in line.offers.iter().take(size::SUGGESTIONS).enumerate() {
                let is_marked = at == line.chosen.unwrap_or(0);
                let becomes = RichText::new(offer.becomes.words()).small().color(palette(ui).weak);
                let button = Button::selectable(is_marked, offer.text.trim()).truncate().right_text(becomes);
                let response = ui.add(button.min_size(vec2(ui.available_width(), 0.0)));
                if response.accessible_name(offer.text.trim()).clicked() {
                    form(queue, FormCommand::Complete(Some(at)));
                    ui.memory_mut(|memory| memory.request_focus(field.id));
                }
            }
            weak(ui, keys_do(line));
        });
    });
}

/// What the keys do where the line could go on.
fn keys_do(line: &Line) -> &'static str {
    if !line.takes_marked() {
        "Tab completes, Enter adds the line as it stands, Down and Up choose."
    } else if line.marked().is_some_and(Offer::is_whole) {
        "Tab completes, Enter takes it and adds, Down and Up choose."
    } else {
        "Tab and Enter complete, Down and Up choose."
    }
}

/// What the pieces of the line mean so far, and why one is not understood.
fn pieces(ui: &mut Ui, line: &Line) {
    flowing(ui, size::CHIP_GAP, |ui| {
        for (at, piece) in line.pieces.iter().enumerate() {
            let goes_on = at + 1 == line.pieces.len() && !line.offers.is_empty();
            let color = match &piece.opens {
                Opens::Refused(_) if goes_on => palette(ui).weak,
                Opens::Refused(_) => palette(ui).error_text,
                Opens::Object(_) | Opens::Event(_) | Opens::Nothing => palette(ui).text,
            };
            let words = RichText::new(&piece.words).small().color(color);
            ui.add(Button::new(words).small().sense(Sense::hover()));
        }
    });
    // What is still being typed, and could go on, is not wrong yet.
    let told = line.pieces.len() - usize::from(!line.offers.is_empty() && !line.pieces.is_empty());
    for piece in line.pieces.iter().take(told) {
        if let Opens::Refused(why) = &piece.opens {
            wrong(ui, why);
        }
    }
    if line.offers.is_empty() && line.is_understood() {
        weak(ui, "Enter adds it.");
    }
}

/// What was made of the last line: a click opens it.
fn made(ui: &mut Ui, line: &Line, queue: &mut Queue) {
    if line.made.is_empty() {
        weak(ui, "A few letters of a name; commas between things, then what happens behind a semicolon.");
        return;
    }
    flowing(ui, size::CHIP_GAP, |ui| {
        ui.label(RichText::new("Made:").small().color(palette(ui).weak));
        for chip in &line.made {
            let button = Button::new(RichText::new(&chip.words).small()).small();
            let Some(command) = opened(chip) else {
                ui.add(button.sense(Sense::hover()));
                continue;
            };
            if ui.add(button).on_hover_text("Open it").clicked() {
                queue.send(command);
            }
        }
    });
}

/// What opens a piece. None for what has no form of its own.
fn opened(chip: &Chip) -> Option<Command> {
    match &chip.opens {
        Opens::Object(id) => {
            Some(Command::Board(BoardCommand::Picked(PickedCommand::Pick(id.clone(), Pick::Alone))))
        }
        Opens::Event(at) => Some(Command::Board(BoardCommand::Form(FormCommand::ChangeEvent(*at)))),
        Opens::Nothing | Opens::Refused(_) => None,
    }
}
