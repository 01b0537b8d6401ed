//! What a replacement effect has exiled is exiled with its source, where the source speaks of such cards
//! (CR 607.2b, 614.14 (2026-04-17)).

use super::change::Change;
use crate::table::object::ObjectState;
use language::board::Zone;
use language::select::What;
use language::walk::Node;
use statements::chronicle::Happened;
use statements::decided::Decided;
use statements::happening::Happening;
use statements::ids::ObjectId;
use statements::part::Part;

impl Change<'_> {
    /// Links what these parts have exiled because of replacement effects to their sources, as these are now; as they were, where
    /// they have left in the same event.
    pub(crate) fn link_exiled(&mut self, parts: &[Part]) {
        if !self.table.asks_for.exiled {
            return;
        }
        let mut found: Vec<(ObjectId, Vec<ObjectId>)> = Vec::new();
        for part in parts {
            let Happening::Move { object, to: Zone::Exile, .. } = part.happening else { continue };
            let Some(source) = self.table.origin(part.from).exiled_by else { continue };
            let now = self.state.object(source);
            let was = self.table.board(self.before).objects.get(source.index());
            let of = was.filter(|_| now.zone != Zone::Battlefield).unwrap_or(now);
            let is_there = self.state.object(object).zone == Zone::Exile;
            if source == object || !is_there || !self.speaks_of_exiled(of) {
                continue;
            }
            let since = of.since;
            self.state.object_mut(object).exiled_with = Some((source, since));
            match found.iter_mut().find(|(what, _)| *what == source) {
                Some((_, cards)) => cards.push(object),
                None => found.push((source, vec![object])),
            }
        }
        for (what, cards) in found {
            self.table.log(|| Happened::Decided(Decided::ExiledWith { what, cards, instead: true }));
        }
    }

    /// Whether an object has an ability that asks for what was exiled with it.
    fn speaks_of_exiled(&self, of: &ObjectState) -> bool {
        let is_exiled = |node: Node<'_>| matches!(node, Node::What(What::ExiledWith(_)));
        let print = self.table.print(of.copiable());
        print.abilities.iter().any(|ability| Node::from(ability).any(&is_exiled))
    }
}
