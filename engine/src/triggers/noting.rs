//! What has happened is noted, as far as anything on the board asks for it.

use super::on_events::{Onlooker, Witness, is_once_for_each};
use super::witnessed::{Witnessed, witnessed};
use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::asked::{Asked, Way};
use crate::table::env::Referents;
use crate::table::history::{Being, Key, Of};
use crate::table::state::State;
use language::select::Since;
use statements::error::TooLarge;
use statements::happening::Happening;
use statements::ids::{ObjectId, PlayerId};

/// Notes what has happened of all that is asked for. `event` is what has happened, on the board before it; the situation is on
/// the board after it. Abilities that trigger on the event see it noted.
///
/// # Errors
/// When a number does not fit.
pub(crate) fn note_past(
    table: &mut Table,
    situation: &mut Situation,
    event: &Situation,
) -> Result<(), TooLarge> {
    if table.asked.is_empty() || event.parts.is_empty() {
        return Ok(());
    }
    let later = Situation { board: situation.board, ..event.clone() };
    let noting = Noting { then: PendingEvent::new(table, event), now: PendingEvent::new(table, &later) };
    let found = noting.found()?;
    if found.is_empty() {
        return Ok(());
    }
    let mut state = table.board(situation.board).clone();
    for (key, number) in found {
        state.history.add(key, table.asked[key.asked].is_kept_once(), number)?;
    }
    situation.board = table.keep_next_board(state, situation.board);
    Ok(())
}

/// What is to be counted of one part of an event for one asker: to whom it has happened, where that is asked, with the number.
type Seen = Vec<(Option<Of>, i64)>;

/// An event that has happened, as it was about to and on the board after it.
struct Noting<'a> {
    then: PendingEvent<'a>,
    now: PendingEvent<'a>,
}

