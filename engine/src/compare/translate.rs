//! What two rulings of one board call the same thing.
//!
//! Players and objects have the same ids in both; effects, forms, counters and words are numbered in the order in
//! which a ruling met them, and are told apart here by what they are.

use hashbrown::HashMap;

use crate::ruling::Ruling;
use crate::table::{Form, Table};
use statements::happening::{Entering, Happening};
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
        Some(match *other {
            Happening::Enter(entering) => {
                let Happening::Enter(like) = *one else { return None };
                let owner = |form: &Form| form.owner.or(Some(entering.controller));
                let form = self.form(like.form, entering.form, owner)?;
                Happening::Enter(Entering { form, ..entering })
            }
            // Whose it will be is said by the entering that it contains.
            Happening::Create { player, token } => {
                let Happening::Create { token: like, .. } = *one else { return None };
                Happening::Create { player, token: self.form(like, token, |_| None)? }
            }
            Happening::EnterCounters { subject, controller, kind, amount } => {
                Happening::EnterCounters { subject, controller, kind: self.counter(kind)?, amount }
            }
            Happening::PutCounters { on, kind, amount } => {
                Happening::PutCounters { on, kind: self.counter(kind)?, amount }
            }
            Happening::RemoveCounters { from, kind, amount } => {
                Happening::RemoveCounters { from, kind: self.counter(kind)?, amount }
            }
            Happening::Deed { deed, of, amount, kind: Some(kind), to, underway } => {
                Happening::Deed { deed, of, amount, kind: Some(self.text(kind)?), to, underway }
            }
            Happening::Opaque { text, affects } => Happening::Opaque { text: self.text(text)?, affects },
            Happening::Damage { .. }
            | Happening::MarkDamage { .. }
            | Happening::GainLife { .. }
            | Happening::LoseLife { .. }
            | Happening::DrawCards { .. }
            | Happening::Draw { .. }
            | Happening::Destroy { .. }
            | Happening::Regenerate { .. }
            | Happening::Sacrifice { .. }
            | Happening::Move { .. }
            | Happening::MoveTop { .. }
            | Happening::Begin { .. }
            | Happening::Deed { kind: None, .. }
            | Happening::Roll { .. }
            | Happening::Discard { .. }
            | Happening::CounterSpell { .. }
            | Happening::CopySpell { .. }
            | Happening::Cast { .. }
            | Happening::GainControl { .. }
            | Happening::Attach { .. }
            | Happening::AddMana { .. }
            | Happening::Daytime { .. } => *other,
        })
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
        let counter = |&(kind, amount): &(CounterId, u64)| Some((self.counter(kind)?, amount));
        let mut counters = form.counters.iter().map(counter).collect::<Option<Vec<_>>>()?;
        counters.sort_unstable();
        let word = form.word.map_or(Some(None), |word| self.text(word).map(Some))?;
        let told = Form { print, counters, word, owner: owner(form), ..form.clone() };
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
