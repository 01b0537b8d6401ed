//! Keywords that change no ruling: they are about what is paid, or when something may be done.

use language::board::KeywordName as Name;

/// Whether all that a keyword does is to say what is paid or when: nothing that happens depends on it, unless somebody says
/// that it was used.
pub(super) const fn is_of_costs(name: Name) -> bool {
    matches!(
        name,
        Name::Assist
            | Name::Undaunted
            | Name::Kicker
            | Name::Foretell
            | Name::Plot
            | Name::MoreThanMeetsTheEye
            | Name::Disturb
            | Name::Escalate
            | Name::Prowl
            | Name::Surge
            | Name::Spectacle
            | Name::Freerunning
    )
}

/// Whether all that a keyword does is to say when something can be done.
pub(super) const fn is_of_timing(name: Name) -> bool {
    matches!(name, Name::Flash | Name::Mayhem | Name::Retrace | Name::Partner | Name::Fuse)
}

/// Whether a keyword says nothing but what is paid, or when something may be done.
pub(in crate::oracle) const fn says_nothing(name: Name) -> bool {
    is_of_costs(name) || is_of_timing(name)
}
