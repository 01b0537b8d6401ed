//! The graph as a picture: what the window shows, in light colours, for print and for web pages.

use egui::{Color32, Pos2, Rect, Theme, Vec2};
use maud::{Markup, PreEscaped, html};
use petgraph::graph::NodeIndex;

use crate::opened::Opened;
use crate::plain::{one_line, shown};
use crate::presentation::layout::shape::{Head, Line};
use crate::presentation::{Drawn, Face};
use crate::theme::{Palette, size};
use engine::Ruling;
use statements::ids::PlayerId;
use statements::moment::Moment;

/// The letters that the picture asks for; what the window has comes first.
const FONTS: &str = "Ubuntu, 'DejaVu Sans', Arial, sans-serif";

/// The height of the title and of the line below it.
const HEAD: f32 = 58.0;

/// Half of an arrow head's width, and its length.
const ARROW: Vec2 = Vec2::new(4.0, 8.0);

/// The picture of a ruling with its title and date; its width and height are in points.
pub(super) fn svg(opened: &Opened, ruling: &Ruling) -> Markup {
    let drawn = Drawn::of(opened, ruling, &ruling.outcomes());
    let words = opened.words(ruling);
    let unread = words.depends_on().map(|unread| format!(" {unread}")).unwrap_or_default();
    let head = [
        one_line(&opened.file.title).into_owned(),
        format!("Rules of {}. {}{unread}", ruling.as_of(), words.completion()),
    ];
    let bounds = drawn.layout.bounds.expand(size::MARGIN);
    let canvas = Rect::from_min_max(bounds.min - Vec2::new(0.0, HEAD), bounds.max);
    let canvas = canvas.union(Rect::from_min_size(canvas.min, Vec2::new(head_width(&head), HEAD)));
    let drawing = Drawing { ruling, drawn: &drawn, palette: Palette::of(Theme::Light) };
    let view = format!("{} {} {} {}", canvas.left(), canvas.top(), canvas.width(), canvas.height());
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox=(view) width=(canvas.width())
            height=(canvas.height()) font-family=(FONTS)
        {
            title { (head[0]) }
            desc { (head[1]) }
            rect x=(canvas.left()) y=(canvas.top()) width=(canvas.width()) height=(canvas.height())
                fill=(hex(drawing.palette.ground)) {}
            (drawing.head(canvas.min + Vec2::splat(size::MARGIN), &head))
            @for line in &drawn.layout.lines { (drawing.line(line)) }
            @for (place, words) in drawn.layout.labels.iter().zip(&drawn.labels) {
                @if let Some(place) = place { (drawing.label(*place, words)) }
            }
            @for (at, place) in drawn.layout.nodes.iter().enumerate() { (drawing.moment(at, *place)) }
        }
    };
    // Names have signs in them that may stand in no XML.
    PreEscaped(shown(&picture.into_string()).into_owned())
}

/// How wide the title and the line below it are, with the margins.
fn head_width([title, below]: &[String; 2]) -> f32 {
    let title = size::text_width(title) * size::HEADING / size::BOX_TEXT;
    let below = size::text_width(below) * size::SMALL / size::BOX_TEXT;
    title.max(below) + 2.0 * size::MARGIN
}

struct Drawing<'a> {
    ruling: &'a Ruling,
    drawn: &'a Drawn,
    palette: &'static Palette,
}

