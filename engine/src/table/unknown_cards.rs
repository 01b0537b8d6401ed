//! Cards of which nothing is known, as selectors find them: all that can be told of such a card is whose it is and where.
//!
//! Known gap: a player who chooses among cards is offered those of one player's zone only, and none where others are meant,
//! too. An amount that is worked out of what one is, is 0.

use super::selectors::{Evaluator, looks_anywhere, parting_zones};
use super::thing::UnknownCards;
use language::board::{ObjectKind, Zone};
use language::select::{Amount, Condition, What};
use language::walk::Node;
use statements::ids::PlayerId;

/// The zones of which a board counts cards that it doesn't know.
const COUNTED: [Zone; 4] = [Zone::Hand, Zone::Library, Zone::Graveyard, Zone::Exile];

impl Evaluator<'_> {
    /// The unknown cards that are meant for certain: all of a zone, those on top of a library, the one that was drawn.
    pub(crate) fn unknown_cards(&self, what: &What) -> Vec<UnknownCards> {
        if *what == What::It {
            return self.about.unknown.into_iter().collect();
        }
        if let What::Chosen(called) = what {
            let named = self.chosen_unknown.iter().filter(|(name, _)| name == called);
            return named.map(|(_, cards)| *cards).collect();
        }
        if let What::All(parts) = what
            && let Some(at) = parts.iter().position(|part| matches!(part, What::Chosen(_)))
        {
            return self.unknown_left(&parts[at], &[&parts[..at], &parts[at + 1..]].concat());
        }
        let What::TopOfLibrary(who, amount) = what else { return self.unknown_in_zones(what) };
        let amount = self.amount(amount).unwrap_or(u64::MAX);
        let below = |player: PlayerId| {
            let (_, amount) = self.state.top_cards(player, amount);
            UnknownCards { player, zone: Zone::Library, amount }
        };
        let all = self.players(who).into_iter().map(below);
        all.filter(|cards| cards.amount > 0).collect()
    }

    /// The unknown cards of whole zones that are meant.
    pub(crate) fn unknown_in_zones(&self, what: &What) -> Vec<UnknownCards> {
        if let What::OneOf(list) = what {
            let mut found: Vec<UnknownCards> = Vec::new();
            for cards in list.iter().flat_map(|what| self.unknown_cards(what)) {
                if !found.contains(&cards) {
                    found.push(cards);
                }
            }
            return found;
        }
        if let What::All(list) = what
            && let Some((at, ways)) = parting_zones(list)
        {
            let way = |way: &What| [&list[..at], std::slice::from_ref(way), &list[at + 1..]].concat();
            let ways = ways.iter().map(|one| What::All(way(one))).collect();
            return self.unknown_in_zones(&What::OneOf(ways));
        }
        if !looks_anywhere(what) {
            return Vec::new();
        }
        let meant = |cards: &UnknownCards| self.is_unknown_card(what, cards.player, cards.zone) == Some(true);
        self.counted_piles().into_iter().filter(meant).collect()
    }

    /// The unknown cards of a choice that all these words hold for; those that have been chosen among them are left out where
    /// the words say so.
    fn unknown_left(&self, chosen: &What, words: &[What]) -> Vec<UnknownCards> {
        let mut piles = self.unknown_cards(chosen);
        for word in words {
            let other = if let What::Not(other) = word { &**other } else { word };
            let is_choice = matches!(other, What::Chosen(_));
            for cards in &mut piles {
                let taken = self.unknown_cards(other);
                let taken = taken.iter().find(|one| (one.player, one.zone) == (cards.player, cards.zone));
                let taken = taken.map_or(0, |one| one.amount);
                match (is_choice, other == word) {
                    (true, false) => cards.amount = cards.amount.saturating_sub(taken),
                    (true, true) => cards.amount = cards.amount.min(taken),
                    (false, _) if self.is_unknown_card(word, cards.player, cards.zone) != Some(true) => {
                        cards.amount = 0;
                    }
                    (false, _) => {}
                }
            }
        }
        piles.retain(|cards| cards.amount > 0);
        piles
    }

    /// The unknown cards among which some of these can be, if they are all in one place, and whether all of them are such.
    pub(crate) fn unknown_among(&self, what: &What) -> Option<(UnknownCards, bool)> {
        let mut some = self.piles_for(what).into_iter().filter_map(|(cards, is)| match is {
            Some(false) => None,
            Some(true) => Some((cards, true)),
            None => Some((cards, false)),
        });
        some.next().filter(|_| some.next().is_none())
    }

    /// Whether it depends on what cards are that nobody knows which of them these are.
    pub(crate) fn depends_on_unknown(&self, what: &What) -> bool {
        if let What::OneOf(list) = what {
            return list.iter().any(|what| self.depends_on_unknown(what));
        }
        self.piles_for(what).iter().any(|(_, is)| is.is_none())
    }

    /// The unknown cards where these are looked for, and whether those are such; none where that depends on what they are.
    fn piles_for(&self, what: &What) -> Vec<(UnknownCards, Option<bool>)> {
        if let What::All(list) = what
            && let Some((at, ways)) = parting_zones(list)
        {
            return self.piles_of_ways(&list[..at], ways, &list[at + 1..]);
        }
        let parts = if let What::All(parts) = what { &parts[..] } else { std::slice::from_ref(what) };
        let top = parts.iter().find(|part| matches!(part, What::TopOfLibrary(..) | What::Chosen(_)));
        let others = || parts.iter().filter(|part| Some(*part) != top);
        let is = |cards: &UnknownCards| {
            all(others().map(|part| self.is_unknown_card(part, cards.player, cards.zone)))
        };
        let piles = match top {
            Some(top) => self.unknown_cards(top),
            None if looks_anywhere(what) => self.counted_piles(),
            None => Vec::new(),
        };
        piles.into_iter().map(|cards| (cards, is(&cards))).collect()
    }

    /// The same where several places are named, such as a library and a graveyard: each is looked at by itself.
    fn piles_of_ways(
        &self,
        before: &[What],
        ways: &[What],
        behind: &[What],
    ) -> Vec<(UnknownCards, Option<bool>)> {
        let mut found: Vec<(UnknownCards, Option<bool>)> = Vec::new();
        for way in ways {
            let way = if let What::All(parts) = way { &parts[..] } else { std::slice::from_ref(way) };
            for (cards, is) in self.piles_for(&What::All([before, way, behind].concat())) {
                match found.iter_mut().find(|(other, _)| *other == cards) {
                    Some((_, other)) => *other = some([*other, is].into_iter()),
                    None => found.push((cards, is)),
                }
            }
        }
        found
    }

    /// Whether some of these may be cards that nobody knows, be it those to which the step before did something.
    pub(crate) fn may_be_unknown(&self, what: &What) -> bool {
        let of_step = what.demands(&|part| *part == What::Done) && !self.counted_piles().is_empty();
        of_step || self.unknown_among(what).is_some()
    }

    /// All unknown cards, of each player and zone.
    fn counted_piles(&self) -> Vec<UnknownCards> {
        let players = self.table.players_from_active(self.state);
        let piles = players.flat_map(|player| COUNTED.map(|zone| (player, zone)));
        let cards = piles.map(|(player, zone)| {
            let amount = self.state.unlisted(player, zone);
            UnknownCards { player, zone, amount }
        });
        cards.filter(|cards| cards.amount > 0).collect()
    }

    /// Whether a card of which nobody knows anything is one of these; none where that depends on what it is.
    pub(crate) fn is_unknown_card(&self, what: &What, owner: PlayerId, zone: Zone) -> Option<bool> {
        match what {
            What::Any => Some(true),
            What::OwnedBy(who) | What::ControlledBy(who) => Some(self.includes(who, owner)),
            What::In(other) => Some(*other == zone),
            What::Kind(kind) => Some(*kind == ObjectKind::Card),
            What::All(list) => all(list.iter().map(|what| self.is_unknown_card(what, owner, zone))),
            What::OneOf(list) => some(list.iter().map(|what| self.is_unknown_card(what, owner, zone))),
            What::Not(what) => self.is_unknown_card(what, owner, zone).map(|is| !is),
            What::It => Some(self.about.unknown.is_some_and(|it| it.player == owner && it.zone == zone)),
            What::TopOfLibrary(who, _) if zone != Zone::Library || !self.includes(who, owner) => Some(false),
            What::This
            | What::Is(_)
            | What::Chosen(_)
            | What::Done
            | What::DamageSource
            | What::Token
            | What::Commander
            | What::Paid(_)
            | What::Chose(_)
            | What::CastBy(_)
            | What::FaceDown
            | What::Designated(_)
            | What::GoadedBy(_)
            | What::HasMark(_)
            | What::AttachedTo(_)
            | What::HasAttached(_)
            | What::AttachedToBy
            | What::TargetedBy(_)
            | What::Tapped
            | What::Attacking
            | What::Blocking
            | What::Blocked
            | What::Unblocked
            | What::With(_)
            | What::WithCounters
            | What::EchoDue
            | What::HappenedTo(_)
            | What::Dealt(_)
            | What::ExiledWith(_) => Some(false),
            What::TopOfLibrary(..)
            | What::Named(_)
            | What::Type(_)
            | What::Subtype(_)
            | What::Supertype(_)
            | What::Color(_)
            | What::Colorless
            | What::Multicolored
            | What::ChosenColor
            | What::ChosenWord
            | What::SharesCreatureType
            | What::SharesColor
            | What::Shares(..)
            | What::GreaterPower
            | What::Has(_)
            | What::HasKeyword(_)
            | What::ByCopiableValues(_)
            | What::Power(..)
            | What::Toughness(..)
            | What::ManaValue(..) => None,
        }
    }

    /// Whether a condition that is none of others can hold, and whether it can fail, whatever has been found out.
    pub(super) fn can_simply_be(&self, condition: &Condition) -> CanBe {
        match condition {
            Condition::It(what) => self.unknown_is(what),
            Condition::Exists(what) if what.demands(&|part| *part == What::It) => self.unknown_is(what),
            Condition::Number(one, _, other) if asks_of_it(one) || asks_of_it(other) => CanBe::EITHER,
            Condition::All(_)
            | Condition::OneOf(_)
            | Condition::Not(_)
            | Condition::Number(..)
            | Condition::Exists(_)
            | Condition::Among(..)
            | Condition::Affected(_)
            | Condition::Happened(_)
            | Condition::TurnOf(_)
            | Condition::During(_)
            | Condition::Daytime(_) => CanBe::so(self.holds(condition, None)),
        }
    }

    /// Whether the card that "it" means can be one of these.
    fn unknown_is(&self, what: &What) -> CanBe {
        let Some(it) = self.about.unknown else { return CanBe::so(false) };
        self.is_unknown_card(what, it.player, it.zone).map_or(CanBe::EITHER, CanBe::so)
    }
}

/// Which of being so and not being so can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CanBe {
    pub(crate) so: bool,
    pub(crate) not: bool,
}

impl CanBe {
    /// It can be so, and it can be not so.
    pub(crate) const EITHER: Self = Self { so: true, not: true };

    pub(super) const fn so(so: bool) -> Self {
        Self { so, not: !so }
    }
}

/// Whether an amount is one of what "it" is.
fn asks_of_it(amount: &Amount) -> bool {
    Node::Amount(amount).any(&|node| {
        matches!(
            node,
            Node::Amount(Amount::PowerOf(what) | Amount::ToughnessOf(what) | Amount::ManaValueOf(what))
                if what.demands(&|part| *part == What::It)
        )
    })
}

/// Whether one of these is so; none where that depends on what nobody knows.
fn some(each: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    all(each.map(|is| is.map(|is| !is))).map(|none| !none)
}

/// Whether all of these are so; none where that depends on what nobody knows.
fn all(each: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut so = Some(true);
    for one in each {
        match one {
            Some(false) => return Some(false),
            None => so = None,
            Some(true) => {}
        }
    }
    so
}
