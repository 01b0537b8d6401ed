use super::THREE_TO_BOB;
use crate::tests::now;

fn cant(event: &str) -> String {
    format!("Restriction(Cant((event: {event})))")
}

/// CR 614.17c (2026-04-17).
#[test]
fn what_can_not_happen_can_not_be_replaced() {
    let scene = now().with("Peace", &cant("Damage()")).replaces("Furnace", "Damage()", "Scale(Times(2))");
    scene.event(THREE_TO_BOB).says(
        r#"
        offered:
        not: Furnace cant
        happens
        happened: Peace forbids Damage(to: Bob, amount: 3)
        end: life("Bob", 20), dealt("Bob", 0)
        "#,
    );
}

/// CR 614.17c (2026-04-17).
#[test]
fn a_self_replacement_gets_round_what_can_not_happen() {
    let unless =
        "(name: \"Otherwise\", when: (event: Damage()), rewrite: Become([GainLife(who: You, amount: N(3))]))";
    let scene = now().with("Peace", &cant("Damage()"));
    let scene = scene.does(&format!("Do(events: [{THREE_TO_BOB}], unless: [{unless}])"));
    scene.says(
        r#"
        offered: Otherwise
        end: life("Alice", 23), life("Bob", 20)
        "#,
    );
}

/// CR 101.2 (2026-04-17).
#[test]
fn a_part_that_can_not_happen_leaves_the_others() {
    let scene = now().with("Peace", &cant("Damage(to: Player(You))"));
    scene
        .event(r"Damage(to: Player(Anyone), amount: N(3))")
        .says(r#"end: life("Alice", 20), life("Bob", 17)"#);
}

/// CR 702.12b (2026-04-17).
#[test]
fn an_indestructible_permanent_is_not_destroyed_and_keeps_its_shield() {
    let is = "is: (types: [Creature], power: 2, toughness: 2, abilities: [Keyword(Indestructible)]),
        counters: [(Shield, 1)]";
    now().object("Rock", is).event(r#"Destroy(what: Is("Rock"))"#).says(
        r#"
        end: in("Rock", Battlefield), counters("Rock", Shield, 1)
        "#,
    );
}

/// CR 615.12 (2026-04-17).
#[test]
fn damage_that_can_not_be_prevented_uses_up_nothing_of_a_shield() {
    let fierce = "Restriction(CantBePrevented((event: Damage())))";
    let shield = "when: (event: Damage()), rewrite: Prevent(()), lifetime: Shield(2)";
    now().with("Fierce", fierce).floating("Shield", shield).event(THREE_TO_BOB).says(
        r#"
        offered: Shield
        pick: Shield
        happened: decided: Unpreventable { effect: EffectId(0), source: None, to: Player(PlayerId(1)),
            by: Some(Permanent(ObjectId(0))) };
            Damage(to: Bob, amount: 3) & LoseLife(player: Bob, amount: 3) in 0
        end: life("Bob", 17), shield_left("Shield", 2), prevented("Bob", 0)
        "#,
    );
}

/// CR 702.11b (2026-04-17).
#[test]
fn hexproof_keeps_off_the_spells_of_opponents_only() {
    let is = "is: (types: [Creature], power: 2, toughness: 2, abilities: [Keyword(Hexproof)])";
    let choose = r#"Choose(what: Type(Creature), amount: N(1), target: true, called: "it"),
        Do(events: [Destroy(what: Chosen("it"))])"#;
    let scene =
        || now().object("Hidden", is).object("Open", "is: (types: [Creature], power: 1, toughness: 1)");
    scene().script(&format!(r#"controller: "Bob", does: [{choose}]"#)).says(r#"end: in("Open", Graveyard)"#);
    scene().script(&format!(r#"controller: "Alice", does: [{choose}]"#)).says(
        r#"
        asks: Alice Objects(from: [Hidden, Open], at_least: 1, at_most: 1, together: None)
        end: in("Open", Graveyard)
        end: in("Hidden", Graveyard)
        "#,
    );
}

/// CR 702.18a (2026-04-17).
#[test]
fn shroud_keeps_off_everybodys_spells() {
    let is = "is: (types: [Creature], power: 2, toughness: 2, abilities: [Keyword(Shroud)])";
    let choose = r#"Choose(what: Type(Creature), amount: N(1), target: true, called: "it"),
        Do(events: [Destroy(what: Chosen("it"))])"#;
    now().object("Hidden", is).does(choose).says(r#"end: in("Hidden", Battlefield)"#);
}

/// CR 702.18a (2026-04-17).
#[test]
fn shroud_does_not_keep_off_what_does_not_target() {
    let is = "is: (types: [Creature], power: 2, toughness: 2, abilities: [Keyword(Shroud)])";
    let choose = r#"Choose(what: Type(Creature), amount: N(1), called: "it"),
        Do(events: [Destroy(what: Chosen("it"))])"#;
    now().object("Hidden", is).does(choose).says(r#"end: in("Hidden", Graveyard)"#);
}

/// CR 702.16b (2026-04-17).
#[test]
fn protection_keeps_off_spells_of_its_quality_only() {
    let is = "is: (types: [Creature], power: 2, toughness: 2, abilities: [Keyword(Protection(Color(Red)))])";
    let choose = r#"Choose(what: Type(Creature), amount: N(1), target: true, called: "it"),
        Do(events: [Destroy(what: Chosen("it"))])"#;
    let by = |color: &str| {
        let spell = format!("zone: Stack, is: (types: [Instant], colors: [{color}])");
        now()
            .object("Knight", is)
            .object("Spell", &spell)
            .script(&format!(r#"source: "Spell", does: [{choose}]"#))
    };
    by("Red").says(r#"end: in("Knight", Battlefield)"#);
    by("Blue").says(r#"end: in("Knight", Graveyard)"#);
}

/// CR 810.8a (2026-04-17).
#[test]
fn who_can_not_lose_has_a_team_that_can_not() {
    let scene = now().player(r#"name: "Alice", team: "one""#).player(r#"name: "Ann", team: "one""#);
    let scene = scene.player(r#"name: "Bob", team: "two""#).with("Angel", &cant("Act(act: Lose, who: You)"));
    scene
        .event(r#"Act(who: Named("Ann"), act: Lose)"#)
        .says("so: life(\"Ann\", 20)\n end: life(\"Ann\", 20), life(\"Bob\", 20)");
}

/// CR 614.17a (2026-04-17).
#[test]
fn what_can_not_happen_is_looked_at_as_the_board_is_before_the_event() {
    let scene = now()
        .with("Peace", &cant("Damage()"))
        .event(&format!(r#"Destroy(what: Is("Peace")), {THREE_TO_BOB}"#));
    scene.says(r#"end: in("Peace", Graveyard), life("Bob", 20)"#);
}
