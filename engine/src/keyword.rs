//! Keywords, and counters that stand for effects: what each stands for. A keyword is a file, and an arm of
//! [`abilities`].

pub(crate) mod affinity;
pub(crate) mod amplify;
pub(crate) mod banding;
pub(crate) mod bloodthirst;
pub(crate) mod buyback;
pub(crate) mod chapter;
pub(crate) mod commander;
pub(crate) mod counters;
pub(crate) mod daybound;
pub(crate) mod deathtouch;
pub(crate) mod defender;
pub(crate) mod designation;
pub(crate) mod devour;
pub(crate) mod dies;
pub(crate) mod double_strike;
pub(crate) mod dredge;
pub(crate) mod enters_with;
pub(crate) mod entwine;
pub(crate) mod equip;
pub(crate) mod evasion;
pub(crate) mod fading;
pub(crate) mod fear;
pub(crate) mod first_strike;
pub(crate) mod flashback;
pub(crate) mod flying;
pub(crate) mod graft;
pub(crate) mod hexproof;
pub(crate) mod horsemanship;
pub(crate) mod indestructible;
pub(crate) mod infect;
pub(crate) mod intimidate;
pub(crate) mod landwalk;
pub(crate) mod leaving_the_stack;
pub(crate) mod lifelink;
pub(crate) mod loyalty;
pub(crate) mod madness;
pub(crate) mod menace;
pub(crate) mod modular;
pub(crate) mod nightbound;
pub(crate) mod persist;
pub(crate) mod protection;
pub(crate) mod provoke;
pub(crate) mod ravenous;
pub(crate) mod rebound;
pub(crate) mod renown;
pub(crate) mod riot;
pub(crate) mod saga;
pub(crate) mod shadow;
pub(crate) mod shroud;
pub(crate) mod siege;
pub(crate) mod skulk;
pub(crate) mod space_sculptor;
pub(crate) mod stands_for;
pub(crate) mod start_your_engines;
pub(crate) mod storm;
pub(crate) mod sunburst;
pub(crate) mod suspend;
pub(crate) mod toxic;
pub(crate) mod trample;
pub(crate) mod tribute;
pub(crate) mod umbra_armor;
pub(crate) mod undying;
pub(crate) mod unleash;
pub(crate) mod vanishing;
pub(crate) mod vigilance;
pub(crate) mod wither;

use language::board::{Ability, Keyword};
use language::rule::Switch;

/// The abilities that a keyword stands for: effects, triggered abilities, what can't happen. None for one of which the
/// rules themselves ask who has it. `on` says which switches are on at the rules date.
#[expect(clippy::too_many_lines, reason = "one arm for each keyword")]
pub(crate) fn abilities(keyword: &Keyword, on: &dyn Fn(Switch) -> bool) -> Vec<Ability> {
    match keyword {
        Keyword::Amplify(each) => amplify::abilities(*each),
        Keyword::Bloodthirst(n) => bloodthirst::abilities(*n),
        Keyword::BloodthirstX => bloodthirst::for_all_damage(),
        Keyword::Buyback => buyback::abilities(),
        Keyword::Chapter(number) => chapter::abilities(*number),
        Keyword::Daybound => daybound::abilities(),
        Keyword::Deathtouch => deathtouch::abilities(on),
        Keyword::Defender => defender::abilities(),
        Keyword::Devour(each) => devour::abilities(*each),
        Keyword::Dredge(cards) => dredge::abilities(*cards, on),
        Keyword::Fading(n) => fading::abilities(*n),
        Keyword::Fear => fear::abilities(),
        Keyword::Flashback => flashback::abilities(),
        Keyword::Flying => flying::abilities(),
        Keyword::Graft(n) => graft::abilities(*n, on),
        Keyword::Hexproof => hexproof::abilities(),
        Keyword::Horsemanship => horsemanship::abilities(),
        Keyword::Indestructible => indestructible::abilities(),
        Keyword::Intimidate => intimidate::abilities(),
        Keyword::Landwalk(lands) => landwalk::abilities(lands),
        Keyword::Lifelink => lifelink::abilities(on),
        Keyword::Madness => madness::abilities(on),
        Keyword::Menace => menace::abilities(),
        Keyword::Modular(n) => modular::abilities(*n),
        Keyword::Nightbound => nightbound::abilities(),
        Keyword::Persist => persist::abilities(),
        Keyword::Protection(from) => protection::abilities(from),
        Keyword::Provoke => provoke::abilities(),
        Keyword::Ravenous => ravenous::abilities(),
        Keyword::Rebound => rebound::abilities(),
        Keyword::Renown(n) => renown::abilities(*n),
        Keyword::Riot => riot::abilities(),
        Keyword::Shadow => shadow::abilities(),
        Keyword::Shroud => shroud::abilities(),
        Keyword::Skulk => skulk::abilities(),
        Keyword::Storm => storm::abilities(),
        Keyword::Sunburst => sunburst::abilities(on),
        Keyword::Suspend => suspend::abilities(on),
        Keyword::Tribute(n) => tribute::abilities(*n),
        Keyword::UmbraArmor => umbra_armor::abilities(),
        Keyword::Undying => undying::abilities(),
        Keyword::Unleash => unleash::abilities(),
        Keyword::Vanishing(n) => vanishing::abilities(*n),
        Keyword::DoubleStrike
        | Keyword::Affinity(_)
        | Keyword::Banding
        | Keyword::Reach
        | Keyword::Vigilance
        | Keyword::TrampleOverPlaneswalkers
        | Keyword::Entwine(_)
        | Keyword::Equip { .. }
        | Keyword::FirstStrike
        | Keyword::Haste
        | Keyword::Infect
        | Keyword::Named { .. }
        | Keyword::Enchant(_)
        | Keyword::SpaceSculptor
        | Keyword::StartYourEngines
        | Keyword::Toxic(_)
        | Keyword::Trample
        | Keyword::Wither => Vec::new(),
    }
}
