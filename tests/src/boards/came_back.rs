//! Boards with an ability on the stack whose source leaves and comes back before that resolves.

use super::dice::Dice;
use super::written::{one, some, written};
use language::board::Board;

/// What happens on such a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Returns {
    /// The source leaves and stays away; then the ability resolves.
    Never,
    /// It leaves and comes back; then the ability resolves.
    Before,
    /// It leaves and comes back, and there is no ability.
    WithoutAbility,
}

/// What the source is called.
pub const SOURCE: &str = "Ox";

/// A board of such an ability; the same seed is the same board.
pub fn came_back(seed: u64, returns: Returns) -> Board {
    let dice = &mut Dice::new(seed.wrapping_mul(37));
    let (source, others) = (source(dice), others(dice));
    let (ward, stack) = (ward(dice), ability(dice));
    let away = [
        "Move(what: Is(\"Ox\"), to: Exile)",
        "Move(what: Is(\"Ox\"), to: Graveyard)",
        "Move(what: Is(\"Ox\"), to: Hand)",
        "Destroy(what: Is(\"Ox\"))",
        "Sacrifice(what: Is(\"Ox\"))",
    ];
    let mut meanwhile = format!("Do(events: [{}])", one(&away, dice));
    let back = [
        "Do(events: [Enter(what: Is(\"Ox\"))])",
        "Do(events: [Enter(what: Is(\"Ox\"), under: Named(\"Cyd\"))])",
        "Do(events: [Enter(what: Is(\"Ox\"), tapped: true)])",
    ];
    let back = one(&back, dice);
    if returns != Returns::Never {
        // A script of its own: the same would not find what it has put into a hand.
        meanwhile = format!("{meanwhile}]), (controller: \"Bob\", does: [{back}");
    }
    let (stack, resolve) =
        if returns == Returns::WithoutAbility { (String::new(), "") } else { (stack, "Resolve, ResolveAll") };
    written(&format!(
        "players: [(name: \"Ann\", life: 500), (name: \"Bob\", life: 500), (name: \"Cyd\", life: 500)],
         objects: [{source}, {others}], effects: [{ward}], stack: [{stack}],
         events: [(controller: \"Bob\", does: [{meanwhile}]), (controller: \"Ann\", does: [{resolve}])]"
    ))
}

/// The source: what it is, what is attached to it, and what has changed it until the turn ends.
fn source(dice: &mut Dice) -> String {
    let printed = some(&["Keyword(Lifelink)", "Keyword(Wither)"], dice).join(", ");
    let controller = one(&["", "controller: \"Ann\", "], dice);
    let color = one(&["Red", "Green"], dice);
    let counters = dice.below(3);
    let several = [
        "SetColors([Blue])",
        "ModifyPowerToughness(2, 2)",
        "AddAbility(Keyword(Lifelink))",
        "AddType(Artifact)",
    ];
    let changed = some(&several, dice).join(", ");
    let changed = if changed.is_empty() { changed } else { format!("changed: [(changes: [{changed}])], ") };
    let worn = one(
        &["AddAbility(Keyword(Deathtouch))", "AddAbility(Keyword(Lifelink))", "ModifyPowerToughness(1, 0)"],
        dice,
    );
    format!(
        "(id: \"Ox\", owner: \"Bob\", {controller}{changed}counters: [(PlusOne, {counters})],
            is: (types: [Creature], power: 3, toughness: 4, colors: [{color}], abilities: [{printed}])),
         (id: \"Collar\", owner: \"Ann\", attached_to: \"Ox\", is: (types: [Artifact], subtypes: [\"Equipment\"],
            abilities: [Continuous((affects: AttachedToBy, changes: [{worn}]))])),
         (id: \"Wall\", owner: \"Ann\", is: (types: [Creature], power: 0, toughness: 90))"
    )
}

/// Effects on damage, and an ability that triggers on it, which ask what deals it.
fn others(dice: &mut Dice) -> String {
    let froms = [
        "Any",
        "Type(Creature)",
        "Type(Artifact)",
        "Color(Red)",
        "Color(Blue)",
        "ControlledBy(You)",
        "ControlledBy(Opponents)",
        "With(PlusOne)",
        "Power(AtLeast, N(4))",
        "HasKeyword(Lifelink)",
    ];
    let tos = ["Any", "Player(You)", "Player(Anyone)", "Object(Is(\"Wall\"))"];
    let rewrites = [
        "Scale(Times(2))",
        "Scale(Plus(N(1)))",
        "Prevent((amount: Some(N(1))))",
        "Redirect(to: Player(Named(\"Cyd\")))",
        "Redirect(to: Object(Is(\"Wall\")))",
        "Also([Do(events: [GainLife(who: SourceController, amount: N(7))])])",
    ];
    let mut all: Vec<String> = (0..dice.below(4))
        .map(|number| {
            let (from, to, rewrite) = (one(&froms, dice), one(&tos, dice), one(&rewrites, dice));
            let owner = one(&["Ann", "Bob"], dice);
            format!(
                "(id: \"Veil {number}\", owner: \"{owner}\", is: (types: [Enchantment], abilities: [Effect((
                    when: (event: Damage(from: {from}, to: {to})), rewrite: {rewrite}))]))"
            )
        })
        .collect();
    let (from, to) = (one(&froms, dice), one(&["Player(Anyone)", "Any"], dice));
    all.push(format!(
        "(id: \"Horn\", owner: \"Cyd\", is: (types: [Enchantment], abilities: [Triggered(
            when: (event: Damage(from: {from}, to: {to})), does: [Do(events: [GainLife(who: You, amount: N(10))])])]))"
    ));
    all.join(", ")
}

