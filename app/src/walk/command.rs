//! What somebody can ask who walks through the ruling.

use petgraph::graph::EdgeIndex;

/// Something that someone asks who walks through the ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WalkCommand {
    /// Open it so that it fills the window, or close it.
    Toggle,
    /// Go back to the first moment.
    Start,
    /// Walk to the selected moment, by a shortest way.
    ToSelected,
    /// Pick this step, which starts where the walk is.
    Pick(EdgeIndex),
    /// Pick what has this number, counted from 1.
    Number(usize),
    /// Go on where only one thing can be picked.
    On,
    /// Take the last pick back.
    Undo,
    /// Go back to where only so many steps had been taken.
    BackTo(usize),
    /// Keep the way so far, to compare another with it.
    Keep,
}
