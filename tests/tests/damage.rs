//! Damage added up by hand: what is dealt and what is prevented is what was going to be dealt.

use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tests::laws::damage::{Acting, Dealing, Does, board, proposed};
use tests::laws::sample::SMALL;
use tests::laws::{Sample, history};

use engine::Ruling;
use language::effect::{Limit, Quantity, Scale, Scope};
use language::select::Amount;
use statements::fact::Fact;

/// The same boards in every run.
fn config() -> ProptestConfig {
    let cases = std::env::var("INSTEAD_BOARDS").ok().and_then(|n| n.parse().ok()).unwrap_or(400);
    let rejects = cases / 10;
    ProptestConfig {
        cases,
        max_global_rejects: rejects,
        rng_seed: RngSeed::Fixed(615),
        failure_persistence: None,
        ..Default::default()
    }
}

/// Another board takes the place of one whose ruling is too large; more than one in ten are too many.
fn too_large() -> TestCaseError {
    TestCaseError::reject("its ruling is too large")
}

fn dealings(most: usize) -> impl Strategy<Value = Vec<Dealing>> {
    let dealing = (0..2usize, 0..4usize, 0..7u64, prop::bool::weighted(0.1));
    let dealing =
        dealing.prop_map(|(from, to, amount, unpreventable)| Dealing { from, to, amount, unpreventable });
    prop::collection::vec(dealing, 1..=most)
}

fn quantity() -> impl Strategy<Value = Quantity> {
    let number = || (1..4u64).prop_map(Amount::N);
    prop_oneof![
        Just(Quantity::All),
        number().prop_map(Quantity::Some),
        number().prop_map(Quantity::AllBut),
        Just(Quantity::HalfUp),
        Just(Quantity::HalfDown),
    ]
}

fn prevents() -> impl Strategy<Value = Does> {
    quantity().prop_map(Does::Prevent)
}

fn redirects() -> impl Strategy<Value = Does> {
    (prop::option::of(1..4u64), 0..4usize).prop_map(|(amount, to)| Does::Redirect(amount, to))
}

fn scales() -> impl Strategy<Value = Does> {
    let plus = (1..3u64).prop_map(|n| Does::Scale(Scale::Plus(Amount::N(n))));
    prop_oneof![Just(Does::Scale(Scale::Times(2))), plus]
}

fn limit() -> impl Strategy<Value = Option<Limit>> {
    prop_oneof![
        3 => Just(None),
        1 => Just(Some(Limit::ONCE)),
        1 => Just(Some(Limit::Uses(2))),
        2 => shield(),
    ]
}

fn brief() -> impl Strategy<Value = Option<Limit>> {
    prop_oneof![Just(None), Just(Some(Limit::Uses(2)))]
}

fn shield() -> impl Strategy<Value = Option<Limit>> {
    (1..6u64).prop_map(|amount| Some(Limit::Shield(amount)))
}

fn scope() -> impl Strategy<Value = Scope> {
    let wide = prop::sample::select(vec![Scope::PerRecipient, Scope::PerPlayer, Scope::WholeEvent]);
    prop_oneof![3 => Just(Scope::EachPart), 1 => wide]
}

/// Up to three effects that do this for as long as that.
fn actings(
    does: impl Strategy<Value = Does>,
    limit: impl Strategy<Value = Option<Limit>>,
    scope: impl Strategy<Value = Scope>,
) -> impl Strategy<Value = Vec<Acting>> {
    let acting = (prop::option::of(0..4usize), does, limit, scope, prop::bool::weighted(0.2), any::<bool>());
    let acting = acting.prop_map(|(to, does, limit, scope, optional, of_permanent)| Acting {
        to,
        does,
        limit,
        scope,
        optional,
        of_permanent,
    });
    prop::collection::vec(acting, 1..=3)
}

fn ruling(dealings: &[Dealing], actings: &[Acting]) -> Option<Ruling> {
    let board = board(dealings, actings);
    let date = if dealings.len().is_multiple_of(2) { (2012, 5, 1) } else { (2026, 4, 17) };
    let date = language::date::Date::new(date.0, date.1, date.2);
    Sample { name: "damage".to_owned(), board, date }.ruling(SMALL, true, true)
}

