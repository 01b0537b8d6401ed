//! How things enter.

use language::board::{Ability, Counter, ObjectKind};
use language::effect::{Effect, EnterChoice, EventPattern, Fate, PAID_WITH, Rewrite};
use language::event::{Deed, Event};
use language::select::{Condition, What, Who, Whom};

use super::context::Context;
use super::{Kind, Line, Matter, Meant, Missing, always, asks, filter, instead, number, players};
use crate::oracle::tree::{
    Action, Asks, Becomes, ByPlayer, Choice, Clause, Entering, Happening, Lasting, Like, Number, Player,
    Rider, Said, Static, Thing, ThisWay, Trait, Would,
};

/// How something enters.
pub(super) fn entered(how: &[Entering], context: &Context) -> Meant<Vec<Rewrite>> {
    how.iter().map(|one| enters(one, context)).collect()
}

fn enters(how: &Entering, context: &Context) -> Meant<Rewrite> {
    let with = |(kind, n): &(Counter, Number)| {
        number::amount(n, context).map(|amount| Rewrite::EnterWithCounters { kind: kind.clone(), amount })
    };
    Ok(match how {
        Entering::Tapped => Rewrite::EnterTapped,
        Entering::Untapped => Rewrite::EnterUntapped,
        Entering::Transformed => Rewrite::EnterTransformed,
        Entering::With(kind, n) => with(&(kind.clone(), n.clone()))?,
        Entering::WithOneOf(kinds) => Rewrite::ChooseOne(kinds.iter().map(with).collect::<Meant<_>>()?),
        Entering::WithOneOfEach(sets) => {
            let one = |kind: &Counter| with(&(kind.clone(), Number::N(1)));
            let set =
                |kinds: &Vec<Counter>| kinds.iter().map(one).collect::<Meant<Vec<_>>>().map(Rewrite::All);
            Rewrite::ChooseOne(sets.iter().map(set).collect::<Meant<_>>()?)
        }
        Entering::AsOneOf(all) => Rewrite::ChooseOne(all.iter().cloned().map(Rewrite::EnterAs).collect()),
        Entering::AsCopy(of, except) => {
            Rewrite::EnterAsCopy { of: filter::any_of(of, context)?, except: except.clone() }
        }
        Entering::Under(who) => Rewrite::EnterUnder(players::who(who, context)?),
        Entering::Designated(designation) => {
            Rewrite::With(vec![Event::undergoes(What::It, Deed::Become(*designation), None)])
        }
        Entering::Besides(kind) => {
            let gains = Event::undergoes(What::It, Deed::GainSubtype, None).of_kind(Some(kind.clone()));
            Rewrite::With(vec![gains])
        }
        Entering::Daytime(becomes) => Rewrite::With(vec![Event::Daytime { becomes: *becomes }]),
        Entering::Gains(gain) => {
            let ability = always::given(gain).ok_or(Missing("such an ability with which it enters"))?;
            Rewrite::AsEnters(EnterChoice::Gains(Box::new(ability)))
        }
    })
}

/// All of these, or the only one.
pub(super) fn together(mut all: Vec<Rewrite>) -> Meant<Rewrite> {
    match (all.pop(), all.is_empty()) {
        (Some(only), true) => Ok(only),
        (Some(last), false) => {
            all.push(last);
            Ok(Rewrite::All(all))
        }
        (None, _) => Err(Missing("how it enters")),
    }
}

/// What is chosen as something enters.
pub(super) fn chosen(all: &[Choice], context: &Context) -> Meant<Rewrite> {
    let one = |choice: &Choice| {
        let choice = match choice {
            Choice::Plain(choice) => choice.clone(),
            Choice::Host(like) => return filter::like(like, context).map(Rewrite::EnterAttached),
            Choice::Objects { like, at_most, fate } => EnterChoice::Objects {
                what: {
                    let what = filter::like(like, context)?;
                    // Nobody sacrifices what others control.
                    let yours = *fate == Fate::Sacrificed;
                    if yours { filter::both(what, What::ControlledBy(Who::You)) } else { what }
                },
                at_most: at_most.as_ref().map(|n| number::amount(n, context)).transpose()?,
                fate: *fate,
                counters_each: 0,
            },
        };
        Ok(Rewrite::AsEnters(choice))
    };
    together(all.iter().map(one).collect::<Meant<_>>()?)
}

/// "It enters with that many +1/+1 counters on it", where the sentence before has objects chosen: one for each.
pub(super) fn with_one_for_each(said: &[Static], before: &mut [Ability]) -> bool {
    let [Static { is: Would::Enters { what: Thing::Own | Thing::It, how, may: false }, only_if: None }] =
        said
    else {
        return false;
    };
    let [.., Ability::Effect(effect)] = before else { return false };
    let Rewrite::AsEnters(EnterChoice::Objects { counters_each, .. }) = &mut effect.rewrite else {
        return false;
    };
    let each = how[..] == [Entering::With(Counter::PlusOne, Number::ThatMuch)] && *counters_each == 0;
    *counters_each += u64::from(each);
    each
}

