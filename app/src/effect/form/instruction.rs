//! The form of an instruction: what is asked, done, and done otherwise.

use egui::Ui;

use super::context::Form;
use super::lists;
use super::lists::pick;
use crate::effect::choices::STEPS;
use crate::effect::starts;
use crate::widgets::form::{check, line, number, weak};
use language::board::{CardType, Change, Period};
use language::effect::{Effect, Lifetime};
use language::event::{AllModes, Dividing, Event, Instruction, Place};
use language::select::{Amount, Compare, Condition, What, Who};

impl Form<'_> {
    /// What an instruction says besides its sentence.
    #[expect(clippy::too_many_lines, reason = "one short arm for each kind")]
    pub(crate) fn instruction(self, ui: &mut Ui, instruction: &mut Instruction, depth: usize) {
        match instruction {
            Instruction::Do { events, unless } => self.at_once(ui, events, unless),
            Instruction::May { who, does, otherwise } => {
                self.who(ui, "Who may", who, 0);
                self.then(ui, "If so", does, depth);
                self.then(ui, "If not", otherwise, depth);
            }
            Instruction::If { condition, then, otherwise } => {
                self.condition(ui, "If", condition, 0);
                self.then(ui, "Then", then, depth);
                self.then(ui, "If not", otherwise, depth);
            }
            Instruction::Pay { who, cost, then, otherwise } => {
                self.who(ui, "Who may pay", who, 0);
                self.happening(ui, "What paying is", cost);
                self.then(ui, "If it is paid", then, depth);
                self.then(ui, "If not", otherwise, depth);
            }
            Instruction::IfDone { does, then, otherwise } => {
                self.happening(ui, "The action", does);
                self.then(ui, "If it was done", then, depth);
                self.then(ui, "If not", otherwise, depth);
            }
            Instruction::Choose { who, each, what, amount, or_fewer, target, power, called } => {
                self.who(ui, "Who chooses", who, 0);
                if let Some(all) = check(ui, "Each of these players", *each) {
                    *each = all;
                }
                self.what(ui, "Among", what, 0);
                self.amount(ui, "How many", amount, 0);
                if let Some(fewer) = check(ui, "Or fewer", *or_fewer) {
                    *or_fewer = fewer;
                }
                if let Some(only) = check(ui, "Only what can be targeted", *target) {
                    *target = only;
                }
                if let Some(least) = number(ui, "Power together", "", power.unwrap_or(0)) {
                    *power = Some(least).filter(|least| *least > 0);
                }
                name(ui, called);
            }
            Instruction::ChooseSource { who, what, called } => {
                self.who(ui, "Who chooses", who, 0);
                self.what(ui, "A source that is", what, 0);
                name(ui, called);
            }
            Instruction::ForEach { what, does } => {
                self.what(ui, "For each", what, 0);
                self.then(ui, "This is done", does, depth);
            }
            Instruction::ForEachPlayer { who, does } => {
                self.who(ui, "For each", who, 0);
                self.then(ui, "This is done", does, depth);
            }
            Instruction::Repeat { times, does } => {
                self.amount(ui, "How many times", times, 0);
                self.then(ui, "This is done", does, depth);
            }
            Instruction::RepeatUntil { condition, does } => {
                self.then(ui, "This is done", does, depth);
                self.condition(ui, "Until", condition, 0);
            }
            Instruction::Chance { who, sides, dice, ignored, does } => {
                self.who(ui, "Who rolls", who, 0);
                for (name, value) in [("Sides", sides), ("Dice", dice), ("Lowest left out", ignored)] {
                    if let Some(new) = number(ui, name, &name.to_lowercase(), *value) {
                        *value = new;
                    }
                }
                self.then(ui, "Then", does, depth);
            }
            Instruction::Unknown { asks, top_of, yes, no } => {
                if let Some(new) = line::show(ui, "what is asked", "What nobody can know", asks) {
                    new.trim().clone_into(asks);
                }
                if let Some(of_top) = check(ui, "It is about the top card of a library", top_of.is_some()) {
                    *top_of = of_top.then_some(Who::You);
                }
                if let Some(who) = top_of {
                    self.who(ui, "Whose library", who, 0);
                }
                self.then(ui, "If so", yes, depth);
                self.then(ui, "If not", no, depth);
            }
            Instruction::DeclareAttackers { declared } => self.happening(ui, "Who attacks whom", declared),
            Instruction::DeclareBlockers { declared } => self.happening(ui, "Who blocks what", declared),
            Instruction::CombatDamage { assigned, divided, meanwhile } => {
                self.happening(ui, "How it is assigned", assigned);
                if let Some(is_so) = check(ui, "Ask how the rest is divided", *divided == Dividing::Asked) {
                    *divided = if is_so { Dividing::Asked } else { Dividing::Said };
                }
                self.then(ui, "When players next can", meanwhile, depth);
            }
            Instruction::Modes { choose, all_if, modes } => {
                if let Some(new) = number(ui, "How many are chosen", "chosen", *choose) {
                    *choose = new;
                }
                self.all_modes(ui, all_if);
                lists::items(ui, "mode", modes, &Vec::new(), |ui, mode| self.then(ui, "A mode", mode, depth));
            }
            Instruction::Later { period, who, of_next_turn, does } => {
                let steps = STEPS.into_iter().map(Period::Step);
                let all: Vec<Period> = std::iter::once(Period::Turn).chain(steps).collect();
                pick(ui, "At the next", period, &all, |period| self.words.period(*period));
                self.who(ui, "Of", who, 0);
                if let Some(is_so) = check(ui, "In their next turn only", *of_next_turn) {
                    *of_next_turn = is_so;
                }
                self.then(ui, "This is done", does, depth);
            }
            Instruction::CreateEffect(effect) => {
                let form = Form { floats: true, ..self };
                if let Some(changed) = form.show(ui, effect) {
                    **effect = changed;
                }
            }
            Instruction::Change { what, changes, until } => self.changed(ui, what, changes, until, depth),
            Instruction::Lasting { ability, until, once, at_once } => {
                lists::kind(
                    ui,
                    "What is so",
                    &mut **ability,
                    &super::ability::kept_for_a_time(),
                    super::continuous::ability_name,
                );
                self.within_ability(ui, ability, depth + 1);
                let you = Lifetime::UntilTurnOf(Who::You);
                let untap = Lifetime::ThroughUntapOf(Who::You);
                let while_yours = Lifetime::AsLongAs { what: What::This, by: Some(Who::You), tapped: false };
                let all =
                    [Lifetime::ThisTurn, Lifetime::ThisCombat, you, untap, while_yours, Lifetime::Always];
                self.lasts(ui, until, &all);
                if let Some(is_so) = check(ui, "The next time only", *once) {
                    *once = is_so;
                    *at_once &= is_so;
                }
                if *once && let Some(is_so) = check(ui, "Immediately, without the stack", *at_once) {
                    *at_once = is_so;
                }
            }
            Instruction::Trigger { does } => self.then(ui, "What the ability does", does, depth),
            Instruction::GiveCountersAgain { who } => self.who(ui, "Who chooses", who, 0),
            Instruction::ExchangeLife { first, second } => {
                self.who(ui, "Between", first, 0);
                self.who(ui, "And", second, 1);
            }
            Instruction::Target(one) => self.targeting(ui, one),
            Instruction::NewTargets { who, of } => {
                self.who(ui, "Who chooses", who, 0);
                self.what(ui, "For which spells", of, 0);
            }
            Instruction::Arrange { what, .. }
            | Instruction::Imprint { what }
            | Instruction::Equip { what }
            | Instruction::Regenerate { what } => self.what(ui, "Which", what, 0),
            Instruction::Cast { what, who, targets, paid, x, modes } => {
                self.what(ui, "Which card", what, 0);
                self.announcer(ui, "Who casts it", who);
                Self::targets(ui, targets);
                Self::names(ui, "cost that is paid", paid);
                if let Some(value) = number(ui, "X", "", *x) {
                    *x = value;
                }
                lists::items(ui, "mode", modes, &1, |ui, mode| {
                    if let Some(value) = number(ui, "Mode", "", *mode) {
                        *mode = value.max(1);
                    }
                });
            }
            Instruction::Activate { what, ability, who, targets, x } => {
                self.what(ui, "Of what", what, 0);
                if let Some(changed) = line::show(ui, "ability", "Which ability, by its name", ability) {
                    *ability = changed;
                }
                self.announcer(ui, "Who activates it", who);
                Self::targets(ui, targets);
                if let Some(value) = number(ui, "X", "", *x) {
                    *x = value;
                }
            }
            Instruction::StateBased
            | Instruction::PutTriggers
            | Instruction::CounterTargeter
            | Instruction::Resolve
            | Instruction::ResolveAll
            | Instruction::StepEnds
            | Instruction::PhaseEnds
            | Instruction::NextStep
            | Instruction::NextTurn => {}
        }
    }

    /// Whether all modes are chosen where something is so.
    fn all_modes(self, ui: &mut Ui, all_if: &mut Option<Box<AllModes>>) {
        if let Some(is_so) = check(ui, "All of them where something is so", all_if.is_some()) {
            let new = || Box::new(AllModes { so: Condition::TurnOf(Who::You), may: false });
            *all_if = is_so.then(new);
        }
        let Some(all) = all_if else { return };
        self.condition(ui, "All if", &mut all.so, 0);
        if let Some(is_so) = check(ui, "Then the controller may choose all", all.may) {
            all.may = is_so;
        }
    }

    /// Who casts or activates, where that is not whoever has the object.
    fn announcer(self, ui: &mut Ui, label: &str, who: &mut Option<Who>) {
        if let Some(is_so) = check(ui, "By a player who is named", who.is_some()) {
            *who = is_so.then_some(Who::You);
        }
        if let Some(who) = who {
            self.who(ui, label, who, 0);
        }
    }

    /// The names of targets: whoever announces it is asked as long as nothing is said of them.
    fn targets(ui: &mut Ui, targets: &mut Option<Vec<String>>) {
        let mut is_said = targets.is_some();
        ui.checkbox(&mut is_said, "Its targets are said here");
        *targets = is_said.then(|| targets.take().unwrap_or_default());
        if let Some(names) = targets {
            Self::names(ui, "target", names);
        }
    }

    /// A list of names.
    fn names(ui: &mut Ui, noun: &'static str, names: &mut Vec<String>) {
        lists::items(ui, noun, names, &String::new(), |ui, name| {
            if let Some(changed) = line::show(ui, noun, noun, name) {
                *name = changed;
            }
        });
    }

    /// Events at one moment, with the self-replacement effects that belong to them.
    fn at_once(self, ui: &mut Ui, events: &mut Vec<Event>, unless: &mut Vec<Effect>) {
        self.happening(ui, "At the same time", events);
        weak(ui, "Unless: effects that belong to this instruction and replace what it does");
        lists::items(ui, "self-replacement effect", unless, &starts::ABILITIES[0].1(), |ui, effect| {
            if let Some(changed) = self.show(ui, effect) {
                *effect = changed;
            }
        });
    }

    fn happening(self, ui: &mut Ui, name: &str, events: &mut Vec<Event>) {
        weak(ui, name);
        ui.indent(("events", name), |ui| self.events(ui, events));
    }

    fn then(self, ui: &mut Ui, name: &str, does: &mut Vec<Instruction>, depth: usize) {
        weak(ui, name);
        ui.indent(("does", name), |ui| self.does_within(ui, does, depth + 1));
    }
}

