//! What a line asks for.

use language::date::Date;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A ruling that is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Request {
    /// What its answers are called.
    pub id: Id,
    /// A board file's text, a code, or the name of a board that comes with the program.
    pub board: String,
    /// The rules date; the board's own when absent.
    #[serde(default)]
    pub as_of: Option<Date>,
}

/// What a request is called: a number or a string, as whoever asks likes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Id {
    /// A number.
    Number(i64),
    /// A string.
    Text(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cancel {
    cancel: Id,
}

/// What came in.
pub(super) enum Line {
    /// A ruling is asked for.
    Rule(Request),
    /// A ruling is not wanted any more.
    Cancel(Id),
    /// It can't be read.
    Wrong(Wrong),
}

/// Why a line can't be read.
#[derive(Debug, Serialize)]
pub(super) struct Wrong {
    /// The request that it was meant to be; null where it does not even say that.
    id: Option<Id>,
    error: String,
}

impl Line {
    /// A line that is longer than any that is read.
    pub(super) fn too_long(most: u64) -> Self {
        Self::Wrong(Wrong { id: None, error: format!("the line is longer than {most} bytes") })
    }
}

impl Request {
    /// What a line says.
    pub(super) fn read(line: &[u8]) -> Line {
        let value: Value = match serde_json::from_slice(line) {
            Ok(value) => value,
            Err(error) => {
                return Line::Wrong(Wrong { id: None, error: format!("the line is not JSON: {error}") });
            }
        };
        let id = value.get("id").cloned().and_then(|id| serde_json::from_value(id).ok());
        let wrong = |error: serde_json::Error| {
            let error =
                format!("{error}; a request is {{\"id\": 1, \"board\": \"..\"}} or {{\"cancel\": 1}}");
            Line::Wrong(Wrong { id, error })
        };
        if value.get("cancel").is_some() {
            return serde_json::from_value(value)
                .map_or_else(wrong, |Cancel { cancel }| Line::Cancel(cancel));
        }
        serde_json::from_value(value).map_or_else(wrong, Line::Rule)
    }
}
