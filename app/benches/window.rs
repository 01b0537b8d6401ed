//! The window without a screen: how long a frame takes with a large ruling, a layout, and an edit until it is shown.
//!
//! A frame is everything that the program does for it: the panels, their shapes, and the triangles made of them.

#[path = "../../engine/benches/boards/lattice.rs"]
mod boards;
#[path = "../tests/shared/closed.rs"]
mod closed;

use std::hint::black_box;
use std::time::{Duration, Instant};

use app::board::{BoardCommand, Edit, PlayerEdit};
use app::command::{Command, FilesCommand};
use app::graph::{Camera, GraphCommand};
use app::job::Place;
use app::panels::Panel;
use app::presentation::Presentation;
use app::presentation::layout::lay_out;
use app::presentation::layout::shape::Link;
use app::presentation::measure::spacing;
use app::window::Window;
use closed::Closed;
use eframe::App;
use egui::{Context, Event, Pos2, RawInput, Rect, Vec2};
use petgraph::visit::EdgeRef;

use language::board::{Board, CardType, Characteristics, Color, Object, Player};
use saves::BoardFile;

const RUNS: usize = 400;

/// Nine effects: a ruling of about ten thousand moments.
const NINE: &str = include_str!("../../docs/pictures/nine-effects.board.ron");

/// A window that is as large as a laptop's screen.
struct Bench {
    ctx: Context,
    window: Window,
    frame: eframe::Frame,
    time: f64,
}

impl Bench {
    /// A window on a board.
    fn on(board: Board) -> Self {
        let ctx = Context::default();
        let window = Window::with(&ctx, None, Place::Here, Box::new(Closed), None);
        let mut bench = Self { ctx, window, frame: eframe::Frame::_new_kittest(), time: 0.0 };
        let file = BoardFile::new("Bench", board);
        bench
            .ask(Command::Files(FilesCommand::Paste(saves::to_text(&file).expect("a board can be written"))));
        bench
    }

    fn ask(&mut self, command: Command) {
        self.window.ask(command);
        for _ in 0..3 {
            self.frame(Vec::new());
        }
    }

    /// One frame: all of its work, in this thread.
    fn frame(&mut self, events: Vec<Event>) {
        self.time += 1.0 / 60.0;
        let screen = Rect::from_min_size(Pos2::ZERO, Vec2::new(1440.0, 900.0));
        let input =
            RawInput { screen_rect: Some(screen), time: Some(self.time), events, ..RawInput::default() };
        let (window, frame) = (&mut self.window, &mut self.frame);
        let mut output = self.ctx.run_ui(input, |ui| {
            window.logic(ui.ctx(), frame);
            window.ui(ui, frame);
        });
        let shapes = std::mem::take(&mut output.shapes);
        black_box(self.ctx.tessellate(shapes, output.pixels_per_point));
        output.textures_delta.clear();
    }

    fn shown(&self) -> &Presentation {
        self.window.state().presentation().expect("a ruling")
    }

    /// The mean of frames in which the graph moves by a point each, of the processor's time.
    fn frames(&mut self, name: &str) {
        let camera = self.window.state().camera;
        let move_by = |bench: &mut Self, at: usize| {
            let aside = Vec2::new(if at.is_multiple_of(2) { 1.0 } else { 0.0 }, 0.0);
            if let Camera::At { center, zoom } = camera {
                bench
                    .window
                    .ask(Command::Graph(GraphCommand::Look(Camera::At { center: center + aside, zoom })));
            }
            bench.frame(Vec::new());
        };
        (0..RUNS).for_each(|at| move_by(self, at));
        let taken = time(|| (0..RUNS).for_each(|at| move_by(self, at)));
        println!("{name}: {:.2?} a frame", taken / u32::try_from(RUNS).unwrap_or(1));
    }
}

