//! Whether what an effect makes of an event can be made of such an event.

use language::effect::{Effect, EventPattern, Facts, Fits, Kind, Rewrite, Wants};
use language::event::Deed;
use language::path::BoardPath;
use statements::error::{BoardError, Problem};

/// At most so many modes can be told apart.
pub(super) const MODES: usize = 256;

/// Checks that an effect fits the events that it looks at.
pub(crate) fn check(path: &mut BoardPath, effect: &Effect) -> Result<(), BoardError> {
    let wrong = |path: &mut BoardPath, field, what, expected| {
        let found = format!("`{}`", effect.rewrite.facts().name);
        Err(path.at(field, |path| BoardError::at(path, Problem::Senseless { what, found, expected })))
    };
    if let Some(expected) = needs(&effect.rewrite, &effect.when.event) {
        return wrong(path, "rewrite", "what the effect does", expected);
    }
    if effect.is_shield() && !matches!(effect.rewrite, Rewrite::Prevent(_) | Rewrite::Redirect { .. }) {
        let expected = "only what prevents or redirects damage can be a shield with an amount";
        return wrong(path, "limit", "a shield's effect", expected);
    }
    Ok(())
}

/// What kind of event a rewrite needs, when this one is not of that kind.
fn needs(rewrite: &Rewrite, event: &EventPattern) -> Option<&'static str> {
    if matches!(rewrite, Rewrite::ChooseOne(list) if list.len() > MODES) {
        return Some("list at most 256 modes");
    }
    let (facts, looked) = (rewrite.facts(), event.facts());
    let is = |kind| looked.kind == kind;
    let (fits, otherwise) = match facts.fits {
        Fits::Any => return None,
        Fits::LikeThoseWithin => return those_within_need(&facts, event),
        Fits::Amount => (looked.amount, "such an event has no amount"),
        Fits::Damage => (is(Kind::Damage), "it looks at `Damage` only"),
        Fits::Moves => (looked.moves, "it looks at what moves an object: `Move`, `Discard` and the like"),
        Fits::Mana => (is(Kind::AddMana), "it looks at `AddMana` only"),
        Fits::Dice => (is(Kind::Roll), "it looks at `Roll` only"),
        Fits::LifeLoss => (is(Kind::LoseLife), "it looks at `LoseLife` only"),
        Fits::Destroy => (is(Kind::Destroy), "it looks at `Destroy` only"),
        Fits::Begin => (is(Kind::Begin), "it looks at `Begin` only"),
        Fits::Enter => (is(Kind::Enter), "it looks at `Enter` only"),
        Fits::EnterOrTurn => (is(Kind::Enter) || turns(event), "it looks at `Enter` only"),
        Fits::EnterOrCreate => (is(Kind::Enter) || is(Kind::Create), "it looks at `Enter` only"),
    };
    (!fits).then_some(otherwise)
}

/// What kind of event one of the rewrites within one needs, when this one is not of that kind.
fn those_within_need(facts: &Facts<'_>, event: &EventPattern) -> Option<&'static str> {
    let (Wants::Each(list) | Wants::OneOf(list)) = facts.wants else { return None };
    if list.is_empty() {
        return Some("list at least one");
    }
    list.iter().find_map(|rewrite| needs(rewrite, event))
}

/// Whether a permanent is turned over, so that it can get counters as that happens.
fn turns(event: &EventPattern) -> bool {
    matches!(event, EventPattern::Deed { deed: Deed::TurnFaceUp | Deed::Transform, .. })
}
