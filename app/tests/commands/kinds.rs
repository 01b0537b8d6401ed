//! Every kind of command there is. A new one does not compile here until it is listed, and then has to be sent.

use app::board::{BoardCommand, Edit, EffectEdit, FormCommand, ObjectEdit, PickedCommand, PlayerEdit};
use app::cards::CardsCommand;
use app::cited::CitedCommand;
use app::collection::CollectionCommand;
use app::command::{Command, FilesCommand};
use app::compare::CompareCommand;
use app::finder::FinderCommand;
use app::graph::GraphCommand;
use app::meet::MeetCommand;
use app::object::ObjectCommand;
use app::outcomes::OutcomesCommand;
use app::rulebook::RulebookCommand;
use app::ruling::RulingCommand;
use app::selection::SelectionCommand;
use app::share::ShareCommand;
use app::table::TableCommand;
use app::timeline::TimelineCommand;
use app::walk::WalkCommand;

/// Names the variants of an enum, and lists their names: leaving one out does not compile.
macro_rules! kinds {
    ($name:ident, $all:ident, $of:ty: $($kind:pat),* $(,)?) => {
        fn $name(one: &$of) -> &'static str {
            match one { $($kind => stringify!($kind),)* }
        }
        const $all: &[&str] = &[$(stringify!($kind)),*];
    };
}

kinds!(plain, PLAIN, Command:
    Command::Files(_), Command::Board(_), Command::Ruling(_), Command::Selection(_), Command::Share(_),
    Command::Clear, Command::Theme(_), Command::NextTheme, Command::Text(_), Command::CloseMessage,
    Command::OpenPanel(_), Command::ClosePanel(_), Command::Close,
    Command::Finder(_), Command::Hints(_), Command::Collection(_), Command::Alone(_), Command::Arrange(_), Command::Graph(_),
    Command::Walk(_), Command::Outcomes(_), Command::Compare(_), Command::Rulebook(_), Command::Cards(_),
    Command::Timeline(_), Command::Cited(_), Command::Object(_), Command::Meet(_), Command::Table(_),
);

kinds!(files, FILES, FilesCommand:
    FilesCommand::OpenBundled(_), FilesCommand::OpenPath(_), FilesCommand::AskForFile,
    FilesCommand::FileChosen(_), FilesCommand::Search(_), FilesCommand::PathField(_),
    FilesCommand::NewBoard, FilesCommand::Save, FilesCommand::SaveAs, FilesCommand::SaveTo(_),
    FilesCommand::PlaceChosen(_), FilesCommand::Paste(_), FilesCommand::Recover,
    FilesCommand::ForgetRecovered, FilesCommand::Leave, FilesCommand::Stay,
);

kinds!(board, BOARD, BoardCommand:
    BoardCommand::Edit(_), BoardCommand::Undo, BoardCommand::Redo, BoardCommand::Revert,
    BoardCommand::Form(_), BoardCommand::Picked(_),
);

kinds!(ruling, RULING, RulingCommand:
    RulingCommand::AsOf(_), RulingCommand::DateField(_), RulingCommand::ByDateField, RulingCommand::Stop,
    RulingCommand::GoOn,
);

kinds!(selection, SELECTION, SelectionCommand:
    SelectionCommand::Select(_), SelectionCommand::SelectStep(_), SelectionCommand::Go(_),
    SelectionCommand::Highlight(_),
);

kinds!(share, SHARE, ShareCommand:
    ShareCommand::CopyRuling(..), ShareCommand::WriteRuling(_), ShareCommand::PaperChosen(..),
    ShareCommand::PlaceField(_), ShareCommand::WriteTo(_), ShareCommand::LeaveIt, ShareCommand::CopyBoard,
    ShareCommand::CopyLine, ShareCommand::CopyCode, ShareCommand::ShowCode, ShareCommand::HideCode,
    ShareCommand::CopyDiagnostics(_),
);

kinds!(timeline, TIMELINE, TimelineCommand:
    TimelineCommand::Open, TimelineCommand::GoTo(_), TimelineCommand::Back, TimelineCommand::GoOn(_),
    TimelineCommand::Branch, TimelineCommand::Restore(_), TimelineCommand::Whole, TimelineCommand::Loop,
    TimelineCommand::Taking(..), TimelineCommand::Number(..), TimelineCommand::HasKeyboard,
    TimelineCommand::Count, TimelineCommand::GoOnAfterRounds, TimelineCommand::Stop,
    TimelineCommand::LoopRevealed, TimelineCommand::Revealed,
);

kinds!(form, FORM, FormCommand:
    FormCommand::AsText, FormCommand::Text(_), FormCommand::Line(_), FormCommand::LineFor(_), FormCommand::Choose(_),
    FormCommand::Complete(_), FormCommand::Enter,
    FormCommand::Event(_), FormCommand::GoTo(_), FormCommand::HasKeyboard, FormCommand::ChangeEvent(_),
    FormCommand::LeaveEvent, FormCommand::Revealed,
);

