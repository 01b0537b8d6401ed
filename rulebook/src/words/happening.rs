//! What would happen to one object or player, as a clause and as a noun.

use super::deeds::{Besides, Number};
use super::grammar::{
    Clause, Subject, a, count, counted, list, plural, possessive, quoted, thousands, token as token_noun,
};
use super::vocabulary::{color, counters, daytime, designation};
use super::{Words, deeds};
use language::board::Zone;
use language::event::FaceDown;
use language::rule::Switch;
use statements::happening::{Entering, Happening, Subject as Enters};
use statements::ids::{CounterId, FormId, PlayerId, Target};
use statements::part::Part;

/// A clause whose last words are its object, so that like clauses can be told together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Told {
    /// Who or what.
    pub(super) subject: Subject,
    /// The infinitive, up to the object.
    pub(super) predicate: String,
    /// The object at the end of the predicate, if one is affected by name.
    pub(super) object: String,
    /// Whether it is really happening and not only about to.
    pub(super) now: bool,
}

impl Told {
    fn new(subject: Subject, predicate: impl Into<String>) -> Self {
        Self { subject, predicate: predicate.into(), object: String::new(), now: false }
    }

    /// The clause: "Bolt would deal 3 damage to Bob".
    pub(super) fn clause(&self) -> String {
        let clause = Clause::new(self.subject.clone(), self.whole_predicate());
        if self.now { clause.happens() } else { clause.would() }
    }

    /// The predicate with its object.
    pub(super) fn whole_predicate(&self) -> String {
        format!("{}{}", self.predicate, self.object)
    }
}

