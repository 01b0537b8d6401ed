use super::*;

/// Two creatures of Ann each deal 3 damage to Bob.
const THREE_AND_THREE: &str = r#"objects: [
        (id: "Ogre", is: (types: [Creature], power: 3, toughness: 3)),
        (id: "Giant", is: (types: [Creature], power: 3, toughness: 3)),
        (id: "Wall", owner: "Bob", is: (types: [Creature], toughness: 9))],
    events: [(does: [Do(events: [
        Damage(from: Is("Ogre"), to: Player(Named("Bob")), amount: N(3)),
        Damage(from: Is("Giant"), to: Player(Named("Bob")), amount: N(3))])])],"#;

#[test]
fn the_shielded_player_divides_a_shield_over_simultaneous_damage() {
    // Who is dealt damage by what shows in the life that a creature with lifelink gains.
    let board = THREE_AND_THREE.replacen("toughness: 3)", "toughness: 3, abilities: [Keyword(Lifelink)])", 1)
        + r#"effects: [(id: "Ward", controller: "Bob", effect: (when: (event: Damage(to: Player(You))),
            rewrite: Prevent(()), lifetime: Shield(4)))]"#;
    let outcomes = &[r#"life("Ann", 20)"#, r#"life("Ann", 21)"#, r#"life("Ann", 22)"#];
    check(LATER, &board, &Expected { outcomes, ordered_by: &[], decided_by: &["Bob"], paths: 3 });
    // Then its lifelink triggers if it deals any.
    let outcomes = &[r#"life("Bob", 18), triggered("Ogre", 0)"#, r#"life("Bob", 18), triggered("Ogre", 1)"#];
    let before = Expected { outcomes, ordered_by: &[], decided_by: &["Bob"], paths: 3 };
    check(&["2006-10-01", "2008-02-01"], &board, &before);
}

#[test]
fn a_shield_and_a_doubler_make_four_or_seven() {
    let board = r#"objects: [(id: "Furnace", is: (abilities: [
            Effect((when: (event: Damage()), rewrite: Scale(Times(2))))]))],
        effects: [(id: "Ward", controller: "Bob", effect: (when: (event: Damage(to: Player(You))),
            rewrite: Prevent(()), lifetime: Shield(3)))],
        events: [(source: "Furnace", does: [Do(events: [
            Damage(to: Player(Named("Bob")), amount: N(5))])])]"#;
    let outcomes = &[r#"dealt("Bob", 4), prevented("Bob", 3)"#, r#"dealt("Bob", 7), prevented("Bob", 3)"#];
    check(ALL, board, &Expected { outcomes, ordered_by: &["Bob"], decided_by: &[], paths: 2 });
}

