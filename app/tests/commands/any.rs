//! Random commands: those that change the board, and which others are given.

#[path = "window.rs"]
mod window;

use std::path::PathBuf;

use app::board::{
    BoardCommand, Characteristic, Chosen, Edit, EffectEdit, Field, FormCommand, ObjectEdit, Pick,
    PickedCommand, PlayerEdit, Status, Until, Waiting,
};
use app::command::{Command, FilesCommand};
use app::effect::starts;
use app::export::Format;
use app::opened::names::unique;
use app::share::ShareCommand;
use app::table::{Place as LaidPlace, Shows, TableCommand, Toward};

use language::board::{
    Ability, Board, CardType, Change, Changed, Color, Counter, Daytime, Designation, Happened, Keyword,
    Object, ObjectKind, Period, PhasedOut, PlayerDesignation, Sector, Step, Supertype, Targets, Waits, Zone,
};
use language::effect::{Cause, Effect, EventPattern, Lifetime, Limit, Rewrite};
use language::event::Mana;
use language::select::{Past, Who, Whom};

/// A source of random numbers (splitmix64, by Sebastiano Vigna, in the public domain).
pub(crate) struct Any {
    state: u64,
    /// Where files may be written.
    folder: PathBuf,
}

const NAMES: [&str; 10] =
    ["Alice", "Bob", "Bear", "Bear 2", "Shield", "", " ", "Ünïcode \"Name\"", "(", "Wall\n"];

const LINES: [&str; 12] = [
    "Furnace of Rath",
    "furn rath, Bear",
    "Bob: shield 3, 12 life; 3 Soldiers 1/1 attack Bob",
    "red Ogre 3/3 trample with 2 +1/+1 counters deals 3 to Bob on 2012-05-01",
    "; , : ( Bob: with",
    "Bear 2/2",
    "Clone",
    "",
    "No such card",
    "Big -3/9223372036854775807",
    "x/y",
    "Forest",
];

const EVENTS: [&str; 9] = [
    "Bear deals 3 damage to Bob",
    "Bob draws 3; Alice gains 2 life, then destroy Bear",
    "put 2 +1/+1 counters on Bear",
    "Alice creates 2 1/1 Goblin tokens",
    "each creature dies",
    "Bob",
    "",
    "you gain that much life",
    "Bob draws 18446744073709551616",
];

impl Any {
    /// Files are written in this folder.
    pub(crate) fn new(seed: u64, folder: PathBuf) -> Self {
        Self { state: seed, folder }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, most: usize) -> usize {
        usize::try_from(self.next() % u64::try_from(most.max(1)).unwrap()).unwrap()
    }

    fn is(&mut self) -> bool {
        self.below(2) == 0
    }

    fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }

    /// A place in a list, or one behind its end.
    fn place<T>(&mut self, of: &[T]) -> usize {
        self.below(of.len() + 1)
    }

    fn name(&mut self) -> String {
        self.one(&NAMES).to_owned()
    }

    fn number(&mut self) -> u64 {
        let usual = self.next() % 6;
        self.one(&[usual, usual, usual, 0, u64::MAX])
    }

    /// A command that changes the board, four times of five, or any other.
    pub(crate) fn command(&mut self, board: &Board) -> Command {
        if self.below(5) > 0 {
            Command::Board(BoardCommand::Edit(self.edit(board)))
        } else {
            self.other(board)
        }
    }

    /// A command of somebody who looks at a ruling more than they change its board.
    pub(crate) fn looking(&mut self, board: &Board) -> Command {
        match self.below(12) {
            0 => self.command(board),
            1..=3 => self.other(board),
            _ => self.of_ruling(),
        }
    }

    fn other(&mut self, board: &Board) -> Command {
        match self.below(20) {
            0 | 1 => self.one(&[
                Command::Board(BoardCommand::Undo),
                Command::Board(BoardCommand::Undo),
                Command::Board(BoardCommand::Redo),
                Command::Board(BoardCommand::Revert),
            ]),
            2 => self.file(),
            3 => Command::Finder(self.finder()),
            4 => Command::Collection(self.own()),
            5 | 6 => Command::Board(BoardCommand::Form(self.form(board))),
            7 | 8 => Command::Board(BoardCommand::Picked(self.picked(board))),
            9 | 10 => self.of_window(),
            11 => Command::Rulebook(self.rules()),
            12 => Command::Cards(self.cards()),
            13 => Command::Cited(self.cited()),
            14 => Command::Object(self.inspected(board)),
            15 => Command::Meet(self.meet()),
            16 => Command::Table(self.table(board)),
            _ => self.of_ruling(),
        }
    }

    /// Something with files, and what may lose changes.
    fn file(&mut self) -> Command {
        let name = self.one(&["one", "two.board.ron", "no such folder/three"]);
        let path = self.folder.join(name);
        let boards = saves::bundled::all();
        let bundled = boards[self.below(boards.len())].full_name();
        match self.below(20) {
            0 => Command::Files(FilesCommand::OpenBundled(self.one(&[bundled, "no such board".to_owned()]))),
            1 => Command::Files(FilesCommand::OpenPath(path)),
            2 => Command::Files(FilesCommand::AskForFile),
            3 => Command::Files(FilesCommand::FileChosen(self.one(&[None, Some(path)]))),
            4 => Command::Files(FilesCommand::NewBoard),
            5 => Command::Files(FilesCommand::Save),
            6 => Command::Files(FilesCommand::SaveAs),
            7 => Command::Files(FilesCommand::SaveTo(path)),
            8 => Command::Files(FilesCommand::PlaceChosen(self.one(&[None, Some(path)]))),
            9 => Command::Share(ShareCommand::PaperChosen(
                self.one(&Format::ALL),
                self.one(&[None, Some(path)]),
            )),
            10 => Command::Files(FilesCommand::Paste(self.pasted())),
            11 => Command::Files(FilesCommand::Recover),
            12 => Command::Files(FilesCommand::ForgetRecovered),
            13 => Command::Close,
            14 => Command::Files(FilesCommand::Leave),
            15 => Command::Share(self.one(&[
                ShareCommand::PlaceField("one".to_owned()),
                ShareCommand::WriteTo(path),
                ShareCommand::LeaveIt,
            ])),
            _ => Command::Files(FilesCommand::Stay),
        }
    }

    /// What may be pasted: a board, objects, or neither.
    fn pasted(&mut self) -> String {
        let object = Object { id: self.name(), ..Object::default() };
        let objects = Board { objects: vec![object], ..Board::default() };
        let board = app::opened::empty_board().board;
        let text = |board: Board| saves::to_text(&saves::BoardFile::new("Pasted", board)).unwrap();
        self.one(&[text(objects.clone()), text(objects), text(board), "neither".to_owned(), String::new()])
    }

    fn form(&mut self, board: &Board) -> FormCommand {
        let place = self.place(&board.events);
        match self.below(13) {
            12 => FormCommand::Revealed,
            0 => FormCommand::AsText,
            1 => FormCommand::Text(self.name()),
            2 => FormCommand::Line(self.one(&LINES).to_owned()),
            3 => FormCommand::LineFor(place),
            9 => FormCommand::Choose(self.one(&[1, -1])),
            10 => FormCommand::Complete(self.one(&[None, Some(place)])),
            11 => FormCommand::Enter,
            4 => FormCommand::GoTo(self.one(&[Field::Event, Field::Line, Field::Path])),
            5 => FormCommand::LeaveEvent,
            6 => FormCommand::Event(self.one(&EVENTS).to_owned()),
            7 => FormCommand::HasKeyboard,
            _ => FormCommand::ChangeEvent(place),
        }
    }

    /// What is done on the table; places may be behind the end.
    fn table(&mut self, board: &Board) -> TableCommand {
        let (at, other) = (self.place(&board.objects), self.place(&board.objects));
        let zone = LaidPlace::Zone(self.place(&board.players), self.zone());
        let to = self.one(&[zone, zone, LaidPlace::On(other)]);
        match self.below(12) {
            0 => TableCommand::Toggle,
            1 => TableCommand::Show(self.one(&[Shows::Entered, Shows::Moment])),
            2 => TableCommand::Pick(self.name(), self.one(&[Pick::Alone, Pick::Toggle])),
            3 => TableCommand::Tap(at),
            4 => TableCommand::Count(at, self.one(&[1, -1])),
            5 | 6 => TableCommand::Lift(at),
            7 | 8 => TableCommand::Choose(self.one(&[Toward::Up, Toward::Down, Toward::Left, Toward::Right])),
            9 => TableCommand::Drop,
            10 => TableCommand::Leave,
            _ => TableCommand::Put(vec![at, other], to),
        }
    }

    fn picked(&mut self, board: &Board) -> PickedCommand {
        let ids: Vec<String> =
            board.objects.iter().map(|object| object.id.clone()).chain([self.name()]).collect();
        let (id, place) = (self.one(&ids), self.place(&board.players));
        match self.below(8) {
            0 | 1 => PickedCommand::Pick(id, self.one(&[Pick::Only, Pick::Alone, Pick::Toggle, Pick::To])),
            2 => PickedCommand::All,
            6 => PickedCommand::None,
            3 => PickedCommand::Tap,
            4 => PickedCommand::Copy,
            5 => PickedCommand::Move(place, self.zone()),
            _ => PickedCommand::Edit(self.object(board)),
        }
    }

    fn edit(&mut self, board: &Board) -> Edit {
        let (player, object) = (self.place(&board.players), self.place(&board.objects));
        let (effect, event) = (self.place(&board.effects), self.place(&board.events));
        let places = vec![object, self.place(&board.objects), self.place(&board.objects)];
        match self.below(29) {
            27 => Edit::Daytime(self.one(&[None, Some(Daytime::Day), Some(Daytime::Night)])),
            28 => Edit::CastLastTurn(self.number()),
            22..=25 => self.waits(board),
            0 => Edit::Title(self.name()),
            1 => Edit::Step(self.one(&[Step::Untap, Step::CombatDamage, Step::Cleanup])),
            2 => Edit::StartingLife(40),
            3 => Edit::AddPlayer,
            4 | 5 => Edit::Player(player, self.player(board)),
            6 | 7 => Edit::Line(player, self.one(&LINES).to_owned()),
            8 => Edit::AddOwn(
                player,
                vec![Object { id: self.name(), count: self.number(), ..Object::default() }],
            ),
            9..=12 => Edit::Object(object, self.object(board)),
            13 => Edit::Objects(places, self.object(board)),
            14 => Edit::Move(places, player, self.zone()),
            15 => {
                let does = self.effect();
                Edit::AddEffect(Box::new(starts::floating(&self.name(), &self.name(), does)))
            }
            16 => Edit::Effect(effect, self.floating(board)),
            17 => self.one(&[Edit::RemoveEffect(effect), Edit::RemoveLasting(effect)]),
            18 => Edit::AddEvent(self.one(&EVENTS).to_owned()),
            19 => Edit::Event(event, self.one(&EVENTS).to_owned()),
            20 => self.one(&[Edit::RemoveEvent(event), Edit::EventUp(event)]),
            21 => self.one(&[
                Edit::EventCause(event, Cause::Combat),
                Edit::EventBy(event, Some(player)),
                Edit::EventBy(event, None),
            ]),
            _ => self.text(board),
        }
    }

    /// Something with events that wait, or with what makes them happen.
    fn waits(&mut self, board: &Board) -> Edit {
        let (event, player) = (self.place(&board.events), self.place(&board.players));
        let script = board.events.first().cloned().unwrap_or_default();
        let who = self.one(&[None, Some(player)]);
        let until = self.one(&[
            Until::Next,
            Until::Period(Period::Turn, who, Waits::ForTurn),
            Until::Period(Period::Step(Step::Upkeep), None, Waits::ForPeriod),
        ]);
        let list = self.one(&[Waiting::Triggered, Waiting::Stack, Waiting::Next, Waiting::Scheduled]);
        match self.below(9) {
            8 => Edit::Happened(self.one(&[Vec::new(), vec![happened()]])),
            0 => Edit::TwoHeads(30),
            1 => Edit::EventDoes(event, script.does),
            2 => Edit::EventChoice(event, who),
            // Boards stay small.
            3 if board.events.len() < 6 => Edit::AddScript(Box::new(script)),
            3 | 4 => Edit::Wait(event, until),
            5 => Edit::Reschedule(event, until),
            6 => Edit::Happen(list, event),
            _ => Edit::RemoveWaiting(list, event),
        }
    }

    /// The text of the board with something else in it.
    fn text(&mut self, board: &Board) -> Edit {
        let text = saves::to_text(&saves::BoardFile::new("Changed", board.clone())).unwrap();
        let changes =
            [("Alice", "Adam"), ("amount", "amuont"), ("(", "(("), ("Bear", "Bob"), ("life: 2", "life: 3")];
        let (old, new) = self.one(&changes);
        Edit::Text(text.replacen(old, new, 1 + self.below(3)))
    }

    fn zone(&mut self) -> Zone {
        self.one(&[Zone::Battlefield, Zone::Graveyard, Zone::Hand, Zone::Library, Zone::Exile, Zone::Stack])
    }

    fn player(&mut self, board: &Board) -> PlayerEdit {
        let number = self.number();
        match self.below(19) {
            15 => PlayerEdit::Speed(number),
            17 => PlayerEdit::Designated(self.one(&PlayerDesignation::ALL), self.is()),
            18 => PlayerEdit::Marks(vec![self.name()]),
            14 => PlayerEdit::Team(self.one(&[None, Some("Team 1".to_owned()), Some(String::new())])),
            12 => PlayerEdit::Exile(number),
            13 => PlayerEdit::Cast(number),
            0 => PlayerEdit::Name(self.name()),
            1 => PlayerEdit::Life(self.one(&[20, 0, -3, i64::MIN, i64::MAX])),
            2 => PlayerEdit::Poison(number),
            3 => PlayerEdit::Library(number),
            4 => PlayerEdit::Hand(number),
            5 => PlayerEdit::Drawn(number),
            6 => PlayerEdit::Damaged(number),
            7 => PlayerEdit::Mana(self.one(&Mana::ALL), number),
            8 => PlayerEdit::ControlledBy(Some(self.place(&board.players))),
            9 => PlayerEdit::Active,
            10 => PlayerEdit::Earlier,
            11 => PlayerEdit::Graveyard(number),
            _ => PlayerEdit::Remove,
        }
    }

    fn object(&mut self, board: &Board) -> ObjectEdit {
        let (number, player) = (self.number(), self.place(&board.players));
        // Boards stay small.
        let most = if board.objects.len() < 30 { 5 } else { 0 };
        match self.below(30) {
            0 => ObjectEdit::Name(self.name()),
            26 => ObjectEdit::Card("Clone".to_owned()),
            1 => ObjectEdit::Zone(self.zone()),
            2 => ObjectEdit::Controller(player),
            3 => ObjectEdit::Owner(player),
            4 => ObjectEdit::Kind(self.one(&[ObjectKind::Card, ObjectKind::Token, ObjectKind::SpellCopy])),
            5 => ObjectEdit::Count(number),
            6 => ObjectEdit::Is(self.status(), self.is()),
            7 => ObjectEdit::Damage(number),
            8 => ObjectEdit::Counters(self.one(&[Counter::PlusOne, Counter::Named("charge".into())]), number),
            9 => {
                let ids: Vec<String> =
                    board.objects.iter().map(|o| o.id.clone()).chain([self.name()]).collect();
                ObjectEdit::AttachedTo(Some(self.one(&ids)))
            }
            10 => ObjectEdit::Chosen(self.chosen(player)),
            11 => ObjectEdit::Paid(vec![self.name()]),
            12 => ObjectEdit::Characteristic(self.characteristic()),
            13 => ObjectEdit::AddAbility(Box::new(self.ability())),
            14 => ObjectEdit::Ability(self.below(3), Box::new(self.ability())),
            15 => ObjectEdit::RemoveAbility(self.below(3)),
            16 => ObjectEdit::Attacks(self.is().then(|| self.name())),
            17 => ObjectEdit::Blocks(vec![self.name()]),
            18 => ObjectEdit::Duplicate(self.below(most + 1)),
            20 => {
                let chosen = vec![self.name()];
                ObjectEdit::Targets(vec![Targets { chosen, gone: number, of: Whom::Player(Who::Anyone) }])
            }
            19 => ObjectEdit::Sector(self.one(&[None, Some(Sector::Gamma)])),
            21 => ObjectEdit::PhasedOut(self.one(&[None, Some(PhasedOut::Directly)])),
            22 => ObjectEdit::MustBlock(vec![self.name()]),
            23 => ObjectEdit::Designated(self.one(&Designation::ALL), self.is()),
            25 => ObjectEdit::GoadedBy(vec![self.name()]),
            27 => ObjectEdit::Marks(vec![self.name()]),
            24 => ObjectEdit::Changed(vec![Changed {
                changes: vec![Change::ModifyPowerToughness(2, 2)],
                until: self.one(&[Lifetime::ThisTurn, Lifetime::UntilTurnOf(Who::Named("Alice".into()))]),
                over: Vec::new(),
            }]),
            _ => ObjectEdit::Remove,
        }
    }

    fn status(&mut self) -> Status {
        self.one(&[
            Status::Tapped,
            Status::Attacking,
            Status::Blocking,
            Status::Deathtouched,
            Status::Transformed,
            Status::FaceDown,
            Status::Commander,
            Status::BottommostRoom,
        ])
    }

    fn chosen(&mut self, player: usize) -> Chosen {
        let (word, number) = (self.name(), self.number());
        self.one(&[
            Chosen::Color(Some(Color::Red)),
            Chosen::Player(Some(player)),
            Chosen::Word(Some(word)),
            Chosen::Number(Some(number)),
            Chosen::Player(None),
        ])
    }

    fn characteristic(&mut self) -> Characteristic {
        let (is, name, number) = (self.is(), self.name(), self.number());
        self.one(&[
            Characteristic::Name(name.clone()),
            Characteristic::Type(CardType::Creature, is),
            Characteristic::Supertype(Supertype::Legendary, is),
            Characteristic::Color(Color::Red, is),
            Characteristic::Subtypes(vec![name]),
            Characteristic::Power(Some(i64::MIN)),
            Characteristic::Toughness(Some(2)),
            Characteristic::ManaValue(number),
            Characteristic::Loyalty(Some(number)),
            Characteristic::Blank(is),
        ])
    }

    /// An effect, often one that makes no sense.
    fn effect(&mut self) -> Effect {
        let starts: Vec<Effect> =
            starts::ABILITIES.iter().chain(&starts::FLOATING).map(|(_, start)| start()).collect();
        let (mut one, other) = (self.one(&starts), self.one(&starts));
        match self.below(4) {
            0 => one.rewrite = other.rewrite,
            1 => one.rewrite = Rewrite::All(vec![other.rewrite]),
            2 => one.limit = Some(Limit::Shield(self.number())),
            _ => {}
        }
        one
    }

    fn ability(&mut self) -> Ability {
        let (effect, name) = (self.effect(), self.name());
        self.one(&[Ability::Effect(effect), Ability::Keyword(Keyword::Lifelink), Ability::Opaque(name)])
    }

    fn floating(&mut self, board: &Board) -> EffectEdit {
        let name = unique(board, &self.name());
        match self.below(6) {
            0 => EffectEdit::Name(name),
            1 => EffectEdit::Controller(self.place(&board.players)),
            2 => EffectEdit::Source(Some(self.name())),
            3 => EffectEdit::Does(Box::new(self.effect())),
            4 => EffectEdit::Left(self.number()),
            _ => EffectEdit::Duplicate(self.below(if board.effects.len() < 20 { 3 } else { 1 })),
        }
    }
}

/// Something that happened before.
fn happened() -> Happened {
    let what = Past::new(EventPattern::LoseLife { who: Who::Anyone });
    Happened {
        what,
        you: None,
        this: None,
        times: 2,
        or_more: false,
        total: 3,
        to: Vec::new(),
        dealt_by: Vec::new(),
    }
}
