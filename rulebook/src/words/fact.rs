//! What is true of an outcome.

use super::grammar::{Subject, a, count, counted, list, possessive, quoted, signed, thousands, token};
use super::piece::piece;
use super::vocabulary::{
    Vocabulary, card_type, color, counter, counters, daytime, designation, sector, supertype, title,
};
use super::{deeds, layers};
use language::board::subtypes::EVERY_CREATURE_TYPE;
use language::board::{Color, Counter, Period, PlayerDesignation, Zone};
use language::dispute::{Dispute, Reading};
use language::event::Deed;
use statements::fact::{Fact, Quality};
use statements::piece::Piece;

/// A fact as a clause: "Bob is at 14 life".
#[expect(clippy::too_many_lines, reason = "one line for each kind of fact")]
pub fn fact(words: Vocabulary, fact: &Fact) -> String {
    match fact {
        Fact::Life(who, life) => format!("{who} is at {} life", signed(*life)),
        Fact::Poison(who, number) => format!("{who} has {}", tally(*number, "poison counter")),
        Fact::Counters(what, kind, number) => {
            let on = if is_of_players(kind) { "" } else { " on it" };
            format!("{what} has {}{on}", tally(*number, &format!("{} counter", counter(kind))))
        }
        Fact::Tapped(what) => format!("{what} is tapped"),
        Fact::Untapped(what) => format!("{what} is untapped"),
        Fact::In(what, zone) => format!("{what} is {}", where_it_is(words, *zone)),
        Fact::Controller(what, who) => format!("{who} controls {what}"),
        Fact::Owner(what, who) => format!("{who} owns {what}"),
        Fact::Tokens(who, name, number) => tokens(who, "new", name, *number),
        Fact::TappedTokens(who, name, number) => tokens(who, "new tapped", name, *number),
        Fact::ColorTokens(who, name, chosen, number) => color_tokens(who, name, *chosen, *number),
        Fact::CounterTokens(who, name, kind, each, number) => {
            format!("{} with {} on it", tokens_each(who, name, *number), counters(kind, *each))
        }
        Fact::MarkedTokens(who, name, each, number) => {
            format!("{} with {each} damage marked on it", tokens_each(who, name, *number))
        }
        Fact::TokensThat(who, name, all, number) => {
            let each = if *number == 1 { ":" } else { ", each" };
            format!("{}{each} {}", tokens(who, "new", name, *number), qualities(all))
        }
        Fact::OnTop(who, cards) => {
            format!("known on top of {} library: {}", possessive(who), list_down(cards))
        }
        Fact::KnownOfTop(who, asks, so) => {
            let not = if *so { "" } else { "not " };
            format!("known of the top card of {} library: {not}“{asks}”", possessive(who))
        }
        Fact::AtBottom(who, cards) => {
            format!("known at the bottom of {} library: {}", possessive(who), list_down(cards))
        }
        Fact::Scheduled(rows) => format!("scheduled for later, in order: {}", stack(rows)),
        Fact::InForce(label, 1) => format!("{label} has come into force"),
        Fact::InForce(label, number) => format!("{label} has come into force, {}", times(*number)),
        Fact::OnBoard(said, number) => pieces(words, said, *number),
        Fact::Waiting(rows) => format!("what waits for what begins next, in order: {}", stack(rows)),
        Fact::Stayed(what) => format!("{what} stays where it is, as its owner has said"),
        Fact::Read(dispute, reading) => {
            format!("by one reading, {}", read_as(*dispute, *reading))
        }
        Fact::PowerToughness(what, power, toughness) => {
            format!("{what} is {}/{}", signed(*power), signed(*toughness))
        }
        Fact::HasType(what, kind) => format!("{what} is {}", a(card_type(*kind))),
        Fact::HasSubtype(what, name) if name == EVERY_CREATURE_TYPE => format!("{what} is of {name}"),
        Fact::HasSubtype(what, name) => format!("{what} is {}", a(name)),
        Fact::HasColor(what, c) => format!("{what} is {}", color(*c)),
        Fact::HasSupertype(what, kind) => format!("{what} is {}", supertype(*kind)),
        Fact::LacksType(what, kind) => format!("{what} is not {}", a(card_type(*kind))),
        Fact::LacksSubtype(what, name) => format!("{what} is not {}", a(name)),
        Fact::LacksColor(what, c) => format!("{what} is not {}", color(*c)),
        Fact::LacksSupertype(what, kind) => format!("{what} is not {}", supertype(*kind)),
        Fact::Name(what, name) if name.is_empty() => format!("{what} has no name"),
        Fact::Name(what, name) => format!("{what} has the name {name}"),
        Fact::TokensIn(who, name, zone, number) => {
            let tokens = tally(*number, &format!("new {}", token(name)));
            format!("{who} owns {tokens} {}", words.in_zone(*zone, "their"))
        }
        Fact::CameBack(what) => format!("{what} has left and come back as a new object"),
        Fact::HasKeyword(what, keyword) => format!("{what} has {keyword}"),
        Fact::LacksKeyword(what, keyword) => format!("{what} does not have {keyword}"),
        Fact::ByLayer(what, steps) => {
            format!("applied to {what} is, by layer: {}", layers::steps(words, steps))
        }
        Fact::UnchangedBy(what, source, why) => {
            let why = layers::why_unchanged(*why);
            format!("{} effect does nothing to {what}: {why}", possessive(source))
        }
        Fact::ExiledWith(what, with) => format!("{what} was exiled with {with}"),
        Fact::CopyOf(what, name) => format!("{what} is a copy of {name}"),
        Fact::ChosenColor(what, c) => format!("the color chosen for {what} is {}", color(*c)),
        Fact::Marked(what, amount) => format!("{what} has {} marked on it", damage(*amount)),
        Fact::Deathtouched(what) => format!("{what} has been dealt damage with deathtouch"),
        Fact::CommanderDamage(who, commander, amount) => {
            format!("{commander} has dealt {who} {} as a commander, in combat in this game", damage(*amount))
        }
        Fact::Hand(who, number) => cards(who, "have", *number, "in hand"),
        Fact::Library(who, number) => cards(who, "have", *number, "in their library"),
        Fact::Graveyard(who, number) => cards(who, "have", *number, "in their graveyard"),
        Fact::Exile(who, number) => cards(who, "own", *number, words.in_exile()),
        Fact::Drawn(who, number) => format!("{who} has drawn {}", tally(*number, "card")),
        Fact::DrewFromEmpty(who, 0) => format!("{who} has not drawn from an empty library"),
        Fact::DrewFromEmpty(who, number) => {
            format!("{who} has drawn from an empty library {}", times(*number))
        }
        Fact::Milled(who, number) => milled(words, who, *number),
        Fact::Revealed(who, number) => format!("{who} has revealed {}", tally(*number, "card")),
        Fact::Gained(who, amount) => format!("{who} has gained {} life", thousands(u128::from(*amount))),
        Fact::Lost(who, amount) => format!("{who} has lost {} life", thousands(u128::from(*amount))),
        Fact::Dealt(to, amount) => format!("{} was dealt to {to}", damage(*amount)),
        Fact::Prevented(to, amount) => format!("{} to {to} was prevented", damage(*amount)),
        Fact::ShieldLeft(shield, 0) => format!("nothing is left of {shield}"),
        Fact::ShieldLeft(shield, amount) => {
            format!("{shield} has {} left", thousands(u128::from(*amount)))
        }
        Fact::Skipped(who, period, number) => periods(words, who, "skipped", *period, *number),
        Fact::Began(who, period, number) => begun(words, who, *period, *number),
        Fact::Happened(what, 0) => format!("{} did not happen", quoted(what)),
        Fact::Happened(what, number) => format!("{} happened {}", quoted(what), times(*number)),
        Fact::Did(who, act, number) => did(words, who, *act, *number),
        Fact::Discarded(who, number) => format!("{who} has discarded {}", tally(*number, "card")),
        Fact::Extra(who, period, number) => {
            format!("{who} will have {}", tally(*number, &format!("extra {}", words.period(*period))))
        }
        Fact::Added(who, mana, number) => {
            format!("{who} has added {} {}", thousands(u128::from(*number)), mana.said())
        }
        Fact::Pool(who, mana, number) => {
            format!("{who} has {} {} left", thousands(u128::from(*number)), mana.said())
        }
        Fact::Rolled(who, 2, number) => format!("{who} has flipped {}", tally(*number, "coin")),
        Fact::Rolled(who, sides, number) => {
            format!("{who} has rolled {}", tally(*number, &crate::words::things::dice(*sides)))
        }
        Fact::Cast(who, number) => format!("{who} has cast {}", tally(*number, "spell")),
        Fact::Copied(who, number) => format!("{who} has made {}", tally(*number, "copy of a spell")),
        Fact::Countered(what) => format!("{what} was countered"),
        Fact::Triggered(what, 0) => format!("no ability of {what} has triggered"),
        Fact::Triggered(what, number) => format!("an ability of {what} has triggered {}", times(*number)),
        Fact::Stacked(rows) if rows.is_empty() => "no ability lies on the stack".to_owned(),
        Fact::Stacked(rows) => {
            format!("abilities lie on the stack, from the bottom: {}", stack(rows))
        }
        Fact::StateBased(of, why) => {
            format!("state-based: {}", super::state_based::was_so(words, *why, of))
        }
        Fact::Protector(what, who) => format!("{who} protects {what}"),
        Fact::Sector(what, chosen) => format!("{what} is in the {} sector", sector(*chosen)),
        Fact::Designated(what, one) => format!("{what} is {}", designation(*one)),
        Fact::Undesignated(what, one) => format!("{what} is not {}", designation(*one)),
        Fact::GoadedBy(what, who) => format!("{what} is goaded by {who}"),
        Fact::PlayerDesignated(who, one) => format!("{who} {} {}", title(*one).0, title(*one).1),
        Fact::PlayerUndesignated(who, one) => not_titled(who, *one),
        Fact::HasMark(of, mark) => format!("{of} has the mark {}", quoted(mark)),
        Fact::LacksMark(of, mark) => format!("{of} does not have the mark {}", quoted(mark)),
        Fact::TargetsGone(spell, number) => {
            let have = if *number == 1 { "has" } else { "have" };
            format!("{} of {spell} {have} left", tally(*number, "target"))
        }
        Fact::Targets(spell, targets, number) => {
            let (spells, verb) = match number {
                1 => (format!("a spell called {spell}"), "targets"),
                n => (format!("{} called {spell}", counted(*n, "spell")), "target"),
            };
            let targets = if targets.is_empty() { "nothing that is there".to_owned() } else { list(targets) };
            format!("{spells} {verb} {targets}")
        }
        Fact::Count(what, 1) => format!("one of {what} is left"),
        Fact::Count(what, number) => format!("{} of {what} are left", count(*number)),
        Fact::Daytime(is) => format!("it is {}", daytime(*is)),
        Fact::Speed(who, 0) => format!("{who} has no speed"),
        Fact::Speed(who, speed) => format!("{who} has speed {}", thousands(u128::from(*speed))),
        Fact::Attacking(what) => format!("{what} attacks"),
        Fact::Attacks(what, whom) => format!("{what} attacks {whom}"),
        Fact::Blocking(what) => format!("{what} blocks"),
        Fact::Blocks(what, attacker) => format!("{what} blocks {attacker}"),
        Fact::Blocked(what) => format!("{what} is blocked"),
        Fact::MustBlock(what, attacker, 0) => format!("{what} does not have to block {attacker}"),
        Fact::MustBlock(what, attacker, 1) => format!("{what} has to block {attacker} this combat if able"),
        Fact::MustBlock(what, attacker, number) => {
            format!("{what} has to block {attacker} this combat if able, {} over", times(*number))
        }
        Fact::Won(who) => format!("{who} has won the game"),
        Fact::LostGame(who) => format!("{who} has lost the game"),
        Fact::DrewGame(who) => format!("the game is a draw for {who}"),
        Fact::OwnedTokens(who, name, number) => {
            format!("{who} owns {}", tally(*number, &format!("new {}", token(name))))
        }
        Fact::FaceDown(what) => format!("{what} is face down"),
        Fact::FaceUp(what) => format!("{what} is face up"),
        Fact::PhasedOut(what) => format!("{what} is phased out"),
        Fact::PhasedOutUnder(what, who) => format!("{who} controlled {what} as it phased out"),
        Fact::PhasedIn(what) => format!("{what} is phased in"),
        Fact::Transformed(what) => format!("{what} has its back face up"),
        Fact::AttachedTo(what, host) => format!("{what} is attached to {host}"),
        Fact::Unattached(what) => format!("{what} is attached to nothing"),
        Fact::ChosenPlayer(what, who) => format!("the player chosen for {what} is {who}"),
        Fact::ChosenWord(what, word) => format!("the word chosen for {what} is {word}"),
        Fact::ChosenNumber(what, number) => format!("the number chosen for {what} is {number}"),
        Fact::Loop => "it never ends".to_owned(),
    }
}

