//! Parts that nothing replaces any more happen.

use hashbrown::{HashMap, HashSet};

use super::coming_under_control::comes_under_control;
use super::{
    attach, begin, cast, copy_spell, counter_spell, counters, damage, damage_results, daytime, deed, destroy,
    discard, draw, gain_control, life, mana, roll, zone,
};
use crate::events::at_most::cut;
use crate::events::change::Change;
use crate::table::foreseeing::place;
use crate::table::ledger::Entry;
use crate::table::object::{ObjectState, add_counters};
use crate::table::own_effects::can_trigger;
use crate::table::rows::{can_be_counted_together, singles};
use crate::table::thing::UnknownCards;
use crate::table::turn::Next;
use language::board::{ObjectKind, Supertype, Zone};
use language::rule::Switch;
use statements::error::TooLarge;
use statements::happening::{Entering, Happening, Subject};
use statements::ids::ObjectId;
use statements::part::Part;

impl Change<'_> {
    /// All parts of an event happen at once, each as far as it can. Returns the places of those of which nothing could.
    ///
    /// # Errors
    /// When a total does not fit.
    pub(crate) fn happen(&mut self, parts: &mut [Part]) -> Result<Vec<usize>, TooLarge> {
        let mut came_to_nothing = Vec::new();
        let contents = contents(parts);
        for at in before_they_leave(parts) {
            if cut([self.table.board(self.before), &self.state], &mut parts[at]) {
                came_to_nothing.push(at);
            }
            let inside = contents.get(&at).map_or(&[][..], Vec::as_slice);
            let inside: Vec<&Part> = inside.iter().map(|&inner| &parts[inner]).collect();
            self.by = parts[at].by;
            happen(self, &parts[at], &inside)?;
        }
        self.arrange_together(parts);
        self.link_exiled(parts);
        self.shuffle_libraries(parts);
        Ok(came_to_nothing)
    }
}

/// The places of the parts that each part contains, in order, of those that contain any.
fn contents(parts: &[Part]) -> HashMap<usize, Vec<usize>> {
    let mut contents: HashMap<usize, Vec<usize>> = HashMap::new();
    for (at, part) in parts.iter().enumerate() {
        if let Some(outer) = part.within {
            contents.entry(usize::from(outer)).or_default().push(at);
        }
    }
    contents
}

/// The places of the parts in the order in which they are done: what is done to an object that moves at the same time, such as
/// putting counters on it, is done where it is, before it becomes a new object (CR 400.7 (2026-04-17)).
fn before_they_leave(parts: &[Part]) -> Vec<usize> {
    let moved = |part: &Part| {
        if let Happening::Move { object, .. } = part.happening {
            return Some(object);
        }
        match part.happening.entering()?.subject {
            Subject::Object(object) => Some(object),
            Subject::Token => None,
        }
    };
    let all: HashSet<ObjectId> = parts.iter().filter_map(moved).collect();
    if all.is_empty() || parts.len() == 1 {
        return (0..parts.len()).collect();
    }
    let is_first = |part: &Part| {
        moved(part).is_none() && part.happening.object().is_some_and(|object| all.contains(&object))
    };
    let (mut first, rest): (Vec<usize>, Vec<usize>) = (0..parts.len()).partition(|&at| is_first(&parts[at]));
    first.extend(rest);
    first
}

/// A part happens. `inside` are the parts that it contains.
fn happen(change: &mut Change<'_>, part: &Part, inside: &[&Part]) -> Result<(), TooLarge> {
    match part.happening {
        Happening::Damage { source, to, amount, combat, .. } => {
            damage::happen(change, source, to, amount, combat)
        }
        Happening::MarkDamage { object, amount } => damage_results::mark(change, object, amount),
        Happening::GainLife { player, amount } => life::gain(change, player, amount),
        Happening::LoseLife { player, amount } => life::lose(change, player, amount),
        Happening::Draw { player, underway: false } => draw::happen(change, player, part.from),
        Happening::Draw { player, underway: true } => {
            draw::happen_underway(change, player, part.from, inside)
        }
        Happening::Move { object, to, place, milled } => zone::happen(change, object, to, place, milled),
        Happening::MoveUnknown { player, amount, from, to, place, milled } => {
            let cards = UnknownCards { player, zone: from, amount };
            zone::happen_unknown(change, cards, to, place)?;
            if milled { change.ledger.add(Entry::Milled(player), amount) } else { Ok(()) }
        }
        Happening::Regenerate { object } => destroy::regenerate(change, object),
        Happening::Enter(entering) => enter(change, entering, inside),
        Happening::PutCounters { on, kind, amount, .. } => counters::put(change, on, kind, amount),
        Happening::RemoveCounters { from, kind, amount } => {
            counters::remove(change, from, kind, amount);
            Ok(())
        }
        Happening::Begin { period, player, extra } => begin::happen(change, Next { period, player, extra }),
        Happening::Deed { deed, of, amount, kind, to, .. } => {
            deed::happen(change, of, deed::rules::Details { deed, amount, kind, to }, part.from)
        }
        Happening::Roll { player, sides, dice, ignored } => {
            roll::happen(change, player, roll::Throw { sides, dice, ignored }, part.from)
        }
        Happening::Discard { object } => discard::happen(change, object),
        Happening::CounterSpell { object } => counter_spell::happen(change, object),
        Happening::CopySpell { object, player, amount, new_targets } => {
            copy_spell::happen(change, object, player, amount, new_targets)
        }
        Happening::Cast { object, player, transformed } => cast::happen(change, object, player, transformed),
        Happening::GainControl { object, player } => {
            gain_control::happen(change, object, player);
            Ok(())
        }
        Happening::Attach { object, to } => {
            attach::happen(change, object, to);
            Ok(())
        }
        Happening::AddMana { player, mana, amount, .. } => mana::add(change, player, mana, amount),
        Happening::Daytime { becomes } => {
            daytime::happen(change, becomes);
            Ok(())
        }
        Happening::Opaque { text, .. } => change.ledger.add(Entry::Happened(text), 1),
        // A permanent's counters enter with it; the others consist of what they contain; a number of draws has become single draws.
        Happening::Destroy { .. }
        | Happening::Sacrifice { .. }
        | Happening::Create { .. }
        | Happening::EnterCounters { .. }
        | Happening::DrawCards { .. } => Ok(()),
    }
}

