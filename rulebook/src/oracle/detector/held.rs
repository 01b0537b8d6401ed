//! What abilities hold, noted on one walk through them.

mod event;
mod select;

use std::collections::BTreeSet;

use language::board::subtypes::EVERY_CREATURE_TYPE;
use language::board::{
    Ability, Change, Characteristics, Color, Counter, Keyword, Loss, Restriction, Said as With, Targeting,
    Zone,
};
use language::effect::{CopyException, Effect, Lifetime, Limit};
use language::event::Instruction;
use language::select::{Amount, Condition, Who};
use language::walk::Node;

use super::sign::{Sign, Verb};

/// What some abilities hold.
#[derive(Debug, Default)]
pub(super) struct Held(BTreeSet<Sign>);

impl Held {
    /// What these abilities hold, in all that stands inside them.
    pub(super) fn of(abilities: &[Ability]) -> Self {
        let mut held = Self::default();
        for ability in abilities {
            Node::from(ability).each(&mut |node| held.see(node));
        }
        // Of two abilities of which each is there where the other is not, one is there instead of the other.
        if abilities.windows(2).any(are_contrary) {
            held.note(Sign::Instead);
        }
        held
    }

    /// Whether one of these signs is there; where none is asked for, nothing has to be.
    pub(super) fn holds(&self, by: &[Sign]) -> bool {
        by.is_empty() || by.iter().any(|sign| self.0.contains(sign) || self.has_word(sign))
    }

    /// Whether a word is there, in the singular or plural.
    fn has_word(&self, sign: &Sign) -> bool {
        let Sign::Word(word) = sign else { return false };
        singulars(word).any(|word| self.0.contains(&Sign::Word(word)))
    }

    fn note(&mut self, sign: Sign) {
        self.0.insert(sign);
    }

    fn notes(&mut self, signs: impl IntoIterator<Item = Sign>) {
        self.0.extend(signs);
    }

    fn number(&mut self, number: u64) {
        if let Ok(number) = i64::try_from(number) {
            self.note(Sign::Number(number));
        }
    }

    fn word(&mut self, word: &str) {
        self.note(Sign::Word(word.to_lowercase()));
        // "All creature types".
        self.notes((word == EVERY_CREATURE_TYPE).then_some(Sign::Several));
        // A name of several words is said in several tokens.
        self.notes(word.split([' ', ',', '\'']).map(|part| Sign::Word(part.to_lowercase())));
    }

    fn counter(&mut self, kind: &Counter) {
        if let Some((power, toughness)) = kind.power_and_toughness() {
            self.note(Sign::Size(power, toughness));
        }
        match kind {
            Counter::PlusOne | Counter::MinusOne => {}
            Counter::Loyalty => self.word("loyalty"),
            Counter::Defense => self.word("defense"),
            Counter::Poison => self.word("poison"),
            Counter::Stun => self.word("stun"),
            Counter::Shield => self.word("shield"),
            Counter::Finality => self.word("finality"),
            Counter::Named(name) => self.word(name),
        }
        if let Some((keyword, _)) = kind.keyword() {
            self.notes(keyword.of().map(Sign::Keyword));
        }
    }

    fn see(&mut self, node: Node<'_>) {
        match node {
            Node::Ability(ability) => self.ability(ability),
            Node::Restriction(restriction) => self.restriction(restriction),
            Node::Continuous(continuous) => self.asked(!continuous.only_if.is_empty()),
            Node::Change(change) => self.change(change),
            Node::Keyword(keyword) => self.keyword(keyword),
            Node::Effect(effect) => self.effect(effect),
            Node::Lifetime(lifetime) => self.lifetime(lifetime),
            Node::Targeting(targeting) => self.targeting(targeting),
            Node::Characteristics(is) => self.characteristics(is),
            Node::CopyException(except) => self.exception(except),
            Node::Instruction(instruction) => self.instruction(instruction),
            Node::Pattern(pattern) => self.pattern(pattern),
            Node::EventPattern(event) => self.event_pattern(event),
            Node::Rewrite(rewrite) => self.rewrite(rewrite),
            Node::Scale(scale) => self.scale(scale),
            Node::Prevention(prevention) => {
                self.note(Sign::Does(Verb::Prevent));
                // What is done besides is done if something was prevented.
                self.asked(!prevention.then.is_empty());
            }
            Node::Quantity(quantity) => self.quantity(quantity),
            Node::EnterChoice(choice) => self.enter_choice(choice),
            Node::Event(event) => self.event(event),
            Node::Token(token) => self.token(token),
            Node::What(what) => self.what(what),
            Node::Who(who) => self.who(who),
            Node::Whom(whom) => self.whom(whom),
            Node::Amount(amount) => self.amount(amount),
            Node::Condition(condition) => self.condition(condition),
            Node::Past(past) => self.past(past),
            Node::Board(_)
            | Node::Turn(_)
            | Node::Player(_)
            | Node::Object(_)
            | Node::Changed(_)
            | Node::Targets(_)
            | Node::Floating(_)
            | Node::Lasting(_)
            | Node::Triggered(_)
            | Node::Scheduled(_)
            | Node::Script(_)
            | Node::Refers(_)
            | Node::Happened(_)
            | Node::Name(..) => {}
        }
    }

