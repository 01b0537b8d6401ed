use crate::tests::now;

/// CR 701.8 (2026-04-17).
#[test]
fn destroying_contains_the_move_to_the_graveyard() {
    now()
        .creature("Bear", 2, 2)
        .replaces("Void", "Move()", "ToZone(zone: Exile)")
        .event(r#"Destroy(what: Is("Bear"))"#)
        .says(
            r#"
        pending: Destroy(object: Bear); Move(object: Bear, to: Graveyard) in 0
        offered: Void to 1
        end: in("Bear", Exile)
        "#,
        );
}

/// CR 701.8a (2026-04-17).
#[test]
fn only_permanents_are_destroyed() {
    let scene = now().object("Bear", "zone: Graveyard, is: (types: [Creature], power: 2, toughness: 2)");
    let missed = "pending:\n happened: decided: Missed { what: ObjectId(0), zone: Some(Graveyard) }";
    scene.event(r#"Destroy(what: Is("Bear"))"#).says(missed);
}

/// CR 701.21a (2026-04-17).
#[test]
fn sacrificing_is_no_destroying() {
    let scene = now().object(
        "Rock",
        "is: (types: [Creature], power: 1, toughness: 1, abilities: [Keyword(Indestructible)])",
    );
    scene.event(r#"Sacrifice(what: Is("Rock"))"#).says(r#"end: in("Rock", Graveyard)"#);
}

/// CR 400.7 (2026-04-17).
#[test]
fn what_goes_to_another_zone_keeps_nothing_that_was_done_to_it() {
    let bear = "tapped: true, damage: 1, counters: [(PlusOne, 2)], chosen_color: Red, owner: \"Alice\",
        controller: \"Bob\", is: (types: [Creature], power: 2, toughness: 2)";
    let scene = now()
        .object("Bear", bear)
        .event(r#"Move(what: Is("Bear"), to: Hand)"#)
        .event(r#"Enter(what: Is("Bear"))"#);
    scene.says(
        r#"end: in("Bear", Battlefield), untapped("Bear"), marked("Bear", 0), counters("Bear",
        PlusOne, 0), controller("Bear", "Alice")"#,
    );
}

/// CR 400.7 (2026-04-17).
#[test]
fn what_is_attached_stays_behind() {
    let scene = now()
        .creature("Bear", 2, 2)
        .object("Blade", r#"attached_to: "Bear", is: (types: [Artifact], subtypes: ["Equipment"])"#);
    scene
        .event(r#"Move(what: Is("Bear"), to: Exile)"#)
        .says(r#"end: in("Bear", Exile), unattached("Blade"), in("Blade", Battlefield)"#);
}

#[test]
fn moving_to_where_it_is_is_no_event() {
    let scene = now().object("Card", "zone: Hand, is: (types: [Instant])").replaces(
        "Void",
        "Move()",
        "ToZone(zone: Exile)",
    );
    scene
        .event(r#"Move(what: Is("Card"), to: Hand)"#)
        .says("offered:\n not: Void nothing_to_replace\n end: in(\"Card\", Hand)");
}

/// CR 614.6 (2026-04-17).
#[test]
fn one_object_that_would_be_destroyed_and_sacrificed_moves_once() {
    let dies = "Triggered(when: (event: Move(from: Battlefield, to: Graveyard)), does: [])";
    let scene = now().creature("Bear", 2, 2).with("Mourner", dies);
    scene
        .event(r#"Destroy(what: Is("Bear")), Sacrifice(what: Is("Bear"))"#)
        .says(r#"end: in("Bear", Graveyard), triggered("Mourner", 1)"#);
}

/// CR 701.26a (2026-04-17).
#[test]
fn tapping_what_is_tapped_is_nothing() {
    let scene = now().object("Bear", "tapped: true, is: (types: [Creature], power: 2, toughness: 2)");
    let scene = scene
        .replaces("Stop", r"Undergo(deed: Tap)", "Nothing")
        .event(r#"Undergo(what: Is("Bear"), deed: Tap)"#);
    scene.says("not: Stop nothing_to_replace\n end: tapped(\"Bear\")");
}

/// CR 701.26b (2026-04-17).
#[test]
fn what_is_tapped_becomes_untapped() {
    let scene = now()
        .object("Bear", "tapped: true, is: (types: [Creature], power: 2, toughness: 2)")
        .creature("Wolf", 3, 3);
    scene
        .event("Undergo(what: Type(Creature), deed: Untap)")
        .says(r#"end: untapped("Bear"), untapped("Wolf")"#);
}

/// CR 122.1d (2026-04-17).
#[test]
fn a_stun_counter_is_removed_in_place_of_untapping() {
    let scene = now().object(
        "Bear",
        "tapped: true, counters: [(Stun, 2)], is: (types: [Creature], power: 2, toughness: 2)",
    );
    scene
        .event(r#"Undergo(what: Is("Bear"), deed: Untap)"#)
        .says(r#"end: tapped("Bear"), counters("Bear", Stun, 1)"#);
}

/// CR 701.27a (2026-04-17).
#[test]
fn what_has_one_face_does_not_transform() {
    let scene = now().creature("Bear", 2, 2).replaces("Stop", "Undergo(deed: Transform)", "Nothing");
    scene
        .event(r#"Undergo(what: Is("Bear"), deed: Transform)"#)
        .says("not: Stop nothing_to_replace\n end: in(\"Bear\", Battlefield)");
}

/// CR 701.27a (2026-04-17).
#[test]
fn what_transforms_has_its_other_face_up() {
    let man = "is: (types: [Creature], power: 1, toughness: 1), back: (name: \"Wolf\", types: [Creature],
        power: 4, toughness: 4)";
    let scene = now().object("Man", man).event(r#"Undergo(what: Is("Man"), deed: Transform)"#);
    scene.says(r#"end: transformed("Man"), power_toughness("Man", 4, 4), name("Man", "Wolf")"#);
}

/// CR 708.2b (2026-04-17).
#[test]
fn what_has_two_faces_is_not_turned_face_down() {
    let man = "is: (types: [Creature], power: 1, toughness: 1), back: (name: \"Wolf\", types: [Creature],
        power: 4, toughness: 4)";
    let scene = now().object("Man", man).event(r#"Undergo(what: Is("Man"), deed: TurnFaceDown)"#);
    scene.says(r#"end: face_up("Man")"#);
}

/// CR 708.8 (2026-04-17).
#[test]
fn what_is_turned_face_up_is_itself_again() {
    let scene = now().object("Bear", "face_down: true, is: (types: [Creature], power: 5, toughness: 5)");
    let scene = scene.event(r#"Undergo(what: Is("Bear"), deed: TurnFaceUp)"#);
    scene.says(
        r#"so: power_toughness("Bear", 5, 5)
        end: face_up("Bear"), power_toughness("Bear", 5, 5)"#,
    );
}

/// CR 506.4 (2026-04-17).
#[test]
fn who_gains_control_takes_it_out_of_combat() {
    let scene = now().object("Bear", r#"attacks: "Bob", is: (types: [Creature], power: 2, toughness: 2)"#);
    scene.event(r#"GainControl(who: Named("Bob"), what: Is("Bear"))"#).says(
        r#"
        finds: Attacking -> nothing
        end: controller("Bear", "Bob"), owner("Bear", "Alice")
        "#,
    );
}

/// CR 614.6 (2026-04-17).
#[test]
fn gaining_control_of_ones_own_permanent_is_nothing() {
    let scene = now().creature("Bear", 2, 2).replaces("Stop", "GainControl()", "Nothing");
    scene.event(r#"GainControl(what: Is("Bear"))"#).says("not: Stop nothing_to_replace");
}

/// CR 701.3b (2026-04-17).
#[test]
fn nothing_is_attached_to_itself_or_to_what_it_is_attached_to() {
    let scene = || {
        now()
            .creature("Bear", 2, 2)
            .object("Blade", r#"attached_to: "Bear", is: (types: [Artifact], subtypes: ["Equipment"])"#)
    };
    scene().event(r#"Attach(what: Is("Bear"), to: Is("Bear"))"#).says(
        r"
        pending:
        happened: decided: Misfit { what: Some(ObjectId(0)), is_aura: false, on: Object(ObjectId(0)), why: Kind, so: Stays }
        ",
    );
    let scene =
        scene().replaces("Stop", "Attach()", "Nothing").event(r#"Attach(what: Is("Blade"), to: Is("Bear"))"#);
    scene.says("not: Stop nothing_to_replace\n end: attached_to(\"Blade\", \"Bear\")");
}

/// CR 702.26d (2026-04-17).
#[test]
fn what_phases_out_takes_along_what_is_attached() {
    let scene =
        now().creature("Bear", 2, 2).object("Blade", r#"attached_to: "Bear", is: (types: [Artifact])"#);
    scene.event(r#"Undergo(what: Is("Bear"), deed: PhaseOut)"#).says(
        r#"
        finds: Any -> nothing
        end: phased_out("Bear"), phased_out("Blade"), attached_to("Blade", "Bear")
        "#,
    );
}

/// CR 701.44a (2026-04-17).
#[test]
fn without_a_card_to_reveal_a_creature_that_explores_grows() {
    let scene = now().player(r#"name: "Alice", library: 0"#).player(r#"name: "Bob""#).creature("Bear", 2, 2);
    scene.event(r#"Undergo(what: Is("Bear"), deed: Explore)"#).says(r#"end: counters("Bear", PlusOne, 1)"#);
}

/// CR 122.1 (2026-04-17).
#[test]
fn counters_are_removed_as_far_as_they_are_there() {
    let scene = now().object("Urn", "counters: [(Stun, 2)], is: (types: [Artifact])");
    scene
        .event(r#"RemoveCounters(from: Object(Is("Urn")), kind: Stun, amount: N(5))"#)
        .says(r#"end: counters("Urn", Stun, 0)"#);
}

/// CR 111.2 (2026-04-17).
#[test]
fn creating_contains_the_entering_of_the_tokens() {
    let cat = r#"Create(token: Is((name: "Cat", types: [Creature], power: 1, toughness: 1)), amount: N(2),
        tapped: true)"#;
    now().replaces("Stop", "Enter()", "EnterUntapped").event(cat).says(
        r#"
        pending: Create(player: Alice, token: Cat); Enter(subject: Token, controller: Alice,
            form: Cat tapped, count: 2) in 0
        end: tokens("Alice", "Cat", 2), tapped_tokens("Alice", "Cat", 0)
        "#,
    );
}

/// CR 111.3 (2026-04-17).
#[test]
fn no_tokens_are_no_event() {
    let cat = r#"Create(token: Is((name: "Cat", types: [Creature], power: 1, toughness: 1)), amount: N(0))"#;
    now()
        .replaces("Season", "Create()", "Scale(Plus(N(1)))")
        .event(cat)
        .says("offered:\n end: tokens(\"Alice\", \"Cat\", 0)");
}

/// CR 707.2 (2026-04-17).
#[test]
fn a_token_that_is_a_copy_of_nothing_is_not_created() {
    now()
        .event("Create(token: CopyOf(Type(Creature)), amount: N(1))")
        .says("pending:\n happened: nothing: nobody");
}

/// What is put on a permanent that leaves at the same time is put on it while it is one, in whichever order the two are said
/// (CR 400.7, 122.2 (2026-04-17)).
#[test]
fn counters_that_come_as_a_permanent_dies_do_not_go_with_it() {
    let puts = r#"PutCounters(on: Object(Is("Bear")), kind: PlusOne, amount: N(2))"#;
    let dies = r#"Destroy(what: Is("Bear"))"#;
    for both in [format!("{puts}, {dies}"), format!("{dies}, {puts}")] {
        let scene = now().creature("Bear", 2, 2).does(&format!("Do(events: [{both}])"));
        scene.says(r#"end: in("Bear", Graveyard), counters("Bear", PlusOne, 0)"#);
    }
}

/// Each of a row explores and connives by itself: a card for each (CR 701.44a, 701.50a (2026-04-17)).
#[test]
fn each_of_a_row_explores_and_connives() {
    let goat = r#"Is((name: "Goat", types: [Creature], power: 1, toughness: 1))"#;
    let scene = |deed: &str| {
        let scene = now().player(r#"name: "Alice", library: 5, hand: 0"#).player(r#"name: "Bob""#);
        let scene = scene.event(&format!("Create(token: {goat}, amount: N(2))"));
        scene.event(&format!("Deed(deed: {deed}, what: Type(Creature))"))
    };
    scene("Explore").says(
        r#"
        end: library("Alice", 3), hand("Alice", 2)
        end: library("Alice", 4), hand("Alice", 1)
        end: library("Alice", 3), hand("Alice", 1), graveyard("Alice", 1)
        end: library("Alice", 3), graveyard("Alice", 2)
        end: library("Alice", 4), graveyard("Alice", 1), known_of_top("Alice", "the revealed card is a land", false)
        end: library("Alice", 4), graveyard("Alice", 1)
        end: library("Alice", 5)
        "#,
    );
    scene("Connive").says(
        r#"
        end: library("Alice", 3), graveyard("Alice", 2), counter_tokens("Alice", "Goat", PlusOne, 1, 0)
        end: library("Alice", 3), graveyard("Alice", 2), counter_tokens("Alice", "Goat", PlusOne, 1, 1)
        end: library("Alice", 3), graveyard("Alice", 2), counter_tokens("Alice", "Goat", PlusOne, 1, 2)
        "#,
    );
}
