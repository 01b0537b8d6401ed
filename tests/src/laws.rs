//! What the laws are held against, and how a ruling is looked at for them.

pub mod aims;
pub mod cards;
pub mod cited;
pub mod damage;
pub mod dump;
pub mod ends;
pub mod gone;
pub mod history;
pub mod hold;
pub mod lanes;
pub mod leaving;
pub mod mix;
pub mod offers;
pub mod reorder;
pub mod rounds;
pub mod rows;
pub mod sample;
pub mod sources;
pub mod timeline;
pub mod twins;
pub mod variants;

pub use ends::Ends;
pub use hold::Held;
pub use sample::Sample;
