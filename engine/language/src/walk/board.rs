//! What stands inside a board, its objects and their abilities.

use super::{Children, Flow, Named, Node};
use crate::board::{
    Ability, Board, Change, Changed, Characteristics, Continuous, Happened, Keyword, Lasting, Object, Player,
    Refers, Restriction, Said, Scheduled, Targeting, Targets, TriggeredAbility, Turn,
};
use crate::effect::Floating;
use crate::path::Segment;

impl Board {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.each("players", &self.players)?;
        to.at("turn", &self.turn)?;
        to.each("objects", &self.objects)?;
        to.each("effects", &self.effects)?;
        to.each("lasting", &self.lasting)?;
        to.each("triggered", &self.triggered)?;
        to.each("stack", &self.stack)?;
        to.each("waiting", &self.waiting)?;
        to.each("scheduled", &self.scheduled)?;
        to.each("happened", &self.happened)?;
        to.each("events", &self.events)
    }
}

impl Player {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.name("controlled_by", Named::Player, self.controlled_by.as_ref())
    }
}

impl Turn {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.name("active", Named::Player, self.active.as_ref())?;
        to.name("usual", Named::Player, self.usual.as_ref())?;
        to.names("extra_turns", Named::Player, &self.extra_turns)
    }
}

impl Object {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.name("owner", Named::Player, self.owner.as_ref())?;
        to.name("controller", Named::Player, self.controller.as_ref())?;
        to.at("is", &self.is)?;
        to.maybe("copy", self.copy.as_deref())?;
        to.name("attached_to", Named::Object, self.attached_to.as_ref())?;
        to.name("attached_to_player", Named::Player, self.attached_to_player.as_ref())?;
        to.names("gained_over", Named::Object, &self.gained_over)?;
        for (at, (player, over)) in self.gained_before.iter().enumerate() {
            let place =
                |inside| [Segment::Field("gained_before"), Segment::Index(at), Segment::Index(inside)];
            (to.each)(&place(0), Node::Name(Named::Player, player))?;
            over.iter().try_for_each(|id| (to.each)(&place(1), Node::Name(Named::Object, id)))?;
        }
        for (at, (_, over)) in self.counters_over.iter().enumerate() {
            let place = [Segment::Field("counters_over"), Segment::Index(at), Segment::Index(1)];
            over.iter().try_for_each(|id| (to.each)(&place, Node::Name(Named::Object, id)))?;
        }
        to.name("protector", Named::Player, self.protector.as_ref())?;
        to.name("phased_out_under", Named::Player, self.phased_out_under.as_ref())?;
        to.names("goaded_by", Named::Player, &self.goaded_by)?;
        to.name("attacks", Named::Either, self.attacks.as_ref())?;
        to.name("attacked", Named::Player, self.attacked.as_ref())?;
        to.names("blocks", Named::Object, &self.blocks)?;
        to.names("must_block", Named::Object, &self.must_block)?;
        to.names("damage_order", Named::Object, &self.damage_order)?;
        to.name("chosen_player", Named::Player, self.chosen_player.as_ref())?;
        let by = [Segment::Field("cast"), Segment::Field("by")];
        self.cast.by.iter().try_for_each(|name| (to.each)(&by, Node::Name(Named::Player, name)))?;
        to.maybe("back", self.back.as_deref())?;
        let place = |at| [Segment::Field("commander_damage"), Segment::Index(at), Segment::Index(0)];
        let mut damaged = self.commander_damage.iter().enumerate();
        damaged.try_for_each(|(at, (name, _))| (to.each)(&place(at), Node::Name(Named::Player, name)))?;
        to.each("targets", &self.targets)?;
        to.name("exiled_with", Named::Object, self.exiled_with.as_ref())?;
        let place = |at| [Segment::Field("has_triggered"), Segment::Index(at), Segment::Index(0)];
        let mut triggered = self.has_triggered.iter().enumerate();
        triggered.try_for_each(|(at, (ability, _))| (to.each)(&place(at), Node::Ability(ability)))?;
        to.each("gained", &self.gained)?;
        to.each("changed", &self.changed)
    }
}

impl Targets {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.names("chosen", Named::Either, &self.chosen)?;
        to.at("of", &self.of)
    }
}

impl Targeting {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.name("called", Named::NewChoice, Some(&self.called))?;
        to.at("of", &self.of)
    }
}

impl Floating {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.name("source", Named::Object, self.source.as_ref())?;
        to.name("controller", Named::Player, self.controller.as_ref())?;
        to.at("refers", &self.refers)?;
        to.at("effect", &self.effect)
    }
}

impl Lasting {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.name("source", Named::Object, self.source.as_ref())?;
        to.name("controller", Named::Player, self.controller.as_ref())?;
        to.at("refers", &self.refers)?;
        to.at("ability", &self.ability)?;
        to.at("until", &self.until)
    }
}

impl TriggeredAbility {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        for (at, (called, targets)) in self.targets.iter().enumerate() {
            let place = |inside| [Segment::Field("targets"), Segment::Index(at), Segment::Index(inside)];
            (to.each)(&place(0), Node::Name(Named::NewChoice, called))?;
            (to.each)(&place(1), Node::Targets(targets))?;
        }
        to.name("above", Named::Object, self.above.as_ref())?;
        to.at("script", &self.script)
    }
}

impl Scheduled {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.names("whose", Named::Player, &self.whose)?;
        to.at("script", &self.script)
    }
}

