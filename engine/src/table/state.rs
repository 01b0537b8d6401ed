//! A board as it stands at some moment.

use std::borrow::Cow;

use super::designated::Marks;
use super::env::Env;
use super::history::History;
use super::lasting::Lasting;
use super::objects::Objects;
use super::queue::Frame;
use super::spent::Spent;
use super::stack::Stack;
use super::turn::{Course, Scheduled};
use crate::table::object::{Counters, LastKnown, ObjectState, count_counters};
use crate::table::queue::OnStack;
use language::board::{Daytime, ObjectKind, PlayerDesignation, Standing, Step, Zone};
use statements::happening::Happening;
use statements::ids::{CounterId, EffectId, LastId, ObjectId, PlayerId, Target, TextId};

/// A board as it stands at some moment. Names, and what never changes, are in the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub(crate) players: Vec<PlayerState>,
    pub(crate) objects: Objects,
    /// Effects in force that have left their source, in the order in which they came.
    pub(crate) floating: Vec<EffectId>,
    /// What is so for a time, in the order in which it came.
    pub(crate) lasting: Vec<Lasting>,
    /// Objects that effects of those don't find any more, since each has become another one; sorted.
    pub(crate) forgotten: Vec<Forgotten>,
    /// What objects last were that effects of those ask for, and that have left since the effect was made.
    pub(crate) remembered: Vec<Remembered>,
    /// What is to be done first in the next turn, phase or step that begins, in order.
    pub(crate) waiting: Vec<Frame>,
    /// What is to be done when a turn, phase or step begins, in the order in which it was scheduled.
    pub(crate) scheduled: Vec<Scheduled>,
    /// How the turn goes.
    pub(crate) course: Course,
    /// What has happened, as far as anything asks for it.
    pub(crate) history: History,
    /// How often abilities have triggered that trigger only so often.
    pub(crate) spent: Spent,
    /// Triggered abilities that wait to be put on the stack, and those that lie there.
    pub(crate) stack: Stack,
    /// Sources of combat damage that have left while it was on the stack, as they last were.
    pub(crate) last_known: Vec<LastKnown>,
    pub(crate) active: PlayerId,
    pub(crate) step: Step,
    /// Whether it is day or night, if either.
    pub(crate) daytime: Option<Daytime>,
    /// The most spells that an active player of the turn before cast during it.
    pub(crate) cast_last_turn: u64,
    /// Whether the next combat damage step is the second one of this combat.
    pub(crate) second_damage: bool,
    /// Whether anything has attacked in this combat.
    pub(crate) attacked: bool,
}

/// An object that an effect does not find any more, since it has become another one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Forgotten {
    pub(crate) effect: EffectId,
    pub(crate) object: ObjectId,
    /// Since when it was what the effect was made for: as that it is still found where it deals damage as it last was. None
    /// where nothing of it is found.
    pub(crate) was_since: Option<u32>,
}

/// What an object last was, as an effect knows it that has left its source and asks for it (CR 608.2h, 611.2d (2026-04-17),
/// 413.2f (2006-10-01)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Remembered {
    pub(crate) effect: EffectId,
    pub(crate) object: ObjectId,
    pub(crate) last: LastId,
}

/// A player as they stand at some moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PlayerState {
    pub(crate) life: i64,
    pub(crate) counters: Counters,
    /// Known cards on top of the library, top first.
    pub(crate) top: Vec<ObjectId>,
    /// Cards in the library of which only the number is known.
    pub(crate) unknown_library: u64,
    /// What has been found out about the topmost of these.
    pub(crate) known_of_top: Vec<(TextId, bool)>,
    /// Known cards at the bottom of the library, from above.
    pub(crate) bottom: Vec<ObjectId>,
    pub(crate) unknown_hand: u64,
    pub(crate) unknown_graveyard: u64,
    pub(crate) unknown_exile: u64,
    /// Mana in the pool, by type.
    pub(crate) mana: [u64; 6],
    /// Cards drawn this turn.
    pub(crate) drawn: u64,
    /// Draws from an empty library since state-based actions were last checked.
    pub(crate) empty_draws: u64,
    /// Damage dealt to the player this turn.
    pub(crate) damaged: u64,
    /// Spells that the player has cast this turn.
    pub(crate) cast: u64,
    /// 0 where the player has none.
    pub(crate) speed: u64,
    /// The player's designations, sorted, each once.
    pub(crate) designations: Vec<PlayerDesignation>,
    /// The player's marks, in the words of the board's author.
    pub(crate) marks: Marks,
    /// Combat damage that commanders have dealt to the player in this game, sorted; nothing that is 0.
    pub(crate) from_commanders: Vec<(ObjectId, u64)>,
    pub(crate) standing: Standing,
    /// Whether the player has left the game, which goes on.
    pub(crate) left: bool,
}

