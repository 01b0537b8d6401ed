//! The boards that come with the program: each is what its file says, and together they show everything.

use std::collections::BTreeSet;

use tests::laws::sample::read as resolved;
use tests::laws::variants::{Variants, all, used};
use tests::shown;
use tests::shown::Decider;

use language::board::{Ability, Change, Color, Counter, Keyword, ObjectKind, Restriction, Supertype, Zone};
use language::date::Date;
use language::effect::{
    Cause, CopyException, EnterChoice, EventPattern, Fate, Lifetime, Limit, Quantity, Rewrite, Scale, Scope,
};
use language::event::{Deed, Event, Instruction, Mana, Place, Token};
use language::rule::{Span, Switch};
use language::select::{Amount, Compare, Condition, What, Who, Whom};
use saves::BoardFile;
use saves::bundled::{Bundled, all as bundled};
use statements::fact::Fact;
use statements::predicate::Predicate;
use statements::verdict::Reason;

fn read(bundled: &Bundled) -> BoardFile {
    saves::from_text(&bundled.full_name(), bundled.text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_board_has_the_rulings_that_its_file_states() {
    let mut wrong: Vec<String> = Vec::new();
    for bundled in bundled() {
        for finding in saves::check(&resolved(bundled)) {
            wrong.push(format!("{}: {finding}", bundled.full_name()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(bundled().len() >= 60, "only {} boards", bundled().len());
}

#[test]
fn every_board_says_what_it_is_and_why_and_what_comes_of_it() {
    for bundled in bundled() {
        let (name, file) = (bundled.full_name(), read(bundled));
        assert!(!file.title.trim().is_empty(), "{name} has no title");
        assert!(file.about.ends_with('.'), "{name} does not say in a sentence why it is interesting");
        assert!(file.rulings.iter().any(|ruling| ruling.outcomes.is_some()), "{name} states no outcome");
        assert!(file.rulings.iter().any(|ruling| ruling.paths.is_some()), "{name} states no number of paths");
    }
}

#[test]
fn no_two_boards_have_the_same_name_or_title() {
    let names: BTreeSet<&str> = bundled().iter().map(|bundled| bundled.name).collect();
    let titles: BTreeSet<String> = bundled().iter().map(|bundled| read(bundled).title).collect();
    assert_eq!((names.len(), titles.len()), (bundled().len(), bundled().len()));
}

#[test]
fn every_board_is_written_as_it_was_read() {
    for bundled in bundled() {
        let file = read(bundled);
        let text = saves::to_text(&file).unwrap_or_else(|error| panic!("{}: {error}", bundled.full_name()));
        let again = saves::from_text(&bundled.full_name(), &text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(again, file, "{}", bundled.full_name());
    }
}

/// What files of format 1 say `Deed` with; a file that is written does not.
const OF_FORMAT_1: [(&str, &str); 4] =
    [("Event", "Act"), ("Event", "Undergo"), ("EventPattern", "Act"), ("EventPattern", "Undergo")];

/// Everything that a board can say.
fn language() -> Variants {
    [
        all::<Event>(),
        all::<Token>(),
        all::<Place>(),
        all::<Deed>(),
        all::<Mana>(),
        all::<Instruction>(),
        all::<EventPattern>(),
        all::<Scope>(),
        all::<Cause>(),
        all::<Rewrite>(),
        all::<Scale>(),
        all::<Quantity>(),
        all::<CopyException>(),
        all::<EnterChoice>(),
        all::<Fate>(),
        all::<Lifetime>(),
        all::<Limit>(),
        all::<Ability>(),
        all::<Restriction>(),
        all::<Change>(),
        all::<Keyword>(),
        all::<ObjectKind>(),
        all::<Zone>(),
        all::<Counter>(),
        all::<Color>(),
        all::<Supertype>(),
        all::<Who>(),
        all::<What>(),
        all::<Whom>(),
        all::<Amount>(),
        all::<Compare>(),
        all::<Condition>(),
        all::<Reason>(),
        all::<Fact>(),
        all::<Predicate>(),
    ]
    .into_iter()
    .flatten()
    .filter(|variant| !OF_FORMAT_1.contains(variant))
    .collect()
}

/// What a file says by saying nothing.
const UNSAID: [(&str, &str); 3] = [("Lifetime", "WhileFunctions"), ("Place", "Top"), ("Scope", "EachPart")];

#[test]
fn the_boards_together_show_everything_that_a_board_can_say() {
    let shown: Variants = bundled().iter().flat_map(|bundled| used(&read(bundled))).collect();
    let missing: Variants = language().difference(&shown).copied().collect();
    assert_eq!(missing, UNSAID.into_iter().collect());
}

/// What an effect does, and when.
fn effects() -> Variants {
    [
        all::<EventPattern>(),
        all::<Scope>(),
        all::<Cause>(),
        all::<Rewrite>(),
        all::<Scale>(),
        all::<Quantity>(),
        all::<CopyException>(),
        all::<EnterChoice>(),
        all::<Fate>(),
        all::<Lifetime>(),
        all::<Limit>(),
    ]
    .into_iter()
    .flatten()
    .filter(|variant| !OF_FORMAT_1.contains(variant))
    .collect()
}

#[test]
fn everything_that_an_effect_can_do_is_done_in_a_ruling_of_a_board() {
    let rulings = bundled().iter().map(resolved).flat_map(|file| {
        let rulings: Vec<_> =
            shown::dates(&file).into_iter().map(|date| shown::ruling(&file, date)).collect();
        rulings.into_iter().flatten()
    });
    let done: Variants = rulings.flat_map(|ruling| shown::applied(&ruling)).collect();
    let missing: Variants = effects().difference(&done).copied().collect();
    // Triggering is nothing that an effect looks at; a shield that is worked out is one of a number then.
    let known = [
        ("EventPattern", "Trigger"),
        ("Lifetime", "WhileFunctions"),
        ("Limit", "ShieldOf"),
        ("Scope", "EachPart"),
    ];
    assert_eq!(missing, known.into_iter().collect());
}

#[test]
fn everyone_who_can_be_asked_is_asked_in_a_ruling_of_a_board() {
    let mut asked: BTreeSet<Decider> = BTreeSet::new();
    for file in bundled().iter().map(resolved) {
        let rulings: Vec<_> =
            shown::dates(&file).into_iter().filter_map(|date| shown::ruling(&file, date)).collect();
        asked.extend(rulings.into_iter().flat_map(|ruling| shown::deciders(&file, &ruling)));
    }
    assert_eq!(asked, Decider::ALL.into_iter().collect());
}

/// Boards whose rulings part where a switch is turned on or off.
const PARTING: &[(Switch, &str)] = &[
    (Switch::DurationAgain, "lasting/tapped-again-as-it-resolves"),
    (Switch::BestowedStays, "catalogue/a-nymph-that-becomes-a-copy"),
    (Switch::WinIsLossOfOthers, "game-end/among-three-winning-is-losing"),
    (Switch::NumbersBelowZero, "amounts/a-total-with-one-below-zero"),
    (Switch::ModifiesByBelowZero, "amounts/grown-by-a-power-below-zero"),
    (Switch::ShuffledAllTheSame, "shuffle/a-commander-that-was-to-be-shuffled-in"),
    (Switch::TransformsOnce, "turning/two-that-would-turn-it"),
    (Switch::ModalTransforms, "turning/modal-faces"),
    (Switch::TokensHaveBothFaces, "tokens/both-faces-of-a-wolf"),
    (Switch::FacesGetStamps, "layers/a-frog-that-turns-around"),
    (Switch::DefiningAbilities, "layers/what-it-says-of-itself"),
    (Switch::ColorsApart, "layers/colour-from-a-silenced-stone"),
    (Switch::ResolvedModifyWithSetting, "layers/growth-among-what-sets"),
    (Switch::StampsInTurnOrder, "layers/two-dyes-of-two-players"),
    (Switch::CountersLast, "layers/counters-for-the-mighty"),
    (Switch::KeywordCounters, "counters/a-lifelink-counter"),
    (Switch::ShadowCounters, "counters/a-shadow-counter"),
    (Switch::ExaltedCounters, "counters/exalted-and-decayed-counters"),
    (Switch::DecayedCounters, "counters/exalted-and-decayed-counters"),
    (Switch::CountersOnCards, "counters/what-a-card-in-a-graveyard-has"),
    (Switch::ConnivesAfterLeaving, "connive/two-and-a-toll"),
    (Switch::TokenNames, "amass/names-and-types-by-date"),
    (Switch::AmassedType, "amass/names-and-types-by-date"),
    (Switch::ShieldCountersAreOne, "counters/two-shields-and-unpreventable-damage"),
    (Switch::GraftAsksForCounter, "keywords/graft-without-counters"),
    (Switch::ExiledAgain, "destination/exiled-while-in-exile"),
    (Switch::TokensStay, "tokens/a-token-that-has-left"),
    (Switch::LookAheadCopiable, "enter/a-statue-that-says-it-is-a-creature"),
    (Switch::LookAheadOwn, "enter/a-statue-that-says-it-is-a-creature"),
    (Switch::LookAheadOthers, "enter/a-swamp-that-will-be-a-creature"),
    (Switch::SelfFirst, "self-replacement/before-it-came-first"),
    (Switch::ControlTier, "tokens/created-by-the-rival"),
    (Switch::CopyTier, "copy/copy-before-tapped"),
    (Switch::BackFaceTier, "as-it-enters/back-face-first"),
    (Switch::ContainedWaits, "keywords/madness-and-a-ban"),
    (Switch::StaticAmountPerSource, "shields/one-of-that-damage"),
    (Switch::DamageInParts, "damage-results/lifelink-before-and-after"),
    (Switch::Planeswalkers, "planeswalker/before-there-were-any"),
    (Switch::PlaneswalkerRedirection, "planeswalker/before-it-could-be-redirected"),
    (Switch::Battles, "planeswalker/a-battle-before-there-were-any"),
    (Switch::EnteringCantBeChosen, "enter/a-ghoul-and-its-companion"),
    (Switch::ObjectOnceForOne, "enter/two-ghouls-one-corpse"),
    (Switch::ObjectOnceForAll, "enter/two-ghouls-one-corpse"),
    (Switch::CostsTogether, "as-it-enters/two-lands-life-for-one"),
    (Switch::CostIsWhole, "this-way/two-lands-to-enter-and-one-is-there"),
    (Switch::CantOnlySelf, "cant/its-own-instruction-before-2017"),
    (Switch::TokensFromReplacements, "damage-results/counters-instead-of-damage"),
    (Switch::CommanderGraveyardExile, "commander/a-commander-dies"),
    (Switch::CommanderGraveyardExile, "commander/a-commander-is-returned-to-hand"),
    (Switch::CommanderAnyZone, "commander/a-commander-is-returned-to-hand"),
    (Switch::CommanderAnyZone, "commander/a-commander-dies"),
    (Switch::CommanderHandLibrary, "commander/a-commander-dies"),
    (Switch::CommanderStateBased, "state-based/commander-in-a-graveyard"),
    (Switch::SuspendMay, "keywords/suspend-to-the-end"),
    (Switch::BackFaceValue, "turning/the-value-of-the-back"),
    (Switch::MadnessExiles, "keywords/madness-by-choice"),
    (Switch::MadnessFound, "keywords/madness-let-it-go"),
    (Switch::CommanderColorlessMana, "commander/mana-of-another-colour"),
    (Switch::CommanderIdentity, "commander/the-colour-identity-counts"),
    (Switch::EnchantDefines, "attach/an-aura-that-does-not-say-what-it-enchants"),
    (Switch::IllegalTargetsCounter, "casting/it-can-t-be-countered"),
    (Switch::SpellCopyBecomesToken, "spells/a-copy-of-a-creature-spell"),
    (Switch::SpellControlStays, "new-object/a-spell-taken-for-the-turn"),
    (Switch::AuraFoundLater, "new-object/the-charm-falls-off"),
    (Switch::AuraFoundAlong, "new-object/the-charm-goes-along"),
    (Switch::LoyaltyIsNoMana, "mana/a-loyalty-ability-is-no-mana-ability"),
    (Switch::ManaTriggersOnMana, "mana/mana-that-comes-of-mana"),
    (Switch::EveryAuraFound, "new-object/every-charm-of-what-died"),
    (Switch::TeamLifeHalved, "life/each-of-a-team-becomes-ten"),
    (Switch::GivenToSpellStays, "new-object/what-a-spell-was-given-goes-along"),
    (Switch::AbilityToCastStays, "new-object/flashback-that-was-given"),
    (Switch::LaterCopyEndsException, "copy/its-counters-go-with-the-copy"),
    (Switch::TokenOwnerUnder, "tokens/a-token-under-a-rivals-control"),
    (Switch::TokenOwnerCreator, "tokens/a-token-under-a-rivals-control"),
    (Switch::SourcesReferredTo, "sources/what-is-to-be-done-later-refers-to"),
    (Switch::SourcesOfWaitingEffects, "source-property/a-source-in-the-graveyard"),
    (Switch::SourcesInCommandZone, "source-property/a-source-in-the-command-zone"),
    (Switch::AnyInCommandZone, "sources/an-emblem"),
    (Switch::LegendKeepsOne, "state-based/two-legends"),
    (Switch::PlaneswalkersAllGo, "state-based/two-planeswalkers-before-there-were-any"),
    (Switch::PlaneswalkersAllGo, "state-based/two-planeswalkers-of-one-type"),
    (Switch::PlaneswalkerKeepsOne, "state-based/two-planeswalkers-of-one-type"),
    (Switch::CountersCancel, "state-based/counters-that-cancel"),
    (Switch::SameResultOnce, "state-based/two-reasons-to-lose"),
    (Switch::DeathtouchStateBased, "state-based/damage-with-deathtouch"),
    (Switch::BlockersHelp, "combat/nobody-has-to-help"),
    (Switch::CombatDamageOnStack, "combat/sacrificed-with-damage-on-the-stack"),
    (Switch::ManaBurn, "mana/unused-mana"),
    (Switch::ExcessOfEachType, "damage-results/excess-of-a-planeswalker-creature"),
    (Switch::SecondStepByDamage, "combat/no-power-in-the-first-step"),
    (Switch::SunburstByCopiableValues, "keywords/sunburst-among-marching-machines"),
    (Switch::DredgeMills, "mill/a-dredge-is-doubled"),
    (Switch::TeamPoison, "state-based/a-team-with-poison"),
    (Switch::TeamCant, "cant/a-team-gains-no-life"),
    (Switch::ProliferateEachKind, "proliferate/one-kind-or-each"),
    (Switch::ProliferateTeams, "proliferate/one-poison-for-a-team"),
    (Switch::ProliferateTeamOnce, "proliferate/one-poison-for-a-team"),
    (Switch::CommanderDamage, "state-based/twenty-one-from-one-commander"),
    (Switch::Fortifications, "state-based/equipment-and-fortifications"),
    (Switch::Sagas, "state-based/a-saga-that-is-told"),
    (Switch::SagaLoreByRule, "enter/a-saga-with-its-first-lore"),
    (Switch::SagaLoreByEffect, "enter/a-saga-with-its-first-lore"),
    (Switch::SagaNeedsChapter, "state-based/a-saga-without-chapters"),
    (Switch::Roles, "state-based/two-roles-on-a-bear"),
    (Switch::CounterLimit, "state-based/more-counters-than-it-can-have"),
    (Switch::AttachedCreatureFalls, "state-based/an-aura-that-is-a-creature"),
    (Switch::TriggersInTwoPasses, "triggers/a-proctor-on-a-bell"),
    (Switch::Speed, "state-based/starting-the-engines"),
    (Switch::Dungeons, "state-based/a-dungeon-that-is-finished"),
    (Switch::Schemes, "state-based/schemes-that-are-done"),
    (Switch::AnySchemeHolds, "state-based/schemes-that-are-done"),
    (Switch::Phenomena, "state-based/a-phenomenon-that-is-done"),
    (Switch::Sectors, "state-based/three-sectors"),
    (Switch::PhasedOutZone, "phasing/damage-on-what-phases-out"),
    (Switch::PhasedOutZone, "phasing/a-shield-on-what-phases-out"),
    (Switch::PhasedOutZone, "phasing/who-orders-a-phasing-in"),
    (Switch::PhasedOutTokensCease, "phasing/a-token-phases-out"),
    (Switch::CountersBarredAsItEnters, "zones/no-counters-as-it-enters"),
];

/// Days on which a switch is turned and no ruling parts, each with why.
const ALIKE: [(Switch, &str, &str); 16] = [
    (Switch::LookAheadCopiable, "2007-05-01", "before, no rule: judged by this one"),
    (Switch::UnpreventableStillApplies, "2009-07-11", "before, no rule: judged by this one"),
    (Switch::ObjectOnceForOne, "2012-07-01", "before, no rule: judged by this one"),
    (Switch::ModalRule, "2006-07-15", "before, no rule: judged by this one"),
    (Switch::ModalRule, "2008-10-01", "the rule is gone, what it said goes without saying"),
    (Switch::UnreplacedDrawsFirst, "2008-05-01", "before, no rule: judged by this one"),
    (
        Switch::AuraControllerChooses,
        "2008-02-01",
        "it says who chooses, and not from what: attach/who-chooses-what-it-enchants",
    ),
    (Switch::NumberOfDrawsFirst, "2017-08-25", "before, no rule: judged by this one"),
    (Switch::ExcessFirst, "2020-04-17", "before, no rule: judged by this one"),
    (Switch::LastKnownBeforeBatch, "2012-02-01", "before, no rule: judged by this one"),
    (Switch::SkipThenAct, "2008-10-01", "before, no rule: judged by this one"),
    (
        Switch::DamageAssignmentOrder,
        "2009-07-11",
        "it says which assignments are refused: tests/tests/combat.rs",
    ),
    (
        Switch::DamageAssignmentOrder,
        "2024-11-08",
        "it says which assignments are refused: tests/tests/combat.rs",
    ),
    (
        Switch::DeathtouchIsLethal,
        "2010-07-16",
        "it says which assignments are refused: tests/tests/combat.rs",
    ),
    (Switch::Shortcuts, "2009-07-11", "it says who names how many rounds there are, not what happens in one"),
    (Switch::PreventedTriggers, "2016-11-11", "before, no rule: judged by this one"),
];

#[test]
fn wherever_a_switch_is_turned_the_rulings_of_a_board_part() {
    let mut alike: Vec<(Switch, String)> = Vec::new();
    for &switch in Switch::ALL {
        let Span { from, until } = switch.span();
        let boards = PARTING.iter().filter(|(of, _)| *of == switch);
        let boards: Vec<BoardFile> = boards
            .filter_map(|(_, name)| bundled().iter().find(|one| one.full_name() == *name))
            .map(resolved)
            .collect();
        let after_the_first = Some(from).filter(|day| *day > Date::FIRST);
        for day in after_the_first.into_iter().chain(until) {
            if !boards.iter().any(|file| shown::parts_at(file, day)) {
                alike.push((switch, day.to_string()));
            }
        }
    }
    let known: Vec<(Switch, String)> =
        ALIKE.iter().map(|(switch, day, _)| (*switch, (*day).to_owned())).collect();
    assert_eq!(alike, known);
}
