//! How rulings of bundled boards are told.

use engine::{Options, Ruling, rule};
use rulebook::words::Words;
use statements::fact::Fact;
use statements::moment::Step;
use tests::told::{self, happened_at, ruling, ruling_at, with_rules};

fn moments(ruling: &Ruling) -> Vec<String> {
    let words = Words::new(ruling);
    ruling.graph().node_indices().filter_map(|at| words.pending(at)).map(|said| said.text).collect()
}

#[test]
fn like_tokens_of_one_player_are_counted_and_not_told_one_by_one() {
    let told = moments(&ruling("tokens/two-factories"));
    let last = told.last().map(String::as_str);
    let expected = "Alice would create a Loaf token, twice; Alice would create a Hint token, twice; Alice would create a Coin token, three times.";
    assert_eq!(last, Some(expected));
}

#[test]
fn what_cant_happen_is_not_told_as_happening() {
    let ruling = ruling("cant/drawn-already");
    let step = ruling.graph().edge_indices().find(|&step| ruling.graph()[step] == Step::Happens);
    let said = step.and_then(|step| Words::new(&ruling).step(step)).map(|said| said.text);
    assert_eq!(said.as_deref(), Some("None of it can happen, and so nothing does."));
}

/// What happens on the way to the first outcome.
fn happened(name: &str) -> Vec<String> {
    told::happened(&ruling(name)).into_iter().map(|said| said.text).collect()
}

#[test]
fn what_is_not_where_something_is_to_happen_to_it_is_told() {
    let told = happened("instruction/what-has-left-is-not-destroyed");
    let gone = "Hare is in its owner's hand, and so nothing of the kind happens to it.";
    assert_eq!(told, ["Hare is returned to its owner's hand.", gone, gone, "Rock can't be dealt damage."]);
    let told = happened("instruction/onto-the-battlefield-where-it-is");
    assert_eq!(told, ["Hare is on the battlefield already, and so doesn't go there."]);
}

/// CR 104.4b, 732.4 (2026-04-17).
#[test]
fn a_loop_whose_choices_all_lead_round_is_mandatory() {
    let loops = |name: &str| -> Vec<Option<bool>> {
        let outcomes = ruling(name).outcomes().into_iter();
        outcomes.filter(|one| one.facts.contains(&Fact::Loop)).map(|one| one.mandatory_loop).collect()
    };
    assert_eq!(loops("loop/a-legend-that-can-t-leave"), [Some(true); 3]);
    assert_eq!(loops("loop/two-legends-and-a-well"), [Some(true); 3]);
    assert_eq!(loops("loop/a-legend-that-may-leave"), [Some(false)]);
}

#[test]
fn that_nothing_but_choices_goes_round_for_ever_is_told() {
    let unending = |name: &str| Words::new(&ruling(name)).unending().map(|said| said.text);
    let said = "It never ends, whatever anyone chooses, so the game is a draw.";
    assert_eq!(unending("loop/chosen-for-ever").as_deref(), Some(said));
    assert_eq!(unending("loop/a-legend-that-can-t-leave"), None);
}

/// What happens before anybody moves, where Alice gains 1 life and this is what an ability of her Well does then.
fn well(does: &str) -> Vec<String> {
    let text = format!(
        r#"(format: 2, title: "Well", board: (players: [(name: "Alice"), (name: "Bob")], objects: [
            (id: "Bear", owner: "Alice", is: (types: [Creature], power: 2, toughness: 2)),
            (id: "Well", owner: "Alice", is: (types: [Enchantment], abilities: [
                Triggered(when: (event: GainLife(who: You)), does: [{does}])])),
        ], events: [(controller: "Alice", does: [Do(events: [GainLife(who: You, amount: N(1))]), ResolveAll])]))"#
    );
    let file = saves::from_text("well", &text).unwrap_or_else(|error| panic!("{error}"));
    let ruling = rule(&file.board, &Options::default()).unwrap_or_else(|error| panic!("{error}"));
    let happened = ruling.chronicle().of(&[]).concat();
    Words::new(&ruling).happened(&happened).into_iter().map(|said| said.text).collect()
}