kinds!(picked, PICKED, PickedCommand:
    PickedCommand::Pick(..), PickedCommand::All, PickedCommand::None, PickedCommand::Edit(_),
    PickedCommand::Tap, PickedCommand::Move(..), PickedCommand::Copy,
);

kinds!(finder, FINDER, FinderCommand:
    FinderCommand::Open, FinderCommand::Close, FinderCommand::Typed(_), FinderCommand::Choose(_),
    FinderCommand::Do(_),
);

kinds!(own, OWN, CollectionCommand:
    CollectionCommand::KeepObject(_), CollectionCommand::KeepEffect(_), CollectionCommand::KeepAbility(..),
    CollectionCommand::Forget(_), CollectionCommand::CloseNote,
);

kinds!(graph, GRAPH, GraphCommand:
    GraphCommand::Search, GraphCommand::Find(_), GraphCommand::Next(_), GraphCommand::HasKeyboard,
    GraphCommand::Fold(_), GraphCommand::FoldSelected, GraphCommand::UnfoldAll, GraphCommand::Zoom(_),
    GraphCommand::Look(_),
);

kinds!(walk, WALK, WalkCommand:
    WalkCommand::Toggle, WalkCommand::Start, WalkCommand::ToSelected, WalkCommand::Pick(_),
    WalkCommand::Number(_), WalkCommand::On, WalkCommand::Undo, WalkCommand::BackTo(_), WalkCommand::Keep,
);

kinds!(ends, ENDS, OutcomesCommand:
    OutcomesCommand::Search, OutcomesCommand::HasKeyboard, OutcomesCommand::Words(_), OutcomesCommand::Player(_),
    OutcomesCommand::Sort(_), OutcomesCommand::GoOn,
);

kinds!(compare, COMPARE, CompareCommand:
    CompareCommand::Open, CompareCommand::OpenDates, CompareCommand::What(_), CompareCommand::Way(..),
    CompareCommand::Date(..), CompareCommand::Field(..), CompareCommand::ByField(_), CompareCommand::Stop,
    CompareCommand::Parting(_),
);

kinds!(rules, RULES, RulebookCommand:
    RulebookCommand::Search, RulebookCommand::Typed(_), RulebookCommand::Choose(_), RulebookCommand::Open(_),
    RulebookCommand::OpenHit, RulebookCommand::Cite(_), RulebookCommand::Back, RulebookCommand::Forward,
    RulebookCommand::Previous, RulebookCommand::Next, RulebookCommand::History, RulebookCommand::Compare(..),
    RulebookCommand::Copy, RulebookCommand::Revealed, RulebookCommand::HasKeyboard, RulebookCommand::Day(_),
    RulebookCommand::AskForTexts, RulebookCommand::TextsChosen(_), RulebookCommand::Import(_),
    RulebookCommand::Remove(_), RulebookCommand::CloseNote,
);

kinds!(cited, CITED, CitedCommand:
    CitedCommand::Toggle, CitedCommand::Sort(_), CitedCommand::Next(_),
);

kinds!(inspected, INSPECTED, ObjectCommand:
    ObjectCommand::Toggle, ObjectCommand::Show(_), ObjectCommand::List,
);

kinds!(cards, CARDS, CardsCommand:
    CardsCommand::Search, CardsCommand::Typed(_), CardsCommand::Choose(_), CardsCommand::Revealed,
    CardsCommand::OpenHit, CardsCommand::Open(_), CardsCommand::HasKeyboard, CardsCommand::AskForFiles,
    CardsCommand::FilesChosen(_), CardsCommand::Import(_), CardsCommand::Forget, CardsCommand::CloseNote,
);

kinds!(meet, MEET, MeetCommand: MeetCommand::Open, MeetCommand::Of(_), MeetCommand::Board(_));

kinds!(edit, EDIT, Edit:
    Edit::Title(_), Edit::Step(_), Edit::Daytime(_), Edit::CastLastTurn(_), Edit::StartingLife(_), Edit::AddPlayer, Edit::Player(..),
    Edit::Line(..), Edit::AddOwn(..), Edit::Object(..), Edit::Objects(..), Edit::Move(..),
    Edit::AddEffect(_), Edit::Effect(..), Edit::RemoveEffect(_), Edit::RemoveLasting(_), Edit::AddEvent(_), Edit::Event(..),
    Edit::RemoveEvent(_), Edit::EventCause(..), Edit::EventBy(..), Edit::EventUp(_), Edit::Text(_),
    Edit::TwoHeads(_), Edit::EventDoes(..), Edit::EventChoice(..), Edit::AddScript(_), Edit::Wait(..),
    Edit::Happened(_), Edit::Reschedule(..), Edit::Happen(..), Edit::RemoveWaiting(..),
);

