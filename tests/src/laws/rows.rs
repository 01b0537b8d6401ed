//! What becomes of like tokens, as one entry of a board and listed one by one.

use std::collections::{BTreeMap, BTreeSet};

use super::sample::SMALL;
use super::{Held, Sample};
use crate::boards::rows;
use engine::Ruling;
use language::board::{Board, Object, ObjectKind, TriggeredAbility, Zone};
use language::event::Script;
use language::select::What;
use language::walk::Node;
use statements::moment::Moment;

/// The boards after a ruling, in which like tokens are told apart by nothing but what they are; and whether any way never
/// ends.
type After = (BTreeSet<Vec<String>>, bool);

/// Whether a board with a row comes to the same boards as with each token listed by itself.
pub fn together_or_apart(sample: &Sample) -> Held {
    let apart = sample.with(rows::apart(&sample.board));
    let Some((together, apart)) = sample.small().zip(apart.ruling(SMALL * 4, true, true)) else {
        return Held::TooLarge;
    };
    let (one, other) = (after(&together), after(&apart));
    let how = || {
        let only = |a: &After, b: &After| a.0.difference(&b.0).next().cloned().unwrap_or_default();
        let (row, each) = (only(&one, &other), only(&other, &one));
        let unlike = |a: &[String], b: &[String]| {
            a.iter().filter(|line| !b.contains(line)).cloned().collect::<Vec<_>>().join("\n  ")
        };
        format!(
            "{} boards as a row, {} one by one\nonly in a row: {}\nonly one by one: {}",
            one.0.len(),
            other.0.len(),
            unlike(&row, &each),
            unlike(&each, &row)
        )
    };
    (one != other).then(how).into()
}

fn after(ruling: &Ruling) -> After {
    let boards = ruling.ends().iter().filter_map(|&end| ruling.board_after(end, &[]).ok());
    let loops = ruling.ends().iter().any(|&end| ruling.graph()[end] == Moment::Loop);
    (boards.map(|after| told(after.board)).collect(), loops)
}

/// A board object by object, tokens called by their names and each by itself, in an order of their own.
fn told(mut board: Board) -> Vec<String> {
    let tokens = board.objects.iter().filter(|object| object.kind == ObjectKind::Token);
    let names: BTreeMap<String, String> = tokens.map(|token| (token.id.clone(), name(token))).collect();
    // What has ceased to exist is nowhere, though abilities may speak of it.
    board.objects.retain(|object| object.kind != ObjectKind::Token || object.zone == Zone::Battlefield);
    let mut lines = Vec::new();
    for object in std::mem::take(&mut board.objects) {
        let (count, is_token) = (object.count, object.kind == ObjectKind::Token);
        let mut one = Object { since: None, count: 1, ..object };
        if is_token {
            (one.is.name, one.id) = (name(&one), String::new());
        }
        lines.extend((0..count).map(|_| shown(&one, &names)));
    }
    // An ability that waits when the game ends is each one's or the row's.
    lines.extend(one_by_one(std::mem::take(&mut board.triggered), &names));
    lines.sort();
    // So is one that lies on the stack then; that has an order.
    lines.extend(one_by_one(std::mem::take(&mut board.stack), &names));
    // What has happened to a row has happened to each of it.
    for told in &mut board.happened {
        for list in [&mut told.to, &mut told.dealt_by] {
            for id in list.iter_mut() {
                *id = names.get(id).unwrap_or(id).clone();
            }
            list.sort();
            list.dedup();
        }
    }
    lines.push(shown(&board, &names));
    lines
}

fn one_by_one(all: Vec<TriggeredAbility>, names: &BTreeMap<String, String>) -> Vec<String> {
    let lines = |one: TriggeredAbility| {
        let times = one.times;
        let source = one.script.source.clone().filter(|_| asks_of_its_source(&one.script));
        let one = TriggeredAbility { times: 1, script: Script { source, ..one.script }, ..one };
        let line = shown(&one, names);
        (0..times).map(move |_| line.clone())
    };
    all.into_iter().flat_map(lines).collect()
}

/// Whether what is done speaks of its source. Of an ability that does not, nobody can tell from which of several like tokens it
/// comes, nor whether that one is still there.
fn asks_of_its_source(script: &Script) -> bool {
    let is_source = |node: Node<'_>| matches!(node, Node::What(What::This));
    script.does.iter().any(|instruction| Node::Instruction(instruction).any(&is_source))
}

fn name(token: &Object) -> String {
    if token.is.name.is_empty() { token.id.clone() } else { token.is.name.clone() }
}

/// Something as a file would have it, with the ids of tokens told as their names.
fn shown(value: &impl serde::Serialize, names: &BTreeMap<String, String>) -> String {
    let text = ron::to_string(value).unwrap_or_else(|error| error.to_string());
    names.iter().fold(text, |text, (id, name)| text.replace(&format!("\"{id}\""), &format!("\"{name}\"")))
}
