//! Going through every name that a board mentions.

pub(crate) mod does;
pub(crate) mod events;
pub(crate) mod pronouns;

use std::collections::BTreeSet;

use language::board::{Ability, Board, Change, Characteristics, Continuous, Keyword, Refers, Restriction};
use language::effect::{Effect, EventPattern, Pattern};
use language::event::{Event, Instruction, Script};
use language::select::{Amount, Condition, What, Who, Whom};
use statements::error::{BoardError, Problem, Segment};

/// What is to be done on the way.
pub(crate) trait Visit {
    /// A player's name.
    fn player(&mut self, _: &Walk, _: &str) -> Result<(), BoardError> {
        Ok(())
    }
    /// An object's id.
    fn object(&mut self, _: &Walk, _: &str) -> Result<(), BoardError> {
        Ok(())
    }
    /// A whole effect.
    fn effect(&mut self, _: &mut Walk, _: &Effect) -> Result<(), BoardError> {
        Ok(())
    }
    /// The name of a choice that is referred to.
    fn choice(&mut self, _: &Walk, _: &str) -> Result<(), BoardError> {
        Ok(())
    }
    /// The name of a choice that was made before.
    fn chosen(&mut self, _: &str) {}
    /// A keyword among abilities.
    fn keyword(&mut self, _: &Keyword) {}
    /// A whole pattern, where it may be refused.
    fn refuse_pattern(&mut self, _: &mut Walk, _: &Pattern) -> Result<(), BoardError> {
        Ok(())
    }
    /// A whole event, where it may be refused.
    fn refuse_event(&mut self, _: &mut Walk, _: &Event) -> Result<(), BoardError> {
        Ok(())
    }
    /// A whole instruction, where it may be refused.
    fn refuse_instruction(&mut self, _: &mut Walk, _: &Instruction) -> Result<(), BoardError> {
        Ok(())
    }
    /// An amount that is what the last event did.
    fn result(&mut self) {}
    /// Who is meant, before what is in it.
    fn who(&mut self, _: &Who) {}
    /// A selector of objects, before what is in it.
    fn what(&mut self, _: &What) {}
    /// An amount, before what is in it.
    fn amount(&mut self, _: &Amount) {}
    /// A condition, before what is in it.
    fn condition(&mut self, _: &Condition) {}
    /// A change that a continuous effect makes, before what is in it.
    fn change(&mut self, _: &Change) {}
    /// An instruction, before what is in it.
    fn instruction(&mut self, _: &Instruction) {}
}

/// Where the walk is.
#[derive(Default)]
pub(crate) struct Walk {
    pub(crate) path: Vec<Segment>,
}

type Done = Result<(), BoardError>;

impl Walk {
    /// Goes through a board.
    pub(crate) fn board(&mut self, board: &Board, visit: &mut impl Visit) -> Done {
        self.each("objects", &board.objects, |walk, object| {
            walk.at("is", |walk| walk.characteristics(&object.is, visit))?;
            walk.each("targets", &object.targets, |walk, targets| {
                walk.at("of", |walk| walk.whom(&targets.of, visit))
            })?;
            walk.each("gained", &object.gained, |walk, ability| walk.ability(ability, visit))?;
            walk.at("back", |walk| {
                object.back.as_ref().map_or(Ok(()), |back| walk.characteristics(back, visit))
            })?;
            walk.at("copy", |walk| {
                object.copy.as_ref().map_or(Ok(()), |copy| walk.characteristics(copy, visit))
            })
        })?;
        self.each("effects", &board.effects, |walk, floating| {
            walk.at("refers", |walk| walk.refers(&floating.refers, visit))?;
            walk.at("effect", |walk| walk.effect(&floating.effect, visit))
        })?;
        for (field, abilities) in [("triggered", &board.triggered), ("stack", &board.stack)] {
            self.each(field, abilities, |walk, one| {
                walk.at("script", |walk| walk.script(&one.script, visit))
            })?;
        }
        self.each("waiting", &board.waiting, |walk, script| walk.script(script, visit))?;
        self.each("scheduled", &board.scheduled, |walk, one| {
            walk.at("script", |walk| walk.script(&one.script, visit))
        })?;
        self.each("events", &board.events, |walk, script| walk.script(script, visit))
    }

    fn script(&mut self, script: &Script, visit: &mut impl Visit) -> Done {
        self.at("refers", |walk| walk.refers(&script.refers, visit))?;
        self.block("does", &script.does, visit)
    }

