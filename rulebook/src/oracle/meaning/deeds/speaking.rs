//! What is spoken of behind what is done.

use language::board::Zone;
use language::event::Instruction;
use language::select::What;

use super::super::context::Context;
use super::super::{Meant, filter};
use crate::oracle::tree::{How, Thing, Trait};

/// All that stay where they are, and what they were told by, are spoken of then: "those creatures".
pub(super) fn speak_of_all(context: &mut Context, thing: &Thing, what: &What) {
    let lasts = |one: &Trait| match one {
        Trait::Is(what) => {
            matches!(
                what,
                What::Type(_)
                    | What::Subtype(_)
                    | What::Supertype(_)
                    | What::Color(_)
                    | What::HasKeyword(_)
                    | What::Token
                    | What::Attacking
                    | What::Blocking
                    | What::Any
                    | What::In(Zone::Battlefield)
            ) || is_not(what)
        }
        Trait::Controlled(_) | Trait::NotControlled(_) | Trait::Other => true,
        Trait::In(..)
        | Trait::Spell
        | Trait::Owned(_)
        | Trait::Measured(..)
        | Trait::AnyOf(_)
        | Trait::Being(_)
        | Trait::AttachedTo(_)
        | Trait::Shares(..)
        | Trait::ExiledWithOwn
        | Trait::Happened(_)
        | Trait::DealtThisWay
        | Trait::DamagedThisWay
        | Trait::Among
        | Trait::CastThisWay
        | Trait::Targeted
        | Trait::TargetedBy(_)
        | Trait::Blocking(_)
        | Trait::BlockedBy(_)
        | Trait::AtRandom
        | Trait::OneGraveyard
        | Trait::ColorOfChoice => false,
    };
    if let Thing::Such(How::Each, like) = thing
        && like.0.iter().all(lasts)
        && !context.by.1
    {
        context.they = Some(what.clone());
    }
}

/// All that are alike and went elsewhere are spoken of as what was moved.
pub(super) fn speak_of_moved(context: &mut Context, thing: &Thing) {
    let Thing::Such(How::Each, like) = thing else { return };
    if !context.by.1 && !like.0.contains(&Trait::Among) {
        (context.they, context.moved_all) = (Some(What::Done), true);
    }
}

/// What was moved is not what was done something to last any more, once something else is done.
pub(super) fn no_longer(context: &mut Context, moved_before: bool) {
    if moved_before && !context.moved_all && context.they == Some(What::Done) {
        context.they = None;
    }
}

/// Whether it is said by what they are not, which they are not behind that, either.
fn is_not(what: &What) -> bool {
    let What::Not(what) = what else { return false };
    matches!(**what, What::Type(_) | What::Subtype(_) | What::Supertype(_) | What::Color(_) | What::Token)
}

/// What something is done to that stays where it is: it is spoken of then.
pub(super) fn affected(thing: &Thing, context: &mut Context, to: &mut Vec<Instruction>) -> Meant<What> {
    let what = filter::affected(thing, context, to)?;
    // "Tap that creature and it doesn't untap".
    if matches!(thing, Thing::That(_)) && context.it.is_none() {
        context.it = Some(what.clone());
    }
    speak_of_all(context, thing, &what);
    Ok(what)
}
