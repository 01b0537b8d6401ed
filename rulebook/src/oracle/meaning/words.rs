//! What keyword actions come to, and the tokens that the rules describe themselves.

use language::board::{
    Ability, CardType, Change, Characteristics, Continuous, Counter, Keyword, KeywordName,
};
use language::effect::{Effect, EventPattern, Rewrite};
use language::event::{Deed, Event, Instruction, KeywordAction, Token};
use language::select::{Amount, Condition, What, Who};

use super::{Meant, Missing};

/// What is done by a player who does this, with how often as the result.
pub(super) fn what_comes_of(action: KeywordAction) -> Meant<Vec<Instruction>> {
    let does = if action == KeywordAction::Investigate {
        let clue = predefined("Clue").ok_or(Missing("what a Clue is"))?;
        vec![super::does(Event::creates(Who::Affected, Token::Is(Box::new(clue)), Amount::N(1)))]
    } else if action == KeywordAction::Populate {
        populate()
    } else {
        return Err(Missing("what such a keyword action comes to"));
    };
    Ok(vec![Instruction::Repeat { times: Amount::Result, does }])
}

/// A creature token of that player is chosen, and a token created that is a copy of it.
fn populate() -> Vec<Instruction> {
    let tokens =
        What::All(vec![What::Type(CardType::Creature), What::Token, What::ControlledBy(Who::Affected)]);
    let called = "populated".to_owned();
    let copied = Token::CopyOf(What::Chosen(called.clone()));
    vec![
        Instruction::Choose {
            who: Who::Affected,
            each: false,
            what: tokens,
            amount: Amount::N(1),
            or_fewer: false,
            target: false,
            called,
        },
        super::does(Event::creates(Who::Affected, copied, Amount::N(1))),
    ]
}

/// A token that the rules describe themselves (CR 111.10 (2026-04-17)), with what it does besides adding mana; none for one
/// whose abilities the language doesn't hold.
pub(in crate::oracle) fn predefined(name: &str) -> Option<Characteristics> {
    let abilities = match name {
        "Treasure" | "Gold" | "Powerstone" => Vec::new(),
        "Food" => vec![used_up(true, Event::GainLife { who: Who::You, amount: Amount::N(3) })],
        "Clue" => {
            let draws = Event::Draw { who: Who::You, amount: Amount::N(1), with_it: Vec::new() };
            vec![used_up(false, draws)]
        }
        _ => return None,
    };
    Some(Characteristics {
        name: name.to_owned(),
        types: vec![CardType::Artifact],
        subtypes: vec![name.to_owned()],
        abilities,
        blank: true,
        ..Default::default()
    })
}

/// An activated ability that is paid for with the token itself.
fn used_up(taps: bool, event: Event) -> Ability {
    let mut costs = Vec::new();
    if taps {
        costs.push(super::does(Event::undergoes(What::This, Deed::Tap, None)));
    }
    costs.push(super::does(Event::Sacrifice { what: What::This }));
    let does = vec![super::does(event)];
    Ability::Activated { name: String::new(), costs, targets: Vec::new(), does }
}

/// As it is turned face up, a +1/+1 counter is put on it if its megamorph cost was paid.
fn turned_up_for_more() -> Ability {
    let turned = EventPattern::undergoes(What::This, Deed::TurnFaceUp, None);
    let rewrite = Rewrite::EnterWithCounters { kind: Counter::PlusOne, amount: Amount::N(1) };
    let mut effect = Effect::new(turned, rewrite);
    effect.when.only_if.push(Condition::It(What::Paid("megamorph".to_owned())));
    Ability::Effect(effect)
}

/// What stands behind the cost of morph where it is megamorph.
pub(in crate::oracle) const MEGAMORPH: &str = ", megamorph";

/// What a keyword that the language knows by its name only stands for, where that can be said: devoid is colourless
/// (CR 702.114a (2026-04-17)), and what is turned face up for a megamorph cost gets a counter (CR 702.37b (2026-04-17)).
pub(in crate::oracle) fn stands_for(keyword: &Keyword) -> Option<Ability> {
    if let Keyword::Named { name: KeywordName::Morph, with } = keyword {
        return with.ends_with(MEGAMORPH).then(turned_up_for_more);
    }
    let colorless =
        Continuous { affects: What::This, only_if: Vec::new(), changes: vec![Change::SetColors(Vec::new())] };
    (keyword.of() == Some(KeywordName::Devoid)).then_some(Ability::Continuous(colorless))
}
