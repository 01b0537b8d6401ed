//! The compiler: from the text of a card to abilities in the data language.
//!
//! Data flows one way. [`text`] cuts a face's text into lines, sentences and tokens, in one spelling, without reminders;
//! `grammar` reads a sentence into a tree that still says "it" and "that player"; `meaning` resolves these, by the
//! rules that stand there, and makes abilities of the trees of a line. A sentence is *understood* only if every token was
//! consumed and nothing of it was left out, which [`detector`] holds against it without the grammar. Never a guess.

mod compiled;
pub mod detector;
mod grammar;
mod levels;
mod meaning;
mod naming;
pub mod report;
mod rewritten;
mod rolled;
mod subtypes;
#[cfg(test)]
mod tests;
pub mod text;
mod tree;
mod unread;
mod verdict;

pub use compiled::{Compiled, Held};
pub(crate) use meaning::words::predefined;
pub use verdict::{NoMatter, Read, Sentence, Sort};

use language::board::Ability;
use language::select::What;
use language::walk::Node;
use levels::Level;

/// What of a face the compiler has to know besides its text.
#[derive(Clone, Copy, Debug)]
pub struct Face<'a> {
    /// The name by which the text calls it.
    pub name: &'a str,
    /// Supertypes, types, and subtypes behind a dash.
    pub type_line: &'a str,
    /// The text, lines with line ends between them.
    pub text: &'a str,
    /// Whether it is a single sentence of a text whose others are not there. What it refers to counts as named then.
    pub alone: bool,
}

/// Compiles the text of a face. Takes time in proportion to its length.
pub fn compile(face: Face<'_>) -> Compiled {
    let mut compiled = by_lines(face);
    rewritten::line_by_line(&mut compiled);
    if !face.alone {
        rewritten::apply(face, &mut compiled);
    }
    compiled
}

/// What each line says by itself.
fn by_lines(face: Face<'_>) -> Compiled {
    let is_spell = ["Instant", "Sorcery"].iter().any(|kind| face.type_line.contains(kind));
    let mut compiled = Compiled::default();
    let is_somebody = ["Creature", "Planeswalker"].iter().any(|kind| face.type_line.contains(kind));
    let is_legend = is_somebody && face.type_line.contains("Legendary");
    let read = if is_legend { text::read_of_legend } else { text::read };
    let mut lines = read(face.name, face.text);
    if face.alone {
        lines.iter_mut().for_each(without_bullet);
    }
    let mut rest = lines.as_slice();
    let mut level: Option<Level> = None;
    let linked = !face.alone && is_linked(&lines);
    while let [line, after @ ..] = rest {
        let number = lines.len() - rest.len() + 1;
        level = Level::of(line).filter(|_| !face.alone).or(level);
        let knows = |level: &Level| {
            Level::of(line).map_or(level.size(line).is_some(), |opens| opens.is_known(face.type_line))
        };
        if let Some(level) = level.filter(knows) {
            let before = compiled.abilities.len();
            compile_level(level, line, number, &mut compiled);
            compiled.lines.push(Held { line: number, abilities: compiled.abilities.len() - before });
            rest = after;
            continue;
        }
        let kind = meaning::Kind { is_spell, alone: face.alone, line: number, linked };
        let before = compiled.abilities.len();
        let rows = after.iter().take_while(|line| rolled::is_row(line)).count();
        if rows > 0 && level.is_none() {
            let (rows, behind) = after.split_at(rows);
            rolled::compile(line, rows, number, kind, &mut compiled);
            compiled.lines.push(Held { line: number, abilities: compiled.abilities.len() - before });
            rest = behind;
            continue;
        }
        let modes = after.iter().take_while(|one| is_mode(one) || is_spree(line) && begins(one, "+")).count();
        let (modes, behind) = after.split_at(modes);
        if modes.is_empty() {
            compile_lines(&[line], number, kind, &mut compiled);
            let goes_on = is_spell || level.is_none() && is_done(line);
            if goes_on && !face.alone && go_on(&lines[..number], kind, &mut compiled) {
                rest = behind;
                continue;
            }
        } else {
            compile_modes(line, modes, number, kind, &mut compiled);
        }
        if let Some(level) = level {
            compile_at(level, before, &mut compiled);
        }
        compiled.lines.push(Held { line: number, abilities: compiled.abilities.len() - before });
        rest = behind;
    }
    if !face.alone {
        naming::name(&lines, &mut compiled);
    }
    compiled
}

