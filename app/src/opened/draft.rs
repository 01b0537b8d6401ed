//! A board that somebody is still working on: what of it makes sense, so that it can be ruled on, and what does not.

use super::names::unique;
use engine::cards::{Resolved, resolve};
use language::board::{Ability, Board, Object, Player};
use language::cards::{Cards, NoCards};
use language::path::{BoardPath, Segment};
use statements::origin::Origins;

/// Something on a board that makes no sense. The ruling is without it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// Where it stands on the board of the file.
    pub path: BoardPath,
    /// What is wrong, and what would make sense.
    pub words: String,
}

impl Mistake {
    /// Whether it stands at a place, or within it.
    pub fn is_at(&self, place: &[Segment]) -> bool {
        self.path.0.starts_with(place)
    }

    /// Whether it stands in a field of an item of one of the lists of a board: `("objects", 3, "owner")`.
    pub fn is_in(&self, list: &'static str, at: usize, field: &'static str) -> bool {
        self.is_at(&[Segment::Field(list), Segment::Index(at), Segment::Field(field)])
    }
}

/// What of a board makes sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sense {
    /// The board with its cards looked up, without what makes no sense.
    pub board: Board,
    /// Where the abilities on it came from.
    pub origins: Origins,
    /// What makes no sense, in the order in which it was found.
    pub mistakes: Vec<Mistake>,
}

/// After so many mistakes no more are looked for, and the board is not ruled on.
const MOST: usize = 60;

/// What of a board makes sense. A board without mistakes comes back whole.
pub fn sense(board: &Board, cards: &dyn Cards) -> Sense {
    let mut rest = Rest::of(board);
    let mut mistakes = Vec::new();
    loop {
        let found = resolve(&rest.board, cards);
        let error = match &found {
            Ok(resolved) => engine::validate(&resolved.board).err(),
            Err(error) => Some(error.clone()),
        };
        let printed = found.as_ref().ok().map(|resolved| &resolved.board);
        let is_left_out =
            error.as_ref().is_some_and(|e| mistakes.len() < MOST && rest.leave_out(&e.path.0, printed));
        if let Some(error) = &error {
            let path = rest.place(&error.path);
            mistakes.push(Mistake { path, words: error.problem.to_string() });
        }
        if is_left_out {
            rest.drop_marked();
            continue;
        }
        return match found {
            Ok(Resolved { board, origins }) => Sense { board, origins, mistakes },
            Err(_) => nothing(&rest.board, mistakes),
        };
    }
}

/// Nothing but the players: no more can be made of the board.
fn nothing(board: &Board, mistakes: Vec<Mistake>) -> Sense {
    let board = Board { players: board.players.clone(), ..Board::default() };
    let origins = resolve(&board, &NoCards).map(|resolved| resolved.origins).unwrap_or_default();
    Sense { board, origins, mistakes }
}

/// The lists of a board of which an item with a mistake is left out.
const LISTS: [&str; 8] =
    ["effects", "lasting", "triggered", "stack", "waiting", "scheduled", "happened", "events"];

/// What is left of a board, and where the items of these lists stand in the file.
struct Rest {
    board: Board,
    places: [Vec<usize>; LISTS.len()],
    /// The list and the place of what goes next.
    marked: Option<(&'static str, usize)>,
}

impl Rest {
    fn of(board: &Board) -> Self {
        let Board { effects, lasting, triggered, stack, waiting, scheduled, happened, events, .. } = board;
        let lengths = [
            effects.len(),
            lasting.len(),
            triggered.len(),
            stack.len(),
            waiting.len(),
            scheduled.len(),
            happened.len(),
            events.len(),
        ];
        let places = lengths.map(|length| (0..length).collect());
        Self { places, board: board.clone(), marked: None }
    }

    /// A place on what is left, as a place in the file.
    fn place(&self, path: &BoardPath) -> BoardPath {
        let mut path = path.clone();
        if let [Segment::Field(list), Segment::Index(at), ..] = &mut path.0[..] {
            let places = LISTS.iter().position(|known| known == list).and_then(|list| self.places.get(list));
            *at = places.and_then(|places| places.get(*at)).copied().unwrap_or(*at);
        }
        path
    }

