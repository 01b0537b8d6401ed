//! From the words of a card to the parts of an event.

use std::cmp::Ordering;
use std::ops::Range;

use super::dates;
use super::env::{Env, Ref};
use super::eyes::{Aim, Eyes};
use super::part::{Act, Form, Part, Pending};
use super::world::{Sign, damageable};
use language::board::{Ability, CardType, Characteristics, Counter, Designation, Keyword, Zone};
use language::event::{Deed, Event, Token};
use language::select::{What, Who, Whom};
use language::walk::Node;

/// A part that comes from instructions read from this side.
pub(super) fn part(act: Act, env: &Env) -> Part {
    Part { number: 0, within: None, act, cause: env.cause, marks: env.marks.clone() }
}

/// Adds the parts of an event at a place, contained in `within`; the place after them.
pub(super) fn expand(
    eyes: &Eyes<'_>,
    event: &Event,
    env: &Env,
    into: &mut Pending,
    at: usize,
    within: Option<u32>,
) -> usize {
    let mut place = at;
    for (act, contained) in acts(eyes, event, env) {
        let number = into.insert(place, Part { within, ..part(act, env) });
        place += 1;
        if let Some(inside) = contained {
            let inner = into.insert(place, Part { within: Some(number), ..part(inside, env) });
            place += 1;
            for act in entered_with(eyes, event, env, inner) {
                into.insert(place, Part { within: Some(inner), ..part(act, env) });
                place += 1;
            }
        }
    }
    place
}

/// The counters with which tokens enter because their instruction says so.
fn entered_with(eyes: &Eyes<'_>, event: &Event, env: &Env, number: u32) -> Vec<Act> {
    let Event::Create { counters, .. } = event else { return Vec::new() };
    let some = counters.iter().map(|(kind, amount)| (kind.clone(), eyes.amount(amount, env)));
    let put = |(kind, amount)| Act::PutCounters { on: Aim::Coming(number), kind, amount };
    some.filter(|(_, amount)| *amount > 0).map(put).collect()
}

/// What makes a life total another one: CR 119.5 (2026-04-17).
fn set_life(eyes: &Eyes<'_>, player: usize, total: i128) -> Acts {
    let life = i128::from(eyes.world.players[player].life);
    let amount = u64::try_from(total.abs_diff(life)).unwrap_or(u64::MAX);
    let acts = match total.cmp(&life) {
        Ordering::Greater => vec![Act::GainLife { player, amount }],
        Ordering::Less => vec![Act::LoseLife { player, amount }],
        Ordering::Equal => Vec::new(),
    };
    alone(acts, |act| act)
}

type Acts = Vec<(Act, Option<Act>)>;

fn alone<T>(list: Vec<T>, act: impl Fn(T) -> Act) -> Acts {
    list.into_iter().map(|one| (act(one), None)).collect()
}

