//! The window: takes in answers, shows the panels, and does what they ask for.

mod banner;
mod broken;
mod hints;
mod toolbar;
mod view;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use eframe::CreationContext;
use egui::{Context, Event, Key, KeyboardShortcut, Modifiers, Popup, Ui, ViewportCommand};

use crate::board::Field;
use crate::budget::Budget;
use crate::cards::CardsCommand;
use crate::command::action::Action;
use crate::command::{Command, FilesCommand, Queue, TextSize};
use crate::diagnostics;
use crate::dialog::{Desktop, FileDialog};
use crate::fault::{Fault, caught, untold};
use crate::files::saving::kept_after_fault;
use crate::job::{Place, Wake};
use crate::keys::actions;
use crate::opened::FIRST;
use crate::outside::Outside;
use crate::panels::Panel;
use crate::plain::shown;
use crate::preferences::Preferences;
use crate::registry::definition;
use crate::rulebook::RulebookCommand;
use crate::state::State;
use crate::system::program;
use crate::theme::{self, size};
use crate::update::{at_fault, keep_changes, take_answers, update};
use crate::{data, recovery};
use broken::{Broken, Next};
use saves::code::is_code;

/// What the window is called when no board is open.
pub const NAME: &str = "Instead";

/// The window: its state, what works outside of it, and what is still to be done.
pub struct Window {
    state: State,
    outside: Outside,
    queue: Queue,
    title: String,
    /// Whether anything has been shown.
    has_shown: bool,
    /// Nothing else is shown or done after a fault until somebody says how to go on.
    broken: Option<Broken>,
}

impl Window {
    /// The window as people open it: with this board, or what was open last, or else one that comes with the program.
    /// Rulings may cost so much.
    pub fn new(context: &CreationContext<'_>, board: Option<PathBuf>, budget: Budget) -> Self {
        let data = data::folder(None).ok();
        let kept = context.storage.and_then(Preferences::kept);
        let board = board.or_else(|| kept.as_ref().and_then(Preferences::last));
        let mut window = Self::with(&context.egui_ctx, board, Place::Beside, Box::new(Desktop), data);
        (window.state.usual_budget, window.state.budget) = (budget, budget);
        // What somebody types first goes into the line, and is no command.
        window.state.editing.wants = Some(Field::Line);
        match kept {
            Some(look) => look.give(&mut window.state),
            // The first start.
            None => window.state.hints = true,
        }
        window
    }

    /// A window whose jobs, dialogs and data folder are of the caller's choice. Without a folder changes are not kept
    /// for a crash.
    pub fn with(
        ctx: &Context,
        board: Option<PathBuf>,
        jobs: Place,
        dialog: Box<dyn FileDialog>,
        data: Option<PathBuf>,
    ) -> Self {
        theme::install(ctx);
        let repaint = ctx.clone();
        let wake: Wake = Arc::new(move || repaint.request_repaint());
        let mut outside = Outside::new(dialog, data, jobs, &wake);
        outside.collection.load();
        let recovered = outside.recovery.found();
        let mut window = Self {
            state: State { recovered, ..State::new() },
            outside,
            queue: Queue::default(),
            title: NAME.to_owned(),
            has_shown: false,
            broken: None,
        };
        window.queue.send(Command::Files(FilesCommand::OpenBundled(FIRST.to_owned())));
        if let Some(board) = board {
            window.queue.send(Command::Files(FilesCommand::OpenPath(board)));
        }
        if let Err(fault) = caught(|| window.obey()) {
            window.has_broken(fault);
        }
        window
    }

    /// What the window knows.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Asks for something, as a view does.
    pub fn ask(&mut self, command: Command) {
        self.queue.send(command);
    }

    /// What was shown or done was a fault of the program: the board is kept, and nothing more is made of the state.
    fn has_broken(&mut self, fault: Fault) {
        self.queue.take();
        let kept = caught(|| kept_after_fault(&mut self.state, &self.outside));
        self.broken = Some(Broken { fault, kept: kept.ok().flatten() });
    }

