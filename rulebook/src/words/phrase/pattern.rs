//! Which events an effect looks at.

use super::Voice;
use super::deed::rolls_in_general;
use crate::words::deeds;
use crate::words::deeds::Besides;
use crate::words::grammar::{Clause, Subject, a, count, either, quoted};
use crate::words::vocabulary::{counter, daytime};
use language::board::{Daytime, Zone};
use language::effect::{Cause, EventPattern, Pattern, Scope, Zones};
use language::event::{Affects, Deed};
use language::select::{What, Who, Whom};
use language::walk::Node;

impl Voice<'_> {
    /// The event that a pattern looks at: "a source Alice controls would deal damage to a creature".
    #[expect(clippy::too_many_lines, reason = "a table: one arm for each kind of event")]
    pub fn would(self, pattern: &EventPattern) -> Clause {
        match pattern {
            EventPattern::Damage { from, to, combat } => self.would_deal(from, to, damage(*combat)),
            EventPattern::GainLife { who } => Clause::new(self.any_player(who), "gain life"),
            EventPattern::LoseLife { who } => Clause::new(self.any_player(who), "lose life"),
            EventPattern::Draw { who } => Clause::new(self.any_player(who), "draw a card"),
            EventPattern::DrawCards { who, at_least } => {
                let least = count((*at_least).max(1));
                Clause::new(self.any_player(who), format!("draw {least} or more cards"))
            }
            EventPattern::Destroy { what } => self.thing_would(what, "permanent", "be destroyed"),
            EventPattern::Sacrifice { what } => self.thing_would(what, "permanent", "be sacrificed"),
            EventPattern::Move { what, from, to } => self.would_move(what, from.as_ref(), to.as_ref()),
            EventPattern::Enter { what, under, from } => {
                let (from, under) = (self.coming_from(from.as_ref()), self.under(under));
                self.thing_would(what, "permanent", &format!("{}{from}{under}", self.words.enter()))
            }
            EventPattern::Create { what, under } => self.would_create(what, under),
            EventPattern::PutCounters { who, on, kind } => {
                let counters =
                    kind.as_ref().map_or("counters".into(), |k| format!("{} counters", counter(k)));
                let on = self.any_whom(on);
                if *who != Who::Anyone {
                    return Clause::new(self.any_player(who), format!("put any {counters} on {on}"));
                }
                Clause::new(Subject::many(format!("any {counters}")), format!("be put on {on}"))
            }
            EventPattern::RemoveCounters { from, kind } => {
                let counters =
                    kind.as_ref().map_or("counters".into(), |k| format!("{} counters", counter(k)));
                let from = self.any_whom(from);
                Clause::new(Subject::many(format!("any {counters}")), format!("be removed from {from}"))
            }
            EventPattern::Begin { period, who, extra } => {
                let whose = self.any_player(who).possessive();
                let extra = if *extra == Some(true) { "extra " } else { "" };
                Clause::new(Subject::one(format!("{whose} {extra}{}", self.words.period(*period))), "begin")
            }
            EventPattern::Daytime { becomes, changes } => {
                Clause::new(Subject::one("it"), Self::turns(*becomes, *changes))
            }
            EventPattern::Opaque { text, affects } => {
                let to = if *affects == Whom::Any {
                    String::new()
                } else {
                    format!(" to {}", self.any_whom(affects))
                };
                Clause::new(Subject::one(quoted(text)), format!("happen{to}"))
            }
            EventPattern::Deed { deed, who, what, at_least, kind, to } => {
                let to = to.as_ref().map(|to| self.with_regard_to(*deed, to));
                let besides = Besides { kind: kind.as_deref(), to: to.as_deref() };
                let does = self.does_in_general(*deed, *at_least, besides);
                if deed.is_of_players() {
                    Clause::new(self.any_player(who), does)
                } else {
                    self.thing_would(what, "permanent", &does)
                }
            }
            EventPattern::Roll { who, sides } => Clause::new(self.any_player(who), rolls_in_general(*sides)),
            EventPattern::Discard { what, who } => {
                Clause::new(self.any_player(who), format!("discard {}", self.one_of(what, "card")))
            }
            EventPattern::CounterSpell { what } => self.thing_would(what, "spell", "be countered"),
            EventPattern::CopySpell { who, what } => {
                Clause::new(self.any_player(who), format!("copy {}", self.one_of(what, "spell")))
            }
            EventPattern::Cast { who, what } => {
                Clause::new(self.any_player(who), format!("cast {}", self.one_of(what, "card")))
            }
            EventPattern::Trigger { who, what } => self.would_trigger(who, what),
            EventPattern::GainControl { who, what } => Clause::new(
                self.any_player(who),
                format!("gain control of {}", self.one_of(what, "permanent")),
            ),
            EventPattern::Attach { what, to } => {
                let to = self.one_of(to, "permanent");
                self.thing_would(what, "permanent", &format!("become attached to {to}"))
            }
            EventPattern::AddMana { who, from, mana, tapped } => self.would_add(who, from, *mana, *tapped),
        }
    }

    /// With regard to whom or what: what something becomes the target of is a spell or an ability.
    fn with_regard_to(self, deed: Deed, to: &Whom) -> String {
        if let (Deed::BecomeTarget, Whom::Object(what)) = (deed, to) {
            return self.one_of(what, "spell or ability");
        }
        self.any_whom(to)
    }

    /// The kind of event that a pattern looks at, as a noun: "damage", "cards being drawn".
    pub fn kind(self, pattern: &EventPattern) -> String {
        match pattern {
            EventPattern::Damage { combat, .. } => damage(*combat).to_owned(),
            EventPattern::GainLife { .. } => "life being gained".to_owned(),
            EventPattern::LoseLife { .. } => "life being lost".to_owned(),
            EventPattern::Draw { .. } => "a card being drawn".to_owned(),
            EventPattern::DrawCards { .. } => "a number of cards being drawn".to_owned(),
            EventPattern::Destroy { .. } => "permanents being destroyed".to_owned(),
            EventPattern::Sacrifice { .. } => "permanents being sacrificed".to_owned(),
            EventPattern::Move { .. } => "objects changing zones".to_owned(),
            EventPattern::Enter { .. } => format!("permanents {}", self.words.entering()),
            EventPattern::Create { .. } if self.words.creates() => "tokens being created".to_owned(),
            EventPattern::Create { .. } => format!("tokens being put {}", self.words.onto_battlefield()),
            EventPattern::PutCounters { .. } => "counters being put".to_owned(),
            EventPattern::RemoveCounters { .. } => "counters being removed".to_owned(),
            EventPattern::Begin { period, .. } => {
                format!("the beginning of {}", a(self.words.period(*period)))
            }
            EventPattern::Daytime { .. } => "it becoming day or night".to_owned(),
            EventPattern::Opaque { text, .. } => quoted(text),
            EventPattern::Deed { deed, .. } if deed.is_of_players() => deeds::noun(self.words, *deed),
            EventPattern::Deed { deed, .. } => format!("objects {}", deeds::noun(self.words, *deed)),
            EventPattern::Roll { sides: Some(2), .. } => "coins being flipped".to_owned(),
            EventPattern::Roll { .. } => "dice being rolled".to_owned(),
            EventPattern::Discard { .. } => "cards being discarded".to_owned(),
            EventPattern::CounterSpell { .. } => "spells being countered".to_owned(),
            EventPattern::CopySpell { .. } => "spells being copied".to_owned(),
            EventPattern::Cast { .. } => "cards being cast".to_owned(),
            EventPattern::GainControl { .. } => "control being gained".to_owned(),
            EventPattern::Attach { .. } => "permanents becoming attached".to_owned(),
            EventPattern::AddMana { .. } => "mana being added".to_owned(),
            EventPattern::Trigger { .. } => "abilities triggering".to_owned(),
        }
    }

    /// "become night", "turn from day to night".
    fn turns(becomes: Option<Daytime>, changes: bool) -> String {
        let becoming = |is| match (is, changes) {
            (is, false) => daytime(is).to_owned(),
            (Daytime::Night, true) => "from day to night".to_owned(),
            (Daytime::Day, true) => "from night to day".to_owned(),
        };
        let wanted = becomes.map_or_else(|| vec![Daytime::Day, Daytime::Night], |one| vec![one]);
        let wanted: Vec<String> = wanted.into_iter().map(becoming).collect();
        format!("{} {}", if changes { "turn" } else { "become" }, either(&wanted))
    }

    fn would_deal(self, from: &What, to: &Whom, damage: &str) -> Clause {
        let to = if *to == Whom::Any { String::new() } else { format!(" to {}", self.any_whom(to)) };
        if *from == What::Any {
            Clause::new(Subject::one(damage), format!("be dealt{to}"))
        } else if refers_back(from) {
            let by = self.calling_affected("they").one_of(from, "source");
            Clause::new(Subject::one(damage), format!("be dealt{to} from {by}"))
        } else {
            Clause::new(Subject::one(self.one_of(from, "source")), format!("deal {damage}{to}"))
        }
    }

    fn thing_would(self, what: &What, noun: &'static str, predicate: &str) -> Clause {
        Clause::new(Subject::one(self.one_of(what, noun)), predicate)
    }

    fn would_move(self, what: &What, from: Option<&Zones>, to: Option<&Zones>) -> Clause {
        let thing = self.thing(what, "permanent");
        let creature = thing.kinds.iter().any(|kind| kind == "creature");
        let anywhere = from != Some(&Zones::Battlefield);
        let dies = !anywhere && to == Some(&Zones::Graveyard) && creature;
        // From the battlefield tokens move, too.
        let no_tokens = thing.adjectives.iter().any(|adjective| adjective == "nontoken");
        let tokens = !no_tokens && from.is_none_or(|zones| zones.hold(Zone::Battlefield));
        let fallback = match (anywhere, tokens) {
            (false, _) => "permanent",
            (true, false) => "card",
            (true, true) => "card or token",
        };
        let subject = Subject::one(self.one_of(what, fallback));
        if let (true, Some(die)) = (dies, self.words.die()) {
            return Clause::new(subject, die);
        }
        Clause::new(subject, self.journey(from, to))
    }

    /// "leave the battlefield", "be put into a graveyard from a hand".
    fn journey(self, from: Option<&Zones>, to: Option<&Zones>) -> String {
        match (from, to) {
            (Some(Zones::Battlefield), None) => self.words.leave_battlefield().to_owned(),
            (Some(from @ Zones::Not(_)), None) => format!("change zones from {}", self.zones(from)),
            (Some(from), None) => format!("leave {}", self.zones(from)),
            (None, None) => "change zones".to_owned(),
            (from, Some(to)) => {
                let arrival = match (to.only(), to) {
                    (Some(zone), _) => self.arrival(zone).to_owned(),
                    (None, Zones::Not(_)) => format!("go {}", self.zones(to)),
                    (None, to) => format!("go to {}", self.zones(to)),
                };
                format!("{arrival}{}", self.coming_from(from))
            }
        }
    }

    /// " from a graveyard", " from anywhere but the stack"; nothing where it may come from anywhere.
    pub(super) fn coming_from(self, from: Option<&Zones>) -> String {
        from.map_or_else(String::new, |from| format!(" from {}", self.zones(from)))
    }

    /// "a graveyard or a library", "anywhere but the stack".
    fn zones(self, zones: &Zones) -> String {
        let zone = |zone| self.words.zone(zone).to_owned();
        match zones {
            Zones::Battlefield => zone(Zone::Battlefield),
            Zones::Graveyard => zone(Zone::Graveyard),
            Zones::Hand => zone(Zone::Hand),
            Zones::Library => zone(Zone::Library),
            Zones::Exile => zone(Zone::Exile),
            Zones::Stack => zone(Zone::Stack),
            Zones::Command => zone(Zone::Command),
            Zones::Outside => zone(Zone::Outside),
            Zones::OneOf(list) => either(&list.iter().map(|zones| self.zones(zones)).collect::<Vec<_>>()),
            Zones::Not(zones) => format!("anywhere but {}", self.zones(zones)),
        }
    }

    fn arrival(self, to: Zone) -> &'static str {
        match to {
            Zone::Battlefield => self.words.enter(),
            Zone::Graveyard => "be put into a graveyard",
            Zone::Hand => "be put into its owner's hand",
            Zone::Library => "be put into its owner's library",
            Zone::Exile if self.words.exiled() == "exiled" => "be exiled",
            Zone::Exile => "be removed from the game",
            Zone::Stack => "be put on the stack",
            Zone::Command => "be put into the command zone",
            Zone::Outside => "leave the game",
        }
    }

    pub(super) fn under(self, who: &Who) -> String {
        if *who == Who::Anyone {
            return String::new();
        }
        format!(" under {} control", self.any_player(who).possessive())
    }

    fn would_create(self, what: &What, under: &Who) -> Clause {
        let tokens = Subject::many(format!("any {}", self.many_tokens(what)));
        let how = if self.words.creates() {
            "be created".to_owned()
        } else {
            format!("be put {}", self.words.onto_battlefield())
        };
        Clause::new(tokens, format!("{how}{}", self.under(under)))
    }

    /// What else must be true, as it follows the clause: " and it is Alice's turn".
    pub(super) fn only_if(self, pattern: &Pattern) -> String {
        let conditions: Vec<String> = pattern.only_if.iter().map(|one| self.condition(one)).collect();
        if conditions.is_empty() { String::new() } else { format!(" and {}", conditions.join(" and ")) }
    }

    /// What made the event happen, as it follows the clause: " in combat", " because of a spell or ability Bob controls".
    pub(super) fn because(self, pattern: &Pattern) -> String {
        let by = pattern.by.as_ref().map_or_else(String::new, |who| format!(" {}", self.has(who, "control")));
        let causes: Vec<String> = pattern.because.iter().map(|because| cause(*because, &by)).collect();
        if causes.is_empty() && !by.is_empty() {
            return format!(" because of a spell, ability or effect{by}");
        }
        if causes.is_empty() { String::new() } else { format!(" {}", either(&causes)) }
    }

    /// A pattern as a whole clause, with what else must be true.
    pub fn pattern(self, pattern: &Pattern) -> String {
        let said = self.after(&pattern.event);
        let named = match pattern.event.facts().affects {
            Affects::Objects(what @ What::All(_)) | Affects::Entering(what @ What::All(_)) => {
                self.of_the_named(what, true)
            }
            Affects::Objects(_)
            | Affects::Entering(_)
            | Affects::Either(_)
            | Affects::Players(_)
            | Affects::Nobody => None,
        };
        let named = named.map_or_else(String::new, |named| format!(" and {named}"));
        let would = self.would(&pattern.event).would();
        format!("{would}{}{named}{}", self.because(pattern), said.only_if(pattern))
    }

    /// The voice that goes on after the pattern's clause has been said: it knows who "they" are.
    pub(super) fn after(self, pattern: &EventPattern) -> Self {
        match role(pattern) {
            Role::Player(Who::You) => self.after_naming_you().calling_affected("they"),
            Role::Player(_) => self.calling_affected("they"),
            Role::Object => self.calling_affected("its controller"),
            Role::Either => self,
        }
    }
}

