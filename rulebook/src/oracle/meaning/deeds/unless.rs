//! Who may do something, or keep it from being done.

use language::board::{Ability, Keyword, KeywordName};
use language::event::{Deed, Instruction};
use language::select::Who;

use super::super::context::Context;
use super::super::{Meant, Missing, players};
use super::action;
use crate::oracle::tree::{Action, ByPlayer, Clause, Happening, Noun, Player, Recipient, Thing, ToObject};

/// Something is done unless a player pays for it not to be.
pub(super) fn unless(
    context: &mut Context,
    who: &Player,
    cost: &Action,
    otherwise: Vec<Instruction>,
) -> Meant<Instruction> {
    let one_of_several = *who == Player::That && context.by.1;
    if one_of_several || players::is_several(who) || matches!(who, Player::Some | Player::AnOpponent) {
        return Err(Missing("any of several players can keep it from being done"));
    }
    // "Counter that spell or ability unless its controller pays".
    let of_targeter = matches!(otherwise[..], [Instruction::CounterTargeter]);
    // Where it counters what has made something a target, whoever controls that is the one whom it affects.
    let is_its = *who == Player::That
        || matches!(who, Player::Controller(of) if matches!(**of, Thing::It | Thing::That(Noun::Spell)));
    let payer = if of_targeter && is_its { Who::Affected } else { players::who(who, context)? };
    context.by = (payer.clone(), false);
    context.paying = true;
    // In what is paid, "that player" is who pays it.
    let before = context.player.replace(payer.clone());
    let paid = may_pay(context, payer, cost, otherwise);
    context.player = before;
    paid
}

/// A player may pay this, or else something is done.
fn may_pay(
    context: &mut Context,
    payer: Who,
    cost: &Action,
    otherwise: Vec<Instruction>,
) -> Meant<Instruction> {
    if let Action::Either(all) = cost {
        return super::either::may(context, (&payer, all), otherwise);
    }
    let mut does = Vec::new();
    action(context, cost, &mut does)?;
    // Nobody pays life that is not there (CR 119.4 (2026-04-17)).
    if let (Action::Player(ByPlayer::LoseLife(..)), [Instruction::Do { events, .. }]) = (cost, &does[..]) {
        return Ok(Instruction::Pay { who: payer, cost: events.clone(), then: Vec::new(), otherwise });
    }
    Ok(Instruction::May { who: payer, does, otherwise })
}

/// Who may pay: "that player" is the one to whom the damage is dealt that is spoken of, if one is.
pub(super) fn payer<'a>(clause: &'a Clause, who: &'a Player) -> &'a Player {
    let Action::Object(ToObject::Damage(_, _, Recipient::Player(to))) = &clause.action else { return who };
    if *who == Player::That && matches!(to, Player::Controller(_) | Player::Owner(_)) { to } else { who }
}

/// "Each opponent loses 3 life unless they discard a card", "each player draws a card for each Goat they control": what each by
/// itself loses, keeps or draws; none where nothing such is said.
///
/// Known gap: one after another, not all together after all have chosen.
pub(super) fn of_each(clause: &Clause, context: &Context) -> Option<Clause> {
    let unless_they = matches!(clause.unless, Some((Player::That, _))) && players::is_several(&clause.by);
    let of_life = matches!(clause.action, Action::Player(ByPlayer::LoseLife(..) | ByPlayer::Discard { .. }));
    let is_each = unless_they && of_life || clause.unless.is_none() && is_of_theirs(clause, context);
    if !is_each || clause.later.is_some() {
        return None;
    }
    let mut each = clause.clone();
    each.by = Player::That;
    if let Action::Player(
        ByPlayer::LoseLife(who, _)
        | ByPlayer::GainLife(who, _)
        | ByPlayer::Draw(who, _)
        | ByPlayer::Discard { who, .. },
    ) = &mut each.action
        && *who == clause.by
    {
        *who = Player::That;
    }
    Some(each)
}

/// Whether each of several players does something with a number of their own, where "they" can be nobody else.
fn is_of_theirs(clause: &Clause, context: &Context) -> bool {
    let Action::Player(ByPlayer::LoseLife(_, n) | ByPlayer::GainLife(_, n) | ByPlayer::Draw(_, n)) =
        &clause.action
    else {
        return false;
    };
    let several = matches!(clause.by, Player::Each | Player::Opponents | Player::Others);
    several && context.player.is_none() && n.is_of_that_player()
}

/// Ward with this cost.
pub(in super::super) fn ward(cost: &Action) -> Meant<[Ability; 2]> {
    let targeted = Happening::Done(Thing::Own, Deed::BecomeTarget, None);
    let mut context = Context::of_trigger(&targeted);
    context.player = Some(Who::Affected);
    let unless = unless(&mut context, &Player::That, cost, vec![Instruction::CounterTargeter])?;
    let keyword = Keyword::Named { name: KeywordName::Ward, with: String::new() };
    Ok([Ability::Keyword(keyword), super::super::keywords::ward(unless)])
}

/// Who may do it or not: who was known before, or who is targeted for it.
pub(super) fn chooser(first: &Clause, known: Meant<Who>, context: &Context) -> Meant<Who> {
    let is_target =
        matches!(first.by, Player::Target | Player::TargetOpponent) && first.may.as_ref() == Some(&first.by);
    if known.is_err() && is_target { Ok(context.by.0.clone()) } else { known }
}
