//! What is said of a card that there is not.

use anyhow::anyhow;
use engine::cards::nearest_name;
use rulebook::reference::Reference;

use crate::bundled_cards::cards;

/// That no card has a name, with the nearest one that there is.
pub(super) fn no_such_card(name: &str, reference: Option<&Reference>) -> anyhow::Result<anyhow::Error> {
    let cards = cards()?;
    let printed =
        reference.and_then(|reference| reference.search(name, 1).first().map(|f| f.card.name.clone()));
    let like = printed.or_else(|| cards.search(name, 1).pop()).or_else(|| nearest_name(name, cards));
    let like = like.map(|name| format!("; did you mean `{name}`?")).unwrap_or_default();
    let more = match reference {
        Some(_) => " or in the imported card reference",
        None => "; no card reference is imported",
    };
    Ok(anyhow!("there is no card `{name}` in the collection, in the catalogue{more}{like}"))
}