/// What would happen, each with what is contained in it.
#[expect(clippy::too_many_lines, reason = "one arm for each kind")]
fn acts(eyes: &Eyes<'_>, event: &Event, env: &Env) -> Acts {
    let things = |what| eyes.list(what, env);
    let players = |who| eyes.players(who, env);
    match event {
        Event::Damage { .. } => damage(eyes, event, env),
        Event::GainLife { who, amount } => {
            let amount = eyes.amount(amount, env);
            alone(players(who), |player| Act::GainLife { player, amount })
        }
        Event::LoseLife { who, amount } => {
            let amount = eyes.amount(amount, env);
            alone(players(who), |player| Act::LoseLife { player, amount })
        }
        Event::SetLife { who, to } => {
            let total = eyes.number(to, env);
            players(who).into_iter().flat_map(|player| set_life(eyes, player, total)).collect()
        }
        Event::Draw { who, amount, with_it } => {
            let amount = eyes.amount(amount, env);
            let draw = |player| {
                let (with, env) = (with_it.clone(), Box::new(env.clone()));
                Act::DrawCards { player, amount, with, env }
            };
            alone(players(who), draw)
        }
        Event::Destroy { what, no_regeneration } => {
            let destroy = |thing| Act::Destroy { thing, no_regeneration: *no_regeneration };
            things(what).into_iter().map(|t| (destroy(t), Some(to_graveyard(t)))).collect()
        }
        Event::Sacrifice { what } => {
            let says_whose = Node::What(what).any(&|node| matches!(node, Node::What(What::ControlledBy(_))));
            let by = env.sacrifices.filter(|_| !says_whose);
            let theirs = |&t: &usize| by.is_none_or(|player| eyes.view[t].controller == player);
            things(what)
                .into_iter()
                .filter(theirs)
                .map(|t| (Act::Sacrifice { thing: t }, Some(to_graveyard(t))))
                .collect()
        }
        Event::Move { what, to, place } => {
            let (to, place) = (*to, *place);
            let going = |thing| match to {
                Zone::Battlefield => Act::Enter(Box::new(card(eyes, thing, None, false))),
                Zone::Graveyard
                | Zone::Hand
                | Zone::Library
                | Zone::Exile
                | Zone::Stack
                | Zone::Command
                | Zone::Outside => Act::Move { thing, to, place },
            };
            alone(things(what), going)
        }
        Event::MoveTop { who, amount, to } => {
            let amount = eyes.amount(amount, env);
            players(who).into_iter().flat_map(|player| top(eyes, player, amount, *to)).collect()
        }
        Event::Enter { face_down: Some(_), .. } => super::uncovered::uncovered("what enters face down"),
        Event::Enter { attacking: Some(_), .. } | Event::Enter { transformed: true, .. } => {
            super::uncovered::uncovered("what enters attacking or transformed")
        }
        Event::Enter { what, under, tapped, .. } => {
            let under = under.as_ref().and_then(|who| eyes.first_player(who, env));
            alone(things(what), |thing| Act::Enter(Box::new(card(eyes, thing, under, *tapped))))
        }
        Event::Create { .. } => create(eyes, event, env),
        Event::PutCounters { who: Who::You, on, kind, amount } => {
            let amount = eyes.amount(amount, env);
            alone(eyes.targets(on, env), |on| Act::PutCounters { on, kind: kind.clone(), amount })
        }
        Event::PutCounters { .. } => super::uncovered::uncovered("counters that somebody else puts"),
        Event::RemoveCounters { from, kind, amount } => {
            let amount = eyes.amount(amount, env);
            alone(eyes.targets(from, env), |from| Act::RemoveCounters { from, kind: kind.clone(), amount })
        }
        Event::Begin { period, who, .. } => {
            alone(players(who), |player| Act::Begin { period: *period, player })
        }
        Event::Deed { what: Some(what), deed: Deed::Tap, .. } => {
            alone(things(what), |thing| Act::Tap { thing })
        }
        Event::Deed { what: Some(what), deed: Deed::Reveal, .. } => {
            alone(things(what), |thing| Act::Reveal { thing })
        }
        Event::Deed { who, what, deed, kind, .. } if sign(*deed, kind.as_deref()).is_some() => {
            let aims = match what {
                Some(what) => things(what).into_iter().map(Aim::Thing).collect(),
                None => players(who).into_iter().map(Aim::Player).collect::<Vec<_>>(),
            };
            let signs = |on| sign(*deed, kind.as_deref()).map(|(sign, has)| Act::Sign { on, sign, has });
            alone(aims.into_iter().filter_map(signs).collect(), |act| act)
        }
        Event::Deed { .. }
        | Event::Roll { .. }
        | Event::Discard { .. }
        | Event::CounterSpell { .. }
        | Event::CopySpell { .. }
        | Event::Cast { .. }
        | Event::GainControl { .. }
        | Event::Attach { .. }
        | Event::Enchant { .. }
        | Event::AddMana { .. }
        | Event::Daytime { .. } => super::uncovered::uncovered("such events"),
        Event::Opaque { text, affects } => opaque(eyes, text, affects, env),
    }
}

