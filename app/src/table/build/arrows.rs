//! What points at what: attacks, blocks, targets, and what is about to happen.

use super::lights::{amount, source};
use super::making::Making;
use super::stands::Stand;
use crate::presentation::Presentation;
use crate::table::scene::{Arrow, ArrowSort, End, Lying, PILES};
use language::board::Zone;
use petgraph::graph::NodeIndex;
use statements::happening::{Entering, Happening, Subject};
use statements::ids::{ObjectId, PlayerId, Target};
use statements::part::Part;
use statements::position::OnStack;

/// So many arrows are drawn of what happens: more would cover the table, and all that is affected glows anyway.
const MOST: usize = 60;

impl Making<'_> {
    /// Every arrow. What lies on the stack and does what happens says so.
    pub(super) fn arrows(&self, stands: &[Stand<'_>], stack: &mut [Lying], pending: &[String]) -> Vec<Arrow> {
        let mut arrows = Vec::new();
        for (at, stand) in stands.iter().enumerate() {
            let mut point = |to: End, sort| arrows.push(Arrow { from: End::Piece(at), to, sort });
            if stand.zone == Zone::Battlefield {
                stand.attacks.into_iter().for_each(|to| point(to, ArrowSort::Attacks));
                stand.blocks.iter().for_each(|to| point(*to, ArrowSort::Blocks));
            }
            if stand.zone == Zone::Stack {
                stand.targets.iter().for_each(|to| point(*to, ArrowSort::Targets));
            }
        }
        arrows.extend(self.targets_of_abilities(stands));
        if let (Some(at), Some(shown)) = (self.at, self.shown) {
            let happens = Happens { stands, shown, at };
            arrows.extend(happens.arrows(stack, pending));
        }
        arrows
    }

    /// What abilities on the stack target; they are no pieces.
    fn targets_of_abilities(&self, stands: &[Stand<'_>]) -> Vec<Arrow> {
        let stack = self.position.into_iter().flat_map(|position| position.stack.iter().rev()).enumerate();
        let mut arrows = Vec::new();
        for (at, lying) in stack {
            if let OnStack::Ability { targets, .. } = lying {
                let ends = targets.iter().filter_map(|target| end(stands, *target));
                arrows.extend(ends.map(|to| Arrow { from: End::Stack(at), to, sort: ArrowSort::Targets }));
            }
        }
        arrows
    }
}

/// Where a player or an object is on the table; none where it is not there.
fn end(stands: &[Stand<'_>], target: Target) -> Option<End> {
    match target {
        Target::Player(player) => Some(End::Player(player.index())),
        Target::Object(object) => piece(stands, object).map(End::Piece),
    }
}

fn piece(stands: &[Stand<'_>], object: ObjectId) -> Option<usize> {
    stands.iter().position(|stand| stand.object == Some(object))
}

/// What is about to happen at a moment.
struct Happens<'s> {
    stands: &'s [Stand<'s>],
    shown: &'s Presentation,
    at: NodeIndex,
}

impl Happens<'_> {
    fn arrows(&self, stack: &mut [Lying], pending: &[String]) -> Vec<Arrow> {
        let mut arrows: Vec<Arrow> = Vec::new();
        let parts = self.shown.ruling.pending(self.at).iter().filter(|part| part.within.is_none());
        for part in parts.take(MOST) {
            let Some((from, to)) = self.ends(part) else { continue };
            let sort = ArrowSort::Happens(self.affected(part), amount(&part.happening));
            let like = arrows.iter_mut().find(|other| (other.from, other.to) == (from, to));
            match (like, sort) {
                (Some(Arrow { sort: ArrowSort::Happens(_, all), .. }), ArrowSort::Happens(_, more)) => {
                    if !more.is_empty() {
                        *all = if all.is_empty() { more } else { format!("{all}, {more}") };
                    }
                }
                (_, sort) => arrows.push(Arrow { from, to, sort }),
            }
        }
        let does = |at: &usize| arrows.iter().any(|arrow| arrow.from == End::Piece(*at));
        let doing = stack.iter_mut().find(|lying| lying.piece.as_ref().is_some_and(does));
        if let Some(lying) = doing {
            lying.does = pending.join(" ");
        }
        arrows
    }

    /// From where to where something happens; none where it happens to nobody.
    fn ends(&self, part: &Part) -> Option<(End, End)> {
        let mut happening = part.happening;
        let does = source(&happening).and_then(|id| piece(self.stands, id));
        let does = does.map_or(End::Event, End::Piece);
        match happening {
            Happening::Move { object, to, .. } => {
                let stand = self.stands.get(piece(self.stands, object)?)?;
                Some((self.at_home(object)?, zone(to, stand.owner)?))
            }
            Happening::MoveUnknown { player, from, to, .. } => {
                Some((zone(from, player.index())?, zone(to, player.index())?))
            }
            Happening::Draw { player, .. } | Happening::DrawCards { player, .. } => Some(drawn(player)),
            Happening::Enter(Entering { subject, controller, .. }) => {
                let to = End::Battlefield(controller.index());
                match subject {
                    Subject::Object(object) => Some((self.at_home(object)?, to)),
                    Subject::Token => Some((End::Event, to)),
                }
            }
            Happening::Create { player, .. } => Some((End::Event, End::Battlefield(player.index()))),
            Happening::Attach { object, to } => {
                Some((End::Piece(piece(self.stands, object)?), end(self.stands, to)?))
            }
            // Whom it attacks or blocks.
            Happening::Deed { of, to: Some(to), .. } => Some((end(self.stands, of)?, end(self.stands, to)?)),
            Happening::GainControl { object, player } => {
                Some((End::Piece(piece(self.stands, object)?), End::Player(player.index())))
            }
            Happening::Damage { .. }
            | Happening::MarkDamage { .. }
            | Happening::GainLife { .. }
            | Happening::LoseLife { .. }
            | Happening::Destroy { .. }
            | Happening::Regenerate { .. }
            | Happening::Sacrifice { .. }
            | Happening::EnterCounters { .. }
            | Happening::PutCounters { .. }
            | Happening::RemoveCounters { .. }
            | Happening::Begin { .. }
            | Happening::Deed { to: None, .. }
            | Happening::Roll { .. }
            | Happening::Discard { .. }
            | Happening::CounterSpell { .. }
            | Happening::CopySpell { .. }
            | Happening::Cast { .. }
            | Happening::AddMana { .. }
            | Happening::Daytime { .. }
            | Happening::Opaque { .. } => {
                let to = end(self.stands, happening.facts().to.target()?)?;
                Some((does, to))
            }
        }
    }

    /// An object where it lies; in a pile, that.
    fn at_home(&self, object: ObjectId) -> Option<End> {
        let at = piece(self.stands, object)?;
        let stand = self.stands.get(at)?;
        Some(if PILES.contains(&stand.zone) { zone(stand.zone, stand.owner)? } else { End::Piece(at) })
    }

    /// The player whom it affects, or whose object it affects.
    fn affected(&self, part: &Part) -> Option<usize> {
        let mut happening = part.happening;
        match happening.facts().to.target()? {
            Target::Player(player) => Some(player.index()),
            Target::Object(object) => {
                let holder = self.shown.ruling.holder(self.at, object)?;
                Some(holder.player.index())
            }
        }
    }
}

/// A card goes from the library to the hand.
fn drawn(player: PlayerId) -> (End, End) {
    let player = player.index();
    (End::Pile(player, Zone::Library), End::Pile(player, Zone::Hand))
}

/// A zone on the table; none for what is out of the game. What goes to the stack is not there yet.
fn zone(zone: Zone, player: usize) -> Option<End> {
    match zone {
        Zone::Battlefield => Some(End::Battlefield(player)),
        Zone::Graveyard | Zone::Hand | Zone::Library | Zone::Exile | Zone::Command => {
            Some(End::Pile(player, zone))
        }
        Zone::Stack | Zone::Outside => None,
    }
}
