//! Reads the language that points at players, objects and numbers.

use super::env::{Env, Ref};
use super::seen::Seen;
use super::world::{Sign, World};
use language::board::{Ability, Keyword, Zone};
use language::select::{Amount, Condition, What, Who, Whom};

/// Under which name it is kept what was done something to.
pub(super) const DONE: &str = "done this way";

/// A player or an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    Player(usize),
    Thing(usize),
    /// What enters as the part with this number.
    Coming(u32),
}

/// The situation and what its objects are like.
#[derive(Clone, Copy)]
pub(super) struct Eyes<'a> {
    pub(super) world: &'a World,
    pub(super) view: &'a [Seen],
}

/// Whether a list of these looks further than the battlefield.
pub(super) fn anywhere(what: &What) -> bool {
    match what {
        What::This
        | What::It
        | What::Is(_)
        | What::In(_)
        | What::Chosen(_)
        | What::Done
        | What::DamageSource
        | What::TopOfLibrary(..) => true,
        What::All(all) | What::OneOf(all) => all.iter().any(anywhere),
        What::Any
        | What::Named(_)
        | What::Type(_)
        | What::Subtype(_)
        | What::Supertype(_)
        | What::Color(_)
        | What::Colorless
        | What::Multicolored
        | What::ChosenColor
        | What::ChosenWord
        | What::Kind(_)
        | What::Commander
        | What::Paid(_)
        | What::Chose(_)
        | What::CastBy(_)
        | What::FaceDown
        | What::Designated(_)
        | What::GoadedBy(_)
        | What::HasMark(_)
        | What::AttachedTo(_)
        | What::HasAttached(_)
        | What::Token
        | What::ControlledBy(_)
        | What::OwnedBy(_)
        | What::Tapped
        | What::Attacking
        | What::Blocking
        | What::Blocked
        | What::Unblocked
        | What::With(_)
        | What::WithCounters
        | What::EchoDue
        | What::Power(..)
        | What::Toughness(..)
        | What::ManaValue(..)
        | What::AttachedToBy
        | What::SharesCreatureType
        | What::SharesColor
        | What::Shares(..)
        | What::GreaterPower
        | What::Has(_)
        | What::HasKeyword(_)
        | What::ExiledWith(_)
        | What::TargetedBy(_)
        | What::ByCopiableValues(_)
        | What::HappenedTo(_)
        | What::Dealt(_)
        | What::Not(_) => false,
    }
}

