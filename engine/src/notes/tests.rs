use super::notes;
use crate::tests::{Scene, now};
use crate::{Options, rule};
use language::date::Date;

/// What is noted of a board, each with its place.
fn noted(scene: &Scene) -> Vec<String> {
    noted_at(scene, Date::NOW)
}

fn noted_at(scene: &Scene, date: Date) -> Vec<String> {
    let board = scene.board(date);
    let ruling = rule(&board, &Options::default()).expect("a ruling");
    notes(&board, &ruling).iter().map(|note| format!("{}: {:?}", note.at, note.about)).collect()
}

const GAIN: &str = "GainLife(who: You, amount: N(1))";

#[test]
fn an_effect_of_a_card_in_hand_functions_where_it_is_about_that_or_says_so() {
    let card = |when: &str, zones: &str| {
        let effect = format!("(when: (event: {when}), rewrite: ToZone(zone: Library){zones})");
        let card = format!("zone: Hand, is: (types: [Instant], abilities: [Effect({effect})])");
        now().object("Idea", &card).event(r#"Discard(what: Is("Idea"))"#)
    };
    let silent = r#"objects[0].is.abilities[0]: FunctionsElsewhere { object: "Idea", zone: Hand }"#;
    assert_eq!(noted(&card("Discard()", "")), [silent]);
    assert_eq!(noted(&card("Discard()", ", functions_in: [Hand]")), [""; 0]);
    assert_eq!(noted(&card("Discard(what: This)", "")), [""; 0]);
    assert_eq!(noted(&card("Discard(what: This)", ", functions_in: [Exile]")), [silent]);
}

/// CR 601.2c (2026-04-17).
#[test]
fn what_a_spell_does_that_can_not_be_cast_is_not_said_to_function_elsewhere() {
    let spell = r#"zone: Hand, is: (types: [Instant], abilities: [Spell(targets: [(called: "target", of: Object(Type(Creature)))], does: [])])"#;
    let scene = || now().object("Bolt", spell);
    let cast = scene().does(r#"Cast(what: Is("Bolt"))"#);
    assert_eq!(noted(&cast), [""; 0]);
    let silent = r#"objects[0].is.abilities[0]: FunctionsElsewhere { object: "Bolt", zone: Hand }"#;
    assert_eq!(noted(&scene().event(GAIN)), [silent]);
}

#[test]
fn what_comes_to_the_battlefield_later_functions_there() {
    let ability = "Effect((when: (event: GainLife(who: You)), rewrite: Scale(Times(2))))";
    let card = format!("zone: Hand, is: (types: [Enchantment], abilities: [{ability}])");
    let scene = now().object("Well", &card);
    let scene = scene.does(&format!(r#"Do(events: [Enter(what: Is("Well"))]), Do(events: [{GAIN}])"#));
    assert_eq!(noted(&scene), [""; 0]);
}

#[test]
fn a_restriction_of_an_emblem_functions_and_that_of_a_card_in_the_command_zone_does_not() {
    let ability = "Restriction(Cant((event: GainLife())))";
    let scene =
        |what: &str| now().object("Ban", &format!("{what}zone: Command, is: (abilities: [{ability}])"));
    let silent = r#"objects[0].is.abilities[0]: FunctionsElsewhere { object: "Ban", zone: Command }"#;
    assert_eq!(noted(&scene("").event(GAIN)), [silent]);
    assert_eq!(noted(&scene("kind: Emblem, ").event(GAIN)), [""; 0]);
}

#[test]
fn an_effect_for_which_nothing_happens_is_noted() {
    let scene = now().replaces("Furnace", "Damage()", "Scale(Times(2))").event(GAIN);
    assert_eq!(noted(&scene), [r#"objects[0].is.abilities[0]: NoSuchEvent { effect: "Furnace" }"#]);
    let shield = "when: (event: Damage()), rewrite: Prevent(()), lifetime: Shield(1)";
    assert_eq!(
        noted(&now().floating("Shield", shield).event(GAIN)),
        [r#"effects[0]: NoSuchEvent { effect: "Shield" }"#]
    );
}

#[test]
fn an_effect_on_what_another_effect_brings_or_what_can_t_happen_is_not_noted() {
    let damage = r#"Damage(to: Player(Named("Bob")), amount: N(2))"#;
    let scene = now().replaces("Well", "GainLife()", "Scale(Times(2))");
    let brought = scene.replaces("Mercy", "Damage()", &format!("Become([{GAIN}])")).event(damage);
    assert_eq!(noted(&brought), [""; 0]);
    let scene = now().replaces("Well", "GainLife()", "Scale(Times(2))");
    let forbidden = scene.with("Skull", "Restriction(Cant((event: GainLife())))").event(GAIN);
    assert_eq!(noted(&forbidden), [""; 0]);
    let results = now().replaces("Floor", "LoseLife(who: You)", "Scale(DownTo(N(1)))").event(damage);
    assert_eq!(noted(&results), [""; 0], "damage results in a loss of life, if not of this player's");
}

#[test]
fn a_filter_that_contradicts_itself_is_noted_at_its_place() {
    let what = "All([Type(Creature), All([In(Hand), In(Graveyard)])])";
    let scene = now().creature("Bear", 1, 1).event(&format!("Destroy(what: {what}), {GAIN}"));
    let nothing = "events[0].does[0].events[0]: AffectsNothing";
    assert_eq!(noted(&scene), ["events[0].does[0].events[0].what: TwoZones(Hand, Graveyard)", nothing]);
}

#[test]
fn a_filter_that_nothing_can_match_is_noted() {
    let never = [
        "All([Type(Creature), Not(Type(Creature))])",
        "All([ControlledBy(You), ControlledBy(Opponents)])",
        "All([Color(Red), Colorless])",
        "All([Token, Kind(Card)])",
        "All([In(Graveyard), Tapped])",
        "OneOf([])",
        "Not(Any)",
    ];
    for what in never {
        let scene = now().creature("Bear", 1, 1).event(&format!("Destroy(what: {what}), {GAIN}"));
        let nothing = "events[0].does[0].events[0]: AffectsNothing";
        assert_eq!(noted(&scene), ["events[0].does[0].events[0].what: NeverSo", nothing], "{what}");
    }
    let scene = now().creature("Bear", 1, 1).event("Destroy(what: All([Type(Creature), Not(Token)]))");
    assert_eq!(noted(&scene), [""; 0]);
}

#[test]
fn a_choice_made_inside_an_instruction_is_not_known_after_it() {
    let choose = r#"Choose(what: Type(Creature), amount: N(1), called: "one")"#;
    let destroy = r#"Do(events: [Destroy(what: Chosen("one"))])"#;
    let bears = || now().creature("Bear", 1, 1).creature("Wolf", 1, 1);
    let inside = noted(&bears().does(&format!("May(does: [{choose}]), {destroy}")));
    assert_eq!(inside, [r#"events[0].does[1].events[0].what: ChosenInside("one")"#]);
    assert_eq!(noted(&bears().does(&format!("{choose}, May(does: [{destroy}])"))), [""; 0]);
    assert_eq!(noted(&bears().does(&format!("May(does: [{choose}, {destroy}])"))), [""; 0]);
    let again = format!("May(does: [{choose}, {destroy}]), {choose}, {destroy}");
    assert_eq!(noted(&bears().does(&again)), [""; 0]);
}

#[test]
fn what_is_so_already_is_noted() {
    let scene = now().creature("Bear", 1, 1);
    let tapped = now().object("Bear", "tapped: true, is: (types: [Creature], power: 1, toughness: 1)");
    let there = "events[0].does[0].events[0]: AffectsNothing";
    assert_eq!(noted(&scene.event(r#"Enter(what: Is("Bear"))"#)), [there]);
    let so = "events[0].does[0].events[0]: SoAlready";
    assert_eq!(noted(&tapped.event(r#"Deed(what: Is("Bear"), deed: Tap)"#)), [so]);
    assert_eq!(noted(&now().creature("Bear", 1, 1).event(r#"Deed(what: Is("Bear"), deed: Tap)"#)), [""; 0]);
}

#[test]
fn what_can_t_be_turned_over_is_noted() {
    let body = "types: [Creature], power: 1, toughness: 1";
    let scene = |more: &str| now().object("Bear", &format!("{more}is: ({body})"));
    let turns = |more: &str, deed: &str| {
        noted(&scene(more).event(&format!(r#"Deed(what: Is("Bear"), deed: {deed})"#)))
    };
    let says = |why: &str| {
        [format!(r#"events[0].does[0].events[0]: NotTurned {{ object: "Bear", because: {why} }}"#)]
    };
    let back = format!("back: ({body}), ");
    assert_eq!(turns(&back, "TurnFaceDown"), says("TwoFaces"));
    assert_eq!(turns("", "TurnFaceDown"), [""; 0]);
    assert_eq!(turns("", "Transform"), says("OneFace"));
    assert_eq!(turns(&back, "Transform"), [""; 0]);
    assert_eq!(turns(&format!("face_down: true, {back}"), "Transform"), says("FaceDown"));
    let hidden = now().object("Rite", "face_down: true, is: (types: [Sorcery])");
    let up = noted(&hidden.event(r#"Deed(what: Is("Rite"), deed: TurnFaceUp)"#));
    let says = r#"events[0].does[0].events[0]: NotTurned { object: "Rite", because: NoPermanentCard }"#;
    assert_eq!(up, [says]);
}

#[test]
fn a_fight_with_nobody_in_particular_is_noted_where_damage_is_assigned() {
    let body = "is: (types: [Creature], power: 2, toughness: 2)";
    let scene = |attacker: &str, blocker: &str, assigned: &str| {
        now()
            .object("Ogre", &format!("{attacker}, {body}"))
            .object("Wall", &format!("{blocker}, {body}"))
            .does(&format!("CombatDamage(assigned: [{assigned}])"))
    };
    let (ogre, wall) =
        (r#"objects[0]: AttacksUnsaid { object: "Ogre" }"#, r#"objects[1]: BlocksUnsaid { object: "Wall" }"#);
    let hits = |who: &str| format!(r#"Damage(from: Is("{who}"), to: Player(You), amount: N(2))"#);
    assert_eq!(noted(&scene("attacking: true", "blocking: true", "")), [ogre, wall]);
    assert_eq!(noted(&scene("attacking: true", "blocking: true", &hits("Ogre"))), [wall]);
    assert_eq!(noted(&scene(r#"attacks: "Bob""#, r#"blocks: ["Ogre"]"#, "")), [""; 0]);
    assert_eq!(noted(&scene("attacking: true", r#"blocks: ["Ogre"]"#, "")), [ogre]);
    assert_eq!(noted(&scene(r#"attacking: true, attacked: "Bob""#, "tapped: true", "")), [""; 0]);
}

#[test]
fn an_attack_for_which_no_damage_is_asked_is_noted() {
    let attack = r#"Do(events: [Deed(what: Is("Bear"), deed: Attack, to: Player(Named("Bob")))])"#;
    let scene = |more: &str| now().creature("Bear", 1, 1).does(&format!("{attack}{more}"));
    assert_eq!(noted(&scene("")), ["events[0]: NoCombatDamage"]);
    assert_eq!(noted(&scene(", CombatDamage(assigned: [])")), [""; 0]);
}

#[test]
fn a_spell_that_nothing_resolves_is_noted() {
    let hush = r"zone: Stack, is: (types: [Instant], abilities: [Spell(does: [Do(events: [GainLife(who: You, amount: N(1))])])])";
    let scene = |event: &str| now().object("Hush", hush).creature("Bear", 1, 1).event(event);
    let waits = [r#"objects[0]: NeverResolves("Hush")"#];
    assert_eq!(noted(&scene(r#"Destroy(what: Is("Bear"))"#)), waits);
    assert_eq!(noted(&scene(r#"CounterSpell(what: Is("Hush"))"#)), [""; 0]);
    assert_eq!(noted(&scene(r#"Damage(from: Is("Hush"), to: Object(Is("Bear")), amount: N(1))"#)), [""; 0]);
}

#[test]
fn an_x_of_which_no_value_is_said_is_noted() {
    let blaze = "zone: Hand, is: (types: [Sorcery], cost: Some((x: 1, mana: [(Red, 1)])), abilities: [Spell(does: [\
                 Do(events: [Damage(from: This, to: Player(Opponents), amount: OfCast(X, This))])])])";
    let cast = |with: &str| now().object("Blaze", blaze).does(&format!(r#"Cast(what: Is("Blaze"){with})"#));
    assert_eq!(noted(&cast("")), [r#"events[0].does[0]: WithoutX("Blaze")"#]);
    assert_eq!(noted(&cast(", x: 2")), [""; 0]);
    let wand = |amount: &str| {
        let gain = format!("Activated(does: [Do(events: [GainLife(who: You, amount: {amount})])])");
        let is = format!("is: (types: [Artifact], abilities: [{gain}])");
        now().object("Wand", &is).does(r#"Activate(what: Is("Wand"))"#)
    };
    assert_eq!(noted(&wand("ThatMuch")), [r#"events[0].does[0]: WithoutX("Wand")"#]);
    assert_eq!(noted(&wand("N(2)")), [""; 0]);
    let enters = "Effect((when: (event: Enter(what: This)), \
                  rewrite: EnterWithCounters(kind: PlusOne, amount: OfCast(Colors, It))))";
    let prism = |spent: &str| {
        let is = format!("zone: Hand, {spent}is: (types: [Artifact], abilities: [{enters}])");
        now().object("Prism", &is).does(r#"Cast(what: Is("Prism"))"#)
    };
    assert_eq!(noted(&prism("")), [r#"events[0].does[0]: UnsaidMana("Prism")"#]);
    assert_eq!(noted(&prism("cast: (colors: [Red]), ")), [""; 0]);
}

#[test]
fn a_battle_that_enters_without_defense_counters_is_noted() {
    let fort = |with: &str| {
        let enters = format!(r#"Enter(what: Is("Fort"){with})"#);
        now().object("Fort", "zone: Hand, is: (types: [Battle])").event(&enters)
    };
    assert_eq!(noted(&fort("")), [r#"objects[0]: NoDefense("Fort")"#]);
    assert_eq!(noted(&fort(", counters: [(Defense, 3)]")), [""; 0]);
    let before_battles = "2022-04-29".parse().expect("a date");
    assert_eq!(noted_at(&fort(""), before_battles), [""; 0]);
}

#[test]
fn an_ability_that_says_it_of_several_tokens_is_noted() {
    let ability = "Triggered(when: (event: Create(under: You)), does: [Do(events: [Destroy(what: It)])])";
    let scene = |number: u64| {
        let token = r#"Is((name: "Imp", types: [Creature], power: 1, toughness: 1))"#;
        now()
            .object("Forge", &format!("is: (types: [Enchantment], abilities: [{ability}])"))
            .event(&format!("Create(token: {token}, amount: N({number}))"))
    };
    assert_eq!(noted(&scene(2)), [r#"objects[0].is.abilities[0]: NoIt { object: "Forge" }"#]);
    assert_eq!(noted(&scene(1)), [""; 0]);
}

#[test]
fn a_shield_for_what_has_left_and_come_back_is_noted() {
    let shield =
        r#"when: (event: Damage(to: Object(Is("Bear")))), rewrite: Prevent(()), lifetime: Shield(1)"#;
    let damage = r#"Do(events: [Damage(to: Object(Is("Bear")), amount: N(1))])"#;
    let scene =
        || now().object("Bear", "is: (types: [Creature], power: 2, toughness: 2)").floating("Shield", shield);
    let blink = r#"Do(events: [Move(what: Is("Bear"), to: Exile)]), Do(events: [Enter(what: Is("Bear"))]), "#;
    assert_eq!(
        noted(&scene().does(&format!("{blink}{damage}"))),
        [r#"effects[0]: MadeForAnother { effect: "Shield", object: "Bear", phased: false }"#]
    );
    assert_eq!(noted(&scene().does(damage)), [""; 0]);
}

#[test]
fn what_is_told_of_the_past_and_nothing_asks_for_is_noted() {
    let told = |event: &str| {
        let mut board =
            now().replaces("Well", "GainLife(who: You)", "Scale(Times(2))").event(GAIN).board(Date::NOW);
        let asks = r"Happened((event: LoseLife()))";
        let ability: language::select::Condition = ron::from_str(asks).expect("a condition");
        if let Some(language::board::Ability::Effect(effect)) = board.objects[0].is.abilities.first_mut() {
            effect.when.only_if.push(ability);
        }
        let told = format!("(what: (event: {event}))");
        board.happened.push(ron::from_str(&told).expect("an entry"));
        let ruling = rule(&board, &Options::default()).expect("a ruling");
        notes(&board, &ruling).iter().map(|note| format!("{}: {:?}", note.at, note.about)).collect::<Vec<_>>()
    };
    assert_eq!(told("LoseLife()"), [""; 0]);
    assert_eq!(told("GainLife()"), ["happened[0]: NotAsked"]);
}

#[test]
fn an_ability_for_which_nothing_happens_is_noted() {
    let idle = r#"objects[0].is.abilities[0]: NothingForAbility { object: Some("Skull") }"#;
    for ability in [
        "Restriction(Cant((event: Draw(who: You))))",
        "Triggered(when: (event: Draw(who: You)), does: [])",
        "AsLongAs(only_if: [Exists(Type(Creature))], ability: Restriction(Cant((event: Draw()))))",
    ] {
        assert_eq!(noted(&now().with("Skull", ability).event(GAIN)), [idle], "{ability}");
    }
    let trigger = "Triggered(when: (event: GainLife(who: You)), does: [])";
    assert_eq!(noted(&now().with("Skull", trigger).event(GAIN)), [""; 0]);
}

#[test]
fn a_restriction_on_what_is_only_chosen_is_not_noted() {
    let scene = || now().with("Skull", "Restriction(Cant((event: GainLife())))");
    let may = format!("May(does: [Do(events: [{GAIN}])])");
    assert_eq!(noted(&scene().does(&may)), [""; 0]);
}

#[test]
fn a_continuous_effect_that_affects_nothing_is_noted() {
    let ability =
        |of: &str| format!("Continuous((affects: Subtype(\"{of}\"), changes: [ModifyPowerToughness(1, 1)]))");
    let elf = "is: (types: [Creature], subtypes: [\"Elf\"], power: 1, toughness: 1)";
    let scene = |of: &str| now().with("Horn", &ability(of)).object("Archer", elf).event(GAIN);
    assert_eq!(noted(&scene("Elf")), [""; 0]);
    assert_eq!(noted(&scene("Orc")), [r#"objects[0].is.abilities[0]: AffectsNobody { object: "Horn" }"#]);
}

/// CR 702.26b (2026-04-17).
#[test]
fn what_is_phased_out_is_noted_where_it_has_abilities() {
    let shield = |is: &str| {
        format!(
            "{is}is: (types: [Enchantment], abilities: [Effect((when: (event: GainLife()), rewrite: Nothing))])"
        )
    };
    let out = now().object("Veil", &shield("phased_out: Directly, ")).event(GAIN);
    assert_eq!(noted(&out), [r#"objects[0]: IsPhasedOut { object: "Veil" }"#]);
    assert_eq!(noted(&now().object("Veil", &shield("")).event(GAIN)), [""; 0]);
}

/// CR 400.7 (2026-04-17).
#[test]
fn an_effect_that_was_created_for_what_came_back_is_noted() {
    let effect = r#"(name: "Ward", when: (event: Damage(to: Object(Is("Bear")))), rewrite: Prevent(()), limit: Shield(3))"#;
    let leaves = r#"Do(events: [Move(what: Is("Bear"), to: Exile)]), Do(events: [Enter(what: Is("Bear"))])"#;
    let hit = r#"Do(events: [Damage(to: Object(Is("Bear")), amount: N(1))])"#;
    let scene =
        |between: &str| now().creature("Bear", 2, 2).does(&format!("CreateEffect({effect}), {between}{hit}"));
    assert_eq!(noted(&scene("")), [""; 0]);
    let note = r#"events[0].does[0]: MadeForAnother { effect: "Ward", object: "Bear", phased: false }"#;
    assert_eq!(noted(&scene(&format!("{leaves}, "))), [note]);
}

/// CR 701.3d (2026-04-17): an Equipment that leaves becomes unattached.
#[test]
fn an_ability_that_has_triggered_is_not_said_to_be_idle() {
    let unattached =
        format!("Triggered(when: (event: Deed(deed: Unattach, what: This)), does: [Do(events: [{GAIN}])])");
    let sword = format!(r#"is: (types: [Artifact], subtypes: ["Equipment"], abilities: [{unattached}])"#);
    let scene = || now().creature("Elf", 1, 1).object("Sword", &format!(r#"attached_to: "Elf", {sword}"#));
    let leaves = scene().event(r#"Destroy(what: Is("Sword"))"#);
    assert_eq!(noted(&leaves), [""; 0]);
    let stays = scene().event(GAIN);
    assert_eq!(noted(&stays), [r#"objects[1].is.abilities[0]: NothingForAbility { object: Some("Sword") }"#]);
}
