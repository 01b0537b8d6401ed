//! What can't be kept apart or is too much to explore: such a ruling is not whole, and says why.

#[path = "../benches/boards/lattice.rs"]
mod boards;

use boards::{lattice, permanent, three_damage};
use engine::answer::Paths;
use engine::board::Board;
use engine::effect::{Rewrite, Scale};
use engine::ruling::{Completion, Limits, Moment};
use engine::{Options, Ruling, rule};
use petgraph::visit::EdgeRef;

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
