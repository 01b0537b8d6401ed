//! What the tests of the whole program share.

pub mod boards;
pub mod compare;
pub mod house;
pub mod laws;
pub mod oracle;
pub mod probe;
pub mod shown;
pub mod told;
