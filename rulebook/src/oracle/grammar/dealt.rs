//! Damage that would be dealt, without an "if": all of it, or the next so much.

use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use language::select::What;

use super::words::{list, maybe, said, words};
use super::{Input, Parsed, action, happening, instead, number};
use crate::oracle::tree::{
    Asks, Becomes, Happening, How, Instead, Like, Number, Player, Prevented, Recipient, Scaled, Thing, Trait,
    Until,
};

/// "All damage that would be dealt to you is dealt to ~ instead", with how long, where it says that.
pub(super) fn redirected(i: &mut Input<'_>) -> Parsed<(Instead, Option<Until>)> {
    words("all")(i)?;
    let found = damage_that(i)?;
    words("is dealt to")(i)?;
    let to = action::recipient(i)?;
    words("instead")(i)?;
    let late = instead::behind(i);
    Ok((found.plain(Becomes::Redirected(to)), found.until.or(late)))
}

/// "Double all damage that sources you control would deal".
pub(super) fn doubled(i: &mut Input<'_>) -> Parsed<(Instead, Option<Until>)> {
    words("double all")(i)?;
    let found = damage_that(i)?;
    Ok((found.plain(Becomes::Scaled(Scaled::Times(2))), found.until))
}

/// Damage that would be dealt, as a sentence says it.
struct Dealt {
    from: Option<Thing>,
    to: Option<Recipient>,
    combat: Option<bool>,
    only_if: Option<Asks>,
    until: Option<Until>,
}

impl Dealt {
    fn event(&self) -> Happening {
        Happening::Damage(self.from.clone(), self.to.clone(), self.combat)
    }

    fn plain(&self, becomes: Becomes) -> Instead {
        let only_if = self.only_if.clone();
        Instead { event: self.event(), because: None, by: None, only_if, may: false, becomes }
    }

    /// What stands behind: to whom, by what, and for how long, in whatever order.
    fn rest(mut self, i: &mut Input<'_>) -> Parsed<Self> {
        loop {
            if self.until.is_none()
                && let Some(until) = instead::behind(i)
            {
                self.until = Some(until);
            } else if self.only_if.is_none() && said(i, "during your turn") {
                self.only_if = Some(Asks::TurnOf(Player::You));
            } else if self.to.is_none() && said(i, "to") {
                self.to = Some(recipient(i)?);
            } else if self.from.is_none() && said(i, "except by") {
                self.from = Some(all_but(i)?);
            } else if self.from.is_none() && self.only_if.is_none() && said(i, "by spells that target it") {
                self.from = Some(Thing::Such(How::Each, Like(vec![Trait::Spell])));
                let targeted = Trait::TargetedBy(Box::new(Thing::ThatSource));
                self.only_if = Some(Asks::Is(Thing::It, Like(vec![targeted])));
            } else if self.from.is_none() && said(i, "by") {
                let first = instead::thing(i)?;
                // "By it and each creature it's blocking".
                let more = maybe(i, |i: &mut Input<'_>| {
                    words("and each")(i)?;
                    super::noun::plain(i)
                });
                self.from = Some(match more {
                    Some(more) => Thing::And(vec![first, more]),
                    None => first,
                });
            } else {
                return Ok(self);
            }
        }
    }
}

/// "Enchanted creatures and enchantment creatures", behind "except by": whatever is none of these.
fn all_but(i: &mut Input<'_>) -> Parsed<Thing> {
    let one = |i: &mut Input<'_>| {
        let Thing::Such(How::Each, like) = super::noun::plain(i)? else { return Err(EmptyError) };
        filter_of(&like).ok_or(EmptyError)
    };
    let each = list(one, &[", and", "and", ","])(i)?;
    Ok(Thing::Such(How::Each, Like(vec![Trait::Is(What::Not(Box::new(What::OneOf(each))))])))
}

/// What objects have in common, where nothing is referred to.
fn filter_of(like: &Like) -> Option<What> {
    let one = |one: &Trait| {
        if let Trait::Is(what) = one {
            return Some(what.clone());
        }
        let Trait::AnyOf(each) = one else { return None };
        each.iter().map(filter_of).collect::<Option<Vec<What>>>().map(What::OneOf)
    };
    like.0.iter().map(one).collect::<Option<Vec<What>>>().map(What::All)
}

/// "Damage that would be dealt to you this turn by Dragons", "damage target creature would deal this turn".
fn damage_that(i: &mut Input<'_>) -> Parsed<Dealt> {
    let combat = happening::combat(i);
    words("damage")(i)?;
    let dealt = Dealt { from: None, to: None, combat, only_if: None, until: None };
    if let Some(from) = maybe(i, active) {
        return Dealt { from: Some(from), ..dealt }.rest(i);
    }
    words("that would be dealt")(i)?;
    dealt.rest(i)
}

