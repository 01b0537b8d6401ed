//! The panel about the selected moment.

pub(crate) mod panel;
mod view;