impl PlayerState {
    /// Cards in the library.
    pub(crate) fn library(&self) -> u64 {
        (self.top.len() + self.bottom.len()) as u64 + self.unknown_library
    }
}

impl State {
    /// The known cards of a player's library of which nobody knows where in it they lie.
    pub(crate) fn shuffled(&self, player: PlayerId) -> Vec<ObjectId> {
        let all = self.objects.iter().enumerate();
        let in_library = all.filter(|(_, object)| object.zone == Zone::Library);
        let ids = in_library.map(|(at, _)| ObjectId::at(at));
        ids.filter(|&id| self.is_shuffled(player, id)).collect()
    }

    /// Whether an object is a known card of a player's library of which nobody knows where in it it lies.
    pub(crate) fn is_shuffled(&self, player: PlayerId, id: ObjectId) -> bool {
        let (library, object) = (self.player(player), self.object(id));
        let card = object.zone == Zone::Library && object.owner == player && object.kind == ObjectKind::Card;
        card && object.exists() && !library.top.contains(&id) && !library.bottom.contains(&id)
    }

    /// The top cards of a player's library, as far as there are any: those that are known, from above, and how many others.
    /// Where all go of which nobody knows where they lie, those go that were shuffled into them, too.
    pub(crate) fn top_cards(&self, player: PlayerId, amount: u64) -> (Vec<ObjectId>, u64) {
        let library = self.player(player);
        let most = |amount: u64| usize::try_from(amount).unwrap_or(usize::MAX);
        let mut known: Vec<ObjectId> = library.top.iter().copied().take(most(amount)).collect();
        let unknown = (amount - known.len() as u64).min(library.unknown_library);
        let below = amount - known.len() as u64 - unknown;
        let mut shuffled =
            if unknown == library.unknown_library { self.shuffled(player) } else { Vec::new() };
        // Some of them have been drawn already, and nobody knows which.
        shuffled.truncate(if shuffled.len() as u64 > unknown { 0 } else { shuffled.len() });
        let unknown = unknown.saturating_sub(shuffled.len() as u64);
        known.extend(shuffled.into_iter().chain(library.bottom.iter().copied().take(most(below))));
        (known, unknown)
    }

    /// How many cards a player has in a zone that the board only counts, and knows nothing of.
    pub(crate) fn unlisted(&self, player: PlayerId, zone: Zone) -> u64 {
        let state = self.player(player);
        match zone {
            Zone::Hand => state.unknown_hand,
            Zone::Graveyard => state.unknown_graveyard,
            Zone::Exile => state.unknown_exile,
            Zone::Library => state.unknown_library.saturating_sub(self.shuffled(player).len() as u64),
            Zone::Battlefield | Zone::Stack | Zone::Command | Zone::Outside => 0,
        }
    }

    /// What has ended forgets nothing any more, and remembers nothing.
    pub(crate) fn drop_forgotten(&mut self) {
        let Self { floating, forgotten, remembered, .. } = self;
        forgotten.retain(|one| floating.contains(&one.effect));
        remembered.retain(|one| floating.contains(&one.effect));
    }

