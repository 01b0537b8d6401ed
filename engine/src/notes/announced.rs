//! What is not said of spells and abilities that are announced: which ability is meant, and the value of X.

use language::board::paid::{FREE, leaves_mana_open, said};
use language::board::{Ability, Board, Object};
use language::event::Instruction;
use language::path::{BoardPath, Segment};
use language::select::{Amount, CastNumber, What};
use language::walk::Node;
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
        let has_some =
            object.is.abilities.iter().any(|one| matches!(one.itself(), Ability::Activated { .. }));
        let is_unknown = *why == NotAnnounced::NoSuchAbility;
        let is_useful = has_some
            && (is_unknown || matches!(&note.about, About::WhichAbility { called, .. } if called.len() > 1));
        if is_useful && !found.contains(&note) {
            found.push(note);
        }
    }
    found
}

/// Spells that are cast, and abilities that are activated, with an X of which no value is said: it is 0. And spells of which it
/// is asked what mana was spent, where that is not said: none counts.
pub(super) fn unsaid(board: &Board) -> Vec<Note> {
    let called = |what: &What| {
        let What::Is(id) = what else { return None };
        board.objects.iter().find(|object| object.id == *id)
    };
    let mut found = Vec::new();
    for (script, one) in board.events.iter().enumerate() {
        for (at, instruction) in one.does.iter().enumerate() {
            let mut lacks = Vec::new();
            if let Instruction::Cast { what, x, paid, .. } = instruction
                && let Some(spell) = called(what)
            {
                let without_x = (*x == 0 && costs_x(spell)).then(|| About::WithoutX(spell.id.clone()));
                let unspent = leaves_open_what_was_spent(board, spell, paid);
                let unspent = unspent.then(|| About::UnsaidMana(spell.id.clone()));
                lacks.extend(without_x.into_iter().chain(unspent));
            } else if let Instruction::Activate { what, ability, x: 0, .. } = instruction
                && let Some(object) = called(what).filter(|object| asks_for_x(object, ability))
            {
                lacks.push(About::WithoutX(object.id.clone()));
            }
            let (events, does) = (Segment::Field("events"), Segment::Field("does"));
            let path = vec![events, Segment::Index(script), does, Segment::Index(at)];
            found.extend(lacks.into_iter().map(|about| Note { at: BoardPath(path.clone()), about }));
        }
    }
    found
}

/// Whether there is an X in what a spell costs, and the board says no value of it.
fn costs_x(spell: &Object) -> bool {
    spell.cast.x == 0 && spell.is.cost.as_ref().is_some_and(|cost| cost.x > 0)
}

/// Whether an ability on the board asks what mana was spent on a spell, and the board says of none. How much it was in all is
/// known by its mana cost, where nothing else is paid.
fn leaves_open_what_was_spent(board: &Board, spell: &Object, paid: &[String]) -> bool {
    if !spell.cast.colors.is_empty() || !spell.cast.spent.is_empty() {
        return false;
    }
    if paid.iter().chain(&spell.paid).any(|word| said(word) == FREE) {
        return false;
    }
    let is_open =
        spell.is.cost.is_none() || paid.iter().chain(&spell.paid).any(|word| leaves_mana_open(word));
    let in_all = is_open && spell.cast.mana == 0;
    let is_asked = |own: bool| {
        move |node: Node<'_>| {
            let Node::Amount(Amount::OfCast(number, what)) = node else { return false };
            let of_it = matches!(what, What::It) || own && matches!(what, What::This);
            let is_known = if *number == CastNumber::Mana { !in_all } else { !own };
            of_it
                && !is_known
                && matches!(number, CastNumber::Colors | CastNumber::Mana | CastNumber::ManaOf(_))
        }
    };
    board.objects.iter().any(|object| {
        let asks = is_asked(object.id == spell.id);
        object.is.abilities.iter().any(|ability| Node::Ability(ability).any(&asks))
    })
}

/// Whether the activated ability of a name, or the only one, asks for the value of X.
fn asks_for_x(object: &Object, called: &str) -> bool {
    let activated = object.is.abilities.iter().filter_map(|ability| {
        let Ability::Activated { name, costs, targets, does } = ability.itself() else { return None };
        (called.is_empty() || name == called).then_some((costs, targets, does))
    });
    let all: Vec<_> = activated.collect();
    let [(costs, targets, does)] = all[..] else { return false };
    let is_x = |node: Node<'_>| matches!(node, Node::Amount(Amount::ThatMuch));
    // What happens as it resolves: what would be replaced or trigger later has a "that much" of its own.
    let events = does.iter().filter_map(|one| {
        let Instruction::Do { events, .. } = one else { return None };
        Some(events)
    });
    costs.iter().any(|cost| Node::Instruction(cost).any(&is_x))
        || targets.iter().any(|one| one.x)
        || events.flatten().any(|event| Node::Event(event).any(&is_x))
}
