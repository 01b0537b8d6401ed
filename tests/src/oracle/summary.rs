//! An outcome in a form that can be compared: what differs between two rulings differs here.

use std::collections::BTreeMap;

use super::world::{Sign, Thing, World};
use language::board::{Counter, Zone};
use statements::fact::Fact;

/// An outcome, as matters and what became of them. Whatever is 0 or not so is left out, so equal outcomes are
/// equal summaries. It holds, by player name: life, poison, hand, library, graveyard and exile counts, and
/// what was drawn, milled, revealed, gained, lost, dealt, prevented, skipped and begun; by object id: zone,
/// and on the battlefield controller, name, tapped, marked damage, counters and chosen colour; new tokens by
/// controller and name: how many, how many tapped, how many of each chosen colour; opaque events by their
/// words. A loop is a summary of its own.
///
/// From another engine's facts: take [`Summary::start`] of the board and [`Summary::after`] with the facts
/// that the outcome states; facts about other matters (types, power) are passed over.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Summary(BTreeMap<String, String>);

impl Summary {
    /// The summary of a board before anything happens. It also holds, for objects elsewhere, the name and
    /// controller that they would have on the battlefield: an outcome need not state what stays the same.
    pub fn start(board: &language::board::Board) -> Self {
        let mut start = Self::default();
        for fact in facts(&World::of(board, language::date::Date::NOW)) {
            start.note(&fact);
        }
        start
    }

    /// Without what all of these have in common.
    pub fn apart_from(&self, common: &Self) -> Self {
        let own = self.0.iter().filter(|(matter, is)| common.0.get(*matter) != Some(*is));
        Self(own.map(|(matter, is)| (matter.clone(), is.clone())).collect())
    }

    /// What it has in common with another.
    pub fn shared(&self, other: &Self) -> Self {
        let both = self.0.iter().filter(|(matter, is)| other.0.get(*matter) == Some(*is));
        Self(both.map(|(matter, is)| (matter.clone(), is.clone())).collect())
    }

    /// This summary with what an outcome says is different.
    pub fn after(&self, facts: &[Fact]) -> Self {
        let mut after = self.clone();
        for fact in facts {
            after.note(fact);
        }
        after.tidy()
    }

    /// The summary of nothing but these facts.
    pub fn from_facts(facts: &[Fact]) -> Self {
        Self::default().after(facts)
    }

    /// The matters and what became of them.
    pub fn entries(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(matter, is)| (matter.as_str(), is.as_str()))
    }

    /// Whether all of these facts are so; facts that a summary does not hold are not so.
    pub fn holds(&self, facts: &[Fact]) -> bool {
        facts.iter().all(|fact| {
            let mut only = Self::default();
            only.note(fact);
            match only.0.pop_first() {
                Some((matter, is)) if is == "0" || is == "no" => !self.0.contains_key(&matter),
                Some((matter, is)) => self.0.get(&matter) == Some(&is),
                None => false,
            }
        })
    }

    pub(super) fn of(world: &World) -> Self {
        Self::default().after(&facts(world))
    }

    pub(super) fn looped() -> Self {
        Self::from_facts(&[Fact::Loop])
    }

    /// Leaves out what says nothing: zeros, and what is only so on the battlefield.
    fn tidy(mut self) -> Self {
        if self.0.contains_key("loop") {
            return Self([("loop".to_owned(), "yes".to_owned())].into());
        }
        let there = |matter: &str| match matter.split_once(" of ") {
            Some((matter, id)) if matter.starts_with("designation ") || matter.starts_with("mark ") => {
                self.0.get(&format!("zone of {id}")).is_none_or(|z| z == "Battlefield")
            }
            Some(("controller" | "name" | "tapped" | "marked" | "deathtouched" | "color", id)) => {
                self.0.get(&format!("zone of {id}")).is_none_or(|z| z == "Battlefield")
            }
            _ => true,
        };
        let gone: Vec<String> = self.0.keys().filter(|m| !there(m)).cloned().collect();
        for matter in gone {
            self.0.remove(&matter);
        }
        self.0.retain(|_, is| is != "0" && is != "no");
        self
    }

    fn note(&mut self, fact: &Fact) {
        if let Some((matter, is)) = entry(fact) {
            self.0.insert(matter, is);
        }
    }
}

