//! Of what kind what was named before is: "that land" is a land, whatever else was named since.

use language::board::{CardType, Zone};
use language::event::Deed;
use language::select::What;

use crate::oracle::subtypes::type_of;
use crate::oracle::tree::{Happening, Like, Noun, Recipient, Thing, Trait};

/// What is known of an object that was named.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Kinds {
    /// It has one of these types; none where no word says which.
    types: Vec<CardType>,
    /// It has one of these subtypes; none where no word says which.
    subtypes: Vec<String>,
    /// Whether it is a spell, where that is known.
    spell: Option<bool>,
    /// Whether it is a token, where that is known.
    token: Option<bool>,
    /// Whether it is a card that lies where no permanents are.
    lies_elsewhere: bool,
}

/// Whether an object can be spoken of by a noun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fits {
    /// It was named as that.
    Yes,
    /// It may be that: not enough is known of it.
    Perhaps,
    /// It was named as something else.
    No,
}

impl Kinds {
    /// What is known of objects that are told like this.
    pub(super) fn like(like: &Like) -> Self {
        let mut all = Self { spell: Some(false), token: Some(false), ..Self::default() };
        for one in &like.0 {
            match one {
                Trait::Is(What::Type(kind)) => all.types.push(*kind),
                Trait::Is(What::Subtype(name)) => all.is_of_subtype(name),
                Trait::Is(What::Token) => all.token = Some(true),
                Trait::Spell => all.spell = Some(true),
                // A card may be cast, or enter, and be spoken of as what it is then.
                Trait::Among | Trait::ExiledWithOwn => all.spell = None,
                Trait::In(zone, _) if *zone != Zone::Battlefield => {
                    (all.spell, all.lies_elsewhere) = (None, true);
                }
                Trait::AnyOf(any) => all.is_one_of(any),
                // What it is was said elsewhere.
                Trait::Being(_) | Trait::CastThisWay => return Self::default(),
                Trait::Is(_)
                | Trait::In(..)
                | Trait::Other
                | Trait::Controlled(_)
                | Trait::NotControlled(_)
                | Trait::Owned(_)
                | Trait::Measured(..)
                | Trait::AttachedTo(_)
                | Trait::Shares(..)
                | Trait::Happened(_)
                | Trait::DealtThisWay
                | Trait::DamagedThisWay
                | Trait::Targeted
                | Trait::TargetedBy(_)
                | Trait::Blocking(_)
                | Trait::BlockedBy(_)
                | Trait::AtRandom
                | Trait::OneGraveyard
                | Trait::ColorOfChoice => {}
            }
        }
        all
    }

    /// Whether it is a card of which no word says more than where it lies.
    pub(super) const fn is_any_card(&self) -> bool {
        self.lies_elsewhere && self.types.is_empty() && self.subtypes.is_empty()
    }

    /// What is known of a spell like this.
    fn spell(like: &Like) -> Self {
        Self { spell: Some(true), ..Self::like(like) }
    }

    /// What is known of a token with these types and subtypes.
    pub(super) fn token(types: &[CardType], subtypes: &[String]) -> Self {
        let subtypes = subtypes.to_vec();
        Self { types: types.to_vec(), subtypes, spell: Some(false), token: Some(true), ..Self::default() }
    }

    /// What is known of objects of one of these types, of which nothing more is said.
    pub(super) fn of_types(types: &[CardType]) -> Self {
        Self { types: types.to_vec(), spell: Some(false), token: Some(false), ..Self::default() }
    }

    /// What is known of what "it" is where an ability triggers on this; none where it is the card itself, or nothing.
    pub(super) fn of_event(on: &Happening) -> Option<Self> {
        match on {
            Happening::Casts(_, like) => Some(Self::spell(like)),
            Happening::Enters(thing, _)
            | Happening::EntersFrom(thing, _)
            | Happening::Dies(thing)
            | Happening::Destroyed(thing)
            | Happening::Sacrifices(_, thing)
            | Happening::Done(thing, _, None)
            | Happening::Done(thing, Deed::BecomeTarget, Some(_))
            | Happening::Counters(_, _, Recipient::Thing(thing))
            | Happening::Damage(_, Some(Recipient::Thing(thing)), _)
            | Happening::Meets(_, _, thing)
            | Happening::Damage(Some(thing), None | Some(Recipient::Player(_)), _) => Self::thing(thing),
            // A card that moves is whatever it is where it is then.
            Happening::Moves(..)
            | Happening::Discards(..)
            | Happening::Done(..)
            | Happening::Damage(..)
            | Happening::Counters(..)
            | Happening::Begins(..)
            | Happening::BeginsExtra(..)
            | Happening::TappedForMana(..)
            | Happening::Creates(..)
            | Happening::DrawsCards(..)
            | Happening::Draws(_)
            | Happening::GainsLife(_)
            | Happening::LosesLife(_)
            | Happening::LosesLifeByDamage(_)
            | Happening::Several(_)
            | Happening::Nth(..)
            | Happening::While(..)
            | Happening::By(..)
            | Happening::Marked(..)
            | Happening::Copies(..)
            | Happening::Chapter(_)
            | Happening::Rolls(_)
            | Happening::Attached(..)
            | Happening::DayNight
            | Happening::State(_)
            | Happening::Does(..) => None,
        }
    }

    fn thing(thing: &Thing) -> Option<Self> {
        if let Thing::Such(_, like) = thing { Some(Self::like(like)) } else { None }
    }

    fn is_of_subtype(&mut self, name: &str) {
        self.subtypes.push(name.to_owned());
        self.types.extend(type_of(name));
    }

    /// One of these is so: of what not each of them says, nothing is known.
    fn is_one_of(&mut self, any: &[Like]) {
        let each: Vec<Self> = any.iter().map(Self::like).collect();
        if each.iter().all(|one| !one.types.is_empty()) {
            self.types.extend(each.iter().flat_map(|one| one.types.clone()));
        }
        if each.iter().all(|one| !one.subtypes.is_empty()) {
            self.subtypes.extend(each.iter().flat_map(|one| one.subtypes.clone()));
        }
        if each.iter().any(|one| one.spell != Some(false)) {
            self.spell = None;
        }
        if each.iter().any(|one| one.token != Some(false)) {
            self.token = None;
        }
    }

    /// Whether it can be spoken of by this noun.
    pub(super) fn fits(&self, noun: Noun) -> Fits {
        let of = |known: Option<bool>| match known {
            Some(true) => Fits::Yes,
            Some(false) => Fits::No,
            None => Fits::Perhaps,
        };
        match noun {
            Noun::Any => Fits::Perhaps,
            Noun::Spell => of(self.spell),
            Noun::Token => of(self.token),
            Noun::Type(kind) if self.types.contains(&kind) => Fits::Yes,
            Noun::Subtype(name) if self.subtypes.iter().any(|known| known == name) => Fits::Yes,
            Noun::Type(_) if self.types.is_empty() => Fits::Perhaps,
            Noun::Subtype(name) if self.subtypes.is_empty() => {
                let of = type_of(name);
                let may_be = self.types.is_empty() || of.is_none_or(|kind| self.types.contains(&kind));
                if may_be { Fits::Perhaps } else { Fits::No }
            }
            Noun::Type(_) | Noun::Subtype(_) => Fits::No,
        }
    }
}
