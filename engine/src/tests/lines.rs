//! The lines of a text, and what is so in place of each.

use petgraph::graph::{EdgeIndex, NodeIndex};
use petgraph::visit::EdgeRef;

use super::read;
use super::shown::Shown;
use crate::options::Options;
use crate::ruling::{Ruling, rule};
use crate::table::env::Env;
use crate::table::selectors::Evaluator;
use language::board::Board;
use language::effect::Cause;
use statements::completion::Completion;
use statements::fact::Fact;
use statements::ids::{ObjectId, PlayerId};
use statements::moment::Step;
use statements::unread::OnUnknown;
use statements::verdict::{Judged, Reason, Verdict};

/// What came of holding a text against a ruling.
pub(super) struct Told {
    /// How many lines were compared.
    pub(super) compared: usize,
    /// Those that are not so, each with what is.
    pub(super) wrong: Vec<String>,
}

/// Holds each line against the ruling of a board.
pub(super) fn hold(board: &Board, expected: &str) -> Told {
    let mut told = Told { compared: 0, wrong: Vec::new() };
    let lines = whole_lines(expected);
    let lines: Vec<(&str, &str)> = lines.iter().map(|line| parts(line)).collect();
    let ruling = match rule(board, &Options::default()) {
        Ok(ruling) => ruling,
        Err(error) => {
            let words = lines.iter().find(|(key, _)| *key == "refused").map(|(_, words)| *words);
            assert!(words.is_some_and(|words| error.to_string().contains(words)), "{error}");
            return Told { compared: 1, ..told };
        }
    };
    let mut walk = Walk { ruling: &ruling, at: NodeIndex::new(0), way: Vec::new(), this: None };
    let mut ends = Vec::new();
    for &(key, says) in &lines {
        if key == "end" {
            ends.push(says);
        } else if let Some(is) = walk.line(key, says) {
            told.compared += 1;
            if is != says {
                told.wrong.push(format!("says {key}: {says}\n           is   {key}: {is}"));
            }
        }
    }
    told.compared += ends.len();
    if !ends.is_empty() {
        told.wrong.extend(ends_wrong(&ruling, &ends));
    }
    let completion = ruling.completion();
    let says_stopped = lines.iter().any(|(key, _)| *key == "stopped");
    if completion != Completion::Whole && !says_stopped {
        told.wrong.push(format!("is   stopped: {completion:?}"));
    }
    told
}

/// The lines, each with those that it goes on in.
fn whole_lines(text: &str) -> Vec<String> {
    let mut whole: Vec<String> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match whole.last_mut().filter(|last| last.ends_with([',', ';', '&'])) {
            Some(last) => *last = format!("{last} {line}"),
            None => whole.push(line.to_owned()),
        }
    }
    whole
}

fn parts(line: &str) -> (&str, &str) {
    line.split_once(':').map_or((line, ""), |(key, says)| (key, says.trim()))
}

/// What is wrong with what is said of the ends: each line is about one of its own.
fn ends_wrong(ruling: &Ruling, ends: &[&str]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut open: Vec<NodeIndex> = ruling.ends().to_vec();
    for says in ends {
        let facts: Vec<Fact> = read(&format!("[{says}]"));
        let is_so = |at: &NodeIndex| facts.iter().all(|fact| holds(ruling, *at, fact));
        match open.iter().position(is_so) {
            Some(place) => drop(open.remove(place)),
            None => wrong.push(format!("says end: {says}")),
        }
    }
    if !open.is_empty() || !wrong.is_empty() {
        wrong.push(format!(
            "           is   {} ends, of which {} are not told",
            ruling.ends().len(),
            open.len()
        ));
        wrong.extend(ruling.ends().iter().map(|&at| format!("           is   end: {:?}", ruling.facts(at))));
    }
    wrong
}

fn holds(ruling: &Ruling, at: NodeIndex, fact: &Fact) -> bool {
    ruling.holds(at, fact).unwrap_or_else(|problem| panic!("{problem}"))
}

/// A way through a ruling, and where it has come to.
struct Walk<'r> {
    ruling: &'r Ruling,
    at: NodeIndex,
    way: Vec<EdgeIndex>,
    this: Option<ObjectId>,
}

