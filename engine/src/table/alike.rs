//! An order of like things by what they are. By their ids, the order would depend on how a board lists its effects.

use std::cmp::Ordering;

use super::{Form, Table};
use statements::ids::{BoardId, EffectId, FormId, ObjectId, PrintId};
use statements::part::Marks;

impl Table {
    /// Which of two forms comes first; equal where nothing tells them apart but their ids.
    pub(crate) fn compare_forms(&self, one: FormId, other: FormId) -> Ordering {
        if one == other {
            return Ordering::Equal;
        }
        let (a, b) = (self.form(one), self.form(other));
        let name = |id: Option<ObjectId>| id.map(|id| self.object_name(id));
        let word = |form: &Form| form.word.map(|id| self.texts.get(id.index()).as_str());
        let key = |form: &Form| {
            let flags = (form.tapped, form.transformed, form.face_down);
            (flags, form.color, form.player, form.number, form.owner, form.on_player, form.attacks.clone())
        };
        let counters = |form: &Form| -> Vec<_> {
            let kind = |&(kind, n): &(statements::ids::CounterId, u64)| (self.counters.get(kind.index()), n);
            let lists = [&form.counters, &form.barred, &form.by_copy];
            lists.map(|list| list.iter().map(kind).collect::<Vec<_>>()).into()
        };
        key(a)
            .cmp(&key(b))
            .then_with(|| name(a.copy_of).cmp(&name(b.copy_of)))
            .then_with(|| name(a.attached_to).cmp(&name(b.attached_to)))
            .then_with(|| word(a).cmp(&word(b)))
            .then_with(|| counters(a).cmp(&counters(b)))
            .then_with(|| self.compare_prints(a.print, b.print))
            .then_with(|| match (a.back, b.back) {
                (Some(one), Some(other)) => self.compare_prints(one, other),
                (one, other) => one.is_some().cmp(&other.is_some()),
            })
    }

    fn compare_prints(&self, one: PrintId, other: PrintId) -> Ordering {
        if one == other {
            return Ordering::Equal;
        }
        let (a, b) = (self.print(one), self.print(other));
        a.name.cmp(&b.name).then_with(|| format!("{a:?}").cmp(&format!("{b:?}")))
    }

    /// Which of two sets of effects comes first on a board: the smaller one, then by what the effects are called and come from.
    /// Those of interchangeable permanents count as called the same, or it would make a difference which of them was picked.
    pub(crate) fn compare_marks(&self, board: BoardId, one: &Marks, other: &Marks) -> Ordering {
        if one == other {
            return Ordering::Equal;
        }
        let said = |marks: &Marks| {
            let mut all: Vec<_> = marks.effects().map(|id| self.effect_key(board, id)).collect();
            all.sort_unstable();
            all
        };
        let (one, other) = (said(one), said(other));
        one.len().cmp(&other.len()).then_with(|| one.cmp(&other))
    }

    fn effect_key(&self, board: BoardId, id: EffectId) -> (String, Option<&str>) {
        let entry = self.effect(id);
        let Some(source) = entry.source else { return (entry.label.clone(), None) };
        let (own, shared) = (self.object_name(source), self.shared_name(board, source));
        let label = entry.label.strip_prefix(own).map(|rest| format!("{shared}{rest}"));
        (label.unwrap_or_else(|| entry.label.clone()), Some(shared))
    }

    /// The first of the names of the permanents with which an object is interchangeable; else its own.
    fn shared_name(&self, board: BoardId, id: ObjectId) -> &str {
        let classes = self.classes(board);
        let class = classes.class(id).filter(|_| classes.twins);
        let ids = self.board(board).ids();
        let names = ids.filter(|&other| classes.class(other) == class).map(|other| self.object_name(other));
        let shared = class.and_then(|_| names.min());
        shared.unwrap_or_else(|| self.object_name(id))
    }
}