    fn asked(&mut self, is: bool) {
        if is {
            self.note(Sign::Asked);
        }
    }

    fn ability(&mut self, ability: &Ability) {
        match ability {
            Ability::Triggered { as_it_happens, nth, at_most, .. } => {
                self.asked(!as_it_happens.is_empty());
                for (number, since) in [nth, at_most].into_iter().flatten() {
                    self.number(*number);
                    self.note(Sign::EachTurn);
                    self.since(*since);
                }
            }
            Ability::StateTriggered { .. } | Ability::AsLongAs { .. } | Ability::Requirement(_) => {
                self.note(Sign::Asked);
            }
            Ability::BlocksMore(u64::MAX) => self.note(Sign::UpTo),
            Ability::BlocksMore(number) => self.number(*number),
            Ability::AttacksDespiteDefender => self.notes([
                Sign::Not,
                Sign::Keyword(language::board::KeywordName::Defender),
                Sign::Does(Verb::Deed("attack")),
            ]),
            Ability::AssignsToughness => {
                self.notes([Sign::Not, Sign::CombatDamage, Sign::WorkedOut, Sign::Does(Verb::Damage)]);
            }
            Ability::FunctionsIn { zones, .. } => self.notes(zones.iter().copied().map(Sign::Zone)),
            Ability::Activated { costs, .. } => {
                if !costs.is_empty() {
                    self.note(Sign::Does(Verb::Pay));
                }
            }
            Ability::Spell { costs, .. } => {
                if !costs.is_empty() {
                    self.note(Sign::Does(Verb::Pay));
                }
                // When another cost may be paid instead is no matter, as when a spell may be cast.
                self.asked(costs.iter().any(|cost| cost.called.as_deref() == Some("alternative cost")));
                if costs.iter().any(|cost| cost.called.is_some()) {
                    self.note(Sign::May);
                }
            }
            Ability::Continuous(_) => self.note(Sign::Several),
            Ability::Effect(_)
            | Ability::Restriction(_)
            | Ability::Keyword(_)
            | Ability::Instructions(_)
            | Ability::Unread(_)
            | Ability::Opaque(_) => {}
        }
    }

    fn restriction(&mut self, restriction: &Restriction) {
        self.notes([Sign::Cant, Sign::Not]);
        match restriction {
            Restriction::CountersAtMost(kind, number) => {
                self.counter(kind);
                self.number(*number);
                self.note(Sign::AtMost);
            }
            Restriction::BlockedByAtLeast(number) => {
                self.number(*number);
                self.notes([Sign::AtLeast, Sign::Does(Verb::Deed("block")), Sign::Asked]);
            }
            Restriction::BlockedByAtMost(number) => {
                // "More than one" can't.
                self.number(*number);
                self.notes([Sign::AtMost, Sign::AtLeast, Sign::Does(Verb::Deed("block"))]);
            }
            Restriction::CantBePrevented(_) => self.notes([Sign::Does(Verb::Prevent), Sign::Replaces]),
            Restriction::CantBeRegenerated(_) => self.note(Sign::Does(Verb::Regenerate)),
            Restriction::CantBeTargeted { .. } => self.note(Sign::Target),
            // Who pays how much is not held: whoever declares it has paid.
            Restriction::CantUnlessPaid(_) => {
                self.notes([Sign::Asked, Sign::Controller, Sign::WorkedOut, Sign::Several]);
                self.notes([Sign::Attacking, Sign::Blocking, Sign::You]);
            }
            Restriction::NoTrigger { .. } | Restriction::Cant(_) => {}
            Restriction::TriggersAgain { .. } => self.note(Sign::Asked),
            Restriction::NeverLosesFor { who, reason } => {
                self.who(who);
                self.note(Sign::Does(Verb::Deed("lose")));
                match reason {
                    Loss::Life => {
                        self.number(0);
                        self.note(Sign::AtMost);
                    }
                    Loss::EmptyLibrary => self.note(Sign::Zone(Zone::Library)),
                }
            }
            Restriction::NeverAttacksAlone => self.note(Sign::Does(Verb::Deed("attack"))),
            Restriction::NeverBlocksAlone => self.note(Sign::Does(Verb::Deed("block"))),
            Restriction::NeverActivated { but_mana } => {
                self.notes([Sign::Not, Sign::Cant]);
                self.notes(but_mana.then_some(Sign::Asked));
            }
        }
    }

