//! Effects on what happens to cards of which nothing is known.

use super::fits::StandsIn;
use super::pending_event::PendingEvent;
use crate::table::env::Env;
use crate::table::selectors::Evaluator;
use crate::table::thing::UnknownCards;
use crate::table::unknown_cards::CanBe;
use language::board::{Restriction, Zone};
use language::effect::{Effect, Kind, Pattern, Rewrite};
use language::event::{Deed, Event};
use language::select::What;
use statements::happening::Happening;
use statements::ids::{EffectId, Target};
use statements::part::Part;
use statements::unread::OnUnknown;
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

impl PendingEvent<'_> {
    /// What could be about cards that nobody knows and to which something happens, depending on what these are.
    pub(crate) fn on_unknown(&self) -> Vec<OnUnknown> {
        let mut found = Vec::new();
        for (at, part) in self.situation.parts.iter().enumerate().filter(|(_, part)| is_of_unknown(part)) {
            let context = self.open_context(at);
            let depends = |effect: &EffectId| self.judge(*effect, &context) == Err(Reason::UnknownCard);
            found.extend(self.candidates(part).filter(depends).map(OnUnknown::Applied));
            found.extend(self.on_revealing(part).map(OnUnknown::Applied));
            let depends = |env: Env, pattern: &Pattern| {
                self.looks_for(env, pattern, part, StandsIn::AnAbility) == Err(Reason::UnknownCard)
            };
            for trigger in self.view.triggers.iter().filter(|trigger| !trigger.prevented) {
                let of_source = || trigger.source.map(|source| self.restriction_env(source));
                let env = trigger.made.as_ref().map(|made| made.env.clone()).or_else(of_source);
                if env.is_some_and(|env| depends(env, &trigger.when)) {
                    found.push(OnUnknown::Triggers(trigger.source));
                }
            }
            for one in &self.view.restrictions {
                if let Restriction::Cant(pattern) = &*one.restriction
                    && depends(one.env.clone(), pattern)
                {
                    found.push(OnUnknown::Forbidden(one.env.about.this));
                }
            }
        }
        found
    }

    /// The effects on revealing a card of which it depends on what that is whether they can be applied.
    fn on_revealing(&self, part: &Part) -> impl Iterator<Item = EffectId> {
        let is_revealed = matches!(part.happening, Happening::Deed { deed: Deed::RevealUnknown, .. });
        let depends = move |effect: &EffectId| {
            let entry = self.table.effect(*effect);
            let env = entry.source.map_or_else(|| entry.env.clone(), |source| self.restriction_env(source));
            self.looks_for(env, &entry.body.when, part, StandsIn::AnAbility) == Err(Reason::UnknownCard)
        };
        let effects = if is_revealed { self.view.effects(Kind::Undergo) } else { &[] };
        effects.iter().copied().filter(depends)
    }
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