/// A permanent enters, or several like tokens do.
fn enter(change: &mut Change<'_>, entering: Entering, inside: &[&Part]) -> Result<(), TooLarge> {
    // A copy of a spell is one on the stack only: whether it becomes a token is asked before it leaves that.
    let becomes_token = matches!(entering.subject, Subject::Object(id)
        if change.state.object(id).is_copy_of_spell() && change.table.on(Switch::SpellCopyBecomesToken));
    if let Subject::Object(id) = entering.subject {
        change.put(id, Zone::Battlefield);
    }
    let id = place(change.table, &mut change.state, entering);
    if becomes_token {
        change.state.object_mut(id).kind = ObjectKind::Token;
    }
    change.state.attacked |= change.state.object(id).attacking;
    change.state.object_mut(id).counters.clear();
    note_world(change, id);
    comes_under_control(change, id);
    for part in inside {
        if let Happening::EnterCounters { kind, amount, .. } = part.happening {
            add_counters(&mut change.state.object_mut(id).counters, kind, amount)?;
        }
    }
    if entering.subject == Subject::Token && !join_like_tokens(change, id)? {
        let name = super::create::name(change.table, entering.form).to_owned();
        change.table.name_token(id, name);
        come_apart(change, id)?;
    }
    Ok(())
}

/// World permanents that enter together have entered at the same time (CR 704.5k (2026-04-17)).
fn note_world(change: &mut Change<'_>, id: ObjectId) {
    let is = change.table.print(change.state.object(id).copiable());
    if is.supertypes.contains(&Supertype::World) {
        change.state.object_mut(id).entered = change.table.board(change.before).next_since();
    }
}

/// A token that is like another new one is counted with it, so that a number of like tokens costs nothing.
/// Those with triggered abilities stay apart, each of which sees what enters with it.
fn join_like_tokens(change: &mut Change<'_>, id: ObjectId) -> Result<bool, TooLarge> {
    let new = change.state.object(id).clone();
    let is = change.table.print(new.copiable());
    let gained = new.gained.map(|gained| change.table.print(gained));
    let mut all = std::iter::once(is).chain(gained);
    // Where it is asked for what has happened to objects, each of them has its own history.
    if new.attacking
        || change.table.asks_for_objects()
        || all.any(|is| !can_be_counted_together(change.table, is) || can_trigger(change.table, is))
    {
        return Ok(false);
    }
    let like = |other: &ObjectState| {
        let ObjectState { count, since, stamp, entered, .. } = new;
        ObjectState { count, since, stamp, entered, ..other.clone() } == new
    };
    // Where it is asked what was created "this way", others are not of it.
    let first = if change.table.asks_for.done {
        change.table.board(change.before).objects.len()
    } else {
        change.table.listed
    };
    let tokens = first..id.index();
    let Some(at) = tokens.into_iter().find(|&at| like(&change.state.objects[at])) else { return Ok(false) };
    let count = &mut change.state.objects.change(at).count;
    *count = count.checked_add(new.count).ok_or(TooLarge)?;
    change.state.objects.pop();
    Ok(true)
}

/// Like tokens that attack, or whose abilities can't be counted together, are listed one by one.
fn come_apart(change: &mut Change<'_>, id: ObjectId) -> Result<(), TooLarge> {
    let new = change.state.object(id);
    let is = change.table.print(new.copiable());
    if new.count > 1 && (new.attacking || !can_be_counted_together(change.table, is)) {
        // Each has a time stamp of its own (CR 613.7m (2026-04-17)).
        for one in singles(change.table, &mut change.state, id)?.into_iter().skip(1) {
            change.new_stamp(one);
        }
    }
    Ok(())
}
