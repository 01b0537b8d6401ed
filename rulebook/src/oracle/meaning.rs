//! What sentences mean: abilities in the data language, made of the trees of a line.
//!
//! What a sentence refers to is resolved here, by these rules and no others:
//!
//! - "It" and "that creature" are the object that was introduced last by what is done: a target, what was chosen, what was
//!   created or moved; else what a trigger is about; else the card itself.
//! - "That land" is the one that can be a land among them: the nearest that was not named as anything else. What takes the
//!   place of a sentence does not speak of what that would have done.
//! - "It" behind a condition on the card itself, "if ~ is tapped", is the card.
//! - "They" is the same, of several or of one; "those cards" are several. Behind "one or more creatures attack" they are those
//!   that were declared together as such.
//! - "That creature" is rather one that was named so than any card of a graveyard or hand.
//! - "The difference" is that of the two numbers of which a condition asks; "lesser" is than what was named last.
//! - "That player" and "they" is the player introduced last: a target, or the one for whom each thing is done; else whom a
//!   trigger or a replaced event is about.
//! - "That much" and "that many" are the number of the replaced or triggering event; behind an instruction what that did.
//! - "X" is what "where X is" says, or what was announced.
//!
//! Whatever the language can't hold is [`Missing`], with what is missing in a few words.

pub(super) mod always;
mod asks;
mod context;
mod costs;
mod deeds;
mod enters;
mod event;
pub(super) mod filter;
mod following;
mod functioning;
mod instead;
pub(super) mod keywords;
mod kinds;
mod linking;
mod mana;
pub(super) mod modes;
pub(super) mod no_effect;
mod number;
mod players;
mod restricts;
mod riders;
pub(super) mod roles;
mod searching;
mod waits;
pub(super) mod words;

use language::board::{Ability, Keyword, KeywordName, Zone};
use language::effect::Kind as KindOfEvent;
use language::event::{Affects, Event, Instruction};
use language::select::What;

use super::tree::{
    Action, Asks, Clause, Cost, Happening, InPlace, Lasting, Provision, Recipient, Rider, Said, Static,
    Thing, Trait, Would,
};
use context::Context;
use costs::{additional, costs, is_of_hand, priced, removes_x};
use waits::{Waits, waits};

/// What the language, or this compiler, can't hold of a sentence that the grammar knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Missing(pub(super) &'static str);

/// A part of the meaning, or what is missing.
type Meant<T> = Result<T, Missing>;

/// What the face is, as far as its sentences depend on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kind {
    /// Whether what a line says is done as it resolves: an instant or a sorcery.
    pub(super) is_spell: bool,
    /// Whether it is one sentence of a text whose others are not there: what it refers to is taken as named.
    pub(super) alone: bool,
    /// Which line of the text it is, counted from 1: what its targets are called depends on it.
    pub(super) line: usize,
    /// Whether a line speaks of what another one has exiled.
    pub(super) linked: bool,
}

/// What became of the sentences of a line.
pub(super) struct Line {
    /// The abilities, if all sentences have a meaning.
    pub(super) abilities: Vec<Ability>,
    /// Of each sentence what it means by itself: nothing more to say, that it is no matter, or what is missing.
    pub(super) sentences: Vec<Meant<Matter>>,
}

impl Line {
    /// Of so many sentences of which none is known.
    pub(super) fn unknown(sentences: usize) -> Self {
        let sentences = std::iter::repeat_n(Err(Missing("it is not read")), sentences).collect();
        Self { abilities: Vec::new(), sentences }
    }
}

/// Whether a sentence matters for rulings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::oracle) enum Matter {
    /// It is in the abilities.
    Held,
    /// It adds mana.
    Mana,
    /// It says when something may be activated or cast.
    Timing,
    /// It lets somebody look at what is hidden.
    Looking,
    /// It says how a deck is built, or how a game begins.
    Outside,
    /// It says what something costs in mana.
    ManaCost,
}

