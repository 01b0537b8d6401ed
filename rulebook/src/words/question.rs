//! Questions and their answers.

use petgraph::graph::NodeIndex;

use super::grammar::{Subject, count, counted, either, list, ordinal, quoted};
use super::state_based::was_so;
use super::vocabulary::{color, sector};
use super::{Sentence, Words};
use language::board::Sector;
use language::dispute::{Dispute, Reading};
use language::effect::{EnterChoice, Fate, Rewrite};
use language::rule::{Rule, Switch, Switches};
use statements::happening::{Happening, Subject as Enters};
use statements::ids::{AbilityId, CounterId, EffectId, ObjectId, Target, TextId};
use statements::question::{Answer, Arranged, Asked, Question};
use statements::state_based::StateBased;

/// A longer list of names is cut.
const NAMES: usize = 8;

impl<'a> Words<'a> {
    /// The question that is open at a moment: who decides, and what. None where nothing is asked.
    pub fn asked(self, at: NodeIndex) -> Option<Sentence> {
        let asked = self.ruling.asked(at)?;
        let decides = self.question(at, &asked);
        Some(self.say(decides, &self.rules_of_question(at, &asked)))
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each kind of question")]
    fn question(self, at: NodeIndex, asked: &Asked) -> String {
        let who = self.decider(asked);
        let effect = self.asker(asked.effect);
        match &asked.question {
            Question::May if asked.effect.is_none() => {
                format!("{} whether to do what the instruction says", who.does("decide"))
            }
            Question::May => format!("{} whether to apply {effect}", who.does("decide")),
            Question::Mode(_) => format!("{} a mode of {effect}", who.does("choose")),
            Question::Color(_) => format!("{} a color for {effect}", who.does("choose")),
            Question::Recipient(list) => {
                let to: Vec<&str> = list.iter().map(|to| self.target(*to)).collect();
                format!("{} for {effect} where the damage goes: {}", who.does("choose"), cut(&to, either))
            }
            Question::Original(of) => {
                format!("{} for {effect} what to copy: {}", who.does("choose"), cut(&self.names(of), either))
            }
            Question::Objects { from, at_least, at_most, together } => {
                let number = how_many(*at_least, *at_most, from.len());
                let from = self.names(from);
                let power = together.as_ref().map(|(_, least)| format!(" with power {least} together"));
                let power = power.unwrap_or_default();
                format!("{} {number}{power} for {effect}, from {}", who.does("choose"), cut(&from, list))
            }
            Question::Trigger(from) => self.next_on_stack(&who, from),
            Question::NextInLibrary { from, .. } => self.next_in_library(&who, from),
            Question::NextInTime(of) => {
                format!("{} which one is older: {}", who.does("choose"), cut(&self.names(of), either))
            }
            Question::Sector(creature) => {
                let all: Vec<&str> = Sector::ALL.map(sector).to_vec();
                format!("{} a sector for {}: {}", who.does("choose"), self.object(*creature), either(&all))
            }
            Question::Sectors { creature, many } => {
                let all: Vec<&str> = Sector::ALL.map(sector).to_vec();
                let (of, object) = (count(*many), self.object(*creature));
                format!("{} a sector for each of {of} of {object}: {}", who.does("choose"), either(&all))
            }
            Question::Pay => format!("{} whether to pay for {effect}", who.does("decide")),
            Question::Player(list) => {
                let players: Vec<&str> = list.iter().map(|player| self.player(*player)).collect();
                format!("{} a player for {effect}: {}", who.does("choose"), cut(&players, either))
            }
            Question::Word(words) => {
                let words: Vec<String> = words.iter().map(|word| self.word(*word)).collect();
                format!("{} a name or type for {effect}: {}", who.does("choose"), cut(&words, either))
            }
            Question::Number { from, to } if asked.decider.is_none() => {
                format!("a result from {from} to {to} comes up for {effect}")
            }
            Question::Number { from, to } => {
                format!("{} a number from {from} to {to} for {effect}", who.does("choose"))
            }
            Question::UnknownCards { player, zone, from, to } => {
                let zone = self.vocabulary().zone(*zone);
                let whose = self.player(*player);
                format!(
                    "{} for {effect} how many of the cards that nobody knows, {whose}'s in {zone}: from {from} to {to}",
                    who.does("choose")
                )
            }
            Question::Unknown(text) => {
                format!("nobody can know beforehand whether {}", self.ruling.text(*text))
            }
            Question::Targets(targets) => {
                let all: Vec<&str> = targets.iter().map(|one| self.target(*one)).collect();
                format!("{} any number for {effect}, from {}", who.does("choose"), cut(&all, list))
            }
            Question::Kind { on, kinds } => {
                let kinds: Vec<&str> = kinds.iter().map(|kind| self.counter(*kind)).collect();
                let of = either(&kinds);
                format!("{} which counter {} gets: {of}", who.does("choose"), self.target(*on))
            }
            Question::GetsCounter { kind, among } => {
                let all: Vec<&str> = among.iter().map(|player| self.player(*player)).collect();
                let counter = self.counter(*kind);
                format!(
                    "{} who of the team gets the {counter} counter: {}",
                    who.does("choose"),
                    cut(&all, either)
                )
            }
            Question::OfTeam(among) => {
                let all: Vec<&str> = among.iter().map(|player| self.player(*player)).collect();
                format!("{} for whom of their team it is: {}", who.does("choose"), cut(&all, either))
            }
            Question::Enchants { part, from } => {
                let all: Vec<&str> = from.iter().map(|one| self.target(*one)).collect();
                format!(
                    "{} what {} enchants: {}",
                    who.does("choose"),
                    self.entering_in(at, *part),
                    cut(&all, either)
                )
            }
            Question::Attacks { part, from } => {
                let all: Vec<&str> = from.iter().map(|one| self.target(*one)).collect();
                let attacker = self.entering_in(at, *part);
                format!("{} what {attacker} attacks: {}", who.does("choose"), cut(&all, either))
            }
            Question::Goes { what, many, parts } => self.goes(at, &who, *what, *many, parts),
            Question::Protects { part, from } => {
                let all: Vec<&str> = from.iter().map(|player| self.player(*player)).collect();
                let battle = self.entering_in(at, *part);
                format!("{} who protects {battle}: {}", who.does("choose"), cut(&all, either))
            }
            Question::Stays { why, from } => {
                let names = cut(&self.names(from), either);
                format!("{} which one stays{}: {names}", who.does("choose"), self.since(why, "each of them"))
            }
            Question::ToCommandZone(commander) => {
                let since = self.since(&[StateBased::Commander], "it");
                let commander = self.object(*commander);
                format!("{} whether {commander} is put into the command zone{since}", who.does("decide"))
            }
            Question::NewProtector { why, battle, from } => {
                let all: Vec<&str> = from.iter().map(|player| self.player(*player)).collect();
                let (battle, since) = (self.object(*battle), self.since(why, "it"));
                format!("{} who protects {battle}{since}: {}", who.does("choose"), cut(&all, either))
            }
            Question::NewTargets { spell, from } => {
                let sets: Vec<String> = from.iter().map(|set| self.target_set(set)).collect();
                format!("{} what {} targets: {}", who.does("choose"), self.spell(*spell), cut(&sets, either))
            }
            Question::TargetsOf { source, from } => {
                let sets: Vec<String> = from.iter().map(|set| self.target_set(set)).collect();
                let source = source.map_or("an ability", |source| self.object(source));
                format!("{} what {source} targets: {}", who.does("choose"), cut(&sets, either))
            }
            Question::Reading(dispute) => {
                let (first, second) = readings(*dispute);
                format!("the rules do not decide: either {first}, or {second}")
            }
            Question::Assignment { source, among, ways, .. } => self.assigns(&who, *source, among, ways),
            Question::Division { amount, parts } => self.divides(at, &who, &effect, *amount, parts),
        }
    }

    /// For which state-based actions something is asked: ", since it had no protector".
    fn since(self, all: &[StateBased], of: &str) -> String {
        let why: Vec<String> = all.iter().map(|&why| was_so(self.vocabulary(), why, of)).collect();
        if why.is_empty() { String::new() } else { format!(", since {}", list(&why)) }
    }

    /// What a spell is called; a new one is a copy, perhaps the next of several.
    fn spell(self, id: ObjectId) -> String {
        let name = self.object(id);
        if self.ruling.is_listed(id) { name.to_owned() } else { format!("a copy of {name}") }
    }

    /// What enters in a part of the event at a moment.
    fn entering_in(self, at: NodeIndex, part: usize) -> &'a str {
        let entering = self.ruling.pending(at).get(part).and_then(|part| part.happening.entering());
        match entering.map(|entering| entering.subject) {
            Some(Enters::Object(id)) => self.object(id),
            Some(Enters::Token) | None => "the token",
        }
    }