impl<'a> Words<'a> {
    /// A part as a clause.
    #[expect(clippy::too_many_lines, reason = "a table: one arm for each kind of event")]
    pub(super) fn told(self, parts: &[Part], at: usize) -> Option<Told> {
        let words = self.vocabulary();
        let player = |id: PlayerId| Subject::one(self.player(id));
        let object = |id| Subject::one(self.object(id));
        let life = |amount: u64| thousands(u128::from(amount));
        Some(match parts.get(at)?.happening {
            Happening::Damage { source, to, amount, combat, unpreventable, dealt } => {
                let source = source.map_or("a source", |source| self.object(source));
                let kind = if combat { "combat damage" } else { "damage" };
                let firm = if unpreventable && !dealt { " that can't be prevented" } else { "" };
                let predicate = format!("deal {} {kind}{firm} to ", thousands(u128::from(amount)));
                let object = self.target(to).to_owned();
                Told { subject: Subject::one(source), predicate, object, now: dealt }
            }
            Happening::Create { player: who, token } => {
                let tokens = self.created(parts, at, token);
                let who = self.creator(parts, at, who);
                if words.creates() {
                    Told::new(player(who), format!("create {tokens}"))
                } else {
                    Told::new(player(who), format!("put {tokens} {}", words.onto_battlefield()))
                }
            }
            Happening::Enter(entering) => self.told_entering(entering),
            Happening::MarkDamage { object: on, amount } => {
                let subject = Subject::one(format!("{} damage", life(amount)));
                Told { object: self.object(on).to_owned(), ..Told::new(subject, "be marked on ") }
            }
            Happening::GainLife { player: who, amount } => {
                Told::new(player(who), format!("gain {} life", life(amount)))
            }
            Happening::LoseLife { player: who, amount } => {
                Told::new(player(who), format!("lose {} life", life(amount)))
            }
            Happening::DrawCards { player: who, amount } => {
                Told::new(player(who), format!("draw {}", counted(amount, "card")))
            }
            Happening::Draw { player: who, .. } => Told::new(player(who), "draw a card"),
            Happening::Destroy { object: what, no_regeneration: false } => {
                Told::new(object(what), "be destroyed")
            }
            Happening::Destroy { object: what, no_regeneration: true } => {
                Told::new(object(what), "be destroyed without a chance to regenerate")
            }
            Happening::Regenerate { object: what } => Told::new(object(what), "be regenerated"),
            Happening::Sacrifice { object: what } => Told::new(object(what), "be sacrificed"),
            Happening::Move { object: what, to, place, .. } => {
                Told::new(object(what), words.moved(to, place, "its owner's"))
            }
            Happening::MoveUnknown {
                player: who,
                amount,
                from,
                to: Zone::Battlefield | Zone::Stack | Zone::Command,
                ..
            } => {
                let zone = words.in_zone(from, &possessive(self.player(who)));
                let cards = format!("{} {zone}", counted(amount, "unknown card"));
                if amount == 1 {
                    Told::new(Subject::one(cards), "stay there, since nobody knows what it is")
                } else {
                    Told::new(Subject::many(cards), "stay there, since nobody knows what they are")
                }
            }
            // What goes to a graveyard and is not milled, such as a card that is drawn, is told as a move.
            Happening::MoveUnknown { player: who, amount, from: Zone::Library, to, milled, .. }
                if milled || to != Zone::Graveyard =>
            {
                self.told_top(who, amount, to)
            }
            Happening::MoveUnknown { player: who, amount, from, to, place, .. } => {
                let zone = words.in_zone(from, &possessive(self.player(who)));
                let cards = format!("{} {zone}", counted(amount, "unknown card"));
                let subject = if amount == 1 { Subject::one(cards) } else { Subject::many(cards) };
                let whose = if amount == 1 { "its owner's" } else { "their owner's" };
                Told::new(subject, words.moved(to, place, whose))
            }
            Happening::EnterCounters { subject, kind, amount, .. } => {
                let comer = Subject::one(self.comer(subject));
                let with = self.with_counters(&comer, kind, amount);
                Told::new(comer, format!("{} {with}", words.enter()))
            }
            Happening::PutCounters { on, kind, amount, .. } => {
                let counters = counters(self.ruling.counter(kind), amount);
                Told::new(Subject::one(self.target(on)), format!("get {counters}"))
            }
            Happening::RemoveCounters { from, kind, amount } => {
                let counters = counters(self.ruling.counter(kind), amount);
                Told::new(Subject::one(self.target(from)), format!("lose {counters}"))
            }
            Happening::Begin { period, player: who, extra } => {
                let whose = possessive(self.player(who));
                let extra = if extra { "extra " } else { "" };
                Told::new(Subject::one(format!("{whose} {extra}{}", words.period(period))), "begin")
            }
            Happening::Daytime { becomes } => {
                Told::new(Subject::one("it"), format!("become {}", daytime(becomes)))
            }
            Happening::Opaque { text, affects } => {
                let to = affects.map(|to| format!(" to {}", self.target(to))).unwrap_or_default();
                Told::new(Subject::one(quoted(self.ruling.text(text))), format!("happen{to}"))
            }
            Happening::Deed { deed, of, amount, kind, to, .. } => {
                let number = Number {
                    plain: thousands(u128::from(amount)),
                    counted: &|noun| counted(amount, noun),
                    times: if amount == 1 { String::new() } else { super::fact::times(amount) },
                };
                let kind = kind.map(|kind| self.ruling.text(kind));
                let besides = Besides { kind, to: to.map(|to| self.target(to)) };
                let does = deeds::does(self.vocabulary(), deed, &number, besides);
                Told::new(Subject::one(self.target(of)), does)
            }
            Happening::Roll { player: who, sides, dice, ignored } => {
                let rolls = crate::words::things::roll(sides, &|noun| counted(dice, noun));
                Told::new(player(who), format!("{rolls}{}", without_lowest(ignored)))
            }
            Happening::Discard { object: what } => Told::new(object(what), "be discarded"),
            Happening::CounterSpell { object: what } => Told::new(object(what), "be countered"),
            Happening::CopySpell { object: what, player: who, amount, .. } => {
                let times =
                    if amount == 1 { String::new() } else { format!(" {}", super::fact::times(amount)) };
                Told::new(player(who), format!("copy {}{times}", self.object(what)))
            }
            Happening::Cast { object: what, player: who, transformed } => {
                let how = if transformed { " transformed" } else { "" };
                Told::new(player(who), format!("cast {}{how}", self.object(what)))
            }
            Happening::GainControl { object: what, player: who } => {
                Told::new(player(who), format!("gain control of {}", self.object(what)))
            }
            Happening::Attach { object: what, to } => {
                Told::new(object(what), format!("become attached to {}", self.target(to)))
            }
            Happening::AddMana { player: who, mana, amount, .. } => {
                let mana = format!("{} {}", thousands(u128::from(amount)), mana.said());
                Told::new(player(who), format!("add {mana}"))
            }
        })
    }

