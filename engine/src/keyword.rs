//! Keywords, and counters that stand for effects: what each stands for.

mod chapter;
pub(crate) mod commander;
pub(crate) mod counters;
mod devour;
mod dredge;
mod enters_with;
mod indestructible;
mod leaving_the_stack;
pub(crate) mod loyalty;
mod madness;
mod protection;
mod triggered;
mod umbra_armor;

use crate::board::{Counter, Keyword, Restriction};
use crate::effect::{Effect, Pattern};
use crate::rule::Switch;

/// The replacement or prevention effect that a keyword stands for, if it is one. `on` says which switches are on at
/// the rules date.
pub(crate) fn effect(keyword: &Keyword, on: impl Fn(Switch) -> bool) -> Option<Effect> {
    match keyword {
        Keyword::Devour(each) => Some(devour::effect(*each)),
        Keyword::Dredge(cards) => Some(dredge::effect(*cards)),
        Keyword::Madness => Some(madness::effect(on(Switch::MadnessExiles))),
        Keyword::Flashback => Some(leaving_the_stack::flashback()),
        Keyword::Buyback => Some(leaving_the_stack::buyback()),
        Keyword::Rebound => Some(leaving_the_stack::rebound()),
        Keyword::UmbraArmor => Some(umbra_armor::effect()),
        Keyword::Protection(from) => Some(protection::effect(from)),
        Keyword::Graft(n) => Some(enters_with::counters("graft", Counter::PlusOne, *n)),
        Keyword::Modular(n) => Some(enters_with::counters("modular", Counter::PlusOne, *n)),
        Keyword::Fading(n) => Some(enters_with::counters("fading", Counter::Named("fade".to_owned()), *n)),
        Keyword::Vanishing(n) => {
            Some(enters_with::counters("vanishing", Counter::Named("time".to_owned()), *n))
        }
        Keyword::Bloodthirst(n) => Some(enters_with::bloodthirst(*n)),
        Keyword::Unleash => Some(enters_with::unleash()),
        Keyword::Indestructible
        | Keyword::Lifelink
        | Keyword::Deathtouch
        | Keyword::Wither
        | Keyword::Infect
        | Keyword::Persist
        | Keyword::Undying
        | Keyword::Enchant(_)
        | Keyword::Chapter(_) => None,
    }
}

/// What a keyword makes impossible, if anything.
pub(crate) fn restriction(keyword: &Keyword) -> Option<Restriction> {
    matches!(keyword, Keyword::Indestructible).then(indestructible::restriction)
}

/// What a keyword waits for, if it stands for a triggered ability. `on` says which switches are on at the rules date.
pub(crate) fn trigger(keyword: &Keyword, on: impl Fn(Switch) -> bool) -> Option<Pattern> {
    match keyword {
        Keyword::Lifelink if !on(Switch::DamageInParts) => Some(triggered::lifelink()),
        Keyword::Deathtouch if !on(Switch::DeathtouchStateBased) => Some(triggered::deathtouch()),
        Keyword::Persist => Some(triggered::dies_without(Counter::MinusOne)),
        Keyword::Undying => Some(triggered::dies_without(Counter::PlusOne)),
        Keyword::Chapter(number) => Some(chapter::trigger(*number)),
        Keyword::Devour(_)
        | Keyword::Dredge(_)
        | Keyword::Indestructible
        | Keyword::Lifelink
        | Keyword::Deathtouch
        | Keyword::Wither
        | Keyword::Infect
        | Keyword::Madness
        | Keyword::Flashback
        | Keyword::Buyback
        | Keyword::Rebound
        | Keyword::UmbraArmor
        | Keyword::Protection(_)
        | Keyword::Graft(_)
        | Keyword::Modular(_)
        | Keyword::Fading(_)
        | Keyword::Vanishing(_)
        | Keyword::Bloodthirst(_)
        | Keyword::Unleash
        | Keyword::Enchant(_) => None,
    }
}
