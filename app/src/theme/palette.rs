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
    /// Letters on the accent.
    pub on_accent: Color32,
    /// The bands of cards.
    pub bands: Bands,
}

/// The bands that cards have on the table, by their colours as they now are. Letters beside them say the same.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bands {
    /// White, and nothing else.
    pub white: Color32,
    /// Blue, and nothing else.
    pub blue: Color32,
    /// Black, and nothing else.
    pub black: Color32,
    /// Red, and nothing else.
    pub red: Color32,
    /// Green, and nothing else.
    pub green: Color32,
    /// Two colours or more.
    pub several: Color32,
    /// No colour.
    pub none: Color32,
    /// A land without a colour.
    pub land: Color32,
}

impl Bands {
    /// Every band.
    pub const fn all(&self) -> [Color32; 8] {
        [self.white, self.blue, self.black, self.red, self.green, self.several, self.none, self.land]
    }
}

const LIGHT: Palette = Palette {
    ground: Color32::from_rgb(0xfb, 0xfa, 0xf8),
    panel: Color32::from_rgb(0xf3, 0xf1, 0xed),
    text: Color32::from_rgb(0x1b, 0x1d, 0x22),
    weak: Color32::from_rgb(0x55, 0x59, 0x62),
    accent: Color32::from_rgb(0x4f, 0x3f, 0xd0),
    accent_ground: Color32::from_rgb(0xe9, 0xe6, 0xfb),
    ordering: Color32::from_rgb(0xff, 0xff, 0xff),
    deciding: Color32::from_rgb(0xe2, 0xec, 0xf7),
    outcome: Color32::from_rgb(0xe1, 0xf1, 0xe5),
    endless: Color32::from_rgb(0xfd, 0xeb, 0xd6),
    open: Color32::from_rgb(0xe8, 0xe5, 0xdf),
    border: Color32::from_rgb(0x85, 0x82, 0x7b),
    outcome_border: Color32::from_rgb(0x1a, 0x67, 0x38),
    step: Color32::from_rgb(0x6c, 0x6f, 0x78),
    faded: Color32::from_rgb(0xd9, 0xd5, 0xcd),
    faded_text: Color32::from_rgb(0x64, 0x64, 0x61),
    warning: Color32::from_rgb(0xfd, 0xf0, 0xcf),
    warning_text: Color32::from_rgb(0x6b, 0x47, 0x00),
    error_text: Color32::from_rgb(0xa8, 0x12, 0x3a),
    found: Color32::from_rgb(0xff, 0xe2, 0x8a),
    removed: Color32::from_rgb(0xa8, 0x12, 0x3a),
    added: Color32::from_rgb(0x4f, 0x3f, 0xd0),
    players: [
        Color32::from_rgb(0x00, 0x6a, 0x88),
        Color32::from_rgb(0xa8, 0x43, 0x00),
        Color32::from_rgb(0x41, 0x69, 0x0f),
        Color32::from_rgb(0x99, 0x2a, 0x68),
    ],
    on_accent: Color32::from_rgb(0xff, 0xff, 0xff),
    bands: Bands {
        white: Color32::from_rgb(0xf4, 0xec, 0xd0),
        blue: Color32::from_rgb(0xcd, 0xe2, 0xf4),
        black: Color32::from_rgb(0xd6, 0xd1, 0xd9),
        red: Color32::from_rgb(0xf6, 0xd2, 0xc6),
        green: Color32::from_rgb(0xd0, 0xe6, 0xcd),
        several: Color32::from_rgb(0xec, 0xd9, 0xa2),
        none: Color32::from_rgb(0xe1, 0xe3, 0xe7),
        land: Color32::from_rgb(0xe7, 0xdc, 0xcb),
    },
};

