//! Boards of all shapes. They need not make sense.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

use language::board::{
    Ability, Board, CardType, Change, Characteristics, Color, Continuous, Counter, Happened, Keyword,
    Lasting, Object, Period, Player, Refers, Restriction, Scheduled, Standing, Step, Targets,
    TriggeredAbility, Turn, Waits, Zone,
};
use language::date::Date;
use language::dispute::{Dispute, Reading};
use language::effect::{
    Cause, CopyException, Effect, EnterChoice, EventPattern, Fate, Floating, Lifetime, Limit, Pattern,
    Prevention, Quantity, Rewrite, Scale, Scope,
};
use language::event::{Event, FaceDown, Instruction, Place, Script, Token};
use language::select::{Amount, Compare, Condition, Measure, Past, Quality, Since, What, Who, Whom};
use saves::BoardFile;
use saves::expected::{Expected, ExpectedOutcome, PathCount};
use statements::fact::Fact;
use statements::verdict::Reason;

/// Two players and a permanent.
pub(crate) fn small(title: &str) -> BoardFile {
    let player = |name: &str| Player::new(name);
    let is = Characteristics {
        types: vec![CardType::Creature],
        power: Some(2),
        toughness: Some(2),
        ..Default::default()
    };
    let bear = Object { id: "Bear".to_owned(), is, count: 1, ..Object::default() };
    let damage = Event::Damage {
        from: What::Is("Bear".to_owned()),
        to: Whom::Player(Who::Named("Bob".to_owned())),
        amount: Amount::N(2),
        combat: false,
        unpreventable: false,
        excess: None,
    };
    let does = vec![Instruction::Do { events: vec![damage], unless: vec![] }];
    let board = Board {
        players: vec![player("Anna"), player("Bob")],
        objects: vec![bear],
        events: vec![Script { does, ..Script::default() }],
        ..Board::default()
    };
    BoardFile::new(title, board)
}

fn name() -> impl Strategy<Value = String> {
    select(vec![
        "Anna",
        "Bob",
        "Bear (1/2)",
        "a \"quoted\" one",
        "back\\slash",
        "two\nlines",
        "Jötun 巨人",
        "",
        "//",
        "]",
    ])
    .prop_map(str::to_owned)
}

fn zone() -> impl Strategy<Value = Zone> {
    select(vec![Zone::Battlefield, Zone::Graveyard, Zone::Hand, Zone::Library, Zone::Exile, Zone::Stack])
}

fn counter() -> impl Strategy<Value = Counter> {
    prop_oneof![Just(Counter::PlusOne), Just(Counter::Poison), name().prop_map(Counter::Named)]
}

fn who() -> impl Strategy<Value = Who> {
    let leaf = prop_oneof![Just(Who::You), Just(Who::Anyone), name().prop_map(Who::Named)];
    leaf.prop_recursive(2, 6, 2, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..3).prop_map(Who::OneOf),
            inner.prop_map(|who| Who::Not(Box::new(who)))
        ]
    })
}

fn what() -> impl Strategy<Value = What> {
    let leaf = prop_oneof![
        Just(What::This),
        name().prop_map(What::Is),
        zone().prop_map(What::In),
        Just(What::Type(CardType::Creature)),
        Just(What::Color(Color::Red)),
        who().prop_map(What::ControlledBy),
        counter().prop_map(What::With),
        any::<u64>().prop_map(|n| What::Power(Compare::AtLeast, Box::new(Amount::N(n)))),
    ];
    leaf.prop_recursive(3, 8, 3, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..3).prop_map(What::All),
            vec(inner.clone(), 0..3).prop_map(What::OneOf),
            inner.prop_map(|what| What::Not(Box::new(what))),
        ]
    })
}

fn whom() -> impl Strategy<Value = Whom> {
    let leaf = prop_oneof![Just(Whom::Any), who().prop_map(Whom::Player), what().prop_map(Whom::Object)];
    leaf.prop_recursive(1, 4, 2, |inner| vec(inner, 0..3).prop_map(Whom::OneOf))
}

