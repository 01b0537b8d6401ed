//! The pieces of a board that facts tell where names and numbers don't say it: what is so for a time, abilities, what effects
//! and abilities refer to. All that a board can say is one of them, so that boards that differ differ in a piece.

use std::collections::BTreeMap;

use crate::answer::outcome_reader::OutcomeReader;
use crate::pending::situation::Situation;
use crate::setup::to_board::{lasting, raise};
use crate::table::Table;
use language::board::{Ability, Board, Object, Player};
use statements::after::After;
use statements::error::Problem;
use statements::fact::Fact;
use statements::ids::ObjectId;
use statements::piece::Piece;

/// The fields of something as pieces, but those that say nothing. A new field does not compile until it is named here.
macro_rules! fields {
    ($type:ident { $($told:ident),* } $value:expr, $bare:expr, $of:expr, $pieces:expr; $($field:ident),* $(,)?) => {
        let bare = $bare;
        let $type { $($told: _,)* $($field),* } = $value;
        $(if *$field != bare.$field {
            $pieces.push(Piece::Field($of.to_owned(), stringify!($field).to_owned(), format!("{:?}", $field)));
        })*
    };
}

/// What is so for a time and what abilities objects have, where that is otherwise than at the start. Of what has become a copy
/// or shows another face, its name says so.
pub(crate) fn facts(from: &OutcomeReader<'_>, to: &OutcomeReader<'_>) -> Vec<Fact> {
    let (mut old, mut new) = (Vec::new(), Vec::new());
    if from.state.lasting != to.state.lasting {
        let all =
            |read: &OutcomeReader<'_>| lasting(read.table, read.situation).into_iter().map(Piece::Lasting);
        old.extend(all(from));
        new.extend(all(to));
    }
    for id in (0..to.table.listed).map(ObjectId::at) {
        let (was, is) = (from.state.object(id), to.state.object(id));
        if was.copiable() != is.copiable() || is.phased_out.is_some() {
            continue;
        }
        let [before, now] = [from, to].map(|read| &read.view.seen[id.index()].is);
        if std::sync::Arc::ptr_eq(before, now) || before.abilities == now.abilities {
            continue;
        }
        let (before, now) = (from.abilities(id), to.abilities(id));
        if before != now {
            // Where it has moved, that says of itself that it has lost some.
            old.extend(before.into_iter().filter(|one| was.zone == is.zone || now.contains(one)));
            new.extend(now);
        }
    }
    differing(old, new)
}

/// All pieces that are otherwise on one board than on the other.
pub(crate) fn all(table: &Table, from: &Situation, to: &Situation) -> Vec<Fact> {
    let pieces = |situation| pieces(&OutcomeReader::new(table, situation));
    differing(pieces(from), pieces(to))
}

/// How many such pieces are on the board of an outcome.
///
/// # Errors
/// When it is said of an object or a player that the board does not have.
pub(crate) fn count(read: &OutcomeReader<'_>, piece: &Piece) -> Result<u64, Problem> {
    if let Piece::Ability(of, _) | Piece::Changed(of, _) | Piece::Field(of, ..) = piece
        && !of.is_empty()
        && !read.table.object_names.contains(of)
    {
        read.target(of)?;
    }
    Ok(pieces(read).iter().filter(|one| *one == piece).count() as u64)
}

/// Of each piece that there are more or fewer of, how many there are. Of a field that says something else now, only that.
fn differing(old: Vec<Piece>, new: Vec<Piece>) -> Vec<Fact> {
    let mut numbers: BTreeMap<Piece, (u64, u64)> = BTreeMap::new();
    for piece in old {
        numbers.entry(piece).or_default().0 += 1;
    }
    for piece in new {
        numbers.entry(piece).or_default().1 += 1;
    }
    let field = |piece: &Piece| {
        if let Piece::Field(of, field, _) = piece { Some((of.clone(), field.clone())) } else { None }
    };
    let told: Vec<_> =
        numbers.iter().filter(|(_, (_, now))| *now > 0).filter_map(|(one, _)| field(one)).collect();
    let differ = numbers.into_iter().filter(|(piece, (before, now))| {
        let said_anew = *now == 0 && field(piece).is_some_and(|field| told.contains(&field));
        before != now && !said_anew
    });
    differ.map(|(piece, (_, now))| Fact::OnBoard(Box::new(piece), now)).collect()
}

