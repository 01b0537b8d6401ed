//! What happens, as a trigger, a replaced event, or something of this turn says it.

mod begins;
mod casting;
mod combat;
mod counters;
mod damage;
mod discarding;
mod fights;
mod moving;
mod past;
mod rare;

use language::board::{Designation, PlayerDesignation};
use language::event::{Deed, KeywordAction};
use language::select::What;
use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use super::words::{list, maybe, said, said_any, table, verb, words};
use super::{Input, Parsed, noun, player};
use crate::oracle::tree::{Asks, Happening, How, Like, Player, Recipient, Thing, Trait};

pub(super) use begins::{begins, combat_ends};
use combat::{attacks, attacks_or_blocks, becomes_blocked, blocks_creature};
pub(super) use damage::{combat, one_recipient, recipient};
use damage::{deals, is_dealt};
pub(super) use moving::{from, with_owner};
use moving::{leaves, put_into};
pub(super) use past::{counted, done, has_not, past};
pub(super) use rare::caused_discard;

/// What an ability triggers on, behind "when" or "whenever"; one of several.
pub(super) fn triggers(i: &mut Input<'_>) -> Parsed<Vec<Happening>> {
    let start = i.checkpoint();
    let of_door = rare::unlocks_own;
    let found =
        alt((counters::put, counters::nth_put, rare::caused, of_door, fights::so_many, of_thing, of_player))
            .parse_next(i);
    let found = found.map(|what| with_another(i, what));
    // A state that is waited for has no verb of what happens.
    let Ok(what) =
        found.and_then(
            |what| if fits(i) && !casting::from_one_of_both(&what) { Ok(what) } else { Err(EmptyError) },
        )
    else {
        i.reset(&start);
        return fights::state(i).map(|state| vec![state]);
    };
    if let Some(who) = maybe(i, table(IN_TURNS)) {
        let asks = Asks::TurnOf(who);
        let during = |one| Happening::While(Box::new(one), Box::new(asks.clone()));
        return Ok(what.into_iter().map(during).collect());
    }
    if let Some(who) = maybe(i, table(FIRST_IN_TURNS)) {
        let asks = Asks::TurnOf(who);
        let first = |one| Happening::Nth(Box::new(one), 1);
        let during = |one| Happening::While(Box::new(first(one)), Box::new(asks.clone()));
        return Ok(what.into_iter().map(during).collect());
    }
    if said(i, "for the first time each turn") {
        return Ok(what.into_iter().map(|one| Happening::Nth(Box::new(one), 1)).collect());
    }
    if let Some(asks) = maybe(i, rare::so_then) {
        let so = |one| Happening::While(Box::new(one), Box::new(asks.clone()));
        return Ok(what.into_iter().map(so).collect());
    }
    Ok(what)
}

/// In whose turn something happens, behind what does.
const IN_TURNS: &[(&str, Player)] = &[
    ("during your turn", Player::You),
    ("during an opponent 's turn", Player::Opponents),
    ("during each opponent 's turn", Player::Opponents),
    ("during their turn", Player::That),
];

/// The first time in whose turn, behind what happens.
const FIRST_IN_TURNS: &[(&str, Player)] = &[
    ("for the first time during each of your turns", Player::You),
    ("for the first time during each of their turns", Player::Opponents),
];

/// "You cast a blue spell or an Island enters": another event with another subject.
fn with_another(i: &mut Input<'_>, mut what: Vec<Happening>) -> Vec<Happening> {
    let another = |i: &mut Input<'_>| {
        words("or")(i)?;
        let more = alt((counters::put, of_thing, of_player)).parse_next(i)?;
        if fits(i) { Ok(more) } else { Err(EmptyError) }
    };
    if !fits(i) {
        what.extend(maybe(i, another).unwrap_or_default());
    }
    what
}

/// Whether what stands behind goes on from an event.
fn fits(i: &mut Input<'_>) -> bool {
    [
        ",",
        "for",
        "this",
        "during",
        "while",
        "or when",
        "or whenever",
        "and when",
        "and whenever",
        "and at",
        "or at",
    ]
    .iter()
    .any(|word| super::words::ahead(i, word))
        || super::words::at_end(i)
}

