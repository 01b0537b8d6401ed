//! What happens on the ways of the bundled boards is what their outcomes say.

use std::collections::BTreeMap;

use petgraph::graph::NodeIndex;
use tests::laws::sample::{self, read as resolved};

use engine::{Options, Ruling};
use rulebook::words::Words;
use saves::bundled::all as bundled;
use statements::chronicle::Happened;
use statements::completion::Completion;
use statements::fact::Fact;
use statements::happening::Happening;
use statements::ids::{PlayerId, Target};
use statements::part::Part;

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

/// How often abilities of each object have triggered, by what was told on the way. Facts count those of objects only.
fn triggered(ruling: &Ruling, happened: &[Vec<Happened>]) -> BTreeMap<String, u64> {
    let mut found = BTreeMap::new();
    for one in happened.iter().flatten() {
        if let Happened::Triggered { ability, times, .. } = one {
            let name = ruling.ability_name(*ability);
            let source = name.split(" (").next().unwrap_or_default();
            if ["an ability", "the monarch", "the initiative"].contains(&source) {
                continue;
            }
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

/// What players gained, lost, drew and were dealt, by name and what it is.
type Totals = BTreeMap<(String, &'static str), u64>;

/// What a part of an event says that a player has done or suffered.
fn total(part: &Part) -> Option<(PlayerId, &'static str, u64)> {
    if let Happening::GainLife { player, amount } = part.happening {
        Some((player, "gained", amount))
    } else if let Happening::LoseLife { player, amount } = part.happening {
        Some((player, "lost", amount))
    } else if let Happening::Draw { player, .. } = part.happening {
        Some((player, "drew", 1))
    } else if let Happening::Damage { to: Target::Player(player), amount, .. } = part.happening {
        Some((player, "was dealt", amount))
    } else {
        None
    }
}

/// What is told on a way, added up.
fn told(ruling: &Ruling, happened: &[Vec<Happened>]) -> Totals {
    let mut totals = Totals::new();
    for one in happened.iter().flatten() {
        let Happened::Event(parts) = one else { continue };
        for (player, what, amount) in parts.iter().filter_map(total) {
            *totals.entry((ruling.player(player).to_owned(), what)).or_default() += amount;
        }
    }
    totals
}

/// The same by the facts of an outcome.
fn known(ruling: &Ruling, outcome: NodeIndex) -> Totals {
    let players: Vec<&str> = (0..ruling.players()).map(|at| ruling.player(PlayerId::at(at))).collect();
    let total = |fact: Fact| {
        if let Fact::Gained(name, amount) = fact {
            Some(((name, "gained"), amount))
        } else if let Fact::Lost(name, amount) = fact {
            Some(((name, "lost"), amount))
        } else if let Fact::Drawn(name, amount) = fact {
            Some(((name, "drew"), amount))
        } else if let Fact::Dealt(name, amount) = fact
            && players.contains(&name.as_str())
        {
            Some(((name, "was dealt"), amount))
        } else {
            None
        }
    };
    ruling.facts(outcome).into_iter().filter_map(total).collect()
}

/// What is told of an outcome is what its facts say: no more cards, life or damage than there were.
fn adds_up(name: &str, ruling: &Ruling) -> usize {
    let mut chronicle = ruling.chronicle();
    let mut compared = 0;
    for outcome in ruling.outcomes().into_iter().take(OUTCOMES) {
        let happened = chronicle.of(&ruling.shortest(outcome.node));
        let (mut told, known) = (told(ruling, &happened), known(ruling, outcome.node));
        told.retain(|_, amount| *amount > 0);
        if !happened.is_empty() {
            assert_eq!(told, known, "{name}: {happened:?}");
            compared += known.len();
        }
    }
    compared
}

#[test]
fn what_is_told_adds_up_to_the_facts() {
    let bundled: usize = rulings().map(|(name, ruling)| adds_up(&name, &ruling)).sum();
    let random = sample::random().filter_map(|sample| Some((sample.shown(), sample.small()?)));
    let random: usize = random.map(|(name, ruling)| adds_up(&name, &ruling)).sum();
    println!("{bundled} facts of bundled boards, {random} of random ones");
    assert!(bundled > 500 && random > 1_000, "only {bundled} and {random} facts");
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
                assert!(said.iter().all(|one| !unquoted(&one.text).contains(" would ")), "{name}: {said:?}");
            }
        }
    }
    println!("{told} sentences");
    assert!(told > 2_000, "only {told} sentences");
}

/// An ability that resolves and of which nothing comes says why, once: CR 608.2c, 101.3 (2026-04-17).
#[test]
fn what_resolves_and_comes_to_nothing_says_why() {
    let random = sample::random().filter_map(|sample| Some((sample.shown(), sample.small()?)));
    let mut resolved = 0;
    let mut silent: Vec<String> = Vec::new();
    for (name, ruling) in rulings().chain(random) {
        let mut chronicle = ruling.chronicle();
        for outcome in ruling.outcomes().into_iter().take(OUTCOMES) {
            for happened in chronicle.of(&ruling.shortest(outcome.node)) {
                for pair in happened.windows(2) {
                    let Happened::Resolves(ability) = pair[0] else { continue };
                    resolved += 1;
                    if pair[1] == Happened::Resolved {
                        silent.push(format!("{name}: {}", ruling.ability_name(ability)));
                    }
                }
            }
        }
    }
    silent.dedup();
    println!("{resolved} abilities resolved");
    assert!(silent.is_empty(), "{} say nothing: {silent:#?}", silent.len());
    assert!(resolved > 500, "only {resolved}");
}

/// What is said besides the words of abilities, which stand in quotation marks.
fn unquoted(text: &str) -> String {
    let text: String =
        text.split('“').map(|part| part.split_once('”').map_or(part, |(_, rest)| rest)).collect();
    // An ability is called by what it does, in brackets.
    text.split(" (").map(|part| part.split_once(") ").map_or(part, |(_, rest)| rest)).collect()
}
