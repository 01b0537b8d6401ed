//! What is done with what comes of an event.

use crate::events::change::Change;
use crate::table::queue::{Frame, Todo};
use statements::ids::{OriginId, PlayerId};

/// What came of an event.
#[derive(Clone, Copy)]
pub(crate) struct Yield {
    pub(crate) amount: u64,
    /// How many times something is done with it.
    pub(crate) times: u64,
}

/// What is done with it follows.
pub(crate) fn follow_with_it(
    change: &mut Change<'_>,
    player: PlayerId,
    Yield { amount, times }: Yield,
    from: OriginId,
) {
    let Some((block, env)) = change.table.origin(from).with_it else { return };
    if times == 0 {
        return;
    }
    let mut env = change.table.env(env).clone();
    env.about.affected = Some(player);
    env.about.result = amount;
    let env = change.table.keep_env(env);
    change.follow.push(Todo::Frame(Frame { again: times - 1, ..Frame::new(block, env) }));
}
