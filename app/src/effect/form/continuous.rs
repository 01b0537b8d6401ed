//! The form of a continuous effect: what it affects, and each change that it makes.

use egui::Ui;

use super::context::Form;
use super::lists;
use super::lists::pick;
use crate::effect::choices::{SUPERTYPES, TYPES};
use crate::effect::starts;
use crate::presentation::label::capital;
use crate::widgets::form::{chip, line, number};
use language::board::{
    Ability, CardType, Change, Color, Continuous, Keyword, KeywordName, Restriction, Supertype,
};
use language::effect::Lifetime;
use language::select::{Amount, What, Who};
use rulebook::words::vocabulary::{card_type, color, supertype};

impl Form<'_> {
    /// What it affects, and what it does to that.
    pub(crate) fn continuous(self, ui: &mut Ui, continuous: &mut Continuous, depth: usize) {
        self.what(ui, "Affects", &mut continuous.affects, 0);
        self.conditions(ui, "As long as", &mut continuous.only_if, 0);
        self.changes(ui, &mut continuous.changes, depth);
    }

    /// What is done to each object, for a time.
    pub(crate) fn changed(
        self,
        ui: &mut Ui,
        what: &mut What,
        changes: &mut Vec<Change>,
        until: &mut Lifetime,
        depth: usize,
    ) {
        self.what(ui, "Which", what, 0);
        self.changes(ui, changes, depth);
        let you = Lifetime::UntilTurnOf(Who::You);
        let untap = Lifetime::ThroughUntapOf(Who::You);
        let while_yours = Lifetime::AsLongAs { what: What::This, by: Some(Who::You), tapped: false };
        let all = [Lifetime::ThisTurn, Lifetime::ThisCombat, you, untap, while_yours, Lifetime::Always];
        self.lasts(ui, until, &all);
    }

    /// What is done to an object, each with a button that leaves it out, and one for more.
    pub(crate) fn changes(self, ui: &mut Ui, list: &mut Vec<Change>, depth: usize) {
        let new = Change::ModifyPowerToughness(1, 1);
        lists::items(ui, "change", list, &new, |ui, change| {
            lists::kind(ui, "It", change, &changes(), change_name);
            ui.indent("within the change", |ui| self.change(ui, change, depth + 1));
        });
    }

    fn change(self, ui: &mut Ui, change: &mut Change, depth: usize) {
        match change {
            Change::Control(who) => self.who(ui, "Who", who, 0),
            Change::AddType(kind) | Change::LoseType(kind) => {
                pick(ui, "Type", kind, &TYPES, |kind| card_type(*kind));
            }
            Change::SetTypes(types) => several(ui, types, &TYPES, |kind| card_type(*kind)),
            Change::AddSubtype(subtype) => {
                if let Some(new) = line::show(ui, "subtype", "Subtype", subtype) {
                    new.trim().clone_into(subtype);
                }
            }
            Change::SetLandTypes(names) | Change::SetCreatureTypes(names) => {
                if let Some(new) = line::show(ui, "types", "These types", &names.join(", ")) {
                    let words = new.split(',').map(str::trim).filter(|word| !word.is_empty());
                    *names = words.map(str::to_owned).collect();
                }
            }
            Change::AddSupertype(kind) => pick(ui, "Supertype", kind, &SUPERTYPES, |kind| supertype(*kind)),
            Change::SetColors(colors) => several(ui, colors, &Color::ALL, |one| color(*one)),
            Change::AddColor(one) => pick(ui, "Colour", one, &Color::ALL, |one| color(*one)),
            Change::AddAbility(ability) | Change::Bind(ability) => {
                lists::kind(ui, "Ability", &mut **ability, &abilities(), ability_name);
                self.within_ability(ui, ability, depth);
            }
            Change::LoseAbilities | Change::SwitchPowerToughness => {}
            Change::LoseKeyword(name) => pick(ui, "Keyword", name, KeywordName::ALL, |name| name.words()),
            Change::SetPowerToughness(power, toughness) | Change::ModifyPowerToughness(power, toughness) => {
                power_and_toughness(ui, power, toughness);
            }
            Change::SetPower(amount) => self.amount(ui, "Power", amount, 0),
            Change::SetToughness(amount) => self.amount(ui, "Toughness", amount, 0),
            Change::Boost(amount) => self.amount(ui, "By how much each", amount, 0),
            Change::ModifyTimes(power, toughness, times) => {
                power_and_toughness(ui, power, toughness);
                self.amount(ui, "How many times", times, 0);
            }
        }
    }
}

fn power_and_toughness(ui: &mut Ui, power: &mut i64, toughness: &mut i64) {
    ui.horizontal(|ui| {
        for (name, value) in [("Power", power), ("Toughness", toughness)] {
            if let Some(new) = number(ui, name, &name.to_lowercase(), *value) {
                *value = new;
            }
        }
    });
}

/// Some of several values, each on or off.
pub(super) fn several<T: PartialEq + Copy>(
    ui: &mut Ui,
    list: &mut Vec<T>,
    all: &[T],
    called: impl Fn(&T) -> &'static str,
) {
    ui.horizontal_wrapped(|ui| {
        for one in all {
            let has = list.contains(one);
            if chip(ui, &capital(called(one)), has) {
                list.retain(|known| known != one);
                list.extend(Some(*one).filter(|_| !has));
            }
        }
    });
}

