//! Keywords that do something with the card itself in a graveyard, or in a hand, for which it is given up.

use language::board::{Ability, CardType, Change, Color, Keyword, Period, Step, Targeting, Zone};
use language::effect::{CopyException, Effect, EventPattern, Lifetime, Pattern, Rewrite, Zones};
use language::event::{Deed, Event, Instruction, Place, Token};
use language::select::{Amount, Compare, What, Who, Whom};

use super::{activated, choose, in_hand, on, put_amount, search};
use crate::oracle::meaning::{does, words};

/// Something that functions in a graveyard.
fn in_graveyard(ability: Ability) -> Ability {
    Ability::FunctionsIn { zones: vec![Zone::Graveyard], ability: Box::new(ability) }
}

fn this_to(to: Zone) -> Instruction {
    does(Event::Move { what: What::This, to, place: Place::Top })
}

/// It is exiled, and a creature gets as many +1/+1 counters as its power was (CR 702.97a (2026-04-17)).
pub(super) fn scavenge() -> Ability {
    let called = "creature".to_owned();
    let of = Whom::Object(What::Type(CardType::Creature));
    in_graveyard(Ability::Activated {
        name: "scavenge".to_owned(),
        costs: vec![this_to(Zone::Exile)],
        targets: vec![Targeting::one(called.clone(), of)],
        does: vec![put_amount(What::Chosen(called), Amount::PowerOf(What::This))],
    })
}

/// It is exiled, and a token is created that is a copy of it but for a colour, no mana cost, that it is a Zombie, and maybe
/// its size (CR 702.128a, 702.129a (2026-04-17)).
pub(super) fn embalmed(name: &str, color: Color, size: Option<(i64, i64)>) -> Ability {
    let mut except = vec![
        CopyException::SetColors(vec![color]),
        CopyException::NoManaCost,
        CopyException::AddSubtype("Zombie".to_owned()),
    ];
    except.extend(size.map(|(power, toughness)| CopyException::PowerToughness(power, toughness)));
    let copy = Token::CopyExcept { of: What::This, except };
    let create = does(Event::creates(Who::You, copy, Amount::N(1)));
    in_graveyard(activated(name, vec![this_to(Zone::Exile)], vec![create]))
}

/// It is exiled, and for each opponent a token that is a copy of it is created, which has haste, attacks that opponent this turn
/// if it can, and is sacrificed at the end (CR 702.141a (2026-04-17)).
pub(super) fn encore() -> Ability {
    let create = does(Event::creates(Who::You, Token::CopyOf(What::This), Amount::N(1)));
    let haste = Change::AddAbility(Box::new(Ability::Keyword(Keyword::Haste)));
    let whom = Some(Whom::Player(Who::Affected));
    let attacks = Pattern::new(EventPattern::undergoes(What::This, Deed::Attack, whom));
    let must = Change::Bind(Box::new(Ability::Requirement(attacks)));
    let change = |change, until| Instruction::Change { what: What::Done, changes: vec![change], until };
    let period = Period::Step(Step::End);
    let sacrifice = vec![Instruction::Trigger { does: vec![does(Event::Sacrifice { what: What::Done })] }];
    let later = Instruction::Later { period, who: Who::Anyone, of_next_turn: false, does: sacrifice };
    let of_each = vec![create, change(haste, Lifetime::Always), change(must, Lifetime::ThisTurn), later];
    let does = vec![Instruction::ForEachPlayer { who: Who::Opponents, does: of_each }];
    in_graveyard(activated("encore", vec![this_to(Zone::Exile)], does))
}

