//! Who or what an event affects, and so who orders (CR 616.1 (2026-04-17)).

use crate::table::state::State;
use crate::table::view::View;
use statements::happening::facts::HappensTo;
use statements::ids::{PlayerId, Target};
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
    let mut happening = part.happening;
    let to = happening.facts().to;
    let target = to.target();
    let orderer = match (to, target) {
        (HappensTo::Entering(_, controller), _) => controller,
        (_, Some(Target::Player(id))) => id,
        (_, Some(Target::Object(id))) => view.seen[id.index()].controller.unwrap_or(state.object(id).owner),
        (_, None) => state.active,
    };
    Affected { target, orderer: playing(state, orderer) }
}

/// A player, or the next in turn order for one who has left the game (CR 800.4g (2018-04-27), 800.4h (2026-04-17)).
///
/// Judgement: also before 2018-04-27, when no text speaks of choices that a rule requires.
fn playing(state: &State, player: PlayerId) -> PlayerId {
    if !state.player(player).left {
        return player;
    }
    let count = state.players.len();
    let mut from = (1..count).map(|more| PlayerId::at((player.index() + more) % count));
    from.find(|&one| !state.player(one).left).unwrap_or(player)
}
