//! Combat damage: assigned all at once, and dealt at once or from the stack.

use super::Interpreter;
use crate::applying::Stop;
use crate::combat::assignment::{Assigned, complete};
use crate::combat::dividing::{Ways, assigned, rules_besides};
use crate::combat::fighters::{DamageStep, Fighter, fighters, untold};
use crate::events::spawn::spawn;
use crate::keyword::{double_strike, first_strike};
use crate::table::env::Env;
use crate::table::queue::{OnStack, Todo};
use crate::table::scene::Scene;
use crate::table::selectors::Evaluator;
use crate::table::{NO_ORIGIN, Table};
use language::effect::Cause;
use language::event::{Dividing, Event, Instruction};
use language::rule::Switch;
use statements::chronicle::Happened;
use statements::combat::Illegal;
use statements::decided::{CombatDamageStep, Decided};
use statements::error::Problem;
use statements::happening::Happening;
use statements::ids::{BoardId, ObjectId, Target};
use statements::part::Part;
use statements::question::{Answer, Question};

impl Interpreter<'_> {
    /// All combat damage is assigned. It is dealt, and then the rest is done; until 2009-07-11 it goes on the stack as one
    /// object, and the rest is done before it resolves (310.1, 310.4 (2008-02-01)).
    pub(crate) fn combat_damage(
        &mut self,
        assigned: &[Event],
        divided: Dividing,
        meanwhile: &[Instruction],
    ) -> Result<(), Stop> {
        self.forget_last_known();
        let env = Env { cause: Cause::Combat, ..self.env.clone() };
        let mut parts: Vec<Part> = Vec::new();
        for event in assigned {
            parts.extend(spawn(self.table, self.situation.board, &env, NO_ORIGIN, event)?);
        }
        parts.extend(self.assigned_besides(&parts, divided)?);
        if self.table.on(Switch::CombatDamageOnStack) && !meanwhile.is_empty() {
            let known = self.involved(&parts);
            if !parts.is_empty() {
                self.table.log(|| Happened::Decided(Decided::CombatDamageOnStack(parts.clone())));
            }
            self.then(meanwhile, self.env.clone());
            self.next.push(Todo::OnStack(OnStack { parts, known }));
        } else {
            self.situation.add_parts(parts)?;
            self.then(meanwhile, self.env.clone());
        }
        Ok(())
    }

    /// Which step it is and whether damage may be assigned like that; what is assigned besides, since
    /// it can't be assigned otherwise.
    fn assigned_besides(&mut self, said: &[Part], divided: Dividing) -> Result<Vec<Part>, Stop> {
        self.note_untold(said);
        let scene = Scene::new(self.table, self.situation.board);
        let (step, fighters) = fighters(scene);
        if fighters.is_empty() {
            return Ok(Vec::new());
        }
        let told = |part: &Part| {
            let Happening::Damage { source: Some(source), to, amount, .. } = part.happening else {
                return None;
            };
            Some(Assigned { source, to, amount })
        };
        let mut all: Vec<Assigned> = said.iter().filter_map(told).collect();
        let said = all.len();
        if divided == Dividing::Asked {
            self.ask_divisions(&fighters, &mut all)?;
        }
        let scene = Scene::new(self.table, self.situation.board);
        let besides = match complete(scene, &fighters, &all) {
            Ok(besides) => all.split_off(said).into_iter().chain(besides),
            Err(illegal) => return Err(self.illegal(illegal)),
        };
        self.note_step(step, &fighters);
        self.note_idle(&fighters);
        let part = |Assigned { source, to, amount }: Assigned| {
            let source = Some(source);
            let damage =
                Happening::Damage { source, to, amount, combat: true, unpreventable: false, dealt: false };
            Part::new(damage, Cause::Combat, NO_ORIGIN, self.env.marks.clone())
        };
        Ok(besides.map(part).collect())
    }

    /// Keeps who assigns nothing because the board says neither whom it fights nor what it deals.
    fn note_untold(&mut self, said: &[Part]) {
        let deals = |id: ObjectId| said.iter().any(|part| part.happening.damage_source() == Some(id));
        let known = &self.table.unsaid;
        let scene = Scene::new(self.table, self.situation.board);
        let untold = untold(scene).filter(|id| !deals(*id) && !known.contains(id));
        let untold: Vec<ObjectId> = untold.collect();
        self.table.unsaid.extend(untold);
    }

    fn illegal(&mut self, illegal: Illegal) -> Stop {
        self.table.illegal.get_or_insert(Problem::CombatDamage(illegal));
        Stop::TooLarge
    }

    /// How damage is divided of which that is not said: first by attackers, then by blockers, each as whoever divides it likes
    /// (CR 510.1 (2026-04-17), 310.1 (2006-10-01)). Only what can still become legal together is offered.
    ///
    /// Judgement: who divides damage through banding is asked along with the others of that side.
    fn ask_divisions(&mut self, fighters: &[Fighter], all: &mut Vec<Assigned>) -> Result<(), Stop> {
        let state = self.table.board(self.situation.board);
        let attacks = |fighter: &&Fighter| state.object(fighter.id).attacking;
        let (attackers, blockers): (Vec<&Fighter>, Vec<&Fighter>) =
            fighters.iter().filter(|fighter| fighter.assigns()).partition(attacks);
        for side in [attackers, blockers] {
            let is_said = |fighter: &&Fighter| all.iter().any(|one| one.source == fighter.id);
            let (known, open): (Vec<&Fighter>, Vec<&Fighter>) = side.into_iter().partition(is_said);
            // Who assigns all to one is part of what the others are looked at with.
            let mut dividing = Vec::new();
            let mut others: Vec<Assigned> = all
                .iter()
                .filter(|one| known.iter().any(|fighter| fighter.id == one.source))
                .copied()
                .collect();
            for fighter in open {
                match fighter.recipients()[..] {
                    [to] => others.push(Assigned { source: fighter.id, to, amount: fighter.power }),
                    _ => dividing.push(fighter),
                }
            }
            let scene = Scene::new(self.table, self.situation.board);
            let mut ways = match Ways::of(scene, &dividing, &others) {
                Ok(ways) => ways,
                Err(illegal) => return Err(self.illegal(illegal)),
            };
            for (place, fighter) in dividing.iter().enumerate() {
                let (source, among, offered) = (fighter.id, ways.among[place].clone(), ways.at(place));
                let shares = if let [only] = &offered[..] {
                    only.clone()
                } else {
                    let scene = Scene::new(self.table, self.situation.board);
                    let rules = rules_besides(scene, fighter, fighters);
                    let question = Question::Assignment { source, among, ways: offered, rules };
                    let Answer::Division(shares) = self.ask_player(fighter.divider, question)? else {
                        continue;
                    };
                    shares
                };
                all.extend(assigned(fighter, &ways.among[place], &shares));
                ways.take(place, &shares);
            }
        }
        Ok(())
    }

    /// Whether a second step follows, and who has had the first one: who had first strike or double strike as it began;
    /// until 2009-07-11 who assigned damage in it (502.2b (2008-02-01), CR 702.7b (2026-04-17)).
    fn note_step(&mut self, step: DamageStep, fighters: &[Fighter]) {
        if step == DamageStep::Only {
            return;
        }
        let mut state = self.table.board(self.situation.board).clone();
        state.second_damage = step == DamageStep::First;
        let seen = &self.table.view(self.situation.board).seen;
        let by_damage = self.table.on(Switch::SecondStepByDamage);
        for fighter in fighters {
            let is = &seen[fighter.id.index()].is;
            let quick = first_strike::has(is) || double_strike::has(is);
            let had = if by_damage { fighter.assigns() } else { quick };
            state.object_mut(fighter.id).fight.struck = step == DamageStep::First && had;
        }
        let has = |id: ObjectId| double_strike::times(&seen[id.index()].is);
        let decided = CombatDamageStep {
            is_second: step == DamageStep::Second,
            double: fighters
                .iter()
                .filter(|one| one.assigns())
                .map(|one| (one.id, has(one.id)))
                .filter(|(_, times)| *times > 0)
                .collect(),
            rests: fighters.iter().filter(|one| one.rests_by_step).map(|one| one.id).collect(),
        };
        self.table.log(|| Happened::Decided(Decided::CombatDamageStep(decided)));
        self.situation.board = self.table.keep_board(state);
    }

    /// Tells who assigns nothing, other than because of which step it is.
    fn note_idle(&mut self, fighters: &[Fighter]) {
        for fighter in fighters {
            if let Some(why) = fighter.idle {
                self.table.log(|| Happened::Decided(Decided::AssignsNone { what: fighter.id, why }));
            }
        }
    }

    /// Sources and recipients, and since when they are what they are.
    fn involved(&self, parts: &[Part]) -> Vec<(ObjectId, u32)> {
        let state = self.table.board(self.situation.board);
        let mut ids: Vec<ObjectId> = parts.iter().flat_map(ends).collect();
        ids.sort_unstable();
        ids.dedup();
        ids.into_iter().map(|id| (id, state.object(id).since)).collect()
    }

    fn forget_last_known(&mut self) {
        let state = self.table.board(self.situation.board);
        if !state.last_known.is_empty() {
            let mut state = state.clone();
            state.last_known.clear();
            self.situation.board = self.table.keep_board(state);
        }
    }
}

