//! If something would happen, something else does: what would happen, and what becomes of it.

mod becomes;
mod would;

use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use language::board::{Period, Step};
use language::effect::{Cause, Zones};

use super::words::{ahead, maybe, said, said_any, table, verb, words};
use super::{Input, Parsed, action, asks, dealt, noun, number, player};
use crate::oracle::tree::{
    Asks, Becomes, Entering, Floating, Happening, How, Instead, Noun, Number, Player, Scaled, Thing, Until,
    Uses,
};
use becomes::fixed;
pub(super) use becomes::mana;
use would::{Would, event};
pub(super) use would::{kind_of_counters, thing};

/// "If ~ would die, exile it instead", without a time.
pub(super) fn static_effect(i: &mut Input<'_>) -> Parsed<Instead> {
    let (effect, until) =
        alt((conditional, first_time, floor, dealt::redirected, dealt::doubled, dealt::prevented))
            .parse_next(i)?;
    if until.is_some() { Err(EmptyError) } else { Ok(effect) }
}

/// "If it would die this turn, exile it instead", "the next time a source would deal damage to you this turn, ..".
pub(super) fn floating(i: &mut Input<'_>) -> Parsed<Vec<Floating>> {
    let before = maybe(i, before);
    let until = |inside: Option<Until>| match (before, inside) {
        (Some(_), Some(_)) => Err(EmptyError),
        (before, inside) => Ok(before.or(inside).unwrap_or(Until::Always)),
    };
    let of_each = says_to_each(i);
    if let Some((instead, amount, until)) = maybe(i, dealt::shield) {
        let uses = if of_each { Uses::ShieldEach(amount) } else { Uses::Shield(amount) };
        return Ok(vec![Floating { instead, uses, until }]);
    }
    if let Some(skips) = maybe(i, skips_next) {
        return if before.is_some() { Err(EmptyError) } else { Ok(vec![skips]) };
    }
    if said(i, "the next time") {
        if let Some((instead, inside)) = maybe(i, some_enter) {
            return Ok(vec![Floating { instead, uses: Uses::OnceForAll, until: until(inside)? }]);
        }
        let (event, inside) = event(i)?;
        words(",")(i)?;
        let instead = outcome(i, event)?;
        return Ok(vec![Floating { instead, uses: Uses::Once, until: until(inside)? }]);
    }
    if let Some((all, inside)) = maybe(i, dealt::to_and_by) {
        let until = until(inside)?;
        let each = all.into_iter().map(|instead| Floating { instead, uses: Uses::Always, until });
        return Ok(each.collect());
    }
    let of_time = |i: &mut Input<'_>| {
        let entering = enters(i)?;
        // Without a time it is a static ability.
        if before.is_none() && entering.1.is_none() { Err(EmptyError) } else { Ok(entering) }
    };
    if let Some(all) = maybe(i, each_enters_by_kind) {
        let once = |instead| Floating { instead, uses: Uses::Once, until: Until::Always };
        return Ok(all.into_iter().map(once).collect());
    }
    let once = |instead| vec![Floating { instead, uses: Uses::Once, until: Until::Always }];
    if let Some((instead, inside)) = maybe(i, created_for_you) {
        return Ok(vec![Floating { instead, uses: Uses::Always, until: until(Some(inside))? }]);
    }
    if let Some(instead) = maybe(i, that_enters) {
        return Ok(once(instead));
    }
    if let Some(instead) = maybe(i, enters_this_way) {
        return Ok(once(instead));
    }
    if let Some(instead) = maybe(i, as_it_resolves) {
        return Ok(once(instead));
    }

    let (instead, inside) =
        alt((conditional, floor, dealt::redirected, dealt::doubled, dealt::prevented, of_time))
            .parse_next(i)?;
    Ok(vec![Floating { instead, uses: Uses::Always, until: until(inside)? }])
}

/// "One or more creatures enter under your control this turn, each enters with ..": all that enter together.
fn some_enter(i: &mut Input<'_>) -> Parsed<(Instead, Option<Until>)> {
    words("one or more")(i)?;
    let what = noun::plain(i)?;
    words("enter")(i)?;
    let under = maybe(i, super::happening::under);
    let until = behind(i);
    words(",")(i)?;
    if !said_any(i, &["each enters", "they enter"]) {
        return Err(EmptyError);
    }
    let becomes = Becomes::Enters(super::enters::how(i)?);
    said(i, "instead");
    let event = Happening::Enters(what, under);
    Ok((Instead { event, because: None, by: None, only_if: None, may: false, becomes }, until))
}

/// Tokens that opponents would create, and that are created under your control for a time.
fn created_for_you(i: &mut Input<'_>) -> Parsed<(Instead, Until)> {
    words("each token that would be created under an opponent 's control")(i)?;
    let until = behind(i).ok_or(EmptyError)?;
    words("is created under your control instead")(i)?;
    let event = Happening::Creates(Player::Opponents, None);
    let becomes = Becomes::Enters(vec![Entering::Under(Player::You)]);
    Ok((Instead { event, because: None, by: None, only_if: None, may: false, becomes }, until))
}

