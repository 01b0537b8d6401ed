//! Building the graph: breadth first, each situation once.

pub(crate) mod build;
pub(crate) mod choices;
mod endless;
pub(crate) mod ends;
pub(crate) mod merge;
