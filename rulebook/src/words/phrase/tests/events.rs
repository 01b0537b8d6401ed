use super::*;

const EVENTS: &str = r#"
    Damage(to: Player(Named("Bob")), amount: N(3))
    Damage(from: Is("Bear"), to: Object(Type(Creature)), amount: PowerOf(Is("Bear")), combat: true)
    Damage(to: Player(You), amount: ThatMuch, unpreventable: true)
    GainLife(who: You, amount: N(3))
    GainLife(who: Affected, amount: ThatMuch)
    LoseLife(who: Opponents, amount: Times(ThatMuch, 2))
    Draw(who: You, amount: N(1))
    Draw(who: Anyone, amount: N(3), with_it: [Do(events: [Reveal(what: It)])])
    Destroy(what: All([Type(Creature), Not(This)]))
    Destroy(what: Is("Bear"), no_regeneration: true)
    Sacrifice(what: This)
    Move(what: Is("Bear"), to: Graveyard)
    Move(what: Is("Bear"), to: Hand)
    Move(what: Is("Bear"), to: Library)
    Move(what: Is("Bear"), to: Library, place: Bottom)
    Move(what: Is("Bear"), to: Library, place: Shuffled)
    Move(what: All([Type(Creature), In(Graveyard), OwnedBy(You)]), to: Exile)
    Move(what: Is("Bolt"), to: Stack)
    Move(what: Is("Boss"), to: Command)
    MoveTop(who: You, amount: N(2), to: Graveyard)
    MoveTop(who: Opponents, amount: N(1), to: Exile)
    Enter(what: Is("Bear"))
    Enter(what: All([Type(Creature), In(Graveyard)]), under: You, tapped: true)
    Create(token: Is((name: "Saproling", colors: [Green], types: [Creature], subtypes: ["Saproling"], power: 1, toughness: 1)), amount: N(2))
    Create(who: Opponents, token: Is((name: "Treasure", types: [Artifact], subtypes: ["Treasure"])), amount: N(1), tapped: true)
    Create(token: Is((name: "Marit Lage", supertypes: [Legendary], colors: [Black], types: [Creature], subtypes: ["Avatar"], power: 20, toughness: 20, abilities: [Keyword(Indestructible)])), amount: N(1))
    Create(token: CopyOf(Is("Bear")), amount: ThatMuch)
    Create(token: CopyOf(Is("Bear")), amount: N(1))
    PutCounters(on: Object(This), kind: PlusOne, amount: N(2))
    PutCounters(on: Player(Named("Bob")), kind: Poison, amount: ThatMuch)
    RemoveCounters(from: Object(This), kind: Named("charge"), amount: N(1))
    Begin(period: Step(Draw), who: Named("Bob"))
    Begin(period: Turn, who: You)
    Tap(what: All([Type(Land), ControlledBy(Opponents)]))
    Reveal(what: It)
    Opaque(text: "the coin lands heads up", affects: Player(You))
    Opaque(text: "the planar die is rolled", affects: Any)
"#;

