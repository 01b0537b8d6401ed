//! Reading facts off an outcome.

use crate::answer::outcome_reader::{OutcomeReader, unknown};
use crate::answer::pieces;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::ledger::Entry;
use crate::table::object::ObjectState;
use language::board::{Counter, Standing, Zone, subtypes};
use statements::error::Problem;
use statements::fact::Fact;
use statements::ids::{ObjectId, Target, TextId};

/// What an outcome says about a fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Read {
    /// The fact names a number: what it is, and what the fact says.
    Number {
        /// What it is in the outcome.
        found: i128,
        /// What the fact says.
        stated: i128,
    },
    /// The fact is so or not.
    Yes(bool),
}

impl Read {
    /// Whether the fact is true.
    pub(crate) const fn is_so(self) -> bool {
        match self {
            Self::Number { found, stated } => found == stated,
            Self::Yes(so) => so,
        }
    }
}

/// A number that was found, and the one that the fact says.
fn number(found: impl Into<i128>, stated: impl Into<i128>) -> Read {
    Read::Number { found: found.into(), stated: stated.into() }
}

/// Whether a fact is true of an outcome.
pub(crate) fn holds(table: &Table, outcome: &Situation, fact: &Fact) -> Result<bool, Problem> {
    read(table, outcome, fact).map(Read::is_so)
}

