use engine::ruling::{Options, Step, Verdict, Moment};
fn main() {
    let mut bad = 0;
    let verbose = std::env::var("V").is_ok();
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path).unwrap();
        let file = match saves::from_text(&path, &text) { Ok(f) => f, Err(e) => { println!("BAD {e}"); bad += 1; continue; } };
        let findings = saves::check(&file);
        let short = path.rsplit("boards/").next().unwrap().to_string();
        if findings.is_empty() && !verbose { continue; }
        if !findings.is_empty() { bad += 1; }
        println!("==== {short}");
        for f in &findings { println!("  ! {f}"); }
        let mut dates: Vec<_> = file.rulings.iter().flat_map(|r| r.as_of.iter().cloned()).collect();
        dates.dedup();
        for date in dates {
            let mut board = file.board.clone();
            board.as_of = Some(date);
            let ruling = match engine::rule(&board, &Options::default()) { Ok(r) => r, Err(e) => { println!("ERR {e}"); continue; } };
            println!("  -- {:?} paths {:?}", board.as_of, ruling.paths());
            for o in ruling.outcomes() { println!("     {:?} {:?} {:?}", o.paths, Some(ruling.shortest(o.node)).map(|p| p.iter().filter_map(|e| match ruling.graph()[*e] { Step::Pick{effect,..} => Some(ruling.effect(effect).label.to_string()), Step::Answer(a) => Some(format!("{:?}", ruling.answer(a))), Step::Happens => None }).collect::<Vec<_>>()), o.facts); }
            for n in ruling.graph().node_indices() { if ruling.graph()[n]==Moment::Ordering { let v: Vec<String> = ruling.verdicts(n).iter().filter(|j| j.verdict != Verdict::Not(engine::ruling::Reason::OtherEvent)).map(|j| format!("{}@{}:{:?}", ruling.effect(j.effect).label, j.part, j.verdict)).collect(); println!("       n{} {:?}", n.index(), v); } }
        }
    }
    println!("{bad} bad");
}