impl Walk<'_> {
    fn shown(&self) -> Shown<'_> {
        Shown { ruling: self.ruling }
    }

    /// What is so in place of what a line says; none for a line that takes a step.
    fn line(&mut self, key: &str, says: &str) -> Option<String> {
        Some(match key {
            "pending" => self.shown().parts(self.ruling.pending(self.at), "; "),
            "orders" => self.name(self.ruling.orderer(self.at)),
            "offered" => self.verdicts(|judged| (judged.verdict == Verdict::Offered).then(String::new)),
            "waiting" => self.verdicts(|judged| (judged.verdict == Verdict::Waiting).then(String::new)),
            "not" => self.verdicts(|judged| match judged.verdict {
                Verdict::Not(reason) => Some(format!(" {}", why(reason))),
                Verdict::Offered | Verdict::Waiting => None,
            }),
            "asks" => self.asks(),
            "unknown" => self.unknown(),
            "happened" => self.happened(),
            "is" => self.shown().object(self.at, self.object(says.split(' ').next().unwrap_or_default())),
            "finds" | "players" | "targets" | "counts" | "true" => {
                let (asked, _) = says.split_once(" -> ").unwrap_or_else(|| panic!("no ` -> ` in {says}"));
                format!("{asked} -> {}", self.find(key, asked))
            }
            "so" => {
                let facts: Vec<Fact> = read(&format!("[{says}]"));
                let untrue = facts.iter().filter(|fact| !holds(self.ruling, self.at, fact));
                let untrue: Vec<String> = untrue.map(|fact| format!("not {fact:?}")).collect();
                if untrue.is_empty() { says.to_owned() } else { untrue.join(", ") }
            }
            "stopped" => format!("{:?}", self.ruling.completion()),
            "refused" => "a board that makes sense".to_owned(),
            "from" => {
                self.this = Some(self.object(says));
                return None;
            }
            "pick" | "answer" | "happens" => {
                self.step(key, says);
                return None;
            }
            other => panic!("there is no line `{other}`"),
        })
    }

    fn name(&self, player: Option<PlayerId>) -> String {
        player.map_or_else(|| "nobody".to_owned(), |player| self.ruling.player(player).to_owned())
    }

    fn object(&self, name: &str) -> ObjectId {
        let mut all = self.ruling.table().board(self.ruling.situation(self.at).board).ids();
        all.find(|&id| self.ruling.object(id) == name).unwrap_or_else(|| panic!("no object {name}"))
    }

    fn verdicts(&self, of: impl Fn(&Judged) -> Option<String>) -> String {
        let several = self.ruling.pending(self.at).len() > 1;
        let of = |judged: &Judged| {
            let from_board = self.ruling.effect(judged.effect).of_rules.is_none();
            of(judged).filter(|_| from_board || !matches!(judged.verdict, Verdict::Not(_)))
        };
        let entry = |judged: &Judged| {
            let to = if several { format!(" to {}", judged.part) } else { String::new() };
            of(judged).map(|rest| format!("{}{to}{rest}", self.ruling.effect(judged.effect).label))
        };
        self.ruling.verdicts(self.at).iter().filter_map(entry).collect::<Vec<_>>().join("; ")
    }

    /// Whose instructions depend on what a card is that nobody knows.
    fn unknown(&self) -> String {
        let follows = |one: &OnUnknown| if let OnUnknown::Follows(of) = one { Some(*of) } else { None };
        let of = self.ruling.on_unknown().iter().filter_map(follows);
        let named: Vec<&str> = of.map(|of| of.map_or("nothing", |id| self.ruling.object(id))).collect();
        if named.is_empty() { "nobody".to_owned() } else { named.join("; ") }
    }

    fn asks(&self) -> String {
        let Some(asked) = self.ruling.asked(self.at) else { return "nothing".to_owned() };
        format!("{} {}", self.name(asked.decider), self.shown().names(&asked.question))
    }

    /// What has happened since the last step, one event after another.
    fn happened(&self) -> String {
        let told = self.ruling.chronicle().of(&self.way).pop().unwrap_or_default();
        told.iter().map(|one| self.shown().happened(one)).collect::<Vec<_>>().join("; ")
    }

    fn find(&self, key: &str, asked: &str) -> String {
        let table = self.ruling.table();
        let board = self.ruling.situation(self.at).board;
        let env = Env::new(PlayerId::at(0), self.this, Cause::Effect);
        let eval = Evaluator::new(table, table.board(board), &table.view(board).seen, &env);
        let names = |all: Vec<String>| if all.is_empty() { "nothing".to_owned() } else { all.join(", ") };
        match key {
            "finds" => {
                let all = eval.objects(&read(asked)).into_iter();
                names(all.map(|id| self.ruling.object(id).to_owned()).collect())
            }
            "players" => {
                let all = eval.players(&read(asked)).into_iter();
                names(all.map(|id| self.ruling.player(id).to_owned()).collect())
            }
            "targets" => {
                names(eval.targets(&read(asked)).iter().map(|target| self.shown().names(target)).collect())
            }
            "counts" => eval.amount(&read(asked)).map_or("too large".to_owned(), |n| n.to_string()),
            _ => if eval.holds(&read(asked), None) { "yes" } else { "no" }.to_owned(),
        }
    }

    fn step(&mut self, key: &str, says: &str) {
        let several = self.ruling.pending(self.at).len() > 1;
        let label = |step: &Step| match *step {
            Step::Pick { effect, part, .. } => {
                let to = if several { format!(" to {part}") } else { String::new() };
                ("pick", format!("{}{to}", self.ruling.effect(effect).label))
            }
            Step::Answer(answer) => ("answer", self.shown().names(self.ruling.answer(answer))),
            Step::Happens => ("happens", String::new()),
            Step::Lane(lane) => ("lane", lane.to_string()),
        };
        let steps: Vec<(EdgeIndex, (&str, String))> = self
            .ruling
            .steps(self.at)
            .iter()
            .map(|&edge| (edge, label(&self.ruling.graph()[edge])))
            .collect();
        let found = steps.iter().find(|(_, (kind, name))| *kind == key && name == says);
        let Some(&(edge, _)) = found else { panic!("no `{key}: {says}` among {steps:?}") };
        let to = self.ruling.graph().edges(self.at).find(|one| one.id() == edge).map(|one| one.target());
        self.way.push(edge);
        self.at = to.unwrap_or(self.at);
    }
}

/// A reason as a board file spells it.
fn why(reason: Reason) -> String {
    let mut text = String::new();
    for letter in format!("{reason:?}").chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.extend(letter.to_lowercase());
    }
    text
}