/// Whether damage is spoken of that would be dealt "to each" of several.
fn says_to_each(i: &Input<'_>) -> bool {
    let words: Vec<&str> = i.input.iter().map(|token| &*token.text).collect();
    words.windows(2).any(|two| two == ["to", "each"])
}

/// "You skip your next turn", "target player skips their next two draw steps".
fn skips_next(i: &mut Input<'_>) -> Parsed<Floating> {
    let who = maybe(i, player::player).unwrap_or(Player::You);
    verb("skip")(i)?;
    let skipped = |event, uses, until| {
        let becomes = Becomes::Skipped;
        let instead = Instead { event, because: None, by: None, only_if: None, may: false, becomes };
        Floating { instead, uses, until }
    };
    if who == Player::You && said(i, "your draw step this turn") {
        let event = Happening::Begins(Period::Step(Step::Draw), who);
        return Ok(skipped(event, Uses::Once, Until::Turn));
    }
    if said(i, "all combat phases of their next turn") {
        let event = Happening::Begins(Period::Combat, who);
        return Ok(skipped(event, Uses::Always, Until::InNextTurn));
    }
    words(if who == Player::You { "your next" } else { "their next" })(i)?;
    let times = maybe(i, number::amount);
    let period = table(&[
        ("turns", Period::Turn),
        ("turn", Period::Turn),
        ("untap steps", Period::Step(Step::Untap)),
        ("untap step", Period::Step(Step::Untap)),
        ("draw steps", Period::Step(Step::Draw)),
        ("draw step", Period::Step(Step::Draw)),
        ("upkeep step", Period::Step(Step::Upkeep)),
        ("combat phase", Period::Combat),
    ])(i)?;
    let until = behind(i).unwrap_or(Until::Always);
    let event = Happening::Begins(period, who);
    Ok(skipped(event, times.map_or(Uses::Once, Uses::Times), until))
}

/// A floor of life: damage "reduces it to 3 instead".
fn floor(i: &mut Input<'_>) -> Parsed<(Instead, Option<Until>)> {
    words("damage that would reduce your life total to less than")(i)?;
    let least = number::plain(i)?;
    words("reduces it to")(i)?;
    if number::plain(i)? != least {
        return Err(EmptyError);
    }
    words("instead")(i)?;
    let event = Happening::LosesLifeByDamage(Player::You);
    let becomes = Becomes::Scaled(Scaled::DownTo(Number::N(least)));
    Ok((Instead { event, because: None, by: None, only_if: None, may: false, becomes }, behind(i)))
}

/// How long, in front: "until end of turn,".
fn before(i: &mut Input<'_>) -> Parsed<Until> {
    table(&[
        ("until end of turn ,", Until::Turn),
        ("this turn ,", Until::Turn),
        ("until your next turn ,", Until::YourTurn),
    ])(i)
}

/// How long, where that is said.
pub(super) fn behind(i: &mut Input<'_>) -> Option<Until> {
    maybe(
        i,
        table(&[
            ("this turn", Until::Turn),
            ("this combat", Until::Combat),
            ("until end of turn", Until::Turn),
            ("until your next turn", Until::YourTurn),
        ]),
    )
}

/// "Permanents enter tapped this turn".
fn enters(i: &mut Input<'_>) -> Parsed<(Instead, Option<Until>)> {
    let what = noun::thing(i)?;
    if !said_any(i, &["enters", "enter"]) {
        return Err(EmptyError);
    }
    let how = super::enters::how(i)?;
    let event = Happening::Enters(what, None);
    Ok((
        Instead { event, because: None, by: None, only_if: None, may: false, becomes: Becomes::Enters(how) },
        behind(i),
    ))
}

/// "That creature enters with an additional +1/+1 counter on it": one that was named before.
fn that_enters(i: &mut Input<'_>) -> Parsed<Instead> {
    let what = noun::simple(i)?;
    if !matches!(what, Thing::It | Thing::That(_) | Thing::They | Thing::Those)
        || !said_any(i, &["enters", "enter"])
    {
        return Err(EmptyError);
    }
    let becomes = Becomes::Enters(super::enters::how(i)?);
    if ["this turn", "if", "unless", "as"].iter().any(|more| ahead(i, more)) {
        return Err(EmptyError);
    }
    Ok(Instead {
        event: Happening::Enters(what, None),
        because: None,
        by: None,
        only_if: None,
        may: false,
        becomes,
    })
}

