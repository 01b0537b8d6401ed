//! What happens, as a line says it: it may name what is not on the board yet.

use language::board::{Board, Object, Zone};
use language::event::Script;
use language::select::What;
use language::walk::Node;

use super::cursor::Cursor;
use super::noun::{self, Known, Thing, is_verb};
use super::refusal::Refusal;
use super::segment::Scope;
use super::size::size;
use super::vocabulary::{a_player, a_players, an_object};
use super::{put, thing, twins};
use crate::cards::AllCards;
use crate::typed::{self, NoEvent};

/// An event that was read.
pub(super) struct Happening {
    /// The board with what it named, and without the event itself.
    pub(super) board: Board,
    /// What happens.
    pub(super) script: Script,
    /// What was put on the board for it, each with where it stands in the line.
    pub(super) made: Vec<(std::ops::Range<usize>, Vec<String>)>,
}

/// Reads all that is left before the end of a cursor as what happens.
///
/// Fails with what is not understood first.
pub(super) fn read(
    cursor: Cursor<'_>,
    board: &Board,
    cards: &AllCards,
    scope: Scope,
) -> Result<Happening, Refusal> {
    let mut words = Words {
        cursor,
        board: board.clone(),
        cards,
        scope,
        said: String::new(),
        made: Vec::new(),
        caster: None,
        clause: 0,
        actor: None,
        cast: twins::cast(board),
    };
    words.all()?;
    let Words { board, said, made, .. } = words;
    let script = typed::event(&said, &named(&board, cards)).map_err(|error| with_cards(error, cards))?;
    Ok(Happening { board, script, made })
}

/// A name that nothing on the board has may be that of a card.
fn with_cards(error: NoEvent, cards: &AllCards) -> Refusal {
    if let NoEvent::NoSuchName { found, nearest: None } = &error {
        return Refusal::NoSuchName { found: found.clone(), nearest: cards.search(found, 3) };
    }
    Refusal::NoEvent(error)
}

/// The board with the names of cards in place, so that an event may use them.
pub(super) fn named(board: &Board, cards: &AllCards) -> Board {
    let mut named = board.clone();
    for object in &mut named.objects {
        if let Some(card) = object.card.as_ref().filter(|_| object.is.name.is_empty()) {
            object.is.name = cards.find(card).map_or_else(|| card.clone(), |found| found.is.name.clone());
        }
    }
    named
}

/// Words before the name of something. Behind a comma something new is a piece of its own.
pub(super) const BEFORE_NAMES: [&str; 32] = [
    "destroy",
    "exile",
    "sacrifice",
    "sacrifices",
    "counter",
    "tap",
    "untap",
    "return",
    "bounce",
    "to",
    "and",
    "on",
    "casts",
    "cast",
    "plays",
    "play",
    "taps",
    "activates",
    "activate",
    "of",
    "block",
    "blocks",
    "attack",
    "attacks",
    "discard",
    "discards",
    "then",
    "targeting",
    ";",
    "detain",
    "goad",
    "regenerate",
];

/// Words for what is there already, or for nothing that could be made up.
const NEVER_NEW: [&str; 12] =
    ["each", "all", "every", "you", "it", "this", "that", "the", "its", "hand", "battlefield", "day"];

/// What happens, word by word.
struct Words<'a> {
    cursor: Cursor<'a>,
    board: Board,
    cards: &'a AllCards,
    scope: Scope,
    /// What was read, with the ids of what was named.
    said: String,
    made: Vec<(std::ops::Range<usize>, Vec<String>)>,
    /// Who casts what is named next.
    caster: Option<usize>,
    /// Where in `said` the clause begins.
    clause: usize,
    /// Who does what the clause says.
    actor: Option<usize>,
    /// What is cast or played in the line, in order, by its id.
    cast: Vec<String>,
}

