use super::*;
use crate::words::{Vocabulary, Voice};
use language::board::{Board, Characteristics, Object, Player};
use language::date::Date;
use language::event::{Instruction, Script};

fn board() -> Board {
    let object = |id: &str, name: &str| Object {
        id: id.to_owned(),
        is: Characteristics { name: name.to_owned(), ..Characteristics::default() },
        ..Object::default()
    };
    Board {
        players: ["Alice", "Bob"].map(Player::new).to_vec(),
        objects: vec![
            object("Bolt", "Bolt"),
            object("Bear", "Bear"),
            object("Big Bear", "Bear"),
            object("East Wall", "Wall"),
            object("West Wall", "Wall"),
        ],
        ..Board::default()
    }
}

/// A line in our words, or why it is no event.
fn check(line: &str, expected: &str) {
    let voice = Voice::new(Vocabulary::new(Date::NOW));
    let said = match event(line, &board()) {
        Ok(script) => format!(
            "{}{}",
            script.source.as_ref().map(|s| format!("[{s}] ")).unwrap_or_default(),
            voice.script(&script)
        ),
        Err(error) => format!("no event: {error}"),
    };
    assert_eq!(said, expected, "{line}");
}

#[test]
fn what_judges_type_is_read() {
    check("Bolt deals 3 damage to Bob", "[Bolt] this source deals 3 damage to Bob");
    check(
        "bolt deals 3 combat damage to Bob and Bear",
        "[Bolt] this source deals 3 combat damage to Bob and Bear",
    );
    check(
        "Big Bear deals 2 damage to each creature",
        "[Big Bear] this source deals 2 damage to each creature",
    );
    check(
        "Bolt deals 2 damage to each creature without flying and each player",
        "[Bolt] this source deals 2 damage to each creature without flying and each player",
    );
    check("Bob investigates, then Bob manifests 2 cards", "Bob investigates, then Bob manifests two cards");
    check(
        "Bolt deals 2 damage to Bob; Big Bear deals 3 damage to Bob",
        "Bolt deals 2 damage to Bob and Big Bear deals 3 damage to Bob",
    );
    check("detain Bear", "Bear is detained");
    check("Bob's life total becomes 10", "Bob's life total becomes 10");
    check("Bob gains 3, then Alice loses 2", "Bob gains 3 life, then Alice loses 2 life");
    check("Bob takes an extra turn", "Bob takes an extra turn");
    check("Alice taps Bear for mana", "Alice taps Bear for mana");
    check("tap Bolt for {G}", "Bolt is tapped for green mana");
    check("Bob taps East for red", "Bob taps East Wall for red mana");
    check("Alice creates two Treasures", "Alice creates two Treasure artifact tokens");
    check("Bob draws", "Bob draws a card");
    check("destroy each creature with double strike", "each creature with double strike is destroyed");
    check(
        "exile each Wall with cycling without flash",
        "each permanent named Wall with cycling without flash is exiled",
    );
    check("Bob draws 3", "Bob draws three cards");
    check("each player draws a card", "each player draws a card");
    check("Bob gains 2 life; Alice loses two life.", "Bob gains 2 life and Alice loses 2 life");
    check("Bob is set to 10 life", "Bob's life total becomes 10");
    check("destroy Bear and East Wall", "Bear is destroyed and East Wall is destroyed");
    check("Bob draws 2 cards, then Bob gains 1 life", "Bob draws two cards, then Bob gains 1 life");
    check("Alice creates 2 1/1 Goblin tokens", "Alice creates two 1/1 Goblin creature tokens");
    check("put 2 +1/+1 counters on Bear", "Bear gets two +1/+1 counters");
    check("Bear enters tapped under Bob", "Bear enters tapped under Bob's control");
    check("each Wall dies", "each permanent named Wall is put into its owner's graveyard");
    check("East Wall dies", "East Wall is put into its owner's graveyard");
    check(
        "tap Bear, Big Bear and West Wall",
        "Bear becomes tapped, Big Bear becomes tapped and West Wall becomes tapped",
    );
    check("Bear phases out; East Wall phases in", "Bear phases out and East Wall phases in");
    check("Alice loses the game", "Alice loses the game");
}

#[test]
fn what_effects_do_is_read_with_its_own_words() {
    check("you gain that much life", "you gain that much life");
    check("its controller loses 2 life", "its controller loses 2 life");
    check("this deals that much damage to that player", "this source deals that much damage to that player");
}

