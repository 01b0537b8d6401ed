//! What is said happens to an object that is elsewhere: nothing comes of it, which is told.

use super::cast::why_not;
use super::deed::transform::{into_a_spell, is_fixed};
use super::sacrifice::sacrifices;
use crate::table::Table;
use crate::table::attaching::Attachment;
use crate::table::env::Env;
use crate::table::functioning::is_kept_in_command;
use crate::table::selectors::Evaluator;
use crate::table::state::State;
use language::board::{Designation, Zone};
use language::effect::Cause;
use language::event::{Affects, Deed, Event, Instruction};
use language::rule::Switch;
use language::select::{Amount, What, Who, Whom};
use statements::chronicle::Happened;
use statements::decided::{BelowZero, Decided, Unfit};
use statements::happening::Happening;
use statements::ids::{BoardId, ObjectId, PlayerId, Target};
use statements::lacking::Nothing;
use statements::note::Stays;
use statements::part::Part;
use std::sync::Arc;

/// Tells of each object that an event names and that it does not happen to because of where that is. `parts` are those that
/// the event has become.
pub(crate) fn tell(table: &mut Table, board: BoardId, env: &Env, event: &Event, parts: &[Part]) {
    if table.log.is_none() || env.of_rule {
        return;
    }
    if let Event::Enter { under: Some(who), .. } | Event::GainControl { who, .. } = event
        && let Some(player) = who_left(table, board, who)
    {
        return table.log(|| Happened::Decided(Decided::NothingUnder(player)));
    }
    if let Event::Damage { from, .. } = event
        && parts.is_empty()
        && let Some(why) = no_dealer(table, board, env, from)
    {
        return table.log_once(vec![Decided::Nothing(why)]);
    }
    let mut named = Vec::new();
    match event.facts().affects {
        Affects::Objects(what) | Affects::Entering(what) => add(table, env, what, &mut named),
        Affects::Either(whom) => add_any(table, env, whom, &mut named),
        Affects::Players(who) => tell_who_left(table, board, who),
        Affects::Nobody => {}
    }
    table.log_once(too_few_cards(table, board, env, event));
    let turned = parts.iter().filter_map(|part| not_turned(table, table.board(board), event, part));
    let told = turned.map(|(what, because)| Decided::NotTurned { what, because }).collect();
    table.log_once(told);
    table.log_once(not_cast(table, board, env, event));
    table.log_once(opponents_lose(table, board, env, event, parts));
    table.log_once(not_moved(table, board, env, event));
    table.log_once(deals_none(table, board, env, event, parts));
    let is_reached =
        |id: &ObjectId| parts.iter().any(|part| part.happening.target() == Some(Target::Object(*id)));
    named.retain(|id| !is_reached(id));
    for what in named {
        if let Some(decided) =
            why(table, board, env, event, what).or_else(|| not_theirs(table, board, env, event, what))
        {
            table.log(|| Happened::Decided(decided));
        }
    }
}

/// The same of an event that an instruction says. Where nothing at all comes of it, that is told.
pub(crate) fn tell_all(table: &mut Table, board: BoardId, env: &Env, event: &Event, parts: &[Part]) {
    let before = table.log.as_ref().map_or(0, Vec::len);
    tell(table, board, env, event, parts);
    // What the rules do with a spell that has resolved is done where there is anything left to do.
    let of_rules = env.of_rule || env.cause == Cause::Rules;
    let is_silent = !of_rules && table.log.as_ref().is_some_and(|log| log.len() == before);
    if is_silent && parts.is_empty() && !tell_not_such(table, board, env, event) {
        let instruction = Instruction::Do { events: vec![event.clone()], unless: Vec::new() };
        tell_nobody(table, env, &instruction);
    }
}

/// Whether it has been told since anything happened why an object stays as a part would have made it.
pub(crate) fn is_told_of(table: &Table, part: &Part) -> bool {
    let Some(Target::Object(id)) = part.happening.target() else { return false };
    let log = table.log.as_ref().map_or(&[][..], Vec::as_slice);
    let since = log.iter().rev().take_while(|one| !matches!(one, Happened::Event(_)));
    let is_of = |one: &Happened| {
        if let Happened::Decided(Decided::NotTurned { what, .. }) = one {
            return *what == id;
        }
        matches!(
            one,
            Happened::Decided(Decided::Misfit { what, .. } | Decided::CantBeAttached { what, .. })
                if *what == Some(id)
        )
    };
    since.into_iter().any(is_of)
}

