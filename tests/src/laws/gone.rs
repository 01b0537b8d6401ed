//! What has gone, and what has come in its place: sources that come back, spells that become permanents, cards that are not there,
//! players who have left.

use std::collections::BTreeMap;

use super::Ends;
use super::sample::{DATES, Sample};
use crate::boards::came_back::{Returns, SOURCE, came_back};
use crate::boards::departing::{Done, NAMES, departing, done};
use crate::boards::emptied::{Draws, emptied};
use crate::boards::resolving::{Comes, borrowed, resolving};
use language::board::{Board, Period};
use language::date::Date;
use statements::fact::Fact;

/// Sorted facts, and how many paths lead to them.
pub(super) type Told = BTreeMap<Vec<Fact>, Option<u128>>;

/// A board of a seed, at one of the dates.
pub(super) fn sample(what: &str, seed: u64, board: Board) -> Sample {
    let date = DATES[usize::try_from(seed).unwrap_or(0) % DATES.len()];
    Sample { name: format!("{what} {seed} by {date}"), board, date }
}

/// How a board ends.
///
/// # Panics
/// When its ruling is not small: these boards are.
pub(super) fn ends(sample: &Sample) -> Ends {
    let ruling = sample.small().unwrap_or_else(|| panic!("{} is too large\n{}", sample.name, sample.shown()));
    Ends::of(&ruling)
}

/// Those of the facts that are asked for, and the paths to them.
pub(super) fn those(ends: &Ends, are: impl Fn(&Fact) -> bool) -> Told {
    let mut told = Told::new();
    for (facts, paths) in &ends.outcomes {
        let known = told.entry(facts.iter().filter(|fact| are(fact)).cloned().collect()).or_insert(Some(0));
        *known = known.zip(*paths).and_then(|(known, more)| known.checked_add(more));
    }
    told
}

/// Where two boards end differently, in words.
pub(super) fn apart(one: (&Sample, &Told), other: (&Sample, &Told)) -> Option<String> {
    (one.1 != other.1).then(|| {
        format!(
            "{}\none way:   {:?}\n{}\nthe other: {:?}\n{}",
            one.0.name,
            one.1,
            one.0.shown(),
            other.1,
            other.0.shown()
        )
    })
}

fn is_about(fact: &Fact, id: &str) -> bool {
    format!("{fact:?}").contains(&format!("{id:?}"))
}

/// Whether a fact counts cards, which differ with where a card stays.
fn counts_cards(fact: &Fact) -> bool {
    matches!(fact, Fact::Hand(..) | Fact::Graveyard(..) | Fact::Exile(..) | Fact::Library(..))
}

/// A source that has left and come back is not the source of what its ability does, nor what that is done to: all else is as if
/// it had stayed away, and it is as if there had been no ability (CR 400.7, 113.7a, 608.2h (2026-04-17)).
pub fn another_source(seed: u64) -> Option<String> {
    let of = |returns| {
        let sample = sample("a source that comes back", seed, came_back(seed, returns));
        let ends = ends(&sample);
        (sample, ends)
    };
    let [never, back, alone] = [Returns::Never, Returns::Before, Returns::WithoutAbility].map(of);
    let is_other = |fact: &Fact| !is_about(fact, SOURCE) && !counts_cards(fact);
    let others = apart((&never.0, &those(&never.1, is_other)), (&back.0, &those(&back.1, is_other)));
    let itself = |ends: &Ends| -> Told {
        let own = those(ends, |fact| is_about(fact, SOURCE));
        own.into_keys().map(|facts| (facts, None)).collect()
    };
    others.or_else(|| apart((&alone.0, &itself(&alone.1)), (&back.0, &itself(&back.1))))
}

/// Drawing more cards than there are is drawing those that there are (CR 121.1, 121.4 (2026-04-17)).
pub fn no_card_is_drawn(seed: u64) -> Option<String> {
    let of = |draws| {
        let sample = sample("too many draws", seed, emptied(seed, draws));
        let told = those(&ends(&sample), |fact| !matches!(fact, Fact::DrewFromEmpty(..)));
        (sample, told)
    };
    let [many, all] = [Draws::TooMany, Draws::AllThereAre].map(of);
    apart((&many.0, &many.1), (&all.0, &all.1))
}

