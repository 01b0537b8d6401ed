//! What happened before, as far as anything on the board asks for it: one row for each wording, player and object.

use egui::Ui;

use super::parts::send;
use crate::board::Edit;
use crate::command::Queue;
use crate::opened::Opened;
use crate::presentation::label::capital;
use crate::state::State;
use crate::widgets::form::{chip, number, weak};
use crate::widgets::sentence::heading;
use language::board::{Board, Happened, Object};
use language::select::Condition;
use language::walk::Node;
use rulebook::words::{Vocabulary, Voice};
use statements::past::PastAsked;

/// Shows what can be told, where anything on the board asks for it.
pub(crate) fn show(ui: &mut Ui, state: &State, opened: &Opened, queue: &mut Queue) {
    let all = engine::past_asked(&opened.board);
    if all.is_empty() {
        return;
    }
    heading(ui, "WHAT HAPPENED BEFORE");
    weak(ui, "Something on the board asks for it");
    let words = Vocabulary::new(state.rules_date());
    for (at, asked) in all.iter().enumerate() {
        for (place, bare) in rows(&opened.board, asked).into_iter().enumerate() {
            ui.push_id(("happened", at, place), |ui| row(ui, opened, words, (asked, bare), queue));
        }
    }
}

/// The rows of one wording, each as if nothing of it had happened: for each player who may be "you", and each object that asks.
fn rows(board: &Board, asked: &PastAsked) -> Vec<Happened> {
    let you: Vec<Option<String>> = if asked.of_you {
        board.players.iter().map(|player| Some(player.name.clone())).collect()
    } else {
        vec![None]
    };
    let asks = |object: &&Object| {
        Node::Object(object).any(&|node| matches!(node, Node::Past(past) if *past == asked.what))
    };
    let this: Vec<Option<String>> = if asked.of_this {
        board.objects.iter().filter(asks).map(|object| Some(object.id.clone())).collect()
    } else {
        vec![None]
    };
    let bare = |you: &Option<String>, this: &Option<String>| Happened {
        what: asked.what.clone(),
        you: you.clone(),
        this: this.clone(),
        times: 0,
        or_more: false,
        total: 0,
        to: Vec::new(),
        dealt_by: Vec::new(),
    };
    you.iter().flat_map(|you| this.iter().map(|this| bare(you, this))).collect()
}

/// One row: what has happened, how often, how much, and to whom.
fn row(
    ui: &mut Ui,
    opened: &Opened,
    words: Vocabulary,
    (asked, bare): (&PastAsked, Happened),
    queue: &mut Queue,
) {
    let list = &opened.file.board.happened;
    let same = |one: &&Happened| (&one.what, &one.you, &one.this) == (&bare.what, &bare.you, &bare.this);
    let old = list.iter().find(same).cloned().unwrap_or_else(|| bare.clone());
    let voice = Voice::of(words, bare.you.as_deref(), bare.this.as_deref());
    let said = voice.condition(&Condition::Happened(Box::new(bare.what.clone())));
    let mut new = old.clone();
    ui.horizontal_wrapped(|ui| {
        ui.label(capital(&said));
        if asked.times
            && let Some(times) = number(ui, &format!("How often {said}"), "times", old.times)
        {
            (new.times, new.or_more) = (times, false);
        }
        if asked.total
            && let Some(total) = number(ui, &format!("How much altogether: {said}"), "altogether", old.total)
        {
            new.total = total;
        }
    });
    let players = opened.board.players.iter().map(|player| &player.name);
    let objects = || opened.board.objects.iter().map(|object| &object.id);
    if asked.to_players {
        names(ui, "To", players, &mut new.to);
    }
    if asked.to_objects {
        names(ui, "To", objects(), &mut new.to);
    }
    if asked.dealt_by {
        names(ui, "Dealt by", objects(), &mut new.dealt_by);
    }
    if new != old {
        let rest = list.iter().filter(|one| !same(one)).cloned();
        send(queue, Edit::Happened(rest.chain(as_told(asked, new)).collect()));
    }
}

/// Names that can be among those to whom it happened.
fn names<'a>(ui: &mut Ui, label: &str, all: impl Iterator<Item = &'a String>, chosen: &mut Vec<String>) {
    ui.horizontal_wrapped(|ui| {
        weak(ui, label);
        for name in all {
            let is_on = chosen.contains(name);
            if !chip(ui, name, is_on) {
                continue;
            }
            if is_on {
                chosen.retain(|known| known != name);
            } else {
                chosen.push(name.clone());
            }
        }
    });
}

/// An entry as the board tells it: what has happened to somebody has happened. None where nothing has.
fn as_told(asked: &PastAsked, new: Happened) -> Option<Happened> {
    let (to, by) = (new.to.len() as u64, new.dealt_by.len() as u64);
    let is_some = new.total > 0 || to + by > 0;
    let times = if asked.times && !is_some { new.times } else { new.times.max(1).max(to) };
    (is_some || asked.times && new.times > 0).then_some(Happened { times, ..new })
}
