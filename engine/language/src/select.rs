//! The language that points at players, objects and numbers. Everything here is read from the side of one
//! effect or instruction, whose controller is "you" and whose source is "this".

mod amount;
mod condition;
mod past;
mod read;
mod what;
mod who;

pub use amount::{Amount, CastNumber, Measure, Quality};
pub use condition::{Compare, Condition};
pub use past::{Past, Since};
pub use read::{Finds, Looks, Read};
pub use what::{Shared, What, Whom};
pub use who::Who;
