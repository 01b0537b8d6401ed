//! The players: seats, whose turn it is, names, life, and what else is known of them.

use egui::collapsing_header::CollapsingState;
use egui::{Button, Label, Ui};

use super::parts::{ItemField, Placed, listed, send, wrong_in};
use super::turn;
use crate::board::{BoardCommand, Edit, PlayerEdit};
use crate::command::{Command, Queue};
use crate::opened::Opened;
use crate::presentation::label::capital;
use crate::theme::size;
use crate::widgets::form::{away, button, choice, line, number, weak};
use crate::widgets::{mark, palette};
use language::board::{Board, Player, PlayerDesignation};
use language::event::Mana;
use rulebook::words::vocabulary::{color, title};

/// The button for another player goes with so many.
const MOST_PLAYERS: usize = 8;

/// Shows the players.
pub(crate) fn show(ui: &mut Ui, opened: &Opened, queue: &mut Queue) {
    let board = &opened.file.board;
    for (at, player) in board.players.iter().enumerate() {
        ui.push_id(("player", at), |ui| {
            let id = ui.make_persistent_id("more of a player");
            let more = CollapsingState::load_with_default_open(ui.ctx(), id, false);
            let (is_open, is_narrow) = (more.is_open(), ui.available_width() < room(player));
            let (arrow, ..) = more
                .show_header(ui, |ui| row(ui, board, Placed { at, item: player }, is_narrow, queue))
                .body(|ui| details(ui, board, Placed { at, item: player }, queue));
            arrow.accessible_name(format!("More about {}", player.name)).on_hover_text(known(player));
            if is_narrow {
                ui.horizontal(|ui| {
                    ui.add_space(size::PLAYER_INDENT);
                    life(ui, Placed { at, item: player }, queue);
                });
            }
            for field in ["name", "controlled_by", "mana", "counters"] {
                wrong_in(ui, opened, ItemField { list: "players", at, field });
            }
            if !is_open && is_unusual(player) {
                weak(ui, &known(player));
            }
        });
    }
    ui.horizontal_wrapped(|ui| {
        if board.players.len() < MOST_PLAYERS && button(ui, "Add a player", "The last in turn order") {
            queue.send(Command::Board(BoardCommand::Edit(Edit::AddPlayer)));
        }
        turn::formats(ui, queue);
    });
}

/// A player in a line: mark, turn, name, and life where there is room.
fn row(
    ui: &mut Ui,
    board: &Board,
    Placed { at, item: player }: Placed<'_, Player>,
    is_narrow: bool,
    queue: &mut Queue,
) {
    let active = board.turn.active.as_ref();
    let is_active = active.map_or(at == 0, |active| *active == player.name);
    ui.horizontal(|ui| {
        let response = mark::of_place(ui, palette(ui), at);
        response.on_hover_text("The mark of this player in the ruling");
        let turn = format!("It is {}'s turn", player.name);
        let radio = ui.radio(is_active, "").accessible_name(&turn);
        if radio.on_hover_text(turn).clicked() {
            send(queue, Edit::Player(at, PlayerEdit::Active));
        }
        let beside = if is_narrow { 0.0 } else { size::NUMBER * 2.0 + longer(player) };
        ui.scope(|ui| {
            ui.set_max_width((ui.available_width() - beside).max(size::NUMBER));
            if let Some(name) = line::read(ui, "name", "Name", &player.name, |name| free(board, player, name))
            {
                send(queue, Edit::Player(at, PlayerEdit::Name(name)));
            }
        });
        if !is_narrow {
            life(ui, Placed { at, item: player }, queue);
        }
    });
}

/// Life, and leaving.
fn life(ui: &mut Ui, Placed { at, item: player }: Placed<'_, Player>, queue: &mut Queue) {
    if let Some(life) = number(ui, &format!("Life of {}", player.name), "life", player.life) {
        send(queue, Edit::Player(at, PlayerEdit::Life(life)));
    }
    if away(ui, &format!("{} leaves", player.name)) {
        send(queue, Edit::Player(at, PlayerEdit::Remove));
    }
}

/// A name that nobody else has.
fn free(board: &Board, player: &Player, name: &str) -> Result<String, String> {
    let name = name.trim();
    if name.is_empty() {
        return Err("a player needs a name".to_owned());
    }
    let is_taken =
        name != player.name && crate::opened::names::unique(board, name) != name && is_used(board, name);
    if is_taken { Err(format!("`{name}` is on the board already")) } else { Ok(name.to_owned()) }
}

fn is_used(board: &Board, name: &str) -> bool {
    let players = board.players.iter().map(|player| &player.name);
    players.chain(board.objects.iter().map(|object| &object.id)).any(|used| used == name)
}

/// Whether something is known of a player besides life and the usual library and hand.
fn is_unusual(player: &Player) -> bool {
    let usual = Player { life: player.life, ..Player::new(player.name.clone()) };
    *player != usual
}

/// What is known of a player besides life, in a few words.
fn known(player: &Player) -> String {
    let mut said = vec![format!("library {}", player.library), format!("hand {}", player.hand)];
    let more = [
        ("poison", player.poison),
        ("drawn", player.drawn),
        ("dealt", player.damaged),
        ("speed", player.speed),
    ];
    said.extend(
        more.into_iter().filter(|(_, number)| *number > 0).map(|(what, number)| format!("{what} {number}")),
    );
    let mana: u64 = player.mana.iter().map(|(_, number)| *number).fold(0, u64::saturating_add);
    said.extend(Some(format!("mana {mana}")).filter(|_| mana > 0));
    said.extend(player.designations.iter().map(|&one| title(one).1.to_owned()));
    said.extend(player.marks.iter().cloned());
    said.extend(player.team.clone());
    said.extend(player.controlled_by.as_ref().map(|by| format!("controlled by {by}")));
    said.join(", ")
}

