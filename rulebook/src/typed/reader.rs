//! Reading a line word by word, with the names of a board in it.

use super::refusal::NoEvent;
use language::board::paid::{PAID, misspelled, said};
use language::board::{Ability, Board, CardType, KeywordName, Zone};
use language::select::{Amount, What, Who, Whom};
use language::walk::Node;

/// A player or an object that a line names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    /// One player, or several that one word means.
    Player(Who),
    /// One object, or several that one word means.
    Object(What),
    /// One of these objects, by their ids: the name alone does not say which.
    Unclear(Vec<String>),
}

/// What is left of a line.
pub(super) struct Reader<'a> {
    rest: &'a str,
    /// Every name of the board, the longest first.
    names: Vec<(String, Thing)>,
    /// The names of costs that something on the board has or asks for.
    costs: Vec<String>,
}

/// Every name of a board and what it means: players, ids of objects, and names of objects that are not an id.
pub(super) fn names(board: &Board) -> impl Iterator<Item = (String, Thing)> {
    let players = board.players.iter().map(|player| &player.name);
    let players = players.map(|name| (name.clone(), Thing::Player(Who::Named(name.clone()))));
    let ids = board.objects.iter().map(|object| &object.id);
    let ids = ids.map(|id| (id.clone(), Thing::Object(What::Is(id.clone()))));
    players.chain(ids).chain(called(board))
}

/// What objects are called in short: by the part of a name before a comma, or by one of its words, where that is so of no other
/// object or player; each with the id of the object.
pub(crate) fn short_names(board: &Board) -> Vec<(String, String)> {
    let mut shorts: Vec<(String, &str)> = Vec::new();
    for object in &board.objects {
        let parts = [&object.id, &object.is.name].into_iter().flat_map(|name| {
            let before = name.split_once(", ").map(|(before, _)| before);
            let words = name.split([' ', ',']);
            let words = words.filter(|word| word.len() > 2 && word.starts_with(char::is_uppercase));
            before.into_iter().chain(words)
        });
        let mut all: Vec<&str> = parts.collect();
        all.sort_unstable();
        all.dedup();
        shorts.extend(all.into_iter().map(|short| (short.to_lowercase(), object.id.as_str())));
    }
    let is_taken = |short: &str| {
        let players = board.players.iter().map(|player| &player.name);
        let objects = board.objects.iter().flat_map(|object| [&object.id, &object.is.name]);
        players.chain(objects).any(|name| name.eq_ignore_ascii_case(short))
            || groups().iter().any(|(words, _)| words.eq_ignore_ascii_case(short))
    };
    let is_only = |(short, id): &&(String, &str)| {
        shorts.iter().all(|(other, of)| other != short || of == id) && !is_taken(short)
    };
    shorts.iter().filter(is_only).map(|(short, id)| (short.clone(), (*id).to_owned())).collect()
}

/// The names of objects that are not an id. A name alone means the one object that has it; "each" means all of them.
fn called(board: &Board) -> Vec<(String, Thing)> {
    let mut found: Vec<(String, Thing)> = Vec::new();
    let mut names: Vec<&String> = board.objects.iter().map(|object| &object.is.name).collect();
    names.sort_unstable();
    names.dedup();
    for name in names.into_iter().filter(|name| !name.is_empty()) {
        let so_called = board.objects.iter().filter(|object| object.is.name == *name);
        let ids: Vec<String> = so_called.map(|object| object.id.clone()).collect();
        if board.objects.iter().all(|object| object.id != *name) {
            let thing = match &ids[..] {
                [only] => Thing::Object(What::Is(only.clone())),
                _ => Thing::Unclear(ids),
            };
            found.push((name.clone(), thing));
        }
        found.push((format!("each {name}"), Thing::Object(What::Named(name.clone()))));
    }
    found
}

