//! Tables behind a roll of dice: lines that begin with a result.

use super::text::{Line, Sort, Token};
use super::tree::{Clause, Rider, Row, Said};
use super::{Compiled, Sort as SortOfAbility, grammar, lose, meaning, outcome, push, read, verdict};

/// With which results a line of a table is about.
#[derive(Clone, Copy, Debug)]
struct Results {
    at_least: u64,
    at_most: Option<u64>,
    /// So many tokens say that.
    tokens: usize,
}

/// Whether a line is one of a table: "1-9 | ..".
pub(super) fn is_row(line: &Line) -> bool {
    results(line).is_some()
}

fn results(line: &Line) -> Option<Results> {
    let tokens = &line.sentences.first()?.tokens;
    let bar = tokens.iter().position(|token| &*token.text == "|")?;
    let number = |text: &str| text.parse::<u64>().ok();
    let is_number = |token: &Token| token.sort == Sort::Number;
    let (at_least, at_most) = match tokens.get(..bar)? {
        [one] if is_number(one) => {
            if let Some(least) = one.text.strip_suffix('+') {
                (number(least)?, None)
            } else if let Some((least, most)) = one.text.split_once('-') {
                (number(least)?, Some(number(most)?))
            } else {
                let only = number(&one.text)?;
                (only, Some(only))
            }
        }
        [one, dash, other] if matches!(&*dash.text, "\u{2014}" | "\u{2013}") => {
            (number(&one.text)?, Some(number(&other.text)?))
        }
        _ => return None,
    };
    Some(Results { at_least, at_most, tokens: bar + 1 })
}

/// A line that rolls dice, and the lines of its table.
pub(super) fn compile(header: &Line, rows: &[Line], number: usize, kind: meaning::Kind, to: &mut Compiled) {
    let mut sentences = Vec::new();
    let mut reads = Vec::new();
    let mut said: Vec<Option<Said>> = Vec::new();
    for (sentence, place) in header.sentences.iter().zip(1..) {
        let one = read(sentence);
        said.push(one.as_ref().ok().cloned());
        sentences.push((sentence.clone(), (number, place)));
        reads.push(one);
    }
    let mut all_known = true;
    for (line, number) in rows.iter().zip(number + 1..) {
        let Some(results) = results(line) else { continue };
        let mut says: Vec<Vec<Clause>> = Vec::new();
        for (sentence, place) in line.sentences.iter().zip(1..) {
            let mut rest = sentence.clone();
            if place == 1 {
                rest.tokens.drain(..results.tokens);
            }
            let one = grammar::read(&rest.tokens);
            match &one {
                Ok(Said::Does(clauses)) => says.push(clauses.clone()),
                // When something may be played.
                Ok(Said::Timing | Said::MayThisTurn | Said::Looking) => says.push(Vec::new()),
                Ok(_) | Err(_) => all_known = false,
            }
            sentences.push((rest, (number, place)));
            reads.push(one);
        }
        let Results { at_least, at_most, .. } = results;
        said.push(Some(Said::Rider(Rider::Rolled(Row { at_least, at_most, says }))));
    }
    if !all_known {
        said.truncate(header.sentences.len());
    }
    let meaning = meaning::line(&said, kind);
    let before = to.sentences.len();
    let mut of = SortOfAbility::Static;
    let mut whole = true;
    let mut judged = meaning.sentences.iter();
    for ((sentence, place), one) in sentences.iter().zip(&reads) {
        let meant = judged.next().unwrap_or(&Err(meaning::Missing("another line of its table is not read")));
        let idle = match one {
            Ok(Said::Timing | Said::MayThisTurn) => Some(Ok(meaning::Matter::Timing)),
            Ok(Said::Looking) => Some(Ok(meaning::Matter::Looking)),
            Ok(_) | Err(_) => None,
        };
        let meant = idle.as_ref().filter(|_| meant.is_ok()).unwrap_or(meant);
        of = verdict::sort(sentence, one.as_ref().ok(), of, to.sentences.len() == before, kind.is_spell);
        let found = super::guarded(outcome(sentence, one, meant), &sentence.tokens, &meaning.abilities);
        whole &= push(sentence, *place, of, found, to);
    }
    if whole {
        to.abilities.extend(meaning.abilities);
    } else {
        let lines: Vec<&Line> = std::iter::once(header).chain(rows).collect();
        lose(&lines, reads.first(), before, to);
    }
}
