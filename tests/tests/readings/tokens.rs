use super::*;

fn doubler(owner: &str) -> String {
    format!(
        r#"(id: "Twice{owner}", owner: "{owner}", is: (types: [Enchantment], abilities: [Effect((
            when: (event: Create(under: You)), rewrite: Scale(Times(2))))])),"#
    )
}

/// Ann creates two Goblins, five at 5 or less life.
fn fiend(life: i64, objects: &str, more: &str) -> Board {
    ron(&format!(
        r#"(players: [(name: "Ann", life: {life}), (name: "Bob")], objects: [{objects}],
        events: [(does: [Do(events: [Create(token: Is((name: "Goblin", types: [Creature])), amount: N(2))],
            unless: [(when: (event: Create(), only_if: [Number(Life(You), AtMost, N(5))]), rewrite: Scale(Set(N(5))))])])],
        {more})"#
    ))
}

fn facts(board: &Board, date: &str, expected: &str) {
    let reading = read(board, date.parse().expect("a date"), 50_000).expect("small");
    let expected: Vec<Fact> = ron(&format!("[{expected}]"));
    let all: Vec<String> = reading.outcomes.keys().map(ToString::to_string).collect();
    assert_eq!(all.len(), 1, "{}", all.join("--\n"));
    assert!(reading.outcomes.keys().all(|s| s.holds(&expected)), "{date}: {}", all.join("--\n"));
    assert_eq!((reading.paths(), reading.ordered_by.len()), (1, 0), "{date}");
}

#[test]
fn the_self_replacement_comes_first_and_only_the_creating_players_doubler_applies() {
    let objects = doubler("Ann") + &doubler("Bob");
    for date in ALL {
        facts(&fiend(4, &objects, ""), date, r#"tokens("Ann", "Goblin", 10), tokens("Bob", "Goblin", 0)"#);
        facts(&fiend(9, &objects, ""), date, r#"tokens("Ann", "Goblin", 4)"#);
    }
}

#[test]
fn ten_untapped_tokens_of_the_other_player_and_no_copies() {
    let essence = r#"(id: "Essence", owner: "Ann", is: (types: [Creature], abilities: [Effect((
        when: (event: Enter(what: Type(Creature), under: You)), rewrite: EnterAsCopy(of: This)))])),"#;
    let guard = r#"(id: "Guard", owner: "Bob", is: (types: [Creature], abilities: [Effect((
        when: (event: Enter(what: Type(Creature), under: Opponents)), rewrite: EnterTapped))])),"#;
    let objects = essence.to_owned() + guard + &doubler("Bob");
    let gather = r#"effects: [(id: "Gather", controller: "Bob", effect: (
        when: (event: Enter(what: Type(Creature), under: Opponents)), rewrite: EnterUnder(You)))]"#;
    let board = fiend(4, &objects, gather);
    let expected =
        r#"tokens("Bob", "Goblin", 10), tapped_tokens("Bob", "Goblin", 0), tokens("Ann", "Goblin", 0)"#;
    facts(&board, "2012-05-01", expected);
}

const VOICE: &str = r#"(id: "Voice", is: (name: "Voice", types: [Creature], abilities: [
    Effect((when: (event: Enter(what: This)), rewrite: AsEnters(Color)))])),"#;

fn copies_of_voice(objects: &str) -> String {
    format!(
        r#"objects: [{VOICE}{objects}],
        events: [(does: [Do(events: [Create(token: CopyOf(Is("Voice")), amount: N(1))])])]"#
    )
}

#[test]
fn a_token_copys_controller_chooses_its_colour() {
    let outcomes = &[
        r#"color_tokens("Ann", "Voice", White, 1)"#,
        r#"color_tokens("Ann", "Voice", Blue, 1)"#,
        r#"color_tokens("Ann", "Voice", Black, 1)"#,
        r#"color_tokens("Ann", "Voice", Red, 1)"#,
        r#"color_tokens("Ann", "Voice", Green, 1)"#,
    ];
    check(ALL, &copies_of_voice(""), &Expected { outcomes, ordered_by: &[], decided_by: &["Ann"], paths: 5 });
}

