//! Abilities as sentences.

use super::Voice;
use super::pattern::once_for;
use crate::words::grammar::{a, counted, list, ordinal, quoted, sentence};
use crate::words::vocabulary::{card_type, color, counters, each, keyword, supertype, unread_of};
use language::board::subtypes::EVERY_CREATURE_TYPE;
use language::board::{Ability, Change, Continuous, IfPaid, Keyword, Restriction, Targeting};
use language::effect::{EventPattern, Lifetime, Pattern};
use language::event::Instruction;
use language::select::{What, Who, Whom};

/// "an additional creature", "two additional creatures".
fn additional(more: u64) -> String {
    match more {
        1 => "an additional creature".to_owned(),
        u64::MAX => "any number of additional creatures".to_owned(),
        more => counted(more, "additional creature"),
    }
}

/// A sentence as a part of another one.
fn within(sentence: &str) -> String {
    let mut letters = sentence.trim_end_matches('.').chars();
    letters.next().map(|first| first.to_lowercase().to_string()).unwrap_or_default() + letters.as_str()
}

/// How often an ability triggers at most, after what it does.
fn how_often(ability: &Ability) -> String {
    let Ability::Triggered { at_most: Some((most, since)), .. } = ability else { return String::new() };
    let times = if *most == 1 { "once".to_owned() } else { counted(*most, "time") };
    format!(" This ability triggers only {times} {}.", each(*since))
}