/// "It enters with two +1/+1 counters on it for each Goat card exiled this way", where the sentence before has such
/// exiled as it does.
pub(super) fn for_each(said: &[Clause], before: &mut [Ability]) -> bool {
    let [Clause { action: Action::Lasts(Lasting::Effect(effect)), only_if: None, may: None, .. }] = said
    else {
        return false;
    };
    let (Happening::Enters(Thing::It, None), Becomes::Enters(how)) =
        (&effect.instead.event, &effect.instead.becomes)
    else {
        return false;
    };
    let (each, number) = match &how[..] {
        [Entering::With(Counter::PlusOne, Number::Times(each, number))] => (*each, &**number),
        [Entering::With(Counter::PlusOne, number)] => (1, number),
        [..] => return false,
    };
    let Number::DoneTo(ThisWay::Exiled, such) = number else { return false };
    let [.., Ability::Effect(Effect { rewrite: Rewrite::AsEnters(choice), .. })] = before else {
        return false;
    };
    let EnterChoice::Objects { what: What::All(exiled), fate: Fate::Exiled, counters_each, .. } = choice
    else {
        return false;
    };
    // All that are exiled are such.
    let is_card = What::Kind(ObjectKind::Card);
    let is_such = |one: &Trait| matches!(one, Trait::Is(what) if *what == is_card || exiled.contains(what));
    let all = *counters_each == 0 && such.0.iter().all(is_such);
    *counters_each += if all { each } else { 0 };
    all
}

/// How the card itself enters, where the sentence before has a player chosen as it does: "that player" is the chosen one, and
/// both are one effect. None where it is something else that is said.
pub(super) fn with_chosen_player(said: &[Static], before: &mut [Ability]) -> Option<Meant<()>> {
    let [Static { is: Would::Enters { what: Thing::Own | Thing::It, how, may: false }, only_if: None }] =
        said
    else {
        return None;
    };
    let [.., Ability::Effect(effect)] = before else { return None };
    let Rewrite::AsEnters(EnterChoice::Player(_)) = &effect.rewrite else { return None };
    let mut context = Context::of_static();
    context.player = Some(Who::ChosenPlayer);
    Some(entered(how, &context).and_then(|with| {
        let choice = effect.rewrite.clone();
        effect.rewrite = together(std::iter::once(choice).chain(with).collect())?;
        Ok(())
    }))
}

/// What is done as the card itself enters, or is turned face up: at the same moment. Counters that are put on it are those
/// with which it enters.
pub(super) fn done_as(enters: bool, turned: bool, does: &[Clause]) -> Meant<Vec<Ability>> {
    let mut context = Context::of_static();
    (context.it, context.that, context.they) = (Some(What::This), None, None);
    let events = instead::at_once(does, &context)?;
    let counters = |event: &Event| {
        let Event::PutCounters { who: Who::You, on: Whom::Object(What::This), kind, amount } = event else {
            return None;
        };
        Some(Rewrite::EnterWithCounters { kind: kind.clone(), amount: amount.clone() })
    };
    let with = events.iter().map(counters).collect::<Option<Vec<Rewrite>>>();
    let as_enters = match with {
        Some(with) => together(with)?,
        None => Rewrite::With(events.clone()),
    };
    let own = EventPattern::Enter { what: What::This, under: Who::Anyone, from: None };
    let face_up = EventPattern::undergoes(What::This, Deed::TurnFaceUp, None);
    let entering = enters.then(|| Effect::new(own, as_enters));
    let turning = turned.then(|| Effect::new(face_up, Rewrite::With(events)));
    Ok(entering.into_iter().chain(turning).map(Ability::Effect).collect())
}

/// Unless its controller pays this as it enters, it enters so.
pub(super) fn unless_paid(costs: &[Action], otherwise: &[Entering]) -> Meant<Ability> {
    let context = Context::of_static();
    let paid = |cost: &Action| {
        let Action::Player(ByPlayer::LoseLife(Player::You, n)) = cost else {
            return Err(Missing("such a cost"));
        };
        Ok(Event::LoseLife { who: Who::You, amount: number::amount(n, &context)? })
    };
    let cost: Meant<Vec<Event>> = costs.iter().map(paid).collect();
    enters_unless(None, cost?, otherwise, &context)
}

/// "Then you may pay 7 life", with how it enters if that isn't done, behind what else is chosen as it enters; these sentences are
/// taken then.
pub(super) fn then_may_pay(more: &mut std::slice::Iter<'_, &Said>, to: &mut Line) {
    let [Said::Does(clauses), Said::Rider(Rider::Otherwise(how)), ..] = more.as_slice() else { return };
    let Some(cost) = life_paid(clauses) else { return };
    let paid = unless_paid(std::slice::from_ref(cost), how);
    more.nth(1);
    let found = paid.map(|ability| to.abilities.push(ability)).map(|()| Matter::Held);
    to.sentences.extend([found, found]);
}

