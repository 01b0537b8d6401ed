//! Abilities: the only place where an object's rules live. No card has code.

use serde::{Deserialize, Serialize};

use super::{CardType, Color, Counter, Keyword, Supertype, Unread, Zone};
use crate::effect::{Effect, Pattern};
use crate::event::Instruction;
use crate::rule::KeywordName;
use crate::select::{Amount, Condition, Past, Since, What, Who, Whom};

/// One ability of an object.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::large_enum_variant, reason = "abilities are kept in lists and looked at by reference")]
pub enum Ability {
    /// A replacement or prevention effect.
    Effect(Effect),
    /// Something that can't happen.
    Restriction(Restriction),
    /// What attackers and blockers are declared by: such an attacking, blocking or becoming blocked happens if it can
    /// (CR 508.1d, 509.1c (2026-04-17)).
    Requirement(Pattern),
    /// A continuous effect on characteristics or control.
    Continuous(Continuous),
    /// A keyword, which stands for other abilities.
    Keyword(Keyword),
    /// What the spell does, or the activated ability does, when it resolves.
    Instructions(Vec<Instruction>),
    /// A triggered ability: when such an event has happened, this is done. What `only_if` asks must still
    /// be so as it resolves (CR 603.4 (2026-04-17)).
    Triggered {
        /// The event that it triggers on, once that has happened.
        when: Pattern,
        /// Whether it waits for such damage being prevented, not for being dealt.
        #[serde(default, skip_serializing_if = "super::is_default")]
        prevented: bool,
        /// What else must be so as the event happens, and is not asked again as it resolves.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        as_it_happens: Vec<Condition>,
        /// The how manieth such event since when it triggers on: the second each turn. On each when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nth: Option<(u64, Since)>,
        /// How often it triggers at most since when: only once each turn. As often as it can when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_most: Option<(u64, Since)>,
        /// What is done.
        does: Vec<Instruction>,
    },
    /// A triggered ability that waits for no event, but for all of this being so (CR 603.8 (2026-04-17)).
    StateTriggered {
        /// What must be so.
        when: Vec<Condition>,
        /// What is done.
        does: Vec<Instruction>,
    },
    /// What a spell costs besides, what it targets, and what it does as it resolves. Of a permanent spell that resolves nothing
    /// but this: it enters.
    Spell {
        /// What is paid for it besides mana as it is cast.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        costs: Vec<SpellCost>,
        /// What it targets.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        targets: Vec<Targeting>,
        /// What it does.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        does: Vec<Instruction>,
    },
    /// An activated ability: what it costs besides mana, what it targets, and what it does as it resolves.
    Activated {
        /// What it is called, where an object has several.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
        /// What is paid for it besides mana as it is activated.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        costs: Vec<Instruction>,
        /// What it targets.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        targets: Vec<Targeting>,
        /// What it does.
        does: Vec<Instruction>,
    },
    /// It can block so many attackers more than one.
    BlocksMore(u64),
    /// Its defender does not keep it from attacking; it has it all the same.
    AttacksDespiteDefender,
    /// It assigns combat damage equal to its toughness in place of its power.
    AssignsToughness,
    /// An ability that says in which zones it functions, in place of those in which such an ability usually does. A
    /// replacement or prevention effect says it itself; where a keyword functions, its rule says.
    FunctionsIn {
        /// The zones in which its object has to be.
        zones: Vec<Zone>,
        /// The ability.
        ability: Box<Ability>,
    },
    /// An ability that there is only as long as all of this is so: something that can't happen or has to, a triggered ability.
    /// Unlike the condition of a triggered ability itself, that is not asked again as one resolves that has triggered.
    AsLongAs {
        /// What must be so. "It" is nothing.
        only_if: Vec<Condition>,
        /// The ability.
        ability: Box<Ability>,
    },
    /// A sentence of which nobody says here what it does. The ruling does without it, and says where that could matter.
    Unread(Unread),
    /// Anything else, in the judge's own words; it changes nothing in a ruling.
    Opaque(String),
}

