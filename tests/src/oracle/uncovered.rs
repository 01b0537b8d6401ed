//! What this reading leaves to the engine.

/// What this reading leaves to the other oracle.
pub(super) fn uncovered<T>(what: &str) -> T {
    panic!("the second reading does not cover {what}")
}
