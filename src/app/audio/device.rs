//! The sound device. A thread of its own opens it, so that no picture waits for it, and opens it again when it comes back after
//! it was lost. Bevy's own output is not used: when its device goes, it reports the same error a hundred thousand times a second
//! until the game ends.

use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;
use rodio::cpal::StreamError;
use rodio::{ChannelCount, DeviceSinkBuilder, DeviceSinkError, MixerDeviceSink, Sample, SampleRate, Source};

use super::output::Output;
use crate::sound::RATE_HZ;
use crate::sound::mix::Mix;

/// Where there is no device it is looked for again after a pause, and then after ever longer ones.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(120);

/// Plays the app's sounds on the computer's device whenever there is one. Only the real window does, and a test of just that.
pub fn use_device(app: &mut App) {
    app.add_systems(Startup, |output: Res<Output>| {
        let output = output.clone();
        let thread = thread::Builder::new().name("sound".into()).spawn(move || keep_playing(&output));
        if let Err(error) = thread {
            warn!("There will be no sound: {error}");
        }
    });
}

/// Plays on one device after the other, until the game ends.
fn keep_playing(output: &Output) {
    let mut mix: Option<Arc<Mutex<Mix>>> = None;
    let mut pause = FIRST_PAUSE;
    loop {
        match open() {
            Ok((device, loss)) => {
                // Only now is there anybody to make sounds for.
                mix = mix.or_else(|| output.turn_on().map(|mix| Arc::new(Mutex::new(mix))));
                let Some(mix) = &mix else { return };
                device.mixer().add(Stream { mix: mix.clone(), right: None });
                pause = FIRST_PAUSE;
                if let Ok(error) = loss.recv() {
                    warn!("The sound device is lost: {error}");
                }
            }
            Err(error) if pause == FIRST_PAUSE => warn!("No sound device: {error}"),
            Err(_) => {}
        }
        thread::sleep(pause);
        pause = (2 * pause).min(LONGEST_PAUSE);
    }
}

/// The system's device, and where its loss will be told.
fn open() -> Result<(MixerDeviceSink, Receiver<StreamError>), DeviceSinkError> {
    let (tell, loss) = channel();
    let on_error = move |error| {
        // A buffer that ran empty is filled again, no more than that.
        if !matches!(error, StreamError::BufferUnderrun) {
            let _ = tell.send(error);
        }
    };
    let mut device = DeviceSinkBuilder::from_default_device()?.with_error_callback(on_error).open_stream()?;
    device.log_on_drop(false);
    Ok((device, loss))
}

/// The mix as samples, left and right in turn.
struct Stream {
    mix: Arc<Mutex<Mix>>,
    right: Option<Sample>,
}

impl Iterator for Stream {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        if let Some(right) = self.right.take() {
            return Some(right);
        }
        let [left, right] = self.mix.lock().unwrap_or_else(PoisonError::into_inner).next_frame();
        self.right = Some(right);
        Some(left)
    }
}

impl Source for Stream {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        const { ChannelCount::new(2).unwrap() }
    }

    fn sample_rate(&self) -> SampleRate {
        const { SampleRate::new(RATE_HZ).unwrap() }
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}
