//! The turn: how far it has come, and what games of a format start with.

use egui::Ui;
use egui::containers::menu::MenuButton;

use super::parts::send;
use crate::board::Edit;
use crate::command::Queue;
use crate::effect::choices::STEPS;
use crate::opened::Opened;
use crate::state::State;
use crate::widgets::form::{choice, number, wrong};
use language::board::{Ability, Board, Characteristics, Daytime, Keyword, Object, Turn};
use rulebook::words::{Vocabulary, vocabulary};

/// Formats, and the life with which their games start (CR 103.4 (2026-04-17)).
const FORMATS: [(&str, i64); 4] = [
    ("Two players, or free for all", 20),
    ("Commander", 40),
    ("Brawl, two players", 25),
    ("Brawl, more players", 30),
];

/// Two-Headed Giant, with the life of a team (CR 606.4a (2006-10-01), 606.4a (2008-02-01)).
const TEAMS: [(&str, i64); 2] = [("Two-Headed Giant", 30), ("Two-Headed Giant, rules of 2006", 40)];

/// The menu of formats.
pub(crate) fn formats(ui: &mut Ui, queue: &mut Queue) {
    let (format, _) = MenuButton::new("Format").ui(ui, |ui| {
        for (name, life) in FORMATS {
            if ui.button(format!("{name}: {life} life each")).clicked() {
                send(queue, Edit::StartingLife(life));
            }
        }
        for (name, life) in TEAMS {
            if ui.button(format!("{name}: {life} life each team")).clicked() {
                send(queue, Edit::TwoHeads(life));
            }
        }
    });
    format.on_hover_text("Give every player the life that games of a format start with");
}

/// Shows it; whose turn it is stands at the players.
pub(crate) fn show(ui: &mut Ui, state: &State, board: &Opened, queue: &mut Queue) {
    let now = board.file.board.turn.step;
    let words = Vocabulary::new(state.rules_date());
    if let Some(step) = choice(ui, "Step", &now, &STEPS, |step| words.step(*step).to_owned()) {
        send(queue, Edit::Step(step));
    }
    if has_daytime(&board.file.board) {
        daytime(ui, &board.file.board.turn, queue);
    }
    for mistake in board.mistakes.iter().filter(|mistake| mistake.path.to_string().starts_with("turn")) {
        wrong(ui, &mistake.words);
    }
}

/// Whether the board says that it is day or night, or has something with daybound or nightbound.
fn has_daytime(board: &Board) -> bool {
    let bound = |is: &Characteristics| {
        is.abilities
            .iter()
            .any(|one| matches!(one, Ability::Keyword(Keyword::Daybound | Keyword::Nightbound)))
    };
    let has = |object: &Object| bound(&object.is) || object.back.as_deref().is_some_and(bound);
    board.turn.daytime.is_some() || board.turn.cast_last_turn > 0 || board.objects.iter().any(has)
}

/// Day and night, and what the next untap step asks for them, where the game has one of them.
fn daytime(ui: &mut Ui, turn: &Turn, queue: &mut Queue) {
    let all = [None, Some(Daytime::Day), Some(Daytime::Night)];
    let words = |daytime: &Option<Daytime>| daytime.map_or("neither", vocabulary::daytime).to_owned();
    if let Some(daytime) = choice(ui, "Day or night", &turn.daytime, &all, words) {
        send(queue, Edit::Daytime(daytime));
    }
    if turn.daytime.is_none() && turn.cast_last_turn == 0 {
        return;
    }
    let name = "Spells cast by the active player of the turn before";
    if let Some(spells) = number(ui, name, "spells cast in the turn before", turn.cast_last_turn) {
        send(queue, Edit::CastLastTurn(spells));
    }
}
