use crate::tests::{Scene, now};

/// Alice's enchantment with a continuous effect.
fn lasting(scene: Scene, id: &str, affects: &str, changes: &str) -> Scene {
    scene.with(id, &format!("Continuous((affects: {affects}, changes: [{changes}]))"))
}

fn bear() -> Scene {
    now().creature("Bear", 2, 2)
}

const CREATURES: &str = "Type(Creature)";

/// CR 613.4c (2026-04-17).
#[test]
fn what_modifies_power_comes_after_what_sets_it() {
    let scene = lasting(bear(), "Anthem", CREATURES, "ModifyPowerToughness(1, 1)");
    lasting(scene, "Frog", CREATURES, "SetPowerToughness(0, 1)").says("is: Bear 1/2 Creature by Alice");
}

/// CR 613.7 (2026-04-17).
#[test]
fn of_two_that_set_power_the_later_one_counts() {
    let scene = lasting(bear(), "Frog", CREATURES, "SetPowerToughness(0, 1)");
    lasting(scene, "Ox", CREATURES, "SetPowerToughness(5, 5)").says("is: Bear 5/5 Creature by Alice");
}

/// CR 613.7 (2026-04-17).
#[test]
fn the_time_stamp_counts_and_not_the_place_in_the_list() {
    let of = |id: &str, since: u32, power: i64| {
        (
            id.to_owned(),
            format!(
                "since: {since}, is: (types: [Enchantment],
                    abilities: [Continuous((affects: Type(Creature), changes: [SetPowerToughness({power},
                        1)]))])"
            ),
        )
    };
    let (ox, frog) = (of("Ox", 9, 5), of("Frog", 8, 0));
    bear().object(&ox.0, &ox.1).object(&frog.0, &frog.1).says("is: Bear 5/1 Creature by Alice");
}

/// CR 613.4c (2026-04-17).
#[test]
fn counters_come_on_top_of_what_sets_power() {
    let bear = "counters: [(PlusOne, 3), (MinusOne, 1)], is: (types: [Creature], power: 2, toughness: 2)";
    lasting(now().object("Bear", bear), "Frog", CREATURES, "SetPowerToughness(0, 1)")
        .says("is: Bear 2/3 Creature by Alice");
}

/// CR 613.1b, 613.4c (2026-04-17).
#[test]
fn control_changes_before_an_effect_asks_who_controls() {
    let scene =
        lasting(bear(), "Anthem", "All([Type(Creature), ControlledBy(You)])", "ModifyPowerToughness(1, 1)");
    let thief = r#"owner: "Bob", is: (types: [Enchantment], abilities: [Continuous((affects: Is("Bear"),
        changes: [Control(You)]))])"#;
    scene.object("Thief", thief).says("is: Bear 2/2 Creature by Bob");
}

