//! Colours. Text on its ground reaches a contrast of 4.5 to 1, marks and lines that matter 3 to 1.

use egui::{Color32, Stroke, Theme, Visuals};

/// The colours of one theme.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Palette {
    /// Ground of the graph.
    pub ground: Color32,
    /// Ground of the panels around it.
    pub panel: Color32,
    /// Text on the ground, on panels and in boxes.
    pub text: Color32,
    /// Text that matters less.
    pub weak: Color32,
    /// What is selected or highlighted.
    pub accent: Color32,
    /// Ground of what is selected.
    pub accent_ground: Color32,
    /// Ground of a moment where effects are ordered.
    pub ordering: Color32,
    /// Ground of a moment where a question is asked.
    pub deciding: Color32,
    /// Ground of an outcome.
    pub outcome: Color32,
    /// Ground of a loop.
    pub endless: Color32,
    /// Ground of a moment that was not worked out.
    pub open: Color32,
    /// Edges of boxes.
    pub border: Color32,
    /// Edges of boxes of outcomes.
    pub outcome_border: Color32,
    /// Steps: the lines of the graph.
    pub step: Color32,
    /// What is not on the highlighted ways: boxes and steps.
    pub faded: Color32,
    /// Text in what is not on the highlighted ways.
    pub faded_text: Color32,
    /// Ground of a message.
    pub warning: Color32,
    /// Text of a message.
    pub warning_text: Color32,
    /// What went wrong.
    pub error_text: Color32,
    /// Ground of words that were searched for.
    pub found: Color32,
    /// Words that went from a rule.
    pub removed: Color32,
    /// Words that came into a rule.
    pub added: Color32,
    /// One for each player; the next players begin again with other marks.
    pub players: [Color32; 4],
}

const LIGHT: Palette = Palette {
    ground: Color32::from_rgb(0xfb, 0xfa, 0xf7),
    panel: Color32::from_rgb(0xf1, 0xef, 0xea),
    text: Color32::from_rgb(0x1d, 0x1f, 0x24),
    weak: Color32::from_rgb(0x55, 0x58, 0x60),
    accent: Color32::from_rgb(0x0b, 0x5c, 0xad),
    accent_ground: Color32::from_rgb(0xd6, 0xe6, 0xf7),
    ordering: Color32::from_rgb(0xff, 0xff, 0xff),
    deciding: Color32::from_rgb(0xf3, 0xea, 0xfb),
    outcome: Color32::from_rgb(0xe2, 0xf2, 0xe4),
    endless: Color32::from_rgb(0xfd, 0xe9, 0xd2),
    open: Color32::from_rgb(0xe6, 0xe4, 0xdf),
    border: Color32::from_rgb(0x86, 0x89, 0x92),
    outcome_border: Color32::from_rgb(0x22, 0x66, 0x2d),
    step: Color32::from_rgb(0x6a, 0x6e, 0x78),
    faded: Color32::from_rgb(0xdd, 0xda, 0xd3),
    faded_text: Color32::from_rgb(0x6e, 0x6d, 0x69),
    warning: Color32::from_rgb(0xff, 0xf0, 0xc9),
    warning_text: Color32::from_rgb(0x5c, 0x3d, 0x00),
    error_text: Color32::from_rgb(0xa8, 0x1c, 0x1c),
    found: Color32::from_rgb(0xff, 0xe2, 0x8a),
    removed: Color32::from_rgb(0xa8, 0x1c, 0x1c),
    added: Color32::from_rgb(0x0b, 0x5c, 0xad),
    players: [
        Color32::from_rgb(0x0b, 0x5c, 0xad),
        Color32::from_rgb(0xb0, 0x3a, 0x12),
        Color32::from_rgb(0x1f, 0x73, 0x3a),
        Color32::from_rgb(0x7a, 0x2f, 0xa0),
    ],
};

const DARK: Palette = Palette {
    ground: Color32::from_rgb(0x16, 0x18, 0x1c),
    panel: Color32::from_rgb(0x1f, 0x22, 0x27),
    text: Color32::from_rgb(0xec, 0xec, 0xe8),
    weak: Color32::from_rgb(0xb2, 0xb4, 0xba),
    accent: Color32::from_rgb(0x7a, 0xbb, 0xf5),
    accent_ground: Color32::from_rgb(0x1d, 0x3d, 0x5c),
    ordering: Color32::from_rgb(0x2a, 0x2e, 0x35),
    deciding: Color32::from_rgb(0x3a, 0x2d, 0x48),
    outcome: Color32::from_rgb(0x1f, 0x3a, 0x26),
    endless: Color32::from_rgb(0x4a, 0x35, 0x1a),
    open: Color32::from_rgb(0x33, 0x34, 0x37),
    border: Color32::from_rgb(0x7d, 0x82, 0x8c),
    outcome_border: Color32::from_rgb(0x6c, 0xc0, 0x7a),
    step: Color32::from_rgb(0x9a, 0x9f, 0xa9),
    faded: Color32::from_rgb(0x30, 0x33, 0x39),
    faded_text: Color32::from_rgb(0x8a, 0x8d, 0x94),
    warning: Color32::from_rgb(0x4a, 0x3b, 0x12),
    warning_text: Color32::from_rgb(0xff, 0xe6, 0xa8),
    error_text: Color32::from_rgb(0xff, 0x9c, 0x94),
    found: Color32::from_rgb(0x4d, 0x3f, 0x0a),
    removed: Color32::from_rgb(0xff, 0x9c, 0x94),
    added: Color32::from_rgb(0x7a, 0xbb, 0xf5),
    players: [
        Color32::from_rgb(0x7a, 0xbb, 0xf5),
        Color32::from_rgb(0xf5, 0xa3, 0x7a),
        Color32::from_rgb(0x82, 0xd4, 0x96),
        Color32::from_rgb(0xd3, 0xa4, 0xf0),
    ],
};

