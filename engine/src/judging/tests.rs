mod cant;
mod order;
mod payable;
mod verdicts;

/// A source deals Bob 3 damage.
const THREE_TO_BOB: &str = r#"Damage(to: Player(Named("Bob")), amount: N(3))"#;
