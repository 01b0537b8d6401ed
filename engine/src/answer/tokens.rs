//! Facts on new tokens: by name and controller, since nobody has given them ids.

use super::outcome_reader::OutcomeReader;
use crate::table::object::ObjectState;
use language::board::{Characteristics, Color, ObjectKind, Zone};
use statements::error::Problem;
use statements::fact::{Fact, Quality};
use statements::ids::{CounterId, ObjectId, PlayerId, Target};

impl OutcomeReader<'_> {
    /// How many new tokens of a name a player controls that have all of these qualities.
    ///
    /// # Errors
    /// When a quality names a player or object that the board does not have.
    pub(crate) fn count_that(&self, name: &str, under: PlayerId, all: &[Quality]) -> Result<u64, Problem> {
        all.iter().try_for_each(|quality| self.is_known(quality))?;
        let has = |id| {
            let own = self.qualities(id);
            all.iter().all(|quality| own.contains(quality) || self.looks(id, quality))
        };
        Ok(self.count_tokens(name, under, has))
    }

    /// How many new tokens of a name a player owns in a zone other than the battlefield.
    pub(crate) fn count_in(&self, name: &str, owner: PlayerId, zone: Zone) -> u64 {
        let there = self.elsewhere().filter(|(key, _)| *key == (owner, name.to_owned(), zone));
        there.map(|(_, number)| number).fold(0, u64::saturating_add)
    }

    /// New tokens that are neither on the battlefield nor have ceased to exist: owner, name and zone of each row, and its number.
    fn elsewhere(&self) -> impl Iterator<Item = ((PlayerId, String, Zone), u64)> + '_ {
        let new = (self.table.listed..self.state.objects.len()).map(ObjectId::at);
        new.filter_map(|id| {
            let token = self.state.object(id);
            let is_there = token.kind == ObjectKind::Token
                && token.count > 0
                && !matches!(token.zone, Zone::Battlefield | Zone::Outside);
            let name = || self.view.seen[id.index()].is.name.clone();
            is_there.then(|| ((token.owner, name(), token.zone), token.count))
        })
    }

    fn is_known(&self, quality: &Quality) -> Result<(), Problem> {
        match quality {
            Quality::OwnedBy(name)
            | Quality::ChosenPlayer(name)
            | Quality::Protector(name)
            | Quality::GoadedBy(name) => self.player(name).map(drop),
            Quality::Attacks(name) | Quality::AttachedTo(name) if !self.table.object_names.contains(name) => {
                self.target(name).map(drop)
            }
            Quality::AttachedTo(_)
            | Quality::Attacks(_)
            | Quality::Attacking
            | Quality::Size(..)
            | Quality::Tapped
            | Quality::PhasedOut
            | Quality::FaceDown
            | Quality::Under(_)
            | Quality::Transformed
            | Quality::Counters(..)
            | Quality::Marked(_)
            | Quality::Deathtouched
            | Quality::ChosenColor(_)
            | Quality::ChosenWord(_)
            | Quality::ChosenNumber(_)
            | Quality::Sector(_)
            | Quality::Designated(_)
            | Quality::HasMark(_)
            | Quality::TargetedBy(..)
            | Quality::Type(_)
            | Quality::Subtype(_)
            | Quality::Supertype(_)
            | Quality::Color(_) => Ok(()),
        }
    }

    /// Whether a token has a quality that `qualities` leaves out where it goes without saying.
    fn looks(&self, id: ObjectId, quality: &Quality) -> bool {
        matches!(quality, Quality::Size(..)) && self.size(id).as_ref() == Some(quality)
            || *quality == Quality::Attacking && self.state.object(id).attacking
            || kinds(&self.view.seen[id.index()].is).any(|kind| kind == *quality)
    }

    fn size(&self, id: ObjectId) -> Option<Quality> {
        let is = &self.view.seen[id.index()].is;
        is.power.zip(is.toughness).map(|(power, toughness)| Quality::Size(power, toughness))
    }

    /// What is true of a token besides its name and controller, sorted; its size only where that was worked out as it was
    /// created, where it is another one by now, counters aside, or where tokens of its name are not all of one size as they are
    /// created; and its types and colours only where it has not just those that it is created with, or
    /// where others of its name are created with other ones.
    fn qualities(&self, id: ObjectId) -> Vec<Quality> {
        let token = self.state.object(id);
        let player = |id: PlayerId| self.table.player_name(id).to_owned();
        let host = token.attached_to.map(|host| self.table.object_name(host).to_owned());
        let under = self.table.print(token.copy.unwrap_or(token.print));
        let named = |whom: Target| match whom {
            Target::Player(id) => player(id),
            Target::Object(id) => self.table.object_name(id).to_owned(),
        };
        let is_so = |so: bool, quality: Quality| so.then_some(quality);
        let owned = self.view.seen[id.index()].controller != Some(token.owner);
        let counters = token.counters.iter().filter(|(_, each)| *each > 0);
        let one_each = [
            is_so(token.tapped, Quality::Tapped),
            is_so(token.phased_out.is_some(), Quality::PhasedOut),
            is_so(token.face_down.is_some(), Quality::FaceDown),
            is_so(token.face_down.is_some(), Quality::Under(under.name.clone())),
            is_so(token.transformed, Quality::Transformed),
            is_so(owned, Quality::OwnedBy(player(token.owner))),
            host.or_else(|| token.on_player.map(player)).map(Quality::AttachedTo),
            is_so(token.attacking && token.fight.attacked().is_none(), Quality::Attacking),
            token.fight.attacked().filter(|_| token.attacking).map(named).map(Quality::Attacks),
            is_so(token.damage > 0, Quality::Marked(token.damage)),
            is_so(token.deathtouched, Quality::Deathtouched),
            token.color.map(Quality::ChosenColor),
            token.player.map(player).map(Quality::ChosenPlayer),
            token.word.map(|word| Quality::ChosenWord(self.table.texts.get(word.index()).clone())),
            token.number.map(Quality::ChosenNumber),
            token.protector.map(player).map(Quality::Protector),
            token.sector.map(Quality::Sector),
            self.size(id).filter(|_| {
                self.table.sized.contains(&token.print) || self.has_another_size(id) || self.has_sizes(token)
            }),
        ];
        let counter = |&(kind, each): &(CounterId, u64)| {
            Quality::Counters(self.table.counters.get(kind.index()).clone(), each)
        };
        let mut all: Vec<Quality> = one_each.into_iter().flatten().chain(counters.map(counter)).collect();
        // What it has become a copy of says more than what it was created as; a back face or none that shows is told by itself.
        let plain = if token.copy.is_some() { token.print } else { token.copiable() };
        let (plain, several) = (self.table.print(plain), self.has_kinds(token));
        let is_known = |kind: &Quality| !several && kinds(plain).any(|one| one == *kind);
        all.extend(kinds(&self.view.seen[id.index()].is).filter(|kind| !is_known(kind)));
        let designated = &token.designations;
        all.extend(designated.all().iter().map(|&one| Quality::Designated(one)));
        all.extend(designated.goaded_by().iter().map(|&by| Quality::GoadedBy(player(by))));
        all.extend(self.table.mark_names(&designated.marks).into_iter().map(Quality::HasMark));
        all.extend(self.targeted_by(id).into_iter().map(|(by, times)| Quality::TargetedBy(by, times)));
        all.sort_unstable();
        all
    }

    /// Whether anything else that is called like a token, or is copied by one so called, has other types or colours.
    fn has_kinds(&self, token: &ObjectState) -> bool {
        let shown = self.table.print(token.copy.unwrap_or(token.print));
        let other = |id: ObjectId| {
            let other = self.state.object(id);
            let other = self.table.print(other.copy.unwrap_or(other.print));
            other.name == shown.name && !kinds(other).eq(kinds(shown))
        };
        self.tokens().any(other)
    }

    /// Whether a token has another power or toughness than it was created with, besides what its counters change, which is told
    /// by itself.
    fn has_another_size(&self, id: ObjectId) -> bool {
        let token = self.state.object(id);
        let (print, is) = (self.table.print(token.copiable()), &self.view.seen[id.index()].is);
        let by = token.counters.iter().filter_map(|&(kind, each)| {
            let (power, toughness) = self.table.counters.get(kind.index()).power_and_toughness()?;
            Some((i128::from(power) * i128::from(each), i128::from(toughness) * i128::from(each)))
        });
        let (power, toughness) = by.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        let is_other = |is: Option<i64>, printed: Option<i64>, by: i128| {
            is.is_some_and(|is| i128::from(is) != i128::from(printed.unwrap_or(0)) + by)
        };
        is_other(is.power, print.power, power) || is_other(is.toughness, print.toughness, toughness)
    }

    /// Whether anything else that is called like a token has another printed power or toughness.
    fn has_sizes(&self, token: &ObjectState) -> bool {
        let own = self.table.print(token.print);
        let other = |id: ObjectId| {
            let print = self.table.print(self.state.object(id).print);
            print.name == own.name && (print.power, print.toughness) != (own.power, own.toughness)
        };
        self.tokens().any(other)
    }
}