    /// What a spell targets with one use of the word: "Bob", "Bear and Elf", "nothing that is there".
    fn target_set(self, set: &[Target]) -> String {
        let names: Vec<&str> = set.iter().map(|target| self.target(*target)).collect();
        if names.is_empty() { "nothing that is there".to_owned() } else { list(&names) }
    }

    fn next_in_library(self, who: &Subject, from: &[ObjectId]) -> String {
        let of = self.names(from);
        format!(
            "{} which card comes next in the library, from above: {}",
            who.does("choose"),
            cut(&of, either)
        )
    }

    fn next_on_stack(self, who: &Subject, from: &[AbilityId]) -> String {
        let of: Vec<String> = from.iter().map(|&id| self.ability_name(id)).collect();
        format!("{} whose ability is put on the stack next: {}", who.does("choose"), cut(&of, either))
    }

    fn unknown(self, question: &Question) -> &'a str {
        if let Question::Unknown(text) = question { self.ruling.text(*text) } else { "so" }
    }

    /// A word that was chosen, or any other.
    fn word(self, word: Option<TextId>) -> String {
        word.map_or_else(|| "any other".to_owned(), |word| self.ruling.text(word).to_owned())
    }

    fn decider(self, asked: &Asked) -> Subject {
        asked.decider.map_or_else(|| Subject::one("chance"), |who| Subject::one(self.player(who)))
    }

    fn asker(self, effect: Option<EffectId>) -> String {
        effect.map_or_else(|| "the instruction".to_owned(), |effect| self.effect_name(effect))
    }

    /// What objects are called, in order; of like ones that are counted together how many: "two of Goblin".
    pub fn names(self, objects: &[ObjectId]) -> Vec<String> {
        let mut names: Vec<(ObjectId, u64)> = Vec::new();
        for &id in objects {
            match names.last_mut().filter(|(last, _)| *last == id) {
                Some((_, times)) => *times += 1,
                None => names.push((id, 1)),
            }
        }
        let name = |(id, times): (ObjectId, u64)| match times {
            1 => self.object(id).to_owned(),
            times => format!("{} of {}", count(times), self.object(id)),
        };
        names.into_iter().map(name).collect()
    }

    /// The rules behind a question; only those that the date has, for most questions have none.
    pub(super) fn rules_of_question(self, at: NodeIndex, asked: &Asked) -> Vec<Rule> {
        let rule = match &asked.question {
            Question::Pay if asked.effect.is_some() && self.entering(at) > 1 => {
                Some(Rule::EntersCostsPayable)
            }
            Question::May
            | Question::Pay
            | Question::Number { .. }
            | Question::UnknownCards { .. }
            | Question::Unknown(_)
            | Question::Attacks { .. }
            | Question::TargetsOf { .. }
            | Question::Targets(_) => None,
            Question::ToCommandZone(_) => Some(StateBased::Commander.rule()),
            Question::Stays { why, .. } | Question::NewProtector { why, .. } => {
                return why.iter().map(|why| why.rule()).filter(|&rule| self.has_rule(rule)).collect();
            }
            Question::Kind { .. } => Some(Rule::Proliferate),
            Question::GetsCounter { .. } => Some(Rule::ProliferateTeams),
            Question::OfTeam(_) => Some(Rule::TeamLife),
            // Modes of a spell are not those of a replacement effect.
            Question::Mode(_) => asked.effect.and(Some(Rule::ModalReplacement)),
            Question::Player(_) if asked.effect.is_none() => None,
            Question::Color(_) | Question::Player(_) | Question::Word(_) | Question::Original(_) => {
                Some(Rule::EntersChoiceBefore)
            }
            Question::Recipient(_) => Some(Rule::Redirection),
            Question::Trigger(_) => Some(Rule::TriggersOnStack),
            Question::Sector(_) | Question::Sectors { .. } => Some(Rule::SbaSector),
            Question::Enchants { .. } => Some(Rule::AuraEnters),
            Question::Protects { .. } => Some(Rule::BattleProtector),
            Question::Goes { .. } => Some(Rule::SeveralPlaces),
            Question::NewTargets { spell, .. } if self.ruling.is_listed(*spell) => Some(Rule::NewTargets),
            Question::NewTargets { .. } => Some(Rule::CopyNewTargets),
            Question::NextInLibrary { why, .. } => match why {
                Arranged::LookedAt => Some(Rule::Scry),
                Arranged::Together => Some(Rule::LibraryTogether),
                Arranged::Said => None,
            },
            Question::NextInTime(_) => Some(Rule::StampsTogether),
            // What an instruction lets choose has nothing to do with anything that enters.
            Question::Objects { .. } => return self.rules_of_objects(at, asked),
            Question::Reading(dispute) => Some(dispute.rule()),
            Question::Assignment { rules, .. } => {
                let all = [Rule::CombatDamageAssigned].into_iter().chain(rules.iter().copied());
                return all.filter(|&rule| self.has_rule(rule)).collect();
            }
            Question::Division { parts, .. } if self.are_tokens(at, parts) => None,
            Question::Division { .. } => Some(Rule::ShieldAmount),
        };
        rule.into_iter().filter(|rule| self.has_rule(*rule)).collect()
    }

    /// The rule that one object is not chosen twice for what enters together; none where it speaks of one permanent only.
    pub(super) fn once_for_all(self) -> Option<Rule> {
        let is_on = Switches::at(self.ruling.as_of()).is_on(Switch::ObjectOnceForAll);
        is_on.then_some(Rule::EntersObjectOnce)
    }

    /// The rules by which objects are chosen for an effect as something enters; none for an instruction.
    fn rules_of_objects(self, at: NodeIndex, asked: &Asked) -> Vec<Rule> {
        let Some(effect) = asked.effect else { return Vec::new() };
        let mut rules = self.of_keyword(self.ruling.keyword_of(effect));
        if !reveals(&self.ruling.effect(effect).effect.rewrite) {
            let once = self.once_for_all().filter(|_| self.entering(at) > 1);
            rules.extend([Rule::EntersMoveOthers, Rule::EntersNotItself].into_iter().chain(once));
        }
        rules.retain(|&rule| self.has_rule(rule));
        rules
    }

    /// How many parts of the event at a moment are something that enters.
    fn entering(self, at: NodeIndex) -> usize {
        let parts = self.ruling.pending(at).iter();
        parts.filter(|part| matches!(part.happening, Happening::Enter(_))).count()
    }

    /// An answer to what was asked at a moment, as a clause: "Alice chooses red for Painter".
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of answer")]
    pub(super) fn answered(self, at: NodeIndex, asked: &Asked, answer: &Answer) -> String {
        let who = self.decider(asked);
        let effect = self.asker(asked.effect);
        match answer {
            Answer::Yes if asked.question == Question::Pay => format!("{} for {effect}", who.does("pay")),
            Answer::No if asked.question == Question::Pay => {
                format!("{} not to pay for {effect}", who.does("choose"))
            }
            Answer::Yes | Answer::No if matches!(asked.question, Question::Unknown(_)) => {
                let not = if *answer == Answer::No { "it is not so that " } else { "" };
                format!("{not}{}", self.unknown(&asked.question))
            }
            Answer::Yes if let Question::ToCommandZone(commander) = &asked.question => {
                format!("{} {} into the command zone", who.does("put"), self.object(*commander))
            }
            Answer::No if let Question::ToCommandZone(commander) = &asked.question => {
                format!("{} {} where it is", who.does("leave"), self.object(*commander))
            }
            Answer::Yes if asked.effect.is_none() => who.does("do what the instruction says"),
            Answer::No if asked.effect.is_none() => who.does("choose not to do what the instruction says"),
            Answer::Yes => format!("{} {effect}", who.does("apply")),
            Answer::No => format!("{} not to apply {effect}", who.does("choose")),
            Answer::Mode(mode) => self.chose_mode(&who, asked.effect, *mode),
            Answer::Color(c) => format!("{} {} for {effect}", who.does("choose"), color(*c)),
            Answer::Recipient(to) => {
                format!("{} with {effect} that the damage goes to {}", who.does("choose"), self.target(*to))
            }
            Answer::Original(of) => {
                format!("{} {} to be copied for {effect}", who.does("choose"), self.object(*of))
            }
            Answer::Objects(objects) if objects.is_empty() => {
                format!("{} nothing for {effect}", who.does("choose"))
            }
            Answer::Objects(objects) if matches!(asked.question, Question::NextInLibrary { .. }) => {
                format!("{} {} next in the library", who.does("put"), cut(&self.names(objects), list))
            }
            Answer::Objects(objects) if matches!(asked.question, Question::NextInTime(_)) => {
                format!("{} {} as the older one", who.does("choose"), cut(&self.names(objects), list))
            }
            Answer::Objects(objects) if matches!(asked.question, Question::Stays { .. }) => {
                format!("{} {}", who.does("keep"), cut(&self.names(objects), list))
            }
            Answer::Ability(ability) => {
                let name = self.ability_name(*ability);
                format!("{} the ability of {name} on the stack", who.does("put"))
            }
            Answer::Objects(objects) => {
                let names = self.names(objects);
                format!("{} {} for {effect}", who.does("choose"), cut(&names, list))
            }
            Answer::Player(player) if let Question::Protects { part, .. } = &asked.question => {
                let (chosen, battle) = (self.player(*player), self.entering_in(at, *part));
                format!("{} that {chosen} protects {battle}", who.does("choose"))
            }
            Answer::Player(player) if let Question::NewProtector { battle, .. } = &asked.question => {
                let (chosen, battle) = (self.player(*player), self.object(*battle));
                format!("{} that {chosen} protects {battle}", who.does("choose"))
            }
            Answer::Player(player) if let Question::GetsCounter { kind, .. } = &asked.question => {
                let (chosen, counter) = (self.player(*player), self.counter(*kind));
                format!("{} that {chosen} gets the {counter} counter", who.does("choose"))
            }
            Answer::Player(player) if matches!(asked.question, Question::OfTeam(_)) => {
                format!("{} that it is for {}", who.does("choose"), self.player(*player))
            }
            Answer::Player(player) => {
                format!("{} {} for {effect}", who.does("choose"), self.player(*player))
            }
            Answer::Sector(chosen) => self.chose_sector(&who, &asked.question, *chosen),
            Answer::Word(word) => format!("{} {} for {effect}", who.does("choose"), self.word(*word)),
            Answer::Number(number) if asked.decider.is_none() => format!("{number} comes up for {effect}"),
            Answer::Number(number) if matches!(asked.question, Question::UnknownCards { .. }) => {
                let cards = counted(*number, "card");
                format!("{} {cards} that nobody knows for {effect}", who.does("choose"))
            }
            Answer::Number(number) => format!("{} {number} for {effect}", who.does("choose")),
            Answer::Targets(targets) if let Question::NewTargets { spell, .. } = &asked.question => {
                let targets = self.target_set(targets);
                format!("{} that {} targets {targets}", who.does("choose"), self.spell(*spell))
            }
            Answer::Targets(targets) if let Question::TargetsOf { source, .. } = &asked.question => {
                let source = source.map_or("an ability", |source| self.object(source));
                format!("{} that {source} targets {}", who.does("choose"), self.target_set(targets))
            }
            Answer::Targets(targets) if let Question::Enchants { part, .. } = &asked.question => {
                let host = self.target_set(targets);
                format!("{} that {} enchants {host}", who.does("choose"), self.entering_in(at, *part))
            }
            Answer::Targets(targets) if let Question::Attacks { part, .. } = &asked.question => {
                let attacked = self.target_set(targets);
                format!("{} that {} attacks {attacked}", who.does("choose"), self.entering_in(at, *part))
            }
            Answer::Targets(targets) if targets.is_empty() => {
                format!("{} nothing for {effect}", who.does("choose"))
            }
            Answer::Targets(targets) => {
                let names: Vec<&str> = targets.iter().map(|target| self.target(*target)).collect();
                format!("{} {} for {effect}", who.does("choose"), cut(&names, list))
            }
            Answer::Kind(kind) => self.chose_kind(&who, &asked.question, *kind),
            Answer::Reading(second) => took_reading(&asked.question, *second),
            Answer::Division(shares) if let Question::Assignment { source, among, .. } = &asked.question => {
                self.assigned(&who, *source, among, shares)
            }
            Answer::Division(shares) if let Question::Sectors { creature, .. } = &asked.question => {
                let some = shares.iter().zip(Sector::ALL).filter(|(share, _)| **share > 0);
                let some: Vec<String> = some
                    .map(|(share, of)| format!("the {} sector for {}", sector(of), count(*share)))
                    .collect();
                format!("{} {} of {}", who.does("choose"), list(&some), self.object(*creature))
            }
            Answer::Division(shares) if let Question::Goes { what, many, parts } = &asked.question => {
                let chosen: Vec<(usize, u64)> = parts.iter().copied().zip(shares.iter().copied()).collect();
                self.went(at, &who, (*what, *many), &chosen)
            }
            Answer::Division(shares) => self.divided(at, asked, &who, &effect, shares),
        }
    }

    fn chose_sector(self, who: &Subject, question: &Question, chosen: Sector) -> String {
        let chooses = format!("{} the {} sector", who.does("choose"), sector(chosen));
        let Question::Sector(creature) = question else { return chooses };
        format!("{chooses} for {}", self.object(*creature))
    }

    fn chose_kind(self, who: &Subject, question: &Question, kind: CounterId) -> String {
        let chooses = format!("{} another {} counter", who.does("choose"), self.counter(kind));
        let Question::Kind { on, .. } = question else { return chooses };
        format!("{chooses} for {}", self.target(*on))
    }

    fn chose_mode(self, who: &Subject, effect: Option<EffectId>, mode: u8) -> String {
        let place = usize::from(mode);
        let nth = ordinal(place + 1);
        let chooses = format!("{} the {nth} mode of {}", who.does("choose"), self.asker(effect));
        let Some(id) = effect else { return chooses };
        let shown = self.ruling.effect(id).effect;
        let said = shown.rewrite.modes().and_then(|modes| modes.get(place));
        let controller = self.controller_at_the_start(id);
        let said = said.map(|mode| self.voice(id, controller).mode(&shown.when.event, mode));
        said.map_or(chooses.clone(), |said| format!("{chooses}, {}", quoted(&said)))
    }
}

