//! Choosing objects, by one player or by each of several. `Choose` in FORMAT.md.

use super::Interpreter;
use crate::applying::Stop;
use crate::check::pronouns::DONE;
use crate::judging::pending_event::PendingEvent;
use crate::pending::groups;
use crate::table::queue::Todo;
use crate::table::thing::UnknownCards;
use language::board::Zone;
use language::effect::Cause;
use language::event::Instruction;
use language::rule::Switch;
use language::select::{Amount, What, Who};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::ids::{ObjectId, PlayerId, Target};
use statements::lacking::Lacks;
use statements::question::{Answer, Question};

/// What an instruction has somebody choose among objects.
struct Choice<'a> {
    who: &'a Who,
    what: &'a What,
    amount: &'a Amount,
    /// Whether what is chosen is targeted.
    target: bool,
    /// Whether fewer than `amount` may be chosen, none included.
    or_fewer: bool,
    /// What power those that are chosen have to have together at least.
    power: Option<u64>,
    /// By what name later instructions refer to the chosen ones.
    called: &'a str,
}

/// How many have been chosen.
#[derive(Default)]
struct Taken {
    known: usize,
    /// Those of which nothing is known.
    unknown: Vec<UnknownCards>,
}

impl Taken {
    fn add(&mut self, other: Self) {
        self.known += other.known;
        self.unknown.extend(other.unknown);
    }

    fn number(&self) -> usize {
        let unknown = self.unknown.iter().map(|cards| usize::try_from(cards.amount).unwrap_or(usize::MAX));
        unknown.fold(self.known, usize::saturating_add)
    }
}