/// The life that you may pay, where nothing else is said.
pub(super) fn life_paid(clauses: &[Clause]) -> Option<&Action> {
    let [Clause { action, may: Some(Player::You), only_if: None, later: None, unless: None, .. }] = clauses
    else {
        return None;
    };
    matches!(action, Action::Player(ByPlayer::LoseLife(Player::You, Number::N(_)))).then_some(action)
}

/// Cards of which one may be revealed as the card enters, and how it enters unless one is; none where it is something
/// else that is said.
pub(super) fn may_reveal(all: &[Static], behind: Option<&Said>) -> Option<Meant<Vec<Ability>>> {
    let like = revealed(all)?;
    let Some(Said::Rider(rider)) = behind else { return None };
    if let Rider::UnlessRevealed(how, or) = rider {
        return Some(unless_revealed_or(like, how, or));
    }
    let Rider::Otherwise(how) = rider else { return None };
    Some(unless_revealed(like, how).map(|ability| vec![ability]))
}

/// The cards of which one may be revealed as the card enters, where nothing else is said.
fn revealed(all: &[Static]) -> Option<&Like> {
    let [Static { is: Would::AsEnters(choices), only_if: None }] = all else { return None };
    let [Choice::Objects { like, at_most: Some(Number::N(1)), fate: Fate::Revealed }] = &choices[..] else {
        return None;
    };
    Some(like)
}

/// Unless its controller reveals one of these as it enters, it enters so.
fn unless_revealed(like: &Like, otherwise: &[Entering]) -> Meant<Ability> {
    let context = Context::of_static();
    let with = filter::both(filter::like(like, &context)?, What::OwnedBy(Who::You));
    let reveals = Event::undergoes(What::Chosen(PAID_WITH.to_owned()), Deed::Reveal, None);
    enters_unless(Some(with), vec![reveals], otherwise, &context)
}

/// Unless its controller reveals one of these as it enters, or something is so, it enters so; they may reveal one all
/// the same.
fn unless_revealed_or(like: &Like, otherwise: &[Entering], or: &Asks) -> Meant<Vec<Ability>> {
    let so = asks::condition(or, &Context::of_static())?;
    let choice = Choice::Objects { like: like.clone(), at_most: Some(Number::N(1)), fate: Fate::Revealed };
    let reveals = chosen(&[choice], &Context::of_static())?;
    let mut all_the_same = Effect::new(EventPattern::enters(What::This), reveals);
    all_the_same.when.only_if.push(so.clone());
    let mut unless = unless_revealed(like, otherwise)?;
    if let Ability::Effect(effect) = &mut unless {
        effect.when.only_if.push(Condition::Not(Box::new(so)));
    }
    Ok(vec![unless, Ability::Effect(all_the_same)])
}

fn enters_unless(
    with: Option<What>,
    cost: Vec<Event>,
    otherwise: &[Entering],
    context: &Context,
) -> Meant<Ability> {
    let otherwise = Box::new(together(entered(otherwise, context)?)?);
    let event = EventPattern::Enter { what: What::This, under: Who::Anyone, from: None };
    Ok(Ability::Effect(Effect::new(event, Rewrite::UnlessPaid { with, cost, otherwise })))
}

pub(super) fn entering(
    what: &Thing,
    rewrite: Rewrite,
    optional: bool,
    only_if: Vec<Condition>,
    context: &Context,
) -> Meant<Vec<Ability>> {
    let what = always::affects(what, context)?;
    let (what, under) = apart(what);
    let mut effect = Effect::new(EventPattern::Enter { what, under, from: None }, rewrite);
    effect.when.only_if = only_if;
    effect.optional = optional;
    Ok(vec![Ability::Effect(effect)])
}

/// What enters is under somebody's control: that part is a role of the event.
pub(super) fn apart(what: What) -> (What, Who) {
    let mut parts = if let What::All(parts) = what { parts } else { vec![what] };
    let at = parts.iter().position(|part| matches!(part, What::ControlledBy(_)));
    let under = at.map(|at| parts.remove(at));
    let who = if let Some(What::ControlledBy(who)) = under { who } else { Who::Anyone };
    (filter::all_of(parts), who)
}

/// What may be paid as it enters, and how it enters if it isn't.
pub(super) fn may_pay(costs: &[Action], next: Option<&Said>, kind: Kind, to: &mut Line) {
    let otherwise = match next {
        Some(Said::Rider(Rider::Otherwise(how))) => unless_paid(costs, how),
        _ if kind.alone => Ok(Ability::Opaque(String::new())),
        _ => Err(Missing("what is done if it isn't paid")),
    };
    match otherwise {
        Ok(ability) => {
            to.abilities.extend(Some(ability).filter(|ability| !matches!(ability, Ability::Opaque(_))));
            to.sentences.extend(std::iter::repeat_n(Ok(Matter::Held), if kind.alone { 1 } else { 2 }));
        }
        Err(missing) => to.sentences.push(Err(missing)),
    }
}
