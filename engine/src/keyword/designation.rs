//! What is so of a permanent for as long as it has a designation: abilities that it has, none of them copiable, and what it has
//! to do, which is no ability.

use language::board::{
    Ability, CardType, Designation, Keyword, Period, PlayerDesignation, Restriction, Step,
};
use language::effect::{EventPattern, Pattern, Scope};
use language::event::{Deed, Event, Instruction, KeywordAction};
use language::select::{Amount, What, Who, Whom};

/// What a suspected permanent has and can't do (CR 701.60c (2026-04-17), 701.58c (2025-02-07)); nothing for any other
/// designation.
pub(crate) fn abilities(designation: Designation) -> Vec<Ability> {
    match designation {
        Designation::Suspected => {
            let blocks = Pattern::new(EventPattern::undergoes(What::This, Deed::Block, None));
            vec![Ability::Keyword(Keyword::Menace), Ability::Restriction(Restriction::Cant(blocks))]
        }
        Designation::Goaded
        | Designation::Monstrous
        | Designation::Renowned
        | Designation::Saddled
        | Designation::Solved
        | Designation::RingBearer
        | Designation::Harnessed
        | Designation::Prepared => Vec::new(),
    }
}

/// What a goaded permanent has to do, as itself says it: attack if it can; and for each player who goaded it, attack another
/// one if it can (CR 701.15b, 701.15c (2026-04-17), 701.36a (2017-04-28)). It is no ability, and nothing takes it away.
pub(crate) fn requirements(goaded_by: &[&str]) -> Vec<Pattern> {
    let attack = |to| Pattern::new(EventPattern::undergoes(What::This, Deed::Attack, to));
    let other = |by: &&str| Whom::Player(Who::Not(Box::new(Who::Named((*by).to_owned()))));
    let mut all = vec![attack(None); goaded_by.len().max(1)];
    all.extend(goaded_by.iter().map(|by| attack(Some(other(by)))));
    all
}

/// The abilities that trigger for the player who has a designation. They have no source (CR 725.2, 726.2 (2026-04-17),
/// 716.2 (2017-04-28)).
///
/// Known gap: where creatures of several players deal combat damage to who has the initiative at once, one of them takes it.
pub(crate) fn triggered(designation: PlayerDesignation) -> Vec<Ability> {
    let begins = |step| EventPattern::Begin { period: Period::Step(step), who: Who::You, extra: None };
    let does = |event| vec![Instruction::Do { events: vec![event], unless: Vec::new() }];
    let gets = |who| Event::does(who, Deed::Get(designation), Amount::N(1));
    let creatures = What::Type(CardType::Creature);
    let damage = EventPattern::Damage { from: creatures, to: Whom::Player(Who::You), combat: Some(true) };
    let ventures = || Event::does(Who::You, Deed::Action(KeywordAction::Venture), Amount::N(1));
    match designation {
        PlayerDesignation::Monarch => {
            let draws = Event::Draw { who: Who::You, amount: Amount::N(1), with_it: Vec::new() };
            vec![
                Ability::triggered(Pattern::new(begins(Step::End)), does(draws)),
                Ability::triggered(Pattern::new(damage), does(gets(Who::SourceController))),
            ]
        }
        PlayerDesignation::Initiative => {
            let together = Pattern { scope: Scope::PerRecipient, ..Pattern::new(damage) };
            let takes = EventPattern::Deed {
                deed: Deed::Get(designation),
                who: Who::You,
                what: What::Any,
                at_least: 0,
                kind: None,
                to: None,
            };
            vec![
                Ability::triggered(Pattern::new(begins(Step::Upkeep)), does(ventures())),
                Ability::triggered(together, does(gets(Who::SourceController))),
                Ability::triggered(Pattern::new(takes), does(ventures())),
            ]
        }
        PlayerDesignation::CitysBlessing => Vec::new(),
    }
}