    fn refers(&mut self, refers: &Refers, visit: &mut impl Visit) -> Done {
        let object = |walk: &mut Self, field, id: Option<&String>, visit: &mut _| {
            walk.at(field, |walk| id.map_or(Ok(()), |id| Visit::object(visit, walk, id)))
        };
        object(self, "it", refers.it.as_ref(), visit)?;
        object(self, "damage_source", refers.damage_source.as_ref(), visit)?;
        self.at("affected", |walk| refers.affected.as_ref().map_or(Ok(()), |name| visit.player(walk, name)))?;
        self.each("chosen", &refers.chosen, |walk, (name, ids)| {
            visit.chosen(name);
            walk.list(ids, |walk, id| visit.object(walk, id))
        })
    }

    /// Goes through the abilities of an object.
    pub(crate) fn characteristics(&mut self, is: &Characteristics, visit: &mut impl Visit) -> Done {
        self.each("abilities", &is.abilities, |walk, ability| walk.ability(ability, visit))
    }

    fn ability(&mut self, ability: &Ability, visit: &mut impl Visit) -> Done {
        if let Ability::Keyword(keyword) = ability {
            visit.keyword(keyword);
        }
        match ability {
            Ability::Effect(effect) => self.effect(effect, visit),
            Ability::Restriction(Restriction::Cant(pattern) | Restriction::CantBePrevented(pattern)) => {
                self.pattern(pattern, visit)
            }
            Ability::Restriction(Restriction::CantBeRegenerated(what))
            | Ability::Keyword(Keyword::Protection(what) | Keyword::Affinity(what)) => self.what(what, visit),
            Ability::Restriction(Restriction::CantBeTargeted { whom, by }) => {
                self.at("whom", |walk| walk.whom(whom, visit))?;
                self.at("by", |walk| walk.who(by, visit))
            }
            Ability::Keyword(Keyword::Equip { to, .. }) => self.at("to", |walk| walk.what(to, visit)),
            Ability::Keyword(Keyword::Enchant(whom)) => self.whom(whom, visit),
            Ability::Continuous(continuous) => self.continuous(continuous, visit),
            Ability::Instructions(list) => list
                .iter()
                .enumerate()
                .try_for_each(|(i, one)| self.item(i, |walk| walk.instruction(one, visit))),
            Ability::Triggered { when, prevented, does } => {
                if *prevented && !matches!(when.event, EventPattern::Damage { .. }) {
                    let (what, found) = ("what is prevented", "another event than damage".to_owned());
                    let problem = Problem::Senseless { what, found, expected: "look at `Damage` in `when`" };
                    return Err(self.at("prevented", |walk| walk.wrong(problem)));
                }
                self.at("when", |walk| walk.trigger(when, visit))?;
                self.block("does", does, visit)
            }
            Ability::StateTriggered { when, does } => {
                if when.is_empty() {
                    let problem = Problem::Senseless {
                        what: "a state trigger",
                        found: "without a condition".to_owned(),
                        expected: "say in `when` what must be so",
                    };
                    return Err(self.at("when", |walk| walk.wrong(problem)));
                }
                self.each("when", when, |walk, condition| walk.condition(condition, visit))?;
                self.block("does", does, visit)
            }
            Ability::Restriction(Restriction::CountersAtMost(..))
            | Ability::Keyword(_)
            | Ability::BlocksMore(_)
            | Ability::Opaque(_) => Ok(()),
        }
    }

    fn continuous(&mut self, continuous: &Continuous, visit: &mut impl Visit) -> Done {
        self.at("affects", |walk| walk.what(&continuous.affects, visit))?;
        continuous.changes.iter().for_each(|change| visit.change(change));
        self.each("changes", &continuous.changes, |walk, change| match change {
            Change::Control(who) => walk.who(who, visit),
            Change::AddAbility(ability) => walk.ability(ability, visit),
            Change::Boost(amount) => walk.amount(amount, visit),
            Change::AddType(_)
            | Change::SetTypes(_)
            | Change::AddSubtype(_)
            | Change::AddSupertype(_)
            | Change::SetColors(_)
            | Change::AddColor(_)
            | Change::LoseAbilities
            | Change::SetPowerToughness(..)
            | Change::ModifyPowerToughness(..) => Ok(()),
        })
    }

