//! The objects of a board, as one enters them.

use std::collections::BTreeSet;

use crate::check::pronouns::mentions;
use crate::setup::to_board::Raising;
use crate::table::layers::is_modal;
use crate::table::object::{Cast, ObjectState};
use crate::table::spent::Key;
use language::board::{Ability, Board, CastFacts, Characteristics, Color, Object, Supertype, Zone};
use language::event::Place;
use statements::ids::{ObjectId, PlayerId};

impl Raising<'_> {
    /// The objects in their order; those that have ceased to exist only where something mentions them.
    pub(crate) fn objects(&mut self, board: &Board) -> Vec<Object> {
        let all: Vec<ObjectId> = self.order();
        let mut objects: Vec<Object> = all.iter().map(|&id| self.object(id)).collect();
        self.used(&all, &mut objects);
        let mut mentioned = mentions(board);
        mentioned.extend(objects.iter().flat_map(mentions));
        let bodies = Board { objects: objects.clone(), ..Board::default() };
        mentioned.extend(mentions(&bodies));
        let stays = |(_, object): &(ObjectId, Object)| object.count > 0 || mentioned.contains(&object.id);
        let (all, objects): (Vec<ObjectId>, Vec<Object>) = all.into_iter().zip(objects).filter(stays).unzip();
        let since = self.since(&all);
        objects.into_iter().zip(since).map(|(object, since)| Object { since, ..object }).collect()
    }

    /// The objects that stand on the board by themselves. What is known of a library is in its order.
    fn order(&self) -> Vec<ObjectId> {
        let mut all: Vec<ObjectId> =
            self.state.ids().filter(|id| self.counts[id.index()].is_some()).collect();
        for player in &self.state.players {
            let known: Vec<ObjectId> = player.top.iter().chain(&player.bottom).copied().collect();
            let places: Vec<usize> = (0..all.len()).filter(|&at| known.contains(&all[at])).collect();
            for (at, id) in places.into_iter().zip(known) {
                all[at] = id;
            }
        }
        all
    }

    /// The time stamps of permanents, where their order does not tell them.
    fn since(&self, all: &[ObjectId]) -> Vec<Option<u64>> {
        let mut permanents: Vec<ObjectId> =
            all.iter().copied().filter(|&id| self.state.is_on_battlefield(id)).collect();
        if permanents.is_sorted_by_key(|&id| self.state.object(id).stamp) {
            return vec![None; all.len()];
        }
        permanents.sort_by_key(|&id| self.state.object(id).stamp);
        let rank = |id: &ObjectId| permanents.iter().position(|other| other == id).map(|at| at as u64);
        all.iter().map(rank).collect()
    }

    /// How often those of its abilities have triggered that trigger only so often.
    fn has_triggered(&self, id: ObjectId) -> Vec<(Ability, u64)> {
        let is = |key: &Key| key.of.object == id && key.of.since == self.state.object(id).since;
        let of_it = self.state.spent.all().filter(|(key, _)| is(key));
        of_it.map(|(key, times)| ((**self.table.limited.get(key.ability)).clone(), times)).collect()
    }

    fn object(&self, id: ObjectId) -> Object {
        let state = self.state.object(id);
        let name = self.names.object(id).to_owned();
        let player = |id: PlayerId| self.table.player_name(id).to_owned();
        let print = |id| (**self.table.print(id)).clone();
        let is = unnamed(print(state.print), &name);
        // A token without a name is told as a copy of something without one.
        let nameless = Some(state.print).filter(|_| self.table.print(state.print).name.is_empty());
        let gained = state.gained.map(print).unwrap_or_default();
        let commander = self.table.commander(id);
        let identity = commander.unwrap_or_default().iter().filter(|color| !is.colors.contains(color));
        Object {
            card: None,
            kind: state.kind,
            owner: Some(player(state.owner)),
            controller: Some(player(state.controller)).filter(|_| state.controller != state.owner),
            zone: state.zone,
            copy: state.copy.or(nameless).map(|copy| Box::new(print(copy))),
            place: self.place(id, state),
            since: None,
            tapped: state.tapped,
            damage: state.damage,
            deathtouched: state.deathtouched,
            counters: self.counters(&state.counters),
            attached_to: state.attached_to.map(|host| self.names.object(host).to_owned()),
            attached_to_player: state.on_player.map(player),
            protector: state.protector.map(player),
            entered: self.entered(id),
            commander_damage: self.commander_damage(id),
            cast: self.cast(state),
            exiled_with: self.exiled_with(state),
            has_triggered: self.has_triggered(id),
            gained: gained.abilities,
            changed: state.changed.iter().map(|changed| self.changed(changed)).collect(),
            gained_subtypes: gained.subtypes,
            chosen_color: state.color,
            chosen_player: state.player.map(player),
            chosen_word: state.word.map(|word| self.table.texts.get(word.index()).clone()),
            chosen_number: state.number,
            back: state.back.map(|back| Box::new(print(back))),
            modal: is_modal(self.table, state),
            transformed: state.transformed,
            face_down: state.face_down.is_some(),
            phased_out: state.phased_out,
            phased_out_under: state.phased_out_under.filter(|&who| who != state.controller).map(player),
            sector: state.sector,
            designations: state.designations.all().to_vec(),
            goaded_by: state.designations.goaded_by().iter().map(|&by| player(by)).collect(),
            marks: self.table.mark_names(&state.designations.marks),
            echo: state.echo != crate::table::object::Echo::Over,
            new: state.new,
            bottommost_room: state.bottommost_room,
            commander: commander.is_some(),
            stayed: self.table.asks_of_commander(id) && has_stayed(state),
            identity: identity.copied().collect(),
            paid: state.paid.iter().map(|text| self.table.texts.get(text.index()).clone()).collect(),
            left: Vec::new(),
            count: self.counts[id.index()].unwrap_or(0),
            id: name,
            is,
            ..self.pointing(id, state)
        }
    }

    /// When a world permanent became one, counted among those of the board.
    fn entered(&self, id: ObjectId) -> Option<u32> {
        let when = |id: ObjectId| {
            let object = self.state.object(id);
            let is = &self.table.print(object.copiable()).supertypes;
            (self.state.is_on_battlefield(id) && is.contains(&Supertype::World)).then_some(object.entered)
        };
        let mine = when(id)?;
        let earlier: BTreeSet<u32> =
            self.state.ids().filter_map(when).filter(|&other| other < mine).collect();
        u32::try_from(earlier.len()).ok()
    }

    /// The combat damage that a commander has dealt to each player.
    fn commander_damage(&self, id: ObjectId) -> Vec<(String, u64)> {
        let dealt = |at: usize| {
            let id_of = PlayerId::at(at);
            let found = self.state.player(id_of).from_commanders.iter().find(|(from, _)| *from == id)?;
            Some((self.table.player_name(id_of).to_owned(), found.1))
        };
        (0..self.state.players.len()).filter_map(dealt).collect()
    }

    /// What it was exiled with, as long as that is where it was then.
    fn exiled_with(&self, object: &ObjectState) -> Option<String> {
        let (with, since) = object.exiled_with?;
        (self.state.object(with).since == since).then(|| self.names.object(with).to_owned())
    }

    /// How a spell was cast, as a board says it. That its controller cast it goes without saying.
    fn cast(&self, object: &ObjectState) -> CastFacts {
        let Cast { by, colors, x, modes, before, from_command, spent, mana, kicked } = object.cast.clone();
        let is_spent = |color: &Color| spent.iter().any(|(of, n)| *n > 0 && of.color() == Some(*color));
        let colors = colors.into_iter().filter(|color| !is_spent(color)).collect();
        let by = by.filter(|_| by != object.default_caster());
        let by = by.map(|player| self.table.player_name(player).to_owned());
        CastFacts { by, colors, x, modes, before, from_command, spent, mana, kicked }
    }

    fn place(&self, id: ObjectId, object: &ObjectState) -> Place {
        let library = self.state.player(object.owner);
        match object.zone {
            Zone::Library if library.bottom.contains(&id) => Place::Bottom,
            Zone::Library if !library.top.contains(&id) => Place::Shuffled,
            Zone::Library
            | Zone::Battlefield
            | Zone::Graveyard
            | Zone::Hand
            | Zone::Exile
            | Zone::Stack
            | Zone::Command
            | Zone::Outside => Place::Top,
        }
    }
}

/// Whether a commander was left where it is, if it is one of whose owner that is asked.
fn has_stayed(object: &ObjectState) -> bool {
    matches!(object.zone, Zone::Graveyard | Zone::Exile) && !object.just_moved
}

/// What an object is, without a name that is its own on the board.
fn unnamed(mut is: Characteristics, own: &str) -> Characteristics {
    if is.name == own {
        is.name.clear();
    }
    is
}
