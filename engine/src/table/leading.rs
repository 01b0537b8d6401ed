//! Of which kinds of events an effect may make something, or bring them with it, that was none: worked out once for each effect,
//! since it is asked of all that is applicable at every moment.

use language::effect::{Kind, Rewrite};

/// The kinds of events under whose effects an effect may bring a part so that parts are tied to one another.
pub(crate) const BROUGHT: &[Kind] = &[Kind::Damage, Kind::LoseLife, Kind::PutCounters, Kind::AddMana];

/// What a part to which an effect is applied may become, or bring with it: events of these kinds that it was not, of somebody
/// or something else, or of another source. A bit for each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Leads(u64);

const _: () = assert!(Kind::COUNT <= 64, "a bit for each kind");

impl Leads {
    /// What comes of it can be of any kind.
    const ANYWHERE: Self = Self(u64::MAX);

    const fn only(kinds: &[Kind]) -> Self {
        let (mut bits, mut at) = (0, 0);
        while at < kinds.len() {
            bits |= 1 << kinds[at].index();
            at += 1;
        }
        Self(bits)
    }

    pub(crate) fn of(rewrite: &Rewrite) -> Self {
        match rewrite {
            Rewrite::Redirect { .. } | Rewrite::DealtBy(_) => Self::only(&[Kind::Damage]),
            Rewrite::ManaOf(_) => Self::only(&[Kind::AddMana]),
            Rewrite::ToZone { .. } => Self::only(&[Kind::Move, Kind::Enter, Kind::PutCounters]),
            Rewrite::EnterTapped
            | Rewrite::EnterUntapped
            | Rewrite::EnterWithCounters { .. }
            | Rewrite::EnterAsCopy { .. }
            | Rewrite::EnterAs(_)
            | Rewrite::EnterTransformed
            | Rewrite::EnterFaceDown
            | Rewrite::EnterAttached(_) => Self::only(&[Kind::Enter, Kind::PutCounters]),
            Rewrite::EnterUnder(_) => Self::only(&[Kind::Enter, Kind::PutCounters, Kind::Create]),
            // What is paid, chosen or done in its place can be of any kind.
            Rewrite::Become(_) | Rewrite::With(_) | Rewrite::UnlessPaid { .. } | Rewrite::AsEnters(_) => {
                Self::ANYWHERE
            }
            Rewrite::All(list) | Rewrite::ChooseOne(list) => {
                Self(list.iter().fold(0, |kinds, one| kinds | Self::of(one).0))
            }
            Rewrite::Scale(_)
            | Rewrite::Prevent(_)
            | Rewrite::ExtraDice { .. }
            | Rewrite::Instead(_)
            | Rewrite::Also(_)
            | Rewrite::Regenerate
            | Rewrite::Skip
            | Rewrite::SkipThen(_)
            | Rewrite::Nothing => Self::only(&[]),
        }
    }

    /// Whether it may come to an event of this kind.
    pub(crate) const fn to(self, kind: Kind) -> bool {
        self.0 >> kind.index() & 1 == 1
    }

    /// Whether it may come to an event of one of these kinds.
    #[inline]
    pub(crate) const fn to_any(self, kinds: &[Kind]) -> bool {
        self.0 & Self::only(kinds).0 != 0
    }
}
