//! Changing a board: what can be changed, and what is remembered so that it can be taken back.

use language::board::{
    Ability, CardType, Changed, Color, Counter, Daytime, Designation, Happened, Object, ObjectKind, Period,
    PhasedOut, PlayerDesignation, Sector, Step, Supertype, Targets, Waits, Zone,
};
use language::effect::{Cause, Effect, Floating};
use language::event::{Instruction, Mana, Script};

/// A change of a board. Players, objects, effects and events are named by their places in its lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// What the board is called.
    Title(String),
    /// The step or phase that has begun.
    Step(Step),
    /// Every player has the life that games of a format start with, and plays alone.
    StartingLife(i64),
    /// Two-Headed Giant: teams of two in turn order, of as many players as that takes, with so much life each team.
    TwoHeads(i64),
    /// A player joins.
    AddPlayer,
    /// A player is changed.
    Player(usize, PlayerEdit),
    /// All that a line says, for this player where nobody is named in it.
    Line(usize, String),
    /// Objects as they stand in the user's own collection or were copied, for this player.
    AddOwn(usize, Vec<Object>),
    /// An object is changed.
    Object(usize, ObjectEdit),
    /// Several objects are changed in the same way, as one change.
    Objects(Vec<usize>, ObjectEdit),
    /// Objects go to a player and a zone: on the battlefield and the stack the player controls them, elsewhere it is
    /// their owner.
    Move(Vec<usize>, usize, Zone),
    /// An effect that has left its source comes into force.
    AddEffect(Box<Floating>),
    /// Such an effect is changed.
    Effect(usize, EffectEdit),
    /// Such an effect goes.
    RemoveEffect(usize),
    /// Something is no longer so that was for a time.
    RemoveLasting(usize),
    /// An event as it is typed.
    AddEvent(String),
    /// Another event, as it is typed, in the place of one.
    Event(usize, String),
    /// An event goes.
    RemoveEvent(usize),
    /// An event does something else.
    EventDoes(usize, Vec<Instruction>),
    /// What makes an event happen.
    EventCause(usize, Cause),
    /// The player at a place is "you" in an event; its source's controller when absent.
    EventBy(usize, Option<usize>),
    /// The player at a place chooses whether an event happens: in a loop it is optional; nobody when absent.
    EventChoice(usize, Option<usize>),
    /// An event changes places with the one before it.
    EventUp(usize),
    /// Something more happens, after all else.
    AddScript(Box<Script>),
    /// An event waits, instead of happening now.
    Wait(usize, Until),
    /// What is scheduled waits otherwise.
    Reschedule(usize, Until),
    /// What waits, by its list and its place there, happens after all else instead.
    Happen(Waiting, usize),
    /// What waits goes.
    RemoveWaiting(Waiting, usize),
    /// It is day, or night, or neither.
    Daytime(Option<Daytime>),
    /// How many spells the active player of the turn before cast.
    CastLastTurn(u64),
    /// What happened before, as far as anything on the board asks for it.
    Happened(Vec<Happened>),
    /// The whole file, as text.
    Text(String),
}

/// Until when something waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Until {
    /// Until the next turn, phase or step begins.
    Next,
    /// Until such a turn, phase or step of the player at this place begins; anybody's when absent.
    Period(Period, Option<usize>, Waits),
}

/// A list of what waits on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// Abilities that have triggered and are not on the stack yet.
    Triggered,
    /// Triggered abilities on the stack.
    Stack,
    /// What is done when the next turn, phase or step begins.
    Next,
    /// What is done when one that is named begins.
    Scheduled,
}

/// A change of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerEdit {
    /// Another name, wherever it stands.
    Name(String),
    /// Life; that of the whole team.
    Life(i64),
    /// How many poison counters the player has.
    Poison(u64),
    /// Cards in the library of which nothing is known.
    Library(u64),
    /// Cards in hand of which nothing is known.
    Hand(u64),
    /// Cards in the graveyard of which nothing is known.
    Graveyard(u64),
    /// Cards in exile of which nothing is known.
    Exile(u64),
    /// Spells cast this turn already.
    Cast(u64),
    /// Cards drawn this turn already.
    Drawn(u64),
    /// Damage dealt to the player this turn already.
    Damaged(u64),
    /// Speed; 0 is none.
    Speed(u64),
    /// Whether the player has a designation; of one that only one player has, nobody else has it then.
    Designated(PlayerDesignation, bool),
    /// The player's marks.
    Marks(Vec<String>),
    /// Mana of a type in the pool.
    Mana(Mana, u64),
    /// The team; no team when absent. Whoever joins one shares its life.
    Team(Option<String>),
    /// The player at this place makes this player's choices; nobody else when absent.
    ControlledBy(Option<usize>),
    /// It is this player's turn.
    Active,
    /// The player changes seats with the one before in turn order.
    Earlier,
    /// The player leaves, if nothing on the board names them.
    Remove,
}

