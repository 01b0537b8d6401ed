//! Boards that are well-formed and make no sense.

use expect_test::expect;

use super::{refused, with};

#[test]
fn an_object_with_its_back_face_up_and_no_back_face() {
    refused(
        &with("attached_to: \"Bear\"", "transformed: true"),
        &expect![[r#"
        the object's face can't be `transformed: true`: say in `back` what its other face is
          at a.board.ron:23:53, in board.objects[2].transformed"#]],
    );
}

#[test]
fn a_skip_of_damage_and_something_then() {
    refused(
        &with("rewrite: Prevent((amount: All))", "rewrite: SkipThen([StateBased])"),
        &expect![[r#"
            what the effect does can't be `SkipThen`: it looks at `Begin` only
              at a.board.ron:30:30, in board.effects[0].effect.rewrite"#]],
    );
}

#[test]
fn life_among_assigned_combat_damage() {
    refused(
        &with("does: [\n", "does: [CombatDamage(assigned: [GainLife(who: You, amount: N(1))]),\n"),
        &expect![[r#"
            what is assigned can't be another event than damage: list `Damage` only
              at a.board.ron:38:48, in board.events[0].does[0].assigned[0]"#]],
    );
}

#[test]
fn an_ability_that_triggers_on_prevented_life() {
    refused(
        &with(
            "abilities: [\n",
            "abilities: [Triggered(when: (event: GainLife()), prevented: true, does: []),\n",
        ),
        &expect![[r#"
            what is prevented can't be another event than damage: look at `Damage` in `when`
              at a.board.ron:14:81, in board.objects[0].is.abilities[0].prevented"#]],
    );
}

#[test]
fn an_effect_that_looks_at_an_ability_triggering() {
    refused(
        &with("abilities: [\n", "abilities: [Effect((when: (event: Trigger()), rewrite: Nothing)),\n"),
        &expect![[r#"
            what an effect or a restriction looks at can't be `Trigger`: only a triggered ability looks at it
              at a.board.ron:14:55, in board.objects[0].is.abilities[0].when.event"#]],
    );
}

#[test]
fn an_ability_that_can_not_trigger() {
    refused(
        &with("abilities: [\n", "abilities: [Restriction(Cant((event: Trigger(who: Opponents)))),\n"),
        &expect![[r#"
            what an effect or a restriction looks at can't be `Trigger`: only a triggered ability looks at it
              at a.board.ron:14:58, in board.objects[0].is.abilities[0].event"#]],
    );
}

#[test]
fn a_cause_of_an_ability_triggering() {
    refused(
        &with(
            "abilities: [\n",
            "abilities: [Triggered(when: (event: Trigger(), because: [Cost]), does: []),\n",
        ),
        &expect![[r#"
            an ability's triggering can't be given a cause: leave `because` out
              at a.board.ron:14:77, in board.objects[0].is.abilities[0].when.because"#]],
    );
}

#[test]
fn somebody_who_controls_combat() {
    refused(
        &with(
            "abilities: [\n",
            "abilities: [Restriction(Cant((event: Discard(), because: [Combat], by: You))),\n",
        ),
        &expect![[r#"
            who controls the cause can't be asked of causes that nobody controls: nobody controls combat, the turn and the rules: leave `by` out
              at a.board.ron:14:92, in board.objects[0].is.abilities[0].by"#]],
    );
}

#[test]
fn the_zone_of_what_enters() {
    refused(
        &with("abilities: [\n", "abilities: [Restriction(Cant((event: Enter(what: Not(In(Stack)))))),\n"),
        &expect![[r#"
            the zone of what enters can't be asked for with `In`: it is looked at as it will be on the battlefield: say in `from` where it comes from, and with `CastBy` whether it was cast
              at a.board.ron:14:70, in board.objects[0].is.abilities[0].event.what"#]],
    );
}

#[test]
fn the_zone_of_what_enters_in_a_condition() {
    refused(
        &with(
            "abilities: [\n",
            "abilities: [Restriction(Cant((event: Enter(), only_if: [It(In(Hand))]))),\n",
        ),
        &expect![[r#"
            the zone of what enters can't be asked for with `In`: it is looked at as it will be on the battlefield: say in `from` where it comes from, and with `CastBy` whether it was cast
              at a.board.ron:14:76, in board.objects[0].is.abilities[0].only_if"#]],
    );
}

#[test]
fn what_would_be_moved_onto_the_battlefield() {
    refused(
        &with("abilities: [\n", "abilities: [Restriction(Cant((event: Move(to: Battlefield)))),\n"),
        &expect![[r#"
            where it would be put can't be `Battlefield`: take `Enter`; what sends it elsewhere is `Become([Move(what: It, ..)])`
              at a.board.ron:14:67, in board.objects[0].is.abilities[0].event.to"#]],
    );
}

#[test]
fn a_die_without_sides() {
    refused(
        &with("does: [\n", "does: [Do(events: [Roll(sides: 0)]),\n"),
        &expect![[r#"
        the number of sides can't be 0: a coin has 2, a die more
          at a.board.ron:38:48, in board.events[0].does[0].events[0].sides"#]],
    );
}

#[test]
fn a_chance_with_one_side() {
    refused(
        &with("does: [\n", "does: [Chance(sides: 1, dice: 2, does: []),\n"),
        &expect![[r#"
        the number of sides can't be 1: a coin has 2, a die more
          at a.board.ron:38:38, in board.events[0].does[0].sides"#]],
    );
}

#[test]
fn a_negative_number_of_cards() {
    refused(
        &with("does: [\n", "does: [Do(events: [Deed(deed: Mill, amount: N(-1))]),\n"),
        &expect![[r#"
            expected a whole number, found `-1`
              at a.board.ron:38:63, in board.events[0].does[0].events[0].amount"#]],
    );
}

#[test]
fn mana_of_what_is_no_mana() {
    refused(
        &with("Prevent((amount: All))", "ManaOf(Red)"),
        &expect![[r#"
        what the effect does can't be `ManaOf`: it looks at `AddMana` only
          at a.board.ron:30:30, in board.effects[0].effect.rewrite"#]],
    );
}

#[test]
fn no_players() {
    refused(
        "(format: 2, title: \"Nobody\", board: (players: []))",
        &expect![[r#"
        a board needs at least one player
          at a.board.ron:1:47, in board.players"#]],
    );
}

#[test]
fn two_players_of_one_name() {
    refused(
        &with("name: \"Bob\"", "name: \"Anna\""),
        &expect![[r#"
        the player name `Anna` stands here twice; give each its own
          at a.board.ron:7:52, in board.players[1].name"#]],
    );
}

#[test]
fn a_player_without_a_name() {
    refused(
        &with("name: \"Bob\"", "name: \"\""),
        &expect![[r#"
        the player name is empty; give it one
          at a.board.ron:7:52, in board.players[1].name"#]],
    );
}

#[test]
fn two_objects_of_one_id() {
    refused(
        &with("id: \"Helm\"", "id: \"Bear\""),
        &expect![[r#"
        the id `Bear` stands here twice; give each its own
          at a.board.ron:23:18, in board.objects[2].id"#]],
    );
}

#[test]
fn an_object_and_an_effect_of_one_id() {
    refused(
        &with("id: \"Shield\"", "id: \"Helm\""),
        &expect![[r#"
        the id `Helm` stands here twice; give each its own
          at a.board.ron:27:21, in board.effects[0].id"#]],
    );
}

#[test]
fn an_object_without_an_id() {
    refused(
        &with("id: \"Helm\"", "id: \" \""),
        &expect![[r#"
        the id is empty; give it one
          at a.board.ron:23:18, in board.objects[2].id"#]],
    );
}

#[test]
fn attachments_in_a_circle() {
    refused(
        &with("(id: \"Bear\", owner: \"Anna\"", "(id: \"Bear\", owner: \"Anna\", attached_to: \"Helm\""),
        &expect![[r#"
            the attachments of `Bear` lead back to itself
              at a.board.ron:22:54, in board.objects[1].attached_to"#]],
    );
}

#[test]
fn an_object_attached_to_itself() {
    refused(
        &with("attached_to: \"Bear\"", "attached_to: \"Helm\""),
        &expect![[r#"
        the attachments of `Helm` lead back to itself
          at a.board.ron:23:53, in board.objects[2].attached_to"#]],
    );
}

#[test]
fn a_rules_date_before_all_rules() {
    refused(
        &with("as_of: \"2012-05-01\",\n        players", "as_of: \"2004-09-30\",\n        players"),
        &expect![[r#"
            the rules date can't be 2004-09-30: the first rules that can be ruled by are of 2004-10-01
              at a.board.ron:6:16, in board.as_of"#]],
    );
}

#[test]
fn damage_prevented_from_a_draw() {
    refused(
        &with("event: Damage(to: Player(You))", "event: Draw(who: You)"),
        &expect![[r#"
        what the effect does can't be `Prevent`: it looks at `Damage` only
          at a.board.ron:30:30, in board.effects[0].effect.rewrite"#]],
    );
}

#[test]
fn a_shield_that_doubles() {
    refused(
        &with("Prevent((amount: All))", "Scale(Times(2))"),
        &expect![[r#"
        a shield's effect can't be `Scale`: only what prevents or redirects damage can be a shield with an amount
          at a.board.ron:31:28, in board.effects[0].effect.limit"#]],
    );
}

#[test]
fn a_choice_of_nothing() {
    refused(
        &with("Prevent((amount: All))", "ChooseOne([])"),
        &expect![[r#"
        what the effect does can't be `ChooseOne`: list at least one
          at a.board.ron:30:30, in board.effects[0].effect.rewrite"#]],
    );
}

#[test]
fn a_card_that_stands_for_several() {
    refused(
        &with("tapped: true, is", "count: 3, is"),
        &expect![[r#"
            the count can't be 3: only tokens and copies of spells stand for several objects or for none; list cards one by one
              at a.board.ron:23:68, in board.objects[2].count"#]],
    );
}

#[test]
fn a_card_that_stands_for_none() {
    refused(
        &with("tapped: true, is", "count: 0, is"),
        &expect![[r#"
        the count can't be 0: only tokens and copies of spells stand for several objects or for none; list cards one by one
          at a.board.ron:23:68, in board.objects[2].count"#]],
    );
}

#[test]
fn too_many_players() {
    let players: Vec<String> = (0..1000).map(|n| format!("(name: \"{n}\")")).collect();
    let players = players.join(", ");
    refused(
        &format!("(format: 2, title: \"A crowd\", board: (players: [{players}]))"),
        &expect![[r#"
        at most 32 players can be on a board, this one has 1000
          at a.board.ron:1:48, in board.players"#]],
    );
}

#[test]
fn an_error_in_a_text_with_comments_and_other_brackets_is_found() {
    let text = with("owner: \"Bob\", attached_to", "/* owner: ( */ owner: // \"[\n  \"Rob\", attached_to");
    refused(
        &text,
        &expect![[r#"
        there is no player `Rob`; did you mean `Bob`?
          at a.board.ron:24:3, in board.objects[2].owner"#]],
    );
}

#[test]
fn a_card_that_is_only_named_is_not_looked_up_here() {
    let text = with("tapped: true, is", "card: \"Helm of Nobody\", is");
    let read = saves::from_text("a.board.ron", &text).map_err(|error| error.to_string());
    assert_eq!(read.map(|file| file.board.objects[2].card.clone()), Ok(Some("Helm of Nobody".to_owned())));
    refused(
        &text.replace("owner: \"Bob\", attached_to", "owner: \"Rob\", attached_to"),
        &expect![[r#"
        there is no player `Rob`; did you mean `Bob`?
          at a.board.ron:23:33, in board.objects[2].owner"#]],
    );
}

#[test]
fn a_source_looked_at_again_where_no_damage_is() {
    refused(
        &cant("(event: GainLife(), recheck: Color(Red))"),
        &expect![[r#"
        the source looked at again can't be that of another event: it looks at `Damage` only
          at a.board.ron:14:79, in board.objects[0].is.abilities[0].recheck"#]],
    );
}

#[test]
fn a_scope_by_source_where_no_damage_is() {
    refused(
        &cant("(event: Draw(), scope: PerSource)"),
        &expect![[r#"
        the scope can't be `PerSource`: only `Damage` has a source, take another scope
          at a.board.ron:14:73, in board.objects[0].is.abilities[0].scope"#]],
    );
}

#[test]
fn a_pattern_of_dice_without_sides() {
    refused(
        &cant("(event: Roll(sides: 1))"),
        &expect![[r#"
        the number of sides can't be 1: a coin has 2, a die more
          at a.board.ron:14:70, in board.objects[0].is.abilities[0].event.sides"#]],
    );
}

#[test]
fn a_pattern_of_several_shuffles_at_once() {
    refused(
        &cant("(event: Deed(deed: Shuffle, at_least: 2))"),
        &expect![[r#"
            the least number can't be 2: this deed happens once, leave `at_least` out
              at a.board.ron:14:88, in board.objects[0].is.abilities[0].event.at_least"#]],
    );
}

#[test]
fn a_game_lost_three_times() {
    refused(
        &with("does: [\n", "does: [Do(events: [Deed(deed: Lose, amount: N(3))]),\n"),
        &expect![[r#"
            the number of times can't be 3: this deed happens once, leave `amount` out
              at a.board.ron:38:61, in board.events[0].does[0].events[0].amount"#]],
    );
}

#[test]
fn more_dice_left_out_than_are_rolled() {
    refused(
        &with("does: [\n", "does: [Chance(sides: 6, dice: 2, ignored: 2, does: []),\n"),
        &expect![[r#"
        the number of dice left out can't be 2 of 2: at least one of the dice must count
          at a.board.ron:38:59, in board.events[0].does[0].ignored"#]],
    );
}

#[test]
fn more_counters_of_one_kind_than_can_be_counted() {
    let counters = "counters: [(PlusOne, 18446744073709551615), (Stun, 1), (PlusOne, 1)]";
    refused(
        &with("attached_to: \"Bear\"", counters),
        &expect![[r#"
        the counters of one kind can't be as many as are listed: all of them together must fit 64 bits
          at a.board.ron:23:50, in board.objects[2].counters"#]],
    );
}

#[test]
fn more_mana_of_one_type_than_can_be_counted() {
    refused(
        &with("life: 17", "life: 17, mana: [(Red, 18446744073709551615), (Red, 1)]"),
        &expect![[r#"
        the mana of one type can't be as much as is listed: all of it together must fit 64 bits
          at a.board.ron:7:75, in board.players[1].mana"#]],
    );
}

#[test]
fn a_name_where_fields_belong() {
    refused(
        &with("turn: (active: \"Anna\", step: CombatDamage)", "turn: CombatDamage"),
        &expect![[r#"
        expected the fields of `Turn` in `(` and `)`, found `CombatDamage`
          at a.board.ron:8:15, in board.turn"#]],
    );
}

#[test]
fn an_unknown_field_of_a_triggered_ability() {
    refused(
        &with(
            "abilities: [\n",
            "abilities: [Triggered(when: (event: Damage()), on_prevention: true, does: []),\n",
        ),
        &expect![[r#"
            `on_prevention` is not a field of `Triggered`; possible here: `when`, `prevented`, `as_it_happens`, `nth`, `at_most`, `does`
              at a.board.ron:14:68, in board.objects[0].is.abilities[0].on_prevention"#]],
    );
}

/// The good board with something that can't happen.
fn cant(pattern: &str) -> String {
    with("abilities: [\n", &format!("abilities: [Restriction(Cant({pattern})),\n"))
}
