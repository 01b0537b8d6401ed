//! What the rules of a date say of a loop: the infinity rules until 2009-07-11, shortcuts since.

use super::round::{NoLoop, Round};
use crate::options::Options;
use crate::ruling::Ruling;
use language::board::{Board, Standing};
use language::event::Script;
use language::rule::{Switch, Switches};
use statements::ids::PlayerId;
use statements::loops::Verdict;

/// How many steps of one more round it takes until a player has done the last thing that anyone chose to do; none when
/// that player ends each round.
pub(crate) fn until_last_word(round: &Round, player: &str) -> usize {
    let choosers = round.steps.iter().map(|(script, _)| script.choice_of.as_deref());
    let steps: Vec<(usize, &str)> = choosers.enumerate().filter_map(|(at, who)| Some((at, who?))).collect();
    if steps.last().is_none_or(|(_, who)| *who == player) {
        return 0;
    }
    steps.iter().find(|(_, who)| *who == player).map_or(0, |(at, _)| at + 1)
}

/// What the rules of the date say of a loop of this round on a board.
///
/// Judgement: what moves steadily (life, counters, tokens) does not keep a loop in which nobody can do otherwise from being
/// a draw; 102.4 and 421.4 (2006-10-01) do not say so, nor do later texts.
///
/// Judgement: a fragmented loop is one of several players in which nothing moves; where the active player is not concerned,
/// the first player concerned must stop, as the text of 2012-05-01 has it, at every date.
pub(crate) fn verdict(
    board: &Board,
    round: &Round,
    nothing_moves: bool,
    options: &Options,
) -> Result<Verdict, NoLoop> {
    let players = involved(board, round, options)?;
    let Some((first, others)) = players.split_first() else { return Ok(Verdict::Draw) };
    let shortcuts = {
        let date = options.as_of.or(board.as_of).unwrap_or(language::date::Date::NOW);
        let flip = |switches: Switches, switch: &Switch| switches.flipped(*switch);
        options.flipped.iter().fold(Switches::at(date), flip).is_on(Switch::Shortcuts)
    };
    let (player, others) = (first.clone(), others.to_vec());
    if shortcuts {
        if nothing_moves && !others.is_empty() {
            return Ok(Verdict::Fragmented { player, others });
        }
        let others = in_turn_order(board, first).into_iter().filter(|name| name != first).collect();
        return Ok(Verdict::Shortcut { proposer: player, others });
    }
    if others.is_empty() {
        return Ok(Verdict::OneNames { player });
    }
    let alone = players.iter().all(|player| goes_on_alone(board, round, player, options));
    Ok(if alone { Verdict::Independent { players } } else { Verdict::EachNeeded { players } })
}

/// The players who could do otherwise in a round, from the active player on: who chooses to do a script of it, and who
/// can make sure that one ends otherwise.
///
/// Judgement: that is what "optional" is taken to mean; no text says more (421.2 (2006-10-01), 732.4 (2026-04-17)).
fn involved(board: &Board, round: &Round, options: &Options) -> Result<Vec<String>, NoLoop> {
    let mut found: Vec<String> = Vec::new();
    for (ruling, script, outcome) in round.rulings(board, options)? {
        found.extend(script.choice_of.clone());
        let end = ruling.ends().get(outcome).copied();
        let others = end.map_or_else(Vec::new, |end| ruling.can_avoid(end));
        found.extend(others.into_iter().map(|player: PlayerId| ruling.player(player).to_owned()));
    }
    let active = board.turn.active.clone().or(board.players.first().map(|player| player.name.clone()));
    let order = in_turn_order(board, &active.unwrap_or_default());
    Ok(order.into_iter().filter(|name| found.contains(name)).collect())
}

/// The players who are in the game, in turn order from one of them.
fn in_turn_order(board: &Board, first: &str) -> Vec<String> {
    let at = board.players.iter().position(|player| player.name == first).unwrap_or(0);
    let (before, from) = board.players.split_at(at);
    let playing = from.iter().chain(before).filter(|player| player.standing == Standing::Playing);
    playing.map(|player| player.name.clone()).collect()
}

/// Whether what a player chooses to do in a round, and what has to happen in it, is a loop without what the others
/// choose to do: the situation comes again, and no step does nothing that did something before.
///
/// Judgement: that is what it means that optional actions do not depend on each other; no text explains it.
fn goes_on_alone(board: &Board, round: &Round, player: &str, options: &Options) -> bool {
    let Ok(done) = round.does_something(board, options) else { return false };
    let mine = |script: &Script| script.choice_of.as_deref().is_none_or(|chooser| chooser == player);
    let both = round.steps.iter().zip(done).filter(|((script, _), _)| mine(script));
    let (steps, done): (Vec<(Script, usize)>, Vec<bool>) =
        both.map(|(step, done)| (step.clone(), done)).unzip();
    let alone = Round { steps };
    let Ok(then) = alone.play(board, options) else { return false };
    let does = alone.does_something(&then, options);
    alone.comes_again(board, options) && does.is_ok_and(|does| does == done)
}

/// Who may step in before a number of rounds is reached that one player has named.
pub(crate) fn others(board: &Board, verdict: &Verdict) -> Vec<String> {
    let Verdict::OneNames { player } = verdict else { return Vec::new() };
    in_turn_order(board, player).into_iter().filter(|name| name != player).collect()
}

impl Round {
    /// Whether each step changes anything on the board.
    fn does_something(&self, board: &Board, options: &Options) -> Result<Vec<bool>, NoLoop> {
        let boards = (0..=self.steps.len()).map(|steps| self.play_some(board, steps, options));
        let boards = boards.collect::<Result<Vec<_>, _>>()?;
        Ok(boards.windows(2).map(|pair| pair[0] != pair[1]).collect())
    }

    /// The ruling of each step, with its script and the outcome that is taken.
    fn rulings(&self, board: &Board, options: &Options) -> Result<Vec<(Ruling, Script, usize)>, NoLoop> {
        let mut found = Vec::new();
        let mut now = board.clone();
        let all: Vec<Script> = self.steps.iter().map(|(script, _)| script.clone()).collect();
        for (at, (script, outcome)) in self.steps.iter().enumerate() {
            let ruling = super::round::ruled(&now, script, options)?;
            now = super::round::after(&ruling, at, *outcome, &all)?;
            found.push((ruling, script.clone(), *outcome));
        }
        Ok(found)
    }
}
