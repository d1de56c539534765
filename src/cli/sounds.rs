//! `hoyito sounds`: every sound as a WAV file, for whoever wants to hear or replace them.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use hoyito::sound::{Clip, RATE_HZ, measure, sounds};

use super::Failure;

#[derive(Args)]
pub(super) struct Arguments {
    /// Where to write them; made if it is not there
    folder: PathBuf,
}

/// Writes a file for every take, and a line for every sound: how many takes, and of the longest and loudest the figures.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let folder = &arguments.folder;
    let cannot = |path: &Path, error: io::Error| {
        Failure::failed(format!("the sounds cannot be written to {}: {error}", path.display()))
    };
    fs::create_dir_all(folder).map_err(|error| cannot(folder, error))?;
    let mut out = io::stdout().lock();
    writeln!(out, "{:<14} {:>5} {:>9} {:>9} {:>8}", "sound", "takes", "length ms", "peak dBFS", "RMS dBFS")?;
    for (name, takes) in sounds() {
        for (i, take) in takes.iter().enumerate() {
            let path =
                folder.join(if takes.len() == 1 { format!("{name}.wav") } else { format!("{name}-{}.wav", i + 1) });
            write_wav(&path, take).map_err(|error| cannot(&path, error))?;
        }
        let most = |figure: fn(&Clip) -> f32| takes.iter().map(figure).fold(f32::NEG_INFINITY, f32::max);
        let (length, peak, rms) = (most(Clip::length_ms), most(measure::peak_db), most(measure::rms_db));
        writeln!(out, "{name:<14} {:>5} {length:>9.0} {peak:>9.1} {rms:>8.1}", takes.len())?;
    }
    Ok(())
}

/// Writes a clip as the plainest kind of WAV: one header, then samples of 16 bit.
fn write_wav(path: &Path, clip: &Clip) -> io::Result<()> {
    const HEADER_BYTES: u32 = 44;
    let data_bytes = 2 * clip.samples().len() as u32;
    let frame_bytes = 2 * clip.channels();
    let mut file = BufWriter::new(fs::File::create(path)?);
    file.write_all(b"RIFF")?;
    file.write_all(&(HEADER_BYTES - 8 + data_bytes).to_le_bytes())?;
    file.write_all(b"WAVEfmt ")?;
    file.write_all(&16_u32.to_le_bytes())?;
    // Plain samples.
    file.write_all(&1_u16.to_le_bytes())?;
    file.write_all(&clip.channels().to_le_bytes())?;
    file.write_all(&RATE_HZ.to_le_bytes())?;
    file.write_all(&(RATE_HZ * u32::from(frame_bytes)).to_le_bytes())?;
    file.write_all(&frame_bytes.to_le_bytes())?;
    file.write_all(&16_u16.to_le_bytes())?;
    file.write_all(b"data")?;
    file.write_all(&data_bytes.to_le_bytes())?;
    for sample in clip.samples() {
        file.write_all(&sample.to_le_bytes())?;
    }
    file.flush()
}