/// What happens to or by objects; several with the same subject.
fn of_thing(i: &mut Input<'_>) -> Parsed<Vec<Happening>> {
    // Of several together it is one event; of each of them, one of its own.
    let several = said(i, "one or more");
    let what = noun::thing(i)?;
    if several && !matches!(what, Thing::Such(How::Each, _)) {
        return Err(EmptyError);
    }
    let mut all = match maybe(i, |i: &mut Input<'_>| of_either(i, &what)) {
        Some(found) => found,
        None => verbs_of(i, &what)?,
    };
    if several {
        all = all.into_iter().map(|one| Happening::Several(Box::new(one))).collect();
    }
    Ok(all)
}

/// "~ or another creature you control dies": either of two subjects.
fn of_either(i: &mut Input<'_>, what: &Thing) -> Parsed<Vec<Happening>> {
    words("or")(i)?;
    let other = noun::thing(i)?;
    let fits = |thing: &Thing| matches!(thing, Thing::Own | Thing::Host | Thing::Such(How::One, _));
    if !fits(what) || !fits(&other) {
        return Err(EmptyError);
    }
    verbs_of(i, &Thing::And(vec![what.clone(), other]))
}

fn verbs_of(i: &mut Input<'_>, what: &Thing) -> Parsed<Vec<Happening>> {
    let mut all = verb_of(i, what)?;
    loop {
        let start = i.checkpoint();
        if !said_any(i, &["or", ",", ", or"]) {
            return Ok(all);
        }
        if let Ok(more) = verb_of(i, what) {
            all.extend(more);
        } else {
            i.reset(&start);
            return Ok(all);
        }
    }
}

