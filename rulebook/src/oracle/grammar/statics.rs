//! What is always so.

use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use language::board::{Ability, Keyword, Zone};
use language::effect::{Cause, EventPattern};
use language::event::Deed;

use super::words::{ahead, at_end, list, maybe, said, said_any, table, words};
use super::{Input, Parsed, again, asks, dealt, enters, gain, happening, instead, noun, player, restricts};
use crate::oracle::tree::{
    Asks, Becomes, Gain, Happening, How, Instead, Like, Must, Number, Player, Recipient, Static, Thing,
    Trait, Would,
};

/// What is always so: one static ability, or several that one sentence says.
pub(super) fn statement(i: &mut Input<'_>) -> Parsed<Vec<Static>> {
    let start = i.checkpoint();
    if let Ok(found) = enters::escapes(i)
        && at_end(i)
    {
        return Ok(vec![found]);
    }
    i.reset(&start);
    let before = maybe(i, before).map(|first| match maybe(i, before) {
        Some(second) => Asks::All(vec![first, second]),
        None => first,
    });
    let mut all = alt((to_and_by, one)).parse_next(i)?;
    // "~ gets +2/+2 and other creatures you control have trample": of others, and under the same condition.
    let more = maybe(i, |i: &mut Input<'_>| {
        words("and")(i)?;
        let more = predicates(i)?;
        if at_end(i) && all.iter().chain(&more).all(is_of_all) { Ok(more) } else { Err(EmptyError) }
    });
    all.extend(more.into_iter().flatten());
    // "If ~ was kicked, it enters ..": the condition has named the card itself.
    let all = match &before {
        Some(asks) => all.into_iter().map(|is| of_named(is, asks)).collect(),
        None => all,
    };
    let behind = maybe(i, behind);
    let only_if = match (before, behind) {
        // "Otherwise" is all that is asked there.
        (Some(Asks::Otherwise), Some(_)) => return Err(EmptyError),
        (Some(before), Some(behind)) => Some(Asks::All(vec![before, behind])),
        (before, behind) => before.or(behind),
    };
    if !at_end(i) {
        return Err(EmptyError);
    }
    Ok(all.into_iter().map(|is| Static { only_if: only_if.clone(), is }).collect())
}

/// Whether it is said of the card itself, or of all that are alike, what they have.
const fn is_of_all(is: &Would) -> bool {
    matches!(is, Would::Have(Thing::Own | Thing::Such(How::Each, _), _))
}

/// What "it" is, is what the condition before has named: the card itself, or what it is attached to.
fn of_named(mut is: Would, asks: &Asks) -> Would {
    if let Would::Enters { what: Thing::It, how, may } = is {
        return Would::Enters { what: Thing::Own, how, may };
    }
    let Some(named) = named(asks) else { return is };
    if let Would::Instead(effect) = &mut is {
        if let Happening::Damage(from, to, _) = &mut effect.event {
            if *from == Some(Thing::It) {
                *from = Some(named.clone());
            }
            if *to == Some(Recipient::Thing(Thing::It)) {
                *to = Some(Recipient::Thing(named));
            }
        }
        return is;
    }
    let (Would::Have(what, _) | Would::Cant(what, _) | Would::Must(what, _) | Would::BlocksMore(what, _)) =
        &mut is
    else {
        return is;
    };
    if *what == Thing::It {
        *what = named;
    }
    is
}

/// The object that a condition names.
fn named(asks: &Asks) -> Option<Thing> {
    if let Asks::Not(asks) = asks {
        return named(asks);
    }
    if let Asks::All(all) | Asks::Any(all) = asks {
        return all.iter().find_map(named);
    }
    let attached = |one: &Trait| if let Trait::AttachedTo(to) = one { Some((**to).clone()) } else { None };
    if let Asks::Exists(Like(traits)) = asks {
        return traits.iter().find_map(attached).filter(|thing| matches!(thing, Thing::Own | Thing::Host));
    }
    let thing = if let Asks::Is(thing, _) | Asks::Paid(thing, _) | Asks::Cast(thing, _) = asks {
        thing
    } else if let Asks::Number(Number::Of(_, thing) | Number::Counters(_, thing), ..) = asks {
        thing
    } else {
        return None;
    };
    matches!(thing, Thing::Own | Thing::Host).then(|| thing.clone())
}

