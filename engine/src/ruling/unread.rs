//! On which unread text a ruling depends.
//!
//! What has only a name may say anything. A sentence of which it is known what sort of ability it is, and of which events it
//! speaks, matters only where that could be used: so this is told rarely enough to be read.

use crate::ruling::Ruling;
use crate::ruling::met::met;
use crate::table::Table;
use crate::table::functioning::Holder;
use crate::table::object::ObjectState;
use language::board::{Ability, Characteristics, ObjectKind, Unread, UnreadOf, Zone};
use language::effect::Kind;
use statements::chronicle::Happened;
use statements::completion::Completion;
use statements::decided::Decided;
use statements::ids::{ObjectId, Target};
use statements::lacking::NotAnnounced;
use statements::unread::{DependsOn, OnUnknown};

/// Rulings with more moments are not looked through for what happens in them: it counts as anything then.
const MOMENTS: usize = 2_000;

/// So many steps are looked at once more where somebody has stopped a ruling.
const AGAIN: usize = 20;

impl Ruling {
    /// The unread text on which the ruling depends, by object and sentence, each once. Looked for when it is asked for the
    /// first time.
    pub fn depends_on(&self) -> &[DependsOn] {
        self.known.depends_on.get_or_init(|| depends_on(self))
    }

    /// What depends on what cards are that nobody knows, and is taken as if it did nothing; each once.
    pub fn on_unknown(&self) -> &[OnUnknown] {
        &self.table().on_unknown
    }
}

fn depends_on(ruling: &Ruling) -> Vec<DependsOn> {
    let table = ruling.table();
    let is_unread = |print: &Characteristics| print.is_only_a_name() || print.unread().next().is_some();
    if !table.prints.values().any(|print| is_unread(print)) {
        return Vec::new();
    }
    let seen = Seen::of(ruling);
    let mut found = Vec::new();
    for state in table.boards.values() {
        for id in state.ids() {
            let object = state.object(id);
            if object.face_down.is_some() {
                continue;
            }
            let is = table.print(object.copiable());
            let mut depends = |sentence: Option<&Unread>| {
                let (sentence, words) = match sentence {
                    Some(unread) => (Some(unread.sentence.clone()), unread.words.clone()),
                    None => (None, String::new()),
                };
                found.push(DependsOn { object: table.object_name(id).to_owned(), sentence, words });
            };
            if is.is_only_a_name() && is_about(table, (id, object)) {
                depends(None);
            }
            let used = |(ability, unread): &(&Ability, &Unread)| {
                if unread.of == UnreadOf::Activated {
                    return seen.not_found.contains(&id);
                }
                seen.could_use(unread, id) && can_do(table, (id, object), (is, ability, unread))
            };
            is.unread().filter(used).for_each(|(_, unread)| depends(Some(unread)));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Whether what has only a name could do anything: not what stays in a hand, a library or exile, an ability that stays on
/// the stack, and what has left the game.
fn is_about(table: &Table, (id, object): (ObjectId, &ObjectState)) -> bool {
    if object.kind == ObjectKind::Ability {
        return object.count > 0 && moves(table, id);
    }
    match object.zone {
        Zone::Battlefield | Zone::Stack | Zone::Command | Zone::Graveyard => true,
        Zone::Hand | Zone::Library | Zone::Exile => moves(table, id),
        Zone::Outside => false,
    }
}

/// Whether a sentence of such an object could be used where that is.
fn can_do(
    table: &Table,
    (id, object): (ObjectId, &ObjectState),
    (is, ability, unread): (&Characteristics, &Ability, &Unread),
) -> bool {
    let functions = || Holder::new(object, is).has_functioning(table, ability);
    match unread.of {
        // It may speak of its own object's coming and going.
        UnreadOf::Static | UnreadOf::Triggered => functions() || moves(table, id),
        UnreadOf::Spell => object.zone == Zone::Stack && moves(table, id),
        // Somebody has to activate it.
        UnreadOf::Activated => false,
    }
}

/// What is met on any way.
struct Seen {
    /// The kinds of events and what they happen to; everything when absent.
    met: Option<Vec<(Kind, Option<Target>)>>,
    /// What has no activated ability, or too many, of those that are known, where one is to be activated.
    not_found: Vec<ObjectId>,
    /// Whether something is announced that could target: becoming a target is no event that happens by itself here.
    announced: bool,
}

impl Seen {
    fn of(ruling: &Ruling) -> Self {
        let is_small = ruling.graph().node_count() <= MOMENTS;
        // What happens in one lane is not told of the others.
        let is_told = ruling.completion() == Completion::Whole && ruling.lane_count() == 0 && is_small;
        // Of a ruling that takes long it is not all gone through once more: whose time is up does not have that again.
        let is_stopped = matches!(ruling.completion(), Completion::Time | Completion::Cancelled);
        let happened = ruling.chronicle().of_first(if is_stopped { AGAIN } else { MOMENTS });
        let met = is_told.then(|| met(ruling, &happened));
        let announced = met.iter().flatten().any(|(kind, _)| *kind == Kind::Cast) || is_announced(&happened);
        Self { met, not_found: not_found(&happened), announced }
    }

    /// Whether anything happens of which a sentence of an object could speak.
    fn could_use(&self, unread: &Unread, id: ObjectId) -> bool {
        let is_meant = |to: Option<Target>| !unread.itself || to == Some(Target::Object(id));
        let happens = |kind: &Kind| {
            self.met.as_ref().is_none_or(|met| met.iter().any(|&(one, to)| one == *kind && is_meant(to)))
        };
        let is_targeted = self.announced && unread.about.contains(&Kind::Undergo);
        unread.about.is_empty() || is_targeted || unread.about.iter().any(happens)
    }
}

fn is_announced(happened: &[Happened]) -> bool {
    happened
        .iter()
        .any(|one| matches!(one, Happened::Put { .. } | Happened::Decided(Decided::Activated { .. })))
}

/// The objects of which an ability would be activated that is none of those that are known.
fn not_found(happened: &[Happened]) -> Vec<ObjectId> {
    let missing = happened.iter().filter_map(|one| {
        let Happened::Decided(Decided::NotAnnounced { what, why, .. }) = one else { return None };
        matches!(why, NotAnnounced::NoSuchAbility | NotAnnounced::SeveralAbilities).then_some(*what)
    });
    missing.collect()
}

/// Whether an object is in several zones on the ways, or is gone on some.
fn moves(table: &Table, id: ObjectId) -> bool {
    let states = table.boards.values().filter_map(|state| state.objects.get(id.index()));
    let mut where_it_is = states.map(|object| (object.zone, object.count > 0));
    let first = where_it_is.next();
    where_it_is.any(|other| Some(other) != first)
}
