//! When the card itself may be cast and when not, and in whose turn spells may be: what a ruling has to refuse.

use language::board::{CardType, Step};
use language::event::Deed;
use language::select::{Compare, Since, What};
use winnow::error::EmptyError;

use super::words::{at_end, maybe, said, said_any, table, words};
use super::{Input, Parsed, asks, noun};
use crate::oracle::tree::{
    Asks, Happening, How, Like, Number, Player, Recipient, Said, Static, Thing, Trait, Would,
};

/// "Cast ~ only during combat", "you can't cast ~ unless you control a Goat", "players can cast spells only during their
/// own turns".
pub(super) fn own_casting(i: &mut Input<'_>) -> Parsed<Said> {
    let mut casts = Happening::Casts(Player::You, Like(vec![Trait::Being(Box::new(Thing::Own))]));
    let barred = if said(i, "players can cast spells only during their own turns") {
        casts = Happening::Casts(Player::Each, Like(vec![Trait::Spell]));
        not(Asks::TurnOf(Player::That))
    } else if said(i, "you can't cast") {
        noun::own(i)?;
        let unless = table(&[("unless", true), ("if", false)])(i)?;
        let asks = if said(i, "you've played a land this turn") {
            Asks::Happened(Box::new(Happening::Does(Player::You, Deed::PlayLand)))
        } else {
            asks::asks(i)?
        };
        if unless { not(asks) } else { asks }
    } else {
        words("cast")(i)?;
        noun::own(i)?;
        words("only")(i)?;
        not(allowed(i)?)
    };
    if !at_end(i) {
        return Err(EmptyError);
    }
    let happening = Happening::While(Box::new(casts), Box::new(barred));
    Ok(Said::Static(vec![Static { only_if: None, is: Would::Barred(vec![happening]) }]))
}

fn not(asks: Asks) -> Asks {
    Asks::Not(Box::new(asks))
}

/// All that must be so.
fn allowed(i: &mut Input<'_>) -> Parsed<Asks> {
    let mut all = vec![one(i)?];
    while said_any(i, &[", and only", "and only"]) {
        all.push(one(i)?);
    }
    Ok(if all.len() == 1 { all.swap_remove(0) } else { Asks::All(all) })
}

fn one(i: &mut Input<'_>) -> Parsed<Asks> {
    if said(i, "if you've been attacked this step") {
        let creature = Thing::Such(How::One, Like(vec![Trait::Is(What::Type(CardType::Creature))]));
        let attacks = Happening::Done(creature, Deed::Attack, Some(Recipient::Player(Player::You)));
        return Ok(Asks::Within(Since::Step, Box::new(attacks), 1));
    }
    if said(i, "if there are three or more players in the game") {
        return Ok(Asks::Number(Number::Players(Player::Each), Compare::AtLeast, Number::N(3)));
    }
    if said(i, "if") {
        return asks::asks(i);
    }
    if let Some(who) = maybe(i, table(TURNS)) {
        return Ok(Asks::TurnOf(who));
    }
    let (steps, who) = table(STEPS)(i)?;
    if let [step] = steps {
        return Ok(Asks::During(*step, who));
    }
    Ok(Asks::Any(steps.iter().map(|step| Asks::During(*step, who.clone())).collect()))
}

const TURNS: &[(&str, Player)] =
    &[("during your turn", Player::You), ("during an opponent 's turn", Player::Opponents)];

/// In which steps, and in whose turn. What stands "before" something may be in a turn with several combats.
const STEPS: &[(&str, (&[Step], Player))] = &[
    ("during combat on an opponent 's turn", (COMBAT, Player::Opponents)),
    ("during combat before blockers are declared", (&[Step::BeginCombat, Step::Attackers], Player::Each)),
    (
        "during combat after blockers are declared",
        (&[Step::Blockers, Step::CombatDamage, Step::EndCombat], Player::Each),
    ),
    ("during combat", (COMBAT, Player::Each)),
    ("during the declare attackers step", (&[Step::Attackers], Player::Each)),
    ("during the declare blockers step on an opponent 's turn", (&[Step::Blockers], Player::Opponents)),
    ("during the declare blockers step", (&[Step::Blockers], Player::Each)),
    ("during an opponent 's upkeep", (&[Step::Upkeep], Player::Opponents)),
    ("during your end step", (&[Step::End], Player::You)),
];

const COMBAT: &[Step] =
    &[Step::BeginCombat, Step::Attackers, Step::Blockers, Step::CombatDamage, Step::EndCombat];