impl Voice<'_> {
    /// An ability as a sentence, or the word for a keyword.
    pub fn ability(self, ability: &Ability) -> String {
        match ability {
            Ability::Effect(effect) => self.effect(effect),
            Ability::Restriction(restriction) => sentence(&self.restriction(restriction)),
            Ability::Requirement(pattern) => sentence(&self.requirement(pattern)),
            Ability::Continuous(continuous) => sentence(&self.continuous(continuous)),
            Ability::Keyword(word) => self.keyword(word),
            Ability::Instructions(does) => sentence(&self.instructions(does)),
            Ability::Triggered { does, .. } => {
                let often = how_often(ability);
                format!(
                    "{}{often}",
                    sentence(&format!("{}, {}", self.trigger(ability), self.instructions(does)))
                )
            }
            Ability::StateTriggered { when, does } => {
                let when: Vec<String> = when.iter().map(|condition| self.condition(condition)).collect();
                sentence(&format!("when {}, {}", when.join(" and "), self.instructions(does)))
            }
            Ability::Spell { costs, targets, does } => {
                let costs = costs.iter().map(|cost| {
                    let pay = self.instructions(&cost.pay);
                    cost.called.as_ref().map_or_else(
                        || format!("as a cost of casting it, {pay}"),
                        |name| format!("as its {name} cost, {pay}"),
                    )
                });
                self.targeted(&costs.collect::<Vec<_>>(), targets, does)
            }
            Ability::Activated { name, costs, targets, does } => {
                let named = if name.is_empty() { String::new() } else { format!(" ({name})") };
                let costs =
                    if costs.is_empty() { String::new() } else { format!(": {}", self.instructions(costs)) };
                self.targeted(&[format!("activated{named}{costs}")], targets, does)
            }
            Ability::BlocksMore(more) => {
                sentence(&format!("{} can block {}", self.this(), additional(*more)))
            }
            Ability::AttacksDespiteDefender => {
                sentence(&format!("{} can attack as though it had no defender", self.this()))
            }
            Ability::AssignsToughness => {
                sentence(&format!("{} assigns combat damage by its toughness and not its power", self.this()))
            }
            Ability::FunctionsIn { zones, ability } => {
                let note = self.zones_note(zones);
                std::iter::once(self.ability(ability)).chain(note).collect::<Vec<_>>().join(" ")
            }
            Ability::AsLongAs { only_if, ability } => {
                let conditions: Vec<String> = only_if.iter().map(|one| self.condition(one)).collect();
                sentence(&format!("as long as {}, {}", list(&conditions), self.as_clause(ability)))
            }
            Ability::Unread(unread) => {
                let words = Some(&unread.words).filter(|words| !words.is_empty());
                let words = words.map(|words| format!(" ({words})")).unwrap_or_default();
                sentence(&format!("{} is unread: sentence {}{words}", unread_of(unread.of), unread.sentence))
            }
            Ability::Opaque(text) => sentence(text),
        }
    }

    /// What is paid, what is targeted, and what is done: "activated: tap this; target creature ("it"); damage it".
    fn targeted(self, costs: &[String], targets: &[Targeting], does: &[Instruction]) -> String {
        let mut said = costs.to_vec();
        said.extend(targets.iter().map(|one| self.target(one)));
        if !does.is_empty() {
            said.push(self.instructions(does));
        }
        sentence(&said.join("; "))
    }

    /// One use of the word: "it targets up to 2 of any creature ("it")".
    pub(super) fn target(self, one: &Targeting) -> String {
        let many = match (one.amount, one.or_fewer) {
            (_, false) if one.x => " X of".to_owned(),
            (_, true) if one.x => " up to X of".to_owned(),
            (1, false) => String::new(),
            (amount, false) => format!(" {amount} of"),
            (u64::MAX, true) => " any number of".to_owned(),
            (amount, true) => format!(" up to {amount} of"),
        };
        let mode = one.mode.map_or_else(String::new, |mode| format!(" in mode {mode}"));
        let paid = one.if_paid.as_ref().map_or_else(String::new, |asks| match asks {
            IfPaid::Paid(name) => format!(" if {} was paid for it", quoted(name)),
            IfPaid::Unpaid(name) => format!(" unless {} was paid for it", quoted(name)),
        });
        format!("it targets{many} {} ({}){mode}{paid}", self.any_whom(&one.of), quoted(&one.called))
    }

    /// What a triggered ability waits for: "when Alice draws a card for the second time in a turn, if she is tapped".
    fn trigger(self, ability: &Ability) -> String {
        let Ability::Triggered { when, prevented, as_it_happens, nth, .. } = ability else {
            return String::new();
        };
        let conditions = self.after(&when.event).only_if(when).replacen(" and ", ", if ", 1);
        let at_once: Vec<String> =
            as_it_happens.iter().map(|one| self.after(&when.event).condition(one)).collect();
        let at_once = if at_once.is_empty() { String::new() } else { format!(" while {}", list(&at_once)) };
        let nth = nth.map_or_else(String::new, |(number, since)| {
            format!(
                " for the {} time {}",
                ordinal(usize::try_from(number).unwrap_or(usize::MAX)),
                each(since)
            )
        });
        let (because, at_once_as) = (self.because(when), once_for(when.scope));
        let when = self.would(&when.event).happens();
        let prevented = if *prevented { "it is prevented that " } else { "" };
        format!("when {prevented}{when}{because}{nth}{at_once_as}{at_once}{conditions}")
    }

    /// An ability that can be under a condition, as what follows that.
    fn as_clause(self, ability: &Ability) -> String {
        if let Ability::Restriction(restriction) = ability {
            return self.restriction(restriction);
        }
        if let Ability::Requirement(pattern) = ability {
            return self.requirement(pattern);
        }
        within(&self.ability(ability))
    }

    /// A keyword, with what it is about: "protection from red", "enchant a creature", "equip {2}".
    pub(super) fn keyword(self, word: &Keyword) -> String {
        let about = if let Keyword::Protection(from) = word {
            format!(" from {}", self.quality(from))
        } else if let Keyword::HexproofFrom(from) = word {
            format!(" {}", self.quality(from))
        } else if let Keyword::Landwalk(lands) = word {
            format!(" by {}", self.many_of(lands, "land"))
        } else if let Keyword::Enchant(Whom::Object(what)) = word {
            format!(" {}", self.one_of(what, "permanent"))
        } else if let Keyword::Enchant(whom) = word {
            format!(" {}", self.any_whom(whom))
        } else if let Keyword::Equip { cost, to: What::Any } = word
            && cost.mana.is_empty()
            && cost.x == 0
        {
            format!(" {{{}}}", cost.generic)
        } else {
            String::new()
        };
        keyword(word) + &about
    }

    /// What protects from something protects from: "red", "the chosen color", "creatures".
    fn quality(self, what: &What) -> String {
        if let What::Color(one) = what {
            color(*one).to_owned()
        } else if *what == What::ChosenColor {
            "the chosen color".to_owned()
        } else if *what == What::Any {
            "everything".to_owned()
        } else {
            self.many_of(what, "object")
        }
    }

    /// What triggers once more, and on what alone, if that is said.
    fn triggers_again(self, on: Option<&Pattern>, of: &What) -> String {
        let of = if *of == What::Any {
            "an ability".to_owned()
        } else {
            format!("an ability of {}", self.one_of(of, "permanent"))
        };
        match on {
            Some(on) => format!("if {} and {of} triggers on it, it triggers once more", self.pattern(on)),
            None => format!("if {of} triggers, it triggers once more"),
        }
    }

    /// Such an event can't happen, with what is said behind that.
    fn cannot(self, pattern: &Pattern, behind: &str) -> String {
        let clause = self.would(&pattern.event);
        let conditions = self.after(&pattern.event).only_if(pattern).replacen(" and ", " if ", 1);
        format!("{} can't {}{behind}{conditions}", clause.subject.text, clause.predicate)
    }

    /// Something that can't happen, as a clause.
    pub fn restriction(self, restriction: &Restriction) -> String {
        match restriction {
            Restriction::CantUnlessPaid(pattern) => {
                let unless = " unless somebody pays for it, as is done where it is declared";
                self.cannot(pattern, unless)
            }
            Restriction::Cant(pattern) => self.cannot(pattern, &self.because(pattern)),
            Restriction::CantBePrevented(pattern) => {
                format!("if {}, it can't be prevented", self.pattern(pattern))
            }
            Restriction::CantBeRegenerated(what) => {
                format!("{} can't be regenerated", self.one_of(what, "permanent"))
            }
            Restriction::CantBeTargeted { whom, by, from } => {
                let of = match (from, by) {
                    (What::Any, Who::Anyone) => String::new(),
                    (What::Any, by) => format!(" by spells and abilities of {}", self.any_player(by).text),
                    (from, Who::Anyone) => format!(" by {}, or by its abilities", self.one_of(from, "spell")),
                    (from, by) => {
                        let (from, by) = (self.one_of(from, "spell"), self.any_player(by).text);
                        format!(" by {from} of {by}, or by its abilities")
                    }
                };
                format!("{} can't be targeted{of}", self.any_whom(whom))
            }
            Restriction::NoTrigger { on, of } => {
                let of = if *of == What::Any {
                    String::new()
                } else {
                    format!(" of {}", self.one_of(of, "permanent"))
                };
                format!("if {}, no ability{of} triggers on it", self.pattern(on))
            }
            Restriction::TriggersAgain { on, of } => self.triggers_again(on.as_ref(), of),
            Restriction::CountersAtMost(kind, most) => {
                format!("it can't have more than {}", counters(kind, *most))
            }
            Restriction::BlockedByAtLeast(number) => {
                let creatures = counted(*number, "creature");
                format!("{} can't be blocked except by {creatures} or more", self.this())
            }
            Restriction::BlockedByAtMost(number) => {
                let creatures =
                    if *number == 1 { "one creature".to_owned() } else { counted(*number, "creature") };
                format!("{} can't be blocked by more than {creatures}", self.this())
            }
            Restriction::NeverAttacksAlone => format!("{} can't attack alone", self.this()),
            Restriction::NeverBlocksAlone => format!("{} can't block alone", self.this()),
            Restriction::NeverLosesFor { who, reason } => {
                let who = self.any_player(who);
                let verb = who.with("doesn't", "don't");
                format!("{verb} lose the game for {}", reason.said())
            }
            Restriction::NeverActivated { but_mana } => {
                let but = if *but_mana { ", but for mana abilities" } else { "" };
                format!("activated abilities of {} can't be activated{but}", self.this())
            }
        }
    }

    /// What has to happen if it can, as a clause: "Bear has to attack each combat if able".
    fn requirement(self, pattern: &Pattern) -> String {
        let clause = self.would(&pattern.event);
        let conditions = self.after(&pattern.event).only_if(pattern).replacen(" and ", " if ", 1);
        let who = if let EventPattern::Deed { what, .. } = &pattern.event {
            self.each_of(what, "creature")
        } else {
            clause.subject.text
        };
        format!("{who} has to {} each combat if able{conditions}", clause.predicate)
    }

    /// A continuous effect as a clause: "each creature Alice controls gets +1/+1".
    pub fn continuous(self, continuous: &Continuous) -> String {
        let does = self.changes(&continuous.changes);
        let said = format!("{} {does}", self.each_of(&continuous.affects, "permanent"));
        let conditions: Vec<String> = continuous.only_if.iter().map(|one| self.condition(one)).collect();
        if conditions.is_empty() { said } else { format!("as long as {}, {said}", list(&conditions)) }
    }

    /// What is so for a time, as a clause: "Bob can't gain life until the turn ends".
    pub fn so_for_a_time(self, ability: &Ability, until: &Lifetime, (once, at_once): (bool, bool)) -> String {
        let said = self.as_clause(ability);
        let said = match (once, at_once) {
            (true, true) => said.replacen("when ", "as soon as ", 1),
            (true, false) => said.replacen("when ", "the next time that ", 1),
            (false, _) => said,
        };
        let until = self.until(until);
        if matches!(ability, Ability::Restriction(_)) {
            return format!("{said}{until}");
        }
        match until.trim() {
            "" => said,
            until => format!("{until}, {said}"),
        }
    }

    /// What is done to an object for a time, after the object: "gets +1/+1 until the turn ends".
    pub fn changed(self, changes: &[Change], until: &Lifetime) -> String {
        format!("{}{}", self.changes(changes), self.until(until))
    }

    /// What is done to an object, after the object: "gets +1/+1 and has lifelink".
    pub(crate) fn changes(self, changes: &[Change]) -> String {
        list(&changes.iter().map(|change| self.change(change)).collect::<Vec<_>>())
    }

    fn change(self, change: &Change) -> String {
        match change {
            Change::Control(who) => format!("is under {} control", self.any_player(who).possessive()),
            Change::AddType(kind) => format!("is also {}", a(card_type(*kind))),
            Change::LoseType(kind) => format!("isn't {}", a(card_type(*kind))),
            Change::SetTypes(kinds) if kinds.is_empty() => "has no card types".to_owned(),
            Change::SetTypes(kinds) => {
                let kinds: Vec<&str> = kinds.iter().map(|kind| card_type(*kind)).collect();
                format!("is {} and nothing else", a(&kinds.join(" ")))
            }
            Change::AddSubtype(name) if name == EVERY_CREATURE_TYPE => format!("is of {name}"),
            Change::AddSubtype(name) => format!("is also {}", a(name)),
            Change::SetLandTypes(names) if names.is_empty() => "has no land types".to_owned(),
            Change::SetLandTypes(names) => {
                let lost = if change.takes_abilities() { " and loses its other abilities" } else { "" };
                format!("is {} and of no other land type{lost}", a(&names.join(" ")))
            }
            Change::SetCreatureTypes(names) => {
                format!("is {} and of no other creature type", a(&names.join(" ")))
            }
            Change::LoseKeyword(name) => format!("loses {}", name.words()),
            Change::AddSupertype(kind) => format!("is also {}", supertype(*kind)),
            Change::SetColors(colors) if colors.is_empty() => "is colorless".to_owned(),
            Change::SetColors(colors) => {
                format!("is {}", list(&colors.iter().map(|c| color(*c)).collect::<Vec<_>>()))
            }
            Change::AddColor(c) => format!("is also {}", color(*c)),
            Change::AddAbility(ability) => format!("has {}", self.as_had(ability)),
            Change::Bind(ability) => format!("is bound by this: {}", self.as_had(ability)),
            Change::LoseAbilities => "loses all abilities".to_owned(),
            Change::SetPowerToughness(power, toughness) => format!("is {power}/{toughness}"),
            Change::ModifyPowerToughness(power, toughness) => format!("gets {power:+}/{toughness:+}"),
            Change::SwitchPowerToughness => "has its power and toughness switched".to_owned(),
            Change::SetPower(amount) => format!("has power equal to {}", self.amount(amount)),
            Change::SetToughness(amount) => format!("has toughness equal to {}", self.amount(amount)),
            Change::Boost(amount) => {
                format!("gets +X/+X, where X is {}", self.amount(amount))
            }
            Change::ModifyTimes(power, toughness, times) => {
                format!("gets {power:+}/{toughness:+} X times over, where X is {}", self.amount(times))
            }
        }
    }
}
