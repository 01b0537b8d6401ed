//! A board around a part of the data language, so that the part is what is wrong with the board.

use crate::probe::{Shape, shape};
use language::board::{
    Ability, Board, CardType, CastFacts, Change, Characteristics, Color, Continuous, Cost, Counter,
    Designation, Happened, Keyword, KeywordName, Lasting, Object, ObjectKind, Period, PhasedOut, Player,
    PlayerDesignation, Refers, Restriction, Scheduled, Sector, SpellCost, Standing, Step, Supertype,
    Targeting, Targets, TriggeredAbility, Turn, Unread, UnreadOf, Waits, Zone,
};
use language::dispute::{Dispute, Reading};
use language::effect::{
    Cause, CopyException, Effect, EnterChoice, EventPattern, Fate, Floating, Kind, Lifetime, Limit, Pattern,
    Prevention, Quantity, Rewrite, Scale, Scope, Zones,
};
use language::event::{Deed, Event, Instruction, KeywordAction, Mana, Place, Script, Token};
use language::select::{Amount, Compare, Condition, Measure, Past, Quality, Shared, What, Who, Whom};
use saves::BoardFile;
use saves::expected::{
    AfterRounds, Asked, Expected, ExpectedOutcome, ExpectedRounds, ExpectedUnread, Without,
};
use statements::fact::Fact;
use statements::layers::{Layer, MadeBy, WhyNot};
use statements::loops::{Total, Verdict};
use statements::piece::Piece;
use statements::predicate::Predicate;
use statements::state_based::StateBased;
use statements::verdict::Reason;

/// A type of the data language, by the tag of its examples.
pub(crate) struct Type {
    /// The word behind `ron` above each example.
    pub(crate) tag: &'static str,
    /// What it can be.
    pub(crate) shape: fn() -> Shape,
    /// Where it stands: `§` in the rest of a board file.
    pub(crate) frame: &'static str,
    /// The part of the board file that the frame is.
    part: Part,
}

/// A part of a board file.
#[derive(Clone, Copy)]
enum Part {
    /// The whole file.
    File,
    /// The whole board.
    Board,
    /// A field of the board besides players and objects.
    Field,
    /// A player of the board.
    Player,
    /// An object of the board.
    Object,
    /// An ability of an object.
    Ability,
    /// An effect that has left its source.
    Effect,
    /// An instruction that is about to be followed.
    Does,
    /// An event that is about to happen.
    Event,
    /// One of the rulings that the file states.
    Ruling,
}

const PLAYERS: &str = r#"players: [(name: "Anna"), (name: "Bob"), (name: "Cleo")]"#;
const OBJECTS: &str = r#"(id: "Bear"), (id: "Cage"), (id: "Bolt", zone: Stack), (id: "Recall", zone: Hand), (id: "Ghoul"), (id: "Dragon"), (id: "Priest")"#;

impl Type {
    /// A whole board file with a value of this type in it, and the byte where the value starts.
    pub(crate) fn around(&self, value: &str) -> (String, usize) {
        let part = self.frame.replace("ON", on(value));
        let (before, after) = self.part.around();
        let (left, right) = part.split_once('§').expect("a frame has a place for the value");
        let before = before + left;
        let at = before.len();
        (format!("{before}{value}{right}{after}"), at)
    }
}

impl Part {
    fn around(self) -> (String, String) {
        let board = |before: &str, after: &str| {
            (format!("(format: 2, title: \"t\", board: ({before}"), format!("{after}))\n"))
        };
        let events = |before: &str, after: &str| {
            board(
                &format!("{PLAYERS}, objects: [{OBJECTS}], events: [(does: [{before}"),
                &format!("{after}])]"),
            )
        };
        match self {
            Self::File => (String::new(), "\n".to_owned()),
            Self::Board => ("(format: 2, title: \"t\", board: ".to_owned(), ")\n".to_owned()),
            Self::Field => board(&format!("{PLAYERS}, objects: [{OBJECTS}],\n"), ""),
            Self::Player => board("players: [", "]"),
            Self::Object => board(&format!("{PLAYERS}, objects: [(id: \"Cage\", attacks: \"Bob\"),\n"), "]"),
            Self::Ability => {
                board(&format!("{PLAYERS}, objects: [{OBJECTS}, (id: \"A\", is: (abilities: ["), "]))]")
            }
            Self::Effect => {
                board(&format!("{PLAYERS}, objects: [{OBJECTS}], effects: [(id: \"E\", effect: "), ")]")
            }
            Self::Does => events("\n", ""),
            Self::Event => events("Do(events: [\n", "])"),
            Self::Ruling => {
                let (before, after) = board(&format!("{PLAYERS}, objects: [{OBJECTS}]"), "");
                let before = before + after.trim_end().strip_suffix(')').unwrap_or_default();
                (before + ", rulings: [\n", "])\n".to_owned())
            }
        }
    }
}

