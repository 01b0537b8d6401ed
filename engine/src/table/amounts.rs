//! Working amounts out (CR 107.1b, 608.2h (2026-04-17)). `amount` in FORMAT.md.
//!
//! A calculation may go below zero on the way; only what comes of it in the end is no less than zero.

use std::collections::BTreeSet;

use super::asked::Way;
use super::object::{ObjectState, count_counters};
use super::selectors::Evaluator;
use super::state::PlayerState;
use super::thing::Thing;
use language::board::subtypes::is_basic_land_type;
use language::board::{Characteristics, Color, Counter, Zone};
use language::event::Mana;
use language::rule::Switch;
use language::select::{Amount, CastNumber, Measure, Quality, What, Who};
use statements::error::TooLarge;
use statements::ids::{CounterId, PlayerId, TextId};

/// What may be paid several times for a spell: kicker, replicate, squad, and life for Phyrexian mana.
const PAID_OFTEN: [&str; 4] = ["kicked", "replicate", "squad", "compleated"];

impl<'a> Evaluator<'a> {
    /// Works an amount out; 0 where it is below that.
    pub(crate) fn amount(&self, amount: &Amount) -> Result<u64, TooLarge> {
        u64::try_from(self.number(amount)?.max(0)).map_err(|_| TooLarge)
    }

    /// Works out by how much power and toughness are modified.
    pub(crate) fn modifier(&self, amount: &Amount) -> Result<i64, TooLarge> {
        let by = self.number(amount)?;
        let by = if self.table.on(Switch::ModifiesByBelowZero) { by } else { by.max(0) };
        i64::try_from(by).map_err(|_| TooLarge)
    }

    /// Works an amount out, which may be below zero.
    pub(crate) fn number(&self, amount: &Amount) -> Result<i128, TooLarge> {
        Ok(match amount {
            Amount::Life(who) => self
                .known_players(who)
                .first()
                .map_or(0, |&p| self.as_counted(self.table.life_of(self.state, p))),
            Amount::PowerOf(what) => self.first_number(what, Measure::Power),
            Amount::ToughnessOf(what) => self.first_number(what, Measure::Toughness),
            Amount::ManaValueOf(what) => self.first_number(what, Measure::ManaValue),
            Amount::Sum(measure, what) => self.sum(*measure, what)?,
            Amount::Greatest(measure, what) => self.measures(*measure, what).max().unwrap_or(0),
            Amount::Least(measure, what) => self.measures(*measure, what).min().unwrap_or(0),
            Amount::Times(amount, by) => self.number(amount)?.checked_mul(i128::from(*by)).ok_or(TooLarge)?,
            Amount::Plus(a, b) => self.number(a)?.checked_add(self.number(b)?).ok_or(TooLarge)?,
            Amount::Minus(a, b) => self.number(a)?.checked_sub(self.number(b)?).ok_or(TooLarge)?.max(0),
            Amount::Product(a, b) => self.number(a)?.checked_mul(self.number(b)?).ok_or(TooLarge)?,
            Amount::HalfUp(amount) => half_up(self.number(amount)?),
            Amount::HalfDown(amount) => self.number(amount)?.div_euclid(2),
            Amount::N(_)
            | Amount::ThatMuch
            | Amount::Result
            | Amount::Excess
            | Amount::Count(_)
            | Amount::Hand(_)
            | Amount::Library(_)
            | Amount::Graveyard(_)
            | Amount::Drawn(_)
            | Amount::Damaged(_)
            | Amount::Happened(_)
            | Amount::Total(_)
            | Amount::Mana(_)
            | Amount::Players(_)
            | Amount::Speed(_)
            | Amount::ChosenNumber
            | Amount::OfCast(..)
            | Amount::Different(..)
            | Amount::Symbols(..)
            | Amount::PlayerCounters(..)
            | Amount::Counters(..) => i128::from(self.counted(amount)?),
        })
    }