impl std::fmt::Display for Summary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (matter, is) in &self.0 {
            writeln!(f, "    {matter}: {is}")?;
        }
        Ok(())
    }
}

#[expect(clippy::too_many_lines, reason = "one arm for each kind")]
fn entry(fact: &Fact) -> Option<(String, String)> {
    let of =
        |matter: &str, name: &str, is: &dyn ToString| Some((format!("{matter} of {name}"), is.to_string()));
    match fact {
        Fact::Life(p, n) => Some((format!("life of {p}"), format!("{n} life"))),
        Fact::Poison(p, n) => of("poison", p, n),
        Fact::Counters(id, kind, n) => Some((format!("counters {kind:?} of {id}"), n.to_string())),
        Fact::Designated(id, one) => of(&format!("designation {one:?}"), id, &"yes"),
        Fact::Undesignated(id, one) => of(&format!("designation {one:?}"), id, &"no"),
        Fact::PlayerDesignated(p, one) => of(&format!("title {one:?}"), p, &"yes"),
        Fact::PlayerUndesignated(p, one) => of(&format!("title {one:?}"), p, &"no"),
        Fact::HasMark(of_whom, mark) => of(&format!("mark {mark}"), of_whom, &"yes"),
        Fact::LacksMark(of_whom, mark) => of(&format!("mark {mark}"), of_whom, &"no"),
        Fact::Tapped(id) => of("tapped", id, &"yes"),
        Fact::Untapped(id) => of("tapped", id, &"no"),
        Fact::In(id, zone) => of("zone", id, &format!("{zone:?}")),
        Fact::Controller(id, p) => of("controller", id, p),
        Fact::Tokens(p, name, n) => Some((format!("tokens {name} with {p}"), n.to_string())),
        Fact::TappedTokens(p, name, n) => Some((format!("tapped tokens {name} with {p}"), n.to_string())),
        Fact::ColorTokens(p, name, color, n) => {
            Some((format!("{color:?} tokens {name} with {p}"), n.to_string()))
        }
        Fact::CounterTokens(p, name, kind, each, n) => {
            Some((format!("tokens {name} with {p} and {each} {kind:?}"), n.to_string()))
        }
        Fact::MarkedTokens(p, name, each, n) => {
            Some((format!("tokens {name} with {p} and {each} damage"), n.to_string()))
        }
        Fact::Name(id, name) => of("name", id, name),
        Fact::ChosenColor(id, color) => of("color", id, &format!("{color:?}")),
        Fact::Marked(id, n) => of("marked", id, n),
        Fact::Deathtouched(id) => of("deathtouched", id, &"yes"),
        Fact::Hand(p, n) => of("hand", p, n),
        Fact::Library(p, n) => of("library", p, n),
        Fact::Graveyard(p, n) => of("graveyard", p, n),
        Fact::Exile(p, n) => of("exile", p, n),
        Fact::Drawn(p, n) => of("drawn", p, n),
        Fact::DrewFromEmpty(p, n) => of("drawn from empty", p, n),
        Fact::Milled(p, n) => of("milled", p, n),
        Fact::Triggered(id, n) => of("triggered", id, n),
        Fact::Revealed(p, n) => of("revealed", p, n),
        Fact::Gained(p, n) => of("gained", p, n),
        Fact::Lost(p, n) => of("lost", p, n),
        Fact::Dealt(name, n) => of("dealt", name, n),
        Fact::Prevented(name, n) => of("prevented", name, n),
        Fact::Skipped(p, period, n) => Some((format!("skipped {period:?} of {p}"), n.to_string())),
        Fact::Began(p, period, n) => Some((format!("began {period:?} of {p}"), n.to_string())),
        Fact::Happened(text, n) => Some((format!("happened: {text}"), n.to_string())),
        Fact::Loop => Some(("loop".to_owned(), "yes".to_owned())),
        Fact::Did(..)
        | Fact::Discarded(..)
        | Fact::Extra(..)
        | Fact::Added(..)
        | Fact::Pool(..)
        | Fact::Rolled(..)
        | Fact::Cast(..)
        | Fact::Copied(..)
        | Fact::Countered(..)
        | Fact::Unattached(..)
        | Fact::StateBased(..)
        | Fact::Protector(..)
        | Fact::Speed(..)
        | Fact::CommanderDamage(..)
        | Fact::Sector(..)
        | Fact::GoadedBy(..)
        | Fact::Attacking(..)
        | Fact::Attacks(..)
        | Fact::Blocking(..)
        | Fact::Blocks(..)
        | Fact::Blocked(..)
        | Fact::MustBlock(..)
        | Fact::Won(..)
        | Fact::LostGame(..)
        | Fact::DrewGame(..)
        | Fact::OwnedTokens(..)
        | Fact::FaceDown(..)
        | Fact::FaceUp(..)
        | Fact::PhasedOut(..)
        | Fact::PhasedOutUnder(..)
        | Fact::PhasedIn(..)
        | Fact::Transformed(..)
        | Fact::AttachedTo(..)
        | Fact::ChosenPlayer(..)
        | Fact::ChosenWord(..)
        | Fact::ChosenNumber(..)
        | Fact::Owner(..)
        | Fact::PowerToughness(..)
        | Fact::HasType(..)
        | Fact::HasSubtype(..)
        | Fact::HasColor(..)
        | Fact::HasSupertype(..)
        | Fact::LacksType(..)
        | Fact::LacksSubtype(..)
        | Fact::LacksColor(..)
        | Fact::LacksSupertype(..)
        | Fact::Stacked(_)
        | Fact::Daytime(_)
        | Fact::Count(..)
        | Fact::Targets(..)
        | Fact::TargetsGone(..)
        | Fact::ShieldLeft(..)
        | Fact::TokensThat(..)
        | Fact::TokensIn(..)
        | Fact::CameBack(_)
        | Fact::HasKeyword(..)
        | Fact::LacksKeyword(..)
        | Fact::ExiledWith(..)
        | Fact::Scheduled(_)
        | Fact::InForce(..)
        | Fact::CopyOf(..)
        | Fact::OnTop(..)
        | Fact::KnownOfTop(..)
        | Fact::AtBottom(..)
        | Fact::Waiting(_)
        | Fact::OnBoard(..)
        | Fact::Stayed(_)
        | Fact::ByLayer(..)
        | Fact::UnchangedBy(..)
        | Fact::Read(..) => None,
    }
}