fn details(ui: &mut Ui, board: &Board, Placed { at, item: player }: Placed<'_, Player>, queue: &mut Queue) {
    type Make = fn(u64) -> PlayerEdit;
    let numbers: [(&str, u64, Make); 9] = [
        ("Poison counters", player.poison, PlayerEdit::Poison),
        ("Unknown cards in the library", player.library, PlayerEdit::Library),
        ("Unknown cards in hand", player.hand, PlayerEdit::Hand),
        ("Unknown cards in the graveyard", player.graveyard, PlayerEdit::Graveyard),
        ("Unknown cards in exile", player.exile, PlayerEdit::Exile),
        ("Spells cast this turn", player.cast, PlayerEdit::Cast),
        ("Cards drawn this turn", player.drawn, PlayerEdit::Drawn),
        ("Damage dealt to them this turn", player.damaged, PlayerEdit::Damaged),
        ("Speed, 0 for none", player.speed, PlayerEdit::Speed),
    ];
    for (name, now, make) in numbers {
        if let Some(value) = counted(ui, name, now) {
            send(queue, Edit::Player(at, make(value)));
        }
    }
    for kind in Mana::ALL {
        let now = player.mana.iter().find(|(known, _)| *known == kind).map_or(0, |(_, number)| *number);
        let name = format!("{} mana in the pool", kind.color().map_or("colorless", color));
        if let Some(value) = counted(ui, &capital(&name), now) {
            send(queue, Edit::Player(at, PlayerEdit::Mana(kind, value)));
        }
    }
    designations(ui, Placed { at, item: player }, queue);
    controlled_by(ui, board, Placed { at, item: player }, queue);
    team(ui, board, Placed { at, item: player }, queue);
    let earlier = ui.add_enabled(at > 0, Button::new("Sits earlier"));
    if earlier.on_hover_text("Changes seats with the player above: turn order").clicked() {
        send(queue, Edit::Player(at, PlayerEdit::Earlier));
    }
}

/// The designations of a player, and marks in the user's own words.
fn designations(ui: &mut Ui, Placed { at, item: player }: Placed<'_, Player>, queue: &mut Queue) {
    ui.menu_button("Designations", |ui| {
        for one in PlayerDesignation::ALL {
            let mut has = player.designations.contains(&one);
            if ui.checkbox(&mut has, title(one).1).changed() {
                send(queue, Edit::Player(at, PlayerEdit::Designated(one, has)));
            }
        }
    });
    let marks = player.marks.join(", ");
    let read = |words: &str| Ok(listed(words));
    if let Some(marks) = line::read(ui, "marks of a player", "Marks in your own words", &marks, read) {
        send(queue, Edit::Player(at, PlayerEdit::Marks(marks)));
    }
}

/// How wide a player in one line is.
fn room(player: &Player) -> f32 {
    size::PLAYER + longer(player)
}

/// How much more room the life of a player needs than a number of two digits.
#[expect(clippy::cast_precision_loss, reason = "a number has a few digits")]
fn longer(player: &Player) -> f32 {
    player.life.to_string().len().saturating_sub(2) as f32 * size::DIGIT
}

/// A number in a line, its name behind it.
fn counted(ui: &mut Ui, name: &str, now: u64) -> Option<u64> {
    ui.horizontal_top(|ui| {
        let value = number(ui, name, "", now);
        ui.add(Label::new(name).wrap());
        value
    })
    .inner
}

/// The team in Two-Headed Giant: one that is there, or another.
fn team(ui: &mut Ui, board: &Board, Placed { at, item: player }: Placed<'_, Player>, queue: &mut Queue) {
    let mut teams: Vec<Option<String>> = board.players.iter().map(|player| player.team.clone()).collect();
    let name = |number: usize| format!("Team {number}");
    let new = (1..=MOST_PLAYERS).map(name).find(|name| !teams.iter().flatten().any(|team| team == name));
    teams.extend([None, new]);
    teams.sort();
    teams.dedup();
    let words = |team: &Option<String>| team.clone().unwrap_or_else(|| "none".to_owned());
    if let Some(team) = choice(ui, "Team", &player.team, &teams, words) {
        send(queue, Edit::Player(at, PlayerEdit::Team(team)));
    }
}

/// Who makes this player's choices.
fn controlled_by(
    ui: &mut Ui,
    board: &Board,
    Placed { at, item: player }: Placed<'_, Player>,
    queue: &mut Queue,
) {
    let others = (0..board.players.len()).filter(|other| *other != at).map(Some);
    let options: Vec<Option<usize>> = std::iter::once(None).chain(others).collect();
    let by = player.controlled_by.as_ref();
    let now = by.and_then(|by| board.players.iter().position(|other| other.name == *by));
    let words = |place: &Option<usize>| {
        place.and_then(|place| board.players.get(place)).map_or("nobody else", |p| &p.name).to_owned()
    };
    if let Some(place) = choice(ui, "Controlled by", &now, &options, words) {
        send(queue, Edit::Player(at, PlayerEdit::ControlledBy(place)));
    }
}
