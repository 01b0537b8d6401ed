//! How a turn goes: which turn, phase or step comes next (CR 500, 500.7, 500.8, 500.9 (2026-04-17)).

use super::queue::Frame;
use language::board::{Period, Step, Waits};
use statements::ids::PlayerId;

/// The phases of a turn, each with its steps; a main phase has none.
const PHASES: [(Period, &[Step]); 5] = [
    (Period::Beginning, &[Step::Untap, Step::Upkeep, Step::Draw]),
    (Period::Step(Step::Main), &[]),
    (
        Period::Combat,
        &[Step::BeginCombat, Step::Attackers, Step::Blockers, Step::CombatDamage, Step::EndCombat],
    ),
    (Period::Step(Step::SecondMain), &[]),
    (Period::Ending, &[Step::End, Step::Cleanup]),
];

/// Where a turn has come to, and what is still to be put in between.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Course {
    /// The phase that has begun or was skipped last of those that every turn has, by its place; none before the first.
    usual_phase: Option<usize>,
    /// The step that has begun or was skipped last of those that the phase always has, by its place.
    usual_step: Option<usize>,
    /// The phase that is on.
    phase: usize,
    /// Whose usual turn has begun or was skipped last.
    usual_turn: PlayerId,
    /// Who takes extra turns: the last one is next.
    extra_turns: Vec<PlayerId>,
    /// Additional phases and steps of this turn: the first one is next.
    extra: Vec<Period>,
    /// Whether the second combat damage step of a combat has begun, or was skipped.
    second_damage: bool,
    /// What would begin while the course goes on by itself.
    pub(crate) progress: Progress,
}

/// Where the course of a turn stands, besides the step or main phase that has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Bearing {
    /// What has begun last instead of the step; none when it is the step.
    pub(crate) begun: Option<Period>,
    /// Where the course goes on when what is additional is over; none when nothing additional is on.
    pub(crate) behind: Option<Step>,
}

/// What the course of the turn is about to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Progress {
    /// Nothing: somebody says when it goes on.
    #[default]
    Rests,
    /// This would begin.
    Offers(Next),
    /// It has begun.
    Begun(Period),
}

/// What begins next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Next {
    pub(crate) period: Period,
    /// Whose turn it is, or whose turn it is in.
    pub(crate) player: PlayerId,
    /// Whether it is an extra turn, or an additional phase or step.
    pub(crate) extra: bool,
}

/// Something that is to be done when a period begins.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Scheduled {
    pub(crate) period: Period,
    /// Whose: one of these.
    pub(crate) whose: Vec<PlayerId>,
    pub(crate) waits: Waits,
    pub(crate) frame: Frame,
}

/// The place of the phase of a step.
fn phase_of(step: Step) -> usize {
    let holds = |(phase, steps): &(Period, &[Step])| *phase == Period::Step(step) || steps.contains(&step);
    PHASES.iter().position(holds).unwrap_or(0)
}

/// The place of a phase; none for turns and for steps.
fn place_of(phase: Period) -> Option<usize> {
    PHASES.iter().position(|(known, _)| *known == phase)
}

/// The phases and steps of a turn that something has begun at most once: the course stands in one of them.
fn step_place(step: Step) -> Option<usize> {
    PHASES[phase_of(step)].1.iter().position(|known| *known == step)
}

impl Course {
    /// The course of a turn of which a step or main phase has begun.
    pub(crate) fn new(step: Step, bearing: Bearing, usual_turn: PlayerId) -> Self {
        let Bearing { begun, behind } = bearing;
        let usual = behind.unwrap_or(step);
        let (mut usual_phase, mut phase) = (Some(phase_of(usual)), phase_of(step));
        let here = if phase_of(usual) == phase { usual } else { step };
        let mut usual_step = step_place(here);
        match begun {
            Some(Period::Turn) => (usual_phase, usual_step, phase) = (None, None, 0),
            Some(other) if place_of(other).is_some() => {
                phase = place_of(other).unwrap_or(phase);
                usual_step = None;
                if behind.is_none() {
                    usual_phase = Some(phase);
                }
            }
            Some(_) | None => {}
        }
        let (extra_turns, extra) = (Vec::new(), Vec::new());
        let (second_damage, progress) = (false, Progress::Rests);
        Self { usual_phase, usual_step, phase, usual_turn, extra_turns, extra, second_damage, progress }
    }

    /// The same with these to come: extra turns, the last one first, and additional periods, the first one first.
    pub(crate) fn with(mut self, extra_turns: Vec<PlayerId>, extra: Vec<Period>) -> Self {
        (self.extra_turns, self.extra) = (extra_turns, extra);
        self
    }

    /// Who takes extra turns, and the additional phases and steps to come.
    pub(crate) fn to_come(&self) -> (&[PlayerId], &[Period]) {
        (&self.extra_turns, &self.extra)
    }

    /// What has begun last and where the course goes on, as [`Self::new`] wants to be told; none where it can't be.
    pub(crate) fn told(&self, step: Step) -> Option<Bearing> {
        let phases = PHASES.iter().map(|(phase, _)| Some(*phase));
        let begun = [None, Some(Period::Turn)].into_iter().chain(phases);
        let steps = PHASES.iter().flat_map(|(phase, steps)| {
            let main = if let Period::Step(main) = phase { Some(*main) } else { None };
            main.into_iter().chain(steps.iter().copied())
        });
        let behind: Vec<Option<Step>> = std::iter::once(None).chain(steps.map(Some)).collect();
        let told = begun.flat_map(|begun| behind.iter().map(move |&behind| Bearing { begun, behind }));
        let (turns, extra) = (&self.extra_turns, &self.extra);
        let same = |told: &Bearing| {
            let course = Self::new(step, *told, self.usual_turn).with(turns.clone(), extra.clone());
            Self { second_damage: self.second_damage, ..course } == *self
        };
        told.into_iter().find(same)
    }