/// Everything that is so.
pub(super) fn facts(world: &World) -> Vec<Fact> {
    let mut all = Vec::new();
    for at in 0..world.players.len() {
        player(world, at, &mut all);
    }
    let view = super::layers::view(world);
    for (at, thing) in world.things.iter().enumerate() {
        if let Some(id) = &thing.id {
            object(thing, id, view[at].controller, world, &mut all);
        }
    }
    tokens(world, &mut all);
    let ledger = &world.ledger;
    all.extend(ledger.dealt.iter().map(|(name, n)| Fact::Dealt(name.clone(), *n)));
    all.extend(ledger.prevented.iter().map(|(name, n)| Fact::Prevented(name.clone(), *n)));
    all.extend(ledger.happened.iter().map(|(text, n)| Fact::Happened(text.clone(), *n)));
    all
}

/// A designation or a mark of somebody or something.
fn signed(of: String, sign: &Sign) -> Fact {
    match sign {
        Sign::Title(one) => Fact::PlayerDesignated(of, *one),
        Sign::Designation(one) => Fact::Designated(of, *one),
        Sign::Mark(mark) => Fact::HasMark(of, mark.clone()),
    }
}

fn player(world: &World, at: usize, all: &mut Vec<Fact>) {
    let state = &world.players[at];
    let name = || state.name.clone();
    let view = super::layers::view(world);
    let eyes = super::eyes::Eyes { world, view: &view };
    all.extend(state.signs.iter().map(|sign| signed(name(), sign)));
    all.push(Fact::Life(name(), state.life));
    all.push(Fact::Poison(name(), state.poison));
    all.push(Fact::Hand(name(), eyes.cards(at, Zone::Hand)));
    all.push(Fact::Library(name(), eyes.cards(at, Zone::Library)));
    all.push(Fact::Graveyard(name(), eyes.cards(at, Zone::Graveyard)));
    all.push(Fact::Exile(name(), eyes.cards(at, Zone::Exile)));
    let ledger = &world.ledger;
    let many = |of: &BTreeMap<usize, u64>| of.get(&at).copied().unwrap_or(0);
    all.push(Fact::Drawn(name(), many(&ledger.drawn)));
    all.push(Fact::DrewFromEmpty(name(), many(&ledger.from_empty)));
    all.push(Fact::Milled(name(), many(&ledger.milled)));
    all.push(Fact::Revealed(name(), many(&ledger.revealed)));
    all.push(Fact::Gained(name(), many(&ledger.gained)));
    all.push(Fact::Lost(name(), many(&ledger.lost)));
    let of_player =
        |(key, n): (&(usize, language::board::Period), &u64)| (key.0 == at).then_some((key.1, *n));
    all.extend(ledger.skipped.iter().filter_map(of_player).map(|(p, n)| Fact::Skipped(name(), p, n)));
    all.extend(ledger.began.iter().filter_map(of_player).map(|(p, n)| Fact::Began(name(), p, n)));
}

