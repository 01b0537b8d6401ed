use std::fmt::Write as _;

use expect_test::expect_file;

use super::*;

#[test]
fn every_reason_names_the_effect_and_what_is_in_the_way() {
    let about = About {
        effect: "Furnace",
        part: "the damage to Bob",
        kind: "damage",
        looks_at: "life being gained",
        waits_for: "an opponent of Alice would gain life",
        still: "red",
        first: "effects that make something enter as a copy come",
    };
    let mut said = String::new();
    for &why in Reason::ALL {
        let text = reason(why, &about);
        assert!(text.contains("Furnace"), "{text}");
        writeln!(said, "{why:?}\n    {text}").expect("a string grows");
    }
    expect_file!["../../../tests/words/reasons.txt"].assert_eq(&said);
}

#[test]
fn a_source_that_is_not_looked_at_again_is_just_another_one() {
    let about = About {
        effect: "Shield",
        part: "the damage to Bob",
        kind: "damage",
        looks_at: "damage",
        waits_for: "Bolt would deal damage",
        still: "",
        first: "",
    };
    let said = reason(Reason::SourceChanged, &about);
    assert_eq!(said, "the source of the damage to Bob is not the one that Shield waits for");
}
