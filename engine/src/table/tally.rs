//! What is counted as done "this way", where a later instruction asks for it.

use language::effect::Kind;
use language::event::Deed;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::ObjectId;

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
