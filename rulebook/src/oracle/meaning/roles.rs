//! Role tokens, which the rules describe themselves (CR 111.10j, 111.10r (2026-04-17), and those between).

use language::board::{
    Ability, CardType, Change, Characteristics, Continuous, Counter, Keyword, KeywordName,
};
use language::effect::{EventPattern, Pattern, Zones};
use language::event::{Deed, Event, Instruction};
use language::select::{Amount, Compare, Condition, What, Who, Whom};

/// The names of Roles, without the word itself, in small letters.
pub(in crate::oracle) const NAMES: &[(&str, &str)] = &[
    ("cursed role", "Cursed"),
    ("monster role", "Monster"),
    ("royal role", "Royal"),
    ("sorcerer role", "Sorcerer"),
    ("virtuous role", "Virtuous"),
    ("wicked role", "Wicked"),
    ("young hero role", "Young Hero"),
];

/// A Role of this name; none where there is no such Role.
pub(in crate::oracle) fn role(name: &str) -> Option<Characteristics> {
    let plus = || Change::ModifyPowerToughness(1, 1);
    let gives = |ability: Ability| Change::AddAbility(Box::new(ability));
    let abilities = match name {
        "Cursed" => vec![host(vec![Change::SetPowerToughness(1, 1)])],
        "Monster" => vec![host(vec![plus(), gives(Ability::Keyword(Keyword::Trample))])],
        "Royal" => {
            let ward = Keyword::Named { name: KeywordName::Ward, with: "{1}".to_owned() };
            vec![host(vec![plus(), gives(Ability::Keyword(ward))])]
        }
        "Sorcerer" => {
            let scries = Event::does(Who::You, Deed::Scry, Amount::N(1));
            vec![host(vec![plus(), gives(attacks(Vec::new(), scries))])]
        }
        "Virtuous" => {
            let yours = vec![What::Type(CardType::Enchantment), What::ControlledBy(Who::You)];
            vec![host(vec![Change::ModifyTimes(1, 1, Amount::Count(What::All(yours)))])]
        }
        "Wicked" => {
            let loses = Event::LoseLife { who: Who::Opponents, amount: Amount::N(1) };
            let (from, to) = (Some(Zones::Battlefield), Some(Zones::Graveyard));
            let buried = Pattern::new(EventPattern::Move { what: What::This, from, to });
            vec![host(vec![plus()]), Ability::triggered(buried, vec![super::does(loses)])]
        }
        "Young Hero" => vec![host(vec![gives(hero())])],
        _ => return None,
    };
    let creature = Whom::Object(What::Type(CardType::Creature));
    Some(Characteristics {
        name: name.to_owned(),
        types: vec![CardType::Enchantment],
        subtypes: vec!["Aura".to_owned(), "Role".to_owned()],
        abilities: std::iter::once(Ability::Keyword(Keyword::Enchant(creature))).chain(abilities).collect(),
        blank: true,
        ..Default::default()
    })
}

/// What becomes of the creature that it enchants.
fn host(changes: Vec<Change>) -> Ability {
    Ability::Continuous(Continuous { affects: What::AttachedToBy, only_if: Vec::new(), changes })
}

/// Whenever the creature that has this attacks, something happens, if something is so.
fn attacks(only_if: Vec<Condition>, event: Event) -> Ability {
    let mut attack = Pattern::new(EventPattern::undergoes(What::This, Deed::Attack, None));
    attack.only_if = only_if;
    let does: Vec<Instruction> = vec![super::does(event)];
    Ability::triggered(attack, does)
}

/// A small creature that attacks gets a +1/+1 counter.
fn hero() -> Ability {
    let small = Condition::Number(Amount::ToughnessOf(What::This), Compare::AtMost, Amount::N(3));
    let on = Whom::Object(What::This);
    let counter = Event::PutCounters { who: Who::You, on, kind: Counter::PlusOne, amount: Amount::N(1) };
    attacks(vec![small], counter)
}
