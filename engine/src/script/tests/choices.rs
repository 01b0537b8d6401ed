use crate::tests::now;

const GAIN: &str = "Do(events: [GainLife(who: You, amount: N(1))])";
const DRAW: &str = "Do(events: [Draw(who: You, amount: N(1))])";

/// CR 608.2d (2026-04-17).
#[test]
fn who_may_is_asked_and_either_is_followed() {
    now().does(&format!("May(does: [{GAIN}], otherwise: [{DRAW}])")).says(
        r#"
        asks: Alice May
        answer: No
        happened: Draw(player: Alice, underway: false)
        end: life("Alice", 21), hand("Alice", 0)
        end: life("Alice", 20), hand("Alice", 1)
        "#,
    );
}

/// CR 608.2d (2026-04-17).
#[test]
fn another_player_may_be_asked() {
    now().does(&format!("May(who: Opponents, does: [{GAIN}])")).says("asks: Bob May");
}

#[test]
fn where_there_is_nobody_to_ask_both_are_followed() {
    now()
        .does(&format!("May(who: Not(Anyone), does: [{GAIN}])"))
        .says("asks: nobody May\n end: life(\"Alice\", 20)\n end: life(\"Alice\", 21)");
}

/// CR 608.2d (2026-04-17).
#[test]
fn so_many_are_chosen_or_all_where_there_are_fewer() {
    let choose = |n: u64| {
        format!(
            r#"Choose(what: Type(Creature), amount: N({n}), called: "those"),
                Do(events: [Destroy(what: Chosen("those"))])"#
        )
    };
    let scene = || now().creature("Bear", 2, 2).creature("Wolf", 3, 3);
    scene().does(&choose(1)).says(
        r#"
        asks: Alice Objects(from: [Bear, Wolf], at_least: 1, at_most: 1, together: None)
        end: in("Bear", Graveyard), in("Wolf", Battlefield)
        end: in("Bear", Battlefield), in("Wolf", Graveyard)
        "#,
    );
    scene().does(&choose(3)).says(
        r#"
        asks: nothing
        end: in("Bear", Graveyard), in("Wolf", Graveyard)
        "#,
    );
}

/// CR 608.2d (2026-04-17).
#[test]
fn fewer_may_be_chosen_where_it_says_so_even_none() {
    let choose = r#"Choose(what: Type(Creature), amount: N(1), or_fewer: true, called: "those"),
        Do(events: [Destroy(what: Chosen("those")), GainLife(who: You, amount: Result)])"#;
    now().creature("Bear", 2, 2).does(choose).says(
        r#"
        asks: Alice Objects(from: [Bear], at_least: 0, at_most: 1, together: None)
        end: in("Bear", Graveyard), life("Alice", 21)
        end: in("Bear", Battlefield), life("Alice", 20)
        "#,
    );
}

#[test]
fn of_several_like_tokens_it_does_not_matter_which_are_chosen() {
    let goats = "kind: Token, count: 3, is: (types: [Creature], power: 0, toughness: 1)";
    let choose = r#"Choose(what: Token, amount: N(2), called: "those"),
        Do(events: [Undergo(what: Chosen("those"), deed: Tap)])"#;
    now().object("Goats", goats).does(choose).says(
        "asks: Alice Objects(from: [Goats, Goats], at_least: 2,
        at_most: 2, together: None)\n answer: Objects([Goats,
            Goats])\n counts: Count(Tapped) -> 2\n counts: Count(Token) -> 3",
    );
}

/// CR 700.2 (2026-04-17).
#[test]
fn modes_are_followed_in_the_order_in_which_they_are_written() {
    let modes = format!(
        "Modes(choose: 2, modes: [[{GAIN}], [{DRAW}], [Do(events: [LoseLife(who: Opponents,
            amount: N(1))])]])"
    );
    now().does(&modes).says(
        r#"
        end: life("Alice", 21), hand("Alice", 1), life("Bob", 20)
        end: life("Alice", 21), hand("Alice", 0), life("Bob", 19)
        end: life("Alice", 20), hand("Alice", 1), life("Bob", 19)
        "#,
    );
}

