//! What keywords stand for that the language knows by their names only, where that can be said in other words.

use language::board::{
    Ability, CardType, Change, Characteristics, Color, Continuous, Counter, Keyword, KeywordName as Name,
    Period, SpellCost, Step, Supertype, Targeting, Zone,
};
use language::effect::{CopyException, Effect, EventPattern, Pattern, Rewrite};
use language::event::{Deed, Event, Instruction, Mana, Place, Token};
use language::select::{Amount, Compare, Condition, What, Who, Whom};

use super::does;

/// The abilities that a keyword stands for; none for one that isn't known here.
///
/// Mana that is paid is not asked for, as nowhere else.
pub(in crate::oracle) fn stands_for(keyword: &Keyword) -> Vec<Ability> {
    let Keyword::Named { name, with } = keyword else { return Vec::new() };
    let made = KNOWN.iter().find(|(known, _)| known == name).and_then(|(_, made)| made(with));
    made.into_iter().collect()
}

/// What makes the ability of what is said with a keyword.
type Made = fn(&str) -> Option<Ability>;

const KNOWN: &[(Name, Made)] = &[
    (Name::Devoid, |_| Some(colorless())),
    (Name::Morph, megamorph),
    (Name::Cycling, cycling),
    (Name::Outlast, |_| Some(activated("outlast", vec![tap_this()], vec![put(What::This, 1)]))),
    (Name::Reinforce, |with| number(with).map(reinforce)),
    (Name::Convoke, |_| Some(helps("convoke", CardType::Creature))),
    (Name::Improvise, |_| Some(helps("improvise", CardType::Artifact))),
    (Name::Delve, |_| Some(delve())),
    (Name::Bargain, |_| Some(bargain())),
    (Name::Emerge, |_| Some(emerge())),
    (Name::LivingWeapon, |_| Some(armed(token(&["Phyrexian", "Germ"], &[Color::Black], (0, 0))))),
    (Name::ForMirrodin, |_| Some(armed(token(&["Rebel"], &[Color::Red], (2, 2))))),
    (Name::JobSelect, |_| Some(armed(token(&["Hero"], &[], (1, 1))))),
    (Name::Offspring, |_| Some(offspring())),
    (Name::Mobilize, |with| number(with).map(mobilize)),
    (Name::Rampage, |with| number(with).map(rampage)),
    (Name::Training, |_| Some(training())),
    (Name::Firebending, |with| number(with).map(firebending)),
];

/// What stands behind the cost of morph where it is megamorph.
pub(in crate::oracle) const MEGAMORPH: &str = ", megamorph";

/// As it is turned face up, a +1/+1 counter is put on it if its megamorph cost was paid (CR 702.37b (2026-04-17)).
fn megamorph(with: &str) -> Option<Ability> {
    let turned = EventPattern::undergoes(What::This, Deed::TurnFaceUp, None);
    let rewrite = Rewrite::EnterWithCounters { kind: Counter::PlusOne, amount: Amount::N(1) };
    let mut effect = Effect::new(turned, rewrite);
    effect.when.only_if.push(Condition::It(What::Paid("megamorph".to_owned())));
    with.ends_with(MEGAMORPH).then_some(Ability::Effect(effect))
}

/// Whether its rules say no more than the abilities do that it stands for.
pub(in crate::oracle) fn is_held(keyword: &Keyword) -> bool {
    !stands_for(keyword).is_empty()
}

/// The number that is said with it; what else is said is its cost in mana.
fn number(with: &str) -> Option<u64> {
    with.split(':').next().and_then(|number| number.trim().parse().ok())
}

/// It is colourless (CR 702.114a (2026-04-17)).
fn colorless() -> Ability {
    let changes = vec![Change::SetColors(Vec::new())];
    Ability::Continuous(Continuous { affects: What::This, only_if: Vec::new(), changes })
}

fn activated(name: &str, costs: Vec<Instruction>, what_is_done: Vec<Instruction>) -> Ability {
    Ability::Activated { name: name.to_owned(), costs, targets: Vec::new(), does: what_is_done }
}

fn in_hand(ability: Ability) -> Ability {
    Ability::FunctionsIn { zones: vec![Zone::Hand], ability: Box::new(ability) }
}

fn tap_this() -> Instruction {
    does(Event::undergoes(What::This, Deed::Tap, None))
}

fn put(on: What, amount: u64) -> Instruction {
    let (on, kind, amount) = (Whom::Object(on), Counter::PlusOne, Amount::N(amount));
    does(Event::PutCounters { who: Who::You, on, kind, amount })
}

