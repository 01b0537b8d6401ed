//! Abilities that are to be activated, and of which it is not said which one is meant.

use language::board::{Ability, Board};
use language::path::{BoardPath, Segment};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::lacking::NotAnnounced;
use statements::note::{About, Note};

/// The objects of a board that have several activated abilities of which none is told by its name, and that something is to be
/// activated of.
pub(super) fn notes(board: &Board, happened: &[Happened]) -> Vec<Note> {
    let mut found: Vec<Note> = Vec::new();
    for one in happened {
        let Happened::Decided(Decided::NotAnnounced { what, is_spell: false, why }) = one else { continue };
        let (NotAnnounced::SeveralAbilities | NotAnnounced::NoSuchAbility) = why else { continue };
        let Some(object) = board.objects.get(what.index()) else { continue };
        let name = |ability: &Ability| {
            let Ability::Activated { name, .. } = ability.itself() else { return None };
            (!name.is_empty()).then(|| name.clone())
        };
        let called: Vec<String> = object.is.abilities.iter().filter_map(name).collect();
        let note = Note {
            at: BoardPath(vec![Segment::Field("objects"), Segment::Index(what.index())]),
            about: About::WhichAbility { object: object.id.clone(), called },
        };
        let is_useful = matches!(&note.about, About::WhichAbility { called, .. } if called.len() > 1);
        if is_useful && !found.contains(&note) {
            found.push(note);
        }
    }
    found
}
