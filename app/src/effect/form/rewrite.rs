//! What an effect makes of an event.

use egui::Ui;

use super::context::{DEEPEST, Form};
use super::continuous::several;
use super::lists;
use super::lists::pick;
use super::pattern::mana_name;
use crate::effect::choices::{TYPES, ZONES};
use crate::widgets::form::{check, line, number, weak};
use language::board::{CardType, Color, Counter, Supertype, Zone};
use language::effect::{CopyException, EnterChoice, Fate, Prevention, Quantity, Rewrite, Scale};
use language::event::{Mana, Place};
use language::select::{Amount, What, Who, Whom};
use rulebook::words::vocabulary::{card_type, color};

impl Form<'_> {
    /// What it makes of the event.
    pub(crate) fn rewrite(self, ui: &mut Ui, name: &str, rewrite: &mut Rewrite, depth: usize) {
        if depth > DEEPEST {
            return;
        }
        lists::kind(ui, name, rewrite, &kinds(), rewrite_name);
        ui.indent(("within", name), |ui| self.within_rewrite(ui, rewrite, depth + 1));
    }

    fn within_rewrite(self, ui: &mut Ui, rewrite: &mut Rewrite, depth: usize) {
        match rewrite {
            Rewrite::Scale(scale) => self.scale(ui, scale),
            Rewrite::Prevent(prevention) => self.prevention(ui, prevention),
            Rewrite::Redirect { amount, to } => {
                let mut some = amount.is_some();
                if ui.checkbox(&mut some, "Only so much of it").changed() {
                    *amount = some.then_some(Amount::N(1));
                }
                if let Some(amount) = amount {
                    self.amount(ui, "How much", amount, 0);
                }
                self.whom(ui, "To", to, 0);
            }
            Rewrite::Become(events) | Rewrite::With(events) => self.events(ui, events),
            Rewrite::Instead(does) | Rewrite::Also(does) | Rewrite::SkipThen(does) => self.does(ui, does),
            Rewrite::DealtBy(what) => self.what(ui, "By", what, 0),
            Rewrite::ManaOf(mana) => pick(ui, "Mana", mana, &Mana::ALL, |mana| mana_name(*mana)),
            Rewrite::ExtraDice { more, ignored } => {
                self.amount(ui, "How many more", more, 0);
                self.amount(ui, "How many of the lowest are left out", ignored, 0);
            }
            Rewrite::ToZone { zone, place } => to_zone(ui, zone, place),
            Rewrite::EnterWithCounters { kind, amount } => {
                lists::counter(ui, "Counter", kind);
                self.amount(ui, "How many", amount, 0);
            }
            Rewrite::EnterAsCopy { of, except } => {
                self.what(ui, "Of", of, 0);
                exceptions(ui, except);
            }
            Rewrite::EnterAs(changes) => exceptions(ui, changes),
            Rewrite::EnterAttached(what) => self.what(ui, "To", what, 0),
            Rewrite::UnlessPaid { with, cost, otherwise } => {
                if let Some(is_so) = check(ui, "With one that is chosen, called “paid”", with.is_some()) {
                    *with = is_so.then_some(What::Any);
                }
                if let Some(what) = with {
                    self.what(ui, "One of", what, 0);
                }
                self.events(ui, cost);
                self.rewrite(ui, "Otherwise", otherwise, depth);
            }
            Rewrite::EnterUnder(who) => self.who(ui, "Whose", who, 0),
            Rewrite::AsEnters(choice) => self.choice(ui, choice),
            Rewrite::All(list) => {
                let new = Rewrite::EnterTapped;
                lists::items(ui, "part", list, &new, |ui, one| self.rewrite(ui, "And", one, depth));
            }
            Rewrite::ChooseOne(list) => {
                let new = Rewrite::Nothing;
                lists::items(ui, "mode", list, &new, |ui, one| self.rewrite(ui, "Or", one, depth));
            }
            Rewrite::EnterTapped
            | Rewrite::EnterUntapped
            | Rewrite::EnterTransformed
            | Rewrite::EnterFaceDown
            | Rewrite::Regenerate
            | Rewrite::Skip
            | Rewrite::Nothing => {}
        }
    }

    fn scale(self, ui: &mut Ui, scale: &mut Scale) {
        let all = [
            Scale::Times(2),
            Scale::Plus(Amount::N(1)),
            Scale::Minus(Amount::N(1)),
            Scale::HalfUp,
            Scale::HalfDown,
            Scale::Set(Amount::N(1)),
            Scale::AtMost(Amount::N(1)),
            Scale::DownTo(Amount::N(1)),
        ];
        lists::kind(ui, "How much", scale, &all, |scale| match scale {
            Scale::Times(_) => "times a number",
            Scale::Plus(_) => "that much plus",
            Scale::Minus(_) => "that much minus",
            Scale::HalfUp => "half, rounded up",
            Scale::HalfDown => "half, rounded down",
            Scale::Set(_) => "an amount of its own",
            Scale::AtMost(_) => "at most",
            Scale::DownTo(_) => "until so much life is left",
        });
        match scale {
            Scale::Times(times) => {
                if let Some(value) = number(ui, "Times", "times", *times) {
                    *times = value;
                }
            }
            Scale::Plus(amount)
            | Scale::Minus(amount)
            | Scale::Set(amount)
            | Scale::AtMost(amount)
            | Scale::DownTo(amount) => self.amount(ui, "Amount", amount, 0),
            Scale::HalfUp | Scale::HalfDown => {}
        }
    }

    fn prevention(self, ui: &mut Ui, prevention: &mut Prevention) {
        let all = [
            Quantity::All,
            Quantity::Some(Amount::N(1)),
            Quantity::AllBut(Amount::N(1)),
            Quantity::HalfUp,
            Quantity::HalfDown,
        ];
        lists::kind(ui, "How much", &mut prevention.amount, &all, |quantity| match quantity {
            Quantity::All => "all of it, or what the shield has left",
            Quantity::Some(_) => "so much of it",
            Quantity::AllBut(_) => "all but so much",
            Quantity::HalfUp => "half, rounded up",
            Quantity::HalfDown => "half, rounded down",
        });
        match &mut prevention.amount {
            Quantity::Some(amount) | Quantity::AllBut(amount) => self.amount(ui, "Amount", amount, 0),
            Quantity::All | Quantity::HalfUp | Quantity::HalfDown => {}
        }
        weak(ui, "And what it does besides; \"that much\" is what it has prevented:");
        self.does(ui, &mut prevention.then);
        ui.checkbox(&mut prevention.of_all, "\"that much\" is also of damage that can't be prevented");
    }

    #[expect(clippy::too_many_lines, reason = "one short arm for each kind")]
    fn choice(self, ui: &mut Ui, choice: &mut EnterChoice) {
        let objects = EnterChoice::Objects {
            what: What::All(vec![What::Type(CardType::Creature), What::ControlledBy(Who::You)]),
            at_most: None,
            fate: Fate::Sacrificed,
            counters_each: 1,
        };
        let all = [
            EnterChoice::Color,
            EnterChoice::ColorOf(vec![Color::White, Color::Blue]),
            EnterChoice::Player(Who::Opponents),
            EnterChoice::CreatureType,
            EnterChoice::SubtypeOf(CardType::Land),
            EnterChoice::CardName,
            EnterChoice::CardNameBut(vec![CardType::Land]),
            EnterChoice::CardType,
            EnterChoice::OneOf(vec!["odd".to_owned(), "even".to_owned()]),
            EnterChoice::Number(10),
            EnterChoice::Tribute(2),
            objects,
        ];
        lists::kind(ui, "Chosen is", choice, &all, |choice| match choice {
            EnterChoice::Color => "a colour",
            EnterChoice::ColorOf(_) => "one of some colours",
            EnterChoice::Player(_) => "a player",
            EnterChoice::CreatureType => "a creature type",
            EnterChoice::SubtypeOf(_) => "a subtype of a card type",
            EnterChoice::CardName => "a card's name",
            EnterChoice::CardNameBut(_) => "a card's name, of some types none",
            EnterChoice::CardType => "a card type",
            EnterChoice::OneOf(_) => "one of some words",
            EnterChoice::Number(_) => "a number",
            EnterChoice::Tribute(_) => "an opponent, who may pay tribute",
            EnterChoice::Gains(_) => "nothing: it gains an ability",
            EnterChoice::Objects { .. } => "any number of objects",
        });
        match choice {
            EnterChoice::Player(who) => self.who(ui, "One of", who, 0),
            EnterChoice::OneOf(words) => {
                if let Some(new) = line::show(ui, "words", "Words", &words.join(", ")) {
                    let new = new.split(',').map(str::trim).filter(|word| !word.is_empty());
                    *words = new.map(str::to_owned).collect();
                }
            }
            EnterChoice::Number(most) => {
                if let Some(value) = number(ui, "At most", "at most", *most) {
                    *most = value;
                }
            }
            EnterChoice::Tribute(counters) => {
                if let Some(value) = number(ui, "+1/+1 counters as tribute", "counters", *counters) {
                    *counters = value;
                }
            }
            EnterChoice::Objects { what, at_most, fate, counters_each } => {
                self.what(ui, "Which", what, 0);
                let mut some = at_most.is_some();
                if ui.checkbox(&mut some, "Not more than").changed() {
                    *at_most = some.then_some(Amount::N(1));
                }
                if let Some(amount) = at_most {
                    self.amount(ui, "How many", amount, 0);
                }
                pick(
                    ui,
                    "They are",
                    fate,
                    &[Fate::Sacrificed, Fate::Exiled, Fate::Returned, Fate::Revealed],
                    |fate| match fate {
                        Fate::Sacrificed => "sacrificed",
                        Fate::Exiled => "exiled",
                        Fate::Returned => "returned to hand",
                        Fate::Revealed => "revealed",
                    },
                );
                if let Some(value) =
                    number(ui, "+1/+1 counters for each", "counters for each", *counters_each)
                {
                    *counters_each = value;
                }
            }
            EnterChoice::ColorOf(colors) => several(ui, colors, &Color::ALL, |of| color(*of)),
            EnterChoice::SubtypeOf(kind) => pick(ui, "Type", kind, &TYPES, |kind| card_type(*kind)),
            EnterChoice::CardNameBut(types) => several(ui, types, &TYPES, |kind| card_type(*kind)),
            // An ability that it gains is changed as text.
            EnterChoice::Color
            | EnterChoice::CreatureType
            | EnterChoice::CardName
            | EnterChoice::CardType
            | EnterChoice::Gains(_) => {}
        }
    }
}

