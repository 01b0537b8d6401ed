use crate::tests::{Scene, now, on};

const GAIN: &str = "Do(events: [GainLife(who: You, amount: N(1))])";

fn watching(scene: Scene, when: &str) -> Scene {
    scene.with("Bell", &format!("Triggered(when: ({when}), does: [{GAIN}])"))
}

/// CR 603.2 (2026-04-17).
#[test]
fn an_ability_triggers_once_for_each_event() {
    let scene = watching(now().creature("Bear", 2, 2).creature("Wolf", 3, 3), "event: Destroy()");
    scene.event("Destroy(what: Type(Creature))").says(r#"end: triggered("Bell", 2)"#);
}

/// CR 603.2 (2026-04-17).
#[test]
fn an_ability_triggers_for_each_of_several_like_tokens() {
    let goats = "kind: Token, count: 4, is: (types: [Creature], power: 0, toughness: 1)";
    let scene = watching(now().object("Goats", goats), "event: Destroy()");
    scene.event("Destroy(what: Token)").says(r#"end: triggered("Bell", 4)"#);
}

/// CR 603.2g (2026-04-17).
#[test]
fn what_is_prevented_or_replaced_triggers_nothing() {
    let scene = watching(now().replaces("Void", "Draw()", "Nothing"), "event: Draw()");
    scene.event("Draw(who: You, amount: N(1))").says(r#"end: triggered("Bell", 0)"#);
}

/// CR 120.8 (2026-04-17).
#[test]
fn no_damage_triggers_nothing() {
    watching(now(), "event: Damage()")
        .event("Damage(to: Player(Opponents), amount: N(0))")
        .says(r#"end: triggered("Bell", 0)"#);
}

/// CR 603.4 (2026-04-17).
#[test]
fn a_condition_is_looked_at_as_it_triggers_and_as_it_resolves() {
    let scene = |event: &str| {
        let scene = watching(now(), "event: Draw(), only_if: [Number(Life(You), AtLeast, N(20))]");
        scene.does(&format!("Do(events: [Draw(who: You, amount: N(1))]), PutTriggers, {event}Resolve"))
    };
    scene("").says(r#"end: triggered("Bell", 1), life("Alice", 21)"#);
    scene("Do(events: [LoseLife(who: You, amount: N(1))]), ")
        .says(r#"end: triggered("Bell", 1), life("Alice", 19)"#);
}

/// CR 603.4 (2026-04-17).
#[test]
fn an_ability_whose_condition_is_not_so_does_not_trigger() {
    let scene = watching(now(), "event: Draw(), only_if: [Number(Life(You), AtLeast, N(30))]");
    scene.event("Draw(who: You, amount: N(1))").says(r#"end: triggered("Bell", 0)"#);
}

/// CR 603.10a (2026-04-17).
#[test]
fn what_leaves_with_others_sees_them_leave() {
    let own = format!(
        "Triggered(when: (event: Move(what: Type(Creature), from: Battlefield, to: Graveyard)),
            does: [{GAIN}])"
    );
    let mourner = format!("is: (types: [Creature], power: 1, toughness: 1, abilities: [{own}])");
    let scene = now().object("Mourner", &mourner).creature("Bear", 2, 2);
    scene.event("Destroy(what: Type(Creature))").says(r#"end: triggered("Mourner", 2)"#);
}

/// CR 603.6a (2026-04-17).
#[test]
fn what_enters_with_others_sees_them_enter() {
    let own = format!("Triggered(when: (event: Enter(what: Type(Creature))), does: [{GAIN}])");
    let herald = format!("zone: Hand, is: (types: [Creature], power: 1, toughness: 1, abilities: [{own}])");
    let scene = now()
        .object("Herald", &herald)
        .object("Bear", "zone: Hand, is: (types: [Creature], power: 2, toughness: 2)");
    scene.event("Enter(what: In(Hand))").says(r#"end: triggered("Herald", 2)"#);
}

/// CR 603.6a (2026-04-17).
#[test]
fn what_has_left_before_sees_nothing() {
    let scene = watching(now().creature("Bear", 2, 2), "event: Destroy(what: Type(Creature))");
    let scene = scene.event(r#"Destroy(what: Is("Bell"))"#).event(r#"Destroy(what: Is("Bear"))"#);
    scene.says(r#"end: triggered("Bell", 0)"#);
}

/// CR 603.8 (2026-04-17).
#[test]
fn a_state_triggers_again_only_after_the_ability_has_resolved() {
    let ability = format!("StateTriggered(when: [Number(Life(You), AtMost, N(19))], does: [{GAIN}])");
    let lose = "Do(events: [LoseLife(who: You, amount: N(2))])";
    let scene = now().with("Bell", &ability).does(&format!("{lose}, {lose}"));
    scene.says(r#"end: triggered("Bell", 1), life("Alice", 16)"#);
}

/// CR 603.8 (2026-04-17).
#[test]
fn a_state_that_still_holds_triggers_until_it_does_not() {
    let ability = format!("StateTriggered(when: [Number(Life(You), AtMost, N(19))], does: [{GAIN}])");
    let lose = "Do(events: [LoseLife(who: You, amount: N(3))])";
    now()
        .with("Bell", &ability)
        .does(&format!("{lose}, ResolveAll"))
        .says(r#"end: triggered("Bell", 3), life("Alice", 20)"#);
}

/// CR 615.13 (2026-04-17).
#[test]
fn damage_that_is_prevented_triggers_what_waits_for_that() {
    let ability = format!("Triggered(when: (event: Damage()), prevented: true, does: [{GAIN}])");
    let scene = now().with("Bell", &ability).replaces("Ward", "Damage()", "Prevent(())");
    scene
        .event("Damage(to: Player(Opponents), amount: N(2))")
        .says(r#"end: triggered("Bell", 1), prevented("Bob", 2)"#);
}

/// CR 603.3b (2026-04-17).
#[test]
fn an_ability_that_triggers_on_triggering_does_not_see_its_own() {
    let ability = format!("Triggered(when: (event: Trigger(who: You)), does: [{GAIN}])");
    let scene = watching(now(), "event: Draw()").with("Echo", &ability);
    scene.event("Draw(who: You, amount: N(1))").says(r#"end: triggered("Bell", 1), triggered("Echo", 1)"#);
}

/// CR 400.7 (2026-04-17).
#[test]
fn what_has_left_and_come_back_is_not_what_the_ability_refers_to() {
    let ability = r"Triggered(when: (event: Undergo(what: Type(Creature), deed: Tap)),
        does: [Do(events: [Destroy(what: It)])])";
    let scene = now().creature("Bear", 2, 2).with("Trap", ability);
    let does = r#"Do(events: [Undergo(what: Is("Bear"), deed: Tap)]), PutTriggers,
        Do(events: [Move(what: Is("Bear"), to: Exile)]), Do(events: [Enter(what: Is("Bear"))]), Resolve"#;
    scene.does(does).says(r#"end: in("Bear", Battlefield), triggered("Trap", 1)"#);
}

const TWO: &str = "kind: Token, count: 2";

/// What each of a row deals itself triggers its own ability, and no more (CR 603.2 (2026-04-17)).
#[test]
fn each_of_a_row_is_told_of_what_it_deals_itself() {
    let own = "Triggered(when: (event: Damage(from: This), scope: PerSource), does: [Do(events: [GainLife(who: You, amount: ThatMuch)])])";
    let goats = format!("{TWO}, is: (types: [Creature], power: 1, toughness: 1, abilities: [{own}])");
    let deals =
        r#"Do(events: [Damage(from: Is("Goats"), to: Player(Named("Bob")), amount: N(3))]), ResolveAll"#;
    now().object("Goats", &goats).does(deals).says(r#"end: life("Bob", 14), life("Alice", 26)"#);
}

/// By rules under which lifelink triggers: once for all that it deals at the same time, to each of a row
/// (CR 502.68 (2008-02-01)).
#[test]
fn what_is_dealt_to_each_of_a_row_is_counted_for_each() {
    let scene = on("2008-02-01")
        .object("Ogre", "is: (types: [Creature], power: 3, toughness: 3, abilities: [Keyword(Lifelink)])")
        .object("Goats", &format!("{TWO}, is: (types: [Creature], power: 1, toughness: 4)"));
    let deals =
        r#"Do(events: [Damage(from: Is("Ogre"), to: Object(Is("Goats")), amount: N(3))]), ResolveAll"#;
    scene.does(deals).says(r#"end: life("Alice", 26)"#);
}

/// What waits of each of a row stays each one's as the row comes apart (CR 603.3 (2026-04-17)).
#[test]
fn what_waits_is_of_each_of_a_row_that_comes_apart() {
    let own = "Triggered(when: (event: GainLife()), does: [Do(events: [PutCounters(on: Object(This), kind: PlusOne, amount: N(1))])])";
    let goats = format!("{TWO}, is: (types: [Creature], power: 1, toughness: 1, abilities: [{own}])");
    let gain = "Do(events: [GainLife(who: You, amount: N(1))])";
    let each = r#"ForEach(what: Is("Goats"), does: [Do(events: [LoseLife(who: You, amount: PowerOf(It))])])"#;
    let scene = now().object("Goats", &goats).does(&format!("{gain}, {each}, ResolveAll"));
    scene.says(r#"end: life("Alice", 19), counters("Goats", PlusOne, 1)"#);
}
