//! `hoyito shots`: pictures of every scene, drawn without a window.

use std::path::PathBuf;

use clap::Args;

use super::Failure;

#[derive(Args)]
pub struct Arguments {
    /// Where to write them; made if it is not there
    folder: PathBuf,
}

pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    hoyito::app::shots::write(&arguments.folder, |name| println!("{name}")).map_err(Failure::failed)
}
