//! Asking for files, without the window standing still.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};

use rfd::FileHandle;

use crate::export::Format;
use crate::job::{Wake, beside};

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// One board file.
    Board,
    /// Official rules texts, as many as there are.
    Texts,
    /// Files of cards and of rulings.
    Cards,
    /// A place to save a board.
    Place,
    /// A place for a ruling in this form.
    Paper(Format),
}

/// Something that asks for files.
pub trait FileDialog {
    /// Asks; the answer comes later. Nothing is chosen when the dialog is closed.
    fn ask(&mut self, wanted: Wanted, answer: Answer);
}

/// Where the answer goes.
pub struct Answer {
    wanted: Wanted,
    send: Sender<Given>,
    wake: Wake,
}

/// What was wanted, and what was chosen.
type Given = (Wanted, Vec<PathBuf>);

impl Answer {
    /// Gives the answer, from any thread.
    pub fn give(self, files: Vec<PathBuf>) {
        if self.send.send((self.wanted, files)).is_ok() {
            (self.wake)();
        }
    }
}

/// A dialog and what it answers.
pub struct Files {
    dialog: Box<dyn FileDialog>,
    wake: Wake,
    send: Sender<Given>,
    receive: Receiver<Given>,
}

impl Files {
    /// Nothing has been asked yet.
    pub fn new(dialog: Box<dyn FileDialog>, wake: Wake) -> Self {
        let (send, receive) = channel();
        Self { dialog, wake, send, receive }
    }

    /// Asks for files.
    pub fn ask(&mut self, wanted: Wanted) {
        self.dialog.ask(wanted, Answer { wanted, send: self.send.clone(), wake: self.wake.clone() });
    }

    /// What was answered since the last time, in order; no files where a dialog was closed.
    pub fn answers(&self) -> Vec<Given> {
        self.receive.try_iter().collect()
    }
}

/// The dialog of the desktop.
pub struct Desktop;

impl FileDialog for Desktop {
    fn ask(&mut self, wanted: Wanted, answer: Answer) {
        // Some desktops want the dialog made on the thread of the window; waiting is done beside it.
        let dialog = rfd::AsyncFileDialog::new();
        match wanted {
            Wanted::Board => {
                let asked = dialog.set_title("Open a board").add_filter("Boards", &["ron"]).pick_file();
                wait(answer, async { asked.await.into_iter().collect() });
            }
            Wanted::Texts => {
                let dialog = dialog.set_title("Import official rules texts").add_filter("Texts", &["txt"]);
                let asked = dialog.pick_files();
                wait(answer, async { asked.await.unwrap_or_default() });
            }
            Wanted::Place => {
                let dialog = dialog.set_title("Save the board").add_filter("Boards", &["ron"]);
                let asked = dialog.set_file_name("board.board.ron").save_file();
                wait(answer, async { asked.await.into_iter().collect() });
            }
            Wanted::Paper(format) => {
                let end = format.extension();
                let dialog = dialog.set_title("Write the ruling").add_filter("Rulings", &[end]);
                let asked = dialog.set_file_name(format!("ruling.{end}")).save_file();
                wait(answer, async { asked.await.into_iter().collect() });
            }
            Wanted::Cards => {
                let dialog = dialog.set_title("Import cards or rulings").add_filter("Cards", &["json", "gz"]);
                let asked = dialog.pick_files();
                wait(answer, async { asked.await.unwrap_or_default() });
            }
        }
    }
}

fn wait(answer: Answer, chosen: impl Future<Output = Vec<FileHandle>> + Send + 'static) {
    let paths = |files: Vec<FileHandle>| files.into_iter().map(PathBuf::from).collect();
    beside("file dialog", move || answer.give(paths(pollster::block_on(chosen))));
}