#[test]
fn as_many_modes_as_there_are_is_no_choice() {
    now()
        .does(&format!("Modes(choose: 5, modes: [[{GAIN}], [{DRAW}]])"))
        .says(r#"end: life("Alice", 21), hand("Alice", 1)"#);
}

/// CR 614.17b (2026-04-17).
#[test]
fn what_can_not_be_paid_is_followed_by_what_is_done_otherwise() {
    let pay = format!("Pay(cost: [Sacrifice(what: Type(Creature))], then: [{GAIN}], otherwise: [{DRAW}])");
    now().does(&pay).says(r#"end: hand("Alice", 1), life("Alice", 20)"#);
}

/// CR 608.2d, 121.2b (2026-04-17).
#[test]
fn who_can_not_choose_to_is_told_so() {
    let no_second = "Restriction(Cant((event: Draw(), only_if: [Number(Drawn(Affected), AtLeast, N(1))])))";
    now()
        .object("Silence", &format!(r#"owner: "Bob", is: (types: [Enchantment], abilities: [{no_second}])"#))
        .does("May(does: [Do(events: [Draw(who: You, amount: N(2))])])")
        .says(
            r#"
            happened: Silence forbids Draw(player: Alice, underway: false); decided: CantChoose { player: PlayerId(0), draws: Some(2), lacks: None }
            end: hand("Alice", 0)
            "#,
        );
    now().does("May(does: [Do(events: [Sacrifice(what: Type(Creature))])])").says(
        r#"
        happened: decided: CantChoose { player: PlayerId(0), draws: None, lacks: Some(Anything) }
        end: life("Alice", 20)
        "#,
    );
}

/// CR 119.4, 614.17b (2026-04-17).
#[test]
fn who_can_not_pay_is_told_so() {
    let pay = "Pay(cost: [LoseLife(who: You, amount: N(21))])";
    now().does(pay).says(
        r#"
        happened: decided: HasTooLittle { player: PlayerId(0), lacks: Life { asked: 21, has: 20, team: false }, together: false }
        end: life("Alice", 20)
        "#,
    );
    let kept = "Restriction(Cant((event: LoseLife(who: You))))";
    now()
        .object("Emblem", &format!(r#"owner: "Alice", is: (types: [Enchantment], abilities: [{kept}])"#))
        .does("Pay(cost: [LoseLife(who: You, amount: N(2))])")
        .says(
            r#"
            happened: Emblem forbids LoseLife(player: Alice, amount: 2); decided: CantPay(PlayerId(0))
            end: life("Alice", 20)
            "#,
        );
}

/// CR 608.2c (2026-04-17).
#[test]
fn what_was_done_decides_what_follows() {
    let done = |what: &str| format!("IfDone(does: [{what}], then: [{GAIN}], otherwise: [{DRAW}])");
    now()
        .creature("Bear", 2, 2)
        .does(&done(r#"Sacrifice(what: Is("Bear"))"#))
        .says(r#"end: life("Alice", 21), in("Bear", Graveyard)"#);
    now().does(&done("Sacrifice(what: Type(Creature))")).says(r#"end: life("Alice", 20), hand("Alice", 1)"#);
}

#[test]
fn what_nobody_knows_is_followed_both_ways_and_asked_of_nobody() {
    let unknown = format!(r#"Unknown(asks: "the card is a land", yes: [{GAIN}], no: [{DRAW}])"#);
    now().does(&unknown).says(
        "asks: nobody Unknown(the card is a land)\n end: life(\"Alice\", 21)\n end: hand(\"Alice\", 1)",
    );
}

#[test]
fn no_dice_have_nothing_as_their_result() {
    now()
        .does("Chance(sides: 6, dice: 0, does: [Do(events: [GainLife(who: You, amount: Result)])])")
        .says("asks: nothing\n end: life(\"Alice\", 20)");
}

/// CR 609.7a (2026-04-17).
#[test]
fn a_source_is_chosen_among_what_is_there() {
    let choose = r#"ChooseSource(what: Any, called: "source")"#;
    let then = r#"Do(events: [Damage(from: Chosen("source"), to: Player(Opponents), amount: N(1))])"#;
    now().creature("Bear", 2, 2).does(&format!("{choose}, {then}")).says(r#"end: dealt("Bob", 1)"#);
}
