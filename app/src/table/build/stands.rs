//! The objects as they stand, from the ruling where there is one of this board, or else as they were entered.

use std::borrow::Cow;
use std::collections::HashMap;

use super::making::Making;
use crate::table::scene::{End, Lies};
use language::board::{Board, Characteristics, Counter, Object, ObjectKind, Zone};
use statements::ids::{ObjectId, Target};
use statements::position::{Fights, ObjectThen, Position};

/// An object as it stands.
pub(super) struct Stand<'s> {
    /// Its place on the board of the file; none where it is not listed there.
    pub(super) place: Option<usize>,
    /// What it is in the ruling.
    pub(super) object: Option<ObjectId>,
    /// What the board calls it.
    pub(super) id: Cow<'s, str>,
    /// Who owns it.
    pub(super) owner: usize,
    /// Who controls it; its owner where nobody does.
    pub(super) holder: usize,
    pub(super) zone: Zone,
    pub(super) kind: ObjectKind,
    /// What it is now, or as it was entered.
    pub(super) is: &'s Characteristics,
    /// What is printed on it; none where the board does not list it.
    pub(super) printed: Option<&'s Characteristics>,
    pub(super) count: u64,
    pub(super) lies: Lies,
    pub(super) damage: u64,
    pub(super) counters: Vec<(&'s Counter, u64)>,
    pub(super) fights: Fights,
    /// What it is attached to; pieces by their places in the list.
    pub(super) attached_to: Option<End>,
    pub(super) attacks: Option<End>,
    pub(super) blocks: Vec<End>,
    pub(super) targets: Vec<End>,
}

impl Making<'_> {
    /// The objects, in the order in which pieces are listed.
    pub(super) fn stands(&self) -> Vec<Stand<'_>> {
        match (self.position, self.shown) {
            (Some(position), Some(shown)) => self.of_position(position, &shown.ruling),
            (None, _) | (_, None) => self.of_board(&self.opened.file.board),
        }
    }

    /// What is printed on each object of the board, by its id.
    fn printed(&self) -> HashMap<&str, &Characteristics> {
        self.opened.board.objects.iter().map(|object| (object.id.as_str(), &object.is)).collect()
    }

    fn of_position<'a>(&'a self, position: &'a Position, ruling: &'a engine::Ruling) -> Vec<Stand<'a>> {
        let listed = self.opened.file.board.objects.iter().enumerate();
        let places: HashMap<&str, usize> = listed.map(|(at, object)| (object.id.as_str(), at)).collect();
        let printed = self.printed();
        let at: HashMap<ObjectId, usize> =
            position.objects.iter().enumerate().map(|(at, object)| (object.id, at)).collect();
        let end = |target: &Target| match target {
            Target::Player(player) => Some(End::Player(player.index())),
            Target::Object(id) => at.get(id).copied().map(End::Piece),
        };
        let stand = |object: &'a ObjectThen| {
            let id = ruling.object(object.id);
            let listed = places.get(id).copied().filter(|_| ruling.is_listed(object.id));
            Stand {
                place: listed,
                object: Some(object.id),
                id: Cow::Borrowed(id),
                owner: object.owner.index(),
                holder: object.holder.index(),
                zone: object.zone,
                kind: object.kind,
                is: &object.is,
                printed: listed.and_then(|_| printed.get(id).copied()),
                count: object.count,
                lies: Lies {
                    tapped: object.tapped,
                    face_down: object.face_down,
                    phased_out: object.phased_out,
                },
                damage: object.damage,
                counters: object.counters.iter().map(|(kind, n)| (ruling.counter(*kind), *n)).collect(),
                fights: object.fights,
                attached_to: object.attached_to.as_ref().and_then(end),
                attacks: object.attacks.as_ref().and_then(end),
                blocks: object.blocks.iter().filter_map(|id| end(&Target::Object(*id))).collect(),
                targets: object.targets.iter().filter_map(end).collect(),
            }
        };
        position.objects.iter().map(stand).collect()
    }

    /// As they were entered; what names nobody and nothing points nowhere.
    fn of_board<'a>(&'a self, board: &'a Board) -> Vec<Stand<'a>> {
        let printed = self.printed();
        let names: HashMap<&str, End> = (board.objects.iter().enumerate())
            .map(|(at, object)| (object.id.as_str(), End::Piece(at)))
            .chain(board.players.iter().enumerate().map(|(at, one)| (one.name.as_str(), End::Player(at))))
            .collect();
        let end = |name: &String| names.get(name.as_str()).copied();
        let player = |name: &String| match end(name) {
            Some(End::Player(at)) => Some(at),
            Some(_) | None => None,
        };
        let stand = |(place, object): (usize, &'a Object)| {
            let owner = object.owner.as_ref().and_then(player).unwrap_or(0);
            let attached_to = object.attached_to.as_ref().or(object.attached_to_player.as_ref());
            let is = printed.get(object.id.as_str()).copied().unwrap_or(&object.is);
            Stand {
                place: Some(place),
                object: None,
                id: Cow::Borrowed(&object.id),
                owner,
                holder: object.controller.as_ref().and_then(player).unwrap_or(owner),
                zone: object.zone,
                kind: object.kind,
                is,
                printed: Some(is),
                count: object.count,
                lies: Lies {
                    tapped: object.tapped,
                    face_down: object.face_down,
                    phased_out: object.phased_out.is_some(),
                },
                damage: object.damage,
                counters: object.counters.iter().map(|(kind, number)| (kind, *number)).collect(),
                fights: match (attacks(object), object.blocking || !object.blocks.is_empty()) {
                    (true, _) => Fights::Attacks,
                    (false, true) => Fights::Blocks,
                    (false, false) => Fights::No,
                },
                attached_to: attached_to.and_then(end),
                attacks: object.attacks.as_ref().and_then(end),
                blocks: object.blocks.iter().filter_map(end).collect(),
                targets: object.targets.iter().flat_map(|aim| &aim.chosen).filter_map(end).collect(),
            }
        };
        board.objects.iter().enumerate().map(stand).collect()
    }
}

const fn attacks(object: &Object) -> bool {
    object.attacking || object.attacks.is_some()
}