/// To which zone, and where there.
fn to_zone(ui: &mut Ui, zone: &mut Zone, place: &mut Place) {
    let before = *zone;
    pick(ui, "To", zone, &ZONES, |zone| lists::zone_name(*zone));
    if *zone != before {
        *place = place_after(*zone, *place);
    }
    let places = places(*zone);
    if !places.is_empty() {
        pick(ui, "Where", place, places, |place| match place {
            Place::Top if *zone == Zone::Exile => "face up",
            Place::Top => "on top",
            Place::Bottom => "on the bottom",
            Place::Shuffled => "anywhere: it is shuffled",
            Place::FaceDown => "face down",
        });
    }
}

/// Where one can be put in a zone; nothing where that makes no difference.
const fn places(zone: Zone) -> &'static [Place] {
    match zone {
        Zone::Library => &[Place::Top, Place::Bottom, Place::Shuffled],
        Zone::Exile => &[Place::Top, Place::FaceDown],
        Zone::Battlefield | Zone::Graveyard | Zone::Hand | Zone::Stack | Zone::Command | Zone::Outside => &[],
    }
}

/// The place in another zone: what can't be said there goes.
fn place_after(zone: Zone, place: Place) -> Place {
    if places(zone).contains(&place) { place } else { Place::default() }
}

