//! What can be asked of the boards that have been gone through, and of loops on them.

/// Something that someone asks of the timeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TimelineCommand {
    /// Open the panel.
    Open,
    /// Go to the board at this place.
    GoTo(usize),
    /// Go to the board that this one comes from.
    Back,
    /// Go on from the outcome at this place.
    GoOn(usize),
    /// The board once more as it came of its outcome, beside this one, to try something else on it.
    Branch,
    /// Make the board that the one at this place comes from what it was then.
    Restore(usize),
    /// Put all that happened on the way here onto the first board.
    Whole,
    /// How does what is about to happen loop?
    Loop,
    /// A script of the round is taken to an outcome, by the places of both.
    Taking(usize, usize),
    /// What stands in the field for a number, by its place.
    Number(usize, String),
    /// The first field for a number has the keyboard.
    HasKeyboard,
    /// Work out the board after the rounds.
    Count,
    /// Go on with the board after the rounds.
    GoOnAfterRounds,
    /// Stop working on a loop.
    Stop,
    /// What is known of the loop has been brought into view.
    LoopRevealed,
    /// The board at which one is has been brought into view.
    Revealed,
}