impl Ability {
    /// The ability, without what is said of when there is such an ability and in which zones it functions.
    pub fn itself(&self) -> &Self {
        if let Self::FunctionsIn { ability, .. } | Self::AsLongAs { ability, .. } = self {
            ability.itself()
        } else {
            self
        }
    }

    /// What must be so for there to be such an ability; nothing where it is always there.
    pub fn as_long_as(&self) -> &[Condition] {
        if let Self::FunctionsIn { ability, .. } = self {
            ability.as_long_as()
        } else if let Self::AsLongAs { only_if, .. } = self {
            only_if
        } else {
            &[]
        }
    }

    /// The zones in which it says that it functions; none where it says nothing of that.
    pub fn stated_zones(&self) -> Option<&[Zone]> {
        let stated = match self {
            Self::FunctionsIn { zones, .. } => zones,
            Self::Effect(effect) => &effect.functions_in,
            Self::Restriction(_)
            | Self::Requirement(_)
            | Self::Continuous(_)
            | Self::Keyword(_)
            | Self::Instructions(_)
            | Self::Triggered { .. }
            | Self::StateTriggered { .. }
            | Self::Spell { .. }
            | Self::Activated { .. }
            | Self::BlocksMore(_)
            | Self::AttacksDespiteDefender
            | Self::AssignsToughness
            | Self::AsLongAs { .. }
            | Self::Unread(_)
            | Self::Opaque(_) => return None,
        };
        Some(stated.as_slice()).filter(|zones| !zones.is_empty())
    }

    /// A triggered ability that triggers on each such event.
    pub fn triggered(when: Pattern, does: Vec<Instruction>) -> Self {
        let (as_it_happens, nth, at_most) = (Vec::new(), None, None);
        Self::Triggered { when, prevented: false, as_it_happens, nth, at_most, does }
    }

    /// What is counted where it triggers on the second such event, or another: what has happened of these. What must still be
    /// so as it resolves is no matter of the event.
    pub fn counted(&self) -> Option<Past> {
        let Self::Triggered { when, as_it_happens, nth: Some((_, since)), .. } = self else { return None };
        let Pattern { event, because, by, .. } = when.clone();
        Some(Past { only_if: as_it_happens.clone(), because, by, since: *since, ..Past::new(event) })
    }

    /// The continuous effect that it makes, if it is one.
    pub fn continuous(&self) -> Option<&Continuous> {
        if let Self::Continuous(continuous) = self.itself() { Some(continuous) } else { None }
    }
}

/// What a spell or ability targets with one use of the word: "target creature", "up to two target players".
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Targeting {
    /// What `Chosen(..)` calls them.
    pub called: String,
    /// Whom or what it can target. "You" is its controller, "this" the spell or the source of the ability.
    pub of: Whom,
    /// How many.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub amount: u64,
    /// Whether there may be fewer, even none.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub or_fewer: bool,
    /// Whether there are as many as the value of X that is announced, and not `amount`.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub x: bool,
    /// The mode of a spell that targets them, by its place, counted from 1; whatever modes are chosen when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<u64>,
    /// Whether it targets this depends on what was paid for the spell: with overload it targets nothing. Always when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub if_paid: Option<IfPaid>,
}

/// What must have been announced as a spell was cast for it to target something.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum IfPaid {
    /// A cost of this name.
    Paid(String),
    /// No cost of this name.
    Unpaid(String),
}

impl Targeting {
    /// One target.
    pub const fn one(called: String, of: Whom) -> Self {
        Self { called, of, amount: 1, or_fewer: false, x: false, mode: None, if_paid: None }
    }

    /// How many, where this value was announced for X.
    pub const fn number(&self, x: u64) -> u64 {
        if self.x { x } else { self.amount }
    }

