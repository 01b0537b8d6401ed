use super::*;

#[test]
fn every_ability_is_a_sentence() {
    check(
        r#"
        Effect((when: (event: GainLife(who: You)), rewrite: Scale(Times(2))))
        Restriction(Cant((event: GainLife(who: Opponents))))
        Restriction(Cant((event: Draw(), only_if: [TurnOf(You)])))
        Restriction(CantBePrevented((event: Damage(from: Color(Red)))))
        Restriction(CantBeRegenerated(Type(Creature)))
        Continuous((affects: Subtype("Swamp"), changes: [AddType(Creature), SetPowerToughness(1, 1), SetColors([Black])]))
        Continuous((affects: All([Type(Creature), Not(This), ControlledBy(You)]), changes: [ModifyPowerToughness(1, -1), AddAbility(Keyword(Lifelink))]))
        Continuous((affects: AttachedToBy, changes: [Control(You), LoseAbilities]))
        Continuous((affects: Type(Land), changes: [SetTypes([Artifact, Creature]), AddSubtype("Elf"), AddSupertype(Snow), AddColor(Green)]))
        Continuous((affects: This, changes: [SetColors([]), Boost(Count(Type(Land)))]))
        Continuous((affects: Type(Creature), changes: [AddAbility(Effect((when: (event: Damage(to: Object(This))), rewrite: Prevent((amount: All)))))]))
        Keyword(Devour(2))
        Keyword(Dredge(4))
        Keyword(Indestructible)
        Keyword(Lifelink)
        Keyword(Wither)
        Keyword(Infect)
        Instructions([Do(events: [Damage(to: Player(Named("Bob")), amount: N(3))])])
        Triggered(when: (event: Damage(to: Object(This))), does: [Do(events: [Damage(to: Player(Opponents), amount: ThatMuch)])])
        Triggered(when: (event: Move(what: Type(Creature), from: Battlefield, to: Graveyard), only_if: [TurnOf(You)]), does: [Do(events: [GainLife(who: You, amount: N(1))])])
        Opaque("protection from red")
        "#,
        |ability: &Ability| alice().ability(ability),
        &expect![[r#"
            Effect((when: (event: GainLife(who: You)), rewrite: Scale(Times(2))))
                If Alice would gain life, they gain twice that much instead.
            Restriction(Cant((event: GainLife(who: Opponents))))
                An opponent of Alice can't gain life.
            Restriction(Cant((event: Draw(), only_if: [TurnOf(You)])))
                A player can't draw a card if it is Alice's turn.
            Restriction(CantBePrevented((event: Damage(from: Color(Red)))))
                If a red source would deal damage, it can't be prevented.
            Restriction(CantBeRegenerated(Type(Creature)))
                A creature can't be regenerated.
            Continuous((affects: Subtype("Swamp"), changes: [AddType(Creature), SetPowerToughness(1, 1), SetColors([Black])]))
                Each Swamp is also a creature, is 1/1 and is black.
            Continuous((affects: All([Type(Creature), Not(This), ControlledBy(You)]), changes: [ModifyPowerToughness(1, -1), AddAbility(Keyword(Lifelink))]))
                Each other creature Alice controls gets +1/-1 and has lifelink.
            Continuous((affects: AttachedToBy, changes: [Control(You), LoseAbilities]))
                The permanent Source is attached to is under Alice's control and loses all abilities.
            Continuous((affects: Type(Land), changes: [SetTypes([Artifact, Creature]), AddSubtype("Elf"), AddSupertype(Snow), AddColor(Green)]))
                Each land is an artifact creature and nothing else, is also an Elf, is also snow and is also green.
            Continuous((affects: This, changes: [SetColors([]), Boost(Count(Type(Land)))]))
                Source is colorless and gets +X/+X, where X is the number of lands.
            Continuous((affects: Type(Creature), changes: [AddAbility(Effect((when: (event: Damage(to: Object(This))), rewrite: Prevent((amount: All)))))]))
                Each creature has “If damage would be dealt to this permanent, that damage is prevented.”
            Keyword(Devour(2))
                devour 2
            Keyword(Dredge(4))
                dredge 4
            Keyword(Indestructible)
                indestructible
            Keyword(Lifelink)
                lifelink
            Keyword(Wither)
                wither
            Keyword(Infect)
                infect
            Instructions([Do(events: [Damage(to: Player(Named("Bob")), amount: N(3))])])
                Source deals 3 damage to Bob.
            Triggered(when: (event: Damage(to: Object(This))), does: [Do(events: [Damage(to: Player(Opponents), amount: ThatMuch)])])
                When damage is dealt to Source, Source deals that much damage to each opponent of Alice.
            Triggered(when: (event: Move(what: Type(Creature), from: Battlefield, to: Graveyard), only_if: [TurnOf(You)]), does: [Do(events: [GainLife(who: You, amount: N(1))])])
                When a creature dies, if it is Alice's turn, Alice gains 1 life.
            Opaque("protection from red")
                Protection from red.
        "#]],
    );
}
