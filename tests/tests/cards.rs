//! No card of the starter collection is dead data: each of its abilities does something on some board.

use engine::Options;
use tests::probe::{boards, is_offered};

use language::board::{Ability, Board, Characteristics, Keyword};
use rulebook::cards::starter;
use statements::outcome::Outcome;

/// Abilities that are there to be read, and show in no ruling by themselves.
fn only_read(ability: &Ability) -> bool {
    match ability {
        // The engine does not say which creatures may attack; the boards here cast nothing.
        Ability::Keyword(Keyword::Haste | Keyword::Prowess | Keyword::Extort)
        | Ability::Unread(_)
        | Ability::Opaque(_)
        | Ability::Triggered { .. }
        | Ability::StateTriggered { .. }
        | Ability::BlocksMore(_)
        | Ability::AttacksDespiteDefender
        | Ability::AssignsToughness
        | Ability::FunctionsIn { .. }
        | Ability::AsLongAs { .. }
        | Ability::Continuous(_) => true,
        Ability::Effect(_)
        | Ability::Restriction(_)
        | Ability::Requirement(_)
        | Ability::Keyword(_)
        | Ability::Spell { .. }
        | Ability::Activated { .. }
        | Ability::Instructions(_) => false,
    }
}

/// What comes of a board; or why it is refused, such as an assignment of combat damage that is not allowed.
fn facts(board: &Board) -> Vec<String> {
    let told = |outcome: Outcome| format!("{:?}", outcome.facts);
    match engine::rule(board, &Options::default()) {
        Ok(ruling) => ruling.outcomes().into_iter().map(told).collect(),
        Err(error) => vec![error.to_string()],
    }
}

/// Whether an effect of the probed object is offered somewhere.
fn offers(board: &Board) -> bool {
    engine::rule(board, &Options::default()).is_ok_and(|ruling| is_offered(&ruling))
}

/// Whether something comes out otherwise without the ability.
fn matters(board: &Board) -> bool {
    let mut without = board.clone();
    without.objects[0].is.abilities.clear();
    // Of two events the first is what the ability itself does.
    if without.events.len() > 1 {
        without.events.remove(0);
    }
    facts(board) != facts(&without)
}

fn does_something(card: &Characteristics, ability: &Ability) -> bool {
    let boards = boards(card, ability);
    match ability {
        Ability::Effect(_) => boards.iter().any(offers),
        Ability::Instructions(_)
        | Ability::Spell { .. }
        | Ability::Activated { .. }
        | Ability::Keyword(_) => boards.iter().any(|board| offers(board) || matters(board)),
        Ability::Restriction(_) | Ability::Requirement(_) => boards.iter().any(matters),
        Ability::Continuous(_)
        | Ability::Triggered { .. }
        | Ability::StateTriggered { .. }
        | Ability::BlocksMore(_)
        | Ability::AttacksDespiteDefender
        | Ability::AssignsToughness
        | Ability::FunctionsIn { .. }
        | Ability::AsLongAs { .. }
        | Ability::Unread(_)
        | Ability::Opaque(_) => true,
    }
}

#[test]
fn every_ability_of_every_card_does_something_on_some_board() {
    let cards = starter().unwrap_or_else(|error| panic!("{error}")).all();
    let (mut looked, mut dead) = (0, Vec::new());
    for card in cards {
        for ability in card.is.abilities.iter().filter(|ability| !only_read(ability)) {
            looked += 1;
            if !does_something(&card.is, ability) {
                dead.push(format!("{}: {ability:?}", card.is.name));
            }
        }
    }
    assert!(dead.is_empty(), "{} of {looked} do nothing:\n{}", dead.len(), dead.join("\n"));
    assert!(looked > 250, "only {looked} abilities were looked at");
}

#[test]
fn a_card_that_can_do_nothing_would_be_found() {
    let card = Characteristics { name: "Dead".to_owned(), ..Characteristics::default() };
    let never = r#"Effect((when: (event: Opaque(text: "pigs fly")), rewrite: Nothing))"#;
    let never: Ability = ron::from_str(never).expect("an ability");
    assert!(!does_something(&card, &never));
}