fn one(i: &mut Input<'_>) -> Parsed<Vec<Would>> {
    if let Some(both) = maybe(i, enters_and_cant) {
        return Ok(both);
    }
    if let Some(both) = maybe(i, cant_be_stopped) {
        return Ok(both);
    }
    if let Some(both) =
        maybe(i, restricts::barred_both).or_else(|| maybe(i, restricts::neither_cast_nor_activate))
    {
        return Ok(both);
    }
    if let Some(all) = maybe(i, you_and_others) {
        return Ok(all);
    }
    if let Some(again) = maybe(i, again::triggers_again) {
        return Ok(vec![again]);
    }
    if let Some(all) = maybe(i, lands_produce) {
        return Ok(all);
    }
    let of_players = alt((
        restricts::abilities_of,
        restricts::barred,
        restricts::never_cast,
        restricts::never_enter,
        restricts::no_counters,
        restricts::no_trigger,
        restricts::untargetable,
        alt((restricts::no_loss, restricts::unless_paid)),
        restricts::yours,
    ));
    if let Some(both) = maybe(i, prevents_and_has) {
        return Ok(both);
    }
    let single = alt((
        replaces,
        unpreventable,
        enters::statement,
        skips,
        stays_tapped,
        restricts::blocked_by_all,
        of_players,
    ));
    alt((single.map(|is| vec![is]), predicates)).parse_next(i)
}

/// "You and Goats you control have hexproof".
fn you_and_others(i: &mut Input<'_>) -> Parsed<Vec<Would>> {
    words("you and")(i)?;
    let what = noun::thing(i)?;
    words("have")(i)?;
    let (keyword, by) = table(&[
        ("hexproof", (Keyword::Hexproof, Player::Opponents)),
        ("shroud", (Keyword::Shroud, Player::Each)),
    ])(i)?;
    let has = Would::Have(what, vec![Gain::Ability(Ability::Keyword(keyword))]);
    Ok(vec![Would::NoTarget(Player::You, by), has])
}

/// "If tapped for mana, Swamps produce {G} and Forests produce {B} instead of any other type".
fn lands_produce(i: &mut Input<'_>) -> Parsed<Vec<Would>> {
    words("if tapped for mana ,")(i)?;
    let one = |i: &mut Input<'_>| {
        let what = noun::plain(i)?;
        words("produce")(i)?;
        let mana = instead::mana(i)?;
        let event = Happening::TappedForMana(None, what);
        let becomes = Becomes::ManaOf(mana);
        let effect = Instead { event, because: None, by: None, only_if: None, may: false, becomes };
        Ok(Would::Instead(Box::new(effect)))
    };
    let all = list(one, &[", and", "and", ","])(i)?;
    words("instead of any other type")(i)?;
    Ok(all)
}

/// "~ enters tapped and doesn't untap during your untap step".
fn enters_and_cant(i: &mut Input<'_>) -> Parsed<Vec<Would>> {
    let enters = enters::statement(i)?;
    if !matches!(&enters, Would::Enters { what: Thing::Own, may: false, .. }) {
        return Err(EmptyError);
    }
    words("and")(i)?;
    let cant = restricts::restrictions(i)?;
    Ok(vec![enters, Would::Cant(Thing::Own, cant)])
}

/// "Prevent all combat damage it would deal and it has defender".
fn prevents_and_has(i: &mut Input<'_>) -> Parsed<Vec<Would>> {
    let first = replaces(i)?;
    words("and it")(i)?;
    let gains = gain::gain(i)?;
    Ok(vec![first, Would::Have(Thing::It, gains)])
}

