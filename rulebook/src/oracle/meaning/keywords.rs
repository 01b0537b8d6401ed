//! What keywords stand for that the language knows by their names only, where that can be said in other words.

pub(in crate::oracle) mod as_cast;
mod cast_for;
mod from_graveyard;
mod in_combat;

use language::board::subtypes::EVERY_CREATURE_TYPE;
use language::board::{
    Ability, CardType, Change, Characteristics, Color, Continuous, Counter, Designation, Keyword,
    KeywordName as Name, SpellCost, Supertype, Targeting, Zone,
};
use language::effect::{CopyException, Effect, EventPattern, Pattern, Rewrite, Zones};
use language::event::{Deed, Event, Instruction, Place, Token};
use language::select::{Amount, Condition, What, Who, Whom};

use super::does;
use crate::oracle::tree::Number;

/// The abilities that a keyword stands for; none for one that isn't known here.
///
/// Mana that is paid is not asked for, as nowhere else.
pub(in crate::oracle) fn stands_for(keyword: &Keyword) -> Vec<Ability> {
    if *keyword == Keyword::Unearth {
        return vec![from_graveyard::unearth()];
    }
    let Keyword::Named { name, with } = keyword else { return Vec::new() };
    let made = KNOWN.iter().find(|(known, _)| known == name);
    made.map_or_else(Vec::new, |(_, made)| made(with))
}

/// What makes the abilities of what is said with a keyword; none where that isn't understood.
type Made = fn(&str) -> Vec<Ability>;

const KNOWN: &[(Name, Made)] = &[
    (Name::Devoid, |_| vec![colorless()]),
    (Name::Changeling, |_| vec![every_creature_type()]),
    (Name::Morph, |with| of(megamorph(with))),
    (Name::Cycling, |with| of(cycling(with))),
    (Name::LevelUp, |_| vec![activated("level up", Vec::new(), vec![put_level()])]),
    (Name::Outlast, |_| vec![activated("outlast", vec![tap_this()], vec![put(What::This, 1)])]),
    (Name::Reinforce, |with| of(number(with).map(reinforce))),
    (Name::Convoke, |_| vec![helps("convoke", CardType::Creature)]),
    (Name::Improvise, |_| vec![helps("improvise", CardType::Artifact)]),
    (Name::Delve, |_| vec![delve()]),
    (Name::Bargain, |_| vec![bargain()]),
    (Name::Offering, |of| vec![offering(of)]),
    (Name::Emerge, |_| vec![emerge()]),
    (Name::LivingWeapon, |_| vec![armed(token(&["Phyrexian", "Germ"], &[Color::Black], (0, 0)))]),
    (Name::ForMirrodin, |_| vec![armed(token(&["Rebel"], &[Color::Red], (2, 2)))]),
    (Name::JobSelect, |_| vec![armed(token(&["Hero"], &[], (1, 1)))]),
    (Name::Offspring, |_| vec![offspring()]),
    (Name::Mobilize, |with| of(number(with).map(in_combat::mobilize))),
    (Name::Rampage, |with| of(number(with).map(in_combat::rampage))),
    (Name::Training, |_| vec![in_combat::training()]),
    (Name::Firebending, |with| of(number(with).map(in_combat::firebending))),
    (Name::Myriad, |_| vec![in_combat::myriad()]),
    (Name::Dethrone, |_| vec![in_combat::dethrone()]),
    (Name::Scavenge, |_| vec![from_graveyard::scavenge()]),
    (Name::Embalm, |_| vec![from_graveyard::embalmed("embalm", Color::White, None)]),
    (Name::Eternalize, |_| vec![from_graveyard::embalmed("eternalize", Color::Black, Some((4, 4)))]),
    (Name::Recover, |_| vec![from_graveyard::recover()]),
    (Name::Transmute, |_| vec![from_graveyard::transmute()]),
    (Name::Transfigure, |_| vec![from_graveyard::transfigure()]),
    (Name::Saddle, |with| of(number(with).map(saddle))),
    (Name::Station, |_| vec![station()]),
    (Name::LivingMetal, |_| vec![living_metal()]),
    (Name::Increment, |_| vec![as_cast::increment()]),
    (Name::Partner, |with| of(with.strip_prefix("with ").map(partner_with))),
    (Name::Crew, |with| of(number(with).map(crew))),
    (Name::Reconfigure, |_| reconfigure()),
    (Name::Dash, |_| cast_for::dash()),
    (Name::Blitz, |_| cast_for::blitz()),
    (Name::Warp, |_| cast_for::warp()),
    (Name::Impending, |with| number(with).map_or_else(Vec::new, cast_for::impending)),
    (Name::WebSlinging, |_| cast_for::web_slinging()),
    (Name::Replicate, |_| vec![as_cast::replicate()]),
    (Name::Squad, |_| vec![as_cast::squad()]),
    (Name::Awaken, |with| of(number(with).map(as_cast::awaken))),
    (Name::Bestow, |_| vec![as_cast::bestow()]),
    (Name::Compleated, |_| vec![as_cast::compleated()]),
    (Name::Echo, |_| vec![as_cast::echo()]),
    (Name::Encore, |_| vec![from_graveyard::encore()]),
    (Name::Champion, championed),
    (Name::Craft, |with| of(from_graveyard::craft(with))),
    (Name::Ninjutsu, |_| vec![in_combat::ninjutsu()]),
];

