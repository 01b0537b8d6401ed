//! The events that are tried on a probe's board.

use super::{IT, is, script, zoo};
use language::board::{Counter, Period, Step, Zone};
use language::effect::Cause;
use language::event::{Deed, Event, Instruction, Mana, Place, Script, Token};
use language::select::{Amount, Who, Whom};

/// Scripts of one event each, for a probed object in this zone.
pub(super) fn events(zone: Zone) -> Vec<Script> {
    let all = match zone {
        Zone::Battlefield => [players(), permanents(), entering(), counters(), damage()].concat(),
        Zone::Hand => vec![enter(IT, "Alice"), Event::Discard { what: is(IT) }],
        Zone::Graveyard => vec![draw("Alice")],
        Zone::Stack => vec![away(IT)],
        Zone::Library | Zone::Exile | Zone::Command | Zone::Outside => Vec::new(),
    };
    let one = |event| {
        let does = vec![Instruction::Do { events: vec![event], unless: Vec::new() }];
        script(does, None, "Alice", Cause::Effect)
    };
    all.into_iter().map(one).collect()
}

fn player(name: &str) -> Who {
    Who::Named(name.to_owned())
}

fn damage() -> Vec<Event> {
    let sources = [IT, "Alice's creature", "Bob's creature", "Alice's spell", "Bob's spell"];
    let creatures = [IT, "Alice's creature", "Bob's creature", "Alice's token", "Alice's planeswalker"];
    let whom = ["Alice", "Bob"].map(|name| Whom::Player(player(name)));
    let whom: Vec<Whom> = whom.into_iter().chain(creatures.map(|id| Whom::Object(is(id)))).collect();
    let mut found = Vec::new();
    for from in sources {
        for to in &whom {
            for (amount, combat) in [(2, false), (2, true), (4, false)] {
                let (from, to, amount) = (is(from), to.clone(), Amount::N(amount));
                found.push(Event::Damage { from, to, amount, combat, unpreventable: false, excess: None });
            }
        }
    }
    found
}

fn draw(name: &str) -> Event {
    Event::Draw { who: player(name), amount: Amount::N(1), with_it: Vec::new() }
}

fn players() -> Vec<Event> {
    let of = |name: &str| {
        let begins = [Step::Upkeep, Step::Draw];
        let begins =
            begins.map(|step| Event::Begin { period: Period::Step(step), who: player(name), extra: false });
        let acts =
            [Deed::Lose, Deed::Win, Deed::Search].map(|deed| Event::does(player(name), deed, Amount::N(1)));
        let life = [
            Event::Begin { period: Period::Turn, who: player(name), extra: true },
            Event::AddMana {
                who: player(name),
                mana: Mana::Green,
                amount: Amount::N(1),
                from: is(&format!("{name}'s field")),
                tapped: true,
            },
            Event::GainLife { who: player(name), amount: Amount::N(3) },
            Event::LoseLife { who: player(name), amount: Amount::N(3) },
            draw(name),
        ];
        begins.into_iter().chain(life).chain(acts).collect::<Vec<_>>()
    };
    [of("Alice"), of("Bob")].concat()
}

fn away(id: &str) -> Event {
    Event::Move { what: is(id), to: Zone::Graveyard, place: Place::Top }
}

fn permanents() -> Vec<Event> {
    let ids = [IT, "Alice's creature", "Bob's creature", "Alice's token", "Bob's spell"];
    let destroy = |id: &str| Event::Destroy { what: is(id), no_regeneration: false };
    ids.iter().map(|id| away(id)).chain(ids[..3].iter().map(|id| destroy(id))).collect()
}

fn enter(id: &str, under: &str) -> Event {
    Event::Enter {
        what: is(id),
        under: Some(player(under)),
        tapped: false,
        counters: Vec::new(),
        face_down: None,
        attacking: None,
        transformed: false,
    }
}

fn entering() -> Vec<Event> {
    let cards = ["next creature", "next colorless", "next land", "next planeswalker"];
    let mut found = Vec::new();
    for name in ["Alice", "Bob"] {
        found.extend(cards.map(|card| enter(&format!("{name}'s {card}"), name)));
        found.push(Event::creates(player(name), Token::Is(Box::new(zoo::creature())), Amount::N(1)));
    }
    found
}

fn counters() -> Vec<Event> {
    let put = |on, kind| Event::PutCounters { who: Who::You, on, kind, amount: Amount::N(1) };
    vec![
        put(Whom::Player(player("Alice")), Counter::Poison),
        put(Whom::Object(is("Alice's creature")), Counter::PlusOne),
    ]
}