fn on(event: EventPattern, only_if: Vec<Condition>, what_is_done: Vec<Instruction>) -> Ability {
    Ability::triggered(Pattern { only_if, ..Pattern::new(event) }, what_is_done)
}

/// It is discarded, and a card drawn (CR 702.29a (2026-04-17)); or a card of some kind is searched for
/// (CR 702.29e (2026-04-17)).
fn cycling(with: &str) -> Option<Ability> {
    let kind = with.split('{').next().unwrap_or_default().trim();
    let what_is_done = match kind {
        "" => vec![does(Event::Draw { who: Who::You, amount: Amount::N(1), with_it: Vec::new() })],
        kind => search(of_kind(kind)?),
    };
    let costs = vec![does(Event::undergoes(What::This, Deed::Cycle, None))];
    Some(in_hand(activated(&format!("{kind}cycling"), costs, what_is_done)))
}

/// What a kind of cycling searches for.
fn of_kind(kind: &str) -> Option<Vec<What>> {
    let land = What::Type(CardType::Land);
    Some(match kind {
        "land" => vec![land],
        "basic land" => vec![What::Supertype(Supertype::Basic), land],
        "artifact land" => vec![What::Type(CardType::Artifact), land],
        subtype => {
            let mut letters = subtype.chars();
            let first = letters.next()?.to_uppercase();
            vec![What::Subtype(first.chain(letters).collect())]
        }
    })
}

/// A card is searched for, revealed, and put into the hand, and the library shuffled.
fn search(kind: Vec<What>) -> Vec<Instruction> {
    let found = || What::Chosen("found".to_owned());
    let reveal = does(Event::undergoes(found(), Deed::Reveal, None));
    let to_hand = does(Event::Move { what: found(), to: Zone::Hand, place: Place::Top });
    super::words::search(kind, vec![reveal, to_hand])
}

/// It is discarded, and so many counters put on a creature (CR 702.77a (2026-04-17)).
fn reinforce(counters: u64) -> Ability {
    let called = "creature".to_owned();
    let of = Whom::Object(What::Type(CardType::Creature));
    let targets = vec![Targeting { called: called.clone(), of, amount: 1, or_fewer: false, mode: None }];
    in_hand(Ability::Activated {
        name: "reinforce".to_owned(),
        costs: vec![does(Event::Discard { what: What::This })],
        targets,
        does: vec![put(What::Chosen(called), counters)],
    })
}

/// What is paid for the spell where that is announced.
fn cost(called: &str, pay: Vec<Instruction>) -> Ability {
    let costs = vec![SpellCost { called: Some(called.to_owned()), pay }];
    Ability::Spell { costs, targets: Vec::new(), does: Vec::new() }
}

fn choose(what: What, amount: Amount, or_fewer: bool, called: &str) -> Instruction {
    let called = called.to_owned();
    Instruction::Choose { who: Who::You, each: false, what, amount, or_fewer, target: false, called }
}

/// Untapped permanents of a type are tapped for it (CR 702.51a, 702.126a (2026-04-17)).
fn helps(called: &str, kind: CardType) -> Ability {
    let untapped = What::Not(Box::new(What::Tapped));
    let yours = What::All(vec![What::Type(kind), untapped, What::ControlledBy(Who::You)]);
    let chosen = choose(yours.clone(), Amount::Count(yours), true, called);
    cost(called, vec![chosen, does(Event::undergoes(What::Chosen(called.to_owned()), Deed::Tap, None))])
}

/// Cards of the graveyard are exiled for it (CR 702.66a (2026-04-17)).
fn delve() -> Ability {
    let yours = What::All(vec![What::In(Zone::Graveyard), What::OwnedBy(Who::You)]);
    let chosen = choose(yours, Amount::Graveyard(Who::You), true, "delve");
    let what = What::Chosen("delve".to_owned());
    cost("delve", vec![chosen, does(Event::Move { what, to: Zone::Exile, place: Place::Top })])
}

/// An artifact, an enchantment or a token is sacrificed for it (CR 702.166a (2026-04-17)).
fn bargain() -> Ability {
    let kinds = vec![What::Type(CardType::Artifact), What::Type(CardType::Enchantment), What::Token];
    sacrificed("bargained", What::OneOf(kinds))
}

/// A creature is sacrificed for it (CR 702.119a (2026-04-17)).
fn emerge() -> Ability {
    sacrificed("emerge", What::Type(CardType::Creature))
}