/// "~ can't be countered and the damage can't be prevented".
fn cant_be_stopped(i: &mut Input<'_>) -> Parsed<Vec<Would>> {
    let what = noun::own(i)?;
    let cant = restricts::restrictions(i)?;
    words("and the damage can't be prevented")(i)?;
    let damage = Happening::Damage(Some(what.clone()), None, None);
    Ok(vec![Would::Cant(what, cant), Would::Unpreventable(damage)])
}

/// A condition in front. "If" stands there only before how something enters, or before damage that is prevented.
fn before(i: &mut Input<'_>) -> Parsed<Asks> {
    if said(i, "during your turn ,") {
        return Ok(Asks::TurnOf(Player::You));
    }
    if said(i, "during turns other than yours ,") {
        return Ok(Asks::TurnOf(Player::Opponents));
    }
    if said(i, "otherwise ,") {
        return Ok(Asks::Otherwise);
    }
    if let Some(found) = maybe(i, buried) {
        return Ok(found);
    }
    if !said_any(i, &["as long as", "if"]) {
        return Err(EmptyError);
    }
    let asks = asks::asks(i)?;
    words(",")(i).map(|()| asks)
}

/// "As long as ~ is in your graveyard and you control an Island": the ability functions there.
fn buried(i: &mut Input<'_>) -> Parsed<Asks> {
    words("as long as")(i)?;
    noun::own(i)?;
    words("is in your graveyard")(i)?;
    let mut all = vec![Asks::Is(Thing::Own, Like(vec![Trait::In(Zone::Graveyard, Some(Player::You))]))];
    if said(i, "and") {
        all.push(asks::asks(i)?);
    }
    words(",")(i).map(|()| Asks::All(all))
}

/// A condition behind.
fn behind(i: &mut Input<'_>) -> Parsed<Asks> {
    if said_any(i, &["as long as", "if"]) {
        return asks::asks(i);
    }
    if said(i, "unless") {
        return asks::asks(i).map(|asks| Asks::Not(Box::new(asks)));
    }
    if said(i, "during your turn") {
        return Ok(Asks::TurnOf(Player::You));
    }
    if said(i, "during turns other than yours") {
        return Ok(Asks::TurnOf(Player::Opponents));
    }
    Err(EmptyError)
}

