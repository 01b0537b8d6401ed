//! The floors of the engine.

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
        name: "checking",
        rooms: &["check", "readings"],
        says: "Says what is wrong with a board before anything is made of it.",
    },
    Floor {
        name: "table",
        rooms: &["table"],
        says: "Holds a board as a ruling works on it: small names, what each object looks like, what happened.",
    },
    Floor {
        name: "abilities",
        rooms: &["keyword", "cards"],
        says: "Says what a keyword or a printed card means in the terms of the language.",
    },
    Floor {
        name: "events",
        rooms: &["events", "cost", "combat"],
        says: "Says for each kind of event what it does to the table, and what costs and combat make of it.",
    },
    Floor {
        name: "consequences",
        rooms: &["after"],
        says: "Says what follows from what happened: state-based actions and triggers.",
    },
    Floor {
        name: "ruling",
        rooms: &["ruling"],
        says: "Follows every way in which effects apply, from one moment to the next.",
    },
    Floor {
        name: "answers",
        rooms: &["answer", "timeline", "compare"],
        says: "Says what a judge asks of a ruling: who decides what, what comes later, what another date changes.",
    },
];
