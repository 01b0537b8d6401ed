use crate::tests::{Scene, now};

/// Objects in several zones, of both players.
fn table() -> Scene {
    let scene = now()
        .player(r#"name: "Alice", life: 12, hand: 3, library: 10, graveyard: 2"#)
        .player(r#"name: "Bob", life: -4"#);
    let scene = scene.object(
        "Elf",
        r#"is: (types: [Creature], subtypes: ["Elf"], colors: [Green],
        power: 1, toughness: 2, mana_value: 3)"#,
    );
    let scene =
        scene.object("Goats", "kind: Token, count: 4, is: (types: [Creature], power: 0, toughness: 1)");
    let scene = scene.bobs("Ogre", 5, 4).object(
        "Dead",
        r#"owner: "Bob", zone: Graveyard, is: (types: [Creature], colors: [Black], power: 3, toughness: 3)"#,
    );
    let scene = scene.object("Held", "zone: Hand, is: (types: [Instant])");
    scene.object(
        "Blade",
        r#"attached_to: "Elf", tapped: true, counters: [(Stun, 2)],
        is: (types: [Artifact], subtypes: ["Equipment"])"#,
    )
}

#[test]
fn a_list_without_a_zone_looks_at_the_battlefield() {
    table().says(
        "
        finds: Any -> Elf, Goats, Ogre, Blade
        finds: Type(Creature) -> Elf, Goats, Ogre
        finds: Color(Black) -> nothing
        finds: Not(Type(Creature)) -> Blade
        ",
    );
}

#[test]
fn a_zone_that_is_named_is_looked_at() {
    table().says(
        "
        finds: In(Graveyard) -> Dead
        finds: All([Type(Creature), In(Graveyard)]) -> Dead
        finds: All([Type(Land), In(Graveyard)]) -> nothing
        finds: OneOf([In(Hand), In(Graveyard)]) -> Dead, Held
        ",
    );
}

#[test]
fn an_object_is_found_by_its_id_wherever_it_is() {
    table().says(
        "finds: Is(\"Dead\") -> Dead\n finds: OneOf([Is(\"Ogre\"), Is(\"Elf\"), Is(\"Ogre\")]) -> Elf, Ogre",
    );
}

#[test]
fn this_is_nothing_where_there_is_no_source() {
    table().says("finds: This -> nothing\n from: Elf\n finds: This -> Elf\n finds: It -> nothing");
}

#[test]
fn objects_are_found_by_what_is_so_of_them() {
    table().says(
        "
        finds: Token -> Goats
        finds: Kind(Card) -> Elf, Ogre, Blade
        finds: Tapped -> Blade
        finds: With(Stun) -> Blade
        finds: With(PlusOne) -> nothing
        finds: Colorless -> Goats, Ogre, Blade
        finds: Subtype(\"Elf\") -> Elf
        finds: Named(\"Elf\") -> Elf
        finds: Attacking -> nothing
        ",
    );
}

#[test]
fn what_is_attached_is_found_from_both_sides() {
    table().says(
        r#"
        finds: AttachedTo(Is("Elf")) -> Blade
        from: Blade
        finds: AttachedToBy -> Elf
        from: Elf
        finds: AttachedToBy -> nothing
        "#,
    );
}

#[test]
fn controllers_and_owners_are_told_apart() {
    let scene = now().object(
        "Bear",
        r#"owner: "Alice", controller: "Bob", is: (types: [Creature], power: 2, toughness: 2)"#,
    );
    scene.says(
        r#"
        finds: ControlledBy(You) -> nothing
        finds: OwnedBy(You) -> Bear
        players: ControllerOf(Is("Bear")) -> Bob
        players: OwnerOf(Is("Bear")) -> Alice
        "#,
    );
}

#[test]
fn the_owner_counts_where_a_card_that_nobody_controls_is_asked_for_its_controller() {
    table().says(
        r#"
        players: ControllerOf(Is("Dead")) -> Bob
        players: OwnerOf(Is("Dead")) -> Bob
        finds: All([In(Graveyard), ControlledBy(Anyone)]) -> Dead
        "#,
    );
}

#[test]
fn numbers_are_compared_and_what_has_none_is_in_no_relation() {
    table().says(
        "
        finds: Power(AtLeast, N(1)) -> Elf, Ogre
        finds: Power(AtMost, N(0)) -> Goats
        finds: Toughness(Exactly, N(4)) -> Ogre
        finds: Toughness(LessThan, N(2)) -> Goats
        finds: ManaValue(MoreThan, N(2)) -> Elf
        ",
    );
}

/// CR 108.2b (2026-04-17).
#[test]
fn cards_are_counted_with_those_of_which_nothing_is_known() {
    table().says(
        "
        counts: Hand(You) -> 4
        counts: Library(You) -> 10
        counts: Graveyard(Anyone) -> 3
        counts: Graveyard(You) -> 2
        ",
    );
}

#[test]
fn each_of_several_like_tokens_counts() {
    table().says(
        "counts: Count(Type(Creature)) -> 6\n counts: Count(Token) -> 4\n counts: Count(Type(Land)) -> 0",
    );
}

/// CR 107.1b (2026-04-17).
#[test]
fn a_life_total_below_nothing_counts_as_nothing() {
    table().says("counts: Life(You) -> 12\n counts: Life(Opponents) -> 0");
}

#[test]
fn numbers_of_what_is_not_there_are_nothing() {
    table().says(
        "
        counts: PowerOf(Type(Land)) -> 0
        counts: ManaValueOf(Type(Land)) -> 0
        counts: Life(Not(Anyone)) -> 0
        counts: Counters(Stun, Type(Land)) -> 0
        ",
    );
}

#[test]
fn amounts_are_worked_out_exactly() {
    table().says(
        "
        counts: Plus(N(2), Times(N(3), 4)) -> 14
        counts: Minus(N(2), N(3)) -> 0
        counts: HalfUp(N(5)) -> 3
        counts: HalfDown(N(5)) -> 2
        counts: Counters(Stun, Any) -> 2
        counts: ToughnessOf(Is(\"Ogre\")) -> 4
        counts: Players(Anyone) -> 2
        ",
    );
}

/// CR 107.1b (2026-04-17).
#[test]
fn a_calculation_goes_below_nothing_on_the_way() {
    table().says(
        "
        counts: Plus(N(30), Life(Opponents)) -> 26
        counts: Minus(N(20), Life(Opponents)) -> 24
        counts: Minus(N(20), Plus(N(1), Life(Opponents))) -> 23
        counts: Plus(N(5), HalfDown(Life(Opponents))) -> 3
        counts: Product(N(3), N(4)) -> 12
        ",
    );
}

#[test]
fn an_amount_that_does_not_fit_is_told() {
    table().says(
        "counts: Plus(N(18446744073709551615),
        N(1)) -> too large\n counts: Times(N(9223372036854775808), 2) -> too large",
    );
}

/// CR 101.4 (2026-04-17).
#[test]
fn players_are_in_turn_order_from_the_active_one() {
    let scene = now().player(r#"name: "Alice""#).player(r#"name: "Bob""#).player(r#"name: "Carol""#);
    scene.set(r#"turn: (active: "Bob")"#).says(
        r#"
        players: Anyone -> Bob, Carol, Alice
        players: Active -> Bob
        players: Opponents -> Bob, Carol
        players: Not(Active) -> Carol, Alice
        players: OneOf([You, Named("Carol")]) -> Carol, Alice
        "#,
    );
}

/// CR 102.3 (2026-04-17).
#[test]
fn who_is_in_the_same_team_is_no_opponent() {
    let scene = now()
        .player(r#"name: "Alice", team: "one""#)
        .player(r#"name: "Ann", team: "one""#)
        .player(r#"name: "Bob", team: "two""#);
    scene.says("players: Opponents -> Bob");
}

#[test]
fn targets_are_players_first_and_each_once() {
    let scene = now().creature("Bear", 2, 2);
    scene.says(
        "targets: OneOf([Object(Any), Player(You), Object(Type(Creature))]) -> Bear,
        Alice\n targets: Any -> Alice, Bob, Bear\n targets: Object(Type(Land)) -> nothing",
    );
}

/// CR 702.26b (2026-04-17).
#[test]
fn what_is_phased_out_is_not_found() {
    now()
        .object("Bear", "phased_out: Directly, is: (types: [Creature], power: 2, toughness: 2)")
        .says("finds: Any -> nothing\n finds: Is(\"Bear\") -> nothing\n counts: Count(Any) -> 0");
}

#[test]
fn conditions_are_true_or_not() {
    table().set("turn: (step: Upkeep, daytime: Night)").says(
        "
        true: Exists(Type(Creature)) -> yes
        true: Exists(Type(Land)) -> no
        true: TurnOf(You) -> yes
        true: During(Upkeep) -> yes
        true: During(Draw) -> no
        true: Daytime(Night) -> yes
        true: All([]) -> yes
        true: OneOf([]) -> no
        true: Not(TurnOf(Opponents)) -> yes
        true: Number(Life(You), LessThan, N(12)) -> no
        true: It(Any) -> no
        ",
    );
}

#[test]
fn the_top_cards_that_are_known_are_found() {
    let card = "zone: Library, is: (types: [Instant])";
    let scene = now().object("First", card).object("Second", card).object("Third", card);
    scene.says(
        "finds: TopOfLibrary(You, N(2)) -> First, Second\n finds: TopOfLibrary(Opponents,
        N(2)) -> nothing\n finds: TopOfLibrary(You, N(0)) -> nothing",
    );
}
