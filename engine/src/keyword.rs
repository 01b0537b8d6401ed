//! Keywords: what each stands for. One file each.

mod devour;
mod dredge;
mod indestructible;
pub(crate) mod loyalty;

use crate::board::{Keyword, Restriction};
use crate::effect::Effect;

/// The replacement effect that a keyword stands for, if it is one.
pub(crate) fn effect(keyword: &Keyword) -> Option<Effect> {
    match keyword {
        Keyword::Devour(each) => Some(devour::effect(*each)),
        Keyword::Dredge(cards) => Some(dredge::effect(*cards)),
        Keyword::Indestructible | Keyword::Lifelink | Keyword::Wither | Keyword::Infect => None,
    }
}

/// What a keyword makes impossible, if anything.
pub(crate) fn restriction(keyword: &Keyword) -> Option<Restriction> {
    match keyword {
        Keyword::Indestructible => Some(indestructible::restriction()),
        Keyword::Devour(_) | Keyword::Dredge(_) | Keyword::Lifelink | Keyword::Wither | Keyword::Infect => {
            None
        }
    }
}
