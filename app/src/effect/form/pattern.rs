//! Which events an effect looks at.

use egui::Ui;

use super::context::{DEEPEST, Form};
use super::lists;
use super::lists::pick;
use crate::effect::choices::ZONES;
use crate::widgets::form::{check, chip, choice, line, number, weak};
use language::board::{Counter, Daytime, Period, Step, Zone};
use language::effect::{EventPattern, Pattern, Zones};
use language::event::{Deed, DeedKind, Mana, Naming};
use language::select::{Past, Since, What, Who, Whom};
use rulebook::words::vocabulary::{color, designation, title};
use rulebook::words::{deeds, vocabulary};

/// Since when something has happened.
pub(super) fn since(ui: &mut Ui, now: &mut Since) {
    pick(ui, "Since", now, &Since::ALL, |since| match since {
        Since::Turn => "this turn",
        Since::Step => "this step or phase",
        Since::Combat => "this combat",
        Since::Game => "this game",
        Since::LastTurn => "in the turn before",
    });
}

impl Form<'_> {
    /// The kind of event and who is in it.
    pub(crate) fn pattern(self, ui: &mut Ui, when: &mut Pattern) {
        lists::kind(ui, "When", &mut when.event, &kinds(), event_name);
        ui.indent("roles", |ui| self.roles(ui, &mut when.event));
    }

    /// What has happened, and since when.
    pub(crate) fn past(self, ui: &mut Ui, past: &mut Past, depth: usize) {
        if depth > DEEPEST {
            return;
        }
        ui.push_id(("past", depth), |ui| {
            lists::kind(ui, "Event", &mut past.event, &happenings(), event_name);
            ui.indent("roles", |ui| self.roles(ui, &mut past.event));
            since(ui, &mut past.since);
            if let Some(times) = number(ui, "So often at least", "", past.times) {
                past.times = times.max(1);
            }
        });
    }

    #[expect(clippy::too_many_lines, reason = "one short arm for each kind")]
    fn roles(self, ui: &mut Ui, event: &mut EventPattern) {
        match event {
            EventPattern::Damage { from, to, combat } => {
                self.what(ui, "From", from, 0);
                self.whom(ui, "To", to, 0);
                let words = ["any damage", "combat damage only", "noncombat damage only"];
                either(ui, "Kind", combat, words);
            }
            EventPattern::GainLife { who } | EventPattern::LoseLife { who } | EventPattern::Draw { who } => {
                self.who(ui, "Who", who, 0);
            }
            EventPattern::DrawCards { who, at_least } => {
                self.who(ui, "Who", who, 0);
                least(ui, at_least);
            }
            EventPattern::Destroy { what }
            | EventPattern::Sacrifice { what }
            | EventPattern::CounterSpell { what } => self.what(ui, "Which", what, 0),
            EventPattern::Move { what, from, to } => {
                self.what(ui, "Which", what, 0);
                comes_from(ui, from);
                goes_to(ui, to);
            }
            EventPattern::Enter { what, under, from } => {
                self.what(ui, "Which", what, 0);
                comes_from(ui, from);
                self.who(ui, "Under the control of", under, 0);
            }
            EventPattern::Create { what, under } => {
                self.what(ui, "Which", what, 0);
                self.who(ui, "Under the control of", under, 0);
            }
            EventPattern::PutCounters { who, on, kind } => {
                self.who(ui, "Who puts them", who, 0);
                self.whom(ui, "On", on, 0);
                some_counter(ui, kind);
            }
            EventPattern::RemoveCounters { from, kind } => {
                self.whom(ui, "From", from, 0);
                some_counter(ui, kind);
            }
            EventPattern::Begin { period, who, extra } => {
                self.period(ui, "What begins", period);
                self.who(ui, "Whose", who, 0);
                either(ui, "Which", extra, ["any", "extra ones only", "usual ones only"]);
            }
            EventPattern::Deed { deed, who, at_least, kind, .. } if deed.is_of_players() => {
                self.who(ui, "Who", who, 0);
                deed_of(ui, "Does", deed);
                of_kind(ui, *deed, kind);
                least(ui, at_least);
            }
            EventPattern::Roll { who, sides } => {
                self.who(ui, "Who", who, 0);
                let mut only = sides.is_some();
                if ui.checkbox(&mut only, "With so many sides only (a coin has 2)").changed() {
                    *sides = only.then_some(2);
                }
                if let Some(sides) = sides
                    && let Some(value) = number(ui, "Sides", "sides", *sides)
                {
                    *sides = value;
                }
            }
            EventPattern::Deed { deed, what, at_least, kind, to, .. } => {
                self.what(ui, "Which", what, 0);
                deed_of(ui, "Is", deed);
                of_kind(ui, *deed, kind);
                if deed.frame().number {
                    least(ui, at_least);
                }
                self.other(ui, *deed, to);
            }
            EventPattern::Discard { what, who }
            | EventPattern::CopySpell { who, what }
            | EventPattern::Cast { who, what }
            | EventPattern::GainControl { who, what }
            | EventPattern::Trigger { who, what } => {
                self.who(ui, "Who", who, 0);
                self.what(ui, "Which", what, 0);
            }
            EventPattern::Attach { what, to } => {
                self.what(ui, "Which", what, 0);
                self.what(ui, "To", to, 0);
            }
            EventPattern::AddMana { who, from, mana, tapped } => {
                self.who(ui, "Who", who, 0);
                self.what(ui, "From", from, 0);
                some_mana(ui, mana);
                if let Some(only) = check(ui, "Of permanents tapped for it only", *tapped) {
                    *tapped = only;
                }
            }
            EventPattern::Daytime { becomes, changes } => {
                let all = [None, Some(Daytime::Day), Some(Daytime::Night)];
                let words = |is: &Option<Daytime>| is.map_or("day or night", vocabulary::daytime);
                pick(ui, "Becomes", becomes, &all, words);
                if let Some(only) = check(ui, "Only from one to the other", *changes) {
                    *changes = only;
                }
            }
            EventPattern::Opaque { text, affects } => {
                if let Some(new) =
                    line::show(ui, "words of the event", "The words of the event, exactly", text)
                {
                    new.trim().clone_into(text);
                }
                self.whom(ui, "Affecting", affects, 0);
            }
        }
    }

    /// Whom or what it attacks or blocks, or what it becomes blocked by.
    fn other(self, ui: &mut Ui, deed: Deed, to: &mut Option<Whom>) {
        if !deed.frame().other {
            *to = None;
            return;
        }
        if let Some(only) = check(
            ui,
            "Only with some (whom it attacks, what it blocks or is blocked by, who goads it)",
            to.is_some(),
        ) {
            *to = only.then_some(Whom::Object(What::This));
        }
        if let Some(to) = to {
            self.whom(ui, "With", to, 0);
        }
    }

    /// A turn, phase or step.
    pub(super) fn period(self, ui: &mut Ui, name: &str, period: &mut Period) {
        let all = [Period::Turn, Period::Beginning, Period::Combat, Period::Ending, Period::Step(Step::Draw)];
        lists::kind(ui, name, period, &all, |period| match period {
            Period::Turn => "a turn",
            Period::Beginning => "a beginning phase",
            Period::Combat => "a combat phase",
            Period::Ending => "an ending phase",
            Period::Step(_) => "a step or main phase",
        });
        if let Period::Step(step) = period {
            self.step(ui, step);
        }
    }
}