/// "Creatures you control get +1/+1 and have flying", "~ can't block and has reach".
fn predicates(i: &mut Input<'_>) -> Parsed<Vec<Would>> {
    let what = subjects(i)?;
    // Each of two by itself; besides what was said before.
    said(i, if matches!(what, Thing::And(_)) { "each" } else { "also" });
    if what == Thing::Own
        && let Some(gains) = maybe(i, restricts::counted)
    {
        return Ok(vec![Would::Have(what, gains)]);
    }
    let each = list(|i: &mut Input<'_>| predicate(i, &what), &[", and", "and", ","])(i)?;
    let (mut gains, mut others) = (Vec::new(), Vec::new());
    for one in each {
        if let Would::Have(_, more) = one {
            gains.extend(more);
        } else {
            others.push(one);
        }
    }
    if let Some(x) = maybe(i, gain::x_is) {
        gains = known(&gains, &x)?;
    }
    let had = Some(Would::Have(what, gains))
        .filter(|had| !matches!(had, Would::Have(_, gains) if gains.is_empty()));
    Ok(had.into_iter().chain(others).collect())
}

/// Objects of one description, or of two: "Elf creatures you control and other Goblin creatures you control".
fn subjects(i: &mut Input<'_>) -> Parsed<Thing> {
    let first = noun::thing(i)?;
    let is_known = |what: &Thing| matches!(what, Thing::Own | Thing::Host | Thing::Such(How::Each, _));
    let start = i.checkpoint();
    if is_known(&first)
        && said(i, "and")
        && let Ok(second) = noun::thing(i)
        && is_known(&second)
        && ["each", "get", "have", "can't", "lose", "are"].iter().any(|verb| ahead(i, verb))
    {
        return Ok(Thing::And(vec![first, second]));
    }
    i.reset(&start);
    Ok(first)
}

fn predicate(i: &mut Input<'_>, what: &Thing) -> Parsed<Would> {
    let what = || what.clone();
    alt((
        gain::gain.map(|gains| Would::Have(what(), gains)),
        restricts::must.map(|all| Would::Must(what(), all)),
        restricts::restrictions.map(|all| Would::Cant(what(), all)),
        restricts::more_blocks.map(|more| Would::BlocksMore(what(), more)),
        words("all creatures able to block it do so")
            .map(|()| Would::Must(what(), vec![Must::BeBlockedByAll])),
    ))
    .parse_next(i)
}

/// What is gained, with what X is.
fn known(gains: &[Gain], x: &Number) -> Parsed<Vec<Gain>> {
    let mut any = false;
    let all = gains.iter().map(|gain| {
        let known = match gain {
            Gain::SizedX(power, toughness) => Gain::SizedFor((*power).into(), (*toughness).into(), x.clone()),
            Gain::Power(Number::X) => Gain::Power(x.clone()),
            Gain::Toughness(Number::X) => Gain::Toughness(x.clone()),
            Gain::Sized(..)
            | Gain::SizedFor(..)
            | Gain::Base(..)
            | Gain::Power(_)
            | Gain::Toughness(_)
            | Gain::Ability(_)
            | Gain::Quoted { .. }
            | Gain::Loses(_)
            | Gain::LosesAll
            | Gain::LosesCreatureTypes
            | Gain::Bound(_)
            | Gain::LosesOthers
            | Gain::Becomes { .. }
            | Gain::Colors(_)
            | Gain::IsNo(_)
            | Gain::OneOf(_) => return gain.clone(),
        };
        any = true;
        known
    });
    let all = all.collect();
    if any { Ok(all) } else { Err(EmptyError) }
}

/// Prevention to and by the same objects.
fn to_and_by(i: &mut Input<'_>) -> Parsed<Vec<Would>> {
    let (all, until) = dealt::to_and_by(i)?;
    if until.is_some() {
        return Err(EmptyError);
    }
    Ok(all.into_iter().map(|one| Would::Instead(Box::new(one))).collect())
}

fn unpreventable(i: &mut Input<'_>) -> Parsed<Would> {
    let (event, until) = dealt::unpreventable(i)?;
    if until.is_some() { Err(EmptyError) } else { Ok(Would::Unpreventable(event)) }
}

fn replaces(i: &mut Input<'_>) -> Parsed<Would> {
    instead::static_effect(i).map(|effect| Would::Instead(Box::new(effect)))
}

/// "You may choose not to untap ~ during your untap step": if it would untap there, it may be kept from that.
///
/// Judgement: which permanents untap is settled before any of them does (CR 502.3 (2026-04-17)); that this one is left out
/// then comes to the same as that its untapping does not happen.
fn stays_tapped(i: &mut Input<'_>) -> Parsed<Would> {
    words("you may choose not to untap")(i)?;
    let event = Happening::Done(noun::own(i)?, Deed::Untap, None);
    words("during your untap step")(i)?;
    let because = Some(Cause::TurnBased);
    let becomes = Becomes::Does(Vec::new());
    Ok(Would::Instead(Box::new(Instead { event, because, by: None, only_if: None, may: true, becomes })))
}

/// "Skip your draw step".
fn skips(i: &mut Input<'_>) -> Parsed<Would> {
    let start = i.checkpoint();
    let who = maybe(i, player::player);
    if !said_any(i, &["skip", "skips"]) {
        i.reset(&start);
        return Err(EmptyError);
    }
    let Happening::Begins(period, whose) = happening::begins(i)? else { return Err(EmptyError) };
    // "Your" step is yours, "their" step that of whoever skips it.
    if (whose == Player::You) != matches!(who, None | Some(Player::You)) {
        return Err(EmptyError);
    }
    let who = super::super::meaning::filter::player(&who.unwrap_or(Player::You)).ok_or(EmptyError)?;
    Ok(Would::Skip(EventPattern::Begin { period, who, extra: None }))
}
