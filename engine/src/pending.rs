//! The pending event in its situation: the key of a moment, what is taken out of groups for it, which counters come with
//! what enters, what has been prevented of it, which readings have been taken.

pub(crate) mod counters;
pub(crate) mod groups;
pub(crate) mod moves;
pub(crate) mod prevented;
pub(crate) mod readings;
pub(crate) mod situation;
