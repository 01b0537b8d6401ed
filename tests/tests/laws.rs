//! Laws that hold for every ruling: on the bundled boards, on random boards, and on boards made of random ones.
//!
//! `INSTEAD_BOARDS` says how many random boards there are; without it, so many that all laws take less than a
//! minute. `INSTEAD_ONLY` looks again at the boards whose names hold it, such as one that broke a law.

use std::cell::RefCell;
use std::collections::BTreeSet;

use tests::laws::hold::{LEAST, against, everywhere};
use tests::laws::lanes::Unheld;
use tests::laws::sample::{SMALL, large};
use tests::laws::{
    Ends, Held, Sample, cards, cited, dump, history, lanes, mix, offers, reorder, rows, sample, twins,
};

use engine::Ruling;
use language::board::Board;
use language::event::{Instruction, Script};
use statements::fact::Fact;
use statements::outcome::Paths;

/// Rulings of more moments are not compared with their lanes.
const LANES: usize = 3_000;

#[test]
fn the_naive_tree_has_the_same_outcomes_and_paths() {
    everywhere(|sample| {
        let both = sample.ruling(large(), true, true).zip(sample.ruling(large(), false, false));
        let Some((usual, naive)) = both else { return Held::TooLarge };
        let (usual, naive) = (Ends::of(&usual), Ends::of(&naive));
        if let Some(how) = twins::apart(&usual, &naive) {
            return Some(how).into();
        }
        if usual == naive {
            return None.into();
        }
        // Like abilities that trigger are folded, too: where they do, the paths are those of the graph that folds nothing.
        sample
            .ruling(large(), true, false)
            .map_or(Held::TooLarge, |graph| twins::but_for_names(&Ends::of(&graph), &naive).into())
    });
}

#[test]
fn folding_interchangeable_effects_changes_nothing() {
    let twins = sample::random().step_by(3).map(|sample| sample.with(mix::twice(sample.board.clone())));
    against(sample::bundled().into_iter().chain(twins), |sample| {
        let both = sample.small().zip(sample.ruling(SMALL * 2, true, false));
        both.map_or(Held::TooLarge, |(usual, apart)| {
            twins::apart(&Ends::of(&usual), &Ends::of(&apart)).into()
        })
    });
}

#[test]
fn each_twin_keeps_what_becomes_of_it() {
    let apart = RefCell::new(0);
    against(sample::twins(), |sample| {
        let both = sample.small().zip(sample.ruling(SMALL * 8, true, false));
        let Some((usual, unfolded)) = both else { return Held::TooLarge };
        let (one, other) = (Ends::of(&usual), Ends::of(&unfolded));
        *apart.borrow_mut() += usize::from(one.outcomes.len() > 1);
        twins::apart(&one, &other).into()
    });
    let apart = apart.into_inner();
    println!("{apart} boards have several outcomes");
    assert!(apart >= LEAST, "few boards have several outcomes: {apart}");
}

#[test]
fn like_tokens_in_a_row_are_as_if_listed_one_by_one() {
    against(sample::rows(), rows::together_or_apart);
}

#[test]
fn like_tokens_in_a_row_deal_damage_as_if_listed_one_by_one() {
    against(sample::dealing(), rows::together_or_apart);
}

#[test]
fn no_effect_is_applied_twice_to_one_event_and_what_replaces_it() {
    everywhere(|sample| {
        sample.small().map_or(Held::TooLarge, |ruling| history::applied_again(&ruling).into())
    });
}

#[test]
fn every_end_has_nothing_left() {
    everywhere(|sample| {
        let wrong = |ruling| history::unfinished(&ruling).or_else(|| history::unreachable(&ruling));
        sample.small().map_or(Held::TooLarge, |ruling| wrong(ruling).into())
    });
}

#[test]
fn no_two_outcomes_are_alike_in_every_fact() {
    let several = RefCell::new(0);
    everywhere(|sample| {
        let Some(ruling) = sample.small() else { return Held::TooLarge };
        *several.borrow_mut() += usize::from(ruling.outcomes().len() > 1);
        Ends::alike(&ruling).into()
    });
    let several = several.into_inner();
    println!("{several} boards have several outcomes");
    assert!(several >= LEAST, "few boards have several outcomes: {several}");
}

