//! The panels with what each adds to the window: the one place that knows every feature by its folder.

use crate::panels::definition::Definition;
use crate::panels::{Panel, every_panel};

macro_rules! definitions {
    ($($(#[$doc:meta])* $name:ident: $feature:ident, $title:literal, $dock:ident, $first:ident;)*) => {
        /// What a panel adds to the window.
        pub(crate) const fn definition(panel: Panel) -> Definition {
            match panel {
                $(Panel::$name => crate::$feature::panel::PANEL,)*
            }
        }
    };
}
every_panel!(definitions);