fn amount() -> impl Strategy<Value = Amount> {
    let leaf = prop_oneof![
        any::<u64>().prop_map(Amount::N),
        Just(Amount::ThatMuch),
        what().prop_map(Amount::Count),
        who().prop_map(Amount::Life),
        what().prop_map(|what| Amount::Sum(Measure::Power, what)),
        what().prop_map(|what| Amount::Different(Quality::Number(Measure::ManaValue), what)),
    ];
    leaf.prop_recursive(2, 6, 2, |inner| {
        prop_oneof![
            (inner.clone(), any::<u64>()).prop_map(|(amount, times)| Amount::Times(Box::new(amount), times)),
            (inner.clone(), inner.clone())
                .prop_map(|(left, right)| Amount::Plus(Box::new(left), Box::new(right))),
            (inner.clone(), inner.clone())
                .prop_map(|(left, right)| Amount::Product(Box::new(left), Box::new(right))),
            inner.prop_map(|amount| Amount::HalfUp(Box::new(amount))),
        ]
    })
}

fn condition() -> impl Strategy<Value = Condition> {
    prop_oneof![
        (amount(), amount()).prop_map(|(left, right)| Condition::Number(left, Compare::LessThan, right)),
        what().prop_map(|what| Condition::Not(Box::new(Condition::Exists(what)))),
        Just(Condition::All(vec![Condition::During(Step::End), Condition::TurnOf(Who::You)])),
        Just(Condition::Happened(Box::new(past()))),
    ]
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        (what(), whom(), amount(), any::<bool>(), option::of(whom())).prop_map(
            |(from, to, amount, combat, excess)| Event::Damage {
                from,
                to,
                amount,
                combat,
                unpreventable: !combat,
                excess,
            }
        ),
        (who(), amount()).prop_map(|(who, amount)| Event::Draw { who, amount, with_it: vec![] }),
        (what(), zone()).prop_map(|(what, to)| Event::Move { what, to, place: Place::FaceDown }),
        (what(), option::of(who()), any::<bool>()).prop_map(|(what, under, tapped)| Event::Enter {
            what,
            under,
            tapped,
            counters: vec![],
            face_down: tapped.then_some(FaceDown::Warded),
            attacking: tapped.then_some(Whom::Any),
            transformed: tapped,
        }),
        (who(), what(), amount(), option::of(whom()), option::of(what())).prop_map(
            |(who, what, amount, attacking, attached_to)| Event::Create {
                who,
                token: Token::CopyOf(what),
                amount: amount.clone(),
                tapped: attacking.is_some(),
                counters: vec![(Counter::PlusOne, amount)],
                attacking,
                attached_to,
            }
        ),
        (whom(), counter(), amount()).prop_map(|(on, kind, amount)| Event::PutCounters {
            who: Who::You,
            on,
            kind,
            amount
        }),
        Just(Event::Begin { period: Period::Step(Step::Draw), who: Who::Active, extra: false }),
        (name(), whom()).prop_map(|(text, affects)| Event::Opaque { text, affects }),
    ]
}

fn instruction() -> impl Strategy<Value = Instruction> {
    let leaf = vec(event(), 0..3).prop_map(|events| Instruction::Do { events, unless: vec![] });
    leaf.prop_recursive(2, 4, 2, |inner| {
        let does = vec(inner, 0..3);
        prop_oneof![
            (condition(), does.clone()).prop_map(|(condition, then)| Instruction::If {
                condition,
                then,
                otherwise: vec![]
            }),
            (who(), does.clone()).prop_map(|(who, does)| Instruction::May {
                who,
                otherwise: does.clone(),
                does
            }),
            (amount(), does).prop_map(|(times, does)| Instruction::Repeat { times, does }),
        ]
    })
}

fn rewrite() -> impl Strategy<Value = Rewrite> {
    let leaf = prop_oneof![
        any::<u64>().prop_map(|times| Rewrite::Scale(Scale::Times(times))),
        amount().prop_map(|amount| {
            Rewrite::Prevent(Prevention { amount: Quantity::Some(amount), ..Prevention::default() })
        }),
        (option::of(amount()), whom()).prop_map(|(amount, to)| Rewrite::Redirect { amount, to }),
        vec(instruction(), 0..2).prop_map(Rewrite::Instead),
        what().prop_map(|of| Rewrite::EnterAsCopy { of, except: vec![CopyException::PowerToughness(-1, 7)] }),
        Just(Rewrite::EnterAs(vec![CopyException::AddType(CardType::Land)])),
        what().prop_map(|what| {
            Rewrite::AsEnters(EnterChoice::Objects {
                what,
                at_most: None,
                fate: Fate::Exiled,
                counters_each: 1,
            })
        }),
        Just(Rewrite::Skip),
        Just(Rewrite::SkipThen(vec![Instruction::StateBased, Instruction::PutTriggers])),
    ];
    leaf.prop_recursive(1, 4, 2, |inner| vec(inner, 0..3).prop_map(Rewrite::ChooseOne))
}