fn verb_of(i: &mut Input<'_>, what: &Thing) -> Parsed<Vec<Happening>> {
    let start = i.checkpoint();
    if let Ok(found) = fights::with_others(i, what) {
        return Ok(found);
    }
    i.reset(&start);
    let parts: &[fn(&mut Input<'_>, &Thing) -> Parsed<Happening>] = &[
        enters,
        dies,
        leaves,
        put_into,
        blocks_creature,
        becomes_blocked,
        tapped_for_mana,
        becomes_target,
        rare::becomes_attached,
        rare::becomes_level,
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

/// "Becomes the target of a spell or ability an opponent controls".
fn becomes_target(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if !said_any(i, &["becomes the target of", "become the target of"]) || !said_any(i, &["an", "a"]) {
        return Err(EmptyError);
    }
    let mut traits = if said(i, "spell or ability") {
        Vec::new()
    } else if let Some(traits) =
        maybe(i, super::description::described).filter(|of| of.contains(&Trait::Spell))
    {
        traits
    } else {
        return Err(EmptyError);
    };
    traits.extend(maybe(i, player::controls).and_then(|(who, yes)| yes.then_some(Trait::Controlled(who))));
    let any = traits.is_empty();
    let by = Recipient::Thing(Thing::Such(How::Each, Like(traits)));
    let by = if any { None } else { Some(by) };
    Ok(Happening::Done(what.clone(), Deed::BecomeTarget, by))
}

fn tapped_for_mana(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    words("is tapped for mana")(i).map(|()| Happening::TappedForMana(None, what.clone()))
}

fn enters(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    if !said_any(i, &["enters", "enter"]) {
        return Err(EmptyError);
    }
    if let Some(found) = maybe(i, |i: &mut Input<'_>| rare::enters_from(i, what)) {
        return Ok(found);
    }
    let under = maybe(i, under);
    let enters = Happening::Enters(what.clone(), under);
    if said_any(i, &["untapped", "the battlefield untapped"]) {
        return rare::untapped(what, enters);
    }
    Ok(enters)
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

fn becomes(i: &mut Input<'_>, what: &Thing) -> Parsed<Happening> {
    let deed = table(&[
        ("becomes tapped", Deed::Tap),
        ("become tapped", Deed::Tap),
        ("becomes untapped", Deed::Untap),
        ("become untapped", Deed::Untap),
        ("is turned face up", Deed::TurnFaceUp),
        ("transforms into ~", Deed::Transform),
        ("transforms", Deed::Transform),
        ("mutates", Deed::Action(KeywordAction::Mutate)),
        ("becomes monstrous", Deed::Become(Designation::Monstrous)),
        ("becomes renowned", Deed::Become(Designation::Renowned)),
        ("becomes saddled", Deed::Become(Designation::Saddled)),
        ("becomes suspected", Deed::Become(Designation::Suspected)),
        ("phases in", Deed::PhaseIn),
        ("phases out", Deed::PhaseOut),
        ("explores", Deed::Explore),
        ("exploits a creature", Deed::Action(KeywordAction::Exploit)),
        ("attacks and isn't blocked", Deed::BecomeUnblocked),
    ])(i)?;
    Ok(Happening::Done(what.clone(), deed, None))
}

/// What players do.
fn of_player(i: &mut Input<'_>) -> Parsed<Vec<Happening>> {
    if let Some(combat) = maybe(
        i,
        table(&[
            ("you're dealt combat damage", Some(true)),
            ("you're dealt noncombat damage", Some(false)),
            ("you're dealt damage", None),
        ]),
    ) {
        return Ok(vec![Happening::Damage(None, Some(Recipient::Player(Player::You)), combat)]);
    }
    if let Some(found) = maybe(i, rare::of_nobody) {
        return Ok(vec![found]);
    }
    if said(i, "the ring tempts you") {
        return Ok(vec![Happening::Does(Player::You, Deed::Action(KeywordAction::RingTempts))]);
    }
    let who = player::player(i)?;
    if said_any(i, &["play a card", "plays a card"]) {
        let spell = Like(vec![Trait::Spell]);
        return Ok(vec![Happening::Does(who.clone(), Deed::PlayLand), Happening::Casts(who, spell)]);
    }
    if let Some(found) = maybe(i, |i: &mut Input<'_>| counters::of_energy(i, &who)) {
        return Ok(vec![found]);
    }
    if said_any(i, &["attack", "attacks"]) {
        return fights::of_player(i, who).map(|one| vec![one]);
    }
    if said_any(i, &["gain or lose life", "gains or loses life"]) {
        return Ok(vec![Happening::GainsLife(who.clone()), Happening::LosesLife(who)]);
    }
    if who == Player::Enchanted && said(i, "is attacked") {
        return Ok(vec![fights::is_attacked(who)]);
    }
    if let Some(found) = maybe(i, |i: &mut Input<'_>| casts_or_copies(i, &who)) {
        return Ok(found);
    }
    list(|i: &mut Input<'_>| deed(i, &who), &["or"])(i)
}

/// "You cast or copy an instant or sorcery spell".
fn casts_or_copies(i: &mut Input<'_>, who: &Player) -> Parsed<Vec<Happening>> {
    verb("cast")(i)?;
    words("or")(i)?;
    verb("copy")(i)?;
    let Thing::Such(How::One, like) = noun::thing(i)? else { return Err(EmptyError) };
    if !like.0.contains(&Trait::Spell) {
        return Err(EmptyError);
    }
    Ok(vec![Happening::Casts(who.clone(), like.clone()), Happening::Copies(who.clone(), like)])
}

fn deed(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    let start = i.checkpoint();
    let parts: &[fn(&mut Input<'_>, &Player) -> Parsed<Happening>] = &[
        casts,
        casting::copies,
        casting::kicks,
        discarding::cycles,
        draws,
        life,
        discarding::discards,
        sacrifices,
        dealt,
        creates,
        rare::taps_for_mana,
        rare::sets_in_motion,
        rare::exerts,
        rare::unlocks_fully,
        rare::rolls,
        rare::taps,
        does,
    ];
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
    if let Some(nth) = maybe(i, nth_of_turn(who, &["spell each turn", "spell in a turn"])) {
        return Ok(casting::nth(who, &Like(vec![Trait::Spell]), nth));
    }
    if let Some(found) = maybe(i, |i: &mut Input<'_>| casting::nth_in_turns(i, who)) {
        return Ok(found);
    }
    if let Some(found) = maybe(i, |i: &mut Input<'_>| casting::nth_of_kind(i, who)) {
        return Ok(found);
    }
    let Thing::Such(How::One, like) = noun::thing(i)? else { return Err(EmptyError) };
    if !like.0.contains(&Trait::Spell) {
        return Err(EmptyError);
    }
    let mut like = casting::cast_from(like)?;
    if said(i, "that has") {
        like.0.push(Trait::Is(super::keyword::filter(i)?));
    }
    if said_any(i, casting::NOT_FROM_HAND) {
        like.0.push(Trait::Is(What::Not(Box::new(What::Paid("from hand".to_owned())))));
    }
    let casts = Happening::Casts(who.clone(), like);
    if *who == Player::You && said_any(i, casting::NOT_FIRST) {
        return Ok(casting::not_first(casts));
    }
    Ok(match maybe(i, casting::that_targets) {
        Some(asks) => Happening::While(Box::new(casts), Box::new(asks)),
        None => casts,
    })
}

/// "You create a token", "you create one or more creature tokens": those that are created together are one event.
fn creates(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("create")(i)?;
    let (several, Like(mut traits)) = discarding::one_or_more(i)?;
    let token = Trait::Is(What::Token);
    if !traits.contains(&token) {
        return Err(EmptyError);
    }
    traits.retain(|one| *one != token);
    let one = Happening::Creates(who.clone(), (!traits.is_empty()).then_some(Like(traits)));
    Ok(if several { Happening::Several(Box::new(one)) } else { one })
}

/// "Your second spell each turn."
fn nth_of_turn<'t>(who: &Player, of: &'static [&'static str]) -> impl FnMut(&mut Input<'t>) -> Parsed<u64> {
    let whose = if *who == Player::You { "your" } else { "their" };
    move |i: &mut Input<'t>| {
        words(whose)(i)?;
        let nth = table(casting::NTH)(i)?;
        if said_any(i, of) { Ok(nth) } else { Err(EmptyError) }
    }
}

fn draws(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("draw")(i)?;
    if let Some(nth) = maybe(i, nth_of_turn(who, &["card each turn", "card in a turn"])) {
        return Ok(rare::nth_drawn(who, nth));
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

fn sacrifices(i: &mut Input<'_>, who: &Player) -> Parsed<Happening> {
    verb("sacrifice")(i)?;
    let several = said(i, "one or more");
    let what = noun::thing(i)?;
    if several && !matches!(what, Thing::Such(How::Each, _)) {
        return Err(EmptyError);
    }
    let one = Happening::Sacrifices(who.clone(), what);
    Ok(if several { Happening::Several(Box::new(one)) } else { one })
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
        ("proliferate", Deed::Proliferate),
        ("proliferates", Deed::Proliferate),
        ("investigate", Deed::Action(KeywordAction::Investigate)),
        ("venture into the dungeon", Deed::Action(KeywordAction::Venture)),
        ("manifest dread", Deed::Action(KeywordAction::ManifestDread)),
        ("collect evidence", Deed::Action(KeywordAction::CollectEvidence)),
        ("discover", Deed::Action(KeywordAction::Discover)),
        ("learn", Deed::Action(KeywordAction::Learn)),
        ("forage", Deed::Action(KeywordAction::Forage)),
        ("clash", Deed::Action(KeywordAction::Clash)),
        ("waterbend", Deed::Action(KeywordAction::Waterbend)),
        ("shuffles their library", Deed::Shuffle),
        ("shuffle your library", Deed::Shuffle),
        ("roll {chaos}", Deed::Action(KeywordAction::ChaosEnsues)),
        ("searches their library", Deed::Search),
        ("search your library", Deed::Search),
        ("become the monarch", Deed::Get(PlayerDesignation::Monarch)),
        ("becomes the monarch", Deed::Get(PlayerDesignation::Monarch)),
        ("take the initiative", Deed::Get(PlayerDesignation::Initiative)),
        ("loses the game", Deed::Lose),
        ("play a land", Deed::PlayLand),
        ("plays a land", Deed::PlayLand),
    ])(i)?;
    Ok(Happening::Does(who.clone(), deed))
}