/// The types and colours of something, each as a quality.
fn kinds(is: &Characteristics) -> impl Iterator<Item = Quality> + '_ {
    let types = is.types.iter().copied().map(Quality::Type);
    let types = types.chain(is.subtypes.iter().cloned().map(Quality::Subtype));
    let types = types.chain(is.supertypes.iter().copied().map(Quality::Supertype));
    types.chain(is.colors.iter().copied().map(Quality::Color))
}

/// All that new tokens are told by.
pub(super) fn facts(read: &OutcomeReader<'_>, facts: &mut Vec<Fact>) {
    let mut groups: Vec<(String, PlayerId)> = Vec::new();
    for id in read.tokens() {
        let seen = &read.view.seen[id.index()];
        let Some(under) = seen.controller else { continue };
        let key = (seen.is.name.clone(), under);
        if !groups.contains(&key) {
            groups.push(key);
        }
    }
    groups.sort();
    owned_facts(read, &groups, facts);
    for (name, under) in groups {
        let player = read.table.player_name(under).to_owned();
        facts.push(Fact::Tokens(player.clone(), name.clone(), read.count_tokens(&name, under, |_| true)));
        let tapped = read.count_tokens(&name, under, |id| read.state.object(id).tapped);
        if tapped > 0 {
            facts.push(Fact::TappedTokens(player.clone(), name.clone(), tapped));
        }
        for color in Color::ALL {
            let of_color = read.count_tokens(&name, under, |id| read.state.object(id).color == Some(color));
            if of_color > 0 {
                facts.push(Fact::ColorTokens(player.clone(), name.clone(), color, of_color));
            }
        }
        loaded_facts(read, &name, under, facts);
        joint_facts(read, &name, under, facts);
    }
    owner_facts(read, facts);
    let mut elsewhere: Vec<(PlayerId, String, Zone)> = read.elsewhere().map(|(key, _)| key).collect();
    elsewhere.sort_unstable();
    elsewhere.dedup();
    for (owner, name, zone) in elsewhere {
        let number = read.count_in(&name, owner, zone);
        facts.push(Fact::TokensIn(read.table.player_name(owner).to_owned(), name, zone, number));
    }
}