/// The objects at both ends of damage.
fn ends(part: &Part) -> impl Iterator<Item = ObjectId> + use<> {
    let to =
        if let Happening::Damage { to: Target::Object(id), .. } = part.happening { Some(id) } else { None };
    part.happening.damage_source().into_iter().chain(to)
}

/// What of combat damage on the stack is dealt: as it was assigned, to those who are still there and can be dealt
/// damage (310.4a, 310.4c (2008-02-01)).
pub(crate) fn dealt_from_stack(table: &mut Table, board: BoardId, stacked: &OnStack) -> Vec<Part> {
    let (state, view) = (table.board(board), table.view(board));
    let env = Env::new(state.active, None, Cause::Combat);
    let eval = Evaluator::new(table, state, &view.seen, &env);
    let mut dealt = Vec::new();
    let mut not_dealt = Vec::new();
    for part in &stacked.parts {
        let Happening::Damage { to: Target::Object(to), .. } = part.happening else {
            dealt.push(part.clone());
            continue;
        };
        let is_there = stacked.is_same(state, to);
        if is_there && eval.can_be_damaged(Target::Object(to)) {
            dealt.push(part.clone());
        } else {
            not_dealt.push(Decided::NotDealt { to, is_there });
        }
    }
    table.log_once(not_dealt);
    dealt
}