    fn change(&mut self, change: &Change) {
        match change {
            Change::AddType(kind) => self.note(Sign::Type(*kind)),
            Change::LoseType(kind) => self.notes([Sign::Type(*kind), Sign::Not]),
            Change::SetTypes(kinds) => self.notes(kinds.iter().copied().map(Sign::Type)),
            Change::AddSubtype(name) => self.word(name),
            Change::SetLandTypes(names) => names.iter().for_each(|name| self.word(name)),
            Change::AddSupertype(kind) => self.note(Sign::Supertype(*kind)),
            Change::SetColors(colors) if colors.is_empty() => self.note(Sign::Colorless),
            Change::SetColors(colors) if colors.len() == Color::ALL.len() => {
                self.note(Sign::Several);
                self.notes(colors.iter().copied().map(Sign::Color));
            }
            Change::SetColors(colors) => self.notes(colors.iter().copied().map(Sign::Color)),
            Change::AddColor(color) => self.note(Sign::Color(*color)),
            Change::SetPowerToughness(power, toughness) | Change::ModifyPowerToughness(power, toughness) => {
                self.note(Sign::Size(*power, *toughness));
            }
            // "+2/+2 for each" adds twice as many, "+X/+X" a number that is worked out.
            Change::Boost(amount) => {
                let times = if let Amount::Times(_, times) = amount { *times } else { 1 };
                let by = i64::try_from(times).unwrap_or(i64::MAX);
                self.notes([Sign::Size(by, by), Sign::WorkedOut]);
            }
            // What is "+X/+0" is so many times +1/+0; "-X/-X" is held as well as "+1/+0 for each".
            Change::ModifyTimes(power, toughness, times) => {
                self.note(Sign::WorkedOut);
                // As much more as it is.
                if matches!(times, Amount::PowerOf(_) | Amount::ToughnessOf(_)) {
                    self.note(Sign::Double);
                }
                let times = if let Amount::Times(_, times) = times { *times } else { 1 };
                let by = i64::try_from(times).unwrap_or(i64::MAX);
                self.note(Sign::Size(by.saturating_mul(*power), by.saturating_mul(*toughness)));
            }
            Change::SetPower(_) | Change::SetToughness(_) => self.note(Sign::WorkedOut),
            Change::SetCreatureTypes(names) if names.is_empty() => self.notes([Sign::Not, Sign::Several]),
            Change::SetCreatureTypes(names) => names.iter().for_each(|name| self.word(name)),
            Change::LoseKeyword(name) => self.notes([Sign::Keyword(*name), Sign::Not]),
            Change::LoseAbilities => self.note(Sign::Not),
            Change::SwitchPowerToughness => self.note(Sign::Does(Verb::Deed("switch"))),
            Change::Control(_) => self.note(Sign::Controls),
            Change::AddAbility(_) | Change::Bind(_) => {}
        }
    }

    fn keyword(&mut self, keyword: &Keyword) {
        let facts = keyword.facts();
        self.notes(facts.of.map(Sign::Keyword));
        match facts.said {
            With::Number(number) => self.number(number),
            With::Words(words) => self.word(words),
            With::Nothing | With::What(_) | With::Whom(_) | With::Cost(_) | With::Equips(..) => {}
        }
        if matches!(keyword, Keyword::BloodthirstX) {
            self.note(Sign::WorkedOut);
        }
    }