/// An effect that looks at damage by the source, and came into force before all this.
fn ward(dice: &mut Dice) -> String {
    if dice.one_in(2) {
        return String::new();
    }
    let (rewrite, uses) = (one(&["Prevent((amount: All))", "Scale(Times(2))"], dice), 1 + dice.below(2));
    format!(
        "(id: \"Ward\", controller: \"Cyd\", effect: (when: (event: Damage(from: Is(\"Ox\"))), rewrite: {rewrite}, limit: Uses({uses})))"
    )
}

/// The ability: what it does with its source, and what it asks of it.
fn ability(dice: &mut Dice) -> String {
    let amounts = ["N(2)", "PowerOf(This)", "ToughnessOf(This)", "Counters(PlusOne, This)"];
    let does: Vec<String> = (0..=dice.below(3))
        .map(|_| {
            let amount = one(&amounts, dice);
            match dice.below(11) {
                0..=2 => format!("Do(events: [Damage(from: This, to: Player(Opponents), amount: {amount})])"),
                3 => format!("Do(events: [Damage(from: This, to: Object(Is(\"Wall\")), amount: {amount})])"),
                4 => format!("Do(events: [GainLife(who: You, amount: {amount})])"),
                5 => "Do(events: [LoseLife(who: ControllerOf(This), amount: N(3))])".to_owned(),
                6 => "If(condition: Exists(All([This, In(Battlefield)])), then: [Do(events: [GainLife(who: You, amount: N(50))])])".to_owned(),
                7 => "Do(events: [PutCounters(on: Object(This), kind: PlusOne, amount: N(1))])".to_owned(),
                8 => format!(
                    "Do(events: [{}])",
                    one(&["Sacrifice(what: This)", "Deed(deed: Tap, what: This)", "Destroy(what: This)", "GainControl(who: You, what: This)", "Move(what: This, to: Library)"], dice)
                ),
                9 => "CreateEffect((name: \"Fury\", when: (event: Damage(from: This)), rewrite: Scale(Times(2)), lifetime: ThisTurn))".to_owned(),
                _ => "Change(what: This, changes: [ModifyPowerToughness(5, 5)])".to_owned(),
            }
        })
        .collect();
    format!("(script: (source: \"Ox\", controller: \"Ann\", does: [{}]))", does.join(", "))
}
