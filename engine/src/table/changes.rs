//! How a lane changes the board, in the sorts that selectors tell apart.

use std::collections::BTreeSet;

use super::object::{Counters, ObjectState};
use crate::table::ledger::Entry;
use crate::table::state::{PlayerState, State};
use statements::ids::{CounterId, EffectId, ObjectId, PlayerId, Target};

/// Sorts of changes, as selectors may read them. Marked damage, deathtouch, what commanders have
/// dealt, and counters on players, are read by none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "a set of sorts, each with its name")]
pub(crate) struct Changes {
    pub(crate) life: bool,
    pub(crate) counters: bool,
    pub(crate) tapped: bool,
    pub(crate) fighting: bool,
    /// What players drew and were dealt this turn.
    pub(crate) tallies: bool,
    /// Anything else: what is where, whose it is, what is in force, whose turn it is.
    pub(crate) being: bool,
}

impl Changes {
    /// Whether there is a sort that both have.
    pub(crate) const fn any_of(self, other: Self) -> bool {
        self.life && other.life
            || self.counters && other.counters
            || self.tapped && other.tapped
            || self.fighting && other.fighting
            || self.tallies && other.tallies
            || self.being && other.being
    }

    /// Adds the differences between two boards, and what is different to `things`.
    /// What an object is depends on the counters that give it a keyword (`is_keyword`).
    pub(crate) fn compare(
        &mut self,
        is_keyword: &dyn Fn(CounterId) -> bool,
        states: [&State; 2],
        things: &mut BTreeSet<Thing>,
    ) {
        let [old, new] = states;
        let fresh = old.objects.len() != new.objects.len();
        let course = |state: &State| {
            (
                (state.floating.clone(), state.lasting.clone(), state.remembered.clone()),
                state.stack.clone(),
                state.waiting.clone(),
                state.scheduled.clone(),
                state.course.clone(),
                state.last_known.clone(),
                state.active,
                state.step,
                (state.daytime, state.cast_last_turn, state.history.clone(), state.spent.clone()),
            )
        };
        self.being |= fresh || course(old) != course(new);
        if fresh {
            things.insert(Thing::NewObjects);
        }
        for at in old.objects.apart(&new.objects) {
            things.insert(Thing::Target(Target::Object(ObjectId::at(at))));
            self.object(&old.objects[at], &new.objects[at]);
            let [before, after] = [old, new].map(|state| keywords(is_keyword, &state.objects[at].counters));
            self.being |= before != after;
            // When its host leaves, it is attached to nothing.
            things.extend(new.objects[at].attached_to.map(|host| Thing::Target(Target::Object(host))));
            // When what it has to block leaves, it has to no more.
            let fought = new.objects[at].fight.blocks.iter().chain(&new.objects[at].must_block);
            things.extend(fought.map(|&id| Thing::Target(Target::Object(id))));
        }
        for (at, (old, new)) in old.players.iter().zip(&new.players).enumerate() {
            if old != new {
                things.insert(Thing::Target(Target::Player(PlayerId::at(at))));
                self.player(old, new);
            }
        }
    }

    fn object(&mut self, old: &ObjectState, new: &ObjectState) {
        self.tapped |= old.tapped != new.tapped;
        self.counters |= old.counters != new.counters;
        self.fighting |= (old.attacking, old.blocking) != (new.attacking, new.blocking);
        let known = ObjectState {
            damage: new.damage,
            deathtouched: new.deathtouched,
            tapped: new.tapped,
            counters: new.counters.clone(),
            attacking: new.attacking,
            blocking: new.blocking,
            ..old.clone()
        };
        self.being |= known != *new;
    }

    fn player(&mut self, old: &PlayerState, new: &PlayerState) {
        self.life |= old.life != new.life;
        self.tallies |= (old.drawn, old.damaged) != (new.drawn, new.damaged);
        let known = PlayerState {
            life: new.life,
            counters: new.counters.clone(),
            drawn: new.drawn,
            damaged: new.damaged,
            from_commanders: new.from_commanders.clone(),
            ..old.clone()
        };
        self.being |= known != *new;
    }
}

/// The kinds of counters among these that give a keyword.
fn keywords(is_keyword: &dyn Fn(CounterId) -> bool, counters: &Counters) -> Vec<CounterId> {
    counters.iter().map(|&(kind, _)| kind).filter(|&kind| is_keyword(kind)).collect()
}

/// Something that only one lane may touch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Thing {
    /// A player or an object: affected by a part, or changed.
    Target(Target),
    /// An effect that can run out, or takes several parts at once, where it can be applied.
    Effect(EffectId),
    /// A count in the ledger.
    Counted(Entry),
    /// Tokens: they are counted as they come.
    NewObjects,
    /// What affects nobody.
    Nobody,
}