/// Whom an event of a pattern affects.
pub(super) enum Role<'a> {
    Player(&'a Who),
    Object,
    Either,
}

pub(super) fn role(pattern: &EventPattern) -> Role<'_> {
    let facts = pattern.facts();
    match (pattern, facts.who, facts.affects) {
        (EventPattern::Damage { from, to: Whom::Player(who), .. }, ..) if silent(from) => Role::Player(who),
        (_, Some(who), _) => Role::Player(who),
        (EventPattern::Damage { to: Whom::Object(_), .. }, ..)
        | (_, None, Affects::Objects(_) | Affects::Entering(_)) => Role::Object,
        (_, None, Affects::Either(_) | Affects::Players(_) | Affects::Nobody) => Role::Either,
    }
}

/// Whether a source is described by the player whom the damage affects, who has to be named first.
fn refers_back(from: &What) -> bool {
    describes(from, |part| matches!(part, What::ControlledBy(Who::Affected) | What::OwnedBy(Who::Affected)))
}

/// Whether a source is described without naming a player, the affected one aside.
fn silent(from: &What) -> bool {
    let names = |part: &What| {
        if let What::ControlledBy(who) | What::OwnedBy(who) = part {
            return *who != Who::Affected;
        }
        matches!(part, What::TopOfLibrary(..))
    };
    !describes(from, names)
}

