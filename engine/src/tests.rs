//! How a room says what must come out of a small board: [`on`] a date, objects, what happens; then a text.
//!
//! Each line of the text names what it looks at and says all of it, entries divided by `; `. One that ends in
//! `,`, `;` or `&` goes on in the next:
//!
//! | line | what it holds the ruling against |
//! |---|---|
//! | `pending: E; E` | the parts of the pending event; `in N` names the part that contains it |
//! | `orders: Bob` | who picks |
//! | `offered:`, `waiting:` | which effects, with `to N` where there are several parts |
//! | `not: Shield used_up` | every other effect on the board, and why |
//! | `asks: Bob Color` | who is asked what |
//! | `unknown: Scroll` | whose instructions depend on what a card is that nobody knows; `nobody`'s |
//! | `happened: E; E` | what has happened since the last step, an event in one entry as `E & E` |
//! | `is: Bear 2/2 Creature` | an object after the layers, with what is read off it besides |
//! | `finds: What -> Bear, Wolf` | what a selector finds; `players:`, `targets:`, `counts:`, `true:` too |
//! | `so: fact` | that a fact is true now |
//! | `end: fact, fact` | an end, one line for each, in any order; no two lines are about the same |
//! | `stopped: too_large` | that the ruling is not whole, and why |
//! | `refused: words` | that the board makes no sense; the words are in the message |
//!
//! `pick: Shield`, `answer: Yes` and `happens` take a step, and the lines behind them are about what follows.
//! `from: Bear` says what `This` is for selectors; "you" is Alice.

mod lines;
mod shown;

use language::board::Board;
use language::date::Date;
use serde::de::DeserializeOwned;

/// A small board, as pieces of a board file. Alice and Bob play unless somebody else is named.
pub(crate) struct Scene {
    dates: Vec<Date>,
    players: Vec<String>,
    objects: Vec<String>,
    events: Vec<String>,
    more: Vec<String>,
}

/// A board that is ruled by the rules of these dates, each of which must say the same.
pub(crate) fn on(dates: &str) -> Scene {
    let date = |text: &str| text.parse().unwrap_or_else(|error| panic!("{error}"));
    let dates = dates.split(", ").map(date).collect();
    Scene { dates, players: vec![], objects: vec![], events: vec![], more: vec![] }
}

/// A board by the newest rules.
pub(crate) fn now() -> Scene {
    on(&Date::NOW.to_string())
}

impl Scene {
    /// Another player, by the fields of a board file.
    pub(crate) fn player(mut self, fields: &str) -> Self {
        self.players.push(format!("({fields})"));
        self
    }

    /// An object, by its id and its other fields.
    pub(crate) fn object(mut self, id: &str, fields: &str) -> Self {
        self.objects.push(format!("(id: \"{id}\", {fields})"));
        self
    }

    /// A creature on the battlefield under Alice's control.
    pub(crate) fn creature(self, id: &str, power: i64, toughness: i64) -> Self {
        self.object(id, &format!("is: (types: [Creature], power: {power}, toughness: {toughness})"))
    }

    /// A creature on the battlefield under Bob's control.
    pub(crate) fn bobs(self, id: &str, power: i64, toughness: i64) -> Self {
        let is = format!("is: (types: [Creature], power: {power}, toughness: {toughness})");
        self.object(id, &format!("owner: \"Bob\", {is}"))
    }

    /// Alice's enchantment with an ability.
    pub(crate) fn with(self, id: &str, ability: &str) -> Self {
        self.object(id, &format!("is: (types: [Enchantment], abilities: [{ability}])"))
    }

    /// Alice's enchantment with a replacement effect on each such event.
    pub(crate) fn replaces(self, id: &str, event: &str, rewrite: &str) -> Self {
        self.with(id, &format!("Effect((when: (event: {event}), rewrite: {rewrite}))"))
    }

    /// Alice's shield or other effect that has left its source.
    pub(crate) fn floating(self, id: &str, effect: &str) -> Self {
        self.set(&format!("effects: [(id: \"{id}\", controller: \"Alice\", effect: ({effect}))]"))
    }

    /// Events that would happen at once, and then the next ones.
    pub(crate) fn event(self, events: &str) -> Self {
        self.does(&format!("Do(events: [{events}])"))
    }

    /// Instructions that are followed.
    pub(crate) fn does(self, does: &str) -> Self {
        self.script(&format!("does: [{does}]"))
    }

    /// A script by its fields.
    pub(crate) fn script(mut self, fields: &str) -> Self {
        self.events.push(format!("({fields})"));
        self
    }

    /// Another field of the board.
    pub(crate) fn set(mut self, field: &str) -> Self {
        self.more.push(field.to_owned());
        self
    }

    /// The board by the rules of a date.
    pub(crate) fn board(&self, date: Date) -> Board {
        let players = if self.players.is_empty() {
            "(name: \"Alice\"), (name: \"Bob\")".to_owned()
        } else {
            self.players.join(", ")
        };
        let (objects, events) = (self.objects.join(", "), self.events.join(", "));
        let more = self.more.join(", ");
        let text = format!("(players: [{players}], objects: [{objects}], events: [{events}], {more})");
        Board { as_of: Some(date), ..read(&text) }
    }

    /// Rules on the board by each of its dates and holds what comes out against each line.
    ///
    /// # Panics
    /// When a line is not so, with all that are not and what is so in their place; when nothing is said.
    pub(crate) fn says(&self, expected: &str) {
        let mut wrong = Vec::new();
        for &date in &self.dates {
            let told = lines::hold(&self.board(date), expected);
            assert!(told.compared > 0, "nothing is said that can be wrong");
            wrong.extend(told.wrong.into_iter().map(|line| format!("{date} {line}")));
        }
        assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
    }
}

/// Reads a piece of a board file.
fn read<T: DeserializeOwned>(text: &str) -> T {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

#[test]
#[should_panic(expected = "is   orders: Bob")]
fn a_line_that_is_not_so_is_told_with_what_is() {
    let damage = r#"Damage(to: Player(Named("Bob")), amount: N(3))"#;
    now().replaces("Furnace", "Damage()", "Scale(Times(2))").event(damage).says("orders: Alice");
}

#[test]
#[should_panic(expected = "nothing is said")]
fn a_text_that_says_nothing_is_no_test() {
    now().says("");
}

#[test]
#[should_panic(expected = "is   2 ends")]
fn an_end_that_is_not_told_is_missed() {
    let gain = r"Do(events: [GainLife(who: You, amount: N(1))])";
    now().does(&format!("May(does: [{gain}])")).says(r#"end: life("Alice", 21)"#);
}
