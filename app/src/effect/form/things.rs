//! Objects, and whoever can be dealt damage, as an effect names them.

use egui::Ui;

use super::context::{DEEPEST, Form};
use super::lists;
use super::lists::pick;
use crate::effect::choices::{SUPERTYPES, TYPES, ZONES};
use crate::widgets::form::{choice, line};
use language::board::{
    CardType, Color, Counter, Designation, Keyword, KeywordName, ObjectKind, Supertype, Zone,
};
use language::effect::EventPattern;
use language::select::{Amount, Compare, Past, Shared, What, Who, Whom};
use rulebook::words::vocabulary::{card_type, color, designation, object_kind, supertype};

const SORTS: [ObjectKind; 5] =
    [ObjectKind::Card, ObjectKind::Token, ObjectKind::SpellCopy, ObjectKind::Ability, ObjectKind::Emblem];

impl Form<'_> {
    /// Some of the objects.
    pub(crate) fn what(self, ui: &mut Ui, name: &str, what: &mut What, depth: usize) {
        if depth > DEEPEST {
            return;
        }
        lists::kind(ui, name, what, &self.objects(), what_name);
        ui.indent(("within", name), |ui| self.within_what(ui, what, depth + 1));
    }

    /// One of each kind, as it starts.
    #[expect(clippy::too_many_lines, reason = "one line for each selector")]
    fn objects(self) -> Vec<What> {
        let first = self.board.objects.first().map(|object| object.id.clone()).unwrap_or_default();
        let one = || Box::new(Amount::N(1));
        vec![
            What::Any,
            What::This,
            What::It,
            What::Type(CardType::Creature),
            What::ControlledBy(Who::You),
            What::All(vec![What::Type(CardType::Creature), What::ControlledBy(Who::You)]),
            What::OneOf(vec![What::Type(CardType::Artifact), What::Type(CardType::Creature)]),
            What::Not(Box::new(What::This)),
            What::Is(first),
            What::Named("Bear".to_owned()),
            What::Color(Color::Red),
            What::Colorless,
            What::Multicolored,
            What::Subtype("Cleric".to_owned()),
            What::Supertype(Supertype::Legendary),
            What::Token,
            What::Kind(ObjectKind::Card),
            What::In(Zone::Graveyard),
            What::OwnedBy(Who::You),
            What::Tapped,
            What::Attacking,
            What::Blocking,
            What::Blocked,
            What::Unblocked,
            What::With(Counter::PlusOne),
            What::WithCounters,
            What::EchoDue,
            What::Power(Compare::AtLeast, one()),
            What::Toughness(Compare::AtMost, one()),
            What::ManaValue(Compare::AtMost, one()),
            What::AttachedToBy,
            What::AttachedTo(Box::new(What::This)),
            What::HasAttached(Box::new(What::Subtype("Equipment".to_owned()))),
            What::ChosenColor,
            What::ChosenWord,
            What::Chose("odd".to_owned()),
            What::Commander,
            What::FaceDown,
            What::Designated(Designation::Renowned),
            What::GoadedBy(Who::You),
            What::HasMark("mark".to_owned()),
            What::Paid("flashback".to_owned()),
            What::CastBy(Who::You),
            What::Chosen("chosen".to_owned()),
            What::Done,
            What::DamageSource,
            What::TopOfLibrary(Who::You, one()),
            What::SharesCreatureType,
            What::SharesColor,
            What::Shares(Shared::Name, Box::new(What::Chosen("chosen".to_owned()))),
            What::GreaterPower,
            What::Has(Box::new(Keyword::Flying)),
            What::HasKeyword(KeywordName::Cycling),
            What::ExiledWith(Box::new(What::This)),
            What::TargetedBy(Box::new(What::This)),
            What::ByCopiableValues(Box::new(What::Type(CardType::Creature))),
            What::HappenedTo(damage()),
            What::Dealt(damage()),
        ]
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each selector")]
    fn within_what(self, ui: &mut Ui, what: &mut What, depth: usize) {
        match what {
            What::Is(id) => {
                let ids: Vec<String> = self.board.objects.iter().map(|object| object.id.clone()).collect();
                if let Some(chosen) = choice(ui, "Object", id, &ids, String::clone) {
                    *id = chosen;
                }
            }
            What::Named(text)
            | What::Subtype(text)
            | What::Paid(text)
            | What::Chose(text)
            | What::Chosen(text)
            | What::HasMark(text) => {
                if let Some(new) = line::show(ui, "name of a thing", "Its name", text) {
                    new.trim().clone_into(text);
                }
            }
            What::Type(kind) => pick(ui, "Type", kind, &TYPES, |kind| card_type(*kind)),
            What::Supertype(kind) => pick(ui, "Supertype", kind, &SUPERTYPES, |kind| supertype(*kind)),
            What::Color(one) => pick(ui, "Colour", one, &Color::ALL, |one| color(*one)),
            What::Kind(kind) => pick(ui, "Sort", kind, &SORTS, |kind| object_kind(*kind)),
            What::In(zone) => pick(ui, "Zone", zone, &ZONES, |zone| lists::zone_name(*zone)),
            What::Has(keyword) => self.keyword(ui, keyword),
            What::HasKeyword(name) => {
                pick(ui, "Called", name, KeywordName::ALL, |name| name.words());
            }
            What::With(counter) => lists::counter(ui, "Counter", counter),
            What::Designated(one) => {
                pick(ui, "Designation", one, &Designation::ALL, |one| designation(*one));
            }
            What::ControlledBy(who) | What::OwnedBy(who) | What::CastBy(who) | What::GoadedBy(who) => {
                self.who(ui, "by", who, depth);
            }
            What::Power(compare, amount)
            | What::Toughness(compare, amount)
            | What::ManaValue(compare, amount) => {
                comparison(ui, compare);
                self.amount(ui, "than or to", amount, depth);
            }
            What::TopOfLibrary(who, amount) => {
                self.who(ui, "of", who, depth);
                self.amount(ui, "How many", amount, depth);
            }
            What::All(list) => {
                let new = What::Type(CardType::Creature);
                lists::items(ui, "property", list, &new, |ui, what| self.what(ui, "and", what, depth));
            }
            What::OneOf(list) => {
                let new = What::Type(CardType::Creature);
                lists::items(ui, "choice", list, &new, |ui, what| self.what(ui, "or", what, depth));
            }
            What::HappenedTo(past) | What::Dealt(past) => self.past(ui, past, depth),
            What::Not(inner) => self.what(ui, "not", inner, depth),
            What::AttachedTo(inner) => self.what(ui, "to", inner, depth),
            What::HasAttached(inner) => self.what(ui, "to it", inner, depth),
            What::ExiledWith(inner) => self.what(ui, "with", inner, depth),
            What::TargetedBy(inner) => self.what(ui, "by", inner, depth),
            What::ByCopiableValues(inner) => self.what(ui, "it would be", inner, depth),
            What::Shares(shared, inner) => {
                pick(ui, "What is shared", shared, &Shared::ALL, |shared| shared_name(*shared));
                self.what(ui, "with", inner, depth);
            }
            What::Any
            | What::This
            | What::It
            | What::Colorless
            | What::Multicolored
            | What::ChosenColor
            | What::ChosenWord
            | What::Token
            | What::Commander
            | What::FaceDown
            | What::WithCounters
            | What::EchoDue
            | What::Tapped
            | What::Attacking
            | What::Blocking
            | What::Blocked
            | What::Unblocked
            | What::SharesCreatureType
            | What::SharesColor
            | What::GreaterPower
            | What::Done
            | What::DamageSource
            | What::AttachedToBy => {}
        }
    }

    /// Who or what.
    pub(crate) fn whom(self, ui: &mut Ui, name: &str, whom: &mut Whom, depth: usize) {
        if depth > DEEPEST {
            return;
        }
        let all = [
            Whom::Any,
            Whom::Player(Who::You),
            Whom::Object(What::Type(CardType::Creature)),
            Whom::OneOf(vec![Whom::Player(Who::You), Whom::Object(What::ControlledBy(Who::You))]),
            Whom::AttackedBy(What::This),
        ];
        lists::kind(ui, name, whom, &all, |whom| match whom {
            Whom::Any => "anyone and anything",
            Whom::Player(_) => "a player",
            Whom::Object(_) => "an object",
            Whom::AttackedBy(_) => "whom or what something attacks",
            Whom::OneOf(_) => "any of",
        });
        ui.indent(("within", name), |ui| match whom {
            Whom::Player(who) => self.who(ui, "Which player", who, depth + 1),
            Whom::Object(what) => self.what(ui, "Which object", what, depth + 1),
            Whom::AttackedBy(what) => self.what(ui, "Which attacker", what, depth + 1),
            Whom::OneOf(list) => {
                let new = Whom::Player(Who::You);
                lists::items(ui, "choice", list, &new, |ui, whom| self.whom(ui, "or", whom, depth + 1));
            }
            Whom::Any => {}
        });
    }
}

