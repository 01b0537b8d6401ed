//! The effects that are in force.

use super::dates;
use super::env::{Env, Ref};
use super::key::Key;
use super::seen::Seen;
use super::world::World;
use language::board::{Ability, CardType, Counter, Keyword, Zone};
use language::effect::{
    Effect, EnterChoice, EventPattern, Fate, Lifetime, Pattern, Prevention, Quantity, Rewrite, Scope,
};
use language::event::{Event, Instruction};
use language::select::{Amount, What, Who, Whom};

/// An effect in force.
#[derive(Clone, Debug)]
pub(super) struct Force {
    pub(super) key: Key,
    pub(super) effect: Effect,
    pub(super) env: Env,
    /// It looks at the entering of this part only, and at counters that are contained in that.
    pub(super) only: Option<u32>,
}

impl Force {
    /// Whether it replaces part of its own instruction.
    pub(super) fn is_selfish(&self) -> bool {
        matches!(self.key, Key::Selfish { .. })
    }

    /// Whether it can run out.
    pub(super) fn runs_out(&self) -> bool {
        self.effect.limit.is_some()
    }
}

/// Whether words point at "this" and nothing else.
pub(super) fn only_this(what: &What) -> bool {
    *what == What::This || matches!(what, What::All(all) if all.contains(&What::This))
}

/// Whether a pattern is about its own object's entering.
pub(super) fn own_entering(pattern: &Pattern) -> bool {
    matches!(&pattern.event, EventPattern::Enter { what, .. } if only_this(what))
}

/// Whether a pattern is about counters that would be put on its own object.
pub(super) fn own_counters(pattern: &Pattern) -> bool {
    matches!(&pattern.event, EventPattern::PutCounters { on: Whom::Object(what), .. } if only_this(what))
}

fn own_leaving(pattern: &Pattern) -> bool {
    matches!(&pattern.event,
        EventPattern::Move { what, .. } | EventPattern::Destroy { what } | EventPattern::Sacrifice { what }
            if only_this(what))
}

/// The effects that an object's abilities make, with the place of each among those that are alike.
pub(super) fn effects_of(seen: &Seen) -> Vec<(Effect, usize)> {
    let mut all: Vec<(Effect, usize)> = Vec::new();
    let mut add = |effect: Effect| {
        let nth = all.iter().filter(|(e, _)| *e == effect).count();
        all.push((effect, nth));
    };
    for ability in &seen.is.abilities {
        match ability {
            Ability::Effect(effect) => add(effect.clone()),
            Ability::Keyword(keyword) => keyword_effect(keyword).into_iter().for_each(&mut add),
            Ability::FunctionsIn { .. } => {
                super::uncovered::uncovered::<()>("abilities that say where they function");
            }
            Ability::AsLongAs { .. }
            | Ability::Restriction(_)
            | Ability::Requirement(_)
            | Ability::Continuous(_)
            | Ability::Instructions(_)
            | Ability::Triggered { .. }
            | Ability::StateTriggered { .. }
            | Ability::Spell { .. }
            | Ability::Activated { .. }
            | Ability::BlocksMore(_)
            | Ability::AttacksDespiteDefender
            | Ability::AssignsToughness
            | Ability::Unread(_)
            | Ability::Opaque(_) => {}
        }
    }
    if let (Some(loyalty), true) = (seen.is.loyalty, seen.is.types.contains(&CardType::Planeswalker)) {
        let (kind, amount) = (Counter::Loyalty, Amount::N(loyalty));
        add(effect(enter_this(), Rewrite::EnterWithCounters { kind, amount }));
    }
    all
}

