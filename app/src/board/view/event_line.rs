//! The line in which an event is typed, with what it would say below it, and putting one together by choosing.

use egui::{Button, CollapsingHeader, ComboBox, Id, Key, Modifiers, RichText, TextEdit, Ui};

use super::parts::said;
use crate::board::line::taken;
use crate::board::{BoardCommand, Edit, FormCommand};
use crate::command::{Command, Queue};
use crate::opened::Opened;
use crate::presentation::label::capital;
use crate::state::State;
use crate::theme::size;
use crate::widgets::form::{button, choice, number, weak};
use crate::widgets::palette;
use crate::widgets::typing::to_the_end;
use language::board::Board;
use rulebook::typed;

/// What stands in the empty field.
const HINT: &str = "Bolt deals 3 damage to Bob";

/// Shows the field of an event that is changed; what it would say so far stands below it, or why it says nothing yet.
/// A new one is typed into the line of the whole board, or put together here.
pub(crate) fn show(ui: &mut Ui, state: &State, opened: &Opened, queue: &mut Queue) {
    if state.editing.changing.is_some() {
        changing(ui, state, opened, queue);
    }
    let choosing = CollapsingHeader::new("Put it together by choosing").id_salt("by choosing");
    choosing.show(ui, |ui| by_choosing(ui, state, &opened.board, queue));
}

fn changing(ui: &mut Ui, state: &State, opened: &Opened, queue: &mut Queue) {
    let id = ui.make_persistent_id("new event");
    let words = &state.editing.event;
    let completions = typed::completions(words, &opened.board);
    field(ui, state, id, words, &completions, queue);
    if words.trim().is_empty() {
        weak(ui, "Several at once: with ; between them. One after the other: with then.");
        return;
    }
    suggested(ui, id, words, &completions, queue);
    let weak = palette(ui).weak;
    match typed::event(words, &opened.board) {
        Ok(script) => {
            let taken = taken(&script, &opened.board);
            let said = format!("{}{taken}. Enter puts it in its place.", said(state, &script));
            ui.label(RichText::new(said).small().color(weak));
        }
        Err(error) => crate::widgets::form::wrong(ui, &error.to_string()),
    }
}

fn suggested(ui: &mut Ui, id: Id, words: &str, completions: &[String], queue: &mut Queue) {
    ui.horizontal_wrapped(|ui| {
        for (at, whole) in completions.iter().take(size::SUGGESTIONS).enumerate() {
            let last = whole.get(words.rfind([' ', ';']).map_or(0, |at| at + 1)..).unwrap_or_default();
            let help = if at == 0 { "Tab" } else { "Click to go on with this" };
            if ui.add(Button::new(last.trim())).on_hover_text(help).clicked() {
                queue.send(Command::Board(BoardCommand::Form(FormCommand::Event(whole.clone()))));
                ui.memory_mut(|memory| memory.request_focus(id));
            }
        }
    });
}

/// The field itself. Tab completes what is typed as long as there is something to complete.
fn field(ui: &mut Ui, state: &State, id: Id, words: &str, completions: &[String], queue: &mut Queue) {
    let has_focus = ui.memory(|memory| memory.has_focus(id));
    let tab = |ui: &Ui| ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Tab));
    let completed = completions.first().filter(|_| has_focus && tab(ui));
    let mut typed = completed.map_or(words, String::as_str).to_owned();
    if completed.is_some() {
        queue.send(Command::Board(BoardCommand::Form(FormCommand::Event(typed.clone()))));
        to_the_end(ui, id, &typed);
    }
    let field = TextEdit::singleline(&mut typed)
        .id(id)
        .hint_text(HINT)
        .desired_width(f32::INFINITY)
        .lock_focus(!completions.is_empty());
    let response = ui.add(field).accessible_name("Change the event");
    if response.changed() {
        queue.send(Command::Board(BoardCommand::Form(FormCommand::Event(typed.clone()))));
    }
    if state.editing.wants == Some(crate::board::Field::Event) {
        response.request_focus();
        response.scroll_to_me(None);
        queue.send(Command::Board(BoardCommand::Form(FormCommand::HasKeyboard)));
    }
    let is_done = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if let Some(at) = state.editing.changing.filter(|_| is_done && !typed.trim().is_empty()) {
        queue.send(Command::Board(BoardCommand::Edit(Edit::Event(at, typed))));
    }
}

