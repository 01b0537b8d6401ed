//! The panels of the window and where they stand. They can be resized, dragged elsewhere, put behind each other, and
//! all but the ruling can be closed.

use egui::{Id, Style, Ui, WidgetText};
use egui_tiles::{Behavior, Linear, LinearDir, SimplificationOptions, Tile, TileId, Tiles, Tree, UiResponse};

use serde::{Deserialize, Serialize};

use crate::features::every_feature;
use crate::theme::size;

macro_rules! panels {
    ($($feature:ident: [$($panel:ident, $title:literal, $dock:ident, $first:ident)?] $state:tt $command:tt $([$($jobs:tt)*])?;)*) => {
        /// A panel of the window.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum Panel {
            $($(
                #[doc = concat!("What [`crate::", stringify!($feature), "`] shows.")]
                $panel,
            )?)*
        }

        impl Panel {
            /// Every panel, in the order of the list.
            pub const ALL: [Self; [$($($title,)?)*].len()] = [$($(Self::$panel,)?)*];

            /// What stands above it.
            pub const fn title(self) -> &'static str {
                match self {
                    $($(Self::$panel => $title,)?)*
                }
            }

            /// Where it stands at first.
            const fn dock(self) -> Dock {
                match self {
                    $($(Self::$panel => Dock::$dock,)?)*
                }
            }

            /// Whether it is open at first.
            const fn first(self) -> First {
                match self {
                    $($(Self::$panel => First::$first,)?)*
                }
            }
        }
    };
}
every_feature!(panels);

impl Panel {
    /// Whether it can be closed: without the ruling there is nothing to look at.
    pub const fn can_close(self) -> bool {
        !matches!(self.first(), First::Always)
    }

    /// Whether it shows another way through the ruling, in its place: one leaves it again, and it goes then.
    pub const fn is_visit(self) -> bool {
        matches!((self.dock(), self.first()), (Dock::Above, First::Closed))
    }
}

/// Where panels stand at first, one behind the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Dock {
    /// On the left, above what lies on the table.
    Left,
    /// On the left, below what is entered.
    LeftBelow,
    /// In the middle.
    Above,
    /// In the middle, at the bottom.
    Below,
    /// On the right, as high as the window: what there is to look up stands behind the moment, and takes no room of it.
    Right,
}

/// Whether a panel is open in a window that was never used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum First {
    /// It is, and can be closed.
    Open,
    /// It is, and stays so.
    Always,
    /// It is opened when somebody asks for it.
    Closed,
}

/// What somebody is about to do, for which the panels are arranged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrangement {
    /// To enter a board: as at first.
    Enter,
    /// To explain a ruling: without the form of the board, and with more room for the table and the moment.
    Explain,
}

/// Where the panels stand. A view changes it in one way only, by somebody dragging; the rest is done by commands.
#[derive(Clone, Serialize, Deserialize)]
pub struct Panels {
    tree: Tree<Panel>,
    middle: TileId,
    /// Whether somebody has given the panels sizes; they are kept then.
    is_sized: bool,
    /// The panel that fills the window, if one does.
    #[serde(skip)]
    alone: Option<Panel>,
    /// The panel that was asked for last: the one that is seen where there is room for one only.
    #[serde(skip, default = "first")]
    front: Panel,
}

/// Whoever has room for one panel sees the ruling first.
const fn first() -> Panel {
    Panel::Ruling
}