/// How numbers are compared.
pub(crate) fn comparison(ui: &mut Ui, compare: &mut Compare) {
    let all = [Compare::AtLeast, Compare::AtMost, Compare::Exactly, Compare::MoreThan, Compare::LessThan];
    pick(ui, "Compared", compare, &all, |compare| compare_name(*compare));
}

fn what_name(what: &What) -> &'static str {
    match what {
        What::Any => "anything",
        What::This => "this object itself",
        What::It => "the object that the event affects",
        What::Is(_) => "one object of the board",
        What::Named(_) => "of this name",
        What::Type(_) => "of a type",
        What::Subtype(_) => "of a subtype",
        What::Supertype(_) => "of a supertype",
        What::Color(_) => "of a colour",
        What::Colorless => "colourless",
        What::Multicolored => "of several colours",
        What::ChosenColor => "of the colour chosen as it entered",
        What::ChosenWord => "of the name or type chosen as it entered",
        What::Token => "a token",
        What::Kind(_) => "a card, token, copy, ability",
        What::Commander => "a commander",
        What::Paid(_) => "cast for",
        What::Chose(_) => "for which a word was chosen",
        What::CastBy(_) => "cast by",
        What::FaceDown => "face down",
        What::Designated(_) => "monstrous, renowned, suspected, ...",
        What::GoadedBy(_) => "goaded by",
        What::HasMark(_) => "with a mark of your own",
        What::AttachedTo(_) => "attached to",
        What::HasAttached(_) => "to which something is attached",
        What::In(_) => "in a zone",
        What::ControlledBy(_) => "controlled by",
        What::OwnedBy(_) => "owned by",
        What::Tapped => "tapped",
        What::Attacking => "attacking",
        What::Blocking => "blocking",
        What::Blocked => "blocked",
        What::Unblocked => "unblocked",
        What::With(_) => "with a counter of a kind",
        What::WithCounters => "with any counter",
        What::EchoDue => "that came since the last upkeep",
        What::Power(..) => "by its power",
        What::Toughness(..) => "by its toughness",
        What::ManaValue(..) => "by its mana value",
        What::AttachedToBy => "what this is attached to",
        What::Chosen(_) => "chosen before",
        What::Done => "what was just done something to",
        What::DamageSource => "the source of the damage",
        What::TopOfLibrary(..) => "on top of a library",
        What::SharesCreatureType => "of a creature type of this",
        What::SharesColor => "of a colour of this",
        What::Shares(..) => "with something in common with",
        What::GreaterPower => "of greater power than this",
        What::Has(_) => "with a keyword",
        What::HasKeyword(_) => "with a keyword of a name",
        What::ExiledWith(_) => "exiled with",
        What::TargetedBy(_) => "targeted by",
        What::ByCopiableValues(_) => "by copiable values alone",
        What::HappenedTo(_) => "to which it has happened",
        What::Dealt(_) => "that has dealt damage",
        What::All(_) => "all of these together",
        What::OneOf(_) => "any of",
        What::Not(_) => "anything but",
    }
}

/// What is shared, as it is said.
const fn shared_name(shared: Shared) -> &'static str {
    match shared {
        Shared::Name => "a name",
        Shared::Color => "a colour",
        Shared::CardType => "a card type",
        Shared::CreatureType => "a creature type",
    }
}

/// How a comparison is said.
const fn compare_name(compare: Compare) -> &'static str {
    match compare {
        Compare::AtLeast => "at least",
        Compare::AtMost => "at most",
        Compare::Exactly => "exactly",
        Compare::MoreThan => "more than",
        Compare::LessThan => "less than",
    }
}

/// Damage that has been dealt, as what is put in first.
fn damage() -> Box<Past> {
    Box::new(Past::new(EventPattern::Damage { from: What::Any, to: Whom::Any, combat: None }))
}