fn of(ability: Option<Ability>) -> Vec<Ability> {
    ability.into_iter().collect()
}

/// What a card that may be suspended with so many counters has.
pub(in crate::oracle) fn suspended(counters: &Number) -> Ability {
    // As many as are announced for X.
    cast_for::suspend(if let Number::N(counters) = counters {
        Amount::N(*counters)
    } else {
        Amount::ThatMuch
    })
}

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

/// Whether its rules say no more than the abilities do that it stands for, or than the language says with it.
pub(in crate::oracle) fn is_held(keyword: &Keyword) -> bool {
    is_of_language(keyword) || !stands_for(keyword).is_empty()
}

/// Whether the language knows all of it but its cost, where that is one of mana: ward; casting face down, which a board says;
/// ascend; and read ahead.
fn is_of_language(keyword: &Keyword) -> bool {
    if matches!(keyword, Keyword::Named { name: Name::Ascend | Name::ReadAhead, .. }) {
        return true;
    }
    let Keyword::Named { name: Name::Ward | Name::Morph | Name::Disguise, with } = keyword else {
        return false;
    };
    with.starts_with('{') && with.ends_with('}')
}

/// Ward with another cost than mana: it stands for this, with what an opponent pays and what is done otherwise
/// (CR 702.21a (2026-04-17)).
pub(in crate::oracle) fn ward(unless: Instruction) -> Ability {
    let targeted = EventPattern::undergoes(What::This, Deed::BecomeTarget, None);
    Ability::triggered(Pattern { by: Some(Who::Opponents), ..Pattern::new(targeted) }, vec![unless])
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

/// It is of every creature type (CR 702.73a (2026-04-17)).
fn every_creature_type() -> Ability {
    let changes = vec![Change::AddSubtype(EVERY_CREATURE_TYPE.to_owned())];
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
    put_amount(on, Amount::N(amount))
}

fn put_amount(on: What, amount: Amount) -> Instruction {
    let (on, kind) = (Whom::Object(on), Counter::PlusOne);
    does(Event::PutCounters { who: Who::You, on, kind, amount })
}

/// It gets a level counter (CR 702.87a (2026-04-17)).
fn put_level() -> Instruction {
    let (on, kind) = (Whom::Object(What::This), Counter::Named("level".to_owned()));
    does(Event::PutCounters { who: Who::You, on, kind, amount: Amount::N(1) })
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
    let targets = vec![Targeting::one(called.clone(), of)];
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
    Instruction::Choose {
        power: None,
        who: Who::You,
        each: false,
        what,
        amount,
        or_fewer,
        target: false,
        called,
    }
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

/// As it enters another permanent of a kind is exiled for it, or it is sacrificed; as it leaves, that comes back
/// (CR 702.72a (2026-04-17)).
fn championed(kinds: &str) -> Vec<Ability> {
    let each = kinds.split(" or ").map(|kind| match kind {
        "creature" => What::Type(CardType::Creature),
        subtype => What::Subtype(subtype.to_owned()),
    });
    let mut each: Vec<What> = each.collect();
    let kind = if each.len() == 1 { each.swap_remove(0) } else { What::OneOf(each) };
    let called = "championed";
    let chosen = || What::Chosen(called.to_owned());
    let other = What::All(vec![kind, What::Not(Box::new(What::This)), What::ControlledBy(Who::You)]);
    let exile = does(Event::Move { what: chosen(), to: Zone::Exile, place: Place::Top });
    let exiles =
        vec![choose(other, Amount::N(1), false, called), exile, Instruction::Imprint { what: chosen() }];
    let otherwise = vec![does(Event::Sacrifice { what: What::This })];
    let unless = Instruction::May { who: Who::You, does: exiles, otherwise };
    let leaves = EventPattern::Move { what: What::This, from: Some(Zones::Battlefield), to: None };
    let returns = does(Event::enters(What::ExiledWith(Box::new(What::This)), None));
    vec![
        on(EventPattern::enters(What::This), Vec::new(), vec![unless]),
        on(leaves, Vec::new(), vec![returns]),
    ]
}

/// A permanent of a kind is sacrificed for it (CR 702.48a (2026-04-17)).
fn offering(of: &str) -> Ability {
    let kind = if of == "artifact" { What::Type(CardType::Artifact) } else { What::Subtype(of.to_owned()) };
    sacrificed("offering", kind)
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

/// Other untapped creatures with so much power together are tapped, and it becomes an artifact creature
/// (CR 702.122a (2026-04-17)).
fn crew(power: u64) -> Ability {
    let changes = vec![Change::AddType(CardType::Artifact), Change::AddType(CardType::Creature)];
    let until = language::effect::Lifetime::ThisTurn;
    let becomes = Instruction::Change { what: What::This, changes, until };
    activated("crew", tap_others(power, "crew"), vec![becomes])
}

/// Other untapped creatures with so much power together are tapped, and it becomes saddled, which ends with the turn
/// (CR 702.171a, 702.171b (2026-04-17)).
fn saddle(power: u64) -> Ability {
    let becomes = Event::undergoes(What::This, Deed::Become(Designation::Saddled), None);
    activated("saddle", tap_others(power, "saddle"), vec![does(becomes)])
}

/// Creatures that are untapped, and others than this.
fn other_untapped() -> What {
    let untapped = What::Not(Box::new(What::Tapped));
    let other = What::Not(Box::new(What::This));
    What::All(vec![What::Type(CardType::Creature), untapped, What::ControlledBy(Who::You), other])
}

/// Other untapped creatures with so much power together are tapped.
fn tap_others(power: u64, called: &str) -> Vec<Instruction> {
    let mut chosen = choose(other_untapped(), Amount::Count(other_untapped()), true, called);
    if let Instruction::Choose { power: together, .. } = &mut chosen {
        *together = Some(power);
    }
    vec![chosen, does(Event::undergoes(What::Chosen(called.to_owned()), Deed::Tap, None))]
}

/// Another untapped creature is tapped, and it gets as many charge counters as that has power
/// (CR 702.184a (2026-04-17)).
///
/// Known gap: what uses another number than the power (CR 702.184c (2026-04-17)).
fn station() -> Ability {
    let called = "station";
    let tapped = || What::Chosen(called.to_owned());
    let chosen = choose(other_untapped(), Amount::N(1), false, called);
    let tap = does(Event::undergoes(tapped(), Deed::Tap, None));
    let (on, kind) = (Whom::Object(What::This), Counter::Named("charge".to_owned()));
    let put = Event::PutCounters { who: Who::You, on, kind, amount: Amount::PowerOf(tapped()) };
    activated("station", vec![chosen, tap], vec![does(put)])
}

/// In its controller's turn it is an artifact creature besides what it is (CR 702.161a (2026-04-17)).
fn living_metal() -> Ability {
    let changes = vec![Change::AddType(CardType::Artifact), Change::AddType(CardType::Creature)];
    Ability::Continuous(Continuous {
        affects: What::This,
        only_if: vec![Condition::TurnOf(Who::You)],
        changes,
    })
}

/// As it enters, a target player may search for a card of this name, reveal it and put it into their hand
/// (CR 702.124j (2026-04-17)).
fn partner_with(name: &str) -> Ability {
    let called = "player".to_owned();
    let who = || Who::Chosen(called.clone());
    let found = || What::Chosen("found".to_owned());
    let reveal = does(Event::undergoes(found(), Deed::Reveal, None));
    let to_hand = does(Event::Move { what: found(), to: Zone::Hand, place: Place::Top });
    let searches = super::words::search_by(&who(), vec![What::Named(name.to_owned())], vec![reveal, to_hand]);
    let may = Instruction::May { who: who(), does: searches, otherwise: Vec::new() };
    let target = Instruction::Target(Targeting::one(called.clone(), Whom::Player(Who::Anyone)));
    on(EventPattern::enters(What::This), Vec::new(), vec![target, may])
}

/// It becomes attached to another creature, or unattached, and is no creature while it is attached
/// (CR 702.151a, 702.151b (2026-04-17)).
fn reconfigure() -> Vec<Ability> {
    let called = "creature".to_owned();
    let other = What::Not(Box::new(What::This));
    let of =
        Whom::Object(What::All(vec![What::Type(CardType::Creature), What::ControlledBy(Who::You), other]));
    let targets = vec![Targeting::one(called.clone(), of)];
    let attach = does(Event::Attach { what: What::This, to: What::Chosen(called) });
    let attached = Condition::Exists(What::AttachedToBy);
    let changes = vec![Change::LoseType(CardType::Creature)];
    vec![
        Ability::Activated { name: "attach".to_owned(), costs: Vec::new(), targets, does: vec![attach] },
        activated("unattach", Vec::new(), vec![does(Event::undergoes(What::This, Deed::Unattach, None))]),
        Ability::Continuous(Continuous { affects: What::This, only_if: vec![attached], changes }),
    ]
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
