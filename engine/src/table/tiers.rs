//! Before which others an effect comes, by what it does.

use language::effect::{Rewrite, Tier};

/// The tier that such an effect has, once the rules know that tier.
pub fn tier(rewrite: &Rewrite) -> Tier {
    match rewrite {
        Rewrite::EnterUnder(_) => Tier::Control,
        Rewrite::EnterAsCopy { .. } => Tier::Copy,
        Rewrite::EnterTransformed => Tier::BackFace,
        Rewrite::UnlessPaid { otherwise, .. } => tier(otherwise),
        Rewrite::All(list) | Rewrite::ChooseOne(list) => list.iter().map(tier).min().unwrap_or(Tier::Other),
        Rewrite::Scale(_)
        | Rewrite::Prevent(_)
        | Rewrite::Redirect { .. }
        | Rewrite::Become(_)
        | Rewrite::Instead(_)
        | Rewrite::Also(_)
        | Rewrite::With(_)
        | Rewrite::DealtBy(_)
        | Rewrite::ManaOf(_)
        | Rewrite::ExtraDice { .. }
        | Rewrite::ToZone { .. }
        | Rewrite::EnterTapped
        | Rewrite::EnterUntapped
        | Rewrite::EnterWithCounters { .. }
        | Rewrite::EnterFaceDown
        | Rewrite::EnterAttached(_)
        | Rewrite::AsEnters(_)
        | Rewrite::Regenerate
        | Rewrite::Skip
        | Rewrite::SkipThen(_)
        | Rewrite::Nothing => Tier::Other,
    }
}
