//! Every colour and size of the window.

pub mod palette;
pub mod size;

pub use palette::Palette;

use egui::{Context, FontFamily, FontId, TextStyle, Theme};

/// Gives the window its looks, in light and in dark.
pub fn install(ctx: &Context) {
    for theme in [Theme::Light, Theme::Dark] {
        let palette = Palette::of(theme);
        ctx.style_mut_of(theme, |style| {
            palette.colour(&mut style.visuals);
            style.spacing.item_spacing = size::ITEM_SPACING;
            style.spacing.button_padding = size::BUTTON_PADDING;
            style.spacing.interact_size.y = size::BUTTON_HEIGHT;
            style.text_styles.insert(TextStyle::Heading, proportional(size::HEADING));
            style.text_styles.insert(TextStyle::Body, proportional(size::BODY));
            style.text_styles.insert(TextStyle::Button, proportional(size::BODY));
            style.text_styles.insert(TextStyle::Small, proportional(size::SMALL));
        });
    }
    // The text size is a command of our own.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
}

/// Text of this size.
pub fn proportional(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}
