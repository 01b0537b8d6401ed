//! What somebody holds over the table, by pointer or by keyboard, and where it would be laid.

use egui::{DragAndDrop, EventFilter, LayerId, Order, Pos2, Rect, Response, Shape, Stroke, StrokeKind, Ui};

use super::look::Look;
use crate::board::Dragged;
use crate::command::Queue;
use crate::table::keys::Held;
use crate::table::scene::Piece;
use crate::table::{Place, TableCommand};
use crate::theme::size::{DROP, table as size};
use crate::theme::strong;
use language::board::Zone;

/// Takes up a card: by dragging it, with all that are picked if it is one of them. While it has the keyboard its keys
/// are taken before all others.
pub(super) fn take(ui: &Ui, look: Look<'_>, response: &Response, place: usize) {
    if response.drag_started() {
        let board = &look.opened.file.board;
        let picked = look.state.editing.places(board);
        let places = if picked.contains(&place) { picked } else { vec![place] };
        response.dnd_set_drag_payload(Dragged(places));
    }
    if !response.has_focus() {
        return;
    }
    let lifted = look.state.table.lifted.as_ref().is_some_and(|lifted| lifted.object == place);
    Held { id: response.id, place, is_lifted: lifted }.remember(ui.ctx());
    // Arrows choose a place for what is held, and do not go to the next card.
    let filter =
        EventFilter { tab: lifted, horizontal_arrows: lifted, vertical_arrows: lifted, escape: lifted };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
}

/// Shows what is held and where it would be laid, and lays it there once it is let go.
pub(super) fn show(ui: &Ui, look: Look<'_>, queue: &mut Queue) {
    if let Some(lifted) = &look.state.table.lifted {
        let there = place_of(look, lifted.to);
        mark(ui, look, lifted.to);
        if let Some((piece, there)) = piece(look, lifted.object).zip(there) {
            follow(ui, look, piece, there.center());
        }
        return;
    }
    if !look.scene.can_edit {
        return;
    }
    let Some(dragged) = DragAndDrop::payload::<Dragged>(ui.ctx()) else { return };
    let Some(at) = ui.ctx().pointer_interact_pos() else { return };
    let first = dragged.0.first().and_then(|place| piece(look, *place));
    let over = ui.clip_rect().contains(at).then(|| target(look, at, first, &dragged.0)).flatten();
    if let Some(over) = over {
        mark(ui, look, over);
    }
    if let Some(first) = first {
        follow(ui, look, first, at);
    }
    if ui.input(|input| input.pointer.any_released())
        && let Some(over) = over
        && let Some(dragged) = DragAndDrop::take_payload::<Dragged>(ui.ctx())
    {
        queue.send(TableCommand::Put(dragged.0.clone(), over));
    }
}

fn piece(look: Look<'_>, place: usize) -> Option<&Piece> {
    look.scene.pieces.iter().find(|piece| piece.place == Some(place))
}

/// Where something would be laid that is let go here: a card that it can be attached to, a pile, the stack, or a
/// battlefield.
fn target(look: Look<'_>, at: Pos2, held: Option<&Piece>, places: &[usize]) -> Option<Place> {
    let attaches = held.is_some_and(|piece| piece.attaches && piece.zone == Zone::Battlefield);
    if attaches {
        let is_seen = |heap: &&crate::table::layout::Heap| {
            let field = look.laid.fields.get(heap.player);
            field.is_some_and(|field| field.rect.contains(at)) && heap.rect.contains(at)
        };
        let here = look.laid.heaps.iter().find(is_seen);
        let top = here.and_then(|heap| look.scene.pieces.get(*heap.pieces.first()?)?.place);
        if let Some(host) = top.filter(|host| !places.contains(host)) {
            return Some(Place::On(host));
        }
    }
    if let Some(pile) = look.laid.piles.iter().find(|pile| pile.rect.expand(4.0).contains(at)) {
        return Some(Place::Zone(pile.player, pile.zone));
    }
    if look.laid.lane.contains(at) {
        return Some(Place::Zone(held.map_or(0, |piece| piece.player), Zone::Stack));
    }
    let player = look.laid.fields.iter().position(|field| field.rect.contains(at))?;
    Some(Place::Zone(player, Zone::Battlefield))
}

fn place_of(look: Look<'_>, place: Place) -> Option<Rect> {
    match place {
        Place::Zone(player, Zone::Battlefield) => look.laid.fields.get(player).map(|field| field.rect),
        Place::Zone(_, Zone::Stack) => Some(look.laid.lane),
        Place::Zone(player, zone) => {
            let pile = look.laid.piles.iter().find(|pile| (pile.player, pile.zone) == (player, zone));
            // A pile without cards is left out where there is little room.
            pile.map(|pile| pile.rect).or(look.laid.plates.get(player).copied())
        }
        Place::On(host) => {
            let is_top = |heap: &&crate::table::layout::Heap| {
                let top = heap.pieces.first().and_then(|at| look.scene.pieces.get(*at));
                top.is_some_and(|piece| piece.place == Some(host))
            };
            look.laid.heaps.iter().find(is_top).map(|heap| heap.rect)
        }
    }
}

/// The outline of where it would be laid; on a card it says that it becomes attached.
fn mark(ui: &Ui, look: Look<'_>, place: Place) {
    let Some(rect) = place_of(look, place) else { return };
    let stroke = Stroke::new(DROP, look.palette.accent);
    ui.painter().rect_stroke(rect.shrink(1.0), 6, stroke, StrokeKind::Inside);
    if matches!(place, Place::On(_)) {
        let at = rect.center_bottom() - egui::vec2(0.0, 8.0);
        let colors = super::paint::Pill::plain(look.palette.accent, look.palette.on_accent);
        super::paint::pill(ui.painter(), at, "attach", strong(size::TINY), colors);
    }
}

/// The card follows, over all else; its place stays dashed.
fn follow(ui: &Ui, look: Look<'_>, piece: &Piece, at: Pos2) {
    let own = look.laid.heaps.iter().find(|heap| {
        heap.pieces
            .first()
            .and_then(|at| look.scene.pieces.get(*at))
            .is_some_and(|top| top.place == piece.place)
    });
    if let Some(rect) = own.map(|heap| heap.rect) {
        let corners =
            [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
        ui.painter().rect_filled(rect, 6, look.palette.ground);
        ui.painter().extend(Shape::dashed_line(&corners, Stroke::new(1.5, look.palette.border), 4.0, 3.0));
    }
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, look.id.with("held")));
    super::surface::ghost(&painter, look, piece, at);
}
