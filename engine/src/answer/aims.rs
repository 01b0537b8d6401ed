//! Facts on what spells target.

use std::collections::{BTreeMap, BTreeSet};

use super::outcome_reader::OutcomeReader;
use language::board::Zone;
use statements::fact::Fact;
use statements::ids::{ObjectId, Target};

impl OutcomeReader<'_> {
    /// How many spells on the stack of this id, or new ones of this name, target exactly these, in any order.
    pub(crate) fn targeting(&self, name: &str, targets: &[String]) -> u64 {
        let mut wanted = targets.to_vec();
        wanted.sort_unstable();
        self.aiming().filter(|(spell, at, _)| spell == name && *at == wanted).map(|(.., n)| n).sum()
    }

    /// How many targets of spells on the stack of this id, or of new ones of this name, have left.
    pub(crate) fn targets_gone(&self, name: &str) -> u64 {
        self.gone().filter(|(spell, _)| spell == name).map(|(_, n)| n).fold(0, u64::saturating_add)
    }

    /// Spells on the stack of whose targets some have left: what each is called, and how many have.
    fn gone(&self) -> impl Iterator<Item = (String, u64)> + '_ {
        let on_stack = self.state.ids().filter(|&id| self.state.object(id).zone == Zone::Stack);
        let gone = on_stack.map(|id| {
            let object = self.state.object(id);
            let each: u64 = object.aims.iter().map(|aim| aim.gone).sum();
            (self.spell(id), each.saturating_mul(object.count))
        });
        gone.filter(|(_, many)| *many > 0)
    }

    /// Spells on the stack that target something or have done so: what each is called, its targets, and how many it is.
    fn aiming(&self) -> impl Iterator<Item = (String, Vec<String>, u64)> + '_ {
        let aims = |id: &ObjectId| {
            let object = self.state.object(*id);
            object.zone == Zone::Stack && !object.aims.is_empty()
        };
        self.state.ids().filter(aims).map(|id| {
            let object = self.state.object(id);
            let at = object.aims.iter().flat_map(|aim| aim.at.iter().copied());
            let mut at: Vec<String> = at.map(|target| self.name(target)).collect();
            at.sort_unstable();
            (self.spell(id), at, object.count)
        })
    }

    /// What on the stack targets an object, by what it is called, and how often.
    pub(super) fn targeted_by(&self, id: ObjectId) -> BTreeMap<String, u64> {
        let mut all: BTreeMap<String, u64> = BTreeMap::new();
        let mut add = |name: String, times: u64| {
            let known = all.entry(name).or_default();
            *known = known.saturating_add(times);
        };
        let is_it = |target: &&Target| **target == Target::Object(id);
        for spell in self.state.ids().filter(|&id| self.state.object(id).zone == Zone::Stack) {
            let object = self.state.object(spell);
            let aims = object.aims.iter().flat_map(|aim| &aim.at).filter(is_it).count() as u64;
            if aims > 0 {
                add(self.spell(spell), aims.saturating_mul(object.count));
            }
        }
        for &(ability, times) in self.state.stack.rows() {
            let targets = self.table.ability_env(ability).targets.iter().filter(|one| !one.settled);
            let aims = targets.flat_map(|one| &one.aim.at).filter(is_it).count() as u64;
            let name = self.table.ability_labels(ability).into_iter().next().filter(|_| aims > 0);
            if let Some(name) = name {
                add(name, aims.saturating_mul(times));
            }
        }
        all
    }

    fn spell(&self, id: ObjectId) -> String {
        self.table.listed_name(id).unwrap_or(&self.view.seen[id.index()].is.name).to_owned()
    }

    fn name(&self, target: Target) -> String {
        match target {
            Target::Player(id) => self.table.player_name(id).to_owned(),
            Target::Object(id) => self.table.object_name(id).to_owned(),
        }
    }
}

/// What spells target that did not before.
pub(crate) fn facts(from: &OutcomeReader<'_>, to: &OutcomeReader<'_>) -> Vec<Fact> {
    let mut all: BTreeMap<(String, Vec<String>), u64> = BTreeMap::new();
    for (spell, at, count) in to.aiming() {
        *all.entry((spell, at)).or_default() += count;
    }
    let new = all.into_iter().filter(|((spell, at), count)| from.targeting(spell, at) != *count);
    let mut facts: Vec<Fact> = new.map(|((spell, at), count)| Fact::Targets(spell, at, count)).collect();
    let spells: BTreeSet<String> = to.gone().map(|(spell, _)| spell).collect();
    let more = spells.into_iter().filter(|spell| from.targets_gone(spell) != to.targets_gone(spell));
    facts.extend(more.map(|spell| {
        let many = to.targets_gone(&spell);
        Fact::TargetsGone(spell, many)
    }));
    facts
}
