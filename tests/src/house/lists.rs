//! A list that is handed to another macro, written out as the compiler does. Elsewhere what a macro writes is read off
//! its tokens; the list of features is what ties its crate together, so that nothing of it may be missed.
//!
//! The list is a macro of one rule, `($then:ident) => { $then! { .. } }`. What it is handed to has one rule, too, and
//! takes names, literals, single tokens and groups.

use std::collections::BTreeMap;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

/// The lists of a house, by name, each with what it hands on.
pub(super) type Lists = BTreeMap<String, TokenStream>;

/// The lists that a file has at its root.
pub(super) fn lists(syntax: &syn::File) -> Lists {
    let list = |item: &syn::Item| {
        let syn::Item::Macro(syn::ItemMacro { ident: Some(name), mac, .. }) = item else { return None };
        Some((name.to_string(), handed_on(&mac.tokens)?))
    };
    syntax.items.iter().filter_map(list).collect()
}

/// What a macro hands on that does nothing else.
fn handed_on(rules: &TokenStream) -> Option<TokenStream> {
    let (taken, written) = only_rule(rules)?;
    let [Part::Name(taken, _)] = &parts(&taken, Side::Taken)[..] else { return None };
    match &parts(&written, Side::Written)[..] {
        [Part::Name(then, _), Part::Token(TokenTree::Punct(mark)), Part::Group(_, _, rows)]
            if then == taken && mark.as_char() == '!' =>
        {
            Some(rows.clone())
        }
        _ => None,
    }
}

/// What a macro of these rules writes out for a list; none when it takes something else.
pub(super) fn written_out(rules: &TokenStream, list: &TokenStream) -> Option<TokenStream> {
    let (taken, written) = only_rule(rules)?;
    let (list, mut bound) = (tokens(list), Bindings::new());
    let rest = fit(&parts(&taken, Side::Taken), &list, &mut bound)?;
    rest.is_empty().then(|| write(&parts(&written, Side::Written), &bound))
}

/// What a macro of one rule takes, and what it writes.
fn only_rule(rules: &TokenStream) -> Option<(TokenStream, TokenStream)> {
    match &tokens(rules)[..] {
        [TokenTree::Group(taken), TokenTree::Punct(_), TokenTree::Punct(_), TokenTree::Group(written)]
        | [
            TokenTree::Group(taken),
            TokenTree::Punct(_),
            TokenTree::Punct(_),
            TokenTree::Group(written),
            TokenTree::Punct(_),
        ] => Some((taken.stream(), written.stream())),
        _ => None,
    }
}

fn tokens(stream: &TokenStream) -> Vec<TokenTree> {
    stream.clone().into_iter().collect()
}

/// A side of a rule.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    /// What is taken: names are followed by what they stand for.
    Taken,
    /// What is written.
    Written,
}

/// A part of a side of a rule.
enum Part {
    /// A token as it stands.
    Token(TokenTree),
    /// A group, with its parts and as it stands.
    Group(Delimiter, Vec<Self>, TokenStream),
    /// What stands for one token, and whether that is a name; what is written says nothing of it.
    Name(String, Fits),
    /// What is there several times.
    Repeated(Vec<Self>, Times),
}

/// Which token a name stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fits {
    /// A name.
    Name,
    /// Any token or group.
    Any,
}

/// How often something is there.
#[derive(Clone, Copy)]
struct Times {
    /// What stands between.
    between: Option<char>,
    most: usize,
}

fn parts(stream: &TokenStream, side: Side) -> Vec<Part> {
    let tokens = tokens(stream);
    let mut parts = Vec::new();
    let mut rest = &tokens[..];
    while let [first, after @ ..] = rest {
        rest = after;
        match (first, rest) {
            (TokenTree::Punct(dollar), [TokenTree::Ident(name), after @ ..])
                if dollar.as_char() == '$' && name != "crate" =>
            {
                let is_name = matches!(after.get(1), Some(TokenTree::Ident(sort)) if sort == "ident");
                let fits = if side == Side::Taken && is_name { Fits::Name } else { Fits::Any };
                parts.push(Part::Name(name.to_string(), fits));
                rest = if side == Side::Taken { after.get(2..).unwrap_or_default() } else { after };
            }
            (TokenTree::Punct(dollar), [TokenTree::Group(group), after @ ..]) if dollar.as_char() == '$' => {
                let (times, after) = how_often(after);
                parts.push(Part::Repeated(self::parts(&group.stream(), side), times));
                rest = after;
            }
            (TokenTree::Group(group), _) => {
                let inside = self::parts(&group.stream(), side);
                parts.push(Part::Group(group.delimiter(), inside, group.stream()));
            }
            (TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_), _) => {
                parts.push(Part::Token(first.clone()));
            }
        }
    }
    parts
}