/// Whether a line speaks of what another one before it has exiled.
fn is_linked(lines: &[text::Line]) -> bool {
    let mut before = false;
    for line in lines {
        let words: Vec<&str> =
            line.sentences.iter().flat_map(|one| &one.tokens).map(|token| &*token.text).collect();
        let spoken_of =
            words.windows(2).position(|two| two == ["the", "exiled"] || two == ["exiled", "with"]);
        let exiled = words.iter().position(|word| matches!(*word, "exile" | "exiles"));
        if before && spoken_of.is_some_and(|place| exiled.is_none_or(|verb| verb > place)) {
            return true;
        }
        before |= exiled.is_some();
    }
    false
}

/// What a line says that stands behind one of levels is there at these levels. What is not understood of it is unread at any.
fn compile_at(level: Level, before: usize, to: &mut Compiled) {
    let given = to.abilities.split_off(before);
    let is_unread = |ability: &Ability| matches!(ability, Ability::Unread(_));
    let of_level = |ability: Ability| if is_unread(&ability) { ability } else { level.gives(ability) };
    to.abilities.extend(given.into_iter().map(of_level));
}

/// A line that the levels know by themselves: which they are, or power and toughness there.
fn compile_level(level: Level, line: &text::Line, number: usize, to: &mut Compiled) {
    let opens = Level::of(line).is_some();
    let ability = if opens { level.ability() } else { level.size(line) };
    let of = if matches!(ability, Some(Ability::Activated { .. })) { Sort::Activated } else { Sort::Static };
    for (sentence, place) in line.sentences.iter().zip(1..) {
        push(sentence, (number, place), of, Read::Understood, to);
    }
    to.abilities.extend(ability);
}

/// Whether a line is a mode: it begins with a bullet.
fn is_mode(line: &text::Line) -> bool {
    begins(line, "\u{2022}")
}

/// Whether a line begins with this mark.
fn begins(line: &text::Line, mark: &str) -> bool {
    line.sentences.first().and_then(|first| first.tokens.first()).is_some_and(|token| &*token.text == mark)
}

/// Whether the modes behind this line begin with a plus and what each costs more (CR 702.172a (2026-04-17)).
fn is_spree(line: &text::Line) -> bool {
    let [text::Sentence { tokens, .. }] = &line.sentences[..] else { return false };
    matches!(&tokens[..], [token] if &*token.text == "spree")
}

/// A mode that stands alone is a sentence like another.
fn without_bullet(line: &mut text::Line) {
    if let Some(first) = line.sentences.first_mut()
        && first.tokens.first().is_some_and(is_bullet)
    {
        first.tokens.remove(0);
    }
}

fn is_bullet(token: &text::Token) -> bool {
    &*token.text == "\u{2022}"
}

