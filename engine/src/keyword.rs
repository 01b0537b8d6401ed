//! Keywords, and counters that stand for effects: what each stands for. A keyword is a file, and an arm of
//! [`abilities`].

pub(crate) mod commander;
pub(crate) mod counters;
pub(crate) mod double_strike;
pub(crate) mod first_strike;
pub(crate) mod infect;
pub(crate) mod lifelink;
pub(crate) mod loyalty;
pub(crate) mod trample;
pub(crate) mod wither;

mod bloodthirst;
mod buyback;
mod deathtouch;
mod devour;
mod dies;
mod dredge;
mod enters_with;
mod fading;
mod flashback;
mod graft;
mod indestructible;
mod leaving_the_stack;
mod madness;
mod modular;
mod persist;
mod protection;
mod rebound;
mod umbra_armor;
mod undying;
mod unleash;
mod vanishing;

use crate::board::{Ability, Keyword};
use crate::effect::{Effect, Pattern};
use crate::event::{Event, Instruction};
use crate::rule::Switch;

/// The abilities that a keyword stands for: effects, triggered abilities, what can't happen. None for one of which the
/// rules themselves ask who has it. `on` says which switches are on at the rules date.
pub(crate) fn abilities(keyword: &Keyword, on: &dyn Fn(Switch) -> bool) -> Vec<Ability> {
    match keyword {
        Keyword::Bloodthirst(n) => bloodthirst::abilities(*n),
        Keyword::Buyback => buyback::abilities(),
        Keyword::Deathtouch => deathtouch::abilities(on),
        Keyword::Devour(each) => devour::abilities(*each),
        Keyword::Dredge(cards) => dredge::abilities(*cards),
        Keyword::Fading(n) => fading::abilities(*n),
        Keyword::Flashback => flashback::abilities(),
        Keyword::Graft(n) => graft::abilities(*n),
        Keyword::Indestructible => indestructible::abilities(),
        Keyword::Lifelink => lifelink::abilities(on),
        Keyword::Madness => madness::abilities(on),
        Keyword::Modular(n) => modular::abilities(*n),
        Keyword::Persist => persist::abilities(),
        Keyword::Protection(from) => protection::abilities(from),
        Keyword::Rebound => rebound::abilities(),
        Keyword::UmbraArmor => umbra_armor::abilities(),
        Keyword::Undying => undying::abilities(),
        Keyword::Unleash => unleash::abilities(),
        Keyword::Vanishing(n) => vanishing::abilities(*n),
        Keyword::DoubleStrike
        | Keyword::FirstStrike
        | Keyword::Infect
        | Keyword::Trample
        | Keyword::Wither => Vec::new(),
    }
}

/// A replacement or prevention effect, with the name by which a ruling shows it.
fn effect(name: impl Into<String>, effect: Effect) -> Ability {
    Ability::Effect(Effect { name: Some(name.into()), ..effect })
}

/// A triggered ability.
fn triggered(when: Pattern, does: Vec<Instruction>) -> Ability {
    Ability::Triggered { when, prevented: false, does }
}

/// These happen at the same time.
fn together(events: Vec<Event>) -> Instruction {
    Instruction::Do { events, unless: Vec::new() }
}
