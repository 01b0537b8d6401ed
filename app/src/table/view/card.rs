//! A card: a band with its name, what it is, and its numbers; below it what is attached, behind it others like it.

use egui::{
    Align2, Color32, CornerRadius, Id, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
};
use egui::{Vec2, WidgetInfo, pos2, vec2};

use super::look::Look;
use super::paint::{Fit, Pill, glow, letters, pill, tiny, turned, unread, words};
use super::surface::{Paints, paints};
use super::{hold, menu, tip};
use crate::board::Pick;
use crate::command::Queue;
use crate::object::ObjectCommand;
use crate::selection::SelectionCommand;
use crate::table::TableCommand;
use crate::table::layout::Heap;
use crate::table::layout::rows::under;
use crate::table::scene::{NumbersFrom, Offered, Piece, Unread};
use crate::theme::size::table as size;
use crate::theme::strong;

/// Shows cards that lie on one another, what is attached to the top one first.
pub(super) fn heap(ui: &mut Ui, look: Look<'_>, heap: &Heap, queue: &mut Queue) {
    let Some(clip) = look.laid.fields.get(heap.player).map(|field| field.rect) else { return };
    let whole = heap.under.iter().fold(heap.rect, |all, (_, rect)| all.union(*rect));
    // The next row can be reached by keyboard, and is scrolled to.
    if !clip.expand(heap.rect.height()).intersects(whole) {
        return;
    }
    // Marks stand over the edge of the outer row, but nothing that scrolls does.
    let over =
        if look.laid.fields.get(heap.player).is_some_and(|field| field.most() > 0.0) { 0.0 } else { 10.0 };
    let painter = ui.painter().with_clip_rect(clip.expand2(vec2(0.0, over)));
    if !painter.clip_rect().is_positive() {
        return;
    }
    for (piece, rect) in heap.under.iter().rev() {
        one(ui, look, &painter, Shown { at: *piece, rect: *rect, more: 0, is_under: true }, queue);
    }
    let Some((top, others)) = heap.pieces.split_first() else { return };
    let paints = look.scene.pieces.get(*top).map(|piece| paints(look, piece));
    if let Some(paints) = paints {
        for layer in (1..=others.len().min(size::LAYERS)).rev() {
            let by = size::LAYER * f32::from(u8::try_from(layer).unwrap_or(0));
            let rect = heap.rect.translate(vec2(by, by));
            painter.rect(rect, 6, paints.body, Stroke::new(1.0, paints.edge), StrokeKind::Inside);
        }
    }
    one(ui, look, &painter, Shown { at: *top, rect: heap.rect, more: others.len(), is_under: false }, queue);
}

/// A card that is shown.
#[derive(Clone, Copy)]
struct Shown {
    /// Which piece.
    at: usize,
    rect: Rect,
    /// How many others lie below it that look like it.
    more: usize,
    /// Whether it is attached, and lies below its host.
    is_under: bool,
}

fn one(ui: &mut Ui, look: Look<'_>, painter: &Painter, shown: Shown, queue: &mut Queue) {
    let Some(piece) = look.scene.pieces.get(shown.at) else { return };
    let clip = painter.clip_rect();
    let id = look.id_of(("card", piece.place, piece.object));
    let seen = shown.rect.intersect(clip);
    // One that is out of view can be reached by keyboard only.
    let seen =
        if seen.is_positive() { seen } else { Rect::from_min_size(clip.clamp(shown.rect.min), Vec2::ZERO) };
    let response = ui.interact(seen, id, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label(look, piece, shown.more)));
    if response.has_focus() {
        look.reveal(ui, piece.player, shown.rect);
    }
    face(painter, look, piece, shown);
    if response.hovered() {
        let stroke = Stroke::new(1.5, look.palette.accent);
        painter.rect_stroke(shown.rect, 6, stroke, StrokeKind::Inside);
    }
    marks(ui, look, painter, piece, shown, id, queue);
    used(ui, look, &response, piece, queue);
    tip::of_piece(look, response, piece);
}

/// What somebody does with a card.
fn used(ui: &Ui, look: Look<'_>, response: &Response, piece: &Piece, queue: &mut Queue) {
    let Some(place) = piece.place else {
        if response.clicked() {
            queue.send(ObjectCommand::Show(piece.id.clone()));
        }
        return;
    };
    if response.clicked() {
        let how = ui.input(|input| if input.modifiers.command { Pick::Toggle } else { Pick::Alone });
        queue.send(TableCommand::Pick(piece.id.clone(), how));
    }
    if !look.scene.can_edit {
        return;
    }
    if response.double_clicked() {
        queue.send(TableCommand::Tap(place));
    }
    hold::take(ui, look, response, place);
    menu::show(look, response, piece, place, queue);
}

