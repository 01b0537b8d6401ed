//! What objects can't do, and what they have to do.

use language::board::{CardType, Loss, Zone};
use language::effect::Zones;
use language::event::Deed;
use language::select::{Compare, What};
use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;

use super::words::{ahead, at_end, list, maybe, said, said_any, table, words};
use super::{Input, Parsed, costs, dealt, happening, instead, keyword, noun, number, player};
use crate::oracle::tree::{
    Asks, Cant, Happening, How, Like, Must, Number, Player, Recipient, Thing, Trait, Would,
};

/// What objects can't do: "can't attack or block", "doesn't untap during its controller's untap step".
pub(super) fn restrictions(i: &mut Input<'_>) -> Parsed<Vec<Cant>> {
    if let Some(found) = maybe(i, untaps_not) {
        return Ok(vec![found]);
    }
    if said_any(i, &["its activated abilities", "their activated abilities", "'s activated abilities"]) {
        return not_activated(i).map(|cant| vec![cant]);
    }
    if said_any(i, &["assigns no combat damage", "assign no combat damage"]) {
        return Ok(vec![Cant::AssignCombatDamage]);
    }
    if said(i, "can block only") {
        return such(i).map(|like| vec![Cant::BlockOthers(like)]);
    }
    words("can't")(i)?;
    if said(i, "attack or block alone") {
        return Ok(vec![Cant::AttackAlone, Cant::BlockAlone]);
    }
    if let Some(like) = maybe(i, |i: &mut Input<'_>| {
        words("block or be blocked by")(i)?;
        such(i)
    }) {
        return Ok(vec![Cant::BlockSuch(like.clone()), Cant::BeBlockedBy(like)]);
    }
    list(one, &[", or", "or", ","])(i)
}

/// "Can't be activated unless they're mana abilities".
fn not_activated(i: &mut Input<'_>) -> Parsed<Cant> {
    words("can't be activated")(i)?;
    Ok(Cant::BeActivated(said(i, "unless they're mana abilities")))
}

/// "Activated abilities of artifacts can't be activated".
pub(super) fn abilities_of(i: &mut Input<'_>) -> Parsed<Would> {
    words("activated abilities of")(i)?;
    let of_sources = ahead(i, "sources");
    let mut what = noun::thing(i)?;
    if let Thing::Such(_, Like(traits)) = &mut what
        && of_sources
    {
        // A source may be a card in any zone (CR 113.7 (2026-04-17)).
        let zones =
            [Zone::Battlefield, Zone::Hand, Zone::Graveyard, Zone::Exile, Zone::Command, Zone::Library];
        traits.push(Trait::Is(What::OneOf(zones.map(What::In).to_vec())));
    }
    not_activated(i).map(|cant| Would::Cant(what, vec![cant]))
}

fn one(i: &mut Input<'_>) -> Parsed<Cant> {
    alt((attack, block, be_blocked, be_targeted, have_counters, table(CANT))).parse_next(i)
}

const CANT: &[(&str, Cant)] = &[
    ("be regenerated", Cant::BeRegenerated),
    ("be countered by spells or abilities", Cant::BeCountered),
    ("be countered", Cant::BeCountered),
    ("be sacrificed", Cant::BeSacrificed),
    ("become untapped", Cant::BecomeUntapped),
];

fn attack(i: &mut Input<'_>) -> Parsed<Cant> {
    words("attack")(i)?;
    if said(i, "alone") {
        return Ok(Cant::AttackAlone);
    }
    Ok(maybe(i, dealt::recipient).map_or(Cant::Attack, Cant::AttackWhom))
}

fn block(i: &mut Input<'_>) -> Parsed<Cant> {
    words("block")(i)?;
    if said(i, "alone") {
        return Ok(Cant::BlockAlone);
    }
    if said_any(i, &["~", "it"]) {
        return Ok(Cant::BlockOwn);
    }
    Ok(maybe(i, such).map_or(Cant::Block, Cant::BlockSuch))
}

