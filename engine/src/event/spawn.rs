//! From an event as a board states it to the parts that would happen.

use super::{
    Event, Instruction, Place, act, attach, cast, copy_spell, counter_spell, create, damage, deed, destroy,
    discard, draw, enter, gain_control, mana, roll, sacrifice, zone,
};
use crate::board::Zone;
use crate::ids::{BoardId, ObjectId, OriginId, Target};
use crate::ruling::{Happening, PARTS, Part, place};
use crate::select::Whom;
use crate::table::{Env, Look, Origin, Table, TooLarge};

/// What an event needs to become parts.
pub(crate) struct Spawning<'t> {
    pub(crate) table: &'t mut Table,
    pub(crate) board: BoardId,
    pub(crate) env: &'t Env,
    pub(crate) from: OriginId,
    pub(crate) parts: Vec<Part>,
    /// Whether there would be more parts than a pending event can have; those are not made.
    is_full: bool,
}

/// The parts of an event on a board. Impossible ones are left out. `within` counts from the first part.
///
/// # Errors
/// When an amount does not fit, or there would be more parts than can be kept apart.
pub(crate) fn spawn(
    table: &mut Table,
    board: BoardId,
    env: &Env,
    from: OriginId,
    event: &Event,
) -> Result<Vec<Part>, TooLarge> {
    let mut spawning = Spawning { table, board, env, from, parts: Vec::new(), is_full: false };
    spawning.event(event)?;
    if spawning.is_full { Err(TooLarge) } else { Ok(spawning.parts) }
}

impl Spawning<'_> {
    /// A look at the board from the side of the instruction.
    pub(crate) fn look(&self) -> Look<'_> {
        let (state, view) = (self.table.board(self.board), self.table.view(self.board));
        Look::new(self.table, state, &view.seen, self.env)
    }

    /// Adds a part that isn't within another.
    pub(crate) fn add(&mut self, happening: Happening) {
        self.push(happening, None);
    }

    /// Adds a part that lies within the last part that doesn't.
    pub(crate) fn add_within(&mut self, happening: Happening) {
        let outer = self.parts.iter().rposition(|part| part.within.is_none());
        self.push(happening, outer);
    }

    fn push(&mut self, happening: Happening, outer: Option<usize>) {
        let Ok(within) = outer.map(place).transpose() else {
            self.is_full = true;
            return;
        };
        if self.parts.len() >= PARTS {
            self.is_full = true;
            return;
        }
        let part = Part::new(happening, self.env.cause, self.from, self.env.marks.clone());
        self.parts.push(Part { within, ..part });
    }

    /// Adds a part, within which an object goes to the graveyard.
    pub(super) fn add_to_graveyard(&mut self, happening: Happening, object: ObjectId) {
        self.add(happening);
        self.add_within(Happening::Move { object, to: Zone::Graveyard, place: Place::Top, milled: false });
    }

    /// What is done with what comes of the parts that are added from now on.
    pub(super) fn bind_with_it(&mut self, with_it: &[Instruction]) {
        if with_it.is_empty() {
            return;
        }
        let block = self.table.keep_block(with_it);
        let env = Env { marks: crate::ruling::Marks::default(), ..self.env.clone() };
        let env = self.table.keep_env(env);
        let unless = self.table.origin(self.from).unless.clone();
        self.from =
            self.table.keep_origin(Origin { unless, with_it: Some((block, env)), ..Origin::default() });
    }

    fn event(&mut self, event: &Event) -> Result<(), TooLarge> {
        match event {
            Event::Damage { from, to, amount, combat, unpreventable, .. } => {
                damage::spawn(self, from, to, amount, (*combat, *unpreventable))?;
            }
            Event::GainLife { who, amount } => {
                let amount = self.look().amount(amount)?;
                self.for_players(who, |player| Happening::GainLife { player, amount });
            }
            Event::LoseLife { who, amount } => {
                let amount = self.look().amount(amount)?;
                self.for_players(who, |player| Happening::LoseLife { player, amount });
            }
            Event::Draw { who, amount, with_it } => draw::spawn(self, who, amount, with_it)?,
            Event::Destroy { what, no_regeneration } => destroy::spawn(self, what, *no_regeneration),
            Event::Sacrifice { what } => sacrifice::spawn(self, what),
            Event::Move { what, to, place } => zone::spawn(self, what, *to, *place),
            Event::MoveTop { who, amount, to } => zone::top(self, who, amount, *to)?,
            Event::Enter { what, under, tapped, counters } => {
                enter::spawn(self, what, under.as_ref(), *tapped, counters);
            }
            Event::Create { who, token, amount, tapped } => create::spawn(self, who, token, amount, *tapped)?,
            Event::PutCounters { on, kind, amount } => {
                let (kind, amount) = (self.table.keep_counter(kind), self.look().amount(amount)?);
                self.for_targets(on, |on| Happening::PutCounters { on, kind, amount });
            }
            Event::RemoveCounters { from, kind, amount } => {
                let (kind, amount) = (self.table.keep_counter(kind), self.look().amount(amount)?);
                self.for_targets(from, |from| Happening::RemoveCounters { from, kind, amount });
            }
            Event::Begin { period, who, extra } => {
                let (period, extra) = (*period, *extra);
                self.for_players(who, |player| Happening::Begin { period, player, extra });
            }
            Event::Act { who, act, amount, with_it } => act::spawn(self, who, *act, amount, with_it)?,
            Event::Roll { who, sides, dice, with_it } => roll::spawn(self, who, *sides, dice, with_it)?,
            Event::Undergo { what, deed, to } => deed::spawn(self, what, *deed, to.as_ref()),
            Event::Discard { what } => discard::spawn(self, what),
            Event::CounterSpell { what } => counter_spell::spawn(self, what),
            Event::CopySpell { who, what, amount, new_targets } => {
                copy_spell::spawn(self, who, what, (amount, *new_targets))?;
            }
            Event::Cast { who, what } => cast::spawn(self, who, what),
            Event::GainControl { who, what } => gain_control::spawn(self, who, what),
            Event::Attach { what, to } => attach::spawn(self, what, to),
            Event::AddMana { who, mana, amount, from, tapped } => {
                mana::spawn(self, (who, from), *mana, amount, *tapped)?;
            }
            Event::Daytime { becomes } => self.add(Happening::Daytime { becomes: *becomes }),
            Event::Opaque { text, affects } => self.opaque(text, affects),
        }
        Ok(())
    }

    fn for_players(
        &mut self,
        who: &crate::select::Who,
        happening: impl Fn(crate::ids::PlayerId) -> Happening,
    ) {
        for player in self.look().players(who) {
            self.add(happening(player));
        }
    }

    fn for_targets(&mut self, whom: &Whom, happening: impl Fn(Target) -> Happening) {
        for target in self.look().targets(whom) {
            self.add(happening(target));
        }
    }

    fn opaque(&mut self, text: &str, affects: &Whom) {
        let text = self.table.keep_text(text);
        let targets = if *affects == Whom::Any { Vec::new() } else { self.look().targets(affects) };
        if *affects == Whom::Any {
            self.add(Happening::Opaque { text, affects: None });
        }
        for target in targets {
            self.add(Happening::Opaque { text, affects: Some(target) });
        }
    }
}
