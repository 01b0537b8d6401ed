//! The names of keyword abilities: all that the rules have had, whether rulings turn on them or not.

use serde::{Deserialize, Serialize};

macro_rules! names {
    (@own) => { false };
    (@own own) => { true };
    ($($name:ident: $words:literal $(, $own:ident)?;)*) => {
        /// What a keyword ability is called in the rules, whatever is said with it.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum KeywordName { $(#[doc = concat!("Called \"", $words, "\".")] $name,)* }

        impl KeywordName {
            /// All names, in alphabetical order.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// How the rules write it, in small letters.
            pub const fn words(self) -> &'static str {
                match self { $(Self::$name => $words,)* }
            }

            /// Whether [`crate::board::Keyword`] has a variant of its own for it, with what is said with it.
            pub const fn has_variant(self) -> bool {
                match self { $(Self::$name => names!(@own $($own)?),)* }
            }
        }
    };
}

// A name, and `own` where `Keyword` has a variant for it. When the texts have each stands in
// `rulebook/data/keywords.tsv`, which a test there compares with this list.
names! {
    Absorb: "absorb", own;
    Affinity: "affinity", own;
    Afflict: "afflict", own;
    Afterlife: "afterlife", own;
    Aftermath: "aftermath", own;
    Amplify: "amplify", own;
    Annihilator: "annihilator", own;
    Ascend: "ascend";
    Assist: "assist";
    AuraSwap: "aura swap";
    Awaken: "awaken";
    Backup: "backup";
    Banding: "banding", own;
    BandsWithOther: "bands with other";
    Bargain: "bargain";
    BattleCry: "battle cry", own;
    Bestow: "bestow";
    Blitz: "blitz";
    Bloodthirst: "bloodthirst", own;
    Boast: "boast";
    Bushido: "bushido", own;
    Buyback: "buyback", own;
    Cascade: "cascade";
    Casualty: "casualty", own;
    Champion: "champion";
    Changeling: "changeling";
    Cipher: "cipher";
    Cleave: "cleave";
    Companion: "companion";
    Compleated: "compleated";
    Conspire: "conspire", own;
    Convoke: "convoke";
    Craft: "craft";
    Crew: "crew";
    CumulativeUpkeep: "cumulative upkeep", own;
    Cycling: "cycling";
    Dash: "dash";
    Daybound: "daybound", own;
    Deathtouch: "deathtouch", own;
    Decayed: "decayed", own;
    Defender: "defender", own;
    Delve: "delve";
    Demonstrate: "demonstrate";
    Dethrone: "dethrone";
    Devoid: "devoid";
    Devour: "devour", own;
    Disguise: "disguise";
    Disturb: "disturb";
    DoubleStrike: "double strike", own;
    Dredge: "dredge", own;
    Echo: "echo";
    Embalm: "embalm";
    Emerge: "emerge";
    Enchant: "enchant", own;
    Encore: "encore";
    Enlist: "enlist";
    Entwine: "entwine", own;
    Epic: "epic";
    Equip: "equip", own;
    Escalate: "escalate";
    Escape: "escape";
    Eternalize: "eternalize";
    Evoke: "evoke", own;
    Evolve: "evolve", own;
    Exalted: "exalted", own;
    Exhaust: "exhaust";
    Exploit: "exploit", own;
    Extort: "extort", own;
    Fabricate: "fabricate", own;
    Fading: "fading", own;
    Fear: "fear", own;
    Firebending: "firebending";
    FirstStrike: "first strike", own;
    Flanking: "flanking", own;
    Flash: "flash";
    Flashback: "flashback", own;
    Flying: "flying", own;
    ForMirrodin: "for mirrodin!";
    Forecast: "forecast";
    Foretell: "foretell";
    Fortify: "fortify";
    Freerunning: "freerunning";
    Frenzy: "frenzy", own;
    Fuse: "fuse";
    Gift: "gift";
    Graft: "graft", own;
    Gravestorm: "gravestorm", own;
    Harmonize: "harmonize", own;
    Haste: "haste", own;
    Haunt: "haunt";
    Hexproof: "hexproof", own;
    HiddenAgenda: "hidden agenda";
    Hideaway: "hideaway", own;
    Horsemanship: "horsemanship", own;
    Impending: "impending";
    Imprint: "imprint";
    Improvise: "improvise";
    Increment: "increment";
    Indestructible: "indestructible", own;
    Infect: "infect", own;
    Infinity: "∞";
    Ingest: "ingest", own;
    Intimidate: "intimidate", own;
    JobSelect: "job select";
    JumpStart: "jump-start", own;
    Kicker: "kicker";
    Landwalk: "landwalk", own;
    LevelUp: "level up";
    Lifelink: "lifelink", own;
    LivingMetal: "living metal";
    LivingWeapon: "living weapon";
    Madness: "madness", own;
    MaxSpeed: "max speed";
    Mayhem: "mayhem";
    Melee: "melee";
    Menace: "menace", own;
    Mentor: "mentor", own;
    Miracle: "miracle";
    Mobilize: "mobilize";
    Modular: "modular", own;
    MoreThanMeetsTheEye: "more than meets the eye";
    Morph: "morph";
    Mutate: "mutate";
    Myriad: "myriad";
    Nightbound: "nightbound", own;
    Ninjutsu: "ninjutsu";
    Offering: "offering";
    Offspring: "offspring";
    Outlast: "outlast";
    Overload: "overload";
    Paradigm: "paradigm";
    Partner: "partner";
    Persist: "persist", own;
    Phasing: "phasing";
    Plot: "plot";
    Poisonous: "poisonous", own;
    Protection: "protection", own;
    Prototype: "prototype";
    Provoke: "provoke", own;
    Prowess: "prowess", own;
    Prowl: "prowl";
    Rampage: "rampage";
    Ravenous: "ravenous", own;
    Reach: "reach", own;
    ReadAhead: "read ahead";
    Rebound: "rebound", own;
    Reconfigure: "reconfigure";
    Recover: "recover";
    Reinforce: "reinforce";
    Renown: "renown", own;
    Replicate: "replicate";
    Retrace: "retrace";
    Riot: "riot", own;
    Ripple: "ripple";
    Saddle: "saddle";
    Scavenge: "scavenge";
    Shadow: "shadow", own;
    Shroud: "shroud", own;
    Skulk: "skulk", own;
    Sneak: "sneak";
    Solved: "solved";
    Soulbond: "soulbond";
    Soulshift: "soulshift", own;
    SpaceSculptor: "space sculptor", own;
    Spectacle: "spectacle";
    Splice: "splice";
    SplitSecond: "split second", own;
    Spree: "spree";
    Squad: "squad";
    StartYourEngines: "start your engines!", own;
    Station: "station";
    Storm: "storm", own;
    Substance: "substance";
    Sunburst: "sunburst", own;
    Surge: "surge";
    Suspend: "suspend", own;
    Threshold: "threshold";
    Tiered: "tiered";
    Toxic: "toxic", own;
    Training: "training";
    Trample: "trample", own;
    Transfigure: "transfigure";
    Transmute: "transmute";
    Tribute: "tribute", own;
    UmbraArmor: "umbra armor", own;
    Undaunted: "undaunted";
    Undying: "undying", own;
    Unearth: "unearth", own;
    Unleash: "unleash", own;
    Vanishing: "vanishing", own;
    Vigilance: "vigilance", own;
    Visit: "visit";
    Ward: "ward";
    Warp: "warp";
    WebSlinging: "web-slinging";
    Wither: "wither", own;
}
