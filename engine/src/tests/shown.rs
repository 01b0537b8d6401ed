//! What a ruling holds, with the names that a person sees.

use std::fmt::Debug;

use petgraph::graph::NodeIndex;

use crate::ruling::Ruling;
use language::board::Ability;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::forbids::Forbids;
use statements::happening::Happening;
use statements::ids::{AbilityId, CounterId, FormId, ObjectId, PlayerId, Target, TextId};
use statements::lacking::Nothing;
use statements::part::Part;

/// Shows what a ruling holds.
#[derive(Clone, Copy)]
pub(super) struct Shown<'r> {
    pub(super) ruling: &'r Ruling,
}

/// Pieces of what a derived text says that nobody wants to read.
const NOISE: [(&str, &str); 14] = [
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
    ("player: None, ", ""),
    ("source: None, ", ""),
    ("Enter(Entering {", "Enter({"),
];

impl Shown<'_> {
    /// Anything that has ids in it, with the names in their place.
    pub(super) fn names(self, thing: &impl Debug) -> String {
        let mut text = format!("{thing:?}");
        for (noise, instead) in NOISE {
            text = text.replace(noise, instead);
        }
        text = with_names(&text, "ObjectId(", |at| self.ruling.object(ObjectId::at(at)).to_owned());
        text = with_names(&text, "PlayerId(", |at| self.ruling.player(PlayerId::at(at)).to_owned());
        text = with_names(&text, "CounterId(", |at| format!("{:?}", self.ruling.counter(CounterId::at(at))));
        text = with_names(&text, "FormId(", |at| self.form(FormId::at(at)));
        text = with_names(&text, "TextId(", |at| self.ruling.text(TextId::at(at)).to_owned());
        text = with_names(&text, "AbilityId(", |at| self.ruling.ability_name(AbilityId::at(at)));
        for wrapper in ["Some(", "Object(", "Player("] {
            text = unwrapped(&text, wrapper);
        }
        text.replace(" { ", "(").replace("{ ", "").replace(" })", ")").replace(" }", ")")
    }

    /// How something enters.
    fn form(self, id: FormId) -> String {
        let form = self.ruling.form(id);
        let said = |is: bool, words: &str| is.then(|| words.to_owned());
        let named = |words: &str, id: ObjectId| format!("{words} {}", self.ruling.object(id));
        let mut words = vec![form.name.to_owned()];
        words.extend(said(form.tapped, "tapped"));
        words.extend(said(form.transformed, "transformed"));
        words.extend(said(form.face_down.is_some(), "face down"));
        words.extend(form.copy_of.map(|id| named("as", id)));
        words.extend(form.attached_to.map(|host| format!("attached to {}", self.names(&host))));
        words.extend(form.attacks.map(|target| format!("attacking {}", self.names(&target))));
        words.extend(form.color.map(|color| format!("{color:?}")));
        words.join(" ")
    }

    /// One thing that would happen. What players do and what is done to objects is told in few words.
    pub(super) fn happening(self, happening: &Happening) -> String {
        if let Happening::Deed { of: Target::Player(player), deed, amount, .. } = happening {
            return format!("{} does {deed:?} {amount}", self.ruling.player(*player));
        }
        if let Happening::Deed { of: Target::Object(object), deed, to, .. } = happening {
            let to = to.map_or_else(String::new, |to| format!(" to {}", self.names(&to)));
            return format!("{deed:?} {}{to}", self.ruling.object(*object));
        }
        self.names(happening)
    }

    /// The parts of an event.
    pub(super) fn parts(self, parts: &[Part], between: &str) -> String {
        let one = |part: &Part| {
            let inside = part.within.map_or_else(String::new, |outer| format!(" in {outer}"));
            format!("{}{inside}", self.happening(&part.happening))
        };
        parts.iter().map(one).collect::<Vec<_>>().join(between)
    }

    /// Something that has happened.
    pub(super) fn happened(self, happened: &Happened) -> String {
        match happened {
            Happened::Event(parts) => self.parts(parts, " & "),
            Happened::DrewFromEmpty(player, times) => {
                let many = if *times == 1 { String::new() } else { format!(" {times} times") };
                format!("{} draws from nothing{many}", self.ruling.player(*player))
            }
            Happened::Forbidden { part, by } => {
                let by = match &by.by {
                    Forbids::Permanent(id) => self.ruling.object(*id),
                    Forbids::WhatEnters => "what enters",
                    Forbids::Lasting(_) => "what is so for a time",
                };
                format!("{by} forbids {}", self.happening(&part.happening))
            }
            Happened::Triggered { ability, times, .. } => {
                format!("{} triggers {times}", self.ruling.ability_name(*ability))
            }
            Happened::Put { ability, times } => {
                format!("{} is put {times}", self.ruling.ability_name(*ability))
            }
            Happened::Resolves(ability) => format!("{} resolves", self.ruling.ability_name(*ability)),
            Happened::ResolvesAtOnce(ability) => {
                format!("{} resolves at once", self.ruling.ability_name(*ability))
            }
            Happened::OfMana(source) => format!("of mana: {}", self.ruling.object(*source)),
            Happened::SpellResolves(spell) => format!("{} resolves", self.ruling.object(*spell)),
            Happened::Resolved => "resolved".to_owned(),
            Happened::Decided(Decided::Nothing(nothing)) => format!("nothing: {}", self.nothing(nothing)),
            Happened::Decided(decided) => format!("decided: {decided:?}"),
            Happened::Arranged(arranged) => format!("arranged: {arranged:?}"),
        }
    }

    /// What comes to nothing.
    fn nothing(self, nothing: &Nothing) -> String {
        match nothing {
            Nothing::Nobody { .. } => "nobody".to_owned(),
            Nothing::NotSo { .. } => "not so".to_owned(),
            Nothing::NotSuch { what, .. } => format!("not such {}", self.ruling.object(*what)),
            Nothing::PhasedSince(what) => format!("phased since {}", self.ruling.object(*what)),
            Nothing::SameLife { .. } => "same life".to_owned(),
            Nothing::IllegalDealer => "illegal dealer".to_owned(),
            Nothing::NoDealer => "no dealer".to_owned(),
            Nothing::None(part) => format!("none of {}", self.happening(&part.happening)),
            Nothing::Already(part) => format!("already {}", self.happening(&part.happening)),
            Nothing::NotThere(part) => format!("not there {}", self.happening(&part.happening)),
        }
    }

    /// An object after the layers: `Bear 2/2 Legendary Creature Bear Green 1 abilities by Alice`.
    pub(super) fn object(self, at: NodeIndex, id: ObjectId) -> String {
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
        words.extend(is.abilities.iter().map(with));
        words.push(
            seen.controller.map_or("by nobody".to_owned(), |by| format!("by {}", self.ruling.player(by))),
        );
        words.join(" ")
    }
}