/// Tells that there is nobody and nothing that an instruction could be about.
pub(crate) fn tell_nobody(table: &mut Table, env: &Env, instruction: &Instruction) {
    let (source, you) = (env.about.this, env.about.you);
    let nobody = Nothing::Nobody { source, you, instruction: Arc::new(instruction.clone()) };
    table.log_once(vec![Decided::Nothing(nobody)]);
}

/// Why nothing deals damage; none where something does.
fn no_dealer(table: &Table, board: BoardId, env: &Env, from: &What) -> Option<Nothing> {
    let (state, view) = (table.board(board), table.view(board));
    let eval = Evaluator::new(table, state, &view.seen, env).recalling();
    let gone = env.about.gone;
    let known =
        *from == What::This && (env.about.this.is_none() || gone.this) || *from == What::It && gone.it;
    if known || !eval.meant(from).is_empty() {
        return None;
    }
    let is_illegal = |called: &String| {
        env.targets.iter().any(|one| one.called == *called && one.settled && one.aim.at.is_empty())
    };
    let illegal = matches!(from, What::Chosen(called) if is_illegal(called));
    Some(if illegal { Nothing::IllegalDealer } else { Nothing::NoDealer })
}

/// What is said to be cast and is not, because of what it is. (Whom casting affects is the player.)
fn not_cast(table: &Table, board: BoardId, env: &Env, event: &Event) -> Vec<Decided> {
    let Event::Cast { what, transformed, .. } = event else { return Vec::new() };
    let mut named = Vec::new();
    add(table, env, what, &mut named);
    named.into_iter().filter_map(|id| why_not(table, table.board(board), id, *transformed)).collect()
}

/// Who would win by an effect, which has the opponents lose instead.
fn opponents_lose(table: &Table, board: BoardId, env: &Env, event: &Event, parts: &[Part]) -> Vec<Decided> {
    let loses = |part: &Part| matches!(part.happening, Happening::Deed { deed: Deed::Lose, .. });
    let Event::Deed { deed: Deed::Win, who, .. } = event else { return Vec::new() };
    if !parts.iter().any(loses) {
        return Vec::new();
    }
    let (state, view) = (table.board(board), table.view(board));
    let winners = Evaluator::new(table, state, &view.seen, env).players(who);
    winners.into_iter().map(Decided::OpponentsLose).collect()
}

/// Whose library has fewer cards than are to be taken from its top.
fn too_few_cards(table: &Table, board: BoardId, env: &Env, event: &Event) -> Vec<Decided> {
    let (who, amount, milled) = if let Event::Deed { deed: Deed::Mill, who, amount, .. } = event {
        (who, amount, true)
    } else if let Event::MoveTop { who, amount, to } = event {
        (who, amount, *to == Zone::Graveyard)
    } else {
        return Vec::new();
    };
    let (state, view) = (table.board(board), table.view(board));
    let eval = Evaluator::new(table, state, &view.seen, env);
    let Ok(amount) = eval.amount(amount) else { return Vec::new() };
    let has = |player: PlayerId| (player, state.player(player).library());
    let few = eval.players(who).into_iter().map(has).filter(|(_, cards)| *cards < amount);
    few.map(|(player, cards)| Decided::TooFewCards { player, cards, milled }).collect()
}

/// Which permanents do not become attached, as they do not fit there.
fn not_moved(table: &Table, board: BoardId, env: &Env, event: &Event) -> Vec<Decided> {
    let Event::Attach { what, to } = event else { return Vec::new() };
    let (state, view) = (table.board(board), table.view(board));
    let eval = Evaluator::new(table, state, &view.seen, env);
    let Some(&host) = eval.objects(to).first() else { return Vec::new() };
    let there = eval.objects(what).into_iter().filter(|&id| state.is_permanent(id));
    let told = |id: ObjectId| {
        let attachment = Attachment::permanent(table, state, view, id);
        let is_there = state.object(id).attached_to == Some(host);
        if is_there {
            Some(attachment.told_there(host))
        } else {
            attachment.told_misfit(Target::Object(host), Unfit::Stays)
        }
    };
    there.filter_map(told).collect()
}

/// Why an object that a part would turn over, or make something, stays as it is; none where the rules say nothing of that.
pub(crate) fn not_turned(
    table: &Table,
    state: &State,
    event: &Event,
    part: &Part,
) -> Option<(ObjectId, Stays)> {
    let Happening::Deed { deed: is, of: Target::Object(id), .. } = part.happening else { return None };
    let Event::Deed { deed, .. } = event else { return None };
    let object = state.object(id);
    let (two_faces, down) = (object.back.is_some(), object.face_down.is_some());
    let reasons = [
        (*deed == Deed::TurnFaceUp && is == Deed::Reveal, Stays::NoPermanentCard),
        (*deed == Deed::TurnFaceDown && two_faces && !down, Stays::TwoFaces),
        (*deed == Deed::Transform && down, Stays::FaceDown),
        (*deed == Deed::Transform && !two_faces && !down, Stays::OneFace),
        (*deed == Deed::Transform && is_fixed(table, object), Stays::Modal),
        (
            *deed == Deed::Monstrosity && object.designations.all().contains(&Designation::Monstrous),
            Stays::Monstrous,
        ),
    ];
    reasons.into_iter().find_map(|(is_so, why)| is_so.then_some((id, why)))
}