/// For each target the damage dealt and prevented, at each outcome.
fn accounts(ruling: &Ruling) -> Vec<BTreeMap<String, (u64, u64)>> {
    let account = |facts: Vec<Fact>| {
        let mut sums: BTreeMap<String, (u64, u64)> = BTreeMap::new();
        for fact in facts {
            if let Fact::Dealt(target, amount) = fact {
                sums.entry(target).or_default().0 += amount;
            } else if let Fact::Prevented(target, amount) = fact {
                sums.entry(target).or_default().1 += amount;
            }
        }
        sums
    };
    let accounts: Vec<_> = ruling.outcomes().into_iter().map(|outcome| account(outcome.facts)).collect();
    assert!(!accounts.is_empty(), "nothing to add up");
    accounts
}

/// What has been taken from each shield, at each outcome.
fn used(ruling: &Ruling, actings: &[Acting]) -> Vec<u64> {
    let full = |label: &str| {
        let number: usize = label.strip_prefix("Ward ").and_then(|n| n.parse().ok()).expect("a ward");
        let Some(Limit::Shield(full)) = actings[number].limit else { panic!("{label} is no shield") };
        full
    };
    let taken = |facts: Vec<Fact>| {
        let taken = facts.iter().map(|fact| {
            let Fact::ShieldLeft(label, left) = fact else { return 0 };
            full(label).checked_sub(*left).expect("no shield grows")
        });
        taken.sum()
    };
    ruling.outcomes().into_iter().map(|outcome| taken(outcome.facts)).collect()
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn dealt_and_prevented_is_proposed_for_every_target(
        dealings in dealings(3),
        actings in actings(prevents(), limit(), scope()),
    ) {
        let Some(ruling) = ruling(&dealings, &actings) else { return Err(too_large()) };
        let proposed = proposed(&dealings);
        for account in accounts(&ruling) {
            for (target, proposed) in &proposed {
                let (dealt, prevented) = account.get(*target).copied().unwrap_or_default();
                prop_assert_eq!(dealt + prevented, *proposed, "{}: {:?}", target, account);
            }
            prop_assert!(account.keys().all(|target| proposed.contains_key(target.as_str())));
        }
    }

    #[test]
    fn redirecting_keeps_the_sum(
        dealings in dealings(2),
        actings in actings(prop_oneof![prevents(), redirects()], limit(), scope()),
    ) {
        let Some(ruling) = ruling(&dealings, &actings) else { return Err(too_large()) };
        let proposed: u64 = proposed(&dealings).values().sum();
        for account in accounts(&ruling) {
            let sum: u64 = account.values().map(|(dealt, prevented)| dealt + prevented).sum();
            prop_assert_eq!(sum, proposed, "{:?}", account);
        }
    }

    #[test]
    fn shields_prevent_what_they_lose_and_no_more(
        dealings in dealings(3),
        actings in actings(prevents(), shield(), scope()),
    ) {
        let Some(ruling) = ruling(&dealings, &actings) else { return Err(too_large()) };
        let outcomes = accounts(&ruling).into_iter().zip(used(&ruling, &actings));
        for (account, used) in outcomes {
            let prevented: u64 = account.values().map(|(_, prevented)| prevented).sum();
            prop_assert_eq!(prevented, used, "{:?}", account);
        }
    }

    #[test]
    fn damage_that_can_not_be_prevented_is_dealt(
        mut dealings in dealings(3),
        actings in actings(prevents(), limit(), scope()),
    ) {
        for dealing in &mut dealings {
            dealing.unpreventable = true;
        }
        let Some(ruling) = ruling(&dealings, &actings) else { return Err(too_large()) };
        for account in accounts(&ruling) {
            let dealt: u64 = account.values().map(|(dealt, _)| dealt).sum();
            let prevented: u64 = account.values().map(|(_, prevented)| prevented).sum();
            prop_assert_eq!((dealt, prevented), (proposed(&dealings).values().sum(), 0));
        }
    }

    #[test]
    fn no_effect_is_picked_twice_on_one_path_of_one_damage(
        dealings in dealings(1),
        actings in actings(prop_oneof![prevents(), scales()], brief(), Just(Scope::EachPart)),
    ) {
        let Some(ruling) = ruling(&dealings, &actings) else { return Err(too_large()) };
        prop_assert_eq!(history::picked_too_often(&ruling, 1), None);
    }
}
