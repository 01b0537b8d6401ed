//! What has happened: asked for as something that can have, and told so that it answers what is asked.

use language::board::Happened;
use language::effect::EventPattern;
use language::path::BoardPath;
use language::select::{Amount, Past, What, Who};
use language::walk::Node;
use statements::error::{BoardError, Problem};

use super::pronouns::is_of_source;
use super::sense;

/// Whether words speak of "you": of the player who asks, or of opponents.
pub(crate) fn speaks_of_you(past: &Past) -> bool {
    Node::Past(past).any(&|node| matches!(node, Node::Who(Who::You | Who::Opponents)))
}

/// Whether words speak of "this", the object that asks.
pub(crate) fn speaks_of_this(past: &Past) -> bool {
    Node::Past(past).any(&is_of_source)
}

fn refuse(what: &'static str, found: &str, expected: &'static str) -> Problem {
    Problem::Senseless { what, found: found.to_owned(), expected }
}

/// What is asked for must be something that happens. Of whom damage is asked for by whoever dealt it must be damage.
///
/// # Errors
/// What makes no sense, and where.
pub(super) fn asked(path: &mut BoardPath, node: Node<'_>) -> Result<(), BoardError> {
    if let Node::What(What::Dealt(past)) = node
        && !matches!(past.event, EventPattern::Damage { .. })
    {
        let expected = "only `Damage` is dealt";
        return path.at("event", |path| {
            Err(BoardError::at(path, refuse("what was dealt", "another event", expected)))
        });
    }
    if let Node::Amount(Amount::Happened(past) | Amount::Total(past)) | Node::What(What::Dealt(past)) = node
        && past.times != 1
    {
        let problem = refuse("how often", "`times`", "leave it out where a number is counted");
        return path.at("times", |path| Err(BoardError::at(path, problem)));
    }
    let Node::Past(past) = node else { return Ok(()) };
    if past.times == 0 {
        let problem = refuse("how often", "0", "ask with `Not` whether it has not happened");
        return path.at("times", |path| Err(BoardError::at(path, problem)));
    }
    let never = if matches!(past.event, EventPattern::Trigger { .. }) {
        Some(("`Trigger`", "ask for the event that the ability triggers on"))
    } else if matches!(past.event, EventPattern::DrawCards { .. }) {
        Some(("`DrawCards`", "take `Draw`: cards are drawn one by one"))
    } else {
        None
    };
    if let Some((found, expected)) = never {
        let problem = refuse("what has happened", found, expected);
        return path.at("event", |path| Err(BoardError::at(path, problem)));
    }
    sense::pattern(path, &past.pattern())
}

/// What the board tells of what has happened says by whose words.
///
/// # Errors
/// What is missing, and where.
pub(super) fn told(path: &mut BoardPath, told: &Happened) -> Result<(), BoardError> {
    if told.you.is_some() || !speaks_of_you(&told.what) {
        return Ok(());
    }
    let expected = "name the player who asks, or would: `you: \"Anna\"`";
    path.at("you", |path| Err(BoardError::at(path, refuse("who \"you\" is", "nothing", expected))))
}
