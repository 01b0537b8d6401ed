//! What a macro is given has no syntax that could be read; its paths still look like paths.

use proc_macro2::{Delimiter, Ident, Spacing, TokenStream, TokenTree};

use super::names::{Path, Space};

/// A path among tokens.
pub(super) struct Spoken {
    pub(super) path: Path,
    pub(super) line: usize,
    pub(super) space: Space,
}

/// Every path and single name in what a macro or attribute is given. A name after a dot belongs to a value, one after
/// `$` or `'` is none; a text that is a path, as attributes have them, is one.
pub(super) fn spoken(tokens: &TokenStream) -> Vec<Spoken> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        at += 1;
        match token {
            TokenTree::Group(group) => found.extend(spoken(&group.stream())),
            TokenTree::Ident(first) if starts(&tokens, at - 1) => {
                let from_crates = follows_colons(&tokens, at - 1);
                let mut names = vec![plain(first)];
                while is_colons(&tokens, at)
                    && let Some(TokenTree::Ident(next)) = tokens.get(at + 2)
                {
                    names.push(plain(next));
                    at += 3;
                }
                let path = Path { names, from_crates };
                found.push(Spoken { path, line: first.span().start().line, space: space(tokens.get(at)) });
            }
            TokenTree::Literal(literal) => found.extend(in_text(literal)),
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
    found
}

/// The path that a text is: `serde` takes them so.
fn in_text(literal: &proc_macro2::Literal) -> Option<Spoken> {
    let text = syn::parse_str::<syn::LitStr>(&literal.to_string()).ok()?.value();
    let path = syn::parse_str::<syn::Path>(&text).ok().filter(|path| path.segments.len() > 1)?;
    let names = path.segments.iter().map(|segment| plain(&segment.ident)).collect();
    let path = Path { names, from_crates: path.leading_colon.is_some() };
    Some(Spoken { path, line: literal.span().start().line, space: Space::Value })
}

/// A name without `r#`.
pub(super) fn plain(name: &Ident) -> String {
    let name = name.to_string();
    name.strip_prefix("r#").map(str::to_owned).unwrap_or(name)
}

/// Whether a path can start here.
fn starts(tokens: &[TokenTree], at: usize) -> bool {
    match sign(tokens, at, 1) {
        Some('.') => sign(tokens, at, 2) == Some('.'),
        Some('$') => matches!(&tokens[at], TokenTree::Ident(name) if name == "crate"),
        Some('\'') => false,
        Some(':') if follows_colons(tokens, at) => {
            let before = at.checked_sub(3).and_then(|at| tokens.get(at));
            !matches!(before, Some(TokenTree::Ident(_))) && sign(tokens, at, 3) != Some('>')
        }
        Some(_) | None => true,
    }
}

/// The sign so many before; none when something else is there.
fn sign(tokens: &[TokenTree], at: usize, back: usize) -> Option<char> {
    match tokens.get(at.checked_sub(back)?)? {
        TokenTree::Punct(punct) => Some(punct.as_char()),
        TokenTree::Group(_) | TokenTree::Ident(_) | TokenTree::Literal(_) => None,
    }
}

fn follows_colons(tokens: &[TokenTree], at: usize) -> bool {
    at >= 2 && is_colons(tokens, at - 2)
}

fn is_colons(tokens: &[TokenTree], at: usize) -> bool {
    let is = |at: usize, joint: bool| {
        matches!(tokens.get(at), Some(TokenTree::Punct(punct))
            if punct.as_char() == ':' && (!joint || punct.spacing() == Spacing::Joint))
    };
    is(at, true) && is(at + 1, false)
}

/// What a path seems to be by what follows it.
fn space(next: Option<&TokenTree>) -> Space {
    match next {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => Space::Value,
        Some(TokenTree::Punct(punct)) if punct.as_char() == '!' => Space::Macro,
        Some(TokenTree::Group(_) | TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_))
        | None => Space::Type,
    }
}

/// Words that stand before the name of a new item.
const NEW: [&str; 8] = ["const", "enum", "fn", "mod", "static", "struct", "trait", "type"];

/// The names of the items that a macro writes out, at any depth.
pub(super) fn declared(tokens: &TokenStream) -> Vec<String> {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match (token, tokens.get(at + 1)) {
            (TokenTree::Group(group), _) => found.extend(declared(&group.stream())),
            (TokenTree::Ident(word), Some(TokenTree::Ident(name))) if NEW.iter().any(|new| word == new) => {
                found.push(plain(name));
            }
            (TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_), _) => {}
        }
    }
    found
}

/// The names that a macro may make items of: those that stand free in what it is given, and those it is given as items.
pub(super) fn made(tokens: &TokenStream) -> Vec<String> {
    let free = tokens.clone().into_iter().filter_map(|token| match token {
        TokenTree::Ident(name) => Some(plain(&name)),
        TokenTree::Group(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => None,
    });
    free.chain(declared(tokens)).collect()
}
