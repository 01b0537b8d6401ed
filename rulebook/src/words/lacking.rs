//! Why somebody can't pay, choose, cast or target something, in words.

use super::deeds::{self, Besides};
use super::grammar::{count, counted};
use super::vocabulary::counters;
use super::{Sentence, Words};
use language::board::Zone;
use language::event::Deed;
use language::rule::{KeywordName, Rule};
use statements::decided::Unfit;
use statements::forbids::Forbids;
use statements::ids::{ObjectId, PlayerId, Target};
use statements::lacking::{Lacks, NotAnnounced, Untargetable};

impl Words<'_> {
    /// A player can't pay a cost, at all or besides the costs for others that enter at the same time.
    pub(super) fn has_too_little(self, player: PlayerId, lacks: Lacks, together: bool) -> Sentence {
        let player = self.player(player);
        let besides = if together { " for all that enters at the same time" } else { "" };
        let clause = match lacks {
            Lacks::Life { asked, has, team } => {
                let there =
                    if team { format!("their team has only {has}") } else { format!("they have only {has}") };
                format!("{player} can't pay {asked} life{besides}: {there}")
            }
            Lacks::Mana { asked, has } => {
                format!("{player} can't pay {asked} mana{besides}: there is only {has} in their pool")
            }
            Lacks::Cards { asked, has, zone } => {
                let (cards, there) = (counted(asked, "card"), only(has));
                format!("{player} can't pay with {cards} {}{besides}: {there}", from_zone(zone))
            }
            Lacks::Counters { of, kind, asked, has } => {
                let (what, of) = (counters(self.ruling.counter(kind), asked), self.target(of));
                format!("{player} can't pay with {what} of {of}{besides}: {}", only(has))
            }
            Lacks::Done { .. }
            | Lacks::Twice(_)
            | Lacks::Choosable { .. }
            | Lacks::Misfit { .. }
            | Lacks::Anything => {
                format!("{player} can't pay{besides}: {}", self.lacks(lacks))
            }
        };
        let mut rules: Vec<Rule> = together.then_some(Rule::EntersCostsPayable).into_iter().collect();
        match lacks {
            Lacks::Life { team: true, .. } => rules.extend([Rule::LifePaymentTeam, Rule::TeamLifePayment]),
            Lacks::Life { team: false, .. } => rules.push(Rule::LifePayment),
            Lacks::Misfit { is_aura, why, .. } => {
                rules.extend(self.known(&[self.of_misfit(why, is_aura, Unfit::Stays)]));
            }
            Lacks::Mana { .. }
            | Lacks::Cards { .. }
            | Lacks::Counters { .. }
            | Lacks::Done { .. }
            | Lacks::Twice(_)
            | Lacks::Choosable { .. }
            | Lacks::Anything => {}
        }
        rules.push(Rule::CostUnpayable);
        self.say(clause, &self.known(&rules))
    }

    /// What is not there: "nothing is there that it could be done with".
    fn lacks(self, lacks: Lacks) -> String {
        match lacks {
            Lacks::Life { asked, has, .. } => format!("there is only {has} life of {asked}"),
            Lacks::Mana { asked, has } => format!("there is only {has} mana of {asked}"),
            Lacks::Cards { asked, has, zone } => {
                format!("{} are to be taken {}, and {}", counted(asked, "card"), from_zone(zone), only(has))
            }
            Lacks::Counters { of, kind, asked, has } => {
                let what = counters(self.ruling.counter(kind), asked);
                format!("{} is to lose {what}, and {}", self.target(of), only(has))
            }
            Lacks::Done { what, deed } => {
                let what = self.object(what);
                if deed == Deed::Tap {
                    format!("{what} is tapped already")
                } else if deed == Deed::Untap {
                    format!("{what} is untapped already")
                } else {
                    let verb = deeds::in_general(self.vocabulary(), deed, Besides::default());
                    format!("{what} can't {verb} as it is")
                }
            }
            Lacks::Twice(what) => format!("{} can be paid with only once", self.object(what)),
            Lacks::Choosable { asked: 1, .. } => "there is nothing to choose".to_owned(),
            Lacks::Choosable { asked, there } => {
                format!("{} are to be chosen, and {}", count(asked), only(there))
            }
            Lacks::Misfit { what, on, why, .. } => self.why_unfit(Some(what), (on, why)),
            Lacks::Anything => "there is nothing to do it with".to_owned(),
        }
    }

    /// A player can't choose to do something.
    pub(super) fn cant_choose(self, player: PlayerId, draws: Option<u64>, lacks: Option<Lacks>) -> Sentence {
        let player = self.player(player);
        let (clause, rule) = match draws {
            Some(1) => (format!("{player} can't choose to draw a card"), Rule::DrawChoice),
            Some(_) => (format!("{player} can't choose to draw that many cards"), Rule::DrawLimit),
            None => (format!("{player} can't choose to do what isn't possible"), Rule::ImpossibleChoice),
        };
        let why = lacks.map_or_else(String::new, |lacks| format!(": {}", self.lacks(lacks)));
        self.say(format!("{clause}{why}"), &self.first_known(&[rule, Rule::ImpossibleChoice]))
    }

    /// Why a spell is not cast, or an ability not activated.
    pub(super) fn not_announced(self, what: ObjectId, is_spell: bool, why: NotAnnounced) -> Sentence {
        let what = self.object(what);
        let so = if is_spell {
            format!("{what} can't be put on the stack")
        } else {
            format!("the ability of {what} can't be activated")
        };
        let (clause, rule) = match why {
            NotAnnounced::NoSuchAbility => {
                return self.say(format!("{what} has no such activated ability"), &[]);
            }
            NotAnnounced::SeveralAbilities => {
                return self.say(format!("{what} has several abilities: none is named"), &[]);
            }
            NotAnnounced::Modes => (format!("{so}: its modes can't be chosen so"), Rule::CastModes),
            NotAnnounced::Targets => (format!("{so}: it can't target what it is to"), Rule::CastTargets),
            NotAnnounced::TooFewTargets { asked: 1, .. } => {
                (format!("{so}: there is nothing that it can target"), Rule::CastTargets)
            }
            NotAnnounced::TooFewTargets { asked, there } => {
                let needs = counted(asked, "target");
                (format!("{so}: it needs {needs}, and {}", only(there)), Rule::CastTargets)
            }
            NotAnnounced::Elsewhere => {
                (format!("{so}: it does not function where {what} is"), Rule::AbilitiesFunction)
            }
            NotAnnounced::New => {
                let why =
                    "has come under its controller's control since their last turn began, and has no haste";
                (format!("{so}: {what} {why}"), Rule::SummoningSickness)
            }
            NotAnnounced::Forbidden(by) => {
                let says = match by {
                    Forbids::Permanent(by) | Forbids::Lasting(Some(by)) => self.object(by),
                    Forbids::WhatEnters | Forbids::Lasting(None) => "something",
                };
                (format!("{so}: {says} says so"), Rule::CantEffects)
            }
            NotAnnounced::Costs => (format!("{so}: its costs can't be paid"), Rule::CostPaid),
        };
        let whole = if is_spell { Rule::Casting } else { Rule::Activating };
        self.say(clause, &[rule, whole])
    }

    /// Why somebody or something can't be targeted.
    pub(super) fn untargetable(
        self,
        target: Target,
        source: Option<ObjectId>,
        why: Untargetable,
    ) -> Sentence {
        let name = self.target(target);
        let by = source.map_or_else(String::new, |source| format!(" by {}", self.object(source)));
        let cant = format!("{name} can't be targeted{by}");
        match why {
            Untargetable::Says { by, keyword } => {
                let says = match by {
                    Forbids::Permanent(id) if self.object(id) != name => {
                        format!("{} says", self.object(id))
                    }
                    Forbids::Permanent(_) | Forbids::WhatEnters => keyword.map_or_else(
                        || "it says itself".to_owned(),
                        |keyword| format!("it has {}", against_that(keyword)),
                    ),
                    Forbids::Lasting(source) => self.has_said(source),
                };
                let of_permanent =
                    matches!(target, Target::Object(_)) && keyword == Some(KeywordName::Hexproof.words());
                let rule =
                    of_permanent.then_some(Rule::HexproofPermanent).filter(|&rule| self.has_rule(rule));
                let by_name = self.of_keyword_name(keyword.filter(|_| rule.is_none()));
                let rules: Vec<Rule> = rule.into_iter().chain(by_name).chain([Rule::CantEffects]).collect();
                self.say(format!("{cant}, as {says}"), &rules)
            }
            Untargetable::Protected => {
                self.say(format!("{cant}, as it has protection from that"), &[Rule::ProtectionTarget])
            }
            Untargetable::OtherKind => {
                self.say(format!("{cant}: it is not what can be targeted"), &[Rule::CastTargets])
            }
            Untargetable::Twice => self.say(format!("{cant} twice at once"), &[Rule::CastTargets]),
            Untargetable::TooMany => {
                self.say(format!("{cant} besides its other targets"), &[Rule::CastTargets])
            }
        }
    }

    /// The rule about a keyword of this name, if the date has one.
    pub(super) fn of_keyword_name(self, keyword: Option<&'static str>) -> impl Iterator<Item = Rule> {
        let named = KeywordName::ALL.iter().find(|name| keyword == Some(name.words()));
        named.map(|&name| Rule::Keyword(name)).into_iter().filter(move |&rule| self.has_rule(rule))
    }
}

/// A keyword by which something does not happen, with what its name says nothing of.
pub(super) fn against_that(keyword: &str) -> String {
    let from = if keyword.ends_with(" from") { " that" } else { "" };
    let from = if keyword == "protection" { " from that" } else { from };
    format!("{keyword}{from}")
}

/// "only one is there".
fn only(number_there: u64) -> String {
    match number_there {
        0 => "none is there".to_owned(),
        1 => "only one is there".to_owned(),
        more => format!("only {} are there", count(more)),
    }
}

const fn from_zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Library => "from their library",
        Zone::Hand => "from their hand",
        Zone::Graveyard => "from their graveyard",
        Zone::Exile => "from exile",
        Zone::Battlefield | Zone::Stack | Zone::Command | Zone::Outside => "from there",
    }
}
