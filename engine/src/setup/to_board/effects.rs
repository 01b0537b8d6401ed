//! Effects that can still be applied, and what is left of those that run out.

use crate::setup::to_board::Raising;
use crate::table::SourceOf;
use crate::table::env::Env;
use crate::table::lasting;
use language::board::{Lasting, Object};
use language::effect::{Floating, Limit};
use statements::after::Left;
use statements::ids::{EffectId, ObjectId};

impl Raising<'_> {
    /// What is left of effects of objects that can run out. Effects of one object and one label are told together, so
    /// as much must be left of each.
    pub(crate) fn used(&mut self, all: &[ObjectId], objects: &mut [Object]) {
        let view = self.table.view(self.situation.board);
        let in_force: Vec<EffectId> = view.all_effects().collect();
        for &(effect, left) in &self.situation.uses {
            let (entry, source) = (self.table.effect(effect), self.table.sources.get(effect.index()));
            if !matches!(source.of, SourceOf::Ability(_)) || entry.limit == Some(left) {
                continue;
            }
            let alike = in_force.iter().filter(|&&other| {
                let other = self.table.effect(other);
                other.follows_source && (other.source, &other.label) == (entry.source, &entry.label)
            });
            let same = |&&other: &&EffectId| {
                let limit = self.table.effect(other).limit;
                limit.is_some_and(|limit| self.situation.left(other, limit) == left)
            };
            let place = entry.source.and_then(|id| all.iter().position(|other| *other == id));
            match place.and_then(|at| objects.get_mut(at)) {
                Some(object) if in_force.contains(&effect) && alike.clone().all(|other| same(&other)) => {
                    let told = (entry.label.clone(), left);
                    if !object.left.contains(&told) {
                        object.left.push(told);
                    }
                }
                Some(_) | None => self.left.push(Left::Used { effect: entry.label.clone(), left }),
            }
        }
    }

    /// What is so for a time.
    pub(crate) fn lasting(&self) -> Vec<Lasting> {
        let told = |one: &lasting::Lasting| {
            let env = self.table.env(one.env);
            Lasting {
                source: env.about.this.map(|this| self.names.object(this).to_owned()),
                controller: Some(self.table.player_name(env.about.you).to_owned()),
                refers: self.refers(env),
                ability: (*one.ability).clone(),
                until: self.table.lifetime(one.ends),
                once: one.once,
                at_once: one.at_once,
            }
        };
        self.state.lasting.iter().map(told).collect()
    }

    /// Effects that have left their source and can still be applied.
    pub(crate) fn effects(&mut self) -> Vec<Floating> {
        let mut found = Vec::new();
        for &id in &self.state.floating {
            let entry = self.table.effect(id);
            let left = entry.limit.map(|limit| self.situation.left(id, limit));
            let mut effect = (*entry.body).clone();
            let renewed = matches!(effect.limit, Some(Limit::Each(..)));
            if left == Some(0) && !renewed {
                continue;
            }
            if let (Some(limit), Some(left), false) = (&effect.limit, left, renewed) {
                effect.limit = Some(limit.with(left));
            }
            let lost = self.state.lost_by(id, &entry.env);
            let listed = match self.table.sources.get(id.index()).of {
                SourceOf::Listed(place) => self.table.effect_ids.get(place),
                SourceOf::Ability(_)
                | SourceOf::Entering(..)
                | SourceOf::Made(_)
                | SourceOf::SelfReplacement(_)
                | SourceOf::Rule(_) => None,
            };
            let id = listed.cloned().unwrap_or_else(|| self.names.unique(&entry.label));
            if effect.name.is_none() && id != entry.label {
                effect.name = Some(entry.label.clone());
            }
            found.push(Floating {
                id,
                source: entry.env.about.this.map(|this| self.names.object(this).to_owned()),
                controller: Some(self.table.player_name(entry.env.about.you).to_owned()),
                refers: self.refers(&Env { lost: lost.into_owned(), ..Env::clone(&entry.env) }),
                left: left.filter(|left| renewed && entry.limit != Some(*left)),
                effect,
            });
        }
        found
    }
}
