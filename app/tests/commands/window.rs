//! Random commands about the ruling, the window, and what is looked up.

use app::cards::CardsCommand;
use app::cited::{self, CitedCommand};
use app::collection::CollectionCommand;
use app::command::{Command, FilesCommand, TextSize};
use app::compare::{CompareCommand, Way, What};
use app::export::{Format, Length};
use app::finder::FinderCommand;
use app::graph::{Camera, GraphCommand};
use app::meet::MeetCommand;
use app::object::ObjectCommand;
use app::outcomes::{By, OutcomesCommand};
use app::panels::{Arrangement, Panel};
use app::rulebook::{Page, RulebookCommand, Spot};
use app::ruling::RulingCommand;
use app::selection::{Direction, SelectionCommand};
use app::share::{Enclosed, ShareCommand};
use app::timeline::TimelineCommand;
use app::walk::WalkCommand;
use egui::{Pos2, ThemePreference};
use petgraph::graph::{EdgeIndex, NodeIndex};

use super::Any;
use language::board::Board;
use language::date::Date;
use language::rule::Rule;
use rulebook::Citation;

/// What may be typed into a field for words or a condition.
const WORDS: [&str; 14] = [
    "",
    " ",
    "Bob survives",
    "Bob life < 10 or Alice survives",
    "Bob is at 3 life or more and",
    "damage",
    "Bob",
    "616.1c",
    "999.99z",
    "outcome 1",
    "2009-07-11",
    "1492-13-99",
    "Ünïcode \"İß\"",
    "(((",
];

const DATES: [Date; 4] = [Date::FIRST, Date::new(2006, 10, 1), Date::new(2012, 5, 1), Date::NOW];

const BY: [isize; 6] = [1, -1, 7, 0, isize::MIN, isize::MAX];

impl Any {
    fn words(&mut self) -> String {
        self.one(&WORDS).to_owned()
    }

    fn date(&mut self) -> Date {
        self.one(&DATES)
    }

    fn by(&mut self) -> isize {
        self.one(&BY)
    }

    fn moment(&mut self) -> NodeIndex {
        let near = self.below(12);
        NodeIndex::new(self.one(&[near, near, near, 999_999]))
    }

    fn step(&mut self) -> EdgeIndex {
        let near = self.below(16);
        EdgeIndex::new(self.one(&[near, near, near, 999_999]))
    }

    /// Something about the ruling that is shown.
    pub(super) fn of_ruling(&mut self) -> Command {
        match self.below(12) {
            10 | 11 => Command::Timeline(self.timeline()),
            0 => Command::Selection(SelectionCommand::Select(self.moment())),
            1 => Command::Selection(SelectionCommand::SelectStep(self.step())),
            2 => Command::Selection(SelectionCommand::Go(self.one(&[
                Direction::Start,
                Direction::Down,
                Direction::Up,
                Direction::Left,
                Direction::Right,
            ]))),
            3 => Command::Selection(SelectionCommand::Highlight(self.below(5))),
            4 => Command::Graph(GraphCommand::Look(self.camera())),
            5 | 6 => Command::Graph(self.graph()),
            7 => Command::Walk(self.walk()),
            8 => Command::Outcomes(self.ends()),
            _ => Command::Compare(self.compare()),
        }
    }

    fn timeline(&mut self) -> TimelineCommand {
        let (place, other) = (self.below(4), self.below(4));
        match self.below(16) {
            0 => TimelineCommand::Open,
            1 => TimelineCommand::GoTo(place),
            2 => TimelineCommand::Back,
            3 => TimelineCommand::GoOn(place),
            4 => TimelineCommand::Branch,
            5 => TimelineCommand::Restore(place),
            6 => TimelineCommand::Whole,
            7 => TimelineCommand::Loop,
            8 => TimelineCommand::Taking(place, other),
            9 => {
                let words = self.one(&["3", "1000000", "", "x", "-1"]).to_owned();
                TimelineCommand::Number(place, words)
            }
            10 => TimelineCommand::HasKeyboard,
            11 => TimelineCommand::Count,
            12 => TimelineCommand::GoOnAfterRounds,
            13 => TimelineCommand::Stop,
            14 => TimelineCommand::LoopRevealed,
            _ => TimelineCommand::Revealed,
        }
    }

    fn camera(&mut self) -> Camera {
        self.one(&[
            Camera::Beginning,
            Camera::Everything,
            Camera::At { center: Pos2::ZERO, zoom: 1.0 },
            Camera::At { center: Pos2::new(f32::MAX, -1.0), zoom: 0.0 },
        ])
    }

