//! Keyword abilities, as a board file spells them. What each stands for is in `engine/src/keyword/`, a file for each.

pub use crate::rule::KeywordName;

use serde::{Deserialize, Serialize};

use super::Cost;
use crate::rule::Rule;
use crate::select::{What, Whom};
use KeywordName as Name;

/// A keyword ability. Each has a file of its own in `keyword/`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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
    /// Only creatures with flying or reach can block it.
    Flying,
    /// It can block creatures with flying.
    Reach,
    /// It can't be blocked except by two or more creatures.
    Menace,
    /// Only artifact creatures and black creatures can block it.
    Fear,
    /// Only artifact creatures and creatures that share a colour with it can block it.
    Intimidate,
    /// Only creatures with shadow can block it, and it can block nothing else.
    Shadow,
    /// Only creatures with horsemanship can block it.
    Horsemanship,
    /// Creatures with greater power can't block it.
    Skulk,
    /// It can't be blocked while the defending player controls such a land.
    Landwalk(What),
    /// It can't attack.
    Defender,
    /// Attacking does not tap it.
    Vigilance,
    /// Who controls it divides the damage of what it blocks or is blocked by.
    Banding,
    /// It deals combat damage in the first of two combat damage steps.
    FirstStrike,
    /// It deals combat damage in both of two combat damage steps.
    DoubleStrike,
    /// As an attacker it may assign what is more than lethal damage to its blockers to whom it attacks.
    Trample,
    /// As an attacker of a planeswalker it may assign what is more than that one's loyalty to that one's controller.
    TrampleOverPlaneswalkers,
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
    /// As it enters, one of so many cards on top of the library is exiled face down.
    Hideaway(u64),
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
    /// Of the damage that a source would deal to it, this much is prevented.
    Absorb(u64),
    /// When it becomes blocked, the defending player loses this much life.
    Afflict(u64),
    /// When it dies, its controller creates this many white and black 1/1 Spirits with flying.
    Afterlife(u64),
    /// Cast from a graveyard, it is exiled instead of going anywhere else from the stack.
    Aftermath,
    /// When it attacks, the defending player sacrifices this many permanents.
    Annihilator(u64),
    /// When it attacks, each other attacking creature gets +1/+0.
    BattleCry,
    /// When it blocks or becomes blocked, it gets this much in power and toughness.
    Bushido(u64),
    /// Cast for a creature of this power or more, it is copied.
    Casualty(u64),
    /// Cast with two creatures tapped for it, it is copied.
    Conspire,
    /// In its controller's upkeep it gets an age counter, and is sacrificed if nobody pays for all of them.
    CumulativeUpkeep,
    /// It can't block; it is sacrificed at the end of a combat in which it attacked.
    Decayed,
    /// Cast for this, it is sacrificed when it enters.
    Evoke,
    /// When a creature of greater power or toughness enters, it gets a +1/+1 counter.
    Evolve,
    /// When a creature of its controller's attacks alone, that one gets +1/+1.
    Exalted,
    /// When it enters, its controller may sacrifice a creature.
    Exploit,
    /// When its controller casts a spell and pays, each opponent loses 1 life, which the controller gains.
    Extort,
    /// When it enters, it gets this many +1/+1 counters, or else its controller creates as many Servos.
    Fabricate(u64),
    /// When a creature without flanking blocks it, that one gets -1/-1.
    Flanking,
    /// When it attacks and isn't blocked, it gets this much in power.
    Frenzy(u64),
    /// When it is cast, it is copied for each permanent that went to a graveyard this turn.
    Gravestorm,
    /// Cast for this, it is exiled instead of going anywhere else from the stack.
    Harmonize,
    /// Opponents' spells like these, and abilities of such sources, can't target it.
    HexproofFrom(What),
    /// A player whom it has hit in combat loses the top card of the library to exile.
    Ingest,
    /// Cast for this, it is exiled instead of going anywhere else from the stack.
    JumpStart,
    /// When it attacks, an attacking creature of less power gets a +1/+1 counter.
    Mentor,
    /// When it has dealt combat damage to a player, that player gets this many poison counters.
    Poisonous(u64),
    /// When its controller casts a noncreature spell, it gets +1/+1.
    Prowess,
    /// When it dies, a Spirit card of this mana value or less may be returned from the graveyard to hand.
    Soulshift(u64),
    /// While it is on the stack, nobody can cast other spells.
    SplitSecond,
    /// Returned by this, it is exiled instead of going anywhere else from the battlefield.
    Unearth,
    /// One of which a ruling needs no more than that it is there.
    Named {
        /// What it is called; none of the names above.
        name: KeywordName,
        /// What is said with it, in the judge's own words: a cost, a number.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        with: String,
    },
}

