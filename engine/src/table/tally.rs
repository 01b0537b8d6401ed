//! What is counted as done "this way", where a later instruction asks for it.

use language::board::Zone;
use language::effect::Kind;
use language::event::Deed;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{ObjectId, PlayerId};
use statements::part::Part;

/// What counts as done by an instruction: a kind of event, however it came about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Counted {
    /// Damage that was dealt.
    Damage,
    /// Cards that were drawn.
    Drawn,
    /// Cards that were discarded, known or not.
    Discarded,
    /// Cards that were milled, wherever they went.
    Milled,
    /// Objects that came to a zone: what was sent elsewhere instead did not (CR 614.6 (2026-04-17)).
    Moved(Zone),
    /// A deed, so many times.
    Deed(Deed),
    /// Any other kind of event.
    Kind(Kind),
}

impl Counted {
    /// As what something counts that happens.
    pub(crate) fn of(happening: &Happening) -> Self {
        if matches!(happening, Happening::Damage { .. }) {
            return Self::Damage;
        }
        if matches!(happening, Happening::DrawCards { .. } | Happening::Draw { .. }) {
            return Self::Drawn;
        }
        if matches!(
            happening,
            Happening::Move { milled: true, .. }
                | Happening::MoveUnknown { milled: true, .. }
                | Happening::Deed { deed: Deed::Mill, .. }
        ) {
            return Self::Milled;
        }
        if let Happening::Move { to, .. } | Happening::MoveUnknown { to, .. } = happening {
            return Self::Moved(*to);
        }
        if matches!(happening, Happening::Discard { .. } | Happening::Deed { deed: Deed::DiscardUnknown, .. })
        {
            return Self::Discarded;
        }
        if let Happening::Deed { deed: Deed::RevealUnknown, .. } = happening {
            return Self::Deed(Deed::Reveal);
        }
        if let Happening::Deed { deed, .. } = happening {
            return Self::Deed(*deed);
        }
        Self::Kind(happening.kind())
    }
}

/// What an instruction has done so far.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tally {
    /// What counts; none where nothing would have happened.
    pub(crate) counts: Option<Counted>,
    /// The players who were to do it; what another one does in their place is not done this way.
    pub(crate) players: Vec<PlayerId>,
    /// What was to be destroyed, and how many objects there were; what is destroyed in their place is not destroyed this way.
    pub(crate) destroyed: (Vec<ObjectId>, usize),
    /// How much of it has happened.
    pub(crate) so_far: u64,
    /// Whether all of it is done in place of what the tally around this one counts, and so counts there, too.
    pub(crate) is_within: bool,
    /// How much excess damage has been dealt.
    pub(crate) excess: u64,
    /// To which objects it has happened, in their order and each once; none where nobody asks for them.
    pub(crate) objects: Option<Vec<ObjectId>>,
}

impl Tally {
    /// Nothing yet, of what these parts are about to do, on a board with so many objects.
    pub(crate) fn of(parts: &[Part], is_within: bool, there: usize) -> Self {
        let counts = parts.first().map(|part| Counted::of(&part.happening));
        let alike = parts.iter().filter(|part| Some(Counted::of(&part.happening)) == counts);
        let players = alike.filter_map(|part| player(&part.happening)).collect();
        let meant: Vec<ObjectId> = parts.iter().filter_map(|part| destroyed(&part.happening)).collect();
        let there = if meant.is_empty() { 0 } else { there };
        let destroyed = (meant, there);
        Self { counts, players, destroyed, so_far: 0, is_within, excess: 0, objects: None }
    }

    /// Whether what happens is done by one of those who were to do it, where it is a player who does it, and to one of those to
    /// which it was to be done, where they are destroyed. What comes out of a row has an id of its own.
    pub(crate) fn is_theirs(&self, happening: &Happening) -> bool {
        let (meant, there) = &self.destroyed;
        if destroyed(happening).is_some_and(|id| id.index() < *there && !meant.contains(&id)) {
            return false;
        }
        let player = player(happening);
        self.players.is_empty() || player.is_none_or(|player| self.players.contains(&player))
    }

    /// It has happened to an object.
    pub(crate) fn note(&mut self, object: ObjectId) {
        if let Some(objects) = &mut self.objects
            && let Err(place) = objects.binary_search(&object)
        {
            objects.insert(place, object);
        }
    }

    /// So much more has happened.
    ///
    /// # Errors
    /// When the number does not fit.
    pub(crate) fn add(&mut self, more: u64) -> Result<(), TooLarge> {
        self.so_far = self.so_far.checked_add(more).ok_or(TooLarge)?;
        Ok(())
    }
}

/// The player who does something that players do; none where it happens to objects, or to whoever it is sent to.
fn player(happening: &Happening) -> Option<PlayerId> {
    let (Happening::GainLife { player, .. }
    | Happening::LoseLife { player, .. }
    | Happening::DrawCards { player, .. }
    | Happening::Draw { player, .. }) = happening
    else {
        return None;
    };
    Some(*player)
}

/// What is destroyed.
fn destroyed(happening: &Happening) -> Option<ObjectId> {
    if let Happening::Destroy { object, .. } = happening { Some(*object) } else { None }
}