/// The designation or mark that a deed gives or takes; who has goaded something is not held.
fn sign(deed: Deed, kind: Option<&str>) -> Option<(Sign, bool)> {
    match (deed, kind) {
        (Deed::Become(Designation::Goaded), _) => None,
        (Deed::Become(one), _) => Some((Sign::Designation(one), true)),
        (Deed::StopBeing(one), _) => Some((Sign::Designation(one), false)),
        (Deed::Get(one), _) => Some((Sign::Title(one), true)),
        (Deed::GetMark | Deed::Mark, Some(mark)) => Some((Sign::Mark(mark.to_owned()), true)),
        (Deed::LoseMark | Deed::Unmark, Some(mark)) => Some((Sign::Mark(mark.to_owned()), false)),
        (_, _) => None,
    }
}

fn to_graveyard(thing: usize) -> Act {
    Act::Move { thing, to: Zone::Graveyard, place: language::event::Place::Top }
}

fn damage(eyes: &Eyes<'_>, event: &Event, env: &Env) -> Acts {
    let Event::Damage { from, to, amount, combat, unpreventable, .. } = event else { return Vec::new() };
    let (combat, unpreventable) = (*combat, *unpreventable);
    let amount = eyes.amount(amount, env);
    let mut sources: Vec<Option<usize>> = eyes.list(from, env).into_iter().map(Some).collect();
    if sources.is_empty() && env.this.is_none() {
        sources.push(None);
    }
    let targets = eyes.targets(to, env);
    let each = |source: Option<usize>| {
        let deals = move |to: &Aim| Act::Damage { source, to: *to, amount, combat, unpreventable };
        targets.iter().map(deals).collect::<Vec<_>>()
    };
    sources.into_iter().flat_map(each).map(|act| (act, None)).collect()
}

/// CR 120.4a (2026-04-17): the excess of some parts goes to somebody else, before anything replaces it.
pub(super) fn send_excess(
    eyes: &Eyes<'_>,
    env: &Env,
    pending: &mut Pending,
    places: Range<usize>,
    to: &Whom,
) {
    let damage = |part: &Part| {
        let Act::Damage { source, to: Aim::Thing(thing), amount, .. } = part.act else { return None };
        Some((source, thing, amount))
    };
    for at in places {
        let Some((source, thing, amount)) = damage(&pending.parts[at]) else { continue };
        let all: u64 = pending.parts.iter().filter_map(damage).filter(|d| d.1 == thing).map(|d| d.2).sum();
        let excess = beyond(eyes, thing, source, amount, all - amount).min(amount);
        let env = Env { it: Some(Ref::Thing(thing)), ..env.clone() };
        let goal = eyes
            .targets(to, &env)
            .into_iter()
            .find(|goal| *goal != Aim::Thing(thing) && can_be_damaged(eyes, *goal));
        let (Some(goal), true) = (goal, excess > 0) else { continue };
        let mut sent = pending.parts[at].clone();
        if let Act::Damage { to, amount, .. } = &mut sent.act {
            (*to, *amount) = (goal, excess);
        }
        if let Act::Damage { amount, .. } = &mut pending.parts[at].act {
            *amount -= excess;
        }
        pending.insert(pending.parts.len(), sent);
    }
}

fn can_be_damaged(eyes: &Eyes<'_>, aim: Aim) -> bool {
    match aim {
        Aim::Player(_) => true,
        Aim::Thing(thing) => {
            let seen = &eyes.view[thing];
            seen.zone == Zone::Battlefield && damageable(&seen.is.types, eyes.world.at)
        }
        Aim::Coming(_) => false,
    }
}