/// CR 613.7 (2026-04-17).
#[test]
fn of_two_that_change_control_the_later_one_counts() {
    let thief = |who: &str| {
        format!(
            r#"owner: "{who}", is: (types: [Enchantment], abilities: [Continuous((affects: Is("Bear"),
                changes: [Control(You)]))])"#
        )
    };
    bear()
        .object("First", &thief("Bob"))
        .object("Second", &thief("Alice"))
        .says(r#"so: controller("Bear", "Alice")"#);
    bear()
        .object("First", &thief("Alice"))
        .object("Second", &thief("Bob"))
        .says(r#"so: controller("Bear", "Bob")"#);
}

/// CR 613.1d, 613.4c (2026-04-17).
#[test]
fn what_becomes_a_creature_is_one_for_what_comes_after() {
    let scene = now().object("Field", "is: (types: [Land])");
    let scene = lasting(scene, "Anthem", CREATURES, "ModifyPowerToughness(1, 1)");
    lasting(scene, "Wake", "Type(Land)", "AddType(Creature), SetPowerToughness(2, 2)")
        .says("is: Field 3/3 Land Creature by Alice");
}

/// CR 613.1e (2026-04-17).
#[test]
fn colours_are_set_and_added_in_the_order_of_time() {
    let elf = "is: (types: [Creature], colors: [Green], power: 1, toughness: 1)";
    let scene = lasting(now().object("Elf", elf), "Bleach", CREATURES, "SetColors([White])");
    lasting(scene, "Dye", CREATURES, "AddColor(Red)").says("is: Elf 1/1 Creature White Red by Alice");
    let scene = lasting(now().object("Elf", elf), "Dye", CREATURES, "AddColor(Red)");
    lasting(scene, "Bleach", CREATURES, "SetColors([White])").says("is: Elf 1/1 Creature White by Alice");
}

/// CR 613.1f, 613.7 (2026-04-17).
#[test]
fn an_ability_given_after_all_were_lost_stays() {
    let elf = "is: (types: [Creature], power: 1, toughness: 1, abilities: [Keyword(Lifelink)])";
    let scene = || now().object("Elf", elf);
    let given = lasting(
        lasting(scene(), "Null", CREATURES, "LoseAbilities"),
        "Gift",
        CREATURES,
        "AddAbility(Keyword(Trample))",
    );
    given.says("is: Elf 1/1 Creature with Trample by Alice");
    let lost = lasting(
        lasting(scene(), "Gift", CREATURES, "AddAbility(Keyword(Trample))"),
        "Null",
        CREATURES,
        "LoseAbilities",
    );
    lost.says("is: Elf 1/1 Creature by Alice");
}

/// CR 613.6 (2026-04-17).
#[test]
fn an_effect_that_has_begun_goes_on_though_its_ability_is_lost() {
    let lord = "is: (types: [Creature], power: 1, toughness: 1,
        abilities: [Continuous((affects: Type(Creature), changes: [AddColor(Blue), ModifyPowerToughness(2,
            2)]))])";
    lasting(now().object("Lord", lord), "Null", CREATURES, "LoseAbilities")
        .says("is: Lord 3/3 Creature Blue by Alice");
}

/// CR 613.1f (2026-04-17).
#[test]
fn an_effect_that_has_not_begun_is_lost_with_its_ability() {
    let lord = "is: (types: [Creature], power: 1, toughness: 1,
        abilities: [Continuous((affects: Type(Creature), changes: [ModifyPowerToughness(2, 2)]))])";
    lasting(now().object("Lord", lord), "Null", CREATURES, "LoseAbilities")
        .says("is: Lord 1/1 Creature by Alice");
}

/// CR 613.4c (2026-04-17).
#[test]
fn power_grows_by_what_is_counted_now() {
    let scene =
        lasting(bear().creature("Wolf", 3, 3), "Crowd", r#"Is("Bear")"#, "Boost(Count(Type(Creature)))");
    scene.event(r#"Destroy(what: Is("Wolf"))"#).says(r#"end: power_toughness("Bear", 3, 3)"#);
}

/// CR 604.2 (2026-04-17).
#[test]
fn an_effect_ends_when_its_source_leaves() {
    let scene = lasting(bear(), "Anthem", CREATURES, "ModifyPowerToughness(1, 1)");
    scene.event(r#"Destroy(what: Is("Anthem"))"#).says(r#"end: power_toughness("Bear", 2, 2)"#);
}

/// CR 702.26b (2026-04-17).
#[test]
fn the_effect_of_what_is_phased_out_does_not_apply() {
    let anthem = "phased_out: Directly, is: (types: [Enchantment],
        abilities: [Continuous((affects: Type(Creature), changes: [ModifyPowerToughness(1, 1)]))])";
    bear().object("Anthem", anthem).says("is: Bear 2/2 Creature by Alice");
}

/// CR 110.2 (2026-04-17).
#[test]
fn nobody_controls_a_card_in_a_graveyard() {
    now()
        .object("Bear", "zone: Graveyard, is: (types: [Creature], power: 2, toughness: 2)")
        .says("is: Bear 2/2 Creature by nobody");
}

/// CR 613.1d (2026-04-17).
#[test]
fn supertypes_and_subtypes_are_added_once() {
    let scene = lasting(bear(), "Crown", CREATURES, "AddSupertype(Legendary), AddSubtype(\"Elf\")");
    lasting(scene, "Second", CREATURES, "AddSupertype(Legendary), AddSubtype(\"Elf\")")
        .says("is: Bear 2/2 Legendary Creature Elf by Alice");
}

/// CR 107.1b (2026-04-17).
#[test]
fn power_less_than_nothing_is_kept_as_it_is() {
    lasting(bear(), "Blight", CREATURES, "ModifyPowerToughness(-5, 0)").says(
        r"
        is: Bear -3/2 Creature by Alice
        counts: PowerOf(Type(Creature)) -> 0
        ",
    );
}
