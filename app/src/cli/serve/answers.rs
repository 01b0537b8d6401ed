//! Where answers go.

use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use serde::Serialize;

use crate::plain::in_json;

/// Where answers go, whoever gives them.
pub(super) struct Answers<'o, 'w> {
    out: Mutex<&'o mut (dyn Write + Send + 'w)>,
}

impl<'o, 'w> Answers<'o, 'w> {
    /// They go here.
    pub(super) fn new(out: &'o mut (dyn Write + Send + 'w)) -> Self {
        Self { out: Mutex::new(out) }
    }

    /// Writes an answer as one line.
    pub(super) fn give(&self, answer: &impl Serialize) -> io::Result<()> {
        let line = serde_json::to_string(answer)?;
        let mut out = self.out.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(out, "{}", in_json(&line))?;
        out.flush()
    }
}