    /// Shows that there was a fault, and does what somebody wants then.
    fn show_broken(&mut self, ui: &mut Ui) {
        let Some(next) = self.broken.as_ref().and_then(|broken| broken.show(ui, &self.outside.log)) else {
            return;
        };
        match next {
            Next::Copy(enclosed) => {
                let told = caught(|| diagnostics::of(&self.state, &self.outside.log, enclosed));
                let told = told.unwrap_or_else(|fault| format!("{fault}\n{}", program()));
                ui.ctx().copy_text(shown(&told).into_owned());
            }
            Next::Anew => {
                let (usual_budget, theme, recent) =
                    (self.state.usual_budget, self.state.theme, std::mem::take(&mut self.state.recent));
                self.state = State { usual_budget, budget: usual_budget, theme, recent, ..State::new() };
                self.broken = None;
                self.queue.send(Command::Files(FilesCommand::OpenBundled(FIRST.to_owned())));
                ui.ctx().request_repaint();
            }
            Next::Close => ui.ctx().send_viewport_cmd(ViewportCommand::Close),
        }
    }

    /// Takes in what has been answered, and keeps the window as the state says.
    fn keep_up(&mut self, ctx: &Context) {
        take_answers(&mut self.state, &mut self.outside);
        for fault in untold() {
            at_fault(&mut self.state, &self.outside, &fault);
        }
        if ctx.input(|input| input.viewport().close_requested())
            && !self.state.may_close
            && self.state.would_lose()
        {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.queue.send(Command::Close);
        }
        if self.state.may_close {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        self.look(ctx);
        if keep_changes(&self.state, &mut self.outside, ctx.input(|input| input.time)) {
            ctx.request_repaint_after(Duration::from_secs_f64(recovery::SECONDS));
        }
    }

    /// Shows the panels, and does what is asked for in them.
    fn show(&mut self, ui: &mut Ui) {
        self.keys(ui.ctx());
        self.dropped(ui.ctx());
        self.pasted(ui.ctx());
        // The views show the state as it is, but for where the panels stand: that is changed by dragging them.
        let mut panels = std::mem::take(&mut self.state.panels);
        view::show(ui, &self.state, &mut panels, &mut self.queue);
        self.state.panels = panels;
        if self.obey() {
            ui.ctx().request_repaint();
        }
        if let Some(text) = self.state.copied.take() {
            ui.ctx().copy_text(text);
        }
        if !std::mem::replace(&mut self.has_shown, true) {
            tracing::info!("first frame");
        }
    }

    /// Does everything that was asked for. Whether there was anything.
    fn obey(&mut self) -> bool {
        let commands = self.queue.take();
        let any = !commands.is_empty();
        for command in commands {
            update(&mut self.state, &mut self.outside, command);
        }
        any
    }

    fn keys(&mut self, ctx: &Context) {
        let is_pressed = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        if !ctx.input(|input| input.events.iter().any(is_pressed)) {
            return;
        }
        // Over the window something else may be asked or a menu be open, which Escape closes.
        let is_asked = self.state.leaving.is_some() || self.state.finder.is_some();
        let writes = ctx.text_edit_focused() || is_asked || Popup::is_any_open(ctx);
        for panel in Panel::ALL.into_iter().filter(|_| !writes) {
            self.queue.send_all((definition(panel).held_keys)(ctx));
        }
        let mut actions: Vec<&Action> = actions().iter().collect();
        actions.retain(|action| !(writes && action.yields_to_text));
        // Keys with fewer modifiers would also answer to the same keys with more.
        actions.sort_by_key(|action| {
            let Modifiers { alt, ctrl, shift, command, .. } = action.keys.modifiers;
            std::cmp::Reverse([alt, ctrl, shift, command].into_iter().filter(|held| *held).count())
        });
        for action in actions {
            if ctx.input_mut(|input| input.consume_shortcut(&action.keys)) {
                self.queue.send(action.command.clone());
                Popup::close_all(ctx);
            }
        }
        for panel in Panel::ALL.into_iter().filter(|panel| !writes && self.state.panels.is_in_front(*panel)) {
            self.queue.send_all((definition(panel).front_keys)(ctx));
        }
        // On most keyboards plus is on the key of the equals sign.
        let larger = KeyboardShortcut::new(Modifiers::COMMAND, Key::Equals);
        if ctx.input_mut(|input| input.consume_shortcut(&larger)) {
            self.queue.send(Command::Text(TextSize::Larger));
        }
    }

    /// A board that is pasted is opened, and objects are added: also where the line has the keyboard, which a new board
    /// gives it. Other text is for whoever types.
    fn pasted(&mut self, ctx: &Context) {
        let text = |event: &Event| if let Event::Paste(text) = event { Some(text.clone()) } else { None };
        let Some(text) = ctx.input(|input| input.events.iter().find_map(text)) else { return };
        let is_file = (is_code(&text) || saves::draft("the clipboard", &text).is_ok())
            && self.state.editing.text.is_none();
        if text.trim().is_empty() || ctx.text_edit_focused() && !is_file {
            return;
        }
        ctx.input_mut(|input| input.events.retain(|event| !matches!(event, Event::Paste(_))));
        self.queue.send(Command::Files(FilesCommand::Paste(text)));
    }

    fn dropped(&mut self, ctx: &Context) {
        let dropped: Vec<PathBuf> =
            ctx.input(|input| input.raw.dropped_files.iter().map(|file| file.path().to_owned()).collect());
        let ends = |path: &PathBuf, ends: &[&str]| {
            path.extension().is_some_and(|end| ends.iter().any(|one| end.eq_ignore_ascii_case(one)))
        };
        let (texts, others): (Vec<_>, Vec<_>) = dropped.into_iter().partition(|path| ends(path, &["txt"]));
        let (cards, boards): (Vec<_>, Vec<_>) =
            others.into_iter().partition(|path| ends(path, &["json", "gz"]));
        if !texts.is_empty() {
            self.queue.send(Command::Rulebook(RulebookCommand::Import(texts)));
        }
        if !cards.is_empty() {
            self.queue.send(Command::Cards(CardsCommand::Import(cards)));
        }
        if let Some(board) = boards.into_iter().next() {
            self.queue.send(Command::Files(FilesCommand::OpenPath(board)));
        }
    }

    /// Makes egui look as the state says, where it does not yet.
    fn look(&mut self, ctx: &Context) {
        if ctx.options(|options| options.theme_preference) != self.state.theme {
            ctx.set_theme(self.state.theme);
        }
        ctx.set_zoom_factor(size::TEXT_STEP.powi(self.state.text_steps));
        let title = match &self.state.board {
            Some(board) => {
                let changed = if self.state.editing.has_unsaved { "*" } else { "" };
                format!("{}{changed} - {NAME}", board.file.title)
            }
            None => NAME.to_owned(),
        };
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }
}

impl eframe::App for Window {
    /// After a fault nothing of it is kept: the next start would come to it again.
    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        if self.broken.is_none() {
            Preferences::of(&self.state).keep(storage);
        }
    }

    /// What egui remembers of single widgets is of no use for long.
    fn persist_egui_memory(&self) -> bool {
        false
    }

    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        if self.broken.is_none()
            && let Err(fault) = caught(|| self.keep_up(ctx))
        {
            self.has_broken(fault);
        }
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        if self.broken.is_some() {
            self.show_broken(ui);
        } else if let Err(fault) = caught(|| self.show(ui)) {
            self.has_broken(fault);
            ui.ctx().request_repaint();
        }
    }
}
