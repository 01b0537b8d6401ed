//! What says that something can't happen.

use crate::ids::ObjectId;

/// What says that something can't happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forbids {
    /// The first permanent that says so.
    Permanent(ObjectId),
    /// What would enter says so of itself.
    WhatEnters,
    /// It is so for a time, since this has said so, where that is an object.
    Lasting(Option<ObjectId>),
}
