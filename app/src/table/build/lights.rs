//! What is said of pieces, players and shields at a moment: who is affected, what is offered, and why the rest is not.

use std::collections::HashMap;

use super::making::Making;
use crate::presentation::Presentation;
use crate::presentation::reading::{Reading, steps};
use crate::table::scene::{Arrow, End, Light, Offered, Piece, Shield, Side};
use petgraph::graph::NodeIndex;
use rulebook::words::Sentence;
use statements::happening::Happening;
use statements::ids::{EffectId, ObjectId, Target};
use statements::moment::Step;

/// Where the light of an effect falls.
#[derive(Clone, Copy)]
enum Falls {
    /// On an effect that has left its source, by its place in the list.
    Shield(usize),
    /// On a piece.
    Piece(usize),
}

impl Making<'_> {
    /// Lights what the moment is about; nothing on a board as it was entered.
    pub(super) fn light(&self, pieces: &mut [Piece], sides: &mut [Side], shields: &mut [Shield]) {
        let (Some(at), Some(shown), Some(reading)) = (self.at, self.shown, self.reading) else { return };
        let falls = self.falls(shown, pieces);
        let mut light = |effect: EffectId, on: &mut dyn FnMut(&mut Light)| match falls.get(&effect) {
            Some(Falls::Shield(place)) => shields.get_mut(*place).map(|one| on(&mut one.light)),
            Some(Falls::Piece(place)) => pieces.get_mut(*place).map(|one| on(&mut one.light)),
            None => None,
        };
        for (effect, offered) in offered(shown, at, reading) {
            light(effect, &mut |light| light.offered = light.offered.or(Some(offered)));
        }
        for (effect, why) in not_offered(reading) {
            light(effect, &mut |light| light.why_not.extend(why.iter().cloned()));
        }
        let mut deals: Vec<ObjectId> = Vec::new();
        for part in shown.ruling.pending(at).iter().filter(|part| part.within.is_none()) {
            let mut happening = part.happening;
            deals.extend(source(&happening));
            match happening.facts().to.target() {
                Some(Target::Player(player)) => {
                    if let Some(side) = sides.get_mut(player.index()) {
                        side.is_affected = true;
                    }
                }
                Some(Target::Object(object)) => {
                    if let Some(piece) = pieces.iter_mut().find(|piece| piece.object == Some(object)) {
                        piece.light.affected = Some(piece.player);
                    }
                }
                None => {}
            }
        }
        let is_about = |piece: &Piece| piece.object.is_some_and(|object| deals.contains(&object));
        for piece in &mut *pieces {
            let stands_back = self.is_told || !piece.light.why_not.is_empty();
            piece.light.is_dim = stands_back && !is_about(piece) && is_plain(&piece.light);
        }
        for shield in shields {
            shield.light.is_dim = is_plain(&shield.light) && !shield.light.why_not.is_empty();
        }
    }

    /// Where the light of each effect falls that a ruling has met.
    fn falls(&self, shown: &Presentation, pieces: &[Piece]) -> HashMap<EffectId, Falls> {
        let at: HashMap<ObjectId, usize> =
            pieces.iter().enumerate().filter_map(|(at, piece)| Some((piece.object?, at))).collect();
        let source = |effect: EffectId| {
            let place = at.get(&shown.ruling.effect(effect).source?)?;
            Some((effect, Falls::Piece(*place)))
        };
        let mut falls: HashMap<EffectId, Falls> = shown.ruling.effect_ids().filter_map(source).collect();
        let floating = self.position.into_iter().flat_map(|position| &position.effects).enumerate();
        falls.extend(floating.map(|(place, one)| (one.effect, Falls::Shield(place))));
        falls
    }
}

const fn is_plain(light: &Light) -> bool {
    light.offered.is_none() && light.affected.is_none()
}