fn sacrificed(called: &str, kind: What) -> Ability {
    let yours = What::All(vec![kind, What::ControlledBy(Who::You)]);
    let chosen = choose(yours, Amount::N(1), false, "sacrifice");
    cost(called, vec![chosen, does(Event::Sacrifice { what: What::Chosen("sacrifice".to_owned()) })])
}

fn token(subtypes: &[&str], colors: &[Color], (power, toughness): (i64, i64)) -> Characteristics {
    Characteristics {
        name: subtypes.join(" "),
        types: vec![CardType::Creature],
        subtypes: subtypes.iter().map(|name| (*name).to_owned()).collect(),
        colors: colors.to_vec(),
        power: Some(power),
        toughness: Some(toughness),
        blank: true,
        ..Characteristics::default()
    }
}

/// As it enters, a token is created, and it is attached to that (CR 702.92a, 702.163a, 702.182a (2026-04-17)).
fn armed(by: Characteristics) -> Ability {
    let create = does(Event::creates(Who::You, Token::Is(Box::new(by)), Amount::N(1)));
    let attach = does(Event::Attach { what: What::This, to: What::Done });
    on(EventPattern::enters(What::This), Vec::new(), vec![create, attach])
}

/// As it enters, if that was paid for, a token is created that is a copy of it but for its size
/// (CR 702.175a (2026-04-17)).
fn offspring() -> Ability {
    let paid = What::All(vec![What::This, What::Paid("offspring".to_owned())]);
    let copy = Token::CopyExcept { of: What::This, except: vec![CopyException::PowerToughness(1, 1)] };
    let create = does(Event::creates(Who::You, copy, Amount::N(1)));
    on(EventPattern::enters(What::This), vec![Condition::Exists(paid)], vec![create])
}

fn attacks(what: What) -> EventPattern {
    EventPattern::undergoes(what, Deed::Attack, None)
}

/// As it attacks, Warriors come that attack with it, and are sacrificed later (CR 702.181a (2026-04-17)).
fn mobilize(warriors: u64) -> Ability {
    let is = Token::Is(Box::new(token(&["Warrior"], &[Color::Red], (1, 1))));
    let mut create = Event::creates(Who::You, is, Amount::N(warriors));
    if let Event::Create { tapped, attacking, .. } = &mut create {
        (*tapped, *attacking) = (true, Some(Whom::Any));
    }
    let sacrifice = Instruction::Later {
        period: Period::Step(Step::End),
        who: Who::Anyone,
        of_next_turn: false,
        does: vec![does(Event::Sacrifice { what: What::Done })],
    };
    on(attacks(What::This), Vec::new(), vec![does(create), sacrifice])
}

/// As it becomes blocked, it grows for each creature that blocks it but one (CR 702.23a (2026-04-17)).
fn rampage(by: u64) -> Ability {
    let blockers = super::number::blocking(What::This);
    let beyond = Amount::Minus(Box::new(Amount::Count(blockers)), Box::new(Amount::N(1)));
    let changes = vec![Change::Boost(Amount::Times(Box::new(beyond), by))];
    let until = language::effect::Lifetime::ThisTurn;
    let grows = Instruction::Change { what: What::This, changes, until };
    on(EventPattern::undergoes(What::This, Deed::BecomeBlocked, None), Vec::new(), vec![grows])
}

/// As it attacks together with a creature of greater power, it gets a counter (CR 702.149a (2026-04-17)).
fn training() -> Ability {
    let greater = What::Power(Compare::MoreThan, Box::new(Amount::PowerOf(What::This)));
    let other = What::Not(Box::new(What::This));
    let yours = What::ControlledBy(Who::You);
    let with = vec![What::Type(CardType::Creature), What::Attacking, yours, other, greater];
    let mut ability = on(attacks(What::This), Vec::new(), vec![put(What::This, 1)]);
    if let Ability::Triggered { as_it_happens, .. } = &mut ability {
        as_it_happens.push(Condition::Exists(What::All(with)));
    }
    ability
}

/// As it attacks, so much red mana is added (CR 702.189a (2026-04-17)).
fn firebending(amount: u64) -> Ability {
    let (who, mana, from) = (Who::You, Mana::Red, What::This);
    let add = Event::AddMana { who, mana, amount: Amount::N(amount), from, tapped: false };
    on(attacks(What::This), Vec::new(), vec![does(add)])
}