    /// Whether a spell with these modes, for which this was paid, targets it.
    pub fn is_asked(&self, modes: &[u64], is_paid: impl Fn(&str) -> bool) -> bool {
        self.mode.is_none_or(|mode| modes.contains(&mode))
            && self.if_paid.as_ref().is_none_or(|asks| match asks {
                IfPaid::Paid(name) => is_paid(name),
                IfPaid::Unpaid(name) => !is_paid(name),
            })
    }
}

/// What is paid for a spell besides mana.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpellCost {
    /// What a cost is called that is paid only if that is announced; one without a name is always paid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub called: Option<String>,
    /// What paying it is: choices, and events that all have to be possible.
    pub pay: Vec<Instruction>,
}

const fn one() -> u64 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_one(amount: &u64) -> bool {
    *amount == 1
}

/// "Can't". Not a replacement effect, but judged at the same time.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Restriction {
    /// Such an event can't happen.
    Cant(Pattern),
    /// Creatures can't attack or block so unless somebody pays for it. Who declares that is taken to have paid, and nobody has
    /// to (CR 508.1d, 509.1c (2026-04-17)).
    CantUnlessPaid(Pattern),
    /// Such damage can't be prevented.
    CantBePrevented(Pattern),
    /// Such permanents can't be regenerated.
    CantBeRegenerated(What),
    /// These can't be targeted by spells of such players.
    CantBeTargeted {
        /// Whom or what.
        whom: Whom,
        /// The controllers of the spells and abilities.
        by: Who,
        /// Only by such spells, and abilities of such sources; by any when absent.
        #[serde(default = "anything", skip_serializing_if = "is_anything")]
        from: What,
    },
    /// Such an event makes no ability trigger.
    NoTrigger {
        /// The event.
        on: Pattern,
        /// No ability of these; none at all when absent, also none that no object has.
        #[serde(default = "anything", skip_serializing_if = "is_anything")]
        of: What,
    },
    /// Such abilities trigger an additional time (CR 603.2d (2026-04-17)). It forbids nothing; it is asked where abilities
    /// trigger, as `NoTrigger` is.
    TriggersAgain {
        /// On such an event only; on any when absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<Pattern>,
        /// Abilities of these.
        of: What,
    },
    /// It can't have more than this many counters of a kind.
    CountersAtMost(Counter, u64),
    /// It can't be blocked except by so many creatures or more.
    BlockedByAtLeast(u64),
    /// It can't be blocked by more than so many creatures.
    BlockedByAtMost(u64),
    /// It can't attack alone.
    NeverAttacksAlone,
    /// It can't block alone.
    NeverBlocksAlone,
    /// Such players don't lose the game for this reason: no state-based action makes them (CR 704.5a, 704.5b (2026-04-17)).
    NeverLosesFor {
        /// The players.
        who: Who,
        /// The reason.
        reason: Loss,
    },
    /// Its activated abilities can't be activated.
    NeverActivated {
        /// Whether its mana abilities can be.
        #[serde(default, skip_serializing_if = "super::is_default")]
        but_mana: bool,
    },
}

/// For what the rules make a player lose the game, where cards say that somebody doesn't.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Loss {
    /// For having 0 or less life.
    Life,
    /// For drawing from an empty library.
    EmptyLibrary,
}

impl Loss {
    /// Both, in the order of the rules.
    pub const ALL: [Self; 2] = [Self::Life, Self::EmptyLibrary];

    /// For what: `having 0 or less life`.
    pub const fn said(self) -> &'static str {
        match self {
            Self::Life => "having 0 or less life",
            Self::EmptyLibrary => "drawing from an empty library",
        }
    }
}

/// A continuous effect from a static ability.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Continuous {
    /// What it affects. Without `In(..)` it is about permanents.
    pub affects: What,
    /// As long as all of this is so; always when empty. "It" is nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only_if: Vec<Condition>,
    /// What it does, each change in its own layer.
    pub changes: Vec<Change>,
}

