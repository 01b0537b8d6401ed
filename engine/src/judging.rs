//! Judging and ordering: which effects are applicable to which parts, what can't happen, who picks and from what.
//!
//! An event is judged once in each situation ([`judged::judge`]); what comes out is handed on to whoever picks from it
//! or lets it happen.

pub(crate) mod affected;
pub(crate) mod barred;
pub(crate) mod begun;
pub(crate) mod cant;
pub(crate) mod choosable;
pub(crate) mod drawable;
pub(crate) mod enchanting;
mod entering_too;
pub(crate) mod fits;
pub(crate) mod floor;
pub(crate) mod folding;
pub(crate) mod judged;
pub(crate) mod lacking;
pub(crate) mod of_one_source;
pub(crate) mod of_unknown;
pub(crate) mod order;
pub(crate) mod payable;
pub(crate) mod pending_event;
pub(crate) mod possible;
pub(crate) mod pruning;
pub(crate) mod resource;
pub(crate) mod tied;
pub(crate) mod unknown;

#[cfg(test)]
mod tests;