/// A change of an object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ObjectEdit {
    /// Another id, wherever it stands.
    Name(String),
    /// The card of the collection that it is.
    Card(String),
    /// Where it is.
    Zone(Zone),
    /// Who controls it: the player at this place.
    Controller(usize),
    /// Who owns it: the player at this place.
    Owner(usize),
    /// What sort of object it is.
    Kind(ObjectKind),
    /// How many like tokens it stands for.
    Count(u64),
    /// Something that is so or not.
    Is(Status, bool),
    /// The damage marked on it.
    Damage(u64),
    /// How many counters of a kind are on it.
    Counters(Counter, u64),
    /// What it is attached to, by its id.
    AttachedTo(Option<String>),
    /// Whom or what it attacks, by its name.
    Attacks(Option<String>),
    /// What a spell targets, for each use of the word.
    Targets(Vec<Targets>),
    /// What it blocks, by their ids.
    Blocks(Vec<String>),
    /// What it blocks this combat if it can, by their ids.
    MustBlock(Vec<String>),
    /// What was chosen as it entered.
    Chosen(Chosen),
    /// The sector that it is in; none when absent.
    Sector(Option<Sector>),
    /// Whether it has a designation.
    Designated(Designation, bool),
    /// The names of the players who have goaded it.
    GoadedBy(Vec<String>),
    /// Its marks.
    Marks(Vec<String>),
    /// What effects that have resolved do to it.
    Changed(Vec<Changed>),
    /// How it phased out; it is phased in when absent.
    PhasedOut(Option<PhasedOut>),
    /// What was paid or chosen as it was cast.
    Paid(Vec<String>),
    /// What it is.
    Characteristic(Characteristic),
    /// It has one more ability.
    AddAbility(Box<Ability>),
    /// The ability at this place is another one.
    Ability(usize, Box<Ability>),
    /// The ability at this place goes.
    RemoveAbility(usize),
    /// The same object again, so many times.
    Duplicate(usize),
    /// It leaves the board.
    Remove,
}

/// Something that is so of an object or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It is tapped.
    Tapped,
    /// It is an attacking creature.
    Attacking,
    /// It is a blocking creature.
    Blocking,
    /// A source with deathtouch has dealt it damage since state-based actions were last checked.
    Deathtouched,
    /// It is a modal double-faced card.
    Modal,
    /// Its back face is up.
    Transformed,
    /// It is face down.
    FaceDown,
    /// It has ward {2} as long as it is face down.
    Warded,
    /// It is its owner's commander.
    Commander,
    /// Its echo is due.
    Echo,
    /// It has come under its controller's control since that player's last turn began.
    New,
    /// Its owner's venture marker is on its bottommost room.
    BottommostRoom,
}

/// What was chosen as an object entered; nothing where it is absent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// The colour chosen for it.
    Color(Option<Color>),
    /// The player at this place.
    Player(Option<usize>),
    /// A name or a type.
    Word(Option<String>),
    /// The number chosen for it.
    Number(Option<u64>),
}

/// Something that an object is, besides what its card says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Characteristic {
    /// Its name; that of the object itself when it is empty.
    Name(String),
    /// Whether it is of a type.
    Type(CardType, bool),
    /// Whether it is of a supertype.
    Supertype(Supertype, bool),
    /// Whether it is of a colour.
    Color(Color, bool),
    /// The whole list of its subtypes.
    Subtypes(Vec<String>),
    /// Its power; none for what has none.
    Power(Option<i64>),
    /// Its toughness; none for what has none.
    Toughness(Option<i64>),
    /// Its mana value.
    ManaValue(u64),
    /// The loyalty that it enters with.
    Loyalty(Option<u64>),
    /// Whether it is nothing more than is said of it.
    Blank(bool),
}

/// A change of an effect that has left its source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EffectEdit {
    /// Another id, wherever it stands.
    Name(String),
    /// The player at this place controls it.
    Controller(usize),
    /// The object that it came from, by its id.
    Source(Option<String>),
    /// It does this.
    Does(Box<Effect>),
    /// So much is left of it for now.
    Left(u64),
    /// The same effect again, so many times.
    Duplicate(usize),
}

impl Edit {
    /// Whether it is the same change as another, but for how far it goes: dragging a number makes many of them, and
    /// they are taken back together.
    pub(crate) fn goes_on(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Player(a, PlayerEdit::Life(_)), Self::Player(b, PlayerEdit::Life(_)))
            | (Self::Object(a, ObjectEdit::Damage(_)), Self::Object(b, ObjectEdit::Damage(_))) => a == b,
            (
                Self::Object(a, ObjectEdit::Counters(kind, _)),
                Self::Object(b, ObjectEdit::Counters(other, _)),
            ) => a == b && kind == other,
            _ => false,
        }
    }
}