/// How much of what a source would deal is too much, given what others would deal.
fn beyond(eyes: &Eyes<'_>, thing: usize, source: Option<usize>, amount: u64, others: u64) -> u64 {
    let (is, state, at) = (&eyes.view[thing].is, &eyes.world.things[thing], eyes.world.at);
    let over = |limit: u64| (amount + others).saturating_sub(limit);
    let counters = |kind| state.counters.get(kind).copied().unwrap_or(0);
    let mut found = Vec::new();
    if is.is(CardType::Creature) {
        let toughness = u64::try_from(is.toughness.unwrap_or(0)).unwrap_or(0);
        found.push(over(toughness.saturating_sub(state.damage)));
        let deadly = Ability::Keyword(Keyword::Deathtouch);
        if source.is_some_and(|s| eyes.view[s].is.abilities.contains(&deadly)) {
            found.push(amount.saturating_sub(1));
        }
    }
    if dates::excess_of_each_type(at) {
        if is.is(CardType::Planeswalker) && dates::planeswalkers(at) {
            found.push(over(counters(&Counter::Loyalty)));
        }
        if is.is(CardType::Battle) && dates::battles(at) {
            found.push(over(counters(&Counter::Defense)));
        }
    }
    found.into_iter().max().unwrap_or(0)
}

fn card(eyes: &Eyes<'_>, thing: usize, under: Option<usize>, tapped: bool) -> Form {
    let card = &eyes.world.things[thing];
    Form {
        thing: Some(thing),
        controller: under.unwrap_or(card.owner),
        printed: card.printed.clone(),
        copied: None,
        tapped,
        color: None,
        count: 1,
    }
}

/// The cards on top that are known each by itself, and the others together.
fn top(eyes: &Eyes<'_>, player: usize, amount: u64, to: Zone) -> Acts {
    let many = usize::try_from(amount).unwrap_or(usize::MAX);
    let cards: Vec<Option<usize>> = eyes.world.players[player].library.iter().take(many).copied().collect();
    let known = cards.iter().flatten().map(|thing| Act::Move {
        thing: *thing,
        to,
        place: language::event::Place::Top,
    });
    let mut all: Acts = known.map(|act| (act, None)).collect();
    let amount = cards.iter().filter(|c| c.is_none()).count() as u64;
    if amount > 0 {
        all.push((Act::MoveTop { player, amount, to }, None));
    }
    all
}

fn create(eyes: &Eyes<'_>, event: &Event, env: &Env) -> Acts {
    let Event::Create { who, token, amount, tapped, attacking, attached_to, .. } = event else {
        return Vec::new();
    };
    if attacking.is_some() || attached_to.is_some() {
        return super::uncovered::uncovered("tokens that attack or are attached as they enter");
    }
    let printed = match token {
        Token::Is(is) => Some((**is).clone()),
        Token::Sized { is, power, toughness } => {
            let size = |amount| i64::try_from(eyes.number(amount, env)).ok();
            Some(Characteristics { power: size(power), toughness: size(toughness), ..(**is).clone() })
        }
        Token::CopyOf(what) => {
            eyes.list(what, env).first().map(|at| eyes.world.things[*at].copiable().clone())
        }
        Token::CopyExcept { of, except } => {
            let original = eyes.list(of, env).first().map(|at| eyes.world.things[*at].copiable().clone());
            original.map(|is| super::excepting::excepted(is, except))
        }
    };
    let Some(printed) = printed.filter(can_be_permanent) else { return Vec::new() };
    let count = eyes.amount(amount, env);
    let each = |player| {
        let (printed, tapped) = (printed.clone(), *tapped);
        let form =
            Form { thing: None, controller: player, printed, copied: None, tapped, color: None, count };
        (Act::Create { player }, Some(Act::Enter(Box::new(form))))
    };
    eyes.players(who, env).into_iter().map(each).collect()
}

/// Instants and sorceries can't enter the battlefield.
pub(super) fn can_be_permanent(is: &Characteristics) -> bool {
    !is.types.contains(&CardType::Instant) && !is.types.contains(&CardType::Sorcery)
}

fn opaque(eyes: &Eyes<'_>, text: &str, affects: &Whom, env: &Env) -> Acts {
    let text = text.to_owned();
    if *affects == Whom::Any {
        return vec![(Act::Opaque { text, affects: None }, None)];
    }
    alone(eyes.targets(affects, env), |aim| Act::Opaque { text: text.clone(), affects: Some(aim) })
}