/// The kinds of events that can have happened, each as it starts.
fn happenings() -> Vec<EventPattern> {
    let mut all = kinds();
    all.retain(|kind| !matches!(kind, EventPattern::Trigger { .. } | EventPattern::DrawCards { .. }));
    all
}

/// One of each kind, as it starts.
fn kinds() -> Vec<EventPattern> {
    let (who, what, whom) = (Who::Anyone, What::Any, Whom::Any);
    vec![
        EventPattern::Damage { from: what.clone(), to: whom.clone(), combat: None },
        EventPattern::enters(What::This),
        EventPattern::Move { what: what.clone(), from: None, to: Some(Zones::Graveyard) },
        EventPattern::Destroy { what: what.clone() },
        EventPattern::Sacrifice { what: what.clone() },
        EventPattern::Draw { who: who.clone() },
        EventPattern::DrawCards { who: who.clone(), at_least: 0 },
        EventPattern::GainLife { who: who.clone() },
        EventPattern::LoseLife { who: who.clone() },
        EventPattern::Create { what: what.clone(), under: who.clone() },
        EventPattern::PutCounters { who: who.clone(), on: whom.clone(), kind: None },
        EventPattern::RemoveCounters { from: whom.clone(), kind: None },
        EventPattern::Discard { what: what.clone(), who: who.clone() },
        EventPattern::CounterSpell { what: what.clone() },
        EventPattern::CopySpell { who: who.clone(), what: what.clone() },
        EventPattern::Cast { who: who.clone(), what: what.clone() },
        EventPattern::Begin { period: Period::Step(Step::Draw), who: who.clone(), extra: None },
        EventPattern::does(who.clone(), Deed::Mill),
        EventPattern::undergoes(what.clone(), Deed::Untap, None),
        EventPattern::Roll { who: who.clone(), sides: None },
        EventPattern::GainControl { who: who.clone(), what: what.clone() },
        EventPattern::Attach { what: what.clone(), to: what.clone() },
        EventPattern::AddMana { who: who.clone(), from: what.clone(), mana: None, tapped: false },
        EventPattern::Trigger { who, what },
        EventPattern::Daytime { becomes: None, changes: true },
        EventPattern::Opaque { text: "something of your own happens".to_owned(), affects: whom },
    ]
}

