use super::*;

#[test]
fn every_pattern_opens_a_sentence() {
    effects(
        r#"
        (when: (event: Damage()), rewrite: Scale(Times(2)))
        (when: (event: Damage(from: ControlledBy(You), to: Object(Type(Creature)))), rewrite: Scale(Times(2)))
        (when: (event: Damage(from: All([Color(Red), Type(Instant), ControlledBy(You)]), combat: false)), rewrite: Scale(Times(3)))
        (when: (event: Damage(to: Player(You), combat: true)), rewrite: Prevent((amount: All)))
        (when: (event: GainLife(who: You)), rewrite: Scale(Times(2)))
        (when: (event: GainLife(who: Opponents)), rewrite: Become([LoseLife(who: Affected, amount: ThatMuch)]))
        (when: (event: LoseLife()), rewrite: Scale(Plus(N(1))))
        (when: (event: Draw(who: You)), rewrite: Instead([Do(events: [MoveTop(who: You, amount: N(2), to: Graveyard)])]))
        (when: (event: DrawCards(who: Opponents, at_least: 2)), rewrite: Scale(Set(N(1))))
        (when: (event: DrawCards(who: You)), rewrite: Scale(Plus(N(1))))
        (when: (event: Destroy(what: This)), rewrite: Regenerate, lifetime: NextTime)
        (when: (event: Sacrifice(what: ControlledBy(You))), rewrite: Nothing)
        (when: (event: Move(what: Type(Creature), from: Battlefield, to: Graveyard)), rewrite: ToZone(zone: Exile))
        (when: (event: Move(to: Graveyard)), rewrite: ToZone(zone: Exile))
        (when: (event: Move(what: This, to: Graveyard)), rewrite: ToZone(zone: Library, place: Shuffled))
        (when: (event: Move(what: This, from: Battlefield)), rewrite: ToZone(zone: Exile))
        (when: (event: Move(what: OwnedBy(You), from: Graveyard)), rewrite: ToZone(zone: Library, place: Bottom))
        (when: (event: Move()), rewrite: ToZone(zone: Hand))
        (when: (event: Create(under: You)), rewrite: Scale(Times(2)))
        (when: (event: Create(what: Type(Creature), under: You), scope: WholeEvent), rewrite: Scale(Plus(N(1))))
        (when: (event: PutCounters(on: Object(All([Type(Creature), ControlledBy(You)])), kind: PlusOne)), rewrite: Scale(Plus(N(1))))
        (when: (event: PutCounters()), rewrite: Scale(Times(2)))
        (when: (event: RemoveCounters(from: Object(This))), rewrite: Scale(HalfUp))
        (when: (event: Begin(period: Step(Draw), who: You)), rewrite: Skip)
        (when: (event: Begin(period: Turn, who: Opponents)), rewrite: Skip, lifetime: NextTime)
        (when: (event: Opaque(text: "a die is rolled")), rewrite: Nothing)
        "#,
        &expect![[r#"
            (when: (event: Damage()), rewrite: Scale(Times(2)))
                If damage would be dealt, twice that much is dealt instead.
            (when: (event: Damage(from: ControlledBy(You), to: Object(Type(Creature)))), rewrite: Scale(Times(2)))
                If a source Alice controls would deal damage to a creature, it deals twice that much instead.
            (when: (event: Damage(from: All([Color(Red), Type(Instant), ControlledBy(You)]), combat: false)), rewrite: Scale(Times(3)))
                If a red instant Alice controls would deal noncombat damage, it deals three times that much instead.
            (when: (event: Damage(to: Player(You), combat: true)), rewrite: Prevent((amount: All)))
                If combat damage would be dealt to Alice, that damage is prevented.
            (when: (event: GainLife(who: You)), rewrite: Scale(Times(2)))
                If Alice would gain life, they gain twice that much instead.
            (when: (event: GainLife(who: Opponents)), rewrite: Become([LoseLife(who: Affected, amount: ThatMuch)]))
                If an opponent of Alice would gain life, they lose that much life instead.
            (when: (event: LoseLife()), rewrite: Scale(Plus(N(1))))
                If a player would lose life, they lose that much plus 1 instead.
            (when: (event: Draw(who: You)), rewrite: Instead([Do(events: [MoveTop(who: You, amount: N(2), to: Graveyard)])]))
                If Alice would draw a card, they mill two cards instead.
            (when: (event: DrawCards(who: Opponents, at_least: 2)), rewrite: Scale(Set(N(1))))
                If an opponent of Alice would draw two or more cards, they draw a card instead.
            (when: (event: DrawCards(who: You)), rewrite: Scale(Plus(N(1))))
                If Alice would draw one or more cards, they draw that many plus 1 instead.
            (when: (event: Destroy(what: This)), rewrite: Regenerate, lifetime: NextTime)
                The next time Source would be destroyed, it is regenerated instead.
            (when: (event: Sacrifice(what: ControlledBy(You))), rewrite: Nothing)
                If a permanent Alice controls would be sacrificed, nothing happens instead.
            (when: (event: Move(what: Type(Creature), from: Battlefield, to: Graveyard)), rewrite: ToZone(zone: Exile))
                If a creature would die, it is exiled instead.
            (when: (event: Move(to: Graveyard)), rewrite: ToZone(zone: Exile))
                If a card would be put into a graveyard, it is exiled instead.
            (when: (event: Move(what: This, to: Graveyard)), rewrite: ToZone(zone: Library, place: Shuffled))
                If Source would be put into a graveyard, it is shuffled into its owner's library instead.
            (when: (event: Move(what: This, from: Battlefield)), rewrite: ToZone(zone: Exile))
                If Source would leave the battlefield, it is exiled instead.
            (when: (event: Move(what: OwnedBy(You), from: Graveyard)), rewrite: ToZone(zone: Library, place: Bottom))
                If a card Alice owns would leave a graveyard, it is put on the bottom of its owner's library instead.
            (when: (event: Move()), rewrite: ToZone(zone: Hand))
                If a card would change zones, it is returned to its owner's hand instead.
            (when: (event: Create(under: You)), rewrite: Scale(Times(2)))
                If one or more tokens would be created under Alice's control, twice that many are created instead.
            (when: (event: Create(what: Type(Creature), under: You), scope: WholeEvent), rewrite: Scale(Plus(N(1))))
                If one or more creature tokens would be created under Alice's control, that many plus 1 are created instead. All that happens at the same time counts as one event.
            (when: (event: PutCounters(on: Object(All([Type(Creature), ControlledBy(You)])), kind: PlusOne)), rewrite: Scale(Plus(N(1))))
                If one or more +1/+1 counters would be put on a creature Alice controls, that many plus 1 are put there instead.
            (when: (event: PutCounters()), rewrite: Scale(Times(2)))
                If one or more counters would be put on anyone or anything, twice that many are put there instead.
            (when: (event: RemoveCounters(from: Object(This))), rewrite: Scale(HalfUp))
                If one or more counters would be removed from Source, half that many, rounded up, are removed instead.
            (when: (event: Begin(period: Step(Draw), who: You)), rewrite: Skip)
                If Alice's draw step would begin, it is skipped.
            (when: (event: Begin(period: Turn, who: Opponents)), rewrite: Skip, lifetime: NextTime)
                The next time an opponent's turn would begin, it is skipped.
            (when: (event: Opaque(text: "a die is rolled")), rewrite: Nothing)
                If “a die is rolled” would happen, nothing happens instead.
        "#]],
    );
}

#[test]
fn every_rewrite_closes_a_sentence() {
    effects(
        r#"
        (when: (event: Damage(from: Any, to: Player(You))), rewrite: Scale(Minus(N(1))))
        (when: (event: Damage(from: This)), rewrite: Scale(HalfDown))
        (when: (event: Damage(from: This)), rewrite: Scale(AtMost(N(1))))
        (when: (event: Damage(to: Object(Subtype("Cleric")))), rewrite: Prevent((amount: Some(N(1)))))
        (when: (event: Damage(to: Object(This))), rewrite: Prevent((amount: All, then: [Do(events: [RemoveCounters(from: Object(This), kind: PlusOne, amount: N(1))])])))
        (when: (event: Damage(to: Player(You))), rewrite: Prevent((amount: AllBut(N(1)))))
        (when: (event: Damage(to: Player(You))), rewrite: Prevent((amount: HalfUp, then: [Do(events: [GainLife(who: You, amount: ThatMuch)])])))
        (when: (event: Damage(to: Player(You))), rewrite: Prevent((amount: HalfDown)))
        (when: (event: Damage(to: Player(You))), rewrite: Prevent((amount: Some(Count(Type(Artifact))))))
        (when: (event: Damage(to: Player(You))), rewrite: Redirect(to: Object(This)))
        (when: (event: Damage(to: Player(You))), rewrite: Redirect(amount: N(1), to: Player(SourceController)))
        (when: (event: GainLife(who: You)), rewrite: Also([Do(events: [LoseLife(who: Opponents, amount: ThatMuch)])]))
        (when: (event: Enter(what: All([Type(Creature), ControlledBy(Opponents)]))), rewrite: EnterTapped)
        (when: (event: Enter(what: This)), rewrite: EnterTapped)
        (when: (event: Enter(what: Type(Land), under: You)), rewrite: EnterUntapped)
        (when: (event: Enter(what: This)), rewrite: EnterWithCounters(kind: PlusOne, amount: N(2)))
        (when: (event: Enter(what: All([Type(Creature), Not(This)]), under: You)), rewrite: EnterWithCounters(kind: PlusOne, amount: N(1)))
        (when: (event: Enter(what: This)), rewrite: All([EnterTapped, EnterWithCounters(kind: Named("charge"), amount: N(3))]))
        (when: (event: Enter(what: This)), rewrite: EnterAsCopy(of: Type(Creature)), optional: true)
        (when: (event: Enter(what: This)), rewrite: EnterAsCopy(of: Type(Creature), except: [Name("Mirror"), AddType(Artifact), AddSubtype("Shapeshifter"), AddAbility(Keyword(Indestructible)), PowerToughness(7, 7)]))
        (when: (event: Enter(what: Type(Creature), under: Opponents)), rewrite: EnterUnder(You), lifetime: ThisTurn)
        (when: (event: Enter(what: This)), rewrite: AsEnters(Color))
        (when: (event: Enter(what: This)), rewrite: AsEnters(Objects(what: All([Type(Creature), Not(This), ControlledBy(Affected)]), fate: Sacrificed, counters_each: 2)))
        (when: (event: Enter(what: This)), rewrite: AsEnters(Objects(what: All([Type(Creature), In(Graveyard), OwnedBy(You)]), at_most: N(2), fate: Exiled)))
        (when: (event: Enter(what: This)), rewrite: AsEnters(Objects(what: Type(Land), fate: Returned)), decider: You)
        (when: (event: Enter(what: Type(Creature))), rewrite: EnterTapped, lifetime: NextTime)
        (when: (event: Create(under: You)), rewrite: EnterTapped)
        (when: (event: Enter(what: This), only_if: [Not(Exists(All([Subtype("Island"), ControlledBy(You)])))]), rewrite: EnterTapped)
        (when: (event: Destroy(what: AttachedToBy)), rewrite: All([Regenerate, Also([Do(events: [Destroy(what: This)])])]))
        (when: (event: Draw(who: You)), rewrite: ChooseOne([Instead([Do(events: [GainLife(who: You, amount: N(3))])]), Nothing]))
        (when: (event: Move(what: This, to: Graveyard)), rewrite: ChooseOne([ToZone(zone: Hand), ToZone(zone: Exile), ToZone(zone: Library)]), decider: Named("Bob"))
        "#,
        &expect![[r#"
            (when: (event: Damage(from: Any, to: Player(You))), rewrite: Scale(Minus(N(1))))
                If damage would be dealt to Alice, that much minus 1 is dealt instead.
            (when: (event: Damage(from: This)), rewrite: Scale(HalfDown))
                If Source would deal damage, it deals half that much, rounded down, instead.
            (when: (event: Damage(from: This)), rewrite: Scale(AtMost(N(1))))
                If Source would deal damage, it deals at most 1 damage instead.
            (when: (event: Damage(to: Object(Subtype("Cleric")))), rewrite: Prevent((amount: Some(N(1)))))
                If damage would be dealt to a Cleric, 1 of that damage is prevented.
            (when: (event: Damage(to: Object(This))), rewrite: Prevent((amount: All, then: [Do(events: [RemoveCounters(from: Object(This), kind: PlusOne, amount: N(1))])])))
                If damage would be dealt to Source, that damage is prevented, and then Source loses a +1/+1 counter.
            (when: (event: Damage(to: Player(You))), rewrite: Prevent((amount: AllBut(N(1)))))
                If damage would be dealt to Alice, all but 1 of that damage is prevented.
            (when: (event: Damage(to: Player(You))), rewrite: Prevent((amount: HalfUp, then: [Do(events: [GainLife(who: You, amount: ThatMuch)])])))
                If damage would be dealt to Alice, half of that damage, rounded up, is prevented, and then they gain that much life.
            (when: (event: Damage(to: Player(You))), rewrite: Prevent((amount: HalfDown)))
                If damage would be dealt to Alice, half of that damage, rounded down, is prevented.
            (when: (event: Damage(to: Player(You))), rewrite: Prevent((amount: Some(Count(Type(Artifact))))))
                If damage would be dealt to Alice, as much of that damage as the number of artifacts is prevented.
            (when: (event: Damage(to: Player(You))), rewrite: Redirect(to: Object(This)))
                If damage would be dealt to Alice, that damage is dealt to Source instead.
            (when: (event: Damage(to: Player(You))), rewrite: Redirect(amount: N(1), to: Player(SourceController)))
                If damage would be dealt to Alice, 1 of that damage is dealt to the source's controller instead.
            (when: (event: GainLife(who: You)), rewrite: Also([Do(events: [LoseLife(who: Opponents, amount: ThatMuch)])]))
                If Alice would gain life, that happens, and right after it each of their opponents loses that much life.
            (when: (event: Enter(what: All([Type(Creature), ControlledBy(Opponents)]))), rewrite: EnterTapped)
                A creature an opponent of Alice controls enters tapped.
            (when: (event: Enter(what: This)), rewrite: EnterTapped)
                Source enters tapped.
            (when: (event: Enter(what: Type(Land), under: You)), rewrite: EnterUntapped)
                A land that would enter under Alice's control enters untapped.
            (when: (event: Enter(what: This)), rewrite: EnterWithCounters(kind: PlusOne, amount: N(2)))
                Source enters with two +1/+1 counters on it.
            (when: (event: Enter(what: All([Type(Creature), Not(This)]), under: You)), rewrite: EnterWithCounters(kind: PlusOne, amount: N(1)))
                Another creature that would enter under Alice's control enters with a +1/+1 counter on it.
            (when: (event: Enter(what: This)), rewrite: All([EnterTapped, EnterWithCounters(kind: Named("charge"), amount: N(3))]))
                Source enters tapped and with three charge counters on it.
            (when: (event: Enter(what: This)), rewrite: EnterAsCopy(of: Type(Creature)), optional: true)
                Alice may have Source enter as a copy of a creature.
            (when: (event: Enter(what: This)), rewrite: EnterAsCopy(of: Type(Creature), except: [Name("Mirror"), AddType(Artifact), AddSubtype("Shapeshifter"), AddAbility(Keyword(Indestructible)), PowerToughness(7, 7)]))
                Source enters as a copy of a creature, except that it is named Mirror, is also an artifact, is also a Shapeshifter, has indestructible and is 7/7.
            (when: (event: Enter(what: Type(Creature), under: Opponents)), rewrite: EnterUnder(You), lifetime: ThisTurn)
                This turn, a creature that would enter under an opponent's control enters under Alice's control.
            (when: (event: Enter(what: This)), rewrite: AsEnters(Color))
                As Source enters, its controller chooses a color.
            (when: (event: Enter(what: This)), rewrite: AsEnters(Objects(what: All([Type(Creature), Not(This), ControlledBy(Affected)]), fate: Sacrificed, counters_each: 2)))
                As Source enters, its controller chooses any number of other creatures they control, which are sacrificed, and it gets two +1/+1 counters for each.
            (when: (event: Enter(what: This)), rewrite: AsEnters(Objects(what: All([Type(Creature), In(Graveyard), OwnedBy(You)]), at_most: N(2), fate: Exiled)))
                As Source enters, its controller chooses up to 2 creature cards in Alice's graveyard, which are exiled.
            (when: (event: Enter(what: This)), rewrite: AsEnters(Objects(what: Type(Land), fate: Returned)), decider: You)
                As Source enters, Alice chooses any number of lands, which are returned to their owners' hands.
            (when: (event: Enter(what: Type(Creature))), rewrite: EnterTapped, lifetime: NextTime)
                The next time a creature would enter, it enters tapped.
            (when: (event: Create(under: You)), rewrite: EnterTapped)
                If one or more tokens would be created under Alice's control, they enter tapped.
            (when: (event: Enter(what: This), only_if: [Not(Exists(All([Subtype("Island"), ControlledBy(You)])))]), rewrite: EnterTapped)
                Source enters tapped if there are no Islands Alice controls.
            (when: (event: Destroy(what: AttachedToBy)), rewrite: All([Regenerate, Also([Do(events: [Destroy(what: This)])])]))
                If the permanent Source is attached to would be destroyed, it is regenerated instead, and right after it Source is destroyed.
            (when: (event: Draw(who: You)), rewrite: ChooseOne([Instead([Do(events: [GainLife(who: You, amount: N(3))])]), Nothing]))
                If Alice would draw a card, they choose one instead: they gain 3 life; or nothing happens.
            (when: (event: Move(what: This, to: Graveyard)), rewrite: ChooseOne([ToZone(zone: Hand), ToZone(zone: Exile), ToZone(zone: Library)]), decider: Named("Bob"))
                If Source would be put into a graveyard, Bob chooses one instead: it is returned to its owner's hand; or it is exiled; or it is put on top of its owner's library.
        "#]],
    );
}

#[test]
fn lifetimes_conditions_and_deciders_are_said() {
    effects(
        r#"
        (when: (event: Damage(to: Player(Named("Bob")))), rewrite: Prevent((amount: All)), lifetime: Shield(3))
        (when: (event: Damage(from: Color(Red), to: Object(Is("Bear")))), rewrite: Prevent((amount: All, then: [Do(events: [GainLife(who: You, amount: ThatMuch)])])), lifetime: Shield(1))
        (when: (event: Damage(to: Player(You)), only_if: [TurnOf(Opponents)]), rewrite: Redirect(to: Object(Is("Bear"))), lifetime: Shield(2), optional: true)
        (when: (event: Damage(from: Is("Bolt"), to: Player(You)), recheck: Color(Red)), rewrite: Prevent((amount: All)), lifetime: NextTime)
        (when: (event: Damage(from: Is("Bolt"))), rewrite: Scale(Times(2)), lifetime: ThisTurn)
        (when: (event: Draw(who: You)), rewrite: Nothing, lifetime: Uses(2))
        (when: (event: Draw(who: You)), rewrite: Nothing, lifetime: Uses(1))
        (when: (event: Damage(to: Player(Anyone), combat: false)), rewrite: Redirect(to: Object(All([Type(Planeswalker), ControlledBy(Affected)]))), optional: true, decider: SourceController, lifetime: Always)
        (when: (event: Draw(who: You), because: [TurnBased, Cost]), rewrite: Instead([Do(events: [GainLife(who: You, amount: N(1))])]), optional: true)
        (when: (event: Draw(who: You)), rewrite: Instead([Do(events: [MoveTop(who: You, amount: N(3), to: Graveyard)]), Do(events: [Move(what: This, to: Hand)])]), optional: true, functions_in: [Graveyard])
        (when: (event: Destroy(what: All([Type(Creature), ControlledBy(You)])), only_if: [It(Not(Token)), TurnOf(You)]), rewrite: ToZone(zone: Exile))
        (when: (event: Damage(to: Player(You)), scope: PerRecipient), rewrite: Prevent((amount: AllBut(N(1)))))
        (when: (event: Damage(to: Player(You)), scope: PerPlayer), rewrite: Redirect(to: OneOf([Player(Opponents), Object(This)])), decider: Named("Bob"))
        "#,
        &expect![[r#"
            (when: (event: Damage(to: Player(Named("Bob")))), rewrite: Prevent((amount: All)), lifetime: Shield(3))
                The next 3 damage that would be dealt to Bob is prevented.
            (when: (event: Damage(from: Color(Red), to: Object(Is("Bear")))), rewrite: Prevent((amount: All, then: [Do(events: [GainLife(who: You, amount: ThatMuch)])])), lifetime: Shield(1))
                The next 1 damage that a red source would deal to Bear is prevented, and then Alice gains that much life.
            (when: (event: Damage(to: Player(You)), only_if: [TurnOf(Opponents)]), rewrite: Redirect(to: Object(Is("Bear"))), lifetime: Shield(2), optional: true)
                If it is an opponent's turn, Alice may choose that the next 2 damage that would be dealt to Alice is dealt to Bear instead.
            (when: (event: Damage(from: Is("Bolt"), to: Player(You)), recheck: Color(Red)), rewrite: Prevent((amount: All)), lifetime: NextTime)
                The next time Bolt would deal damage to Alice, that damage is prevented. The source must still be red when it would deal the damage.
            (when: (event: Damage(from: Is("Bolt"))), rewrite: Scale(Times(2)), lifetime: ThisTurn)
                This turn, if Bolt would deal damage, it deals twice that much instead.
            (when: (event: Draw(who: You)), rewrite: Nothing, lifetime: Uses(2))
                The next two times Alice would draw a card, nothing happens instead.
            (when: (event: Draw(who: You)), rewrite: Nothing, lifetime: Uses(1))
                The next time Alice would draw a card, nothing happens instead.
            (when: (event: Damage(to: Player(Anyone), combat: false)), rewrite: Redirect(to: Object(All([Type(Planeswalker), ControlledBy(Affected)]))), optional: true, decider: SourceController, lifetime: Always)
                If noncombat damage would be dealt to a player, the source's controller may choose that the damage is dealt to a planeswalker they control instead.
            (when: (event: Draw(who: You), because: [TurnBased, Cost]), rewrite: Instead([Do(events: [GainLife(who: You, amount: N(1))])]), optional: true)
                If Alice would draw a card as a turn-based action or as a cost, they may gain 1 life instead.
            (when: (event: Draw(who: You)), rewrite: Instead([Do(events: [MoveTop(who: You, amount: N(3), to: Graveyard)]), Do(events: [Move(what: This, to: Hand)])]), optional: true, functions_in: [Graveyard])
                If Alice would draw a card, they may mill three cards, then Source is returned to its owner's hand instead. It works while its object is in a graveyard.
            (when: (event: Destroy(what: All([Type(Creature), ControlledBy(You)])), only_if: [It(Not(Token)), TurnOf(You)]), rewrite: ToZone(zone: Exile))
                If a creature Alice controls would be destroyed and it is nontoken and it is Alice's turn, it is exiled instead.
            (when: (event: Damage(to: Player(You)), scope: PerRecipient), rewrite: Prevent((amount: AllBut(N(1)))))
                If damage would be dealt to Alice, all but 1 of that damage is prevented. What affects one player or object at the same time counts as one event.
            (when: (event: Damage(to: Player(You)), scope: PerPlayer), rewrite: Redirect(to: OneOf([Player(Opponents), Object(This)])), decider: Named("Bob"))
                If damage would be dealt to Alice, that damage is dealt to one of their opponents or Source instead. What affects one player and their objects at the same time counts as one event. Bob makes its choices.
        "#]],
    );
}

#[test]
fn effects_are_said_in_the_words_of_2008() {
    check(
        r#"
        (when: (event: Enter(what: Type(Creature), under: Opponents)), rewrite: EnterTapped)
        (when: (event: Enter(what: This)), rewrite: EnterAsCopy(of: Type(Creature)), optional: true)
        (when: (event: Enter(what: This)), rewrite: AsEnters(Color))
        (when: (event: Create(under: You)), rewrite: Scale(Times(2)))
        (when: (event: Move(what: Type(Creature), from: Battlefield, to: Graveyard)), rewrite: ToZone(zone: Exile))
        (when: (event: Move(what: This, from: Battlefield)), rewrite: ToZone(zone: Exile))
        "#,
        |effect: &Effect| at("2008-02-01").effect(effect),
        &expect![[r#"
            (when: (event: Enter(what: Type(Creature), under: Opponents)), rewrite: EnterTapped)
                A creature that would come into play under an opponent's control comes into play tapped.
            (when: (event: Enter(what: This)), rewrite: EnterAsCopy(of: Type(Creature)), optional: true)
                Alice may have Source come into play as a copy of a creature.
            (when: (event: Enter(what: This)), rewrite: AsEnters(Color))
                As Source comes into play, its controller chooses a color.
            (when: (event: Create(under: You)), rewrite: Scale(Times(2)))
                If one or more tokens would be put into play under Alice's control, twice that many are put into play instead.
            (when: (event: Move(what: Type(Creature), from: Battlefield, to: Graveyard)), rewrite: ToZone(zone: Exile))
                If a creature would be put into a graveyard from play, it is removed from the game instead.
            (when: (event: Move(what: This, from: Battlefield)), rewrite: ToZone(zone: Exile))
                If Source would leave play, it is removed from the game instead.
        "#]],
    );
}

#[test]
fn without_names_the_reader_is_you() {
    check(
        r#"
        (when: (event: GainLife(who: You)), rewrite: Scale(Times(2)))
        (when: (event: Damage(from: ControlledBy(You), to: Player(Opponents))), rewrite: Scale(Plus(N(2))))
        (when: (event: Enter(what: This)), rewrite: EnterAsCopy(of: Type(Creature)), optional: true)
        (when: (event: Draw(who: You)), rewrite: Nothing, optional: true)
        "#,
        |effect: &Effect| reader().effect(effect),
        &expect![[r#"
            (when: (event: GainLife(who: You)), rewrite: Scale(Times(2)))
                If you would gain life, you gain twice that much instead.
            (when: (event: Damage(from: ControlledBy(You), to: Player(Opponents))), rewrite: Scale(Plus(N(2))))
                If a source you control would deal damage to an opponent, it deals that much plus 2 instead.
            (when: (event: Enter(what: This)), rewrite: EnterAsCopy(of: Type(Creature)), optional: true)
                You may have this permanent enter as a copy of a creature.
            (when: (event: Draw(who: You)), rewrite: Nothing, optional: true)
                If you would draw a card, you may choose that nothing happens instead.
        "#]],
    );
}
