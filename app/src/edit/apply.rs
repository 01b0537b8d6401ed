//! Making a change.

use engine::board::{Board, CardType, Characteristics, Object, Player, Zone};
use rulebook::cards::Collection;
use rulebook::typed::{self, NoEvent};
use saves::{BoardFile, ReadError};

use super::names::{is_named, is_taken, renamed, unique};
use super::{Edit, ObjectEdit, PlayerEdit};

/// Why a change was not made.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// What it is about is not on the board any more.
    #[error("this is not on the board any more")]
    Gone,
    /// A name has to be there.
    #[error("a name is needed; it can't be empty")]
    NoName,
    /// A name can be used once only.
    #[error("`{0}` is on the board already; names are used once")]
    Taken(String),
    /// A name can't be changed by itself.
    #[error("`{0}` can't be renamed here; change the text of the board")]
    NotRenamed(String),
    /// A player is still needed.
    #[error("{0} can't leave: the board still names them; remove what is theirs first")]
    StillNamed(String),
    /// A board needs a player.
    #[error("a board needs at least one player")]
    LastPlayer,
    /// The text is no event.
    #[error(transparent)]
    NoEvent(#[from] NoEvent),
    /// The text is no board file.
    #[error(transparent)]
    NoBoard(Box<ReadError>),
}

/// A file with a change made; rulings that were stated for it are left out once something but its title is changed.
///
/// Fails when the change makes no sense; whether the board makes sense is not looked at.
pub fn apply(file: &BoardFile, edit: &Edit, cards: &Collection) -> Result<BoardFile, Refused> {
    let mut new = file.clone();
    let board = &mut new.board;
    match edit {
        Edit::Title(title) => {
            new.title.clone_from(title);
            return Ok(new);
        }
        Edit::Text(text) => {
            return saves::draft("the text", text).map_err(|error| Refused::NoBoard(Box::new(error)));
        }
        Edit::Player(at, PlayerEdit::Name(name)) => {
            new = rename(file, &file.board.players.get(*at).ok_or(Refused::Gone)?.name, name)?;
        }
        Edit::Object(at, ObjectEdit::Name(name)) => {
            new = rename(file, &file.board.objects.get(*at).ok_or(Refused::Gone)?.id, name)?;
        }
        Edit::AddPlayer => board.players.push(Player::new(unique(board, "Player"))),
        Edit::Player(at, edit) => player(board, *at, edit)?,
        Edit::AddObject(player, words) => add_object(board, *player, words, cards)?,
        Edit::Object(at, edit) => object(board, *at, edit)?,
        Edit::RemoveEffect(at) => remove(&mut board.effects, *at)?,
        Edit::AddEvent(line) => board.events.push(typed::event(line, &resolved(board, cards))?),
        Edit::RemoveEvent(at) => remove(&mut board.events, *at)?,
        Edit::EventUp(at) if *at > 0 && *at < board.events.len() => board.events.swap(*at, at - 1),
        Edit::EventUp(_) => return Err(Refused::Gone),
    }
    new.rulings.clear();
    Ok(new)
}

/// The board with its cards looked up, so that an event can name them; as it is where one is not in the collection.
fn resolved(board: &Board, cards: &Collection) -> Board {
    engine::cards::resolve(board, cards).map_or_else(|_| board.clone(), |resolved| resolved.board)
}

fn remove<T>(list: &mut Vec<T>, at: usize) -> Result<(), Refused> {
    if at >= list.len() {
        return Err(Refused::Gone);
    }
    list.remove(at);
    Ok(())
}

fn player(board: &mut Board, at: usize, edit: &PlayerEdit) -> Result<(), Refused> {
    let player = board.players.get_mut(at).ok_or(Refused::Gone)?;
    match edit {
        PlayerEdit::Name(name) => player.name.clone_from(name),
        PlayerEdit::Life(life) => player.life = *life,
        PlayerEdit::Active => board.turn.active = Some(player.name.clone()),
        PlayerEdit::Remove => leave(board, at)?,
    }
    Ok(())
}

