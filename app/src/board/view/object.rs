//! Everything that can be changed about one object.

use egui::{CollapsingHeader, Ui};

use super::parts::{ItemField, KINDS, ZONES, listed, send, wrong_in, zone_name};
use super::{abilities, changed, characteristics, parts, picked, targets, unread};
use crate::board::{BoardCommand, Chosen, Edit, ObjectEdit, PickedCommand, Status};
use crate::cards::CardsCommand;
use crate::collection::CollectionCommand;
use crate::command::{Command, Queue};
use crate::object::ObjectCommand;
use crate::opened::Opened;
use crate::presentation::reading::number as number_of;
use crate::state::State;
use crate::widgets::form::{button, check, choice, line, number};
use language::board::{Board, CardType, Color, Counter, Designation, Object, ObjectKind, PhasedOut, Sector};
use rulebook::words::vocabulary;

const SORTS: [ObjectKind; 5] =
    [ObjectKind::Card, ObjectKind::Token, ObjectKind::SpellCopy, ObjectKind::Ability, ObjectKind::Emblem];

/// Shows the fields of the object at a place.
pub(crate) fn show(ui: &mut Ui, state: &State, opened: &Opened, at: usize, queue: &mut Queue) {
    let board = &opened.file.board;
    let Some(object) = board.objects.get(at) else { return };
    let free = |name: &str| free(board, object, name);
    if let Some(name) = line::read(ui, "object name", "Name on this board", &object.id, free) {
        send(queue, Edit::Object(at, ObjectEdit::Name(name)));
    }
    for field in ["id", "card"] {
        wrong_in(ui, opened, ItemField { list: "objects", at, field });
    }
    unread::show(ui, at, object, queue);
    now(ui, state, &object.id, queue);
    if let Some(zone) = choice(ui, "Zone", &object.zone, &ZONES, |zone| zone_name(*zone).to_owned()) {
        send(queue, Edit::Object(at, ObjectEdit::Zone(zone)));
    }
    whose(ui, opened, at, queue);
    targets::show(ui, board, object, &mut |edit| send(queue, Edit::Object(at, edit)));
    wrong_in(ui, opened, ItemField { list: "objects", at, field: "targets" });
    status(ui, at, object, queue);
    changed::show(ui, state, opened, object, &mut |edit| send(queue, Edit::Object(at, edit)));
    wrong_in(ui, opened, ItemField { list: "objects", at, field: "counters" });
    abilities::show(ui, state, opened, at, queue);
    CollapsingHeader::new("What it is").show(ui, |ui| characteristics::show(ui, opened, at, queue));
    CollapsingHeader::new("More about it").show(ui, |ui| more(ui, opened, at, queue));
    for field in parts::MORE_FIELDS {
        wrong_in(ui, opened, ItemField { list: "objects", at, field });
    }
    buttons(ui, board, at, queue);
}

/// What it is at the moment that is looked at; a click tells what made it that.
fn now(ui: &mut Ui, state: &State, name: &str, queue: &mut Queue) {
    let Some(shown) = state.presentation().filter(|shown| shown.ruling.graph().node_count() > 0) else {
        return;
    };
    let at = state.moment();
    let called = shown.ruling.objects_called(Some(at), name).ok();
    let look = called.and_then(|called| shown.look(at, *called.first()?));
    if let Some(look) = look
        && ui.link(format!("At moment {}: {look}", number_of(at))).on_hover_text("Layer by layer").clicked()
    {
        queue.send(ObjectCommand::Show(name.to_owned()));
    }
}

/// A name that nothing else has.
fn free(board: &Board, object: &Object, name: &str) -> Result<String, String> {
    let name = name.trim();
    if name.is_empty() {
        return Err("an object needs a name".to_owned());
    }
    let players = board.players.iter().map(|player| &player.name);
    let used = players.chain(board.objects.iter().map(|object| &object.id));
    let is_taken = name != object.id && used.into_iter().any(|used| used == name);
    if is_taken {
        Err(format!("`{name}` is on the board already; try `{name} 2`"))
    } else {
        Ok(name.to_owned())
    }
}