/// The meaning of a line. A sentence that isn't read is [`Missing`] already.
pub(super) fn line(all: &[Option<Said>], kind: Kind) -> Line {
    let mut to = Line { abilities: Vec::new(), sentences: Vec::new() };
    let mut all = all.to_vec();
    riders::still_lands(&mut all);
    riders::exerted(&mut all);
    following::within_turn(&mut all);
    waits::at_end_of_combat(&mut all, kind);
    searching::with_what_is_found(&mut all);
    if kind.is_spell {
        all.iter_mut().flatten().for_each(mana::adds_as_it_resolves);
    }
    let mut rest = &all[..];
    let mut done_before = false;
    while let [first, after @ ..] = rest {
        // A spell that adds mana between other things does these all the same.
        let adds = |said: &&Option<Said>| kind.is_spell && matches!(said, Some(Said::Mana));
        let follows =
            |said: &&Option<Said>| matches!(said, Some(Said::Does(_) | Said::Rider(_))) || adds(said);
        let is_otherwise = |one: &Static| one.only_if == Some(Asks::Otherwise);
        let belongs = |said: &&Option<Said>| {
            matches!(said, Some(Said::Rider(_)))
                || matches!(said, Some(Said::Static(all)) if all.iter().all(is_otherwise))
        };
        let more = match first {
            Some(
                Said::Triggered { .. }
                | Said::Activated { .. }
                | Said::Provided(..)
                | Said::ManaAbility(_)
                | Said::Does(_),
            ) => following::sentences(after, follows),
            Some(Said::Static(_)) => following::of_static(after, belongs),
            _ => 0,
        };
        let (group, behind) = rest.split_at(1 + more);
        // "She loses all abilities", behind what is done: for how long no word says.
        if done_before && first.as_ref().is_some_and(always::is_of_own) {
            to.sentences.extend(group.iter().map(|_| Err(Missing("how long something is so"))));
        } else {
            group_of(group, kind, &mut to);
        }
        done_before |= matches!(first, Some(Said::Triggered { .. } | Said::Activated { .. }));
        rest = behind;
    }
    to
}

