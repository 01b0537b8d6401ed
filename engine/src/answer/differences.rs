//! What is different in an outcome: its facts, as one lists them.

use super::{aims, pieces, tokens};
use crate::answer::facts::demands;
use crate::answer::outcome_reader::OutcomeReader;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::after_layers::AfterLayers;
use crate::table::designated::Marks;
use crate::table::ledger::Entry;
use crate::table::object::{ObjectState, count_counters};
use language::board::{Counter, Period, Standing, Zone};
use language::dispute::Dispute;
use language::event::Mana;
use language::rule::Switch;
use statements::fact::Fact;
use statements::ids::{CounterId, ObjectId, PlayerId, Target, TextId};

/// What is different from the start, and what the ledger says.
pub(crate) fn differences(table: &Table, start: &Situation, end: &Situation) -> Vec<Fact> {
    let (from, to) = (OutcomeReader::new(table, start), OutcomeReader::new(table, end));
    let mut facts = Vec::new();
    facts.extend(to.state.daytime.filter(|_| from.state.daytime != to.state.daytime).map(Fact::Daytime));
    for at in 0..table.player_names.len() {
        player_facts(&from, &to, PlayerId::at(at), &mut facts);
    }
    for at in 0..table.listed {
        Difference::new(&from, &to, ObjectId::at(at)).facts(&mut facts);
    }
    facts.extend(pieces::facts(&from, &to));
    tokens::facts(&to, &mut facts);
    ledger_facts(&to, &mut facts);
    let stacked = table.stacked(to.state);
    if !stacked.is_empty() || !from.state.stack.rows().is_empty() {
        facts.push(Fact::Stacked(stacked));
    }
    facts.extend(aims::facts(&from, &to));
    let waiting = to.waiting();
    if !waiting.is_empty() && waiting != from.waiting() {
        facts.push(Fact::Waiting(waiting));
    }
    let scheduled = to.scheduled();
    if !scheduled.is_empty() && scheduled != from.scheduled() {
        facts.push(Fact::Scheduled(scheduled));
    }
    in_force_facts(&from, &to, &mut facts);
    let taken = |&dispute: &Dispute| Some(Fact::Read(dispute, end.readings.taken(dispute)?));
    facts.extend(Dispute::ALL.iter().filter(|_| start.readings != end.readings).filter_map(taken));
    shield_facts(&to, &mut facts);
    if end.looped.is_some() {
        facts.push(Fact::Loop);
    }
    facts
}

fn player_facts(from: &OutcomeReader<'_>, to: &OutcomeReader<'_>, id: PlayerId, facts: &mut Vec<Fact>) {
    let name = || to.table.player_name(id).to_owned();
    if from.state.player(id).life != to.state.player(id).life {
        facts.push(Fact::Life(name(), to.state.player(id).life));
    }
    match to.state.player(id).standing {
        Standing::Won => facts.push(Fact::Won(name())),
        Standing::Lost => facts.push(Fact::LostGame(name())),
        Standing::Drew => facts.push(Fact::DrewGame(name())),
        Standing::Playing => {}
    }
    let poison = to.counters(Target::Player(id), &Counter::Poison);
    if from.counters(Target::Player(id), &Counter::Poison) != poison {
        facts.push(Fact::Poison(name(), poison));
    }
    commander_facts(from, to, id, facts);
    let (old, new) = (from.state.player(id).mana, to.state.player(id).mana);
    let pool = Mana::ALL.into_iter().filter(|&mana| old[mana as usize] != new[mana as usize]);
    facts.extend(pool.map(|mana| Fact::Pool(name(), mana, new[mana as usize])));
    let (old, new) = (&from.state.player(id).counters, &to.state.player(id).counters);
    for kind in kinds(old.iter().chain(new)) {
        let (name_of, number) = (to.table.counters.get(kind.index()), count_counters(new, kind));
        if *name_of != Counter::Poison && count_counters(old, kind) != number {
            facts.push(Fact::Counters(name(), name_of.clone(), number));
        }
    }
    if from.state.player(id).speed != to.state.player(id).speed {
        facts.push(Fact::Speed(name(), to.state.player(id).speed));
    }
    let [old, new] = [from, to].map(|reader| reader.state.player(id));
    let (mine, before) = (&new.designations, &old.designations);
    let (fresh, gone) = (not_in(mine, before), not_in(before, mine));
    facts.extend(fresh.map(|one| Fact::PlayerDesignated(name(), one)));
    facts.extend(gone.map(|one| Fact::PlayerUndesignated(name(), one)));
    marked(to, &name(), [&old.marks, &new.marks], facts);
    let mut cards = |zone, fact: fn(String, u64) -> Fact| {
        // Whoever has left the game has no zones.
        if !to.state.player(id).left && from.cards(id, zone) != to.cards(id, zone) {
            facts.push(fact(name(), to.cards(id, zone)));
        }
    };
    cards(Zone::Hand, Fact::Hand);
    cards(Zone::Library, Fact::Library);
    cards(Zone::Graveyard, Fact::Graveyard);
    cards(Zone::Exile, Fact::Exile);
    order_facts(from, to, id, facts);
}

