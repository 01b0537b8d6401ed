//! What is done: a file for each family of verbs.

mod cards;
mod casting;
mod damage;
mod lasting;
mod later;
mod mana;
mod modes;
mod objects;
mod pays;
mod searching;
mod states;
mod tokens;

use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

pub(super) use damage::{recipient, recipient_alone};
pub(super) use lasting::own_gains;
pub(super) use mana::{adds, adds_produced};
pub(super) use objects::own_rider;

use super::words::{ahead, at_end, list, maybe, said, said_any, table, words};
use super::{Input, Parsed, asks, gain, player};
use crate::oracle::tree::{
    Action, Asks, Becomes, ByPlayer, Clause, Doer, InPlace, Lasting, Number, Player, Thing, ToObject,
};

/// Everything that is done, in order, to the end of the sentence.
pub(super) fn clauses(i: &mut Input<'_>) -> Parsed<Vec<Clause>> {
    // Who gains or gets something is said, but for what else the same player does.
    if ["gain", "lose", "get"].iter().any(|verb| ahead(i, verb)) && !ahead(i, "gain control of") {
        return Err(EmptyError);
    }
    let mut all = done_with_prevented(in_order(i)?);
    // What X is, is said last, for all of the sentence.
    if let Some(x) = all.iter().rev().find_map(|clause| clause.x.clone()) {
        for clause in &mut all {
            clause.x.get_or_insert_with(|| x.clone());
        }
    }
    Ok(all)
}

/// Whether damage is prevented for a time.
pub(super) fn prevents(clause: &Clause) -> bool {
    let Action::Lasts(Lasting::Effect(effect)) = &clause.action else { return false };
    matches!(effect.instead.becomes, Becomes::Prevented(..))
}

/// "Prevent the next 3 damage .., and put a counter on it for each 1 damage prevented this way": what is done for
/// what is prevented, is done each time that some is.
fn done_with_prevented(mut all: Vec<Clause>) -> Vec<Clause> {
    let of_prevented = |clause: &Clause| {
        matches!(&clause.action, Action::Object(ToObject::PutCounters(_, _, Number::Prevented, _)))
    };
    if let [first, rest @ ..] = &mut all[..]
        && !rest.is_empty()
        && rest.iter().all(of_prevented)
        && let Action::Lasts(Lasting::Effect(effect)) = &mut first.action
        && let Becomes::Prevented(_, then) = &mut effect.instead.becomes
    {
        then.extend(rest.iter().cloned());
        all.truncate(1);
    }
    all
}

fn in_order(i: &mut Input<'_>) -> Parsed<Vec<Clause>> {
    let mut all = part(i)?;
    loop {
        let start = i.checkpoint();
        let and = said_any(i, &[", and", "and"]);
        if !and && !said_any(i, &[", then", ",", "then"]) {
            return Ok(all);
        }
        let Ok(more) = part(i) else {
            i.reset(&start);
            return Ok(all);
        };
        let more = more.into_iter().map(|clause| under_the_same(&all, clause, and));
        let more: Vec<Clause> = more.collect();
        all.extend(more);
    }
}

/// What stands behind a condition and is done by somebody else stands under it, too: "if you do, draw a card and each opponent
/// loses 2 life"; and what you may do together with something, you may do or not with that.
fn under_the_same(before: &[Clause], mut clause: Clause, and: bool) -> Clause {
    let Some(last) = before.last().filter(|_| clause.only_if.is_none()) else { return clause };
    if last.only_if.is_some() && !last.asked_behind {
        clause.only_if.clone_from(&last.only_if);
        clause.instead = last.instead;
    }
    if and && clause.may.is_none() && last.may == Some(Player::You) {
        clause.may.clone_from(&last.may);
    }
    clause
}

