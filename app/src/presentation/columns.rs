//! What is different between outcomes, as the columns of a table.

use std::collections::BTreeMap;

use petgraph::graph::NodeIndex;

use super::label::capital;
use crate::theme::size;
use language::board::Board;
use rulebook::words::vocabulary::{Vocabulary, card_type, counter, counters};
use rulebook::words::{Words, deeds, fact, layers, piece, state_based, vocabulary};
use statements::fact::Fact;
use statements::outcome::Outcome;

/// In a box at most so many facts are told.
const FACTS_IN_A_BOX: usize = 4;

/// A fact in a box has at most so many lines.
const LINES_OF_A_FACT: usize = 2;

/// The outcomes as a table: a column for everything in which they differ.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Columns {
    /// What the columns are about.
    pub headers: Vec<String>,
    /// For each outcome, in order, what stands in each column.
    pub rows: Vec<Vec<String>>,
    /// What is true of all outcomes, as sentences.
    pub common: Vec<String>,
    /// For each outcome the sentences in which it differs from others.
    own: Vec<Vec<String>>,
    place: BTreeMap<NodeIndex, usize>,
}

impl Columns {
    /// The table of these outcomes of a board.
    pub fn of(words: Words<'_>, board: &Board, outcomes: &[Outcome]) -> Self {
        let clause = |fact: &Fact| capital(&fact::fact(words.vocabulary(), fact));
        let cell = |fact: &Fact| cell(words.vocabulary(), fact);
        let shared = |fact: &Fact| outcomes.len() > 1 && outcomes.iter().all(|o| o.facts.contains(fact));
        let mut own: Vec<Vec<Fact>> =
            outcomes.iter().map(|o| o.facts.iter().filter(|fact| !shared(fact)).cloned().collect()).collect();
        say_what_stayed(&mut own, board, |fact| cell(fact).0);
        let mut headers: Vec<String> = Vec::new();
        for (header, _) in own.iter().flatten().map(cell) {
            if !headers.contains(&header) {
                headers.push(header);
            }
        }
        if outcomes.iter().any(|outcome| outcome.lane.is_some()) {
            return Self::of_lanes(words, outcomes);
        }
        let common = outcomes.first().map(|o| o.facts.iter().filter(|fact| shared(fact)));
        Self {
            rows: own.iter().map(|facts| row(&headers, facts.iter().map(cell))).collect(),
            headers,
            common: common.into_iter().flatten().map(clause).collect(),
            own: own.iter().map(|facts| facts.iter().map(clause).collect()).collect(),
            place: outcomes.iter().enumerate().map(|(place, o)| (o.node, place)).collect(),
        }
    }

    /// The table of the outcomes of lanes: each says what comes of its own parts, so that they have few columns in
    /// common.
    fn of_lanes(words: Words<'_>, outcomes: &[Outcome]) -> Self {
        let clauses = |outcome: &Outcome| -> Vec<String> {
            outcome.facts.iter().map(|fact| capital(&fact::fact(words.vocabulary(), fact))).collect()
        };
        let own: Vec<Vec<String>> = outcomes.iter().map(clauses).collect();
        let lane = |outcome: &Outcome| {
            outcome.lane.map_or_else(String::new, |lane| format!("{}: {}", lane + 1, words.lane_name(lane)))
        };
        let row = |(outcome, own): (&Outcome, &Vec<String>)| vec![lane(outcome), own.join(", ")];
        Self {
            headers: vec!["Lane".to_owned(), "What comes of it".to_owned()],
            rows: outcomes.iter().zip(&own).map(row).collect(),
            common: Vec::new(),
            own,
            place: outcomes.iter().enumerate().map(|(place, outcome)| (outcome.node, place)).collect(),
        }
    }

    /// The place of an outcome in the list.
    pub fn place(&self, outcome: NodeIndex) -> Option<usize> {
        self.place.get(&outcome).copied()
    }

    /// What is said of an outcome and not of all of them, as sentences.
    pub fn said(&self, place: usize) -> &[String] {
        self.own.get(place).map_or(&[], Vec::as_slice)
    }

    /// Whether nothing at all is said of an outcome.
    pub fn is_without_change(&self, outcome: NodeIndex) -> bool {
        let own = self.place(outcome).and_then(|place| self.own.get(place));
        self.common.is_empty() && own.is_some_and(Vec::is_empty)
    }