    /// What enters, as far as a part that is contained in its entering knows.
    pub(super) fn comer(self, subject: Enters) -> &'a str {
        match subject {
            Enters::Object(id) => self.object(id),
            Enters::Token => "each token",
        }
    }

    /// "with two +1/+1 counters on it", or "on each" of several tokens.
    pub(super) fn with_counters(self, comer: &Subject, kind: CounterId, amount: u64) -> String {
        let counters = counters(self.ruling.counter(kind), amount);
        if comer.many { format!("with {counters} on each") } else { format!("with {counters} on it") }
    }

    fn told_top(self, who: PlayerId, amount: u64, to: Zone) -> Told {
        let top = if amount == 1 { "top card".to_owned() } else { format!("top {} cards", count(amount)) };
        let moves = self.vocabulary().move_top(to, &counted(amount, "card"), &top, "their");
        Told::new(Subject::one(self.player(who)), moves)
    }

    /// Who creates the tokens of a part: who owns them, once that is who creates them (CR 111.2 (2026-04-17)), whoever comes to
    /// control them; before, the player under whose control they enter.
    pub(super) fn creator(self, parts: &[Part], at: usize, under: PlayerId) -> PlayerId {
        if !Switch::TokenOwnerCreator.in_force(self.ruling.as_of()) {
            return under;
        }
        let mut inside = parts.iter().filter(|part| part.within.map(usize::from) == Some(at));
        let owner = inside.find_map(|part| self.ruling.form(part.happening.entering()?.form).owner);
        owner.unwrap_or(under)
    }

    /// The tokens of a part that creates some; how many there are stands in what it contains.
    fn created(self, parts: &[Part], at: usize, token: FormId) -> String {
        let inside = parts.iter().filter(|part| part.within.map(usize::from) == Some(at));
        let counts = inside.filter_map(|part| {
            if let Happening::Enter(entering) = part.happening { Some(entering.count) } else { None }
        });
        let noun = token_noun(self.ruling.form_name(token));
        let counts: Vec<u64> = counts.collect();
        let total = counts.iter().fold(0_u64, |sum, more| sum.saturating_add(*more));
        if counts.is_empty() { plural(&noun) } else { counted(total, &noun) }
    }

    fn told_entering(self, entering: Entering) -> Told {
        let how = self.how_it_enters(entering);
        let under = possessive(self.player(entering.controller));
        let predicate = format!("{}{how} under {under} control", self.vocabulary().enter());
        Told::new(self.who_enters(entering), predicate)
    }

    pub(super) fn who_enters(self, entering: Entering) -> Subject {
        match entering.subject {
            Enters::Object(id) => Subject::one(self.object(id)),
            Enters::Token => {
                let noun = token_noun(self.ruling.form_name(entering.form));
                let text = counted(entering.count, &noun);
                Subject { text, many: entering.count != 1 }
            }
        }
    }

    /// What is special about how something enters: " tapped and as a copy of Bear". Often empty.
    pub(super) fn how_it_enters(self, entering: Entering) -> String {
        let form = self.ruling.form(entering.form);
        let mut how = Vec::new();
        how.extend(form.tapped.then(|| "tapped".to_owned()));
        how.extend(form.copy_of.map(|of| format!("as a copy of {}", self.object(of))));
        how.extend(form.color.map(|chosen| format!("with {} chosen", color(chosen))));
        how.extend(form.word.map(|chosen| format!("with {chosen} chosen")));
        how.extend(form.player.map(|chosen| format!("with {} chosen", self.player(chosen))));
        how.extend(form.number.map(|chosen| format!("with {chosen} chosen")));
        how.extend(form.transformed.then(|| "with its back face up".to_owned()));
        how.extend(form.face_down.map(|down| match down {
            FaceDown::Plain => "face down".to_owned(),
            FaceDown::Warded => "face down with ward {2}".to_owned(),
        }));
        let of = (!form.subtypes.is_empty()).then(|| list(form.subtypes));
        how.extend(of.map(|of| format!("as {} besides its other types", a(&of))));
        how.extend(form.designations.iter().map(|&one| designation(one).to_owned()));
        how.extend(form.attached_to.map(|host| format!("attached to {}", self.target(host))));
        how.extend(form.attacks.map(|target| format!("attacking {}", self.target(target))));
        if how.is_empty() { String::new() } else { format!(" {}", list(&how)) }
    }

    /// A part as a noun: "the damage to Bob".
    pub(super) fn noun(self, happening: &Happening) -> String {
        let words = self.vocabulary();
        let target = |target: Target| self.target(target);
        match *happening {
            Happening::Damage { to, .. } => format!("the damage to {}", target(to)),
            Happening::MarkDamage { object, .. } => format!("the damage marked on {}", self.object(object)),
            Happening::GainLife { player, .. } => format!("{} life gain", self.whose(player)),
            Happening::LoseLife { player, .. } => format!("{} life loss", self.whose(player)),
            Happening::DrawCards { player, amount } => {
                format!("{} draw of {}", self.whose(player), counted(amount, "card"))
            }
            Happening::Draw { player, .. } => format!("{} card draw", self.whose(player)),
            Happening::Destroy { object, .. } => format!("the destruction of {}", self.object(object)),
            Happening::Regenerate { object } => format!("the regeneration of {}", self.object(object)),
            Happening::Sacrifice { object } => format!("the sacrifice of {}", self.object(object)),
            Happening::Move { object, to, .. } => {
                format!("{} move to {}", possessive(self.object(object)), words.zone(to))
            }
            Happening::MoveUnknown { player, from: Zone::Library, .. } => {
                format!("the cards from {} library", self.whose(player))
            }
            Happening::MoveUnknown { player, from, .. } => {
                format!("the unknown cards {}", words.in_zone(from, &self.whose(player)))
            }
            Happening::Enter(entering) => {
                format!("{} {}", possessive(&self.who_enters(entering).text), words.entering())
            }
            Happening::EnterCounters { subject, .. } => {
                format!("the counters that {} would {} with", self.comer(subject), words.enter())
            }
            Happening::Create { token, .. } => {
                format!("the creation of {}", plural(&token_noun(self.ruling.form_name(token))))
            }
            Happening::PutCounters { on, .. } => format!("the counters put on {}", target(on)),
            Happening::RemoveCounters { from, .. } => format!("the counters removed from {}", target(from)),
            Happening::Begin { period, player, .. } => {
                format!("{} {}", self.whose(player), words.period(period))
            }
            Happening::Deed { deed, of: Target::Player(player), .. } => {
                format!("{} {}", self.whose(player), bare(&deeds::noun(words, deed)))
            }
            Happening::Roll { player, sides, .. } => {
                format!("{} {}", self.whose(player), plural(&crate::words::things::dice(sides)))
            }
            Happening::Deed { of: Target::Object(object), deed, .. } => {
                deeds::of(words, deed, self.object(object))
            }
            Happening::Discard { object } => format!("the discarding of {}", self.object(object)),
            Happening::CounterSpell { object } => format!("the countering of {}", self.object(object)),
            Happening::CopySpell { object, .. } => format!("the copying of {}", self.object(object)),
            Happening::Cast { object, .. } => format!("the casting of {}", self.object(object)),
            Happening::GainControl { object, .. } => format!("the control of {}", self.object(object)),
            Happening::Attach { object, .. } => format!("the attaching of {}", self.object(object)),
            Happening::AddMana { player, mana, .. } => {
                format!("{} {}", self.whose(player), mana.said())
            }
            Happening::Daytime { becomes } => format!("the coming of {}", daytime(becomes)),
            Happening::Opaque { text, .. } => quoted(self.ruling.text(text)),
        }
    }

    fn whose(self, player: PlayerId) -> String {
        possessive(self.player(player))
    }

    /// The kind of event that a part is: "damage", "a card being drawn".
    pub(super) fn kind(self, happening: &Happening) -> String {
        let words = self.vocabulary();
        match *happening {
            Happening::Damage { dealt: true, .. } => "damage that is dealt already".to_owned(),
            Happening::Damage { combat: true, .. } => "combat damage".to_owned(),
            Happening::Damage { combat: false, .. } => "damage".to_owned(),
            Happening::MarkDamage { .. } => "damage being marked".to_owned(),
            Happening::GainLife { .. } => "life being gained".to_owned(),
            Happening::LoseLife { .. } => "life being lost".to_owned(),
            Happening::DrawCards { .. } => "a number of cards being drawn".to_owned(),
            Happening::Draw { .. } => "a card being drawn".to_owned(),
            Happening::Destroy { .. } => "a permanent being destroyed".to_owned(),
            Happening::Regenerate { .. } => "a permanent being regenerated".to_owned(),
            Happening::Sacrifice { .. } => "a permanent being sacrificed".to_owned(),
            Happening::Move { .. } | Happening::MoveUnknown { .. } => "a change of zones".to_owned(),
            Happening::Enter(_) => format!("a permanent {}", words.entering()),
            Happening::Create { .. } if words.creates() => "tokens being created".to_owned(),
            Happening::Create { .. } => format!("tokens being put {}", words.onto_battlefield()),
            Happening::PutCounters { .. } | Happening::EnterCounters { .. } => {
                "counters being put".to_owned()
            }
            Happening::RemoveCounters { .. } => "counters being removed".to_owned(),
            Happening::Begin { period, .. } => format!("the beginning of {}", a(words.period(period))),
            Happening::Deed { deed, .. } => deeds::kind(words, deed),
            Happening::Roll { sides: 2, .. } => "coins being flipped".to_owned(),
            Happening::Roll { .. } => "dice being rolled".to_owned(),
            Happening::Discard { .. } => "a card being discarded".to_owned(),
            Happening::CounterSpell { .. } => "a spell being countered".to_owned(),
            Happening::CopySpell { .. } => "a spell being copied".to_owned(),
            Happening::Cast { .. } => "a card being cast".to_owned(),
            Happening::GainControl { .. } => "a player gaining control".to_owned(),
            Happening::Attach { .. } => "a permanent becoming attached".to_owned(),
            Happening::AddMana { .. } => "mana being added".to_owned(),
            Happening::Daytime { .. } => "it becoming day or night".to_owned(),
            Happening::Opaque { text, .. } => quoted(self.ruling.text(text)),
        }
    }
}

/// A noun without its article.
fn bare(noun: &str) -> &str {
    let noun = noun.strip_prefix("an ").or_else(|| noun.strip_prefix("a ")).unwrap_or(noun);
    noun.strip_prefix("the ").unwrap_or(noun)
}

/// How many of the lowest dice are left out, as it follows the roll.
fn without_lowest(ignored: u64) -> String {
    match ignored {
        0 => String::new(),
        1 => " without the lowest".to_owned(),
        n => format!(" without the lowest {}", count(n)),
    }
}