/// One thing that is done, or several with the same subject or condition.
fn part(i: &mut Input<'_>) -> Parsed<Vec<Clause>> {
    said_any(i, &["then ,", "then"]);
    let start = i.checkpoint();
    if let Ok(effects) = lasting::effects(i) {
        let only_if = maybe(i, behind);
        let asked_behind = only_if.is_some();
        let clause =
            |effect| Clause { only_if: only_if.clone(), asked_behind, ..Clause::plain(Player::You, effect) };
        return Ok(effects.into_iter().map(clause).collect());
    }
    i.reset(&start);
    let (only_if, as_cast) = in_front(i);
    let before = maybe(i, later::before);
    let early = said(i, "instead");
    if early {
        // Of several that the sentence before names.
        said(i, "only");
    }
    let mana = |i: &mut Input<'_>| mana_instead(i, early);
    let those = |i: &mut Input<'_>| tokens::removes_those(i, only_if.as_ref());
    let before_it = thens(i);
    let found = alt((mana, those, so_many, players, by_owner, things, of_time))
        .parse_next(i)
        .inspect_err(|_| i.reset(&start))?;
    let thens = before_it - thens(i);
    let of_modes = |(_, _, action): &(Option<Player>, Player, Action)| matches!(action, Action::Modes(_));
    if as_cast && only_if.is_some() && !found.iter().all(of_modes) {
        i.reset(&start);
        return Err(EmptyError);
    }
    let x = maybe(i, gain::x_is);
    let later = match before {
        Some(later) => Some(later),
        None => maybe(i, later::behind),
    };
    let (unless, x) = unless_paid(i, x);
    let (before_it, found) = if unless.is_some() { kept_by_one(found, thens)? } else { (Vec::new(), found) };
    let late = maybe(i, |i: &mut Input<'_>| instead_of_before(i, only_if.is_some())).is_some();
    let provided =
        if early || late { None } else { maybe(i, |i: &mut Input<'_>| provided(i, only_if.is_some())) };
    let late = late || provided.is_some();
    let behind = if only_if.is_none() { maybe(i, behind) } else { None };
    let with = |(may, by, action): (Option<Player>, Player, Action)| Clause {
        only_if: only_if.clone().or_else(|| behind.clone()),
        asked_behind: behind.is_some(),
        may,
        by,
        action,
        instead: match (early, late) {
            (true, _) => InPlace::Sentence,
            (false, true) => InPlace::Alike,
            (false, false) => InPlace::Nothing,
        },
        later,
        provided: provided.clone(),
        unless: unless.clone(),
        x: x.clone(),
    };
    let done_anyway = before_it.into_iter().map(with).map(|clause| Clause { unless: None, ..clause });
    Ok(done_anyway.chain(found.into_iter().map(with)).collect())
}

/// "Add {G}{G}", behind "instead".
fn mana_instead(i: &mut Input<'_>, early: bool) -> Parsed<Done> {
    if !early {
        return Err(EmptyError);
    }
    mana::adds(i, &Player::You).map(|action| vec![(None, Player::You, action)])
}

/// Who can keep it from being done, and what X is: what is paid may be X, too.
fn unless_paid(i: &mut Input<'_>, x: Option<Number>) -> (Option<(Player, Box<Action>)>, Option<Number>) {
    let unless = maybe(i, pays::unless);
    let x = if unless.is_some() { x.or_else(|| maybe(i, gain::x_is)) } else { x };
    (unless, x)
}

/// How often "then" is said in what is still to be read.
fn thens(i: &Input<'_>) -> usize {
    i.input.iter().filter(|token| &*token.text == "then").count()
}

/// What is done in any case, and what "unless" behind several things speaks of: "surveil 2, then counter that spell unless ..", of
/// the last of them; "sacrifice it and lose 2 life unless ..", of all, with one choice.
fn kept_by_one(mut found: Done, thens: usize) -> Parsed<(Done, Done)> {
    let Some(last) = found.pop() else { return Err(EmptyError) };
    if found.is_empty() || thens == found.len() {
        return Ok((found, vec![last]));
    }
    let (may, by, _) = last.clone();
    found.push(last);
    let together = thens == 0 && found.iter().all(|(who, whose, _)| *who == may && *whose == by);
    if !together {
        return Err(EmptyError);
    }
    let all = found.into_iter().map(|(_, _, action)| action).collect();
    Ok((Vec::new(), vec![(may, by, Action::All(all))]))
}

/// A condition in front, and whether only modes can stand under it: these are chosen as a spell is cast.
fn in_front(i: &mut Input<'_>) -> (Option<Asks>, bool) {
    let Some(asks) = maybe(i, condition) else { return (maybe(i, condition_as_cast), true) };
    // Besides what was said before.
    said(i, "also");
    (Some(asks), false)
}

/// "If its mana value is 4 or less instead": what must be so besides, where something else says when it is done instead.
fn provided(i: &mut Input<'_>, conditional: bool) -> Parsed<Asks> {
    super::words::words("if")(i)?;
    let asks = asks::asks(i)?;
    instead_of_before(i, conditional).map(|()| asks)
}

/// "Instead", behind what is done if something is so. What is replaced as an event says the word itself: there is no
/// condition in front then, and none behind.
fn instead_of_before(i: &mut Input<'_>, conditional: bool) -> Parsed<()> {
    let start = i.checkpoint();
    super::words::words("instead")(i)?;
    // What is done otherwise.
    said_any(i, &["of putting it into your hand", "of putting them into your hand"]);
    let last = at_end(i) && conditional;
    if last || super::words::ahead(i, "if") || super::words::ahead(i, "unless") {
        return Ok(());
    }
    i.reset(&start);
    Err(EmptyError)
}

/// Clauses of which each is done for each 1 damage that was prevented.
pub(super) fn each_prevented(all: Vec<Clause>) -> Parsed<Vec<Clause>> {
    let each = |mut clause: Clause| {
        let (Action::Object(ToObject::PutCounters(_, _, n, _))
        | Action::Player(ByPlayer::Draw(_, n) | ByPlayer::GainLife(_, n) | ByPlayer::Create(_, _, n))) =
            &mut clause.action
        else {
            return Err(EmptyError);
        };
        if *n != Number::N(1) {
            return Err(EmptyError);
        }
        *n = Number::Prevented;
        Ok(clause)
    };
    all.into_iter().map(each).collect()
}

/// Tokens that come besides others: "an additional 1/1 green Squirrel creature token".
pub(super) fn token_clause(i: &mut Input<'_>) -> Parsed<Clause> {
    let action = tokens::additional(i)?;
    Ok(Clause::plain(Player::You, action))
}

/// "If you do, ..": a condition in front.
fn condition(i: &mut Input<'_>) -> Parsed<Asks> {
    if said(i, "otherwise ,") {
        return Ok(Asks::Otherwise);
    }
    let of_done = table(&[
        ("if you search your library this way ,", Asks::Searched(Doer::You)),
        ("if you searched your library this way ,", Asks::Searched(Doer::You)),
        ("if they search their library this way ,", Asks::Searched(Doer::They)),
        ("when you do ,", Asks::WhenDone(Doer::You)),
        ("when they do ,", Asks::WhenDone(Doer::They)),
        ("when that player does ,", Asks::WhenDone(Doer::They)),
    ])(i);
    if of_done.is_ok() {
        return of_done;
    }
    if let Some(so) = maybe(i, asks::this_way::when_so) {
        return Ok(so);
    }
    words("if")(i)?;
    let asks = asks::asks(i)?;
    if said(i, ",") { Ok(asks) } else { Err(EmptyError) }
}

/// "If you control a commander as you cast ~, ..": a condition in front of modes.
fn condition_as_cast(i: &mut Input<'_>) -> Parsed<Asks> {
    words("if")(i)?;
    let asks = asks::asks(i)?;
    words("as you cast")(i)?;
    super::noun::own(i)?;
    if said(i, ",") { Ok(asks) } else { Err(EmptyError) }
}

/// A condition behind.
fn behind(i: &mut Input<'_>) -> Parsed<Asks> {
    if said(i, "if") {
        return asks::asks(i);
    }
    if said(i, "unless") {
        return asks::asks(i).map(|asks| Asks::Not(Box::new(asks)));
    }
    Err(EmptyError)
}

/// Who may do it or not, who does it, and what.
type Done = Vec<(Option<Player>, Player, Action)>;

/// What a player does: "you may draw a card", "each opponent loses 2 life", "destroy target creature".
fn players(i: &mut Input<'_>) -> Parsed<Done> {
    let start = i.checkpoint();
    let subject = maybe(i, player::player);
    // Each of several who are named by themselves.
    let several = matches!(subject, Some(Player::YouAnd(_) | Player::Targets { .. }));
    if several && !said(i, "each") {
        return Err(EmptyError);
    }
    let may = subject.is_some() && said(i, "may");
    // Besides what was said before.
    if subject.is_some() {
        said(i, "also");
    }
    let who = subject.clone().unwrap_or(Player::You);
    if may && said(i, "have") {
        if let Some(done) = maybe(i, done_by_other) {
            return Ok(done.into_iter().map(|(_, by, done)| (Some(who.clone()), by, done)).collect());
        }
        return things(i)
            .map(|all| all.into_iter().map(|(_, by, done)| (Some(who.clone()), by, done)).collect());
    }
    let mut by = who.clone();
    let verb = |i: &mut Input<'_>| {
        let done = deed(i, &by).map(|action| (may.then(|| who.clone()), by.clone(), action))?;
        // A player is targeted once, whatever they do.
        if matches!(by, Player::Target | Player::TargetOpponent) {
            by = Player::That;
        }
        if matches!(by, Player::YouAnd(_) | Player::Targets { .. }) {
            by = Player::Same;
        }
        Ok(done)
    };
    list(verb, &[", then", ", and", "and", ","])(i).inspect_err(|_| i.reset(&start))
}

/// "You may have target player lose 2 life", behind "have": what another player does then.
fn done_by_other(i: &mut Input<'_>) -> Parsed<Done> {
    let by = player::player(i)?;
    let known = matches!(
        by,
        Player::Target
            | Player::TargetOpponent
            | Player::That
            | Player::Opponents
            | Player::Defending
            | Player::Controller(_)
            | Player::Owner(_)
    );
    if !known {
        return Err(EmptyError);
    }
    let action = deed(i, &by)?;
    // What somebody gains control of would be targeted by you.
    if let Action::Lasts(Lasting::Control(_, what, _)) = &action
        && !matches!(what, Thing::Own | Thing::Host | Thing::It)
    {
        return Err(EmptyError);
    }
    Ok(vec![(None, by, action)])
}

/// "For each land you control, create a 1/1 Goat": so many tokens or cards, of one sentence alone.
fn so_many(i: &mut Input<'_>) -> Parsed<Done> {
    words("for each")(i)?;
    let each = super::number::each(i)?;
    words(",")(i)?;
    said(i, "you");
    let mut action = deed(i, &Player::You)?;
    let (Action::Player(ByPlayer::Draw(_, n) | ByPlayer::Create(_, _, n)), true) = (&mut action, at_end(i))
    else {
        return Err(EmptyError);
    };
    let Number::N(one) = *n else { return Err(EmptyError) };
    *n = if one == 1 { each } else { Number::Times(one, Box::new(each)) };
    // What each of them is attached to, or attacks, is said of each.
    if let Action::Player(ByPlayer::Create(_, token, _)) = &action
        && (token.attached.is_some() || token.attacking)
    {
        return Err(EmptyError);
    }
    Ok(vec![(None, Player::You, action)])
}

/// What a player does, behind the player.
pub(super) fn deed(i: &mut Input<'_>, who: &Player) -> Parsed<Action> {
    let start = i.checkpoint();
    let parts: &[fn(&mut Input<'_>, &Player) -> Parsed<Action>] = &[
        modes::chooses,
        pays::pays,
        cards::draws,
        cards::life,
        cards::discards,
        searching::searches,
        cards::looks,
        cards::puts_back,
        cards::emblem,
        cards::reveals_hand,
        cards::chooses,
        cards::puts_top,
        cards::discards_card,
        objects::shuffles,
        objects::exchanges,
        cards::simple,
        tokens::creates,
        tokens::player_counters,
        tokens::put_counters,
        tokens::moves_counter,
        tokens::double_counters,
        damage::distributes,
        damage::divides_shield,
        tokens::remove_counters,
        objects::destroys,
        objects::sacrifices,
        objects::exiles,
        objects::returns,
        objects::puts,
        casting::casts,
        states::states,
        objects::counters_spell,
        casting::copies_spell,
        lasting::control,
        lasting::regenerates,
        lasting::switches,
        lasting::attaches,
        lasting::designated,
        mana::adds,
    ];
    for part in parts {
        if let Ok(found) = part(i, who) {
            return Ok(found.targeting_once());
        }
        i.reset(&start);
    }
    Err(EmptyError)
}

/// What an owner does with a target, and then: "the owner of target Goat shuffles it into their library, then draws a card".
fn by_owner(i: &mut Input<'_>) -> Parsed<Done> {
    let mut done = vec![(None, Player::You, objects::by_owner(i)?)];
    while said_any(i, &[", then", "and"]) {
        done.push((None, Player::That, deed(i, &Player::That)?));
    }
    Ok(done)
}

/// What objects do or become: "~ deals 2 damage to any target", "target creature gets +1/+1 until end of turn".
fn things(i: &mut Input<'_>) -> Parsed<Done> {
    let of_events = alt((
        alt((casting::may_be_cast, lasting::prepared)),
        cards::sets_life,
        damage::unpreventable,
        lasting::unpreventable,
        lasting::barred,
        lasting::untargetable,
        casting::new_targets,
        later::when_it_happens,
        later::additional_combat,
    ));
    let found = alt((
        of_events,
        damage::deals,
        lasting::changes,
        lasting::doubles,
        lasting::cant,
        alt((lasting::must, lasting::becomes_copy)),
        lasting::fights,
        objects::keyword_action,
    ))
    .parse_next(i)?;
    Ok(vec![(None, Player::You, found)])
}

/// An effect that comes into force for a time, behind a condition; or so many for each of some.
fn of_time(i: &mut Input<'_>) -> Parsed<Done> {
    if let Some(done) = maybe(i, so_many) {
        return Ok(done);
    }
    let effects = lasting::effects(i)?;
    let lasts = |effect: &Action| matches!(effect, Action::Lasts(Lasting::Effect(effect)) if effect.lasts());
    if effects.iter().any(lasts) {
        return Err(EmptyError);
    }
    Ok(effects.into_iter().map(|effect| (None, Player::You, effect)).collect())
}

/// "Equal to ..", behind what it is an amount of.
pub(super) fn equal_to(i: &mut Input<'_>) -> Parsed<Number> {
    super::words::words("equal to")(i)?;
    super::number::worked_out(i)
}
