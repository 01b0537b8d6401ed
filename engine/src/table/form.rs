//! How something enters the battlefield, or what a token is.

use crate::table::object::Counters;
use language::board::Designation;
use language::event::FaceDown;
use statements::ids::{ObjectId, PlayerId, PrintId, Target, TextId};

/// What something attacks as it enters, though it is not declared as an attacker (CR 508.4 (2026-04-17), 308.4 (2008-02-01)).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Attacks {
    /// One of these, as far as they can be attacked; its controller chooses as it enters.
    OneOf(Vec<Target>),
    /// This.
    At(Target),
}

/// How something enters, or what a token is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Form {
    /// What it is by copiable values alone.
    pub(crate) print: PrintId,
    /// What it is a copy of, if a replacement made it one.
    pub(crate) copy_of: Option<ObjectId>,
    pub(crate) tapped: bool,
    /// The counters that it would enter with so far, as other effects see it. They are put on it by what its entering
    /// contains.
    pub(crate) counters: Counters,
    /// Those of them that can't be put on it.
    pub(crate) barred: Counters,
    /// How many of what its entering contains the last copy effect has given besides what it is (CR 707.9e (2026-04-17)).
    pub(crate) by_copy: Counters,
    pub(crate) color: Option<language::board::Color>,
    pub(crate) player: Option<PlayerId>,
    pub(crate) word: Option<TextId>,
    pub(crate) number: Option<u64>,
    pub(crate) transformed: bool,
    /// As what it is face down, if it is.
    pub(crate) face_down: Option<FaceDown>,
    pub(crate) attached_to: Option<ObjectId>,
    /// The player that it is attached to.
    pub(crate) on_player: Option<PlayerId>,
    /// The player who was chosen to protect it.
    pub(crate) protector: Option<PlayerId>,
    /// What it attacks; nothing where it doesn't.
    pub(crate) attacks: Option<Attacks>,
    /// How many lore counters a rule has had its controller put on it, whatever has come of that.
    pub(crate) lore_by_rule: u64,
    /// The abilities and subtypes that it gains as it enters.
    pub(crate) gained: Option<PrintId>,
    /// The designations with which it enters, sorted, each once.
    pub(crate) designations: Vec<Designation>,
    /// The back face of a token; a card has its own.
    pub(crate) back: Option<PrintId>,
    /// What was paid for it as it entered.
    pub(crate) paid: Option<TextId>,
    /// Who owns a token; its controller as it enters when absent.
    pub(crate) owner: Option<PlayerId>,
}

impl Form {
    /// What it is with the face that is up, where a token has two.
    pub(crate) fn shown(&self) -> PrintId {
        self.back.filter(|_| self.transformed).unwrap_or(self.print)
    }

    /// The same, but that its characteristics are these: on both faces, if it is a token with two.
    pub(crate) fn with_print(self, print: PrintId) -> Self {
        Self { print, back: self.back.map(|_| print), ..self }
    }

    /// It enters face down; what does so already stays what it is.
    pub(crate) fn turn_down(&mut self) {
        self.face_down = self.face_down.or(Some(FaceDown::Plain));
    }

    /// What it attacks from when it enters, where that is known by then.
    pub(crate) const fn attacked(&self) -> Option<Target> {
        if let Some(Attacks::At(target)) = self.attacks { Some(target) } else { None }
    }

    /// A form with nothing but characteristics.
    pub(crate) fn plain(print: PrintId) -> Self {
        Self {
            print,
            copy_of: None,
            tapped: false,
            counters: Counters::new(),
            barred: Counters::new(),
            by_copy: Counters::new(),
            color: None,
            player: None,
            word: None,
            number: None,
            transformed: false,
            face_down: None,
            attached_to: None,
            on_player: None,
            protector: None,
            attacks: None,
            lore_by_rule: 0,
            gained: None,
            designations: Vec::new(),
            back: None,
            paid: None,
            owner: None,
        }
    }
}