/// How the card is read out: "Bear, creature 2/2, tapped".
fn label(look: Look<'_>, piece: &Piece, more: usize) -> String {
    let mut said = vec![piece.name.clone()];
    let numbers = piece.numbers.as_ref().map(|numbers| format!(" {}", numbers.words)).unwrap_or_default();
    said.push(format!("{}{numbers}", piece.types.to_lowercase()));
    said.extend(piece.lies.tapped.then(|| "tapped".to_owned()));
    said.extend(piece.lies.phased_out.then(|| "phased out".to_owned()));
    said.extend((piece.damage > 0).then(|| format!("{} damage", piece.damage)));
    said.extend(piece.counters.iter().cloned());
    let count = piece.count.saturating_add(u64::try_from(more).unwrap_or(0));
    said.extend((count > 1).then(|| format!("{count} of them")));
    said.extend(piece.light.affected.map(|_| "affected".to_owned()));
    said.extend(piece.light.offered.map(|offered| format!("offered as {}", offered.number)));
    said.extend((!piece.light.why_not.is_empty()).then(|| "not offered".to_owned()));
    said.extend(look.scene.sides.get(piece.player).map(|side| format!("of {}", side.name)));
    said.join(", ")
}

/// Paints a card.
fn face(painter: &Painter, look: Look<'_>, piece: &Piece, Shown { rect, is_under, more, .. }: Shown) {
    let (palette, scale) = (look.palette, look.laid.scale);
    let paints = paints(look, piece);
    painter.rect_filled(rect, 6, paints.body);
    let high = (size::BAND * scale).max(size::BAND_LEAST);
    let top = Rect::from_min_size(rect.min, vec2(rect.width(), high));
    painter.rect_filled(top, CornerRadius { nw: 6, ne: 6, sw: 0, se: 0 }, paints.band);
    outline(painter, look, piece, rect, paints);
    let font = strong((size::NAME * scale).clamp(size::TINY, 14.0));
    let width = rect.width() - 12.0;
    // Its id tells it from others; those on a heap have what they are called in common.
    let name = if more > 0 { &piece.card } else { &piece.name };
    if is_under {
        // Only its lower edge is seen.
        let low = rect.bottom() - under(scale) + 2.0;
        let name = words(painter, name, font, paints.text, Fit { width, lines: 1 });
        painter.rect_filled(
            Rect::from_min_max(pos2(rect.left() + 1.0, low), rect.max - vec2(1.0, 1.0)),
            5,
            paints.band,
        );
        painter.galley(pos2(rect.left() + 8.0, low + 1.0), name, paints.text);
        return;
    }
    let title = words(painter, name, font, paints.text, Fit { width, lines: 2 });
    painter.galley(rect.min + vec2(7.0, if high > size::BAND_LEAST { 3.0 } else { 0.5 }), title, paints.text);
    body(painter, look, piece, Rect::from_min_max(pos2(rect.left(), top.bottom()), rect.max), paints);
    if piece.fights {
        let line = [rect.left_top() + vec2(3.0, 1.5), rect.right_top() + vec2(-3.0, 1.5)];
        painter.line_segment(line, Stroke::new(3.0, palette.error_text));
    }
}

fn outline(painter: &Painter, look: Look<'_>, piece: &Piece, rect: Rect, paints: Paints) {
    let (palette, light) = (look.palette, &piece.light);
    let is_picked = look.state.editing.picked.contains(&piece.id);
    let color = match (light.affected, light.offered) {
        (Some(player), _) => Some(palette.player(player)),
        (None, Some(_)) => Some(palette.accent),
        (None, None) => None,
    };
    if let Some(color) = color {
        glow(painter, rect, 6.0, color);
    }
    let stroke = match (color, is_picked) {
        (_, true) => Stroke::new(2.0, palette.text),
        (Some(color), false) => Stroke::new(2.0, color),
        (None, false) => Stroke::new(1.0, paints.edge),
    };
    painter.rect_stroke(rect, 6, stroke, StrokeKind::Inside);
}

/// What stands below the name.
fn body(painter: &Painter, look: Look<'_>, piece: &Piece, rect: Rect, paints: Paints) {
    let (palette, scale) = (look.palette, look.laid.scale);
    let from = rect.min + vec2(7.0, 5.0 * scale);
    let wide = letters(painter, palette, &piece.letters, from, paints.text);
    // What is face down says so also where there is little room.
    if scale >= size::WORDS || piece.lies.face_down {
        let width = rect.width() - 12.0 - wide - if piece.lies.tapped { 14.0 } else { 0.0 };
        let lines =
            if piece.letters.is_empty() && !piece.lies.tapped && scale >= size::WORDS { 2 } else { 1 };
        let types = words(painter, &piece.types, tiny(), paints.weak, Fit { width, lines });
        painter.galley(from + vec2(wide, 0.0), types, paints.weak);
    }
    if piece.lies.tapped {
        turned(painter, pos2(rect.right() - 12.0, from.y + 7.0), 11.0, paints.text);
    }
    if piece.lies.phased_out {
        let at = pos2(rect.left() + 7.0, rect.bottom() - 39.0);
        painter.text(at, Align2::LEFT_TOP, "phased out", tiny(), paints.weak);
    }
    let corner = numbers(painter, look, piece, rect, paints);
    pills(painter, look, piece, rect, corner);
}

