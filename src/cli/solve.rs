//! `hoyito solve`: what each side can force, proven.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::Args;
use hoyito::ai::{Claim, EvenStarts, Kind, Limits, Proof, Question, Solver, Tables, Thinker, Transpositions, Verdict};
use hoyito::engine::{ByPlayer, Game, Player, Position, Row, Setup};

use super::Failure;
use super::board::Board;
use super::tables::TableArguments;

/// For the first guess at what can be forced.
const GUESS_TIME: Duration = Duration::from_secs(1);
const GUESS_MEGABYTES: usize = 64;

#[derive(Args)]
pub(super) struct Arguments {
    #[command(flatten)]
    board: Board,
    /// Where to begin, as '4,4,4,4,4,4/4,4,4,4,4,4 S 0-0' [default: the opening, South to move]
    #[arg(long)]
    position: Option<Setup>,
    /// Seeds that a side is to capture more than the other by the end of the game; less than 0 is a loss kept small
    /// [default: find the most that each side can be proven to force]
    #[arg(long, allow_negative_numbers = true)]
    margin: Option<i32>,
    /// The margin is for the side that moves first
    #[arg(long, requires = "margin", conflicts_with = "second")]
    first: bool,
    /// The margin is for the side that moves second; so it is without either
    #[arg(long, requires = "margin")]
    second: bool,
    /// Make a book of so many even starts instead: both rows alike, and no gain that either side can be proven to force
    #[arg(long, value_name = "STARTS", conflicts_with_all = ["margin", "position"])]
    even: Option<usize>,
    /// Turns to look ahead for each even start
    #[arg(long, requires = "even", default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    /// For the even starts that are drawn
    #[arg(long, requires = "even", default_value_t = 1)]
    seed: u64,
    /// Time for each attempt
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
    /// Megabytes for what is remembered of positions
    #[arg(long, default_value_t = 256, value_parser = clap::value_parser!(u64).range(1..=65_536))]
    hash: u64,
    #[command(flatten)]
    tables: TableArguments,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let position = arguments.board.position(arguments.position.clone())?;
    let tables = arguments.tables.ready_tables(Kind::of(&position));
    let out = &mut io::stdout().lock();
    if let Some(starts) = arguments.even {
        return make_book(arguments, starts, &position, tables, out);
    }
    writeln!(out, "rules {}\nposition {position}", position.rules())?;
    writeln!(out, "tables {} seeds", tables.ready_seeds(Kind::of(&position)))?;
    out.flush()?;
    let solver = Solver::new(Transpositions::with_megabytes(arguments.hash as usize), Arc::clone(&tables));
    let mut solving = Solving { solver, tables, position, time: Duration::from_secs(arguments.seconds), out };
    match arguments.margin {
        Some(margin) => {
            let player = if arguments.first { position.to_move() } else { !position.to_move() };
            solving.decide(Claim { player, margin })
        }
        None => solving.find_bounds(),
    }
}

/// Writes a book of even starts, each as soon as it is found.
fn make_book(
    arguments: &Arguments,
    starts: usize,
    opening: &Position,
    tables: Arc<Tables>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if opening.row() != Row::Six {
        return Err(Failure::usage("even starts are looked for on 2x6 only"));
    }
    let (rules, Arguments { depth, seed, .. }) = (arguments.board.rules, arguments);
    let seeds = tables.ready_seeds(Kind::of(opening));
    writeln!(
        out,
        "# Even starts of {rules} on 2x6: each player's holes in his own order, both rows alike, and the turns looked"
    )?;
    writeln!(
        out,
        "# ahead (captures that keep the turn not counted, endgame tables to {seeds} seeds) without a proof that either side"
    )?;
    writeln!(
        out,
        "# can force a gain. Made by: hoyito solve --rules {rules} --even {starts} --depth {depth} --seed {seed}"
    )?;
    for start in EvenStarts::new(rules, *depth, *seed, tables).take(starts) {
        writeln!(out, "{start}")?;
        out.flush()?;
    }
    Ok(())
}

/// The largest margin that is proven for a player, and the smallest that is not.
struct Bounds {
    proven: i32,
    unproven: i32,
}

