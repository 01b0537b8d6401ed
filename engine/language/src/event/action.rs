//! Keyword actions that have no other words here: by their names, and whose they are.

use serde::{Deserialize, Serialize};

use super::Doer;

macro_rules! actions {
    ($($name:ident: $words:literal, $of:ident;)*) => {
        /// A keyword action of which only happens that it is done: what comes of it, whoever writes the event says.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum KeywordAction { $(#[doc = concat!("Called \"", $words, "\".")] $name,)* }

        impl KeywordAction {
            /// All of them, those of players first.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// How the rules call it, in small letters.
            pub const fn words(self) -> &'static str {
                match self { $(Self::$name => $words,)* }
            }

            /// Whose it is.
            pub const fn of(self) -> Doer {
                match self { $(Self::$name => Doer::$of,)* }
            }
        }
    };
}

// A name, and who does it, or that it is done to an object. When the texts have each stands in
// `rulebook/data/keyword_actions.tsv`.
actions! {
    Assemble: "assemble", Player;
    Behold: "behold", Player;
    Blight: "blight", Player;
    Bolster: "bolster", Player;
    ChaosEnsues: "chaos ensues", Player;
    Clash: "clash", Player;
    Cloak: "cloak", Player;
    CollectEvidence: "collect evidence", Player;
    Discover: "discover", Player;
    Earthbend: "earthbend", Player;
    Fateseal: "fateseal", Player;
    Forage: "forage", Player;
    Incubate: "incubate", Player;
    Investigate: "investigate", Player;
    Learn: "learn", Player;
    Manifest: "manifest", Player;
    ManifestDread: "manifest dread", Player;
    OpenAttraction: "open an attraction", Player;
    Planeswalk: "planeswalk", Player;
    Populate: "populate", Player;
    RingTempts: "the ring tempts you", Player;
    Support: "support", Player;
    TimeTravel: "time travel", Player;
    Venture: "venture into the dungeon", Player;
    VillainousChoice: "face a villainous choice", Player;
    VisitAttractions: "roll to visit your attractions", Player;
    Waterbend: "waterbend", Player;
    Abandon: "abandon", Object;
    Airbend: "airbend", Object;
    Detain: "detain", Object;
    Exert: "exert", Object;
    Exploit: "exploit", Object;
    Meld: "meld", Object;
    Mutate: "mutate", Object;
    SetInMotion: "set in motion", Object;
}
