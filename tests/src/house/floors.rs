//! The floors of the engine, and the storeys of the features of the window.

/// Rooms that look down, at the floors below, and not at each other in a ring.
#[derive(Clone, Copy, Debug)]
pub struct Floor {
    /// What the floor is called.
    pub name: &'static str,
    /// Its rooms, as the modules of the engine are called.
    pub rooms: &'static [&'static str],
    /// What is done there.
    pub says: &'static str,
}

/// The floors of the engine, the lowest first. Data goes up, from a board to what is said of its ruling; no import does.
pub const ENGINE: &[Floor] = &[
    Floor {
        name: "reading",
        rooms: &["check", "keyword", "cards", "options", "terms"],
        says: "Says what is wrong with a board, and what keywords and cards mean in it, before anything is made of it.",
    },
    Floor {
        name: "table",
        rooms: &["table"],
        says: "Holds what a ruling has met, each thing once: small ids, what each object looks like, what happened.",
    },
    Floor {
        name: "setting up",
        rooms: &["pending", "setup"],
        says: "Holds an event that is about to happen in its situation; brings a board to the table and back.",
    },
    Floor {
        name: "events",
        rooms: &["events"],
        says: "Says for each kind of event what it contains, its next stage, and what it does to the table.",
    },
    Floor {
        name: "judging",
        rooms: &["judging", "combat", "cost", "triggers"],
        says: "Says whom an event affects, which effects apply, who orders them, what fights and costs come to, what triggers.",
    },
    Floor {
        name: "doing",
        rooms: &["applying", "state_based", "script"],
        says: "Applies an effect, checks state-based actions, follows instructions.",
    },
    Floor {
        name: "settling",
        rooms: &["settling"],
        says: "Goes on until somebody picks or decides, and tells loops.",
    },
    Floor {
        name: "graph",
        rooms: &["graph", "lanes"],
        says: "Follows every way in which effects apply, whole or lane by lane.",
    },
    Floor {
        name: "answer",
        rooms: &["answer"],
        says: "Reads off the graph how it ends, by how many paths, and who can force what.",
    },
    Floor { name: "ruling", rooms: &["ruling"], says: "Is what one asks." },
    Floor {
        name: "around rulings",
        rooms: &["why", "compare", "dates", "timeline", "notes"],
        says: "Asks several rulings: with effects left out, at other dates, of boards that come later.",
    },
];

/// What a feature of the window keeps and what can be asked of it, as the modules in its folder are called: `State`,
/// `Command` and `Outside` hold it, and stand above it. What shows and does a feature stands above these three. So a
/// folder has two storeys, which count as two rooms.
pub const KEPT: &[&str] = &["state", "command", "job"];

/// What a feature keeps besides.
#[derive(Clone, Copy, Debug)]
pub struct Besides {
    /// The feature.
    pub feature: &'static str,
    /// The modules in its folder.
    pub modules: &'static [&'static str],
}

/// Every feature that keeps more than the usual modules.
pub const KEPT_BESIDES: &[Besides] = &[
    Besides { feature: "board", modules: &["edit", "line"] },
    Besides { feature: "meet", modules: &["candidate", "pair", "probe", "seek", "share"] },
    Besides { feature: "table", modules: &["scene"] },
    Besides { feature: "outcomes", modules: &["condition"] },
    Besides { feature: "timeline", modules: &["loops"] },
    Besides { feature: "rulebook", modules: &["line", "read", "past", "spot", "boards_of", "shelf"] },
];

/// How the lower storey of a feature is called as a room.
pub fn lower_storey(feature: &str) -> String {
    format!("what {feature} keeps")
}