/// Whether a permanent would be turned over, and can't be.
pub(crate) fn cant_be_turned(state: &State, deed: Deed, id: ObjectId) -> bool {
    let object = state.object(id);
    let (two_faces, down) = (object.back.is_some(), object.face_down.is_some());
    deed == Deed::Transform && (down || !two_faces) || deed == Deed::TurnFaceDown && two_faces && !down
}

/// What deals damage that is none, as there is 0 of it, and which number below 0 says so.
fn deals_none(table: &Table, board: BoardId, env: &Env, event: &Event, parts: &[Part]) -> Vec<Decided> {
    let Event::Damage { amount, .. } = event else { return Vec::new() };
    let none = |part: &Part| {
        if let Happening::Damage { source, amount: 0, .. } = part.happening { Some(source) } else { None }
    };
    let (state, view) = (table.board(board), table.view(board));
    let eval = Evaluator::new(table, state, &view.seen, env).recalling();
    let below = below_zero(&eval, amount);
    parts.iter().filter_map(none).map(|source| Decided::DealsNone { source, below }).collect()
}

/// The power or toughness below 0 that an amount is; none where it is anything else.
fn below_zero(eval: &Evaluator<'_>, amount: &Amount) -> Option<BelowZero> {
    let power = matches!(amount, Amount::PowerOf(_));
    let (Amount::PowerOf(what) | Amount::ToughnessOf(what)) = amount else { return None };
    let found = eval.meant(what).into_iter().next()?;
    let number = if power { found.is.power } else { found.is.toughness };
    number.filter(|number| *number < 0).zip(found.id).map(|(number, of)| BelowZero { of, power, number })
}

/// That a player can't sacrifice something, where somebody else controls it.
fn not_theirs(table: &Table, board: BoardId, env: &Env, event: &Event, what: ObjectId) -> Option<Decided> {
    let Event::Sacrifice { what: meant } = event else { return None };
    let (state, view) = (table.board(board), table.view(board));
    let eval = Evaluator::new(table, state, &view.seen, env).recalling();
    let player = sacrifices(&eval, meant).filter(|&player| eval.holder(what) != player)?;
    Some(Decided::NotTheirs { what, player })
}

/// Tells of objects that an event names, and of which it asks something besides that is not so: they have gone, or nobody
/// controls them any more who did. Whether there is any such.
fn tell_not_such(table: &mut Table, board: BoardId, env: &Env, event: &Event) -> bool {
    let asked = match event.facts().affects {
        Affects::Objects(asked) | Affects::Entering(asked) | Affects::Either(Whom::Object(asked)) => asked,
        Affects::Either(_) | Affects::Players(_) | Affects::Nobody => return false,
    };
    let What::All(all) = asked else { return false };
    // "Each other than" speaks of the others.
    if all.iter().any(|one| matches!(one, What::Not(_))) {
        return false;
    }
    let mut named = Vec::new();
    for one in all {
        add(table, env, one, &mut named);
    }
    let such = |what| {
        why(table, board, env, event, what).or_else(|| not_such(table, board, env, (event, all), what))
    };
    let told: Vec<Decided> = named.into_iter().filter_map(such).collect();
    let is_any = !told.is_empty();
    table.log_once(told);
    is_any
}

/// That a permanent is not such as an event asks for.
fn not_such(
    table: &Table,
    board: BoardId,
    env: &Env,
    (event, all): (&Event, &[What]),
    what: ObjectId,
) -> Option<Decided> {
    let (state, view) = (table.board(board), table.view(board));
    let eval = Evaluator::new(table, state, &view.seen, env);
    let such = all.iter().find(|one| !eval.objects(one).contains(&what))?.clone();
    let (source, you) = (env.about.this, env.about.you);
    let sacrificed = matches!(event, Event::Sacrifice { .. });
    Some(Decided::Nothing(Nothing::NotSuch { source, you, what, such: Arc::new(such), sacrificed }))
}

