//! The form of a keyword: which one, and its number, cost or quality.

use egui::Ui;

use super::context::Form;
use super::lists;
use super::lists::pick;
use super::pattern::mana_name;
use crate::widgets::form::{line, number, weak};
use language::board::{CardType, Color, Cost, Keyword, KeywordName};
use language::event::Mana;
use language::select::{What, Whom};

impl Form<'_> {
    /// Which keyword it is, and what is said with it.
    pub(crate) fn keyword(self, ui: &mut Ui, keyword: &mut Keyword) {
        lists::kind(ui, "Keyword", keyword, &keywords(), keyword_name);
        if let Some(many) = keyword.number_mut() {
            if let Some(value) = number(ui, "The keyword's number", "", *many) {
                *many = value;
            }
        } else if let Keyword::Affinity(what) = keyword {
            self.what(ui, "For", what, 0);
        } else if let Keyword::Protection(what) | Keyword::HexproofFrom(what) = keyword {
            self.what(ui, "From", what, 0);
        } else if let Keyword::Landwalk(what) = keyword {
            self.what(ui, "Lands", what, 0);
        } else if let Keyword::Enchant(whom) = keyword {
            self.whom(ui, "Can be attached to", whom, 0);
        } else if let Keyword::Named { name, with } = keyword {
            let names: Vec<KeywordName> =
                KeywordName::ALL.iter().copied().filter(|name| !name.has_variant()).collect();
            pick(ui, "Called", name, &names, |name| name.words());
            if let Some(new) = line::show(ui, "what is said with a keyword", "With", with) {
                new.trim().clone_into(with);
            }
        } else if let Keyword::Entwine(more) = keyword {
            cost(ui, more);
        } else if let Keyword::Equip { cost: price, to } = keyword {
            cost(ui, price);
            self.what(ui, "To", to, 0);
        }
    }
}

/// What has to be paid: generic mana, mana of each type, and X.
fn cost(ui: &mut Ui, cost: &mut Cost) {
    ui.horizontal_wrapped(|ui| {
        weak(ui, "Cost");
        if let Some(value) = number(ui, "Generic mana", "generic", cost.generic) {
            cost.generic = value;
        }
        for mana in Mana::ALL {
            let now = cost.mana.iter().find(|(known, _)| *known == mana).map_or(0, |(_, many)| *many);
            let name = format!("{} mana of the cost", mana_name(mana));
            if let Some(value) = number(ui, &name, mana_name(mana), now) {
                cost.mana.retain(|(known, _)| *known != mana);
                cost.mana.extend(Some((mana, value)).filter(|_| value > 0));
            }
        }
        if let Some(value) = number(ui, "How many X are in the cost", "X", cost.x) {
            cost.x = value;
        }
    });
}

/// Every keyword as it starts, by name.
#[expect(clippy::too_many_lines, reason = "one line for each keyword")]
pub(crate) fn keywords() -> Vec<Keyword> {
    vec![
        Keyword::Absorb(1),
        Keyword::Affinity(What::Type(CardType::Artifact)),
        Keyword::Afflict(2),
        Keyword::Afterlife(1),
        Keyword::Aftermath,
        Keyword::Amplify(1),
        Keyword::Annihilator(2),
        Keyword::Banding,
        Keyword::BattleCry,
        Keyword::Bloodthirst(1),
        Keyword::BloodthirstX,
        Keyword::Bushido(1),
        Keyword::Buyback,
        Keyword::Casualty(1),
        Keyword::Chapter(1),
        Keyword::Conspire,
        Keyword::CumulativeUpkeep,
        Keyword::Daybound,
        Keyword::Deathtouch,
        Keyword::Decayed,
        Keyword::Defender,
        Keyword::Devour(2),
        Keyword::DoubleStrike,
        Keyword::Dredge(3),
        Keyword::Enchant(Whom::Object(What::Type(CardType::Creature))),
        Keyword::Entwine(Cost { generic: 2, ..Cost::default() }),
        Keyword::Equip { cost: Cost { generic: 2, ..Cost::default() }, to: What::Any },
        Keyword::Evoke,
        Keyword::Evolve,
        Keyword::Exalted,
        Keyword::Exploit,
        Keyword::Extort,
        Keyword::Fabricate(1),
        Keyword::Fading(3),
        Keyword::Hideaway(4),
        Keyword::Fear,
        Keyword::FirstStrike,
        Keyword::Flanking,
        Keyword::Flashback,
        Keyword::Flying,
        Keyword::Frenzy(2),
        Keyword::Graft(2),
        Keyword::Gravestorm,
        Keyword::Harmonize,
        Keyword::Haste,
        Keyword::Hexproof,
        Keyword::HexproofFrom(What::Color(Color::Black)),
        Keyword::Horsemanship,
        Keyword::Indestructible,
        Keyword::Infect,
        Keyword::Ingest,
        Keyword::Intimidate,
        Keyword::JumpStart,
        Keyword::Landwalk(What::Subtype("Island".to_owned())),
        Keyword::Lifelink,
        Keyword::Madness,
        Keyword::Menace,
        Keyword::Mentor,
        Keyword::Modular(1),
        Keyword::Named { name: KeywordName::Cycling, with: "{2}".to_owned() },
        Keyword::Nightbound,
        Keyword::Persist,
        Keyword::Poisonous(1),
        Keyword::Protection(What::Color(Color::Red)),
        Keyword::Provoke,
        Keyword::Prowess,
        Keyword::Ravenous,
        Keyword::Reach,
        Keyword::Rebound,
        Keyword::Renown(1),
        Keyword::Riot,
        Keyword::Shadow,
        Keyword::Shroud,
        Keyword::Skulk,
        Keyword::Soulshift(3),
        Keyword::SpaceSculptor,
        Keyword::SplitSecond,
        Keyword::StartYourEngines,
        Keyword::Storm,
        Keyword::Sunburst,
        Keyword::Suspend,
        Keyword::Toxic(1),
        Keyword::Trample,
        Keyword::TrampleOverPlaneswalkers,
        Keyword::Tribute(2),
        Keyword::UmbraArmor,
        Keyword::Undying,
        Keyword::Unearth,
        Keyword::Unleash,
        Keyword::Vanishing(3),
        Keyword::Vigilance,
        Keyword::Wither,
    ]
}

fn keyword_name(keyword: &Keyword) -> &'static str {
    if let Keyword::Chapter(_) = keyword {
        "a chapter of a Saga"
    } else if let Keyword::Named { .. } = keyword {
        "another, by its name"
    } else {
        keyword.facts().name
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use language::board::{Keyword, KeywordName, Said};

    use super::keywords;

    #[test]
    fn every_keyword_with_a_number_lets_it_be_changed() {
        for mut keyword in keywords() {
            let has_number = matches!(keyword.facts().said, Said::Number(_));
            assert_eq!(keyword.number_mut().is_some(), has_number, "{keyword:?}");
        }
    }

    #[test]
    fn the_names_that_are_said_to_have_a_variant_have_one() {
        let has = |keyword: &Keyword| if let Keyword::Named { .. } = keyword { None } else { keyword.of() };
        let have: BTreeSet<KeywordName> = keywords().iter().filter_map(has).collect();
        let said = KeywordName::ALL.iter().copied().filter(|name| name.has_variant()).collect();
        assert_eq!(have, said);
    }
}