/// What a choice is called, so that later instructions can mean what was chosen.
fn name(ui: &mut Ui, called: &mut String) {
    if let Some(new) = line::show(ui, "name of the choice", "What the choice is called", called) {
        new.trim().clone_into(called);
    }
}

/// Instructions that are no plain events, as they start, by what they are called.
pub(crate) fn longer() -> Vec<(&'static str, Instruction)> {
    [plain(), lasting(), course()].concat()
}

/// Instructions that ask, choose, repeat or wait.
fn plain() -> Vec<(&'static str, Instruction)> {
    let so = || Condition::Number(Amount::Life(Who::You), Compare::AtMost, Amount::N(5));
    let draw = || Event::Draw { who: Who::You, amount: Amount::N(1), with_it: Vec::new() };
    let does = || vec![Instruction::Do { events: vec![draw()], unless: Vec::new() }];
    let (creatures, chosen) = (What::Type(CardType::Creature), || "chosen".to_owned());
    let pay = vec![Event::LoseLife { who: Who::You, amount: Amount::N(1) }];
    let later = Period::Step(language::board::Step::Upkeep);
    let one = || Amount::N(1);
    vec![
        ("May", Instruction::May { who: Who::You, does: does(), otherwise: Vec::new() }),
        ("If", Instruction::If { condition: so(), then: does(), otherwise: Vec::new() }),
        ("Pay", Instruction::Pay { who: Who::You, cost: pay, then: does(), otherwise: Vec::new() }),
        ("If it is done", Instruction::IfDone { does: vec![draw()], then: does(), otherwise: Vec::new() }),
        (
            "Choose objects",
            Instruction::Choose {
                who: Who::You,
                each: false,
                what: creatures.clone(),
                amount: one(),
                or_fewer: false,
                target: false,
                power: None,
                called: chosen(),
            },
        ),
        ("Choose a source", Instruction::ChooseSource { who: Who::You, what: What::Any, called: chosen() }),
        ("For each object", Instruction::ForEach { what: creatures.clone(), does: does() }),
        ("For each player", Instruction::ForEachPlayer { who: Who::Opponents, does: does() }),
        ("Several times", Instruction::Repeat { times: Amount::N(2), does: does() }),
        ("Until", Instruction::RepeatUntil { condition: so(), does: does() }),
        ("Dice or coins", Instruction::Chance { who: Who::You, sides: 6, dice: 1, ignored: 0, does: does() }),
        (
            "What nobody can know",
            Instruction::Unknown {
                asks: "the card is a land".to_owned(),
                top_of: None,
                yes: does(),
                no: Vec::new(),
            },
        ),
        ("Exchange life totals", Instruction::ExchangeLife { first: Who::You, second: Who::Opponents }),
        ("New targets", Instruction::NewTargets { who: Who::You, of: What::Any }),
        ("Target something", Instruction::Target(super::ability::new_target())),
        ("Modes", Instruction::modes(1, vec![does(), does()])),
        (
            "At a later step",
            Instruction::Later { period: later, who: Who::You, of_next_turn: false, does: does() },
        ),
        ("Cards are put in order", Instruction::Arrange { what: creatures, place: Place::Top }),
    ]
}