/// Power and toughness, or what tells how much of it is left. Where it is; a point in the corner where there is none.
fn numbers(painter: &Painter, look: Look<'_>, piece: &Piece, rect: Rect, paints: Paints) -> Rect {
    let (palette, edge) = (look.palette, rect.right() - 5.0);
    let Some(numbers) = &piece.numbers else {
        return Rect::from_min_size(rect.max - vec2(5.0, 5.0), Vec2::ZERO);
    };
    let (ground, text) = match numbers.from {
        NumbersFrom::Changed if !piece.light.is_dim => (palette.outcome, palette.outcome_border),
        NumbersFrom::Changed | NumbersFrom::Printed => (palette.open, paints.text),
        // Nobody has ruled on what they are now.
        NumbersFrom::Entered => (palette.open, palette.weak),
    };
    let galley = painter.layout_no_wrap(numbers.words.clone(), strong(size::FIGURE), text);
    let room = galley.size() + vec2(8.0, 0.0);
    let place = Rect::from_min_max(
        pos2(edge - room.x, rect.bottom() - 5.0 - room.y),
        pos2(edge, rect.bottom() - 5.0),
    );
    painter.rect_filled(place, 4, ground);
    painter.galley(place.min + vec2(4.0, 0.0), galley, text);
    place
}

/// Damage and counters: beside the numbers where there is room, otherwise above them; of more than there is room for it
/// is said how many.
fn pills(painter: &Painter, look: Look<'_>, piece: &Piece, rect: Rect, corner: Rect) {
    let palette = look.palette;
    let damage = (piece.damage > 0).then(|| (format!("{} dmg", piece.damage), palette.error_text));
    let counters = piece.counters.iter().map(|words| (words.clone(), palette.text));
    let all: Vec<(String, Color32)> = damage.into_iter().chain(counters).collect();
    let most = if rect.height() > 62.0 { 3 } else { 2 };
    let hidden = all.len().saturating_sub(most);
    let (mut y, mut room) = (rect.bottom() - 5.0, corner.left() - rect.left() - 8.0);
    for (at, (words, ground)) in all.iter().take(most).enumerate() {
        let is_last = at + 1 == most && hidden > 0;
        let said = if is_last { format!("{words}, +{hidden}") } else { words.clone() };
        let font = strong(size::TINY);
        let whole = painter.layout_no_wrap(said.clone(), font.clone(), palette.ordering).size().x + 8.0;
        if at == 0 && whole > room {
            (y, room) = (corner.top().min(y) - 2.0, rect.width() - 10.0);
        }
        let fit = Fit { width: room - 8.0, lines: 1 };
        let galley = self::words(painter, &said, font, palette.ordering, fit);
        let wide = galley.size() + vec2(8.0, 1.0);
        // Above the numbers they stand at the right, beside the letters of the colours.
        let left = if y < rect.bottom() - 5.0 { rect.right() - 5.0 - wide.x } else { rect.left() + 4.0 };
        let place = Rect::from_min_size(pos2(left, y - wide.y), wide);
        painter.rect_filled(place, 4, *ground);
        painter.galley(place.min + vec2(4.0, 0.5), galley, palette.ordering);
        (y, room) = (place.top().min(corner.top()) - 2.0, rect.width() - 10.0);
    }
}

/// What stands on the upper edge: how many, the number of the pick, and whether the text is read.
fn marks(
    ui: &mut Ui,
    look: Look<'_>,
    painter: &Painter,
    piece: &Piece,
    Shown { rect, more, .. }: Shown,
    id: Id,
    queue: &mut Queue,
) {
    let palette = look.palette;
    let mut x = rect.right() - 4.0;
    let count = piece.count.saturating_add(u64::try_from(more).unwrap_or(0));
    if count > 1 {
        let look = Pill::plain(palette.text, palette.ordering);
        let place = pill(painter, pos2(x - 8.0, rect.top()), &format!("×{count}"), strong(12.0), look);
        x = place.left() - 3.0;
    }
    if let Some(offered) = piece.light.offered {
        number(ui, look, painter, (pos2(x - 6.0, rect.top()), offered), &piece.name, id, queue);
        x -= 24.0;
    }
    match piece.unread {
        Unread::No => {}
        Unread::Aside => unread(painter, pos2(x - 6.0, rect.top() + 1.0), palette, false),
        Unread::Matters => unread(painter, pos2(x - 6.0, rect.top() + 1.0), palette, true),
    }
}

/// The number of a pick; a click on it looks at what the pick does.
pub(super) fn number(
    ui: &mut Ui,
    look: Look<'_>,
    painter: &Painter,
    (middle, offered): (Pos2, Offered),
    name: &str,
    id: Id,
    queue: &mut Queue,
) {
    let colors = Pill::plain(look.palette.accent, look.palette.on_accent);
    let place = pill(painter, middle, &offered.number.to_string(), strong(12.0), colors);
    let response = ui.interact(place.intersect(painter.clip_rect()), id.with("pick"), Sense::click());
    let said = format!("Pick {}: {name}", offered.number);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
    if response.clicked() {
        queue.send(SelectionCommand::SelectStep(offered.step));
    }
    response.on_hover_text("What this pick does");
}
