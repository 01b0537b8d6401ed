//! Holding a law against many boards.

use super::{Sample, sample};

/// How many broken boards are shown in full.
const SHOWN: usize = 4;

/// A law that holds on fewer boards says little.
pub const LEAST: usize = 100;

/// What a law says of one board.
pub enum Held {
    /// The law holds on it.
    Yes,
    /// It doesn't, and how.
    No(String),
    /// Its ruling is too large to tell.
    TooLarge,
    /// It is not about this board.
    NotAbout,
}

impl From<Option<String>> for Held {
    /// Nothing to say is that it holds.
    fn from(wrong: Option<String>) -> Self {
        wrong.map_or(Self::Yes, Self::No)
    }
}

/// Holds a law against the bundled boards and random ones.
///
/// # Panics
/// When it is broken, or when more than one board in ten is too large, or when it is about less than half of
/// them: then it says little.
pub fn everywhere(law: impl Fn(&Sample) -> Held) {
    against(sample::bundled().into_iter().chain(sample::random()), law);
}

/// Holds a law against some boards; see [`everywhere`].
///
/// # Panics
/// When it is broken, or says little: also when it holds on fewer than [`LEAST`] boards.
pub fn against(samples: impl Iterator<Item = Sample>, law: impl Fn(&Sample) -> Held) {
    let (mut held, mut skipped, mut other, mut broken) = (0, Vec::new(), 0, Vec::new());
    let only = std::env::var("INSTEAD_ONLY").unwrap_or_default();
    for sample in samples.filter(|sample| sample.name.contains(&only)) {
        match law(&sample) {
            Held::Yes => held += 1,
            Held::TooLarge => skipped.push(sample.name),
            Held::NotAbout => other += 1,
            Held::No(how) => {
                let shown = sample.shown();
                broken.push((sample.name, format!("{how}\n{shown}\n")));
            }
        }
    }
    let all = held + skipped.len() + other + broken.len();
    println!("held on {held} of {all} boards, skipped {} that are too large: {skipped:?}", skipped.len());
    let shown: Vec<String> = broken.iter().take(SHOWN).map(|(name, how)| format!("{name}: {how}")).collect();
    let shown = shown.join("\n");
    let names: Vec<&str> = broken.iter().map(|(name, _)| name.as_str()).collect();
    assert!(broken.is_empty(), "broken on {} boards, such as\n{shown}\n{names:#?}", broken.len());
    if !only.is_empty() {
        return println!("only of boards whose names hold {only:?}");
    }
    assert!(skipped.len() * 10 <= all, "more than one board in ten is too large");
    assert!(held * 2 > all && held >= LEAST, "it is about few boards: {held} of {all}");
}