/// What is different about what enters, as far as the form has it; other exceptions stay as they are.
fn exceptions(ui: &mut Ui, except: &mut Vec<CopyException>) {
    let is_artifact = except.contains(&CopyException::AddType(CardType::Artifact));
    if let Some(is_so) = check(ui, "It is an artifact, too", is_artifact) {
        except.retain(|one| *one != CopyException::AddType(CardType::Artifact));
        except.extend(Some(CopyException::AddType(CardType::Artifact)).filter(|_| is_so));
    }
    let legendary = CopyException::LacksSupertype(Supertype::Legendary);
    if let Some(is_so) = check(ui, "It isn't legendary", except.contains(&legendary)) {
        except.retain(|one| *one != legendary);
        except.extend(Some(legendary).filter(|_| is_so));
    }
    if let Some(is_so) =
        check(ui, "It has none of the abilities", except.contains(&CopyException::LacksAbilities))
    {
        except.retain(|one| *one != CopyException::LacksAbilities);
        if is_so {
            except.insert(0, CopyException::LacksAbilities);
        }
    }
    colors(ui, except);
    let name =
        |one: &CopyException| if let CopyException::Name(name) = one { Some(name.clone()) } else { None };
    let now = except.iter().find_map(name).unwrap_or_default();
    if let Some(new) = line::show(ui, "name of the copy", "Another name", &now) {
        except.retain(|one| !matches!(one, CopyException::Name(_)));
        except.extend(Some(new.trim().to_owned()).filter(|new| !new.is_empty()).map(CopyException::Name));
    }
    let set = except.iter().any(|one| matches!(one, CopyException::PowerToughness(..)));
    if let Some(is_so) = check(ui, "Its power and toughness are set", set) {
        except.retain(|one| !matches!(one, CopyException::PowerToughness(..)));
        except.extend(Some(CopyException::PowerToughness(1, 1)).filter(|_| is_so));
    }
    for one in except {
        if let CopyException::PowerToughness(power, toughness) = one {
            *power = number(ui, "Power", "power", *power).unwrap_or(*power);
            *toughness = number(ui, "Toughness", "toughness", *toughness).unwrap_or(*toughness);
        }
    }
}

