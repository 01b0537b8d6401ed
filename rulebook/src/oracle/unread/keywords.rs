//! What keywords could do that the language knows by name only.

use language::board::KeywordName as Name;
use language::board::UnreadOf;
use language::effect::Kind;

use super::About;

/// What such a keyword is, and of which events it speaks. None for one that changes no ruling: it says what is paid, when
/// something may be done, or how a deck is built.
pub(super) fn says(name: Name) -> Option<(UnreadOf, About)> {
    use UnreadOf::{Activated, Spell, Static, Triggered};
    let found = if is_idle(name) {
        return None;
    } else if name == Name::Champion {
        // It brings back what it has exiled as it leaves.
        (Triggered, About::itself(&[Kind::Enter, Kind::Move]))
    } else if is_of_entering(name) {
        (Triggered, About::itself(&[Kind::Enter]))
    } else if is_of_combat(name) {
        (Triggered, About::itself(&[Kind::Undergo]))
    } else if is_of_casting(name) {
        (Triggered, About::of(&[Kind::Cast]))
    } else if is_of_spells(name) {
        (Spell, About::default())
    } else if is_activated(name) {
        (Activated, About::default())
    } else if matches!(name, Name::Echo | Name::Phasing) {
        (Triggered, About::of(&[Kind::Begin]))
    } else if name == Name::Soulbond {
        (Triggered, About::of(&[Kind::Enter]))
    } else if name == Name::Miracle {
        (Triggered, About::of(&[Kind::Draw]))
    } else if matches!(name, Name::Recover | Name::Haunt) {
        (Triggered, About::of(&[Kind::Move]))
    } else {
        (Static, About::default())
    };
    Some(found)
}

/// What is paid, when something may be done, and how a deck is built; and a colour that the file of cards says itself.
fn is_idle(name: Name) -> bool {
    crate::oracle::meaning::no_effect::says_nothing(name)
        || matches!(
            name,
            Name::Devoid | Name::Companion | Name::HiddenAgenda | Name::Offering | Name::Substance
        )
}

const fn is_of_entering(name: Name) -> bool {
    matches!(
        name,
        Name::Backup
            | Name::Compleated
            | Name::ForMirrodin
            | Name::JobSelect
            | Name::LivingWeapon
            | Name::Offspring
            | Name::ReadAhead
            | Name::Squad
    )
}

/// What triggers as it attacks, blocks or becomes blocked, or becomes a target.
const fn is_of_combat(name: Name) -> bool {
    matches!(
        name,
        Name::Dethrone
            | Name::Enlist
            | Name::Firebending
            | Name::Melee
            | Name::Mobilize
            | Name::Myriad
            | Name::Rampage
            | Name::Training
            | Name::Ward
    )
}

/// What triggers as something is cast.
const fn is_of_casting(name: Name) -> bool {
    matches!(name, Name::Cascade | Name::Demonstrate | Name::Increment | Name::Replicate | Name::Ripple)
}

/// What matters only as a spell is cast so, by what is paid besides mana, or as it resolves.
///
/// Known gap: what was cast face down with disguise has ward {2}; of a permanent that is face down the board has to say it.
const fn is_of_spells(name: Name) -> bool {
    matches!(
        name,
        Name::Awaken
            | Name::Bargain
            | Name::Bestow
            | Name::Blitz
            | Name::Cipher
            | Name::Cleave
            | Name::Convoke
            | Name::Dash
            | Name::Delve
            | Name::Disguise
            | Name::Disturb
            | Name::Emerge
            | Name::Epic
            | Name::Escalate
            | Name::Escape
            | Name::Gift
            | Name::Impending
            | Name::Improvise
            | Name::MoreThanMeetsTheEye
            | Name::Morph
            | Name::Mutate
            | Name::Overload
            | Name::Paradigm
            | Name::Prototype
            | Name::Sneak
            | Name::Splice
            | Name::Spree
            | Name::Tiered
            | Name::Warp
            | Name::WebSlinging
    )
}

const fn is_activated(name: Name) -> bool {
    matches!(
        name,
        Name::AuraSwap
            | Name::Boast
            | Name::Craft
            | Name::Crew
            | Name::Cycling
            | Name::Embalm
            | Name::Encore
            | Name::Eternalize
            | Name::Exhaust
            | Name::Forecast
            | Name::Fortify
            | Name::LevelUp
            | Name::Ninjutsu
            | Name::Outlast
            | Name::Reconfigure
            | Name::Reinforce
            | Name::Saddle
            | Name::Scavenge
            | Name::Station
            | Name::Transfigure
            | Name::Transmute
    )
}