/// Who owns and who controls it.
fn whose(ui: &mut Ui, opened: &Opened, at: usize, queue: &mut Queue) {
    let board = &opened.file.board;
    let Some(object) = board.objects.get(at) else { return };
    let place = |name: &Option<String>| {
        name.as_ref().and_then(|name| board.players.iter().position(|player| player.name == *name))
    };
    let owner = place(&object.owner).unwrap_or(0);
    let controller = place(&object.controller).unwrap_or(owner);
    let players: Vec<usize> = (0..board.players.len()).collect();
    let name = |at: &usize| board.players.get(*at).map(|player| player.name.clone()).unwrap_or_default();
    if let Some(chosen) = choice(ui, "Owner", &owner, &players, name) {
        send(queue, Edit::Object(at, ObjectEdit::Owner(chosen)));
    }
    wrong_in(ui, opened, ItemField { list: "objects", at, field: "owner" });
    if let Some(chosen) = choice(ui, "Controller", &controller, &players, name) {
        send(queue, Edit::Object(at, ObjectEdit::Controller(chosen)));
    }
    wrong_in(ui, opened, ItemField { list: "objects", at, field: "controller" });
}

/// Tapped, fighting, damage, counters.
fn status(ui: &mut Ui, at: usize, object: &Object, queue: &mut Queue) {
    ui.horizontal_wrapped(|ui| {
        for (name, now, status) in [
            ("Tapped", object.tapped, Status::Tapped),
            ("Attacks", object.attacking, Status::Attacking),
            ("Blocks", object.blocking, Status::Blocking),
        ] {
            if let Some(is_so) = check(ui, name, now) {
                send(queue, Edit::Object(at, ObjectEdit::Is(status, is_so)));
            }
        }
        if let Some(damage) = number(ui, "Damage marked on it", "damage", object.damage) {
            send(queue, Edit::Object(at, ObjectEdit::Damage(damage)));
        }
        for (kind, now) in &object.counters {
            let name = vocabulary::counter(kind);
            if let Some(value) = number(ui, &format!("{name} counters, 0 for none"), name, *now) {
                send(queue, Edit::Object(at, ObjectEdit::Counters(kind.clone(), value)));
            }
        }
        ui.menu_button("Counters", |ui| {
            for kind in KINDS {
                if ui.button(vocabulary::counter(&kind)).clicked() {
                    let now = object.counters.iter().find(|(known, _)| *known == kind).map_or(0, |(_, n)| *n);
                    send(queue, Edit::Object(at, ObjectEdit::Counters(kind, now.saturating_add(1))));
                }
            }
            ui.set_min_width(crate::theme::size::CHOICE);
            if let Some(name) = line::show(ui, "other counter", "Another kind, then Enter", "") {
                let kind = Counter::Named(name.trim().to_lowercase());
                send(queue, Edit::Object(at, ObjectEdit::Counters(kind, 1)));
            }
        });
    });
}

/// The designations of a permanent, who has goaded it, and marks in the user's own words.
fn designations(ui: &mut Ui, board: &Board, object: &Object, edit: &mut impl FnMut(ObjectEdit)) {
    ui.menu_button("Designations", |ui| {
        for one in Designation::ALL {
            let mut has = object.designations.contains(&one);
            if ui.checkbox(&mut has, vocabulary::designation(one)).changed() {
                edit(ObjectEdit::Designated(one, has));
            }
        }
    });
    ui.menu_button("Goaded by", |ui| {
        for player in &board.players {
            let mut by = object.goaded_by.clone();
            let mut has = by.contains(&player.name);
            if ui.checkbox(&mut has, &player.name).changed() {
                by.retain(|known| *known != player.name);
                by.extend(has.then(|| player.name.clone()));
                edit(ObjectEdit::GoadedBy(by));
            }
        }
    });
    let read = |words: &str| Ok(listed(words));
    let marks = object.marks.join(", ");
    if let Some(marks) = line::read(ui, "marks of an object", "Marks in your own words", &marks, read) {
        edit(ObjectEdit::Marks(marks));
    }
}

