//! What makes no sense in a combat.

use expect_test::expect;

use super::{refused, with};

#[test]
fn something_else_among_declared_blockers() {
    refused(
        &with("does: [\n", "does: [DeclareBlockers(declared: [Deed(what: Is(\"Bear\"), deed: Block)]),\n"),
        &expect![[r#"
            what is declared can't be another event than a creature's blocking of another: list `Deed(what: .., deed: Block, to: Object(..))` only
              at a.board.ron:38:51, in board.events[0].does[0].declared[0]"#]],
    );
}

#[test]
fn a_demand_to_block_nothing_in_particular() {
    let nothing = "does: [Do(events: [Deed(what: Is(\"Bear\"), deed: MustBlock)]),\n";
    refused(
        &with("does: [\n", nothing),
        &expect![[r#"
        a demand to block can't be without what is to be blocked: say it in `to`
          at a.board.ron:38:36, in board.events[0].does[0].events[0].to"#]],
    );
}

#[test]
fn something_else_that_is_done_to_one_with_another() {
    let tap = "does: [Do(events: [Deed(what: Is(\"Bear\"), deed: Tap, to: Object(Is(\"Helm\")))]),\n";
    refused(
        &with("does: [\n", tap),
        &expect![[r#"
            the other can't be named for such a deed: only `Attack`, `Block`, `BecomeBlocked`, `MustBlock`, `BecomeTarget`, `BecomeCopy` and `Become(Goaded)` have one
              at a.board.ron:38:74, in board.events[0].does[0].events[0].to"#]],
    );
}

#[test]
fn what_has_to_be_blocked_does_not_attack() {
    refused(
        &with("id: \"Helm\", owner: \"Bob\",", "id: \"Helm\", owner: \"Bob\", must_block: [\"Bear\"],"),
        &expect![[r#"
            what has to be blocked can't be Bear: only an attacker can be blocked; say whom it attacks
              at a.board.ron:23:53, in board.objects[2].must_block[0]"#]],
    );
    refused(
        &with("id: \"Helm\", owner: \"Bob\",", "id: \"Helm\", owner: \"Bob\", must_block: [\"Bare\"],"),
        &expect![[r#"
            there is no object `Bare`; did you mean `Bear`?
              at a.board.ron:23:53, in board.objects[2].must_block[0]"#]],
    );
}
