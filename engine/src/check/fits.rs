//! Whether what an effect makes of an event can be made of such an event.

use language::effect::{Effect, EventPattern, Facts, Fits, Lifetime, Rewrite, Wants};
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
    let shield = matches!(effect.lifetime, Lifetime::Shield(_));
    if shield && !matches!(effect.rewrite, Rewrite::Prevent(_) | Rewrite::Redirect { .. }) {
        let expected = "only what prevents or redirects damage can be a shield with an amount";
        return wrong(path, "lifetime", "a shield's effect", expected);
    }
    Ok(())
}

/// What kind of event a rewrite needs, when this one is not of that kind.
fn needs(rewrite: &Rewrite, event: &EventPattern) -> Option<&'static str> {
    use EventPattern as On;
    if matches!(rewrite, Rewrite::ChooseOne(list) if list.len() > MODES) {
        return Some("list at most 256 modes");
    }
    let facts = rewrite.facts();
    let enters = matches!(event, On::Enter { .. });
    let (fits, otherwise) = match facts.fits {
        Fits::Any => return None,
        Fits::LikeThoseWithin => return those_within_need(&facts, event),
        Fits::Amount => (has_amount(event), "such an event has no amount"),
        Fits::Damage => (matches!(event, On::Damage { .. }), "it looks at `Damage` only"),
        Fits::Moves => (moves(event), "it looks at what moves an object: `Move`, `Discard` and the like"),
        Fits::Mana => (matches!(event, On::AddMana { .. }), "it looks at `AddMana` only"),
        Fits::Dice => (matches!(event, On::Roll { .. }), "it looks at `Roll` only"),
        Fits::LifeLoss => (matches!(event, On::LoseLife { .. }), "it looks at `LoseLife` only"),
        Fits::Destroy => (matches!(event, On::Destroy { .. }), "it looks at `Destroy` only"),
        Fits::Begin => (matches!(event, On::Begin { .. }), "it looks at `Begin` only"),
        Fits::Enter => (enters, "it looks at `Enter` only"),
        Fits::EnterOrTurn => (enters || turns(event), "it looks at `Enter` only"),
        Fits::EnterOrCreate => (enters || matches!(event, On::Create { .. }), "it looks at `Enter` only"),
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

fn moves(event: &EventPattern) -> bool {
    use EventPattern as On;
    matches!(
        event,
        On::Move { .. }
            | On::Discard { .. }
            | On::CounterSpell { .. }
            | On::Destroy { .. }
            | On::Sacrifice { .. }
    )
}

fn has_amount(event: &EventPattern) -> bool {
    match event {
        EventPattern::Damage { .. }
        | EventPattern::GainLife { .. }
        | EventPattern::LoseLife { .. }
        | EventPattern::DrawCards { .. }
        | EventPattern::Create { .. }
        | EventPattern::PutCounters { .. }
        | EventPattern::CopySpell { .. }
        | EventPattern::AddMana { .. }
        | EventPattern::Roll { .. }
        | EventPattern::RemoveCounters { .. } => true,
        EventPattern::Deed { deed, .. } => deed.frame().number,
        EventPattern::Draw { .. }
        | EventPattern::Destroy { .. }
        | EventPattern::Sacrifice { .. }
        | EventPattern::Move { .. }
        | EventPattern::Enter { .. }
        | EventPattern::Begin { .. }
        | EventPattern::Discard { .. }
        | EventPattern::CounterSpell { .. }
        | EventPattern::Cast { .. }
        | EventPattern::GainControl { .. }
        | EventPattern::Attach { .. }
        | EventPattern::Trigger { .. }
        | EventPattern::Daytime { .. }
        | EventPattern::Opaque { .. } => false,
    }
}

/// Whether a permanent is turned over, so that it can get counters as that happens.
fn turns(event: &EventPattern) -> bool {
    matches!(event, EventPattern::Deed { deed: Deed::TurnFaceUp | Deed::Transform, .. })
}
