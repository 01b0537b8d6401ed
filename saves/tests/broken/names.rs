//! Names that mean nothing where they stand, and names that are missing.

use expect_test::expect;

use super::{refused, with};

#[test]
fn an_unknown_field_of_an_event() {
    refused(
        &with("amount: N(2), combat", "amout: N(2), combat"),
        &expect![[r#"
        `amout` is not a field of `Damage`; did you mean `amount`?
          at a.board.ron:39:84, in board.events[0].does[0].events[0].amout"#]],
    );
}

#[test]
fn a_player_that_is_not_there_for_excess_damage() {
    refused(
        &with("amount: N(2), combat", "amount: N(2), excess: Player(Named(\"Bbo\")), combat"),
        &expect![[r#"
            there is no player `Bbo`
              at a.board.ron:39:119, in board.events[0].does[0].events[0].excess"#]],
    );
}

#[test]
fn an_unknown_field_of_the_file() {
    refused(
        &with("about:", "abuot:"),
        &expect![[r#"
        `abuot` is not a field of `BoardFile`; did you mean `about`?
          at a.board.ron:4:5, in abuot"#]],
    );
}

#[test]
fn an_unknown_field_of_the_board() {
    refused(
        &with("players:", "player:"),
        &expect![[r#"
        `player` is not a field of `Board`; did you mean `players`?
          at a.board.ron:7:9, in board.player"#]],
    );
}

#[test]
fn an_unknown_field_of_a_player() {
    refused(
        &with("life: 17", "lief: 17"),
        &expect![[r#"
        `lief` is not a field of `Player`; did you mean `life`?
          at a.board.ron:7:59, in board.players[1].lief"#]],
    );
}

#[test]
fn an_unknown_field_of_an_object() {
    refused(
        &with("attached_to:", "attached:"),
        &expect![[r#"
        `attached` is not a field of `Object`; did you mean `attached_to`?
          at a.board.ron:23:40, in board.objects[2].attached"#]],
    );
}

#[test]
fn an_unknown_field_of_the_characteristics() {
    refused(
        &with("toughness:", "thoughness:"),
        &expect![[r#"
        `thoughness` is not a field of `Characteristics`; did you mean `toughness`?
          at a.board.ron:22:92, in board.objects[1].is.thoughness"#]],
    );
}

#[test]
fn an_unknown_field_of_an_effect() {
    refused(
        &with("limit:", "duration:"),
        &expect![[r#"
        `duration` is not a field of `Effect`; possible here: `name`, `when`, `rewrite`, `optional`, `decider`, `lifetime`, `limit`, `functions_in`, `unless`
          at a.board.ron:31:21, in board.effects[0].effect.duration"#]],
    );
}

#[test]
fn an_unknown_field_of_an_instruction() {
    refused(
        &with("Do(events:", "Do(event:"),
        &expect![[r#"
        `event` is not a field of `Do`; did you mean `events`?
          at a.board.ron:39:24, in board.events[0].does[0].event"#]],
    );
}

#[test]
fn an_unknown_field_of_a_ruling() {
    refused(
        &with("ordered_by:", "order_by:"),
        &expect![[r#"
            `order_by` is not a field of `Ruling`; did you mean `ordered_by`?
              at a.board.ron:48:13, in rulings[0].order_by"#]],
    );
}

#[test]
fn an_unknown_field_of_what_is_asked() {
    refused(
        &with("paths: \"2\",", "asked: [(that: ends, forcedby: [\"Bob\"])],"),
        &expect![[r#"
        `forcedby` is not a field of `Asked`; did you mean `forced_by`?
          at a.board.ron:50:34, in rulings[0].asked[0].forcedby"#]],
    );
}

#[test]
fn nothing_that_is_asked() {
    refused(
        &with("paths: \"2\",", "asked: [(outcomes: 2)],"),
        &expect![[r#"
        `Asked` needs the field `that`; add it
          at a.board.ron:50:21, in rulings[0].asked[0]"#]],
    );
}

#[test]
fn a_misspelled_predicate() {
    refused(
        &with("paths: \"2\",", "asked: [(that: survive(\"Bob\"))],"),
        &expect![[r#"
        `survive` is not a `Predicate`; did you mean `survives`?
          at a.board.ron:50:28, in rulings[0].asked[0].that"#]],
    );
}

#[test]
fn a_comparison_without_a_fact() {
    refused(
        &with("paths: \"2\",", "asked: [(that: at_least(3))],"),
        &expect![[r#"
            expected a name, found `3`; a fact is written like `life("Bob", 1)`
              at a.board.ron:50:37, in rulings[0].asked[0].that"#]],
    );
}

#[test]
fn a_misspelled_fact_inside_a_predicate() {
    refused(
        &with("paths: \"2\",", "asked: [(that: all([ends, not(is(lief(\"Bob\", 3)))]))],"),
        &expect![[r#"
            `lief` is not a `Fact`; did you mean `life`?
              at a.board.ron:50:46, in rulings[0].asked[0].that[1]"#]],
    );
}

#[test]
fn an_unknown_field_of_without() {
    refused(
        &with("paths: \"2\",", "without: [(effect: [\"Furnace\"], outcomes: [])],"),
        &expect![[r#"
        `effect` is not a field of `Without`; did you mean `effects`?
          at a.board.ron:50:24, in rulings[0].without[0].effect"#]],
    );
}

#[test]
fn without_but_no_outcomes() {
    refused(
        &with("paths: \"2\",", "without: [(effects: [\"Furnace\"])],"),
        &expect![[r#"
        `Without` needs the field `outcomes`; add it
          at a.board.ron:50:23, in rulings[0].without[0]"#]],
    );
}

#[test]
fn an_unknown_field_of_an_outcome() {
    refused(
        &with("reached_by:", "reachedby:"),
        &expect![[r#"
            `reachedby` is not a field of `Outcome`; did you mean `reached_by`?
              at a.board.ron:47:79, in rulings[0].outcomes[1].reachedby"#]],
    );
}

#[test]
fn a_misspelled_event() {
    refused(
        &with("Do(events: [Damage(", "Do(events: [Dammage("),
        &expect![[r#"
        `Dammage` is not an `Event`; did you mean `Damage`?
          at a.board.ron:39:33, in board.events[0].does[0].events[0]"#]],
    );
}

#[test]
fn a_misspelled_kind_of_event_in_a_pattern() {
    refused(
        &with("event: Damage(to", "event: DealDamage(to"),
        &expect![[r#"
        `DealDamage` is not an `EventPattern`; did you mean `Damage`?
          at a.board.ron:29:35, in board.effects[0].effect.when.event"#]],
    );
}

#[test]
fn a_misspelled_ability() {
    refused(
        &with("Effect((", "Efect(("),
        &expect![[r#"
        `Efect` is not an `Ability`; did you mean `Effect`?
          at a.board.ron:15:25, in board.objects[0].is.abilities[0]"#]],
    );
}

#[test]
fn a_misspelled_rewrite() {
    refused(
        &with("rewrite: Scale(", "rewrite: Double("),
        &expect![[r#"
            `Double` is not a `Rewrite`; possible here: `Scale`, `Prevent`, `Redirect`, `Become`, `Instead`, `Also`, `With`, `DealtBy`, `ManaOf`, `ExtraDice`, `ToZone`, `EnterTapped`, `EnterUntapped`, `EnterWithCounters`, `EnterAsCopy`, `EnterAs`, `EnterTransformed`, `EnterFaceDown`, `EnterAttached`, `UnlessPaid`, `EnterUnder`, `AsEnters`, `Regenerate`, `Skip`, `SkipThen`, `Nothing`, `All`, `ChooseOne`
              at a.board.ron:17:38, in board.objects[0].is.abilities[0].rewrite"#]],
    );
}

#[test]
fn an_unknown_card_type() {
    refused(
        &with("types: [Creature]", "types: [Creture]"),
        &expect![[r#"
        `Creture` is not a `CardType`; did you mean `Creature`?
          at a.board.ron:22:54, in board.objects[1].is.types[0]"#]],
    );
}

#[test]
fn an_unknown_colour() {
    refused(
        &with("colors: [Green]", "colors: [Purple]"),
        &expect![[r#"
        `Purple` is not a `Color`; possible here: `White`, `Blue`, `Black`, `Red`, `Green`
          at a.board.ron:22:74, in board.objects[1].is.colors[0]"#]],
    );
}

#[test]
fn an_unknown_step() {
    refused(
        &with("step: CombatDamage", "step: Damage"),
        &expect![[r#"
        `Damage` is not a `Step`; did you mean `CombatDamage`?
          at a.board.ron:8:38, in board.turn.step"#]],
    );
}

#[test]
fn an_unknown_instruction() {
    refused(
        &with("Do(events:", "Happen(events:"),
        &expect![[r#"
            `Happen` is not an `Instruction`; possible here: `Do`, `May`, `If`, `Choose`, `Target`, `ForEach`, `ForEachPlayer`, `Repeat`, `RepeatUntil`, `Pay`, `IfDone`, `ChooseSource`, `Chance`, `Unknown`, `NewTargets`, `ExchangeLife`, `GiveCountersAgain`, `StateBased`, `PutTriggers`, `Trigger`, `Cast`, `Activate`, `Resolve`, `ResolveAll`, `DeclareAttackers`, `DeclareBlockers`, `CombatDamage`, `Arrange`, `Imprint`, `Modes`, `Equip`, `StepEnds`, `PhaseEnds`, `NextStep`, `NextTurn`, `Later`, `CreateEffect`, `Change`, `Lasting`, `CounterTargeter`, `Regenerate`
              at a.board.ron:39:21, in board.events[0].does[0]"#]],
    );
}

#[test]
fn an_unknown_fact() {
    refused(
        &with("life(\"Bob\", 16)", "Life(\"Bob\", 16)"),
        &expect![[r#"
        `Life` is not a `Fact`; did you mean `life`?
          at a.board.ron:47:33, in rulings[0].outcomes[0].facts[0]"#]],
    );
}

#[test]
fn an_unknown_reason() {
    refused(
        &with("condition_not_met", "no_condition"),
        &expect![[r#"
        `no_condition` is not a `Reason`; did you mean `condition_not_met`?
          at a.board.ron:49:38, in rulings[0].never_offered[0][1]"#]],
    );
}

#[test]
fn a_missing_field_of_an_event() {
    refused(
        &with(", amount: N(2)", ""),
        &expect![[r#"
        `Damage` needs the field `amount`; add it
          at a.board.ron:39:33, in board.events[0].does[0].events[0]"#]],
    );
}

#[test]
fn a_missing_field_of_an_object() {
    refused(
        &with("id: \"Bear\", owner", "owner"),
        &expect![[r#"
        `Object` needs the field `id`; add it
          at a.board.ron:22:13, in board.objects[1]"#]],
    );
}

#[test]
fn a_missing_field_of_an_effect() {
    refused(
        &with("rewrite: Scale(Times(2)),", ""),
        &expect![[r#"
        `Effect` needs the field `rewrite`; add it
          at a.board.ron:15:32, in board.objects[0].is.abilities[0]"#]],
    );
}

#[test]
fn a_file_without_a_title() {
    refused(
        &with("title: \"A doubler and a shield\",", ""),
        &expect![[r#"
        `BoardFile` needs the field `title`; add it
          at a.board.ron:1:1"#]],
    );
}

#[test]
fn a_file_without_a_board() {
    refused(
        "(format: 2, title: \"Nothing\")",
        &expect![[r#"
        `BoardFile` needs the field `board`; add it
          at a.board.ron:1:1"#]],
    );
}

#[test]
fn a_board_without_players() {
    refused(
        "(format: 2, title: \"Nothing\", board: (objects: []))",
        &expect![[r#"
        `Board` needs the field `players`; add it
          at a.board.ron:1:38, in board"#]],
    );
}

#[test]
fn a_field_twice() {
    refused(
        &with("owner: \"Bob\", attached_to", "owner: \"Bob\", owner: \"Anna\", attached_to"),
        &expect![[r#"
        the field `owner` stands here twice; leave one of them out
          at a.board.ron:23:40, in board.objects[2].owner"#]],
    );
}

#[test]
fn a_target_that_is_not_there() {
    refused(
        &with("tapped: true", "targets: [(chosen: [\"Bear\", \"Bare\"], of: Any)]"),
        &expect![[r#"
        there is no player or object `Bare`; did you mean `Bear`?
          at a.board.ron:23:89, in board.objects[2].targets[0].chosen[1]"#]],
    );
}

#[test]
fn a_target_twice_for_one_use_of_the_word() {
    refused(
        &with("tapped: true", "targets: [(chosen: [\"Bob\", \"Bob\"], of: Any)]"),
        &expect![[r#"
        a target can't be Bob: one use of the word targets each only once; leave the other out
          at a.board.ron:23:88, in board.objects[2].targets[0].chosen[1]"#]],
    );
}

#[test]
fn targets_without_what_can_be_targeted() {
    refused(
        &with("tapped: true", "targets: [(chosen: [\"Bob\"])]"),
        &expect![[r#"
        `Targets` needs the field `of`; add it
          at a.board.ron:23:71, in board.objects[2].targets[0]"#]],
    );
}

#[test]
fn an_unknown_time_of_day() {
    refused(
        &with("step: CombatDamage", "step: CombatDamage, daytime: Dusk"),
        &expect![[r#"
        `Dusk` is not a `Daytime`; possible here: `Day`, `Night`
          at a.board.ron:8:61, in board.turn.daytime"#]],
    );
}