#[test]
fn what_was_chosen_is_told_where_no_number_shows_it() {
    against(sample::lastingly(), |sample| {
        let Some(ruling) = sample.small() else { return Held::TooLarge };
        let silent = || nothing_told(sample, &ruling);
        Ends::alike(&ruling).or_else(silent).into()
    });
}

#[test]
fn where_nothing_is_said_of_an_outcome_the_board_is_as_it_was() {
    let silent = RefCell::new(0);
    everywhere(|sample| {
        let Some(ruling) = sample.small() else { return Held::TooLarge };
        *silent.borrow_mut() += usize::from(ruling.outcomes().iter().any(|outcome| outcome.facts.is_empty()));
        nothing_told(sample, &ruling).into()
    });
    let silent = silent.into_inner();
    println!("nothing is said of an outcome of {silent} boards");
    assert!(silent >= LEAST, "something is said nearly everywhere: {silent}");
}

/// That the board after an outcome of which nothing is said is another one, if it is.
fn nothing_told(sample: &Sample, ruling: &Ruling) -> Option<String> {
    let end = ruling.outcomes().into_iter().find(|outcome| outcome.facts.is_empty())?;
    let after = ruling.board_after(end.node, &[]).ok()?;
    let still = sample.with(Board { events: Vec::new(), ..sample.board.clone() }).small()?;
    let before = still.outcomes().first().and_then(|end| still.board_after(end.node, &[]).ok());
    let same = before.as_ref().is_some_and(|before| before.board == after.board);
    (!same).then(|| format!("{after:?} and not {before:?}"))
}

#[test]
fn every_card_is_somewhere() {
    everywhere(|sample| {
        sample.small().map_or(Held::TooLarge, |ruling| cards::miscounted(&ruling, &sample.board).into())
    });
}

#[test]
fn what_is_offered_has_a_step_and_nothing_else_has() {
    everywhere(|sample| {
        sample.small().map_or(Held::TooLarge, |ruling| offers::unlike_steps(&ruling, true).into())
    });
}

#[test]
fn what_is_offered_has_a_step_of_its_own_where_nothing_is_folded() {
    everywhere(|sample| {
        sample
            .ruling(SMALL, true, false)
            .map_or(Held::TooLarge, |ruling| offers::unlike_steps(&ruling, false).into())
    });
}

#[test]
fn the_order_in_which_a_board_lists_its_effects_changes_nothing() {
    let others = |sample: &Sample| {
        let others = [reorder::reversed(&sample.board), reorder::rotated(&sample.board)];
        others.into_iter().filter(|board| *board != sample.board).collect::<Vec<Board>>()
    };
    // On a board with one effect there is no other order.
    let several = sample::bundled().into_iter().chain(sample::random());
    against(several.filter(|sample| !others(sample).is_empty()), |sample| {
        let Some(ruling) = sample.small() else { return Held::TooLarge };
        let ends = Ends::of(&ruling);
        let wrong = others(sample).into_iter().find_map(|board| match sample.with(board).small() {
            Some(other) => ends.apart_from(&Ends::of(&other)),
            None => Some("in another order it is not whole".to_owned()),
        });
        wrong.into()
    });
}

#[test]
fn the_order_in_which_a_board_lists_what_happens_at_once_changes_nothing() {
    let other = |sample: &Sample| sample.with(reorder::at_once_reversed(&sample.board));
    let several = sample::bundled().into_iter().chain(sample::random());
    against(several.filter(|sample| other(sample).board != sample.board), |sample| {
        let Some(ruling) = sample.small() else { return Held::TooLarge };
        match other(sample).small() {
            Some(other) => Ends::of(&ruling).apart_in_outcomes(&Ends::of(&other)).into(),
            None => Held::TooLarge,
        }
    });
}

#[test]
fn what_would_go_to_several_places_goes_to_the_same_ones_in_whatever_order_they_are_listed() {
    let asked = RefCell::new(0);
    against(sample::places(), |sample| {
        let other = sample.with(reorder::all_at_once_reversed(&sample.board));
        let Some((ruling, other)) = sample.small().zip(other.small()) else { return Held::TooLarge };
        *asked.borrow_mut() += usize::from(!ruling.decided_by().is_empty());
        Ends::of(&ruling).apart_in_outcomes(&Ends::of(&other)).into()
    });
    let asked = asked.into_inner();
    println!("somebody chooses on {asked} boards");
    assert!(asked >= LEAST, "somebody chooses on {asked} boards only");
}

