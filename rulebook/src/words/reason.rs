//! Why an effect can't be applied now.

use statements::verdict::Reason;

/// What a reason is about, in words: the effect, the part of the event, and what the effect waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About<'a> {
    /// The effect's name.
    pub effect: &'a str,
    /// The part of the event: "the damage to Bob".
    pub part: &'a str,
    /// The kind of event that the part is: "damage".
    pub kind: &'a str,
    /// The kind of event that the effect looks at: "life being gained".
    pub looks_at: &'a str,
    /// The whole event that the effect looks at: "a source Alice controls would deal damage".
    pub waits_for: &'a str,
    /// What the source must still be like: "red"; empty when nothing is checked again.
    pub still: &'a str,
    /// What comes first: "an effect on Alice's creating tokens"; empty when it is not known.
    pub first: &'a str,
}

/// A reason as a clause.
pub fn reason(reason: Reason, about: &About<'_>) -> String {
    let About { effect, part, kind, looks_at, waits_for, still, first } = *about;
    match reason {
        Reason::OtherEvent => format!("{effect} looks at {looks_at}, and this is {kind}"),
        Reason::ConditionNotMet => format!("{effect} does not fit {part}: it applies when {waits_for}"),
        Reason::AlreadyApplied => {
            format!(
                "{effect} has had its one chance: it was applied to {part}, or to what that stands in for"
            )
        }
        Reason::SourceChanged if still.is_empty() => {
            format!("the source of {part} is not the one that {effect} waits for")
        }
        Reason::SourceChanged => format!("{effect} waits for a source that is {still}, and this one is not"),
        Reason::UsedUp => format!("nothing is left of {effect}"),
        Reason::RecipientGone => {
            format!("{effect} can't send the damage on: there is nothing there now that can be dealt damage")
        }
        Reason::SameRecipient => {
            format!("{effect} can't send the damage on: it would be dealt to whom it is dealt already")
        }
        Reason::OuterFirst => format!("{effect} waits: {part} is part of a larger event, and {first} first"),
        Reason::EarlierTierFirst => format!("{effect} waits: {first} first"),
        Reason::OnlyItself => format!("{effect} looks only at its own source, and {part} is not about that"),
        Reason::SourceEntering => {
            format!("the source of {effect} is entering itself and does not see what enters with it")
        }
        Reason::Cant => format!("{effect} can't be applied: something says that this can't happen"),
        Reason::NothingToReplace => format!("there is nothing for {effect} to replace"),
        Reason::NoPossibleMode => format!("no mode of {effect} is possible here"),
        Reason::Disputed => {
            format!(
                "the rules do not decide whether {effect} can be applied; here the reading is followed by which it can't"
            )
        }
        Reason::UnknownCard => {
            format!(
                "whether {effect} can be applied depends on what the card is, which nobody knows; it is not applied here"
            )
        }
        Reason::NoBackFace => format!("{effect} can't be applied to {part}: there is no back face"),
        Reason::FloorKept => {
            format!("{effect} does not fit {part}: the whole event leaves no less life than it would")
        }
        Reason::AbilityLost => {
            format!("{effect} is not in force here: what enters will have lost the ability")
        }
        Reason::NotInForce => format!("{effect} is not in force here"),
    }
}

#[cfg(test)]
mod tests;
