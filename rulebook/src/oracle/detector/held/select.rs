//! What selectors, amounts and conditions hold.

use language::board::{KeywordName, Step, Zone};
use language::select::{Amount, CastNumber, Compare, Condition, Past, Since, What, Who, Whom};

use super::Held;
use crate::oracle::detector::sign::{Sign, Verb};

impl Held {
    #[expect(clippy::too_many_lines, reason = "a table with a line for each selector")]
    pub(super) fn what(&mut self, what: &What) {
        let sign = match what {
            What::Paid(name) => {
                self.paid(name);
                if name.starts_with("kicked") {
                    self.note(Sign::Keyword(KeywordName::Kicker));
                }
                Sign::Named
            }
            What::Named(name) | What::Chose(name) | What::HasMark(name) => {
                self.word(name);
                Sign::Named
            }
            What::Type(kind) => Sign::Type(*kind),
            What::Subtype(name) => {
                self.word(name);
                return;
            }
            What::Supertype(kind) => Sign::Supertype(*kind),
            What::Color(color) => Sign::Color(*color),
            What::Colorless => Sign::Colorless,
            What::Token => Sign::Token,
            What::TargetedBy(_) => Sign::Target,
            What::In(zone) => Sign::Zone(*zone),
            What::ControlledBy(_) => Sign::Controls,
            What::OwnedBy(_) => Sign::Owner,
            What::Tapped => Sign::Tapped,
            What::Attacking => Sign::Attacking,
            What::Blocking => Sign::Blocking,
            What::Blocked => {
                self.word("blocked");
                return;
            }
            What::Unblocked => {
                self.word("unblocked");
                return;
            }
            What::Multicolored => {
                self.word("multicolored");
                return;
            }
            What::With(kind) => {
                self.counter(kind);
                return;
            }
            What::HasKeyword(name) => Sign::Keyword(*name),
            What::Power(compare, amount)
            | What::Toughness(compare, amount)
            | What::ManaValue(compare, amount) => {
                self.compared(*compare, amount);
                return;
            }
            What::TopOfLibrary(..) => Sign::Zone(Zone::Library),
            What::ExiledWith(_) => Sign::Zone(Zone::Exile),
            What::HappenedTo(_) | What::Dealt(_) => Sign::Asked,
            What::Not(what) => {
                if **what == What::Tapped {
                    self.note(Sign::Untapped);
                }
                if **what == What::ControlledBy(Who::You) {
                    self.note(Sign::Opponent);
                }
                Sign::Not
            }
            What::Chosen(_) | What::ChosenColor | What::ChosenWord => Sign::Chosen,
            What::All(all) => {
                self.exact_size(all);
                Sign::Several
            }
            What::Any | What::OneOf(_) => Sign::Several,
            What::GreaterPower => Sign::AtLeast,
            What::CastBy(_) => Sign::Does(Verb::Deed("cast")),
            What::AttachedTo(_) | What::HasAttached(_) | What::AttachedToBy => {
                Sign::Does(Verb::Deed("attach"))
            }
            What::ByCopiableValues(_) => Sign::Does(Verb::Copy),
            What::Commander => {
                self.word("commander");
                return;
            }
            What::Kind(_)
            | What::FaceDown
            | What::Designated(_)
            | What::GoadedBy(_)
            | What::SharesCreatureType
            | What::SharesColor
            | What::Shares(..)
            | What::This
            | What::It
            | What::Is(_)
            | What::Done
            | What::DamageSource
            | What::WithCounters
            | What::EchoDue
            | What::Has(_) => return,
        };
        self.note(sign);
    }

    /// A power and a toughness that are asked for together: "1/1".
    fn exact_size(&mut self, all: &[What]) {
        let number =
            |amount: &Amount| if let Amount::N(number) = amount { i64::try_from(*number).ok() } else { None };
        let of_power = |one: &What| {
            let What::Power(Compare::Exactly, power) = one else { return None };
            number(power)
        };
        let of_toughness = |one: &What| {
            let What::Toughness(Compare::Exactly, toughness) = one else { return None };
            number(toughness)
        };
        let both = all.iter().find_map(of_power).zip(all.iter().find_map(of_toughness));
        self.notes(both.map(|(power, toughness)| Sign::Size(power, toughness)));
    }

    /// What was paid is called like the ability that lets it be paid; from where something was cast is said, too.
    fn paid(&mut self, name: &str) {
        self.word(name);
        self.notes(
            KeywordName::ALL.iter().copied().filter(|&keyword| is_called(keyword, name)).map(Sign::Keyword),
        );
        let zone = match name {
            "from hand" => Zone::Hand,
            "from graveyard" => Zone::Graveyard,
            "from exile" => Zone::Exile,
            "from library" => Zone::Library,
            "during main phase" => return self.notes([Sign::Step("main"), Sign::TurnOf]),
            _ => return,
        };
        // It was the hand or library of whoever cast it.
        self.notes([Sign::Zone(zone), Sign::You]);
    }

    pub(super) fn who(&mut self, who: &Who) {
        let sign = match who {
            Who::You => Sign::You,
            Who::Opponents => Sign::Opponent,
            Who::Anyone => Sign::Anyone,
            Who::Active => Sign::TurnOf,
            Who::ControllerOf(_) | Who::SourceController => Sign::Controller,
            Who::OwnerOf(_) => Sign::Owner,
            Who::TargetedBy(_) => Sign::Target,
            Who::Chosen(_) => {
                self.note(Sign::ThatPlayer);
                Sign::Chosen
            }
            Who::ChosenPlayer => Sign::Chosen,
            Who::Not(who) => {
                if **who == Who::You {
                    self.note(Sign::Opponent);
                }
                // Who is no opponent is you, or of your team.
                if **who == Who::Opponents {
                    self.note(Sign::You);
                }
                Sign::Not
            }
            Who::HappenedTo(_) | Who::Such(_) => Sign::Asked,
            Who::HasMark(name) => {
                self.word(name);
                return;
            }
            Who::Affected | Who::EnchantedBy(_) | Who::Defending(_) => Sign::ThatPlayer,
            Who::Named(_) | Who::Designated(_) | Who::OneOf(_) => return,
        };
        self.note(sign);
    }

