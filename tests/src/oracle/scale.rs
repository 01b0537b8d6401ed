//! Another amount.

use super::branch::{Branch, Pick};
use super::env::Env;
use super::eyes::Eyes;
use super::moment::Moment;
use super::part::{Act, Pending};
use language::effect::Scale;

/// Changes the amounts of the parts. However many there are, "plus" is added once, to the part for which the
/// effect was picked, and "minus" is taken once.
pub(super) fn scale(pick: &Pick<'_>, branch: &mut Branch, by: &Scale) {
    let before = branch.clone();
    let moment = Moment::new(&before.world, &before.pending);
    let eyes = moment.eyes();
    let mut open = match by {
        Scale::Plus(much) | Scale::Minus(much) => eyes.amount(much, &pick.env),
        Scale::Times(_)
        | Scale::HalfUp
        | Scale::HalfDown
        | Scale::Set(_)
        | Scale::AtMost(_)
        | Scale::DownTo(_) => 0,
    };
    for number in branch.parts.clone() {
        let Some(at) = before.pending.at(number) else { continue };
        let amount = moment.amount(&before.pending.parts[at]);
        let after = match by {
            Scale::Plus(_) => amount.saturating_add(std::mem::take(&mut open)),
            Scale::Minus(_) => {
                let taken = open.min(amount);
                open -= taken;
                amount - taken
            }
            Scale::Times(_)
            | Scale::HalfUp
            | Scale::HalfDown
            | Scale::Set(_)
            | Scale::AtMost(_)
            | Scale::DownTo(_) => other(&eyes, by, amount, &pick.env),
        };
        set(&mut branch.pending, number, amount, after);
    }
}

fn other(eyes: &Eyes<'_>, by: &Scale, amount: u64, env: &Env) -> u64 {
    match by {
        Scale::Times(n) => amount.saturating_mul(*n),
        Scale::HalfUp => amount.div_ceil(2),
        Scale::HalfDown => amount / 2,
        Scale::Set(much) => eyes.amount(much, env),
        Scale::AtMost(much) => amount.min(eyes.amount(much, env)),
        Scale::DownTo(_) => super::uncovered::uncovered("floors of life"),
        Scale::Plus(_) | Scale::Minus(_) => amount,
    }
}

fn set(pending: &mut Pending, number: u32, before: u64, after: u64) {
    let Some(at) = pending.at(number) else { return };
    match &mut pending.parts[at].act {
        Act::Damage { amount, .. }
        | Act::Mark { amount, .. }
        | Act::GainLife { amount, .. }
        | Act::LoseLife { amount, .. }
        | Act::DrawCards { amount, .. }
        | Act::MoveTop { amount, .. }
        | Act::PutCounters { amount, .. }
        | Act::RemoveCounters { amount, .. } => *amount = after,
        Act::Enter(form) => form.count = after,
        Act::Create { .. } => tokens(pending, number, before, after),
        Act::Draw { player, with, env, .. } if after != 1 => {
            let (player, with, env) = (*player, with.clone(), env.clone());
            pending.parts[at].act = Act::DrawCards { player, amount: after, with, env };
        }
        Act::Draw { .. }
        | Act::Destroy { .. }
        | Act::Regenerate { .. }
        | Act::Sacrifice { .. }
        | Act::Move { .. }
        | Act::Begin { .. }
        | Act::Tap { .. }
        | Act::Reveal { .. }
        | Act::Sign { .. }
        | Act::Opaque { .. } => {}
    }
}

/// Tokens that have become different are multiplied each. Judgement: more of "those tokens" are like the last,
/// which has been changed the least.
fn tokens(pending: &mut Pending, number: u32, before: u64, after: u64) {
    let enters = pending.entering(number);
    let even = before > 0 && after.is_multiple_of(before);
    let mut less = before.saturating_sub(after);
    let last = enters.last().copied();
    for enter in enters {
        let more = if Some(enter) == last { after.saturating_sub(before) } else { 0 };
        let Some(form) = pending.form_mut(enter) else { continue };
        if even && after >= before {
            form.count *= after / before;
        } else {
            let taken = less.min(form.count);
            form.count = form.count - taken + more;
            less -= taken;
        }
    }
}
