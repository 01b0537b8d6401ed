//! Where the graph is looked at from: from places in the graph to places on the screen.

use egui::{Pos2, Rect, Vec2};

use crate::graph::Camera;
use crate::presentation::layout::shape::Layout;
use crate::theme::size;

/// Looks at the graph.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Eye {
    /// Where on the screen.
    pub(crate) screen: Rect,
    /// The place of the graph in the middle.
    pub(crate) center: Pos2,
    /// Points for each unit.
    pub(crate) zoom: f32,
}

impl Eye {
    /// Looks as the camera says; everything is within the bounds.
    pub(crate) fn of(camera: Camera, screen: Rect, layout: &Layout, bounds: Rect) -> Self {
        let everything = Self::everything(screen, bounds);
        match camera {
            Camera::Everything => everything,
            Camera::Beginning if everything.zoom >= size::ZOOM_READABLE => everything,
            Camera::Beginning => Self::beginning(screen, layout),
            Camera::At { center, zoom } => Self { screen, center, zoom },
        }
    }

    fn everything(screen: Rect, bounds: Rect) -> Self {
        let room = (screen.size() - Vec2::splat(2.0 * size::MARGIN)).max(Vec2::splat(1.0));
        let fit = (room / bounds.size().max(Vec2::splat(1.0))).min_elem();
        Self { screen, center: bounds.center(), zoom: fit.clamp(size::ZOOM_LEAST, 1.0) }
    }

    /// The start at the upper edge, large enough to be read.
    fn beginning(screen: Rect, layout: &Layout) -> Self {
        let width = (screen.width() - 2.0 * size::MARGIN) / layout.bounds.width().max(1.0);
        let zoom = width.clamp(size::ZOOM_READABLE, size::ZOOM_BEGINNING);
        let start = layout.nodes.first().copied().unwrap_or(layout.bounds);
        let below = (screen.height() / 2.0 - size::MARGIN) / zoom;
        Self { screen, center: Pos2::new(start.center().x, start.top() + below), zoom }
    }

    /// A place of the graph on the screen.
    pub(crate) fn place(self, at: Pos2) -> Pos2 {
        self.screen.center() + (at - self.center) * self.zoom
    }

    /// A rectangle of the graph on the screen.
    pub(crate) fn rect(self, rect: Rect) -> Rect {
        Rect::from_min_max(self.place(rect.min), self.place(rect.max))
    }

    /// The part of the graph that is on the screen.
    pub(crate) fn seen(self) -> Rect {
        Rect::from_center_size(self.center, self.screen.size() / self.zoom)
    }

    /// The part of the graph that is in this part of the screen.
    pub(crate) fn seen_in(self, part: Rect) -> Rect {
        Rect::from_min_max(self.under(part.min), self.under(part.max))
    }

    /// So that all of a rectangle is in this part of the screen, with the letters as they are or smaller.
    pub(crate) fn with_all_in(self, rect: Rect, part: Rect) -> Self {
        Self::everything(part, rect).on(self.screen)
    }

    /// The same picture, as part of a larger or smaller screen.
    pub(crate) fn on(self, screen: Rect) -> Self {
        let center = self.center + (screen.center() - self.screen.center()) / self.zoom;
        Self { screen, center, ..self }
    }

    /// A place on the screen in the graph.
    pub(crate) fn under(self, at: Pos2) -> Pos2 {
        self.center + (at - self.screen.center()) / self.zoom
    }

    /// Moved by so much on the screen.
    pub(crate) fn moved(self, by: Vec2) -> Self {
        Self { center: self.center - by / self.zoom, ..self }
    }

    /// Zoomed so that a place on the screen stays where it is.
    pub(crate) fn zoomed(self, by: f32, around: Pos2) -> Self {
        let fixed = self.under(around);
        let zoom = (self.zoom * by).clamp(size::ZOOM_LEAST, size::ZOOM_MOST);
        Self { zoom, center: fixed - (around - self.screen.center()) / zoom, ..self }
    }

    /// Moved just as far as needed for a rectangle to be in a part of the screen; none when it is.
    pub(crate) fn with_in_view(self, rect: Rect, part: Rect) -> Option<Self> {
        let room = self.seen_in(part).shrink(size::MARGIN / self.zoom);
        let shift = |low: f32, high: f32, from: f32, to: f32| match (low < from, high > to) {
            (true, _) => low - from,
            (false, true) => high - to,
            (false, false) => 0.0,
        };
        let x = shift(rect.left(), rect.right(), room.left(), room.right());
        let y = shift(rect.top(), rect.bottom(), room.top(), room.bottom());
        (x != 0.0 || y != 0.0).then(|| Self { center: self.center + Vec2::new(x, y), ..self })
    }

    /// A text size at this zoom, in few steps, so that few sizes of letters are made.
    pub(crate) fn text(self, size: f32) -> f32 {
        let steps = (self.zoom.log2() * 4.0).floor() / 4.0;
        size * steps.exp2()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn eye() -> Eye {
        let screen = Rect::from_min_size(Pos2::new(100.0, 50.0), Vec2::new(800.0, 600.0));
        Eye { screen, center: Pos2::new(20.0, 30.0), zoom: 0.5 }
    }

    #[test]
    fn what_is_under_the_pointer_stays_there_while_zooming() {
        let pointer = Pos2::new(333.0, 222.0);
        let before = eye().under(pointer);
        let after = eye().zoomed(1.7, pointer).under(pointer);
        assert!((before - after).length() < 0.01, "{before} {after}");
    }

    #[test]
    fn dragging_moves_the_graph_with_the_pointer() {
        let moved = eye().moved(Vec2::new(10.0, -4.0));
        assert!((moved.place(Pos2::ZERO) - eye().place(Pos2::ZERO) - Vec2::new(10.0, -4.0)).length() < 0.01);
    }

    #[test]
    fn a_moment_out_of_sight_is_brought_into_view_and_one_in_sight_is_left() {
        let far = Rect::from_min_size(Pos2::new(3000.0, -2000.0), Vec2::new(100.0, 60.0));
        let moved = eye().with_in_view(far, eye().screen);
        assert!(moved.is_some_and(|eye| eye.screen.contains_rect(eye.rect(far))));
        let near = Rect::from_center_size(eye().center, Vec2::new(100.0, 60.0));
        assert_eq!(eye().with_in_view(near, eye().screen), None);
    }

    #[test]
    fn what_is_framed_is_seen_beside_what_stands_at_the_side() {
        let part = Rect::from_min_size(Pos2::new(100.0, 50.0), Vec2::new(600.0, 600.0));
        let frame = Rect::from_min_size(Pos2::new(3000.0, -2000.0), Vec2::new(900.0, 2000.0));
        let framed = eye().with_all_in(frame, part);
        assert!(part.contains_rect(framed.rect(frame)), "{:?}", framed.rect(frame));
        assert!((framed.rect(frame).center() - part.center()).length() < 0.01);
    }
}
