//! The cues of each class, in the order in which they are tried.

/// Words by which a sentence is of a class. A `|` stands between words of which one is enough; `^` before those with
/// which the sentence begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cue {
    /// The class.
    pub(super) class: &'static str,
    /// All of these are in the sentence.
    pub(super) says: &'static [&'static str],
    /// None of these is.
    pub(super) never: &'static [&'static str],
}

const fn cue(class: &'static str, says: &'static [&'static str], never: &'static [&'static str]) -> Cue {
    Cue { class, says, never }
}

/// The first that fits says the class. They were found by reading, and say nothing of whether a sentence is understood.
#[rustfmt::skip]
pub(super) const CUES: &[Cue] = &[
    cue(
        "instead-modal",
        &[
            "choose both instead|choose one or more instead|choose up to two instead",
        ],
        &["would", "mode of your choice at random", "choose a"],
    ),
    cue(
        "instead-modal",
        &[
            "choose three instead|choose any number instead|choose two instead|instead choose",
        ],
        &["would", "mode of your choice at random", "choose a"],
    ),
    cue("instead-other", &["^instead of drafting"], &[]),
    cue(
        "prevent-rider",
        &[
            "prevented this way|prevented this turn|is prevented , put",
        ],
        &["prevent all", "prevent the", "would deal", "can't be prevented"],
    ),
    cue("regenerate-ref", &["regenerates this way|regenerated this turn"], &["can't be regenerated"]),
    cue("regenerate-cant", &["can't be regenerated"], &["exile it instead"]),
    cue(
        "damage-cant-be-prevented",
        &[
            "damage can't be prevented|damage that can't be prevented|can't be prevented",
        ],
        &["prevent the next", "prevent all"],
    ),
    cue("regenerate", &["regenerate"], &["choose a creature to"]),
    cue("cost-lock", &["would cost", "costs"], &[]),
    cue("escape-with", &["escapes with"], &[]),
    cue("draw-skip", &["would draw", "skip that draw|skips that draw"], &[]),
    cue("win-game", &["would", "you win the game instead|wins the game instead"], &[]),
    cue("lose-game", &["would lose the game"], &[]),
    cue("life-floor", &["damage that would reduce"], &[]),
    cue("damage-prevent-next-N", &["prevent the next", "damage"], &[]),
    cue(
        "damage-prevent-static-N",
        &[
            "prevent x of that damage|prevent 1 of that damage|prevent 2 of that damage",
        ],
        &[],
    ),
    cue("damage-prevent-static-N", &["prevent 3 of that damage|prevent 4 of that damage"], &[]),
    cue("damage-prevent-static-N", &["prevent half that damage|prevent 1 damage"], &[]),
    cue("damage-prevent-static-N", &["prevent all but"], &["the next time"]),
    cue("damage-prevent-next-event", &["the next time", "would", "prevent"], &[]),
    cue("damage-prevent-all-combat", &["prevent all combat damage"], &[]),
    cue(
        "damage-prevent-all-combat",
        &[
            "combat damage|noncombat damage",
            "would be dealt|would deal",
            "prevent that damage",
        ],
        &[],
    ),
    cue(
        "damage-prevent-all",
        &[
            "prevent all damage|prevent all of that damage|prevent all noncombat damage|prevent all",
        ],
        &["instead of"],
    ),
    cue("damage-prevent-that-and", &["prevent that damage and|prevent that damage ,"], &[]),
    cue("damage-prevent-that", &["prevent that damage|prevent it"], &[]),
    cue("step-skip", &["would begin", "skip"], &["turn"]),
    cue("turn-skip", &["skip|skips", "turn|turns"], &["step", "steps", "phase", "phases"]),
    cue("untap-step-skip", &["skip|skips", "untap step|untap steps"], &[]),
    cue("draw-step-skip", &["skip|skips", "draw step|draw steps"], &[]),
    cue("step-skip", &["skip|skips", "step|steps|phase|phases"], &[]),
    cue("mana-keep", &["would lose unspent"], &[]),
    cue(
        "mana-replace",
        &[
            "tapped for mana|produces|produce|would produce|mana abilities would",
            "instead",
        ],
        &["whenever", "combat damage"],
    ),
    cue(
        "token-double",
        &[
            "tokens",
            "would create|would be created",
            "twice that many|times that many|three times",
        ],
        &["copies of"],
    ),
    cue(
        "token-as-other",
        &[
            "would create|would be created",
            "instead create that many|tokens with|under your control instead",
        ],
        &["plus"],
    ),
    cue("token-as-other", &["would create|would be created", "may instead|copies of|instead create a"], &["plus"]),
    cue("token-plus", &["would create|would be created"], &[]),
    cue("counter-double", &["would put|would be put|would get", "twice that many", "counters|{e}"], &["damage"]),
    cue("counter-prevent", &["would be put", "counters minus"], &[]),
    cue("counter-plus", &["would put|would be put|would get", "plus", "counter|counters|{e}|{E}"], &[]),
    cue("face-up", &["^as ~ enters or is turned face up|^as ~ is turned face up|would be turned face up"], &[]),
    cue("as-transforms", &["as ~ transforms into|as ~ transforms in"], &[]),
    cue("damage-plus", &["would deal", "that much damage plus|that much plus|plus"], &[]),
    cue("damage-minus", &["would deal", "minus|half that damage"], &[]),
    cue("damage-set", &["would deal", "or more damage"], &["prevent"]),
    cue(
        "damage-double",
        &[
            "would deal|would be dealt",
            "double that damage|twice that much|triple that damage|three times that",
        ],
        &[],
    ),
    cue("damage-as-other", &["as though its source had infect"], &[]),
    cue("damage-as-other", &["as though its source had wither|damage is dealt to you as though"], &[]),
    cue(
        "damage-redirect",
        &[
            "damage",
            "would be dealt|would deal",
            "is dealt to|deals that damage to|deal that damage to|damage to you and|that damage to",
            "instead",
        ],
        &["deals double"],
    ),
    cue("damage-double", &["double all damage"], &[]),
    cue("damage-as-other", &["would be dealt|would deal", "instead"], &[]),
    cue(
        "draw-plus",
        &[
            "would draw",
            "draw two cards instead|draws two cards instead|plus|draw three cards instead|additional",
        ],
        &["life"],
    ),
    cue("draw-replace", &["would draw|would cause you to draw"], &[]),
    cue(
        "lifegain-to-other",
        &[
            "would gain|would cause its controller to gain",
            "loses that much|draw that many|lose that much",
        ],
        &["lose twice"],
    ),
    cue("lifegain-modify", &["would gain"], &["control", "flying"]),
    cue("lifeloss-modify", &["would lose life"], &[]),
    cue("coin-dice", &["would roll|would flip"], &[]),
    cue("scry-modify", &["would scry"], &[]),
    cue("search-replace", &["would search"], &[]),
    cue("untap-replace", &["would untap"], &[]),
    cue("counter-spell-replace", &["would counter"], &[]),
    cue("turn-skip", &["would begin", "turn"], &[]),
    cue("step-skip", &["would begin"], &[]),
    cue("turn-skip", &["skip|skips", "turn|turns"], &["step", "steps", "phase", "phases"]),
    cue("untap-step-skip", &["skip|skips", "untap step|untap steps"], &[]),
    cue("draw-step-skip", &["skip|skips", "draw step|draw steps"], &[]),
    cue("step-skip", &["skip|skips", "step|steps|phase|phases"], &[]),
    cue(
        "keyword-action-replace",
        &[
            "would",
            "proliferate|connive|adapt|learn|explore|adapts|mill|surveil|investigate|venture",
        ],
        &["die", "graveyard from", "leave"],
    ),
    cue("keyword-action-replace", &["the next time", "adapts|in motion"], &[]),
    cue("cast-replace", &["would copy|would cast"], &[]),
    cue("destroy-replace", &["would be destroyed"], &[]),
    cue("zone-leave-exile", &["would leave the battlefield", "exile"], &["would die"]),
    cue("zone-die-exile", &["would die", "exile|exiles"], &["unattach"]),
    cue("zone-die-other", &["would die"], &[]),
    cue("zone-graveyard-shuffle", &["would be put into", "shuffle"], &["spell would"]),
    cue("zone-spell-exile", &["spell would be put into", "exile"], &["from anywhere", "from the battlefield"]),
    cue(
        "zone-spell-exile",
        &[
            "spell cast this way would|card would be put into your graveyard this turn",
            "exile",
        ],
        &["from anywhere", "from the battlefield"],
    ),
    cue(
        "zone-spell-exile",
        &[
            "cast this way would be put|card cast this way",
            "exile",
        ],
        &["from anywhere", "from the battlefield"],
    ),
    cue(
        "zone-spell-exile",
        &[
            "would be put into your graveyard as it resolves|~ would be put into your graveyard",
            "exile",
        ],
        &["from anywhere", "from the battlefield"],
    ),
    cue(
        "zone-spell-exile",
        &[
            "would be put into a graveyard this turn|this way would be put",
            "exile",
        ],
        &["would be put into a graveyard from", "whenever", "permanent"],
    ),
    cue("zone-die-exile", &["would be put into a graveyard from the battlefield", "exile"], &[]),
    cue("zone-spell-exile", &["this way and it would be put into your graveyard"], &[]),
    cue("zone-graveyard-exile", &["would be put into|would go to", "exile|exiles|exiled"], &[]),
    cue("zone-spell-other", &["spell would be put into"], &[]),
    cue("zone-graveyard-other", &["would be put into"], &[]),
    cue("etb-exile-others", &["would enter", "exile it instead"], &[]),
    cue("etb-instead-other", &["would enter"], &[]),
    cue("zone-other", &["would put a"], &[]),
    cue("would-other-noinstead", &["would face"], &[]),
    cue("would-other", &["would", "instead"], &["\""]),
    cue("discard-replace", &["causes you to discard", "onto the battlefield|instead of|on top of"], &[]),
    cue("zone-spell-exile", &["instead of putting it into", "as it resolves"], &[]),
    cue("countered-instead", &["countered this way", "instead"], &[]),
    cue("zone-spell-exile", &["exile ~ instead of putting|exile it instead of putting"], &[]),
    cue("instead-cost", &["from your graveyard by paying", "instead of"], &[]),
    cue("instead-continuous", &["it gets", "instead as long as"], &[]),
    cue("etb-control", &["enters under the control of an opponent"], &[]),
    cue(
        "etb-copy",
        &[
            "enter as a copy|enters as a copy|enter tapped as a copy",
        ],
        &["create", "becomes a copy", "puts it onto", "may play"],
    ),
    cue(
        "etb-copy",
        &[
            "enters tapped as a copy|enter the battlefield as a copy|as a copy",
        ],
        &["create", "becomes a copy", "puts it onto", "may play"],
    ),
    cue("etb-as-other", &["^as ~ enters", "roll"], &["instead"]),
    cue("etb-copy", &["^as ~ enters", "you may have it become a copy"], &[]),
    cue(
        "etb-as-pay",
        &[
            "as ~ enters",
            "pay|sacrifice|exile|reveal|discard|return|tap|roll|remove",
        ],
        &["choose", "secretly"],
    ),
    cue("etb-choose", &["^as ~ enters|^as it enters", "choose|chooses|note|name|vote|guess|your choice of"], &[]),
    cue(
        "etb-as-other",
        &[
            "as ~ enters|as a x|heads , ~ enters as|tails , ~ enters as|tails , it enters as",
        ],
        &["whenever", "when"],
    ),
    cue(
        "etb-state-other",
        &[
            "enters prepared|enter untapped|enters attached",
        ],
        &["when", "whenever", "at the beginning"],
    ),
    cue(
        "etb-tapped-unless",
        &[
            "enters tapped|it enters tapped",
            "unless|if you don't|^if |if you control|if an opponent",
        ],
        &["with", "as it enters"],
    ),
    cue("etb-tapped-self", &["~ enters tapped with"], &[]),
    cue("etb-counters-self", &["~ enters with"], &[]),
    cue("etb-counters-self", &["it enters with"], &["this way", "this turn", "another", "other"]),
    cue("etb-counters-others", &["enters with|enter with"], &[]),
    cue("etb-tapped-self", &["~ enters tapped"], &["whenever", "when "]),
    cue("etb-tapped-self", &["^it enters tapped"], &[]),
    cue("etb-tapped-others", &["enter tapped|enters tapped|enter untapped"], &["whenever", "when ", "as it enters"]),
    cue("counter-stun", &["stun counter|stun counters"], &["remove", "instead", "as long as", "distribute", "can't"]),
    cue("counter-finality", &["finality counter|finality counters"], &[]),
    cue("counter-shield", &["shield counter|shield counters"], &["remove", "has"]),
    cue("kw-flashback", &["flashback|flashbacks"], &["cost", "costs", "instead", "spells"]),
    cue("kw-madness", &["madness|madnesss"], &["cost", "costs", "instead", "if", "goad"]),
    cue("kw-unearth", &["unearth|unearths"], &["cost", "costs", "instead", "if"]),
    cue("kw-rebound", &["rebound|rebounds"], &["cost", "costs", "instead"]),
    cue("kw-buyback", &["buyback|buybacks"], &["cost", "costs", "instead"]),
    cue("kw-aftermath", &["aftermath|aftermaths"], &["cost", "costs", "instead"]),
    cue("kw-megamorph", &["megamorph|megamorphs"], &["cost", "costs", "instead"]),
    cue("kw-modular", &["modular|modulars"], &["cost", "costs", "instead"]),
    cue("kw-bloodthirst", &["bloodthirst|bloodthirsts"], &["cost", "costs", "instead"]),
    cue("kw-fading", &["fading|fadings"], &["cost", "costs", "instead"]),
    cue("kw-vanishing", &["vanishing|vanishings"], &["cost", "costs", "instead"]),
    cue("kw-riot", &["riot|riots"], &["cost", "costs", "instead"]),
    cue("kw-devour", &["devour|devours"], &["cost", "costs", "instead", "devour intellect —", "create"]),
    cue("kw-sunburst", &["sunburst|sunbursts"], &["cost", "costs", "instead"]),
    cue("kw-dredge", &["dredge|dredges"], &["cost", "costs", "instead"]),
    cue("kw-unleash", &["unleash|unleashs"], &["cost", "costs", "instead"]),
    cue("kw-jump-start", &["jump-start|jump-starts"], &["cost", "costs", "instead"]),
    cue("kw-tribute", &["tribute|tributes"], &["cost", "costs", "instead", "~", "if"]),
    cue("kw-amplify", &["amplify|amplifys"], &["cost", "costs", "instead"]),
    cue("kw-ravenous", &["ravenous|ravenouss"], &["cost", "costs", "instead"]),
    cue("kw-graft", &["graft|grafts"], &["cost", "costs", "instead"]),
    cue("kw-harmonize", &["harmonize|harmonizes"], &["cost", "costs", "instead"]),
    cue("kw-compleated", &["compleated|compleateds"], &["cost", "costs", "instead"]),
    cue("kw-hideaway", &["hideaway|hideaways"], &["cost", "costs", "instead"]),
    cue("kw-impending", &["impending|impendings"], &["cost", "costs", "instead"]),
    cue("kw-umbra-armor", &["umbra armor|totem armor"], &[]),
    cue("kw-read-ahead", &["read ahead"], &[]),
    cue("kw-daybound", &["daybound|nightbound"], &[]),
    cue("kw-absorb", &["absorb"], &[]),
    cue("kw-protection", &["protection from"], &["has", "have", "gain", "gains", "with", "choose", "whenever"]),
    cue(
        "self-replacement-spell",
        &[
            "instead",
            "if|as long as|spell mastery",
        ],
        &["would", "rather", "by paying", "enter", "putting it into your graveyard"],
    ),
    cue(
        "self-replacement-ability",
        &[
            "instead",
            "if|as long as|spell mastery",
        ],
        &["would", "rather", "by paying", "enter", "putting it into your graveyard"],
    ),
];