/// How a board file spells each kind, and what it is called on the form.
pub(crate) fn spelled() -> impl Iterator<Item = (String, &'static str)> {
    kinds().into_iter().map(|kind| (lists::spelling(&kind), event_name(&kind)))
}

fn event_name(event: &EventPattern) -> &'static str {
    match event {
        EventPattern::Damage { .. } => "damage would be dealt",
        EventPattern::GainLife { .. } => "life would be gained",
        EventPattern::LoseLife { .. } => "life would be lost",
        EventPattern::Draw { .. } => "a card would be drawn",
        EventPattern::DrawCards { .. } => "cards would be drawn, all at once",
        EventPattern::Destroy { .. } => "something would be destroyed",
        EventPattern::Sacrifice { .. } => "something would be sacrificed",
        EventPattern::Move { .. } => "something would go to another zone",
        EventPattern::Enter { .. } => "something would enter",
        EventPattern::Create { .. } => "tokens would be created",
        EventPattern::PutCounters { .. } => "counters would be put",
        EventPattern::RemoveCounters { .. } => "counters would be removed",
        EventPattern::Begin { .. } => "a step, phase or turn would begin",
        EventPattern::Deed { deed, .. } if deed.is_of_players() => "a player would mill, scry, lose, ...",
        EventPattern::Roll { .. } => "dice or coins would be thrown",
        EventPattern::Deed { .. } => "something would untap, transform, ...",
        EventPattern::Discard { .. } => "a card would be discarded",
        EventPattern::CounterSpell { .. } => "a spell would be countered",
        EventPattern::CopySpell { .. } => "a spell would be copied",
        EventPattern::Cast { .. } => "a card would be cast",
        EventPattern::GainControl { .. } => "control would change",
        EventPattern::Attach { .. } => "something would become attached",
        EventPattern::AddMana { .. } => "mana would be added",
        EventPattern::Trigger { .. } => "an ability would trigger",
        EventPattern::Daytime { .. } => "it would become day or night",
        EventPattern::Opaque { .. } => "an event in your own words",
    }
}

/// The deeds of players, or those that are done to objects, whichever this is one of.
fn deed_of(ui: &mut Ui, name: &str, deed: &mut Deed) {
    let all: Vec<Deed> =
        Deed::ALL.into_iter().filter(|one| one.is_of_players() == deed.is_of_players()).collect();
    pick(ui, name, deed, &all, |deed| deeds::label(*deed));
    if let Some(DeedKind::Designation(_)) = deed.kind() {
        let words = |deed: &Deed| {
            if let Some(DeedKind::Designation(one)) = deed.kind() { designation(one) } else { "" }
        };
        pick(ui, "Designation", deed, &deed.each_designation(), words);
    }
    if let Some(DeedKind::PlayerDesignation(_)) = deed.kind() {
        let words = |deed: &Deed| {
            if let Some(DeedKind::PlayerDesignation(one)) = deed.kind() { title(one).1 } else { "" }
        };
        pick(ui, "Designation", deed, &deed.each_designation(), words);
    }
}