/// What can be put together: what it is called, and the words of the line with a place for each choice in them: `o`
/// an object, `p` a player, `a` either, `n` a number, `k` a kind of counter, `t` tokens.
const DEEDS: [(&str, &str); 24] = [
    ("Damage is dealt", "{o} deals {n} damage to {a}"),
    ("Combat damage is dealt", "{o} deals {n} combat damage to {a}"),
    ("Life is gained", "{p} gains {n} life"),
    ("Life is lost", "{p} loses {n} life"),
    ("Cards are drawn", "{p} draws {n}"),
    ("Cards are milled", "{p} mills {n}"),
    ("A player scries", "{p} scries {n}"),
    ("A player surveils", "{p} surveils {n}"),
    ("Tokens are created", "{p} creates {n} {t} tokens"),
    ("Counters are put", "put {n} {k} counters on {a}"),
    ("Something enters", "{o} enters"),
    ("Something enters tapped", "{o} enters tapped"),
    ("Something is destroyed", "destroy {o}"),
    ("Something dies", "{o} dies"),
    ("Something is exiled", "exile {o}"),
    ("Something is sacrificed", "sacrifice {o}"),
    ("Something is discarded", "{p} discards {o}"),
    ("Something returns to hand", "return {o} to hand"),
    ("A spell is countered", "counter {o}"),
    ("Something untaps", "untap {o}"),
    ("Something taps", "tap {o}"),
    ("Something phases out", "{o} phases out"),
    ("Something phases in", "{o} phases in"),
    ("A player loses the game", "{p} loses the game"),
];

/// Kinds of counters that are offered.
const COUNTERS: [&str; 7] = ["+1/+1", "-1/-1", "loyalty", "shield", "stun", "finality", "poison"];

/// Tokens that are offered; others are typed.
const TOKENS: [&str; 5] = ["1/1 Soldier", "1/1 Goblin", "1/1 Saproling", "2/2 Zombie", "3/3 Beast"];

/// What has been chosen so far, kept by egui as what is typed in other fields is.
#[derive(Clone, Copy, Default)]
struct Chosen {
    deed: usize,
    object: usize,
    player: usize,
    either: usize,
    number: u64,
    counter: usize,
    token: usize,
}

/// Who does what to whom and how much, one choice after the other; the whole goes into the line.
fn by_choosing(ui: &mut Ui, state: &State, board: &Board, queue: &mut Queue) {
    let id = ui.make_persistent_id("chosen for an event");
    let start = Chosen { number: 1, ..Chosen::default() };
    let mut chosen = ui.data_mut(|data| data.get_temp::<Chosen>(id)).unwrap_or(start);
    let deeds: Vec<usize> = (0..DEEDS.len()).collect();
    let name = |at: &usize| DEEDS.get(*at).map_or("", |(name, _)| name).to_owned();
    if let Some(deed) = choice(ui, "What happens", &chosen.deed, &deeds, name) {
        chosen.deed = deed;
    }
    let pattern = DEEDS.get(chosen.deed).map_or("", |(_, pattern)| pattern);
    let clause = clause(ui, board, &mut chosen, pattern);
    ui.data_mut(|data| data.insert_temp(id, chosen));
    let Some(clause) = clause else {
        weak(ui, "There is no object yet to choose from: add one above.");
        return;
    };
    weak(ui, &capital(&clause));
    let is_changing = state.editing.changing.is_some();
    let line = if is_changing { &state.editing.event } else { &state.editing.line.words };
    let line = line.trim().trim_end_matches([';', ',']).to_owned();
    let mut command = None;
    let into = |line| if is_changing { FormCommand::Event(line) } else { FormCommand::Line(line) };
    let put = |line: String| Some(Command::Board(BoardCommand::Form(into(line))));
    ui.horizontal_wrapped(|ui| {
        if line.is_empty() {
            if button(ui, "Into the line", "Then Enter there, or Add it") {
                command = put(clause.clone());
            }
            if button(ui, "Add it", "As an event of its own") {
                command = Some(Command::Board(BoardCommand::Edit(Edit::AddEvent(clause.clone()))));
            }
            return;
        }
        if button(ui, "At the same time", "Behind what stands in the line") {
            command = put(format!("{line}; {clause}"));
        }
        if button(ui, "Then", "After what stands in the line") {
            command = put(format!("{line}, then {clause}"));
        }
        if button(ui, "Add the line", "As it stands, with what was put into it") {
            command = Some(Command::Board(BoardCommand::Edit(match state.editing.changing {
                Some(at) => Edit::Event(at, line.clone()),
                None => Edit::Line(state.editing.player, line.clone()),
            })));
        }
    });
    if let Some(command) = command {
        queue.send(command);
    }
}

