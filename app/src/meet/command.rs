//! What somebody can ask who looks for what a card meets.

/// Something that someone asks about what a card meets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MeetCommand {
    /// Open the panel, on the card that is shown.
    Open,
    /// Look for what this card meets.
    Of(String),
    /// Open the meeting at this place as a board.
    Board(usize),
}