    /// What can't be below zero; 0 for what can.
    fn counted(&self, amount: &Amount) -> Result<u64, TooLarge> {
        Ok(match amount {
            Amount::N(n) => *n,
            Amount::ThatMuch => self.about.that_much,
            Amount::Result => self.about.result,
            Amount::Excess => self.about.excess,
            Amount::Count(what) => self.how_many(what)?,
            Amount::Hand(who) => self.cards(who, |eval, p| eval.in_zone(p, Zone::Hand)),
            Amount::Library(who) => self.cards(who, |eval, p| eval.state.player(p).library()),
            Amount::Graveyard(who) => self.cards(who, |eval, p| eval.in_zone(p, Zone::Graveyard)),
            Amount::Drawn(who) => self.of_once(who, |player| player.drawn),
            Amount::Damaged(who) => self.of_once(who, |player| player.damaged),
            Amount::Happened(past) => self.past(past, Way::Times, None),
            Amount::Total(past) => self.past(past, Way::Total, None),
            Amount::Mana(who) => self
                .cards(who, |eval, p| eval.state.player(p).mana.iter().copied().fold(0, u64::saturating_add)),
            Amount::Players(who) => self.players(who).len() as u64,
            Amount::Speed(who) => self.cards(who, |eval, p| eval.state.player(p).speed),
            Amount::ChosenNumber => self.this_state().and_then(|this| this.number).unwrap_or(0),
            Amount::OfCast(number, what) => self.of_cast(*number, what),
            Amount::Different(quality, what) => self.different(*quality, what),
            Amount::Symbols(colors, what) => self.symbols(colors, what)?,
            Amount::PlayerCounters(kind, who) => self.player_counters(kind, who)?,
            Amount::Counters(kind, what) => self.counters_on(kind, what)?,
            Amount::Life(_)
            | Amount::PowerOf(_)
            | Amount::ToughnessOf(_)
            | Amount::ManaValueOf(_)
            | Amount::Sum(..)
            | Amount::Greatest(..)
            | Amount::Least(..)
            | Amount::Times(..)
            | Amount::Plus(..)
            | Amount::Minus(..)
            | Amount::Product(..)
            | Amount::HalfUp(_)
            | Amount::HalfDown(_) => 0,
        })
    }

    /// A number of an object or a player as it counts in calculations and comparisons: below zero only where the rules of the
    /// date have it so.
    pub(super) fn as_counted(&self, number: i64) -> i128 {
        let below = self.table.on(Switch::NumbersBelowZero);
        i128::from(if below { number } else { number.max(0) })
    }

    fn how_many(&self, what: &What) -> Result<u64, TooLarge> {
        let attached = self
            .once_attached_among(what)
            .map(|things| things.iter().map(|thing| thing.state.map_or(1, |state| state.count)).collect());
        let there = || self.objects(what).iter().map(|&id| self.state.object(id).count).collect();
        let counts: Vec<u64> = attached.unwrap_or_else(there);
        let unknown = self.unknown_in_zones(what).into_iter().map(|cards| cards.amount);
        counts.into_iter().chain(unknown).try_fold(0u64, u64::checked_add).ok_or(TooLarge)
    }

    fn of_cast(&self, number: CastNumber, what: &What) -> u64 {
        // A card elsewhere has a value of X only while it is announced, before it is put on the stack as the event says.
        let announced = number == CastNumber::X;
        let there = |thing: &&Thing<'_>| announced || matches!(thing.zone, Zone::Stack | Zone::Battlefield);
        let meant = self.meant(what);
        let spell = meant.first().filter(there).and_then(|thing| thing.state);
        let Some(spell) = spell else { return 0 };
        let spent = |is_meant: &dyn Fn(Mana) -> bool| {
            let of_it = spell.cast.spent.iter().filter(|(mana, _)| is_meant(*mana));
            of_it.map(|(_, amount)| *amount).fold(0, u64::saturating_add)
        };
        match number {
            CastNumber::Colors => spell.cast.colors.len() as u64,
            CastNumber::X => spell.cast.x,
            CastNumber::Before => spell.cast.before,
            CastNumber::Mana => spent(&|_| true).max(spell.cast.mana),
            CastNumber::ManaOf(of) => spent(&|mana| mana == of),
            CastNumber::Kicked => spell.cast.kicked.max(u64::from(self.is_paid_more(spell))),
        }
    }

    /// Whether what was paid says that it was kicked, or that another cost was paid that may be paid several times, at least once.
    fn is_paid_more(&self, spell: &ObjectState) -> bool {
        let mut known = PAID_OFTEN.into_iter().filter_map(|word| self.table.texts.find(word)).map(TextId::at);
        known.any(|paid| spell.paid.contains(&paid))
    }

