//! The objects on the board by players and zones: to be picked, dragged elsewhere and changed.

use egui::{
    Align, Align2, Button, DragAndDrop, Frame, LayerId, Modifiers, Order, RichText, Sense, Stroke,
    StrokeKind, Ui,
};

use super::parts::{ItemField, MORE_FIELDS, ZONES, send, wrong_in, zone_name};
use super::{object, picked, unread};
use crate::board::{BoardCommand, Dragged, Edit, FormCommand, Pick, PickedCommand};
use crate::command::{Command, Queue};
use crate::opened::Opened;
use crate::state::State;
use crate::theme::{proportional, size};
use crate::widgets::form::weak;
use crate::widgets::{mark, palette};
use language::board::{Board, Object, Zone};
use rulebook::words::vocabulary;

/// Shows the objects.
pub(crate) fn show(ui: &mut Ui, state: &State, opened: &Opened, queue: &mut Queue) {
    let board = &opened.file.board;
    let places = state.editing.places(board);
    if places.len() > 1 {
        picked::show(ui, board, &places, queue);
    }
    let is_dragging = DragAndDrop::has_payload_of_type::<Dragged>(ui.ctx());
    let mut listed = 0;
    for (player, one) in board.players.iter().enumerate() {
        for zone in ZONES {
            let here = in_group(board, player, zone);
            if here.is_empty() && !is_dragging {
                continue;
            }
            listed += here.len();
            ui.push_id(("group", player, zone_name(zone)), |ui| {
                let title = format!("{}: {}", one.name, zone_name(zone));
                let group = Group { player, zone, title: &title, here: &here };
                show_group(ui, state, opened, group, queue);
            });
        }
    }
    let strays: Vec<usize> = (0..board.objects.len()).filter(|at| group_of(board, *at).is_none()).collect();
    if !strays.is_empty() {
        listed += strays.len();
        weak(ui, "Of somebody who is not on the board");
    }
    for at in strays {
        row(ui, state, opened, at, queue);
    }
    if listed == 0 {
        weak(
            ui,
            "Nothing yet: type a card's name into the line and press Enter. What it does comes with it.",
        );
    }
    if is_dragging {
        follow(ui);
    }
}

/// The player and zone under which an object is listed. None when its player is not on the board.
fn group_of(board: &Board, at: usize) -> Option<(usize, Zone)> {
    let object = board.objects.get(at)?;
    let place = |name: &Option<String>| {
        name.as_ref().map_or(Some(0), |name| board.players.iter().position(|player| player.name == *name))
    };
    let whose = if matches!(object.zone, Zone::Battlefield | Zone::Stack) && object.controller.is_some() {
        &object.controller
    } else {
        &object.owner
    };
    place(whose).map(|player| (player, object.zone))
}

fn in_group(board: &Board, player: usize, zone: Zone) -> Vec<usize> {
    (0..board.objects.len()).filter(|at| group_of(board, *at) == Some((player, zone))).collect()
}

/// The objects of a player in a zone.
struct Group<'a> {
    /// The place of the player.
    player: usize,
    zone: Zone,
    title: &'a str,
    /// The places of the objects.
    here: &'a [usize],
}

/// Shows them; others can be dropped there.
fn show_group(
    ui: &mut Ui,
    state: &State,
    opened: &Opened,
    Group { player, zone, title, here }: Group<'_>,
    queue: &mut Queue,
) {
    let shown = Frame::NONE.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal(|ui| {
            mark::of_place(ui, palette(ui), player);
            ui.label(RichText::new(title).small().color(palette(ui).weak));
        });
        for at in here {
            row(ui, state, opened, *at, queue);
        }
    });
    let response = shown.response;
    if response.dnd_hover_payload::<Dragged>().is_some() {
        let stroke = Stroke::new(size::DROP, palette(ui).accent);
        ui.painter().rect_stroke(response.rect, size::ROUND, stroke, StrokeKind::Inside);
    }
    let dropped = response.dnd_release_payload::<Dragged>();
    if let Some(dropped) = dropped {
        send(queue, Edit::Move(dropped.0.clone(), player, zone));
    }
}

