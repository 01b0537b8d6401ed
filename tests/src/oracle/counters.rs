//! What counters on an object give it.

use language::board::{Counter, Keyword};

use super::dates;
use super::seen::Seen;
use super::world::World;

/// What one counter adds.
pub(super) fn modified(kind: &Counter) -> (i64, i64) {
    match kind {
        Counter::PlusOne => (1, 1),
        Counter::MinusOne => (-1, -1),
        Counter::Named(name) => {
            let parts: Vec<i64> = name.split('/').filter_map(|part| part.parse().ok()).collect();
            if let [power, toughness] = parts[..] { (power, toughness) } else { (0, 0) }
        }
        Counter::Loyalty
        | Counter::Defense
        | Counter::Poison
        | Counter::Stun
        | Counter::Shield
        | Counter::Finality => (0, 0),
    }
}

/// CR 122.1b (2026-04-17): the keywords that counters on an object give.
pub(super) fn keywords(world: &World, one: &Seen) -> impl Iterator<Item = Keyword> {
    let (since, shadow) = (dates::keyword_counters(world.at), dates::shadow_counters(world.at));
    one.counters.keys().filter_map(move |kind| {
        let Counter::Named(name) = kind else { return None };
        Some(match name.as_str() {
            "flying" if since => Keyword::Flying,
            "first strike" if since => Keyword::FirstStrike,
            "double strike" if since => Keyword::DoubleStrike,
            "deathtouch" if since => Keyword::Deathtouch,
            "haste" if since => Keyword::Haste,
            "hexproof" if since => Keyword::Hexproof,
            "indestructible" if since => Keyword::Indestructible,
            "lifelink" if since => Keyword::Lifelink,
            "menace" if since => Keyword::Menace,
            "reach" if since => Keyword::Reach,
            "trample" if since => Keyword::Trample,
            "vigilance" if since => Keyword::Vigilance,
            "trample over planeswalkers" if since => Keyword::TrampleOverPlaneswalkers,
            "shadow" if shadow => Keyword::Shadow,
            // Exalted came with shadow.
            "exalted" if shadow => Keyword::Exalted,
            "decayed" if dates::decayed_counters(world.at) => Keyword::Decayed,
            _ => return None,
        })
    })
}
