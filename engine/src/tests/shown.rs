//! What a ruling holds, with the names that a person sees.

use std::fmt::Debug;

use petgraph::graph::NodeIndex;

use crate::ruling::Ruling;
use language::board::Ability;
use statements::chronicle::Happened;
use statements::happening::Happening;
use statements::ids::{AbilityId, CounterId, FormId, ObjectId, PlayerId, TextId};
use statements::part::Part;

/// Shows what a ruling holds.
#[derive(Clone, Copy)]
pub(super) struct Shown<'r> {
    pub(super) ruling: &'r Ruling,
}

/// Pieces of what a derived text says that nobody wants to read.
const NOISE: [(&str, &str); 13] = [
    (", combat: false", ""),
    (", unpreventable: false", ""),
    (", dealt: false", ""),
    (", dealt: true", ""),
    (", no_regeneration: false", ""),
    (", milled: false", ""),
    (", tapped: false", ""),
    (", extra: false", ""),
    (", new_targets: false", ""),
    (", place: Top", ""),
    (", ignored: 0", ""),
    ("source: None, ", ""),
    ("Enter(Entering {", "Enter({"),
];

impl Shown<'_> {
    /// Anything that has ids in it, with the names in their place.
    pub(super) fn names(&self, thing: &impl Debug) -> String {
        let mut text = format!("{thing:?}");
        for (noise, instead) in NOISE {
            text = text.replace(noise, instead);
        }
        text = self.with_names(&text, "ObjectId(", |at| self.ruling.object(ObjectId::at(at)).to_owned());
        text = self.with_names(&text, "PlayerId(", |at| self.ruling.player(PlayerId::at(at)).to_owned());
        text = self
            .with_names(&text, "CounterId(", |at| format!("{:?}", self.ruling.counter(CounterId::at(at))));
        text = self.with_names(&text, "FormId(", |at| self.form(FormId::at(at)));
        text = self.with_names(&text, "TextId(", |at| self.ruling.text(TextId::at(at)).to_owned());
        text = self.with_names(&text, "AbilityId(", |at| self.ruling.ability_name(AbilityId::at(at)));
        for wrapper in ["Some(", "Object(", "Player("] {
            text = unwrapped(&text, wrapper);
        }
        text.replace(" { ", "(").replace("{ ", "").replace(" })", ")").replace(" }", ")")
    }

    fn with_names(&self, text: &str, kind: &str, name: impl Fn(usize) -> String) -> String {
        let mut pieces = text.split(kind);
        let mut all = pieces.next().unwrap_or_default().to_owned();
        for piece in pieces {
            let (number, rest) = piece.split_once(')').unwrap_or_default();
            all += &name(number.parse().unwrap());
            all += rest;
        }
        all
    }

    /// How something enters.
    fn form(&self, id: FormId) -> String {
        let form = self.ruling.form(id);
        let mut text = form.name.to_owned();
        let mut add = |is: bool, words: &str| {
            if is {
                text += &format!(" {words}")
            }
        };
        add(form.tapped, "tapped");
        add(form.transformed, "transformed");
        add(form.face_down, "face down");
        for (kind, amount) in &form.counters {
            add(true, &format!("with {amount} {kind:?}"));
        }
        if let Some(original) = form.copy_of {
            add(true, &format!("as {}", self.ruling.object(original)));
        }
        if let Some(host) = form.attached_to {
            add(true, &format!("attached to {}", self.ruling.object(host)));
        }
        if let Some(color) = form.color {
            add(true, &format!("{color:?}"));
        }
        text
    }

    /// One thing that would happen. What players do and what is done to objects is told in few words.
    pub(super) fn happening(&self, happening: &Happening) -> String {
        match happening {
            Happening::Act { player, act, amount, .. } => {
                format!("{} does {act:?} {amount}", self.ruling.player(*player))
            }
            Happening::Undergo { object, deed, to } => {
                let to = to.map_or_else(String::new, |to| format!(" to {}", self.names(&to)));
                format!("{deed:?} {}{to}", self.ruling.object(*object))
            }
            other => self.names(other),
        }
    }

    /// The parts of an event.
    pub(super) fn parts(&self, parts: &[Part], between: &str) -> String {
        let one = |part: &Part| {
            let inside = part.within.map_or_else(String::new, |outer| format!(" in {outer}"));
            format!("{}{inside}", self.happening(&part.happening))
        };
        parts.iter().map(one).collect::<Vec<_>>().join(between)
    }

    /// Something that has happened.
    pub(super) fn happened(&self, happened: &Happened) -> String {
        match happened {
            Happened::Event(parts) => self.parts(parts, " & "),
            Happened::Forbidden { part, by } => {
                format!("{} forbids {}", self.ruling.object(*by), self.happening(&part.happening))
            }
            Happened::Triggered { ability, times, .. } => {
                format!("{} triggers {times}", self.ruling.ability_name(*ability))
            }
            Happened::Put { ability, times } => {
                format!("{} is put {times}", self.ruling.ability_name(*ability))
            }
            Happened::Resolves(ability) => format!("{} resolves", self.ruling.ability_name(*ability)),
            Happened::Resolved => "resolved".to_owned(),
        }
    }

    /// An object after the layers: `Bear 2/2 Legendary Creature Bear Green 1 abilities by Alice`.
    pub(super) fn object(&self, at: NodeIndex, id: ObjectId) -> String {
        let table = self.ruling.table();
        let seen = &table.view(self.ruling.situation(at).board).seen[id.index()];
        let is = &seen.is;
        let mut words = vec![self.ruling.object(id).to_owned()];
        if is.name != words[0] {
            words.push(format!("named {}", is.name));
        }
        if let (Some(power), Some(toughness)) = (is.power, is.toughness) {
            words.push(format!("{power}/{toughness}"));
        }
        words.extend(is.supertypes.iter().map(|one| format!("{one:?}")));
        words.extend(is.types.iter().map(|one| format!("{one:?}")));
        words.extend(is.subtypes.iter().cloned());
        words.extend(is.colors.iter().map(|one| format!("{one:?}")));
        words.extend(is.abilities.iter().map(|ability| match ability {
            Ability::Keyword(keyword) => format!("with {keyword:?}"),
            Ability::Opaque(text) => format!("with {text}"),
            Ability::Effect(_) => "with an effect".to_owned(),
            Ability::Continuous(_) => "with a continuous effect".to_owned(),
            other => format!("with {other:?}"),
        }));
        words.push(
            seen.controller.map_or("by nobody".to_owned(), |by| format!("by {}", self.ruling.player(by))),
        );
        words.join(" ")
    }
}

/// The text without a wrapper and its closing bracket, wherever it stands.
fn unwrapped(text: &str, wrapper: &str) -> String {
    let mut text = text.to_owned();
    while let Some(at) = found(&text, wrapper) {
        let mut depth = 0usize;
        let close = text[at..].char_indices().find_map(|(place, letter)| {
            match letter {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            (letter == ')' && depth == 0).then_some(at + place)
        });
        let close = close.unwrap();
        text = format!("{}{}{}", &text[..at], &text[at + wrapper.len()..close], &text[close + 1..]);
    }
    text
}

/// Where a wrapper stands that is no end of another word.
fn found(text: &str, wrapper: &str) -> Option<usize> {
    let alone = |at: &usize| !text[..*at].ends_with(|letter: char| letter.is_alphanumeric());
    text.match_indices(wrapper).map(|(at, _)| at).find(alone)
}
