//! Many boxes or lines from far away: one mesh, without words or round corners.

use egui::{Color32, Mesh, Pos2, Rect};

/// A mesh that takes boxes and lines.
#[derive(Default)]
pub(crate) struct Far(Mesh);

impl Far {
    /// With room for so many.
    pub(crate) fn of(count: usize) -> Self {
        let mut mesh = Mesh::default();
        mesh.reserve_vertices(count * 4);
        mesh.reserve_triangles(count * 2);
        Self(mesh)
    }

    /// A box, at least as large as can be seen.
    pub(crate) fn rect(&mut self, rect: Rect, color: Color32) {
        let size = rect.size().max(egui::Vec2::splat(1.0));
        self.0.add_colored_rect(Rect::from_center_size(rect.center(), size), color);
    }

    /// A line between two points; nothing when it is too short to be seen.
    pub(crate) fn line(&mut self, from: Pos2, to: Pos2, width: f32, color: Color32) {
        let along = to - from;
        let length = along.length();
        if length < 0.01 {
            return;
        }
        let aside = egui::Vec2::new(-along.y, along.x) * (width / 2.0 / length);
        let Ok(first) = u32::try_from(self.0.vertices.len()) else { return };
        for corner in [from + aside, to + aside, to - aside, from - aside] {
            self.0.colored_vertex(corner, color);
        }
        self.0.add_triangle(first, first + 1, first + 2);
        self.0.add_triangle(first, first + 2, first + 3);
    }

    /// A line with soft edges, for eyes that are near.
    pub(crate) fn soft_line(&mut self, from: Pos2, to: Pos2, width: f32, color: Color32) {
        let along = to - from;
        let length = along.length();
        if length < 0.01 {
            return;
        }
        let aside = egui::Vec2::new(-along.y, along.x) * ((width / 2.0 + 0.5) / length);
        let Ok(first) = u32::try_from(self.0.vertices.len()) else { return };
        for (across, color) in
            [(aside, Color32::TRANSPARENT), (egui::Vec2::ZERO, color), (-aside, Color32::TRANSPARENT)]
        {
            self.0.colored_vertex(from + across, color);
            self.0.colored_vertex(to + across, color);
        }
        for side in [first, first + 2] {
            self.0.add_triangle(side, side + 1, side + 3);
            self.0.add_triangle(side, side + 3, side + 2);
        }
    }

    /// A triangle, filled with one colour.
    pub(crate) fn triangle(&mut self, corners: [Pos2; 3], color: Color32) {
        let Ok(first) = u32::try_from(self.0.vertices.len()) else { return };
        for corner in corners {
            self.0.colored_vertex(corner, color);
        }
        self.0.add_triangle(first, first + 1, first + 2);
    }

    /// What there is to paint.
    pub(crate) fn mesh(self) -> Mesh {
        self.0
    }
}