/// An ability, and the sentences that belong to it.
#[expect(clippy::too_many_lines, reason = "a table with an arm for each sort of sentence")]
fn group_of(group: &[Option<Said>], kind: Kind, to: &mut Line) {
    let Some((Some(first), after)) = group.split_first() else {
        to.sentences.push(Err(Missing("it is not read")));
        return;
    };
    let more: Vec<&Said> = after.iter().flatten().collect();
    match first {
        Said::Keywords(all) => {
            to.abilities.extend(all.iter().cloned().map(Ability::Keyword));
            to.abilities.extend(all.iter().flat_map(keywords::stands_for));
            if kind.is_spell {
                to.abilities.extend(all.iter().filter_map(keywords::as_cast::of_spell));
            }
            to.sentences.push(of_keywords(all, kind));
        }
        Said::Priced(keyword, called, costs) => {
            to.sentences.push(priced(keyword, called, costs, &mut to.abilities));
        }
        Said::Ward(cost) => to.sentences.push(deeds::ward(cost).map(|all| {
            to.abilities.extend(all);
            Matter::Held
        })),
        Said::Suspend(counters) => {
            to.abilities.extend([Ability::Keyword(Keyword::Suspend), keywords::suspended(counters)]);
            to.sentences.push(Ok(Matter::Held));
        }
        Said::CumulativeUpkeep(life) => {
            to.abilities.push(keywords::as_cast::cumulative_upkeep(*life));
            to.sentences.push(Ok(Matter::Held));
        }
        Said::Static(all) => statics(all, &more, kind, to),
        Said::Mana | Said::Adds(_) => to.sentences.push(mana::only_mana(kind)),
        Said::ManaAbility(said) => mana::mana_ability(said, &more, kind, to),
        Said::AtMost(times, since) => to.sentences.push(riders::at_most((*times, *since), &mut to.abilities)),
        Said::AdditionalCost(costs) => to.sentences.push(additional(None, costs, kind, &mut to.abilities)),
        Said::OptionalCost(called, costs) => {
            to.sentences.push(additional(Some(called), costs, kind, &mut to.abilities));
        }
        Said::Provided(provision, said) => provided(*provision, said, &more, kind, to),
        Said::ToSolve(asks) => to.sentences.push(always::to_solve(asks).map(|solves| {
            to.abilities.push(solves);
            Matter::Held
        })),
        Said::Timing | Said::MayThisTurn | Said::MayExert => to.sentences.push(Ok(Matter::Timing)),
        Said::ManaCost => to.sentences.push(Ok(Matter::ManaCost)),
        Said::Looking => to.sentences.push(Ok(Matter::Looking)),
        Said::Outside => to.sentences.push(Ok(Matter::Outside)),
        Said::Rider(rider) if kind.alone => to.sentences.push(riders::alone(rider)),
        Said::Rider(_) => to.sentences.push(Err(Missing("nothing that it belongs to stands before it"))),
        Said::Does(clauses)
            if standing(clauses).is_some_and(|all| !kind.is_spell || all.iter().all(of_itself)) =>
        {
            statics(&standing(clauses).unwrap_or_default(), &more, kind, to);
        }
        Said::Does(clauses) if kind.is_spell || kind.alone => {
            let mut context = Context::of_spell(kind);
            if kind.alone {
                context = context.alone();
            }
            let does = follow(&mut context, clauses, &more, &mut to.sentences);
            to.abilities.push(Ability::Spell { costs: Vec::new(), targets: context.targets, does });
        }
        Said::Does(clauses) if more.is_empty() && enters::for_each(clauses, &mut to.abilities) => {
            to.sentences.push(Ok(Matter::Held));
        }
        Said::Does(_) => {
            const NOTHING: Missing = Missing("nothing says when it is done");
            to.sentences.extend(group.iter().map(|_| Err(NOTHING)));
        }
        Said::Triggered { when, only_if, does } => triggered(when, only_if.as_ref(), does, &more, kind, to),
        Said::Activated { costs, does } => activated(costs, does, &more, kind, to),
    }
}

/// What is so as long as something is.
fn provided(provision: Provision, said: &Said, more: &[&Said], kind: Kind, to: &mut Line) {
    let group: Vec<Option<Said>> =
        std::iter::once(said).chain(more.iter().copied()).cloned().map(Some).collect();
    let line = line(&group, kind);
    to.sentences.extend(line.sentences);
    to.abilities.extend(line.abilities.into_iter().map(|ability| always::so_long(provision, ability)));
}

fn activated(costs: &[Cost], does: &[Clause], more: &[&Said], kind: Kind, to: &mut Line) {
    let mut context = Context::of_activated();
    if kind.alone {
        context = context.alone();
    }
    context.linked = kind.linked;
    context.taps = costs.contains(&Cost::Tap);
    context.removing(costs.iter().any(removes_x));
    let paid = self::costs(costs, &mut context);
    context.paid();
    let start = to.sentences.len();
    let does = follow(&mut context, does, more, &mut to.sentences);
    let each = paid.and_then(|paid| {
        if context.targets.iter().any(|target| target.mode.is_some()) {
            return modes::by_mode(&paid, &does, &context.targets);
        }
        let (name, targets) = (String::new(), context.targets);
        Ok(vec![Ability::Activated { name, costs: paid, targets, does }])
    });
    match each {
        Ok(each) => {
            let of_hand = costs.iter().any(is_of_hand);
            to.abilities.extend(each.into_iter().map(|ability| {
                if of_hand {
                    Ability::FunctionsIn { zones: vec![Zone::Hand], ability: Box::new(ability) }
                } else {
                    functioning::where_it_moves(ability)
                }
            }));
        }
        Err(missing) => {
            if let Some(first) = to.sentences.get_mut(start) {
                *first = Err(missing);
            }
        }
    }
}

