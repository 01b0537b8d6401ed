//! The window without a screen: how long a frame takes with a large ruling, a layout, and an edit until it is shown.
//!
//! A frame is everything that the program does for it: the panels, their shapes, and the triangles made of them.

#[path = "../../engine/benches/boards/lattice.rs"]
mod boards;

use std::hint::black_box;
use std::time::{Duration, Instant};

use app::command::{Command, GraphCommand};
use app::desk::Panel;
use app::dialog::{Answer, FileDialog, Wanted};
use app::edit::{Edit, PlayerEdit};
use app::job::Place;
use app::layout::{Link, lay_out};
use app::shown::Shown;
use app::state::Camera;
use app::theme::size;
use app::window::Window;
use eframe::App;
use egui::{Context, Event, Pos2, RawInput, Rect, Vec2};
use petgraph::visit::EdgeRef;
use saves::BoardFile;

const RUNS: usize = 101;

/// Nobody answers.
struct NoDialog;

impl FileDialog for NoDialog {
    fn ask(&mut self, _wanted: Wanted, answer: Answer) {
        answer.give(Vec::new());
    }
}

/// A window that is as large as a laptop's screen.
struct Bench {
    ctx: Context,
    window: Window,
    frame: eframe::Frame,
    time: f64,
}

impl Bench {
    /// A window on a board with so many effects whose order matters.
    fn on(effects: u64) -> Self {
        let ctx = Context::default();
        let window = Window::with(&ctx, None, Place::Here, Box::new(NoDialog), None);
        let mut bench = Self { ctx, window, frame: eframe::Frame::_new_kittest(), time: 0.0 };
        let file = BoardFile::new("Bench", boards::lattice(effects));
        bench.ask(Command::Paste(saves::to_text(&file).expect("a board can be written")));
        bench.ask(Command::GoOn);
        bench
    }

    fn ask(&mut self, command: Command) {
        self.window.ask(command);
        for _ in 0..3 {
            self.frame(Vec::new());
        }
    }

    /// One frame: all of its work, in this thread.
    fn frame(&mut self, events: Vec<Event>) -> Duration {
        self.time += 1.0 / 60.0;
        let screen = Rect::from_min_size(Pos2::ZERO, Vec2::new(1440.0, 900.0));
        let input =
            RawInput { screen_rect: Some(screen), time: Some(self.time), events, ..RawInput::default() };
        let start = Instant::now();
        let (window, frame) = (&mut self.window, &mut self.frame);
        let mut output = self.ctx.run_ui(input, |ui| {
            window.logic(ui.ctx(), frame);
            window.ui(ui, frame);
        });
        let shapes = std::mem::take(&mut output.shapes);
        black_box(self.ctx.tessellate(shapes, output.pixels_per_point));
        let taken = start.elapsed();
        output.textures_delta.clear();
        taken
    }

    fn shown(&self) -> &Shown {
        self.window.state().shown().expect("a ruling")
    }

    /// The median of frames in which the graph moves by a point each, and their longest.
    fn frames(&mut self, name: &str) {
        let middle = self.shown().layout.bounds.center();
        let camera = self.window.state().camera;
        let mut taken: Vec<Duration> = (0..RUNS)
            .map(|at| {
                let aside = Vec2::new(if at % 2 == 0 { 1.0 } else { 0.0 }, 0.0);
                if let Camera::At { center, zoom } = camera {
                    self.window.ask(Command::Look(Camera::At { center: center + aside, zoom }));
                    self.frame(Vec::new());
                }
                self.frame(Vec::new())
            })
            .collect();
        taken.sort();
        println!(
            "{name}: median {:?}, longest {:?} (middle of the graph at {middle:?})",
            taken[RUNS / 2],
            taken[RUNS - 1]
        );
    }
}

fn main() {
    let mut bench = Bench::on(9);
    let graph = bench.shown().ruling.graph();
    println!("the ruling has {} moments and {} steps", graph.node_count(), graph.edge_count());
    layout(bench.shown());
    for panels in ["whole window", "the ruling alone"] {
        if panels != "whole window" {
            bench.ask(Command::Alone(Some(Panel::Ruling)));
        }
        bench.ask(Command::Look(Camera::Everything));
        bench.frames(&format!("{panels}, everything in view"));
        let start = bench.shown().layout.nodes[0].center();
        for (name, zoom) in [("at reading size", 0.85), ("at a third of that", 0.28)] {
            let center = bench.shown().layout.bounds.center().lerp(start, 0.3);
            bench.ask(Command::Look(Camera::At { center, zoom }));
            for _ in 0..60 {
                bench.frame(Vec::new());
            }
            bench.frames(&format!("{panels}, {name}"));
        }
    }
    edits();
}

/// The layout alone, of moments and steps as large as they are.
fn layout(shown: &Shown) {
    let sizes: Vec<Vec2> = shown.layout.nodes.iter().map(Rect::size).collect();
    let graph = shown.ruling.graph();
    let link = |e: petgraph::graph::EdgeReference<'_, _>| Link {
        from: e.source().index(),
        to: e.target().index(),
        label: None,
    };
    let links: Vec<Link> = graph.edge_references().map(link).collect();
    let mut taken: Vec<Duration> = (0..9)
        .map(|_| {
            let start = Instant::now();
            black_box(lay_out(&sizes, &links, size::spacing(false)));
            start.elapsed()
        })
        .collect();
    taken.sort();
    println!("layout: median {:?}, longest {:?}", taken[4], taken[8]);
}

/// From a change of the board to the frame that shows its ruling: the change, the ruling, its layout and words, and
/// two frames.
fn edits() {
    for effects in [4, 5, 6] {
        let mut bench = Bench::on(effects);
        let moments = bench.shown().ruling.graph().node_count();
        let mut taken: Vec<Duration> = (0..i64::try_from(RUNS).unwrap_or(0))
            .map(|at| {
                bench.window.ask(Command::Edit(Edit::Player(1, PlayerEdit::Life(20 + at))));
                let start = Instant::now();
                bench.frame(Vec::new());
                bench.frame(Vec::new());
                start.elapsed()
            })
            .collect();
        taken.sort();
        println!(
            "an edit of a board with {effects} effects until its ruling of {moments} moments is shown: median {:?}, longest {:?}",
            taken[RUNS / 2],
            taken[RUNS - 1]
        );
    }
    let _ = GraphCommand::UnfoldAll;
}
