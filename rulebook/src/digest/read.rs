//! The entries as they stand in the files.

use std::sync::LazyLock;

use ron::Options;
use ron::error::SpannedError;
use ron::extensions::Extensions;
use serde::Deserialize;

use language::date::Date;

/// The files, in reading order: a name for messages, and what is in it.
pub(super) const FILES: &[(&str, &str)] = &[
    ("order.ron", include_str!("../../data/digest/order.ron")),
    ("replacement.ron", include_str!("../../data/digest/replacement.ron")),
    ("prevention.ron", include_str!("../../data/digest/prevention.ron")),
    ("sources.ron", include_str!("../../data/digest/sources.ron")),
    ("interaction.ron", include_str!("../../data/digest/interaction.ron")),
    ("damage.ron", include_str!("../../data/digest/damage.ron")),
    ("life.ron", include_str!("../../data/digest/life.ron")),
    ("draw.ron", include_str!("../../data/digest/draw.ron")),
    ("counters.ron", include_str!("../../data/digest/counters.ron")),
    ("state.ron", include_str!("../../data/digest/state.ron")),
    ("triggers.ron", include_str!("../../data/digest/triggers.ron")),
    ("loops.ron", include_str!("../../data/digest/loops.ron")),
    ("keywords.ron", include_str!("../../data/digest/keywords.ron")),
    ("planeswalker.ron", include_str!("../../data/digest/planeswalker.ron")),
    ("commander.ron", include_str!("../../data/digest/commander.ron")),
    ("copy.ron", include_str!("../../data/digest/copy.ron")),
    ("known.ron", include_str!("../../data/digest/known.ron")),
];

/// An entry as it is written: neighbours need naming on one side only.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    pub(super) key: String,
    pub(super) title: String,
    pub(super) text: String,
    #[serde(default)]
    pub(super) example: Option<String>,
    #[serde(default)]
    pub(super) example_from: Option<Date>,
    #[serde(default)]
    pub(super) near: Vec<String>,
    #[serde(default)]
    pub(super) before: Vec<(Date, String)>,
    #[serde(default)]
    pub(super) letters: bool,
}

/// The entries of one file. An error names line and column of what is not of the form above.
pub(super) fn parsed(file: &str) -> Result<Vec<Written>, SpannedError> {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME).from_str(file)
}

/// The entries of all files. A test holds that each file is read; one that is not would be left out.
static WRITTEN: LazyLock<Vec<Written>> =
    LazyLock::new(|| FILES.iter().filter_map(|(_, file)| parsed(file).ok()).flatten().collect());

pub(super) fn written() -> &'static [Written] {
    &WRITTEN
}
