//! Combat damage that can't be assigned like that is a clear error, by the rules of the date.

use engine::{Options, rule};
use statements::error::BoardError;

/// What is wrong with a bundled combat at a date, when some of its words are replaced by others.
fn refused(board: &str, date: &str, changes: &[(&str, &str)]) -> String {
    let bundled = saves::bundled::find(board).expect("a bundled board");
    let mut text = bundled.text.to_owned();
    for (words, others) in changes {
        assert!(text.contains(words), "{board} has `{words}`");
        text = text.replace(words, others);
    }
    let file = saves::from_text(board, &text).expect("a board file");
    let options = Options { as_of: Some(date.parse().expect("a day")), ..Options::default() };
    match rule(&file.board, &options) {
        Ok(_) => "legal".to_owned(),
        Err(BoardError { problem, .. }) => problem.to_string(),
    }
}

fn sage(amount: u64) -> String {
    format!("to: Object(Is(\"Sage\")), amount: N({amount})")
}

fn wall(amount: u64) -> String {
    format!("to: Object(Is(\"Wall\")), amount: N({amount})")
}

const FREELY: &str = "combat/divided-freely";
const TWO: &str = "combat/trample-over-two";

#[test]
fn what_comes_first_in_the_order_gets_lethal_damage_first() {
    let told = "`Tusker` can't assign combat damage to `Wall`: `Sage` comes before it in the damage assignment order and is not assigned lethal damage";
    for date in ["2009-07-11", "2022-04-29", "2024-11-07"] {
        assert_eq!(refused(FREELY, date, &[]), told, "{date}");
    }
    for date in ["2008-02-01", "2009-07-10", "2024-11-08", "2026-04-17"] {
        assert_eq!(refused(FREELY, date, &[]), "legal", "{date}");
    }
}

#[test]
fn without_a_stated_order_some_order_must_allow_it() {
    let no_order = (", damage_order: [\"Sage\", \"Wall\"]", "");
    // The wall may be announced in front: 3 is lethal for it.
    assert_eq!(refused(FREELY, "2012-05-01", &[no_order]), "legal");
    let tough = ("power: 0, toughness: 2", "power: 0, toughness: 4");
    let told = "`Tusker` divides its combat damage in a way that no damage assignment order allows: only the last that is assigned damage may lack lethal damage";
    assert_eq!(refused(FREELY, "2012-05-01", &[no_order, tough]), told);
    assert_eq!(refused(FREELY, "2026-04-17", &[no_order, tough]), "legal");
}

#[test]
fn all_of_the_power_is_assigned_and_no_more() {
    let told = "`Tusker` assigns 4 combat damage, and has 5 to assign: it assigns all of that";
    assert_eq!(refused(FREELY, "2026-04-17", &[(&wall(3), &wall(2))]), told);
    let told = "`Tusker` assigns 6 combat damage, and has 5 to assign: it assigns all of that";
    assert_eq!(refused(FREELY, "2026-04-17", &[(&wall(3), &wall(4))]), told);
}

#[test]
fn a_blocked_creature_without_trample_deals_nothing_to_the_player() {
    let told = "`Tusker` can't assign combat damage to `Bob`: it is blocked and has no trample";
    let no_trample = (", abilities: [Keyword(Trample)]", "");
    assert_eq!(refused(TWO, "2026-04-17", &[no_trample]), told);
}

#[test]
fn with_trample_every_blocker_gets_lethal_damage_first() {
    let less = [
        (wall(3), wall(2)),
        ("Named(\"Bob\")), amount: N(2)".into(), "Named(\"Bob\")), amount: N(3)".into()),
    ];
    let less: Vec<(&str, &str)> = less.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    let told = "`Tusker` can't assign combat damage to `Bob`: `Wall`, which blocks it, is not assigned lethal damage";
    for date in ["2006-10-01", "2012-05-01", "2026-04-17"] {
        assert_eq!(refused(TWO, date, &less), told, "{date}");
    }
}

#[test]
fn deathtouch_makes_lethal_from_a_day_in_2010_on() {
    let told = "`Basilisk` can't assign combat damage to `Bob`: `Wall`, which blocks it, is not assigned lethal damage";
    for date in ["2008-02-01", "2009-07-11", "2010-07-15"] {
        assert_eq!(refused("combat/deathtouch-and-trample", date, &[]), told, "{date}");
    }
    assert_eq!(refused("combat/deathtouch-and-trample", "2010-07-16", &[]), "legal");
}

#[test]
fn who_does_not_fight_in_a_step_assigns_nothing_in_it() {
    let bear =
        ("assigned: []", "assigned: [Damage(from: Is(\"Bear\"), to: Object(Is(\"Knight\")), amount: N(2))]");
    let told = "`Bear` assigns no combat damage in this step: it has neither first strike nor double strike";
    assert_eq!(refused("combat/first-strike", "2026-04-17", &[bear]), told);
    let ghost = (&*wall(3), "to: Player(Named(\"Alice\")), amount: N(3)");
    let told =
        "`Tusker` can't assign combat damage to `Alice`: neither does that block it, nor does it attack that";
    assert_eq!(refused(FREELY, "2026-04-17", &[ghost]), told);
}

#[test]
fn a_division_has_to_be_said() {
    let said =
        format!("Damage(from: Is(\"Tusker\"), {}), Damage(from: Is(\"Tusker\"), {})", sage(2), wall(3));
    let told = "`Tusker` can divide its 5 combat damage; say in `assigned` how";
    assert_eq!(refused(FREELY, "2026-04-17", &[(&said, "")]), told);
}