impl Palette {
    /// The colours of a theme.
    pub const fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }

    /// The colour of a player, by the place in turn order.
    pub const fn player(&self, place: usize) -> Color32 {
        self.players[place % self.players.len()]
    }

    /// Gives egui's own widgets these colours.
    pub(super) fn colour(&self, visuals: &mut Visuals) {
        visuals.panel_fill = self.panel;
        visuals.window_fill = self.panel;
        visuals.extreme_bg_color = self.ground;
        visuals.faint_bg_color = self.ground;
        visuals.selection.bg_fill = self.accent_ground;
        visuals.selection.stroke = Stroke::new(1.0, self.accent);
        visuals.hyperlink_color = self.accent;
        visuals.error_fg_color = self.error_text;
        visuals.warn_fg_color = self.warning_text;
        visuals.weak_text_color = Some(self.weak);
        let widgets = &mut visuals.widgets;
        for widget in [
            &mut widgets.noninteractive,
            &mut widgets.inactive,
            &mut widgets.hovered,
            &mut widgets.active,
            &mut widgets.open,
        ] {
            widget.fg_stroke.color = self.text;
        }
        // What can be clicked or typed into has an edge that can be seen, whatever its ground.
        widgets.inactive.bg_stroke = Stroke::new(1.0, self.border);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of WCAG 2.
    fn luminance(color: Color32) -> f32 {
        let part = |value: u8| {
            let value = f32::from(value) / 255.0;
            if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(color.r()) + 0.7152 * part(color.g()) + 0.0722 * part(color.b())
    }

    fn contrast(one: Color32, other: Color32) -> f32 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn grounds(palette: &Palette) -> [Color32; 8] {
        let Palette { ground, panel, ordering, deciding, outcome, endless, open, accent_ground, .. } =
            *palette;
        [ground, panel, ordering, deciding, outcome, endless, open, accent_ground]
    }

    #[test]
    fn text_can_be_read_on_every_ground() {
        for palette in [&LIGHT, &DARK] {
            for ground in grounds(palette) {
                assert!(contrast(palette.text, ground) >= 4.5, "{ground:?}");
                assert!(contrast(palette.weak, ground) >= 4.5, "{ground:?}");
            }
            assert!(contrast(palette.warning_text, palette.warning) >= 4.5);
            assert!(contrast(palette.error_text, palette.warning) >= 4.5);
            assert!(contrast(palette.error_text, palette.panel) >= 4.5);
            assert!(contrast(palette.accent, palette.panel) >= 4.5);
            assert!(contrast(palette.text, palette.found) >= 4.5);
            for changed in [palette.removed, palette.added] {
                assert!(contrast(changed, palette.panel) >= 4.5);
            }
            assert!(contrast(palette.accent, palette.accent_ground) >= 4.5);
        }
    }

    #[test]
    fn coloured_words_can_be_read_where_they_stand() {
        for palette in [&LIGHT, &DARK] {
            let boxes =
                [palette.ordering, palette.deciding, palette.outcome, palette.open, palette.accent_ground];
            for ground in boxes.into_iter().chain([palette.found, palette.ground]) {
                for player in palette.players {
                    assert!(
                        contrast(player, ground) >= 4.5,
                        "{player:?} on {ground:?}: {}",
                        contrast(player, ground)
                    );
                }
            }
            for ground in
                [palette.outcome, palette.endless, palette.panel, palette.accent_ground, palette.found]
            {
                let words = palette.outcome_border;
                assert!(
                    contrast(words, ground) >= 4.5,
                    "{words:?} on {ground:?}: {}",
                    contrast(words, ground)
                );
            }
            for ground in [palette.panel, palette.ground, palette.warning] {
                assert!(contrast(palette.warning_text, ground) >= 4.5, "{ground:?}");
            }
            assert!(contrast(palette.weak, palette.found) >= 4.5);
        }
    }

    #[test]
    fn players_borders_and_steps_stand_out_from_every_ground() {
        for palette in [&LIGHT, &DARK] {
            for player in palette.players {
                assert!(grounds(palette).into_iter().all(|g| contrast(player, g) >= 3.0), "{player:?}");
            }
            for line in [palette.border, palette.outcome_border, palette.step, palette.accent] {
                assert!(contrast(line, palette.ground) >= 3.0, "{line:?}");
            }
            // The edges of buttons and fields.
            assert!(contrast(palette.border, palette.panel) >= 3.0);
        }
    }

    #[test]
    fn what_is_faded_can_still_be_read() {
        for palette in [&LIGHT, &DARK] {
            assert!(contrast(palette.faded_text, palette.ground) >= 4.5);
        }
    }
}