/// It is exiled along with other permanents or cards in the graveyard, and returns transformed
/// (CR 702.167a, 702.167b (2026-04-17)).
pub(super) fn craft(with: &str) -> Option<Ability> {
    let materials = with.strip_prefix("with ")?.split(" {").next()?;
    let (kind, amount) = match materials {
        "artifact" => (What::Type(CardType::Artifact), 1),
        "six artifacts" => (What::Type(CardType::Artifact), 6),
        "creature" | "one or more creatures" => (What::Type(CardType::Creature), 1),
        "two creatures" => (What::Type(CardType::Creature), 2),
        "one or more Dinosaurs" => (What::Subtype("Dinosaur".to_owned()), 1),
        subtype => (What::Subtype(subtype.to_owned()), 1),
    };
    let here = What::All(vec![What::In(Zone::Battlefield), What::ControlledBy(Who::You)]);
    let buried = What::All(vec![What::In(Zone::Graveyard), What::OwnedBy(Who::You)]);
    let other = || {
        vec![kind.clone(), What::Not(Box::new(What::This)), What::OneOf(vec![here.clone(), buried.clone()])]
    };
    let exile = |called: &str| {
        let what = What::Chosen(called.to_owned());
        does(Event::Move { what, to: Zone::Exile, place: Place::Top })
    };
    let mut costs = vec![
        this_to(Zone::Exile),
        choose(What::All(other()), Amount::N(amount), false, "craft"),
        exile("craft"),
    ];
    if materials.starts_with("one or more") {
        let more = choose(What::All(other()), Amount::Count(What::All(other())), true, "craft more");
        costs.extend([more, exile("craft more")]);
    }
    let mut returns = Event::enters(What::All(vec![What::This, What::In(Zone::Exile)]), None);
    if let Event::Enter { transformed, .. } = &mut returns {
        *transformed = true;
    }
    Some(activated("craft", costs, vec![does(returns)]))
}

/// It returns with haste, is exiled as the next end step begins, and goes nowhere but into exile before that. These are effects
/// of the ability, and stay where it loses its abilities (CR 702.84a (2026-04-17)).
pub(super) fn unearth() -> Ability {
    let haste = Change::AddAbility(Box::new(Ability::Keyword(Keyword::Haste)));
    let elsewhere = Zones::Not(Box::new(Zones::Exile));
    let leaves = EventPattern::Move { what: What::This, from: Some(Zones::Battlefield), to: Some(elsewhere) };
    let exiled = Effect {
        name: Some("unearth".to_owned()),
        lifetime: Lifetime::Always,
        ..Effect::new(leaves, Rewrite::ToZone { zone: Zone::Exile, place: Place::Top })
    };
    let period = Period::Step(Step::End);
    let exile = vec![Instruction::Trigger { does: vec![this_to(Zone::Exile)] }];
    let returned = vec![
        does(Event::enters(What::This, None)),
        Instruction::Change { what: What::This, changes: vec![haste], until: Lifetime::Always },
        Instruction::CreateEffect(Box::new(exiled)),
        Instruction::Later { period, who: Who::Anyone, of_next_turn: false, does: exile },
    ];
    in_graveyard(activated("unearth", Vec::new(), returned))
}

/// As a creature of its owner's dies, it goes back to the hand if that is paid for, and is exiled if not
/// (CR 702.59a (2026-04-17)).
pub(super) fn recover() -> Ability {
    let creature = What::All(vec![What::Type(CardType::Creature), What::OwnedBy(Who::You)]);
    let (from, to) = (Some(Zones::Battlefield), Some(Zones::Graveyard));
    let dies = EventPattern::Move { what: creature, from, to };
    let (then, otherwise) = (vec![this_to(Zone::Hand)], vec![this_to(Zone::Exile)]);
    in_graveyard(on(dies, Vec::new(), vec![Instruction::May { who: Who::You, does: then, otherwise }]))
}

/// It is discarded for a card of the same mana value (CR 702.53a (2026-04-17)).
pub(super) fn transmute() -> Ability {
    let discard = does(Event::Discard { what: What::This });
    in_hand(activated("transmute", vec![discard], search(vec![as_dear()])))
}

/// It is sacrificed for a creature of the same mana value (CR 702.71a (2026-04-17)).
pub(super) fn transfigure() -> Ability {
    let found = What::Chosen("found".to_owned());
    let enter = Event::enters(found, None);
    let kind = vec![What::Type(CardType::Creature), as_dear()];
    let sacrifice = does(Event::Sacrifice { what: What::This });
    activated("transfigure", vec![sacrifice], words::search(kind, vec![does(enter)]))
}

/// What has its mana value.
fn as_dear() -> What {
    What::ManaValue(Compare::Exactly, Box::new(Amount::ManaValueOf(What::This)))
}
