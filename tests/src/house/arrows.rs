//! Makes arrows of what the files take.

use std::collections::{BTreeMap, BTreeSet};

use super::names::{Found, Names, Space};
use super::plan::{FileId, House, Take};
use super::read::{How, Taken};

/// Follows every path that is taken, and draws the arrows.
pub(super) fn draw(house: &mut House, names: &Names, taken: &[Taken]) {
    let spoken = spoken(names, taken);
    let mut arrows: BTreeMap<(FileId, FileId), BTreeMap<String, usize>> = BTreeMap::new();
    for taken in taken {
        let from = names.scope(taken.scope).file;
        let place = format!("{}:{}", house.file(from).path, taken.line);
        if let [first, _, ..] = &taken.path.names[..]
            && (taken.path.from_crates || !names.knows(taken.scope, first))
        {
            house.strangers.entry(first.clone()).or_insert_with(|| place.clone());
        }
        let Some(found) = ends(names, taken, &spoken) else {
            house.lost.push(format!("{place}: {}", taken.path.names.join("::")));
            continue;
        };
        house.followed += usize::from(!found.is_empty());
        let defined = found.into_iter().filter_map(|found| defined(names, &taken.how, found));
        if matches!(taken.how, How::Impl) {
            let line = taken.line;
            house.impls.extend(defined.map(|(to, name)| (from, to, Take { name, line })));
            continue;
        }
        for (to, name) in defined.filter(|(to, _)| *to != from) {
            let line = arrows.entry((from, to)).or_default().entry(name).or_insert(taken.line);
            *line = taken.line.min(*line);
        }
    }
    let listed = |names: BTreeMap<String, usize>| {
        let mut listed: Vec<Take> = names.into_iter().map(|(name, line)| Take { name, line }).collect();
        listed.sort_by_key(|take| take.line);
        listed
    };
    house.arrows = arrows.into_iter().map(|(arrow, names)| (arrow, listed(names))).collect();
}

/// The names that each file says, by themselves or at the head of a path, and as what.
type Said = BTreeSet<(FileId, String, Space)>;

/// As what each file says each name: of two things with one name, `use` brings in both, and only one may be meant.
fn spoken(names: &Names, taken: &[Taken]) -> Said {
    let paths = taken.iter().filter_map(|taken| match taken.how {
        How::Path(space) => Some((taken, space)),
        How::Use(_) | How::PubUse | How::Glob | How::Impl => None,
    });
    let first = |(taken, space): (&Taken, Space)| {
        let space = if taken.path.names.len() > 1 { Space::Type } else { space };
        Some((names.scope(taken.scope).file, taken.path.names.first()?.clone(), space))
    };
    paths.filter_map(first).collect()
}

/// What a path leads to, without what is outside; none when it starts with us and can't be followed.
fn ends(names: &Names, taken: &Taken, spoken: &Said) -> Option<Vec<Found>> {
    let in_space = |space| names.resolve(taken.scope, &taken.path, space);
    let mut found: Vec<Found> = match &taken.how {
        How::Path(space) => match &taken.path.names[..] {
            [name] => names.through_glob(taken.scope, name, *space).into_iter().collect(),
            _ => vec![space.first().into_iter().find_map(in_space)?],
        },
        How::Glob | How::Impl => vec![in_space(Space::Type)?],
        How::Use(name) => {
            let file = names.scope(taken.scope).file;
            let (said, silent): (Vec<_>, Vec<_>) = Space::ALL
                .into_iter()
                .filter_map(|space| Some((space, in_space(space)?)))
                .partition(|(space, _)| spoken.contains(&(file, name.clone(), *space)));
            let meant = if said.is_empty() { silent } else { said };
            meant.into_iter().map(|(_, found)| found).collect()
        }
        How::PubUse => Space::ALL.into_iter().filter_map(in_space).collect(),
    };
    if found.is_empty() && matches!(taken.how, How::Use(_) | How::PubUse) {
        return None;
    }
    found.retain(|found| *found != Found::Outside);
    found.dedup();
    Some(found)
}

/// The file that defines what is taken, and its name there; none for a module that is only a way to something.
fn defined(names: &Names, how: &How, found: Found) -> Option<(FileId, String)> {
    match (found, how) {
        (Found::Item(item), _) => {
            let item = names.item(item);
            Some((item.file, item.name.clone()))
        }
        (Found::Module(module), How::Glob) => {
            let module = names.scope(module);
            Some((module.file, format!("{}::*", module.name)))
        }
        (Found::Module(module), How::PubUse) => {
            let module = names.scope(module);
            Some((module.file, module.name.clone()))
        }
        (Found::Module(_), How::Use(_) | How::Path(_) | How::Impl) | (Found::Outside, _) => None,
    }
}
