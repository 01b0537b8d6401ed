//! What abilities lose sight of in the very event on which they trigger.
//!
//! What has gone elsewhere in it is another object (CR 400.7 (2026-04-17), 217.1c (2006-10-01)). An ability that triggers as
//! an object moves finds that one where it has gone (CR 400.7e (2026-04-17), 400.7d (2009-07-11)), and nothing else that moved
//! along: not its source, if it triggers on another object's leaving, nor what was dealt damage and has died of something else.

use super::on_events::Witness;
use super::witnessed::Witnessed;
use crate::check::pronouns::Words;
use crate::pending::moves::is_moved_with;
use crate::table::enchanting::is_aura;
use crate::table::env::Env;
use crate::table::triggers::Trigger;
use language::board::Zone;
use language::rule::Switch;
use statements::ids::ObjectId;

impl Witness<'_> {
    /// The words of an ability that triggers on a part lose sight of what has gone elsewhere in the event. An ability that does
    /// not look back has its source as that is now, and names others as they are now.
    pub(super) fn lose_sight(&self, trigger: &Trigger, one: &Witnessed, env: &mut Env) {
        let about = env.about;
        let is_lost = |id: ObjectId| self.has_moved(id) && !self.finds(one, env, id);
        let it = about.it.is_some_and(is_lost);
        let source = about.damage_source.is_some_and(is_lost);
        let this = self.back && trigger.source.or(about.this).is_some_and(is_lost);
        let named = if self.back { self.named(trigger, env) } else { Vec::new() };
        let named: Vec<ObjectId> = named.into_iter().filter(|&id| is_lost(id)).collect();
        env.about.gone.it = it;
        env.about.gone.this |= this;
        env.about.gone.damage_source |= source;
        for id in named {
            env.lose(id);
        }
        env.about.enchanted_left = !this && self.back && self.enchanted_left(trigger, one, env);
    }

    /// What has gone elsewhere and is named by the words of an ability, or was chosen for it.
    fn named(&self, trigger: &Trigger, env: &Env) -> Vec<ObjectId> {
        let table = self.then.table;
        let words = Words::of_named(table.block(trigger.does)).themselves();
        if words.names.is_empty() && words.choices.is_empty() {
            return Vec::new();
        }
        let moved = table.moved_since(self.then.situation.board, self.now.state);
        moved.into_iter().filter(|&id| table.ask_for(&words, env, self.then.state, id)).collect()
    }

    fn has_moved(&self, id: ObjectId) -> bool {
        self.then.table.has_moved(self.then.situation.board, self.now.state, id)
    }

    /// Whether an ability that triggers on a part finds what an object has become: the part, or what it contains or is
    /// contained in, has moved that, or it is an Aura that went along with what it enchanted.
    fn finds(&self, one: &Witnessed, env: &Env, id: ObjectId) -> bool {
        let parts = &self.then.situation.parts;
        env.about.it == Some(id) && is_moved_with(parts, one.at, id) || self.went_along(one, env, id)
    }

    /// Whether an Aura was put into the graveyard at the same time as what it enchanted left the battlefield, on which the
    /// ability triggers (CR 400.7f (2026-04-17), 400.7e (2012-05-01)).
    fn went_along(&self, one: &Witnessed, env: &Env, aura: ObjectId) -> bool {
        self.then.table.on(Switch::AuraFoundAlong)
            && self.now.state.object(aura).zone == Zone::Graveyard
            && self.enchanted(one, env, aura)
    }

    /// Whether what an Aura enchanted has left the battlefield, and the ability of that Aura triggers on this.
    fn enchanted_left(&self, trigger: &Trigger, one: &Witnessed, env: &Env) -> bool {
        self.then.table.on(Switch::AuraFoundLater)
            && trigger.source.is_some_and(|aura| !self.has_moved(aura) && self.enchanted(one, env, aura))
    }

    fn enchanted(&self, one: &Witnessed, env: &Env, aura: ObjectId) -> bool {
        let Some(was) = self.then.state.objects.get(aura.index()) else { return false };
        let host = was.attached_to.filter(|&host| env.about.it == Some(host) && self.has_moved(host));
        host.is_some_and(|host| is_moved_with(&self.then.situation.parts, one.at, host))
            && self.then.state.is_permanent(aura)
            && is_aura(&self.then.view.seen[aura.index()].is)
    }
}
