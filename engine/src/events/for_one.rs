//! Events that are for one player, though their words may mean several: then somebody chooses which.

use crate::table::selectors::Evaluator;
use language::event::Event;
use language::select::Who;
use statements::ids::PlayerId;

/// The players that an event for one player may mean, where those are several.
pub(crate) fn several(eval: &Evaluator<'_>, event: &Event) -> Option<Vec<PlayerId>> {
    let players = eval.players(of_one(event)?);
    (players.len() > 1).then(|| players.to_vec())
}

/// The same event for the player of this name.
pub(crate) fn named(event: &Event, name: &str) -> Event {
    let mut event = event.clone();
    if let Event::Enter { under: Some(who), .. } | Event::GainControl { who, .. } | Event::Cast { who, .. } =
        &mut event
    {
        *who = Who::Named(name.to_owned());
    }
    event
}

/// Whom an event means that is for one player only.
fn of_one(event: &Event) -> Option<&Who> {
    if let Event::Enter { under: Some(who), .. } | Event::GainControl { who, .. } | Event::Cast { who, .. } =
        event
    {
        return Some(who);
    }
    None
}