/// A change that a continuous effect makes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Change {
    /// Layer 2: control changes to the first of these players.
    Control(Who),
    /// Layer 4: it is of this type besides its others.
    AddType(CardType),
    /// Layer 4: it is not of this type, and of no subtype that only such a type can have.
    LoseType(CardType),
    /// Layer 4: it is of these types and no others.
    SetTypes(Vec<CardType>),
    /// Layer 4: it has this subtype besides its others.
    AddSubtype(String),
    /// Layer 4: it is of these land types and of no others, if it is a land. Where one of them is a basic land type, it loses
    /// the abilities of its text and of what it copies (CR 305.7 (2026-04-17)).
    SetLandTypes(Vec<String>),
    /// Layer 4: its creature types are these and no others, if it is a creature; its other subtypes stay.
    SetCreatureTypes(Vec<String>),
    /// Layer 4: it has this supertype besides its others.
    AddSupertype(Supertype),
    /// Layer 5: it is of these colours.
    SetColors(Vec<Color>),
    /// Layer 5: it is of this colour besides its others.
    AddColor(Color),
    /// Layer 6: it has this ability.
    AddAbility(Box<Ability>),
    /// This is so of it, and is no ability that it has: what takes abilities leaves it. A restriction, a requirement, or how it
    /// attacks, blocks, or assigns combat damage.
    Bind(Box<Ability>),
    /// Layer 6: it loses its abilities.
    LoseAbilities,
    /// Layer 6: it loses the keywords of this name.
    LoseKeyword(KeywordName),
    /// Layer 7b: its power and toughness are these.
    SetPowerToughness(i64, i64),
    /// Layer 7b, or 7a where it defines that of its own object: its power is this.
    SetPower(Amount),
    /// Layer 7b, or 7a where it defines that of its own object: its toughness is this.
    SetToughness(Amount),
    /// Layer 7c: its power and toughness change by these.
    ModifyPowerToughness(i64, i64),
    /// Layer 7c: its power and toughness each change by an amount.
    Boost(Amount),
    /// Layer 7c: its power and toughness change by these, so many times over: "gets +2/+0 for each".
    ModifyTimes(i64, i64, Amount),
    /// Layer 7d, 7e until 2020-07-03 and 6e until 2009-07-11: its power is what its toughness was, and the other way round.
    SwitchPowerToughness,
}

impl Continuous {
    /// Whether it gives static abilities whose effects are continuous, too.
    #[must_use]
    pub fn gives_static_abilities(&self) -> bool {
        self.changes.iter().any(Change::gives_static_ability)
    }
}

impl Change {
    /// Whether what it changes has a static ability by it whose effect is continuous, too.
    #[must_use]
    pub fn gives_static_ability(&self) -> bool {
        matches!(self, Self::AddAbility(ability) if ability.continuous().is_some())
    }

    /// Whether what it changes loses its abilities: all that it has, or those of its text.
    #[must_use]
    pub fn takes_abilities(&self) -> bool {
        match self {
            Self::LoseAbilities => true,
            Self::SetLandTypes(names) => names.iter().any(|name| super::subtypes::is_basic_land_type(name)),
            Self::Control(_)
            | Self::AddType(_)
            | Self::LoseType(_)
            | Self::SetTypes(_)
            | Self::AddSubtype(_)
            | Self::AddSupertype(_)
            | Self::SetColors(_)
            | Self::AddColor(_)
            | Self::AddAbility(_)
            | Self::Bind(_)
            | Self::SetPowerToughness(..)
            | Self::SetPower(_)
            | Self::SetToughness(_)
            | Self::ModifyPowerToughness(..)
            | Self::SwitchPowerToughness
            | Self::Boost(_)
            | Self::ModifyTimes(..)
            | Self::SetCreatureTypes(_)
            | Self::LoseKeyword(_) => false,
        }
    }

    /// Whether it says what power or toughness is, whatever it was.
    #[must_use]
    pub const fn sets_power_or_toughness(&self) -> bool {
        matches!(self, Self::SetPowerToughness(..) | Self::SetPower(_) | Self::SetToughness(_))
    }
}

fn anything() -> What {
    What::Any
}

fn is_anything(what: &What) -> bool {
    *what == What::Any
}
