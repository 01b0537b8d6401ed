//! Proliferating: who and what has counters gets another (CR 701.34a (2026-04-17)), of each kind or, before 2020-07-03, of
//! one kind (CR 701.26a (2018-06-08)).
//!
//! Poison counters are a team's, and lie with its players here. Of a team one player gets another (CR 701.34b (2026-04-17));
//! until 2017-04-28 the team is chosen (CR 701.24c (2012-05-01)).

use itertools::Itertools;

use super::Interpreter;
use crate::applying::Stop;
use crate::pending::groups;
use crate::table::NO_ORIGIN;
use crate::table::state::State;
use language::board::Counter;
use language::effect::Cause;
use language::rule::Switch;
use language::select::Who;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{CounterId, ObjectId, PlayerId, Target};
use statements::part::{Marks, Part};
use statements::question::{Answer, Question};

/// Who or what gets another counter: so many of a row another of each of these kinds.
struct Given {
    target: Target,
    times: usize,
    kinds: Vec<CounterId>,
}

impl Interpreter<'_> {
    /// Any of the players and permanents with counters get another.
    pub(crate) fn counters_again(&mut self, who: &Who) -> Result<(), Stop> {
        let has = self.with_counters();
        if has.is_empty() {
            return Ok(());
        }
        let state = self.table.board(self.situation.board);
        let mut all = Vec::with_capacity(has.len());
        for &(target, _) in &has {
            all.extend(std::iter::repeat_n(target, so_many(state, target)?));
        }
        let Answer::Targets(chosen) = self.ask(who, Question::Targets(all))? else { return Ok(()) };
        let mut given = Vec::new();
        for (target, kinds) in has {
            let times = chosen.iter().filter(|&&one| one == target).count();
            given.extend(self.kinds_given(who, Given { target, times, kinds })?);
        }
        self.once_to_each_team(who, &mut given)?;
        given.into_iter().try_for_each(|one| self.give_again(who, one))
    }

    /// Who and what has counters, and of which kinds. The first of a team stands for it where teams are chosen.
    fn with_counters(&mut self) -> Vec<(Target, Vec<CounterId>)> {
        let poison = self.table.keep_counter(&Counter::Poison);
        let state = self.table.board(self.situation.board);
        let by_team = self.table.on(Switch::ProliferateTeams);
        let mut players: Vec<(PlayerId, Vec<CounterId>)> = Vec::new();
        for player in self.in_game().filter(|&player| !by_team || self.mates(player).next() == Some(player)) {
            let of = if by_team { self.mates(player).collect() } else { vec![player] };
            let counters = of.into_iter().flat_map(|one| state.player(one).counters.iter());
            let mut kinds: Vec<CounterId> = counters.map(|&(kind, _)| kind).collect();
            if self.is_poisoned(player, poison) {
                kinds.push(poison);
            }
            players.push((player, kinds.into_iter().unique().collect()));
        }
        let players = players.into_iter().map(|(player, kinds)| (Target::Player(player), kinds));
        let kinds = |id| state.object(id).counters.iter().map(|&(kind, _)| kind).collect();
        let objects = state.ids().filter(|&id| state.is_permanent(id));
        let objects = objects.map(|id: ObjectId| (Target::Object(id), kinds(id)));
        players.chain(objects).filter(|(_, kinds)| !kinds.is_empty()).collect()
    }

    fn in_game(&self) -> impl Iterator<Item = PlayerId> + '_ {
        let state = self.table.board(self.situation.board);
        let players = (0..state.players.len()).map(PlayerId::at);
        players.filter(|&player| !state.player(player).left)
    }

    /// A player and the team mates who are in the game.
    fn mates(&self, player: PlayerId) -> impl Iterator<Item = PlayerId> + '_ {
        self.in_game().filter(move |&one| self.table.team(one) == self.table.team(player))
    }

    /// Whether a player's team has poison counters (CR 810.10d (2017-04-28)).
    fn is_poisoned(&self, player: PlayerId, poison: CounterId) -> bool {
        let state = self.table.board(self.situation.board);
        let has = |one| state.counters(Target::Player(one), poison) > 0;
        self.table.on(Switch::TeamPoison) && self.mates(player).any(has)
    }

    /// Each kind or, before 2020-07-03, one of them for each of a row, as is chosen.
    fn kinds_given(&mut self, who: &Who, one: Given) -> Result<Vec<Given>, Stop> {
        let Given { target, times, kinds } = one;
        if times == 0 {
            return Ok(Vec::new());
        }
        if self.table.on(Switch::ProliferateEachKind) {
            return Ok(vec![Given { target, times, kinds }]);
        }
        // Which of a row is asked about first says nothing: the kinds come in one order.
        let (mut left, mut chosen) = (&kinds[..], Vec::with_capacity(times));
        for _ in 0..times {
            let kind = self.one_kind(who, target, left)?;
            let at = left.iter().position(|&one| one == kind).unwrap_or(0);
            left = &left[at..];
            chosen.push(kind);
        }
        let mut given = Vec::new();
        for (times, kind) in chosen.into_iter().dedup_with_count() {
            let target = self.who_of_team(who, target, kind)?;
            given.push(Given { target, times, kinds: vec![kind] });
        }
        Ok(given)
    }

    fn one_kind(&mut self, who: &Who, on: Target, kinds: &[CounterId]) -> Result<CounterId, Stop> {
        if let [only] = kinds {
            return Ok(*only);
        }
        let answer = self.ask(who, Question::Kind { on, kinds: kinds.to_vec() })?;
        Ok(if let Answer::Kind(kind) = answer { kind } else { kinds[0] })
    }

    /// Where a team is chosen: the player with whom its counter will lie.
    ///
    /// Judgement: whoever proliferates chooses that, as the texts from 2020-07-03 on say.
    fn who_of_team(&mut self, who: &Who, target: Target, kind: CounterId) -> Result<Target, Stop> {
        let Target::Player(player) = target else { return Ok(target) };
        if !self.table.on(Switch::ProliferateTeams) {
            return Ok(target);
        }
        let poison = self.table.keep_counter(&Counter::Poison);
        let state = self.table.board(self.situation.board);
        let has = |one: &PlayerId| {
            kind == poison && self.is_poisoned(*one, poison) || state.counters(Target::Player(*one), kind) > 0
        };
        let among: Vec<PlayerId> = self.mates(player).filter(has).collect();
        Ok(self.one_player(who, kind, &among)?.map_or(target, Target::Player))
    }

    /// One of these; nobody is asked where there is only one.
    fn one_player(
        &mut self,
        who: &Who,
        kind: CounterId,
        among: &[PlayerId],
    ) -> Result<Option<PlayerId>, Stop> {
        if among.len() < 2 {
            return Ok(among.first().copied());
        }
        let answer = self.ask(who, Question::GetsCounter { kind, among: among.to_vec() })?;
        Ok(if let Answer::Player(player) = answer { Some(player) } else { None })
    }

    /// Of several players of a team who were chosen, one gets another poison counter.
    fn once_to_each_team(&mut self, who: &Who, given: &mut [Given]) -> Result<(), Stop> {
        if !self.table.on(Switch::ProliferateTeamOnce) {
            return Ok(());
        }
        let poison = self.table.keep_counter(&Counter::Poison);
        for player in self.in_game().collect::<Vec<_>>() {
            let mates: Vec<PlayerId> = self.mates(player).collect();
            let gets = |one: &&Given| one.kinds.contains(&poison);
            let of = |one: &Given| if let Target::Player(player) = one.target { Some(player) } else { None };
            let among = given.iter().filter(gets).filter_map(of).filter(|one| mates.contains(one));
            let among: Vec<PlayerId> = among.collect();
            if among.len() < 2 {
                continue;
            }
            let chosen = self.one_player(who, poison, &among)?.map(Target::Player);
            for one in given.iter_mut().filter(|one| of(one).is_some_and(|one| among.contains(&one))) {
                one.kinds.retain(|&kind| kind != poison || chosen == Some(one.target));
            }
        }
        Ok(())
    }

    fn give_again(&mut self, who: &Who, Given { target, times, kinds }: Given) -> Result<(), Stop> {
        let player = self.eval().first(who);
        let on = self.so_many_of(target, times)?;
        for kind in kinds {
            let happening = Happening::PutCounters { player, on, kind, amount: 1 };
            let part = Part::new(happening, Cause::Effect, NO_ORIGIN, Marks::default());
            self.situation.add_parts(vec![part.by(self.env.controller())])?;
        }
        Ok(())
    }

    /// So many of like objects that are counted together, who come out of their row.
    fn so_many_of(&mut self, target: Target, times: usize) -> Result<Target, TooLarge> {
        let Target::Object(id) = target else { return Ok(target) };
        let taken = groups::take(self.table, &mut self.situation, &vec![id; times])?;
        Ok(taken.first().map_or(target, |&one| Target::Object(one)))
    }
}

/// How many players or objects can be chosen of what stands in one row.
fn so_many(state: &State, target: Target) -> Result<usize, TooLarge> {
    /// More like objects than this are not asked about.
    const MOST: usize = 1_000;
    let Target::Object(id) = target else { return Ok(1) };
    usize::try_from(state.object(id).count).ok().filter(|&many| many <= MOST).ok_or(TooLarge)
}