#[test]
fn an_ability_that_arranges_something_is_not_said_to_do_nothing() {
    let effect = "(when: (event: Damage(to: Player(You))), rewrite: Prevent(()), lifetime: ThisTurn";
    let card = "Do(events: [Draw(who: You, amount: N(1))])";
    let all = [
        (format!("CreateEffect({effect}))"), "An effect of Well is in force now."),
        (format!(r#"CreateEffect({effect}, name: "Calm"))"#), "The effect Calm of Well is in force now."),
        (r#"Regenerate(what: Is("Bear"))"#.to_owned(), "Bear has a regeneration shield now."),
        (format!("Later(period: Step(End), does: [{card}])"), "Something waits for the next end step."),
        (
            format!("Later(period: Step(Draw), who: You, does: [{card}])"),
            "Something waits for Alice's next draw step.",
        ),
        (r#"Regenerate(what: Is("Well"))"#.to_owned(), "Well has a regeneration shield now."),
    ];
    for (does, expected) in all {
        let told = well(&does);
        assert_eq!(told.last().map(String::as_str), Some(expected), "{told:?}");
        assert!(told.iter().all(|said| !said.contains("does nothing")), "{told:?}");
    }
    let told = well("Regenerate(what: Type(Land))");
    let nothing = "Nothing comes of “the next time each land would be destroyed this turn, it is regenerated”: there is nothing that it could happen to.";
    assert_eq!(told.last().map(String::as_str), Some(nothing));
}

/// What is asked first, and what may be answered.
fn asked_at(name: &str, date: &str) -> Vec<String> {
    let ruling = ruling_at(name, date);
    let words = Words::new(&ruling);
    let Some(at) = ruling.graph().node_indices().find(|&at| ruling.asked(at).is_some()) else {
        return Vec::new();
    };
    let answers = ruling.steps(at).into_iter().filter_map(|step| words.step(step));
    words.asked(at).into_iter().chain(answers).map(|said| with_rules(&said)).collect()
}

/// That a board's way is told with these sentences, among others.
fn tells(name: &str, date: &str, sentences: &[&str]) {
    let told = happened_at(name, date);
    for sentence in sentences {
        assert!(told.iter().any(|said| said == sentence), "{sentence}\nis not told in {told:#?}");
    }
}

/// 310.4c (2008-02-01).
#[test]
fn combat_damage_on_the_stack_that_is_not_dealt_is_told() {
    let golem = "Golem can't be dealt damage any more, and so the combat damage that was assigned to it is not dealt. [CR 310.4 (2006-10-01)]";
    let zero = "Golem assigns no combat damage: its power is not above 0. [CR 310.2 (2006-10-01)]";
    tells("combat/assigned-to-what-is-no-creature-any-more", "2006-10-01", &[golem, zero]);
    let sage = "Sage is not there any more, and so the combat damage that was assigned to it is not dealt. [CR 310.4 (2008-02-01)]";
    let bear = "Bear attacks nobody and nothing any more, as what it attacked is no longer in combat. [CR 306.4 (2008-02-01)]";
    tells("combat/the-attacked-walker-is-gone-before-damage", "2008-02-01", &[sage, bear]);
}

/// CR 506.4 (2026-04-17), 306.2 (2006-10-01).
#[test]
fn what_is_removed_from_combat_is_told_with_what_removes_it() {
    for (date, rule) in [("2006-10-01", "306.2"), ("2026-04-17", "506.4")] {
        let all = [
            "Ghost has phased out",
            "Turncoat has come under other control",
            "Golem is no creature any more",
        ];
        let all = all.map(|why| format!("{why}, and so is removed from combat. [CR {rule} ({date})]"));
        tells("combat/out-of-combat-between-both-steps", date, &all.each_ref().map(String::as_str));
    }
    let troll = "Troll has regenerated, and so is removed from combat. [CR 506.4 (2026-04-17), CR 614.8 (2026-04-17)]";
    let bear = "Bear assigns no combat damage: it is blocked, and nothing that blocks it is left. [CR 510.1 (2026-04-17)]";
    tells("combat/regenerated-out-of-combat", "2026-04-17", &[troll]);
    tells("combat/its-blocker-is-gone", "2026-04-17", &[bear]);
}

/// CR 120.1a, 614.9 (2026-04-17).
#[test]
fn what_can_not_be_dealt_damage_is_told_by_the_rule_that_says_so() {
    let rock = "Rock can't be dealt damage. [CR 120.1a (2026-04-17)]";
    tells("instruction/what-has-left-is-not-destroyed", "2026-04-17", &[rock]);
    let ruling = ruling("redirection/to-whom-it-is-dealt-already");
    let words = Words::new(&ruling);
    let start = ruling.graph().node_indices().next().expect("a moment");
    let said: Vec<String> =
        ruling.verdicts(start).iter().map(|judged| words.verdict(start, judged).text).collect();
    let mirror = "Mirror can't send the damage on: it would be dealt to whom it is dealt already.";
    assert_eq!(said, [mirror]);
}

#[test]
fn of_two_parts_that_are_called_alike_the_source_or_the_amount_is_told() {
    let ruling = ruling("shields/once-for-one-of-two-sources");
    let words = Words::new(&ruling);
    let steps = ruling.graph().edge_indices().filter_map(|step| words.step(step)).map(|said| said.text);
    let steps: Vec<String> = steps.collect();
    let picks =
        ["Bob picks Once for the damage from Ogre to Bob.", "Bob picks Once for the damage from Rat to Bob."];
    assert_eq!(steps, picks);
    let part = ruling.graph().edge_indices().filter_map(|step| words.part_of(step)).collect::<Vec<_>>();
    assert_eq!(part, ["the damage from Ogre to Bob", "the damage from Rat to Bob"]);
}

/// CR 400.7, 603.4, 800.4d, 104.3f, 111.8 (2026-04-17).
#[test]
fn why_nothing_comes_of_something_is_told() {
    let all = [
        (
            "new-object/exiled-in-the-end-but-another-by-then",
            "Ghoul is another object than was meant, and so nothing of the kind happens to it. [CR 400.7 (2026-04-17)]",
        ),
        (
            "tokens/a-token-that-has-left-stays-away",
            "Imp is a token that is not on the battlefield any more, and so stays where it is. [CR 111.8 (2026-04-17)]",
        ),
        (
            "game-end/winning-and-losing-at-once",
            "Alice wins and loses the game at once, and so loses it. [CR 104.3f (2026-04-17)]",
        ),
        (
            "game-end/an-ability-of-who-has-left",
            "The ability of Ring is not put on the stack, since its controller has left the game. [CR 800.4d (2026-04-17)]",
        ),
        (
            "game-end/an-ability-of-who-has-left",
            "Cleo has left the game, and so does nothing of the kind. []",
        ),
        (
            "triggers/no-longer-so-as-it-resolves",
            "The ability of Scout does nothing, as what it asks for is not so any more. [CR 603.4 (2026-04-17)]",
        ),
    ];
    for (board, sentence) in all {
        tells(board, "2026-04-17", &[sentence]);
    }
    let scout = happened_at("triggers/no-longer-so-as-it-resolves", "2026-04-17");
    assert_eq!(scout.iter().filter(|said| said.contains("resolves")).count(), 1, "{scout:?}");
}

/// CR 702.88a (2026-04-17).
#[test]
fn a_reason_names_the_condition_that_fails() {
    let ruling = ruling("keywords/no-rebound-from-the-graveyard");
    let words = Words::new(&ruling);
    let start = ruling.graph().node_indices().next().expect("a moment");
    let said: Vec<String> =
        ruling.verdicts(start).iter().map(|judged| words.verdict(start, judged).text).collect();
    assert!(said.iter().any(|said| said.contains("and Rite was cast from hand")), "{said:?}");
}

/// CR 615.12 (2026-04-17).
#[test]
fn what_keeps_damage_from_being_prevented_is_told() {
    let told = happened("unpreventable/only-one-of-two-sources");
    let nothing =
        "Shield prevents nothing of the damage from Ember to Bob, as Hearth says that it can't be prevented.";
    assert_eq!(told, [nothing, "Ember deals 2 damage to Bob."]);
}

/// CR 704.5j, 704.6d, 704.5x (2026-04-17), 704.5j, 704.5k (2013-07-13).
#[test]
fn what_a_state_based_action_asks_is_told_with_its_rule() {
    let all: [(&str, &str, &str, [&str; 3]); 5] = [
        (
            "state-based/two-legends",
            "2026-04-17",
            "704.5j",
            [
                "Alice chooses which one stays, since each of them shared its name with another legend: First or Second.",
                "Alice keeps First.",
                "Alice keeps Second.",
            ],
        ),
        (
            "state-based/two-legends",
            "2013-07-13",
            "704.5k",
            [
                "Alice chooses which one stays, since each of them shared its name with another legend: First or Second.",
                "Alice keeps First.",
                "Alice keeps Second.",
            ],
        ),
        (
            "state-based/two-planeswalkers-of-one-type",
            "2013-07-13",
            "704.5j",
            [
                "Alice chooses which one stays, since each of them shared a planeswalker type with another: Old Jo or New Jo.",
                "Alice keeps Old Jo.",
                "Alice keeps New Jo.",
            ],
        ),
        (
            "state-based/commander-in-a-graveyard",
            "2026-04-17",
            "903.9a",
            [
                "Alice decides whether Leader is put into the command zone, since it had come to a graveyard or to exile.",
                "Alice puts Leader into the command zone.",
                "Alice leaves Leader where it is.",
            ],
        ),
        (
            "state-based/who-protects-a-siege",
            "2026-04-17",
            "704.5x",
            [
                "Bob chooses who protects Siege, since it was protected by its own controller: Alice or Cleo.",
                "Bob chooses that Alice protects Siege.",
                "Bob chooses that Cleo protects Siege.",
            ],
        ),
    ];
    for (board, date, rule, said) in all {
        let expected = said.map(|said| format!("{said} [CR {rule} ({date})]"));
        assert_eq!(asked_at(board, date), expected);
    }
}

/// CR 704.7 (2026-04-17), 704.6 (2009-07-11), 420.5a (2006-10-01).
#[test]
fn which_state_based_actions_an_effect_replaces_is_told() {
    let mirror = "Mirror replaces two state-based actions at once: Bob had 0 or less life and Bob had ten or more poison counters.";
    for (date, rule) in [("2026-04-17", "704.7"), ("2009-07-11", "704.6")] {
        let rules = [rule, "704.5a", "704.5c"].map(|rule| format!("CR {rule} ({date})")).join(", ");
        tells("state-based/two-reasons-to-lose", date, &[&format!("{mirror} [{rules}]")]);
    }
    let one = "Mirror replaces one state-based action: Bob had 0 or less life; it leaves that Bob had ten or more poison counters. [CR 420.5a (2006-10-01), CR 420.5h (2006-10-01)]";
    tells("state-based/two-reasons-to-lose", "2006-10-01", &[one]);
    let crypt = "Crypt replaces two state-based actions at once: Weak had toughness 0 or less and Weak shared its name with another legend. [CR 704.7 (2026-04-17), CR 704.5f (2026-04-17), CR 704.5j (2026-04-17)]";
    tells("state-based/a-legend-without-toughness", "2026-04-17", &[crypt]);
}

/// CR 510.1, 702.2c, 702.19b, 702.19c, 702.22k (2026-04-17).
#[test]
fn a_division_of_combat_damage_cites_what_decides_it() {
    let all: [(&str, &str, &[&str]); 9] = [
        ("asked-how-it-is-divided", "2012-05-01", &["510.1", "509.2"]),
        ("asked-how-it-is-divided", "2026-04-17", &["510.1"]),
        ("asked-two-that-trample", "2006-10-01", &["310.2", "502.9b"]),
        ("one-is-enough-with-deathtouch", "2012-05-01", &["510.1", "702.18b", "702.2b"]),
        ("one-is-enough-with-deathtouch", "2026-04-17", &["510.1", "702.19b", "702.2c"]),
        ("over-a-planeswalker-asked", "2026-04-17", &["510.1", "702.19c"]),
        ("banding-divides", "2009-07-11", &["510.1", "702.19j"]),
        ("banding-of-an-attacker", "2006-10-01", &["310.2", "502.10h"]),
        ("banding-of-an-attacker", "2026-04-17", &["510.1", "702.22k"]),
    ];
    for (board, date, rules) in all {
        let rules: Vec<String> = rules.iter().map(|rule| format!("CR {rule} ({date})")).collect();
        let asked = asked_at(&format!("combat/{board}"), date);
        let expected = format!("[{}]", rules.join(", "));
        assert!(!asked.is_empty() && asked.iter().all(|said| said.ends_with(&expected)), "{asked:#?}");
    }
}

/// 310.4 (2008-02-01).
#[test]
fn combat_damage_that_waits_on_the_stack_is_told() {
    let knight = "The combat damage is on the stack, and will be dealt as it is assigned: 2 of Knight to Bear. [CR 310.4 (2006-10-01)]";
    tells("combat/first-strike-on-the-stack", "2006-10-01", &[knight]);
}

/// CR 614.12 (2012-05-01), 419.6i (2008-02-01).
#[test]
fn that_continuous_effects_on_what_enters_do_not_count_yet_is_told() {
    let verdict = |name: &str, date: &str| {
        let ruling = ruling_at(name, date);
        let words = Words::new(&ruling);
        let start = ruling.graph().node_indices().next().expect("a moment");
        let judged = ruling.verdicts(start).into_iter();
        judged.map(|judged| with_rules(&words.verdict(start, &judged))).collect::<Vec<_>>().join("\n")
    };
    let others = "; what continuous effects of other sources will make of what enters does not count.";
    for name in ["enter/a-swamp-that-will-be-a-creature", "enter/without-its-own-abilities"] {
        for (date, rule) in [("2012-05-01", "614.12"), ("2008-02-01", "419.6i")] {
            let said = verdict(name, date);
            assert!(said.contains(others) && said.contains(&format!("CR {rule} ({date})]")), "{said}");
        }
        assert!(!verdict(name, "2026-04-17").contains("does not count"), "{name}");
        assert!(verdict(name, "2006-10-01").contains("; what continuous effects will make of"), "{name}");
    }
}

/// CR 701.17b, 107.1b, 614.7a (2026-04-17).
#[test]
fn why_no_cards_are_milled_and_no_damage_is_dealt_is_told() {
    let all = [
        "Alice's library is empty, and so no card is taken from it. [CR 701.17b (2026-04-17)]",
        "Bob's library has only two cards, and no more are taken from it. [CR 701.17b (2026-04-17)]",
        "Husk deals no damage, as its power is -2. [CR 107.1b (2026-04-17), CR 614.7a (2026-04-17)]",
    ];
    tells("mill/more-than-the-library-has", "2026-04-17", &all);
}

/// CR 614.13c, 704.5d (2026-04-17), 420.5f (2006-10-01).
#[test]
fn what_is_exiled_instead_of_entering_is_told() {
    let told = happened_at("enter/exiled-from-the-library-instead", "2026-04-17");
    assert_eq!(told, ["Bear is exiled. []"]);
    let imp = "An Imp token does not enter, and so ceases to exist. [CR 704.5d (2026-04-17)]";
    assert_eq!(happened_at("tokens/exiled-rather-than-entering", "2026-04-17"), [imp, imp]);
    let imp = "An Imp token does not come into play, and so ceases to exist. [CR 420.5f (2006-10-01)]";
    assert_eq!(happened_at("tokens/exiled-rather-than-entering", "2006-10-01"), [imp, imp]);
}

/// CR 301.5c, 303.4j, 701.3b, 702.16c (2026-04-17), 212.2i (2006-10-01).
#[test]
fn why_something_is_not_attached_is_told() {
    let name = "attach/what-does-not-fit-does-not-move";
    let chain = "Chain can't be attached to Knight, which has protection from it, and so does not move.";
    let now = [
        format!("{chain} [CR 702.16c (2026-04-17), CR 701.3b (2026-04-17)]"),
        "Blade can't be attached to Stone, which is no creature, and so does not move. [CR 701.3a (2026-04-17), CR 701.3b (2026-04-17)]".to_owned(),
        "Golem is a creature, and can't be attached to anything, and so does not move. [CR 301.5c (2026-04-17), CR 701.3b (2026-04-17)]".to_owned(),
        "Stone is neither an Aura, an Equipment nor a Fortification, and so does not move. [CR 701.3b (2026-04-17)]".to_owned(),
    ];
    tells(name, "2026-04-17", &now.each_ref().map(String::as_str));
    tells(name, "2006-10-01", &[&format!("{chain} [CR 502.7c (2006-10-01)]")]);
    let kept = "Chain can't be attached to Knight, which has protection from it. [CR 702.15c (2012-05-01)]";
    tells("attach/kept-off-by-protection", "2012-05-01", &[kept]);
    let blade = |rules: &str| format!("Blade is a creature, and can't be attached to anything. [CR {rules}]");
    tells("state-based/a-blade-that-is-a-creature", "2026-04-17", &[&blade("301.5c (2026-04-17)")]);
    tells("state-based/a-blade-that-is-a-creature", "2006-10-01", &[&blade("212.2i (2006-10-01)")]);
}

/// CR 101.2, 608.2d, 614.17, 614.17d (2026-04-17).
#[test]
fn what_says_that_something_can_t_be_chosen_or_paid_is_told() {
    let rioter = "Rioter can't enter with a +1/+1 counter on it, as Calm says. [CR 614.17 (2026-04-17), CR 614.17d (2026-04-17)]";
    tells("cant/haste-for-want-of-counters", "2026-04-17", &[rioter]);
    let goat = "Goat can't be sacrificed, as Peace says. [CR 101.2 (2012-05-01)]";
    tells("cant/nothing-to-devour", "2012-05-01", &[goat]);
    let bear = "Bear can't get a +1/+1 counter, as Calm says. [CR 614.17 (2026-04-17)]";
    let alice = "Alice can't choose to do what isn't possible. [CR 608.2d (2026-04-17)]";
    tells("cant/a-counter-that-stays", "2026-04-17", &[bear, alice]);
    let life = "Alice can't lose 2 life, as Angel says. [CR 103.2 (2006-10-01)]";
    tells("cant/a-land-that-cant-be-paid-for", "2006-10-01", &[life]);
}

/// CR 400.7, 605.4a, 608.2n (2026-04-17), 217.1c (2006-10-01).
#[test]
fn what_the_rules_do_of_themselves_is_not_told_as_in_vain_and_another_object_is_told_as_that() {
    let name = "new-object/another-card-in-the-same-graveyard";
    let imp = |rule: &str| {
        format!("Imp is another object than was meant, and so nothing of the kind happens to it. [CR {rule}]")
    };
    tells(name, "2026-04-17", &[&imp("400.7 (2026-04-17)")]);
    tells(name, "2006-10-01", &[&imp("217.1c (2006-10-01)")]);
    for name in ["new-object/what-was-done-to-a-creature-spell", "connive/discarded-into-the-library"] {
        let told = happened_at(name, "2026-04-17");
        let in_vain = |said: &&String| said.contains("othing comes of");
        assert_eq!(told.iter().find(in_vain), None, "{told:#?}");
    }
}

/// CR 613.1f, 712.15a (2026-04-17).
#[test]
fn only_the_true_reason_is_told_of_what_stays_as_it_is() {
    let told = happened_at("turning/face-down-and-it-does-not-transform", "2026-04-17");
    assert!(told.iter().any(|said| said.contains("face down, and so it doesn't transform")), "{told:#?}");
    assert!(!told.iter().any(|said| said.contains("it is so already")), "{told:#?}");
    let bear = "Bear's ability does not apply: it is lost, as Hush says. [CR 613.1f (2026-04-17)]";
    tells("counters/an-indestructible-counter-that-does-nothing", "2026-04-17", &[bear]);
}

/// CR 701.27f (2026-04-17).
#[test]
fn what_has_transformed_meanwhile_is_told_to_have_done_so() {
    let told = happened_at("turning/two-that-would-turn-it", "2026-04-17");
    let again = |said: &&String| {
        said.contains("has transformed meanwhile") && said.ends_with("[CR 701.27f (2026-04-17)]")
    };
    assert_eq!(told.iter().filter(again).count(), 1, "{told:#?}");
}

/// CR 111.13, 614.13a, 701.27c, 702.38a (2026-04-17), 701.25a (2012-05-01).
#[test]
fn why_nothing_comes_of_what_could_be_expected_is_told() {
    let bear = |rule: &str| format!("Bear has only one face, and so it doesn't transform. [CR {rule}]");
    tells("turning/what-has-one-face-stays", "2026-04-17", &[&bear("701.27c (2026-04-17)")]);
    tells("turning/what-has-one-face-stays", "2012-05-01", &[&bear("701.25a (2012-05-01)")]);
    let echo =
        "Echo becomes a token, which nobody creates. [CR 111.13 (2026-04-17), CR 707.10f (2026-04-17)]";
    tells("tokens/a-token-that-nobody-creates", "2026-04-17", &[echo]);
    let goat = "Goat enters at the same time, and so can't be chosen. [CR 614.13a (2026-04-17)]";
    tells("enter/what-enters-too-is-not-devoured", "2026-04-17", &[goat]);
    let pup = "Pup enters at the same time, and so can't be chosen. [CR 702.38a (2026-04-17)]";
    tells("enter/what-enters-too-is-not-revealed", "2026-04-17", &[pup]);
}

/// CR 304.4, 307.4, 800.4b (2026-04-17), 212.5d, 600.4b (2006-10-01).
#[test]
fn what_does_not_enter_or_change_control_is_told() {
    let bolt = |rule: &str| format!("Bolt does not {rule}]");
    let name = "enter/instants-and-sorceries-stay";
    let rite = "Rite does not enter, being a sorcery. [CR 307.4 (2026-04-17)]";
    tells(name, "2026-04-17", &[&bolt("enter, being an instant. [CR 304.4 (2026-04-17)"), rite]);
    tells(name, "2006-10-01", &[&bolt("come into play, being an instant. [CR 212.5d (2006-10-01)")]);
    let left =
        |rule: &str| format!("Bob has left the game, and so nothing comes under their control. [CR {rule}]");
    tells("controlled/nothing-for-who-has-left", "2026-04-17", &[&left("800.4b (2026-04-17)")]);
    tells("controlled/nothing-for-who-has-left", "2006-10-01", &[&left("600.4b (2006-10-01)")]);
}

/// CR 106.4, 115.7d, 500.5, 704.5f (2026-04-17), 101.2 (2009-07-11), 300.3 (2006-10-01).
#[test]
fn what_is_lost_or_kept_off_and_what_does_not_help_is_told() {
    let mana =
        |and: &str, rule: &str| format!("The unused mana of Alice is lost, which is 3{and}. [CR {rule}]");
    let name = "mana/no-burn-in-a-controlled-turn";
    let spared = mana(", and Alice, whom another player controls, loses no life", "300.3 (2006-10-01)");
    let burnt =
        "The unused mana of Bob is lost, which is 1, and Bob loses as much life. [CR 300.3 (2006-10-01)]";
    tells(name, "2006-10-01", &[&spared, burnt]);
    tells(name, "2026-04-17", &[&mana("", "500.5 (2026-04-17)")]);
    let library = "Bob can't draw 37 cards: their library is empty. [CR 704.5b (2026-04-17)]";
    tells("draw/many-more-than-there-are", "2026-04-17", &[library]);
    let bolt = "Bolt keeps its targets: there are no others that it could have. [CR 115.7d (2026-04-17)]";
    tells("spells/no-other-target", "2026-04-17", &[bolt]);
    let golem = "Golem is put into a graveyard and not destroyed: what it says itself of destruction and Regeneration of Golem do nothing about that. [CR 704.5f (2026-04-17)]";
    tells("state-based/nothing-saves-what-has-no-toughness", "2026-04-17", &[golem]);
    let hydra =
        "Hydra can't have more +1/+1 counters: five +1/+1 counters are not put. [CR 101.2 (2009-07-11)]";
    tells("state-based/more-counters-than-it-can-have-and-twice-as-many", "2009-07-11", &[hydra]);
}