fn object(thing: &Thing, id: &str, controller: usize, world: &World, all: &mut Vec<Fact>) {
    let id = || id.to_owned();
    all.extend(thing.signs.iter().map(|sign| signed(id(), sign)));
    all.push(Fact::In(id(), thing.zone));
    all.push(Fact::Controller(id(), world.players[controller].name.clone()));
    all.push(Fact::Name(id(), thing.copiable().name.clone()));
    all.push(Fact::Marked(id(), thing.damage));
    all.push(Fact::Triggered(id(), thing.triggered));
    if thing.deathtouched {
        all.push(Fact::Deathtouched(id()));
    }
    all.push(if thing.tapped { Fact::Tapped(id()) } else { Fact::Untapped(id()) });
    let counters =
        thing.counters.iter().map(|(kind, n): (&Counter, &u64)| Fact::Counters(id(), kind.clone(), *n));
    all.extend(counters);
    all.extend(thing.color.map(|c| Fact::ChosenColor(id(), c)));
}

fn tokens(world: &World, all: &mut Vec<Fact>) {
    let mut many: BTreeMap<Fact, u64> = BTreeMap::new();
    for thing in world.things.iter().filter(|t| t.id.is_none() && t.zone == Zone::Battlefield) {
        let player = || world.players[thing.controller].name.clone();
        let name = || thing.copiable().name.clone();
        *many.entry(Fact::Tokens(player(), name(), 0)).or_default() += 1;
        if thing.tapped {
            *many.entry(Fact::TappedTokens(player(), name(), 0)).or_default() += 1;
        }
        if let Some(color) = thing.color {
            *many.entry(Fact::ColorTokens(player(), name(), color, 0)).or_default() += 1;
        }
        if thing.damage > 0 {
            *many.entry(Fact::MarkedTokens(player(), name(), thing.damage, 0)).or_default() += 1;
        }
        for (kind, each) in thing.counters.iter().filter(|(_, each)| **each > 0) {
            *many.entry(Fact::CounterTokens(player(), name(), kind.clone(), *each, 0)).or_default() += 1;
        }
    }
    for (mut fact, count) in many {
        if let Fact::Tokens(.., n)
        | Fact::TappedTokens(.., n)
        | Fact::ColorTokens(.., n)
        | Fact::CounterTokens(.., n)
        | Fact::MarkedTokens(.., n) = &mut fact
        {
            *n = count;
        }
        all.push(fact);
    }
}