impl Eyes<'_> {
    /// The object that a reference points at, as it is seen.
    pub(super) fn seen(&self, of: Option<Ref>) -> Option<&Seen> {
        of.and_then(|r| self.view.iter().find(|s| s.me == Some(r)))
    }

    /// Whether a player is one of these.
    pub(super) fn is_player(&self, who: &Who, player: usize, env: &Env) -> bool {
        match who {
            Who::Anyone => true,
            Who::You => player == env.you,
            Who::Opponents => player != env.you,
            Who::Active => player == self.world.active,
            Who::Named(name) => self.world.players[player].name == *name,
            Who::Affected => env.affected == Some(player),
            Who::ControllerOf(what) => self.holders(what, env, Seen::holder).contains(&player),
            Who::OwnerOf(what) => self.holders(what, env, |s| s.owner).contains(&player),
            Who::SourceController => env.source_controller == Some(player),
            Who::Chosen(_)
            | Who::TargetedBy(_)
            | Who::EnchantedBy(_)
            | Who::Defending(_)
            | Who::Such(_)
            | Who::HappenedTo(_) => super::uncovered::uncovered("such players"),
            Who::Designated(of) => self.world.players[player].signs.contains(&Sign::Title(*of)),
            Who::HasMark(mark) => self.world.players[player].signs.contains(&Sign::Mark(mark.clone())),
            Who::ChosenPlayer => super::uncovered::uncovered("chosen players"),
            Who::OneOf(all) => all.iter().any(|w| self.is_player(w, player, env)),
            Who::Not(who) => !self.is_player(who, player, env),
        }
    }

    fn holders(&self, what: &What, env: &Env, of: fn(&Seen) -> usize) -> Vec<usize> {
        match (what, env.this, env.it) {
            (What::This, Some(Ref::Coming(_)), _) => vec![env.you],
            (What::It, _, Some(Ref::Coming(_))) => env.affected.into_iter().collect(),
            _ => self.list(what, env).into_iter().map(|at| of(&self.view[at])).collect(),
        }
    }

    /// The players, in turn order.
    pub(super) fn players(&self, who: &Who, env: &Env) -> Vec<usize> {
        (0..self.world.players.len()).filter(|p| self.is_player(who, *p, env)).collect()
    }

    /// The first of the players.
    pub(super) fn first_player(&self, who: &Who, env: &Env) -> Option<usize> {
        self.players(who, env).first().copied()
    }

    /// Whether an object is one of these.
    #[expect(clippy::too_many_lines, reason = "one arm for each selector")]
    pub(super) fn is(&self, what: &What, one: &Seen, env: &Env) -> bool {
        let number = |have: Option<i64>, how: language::select::Compare, much: &Amount| {
            let much = self.number(much, env);
            have.is_some_and(|n| how.holds(&self.counts_as(n), &much))
        };
        match what {
            What::ChosenWord
            | What::Kind(_)
            | What::Commander
            | What::Paid(_)
            | What::Chose(_)
            | What::CastBy(_)
            | What::FaceDown
            | What::GoadedBy(_)
            | What::SharesCreatureType
            | What::SharesColor
            | What::Shares(..)
            | What::GreaterPower
            | What::ExiledWith(_)
            | What::TargetedBy(_)
            | What::ByCopiableValues(_)
            | What::HappenedTo(_)
            | What::Dealt(_)
            | What::DamageSource
            | What::AttachedTo(_)
            | What::EchoDue
            | What::HasAttached(_) => super::uncovered::uncovered("such objects"),
            What::Any => true,
            What::This => one.me.is_some() && one.me == env.this,
            What::It => one.me.is_some() && one.me == env.it,
            What::Is(id) => one.id.as_deref() == Some(id.as_str()),
            What::Named(name) => one.is.name == *name,
            What::Designated(of) => one.signs.contains(&Sign::Designation(*of)),
            What::HasMark(mark) => one.signs.contains(&Sign::Mark(mark.clone())),
            What::Type(kind) => one.is.types.contains(kind),
            What::Subtype(name) => one.is.subtypes.contains(name),
            What::Supertype(kind) => one.is.supertypes.contains(kind),
            What::Color(color) => one.is.colors.contains(color),
            What::Colorless => one.is.colors.is_empty(),
            What::Multicolored => one.is.colors.len() > 1,
            What::ChosenColor => self.chosen_color(env).is_some_and(|c| one.is.colors.contains(&c)),
            What::Token => one.token,
            What::In(zone) => one.zone == *zone,
            What::ControlledBy(who) => self.is_player(who, one.holder(), env),
            What::OwnedBy(who) => self.is_player(who, one.owner, env),
            What::Tapped => one.tapped,
            What::Attacking => one.attacking,
            What::Blocking => one.blocking,
            What::Blocked | What::Unblocked => super::uncovered::uncovered("blocked attackers"),
            What::Has(keyword) => keywords(one).any(|found| found == &**keyword),
            What::HasKeyword(name) => keywords(one).any(|found| found.of() == Some(*name)),
            What::With(kind) => one.counters.get(kind).is_some_and(|n| *n > 0),
            What::WithCounters => one.counters.values().any(|n| *n > 0),
            What::Power(how, much) => number(one.is.power, *how, much),
            What::Toughness(how, much) => number(one.is.toughness, *how, much),
            What::ManaValue(how, much) => number(i64::try_from(one.is.mana_value).ok(), *how, much),
            What::AttachedToBy => self.is_host_of(env.this, one),
            What::Chosen(name) => is_chosen(name, one, env),
            What::Done if env.chosen.contains_key(DONE) => is_chosen(DONE, one, env),
            What::Done => super::uncovered::uncovered("what an event happened to"),
            What::TopOfLibrary(who, many) => self.is_on_top(who, self.amount(many, env), one, env),
            What::All(all) => all.iter().all(|w| self.is(w, one, env)),
            What::OneOf(all) => all.iter().any(|w| self.is(w, one, env)),
            What::Not(what) => !self.is(what, one, env),
        }
    }

    fn is_host_of(&self, attached: Option<Ref>, one: &Seen) -> bool {
        let host = self.seen(attached).and_then(|s| s.attached_to).map(Ref::Thing);
        host.is_some() && one.me == host
    }

    fn chosen_color(&self, env: &Env) -> Option<language::board::Color> {
        self.seen(env.this).and_then(|s| s.color)
    }

    fn is_on_top(&self, who: &Who, many: u64, one: &Seen, env: &Env) -> bool {
        let many = usize::try_from(many).unwrap_or(usize::MAX);
        let Some(Ref::Thing(at)) = one.me else { return false };
        let players = self.players(who, env);
        players.iter().any(|p| self.world.players[*p].library.iter().take(many).any(|c| *c == Some(at)))
    }

    /// The objects, in the order of the board.
    pub(super) fn list(&self, what: &What, env: &Env) -> Vec<usize> {
        let parts = if let What::OneOf(all) = what { all.clone() } else { vec![what.clone()] };
        let wanted = |one: &Seen| {
            parts.iter().any(|w| (anywhere(w) || one.zone == Zone::Battlefield) && self.is(w, one, env))
        };
        let things = 0..self.world.things.len();
        things.filter(|at| self.view.get(*at).is_some_and(wanted)).collect()
    }

    /// Whether a player or object is one of these.
    pub(super) fn is_whom(&self, whom: &Whom, aim: Aim, seen: Option<&Seen>, env: &Env) -> bool {
        match (whom, aim) {
            (Whom::Any, _) => true,
            (Whom::Player(who), Aim::Player(player)) => self.is_player(who, player, env),
            (Whom::Object(what), Aim::Thing(_) | Aim::Coming(_)) => {
                seen.is_some_and(|s| self.is(what, s, env))
            }
            (Whom::OneOf(all), _) => all.iter().any(|w| self.is_whom(w, aim, seen, env)),
            (Whom::AttackedBy(_), _) => super::uncovered::uncovered("what something attacks"),
            (Whom::Player(_) | Whom::Object(_), _) => false,
        }
    }

    /// Players and objects, players first.
    pub(super) fn targets(&self, whom: &Whom, env: &Env) -> Vec<Aim> {
        match whom {
            Whom::Any => {
                self.targets(&Whom::OneOf(vec![Whom::Player(Who::Anyone), Whom::Object(What::Any)]), env)
            }
            Whom::Player(who) => self.players(who, env).into_iter().map(Aim::Player).collect(),
            Whom::Object(what) => self.list(what, env).into_iter().map(Aim::Thing).collect(),
            Whom::AttackedBy(_) => super::uncovered::uncovered("what something attacks"),
            Whom::OneOf(all) => {
                let mut list = Vec::new();
                for aim in all.iter().flat_map(|w| self.targets(w, env)) {
                    if !list.contains(&aim) {
                        list.push(aim);
                    }
                }
                list
            }
        }
    }

    pub(super) fn all_cards(&self, who: &Who, zone: Zone, env: &Env) -> u64 {
        self.players(who, env).into_iter().map(|p| self.cards(p, zone)).sum()
    }

    /// How many cards a player has in a zone.
    pub(super) fn cards(&self, player: usize, zone: Zone) -> u64 {
        let known = |t: &&super::world::Thing| t.owner == player && t.zone == zone && !t.token;
        let known = self.world.things.iter().filter(known).count() as u64;
        let state = &self.world.players[player];
        let hidden = match zone {
            Zone::Hand => state.hand,
            Zone::Library => state.library.iter().filter(|c| c.is_none()).count() as u64,
            Zone::Battlefield
            | Zone::Graveyard
            | Zone::Exile
            | Zone::Stack
            | Zone::Command
            | Zone::Outside => 0,
        };
        known + hidden + state.unknown.get(&zone).copied().unwrap_or(0)
    }

    /// Whether something is true; `it` is what the event affects.
    pub(super) fn holds(&self, condition: &Condition, it: Option<&Seen>, env: &Env) -> bool {
        match condition {
            Condition::Number(left, how, right) => {
                how.holds(&self.number(left, env), &self.number(right, env))
            }
            Condition::It(what) => it.is_some_and(|s| self.is(what, s, env)),
            Condition::Exists(what) => !self.list(what, env).is_empty(),
            Condition::TurnOf(who) => self.is_player(who, self.world.active, env),
            Condition::Daytime(_) => super::uncovered::uncovered("day and night"),
            Condition::Happened(_) => super::uncovered::uncovered("what has happened"),
            Condition::Affected(who) => env.affected.is_some_and(|player| self.is_player(who, player, env)),
            Condition::Among(who, those) => {
                self.players(who, env).into_iter().any(|player| self.is_player(those, player, env))
            }
            Condition::During(step) => self.world.step == *step,
            Condition::All(all) => all.iter().all(|c| self.holds(c, it, env)),
            Condition::OneOf(all) => all.iter().any(|c| self.holds(c, it, env)),
            Condition::Not(condition) => !self.holds(condition, it, env),
        }
    }
}

fn is_chosen(name: &str, one: &Seen, env: &Env) -> bool {
    let chosen = env.chosen.get(name);
    matches!((chosen, one.me), (Some(list), Some(Ref::Thing(at))) if list.contains(&at))
}

/// The keywords of an object, as it is seen.
fn keywords(one: &Seen) -> impl Iterator<Item = &Keyword> {
    let mut abilities = one.is.abilities.iter();
    std::iter::from_fn(move || {
        abilities.find_map(|one| if let Ability::Keyword(keyword) = one { Some(keyword) } else { None })
    })
}