const DARK: Palette = Palette {
    ground: Color32::from_rgb(0x14, 0x16, 0x1a),
    panel: Color32::from_rgb(0x1b, 0x1e, 0x23),
    text: Color32::from_rgb(0xe9, 0xeb, 0xee),
    weak: Color32::from_rgb(0xa9, 0xaf, 0xb9),
    accent: Color32::from_rgb(0xa9, 0x9e, 0xff),
    accent_ground: Color32::from_rgb(0x2b, 0x28, 0x54),
    ordering: Color32::from_rgb(0x26, 0x2a, 0x31),
    deciding: Color32::from_rgb(0x1d, 0x30, 0x48),
    outcome: Color32::from_rgb(0x1a, 0x33, 0x24),
    endless: Color32::from_rgb(0x42, 0x2d, 0x16),
    open: Color32::from_rgb(0x0f, 0x11, 0x14),
    border: Color32::from_rgb(0x75, 0x7c, 0x88),
    outcome_border: Color32::from_rgb(0x7c, 0xcf, 0x95),
    step: Color32::from_rgb(0x8f, 0x96, 0xa2),
    faded: Color32::from_rgb(0x33, 0x38, 0x41),
    faded_text: Color32::from_rgb(0x8b, 0x91, 0x9c),
    warning: Color32::from_rgb(0x3d, 0x31, 0x0f),
    warning_text: Color32::from_rgb(0xf2, 0xcf, 0x7a),
    error_text: Color32::from_rgb(0xff, 0x9c, 0xae),
    found: Color32::from_rgb(0x4d, 0x3f, 0x0a),
    removed: Color32::from_rgb(0xff, 0x9c, 0xae),
    added: Color32::from_rgb(0xa9, 0x9e, 0xff),
    players: [
        Color32::from_rgb(0x58, 0xc4, 0xe0),
        Color32::from_rgb(0xf5, 0xa0, 0x6a),
        Color32::from_rgb(0xa9, 0xd0, 0x6a),
        Color32::from_rgb(0xf0, 0x9a, 0xc8),
    ],
    on_accent: Color32::from_rgb(0x16, 0x12, 0x32),
    bands: Bands {
        white: Color32::from_rgb(0x4d, 0x47, 0x35),
        blue: Color32::from_rgb(0x1f, 0x41, 0x63),
        black: Color32::from_rgb(0x3b, 0x36, 0x42),
        red: Color32::from_rgb(0x64, 0x2f, 0x25),
        green: Color32::from_rgb(0x26, 0x4a, 0x2c),
        several: Color32::from_rgb(0x5a, 0x4a, 0x1c),
        none: Color32::from_rgb(0x3d, 0x42, 0x4b),
        land: Color32::from_rgb(0x49, 0x3d, 0x2f),
    },
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
            for ground in [palette.ground, palette.panel, palette.open] {
                assert!(contrast(palette.faded_text, ground) >= 4.5, "{ground:?}");
            }
        }
    }

    #[test]
    fn cards_can_be_read_and_what_is_on_them_stands_out() {
        for palette in [&LIGHT, &DARK] {
            // Names on their bands, and letters in circles.
            for band in palette.bands.all() {
                assert!(contrast(palette.text, band) >= 4.5, "{band:?}");
            }
            // Counters are dark pills on light cards, and the other way round.
            assert!(contrast(palette.ordering, palette.text) >= 4.5);
            assert!(contrast(palette.on_accent, palette.accent) >= 4.5);
            for player in palette.players {
                assert!(contrast(palette.on_accent, player) >= 4.5, "amounts on {player:?}");
            }
            // Shields, what has changed, damage, and what is not read.
            assert!(contrast(palette.text, palette.deciding) >= 4.5);
            assert!(contrast(palette.outcome_border, palette.outcome) >= 4.5);
            for ground in [palette.ordering, palette.panel, palette.ground] {
                assert!(contrast(palette.error_text, ground) >= 4.5, "{ground:?}");
                assert!(contrast(palette.border, ground) >= 3.0, "edges of cards on {ground:?}");
                assert!(contrast(palette.step, ground) >= 3.0, "arrows on {ground:?}");
            }
        }
    }
}