/// How often something is there, and what follows the sign that says so.
fn how_often(after: &[TokenTree]) -> (Times, &[TokenTree]) {
    let times = |between, sign: char| Times { between, most: if sign == '?' { 1 } else { usize::MAX } };
    match after {
        [TokenTree::Punct(sign), after @ ..] if ['*', '+', '?'].contains(&sign.as_char()) => {
            (times(None, sign.as_char()), after)
        }
        [TokenTree::Punct(between), _, after @ ..] => (times(Some(between.as_char()), '*'), after),
        _ => (times(None, '*'), after),
    }
}

/// What a name stands for.
#[derive(Clone)]
enum Bound {
    /// A token.
    One(TokenTree),
    /// Something each time that it is there.
    Each(Vec<Self>),
}

type Bindings = BTreeMap<String, Bound>;

/// Whether tokens begin as parts say, with what the names then stand for. What is left of them; none when they don't.
fn fit<'t>(parts: &[Part], tokens: &'t [TokenTree], bound: &mut Bindings) -> Option<&'t [TokenTree]> {
    let mut rest = tokens;
    for part in parts {
        rest = match part {
            Part::Repeated(inside, times) => repeated(inside, *times, rest, bound),
            Part::Name(name, fits) => {
                let (first, after) = rest.split_first()?;
                if *fits == Fits::Name && !matches!(first, TokenTree::Ident(_)) {
                    return None;
                }
                bound.insert(name.clone(), Bound::One(first.clone()));
                after
            }
            Part::Group(delimiter, inside, _) => {
                let [TokenTree::Group(group), after @ ..] = rest else { return None };
                let within = self::tokens(&group.stream());
                let all = group.delimiter() == *delimiter && fit(inside, &within, bound)?.is_empty();
                all.then_some(after)?
            }
            Part::Token(token) => {
                let (first, after) = rest.split_first()?;
                (first.to_string() == token.to_string()).then_some(after)?
            }
        };
    }
    Some(rest)
}

/// Takes what is repeated as often as it is there.
fn repeated<'t>(
    inside: &[Part],
    times: Times,
    tokens: &'t [TokenTree],
    bound: &mut Bindings,
) -> &'t [TokenTree] {
    let mut each: BTreeMap<String, Vec<Bound>> =
        names(inside).into_iter().map(|name| (name, Vec::new())).collect();
    let mut rest = tokens;
    for _ in 0..times.most {
        let mut here = Bindings::new();
        let Some(after) = fit(inside, rest, &mut here).filter(|after| after.len() < rest.len()) else {
            break;
        };
        for (name, what) in here {
            each.entry(name).or_default().push(what);
        }
        rest = match (times.between, after) {
            (Some(between), [TokenTree::Punct(sign), after @ ..]) if sign.as_char() == between => after,
            (Some(_) | None, _) => after,
        };
    }
    bound.extend(each.into_iter().map(|(name, each)| (name, Bound::Each(each))));
    rest
}

/// Every name in parts, at any depth.
fn names(parts: &[Part]) -> Vec<String> {
    let of = |part: &Part| match part {
        Part::Name(name, _) => vec![name.clone()],
        Part::Group(_, inside, _) | Part::Repeated(inside, _) => names(inside),
        Part::Token(_) => Vec::new(),
    };
    parts.iter().flat_map(of).collect()
}

/// Writes parts, with what the names stand for.
fn write(parts: &[Part], bound: &Bindings) -> TokenStream {
    let mut written = TokenStream::new();
    for part in parts {
        match part {
            Part::Token(token) => written.extend([token.clone()]),
            Part::Group(delimiter, inside, _) => {
                written.extend([TokenTree::Group(Group::new(*delimiter, write(inside, bound)))]);
            }
            Part::Name(name, _) => written.extend(match bound.get(name) {
                Some(Bound::One(token)) => Some(token.clone()),
                Some(Bound::Each(_)) | None => None,
            }),
            Part::Repeated(inside, times) => written.extend(each(inside, times.between, bound)),
        }
    }
    written
}

/// Writes what is repeated, as often as its names stand for something.
fn each(inside: &[Part], between: Option<char>, bound: &Bindings) -> TokenStream {
    let each: Vec<(String, &Vec<Bound>)> = names(inside)
        .into_iter()
        .filter_map(|name| match bound.get(&name) {
            Some(Bound::Each(each)) => Some((name, each)),
            Some(Bound::One(_)) | None => None,
        })
        .collect();
    let times = each.iter().map(|(_, each)| each.len()).min().unwrap_or_default();
    let mut written = TokenStream::new();
    for at in 0..times {
        if let (Some(between), 1..) = (between, at) {
            written.extend([TokenTree::from(proc_macro2::Punct::new(between, proc_macro2::Spacing::Alone))]);
        }
        let mut here = bound.clone();
        here.extend(each.iter().map(|(name, each)| (name.clone(), each[at].clone())));
        written.extend(write(inside, &here));
    }
    written
}