    /// A player will take extra turns after this one: the one that was created last comes first (CR 500.7 (2026-04-17)).
    pub(crate) fn add_turns(&mut self, player: PlayerId, amount: usize) {
        self.extra_turns.extend(std::iter::repeat_n(player, amount));
    }

    /// There will be additional phases or steps: those that were created last come first, and those of one event
    /// as it lists them (CR 500.8 (2026-04-17)). `already` is how many the event has added.
    pub(crate) fn add_periods(&mut self, period: Period, amount: usize, already: usize) {
        let at = already.min(self.extra.len());
        self.extra.splice(at..at, std::iter::repeat_n(period, amount));
    }

    /// How many additional phases and steps there will be in this turn.
    pub(crate) fn waiting_periods(&self) -> usize {
        self.extra.len()
    }

    /// A period has begun, or was skipped: the course goes on behind it. Skipping a turn or phase skips all
    /// that is in it.
    pub(crate) fn pass(&mut self, Next { period, player, extra }: Next, begun: bool) {
        self.second_damage = !extra && self.is_second_damage(period);
        match period {
            Period::Turn => {
                (self.usual_phase, self.usual_step, self.phase) = (None, None, 0);
                self.extra.clear();
                if !extra {
                    self.usual_turn = player;
                }
            }
            Period::Step(step) if place_of(period).is_none() => {
                if !extra {
                    self.go_to(phase_of(step));
                    self.usual_step = step_place(step);
                }
            }
            Period::Beginning | Period::Combat | Period::Ending | Period::Step(_) => {
                let place = place_of(period).unwrap_or(0);
                (self.phase, self.usual_step) = (place, None);
                if !extra {
                    self.usual_phase = Some(place);
                }
            }
        }
        if !begun {
            self.skip_rest(period);
        }
    }

    /// Whether a combat damage step would be the second one, right after the first.
    fn is_second_damage(&self, period: Period) -> bool {
        let combat = phase_of(Step::CombatDamage);
        period == Period::Step(Step::CombatDamage)
            && self.phase == combat
            && self.usual_step == step_place(Step::CombatDamage)
    }

    /// The second combat damage step of a combat, where the first one has begun last (CR 510.4 (2026-04-17), 510.5 (2012-05-01)).
    pub(crate) fn second_damage(&self) -> Option<Period> {
        let second = Period::Step(Step::CombatDamage);
        (!self.second_damage && self.is_second_damage(second)).then_some(second)
    }

    /// A step has begun without its phase.
    fn go_to(&mut self, phase: usize) {
        if phase != self.phase || self.usual_phase.is_none() {
            self.phase = phase;
            self.usual_phase = self.usual_phase.max(Some(phase));
        }
    }

    /// The phase that is on ends: the steps that it would still have don't come (CR 724.2d (2026-04-17)).
    pub(crate) fn end_phase(&mut self) {
        self.usual_step = PHASES[self.phase].1.len().checked_sub(1);
    }

    /// Nothing of what was skipped comes.
    fn skip_rest(&mut self, period: Period) {
        if place_of(period).is_some() {
            self.end_phase();
        } else if period == Period::Turn {
            self.usual_phase = Some(PHASES.len() - 1);
            self.phase = PHASES.len() - 1;
            self.end_phase();
        }
    }

    /// What comes next, and whether it is additional: a step of the phase that is on, the next phase, or a turn. An
    /// additional phase or step is no longer waiting then.
    pub(crate) fn next(&mut self) -> (Period, bool) {
        if self.usual_phase.is_some() {
            if let Some(step) = self.take_extra(|period| place_of(period).is_none()) {
                return (step, true);
            }
            let steps = PHASES[self.phase].1;
            if let Some(step) = steps.get(self.usual_step.map_or(0, |at| at + 1)) {
                return (Period::Step(*step), false);
            }
        }
        if let Some(phase) = self.take_extra(|period| place_of(period).is_some()) {
            return (phase, true);
        }
        let usual = self.usual_phase.map_or(0, |at| at + 1);
        PHASES.get(usual).map_or((Period::Turn, false), |(phase, _)| (*phase, false))
    }

    fn take_extra(&mut self, is: impl Fn(Period) -> bool) -> Option<Period> {
        let at = self.extra.iter().position(|&period| is(period))?;
        Some(self.extra.remove(at))
    }

    /// Whose extra turn comes next, if there is one; it is no longer waiting.
    pub(crate) fn take_turn(&mut self) -> Option<PlayerId> {
        self.extra_turns.pop()
    }

    /// Whose usual turn has begun or was skipped last.
    pub(crate) fn usual_turn(&self) -> PlayerId {
        self.usual_turn
    }
}

/// Whether a phase is over as a period begins: another phase does, or a turn.
pub(crate) fn ends_phase(begins: Period) -> bool {
    begins == Period::Turn || place_of(begins).is_some()
}

/// Whether a period is a step, or a phase without steps: where the course of a turn comes to rest.
pub(crate) fn rests(period: Period) -> bool {
    matches!(period, Period::Step(_))
}

/// What an instruction lets end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// The step, and no phase with it.
    Step,
    /// The phase, with the step that is its last.
    Phase,
}