/// Keywords that the language knows by name only have no effect in it, but for those that stand for other abilities.
fn of_keywords(all: &[Keyword], kind: Kind) -> Meant<Matter> {
    use no_effect::{is_of_costs, is_of_timing};
    let by_name = |keyword: &&Keyword| keyword.of().is_some_and(|name| !name.has_variant());
    let of_spell = |keyword| kind.is_spell && keywords::as_cast::of_spell(keyword).is_some();
    let held = |keyword| keywords::is_held(keyword) || of_spell(keyword);
    let unheld = all.iter().filter(by_name).filter(|keyword| !held(keyword));
    let left: Vec<KeywordName> = unheld.filter_map(Keyword::of).collect();
    if left.iter().any(|name| !is_of_costs(*name) && !is_of_timing(*name)) {
        Err(Missing("a keyword that is known by its name only"))
    } else if left.len() < all.len() {
        Ok(Matter::Held)
    } else if left.iter().all(|name| is_of_costs(*name)) {
        Ok(Matter::ManaCost)
    } else {
        Ok(Matter::Timing)
    }
}

/// Of which events a triggered ability waits for one, and whether only of the card itself. None where that is not held.
pub(super) fn waits_for(said: &Said) -> Option<(Vec<KindOfEvent>, bool)> {
    let Said::Triggered { when, .. } = said else { return None };
    let each = when.iter().map(|happening| {
        let (happening, _) = event::counted(happening).ok().unwrap_or((happening.itself(), None));
        let event = event::pattern(happening, &Context::of_trigger(happening)).ok()?.event;
        let facts = event.facts();
        let of_itself = [Affects::Objects(&What::This), Affects::Entering(&What::This)]
            .contains(&facts.affects)
            || facts.affects.objects() == Some(&What::This);
        Some((facts.kind, of_itself))
    });
    let each: Vec<(KindOfEvent, bool)> = each.collect::<Option<_>>()?;
    let itself = each.iter().all(|(_, of_itself)| *of_itself);
    Some((each.into_iter().map(|(kind, _)| kind).collect(), itself))
}

/// Effects that last, without a time, as those of static abilities. None where something else is done.
fn standing(clauses: &[Clause]) -> Option<Vec<Static>> {
    let each = clauses.iter().map(|clause| {
        let plain = clause.only_if.is_none() && clause.may.is_none() && clause.instead == InPlace::Nothing;
        let Action::Lasts(Lasting::Effect(effect)) = &clause.action else { return None };
        let lasts = plain && effect.lasts();
        lasts.then(|| Static { only_if: None, is: Would::Instead(Box::new(effect.instead.clone())) })
    });
    each.collect()
}

/// Whether it is about where the card itself goes, which an instant or a sorcery says of itself, too.
fn of_itself(said: &Static) -> bool {
    let Would::Instead(effect) = &said.is else { return false };
    matches!(effect.event, Happening::Moves(Thing::Own, ..))
}

/// Whether an effect looks at what was named before, as no static ability does.
fn is_of_what_was_named(said: &Static, kind: Kind) -> bool {
    let spoken_of = |what: &Thing| matches!(what, Thing::It | Thing::That(_) | Thing::They | Thing::Those);
    // A spell enters as nothing: it is something that it has put there.
    if let Would::Enters { what, .. } = &said.is {
        return kind.is_spell && spoken_of(what);
    }
    let Would::Instead(effect) = &said.is else { return false };
    let (Happening::Dies(thing) | Happening::Moves(thing, ..) | Happening::Enters(thing, _)) = &effect.event
    else {
        return false;
    };
    match thing {
        Thing::It | Thing::That(_) | Thing::ThatCard | Thing::They | Thing::Those | Thing::The(_) | Thing::Rest => true,
        Thing::Such(_, like) => like.0.iter().any(|one| {
            *one == Trait::CastThisWay
                || matches!(one, Trait::Being(being) if matches!(**being, Thing::It | Thing::That(_) | Thing::They | Thing::Those))
        }),
        Thing::Own | Thing::Host | Thing::ThatSource | Thing::SourceOfChoice(_) | Thing::And(_) => false,
    }
}

