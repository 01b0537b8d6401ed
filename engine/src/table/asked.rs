//! What words on a board ask for of what has happened.

use language::board::{Board, Counter, Happened, Keyword, KeywordName};
use language::date::Date;
use language::effect::Pattern;
use language::event::Script;
use language::rule::Switch;
use language::select::{Amount, Condition, Past, Since, What, Who};
use language::walk::Node;
use statements::past::PastAsked;

use crate::check::counter_kinds::kinds;
use crate::check::happened::{speaks_of_this, speaks_of_you};
use crate::keyword::{self, saga};

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

impl Way {
    /// How it is asked whether something has happened: how often, where that is more than once.
    pub(crate) const fn whether(past: &Past) -> Self {
        if past.times > 1 { Self::Times } else { Self::Ever }
    }
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

/// What words ask for of what has happened, each once, in the order in which they are shown, those that keywords stand
/// for included.
pub(crate) struct Asking<'o> {
    found: Vec<Asked>,
    /// Which switches are on at the rules date.
    on: &'o dyn Fn(Switch) -> bool,
}

impl<'o> Asking<'o> {
    /// Nothing has been shown yet.
    pub(crate) const fn new(on: &'o dyn Fn(Switch) -> bool) -> Self {
        Self { found: Vec::new(), on }
    }

    /// A word on a board, or in a script on a board after it.
    pub(crate) fn see(&mut self, node: Node<'_>) {
        asked_in(node, self.on, &mut |past, way| note(&mut self.found, past, way));
    }

    /// All of it, when the whole board has been shown; with what scripts on boards after it do, and what the board
    /// tells, which stays known.
    pub(crate) fn all(mut self, board: &Board, later: &[Script]) -> Vec<Asked> {
        for script in later {
            Node::Script(script).each(&mut |node| self.see(node));
        }
        for told in &board.happened {
            for way in told_ways(board, told) {
                note(&mut self.found, &told.what, way);
            }
        }
        self.found
    }
}

/// What is asked for of the turn before is counted in each turn, for when that is over.
fn note(found: &mut Vec<Asked>, past: &Past, way: Way) {
    if past.since == Since::LastTurn {
        note(found, &Past { since: Since::Turn, ..past.clone() }, way);
    }
    if !found.iter().any(|known| known.way == way && known.past == *past) {
        found.push(Asked::new(past, way));
    }
}

/// Shows what a word asks for, by itself or by what a keyword in it stands for.
fn asked_in(node: Node<'_>, on: &dyn Fn(Switch) -> bool, see: &mut dyn FnMut(&Past, Way)) {
    if let Some((past, way)) = asks(node) {
        see(past, way);
    }
    if let Some(past) = counted(node) {
        see(&past, Way::Times);
    }
    if let Node::Keyword(keyword) = node
        && keyword.of() == Some(KeywordName::ReadAhead)
    {
        see(&saga::entered(), Way::Objects);
    }
    for keyword in keywords(node) {
        for ability in keyword::abilities(keyword, on) {
            Node::Ability(&ability).each(&mut |node| {
                if let Some((past, way)) = asks(node) {
                    see(past, way);
                }
            });
        }
    }
}

/// The keyword that a word is, and those that the counters which it names give.
fn keywords(node: Node<'_>) -> Vec<&Keyword> {
    if let Node::Keyword(keyword) = node {
        return vec![keyword];
    }
    kinds(node).into_iter().filter_map(Counter::keyword).map(|(keyword, _)| keyword).collect()
}

/// In which ways what a board tells can be asked for.
fn told_ways(board: &Board, told: &Happened) -> Vec<Way> {
    let is_player = |name: &String| board.players.iter().any(|player| player.name == *name);
    let bare = told.total == 0 && told.to.is_empty() && told.dealt_by.is_empty();
    let ways = [
        (!told.or_more, Way::Times),
        (told.or_more && bare, Way::Ever),
        (told.total > 0, Way::Total),
        (told.to.iter().any(is_player), Way::Players),
        (!told.to.iter().all(is_player), Way::Objects),
        (!told.dealt_by.is_empty(), Way::Dealers),
    ];
    ways.into_iter().filter(|(is_so, _)| *is_so).map(|(_, way)| way).collect()
}

impl Asked {
    /// Whether it is kept only whether it has happened, and not how often.
    pub(crate) const fn is_kept_once(&self) -> bool {
        match self.way {
            Way::Ever | Way::Objects | Way::Dealers | Way::Players => !self.of_this && self.past.times <= 1,
            Way::Times | Way::Total => false,
        }
    }

    fn new(past: &Past, way: Way) -> Self {
        let (of_you, of_this) = (speaks_of_you(past), speaks_of_this(past));
        Self { past: past.clone(), way, pattern: past.pattern(), of_you, of_this }
    }
}

/// What is counted of what has happened, since an ability triggers on the second such event, or another.
fn counted(node: Node<'_>) -> Option<Past> {
    if let Node::Ability(ability) = node { ability.counted() } else { None }
}

/// What a word asks for of what has happened, and how.
fn asks(node: Node<'_>) -> Option<(&Past, Way)> {
    if let Node::Condition(Condition::Happened(past)) = node {
        return Some((past, Way::whether(past)));
    }
    if let Node::Amount(Amount::Happened(past)) = node {
        return Some((past, Way::Times));
    }
    if let Node::Amount(Amount::Total(past)) = node {
        return Some((past, Way::Total));
    }
    if let Node::What(What::HappenedTo(past)) = node {
        return Some((past, Way::Objects));
    }
    if let Node::What(What::Dealt(past)) = node {
        return Some((past, Way::Dealers));
    }
    if let Node::Who(Who::HappenedTo(past)) = node { Some((past, Way::Players)) } else { None }
}

/// What words on a board ask for of what has happened, each wording once, in the order of the board; with what
/// [`Board::happened`] can say of it. Cards that are only named ask for nothing.
pub fn past_asked(board: &Board) -> Vec<PastAsked> {
    let mut found: Vec<PastAsked> = Vec::new();
    let date = board.as_of.unwrap_or(Date::NOW);
    let on = |switch: Switch| switch.in_force(date);
    let mut asking = Asking::new(&on);
    let untold = Board { happened: Vec::new(), ..board.clone() };
    Node::Board(&untold).each(&mut |node| asking.see(node));
    for one in asking.all(&untold, &[]) {
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