#[test]
fn an_event_goes_back_into_the_line_that_says_it() {
    for typed in [
        "Bolt deals 3 damage to Bob",
        "Bolt deals 3 combat damage to Bob and Bear",
        "Bob draws 3 cards, then Bob gains 1 life",
        "Bob gains 2 life; Alice loses 2 life",
        "destroy Bear; destroy East Wall; exile Bolt",
        "Alice creates 2 1/1 Goblin tokens tapped",
        "put 2 +1/+1 counters on Bear",
        "Bear enters tapped under Bob",
        "East Wall dies",
        "each Wall dies",
        "Bob bolsters 2, then Alice investigates",
        "destroy each creature with flying without defender",
        "Bolt deals 2 damage to each permanent with first strike",
        "tap Bear; untap Big Bear",
        "Bear phases out; each Wall phases out, then Bear phases in",
        "Bear connives",
        "Bear connives 2",
        "Bear monstrosity 3",
        "Bob scries 2; Bear connives 3; Alice surveils 1",
        "Bob amasses Orcs 2; you amass 3",
        "Bear becomes renowned; each Wall becomes a Ring-bearer, then Bear is no longer suspected",
        "Bear becomes also an Elf; each Wall becomes also a Vampire",
        "Bob becomes the monarch; Bob takes the initiative, then each player gets the city's blessing",
        "Bear is marked as sealed; Bob gets the mark sworn, then Bear is no longer marked as sealed",
        "return Bear to hand",
        "each player mills 2 cards",
        "each opponent loses the game",
        "sacrifice Bear",
        "you gain that much life",
        "destroy Bear, then check state-based actions, then put triggers on the stack, then resolve",
        "next turn, then resolve all",
    ] {
        let script = event(typed, &board()).expect(typed);
        assert_eq!(line(&script, &board()).as_deref(), Some(typed));
    }
}

#[test]
fn attackers_and_blockers_are_declared() {
    check("Bear attacks Bob", "attackers are declared: Bear attacks Bob");
    check(
        "Bear attacks Bob; Bob draws 1",
        "no event: attackers are declared, and nothing else happens then; put `then` between that and other events",
    );
    check("Bear attacks", "Bear attacks");
    check("Alice attacks Bob with Bear", "attackers are declared: Bear attacks Bob");
    check("Alice attacks with Bear", "Bear attacks");
    check("bounce Bear", "Bear is returned to its owner's hand");
    check("Bear attacks Bib", "no event: no player or object is called `Bib`; did you mean `Big Bear`?");
    check("Bear blocks Big Bear", "blockers are declared: Bear blocks Big Bear");
    check(
        "Bear blocks Big Bear; East Wall and West Wall block Big Bear, then Bob draws 1",
        "blockers are declared: Bear blocks Big Bear, East Wall blocks Big Bear and West Wall blocks Big Bear, then Bob draws a card",
    );
    check("no blocks", "no blockers are declared");
    check(
        "Bear blocks Big Bear; Bob draws 1",
        "no event: blockers are declared, and nothing else happens then; put `then` between that and other events",
    );
    for typed in
        ["Bear attacks Bob", "Bear attacks", "Bear blocks Big Bear; East Wall blocks Bolt", "no blocks"]
    {
        let script = event(typed, &board()).expect(typed);
        assert_eq!(line(&script, &board()).as_deref(), Some(typed));
    }
}

#[test]
fn what_is_cast_and_activated_is_read() {
    check("Alice casts Bolt on Bear", "Alice casts Bolt targeting Bear");
    check(
        "cast Bolt on Bear and Bob with X as 2 for buyback",
        "Bolt is cast targeting Bear and Bob with X as 2 for buyback",
    );
    check(
        "cast Bolt on Bear and Bob for X 2 for buyback",
        "Bolt is cast targeting Bear and Bob with X as 2 for buyback",
    );
    check("activate Equip of Bolt on Big Bear", "“Equip” of Bolt is activated targeting Big Bear");
    // A name that is no name is read to its end, whatever sign stands there.
    for line in ["activate Foo,", "activate Foo, then resolve", "activate Foo;"] {
        assert!(event(line, &board()).is_err(), "{line}");
    }
    check("Bob activates Bear", "Bob activates an ability of Bear");
    check("Bob casts Bib", "no event: no player or object is called `Bib`; did you mean `Big Bear`?");
    check("cast Bolt on each creature", "no event: `each` is no single target; a name is wanted here");
    check(
        "cast Bolt for banana",
        "no event: nothing asks for a cost called `banana`; did you mean `bargained`?",
    );
    check(
        "cast Bolt for Flashback",
        "no event: nothing asks for a cost called `Flashback`; did you mean `flashback`?",
    );
    check("Bob pays 2 life", "Bob loses 2 life");
    check(
        "Bob pays 2 life, then resolve",
        "no event: what is paid is a line of its own; say what else happens in another one",
    );
    check(
        "deal combat damage, then check the state",
        "combat damage is assigned as whoever divides it chooses, then state-based actions are checked",
    );
    for typed in [
        "Alice casts Bolt on Bear, then resolve",
        "cast Bolt on Bear and Bob with X as 2 for buyback for kicker",
        "cast Bolt on Bear in mode 1 in mode 3",
        "activate Equip of Bolt on Big Bear",
        "you activate Bear",
        "activate Bear with X as 3",
        "Bob pays 2 life",
        "deal combat damage",
        "go to the end of turn, then resolve all",
        "go to combat damage",
    ] {
        let script = event(typed, &board()).expect(typed);
        assert_eq!(line(&script, &board()).as_deref(), Some(typed));
    }
}