/// One sentence of what is always so.
fn always_so(all: &[Static], kind: Kind, to: &mut Line) {
    let each: Meant<Vec<Vec<Ability>>> = all.iter().map(|one| always::abilities(one, kind.linked)).collect();
    let before = to.abilities.len();
    let found = each.map(|each| to.abilities.extend(each.into_iter().flatten())).map(|()| Matter::Held);
    to.abilities[before..].iter_mut().filter(|_| kind.linked).for_each(linking::as_replaced);
    // Which mana that is, can't be said: it is no matter.
    let of_mana = all.iter().all(always::is_of_mana);
    to.sentences.push(if of_mana { found.or(Ok(Matter::Mana)) } else { found });
}

/// What is always so, and what belongs to it.
fn statics(all: &[Static], more: &[&Said], kind: Kind, to: &mut Line) {
    let mut more = more.iter();
    if let [Static { is: Would::MayPay(costs), only_if: None }] = all {
        enters::may_pay(costs, more.next().copied(), kind, to);
    } else if let Some(found) = enters::may_reveal(all, more.as_slice().first().copied()) {
        more.next();
        let found = found.map(|abilities| {
            to.abilities.extend(abilities);
            Matter::Held
        });
        to.sentences.extend([found, found]);
    } else if !kind.alone && all.iter().any(|said| is_of_what_was_named(said, kind)) {
        to.sentences.push(Err(Missing("an effect on something that is named elsewhere")));
    } else if all.iter().all(always::is_of_costs) {
        to.sentences.push(Ok(Matter::ManaCost));
    } else if enters::with_one_for_each(all, &mut to.abilities) {
        to.sentences.push(Ok(Matter::Held));
    } else if let Some(found) = enters::with_chosen_player(all, &mut to.abilities) {
        to.sentences.push(found.map(|()| Matter::Held));
    } else {
        always_so(all, kind, to);
    }
    enters::then_may_pay(&mut more, to);
    for said in more {
        let last = to.abilities.last_mut();
        let found = match said {
            Said::Rider(rider @ (Rider::GetsInstead(..) | Rider::EscapesInstead(_))) => {
                riders::in_place(rider, &mut to.abilities)
            }
            Said::Rider(rider) => riders::to_ability(rider, last),
            Said::Does(clauses) => last
                .ok_or(Missing("nothing that it belongs to stands before it"))
                .and_then(|ability| riders::besides(clauses, ability)),
            Said::Static(said) => {
                always::otherwise(all, said, kind.linked).map(|more| to.abilities.extend(more))
            }
            Said::Keywords(_)
            | Said::Priced(..)
            | Said::Triggered { .. }
            | Said::Activated { .. }
            | Said::AtMost(..)
            | Said::Ward(_)
            | Said::Suspend(_)
            | Said::CumulativeUpkeep(_)
            | Said::AdditionalCost(_)
            | Said::OptionalCost(..)
            | Said::Provided(..)
            | Said::ToSolve(_)
            | Said::Mana
            | Said::Adds(_)
            | Said::ManaAbility(_)
            | Said::Timing
            | Said::MayThisTurn
            | Said::MayExert
            | Said::Looking
            | Said::Outside
            | Said::ManaCost => Err(Missing("nothing that it belongs to stands before it")),
        };
        to.sentences.push(found.map(|()| Matter::Held));
    }
}

