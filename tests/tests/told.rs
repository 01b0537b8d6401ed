//! How rulings of bundled boards are told.

use engine::{Options, Ruling, rule};
use rulebook::words::Words;
use statements::fact::Fact;
use statements::moment::Step;

fn ruling(name: &str) -> Ruling {
    let board = saves::bundled::find(name).unwrap_or_else(|| panic!("no board {name}"));
    let file = saves::from_text(name, board.text).unwrap_or_else(|error| panic!("{error}"));
    rule(&file.board, &Options::default()).unwrap_or_else(|error| panic!("{error}"))
}

fn moments(ruling: &Ruling) -> Vec<String> {
    let words = Words::new(ruling);
    ruling.graph().node_indices().filter_map(|at| words.pending(at)).map(|said| said.text).collect()
}

#[test]
fn like_tokens_of_one_player_are_counted_and_not_told_one_by_one() {
    let told = moments(&ruling("tokens/two-factories"));
    let last = told.last().map(String::as_str);
    let expected = "Alice would create a Loaf token, twice; Alice would create a Hint token, twice; Alice would create a Coin token, three times.";
    assert_eq!(last, Some(expected));
}

#[test]
fn what_cant_happen_is_not_told_as_happening() {
    let ruling = ruling("cant/drawn-already");
    let step = ruling.graph().edge_indices().find(|&step| ruling.graph()[step] == Step::Happens);
    let said = step.and_then(|step| Words::new(&ruling).step(step)).map(|said| said.text);
    assert_eq!(said.as_deref(), Some("None of it can happen, and so nothing does."));
}

/// What happens on the way to the first outcome.
fn happened(name: &str) -> Vec<String> {
    let ruling = ruling(name);
    let way = ruling.ends().first().map(|&end| ruling.shortest(end)).unwrap_or_default();
    let happened = ruling.chronicle().of(&way);
    let words = Words::new(&ruling);
    happened.iter().flat_map(|all| words.happened(all)).map(|said| said.text).collect()
}

#[test]
fn what_is_not_where_something_is_to_happen_to_it_is_told() {
    let told = happened("instruction/what-has-left-is-not-destroyed");
    let gone = "Hare is in its owner's hand, and so nothing of the kind happens to it.";
    assert_eq!(told, ["Hare is returned to its owner's hand.", gone, gone, "Rock can't be dealt damage."]);
    let told = happened("instruction/onto-the-battlefield-where-it-is");
    assert_eq!(told, ["Hare is on the battlefield already, and so doesn't go there."]);
}

/// CR 104.4b, 732.4 (2026-04-17).
#[test]
fn a_loop_whose_choices_all_lead_round_is_mandatory() {
    let loops = |name: &str| -> Vec<Option<bool>> {
        let outcomes = ruling(name).outcomes().into_iter();
        outcomes.filter(|one| one.facts.contains(&Fact::Loop)).map(|one| one.mandatory_loop).collect()
    };
    assert_eq!(loops("loop/a-legend-that-can-t-leave"), [Some(true); 3]);
    assert_eq!(loops("loop/two-legends-and-a-well"), [Some(true); 3]);
    assert_eq!(loops("loop/a-legend-that-may-leave"), [Some(false)]);
}

#[test]
fn that_nothing_but_choices_goes_round_for_ever_is_told() {
    let unending = |name: &str| Words::new(&ruling(name)).unending().map(|said| said.text);
    let said = "It never ends, whatever anyone chooses, so the game is a draw.";
    assert_eq!(unending("loop/chosen-for-ever").as_deref(), Some(said));
    assert_eq!(unending("loop/a-legend-that-can-t-leave"), None);
}

/// What happens before anybody moves, where Alice gains 1 life and this is what an ability of her Well does then.
fn well(does: &str) -> Vec<String> {
    let text = format!(
        r#"(format: 2, title: "Well", board: (players: [(name: "Alice"), (name: "Bob")], objects: [
            (id: "Bear", owner: "Alice", is: (types: [Creature], power: 2, toughness: 2)),
            (id: "Well", owner: "Alice", is: (types: [Enchantment], abilities: [
                Triggered(when: (event: GainLife(who: You)), does: [{does}])])),
        ], events: [(controller: "Alice", does: [Do(events: [GainLife(who: You, amount: N(1))]), ResolveAll])]))"#
    );
    let file = saves::from_text("well", &text).unwrap_or_else(|error| panic!("{error}"));
    let ruling = rule(&file.board, &Options::default()).unwrap_or_else(|error| panic!("{error}"));
    let happened = ruling.chronicle().of(&[]).concat();
    Words::new(&ruling).happened(&happened).into_iter().map(|said| said.text).collect()
}

#[test]
fn an_ability_that_arranges_something_is_not_said_to_do_nothing() {
    let effect = "(when: (event: Damage(to: Player(You))), rewrite: Prevent(()), lifetime: ThisTurn";
    let card = "Do(events: [Draw(who: You, amount: N(1))])";
    let all = [
        (format!("CreateEffect({effect}))"), "An effect of Well is in force now."),
        (format!(r#"CreateEffect({effect}, name: "Calm"))"#), "The effect Calm of Well is in force now."),
        (r#"Regenerate(what: Is("Bear"))"#.to_owned(), "Bear has a regeneration shield now."),
        (format!("Later(period: Step(End), does: [{card}])"), "Something waits for the next end step."),
        (
            format!("Later(period: Step(Draw), who: You, does: [{card}])"),
            "Something waits for Alice's next draw step.",
        ),
        (r#"Regenerate(what: Is("Well"))"#.to_owned(), "Well has a regeneration shield now."),
    ];
    for (does, expected) in all {
        let told = well(&does);
        assert_eq!(told.last().map(String::as_str), Some(expected), "{told:?}");
        assert!(told.iter().all(|said| !said.contains("does nothing")), "{told:?}");
    }
    let told = well("Regenerate(what: Type(Land))");
    assert_eq!(told.last().map(String::as_str), Some("The ability of Well resolves and does nothing."));
}
