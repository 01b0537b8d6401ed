//! Cards of which nothing is known, as selectors find them: all that can be told of such a card is whose it is and where.
//!
//! Known gap: a player who chooses among cards is offered none of them, and an amount that is worked out of what one is, is 0.

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
            for cards in list.iter().flat_map(|what| self.unknown_in_zones(what)) {
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
        let players = self.table.players_from_active(self.state);
        let counted = players.flat_map(|player| COUNTED.map(|zone| (player, zone)));
        let cards = counted.map(|(player, zone)| {
            let amount = self.state.unlisted(player, zone);
            UnknownCards { player, zone, amount }
        });
        let meant = |cards: &UnknownCards| {
            cards.amount > 0 && self.is_unknown_card(what, cards.player, cards.zone) == Some(true)
        };
        cards.filter(meant).collect()
    }

    /// Whether a card of which nobody knows anything is one of these; none where that depends on what it is.
    pub(crate) fn is_unknown_card(&self, what: &What, owner: PlayerId, zone: Zone) -> Option<bool> {
        match what {
            What::Any => Some(true),
            What::OwnedBy(who) | What::ControlledBy(who) => Some(self.includes(who, owner)),
            What::In(other) => Some(*other == zone),
            What::Kind(kind) => Some(*kind == ObjectKind::Card),
            What::All(list) => all(list.iter().map(|what| self.is_unknown_card(what, owner, zone))),
            What::OneOf(list) => {
                let none = all(list.iter().map(|what| self.is_unknown_card(what, owner, zone).map(|is| !is)));
                none.map(|none| !none)
            }
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
            | What::AttachedToBy
            | What::TargetedBy(_)
            | What::Tapped
            | What::Attacking
            | What::Blocking
            | What::With(_)
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
            | What::ChosenColor
            | What::ChosenWord
            | What::SharesCreatureType
            | What::SharesColor
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