/// The words of a pattern with what is chosen in its places. None when there is nothing to choose from.
fn clause(ui: &mut Ui, board: &Board, chosen: &mut Chosen, pattern: &str) -> Option<String> {
    let groups = |list: &[&str]| list.iter().map(|words| (*words).to_owned()).collect::<Vec<_>>();
    let mut objects: Vec<String> = board.objects.iter().map(|object| object.id.clone()).collect();
    if !objects.is_empty() {
        objects.extend(groups(&["each creature", "each permanent"]));
    }
    let mut players: Vec<String> = board.players.iter().map(|player| player.name.clone()).collect();
    players.extend(groups(&["each player", "each opponent"]));
    let either: Vec<String> = players.iter().chain(&objects).cloned().collect();
    let mut said = pattern.to_owned();
    ui.horizontal_wrapped(|ui| {
        for part in parts(pattern) {
            match part {
                "{o}" => slot(ui, "Object", &objects, &mut chosen.object, &mut said, part),
                "{p}" => slot(ui, "Player", &players, &mut chosen.player, &mut said, part),
                "{a}" => slot(ui, "Whom", &either, &mut chosen.either, &mut said, part),
                "{k}" => slot(ui, "Counter", &groups(&COUNTERS), &mut chosen.counter, &mut said, part),
                "{t}" => slot(ui, "Tokens", &groups(&TOKENS), &mut chosen.token, &mut said, part),
                "{n}" => {
                    if let Some(value) = number(ui, "How much", "", chosen.number) {
                        chosen.number = value;
                    }
                    said = said.replacen(part, &chosen.number.to_string(), 1);
                }
                words => {
                    ui.label(words);
                }
            }
        }
    });
    (!said.contains('{')).then_some(said)
}

/// The places of a pattern and the words between them.
fn parts(pattern: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = pattern;
    while let Some(open) = rest.find('{') {
        let (words, place) = rest.split_at(open);
        parts.extend(Some(words.trim()).filter(|words| !words.is_empty()));
        let (place, after) = place.split_at(place.len().min(3));
        parts.push(place);
        rest = after;
    }
    parts.extend(Some(rest.trim()).filter(|words| !words.is_empty()));
    parts
}

/// A place of a pattern: one of several words.
fn slot(ui: &mut Ui, name: &str, options: &[String], at: &mut usize, said: &mut String, part: &str) {
    let Some(now) = options.get(*at).or_else(|| options.first()) else { return };
    let combo = ComboBox::from_id_salt(("slot", name)).selected_text(now).height(size::CHOICES);
    let shown = combo.show_ui(ui, |ui| {
        for (place, option) in options.iter().enumerate() {
            if ui.selectable_label(place == *at, option).clicked() {
                *at = place;
            }
        }
    });
    shown.response.accessible_name(name);
    *said = said.replacen(part, now, 1);
}

#[cfg(test)]
mod tests {
    use language::board::{Object, Player};

    use super::*;

    #[test]
    fn everything_that_can_be_put_together_is_an_event() {
        let board = Board {
            players: ["Alice", "Bob"].map(Player::new).to_vec(),
            objects: vec![Object { id: "Bear".to_owned(), ..Object::default() }],
            ..Board::default()
        };
        for (name, pattern) in DEEDS {
            let mut said = pattern.to_owned();
            for (place, words) in [
                ("{o}", "Bear"),
                ("{p}", "Bob"),
                ("{a}", "Alice"),
                ("{n}", "2"),
                ("{k}", "+1/+1"),
                ("{t}", TOKENS[0]),
            ] {
                said = said.replace(place, words);
            }
            assert!(typed::event(&said, &board).is_ok(), "{name}: {said}: {:?}", typed::event(&said, &board));
            let places = parts(pattern).into_iter().filter(|part| part.starts_with('{'));
            assert!(places.count() == pattern.matches('{').count(), "{name}");
        }
    }
}