/// What commanders have dealt to a player in this game, where the date counts that.
fn commander_facts(from: &OutcomeReader<'_>, to: &OutcomeReader<'_>, id: PlayerId, facts: &mut Vec<Fact>) {
    if !to.table.on(Switch::CommanderDamage) {
        return;
    }
    for &(commander, amount) in &to.state.player(id).from_commanders {
        if from.by_commander(id, commander) != amount {
            let names = (to.table.player_name(id).to_owned(), to.table.object_name(commander).to_owned());
            facts.push(Fact::CommanderDamage(names.0, names.1, amount));
        }
    }
}

/// In which order known cards have come to lie in a library. Of those that lie as they did, with or without others over
/// them, nothing is said.
fn order_facts(from: &OutcomeReader<'_>, to: &OutcomeReader<'_>, id: PlayerId, facts: &mut Vec<Fact>) {
    let (old, new) = (from.state.player(id), to.state.player(id));
    let name = || to.table.player_name(id).to_owned();
    if !old.top.ends_with(&new.top) {
        facts.push(Fact::OnTop(name(), to.names(&new.top)));
    }
    // Of a library from which something has gone it may be another card of which the same is known.
    let is_new =
        |one: &&(TextId, bool)| old.unknown_library != new.unknown_library || !old.known_of_top.contains(one);
    for &(asks, so) in new.known_of_top.iter().filter(is_new) {
        facts.push(Fact::KnownOfTop(name(), to.table.texts.get(asks.index()).clone(), so));
    }
    if !old.bottom.ends_with(&new.bottom) {
        facts.push(Fact::AtBottom(name(), to.names(&new.bottom)));
    }
}

/// An object at the start and in an outcome.
struct Difference<'a> {
    from: &'a OutcomeReader<'a>,
    to: &'a OutcomeReader<'a>,
    id: ObjectId,
    old: &'a ObjectState,
    new: &'a ObjectState,
    /// Where it was and where it is.
    zones: (Zone, Zone),
    /// What it was after the layers.
    was: &'a AfterLayers,
    /// What it is after the layers.
    is: &'a AfterLayers,
}

impl<'a> Difference<'a> {
    fn new(from: &'a OutcomeReader<'a>, to: &'a OutcomeReader<'a>, id: ObjectId) -> Self {
        let (old, new) = (from.state.object(id), to.state.object(id));
        let zones = (from.zone(id), to.zone(id));
        Self {
            from,
            to,
            id,
            old,
            new,
            zones,
            was: &from.view.seen[id.index()],
            is: &to.view.seen[id.index()],
        }
    }

    fn name(&self) -> String {
        self.to.table.object_name(self.id).to_owned()
    }

