//! What happens on the ways of the bundled boards is what their outcomes say.

use std::collections::BTreeMap;

use petgraph::graph::NodeIndex;
use tests::laws::sample::read as resolved;

use engine::{Options, Ruling};
use rulebook::words::Words;
use saves::bundled::all as bundled;
use statements::chronicle::Happened;
use statements::completion::Completion;
use statements::fact::Fact;

/// Of so many outcomes of a board the ways are gone.
const OUTCOMES: usize = 20;

fn rulings() -> impl Iterator<Item = (String, Ruling)> {
    bundled().iter().filter_map(|bundled| {
        let file = resolved(bundled);
        let ruling = engine::rule(&file.board, &Options::default());
        let ruling = ruling.unwrap_or_else(|error| panic!("{}: {error}", bundled.full_name()));
        (ruling.completion() == Completion::Whole).then(|| (bundled.full_name(), ruling))
    })
}

/// How often abilities of each object have triggered, by what was told on the way.
fn triggered(ruling: &Ruling, happened: &[Vec<Happened>]) -> BTreeMap<String, u64> {
    let mut found = BTreeMap::new();
    for one in happened.iter().flatten() {
        if let Happened::Triggered { ability, times, .. } = one {
            let name = ruling.ability_name(*ability);
            let source = name.split(" (").next().unwrap_or_default();
            *found.entry(source.to_owned()).or_default() += times;
        }
    }
    found
}

/// The same by the facts of an outcome.
fn by_facts(ruling: &Ruling, outcome: NodeIndex) -> BTreeMap<String, u64> {
    let facts = ruling.facts(outcome);
    facts
        .into_iter()
        .filter_map(|fact| if let Fact::Triggered(name, times) = fact { Some((name, times)) } else { None })
        .collect()
}

#[test]
fn what_triggers_on_a_way_is_what_its_outcome_counts() {
    let mut compared = 0;
    for (name, ruling) in rulings() {
        let mut chronicle = ruling.chronicle();
        for outcome in ruling.outcomes().into_iter().take(OUTCOMES) {
            let happened = chronicle.of(&ruling.shortest(outcome.node));
            if !happened.is_empty() {
                assert_eq!(triggered(&ruling, &happened), by_facts(&ruling, outcome.node), "{name}");
                compared += 1;
            }
        }
    }
    println!("{compared} outcomes");
    assert!(compared > 800, "only {compared} outcomes");
}

#[test]
fn whatever_happens_on_a_way_has_words() {
    let mut told = 0;
    for (name, ruling) in rulings() {
        let (mut chronicle, words) = (ruling.chronicle(), Words::new(&ruling));
        for outcome in ruling.outcomes().into_iter().take(OUTCOMES) {
            for happened in chronicle.of(&ruling.shortest(outcome.node)) {
                let said = words.happened(&happened);
                let silent = |one: &&Happened| !matches!(one, Happened::Event(_) | Happened::Resolved);
                let events = happened.iter().filter(silent).count();
                told += said.len();
                assert!(said.len() >= events, "{name}: {happened:?}");
                assert!(said.iter().all(|one| !one.text.contains(" would ")), "{name}: {said:?}");
            }
        }
    }
    println!("{told} sentences");
    assert!(told > 2_000, "only {told} sentences");
}