#[test]
fn doubling_comes_first_now_and_then_each_token_chooses() {
    let board = copies_of_voice(&doubler("Ann"));
    let now = reading(&board, "2026-04-17");
    assert_eq!(now.ordered_by, Vec::<String>::new());
    assert_eq!((now.outcomes.len(), now.paths()), (15, 25));
    // Before 2017 the colour may be chosen first, and then both tokens have it.
    let before = reading(&board, "2012-05-01");
    assert_eq!(before.ordered_by, ["Ann"]);
    assert_eq!((before.outcomes.len(), before.paths()), (15, 30));
}

#[test]
fn a_shapeshifters_token_copies_share_one_choice_before_2017_and_have_their_own_now() {
    let board = r#"objects: [
            (id: "Shifter", is: (name: "Shifter", types: [Creature], abilities: [Effect((
                when: (event: Enter(what: This)), rewrite: EnterAsCopy(of: All([Type(Creature), Not(Named("Shifter"))]))))])),
            (id: "Ape", is: (types: [Creature])), (id: "Bat", is: (types: [Creature])),
            (id: "Twice", is: (types: [Enchantment], abilities: [Effect((
                when: (event: Create(under: You)), rewrite: Scale(Times(2))))]))],
        events: [(does: [Do(events: [Create(token: CopyOf(Is("Shifter")), amount: N(1))])])]"#;
    let both = &[r#"tokens("Ann", "Ape", 2)"#, r#"tokens("Ann", "Bat", 2)"#];
    check(
        &["2012-05-01"],
        board,
        &Expected { outcomes: both, ordered_by: &[], decided_by: &["Ann"], paths: 2 },
    );
    let each = &[both[0], both[1], r#"tokens("Ann", "Ape", 1), tokens("Ann", "Bat", 1)"#];
    check(NOW, board, &Expected { outcomes: each, ordered_by: &[], decided_by: &["Ann"], paths: 4 });
}

#[test]
fn prevented_damage_becomes_tokens_three_or_six() {
    let board = r#"objects: [
            (id: "Bolt", zone: Stack, is: (types: [Instant], colors: [Red])),
            (id: "Swans", is: (types: [Enchantment], abilities: [Effect((
                when: (event: Damage(from: ControlledBy(You), to: Player(Opponents), combat: false)),
                rewrite: Prevent((then: [Do(events: [Create(token: Is((name: "Saproling")), amount: ThatMuch)])]))))])),
            (id: "Fire", is: (types: [Enchantment], abilities: [Effect((
                when: (event: Damage(from: All([Type(Instant), Color(Red), ControlledBy(You)]))), rewrite: Scale(Times(2))))]))],
        events: [(source: "Bolt", does: [Do(events: [Damage(to: Player(Named("Bob")), amount: N(3))])])]"#;
    let outcomes = &[r#"tokens("Ann", "Saproling", 3)"#, r#"tokens("Ann", "Saproling", 6)"#];
    check(LATER, board, &Expected { outcomes, ordered_by: &["Bob"], decided_by: &[], paths: 2 });
}

#[test]
fn tokens_that_a_replacement_creates_count_as_an_effects_from_late_2017() {
    let board = r#"objects: [
            (id: "Lich", is: (abilities: [Effect((when: (event: GainLife(who: You)),
                rewrite: Become([Create(token: Is((name: "Bat")), amount: ThatMuch)])))])),
            (id: "Twice", is: (abilities: [Effect((when: (event: Create(under: You), because: [Effect]),
                rewrite: Scale(Times(2))))]))],
        events: [(does: [Do(events: [GainLife(who: You, amount: N(2))])])]"#;
    check(NOW, board, &only(r#"tokens("Ann", "Bat", 4)"#));
    check(&["2012-05-01"], board, &only(r#"tokens("Ann", "Bat", 2)"#));
}
