//! What words say and abilities hold.

use language::board::{CardType, Color, KeywordName, Supertype, Zone};

/// Something that words can say and an ability can hold.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Sign {
    /// A number.
    Number(i64),
    /// Power and toughness, or what is added to them.
    Size(i64, i64),
    /// A number that is worked out: X, "that much", "the number of".
    WorkedOut,
    /// At least so many.
    AtLeast,
    /// At most so many.
    AtMost,
    /// As many as one wants, up to a number.
    UpTo,
    /// Twice a number.
    Double,
    /// Half of a number.
    Half,
    /// Something is left to a player.
    May,
    /// Something is asked: of the board, the event, what was done or paid.
    Asked,
    /// It looks at what would happen.
    Replaces,
    /// Something happens in place of something else.
    Instead,
    /// Something happens besides something else.
    Besides,
    /// Not, or other than.
    Not,
    /// Something can't happen.
    Cant,
    /// Several: each of some, or all.
    Several,
    /// A target.
    Target,
    /// One that is chosen.
    Chosen,
    /// Used up: the next time, the next so many.
    UsedUp,
    /// So often each turn.
    EachTurn,
    /// Done later, when a period begins.
    Later,
    /// It ends with the turn, or looks back as far as its start.
    ThisTurn,
    /// It looks back at the turn before.
    LastTurn,
    /// It ends with combat, or is about its parts.
    Combat,
    /// It ends as a turn of somebody begins.
    UntilTurn,
    /// A part of the turn, in small letters.
    Step(&'static str),
    /// Whose turn it is.
    TurnOf,
    /// The player whose ability it is.
    You,
    /// Opponents.
    Opponent,
    /// Any player.
    Anyone,
    /// The player who is affected, or was named before.
    ThatPlayer,
    /// Who controls something.
    Controller,
    /// Who owns something.
    Owner,
    /// Under a player's control.
    Controls,
    /// Any object or player.
    AnyRecipient,
    /// Chance chooses.
    AtRandom,
    /// On the bottom of a library.
    Bottom,
    /// A zone.
    Zone(Zone),
    /// Combat damage.
    CombatDamage,
    /// Damage that isn't combat damage.
    OtherDamage,
    /// Tapped, or tapping.
    Tapped,
    /// Untapped, or untapping.
    Untapped,
    /// Attacking.
    Attacking,
    /// Blocking.
    Blocking,
    /// A token.
    Token,
    /// By name.
    Named,
    /// A colour.
    Color(Color),
    /// Of no colour.
    Colorless,
    /// A card type.
    Type(CardType),
    /// A supertype.
    Supertype(Supertype),
    /// A keyword ability.
    Keyword(KeywordName),
    /// A word that the language has as a word: a kind of counter, a subtype, a name. In small letters.
    Word(String),
    /// Something is done or happens, by its verb.
    Does(Verb),
}

/// What is done or happens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Verb {
    /// Damage is dealt.
    Damage,
    /// Damage is prevented.
    Prevent,
    /// Life is gained.
    GainLife,
    /// Life is lost.
    LoseLife,
    /// A life total becomes a number.
    SetLife,
    /// Cards are drawn.
    Draw,
    /// Something is destroyed.
    Destroy,
    /// Something is regenerated.
    Regenerate,
    /// Something is sacrificed.
    Sacrifice,
    /// Cards are discarded.
    Discard,
    /// Tokens are created.
    Create,
    /// Counters are put.
    PutCounters,
    /// Counters are removed.
    RemoveCounters,
    /// Something enters.
    Enter,
    /// Something is skipped.
    Skip,
    /// A deed that has a word of its own: scry, surveil, mill, shuffle.
    Deed(&'static str),
    /// Somebody pays.
    Pay,
    /// Something is a copy.
    Copy,
}
