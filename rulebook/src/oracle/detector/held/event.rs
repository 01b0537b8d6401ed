//! What events, their patterns and what is made of them hold.

use language::board::{CardType, Period, Zone};
use language::effect::{Cause, EnterChoice, EventPattern, Fate, Pattern, Quantity, Rewrite, Scale, Zones};
use language::event::{Deed, Event, KeywordAction, Mana, Place, Token};
use language::select::{Amount, What, Whom};

use super::Held;
use crate::oracle::detector::sign::{Sign, Verb};

impl Held {
    /// What an event, a pattern or a change is about: all that fit, unless it is one that was named or chosen.
    pub(super) fn about(&mut self, what: &What) {
        let is_one = matches!(
            what,
            What::This | What::It | What::Is(_) | What::Chosen(_) | What::DamageSource | What::AttachedToBy
        );
        if !is_one {
            self.note(Sign::Several);
        }
    }

    pub(super) fn pattern(&mut self, pattern: &Pattern) {
        // It looks at all events that fit.
        self.note(Sign::Several);
        // By the rules players lose life because of damage.
        if matches!(pattern.event, EventPattern::LoseLife { .. }) && pattern.because.contains(&Cause::Rules) {
            self.note(Sign::Does(Verb::Damage));
        }
        let caused = !pattern.because.is_empty() && pattern.by.is_some();
        // "If an effect causes you to discard a card": whether it does.
        let discards = matches!(pattern.event, EventPattern::Discard { .. }) && !pattern.because.is_empty();
        if !pattern.only_if.is_empty() || pattern.recheck.is_some() || caused || discards {
            self.note(Sign::Asked);
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each kind of event")]
    pub(super) fn event_pattern(&mut self, event: &EventPattern) {
        match event {
            EventPattern::Damage { combat, .. } => {
                self.note(Sign::Does(Verb::Damage));
                self.notes(combat.map(|combat| if combat { Sign::CombatDamage } else { Sign::OtherDamage }));
            }
            EventPattern::GainLife { .. } => self.note(Sign::Does(Verb::GainLife)),
            EventPattern::LoseLife { .. } => self.note(Sign::Does(Verb::LoseLife)),
            EventPattern::Draw { .. } => self.note(Sign::Does(Verb::Draw)),
            EventPattern::DrawCards { at_least, .. } => {
                self.notes([Sign::Does(Verb::Draw), Sign::AtLeast]);
                self.number(*at_least);
            }
            EventPattern::Destroy { .. } => self.note(Sign::Does(Verb::Destroy)),
            EventPattern::Sacrifice { .. } => self.note(Sign::Does(Verb::Sacrifice)),
            EventPattern::Move { from, to, .. } => self.zones([from, to]),
            EventPattern::Enter { from, .. } => {
                self.notes([Sign::Does(Verb::Enter), Sign::Zone(Zone::Battlefield), Sign::Controls]);
                self.zones([from, &None]);
            }
            EventPattern::Create { .. } => {
                self.notes([Sign::Does(Verb::Create), Sign::Token, Sign::Controls]);
            }
            EventPattern::PutCounters { kind, .. } => {
                self.note(Sign::Does(Verb::PutCounters));
                if let Some(kind) = kind {
                    self.counter(kind);
                }
            }
            EventPattern::RemoveCounters { kind, .. } => {
                self.note(Sign::Does(Verb::RemoveCounters));
                if let Some(kind) = kind {
                    self.counter(kind);
                }
            }
            EventPattern::Begin { period, .. } => self.period(*period),
            EventPattern::Deed { deed, at_least, kind, .. } => {
                self.deed(*deed);
                // What becomes tapped was untapped, and nobody sets a scheme of somebody else in motion.
                self.notes((*deed == Deed::Tap).then_some(Sign::Untapped));
                let of_scheme = *deed == Deed::Action(KeywordAction::SetInMotion);
                self.notes(of_scheme.then_some(Sign::You));
                self.number(*at_least);
                if *at_least > 1 {
                    self.note(Sign::AtLeast);
                }
                if let Some(kind) = kind {
                    self.word(kind);
                    let level = kind.strip_prefix("level ").and_then(|level| level.parse().ok());
                    if let Some(level) = level {
                        self.number(level);
                    }
                }
            }
            EventPattern::Roll { sides, .. } => {
                self.note(Sign::Does(Verb::Deed("roll")));
                if let Some(sides) = sides {
                    self.number(*sides);
                }
            }
            EventPattern::Discard { .. } => self.note(Sign::Does(Verb::Discard)),
            // Whether it is countered "this way" is asked.
            EventPattern::CounterSpell { .. } => {
                self.notes([Sign::Does(Verb::Deed("counter")), Sign::Asked]);
            }
            EventPattern::CopySpell { .. } => self.note(Sign::Does(Verb::Copy)),
            EventPattern::Cast { .. } => self.note(Sign::Does(Verb::Deed("cast"))),
            EventPattern::GainControl { .. } => self.note(Sign::Controls),
            EventPattern::Attach { .. } => self.note(Sign::Does(Verb::Deed("attach"))),
            EventPattern::AddMana { mana, tapped, .. } => {
                self.note(Sign::Does(Verb::Deed("add")));
                if let Some(mana) = mana {
                    self.mana(*mana);
                }
                if *tapped {
                    self.note(Sign::Tapped);
                }
            }
            EventPattern::Trigger { .. } | EventPattern::Daytime { .. } | EventPattern::Opaque { .. } => {}
        }
    }

    fn zones(&mut self, zones: [&Option<Zones>; 2]) {
        for zones in zones.into_iter().flatten() {
            let each = [
                Zone::Battlefield,
                Zone::Graveyard,
                Zone::Hand,
                Zone::Library,
                Zone::Exile,
                Zone::Stack,
                Zone::Command,
            ];
            // What isn't meant is said, too: "anywhere other than the battlefield".
            let is_not = zones.listed().is_none();
            self.notes(each.into_iter().filter(|zone| is_not || zones.hold(*zone)).map(Sign::Zone));
            if is_not {
                self.note(Sign::Not);
            }
        }
    }

    pub(super) fn mana(&mut self, mana: Mana) {
        self.note(mana.color().map_or(Sign::Colorless, Sign::Color));
    }

    pub(super) fn rewrite(&mut self, rewrite: &Rewrite) {
        match rewrite {
            Rewrite::ToZone { zone, place } => {
                self.note(Sign::Zone(*zone));
                self.place(*place);
            }
            Rewrite::EnterTapped => self.notes([Sign::Tapped, Sign::Does(Verb::Enter)]),
            Rewrite::EnterUntapped => self.notes([Sign::Untapped, Sign::Does(Verb::Enter)]),
            Rewrite::EnterWithCounters { kind, .. } => {
                self.notes([Sign::Does(Verb::Enter), Sign::Does(Verb::PutCounters)]);
                self.counter(kind);
            }
            Rewrite::EnterAsCopy { .. } => {
                self.notes([Sign::Does(Verb::Copy), Sign::Does(Verb::Enter)]);
            }
            Rewrite::UnlessPaid { with, .. } => {
                if with.is_some() {
                    self.note(Sign::Chosen);
                }
                self.notes([Sign::Asked, Sign::Not, Sign::May, Sign::Does(Verb::Pay)]);
            }
            Rewrite::EnterUnder(_) => self.notes([Sign::Controls, Sign::Chosen]),
            Rewrite::AsEnters(_) => self.notes([Sign::Does(Verb::Enter), Sign::Chosen]),
            Rewrite::Regenerate => self.note(Sign::Does(Verb::Regenerate)),
            Rewrite::Skip | Rewrite::SkipThen(_) => self.note(Sign::Does(Verb::Skip)),
            Rewrite::Nothing => self.notes([Sign::Not, Sign::Does(Verb::Skip)]),
            Rewrite::ChooseOne(_) => self.notes([Sign::Chosen, Sign::May]),
            Rewrite::ManaOf(mana) => self.mana(*mana),
            // Only where there is one.
            Rewrite::EnterAttached(_) => self.notes([Sign::Asked, Sign::Does(Verb::Deed("attach"))]),
            Rewrite::Also(_) | Rewrite::With(_) | Rewrite::ExtraDice { .. } => self.note(Sign::Besides),
            Rewrite::EnterTransformed => self.note(Sign::Does(Verb::Deed("transform"))),
            Rewrite::Scale(_)
            | Rewrite::Prevent(_)
            | Rewrite::Redirect { .. }
            | Rewrite::Become(_)
            | Rewrite::Instead(_)
            | Rewrite::DealtBy(_)
            | Rewrite::EnterAs(_)
            | Rewrite::EnterFaceDown
            | Rewrite::All(_) => {}
        }
    }

    pub(super) fn scale(&mut self, scale: &Scale) {
        self.note(Sign::WorkedOut);
        match scale {
            Scale::Times(number) => {
                self.number(*number);
                if *number == 2 {
                    self.note(Sign::Double);
                }
            }
            Scale::HalfUp | Scale::HalfDown => self.note(Sign::Half),
            Scale::AtMost(_) | Scale::DownTo(_) => self.note(Sign::AtMost),
            Scale::Set(Amount::N(0)) => self.note(Sign::Not),
            Scale::Plus(_) | Scale::Minus(_) | Scale::Set(_) => {}
        }
    }

    pub(super) fn quantity(&mut self, quantity: &Quantity) {
        match quantity {
            Quantity::All => self.note(Sign::Several),
            Quantity::AllBut(_) => self.notes([Sign::Not, Sign::Several]),
            Quantity::HalfUp | Quantity::HalfDown => self.note(Sign::Half),
            Quantity::Some(_) => {}
        }
    }

    pub(super) fn enter_choice(&mut self, choice: &EnterChoice) {
        match choice {
            EnterChoice::OneOf(words) => {
                for word in words {
                    self.word(word);
                }
                // A word may be a card type.
                self.notes(words.iter().filter_map(|word| type_called(word)).map(Sign::Type));
            }
            // From none on.
            EnterChoice::Number(number) => [0, *number].into_iter().for_each(|number| self.number(number)),
            EnterChoice::Tribute(number) => self.number(*number),
            // All others but those that are said.
            EnterChoice::ColorOf(colors) => {
                self.note(Sign::Not);
                let all = language::board::Color::ALL;
                self.notes(all.into_iter().filter(|color| !colors.contains(color)).map(Sign::Color));
            }
            EnterChoice::SubtypeOf(kind) => self.note(Sign::Type(*kind)),
            EnterChoice::CardNameBut(types) => {
                self.note(Sign::Not);
                self.notes(types.iter().copied().map(Sign::Type));
            }
            EnterChoice::Objects { fate, counters_each, .. } => {
                self.number(*counters_each);
                if *counters_each > 0 {
                    self.counter(&language::board::Counter::PlusOne);
                }
                // Fewer can be chosen, even none.
                self.notes([Sign::May, Sign::UpTo]);
                match fate {
                    Fate::Sacrificed => self.note(Sign::Does(Verb::Sacrifice)),
                    Fate::Exiled => self.note(Sign::Zone(Zone::Exile)),
                    Fate::Returned => self.note(Sign::Zone(Zone::Hand)),
                    Fate::Revealed => self.note(Sign::Does(Verb::Deed("reveal"))),
                }
            }
            EnterChoice::CardType
            | EnterChoice::CreatureType
            | EnterChoice::Color
            | EnterChoice::Player(_)
            | EnterChoice::CardName
            | EnterChoice::Gains(_) => {}
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each kind of event")]
    pub(super) fn event(&mut self, event: &Event) {
        match event {
            Event::Damage { to, combat, unpreventable, excess, .. } => {
                if excess.is_some() {
                    self.note(Sign::Instead);
                }
                if let Whom::Object(what) = to {
                    self.about(what);
                }
                self.note(Sign::Does(Verb::Damage));
                if *combat {
                    self.note(Sign::CombatDamage);
                }
                if *unpreventable {
                    self.notes([Sign::Cant, Sign::Does(Verb::Prevent)]);
                }
            }
            Event::GainLife { .. } => self.note(Sign::Does(Verb::GainLife)),
            Event::LoseLife { .. } => self.note(Sign::Does(Verb::LoseLife)),
            Event::SetLife { .. } => self.note(Sign::Does(Verb::SetLife)),
            Event::Draw { .. } => self.note(Sign::Does(Verb::Draw)),
            Event::Destroy { what, no_regeneration } => {
                self.about(what);
                self.note(Sign::Does(Verb::Destroy));
                if *no_regeneration {
                    self.notes([Sign::Cant, Sign::Does(Verb::Regenerate)]);
                }
            }
            Event::Sacrifice { what } => {
                self.about(what);
                self.note(Sign::Does(Verb::Sacrifice));
            }
            Event::Move { what, to, place } => {
                self.about(what);
                self.note(Sign::Zone(*to));
                self.place(*place);
            }
            Event::MoveTop { to, .. } => self.notes([Sign::Zone(*to), Sign::Zone(Zone::Library)]),
            Event::Enter { what, under, tapped, counters, face_down: _, attacking, transformed: _ } => {
                if attacking.is_some() {
                    self.note(Sign::Attacking);
                }
                self.about(what);
                self.notes([Sign::Does(Verb::Enter), Sign::Zone(Zone::Battlefield)]);
                if *tapped {
                    self.note(Sign::Tapped);
                }
                self.note(if under.is_some() { Sign::Controls } else { Sign::Owner });
                for (kind, number) in counters {
                    self.counter(kind);
                    self.number(*number);
                }
            }
            Event::Create { tapped, counters, attacking, .. } => {
                self.notes([Sign::Does(Verb::Create), Sign::Token, Sign::Zone(Zone::Battlefield)]);
                if *tapped {
                    self.note(Sign::Tapped);
                }
                if attacking.is_some() {
                    self.note(Sign::Attacking);
                }
                for (kind, _) in counters {
                    self.counter(kind);
                }
            }
            Event::PutCounters { on, kind, .. } => {
                if let Whom::Object(what) = on {
                    self.about(what);
                }
                self.note(Sign::Does(Verb::PutCounters));
                self.counter(kind);
            }
            Event::RemoveCounters { kind, .. } => {
                self.note(Sign::Does(Verb::RemoveCounters));
                self.counter(kind);
            }
            Event::Begin { period, .. } => self.period(*period),
            Event::Deed { deed, what, kind, amount, .. } => {
                if *amount == Amount::N(2) {
                    self.note(Sign::Double);
                }
                if let Some(what) = what {
                    self.about(what);
                }
                self.deed(*deed);
                if let Some(kind) = kind {
                    self.word(kind);
                }
            }
            Event::Roll { sides, .. } => {
                self.note(Sign::Does(Verb::Deed("roll")));
                self.number(*sides);
            }
            Event::Discard { .. } => self.note(Sign::Does(Verb::Discard)),
            Event::CounterSpell { .. } => self.note(Sign::Does(Verb::Deed("counter"))),
            Event::CopySpell { new_targets, amount, .. } => {
                self.note(Sign::Does(Verb::Copy));
                if *amount == Amount::N(2) {
                    self.note(Sign::Double);
                }
                if *new_targets {
                    self.notes([Sign::May, Sign::Target]);
                }
            }
            Event::Cast { .. } => self.note(Sign::Does(Verb::Deed("cast"))),
            Event::GainControl { .. } => self.note(Sign::Controls),
            Event::Attach { .. } | Event::Enchant { .. } => self.note(Sign::Does(Verb::Deed("attach"))),
            Event::AddMana { mana, .. } => {
                self.note(Sign::Does(Verb::Deed("add")));
                self.mana(*mana);
            }
            Event::Daytime { .. } | Event::Opaque { .. } => {}
        }
    }

    pub(super) fn token(&mut self, token: &Token) {
        self.note(Sign::Token);
        match token {
            Token::CopyOf(_) | Token::CopyExcept { .. } => self.note(Sign::Does(Verb::Copy)),
            Token::Sized { .. } => self.note(Sign::WorkedOut),
            Token::Is(_) => {}
        }
    }

    fn place(&mut self, place: Place) {
        match place {
            Place::Bottom => self.note(Sign::Bottom),
            Place::Shuffled => self.note(Sign::Does(Verb::Deed("shuffle"))),
            Place::Top | Place::FaceDown => {}
        }
    }

    pub(super) fn period(&mut self, period: Period) {
        match period {
            Period::Turn => self.note(Sign::TurnOf),
            Period::Combat => self.note(Sign::Combat),
            Period::Beginning | Period::Ending => {}
            Period::Step(step) => self.step(step),
        }
    }

    /// A deed by the verb with which it is said; others have none here.
    fn deed(&mut self, deed: Deed) {
        if let Deed::AddPeriod(period) = deed {
            self.period(period);
        }
        // "If able".
        self.notes((deed == Deed::MustBlock).then_some(Sign::Asked));
        for (_, verb, also) in DEEDS.iter().filter(|(of, ..)| *of == deed) {
            self.note(Sign::Does(Verb::Deed(verb)));
            self.notes(also.clone());
        }
    }
}

/// Deeds with verbs that are looked for, and what else is said with the verb.
const DEEDS: &[(Deed, &str, Option<Sign>)] = &[
    (Deed::Mill, "mill", Some(Sign::Zone(Zone::Graveyard))),
    (Deed::Mill, "mill", Some(Sign::Zone(Zone::Library))),
    (Deed::DiscardUnknown, "discard", Some(Sign::Does(Verb::Discard))),
    (Deed::RevealUnknown, "reveal", None),
    (Deed::Reveal, "reveal", None),
    (Deed::Scry, "scry", None),
    (Deed::Surveil, "surveil", None),
    (Deed::Proliferate, "proliferate", None),
    (Deed::Search, "search", Some(Sign::Zone(Zone::Library))),
    (Deed::Shuffle, "shuffle", Some(Sign::Zone(Zone::Library))),
    (Deed::Tap, "tap", Some(Sign::Tapped)),
    (Deed::Untap, "untap", Some(Sign::Untapped)),
    (Deed::Transform, "transform", None),
    (Deed::Explore, "explore", None),
    (Deed::Connive, "connive", None),
    (Deed::Attack, "attack", Some(Sign::Attacking)),
    (Deed::Block, "block", Some(Sign::Blocking)),
    (Deed::MustBlock, "block", Some(Sign::Combat)),
    (Deed::BecomeBlocked, "block", Some(Sign::Blocking)),
    (Deed::BecomeUnblocked, "block", Some(Sign::Not)),
    (Deed::BecomeTarget, "target", Some(Sign::Target)),
    (Deed::Lose, "lose", None),
    (Deed::Win, "win", None),
    (Deed::TakeExtraTurn, "turn", Some(Sign::TurnOf)),
    (Deed::AddPeriod(Period::Combat), "phase", Some(Sign::Combat)),
    (Deed::PhaseOut, "phase", None),
    (Deed::Unattach, "attach", None),
    (Deed::RemoveDamage, "remove", Some(Sign::Does(Verb::Damage))),
    (Deed::Cycle, "cycle", None),
    (Deed::Action(KeywordAction::Exploit), "exploit", None),
    (Deed::Action(KeywordAction::Behold), "behold", None),
    (Deed::Action(KeywordAction::Earthbend), "earthbend", None),
    (Deed::Action(KeywordAction::Exert), "exert", None),
    (Deed::Action(KeywordAction::Mutate), "mutate", None),
    (Deed::Action(KeywordAction::Waterbend), "waterbend", None),
    (Deed::Action(KeywordAction::SetInMotion), "set in motion", None),
    (Deed::PlayLand, "play", Some(Sign::Type(CardType::Land))),
];

/// The card type that is spelled so.
fn type_called(word: &str) -> Option<CardType> {
    const TYPES: [CardType; 8] = [
        CardType::Artifact,
        CardType::Battle,
        CardType::Creature,
        CardType::Enchantment,
        CardType::Instant,
        CardType::Land,
        CardType::Planeswalker,
        CardType::Sorcery,
    ];
    TYPES.into_iter().find(|kind| kind.spelled() == word)
}