#[test]
fn every_event_is_a_clause() {
    check(
        EVENTS,
        |event: &Event| alice().event(event),
        &expect![[r#"
            Damage(to: Player(Named("Bob")), amount: N(3))
                Source deals 3 damage to Bob
            Damage(from: Is("Bear"), to: Object(Type(Creature)), amount: PowerOf(Is("Bear")), combat: true)
                Bear deals combat damage equal to the power of Bear to each creature
            Damage(to: Player(You), amount: ThatMuch, unpreventable: true)
                Source deals that much damage that can't be prevented to Alice
            GainLife(who: You, amount: N(3))
                Alice gains 3 life
            GainLife(who: Affected, amount: ThatMuch)
                that player gains that much life
            LoseLife(who: Opponents, amount: Times(ThatMuch, 2))
                each opponent of Alice loses twice that much life
            Draw(who: You, amount: N(1))
                Alice draws a card
            Draw(who: Anyone, amount: N(3), with_it: [Do(events: [Reveal(what: It)])])
                each player draws three cards (for each card drawn: it is revealed)
            Destroy(what: All([Type(Creature), Not(This)]))
                each other creature is destroyed
            Destroy(what: Is("Bear"), no_regeneration: true)
                Bear is destroyed without a chance to regenerate
            Sacrifice(what: This)
                Source is sacrificed
            Move(what: Is("Bear"), to: Graveyard)
                Bear is put into its owner's graveyard
            Move(what: Is("Bear"), to: Hand)
                Bear is returned to its owner's hand
            Move(what: Is("Bear"), to: Library)
                Bear is put on top of its owner's library
            Move(what: Is("Bear"), to: Library, place: Bottom)
                Bear is put on the bottom of its owner's library
            Move(what: Is("Bear"), to: Library, place: Shuffled)
                Bear is shuffled into its owner's library
            Move(what: All([Type(Creature), In(Graveyard), OwnedBy(You)]), to: Exile)
                each creature card in Alice's graveyard is exiled
            Move(what: Is("Bolt"), to: Stack)
                Bolt is put on the stack
            Move(what: Is("Boss"), to: Command)
                Boss is put into the command zone
            MoveTop(who: You, amount: N(2), to: Graveyard)
                Alice mills two cards
            MoveTop(who: Opponents, amount: N(1), to: Exile)
                the top card of each opponent's library is exiled
            Enter(what: Is("Bear"))
                Bear enters
            Enter(what: All([Type(Creature), In(Graveyard)]), under: You, tapped: true)
                each creature card in a graveyard enters tapped under Alice's control
            Create(token: Is((name: "Saproling", colors: [Green], types: [Creature], subtypes: ["Saproling"], power: 1, toughness: 1)), amount: N(2))
                Alice creates two 1/1 green Saproling creature tokens
            Create(who: Opponents, token: Is((name: "Treasure", types: [Artifact], subtypes: ["Treasure"])), amount: N(1), tapped: true)
                each opponent of Alice creates a tapped Treasure artifact token
            Create(token: Is((name: "Marit Lage", supertypes: [Legendary], colors: [Black], types: [Creature], subtypes: ["Avatar"], power: 20, toughness: 20, abilities: [Keyword(Indestructible)])), amount: N(1))
                Alice creates a 20/20 legendary black Avatar creature token with indestructible named Marit Lage
            Create(token: CopyOf(Is("Bear")), amount: ThatMuch)
                Alice creates that many tokens that are copies of Bear
            Create(token: CopyOf(Is("Bear")), amount: N(1))
                Alice creates a token that is a copy of Bear
            PutCounters(on: Object(This), kind: PlusOne, amount: N(2))
                Source gets two +1/+1 counters
            PutCounters(on: Player(Named("Bob")), kind: Poison, amount: ThatMuch)
                Bob gets that many poison counters
            RemoveCounters(from: Object(This), kind: Named("charge"), amount: N(1))
                Source loses a charge counter
            Begin(period: Step(Draw), who: Named("Bob"))
                Bob's draw step begins
            Begin(period: Turn, who: You)
                Alice's turn begins
            Tap(what: All([Type(Land), ControlledBy(Opponents)]))
                each land an opponent of Alice controls becomes tapped
            Reveal(what: It)
                it is revealed
            Opaque(text: "the coin lands heads up", affects: Player(You))
                “the coin lands heads up” happens to Alice
            Opaque(text: "the planar die is rolled", affects: Any)
                “the planar die is rolled” happens
        "#]],
    );
}

#[test]
fn events_are_said_in_the_words_of_2008() {
    check(
        r#"
        Move(what: Is("Bear"), to: Exile)
        MoveTop(who: You, amount: N(2), to: Graveyard)
        Enter(what: Is("Bear"), tapped: true)
        Create(token: CopyOf(Is("Bear")), amount: N(2))
        Begin(period: Step(End), who: You)
        "#,
        |event: &Event| at("2008-02-01").event(event),
        &expect![[r#"
            Move(what: Is("Bear"), to: Exile)
                Bear is removed from the game
            MoveTop(who: You, amount: N(2), to: Graveyard)
                the top two cards of Alice's library are put into their owner's graveyard
            Enter(what: Is("Bear"), tapped: true)
                Bear comes into play tapped
            Create(token: CopyOf(Is("Bear")), amount: N(2))
                Alice puts two tokens that are copies of Bear into play
            Begin(period: Step(End), who: You)
                Alice's end of turn step begins
        "#]],
    );
}

#[test]
fn every_instruction_is_a_clause() {
    check(
        r#"
        Do(events: [GainLife(who: You, amount: N(3)), Draw(who: You, amount: N(1))])
        Do(events: [Create(token: CopyOf(This), amount: N(2))], unless: [(when: (event: Create(under: You), only_if: [Number(Life(You), AtMost, N(5))]), rewrite: Scale(Set(N(5))))])
        May(does: [Do(events: [Draw(who: You, amount: N(1))])])
        May(who: Named("Bob"), does: [Do(events: [Sacrifice(what: This)])], otherwise: [Do(events: [LoseLife(who: Named("Bob"), amount: N(2))])])
        If(condition: TurnOf(You), then: [Do(events: [Draw(who: You, amount: N(1))])])
        If(condition: TurnOf(You), then: [Do(events: [Draw(who: You, amount: N(1))])], otherwise: [Do(events: [Draw(who: You, amount: N(2))])])
        Choose(what: Type(Creature), amount: N(1), called: "victim")
        Choose(who: Named("Bob"), what: Type(Land), amount: N(2), called: "lands")
        Choose(what: Type(Land), amount: ThatMuch, called: "lands")
        ForEach(what: All([Type(Creature), ControlledBy(You)]), does: [Do(events: [PutCounters(on: Object(It), kind: PlusOne, amount: N(1))])])
        ForEachPlayer(who: Anyone, does: [Do(events: [Draw(who: Affected, amount: N(1))])])
        Repeat(times: N(3), does: [Do(events: [Draw(who: You, amount: N(1))]), Do(events: [LoseLife(who: You, amount: N(1))])])
        CreateEffect((when: (event: Damage(to: Player(You))), rewrite: Prevent((amount: All)), lifetime: Shield(3)))
        Regenerate(what: This)
        "#,
        |instruction: &Instruction| alice().instruction(instruction),
        &expect![[r#"
            Do(events: [GainLife(who: You, amount: N(3)), Draw(who: You, amount: N(1))])
                Alice gains 3 life and Alice draws a card
            Do(events: [Create(token: CopyOf(This), amount: N(2))], unless: [(when: (event: Create(under: You), only_if: [Number(Life(You), AtMost, N(5))]), rewrite: Scale(Set(N(5))))])
                Alice creates two tokens that are copies of Source (but “If one or more tokens would be created under Alice's control and their life total is 5 or less, five tokens are created instead.”)
            May(does: [Do(events: [Draw(who: You, amount: N(1))])])
                Alice may draw a card
            May(who: Named("Bob"), does: [Do(events: [Sacrifice(what: This)])], otherwise: [Do(events: [LoseLife(who: Named("Bob"), amount: N(2))])])
                Bob may choose that Source is sacrificed; if not, Bob loses 2 life
            If(condition: TurnOf(You), then: [Do(events: [Draw(who: You, amount: N(1))])])
                if it is Alice's turn, Alice draws a card
            If(condition: TurnOf(You), then: [Do(events: [Draw(who: You, amount: N(1))])], otherwise: [Do(events: [Draw(who: You, amount: N(2))])])
                if it is Alice's turn, Alice draws a card; if not, Alice draws two cards
            Choose(what: Type(Creature), amount: N(1), called: "victim")
                Alice chooses a creature as “victim”
            Choose(who: Named("Bob"), what: Type(Land), amount: N(2), called: "lands")
                Bob chooses two lands as “lands”
            Choose(what: Type(Land), amount: ThatMuch, called: "lands")
                Alice chooses that many lands as “lands”
            ForEach(what: All([Type(Creature), ControlledBy(You)]), does: [Do(events: [PutCounters(on: Object(It), kind: PlusOne, amount: N(1))])])
                for each creature Alice controls, it gets a +1/+1 counter
            ForEachPlayer(who: Anyone, does: [Do(events: [Draw(who: Affected, amount: N(1))])])
                for each player, that player draws a card
            Repeat(times: N(3), does: [Do(events: [Draw(who: You, amount: N(1))]), Do(events: [LoseLife(who: You, amount: N(1))])])
                three times, Alice draws a card, then Alice loses 1 life
            CreateEffect((when: (event: Damage(to: Player(You))), rewrite: Prevent((amount: All)), lifetime: Shield(3)))
                this comes into force: “The next 3 damage that would be dealt to Alice is prevented.”
            Regenerate(what: This)
                the next time Source would be destroyed this turn, it is regenerated
        "#]],
    );
}