/// "Target creature would deal", "that creature would deal", "that sources you control would deal".
fn active(i: &mut Input<'_>) -> Parsed<Thing> {
    let several = i.input.get(1).is_some_and(|token| token.text.ends_with('s'));
    let would = |i: &mut Input<'_>| {
        let from = those(i)?;
        words("would deal")(i)?;
        if matches!(from, Thing::That(_)) && several { Err(EmptyError) } else { Ok(from) }
    };
    let of_which = |i: &mut Input<'_>| {
        words("that")(i)?;
        let from = instead::thing(i)?;
        words("would deal")(i).map(|()| from)
    };
    alt((would, of_which)).parse_next(i)
}

/// "Blue creatures and black creatures".
fn those(i: &mut Input<'_>) -> Parsed<Thing> {
    let first = instead::thing(i)?;
    let start = i.checkpoint();
    if matches!(first, Thing::Such(How::Each, _))
        && said(i, "and")
        && let Ok(more @ Thing::Such(How::Each, _)) = instead::thing(i)
    {
        return Ok(Thing::And(vec![first, more]));
    }
    i.reset(&start);
    Ok(first)
}

/// Who or what would be dealt damage: of several each.
pub(super) fn recipient(i: &mut Input<'_>) -> Parsed<Recipient> {
    let each = list(one_recipient, &[", and", ", or", "and/or", "and", "or"])(i)?;
    Ok(if let [one] = &each[..] { one.clone() } else { Recipient::And(each) })
}

fn one_recipient(i: &mut Input<'_>) -> Parsed<Recipient> {
    alt((action::recipient_alone, happening::one_recipient)).parse_next(i)
}

/// "Prevent all damage that would be dealt to ~", with how long, where it says that.
pub(super) fn prevented(i: &mut Input<'_>) -> Parsed<(Instead, Option<Until>)> {
    words("prevent all")(i)?;
    let found = damage_that(i)?;
    Ok((found.plain(Becomes::Prevented(Prevented::All, Vec::new())), found.until))
}

/// Damage "to and dealt by target creature": both ways.
pub(super) fn to_and_by(i: &mut Input<'_>) -> Parsed<(Vec<Instead>, Option<Until>)> {
    words("prevent all")(i)?;
    let combat = happening::combat(i);
    words("damage that would be dealt")(i)?;
    let early = instead::behind(i);
    words("to and dealt by")(i)?;
    let what = super::noun::thing(i)?;
    let until = early.or_else(|| instead::behind(i));
    // What was targeted for the one is meant by the other.
    let again = if let Thing::Such(How::Target { amount, .. }, _) = &what {
        if *amount == 1 { Thing::It } else { Thing::They }
    } else {
        what.clone()
    };
    let prevent = |from, to| {
        let dealt = Dealt { from, to, combat, only_if: None, until };
        dealt.plain(Becomes::Prevented(Prevented::All, Vec::new()))
    };
    Ok((vec![prevent(None, Some(Recipient::Thing(what))), prevent(Some(again), None)], until))
}

/// A shield: the next so much damage is prevented, or dealt to something else.
pub(super) fn shield(i: &mut Input<'_>) -> Parsed<(Instead, Number, Until)> {
    let prevents = said(i, "prevent");
    words("the next")(i)?;
    let amount = number::amount(i)?;
    let found = damage_that(i)?;
    let until = found.until.unwrap_or(Until::Always);
    if until != Until::Turn && (prevents || until != Until::Always) {
        return Err(EmptyError);
    }
    if prevents {
        return Ok((found.plain(Becomes::Prevented(Prevented::All, Vec::new())), amount, until));
    }
    words("is dealt to")(i)?;
    let to = action::recipient(i)?;
    words("instead")(i)?;
    Ok((found.plain(Becomes::Redirected(to)), amount, until))
}

/// Damage of which it is said that nothing prevents it, with how long, where it says that.
pub(super) fn unpreventable(i: &mut Input<'_>) -> Parsed<(Happening, Option<Until>)> {
    let start = i.checkpoint();
    let combat = happening::combat(i);
    if said(i, "damage can't be prevented") {
        return Ok((Happening::Damage(None, None, combat), instead::behind(i)));
    }
    i.reset(&start);
    let found = damage_that(i)?;
    words("can't be prevented")(i)?;
    if found.only_if.is_some() {
        return Err(EmptyError);
    }
    Ok((found.event(), found.until.or_else(|| instead::behind(i))))
}
