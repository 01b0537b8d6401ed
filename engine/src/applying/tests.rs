mod amounts;
mod choosing;
mod damage;
mod entering;
mod groups;
mod in_place;

/// A source deals Bob 3 damage.
const THREE_TO_BOB: &str = r#"Damage(to: Player(Named("Bob")), amount: N(3))"#;

/// Alice creates a Cat token.
const CAT: &str =
    r#"Create(token: Is((name: "Cat", types: [Creature], power: 1, toughness: 1)), amount: N(1))"#;

/// Four like tokens of Alice's.
const GOATS: &str = "kind: Token, count: 4, is: (types: [Creature], power: 0, toughness: 2)";