    fn effect(&mut self, effect: &Effect) {
        self.notes([Sign::Instead, Sign::Replaces]);
        if effect.optional {
            self.note(Sign::May);
            if effect.decider.is_none() {
                self.note(Sign::You);
            }
        }
        // Where the card has to be for it is asked of the card.
        self.asked(!effect.functions_in.is_empty());
        self.notes(effect.functions_in.iter().copied().map(Sign::Zone));
        if let Some(limit) = &effect.limit {
            self.limit(limit);
        }
    }

    fn limit(&mut self, limit: &Limit) {
        self.number(limit.amount());
        self.note(if matches!(limit, Limit::Each(..)) { Sign::EachTurn } else { Sign::UsedUp });
    }

    fn lifetime(&mut self, lifetime: &Lifetime) {
        match lifetime {
            Lifetime::ThisTurn => self.note(Sign::ThisTurn),
            Lifetime::ThisCombat => self.note(Sign::Combat),
            Lifetime::UntilTurnOf(_) => self.note(Sign::UntilTurn),
            Lifetime::ThroughUntapOf(_) => self.notes([Sign::Later, Sign::Step("untap")]),
            Lifetime::AsLongAs { what, by, tapped } => {
                self.about(what);
                self.notes(by.is_some().then_some(Sign::Controls));
                self.notes(tapped.then_some(Sign::Tapped));
                self.note(Sign::Asked);
            }
            Lifetime::WhileFunctions | Lifetime::Always => {}
        }
    }

    fn targeting(&mut self, targeting: &Targeting) {
        self.note(Sign::Target);
        self.number(targeting.amount);
        if targeting.x {
            self.note(Sign::WorkedOut);
        }
        if targeting.or_fewer {
            self.note(Sign::UpTo);
        }
    }

    fn characteristics(&mut self, is: &Characteristics) {
        if !is.name.is_empty() {
            self.note(Sign::Named);
            self.word(&is.name);
        }
        is.subtypes.iter().for_each(|name| self.word(name));
        self.notes(is.types.iter().copied().map(Sign::Type));
        self.notes(is.supertypes.iter().copied().map(Sign::Supertype));
        self.notes(is.colors.iter().copied().map(Sign::Color));
        if is.colors.is_empty() {
            self.note(Sign::Colorless);
        }
        if let (Some(power), Some(toughness)) = (is.power, is.toughness) {
            self.note(Sign::Size(power, toughness));
        }
        if let Some(loyalty) = is.loyalty {
            self.number(loyalty);
        }
    }

