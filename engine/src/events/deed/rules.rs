//! What is asked about a deed: `PlayerDeed` of what a player does, `ObjectDeed` of what is done to an object. What a deed leaves
//! unsaid is what most deeds do.

use crate::events::change::Change;
use crate::events::spawning::Spawning;
use crate::table::Table;
use crate::table::selectors::Evaluator;
use crate::table::state::{PlayerState, State};
use language::board::Zone;
use language::event::Deed;
use language::select::{Amount, What, Whom};
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{BoardId, ObjectId, PlayerId, Target, TextId};

/// What is said of a deed that happens besides whose it is.
#[derive(Clone, Copy)]
pub(crate) struct Details {
    /// Which it is.
    pub(crate) deed: Deed,
    /// How many cards, or how many times; 1 where it has no number.
    pub(crate) amount: u64,
    /// Of which kind, where the event names one.
    pub(crate) kind: Option<TextId>,
    /// With regard to whom or what.
    pub(crate) to: Option<Target>,
}

/// What a player has that a deed takes some of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stock {
    /// The cards of the library.
    Library,
    /// The cards of the hand of which nothing is known.
    UnknownHand,
    /// Such cards of the graveyard.
    UnknownGraveyard,
    /// Such cards in exile.
    UnknownExile,
    /// The mana in the pool, of any type.
    Mana,
}

impl Stock {
    /// The cards of a zone that are only counted; of a library all.
    pub(crate) fn of_unknown(zone: Zone) -> Option<Self> {
        match zone {
            Zone::Library => Some(Self::Library),
            Zone::Hand => Some(Self::UnknownHand),
            Zone::Graveyard => Some(Self::UnknownGraveyard),
            Zone::Exile => Some(Self::UnknownExile),
            Zone::Battlefield | Zone::Stack | Zone::Command | Zone::Outside => None,
        }
    }

    /// How much of it a player has.
    pub(crate) fn of(self, player: &PlayerState) -> u64 {
        match self {
            Self::Library => player.library(),
            Self::UnknownHand => player.unknown_hand,
            Self::UnknownGraveyard => player.unknown_graveyard,
            Self::UnknownExile => player.unknown_exile,
            Self::Mana => player.mana.iter().copied().fold(0, u64::saturating_add),
        }
    }
}

/// What is true of something that a player does.
pub(crate) trait PlayerDeed: Sync {
    /// Whether it would be nothing: no cards, no times, or none of them possible.
    fn is_nothing(&self, state: &State, player: PlayerId, details: Details) -> bool {
        details.amount == 0 || self.most(state, player) == 0
    }

    /// What it contains, when that is so many events that can be replaced one by one; it is underway then.
    fn contents(&self, _state: &State, _player: PlayerId, _amount: u64) -> Option<Vec<Happening>> {
        None
    }

    /// What happens in its place, by a rule; none where the player does it.
    fn becomes(&self, _table: &Table, _board: BoardId, _player: PlayerId) -> Option<Vec<Happening>> {
        None
    }

    /// What happens when nothing replaces it.
    fn happen(&self, _change: &mut Change<'_>, _player: PlayerId, _: Details) -> Result<(), TooLarge> {
        Ok(())
    }

    /// How often `with_it` is followed afterwards.
    fn follows(&self, _amount: u64) -> u64 {
        1
    }

    /// Whether the ledger notes it as such; of the others it notes what came of them.
    fn is_noted(&self) -> bool {
        false
    }

    /// What it takes as a part of a cost, as much as its number says.
    fn takes(&self) -> Option<Stock> {
        None
    }

    /// How many times it can really happen; where that is never, it is nothing.
    fn most(&self, state: &State, player: PlayerId) -> u64 {
        self.takes().map_or(u64::MAX, |stock| stock.of(state.player(player)))
    }

    /// Whether what triggers on it is judged by the board before it.
    fn looks_back(&self) -> bool {
        false
    }
}

