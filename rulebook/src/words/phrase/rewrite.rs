//! What an effect makes of an event.

use super::Voice;
use super::pattern::{Role, role};
use crate::words::deeds;
use crate::words::grammar::{Subject, a, count, list, plural};
use crate::words::vocabulary::{card_type, color, designation, supertype};
use language::board::Zone;
use language::board::subtypes::EVERY_CREATURE_TYPE;
use language::effect::{CopyException, EventPattern, Kind, Prevention, Quantity, Rewrite, Scale};
use language::event::{EntersAs, Event, Place};
use language::select::{Amount, What, Who, Whom};

/// What comes in an event's place, as a clause.
pub(super) struct Rewritten {
    /// The clause, without "instead".
    pub(super) text: String,
    /// Whether "instead" belongs behind it.
    pub(super) instead: bool,
    /// How something enters, where it says only that: "tapped and with two +1/+1 counters on it".
    pub(super) how: Option<String>,
}

fn instead(text: impl Into<String>) -> Rewritten {
    Rewritten { text: text.into(), instead: true, how: None }
}

fn besides(text: impl Into<String>) -> Rewritten {
    Rewritten { text: text.into(), instead: false, how: None }
}

impl Rewritten {
    /// The clause with its "instead".
    pub(super) fn said(&self) -> String {
        match (self.instead, self.text.contains(" instead")) {
            (true, false) => format!("{} instead", self.text),
            (true | false, _) => self.text.clone(),
        }
    }
}

