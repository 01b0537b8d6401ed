//! The one list of features.

/// Every feature, a line for each, from which come its module, its panel with the keys, its part of the state, and its
/// commands with what does them:
///
/// - its folder, with the file beside it;
/// - the panel: its name in the file in which the window is kept, its title, where it stands at first, and whether it
///   is open then; what it shows and its keys are in `panel::PANEL` of the folder;
/// - its fields in [`State`](crate::state::State), of types of the folder; with a question mark there may be none;
/// - its variant of [`Command`](crate::command::Command), with its commands; `update::update` of the folder does them;
/// - if it works beside the frames, its jobs, as fields of [`Outside`](crate::outside::Outside).
///
/// Panels are listed, and stand behind each other, in this order. The list is handed to another macro, since modules,
/// state, jobs, commands and what does them stand on different floors, and none of them needs to know those above it.
macro_rules! every_feature {
    ($then:ident) => {
        $then! {
            board: [Board, "Board", Left, Open] [editing: Editing] [Board(BoardCommand)];
            table: [Table, "Table", LeftBelow, Closed] [table: Table] [Table(TableCommand)];
            files: [Examples, "Examples", Left, Open] [library: Library] [];
            graph: [Ruling, "Ruling", Above, Always] [camera: Camera, graph: Graph] [Graph(GraphCommand)];
            moment: [Moment, "Moment", Right, Open] [] [];
            rulebook: [Rulebook, "Rulebook", Right, Closed] [rulebook: Rulebook] [Rulebook(RulebookCommand)]
                [shelf: Shelf];
            cards: [Cards, "Cards", Right, Closed] [cards: Cards] [Cards(CardsCommand)]
                [cards: CardShelf];
            meet: [Meet, "Meets", Right, Closed] [meets: Meets] [Meet(MeetCommand)]
                [meets: Seekers];
            outcomes: [Outcomes, "Outcomes", Below, Open] [outcomes: OutcomeList] [Outcomes(OutcomesCommand)];
            timeline: [Timeline, "Timeline", Below, Open] [timeline: Timeline] [Timeline(TimelineCommand)]
                [loops: Loops];
            walk: [Walk, "Walk", Above, Closed] [walk: ?Walk] [Walk(WalkCommand)];
            compare: [Compare, "Compare", Above, Closed] [comparison: Comparison] [Compare(CompareCommand)]
                [comparisons: Comparisons];
            cited: [Cited, "Rules cited", Right, Closed] [cited: Cited] [Cited(CitedCommand)] [pace: Pace];
            object: [Object, "Layer by layer", Right, Closed] [inspected: Inspected] [Object(ObjectCommand)];
            ruling: [] [date: DateChoice, ruling: Stage, working: ?Working] [Ruling(RulingCommand)]
                [jobs: Jobs];
            selection: [] [selection: ?Selection, highlight: ?Highlight] [Selection(SelectionCommand)];
            collection: [] [collection: UserCollection] [Collection(CollectionCommand)]
                [collection: CollectionShelf];
            share: [] [unplaced: ?Unplaced, picture: ?Picture] [Share(ShareCommand)];
            finder: [] [finder: ?Finder] [Finder(FinderCommand)];
        }
    };
}
pub(crate) use every_feature;