/// Whether it is of other colours, and of which.
fn colors(ui: &mut Ui, except: &mut Vec<CopyException>) {
    let set = except.iter().any(|one| matches!(one, CopyException::SetColors(_)));
    if let Some(is_so) = check(ui, "Its colours are others", set) {
        except.retain(|one| !matches!(one, CopyException::SetColors(_)));
        except.extend(Some(CopyException::SetColors(Vec::new())).filter(|_| is_so));
    }
    for one in except {
        let CopyException::SetColors(colors) = one else { continue };
        for each in Color::ALL {
            if let Some(is_so) = check(ui, color(each), colors.contains(&each)) {
                colors.retain(|known| *known != each);
                colors.extend(is_so.then_some(each));
            }
        }
    }
}

/// One of each kind, as it starts.
fn kinds() -> Vec<Rewrite> {
    vec![
        Rewrite::Scale(Scale::Times(2)),
        Rewrite::Prevent(Prevention::default()),
        Rewrite::Redirect { amount: None, to: Whom::Player(Who::You) },
        Rewrite::Nothing,
        Rewrite::Instead(Vec::new()),
        Rewrite::Also(Vec::new()),
        Rewrite::With(Vec::new()),
        Rewrite::Become(Vec::new()),
        Rewrite::ToZone { zone: Zone::Exile, place: Place::Top },
        Rewrite::Regenerate,
        Rewrite::EnterTapped,
        Rewrite::EnterUntapped,
        Rewrite::EnterWithCounters { kind: Counter::PlusOne, amount: Amount::N(1) },
        Rewrite::EnterAsCopy { of: What::Type(CardType::Creature), except: Vec::new() },
        Rewrite::AsEnters(EnterChoice::Color),
        Rewrite::EnterUnder(Who::You),
        Rewrite::EnterAs(vec![CopyException::PowerToughness(3, 3)]),
        Rewrite::EnterTransformed,
        Rewrite::EnterFaceDown,
        Rewrite::EnterAttached(What::Type(CardType::Creature)),
        Rewrite::UnlessPaid { with: None, cost: Vec::new(), otherwise: Box::new(Rewrite::EnterTapped) },
        Rewrite::Skip,
        Rewrite::SkipThen(Vec::new()),
        Rewrite::DealtBy(What::This),
        Rewrite::ManaOf(Mana::Colorless),
        Rewrite::ExtraDice { more: Amount::N(1), ignored: Amount::N(1) },
        Rewrite::All(vec![Rewrite::EnterTapped]),
        Rewrite::ChooseOne(vec![Rewrite::Nothing]),
    ]
}