    fn counters_on(&self, kind: &Counter, what: &What) -> Result<u64, TooLarge> {
        let kind = self.table.counters.find(kind).map(CounterId::at);
        let one = names_one(what);
        let each = |thing: &Thing<'_>| match (kind, thing.state) {
            (Some(kind), Some(state)) => {
                count_counters(&state.counters, kind).checked_mul(if one { 1 } else { state.count })
            }
            (_, _) => Some(0),
        };
        let mut all = self.meant(what).into_iter().map(|thing| each(&thing));
        all.try_fold(0u64, |sum, more| sum.checked_add(more?)).ok_or(TooLarge)
    }

    /// Counters that players have; each of a team has the poison counters of the team (CR 810.10a (2026-04-17)).
    fn player_counters(&self, kind: &Counter, who: &Who) -> Result<u64, TooLarge> {
        let of_team = *kind == Counter::Poison && self.table.on(Switch::TeamPoison);
        let Some(id) = self.table.counters.find(kind).map(CounterId::at) else { return Ok(0) };
        let meant = self.known_players(who);
        let is_meant = |player: PlayerId| {
            let mate = |other: &PlayerId| of_team && self.table.team(*other) == self.table.team(player);
            meant.contains(&player) || meant.iter().any(mate)
        };
        let there = |player: PlayerId| meant.contains(&player) || !self.state.player(player).left;
        let all = (0..self.state.players.len()).map(PlayerId::at);
        let all = all.filter(|&player| there(player) && is_meant(player));
        let mut all = all.map(|player| count_counters(&self.state.player(player).counters, id));
        all.try_fold(0u64, u64::checked_add).ok_or(TooLarge)
    }

    /// What has happened to all these players, whether they are still there or not.
    fn of_once(&self, who: &Who, count: impl Fn(&PlayerState) -> u64) -> u64 {
        let counts = self.once_players(who).into_iter().map(|player| count(self.state.player(player)));
        counts.fold(0, u64::saturating_add)
    }

    fn cards(&self, who: &Who, count: impl Fn(&Self, PlayerId) -> u64) -> u64 {
        self.known_players(who).into_iter().map(|player| count(self, player)).fold(0, u64::saturating_add)
    }

    fn first_number(&self, what: &What, measure: Measure) -> i128 {
        let meant = self.meant(what);
        meant.first().and_then(|thing| self.measure(measure, thing.is)).unwrap_or(0)
    }

    /// What such a number of an object counts as; none where it has none.
    fn measure(&self, measure: Measure, is: &Characteristics) -> Option<i128> {
        match measure {
            Measure::Power => is.power.map(|power| self.as_counted(power)),
            Measure::Toughness => is.toughness.map(|toughness| self.as_counted(toughness)),
            Measure::ManaValue => Some(i128::from(is.mana_value)),
        }
    }

    /// The numbers of all that are meant.
    fn measures(&self, measure: Measure, what: &What) -> impl Iterator<Item = i128> {
        let measured = move |thing: Thing<'a>| self.measure(measure, thing.is);
        self.meant(what).into_iter().filter_map(measured)
    }

    fn sum(&self, measure: Measure, what: &What) -> Result<i128, TooLarge> {
        let one = names_one(what);
        let count = |state: &ObjectState| if one { 1 } else { i128::from(state.count) };
        let each = |thing: Thing<'a>| {
            let number = self.measure(measure, thing.is).unwrap_or(0);
            number.checked_mul(thing.state.map_or(1, count))
        };
        let mut all = self.meant(what).into_iter().map(each);
        all.try_fold(0i128, |sum, more| sum.checked_add(more?)).ok_or(TooLarge)
    }

    /// How many mana symbols of any of these colours there are in the costs of all that are meant; one of several
    /// colours counts once.
    fn symbols(&self, colors: &[Color], what: &What) -> Result<u64, TooLarge> {
        let one = names_one(what);
        let each = |thing: Thing<'a>| {
            let mana = thing.is.cost.iter().flat_map(|cost| &cost.mana);
            let of_cost = mana.filter(|(mana, _)| mana.color().is_some_and(|color| colors.contains(&color)));
            let of_cost = of_cost.map(|(_, number)| *number).try_fold(0u64, u64::checked_add)?;
            let others = thing.is.symbols.iter();
            let others =
                others.filter(|symbol| symbol.iter().any(|color| colors.contains(color))).count() as u64;
            let objects = thing.state.map_or(1, |state: &ObjectState| if one { 1 } else { state.count });
            of_cost.checked_add(others)?.checked_mul(objects)
        };
        let mut all = self.meant(what).into_iter().map(each);
        all.try_fold(0u64, |sum, more| sum.checked_add(more?)).ok_or(TooLarge)
    }

    /// How many different ones there are among all that are meant; what has none adds none.
    fn different(&self, quality: Quality, what: &What) -> u64 {
        let meant = self.meant(what);
        let is = meant.iter().map(|thing| thing.is);
        let number = match quality {
            Quality::CardType => is.flat_map(|is| is.types.iter().copied()).collect::<BTreeSet<_>>().len(),
            Quality::Subtype => is.flat_map(|is| is.subtypes.iter()).collect::<BTreeSet<_>>().len(),
            Quality::BasicLandType => {
                let all = is.flat_map(|is| is.subtypes.iter());
                all.filter(|name| is_basic_land_type(name)).collect::<BTreeSet<_>>().len()
            }
            Quality::Color => is.flat_map(|is| is.colors.iter().copied()).collect::<BTreeSet<_>>().len(),
            Quality::Name => {
                is.map(|is| &is.name).filter(|name| !name.is_empty()).collect::<BTreeSet<_>>().len()
            }
            Quality::Number(measure) => {
                is.filter_map(|is| self.measure(measure, is)).collect::<BTreeSet<_>>().len()
            }
        };
        number as u64
    }
}

/// Whether one object is named, and so means one of like objects that are counted together.
fn names_one(what: &What) -> bool {
    what.demands(&|part| matches!(part, What::This | What::It))
}

/// Half, rounded up, also below zero.
const fn half_up(number: i128) -> i128 {
    number.div_euclid(2) + number.rem_euclid(2)
}