/// The kind that an event of the deed has to name; any when the line is empty.
fn of_kind(ui: &mut Ui, deed: Deed, kind: &mut Option<String>) {
    if deed.frame().kind == Naming::Never {
        *kind = None;
        return;
    }
    let now = kind.clone().unwrap_or_default();
    if let Some(new) = line::show(ui, "kind of the deed", "Of this type only; any when empty", &now) {
        *kind = Some(new.trim().to_owned()).filter(|new| !new.is_empty());
    }
}

/// Something that may be looked at: any, only such, only others.
fn either(ui: &mut Ui, name: &str, value: &mut Option<bool>, words: [&'static str; 3]) {
    let said = |value: &Option<bool>| match value {
        None => words[0].to_owned(),
        Some(true) => words[1].to_owned(),
        Some(false) => words[2].to_owned(),
    };
    if let Some(chosen) = choice(ui, name, value, &[None, Some(true), Some(false)], said) {
        *value = chosen;
    }
}

fn least(ui: &mut Ui, at_least: &mut u64) {
    if let Some(value) = number(ui, "At least so many", "or more", *at_least) {
        *at_least = value;
    }
}

/// What is written at the zones of a pattern: where all of them are meant, where none is chosen, and at the choice between both.
struct Labels {
    except: &'static str,
    any: &'static str,
    choice: &'static str,
}

/// Where something comes from: from any of the zones that are chosen, or from anywhere but there.
fn comes_from(ui: &mut Ui, from: &mut Option<Zones>) {
    let labels = Labels {
        except: "From anywhere but",
        any: "From (anywhere, when none is chosen)",
        choice: "From anywhere but there",
    };
    zones(ui, from, &labels);
}

/// Where something goes: to any of the zones that are chosen, or anywhere but there.
fn goes_to(ui: &mut Ui, to: &mut Option<Zones>) {
    let labels = Labels {
        except: "To anywhere but",
        any: "To (anywhere, when none is chosen)",
        choice: "To anywhere but there",
    };
    zones(ui, to, &labels);
}

fn zones(ui: &mut Ui, chosen: &mut Option<Zones>, labels: &Labels) {
    let (except, listed) = match chosen.as_ref() {
        None => (false, Some(Vec::new())),
        Some(Zones::Not(zones)) => (true, zones.listed()),
        Some(zones) => (false, zones.listed()),
    };
    // What is said in another way is changed as text.
    let Some(mut listed) = listed else { return };
    let mut changed = None;
    ui.horizontal_wrapped(|ui| {
        weak(ui, if except { labels.except } else { labels.any });
        for zone in ZONES {
            let has = listed.contains(&zone);
            if chip(ui, lists::zone_name(zone), has) {
                listed.retain(|known| *known != zone);
                listed.extend(Some(zone).filter(|_| !has));
                changed = Some(except);
            }
        }
    });
    if let Some(except) = check(ui, labels.choice, except) {
        if listed.is_empty() {
            listed.push(Zone::Stack);
        }
        changed = Some(except);
    }
    let Some(except) = changed else { return };
    let zones = match listed[..] {
        [] => None,
        [only] => Some(Zones::from(only)),
        [..] => Some(Zones::OneOf(listed.into_iter().map(Zones::from).collect())),
    };
    *chosen = if except { zones.map(|zones| Zones::Not(Box::new(zones))) } else { zones };
}

fn some_counter(ui: &mut Ui, kind: &mut Option<Counter>) {
    let mut only = kind.is_some();
    if ui.checkbox(&mut only, "Of one kind only").changed() {
        *kind = only.then_some(Counter::PlusOne);
    }
    if let Some(kind) = kind {
        lists::counter(ui, "Counter", kind);
    }
}

fn some_mana(ui: &mut Ui, mana: &mut Option<Mana>) {
    let all: Vec<Option<Mana>> = std::iter::once(None).chain(Mana::ALL.map(Some)).collect();
    let words = |mana: &Option<Mana>| match mana {
        None => "any".to_owned(),
        Some(mana) => mana_name(*mana).to_owned(),
    };
    if let Some(chosen) = choice(ui, "Mana", mana, &all, words) {
        *mana = chosen;
    }
}

/// What a type of mana is called.
pub(crate) fn mana_name(mana: Mana) -> &'static str {
    mana.color().map_or("colorless", color)
}
