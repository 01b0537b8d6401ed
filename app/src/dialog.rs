//! Asking for a file, without the window standing still.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};

use crate::job::{Wake, beside};

/// Something that asks for a board file.
pub trait FileDialog {
    /// Asks; the answer comes later. Nothing is chosen when the dialog is closed.
    fn ask(&mut self, answer: Answer);
}

/// Where the answer goes.
pub struct Answer {
    send: Sender<Option<PathBuf>>,
    wake: Wake,
}

impl Answer {
    /// Gives the answer, from any thread.
    pub fn give(self, file: Option<PathBuf>) {
        if self.send.send(file).is_ok() {
            (self.wake)();
        }
    }
}

/// A dialog and what it answers.
pub struct Files {
    dialog: Box<dyn FileDialog>,
    wake: Wake,
    send: Sender<Option<PathBuf>>,
    receive: Receiver<Option<PathBuf>>,
}

impl Files {
    /// Nothing has been asked yet.
    pub fn new(dialog: Box<dyn FileDialog>, wake: Wake) -> Self {
        let (send, receive) = channel();
        Self { dialog, wake, send, receive }
    }

    /// Asks for a file.
    pub fn ask(&mut self) {
        self.dialog.ask(Answer { send: self.send.clone(), wake: self.wake.clone() });
    }

    /// What was answered since the last time.
    pub fn answer(&self) -> Option<Option<PathBuf>> {
        self.receive.try_iter().last()
    }
}

/// The dialog of the desktop.
pub struct Desktop;

impl FileDialog for Desktop {
    fn ask(&mut self, answer: Answer) {
        // Some desktops want the dialog made on the thread of the window; waiting is done beside it.
        let dialog = rfd::AsyncFileDialog::new().set_title("Open a board").add_filter("Boards", &["ron"]);
        let asked = dialog.pick_file();
        beside("file dialog", move || answer.give(pollster::block_on(asked).map(PathBuf::from)));
    }
}