/// That an object has an ability: a keyword by name.
fn with(ability: &Ability) -> String {
    let sort = match ability {
        Ability::Keyword(keyword) => return format!("with {keyword:?}"),
        Ability::Unread(unread) => return format!("with sentence {} unread", unread.sentence),
        Ability::Opaque(text) => return format!("with {text}"),
        Ability::Effect(_) => "an effect",
        Ability::Continuous(_) => "a continuous effect",
        Ability::Restriction(_) => "a restriction",
        Ability::Requirement(_) => "a requirement",
        Ability::Triggered { .. } | Ability::StateTriggered { .. } => "a triggered ability",
        Ability::Instructions(_) => "instructions",
        Ability::Spell { .. } => "a spell",
        Ability::Activated { .. } => "an activated ability",
        Ability::BlocksMore(_) => "more blocks",
        Ability::AttacksDespiteDefender => "no hindrance by defender",
        Ability::AssignsToughness => "damage by toughness",
        Ability::FunctionsIn { .. } => "an ability that functions elsewhere",
        Ability::AsLongAs { .. } => "an ability under a condition",
    };
    format!("with {sort}")
}

/// The text with names in place of ids of one kind.
fn with_names(text: &str, kind: &str, name: impl Fn(usize) -> String) -> String {
    let mut pieces = text.split(kind);
    let mut all = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (number, rest) = piece.split_once(')').unwrap_or_default();
        all += &name(number.parse().unwrap());
        all += rest;
    }
    all
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
