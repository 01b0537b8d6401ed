//! Whether what an effect makes of an event can be made of such an event.

use super::walk::Walk;
use language::effect::{Effect, EventPattern, Lifetime, Rewrite, Scale};
use language::event::Deed;
use statements::error::{BoardError, Problem};

/// At most so many modes can be told apart.
pub(super) const MODES: usize = 256;

/// Checks that an effect fits the events that it looks at.
pub(crate) fn check(walk: &mut Walk, effect: &Effect) -> Result<(), BoardError> {
    let wrong = |walk: &mut Walk, field, what, expected| {
        let found = name_of(&effect.rewrite).to_owned();
        Err(walk.at(field, |walk| walk.wrong(Problem::Senseless { what, found, expected })))
    };
    if let Some(expected) = needs(&effect.rewrite, &effect.when.event) {
        return wrong(walk, "rewrite", "what the effect does", expected);
    }
    let shield = matches!(effect.lifetime, Lifetime::Shield(_));
    if shield && !matches!(effect.rewrite, Rewrite::Prevent(_) | Rewrite::Redirect { .. }) {
        let expected = "only what prevents or redirects damage can be a shield with an amount";
        return wrong(walk, "lifetime", "a shield's effect", expected);
    }
    Ok(())
}

/// What kind of event one of several rewrites needs, when this one is not of that kind.
fn each_needs(list: &[Rewrite], event: &EventPattern) -> Option<&'static str> {
    if list.is_empty() {
        return Some("list at least one");
    }
    list.iter().find_map(|rewrite| needs(rewrite, event))
}

/// What kind of event a rewrite needs, when this one is not of that kind.
fn needs(rewrite: &Rewrite, event: &EventPattern) -> Option<&'static str> {
    use EventPattern as On;
    let fits = match rewrite {
        Rewrite::ChooseOne(list) if list.len() > MODES => return Some("list at most 256 modes"),
        Rewrite::All(list) | Rewrite::ChooseOne(list) => return each_needs(list, event),
        Rewrite::Prevent(_) | Rewrite::Redirect { .. } | Rewrite::DealtBy(_) => {
            return (!matches!(event, On::Damage { .. })).then_some("it looks at `Damage` only");
        }
        Rewrite::ToZone { .. } => {
            let moves = matches!(
                event,
                On::Move { .. }
                    | On::Discard { .. }
                    | On::CounterSpell { .. }
                    | On::Destroy { .. }
                    | On::Sacrifice { .. }
            );
            return (!moves).then_some("it looks at what moves an object: `Move`, `Discard` and the like");
        }
        Rewrite::ManaOf(_) => {
            return (!matches!(event, On::AddMana { .. })).then_some("it looks at `AddMana` only");
        }
        Rewrite::ExtraDice { .. } => {
            return (!matches!(event, On::Roll { .. })).then_some("it looks at `Roll` only");
        }
        Rewrite::Scale(Scale::DownTo(_)) => {
            return (!matches!(event, On::LoseLife { .. })).then_some("it looks at `LoseLife` only");
        }
        Rewrite::UnlessPaid { otherwise, .. } => return needs(otherwise, event),
        Rewrite::EnterWithCounters { .. } if turns(event) => return None,
        Rewrite::EnterUnder(_) if matches!(event, On::Create { .. }) => return None,
        Rewrite::Regenerate => {
            return (!matches!(event, On::Destroy { .. })).then_some("it looks at `Destroy` only");
        }
        Rewrite::SkipThen(_) => {
            return (!matches!(event, On::Begin { .. })).then_some("it looks at `Begin` only");
        }
        Rewrite::EnterTapped
        | Rewrite::EnterUntapped
        | Rewrite::EnterWithCounters { .. }
        | Rewrite::EnterAsCopy { .. }
        | Rewrite::EnterTransformed
        | Rewrite::EnterFaceDown
        | Rewrite::EnterAttached(_)
        | Rewrite::EnterUnder(_)
        | Rewrite::AsEnters(_) => {
            return (!matches!(event, On::Enter { .. })).then_some("it looks at `Enter` only");
        }
        Rewrite::Scale(_) => has_amount(event),
        Rewrite::Become(_)
        | Rewrite::Instead(_)
        | Rewrite::Also(_)
        | Rewrite::With(_)
        | Rewrite::Skip
        | Rewrite::Nothing => true,
    };
    (!fits).then_some("such an event has no amount")
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

/// How a board file spells a rewrite.
fn name_of(rewrite: &Rewrite) -> &'static str {
    match rewrite {
        Rewrite::Scale(_) => "`Scale`",
        Rewrite::Prevent(_) => "`Prevent`",
        Rewrite::Redirect { .. } => "`Redirect`",
        Rewrite::Become(_) => "`Become`",
        Rewrite::Instead(_) => "`Instead`",
        Rewrite::Also(_) => "`Also`",
        Rewrite::With(_) => "`With`",
        Rewrite::DealtBy(_) => "`DealtBy`",
        Rewrite::ManaOf(_) => "`ManaOf`",
        Rewrite::ExtraDice { .. } => "`ExtraDice`",
        Rewrite::EnterTransformed => "`EnterTransformed`",
        Rewrite::EnterFaceDown => "`EnterFaceDown`",
        Rewrite::EnterAttached(_) => "`EnterAttached`",
        Rewrite::UnlessPaid { .. } => "`UnlessPaid`",
        Rewrite::ToZone { .. } => "`ToZone`",
        Rewrite::EnterTapped => "`EnterTapped`",
        Rewrite::EnterUntapped => "`EnterUntapped`",
        Rewrite::EnterWithCounters { .. } => "`EnterWithCounters`",
        Rewrite::EnterAsCopy { .. } => "`EnterAsCopy`",
        Rewrite::EnterUnder(_) => "`EnterUnder`",
        Rewrite::AsEnters(_) => "`AsEnters`",
        Rewrite::Regenerate => "`Regenerate`",
        Rewrite::Skip => "`Skip`",
        Rewrite::SkipThen(_) => "`SkipThen`",
        Rewrite::Nothing => "`Nothing`",
        Rewrite::All(_) => "`All`",
        Rewrite::ChooseOne(_) => "`ChooseOne`",
    }
}