impl OutcomeReader<'_> {
    /// The abilities of an object besides keywords, as pieces.
    fn abilities(&self, id: ObjectId) -> Vec<Piece> {
        let abilities = &self.view.seen[id.index()].is.abilities;
        let others = abilities.iter().filter(|ability| !matches!(ability, Ability::Keyword(_)));
        others.map(|one| Piece::Ability(self.table.object_name(id).to_owned(), one.clone())).collect()
    }
}

/// Everything that a board says.
fn pieces(read: &OutcomeReader<'_>) -> Vec<Piece> {
    let After { board, left } = raise(read.table, read.situation, &[]);
    let mut all = Vec::new();
    all.extend((0..read.table.listed).map(ObjectId::at).flat_map(|id| read.abilities(id)));
    // In which order effects came into force means nothing; of all else that is in a list the order may.
    fields!(Board { as_of, players, objects, effects, lasting, happened, readings, events }
        &board, Board::default(), "", all; turn, triggered, stack, waiting, scheduled);
    let Board { players, objects, effects, lasting, triggered, stack, waiting, scheduled, happened, .. } =
        board;
    for player in &players {
        of_player(player, &mut all);
    }
    for object in &objects {
        of_object(object, &mut all);
        let of_it = object.changed.iter().cloned();
        all.extend(of_it.map(|changed| Piece::Changed(object.id.clone(), changed)));
    }
    all.extend(effects.into_iter().map(|effect| {
        // Its id is only a number where several are called the same.
        let id = effect.effect.name.clone().unwrap_or_else(|| effect.id.clone());
        Piece::Effect(language::effect::Floating { id, ..effect })
    }));
    all.extend(lasting.into_iter().map(Piece::Lasting));
    all.extend(triggered.into_iter().map(Piece::Triggered));
    all.extend(stack.into_iter().map(Piece::Stack));
    all.extend(waiting.into_iter().map(Piece::Waiting));
    all.extend(scheduled.into_iter().map(Piece::Scheduled));
    let field = |name: &str, says: String| Piece::Field(String::new(), name.to_owned(), says);
    all.extend(happened.iter().map(|one| field("happened", format!("{one:?}"))));
    all.extend(left.iter().map(|one| field("left out", format!("{one:?}"))));
    all
}

fn of_player(player: &Player, pieces: &mut Vec<Piece>) {
    fields!(Player { name } player, Player::new(""), player.name, pieces; life, poison, counters, library,
        known_of_top, hand, graveyard, exile, drew_from_empty, drawn, damaged, cast, mana, speed, designations, marks,
        team, controlled_by, standing);
}

fn of_object(object: &Object, pieces: &mut Vec<Piece>) {
    fields!(Object { id } object, Object::default(), object.id, pieces; is, card, kind, owner, controller, zone,
        copy, place, since, tapped, damage, deathtouched, counters, counters_over, attached_to, attached_to_player,
        gained_over, gained_before, changed, protector, entered, attacking, blocking, attacks, attacked, blocks, must_block, blocked, damage_order, struck,
        chosen_color, chosen_player, chosen_word, chosen_number, back, modal, transformed, face_down, warded, phased_out,
        phased_out_under, sector, designations, goaded_by, marks, echo, new, bottommost_room, commander, commander_damage, stayed,
        identity, paid, cast, targets, exiled_with, left, has_triggered, gained, gained_subtypes, count);
}