/// How many of the new tokens of a name have how many counters, and how much damage, on each.
fn loaded_facts(read: &OutcomeReader<'_>, name: &str, under: PlayerId, facts: &mut Vec<Fact>) {
    let (player, name_of) = (|| read.table.player_name(under).to_owned(), || name.to_owned());
    let mut counters: Vec<(CounterId, u64)> = Vec::new();
    let mut damage: Vec<u64> = Vec::new();
    for id in read.tokens() {
        let token = read.state.object(id);
        counters.extend(&token.counters);
        damage.extend((token.damage > 0).then_some(token.damage));
    }
    counters.sort_unstable();
    counters.dedup();
    for (kind, each) in counters.into_iter().filter(|&(_, each)| each > 0) {
        let kind = read.table.counters.get(kind.index());
        let number = read.count_with_counters(name, under, kind, each);
        let fact = || Fact::CounterTokens(player(), name_of(), kind.clone(), each, number);
        facts.extend((number > 0).then(fact));
    }
    damage.sort_unstable();
    damage.dedup();
    for each in damage {
        let number = read.count_tokens(name, under, |id| read.state.object(id).damage == each);
        facts.extend((number > 0).then(|| Fact::MarkedTokens(player(), name_of(), each, number)));
    }
}

/// How many of the new tokens of a name have what no other fact says of them, or several qualities at once.
fn joint_facts(read: &OutcomeReader<'_>, name: &str, under: PlayerId, facts: &mut Vec<Fact>) {
    let seen = |id: &ObjectId| &read.view.seen[id.index()];
    let theirs = read.tokens().filter(|id| seen(id).is.name == name && seen(id).controller == Some(under));
    let mut all: Vec<Vec<Quality>> = theirs.map(|id| read.qualities(id)).collect();
    all.sort_unstable();
    all.dedup();
    for qualities in all.into_iter().filter(|all| !is_told(all)) {
        let Ok(number) = read.count_that(name, under, &qualities) else { continue };
        facts.push(Fact::TokensThat(
            read.table.player_name(under).to_owned(),
            name.to_owned(),
            qualities,
            number,
        ));
    }
}

/// Whether other facts say how many have these qualities.
const fn is_told(qualities: &[Quality]) -> bool {
    matches!(
        qualities,
        [] | [Quality::Tapped
            | Quality::ChosenColor(_)
            | Quality::Counters(..)
            | Quality::Marked(_)
            | Quality::OwnedBy(_)]
    )
}

/// Tokens that are not their controller's own.
fn owner_facts(read: &OutcomeReader<'_>, facts: &mut Vec<Fact>) {
    for id in read.tokens() {
        let (owner, seen) = (read.state.object(id).owner, &read.view.seen[id.index()]);
        let name = seen.is.name.clone();
        let fact = Fact::OwnedTokens(
            read.table.player_name(owner).to_owned(),
            name.clone(),
            read.count_owned(&name, owner),
        );
        if seen.controller != Some(owner) && !facts.contains(&fact) {
            facts.push(fact);
        }
    }
}

/// Who owns tokens, where it isn't who controls them.
fn owned_facts(read: &OutcomeReader<'_>, groups: &[(String, PlayerId)], facts: &mut Vec<Fact>) {
    let mut names: Vec<&String> = groups.iter().map(|(name, _)| name).collect();
    names.dedup();
    for name in names {
        for owner in (0..read.state.players.len()).map(PlayerId::at) {
            let owned = read.count_owned(name, owner);
            if owned > 0 && owned != read.count_tokens(name, owner, |_| true) {
                facts.push(Fact::OwnedTokens(read.table.player_name(owner).to_owned(), name.clone(), owned));
            }
        }
    }
}
