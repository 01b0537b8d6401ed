//! A noun phrase for objects while it is put together.

use crate::words::grammar::{a, plural};
use language::board::Zone;

/// Which objects are meant, sorted into the places that English has for it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Thing {
    /// A phrase that names the objects by itself: "it", "Furnace". Nothing else is looked at then.
    pub(super) definite: Option<String>,
    /// Whether that is the name of one object.
    pub(super) is_named: bool,
    /// The same where it names a group, of which only those may be meant of which more is said.
    pub(super) group: Option<String>,
    /// Whether it is another than this: "other", "another".
    pub(super) other: bool,
    /// In front: "tapped", "red", "noncreature".
    pub(super) adjectives: Vec<String>,
    /// Subtypes and card types: "Cleric", "artifact creature".
    pub(super) kinds: Vec<String>,
    /// Whether they are tokens.
    pub(super) token: bool,
    /// Behind: "Alice controls", "with power 4 or greater".
    pub(super) suffixes: Vec<String>,
    /// Of which it is one, where that is a choice of whole phrases: "an artifact or a token".
    pub(super) choices: Vec<String>,
    /// The zone, when one is named.
    pub(super) zone: Option<Zone>,
    /// The possessive of the owner, when one is named.
    pub(super) owner: Option<String>,
    /// What it is called when no kind is named: "permanent", "source".
    pub(super) fallback: &'static str,
}

impl Thing {
    /// It is this one object, of which more may be said.
    pub(super) fn name(&mut self, name: &str) {
        self.definite = Some(name.to_owned());
        self.is_named = true;
    }

    /// A choice of whole phrases is the phrase itself where nothing else is said of the object, and stands behind otherwise.
    pub(super) fn settle(&mut self) {
        let choices = std::mem::take(&mut self.choices);
        let bare = *self == (Self { fallback: self.fallback, ..Self::default() });
        if let ([only], true) = (&choices[..], bare) {
            self.definite = Some(only.clone());
        } else {
            self.suffixes.extend(choices.iter().map(|choice| format!("that is {choice}")));
        }
    }

    /// It is these objects, or those of them of which more is said.
    pub(super) fn group(&mut self, name: String) {
        self.definite = Some(name.clone());
        self.group = Some(name);
    }

    /// Those among a group of which more is said; none where nothing more is, or it is no group.
    fn among(&self) -> Option<Self> {
        let more = !(self.adjectives.is_empty() && self.kinds.is_empty() && self.suffixes.is_empty());
        let group = self.group.as_ref().filter(|_| more || self.token)?;
        let mut those = Self { definite: None, group: None, ..self.clone() };
        those.suffixes.push(format!("among {group}"));
        Some(those)
    }

    /// An adjective that only creatures have.
    pub(super) fn creature(&mut self, adjective: &str) {
        self.fallback = "creature";
        self.adjectives.insert(0, adjective.to_owned());
    }