    /// Goes through an effect.
    pub(crate) fn effect(&mut self, effect: &Effect, visit: &mut impl Visit) -> Done {
        visit.effect(self, effect)?;
        self.at("when", |walk| walk.pattern(&effect.when, visit))?;
        self.at("rewrite", |walk| walk.rewrite(&effect.rewrite, visit))?;
        self.at("decider", |walk| effect.decider.as_ref().map_or(Ok(()), |who| walk.who(who, visit)))
    }

    /// What a triggered ability waits for.
    fn trigger(&mut self, when: &Pattern, visit: &mut impl Visit) -> Done {
        let on_triggering = matches!(when.event, EventPattern::Trigger { .. });
        if on_triggering && !when.because.is_empty() {
            let problem = Problem::Senseless {
                what: "an ability's triggering",
                found: "given a cause".to_owned(),
                expected: "leave `because` out",
            };
            return Err(self.at("because", |walk| walk.wrong(problem)));
        }
        if when.recheck.is_some() {
            let problem = Problem::Senseless {
                what: "a triggered ability",
                found: "a source that is checked again".to_owned(),
                expected: "leave `recheck` out: it is for effects that wait for a chosen source",
            };
            return Err(self.at("recheck", |walk| walk.wrong(problem)));
        }
        self.roles(when, visit)
    }

    /// What an effect or a restriction looks at: nothing that is no event of its own.
    fn pattern(&mut self, pattern: &Pattern, visit: &mut impl Visit) -> Done {
        if matches!(pattern.event, EventPattern::Trigger { .. }) {
            let problem = Problem::Senseless {
                what: "what an effect or a restriction looks at",
                found: "`Trigger`".to_owned(),
                expected: "only a triggered ability looks at it",
            };
            return Err(self.at("event", |walk| walk.wrong(problem)));
        }
        self.roles(pattern, visit)
    }

    fn roles(&mut self, pattern: &Pattern, visit: &mut impl Visit) -> Done {
        visit.refuse_pattern(self, pattern)?;
        self.at("event", |walk| walk.event_pattern(&pattern.event, visit))?;
        self.each("only_if", &pattern.only_if, |walk, condition| walk.condition(condition, visit))?;
        self.at("recheck", |walk| pattern.recheck.as_ref().map_or(Ok(()), |what| walk.what(what, visit)))
    }

    fn list<T>(&mut self, list: &[T], mut inside: impl FnMut(&mut Self, &T) -> Done) -> Done {
        list.iter().enumerate().try_for_each(|(at, one)| self.item(at, |walk| inside(walk, one)))
    }

    fn block(&mut self, field: &'static str, block: &[Instruction], visit: &mut impl Visit) -> Done {
        self.each(field, block, |walk, one| walk.instruction(one, visit))
    }

    fn who(&mut self, who: &Who, visit: &mut impl Visit) -> Done {
        visit.who(who);
        match who {
            Who::Named(name) => visit.player(self, name),
            Who::ControllerOf(what) | Who::OwnerOf(what) | Who::TargetedBy(what) | Who::Defending(what) => {
                self.what(what, visit)
            }
            Who::OneOf(list) => self.list(list, |walk, who| walk.who(who, visit)),
            Who::Not(who) => self.who(who, visit),
            Who::Anyone
            | Who::You
            | Who::Opponents
            | Who::Active
            | Who::Affected
            | Who::ChosenPlayer
            | Who::SourceController => Ok(()),
        }
    }

    fn whom(&mut self, whom: &Whom, visit: &mut impl Visit) -> Done {
        match whom {
            Whom::Any => Ok(()),
            Whom::Player(who) => self.who(who, visit),
            Whom::Object(what) => self.what(what, visit),
            Whom::OneOf(list) => self.list(list, |walk, whom| walk.whom(whom, visit)),
        }
    }