/// One of each kind, as it starts.
fn changes() -> Vec<Change> {
    vec![
        Change::ModifyPowerToughness(1, 1),
        Change::SetPowerToughness(1, 1),
        Change::SetPower(Amount::N(1)),
        Change::SetToughness(Amount::N(1)),
        Change::SwitchPowerToughness,
        Change::Boost(Amount::N(1)),
        Change::ModifyTimes(1, 0, Amount::N(1)),
        Change::SetCreatureTypes(vec!["Frog".to_owned()]),
        Change::LoseKeyword(KeywordName::Flying),
        Change::AddAbility(Box::new(Ability::Keyword(Keyword::Lifelink))),
        Change::Bind(Box::new(Ability::Restriction(Restriction::BlockedByAtMost(1)))),
        Change::LoseAbilities,
        Change::AddType(CardType::Artifact),
        Change::LoseType(CardType::Creature),
        Change::SetTypes(vec![CardType::Artifact]),
        Change::AddSubtype("Cleric".to_owned()),
        Change::SetLandTypes(vec!["Mountain".to_owned()]),
        Change::AddSupertype(Supertype::Legendary),
        Change::AddColor(Color::Red),
        Change::SetColors(vec![Color::Red]),
        Change::Control(Who::You),
    ]
}

fn change_name(change: &Change) -> &'static str {
    match change {
        Change::Control(_) => "is controlled by",
        Change::AddType(_) => "is of a type besides its others",
        Change::LoseType(_) => "is not of a type",
        Change::SetTypes(_) => "is of these types and no others",
        Change::AddSubtype(_) => "is of a subtype besides its others",
        Change::SetLandTypes(_) => "is of these land types and no others",
        Change::AddSupertype(_) => "is of a supertype besides its others",
        Change::SetColors(_) => "is of these colours",
        Change::AddColor(_) => "is of a colour besides its others",
        Change::AddAbility(_) => "has an ability",
        Change::Bind(_) => "is bound by a restriction or requirement",
        Change::LoseAbilities => "loses its abilities",
        Change::SetPowerToughness(..) => "has this power and toughness",
        Change::ModifyPowerToughness(..) => "gets so much power and toughness",
        Change::SetPower(_) => "has this power",
        Change::SetToughness(_) => "has this toughness",
        Change::Boost(_) => "gets an amount of power and toughness each",
        Change::ModifyTimes(..) => "gets so much power and toughness, many times",
        Change::SetCreatureTypes(_) => "is of these creature types and no others",
        Change::LoseKeyword(_) => "loses a keyword",
        Change::SwitchPowerToughness => "has its power and toughness switched",
    }
}

/// Abilities that a continuous effect can give, as they start.
fn abilities() -> Vec<Ability> {
    let mut all = vec![Ability::Keyword(Keyword::Lifelink)];
    all.extend(starts::ABILITIES.first().map(|(_, start)| Ability::Effect(start())));
    all.extend(starts::others().into_iter().map(|(_, ability)| ability));
    all
}

/// What an ability is called on the form.
pub(super) fn ability_name(ability: &Ability) -> &'static str {
    use language::board::Restriction;
    match ability {
        Ability::Effect(_) => "a replacement or prevention effect",
        Ability::Restriction(Restriction::Cant(_)) => "something can't happen",
        Ability::Restriction(Restriction::CantUnlessPaid(_)) => "attacking or blocking has a price",
        Ability::Restriction(Restriction::CantBePrevented(_)) => "damage can't be prevented",
        Ability::Restriction(Restriction::CantBeRegenerated(_)) => "something can't be regenerated",
        Ability::Restriction(Restriction::CantBeTargeted { .. }) => "something can't be targeted",
        Ability::Restriction(Restriction::NoTrigger { .. }) => "nothing triggers on something",
        Ability::Restriction(Restriction::TriggersAgain { .. }) => "abilities trigger once more",
        Ability::Restriction(Restriction::CountersAtMost(..)) => "at most so many counters",
        Ability::Restriction(Restriction::BlockedByAtLeast(_)) => "blocked by so many or more",
        Ability::Restriction(Restriction::BlockedByAtMost(_)) => "blocked by so many at most",
        Ability::Restriction(Restriction::NeverAttacksAlone) => "it can't attack alone",
        Ability::Restriction(Restriction::NeverBlocksAlone) => "it can't block alone",
        Ability::Restriction(Restriction::NeverLosesFor { .. }) => "somebody doesn't lose for something",
        Ability::Restriction(Restriction::NeverActivated { .. }) => "its abilities can't be activated",
        Ability::Requirement(_) => "it attacks or blocks if able",
        Ability::Continuous(_) => "a continuous effect",
        Ability::Keyword(_) => "a keyword",
        Ability::Instructions(_) => "what it does as it resolves",
        Ability::StateTriggered { .. } => "a state trigger",
        Ability::Triggered { .. } => "a triggered ability",
        Ability::Spell { .. } => "what the spell costs, targets and does",
        Ability::Activated { .. } => "an activated ability",
        Ability::BlocksMore(_) => "it can block more than one",
        Ability::AttacksDespiteDefender => "it can attack despite defender",
        Ability::AssignsToughness => "it assigns damage by toughness",
        Ability::FunctionsIn { .. } => "an ability that works elsewhere",
        Ability::AsLongAs { .. } => "an ability as long as something is so",
        Ability::Unread(_) => "a sentence that is unread",
        Ability::Opaque(_) => "in your own words",
    }
}