/// Whose the script is makes no difference to who casts: a line leaves it out.
#[test]
fn a_script_that_asks_for_no_player_is_said_without_one() {
    let typed = "cast Bolt on Bear, then resolve, then next turn";
    let script =
        Script { controller: Some("Alice".to_owned()), ..event(typed, &board()).expect("it is understood") };
    assert_eq!(line(&script, &board()).as_deref(), Some(typed));
    let draws = Script {
        controller: Some("Bob".to_owned()),
        ..event("you draw a card", &board()).expect("it is understood")
    };
    assert_eq!(line(&draws, &board()), None, "it would be another's draw");
}

#[test]
fn what_no_line_says_has_none() {
    let does = vec![Instruction::StepEnds];
    assert_eq!(line(&Script { does, ..Script::default() }, &board()), None);
}

#[test]
fn what_is_not_understood_is_named() {
    check("", "no event: nothing is typed; try `Bolt deals 3 damage to Bob`");
    check(
        "Blot deals 3 damage to Bob",
        "no event: no player or object is called `Blot`; did you mean `Bolt`?",
    );
    check("Bolt deals damage to Bob", "no event: a number is wanted where `damage` stands");
    check("Bolt deals 3 damage on Bob", "no event: `to` is wanted where `on` stands");
    check(
        "Bob dances",
        "no event: it is not said what happens at `dances`; try deals, gains, loses, draws, mills, creates, enters, attacks, blocks, destroy, exile, sacrifice, tap, put",
    );
    check("destroy Wall", "no event: `Wall` can be East Wall or West Wall; say which, or `each Wall`");
    check("destroy Bob", "no event: `Bob` is a player; an object is wanted here");
    check(
        "Bob draws 3 and Alice",
        "no event: `and Alice` is not understood; put `;` before another event at the same time, `then` before a later one",
    );
    check("Bob deals 3 damage to Bear", "no event: `Bob` is a player; an object is wanted here");
    check("destroy Bear and Foo", "no event: no player or object is called `Foo`");
}

#[test]
fn a_line_is_completed_with_names_and_verbs() {
    let ends = [
        "Bob",
        "Bolt",
        "Bear",
        "Big Bear",
        "blocks",
        "bounce",
        "beholds",
        "blights",
        "bolsters",
        "becomes also",
        "becomes",
        "becomes the monarch",
    ];
    let whole = ends.map(|end| format!("Bolt deals 3 damage to {end} "));
    assert_eq!(completions("Bolt deals 3 damage to b", &board()), whole);
    assert_eq!(completions("Bob dr", &board()), ["Bob draws "]);
    assert!(completions("Bob ", &board()).is_empty());
}

/// A name that is an id means that object, and that others have it, too, is told.
#[test]
fn a_name_that_several_objects_have_is_told_to_mean_one_of_them() {
    let taken = |line: &str| taken(&event(line, &board()).expect(line), &board());
    let bear = ("Bear".to_owned(), vec!["Big Bear".to_owned()]);
    assert_eq!(taken("Bear deals 3 damage to Bear and Bob"), [bear]);
    assert_eq!(taken("Big Bear deals 3 damage to Bolt"), []);
    assert!(event("destroy Wall", &board()).is_err());
    // What a card is taken for is called so, too.
    let elves = ["Elf", "Elf 2"].map(|id| Object {
        id: id.to_owned(),
        card: Some("Elf".to_owned()),
        ..Object::default()
    });
    let board = Board { objects: elves.to_vec(), ..board() };
    let script = event("destroy Elf", &board).expect("an event");
    assert_eq!(super::taken(&script, &board), [("Elf".to_owned(), vec!["Elf 2".to_owned()])]);
}