    /// What objects last were that an effect asks for, and that have left since it was made.
    pub(crate) fn remembered_by(
        &self,
        effect: EffectId,
    ) -> impl DoubleEndedIterator<Item = LastId> + use<'_> {
        self.remembered.iter().filter(move |one| one.effect == effect).map(|one| one.last)
    }

    /// The objects that an effect does not find any more, whose words refer to this.
    #[inline]
    pub(crate) fn lost_by<'a>(&self, effect: EffectId, env: &'a Env) -> Cow<'a, [ObjectId]> {
        if self.forgotten.is_empty() {
            return Cow::Borrowed(&env.lost);
        }
        self.lost_or_forgotten(effect, env).into()
    }

    fn lost_or_forgotten(&self, effect: EffectId, env: &Env) -> Vec<ObjectId> {
        let of_effect = self.forgotten.iter().filter(|one| one.effect == effect);
        let forgotten = of_effect.map(|one| one.object);
        let mut lost: Vec<ObjectId> = env.lost.iter().copied().chain(forgotten).collect();
        lost.sort_unstable();
        lost.dedup();
        lost
    }

    /// Whether an object that an effect has forgotten is, as it last was, what the effect was made for.
    pub(crate) fn was_meant_by(&self, effect: EffectId, object: ObjectId, since: u32) -> bool {
        let was = |one: &Forgotten| (one.effect, one.object, one.was_since) == (effect, object, Some(since));
        self.forgotten.iter().any(was)
    }

    /// The object behind an id.
    pub(crate) fn object(&self, id: ObjectId) -> &ObjectState {
        &self.objects[id.index()]
    }

    /// A source of combat damage as it last was, if it has left since that was assigned.
    pub(crate) fn last_known(&self, id: ObjectId) -> Option<&LastKnown> {
        self.last_known.iter().find(|known| known.object == id)
    }

    /// What begins to be followed knows what something last was that has left before, and does not speak of what that has become
    /// (CR 400.7, 608.2h (2026-04-17), 217.1c (2006-10-01)).
    pub(crate) fn begins_with(&mut self, known: LastKnown) {
        if known.was.since != self.object(known.object).since {
            self.stack.lose(known.object);
        }
        self.stack.know(known);
    }

    /// Whether anything is known as it last was, of what has left.
    #[inline]
    pub(crate) fn knows_any(&self) -> bool {
        !(self.last_known.is_empty() && self.stack.last().is_empty())
    }

    /// Whether it is known what an object last was that was there since then.
    pub(crate) fn knows_as(&self, id: ObjectId, since: u32) -> bool {
        let is_it = |known: &&LastKnown| known.object == id && known.was.since == since;
        self.last_known.iter().chain(self.stack.last()).any(|known| is_it(&known))
    }

    /// The source of damage as it last was, if it has left while combat damage was on the stack, or while a triggered
    /// ability refers to it.
    pub(crate) fn known_source(&self, id: ObjectId, combat: bool) -> Option<&LastKnown> {
        let referred = || self.stack.last().iter().find(|known| known.object == id);
        let of_combat = self.last_known(id).filter(|_| combat);
        of_combat.or_else(|| referred().filter(|_| !self.is_permanent(id) || self.stack.has_lost(id)))
    }

    /// Whether damage is dealt by what its source last was, though that has come back as another object.
    pub(crate) fn deals_as_it_was(&self, damage: &Happening) -> bool {
        let Happening::Damage { source: Some(id), combat, .. } = *damage else { return false };
        if !self.knows_any() {
            return false;
        }
        let known = self.known_source(id, combat).filter(|_| self.is_permanent(id));
        known.is_some_and(|known| known.was.since != self.object(id).since)
    }

    /// How many counters of a kind are on somebody or something.
    pub(crate) fn counters(&self, of: Target, kind: CounterId) -> u64 {
        match of {
            Target::Player(id) => count_counters(&self.player(id).counters, kind),
            Target::Object(id) => count_counters(&self.object(id).counters, kind),
        }
    }

    /// The player behind an id.
    pub(crate) fn player(&self, id: PlayerId) -> &PlayerState {
        &self.players[id.index()]
    }

    /// An object, to be changed.
    pub(crate) fn object_mut(&mut self, id: ObjectId) -> &mut ObjectState {
        self.objects.change(id.index())
    }

    /// A player, to be changed.
    pub(crate) fn player_mut(&mut self, id: PlayerId) -> &mut PlayerState {
        &mut self.players[id.index()]
    }

    /// What a permanent does is not older any more than what gave control of an object to anybody, than counters on it, or
    /// than what changes it.
    pub(crate) fn not_older(&mut self, object: ObjectId, than: ObjectId) {
        let known = self.object(object);
        if known.gained_over.contains(&than)
            || known.gained_before.iter().any(|gain| gain.over.contains(&than))
            || known.counters_over.iter().any(|(_, over)| over.contains(&than))
            || known.changed.iter().any(|changed| changed.over.contains(&than))
        {
            let known = self.object_mut(object);
            known.gained_over.retain(|&id| id != than);
            known.gained_before.iter_mut().for_each(|gain| gain.over.retain(|&id| id != than));
            known.counters_over.iter_mut().for_each(|(_, over)| over.retain(|&id| id != than));
            known.counters_over.retain(|(_, over)| !over.is_empty());
            known.changed.iter_mut().for_each(|changed| changed.over.retain(|&id| id != than));
        }
    }

    /// A time stamp later than all others.
    pub(crate) fn next_since(&self) -> u32 {
        self.objects.iter().map(|object| object.since.max(object.stamp)).max().unwrap_or(0) + 1
    }

    /// The spells on the stack, and copies of spells.
    pub(crate) fn spells(&self) -> impl Iterator<Item = ObjectId> + '_ {
        let is_spell = |id: &ObjectId| {
            let object = self.object(*id);
            object.zone == Zone::Stack && object.exists() && object.kind != ObjectKind::Ability
        };
        self.ids().filter(is_spell)
    }

    /// Before when spells have come to the stack that lie below what is put there now: 0 where there is none.
    pub(crate) fn over_spells(&self) -> u32 {
        self.spells().map(|id| self.object(id).since + 1).max().unwrap_or(0)
    }

    /// Whether an object is on the battlefield, and not phased out.
    pub(crate) fn is_permanent(&self, id: ObjectId) -> bool {
        self.objects.get(id.index()).is_some_and(ObjectState::is_permanent)
    }

    /// Whether an object is a permanent or a spell: who controls it can change.
    pub(crate) fn is_controlled(&self, id: ObjectId) -> bool {
        self.is_permanent(id) || self.spells().any(|spell| spell == id)
    }

    /// Whether an object is on the battlefield, or phased out.
    pub(crate) fn is_on_battlefield(&self, id: ObjectId) -> bool {
        self.objects.get(id.index()).is_some_and(|object| object.zone == Zone::Battlefield)
    }

    /// About how many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        size_of::<Self>()
            + self.objects.kept() * (size_of::<ObjectState>() + 16)
            + self.players.len() * size_of::<PlayerState>()
            + self.floating.len() * 8
            + (self.stack.rows().len() + self.stack.waiting().len()) * 24
            + (self.stack.last().len() + self.last_known.len()) * size_of::<LastKnown>()
            + self.lasting.len() * size_of::<Lasting>()
            + size_of_val(&self.forgotten[..])
            + size_of_val(&self.remembered[..])
            + size_of_val(&self.waiting[..])
    }

    /// About how many bytes what is seen on it takes.
    pub(crate) fn bytes_whole(&self) -> usize {
        size_of::<Self>() + self.objects.len() * (size_of::<ObjectState>() + 16)
    }

    /// All objects with their ids, in the order of the board.
    pub(crate) fn all_objects(&self) -> impl Iterator<Item = (ObjectId, &ObjectState)> {
        self.ids().zip(self.objects.iter())
    }

    /// The ids of all objects.
    pub(crate) fn ids(&self) -> impl Iterator<Item = ObjectId> + use<> {
        (0..self.objects.len()).map(ObjectId::at)
    }
}

impl OnStack {
    /// Whether an object is still the permanent that it was.
    pub(crate) fn is_same(&self, state: &State, id: ObjectId) -> bool {
        state.is_permanent(id) && self.known.contains(&(id, state.object(id).since))
    }
}
