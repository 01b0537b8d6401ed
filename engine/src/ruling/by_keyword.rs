//! Which keyword stands for an effect or a triggered ability.

use super::Ruling;
use crate::keyword;
use crate::table::Table;
use language::board::{Ability, Characteristics, Keyword};
use statements::ids::{AbilityId, EffectId};
use statements::shown::ByKeyword;

impl Ruling {
    /// The keyword that stands for an effect; none for what is written out. Takes as long as going through the abilities
    /// of everything that the ruling has met.
    pub fn keyword_of(&self, effect: EffectId) -> Option<ByKeyword> {
        let body = &self.built.table.effect(effect).body;
        // What a keyword stands for has a name, and the name of what has it is shown.
        body.name.as_ref()?;
        self.by_keyword(|ability| matches!(ability, Ability::Effect(own) if *own == **body))
    }

    /// The keyword that stands for a triggered ability; none for what is written out. Takes as long as going through the
    /// abilities of everything that the ruling has met.
    pub fn keyword_of_ability(&self, ability: AbilityId) -> Option<ByKeyword> {
        let block = self.built.table.block(self.built.table.ability(ability).does);
        self.by_keyword(|own| matches!(own, Ability::Triggered { does, .. } if **does == **block))
    }

    /// The first keyword of anything that stands for such an ability.
    fn by_keyword(&self, is_it: impl Fn(&Ability) -> bool) -> Option<ByKeyword> {
        let table = &self.built.table;
        table.prints.values().find_map(|is| {
            let found = keywords(is).find(|keyword| stands_for(table, keyword, &is_it))?;
            let rules = found.rules()?;
            let times = keywords(is).filter(|other| other.rules() == Some(rules)).count();
            Some(ByKeyword { rules, times })
        })
    }
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
