//! What numbers come to, as the second reading works them out.

use std::collections::BTreeSet;

use super::dates;
use super::env::Env;
use super::eyes::Eyes;
use super::seen::Seen;
use language::board::{Color, Zone};
use language::select::{Amount, Measure, Quality, What};

impl Eyes<'_> {
    /// What an amount comes to, 0 where nothing is counted or it is below that.
    pub(super) fn amount(&self, amount: &Amount, env: &Env) -> u64 {
        u64::try_from(self.number(amount, env).max(0)).unwrap_or(u64::MAX)
    }

    /// By how much power and toughness are modified.
    pub(super) fn modifier(&self, amount: &Amount, env: &Env) -> i64 {
        let by = self.number(amount, env);
        let by = if dates::modifies_by_below_zero(self.world.at) { by } else { by.max(0) };
        i64::try_from(by).unwrap_or(i64::MAX)
    }

    /// What a number of an object or player counts as.
    pub(super) fn counts_as(&self, number: i64) -> i128 {
        if dates::numbers_below_zero(self.world.at) { i128::from(number) } else { i128::from(number.max(0)) }
    }

    /// What an amount comes to where it may be below zero.
    pub(super) fn number(&self, amount: &Amount, env: &Env) -> i128 {
        let first = |what: &What, measure| self.measured(what, measure, env).first().copied().flatten();
        let all = |what: &What, measure| self.measured(what, measure, env).into_iter().flatten();
        match amount {
            Amount::N(n) => i128::from(*n),
            Amount::Count(what) => self.list(what, env).len() as i128,
            Amount::ThatMuch => i128::from(env.that_much),
            Amount::Result => i128::from(env.result),
            Amount::Excess => super::uncovered::uncovered("excess damage that was dealt"),
            Amount::Life(who) => {
                let player = self.first_player(who, env);
                player.map_or(0, |p| self.counts_as(self.world.players[p].life))
            }
            Amount::Hand(who) => i128::from(self.all_cards(who, Zone::Hand, env)),
            Amount::Library(who) => i128::from(self.all_cards(who, Zone::Library, env)),
            Amount::Graveyard(who) => i128::from(self.all_cards(who, Zone::Graveyard, env)),
            Amount::PowerOf(what) => first(what, Measure::Power).unwrap_or(0),
            Amount::ToughnessOf(what) => first(what, Measure::Toughness).unwrap_or(0),
            Amount::ManaValueOf(what) => first(what, Measure::ManaValue).unwrap_or(0),
            Amount::Sum(measure, what) => all(what, *measure).sum(),
            Amount::Greatest(measure, what) => all(what, *measure).max().unwrap_or(0),
            Amount::Least(measure, what) => all(what, *measure).min().unwrap_or(0),
            Amount::Different(quality, what) => self.different(*quality, what, env),
            Amount::Symbols(colors, what) => self.symbols(colors, what, env),
            Amount::Drawn(_)
            | Amount::Damaged(_)
            | Amount::Mana(_)
            | Amount::Players(_)
            | Amount::Speed(_)
            | Amount::Happened(_)
            | Amount::Total(_)
            | Amount::OfCast(..)
            | Amount::PlayerCounters(..)
            | Amount::ChosenNumber => super::uncovered::uncovered("such amounts"),
            Amount::Counters(kind, what) => {
                let on = |at: usize| self.view[at].counters.get(kind).copied().unwrap_or(0);
                self.list(what, env).into_iter().map(|at| i128::from(on(at))).sum()
            }
            Amount::Times(a, n) => self.number(a, env).saturating_mul(i128::from(*n)),
            Amount::Product(a, b) => self.number(a, env).saturating_mul(self.number(b, env)),
            Amount::Plus(a, b) => self.number(a, env).saturating_add(self.number(b, env)),
            Amount::Minus(a, b) => self.number(a, env).saturating_sub(self.number(b, env)).max(0),
            Amount::HalfUp(a) => -(-self.number(a, env)).div_euclid(2),
            Amount::HalfDown(a) => self.number(a, env).div_euclid(2),
        }
    }

    /// Such a number of each of these, none where one has none.
    fn measured(&self, what: &What, measure: Measure, env: &Env) -> Vec<Option<i128>> {
        self.list(what, env).into_iter().map(|at| self.measure(&self.view[at], measure)).collect()
    }

    fn measure(&self, one: &Seen, measure: Measure) -> Option<i128> {
        match measure {
            Measure::Power => one.is.power.map(|n| self.counts_as(n)),
            Measure::Toughness => one.is.toughness.map(|n| self.counts_as(n)),
            Measure::ManaValue => Some(i128::from(one.is.mana_value)),
        }
    }

    /// CR 700.5 (2026-04-17).
    fn symbols(&self, colors: &[Color], what: &What, env: &Env) -> i128 {
        let mut found = 0;
        for at in self.list(what, env) {
            let is = &self.view[at].is;
            for color in Color::ALL.iter().filter(|color| colors.contains(color)) {
                let all = is.cost.iter().flat_map(|cost| cost.mana.iter());
                found += all
                    .filter(|(mana, _)| mana.color() == Some(*color))
                    .map(|(_, n)| i128::from(*n))
                    .sum::<i128>();
            }
            let of_them = |symbol: &&Vec<Color>| colors.iter().any(|color| symbol.contains(color));
            found += is.symbols.iter().filter(of_them).count() as i128;
        }
        found
    }

    /// How many there are of a quality, each once.
    fn different(&self, quality: Quality, what: &What, env: &Env) -> i128 {
        let mut found = BTreeSet::new();
        for at in self.list(what, env) {
            let one = &self.view[at];
            match quality {
                Quality::CardType => found.extend(one.is.types.iter().map(|kind| format!("{kind:?}"))),
                Quality::Subtype => found.extend(one.is.subtypes.iter().cloned()),
                Quality::BasicLandType => {
                    let basic = ["Plains", "Island", "Swamp", "Mountain", "Forest"];
                    let all = one.is.subtypes.iter().filter(|name| basic.contains(&name.as_str()));
                    found.extend(all.cloned());
                }
                Quality::Color => found.extend(one.is.colors.iter().map(|color| format!("{color:?}"))),
                Quality::Name => found.extend(Some(one.is.name.clone()).filter(|name| !name.is_empty())),
                Quality::Number(measure) => {
                    found.extend(self.measure(one, measure).map(|number| number.to_string()));
                }
            }
        }
        found.len() as i128
    }
}