/// Reads off an outcome what a fact is about.
#[expect(clippy::too_many_lines, reason = "one line for each kind of fact")]
pub(crate) fn read(table: &Table, outcome: &Situation, fact: &Fact) -> Result<Read, Problem> {
    let read = OutcomeReader::new(table, outcome);
    let standing = |name: &str| read.player(name).map(|id| read.state.player(id).standing);
    Ok(match fact {
        Fact::Targets(name, targets, n) => {
            let names = &read.table.object_names;
            if !names.contains(name) {
                return Err(unknown("spell", name, names));
            }
            targets.iter().try_for_each(|target| read.target(target).map(drop))?;
            number(read.targeting(name, targets), *n)
        }
        Fact::TargetsGone(name, n) => {
            let names = &read.table.object_names;
            if !names.contains(name) {
                return Err(unknown("spell", name, names));
            }
            number(read.targets_gone(name), *n)
        }
        Fact::Count(name, n) => number(read.object_state(name)?.count, *n),
        Fact::Daytime(daytime) => Read::Yes(read.state.daytime == Some(*daytime)),
        Fact::Loop => Read::Yes(outcome.looped.is_some()),
        Fact::ShieldLeft(name, n) => number(read.left(name)?, *n),
        Fact::Happened(text, n) => number(read.happened(text), *n),
        Fact::Life(name, life) => number(read.state.player(read.player(name)?).life, *life),
        Fact::Poison(name, n) => {
            number(read.counters(Target::Player(read.player(name)?), &Counter::Poison), *n)
        }
        Fact::CommanderDamage(name, commander, n) => {
            let (player, commander) = (read.player(name)?, read.object(commander)?);
            number(read.by_commander(player, commander), *n)
        }
        Fact::Hand(name, n) => number(read.cards(read.player(name)?, Zone::Hand), *n),
        Fact::Library(name, n) => number(read.cards(read.player(name)?, Zone::Library), *n),
        Fact::Graveyard(name, n) => number(read.cards(read.player(name)?, Zone::Graveyard), *n),
        Fact::Exile(name, n) => number(read.cards(read.player(name)?, Zone::Exile), *n),
        Fact::Drawn(name, n) => number(read.count(name, Entry::Drawn)?, *n),
        Fact::DrewFromEmpty(name, n) => number(read.count(name, Entry::DrewFromEmpty)?, *n),
        Fact::Milled(name, n) => number(read.count(name, Entry::Milled)?, *n),
        Fact::Revealed(name, n) => number(read.count(name, Entry::Revealed)?, *n),
        Fact::Gained(name, n) => number(read.count(name, Entry::Gained)?, *n),
        Fact::Lost(name, n) => number(read.count(name, Entry::Lost)?, *n),
        Fact::Skipped(name, period, n) => number(read.count(name, |id| Entry::Skipped(id, *period))?, *n),
        Fact::Began(name, period, n) => number(read.count(name, |id| Entry::Began(id, *period))?, *n),
        Fact::Dealt(name, n) => number(read.of_all(name, Entry::Dealt)?, *n),
        Fact::Prevented(name, n) => number(read.of_all(name, Entry::Prevented)?, *n),
        Fact::Tokens(under, name, n) => number(read.count_tokens(name, read.player(under)?, |_| true), *n),
        Fact::TappedTokens(under, name, n) => {
            number(read.count_tokens(name, read.player(under)?, |id| read.state.object(id).tapped), *n)
        }
        Fact::ColorTokens(under, name, color, n) => {
            let of_color = |id| read.state.object(id).color == Some(*color);
            number(read.count_tokens(name, read.player(under)?, of_color), *n)
        }
        Fact::CounterTokens(under, name, kind, each, n) => {
            number(read.count_with_counters(name, read.player(under)?, kind, *each), *n)
        }
        Fact::MarkedTokens(under, name, each, n) => {
            let marked = |id| read.state.object(id).damage == *each;
            number(read.count_tokens(name, read.player(under)?, marked), *n)
        }
        Fact::TokensThat(under, name, all, n) => number(read.count_that(name, read.player(under)?, all)?, *n),
        Fact::OnTop(name, cards) => Read::Yes(read.are(&read.state.player(read.player(name)?).top, cards)?),
        Fact::KnownOfTop(name, asks, so) => {
            let known = &read.state.player(read.player(name)?).known_of_top;
            let is_it =
                |(asked, is): &(TextId, bool)| read.table.texts.get(asked.index()) == asks && is == so;
            Read::Yes(known.iter().any(is_it))
        }
        Fact::AtBottom(name, cards) => {
            Read::Yes(read.are(&read.state.player(read.player(name)?).bottom, cards)?)
        }
        Fact::Scheduled(rows) => Read::Yes(read.scheduled() == *rows),
        Fact::InForce(label, n) => number(read.in_force(label)?, *n),
        Fact::OnBoard(piece, n) => number(pieces::count(&read, piece)?, *n),
        Fact::Waiting(rows) => Read::Yes(read.waiting() == *rows),
        Fact::Stayed(name) => Read::Yes(read.has_stayed(read.object(name)?)),
        Fact::Read(dispute, reading) => Read::Yes(outcome.readings.taken(*dispute) == Some(*reading)),
        Fact::Counters(name, kind, n) => number(read.counters(read.target(name)?, kind), *n),
        Fact::Tapped(name) => Read::Yes(read.object_state(name)?.tapped),
        Fact::Untapped(name) => Read::Yes(!read.object_state(name)?.tapped),
        Fact::In(name, zone) => Read::Yes(read.zone(read.object(name)?) == *zone),
        Fact::Controller(name, player) => {
            Read::Yes(read.seen(name)?.controller == Some(read.player(player)?))
        }
        Fact::Owner(name, player) => Read::Yes(read.object_state(name)?.owner == read.player(player)?),
        Fact::PowerToughness(name, power, toughness) => {
            let is = &read.seen(name)?.is;
            Read::Yes((is.power, is.toughness) == (Some(*power), Some(*toughness)))
        }
        Fact::HasType(name, kind) => Read::Yes(read.seen(name)?.is.is(*kind)),
        Fact::HasSubtype(name, kind) => Read::Yes(subtypes::has(&read.seen(name)?.is, kind)),
        Fact::HasSupertype(name, kind) => Read::Yes(read.seen(name)?.is.supertypes.contains(kind)),
        Fact::HasColor(name, color) => Read::Yes(read.seen(name)?.is.colors.contains(color)),
        Fact::LacksType(name, kind) => Read::Yes(!read.seen(name)?.is.is(*kind)),
        Fact::LacksSubtype(name, kind) => Read::Yes(!subtypes::has(&read.seen(name)?.is, kind)),
        Fact::LacksSupertype(name, kind) => Read::Yes(!read.seen(name)?.is.supertypes.contains(kind)),
        Fact::LacksColor(name, color) => Read::Yes(!read.seen(name)?.is.colors.contains(color)),
        Fact::Name(name, is) => Read::Yes(read.seen(name)?.is.name == *is),
        Fact::TokensIn(owner, name, zone, n) => number(read.count_in(name, read.player(owner)?, *zone), *n),
        Fact::CameBack(name) => Read::Yes(read.came_back(read.object(name)?)),
        Fact::HasKeyword(name, keyword) => Read::Yes(read.keywords(read.object(name)?).contains(keyword)),
        Fact::LacksKeyword(name, keyword) => Read::Yes(!read.keywords(read.object(name)?).contains(keyword)),
        Fact::ExiledWith(name, with) => {
            let with = read.object(with)?;
            Read::Yes(read.object_state(name)?.exiled_with.is_some_and(|(by, _)| by == with))
        }
        Fact::CopyOf(name, is) => {
            let copy = read.object_state(name)?.copy;
            // An object of the board is called by its id, also where it has another name, or has become something else.
            let called = read
                .object_state(is)
                .map(|of| [of.print, of.face_up()].map(|print| &table.print(print).name));
            let is_it = |name: &String| called.as_ref().map_or(name == is, |names| names.contains(&name));
            Read::Yes(copy.is_some_and(|copy| is_it(&table.print(copy).name)))
        }
        Fact::ChosenColor(name, color) => Read::Yes(read.object_state(name)?.color == Some(*color)),
        Fact::Marked(name, n) => number(read.object_state(name)?.damage, *n),
        Fact::Deathtouched(name) => Read::Yes(read.object_state(name)?.deathtouched),
        Fact::Did(name, act, n) => number(read.count(name, |id| Entry::Did(id, *act))?, *n),
        Fact::Discarded(name, n) => number(read.count(name, Entry::Discarded)?, *n),
        Fact::Extra(name, period, n) => number(read.count(name, |id| Entry::Extra(id, *period))?, *n),
        Fact::Added(name, mana, n) => number(read.count(name, |id| Entry::Added(id, *mana))?, *n),
        Fact::Pool(name, mana, n) => number(read.state.player(read.player(name)?).mana[*mana as usize], *n),
        Fact::Rolled(name, sides, n) => number(read.count(name, |id| Entry::Rolled(id, *sides))?, *n),
        Fact::Cast(name, n) => number(read.count(name, Entry::Cast)?, *n),
        Fact::Copied(name, n) => number(read.count(name, Entry::Copied)?, *n),
        Fact::Countered(name) => Read::Yes(read.of_objects(name, Entry::Countered)? > 0),
        Fact::Triggered(name, n) => number(read.of_objects(name, Entry::Triggered)?, *n),
        Fact::Stacked(rows) => Read::Yes(read.is_stacked(rows)?),
        Fact::StateBased(name, why) => Read::Yes(read.of_all(name, |of| Entry::Due(of, *why))? > 0),
        Fact::Protector(name, player) => {
            Read::Yes(read.object_state(name)?.protector == Some(read.player(player)?))
        }
        Fact::Sector(name, sector) => Read::Yes(read.object_state(name)?.sector == Some(*sector)),
        Fact::Designated(name, one) => Read::Yes(read.object_state(name)?.designations.has(*one)),
        Fact::Undesignated(name, one) => Read::Yes(!read.object_state(name)?.designations.has(*one)),
        Fact::GoadedBy(name, by) => {
            Read::Yes(read.object_state(name)?.designations.goaded_by().contains(&read.player(by)?))
        }
        Fact::PlayerDesignated(name, one) => {
            Read::Yes(read.state.player(read.player(name)?).designations.contains(one))
        }
        Fact::PlayerUndesignated(name, one) => {
            Read::Yes(!read.state.player(read.player(name)?).designations.contains(one))
        }
        Fact::HasMark(name, mark) => Read::Yes(read.has_mark(read.target(name)?, mark)),
        Fact::LacksMark(name, mark) => Read::Yes(!read.has_mark(read.target(name)?, mark)),
        Fact::Speed(name, n) => number(read.state.player(read.player(name)?).speed, *n),
        Fact::Attacking(name) => Read::Yes(read.object_state(name)?.attacking),
        Fact::Attacks(name, whom) => {
            Read::Yes(read.object_state(name)?.fight.attacked() == Some(read.target(whom)?))
        }
        Fact::Blocking(name) => Read::Yes(read.object_state(name)?.blocking),
        Fact::Blocks(name, attacker) => {
            Read::Yes(read.object_state(name)?.fight.blocks.contains(&read.object(attacker)?))
        }
        Fact::Blocked(name) => Read::Yes(read.object_state(name)?.fight.blocked),
        Fact::MustBlock(name, attacker, n) => {
            number(demands(read.object_state(name)?, read.object(attacker)?), *n)
        }
        Fact::Won(name) => Read::Yes(standing(name)? == Standing::Won),
        Fact::LostGame(name) => Read::Yes(standing(name)? == Standing::Lost),
        Fact::DrewGame(name) => Read::Yes(standing(name)? == Standing::Drew),
        Fact::OwnedTokens(owner, name, n) => number(read.count_owned(name, read.player(owner)?), *n),
        Fact::FaceDown(name) => Read::Yes(read.object_state(name)?.face_down.is_some()),
        Fact::FaceUp(name) => Read::Yes(read.object_state(name)?.face_down.is_none()),
        Fact::PhasedOut(name) => Read::Yes(read.object_state(name)?.phased_out.is_some()),
        Fact::PhasedOutUnder(name, player) => {
            Read::Yes(read.object_state(name)?.phased_out_under == Some(read.player(player)?))
        }
        Fact::PhasedIn(name) => Read::Yes(read.object_state(name)?.phased_out.is_none()),
        Fact::Transformed(name) => Read::Yes(read.object_state(name)?.transformed),
        Fact::AttachedTo(name, host) => {
            let state = read.object_state(name)?;
            match read.target(host)? {
                Target::Player(player) => Read::Yes(state.on_player == Some(player)),
                Target::Object(object) => Read::Yes(state.attached_to == Some(object)),
            }
        }
        Fact::Unattached(name) => {
            let state = read.object_state(name)?;
            Read::Yes(state.attached_to.is_none() && state.on_player.is_none())
        }
        Fact::ChosenPlayer(name, player) => {
            Read::Yes(read.object_state(name)?.player == Some(read.player(player)?))
        }
        Fact::ChosenWord(name, word) => {
            let chosen = read.object_state(name)?.word;
            Read::Yes(chosen.is_some_and(|chosen| read.table.texts.get(chosen.index()) == word))
        }
        Fact::ChosenNumber(name, n) => Read::Yes(read.object_state(name)?.number == Some(*n)),
        Fact::ByLayer(name, steps) => Read::Yes(read.is_by_layer(name, steps)?),
        Fact::UnchangedBy(name, source, why) => Read::Yes(read.is_unchanged(name, source, *why)?),
    })
}

/// How many requirements say that a creature blocks an attacker.
pub(crate) fn demands(object: &ObjectState, attacker: ObjectId) -> u64 {
    object.must_block.iter().filter(|&&id| id == attacker).count() as u64
}
