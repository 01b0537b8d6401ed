//! Which sources of damage can be chosen, by date (CR 609.7a (2026-04-17)).

use super::Interpreter;
use crate::applying::Stop;
use crate::check::pronouns::mentions;
use crate::events::new_object::refers;
use crate::pending::groups;
use crate::table::object::{LastKnown, ObjectState};
use crate::table::queue::{Frame, Todo};
use crate::table::state::State;
use language::board::{ObjectKind, Zone};
use language::rule::Switch;
use language::select::{What, Who};
use language::walk::Node;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::ids::{EffectId, ObjectId, Target};
use statements::part::Part;
use statements::question::{Answer, Question};

impl Interpreter<'_> {
    /// Chooses a source among those that the date lets choose.
    pub(crate) fn choose_source(&mut self, who: &Who, what: &What, called: &str) -> Result<(), Stop> {
        let eval = self.eval();
        // What has left is asked as it last was.
        let fits = |id: ObjectId| {
            let known = self.last_known(eval.state, id).filter(|_| !eval.state.is_permanent(id));
            eval.is(what, &known.map_or_else(|| eval.thing(id), |known| eval.as_known(known)))
        };
        let can = |&id: &ObjectId| self.can_be_chosen(eval.state, id) && fits(id);
        let from: Vec<ObjectId> = eval.state.ids().filter(can).collect();
        let among = from.clone();
        let chosen = if from.len() < 2 {
            from
        } else {
            let question = Question::Objects { from, at_least: 1, at_most: 1, together: None };
            if let Answer::Objects(ids) = self.ask(who, question)? { ids } else { Vec::new() }
        };
        self.table.log(|| Happened::Decided(Decided::Sources(among)));
        let chosen = groups::take(self.table, &mut self.situation, &chosen)?;
        self.bind(called, &chosen, chosen.len());
        Ok(())
    }

    fn can_be_chosen(&self, state: &State, id: ObjectId) -> bool {
        let object = state.object(id);
        let referred = || self.is_referred_to(state, id);
        match object.zone {
            Zone::Battlefield => object.phased_out.is_none(),
            Zone::Stack if object.kind != ObjectKind::Ability => true,
            Zone::Command => self.is_offered_in_command_zone(object) || referred(),
            Zone::Stack | Zone::Graveyard | Zone::Hand | Zone::Library | Zone::Exile | Zone::Outside => {
                referred()
            }
        }
    }

    /// What something last was that has left, as far as what refers to it knows that.
    fn last_known<'s>(&'s self, state: &'s State, id: ObjectId) -> Option<&'s LastKnown> {
        let of_abilities = state.stack.all().flat_map(|ability| self.table.known_by(ability));
        let later = state.waiting.iter().chain(state.scheduled.iter().map(|one| &one.frame));
        let known = later.flat_map(|frame| &self.table.env(frame.env).known);
        let later = known.map(|last| self.table.lasts.get(last.index()));
        let of_effects = state.floating.iter().flat_map(|&effect| self.table.known_to(state, effect));
        let mut all = of_abilities.chain(later).chain(of_effects);
        state.known_source(id, true).or_else(|| all.find(|known| known.object == id))
    }

    /// What lies face up in the command zone is a source; of what are no cards the later texts say so.
    fn is_offered_in_command_zone(&self, object: &ObjectState) -> bool {
        let is_card = object.kind == ObjectKind::Card;
        !object.is_hidden()
            && self.table.on(Switch::SourcesInCommandZone)
            && (is_card || self.table.on(Switch::AnyInCommandZone))
    }

    /// Whether something that the date names refers to the object, though that has left: what is on the stack, and what
    /// deals combat damage there; from 2009-07-11 a delayed triggered ability, and then a replacement or prevention effect
    /// that waits. Before 2009-07-11 only cards were found that way.
    fn is_referred_to(&self, state: &State, id: ObjectId) -> bool {
        let of_any = self.table.on(Switch::SourcesReferredTo);
        let findable = of_any || state.object(id).kind == ObjectKind::Card;
        findable && (self.is_on_stack_referred_to(state, id) || self.is_referred_to_by_what_is_followed(id))
            || self.deals_damage_on_stack(id)
            || of_any && self.is_referred_to_later(state, id)
            || self.table.on(Switch::SourcesOfWaitingEffects)
                && state.floating.iter().any(|&effect| self.effect_refers(effect, id))
    }

    /// Whether a spell or an ability on the stack has it as its source, or refers to it.
    fn is_on_stack_referred_to(&self, state: &State, id: ObjectId) -> bool {
        let listed = state.ids().any(|other| {
            let other = state.object(other);
            let is_ability = other.kind == ObjectKind::Ability;
            other.zone == Zone::Stack
                && (is_ability && other.attached_to == Some(id) || other.targets(Target::Object(id)))
        });
        let rows = state.stack.rows().iter().map(|&(ability, _)| ability);
        listed
            || rows.chain(state.stack.resolving).any(|ability| {
                let ability = self.table.ability(ability);
                refers(self.table, Frame::new(ability.does, ability.env), id)
            })
    }

    /// Whether what is being followed has it as its source, or has come to it by a choice.
    fn is_referred_to_by_what_is_followed(&self, id: ObjectId) -> bool {
        let about = &self.env.about;
        [about.this, about.it, about.damage_source].contains(&Some(id))
            || self.env.chosen.iter().any(|(_, ids)| ids.contains(&id))
    }

    /// Whether it has assigned combat damage that is on the stack.
    fn deals_damage_on_stack(&self, id: ObjectId) -> bool {
        let deals = |part: &Part| part.happening.damage_source() == Some(id);
        self.table.queues.get(self.situation.queue.index()).iter().any(|todo| {
            let Todo::OnStack(stacked) = todo else { return false };
            stacked.parts.iter().any(deals)
        })
    }

    /// Whether what is to be done later has it as its source, or refers to it.
    fn is_referred_to_later(&self, state: &State, id: ObjectId) -> bool {
        let scheduled = state.scheduled.iter().map(|one| one.frame);
        state.waiting.iter().copied().chain(scheduled).any(|frame| refers(self.table, frame, id))
    }

    /// Whether an effect that has left its source came from it, or refers to it.
    fn effect_refers(&self, effect: EffectId, id: ObjectId) -> bool {
        let effect = self.table.effect(effect);
        let about = &effect.env.about;
        let named = || {
            let name = self.table.listed_name(id);
            name.is_some_and(|name| mentions(Node::Effect(&effect.body)).contains(name))
        };
        effect.source == Some(id)
            || [about.it, about.damage_source].contains(&Some(id))
            || effect.env.chosen.iter().any(|(_, ids)| ids.contains(&id))
            || named()
    }
}
