//! The form of a keyword: which one, and its number, cost or quality.

use egui::Ui;

use super::context::Form;
use super::lists;
use super::pattern::mana_name;
use crate::widgets::form::{number, weak};
use language::board::{CardType, Color, Cost, Keyword};
use language::event::Mana;
use language::select::{What, Whom};

impl Form<'_> {
    /// Which keyword it is, and what is said with it.
    pub(crate) fn keyword(self, ui: &mut Ui, keyword: &mut Keyword) {
        lists::kind(ui, "Keyword", keyword, &keywords(), keyword_name);
        match keyword {
            Keyword::Devour(many)
            | Keyword::Dredge(many)
            | Keyword::Amplify(many)
            | Keyword::Tribute(many)
            | Keyword::Renown(many)
            | Keyword::Toxic(many)
            | Keyword::Graft(many)
            | Keyword::Modular(many)
            | Keyword::Fading(many)
            | Keyword::Vanishing(many)
            | Keyword::Bloodthirst(many)
            | Keyword::Chapter(many) => {
                if let Some(value) = number(ui, "The keyword's number", "", *many) {
                    *many = value;
                }
            }
            Keyword::Affinity(what) => self.what(ui, "For", what, 0),
            Keyword::Protection(what) => self.what(ui, "From", what, 0),
            Keyword::Enchant(whom) => self.whom(ui, "Can be attached to", whom, 0),
            Keyword::Entwine(more) => cost(ui, more),
            Keyword::Equip { cost: price, to } => {
                cost(ui, price);
                self.what(ui, "To", to, 0);
            }
            Keyword::Indestructible
            | Keyword::Haste
            | Keyword::Hexproof
            | Keyword::Shroud
            | Keyword::Daybound
            | Keyword::Nightbound
            | Keyword::Provoke
            | Keyword::SpaceSculptor
            | Keyword::StartYourEngines
            | Keyword::Storm
            | Keyword::Sunburst
            | Keyword::Riot
            | Keyword::Ravenous
            | Keyword::BloodthirstX
            | Keyword::Suspend
            | Keyword::FirstStrike
            | Keyword::DoubleStrike
            | Keyword::Trample
            | Keyword::Lifelink
            | Keyword::Deathtouch
            | Keyword::Wither
            | Keyword::Infect
            | Keyword::Madness
            | Keyword::Flashback
            | Keyword::Buyback
            | Keyword::Rebound
            | Keyword::UmbraArmor
            | Keyword::Unleash
            | Keyword::Persist
            | Keyword::Undying => {}
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
pub(crate) fn keywords() -> Vec<Keyword> {
    vec![
        Keyword::Affinity(What::Type(CardType::Artifact)),
        Keyword::Amplify(1),
        Keyword::Bloodthirst(1),
        Keyword::BloodthirstX,
        Keyword::Buyback,
        Keyword::Chapter(1),
        Keyword::Deathtouch,
        Keyword::Devour(2),
        Keyword::DoubleStrike,
        Keyword::Dredge(3),
        Keyword::Enchant(Whom::Object(What::Type(CardType::Creature))),
        Keyword::Entwine(Cost { generic: 2, ..Cost::default() }),
        Keyword::Equip { cost: Cost { generic: 2, ..Cost::default() }, to: What::Any },
        Keyword::Fading(3),
        Keyword::FirstStrike,
        Keyword::Flashback,
        Keyword::Graft(2),
        Keyword::Haste,
        Keyword::Indestructible,
        Keyword::Infect,
        Keyword::Lifelink,
        Keyword::Madness,
        Keyword::Modular(1),
        Keyword::Persist,
        Keyword::Protection(What::Color(Color::Red)),
        Keyword::Provoke,
        Keyword::Ravenous,
        Keyword::Rebound,
        Keyword::Renown(1),
        Keyword::Riot,
        Keyword::SpaceSculptor,
        Keyword::StartYourEngines,
        Keyword::Hexproof,
        Keyword::Shroud,
        Keyword::Daybound,
        Keyword::Nightbound,
        Keyword::Storm,
        Keyword::Sunburst,
        Keyword::Suspend,
        Keyword::Toxic(1),
        Keyword::Trample,
        Keyword::Tribute(2),
        Keyword::UmbraArmor,
        Keyword::Undying,
        Keyword::Unleash,
        Keyword::Vanishing(3),
        Keyword::Wither,
    ]
}

fn keyword_name(keyword: &Keyword) -> &'static str {
    match keyword {
        Keyword::Affinity(_) => "affinity",
        Keyword::Amplify(_) => "amplify",
        Keyword::Bloodthirst(_) => "bloodthirst",
        Keyword::BloodthirstX => "bloodthirst X",
        Keyword::Buyback => "buyback",
        Keyword::Chapter(_) => "a chapter of a Saga",
        Keyword::Deathtouch => "deathtouch",
        Keyword::Devour(_) => "devour",
        Keyword::DoubleStrike => "double strike",
        Keyword::Dredge(_) => "dredge",
        Keyword::Enchant(_) => "enchant",
        Keyword::Entwine(_) => "entwine",
        Keyword::Equip { .. } => "equip",
        Keyword::Fading(_) => "fading",
        Keyword::FirstStrike => "first strike",
        Keyword::Flashback => "flashback",
        Keyword::Graft(_) => "graft",
        Keyword::Haste => "haste",
        Keyword::Indestructible => "indestructible",
        Keyword::Infect => "infect",
        Keyword::Lifelink => "lifelink",
        Keyword::Madness => "madness",
        Keyword::Modular(_) => "modular",
        Keyword::Persist => "persist",
        Keyword::Protection(_) => "protection",
        Keyword::Provoke => "provoke",
        Keyword::Ravenous => "ravenous",
        Keyword::Rebound => "rebound",
        Keyword::Renown(_) => "renown",
        Keyword::Riot => "riot",
        Keyword::SpaceSculptor => "space sculptor",
        Keyword::StartYourEngines => "start your engines!",
        Keyword::Hexproof => "hexproof",
        Keyword::Shroud => "shroud",
        Keyword::Daybound => "daybound",
        Keyword::Nightbound => "nightbound",
        Keyword::Storm => "storm",
        Keyword::Sunburst => "sunburst",
        Keyword::Suspend => "suspend",
        Keyword::Toxic(_) => "toxic",
        Keyword::Trample => "trample",
        Keyword::Tribute(_) => "tribute",
        Keyword::UmbraArmor => "umbra armor",
        Keyword::Undying => "undying",
        Keyword::Unleash => "unleash",
        Keyword::Vanishing(_) => "vanishing",
        Keyword::Wither => "wither",
    }
}
