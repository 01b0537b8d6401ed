//! Abilities besides effects that do nothing: restrictions and triggers for which no event of their kind happens, continuous
//! effects that affect nothing, and what is so for a time and never matters.

use crate::options::Options;
use crate::ruling::met::met;
use crate::ruling::{Ruling, rule};
use crate::table::layers;
use crate::table::triggers::asks_again;
use language::board::{Ability, Board, Restriction};
use language::effect::{EventPattern, Kind};
use language::path::{BoardPath, Segment};
use statements::chronicle::Happened;
use statements::ids::ObjectId;
use statements::layers::Maker;
use statements::note::{About, Note};

/// Rulings with more moments are not made again without a restriction.
const AGAIN: usize = 200;

/// Where a ruling has met more boards, it is not looked on each what the layers do.
const BOARDS: usize = 60;

/// The abilities of a board, and what is so for a time on it, for which nothing happens.
pub(super) fn notes(board: &Board, ruling: &Ruling, happened: &[Happened]) -> Vec<Note> {
    let kinds: Vec<Kind> = met(ruling, happened).into_iter().map(|(kind, _)| kind).collect();
    let looker = Looker { board, ruling, kinds };
    let mut found = Vec::new();
    for (at, object) in board.objects.iter().enumerate() {
        for (place, ability) in object.is.abilities.iter().enumerate() {
            let without = || {
                let mut board = board.clone();
                board.objects[at].is.abilities.remove(place);
                board
            };
            let about = if matches!(ability.itself(), Ability::Continuous(_)) {
                looker
                    .affects_nothing(ObjectId::at(at))
                    .then(|| About::AffectsNobody { object: object.id.clone() })
            } else {
                let has_triggered = looker.has_triggered(ability.itself(), ObjectId::at(at), happened);
                let idle = !has_triggered && looker.is_idle(ability.itself(), without);
                idle.then(|| About::NothingForAbility { object: Some(object.id.clone()) })
            };
            let path = ["objects", "is", "abilities"].map(Segment::Field);
            let [objects, is, abilities] = path;
            let path = vec![objects, Segment::Index(at), is, abilities, Segment::Index(place)];
            found.extend(about.map(|about| Note { at: BoardPath(path), about }));
        }
    }
    for (at, lasting) in board.lasting.iter().enumerate() {
        let without = || {
            let mut board = board.clone();
            board.lasting.remove(at);
            board
        };
        if looker.is_idle(lasting.ability.itself(), without) {
            let path = vec![Segment::Field("lasting"), Segment::Index(at)];
            found.push(Note { at: BoardPath(path), about: About::NothingForAbility { object: None } });
        }
    }
    found
}

/// Permanents with abilities that are phased out as long as the events of a board take (CR 702.26b (2026-04-17)).
pub(super) fn phased_out(board: &Board, ruling: &Ruling) -> Vec<Note> {
    let stays_out = |at: usize| {
        let is_out = |object: &crate::table::object::ObjectState| object.phased_out.is_some();
        ruling.table().boards.values().all(|state| state.objects.get(at).is_some_and(is_out))
    };
    let objects = board.objects.iter().enumerate();
    let out = objects.filter(|(at, object)| !object.is.abilities.is_empty() && stays_out(*at));
    out.map(|(at, object)| {
        let path = vec![Segment::Field("objects"), Segment::Index(at)];
        Note { at: BoardPath(path), about: About::IsPhasedOut { object: object.id.clone() } }
    })
    .collect()
}

/// Looks for what could use an ability.
struct Looker<'a> {
    board: &'a Board,
    ruling: &'a Ruling,
    /// The kinds of events that happen, can't happen or are about to.
    kinds: Vec<Kind>,
}

impl Looker<'_> {
    /// Whether no event of the kind that a restriction or a triggered ability speaks of is met. A restriction may also keep
    /// somebody from choosing something, so it has to come to the same without it.
    fn is_idle(&self, ability: &Ability, without: impl FnOnce() -> Board) -> bool {
        let pattern = if let Ability::Triggered { when, .. } = ability {
            when
        } else if let Ability::Restriction(
            Restriction::Cant(pattern)
            | Restriction::CantUnlessPaid(pattern)
            | Restriction::CantBePrevented(pattern),
        ) = ability
        {
            pattern
        } else {
            return false;
        };
        let is_met = self.kinds.contains(&pattern.event.facts().kind);
        if is_met || matches!(pattern.event, EventPattern::Trigger { .. }) {
            return false;
        }
        matches!(ability, Ability::Triggered { .. }) || self.is_same_as(&without())
    }

    /// Whether a triggered ability of an object has triggered, on whatever: an Equipment becomes unattached as it leaves, without
    /// an event of that kind.
    fn has_triggered(&self, ability: &Ability, source: ObjectId, happened: &[Happened]) -> bool {
        let Ability::Triggered { does, .. } = ability else { return false };
        let table = self.ruling.table();
        happened.iter().any(|one| {
            let Happened::Triggered { ability: id, .. } = one else { return false };
            let block = table.block(table.ability(*id).does);
            table.ability_env(*id).about.this == Some(source) && (block[..] == does[..] || asks_again(block))
        })
    }

    /// Whether it comes to the same on another board.
    fn is_same_as(&self, board: &Board) -> bool {
        if self.ruling.graph().node_count() > AGAIN || self.board.as_of != board.as_of {
            return false;
        }
        let options = Options { as_of: Some(self.ruling.as_of()), ..Options::default() };
        rule(board, &options).is_ok_and(|other| {
            let (mine, theirs) = (self.ruling.outcomes(), other.outcomes());
            let alike =
                mine.iter().zip(&theirs).all(|(one, other)| one.is_like(other) && one.paths == other.paths);
            mine.len() == theirs.len()
                && alike
                && self.ruling.graph().edge_count() == other.graph().edge_count()
        })
    }

    /// Whether the layers do nothing to any object because of this one, on no board that was met.
    fn affects_nothing(&self, source: ObjectId) -> bool {
        let table = self.ruling.table();
        let mut boards = table.boards.values().take(BOARDS + 1);
        if table.boards.len() > BOARDS {
            return false;
        }
        boards.all(|state| {
            state.ids().filter_map(|id| layers::told(table, state, id)).all(|told| {
                !told.steps.iter().any(|step| matches!(step.from, Maker::Ability(of) if of == source))
            })
        })
    }
}
