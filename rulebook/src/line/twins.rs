//! Several things of one name in a line: which of them an event means.

use language::board::{Board, Object, Zone};
use language::event::{Deed, Event, Instruction, Script};
use language::select::What;
use language::walk::Node;

/// What was cast or played on a board, in order, by its id.
pub(super) fn cast(board: &Board) -> Vec<String> {
    let mut ids = Vec::new();
    for one in board.events.iter().flat_map(|script| &script.does) {
        Node::Instruction(one).each(&mut |node| {
            if let Node::Instruction(Instruction::Cast { what: What::Is(id), .. })
            | Node::Event(Event::Cast { what: What::Is(id), .. }) = node
            {
                ids.push(id.clone());
            }
            if let Node::Event(Event::Deed { deed: Deed::PlayLand, what: Some(What::Is(id)), .. }) = node {
                ids.push(id.clone());
            }
        });
    }
    ids
}

/// What has the name of what was found on a board, or the name that was said, in the order of the board.
pub(super) fn of<'b>(board: &'b Board, found: Option<&str>, said: &str) -> Vec<&'b Object> {
    let is_so = |one: &&Object| Some(&*one.id) == found || one.is.name.eq_ignore_ascii_case(said);
    if found.is_none() { Vec::new() } else { board.objects.iter().filter(is_so).collect() }
}

/// Of several spells of a name, the one that was cast last by somebody else than who casts now: that is what one answers.
pub(super) fn against(
    alike: &[&Object],
    cast: &[String],
    caster: Option<usize>,
    board: &Board,
) -> Option<String> {
    let by = &board.players.get(caster?)?.name;
    let waiting: Vec<&String> = cast.iter().filter(|id| alike.iter().any(|one| one.id == **id)).collect();
    let is_others =
        |id: &&&String| board.objects.iter().any(|one| one.id == ***id && one.owner.as_ref() != Some(by));
    if waiting.len() < 2 { None } else { waiting.iter().rev().find(is_others).map(|id| (**id).clone()) }
}

/// What is done with what is named next, as far as that says whose it is and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    /// It is cast, or played.
    Cast,
    /// It enters.
    Enter,
    /// It is discarded.
    Discard,
    /// Its ability is activated.
    Activate,
    /// It is sacrificed or tapped, or attacks: a permanent of whoever does that.
    Permanent,
    /// Anything else.
    Other,
}

impl Use {
    /// What the words of a clause before a name say. `enters` says whether it enters as the words behind it say.
    pub(super) fn of(clause: &str, enters: bool) -> Self {
        let word = clause.rsplit(' ').next().unwrap_or_default();
        let has = |verbs: [&str; 2]| clause.split(' ').any(|word| verbs.contains(&word));
        match word {
            "cast" | "casts" | "play" | "plays" => Self::Cast,
            "discard" | "discards" => Self::Discard,
            "sacrifice" | "sacrifices" | "taps" => Self::Permanent,
            "activate" | "activates" => Self::Activate,
            "of" if has(["activates", "activate"]) => Self::Activate,
            "with" if has(["attacks", "attack"]) => Self::Permanent,
            _ if enters => Self::Enter,
            _ => Self::Other,
        }
    }

    /// How well something lies for it: the least is the best.
    fn fit(self, object: &Object) -> u8 {
        let there = |zones: &[Zone]| {
            let at = zones.iter().position(|zone| *zone == object.zone).unwrap_or(zones.len());
            u8::try_from(at).unwrap_or(u8::MAX)
        };
        let is_out = u8::from(object.phased_out.is_some());
        match self {
            Self::Cast => there(&[Zone::Hand, Zone::Stack, Zone::Command, Zone::Exile, Zone::Graveyard]),
            Self::Enter => there(&[Zone::Hand, Zone::Stack, Zone::Library, Zone::Graveyard, Zone::Exile]),
            Self::Discard => there(&[Zone::Hand]),
            Self::Activate => there(&[Zone::Battlefield, Zone::Graveyard, Zone::Hand]) * 2 + is_out,
            Self::Permanent => there(&[Zone::Battlefield]) * 2 + is_out,
            Self::Other => is_out,
        }
    }
}

/// Of several things of a name the one that is meant: one of `whose` before others, and that lies best for what is done with it.
/// `strict`: nothing of anybody else.
pub(super) fn best(alike: &[&Object], how: Use, (whose, strict): (Option<&str>, bool)) -> Option<String> {
    let holder = |object: &Object| {
        let holds = object.controller.as_ref().or(object.owner.as_ref());
        whose.is_none_or(|whose| holds.is_some_and(|holder| holder == whose))
    };
    let all = alike.iter().filter(|one| !strict || holder(one));
    all.min_by_key(|one| (!holder(one), how.fit(one))).map(|one| one.id.clone())
}

/// What is called like an object of a board, itself or another one, and that a player has; on the battlefield before elsewhere.
pub(super) fn of_player(board: &Board, id: &str, whose: usize) -> Option<String> {
    let one = board.objects.iter().find(|object| object.id == id)?;
    let whose = &board.players.get(whose)?.name;
    let is_alike = |other: &&Object| {
        let called = other.card.is_some() && other.card == one.card
            || other.is.name == one.is.name && one.card.is_none();
        other.id == id || called && !(one.card.is_none() && one.is.name.is_empty())
    };
    let alike: Vec<&Object> = board.objects.iter().filter(is_alike).collect();
    best(&alike, Use::Permanent, (Some(whose), true))
}

/// Whether another one of the name can be put on the board: a card, of which there are as many as one likes.
pub(super) fn can_be_another(alike: &[&Object]) -> bool {
    alike.iter().any(|one| one.card.is_some())
}

/// Whether of events at the same time one makes something enter of which another says what happens to it: the other comes
/// after that.
pub(super) fn enters_first(script: &Script) -> bool {
    script.does.iter().any(|one| {
        let Instruction::Do { events, .. } = one else { return false };
        events.iter().enumerate().any(|(at, event)| {
            let Event::Enter { what: What::Is(id), .. } = event else { return false };
            let is_it = |node: Node<'_>| matches!(node, Node::What(What::Is(other)) if other == id);
            let others = events.iter().enumerate().filter(|(other, _)| *other != at);
            others.map(|(_, event)| event).any(|event| Node::Event(event).any(&is_it))
        })
    })
}