/// An event that a rewrite can be of.
fn on(rewrite: &str) -> &'static str {
    let starts = |words: &[&str]| words.iter().any(|word| rewrite.starts_with(word));
    if starts(&["Enter", "AsEnters", "UnlessPaid", "All(["]) {
        "Enter()"
    } else if starts(&["Skip"]) {
        "Begin(period: Turn)"
    } else if starts(&["ManaOf"]) {
        "AddMana()"
    } else if starts(&["ExtraDice"]) {
        "Roll()"
    } else if starts(&["Regenerate", "ToZone"]) {
        "Destroy()"
    } else if starts(&["DownTo"]) {
        "LoseLife()"
    } else {
        "Damage()"
    }
}

macro_rules! types {
    ($($tag:literal $type:ty, $part:ident $frame:literal;)*) => {
        /// Every type of the data language, with a place for it.
        pub(crate) const TYPES: &[Type] =
            &[$(Type { tag: $tag, shape: shape::<$type>, frame: $frame, part: Part::$part }),*];
    };
}

types! {
    "board" BoardFile, File "§";
    "the board" Board, Board "§";
    "player" Player, Player "§";
    "standing" Standing, Player "(name: \"A\", standing: §)";
    "mana" Mana, Event "AddMana(mana: §)";
    "turn" Turn, Field "turn: §";
    "step" Step, Field "turn: (step: §)";
    "scheduled" Scheduled, Field "scheduled: [§]";
    "triggered" TriggeredAbility, Field "stack: [§]";
    "waits" Waits, Field "scheduled: [(period: Turn, whose: [\"Anna\"], waits: §, script: (does: []))]";
    "period" Period, Event "Begin(period: §, who: You)";
    "object" Object, Object "§";
    "kind" ObjectKind, Object "(id: \"A\", kind: §)";
    "zone" Zone, Object "(id: \"A\", zone: §)";
    "counter" Counter, Event "PutCounters(on: Any, kind: §, amount: N(1))";
    "characteristics" Characteristics, Object "(id: \"A\", is: §)";
    "cost" Cost, Object "(id: \"A\", is: (cost: §))";
    "cast" CastFacts, Object "(id: \"A\", cast: §)";
    "targets" Targets, Object "(id: \"A\", zone: Stack, targets: [§])";
    "targeting" Targeting, Ability "Activated(targets: [§], does: [])";
    "spell_cost" SpellCost, Ability "Spell(costs: [§])";
    "color" Color, Object "(id: \"A\", chosen_color: §)";
    "sector" Sector, Object "(id: \"A\", sector: §)";
    "designation" Designation, Object "(id: \"A\", designations: [§])";
    "player_designation" PlayerDesignation, Player "(name: \"A\", designations: [§])";
    "phased_out" PhasedOut, Object "(id: \"A\", phased_out: §)";
    "card_type" CardType, Object "(id: \"A\", is: (types: [§]))";
    "supertype" Supertype, Object "(id: \"A\", is: (supertypes: [§]))";
    "ability" Ability, Ability "§";
    "unread" Unread, Ability "Unread(§)";
    "unread_of" UnreadOf, Ability "Unread((sentence: \"1.1\", of: §))";
    "kind_of_event" Kind, Ability "Unread((sentence: \"1.1\", of: Static, about: [§]))";
    "restriction" Restriction, Ability "Restriction(§)";
    "continuous" Continuous, Ability "Continuous(§)";
    "change" Change, Ability "Continuous((affects: Any, changes: [§]))";
    "keyword" Keyword, Ability "Keyword(§)";
    "keyword_name" KeywordName, Event "Destroy(what: HasKeyword(§))";
    "effect" Effect, Effect "§";
    "lifetime" Lifetime, Effect "(when: (event: Damage()), rewrite: Prevent(()), lifetime: §)";
    "limit" Limit, Effect "(when: (event: Damage()), rewrite: Prevent(()), limit: §)";
    "floating" Floating, Field "effects: [§]";
    "lasting" Lasting, Field "lasting: [§]";
    "refers" Refers, Field "events: [(refers: §, does: [])]";
    "dispute" Dispute, Field "readings: [(§, First)]";
    "reading" Reading, Field "readings: [(MoreOfUnlikeTokens, §)]";
    "pattern" Pattern, Effect "(when: §, rewrite: Nothing)";
    "event_pattern" EventPattern, Ability "Triggered(when: (event: §), does: [])";
    "zones" Zones, Effect "(when: (event: Enter(from: §)), rewrite: EnterTapped)";
    "scope" Scope, Effect "(when: (event: Damage(), scope: §), rewrite: Nothing)";
    "cause" Cause, Effect "(when: (event: Damage(), because: [§]), rewrite: Nothing)";
    "rewrite" Rewrite, Effect "(when: (event: ON), rewrite: §)";
    "scale" Scale, Effect "(when: (event: ON), rewrite: Scale(§))";
    "prevention" Prevention, Effect "(when: (event: Damage()), rewrite: Prevent(§))";
    "quantity" Quantity, Effect "(when: (event: Damage()), rewrite: Prevent((amount: §)))";
    "copy_exception" CopyException, Effect "(when: (event: Enter()), rewrite: EnterAsCopy(of: Any, except: [§]))";
    "enter_choice" EnterChoice, Effect "(when: (event: Enter()), rewrite: AsEnters(§))";
    "fate" Fate, Effect "(when: (event: Enter()), rewrite: AsEnters(Objects(what: Any, fate: §)))";
    "place" Place, Event "Move(what: Any, to: Library, place: §)";
    "script" Script, Field "events: [§]";
    "event" Event, Event "§";
    "deed" Deed, Ruling "(outcomes: [(facts: [did(\"Anna\", §, 1)])])";
    "keyword_action" KeywordAction, Ruling "(outcomes: [(facts: [did(\"Anna\", Action(§), 1)])])";
    "token" Token, Event "Create(token: §, amount: N(1))";
    "instruction" Instruction, Does "§";
    "who" Who, Event "GainLife(who: §, amount: N(1))";
    "what" What, Event "Destroy(what: §)";
    "whom" Whom, Event "Damage(to: §, amount: N(1))";
    "amount" Amount, Event "GainLife(who: You, amount: §)";
    "measure" Measure, Event "GainLife(who: You, amount: Sum(§, Any))";
    "shared" Shared, Event "Destroy(what: Shares(§, Any))";
    "quality" Quality, Event "GainLife(who: You, amount: Different(§, Any))";
    "condition" Condition, Does "If(condition: §, then: [])";
    "happened" Happened, Field "happened: [§]";
    "past" Past, Does "If(condition: Happened(§), then: [])";
    "compare" Compare, Does "If(condition: Number(N(1), §, N(1)), then: [])";
    "ruling" Expected, Ruling "§";
    "unread_text" ExpectedUnread, Ruling "(depends_on: [§])";
    "outcome" ExpectedOutcome, Ruling "(outcomes: [§])";
    "fact" Fact, Ruling "(outcomes: [(facts: [§])])";
    "piece" Piece, Ruling "(outcomes: [(facts: [on_board(§, 1)])])";
    "state_based" StateBased, Ruling "(outcomes: [(facts: [state_based(\"Bear\", §)])])";
    "layer" Layer, Ruling "(outcomes: [(facts: [by_layer(\"Bear\", [(§, counters)])])])";
    "made_by" MadeBy, Ruling "(outcomes: [(facts: [by_layer(\"Bear\", [(Sets, §)])])])";
    "why_not" WhyNot, Ruling "(outcomes: [(facts: [unchanged_by(\"Bear\", \"Bear\", §)])])";
    "reason" Reason, Ruling "(refused: [(\"Bear\", §)])";
    "asked" Asked, Ruling "(asked: [§])";
    "predicate" Predicate, Ruling "(asked: [(that: §)])";
    "rounds" ExpectedRounds, Ruling "(rounds: §)";
    "verdict" Verdict, Ruling "(rounds: (verdict: §, per_round: []))";
    "total" Total, Ruling "(rounds: (verdict: Draw, per_round: [(§, 1)]))";
    "after_rounds" AfterRounds, Ruling "(rounds: (verdict: Draw, per_round: [], after: [§]))";
    "without" Without, Ruling "(without: [§])";
}