impl Voice<'_> {
    /// What a rewrite makes of such an event, as a clause: "it deals twice that much". `chooser` is who answers
    /// what it asks.
    #[expect(clippy::too_many_lines, reason = "a table: one arm for each kind of rewrite")]
    pub(super) fn rewritten(self, on: &EventPattern, rewrite: &Rewrite, chooser: &Subject) -> Rewritten {
        match rewrite {
            Rewrite::Scale(scale) => instead(self.scaled(on, scale)),
            Rewrite::Prevent(prevention) => besides(self.prevented(prevention)),
            Rewrite::Redirect { amount, to } => instead(self.redirected(amount.as_ref(), to)),
            Rewrite::Become(events) => instead(self.events(events)),
            Rewrite::Instead(instructions) => instead(self.instructions(instructions)),
            Rewrite::Also(instructions) => {
                besides(format!("that happens, and right after it {}", self.instructions(instructions)))
            }
            Rewrite::With(events) => self.entering_besides(on, events).unwrap_or_else(|| {
                besides(format!("that happens, and at the same moment {}", self.events(events)))
            }),
            Rewrite::DealtBy(what) => instead(format!("{} deals it", self.one_of(what, "source"))),
            Rewrite::ManaOf(mana) => instead(format!("it is {}", mana.said())),
            Rewrite::ExtraDice { more, ignored } => {
                let (more, ignored) = (self.amount(more), self.amount(ignored));
                instead(if of_coins(on) {
                    format!("that many plus {more} are flipped and {ignored} left out, tails first")
                } else {
                    format!("that many plus {more} are rolled and the lowest {ignored} left out")
                })
            }
            Rewrite::UnlessPaid { with, cost, otherwise } => {
                let does = chooser.does("choose");
                let pays = match with {
                    Some(what) => {
                        format!("unless {does} {} and {}", self.one_of(what, "permanent"), self.events(cost))
                    }
                    None => format!("unless {does} that {}", self.events(cost)),
                };
                besides(format!("{pays}, {}", self.rewritten(on, otherwise, chooser).said()))
            }
            Rewrite::EnterWithCounters { kind, amount } if !matches!(on, EventPattern::Enter { .. }) => {
                besides(format!("as that happens, it gets {}", self.counters(amount, kind)))
            }
            Rewrite::ToZone { zone, place } => self.goes_elsewhere(on, *zone, *place),
            Rewrite::EnterTapped => self.entering_so(on, "tapped"),
            Rewrite::EnterUntapped => self.entering_so(on, "untapped"),
            Rewrite::EnterWithCounters { kind, amount } => {
                self.entering_so(on, format!("with {} on it", self.counters(amount, kind)))
            }
            Rewrite::EnterAsCopy { of, except } => self.entering_so(on, self.as_copy(of, except)),
            Rewrite::EnterAs(changes) => {
                let changes: Vec<String> = changes.iter().map(|one| self.exception(one)).collect();
                self.entering_so(on, format!("as something that {}", list(&changes)))
            }
            Rewrite::EnterTransformed => self.entering_so(on, "with its back face up"),
            Rewrite::EnterFaceDown => self.entering_so(on, "face down"),
            Rewrite::EnterAttached(what) => {
                self.entering_so(on, format!("attached to {}", self.one_of(what, "permanent")))
            }
            Rewrite::EnterUnder(who) => {
                self.entering_so(on, format!("under {} control", self.any_player(who).possessive()))
            }
            Rewrite::AsEnters(choice) => {
                besides(format!("as it {}, {}", self.enters_verb(), self.entering_choice(choice, chooser)))
            }
            Rewrite::Regenerate => instead("it is regenerated"),
            Rewrite::Skip => besides("it is skipped"),
            Rewrite::SkipThen(block) => besides(format!(
                "it is skipped, and as the first thing in what begins next, {}",
                self.instructions(block)
            )),
            Rewrite::Nothing => instead("nothing happens"),
            Rewrite::All(all) => self.all_rewritten(on, all, chooser),
            Rewrite::ChooseOne(any) => {
                let modes: Vec<String> =
                    any.iter().map(|one| self.rewritten(on, one, chooser).text).collect();
                besides(format!("{} one instead: {}", chooser.does("choose"), modes.join("; or ")))
            }
        }
    }

    /// How something enters, where all that is done to it at the same moment says only that: "as a Mutant besides its other
    /// types", "prepared".
    fn entering_besides(self, on: &EventPattern, events: &[Event]) -> Option<Rewritten> {
        let EventPattern::Enter { .. } = on else { return None };
        let how = |event: &Event| {
            Some(match event.how_it_enters()? {
                EntersAs::Of(subtype) => format!("as {} besides its other types", a(subtype)),
                EntersAs::With(one) => designation(one).to_owned(),
            })
        };
        let hows = events.iter().map(how).collect::<Option<Vec<String>>>()?;
        Some(self.entering_so(on, list(&hows)))
    }

    fn all_rewritten(self, on: &EventPattern, all: &[Rewrite], chooser: &Subject) -> Rewritten {
        let (later, now): (Vec<_>, Vec<_>) = all.iter().partition(|one| matches!(one, Rewrite::Also(_)));
        let now: Vec<Rewritten> = now.into_iter().map(|one| self.rewritten(on, one, chooser)).collect();
        let clauses: Vec<&str> = now.iter().map(|one| one.text.as_str()).collect();
        let hows: Option<Vec<&str>> = now.iter().map(|one| one.how.as_deref()).collect();
        let how = hows.map(|hows| list(&hows));
        let now = Rewritten { text: list(&clauses), instead: now.iter().any(|one| one.instead), how };
        if later.is_empty() {
            return now;
        }
        besides(format!("{}{}", now.said(), self.right_after(&later)))
    }

    /// What follows the event that other rewrites have changed.
    fn right_after(self, later: &[&Rewrite]) -> String {
        let does = later.iter().filter_map(|one| {
            if let Rewrite::Also(does) = one { Some(self.instructions(does)) } else { None }
        });
        format!(", and right after it {}", does.collect::<Vec<_>>().join(", then "))
    }

    /// A mode of a rewrite that lets choose among several: "it is exiled".
    pub fn mode(self, on: &EventPattern, mode: &Rewrite) -> String {
        self.after(on).rewritten(on, mode, &Subject::player("they")).text
    }

    fn scaled(self, on: &EventPattern, scale: &Scale) -> String {
        let they = if self.you.is_none() && role_is_you(on) { "you" } else { "they" };
        match on {
            EventPattern::Damage { from: What::Any, .. } => {
                format!("{} is dealt", self.much(scale, "damage"))
            }
            EventPattern::Damage { .. } => format!("it deals {}", self.much(scale, "damage")),
            EventPattern::GainLife { .. } => format!("{they} gain {}", self.much(scale, "life")),
            EventPattern::LoseLife { .. } => format!("{they} lose {}", self.much(scale, "life")),
            EventPattern::Draw { .. } | EventPattern::DrawCards { .. } => {
                format!("{they} draw {}", self.many(scale, "card"))
            }
            EventPattern::Create { .. } if self.words.creates() => {
                format!("{} {} created", self.many(scale, "token"), are(scale))
            }
            EventPattern::Create { .. } => {
                format!("{} {} put {}", self.many(scale, "token"), are(scale), self.words.onto_battlefield())
            }
            EventPattern::PutCounters { .. } => {
                format!("{} {} put there", self.many(scale, "counter"), are(scale))
            }
            EventPattern::RemoveCounters { .. } => {
                format!("{} {} removed", self.many(scale, "counter"), are(scale))
            }
            EventPattern::Deed { deed, .. } if deed.frame().number => {
                let unit = deeds::unit(*deed);
                let with = if unit == "time" { "" } else { "with " };
                format!("they do so {with}{}", self.times_as_many(scale, unit))
            }
            EventPattern::Roll { .. } if of_coins(on) => {
                format!("{} {} flipped", self.many(scale, "coin"), are(scale))
            }
            EventPattern::Roll { .. } => format!("{} {} rolled", self.many(scale, "die"), are(scale)),
            EventPattern::CopySpell { .. } => format!("it is copied {}", self.times_as_many(scale, "time")),
            EventPattern::AddMana { .. } => format!("{they} add {}", self.much(scale, "mana")),
            EventPattern::Destroy { .. }
            | EventPattern::Sacrifice { .. }
            | EventPattern::Move { .. }
            | EventPattern::Enter { .. }
            | EventPattern::Begin { .. }
            | EventPattern::Deed { .. }
            | EventPattern::Discard { .. }
            | EventPattern::CounterSpell { .. }
            | EventPattern::Cast { .. }
            | EventPattern::GainControl { .. }
            | EventPattern::Attach { .. }
            | EventPattern::Trigger { .. }
            | EventPattern::Daytime { .. }
            | EventPattern::Opaque { .. } => format!("it happens to {}", self.many(scale, "object")),
        }
    }

    /// A new amount of something measured.
    fn much(self, scale: &Scale, noun: &str) -> String {
        match scale {
            Scale::Set(amount) => self.measured(amount, noun),
            Scale::AtMost(amount) => format!("at most {}", self.measured(amount, noun)),
            Scale::DownTo(amount) => format!("only so much {noun} as leaves them {}", self.amount(amount)),
            Scale::Times(_) | Scale::Plus(_) | Scale::Minus(_) | Scale::HalfUp | Scale::HalfDown => {
                self.relative(scale, "that much")
            }
        }
    }

    /// A new amount of something counted.
    fn many(self, scale: &Scale, noun: &str) -> String {
        match scale {
            Scale::Set(amount) => self.counted(amount, noun),
            Scale::AtMost(amount) => format!("at most {}", self.counted(amount, noun)),
            Scale::DownTo(amount) => format!("only as many as leave {}", self.counted(amount, noun)),
            Scale::Times(_) | Scale::Plus(_) | Scale::Minus(_) | Scale::HalfUp | Scale::HalfDown => {
                self.relative(scale, "that many")
            }
        }
    }

    /// A new number with what it counts, also where it is only said in relation: "twice that many cards".
    fn times_as_many(self, scale: &Scale, noun: &str) -> String {
        let nouns = plural(noun);
        match scale {
            Scale::Set(_) | Scale::AtMost(_) | Scale::DownTo(_) => self.many(scale, noun),
            Scale::Times(_) | Scale::HalfUp | Scale::HalfDown | Scale::Plus(_) | Scale::Minus(_) => {
                let many = self.many(scale, noun).replacen("that many", &format!("that many {nouns}"), 1);
                many.trim_end_matches(',').to_owned()
            }
        }
    }

    fn relative(self, scale: &Scale, that: &str) -> String {
        match scale {
            Scale::Times(2) => format!("twice {that}"),
            Scale::Times(times) => format!("{} times {that}", count(*times)),
            Scale::Plus(amount) => format!("{that} plus {}", self.amount(amount)),
            Scale::Minus(amount) => format!("{that} minus {}", self.amount(amount)),
            Scale::HalfUp => format!("half {that}, rounded up,"),
            Scale::HalfDown => format!("half {that}, rounded down,"),
            Scale::Set(amount) | Scale::AtMost(amount) | Scale::DownTo(amount) => self.amount(amount),
        }
    }

    fn prevented(self, prevention: &Prevention) -> String {
        let prevented = format!("{} is prevented", self.portion(&prevention.amount));
        if prevention.then.is_empty() {
            prevented
        } else {
            let of_all = if prevention.of_all { ", so much also of what can't be prevented" } else { "" };
            format!("{prevented}, and then {}{of_all}", self.instructions(&prevention.then))
        }
    }

    fn portion(self, quantity: &Quantity) -> String {
        match quantity {
            Quantity::All => "that damage".to_owned(),
            Quantity::Some(Amount::ThatMuch) => self.portion(&Quantity::All),
            Quantity::Some(Amount::HalfUp(of)) if **of == Amount::ThatMuch => self.portion(&Quantity::HalfUp),
            Quantity::Some(Amount::HalfDown(of)) if **of == Amount::ThatMuch => {
                self.portion(&Quantity::HalfDown)
            }
            Quantity::Some(amount @ Amount::N(_)) => format!("{} of that damage", self.amount(amount)),
            Quantity::Some(amount) => format!("as much of that damage as {}", self.amount(amount)),
            Quantity::AllBut(amount) => format!("all but {} of that damage", self.amount(amount)),
            Quantity::HalfUp => "half of that damage, rounded up,".to_owned(),
            Quantity::HalfDown => "half of that damage, rounded down,".to_owned(),
        }
    }

    fn redirected(self, amount: Option<&Amount>, to: &Whom) -> String {
        let portion = amount.map_or(Quantity::All, |amount| Quantity::Some(amount.clone()));
        format!("{} is dealt to {}", self.portion(&portion), self.any_whom(to))
    }

    /// Where something goes instead. What is destroyed, sacrificed, discarded or countered is that all the same: only where it
    /// goes then is another place.
    fn goes_elsewhere(self, on: &EventPattern, zone: Zone, place: Place) -> Rewritten {
        let goes = Subject::one("it").does(&self.words.moved(zone, place, "its owner's"));
        let done = match on.facts().kind {
            Kind::Destroy => "destroyed",
            Kind::Sacrifice => "sacrificed",
            Kind::Discard => "discarded",
            Kind::CounterSpell => "countered",
            Kind::Damage
            | Kind::GainLife
            | Kind::LoseLife
            | Kind::Draw
            | Kind::DrawCards
            | Kind::Move
            | Kind::Enter
            | Kind::Create
            | Kind::PutCounters
            | Kind::RemoveCounters
            | Kind::Begin
            | Kind::Act
            | Kind::Undergo
            | Kind::Roll
            | Kind::CopySpell
            | Kind::Cast
            | Kind::GainControl
            | Kind::Attach
            | Kind::AddMana
            | Kind::Daytime
            | Kind::Opaque
            | Kind::Unwatched => return instead(goes),
        };
        besides(format!("it is {done}, and {goes} instead of being put into a graveyard"))
    }

    /// The verb alone, for one thing: "enters".
    pub(super) fn enters_verb(self) -> String {
        let said = Subject::one("it").does(self.words.enter());
        said.trim_start_matches("it ").to_owned()
    }

    /// "as a copy of a creature".
    fn as_copy(self, of: &What, except: &[CopyException]) -> String {
        format!("as a copy of {}{}", self.one_of(of, "permanent"), self.exceptions(except))
    }

    pub(super) fn exceptions(self, except: &[CopyException]) -> String {
        let except: Vec<String> = except.iter().map(|one| self.exception(one)).collect();
        if except.is_empty() { String::new() } else { format!(", except that it {}", list(&except)) }
    }

    fn exception(self, exception: &CopyException) -> String {
        match exception {
            CopyException::Name(name) => format!("is named {name}"),
            CopyException::AddType(kind) => format!("is also {}", a(card_type(*kind))),
            CopyException::AddSubtype(name) if name == EVERY_CREATURE_TYPE => format!("is of {name}"),
            CopyException::AddSubtype(name) => format!("is also {}", a(name)),
            CopyException::SetTypes(kinds) if kinds.is_empty() => "has no card types".to_owned(),
            CopyException::SetTypes(kinds) => {
                let kinds: Vec<&str> = kinds.iter().map(|kind| card_type(*kind)).collect();
                format!("is {} and of no other type", a(&kinds.join(" ")))
            }
            CopyException::AddSupertype(kind) => format!("is also {}", supertype(*kind)),
            CopyException::LacksSupertype(kind) => format!("isn't {}", supertype(*kind)),
            CopyException::SetColors(colors) if colors.is_empty() => "is colorless".to_owned(),
            CopyException::SetColors(colors) => {
                let colors: Vec<String> = colors.iter().map(|one| color(*one).to_owned()).collect();
                format!("is {} and no other color", list(&colors))
            }
            CopyException::AddColor(one) => format!("is also {}", color(*one)),
            CopyException::AddAbility(ability) => format!("has {}", self.as_had(ability)),
            CopyException::LacksAbility(ability) => format!("doesn't have {}", self.as_had(ability)),
            CopyException::LacksAbilities => "has none of its abilities".to_owned(),
            CopyException::NoManaCost => "has no mana cost".to_owned(),
            CopyException::PowerToughness(power, toughness) => format!("is {power}/{toughness}"),
        }
    }

    fn entering_so(self, on: &EventPattern, how: impl Into<String>) -> Rewritten {
        let they = matches!(on, EventPattern::Create { .. });
        let subject = if they { Subject::many("they") } else { Subject::one("it") };
        let how = how.into();
        let text = subject.does(&format!("{} {how}", self.words.enter()));
        Rewritten { how: Some(how), ..besides(text) }
    }
}

/// The verb for a new number of things: "a token is", "that many are".
fn are(scale: &Scale) -> &'static str {
    match scale {
        Scale::Set(Amount::N(1)) | Scale::AtMost(Amount::N(1)) => "is",
        Scale::Times(_)
        | Scale::Plus(_)
        | Scale::Minus(_)
        | Scale::HalfUp
        | Scale::HalfDown
        | Scale::Set(_)
        | Scale::DownTo(_)
        | Scale::AtMost(_) => "are",
    }
}

fn role_is_you(on: &EventPattern) -> bool {
    matches!(role(on), Role::Player(Who::You))
}

/// Whether a pattern looks at coins only.
fn of_coins(on: &EventPattern) -> bool {
    matches!(on, EventPattern::Roll { sides: Some(2), .. })
}
