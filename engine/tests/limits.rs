//! What can't be kept apart or is too much to explore: such a ruling is not whole, and says why.

#[path = "../benches/boards/lattice.rs"]
mod boards;

use boards::{lattice, permanent, three_damage};
use petgraph::visit::EdgeRef;

use engine::{Cancel, Lanes, Limits, Options, Ruling, rule};
use language::board::{Board, Counter, Object, ObjectKind, Player};
use language::effect::{Rewrite, Scale};
use language::event::{Event, Instruction, Mana, Script};
use language::select::{Amount, What, Who, Whom};
use statements::completion::Completion;
use statements::fact::Fact;
use statements::moment::Moment;
use statements::outcome::Paths;

fn ruled(board: &Board, limits: Limits) -> Ruling {
    rule(board, &Options { limits, ..Options::default() }).expect("a board that makes sense")
}

/// A ruling that stops before its first moment has none, and everything can still be asked of it.
#[test]
fn a_ruling_without_moments_says_that_it_is_not_whole() {
    for limits in [Limits { nodes: 0, ..Limits::default() }, Limits { bytes: 0, ..Limits::default() }] {
        let ruling = ruled(&too_much_damage(), limits);
        assert_ne!(ruling.completion(), Completion::Whole);
        assert_eq!((ruling.outcomes().len(), ruling.ends().len()), (0, 0));
        assert_eq!((ruling.paths(), ruling.ordered_by()), (Paths::Exactly(0), vec![]));
    }
}

fn moments(ruling: &Ruling) -> Vec<Moment> {
    ruling.graph().node_weights().copied().collect()
}

/// No edge leads back to its own moment, and a ruling in which something is open is not whole.
fn is_sound(ruling: &Ruling) -> bool {
    let onward = ruling.graph().edge_references().all(|edge| edge.source() != edge.target());
    let open = moments(ruling).contains(&Moment::Open);
    onward && (!open || ruling.completion() != Completion::Whole)
}

/// One effect, after which the damage does not fit.
fn too_much_damage() -> Board {
    three_damage(vec![permanent("Abyss", "Abyss", Rewrite::Scale(Scale::Times(u64::MAX)))])
}

#[test]
fn a_number_that_does_not_fit_opens_a_moment_of_its_own() {
    let ruling = ruled(&too_much_damage(), Limits::default());
    assert_eq!(moments(&ruling), [Moment::Ordering, Moment::Open]);
    assert_eq!(ruling.completion(), Completion::TooLarge);
    assert!(is_sound(&ruling));
}

#[test]
fn where_no_moment_may_be_added_for_a_number_that_does_not_fit_the_one_before_is_open() {
    let ruling = ruled(&too_much_damage(), Limits { nodes: 1, ..Limits::default() });
    assert_eq!((moments(&ruling), ruling.graph().edge_count()), (vec![Moment::Open], 0));
    assert_eq!(ruling.completion(), Completion::NodeLimit);
}

#[test]
fn whatever_the_limits_no_step_leads_back_to_its_moment() {
    for (board, at_last) in [(too_much_damage(), Completion::TooLarge), (lattice(4), Completion::Whole)] {
        let mut completions = Vec::new();
        for bytes in (0..40_000).step_by(40) {
            let ruling = ruled(&board, Limits { bytes, ..Limits::default() });
            assert!(is_sound(&ruling), "{bytes} bytes");
            completions.push(ruling.completion());
        }
        completions.dedup();
        assert_eq!(completions, [Completion::ByteLimit, at_last]);
    }
}
/// So many like rats, each of which deals so much to Bob, in so many events at once.
fn rats(count: u64, amount: u64, events: usize) -> Board {
    let mut rats = Object { id: "Rats".into(), kind: ObjectKind::Token, count, ..Object::default() };
    rats.is.name = "Rat".into();
    Board {
        players: vec![Player::new("Alice"), Player::new("Bob")],
        objects: vec![rats],
        events: vec![Script {
            does: vec![Instruction::Do { events: vec![bites(amount); events], unless: vec![] }],
            ..Script::default()
        }],
        ..Board::default()
    }
}

fn bites(amount: u64) -> Event {
    Event::Damage {
        from: What::Is("Rats".into()),
        to: Whom::Player(Who::Named("Bob".into())),
        amount: Amount::N(amount),
        combat: false,
        unpreventable: false,
        excess: None,
    }
}

#[test]
fn events_that_happen_at_once_have_one_limit_of_parts_together() {
    assert_eq!(ruled(&rats(40_000, 0, 1), Limits::default()).completion(), Completion::Whole);
    let both = ruled(&rats(40_000, 0, 2), Limits::default());
    assert_eq!((both.completion(), moments(&both)), (Completion::TooLarge, vec![Moment::Open]));
}

#[test]
fn results_of_damage_count_as_parts() {
    let ruling = ruled(&rats(40_000, 1, 1), Limits::default());
    assert_eq!((ruling.completion(), moments(&ruling)), (Completion::TooLarge, vec![Moment::Open]));
}

#[test]
fn what_a_rewrite_adds_counts_as_parts() {
    let mut board = rats(40_000, 1, 1);
    board.objects.push(permanent("Nest", "Nest", Rewrite::With(vec![bites(1)])));
    let ruling = ruled(&board, Limits { nodes: 3, ..Limits::default() });
    assert_eq!(moments(&ruling), [Moment::Ordering, Moment::Open]);
    assert_eq!(ruling.completion(), Completion::TooLarge);
}

