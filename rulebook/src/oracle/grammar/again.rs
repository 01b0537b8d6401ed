//! Abilities that trigger an additional time.

use language::event::Deed;
use winnow::error::EmptyError;

use super::words::{maybe, said, said_any, table, words};
use super::{Input, Parsed, noun, player};
use crate::oracle::tree::{Happening, How, Like, Player, Recipient, Thing, Trait, Would};

/// "If a Goat dying causes a triggered ability of an Elf to trigger, that ability triggers an additional time", "if an ability
/// of another Elf triggers, it triggers an additional time".
pub(super) fn triggers_again(i: &mut Input<'_>) -> Parsed<Would> {
    words("if")(i)?;
    let (on, of) = match maybe(i, of_any_event) {
        Some(of) => (Vec::new(), of),
        None => on_event(i)?,
    };
    let of_permanent = |like: &Like| !like.0.contains(&Trait::Spell);
    if !matches!(&of, Thing::Such(How::One, like) if of_permanent(like))
        || !said_any(i, &[", that ability", ", it"])
    {
        return Err(EmptyError);
    }
    words("triggers an additional time")(i).map(|()| Would::TriggersAgain(on, of))
}

/// "An ability of another Elf you control triggers".
fn of_any_event(i: &mut Input<'_>) -> Parsed<Thing> {
    if !said_any(i, &["a triggered ability of", "an ability of", "any ability of"]) {
        return Err(EmptyError);
    }
    let of = noun::thing(i)?;
    words("triggers")(i).map(|()| of)
}

/// "A Goat dying causes a triggered ability of an Elf to trigger".
fn on_event(i: &mut Input<'_>) -> Parsed<(Vec<Happening>, Thing)> {
    let on = match maybe(i, of_player) {
        Some(on) => on,
        None => of_object(i)?,
    };
    words("causes a triggered ability of")(i)?;
    let of = noun::thing(i)?;
    words("to trigger")(i).map(|()| (on, of))
}

/// "You gaining life", "a player drawing a card", "you casting or copying an instant or sorcery spell".
fn of_player(i: &mut Input<'_>) -> Parsed<Vec<Happening>> {
    let who = player::player(i)?;
    if !matches!(who, Player::You | Player::Some | Player::AnOpponent) {
        return Err(EmptyError);
    }
    if let Some(of) = maybe(
        i,
        table(&[
            ("gaining life", Happening::GainsLife as fn(Player) -> Happening),
            ("losing life", Happening::LosesLife),
            ("drawing a card", Happening::Draws),
        ]),
    ) {
        return Ok(vec![of(who)]);
    }
    let copied = said(i, "casting or copying");
    if !copied {
        words("casting")(i)?;
    }
    let Thing::Such(How::One, like) = noun::thing(i)? else { return Err(EmptyError) };
    let mut all = vec![Happening::Casts(who.clone(), like.clone())];
    all.extend(copied.then_some(Happening::Copies(who, like)));
    Ok(all)
}

/// "A permanent entering under your control", "a creature dying", "a creature attacking".
fn of_object(i: &mut Input<'_>) -> Parsed<Vec<Happening>> {
    if said(i, "turning") {
        let Thing::Such(How::One, like) = noun::thing(i)? else { return Err(EmptyError) };
        words("face up")(i)?;
        return Ok(vec![Happening::Done(Thing::Such(How::One, like), Deed::TurnFaceUp, None)]);
    }
    let Thing::Such(How::One, Like(traits)) = noun::thing(i)? else { return Err(EmptyError) };
    let what = || Thing::Such(How::One, Like(traits.clone()));
    if said_any(i, &["entering or leaving the battlefield"]) {
        let leaves = Happening::Moves(what(), Some(language::effect::Zones::Battlefield), None);
        return Ok(vec![Happening::Enters(what(), None), leaves]);
    }
    if said_any(i, &["entering the battlefield", "entering"]) {
        return Ok(vec![Happening::Enters(what(), maybe(i, super::happening::under))]);
    }
    if said(i, "dealing combat damage to a player") {
        let to = Recipient::Player(Player::Some);
        return Ok(vec![Happening::Damage(Some(what()), Some(to), Some(true))]);
    }
    if said(i, "dying") {
        return Ok(vec![Happening::Dies(what())]);
    }
    words("attacking")(i).map(|()| vec![Happening::Done(what(), Deed::Attack, None)])
}