/// The effect that a keyword stands for.
#[expect(clippy::too_many_lines, reason = "an arm for each keyword")]
fn keyword_effect(keyword: &Keyword) -> Option<Effect> {
    match keyword {
        Keyword::Devour(n) => Some(devour(*n)),
        Keyword::Dredge(n) => Some(dredge(*n)),
        Keyword::Absorb(n) => Some(absorb(*n)),
        Keyword::Madness
        | Keyword::Flashback
        | Keyword::Buyback
        | Keyword::Rebound
        | Keyword::UmbraArmor
        | Keyword::Protection(_)
        | Keyword::Graft(_)
        | Keyword::Modular(_)
        | Keyword::Fading(_)
        | Keyword::Hideaway(_)
        | Keyword::Vanishing(_)
        | Keyword::Bloodthirst(_)
        | Keyword::Amplify(_)
        | Keyword::BloodthirstX
        | Keyword::Ravenous
        | Keyword::Riot
        | Keyword::Sunburst
        | Keyword::Tribute(_)
        | Keyword::Daybound
        | Keyword::Nightbound
        | Keyword::Unleash
        | Keyword::Aftermath
        | Keyword::Harmonize
        | Keyword::JumpStart
        | Keyword::Unearth => super::uncovered::uncovered("such keywords"),
        Keyword::Indestructible
        | Keyword::Flying
        | Keyword::Reach
        | Keyword::Menace
        | Keyword::Fear
        | Keyword::Intimidate
        | Keyword::Shadow
        | Keyword::Horsemanship
        | Keyword::Skulk
        | Keyword::Landwalk(_)
        | Keyword::Defender
        | Keyword::Vigilance
        | Keyword::Banding
        | Keyword::TrampleOverPlaneswalkers
        | Keyword::FirstStrike
        | Keyword::Haste
        | Keyword::Hexproof
        | Keyword::Shroud
        | Keyword::Affinity(_)
        | Keyword::Entwine(_)
        | Keyword::Equip { .. }
        | Keyword::Provoke
        | Keyword::Renown(_)
        | Keyword::Storm
        | Keyword::SpaceSculptor
        | Keyword::StartYourEngines
        | Keyword::Suspend
        | Keyword::Toxic(_)
        | Keyword::DoubleStrike
        | Keyword::Trample
        | Keyword::Lifelink
        | Keyword::Deathtouch
        | Keyword::Wither
        | Keyword::Infect
        | Keyword::Persist
        | Keyword::Undying
        | Keyword::Enchant(_)
        | Keyword::Afflict(_)
        | Keyword::Afterlife(_)
        | Keyword::Annihilator(_)
        | Keyword::BattleCry
        | Keyword::Bushido(_)
        | Keyword::Casualty(_)
        | Keyword::Conspire
        | Keyword::CumulativeUpkeep
        | Keyword::Decayed
        | Keyword::Evoke
        | Keyword::Evolve
        | Keyword::Exalted
        | Keyword::Exploit
        | Keyword::Extort
        | Keyword::Fabricate(_)
        | Keyword::Flanking
        | Keyword::Frenzy(_)
        | Keyword::Gravestorm
        | Keyword::HexproofFrom(_)
        | Keyword::Ingest
        | Keyword::Mentor
        | Keyword::Poisonous(_)
        | Keyword::Prowess
        | Keyword::Soulshift(_)
        | Keyword::SplitSecond
        | Keyword::Named { .. }
        | Keyword::Chapter(_) => None,
    }
}

fn effect(event: EventPattern, rewrite: Rewrite) -> Effect {
    Effect::new(event, rewrite)
}

fn enter_this() -> EventPattern {
    EventPattern::enters(What::This)
}

/// CR 702.82a (2026-04-17).
fn devour(counters_each: u64) -> Effect {
    let what = What::All(vec![What::Type(CardType::Creature), What::ControlledBy(Who::You)]);
    let choice = EnterChoice::Objects { what, at_most: None, fate: Fate::Sacrificed, counters_each };
    effect(enter_this(), Rewrite::AsEnters(choice))
}

/// CR 702.52a (2026-04-17). Whether the library is large enough is asked by `verdict`.
fn dredge(cards: u64) -> Effect {
    let mill = Event::MoveTop { who: Who::You, amount: Amount::N(cards), to: Zone::Graveyard };
    let back = Event::Move { what: What::This, to: Zone::Hand, place: language::event::Place::Top };
    let step = |event| Instruction::Do { events: vec![event], unless: Vec::new() };
    Effect {
        optional: true,
        functions_in: vec![Zone::Graveyard],
        ..effect(EventPattern::Draw { who: Who::You }, Rewrite::Instead(vec![step(mill), step(back)]))
    }
}