/// What is needed more rarely.
fn more(ui: &mut Ui, opened: &Opened, at: usize, queue: &mut Queue) {
    let board = &opened.file.board;
    let Some(object) = board.objects.get(at) else { return };
    let mut edit = |edit| send(queue, Edit::Object(at, edit));
    if let Some(kind) =
        choice(ui, "Sort", &object.kind, &SORTS, |sort| vocabulary::object_kind(*sort).to_owned())
    {
        edit(ObjectEdit::Kind(kind));
    }
    if object.kind == ObjectKind::Token
        && let Some(count) = number(ui, "How many like tokens", "like tokens", object.count)
    {
        edit(ObjectEdit::Count(count));
    }
    let others =
        board.objects.iter().filter(|other| other.id != object.id).map(|other| Some(other.id.clone()));
    let options: Vec<Option<String>> = std::iter::once(None).chain(others).collect();
    let nothing = |id: &Option<String>| id.clone().unwrap_or_else(|| "nothing".to_owned());
    if let Some(host) = choice(ui, "Attached to", &object.attached_to, &options, nothing) {
        edit(ObjectEdit::AttachedTo(host));
    }
    fights(ui, board, object, &mut edit);
    chosen(ui, board, object, &mut edit);
    for (name, now, status) in [
        ("Face down", object.face_down, Status::FaceDown),
        ("With ward {2} as long as it is face down", object.warded, Status::Warded),
        ("Its back face is up", object.transformed, Status::Transformed),
        ("Its two faces are modal", object.modal, Status::Modal),
        ("Commander", object.commander, Status::Commander),
        ("Its echo is due", object.echo, Status::Echo),
        ("Came since its controller's last turn began", object.new, Status::New),
        ("The venture marker is on its bottommost room", object.bottommost_room, Status::BottommostRoom),
        ("Dealt damage by a source with deathtouch", object.deathtouched, Status::Deathtouched),
    ] {
        if let Some(is_so) = check(ui, name, now) {
            edit(ObjectEdit::Is(status, is_so));
        }
    }
    designations(ui, board, object, &mut edit);
    let phases: Vec<Option<PhasedOut>> = std::iter::once(None).chain(PhasedOut::ALL.map(Some)).collect();
    let words = |how: &Option<PhasedOut>| vocabulary::phased_out(*how).to_owned();
    if let Some(how) = choice(ui, "Phased out", &object.phased_out, &phases, words) {
        edit(ObjectEdit::PhasedOut(how));
    }
    let paid = object.paid.join(", ");
    let read = |words: &str| Ok(listed(words));
    if let Some(paid) = line::read(ui, "paid", "Paid as it was cast: flashback, from hand", &paid, read) {
        edit(ObjectEdit::Paid(paid));
    }
}

/// Whom it attacks, and what it blocks.
fn fights(ui: &mut Ui, board: &Board, object: &Object, edit: &mut impl FnMut(ObjectEdit)) {
    let nobody = |name: &Option<String>| name.clone().unwrap_or_else(|| "nobody in particular".to_owned());
    let can_be = |one: &&Object| {
        one.id != object.id && (one.is.is(CardType::Planeswalker) || one.is.is(CardType::Battle))
    };
    let objects = board.objects.iter().filter(can_be).map(|one| one.id.clone());
    let whom = board.players.iter().map(|player| player.name.clone()).chain(objects).map(Some);
    let whom: Vec<Option<String>> = std::iter::once(None).chain(whom).collect();
    if let Some(whom) = choice(ui, "Attacks whom", &object.attacks, &whom, nobody) {
        edit(ObjectEdit::Attacks(whom));
    }
    let attackers = board.objects.iter().filter(|one| one.attacking || one.attacks.is_some());
    let attackers = attackers.filter(|one| one.id != object.id).map(|one| Some(one.id.clone()));
    let attackers: Vec<Option<String>> = std::iter::once(None).chain(attackers).collect();
    if attackers.len() > 1 || !object.blocks.is_empty() {
        let now = object.blocks.first().cloned();
        if let Some(blocked) = choice(ui, "Blocks which", &now, &attackers, nobody) {
            edit(ObjectEdit::Blocks(blocked.into_iter().collect()));
        }
    }
    if attackers.len() > 1 || !object.must_block.is_empty() {
        let now = object.must_block.first().cloned();
        if let Some(blocked) = choice(ui, "Has to block which", &now, &attackers, nobody) {
            edit(ObjectEdit::MustBlock(blocked.into_iter().collect()));
        }
    }
}