/// A line that says how many modes are chosen, and the lines of the modes.
fn compile_modes(
    header: &text::Line,
    modes: &[text::Line],
    number: usize,
    kind: meaning::Kind,
    to: &mut Compiled,
) {
    let said = |line: &text::Line| line.sentences.iter().map(read).collect::<Vec<_>>();
    let first = said(header);
    let inside: Vec<Vec<Result<tree::Said, usize>>> = modes.iter().map(said).collect();
    let known = |all: &Vec<Result<tree::Said, usize>>| {
        all.iter().map(|one| one.as_ref().ok().cloned()).collect::<Vec<Option<tree::Said>>>()
    };
    let inside_said = inside.iter().map(known).collect::<Vec<_>>();
    let meaning = match &first[..] {
        [Ok(said)] => match anchors(said, modes) {
            Some(words) => meaning::modes::anchored(said, &words, &inside_said, kind),
            None => meaning::modes::line(said, None, &inside_said, kind),
        },
        // "Choose one. If this spell was kicked, choose both instead."
        [Ok(said), Ok(more)] => meaning::modes::line(said, Some(more), &inside_said, kind),
        // What stands behind "choose one" on its line changes it.
        all => meaning::Line::unknown(all.len() + inside.iter().map(Vec::len).sum::<usize>()),
    };
    let lines = std::iter::once((header, &first)).chain(modes.iter().zip(&inside));
    let mut judged = meaning.sentences.iter();
    let before = to.sentences.len();
    let mut of = Sort::Static;
    let mut whole = true;
    for ((line, said), number) in lines.zip(number..) {
        for ((sentence, said), place) in line.sentences.iter().zip(said).zip(1..) {
            let meant = judged.next().unwrap_or(&Err(meaning::Missing("it is not read")));
            of = verdict::sort(sentence, said.as_ref().ok(), of, to.sentences.len() == before, kind.is_spell);
            // How many are chosen is held where each mode is one; else each way to choose is.
            let is_split =
                matches!(first[..], [Ok(tree::Said::Activated { .. })]) && meaning.abilities.len() > 1;
            let expanded =
                to.sentences.len() == before && (is_split || is_chosen_again(&first) || may_be_fewer(&first));
            let counted = sentence.tokens.iter().rposition(|token| &*token.text == "choose");
            let end = counted.filter(|_| expanded).unwrap_or(sentence.tokens.len());
            let read = guarded(outcome(sentence, said, meant), &sentence.tokens[..end], &meaning.abilities);
            whole &= push(sentence, (number, place), of, read, to);
        }
    }
    if whole {
        to.abilities.extend(meaning.abilities);
    } else {
        let lines: Vec<&text::Line> = std::iter::once(header).chain(modes).collect();
        lose(&lines, first.first(), before, to);
    }
}

/// Whether what stands behind "choose three" is that modes may be chosen more than once.
fn is_chosen_again(header: &[Result<tree::Said, usize>]) -> bool {
    matches!(header, [_, Ok(tree::Said::Rider(tree::Rider::ModesAgain))])
}

/// Whether fewer than so many modes may be chosen: "choose up to one".
fn may_be_fewer(header: &[Result<tree::Said, usize>]) -> bool {
    let Some(Ok(
        tree::Said::Does(does) | tree::Said::Triggered { does, .. } | tree::Said::Activated { does, .. },
    )) = header.first()
    else {
        return false;
    };
    let modes = does.last().map(|last| &last.action);
    matches!(modes, Some(tree::Action::Modes(modes)) if modes.least == 0)
}

/// The words behind which the lines of an enchantment's choice stand, where what is chosen as it enters are these words.
fn anchors(header: &tree::Said, modes: &[text::Line]) -> Option<Vec<String>> {
    let chosen = meaning::modes::words_chosen(header)?;
    let label = |line: &text::Line| {
        let tokens = &line.sentences.first()?.tokens;
        let dash = tokens.iter().position(|token| &*token.text == "\u{2014}")?;
        let words: Vec<&str> = tokens.get(1..dash)?.iter().map(|token| &*token.text).collect();
        chosen.iter().find(|word| word.to_lowercase() == words.join(" ")).cloned()
    };
    modes.iter().map(label).collect()
}

/// Sentences from this place on are in no ability, as not all of them are known: others stand for them.
fn lose(lines: &[&text::Line], first: Option<&Result<tree::Said, usize>>, from: usize, to: &mut Compiled) {
    let sentences = to.sentences.get(from..).unwrap_or_default();
    let first = first.and_then(|said| said.as_ref().ok());
    let lost = unread::Lost { lines, first, sentences, before: &to.abilities };
    to.abilities.extend(lost.abilities());
}

/// What a sentence says; a bullet in front says nothing, and what a mode costs is mana.
fn read(sentence: &text::Sentence) -> Result<tree::Said, usize> {
    let tokens = &sentence.tokens;
    let bullet = usize::from(tokens.first().is_some_and(is_bullet));
    let start = priced(tokens).unwrap_or(bullet);
    grammar::read(tokens.get(start..).unwrap_or_default())
}

