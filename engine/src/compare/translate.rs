//! What two rulings of one board call the same thing.
//!
//! Players and objects have the same ids in both; effects, forms, counters and words are numbered in the order in
//! which a ruling met them, and are told apart here by what they are.

use hashbrown::HashMap;

use crate::ids::{Answer, CounterId, EffectId, FormId, ObjectId, PrintId, TextId};
use crate::ruling::{Entering, Happening, Ruling};
use crate::table::{Form, Table};

/// Turns what the second ruling says into what the first would say.
pub(super) struct Translator<'r> {
    first: &'r Table,
    second: &'r Table,
    effects: HashMap<EffectId, EffectId>,
}

impl<'r> Translator<'r> {
    /// Compares what the rulings have met.
    pub(super) fn new(first: &'r Ruling, second: &'r Ruling) -> Self {
        let (first, second) = (first.table(), second.table());
        Self { first, second, effects: effects(first, second) }
    }

    /// What the first ruling calls an effect of the second.
    pub(super) fn effect(&self, id: EffectId) -> Option<EffectId> {
        self.effects.get(&id).copied()
    }

    /// What the second ruling says would happen, as the first would say it. None when the first has never met what
    /// it is about.
    pub(super) fn happening(&self, happening: &Happening) -> Option<Happening> {
        Some(match *happening {
            Happening::Enter(entering) => {
                Happening::Enter(Entering { form: self.form(entering.form)?, ..entering })
            }
            Happening::Create { player, token } => Happening::Create { player, token: self.form(token)? },
            Happening::EnterCounters { subject, controller, kind, amount } => {
                Happening::EnterCounters { subject, controller, kind: self.counter(kind)?, amount }
            }
            Happening::PutCounters { on, kind, amount } => {
                Happening::PutCounters { on, kind: self.counter(kind)?, amount }
            }
            Happening::RemoveCounters { from, kind, amount } => {
                Happening::RemoveCounters { from, kind: self.counter(kind)?, amount }
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
            | Happening::Act { .. }
            | Happening::Roll { .. }
            | Happening::Undergo { .. }
            | Happening::Discard { .. }
            | Happening::CounterSpell { .. }
            | Happening::CopySpell { .. }
            | Happening::Cast { .. }
            | Happening::GainControl { .. }
            | Happening::Attach { .. }
            | Happening::AddMana { .. } => *happening,
        })
    }

    /// What the second ruling was answered, as the first would say it.
    pub(super) fn answer(&self, answer: &Answer) -> Option<Answer> {
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

    fn form(&self, id: FormId) -> Option<FormId> {
        let form = self.second.form(id);
        let print = self.first.prints.find(self.second.print(form.print)).map(PrintId::at)?;
        let counter = |&(kind, amount): &(CounterId, u64)| Some((self.counter(kind)?, amount));
        let mut counters = form.counters.iter().map(counter).collect::<Option<Vec<_>>>()?;
        counters.sort_unstable();
        let word = form.word.map_or(Some(None), |word| self.text(word).map(Some))?;
        self.first.forms.find(&Form { print, counters, word, ..form.clone() }).map(FormId::at)
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