fn be_blocked(i: &mut Input<'_>) -> Parsed<Cant> {
    words("be blocked")(i)?;
    let but = said(i, "except");
    if !said(i, "by") {
        return if but { Err(EmptyError) } else { Ok(Cant::BeBlocked) };
    }
    if !but && said(i, "more than one creature") {
        return Ok(Cant::BeBlockedByMore(1));
    }
    if but { blocked_but(i) } else { such(i).map(Cant::BeBlockedBy) }
}

/// Behind "can't be blocked except by": "two or more creatures", "Walls".
pub(super) fn blocked_but(i: &mut Input<'_>) -> Parsed<Cant> {
    match maybe(i, or_more_creatures) {
        Some(least) => Ok(Cant::BeBlockedByFewer(least)),
        None => such(i).map(Cant::BeBlockedBut),
    }
}

/// "Two or more creatures".
fn or_more_creatures(i: &mut Input<'_>) -> Parsed<u64> {
    let least = number::plain(i)?;
    words("or more creatures")(i).map(|()| least)
}

/// Creatures of some kinds, each with what is said of it: "artifact creatures and/or red creatures".
fn such(i: &mut Input<'_>) -> Parsed<Like> {
    let mut each = list(many, &["and/or", "or", "and"])(i)?;
    if each.len() == 1
        && let Some(only) = each.pop()
    {
        return Ok(only);
    }
    Ok(Like(vec![Trait::AnyOf(each)]))
}

/// Several that are alike, without a word in front.
fn many(i: &mut Input<'_>) -> Parsed<Like> {
    if said(i, "creatures with greater power") {
        use language::board::CardType;
        use language::select::What;
        return Ok(Like(vec![Trait::Is(What::Type(CardType::Creature)), Trait::Is(What::GreaterPower)]));
    }
    let Thing::Such(How::Each, like) = noun::plain(i)? else { return Err(EmptyError) };
    Ok(like)
}

/// "Be the target of red spells or abilities from red sources", "be the target of spells or abilities your opponents
/// control".
fn be_targeted(i: &mut Input<'_>) -> Parsed<Cant> {
    if !said_any(i, &["be the target of", "be the targets of"]) {
        return Err(EmptyError);
    }
    if said(i, "spells or abilities") {
        let by = maybe(i, table(&[("your opponents control", Player::Opponents)]));
        return Ok(Cant::BeTargeted(by.unwrap_or(Player::Each), Like::default()));
    }
    let Like(spells) = noun::like(i, false)?;
    if spells.last() != Some(&Trait::Spell) {
        return Err(EmptyError);
    }
    words("or abilities from")(i)?;
    let Like(sources) = noun::like(i, false)?;
    let said = |all: &[Trait]| -> Vec<Trait> {
        let bare = |one: &&Trait| **one != Trait::Spell && **one != Trait::Is(language::select::What::Any);
        all.iter().filter(bare).cloned().collect()
    };
    if said(&spells) != said(&sources) {
        return Err(EmptyError);
    }
    Ok(Cant::BeTargeted(Player::Each, Like(said(&sources))))
}

/// "Have counters put on them".
fn have_counters(i: &mut Input<'_>) -> Parsed<Cant> {
    words("have")(i)?;
    let kind = instead::kind_of_counters(i)?;
    if said_any(i, &["put on it", "put on them"]) { Ok(Cant::GetCounters(kind)) } else { Err(EmptyError) }
}

/// "Counters can't be put on artifacts or creatures".
pub(super) fn no_counters(i: &mut Input<'_>) -> Parsed<Would> {
    let kind = instead::kind_of_counters(i)?;
    words("can't be put on")(i)?;
    let on = happening::recipient(i)?;
    Ok(Would::Barred(vec![Happening::Counters(None, kind, on)]))
}

