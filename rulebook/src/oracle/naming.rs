//! What the activated abilities of a face are called, where it has several: so that a board can say which one is meant.
//!
//! A name depends on the texts of costs and on how many abilities are activated, and not on what of them is understood: so
//! it stays when the grammar grows. It holds no words of the text: symbols, and of what else is paid one verb.

use language::board::{Ability, UnreadOf};

use super::compiled::Compiled;
use super::meaning::modes::MODE;
use super::text::{Line, Sort, Token};

/// Verbs of costs, and how they are called.
const PAID: &[(&str, &str)] = &[
    ("sacrifice", "sacrifice"),
    ("discard", "discard"),
    ("exile", "exile"),
    ("pay", "pay life"),
    ("remove", "remove counters"),
    ("put", "put"),
    ("return", "return"),
    ("tap", "tap others"),
    ("untap", "untap others"),
    ("reveal", "reveal"),
    ("mill", "mill"),
];

/// Names the activated abilities, if there are several.
pub(super) fn name(lines: &[Line], compiled: &mut Compiled) {
    let costs: Vec<(usize, String)> =
        lines.iter().zip(1..).filter_map(|(line, number)| Some((number, cost(line)?))).collect();
    if costs.len() < 2 {
        return;
    }
    let called = |(at, (line, cost)): (usize, &(usize, String))| {
        let same = costs.iter().filter(|(_, other)| other == cost).count();
        let called = match (cost.is_empty(), same) {
            (true, _) => format!("ability {}", at + 1),
            (false, 1) => cost.clone(),
            (false, _) => format!("{cost} ({})", at + 1),
        };
        (*line, called)
    };
    let names: Vec<(usize, String)> = costs.iter().enumerate().map(called).collect();
    let mut abilities = compiled.abilities.iter_mut();
    for held in &compiled.lines {
        let said = names.iter().find(|(line, _)| *line == held.line).map(|(_, name)| name.as_str());
        abilities.by_ref().take(held.abilities).for_each(|ability| call(ability, said));
    }
}

fn call(ability: &mut Ability, called: Option<&str>) {
    let Some(called) = called else { return };
    if let Ability::Activated { name, .. } = ability {
        *name = if name.starts_with(MODE) { format!("{called}, {name}") } else { called.to_owned() };
    } else if let Ability::Unread(unread) = ability
        && unread.of == UnreadOf::Activated
    {
        called.clone_into(&mut unread.words);
    } else if let Ability::FunctionsIn { ability, .. } | Ability::AsLongAs { ability, .. } = ability {
        call(ability, Some(called));
    }
}

/// What an activated ability costs, in symbols and verbs; empty where it has neither. None for a line that is none.
fn cost(line: &Line) -> Option<String> {
    let tokens = &line.sentences.first()?.tokens;
    let colon = tokens.iter().position(|token| &*token.text == ":")?;
    let paid = tokens.get(..colon)?;
    // What stands in front of a dash is what such an ability is called.
    let dash = paid.iter().position(|token| &*token.text == "\u{2014}").map_or(0, |at| at + 1);
    let paid = paid.get(dash..)?;
    let mut parts: Vec<String> = Vec::new();
    for part in paid.split(|token| &*token.text == ",") {
        // A number that stands alone is loyalty.
        let is_symbol =
            |token: &&Token| token.sort == Sort::Symbol || token.sort == Sort::Number && part.len() == 1;
        let symbols: String = part.iter().filter(is_symbol).map(|token| spelled(&token.text)).collect();
        let verb = part.first().and_then(|first| PAID.iter().find(|(word, _)| *word == &*first.text));
        let verb = verb.map(|(_, called)| (*called).to_owned()).filter(|_| symbols.is_empty());
        parts.extend(Some(symbols).filter(|symbols| !symbols.is_empty()).or(verb));
    }
    Some(parts.join(", "))
}

fn spelled(symbol: &str) -> String {
    symbol.to_uppercase().replace('\u{2212}', "-")
}
