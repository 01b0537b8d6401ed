//! Keywords, and counters that stand for effects: what each stands for. A keyword is a file, and an arm of
//! [`abilities`].

pub(crate) mod absorb;
pub(crate) mod affinity;
pub(crate) mod afflict;
pub(crate) mod afterlife;
pub(crate) mod aftermath;
pub(crate) mod amplify;
pub(crate) mod annihilator;
pub(crate) mod ascend;
pub(crate) mod banding;
pub(crate) mod battle_cry;
pub(crate) mod bestow;
pub(crate) mod bloodthirst;
pub(crate) mod bushido;
pub(crate) mod buyback;
pub(crate) mod casualty;
pub(crate) mod chapter;
pub(crate) mod commander;
pub(crate) mod conspire;
pub(crate) mod copied_as_cast;
pub(crate) mod counters;
pub(crate) mod cumulative_upkeep;
pub(crate) mod daybound;
pub(crate) mod deathtouch;
pub(crate) mod decayed;
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
pub(crate) mod evoke;
pub(crate) mod evolve;
pub(crate) mod exalted;
pub(crate) mod exploit;
pub(crate) mod extort;
pub(crate) mod fabricate;
pub(crate) mod fading;
pub(crate) mod fear;
pub(crate) mod first_strike;
pub(crate) mod flanking;
pub(crate) mod flashback;
pub(crate) mod flying;
pub(crate) mod frenzy;
pub(crate) mod graft;
pub(crate) mod gravestorm;
pub(crate) mod harmonize;
pub(crate) mod hexproof;
pub(crate) mod hideaway;
pub(crate) mod horsemanship;
pub(crate) mod indestructible;
pub(crate) mod infect;
pub(crate) mod ingest;
pub(crate) mod intimidate;
pub(crate) mod jump_start;
pub(crate) mod landwalk;
pub(crate) mod leaving_the_stack;
pub(crate) mod lifelink;
pub(crate) mod loyalty;
pub(crate) mod madness;
pub(crate) mod menace;
pub(crate) mod mentor;
pub(crate) mod modular;
pub(crate) mod nightbound;
pub(crate) mod persist;
pub(crate) mod poisonous;
pub(crate) mod protection;
pub(crate) mod provoke;
pub(crate) mod prowess;
pub(crate) mod ravenous;
pub(crate) mod rebound;
pub(crate) mod renown;
pub(crate) mod retrace;
pub(crate) mod riot;
pub(crate) mod saga;
pub(crate) mod shadow;
pub(crate) mod shroud;
pub(crate) mod siege;
pub(crate) mod skulk;
pub(crate) mod soulshift;
pub(crate) mod space_sculptor;
pub(crate) mod split_second;
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
pub(crate) mod unearth;
pub(crate) mod unleash;
pub(crate) mod vanishing;
pub(crate) mod vigilance;
pub(crate) mod ward;
pub(crate) mod wither;

use language::board::{Ability, Keyword, KeywordName};
use language::rule::Switch;

