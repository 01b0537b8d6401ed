//! What an Aura that would enter can enchant (CR 303.4f, 303.4g, 303.4i, 608.3c (2026-04-17), 212.4j (2006-10-01)), and what
//! becomes of what is to enter attached (CR 301.5e, 303.4h (2026-04-17)).

use crate::judging::pending_event::PendingEvent;
use crate::table::Table;
use crate::table::attaching::Attachment;
use crate::table::enchanting::Aura;
use language::board::Zone;
use language::rule::Switch;
use statements::happening::{Entering, Subject};
use statements::ids::{PlayerId, Target};

/// What comes of an Aura that would enter, or of what an effect says is attached to something as it enters.
pub(crate) enum Comes {
    /// It is attached to nothing, or to what it can be.
    AsItIs,
    /// It is no Aura, and enters attached to nothing.
    Unattached,
    /// It enchants one of these, as this player chooses; where there are none, it does not enter.
    Enchants(PlayerId, Vec<Target>),
}

/// What comes of a part of a pending event, as what would enter is known.
pub(crate) fn comes(pending: &PendingEvent<'_>, at: usize) -> Comes {
    let Some((entering, attachment)) = attachment(pending, at) else { return Comes::AsItIs };
    let legal = |host: &Target| attachment.may_be_on(*host);
    let hosts = match (said(pending.table, entering), attachment.aura()) {
        (Some(host), _) if legal(&host) => return Comes::AsItIs,
        (None, None) => return Comes::AsItIs,
        (Some(_), None) => return Comes::Unattached,
        (Some(_), Some(_)) => Vec::new(),
        (None, Some(aura)) => possible(pending, entering, &aura).into_iter().filter(legal).collect(),
    };
    Comes::Enchants(chooser(pending, at, entering), hosts)
}

/// Who chooses what an Aura enchants that enters. As an Aura spell resolves, both are one player.
fn chooser(pending: &PendingEvent<'_>, at: usize, entering: Entering) -> PlayerId {
    let puts = pending.part(at).by.filter(|_| !pending.table.on(Switch::AuraControllerChooses));
    puts.unwrap_or(entering.controller)
}

/// What would enter, as what might be attached to something.
pub(crate) fn attachment<'a>(pending: &PendingEvent<'a>, at: usize) -> Option<(Entering, Attachment<'a>)> {
    let part = pending.part(at);
    let (entering, coming) = (part.happening.entering()?, pending.coming(part)?);
    let PendingEvent { table, state, view, .. } = *pending;
    Some((entering, Attachment::entering(table, state, view, (coming, part))))
}

/// What an effect says it is attached to.
pub(crate) fn said(table: &Table, entering: Entering) -> Option<Target> {
    let form = table.form(entering.form);
    form.attached_to.map(Target::Object).or(form.on_player.map(Target::Player))
}

/// What an Aura can enchant, of what it targets where it is a spell, apart from what something else says can't be.
pub(crate) fn possible(pending: &PendingEvent<'_>, entering: Entering, aura: &Aura<'_>) -> Vec<Target> {
    let targets = targets(pending, entering.subject);
    let is_meant = |host: &Target| targets.as_ref().is_none_or(|targets| targets.contains(host));
    aura.hosts().into_iter().filter(is_meant).collect()
}

/// What an Aura spell targets that resolves, where the board says so.
pub(crate) fn targets(pending: &PendingEvent<'_>, subject: Subject) -> Option<Vec<Target>> {
    let Subject::Object(id) = subject else { return None };
    let spell = pending.state.object(id);
    let targets = spell.zone == Zone::Stack && !spell.aims.is_empty();
    targets.then(|| spell.aims.iter().flat_map(|aim| aim.at.iter().copied()).collect())
}