/// The effects that may be picked, with their numbers: those of the keys while one walks. Where one stands for several
/// like it, all of them have its number.
fn offered(shown: &Presentation, at: NodeIndex, reading: &Reading) -> Vec<(EffectId, Offered)> {
    let mut offered: Vec<(EffectId, Offered)> = Vec::new();
    let mut folded: Vec<(EffectId, Offered)> = Vec::new();
    for (step, number) in steps(&shown.ruling, at).into_iter().zip(1..) {
        match shown.ruling.graph()[step] {
            Step::Pick { effect, multiplicity, .. } => {
                offered.push((effect, Offered { number, step }));
                folded.extend((multiplicity > 1).then_some((effect, Offered { number, step })));
            }
            Step::Answer(_) | Step::Happens | Step::Lane(_) => {}
        }
    }
    let body = |effect: EffectId| shown.ruling.effect(effect).effect;
    for effect in reading.offered.iter().map(|one| one.effect) {
        let is_picked = offered.iter().any(|(one, _)| *one == effect);
        let like = folded.iter().find(|(one, _)| !is_picked && body(*one) == body(effect));
        offered.extend(like.map(|(_, number)| (effect, *number)));
    }
    offered
}

/// The effects that may not be picked, each with the reasons.
fn not_offered(reading: &Reading) -> Vec<(EffectId, &[Sentence])> {
    let all = reading.waiting.iter().chain(&reading.refused);
    all.map(|one| (one.effect, &one.because[..])).collect()
}

/// The object that does what happens, where the event names one.
pub(super) fn source(happening: &Happening) -> Option<ObjectId> {
    if let Happening::Damage { source, .. } | Happening::AddMana { source, .. } = happening {
        *source
    } else {
        None
    }
}

/// Marks the pieces at which something points, or that point: those lie alone.
pub(super) fn pointed_at(pieces: &mut [Piece], arrows: &[Arrow]) {
    let hosts: Vec<usize> = pieces.iter().filter_map(|piece| piece.host).collect();
    let ends = arrows.iter().flat_map(|Arrow { from, to, .. }| [*from, *to]);
    let ends = ends.filter_map(|end| if let End::Piece(at) = end { Some(at) } else { None });
    for at in ends.chain(hosts) {
        if let Some(piece) = pieces.get_mut(at) {
            piece.is_pointed_at = true;
        }
    }
}

/// Finds for each piece the first one that looks just like it.
pub(super) fn alike(pieces: &mut [Piece]) {
    let mut first: HashMap<String, usize> = HashMap::new();
    for (at, piece) in pieces.iter_mut().enumerate() {
        let is_lit = !is_plain(&piece.light) || !piece.light.why_not.is_empty();
        let is_alone = piece.is_pointed_at || piece.host.is_some() || is_lit;
        let Piece { card, types, numbers, counters, damage, lies, fights, .. } = &*piece;
        let look = || {
            let place = (piece.player, piece.zone, piece.unread, &piece.letters, piece.band);
            format!("{card}|{types}|{numbers:?}|{counters:?}|{damage}|{lies:?}|{fights}|{place:?}")
        };
        let like = if is_alone { at } else { *first.entry(look()).or_insert(at) };
        piece.like = like;
    }
}

/// A pile is lit as what is in it.
pub(super) fn piles(sides: &mut [Side], pieces: &[Piece]) {
    for pile in sides.iter_mut().flat_map(|side| &mut side.piles) {
        let lights = pile.pieces.iter().filter_map(|at| pieces.get(*at)).map(|piece| &piece.light);
        let lights: Vec<&Light> = lights.collect();
        pile.light = Light {
            offered: lights.iter().find_map(|light| light.offered),
            affected: lights.iter().find_map(|light| light.affected),
            why_not: Vec::new(),
            is_dim: false,
        };
    }
}

/// How large a number is that stands on the arrow of what happens; empty where there is none to tell.
pub(super) fn amount(happening: &Happening) -> String {
    let mut happening = *happening;
    let is_loss = matches!(happening, Happening::LoseLife { .. } | Happening::RemoveCounters { .. });
    let is_more = matches!(happening, Happening::GainLife { .. } | Happening::PutCounters { .. });
    let sign = match (is_more, is_loss) {
        (true, _) => "+",
        (false, true) => "-",
        (false, false) => "",
    };
    happening.facts().amount.map_or_else(String::new, |amount| format!("{sign}{amount}"))
}