fn pattern() -> impl Strategy<Value = Pattern> {
    let event = prop_oneof![
        (what(), whom(), option::of(any::<bool>())).prop_map(|(from, to, combat)| EventPattern::Damage {
            from,
            to,
            combat
        }),
        (what(), option::of(zone())).prop_map(|(what, to)| EventPattern::Move {
            what,
            from: None,
            to: to.map(language::effect::Zones::from)
        }),
        (who(), any::<u64>()).prop_map(|(who, at_least)| EventPattern::DrawCards { who, at_least }),
        (who(), what()).prop_map(|(who, what)| EventPattern::Trigger { who, what }),
    ];
    (event, vec(condition(), 0..2), option::of(what())).prop_map(|(event, only_if, recheck)| Pattern {
        event,
        only_if,
        because: vec![Cause::Combat],
        by: None,
        scope: Scope::PerPlayer,
        recheck,
    })
}

fn effect() -> impl Strategy<Value = Effect> {
    let limit = option::of(any::<u64>().prop_map(|n| Limit::Each(Period::Turn, Box::new(Limit::Shield(n)))));
    (option::of(name()), pattern(), rewrite(), limit, option::of(who())).prop_map(
        |(name, when, rewrite, limit, decider)| Effect {
            name,
            when,
            rewrite,
            optional: decider.is_some(),
            decider,
            lifetime: Lifetime::ThisTurn,
            limit,
            functions_in: vec![Zone::Exile],
            unless: Vec::new(),
        },
    )
}

fn ability() -> impl Strategy<Value = Ability> {
    prop_oneof![
        effect().prop_map(Ability::Effect),
        pattern().prop_map(|pattern| Ability::Restriction(Restriction::Cant(pattern))),
        what().prop_map(|affects| {
            Ability::Continuous(Continuous {
                affects,
                only_if: vec![Condition::TurnOf(Who::You)],
                changes: vec![Change::LoseAbilities, Change::SetPowerToughness(-1, 1)],
            })
        }),
        (pattern(), any::<bool>(), vec(instruction(), 0..2)).prop_map(|(when, prevented, does)| {
            Ability::Triggered {
                when,
                prevented,
                as_it_happens: vec![Condition::TurnOf(Who::You)],
                nth: prevented.then_some((2, Since::Turn)),
                at_most: Some((1, Since::Game)),
                does,
            }
        }),
        Just(Ability::Keyword(Keyword::Dredge(4))),
        name().prop_map(Ability::Opaque),
    ]
}

fn object() -> impl Strategy<Value = Object> {
    let counters = vec((counter(), any::<u64>()), 0..2);
    let whose = (option::of(name()), option::of(name()), zone());
    (name(), whose, vec(ability(), 0..2), counters, any::<(Option<i64>, bool, u64)>()).prop_map(
        |(id, (owner, attached_to, zone), abilities, counters, (power, tapped, count))| {
            let is = Characteristics { power, colors: vec![Color::Blue], abilities, ..Default::default() };
            let copy = tapped.then(|| Box::new(is.clone()));
            let left = vec![(id.clone(), count)];
            let place = if tapped { Place::Bottom } else { Place::Top };
            let since = Some(count).filter(|_| tapped);
            Object {
                id,
                owner,
                attached_to,
                zone,
                is,
                copy,
                place,
                since,
                counters,
                tapped,
                left,
                count,
                ..Object::default()
            }
        },
    )
}

fn player() -> impl Strategy<Value = Player> {
    let numbers = any::<(i64, u64, u64, u64)>();
    (name(), numbers).prop_map(|(name, (life, poison, library, hand))| Player {
        name,
        life,
        poison,
        library,
        hand,
        counters: vec![(Counter::Named("energy".to_owned()), poison)],
        graveyard: hand,
        exile: library,
        drew_from_empty: poison,
        known_of_top: vec![("it is a land".to_owned(), life < 0)],
        standing: if life < 0 { Standing::Lost } else { Standing::Playing },
        ..Player::new("")
    })
}