/// Why an event does not happen to an object; none where that isn't because of where or what it is.
fn why(table: &Table, board: BoardId, env: &Env, event: &Event, what: ObjectId) -> Option<Decided> {
    let object = table.board(board).objects.get(what.index())?;
    let again = env.about.transformed && env.about.this == Some(what) && table.on(Switch::TransformsOnce);
    if again && matches!(event, Event::Deed { deed: Deed::Transform, .. }) && object.zone == Zone::Battlefield
    {
        return Some(Decided::NotTurned { what, because: Stays::TransformedSince });
    }
    if matches!(event, Event::Deed { deed: Deed::Transform, .. }) && into_a_spell(table, object) {
        return Some(Decided::NotTurned { what, because: Stays::IntoASpell });
    }
    let enters = matches!(event, Event::Enter { .. } | Event::Move { to: Zone::Battlefield, .. });
    if is_kept_in_command(table, object) && matches!(event, Event::Move { .. } | Event::Enter { .. }) {
        return Some(Decided::KeptInCommand(what));
    }
    let zone =
        if object.count == 0 && object.zone != Zone::Battlefield { Zone::Outside } else { object.zone };
    if object.phased_out.is_some() {
        return Some(Decided::Missed { what, zone: None });
    }
    // What would move it finds it wherever it is.
    let anywhere = enters || matches!(event, Event::Move { .. } | Event::Discard { .. });
    if is_another(env, what) && (zone == Zone::Battlefield || anywhere) {
        let phased = zone == Zone::Battlefield && is_as_it_began(table, board, what);
        let is_spoken_of = phased && table.on(Switch::PhasedOutZone);
        let since = || Decided::Nothing(Nothing::PhasedSince(what));
        return Some(if is_spoken_of { since() } else { Decided::AnotherObject(what) });
    }
    if matches!(event, Event::Enter { transformed: true, .. })
        && object.back.is_none()
        && zone != Zone::Battlefield
    {
        return Some(Decided::NotTurned { what, because: Stays::EntersWithOneFace });
    }
    if zone != Zone::Battlefield || enters {
        return Some(Decided::Missed { what, zone: Some(zone) });
    }
    matches!(event, Event::Damage { .. }).then_some(Decided::NoDamage(what))
}

/// Whether an object has been where it is since the board began.
fn is_as_it_began(table: &Table, board: BoardId, what: ObjectId) -> bool {
    let since = |board: BoardId| table.board(board).objects.get(what.index()).map(|one| one.since);
    what.index() < table.listed && since(BoardId::at(0)) == since(board)
}

/// Whether an object has gone on to be another one since words meant it.
fn is_another(env: &Env, what: ObjectId) -> bool {
    let about = &env.about;
    env.lost.contains(&what)
        || about.this == Some(what) && about.gone.this
        || about.it == Some(what) && about.gone.it
        || about.damage_source == Some(what) && about.gone.damage_source
}

/// Tells that a player who is named has left the game.
fn tell_who_left(table: &mut Table, board: BoardId, who: &Who) {
    if let Some(player) = who_left(table, board, who) {
        table.log(|| Happened::Decided(Decided::PlayerLeft(player)));
    }
}

/// A player who is named and has left the game.
fn who_left(table: &Table, board: BoardId, who: &Who) -> Option<PlayerId> {
    let Who::Named(name) = who else { return None };
    let named = table.player_names.iter().position(|one| one == name).map(PlayerId::at);
    named.filter(|&player| table.board(board).player(player).left)
}

/// The objects that words name one by one. Words that describe what they mean find it where it is, or nothing.
fn add(table: &Table, env: &Env, what: &What, named: &mut Vec<ObjectId>) {
    if let What::Is(name) = what {
        named.extend(table.object_names[..table.listed].iter().position(|one| one == name).map(ObjectId::at));
    } else if *what == What::This {
        named.extend(env.about.this);
    } else if *what == What::It {
        named.extend(env.about.it);
    } else if let What::Chosen(key) = what {
        let chosen = env.chosen.iter().filter(|(name, _)| name == key);
        named.extend(chosen.flat_map(|(_, ids)| ids.iter().copied()));
    } else if *what == What::DamageSource {
        named.extend(env.about.damage_source);
    } else if let What::OneOf(all) = what {
        for one in all {
            add(table, env, one, named);
        }
    }
}

fn add_any(table: &Table, env: &Env, whom: &Whom, named: &mut Vec<ObjectId>) {
    match whom {
        Whom::Object(what) => add(table, env, what, named),
        Whom::OneOf(all) => {
            for one in all {
                add_any(table, env, one, named);
            }
        }
        Whom::Any | Whom::Player(_) | Whom::AttackedBy(_) => {}
    }
}
