//! What one may ask of a ruling: structured statements, no sentences.

pub(crate) mod aims;
pub(crate) mod by_layer;
pub(crate) mod differences;
pub(crate) mod facts;
pub(crate) mod force;
pub(crate) mod lanes;
pub(crate) mod outcome_reader;
pub(crate) mod paths;
pub(crate) mod pieces;
pub(crate) mod predicate;
pub(crate) mod tokens;
pub(crate) mod ways;
