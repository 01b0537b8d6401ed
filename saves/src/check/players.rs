//! Players whom a file names, as a set: their order says nothing.

use super::Mismatch;
use engine::Ruling;
use statements::ids::PlayerId;

/// The players that an entry names where they are not those of the ruling; nothing where it names none.
pub(super) fn compare(
    ruling: &Ruling,
    field: &str,
    expected: Option<&[String]>,
    found: &[PlayerId],
) -> Option<Mismatch> {
    let expected = sorted(expected?.to_vec());
    let found = names_of(ruling, found);
    (expected != found).then(|| Mismatch::OtherPlayers { field: field.to_owned(), expected, found })
}

/// The names of players, as a set.
pub(super) fn names_of(ruling: &Ruling, players: &[PlayerId]) -> Vec<String> {
    sorted(players.iter().map(|&player| ruling.player(player).to_owned()).collect())
}

/// As a set.
pub(super) fn sorted(mut names: Vec<String>) -> Vec<String> {
    names.sort();
    names.dedup();
    names
}
