//! Zones that something would come from.

use serde::{Deserialize, Serialize};

use crate::board::Zone;

/// Zones that something would come from, or go to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Zones {
    /// The battlefield, and no other zone.
    Battlefield,
    /// A graveyard.
    Graveyard,
    /// A hand.
    Hand,
    /// A library.
    Library,
    /// Exile.
    Exile,
    /// The stack.
    Stack,
    /// The command zone.
    Command,
    /// Not in the game.
    Outside,
    /// Any of these.
    OneOf(Vec<Self>),
    /// Anywhere but there.
    Not(Box<Self>),
}

impl Zones {
    /// Whether a zone is one of these.
    #[must_use]
    pub fn hold(&self, zone: Zone) -> bool {
        match self {
            Self::OneOf(list) => list.iter().any(|zones| zones.hold(zone)),
            Self::Not(zones) => !zones.hold(zone),
            Self::Battlefield
            | Self::Graveyard
            | Self::Hand
            | Self::Library
            | Self::Exile
            | Self::Stack
            | Self::Command
            | Self::Outside => *self == Self::from(zone),
        }
    }
}

impl Zones {
    /// The zones that it lists, and no others; none where it says it in another way.
    #[must_use]
    pub fn listed(&self) -> Option<Vec<Zone>> {
        match self {
            Self::Battlefield => Some(vec![Zone::Battlefield]),
            Self::Graveyard => Some(vec![Zone::Graveyard]),
            Self::Hand => Some(vec![Zone::Hand]),
            Self::Library => Some(vec![Zone::Library]),
            Self::Exile => Some(vec![Zone::Exile]),
            Self::Stack => Some(vec![Zone::Stack]),
            Self::Command => Some(vec![Zone::Command]),
            Self::Outside => Some(vec![Zone::Outside]),
            Self::OneOf(list) => {
                let each: Option<Vec<Vec<Zone>>> = list.iter().map(Self::listed).collect();
                each.map(|each| each.concat())
            }
            Self::Not(_) => None,
        }
    }

    /// The one zone that it is; none where it may be another.
    #[must_use]
    pub fn only(&self) -> Option<Zone> {
        if let [zone] = self.listed()?[..] { Some(zone) } else { None }
    }
}

impl From<Zone> for Zones {
    /// This zone, and no other.
    fn from(zone: Zone) -> Self {
        match zone {
            Zone::Battlefield => Self::Battlefield,
            Zone::Graveyard => Self::Graveyard,
            Zone::Hand => Self::Hand,
            Zone::Library => Self::Library,
            Zone::Exile => Self::Exile,
            Zone::Stack => Self::Stack,
            Zone::Command => Self::Command,
            Zone::Outside => Self::Outside,
        }
    }
}
