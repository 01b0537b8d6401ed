//! Boards with a permanent spell that is changed on the stack and resolves.

use super::dice::Dice;
use super::written::{one, some, written};
use language::board::Board;

/// How the same permanent comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comes {
    /// As a spell that has been changed.
    Changed,
    /// As a spell on which all that is printed.
    Printed,
}

/// Some changes, and what comes of a red 2/2 creature with wither by them.
struct Changes {
    changes: Vec<String>,
    printed: String,
}

/// A board of such a spell; the same seed is the same board.
pub fn resolving(seed: u64, comes: Comes) -> Board {
    let dice = &mut Dice::new(seed.wrapping_mul(47));
    let Changes { changes, printed } = changes(dice);
    let until = one(&["", ", until: Always", ", until: UntilTurnOf(Named(\"Bob\"))"], dice);
    let effects = effects(dice);
    let changes: Vec<String> =
        changes.into_iter().map(|change| format!("(changes: [{change}]{until})")).collect();
    let spell = match comes {
        Comes::Changed => format!(
            "changed: [{}], is: (types: [Creature], colors: [Red], power: 2, toughness: 2, abilities: [Keyword(Wither)])",
            changes.join(", ")
        ),
        Comes::Printed => format!("is: ({printed})"),
    };
    written(&format!(
        "players: [(name: \"Ann\", life: 500), (name: \"Bob\", life: 500)],
         objects: [(id: \"Ogre\", owner: \"Ann\", zone: Stack, {spell}), {WALL}{effects}],
         events: [(controller: \"Ann\", does: [Resolve, PutTriggers, Resolve]), {}]",
        asks("Ogre")
    ))
}

const WALL: &str = "(id: \"Wall\", owner: \"Bob\", is: (types: [Creature], power: 0, toughness: 90))";

/// What is done to the spell, layer by layer as the rules have it, and what it is then.
fn changes(dice: &mut Dice) -> Changes {
    let mut changes = Vec::new();
    let mut does = |is_done: bool, change: &str| {
        if is_done {
            changes.push(change.to_owned());
        }
        is_done
    };
    let artifact = does(dice.one_in(2), "AddType(Artifact)");
    let elf = does(dice.one_in(3), "AddSubtype(\"Elf\")");
    let blue = does(dice.one_in(2), "SetColors([Blue])");
    let white = does(dice.one_in(3), "AddColor(White)");
    let bare = does(dice.one_in(3), "LoseAbilities");
    let lifelink = does(dice.one_in(2), "AddAbility(Keyword(Lifelink))");
    let set = does(dice.one_in(3), "SetPowerToughness(4, 5)");
    let more = does(dice.one_in(2), "ModifyPowerToughness(1, 3)");
    let list =
        |all: &[(bool, &str)]| all.iter().filter(|one| one.0).map(|one| one.1).collect::<Vec<_>>().join(", ");
    let (power, toughness) = if set { (4, 5) } else { (2, 2) };
    let (power, toughness) = if more { (power + 1, toughness + 3) } else { (power, toughness) };
    let printed = format!(
        "types: [{}], subtypes: [{}], colors: [{}], power: {power}, toughness: {toughness}, abilities: [{}]",
        list(&[(true, "Creature"), (artifact, "Artifact")]),
        list(&[(elf, "\"Elf\"")]),
        list(&[(!blue, "Red"), (blue, "Blue"), (white, "White")]),
        list(&[(!bare, "Keyword(Wither)"), (lifelink, "Keyword(Lifelink)")]),
    );
    Changes { changes, printed }
}

/// Effects on how such a permanent enters.
fn effects(dice: &mut Dice) -> String {
    let what = [
        "Color(Blue)",
        "Color(Red)",
        "Type(Artifact)",
        "Subtype(\"Elf\")",
        "HasKeyword(Lifelink)",
        "Power(AtLeast, N(4))",
    ];
    let kinds = ["charge", "age", "time"];
    let all = kinds.map(|kind| {
        let what = one(&what, dice);
        format!(
            ", (id: \"Pool {kind}\", owner: \"Bob\", is: (types: [Enchantment], abilities: [Effect((
                when: (event: Enter(what: {what})), rewrite: EnterWithCounters(kind: Named(\"{kind}\"), amount: N(1))))]))"
        )
    });
    let some = some(&[&all[0], &all[1], &all[2]], dice);
    let flag = ", (id: \"Flag\", owner: \"Bob\", is: (types: [Enchantment], abilities: [Triggered(when: (event: Enter(what: Color(Blue))), does: [Do(events: [GainLife(who: You, amount: N(3))])])]))";
    some.concat() + one(&["", flag], dice)
}

/// What is asked of a permanent, so that each answer shows in another total.
pub fn asks(of: &str) -> String {
    let is = format!("Is(\"{of}\")");
    let marks = [
        ("Color(Blue)", "blue"),
        ("Color(Red)", "red"),
        ("Color(White)", "white"),
        ("Type(Artifact)", "artifact"),
        ("Subtype(\"Elf\")", "elf"),
    ];
    let marks: Vec<String> = marks
        .iter()
        .map(|(what, kind)| {
            format!(
                "If(condition: Exists(All([{is}, {what}])), then: [Do(events: [PutCounters(on: Object(Is(\"Wall\")), kind: Named(\"{kind}\"), amount: N(1))])])"
            )
        })
        .collect();
    format!(
        "(controller: \"Bob\", does: [
            Do(events: [Damage(from: {is}, to: Object(Is(\"Wall\")), amount: PowerOf({is}))]),
            Do(events: [LoseLife(who: ControllerOf({is}), amount: Times(ToughnessOf({is}), 10))]),
            {}])",
        marks.join(", ")
    )
}

/// A spell of Ann's that somebody controls for a time, and how it is asked whose the permanent is once that time is over: who
/// that is loses 1 life.
pub fn borrowed(seed: u64) -> (Board, Borrowed) {
    let dice = &mut Dice::new(seed.wrapping_mul(53));
    let is_for_good = dice.one_in(2);
    let borrower = ["Bob", "Cyd"][dice.below(2)];
    let until = if is_for_good { "Always" } else { "ThisTurn" };
    let (turns, resolves) = (1 + dice.below(2), "Resolve");
    let gained =
        format!("Change(what: Is(\"Ogre\"), changes: [Control(Named(\"{borrower}\"))], until: {until})");
    let (changed, gained) = if dice.one_in(2) {
        (format!("changed: [(changes: [Control(Named(\"{borrower}\"))], until: {until})], "), String::new())
    } else {
        (String::new(), format!("(controller: \"Ann\", does: [{gained}]), "))
    };
    let turns = vec!["NextTurn"; turns].join(", ");
    let board = written(&format!(
        "players: [(name: \"Ann\"), (name: \"Bob\"), (name: \"Cyd\")],
         objects: [(id: \"Ogre\", owner: \"Ann\", zone: Stack, {changed}is: (types: [Creature], power: 2, toughness: 2))],
         events: [{gained}(controller: \"Ann\", does: [{resolves}, Do(events: [GainLife(who: ControllerOf(Is(\"Ogre\")), amount: N(5))]), {turns}]),
            (controller: \"Ann\", does: [Do(events: [LoseLife(who: ControllerOf(Is(\"Ogre\")), amount: N(1))])])]"
    ));
    (board, Borrowed { borrower, is_for_good })
}

/// Who controls a spell, and whether that ends with the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Borrowed {
    /// Who controls it as it resolves.
    pub borrower: &'static str,
    /// Whether that never ends.
    pub is_for_good: bool,
}