/// How many such pieces are on the board.
fn pieces(words: Vocabulary, said: &Piece, number: u64) -> String {
    let clause = piece(words, said);
    match number {
        0 => format!("it is no longer so that {clause}"),
        1 => clause,
        _ => format!("{clause}, {} over", times(number)),
    }
}

/// Whether counters are of a kind that the rules put on players only (CR 122.1 (2026-04-17)). A fact doesn't tell players
/// from objects; what a board puts on a player besides is told as on an object.
fn is_of_players(kind: &Counter) -> bool {
    let by_name = |name: &str| ["energy", "experience", "rad", "ticket"].contains(&name);
    *kind == Counter::Poison || matches!(kind, Counter::Named(name) if by_name(name))
}

fn did(words: Vocabulary, who: &str, deed: Deed, number: u64) -> String {
    if let Some(done) = deeds::past(deed, number, &thousands(u128::from(number))) {
        return Subject::one(who).does(&format!("have {done}"));
    }
    let noun = deeds::noun(words, deed);
    if deed.frame().number {
        format!("{who}: {noun}, {}", tally(number, deeds::unit(deed)))
    } else {
        format!("{who}: {noun}")
    }
}

/// Whose abilities were put on the stack, bottom first: "Horn, then Bell (twice)". Empty when none was.
pub fn stack(rows: &[(String, u64)]) -> String {
    let row = |(of, number): &(String, u64)| match number {
        1 => of.clone(),
        _ => format!("{of} ({})", times(*number)),
    };
    rows.iter().map(row).collect::<Vec<_>>().join(", then ")
}