impl Words<'_> {
    fn all(&mut self) -> Result<(), Refusal> {
        let mut at_name = true;
        while !self.cursor.is_over() {
            if at_name && self.name()? {
                at_name = false;
                continue;
            }
            let word = self.cursor.word().unwrap_or_default().to_owned();
            let attackers = word.eq_ignore_ascii_case("with") && self.said.contains("attack");
            at_name = attackers || BEFORE_NAMES.iter().any(|before| before.eq_ignore_ascii_case(&word));
            self.say(&word);
            self.cursor.skip(1);
        }
        Ok(())
    }

    fn say(&mut self, words: &str) {
        if !self.said.is_empty() && !matches!(words, "," | ";") {
            self.said.push(' ');
        }
        self.said.push_str(words);
        if matches!(words, ";" | "then") {
            (self.clause, self.actor) = (self.said.len(), None);
        }
    }

    /// The words of the clause so far.
    fn clause(&self) -> &str {
        self.said.get(self.clause..).unwrap_or_default().trim_start()
    }

    /// What is there of the name that comes next, and whose it is said to be: "Bob's Bear". The place behind it.
    fn somebodys(&self, view: &Board) -> Option<(String, usize)> {
        let mut after = self.cursor;
        let whose = a_players(&mut after, view)?;
        let from = after.at;
        let found = an_object(&mut after, view)?;
        if has_size(after) {
            return None;
        }
        let said = self.cursor.within(from, self.cursor.end).text(after.at - from);
        let alike = twins::of(view, Some(&found), said);
        let enters = after.comes("enters") || after.comes("enter");
        let whose = view.players.get(whose)?.name.as_str();
        let id = twins::best(&alike, twins::Use::of(self.clause(), enters), (Some(whose), true))?;
        Some((id, after.at))
    }

    /// Reads the name of a player or an object, or something new, which is put on the board. Whether there was one.
    fn name(&mut self) -> Result<bool, Refusal> {
        if let Some(at) = a_player(&mut self.cursor, &self.board) {
            self.caster = Some(at);
            if self.clause().is_empty() {
                self.actor = Some(at);
            }
            let name = self.board.players.get(at).map(|player| player.name.clone()).unwrap_or_default();
            self.say(&name);
            return Ok(true);
        }
        let view = named(&self.board, self.cards);
        if let Some((id, behind)) = self.somebodys(&view).or_else(|| self.there(&view)) {
            if self.is_cast() {
                self.takes_up(&id);
                self.cast.push(id.clone());
            }
            self.say(&id);
            self.cursor.at = behind;
            return Ok(true);
        }
        if self.is_no_name() {
            return Ok(false);
        }
        self.something_new(&view)
    }

    /// Whether what comes next is cast, or played.
    fn is_cast(&self) -> bool {
        twins::Use::of(self.clause(), false) == twins::Use::Cast
    }

    /// What is on the board and has the name that comes next: of several the one that is meant. The place behind it.
    fn there(&self, view: &Board) -> Option<(String, usize)> {
        let mut after = self.cursor;
        // With a size behind it the name is that of another one.
        let found = an_object(&mut after, view).filter(|_| !has_size(after));
        let said = self.cursor.text(after.at - self.cursor.at).to_owned();
        let alike = twins::of(view, found.as_deref(), &said);
        let enters = after.comes("enters") || after.comes("enter");
        let how = twins::Use::of(self.clause(), enters);
        let actor = self.actor.filter(|_| !matches!(how, twins::Use::Enter | twins::Use::Other));
        // Whose part it stands in says whose it is that does something, and not whom it is done to.
        let is_subject = self.scope.is_said && self.clause().is_empty();
        let whose = actor.or_else(|| is_subject.then_some(self.scope.player));
        let whose = whose.and_then(|at| self.board.players.get(at)).map(|player| player.name.as_str());
        let best = |fits: &dyn Fn(&Object) -> bool| {
            let all: Vec<&Object> = alike.iter().copied().filter(|one| fits(one)).collect();
            twins::best(&all, how, (whose, false))
        };
        let is_told = whose.is_some() || alike.iter().any(|one| one.phased_out.is_some());
        let meant = if how == twins::Use::Cast {
            best(&|one| self.can_be_cast(one) && !self.is_of_another(one))
        } else if how == twins::Use::Enter {
            best(&|one| one.zone != Zone::Battlefield)
        } else if alike.len() > 1 && is_told {
            best(&|_| true)
        } else {
            let against = twins::against(&alike, &self.cast, self.caster, &self.board);
            // A name that several have is said as it stands: which one is meant is asked then.
            against.or_else(|| found.clone().map(|id| if alike.len() > 1 { said.clone() } else { id }))
        };
        let meant = meant.or_else(|| found.filter(|_| !twins::can_be_another(&alike)));
        meant.map(|id| (id, after.at))
    }

    /// Whether no name comes next, but a word for what is there already, an order, or the next step.
    fn is_no_name(&self) -> bool {
        let is_old = |word: &str| NEVER_NEW.iter().any(|old| old.eq_ignore_ascii_case(word));
        if is_of_life(self.cursor, &self.board)
            || self.cursor.word().is_none_or(|word| is_old(word) || is_order(&self.cursor))
        {
            return true;
        }
        // "Resolve all", though a card on the board is called "Resolve" in short.
        let begins = self.said.is_empty() || self.said.ends_with("then");
        begins && typed::steps().chain(typed::orders()).any(|words| self.cursor.comes(words))
    }

    /// Reads something that is called so in short, or that is not on the board yet.
    fn something_new(&mut self, view: &Board) -> Result<bool, Refusal> {
        let (mut after, is_cast) = (self.cursor, self.is_cast());
        let known = Known { board: view, cards: self.cards };
        let taken =
            |id: &String| is_cast && view.objects.iter().any(|one| one.id == *id && !self.can_be_cast(one));
        let short = called_short(&self.cursor, known).filter(|(id, behind)| !has_size(*behind) && !taken(id));
        if let Some((id, behind)) = short {
            self.say(&id);
            self.cursor = behind;
            return Ok(true);
        }
        let Some(thing) = thing::mention(&mut after, known)? else { return Ok(false) };
        // "Activates level up of Wizard", though there is a card called so.
        if twins::Use::of(self.clause(), false) == twins::Use::Activate && after.comes("of") {
            return Ok(false);
        }
        if is_cast && let Some(id) = self.other_face(&thing) {
            self.cast.push(id.clone());
            self.say(&id);
            self.cursor = after;
            return Ok(true);
        }
        self.put(&thing, after, is_cast)?;
        Ok(true)
    }

    /// Whether something may still be cast or played here: it is no permanent, and has not been cast before in the line.
    fn can_be_cast(&self, object: &Object) -> bool {
        object.zone != Zone::Battlefield && !self.cast.contains(&object.id)
    }

    /// The card that is there under the name of another of its faces, where it is cast by the name of this one. It goes by that
    /// name from then on.
    fn other_face(&mut self, thing: &Thing) -> Option<String> {
        let face = thing.object.card.as_ref()?;
        let caster = self.board.players.get(self.caster.unwrap_or(self.scope.player))?;
        let is_it = |object: &Object| {
            let card = object.card.as_ref().filter(|card| self.cards.are_of_one_card(card, face));
            let others = object.owner.as_ref().is_some_and(|owner| *owner != caster.name);
            card.is_some() && !others && self.can_be_cast(object)
        };
        let at = self.board.objects.iter().position(is_it)?;
        let object = self.board.objects.get_mut(at)?;
        let is_usual = object.card.as_ref() == Some(&object.id);
        object.card = Some(face.clone());
        let id = object.id.clone();
        if !is_usual || self.is_spoken_of(&id) {
            return Some(id);
        }
        let new = put::unique(&self.board, face);
        self.board.objects.get_mut(at)?.id.clone_from(&new);
        Some(new)
    }

    /// Whether something on the board refers to an object by its id.
    fn is_spoken_of(&self, id: &str) -> bool {
        let is_it = |node: Node<'_>| matches!(node, Node::What(What::Is(other)) if other == id);
        let by_event = |script: &Script| script.does.iter().any(|one| Node::Instruction(one).any(&is_it));
        self.board.events.iter().any(by_event)
            || self.board.effects.iter().any(|effect| effect.source.as_deref() == Some(id))
    }

    /// Whether it is in the hand of somebody else than who casts.
    fn is_of_another(&self, object: &Object) -> bool {
        let caster = self.actor.and_then(|at| self.board.players.get(at));
        let owner = object.owner.as_ref();
        let others = caster.is_some_and(|caster| owner.is_some_and(|owner| *owner != caster.name));
        others && matches!(object.zone, Zone::Hand | Zone::Command | Zone::Stack)
    }

    /// A spell that was named before it is cast was in hand until then, and not on the stack.
    fn takes_up(&mut self, id: &str) {
        for object in self.board.objects.iter_mut().filter(|object| object.id == id) {
            if object.zone == Zone::Stack {
                object.zone = Zone::Hand;
            }
        }
    }

    fn put(&mut self, thing: &Thing, after: Cursor<'_>, is_cast: bool) -> Result<(), Refusal> {
        let mut thing = thing.clone();
        let mut whose = self.scope.player;
        let enters = after.comes("enters") || after.comes("enter");
        if (is_cast || enters) && !thing.is_placed {
            // What is cast, or enters, is in hand before.
            thing.object.zone = Zone::Hand;
        }
        if is_cast {
            whose = self.caster.unwrap_or(whose);
        }
        let thing = put::with_loyalty(&thing, self.cards);
        let ids = put::put(&mut self.board, &thing, whose)?;
        if is_cast {
            self.cast.extend(ids.last().cloned());
        }
        self.say(&ids.last().cloned().unwrap_or_default());
        let span = after.span_since(&self.cursor);
        self.made.push((span, ids));
        self.cursor.at = after.at;
        Ok(())
    }
}

