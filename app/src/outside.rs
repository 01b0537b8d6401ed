//! What reaches beyond the window: jobs, dialogs, files.

use std::path::PathBuf;

use crate::dialog::{FileDialog, Files};
use crate::drafts::Drafts;
use crate::features::every_feature;
use crate::files::Saved;
use crate::job::{JobContext, Newest, Place, Wake};
use crate::log::Log;
use crate::recovery::Recovery;

macro_rules! outside {
    ($($feature:ident: $panel:tt $state:tt $command:tt $([$($field:ident: $jobs:ident),*])?;)*) => {
        /// What reaches beyond the window: the work of each feature, and dialogs and files.
        pub struct Outside {
            $($($(
                #[doc = concat!("The work of [`crate::", stringify!($feature), "`].")]
                pub $field: crate::$feature::$jobs,
            )*)?)*
            /// Asking for files.
            pub files: Files,
            /// Saving boards, beside the frames.
            pub saving: Newest<Saved>,
            /// Writing rulings to files for other programs and for paper.
            pub papers: Newest<Result<PathBuf, String>>,
            /// Keeping changes for a crash.
            pub recovery: Recovery,
            /// Keeping boards that were never saved.
            pub drafts: Drafts,
            /// The log of the program.
            pub log: Log,
        }

        impl Outside {
            /// Jobs in a place, a dialog, and what is kept in a data folder: nothing where there is none.
            pub fn new(dialog: Box<dyn FileDialog>, data: Option<PathBuf>, jobs: Place, wake: &Wake) -> Self {
                let context = JobContext { data: data.as_deref(), place: jobs, wake };
                Self {
                    $($($($field: crate::$feature::$jobs::new(context),)*)?)*
                    files: Files::new(dialog, Wake::clone(wake)),
                    saving: context.newest(),
                    papers: context.newest(),
                    recovery: Recovery::new(data.as_deref(), jobs, wake),
                    drafts: Drafts::new(data.as_deref()),
                    log: Log::new(data.as_deref()),
                }
            }
        }
    };
}
every_feature!(outside);
