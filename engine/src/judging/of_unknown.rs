//! What happens to cards of which nothing is known, and whether an effect can be applied to it.

use crate::table::selectors::Evaluator;
use crate::table::thing::UnknownCards;
use crate::table::unknown_cards::CanBe;
use language::board::Zone;
use language::effect::{Effect, Rewrite};
use language::event::{Deed, Event};
use language::select::What;
use statements::happening::Happening;
use statements::ids::Target;
use statements::part::Part;
use statements::verdict::Reason;

/// The cards of which nothing is known that something happens to: that are moved, or discarded where nothing changes any more
/// how many they are.
pub(crate) const fn unknown_cards(happening: &Happening) -> Option<UnknownCards> {
    if let Happening::MoveUnknown { player, amount, from: zone, .. } = *happening {
        return Some(UnknownCards { player, zone, amount });
    }
    if let Happening::Deed {
        deed: Deed::DiscardUnknown,
        of: Target::Player(player),
        amount,
        underway: true,
        ..
    } = *happening
    {
        return Some(UnknownCards { player, zone: Zone::Hand, amount });
    }
    None
}

/// Whether something happens to cards that nobody knows.
pub(crate) const fn is_of_unknown(part: &Part) -> bool {
    matches!(
        part.happening,
        Happening::MoveUnknown { .. }
            | Happening::Deed { deed: Deed::DiscardUnknown | Deed::RevealUnknown, of: Target::Player(_), .. }
    )
}

/// Whether what an effect asks of such a card besides is so, and what it does can be done with it; otherwise why not.
pub(crate) fn unknown_fits(eval: &Evaluator<'_>, effect: &Effect) -> Result<(), Reason> {
    let all: Vec<CanBe> = effect.when.only_if.iter().map(|condition| eval.can_be(condition)).collect();
    if !all.iter().all(|one| one.so) {
        return Err(Reason::ConditionNotMet);
    }
    if all.iter().any(|one| one.not) || needs_to_be_known(&effect.rewrite) {
        return Err(Reason::UnknownCard);
    }
    Ok(())
}

/// Whether a rewrite of what happens to a card asks what that is: whether and how it would enter.
fn needs_to_be_known(rewrite: &Rewrite) -> bool {
    match rewrite {
        Rewrite::ToZone { zone, .. } => *zone == Zone::Battlefield,
        Rewrite::Become(events) | Rewrite::With(events) => events.iter().any(|event| {
            matches!(
                event,
                Event::Enter { what: What::It, .. }
                    | Event::Move { what: What::It, to: Zone::Battlefield, .. }
            )
        }),
        Rewrite::All(list) | Rewrite::ChooseOne(list) => list.iter().any(needs_to_be_known),
        Rewrite::Scale(_)
        | Rewrite::Prevent(_)
        | Rewrite::Redirect { .. }
        | Rewrite::Instead(_)
        | Rewrite::Also(_)
        | Rewrite::DealtBy(_)
        | Rewrite::ManaOf(_)
        | Rewrite::ExtraDice { .. }
        | Rewrite::EnterTapped
        | Rewrite::EnterUntapped
        | Rewrite::EnterWithCounters { .. }
        | Rewrite::EnterAsCopy { .. }
        | Rewrite::EnterAs(_)
        | Rewrite::EnterTransformed
        | Rewrite::EnterFaceDown
        | Rewrite::EnterAttached(_)
        | Rewrite::UnlessPaid { .. }
        | Rewrite::EnterUnder(_)
        | Rewrite::AsEnters(_)
        | Rewrite::Regenerate
        | Rewrite::Skip
        | Rewrite::SkipThen(_)
        | Rewrite::Nothing => false,
    }
}
