//! What is said of objects behind "that": what they are, or are not.

use language::select::What;
use winnow::error::EmptyError;

use super::super::words::{list, said, said_any, words};
use super::super::{Input, Parsed, description};
use crate::oracle::meaning::filter::constant;
use crate::oracle::tree::{Like, Trait};

/// "That's tapped", "that are attacking", "that's a Wizard".
pub(super) fn that_is(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    if !said_any(i, &["that 's", "that is", "that are"]) {
        return Err(EmptyError);
    }
    if said_any(i, &["an", "a"]) {
        let mut each = vec![Like(description::described(i)?)];
        while said_any(i, &["or an", "or a"]) {
            each.push(Like(description::described(i)?));
        }
        return Ok(vec![Trait::AnyOf(each)]);
    }
    if said(i, "one or more colors") {
        return Ok(vec![Trait::Is(What::Not(Box::new(What::Colorless)))]);
    }
    if said(i, "both") {
        let one = description::predicate(i)?;
        words("and")(i)?;
        return description::predicate(i).map(|other| vec![Trait::Is(one), Trait::Is(other)]);
    }
    description::predicate(i).map(|what| vec![Trait::Is(what)])
}

/// "That isn't enchanted", "that isn't a Wizard, Cleric, or Rogue".
pub(super) fn that_is_not(i: &mut Input<'_>) -> Parsed<Vec<Trait>> {
    if !said_any(i, &["that isn't", "that aren't", "that 's not"]) {
        return Err(EmptyError);
    }
    let not = |what: What| vec![Trait::Is(What::Not(Box::new(what)))];
    if !said_any(i, &["an", "a"]) {
        return description::predicate(i).map(not);
    }
    let each = list(
        |i: &mut Input<'_>| description::described(i),
        &[", or an", ", or a", ", or", "or an", "or a", ","],
    )(i)?;
    let each: Option<Vec<What>> = each.into_iter().map(|one| constant(&Like(one))).collect();
    each.map(|all| {
        not(if all.len() == 1 { all.into_iter().next().unwrap_or(What::Any) } else { What::OneOf(all) })
    })
    .ok_or(EmptyError)
}