/// CR 702.64a, 702.64b (2026-04-17).
fn absorb(much: u64) -> Effect {
    let damage = EventPattern::Damage { from: What::Any, to: Whom::Object(What::This), combat: None };
    let some = Prevention { amount: Quantity::Some(Amount::N(much)), ..Prevention::default() };
    let absorb = effect(damage, Rewrite::Prevent(some));
    Effect { when: Pattern { scope: Scope::PerSource, ..absorb.when }, ..absorb }
}

/// The number of a dredge ability that an effect is.
pub(super) fn dredge_number(effect: &Effect) -> Option<u64> {
    let Rewrite::Instead(does) = &effect.rewrite else { return None };
    let Some(Instruction::Do { events, .. }) = does.first() else { return None };
    let Some(Event::MoveTop { amount: Amount::N(n), .. }) = events.first() else { return None };
    (*effect == dredge(*n)).then_some(*n)
}

/// Effects from objects, from effects that left their source, and from the rules.
pub(super) fn in_force(world: &World, view: &[Seen]) -> Vec<Force> {
    let mut all = Vec::new();
    for (at, seen) in view.iter().enumerate() {
        for (effect, nth) in effects_of(seen) {
            if own_entering(&effect.when) || !functions(&effect, seen) {
                continue;
            }
            let moved = world.things[at].moved;
            let key = Key::Ability { thing: at, moved, effect: Box::new(effect.clone()), nth };
            let env = Env { this: Some(Ref::Thing(at)), ..Env::of(seen.holder()) };
            all.push(Force { key, effect, env, only: None });
        }
    }
    for (at, float) in world.floats.iter().enumerate() {
        let (effect, env) = (float.effect.clone(), float.env.clone());
        all.push(Force { key: Key::Float(at), effect, env, only: None });
    }
    if dates::planeswalker_redirection(world.at) {
        let (key, effect) = (Key::Planeswalkers, planeswalker_rule());
        all.push(Force { key, effect, env: Env::of(world.active), only: None });
    }
    all
}

fn functions(effect: &Effect, seen: &Seen) -> bool {
    if !effect.functions_in.is_empty() {
        return effect.functions_in.contains(&seen.zone);
    }
    works(seen) || own_leaving(&effect.when) || discarded(&effect.when, seen)
}

/// Whether what an object's abilities say counts where it is, if they say nothing of that (CR 113.6, 113.6p (2026-04-17)).
pub(super) fn works(seen: &Seen) -> bool {
    match seen.zone {
        Zone::Battlefield => true,
        Zone::Stack => seen.is.types.iter().any(|t| matches!(t, CardType::Instant | CardType::Sorcery)),
        Zone::Command => seen.is_emblem,
        Zone::Graveyard | Zone::Hand | Zone::Library | Zone::Exile | Zone::Outside => false,
    }
}

/// Whether a pattern is about its own object's being discarded, which is in a hand.
fn discarded(pattern: &Pattern, seen: &Seen) -> bool {
    seen.zone == Zone::Hand && matches!(&pattern.event, EventPattern::Discard { what, .. } if only_this(what))
}

/// CR 306.7 (2012-05-01): the opponent who controls the source may send noncombat damage on to a planeswalker
/// of the damaged player.
fn planeswalker_rule() -> Effect {
    let to = Whom::Player(Who::Anyone);
    let event = EventPattern::Damage { from: What::Any, to, combat: Some(false) };
    let what = vec![What::Type(CardType::Planeswalker), What::ControlledBy(Who::Affected)];
    let to = Whom::Object(What::All(what));
    Effect {
        optional: true,
        decider: Some(Who::SourceController),
        lifetime: Lifetime::Always,
        ..effect(event, Rewrite::Redirect { amount: None, to })
    }
}

/// Whether an effect is a shield with an amount.
pub(super) fn is_shield(force: &Force) -> bool {
    force.effect.is_shield()
}