#[test]
fn more_sources_than_parts_are_refused_before_they_are_made() {
    let mut board = rats(50_000, 1, 1);
    board.players = (0..32).map(|at| Player::new(format!("Player {at}"))).collect();
    let Instruction::Do { events, .. } = &mut board.events[0].does[0] else { panic!("an event") };
    let Event::Damage { to, .. } = &mut events[0] else { panic!("damage") };
    *to = Whom::Player(Who::Anyone);
    assert_eq!(ruled(&board, Limits::default()).completion(), Completion::TooLarge);
}

#[test]
fn more_words_than_two_bytes_can_number_stay_apart() {
    let said = |at: usize| Event::Opaque { text: format!("said {at}"), affects: Whom::Any };
    let script = |from: usize| Script {
        does: vec![Instruction::Do { events: (from..from + 1_000).map(said).collect(), unless: vec![] }],
        ..Script::default()
    };
    let events = (0..66).map(|nth| script(nth * 1_000)).collect();
    let board = Board { players: vec![Player::new("Alice")], events, ..Board::default() };
    let ruling = ruled(&board, Limits::default());
    let outcomes = ruling.outcomes();
    let happened: Vec<&Fact> =
        outcomes[0].facts.iter().filter(|fact| matches!(fact, Fact::Happened(..))).collect();
    assert_eq!(happened.len(), 66_000);
    assert!(happened.iter().all(|fact| matches!(fact, Fact::Happened(_, 1))));
}

fn scripted(does: Vec<Instruction>) -> Board {
    let players = vec![Player::new("Alice"), Player::new("Bob")];
    Board { players, events: vec![Script { does, ..Script::default() }], ..Board::default() }
}

#[test]
fn what_an_event_did_is_no_number_when_it_does_not_fit() {
    let adds = |amount: u64| Event::AddMana {
        who: Who::Anyone,
        mana: Mana::Green,
        amount: Amount::N(amount),
        from: What::This,
        tapped: false,
    };
    let counters = Event::PutCounters {
        who: Who::You,
        on: Whom::Player(Who::Named("Bob".into())),
        kind: Counter::Poison,
        amount: Amount::Result,
    };
    let board = |amount: u64| {
        let both = [vec![adds(amount)], vec![counters.clone()]];
        scripted(both.map(|events| Instruction::Do { events, unless: vec![] }).to_vec())
    };
    let fits = ruled(&board(u64::MAX / 2), Limits::default());
    assert_eq!(fits.completion(), Completion::Whole);
    assert_eq!(fits.holds(fits.ends()[0], &Fact::Poison("Bob".into(), u64::MAX - 1)), Ok(true));
    assert_eq!(ruled(&board(u64::MAX), Limits::default()).completion(), Completion::TooLarge);
}

#[test]
fn more_modes_than_can_be_told_apart_are_refused() {
    let choose_one = |modes: usize| {
        let modes = vec![Rewrite::Scale(Scale::Plus(Amount::N(1))); modes];
        three_damage(vec![permanent("Crossroads", "Crossroads", Rewrite::ChooseOne(modes))])
    };
    let modes = |modes: usize| {
        let modes =
            (1..=modes).map(|at| vec![Instruction::Do { events: vec![bites(at as u64)], unless: vec![] }]);
        let board = scripted(vec![Instruction::modes(1, modes.collect())]);
        Board { objects: rats(1, 1, 1).objects, ..board }
    };
    let refused = |board: &Board| rule(board, &Options::default()).err().map(|error| error.to_string());
    assert_eq!((refused(&choose_one(256)), refused(&modes(256))), (None, None));
    assert!(refused(&choose_one(257)).expect("too many modes").contains("at most 256 modes"));
    assert!(refused(&modes(257)).expect("too many modes").contains("at most 256 modes"));
}

#[test]
fn steps_that_all_lead_to_one_moment_take_memory_too() {
    let rolls = |sides: u64| {
        let event = Event::Roll { who: Who::You, sides, dice: Amount::N(1), with_it: vec![] };
        scripted(vec![Instruction::Do { events: vec![event], unless: vec![] }])
    };
    let limits = Limits { bytes: 1 << 20, ..Limits::default() };
    let few = ruled(&rolls(20), limits);
    assert_eq!(
        (few.completion(), few.graph().node_count(), few.graph().edge_count()),
        (Completion::Whole, 2, 20)
    );
    let many = ruled(&rolls(1_000_000_000), limits);
    assert_eq!(many.completion(), Completion::ByteLimit);
    assert!(many.graph().edge_count() < 100_000, "{} edges", many.graph().edge_count());
}

#[test]
fn a_ruling_that_is_told_to_stop_says_who_told_it() {
    for lanes in [Lanes::Never, Lanes::Always] {
        let (time, hand) = (Cancel::default(), Cancel::default());
        time.time_is_up();
        hand.by_hand();
        for (cancel, why) in [(time, Completion::Time), (hand, Completion::Cancelled)] {
            let options = Options { cancel: Some(cancel), lanes, ..Options::default() };
            let ruling = rule(&lattice(4), &options).expect("a board that makes sense");
            assert_eq!((ruling.completion(), moments(&ruling)), (why, vec![Moment::Open]));
            assert!(ruling.completion().is_stopped_from_outside() && options.stopped() == Some(why));
        }
    }
    assert!(!Completion::NodeLimit.is_stopped_from_outside() && Options::default().stopped().is_none());
}
