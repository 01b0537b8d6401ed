//! Which sources of damage can be chosen, by date (CR 609.7a (2026-04-17)).

use super::Interpreter;
use crate::applying::Stop;
use crate::pending::groups;
use crate::table::state::State;
use language::board::{ObjectKind, Zone};
use language::rule::Switch;
use language::select::{What, Who};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::ids::ObjectId;
use statements::question::{Answer, Question};

impl Interpreter<'_> {
    /// Chooses a source among those that the date lets choose.
    pub(crate) fn choose_source(&mut self, who: &Who, what: &What, called: &str) -> Result<(), Stop> {
        let eval = self.eval();
        let can = |&id: &ObjectId| self.can_be_chosen(eval.state, id) && eval.is(what, &eval.thing(id));
        let from: Vec<ObjectId> = eval.state.ids().filter(can).collect();
        let among = from.clone();
        let chosen = if from.len() < 2 {
            from
        } else {
            let question = Question::Objects { from, at_least: 1, at_most: 1 };
            if let Answer::Objects(ids) = self.ask(who, question)? { ids } else { Vec::new() }
        };
        self.table.log(|| Happened::Decided(Decided::Sources(among)));
        let chosen = groups::take(self.table, &mut self.situation, &chosen);
        self.bind(called, &chosen, chosen.len());
        Ok(())
    }

    fn can_be_chosen(&self, state: &State, id: ObjectId) -> bool {
        let object = state.object(id);
        let referred = || self.is_referred_to(state, id);
        match object.zone {
            Zone::Battlefield => object.phased_out.is_none(),
            Zone::Stack if object.kind != ObjectKind::Ability => true,
            Zone::Command => self.table.on(Switch::SourcesInCommandZone) || referred(),
            Zone::Stack | Zone::Graveyard | Zone::Hand | Zone::Library | Zone::Exile | Zone::Outside => {
                referred()
            }
        }
    }

    /// Whether something on the stack, or an effect that waits, refers to the object. What an object on the stack
    /// refers to was a source before 2009-07-11, too; what waiting effects refer to only from then on.
    fn is_referred_to(&self, state: &State, id: ObjectId) -> bool {
        let waits = state.floating.iter().any(|&effect| self.table.effect(effect).source == Some(id));
        let on_stack = state.ids().any(|other| {
            let other = state.object(other);
            other.zone == Zone::Stack && other.attached_to == Some(id)
        });
        on_stack || waits && self.table.on(Switch::SourcesReferredTo)
    }
}