impl Drawing<'_> {
    fn head(&self, at: Pos2, [title, below]: &[String; 2]) -> Markup {
        html! {
            text x=(at.x) y=(at.y) font-size=(size::HEADING) font-weight="bold" fill=(hex(self.palette.text)) {
                (title)
            }
            text x=(at.x) y=(at.y + size::LINE) font-size=(size::SMALL) fill=(hex(self.palette.weak)) { (below) }
        }
    }

    fn line(&self, line: &Line) -> Markup {
        let (from, to) = (line.from, line.to);
        let color = hex(self.palette.step);
        let bend = (to.y - from.y) / 2.0;
        let path = format!(
            "M{} {} C{} {} {} {} {} {}",
            from.x,
            from.y,
            from.x,
            from.y + bend,
            to.x,
            to.y - bend,
            to.x,
            to.y
        );
        let arrow = match line.head {
            Head::None => None,
            Head::Lower => Some((to, -ARROW.y)),
            Head::Upper => Some((from, ARROW.y)),
        };
        html! {
            path d=(path) fill="none" stroke=(color) stroke-width="1.4" {}
            @if let Some((tip, back)) = arrow {
                polygon fill=(color) points=(corners([
                    tip,
                    tip + Vec2::new(-ARROW.x, back),
                    tip + Vec2::new(ARROW.x, back),
                ])) {}
            }
        }
    }

    fn label(&self, place: Rect, words: &str) -> Markup {
        html! {
            rect x=(place.left()) y=(place.top()) width=(place.width()) height=(place.height()) rx="4"
                fill=(hex(self.palette.ground)) {}
            (text(place.center(), &size::cut(words), size::STEP_TEXT, self.palette.text))
        }
    }

    fn moment(&self, moment: usize, place: Rect) -> Markup {
        let at = NodeIndex::new(moment);
        let sort = self.ruling.graph()[at];
        html! {
            g {
                (self.shape(sort, place))
                @if let Some(face) = self.drawn.faces.get(moment) { (self.words(at, face, place)) }
            }
        }
    }

    fn shape(&self, sort: Moment, place: Rect) -> Markup {
        let palette = self.palette;
        let (fill, border, round) = match sort {
            Moment::Ordering => (palette.ordering, palette.border, size::ROUND),
            Moment::Deciding => (palette.deciding, palette.border, 0.0),
            Moment::Outcome => (palette.outcome, palette.outcome_border, size::VERY_ROUND),
            Moment::Loop => (palette.endless, palette.outcome_border, size::VERY_ROUND),
            Moment::Passing | Moment::Split => (palette.open, palette.border, size::ROUND),
            Moment::Open => (palette.open, palette.border, 0.0),
        };
        let (fill, border) = (hex(fill), hex(border));
        if sort == Moment::Deciding {
            let inner = place.shrink2(Vec2::new(size::BOX_PADDING.x, 0.0));
            let corners = corners([
                inner.left_top(),
                inner.right_top(),
                place.right_center(),
                inner.right_bottom(),
                inner.left_bottom(),
                place.left_center(),
            ]);
            return html! { polygon points=(corners) fill=(fill) stroke=(border) stroke-width="1.4" {} };
        }
        let dashes = (sort == Moment::Open).then_some("6 4");
        html! {
            rect x=(place.left()) y=(place.top()) width=(place.width()) height=(place.height()) rx=(round)
                fill=(fill) stroke=(border) stroke-width="1.4" stroke-dasharray=[dashes] {}
            @if sort == Moment::Loop {
                @let inner = place.shrink(4.0);
                rect x=(inner.left()) y=(inner.top()) width=(inner.width()) height=(inner.height()) rx=(round)
                    fill="none" stroke=(border) stroke-width="1.4" {}
            }
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "a box has a few lines")]
    fn words(&self, at: NodeIndex, face: &Face, place: Rect) -> Markup {
        let lines = face.lines.len() + usize::from(face.player.is_some());
        let top = place.center().y - lines as f32 * size::LINE / 2.0;
        let line = |nth: usize| Pos2::new(place.center().x, top + (nth as f32 + 0.5) * size::LINE);
        let is_end = self.drawn.columns.place(at).is_some();
        let color =
            |nth: usize| if is_end && nth == 0 { self.palette.outcome_border } else { self.palette.text };
        html! {
            @for (nth, words) in face.lines.iter().enumerate() {
                (text(line(nth), words, size::BOX_TEXT, color(nth)))
            }
            @if let (Some(player), Some(name)) = (face.player, &face.mover) {
                (self.player(player, name, line(face.lines.len())))
            }
            @if let Some(ways) = &face.ways {
                // Beside the steps that come in, where nothing else stands.
                text x=(place.right()) y=(place.top() - 4.0) font-size=(size::SMALL) text-anchor="end"
                    fill=(hex(self.palette.weak)) { (ways) }
            }
        }
    }

    /// A player's mark, and the name with what the player does.
    fn player(&self, player: PlayerId, name: &str, middle: Pos2) -> Markup {
        let color = self.palette.player(player.index());
        let mark = middle - Vec2::new(f32::midpoint(size::text_width(name), size::MARK), 0.0);
        html! {
            (mark_of(player.index(), mark, size::MARK * 0.45, color))
            (text(middle + Vec2::new(size::MARK / 2.0, 0.0), name, size::BOX_TEXT, color))
        }
    }
}

/// A player's mark, of the same shapes as in the window.
fn mark_of(place: usize, middle: Pos2, radius: f32, color: Color32) -> Markup {
    let fill = hex(color);
    let around = |points: [(f32, f32); 4]| corners(points.map(|(x, y)| middle + radius * Vec2::new(x, y)));
    html! {
        @match place % 4 {
            0 => { circle cx=(middle.x) cy=(middle.y) r=(radius) fill=(fill) {} }
            1 => { polygon points=(around([(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)])) fill=(fill) {} }
            2 => { polygon points=(around([(0.0, -1.15), (1.0, 0.6), (-1.0, 0.6), (-1.0, 0.6)])) fill=(fill) {} }
            _ => { polygon points=(around([(0.0, -1.1), (1.1, 0.0), (0.0, 1.1), (-1.1, 0.0)])) fill=(fill) {} }
        }
    }
}

/// Words around a place, which may have two players' letters and signs of markup in them.
fn text(middle: Pos2, words: &str, size: f32, color: Color32) -> Markup {
    // The middle of most letters is about a third of their size above the line that they stand on.
    let foot = middle.y + size * 0.34;
    html! {
        text x=(middle.x) y=(foot) font-size=(size) text-anchor="middle" fill=(hex(color)) { (words) }
    }
}

fn corners<const N: usize>(points: [Pos2; N]) -> PreEscaped<String> {
    PreEscaped(points.map(|point| format!("{},{}", point.x, point.y)).join(" "))
}

fn hex(color: Color32) -> String {
    let [red, green, blue, _] = color.to_array();
    format!("#{red:02x}{green:02x}{blue:02x}")
}