    fn graph(&mut self) -> GraphCommand {
        match self.below(8) {
            0 => GraphCommand::Search,
            1 => GraphCommand::Find(self.words()),
            2 => GraphCommand::Next(self.by()),
            3 => GraphCommand::HasKeyboard,
            4 => GraphCommand::Fold(self.moment()),
            5 => GraphCommand::FoldSelected,
            6 => GraphCommand::UnfoldAll,
            _ => GraphCommand::Zoom(self.one(&[1.25, 0.8, 0.0, f32::MAX])),
        }
    }

    fn walk(&mut self) -> WalkCommand {
        match self.below(9) {
            0 => WalkCommand::Toggle,
            1 => WalkCommand::Start,
            2 => WalkCommand::ToSelected,
            3 => WalkCommand::Pick(self.step()),
            4 => WalkCommand::Number(self.below(4)),
            5 => WalkCommand::On,
            6 => WalkCommand::Undo,
            7 => WalkCommand::BackTo(self.below(4)),
            _ => WalkCommand::Keep,
        }
    }

    fn ends(&mut self) -> OutcomesCommand {
        match self.below(6) {
            0 => OutcomesCommand::Search,
            1 => OutcomesCommand::HasKeyboard,
            2 => OutcomesCommand::Words(self.words()),
            3 => OutcomesCommand::Player(self.below(9)),
            4 => {
                let column = By::Fact(self.below(6));
                OutcomesCommand::Sort(self.one(&[
                    By::Number,
                    By::Ways,
                    By::Shortest,
                    By::Force,
                    By::Avoid,
                    column,
                ]))
            }
            _ => OutcomesCommand::GoOn,
        }
    }

    fn compare(&mut self) -> CompareCommand {
        let side = self.below(3);
        match self.below(12) {
            0 => CompareCommand::Open,
            1 => CompareCommand::OpenDates,
            2 | 3 => CompareCommand::What(self.one(&[What::Ways, What::Ways, What::Dates])),
            4 => {
                let shortest = Way::Shortest(self.below(6));
                CompareCommand::Way(side, self.one(&[shortest, Way::Walked, Way::Kept]))
            }
            5 => CompareCommand::Date(side, self.date()),
            6 => CompareCommand::Field(side, self.words()),
            7 => CompareCommand::ByField(side),
            8 => CompareCommand::Stop,
            _ => CompareCommand::Parting(self.below(4)),
        }
    }

    /// Something about the window: what is open, how it looks, what is given to others.
    pub(super) fn of_window(&mut self) -> Command {
        let (panel, other) = (self.one(&Panel::ALL), self.one(&Panel::ALL));
        match self.below(20) {
            0 => Command::Theme(self.one(&[
                ThemePreference::Dark,
                ThemePreference::Light,
                ThemePreference::System,
            ])),
            1 => Command::NextTheme,
            2 => Command::Text(self.one(&[TextSize::Larger, TextSize::Smaller, TextSize::Usual])),
            3 | 4 => Command::OpenPanel(panel),
            5 | 6 => Command::ClosePanel(panel),
            7 => Command::Alone(self.one(&[None, Some(panel), Some(other)])),
            8 => Command::Hints(self.below(2) == 0),
            9 => self.one(&[
                Command::CloseMessage,
                Command::Arrange(Arrangement::Enter),
                Command::Arrange(Arrangement::Explain),
            ]),
            10 => Command::Files(FilesCommand::Search(self.words())),
            11 => Command::Files(FilesCommand::PathField(self.words())),
            12 => {
                let date = self.date();
                Command::Ruling(RulingCommand::AsOf(self.one(&[None, Some(date)])))
            }
            13 => Command::Ruling(RulingCommand::DateField(self.words())),
            14 => Command::Ruling(RulingCommand::ByDateField),
            15 => self.one(&[
                Command::Ruling(RulingCommand::Stop),
                Command::Ruling(RulingCommand::Stop),
                Command::Ruling(RulingCommand::GoOn),
            ]),
            16 => Command::Clear,
            17 => {
                let format = self.one(&[Format::Text, Format::Markdown]);
                Command::Share(ShareCommand::CopyRuling(
                    format,
                    self.one(&[Length::Short, Length::Middle, Length::Full]),
                ))
            }
            18 => Command::Share(ShareCommand::WriteRuling(self.one(&Format::ALL))),
            _ => Command::Share(self.one(&[
                ShareCommand::CopyBoard,
                ShareCommand::CopyLine,
                ShareCommand::CopyCode,
                ShareCommand::ShowCode,
                ShareCommand::HideCode,
                ShareCommand::CopyDiagnostics(Enclosed::Nothing),
                ShareCommand::CopyDiagnostics(Enclosed::Board),
            ])),
        }
    }