/// Instructions that bring something into force for a time.
fn lasting() -> Vec<(&'static str, Instruction)> {
    let creatures = What::Type(CardType::Creature);
    vec![
        ("An effect comes into force", Instruction::CreateEffect(Box::new(starts::FLOATING[0].1()))),
        (
            "Objects are changed for a time",
            Instruction::Change {
                what: creatures.clone(),
                changes: vec![Change::ModifyPowerToughness(1, 1)],
                until: Lifetime::ThisTurn,
            },
        ),
        (
            "Something is so for a time",
            Instruction::Lasting {
                ability: Box::new(starts::cant_gain()),
                until: Lifetime::ThisTurn,
                once: false,
                at_once: false,
            },
        ),
        ("A regeneration shield", Instruction::Regenerate { what: creatures }),
    ]
}

/// Combat, the stack, and turns.
fn course() -> Vec<(&'static str, Instruction)> {
    vec![
        ("Attackers are declared", Instruction::DeclareAttackers { declared: Vec::new() }),
        ("Blockers are declared", Instruction::DeclareBlockers { declared: Vec::new() }),
        (
            "Combat damage is dealt",
            Instruction::CombatDamage {
                assigned: Vec::new(),
                divided: Dividing::Asked,
                meanwhile: Vec::new(),
            },
        ),
        (
            "A card is cast",
            Instruction::Cast {
                what: What::Type(CardType::Instant),
                who: None,
                targets: None,
                paid: Vec::new(),
                x: 0,
                modes: Vec::new(),
            },
        ),
        (
            "An ability is activated",
            Instruction::Activate { what: What::Any, ability: String::new(), who: None, targets: None, x: 0 },
        ),
        ("Check state-based actions", Instruction::StateBased),
        ("Put triggers on the stack", Instruction::PutTriggers),
        ("Counter what has made it a target", Instruction::CounterTargeter),
        ("An ability triggers", Instruction::Trigger { does: Vec::new() }),
        ("The top of the stack resolves", Instruction::Resolve),
        ("All of the stack resolves", Instruction::ResolveAll),
        ("The next step begins", Instruction::NextStep),
        ("The next turn begins", Instruction::NextTurn),
    ]
}
