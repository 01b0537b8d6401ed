//! What the rules texts say at a date, read off the texts themselves.

use language::date::Date;

const fn day(year: u16, month: u8, day: u8) -> Date {
    Date::new(year, month, day)
}

/// What counts when one asks what an entering permanent will be like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LookAhead {
    /// What can be copied, and no more. Also where the text has no rule yet.
    Copiable,
    /// Its own static abilities, too.
    Own,
    /// Its own, and those of everything that is there already.
    Everyone,
}

/// CR 614.12 (2026-04-17), 419.6i (2008-02-01).
pub(super) fn look_ahead(at: Date) -> LookAhead {
    if at >= day(2017, 9, 29) {
        LookAhead::Everyone
    } else if at >= day(2008, 2, 1) {
        LookAhead::Own
    } else {
        LookAhead::Copiable
    }
}

/// Numbers below zero are reckoned with: 104.1b (2008-02-01).
pub(super) fn numbers_below_zero(at: Date) -> bool {
    at >= day(2008, 2, 1)
}

/// What is added to power and toughness may be below zero: 104.1b (2008-02-01), and no more by CR 107.1b (2018-04-27).
pub(super) fn modifies_by_below_zero(at: Date) -> bool {
    numbers_below_zero(at) && at < day(2018, 4, 27)
}

/// Self-replacement effects come first.
pub(super) fn self_first(at: Date) -> bool {
    at >= day(2005, 8, 1)
}

/// Effects on whose control something enters under come next.
pub(super) fn control_tier(at: Date) -> bool {
    at >= day(2008, 10, 1)
}

/// Copy effects come next.
pub(super) fn copy_tier(at: Date) -> bool {
    at >= day(2011, 9, 30)
}

/// An effect on a contained event waits for those on the outer one.
pub(super) fn contained_waits(at: Date) -> bool {
    at >= day(2017, 4, 28)
}

/// What can't happen yields to self-replacement effects, and only to them.
pub(super) fn cant_yields_to_self(at: Date) -> bool {
    at >= day(2017, 4, 28)
}

/// Lifelink is a result of damage; before, it is a triggered ability and no part of the event.
pub(super) fn lifelink_is_a_result(at: Date) -> bool {
    at >= day(2009, 7, 11)
}

/// State-based actions ask for damage with deathtouch; before, it is a triggered ability.
pub(super) fn deathtouch_is_state_based(at: Date) -> bool {
    at >= day(2009, 7, 11)
}

/// CR 120.4a (2022-04-29): planeswalkers are dealt excess damage, too, and of a permanent of several types the greatest number
/// is excess; the text of 2020-07-03 knows that of creatures only.
pub(super) fn excess_of_each_type(at: Date) -> bool {
    at >= day(2022, 4, 29)
}

/// Planeswalkers can be dealt damage.
pub(super) fn planeswalkers(at: Date) -> bool {
    at >= day(2007, 10, 1)
}

/// Noncombat damage to a player may be redirected to a planeswalker.
pub(super) fn planeswalker_redirection(at: Date) -> bool {
    planeswalkers(at) && at < day(2018, 4, 27)
}

/// Battles can be dealt damage.
pub(super) fn battles(at: Date) -> bool {
    at >= day(2023, 4, 14)
}

/// What enters at the same time can't be chosen either.
pub(super) fn entering_cannot_be_chosen(at: Date) -> bool {
    at >= day(2016, 7, 22)
}

/// An object chosen for one entering permanent can't be chosen for another that enters with it.
pub(super) fn object_once_for_all(at: Date) -> bool {
    at >= day(2025, 7, 25)
}

/// "If an effect would create tokens or put counters" also sees what replacement effects create or put.
pub(super) fn effects_include_replacements(at: Date) -> bool {
    at >= day(2017, 9, 29)
}

/// What defines an object's own colours, subtypes, power or toughness depends on nothing; before, card types were of it, too,
/// and it could depend on something.
pub(super) fn defining_abilities(at: Date) -> bool {
    at >= day(2008, 2, 1)
}

/// Colours are a layer of their own; before, they were one with abilities.
pub(super) fn colors_apart(at: Date) -> bool {
    at >= day(2009, 7, 11)
}

/// What spells and abilities do as they resolve modifies power and toughness in the layer of what sets them.
pub(super) fn resolved_modify_with_setting(at: Date) -> bool {
    at < day(2009, 7, 11)
}

/// Counters share a layer with all else that modifies power and toughness.
pub(super) fn counters_with_the_rest(at: Date) -> bool {
    at >= day(2020, 7, 3)
}

/// CR 113.6i (2026-04-17), 112.6h (2012-05-01): that counters can't be put on it functions as a permanent enters.
pub(super) fn counters_barred_as_it_enters(at: Date) -> bool {
    at >= day(2012, 5, 1)
}

/// Counters give keywords.
pub(super) fn keyword_counters(at: Date) -> bool {
    at >= day(2020, 7, 3)
}

/// Shadow is one of them.
pub(super) fn shadow_counters(at: Date) -> bool {
    at >= day(2025, 2, 7)
}

/// Counters on creature cards that are no permanents change power and toughness.
pub(super) fn counters_on_cards(at: Date) -> bool {
    at >= day(2012, 5, 1)
}

/// Counters give decayed.
pub(super) fn decayed_counters(at: Date) -> bool {
    at >= day(2026, 4, 17)
}
