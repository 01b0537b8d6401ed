//! Why something does not fit where it would be attached.

use super::vocabulary::card_type;
use super::{Sentence, Words};
use language::rule::Rule;
use statements::decided::Unfit;
use statements::ids::{ObjectId, Target};
use statements::lacking::Misfit;

impl Words<'_> {
    pub(super) fn misfit(
        self,
        what: Option<ObjectId>,
        is_aura: bool,
        on: (Target, Misfit),
        so: Unfit,
    ) -> Sentence {
        let why_so = self.why_unfit(what, on);
        let rule = self.of_misfit(on.1, is_aura, so);
        let stays = so == Unfit::Stays;
        let so = if stays { ", and so does not move" } else { "" };
        let nothing = (stays && rule != Rule::AttachNothing).then_some(Rule::AttachNothing);
        let rules: Vec<Rule> = [rule].into_iter().chain(nothing).collect();
        self.say(format!("{why_so}{so}"), &self.known(&rules))
    }

    /// Why something does not fit where it would be attached: "Cloak can't enchant Bob".
    pub(super) fn why_unfit(self, what: Option<ObjectId>, (on, why): (Target, Misfit)) -> String {
        let what = what.map_or("the token", |what| self.object(what));
        match why {
            Misfit::Kind => format!("{what} is neither an Aura, an Equipment nor a Fortification"),
            Misfit::Creature => format!("{what} is a creature, and can't be attached to anything"),
            Misfit::Battle => format!("{what} is a battle, and can't be attached to anything"),
            Misfit::There => format!("{what} is attached to {} already", self.target(on)),
            Misfit::Itself => format!("{what} can't be attached to itself"),
            Misfit::Host(Some(kind)) => {
                format!("{what} can't be attached to {}, which is no {}", self.target(on), card_type(kind))
            }
            Misfit::Host(None) => format!("{what} can't enchant {}", self.target(on)),
            Misfit::HasLeft => {
                format!("{what} can't be attached to {}, who has left the game", self.target(on))
            }
            Misfit::Protected => {
                format!("{what} can't be attached to {}, which has protection from it", self.target(on))
            }
        }
    }

    /// The rule by which something does not fit there.
    pub(super) fn of_misfit(self, why: Misfit, is_aura: bool, so: Unfit) -> Rule {
        match (why, is_aura) {
            (Misfit::Kind | Misfit::There, _) => Rule::AttachNothing,
            (Misfit::Creature | Misfit::Battle | Misfit::Itself, true) => Rule::AuraCreature,
            (Misfit::Creature | Misfit::Battle | Misfit::Itself, false) => Rule::EquipmentCreature,
            (Misfit::Host(_), true) if so == Unfit::ComesOff && self.has_rule(Rule::AuraIllegal) => {
                Rule::AuraIllegal
            }
            (Misfit::HasLeft, _) if self.has_rule(Rule::AuraIllegal) => Rule::AuraIllegal,
            (Misfit::Host(_) | Misfit::HasLeft, _) => Rule::AttachOnly,
            (Misfit::Protected, true) => Rule::ProtectionAura,
            (Misfit::Protected, false) => Rule::ProtectionEquipment,
        }
    }
}