    /// What a box says about an outcome: its number and what makes it different.
    pub fn lines(&self, outcome: NodeIndex) -> Vec<String> {
        let Some(place) = self.place(outcome) else { return vec!["Outcome".to_owned()] };
        let facts = &self.own[place];
        let mut lines = vec![format!("Outcome {}", place + 1)];
        let told = facts.iter().take(FACTS_IN_A_BOX);
        lines.extend(told.flat_map(|fact| size::wrapped(fact, LINES_OF_A_FACT)));
        match facts.len() {
            0 if self.common.is_empty() => lines.push("nothing has changed".to_owned()),
            0 => lines.push("no more than in every outcome".to_owned()),
            many if many > FACTS_IN_A_BOX => lines.push(format!("and {} more", many - FACTS_IN_A_BOX)),
            _ => {}
        }
        lines
    }
}

/// Adds to each outcome what others say that it differs in, as it was before: what stayed tells an outcome from the
/// others as much as what changed. `about` is what a fact is about.
fn say_what_stayed(own: &mut [Vec<Fact>], board: &Board, about: impl Fn(&Fact) -> String) {
    let mut before: Vec<(String, Fact)> = Vec::new();
    for fact in own.iter().flatten() {
        if let Some(was) = as_it_was(fact, board) {
            let about = about(fact);
            if before.iter().all(|(known, _)| *known != about) {
                before.push((about, was));
            }
        }
    }
    for facts in own {
        let said: Vec<String> = facts.iter().map(&about).collect();
        let stayed = before.iter().filter(|(about, _)| !said.contains(about)).map(|(_, was)| was.clone());
        facts.splice(0..0, stayed.collect::<Vec<_>>());
    }
}

/// What would be said of the same if nothing of it had changed: the life that a player had, and that nothing was
/// counted. None where the board does not say it.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only of few facts is it known without looking at all of the board"
)]
fn as_it_was(fact: &Fact, board: &Board) -> Option<Fact> {
    Some(match fact {
        Fact::Life(who, _) => {
            let player = board.players.iter().find(|player| player.name == *who && player.team.is_none())?;
            Fact::Life(who.clone(), player.life)
        }
        Fact::Dealt(to, _) => Fact::Dealt(to.clone(), 0),
        Fact::Prevented(to, _) => Fact::Prevented(to.clone(), 0),
        Fact::Gained(who, _) => Fact::Gained(who.clone(), 0),
        Fact::Lost(who, _) => Fact::Lost(who.clone(), 0),
        Fact::Drawn(who, _) => Fact::Drawn(who.clone(), 0),
        _ => return None,
    })
}

fn row(headers: &[String], cells: impl Iterator<Item = (String, String)>) -> Vec<String> {
    let mut row = vec![String::new(); headers.len()];
    for (header, value) in cells {
        if let Some(at) = headers.iter().position(|h| *h == header) {
            let cell = &mut row[at];
            *cell = if cell.is_empty() { value } else { format!("{cell}, {value}") };
        }
    }
    row
}

