//! The panels with what each adds to the window.

use crate::definition::Definition;
use crate::features::every_feature;
use crate::panels::Panel;

macro_rules! definitions {
    ($($feature:ident: [$($panel:ident, $title:literal, $dock:ident, $first:ident)?] $state:tt $command:tt $([$($jobs:tt)*])?;)*) => {
        /// What a panel adds to the window.
        pub(crate) const fn definition(panel: Panel) -> Definition {
            match panel {
                $($(Panel::$panel => crate::$feature::panel::PANEL,)?)*
            }
        }
    };
}
every_feature!(definitions);
