//! Words for what is rolled and for mana.

/// What is rolled, by its sides: "6-sided die", "coin".
pub fn dice(sides: u64) -> String {
    if sides == 2 { "coin".to_owned() } else { format!("{sides}-sided die") }
}

/// "roll two 20-sided dice", "flip a coin"; `counted` makes the number and the plural.
pub(super) fn roll(sides: u64, counted: &dyn Fn(&str) -> String) -> String {
    let verb = if sides == 2 { "flip" } else { "roll" };
    format!("{verb} {}", counted(&dice(sides)))
}