/// What several sentences say is done, in order; each is judged by itself.
fn follow(
    context: &mut Context,
    first: &[Clause],
    more: &[&Said],
    sentences: &mut Vec<Meant<Matter>>,
) -> Vec<Instruction> {
    let mut does = Vec::new();
    let mut last = context.now(0);
    let found = deeds::clauses(context, first, &mut does);
    sentences.push(found.map(|()| Matter::Held));
    for said in more {
        if let Said::Rider(Rider::Rolled(row)) = said {
            let found = deeds::dice::row(context, row, &mut does);
            sentences.extend(found.into_iter().map(|one| one.map(|()| Matter::Held)));
            continue;
        }
        let found = if let Said::Does(clauses) = said {
            // What takes the place of a sentence stands where that stood.
            let now = context.now(does.len());
            context.before = last.clone();
            if clauses.iter().all(|clause| clause.instead == InPlace::Nothing) {
                last = now;
            }
            deeds::clauses(context, clauses, &mut does)
        } else if let Said::Rider(rider) = said {
            riders::to_last(rider, context, &mut does)
        } else {
            sentences.push(Ok(following::no_matter(said)));
            continue;
        };
        sentences.push(found.map(|()| Matter::Held));
    }
    does
}

fn triggered(
    when: &[super::tree::Happening],
    only_if: Option<&Asks>,
    does: &[Clause],
    more: &[&Said],
    kind: Kind,
    to: &mut Line,
) {
    let start = to.sentences.len();
    for happening in when {
        to.sentences.truncate(start);
        // Of what an object blocks, or is blocked by, "it" is only the other one where the text speaks of that.
        if let Happening::Meets(thing, deed, other) = happening {
            let other = Recipient::Thing(other.clone());
            let plain = Happening::Done(thing.clone(), *deed, Some(other));
            let before = to.abilities.len();
            triggers_on(&plain, only_if, does, more, kind, to);
            if to.sentences[start..].iter().all(Result::is_ok) {
                continue;
            }
            to.sentences.truncate(start);
            to.abilities.truncate(before);
        }
        triggers_on(happening, only_if, does, more, kind, to);
        if to.sentences[start..].iter().any(Result::is_err) {
            return;
        }
    }
}

/// An ability that triggers on this. Where something of it can't be held, there is none.
fn triggers_on(
    happening: &Happening,
    only_if: Option<&Asks>,
    does: &[Clause],
    more: &[&Said],
    kind: Kind,
    to: &mut Line,
) {
    let start = to.sentences.len();
    let mut context = Context::of_trigger(happening);
    if kind.alone {
        context = context.alone();
    }
    context.linked = kind.linked;
    if let Some(attackers) = event::attackers(happening, &context) {
        context.introduce(attackers, true);
    }
    let waits = if !kind.alone && happening.subject().is_some_and(Thing::is_named_elsewhere) {
        Err(Missing("something that is named elsewhere"))
    } else {
        waits(happening, only_if, &context)
    };
    if let Some(asks) = only_if {
        context.asked_of(asks);
    }
    if let Ok(Waits::Event { when, .. }) = &waits {
        when.only_if.iter().for_each(|so| context.compares(so));
    }
    let mut does = follow(&mut context, does, more, &mut to.sentences);
    does.splice(..0, std::mem::take(&mut context.aimed));
    match waits {
        Ok(Waits::State(when)) => to.abilities.push(Ability::StateTriggered { when, does }),
        Ok(Waits::Event { when, as_it_happens, nth }) => {
            to.abilities.extend(event::chapter(happening));
            let of_itself = when.event.facts().affects.objects() == Some(&What::This);
            let ability = event::triggered(when, as_it_happens, nth, does);
            // What it has gone to by the event it is moved out of wherever the ability functions.
            to.abilities.push(if of_itself { ability } else { functioning::where_it_moves(ability) });
        }
        Err(missing) => {
            if let Some(first) = to.sentences.get_mut(start) {
                *first = Err(missing);
            }
        }
    }
}

/// One event by itself.
fn does(event: Event) -> Instruction {
    Instruction::Do { events: vec![event], unless: Vec::new() }
}