/// What was chosen as it entered.
fn chosen(ui: &mut Ui, board: &Board, object: &Object, edit: &mut impl FnMut(ObjectEdit)) {
    let colors: Vec<Option<Color>> = std::iter::once(None).chain(Color::ALL.map(Some)).collect();
    let words = |color: &Option<Color>| color.map_or("none", vocabulary::color).to_owned();
    if let Some(color) = choice(ui, "Chosen colour", &object.chosen_color, &colors, words) {
        edit(ObjectEdit::Chosen(Chosen::Color(color)));
    }
    let players: Vec<Option<usize>> =
        std::iter::once(None).chain((0..board.players.len()).map(Some)).collect();
    let name = |place: &Option<usize>| {
        place.and_then(|place| board.players.get(place)).map_or("none", |player| &player.name).to_owned()
    };
    let by_name = |name: &String| board.players.iter().position(|player| player.name == *name);
    let now = object.chosen_player.as_ref().and_then(by_name);
    if let Some(place) = choice(ui, "Chosen player", &now, &players, name) {
        edit(ObjectEdit::Chosen(Chosen::Player(place)));
    }
    let word = object.chosen_word.clone().unwrap_or_default();
    if let Some(word) = line::show(ui, "chosen word", "Chosen name or type", &word) {
        let word = Some(word.trim().to_owned()).filter(|word| !word.is_empty());
        edit(ObjectEdit::Chosen(Chosen::Word(word)));
    }
    let number = object.chosen_number.map(|number| number.to_string()).unwrap_or_default();
    let read = |words: &str| match words.trim() {
        "" => Ok(None),
        words => words.parse().map(Some).map_err(|_| format!("`{words}` is no number")),
    };
    if let Some(number) = line::read(ui, "chosen number", "Chosen number", &number, read) {
        edit(ObjectEdit::Chosen(Chosen::Number(number)));
    }
    let sectors: Vec<Option<Sector>> = std::iter::once(None).chain(Sector::ALL.map(Some)).collect();
    let words = |sector: &Option<Sector>| sector.map_or("none", vocabulary::sector).to_owned();
    if let Some(sector) = choice(ui, "Sector", &object.sector, &sectors, words) {
        edit(ObjectEdit::Sector(sector));
    }
}

fn buttons(ui: &mut Ui, board: &Board, at: usize, queue: &mut Queue) {
    let Some(object) = board.objects.get(at) else { return };
    ui.horizontal_wrapped(|ui| {
        picked::move_to(ui, board, &mut |player, zone| send(queue, Edit::Move(vec![at], player, zone)));
        if button(ui, "Duplicate", "Once more: Ctrl+D") {
            send(queue, Edit::Object(at, ObjectEdit::Duplicate(1)));
        }
        if button(ui, "Five times more", "Five more of it") {
            send(queue, Edit::Object(at, ObjectEdit::Duplicate(5)));
        }
        if button(ui, "Copy", "As text: Ctrl+Shift+C; pasting it adds it to a board") {
            queue.send(Command::Board(BoardCommand::Picked(PickedCommand::Copy)));
        }
        if button(ui, "Remove", "Delete") {
            send(queue, Edit::Object(at, ObjectEdit::Remove));
        }
        if button(
            ui,
            "Keep as my own",
            "It is kept in your own collection, to be added to other boards by its name",
        ) {
            queue.send(Command::Collection(CollectionCommand::KeepObject(at)));
        }
        if let Some(card) = &object.card
            && button(ui, "Card", "What is known of this card")
        {
            queue.send(Command::Cards(CardsCommand::Open(card.clone())));
        }
    });
}
