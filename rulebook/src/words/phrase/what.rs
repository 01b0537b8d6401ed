//! Objects, and whom or what damage and counters go to.

use super::Voice;
use super::thing::Thing;
use crate::words::grammar::{Subject, either, list, quoted};
use crate::words::vocabulary::{card_type, color, counter, designation, object_kind, supertype};
use language::board::Designation;
use language::board::paid::said;
use language::select::{Amount, Compare, Shared, What, Who, Whom};

impl Voice<'_> {
    /// One of these objects: "a creature Alice controls". `fallback` is the noun where none is named.
    pub fn one_of(self, what: &What, fallback: &'static str) -> String {
        let thing = self.thing(what, fallback);
        thing.one(self.zone_of(&thing).as_deref())
    }

    /// Each of these objects: "each creature Alice controls"; an object that is named is just named.
    pub fn each_of(self, what: &What, fallback: &'static str) -> String {
        let thing = self.thing(what, fallback);
        thing.each(self.zone_of(&thing).as_deref())
    }

    /// These objects: "creatures Alice controls".
    pub fn many_of(self, what: &What, fallback: &'static str) -> String {
        let thing = self.thing(what, fallback);
        thing.many(self.zone_of(&thing).as_deref())
    }

    /// What follows "it is": "a creature", "red", "in a graveyard".
    pub fn is_one_of(self, what: &What) -> String {
        let thing = self.thing(what, "permanent");
        thing.predicate(self.zone_of(&thing).as_deref())
    }

    /// What is said of an object that is named, as a clause: "Siege is in exile", or that it is not so. None where it isn't
    /// named.
    pub(super) fn of_the_named(self, what: &What, is_so: bool) -> Option<String> {
        let thing = self.thing(what, "permanent");
        let zone = self.zone_of(&thing);
        thing.of_the_named(zone.as_deref(), is_so)
    }

    /// Tokens of this kind: "creature tokens".
    pub(super) fn many_tokens(self, what: &What) -> String {
        let thing = Thing { token: true, ..self.thing(what, "token") };
        thing.many(None)
    }

    fn zone_of(self, thing: &Thing) -> Option<String> {
        let of = thing.owner.as_deref().unwrap_or("a");
        thing.zone.map(|zone| self.words.in_zone(zone, of))
    }

    /// Sorts what is said of an object into the places that English has for it.
    pub(super) fn thing(self, what: &What, fallback: &'static str) -> Thing {
        let mut thing = Thing { fallback, ..Thing::default() };
        self.describe(&mut thing, what);
        thing.settle();
        thing
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each selector")]
    fn describe(self, thing: &mut Thing, what: &What) {
        match what {
            What::Any => {}
            What::This => thing.name(self.this()),
            What::It => thing.name("it"),
            What::Is(id) => thing.name(id),
            What::AttachedToBy => thing.name(&format!("the permanent {} is attached to", self.this())),
            What::Chosen(name) => thing.group(quoted(name)),
            What::TopOfLibrary(who, amount) => thing.group(self.top_of_library(who, amount)),
            What::Done => thing.suffixes.push("that the step before affected".to_owned()),
            What::DamageSource => thing.definite = Some("the source of the damage".to_owned()),
            What::Named(name) => thing.suffixes.push(format!("named {name}")),
            What::Type(kind) => thing.kinds.push(card_type(*kind).to_owned()),
            What::Subtype(name) => thing.kinds.insert(0, name.clone()),
            What::Supertype(kind) => thing.adjectives.insert(0, supertype(*kind).to_owned()),
            What::Color(c) => thing.adjectives.push(color(*c).to_owned()),
            What::Colorless => thing.adjectives.push("colorless".to_owned()),
            What::Multicolored => thing.adjectives.push("multicolored".to_owned()),
            What::ChosenColor => thing.suffixes.insert(0, "of the chosen color".to_owned()),
            What::ChosenWord => thing.suffixes.insert(0, "of the chosen name or type".to_owned()),
            What::Chose(word) => thing.suffixes.push(format!("for which {} was chosen", quoted(word))),
            What::Kind(kind) => thing.kinds.push(object_kind(*kind).to_owned()),
            What::Commander => thing.kinds.push("commander".to_owned()),
            What::Paid(word) if word.starts_with("from ") || word.starts_with("without ") => {
                thing.suffixes.push(format!("cast {word}"));
            }
            What::Paid(word) if said(word) == "kicked" => thing.suffixes.push("that was kicked".to_owned()),
            // These are activated, and nothing is cast.
            What::Paid(name) if ["unearth", "ninjutsu"].contains(&&**name) => {
                thing.suffixes.push(format!("put onto the battlefield with {}", quoted(name)));
            }
            What::Paid(name) => thing.suffixes.push(format!("cast with {}", quoted(name))),
            What::CastBy(who) => thing.suffixes.push(self.was_cast(who)),
            What::FaceDown => thing.adjectives.push("face-down".to_owned()),
            What::Designated(Designation::RingBearer) => thing.kinds.push("Ring-bearer".to_owned()),
            What::Designated(one) => thing.adjectives.push(designation(*one).to_owned()),
            What::GoadedBy(who) => {
                thing.suffixes.push(format!("goaded by {}", self.any_player(who).text));
            }
            What::HasMark(mark) => thing.suffixes.push(format!("with the mark {}", quoted(mark))),
            What::AttachedTo(host) => {
                thing.suffixes.push(format!("attached to {}", self.one_of(host, "permanent")));
            }
            What::HasAttached(what) => {
                thing.suffixes.push(format!("with {} attached", self.one_of(what, "permanent")));
            }
            What::Token => thing.token = true,
            What::In(zone) => thing.zone = Some(*zone),
            What::ControlledBy(who) => thing.suffixes.push(self.has(who, "control")),
            What::OwnedBy(who) => self.owned(thing, who),
            What::Tapped => thing.adjectives.insert(0, "tapped".to_owned()),
            What::Attacking => thing.creature("attacking"),
            What::Blocking => thing.creature("blocking"),
            What::Blocked => thing.creature("blocked"),
            What::Unblocked => thing.creature("unblocked"),
            What::With(kind) => {
                thing.suffixes.push(format!("with at least one {} counter", counter(kind)));
            }
            What::WithCounters => thing.suffixes.push("with a counter on it".to_owned()),
            What::EchoDue => {
                let since = "that came under its controller's control since their last upkeep";
                thing.suffixes.push(since.to_owned());
            }
            What::Power(compare, amount) => {
                thing.fallback = "creature";
                thing.suffixes.push(self.measure("power", *compare, amount));
            }
            What::Toughness(compare, amount) => {
                thing.fallback = "creature";
                thing.suffixes.push(self.measure("toughness", *compare, amount));
            }
            What::ManaValue(compare, amount) => {
                thing.suffixes.push(self.measure(self.words.mana_value(), *compare, amount));
            }
            What::Has(one) => thing.suffixes.push(format!("with {}", self.keyword(one))),
            What::HasKeyword(name) => thing.suffixes.push(format!("with {}", name.words())),
            What::SharesColor => thing.suffixes.push(format!("sharing a color with {}", self.this())),
            What::GreaterPower => {
                thing.fallback = "creature";
                thing.suffixes.push(format!("with greater power than {}", self.this()));
            }
            What::SharesCreatureType => {
                thing.suffixes.push(format!("that shares a creature type with {}", self.this()));
            }
            What::Shares(shared, with) => {
                let with = self.one_of(with, "object");
                thing.suffixes.push(match shared {
                    Shared::Name => format!("with the same name as {with}"),
                    Shared::Color => format!("that shares a color with {with}"),
                    Shared::CardType => format!("that shares a card type with {with}"),
                    Shared::CreatureType => format!("that shares a creature type with {with}"),
                });
            }
            What::ExiledWith(with) => {
                thing.fallback = "card";
                let with = self.one_of(with, "permanent");
                thing.suffixes.push(format!("{} with {with}", self.words.exiled()));
            }
            What::TargetedBy(spells) => {
                thing.suffixes.push(format!("targeted by {}", self.one_of(spells, "spell")));
            }
            What::ByCopiableValues(what) => {
                self.describe(thing, what);
                thing.suffixes.push("by copiable values".to_owned());
            }
            What::HappenedTo(past) => thing.suffixes.push(self.to_which(past)),
            What::Dealt(past) => thing.suffixes.push(self.which_dealt(past)),
            What::All(parts) => parts.iter().for_each(|part| self.describe(thing, part)),
            What::OneOf(parts) => self.describe_either(thing, parts),
            What::Not(part) => self.describe_not(thing, part),
        }
    }

    /// "Alice owns"; where a zone is named it becomes "in Alice's graveyard" instead.
    fn owned(self, thing: &mut Thing, who: &Who) {
        if thing.zone.is_some() && thing.owner.is_none() {
            thing.owner = Some(self.any_player(who).possessive());
        } else {
            thing.suffixes.push(self.has(who, "own"));
        }
    }

    /// "that somebody has cast", "that Alice has cast".
    fn was_cast(self, who: &Who) -> String {
        if *who == Who::Anyone {
            return "that somebody has cast".to_owned();
        }
        format!("that {} cast", self.any_player(who).with("has", "have"))
    }

    fn top_of_library(self, who: &Who, amount: &Amount) -> String {
        let library = self.each_player(who).possessive();
        if *amount == Amount::N(1) {
            return format!("the top card of {library} library");
        }
        format!("the top {} of {library} library", self.counted(amount, "card"))
    }

    /// "with power 4 or greater".
    fn measure(self, of: &str, compare: Compare, amount: &Amount) -> String {
        let amount = self.amount(amount);
        match compare {
            Compare::AtLeast => format!("with {of} {amount} or greater"),
            Compare::AtMost => format!("with {of} {amount} or less"),
            Compare::Exactly => format!("with {of} {amount}"),
            Compare::MoreThan => format!("with {of} greater than {amount}"),
            Compare::LessThan => format!("with {of} less than {amount}"),
        }
    }

    fn describe_either(self, thing: &mut Thing, parts: &[What]) {
        let things: Vec<Thing> = parts.iter().map(|part| self.thing(part, "permanent")).collect();
        let only = |f: fn(&Thing) -> bool| !things.is_empty() && things.iter().all(f);
        let words = |f: fn(&Thing) -> &str| either(&things.iter().map(f).collect::<Vec<_>>());
        if only(|t| t.kinds.len() == 1 && plain(t) && t.adjectives.is_empty()) {
            thing.kinds.push(words(|t| t.kinds.first().map_or("", String::as_str)));
        } else if only(|t| t.adjectives.len() == 1 && plain(t) && t.kinds.is_empty()) {
            thing.adjectives.push(words(|t| t.adjectives.first().map_or("", String::as_str)));
        } else {
            let each: Vec<String> = things.iter().map(|t| t.predicate(self.zone_of(t).as_deref())).collect();
            thing.choices.push(either(&each));
        }
    }

    #[expect(clippy::too_many_lines, reason = "a table with a line for each selector")]
    fn describe_not(self, thing: &mut Thing, what: &What) {
        match what {
            What::This => thing.other = true,
            What::Tapped => thing.adjectives.insert(0, "untapped".to_owned()),
            What::Type(kind) => thing.adjectives.push(format!("non{}", card_type(*kind))),
            What::Supertype(kind) => thing.adjectives.push(format!("non{}", supertype(*kind))),
            What::Color(c) => thing.adjectives.push(format!("non{}", color(*c))),
            What::Colorless => thing.adjectives.push("colored".to_owned()),
            What::Multicolored => thing.suffixes.push("of one color or none".to_owned()),
            What::Blocked => thing.suffixes.push("that is not blocked".to_owned()),
            What::Unblocked => thing.suffixes.push("that is not unblocked".to_owned()),
            What::Subtype(name) => thing.adjectives.push(format!("non-{name}")),
            What::Token => thing.adjectives.push("nontoken".to_owned()),
            What::FaceDown => thing.adjectives.push("face-up".to_owned()),
            What::Designated(one) => thing.suffixes.push(format!("that is not {}", designation(*one))),
            What::GoadedBy(who) => {
                thing.suffixes.push(format!("not goaded by {}", self.any_player(who).text));
            }
            What::HasMark(mark) => thing.suffixes.push(format!("without the mark {}", quoted(mark))),
            What::Commander => thing.adjectives.push("noncommander".to_owned()),
            What::ChosenWord => thing.suffixes.push("not of the chosen name or type".to_owned()),
            What::Attacking => thing.adjectives.push("nonattacking".to_owned()),
            What::Blocking => thing.adjectives.push("nonblocking".to_owned()),
            What::With(kind) => thing.suffixes.push(format!("without {} counters", counter(kind))),
            What::WithCounters => thing.suffixes.push("without counters on it".to_owned()),
            What::Has(one) => thing.suffixes.push(format!("without {}", self.keyword(one))),
            What::HasKeyword(name) => thing.suffixes.push(format!("without {}", name.words())),
            What::Not(what) => self.describe(thing, what),
            What::ControlledBy(who) => thing.suffixes.push(self.has_not(who, "control")),
            What::OwnedBy(who) => thing.suffixes.push(self.has_not(who, "own")),
            What::Named(name) => thing.suffixes.push(format!("not named {name}")),
            What::ChosenColor => thing.suffixes.push("not of the chosen color".to_owned()),
            What::Done => thing.suffixes.push("that the step before did not affect".to_owned()),
            What::CastBy(Who::Anyone) => thing.suffixes.push("that nobody has cast".to_owned()),
            What::CastBy(who) => {
                let who = self.any_player(who);
                thing.suffixes.push(format!("that {} not cast", who.with("has", "have")));
            }
            What::In(zone) => thing.suffixes.push(format!("not {}", self.words.in_zone(*zone, "a"))),
            What::HappenedTo(past) => thing.suffixes.push(not_so(&self.to_which(past))),
            What::Dealt(past) => thing.suffixes.push(not_so(&self.which_dealt(past))),
            What::Any
            | What::It
            | What::Is(_)
            | What::Power(..)
            | What::Toughness(..)
            | What::ManaValue(..)
            | What::AttachedToBy
            | What::AttachedTo(_)
            | What::HasAttached(_)
            | What::EchoDue
            | What::Kind(_)
            | What::Paid(_)
            | What::Chose(_)
            | What::Chosen(_)
            | What::DamageSource
            | What::TopOfLibrary(..)
            | What::SharesCreatureType
            | What::SharesColor
            | What::Shares(..)
            | What::GreaterPower
            | What::ExiledWith(_)
            | What::TargetedBy(_)
            | What::ByCopiableValues(_)
            | What::All(_)
            | What::OneOf(_) => thing.suffixes.push(format!("other than {}", self.is_one_of(what))),
        }
    }

    /// "Alice doesn't control".
    pub(super) fn has_not(self, who: &Who, verb: &str) -> String {
        let who = self.any_player(who);
        format!("{} {verb}", who.with("doesn't", "don't"))
    }

    /// Anyone or anything of these: "a creature", "an opponent or a planeswalker".
    pub fn any_whom(self, whom: &Whom) -> String {
        match whom {
            Whom::Any => "anyone or anything".to_owned(),
            Whom::Player(who) => self.any_player(who).text,
            Whom::Object(what) => self.one_of(what, "permanent"),
            Whom::AttackedBy(what) => format!("whom or what {} attacks", self.one_of(what, "creature")),
            Whom::OneOf(whom) => either(&whom.iter().map(|w| self.any_whom(w)).collect::<Vec<_>>()),
        }
    }

    /// All of these, each by itself: "each creature and each player".
    pub fn each_whom(self, whom: &Whom) -> Subject {
        match whom {
            Whom::Any => Subject::many("each player and each permanent"),
            Whom::Player(who) => self.each_player(who),
            Whom::Object(what) => Subject::one(self.each_of(what, "permanent")),
            Whom::AttackedBy(_) => Subject::one(self.any_whom(whom)),
            Whom::OneOf(whom) => {
                let all: Vec<String> = whom.iter().map(|w| self.each_whom(w).text).collect();
                if all.len() > 1 { Subject::many(list(&all)) } else { Subject::one(list(&all)) }
            }
        }
    }
}

/// Whether nothing but kinds and adjectives is said of it.
fn plain(thing: &Thing) -> bool {
    thing.definite.is_none()
        && !thing.token
        && !thing.other
        && thing.suffixes.is_empty()
        && thing.zone.is_none()
}

/// "that has not attacked this turn".
fn not_so(past: &str) -> String {
    past.strip_prefix("that has ")
        .map_or_else(|| format!("other than one {past}"), |rest| format!("that has not {rest}"))
}
