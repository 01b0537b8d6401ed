//! Where abilities came from: a card, the board, or the rules.

use super::{Sentence, Voice, Words};
use language::board::Ability;
use statements::ids::EffectId;
use statements::origin::{Named, Origin, Origins};

/// An object that names a card, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedCard {
    /// What the board calls the object.
    pub object: String,
    /// The name of its card.
    pub card: String,
    /// The card's abilities.
    pub of_card: Vec<String>,
    /// The abilities that the board adds.
    pub of_board: Vec<String>,
}

impl NamedCard {
    /// "Bell is the card Loud Bell."
    pub fn head(&self) -> String {
        if self.object == self.card {
            format!("{} is the card of this name.", self.object)
        } else {
            format!("{} is the card {}.", self.object, self.card)
        }
    }
}

impl Words<'_> {
    /// The name of the card that an effect is from. Nothing when it is not from a card.
    pub fn card_of(self, effect: EffectId) -> Option<String> {
        match self.origins?.of(&self.ruling.effect(effect)) {
            Origin::Card(name) => Some(name.to_owned()),
            Origin::Board | Origin::Rules => None,
        }
    }

    /// Where an effect came from, on a board that names cards. Nothing on others.
    pub fn origin(self, effect: EffectId) -> Option<Sentence> {
        let origins = self.origins.filter(|origins| !origins.is_empty())?;
        let shown = self.ruling.effect(effect);
        let clause = match origins.of(&shown) {
            Origin::Card(name) => format!("from the card {name}"),
            Origin::Board => "from the board".to_owned(),
            Origin::Rules => "from the rules".to_owned(),
        };
        Some(self.say(clause, shown.of_rules.as_slice()))
    }

    /// The objects that name cards, with the abilities of the card and those that the board adds.
    pub fn named_cards(self) -> Vec<NamedCard> {
        let named = self.origins.into_iter().flat_map(Origins::named);
        named.map(|named| self.named_card(named)).collect()
    }

    fn named_card(self, named: &Named) -> NamedCard {
        let voice = Voice::of(self.vocabulary(), None, Some(&named.object));
        let told = |list: &[Ability]| list.iter().map(|ability| voice.ability(ability)).collect();
        NamedCard {
            object: named.object.clone(),
            card: named.card.clone(),
            of_card: told(&named.of_card),
            of_board: told(&named.of_board),
        }
    }
}
