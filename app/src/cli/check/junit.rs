//! What a check found, as `JUnit` XML, which services that run tests show.

use maud::{Markup, PreEscaped, html};

use super::checked::Checked;
use crate::cli::end::End;
use crate::plain::{one_line, shown};

/// The page for all boards that were checked.
pub(super) fn page(all: &[Checked]) -> String {
    let count = |is: fn(End) -> bool| all.iter().filter(|one| is(one.end)).count();
    let failures = count(is_failure);
    let (errors, skipped) = (count(is_error), count(|end| end == End::StoppedEarly));
    let seconds: f64 = all.iter().map(|one| one.seconds).sum();
    let page = html! {
        (PreEscaped("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
        testsuites name="instead check" tests=(all.len()) failures=(failures) errors=(errors) skipped=(skipped)
            time=(time(seconds))
        {
            testsuite name="boards" tests=(all.len()) failures=(failures) errors=(errors) skipped=(skipped)
                time=(time(seconds))
            { @for one in all { (case(one)) } }
        }
    };
    page.into_string()
}

const fn is_failure(end: End) -> bool {
    matches!(end, End::CheckFailed | End::DependsOnUnread)
}

const fn is_error(end: End) -> bool {
    matches!(end, End::BadInput | End::Fault)
}

fn time(seconds: f64) -> String {
    format!("{seconds:.3}")
}

fn case(one: &Checked) -> Markup {
    let folder = one.board.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
    let name = one.board.display().to_string();
    let first = one.told.first().map(String::as_str).unwrap_or_default();
    let all = one.told.join("\n");
    html! {
        testcase name=(one_line(&name)) classname=(one_line(&folder)) time=(time(one.seconds)) {
            @if is_failure(one.end) { failure message=(one_line(first)) { (shown(&all)) } }
            @if is_error(one.end) { error message=(one_line(first)) { (shown(&all)) } }
            @if one.end == End::StoppedEarly { skipped message=(one_line(first)) {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::page;
    use crate::cli::check::checked::Checked;
    use crate::cli::end::End;

    #[test]
    fn each_board_is_a_case_with_what_is_different() {
        let one = |board: &str, end, told: &[&str]| Checked {
            board: board.into(),
            end,
            word: "",
            rulings: None,
            told: told.iter().map(|&told| told.to_owned()).collect(),
            seconds: 0.25,
        };
        let all = [
            one("a/fine.board.ron", End::Fine, &[]),
            one("a/wrong.board.ron", End::CheckFailed, &["Bob <loses> \"it\"", "\u{1b}[2J"]),
            one("bad.board.ron", End::BadInput, &["no board"]),
            one("open.board.ron", End::StoppedEarly, &["time"]),
        ];
        let page = page(&all);
        for words in [
            "<testsuite name=\"boards\" tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\" time=\"1.000\">",
            "<testcase name=\"a/fine.board.ron\" classname=\"a\" time=\"0.250\"></testcase>",
            "<failure message=\"Bob &lt;loses&gt; &quot;it&quot;\">Bob &lt;loses&gt; &quot;it&quot;\n\\u{1b}[2J</failure>",
            "<error message=\"no board\">",
            "<skipped message=\"time\"></skipped>",
        ] {
            assert!(page.contains(words), "{words} is not in:\n{page}");
        }
    }
}
