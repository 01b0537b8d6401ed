//! What two rulings of one board call the same thing.
//!
//! Players and objects have the same ids in both; effects, forms, counters and words are numbered in the order in
//! which a ruling met them, and are told apart here by what they are.

use hashbrown::HashMap;

use crate::ruling::Ruling;
use crate::table::{Form, Table};
use statements::happening::Happening;
use statements::ids::{CounterId, EffectId, FormId, ObjectId, PlayerId, PrintId, TextId};
use statements::question::Answer;

/// Turns what the second ruling says into what the first would say.
pub(crate) struct Translator<'r> {
    first: &'r Table,
    second: &'r Table,
    effects: HashMap<EffectId, EffectId>,
}

impl<'r> Translator<'r> {
    /// Compares what the rulings have met.
    pub(crate) fn new(first: &'r Ruling, second: &'r Ruling) -> Self {
        let (first, second) = (first.table(), second.table());
        Self { first, second, effects: effects(first, second) }
    }

    /// What the first ruling calls an effect of the second.
    pub(crate) fn effect(&self, id: EffectId) -> Option<EffectId> {
        self.effects.get(&id).copied()
    }

    /// Whether both rulings say that the same would happen.
    pub(crate) fn same(&self, one: &Happening, other: &Happening) -> bool {
        self.told_like(one, other).as_ref() == Some(one)
    }

    /// What the second ruling says would happen, as the first would say it. None when the first has never met what
    /// it is about. What it calls a form is taken from what the first says, where the form is the same.
    fn told_like(&self, one: &Happening, other: &Happening) -> Option<Happening> {
        let (mut like, mut told) = (*one, *other);
        let ids = told.facts();
        if let Some(form) = ids.form {
            // Whose created tokens will be is said by the entering that the creation contains.
            let controller = other.entering().map(|entering| entering.controller);
            let owner = |form: &Form| controller.and_then(|controller| form.owner.or(Some(controller)));
            *form = self.form(*like.facts().form?, *form, owner)?;
        }
        if let Some(counter) = ids.counter {
            *counter = self.counter(*counter)?;
        }
        if let Some(text) = ids.text {
            *text = self.text(*text)?;
        }
        Some(told)
    }

    /// What the second ruling was answered, as the first would say it.
    pub(crate) fn answer(&self, answer: &Answer) -> Option<Answer> {
        if let Answer::Word(Some(text)) = answer {
            return self.text(*text).map(|text| Answer::Word(Some(text)));
        }
        Some(answer.clone())
    }

    fn counter(&self, id: CounterId) -> Option<CounterId> {
        self.first.counters.find(self.second.counters.get(id.index())).map(CounterId::at)
    }

    fn text(&self, id: TextId) -> Option<TextId> {
        self.first.texts.find(self.second.texts.get(id.index())).map(TextId::at)
    }

    /// The first of two forms if the second is the same; `owner` says whose such a token will be.
    fn form(&self, one: FormId, other: FormId, owner: impl Fn(&Form) -> Option<PlayerId>) -> Option<FormId> {
        let (known, form) = (self.first.form(one), self.second.form(other));
        let print = self.first.prints.find(self.second.print(form.print)).map(PrintId::at)?;
        let back = form.back.map(|back| self.first.prints.find(self.second.print(back)).map(PrintId::at));
        let back = back.map_or(Some(None), |found| found.map(Some))?;
        let counter = |&(kind, amount): &(CounterId, u64)| Some((self.counter(kind)?, amount));
        let mut counters = form.counters.iter().map(counter).collect::<Option<Vec<_>>>()?;
        counters.sort_unstable();
        let word = form.word.map_or(Some(None), |word| self.text(word).map(Some))?;
        let gained =
            form.gained.map(|gained| self.first.prints.find(self.second.print(gained)).map(PrintId::at));
        let gained = gained.map_or(Some(None), |found| found.map(Some))?;
        let told = Form { print, back, counters, word, gained, owner: owner(form), ..form.clone() };
        (told == Form { owner: owner(known), ..known.clone() }).then_some(one)
    }
}

/// Which effect of the first ruling each of the second is: the same words from the same source, and the same place
/// among several of those.
fn effects(first: &Table, second: &Table) -> HashMap<EffectId, EffectId> {
    let mut known: HashMap<(&str, Option<ObjectId>), Vec<EffectId>> = HashMap::default();
    for (at, entry) in first.entries.iter().enumerate() {
        known.entry((&entry.label, entry.source)).or_default().push(EffectId::at(at));
    }
    let mut found = HashMap::default();
    for (at, entry) in second.entries.iter().enumerate() {
        let Some(alike) = known.get_mut(&(entry.label.as_str(), entry.source)) else { continue };
        let same = |id: &EffectId| first.effect(*id).body == entry.body;
        if let Some(place) = alike.iter().position(same) {
            found.insert(EffectId::at(at), alike.remove(place));
        }
    }
    found
}
