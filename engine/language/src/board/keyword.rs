//! Keyword abilities, as a board file spells them. What each stands for is in `engine/src/keyword/`, a file for each.

use serde::{Deserialize, Serialize};

use super::Cost;
use crate::rule::Rule;
use crate::select::{What, Whom};

/// A keyword ability. Each has a file of its own in `keyword/`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Keyword {
    /// As it enters, its controller may sacrifice creatures; it gets this many +1/+1 counters for each.
    Devour(u64),
    /// In a graveyard: a draw may become putting this many cards from the library into the graveyard and
    /// returning the card to hand.
    Dredge(u64),
    /// It can't be destroyed.
    Indestructible,
    /// As it enters, its controller may reveal cards from hand that share a creature type with it; it gets this many
    /// +1/+1 counters for each.
    Amplify(u64),
    /// Its front face is up by day, its back face, with nightbound, by night; it transforms in no other way.
    Daybound,
    /// Its back face is up by night, its front face, with daybound, by day; it transforms in no other way.
    Nightbound,
    /// It can attack as soon as it is there.
    Haste,
    /// When it attacks, a creature of the defending player may have to block it, and is untapped.
    Provoke,
    /// When it is cast, it is copied for each spell cast before it this turn.
    Storm,
    /// Creatures get sectors.
    SpaceSculptor,
    /// Its controller's speed becomes 1, if they have none.
    StartYourEngines,
    /// Cast, it enters with a counter for each colour of mana spent on it: a +1/+1 counter as a creature,
    /// a charge counter otherwise.
    Sunburst,
    /// It enters with a +1/+1 counter, or else it gains haste, as its controller chooses.
    Riot,
    /// As it enters, an opponent may put this many +1/+1 counters on it.
    Tribute(u64),
    /// It enters with X +1/+1 counters; its controller draws a card if X is 5 or more.
    Ravenous,
    /// It enters with a +1/+1 counter for each damage that opponents were dealt this turn.
    BloodthirstX,
    /// Combat damage that it deals to a player puts this many +1/+1 counters on it once, and it becomes renowned.
    Renown(u64),
    /// Combat damage that it deals to players gives them this many poison counters, too.
    Toxic(u64),
    /// In exile it loses a time counter in each upkeep of its owner, who plays it when the last is gone.
    Suspend,
    /// Cast, it costs one generic mana less for each of these that its caster controls.
    Affinity(What),
    /// With `"entwine"` paid it costs this much more, and all of its modes are followed.
    Entwine(Cost),
    /// An activated ability: it becomes attached to such a creature that its controller controls.
    Equip {
        /// What it costs.
        #[serde(default)]
        cost: Cost,
        /// Only such creatures; any when absent.
        #[serde(default = "any")]
        to: What,
    },
    /// It deals combat damage in the first of two combat damage steps.
    FirstStrike,
    /// It deals combat damage in both of two combat damage steps.
    DoubleStrike,
    /// As an attacker it may assign what is more than lethal damage to its blockers to whom it attacks.
    Trample,
    /// Damage that it deals is life gained by its controller.
    Lifelink,
    /// A creature that it deals damage to is destroyed.
    Deathtouch,
    /// Damage that it deals to creatures is -1/-1 counters.
    Wither,
    /// Damage that it deals to creatures is -1/-1 counters, to players poison counters.
    Infect,
    /// When it is discarded, it is discarded into exile.
    Madness,
    /// Cast for this cost, it is exiled instead of going anywhere else from the stack.
    Flashback,
    /// Cast for this additional cost, it goes to its owner's hand as it resolves.
    Buyback,
    /// Cast from hand, it is exiled as it resolves, to be cast once more.
    Rebound,
    /// The permanent that it enchants is not destroyed: this is instead. Once called totem armor.
    UmbraArmor,
    /// Opponents can't target it.
    Hexproof,
    /// Nobody can target it.
    Shroud,
    /// Damage from such sources to it is prevented, and they can't target it.
    Protection(What),
    /// It enters with this many +1/+1 counters.
    Graft(u64),
    /// It enters with this many +1/+1 counters.
    Modular(u64),
    /// It enters with this many fade counters.
    Fading(u64),
    /// It enters with this many time counters.
    Vanishing(u64),
    /// It enters with this many +1/+1 counters if an opponent was dealt damage this turn.
    Bloodthirst(u64),
    /// It may enter with a +1/+1 counter.
    Unleash,
    /// It returns with a -1/-1 counter when it dies without one.
    Persist,
    /// It returns with a +1/+1 counter when it dies without one.
    Undying,
    /// An Aura can be attached to these only.
    Enchant(Whom),
    /// A Saga's chapter ability of this number.
    Chapter(u64),
}

/// The rules of a keyword: what it stands for, and what several of it are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeywordRules {
    /// What it stands for.
    pub one: Rule,
    /// What it is to have it several times, where a rule says so.
    pub many: Option<Rule>,
}

impl Keyword {
    /// The rules about it, of those that we explain. None for other keywords.
    pub const fn rules(&self) -> Option<KeywordRules> {
        let (one, many) = match self {
            Self::Amplify(_) => (Rule::Amplify, Some(Rule::AmplifyMany)),
            Self::Bloodthirst(_) => (Rule::Bloodthirst, None),
            Self::BloodthirstX => (Rule::BloodthirstX, None),
            Self::Daybound => (Rule::Daybound, None),
            Self::Deathtouch => (Rule::Deathtouch, None),
            Self::Devour(_) => (Rule::Devour, None),
            Self::Dredge(_) => (Rule::Dredge, None),
            Self::Equip { .. } => (Rule::Equip, Some(Rule::EquipMany)),
            Self::Graft(_) => (Rule::Graft, Some(Rule::GraftMany)),
            Self::Madness => (Rule::Madness, None),
            Self::Modular(_) => (Rule::Modular, Some(Rule::ModularMany)),
            Self::Nightbound => (Rule::Nightbound, None),
            Self::Provoke => (Rule::Provoke, Some(Rule::ProvokeMany)),
            Self::Storm => (Rule::Storm, Some(Rule::StormMany)),
            Self::Sunburst => (Rule::Sunburst, Some(Rule::SunburstMany)),
            Self::Suspend => (Rule::Suspend, None),
            Self::UmbraArmor => (Rule::UmbraArmor, None),
            Self::Affinity(_) => (Rule::Affinity, Some(Rule::AffinityMany)),
            Self::DoubleStrike => (Rule::DoubleStrike, Some(Rule::DoubleStrikeMany)),
            Self::Entwine(_) => (Rule::Entwine, None),
            Self::FirstStrike => (Rule::FirstStrike, None),
            Self::Trample => (Rule::Trample, None),
            Self::Indestructible
            | Self::Haste
            | Self::SpaceSculptor
            | Self::StartYourEngines
            | Self::Riot
            | Self::Tribute(_)
            | Self::Ravenous
            | Self::Renown(_)
            | Self::Toxic(_)
            | Self::Lifelink
            | Self::Wither
            | Self::Infect
            | Self::Flashback
            | Self::Buyback
            | Self::Rebound
            | Self::Hexproof
            | Self::Shroud
            | Self::Protection(_)
            | Self::Fading(_)
            | Self::Vanishing(_)
            | Self::Unleash
            | Self::Persist
            | Self::Undying
            | Self::Enchant(_)
            | Self::Chapter(_) => return None,
        };
        Some(KeywordRules { one, many })
    }
}

fn any() -> What {
    What::Any
}
