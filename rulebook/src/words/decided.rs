//! What the rules have decided about instructions, in words.

use super::board_note::not_turned;
use super::grammar::{Subject, counted, list, possessive, quoted, thousands};
use super::over::rule_of;
use super::phrase::Voice;
use super::state_based::was_so;
use super::vocabulary::{counter, counters};
use super::{Sentence, Words, fact};
use language::board::Zone;
use language::rule::Rule;
use statements::decided::{BelowZero, Burn, CombatDamageStep, Decided, NothingAttacked};
use statements::fact::Fact;
use statements::forbids::Forbids;
use statements::happening::Happening;
use statements::ids::{EffectId, ObjectId, Target};
use statements::note::Stays;
use statements::part::Part;
use statements::state_based::StateBased;

impl Words<'_> {
    /// What the rules have decided. `first` is the first of two combat damage steps, where it has been told of already.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of decision")]
    pub(super) fn decided(self, decided: &Decided, first: Option<&CombatDamageStep>) -> Sentence {
        match decided {
            Decided::Sources(from) => {
                let from = self.those(from);
                self.say(format!("as a source {} can be chosen", from.text), &[Rule::SourceChoice])
            }
            Decided::IfDone(true) => {
                self.say("what was to be done counts as done, whatever comes of it", &[Rule::IfYouDo])
            }
            Decided::IfDone(false) => {
                self.say("what was to be done can't be done, and so does not count as done", &[Rule::IfYouDo])
            }
            Decided::CombatDamageStep(step) => self.combat_damage_step(step, first),
            Decided::SpellInVain { what, resolves: false } => {
                let clause = format!("{} does not resolve: all its targets are illegal", self.object(*what));
                self.say(clause, &[Rule::LastKnownTargets])
            }
            Decided::SpellInVain { what, resolves: true } => {
                let what = self.object(*what);
                let clause =
                    format!("all targets of {what} are illegal, but it can't be countered, and resolves");
                self.say(clause, &[Rule::LastKnownTargets])
            }
            Decided::AbilityInVain(ability) => {
                let ability = self.ability_name(*ability);
                let clause =
                    format!("the ability of {ability} does not resolve: all its targets are illegal");
                self.say(clause, &[Rule::LastKnownTargets])
            }
            Decided::AbilityCountered(ability) => {
                self.say(format!("the ability of {} is countered", self.ability_name(*ability)), &[])
            }
            Decided::PaidUnseen(card) => {
                let clause = format!(
                    "the cost says what kind of card is discarded, and {} goes where nobody sees what it is: it is no \
                     legal payment, and is to be taken back",
                    self.object(*card)
                );
                self.say(clause, &[])
            }
            Decided::LacksTargets(ability) => {
                let ability = self.ability_name(*ability);
                let clause = format!(
                    "the ability of {ability} is not put on the stack: there are not enough targets for it"
                );
                self.say(clause, &[Rule::TriggerChoices])
            }
            Decided::TargetLeftOut(target) => {
                let clause =
                    format!("{} is not affected: it has become an illegal target", self.target(*target));
                self.say(clause, &[Rule::LastKnownTargets])
            }
            Decided::NotAnnounced { what, is_spell, why } => self.not_announced(*what, *is_spell, *why),
            Decided::Untargetable { target, source, why } => self.untargetable(*target, *source, *why),
            Decided::Activated { player, what } => {
                let (player, what) = (self.player(*player), self.object(*what));
                self.say(format!("{player} activates an ability of {what}"), &[])
            }
            Decided::NotEquipped { what, in_time: false } => {
                let what = self.object(*what);
                let clause = format!("{what} can't be equipped now: that is done as a sorcery is cast");
                self.say(clause, &[Rule::Equip])
            }
            Decided::NotEquipped { what, in_time: true } => {
                let what = self.object(*what);
                let clause =
                    format!("{what} can't be equipped: there is no creature that its ability can target");
                self.say(clause, &[Rule::Equip])
            }
            Decided::Equipped { what, to, abilities } => {
                let (what, to) = (self.object(*what), self.object(*to));
                if *abilities > 1 {
                    let clause =
                        format!("{what} is equipped to {to}, by any of its equip abilities that allows it");
                    return self.say(clause, &[Rule::EquipMany, Rule::Equip]);
                }
                self.say(format!("{what} is equipped to {to}"), &[Rule::Equip])
            }
            Decided::ExiledWith { what, cards, instead } => {
                let exiled = self.those(cards).is();
                let long = if cards.is_empty() { "" } else { ", as long as they stay there" };
                let clause = format!("{exiled} exiled with {}{long}", self.object(*what));
                let by_ability = [Rule::LinkedExileAbility, Rule::Imprint, Rule::ImprintCard];
                let rules: &[Rule] = if *instead { &[Rule::LinkedExile] } else { &by_ability };
                self.say(clause, &self.known(rules))
            }
            Decided::CantPay(player) => {
                let clause = format!("{} can't pay with what can't happen", self.player(*player));
                self.say(clause, &self.first_known(&[Rule::CantCost, Rule::CantEffects]))
            }
            Decided::HasTooLittle { player, lacks, together } => {
                self.has_too_little(*player, *lacks, *together)
            }
            Decided::CantChoose { player, draws, lacks } => self.cant_choose(*player, *draws, *lacks),
            Decided::CantBecomePermanent(spell) => {
                let clause = format!(
                    "{} resolves and can't enter, and so is to be put into the graveyard",
                    self.object(*spell)
                );
                self.say(clause, &self.known(&[Rule::SpellCantEnter]))
            }
            Decided::PassedOver(cards) => {
                let clause = format!(
                    "{} entering, and so the cards below are taken from the library",
                    self.those(cards).is()
                );
                let rule = self.has_rule(Rule::EntersTopOfLibrary).then_some(Rule::EntersTopOfLibrary);
                self.say(clause, rule.as_slice())
            }
            Decided::NotFollowed { player, cards } => {
                let which = if cards.len() == 1 { "that" } else { "one of these" };
                let clause = format!(
                    "nobody knows where {} in {} library: what is taken from there could be {which}, which is not followed",
                    self.those(cards).does("lie"),
                    possessive(self.player(*player))
                );
                self.say(clause, &[])
            }
            Decided::CantBeAttached { what, to, by } => {
                let what_name = what.map_or("the token", |what| self.object(what));
                let says = match by {
                    Forbids::Permanent(id) if Some(*id) != *what => format!("{} says", self.object(*id)),
                    Forbids::Permanent(_) | Forbids::WhatEnters => "it says itself".to_owned(),
                    Forbids::Lasting(source) => self.has_said(*source),
                };
                let clause = format!("{what_name} can't be attached to {}, as {says}", self.those(to).text);
                self.say(clause, &[Rule::CantEffects])
            }
            Decided::Misfit { what, is_aura, on, why, so } => self.misfit(*what, *is_aura, (*on, *why), *so),
            Decided::NotTurned { what, because } => {
                let rule = match because {
                    Stays::OneFace | Stays::Modal => Some(Rule::TransformOneFace),
                    Stays::TransformedSince => Some(Rule::TransformAgain),
                    Stays::IntoASpell => Some(Rule::TransformIntoASpell),
                    Stays::Monstrous => Some(Rule::Monstrosity),
                    Stays::EntersWithOneFace => Some(Rule::EntersTransformed),
                    Stays::TwoFaces | Stays::FaceDown | Stays::NoPermanentCard => None,
                };
                self.say(not_turned(self.object(*what), *because), &self.known(rule.as_slice()))
            }
            Decided::NoPermanent { what, instant } => {
                let (it, enter) = (self.who_enters(*what), self.vocabulary().enter());
                let (kind, rule) = if *instant {
                    ("an instant", Rule::InstantCantEnter)
                } else {
                    ("a sorcery", Rule::SorceryCantEnter)
                };
                let clause = format!("{} not {enter}, being {kind}", it.does("do"));
                self.say(clause, &[rule])
            }
            Decided::ManaLost { player, amount, burn } => {
                let player = self.player(*player);
                let and = match burn {
                    Burn::LosesLife => format!(", and {player} loses as much life"),
                    Burn::Spared => format!(", and {player}, whom another player controls, loses no life"),
                    Burn::Unknown => String::new(),
                };
                let clause = format!(
                    "the unused mana of {player} is lost, which is {}{and}",
                    thousands(u128::from(*amount))
                );
                self.say(clause, &[Rule::ManaEmpties])
            }
            Decided::KeepsTargets(spell) => {
                let clause = format!(
                    "{} keeps its targets: there are no others that it could have",
                    self.object(*spell)
                );
                self.say(clause, &self.first_known(&[Rule::NewTargets, Rule::CopyNewTargets]))
            }
            Decided::NotDestroyed { what, effects, by } => {
                let says = by.map(|by| match by {
                    Forbids::Permanent(id) if id == *what => "what it says itself of destruction".to_owned(),
                    Forbids::Permanent(id) => format!("what {} says of destruction", self.object(id)),
                    Forbids::WhatEnters | Forbids::Lasting(_) => "what is said of destruction".to_owned(),
                });
                let names = effects.iter().map(|effect| self.effect_name(*effect).clone());
                let names: Vec<String> = says.into_iter().chain(names).collect();
                let does = if names.len() == 1 { "does" } else { "do" };
                let clause = format!(
                    "{} is put into a graveyard and not destroyed: {} {does} nothing about that",
                    self.object(*what),
                    list(&names)
                );
                self.say(clause, &[Rule::SbaToughnessZero])
            }
            Decided::NoMoreCounters { what, kind, kept_off } => {
                let what = what.map_or("the token", |what| self.object(what));
                let (kind, be) = (self.ruling.counter(*kind), if *kept_off == 1 { "is" } else { "are" });
                let clause = format!(
                    "{what} can't have more {} counters: {} {be} not put",
                    counter(kind),
                    counters(kind, *kept_off)
                );
                self.say(clause, &[Rule::CantEffects])
            }
            Decided::NothingUnder(player) => {
                let player = self.player(*player);
                let clause = format!("{player} has left the game, and so nothing comes under their control");
                self.say(clause, &[Rule::ControlToWhoLeft])
            }
            Decided::BecomesToken(copy) => {
                let clause = format!("{} becomes a token, which nobody creates", self.object(*copy));
                self.say(clause, &self.known(&[Rule::CopyBecomesToken, Rule::SpellCopyToken]))
            }
            Decided::EntersToo { what, revealed } => {
                let enters = self.who_enters(*what).does(self.vocabulary().enter());
                let rule = if *revealed { Rule::Amplify } else { Rule::EntersNotItself };
                self.say(format!("{enters} at the same time, and so can't be chosen"), &self.known(&[rule]))
            }
            Decided::ChosenAlready(these) => {
                let these = self.those(these).is();
                let clause =
                    format!("{these} chosen for what enters at the same time, and so can't be chosen again");
                let rule = self.once_for_all();
                self.say(clause, rule.as_slice())
            }
            Decided::NothingToEnchant { aura, was_spell } => {
                let what = aura.map_or("the token", |aura| self.object(aura));
                let comes_of_it = match aura {
                    Some(_) if *was_spell => "and is put into the graveyard",
                    Some(_) => "and stays where it is",
                    None => "and is not created",
                };
                let clause = format!("{what} can enchant nobody and nothing, {comes_of_it}");
                self.say(clause, &self.first_known(&[Rule::AuraStays, Rule::AuraEnters]))
            }
            Decided::OfWhoLeft(player) => {
                let clause = format!(
                    "what {} had in store for now does not come, since they have left the game",
                    self.player(*player)
                );
                self.say(clause, &self.known(&[Rule::AbilityOfWhoLeft]))
            }
            Decided::Nothing(nothing) => self.nothing(nothing),
            Decided::Missed { what, zone } => self.missed(*what, *zone),
            Decided::AnotherObject(what) => {
                let clause = format!(
                    "{} is another object than was meant, and so nothing of the kind happens to it",
                    self.object(*what)
                );
                self.say(clause, &[Rule::NewObject])
            }
            Decided::NotCast { what, is_land } => {
                let (kind, rule) = if *is_land {
                    ("a land", Rule::LandNotCast)
                } else {
                    ("neither a card nor a copy of one", Rule::CardIsCast)
                };
                self.say(format!("{} is {kind}, and so can't be cast", self.object(*what)), &[rule])
            }
            Decided::NotTheirs { what, player } => {
                let (what, player) = (self.object(*what), self.player(*player));
                let clause = format!("{player} can't sacrifice {what}, which somebody else controls");
                self.say(clause, &self.known(&[Rule::SacrificeOwn]))
            }
            Decided::TokenStays(what) => {
                let clause = format!(
                    "{} is a token that is not {} any more, and so stays where it is",
                    self.object(*what),
                    self.vocabulary().on_battlefield()
                );
                self.say(clause, &[Rule::TokenStays])
            }
            Decided::EntersAttackingNothing { what, why } => {
                let enters = self.who_enters(*what).does(self.vocabulary().enter());
                let rule = (*why == NothingAttacked::Gone).then_some(Rule::AttacksWhatIsGone);
                let why = match why {
                    NothingAttacked::NoCombat => "there is no combat",
                    NothingAttacked::NotTheAttacker => "its controller is not the attacking player",
                    NothingAttacked::NoCreature => "only creatures that are no battles attack",
                    NothingAttacked::Gone => "what it was to attack is gone",
                    NothingAttacked::NotToBeAttacked => "what it was to attack can't be attacked",
                };
                let rule = rule.filter(|&rule| self.has_rule(rule));
                self.say(format!("{enters} and attacks nothing: {why}"), rule.as_slice())
            }
            Decided::KeptInCommand(card) => {
                self.say(format!("{} stays in the command zone", self.object(*card)), &[Rule::KeptInCommand])
            }
            Decided::PlayerLeft(player) => self.say(
                format!("{} has left the game, and so does nothing of the kind", self.player(*player)),
                &[],
            ),
            Decided::WinsAndLoses(player) => self.say(
                format!("{} wins and loses the game at once, and so loses it", self.player(*player)),
                &[Rule::WinAndLose],
            ),
            Decided::OpponentsLose(player) => self.say(
                format!("{} does not win the game: all opponents lose it instead", self.player(*player)),
                &[Rule::WinIsLossOfOthers],
            ),
            Decided::NotPut(ability) => {
                let clause = format!(
                    "the ability of {} is not put on the stack, since its controller has left the game",
                    self.ability_name(*ability)
                );
                self.say(clause, &self.known(&[Rule::AbilityOfWhoLeft]))
            }
            Decided::Idle { source, you, ability, why } => self.idle((*source, *you), ability, *why),
            Decided::NotSoAnyMore(ability) => {
                let clause = format!(
                    "the ability of {} does nothing, as what it asks for is not so any more",
                    self.ability_name(*ability)
                );
                let mut rules = self.of_keyword(self.ruling.keyword_of_ability(*ability));
                rules.push(Rule::TriggerCondition);
                self.say(clause, &rules)
            }
            Decided::Unpreventable { effect, source, to, by } => {
                let why = match by {
                    Some(Forbids::Permanent(by)) => {
                        format!("as {} says that it can't be prevented", self.object(*by))
                    }
                    Some(Forbids::Lasting(by)) => {
                        format!("as {} that it can't be prevented", self.has_said(*by))
                    }
                    Some(Forbids::WhatEnters) => "which it says itself".to_owned(),
                    None => "which can't be prevented".to_owned(),
                };
                let (effect, to) = (self.effect_name(*effect), self.target(*to));
                let from = source.map_or_else(String::new, |source| format!(" from {}", self.object(source)));
                let clause = format!("{effect} prevents nothing of the damage{from} to {to}, {why}");
                let rule = self.has_rule(Rule::Unpreventable).then_some(Rule::Unpreventable);
                self.say(clause, rule.as_slice())
            }
            Decided::ReplacesStateBased { effect, of, due, left } => {
                self.replaces_state_based(*effect, *of, due, left)
            }
            Decided::TooFewCards { player, cards, milled } => {
                let library = format!("{} library", possessive(self.player(*player)));
                let clause = match cards {
                    0 => format!("{library} is empty, and so no card is taken from it"),
                    cards => {
                        format!(
                            "{library} has only {}, and no more are taken from it",
                            counted(*cards, "card")
                        )
                    }
                };
                let rule = Some(Rule::MillMost).filter(|&rule| *milled && self.has_rule(rule));
                self.say(clause, rule.as_slice())
            }
            Decided::DealsNone { source, below } => self.deals_none(*source, *below),
            Decided::TokenElsewhere(entering) => {
                let (token, enter) = (self.who_enters(*entering), self.vocabulary().enter());
                let clause =
                    format!("{} not {enter}, and so {}", token.does("do"), token.verb("cease to exist"));
                self.say(clause, &[Rule::SbaToken])
            }
            Decided::NoDamage(what) => {
                self.say(format!("{} can't be dealt damage", self.object(*what)), &[Rule::DamageOnlyTo])
            }
            Decided::CombatDamageOnStack(parts) => {
                let damage =
                    list(&parts.iter().filter_map(|part| self.assigned_on_stack(part)).collect::<Vec<_>>());
                let clause = format!(
                    "the combat damage is on the stack, and will be dealt as it is assigned: {damage}"
                );
                self.say(clause, &self.known(&[Rule::CombatDamageDealt]))
            }
            Decided::NotDealt { to, is_there } => self.not_dealt(*to, *is_there),
            Decided::RemovedFromCombat { what, why } => self.removed(*what, *why),
            Decided::AttacksNothing(what) => {
                let clause = format!(
                    "{} attacks nobody and nothing any more, as what it attacked is no longer in combat",
                    self.object(*what)
                );
                self.say(clause, &[Rule::RemovedFromCombat])
            }
            Decided::AssignsNone { what, why } => self.assigns_none(*what, *why),
            Decided::NotObeyed { what, deed, to, why } => self.not_obeyed(what, *deed, *to, *why),
            Decided::WornOff(objects) => {
                let clause = format!("the damage marked on {} wears off", self.those(objects).text);
                self.say(clause, &self.known(&[Rule::TurnEffectsEnd, Rule::DamageStays]))
            }
            Decided::NoLonger { objects, changes, until } => self.no_longer(objects, changes, until.as_ref()),
            Decided::LastingOver { source, you, ability, until } => {
                let source = source.map(|source| self.object(source));
                let voice = Voice::of(self.vocabulary(), Some(self.player(*you)), source);
                let clause =
                    format!("this is over: {}", quoted(&voice.so_for_a_time(ability, until, (false, false))));
                self.say(clause, &[rule_of(until)])
            }
            Decided::NeverBegins(found) => self.never_begins(found),
            Decided::UnbestowedSpell(spell) => {
                let clause = format!(
                    "{} is bestowed no longer, as its target is illegal, and resolves as a creature spell",
                    self.object(*spell)
                );
                self.say(clause, &[Rule::BestowSpell])
            }
            Decided::Unbestowed(aura) => {
                let clause = format!("{} is attached to nothing, and bestowed no longer", self.object(*aura));
                self.say(clause, &[Rule::BestowFalls])
            }
            Decided::EffectOver { effect, until } => self.effect_over(*effect, until),
            Decided::ComesUnder { player, objects, has_left } => self.comes_under(
                *player,
                objects,
                if *has_left { Rule::PlayerLeaves } else { Rule::EffectDuration },
            ),
            Decided::NotGained { player, objects } => {
                let (player, those) = (self.player(*player), self.those(objects).text);
                self.say(
                    format!("{player} can't gain control of {those}, and does not"),
                    &[Rule::CantEffects],
                )
            }
            Decided::Stranded { objects, just_left } => {
                let clause = format!("nobody who is in the game controls {}", self.those(objects).text);
                let by_another = (!just_left).then_some(Rule::ControlOfWhoLeft);
                let rules: Vec<Rule> = by_another.into_iter().chain([Rule::PlayerLeaves]).collect();
                self.say(clause, &self.first_known(&rules))
            }
            Decided::Leaving(leaving) => self.leaving(leaving),
            Decided::GameOver => self.say("the game is over: nothing more happens", &[]),
            Decided::AllModes(spell) => {
                let clause = format!(
                    "all modes of {} are followed, in the order in which they are written",
                    self.object(*spell)
                );
                self.say(clause, &[Rule::EntwineOrder])
            }
        }
    }

    fn missed(self, what: ObjectId, zone: Option<Zone>) -> Sentence {
        let name = self.object(what).to_owned();
        let fact = zone.map_or_else(|| Fact::PhasedOut(name.clone()), |zone| Fact::In(name.clone(), zone));
        let is = fact::fact(self.vocabulary(), &fact);
        let so = if zone == Some(Zone::Battlefield) {
            " already, and so doesn't go there"
        } else {
            ", and so nothing of the kind happens to it"
        };
        self.say(format!("{is}{so}"), &[])
    }

    /// All state-based actions that would do the same are replaced at once, or one of them alone.
    fn replaces_state_based(
        self,
        effect: EffectId,
        of: Target,
        due: &[StateBased],
        left: &[StateBased],
    ) -> Sentence {
        let (effect, of) = (self.effect_name(effect), self.target(of));
        let so = |all: &[StateBased]| {
            list(&all.iter().map(|&why| was_so(self.vocabulary(), why, of)).collect::<Vec<_>>())
        };
        let number = match due {
            [_] => "one state-based action",
            [_, _] => "two state-based actions at once",
            _ => "several state-based actions at once",
        };
        let leaves = if left.is_empty() { String::new() } else { format!("; it leaves that {}", so(left)) };
        let clause = format!("{effect} replaces {number}: {}{leaves}", so(due));
        let same = (due.len() > 1).then_some(Rule::SbaSameResult).filter(|&rule| self.has_rule(rule));
        let rules: Vec<Rule> = same.into_iter().chain(due.iter().chain(left).map(|why| why.rule())).collect();
        self.say(clause, &rules)
    }

    /// There would be 0 damage: "Imp deals no damage, as its power is -2".
    fn deals_none(self, source: Option<ObjectId>, below: Option<BelowZero>) -> Sentence {
        let name = source.map_or("a source", |source| self.object(source));
        let why = below.map_or_else(
            || "since it is 0 damage".to_owned(),
            |BelowZero { of, power, number }| {
                let whose = if source == Some(of) { "its".to_owned() } else { possessive(self.object(of)) };
                format!("as {whose} {} is {number}", if power { "power" } else { "toughness" })
            },
        );
        let negative = below.map(|_| Rule::NegativeNumber).filter(|&rule| self.has_rule(rule));
        let rules: Vec<Rule> = negative.into_iter().chain([Rule::ZeroDamage]).collect();
        self.say(format!("{name} deals no damage, {why}"), &rules)
    }

    /// Damage on the stack: "2 of Elder to Ogre".
    fn assigned_on_stack(self, part: &Part) -> Option<String> {
        let Happening::Damage { source, to, amount, .. } = part.happening else { return None };
        let from = source.map_or_else(String::new, |source| format!(" of {}", self.object(source)));
        Some(format!("{}{from} to {}", thousands(u128::from(amount)), self.target(to)))
    }

    /// Some objects; "nothing" where there are none.
    pub(super) fn those(self, objects: &[ObjectId]) -> Subject {
        let names = self.names(objects);
        match names.len() {
            0 => Subject::one("nothing"),
            1 => Subject::one(list(&names)),
            _more => Subject::many(list(&names)),
        }
    }
}