    fn facts(&self, facts: &mut Vec<Fact>) {
        let name = || self.name();
        let Self { to, old, new, .. } = *self;
        if self.zones.0 != self.zones.1 {
            facts.push(Fact::In(name(), self.zones.1));
        }
        if to.has_stayed(self.id) && old.just_moved != new.just_moved {
            facts.push(Fact::Stayed(name()));
        }
        if to.came_back(self.id) {
            facts.push(Fact::CameBack(name()));
        }
        if old.tapped != new.tapped || (old.zone != new.zone && new.zone == Zone::Battlefield) {
            facts.push(if new.tapped { Fact::Tapped(name()) } else { Fact::Untapped(name()) });
        }
        self.control_facts(facts);
        if old.count != new.count && new.count > 0 {
            facts.push(Fact::Count(name(), new.count));
        }
        if old.damage != new.damage {
            facts.push(Fact::Marked(name(), new.damage));
        }
        if new.deathtouched && !old.deathtouched {
            facts.push(Fact::Deathtouched(name()));
        }
        for kind in kinds(old.counters.iter().chain(&new.counters)) {
            if count_counters(&old.counters, kind) != count_counters(&new.counters, kind) {
                let kind_name = to.table.counters.get(kind.index()).clone();
                facts.push(Fact::Counters(name(), kind_name, count_counters(&new.counters, kind)));
            }
        }
        // Of what is there for nothing that asks, what it looks like says nothing.
        let there = new.phased_out.is_none();
        if there {
            self.look_facts(facts);
        }
        self.fight_facts(facts);
        self.choice_facts(facts);
        // What it shows says so already where it isn't face down.
        if let Some(copy) = new.copy.filter(|_| old.copy != new.copy && new.face_down.is_some()) {
            facts.push(Fact::CopyOf(name(), to.table.print(copy).name.clone()));
        }
        if let Some(color) = new.color.filter(|_| old.color != new.color) {
            facts.push(Fact::ChosenColor(name(), color));
        }
        if there {
            self.kind_facts(facts);
        }
    }

    /// Who has come to control an object; of what is phased out, who did as it phased out.
    fn control_facts(&self, facts: &mut Vec<Fact>) {
        let Self { to, old, new, was, is, .. } = *self;
        let named = |player| (self.name(), to.table.player_name(player).to_owned());
        if let Some(player) = new.phased_out_under {
            if old.phased_out_under.or(was.controller) != Some(player) {
                let (name, player) = named(player);
                facts.push(Fact::PhasedOutUnder(name, player));
            }
        } else if let Some(player) = is.controller.filter(|_| was.controller != is.controller) {
            let (name, player) = named(player);
            facts.push(Fact::Controller(name, player));
        }
    }

    /// The card types, supertypes, subtypes and colours that an object has come to have, by whatever gives them; and those that
    /// it has lost where it is. That it is in another zone, or was turned face down, says of itself that it has lost some.
    fn kind_facts(&self, facts: &mut Vec<Fact>) {
        let (was, is) = (&self.was.is, &self.is.is);
        let name = || self.name();
        facts.extend(fresh(&was.types, &is.types).map(|kind| Fact::HasType(name(), kind)));
        facts.extend(fresh(&was.subtypes, &is.subtypes).map(|kind| Fact::HasSubtype(name(), kind)));
        facts.extend(fresh(&was.supertypes, &is.supertypes).map(|kind| Fact::HasSupertype(name(), kind)));
        facts.extend(fresh(&was.colors, &is.colors).map(|color| Fact::HasColor(name(), color)));
        if self.zones.0 == self.zones.1 && self.old.face_down.is_some() == self.new.face_down.is_some() {
            facts.extend(fresh(&is.types, &was.types).map(|kind| Fact::LacksType(name(), kind)));
            facts.extend(fresh(&is.subtypes, &was.subtypes).map(|kind| Fact::LacksSubtype(name(), kind)));
            facts.extend(
                fresh(&is.supertypes, &was.supertypes).map(|kind| Fact::LacksSupertype(name(), kind)),
            );
            facts.extend(fresh(&is.colors, &was.colors).map(|color| Fact::LacksColor(name(), color)));
        }
    }

