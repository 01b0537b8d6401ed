//! Players.

use language::board::CardType;
use winnow::error::EmptyError;
use winnow::stream::Stream;

use super::asks::who::who;
use super::memory::once;
use super::words::{ahead, maybe, said, said_any, table, words};
use super::{Input, Parsed, noun, number};
use crate::oracle::tree::{Noun, Player, Thing};

const PLAYERS: &[(&str, Player)] = &[
    (
        "that player or that planeswalker 's controller",
        Player::ThatOrController(Noun::Type(CardType::Planeswalker)),
    ),
    ("that permanent 's controller or that player", Player::ThatOrController(Noun::Any)),
    ("you", Player::You),
    ("your team", Player::Team),
    ("each other player", Player::Others),
    ("each other opponent", Player::OtherOpponents),
    ("each opponent", Player::Opponents),
    ("each of your opponents", Player::Opponents),
    ("your opponents", Player::Opponents),
    ("opponents", Player::Opponents),
    ("an opponent", Player::AnOpponent),
    ("one of your opponents", Player::AnOpponent),
    ("target opponent", Player::TargetOpponent),
    ("target player", Player::Target),
    ("each player", Player::Each),
    ("each of those players", Player::Same),
    ("players", Player::Each),
    ("a player", Player::Some),
    ("that player", Player::That),
    ("that opponent", Player::That),
    ("the player", Player::That),
    ("they", Player::That),
    ("them", Player::That),
    ("enchanted player", Player::Enchanted),
    ("defending player", Player::Defending),
    ("the active player", Player::Active),
    ("the chosen player", Player::Chosen),
];

const OWNERS: &[(&str, Player)] = &[
    ("your opponents 's", Player::Opponents),
    ("your", Player::You),
    ("each opponent 's", Player::Opponents),
    ("all opponents 's", Player::Opponents),
    ("an opponent 's", Player::AnOpponent),
    ("target opponent 's", Player::TargetOpponent),
    ("target player 's", Player::Target),
    ("each player 's", Player::Each),
    ("all players 's", Player::Each),
    ("a player 's", Player::Some),
    ("that player 's", Player::That),
    ("that opponent 's", Player::That),
    ("the player 's", Player::That),
    ("their", Player::That),
    ("enchanted player 's", Player::Enchanted),
    ("defending player 's", Player::Defending),
    ("the active player 's", Player::Active),
    ("the chosen player 's", Player::Chosen),
];

/// A player: "you", "each opponent", "its controller".
pub(super) fn player(i: &mut Input<'_>) -> Parsed<Player> {
    once(
        i,
        |memory| &memory.players,
        |i| match maybe(i, several).or_else(|| maybe(i, table(PLAYERS))) {
            Some(of @ (Player::Each | Player::Opponents | Player::Others)) => Ok(match maybe(i, who) {
                Some(so) => Player::Such(Box::new(of), Box::new(so)),
                None => of,
            }),
            Some(found) => Ok(found),
            None => role(i),
        },
    )
}

/// "You and target opponent", "two target players", "any number of target players", of whom each does something.
fn several(i: &mut Input<'_>) -> Parsed<Player> {
    let found = if said(i, "you and") {
        let other = table(&[
            ("target opponent", Player::TargetOpponent),
            ("target player", Player::Target),
            ("that player", Player::That),
            ("that opponent", Player::That),
        ])(i)?;
        Player::YouAnd(Box::new(other))
    } else {
        let (amount, or_fewer) = if said(i, "any number of") {
            (u64::MAX, true)
        } else {
            let or_fewer = said(i, "up to");
            (number::plain(i)?, or_fewer)
        };
        let opponents = table(&[("target players", false), ("target opponents", true)])(i)?;
        Player::Targets { amount, or_fewer, opponents }
    };
    if ahead(i, "each") { Ok(found) } else { Err(EmptyError) }
}

/// Who owns what follows: "your", "its controller's".
pub(super) fn owner(i: &mut Input<'_>) -> Parsed<Player> {
    let start = i.checkpoint();
    if let Ok(who) = role(i)
        && said(i, "'s")
    {
        return Ok(who);
    }
    i.reset(&start);
    table(OWNERS)(i)
}

/// "Its controller", "that card's owner".
fn role(i: &mut Input<'_>) -> Parsed<Player> {
    // The card itself goes to a zone of its owner; who controls some other legend, others say so, too.
    if said_any(i, &["his owner", "her owner"]) {
        return Ok(Player::Owner(Box::new(Thing::Own)));
    }
    let start = i.checkpoint();
    let of = if said(i, "its") {
        Some(Thing::It)
    } else if said(i, "their") {
        Some(Thing::They)
    } else {
        maybe(i, source).filter(|_| words("'s")(i).is_ok())
    };
    let role = of.and_then(|of| {
        if said_any(i, &["controller", "controllers"]) {
            Some(Player::Controller(Box::new(of)))
        } else if said_any(i, &["owner", "owners"]) {
            Some(Player::Owner(Box::new(of)))
        } else {
            None
        }
    });
    role.ok_or_else(|| {
        i.reset(&start);
        EmptyError
    })
}

/// One object, or the source of the damage that is spoken of.
fn source(i: &mut Input<'_>) -> Parsed<Thing> {
    if said(i, "the source") { Ok(Thing::ThatSource) } else { noun::simple(i) }
}

/// Who controls: "you control", "an opponent controls", "you don't control".
pub(super) fn controls(i: &mut Input<'_>) -> Parsed<(Player, bool)> {
    let start = i.checkpoint();
    let who = player(i)?;
    if said_any(i, &["control", "controls", "controlled", "already control"]) {
        return Ok((who, true));
    }
    if said_any(i, &["don't control", "doesn't control"]) {
        return Ok((who, false));
    }
    i.reset(&start);
    Err(EmptyError)
}

/// Who owns: "you own".
pub(super) fn owns(i: &mut Input<'_>) -> Parsed<Player> {
    let start = i.checkpoint();
    let who = player(i)?;
    if said_any(i, &["own", "owns"]) {
        return Ok(who);
    }
    i.reset(&start);
    Err(EmptyError)
}
