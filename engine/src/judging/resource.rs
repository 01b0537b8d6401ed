//! What costs are paid with. However many costs are paid together, what they take is there only once
//! (CR 118.3, 614.12b (2026-04-17)).

use smallvec::{SmallVec, smallvec};

use crate::events::deed::rules::Stock;
use crate::events::deed::{is_once, takes as deed_takes};
use crate::table::Table;
use crate::table::state::State;
use language::board::Zone;
use language::event::Deed;
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{CounterId, ObjectId, PlayerId, Target};

/// What a part of a cost takes some of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Resource {
    /// The life of a player, or of a whole team, which its first player stands for (CR 810.9, 810.9b (2026-04-17)).
    Life(PlayerId),
    /// Mana, or cards of a library or an unknown hand.
    Stock(PlayerId, Stock),
    /// Counters of a kind.
    Counters(Target, CounterId),
    /// An object where it is.
    Place(ObjectId),
    /// Who controls an object.
    Control(ObjectId),
    /// That this hasn't been done to an object yet: a permanent that isn't tapped.
    Undone(ObjectId, Deed),
}

/// What a part of a cost takes, and how much of it.
pub(crate) fn takes(table: &Table, state: &State, happening: Happening) -> SmallVec<[(Resource, u64); 2]> {
    match happening {
        Happening::LoseLife { player, amount } => {
            let first = table.team_of(player).next().unwrap_or(player);
            smallvec![(Resource::Life(first), amount)]
        }
        Happening::RemoveCounters { from, kind, amount } => {
            smallvec![(Resource::Counters(from, kind), amount)]
        }
        Happening::MoveUnknown { player, amount, from, .. } => {
            let stock = Stock::of_unknown(from);
            stock.map(|stock| (Resource::Stock(player, stock), amount)).into_iter().collect()
        }
        Happening::Move { object, .. }
        | Happening::Enter(Entering { subject: Subject::Object(object), .. }) => {
            let mut all = smallvec![(Resource::Place(object), 1)];
            let moved = state.object(object);
            if moved.zone == Zone::Library {
                all.push((Resource::Stock(moved.owner, Stock::Library), 1));
            }
            all
        }
        Happening::GainControl { object, .. } => smallvec![(Resource::Control(object), 1)],
        // What is underway is counted by what it contains.
        Happening::Deed { of: Target::Player(player), deed, amount, underway: false, .. } => {
            deed_takes(deed).map(|stock| (Resource::Stock(player, stock), amount)).into_iter().collect()
        }
        Happening::Deed { of: Target::Object(object), deed, .. } if is_once(deed) => {
            smallvec![(Resource::Undone(object, deed), 1)]
        }
        Happening::Deed { .. }
        | Happening::Damage { .. }
        | Happening::MarkDamage { .. }
        | Happening::GainLife { .. }
        | Happening::DrawCards { .. }
        | Happening::Draw { .. }
        | Happening::Destroy { .. }
        | Happening::Regenerate { .. }
        | Happening::Sacrifice { .. }
        | Happening::Discard { .. }
        | Happening::Enter(_)
        | Happening::Create { .. }
        | Happening::PutCounters { .. }
        | Happening::EnterCounters { .. }
        | Happening::Roll { .. }
        | Happening::CounterSpell { .. }
        | Happening::CopySpell { .. }
        | Happening::Cast { .. }
        | Happening::Attach { .. }
        | Happening::AddMana { .. }
        | Happening::Begin { .. }
        | Happening::Daytime { .. }
        | Happening::Opaque { .. } => SmallVec::new(),
    }
}

/// How much of it is there.
pub(crate) fn there(state: &State, resource: Resource) -> u64 {
    match resource {
        Resource::Life(player) => u64::try_from(state.player(player).life).unwrap_or(0),
        Resource::Stock(player, stock) => stock.of(state.player(player)),
        Resource::Counters(of, kind) => state.counters(of, kind),
        Resource::Place(_) | Resource::Control(_) | Resource::Undone(..) => 1,
    }
}