fn board() -> impl Strategy<Value = Board> {
    let dates = option::of(Just(Date::FIRST));
    let turn = option::of(name()).prop_map(|active| Turn {
        extra_turns: active.iter().cloned().collect(),
        active,
        step: Step::Cleanup,
        ..Turn::default()
    });
    let floating = (name(), refers(), effect()).prop_map(|(id, refers, effect)| Floating {
        id,
        source: None,
        controller: None,
        refers,
        left: None,
        effect,
    });
    let script = || {
        (option::of(name()), refers(), vec(instruction(), 0..3)).prop_map(|(source, refers, does)| Script {
            choice_of: source.clone(),
            source,
            controller: None,
            cause: Cause::Cost,
            refers,
            does,
        })
    };
    let scripts = (vec(script(), 0..2), vec(script(), 0..2));
    (dates, vec(player(), 0..3), turn, vec(object(), 0..3), vec(floating, 0..2), scripts).prop_map(
        |(as_of, players, turn, objects, effects, (waiting, events))| Board {
            as_of,
            players,
            turn,
            objects,
            effects,
            lasting: waiting.iter().map(lasting).collect(),
            triggered: waiting.iter().map(|script| waits(script, true)).collect(),
            stack: events.iter().map(|script| waits(script, false)).collect(),
            readings: waiting.iter().map(|_| (Dispute::MoreOfUnlikeTokens, Reading::Second)).collect(),
            scheduled: waiting.iter().map(scheduled).collect(),
            happened: waiting.iter().map(happened).collect(),
            waiting,
            events,
        },
    )
}

fn waits(script: &Script, on_triggering: bool) -> TriggeredAbility {
    let targets = vec![(
        "target".to_owned(),
        Targets { chosen: vec!["Bob".to_owned()], gone: 0, of: Whom::Player(Who::Anyone) },
    )];
    let above = Some("Bolt".to_owned());
    TriggeredAbility { times: 3, on_triggering, targets, above, script: script.clone() }
}

fn lasting(script: &Script) -> Lasting {
    let ability = Ability::Opaque("Nothing comes of it.".to_owned());
    let (source, refers) = (script.source.clone(), script.refers.clone());
    Lasting { source, controller: None, refers, ability, until: Lifetime::Always, once: true, at_once: false }
}

fn scheduled(script: &Script) -> Scheduled {
    let whose = script.source.iter().cloned().collect();
    Scheduled { period: Period::Turn, whose, waits: Waits::InThisTurn, script: script.clone() }
}

fn refers() -> impl Strategy<Value = Refers> {
    (option::of(name()), any::<u64>(), vec((name(), vec(name(), 0..2)), 0..2)).prop_map(
        |(it, that_much, chosen)| Refers {
            affected: it.clone(),
            damage_source: it.clone(),
            targeting_spell: it.clone(),
            targeting_ability: it.is_none().then_some(1),
            lost: it.iter().cloned().collect(),
            it,
            that_much,
            result: that_much,
            excess: that_much / 2,
            transformed: that_much % 2 == 1,
            lapsed: that_much % 3 == 1,
            chosen,
        },
    )
}

fn expected() -> impl Strategy<Value = Expected> {
    let fact = prop_oneof![
        (name(), any::<i64>()).prop_map(|(name, life)| Fact::Life(name, life)),
        (name(), zone()).prop_map(|(name, zone)| Fact::In(name, zone)),
        vec((name(), any::<u64>()), 0..3).prop_map(Fact::Stacked),
        Just(Fact::Loop),
    ];
    let names = || option::of(vec(name(), 0..3));
    let count = prop_oneof![any::<u128>().prop_map(PathCount::Exactly), Just(PathCount::Endless)];
    let outcome = (vec(fact, 0..3), names(), names()).prop_map(|(facts, reached_by, forced_by)| {
        ExpectedOutcome { facts, reached_by, forced_by, ..ExpectedOutcome::default() }
    });
    (option::of(vec(outcome, 0..3)), names(), option::of(count)).prop_map(|(outcomes, ordered_by, paths)| {
        Expected {
            as_of: vec![Date::NOW],
            outcomes,
            ordered_by,
            paths,
            never_offered: vec![("Hallow".to_owned(), Reason::AlreadyApplied)],
            ..Expected::default()
        }
    })
}

/// Any board file.
pub(crate) fn file() -> impl Strategy<Value = BoardFile> {
    (name(), name(), board(), vec(expected(), 0..2)).prop_map(|(title, about, board, rulings)| BoardFile {
        about,
        rulings,
        ..BoardFile::new(title, board)
    })
}

fn past() -> Past {
    Past {
        since: Since::Game,
        by: Some(Who::Opponents),
        ..Past::new(EventPattern::GainLife { who: Who::You })
    }
}

fn happened(script: &Script) -> Happened {
    let (you, this) = (script.controller.clone(), script.source.clone());
    Happened {
        what: past(),
        you,
        to: this.iter().cloned().collect(),
        dealt_by: Vec::new(),
        this,
        times: 2,
        or_more: true,
        total: 7,
    }
}
