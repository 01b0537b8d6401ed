//! `instead rules list`, `remove` and `recent`: what is kept.

use std::io::{self, Write};

use clap::Args;
use serde::Serialize;

use crate::cli::end::End;
use crate::cli::place::{Answer, Place};

/// Names every imported text, the newest last.
#[derive(Args, Debug)]
pub(super) struct List {}

/// Removes an imported text.
#[derive(Args, Debug)]
pub(super) struct Remove {
    /// Its name as `instead rules list` says it; the date is enough where only one text has it.
    name: String,
}

/// Names what was looked up lately, the latest first.
#[derive(Args, Debug)]
pub(super) struct Recent {}

#[derive(Serialize)]
struct Lately {
    recent: Vec<String>,
}

impl Recent {
    #[expect(clippy::unused_self, reason = "every command is run the same way")]
    pub(super) fn run(&self, place: &Place, out: &mut dyn Write) -> anyhow::Result<End> {
        place.print(&Lately { recent: place.look_ups()?.list() }, out)?;
        Ok(End::Fine)
    }
}

impl Answer for Lately {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        self.recent.iter().try_for_each(|words| writeln!(out, "{words}"))
    }
}

#[derive(Serialize)]
struct Texts {
    texts: Vec<Kept>,
}

#[derive(Serialize)]
struct Kept {
    name: String,
    effective: String,
    is_default: bool,
}

impl List {
    #[expect(clippy::unused_self, reason = "every command is run the same way")]
    pub(super) fn run(&self, place: &Place, out: &mut dyn Write) -> anyhow::Result<End> {
        let keys = place.library()?.list()?;
        let newest = keys.last().copied();
        let kept = keys.into_iter().map(|key| Kept {
            name: key.to_string(),
            effective: key.effective.to_string(),
            is_default: Some(key) == newest,
        });
        place.print(&Texts { texts: kept.collect() }, out)?;
        Ok(End::Fine)
    }
}

impl Answer for Texts {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        for Kept { name, is_default, .. } in &self.texts {
            writeln!(out, "{name}{}", if *is_default { "  (the one that is used)" } else { "" })?;
        }
        if self.texts.is_empty() {
            writeln!(
                out,
                "no rules text is imported; `instead rules import FILE...` reads those that you have"
            )?;
        }
        Ok(())
    }
}

#[derive(Serialize)]
struct Removed {
    removed: String,
}

impl Remove {
    pub(super) fn run(&self, place: &Place, out: &mut dyn Write) -> anyhow::Result<End> {
        let library = place.library()?;
        let key = library.named(&self.name)?;
        library.remove(key)?;
        place.print(&Removed { removed: key.to_string() }, out)?;
        Ok(End::Fine)
    }
}

impl Answer for Removed {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "removed: {}", self.removed)
    }
}