kinds!(table, TABLE, TableCommand:
    TableCommand::Toggle, TableCommand::Show(_), TableCommand::Pick(..), TableCommand::Tap(_),
    TableCommand::Count(..), TableCommand::Lift(_), TableCommand::Choose(_), TableCommand::Drop, TableCommand::Leave,
    TableCommand::Put(..),
);

kinds!(player, PLAYER, PlayerEdit:
    PlayerEdit::Name(_), PlayerEdit::Life(_), PlayerEdit::Poison(_), PlayerEdit::Library(_),
    PlayerEdit::Hand(_), PlayerEdit::Graveyard(_), PlayerEdit::Exile(_), PlayerEdit::Cast(_),
    PlayerEdit::Drawn(_), PlayerEdit::Damaged(_), PlayerEdit::Mana(..), PlayerEdit::ControlledBy(_),
    PlayerEdit::Active, PlayerEdit::Earlier, PlayerEdit::Remove, PlayerEdit::Team(_), PlayerEdit::Speed(_),
    PlayerEdit::Designated(..), PlayerEdit::Marks(_),
);

kinds!(object, OBJECT, ObjectEdit:
    ObjectEdit::Name(_), ObjectEdit::Card(_), ObjectEdit::Zone(_), ObjectEdit::Controller(_), ObjectEdit::Owner(_),
    ObjectEdit::Kind(_), ObjectEdit::Count(_), ObjectEdit::Is(..), ObjectEdit::Damage(_),
    ObjectEdit::Counters(..), ObjectEdit::AttachedTo(_), ObjectEdit::Attacks(_), ObjectEdit::Blocks(_),
    ObjectEdit::MustBlock(_),
    ObjectEdit::Chosen(_), ObjectEdit::Paid(_), ObjectEdit::Characteristic(_), ObjectEdit::AddAbility(_),
    ObjectEdit::Ability(..), ObjectEdit::RemoveAbility(_), ObjectEdit::Duplicate(_), ObjectEdit::Remove,
    ObjectEdit::Changed(_), ObjectEdit::Sector(_), ObjectEdit::Designated(..), ObjectEdit::GoadedBy(_), ObjectEdit::Marks(_), ObjectEdit::Targets(_), ObjectEdit::PhasedOut(_),
);

kinds!(effect, EFFECT, EffectEdit:
    EffectEdit::Name(_), EffectEdit::Controller(_), EffectEdit::Source(_), EffectEdit::Does(_), EffectEdit::Left(_),
    EffectEdit::Duplicate(_),
);

/// The kinds of a command: its own, and that of what it holds.
pub(crate) fn kinds(command: &Command) -> Vec<&'static str> {
    let mut kinds = vec![plain(command)];
    if let Command::Board(one) = command {
        kinds.push(board(one));
    }
    if let Command::Board(BoardCommand::Edit(one)) = command {
        kinds.push(edit(one));
    }
    kinds.extend(inner(command));
    kinds
}

#[expect(clippy::wildcard_enum_match_arm, reason = "what holds nothing that has kinds is listed above")]
fn inner(command: &Command) -> Option<&'static str> {
    if let Command::Board(BoardCommand::Edit(edit)) = command {
        return match edit {
            Edit::Player(_, one) => Some(player(one)),
            Edit::Object(_, one) | Edit::Objects(_, one) => Some(object(one)),
            Edit::Effect(_, one) => Some(effect(one)),
            _ => None,
        };
    }
    match command {
        Command::Files(one) => Some(files(one)),
        Command::Ruling(one) => Some(ruling(one)),
        Command::Selection(one) => Some(selection(one)),
        Command::Share(one) => Some(share(one)),
        Command::Board(BoardCommand::Form(one)) => Some(form(one)),
        Command::Board(BoardCommand::Picked(one)) => Some(picked(one)),
        Command::Finder(one) => Some(finder(one)),
        Command::Collection(one) => Some(own(one)),
        Command::Graph(one) => Some(graph(one)),
        Command::Walk(one) => Some(walk(one)),
        Command::Outcomes(one) => Some(ends(one)),
        Command::Compare(one) => Some(compare(one)),
        Command::Rulebook(one) => Some(rules(one)),
        Command::Cards(one) => Some(cards(one)),
        Command::Meet(one) => Some(meet(one)),
        Command::Timeline(one) => Some(timeline(one)),
        Command::Cited(one) => Some(cited(one)),
        Command::Object(one) => Some(inspected(one)),
        Command::Table(one) => Some(table(one)),
        _ => None,
    }
}

/// The name of every kind of command, each once.
pub(crate) fn all() -> impl Iterator<Item = &'static str> {
    let of_ruling = [RULING, SELECTION, GRAPH, WALK, ENDS, COMPARE, TIMELINE];
    let of_board = [BOARD, EDIT, PLAYER, OBJECT, EFFECT, FORM, PICKED, OWN, TABLE];
    let rest = [PLAIN, FILES, SHARE, FINDER, RULES, CARDS, MEET, CITED, INSPECTED];
    of_ruling.into_iter().chain(of_board).chain(rest).flatten().copied()
}