    /// The last noun, when the kinds are not enough: "creature card" in a graveyard, "instant spell" on the stack.
    fn noun(&self) -> Option<&'static str> {
        match self.zone {
            _ if self.token => Some("token"),
            Some(Zone::Graveyard | Zone::Hand | Zone::Library | Zone::Exile | Zone::Outside) => Some("card"),
            Some(Zone::Stack) => Some("spell"),
            Some(Zone::Battlefield | Zone::Command) | None => self.kinds.is_empty().then_some(self.fallback),
        }
    }

    /// What it is: "creature", "artifact creature card".
    fn head(&self) -> String {
        let kinds = self.kinds.iter().map(String::as_str);
        kinds.chain(self.noun()).collect::<Vec<_>>().join(" ")
    }

    /// Several of it: "creatures", "instants or sorceries", "instant or sorcery cards".
    fn heads(&self) -> String {
        let head = self.head();
        match head.split_once(" or ") {
            Some((one, other)) if self.noun().is_none() => format!("{} or {}", plural(one), plural(other)),
            Some(_) | None => plural(&head),
        }
    }

    fn phrase(&self, head: &str, zone: Option<&str>) -> String {
        let zone = zone.filter(|_| self.noun() != Some("spell"));
        let mut words = self.adjectives.clone();
        words.push(head.to_owned());
        words.extend(self.suffixes.iter().cloned());
        words.extend(zone.map(str::to_owned));
        words.join(" ")
    }

    /// "a red creature Alice controls", "another creature".
    pub(super) fn one(&self, zone: Option<&str>) -> String {
        if let Some(those) = self.among() {
            return those.one(zone);
        }
        if let Some(text) = &self.definite {
            return text.clone();
        }
        let phrase = self.phrase(&self.head(), zone);
        if self.other { format!("another {phrase}") } else { a(&phrase) }
    }

    /// "each red creature Alice controls".
    pub(super) fn each(&self, zone: Option<&str>) -> String {
        if let Some(those) = self.among() {
            return those.each(zone);
        }
        let other = if self.other { "other " } else { "" };
        let phrase = || format!("each {other}{}", self.phrase(&self.head(), zone));
        self.definite.clone().unwrap_or_else(phrase)
    }

    /// "red creatures Alice controls".
    pub(super) fn many(&self, zone: Option<&str>) -> String {
        if let Some(those) = self.among() {
            return those.many(zone);
        }
        let other = if self.other { "other " } else { "" };
        let have = |suffix: &String| {
            suffix
                .strip_prefix("that has ")
                .map_or_else(|| suffix.clone(), |rest| format!("that have {rest}"))
        };
        let several = Self { suffixes: self.suffixes.iter().map(have).collect(), ..self.clone() };
        let phrase = || format!("{other}{}", several.phrase(&self.heads(), zone));
        self.definite.clone().unwrap_or_else(phrase)
    }

    /// What is said of an object that is named, as a clause: "Knight is renowned", "Siege does not have flying", "Siege is
    /// there". None where it isn't named.
    pub(super) fn of_the_named(&self, zone: Option<&str>, is_so: bool) -> Option<String> {
        let name = self.definite.as_deref().filter(|_| self.is_named)?;
        let bare = Self { fallback: self.fallback, ..Self::default() };
        let rest = Self { definite: None, is_named: false, ..self.clone() };
        let only = Self { suffixes: Vec::new(), ..rest.clone() } == bare;
        if let ([has], true) = (&self.suffixes[..], only)
            && let Some(has) = has.strip_prefix("with ")
        {
            let verb = if is_so { "has" } else { "does not have" };
            return Some(format!("{name} {verb} {has}"));
        }
        if let ([cast], true) = (&self.suffixes[..], only)
            && cast.starts_with("cast ")
        {
            let verb = if is_so { "was" } else { "was not" };
            return Some(format!("{name} {verb} {cast}"));
        }
        if let ([past], true) = (&self.suffixes[..], only)
            && let Some(past) = past.strip_prefix("that has ")
        {
            let has = if is_so { "has" } else { "has not" };
            return Some(format!("{name} {has} {past}"));
        }
        let verb = if is_so { "is" } else { "is not" };
        Some(format!("{name} {verb} {}", rest.predicate(zone)))
    }

    /// What follows "is": "red", "a creature Alice controls".
    pub(super) fn predicate(&self, zone: Option<&str>) -> String {
        let bare = self.kinds.is_empty() && !self.token && self.suffixes.is_empty() && self.zone.is_none();
        match (&self.definite, self.adjectives.as_slice()) {
            (None, [adjective]) if bare && !self.other => adjective.clone(),
            (None, []) if bare && !self.other => "there".to_owned(),
            (None, []) if self.kinds.is_empty() && !self.token && self.suffixes.is_empty() && !self.other => {
                zone.map_or_else(|| self.one(zone), str::to_owned)
            }
            (None | Some(_), _) => self.one(zone),
        }
    }
}