    pub(super) fn finder(&mut self) -> FinderCommand {
        match self.below(7) {
            0 | 1 => FinderCommand::Open,
            2 => FinderCommand::Close,
            3 => FinderCommand::Typed(
                self.one(&["panel", "", "copy", "example two", "no such thing"]).to_owned(),
            ),
            4 => FinderCommand::Choose(self.by()),
            5 => FinderCommand::Do(None),
            _ => FinderCommand::Do(Some(self.below(30))),
        }
    }

    pub(super) fn own(&mut self) -> CollectionCommand {
        let (place, other) = (self.below(5), self.below(3));
        match self.below(5) {
            0 => CollectionCommand::KeepObject(place),
            1 => CollectionCommand::KeepEffect(place),
            2 => CollectionCommand::KeepAbility(place, other),
            3 => CollectionCommand::Forget(self.words()),
            _ => CollectionCommand::CloseNote,
        }
    }

    /// Something in the rulebook.
    pub(super) fn rules(&mut self) -> RulebookCommand {
        match self.below(21) {
            0 => RulebookCommand::Search,
            1 => RulebookCommand::Typed(self.words()),
            2 => RulebookCommand::Choose(self.by()),
            3 => RulebookCommand::Open(self.page()),
            4 => RulebookCommand::OpenHit,
            5 => {
                let rule = self.one(Rule::ALL);
                RulebookCommand::Cite(Citation::new(rule, self.date()))
            }
            6 => RulebookCommand::Back,
            7 => RulebookCommand::Forward,
            8 => RulebookCommand::Previous,
            9 => RulebookCommand::Next,
            10 => RulebookCommand::History,
            11 => RulebookCommand::Compare(self.below(3), self.below(3)),
            12 => RulebookCommand::Copy,
            13 => RulebookCommand::Revealed,
            14 => RulebookCommand::HasKeyboard,
            15 => {
                let day = self.date();
                RulebookCommand::Day(self.one(&[None, Some(day)]))
            }
            16 => RulebookCommand::AskForTexts,
            17 => RulebookCommand::TextsChosen(Vec::new()),
            18 => RulebookCommand::Import(vec!["no such folder/rules.txt".into()]),
            19 => RulebookCommand::Remove("2020-01-01-0011223344556677".parse().unwrap()),
            _ => RulebookCommand::CloseNote,
        }
    }

    /// Something about the rules that the ruling cites.
    pub(super) fn cited(&mut self) -> CitedCommand {
        match self.below(3) {
            0 => CitedCommand::Toggle,
            1 => CitedCommand::Sort(self.one(&[cited::By::Number, cited::By::Often])),
            _ => {
                let rule = self.one(Rule::ALL);
                CitedCommand::Next(Citation::new(rule, self.date()))
            }
        }
    }

    /// Something about what objects are, layer by layer.
    pub(super) fn inspected(&mut self, board: &Board) -> ObjectCommand {
        match self.below(4) {
            0 => ObjectCommand::Toggle,
            1 => ObjectCommand::List,
            2 => ObjectCommand::Show("nothing of this name".to_owned()),
            _ => {
                let names: Vec<String> = board.objects.iter().map(|object| object.id.clone()).collect();
                let name = if names.is_empty() { String::new() } else { self.one(&names) };
                ObjectCommand::Show(name)
            }
        }
    }

    fn page(&mut self) -> Page {
        let (number, day) = (self.one(&["616.1", "616.1c", "999.99"]).parse().unwrap(), self.date());
        let concept = Spot::Concept(self.words());
        let term = Spot::Term(self.words());
        self.one(&[
            Page::Contents,
            Page::Spot(Spot::Rule(number)),
            Page::Spot(concept),
            Page::Spot(term),
            Page::Past(number, day),
        ])
    }

    /// Something about what a card meets.
    pub(super) fn meet(&mut self) -> MeetCommand {
        match self.below(3) {
            0 => MeetCommand::Open,
            1 => MeetCommand::Of(self.one(&["Grizzly Bears", "no such card"]).to_owned()),
            _ => MeetCommand::Board(self.below(3)),
        }
    }

    /// Something among the cards.
    pub(super) fn cards(&mut self) -> CardsCommand {
        match self.below(12) {
            0 => CardsCommand::Search,
            1 => CardsCommand::Typed(self.one(&["", "fur", "Clone", "ü", "no such card"]).to_owned()),
            2 => CardsCommand::Choose(self.by()),
            3 => CardsCommand::Revealed,
            4 => CardsCommand::OpenHit,
            5 => CardsCommand::Open(self.words()),
            6 => CardsCommand::HasKeyboard,
            7 => CardsCommand::AskForFiles,
            8 => CardsCommand::FilesChosen(Vec::new()),
            9 => CardsCommand::Import(vec!["no such folder/cards.json".into()]),
            10 => CardsCommand::Forget,
            _ => CardsCommand::CloseNote,
        }
    }
}
