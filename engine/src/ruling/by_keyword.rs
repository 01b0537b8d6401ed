//! Which keyword stands for an effect or a triggered ability.

use super::Ruling;
use crate::keyword;
use crate::table::Table;
use language::board::{Ability, Characteristics, Keyword, KeywordRules, PlayerDesignation};
use language::event::Instruction;
use language::rule::Rule;
use statements::ids::{AbilityId, EffectId};
use statements::shown::ByKeyword;

impl Ruling {
    /// The keyword, or the kind of counters, that stands for an effect; none for what is written out. Takes as long as going
    /// through the abilities of everything that the ruling has met.
    pub fn keyword_of(&self, effect: EffectId) -> Option<ByKeyword> {
        let body = &self.built.table.effect(effect).body;
        // What a keyword stands for has a name, and the name of what has it is shown.
        body.name.as_ref()?;
        if let Some(one) = keyword::counters::rule(body) {
            return Some(ByKeyword { rules: KeywordRules { one, many: None }, times: 1 });
        }
        self.by_keyword(|ability| matches!(ability, Ability::Effect(own) if *own == **body))
    }

    /// The keyword that stands for a triggered ability; none for what is written out. Takes as long as going through the
    /// abilities of everything that the ruling has met.
    pub fn keyword_of_ability(&self, ability: AbilityId) -> Option<ByKeyword> {
        let table = &self.built.table;
        let block = table.block(table.ability(ability).does);
        if table.ability_env(ability).about.this.is_none()
            && let Some(rule) = of_designation(block)
        {
            return Some(ByKeyword { rules: KeywordRules { one: rule, many: None }, times: 1 });
        }
        self.by_keyword(|own| matches!(own, Ability::Triggered { does, .. } if **does == **block))
    }

    /// The keyword that stands for an ability; none for what is written out. Takes as long as going through the abilities of
    /// everything that the ruling has met.
    pub fn keyword_of_written(&self, ability: &Ability) -> Option<ByKeyword> {
        self.by_keyword(|own| own == ability)
    }

    /// The first keyword of anything that stands for such an ability.
    fn by_keyword(&self, is_it: impl Fn(&Ability) -> bool) -> Option<ByKeyword> {
        let table = &self.built.table;
        table.prints.values().find_map(|is| {
            let found = keywords(is).find(|keyword| stands_for(table, keyword, &is_it))?;
            let rules = rules(found)?;
            let times = keywords(is).filter(|other| self::rules(other) == Some(rules)).count();
            Some(ByKeyword { rules, times })
        })
    }
}

/// The rule by which who has a designation has an ability that does this; none where no designation has such a one.
fn of_designation(does: &[Instruction]) -> Option<Rule> {
    let rule = |one| match one {
        PlayerDesignation::Monarch => Some(Rule::MonarchAbilities),
        PlayerDesignation::Initiative => Some(Rule::InitiativeAbilities),
        PlayerDesignation::CitysBlessing => None,
    };
    let has = |one: &PlayerDesignation| {
        let own = keyword::designation::triggered(*one);
        own.iter().any(|own| matches!(own, Ability::Triggered { does: own, .. } if own[..] == *does))
    };
    PlayerDesignation::ALL.iter().find(|one| has(one)).and_then(|&one| rule(one))
}

/// The rules about a keyword: those that are explained, or else the paragraph that says what it means.
fn rules(keyword: &Keyword) -> Option<KeywordRules> {
    let own = || keyword.facts().of.map(|name| KeywordRules { one: Rule::Keyword(name), many: None });
    keyword.rules().or_else(own)
}

/// The keywords among its abilities.
fn keywords(is: &Characteristics) -> impl Iterator<Item = &Keyword> {
    is.abilities.iter().filter_map(
        |ability| {
            if let Ability::Keyword(keyword) = ability { Some(keyword) } else { None }
        },
    )
}

fn stands_for(table: &Table, keyword: &Keyword, is_it: &impl Fn(&Ability) -> bool) -> bool {
    keyword::abilities(keyword, &|switch| table.on(switch)).iter().any(is_it)
}
