//! The names on a board: used once, and changed wherever they stand.

use language::board::Board;
pub(crate) use rulebook::line::is_taken;
pub use rulebook::line::unique;
use saves::BoardFile;

/// Whether something on a board names a player or object.
pub(crate) fn is_named(board: &Board, name: &str) -> bool {
    let file = BoardFile::new("", board.clone());
    saves::to_text(&file).is_ok_and(|text| text.contains(&literal(name)))
}

/// What is renamed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Renamed {
    /// A player, whose name is also the id.
    Player,
    /// An object; whether its name is its id, as long as nothing else is said.
    Object {
        /// Whether its name is its id: then what names it by its name is changed, too.
        is_its_name: bool,
    },
    /// An effect that has left its source.
    Effect,
}

impl Renamed {
    /// What stands before such a name in the text of a board, wherever the name means it.
    const fn places(self) -> &'static [&'static str] {
        match self {
            Self::Player => &[
                "active: ",
                "controlled_by: ",
                "owner: ",
                "controller: ",
                "chosen_player: ",
                "phased_out_under: ",
                "attacks: ",
                "attacked: ",
                "affected: ",
                "choice_of: ",
                "you: ",
                "Named(",
            ],
            Self::Object { .. } => &[
                "id: ",
                "attached_to: ",
                "source: ",
                "attacks: ",
                "exiled_with: ",
                "it: ",
                "damage_source: ",
                "this: ",
                "Is(",
            ],
            Self::Effect => &["id: "],
        }
    }
}

/// A file in which a player, an object or an effect, and all that points at it, has another name. None when the text
/// can't be written or read back.
pub(crate) fn renamed(file: &BoardFile, what: Renamed, from: &str, to: &str) -> Option<BoardFile> {
    let mut text = saves::to_text(file).ok()?;
    let (old, new) = (literal(from), literal(to));
    for place in what.places() {
        text = text.replace(&format!("{place}{old}"), &format!("{place}{new}"));
    }
    if what == (Renamed::Object { is_its_name: true }) {
        text = text.replace(&format!("Named({old}"), &format!("Named({new}"));
    }
    if what == Renamed::Player {
        // The players stand first; what else is called so keeps its name.
        text = text.replacen(&format!("name: {old}"), &format!("name: {new}"), 1);
    }
    let mut changed = saves::draft("the board", &text).ok()?;
    if what != Renamed::Player {
        in_lists(&mut changed.board, from, to);
    }
    let told = changed.board.happened.iter_mut();
    for name in
        told.flat_map(|told| told.to.iter_mut().chain(&mut told.dealt_by)).filter(|name| *name == from)
    {
        to.clone_into(name);
    }
    (changed != *file).then_some(changed)
}

/// Renames an object in the lists of ids that a board has.
fn in_lists(board: &mut Board, from: &str, to: &str) {
    let scheduled = board.scheduled.iter_mut().map(|one| &mut one.script);
    let triggered = board.triggered.iter_mut().chain(&mut board.stack).map(|one| &mut one.script);
    let scripts = board.waiting.iter_mut().chain(scheduled).chain(triggered).chain(&mut board.events);
    let referred = scripts.flat_map(|script| &mut script.refers.chosen).flat_map(|(_, ids)| ids);
    let floating = board.effects.iter_mut().flat_map(|effect| &mut effect.refers.chosen);
    let referred = referred.chain(floating.flat_map(|(_, ids)| ids));
    let fights = board.objects.iter_mut().flat_map(|one| {
        one.blocks
            .iter_mut()
            .chain(&mut one.must_block)
            .chain(&mut one.gained_over)
            .chain(one.counters_over.iter_mut().flat_map(|(_, over)| over))
            .chain(one.changed.iter_mut().flat_map(|changed| &mut changed.over))
            .chain(one.gained_before.iter_mut().flat_map(|(_, over)| over))
            .chain(&mut one.damage_order)
    });
    for id in referred.chain(fights).filter(|id| *id == from) {
        to.clone_into(id);
    }
}

/// A name as it stands in a board file.
fn literal(name: &str) -> String {
    format!("{name:?}")
}
