//! What happens, as a trigger, a replaced event, or something of this turn says it.

use language::board::{CardType, Designation, Period, Step, Zone};
use language::effect::Zones;
use language::event::Deed;
use language::select::What;
use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use super::words::{list, maybe, said, said_any, table, verb, words};
use super::{Input, Parsed, noun, player};
use crate::oracle::tree::{Happening, How, Like, Player, Recipient, Thing, Trait};

/// What an ability triggers on, behind "when" or "whenever"; one of several.
pub(super) fn triggers(i: &mut Input<'_>) -> Parsed<Vec<Happening>> {
    let what = alt((of_thing, of_player)).parse_next(i)?;
    if said(i, "for the first time each turn") {
        return Ok(what.into_iter().map(|one| Happening::Nth(Box::new(one), 1)).collect());
    }
    Ok(what)
}

/// What happens to or by objects; several with the same subject.
fn of_thing(i: &mut Input<'_>) -> Parsed<Vec<Happening>> {
    // Of several together it is one event; of each of them, one of its own.
    let several = said(i, "one or more");
    let what = noun::thing(i)?;
    if several && !matches!(what, Thing::Such(How::Each, _)) {
        return Err(EmptyError);
    }
    let mut all = verb_of(i, &what)?;
    loop {
        let start = i.checkpoint();
        if !said_any(i, &["or", ",", ", or"]) {
            break;
        }
        if let Ok(more) = verb_of(i, &what) {
            all.extend(more);
        } else {
            i.reset(&start);
            break;
        }
    }
    if several {
        all = all.into_iter().map(|one| Happening::Several(Box::new(one))).collect();
    }
    Ok(all)
}

