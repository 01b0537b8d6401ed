use super::*;
use crate::options::Options;
use crate::ruling::rule;
use language::board::{Ability, Color, Keyword, Player};
use language::cards::NoCards;
use language::effect::{Effect, EventPattern, Lifetime, Pattern, Rewrite, Scale, Scope};
use language::event::{Event, Instruction, Script};
use language::select::{Amount, What, Who, Whom};
use statements::origin::{Named, Origin};

struct Shelf(Vec<Characteristics>);

impl Cards for Shelf {
    fn card(&self, name: &str) -> Option<&Characteristics> {
        self.0.iter().find(|card| card.name == name)
    }

    fn names(&self) -> Box<dyn Iterator<Item = &str> + '_> {
        Box::new(self.0.iter().map(|card| card.name.as_str()))
    }
}

fn doubler(by: u64) -> Effect {
    Effect {
        name: None,
        when: Pattern {
            event: EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None },
            only_if: Vec::new(),
            because: Vec::new(),
            by: None,
            scope: Scope::EachPart,
            recheck: None,
        },
        rewrite: Rewrite::Scale(Scale::Times(by)),
        optional: false,
        decider: None,
        lifetime: Lifetime::WhileFunctions,
        limit: None,
        functions_in: Vec::new(),
        unless: Vec::new(),
    }
}

fn shelf() -> Shelf {
    Shelf(vec![Characteristics {
        name: "Loud Bell".into(),
        mana_value: 4,
        colors: vec![Color::Red],
        power: Some(1),
        toughness: Some(3),
        abilities: vec![Ability::Effect(doubler(2))],
        ..Characteristics::default()
    }])
}

fn board(is: Characteristics) -> Board {
    let bell =
        Object { id: "Bell".into(), card: Some("Loud Bell".into()), count: 1, is, ..Object::default() };
    Board { players: vec![Player::new("Anna")], objects: vec![bell], ..Board::default() }
}

#[test]
fn a_named_card_is_what_the_collection_says() {
    let resolved = resolve(&board(Characteristics::default()), &shelf()).expect("it is there");
    assert_eq!(resolved.board.objects[0].is, shelf().0[0]);
    assert_eq!(resolved.board.objects[0].card, None);
    assert_eq!(crate::check::validate(&resolved.board), Ok(()));
}

#[test]
fn what_the_board_says_replaces_fields_of_the_card_but_adds_abilities() {
    let own = Characteristics {
        name: "Silver Bell".into(),
        power: Some(5),
        abilities: vec![Ability::Keyword(Keyword::Lifelink)],
        ..Characteristics::default()
    };
    let resolved = resolve(&board(own), &shelf()).expect("it is there");
    let is = &resolved.board.objects[0].is;
    assert_eq!(
        (is.name.as_str(), is.power, is.toughness, is.mana_value),
        ("Silver Bell", Some(5), Some(3), 4)
    );
    assert_eq!(is.abilities, [Ability::Effect(doubler(2)), Ability::Keyword(Keyword::Lifelink)]);
    let named: Vec<&Named> = resolved.origins.named().collect();
    assert_eq!((named[0].of_card.len(), named[0].of_board.len()), (1, 1));
}

#[test]
fn a_card_that_is_not_there_is_refused_with_the_object_and_the_nearest_name() {
    let mut wrong = board(Characteristics::default());
    wrong.objects[0].card = Some("Loud Bel".into());
    let error = resolve(&wrong, &shelf()).expect_err("there is no such card").to_string();
    let expected = "`Bell` names the card `Loud Bel`, which is not in the collection; did you mean \
                    `Loud Bell`?, at objects[0].card";
    assert_eq!(error, expected);
    assert!(!resolve(&wrong, &NoCards).expect_err("no cards").to_string().contains("did you mean"));
}

#[test]
fn a_board_whose_cards_were_not_looked_up_is_not_ruled_on() {
    let error =
        crate::check::validate(&board(Characteristics::default())).expect_err("its card is only named");
    let expected = "`Bell` only names its card `Loud Bell`; look it up in a collection before ruling, \
                    at objects[0].card";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn an_effect_is_known_to_be_from_the_card_or_from_the_board() {
    let own = Characteristics { abilities: vec![Ability::Effect(doubler(3))], ..Characteristics::default() };
    let mut board = board(own);
    let damage = Event::Damage {
        from: What::This,
        to: Whom::Player(Who::You),
        amount: Amount::N(1),
        combat: false,
        unpreventable: false,
        excess: None,
    };
    let does = vec![Instruction::Do { events: vec![damage], unless: Vec::new() }];
    board.events = vec![Script {
        source: Some("Bell".into()),
        controller: None,
        cause: language::effect::Cause::Effect,
        does,
        ..Script::default()
    }];
    let Resolved { board, origins } = resolve(&board, &shelf()).expect("it is there");
    let ruling = rule(&board, &Options::default()).expect("a ruling");
    let found: Vec<Origin<'_>> = ruling.effect_ids().map(|id| origins.of(&ruling.effect(id))).collect();
    assert_eq!(found, [Origin::Card("Loud Bell"), Origin::Board]);
}
