//! What an object is at a moment, layer by layer, on paper.

use language::board::{Object, Unread, UnreadOf};
use petgraph::graph::NodeIndex;
use rulebook::words::Sentence;
use rulebook::words::grammar::list;
use rulebook::words::layers::{LayersTold, StepTold, UnappliedTold};
use serde::Serialize;
use statements::ids::ObjectId;

use super::block::Block;
use crate::opened::Opened;
use crate::presentation::reading::number;
use engine::Ruling;

/// The version of the schema. It grows when a field changes its meaning or goes away.
const SCHEMA: u32 = 1;

/// Objects at a moment of a ruling.
pub(crate) struct Objects<'a> {
    pub(crate) opened: &'a Opened,
    pub(crate) ruling: &'a Ruling,
    /// The moment; none before anything has happened.
    pub(crate) at: Option<NodeIndex>,
    pub(crate) ids: &'a [ObjectId],
}

impl Objects<'_> {
    fn told(&self) -> Vec<LayersTold> {
        let words = self.opened.words(self.ruling);
        let told = self.ids.iter().filter_map(|&id| self.ruling.by_layer(self.at, id));
        told.map(|told| words.by_layer(&told)).collect()
    }

    /// The page to read.
    pub(super) fn page(&self) -> Vec<Block> {
        let when = self.at.map_or_else(|| "at first".to_owned(), |at| format!("at moment {}", number(at)));
        let title = format!("{}: layer by layer, {when}", self.opened.file.title);
        let mut page = vec![Block::Title(title), Block::Line(format!("Rules of {}.", self.ruling.as_of()))];
        let unread = unread(self.opened);
        if !unread.is_empty() {
            let said = format!("This holds only if unread text changes nothing here: {}.", list(&unread));
            page.push(Block::Line(said));
        }
        for one in self.told() {
            page.push(Block::Heading(format!("{}: {}", one.object, one.is)));
            page.push(Block::Line(one.start.to_string()));
            page.extend(one.steps.iter().flat_map(step));
            if !one.unapplied.is_empty() {
                page.push(Block::Heading(format!("Not applied to {}", one.object)));
            }
            page.extend(one.unapplied.iter().flat_map(unapplied));
        }
        page
    }

    /// The same for other programs.
    pub(super) fn report(&self) -> ObjectsReport {
        ObjectsReport {
            schema: SCHEMA,
            board: self.opened.file.title.clone(),
            as_of: self.ruling.as_of().to_string(),
            moment: self.at.map_or(0, number),
            unread: unread(self.opened),
            objects: self.told().into_iter().map(ObjectEntry::from).collect(),
        }
    }
}

/// The static sentences on a board that are unread and may say of objects what they are: not those of which it is known on which
/// events they are.
pub(crate) fn unread(opened: &Opened) -> Vec<String> {
    let of = |object: &Object| {
        let is_open = |unread: &&Unread| unread.of == UnreadOf::Static && unread.about.is_empty();
        let all = object.is.unread().map(|(_, unread)| unread).filter(is_open);
        all.map(|unread| format!("sentence {} of {}", unread.sentence, object.id)).collect::<Vec<_>>()
    };
    opened.board.objects.iter().flat_map(of).collect()
}

fn step(step: &StepTold) -> Vec<Block> {
    let then = Some(&step.then).filter(|then| !then.is_empty());
    let then = then.map(|then| Block::Item(1, format!("Now {then}.")));
    std::iter::once(Block::Item(0, step.sentence().to_string())).chain(then).collect()
}

fn unapplied(one: &UnappliedTold) -> [Block; 2] {
    [Block::Item(0, one.said.to_string()), Block::Item(1, one.effect.clone())]
}

/// Objects at a moment, for other programs.
#[derive(Serialize, Debug)]
pub(super) struct ObjectsReport {
    schema: u32,
    board: String,
    as_of: String,
    moment: usize,
    /// Unread text on the board that may change what objects are.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unread: Vec<String>,
    objects: Vec<ObjectEntry>,
}

#[derive(Serialize, Debug)]
struct ObjectEntry {
    object: String,
    is: String,
    start: Said,
    steps: Vec<StepEntry>,
    unapplied: Vec<UnappliedEntry>,
}

impl From<LayersTold> for ObjectEntry {
    fn from(one: LayersTold) -> Self {
        Self {
            start: Said::of(&one.start),
            steps: one.steps.iter().map(StepEntry::of).collect(),
            unapplied: one.unapplied.iter().map(UnappliedEntry::of).collect(),
            object: one.object,
            is: one.is,
        }
    }
}

#[derive(Serialize, Debug)]
struct StepEntry {
    layer: Option<&'static str>,
    says: Said,
    then: Option<String>,
}

#[derive(Serialize, Debug)]
struct UnappliedEntry {
    effect: String,
    says: Said,
    is_elsewhere: bool,
}

/// A sentence with the numbers of its rules.
#[derive(Serialize, Debug)]
struct Said {
    text: String,
    rules: Vec<String>,
}

impl Said {
    fn of(sentence: &Sentence) -> Self {
        Self { text: sentence.text.clone(), rules: sentence.rules.iter().map(ToString::to_string).collect() }
    }
}

impl StepEntry {
    fn of(step: &StepTold) -> Self {
        let then = Some(step.then.clone()).filter(|then| !then.is_empty());
        Self { layer: step.layer, says: Said::of(&step.said), then }
    }
}

impl UnappliedEntry {
    fn of(one: &UnappliedTold) -> Self {
        Self { effect: one.effect.clone(), says: Said::of(&one.said), is_elsewhere: one.is_elsewhere }
    }
}