/// A player leaves, and takes nothing along.
fn leave(board: &mut Board, at: usize) -> Result<(), Refused> {
    if board.players.len() == 1 {
        return Err(Refused::LastPlayer);
    }
    let mut without = board.clone();
    let name = without.players.remove(at).name;
    if without.turn.active.as_ref() == Some(&name) {
        without.turn.active = None;
    }
    if is_named(&without, &name) {
        return Err(Refused::StillNamed(name));
    }
    *board = without;
    Ok(())
}

fn rename(file: &BoardFile, old: &str, name: &str) -> Result<BoardFile, Refused> {
    let name = name.trim();
    if name.is_empty() {
        return Err(Refused::NoName);
    }
    if is_taken(&file.board, name) {
        return Err(Refused::Taken(name.to_owned()));
    }
    renamed(file, old, name).ok_or_else(|| Refused::NotRenamed(old.to_owned()))
}

fn add_object(board: &mut Board, player: usize, words: &str, cards: &Collection) -> Result<(), Refused> {
    let words = words.trim();
    let owner = board.players.get(player).ok_or(Refused::Gone)?.name.clone();
    if words.is_empty() {
        return Err(Refused::NoName);
    }
    let mut object = match (cards.find(words), creature(words)) {
        (Some(card), _) => Object {
            id: unique(board, &card.is.name),
            card: Some(card.is.name.clone()),
            zone: if is_spell(&card.is) { Zone::Stack } else { Zone::Battlefield },
            ..one()
        },
        (None, Some(is)) => Object { id: unique(board, &is.name), is, ..one() },
        (None, None) => Object { id: unique(board, words), ..one() },
    };
    object.owner = Some(owner);
    board.objects.push(object);
    Ok(())
}

/// One object of which nothing is said yet.
fn one() -> Object {
    Object { count: 1, ..Object::default() }
}

fn is_spell(is: &Characteristics) -> bool {
    is.types.iter().any(|kind| matches!(kind, CardType::Instant | CardType::Sorcery))
}

/// "Bear 2/2" is a creature.
fn creature(words: &str) -> Option<Characteristics> {
    let (name, size) = words.rsplit_once(' ')?;
    let (power, toughness) = size.split_once('/')?;
    Some(Characteristics {
        name: name.trim().to_owned(),
        types: vec![CardType::Creature],
        power: Some(power.parse().ok()?),
        toughness: Some(toughness.parse().ok()?),
        ..Characteristics::default()
    })
}

fn object(board: &mut Board, at: usize, edit: &ObjectEdit) -> Result<(), Refused> {
    let names: Vec<String> = board.players.iter().map(|player| player.name.clone()).collect();
    let name = |place: &usize| names.get(*place).cloned().ok_or(Refused::Gone);
    let object = board.objects.get_mut(at).ok_or(Refused::Gone)?;
    match edit {
        ObjectEdit::Name(name) => object.id.clone_from(name),
        ObjectEdit::Zone(zone) => object.zone = *zone,
        ObjectEdit::Owner(place) => object.owner = Some(name(place)?),
        ObjectEdit::Controller(place) => {
            let owner = object.owner.as_ref().or(names.first());
            object.controller = Some(name(place)?).filter(|chosen| Some(chosen) != owner);
        }
        ObjectEdit::Tapped(tapped) => object.tapped = *tapped,
        ObjectEdit::Damage(damage) => object.damage = *damage,
        ObjectEdit::Counters(kind, number) => {
            object.counters.retain(|(known, _)| known != kind);
            object.counters.extend(Some((kind.clone(), *number)).filter(|_| *number > 0));
        }
        ObjectEdit::Duplicate => {
            let mut copy = object.clone();
            copy.id = unique(board, &copy.id);
            board.objects.insert(at + 1, copy);
        }
        ObjectEdit::Remove => remove(&mut board.objects, at)?,
    }
    Ok(())
}