/// "no cards", "one card", "three cards".
fn tally(number: u64, noun: &str) -> String {
    if number == 1 { format!("one {noun}") } else { counted(number, noun) }
}

fn where_it_is(words: Vocabulary, zone: Zone) -> String {
    words.in_zone(zone, "its owner's")
}

fn damage(amount: u64) -> String {
    format!("{} damage", thousands(u128::from(amount)))
}

fn cards(who: &str, verb: &str, number: u64, place: &str) -> String {
    Subject::one(who).does(&format!("{verb} {} {place}", tally(number, "card")))
}

fn tokens(who: &str, like: &str, name: &str, number: u64) -> String {
    format!("{who} controls {}", tally(number, &format!("{like} {}", token(name))))
}

/// So many new tokens, of which something is said of each.
fn tokens_each(who: &str, name: &str, number: u64) -> String {
    let each = if number == 1 { "" } else { ", each" };
    format!("{}{each}", tokens(who, "new", name, number))
}

/// How what the rules leave open was read, as a clause.
pub const fn read_as(dispute: Dispute, reading: Reading) -> &'static str {
    super::question::reading(dispute, reading)
}

/// What is true of a token, as a clause that follows it: "tapped, with two +1/+1 counters on it".
pub fn qualities(all: &[Quality]) -> String {
    list(&all.iter().map(quality).collect::<Vec<String>>())
}

