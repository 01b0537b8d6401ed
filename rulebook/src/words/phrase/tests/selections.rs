use super::*;

#[test]
fn objects_are_described_in_order() {
    check(
        r#"
        Any
        This
        It
        Is("Bear")
        Named("Forest")
        Type(Artifact)
        Subtype("Elf")
        Supertype(Legendary)
        Color(Blue)
        Colorless
        ChosenColor
        Token
        In(Graveyard)
        In(Stack)
        ControlledBy(You)
        OwnedBy(Opponents)
        Tapped
        Attacking
        Blocking
        With(PlusOne)
        Power(AtLeast, N(4))
        Toughness(LessThan, N(2))
        ManaValue(AtMost, N(3))
        AttachedToBy
        Chosen("victim")
        TopOfLibrary(You, N(1))
        TopOfLibrary(Affected, N(3))
        All([Type(Artifact), Type(Creature), ControlledBy(You)])
        All([Supertype(Legendary), Color(Red), Subtype("Elf"), Type(Creature), ControlledBy(Opponents)])
        All([Type(Creature), In(Graveyard), OwnedBy(You)])
        All([Type(Creature), Token, Not(This)])
        All([Type(Creature), Power(MoreThan, Count(Type(Land)))])
        OneOf([Type(Instant), Type(Sorcery)])
        All([OneOf([Type(Instant), Type(Sorcery)]), Color(Red)])
        All([OneOf([Color(Red), Color(Green)]), Type(Creature)])
        OneOf([All([Type(Creature), ControlledBy(You)]), Type(Planeswalker)])
        Not(This)
        Not(Type(Creature))
        Not(Color(Red))
        Not(Subtype("Human"))
        Not(Tapped)
        Not(ControlledBy(You))
        All([Type(Creature), Not(With(MinusOne))])
        All([Type(Creature), Not(Named("Forest"))])
        "#,
        |what: &What| {
            format!("{} | {}", alice().one_of(what, "permanent"), alice().many_of(what, "permanent"))
        },
        &expect![[r#"
            Any
                a permanent | permanents
            This
                Source | Source
            It
                it | it
            Is("Bear")
                Bear | Bear
            Named("Forest")
                a permanent named Forest | permanents named Forest
            Type(Artifact)
                an artifact | artifacts
            Subtype("Elf")
                an Elf | Elves
            Supertype(Legendary)
                a legendary permanent | legendary permanents
            Color(Blue)
                a blue permanent | blue permanents
            Colorless
                a colorless permanent | colorless permanents
            ChosenColor
                a permanent of the chosen color | permanents of the chosen color
            Token
                a token | tokens
            In(Graveyard)
                a card in a graveyard | cards in a graveyard
            In(Stack)
                a spell on the stack | spells on the stack
            ControlledBy(You)
                a permanent Alice controls | permanents Alice controls
            OwnedBy(Opponents)
                a permanent an opponent of Alice owns | permanents an opponent of Alice owns
            Tapped
                a tapped permanent | tapped permanents
            Attacking
                an attacking creature | attacking creatures
            Blocking
                a blocking creature | blocking creatures
            With(PlusOne)
                a permanent with at least one +1/+1 counter | permanents with at least one +1/+1 counter
            Power(AtLeast, N(4))
                a creature with power 4 or greater | creatures with power 4 or greater
            Toughness(LessThan, N(2))
                a creature with toughness less than 2 | creatures with toughness less than 2
            ManaValue(AtMost, N(3))
                a permanent with mana value 3 or less | permanents with mana value 3 or less
            AttachedToBy
                the permanent Source is attached to | the permanent Source is attached to
            Chosen("victim")
                what was chosen as “victim” | what was chosen as “victim”
            TopOfLibrary(You, N(1))
                the top card of Alice's library | the top card of Alice's library
            TopOfLibrary(Affected, N(3))
                the top three cards of that player's library | the top three cards of that player's library
            All([Type(Artifact), Type(Creature), ControlledBy(You)])
                an artifact creature Alice controls | artifact creatures Alice controls
            All([Supertype(Legendary), Color(Red), Subtype("Elf"), Type(Creature), ControlledBy(Opponents)])
                a legendary red Elf creature an opponent of Alice controls | legendary red Elf creatures an opponent of Alice controls
            All([Type(Creature), In(Graveyard), OwnedBy(You)])
                a creature card in Alice's graveyard | creature cards in Alice's graveyard
            All([Type(Creature), Token, Not(This)])
                another creature token | other creature tokens
            All([Type(Creature), Power(MoreThan, Count(Type(Land)))])
                a creature with power greater than the number of lands | creatures with power greater than the number of lands
            OneOf([Type(Instant), Type(Sorcery)])
                an instant or sorcery | instants or sorceries
            All([OneOf([Type(Instant), Type(Sorcery)]), Color(Red)])
                a red instant or sorcery | red instants or sorceries
            All([OneOf([Color(Red), Color(Green)]), Type(Creature)])
                a red or green creature | red or green creatures
            OneOf([All([Type(Creature), ControlledBy(You)]), Type(Planeswalker)])
                a creature Alice controls or a planeswalker | a creature Alice controls or a planeswalker
            Not(This)
                another permanent | other permanents
            Not(Type(Creature))
                a noncreature permanent | noncreature permanents
            Not(Color(Red))
                a nonred permanent | nonred permanents
            Not(Subtype("Human"))
                a non-Human permanent | non-Human permanents
            Not(Tapped)
                an untapped permanent | untapped permanents
            Not(ControlledBy(You))
                a permanent Alice doesn't control | permanents Alice doesn't control
            All([Type(Creature), Not(With(MinusOne))])
                a creature without -1/-1 counters | creatures without -1/-1 counters
            All([Type(Creature), Not(Named("Forest"))])
                a creature not named Forest | creatures not named Forest
        "#]],
    );
}

#[test]
fn players_are_named() {
    check(
        r#"
        Anyone
        You
        Opponents
        Active
        Named("Bob")
        Affected
        ControllerOf(This)
        OwnerOf(It)
        SourceController
        OneOf([You, Named("Bob")])
        Not(You)
        "#,
        |who: &Who| {
            format!(
                "{} | {} | {}",
                alice().any_player(who).text,
                alice().each_player(who).text,
                reader().any_player(who).text
            )
        },
        &expect![[r#"
            Anyone
                a player | each player | a player
            You
                Alice | Alice | you
            Opponents
                an opponent of Alice | each opponent of Alice | an opponent
            Active
                the active player | the active player | the active player
            Named("Bob")
                Bob | Bob | Bob
            Affected
                that player | that player | that player
            ControllerOf(This)
                Source's controller | Source's controller | the controller of this permanent
            OwnerOf(It)
                its owner | its owner | its owner
            SourceController
                the source's controller | the source's controller | the source's controller
            OneOf([You, Named("Bob")])
                Alice or Bob | Alice and Bob | you or Bob
            Not(You)
                a player other than Alice | each player other than Alice | a player other than you
        "#]],
    );
}

#[test]
fn recipients_are_players_or_objects() {
    check(
        r#"
        Any
        Player(Opponents)
        Object(Type(Creature))
        OneOf([Player(You), Object(All([Type(Creature), ControlledBy(You)]))])
        "#,
        |whom: &Whom| format!("{} | {}", alice().any_whom(whom), alice().each_whom(whom).text),
        &expect![[r#"
            Any
                anyone or anything | each player and each permanent
            Player(Opponents)
                an opponent of Alice | each opponent of Alice
            Object(Type(Creature))
                a creature | each creature
            OneOf([Player(You), Object(All([Type(Creature), ControlledBy(You)]))])
                Alice or a creature Alice controls | Alice and each creature Alice controls
        "#]],
    );
}

#[test]
fn amounts_are_said_in_full() {
    check(
        r#"
        N(3000)
        Count(All([Type(Creature), ControlledBy(You)]))
        ThatMuch
        Result
        Life(You)
        Hand(Affected)
        PowerOf(This)
        ToughnessOf(It)
        Counters(PlusOne, This)
        Times(ThatMuch, 2)
        Times(PowerOf(It), 3)
        Plus(ThatMuch, N(1))
        Minus(Life(You), N(5))
        HalfUp(Life(Affected))
        HalfDown(ThatMuch)
        "#,
        |amount: &Amount| alice().amount(amount),
        &expect![[r#"
            N(3000)
                3,000
            Count(All([Type(Creature), ControlledBy(You)]))
                the number of creatures Alice controls
            ThatMuch
                that much
            Result
                the result of the step before
            Life(You)
                Alice's life total
            Hand(Affected)
                the number of cards in that player's hand
            PowerOf(This)
                the power of Source
            ToughnessOf(It)
                its toughness
            Counters(PlusOne, This)
                the number of +1/+1 counters on Source
            Times(ThatMuch, 2)
                twice that much
            Times(PowerOf(It), 3)
                3 times its power
            Plus(ThatMuch, N(1))
                that much plus 1
            Minus(Life(You), N(5))
                Alice's life total minus 5
            HalfUp(Life(Affected))
                half of that player's life total, rounded up
            HalfDown(ThatMuch)
                half of that much, rounded down
        "#]],
    );
}

#[test]
fn conditions_are_clauses() {
    check(
        r#"
        Number(Life(You), AtMost, N(5))
        Number(Count(Type(Land)), AtLeast, N(7))
        Number(Hand(You), Exactly, N(0))
        It(Type(Creature))
        It(Tapped)
        It(In(Graveyard))
        It(Color(Red))
        It(ControlledBy(You))
        Exists(All([Subtype("Cleric"), ControlledBy(You)]))
        TurnOf(You)
        TurnOf(Opponents)
        During(Draw)
        All([TurnOf(You), During(Main)])
        OneOf([It(Color(Red)), It(Color(Green))])
        Not(It(Token))
        Not(Exists(Type(Artifact)))
        Not(TurnOf(You))
        Not(During(Upkeep))
        Not(Number(Life(You), AtMost, N(5)))
        Not(All([TurnOf(You), During(Main)]))
        "#,
        |condition: &Condition| alice().condition(condition),
        &expect![[r#"
            Number(Life(You), AtMost, N(5))
                Alice's life total is 5 or less
            Number(Count(Type(Land)), AtLeast, N(7))
                the number of lands is 7 or more
            Number(Hand(You), Exactly, N(0))
                the number of cards in Alice's hand is 0
            It(Type(Creature))
                it is a creature
            It(Tapped)
                it is tapped
            It(In(Graveyard))
                it is in a graveyard
            It(Color(Red))
                it is red
            It(ControlledBy(You))
                Alice controls it
            Exists(All([Subtype("Cleric"), ControlledBy(You)]))
                there is a Cleric Alice controls
            TurnOf(You)
                it is Alice's turn
            TurnOf(Opponents)
                it is an opponent's turn
            During(Draw)
                it is the draw step
            All([TurnOf(You), During(Main)])
                it is Alice's turn and it is the first main phase
            OneOf([It(Color(Red)), It(Color(Green))])
                it is red or it is green
            Not(It(Token))
                it is not a token
            Not(Exists(Type(Artifact)))
                there are no artifacts
            Not(TurnOf(You))
                it is not Alice's turn
            Not(During(Upkeep))
                it is not the upkeep step
            Not(Number(Life(You), AtMost, N(5)))
                Alice's life total is more than 5
            Not(All([TurnOf(You), During(Main)]))
                it is not so that it is Alice's turn and it is the first main phase
        "#]],
    );
}