/// Whether this is so of a description or of another that it is made of.
fn describes(what: &What, is: impl Fn(&What) -> bool) -> bool {
    let is_description = |node: Node<'_>| matches!(node, Node::What(_));
    Node::What(what).any_through(&is_description, &|node| matches!(node, Node::What(part) if is(part)))
}

fn damage(combat: Option<bool>) -> &'static str {
    match combat {
        None => "damage",
        Some(true) => "combat damage",
        Some(false) => "noncombat damage",
    }
}

/// A cause; what somebody can control is followed by who does: " an opponent controls".
fn cause(cause: Cause, by: &str) -> String {
    match cause {
        Cause::Effect => format!("because of a spell or ability{by}"),
        Cause::Cost if by.is_empty() => "as a cost".to_owned(),
        Cause::Cost => format!("as a cost of a spell or ability{by}"),
        Cause::Combat => "in combat".to_owned(),
        Cause::TurnBased => "as a turn-based action".to_owned(),
        Cause::Rules => "because of the rules".to_owned(),
        Cause::IllegalTargets => "because its targets are illegal".to_owned(),
        Cause::Replacement => format!("because of another replacement effect{by}"),
    }
}

/// How often an ability triggers on what happens at the same time, as it follows the clause; nothing for the usual.
pub(super) const fn once_for(scope: Scope) -> &'static str {
    match scope {
        Scope::EachPart => "",
        Scope::PerSource => ", once for all that one source deals at the same time",
        Scope::PerRecipient => ", once for all that affects one player or object at the same time",
        Scope::PerPlayer => ", once for all that affects one player and their objects at the same time",
        Scope::WholeEvent => ", once for all that happens at the same time",
    }
}

/// What a scope says about events at the same time; nothing for the usual one.
pub(super) fn scope(scope: Scope) -> Option<&'static str> {
    match scope {
        Scope::EachPart => None,
        Scope::PerSource => Some("What one source deals at the same time counts as one event"),
        Scope::PerRecipient => Some("What affects one player or object at the same time counts as one event"),
        Scope::PerPlayer => {
            Some("What affects one player and their objects at the same time counts as one event")
        }
        Scope::WholeEvent => Some("All that happens at the same time counts as one event"),
    }
}