fn verb_of(i: &mut Input<'_>, what: &Thing) -> Parsed<Vec<Happening>> {
    let start = i.checkpoint();
    let parts: &[fn(&mut Input<'_>, &Thing) -> Parsed<Happening>] = &[
        enters,
        dies,
        leaves,
        put_into,
        blocks_creature,
        becomes_blocked,
        becomes,
        attacks,
        deals,
        is_dealt,
    ];
    for part in parts {
        if let Ok(found) = part(i, what) {
            return Ok(vec![found]);
        }
        i.reset(&start);
    }
    attacks_or_blocks(i, what).inspect_err(|_| i.reset(&start))
}

fn enters(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if !said_any(i, &["enters", "enter"]) {
        return Err(EmptyError);
    }
    let under = maybe(i, under);
    Ok(Happening::Enters(what.clone(), under))
}

pub(super) fn under(i: &mut Input<'_>) -> Parsed<Player> {
    table(&[
        ("under your control", Player::You),
        ("under an opponent 's control", Player::Opponents),
        ("under your opponents 's control", Player::Opponents),
    ])(i)
}

fn dies(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if said_any(i, &["dies", "die"]) { Ok(Happening::Dies(what.clone())) } else { Err(EmptyError) }
}

fn leaves(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if said_any(i, &["leaves the battlefield", "leave the battlefield"]) {
        return Ok(Happening::Moves(what.clone(), Some(Zones::Battlefield), None));
    }
    if said_any(i, &["leaves your graveyard", "leave your graveyard"]) {
        let what = with_owner(what, Some(Player::You))?;
        return Ok(Happening::Moves(what, Some(Zones::Graveyard), None));
    }
    Err(EmptyError)
}

fn put_into(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if !said_any(i, &["is put into", "are put into"]) {
        return Err(EmptyError);
    }
    let (zone, whose) = noun::zone(i)?;
    let from = maybe(i, from);
    let what = with_owner(what, whose)?;
    Ok(Happening::Moves(what, from.flatten(), Some(Zones::from(zone))))
}

/// "From the battlefield", "from anywhere".
pub(super) fn from(i: &mut Input<'_>) -> Parsed<Option<Zones>> {
    words("from")(i)?;
    if said(i, "anywhere other than the battlefield") {
        return Ok(Some(Zones::Not(Box::new(Zones::Battlefield))));
    }
    table(&[("anywhere", None), ("the battlefield", Some(Zones::Battlefield))])(i)
}

/// The same objects, owned by somebody whose zone they go to.
pub(super) fn with_owner(what: &Thing, whose: Option<Player>) -> Parsed<Thing> {
    let Some(whose) = whose else { return Ok(what.clone()) };
    match (what.clone(), whose) {
        (Thing::Such(how, mut like), whose) => {
            like.0.push(Trait::Owned(whose));
            Ok(Thing::Such(how, like))
        }
        (what @ (Thing::Own | Thing::It | Thing::That | Thing::They), Player::You) => {
            let being = Trait::Being(Box::new(what));
            Ok(Thing::Such(How::Each, Like(vec![being, Trait::Owned(Player::You)])))
        }
        (
            what @ (Thing::Own | Thing::Host | Thing::It | Thing::That | Thing::They),
            Player::Owner(_) | Player::That,
        ) => Ok(what),
        _ => Err(EmptyError),
    }
}

fn attacks(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if !said_any(i, &["attacks", "attack"]) {
        return Err(EmptyError);
    }
    let whom = table(&[
        ("you or a planeswalker you control", None),
        ("you", Some(Player::You)),
        ("a player", Some(Player::Each)),
        ("one of your opponents", Some(Player::Opponents)),
    ]);
    let to = match maybe(i, whom) {
        None => None,
        Some(Some(who)) => Some(Recipient::Player(who)),
        Some(None) => {
            let walkers = vec![Trait::Is(What::Type(CardType::Planeswalker)), Trait::Controlled(Player::You)];
            let walkers = Recipient::Thing(Thing::Such(How::Each, Like(walkers)));
            Some(Recipient::And(vec![Recipient::Player(Player::You), walkers]))
        }
    };
    // "Attacks alone", "attacks while saddled" say more.
    Ok(Happening::Done(what.clone(), Deed::Attack, to))
}

fn attacks_or_blocks(i: &mut Input<'_>, what: &Thing) -> Parsed<Vec<Happening>> {
    if said_any(i, &["blocks", "block"]) {
        return Ok(vec![Happening::Done(what.clone(), Deed::Block, None)]);
    }
    Err(EmptyError)
}

fn blocks_creature(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if !said_any(i, &["blocks", "block"]) {
        return Err(EmptyError);
    }
    let whom = noun::thing(i)?;
    Ok(Happening::Done(what.clone(), Deed::Block, Some(Recipient::Thing(whom))))
}

fn becomes_blocked(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if !said_any(i, &["becomes blocked", "become blocked"]) {
        return Err(EmptyError);
    }
    let by = if said(i, "by") { Some(Recipient::Thing(noun::thing(i)?)) } else { None };
    Ok(Happening::Done(what.clone(), Deed::BecomeBlocked, by))
}

fn becomes(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    let deed = table(&[
        ("becomes tapped", Deed::Tap),
        ("become tapped", Deed::Tap),
        ("becomes untapped", Deed::Untap),
        ("become untapped", Deed::Untap),
        ("is turned face up", Deed::TurnFaceUp),
        ("transforms into ~", Deed::Transform),
        ("transforms", Deed::Transform),
        ("becomes monstrous", Deed::Become(Designation::Monstrous)),
        ("becomes renowned", Deed::Become(Designation::Renowned)),
        ("explores", Deed::Explore),
        ("attacks and isn't blocked", Deed::BecomeUnblocked),
        ("becomes the target of a spell or ability", Deed::BecomeTarget),
    ])(i)?;
    Ok(Happening::Done(what.clone(), deed, None))
}

fn deals(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    verb("deal")(i)?;
    let combat = combat(i);
    words("damage")(i)?;
    let to = if said(i, "to") { Some(recipient(i)?) } else { None };
    Ok(Happening::Damage(Some(what.clone()), to, combat))
}

/// "Combat", "noncombat", or neither.
pub(super) fn combat(i: &mut Input<'_>) -> Option<bool> {
    maybe(i, table(&[("combat", true), ("noncombat", false)]))
}

/// Who or what is dealt damage, as an event says it.
pub(super) fn recipient(i: &mut Input<'_>) -> Parsed<Recipient> {
    let each = list(one_recipient, &[", or", "and/or", "or on", "or", "and"])(i)?;
    Ok(if let [one] = &each[..] { one.clone() } else { Recipient::And(each) })
}

pub(super) fn one_recipient(i: &mut Input<'_>) -> Parsed<Recipient> {
    if said(i, "yourself") {
        return Ok(Recipient::Player(Player::You));
    }
    if let Some(who) = maybe(i, player::player) {
        return Ok(Recipient::Player(who));
    }
    // The article stands before the first of several.
    if let Some(who) = maybe(i, table(&[("player", Player::Some), ("opponent", Player::AnOpponent)])) {
        return Ok(Recipient::Player(who));
    }
    if said(i, "one or more players") {
        return Ok(Recipient::Player(Player::Each));
    }
    said(i, "one or more");
    noun::thing(i).map(Recipient::Thing)
}

fn is_dealt(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if !said_any(i, &["is dealt", "are dealt"]) {
        return Err(EmptyError);
    }
    let combat = combat(i);
    words("damage")(i)?;
    Ok(Happening::Damage(None, Some(Recipient::Thing(what.clone())), combat))
}

/// What players do.
fn of_player(i: &mut Input<'_>) -> Parsed<Vec<Happening>> {
    let who = player::player(i)?;
    if said_any(i, &["attack", "attacks"]) {
        let theirs = Thing::Such(How::Each, Like(vec![Trait::Controlled(who)]));
        return Ok(vec![Happening::Several(Box::new(Happening::Done(theirs, Deed::Attack, None)))]);
    }
    list(|i: &mut Input<'_>| deed(i, &who), &["or"])(i)
}

fn deed(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    let start = i.checkpoint();
    let parts: &[fn(&mut Input<'_>, &Player) -> Parsed<Happening>] =
        &[casts, cycles, draws, life, discards, sacrifices, dealt, does];
    for part in parts {
        if let Ok(found) = part(i, who) {
            return Ok(found);
        }
        i.reset(&start);
    }
    Err(EmptyError)
}

fn casts(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("cast")(i)?;
    if noun::own(i).is_ok() {
        return Ok(Happening::Casts(who.clone(), Like(vec![Trait::Being(Box::new(Thing::Own))])));
    }
    if let Some(nth) = maybe(i, nth_of_turn(who, "spell each turn")) {
        let spell = Like(vec![Trait::Spell]);
        return Ok(Happening::Nth(Box::new(Happening::Casts(who.clone(), spell)), nth));
    }
    let Thing::Such(How::One, like) = noun::thing(i)? else { return Err(EmptyError) };
    if !like.0.contains(&Trait::Spell) {
        return Err(EmptyError);
    }
    Ok(Happening::Casts(who.clone(), cast_from(like)?))
}

/// From where a spell is cast: how it is cast says that, it is on the stack then.
fn cast_from(Like(traits): Like) -> Parsed<Like> {
    let from = |one: Trait| {
        let Trait::In(zone, _) = one else { return Ok(one) };
        let word = match zone {
            Zone::Hand => "from hand",
            Zone::Graveyard => "from graveyard",
            Zone::Exile => "from exile",
            Zone::Library => "from library",
            Zone::Battlefield | Zone::Stack | Zone::Command | Zone::Outside => return Err(EmptyError),
        };
        Ok(Trait::Is(What::Paid(word.to_owned())))
    };
    Ok(Like(traits.into_iter().map(from).collect::<Parsed<_>>()?))
}

/// "You cycle ~".
fn cycles(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("cycle")(i)?;
    if *who != Player::You {
        return Err(EmptyError);
    }
    noun::own(i).map(|what| Happening::Done(what, Deed::Cycle, None))
}

/// "Your second spell each turn."
fn nth_of_turn<'t>(who: &Player, of: &'static str) -> impl FnMut(&mut Input<'t>) -> Parsed<u64> {
    let whose = if *who == Player::You { "your" } else { "their" };
    move |i: &mut Input<'t>| {
        words(whose)(i)?;
        let nth = table(&[("first", 1), ("second", 2), ("third", 3), ("fourth", 4)])(i)?;
        words(of)(i)?;
        Ok(nth)
    }
}

fn draws(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("draw")(i)?;
    if let Some(nth) = maybe(i, nth_of_turn(who, "card each turn")) {
        return Ok(Happening::Nth(Box::new(Happening::Draws(who.clone())), nth));
    }
    words("a card")(i)?;
    Ok(Happening::Draws(who.clone()))
}

fn life(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    let of = table(&[
        ("gains life", Happening::GainsLife as fn(Player) -> Happening),
        ("gain life", Happening::GainsLife),
        ("loses life", Happening::LosesLife),
        ("lose life", Happening::LosesLife),
    ])(i)?;
    Ok(of(who.clone()))
}

fn discards(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("discard")(i)?;
    let Thing::Such(How::One, like) = noun::thing(i)? else { return Err(EmptyError) };
    Ok(Happening::Discards(who.clone(), like))
}

fn sacrifices(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("sacrifice")(i)?;
    noun::thing(i).map(|what| Happening::Sacrifices(who.clone(), what))
}

/// "You're dealt damage."
fn dealt(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    if !said_any(i, &["is dealt", "are dealt"]) {
        return Err(EmptyError);
    }
    let combat = combat(i);
    words("damage")(i)?;
    Ok(Happening::Damage(None, Some(Recipient::Player(who.clone())), combat))
}

fn does(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    let deed = table(&[
        ("scry", Deed::Scry),
        ("scries", Deed::Scry),
        ("surveil", Deed::Surveil),
        ("surveils", Deed::Surveil),
        ("shuffles their library", Deed::Shuffle),
        ("shuffle your library", Deed::Shuffle),
    ])(i)?;
    Ok(Happening::Does(who.clone(), deed))
}

/// What stands behind "at the beginning of".
pub(super) fn begins(i: &mut Input<'_>) -> Parsed<Happening> {
    const STEPS: &[(&str, Step)] = &[
        ("upkeep steps", Step::Upkeep),
        ("upkeep step", Step::Upkeep),
        ("upkeep", Step::Upkeep),
        ("upkeeps", Step::Upkeep),
        ("draw step", Step::Draw),
        ("draw steps", Step::Draw),
        ("end step", Step::End),
        ("end steps", Step::End),
        ("untap steps", Step::Untap),
        ("untap step", Step::Untap),
        ("precombat main phase", Step::Main),
        ("first main phase", Step::Main),
        ("postcombat main phase", Step::SecondMain),
        ("second main phase", Step::SecondMain),
    ];
    if let Some(who) = maybe(
        i,
        table(&[
            ("combat on your turn", Player::You),
            ("each combat", Player::Each),
            ("combat on each opponent 's turn", Player::Opponents),
        ]),
    ) {
        return Ok(Happening::Begins(Period::Step(Step::BeginCombat), who));
    }
    let who = match maybe(i, player::owner) {
        Some(who) => who,
        None if said_any(i, &["each", "the"]) => Player::Each,
        None => return Err(EmptyError),
    };
    if said(i, "of")
        && let Some(who) = maybe(i, player::owner)
    {
        return table(STEPS)(i).map(|step| Happening::Begins(Period::Step(step), who));
    }
    table(STEPS)(i).map(|step| Happening::Begins(Period::Step(step), who))
}

/// Something that has happened: "a creature died", "you gained life", "you attacked".
pub(super) fn past(i: &mut Input<'_>) -> Parsed<Happening> {
    alt((to_things, player_did)).parse_next(i)
}

/// "A creature died under your control", "a permanent you controlled left the battlefield".
fn to_things(i: &mut Input<'_>) -> Parsed<Happening> {
    let what = noun::thing(i)?;
    done(i, what)
}

/// What has happened to objects, behind them.
pub(super) fn done(i: &mut Input<'_>, what: Thing) -> Parsed<Happening> {
    let controlled = |i: &mut Input<'_>, what: Thing| match (maybe(i, under), what) {
        (None, what) => Ok(what),
        (Some(who), Thing::Such(how, mut like)) => {
            like.0.push(Trait::Controlled(who));
            Ok(Thing::Such(how, like))
        }
        (Some(_), _) => Err(EmptyError),
    };
    if said(i, "died") {
        return controlled(i, what).map(Happening::Dies);
    }
    if said(i, "left the battlefield") {
        return controlled(i, what).map(|what| Happening::Moves(what, Some(Zones::Battlefield), None));
    }
    if said(i, "was warped") {
        let Thing::Such(How::One, mut like) = what else { return Err(EmptyError) };
        like.0.push(Trait::Is(What::Paid("warp".to_owned())));
        return Ok(Happening::Casts(Player::Each, like));
    }
    words("entered")(i)?;
    let under = maybe(i, under);
    Ok(Happening::Enters(what, under))
}

/// What was counted this turn: "creatures that died under your control this turn", "spells you've cast this turn".
pub(super) fn counted(i: &mut Input<'_>) -> Parsed<Happening> {
    let other = said(i, "other");
    let like = noun::like(i, other)?;
    if like.0.contains(&Trait::Spell) && said(i, "cast this turn") {
        return Ok(Happening::Casts(Player::Each, like));
    }
    let found = if said_any(i, &["you've cast", "you cast"]) {
        let Like(traits) = &like;
        if other || !traits.contains(&Trait::Spell) {
            return Err(EmptyError);
        }
        Happening::Casts(Player::You, like)
    } else {
        words("that")(i)?;
        done(i, Thing::Such(How::One, like))?
    };
    words("this turn")(i).map(|()| found)
}

fn player_did(i: &mut Input<'_>) -> Parsed<Happening> {
    if said(i, "you've cast") {
        return casts_one(i, &Player::You);
    }
    let who = player::player(i)?;
    if said(i, "gained life") {
        return Ok(Happening::GainsLife(who));
    }
    if said(i, "lost life") {
        return Ok(Happening::LosesLife(who));
    }
    if said_any(i, &["has cast", "cast"]) {
        return casts_one(i, &who);
    }
    if said(i, "played a land") {
        return Ok(Happening::Does(who, Deed::PlayLand));
    }
    if said(i, "had") {
        let what = noun::thing(i)?;
        words("enter")(i)?;
        let control = under(i)?;
        // Under the control of whoever had it enter.
        return if control == who { Ok(Happening::Enters(what, Some(control))) } else { Err(EmptyError) };
    }
    words("attacked")(i)?;
    let mut like = Like(vec![Trait::Is(What::Type(CardType::Creature))]);
    if said(i, "with") {
        let Thing::Such(How::One, with) = noun::thing(i)? else { return Err(EmptyError) };
        like = with;
    }
    like.0.push(Trait::Controlled(who));
    Ok(Happening::Done(Thing::Such(How::One, like), Deed::Attack, None))
}

fn casts_one(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    let Thing::Such(How::One, like) = noun::thing(i)? else { return Err(EmptyError) };
    Ok(Happening::Casts(who.clone(), like))
}
