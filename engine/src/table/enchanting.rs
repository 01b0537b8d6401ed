//! What an Aura may enchant (CR 303.4 (2026-04-17), 212.4d (2006-10-01)): as its enchant abilities and protection say.

use crate::keyword::protection;
use crate::table::Table;
use crate::table::after_layers::AfterLayers;
use crate::table::env::Env;
use crate::table::selectors::Evaluator;
use crate::table::state::State;
use crate::table::thing::Thing;
use language::board::{Ability, CardType, Characteristics, Keyword};
use language::effect::Cause;
use language::rule::Switch;
use language::select::Whom;
use statements::ids::{ObjectId, PlayerId, Target};

/// An Aura on a board, or one that would enter it.
#[derive(Clone, Copy)]
pub(crate) struct Aura<'a> {
    pub(crate) table: &'a Table,
    pub(crate) state: &'a State,
    pub(crate) seen: &'a [AfterLayers],
    pub(crate) thing: Thing<'a>,
    /// Who controls it, or owns it when nobody does.
    pub(crate) you: PlayerId,
}

impl Aura<'_> {
    /// Whether it can't enchant anything, being a creature or a battle (CR 303.4d (2026-04-17)).
    pub(crate) fn can_never(&self) -> bool {
        let is = self.thing.is;
        is.is(CardType::Creature) || is.is(CardType::Battle) && self.table.on(Switch::Battles)
    }

    /// Whom and what it may enchant, in turn order and in the order of the board.
    pub(crate) fn hosts(&self) -> Vec<Target> {
        if self.can_never() {
            return Vec::new();
        }
        let permanents =
            self.state.ids().filter(|&id| self.state.is_permanent(id) && self.state.object(id).exists());
        let players = self.table.players_from_active(self.state).map(Target::Player);
        let all = players.chain(permanents.map(Target::Object));
        all.filter(|&host| self.may_enchant(host)).collect()
    }

    /// Whether it may enchant somebody or something.
    pub(crate) fn may_enchant(&self, host: Target) -> bool {
        self.is_for(host) && !self.is_kept_off(host)
    }

    /// Whether that has protection from it.
    pub(crate) fn is_kept_off(&self, host: Target) -> bool {
        let Target::Object(host) = host else { return false };
        let env = Env::new(self.you, self.thing.id, Cause::Effect);
        is_protected(&Evaluator::new(self.table, self.state, self.seen, &env), host, &self.thing)
    }

    /// Whether it may enchant somebody or something that has no protection from it. What its enchant abilities do not say it may not: from 2012-05-01 they
    /// define it; before, they restricted it, so that an Aura without any could enchant everything.
    pub(crate) fn is_for(&self, host: Target) -> bool {
        let abilities = self.thing.is.abilities.iter().filter_map(|ability| {
            if let Ability::Keyword(Keyword::Enchant(whom)) = ability { Some(whom) } else { None }
        });
        let limits: Vec<&Whom> = abilities.collect();
        if limits.is_empty() && self.table.on(Switch::EnchantDefines) {
            return false;
        }
        let env = Env::new(self.you, self.thing.id, Cause::Effect);
        let eval = Evaluator::new(self.table, self.state, self.seen, &env);
        match host {
            Target::Player(player) => {
                !self.state.player(player).left && limits.iter().all(|whom| eval.whom_player(whom, player))
            }
            Target::Object(host) => {
                let there = self.state.is_permanent(host) || !limits.is_empty();
                self.thing.id != Some(host)
                    && there
                    && self.state.object(host).phased_out.is_none()
                    && limits.iter().all(|whom| eval.whom_thing(whom, &eval.thing(host)))
            }
        }
    }
}

/// Whether it is an Aura.
pub(crate) fn is_aura(is: &Characteristics) -> bool {
    is.subtypes.iter().any(|name| name == "Aura")
}

/// What has protection from an Aura, Equipment or Fortification can't have it attached
/// (CR 702.16c, 702.16d (2026-04-17)).
pub(crate) fn is_protected(eval: &Evaluator<'_>, host: ObjectId, from: &Thing<'_>) -> bool {
    let env = Env::new(eval.holder(host), Some(host), Cause::Effect);
    let eval = Evaluator::new(eval.table, eval.state, eval.seen, &env);
    let mut protections = protection::from(&eval.seen[host.index()].is);
    protections.any(|what| eval.is(what, from))
}