/// Whether a size comes next: what stands before it is the name of something that is made up.
fn has_size(after: Cursor<'_>) -> bool {
    after.word().is_some_and(|word| size(word).is_some())
}

/// The object of the board that is called so in short, and what stands behind that; none where a card is called by more words.
fn called_short<'a>(cursor: &Cursor<'a>, known: Known<'_>) -> Option<(String, Cursor<'a>)> {
    let shorts = typed::short_names(known.board);
    let (short, id) =
        shorts.into_iter().filter(|(short, _)| cursor.comes(short)).max_by_key(|(short, _)| short.len())?;
    let (mut behind, mut card) = (*cursor, *cursor);
    behind.eat(&short);
    let is_longer = noun::card(&mut card, known).is_some() && card.at > behind.at;
    (!is_longer).then_some((id, behind))
}

/// Whether "Bob's life becomes" comes next, though a card is called "Life".
fn is_of_life(mut cursor: Cursor<'_>, board: &Board) -> bool {
    let becomes = ["life becomes", "life total becomes"];
    a_players(&mut cursor, board).is_some() && becomes.iter().any(|words| cursor.comes(words))
}

/// Whether an order begins here: "exile Bear", though there is a card called so.
fn is_order(cursor: &Cursor<'_>) -> bool {
    let is_named = |word: &str| word != "," && !is_verb(word);
    cursor.word().is_some_and(is_verb) && cursor.word_at(1).is_some_and(is_named)
}

/// Whether what comes next, up to the next sign, says that something happens.
pub(super) fn happens(cursor: &Cursor<'_>) -> bool {
    let mut cursor = *cursor;
    cursor.eat("then");
    typed::steps().any(|words| cursor.comes(words))
        || (0..cursor.words_left()).any(|on| cursor.word_at(on).is_some_and(is_verb))
}
