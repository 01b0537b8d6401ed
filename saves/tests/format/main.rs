//! `FORMAT.md` is true and complete: its examples can be read, and it shows every name of the format.

mod breaks;
mod fields;
mod frames;
mod pieces;
mod probe;
mod tables;
mod walked;

use std::collections::BTreeMap;

use probe::{Shape, shape};
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

use language::board::{
    Ability, Board, CardType, Change, Characteristics, Color, Continuous, Counter, Designation, Happened,
    Keyword, KeywordName, Lasting, Object, ObjectKind, Period, PhasedOut, Player, PlayerDesignation, Refers,
    Restriction, Scheduled, Sector, SpellCost, Standing, Step, Supertype, Targeting, Targets,
    TriggeredAbility, Turn, Unread, UnreadOf, Waits, Zone,
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

const FORMAT: &str = include_str!("../../FORMAT.md");

/// The examples of one type: everything in fences of its tag, as one list of values.
struct Examples {
    tag: &'static str,
    text: String,
}

impl Examples {
    fn tagged(tag: &'static str) -> Self {
        let texts: Vec<&str> = fences().filter(|(found, _)| *found == tag).map(|(_, text)| text).collect();
        let text = texts.join("\n") + "\n";
        assert!(!texts.is_empty(), "FORMAT.md has no example tagged `ron {tag}`");
        Self { tag, text }
    }

    /// Each can be read as a `T`, and together they show all that a `T` can be.
    fn are_complete<T: DeserializeOwned>(self) {
        let ron = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let read: Result<Vec<T>, _> = ron.from_str(&format!("[\n{}]", self.text));
        if let Err(error) = read {
            panic!("an example of {} can't be read: {error}\n{}", self.tag, self.text);
        }
        match shape::<T>() {
            Shape::Fields(fields) => self.show_fields(fields),
            Shape::Variants(variants) => {
                for (name, fields) in variants {
                    self.show_variant(name, fields);
                }
            }
        }
    }

    fn show_fields(&self, fields: &[&str]) {
        for field in fields {
            assert!(self.text.contains(&format!("{field}:")), "no example of {} shows `{field}:`", self.tag);
        }
    }

    /// The variant stands at the start of an entry, and its fields somewhere.
    fn show_variant(&self, name: &str, fields: &[&str]) {
        let before = |at: usize| self.text[..at].trim_end_matches(' ');
        let after = |at: usize| self.text[at + name.len()..].starts_with(['(', ',']);
        let starts = |at: usize| before(at).is_empty() || before(at).ends_with(['\n', ',']);
        let shown = self.text.match_indices(name).any(|(at, _)| starts(at) && after(at));
        assert!(shown, "no example of {} shows `{name}`", self.tag);
        self.show_fields(fields);
    }
}

/// The fenced blocks with their tags.
fn fences() -> impl Iterator<Item = (&'static str, &'static str)> {
    FORMAT.split("\n```").skip(1).step_by(2).map(|block| {
        let (info, text) = block.split_once('\n').expect("a fence has a first line");
        (info.strip_prefix("ron ").expect("every fence of FORMAT.md is tagged with a type"), text)
    })
}

#[test]
fn every_whole_board_of_the_documentation_can_be_read() {
    let boards: Vec<&str> = fences().filter(|(tag, _)| *tag == "board").map(|(_, text)| text).collect();
    for text in &boards {
        assert_eq!(saves::from_text("FORMAT.md", text).err().map(|error| error.to_string()), None);
    }
    assert!(!boards.is_empty());
}

#[test]
fn the_documentation_shows_every_part_of_a_board() {
    Examples::tagged("player").are_complete::<Player>();
    Examples::tagged("phased_out").are_complete::<PhasedOut>();
    Examples::tagged("sector").are_complete::<Sector>();
    Examples::tagged("designation").are_complete::<Designation>();
    Examples::tagged("player_designation").are_complete::<PlayerDesignation>();
    Examples::tagged("standing").are_complete::<Standing>();
    Examples::tagged("refers").are_complete::<Refers>();
    Examples::tagged("dispute").are_complete::<Dispute>();
    Examples::tagged("reading").are_complete::<Reading>();
    Examples::tagged("mana").are_complete::<Mana>();
    Examples::tagged("turn").are_complete::<Turn>();
    Examples::tagged("step").are_complete::<Step>();
    Examples::tagged("scheduled").are_complete::<Scheduled>();
    Examples::tagged("triggered").are_complete::<TriggeredAbility>();
    Examples::tagged("waits").are_complete::<Waits>();
    Examples::tagged("period").are_complete::<Period>();
    Examples::tagged("object").are_complete::<Object>();
    Examples::tagged("targets").are_complete::<Targets>();
    Examples::tagged("targeting").are_complete::<Targeting>();
    Examples::tagged("spell_cost").are_complete::<SpellCost>();
    Examples::tagged("kind").are_complete::<ObjectKind>();
    Examples::tagged("zone").are_complete::<Zone>();
    Examples::tagged("counter").are_complete::<Counter>();
    Examples::tagged("characteristics").are_complete::<Characteristics>();
    Examples::tagged("color").are_complete::<Color>();
    Examples::tagged("card_type").are_complete::<CardType>();
    Examples::tagged("supertype").are_complete::<Supertype>();
}

#[test]
fn the_documentation_shows_every_ability() {
    Examples::tagged("ability").are_complete::<Ability>();
    Examples::tagged("unread").are_complete::<Unread>();
    Examples::tagged("unread_of").are_complete::<UnreadOf>();
    Examples::tagged("kind_of_event").are_complete::<Kind>();
    Examples::tagged("restriction").are_complete::<Restriction>();
    Examples::tagged("continuous").are_complete::<Continuous>();
    Examples::tagged("change").are_complete::<Change>();
    Examples::tagged("keyword").are_complete::<Keyword>();
    Examples::tagged("keyword_name").are_complete::<KeywordName>();
}

#[test]
fn the_documentation_shows_every_effect() {
    Examples::tagged("effect").are_complete::<Effect>();
    Examples::tagged("lifetime").are_complete::<Lifetime>();
    Examples::tagged("limit").are_complete::<Limit>();
    Examples::tagged("floating").are_complete::<Floating>();
    Examples::tagged("lasting").are_complete::<Lasting>();
    Examples::tagged("pattern").are_complete::<Pattern>();
    Examples::tagged("event_pattern").are_complete::<EventPattern>();
    Examples::tagged("zones").are_complete::<Zones>();
    Examples::tagged("scope").are_complete::<Scope>();
    Examples::tagged("cause").are_complete::<Cause>();
    Examples::tagged("rewrite").are_complete::<Rewrite>();
    Examples::tagged("scale").are_complete::<Scale>();
    Examples::tagged("prevention").are_complete::<Prevention>();
    Examples::tagged("quantity").are_complete::<Quantity>();
    Examples::tagged("copy_exception").are_complete::<CopyException>();
    Examples::tagged("enter_choice").are_complete::<EnterChoice>();
    Examples::tagged("fate").are_complete::<Fate>();
    Examples::tagged("place").are_complete::<Place>();
}

#[test]
fn the_documentation_shows_every_event_and_instruction() {
    Examples::tagged("script").are_complete::<Script>();
    Examples::tagged("event").are_complete::<Event>();
    Examples::tagged("deed").are_complete::<Deed>();
    Examples::tagged("keyword_action").are_complete::<KeywordAction>();
    Examples::tagged("token").are_complete::<Token>();
    Examples::tagged("instruction").are_complete::<Instruction>();
}

#[test]
fn the_documentation_shows_every_way_to_point_and_count() {
    Examples::tagged("who").are_complete::<Who>();
    Examples::tagged("what").are_complete::<What>();
    Examples::tagged("whom").are_complete::<Whom>();
    Examples::tagged("amount").are_complete::<Amount>();
    Examples::tagged("measure").are_complete::<Measure>();
    Examples::tagged("shared").are_complete::<Shared>();
    Examples::tagged("quality").are_complete::<Quality>();
    Examples::tagged("condition").are_complete::<Condition>();
    Examples::tagged("compare").are_complete::<Compare>();
    Examples::tagged("past").are_complete::<Past>();
    Examples::tagged("happened").are_complete::<Happened>();
}

#[test]
fn the_documentation_shows_everything_that_rulings_can_say() {
    Examples::tagged("ruling").are_complete::<Expected>();
    Examples::tagged("unread_text").are_complete::<ExpectedUnread>();
    Examples::tagged("outcome").are_complete::<ExpectedOutcome>();
    Examples::tagged("fact").are_complete::<Fact>();
    Examples::tagged("piece").are_complete::<Piece>();
    Examples::tagged("state_based").are_complete::<StateBased>();
    Examples::tagged("layer").are_complete::<Layer>();
    Examples::tagged("made_by").are_complete::<MadeBy>();
    Examples::tagged("why_not").are_complete::<WhyNot>();
    Examples::tagged("reason").are_complete::<Reason>();
    Examples::tagged("asked").are_complete::<Asked>();
    Examples::tagged("predicate").are_complete::<Predicate>();
    Examples::tagged("without").are_complete::<Without>();
    Examples::tagged("rounds").are_complete::<ExpectedRounds>();
    Examples::tagged("verdict").are_complete::<Verdict>();
    Examples::tagged("total").are_complete::<Total>();
    Examples::tagged("after_rounds").are_complete::<AfterRounds>();
}

/// Each type has its heading and a table in which every field is a row.
#[test]
fn every_field_has_a_row_in_its_table() {
    let tables: BTreeMap<&str, Shape> = BTreeMap::from([
        ("## The file", shape::<BoardFile>()),
        ("## The board", shape::<Board>()),
        ("### Players\n", shape::<Player>()),
        ("### The turn", shape::<Turn>()),
        ("### Objects\n", shape::<Object>()),
        ("### What has happened before", shape::<Happened>()),
        ("### What has happened\n", shape::<Past>()),
        ("### Characteristics", shape::<Characteristics>()),
        ("## Effects\n", shape::<Effect>()),
        ("### Effects that have left", shape::<Floating>()),
        ("### Which events", shape::<Pattern>()),
        ("## What is about to happen", shape::<Script>()),
        ("## Rulings", shape::<Expected>()),
        ("An entry of `outcomes`", shape::<ExpectedOutcome>()),
        ("### What is asked", shape::<Asked>()),
        ("### Without some effects", shape::<Without>()),
    ]);
    for (heading, shape) in tables {
        let Shape::Fields(fields) = shape else { panic!("{heading} has no fields") };
        let (_, section) = FORMAT.split_once(&format!("\n{heading}")).expect("the heading is there");
        let section = section.split("\n#").next().unwrap_or_default();
        let rows: Vec<&str> =
            section.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next()).collect();
        for field in fields {
            assert!(
                rows.iter().any(|row| row.contains(&format!("`{field}`"))),
                "`{heading}` lacks a row for `{field}`"
            );
        }
    }
}

/// A type that is new in the language has to be added here, too: every fence is read by a test above.
#[test]
fn every_example_is_read() {
    for (tag, _) in fences() {
        assert!(frames::TYPES.iter().any(|of| of.tag == tag), "nothing reads the example tagged `ron {tag}`");
    }
}

#[test]
fn the_links_of_the_documentation_lead_somewhere() {
    let anchor = |heading: &str| heading.to_lowercase().replace([',', ':'], "").replace(' ', "-");
    let anchors: Vec<String> = FORMAT
        .lines()
        .filter(|line| line.starts_with('#'))
        .map(|line| anchor(line.trim_start_matches(['#', ' '])))
        .collect();
    for link in FORMAT.split("](#").skip(1) {
        let link = link.split(')').next().unwrap_or_default();
        assert!(anchors.iter().any(|anchor| anchor == link), "no heading `{link}`");
    }
}
