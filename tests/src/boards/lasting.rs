//! Boards on which somebody chooses between what shows at once in nothing that is counted: what is so for a time, abilities
//! that are gained, effects and abilities that speak of what was chosen, copies.

use super::dice::Dice;
use super::written::{one, written};
use language::board::Board;

/// What is done with the creature that was chosen, or without it.
const DONE: [&str; 16] = [
    "Lasting(ability: Restriction(Cant((event: Damage(from: Chosen(\"one\"))))))",
    "Lasting(ability: Restriction(Cant((event: GainLife(who: Opponents)))))",
    "Lasting(ability: Restriction(Cant((event: GainLife(who: Opponents)))), until: Always)",
    "Lasting(ability: Triggered(when: (event: Draw(who: You)), does: [Do(events: [Destroy(what: Chosen(\"one\"))])]))",
    "Change(what: Chosen(\"one\"), changes: [AddAbility(Restriction(Cant((event: Destroy(what: This)))))])",
    "Change(what: Chosen(\"one\"), changes: [AddAbility(Requirement((event: Deed(what: This, deed: Attack))))])",
    "Change(what: Chosen(\"one\"), changes: [AddAbility(Triggered(when: (event: Deed(what: This, deed: Tap)), does: []))])",
    "Change(what: Chosen(\"one\"), changes: [ModifyPowerToughness(1, 1)])",
    "Change(what: Chosen(\"one\"), changes: [ModifyPowerToughness(1, 1)], until: Always)",
    "Change(what: Chosen(\"one\"), changes: [SetPowerToughness(3, 3)])",
    "CreateEffect((when: (event: Damage(from: Chosen(\"one\"), to: Player(You))), rewrite: Prevent(()), limit: Uses(1)))",
    "CreateEffect((when: (event: Damage(to: Player(Opponents))), rewrite: Prevent(())))",
    "Later(period: Step(End), who: Anyone, does: [Do(events: [Destroy(what: Chosen(\"one\"))])])",
    "Later(period: Step(End), who: You, does: [Do(events: [Draw(who: You, amount: N(1))])])",
    "Trigger(does: [Do(events: [Destroy(what: Chosen(\"one\"))])]), PutTriggers",
    "Do(events: [Deed(what: Is(\"Vase\"), deed: BecomeCopy, to: Object(Chosen(\"one\")))])",
];

/// A creature; the two are alike but for what is said here.
fn creature(id: &str, more: &str) -> String {
    format!("(id: \"{id}\", is: (name: \"Beast\", types: [Creature], power: 2, toughness: 2{more}))")
}

/// A board of such choices; the same seed is the same board.
pub fn lasting(seed: u64) -> Board {
    let dice = &mut Dice::new(seed.wrapping_mul(83));
    let more = one(
        &[
            "",
            ", colors: [Red]",
            ", abilities: [Effect((when: (event: Damage(to: Object(This))), rewrite: Prevent(())))]",
            ", abilities: [Triggered(when: (event: Deed(what: This, deed: Tap)), does: [])]",
        ],
        dice,
    );
    let done = [one(&DONE, dice), one(&DONE, dice), one(&DONE, dice)];
    let chosen = "Choose(what: Type(Creature), amount: N(1), called: \"one\")";
    let does = match dice.below(4) {
        0 => format!("{chosen}, {}", done[0]),
        1 => format!("{chosen}, May(does: [{}]), {}", done[0], done[1]),
        2 => format!("{chosen}, Modes(choose: 1, modes: [[{}], [{}], []])", done[0], done[1]),
        _ => format!("{chosen}, Modes(choose: 2, modes: [[{}], [{}], [{}]])", done[0], done[1], done[2]),
    };
    let later = if dice.one_in(3) {
        ", (controller: \"Ann\", does: [Do(events: [Damage(from: Is(\"Elk\"), to: Player(Named(\"Ann\")), amount: N(1))])])"
    } else {
        ""
    };
    written(&format!(
        "players: [(name: \"Ann\"), (name: \"Ben\")], objects: [{}, {}, (id: \"Vase\", is: (types: [Artifact]))], \
         events: [(source: \"Vase\", controller: \"Ann\", does: [{does}]){later}]",
        creature("Elk", ""),
        creature("Ram", more),
    ))
}