/// Where a mode begins behind what it costs: a plus, or a bullet with a name and a dash, symbols, and a dash.
fn priced(tokens: &[text::Token]) -> Option<usize> {
    let dash = |token: &text::Token| &*token.text == "\u{2014}";
    let first = tokens.first()?;
    let cost = if is_bullet(first) { tokens.iter().position(dash)? + 1 } else { 1 };
    if !is_bullet(first) && &*first.text != "+" {
        return None;
    }
    let symbols = tokens.get(cost..)?.iter().take_while(|token| token.sort == text::Sort::Symbol).count();
    let behind = cost + symbols;
    (symbols > 0 && tokens.get(behind).is_some_and(dash)).then_some(behind + 1)
}

/// Notes what became of a sentence, and says whether it is known.
fn push(
    sentence: &text::Sentence,
    (line, place): (usize, usize),
    of: Sort,
    read: Read,
    to: &mut Compiled,
) -> bool {
    let known = read.is_known();
    to.sentences.push(Sentence { line, place, words: sentence.words.clone(), of, read });
    known
}

fn outcome(
    sentence: &text::Sentence,
    read: &Result<tree::Said, usize>,
    meant: &Result<meaning::Matter, meaning::Missing>,
) -> Read {
    let (said, matter) = match (read, meant) {
        (Err(left), _) => return Read::Unread(at(sentence, *left)),
        (Ok(_), Err(missing)) => return Read::Partly(0..sentence.words.len(), missing.0.to_owned()),
        (Ok(said), Ok(matter)) => (said, matter),
    };
    let why = match matter {
        meaning::Matter::Held => return Read::Understood,
        meaning::Matter::Mana => NoMatter::Mana,
        meaning::Matter::ManaCost => NoMatter::ManaCost,
        meaning::Matter::Outside => NoMatter::OutsideTheGame,
        meaning::Matter::Looking => NoMatter::Looking,
        meaning::Matter::Timing => NoMatter::Timing,
    };
    // How a game begins is said in few words, each of which the grammar knows.
    if *said != tree::Said::Outside
        && !verdict::says_when(&sentence.tokens)
        && verdict::could_matter(&sentence.tokens, said, why)
    {
        return Read::Partly(0..sentence.words.len(), COULD_MATTER.to_owned());
    }
    Read::NoMatter(why)
}

/// What is missing where a static ability counts cards that nothing exiles here.
const EXILED_UNREAD: &str = "what a line has exiled that is not understood";

/// Whether a static ability looks at what a line before it exiles of which not all is understood: it would find nothing, as if
/// that were sure.
fn counts_on_unread(abilities: &[Ability], before: &[Sentence]) -> bool {
    let exiles = |one: &Sentence| {
        !one.read.is_known() && one.words.to_lowercase().split(' ').any(|word| word == "exile")
    };
    let looks = |node: Node<'_>| matches!(node, Node::What(What::ExiledWith(_)));
    let is_static = |one: &Ability| matches!(one.itself(), Ability::Continuous(_) | Ability::Restriction(_));
    let speaks = |one: &Ability| is_static(one) && Node::Ability(one).any(&looks);
    before.iter().any(exiles) && abilities.iter().any(speaks)
}

/// What is missing where a sentence that seems to be of no matter may be of some.
const COULD_MATTER: &str = "words of which a ruling could depend";

