use super::CAT;
use crate::tests::{Scene, now};

fn bear(scene: Scene, choice: &str) -> Scene {
    let scene = scene
        .object("Bear", "zone: Hand, is: (types: [Creature], subtypes: [\"Beast\"], power: 2, toughness: 2)");
    scene.replaces("Choice", "Enter()", &format!("AsEnters({choice})")).event(r#"Enter(what: Is("Bear"))"#)
}

/// CR 614.12a (2026-04-17).
#[test]
fn a_colour_is_chosen_before_it_enters() {
    bear(now(), "Color").says(
        r#"
        pick: Choice
        pending: Enter(subject: Bear, controller: Alice, form: Bear, count: 1)
        asks: Alice Color([White, Blue, Black, Red, Green])
        answer: Color(Blue)
        so: chosen_color("Bear", Blue)
        "#,
    );
}

/// CR 614.12a (2026-04-17).
#[test]
fn where_there_is_one_player_nobody_is_asked() {
    bear(now(), "Player(Opponents)").says(r#"end: chosen_player("Bear", "Bob")"#);
}

/// CR 614.12a (2026-04-17).
#[test]
fn where_there_is_no_player_none_is_chosen() {
    bear(now(), r"Player(Not(Anyone))").says("pick: Choice\n so: in(\"Bear\", Battlefield)");
}

/// CR 205.3 (2026-04-17).
#[test]
fn creature_types_on_the_board_are_asked_for_and_any_other() {
    let elf = "is: (types: [Creature], subtypes: [\"Elf\"], power: 1, toughness: 1)";
    bear(now().object("Elf", elf), "CreatureType").says(
        r#"
        pick: Choice
        asks: Alice Word([Beast, Elf, None])
        answer: Word(Elf)
        so: chosen_word("Bear", "Elf")
        "#,
    );
}

/// CR 614.12a (2026-04-17).
#[test]
fn a_number_is_asked_for_from_none_to_the_most() {
    bear(now(), "Number(2)").says(
        r#"
        end: chosen_number("Bear", 0)
        end: chosen_number("Bear", 1)
        end: chosen_number("Bear", 2)
        "#,
    );
}

/// CR 614.13 (2026-04-17).
#[test]
fn what_is_sacrificed_as_it_enters_leaves_at_the_same_time() {
    let devours =
        "Objects(what: All([Type(Creature), ControlledBy(You)]), fate: Sacrificed, counters_each: 2)";
    bear(now().creature("Lamb", 0, 1), devours).says(
        r#"
        pick: Choice
        asks: Alice Objects(from: [Lamb], at_least: 0, at_most: 1, together: None)
        answer: Objects([Lamb])
        so: in("Lamb", Graveyard), counters("Bear", PlusOne, 2)
        end: in("Lamb", Graveyard)
        end: in("Lamb", Battlefield), counters("Bear", PlusOne, 0)
        "#,
    );
}

/// CR 614.13 (2026-04-17).
#[test]
fn where_nothing_can_be_chosen_nobody_is_asked() {
    bear(now(), "Objects(what: Type(Land), fate: Exiled, counters_each: 1)")
        .says(r#"end: counters("Bear", PlusOne, 0)"#);
}

/// CR 702.104a (2026-04-17).
#[test]
fn tribute_is_offered_to_an_opponent() {
    bear(now(), "Tribute(3)").says(
        r#"
        pick: Choice
        asks: Bob May
        end: counters("Bear", PlusOne, 3)
        end: counters("Bear", PlusOne, 0)
        "#,
    );
}

/// CR 614.12a (2026-04-17).
#[test]
fn each_of_several_tokens_chooses_for_itself() {
    let scene = now().replaces("Season", "Create()", "Scale(Times(2))").replaces(
        "Choice",
        "Enter()",
        "AsEnters(Number(1))",
    );
    scene.event(CAT).says(
        r#"
        pick: Season to 0
        pick: Choice to 1
        asks: Alice Number(from: 0, to: 1)
        answer: Number(0)
        offered: Choice to 1
        pick: Choice to 1
        asks: Alice Number(from: 0, to: 1)
        end: tokens("Alice", "Cat", 2)
        end: tokens("Alice", "Cat", 2)
        end: tokens("Alice", "Cat", 2)
        "#,
    );
}

/// CR 608.2d (2026-04-17).
#[test]
fn an_effect_that_may_be_applied_is_asked_about_once() {
    let scene =
        now().with("Boon", "Effect((when: (event: GainLife()), rewrite: Scale(Times(2)), optional: true))");
    scene.event("GainLife(who: You, amount: N(1))").says(
        r#"
        pick: Boon
        asks: Alice May
        answer: No
        end: life("Alice", 21)
        end: life("Alice", 22)
        "#,
    );
}

/// CR 608.2d (2026-04-17).
#[test]
fn whom_an_effect_names_decides() {
    let boon =
        "Effect((when: (event: GainLife()), rewrite: Scale(Times(2)), optional: true, decider: Opponents))";
    now()
        .with("Boon", boon)
        .event("GainLife(who: You, amount: N(1))")
        .says("orders: Alice\n pick: Boon\n asks: Bob May");
}

/// CR 419.6g (2006-10-01).
#[test]
fn of_several_modes_only_possible_ones_are_asked_for() {
    let modes = "ChooseOne([Become([Sacrifice(what: Type(Land))]), Nothing, Scale(Times(2))])";
    now().replaces("Toll", "GainLife()", modes).event("GainLife(who: You, amount: N(1))").says(
        r#"
        pick: Toll
        asks: Alice Mode([1, 2])
        end: life("Alice", 20)
        end: life("Alice", 22)
        "#,
    );
}
