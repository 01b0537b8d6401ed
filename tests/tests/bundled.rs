//! The boards that come with the program are what they say they are.

#[test]
fn every_bundled_board_is_ruled_as_its_file_says() {
    let mut wrong = Vec::new();
    for bundled in saves::bundled::all() {
        match saves::from_text(bundled.name, bundled.text) {
            Ok(file) => {
                let findings = saves::check(&file);
                wrong.extend(findings.iter().map(|finding| format!("{}: {finding}", bundled.name)));
                if file.title.trim().is_empty() || file.about.trim().is_empty() || file.rulings.is_empty() {
                    wrong.push(format!("{}: needs a title, what it is about, and rulings", bundled.name));
                }
            }
            Err(error) => wrong.push(format!("{}: {error}", bundled.name)),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(saves::bundled::all().len() > 100, "{} boards", saves::bundled::all().len());
}