    /// What an object has come to look like: its name, power and toughness.
    fn look_facts(&self, facts: &mut Vec<Fact>) {
        let Self { new, was, is, .. } = *self;
        let name = || self.name();
        // What lies face down in a deck of the command zone is told by that; that it has no name there says no more.
        let (before, now) = (self.from.keywords(self.id), self.to.keywords(self.id));
        facts.extend(
            now.iter().filter(|one| !before.contains(one)).map(|one| Fact::HasKeyword(name(), one.clone())),
        );
        let stays = self.zones.0 == self.zones.1;
        let lost = before.iter().filter(|one| stays && !now.contains(one));
        facts.extend(lost.map(|one| Fact::LacksKeyword(name(), one.clone())));
        if was.is.name != is.is.name && !new.is_hidden() {
            facts.push(Fact::Name(name(), is.is.name.clone()));
        }
        if let (Some(power), Some(toughness), true) =
            (is.is.power, is.is.toughness, (was.is.power, was.is.toughness) != (is.is.power, is.is.toughness))
        {
            facts.push(Fact::PowerToughness(name(), power, toughness));
        }
    }

    /// Whom it attacks, what it blocks and has to block, and whether it is blocked.
    fn fight_facts(&self, facts: &mut Vec<Fact>) {
        let Self { to, id, old, new, .. } = *self;
        let name = |id| to.table.object_name(id).to_owned();
        let (before, now) = (old.fight.attacked(), new.fight.attacked());
        match now {
            Some(Target::Player(whom)) if before != now => {
                facts.push(Fact::Attacks(name(id), to.table.player_name(whom).to_owned()));
            }
            Some(Target::Object(whom)) if before != now => {
                facts.push(Fact::Attacks(name(id), name(whom)));
            }
            None if new.attacking && (!old.attacking || before.is_some()) => {
                facts.push(Fact::Attacking(name(id)));
            }
            Some(_) | None => {}
        }
        if new.blocking && !old.blocking && new.fight.blocks.is_empty() {
            facts.push(Fact::Blocking(name(id)));
        }
        let fresh = new.fight.blocks.iter().filter(|attacker| !old.fight.blocks.contains(attacker));
        facts.extend(fresh.map(|&attacker| Fact::Blocks(name(id), name(attacker))));
        if new.fight.blocked && !old.fight.blocked {
            facts.push(Fact::Blocked(name(id)));
        }
        let mut attackers: Vec<ObjectId> = old.must_block.iter().chain(&new.must_block).copied().collect();
        attackers.sort_unstable();
        attackers.dedup();
        let other = |attacker: &ObjectId| demands(old, *attacker) != demands(new, *attacker);
        let stated = |attacker| Fact::MustBlock(name(id), name(attacker), demands(new, attacker));
        facts.extend(attackers.into_iter().filter(other).map(stated));
    }