/// What a fact is about, and what it says about that.
#[expect(clippy::too_many_lines, reason = "one line for each kind of fact")]
pub(crate) fn cell(words: Vocabulary, fact: &Fact) -> (String, String) {
    let of = |who: &str, what: &str, value: &dyn ToString| (format!("{who}: {what}"), value.to_string());
    let word = |who: &str, what: &str, word: String| (format!("{who}: {what}"), word);
    match fact {
        Fact::Life(who, n) => of(who, "life", n),
        Fact::Poison(who, n) => of(who, "poison", n),
        Fact::Counters(what, kind, n) => of(what, &format!("{} counters", counter(kind)), n),
        Fact::Tapped(what) => word(what, "tapped", "yes".into()),
        Fact::Untapped(what) => word(what, "tapped", "no".into()),
        Fact::In(what, zone) => word(what, "is in", words.zone(*zone).to_owned()),
        Fact::Controller(what, who) => word(what, "controller", who.clone()),
        Fact::Owner(what, who) => word(what, "owner", who.clone()),
        Fact::Tokens(who, name, n) => of(who, &format!("{name} tokens"), n),
        Fact::TappedTokens(who, name, n) => of(who, &format!("tapped {name} tokens"), n),
        Fact::ColorTokens(who, name, color, n) => {
            of(who, &format!("{} {name} tokens", vocabulary::color(*color)), n)
        }
        Fact::CounterTokens(who, name, kind, each, n) => {
            of(who, &format!("{name} tokens with {}", counters(kind, *each)), n)
        }
        Fact::MarkedTokens(who, name, each, n) => of(who, &format!("{name} tokens with {each} damage"), n),
        Fact::TokensThat(who, name, all, n) => of(who, &format!("{name} tokens {}", fact::qualities(all)), n),
        Fact::OnTop(who, cards) => word(who, "on top of the library", cards.join(", ")),
        Fact::KnownOfTop(who, asks, so) => word(who, asks, if *so { "yes" } else { "no" }.to_owned()),
        Fact::AtBottom(who, cards) => word(who, "at the bottom of the library", cards.join(", ")),
        Fact::Scheduled(rows) => ("Scheduled".to_owned(), fact::stack(rows)),
        Fact::InForce(label, n) => of(label, "in force", n),
        Fact::OnBoard(said, n) => (piece::piece(words, said), n.to_string()),
        Fact::Waiting(rows) => ("Waits for what begins next".to_owned(), fact::stack(rows)),
        Fact::Stayed(what) => word(what, "stays", "yes".into()),
        Fact::Read(dispute, reading) => ("Reading".to_owned(), fact::read_as(*dispute, *reading).to_owned()),
        Fact::PowerToughness(what, power, toughness) => word(what, "size", format!("{power}/{toughness}")),
        Fact::HasType(what, kind) => word(what, "types", card_type(*kind).to_owned()),
        Fact::HasSubtype(what, subtype) => word(what, "subtypes", subtype.clone()),
        Fact::HasColor(what, color) => word(what, "colors", vocabulary::color(*color).to_owned()),
        Fact::HasSupertype(what, kind) => word(what, "supertypes", vocabulary::supertype(*kind).to_owned()),
        Fact::LacksType(what, kind) => word(what, card_type(*kind), "no".into()),
        Fact::LacksSubtype(what, subtype) => word(what, subtype, "no".into()),
        Fact::LacksColor(what, color) => word(what, vocabulary::color(*color), "no".into()),
        Fact::LacksSupertype(what, kind) => word(what, vocabulary::supertype(*kind), "no".into()),
        Fact::Name(what, name) => word(what, "name", name.clone()),
        Fact::TokensIn(who, name, zone, n) => of(who, &format!("{name} tokens in {}", words.zone(*zone)), n),
        Fact::ByLayer(what, steps) => word(what, "by layer", layers::steps(words, steps)),
        Fact::UnchangedBy(what, source, why) => {
            (format!("{what}: {source}"), layers::why_unchanged(*why).to_owned())
        }
        Fact::CameBack(what) => word(what, "came back", "yes".into()),
        Fact::HasKeyword(what, keyword) => word(what, keyword, "yes".into()),
        Fact::LacksKeyword(what, keyword) => word(what, keyword, "no".into()),
        Fact::ExiledWith(what, with) => word(what, "exiled with", with.clone()),
        Fact::CopyOf(what, name) => word(what, "copy of", name.clone()),
        Fact::ChosenColor(what, color) => word(what, "chosen color", vocabulary::color(*color).to_owned()),
        Fact::Marked(what, n) => of(what, "damage", n),
        Fact::Deathtouched(what) => word(what, "deathtouch", "dealt".to_owned()),
        Fact::Hand(who, n) => of(who, "hand", n),
        Fact::Library(who, n) => of(who, "library", n),
        Fact::Graveyard(who, n) => of(who, "graveyard", n),
        Fact::Exile(who, n) => of(who, "exile", n),
        Fact::Drawn(who, n) => of(who, "drawn", n),
        Fact::DrewFromEmpty(who, n) => of(who, "draws from nothing", n),
        Fact::Milled(who, n) => of(who, "milled", n),
        Fact::Revealed(who, n) => of(who, "revealed", n),
        Fact::Gained(who, n) => of(who, "life gained", n),
        Fact::Lost(who, n) => of(who, "life lost", n),
        Fact::Dealt(to, n) => of(to, "damage dealt", n),
        Fact::Prevented(to, n) => of(to, "damage prevented", n),
        Fact::ShieldLeft(shield, n) => of(shield, "left", n),
        Fact::Skipped(who, period, n) => of(who, &format!("{} skipped", words.period(*period)), n),
        Fact::Began(who, period, n) => of(who, &format!("{} begun", words.period(*period)), n),
        Fact::Happened(what, n) => of(what, "happened", n),
        Fact::Did(who, act, n) => of(who, &deeds::noun(words, *act), n),
        Fact::Discarded(who, n) => of(who, "discarded", n),
        Fact::Extra(who, period, n) => of(who, &format!("extra {}", words.period(*period)), n),
        Fact::Added(who, mana, n) => of(who, &format!("{} added", mana.said()), n),
        Fact::Pool(who, mana, n) => of(who, &format!("{} left", mana.said()), n),
        Fact::Rolled(who, sides, n) => {
            of(who, &format!("{} rolled", rulebook::words::things::dice(*sides)), n)
        }
        Fact::Cast(who, n) => of(who, "spells cast", n),
        Fact::Triggered(what, n) => of(what, "triggered", n),
        Fact::Stacked(rows) => ("Put on the stack".to_owned(), fact::stack(rows)),
        Fact::Copied(who, n) => of(who, "copies made", n),
        Fact::Countered(what) => word(what, "countered", "yes".into()),
        Fact::StateBased(of, why) => word(of, state_based::noun(*why), "yes".into()),
        Fact::Protector(what, who) => word(what, "protector", who.clone()),
        Fact::Sector(what, chosen) => word(what, "sector", vocabulary::sector(*chosen).to_owned()),
        Fact::Designated(what, one) => word(what, vocabulary::designation(*one), "yes".into()),
        Fact::Undesignated(what, one) => word(what, vocabulary::designation(*one), "no".into()),
        Fact::GoadedBy(what, who) => word(what, &format!("goaded by {who}"), "yes".into()),
        Fact::PlayerDesignated(who, one) => word(who, vocabulary::title(*one).1, "yes".into()),
        Fact::PlayerUndesignated(who, one) => word(who, vocabulary::title(*one).1, "no".into()),
        Fact::HasMark(of, mark) => word(of, &format!("mark {mark}"), "yes".into()),
        Fact::LacksMark(of, mark) => word(of, &format!("mark {mark}"), "no".into()),
        Fact::TargetsGone(spell, n) => of(spell, "targets that have left", n),
        Fact::Targets(spell, targets, n) => {
            (format!("{spell} targeting {}", targets.join(" and ")), n.to_string())
        }
        Fact::Count(what, n) => of(what, "left", n),
        Fact::Daytime(is) => ("Daytime".to_owned(), vocabulary::daytime(*is).to_owned()),
        Fact::Speed(who, n) => of(who, "speed", n),
        Fact::CommanderDamage(who, commander, n) => of(who, &format!("damage by {commander}"), n),
        Fact::Attacking(what) => word(what, "attacks", "yes".into()),
        Fact::Attacks(what, whom) => word(what, "attacks", whom.clone()),
        Fact::Blocking(what) => word(what, "blocks", "yes".into()),
        Fact::Blocks(what, attacker) => word(what, "blocks", attacker.clone()),
        Fact::Blocked(what) => word(what, "blocked", "yes".into()),
        Fact::MustBlock(what, attacker, n) => of(what, &format!("has to block {attacker}"), n),
        Fact::Won(who) => word(who, "game", "won".into()),
        Fact::LostGame(who) => word(who, "game", "lost".into()),
        Fact::DrewGame(who) => word(who, "game", "drawn".into()),
        Fact::OwnedTokens(who, name, n) => of(who, &format!("{name} tokens owned"), n),
        Fact::FaceDown(what) => word(what, "face", "down".into()),
        Fact::FaceUp(what) => word(what, "face", "up".into()),
        Fact::PhasedOut(what) => word(what, "phased", "out".into()),
        Fact::PhasedOutUnder(what, who) => word(what, "phased out under", who.clone()),
        Fact::PhasedIn(what) => word(what, "phased", "in".into()),
        Fact::Transformed(what) => word(what, "face", "back".into()),
        Fact::AttachedTo(what, host) => word(what, "attached to", host.clone()),
        Fact::Unattached(what) => word(what, "attached to", "nothing".into()),
        Fact::ChosenPlayer(what, who) => word(what, "chosen player", who.clone()),
        Fact::ChosenWord(what, chosen) => word(what, "chosen word", chosen.clone()),
        Fact::ChosenNumber(what, n) => of(what, "chosen number", n),
        Fact::Loop => ("Ends".to_owned(), "never".to_owned()),
    }
}
