//! What the breaks of `breaks.rs` put in, and what may stand where, with the reasons.

use crate::pieces::Sort;

/// Texts that can be anything, and why.
pub(crate) const ANY_TEXT: &[(&str, &str)] = &[
    ("board.title", "what the board is called"),
    ("board.about", "prose"),
    ("player.name", "it makes the name"),
    ("player.team", "it makes the team"),
    ("object.id", "it makes the id"),
    ("object.card", "looked up later, in the collection of whoever rules"),
    ("object.chosen_word", "a type or the name of any card"),
    ("characteristics.name", "it makes the name"),
    ("counter.Named.0", "a kind of counter that has no name here"),
    ("ability.Opaque.0", "the judge's own words"),
    ("keyword.Named.with", "the judge's own words"),
    ("change.AddSubtype.0", "subtypes are open"),
    ("effect.name", "it makes the label"),
    ("floating.id", "it makes the id"),
    ("event_pattern.Opaque.text", "the judge's own words"),
    ("copy_exception.Name.0", "it makes the name"),
    ("copy_exception.AddSubtype.0", "subtypes are open"),
    ("event.Opaque.text", "the judge's own words"),
    ("event.Deed.kind", "subtypes are open"),
    ("event_pattern.Deed.kind", "subtypes are open"),
    ("instruction.Choose.called", "it makes the name"),
    ("ability.Activated.name", "it is the ability's own name"),
    ("instruction.Activate.ability", "an ability that it names may come later"),
    ("instruction.Cast.paid", "a judge's own words"),
    ("targeting.called", "it makes the name"),
    ("spell_cost.called", "it makes the name"),
    ("instruction.ChooseSource.called", "it makes the name"),
    ("instruction.Unknown.asks", "the judge's own words"),
    ("what.Named.0", "of tokens to come, too"),
    ("what.Subtype.0", "subtypes are open"),
    ("what.HasMark.0", "the judge's own words"),
    ("what.Paid.0", "the judge's own words"),
    ("who.HasMark.0", "the judge's own words"),
    ("what.Chose.0", "a word to choose"),
];

/// Numbers that can be below zero.
pub(crate) const BELOW_ZERO: &[&str] = &[
    "player.life",
    "characteristics.power",
    "characteristics.toughness",
    "change.SetPowerToughness.0",
    "change.SetPowerToughness.1",
    "change.ModifyPowerToughness.0",
    "change.ModifyPowerToughness.1",
    "copy_exception.PowerToughness.0",
    "copy_exception.PowerToughness.1",
    "fact.life.1",
    "fact.power_toughness.1",
    "fact.power_toughness.2",
];

/// Rulings are compared with what comes of the board; that they name what is there is told by `saves::check`.
pub(crate) const TOLD_BY_CHECK: &[&str] = &[
    "ruling",
    "outcome",
    "fact",
    "made_by",
    "asked",
    "predicate",
    "without",
    "rounds",
    "verdict",
    "total",
    "after_rounds",
];

/// Values of each sort that fit nothing else.
pub(crate) const SORTS: &[(Sort, &str)] = &[
    (Sort::Number, "7"),
    (Sort::Text, "\"seven\""),
    (Sort::List, "[7]"),
    (Sort::Fields, "(seven: 7)"),
    (Sort::Name, "Seven"),
];

/// Values that name an object or a player who is not there, for whatever can hold a name somewhere.
pub(crate) const NOBODY: &[&str] = &[
    "Is(\"Nobody\")",
    "ControllerOf(Is(\"Nobody\"))",
    "Object(Is(\"Nobody\"))",
    "Count(Is(\"Nobody\"))",
    "Exists(Is(\"Nobody\"))",
    "CopyOf(Is(\"Nobody\"))",
    "Damage(from: Is(\"Nobody\"))",
    "Damage(from: Is(\"Nobody\"), to: Any, amount: N(1))",
    "Destroy(what: Is(\"Nobody\"))",
    "Deed(what: Is(\"Nobody\"), deed: Block, to: Object(Any))",
    "Deed(what: Is(\"Nobody\"), deed: Attack)",
    "Protection(Is(\"Nobody\"))",
    "CantBeRegenerated(Is(\"Nobody\"))",
    "AddAbility(Keyword(Protection(Is(\"Nobody\"))))",
    "Keyword(Protection(Is(\"Nobody\")))",
    "Regenerate(what: Is(\"Nobody\"))",
    "Instead([Regenerate(what: Is(\"Nobody\"))])",
    "Objects(what: Is(\"Nobody\"), fate: Exiled)",
    "Plus(Count(Is(\"Nobody\")))",
    "AllBut(Count(Is(\"Nobody\")))",
    "(event: Damage(from: Is(\"Nobody\")))",
    "(event: Destroy(what: Is(\"Nobody\")))",
    "(event: Deed(what: Is(\"Nobody\"), deed: Attack))",
    "(when: (event: Destroy(what: Is(\"Nobody\"))), rewrite: Nothing)",
    "(affects: Is(\"Nobody\"), changes: [])",
    "(abilities: [Keyword(Protection(Is(\"Nobody\")))])",
    "(amount: All, then: [Regenerate(what: Is(\"Nobody\"))])",
    "(does: [Regenerate(what: Is(\"Nobody\"))])",
    "(id: \"X\", effect: (when: (event: Destroy(what: Is(\"Nobody\"))), rewrite: Nothing))",
    "(active: \"Nobody\")",
    "(id: \"X\", owner: \"Nobody\")",
];
