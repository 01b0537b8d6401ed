//! The form of an effect, whatever it stands on, and what one starts an effect from.

pub(crate) mod choices;
pub(crate) mod form;
pub mod starts;
