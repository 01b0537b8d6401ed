//! What the walk shows, in which order, with which places.

use std::ops::ControlFlow;

use super::{Named, Node};
use crate::board::{Ability, Board, Object, Player, Refers};
use crate::effect::{Effect, EventPattern, Pattern, Rewrite};
use crate::event::{Event, Instruction, Script, Token};
use crate::path::BoardPath;
use crate::select::{Amount, Compare, Condition, What, Who, Whom};

fn is(id: &str) -> What {
    What::Is(id.to_owned())
}

/// Every name inside, with its place.
fn names<'a>(node: impl Into<Node<'a>>) -> Vec<(String, Named, &'a str)> {
    let mut found = Vec::new();
    let walked: Result<(), ()> = node.into().walk(&mut BoardPath::default(), &mut |path, node| {
        if let Node::Name(of, name) = node {
            found.push((path.to_string(), of, name));
        }
        Ok(())
    });
    assert_eq!(walked, Ok(()));
    found
}

/// A board with words in words in words.
fn board() -> Board {
    let mut inner = Effect::new(
        EventPattern::Damage { from: is("a"), to: Whom::OneOf(vec![Whom::Object(is("b"))]), combat: None },
        Rewrite::Become(vec![Event::Destroy { what: What::Not(Box::new(is("c"))), no_regeneration: false }]),
    );
    inner.when.only_if = vec![
        Condition::Not(Box::new(Condition::TurnOf(Who::Named("Ann".to_owned())))),
        Condition::Number(Amount::Times(Box::new(Amount::Count(is("d"))), 2), Compare::AtLeast, Amount::N(1)),
    ];
    let token = crate::board::Characteristics {
        abilities: vec![Ability::Effect(inner)],
        ..crate::board::Characteristics::default()
    };
    let who = Who::ControllerOf(Box::new(is("e")));
    let create = Event::creates(who, Token::Is(Box::new(token)), Amount::N(1));
    let mode = vec![
        Instruction::StateBased,
        Instruction::Do { events: vec![create], unless: Vec::new() },
        Instruction::CreateEffect(Box::new(Effect::new(
            EventPattern::Destroy { what: What::Chosen("x".to_owned()) },
            Rewrite::Nothing,
        ))),
    ];
    let refers = Refers {
        it: Some("f".to_owned()),
        chosen: vec![("x".to_owned(), vec!["g".to_owned()])],
        ..Refers::default()
    };
    let does = vec![Instruction::modes(1, vec![Vec::new(), mode])];
    let script = Script { source: Some("a".to_owned()), refers, does, ..Script::default() };
    let object = Object {
        id: "a".to_owned(),
        owner: Some("Ann".to_owned()),
        attacks: Some("b".to_owned()),
        blocks: vec!["h".to_owned()],
        commander_damage: vec![("Ann".to_owned(), 3)],
        ..Object::default()
    };
    Board {
        players: vec![Player::new("Ann")],
        objects: vec![object],
        events: vec![script],
        ..Board::default()
    }
}

#[test]
fn every_name_is_shown_with_its_place_in_the_order_of_the_fields() {
    let board = board();
    let token = "events[0].does[0].modes[1][1].events[0]";
    let effect = format!("{token}.token.abilities[0]");
    let expected = [
        ("objects[0].owner".to_owned(), Named::Player, "Ann"),
        ("objects[0].attacks".to_owned(), Named::Either, "b"),
        ("objects[0].blocks[0]".to_owned(), Named::Object, "h"),
        ("objects[0].commander_damage[0][0]".to_owned(), Named::Player, "Ann"),
        ("events[0].source".to_owned(), Named::Object, "a"),
        ("events[0].refers.it".to_owned(), Named::Object, "f"),
        ("events[0].refers.chosen[0]".to_owned(), Named::NewChoice, "x"),
        ("events[0].refers.chosen[0][0]".to_owned(), Named::Either, "g"),
        (format!("{token}.who"), Named::Object, "e"),
        (format!("{effect}.when.event.from"), Named::Object, "a"),
        (format!("{effect}.when.event.to[0]"), Named::Object, "b"),
        (format!("{effect}.when.only_if[0]"), Named::Player, "Ann"),
        (format!("{effect}.when.only_if[1]"), Named::Object, "d"),
        (format!("{effect}.rewrite[0].what"), Named::Object, "c"),
        ("events[0].does[0].modes[1][2].when.event.what".to_owned(), Named::Choice, "x"),
    ];
    assert_eq!(names(&board), expected);
}

#[test]
fn a_walk_ends_where_something_is_refused_and_its_path_is_as_before() {
    let board = board();
    let (mut path, mut shown) = (BoardPath::default(), 0);
    let walked = Node::Board(&board).walk(&mut path, &mut |path, node| {
        shown += 1;
        if matches!(node, Node::Instruction(Instruction::StateBased)) {
            Err(path.to_string())
        } else {
            Ok(())
        }
    });
    assert_eq!(walked, Err("events[0].does[0].modes[1][0]".to_owned()));
    assert_eq!(path, BoardPath::default());
    let mut all = 0;
    Node::Board(&board).each(&mut |_| all += 1);
    assert!(shown < all, "{shown} of {all}");
}

#[test]
fn what_is_not_let_through_is_looked_at_and_not_looked_into() {
    let what =
        What::All(vec![What::Not(Box::new(What::This)), What::ControlledBy(Who::OwnerOf(Box::new(is("a"))))]);
    let only_all = |node: Node<'_>| matches!(node, Node::What(What::All(_)));
    let any = |is: &dyn Fn(Node<'_>) -> bool| Node::What(&what).any_through(&only_all, &|node| is(node));
    assert!(any(&|node| matches!(node, Node::What(What::Not(_)))));
    assert!(!any(&|node| matches!(node, Node::What(What::This))));
    assert!(!any(&|node| matches!(node, Node::Who(_))));
    assert!(Node::What(&what).any(&|node| matches!(node, Node::Who(Who::OwnerOf(_)))));
}

#[test]
fn the_first_that_is_found_is_handed_back() {
    let pattern = Pattern::new(EventPattern::Attach { what: is("a"), to: is("b") });
    let first = Node::Pattern(&pattern)
        .find(&mut |node| if let Node::Name(_, name) = node { Some(name) } else { None });
    assert_eq!(first, Some("a"));
}

#[test]
fn children_are_those_directly_inside() {
    let amount = Amount::Plus(Box::new(Amount::N(1)), Box::new(Amount::Count(What::Any)));
    let mut inside = Vec::new();
    let flow = Node::Amount(&amount).children(&mut |place, child| {
        inside.push((place.len(), child));
        ControlFlow::Continue(())
    });
    assert_eq!(flow, ControlFlow::Continue(()));
    let (one, other) = (Amount::N(1), Amount::Count(What::Any));
    assert_eq!(inside, [(0, Node::Amount(&one)), (0, Node::Amount(&other))]);
}
