//! The program: one command line, behind which are the window, the pipe and the tools.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run()
}
