//! What is said of whole rulings: snapshots of bundled boards that a person reads, and a look at every sentence
//! of every bundled board.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use expect_test::expect_file;
use petgraph::graph::NodeIndex;
use ron::extensions::Extensions;
use serde::Deserialize;

use super::*;
use engine::{Limits, Options, Ruling, rule};
use language::board::Board;
use statements::moment::Moment;
use statements::verdict::Verdict;

/// As much of a board file as is ruled on.
#[derive(Deserialize)]
struct File {
    board: Board,
    #[serde(default)]
    rulings: Vec<Dates>,
}

#[derive(Deserialize)]
struct Dates {
    #[serde(default)]
    as_of: Vec<String>,
}

fn boards() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../saves/boards")
}

fn open(path: &Path) -> File {
    let text = std::fs::read_to_string(path).expect("a board");
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let mut file: File =
        options.from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let cards = crate::cards::bundled().unwrap_or_else(|error| panic!("{error}"));
    file.board = engine::cards::resolve(&file.board, cards).expect("its cards are there").board;
    file
}

fn ruled(board: &Board, date: &str) -> Ruling {
    let limits = Limits { nodes: 3000, ..Limits::default() };
    let options = Options { as_of: Some(date.parse().expect("a day")), limits, ..Options::default() };
    rule(board, &options).expect("a board that makes sense")
}

/// Everything that is said of a moment: what is pending, who moves, every verdict, every step.
fn moment(words: Words<'_>, ruling: &Ruling, at: NodeIndex) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    said.extend(words.pending(at).map(|one| one.to_string()));
    let parts = words.parts(at);
    let several = parts.into_iter().filter(|_| ruling.pending(at).len() > 1);
    said.extend(several.map(|(depth, part)| format!("{}- {part}", "  ".repeat(depth))));
    said.extend(words.orderer(at).map(|one| one.to_string()));
    said.extend(words.asked(at).map(|one| one.to_string()));
    if ruling.graph()[at] == Moment::Ordering {
        let judged = ruling.verdicts(at);
        said.extend(judged.iter().map(|one| format!("* {}", words.verdict(at, one))));
        said.extend(judged.iter().map(|one| format!("\" {}", words.effect_at(at, one))));
    }
    for step in ruling.steps(at) {
        said.extend(words.step(step).map(|one| format!("> {one}")));
        said.extend(words.changes(step).map(|one| format!("  {one}")));
    }
    said
}

/// A ruling moment by moment. What is said of effects stands where it is said first.
fn moments(file: &File, ruling: &Ruling) -> String {
    let words = Words::new(ruling).on(&file.board);
    let mut out = String::new();
    let mut heard = BTreeSet::new();
    for at in ruling.graph().node_indices().filter(|&at| !ruling.pending(at).is_empty()) {
        writeln!(out, "{}. {}", at.index() + 1, words.short(at)).expect("a string grows");
        for line in moment(words, ruling, at) {
            let once = line.starts_with('"') || line.contains(" looks at ");
            if heard.insert(line.clone()) || !once {
                writeln!(out, "   {line}").expect("a string grows");
            }
        }
    }
    out
}

fn outcomes(file: &File, ruling: &Ruling) -> String {
    let words = Words::new(ruling).on(&file.board);
    let mut out = String::new();
    for outcome in ruling.outcomes() {
        let mut said = words.outcome(&outcome);
        said.push(words.ways_to(&outcome));
        said.extend(words.control(outcome.node));
        let said: Vec<String> = said.iter().map(Sentence::to_string).collect();
        writeln!(out, "= {}", said.join(" ")).expect("a string grows");
    }
    writeln!(out, "{} {}", words.ordered_by(), words.completion()).expect("a string grows");
    out
}

/// Compares all that is said of a ruling.
fn check(path: &str, date: &str) {
    let file = open(&boards().join(path).with_extension("board.ron"));
    let ruling = ruled(&file.board, date);
    let name = format!("{}-{date}.txt", path.replace('/', "--"));
    let snapshot = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/words/rulings").join(name);
    expect_file![snapshot].assert_eq(&(moments(&file, &ruling) + &outcomes(&file, &ruling)));
}

#[test]
fn the_damaged_player_orders_and_is_told_why() {
    check("choose-one/burn-into-elementals", "2012-05-01");
}

#[test]
fn contained_events_are_told_with_the_outer_one() {
    check("contained/doubled-token-copies-choose-colours", "2026-04-17");
}

#[test]
fn tiers_are_told_when_tokens_change_sides() {
    check("control/ten-tokens-change-sides", "2012-05-01");
}

#[test]
fn a_shield_over_two_sources_is_divided() {
    check("shields/shield-over-two-sources", "2026-04-17");
}

#[test]
fn a_loop_says_who_may_stop_it() {
    check("loop/two-mirrors-one-willing", "2026-04-17");
}

#[test]
fn the_words_of_2008_are_used_in_2008() {
    check("planeswalker/damage-to-the-player-or-the-planeswalker", "2008-02-01");
    check("enter/own-text-and-orb", "2008-02-01");
}