fn quality(one: &Quality) -> String {
    match one {
        Quality::Size(power, toughness) => format!("{}/{}", signed(*power), signed(*toughness)),
        Quality::Tapped => "tapped".to_owned(),
        Quality::PhasedOut => "phased out".to_owned(),
        Quality::FaceDown => "face down".to_owned(),
        Quality::Under(name) if name.is_empty() => "nameless where face up".to_owned(),
        Quality::Under(name) => format!("{name} where face up"),
        Quality::Transformed => "with its back face up".to_owned(),
        Quality::OwnedBy(who) => format!("owned by {who}"),
        Quality::AttachedTo(host) => format!("attached to {host}"),
        Quality::Attacking => "attacking".to_owned(),
        Quality::Attacks(whom) => format!("attacking {whom}"),
        Quality::Counters(kind, each) => format!("with {} on it", counters(kind, *each)),
        Quality::Marked(amount) => format!("with {} marked on it", damage(*amount)),
        Quality::Deathtouched => "dealt damage with deathtouch".to_owned(),
        Quality::ChosenColor(chosen) => format!("with {} chosen", color(*chosen)),
        Quality::ChosenPlayer(chosen) | Quality::ChosenWord(chosen) => format!("with {chosen} chosen"),
        Quality::ChosenNumber(chosen) => format!("with {chosen} chosen"),
        Quality::Protector(who) => format!("protected by {who}"),
        Quality::Sector(chosen) => format!("in the {} sector", sector(*chosen)),
        Quality::Designated(one) => format!("that is {}", designation(*one)),
        Quality::GoadedBy(who) => format!("goaded by {who}"),
        Quality::HasMark(mark) => format!("with the mark {}", quoted(mark)),
        Quality::TargetedBy(by, 1) => format!("targeted by {by}"),
        Quality::TargetedBy(by, many) => format!("targeted by {by} {}", times(*many)),
        Quality::Type(kind) => format!("that is {}", a(card_type(*kind))),
        Quality::Subtype(name) => format!("that is {}", a(name)),
        Quality::Supertype(kind) => format!("that is {}", supertype(*kind)),
        Quality::Color(chosen) => format!("that is {}", color(*chosen)),
    }
}

