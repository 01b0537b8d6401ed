//! Who or what an event affects, and so who orders (CR 616.1 (2026-04-17)).

use crate::table::state::State;
use crate::table::view::View;
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{ObjectId, PlayerId, Target};
use statements::part::Part;

/// Who or what a part affects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Affected {
    /// The player or object; none for what doesn't exist yet, and for what affects nobody.
    pub(crate) target: Option<Target>,
    /// The affected player, or the affected object's controller, or its owner when it has no controller.
    pub(crate) orderer: PlayerId,
}

/// Who or what a part affects. What is entering is judged by the control that it would enter under
/// (Judgement: the rules speak of the controller, and the event as it stands says who that will be).
pub(crate) fn affected(state: &State, view: &View, part: &Part) -> Affected {
    let player = |player| Affected { target: Some(Target::Player(player)), orderer: player };
    let object = |id: ObjectId| Affected {
        target: Some(Target::Object(id)),
        orderer: view.seen[id.index()].controller.unwrap_or(state.object(id).owner),
    };
    let either = |target| match target {
        Target::Player(id) => player(id),
        Target::Object(id) => object(id),
    };
    match part.happening {
        Happening::Damage { to, .. } => either(to),
        Happening::Deed { of, .. } => either(of),
        Happening::PutCounters { on, .. } => either(on),
        Happening::RemoveCounters { from, .. } => either(from),
        Happening::Opaque { affects, .. } => {
            affects.map_or(Affected { target: None, orderer: state.active }, either)
        }
        Happening::Daytime { .. } => Affected { target: None, orderer: state.active },
        Happening::GainLife { player: id, .. }
        | Happening::LoseLife { player: id, .. }
        | Happening::DrawCards { player: id, .. }
        | Happening::Draw { player: id }
        | Happening::MoveTop { player: id, .. }
        | Happening::Create { player: id, .. }
        | Happening::Roll { player: id, .. }
        | Happening::CopySpell { player: id, .. }
        | Happening::Cast { player: id, .. }
        | Happening::AddMana { player: id, .. }
        | Happening::Begin { player: id, .. } => player(id),
        Happening::MarkDamage { object: id, .. }
        | Happening::Destroy { object: id, .. }
        | Happening::Regenerate { object: id }
        | Happening::Sacrifice { object: id }
        | Happening::Move { object: id, .. }
        | Happening::Discard { object: id }
        | Happening::CounterSpell { object: id }
        | Happening::GainControl { object: id, .. }
        | Happening::Attach { object: id, .. } => object(id),
        Happening::Enter(Entering { subject, controller, .. })
        | Happening::EnterCounters { subject, controller, .. } => Affected {
            target: match subject {
                Subject::Object(id) => Some(Target::Object(id)),
                Subject::Token => None,
            },
            orderer: controller,
        },
    }
}
