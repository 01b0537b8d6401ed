//! What can be asked about the user's own collection.

/// Something with the user's own collection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CollectionCommand {
    /// Keep the object at this place of the board.
    KeepObject(usize),
    /// Keep the effect at this place of the board, which has left its source.
    KeepEffect(usize),
    /// Keep an ability of an object that is an effect, by the places of both.
    KeepAbility(usize, usize),
    /// What has this name goes.
    Forget(String),
    /// Close the note about it.
    CloseNote,
}
