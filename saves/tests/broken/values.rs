//! Values of another type, or that can't be.

use expect_test::expect;

use super::{refused, with};

#[test]
fn a_text_for_a_number() {
    refused(
        &with("life: 17", "life: \"seventeen\""),
        &expect![[r#"
        expected a whole number, found `"seventeen"`
          at a.board.ron:7:65, in board.players[1].life"#]],
    );
}

#[test]
fn a_number_for_a_text() {
    refused(
        &with("title: \"A doubler and a shield\"", "title: 7"),
        &expect![[r#"
        expected a text in quotation marks, found `7`
          at a.board.ron:3:12, in title"#]],
    );
}

#[test]
fn a_name_for_a_text() {
    refused(
        &with("owner: \"Bob\", attached_to", "owner: Bob, attached_to"),
        &expect![[r#"
        expected a text in quotation marks, found `Bob`
          at a.board.ron:23:33, in board.objects[2].owner"#]],
    );
}

#[test]
fn a_plain_number_for_an_amount() {
    refused(
        &with("amount: N(2), combat", "amount: 2, combat"),
        &expect![[r#"
        expected a name, found `2`; a plain number is written `N(2)`
          at a.board.ron:39:92, in board.events[0].does[0].events[0].amount"#]],
    );
}

#[test]
fn a_plain_text_for_a_player() {
    refused(
        &with("to: Player(Named(\"Bob\"))", "to: Player(\"Bob\")"),
        &expect![[r#"
        expected a name, found `"Bob"`; a player is written `Named("Bob")`, an object `Is("Bob")`
          at a.board.ron:39:69, in board.events[0].does[0].events[0].to"#]],
    );
}

#[test]
fn a_text_for_yes_or_no() {
    refused(
        &with("combat: true", "combat: \"yes\""),
        &expect![[r#"
        expected `true` or `false`, found `"yes"`
          at a.board.ron:39:106, in board.events[0].does[0].events[0].combat"#]],
    );
}

#[test]
fn a_number_for_damage_with_deathtouch() {
    refused(
        &with("owner: \"Bob\", attached_to", "owner: \"Bob\", deathtouched: 1, attached_to"),
        &expect![[r#"
            expected `true` or `false`, found `1`
              at a.board.ron:23:54, in board.objects[2].deathtouched"#]],
    );
}

#[test]
fn a_single_value_for_a_list() {
    refused(
        &with("types: [Artifact]", "types: Artifact"),
        &expect![[r#"
        expected a list in `[` and `]`, found `Artifact`
          at a.board.ron:23:87, in board.objects[2].is.types"#]],
    );
}

#[test]
fn a_list_for_a_single_value() {
    refused(
        &with("cause: Combat", "cause: [Combat]"),
        &expect![[r#"
        expected a name, found `[`
          at a.board.ron:37:40, in board.events[0].cause"#]],
    );
}

#[test]
fn a_list_for_fields() {
    refused(
        &with("turn: (active: \"Anna\", step: CombatDamage)", "turn: [CombatDamage]"),
        &expect![[r#"
        expected the fields of `Turn` in `(` and `)`, found `[`
          at a.board.ron:8:15, in board.turn"#]],
    );
}

#[test]
fn a_negative_amount() {
    refused(
        &with("amount: N(2), combat", "amount: N(-2), combat"),
        &expect![[r#"
            expected a whole number, found `-2`
              at a.board.ron:39:94, in board.events[0].does[0].events[0].amount"#]],
    );
}

#[test]
fn a_negative_number_of_counters() {
    refused(
        &with("poison: 1", "poison: -1"),
        &expect![[r#"
            expected a whole number, found `-1`
              at a.board.ron:7:77, in board.players[1].poison"#]],
    );
}

#[test]
fn an_amount_that_overflows() {
    refused(
        &with("amount: N(2), combat", "amount: N(18446744073709551616), combat"),
        &expect![[r#"
            `18446744073709551616` does not fit; whole numbers go up to 18446744073709551615, life totals and power from -9223372036854775808 to 9223372036854775807
              at a.board.ron:39:94, in board.events[0].does[0].events[0].amount"#]],
    );
}

#[test]
fn a_life_total_that_overflows() {
    refused(
        &with("life: 17", "life: -9223372036854775809"),
        &expect![[r#"
            expected a whole number, found `-9223372036854775809`
              at a.board.ron:7:65, in board.players[1].life"#]],
    );
}

#[test]
fn a_fraction() {
    refused(
        &with("amount: N(2), combat", "amount: N(2.5), combat"),
        &expect![[r#"
        expected a whole number, found `2.5`
          at a.board.ron:39:94, in board.events[0].does[0].events[0].amount"#]],
    );
}

#[test]
fn a_number_with_letters_in_it() {
    refused(
        &with("life: 17", "life: 1l7"),
        &expect![[r#"
            expected a whole number, found `1l7`
              at a.board.ron:7:65, in board.players[1].life"#]],
    );
}

#[test]
fn a_day_that_does_not_exist() {
    refused(
        &with("as_of: \"2012-05-01\",\n        players", "as_of: \"2012-02-30\",\n        players"),
        &expect![[r#"
        `2012-02-30` is not a date: write it as year-month-day, like 2012-05-01
          at a.board.ron:6:16, in board.as_of"#]],
    );
}

#[test]
fn a_day_in_another_order() {
    refused(
        &with("as_of: [\"2012-05-01\"]", "as_of: [\"01.05.2012\"]"),
        &expect![[r#"
        `01.05.2012` is not a date: write it as year-month-day, like 2012-05-01
          at a.board.ron:46:21, in rulings[0].as_of[0]"#]],
    );
}

#[test]
fn a_day_without_quotation_marks() {
    refused(
        &with("as_of: [\"2012-05-01\"]", "as_of: [2012-05-01]"),
        &expect![[r#"
        expected a text in quotation marks, found `2012-05-01`
          at a.board.ron:46:21, in rulings[0].as_of[0]"#]],
    );
}

#[test]
fn a_number_of_paths_in_words() {
    refused(
        &with("paths: \"2\"", "paths: \"two\""),
        &expect![[r#"
        `two` is not a number of paths: write digits, like "24", or "endless"
          at a.board.ron:50:20, in rulings[0].paths"#]],
    );
}

#[test]
fn a_number_of_paths_without_quotation_marks() {
    refused(
        &with("paths: \"2\"", "paths: 2"),
        &expect![[r#"
        expected a text in quotation marks, found `2`
          at a.board.ron:50:20, in rulings[0].paths"#]],
    );
}

#[test]
fn a_ruling_for_a_date_before_all_rules() {
    refused(
        &with("as_of: [\"2012-05-01\"]", "as_of: [\"2012-05-01\", \"1999-12-31\"]"),
        &expect![[r#"
        no board can be ruled by 1999-12-31; rules dates start at 2004-10-01
          at a.board.ron:46:35, in rulings[0].as_of[1]"#]],
    );
}

#[test]
fn a_fact_with_a_value_too_few() {
    refused(
        &with("life(\"Bob\", 16)", "life(\"Bob\")"),
        &expect![[r#"
            expected 2 values in the brackets of `life`, found 1
              at a.board.ron:47:33, in rulings[0].outcomes[0].facts[0]"#]],
    );
}

#[test]
fn a_fact_with_a_value_too_many() {
    refused(
        &with("life(\"Bob\", 16)", "life(\"Bob\", 16, 3)"),
        &expect![[r#"
        there is a value too many in these brackets
          at a.board.ron:47:49, in rulings[0].outcomes[0].facts[0][2]"#]],
    );
}

#[test]
fn an_amount_with_a_value_too_many() {
    refused(
        &with("amount: N(2), combat", "amount: N(2, 3), combat"),
        &expect![[r#"
        there is a value too many in these brackets
          at a.board.ron:39:97, in board.events[0].does[0].events[0].amount[1]"#]],
    );
}

#[test]
fn brackets_where_none_belong() {
    refused(
        &with("amount: All", "amount: All(3)"),
        &expect![[r#"
        `All` takes no brackets; take them away
          at a.board.ron:30:50, in board.effects[0].effect.rewrite.amount"#]],
    );
}

#[test]
fn brackets_that_are_missing() {
    refused(
        &with("rewrite: Scale(Times(2))", "rewrite: Scale"),
        &expect![[r#"
            expected `(` after `Scale`, found `,`
              at a.board.ron:17:43, in board.objects[0].is.abilities[0]"#]],
    );
}

#[test]
fn an_escape_that_means_nothing() {
    refused(
        &with("title: \"A doubler", "title: \"A \\doubler"),
        &expect![[r#"
        there is no such escape in this text; a backslash is written `\\`
          at a.board.ron:3:12, in title"#]],
    );
}