    /// Leaves out what stands at a path; items of lists are only marked, so that their places can still be told.
    /// False where it can't be left out.
    fn leave_out(&mut self, path: &[Segment], printed: Option<&Board>) -> bool {
        match path {
            [Segment::Field("as_of"), ..] => self.board.as_of = None,
            [Segment::Field("turn"), ..] => self.board.turn.active = None,
            [Segment::Field("players"), Segment::Index(at), Segment::Field(field), ..] => {
                return self.of_player(*at, field);
            }
            [Segment::Field("objects"), Segment::Index(at), Segment::Field(field), rest @ ..] => {
                let printed = printed.and_then(|board| board.objects.get(*at));
                return self.of_object(*at, field, rest, printed);
            }
            [Segment::Field(list), Segment::Index(at), ..] if LISTS.contains(list) => {
                self.marked = Some((list, *at));
            }
            _ => return false,
        }
        true
    }

    fn drop_marked(&mut self) {
        let Some((list, at)) = self.marked.take() else { return };
        let [effects, lasting, triggered, stack, waiting, scheduled, happened, events] = &mut self.places;
        let board = &mut self.board;
        match list {
            "effects" => drop_at(&mut board.effects, effects, at),
            "lasting" => drop_at(&mut board.lasting, lasting, at),
            "triggered" => drop_at(&mut board.triggered, triggered, at),
            "stack" => drop_at(&mut board.stack, stack, at),
            "waiting" => drop_at(&mut board.waiting, waiting, at),
            "scheduled" => drop_at(&mut board.scheduled, scheduled, at),
            "happened" => drop_at(&mut board.happened, happened, at),
            _ => drop_at(&mut board.events, events, at),
        }
    }

    fn of_player(&mut self, at: usize, field: &str) -> bool {
        let other = self.board.players.get(at).map(|player| unique(&self.board, &player.name));
        let (Some(player), Some(other)) = (self.board.players.get_mut(at), other) else { return false };
        match field {
            "name" if other.trim().is_empty() => "Player without a name".clone_into(&mut player.name),
            "name" => player.name = other,
            "controlled_by" => player.controlled_by = None,
            _ => {
                // Whatever else is wrong, what is usual makes sense.
                let usual = Player { life: player.life, ..Player::new(player.name.clone()) };
                return std::mem::replace(player, usual.clone()) != usual;
            }
        }
        true
    }