#[test]
fn equal_boards_give_equal_bytes() {
    everywhere(|sample| {
        let Some(first) = sample.small() else { return Held::TooLarge };
        let read = ron::from_str(&sample.shown()).expect("what was written can be read");
        let second = sample.with(read).small().expect("an equal board is as large");
        dump::first_difference(&dump::dump(&first), &dump::dump(&second)).into()
    });
}

#[test]
fn every_rule_that_is_cited_exists_at_its_date_or_is_said_not_to() {
    let numbers = cited::numbers();
    assert_eq!(numbers.len(), 12);
    let seen = RefCell::new(BTreeSet::new());
    everywhere(|sample| {
        let Some(ruling) = sample.small() else { return Held::TooLarge };
        let cited = cited::cited(&ruling);
        let wrong = cited.iter().find_map(|&citation| cited::not_there(citation, &numbers));
        seen.borrow_mut().extend(cited);
        wrong.into()
    });
    let seen = seen.into_inner();
    let absent = seen.iter().filter(|citation| citation.short() == "no rule at this date").count();
    println!("{} rules at dates, {absent} of them where the text has none", seen.len());
    assert!(seen.len() > 100 && absent > 0, "too few citations to say anything");
}

#[test]
fn the_random_boards_have_much_to_order_and_to_decide() {
    let (mut all, mut several, mut apart, mut asked, mut looped) = (0, 0, 0, 0, 0);
    for ruling in sample::random().filter_map(|sample| sample.small()) {
        let ends = Ends::of(&ruling);
        all += 1;
        several += usize::from(ends.paths > Paths::Exactly(1));
        apart += usize::from(ends.outcomes.len() > 1);
        asked += usize::from(!ruling.decided_by().is_empty());
        looped += usize::from(ends.outcomes.keys().any(|facts| facts.contains(&Fact::Loop)));
    }
    println!(
        "{all} rulings: {several} have several paths, {apart} several outcomes, {asked} questions, {looped} loops"
    );
    assert!(several * 5 > all * 2 && apart * 3 > all && asked * 4 > all, "the other laws say little");
}

#[test]
fn checking_state_based_actions_twice_changes_nothing() {
    let checked = |sample: &Sample, times: usize| {
        let mut board = sample.board.clone();
        let does = vec![Instruction::StateBased; times];
        board.events.push(Script { does, ..Script::default() });
        sample.with(board).small()
    };
    let acted = RefCell::new(BTreeSet::new());
    everywhere(|sample| {
        let Some((once, twice)) = checked(sample, 1).zip(checked(sample, 2)) else { return Held::TooLarge };
        let ends = Ends::of(&once);
        let why = |fact: &Fact| if let Fact::StateBased(_, why) = fact { Some(*why) } else { None };
        acted.borrow_mut().extend(ends.outcomes.keys().flatten().filter_map(why));
        ends.apart_from(&Ends::of(&twice)).into()
    });
    let acted = acted.into_inner();
    println!("{} state-based actions: {acted:?}", acted.len());
    assert!(acted.len() > 20, "too few state-based actions to say anything: {acted:?}");
}

#[test]
fn lanes_say_the_same_as_all_parts_together() {
    let (mut split, mut many) = (0, 0);
    let several = sample::random().step_by(3).map(|sample| sample.with(mix::spread(sample.board.clone())));
    for sample in sample::bundled().into_iter().chain(sample::random().step_by(2)).chain(several) {
        let Some((lanes, joint)) = sample.in_lanes(LANES).zip(sample.ruling(LANES, true, true)) else {
            continue;
        };
        match lanes::apart(&lanes, &joint) {
            Ok(None) => split += 1,
            Ok(Some(how)) => panic!("{}: {how}\n{}", sample.name, sample.shown()),
            Err(Unheld::NoLanes) => many += 1,
            Err(Unheld::TooMany) => {}
        }
    }
    println!("{split} boards split, {many} do not");
    assert!(split > 50 && many > 50, "{split} boards split, {many} do not: it says little");
}
