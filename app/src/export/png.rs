//! The graph as pixels, for where nothing else can be pasted.

use anyhow::{Context, bail};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::svg::svg;
use crate::opened::Opened;
use engine::Ruling;

/// Pixels for each point, so that it is sharp on paper.
const SCALE: f32 = 2.0;

/// No side is longer; what is larger is made smaller.
const LONGEST: f32 = 12_000.0;

/// At so few pixels for a point nothing can be read any more.
const LEAST: f32 = 0.2;

/// The picture in PNG.
///
/// # Errors
/// When the graph is too large to be read at the size of a picture.
pub(super) fn png(opened: &Opened, ruling: &Ruling) -> anyhow::Result<Vec<u8>> {
    let mut options = Options { font_family: "Ubuntu".to_owned(), ..Options::default() };
    for (_, font) in egui::FontDefinitions::default().font_data {
        options.fontdb_mut().load_font_data((*font.font).as_ref().to_vec());
    }
    let tree =
        Tree::from_str(&svg(opened, ruling).into_string(), &options).context("the picture can't be drawn")?;
    let size = tree.size();
    let scale = SCALE.min(LONGEST / size.width().max(size.height()));
    if scale < LEAST {
        bail!(
            "a picture of {} moments has {:.0} by {:.0} points, too many to be read as pixels; \
             write SVG instead, or fewer moments (--max-nodes)",
            ruling.graph().node_count(),
            size.width(),
            size.height()
        );
    }
    let scaled = size.to_int_size().scale_by(scale).context("the picture can't be drawn so large")?;
    let mut pixels =
        Pixmap::new(scaled.width(), scaled.height()).context("the picture can't be drawn so large")?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().context("the picture can't be written as PNG")
}