impl Bounds {
    /// Before anything is proven: nobody loses or gains more than all that is left.
    fn of(position: &Position, player: Player) -> Bounds {
        let captured = position.captured();
        let now = i32::from(captured[player]) - i32::from(captured[!player]);
        let most = i32::from(position.board().seeds()) / 4 * 4;
        Bounds { proven: now - most, unproven: now + most + 4 }
    }

    /// What to try next, if anything. Every capture is of four seeds, so only every fourth margin can come out.
    fn middle(&self) -> Option<i32> {
        let steps = (self.unproven - self.proven) / 4;
        (steps > 1).then_some(self.proven + steps / 2 * 4)
    }
}

struct Solving<'a, W> {
    solver: Solver,
    tables: Arc<Tables>,
    position: Position,
    time: Duration,
    out: &'a mut W,
}

impl<W: Write> Solving<'_, W> {
    fn decide(&mut self, claim: Claim) -> Result<(), Failure> {
        let limits = Limits::time(self.time);
        let proof = self.solver.decide(&self.position, claim, &limits, &AtomicBool::new(false));
        self.write(&proof)?;
        if proof.verdict == Verdict::Open {
            return Err(Failure::failed("neither proven nor refuted: give it more --seconds"));
        }
        Ok(())
    }

    /// The most that each side can be proven to force. What one side can force the other cannot have, so the search for the
    /// second begins where the first has come; a short search says where to begin at all.
    fn find_bounds(&mut self) -> Result<(), Failure> {
        let mut bounds = ByPlayer::from_fn(|player| Bounds::of(&self.position, player));
        if let Some(guess) = self.guess() {
            for player in Player::ALL {
                let margin = if player == self.position.to_move() { guess } else { -guess };
                self.try_to_force(player, margin, &mut bounds)?;
            }
        }
        for player in Player::ALL {
            while let Some(margin) = bounds[player].middle() {
                self.try_to_force(player, margin, &mut bounds)?;
            }
        }
        for player in Player::ALL {
            writeln!(self.out, "best {player} {}", bounds[player].proven)?;
        }
        let is_solved = bounds.south.proven == -bounds.north.proven;
        Ok(writeln!(self.out, "{}", if is_solved { "solved" } else { "not solved" })?)
    }

    /// The margin for the mover that a search of a second expects.
    fn guess(&mut self) -> Option<i32> {
        let mut thinker = Thinker::new(Transpositions::with_megabytes(GUESS_MEGABYTES), Arc::clone(&self.tables));
        let (game, question) = (Game::from_position(self.position), Question::best_move(Limits::time(GUESS_TIME)));
        let answer = thinker.think(&game, &question, &AtomicBool::new(false), &mut |_| ())?;
        let captured = self.position.captured();
        let now = i32::from(captured[self.position.to_move()]) - i32::from(captured[!self.position.to_move()]);
        Some(now + (answer.news.score / 100 - now).div_euclid(4) * 4)
    }

    fn try_to_force(&mut self, player: Player, margin: i32, bounds: &mut ByPlayer<Bounds>) -> io::Result<()> {
        let limits = Limits::time(self.time);
        let proof = self.solver.prove(&self.position, Claim { player, margin }, &limits, &AtomicBool::new(false));
        self.write(&proof)?;
        if proof.verdict == Verdict::Proven {
            bounds[player].proven = bounds[player].proven.max(margin);
            bounds[!player].unproven = bounds[!player].unproven.min(4 - margin);
        } else {
            bounds[player].unproven = bounds[player].unproven.min(margin);
        }
        Ok(())
    }

    fn write(&mut self, proof: &Proof) -> io::Result<()> {
        let Claim { player, margin } = proof.claim;
        let verdict = match proof.verdict {
            Verdict::Proven => "proven",
            Verdict::Refuted => "refuted",
            Verdict::Open => "open",
        };
        let (depth, nodes, time) = (proof.depth, proof.nodes, proof.time.as_millis());
        write!(self.out, "{verdict}: {player} can force a margin of {margin} or more, ")?;
        writeln!(self.out, "depth {depth} nodes {nodes} time {time} ms")?;
        if !proof.line.is_empty() {
            let row = self.position.row();
            let line: Vec<String> = proof.line.iter().map(|hole| hole.label(row).to_string()).collect();
            writeln!(self.out, "line {}", line.join(" "))?;
        }
        self.out.flush()
    }
}