    /// What was chosen for an object, its faces, and what it is attached to.
    fn choice_facts(&self, facts: &mut Vec<Fact>) {
        let Self { to, old, new, .. } = *self;
        let name = || self.name();
        if let Some(player) = new.player.filter(|_| old.player != new.player) {
            facts.push(Fact::ChosenPlayer(name(), to.table.player_name(player).to_owned()));
        }
        if let Some((with, _)) = new.exiled_with.filter(|_| old.exiled_with != new.exiled_with) {
            facts.push(Fact::ExiledWith(name(), to.table.object_name(with).to_owned()));
        }
        if let Some(word) = new.word.filter(|_| old.word != new.word) {
            facts.push(Fact::ChosenWord(name(), to.table.texts.get(word.index()).clone()));
        }
        let attached = |state: &ObjectState| state.attached_to.is_some() || state.on_player.is_some();
        if attached(old) && !attached(new) && old.zone == new.zone {
            facts.push(Fact::Unattached(name()));
        }
        if let Some(player) = new.protector.filter(|_| old.protector != new.protector) {
            facts.push(Fact::Protector(name(), to.table.player_name(player).to_owned()));
        }
        if let Some(sector) = new.sector.filter(|_| old.sector != new.sector) {
            facts.push(Fact::Sector(name(), sector));
        }
        designated(self.from, self.to, self.id, facts);
        if let Some(number) = new.number.filter(|_| old.number != new.number) {
            facts.push(Fact::ChosenNumber(name(), number));
        }
        if old.face_down.is_some() != new.face_down.is_some() {
            facts.push(if new.face_down.is_some() { Fact::FaceDown(name()) } else { Fact::FaceUp(name()) });
        }
        match (old.phased_out, new.phased_out) {
            (None, Some(_)) => facts.push(Fact::PhasedOut(name())),
            (Some(_), None) if old.zone == new.zone => facts.push(Fact::PhasedIn(name())),
            (Some(_), None | Some(_)) | (None, None) => {}
        }
        if new.transformed && !old.transformed {
            facts.push(Fact::Transformed(name()));
        }
        if let Some(host) = new.attached_to.filter(|_| old.attached_to != new.attached_to) {
            facts.push(Fact::AttachedTo(name(), to.table.object_name(host).to_owned()));
        }
        if let Some(host) = new.on_player.filter(|_| old.on_player != new.on_player) {
            facts.push(Fact::AttachedTo(name(), to.table.player_name(host).to_owned()));
        }
    }
}

/// What is in the second list and not in the first.
fn fresh<T: Clone + PartialEq>(old: &[T], new: &[T]) -> impl Iterator<Item = T> {
    new.iter().filter(|one| !old.contains(one)).cloned()
}

