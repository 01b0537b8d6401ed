//! What is chosen as a permanent enters, other than objects that move.

use std::collections::BTreeSet;

use smallvec::smallvec;

use super::{AppliedEffect, Stop};
use crate::judging::barred::{tell_rewrite, tell_within};
use crate::judging::choosable::{can_be_done, can_come_within};
use crate::judging::pending_event::PendingEvent;
use crate::judging::possible::mode_possible;
use crate::pending::groups;
use crate::pending::situation::place;
use crate::table::Form;
use crate::table::attaching::Attachment;
use language::board::subtypes::EVERY_CREATURE_TYPE;
use language::board::{Ability, CardType, Characteristics, Color, Counter, ObjectKind};
use language::effect::{EnterChoice, Rewrite};
use language::select::{What, Who};
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::error::TooLarge;
use statements::happening::{Entering, Happening};
use statements::ids::{CounterId, ObjectId, PlayerId, Target, TextId};
use statements::part::Part;
use statements::question::{Answer, Question};

impl AppliedEffect<'_> {
    /// One of several modes. Of permanents that enter each is chosen for by itself (CR 614.12a (2026-04-17)).
    pub(crate) fn choose_one(&mut self, modes: &[Rewrite]) -> Result<(), Stop> {
        let places = self.places();
        if !places.iter().all(|&at| self.entering(at).is_some()) {
            let mode = self.choose_mode(modes)?;
            return mode.map_or(Ok(()), |mode| self.rewrite(&modes[mode]));
        }
        let all = self.parts.clone();
        for at in places {
            let at = self.single_out(at)?;
            self.parts = smallvec![place(at)?];
            if let Some(mode) = self.choose_mode(modes)? {
                self.rewrite(&modes[mode])?;
            }
            self.parts.clone_from(&all);
        }
        Ok(())
    }

    /// A mode that can be chosen; none where none can.
    fn choose_mode(&mut self, modes: &[Rewrite]) -> Result<Option<usize>, Stop> {
        let at = self.places()[0];
        let mut possible: Vec<u8> = Vec::new();
        for (place, mode) in (0..=u8::MAX).zip(modes) {
            let is_there = mode_possible(&self.eval(), mode, self.part(at)).is_ok();
            if is_there && can_be_done(self.table, self.situation, (self.effect, at), mode)? {
                possible.push(place);
            } else if is_there {
                tell_rewrite(self.table, self.situation, (self.effect, at), mode)?;
            }
        }
        let Some(&first) = possible.first() else { return Ok(None) };
        let answer = self.asks(Question::Mode(possible))?;
        Ok(Some(usize::from(if let Answer::Mode(mode) = answer { mode } else { first })))
    }

    /// Whether the decider has an optional effect do what it does. Nobody is asked where nothing of that can be done.
    pub(crate) fn accepts(&mut self, rewrite: &Rewrite) -> Result<bool, Stop> {
        for at in self.places() {
            if can_be_done(self.table, self.situation, (self.effect, at), rewrite)? {
                return Ok(self.asks(Question::May)? == Answer::Yes);
            }
        }
        for at in self.places() {
            tell_rewrite(self.table, self.situation, (self.effect, at), rewrite)?;
        }
        self.cant_choose(self.decider());
        Ok(false)
    }

    fn cant_choose(&mut self, player: Option<PlayerId>) {
        if let Some(player) = player {
            self.table.log(|| Happened::Decided(Decided::CantChoose { player, draws: None, lacks: None }));
        }
    }

    /// A choice as it enters.
    pub(crate) fn as_enters(&mut self, choice: &EnterChoice) -> Result<(), Stop> {
        for at in self.places() {
            let at = self.single_out(at)?;
            match choice {
                EnterChoice::Color => self.choose_color(at, &Color::ALL)?,
                EnterChoice::ColorOf(colors) => self.choose_color(at, colors)?,
                EnterChoice::Player(who) => self.choose_player(at, who)?,
                EnterChoice::CreatureType => {
                    let words = self.subtypes(&[CardType::Creature, CardType::Kindred]);
                    self.choose_word(at, &words)?;
                }
                EnterChoice::SubtypeOf(kind) => {
                    let words = self.subtypes(&[*kind]);
                    self.choose_word(at, &words)?;
                }
                EnterChoice::CardName => {
                    let words = self.names(&[]);
                    self.choose_word(at, &words)?;
                }
                EnterChoice::CardNameBut(types) => {
                    let words = self.names(types);
                    self.choose_word(at, &words)?;
                }
                EnterChoice::CardType => {
                    let words = self.card_types();
                    self.choose_word(at, &words)?;
                }
                EnterChoice::OneOf(words) => {
                    let words = words.iter().map(|word| Some(self.table.keep_text(word))).collect();
                    self.choose_among(at, words)?;
                }
                EnterChoice::Number(most) => {
                    let question = Question::Number { from: 0, to: *most };
                    let Answer::Number(number) = self.asks(question)? else { continue };
                    self.change_form(at, |form| form.number = Some(number));
                }
                EnterChoice::Tribute(counters) => self.tribute(at, *counters)?,
                EnterChoice::Gains(ability) => self.gains(at, ability),
                EnterChoice::Objects { what, at_most, fate, counters_each } => {
                    self.choose_objects(at, what, at_most.as_ref(), *fate, *counters_each)?;
                }
            }
        }
        Ok(())
    }

    /// An opponent may put counters on it, and then tribute was paid (CR 702.104 (2026-04-17)). Where they can't be put it
    /// wasn't: nobody can choose that.
    ///
    /// Judgement: it was paid whatever then replaces the putting, also where no counter is left of it.
    fn tribute(&mut self, at: usize, counters: u64) -> Result<(), Stop> {
        let Some(opponent) = self.one_of(&Who::Opponents)? else { return Ok(()) };
        let kind = self.table.keep_counter(&Counter::PlusOne);
        if !self.can_put(at, opponent, (kind, counters))? {
            if let Some(part) = self.counters_by(at, opponent, (kind, counters)) {
                tell_within(self.table, self.situation, at, part)?;
            }
            self.cant_choose(Some(opponent));
            return Ok(());
        }
        if self.ask(Some(opponent), Question::May)? == Answer::Yes {
            self.add_counters_by(at, Some(opponent), kind, counters)?;
            let paid = self.table.keep_text("tribute");
            self.change_form(at, |form| form.paid = Some(paid));
        }
        Ok(())
    }

    /// Whether a player can put counters on what enters.
    fn can_put(
        &mut self,
        at: usize,
        player: PlayerId,
        (kind, amount): (CounterId, u64),
    ) -> Result<bool, TooLarge> {
        let counters = self.counters_by(at, player, (kind, amount));
        counters.map_or(Ok(true), |part| can_come_within(self.table, self.situation, at, part))
    }

    /// Counters that a player would put on what enters.
    fn counters_by(&self, at: usize, player: PlayerId, (kind, amount): (CounterId, u64)) -> Option<Part> {
        let Entering { subject, controller, .. } = self.entering(at)?;
        let player = Some(player);
        Some(self.given(Happening::EnterCounters { subject, controller, player, kind, amount }))
    }

    fn gains(&mut self, at: usize, ability: &Ability) {
        let Some(entering) = self.entering(at) else { return };
        let before = self.table.form(entering.form).gained;
        let mut gained: Characteristics =
            before.map_or_else(Characteristics::default, |print| (**self.table.print(print)).clone());
        gained.abilities.push(ability.clone());
        let gained = self.table.keep_print(gained);
        self.change_form(at, |form| form.gained = Some(gained));
    }

    fn change_form(&mut self, at: usize, change: impl FnOnce(&mut Form)) {
        if let Some(entering) = self.entering(at) {
            let mut form = self.table.form(entering.form).clone();
            change(&mut form);
            self.set_form(at, form);
        }
    }

    fn choose_color(&mut self, at: usize, among: &[Color]) -> Result<(), Stop> {
        let Answer::Color(color) = self.asks(Question::Color(among.to_vec()))? else { return Ok(()) };
        self.change_form(at, |form| form.color = Some(color));
        Ok(())
    }

    fn choose_player(&mut self, at: usize, who: &Who) -> Result<(), Stop> {
        if let Some(player) = self.one_of(who)? {
            self.change_form(at, |form| form.player = Some(player));
        }
        Ok(())
    }

    /// One of these players; the decider chooses where there are several.
    pub(crate) fn one_of(&mut self, who: &Who) -> Result<Option<PlayerId>, Stop> {
        let players = self.eval().players(who).to_vec();
        self.one_among(players)
    }

    /// The same of players who are listed.
    pub(crate) fn one_among(&mut self, players: Vec<PlayerId>) -> Result<Option<PlayerId>, Stop> {
        let first = players.first().copied();
        if players.len() < 2 {
            return Ok(first);
        }
        let answer = self.asks(Question::Player(players))?;
        Ok(if let Answer::Player(player) = answer { Some(player) } else { first })
    }

    /// The words that matter on this board are asked one by one; any other is one answer.
    fn choose_word(&mut self, at: usize, words: &BTreeSet<String>) -> Result<(), Stop> {
        let words: Vec<TextId> = words.iter().map(|word| self.table.keep_text(word)).collect();
        self.choose_among(at, words.into_iter().map(Some).chain([None]).collect())
    }

    fn choose_among(&mut self, at: usize, words: Vec<Option<TextId>>) -> Result<(), Stop> {
        let Answer::Word(word) = self.asks(Question::Word(words))? else { return Ok(()) };
        self.change_form(at, |form| form.word = word);
        Ok(())
    }

    /// The subtypes of what is of one of these card types.
    fn subtypes(&self, of: &[CardType]) -> BTreeSet<String> {
        let view = self.table.view(self.situation.board);
        let all = view.seen.iter().map(|seen| &seen.is);
        let such = all.filter(|is| of.iter().any(|&kind| is.is(kind)));
        such.flat_map(|is| is.subtypes.iter()).filter(|name| *name != EVERY_CREATURE_TYPE).cloned().collect()
    }

    fn card_types(&self) -> BTreeSet<String> {
        let view = self.table.view(self.situation.board);
        let types = view.seen.iter().flat_map(|seen| &seen.is.types);
        types.map(|kind| kind.spelled().to_owned()).collect()
    }

    /// The names of cards, on either face; no token's that is no card's (CR 201.4, 201.4d (2026-04-17), 201.3 (2012-05-01)).
    /// None of a face of one of these types.
    fn names(&self, but: &[CardType]) -> BTreeSet<String> {
        let cards = self.table.board(self.situation.board).all_objects().filter(|(_, object)| {
            matches!(object.kind, ObjectKind::Card | ObjectKind::CardCopy | ObjectKind::SpellCopy)
        });
        let faces = cards.flat_map(|(_, object)| std::iter::once(object.print).chain(object.back));
        let faces = faces.map(|face| self.table.print(face));
        let such = faces.filter(|face| !face.types.iter().any(|kind| but.contains(kind)));
        let names = such.map(|face| face.name.clone());
        names.filter(|name| !name.is_empty()).collect()
    }

    /// It enters attached to one of these; the decider chooses where there are several to which it can be attached
    /// (CR 608.2d (2026-04-17), 413.2c (2006-10-01)).
    pub(crate) fn enter_attached(&mut self, what: &What) -> Result<(), Stop> {
        for at in self.places() {
            let at = self.single_out(at)?;
            let hosts = self.eval().objects(what);
            let can_be = self.can_be_attached(at, &hosts);
            let host = match (&can_be[..], &hosts[..]) {
                ([], []) => continue,
                // What comes of that is seen when all effects on how it enters have been applied.
                ([], [first, ..]) | ([first], _) => *first,
                ([first, ..], _) => {
                    let question =
                        Question::Objects { from: can_be.clone(), at_least: 1, at_most: 1, together: None };
                    let Answer::Objects(chosen) = self.asks(question)? else { continue };
                    chosen.first().copied().unwrap_or(*first)
                }
            };
            let host = groups::take_one(self.table, self.situation, host)?;
            self.change_form(at, |form| form.attached_to = Some(host));
        }
        Ok(())
    }

    /// Those of some objects to which what enters can be attached.
    fn can_be_attached(&mut self, at: usize, hosts: &[ObjectId]) -> Vec<ObjectId> {
        let Some(entering) = self.entering(at) else { return Vec::new() };
        self.table.foresee(self.situation.board, entering);
        let pending = PendingEvent::new(self.table, self.situation);
        let PendingEvent { table, state, view, .. } = pending;
        let part = pending.part(at);
        let Some(coming) = pending.coming(part) else { return Vec::new() };
        let attachment = Attachment::entering(table, state, view, (coming, part));
        let (can, cannot): (Vec<_>, Vec<_>) =
            hosts.iter().copied().partition(|&id| attachment.may_be_on(Target::Object(id)));
        // Where it can't be attached to any, that is told as it is found not to enter so.
        let told = if can.is_empty() {
            Vec::new()
        } else {
            attachment.told_barred(cannot.into_iter().map(Target::Object))
        };
        self.table.log_once(told);
        can
    }
}