impl Refers {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.name("it", Named::Object, self.it.as_ref())?;
        to.name("affected", Named::Player, self.affected.as_ref())?;
        to.name("damage_source", Named::Object, self.damage_source.as_ref())?;
        to.name("targeting_spell", Named::Object, self.targeting_spell.as_ref())?;
        to.names("lost", Named::Object, &self.lost)?;
        let chosen = Segment::Field("chosen");
        self.chosen.iter().enumerate().try_for_each(|(choice, (name, ids))| {
            (to.each)(&[chosen, Segment::Index(choice)], Node::Name(Named::NewChoice, name))?;
            let place = |at| [chosen, Segment::Index(choice), Segment::Index(at)];
            let mut ids = ids.iter().enumerate();
            ids.try_for_each(|(at, id)| (to.each)(&place(at), Node::Name(Named::Either, id)))
        })
    }
}

impl Characteristics {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.each("abilities", &self.abilities)
    }
}

impl Ability {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Effect(effect) => to.only(effect),
            Self::Restriction(restriction) => to.only(restriction),
            Self::Requirement(pattern) => to.only(pattern),
            Self::Continuous(continuous) => to.only(continuous),
            Self::Keyword(keyword) => to.only(keyword),
            Self::Instructions(list) => to.list(list),
            Self::Triggered { when, as_it_happens, does, .. } => {
                to.at("when", when)?;
                to.each("as_it_happens", as_it_happens)?;
                to.each("does", does)
            }
            Self::StateTriggered { when, does } => {
                to.each("when", when)?;
                to.each("does", does)
            }
            Self::Spell { costs, targets, does } => {
                for (at, cost) in costs.iter().enumerate() {
                    let place = |pay| {
                        [
                            Segment::Field("costs"),
                            Segment::Index(at),
                            Segment::Field("pay"),
                            Segment::Index(pay),
                        ]
                    };
                    let mut pay = cost.pay.iter().enumerate();
                    pay.try_for_each(|(nth, one)| (to.each)(&place(nth), Node::Instruction(one)))?;
                }
                to.each("targets", targets)?;
                to.each("does", does)
            }
            Self::Activated { costs, targets, does, .. } => {
                to.each("costs", costs)?;
                to.each("targets", targets)?;
                to.each("does", does)
            }
            Self::FunctionsIn { ability, .. } => to.at("ability", &**ability),
            Self::AsLongAs { only_if, ability } => {
                to.each("only_if", only_if)?;
                to.at("ability", &**ability)
            }
            Self::BlocksMore(_)
            | Self::AttacksDespiteDefender
            | Self::AssignsToughness
            | Self::Unread(_)
            | Self::Opaque(_) => Children::NONE,
        }
    }
}

impl Restriction {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Cant(pattern) | Self::CantUnlessPaid(pattern) | Self::CantBePrevented(pattern) => {
                to.only(pattern)
            }
            Self::CantBeRegenerated(what) => to.only(what),
            Self::CantBeTargeted { whom, by, from } => {
                to.at("whom", whom)?;
                to.at("by", by)?;
                to.at("from", from)
            }
            Self::NoTrigger { on, of } => {
                to.at("on", on)?;
                to.at("of", of)
            }
            Self::TriggersAgain { on, of } => {
                to.maybe("on", on.as_ref())?;
                to.at("of", of)
            }
            Self::NeverLosesFor { who, .. } => to.at("who", who),
            Self::CountersAtMost(..)
            | Self::BlockedByAtLeast(_)
            | Self::BlockedByAtMost(_)
            | Self::NeverAttacksAlone
            | Self::NeverBlocksAlone
            | Self::NeverActivated { .. } => Children::NONE,
        }
    }
}

impl Changed {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.each("changes", &self.changes)?;
        to.at("until", &self.until)?;
        to.names("over", Named::Object, &self.over)
    }
}

impl Continuous {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.at("affects", &self.affects)?;
        to.each("only_if", &self.only_if)?;
        to.each("changes", &self.changes)
    }
}

impl Change {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self {
            Self::Control(who) => to.only(who),
            Self::AddAbility(ability) | Self::Bind(ability) => to.only(&**ability),
            Self::Boost(amount)
            | Self::SetPower(amount)
            | Self::SetToughness(amount)
            | Self::ModifyTimes(_, _, amount) => to.only(amount),
            Self::AddType(_)
            | Self::LoseType(_)
            | Self::SetTypes(_)
            | Self::AddSubtype(_)
            | Self::SetLandTypes(_)
            | Self::SetCreatureTypes(_)
            | Self::LoseKeyword(_)
            | Self::AddSupertype(_)
            | Self::SetColors(_)
            | Self::AddColor(_)
            | Self::LoseAbilities
            | Self::SwitchPowerToughness
            | Self::SetPowerToughness(..)
            | Self::ModifyPowerToughness(..) => Children::NONE,
        }
    }
}

impl Keyword {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        match self.facts().said {
            Said::What(what) => to.only(what),
            Said::Equips(_, what) => to.at("to", what),
            Said::Whom(whom) => to.only(whom),
            Said::Nothing | Said::Number(_) | Said::Words(_) | Said::Cost(_) => Children::NONE,
        }
    }
}

impl Happened {
    pub(super) fn children<'a>(&'a self, to: &mut Children<'_, 'a>) -> Flow {
        to.at("what", &self.what)?;
        to.name("you", Named::Player, self.you.as_ref())?;
        to.name("this", Named::Object, self.this.as_ref())?;
        to.names("to", Named::Either, &self.to)?;
        to.names("dealt_by", Named::Object, &self.dealt_by)
    }
}
