//! The walk of the language reaches all that the format can say.

use std::collections::{BTreeMap, BTreeSet};

use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

use super::fences;
use language::board::{
    Ability, Change, Characteristics, Continuous, Happened, Keyword, Lasting, Object, Player, Refers,
    Restriction, Scheduled, Targeting, Targets, TriggeredAbility, Turn,
};
use language::effect::{
    CopyException, Effect, EnterChoice, EventPattern, Floating, Pattern, Prevention, Quantity, Rewrite, Scale,
};
use language::event::{Event, Instruction, Script, Token};
use language::select::{Amount, Condition, Past, What, Who, Whom};
use language::walk::Node;

/// Names that a node has, and something else that is no node, too: a zone, a step, a kind of counter.
const SHARED: &[&str] = &[
    "AtMost",
    "CardType",
    "CardType",
    "Color",
    "Colorless",
    "CombatDamage",
    "CreatureType",
    "Draw",
    "Effect",
    "Flying",
    "GainLife",
    "Graveyard",
    "Hand",
    "Library",
    "Life",
    "ManaValue",
    "Name",
    "Named",
    "Not",
    "Paid",
    "Power",
    "Some",
    "Token",
    "Toughness",
    "Triggered",
    "Turn",
    "Unread",
];

/// How often each name is written, and how often the walk shows a node of that name.
#[derive(Default)]
struct Counted {
    written: BTreeMap<String, usize>,
    shown: BTreeMap<String, usize>,
}

impl Counted {
    fn count<'a>(&mut self, node: impl Into<Node<'a>>) {
        let node: Node<'a> = node.into();
        // The first name is that of the kind of node.
        for name in names(&format!("{node:?}")).skip(1) {
            *self.written.entry(name).or_default() += 1;
        }
        node.each(&mut |node| {
            if !matches!(node, Node::Name(..)) {
                let name = names(&format!("{node:?}")).nth(1).expect("each kind of node has a name");
                *self.shown.entry(name).or_default() += 1;
            }
        });
    }

    /// Counts in the examples of a type.
    fn examples<T: DeserializeOwned>(&mut self, tag: &str)
    where
        for<'a> &'a T: Into<Node<'a>>,
    {
        let texts: Vec<&str> = fences().filter(|(found, _)| *found == tag).map(|(_, text)| text).collect();
        let ron = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let read: Vec<T> =
            ron.from_str(&format!("[\n{}\n]", texts.join("\n"))).expect("examples can be read");
        assert!(!read.is_empty(), "no example of {tag}");
        for one in &read {
            self.count(one);
        }
    }
}

/// The names with a capital in what is printed for debugging, outside of quotes.
fn names(debug: &str) -> impl Iterator<Item = String> {
    let unquoted: Vec<&str> = debug.split('"').step_by(2).collect();
    let words = unquoted.join(" ");
    let words: Vec<String> =
        words.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_owned).collect();
    words.into_iter().filter(|word| word.starts_with(char::is_uppercase))
}

#[test]
fn the_walk_reaches_every_name_of_the_language_wherever_it_stands() {
    let mut counted = Counted::default();
    for (_, text) in fences().filter(|(tag, _)| *tag == "board") {
        counted.count(&saves::from_text("FORMAT.md", text).expect("a whole board can be read").board);
    }
    counted.examples::<Player>("player");
    counted.examples::<Turn>("turn");
    counted.examples::<Refers>("refers");
    counted.examples::<Scheduled>("scheduled");
    counted.examples::<TriggeredAbility>("triggered");
    counted.examples::<Object>("object");
    counted.examples::<Targets>("targets");
    counted.examples::<Targeting>("targeting");
    counted.examples::<Characteristics>("characteristics");
    counted.examples::<Ability>("ability");
    counted.examples::<Restriction>("restriction");
    counted.examples::<Continuous>("continuous");
    counted.examples::<Change>("change");
    counted.examples::<Keyword>("keyword");
    counted.examples::<Effect>("effect");
    counted.examples::<Floating>("floating");
    counted.examples::<Lasting>("lasting");
    counted.examples::<Pattern>("pattern");
    counted.examples::<EventPattern>("event_pattern");
    counted.examples::<Rewrite>("rewrite");
    counted.examples::<Scale>("scale");
    counted.examples::<Prevention>("prevention");
    counted.examples::<Quantity>("quantity");
    counted.examples::<CopyException>("copy_exception");
    counted.examples::<EnterChoice>("enter_choice");
    counted.examples::<Script>("script");
    counted.examples::<Event>("event");
    counted.examples::<Token>("token");
    counted.examples::<Instruction>("instruction");
    counted.examples::<Who>("who");
    counted.examples::<What>("what");
    counted.examples::<Whom>("whom");
    counted.examples::<Amount>("amount");
    counted.examples::<Condition>("condition");
    counted.examples::<Past>("past");
    counted.examples::<Happened>("happened");
    let differs = |name: &&String| counted.written.get(*name) != counted.shown.get(*name);
    let missed: BTreeSet<&str> = counted.shown.keys().filter(differs).map(String::as_str).collect();
    let shared: BTreeSet<&str> = SHARED.iter().copied().collect();
    assert_eq!(missed, shared);
    assert!(counted.shown.len() > 200, "only {} names are shown", counted.shown.len());
}