/// How a board file spells each kind, and what it is called on the form.
pub(crate) fn spelled() -> impl Iterator<Item = (String, &'static str)> {
    kinds().into_iter().map(|kind| (lists::spelling(&kind), rewrite_name(&kind)))
}

fn rewrite_name(rewrite: &Rewrite) -> &'static str {
    match rewrite {
        Rewrite::Scale(_) => "is of another amount",
        Rewrite::Prevent(_) => "is prevented",
        Rewrite::Redirect { .. } => "is dealt to another instead",
        Rewrite::Become(_) => "becomes other events at once",
        Rewrite::Instead(_) => "is replaced by other events",
        Rewrite::Also(_) => "happens, and others right after",
        Rewrite::With(_) => "happens, and others with it",
        Rewrite::DealtBy(_) => "is dealt by another source",
        Rewrite::ManaOf(_) => "is mana of another type",
        Rewrite::ExtraDice { .. } => "is of more dice",
        Rewrite::ToZone { .. } => "goes to another zone",
        Rewrite::EnterTapped => "enters tapped",
        Rewrite::EnterUntapped => "enters untapped",
        Rewrite::EnterWithCounters { .. } => "enters with counters",
        Rewrite::EnterAsCopy { .. } => "enters as a copy",
        Rewrite::EnterAs(_) => "enters as something else",
        Rewrite::EnterTransformed => "enters with its back face up",
        Rewrite::EnterFaceDown => "enters face down",
        Rewrite::EnterAttached(_) => "enters attached",
        Rewrite::UnlessPaid { .. } => "enters otherwise unless something is paid",
        Rewrite::EnterUnder(_) => "enters under the control of",
        Rewrite::AsEnters(_) => "is chosen for as it enters",
        Rewrite::Regenerate => "is regenerated instead",
        Rewrite::Skip => "is skipped",
        Rewrite::SkipThen(_) => "is skipped, and the next begins with",
        Rewrite::Nothing => "does not happen",
        Rewrite::All(_) => "is all of these together",
        Rewrite::ChooseOne(_) => "is one of these, as is chosen",
    }
}

#[cfg(test)]
mod tests {
    use language::board::Zone;
    use language::event::Place;

    use super::place_after;

    #[test]
    fn what_goes_to_another_zone_keeps_no_place_of_the_one_before() {
        for (zone, place, then) in [
            (Zone::Library, Place::FaceDown, Place::Top),
            (Zone::Exile, Place::Shuffled, Place::Top),
            (Zone::Graveyard, Place::Bottom, Place::Top),
            (Zone::Library, Place::Bottom, Place::Bottom),
        ] {
            assert_eq!(place_after(zone, place), then, "{zone:?}, {place:?}");
        }
    }
}
