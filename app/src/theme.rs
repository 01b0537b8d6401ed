//! Every colour and size of the window.

pub mod palette;
pub mod size;

pub use palette::Palette;

use std::sync::{Arc, LazyLock};

use egui::{Context, FontData, FontDefinitions, FontFamily, FontId, TextStyle, Theme};

/// The letters of nearly everything: their figures are equally wide, so that columns line up.
const PLAIN: &[u8] = include_bytes!("../data/fonts/IBMPlexSans-Regular.ttf");

/// The letters of what stands out.
const STRONG: &[u8] = include_bytes!("../data/fonts/IBMPlexSans-SemiBold.ttf");

/// The family of what stands out, under its name.
static STRONG_FAMILY: LazyLock<FontFamily> = LazyLock::new(|| FontFamily::Name(Arc::from("strong")));

/// Gives the window its looks, in light and in dark.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts());
    for theme in [Theme::Light, Theme::Dark] {
        let palette = Palette::of(theme);
        ctx.style_mut_of(theme, |style| {
            palette.colour(&mut style.visuals);
            style.spacing.item_spacing = size::ITEM_SPACING;
            style.spacing.button_padding = size::BUTTON_PADDING;
            style.spacing.interact_size.y = size::BUTTON_HEIGHT;
            style.text_styles.insert(TextStyle::Heading, strong(size::HEADING));
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

/// Text of this size that stands out.
pub fn strong(size: f32) -> FontId {
    FontId::new(size, bold())
}

/// The letters of what stands out.
pub fn bold() -> FontFamily {
    STRONG_FAMILY.clone()
}

/// The fonts: what they lack is taken from those that come with egui.
fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let rest = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    for (name, family, letters) in
        [("Plex Sans", FontFamily::Proportional, PLAIN), ("Plex Sans SemiBold", bold(), STRONG)]
    {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(letters)));
        let names = std::iter::once(name.to_owned()).chain(rest.clone());
        fonts.families.insert(family, names.collect());
    }
    fonts
}
