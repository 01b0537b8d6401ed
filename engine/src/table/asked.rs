//! What words on a board ask for of what has happened.

use language::board::Board;
use language::effect::Pattern;
use language::select::{Amount, Condition, Past, What, Who};
use language::walk::Node;
use statements::past::PastAsked;

use crate::check::happened::{speaks_of_this, speaks_of_you};

/// How words ask for events that have happened.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Way {
    /// Whether any has.
    Ever,
    /// How often; each object by itself.
    Times,
    /// How much they came to.
    Total,
    /// To which objects.
    Objects,
    /// Which objects have dealt the damage.
    Dealers,
    /// To which players.
    Players,
}

/// Something that words on the board ask for.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) past: Past,
    pub(crate) way: Way,
    /// Which events are meant.
    pub(crate) pattern: Pattern,
    /// Whether the words speak of "you".
    pub(crate) of_you: bool,
    /// Whether the words speak of "this".
    pub(crate) of_this: bool,
}

/// All that words on a board ask for of what has happened, each once, in the order of the board.
pub(crate) fn asked(board: &Board) -> Vec<Asked> {
    let mut found: Vec<Asked> = Vec::new();
    Node::Board(board).each(&mut |node| {
        let Some((past, way)) = asks(node) else { return };
        if found.iter().any(|known| known.way == way && known.past == *past) {
            return;
        }
        found.push(Asked {
            past: past.clone(),
            way,
            pattern: past.pattern(),
            of_you: speaks_of_you(past),
            of_this: speaks_of_this(past),
        });
    });
    found
}

/// What a word asks for of what has happened, and how.
fn asks(node: Node<'_>) -> Option<(&Past, Way)> {
    match node {
        Node::Condition(Condition::Happened(past)) => Some((past, Way::Ever)),
        Node::Amount(Amount::Happened(past)) => Some((past, Way::Times)),
        Node::Amount(Amount::Total(past)) => Some((past, Way::Total)),
        Node::What(What::HappenedTo(past)) => Some((past, Way::Objects)),
        Node::What(What::Dealt(past)) => Some((past, Way::Dealers)),
        Node::Who(Who::HappenedTo(past)) => Some((past, Way::Players)),
        _ => None,
    }
}

/// What words on a board ask for of what has happened, each wording once, in the order of the board; with what
/// [`Board::happened`] can say of it. Cards that are only named ask for nothing.
pub fn past_asked(board: &Board) -> Vec<PastAsked> {
    let mut found: Vec<PastAsked> = Vec::new();
    for one in asked(board) {
        let at = found.iter().position(|known| known.what == one.past).unwrap_or_else(|| {
            let (of_you, of_this) = (one.of_you, one.of_this);
            found.push(PastAsked { of_you, of_this, ..PastAsked::new(one.past) });
            found.len() - 1
        });
        let known = &mut found[at];
        known.times |= matches!(one.way, Way::Ever | Way::Times);
        known.total |= one.way == Way::Total;
        known.to_objects |= one.way == Way::Objects;
        known.to_players |= one.way == Way::Players;
        known.dealt_by |= one.way == Way::Dealers;
    }
    found
}