/// Lines that say one ability together, the first of this number.
fn compile_lines(lines: &[&text::Line], number: usize, kind: meaning::Kind, to: &mut Compiled) {
    let sentences = || {
        let each = lines.iter().zip(number..);
        let places = each.flat_map(|(line, at)| (1..=line.sentences.len()).map(move |place| (at, place)));
        lines.iter().flat_map(|line| &line.sentences).zip(places)
    };
    let all: Vec<Result<tree::Said, usize>> = sentences().map(|(sentence, _)| read(sentence)).collect();
    let said: Vec<Option<tree::Said>> = all.iter().map(|read| read.as_ref().ok().cloned()).collect();
    let meaning = meaning::line(&said, kind);
    let mut of = Sort::Static;
    let mut whole = true;
    let mut judged = meaning.sentences.iter();
    let before = to.sentences.len();
    for ((sentence, (number, place)), said) in sentences().zip(&all) {
        // What no part of the meaning has judged has none.
        let meant =
            judged.next().unwrap_or(&Err(meaning::Missing("nothing that it belongs to stands before it")));
        of = verdict::sort(sentence, said.as_ref().ok(), of, place == 1, kind.is_spell);
        let read = outcome(sentence, said, meant);
        let read = if kind.alone && !meaning.abilities.iter().any(says) {
            read
        } else {
            match verdict::to_hold(&sentence.tokens, said.as_ref().ok()) {
                Some(tokens) => guarded(read, tokens, &meaning.abilities),
                None => Read::Partly(0..sentence.words.len(), COULD_MATTER.to_owned()),
            }
        };
        let of_unread =
            read == Read::Understood && counts_on_unread(&meaning.abilities, &to.sentences[..before]);
        let read =
            if of_unread { Read::Partly(0..sentence.words.len(), EXILED_UNREAD.to_owned()) } else { read };
        whole &= push(sentence, (number, place), of, read, to);
    }
    if whole {
        to.abilities.extend(meaning.abilities);
    } else {
        lose(lines, all.first(), before, to);
    }
}

/// Whether a line of a permanent says what is done, and nothing when: it goes on from the line before it.
fn is_done(line: &text::Line) -> bool {
    use tree::{Rider, Said};
    let goes_on = |said: &Said| {
        matches!(said, Said::Does(_) | Said::Rider(Rider::UnlessRevealed(..) | Rider::Prevented(_)))
    };
    line.sentences.first().map(read).is_some_and(|read| read.as_ref().is_ok_and(goes_on))
}

/// Whether the last of a spell's lines goes on from the one before it: where it speaks of what was targeted there, or says
/// what is done instead, both are followed as one (CR 608.2c (2026-04-17)). Then they are known as one.
fn go_on(lines: &[text::Line], kind: meaning::Kind, to: &mut Compiled) -> bool {
    let is_known = |one: &Sentence| one.read.is_known();
    let Some((held, known)) = to.lines.split_last() else { return false };
    if to.sentences.iter().filter(|one| one.line == lines.len()).all(is_known) {
        return false;
    }
    let line = held.line;
    let together: Vec<&text::Line> = lines.iter().skip(line - 1).collect();
    if together.iter().any(|line| is_mode(line)) {
        return false;
    }
    let mut joined = Compiled::default();
    compile_lines(&together, line, meaning::Kind { line, ..kind }, &mut joined);
    if !joined.sentences.iter().all(is_known) {
        return false;
    }
    let before = known.iter().map(|held| held.abilities).sum();
    to.abilities.truncate(before);
    to.sentences.retain(|one| one.line < line);
    if let Some(held) = to.lines.last_mut() {
        held.abilities = joined.abilities.len();
    }
    to.abilities.extend(joined.abilities);
    to.sentences.extend(joined.sentences);
    true
}

/// Whether an ability says something: what stands alone may refer to what isn't there.
const fn says(ability: &Ability) -> bool {
    !matches!(ability, Ability::Opaque(_))
}

/// What was understood of a sentence, if the abilities of its line hold all that it says.
fn guarded(read: Read, tokens: &[text::Token], abilities: &[Ability]) -> Read {
    if read != Read::Understood {
        return read;
    }
    let lost = detector::missing(tokens, abilities).into_iter().next();
    lost.map_or(read, |lost| Read::Partly(lost.at, format!("no ability holds \"{}\"", lost.what)))
}

/// Where a sentence's words have so many tokens left, in bytes.
fn at(sentence: &text::Sentence, left: usize) -> usize {
    let place = sentence.tokens.len().saturating_sub(left);
    sentence.tokens.get(place).map_or(sentence.words.len(), |token| token.at.start)
}
