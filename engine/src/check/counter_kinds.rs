//! Kinds of counters are spelled like what they do, where a name is nearly that: in another spelling they would do nothing.

use language::board::{Counter, Restriction};
use language::effect::{EventPattern, Rewrite};
use language::event::Event;
use language::path::BoardPath;
use language::select::{Amount, What};
use language::walk::Node;
use statements::error::{BoardError, Problem};

/// Refuses a kind of counter that a word names by itself and that is nearly one that does something.
pub(super) fn check(path: &mut BoardPath, node: Node<'_>) -> Result<(), BoardError> {
    let (field, found) = match named(node) {
        Named::One(field, kind) => (field, misspelled(kind)),
        Named::Listed(listed) => ("counters", listed.iter().find_map(|(kind, _)| misspelled(kind))),
        Named::Nothing => return Ok(()),
    };
    let Some(name) = found else { return Ok(()) };
    let expected = "a keyword counter is written like `Named(\"first strike\")`, one that changes power and toughness \
                    like `Named(\"+1/+0\")`, `PlusOne` or `MinusOne`";
    let problem = Problem::Senseless { what: "the kind of counter", found: format!("`{name}`"), expected };
    let told = |path: &mut BoardPath| Err(BoardError::at(path, problem));
    if field.is_empty() { told(path) } else { path.at(field, told) }
}

fn misspelled(kind: &Counter) -> Option<&str> {
    let Counter::Named(name) = kind else { return None };
    kind.is_misspelled().then_some(name)
}

/// The kinds of counters that a word names by itself, and in which field; without one where they are all that it says.
enum Named<'a> {
    One(&'static str, &'a Counter),
    Listed(&'a [(Counter, u64)]),
    Nothing,
}

/// The kinds of counters that a word names by itself.
pub(crate) fn kinds(node: Node<'_>) -> Vec<&Counter> {
    match named(node) {
        Named::One(_, kind) => vec![kind],
        Named::Listed(listed) => listed.iter().map(|(kind, _)| kind).collect(),
        Named::Nothing => Vec::new(),
    }
}

fn named(node: Node<'_>) -> Named<'_> {
    if let Node::Player(language::board::Player { counters, .. })
    | Node::Object(language::board::Object { counters, .. })
    | Node::Event(Event::Enter { counters, .. }) = node
    {
        return Named::Listed(counters);
    }
    if let Node::Event(Event::PutCounters { kind, .. } | Event::RemoveCounters { kind, .. })
    | Node::EventPattern(
        EventPattern::PutCounters { kind: Some(kind), .. }
        | EventPattern::RemoveCounters { kind: Some(kind), .. },
    )
    | Node::Rewrite(Rewrite::EnterWithCounters { kind, .. }) = node
    {
        return Named::One("kind", kind);
    }
    if let Node::What(What::With(kind))
    | Node::Amount(Amount::Counters(kind, _))
    | Node::Restriction(Restriction::CountersAtMost(kind, _)) = node
    {
        return Named::One("", kind);
    }
    Named::Nothing
}