/// "Each of them enters with a +1/+1 counter on it if it's a Goat and a loyalty counter on it if it's an Elf": what is so of
/// each kind of those that were named before.
fn each_enters_by_kind(i: &mut Input<'_>) -> Parsed<Vec<Instead>> {
    words("each of them enters with")(i)?;
    let one = |i: &mut Input<'_>| {
        let (counter, amount) = super::enters::one_kind(i)?;
        words("on it if it's")(i)?;
        if !said_any(i, &["an", "a"]) {
            return Err(EmptyError);
        }
        let only_if = Some(Asks::Is(Thing::It, noun::like(i, false)?));
        let becomes = Becomes::Enters(vec![Entering::With(counter, amount)]);
        let event = Happening::Enters(Thing::They, None);
        Ok(Instead { event, because: None, by: None, only_if, may: false, becomes })
    };
    super::words::list(one, &["and"])(i)
}

/// "If a creature enters this way, it enters with a counter".
fn enters_this_way(i: &mut Input<'_>) -> Parsed<Instead> {
    words("if")(i)?;
    let like = if said(i, "it enters as a") {
        noun::like(i, false)?
    } else {
        let Thing::Such(How::One, like) = noun::thing(i)? else { return Err(EmptyError) };
        words("enters this way")(i)?;
        like
    };
    words(", it enters")(i)?;
    let becomes = Becomes::Enters(super::enters::how(i)?);
    let only_if = Some(Asks::Is(Thing::It, like));
    Ok(Instead {
        event: Happening::Enters(Thing::That(Noun::Any), None),
        because: None,
        by: None,
        only_if,
        may: false,
        becomes,
    })
}

/// Where a spell goes as it resolves: "exile that card with a counter instead of ..".
fn as_it_resolves(i: &mut Input<'_>) -> Parsed<Instead> {
    let start = i.checkpoint();
    let becomes = if let Ok(becomes) = becomes::exiled_with(i) {
        becomes
    } else {
        i.reset(&start);
        becomes::exiled(i)?
    };
    words("instead of putting it into")(i)?;
    if !said(i, "a graveyard") {
        player::owner(i)?;
        words("graveyard")(i)?;
    }
    words("as it resolves")(i)?;
    let event = Happening::Moves(Thing::That(Noun::Any), Some(Zones::Stack), Some(Zones::Graveyard));
    Ok(Instead { event, because: Some(Cause::Rules), by: None, only_if: None, may: false, becomes })
}

/// "The first time you would create tokens each turn, ..": none has been created this turn by then.
fn first_time(i: &mut Input<'_>) -> Parsed<(Instead, Option<Until>)> {
    words("the first time")(i)?;
    let (mut event, None) = event(i)? else { return Err(EmptyError) };
    words("each turn ,")(i)?;
    let before = Asks::Happened(Box::new(event.happening.clone()));
    event.only_if.push(Asks::Not(Box::new(before)));
    Ok((outcome(i, event)?, None))
}

fn conditional(i: &mut Input<'_>) -> Parsed<(Instead, Option<Until>)> {
    words("if")(i)?;
    let (mut event, until) = event(i)?;
    if said_any(i, &["while", "and"]) {
        event.only_if.push(asks::asks(i)?);
    } else if said(i, "during your draw step") {
        event.only_if.push(Asks::During(Step::Draw, Player::You));
    } else if said(i, "during your turn") {
        event.only_if.push(Asks::TurnOf(Player::You));
    }
    words(",")(i)?;
    Ok((outcome(i, event)?, until))
}

/// What becomes of an event.
fn outcome(i: &mut Input<'_>, would: Would) -> Parsed<Instead> {
    let Would { happening: event, because, by, mut only_if, until: _ } = would;
    let early = said(i, "instead");
    let still = matches!(event, Happening::Discards(..)) && said(i, "discard it , but");
    let may = said(i, "you may");
    let early = early || said(i, "instead");
    let start = i.checkpoint();
    let becomes = if let Ok(found) = fixed(i, &event) {
        found
    } else {
        i.reset(&start);
        Becomes::Does(action::clauses(i)?)
    };
    let late = said(i, "instead");
    if late && matches!(event, Happening::Moves(..) | Happening::Dies(_) | Happening::Discards(..)) {
        said_any(i, NOWHERE_ELSE);
    }
    if still && !may {
        return Err(EmptyError);
    }
    let says_instead = !matches!(
        becomes,
        Becomes::Prevented(..) | Becomes::Regenerated | Becomes::ManaOf(_) | Becomes::ManaOfChoice
    );
    if says_instead && early == late || early && late {
        return Err(EmptyError);
    }
    let only_if = match only_if.len() {
        0 => None,
        1 => only_if.pop(),
        _ => Some(Asks::All(only_if)),
    };
    Ok(Instead { event, because, by, only_if, may, becomes })
}

/// What stands behind "exile it instead" and says no more.
const NOWHERE_ELSE: &[&str] = &[
    "of putting it anywhere else",
    "of putting them anywhere else",
    "of into your graveyard",
    "of putting it into your graveyard",
    "of putting it into its owner 's graveyard",
];