/// The names of costs that something on a board has or asks for.
fn costs(board: &Board) -> Vec<String> {
    let mut found = Vec::new();
    Node::from(board).each(&mut |node| {
        if let Node::What(What::Paid(name)) = node {
            found.push(name.clone());
        }
        if let Node::Ability(ability) = node
            && let Ability::Spell { costs, .. } = ability.itself()
        {
            found.extend(costs.iter().filter_map(|cost| cost.called.clone()));
        }
    });
    found
}

/// Words for many at once, and for those that an effect is about.
fn groups() -> [(&'static str, Thing); 14] {
    let creature = || Thing::Object(What::Type(CardType::Creature));
    let permanent = || Thing::Object(What::In(Zone::Battlefield));
    [
        ("each player", Thing::Player(Who::Anyone)),
        ("every player", Thing::Player(Who::Anyone)),
        ("each opponent", Thing::Player(Who::Opponents)),
        ("each creature", creature()),
        ("all creatures", creature()),
        ("each planeswalker", Thing::Object(What::Type(CardType::Planeswalker))),
        ("each permanent", permanent()),
        ("all permanents", permanent()),
        ("the active player", Thing::Player(Who::Active)),
        ("you", Thing::Player(Who::You)),
        ("that player", Thing::Player(Who::Affected)),
        ("its controller", Thing::Player(Who::ControllerOf(Box::new(What::It)))),
        ("it", Thing::Object(What::It)),
        ("this", Thing::Object(What::This)),
    ]
}

/// Numbers in words.
const NUMBERS: [(&str, u64); 12] = [
    ("a", 1),
    ("an", 1),
    ("one", 1),
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("nine", 9),
    ("ten", 10),
];

/// The number that a word is, in digits or as a word. None for another word.
pub(crate) fn number_named(word: &str) -> Option<u64> {
    let named = NUMBERS.iter().find(|(name, _)| name.eq_ignore_ascii_case(word));
    word.parse().ok().or(named.map(|(_, number)| *number))
}

impl<'a> Reader<'a> {
    pub(super) fn new(line: &'a str, board: &Board) -> Self {
        let groups = groups().into_iter().map(|(words, thing)| (words.to_owned(), thing));
        let shorts = short_names(board).into_iter().map(|(short, id)| (short, Thing::Object(What::Is(id))));
        let mut names: Vec<(String, Thing)> = names(board).chain(groups).chain(shorts).collect();
        names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        let mut reader = Self { rest: line, names, costs: costs(board) };
        reader.skip();
        reader
    }

    pub(super) const fn rest(&self) -> &'a str {
        self.rest
    }

    pub(super) const fn is_over(&self) -> bool {
        self.rest.is_empty()
    }

    /// Goes back to what was left before.
    pub(super) const fn go_back(&mut self, rest: &'a str) {
        self.rest = rest;
    }

    fn skip(&mut self) {
        self.rest = self.rest.trim_start();
        // A full stop may end the line.
        if self.rest == "." {
            self.rest = "";
        }
    }

    /// What follows these words, if the line goes on with them as whole words, whatever the case.
    fn after(&self, words: &str) -> Option<&'a str> {
        let start = self.rest.get(..words.len())?;
        let rest = &self.rest[words.len()..];
        let is_whole = !rest.starts_with(|c: char| c.is_alphanumeric() || c == '\'');
        (start.eq_ignore_ascii_case(words) && is_whole).then_some(rest)
    }

    /// Reads these words if they come next.
    pub(super) fn eat(&mut self, words: &str) -> bool {
        let after = self.after(words);
        if let Some(rest) = after {
            self.rest = rest;
            self.skip();
        }
        after.is_some()
    }

    /// Reads whichever of these words comes next.
    pub(super) fn eat_any(&mut self, words: &[&str]) -> bool {
        words.iter().any(|words| self.eat(words))
    }

    /// Reads a sign if it comes next.
    pub(super) fn eat_sign(&mut self, sign: char) -> bool {
        let after = self.rest.strip_prefix(sign);
        if let Some(rest) = after {
            self.rest = rest;
            self.skip();
        }
        after.is_some()
    }

    /// Reads these words.
    pub(super) fn expect(&mut self, wanted: &'static str) -> Result<(), NoEvent> {
        if self.eat(wanted) { Ok(()) } else { Err(NoEvent::Expected { wanted, found: self.word() }) }
    }

    /// The next word, or what stands for the end.
    pub(super) fn word(&self) -> String {
        self.rest.split_whitespace().next().unwrap_or("the end").to_owned()
    }

    /// Reads a word, whatever it is.
    pub(super) fn any_word(&mut self) -> String {
        let word = self.word();
        self.rest = self.rest.get(word.len()..).unwrap_or_default();
        self.skip();
        word
    }

    /// The name of a cost as it stands on the board, or as its word is written; another one is refused.
    pub(super) fn cost_called(&self, name: String) -> Result<String, NoEvent> {
        let is_it = |known: &&String| known.eq_ignore_ascii_case(&name);
        if PAID.contains(&said(&name)) {
            return Ok(name);
        }
        if let Some(known) = self.costs.iter().find(is_it) {
            return Ok(known.clone());
        }
        let like = |known: &&str| strsim::jaro_winkler(&known.to_lowercase(), &name.to_lowercase());
        let all = self.costs.iter().map(String::as_str).chain(PAID.iter().copied());
        let best = all.max_by(|one, other| like(one).total_cmp(&like(other)));
        let nearest = misspelled(&name).or(best.filter(|best| like(best) >= 0.75));
        Err(NoEvent::NoSuchCost { nearest: nearest.map(str::to_owned), found: name })
    }

    /// Reads a word that a sign may follow.
    pub(super) fn bare_word(&mut self) -> String {
        let word = self.word();
        let word = word.trim_end_matches([';', ',']).to_owned();
        self.rest = self.rest.get(word.len()..).unwrap_or_default();
        self.skip();
        word
    }

    /// Reads a number, in digits or as a word.
    pub(super) fn number(&mut self) -> Result<u64, NoEvent> {
        let word = self.word().trim_end_matches([';', ',']).to_owned();
        let number = number_named(&word);
        if number.is_some() {
            self.bare_word();
        }
        number.ok_or(NoEvent::NoNumber(word))
    }

    /// Reads a number, or "that much", which is the amount of what is replaced.
    pub(super) fn amount(&mut self) -> Result<Amount, NoEvent> {
        if self.eat_any(&["that much", "that many"]) {
            return Ok(Amount::ThatMuch);
        }
        self.number().map(Amount::N)
    }

    /// Reads a player or object, if one comes next.
    fn maybe_thing(&mut self) -> Result<Option<Thing>, NoEvent> {
        let fits = |(name, thing): &(String, Thing)| Some((self.after(name)?, name.clone(), thing.clone()));
        let Some((rest, name, thing)) = self.names.iter().find_map(fits) else { return Ok(None) };
        if let Thing::Unclear(ids) = thing {
            return Err(NoEvent::Unclear { name, ids });
        }
        self.rest = rest;
        self.skip();
        let is_group = name.starts_with("each ") || name.starts_with("all ");
        Ok(Some(if let (Thing::Object(what), true) = (&thing, is_group) {
            Thing::Object(self.narrowed(what.clone()))
        } else {
            thing
        }))
    }

    /// What has, or has not, the keywords that come next: "with flying", "without defender".
    fn narrowed(&mut self, what: What) -> What {
        let mut parts = vec![what];
        loop {
            let before = self.rest;
            let lacks = self.eat("without");
            let Some(name) = (lacks || self.eat("with")).then(|| self.keyword_name()).flatten() else {
                self.rest = before;
                return if parts.len() == 1 { parts.swap_remove(0) } else { What::All(parts) };
            };
            let has = What::HasKeyword(name);
            parts.push(if lacks { What::Not(Box::new(has)) } else { has });
        }
    }

    /// Reads the name of a keyword, the longest that fits.
    fn keyword_name(&mut self) -> Option<KeywordName> {
        let fitting = KeywordName::ALL.iter().filter(|name| self.after(name.words()).is_some());
        let name = *fitting.max_by_key(|name| name.words().len())?;
        self.eat(name.words()).then_some(name)
    }

    /// Reads names with commas and "and" between them.
    pub(super) fn things(&mut self) -> Result<Vec<Thing>, NoEvent> {
        let mut things = Vec::new();
        loop {
            things.push(self.maybe_thing()?.ok_or_else(|| self.no_such_name())?);
            let before = self.rest;
            let (comma, and) = (self.eat_sign(','), self.eat("and"));
            if !(comma || and) || self.after("then").is_some() {
                self.rest = before;
                return Ok(things);
            }
        }
    }

    fn no_such_name(&self) -> NoEvent {
        let found = self.word();
        let like =
            |name: &&(String, Thing)| strsim::jaro_winkler(&name.0.to_lowercase(), &found.to_lowercase());
        let best = self.names.iter().max_by(|one, other| like(one).total_cmp(&like(other)));
        let nearest = best.filter(|best| like(best) >= 0.75).map(|(name, _)| name.clone());
        NoEvent::NoSuchName { found, nearest }
    }

    /// Reads whose something is, if one of these comes next behind "Bob's"; nothing is read otherwise.
    pub(super) fn whose(&mut self, what: &[&str]) -> Option<Who> {
        let before = self.rest;
        let player = |(name, thing): &(String, Thing)| {
            let Thing::Player(who @ Who::Named(_)) = thing else { return None };
            self.after(&format!("{name}'s")).map(|rest| (who.clone(), rest))
        };
        let (who, rest) = self.names.iter().find_map(player)?;
        self.rest = rest;
        self.skip();
        if self.eat_any(what) {
            return Some(who);
        }
        self.rest = before;
        None
    }

    /// Reads the name of a player.
    pub(super) fn player(&mut self) -> Result<Who, NoEvent> {
        let said = self.rest;
        match self.maybe_thing()?.ok_or_else(|| self.no_such_name())? {
            Thing::Player(who) => Ok(who),
            Thing::Object(_) | Thing::Unclear(_) => Err(wrong_kind(said, "an object", "a player")),
        }
    }

    /// Reads names of objects.
    pub(super) fn objects(&mut self) -> Result<Vec<What>, NoEvent> {
        let said = self.rest;
        objects(self.things()?).ok_or_else(|| wrong_kind(said, "a player", "an object"))
    }

    /// Reads names of players and objects.
    pub(super) fn anything(&mut self) -> Result<Whom, NoEvent> {
        let mut whom: Vec<Whom> = self.things()?.into_iter().filter_map(Thing::whom).collect();
        Ok(if whom.len() == 1 { whom.swap_remove(0) } else { Whom::OneOf(whom) })
    }
}

pub(super) fn wrong_kind(said: &str, is: &'static str, wanted: &'static str) -> NoEvent {
    let found = said.split_whitespace().next().unwrap_or_default().trim_end_matches(',').to_owned();
    NoEvent::WrongKind { found, is, wanted }
}

impl Thing {
    fn whom(self) -> Option<Whom> {
        match self {
            Self::Player(who) => Some(Whom::Player(who)),
            Self::Object(what) => Some(Whom::Object(what)),
            Self::Unclear(_) => None,
        }
    }
}

/// All of these, if they are players.
pub(super) fn players(things: Vec<Thing>) -> Option<Vec<Who>> {
    let player = |thing| match thing {
        Thing::Player(who) => Some(who),
        Thing::Object(_) | Thing::Unclear(_) => None,
    };
    things.into_iter().map(player).collect()
}

/// All of these, if they are objects.
pub(super) fn objects(things: Vec<Thing>) -> Option<Vec<What>> {
    let object = |thing| match thing {
        Thing::Object(what) => Some(what),
        Thing::Player(_) | Thing::Unclear(_) => None,
    };
    things.into_iter().map(object).collect()
}
