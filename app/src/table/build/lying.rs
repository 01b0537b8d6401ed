//! What lies on the stack, and the effects that have left their source.

use super::making::Making;
use super::stands::Stand;
use crate::presentation::label::capital;
use crate::table::scene::{Light, Lying, Shield};
use language::board::{ObjectKind, Zone};
use language::effect::{Effect, EventPattern, Floating, Rewrite};
use language::select::{What, Who, Whom};
use rulebook::words::vocabulary;
use statements::position::OnStack;

impl Making<'_> {
    /// What lies on the stack, the top first.
    pub(super) fn lying(&self, stands: &[Stand<'_>]) -> Vec<Lying> {
        let (Some(position), Some(shown)) = (self.position, self.shown) else {
            return self.entered_stack(stands);
        };
        let lying = |one: &OnStack| match one {
            OnStack::Object(id) => {
                let at = stands.iter().position(|stand| stand.object == Some(*id))?;
                Some(object(at, stands.get(at)?))
            }
            OnStack::Ability { ability, times, controller, .. } => Some(Lying {
                name: shown.ruling.ability_name(*ability),
                sort: "Ability".to_owned(),
                player: controller.index(),
                piece: None,
                times: *times,
                does: String::new(),
            }),
        };
        position.stack.iter().rev().filter_map(lying).collect()
    }

    /// The same without a ruling: what was entered later lies above.
    fn entered_stack(&self, stands: &[Stand<'_>]) -> Vec<Lying> {
        let abilities = self.opened.file.board.stack.iter().rev().map(|ability| {
            let script = &ability.script;
            let players = &self.opened.file.board.players;
            let is_his = |name: &String| players.iter().position(|player| player.name == *name);
            Lying {
                name: script.source.clone().unwrap_or_else(|| "An ability".to_owned()),
                sort: "Ability".to_owned(),
                player: script.controller.as_ref().and_then(is_his).unwrap_or(0),
                piece: None,
                times: ability.times,
                does: String::new(),
            }
        });
        let objects = stands.iter().enumerate().filter(|(_, stand)| stand.zone == Zone::Stack);
        abilities.chain(objects.rev().map(|(at, stand)| object(at, stand))).collect()
    }

    /// The effects that have left their source, with what is left of them.
    pub(super) fn shields(&self, stands: &[Stand<'_>]) -> Vec<Shield> {
        let listed = &self.opened.file.board.effects;
        if let (Some(position), Some(shown)) = (self.position, self.shown) {
            let shield = |one: &statements::position::EffectThen| {
                let told = shown.ruling.effect(one.effect);
                let place = listed.iter().position(|floating| floating.id == told.label);
                let words = left_of(&shown.words().effect_name(one.effect), told.effect, one.left);
                let this = told.source.map(|source| shown.ruling.object(source));
                let guarded = Guarded { stands, you: one.controller.index(), this };
                self.shield(guarded, told.effect, Shield { place, ..blank(words) })
            };
            return position.effects.iter().map(shield).collect();
        }
        let shield = |(place, floating): (usize, &Floating)| {
            let players = &self.opened.file.board.players;
            let is_his = |name: &String| players.iter().position(|player| player.name == *name);
            let you = floating.controller.as_ref().and_then(is_his).unwrap_or(0);
            let left = floating.effect.limit.as_ref().map(language::effect::Limit::amount);
            let words = left_of(&floating.id, &floating.effect, floating.left.or(left));
            let guarded = Guarded { stands, you, this: floating.source.as_deref() };
            self.shield(guarded, &floating.effect, Shield { place: Some(place), ..blank(words) })
        };
        listed.iter().enumerate().map(shield).collect()
    }

    /// Finds whom an effect guards, where it names one player or one object.
    fn shield(&self, guarded: Guarded<'_>, effect: &Effect, shield: Shield) -> Shield {
        let player =
            |name: &String| self.opened.file.board.players.iter().position(|player| player.name == *name);
        let whom = if let EventPattern::Damage { to, .. } = &effect.when.event { Some(to) } else { None };
        let (beside, guards) = match whom {
            Some(Whom::Player(Who::Named(name))) => (player(name), None),
            Some(Whom::Object(What::Is(id))) => (None, guarded.piece(id)),
            Some(Whom::Object(What::This)) => (None, guarded.this.and_then(|this| guarded.piece(this))),
            Some(_) | None => (None, None),
        };
        let holder = guards.and_then(|at| guarded.stands.get(at)).map(|stand| stand.holder);
        Shield {
            player: beside.or(holder).unwrap_or(guarded.you),
            guards,
            prevents: matches!(effect.rewrite, Rewrite::Prevent(_)),
            ..shield
        }
    }
}

/// To whom the words of an effect that has left its source refer.
#[derive(Clone, Copy)]
struct Guarded<'s> {
    stands: &'s [Stand<'s>],
    you: usize,
    this: Option<&'s str>,
}

impl Guarded<'_> {
    fn piece(self, id: &str) -> Option<usize> {
        self.stands.iter().position(|stand| stand.id == id)
    }
}

fn blank(words: String) -> Shield {
    Shield { player: 0, guards: None, words, prevents: false, place: None, light: Light::default() }
}

/// "Shield, 3 left"; what has no limit has its name only, and so has what is for once.
fn left_of(name: &str, effect: &Effect, left: Option<u64>) -> String {
    let name = capital(name);
    match left {
        Some(left) if effect.limit.as_ref().is_some_and(language::effect::Limit::is_shield) => {
            format!("{name}: {left} left")
        }
        Some(left) if left > 1 => format!("{name}: {left} times"),
        Some(_) | None => name,
    }
}

fn object(at: usize, stand: &Stand<'_>) -> Lying {
    let kinds: Vec<&str> = stand.is.types.iter().map(|kind| vocabulary::card_type(*kind)).collect();
    let sort = match stand.kind {
        ObjectKind::Ability => "Ability".to_owned(),
        ObjectKind::SpellCopy | ObjectKind::CardCopy => format!("Copy, {}", kinds.join(" ")),
        ObjectKind::Card | ObjectKind::Token | ObjectKind::Emblem => capital(&kinds.join(" ")),
    };
    Lying {
        name: stand.id.clone().into_owned(),
        sort,
        player: stand.holder,
        piece: Some(at),
        times: stand.count,
        does: String::new(),
    }
}
