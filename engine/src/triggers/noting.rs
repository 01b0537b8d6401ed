//! What has happened is noted, as far as anything on the board asks for it.

use super::on_events::{Onlooker, Witness};
use super::witnessed::{Witnessed, witnessed};
use crate::judging::pending_event::PendingEvent;
use crate::pending::situation::Situation;
use crate::table::Table;
use crate::table::asked::{Asked, Way};
use crate::table::env::Referents;
use crate::table::history::{Being, Key, Of};
use crate::table::state::State;
use statements::error::TooLarge;
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
        state.history.add(key, table.asked[key.asked].way, number)?;
    }
    situation.board = table.keep_next_board(state, situation.board);
    Ok(())
}

/// An event that has happened, as it was about to and on the board after it.
struct Noting<'a> {
    then: PendingEvent<'a>,
    now: PendingEvent<'a>,
}

impl Noting<'_> {
    /// What is to be counted, each with its number.
    fn found(&self) -> Result<Vec<(Key, u64)>, TooLarge> {
        let all = witnessed(&self.then, &self.now);
        let mut found = Vec::new();
        for (asked, one) in self.then.table.asked.iter().enumerate() {
            for witness in [true, false].map(|back| Witness::of(self.then, self.now, back)) {
                let seen = all.iter().filter(|part| witness.looks_at(&one.pattern.event, &part.part));
                for part in seen {
                    self.note(&witness, (asked, one), part, &mut found)?;
                }
            }
        }
        Ok(found)
    }

    /// Notes one part of the event for each player who may be "you", and each object that may be "this".
    fn note(
        &self,
        witness: &Witness<'_>,
        (asked, one): (usize, &Asked),
        part: &Witnessed,
        found: &mut Vec<(Key, u64)>,
    ) -> Result<(), TooLarge> {
        let players = self.now.table.players_from_active(self.then.state);
        let any = usize::from(!one.of_you);
        let players: Vec<PlayerId> = if any == 1 { players.take(1).collect() } else { players.collect() };
        for you in players {
            for source in self.sources(one) {
                let by = Onlooker { you, source, when: &one.pattern };
                let Some((env, times)) = witness.sees_so_often(by, part) else { continue };
                let number = match one.way {
                    Way::Total => part.amount.checked_mul(self.rows(witness, part)).ok_or(TooLarge)?,
                    Way::Times => times,
                    Way::Ever | Way::Objects | Way::Dealers | Way::Players => 1,
                };
                let you = one.of_you.then_some(you);
                for this in source.map_or_else(|| vec![None], |id| self.beings(id).map(Some).collect()) {
                    for of in self.of_whom(witness, one.way, part, &env.about) {
                        found.push((Key { asked, you, this, of }, number));
                    }
                }
            }
        }
        Ok(())
    }

    /// The objects that may be "this" in what is asked for; none, once, where the words don't speak of it.
    fn sources(&self, one: &Asked) -> Vec<Option<ObjectId>> {
        if !one.of_this {
            return vec![None];
        }
        let state = self.now.state;
        let there = |id: &ObjectId| {
            state.object(*id).exists()
                || self.then.state.objects.get(id.index()).is_some_and(|then| then.exists())
        };
        state.ids().filter(there).map(Some).collect()
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
            Way::Dealers => objects(about.damage_source),
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
        if part.entered.is_some() { 1 } else { witness.about(part).map_or(1, row) }
    }
}