fn kinds<'c>(counters: impl Iterator<Item = &'c (CounterId, u64)>) -> Vec<CounterId> {
    let mut kinds: Vec<CounterId> = counters.map(|&(kind, _)| kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// Which effects have come into force apart from their sources.
fn in_force_facts(from: &OutcomeReader<'_>, to: &OutcomeReader<'_>, facts: &mut Vec<Fact>) {
    let mut told: Vec<&String> = Vec::new();
    for &id in to.state.floating.iter().filter(|id| !from.state.floating.contains(id)) {
        let label = &to.table.effect(id).label;
        if !told.contains(&label) {
            let number = to.in_force(label).ok().filter(|&number| number > 0);
            facts.extend(number.map(|number| Fact::InForce(label.clone(), number)));
            told.push(label);
        }
    }
}

fn shield_facts(read: &OutcomeReader<'_>, facts: &mut Vec<Fact>) {
    let mut told: Vec<&String> = Vec::new();
    for &(id, _) in &read.situation.uses {
        let label = &read.table.effect(id).label;
        // What is called the same is told together.
        let left = read.left(label).ok().filter(|_| !told.contains(&label));
        facts.extend(left.map(|left| Fact::ShieldLeft(label.clone(), left)));
        told.push(label);
    }
}

/// What the ledger says; of several tokens of one name, such as one and the row that it came out of, all of it together.
fn ledger_facts(read: &OutcomeReader<'_>, facts: &mut Vec<Fact>) {
    for &(entry, count) in read.ledger.entries() {
        let Some(fact) = ledger_fact(read.table, entry, count).map(|fact| of_all_so_called(read, fact))
        else {
            continue;
        };
        if !facts.contains(&fact) {
            facts.push(fact);
        }
    }
}

fn of_all_so_called(read: &OutcomeReader<'_>, fact: Fact) -> Fact {
    if let Fact::Dealt(name, count) = fact {
        let all = read.of_all(&name, Entry::Dealt).unwrap_or(count);
        Fact::Dealt(name, all)
    } else if let Fact::Prevented(name, count) = fact {
        let all = read.of_all(&name, Entry::Prevented).unwrap_or(count);
        Fact::Prevented(name, all)
    } else if let Fact::Triggered(name, count) = fact {
        let all = read.of_objects(&name, Entry::Triggered).unwrap_or(count);
        Fact::Triggered(name, all)
    } else {
        fact
    }
}

fn ledger_fact(table: &Table, entry: Entry, count: u64) -> Option<Fact> {
    let player = |id| table.player_name(id).to_owned();
    let target = |target| match target {
        Target::Player(id) => table.player_name(id).to_owned(),
        Target::Object(id) => table.object_name(id).to_owned(),
    };
    let period = |make: fn(String, Period, u64) -> Fact, id, period| make(player(id), period, count);
    Some(match entry {
        Entry::Dealt(to) => Fact::Dealt(target(to), count),
        Entry::Prevented(to) => Fact::Prevented(target(to), count),
        Entry::Gained(id) => Fact::Gained(player(id), count),
        Entry::Lost(id) => Fact::Lost(player(id), count),
        Entry::Drawn(id) => Fact::Drawn(player(id), count),
        Entry::DrewFromEmpty(id) => Fact::DrewFromEmpty(player(id), count),
        Entry::Milled(id) => Fact::Milled(player(id), count),
        Entry::Revealed(id) => Fact::Revealed(player(id), count),
        Entry::Skipped(id, which) => period(Fact::Skipped, id, which),
        Entry::Began(id, which) => period(Fact::Began, id, which),
        Entry::Happened(text) => Fact::Happened(table.texts.get(text.index()).clone(), count),
        Entry::Did(id, act) => Fact::Did(player(id), act, count),
        Entry::Discarded(id) => Fact::Discarded(player(id), count),
        Entry::Extra(id, which) => period(Fact::Extra, id, which),
        Entry::Added(id, mana) => Fact::Added(player(id), mana, count),
        Entry::Rolled(id, sides) => Fact::Rolled(player(id), sides, count),
        Entry::Cast(id) => Fact::Cast(player(id), count),
        Entry::Copied(id) => Fact::Copied(player(id), count),
        Entry::Countered(id) => Fact::Countered(table.object_name(id).to_owned()),
        Entry::Triggered(id) => Fact::Triggered(table.object_name(id).to_owned(), count),
        Entry::Due(of, why) => Fact::StateBased(target(of), why),
        Entry::Regenerated(_) => return None,
    })
}

/// The designations and marks that an object has got and lost. What has left has none; that it has left says so.
fn designated(from: &OutcomeReader<'_>, to: &OutcomeReader<'_>, id: ObjectId, facts: &mut Vec<Fact>) {
    let (old, new) = (from.state.object(id), to.state.object(id));
    let name = || to.table.object_name(id).to_owned();
    let (mine, before) = (&new.designations, &old.designations);
    facts.extend(not_in(mine.all(), before.all()).map(|one| Fact::Designated(name(), one)));
    let goaded = not_in(mine.goaded_by(), before.goaded_by());
    facts.extend(goaded.map(|by| Fact::GoadedBy(name(), to.table.player_name(by).to_owned())));
    if old.zone == new.zone {
        facts.extend(not_in(before.all(), mine.all()).map(|one| Fact::Undesignated(name(), one)));
    }
    let before = if old.zone == new.zone { before.marks.clone() } else { Marks::default() };
    marked(to, &name(), [&before, &mine.marks], facts);
}

/// The marks that somebody or something has got and lost.
fn marked(to: &OutcomeReader<'_>, name: &str, [old, new]: [&Marks; 2], facts: &mut Vec<Fact>) {
    let text = |mark: TextId| to.table.texts.get(mark.index()).clone();
    let fresh = new.iter().filter(|&mark| !old.has(mark));
    facts.extend(fresh.map(|mark| Fact::HasMark(name.to_owned(), text(mark))));
    let gone = old.iter().filter(|&mark| !new.has(mark));
    facts.extend(gone.map(|mark| Fact::LacksMark(name.to_owned(), text(mark))));
}

/// What is in one list and not in another.
fn not_in<'l, T: Copy + PartialEq>(these: &'l [T], other: &'l [T]) -> impl Iterator<Item = T> + use<'l, T> {
    these.iter().copied().filter(|one| !other.contains(one))
}