#[test]
fn counters_that_something_enters_with_are_told_with_its_entering() {
    check("counters/entering-with-counters", "2026-04-17");
}

#[test]
fn two_orderers_are_told_apart() {
    check("choose-one/two-orderers", "2026-04-17");
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the bundled boards").flatten() {
        let path = entry.path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found.sort();
    found
}

/// Whether there are braces that hold no symbol of mana.
fn has_braces(text: &str) -> bool {
    let of_symbol = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '/';
    let is_symbol = |inside: &str| (1..=3).contains(&inside.len()) && inside.chars().all(of_symbol);
    let behind = |at: usize| text[at + 1..].split_once('}').is_some_and(|(inside, _)| is_symbol(inside));
    text.match_indices('{').any(|(at, _)| !behind(at))
}

/// What is wrong with a sentence, if anything.
fn wrong(text: &str) -> Option<&'static str> {
    let words: Vec<&str> = text.split(' ').collect();
    let article = |pair: &[&str]| pair[0] == "a" && pair[1].starts_with(['a', 'e', 'i', 'o']);
    [
        ("two spaces", text.contains("  ")),
        ("a space before a comma or a stop", text.contains(" ,") || text.contains(" .")),
        ("two stops", text.contains("..")),
        ("a wrong article", words.windows(2).any(|pair| article(pair) && !pair[1].starts_with("one"))),
        ("a wrong possessive", text.contains("them's") || text.contains("they's") || text.contains("you's")),
        ("an instead too many", text.contains("instead instead")),
        ("a word twice", words.windows(2).any(|pair| pair[0] == pair[1] && pair[0].len() > 1)),
        ("code", text.contains("::") || has_braces(text) || text.contains("NodeIndex")),
    ]
    .into_iter()
    .find_map(|(what, is)| is.then_some(what))
}

#[test]
fn every_sentence_of_every_bundled_board_is_clean() {
    let mut sentences = 0;
    for path in files(&boards()) {
        let file = open(&path);
        let dates: BTreeSet<String> = file.rulings.into_iter().flat_map(|dates| dates.as_of).collect();
        for date in dates {
            let ruling = ruled(&file.board, &date);
            let words = Words::new(&ruling);
            let mut said: BTreeSet<String> = BTreeSet::new();
            for at in ruling.graph().node_indices().take(60) {
                said.extend(moment(words, &ruling, at).into_iter().map(|one| one.trim().to_owned()));
            }
            for outcome in ruling.outcomes().iter().take(30) {
                said.extend(words.outcome(outcome).iter().map(Sentence::to_string));
            }
            said.extend(ruling.effect_ids().map(|id| words.effect(id).to_string()));
            for text in &said {
                assert_eq!(wrong(text), None, "{} by {date}: {text}", path.display());
            }
            sentences += said.len();
        }
    }
    assert!(sentences > 1000, "only {sentences} sentences were looked at");
}

#[test]
fn nothing_offered_is_left_without_a_word() {
    let file = open(&boards().join("choose-one/two-orderers.board.ron"));
    let ruling = ruled(&file.board, "2026-04-17");
    let words = Words::new(&ruling).on(&file.board);
    let at = NodeIndex::new(0);
    let offered = ruling.verdicts(at).into_iter().filter(|one| one.verdict == Verdict::Offered);
    for one in offered {
        assert!(words.verdict(at, &one).text.contains(&words.effect_name(one.effect)));
    }
}

#[test]
fn a_date_without_a_known_text_is_told_once() {
    let file = open(&boards().join("choose-one/two-orderers.board.ron"));
    let told = |date| Words::new(&ruled(&file.board, date)).about_the_date().map(|one| one.text);
    assert_eq!(told("2026-04-17"), None);
    let expected =
        "2023-01-01 lies between 2022-04-29 and 2024-04-12, and no rules text from between is known.";
    assert_eq!(told("2023-01-01").as_deref(), Some(expected));
}

#[test]
fn a_keyword_that_the_date_does_not_have_is_told() {
    let file = open(&boards().join("keywords/renown-once.board.ron"));
    let told = |date| {
        let ruling = ruled(&file.board, date);
        Words::new(&ruling).on(&file.board).without_a_keyword().map(|one| one.text)
    };
    assert_eq!(told("2026-04-17"), None);
    let expected = "The text of 2008-02-01 has no keyword \u{201c}renown\u{201d} (from CR 702.111 (2015-07-17) on); \
                    what stands here is judged by the nearest text that has it.";
    assert_eq!(told("2008-02-01").as_deref(), Some(expected));
}

#[test]
fn a_sentence_shows_its_rules_in_brackets() {
    let rules = vec![Citation::new(Rule::ChooseOne, "2012-05-01".parse().expect("a day"))];
    let said = Sentence::new("Bob orders", rules);
    assert_eq!(said.to_string(), "Bob orders. [CR 616.1 (2012-05-01)]");
    assert_eq!(Sentence::new("Bob orders", Vec::new()).to_string(), "Bob orders.");
}