impl Default for Panels {
    fn default() -> Self {
        let mut tiles = Tiles::default();
        let panes = Panel::ALL.map(|panel| (panel, tiles.insert_pane(panel)));
        let mut tabs = |dock| {
            let here = panes.iter().filter(|(panel, _)| panel.dock() == dock);
            tiles.insert_tab_tile(here.map(|(_, pane)| *pane).collect())
        };
        let (above, below) = (tabs(Dock::Above), tabs(Dock::Below));
        let (entering, table) = (tabs(Dock::Left), tabs(Dock::LeftBelow));
        let right = tabs(Dock::Right);
        let middle = Linear::new_binary(LinearDir::Vertical, [above, below], 0.75);
        let middle = tiles.insert_container(middle);
        let left = Linear::new_binary(LinearDir::Vertical, [entering, table], size::ENTERING);
        let left = tiles.insert_container(left);
        let mut row = Linear::new(LinearDir::Horizontal, vec![left, middle, right]);
        for (part, share) in [left, middle, right].into_iter().zip(size::COLUMNS) {
            row.shares.set_share(part, share);
        }
        let root = tiles.insert_container(row);
        for (panel, pane) in panes {
            tiles.set_visible(pane, panel.first() != First::Closed);
        }
        Self {
            tree: Tree::new(Id::unique("desk"), root, tiles),
            middle,
            is_sized: false,
            alone: None,
            front: first(),
        }
    }
}

impl Panels {
    /// The panels as they stand at first, arranged for what somebody is about to do.
    pub fn arranged(arrangement: Arrangement) -> Self {
        let mut panels = Self::default();
        match arrangement {
            Arrangement::Enter => {}
            Arrangement::Explain => {
                for panel in Panel::ALL.into_iter().filter(|panel| panel.dock() == Dock::Left) {
                    panels.close(panel);
                }
                panels.open(Panel::Table);
                panels.front = first();
                panels.share_row(size::EXPLAINING);
            }
        }
        panels
    }

    /// Gives the columns these parts of the width.
    fn share_row(&mut self, [left, middle, right]: [f32; 3]) {
        let Some(root) = self.tree.root() else { return };
        if let Some(Tile::Container(egui_tiles::Container::Linear(row))) = self.tree.tiles.get_mut(root) {
            let columns = row.children.clone();
            if let [first, .., last] = columns[..]
                && columns.contains(&self.middle)
            {
                row.shares.set_share(first, left);
                row.shares.set_share(self.middle, middle);
                row.shares.set_share(last, right);
            }
        }
    }

    /// Whether every panel has one place: what was kept by another version of the program may know other panels.
    pub fn is_whole(&self) -> bool {
        let places = |panel: &Panel| {
            let tiles = self.tree.tiles.tiles();
            tiles.filter(|tile| matches!(tile, Tile::Pane(other) if other == panel)).count()
        };
        Panel::ALL.iter().all(|panel| places(panel) == 1) && self.tree.root().is_some()
    }

    /// Gives each panel that has no place one beside those that stand at first where it does: what was kept by a version
    /// of the program that did not have it yet is kept on.
    pub fn complete(&mut self) {
        for panel in Panel::ALL {
            let (root, tiles) = (self.tree.root(), &mut self.tree.tiles);
            if tiles.find_pane(&panel).is_some() {
                continue;
            }
            let side = |dock: Dock| if dock == Dock::LeftBelow { Dock::Left } else { dock };
            let near = |is_near: &dyn Fn(Dock) -> bool| {
                let mut near =
                    Panel::ALL.into_iter().filter(|other| *other != panel && is_near(other.dock()));
                near.find_map(|other| tiles.parent_of(tiles.find_pane(&other)?))
            };
            let near = near(&|dock| dock == panel.dock()).or(near(&|dock| side(dock) == side(panel.dock())));
            let pane = tiles.insert_pane(panel);
            if let Some(Tile::Container(place)) = near.or(root).and_then(|at| tiles.get_mut(at)) {
                place.add_child(pane);
            }
            self.tree.set_visible(pane, panel.first() != First::Closed);
        }
    }

    /// Whether a panel is open; it may still be behind another one.
    pub fn is_open(&self, panel: Panel) -> bool {
        self.tree.tiles.find_pane(&panel).is_some_and(|tile| self.tree.is_visible(tile))
    }