/// An object in a line, and what can be changed about it while it alone is picked.
fn row(ui: &mut Ui, state: &State, opened: &Opened, at: usize, queue: &mut Queue) {
    let board = &opened.file.board;
    let Some(object) = board.objects.get(at) else { return };
    let is_picked = state.editing.picked.contains(&object.id);
    ui.push_id(&object.id, |ui| {
        let words = summary(object);
        let button = Button::selectable(is_picked, words).sense(Sense::click_and_drag()).truncate();
        let response = ui.add(button);
        if state.editing.reveal.as_ref() == Some(&object.id) {
            response.scroll_to_me(Some(Align::TOP));
            queue.send(Command::Board(BoardCommand::Form(FormCommand::Revealed)));
        }
        if response.drag_started() {
            let places = if is_picked { state.editing.places(board) } else { vec![at] };
            response.dnd_set_drag_payload(Dragged(places));
        }
        if response.clicked() {
            let how = ui.input(|input| match input.modifiers {
                Modifiers { shift: true, .. } => Pick::To,
                Modifiers { command: true, .. } => Pick::Toggle,
                _ => Pick::Only,
            });
            queue.send(Command::Board(BoardCommand::Picked(PickedCommand::Pick(object.id.clone(), how))));
        }
        response
            .on_hover_text("Click to change it, Ctrl or Shift and click to pick several, drag it elsewhere");
        if state.editing.picked == [object.id.clone()] {
            ui.indent("details", |ui| object::show(ui, state, opened, at, queue));
        } else {
            for field in FIELDS.into_iter().chain(MORE_FIELDS) {
                wrong_in(ui, opened, ItemField { list: "objects", at, field });
            }
        }
    });
}

/// The fields of an object that can be wrong and stand in the first part of its form.
const FIELDS: [&str; 7] = ["id", "card", "owner", "controller", "targets", "counters", "is"];

/// "Bear 2/2, tapped, 2 damage".
fn summary(object: &Object) -> String {
    let times = if object.count > 1 { format!(" ×{}", object.count) } else { String::new() };
    let size = object.is.power.zip(object.is.toughness);
    let size = size.map(|(power, toughness)| format!(" {power}/{toughness}")).unwrap_or_default();
    let mut words = vec![format!("{}{times}{size}", object.id)];
    words.extend(unread::is_unread(object).then(|| "only its name is known".to_owned()));
    let statuses = [
        (object.tapped, "tapped"),
        (object.attacking && object.attacks.is_none(), "attacks"),
        (object.blocking && object.blocks.is_empty(), "blocks"),
        (object.face_down, if object.warded { "face down with ward" } else { "face down" }),
        (object.phased_out.is_some(), "phased out"),
        (object.transformed, "transformed"),
        (object.commander, "commander"),
    ];
    words.extend(statuses.into_iter().filter(|(is_so, _)| *is_so).map(|(_, status)| status.to_owned()));
    words.extend(Some(format!("{} damage", object.damage)).filter(|_| object.damage > 0));
    words.extend(object.counters.iter().map(|(kind, number)| vocabulary::counters(kind, *number)));
    words.extend(object.attached_to.iter().map(|host| format!("on {host}")));
    words.extend(object.attacks.iter().map(|whom| format!("attacks {whom}")));
    words.extend(
        Some(format!("blocks {}", object.blocks.join(" and "))).filter(|_| !object.blocks.is_empty()),
    );
    words.extend(object.must_block.iter().map(|whom| format!("has to block {whom}")));
    let targets: Vec<&str> =
        object.targets.iter().flat_map(|targets| &targets.chosen).map(String::as_str).collect();
    words.extend(Some(format!("targets {}", targets.join(" and "))).filter(|_| !targets.is_empty()));
    words.join(", ")
}

/// What is dragged is said beside the pointer.
fn follow(ui: &Ui) {
    // Over the table the card itself follows.
    let over = ui.ctx().pointer_interact_pos().filter(|at| ui.clip_rect().contains(*at));
    let Some(at) = over else { return };
    let number = DragAndDrop::payload::<Dragged>(ui.ctx()).map_or(0, |dragged| dragged.0.len());
    let words = if number > 1 { format!("{number} objects") } else { "Let go over a zone".to_owned() };
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, ui.scope_id().with("dragged")));
    let at = at + size::BUTTON_PADDING * 2.0;
    painter.text(at, Align2::LEFT_TOP, words, proportional(size::BODY), palette(ui).text);
}