/// "Creatures entering don't cause abilities to trigger".
pub(super) fn no_trigger(i: &mut Input<'_>) -> Parsed<Would> {
    let what = noun::plain(i)?;
    if !said_any(i, &["entering don't cause abilities to trigger"]) {
        return Err(EmptyError);
    }
    Ok(Would::NoTrigger(Happening::Enters(what, None)))
}

/// "Doesn't untap during your untap step".
fn untaps_not(i: &mut Input<'_>) -> Parsed<Cant> {
    table(&[
        ("doesn't untap during its controller 's untap step", Cant::Untap),
        ("doesn't untap during your untap step", Cant::Untap),
        ("don't untap during their controllers 's untap steps", Cant::Untap),
        ("don't untap during their controller 's untap step", Cant::Untap),
        ("don't untap during their controllers 's untap step", Cant::Untap),
    ])(i)
}

/// "Attacks each combat if able", "must be blocked if able".
pub(super) fn must(i: &mut Input<'_>) -> Parsed<Vec<Must>> {
    if said_any(i, &["attacks or blocks each combat if able", "attacks or blocks each turn if able"]) {
        return Ok(vec![Must::Attack, Must::Block]);
    }
    // CR 701.15b (2026-04-17).
    if said_any(i, &["is goaded", "are goaded"]) {
        return Ok(vec![Must::Attack, Must::AttackOthers]);
    }
    table(MUST)(i).map(|one| vec![one])
}

const MUST: &[(&str, Must)] = &[
    ("attacks each combat if able", Must::Attack),
    ("attack each combat if able", Must::Attack),
    ("attacks each turn if able", Must::Attack),
    ("attack each turn if able", Must::Attack),
    ("must attack each combat if able", Must::Attack),
    ("blocks each combat if able", Must::Block),
    ("block each combat if able", Must::Block),
    ("blocks each turn if able", Must::Block),
    ("block each turn if able", Must::Block),
    ("must be blocked if able", Must::BeBlocked),
];

/// "All creatures able to block ~ do so", "all Walls able to block ~ do so".
pub(super) fn blocked_by_all(i: &mut Input<'_>) -> Parsed<Would> {
    words("all")(i)?;
    let must = if said(i, "creatures able to block") {
        Must::BeBlockedByAll
    } else {
        let Thing::Such(How::Each, like) = noun::plain(i)? else { return Err(EmptyError) };
        words("able to block")(i)?;
        Must::BeBlockedByAllSuch(like)
    };
    let what = noun::simple(i)?;
    words("do so")(i).map(|()| Would::Must(what, vec![must]))
}

/// "Can block an additional creature each combat".
pub(super) fn more_blocks(i: &mut Input<'_>) -> Parsed<u64> {
    words("can block")(i)?;
    if said(i, "any number of creatures") {
        return Ok(u64::MAX);
    }
    let more = if said(i, "an additional") {
        maybe(i, number::plain).unwrap_or(1)
    } else {
        let more = number::plain(i)?;
        words("additional")(i).map(|()| more)?
    };
    if !said_any(i, &["creature", "creatures"]) || !said_any(i, &["each combat", "each turn"]) {
        return Err(EmptyError);
    }
    Ok(more)
}

/// "You control enchanted creature".
pub(super) fn yours(i: &mut Input<'_>) -> Parsed<Would> {
    words("you control")(i)?;
    let what = noun::simple(i)?;
    if what == Thing::Host && at_end(i) { Ok(Would::Yours(what)) } else { Err(EmptyError) }
}

