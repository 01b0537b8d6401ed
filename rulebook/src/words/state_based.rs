//! For what state-based actions were performed.

use super::grammar::possessive;
use super::vocabulary::Vocabulary;
use statements::state_based::StateBased;

/// What was so of someone or something when state-based actions looked: "Bear had toughness 0 or less".
pub fn was_so(words: Vocabulary, why: StateBased, of: &str) -> String {
    match why {
        StateBased::Life => format!("{of} had 0 or less life"),
        StateBased::EmptyLibrary => format!("{of} had drawn from an empty library"),
        StateBased::Poison => format!("{of} had ten or more poison counters"),
        StateBased::TeamLife => format!("{} team had 0 or less life", possessive(of)),
        StateBased::TeamPoison => format!("{} team had fifteen or more poison counters", possessive(of)),
        StateBased::CommanderDamage => format!("one commander had dealt {of} 21 or more combat damage"),
        StateBased::Token => format!("{of} was a token and not {}", words.on_battlefield()),
        StateBased::PhasedOutToken => format!("{of} was a token and phased out"),
        StateBased::Copy => format!("{of} was a copy where there are none"),
        StateBased::Toughness => format!("{of} had toughness 0 or less"),
        StateBased::LethalDamage => format!("{of} had lethal damage"),
        StateBased::Deathtouch => format!("a source with deathtouch had dealt damage to {of}"),
        StateBased::Loyalty => format!("{of} had no loyalty"),
        StateBased::PlaneswalkerType => format!("{of} shared a planeswalker type with another"),
        StateBased::Legend => format!("{of} shared its name with another legend"),
        StateBased::World => format!("{of} was not the one newest world permanent"),
        StateBased::Aura => format!("{of} was not attached to anything that it may enchant"),
        StateBased::Equipment => format!("{of} was attached where it may not be"),
        StateBased::Bestowed => format!("{of} was bestowed and attached where it may not be"),
        StateBased::OtherAttachment => format!("{of} was attached, which it can't be"),
        StateBased::CounterPairs => format!("{of} had both +1/+1 and -1/-1 counters"),
        StateBased::CounterLimit => format!("{of} had more counters than it can have"),
        StateBased::Saga => format!("{of} had come to its last chapter"),
        StateBased::Defense => format!("{of} had no defense"),
        StateBased::Protector => format!("{of} had no protector"),
        StateBased::Siege => format!("{of} was protected by its own controller"),
        StateBased::Role => format!("{of} was not the newest of its controller's Roles there"),
        StateBased::Commander => format!("{of} had come to a graveyard or to {}", words.exile_zone()),
        StateBased::Speed => format!("{of} had no speed and a permanent with start your engines!"),
        StateBased::Dungeon => format!("{of} had the venture marker on its bottommost room"),
        StateBased::Scheme => format!("{of} was a scheme that is not ongoing, and nothing held it back"),
        StateBased::Phenomenon => format!("{of} was a phenomenon, and no ability of it was left"),
        StateBased::Sector => format!("{of} had no sector, and a space sculptor was there"),
    }
}

/// What it is about, in a word or two: "lethal damage".
pub const fn noun(why: StateBased) -> &'static str {
    match why {
        StateBased::Life => "no life",
        StateBased::EmptyLibrary => "empty library",
        StateBased::Poison => "ten poison",
        StateBased::TeamLife => "no life in the team",
        StateBased::TeamPoison => "fifteen poison in the team",
        StateBased::CommanderDamage => "commander damage",
        StateBased::Token => "token elsewhere",
        StateBased::PhasedOutToken => "token phased out",
        StateBased::Copy => "copy elsewhere",
        StateBased::Toughness => "toughness 0",
        StateBased::LethalDamage => "lethal damage",
        StateBased::Deathtouch => "deathtouch",
        StateBased::Loyalty => "no loyalty",
        StateBased::PlaneswalkerType => "planeswalker uniqueness",
        StateBased::Legend => "legend rule",
        StateBased::World => "world rule",
        StateBased::Aura => "illegal Aura",
        StateBased::Equipment => "illegal Equipment",
        StateBased::Bestowed => "bestowed Aura",
        StateBased::OtherAttachment => "illegal attachment",
        StateBased::CounterPairs => "counter pairs",
        StateBased::CounterLimit => "too many counters",
        StateBased::Saga => "last chapter",
        StateBased::Defense => "no defense",
        StateBased::Protector => "no protector",
        StateBased::Siege => "own protector",
        StateBased::Role => "older Role",
        StateBased::Commander => "commander moved",
        StateBased::Speed => "no speed",
        StateBased::Dungeon => "last room",
        StateBased::Scheme => "scheme done",
        StateBased::Phenomenon => "phenomenon done",
        StateBased::Sector => "no sector",
    }
}
