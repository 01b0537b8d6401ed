//! What the rules do for commanders (once called generals), by date: the way to the command zone, and mana of
//! colours that aren't theirs.

use language::board::{Color, Zone};
use language::effect::{Effect, EventPattern, Lifetime, Rewrite};
use language::event::{Mana, Place};
use language::select::{What, Who};

/// The zones from which each date's rule lets a commander go to the command zone instead, and the effect for each.
///
/// Judgement: the rule of 2015-07-17 on is one effect that may apply more than once to the same event; here it is one for
/// each zone, each once, which comes to the same.
pub(crate) fn to_command_zone(zones: &[Zone]) -> Vec<Effect> {
    let effect = |&zone: &Zone| {
        let event = EventPattern::Move { what: What::Commander, from: None, to: Some(zone.into()) };
        let command = Rewrite::ToZone { zone: Zone::Command, place: Place::Top };
        Effect {
            name: Some(format!("Commander ({zone:?})")),
            optional: true,
            decider: Some(Who::OwnerOf(Box::new(What::It))),
            lifetime: Lifetime::Always,
            ..Effect::new(event, command)
        }
    };
    zones.iter().map(effect).collect()
}

/// Mana of each colour that isn't among these is colourless for this player.
pub(crate) fn colorless(player: &str, colors: &[Color]) -> Vec<Effect> {
    let outside = |mana: &Mana| mana.color().is_some_and(|color| !colors.contains(&color));
    let effect = |mana: Mana| {
        let who = Who::Named(player.to_owned());
        let event = EventPattern::AddMana { who, from: What::Any, mana: Some(mana), tapped: false };
        Effect {
            name: Some(format!("{player}'s commander's colors ({mana:?})")),
            lifetime: Lifetime::Always,
            ..Effect::new(event, Rewrite::ManaOf(Mana::Colorless))
        }
    };
    Mana::ALL.into_iter().filter(outside).map(effect).collect()
}
