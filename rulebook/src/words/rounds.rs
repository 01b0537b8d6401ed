//! Loops on the timeline, in words: what moves, what the rules of the date say, and what comes of numbers.

use super::Sentence;
use super::changed::changed as changed_words;
use super::grammar::{counted, list, plural, possessive, thousands, token};
use super::vocabulary::{Vocabulary, counter};
use crate::concordance::Citation;
use language::board::Board;
use statements::loops::{Settled, Summary, Total, Verdict};

/// The words of a loop, by the rules of its date.
#[derive(Clone, Copy)]
pub struct Rounds<'a> {
    found: &'a Summary,
}

impl<'a> Rounds<'a> {
    /// The words of a loop.
    pub const fn new(found: &'a Summary) -> Self {
        Self { found }
    }

    /// What moves with each round, one sentence for each total, or that nothing does.
    pub fn moves(self) -> Vec<Sentence> {
        if self.found.per_round.is_empty() {
            return vec![Sentence::new(
                "each round brings back the same situation, and nothing moves",
                Vec::new(),
            )];
        }
        let moves = self.found.per_round.iter();
        moves.map(|(total, by)| Sentence::new(&Self::moved(total, *by), Vec::new())).collect()
    }

    fn moved(total: &Total, by: i128) -> String {
        let way = if by < 0 { "down" } else { "up" };
        format!("{} goes {way} by {} with each round", subject(total), thousands(by.unsigned_abs()))
    }

    /// How long it goes on at the most, where it ends soon and the verdict does not say so.
    pub fn lasts(self) -> Option<Sentence> {
        let rounds = self.found.lasts.filter(|_| !matches!(self.found.verdict, Verdict::Ends { .. }))?;
        let clause =
            format!("it goes on for {} at the most: then something else happens", counted(rounds, "round"));
        Some(Sentence::new(&clause, Vec::new()))
    }

    /// What the rules of the date say of it.
    pub fn verdict(self) -> Sentence {
        let clause = match &self.found.verdict {
            Verdict::Draw => "nothing in it is optional, so the game is a draw".to_owned(),
            Verdict::Ends { rounds } => format!(
                "nothing in it is optional, and it goes on for {}: then something else happens, so it is no draw",
                counted(*rounds, "round")
            ),
            Verdict::OneNames { player } => format!(
                "all that is optional in it is {} choice: {player} names a number, and it is done that often, or until another player steps in",
                possessive(player)
            ),
            Verdict::EachNeeded { players } => format!(
                "it needs what {} choose to do: {} names a number; {} may name a lower one, then {} has the last word, or agree, then {} has it",
                list(players),
                first(players),
                second(players),
                first(players),
                second(players),
            ),
            Verdict::Independent { players } => format!(
                "what {} choose to do does not depend on each other: {} names a number, and then each other in turn agrees or names a higher one",
                list(players),
                first(players),
            ),
            Verdict::Shortcut { proposer, others } if others.is_empty() => {
                format!("{proposer} says how often it is done; nobody has to end it")
            }
            Verdict::Shortcut { proposer, others } => format!(
                "{proposer} proposes how often it is done; {} may accept or shorten it; nobody has to end it by something outside of it",
                list(others)
            ),
            Verdict::Fragmented { player, others } => format!(
                "{} and {} each do something of their own that brings the same situation back, so {player} has to do something else now",
                player,
                list(others)
            ),
        };
        let rules = self.found.verdict.rules().iter();
        Sentence::new(&clause, rules.map(|rule| Citation::new(*rule, self.found.as_of)).collect())
    }

    /// What the numbers that were named come to.
    pub fn settled(self, settled: &Settled) -> Vec<Sentence> {
        let rounds = counted(settled.rounds, "round");
        let mut said = vec![Sentence::new(&format!("it is done for {rounds}"), Vec::new())];
        if let Some(player) = &settled.last_word {
            let more = if settled.steps == 0 {
                "which each round ends with anyway".to_owned()
            } else {
                format!("so one more round goes on until {player} has acted")
            };
            let rules = vec![Citation::new(language::rule::Rule::LoopsTwoPlayer, self.found.as_of)];
            said.push(Sentence::new(&format!("{player} has the last word, {more}"), rules));
        }
        if let Some(player) = &settled.must_differ {
            let rules = vec![Citation::new(language::rule::Rule::ShortcutTaken, self.found.as_of)];
            let clause = format!("{player} has shortened it and does something else from there");
            said.push(Sentence::new(&clause, rules));
        }
        if let Some(player) = &settled.stepped_in {
            let rules = vec![Citation::new(language::rule::Rule::LoopsOnePlayer, self.found.as_of)];
            said.push(Sentence::new(&format!("{player} steps in then"), rules));
        }
        said
    }

    /// What a board has come to since there was no round: the totals that move with each, and whatever else has `moved`;
    /// what objects are now that are otherwise not as they were on the board at the `start`.
    pub fn now(self, start: &Board, board: &Board, moved: &[Total], changed: &[String]) -> Vec<Sentence> {
        let steady = self.found.per_round.iter().map(|(total, _)| total);
        let besides =
            moved.iter().filter(|total| !self.found.per_round.iter().any(|(known, _)| known == *total));
        let totals = steady.chain(besides).map(|total| {
            let value = total.value(board);
            let sign = if value < 0 { "-" } else { "" };
            let clause = format!("{} is {sign}{}", subject(total), thousands(value.unsigned_abs()));
            Sentence::new(&clause, Vec::new())
        });
        let told: Vec<Total> = self
            .found
            .per_round
            .iter()
            .map(|(total, _)| total.clone())
            .chain(moved.iter().cloned())
            .collect();
        let vocabulary = Vocabulary::new(self.found.as_of);
        let differs = |id: &String| changed_words(vocabulary, [start, board], &told, id);
        let changed = changed.iter().map(|id| Sentence::new(&differs(id), Vec::new()));
        totals.chain(changed).collect()
    }
}

fn first(players: &[String]) -> &str {
    players.first().map_or("", String::as_str)
}

fn second(players: &[String]) -> &str {
    players.get(1).map_or("", String::as_str)
}

/// A total as the subject of a sentence.
fn subject(total: &Total) -> String {
    match total {
        Total::Life(name) => format!("{} life total", possessive(name)),
        Total::Poison(name) => format!("the number of poison counters on {name}"),
        Total::PlayerCounters(name, kind) | Total::Counters(name, kind) => {
            format!("the number of {} counters on {name}", counter(kind))
        }
        Total::Mana(name, kind) => format!("the {} in {} pool", kind.said(), possessive(name)),
        Total::Library(name) => format!("the number of cards in {} library", possessive(name)),
        Total::Hand(name) => format!("the number of cards in {} hand", possessive(name)),
        Total::Graveyard(name) => format!("the number of cards in {} graveyard", possessive(name)),
        Total::Exile(name) => format!("the number of cards that {name} owns in exile"),
        Total::Drawn(name) => format!("the number of cards that {name} has drawn this turn"),
        Total::Damaged(name) => format!("the damage that {name} was dealt this turn"),
        Total::Cast(name) => format!("the number of spells that {name} has cast this turn"),
        Total::DrewFromEmpty(name) => format!("the number of draws of {name} from an empty library"),
        Total::Marked(id) => format!("the damage marked on {id}"),
        Total::Tokens(id) => format!("the number of {}", plural(&token(id))),
    }
}