/// What players can't do: "your opponents can't gain life", "players can't cast creature spells".
pub(super) fn barred(i: &mut Input<'_>) -> Parsed<Would> {
    let who = player::player(i)?;
    let of_host = matches!(&who, Player::Controller(of) if **of == Thing::Host);
    let is_known =
        matches!(who, Player::You | Player::Each | Player::Opponents | Player::Enchanted | Player::Some);
    if !of_host && !is_known {
        return Err(EmptyError);
    }
    words("can't")(i)?;
    list(|i: &mut Input<'_>| barred_one(i, &who), &[", or", "or", ","])(i).map(Would::Barred)
}

/// "Target player can't cast spells", "its controller can't gain life": a target, who is "that player" then, or one who was
/// named.
pub(super) fn barred_to_one(i: &mut Input<'_>) -> Parsed<(Option<Player>, Vec<Happening>)> {
    let who = player::player(i)?;
    let is_target = matches!(who, Player::Target | Player::TargetOpponent);
    if !is_target && !matches!(who, Player::That | Player::Controller(_) | Player::Owner(_)) {
        return Err(EmptyError);
    }
    let (target, who) = if is_target { (Some(who), Player::That) } else { (None, who) };
    words("can't")(i)?;
    list(|i: &mut Input<'_>| barred_one(i, &who), &[", or", "or", ","])(i).map(|all| (target, all))
}

/// "Creature spells can't be cast".
pub(super) fn never_cast(i: &mut Input<'_>) -> Parsed<Would> {
    let like = noun::like(i, false)?;
    if !like.0.contains(&Trait::Spell) {
        return Err(EmptyError);
    }
    words("can't be cast")(i).map(|()| Would::Barred(vec![Happening::Casts(Player::Each, like)]))
}

/// "Creature cards in graveyards and libraries can't enter the battlefield", "lands can't enter".
pub(super) fn never_enter(i: &mut Input<'_>) -> Parsed<Would> {
    let cards = maybe(i, table(&[("creature cards in", true), ("permanent cards in", false)]));
    let enters = if let Some(creatures) = cards {
        let from = if said(i, "graveyards and libraries") {
            Zones::OneOf(vec![Zones::Graveyard, Zones::Library])
        } else {
            words("graveyards")(i).map(|()| Zones::Graveyard)?
        };
        let kind = creatures.then_some(Trait::Is(What::Type(CardType::Creature)));
        Happening::EntersFrom(Thing::Such(How::Each, Like(kind.into_iter().collect())), from)
    } else {
        Happening::Enters(noun::plain(i)?, None)
    };
    words("can't enter")(i)?;
    said(i, "the battlefield");
    Ok(Would::Barred(vec![enters]))
}

/// "Your opponents can't cast spells or activate abilities of artifacts or creatures": those that they control.
pub(super) fn neither_cast_nor_activate(i: &mut Input<'_>) -> Parsed<Vec<Would>> {
    let who = table(&[("your opponents", Player::Opponents), ("players", Player::Each)])(i)?;
    words("can't cast")(i)?;
    let like = noun::like(i, false)?;
    words("or activate abilities of")(i)?;
    let Thing::Such(how @ How::Each, Like(mut what)) = noun::plain(i)? else { return Err(EmptyError) };
    if like.0 != [Trait::Spell] {
        return Err(EmptyError);
    }
    what.push(Trait::Controlled(who.clone()));
    let never = Would::Cant(Thing::Such(how, Like(what)), vec![Cant::BeActivated(false)]);
    Ok(vec![Would::Barred(vec![Happening::Casts(who, like)]), never])
}

/// "You can't win the game and your opponents can't gain life".
pub(super) fn barred_both(i: &mut Input<'_>) -> Parsed<Vec<Would>> {
    let first = barred(i)?;
    words("and")(i)?;
    Ok(vec![first, barred(i)?])
}

fn barred_one(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    if said(i, "play lands") {
        return Ok(Happening::Does(who.clone(), Deed::PlayLand));
    }
    if said(i, "cast more than one") {
        let casts = Happening::Casts(who.clone(), noun::like(i, false)?);
        words("each turn")(i)?;
        let cast = Number::Happened(Box::new(casts.clone()));
        let asks = Asks::Number(cast, Compare::AtLeast, Number::N(1));
        return Ok(Happening::While(Box::new(casts), Box::new(asks)));
    }
    if said(i, "cast") {
        if ahead(i, "more") || ahead(i, "spells from") {
            return Err(EmptyError);
        }
        return noun::like(i, false).map(|like| Happening::Casts(who.clone(), like));
    }
    let who = who.clone();
    if said(i, "draw more than one card each turn") {
        let drawn = Asks::Number(Number::Drawn(Player::That), Compare::AtLeast, Number::N(1));
        return Ok(Happening::While(Box::new(Happening::Draws(who)), Box::new(drawn)));
    }
    if said(i, "get") {
        let kind = instead::kind_of_counters(i)?;
        return Ok(Happening::Counters(None, kind, Recipient::Player(who)));
    }
    if let Some(of) = maybe(
        i,
        table(&[
            ("gain life", Happening::GainsLife as fn(Player) -> Happening),
            ("lose life", Happening::LosesLife),
            ("draw cards", Happening::Draws),
        ]),
    ) {
        return Ok(of(who));
    }
    let deed = table(&[
        ("search libraries", Deed::Search),
        ("win the game", Deed::Win),
        ("lose the game", Deed::Lose),
    ])(i)?;
    Ok(Happening::Does(who, deed))
}

/// "You have hexproof".
pub(super) fn untargetable(i: &mut Input<'_>) -> Parsed<Would> {
    words("you have")(i)?;
    table(&[("hexproof", Player::Opponents), ("shroud", Player::Each)])(i)
        .map(|by| Would::NoTarget(Player::You, by))
}

/// "Goats can't attack you unless their controller pays {2}": mana that is paid to attack or to block.
pub(super) fn unless_paid(i: &mut Input<'_>) -> Parsed<Would> {
    let what = noun::thing(i)?;
    let all = restrictions(i)?;
    let declares = |cant: &Cant| {
        matches!(
            cant,
            Cant::Attack | Cant::AttackWhom(_) | Cant::Block | Cant::BlockSuch(_) | Cant::BeBlocked
        )
    };
    let who = &["their controller pays", "its controller pays", "defending player pays", "you pay"];
    if !all.iter().all(declares) || !said(i, "unless") || !said_any(i, who) {
        return Err(EmptyError);
    }
    keyword::mana(i)?;
    said(i, ",");
    if said_any(i, &["for each", "where x is"]) {
        costs::until(i, &[])?;
    }
    Ok(Would::CantUnlessPaid(what, all))
}

/// "You don't lose the game for having 0 or less life".
pub(super) fn no_loss(i: &mut Input<'_>) -> Parsed<Would> {
    let who = table(&[("you", Player::You), ("players", Player::Each)])(i)?;
    // How many cards are kept as a turn ends, a board says.
    said(i, "have no maximum hand size and");
    words("don't lose the game for")(i)?;
    table(&[("having 0 or less life", Loss::Life), ("drawing from an empty library", Loss::EmptyLibrary)])(i)
        .map(|reason| Would::NoLoss(who, reason))
}

/// A size that is counted: "power and toughness are each equal to your life total".
pub(super) fn counted(i: &mut Input<'_>) -> Parsed<Vec<crate::oracle::tree::Gain>> {
    use crate::oracle::tree::Gain;
    words("'s")(i)?;
    if said(i, "power and toughness are each equal to") {
        let number = number::worked_out(i)?;
        return Ok(vec![Gain::Power(number.clone()), Gain::Toughness(number)]);
    }
    if said(i, "toughness is equal to") {
        return number::worked_out(i).map(|number| vec![Gain::Toughness(number)]);
    }
    words("power is equal to")(i)?;
    let power = number::worked_out(i)?;
    if !said(i, "and its toughness is equal to that number plus") {
        return Ok(vec![Gain::Power(power)]);
    }
    let more = Number::N(number::plain(i)?);
    let toughness = Number::Plus(Box::new(power.clone()), Box::new(more));
    Ok(vec![Gain::Power(power), Gain::Toughness(toughness)])
}