    /// Opens a panel and brings it to the front.
    pub fn open(&mut self, panel: Panel) {
        if let Some(tile) = self.tree.tiles.find_pane(&panel) {
            self.tree.set_visible(tile, true);
            self.tree.make_active(|id, _| id == tile);
        }
        self.front = panel;
        // What was asked for can be seen.
        if self.alone != Some(panel) {
            self.alone = None;
        }
    }

    /// The panel that is seen where there is room for one only.
    pub fn front(&self) -> Panel {
        if self.is_open(self.front) { self.front } else { first() }
    }

    /// The panel that fills the window, if one does.
    pub const fn alone(&self) -> Option<Panel> {
        self.alone
    }

    /// Opens a panel and has it fill the window.
    pub fn fill(&mut self, panel: Panel) {
        self.open(panel);
        self.alone = Some(panel);
    }

    /// Shows all panels again; a visit is over. Whether one had filled the window.
    pub fn show_all(&mut self) -> bool {
        let alone = self.alone.take();
        if let Some(visit) = alone.filter(|panel| panel.is_visit()) {
            self.close(visit);
        }
        alone.is_some()
    }

    /// As a start shows them: no visit of the last window goes on, and the ruling is in front.
    pub fn settle(&mut self) {
        for visit in Panel::ALL.into_iter().filter(|panel| panel.is_visit()) {
            self.close(visit);
        }
        self.open(first());
    }

    /// Brings a panel before what stands in front of it, but for one that shows the same moment in another way. Where
    /// there is room for one panel only, that one stays.
    pub fn uncover(&mut self, panel: Panel) {
        let Some(tile) = self.tree.tiles.find_pane(&panel).filter(|tile| self.tree.is_visible(*tile)) else {
            return;
        };
        let shows_moment = |other: &Panel| *other == Panel::Object && self.is_in_front(*other);
        if self.alone.is_none() && !Panel::ALL.iter().any(shows_moment) {
            self.tree.make_active(|id, _| id == tile);
        }
    }

    /// Whether a panel can be seen: open, and not behind another one.
    pub fn is_in_front(&self, panel: Panel) -> bool {
        let tile = self.tree.tiles.find_pane(&panel);
        match self.alone {
            Some(alone) => alone == panel,
            None => tile.is_some_and(|tile| self.tree.active_tiles().contains(&tile)),
        }
    }

    /// Closes a panel, if it can be; it keeps its place.
    pub fn close(&mut self, panel: Panel) {
        if let Some(tile) = self.tree.tiles.find_pane(&panel).filter(|_| panel.can_close()) {
            self.tree.set_visible(tile, false);
            self.alone = self.alone.filter(|alone| *alone != panel);
        }
    }

    /// Gives the columns their widths, of all that there is, unless somebody has given the panels sizes: those at the
    /// sides are wide enough for their fields.
    pub fn fit_columns(&mut self, width: f32) {
        if self.is_sized {
            return;
        }
        let least = (size::SIDE_LEAST / width.max(1.0)).min(1.0 / 3.0);
        let has =
            |dock: Dock| Panel::ALL.into_iter().any(|panel| panel.dock() == dock && self.is_open(panel));
        let [left, _, right] = match (has(Dock::Left), has(Dock::LeftBelow)) {
            (true, false) => size::COLUMNS,
            (true, true) => size::WITH_TABLE,
            (false, true) => return self.share_row(size::EXPLAINING),
            (false, false) => return self.share_row(size::ONLY_EXPLAINING),
        };
        let (left, right) = (left.max(least), right.max(least));
        self.share_row([left, 1.0 - left - right, right]);
    }

    /// Gives the outcomes a height, of all that there is, unless somebody has given the panels sizes.
    pub fn fit_outcomes(&mut self, wanted: f32, height: f32) {
        if self.is_sized {
            return;
        }
        let height = height.max(1.0);
        let rest = ((height - size::GRAPH_LEAST) / height).clamp(0.2, 0.5);
        let part = (wanted / height).min(rest);
        if let Some(Tile::Container(egui_tiles::Container::Linear(middle))) =
            self.tree.tiles.get_mut(self.middle)
            && let [above, below] = middle.children[..]
        {
            middle.shares.set_share(above, 1.0 - part);
            middle.shares.set_share(below, part);
        }
    }