impl Interpreter<'_> {
    /// Somebody chooses among objects, or each of several players does.
    pub(super) fn choose(&mut self, instruction: &Instruction) -> Result<(), Stop> {
        let Instruction::Choose { who, each, what, amount, or_fewer, target, power, called } = instruction
        else {
            return Ok(());
        };
        let choice =
            Choice { who, what, amount, target: *target, or_fewer: *or_fewer, power: *power, called };
        if *each { self.each_chooses(&choice) } else { self.one_chooses(&choice) }?;
        if self.env.cause == Cause::Cost {
            self.note_described(what, called);
        }
        Ok(())
    }

    /// Notes the cards in hand that have just been chosen for a cost, where it says of what kind these are.
    fn note_described(&mut self, what: &What, called: &str) {
        let queue = self.table.queues.get(self.situation.queue.index());
        let Some(Todo::Frame(frame)) = queue.last() else { return };
        let chosen = self.table.env(frame.env).chosen.iter().find(|(name, _)| name == called);
        let eval = self.eval();
        let is_described = |id: &ObjectId| {
            let card = eval.state.object(*id);
            card.zone == Zone::Hand && eval.is_unknown_card(what, card.owner, Zone::Hand).is_none()
        };
        let found: Vec<ObjectId> =
            chosen.into_iter().flat_map(|(_, ids)| ids).copied().filter(is_described).collect();
        for card in found {
            if !self.table.described.contains(&card) {
                self.table.described.push(card);
            }
        }
    }

    fn one_chooses(&mut self, choice: &Choice<'_>) -> Result<(), Stop> {
        let decides = self.eval().first(choice.who);
        let number = self.eval().amount(choice.amount)?;
        // What others choose they do themselves: of that it is asked whether it can be done.
        self.env.about.others_chose |= decides != Some(self.env.about.you);
        let all = self.choosable_now(choice)?;
        if self.is_short(choice, &all, number) {
            self.bind_with_unknown(choice.called, &[], Taken::default());
            return Ok(());
        }
        let (taken, number) = self.take(choice, &all, number, None)?;
        self.bind_with_unknown(choice.called, &taken, number);
        Ok(())
    }

    /// Whether fewer are there than have to be chosen for a cost that "if you do" asks about: then it can't be paid, and nothing
    /// is chosen for it (CR 118.3, 118.12 (2026-04-17)). Tells so where some are there.
    fn is_short(&mut self, choice: &Choice<'_>, all: &[ObjectId], asked: u64) -> bool {
        let is_asked = self.purpose.is_cost && !choice.or_fewer && !choice.target;
        if !is_asked || choice.power.is_some() || !self.table.on(Switch::CostIsWhole) {
            return false;
        }
        let there = self.number_to_choose(choice.what, all, choice.target);
        if there == 0 || there >= asked {
            return false;
        }
        if let Some(player) = self.eval().first(choice.who) {
            let lacks = Lacks::Choosable { asked, there };
            let decided = Decided::HasTooLittle { player, lacks, together: false };
            self.table.log(|| Happened::Decided(decided));
        }
        true
    }

    /// Each of several players chooses, in turn order from the active player, and knows what those before have chosen; what is
    /// done with it is done together (CR 101.4, 101.4b (2026-04-17), 103.4 (2006-10-01)).
    fn each_chooses(&mut self, choice: &Choice<'_>) -> Result<(), Stop> {
        let players = self.eval().players(choice.who);
        let (affected, mut all_taken) = (self.env.about.affected, Vec::new());
        let mut number_taken = Taken::default();
        for player in players {
            self.env.about.affected = Some(player);
            self.env.about.others_chose |= player != self.env.about.you;
            let from = self.choosable_now(choice)?;
            let number = self.eval().amount(choice.amount)?;
            let (taken, number) = self.take(choice, &from, number, Some(player))?;
            all_taken.extend(taken);
            number_taken.add(number);
        }
        self.env.about.affected = affected;
        all_taken.sort_unstable();
        all_taken.dedup();
        self.bind_with_unknown(choice.called, &all_taken, number_taken);
        Ok(())
    }

    /// What can be chosen.
    fn choosable_now(&mut self, choice: &Choice<'_>) -> Result<Vec<ObjectId>, TooLarge> {
        let all = self.eval().objects(choice.what);
        if choice.target {
            self.tell_untargetable_among(choice.what);
        }
        let all = if choice.target { self.targetable(all) } else { all };
        self.possible(choice.called, all)
    }

    /// What is chosen by the player, or by the first of those who choose, and how many that is. Nobody is asked where all have to
    /// be chosen. Cards of which nothing is known are chosen by their number, before the others.
    fn take(
        &mut self,
        choice: &Choice<'_>,
        all: &[ObjectId],
        number: u64,
        player: Option<PlayerId>,
    ) -> Result<(Vec<ObjectId>, Taken), Stop> {
        let unknown = self.unknown_taken(choice, all, number, player)?;
        let besides = unknown.first().map_or(0, |cards| cards.amount);
        let state = self.table.board(self.situation.board);
        let there = groups::count(state, all);
        let number = usize::try_from(number - besides).unwrap_or(usize::MAX).min(there);
        let at_least = if choice.or_fewer { 0 } else { number };
        if at_least == there && choice.power.is_none() {
            return Ok((all.to_vec(), Taken { known: there, unknown }));
        }
        if number == 0 {
            return Ok((Vec::new(), Taken { known: 0, unknown }));
        }
        let from = groups::offered(state, all, number);
        let together =
            choice.power.map(|least| (self.powers(&from), i64::try_from(least).unwrap_or(i64::MAX)));
        let question = Question::Objects { from, at_least, at_most: number, together };
        let answer = self.ask_chooser(choice, player, question)?;
        let chosen = if let Answer::Objects(ids) = answer { ids } else { Vec::new() };
        let taken = groups::take(self.table, &mut self.situation, &chosen)?;
        Ok((taken, Taken { known: chosen.len(), unknown }))
    }

    /// The power of each of these; 0 of what has none.
    pub(super) fn powers(&self, of: &[ObjectId]) -> Vec<i64> {
        let seen = &self.table.view(self.situation.board).seen;
        of.iter().map(|id| seen[id.index()].is.power.unwrap_or(0)).collect()
    }

    fn ask_chooser(
        &mut self,
        choice: &Choice<'_>,
        player: Option<PlayerId>,
        question: Question,
    ) -> Result<Answer, Stop> {
        match player {
            Some(player) => self.ask_player(player, question),
            None => self.ask(choice.who, question),
        }
    }

    /// How many of the cards of which nothing is known are chosen: as many as have to be where all of them are such as are
    /// asked for, and the others are too few. Where one may be such or not, it may be chosen, too.
    fn unknown_taken(
        &mut self,
        choice: &Choice<'_>,
        known: &[ObjectId],
        number: u64,
        player: Option<PlayerId>,
    ) -> Result<Vec<UnknownCards>, Stop> {
        // Rules, such as those of conniving, say by themselves what becomes of such cards.
        let among =
            if self.env.of_rule || choice.target { None } else { self.eval().unknown_among(choice.what) };
        let Some((cards, is_certain)) = among else { return Ok(Vec::new()) };
        let there = groups::count(self.table.board(self.situation.board), known) as u64;
        let to = cards.amount.min(number);
        let from = if choice.or_fewer || !is_certain { 0 } else { number.saturating_sub(there).min(to) };
        let amount = if from == to {
            to
        } else {
            let UnknownCards { player: whose, zone, .. } = cards;
            let question = Question::UnknownCards { player: whose, zone, from, to };
            let Answer::Number(chosen) = self.ask_chooser(choice, player, question)? else {
                return Ok(Vec::new());
            };
            chosen
        };
        Ok(if amount == 0 { Vec::new() } else { vec![UnknownCards { amount, ..cards }] })
    }

    /// Later instructions know what was chosen, cards of which nothing is known among it.
    fn bind_with_unknown(&mut self, called: &str, chosen: &[ObjectId], taken: Taken) {
        let before = std::mem::take(&mut self.env.chosen_unknown);
        let others = before.into_iter().filter(|(name, _)| name != called && name != DONE);
        let mut unknown: Vec<(String, UnknownCards)> = others.collect();
        let number = taken.number();
        unknown.extend(taken.unknown.into_iter().map(|cards| (called.to_owned(), cards)));
        self.env.chosen_unknown = unknown;
        self.bind(called, chosen, number);
    }

    /// Tells which of the objects that fit some words can't be targeted by what is followed, and why.
    pub(super) fn tell_untargetable_among(&mut self, what: &What) {
        let all = self.eval().objects(what).into_iter().map(Target::Object).collect();
        let env = self.env.clone();
        self.tell_untargetable(all, &env);
    }

    /// Those of these that what is followed can target.
    pub(super) fn targetable(&self, mut all: Vec<ObjectId>) -> Vec<ObjectId> {
        let pending = PendingEvent::new(self.table, &self.situation);
        let (source, you) = (self.eval().this(), self.env.about.you);
        all.retain(|&id| pending.can_be_targeted(Target::Object(id), source.as_ref(), you));
        all
    }
}