impl Noting<'_> {
    /// What is to be counted, each with its number.
    fn found(&self) -> Result<Vec<(Key, i64)>, TooLarge> {
        let all = witnessed(&self.then, &self.now);
        let mut found = Vec::new();
        // What has happened last turn was noted in that turn.
        let now = |(_, one): &(usize, &Asked)| one.past.since != Since::LastTurn;
        for (asked, one) in self.then.table.asked.iter().enumerate().filter(now) {
            for witness in [true, false].map(|back| Witness::of(self.then, self.now, back)) {
                let seen: Vec<&Witnessed> =
                    all.iter().filter(|part| witness.looks_at(&one.pattern.event, &part.part)).collect();
                if !seen.is_empty() {
                    self.note(&witness, (asked, one), &seen, &mut found)?;
                }
            }
        }
        Ok(found)
    }

    /// Notes parts of the event for each player who may be "you": for what takes no part in it, and for each object that may be
    /// "this" how much more or less it is.
    fn note(
        &self,
        witness: &Witness<'_>,
        (asked, one): (usize, &Asked),
        parts: &[&Witnessed],
        found: &mut Vec<(Key, i64)>,
    ) -> Result<(), TooLarge> {
        let players = self.now.table.players_from_active(self.then.state);
        let players: Vec<PlayerId> = if one.of_you { players.collect() } else { players.take(1).collect() };
        for player in players {
            let by =
                Onlooker { you: player, source: None, when: &one.pattern, as_it_happens: &[], env: None };
            let you = one.of_you.then_some(player);
            let others = self.seen(witness, one, by, parts)?;
            found.extend(others.iter().map(|&(of, number)| (Key { asked, you, this: None, of }, number)));
            for id in self.sources(one) {
                let mut more = self.seen(witness, one, Onlooker { source: Some(id), ..by }, parts)?;
                more.extend(others.iter().map(|&(of, number)| (of, -number)));
                for (of, number) in summed(more) {
                    let beings = self.beings(id);
                    found.extend(beings.map(|this| (Key { asked, you, this: Some(this), of }, number)));
                }
            }
        }
        Ok(())
    }

    /// What one asker sees of these parts.
    fn seen(
        &self,
        witness: &Witness<'_>,
        one: &Asked,
        by: Onlooker<'_>,
        parts: &[&Witnessed],
    ) -> Result<Seen, TooLarge> {
        let mut seen = Seen::new();
        let mut met: Vec<Option<ObjectId>> = Vec::new();
        for part in parts {
            let Some((env, times)) = witness.sees_so_often(by, part) else { continue };
            // What blocks several, or is blocked by several, does so once.
            if one.way == Way::Times && is_once_for_each(&one.pattern) {
                let about = witness.about(part);
                if met.contains(&about) {
                    continue;
                }
                met.push(about);
            }
            let created = created(part, parts);
            let number = match one.way {
                Way::Total => {
                    part.amount.max(created).checked_mul(self.rows(witness, part)).ok_or(TooLarge)?
                }
                Way::Times => times.checked_mul(created).ok_or(TooLarge)?,
                Way::Ever | Way::Objects | Way::Dealers | Way::Players => 1,
            };
            let number = i64::try_from(number).map_err(|_| TooLarge)?;
            seen.extend(self.of_whom(witness, one.way, part, &env.about).into_iter().map(|of| (of, number)));
        }
        Ok(seen)
    }

    /// The objects that may be "this" in what is asked for; none where the words don't speak of it.
    fn sources(&self, one: &Asked) -> Vec<ObjectId> {
        if !one.of_this {
            return Vec::new();
        }
        let state = self.now.state;
        let was = |id: ObjectId| {
            self.then
                .state
                .objects
                .get(id.index())
                .is_some_and(super::super::table::object::ObjectState::exists)
        };
        state.ids().filter(|&id| state.object(id).exists() || was(id)).collect()
    }

    /// To whom it has happened, as far as that is asked; none, once, where it is not.
    fn of_whom(
        &self,
        witness: &Witness<'_>,
        way: Way,
        part: &Witnessed,
        about: &Referents,
    ) -> Vec<Option<Of>> {
        let objects = |id: Option<ObjectId>| -> Vec<Option<Of>> {
            id.into_iter().flat_map(|id| self.beings(id)).map(|being| Some(Of::Object(being))).collect()
        };
        match way {
            Way::Ever | Way::Times | Way::Total => vec![None],
            Way::Objects => objects(witness.about(part).or(about.it)),
            Way::Dealers => objects(about.damage_source.filter(|_| !about.gone.damage_source)),
            Way::Players => about.affected.map(|player| Some(Of::Player(player))).into_iter().collect(),
        }
    }

    /// An object as it was before the event, and as it is after it where that is another one.
    fn beings(&self, object: ObjectId) -> impl Iterator<Item = Being> + use<> {
        let since = |state: &State| state.objects.get(object.index()).map(|known| known.since);
        let (then, now) = (since(self.then.state), since(self.now.state));
        let other = now.filter(|_| now != then);
        then.into_iter().chain(other).map(move |since| Being { object, since })
    }

    /// To how many like things that are counted together a part happens, each by itself.
    fn rows(&self, witness: &Witness<'_>, part: &Witnessed) -> u64 {
        let row =
            |id: ObjectId| self.then.state.objects.get(id.index()).map_or(1, |known| known.count.max(1));
        let are_in_its_number =
            part.entered.is_some() || matches!(part.part.happening, Happening::CopySpell { .. });
        if are_in_its_number { 1 } else { witness.about(part).map_or(1, row) }
    }
}

/// How many tokens a part creates: they enter in it. Anything else counts as one.
fn created(part: &Witnessed, all: &[&Witnessed]) -> u64 {
    if !matches!(part.part.happening, Happening::Create { .. }) {
        return 1;
    }
    let is_in = |other: &&&Witnessed| {
        other.part.within.map(usize::from) == Some(part.at) && other.part.happening.entering().is_some()
    };
    all.iter().filter(is_in).map(|other| other.amount).fold(0, u64::saturating_add).max(1)
}

/// Each once, with all its numbers together; nothing that is 0.
fn summed(seen: Seen) -> Seen {
    let mut all = Seen::new();
    for (of, number) in seen {
        match all.iter_mut().find(|(known, _)| *known == of) {
            Some((_, sum)) => *sum = sum.saturating_add(number),
            None => all.push((of, number)),
        }
    }
    all.retain(|(_, number)| *number != 0);
    all
}
