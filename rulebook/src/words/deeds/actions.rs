//! The words of keyword actions that are known by their names.

use super::{BASE, Behind, Said, Typed, Words};
use language::event::KeywordAction;

/// The words of each.
#[expect(clippy::too_many_lines, reason = "a table with a line for each action")]
pub(super) const fn table(action: KeywordAction) -> Words {
    match action {
        KeywordAction::Assemble => times(
            "assembles a Contraption",
            "assemble a Contraption",
            "assembling a Contraption",
            "assembled a Contraption #",
        ),
        KeywordAction::Behold => times("beholds", "behold", "beholding", "beheld #"),
        KeywordAction::Blight => plain("blights", "blight", "blighting", "blighted @"),
        KeywordAction::Bolster => plain("bolsters", "bolster", "bolstering", "bolstered @"),
        KeywordAction::ChaosEnsues => times("rolls chaos", "roll chaos", "rolling chaos", "rolled chaos #"),
        KeywordAction::Clash => times("clashes", "clash", "clashing", "clashed #"),
        KeywordAction::Cloak => cards("cloaks", "cloak", "cloaking", "cloaked #"),
        KeywordAction::CollectEvidence => {
            plain("collects evidence", "collect evidence", "collecting evidence", "collected evidence @")
        }
        KeywordAction::Discover => plain("discovers", "discover", "discovering", "discovered @"),
        KeywordAction::Earthbend => plain("earthbends", "earthbend", "earthbending", "earthbent @"),
        KeywordAction::Fateseal => plain("fateseals", "fateseal", "fatesealing", "fatesealed @"),
        KeywordAction::Forage => times("forages", "forage", "foraging", "foraged #"),
        KeywordAction::Incubate => plain("incubates", "incubate", "incubating", "incubated @"),
        KeywordAction::Investigate => times("investigates", "investigate", "investigating", "investigated #"),
        KeywordAction::Learn => times("learns", "learn", "learning", "learned #"),
        KeywordAction::Manifest => cards("manifests", "manifest", "manifesting", "manifested #"),
        KeywordAction::ManifestDread => {
            times("manifests dread", "manifest dread", "manifesting dread", "manifested dread #")
        }
        KeywordAction::OpenAttraction => times(
            "opens an Attraction",
            "open an Attraction",
            "opening an Attraction",
            "opened an Attraction #",
        ),
        KeywordAction::Planeswalk => times("planeswalks", "planeswalk", "planeswalking", "planeswalked #"),
        KeywordAction::Populate => times("populates", "populate", "populating", "populated #"),
        KeywordAction::RingTempts => times(
            "is tempted by the Ring",
            "be tempted by the Ring",
            "being tempted by the Ring",
            "been tempted by the Ring #",
        ),
        KeywordAction::Support => plain("supports", "support", "supporting", "supported @"),
        KeywordAction::TimeTravel => {
            times("time travels", "time travel", "time travelling", "time travelled #")
        }
        KeywordAction::Venture => times(
            "ventures into the dungeon",
            "venture into the dungeon",
            "venturing into the dungeon",
            "ventured into the dungeon #",
        ),
        KeywordAction::VillainousChoice => times(
            "faces a villainous choice",
            "face a villainous choice",
            "facing a villainous choice",
            "faced a villainous choice #",
        ),
        KeywordAction::VisitAttractions => times(
            "rolls to visit Attractions",
            "roll to visit Attractions",
            "rolling to visit Attractions",
            "rolled to visit Attractions #",
        ),
        KeywordAction::Waterbend => plain("waterbends", "waterbend", "waterbending", "waterbent @"),
        KeywordAction::Abandon => done("abandon", "be abandoned", "being abandoned", "the abandoning of #"),
        KeywordAction::Airbend => done("airbend", "be airbent", "being airbent", "the airbending of #"),
        KeywordAction::Detain => done("detain", "be detained", "being detained", "the detaining of #"),
        KeywordAction::Exert => done("exert", "be exerted", "being exerted", "the exerting of #"),
        KeywordAction::Exploit => Words {
            verb: "exploit a creature",
            noun: "exploiting a creature",
            of: "the exploiting of a creature by #",
            typed: Typed::Order("have exploit"),
            ..BASE
        },
        KeywordAction::Meld => done("meld", "be melded", "being melded", "the melding of #"),
        KeywordAction::Mutate => Words {
            verb: "mutate",
            noun: "mutating",
            of: "the mutating of #",
            typed: Typed::Order("have mutate"),
            ..BASE
        },
        KeywordAction::SetInMotion => {
            done("set in motion", "be set in motion", "being set in motion", "the setting in motion of #")
        }
    }
}

/// What a player does so many times.
const fn times(one: &'static str, verb: &'static str, noun: &'static str, past: &'static str) -> Words {
    let typed = Typed::Verb(one, verb, Behind::Nothing);
    Words { verb, said: Said::Times, noun, past, typed, ..BASE }
}

/// What a player does with a number behind it: "bolster 2".
const fn plain(one: &'static str, verb: &'static str, noun: &'static str, past: &'static str) -> Words {
    let typed = Typed::Verb(one, verb, Behind::Number);
    Words { verb, said: Said::Plain, noun, past, typed, ..BASE }
}

/// What a player does with so many cards.
const fn cards(one: &'static str, verb: &'static str, noun: &'static str, past: &'static str) -> Words {
    let typed = Typed::Verb(one, verb, Behind::Cards);
    Words { verb, said: Said::Counted("card"), noun, past, unit: "card", typed, ..BASE }
}

/// What is done to an object.
const fn done(order: &'static str, verb: &'static str, noun: &'static str, of: &'static str) -> Words {
    Words { verb, noun, of, typed: Typed::Order(order), ..BASE }
}
