//! What says that something can't happen.

use crate::ids::ObjectId;

/// What says that something can't happen, and by which words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forbidding {
    /// What says so.
    pub by: Forbids,
    /// By which keyword; none where it is said in words.
    pub keyword: Option<&'static str>,
    /// Whether it says so of a team mate, and so it holds for the whole team.
    pub of_mate: bool,
}

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