    fn of_object(&mut self, at: usize, field: &str, rest: &[Segment], printed: Option<&Object>) -> bool {
        let other = self.board.objects.get(at).map(|object| unique(&self.board, &object.id));
        let (Some(object), Some(other)) = (self.board.objects.get_mut(at), other) else { return false };
        match field {
            "id" if other.trim().is_empty() => "Object without a name".clone_into(&mut object.id),
            "id" => object.id = other,
            "card" => object.card = None,
            "owner" => object.owner = None,
            "controller" => object.controller = None,
            "chosen_player" => object.chosen_player = None,
            "attached_to" => object.attached_to = None,
            "counters" => object.counters.clear(),
            "count" => object.count = 1,
            "transformed" => object.transformed = false,
            "phased_out" => (object.phased_out, object.phased_out_under) = (None, None),
            "phased_out_under" => object.phased_out_under = None,
            "back" => {
                object.back = None;
                object.transformed = false;
            }
            "designations" => object.designations.clear(),
            "goaded_by" => object.goaded_by.clear(),
            "marks" => object.marks.clear(),
            "attacks" => object.attacks = None,
            "attacked" => object.attacked = None,
            "targets" => object.targets.clear(),
            "blocks" => object.blocks.clear(),
            "changed" => object.changed.clear(),
            "counters_over" => object.counters_over.clear(),
            "gained_over" => object.gained_over.clear(),
            "gained_before" => object.gained_before.clear(),
            "must_block" => object.must_block.clear(),
            "damage_order" => object.damage_order.clear(),
            "is" => return leave_out_ability(object, rest, printed),
            _ => {
                // Whatever else is wrong, an object that only is what it is makes sense.
                let Object { id, owner, zone, is, .. } = object.clone();
                let usual = Object { id, owner, zone, is, count: 1, ..Object::default() };
                return std::mem::replace(object, usual.clone()) != usual;
            }
        }
        true
    }
}

fn drop_at<T>(list: &mut Vec<T>, places: &mut Vec<usize>, at: usize) {
    if at < list.len() && at < places.len() {
        list.remove(at);
        places.remove(at);
    }
}

/// Puts nothing in the place of an ability, so that the others keep theirs. Those of the card come first.
fn leave_out_ability(object: &mut Object, rest: &[Segment], printed: Option<&Object>) -> bool {
    let [Segment::Field("abilities"), Segment::Index(at), ..] = rest else { return false };
    let own = object.is.abilities.len();
    let of_card = printed.map_or(0, |printed| printed.is.abilities.len().saturating_sub(own));
    if *at < of_card {
        object.card = None;
        return true;
    }
    let nothing = Ability::Opaque(String::new());
    match object.is.abilities.get_mut(at - of_card) {
        Some(ability) if *ability != nothing => *ability = nothing,
        Some(_) | None => return false,
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundled_cards::cards;

    /// What is wrong with a board, and what is left of it.
    fn check(board: &str) -> (Vec<String>, Board) {
        let text = format!("(format: 2, title: \"A draft\", board: ({board}))");
        let file = saves::draft("the board", &text).expect("a board file");
        let sense = sense(&file.board, cards().expect("the collection"));
        let told = sense.mistakes.iter().map(|mistake| format!("{}: {}", mistake.path, mistake.words));
        (told.collect(), sense.board)
    }

    #[test]
    fn what_makes_no_sense_is_told_with_its_place_and_left_out() {
        let (told, left) = check(
            r#"
            players: [(name: "Alice"), (name: "Bob")],
            objects: [
                (id: "Bear", owner: "Bo"),
                (id: "Nothing", card: "No such card"),
                (id: "Bear", attached_to: "Wall"),
                (id: "Odd", card: "Furnace of Rath", is: (abilities: [
                    Keyword(Lifelink),
                    Effect((when: (event: Draw()), rewrite: Prevent(()))),
                ])),
            ],
            effects: [
                (id: "One", effect: (when: (event: Draw()), rewrite: Regenerate)),
                (id: "Two", effect: (when: (event: Draw()), rewrite: Nothing)),
            ],
            events: [
                (does: [Do(events: [Draw(who: Named("Bub"), amount: N(1))])]),
                (does: [Do(events: [Draw(who: Named("Bob"), amount: N(1))])]),
                (does: [Do(events: [Destroy(what: Is("Wall"))])]),
            ],
            "#,
        );
        let starts = [
            "objects[1].card: `Nothing` names the card",
            "objects[0].owner: there is no player `Bo`; did you mean `Bob`?",
            "objects[2].id: the id `Bear` stands here twice",
            "objects[2].attached_to: there is no object `Wall`",
            "objects[3].is.abilities[2].rewrite: what the effect does can't be `Prevent`",
            "effects[0].effect.rewrite: what the effect does can't be `Regenerate`",
            "events[0].does[0].events[0].who",
            "events[2].does[0].events[0].what",
        ];
        assert_eq!(told.len(), starts.len(), "{told:#?}");
        for (told, start) in told.iter().zip(starts) {
            assert!(told.starts_with(start), "{told} should start with {start}");
        }
        assert_eq!((left.objects.len(), left.effects.len(), left.events.len()), (4, 1, 1));
        assert_eq!(left.effects[0].id, "Two");
        assert!(left.objects[3].is.abilities.len() > 2, "the card's own abilities and the keyword stay");
        engine::validate(&left).expect("what is left makes sense");
    }

    #[test]
    fn a_board_without_mistakes_comes_back_whole() {
        let cards = cards().expect("the collection");
        for bundled in saves::bundled::all() {
            let file = saves::from_text(&bundled.full_name(), bundled.text).expect("a bundled board");
            let whole = resolve(&file.board, cards).expect("its cards").board;
            let sense = sense(&file.board, cards);
            assert!(sense.mistakes.is_empty() && sense.board == whole, "{}", bundled.full_name());
        }
    }
}