/// The rules of a keyword: what it stands for, and what several of it are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeywordRules {
    /// What it stands for.
    pub one: Rule,
    /// What it is to have it several times, where a rule says so.
    pub many: Option<Rule>,
}

/// What is said with a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said<'k> {
    /// It stands alone.
    Nothing,
    /// A number.
    Number(u64),
    /// Words of the judge; none where they are empty.
    Words(&'k str),
    /// What it is about: from what it protects, which lands it walks through.
    What(&'k What),
    /// To whom or what it can be attached.
    Whom(&'k Whom),
    /// What it costs.
    Cost(&'k Cost),
    /// What it costs, and to which creatures.
    Equips(&'k Cost, &'k What),
}

/// What is true of a keyword as such.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeywordFacts<'k> {
    /// How it is called, without what is said with it.
    pub name: &'static str,
    /// Its name in the rules. None for a chapter, which is no keyword there.
    pub of: Option<KeywordName>,
    /// What is said with it.
    pub said: Said<'k>,
    /// The rules about it, of those that we explain. None for other keywords.
    pub rules: Option<KeywordRules>,
}

impl Keyword {
    /// What it is called, with its number: "devour 2".
    pub fn label(&self) -> String {
        let KeywordFacts { name, said, .. } = self.facts();
        match said {
            Said::Number(number) => format!("{name} {number}"),
            Said::Words(with) if !with.is_empty() => format!("{name} {with}"),
            Said::Nothing
            | Said::Words(_)
            | Said::What(_)
            | Said::Whom(_)
            | Said::Cost(_)
            | Said::Equips(..) => name.to_owned(),
        }
    }

    /// The table of all keywords: the name of each, what is said with it, and its rules.
    #[expect(clippy::too_many_lines, reason = "a table with a line for each keyword")]
    pub const fn facts(&self) -> KeywordFacts<'_> {
        let (of, said, rules) = match self {
            Self::Devour(number) => (Some(Name::Devour), Said::Number(*number), Some(once(Rule::Devour))),
            Self::Dredge(number) => (Some(Name::Dredge), Said::Number(*number), Some(once(Rule::Dredge))),
            Self::Indestructible => (Some(Name::Indestructible), Said::Nothing, None),
            Self::Amplify(number) => {
                (Some(Name::Amplify), Said::Number(*number), Some(several(Rule::Amplify, Rule::AmplifyMany)))
            }
            Self::Daybound => (Some(Name::Daybound), Said::Nothing, Some(once(Rule::DayboundAbilities))),
            Self::Nightbound => {
                (Some(Name::Nightbound), Said::Nothing, Some(once(Rule::NightboundAbilities)))
            }
            Self::Haste => (Some(Name::Haste), Said::Nothing, None),
            Self::Provoke => {
                (Some(Name::Provoke), Said::Nothing, Some(several(Rule::Provoke, Rule::ProvokeMany)))
            }
            Self::Storm => (Some(Name::Storm), Said::Nothing, Some(several(Rule::Storm, Rule::StormMany))),
            Self::SpaceSculptor => (Some(Name::SpaceSculptor), Said::Nothing, None),
            Self::StartYourEngines => (Some(Name::StartYourEngines), Said::Nothing, None),
            Self::Sunburst => {
                (Some(Name::Sunburst), Said::Nothing, Some(several(Rule::Sunburst, Rule::SunburstMany)))
            }
            Self::Riot => (Some(Name::Riot), Said::Nothing, None),
            Self::Tribute(number) => (Some(Name::Tribute), Said::Number(*number), None),
            Self::Ravenous => (Some(Name::Ravenous), Said::Nothing, None),
            Self::BloodthirstX => (Some(Name::Bloodthirst), Said::Nothing, Some(once(Rule::BloodthirstX))),
            Self::Renown(number) => (Some(Name::Renown), Said::Number(*number), None),
            Self::Toxic(number) => (Some(Name::Toxic), Said::Number(*number), None),
            Self::Suspend => (Some(Name::Suspend), Said::Nothing, Some(once(Rule::Suspend))),
            Self::Affinity(what) => {
                (Some(Name::Affinity), Said::What(what), Some(several(Rule::Affinity, Rule::AffinityMany)))
            }
            Self::Entwine(cost) => (Some(Name::Entwine), Said::Cost(cost), Some(once(Rule::Entwine))),
            Self::Equip { cost, to } => {
                (Some(Name::Equip), Said::Equips(cost, to), Some(several(Rule::Equip, Rule::EquipMany)))
            }
            Self::Flying => (Some(Name::Flying), Said::Nothing, None),
            Self::Reach => (Some(Name::Reach), Said::Nothing, None),
            Self::Menace => (Some(Name::Menace), Said::Nothing, None),
            Self::Fear => (Some(Name::Fear), Said::Nothing, None),
            Self::Intimidate => (Some(Name::Intimidate), Said::Nothing, None),
            Self::Shadow => (Some(Name::Shadow), Said::Nothing, None),
            Self::Horsemanship => (Some(Name::Horsemanship), Said::Nothing, None),
            Self::Skulk => (Some(Name::Skulk), Said::Nothing, None),
            Self::Landwalk(what) => (Some(Name::Landwalk), Said::What(what), None),
            Self::Defender => (Some(Name::Defender), Said::Nothing, None),
            Self::Vigilance => (Some(Name::Vigilance), Said::Nothing, None),
            Self::Banding => (Some(Name::Banding), Said::Nothing, None),
            Self::FirstStrike => (Some(Name::FirstStrike), Said::Nothing, Some(once(Rule::FirstStrike))),
            Self::DoubleStrike => (
                Some(Name::DoubleStrike),
                Said::Nothing,
                Some(several(Rule::DoubleStrike, Rule::DoubleStrikeMany)),
            ),
            Self::Trample => (Some(Name::Trample), Said::Nothing, Some(once(Rule::Trample))),
            Self::TrampleOverPlaneswalkers => (Some(Name::Trample), Said::Nothing, None),
            Self::Lifelink => (Some(Name::Lifelink), Said::Nothing, None),
            Self::Deathtouch => (Some(Name::Deathtouch), Said::Nothing, Some(once(Rule::Deathtouch))),
            Self::Wither => (Some(Name::Wither), Said::Nothing, None),
            Self::Infect => (Some(Name::Infect), Said::Nothing, None),
            Self::Madness => (Some(Name::Madness), Said::Nothing, Some(once(Rule::Madness))),
            Self::Flashback => (Some(Name::Flashback), Said::Nothing, None),
            Self::Buyback => (Some(Name::Buyback), Said::Nothing, None),
            Self::Rebound => (Some(Name::Rebound), Said::Nothing, None),
            Self::UmbraArmor => (Some(Name::UmbraArmor), Said::Nothing, Some(once(Rule::UmbraArmor))),
            Self::Hexproof => (Some(Name::Hexproof), Said::Nothing, None),
            Self::Shroud => (Some(Name::Shroud), Said::Nothing, None),
            Self::Protection(what) => {
                (Some(Name::Protection), Said::What(what), Some(once(Rule::ProtectionDamage)))
            }
            Self::Graft(number) => {
                (Some(Name::Graft), Said::Number(*number), Some(several(Rule::Graft, Rule::GraftMany)))
            }
            Self::Modular(number) => {
                (Some(Name::Modular), Said::Number(*number), Some(several(Rule::Modular, Rule::ModularMany)))
            }
            Self::Fading(number) => (Some(Name::Fading), Said::Number(*number), None),
            Self::Hideaway(number) => (Some(Name::Hideaway), Said::Number(*number), None),
            Self::Vanishing(number) => (Some(Name::Vanishing), Said::Number(*number), None),
            Self::Bloodthirst(number) => {
                (Some(Name::Bloodthirst), Said::Number(*number), Some(once(Rule::Bloodthirst)))
            }
            Self::Unleash => (Some(Name::Unleash), Said::Nothing, None),
            Self::Persist => (Some(Name::Persist), Said::Nothing, None),
            Self::Undying => (Some(Name::Undying), Said::Nothing, None),
            Self::Enchant(whom) => (Some(Name::Enchant), Said::Whom(whom), None),
            Self::Chapter(number) => (None, Said::Number(*number), None),
            Self::Absorb(number) => (Some(Name::Absorb), Said::Number(*number), None),
            Self::Afflict(number) => (Some(Name::Afflict), Said::Number(*number), None),
            Self::Afterlife(number) => (Some(Name::Afterlife), Said::Number(*number), None),
            Self::Aftermath => (Some(Name::Aftermath), Said::Nothing, None),
            Self::Annihilator(number) => (Some(Name::Annihilator), Said::Number(*number), None),
            Self::BattleCry => (Some(Name::BattleCry), Said::Nothing, None),
            Self::Bushido(number) => (Some(Name::Bushido), Said::Number(*number), None),
            Self::Casualty(number) => (Some(Name::Casualty), Said::Number(*number), None),
            Self::Conspire => (Some(Name::Conspire), Said::Nothing, None),
            Self::CumulativeUpkeep => (Some(Name::CumulativeUpkeep), Said::Nothing, None),
            Self::Decayed => (Some(Name::Decayed), Said::Nothing, None),
            Self::Evoke => (Some(Name::Evoke), Said::Nothing, None),
            Self::Evolve => (Some(Name::Evolve), Said::Nothing, None),
            Self::Exalted => (Some(Name::Exalted), Said::Nothing, None),
            Self::Exploit => (Some(Name::Exploit), Said::Nothing, None),
            Self::Extort => (Some(Name::Extort), Said::Nothing, None),
            Self::Fabricate(number) => (Some(Name::Fabricate), Said::Number(*number), None),
            Self::Flanking => (Some(Name::Flanking), Said::Nothing, None),
            Self::Frenzy(number) => (Some(Name::Frenzy), Said::Number(*number), None),
            Self::Gravestorm => (Some(Name::Gravestorm), Said::Nothing, None),
            Self::Harmonize => (Some(Name::Harmonize), Said::Nothing, None),
            Self::HexproofFrom(what) => (Some(Name::Hexproof), Said::What(what), None),
            Self::Ingest => (Some(Name::Ingest), Said::Nothing, None),
            Self::JumpStart => (Some(Name::JumpStart), Said::Nothing, None),
            Self::Mentor => (Some(Name::Mentor), Said::Nothing, None),
            Self::Poisonous(number) => (Some(Name::Poisonous), Said::Number(*number), None),
            Self::Prowess => (Some(Name::Prowess), Said::Nothing, None),
            Self::Soulshift(number) => (Some(Name::Soulshift), Said::Number(*number), None),
            Self::SplitSecond => (Some(Name::SplitSecond), Said::Nothing, None),
            Self::Unearth => (Some(Name::Unearth), Said::Nothing, None),
            Self::Named { name, with } => (Some(*name), Said::Words(with.as_str()), None),
        };
        let name = match (self, of) {
            (Self::BloodthirstX, _) => "bloodthirst X",
            (Self::HexproofFrom(_), _) => "hexproof from",
            (Self::TrampleOverPlaneswalkers, _) => "trample over planeswalkers",
            (_, Some(of)) => of.words(),
            (_, None) => "chapter",
        };
        KeywordFacts { name, of, said, rules }
    }

    /// Its name in the rules. None for a chapter.
    pub const fn of(&self) -> Option<KeywordName> {
        self.facts().of
    }

    /// Its number, to be changed; none where it has none.
    pub fn number_mut(&mut self) -> Option<&mut u64> {
        if let Self::Devour(number)
        | Self::Dredge(number)
        | Self::Amplify(number)
        | Self::Tribute(number)
        | Self::Renown(number)
        | Self::Toxic(number)
        | Self::Graft(number)
        | Self::Modular(number)
        | Self::Fading(number)
        | Self::Vanishing(number)
        | Self::Hideaway(number)
        | Self::Bloodthirst(number)
        | Self::Absorb(number)
        | Self::Afflict(number)
        | Self::Afterlife(number)
        | Self::Annihilator(number)
        | Self::Bushido(number)
        | Self::Casualty(number)
        | Self::Fabricate(number)
        | Self::Frenzy(number)
        | Self::Poisonous(number)
        | Self::Soulshift(number)
        | Self::Chapter(number) = self
        {
            Some(number)
        } else {
            None
        }
    }

    /// The rules about it, of those that we explain. None for other keywords.
    pub const fn rules(&self) -> Option<KeywordRules> {
        self.facts().rules
    }
}

const fn once(one: Rule) -> KeywordRules {
    KeywordRules { one, many: None }
}

const fn several(one: Rule, many: Rule) -> KeywordRules {
    KeywordRules { one, many: Some(many) }
}

fn any() -> What {
    What::Any
}