    pub(super) fn whom(&mut self, whom: &Whom) {
        if let Whom::AttackedBy(_) = whom {
            self.notes([Sign::Attacking, Sign::Type(language::board::CardType::Planeswalker)]);
        }
        if *whom == Whom::Any {
            self.note(Sign::AnyRecipient);
        }
    }

    pub(super) fn amount(&mut self, amount: &Amount) {
        match amount {
            Amount::N(number) => return self.number(*number),
            Amount::Times(_, number) => {
                self.number(*number);
                if *number == 2 {
                    self.note(Sign::Double);
                }
            }
            Amount::Symbols(colors, _) => self.notes(colors.iter().copied().map(Sign::Color)),
            Amount::Drawn(_) => self.notes([Sign::EachTurn, Sign::ThisTurn]),
            Amount::HalfUp(_) | Amount::HalfDown(_) => self.note(Sign::Half),
            Amount::Hand(_) => self.note(Sign::Zone(Zone::Hand)),
            Amount::Library(_) => self.note(Sign::Zone(Zone::Library)),
            Amount::Graveyard(_) => self.note(Sign::Zone(Zone::Graveyard)),
            Amount::Counters(kind, _) | Amount::PlayerCounters(kind, _) => self.counter(kind),
            Amount::OfCast(CastNumber::ManaOf(mana), _) => self.mana(*mana),
            Amount::OfCast(
                CastNumber::X
                | CastNumber::Colors
                | CastNumber::Before
                | CastNumber::Mana
                | CastNumber::Kicked,
                _,
            )
            | Amount::Count(_)
            | Amount::ThatMuch
            | Amount::Result
            | Amount::Excess
            | Amount::Life(_)
            | Amount::PowerOf(_)
            | Amount::ToughnessOf(_)
            | Amount::ManaValueOf(_)
            | Amount::Damaged(_)
            | Amount::Happened(_)
            | Amount::Total(_)
            | Amount::Mana(_)
            | Amount::Players(_)
            | Amount::Speed(_)
            | Amount::ChosenNumber
            | Amount::Sum(..)
            | Amount::Greatest(..)
            | Amount::Least(..)
            | Amount::Different(..)
            | Amount::Plus(..)
            | Amount::Minus(..)
            | Amount::Product(..) => {}
        }
        self.note(Sign::WorkedOut);
    }

    /// A comparison: "N or more" is also "more than" one less.
    pub(super) fn compared(&mut self, compare: Compare, with: &Amount) {
        let (sign, next) = match compare {
            Compare::AtLeast => (Some(Sign::AtLeast), 0),
            Compare::AtMost => (Some(Sign::AtMost), 0),
            Compare::Exactly => (None, 0),
            Compare::MoreThan => (Some(Sign::AtLeast), 1),
            Compare::LessThan => (Some(Sign::AtMost), -1),
        };
        self.notes(sign);
        if let Amount::N(number) = with {
            self.number(*number);
            self.number(number.saturating_add_signed(next));
        }
    }

    pub(super) fn condition(&mut self, condition: &Condition) {
        self.note(Sign::Asked);
        match condition {
            Condition::Number(one, compare, other) => {
                self.compared(*compare, other);
                if let Amount::N(_) = one {
                    self.notes([Sign::AtLeast, Sign::AtMost]);
                }
                // "No cards", "fewer than" and the like.
                if *compare == Compare::LessThan || *other == Amount::N(0) {
                    self.note(Sign::Not);
                }
            }
            // It is that of opponents while it isn't yours.
            Condition::TurnOf(Who::Opponents) => self.notes([Sign::TurnOf, Sign::Not]),
            Condition::TurnOf(_) => self.note(Sign::TurnOf),
            Condition::During(step) => self.step(*step),
            Condition::Not(_) => self.note(Sign::Not),
            Condition::Affected(_) => self.note(Sign::ThatPlayer),
            Condition::It(_)
            | Condition::Among(..)
            | Condition::Exists(_)
            | Condition::Happened(_)
            | Condition::Daytime(_)
            | Condition::All(_)
            | Condition::OneOf(_) => {}
        }
    }

    pub(super) fn past(&mut self, past: &Past) {
        self.since(past.since);
        if past.times > 1 {
            self.number(past.times);
            self.note(Sign::AtLeast);
        }
    }

    pub(super) fn since(&mut self, since: Since) {
        match since {
            Since::Turn => self.note(Sign::ThisTurn),
            Since::Combat => self.note(Sign::Combat),
            Since::LastTurn => self.note(Sign::LastTurn),
            Since::Step | Since::Game => {}
        }
    }

    pub(super) fn step(&mut self, step: Step) {
        let name = match step {
            Step::Untap => "untap",
            Step::Upkeep => "upkeep",
            Step::Draw => "draw",
            Step::Main | Step::SecondMain => "main",
            Step::End => "end",
            Step::Cleanup => "cleanup",
            Step::BeginCombat | Step::Attackers | Step::Blockers | Step::CombatDamage | Step::EndCombat => {
                return self.note(Sign::Combat);
            }
        };
        self.note(Sign::Step(name));
    }
}

/// Whether what was paid is called so, with or without what was done: "gift promised".
fn is_called(keyword: KeywordName, name: &str) -> bool {
    name.strip_prefix(keyword.words()).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}
