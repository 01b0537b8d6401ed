//! The players, with the zones that lie as piles.

use super::making::Making;
use crate::table::scene::{Light, PILES, Piece, Pile, Side};
use language::board::{Object, Standing, Zone};
use language::event::Place;
use rulebook::words::vocabulary;
use statements::ids::PlayerId;

impl Making<'_> {
    /// The players in turn order.
    pub(super) fn sides(&self, pieces: &[Piece]) -> Vec<Side> {
        let board = &self.opened.file.board;
        let first = board.players.first().map(|player| &player.name);
        let active = board.turn.active.as_ref().or(first);
        let side = |(at, player): (usize, &language::board::Player)| {
            let then = self.position.and_then(|position| position.players.get(at));
            let life = then.map_or(player.life, |then| then.life);
            let unlisted = |zone| match (zone, then) {
                (Zone::Hand, then) => then.map_or(player.hand, |then| then.hand),
                (Zone::Library, then) => then.map_or_else(|| self.below(at), |then| then.library),
                (Zone::Graveyard, then) => then.map_or(player.graveyard, |then| then.graveyard),
                (Zone::Exile, then) => then.map_or(player.exile, |then| then.exile),
                (Zone::Battlefield | Zone::Stack | Zone::Command | Zone::Outside, _) => 0,
            };
            let pile = |zone| pile(zone, at, unlisted(zone), pieces);
            Side {
                name: player.name.clone(),
                life,
                life_before: Some(player.life).filter(|before| *before != life),
                counters: self.counters_of(at),
                is_active: match self.position {
                    Some(position) => position.active == PlayerId::at(at),
                    None => active == Some(&player.name),
                },
                is_out: then.map_or(player.standing, |then| then.standing) == Standing::Lost,
                piles: PILES.into_iter().map(pile).collect(),
                is_affected: false,
            }
        };
        board.players.iter().enumerate().map(side).collect()
    }

    /// Cards in a library that the board only counts. Those whose places nobody knows are counted there, too.
    fn below(&self, player: usize) -> u64 {
        let board = &self.opened.file.board;
        let Some(owner) = board.players.get(player) else { return 0 };
        let is_his = |object: &&Object| match &object.owner {
            Some(name) => *name == owner.name,
            None => player == 0,
        };
        let known = board.objects.iter().filter(is_his);
        let shuffled = known.filter(|one| one.zone == Zone::Library && one.place == Place::Shuffled).count();
        owner.library.saturating_sub(u64::try_from(shuffled).unwrap_or(u64::MAX))
    }

    /// Counters on a player: "poison ×3".
    fn counters_of(&self, player: usize) -> Vec<String> {
        let words = |kind: &str, number: u64| format!("{kind} ×{number}");
        if let (Some(position), Some(shown)) = (self.position, self.shown) {
            let counters = position.players.get(player).into_iter().flat_map(|player| &player.counters);
            return counters
                .map(|(id, n)| words(vocabulary::counter(shown.ruling.counter(*id)), *n))
                .collect();
        }
        let Some(player) = self.opened.file.board.players.get(player) else { return Vec::new() };
        let poison = (player.poison > 0).then(|| words("poison", player.poison));
        let others = player.counters.iter().map(|(kind, n)| words(vocabulary::counter(kind), *n));
        poison.into_iter().chain(others).collect()
    }
}

fn pile(zone: Zone, player: usize, unlisted: u64, pieces: &[Piece]) -> Pile {
    let is_in = |(_, piece): &(usize, &Piece)| piece.zone == zone && piece.player == player;
    let there: Vec<usize> = pieces.iter().enumerate().filter(is_in).map(|(at, _)| at).collect();
    let counts = there.iter().filter_map(|at| pieces.get(*at)).map(|piece| piece.count);
    Pile { zone, count: counts.fold(unlisted, u64::saturating_add), pieces: there, light: Light::default() }
}