#[test]
fn prevent_one_of_that_damage_counts_for_each_cleric() {
    let one = |id: &str, cleric: bool| {
        let subtypes = if cleric { r#", subtypes: ["Cleric"]"# } else { "" };
        format!(r#"(id: "{id}", is: (types: [Creature], toughness: 4{subtypes})),"#)
    };
    let board = format!(
        r#"objects: [(id: "Pyroclasm", zone: Stack, is: (types: [Sorcery])),
            (id: "Defender", is: (types: [Enchantment], abilities: [Effect((
                when: (event: Damage(to: Object(All([Subtype("Cleric"), ControlledBy(You)])))),
                rewrite: Prevent((amount: Some(N(1))))))])), {}{}{}],
        events: [(source: "Pyroclasm", does: [Do(events: [Damage(to: Object(Type(Creature)), amount: N(2))])])]"#,
        one("Amy", true),
        one("Bea", true),
        one("Cat", false)
    );
    check(LATER, &board, &only(r#"marked("Amy", 1), marked("Bea", 1), marked("Cat", 2)"#));
}

#[test]
fn a_shield_for_a_red_source_is_not_used_up_by_one_that_became_blue() {
    let board = r#"objects: [(id: "Imp", is: (types: [Creature], colors: [Blue]))],
        effects: [(id: "Circle", controller: "Bob", effect: (when: (event: Damage(from: Is("Imp"), to: Player(You)),
            recheck: Color(Red)), rewrite: Prevent(()), lifetime: NextTime))],
        events: [(source: "Imp", does: [Do(events: [Damage(to: Player(Named("Bob")), amount: N(2))])])]"#;
    check(ALL, board, &only(r#"life("Bob", 18), prevented("Bob", 0)"#));
    let red = board.replace("Blue", "Red");
    check(ALL, &red, &only(r#"life("Bob", 20), prevented("Bob", 2)"#));
}

#[test]
fn a_next_time_effect_stops_one_instance_and_the_second_is_dealt() {
    let board = r#"objects: [(id: "Imp", is: (types: [Creature]))],
        effects: [(id: "Ward", controller: "Bob", effect: (when: (event: Damage(to: Player(You))),
            rewrite: Prevent(()), lifetime: NextTime))],
        events: [(source: "Imp", does: [Repeat(times: N(2), does: [
            Do(events: [Damage(to: Player(Named("Bob")), amount: N(2))])])])]"#;
    check(ALL, board, &only(r#"life("Bob", 18), prevented("Bob", 2)"#));
}

#[test]
fn unpreventable_damage_leaves_shields_whole_and_does_what_prevention_does_besides() {
    let hydra = |then: &str| {
        format!(
            r#"objects: [(id: "Imp", is: (types: [Creature])),
                (id: "Hydra", owner: "Bob", counters: [(PlusOne, 3)], is: (types: [Creature], toughness: 1, abilities: [
                    Effect((when: (event: Damage(to: Object(This))), rewrite: Prevent((then: [Do(events: [{then}])]))))]))],
            events: [(source: "Imp", does: [Do(events: [
                Damage(to: Object(Is("Hydra")), amount: N(2), unpreventable: true)])])]"#
        )
    };
    let removes = hydra("RemoveCounters(from: Object(This), kind: PlusOne, amount: N(1))");
    check(LATER, &removes, &only(r#"marked("Hydra", 2), counters("Hydra", PlusOne, 2)"#));
    let gains = hydra("GainLife(who: You, amount: ThatMuch)");
    check(NOW, &gains, &only(r#"marked("Hydra", 2), life("Bob", 20), gained("Bob", 0)"#));
}

#[test]
fn a_shield_made_for_each_creature_then_does_not_cover_one_that_came_later() {
    let board = r#"objects: [(id: "Old", is: (types: [Creature], toughness: 3)),
            (id: "Late", zone: Hand, is: (types: [Creature], toughness: 3)),
            (id: "Rain", zone: Stack, is: (types: [Sorcery]))],
        effects: [(id: "Ward", effect: (when: (event: Damage(to: Object(Is("Old")))),
            rewrite: Prevent(()), lifetime: Shield(1)))],
        events: [(source: "Rain", does: [Do(events: [Enter(what: Is("Late"))]),
            Do(events: [Damage(to: Object(Type(Creature)), amount: N(2))])])]"#;
    check(ALL, board, &only(r#"marked("Old", 1), marked("Late", 2)"#));
}

#[test]
fn prevented_damage_is_counted_for_what_comes_right_after() {
    let board = THREE_AND_THREE.to_owned()
        + r#"effects: [(id: "Ward", controller: "Bob", effect: (when: (event: Damage(to: Player(You)), scope: WholeEvent),
            rewrite: Prevent((then: [Do(events: [GainLife(who: You, amount: ThatMuch)])])), lifetime: NextTime))]"#;
    check(ALL, &board, &only(r#"life("Bob", 26), prevented("Bob", 6), gained("Bob", 6)"#));
}

#[test]
fn a_next_time_effect_over_two_parts_is_used_on_either() {
    let board = THREE_AND_THREE.replacen("toughness: 3)", "toughness: 3, abilities: [Keyword(Infect)])", 1)
        + r#"effects: [(id: "Ward", controller: "Bob", effect: (when: (event: Damage(to: Player(You))),
            rewrite: Prevent(()), lifetime: NextTime))]"#;
    let outcomes = &[r#"life("Bob", 17), poison("Bob", 0)"#, r#"life("Bob", 20), poison("Bob", 3)"#];
    check(ALL, &board, &Expected { outcomes, ordered_by: &["Bob"], decided_by: &[], paths: 2 });
}