/// What is true of something that is done to an object.
pub(crate) trait ObjectDeed: Sync {
    /// Whether it would change nothing: tapping what is tapped, turning up what is face up; doing it no times.
    fn is_nothing(&self, _board: &State, _object: ObjectId, details: Details) -> bool {
        details.amount == 0
    }

    /// The parts of what is done to these objects, with regard to each of those where some are named.
    fn spawn(&self, spawning: &mut Spawning<'_>, told: &Told<'_>) -> Result<(), TooLarge> {
        let deed = told.deed;
        let amount = if deed.frame().number { spawning.eval().amount(told.amount)? } else { 1 };
        let eval = spawning.eval();
        let mut others = Vec::new();
        let mut objects: Vec<ObjectId> = if self.outlives() {
            eval.meant(told.what).iter().filter_map(|thing| thing.id).collect()
        } else {
            eval.objects(told.what)
        };
        objects.retain(|&object| !self.is_ignored(spawning, object));
        match told.to {
            None => others.push(self.regards(deed, spawning.env.controller())),
            Some(to) => {
                let mut found = eval.targets(to);
                found.extend(self.as_it_was(&eval, to).filter(|_| found.is_empty()));
                others.extend(found.into_iter().take(self.others()).map(Some));
            }
        }
        for object in objects {
            let deed = self.becomes(spawning.table, spawning.board, object).unwrap_or(deed);
            for &to in &others {
                let of = Target::Object(object);
                spawning.add(Happening::Deed { deed, of, amount, kind: told.kind, to, underway: false });
                if let Some(inside) = self.within(object, to) {
                    spawning.add_within(inside);
                }
            }
        }
        Ok(())
    }

    /// With regard to what has left it is done, as that last was; none where it is done with regard to what is there only.
    fn as_it_was(&self, _eval: &Evaluator<'_>, _to: &Whom) -> Option<Target> {
        None
    }

    /// What is done to an object in its place, by a rule; none where it is done itself.
    fn becomes(&self, _table: &Table, _board: BoardId, _object: ObjectId) -> Option<Deed> {
        None
    }

    /// What their owner does where it is done to cards of which nothing is known; none where it can't be.
    fn of_unknown(&self) -> Option<Deed> {
        None
    }

    /// Whether what has left does it, too, as what it last was, be it a token that has ceased to exist
    /// (CR 701.44c, 701.50c (2026-04-17)).
    fn outlives(&self) -> bool {
        false
    }

    /// Whether an instruction that refers to these is ignored for an object.
    fn is_ignored(&self, _spawning: &Spawning<'_>, _object: ObjectId) -> bool {
        false
    }

    /// Whether it can't be done to what it has been done to: a cost of it can be paid once with one object.
    fn is_once(&self, _deed: Deed) -> bool {
        false
    }

    /// With regard to how many others it can be done at once.
    fn others(&self) -> usize {
        usize::MAX
    }

    /// With regard to whom it is done where the event names nobody; `by` controls what does it.
    fn regards(&self, _deed: Deed, _by: Option<PlayerId>) -> Option<Target> {
        None
    }

    /// What it contains.
    fn within(&self, _object: ObjectId, _to: Option<Target>) -> Option<Happening> {
        None
    }

    /// What happens when nothing replaces it.
    fn happen(&self, change: &mut Change<'_>, object: ObjectId, details: Details) -> Result<(), TooLarge>;

    /// Whether what triggers on it is judged by the board before it.
    fn looks_back(&self) -> bool {
        false
    }
}

/// A deed as a board states it.
pub(crate) struct Told<'a> {
    pub(crate) deed: Deed,
    pub(crate) what: &'a What,
    pub(crate) amount: &'a Amount,
    /// Of which kind, where the event names one.
    pub(crate) kind: Option<TextId>,
    pub(crate) to: Option<&'a Whom>,
}