/// The abilities that a keyword stands for: effects, triggered abilities, what can't happen. None for one of which the
/// rules themselves ask who has it. `on` says which switches are on at the rules date.
#[expect(clippy::too_many_lines, reason = "one arm for each keyword")]
pub(crate) fn abilities(keyword: &Keyword, on: &dyn Fn(Switch) -> bool) -> Vec<Ability> {
    match keyword {
        Keyword::Absorb(n) => absorb::abilities(*n),
        Keyword::Afflict(n) => afflict::abilities(*n),
        Keyword::Afterlife(n) => afterlife::abilities(*n, on),
        Keyword::Aftermath => aftermath::abilities(),
        Keyword::Amplify(each) => amplify::abilities(*each),
        Keyword::Annihilator(n) => annihilator::abilities(*n),
        Keyword::BattleCry => battle_cry::abilities(),
        Keyword::Bloodthirst(n) => bloodthirst::abilities(*n),
        Keyword::BloodthirstX => bloodthirst::for_all_damage(),
        Keyword::Bushido(n) => bushido::abilities(*n),
        Keyword::Buyback => buyback::abilities(),
        Keyword::Casualty(n) => casualty::abilities(*n),
        Keyword::Chapter(number) => chapter::abilities(*number),
        Keyword::Conspire => conspire::abilities(),
        Keyword::CumulativeUpkeep => cumulative_upkeep::abilities(),
        Keyword::Daybound => daybound::abilities(),
        Keyword::Deathtouch => deathtouch::abilities(on),
        Keyword::Decayed => decayed::abilities(),
        Keyword::Defender => defender::abilities(),
        Keyword::Devour(each) => devour::abilities(*each),
        Keyword::Dredge(cards) => dredge::abilities(*cards, on),
        Keyword::Evoke => evoke::abilities(),
        Keyword::Evolve => evolve::abilities(),
        Keyword::Exalted => exalted::abilities(),
        Keyword::Exploit => exploit::abilities(),
        Keyword::Extort => extort::abilities(),
        Keyword::Fabricate(n) => fabricate::abilities(*n, on),
        Keyword::Fading(n) => fading::abilities(*n),
        Keyword::Fear => fear::abilities(),
        Keyword::Flanking => flanking::abilities(),
        Keyword::Flashback => flashback::abilities(),
        Keyword::Flying => flying::abilities(),
        Keyword::Frenzy(n) => frenzy::abilities(*n),
        Keyword::Hideaway(n) => hideaway::abilities(*n),
        Keyword::Graft(n) => graft::abilities(*n, on),
        Keyword::Gravestorm => gravestorm::abilities(),
        Keyword::Harmonize => harmonize::abilities(),
        Keyword::Hexproof => hexproof::abilities(),
        Keyword::HexproofFrom(from) => hexproof::from(from),
        Keyword::Horsemanship => horsemanship::abilities(),
        Keyword::Indestructible => indestructible::abilities(),
        Keyword::Ingest => ingest::abilities(),
        Keyword::Intimidate => intimidate::abilities(),
        Keyword::JumpStart => jump_start::abilities(),
        Keyword::Landwalk(lands) => landwalk::abilities(lands),
        Keyword::Lifelink => lifelink::abilities(on),
        Keyword::Madness => madness::abilities(on),
        Keyword::Menace => menace::abilities(),
        Keyword::Mentor => mentor::abilities(),
        Keyword::Modular(n) => modular::abilities(*n),
        Keyword::Nightbound => nightbound::abilities(),
        Keyword::Persist => persist::abilities(),
        Keyword::Poisonous(n) => poisonous::abilities(*n),
        Keyword::Protection(from) => protection::abilities(from),
        Keyword::Provoke => provoke::abilities(),
        Keyword::Prowess => prowess::abilities(),
        Keyword::Ravenous => ravenous::abilities(),
        Keyword::Rebound => rebound::abilities(),
        Keyword::Renown(n) => renown::abilities(*n),
        Keyword::Riot => riot::abilities(),
        Keyword::Shadow => shadow::abilities(),
        Keyword::Shroud => shroud::abilities(),
        Keyword::Skulk => skulk::abilities(),
        Keyword::Soulshift(n) => soulshift::abilities(*n),
        Keyword::SplitSecond => split_second::abilities(),
        Keyword::Storm => storm::abilities(),
        Keyword::Sunburst => sunburst::abilities(on),
        Keyword::Suspend => suspend::abilities(on),
        Keyword::Tribute(n) => tribute::abilities(*n),
        Keyword::UmbraArmor => umbra_armor::abilities(),
        Keyword::Undying => undying::abilities(),
        Keyword::Unearth => unearth::abilities(),
        Keyword::Unleash => unleash::abilities(),
        Keyword::Vanishing(n) => vanishing::abilities(*n),
        Keyword::Named { name: KeywordName::Retrace, .. } => retrace::abilities(),
        Keyword::Named { name: KeywordName::Ward, with } => ward::abilities(with),
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