    fn what(&mut self, what: &What, visit: &mut impl Visit) -> Done {
        visit.what(what);
        match what {
            What::Is(id) => visit.object(self, id),
            What::Chosen(name) => visit.choice(self, name),
            What::ControlledBy(who) | What::OwnedBy(who) => self.who(who, visit),
            What::Power(_, amount) | What::Toughness(_, amount) | What::ManaValue(_, amount) => {
                self.amount(amount, visit)
            }
            What::TopOfLibrary(who, amount) => {
                self.who(who, visit)?;
                self.amount(amount, visit)
            }
            What::All(list) | What::OneOf(list) => self.list(list, |walk, what| walk.what(what, visit)),
            What::Not(what)
            | What::AttachedTo(what)
            | What::ExiledWith(what)
            | What::TargetedBy(what)
            | What::ByCopiableValues(what) => self.what(what, visit),
            What::Any
            | What::This
            | What::It
            | What::Named(_)
            | What::Type(_)
            | What::Subtype(_)
            | What::Supertype(_)
            | What::Color(_)
            | What::Colorless
            | What::ChosenColor
            | What::ChosenWord
            | What::Kind(_)
            | What::Commander
            | What::Paid(_)
            | What::FaceDown
            | What::SharesCreatureType
            | What::Token
            | What::In(_)
            | What::Tapped
            | What::Attacking
            | What::Blocking
            | What::With(_)
            | What::AttachedToBy => Ok(()),
        }
    }

    fn amount(&mut self, amount: &Amount, visit: &mut impl Visit) -> Done {
        visit.amount(amount);
        match amount {
            Amount::Count(what)
            | Amount::PowerOf(what)
            | Amount::ToughnessOf(what)
            | Amount::ManaValueOf(what)
            | Amount::OfCast(_, what)
            | Amount::Counters(_, what) => self.what(what, visit),
            Amount::Life(who)
            | Amount::Hand(who)
            | Amount::Library(who)
            | Amount::Graveyard(who)
            | Amount::Drawn(who)
            | Amount::Damaged(who)
            | Amount::Mana(who)
            | Amount::Players(who) => self.who(who, visit),
            Amount::Times(amount, _) | Amount::HalfUp(amount) | Amount::HalfDown(amount) => {
                self.amount(amount, visit)
            }
            Amount::Plus(a, b) | Amount::Minus(a, b) => {
                self.amount(a, visit)?;
                self.amount(b, visit)
            }
            Amount::Result => {
                visit.result();
                Ok(())
            }
            Amount::N(_) | Amount::ThatMuch | Amount::ChosenNumber => Ok(()),
        }
    }

    fn condition(&mut self, condition: &Condition, visit: &mut impl Visit) -> Done {
        visit.condition(condition);
        match condition {
            Condition::Number(a, _, b) => {
                self.amount(a, visit)?;
                self.amount(b, visit)
            }
            Condition::It(what) | Condition::Exists(what) => self.what(what, visit),
            Condition::TurnOf(who) => self.who(who, visit),
            Condition::All(list) | Condition::OneOf(list) => {
                self.list(list, |walk, condition| walk.condition(condition, visit))
            }
            Condition::Not(condition) => self.condition(condition, visit),
            Condition::During(_) | Condition::Daytime(_) => Ok(()),
        }
    }
}

/// Whether a list of instructions asks for the result of the event before it.
pub(crate) fn mentions_result(block: &[Instruction]) -> bool {
    #[derive(Default)]
    struct Results(bool);
    impl Visit for Results {
        fn result(&mut self) {
            self.0 = true;
        }
    }
    let (mut walk, mut results) = (Walk::default(), Results::default());
    // This visitor refuses nothing.
    block.iter().any(|one| walk.instruction(one, &mut results).is_err() || results.0)
}

/// The ids of the objects that a board mentions besides stating them: in words, as sources and hosts.
pub(crate) fn mentions(board: &Board) -> BTreeSet<String> {
    #[derive(Default)]
    struct Mentions(BTreeSet<String>);
    impl Visit for Mentions {
        fn object(&mut self, _: &Walk, id: &str) -> Done {
            self.0.insert(id.to_owned());
            Ok(())
        }
    }
    let mut mentions = Mentions::default();
    // Of a board that is refused somewhere, everything counts as mentioned.
    if Walk::default().board(board, &mut mentions).is_err() {
        mentions.0.extend(board.objects.iter().map(|object| object.id.clone()));
    }
    let pointed = board.objects.iter().flat_map(|object| object.pointed_at().map(str::to_owned));
    let effects = board.effects.iter().filter_map(|effect| effect.source.clone());
    let scheduled = board.scheduled.iter().map(|one| &one.script);
    let abilities = board.triggered.iter().chain(&board.stack).map(|one| &one.script);
    let scripts = board.waiting.iter().chain(scheduled).chain(abilities).chain(&board.events);
    let scripts = scripts.filter_map(|script| script.source.clone());
    mentions.0.extend(pointed.chain(effects).chain(scripts));
    mentions.0
}
