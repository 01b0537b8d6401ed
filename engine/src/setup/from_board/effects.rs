//! Effects that have left their source, effects of the rules, and what is left of those that run out.

use std::sync::Arc;

use itertools::Itertools;

use super::Laying;
use crate::check::names::nearest;
use crate::keyword;
use crate::pending::situation::Situation;
use crate::table::effect_entry::EffectEntry;
use crate::table::env::Env;
use crate::table::lasting::Lasting;
use crate::table::of_rules::planeswalker_redirection;
use crate::table::{EffectSource, SourceOf, Table};
use language::board::{self, Board, Zone};
use language::effect::{Cause, Effect};
use language::path::{BoardPath, Segment};
use language::rule::{Rule, Switch};
use language::select::Who;
use statements::error::{BoardError, Problem};
use statements::ids::{EffectId, ObjectId, PlayerId};

impl Laying {
    pub(crate) fn floating(
        &mut self,
        board: &Board,
        floating: &language::effect::Floating,
    ) -> statements::ids::EffectId {
        let source = self.table.object_id(floating.source.as_deref());
        let you = self.table.player_id(floating.controller.as_deref()).or(self.holder_on(board, source));
        let env = Env::new(you.unwrap_or(PlayerId::at(0)), source, Cause::Replacement);
        let env = self.referring(env, &floating.refers);
        let body: Effect = floating.effect.clone().having_left();
        let of = SourceOf::Listed(self.table.entries.len());
        let source = EffectSource { body: Arc::new(body), of, ordinal: 0 };
        let label = floating.effect.name.as_ref().unwrap_or(&floating.id);
        self.table.keep_effect(source, env, label)
    }

    /// What is so for a time.
    pub(crate) fn lasting(&mut self, board: &Board, at: usize, one: &board::Lasting) -> Lasting {
        let source = self.table.object_id(one.source.as_deref());
        let you = self.table.player_id(one.controller.as_deref()).or(self.holder_on(board, source));
        let env = Env::new(you.unwrap_or(PlayerId::at(0)), source, Cause::Effect);
        let env = self.referring(env, &one.refers);
        let ends = self.ends(&one.until);
        let env = self.table.keep_env(env);
        let ability = Arc::new(one.ability.clone());
        let number = u32::try_from(at).unwrap_or(u32::MAX);
        Lasting { number, ability, env, ends, once: one.once, at_once: one.at_once }
    }

    /// Effects of the rules themselves at this date.
    pub(crate) fn rule_effects(&mut self) {
        if !self.table.on(Switch::PlaneswalkerRedirection) {
            return;
        }
        for (players, side) in self.sides() {
            self.rule_effect(Rule::PlaneswalkerRedirect, planeswalker_redirection(players, side));
        }
    }

    /// Who may be affected, and who is then no opponent: players each for themselves, or the members of each team.
    fn sides(&self) -> Vec<(Who, Who)> {
        let all = || (0..self.table.teams.len()).map(PlayerId::at);
        let team = |player| self.table.team_of(player).collect::<Vec<_>>();
        let sides: Vec<Vec<PlayerId>> = all().map(team).unique().collect();
        if sides.iter().all(|side| side.len() == 1) {
            return vec![(Who::Anyone, Who::Affected)];
        }
        let named = |&player: &PlayerId| Who::Named(self.table.player_name(player).to_owned());
        let whole = |side: &Vec<PlayerId>| Who::OneOf(side.iter().map(named).collect());
        sides.iter().map(|side| (whole(side), whole(side))).collect()
    }

    /// What the rules do for commanders at this date.
    pub(crate) fn commander_effects(&mut self, board: &Board) {
        let any = self.table.on(Switch::CommanderAnyZone);
        let mut zones = Vec::new();
        if any || self.table.on(Switch::CommanderGraveyardExile) {
            zones.extend([Zone::Graveyard, Zone::Exile]);
        }
        if any || self.table.on(Switch::CommanderHandLibrary) {
            zones.extend([Zone::Hand, Zone::Library]);
        }
        if self.table.commanders.iter().flatten().next().is_none() {
            return;
        }
        for (zone, effect) in zones.iter().zip(keyword::commander::to_command_zone(&zones)) {
            let is_own = *zone == Zone::Exile && self.table.on(Switch::CommanderGraveyardExile);
            let rule = if is_own { Rule::CommanderReplacementExile } else { Rule::CommanderReplacement };
            self.rule_effect(rule, effect);
        }
        if !self.table.on(Switch::CommanderColorlessMana) {
            return;
        }
        for (object, _) in
            board.objects.iter().zip(self.table.commanders.clone()).filter(|(_, colors)| colors.is_some())
        {
            let owner = self.table.player_id(object.owner.as_deref()).unwrap_or(PlayerId::at(0));
            let mut colors = object.is.colors.clone();
            if self.table.on(Switch::CommanderIdentity) {
                colors.extend(&object.identity);
            }
            let name = self.table.player_name(owner).to_owned();
            for effect in keyword::commander::colorless(&name, &colors) {
                self.rule_effect(Rule::CommanderMana, effect);
            }
        }
    }

    fn rule_effect(&mut self, rule: Rule, effect: Effect) {
        let label = effect.name.clone().unwrap_or_default();
        let source = EffectSource { body: Arc::new(effect), of: SourceOf::Rule(rule), ordinal: 0 };
        let env = Env::new(PlayerId::at(0), None, Cause::Rules);
        let id = self.table.keep_effect(source, env, &label);
        self.table.of_rules.push(id);
    }

    /// What is left of effects that can run out: of those that have left their source, and of objects'.
    pub(crate) fn used(&self, board: &Board, start: &mut Situation) {
        for (floating, &id) in board.effects.iter().zip(&self.table.board(start.board).floating) {
            if let (Some(left), Some(most)) = (floating.left, self.table.effect(id).limit) {
                start.set_left(id, left.min(most));
            }
        }
        for (at, object) in board.objects.iter().enumerate() {
            for (label, left) in &object.left {
                let of_it = |entry: &EffectEntry| {
                    entry.follows_source && entry.source == Some(ObjectId::at(at)) && entry.label == *label
                };
                let found = self.table.entries.iter().enumerate().filter(|(_, entry)| of_it(entry));
                for (id, entry) in found {
                    if let Some(most) = entry.limit {
                        start.set_left(EffectId::at(id), (*left).min(most));
                    }
                }
            }
        }
    }
}

/// Refuses what a board says is left of an effect that can't run out or that its object does not have.
///
/// # Errors
/// The first such effect, and where.
pub(crate) fn check_left(table: &Table, board: &Board) -> Result<(), BoardError> {
    let says_so = board.objects.iter().enumerate().filter(|(_, object)| !object.left.is_empty());
    for (at, object) in says_so {
        let mine = |entry: &&EffectEntry| entry.follows_source && entry.source == Some(ObjectId::at(at));
        let can_run_out = table.entries.iter().filter(mine).filter(|entry| entry.limit.is_some());
        let labels: Vec<&str> = can_run_out.map(|entry| entry.label.as_str()).collect();
        for (place, (label, _)) in object.left.iter().enumerate() {
            if !labels.contains(&label.as_str()) {
                let nearest = nearest(label, &labels);
                let what = "effect of this object in force that can run out,";
                let path = [Segment::Field("objects"), Segment::Index(at), Segment::Field("left")];
                let path = path.into_iter().chain([Segment::Index(place)]).collect();
                let problem = Problem::Unknown { what, name: label.clone(), nearest };
                return Err(BoardError { path: BoardPath(path), problem });
            }
        }
    }
    Ok(())
}
