//! Which switches are on.

use super::{Span, Switch};
use crate::date::Date;

impl Switch {
    /// Whether the switch is on at a date.
    pub fn in_force(self, date: Date) -> bool {
        let Span { from, until } = self.span();
        date >= from && until.is_none_or(|end| date < end)
    }
}

/// The switches that are on: those of a date, with single ones flipped where somebody asks what they do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Switches(u128);

impl Switches {
    /// Those that are on at a date.
    pub fn at(date: Date) -> Self {
        let on = Switch::ALL.iter().filter(|switch| switch.in_force(date));
        Self(on.fold(0, |bits, switch| bits | switch.bit()))
    }

    /// Whether a switch is on.
    pub const fn is_on(self, switch: Switch) -> bool {
        self.0 & switch.bit() != 0
    }

    /// The same with one switch the other way.
    #[must_use]
    pub const fn flipped(self, switch: Switch) -> Self {
        Self(self.0 ^ switch.bit())
    }

    /// The switches that are on in one and off in the other, in the order of [`Switch::ALL`].
    pub fn differing(self, other: Self) -> Vec<Switch> {
        let differs = |switch: &Switch| self.is_on(*switch) != other.is_on(*switch);
        Switch::ALL.iter().copied().filter(differs).collect()
    }
}

impl Switch {
    const fn bit(self) -> u128 {
        1 << self as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_has_the_switches_that_are_in_force_at_it() {
        let date = Date::new(2012, 5, 1);
        let on = Switches::at(date);
        assert!(Switch::ALL.iter().all(|switch| on.is_on(*switch) == switch.in_force(date)));
    }

    #[test]
    fn one_switch_is_flipped_and_no_other() {
        let before = Switches::at(Date::NOW);
        for &switch in Switch::ALL {
            assert_eq!(before.differing(before.flipped(switch)), [switch]);
        }
    }
}
