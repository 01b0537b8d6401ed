//! What things are "with": keywords, measures and counters.

use language::board::Counter;
use language::select::{Compare, Measure, What};
use winnow::combinator::alt;
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::Stream;

use super::{own, plain};
use crate::oracle::grammar::words::{list, maybe, said, said_any, table, words};
use crate::oracle::grammar::{Input, Parsed, keyword, number};
use crate::oracle::tree::{Like, Noun, Number, Thing, Trait};

/// "With flying", "without flying", "with power 3 or greater", "with a +1/+1 counter on it".
pub(super) fn with(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    if said(i, "without") {
        if let Some(kind) = maybe(i, one_counter) {
            return Ok(vec![Trait::Is(What::Not(Box::new(What::With(kind))))]);
        }
        let each = list(keyword::filter, &["or"])(i)?;
        return Ok(each.into_iter().map(|what| Trait::Is(What::Not(Box::new(what)))).collect());
    }
    if said_any(i, &["that doesn't have", "that don't have"]) {
        return one_counter(i).map(|kind| vec![Trait::Is(What::Not(Box::new(What::With(kind))))]);
    }
    // "That has a fate counter on it".
    if said_any(i, &["that has", "that have"]) {
        return with_counter(i);
    }
    words("with")(i)?;
    alt((with_measure, with_counter, with_keyword)).parse_next(i)
}

fn with_measure(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    if said_any(i, &["the greatest", "the highest"]) {
        let measure = number::measured(i)?;
        words("among")(i)?;
        let all = Number::Greatest(measure, Box::new(plain(i)?));
        return Ok(vec![measured(measure, Compare::AtLeast, all)]);
    }
    if said(i, "power or toughness") {
        let (compare, number) = number::compared(i)?;
        let each = [Measure::Power, Measure::Toughness];
        return Ok(vec![Trait::AnyOf(
            each.map(|measure| Like(vec![measured(measure, compare, number.clone())])).to_vec(),
        )]);
    }
    // "With lesser power": than what was named before.
    if let Some(compare) =
        maybe(i, table(&[("equal or lesser", Compare::AtMost), ("lesser", Compare::LessThan)]))
    {
        let measure = number::measured(i)?;
        let named = Number::Of(measure, Box::new(Thing::That(Noun::Any)));
        return Ok(vec![measured(measure, compare, named)]);
    }
    if said(i, "that spell 's mana value") {
        let its = Number::Of(Measure::ManaValue, Box::new(Thing::That(Noun::Spell)));
        return Ok(vec![measured(Measure::ManaValue, Compare::Exactly, its)]);
    }
    let measure = number::measured(i)?;
    let start = i.checkpoint();
    if let Ok(compare) = table(&[("less than", Compare::LessThan), ("greater than", Compare::MoreThan)])(i)
        && let Ok(of) = own(i)
        && said(i, "'s")
        && number::measured(i).is_err()
    {
        // "With power less than ~'s".
        return Ok(vec![measured(measure, compare, Number::Of(measure, Box::new(of)))]);
    }
    i.reset(&start);
    let (compare, number) = number::compared(i)?;
    if compare == Compare::Exactly && matches!(number, Number::N(_)) {
        return Ok(vec![one_of(i, measure, number)]);
    }
    Ok(vec![measured(measure, compare, number)])
}

/// "4, 5, or 6": exactly one of these numbers, of which the first is read.
fn one_of(i: &mut Input<'_>, measure: Measure, first: Number) -> Trait {
    let mut each = vec![first];
    while let Some(more) = maybe(i, |i: &mut Input<'_>| {
        if !said_any(i, &[", or", "or", ","]) {
            return Err(EmptyError);
        }
        number::plain(i)
    }) {
        each.push(Number::N(more));
    }
    let exactly = |number: Number| measured(measure, Compare::Exactly, number);
    match <[Number; 1]>::try_from(each) {
        Ok([only]) => exactly(only),
        Err(each) => Trait::AnyOf(each.into_iter().map(|number| Like(vec![exactly(number)])).collect()),
    }
}

const fn measured(measure: Measure, compare: Compare, number: Number) -> Trait {
    Trait::Measured(measure, compare, number)
}

fn with_counter(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    let no_kind = table(&[
        ("a counter on it", true),
        ("a counter on them", true),
        ("one or more counters on it", true),
        ("one or more counters on them", true),
        ("counters on it", true),
        ("counters on them", true),
        ("no counters on it", false),
        ("no counters on them", false),
    ]);
    if let Some(any) = maybe(i, no_kind) {
        let what = if any { What::WithCounters } else { What::Not(Box::new(What::WithCounters)) };
        return Ok(vec![Trait::Is(what)]);
    }
    let one = said_any(i, &["a", "an"]);
    let kind = number::counter(i)?;
    if !one {
        let several = &["counters on it", "counters on them"];
        return if said_any(i, several) { Ok(vec![Trait::Is(What::With(kind))]) } else { Err(EmptyError) };
    }
    if said_any(i, &["counter on it", "counter on them", "counters on it", "counters on them"]) {
        return Ok(vec![Trait::Is(What::With(kind))]);
    }
    Err(EmptyError)
}

/// "A fate counter on it": of which kind it is.
fn one_counter(i: &mut Input<'_>) -> Parsed<Counter> {
    if !said_any(i, &["an", "a"]) {
        return Err(EmptyError);
    }
    let kind = number::counter(i)?;
    if said_any(i, &["counter on it", "counter on them"]) { Ok(kind) } else { Err(EmptyError) }
}

fn with_keyword(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    let mut each = vec![keyword::filter(i)?];
    let mut any = false;
    loop {
        let start = i.checkpoint();
        let or = said_any(i, &[", or", "or"]);
        let more =
            if or || said_any(i, &[", and", "and", ","]) { keyword::filter(i) } else { Err(EmptyError) };
        let Ok(more) = more else {
            i.reset(&start);
            break;
        };
        any |= or;
        each.push(more);
    }
    // "With flying, reach, or trample": any of them.
    Ok(if any { vec![Trait::Is(What::OneOf(each))] } else { each.into_iter().map(Trait::Is).collect() })
}