    fn exception(&mut self, except: &CopyException) {
        match except {
            CopyException::Name(name) => {
                self.note(Sign::Named);
                self.word(name);
            }
            CopyException::AddType(kind) => self.note(Sign::Type(*kind)),
            CopyException::SetTypes(kinds) => self.notes(kinds.iter().copied().map(Sign::Type)),
            CopyException::AddSubtype(name) => self.word(name),
            CopyException::AddSupertype(kind) => self.note(Sign::Supertype(*kind)),
            CopyException::LacksSupertype(kind) => self.notes([Sign::Supertype(*kind), Sign::Not]),
            CopyException::SetColors(colors) if colors.is_empty() => self.note(Sign::Colorless),
            CopyException::SetColors(colors) => self.notes(colors.iter().copied().map(Sign::Color)),
            CopyException::AddColor(color) => self.note(Sign::Color(*color)),
            CopyException::LacksAbility(_) | CopyException::LacksAbilities | CopyException::NoManaCost => {
                self.note(Sign::Not);
            }
            CopyException::PowerToughness(power, toughness) => self.note(Sign::Size(*power, *toughness)),
            CopyException::AddAbility(_) => {}
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each kind of instruction")]
    fn instruction(&mut self, instruction: &Instruction) {
        match instruction {
            Instruction::Do { unless, .. } => {
                if !unless.is_empty() {
                    self.note(Sign::Instead);
                }
            }
            Instruction::May { otherwise, .. } => {
                self.note(Sign::May);
                if !otherwise.is_empty() {
                    self.note(Sign::Asked);
                }
            }
            Instruction::If { otherwise, .. } => {
                self.note(Sign::Asked);
                if !otherwise.is_empty() {
                    self.notes([Sign::Instead, Sign::Not]);
                }
            }
            Instruction::IfDone { otherwise, .. } => {
                self.note(Sign::Asked);
                if !otherwise.is_empty() {
                    self.note(Sign::Not);
                }
            }
            Instruction::Pay { otherwise, .. } => {
                self.notes([Sign::Does(Verb::Pay), Sign::May, Sign::Asked]);
                if !otherwise.is_empty() {
                    self.note(Sign::Not);
                }
            }
            Instruction::Choose { who, each, or_fewer, target, power, .. } => {
                if let Some(least) = power {
                    self.number(*least);
                    self.note(Sign::AtLeast);
                }
                self.note(if *target { Sign::Target } else { Sign::Chosen });
                if matches!(who, Who::Not(who) if **who == Who::Anyone) {
                    self.note(Sign::AtRandom);
                }
                if *or_fewer {
                    self.notes([Sign::UpTo, Sign::May]);
                }
                if *each {
                    self.note(Sign::Several);
                }
            }
            Instruction::ChooseSource { .. } => self.note(Sign::Chosen),
            Instruction::ForEach { .. } => self.notes([Sign::Several, Sign::WorkedOut]),
            Instruction::ForEachPlayer { .. } => self.note(Sign::Several),
            Instruction::Repeat { .. } | Instruction::RepeatUntil { .. } => self.note(Sign::WorkedOut),
            Instruction::Modes { choose, all_if, modes } => {
                self.number(*choose);
                if let Some(all) = all_if {
                    self.number(modes.len() as u64);
                    self.notes([Sign::Asked, Sign::Instead]);
                    if all.may {
                        self.note(Sign::May);
                    }
                }
                self.note(Sign::Chosen);
            }
            Instruction::Later { period, of_next_turn, .. } => {
                self.note(Sign::Later);
                self.period(*period);
                if *of_next_turn {
                    self.note(Sign::UntilTurn);
                }
            }
            Instruction::Chance { sides, dice, ignored, .. } => {
                for number in [sides, dice, ignored] {
                    self.number(*number);
                }
            }
            Instruction::Trigger { .. } => self.note(Sign::Asked),
            Instruction::Cast { x, .. } => self.number(*x),
            Instruction::Regenerate { .. } => self.note(Sign::Does(Verb::Regenerate)),
            Instruction::Lasting { once, .. } => {
                if *once {
                    self.note(Sign::UsedUp);
                }
            }
            Instruction::Equip { .. } => self.note(Sign::Does(Verb::Deed("attach"))),
            Instruction::NewTargets { .. } => self.notes([Sign::Target, Sign::May]),
            Instruction::Change { what, .. } => self.about(what),
            // What is targeted is held by itself.
            Instruction::Target(_)
            | Instruction::Unknown { .. }
            | Instruction::ExchangeLife { .. }
            | Instruction::GiveCountersAgain { .. }
            | Instruction::StateBased
            | Instruction::PutTriggers
            | Instruction::Activate { .. }
            | Instruction::Resolve
            | Instruction::ResolveAll
            | Instruction::DeclareAttackers { .. }
            | Instruction::DeclareBlockers { .. }
            | Instruction::CombatDamage { .. }
            | Instruction::Arrange { .. }
            | Instruction::Imprint { .. }
            | Instruction::CounterTargeter
            | Instruction::StepEnds
            | Instruction::PhaseEnds
            | Instruction::NextStep
            | Instruction::NextTurn
            | Instruction::CreateEffect(_) => {}
        }
    }
}

/// A word as it stands, and what it can be of the plural of.
fn singulars(word: &str) -> impl Iterator<Item = String> {
    let cut = move |(end, new)| word.strip_suffix(end).map(|start| format!("{start}{new}"));
    let plurals = [
        ("", ""),
        ("s", ""),
        ("es", ""),
        ("ies", "y"),
        ("ves", "f"),
        ("ves", "fe"),
        ("men", "man"),
        ("mice", "mouse"),
        ("oxen", "ox"),
        ("asi", "asus"),
    ];
    plurals.into_iter().filter_map(cut)
}

/// Whether what the first of two continuous effects needs is that what the second needs is not so.
fn are_contrary(two: &[Ability]) -> bool {
    let [Ability::Continuous(one), Ability::Continuous(other)] = two else { return false };
    let is_not = |so: &Condition| matches!(so, Condition::Not(so) if other.only_if.contains(so));
    one.affects == other.affects && one.only_if.iter().any(is_not)
}