fn took_reading(question: &Question, second: bool) -> String {
    let Question::Reading(dispute) = question else { return "a reading is taken".to_owned() };
    format!("by one reading, {}", reading(*dispute, if second { Reading::Second } else { Reading::First }))
}

/// A reading of what the rules do not decide, as a clause.
pub(super) const fn reading(dispute: Dispute, reading: Reading) -> &'static str {
    let (one, other) = readings(dispute);
    match reading {
        Reading::First => one,
        Reading::Second => other,
    }
}

/// The two readings of what the rules do not decide, as clauses.
const fn readings(dispute: Dispute) -> (&'static str, &'static str) {
    match dispute {
        Dispute::SelfReplacementOfCant => (
            "an effect that replaces part of its own instruction can be applied to an event that can't happen",
            "nothing can be applied to an event that can't happen",
        ),
        Dispute::MoreOfUnlikeTokens => (
            "the added tokens are like some of those that would be created",
            "the added tokens are as the instruction describes them",
        ),
        Dispute::ChosenForSeveral => (
            "what was chosen as one permanent enters can't be chosen for another that enters with it",
            "what was chosen as one permanent enters can be chosen once more for another that enters with it",
        ),
    }
}

/// "two objects", "up to two objects", "any number of objects".
fn how_many(at_least: usize, at_most: usize, of: usize) -> String {
    let number = |n: usize| count(u64::try_from(n).unwrap_or(u64::MAX));
    let noun = |n: usize| if n == 1 { "object" } else { "objects" };
    match (at_least, at_most) {
        (least, most) if least == most => format!("{} {}", number(most), noun(most)),
        (0, most) if most >= of => "any number of objects".to_owned(),
        (0, most) => format!("up to {} {}", number(most), noun(most)),
        (least, most) => format!("{} to {} objects", number(least), number(most)),
    }
}

/// A list of names, cut where it gets too long to read.
pub(super) fn cut<S: AsRef<str>>(names: &[S], joined: impl Fn(&[String]) -> String) -> String {
    let mut shown: Vec<String> = names.iter().take(NAMES).map(|name| name.as_ref().to_owned()).collect();
    if names.len() > NAMES {
        shown.push(format!("{} more", names.len() - NAMES));
    }
    joined(&shown)
}

/// Whether what is chosen as something enters is only revealed, and stays where it is.
fn reveals(rewrite: &Rewrite) -> bool {
    if let Rewrite::AsEnters(EnterChoice::Objects { fate, .. }) = rewrite {
        return *fate == Fate::Revealed;
    }
    if let Rewrite::All(list) = rewrite { list.iter().any(reveals) } else { false }
}
