//! Instructions: what a spell, an ability or an effect does, in order.

use super::Voice;
use super::amount::plain;
use crate::words::grammar::{count, counted, list, quoted};
use language::board::Period;
use language::board::paid::FREE;
use language::effect::Effect;
use language::event::{Dividing, Event, Instruction, Mana, Script};
use language::select::{Amount, What, Who};

impl Voice<'_> {
    /// How combat damage is assigned, as a clause.
    fn combat_damage(self, assigned: &[Event], divided: Dividing) -> String {
        let rest = match divided {
            Dividing::Said => "",
            Dividing::Asked if assigned.is_empty() => {
                "combat damage is assigned as whoever divides it chooses"
            }
            Dividing::Asked => ", the rest as whoever divides it chooses",
        };
        if assigned.is_empty() && !rest.is_empty() {
            return rest.to_owned();
        }
        format!("combat damage is assigned: {}{rest}", self.events(assigned))
    }

    /// Instructions in order: "..., then ...".
    pub fn instructions(self, list: &[Instruction]) -> String {
        match list {
            [] => "nothing happens".to_owned(),
            list => list.iter().map(|one| self.instruction(one)).collect::<Vec<_>>().join(", then "),
        }
    }

    /// What a script does, from its own side.
    pub fn script(self, script: &Script) -> String {
        self.instructions(&script.does)
    }

    /// One instruction as a clause.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of instruction")]
    pub fn instruction(self, instruction: &Instruction) -> String {
        match instruction {
            Instruction::Do { events, unless } => self.done(&self.events(events), unless),
            Instruction::May { who, does, otherwise } => self.branch(&self.may(who, does), otherwise),
            Instruction::If { condition, then, otherwise } => {
                let condition = self.condition(condition);
                self.branch(&format!("if {condition}, {}", self.instructions(then)), otherwise)
            }
            Instruction::Choose { who, each, what, amount, or_fewer, target, power, called } => {
                let chooses = if *or_fewer { Self::chooses_up_to } else { Self::chooses };
                let as_target = if *target { " as a target" } else { "" };
                let in_turn = if *each { ", one player after the other" } else { "" };
                let together = power.map(|least| format!(", with power {least} together")).unwrap_or_default();
                format!("{}{as_target}{together}{in_turn}", chooses(self, who, what, amount, called))
            }
            Instruction::ChooseSource { who, what, called } => {
                let (who, what) = (self.each_player(who), self.one_of(what, "source"));
                format!("{} {what} as a source of damage ({})", who.does("choose"), quoted(called))
            }
            Instruction::RepeatUntil { condition, does } => {
                format!("again and again until {}, {}", self.condition(condition), self.instructions(does))
            }
            Instruction::Pay { who, cost, then, otherwise } => {
                let may = format!("{} may pay this: {}", self.each_player(who).text, self.events(cost));
                let then =
                    if then.is_empty() { may } else { format!("{may}; if so, {}", self.instructions(then)) };
                self.branch(&then, otherwise)
            }
            Instruction::IfDone { does, then, otherwise } => {
                let does = self.events(does);
                self.branch(&format!("{does}; if that is done, {}", self.instructions(then)), otherwise)
            }
            Instruction::Chance { who, sides, dice, does, .. } => {
                let rolls = crate::words::things::roll(*sides, &|noun| counted(*dice, noun));
                format!("{}, then {}", self.each_player(who).does(&rolls), self.instructions(does))
            }
            Instruction::Unknown { asks, yes, no, .. } => {
                self.branch(&format!("if {asks}, {}", self.instructions(yes)), no)
            }
            Instruction::CombatDamage { assigned, divided, meanwhile } => {
                let assigned = self.combat_damage(assigned, *divided);
                if meanwhile.is_empty() {
                    return assigned;
                }
                format!("{assigned}; when players can do something, {}", self.instructions(meanwhile))
            }
            Instruction::DeclareAttackers { declared } if declared.is_empty() => "no attackers are declared".to_owned(),
            Instruction::DeclareAttackers { declared } => {
                format!("attackers are declared: {}", self.events(declared))
            }
            Instruction::DeclareBlockers { declared } if declared.is_empty() => "no blockers are declared".to_owned(),
            Instruction::DeclareBlockers { declared } => {
                format!("blockers are declared: {}", self.events(declared))
            }
            Instruction::Arrange { what, .. } => {
                format!("{} are put in any order", self.many_of(what, "card"))
            }
            Instruction::Cast { what, who, targets, paid, x, modes } => {
                let cast = self.announced(who.as_ref(), ["cast", "cast"], &self.one_of(what, "card"));
                let x = if *x > 0 { format!(" with X as {x}") } else { String::new() };
                let paid = paid_for(paid);
                let places: Vec<String> = modes.iter().map(u64::to_string).collect();
                let modes = if modes.is_empty() { String::new() } else { format!(" in mode {}", list(&places)) };
                format!("{cast}{}{modes}{x}{paid}", aimed(targets.as_deref()))
            }
            Instruction::Activate { what, ability, who, .. } if Mana::wanted(ability).is_some() => {
                let what = self.one_of(what, "permanent");
                format!("{} for {ability}", self.announced(who.as_ref(), ["tap", "tapped"], &what))
            }
            Instruction::Activate { what, ability, who, targets, x } => {
                let named = if ability.is_empty() { "an ability".to_owned() } else { quoted(ability) };
                let what = format!("{named} of {}", self.one_of(what, "permanent"));
                let x = if *x > 0 { format!(" with X as {x}") } else { String::new() };
                let activated = self.announced(who.as_ref(), ["activate", "activated"], &what);
                format!("{activated}{}{x}", aimed(targets.as_deref()))
            }
            Instruction::Equip { what } => {
                format!("an equip ability of {} is activated", self.one_of(what, "Equipment"))
            }
            Instruction::CounterTargeter => "counter the spell or ability that made it a target".to_owned(),
            Instruction::Imprint { what } => {
                let what = self.each_of(what, "card");
                format!("{what} that is {} is imprinted on {}", self.words.exiled(), self.this())
            }
            Instruction::Modes { choose, all_if, modes } => {
                let modes: Vec<String> = modes.iter().map(|mode| self.instructions(mode)).collect();
                let all = all_if.as_ref().map(|all| {
                    let may = if all.may { "maybe " } else { "" };
                    format!(" ({may}all of them if {})", self.condition(&all.so))
                });
                let choose = counted(*choose, "mode");
                format!("choose {choose}{}: {}", all.unwrap_or_default(), modes.join("; or "))
            }
            Instruction::StepEnds => "the step ends".to_owned(),
            Instruction::PhaseEnds => "the phase ends".to_owned(),
            Instruction::NextStep => "the next step or main phase begins".to_owned(),
            Instruction::NextTurn => "the turn is over, and the next one begins".to_owned(),
            Instruction::Later { period, who, of_next_turn, does } => {
                self.later(*period, who, *of_next_turn, does)
            }
            Instruction::PutTriggers => "the abilities that have triggered are put on the stack".to_owned(),
            Instruction::Trigger { does } => {
                format!("an ability triggers: {}", self.instructions(does))
            }
            Instruction::Resolve => "the spell or ability on top of the stack resolves".to_owned(),
            Instruction::ResolveAll => {
                "state-based actions are checked, abilities that have triggered are put on the stack, and the top one \
                 resolves, until nothing is there any more"
                    .to_owned()
            }
            Instruction::StateBased => "state-based actions are checked".to_owned(),
            Instruction::Target(one) => self.target(one),
            Instruction::NewTargets { who, of } => {
                let spells = self.each_of(of, "spell");
                format!("{} new targets for {spells}", self.each_player(who).does("may choose"))
            }
            Instruction::ExchangeLife { first, second } => {
                let (first, second) = (self.each_player(first), self.each_player(second));
                format!("{} and {} exchange life totals", first.text, second.text)
            }
            Instruction::GiveCountersAgain { who } => {
                let who = self.each_player(who);
                format!(
                    "each permanent and player with counters {} gets another, as from proliferating",
                    who.does("choose")
                )
            }
            Instruction::ForEach { what, does } => {
                format!("for {}, {}", self.each_of(what, "permanent"), self.instructions(does))
            }
            Instruction::ForEachPlayer { who, does } => {
                let inside = self.calling_affected("that player");
                format!("for {}, {}", self.each_player(who).text, inside.instructions(does))
            }
            Instruction::Repeat { times, does } => {
                format!("{}, {}", self.times(times), self.instructions(does))
            }
            Instruction::CreateEffect(effect) => {
                format!("this comes into force: {}", quoted(&self.effect(effect)))
            }
            Instruction::Lasting { ability, until, once, at_once } => {
                self.so_for_a_time(ability, until, (*once, *at_once))
            }
            Instruction::Change { what, changes, until } => {
                let what = self.each_of(what, "permanent");
                format!("{what} {}", self.changed(changes, until))
            }
            Instruction::Regenerate { what } => {
                let what = self.each_of(what, "creature");
                format!("the next time {what} would be destroyed this turn, it is regenerated")
            }
        }
    }

    /// "at the beginning of Alice's next upkeep step, Alice draws a card".
    fn later(self, period: Period, who: &Who, of_next_turn: bool, does: &[Instruction]) -> String {
        let whose = if *who == Who::Anyone { "the".to_owned() } else { self.any_player(who).possessive() };
        let (period, does) = (self.words.period(period), self.instructions(does));
        if of_next_turn {
            return format!("at the beginning of the {period} of {whose} next turn, {does}");
        }
        format!("at the beginning of {whose} next {period}, {does}")
    }

    fn may(self, who: &Who, does: &[Instruction]) -> String {
        let who = self.each_player(who);
        if let [Instruction::Do { events, unless }] = does
            && let ([event], true) = (events.as_slice(), unless.is_empty())
            && let clause = self.event_clause(event)
            && clause.subject == who
        {
            return format!("{} may {}", who.text, clause.predicate);
        }
        format!("{} may choose that {}", who.text, self.instructions(does))
    }

    fn done(self, done: &str, unless: &[Effect]) -> String {
        let unless: Vec<String> = unless.iter().map(|effect| quoted(&self.effect(effect))).collect();
        if unless.is_empty() { done.to_owned() } else { format!("{done} (but {})", unless.join(" and ")) }
    }

    /// Somebody does something: "Alice casts Bolt"; where nobody is named, what is done: "Bolt is cast".
    fn announced(self, who: Option<&Who>, [does, done]: [&str; 2], what: &str) -> String {
        who.map_or_else(
            || format!("{what} is {done}"),
            |who| format!("{} {what}", self.each_player(who).does(does)),
        )
    }

    fn branch(self, first: &str, otherwise: &[Instruction]) -> String {
        if otherwise.is_empty() {
            first.to_owned()
        } else {
            format!("{first}; if not, {}", self.instructions(otherwise))
        }
    }

    fn chooses_up_to(self, who: &Who, what: &What, amount: &Amount, called: &str) -> String {
        let (who, from) = (self.each_player(who), self.many_of(what, "permanent"));
        format!("{} up to {} of {from} ({})", who.does("choose"), self.amount(amount), quoted(called))
    }

    /// So many objects that chance chooses.
    fn by_chance(self, what: &What, amount: &Amount, called: &str) -> String {
        let called = quoted(called);
        match plain(amount) {
            Some(1) => format!("{} ({called}) is chosen at random", self.one_of(what, "permanent")),
            Some(n) => {
                let what = self.many_of(what, "permanent");
                format!("{} {what} ({called}) are chosen at random", count(n))
            }
            None => {
                let (what, number) = (self.many_of(what, "permanent"), self.amount(amount));
                format!("{what} ({called}), as many as {number}, are chosen at random")
            }
        }
    }

    fn chooses(self, who: &Who, what: &What, amount: &Amount, called: &str) -> String {
        // Nobody chooses.
        if matches!(who, Who::Not(all) if **all == Who::Anyone) {
            return self.by_chance(what, amount, called);
        }
        let who = self.each_player(who);
        let called = quoted(called);
        match plain(amount) {
            Some(1) => {
                format!("{} {} ({called})", who.does("choose"), self.one_of(what, "permanent"))
            }
            Some(n) => {
                let what = self.many_of(what, "permanent");
                format!("{} {} {what} ({called})", who.does("choose"), count(n))
            }
            None if *amount == Amount::ThatMuch => {
                let what = self.many_of(what, "permanent");
                format!("{} that many {what} ({called})", who.does("choose"))
            }
            None => {
                let what = self.many_of(what, "permanent");
                format!("{} {what} ({called}), as many as {}", who.does("choose"), self.amount(amount))
            }
        }
    }

    pub(super) fn times(self, times: &Amount) -> String {
        match plain(times) {
            Some(1) => "once".to_owned(),
            Some(2) => "twice".to_owned(),
            Some(n) => format!("{} times", count(n)),
            None if *times == Amount::ThatMuch => "that many times".to_owned(),
            None => format!("as many times as {}", self.amount(times)),
        }
    }
}

/// What is paid as something is cast: " for kicked", or nothing in place of its mana cost.
fn paid_for(paid: &[String]) -> String {
    let (free, others): (Vec<String>, Vec<String>) = paid.iter().cloned().partition(|word| word == FREE);
    let others = if others.is_empty() { String::new() } else { format!(" for {}", list(&others)) };
    if free.is_empty() { others } else { format!("{others} {FREE}") }
}

/// What a spell or an ability is said to target: " targeting Bob and Bear".
fn aimed(targets: Option<&[String]>) -> String {
    match targets {
        None => String::new(),
        Some([]) => " without a target".to_owned(),
        Some(targets) => format!(" targeting {}", list(targets)),
    }
}