/// How long something takes: the time of the processor where the system tells, since on a shared machine the clock
/// says how much others work.
fn time(run: impl FnOnce()) -> Duration {
    let (clock, before) = (Instant::now(), worked());
    run();
    match (before, worked()) {
        (Some(before), Some(after)) => after.saturating_sub(before),
        (None, _) | (_, None) => clock.elapsed(),
    }
}

fn worked() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

fn main() {
    let file = saves::from_text("nine-effects", NINE).expect("a board file");
    let mut bench = Bench::on(file.board);
    let graph = bench.shown().ruling.graph();
    println!("the ruling has {} moments and {} steps", graph.node_count(), graph.edge_count());
    layout(bench.shown());
    for panels in ["whole window", "the ruling alone"] {
        if panels != "whole window" {
            bench.ask(Command::Alone(Some(Panel::Ruling)));
        }
        bench.ask(Command::Graph(GraphCommand::Look(Camera::Everything)));
        bench.frames(&format!("{panels}, everything in view"));
        let start = bench.shown().layout.nodes[0].center();
        for (name, zoom) in [("at reading size", 0.85), ("at a third of that", 0.28)] {
            let center = bench.shown().layout.bounds.center().lerp(start, 0.3);
            bench.ask(Command::Graph(GraphCommand::Look(Camera::At { center, zoom })));
            for _ in 0..60 {
                bench.frame(Vec::new());
            }
            bench.frames(&format!("{panels}, {name}"));
        }
    }
    edits();
    tables();
}

/// Frames with so many permanents on the table, beside the form of the board and alone: each unlike the others, so that all
/// of them are drawn.
fn tables() {
    for permanents in [20, 500] {
        let mut bench = Bench::on(crowd(permanents));
        bench.ask(Command::OpenPanel(Panel::Table));
        for panels in ["whole window", "the table alone"] {
            if panels != "whole window" {
                bench.ask(Command::Alone(Some(Panel::Table)));
            }
            bench.frames(&format!("{panels}, {permanents} permanents on the table"));
        }
    }
}

/// Two players with so many creatures, each of its own size, and one that deals damage.
fn crowd(permanents: usize) -> Board {
    let creature = |at: usize| {
        let owner = if at.is_multiple_of(2) { "Alice" } else { "Bob" };
        let size = i64::try_from(at).expect("a small number");
        let is = Characteristics {
            types: vec![CardType::Creature],
            colors: vec![Color::ALL[at % 5]],
            power: Some(size),
            toughness: Some(size + 1),
            ..Characteristics::default()
        };
        Object { id: format!("Beast {at}"), owner: Some(owner.to_owned()), is, count: 1, ..Object::default() }
    };
    let players = ["Alice", "Bob"].map(Player::new).to_vec();
    Board { players, objects: (0..permanents).map(creature).collect(), ..Board::default() }
}

/// The layout alone, of moments and steps as large as they are.
fn layout(shown: &Presentation) {
    let sizes: Vec<Vec2> = shown.layout.nodes.iter().map(Rect::size).collect();
    let links: Vec<Link> = shown
        .ruling
        .graph()
        .edge_references()
        .map(|e| Link { from: e.source().index(), to: e.target().index(), label: None })
        .collect();
    let runs = 20;
    let taken = time(|| {
        for _ in 0..runs {
            black_box(lay_out(&sizes, &links, spacing(false)));
        }
    });
    println!("layout: {:.2?}", taken / runs);
}

/// From a change of the board to the frame that shows its ruling: the change, the ruling, its layout and words, and
/// two frames.
fn edits() {
    for effects in [4, 6] {
        let mut bench = Bench::on(boards::lattice(effects));
        let moments = bench.shown().ruling.graph().node_count();
        let taken = time(|| {
            for at in 0..100 {
                bench.window.ask(Command::Board(BoardCommand::Edit(Edit::Player(
                    1,
                    PlayerEdit::Life(1_000_000 + at),
                ))));
                bench.frame(Vec::new());
                bench.frame(Vec::new());
            }
        });
        println!(
            "an edit until its ruling of {moments} moments is shown, {effects} effects: {:.2?}",
            taken / 100
        );
    }
}