    /// Shows the panels; each one's content is shown by the caller. Returns those that somebody wants to close.
    pub fn show(&mut self, ui: &mut Ui, content: impl FnMut(&mut Ui, Panel)) -> Vec<Panel> {
        let mut showing = Showing { content, closed: Vec::new(), is_sized: self.is_sized };
        self.tree.ui(&mut showing, ui);
        self.is_sized = showing.is_sized;
        showing.closed
    }
}

/// One look at the panels.
struct Showing<F> {
    content: F,
    closed: Vec<Panel>,
    is_sized: bool,
}

impl<F: FnMut(&mut Ui, Panel)> Behavior<Panel> for Showing<F> {
    fn pane_ui(&mut self, ui: &mut Ui, _tile: TileId, panel: &mut Panel) -> UiResponse {
        (self.content)(ui, *panel);
        UiResponse::None
    }

    fn tab_title_for_pane(&mut self, panel: &Panel) -> WidgetText {
        panel.title().into()
    }

    fn is_tab_closable(&self, tiles: &Tiles<Panel>, tile: TileId) -> bool {
        tiles.get_pane(&tile).is_some_and(|panel| panel.can_close())
    }

    fn on_tab_close(&mut self, tiles: &mut Tiles<Panel>, tile: TileId) -> bool {
        self.closed.extend(tiles.get_pane(&tile));
        // It is hidden by a command, and keeps its place.
        false
    }

    fn close_button_outer_size(&self) -> f32 {
        size::CLOSE
    }

    fn tab_bar_height(&self, _style: &Style) -> f32 {
        size::TAB
    }

    fn gap_width(&self, _style: &Style) -> f32 {
        size::GAP
    }

    fn min_size(&self) -> f32 {
        size::PANEL_LEAST
    }

    fn simplification_options(&self) -> SimplificationOptions {
        SimplificationOptions { all_panes_must_have_tabs: true, ..SimplificationOptions::default() }
    }

    fn on_edit(&mut self, action: egui_tiles::EditAction) {
        use egui_tiles::EditAction::{TabSelected, TileDragged, TileDropped, TileResized};
        match action {
            TileResized | TileDropped => self.is_sized = true,
            TileDragged | TabSelected => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn to_explain_the_board_makes_room_and_comes_back() {
        let mut panels = Panels::arranged(Arrangement::Explain);
        assert!(panels.is_whole());
        let open: Vec<Panel> = Panel::ALL.into_iter().filter(|panel| panels.is_open(*panel)).collect();
        assert_eq!(open, [Panel::Table, Panel::Ruling, Panel::Moment, Panel::Outcomes, Panel::Timeline]);
        panels.open(Panel::Board);
        assert!(panels.is_in_front(Panel::Board) && panels.is_in_front(Panel::Moment));
        assert!(Panels::arranged(Arrangement::Enter).is_in_front(Panel::Board));
    }

    #[test]
    fn a_closed_panel_keeps_its_place_and_the_ruling_stays() {
        let mut panels = Panels::default();
        assert!(panels.is_whole());
        assert!(!panels.is_open(Panel::Rulebook) && !panels.is_open(Panel::Cards));
        for panel in Panel::ALL {
            panels.open(panel);
        }
        assert!(Panel::ALL.iter().all(|panel| panels.is_open(*panel)));
        for panel in Panel::ALL {
            panels.close(panel);
        }
        let open: Vec<Panel> = Panel::ALL.into_iter().filter(|panel| panels.is_open(*panel)).collect();
        assert_eq!(open, [Panel::Ruling]);
    }
}
