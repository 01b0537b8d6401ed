//! Searches of which a sentence by itself says what is done with what is found.

use language::event::Deed;

use crate::oracle::tree::{Action, ByPlayer, Clause, InPlace, Player, Said, Thing, ToObject, Trait};

/// "Search your library for a Goat card. Put it into your hand, then shuffle": the second sentence belongs to the search,
/// and says nothing more behind it.
pub(super) fn with_what_is_found(all: &mut [Option<Said>]) {
    for place in 1..all.len() {
        let (before, behind) = all.split_at_mut(place);
        let (Some(Some(first)), Some(Some(Said::Does(next)))) = (before.last_mut(), behind.first_mut())
        else {
            continue;
        };
        if let Some(does) = done_mut(first)
            && let Some(search) = open_search(does).cloned()
            && search.only_if.is_none()
            && search.provided.is_none()
            && search.instead == InPlace::Nothing
            && next.iter().all(|clause| is_plain(clause) && is_of_search(&clause.action))
            && next.first().is_some_and(|clause| speaks_of_found(&clause.action))
            && next.iter().any(|clause| shuffles(&clause.action))
        {
            let belongs = next.drain(..).map(|clause| Clause {
                may: search.may.clone(),
                only_if: search.only_if.clone(),
                asked_behind: search.asked_behind,
                provided: search.provided.clone(),
                instead: search.instead,
                x: search.x.clone(),
                ..clause
            });
            does.extend(belongs);
        }
    }
}

/// What a sentence does.
fn done_mut(said: &mut Said) -> Option<&mut Vec<Clause>> {
    if let Said::Does(does) | Said::Triggered { does, .. } | Said::Activated { does, .. } = said {
        Some(does)
    } else {
        None
    }
}

/// The search that your library is not shuffled after, with nothing else behind it than what is done with what is found.
fn open_search(does: &[Clause]) -> Option<&Clause> {
    let is_search =
        |clause: &Clause| matches!(clause.action, Action::Player(ByPlayer::Search { who: Player::You, .. }));
    let at = does.iter().position(is_search)?;
    let (search, behind) = does.get(at..)?.split_first()?;
    let fits = |clause: &Clause| clause.is_under_the_same(search) && speaks_of_found(&clause.action);
    let open = behind.iter().all(fits) && !behind.iter().any(|clause| shuffles(&clause.action));
    open.then_some(search)
}

/// Whether something is done by you, at once and whatever else is so.
fn is_plain(clause: &Clause) -> bool {
    let asks = clause.only_if.is_some() || clause.may.is_some() || clause.unless.is_some();
    !asks && clause.by == Player::You && clause.later.is_none() && clause.instead == InPlace::Nothing
}

/// Whether it is done to what was named before, or is shuffling with what is done to that.
fn speaks_of_found(action: &Action) -> bool {
    let found = |thing: &Thing| match thing {
        Thing::It | Thing::That(_) | Thing::ThatCard | Thing::They | Thing::Those | Thing::Rest => true,
        // "Put one into your hand and the other into your graveyard".
        Thing::Such(_, like) => like.0 == [Trait::Among],
        Thing::Own
        | Thing::Host
        | Thing::The(_)
        | Thing::ThatSource
        | Thing::SourceOfChoice(_)
        | Thing::And(_) => false,
    };
    match action {
        Action::Object(ToObject::Put(Player::You, what, _) | ToObject::DoneTo(Deed::Reveal, what)) => {
            found(what)
        }
        Action::All(all) => all.iter().all(|one| shuffles(one) || speaks_of_found(one)),
        Action::Player(_)
        | Action::Object(_)
        | Action::Lasts(_)
        | Action::PayMana { .. }
        | Action::Modes(_)
        | Action::Either(_) => false,
    }
}

/// Whether it is done to what was found, or shuffles.
fn is_of_search(action: &Action) -> bool {
    speaks_of_found(action) || shuffles(action)
}

/// Whether your library is shuffled.
fn shuffles(action: &Action) -> bool {
    match action {
        Action::Player(ByPlayer::Does(Player::You, Deed::Shuffle, _)) => true,
        Action::All(all) => all.iter().any(shuffles),
        Action::Player(_)
        | Action::Object(_)
        | Action::Lasts(_)
        | Action::PayMana { .. }
        | Action::Modes(_)
        | Action::Either(_) => false,
    }
}
