//! What is known of a card by its text, sentence by sentence and in our words.

use std::io::{self, Write};

use rulebook::cards::{AllCards, Found, Shelf};
use rulebook::catalogue::{Card, Face, Mark, Told};
use rulebook::oracle::NoMatter;
use rulebook::words::card;
use serde::Serialize;

/// A card that was compiled.
#[derive(Serialize)]
pub(super) struct KnownCard {
    /// Where its text is from.
    from: &'static str,
    name: String,
    /// Whether every sentence is understood, or rightly without effect on rulings.
    whole: bool,
    faces: Vec<KnownFace>,
}

/// A face of it.
#[derive(Serialize)]
struct KnownFace {
    name: String,
    line: String,
    lines: Vec<KnownLine>,
    /// What stands nowhere in its text.
    besides: Vec<String>,
}

/// A line of its text, a line with its modes being one.
#[derive(Serialize)]
struct KnownLine {
    sentences: Vec<KnownSentence>,
    /// What is known of it.
    abilities: Vec<String>,
}

/// A sentence.
#[derive(Serialize)]
struct KnownSentence {
    sentence: String,
    of: &'static str,
    told: &'static str,
}

/// Which shelf a board takes a card from; none where it is nowhere.
pub(super) fn taken_from(cards: &AllCards, name: &str) -> Option<&'static str> {
    cards.find(name).map(|found| shelf(found.from))
}

/// What is known of a card by its text: by one that was imported and is newer, and by that of the catalogue.
pub(super) fn of(cards: &AllCards, name: &str) -> Vec<KnownCard> {
    cards.on_shelves(name).filter_map(KnownCard::new).collect()
}

const fn shelf(from: Shelf) -> &'static str {
    match from {
        Shelf::Own => "own",
        Shelf::Collection => "collection",
        Shelf::Imported => "imported",
        Shelf::Catalogue => "catalogue",
    }
}

impl KnownCard {
    fn new(found: Found<'_>) -> Option<Self> {
        let card: &Card = found.compiled?.card;
        Some(Self {
            from: shelf(found.from),
            name: card.name.clone(),
            whole: card.is_whole(),
            faces: card.faces.iter().map(KnownFace::new).collect(),
        })
    }

    /// The whole name of the card.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let whole = if self.whole { "All of it is understood" } else { "Not all of it is understood" };
        let from =
            if self.from == "catalogue" { "in the catalogue" } else { "by the text that you have imported" };
        writeln!(out, "{whole}, {from}.")?;
        for face in &self.faces {
            if self.faces.len() > 1 {
                writeln!(out, "{}", face.name)?;
            }
            face.write(out)?;
        }
        Ok(())
    }

    /// The abilities of one that the other does not have, both ways: what differs.
    pub(super) fn differences(&self, other: &Self) -> Vec<String> {
        let (of_self, of_other) = (self.abilities(), other.abilities());
        let only = |these: &[String], those: &[String], from: &str| {
            let new = these.iter().filter(|ability| !those.contains(ability));
            new.map(|ability| format!("only {from}: {ability}")).collect::<Vec<_>>()
        };
        [only(&of_self, &of_other, self.from), only(&of_other, &of_self, other.from)].concat()
    }

    fn abilities(&self) -> Vec<String> {
        let lines = self.faces.iter().flat_map(|face| {
            let of_lines = face.lines.iter().flat_map(|line| &line.abilities);
            std::iter::once(&face.line).chain(of_lines).chain(&face.besides)
        });
        lines.cloned().collect()
    }
}

impl KnownFace {
    fn new(face: &Face) -> Self {
        let mut words = card::abilities(&face.is).into_iter();
        let mut sentences = face.sentences();
        let lines = face.lines.iter().map(|line| KnownLine {
            sentences: sentences.by_ref().take(line.sentences.len()).map(KnownSentence::new).collect(),
            abilities: words.by_ref().take(line.abilities).collect(),
        });
        let lines = lines.collect();
        Self { name: face.is.name.clone(), line: card::line(&face.is), lines, besides: words.collect() }
    }

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", self.line)?;
        for KnownLine { sentences, abilities } in &self.lines {
            for KnownSentence { sentence, of, told } in sentences {
                writeln!(out, "{sentence} ({of}): {told}")?;
            }
            abilities.iter().try_for_each(|ability| writeln!(out, "  - {ability}"))?;
        }
        self.besides.iter().try_for_each(|ability| writeln!(out, "- {ability}"))
    }
}

impl KnownSentence {
    fn new((sentence, mark): (String, Mark)) -> Self {
        Self { sentence, of: mark.of.name(), told: told(mark.told) }
    }
}

const fn told(told: Told) -> &'static str {
    match told {
        Told::Understood => "understood",
        Told::NoMatter(NoMatter::Mana) => "no matter: it adds mana",
        Told::NoMatter(NoMatter::Timing) => "no matter: it says when something may be done",
        Told::NoMatter(NoMatter::ManaCost) => "no matter: it says what is paid",
        Told::NoMatter(NoMatter::Looking) => "no matter: it lets somebody look",
        Told::NoMatter(NoMatter::OutsideTheGame) => "no matter: it is about no game",
        Told::Partly => "in part",
        Told::Unread => "not understood",
    }
}