/// Cards from the top: "Bear, then Elk".
fn list_down(cards: &[String]) -> String {
    cards.join(", then ")
}

fn color_tokens(who: &str, name: &str, chosen: Color, number: u64) -> String {
    format!("{} with {} chosen", tokens(who, "new", name, number), color(chosen))
}

fn milled(words: Vocabulary, who: &str, number: u64) -> String {
    if words.mills() {
        return format!("{who} has milled {}", tally(number, "card"));
    }
    // Before there was a word for it: wherever they went in the end.
    let verb = if number == 1 { "was" } else { "were" };
    format!("{} {verb} to go from {} library to a graveyard", tally(number, "card"), possessive(who))
}

fn periods(words: Vocabulary, who: &str, done: &str, period: Period, number: u64) -> String {
    format!("{who} has {done} {}", tally(number, words.period(period)))
}

fn begun(words: Vocabulary, who: &str, period: Period, number: u64) -> String {
    let verb = if number == 1 { "has" } else { "have" };
    match number {
        0 => format!("{} {} has not begun", possessive(who), words.period(period)),
        _ => format!("{} of {} {verb} begun", tally(number, words.period(period)), who),
    }
}

/// "once", "twice", "three times".
pub fn times(number: u64) -> String {
    match number {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        _ => format!("{} times", super::grammar::count(number)),
    }
}

/// Facts as one sentence's worth of clauses: "Bob is at 14 life and Bear is tapped".
pub fn facts(words: Vocabulary, facts: &[Fact]) -> String {
    if facts.is_empty() {
        return "nothing has changed".to_owned();
    }
    list(&facts.iter().map(|one| fact(words, one)).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests;

fn not_titled(who: &str, one: PlayerDesignation) -> String {
    match title(one) {
        ("is", title) => format!("{who} is not {title}"),
        (_, title) => format!("{who} does not have {title}"),
    }
}