/// A permanent spell that was changed on the stack enters and is what it would be with all that printed on it
/// (CR 400.7a (2026-04-17), 217.1c (2006-10-01)).
pub fn changes_go_along(seed: u64) -> Option<String> {
    let of = |comes| {
        let sample = sample("a changed spell", seed, resolving(seed, comes));
        let is_told = |fact: &Fact| !is_about(fact, "Ogre") || matches!(fact, Fact::Counters(..));
        let told = those(&ends(&sample), is_told);
        (sample, told)
    };
    let [changed, printed] = [Comes::Changed, Comes::Printed].map(of);
    apart((&changed.0, &changed.1), (&printed.0, &printed.1))
}

/// Who controlled a spell controls the permanent. Once the effect that gave it to them has ended it is its caster's
/// (CR 400.7a, 110.2b (2020-07-03)); before that text the effect ended with the spell, and who put the permanent onto the
/// battlefield keeps it (CR 400.7a, 110.2a (2012-05-01)).
pub fn control_goes_along(seed: u64) -> Option<String> {
    let (board, borrowed) = borrowed(seed);
    let sample = sample("a borrowed spell", seed, board);
    let comes_back = !borrowed.is_for_good && sample.date >= Date::new(2020, 7, 3);
    let (theirs, casters) = if comes_back { (25, Some(19)) } else { (24, None) };
    let life = those(&ends(&sample), |fact| matches!(fact, Fact::Life(..)));
    let caster = casters.map(|life| Fact::Life("Ann".to_owned(), life));
    let mut facts: Vec<Fact> =
        caster.into_iter().chain([Fact::Life(borrowed.borrower.to_owned(), theirs)]).collect();
    facts.sort();
    let right = Told::from([(facts, Some(1))]);
    (life != right).then(|| format!("{}: {life:?}, and not {right:?}\n{}", sample.name, sample.shown()))
}

/// Whose turns begin, by the rules: extra turns first, the one created last before the others (CR 500.7 (2026-04-17)), none of who has
/// left (CR 800.4k (2026-04-17)), then those who are left in turn order.
#[derive(Default)]
struct Turns {
    begun: [u64; NAMES.len()],
    extra: Vec<usize>,
    gone: Option<usize>,
    /// Whose turn was the last that is no extra turn.
    usual: usize,
}

impl Turns {
    fn of(done: &[Done]) -> Self {
        let mut turns = Self::default();
        for one in done {
            match *one {
                Done::Extra(who) if turns.gone == Some(who) => {}
                Done::Extra(who) => turns.extra.push(who),
                Done::Leaves(who) => turns.gone = Some(who),
                Done::Phase => {}
                Done::Next => turns.next(),
            }
        }
        turns.extra.retain(|who| turns.gone != Some(*who));
        turns
    }

    fn next(&mut self) {
        let is_there = |who: &usize| self.gone != Some(*who);
        while let Some(who) = self.extra.pop() {
            if is_there(&who) {
                self.begun[who] += 1;
                return;
            }
        }
        let later = (1..=NAMES.len()).map(|step| (self.usual + step) % NAMES.len());
        if let Some(who) = later.into_iter().find(|who| self.gone != Some(*who)) {
            self.usual = who;
            self.begun[who] += 1;
        }
    }
}

/// Turns go by as the rules say, extra turns and additional phases that never come are not told as to come, and those that are
/// to come are.
pub fn turns_that_come(seed: u64) -> Option<String> {
    let done = done(seed);
    let sample = sample("turns of who has left", seed, departing(&done));
    let turns = Turns::of(&done);
    let told = those(&ends(&sample), |fact| {
        matches!(fact, Fact::Began(_, Period::Turn | Period::Combat, _) | Fact::Extra(..))
    });
    let mut facts = Vec::new();
    for (who, name) in NAMES.iter().enumerate() {
        let to_come = turns.extra.iter().filter(|one| **one == who).count() as u64;
        let all = [
            (turns.begun[who], Fact::Began((*name).to_owned(), Period::Turn, turns.begun[who])),
            (to_come, Fact::Extra((*name).to_owned(), Period::Turn, to_come)),
        ];
        facts.extend(all.into_iter().filter(|one| one.0 > 0).map(|one| one.1));
    }
    facts.sort();
    let right = Told::from([(facts, Some(1))]);
    (told != right).then(|| format!("{}: {told:?}, and not {right:?}\n{}", sample.name, sample.shown()))
}
