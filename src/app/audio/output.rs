//! The mix as Bevy plays it: one entity with one endless source for as long as the game runs. Without a sound device Bevy never
//! asks for the source, and then nothing is made for it either.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy::audio::{AddAudioSource, AudioPlugin, ChannelCount, Decodable, Sample, SampleRate, Source};
use bevy::prelude::*;

use crate::sound::RATE_HZ;
use crate::sound::mix::{Controls, Mix, mix};

pub(super) fn plugin(app: &mut App) {
    let (controls, mix) = mix();
    let speaker = Speaker { mix: Arc::new(Mutex::new(Some(mix))), is_on: Arc::default() };
    app.insert_resource(Output { controls, is_on: speaker.is_on.clone() }).init_asset::<Speaker>();
    // Where there is no sound at all, as in a test, the speaker stands there and nobody turns it on.
    if app.is_plugin_added::<AudioPlugin>() {
        app.add_audio_source::<Speaker>();
    }
    app.add_systems(Startup, move |mut speakers: ResMut<Assets<Speaker>>, mut commands: Commands| {
        commands.spawn((Name::new("Speaker"), AudioPlayer(speakers.add(speaker.clone()))));
    });
}

/// The game's end of the mix.
#[derive(Resource)]
pub(super) struct Output {
    pub(super) controls: Controls,
    is_on: Arc<AtomicBool>,
}

impl Output {
    /// Whether somebody has begun to play the stream.
    pub(super) fn is_on(&self) -> bool {
        self.is_on.load(Ordering::Relaxed)
    }
}

/// Where all sound comes from.
#[derive(Asset, TypePath, Clone)]
pub struct Speaker {
    /// Taken by the first who plays it.
    mix: Arc<Mutex<Option<Mix>>>,
    is_on: Arc<AtomicBool>,
}

impl Speaker {
    /// Turns it on: the stream itself, for the first who asks.
    pub fn turn_on(&self) -> Option<Mix> {
        self.is_on.store(true, Ordering::Relaxed);
        self.mix.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Decodable for Speaker {
    type Decoder = Stream;

    fn decoder(&self) -> Stream {
        Stream { mix: self.turn_on(), right: None }
    }
}

/// The mix as samples, left and right in turn; silence for a second one who asks.
pub struct Stream {
    mix: Option<Mix>,
    right: Option<Sample>,
}

impl Iterator for Stream {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        if let Some(right) = self.right.take() {
            return Some(right);
        }
        let [left, right] = self.mix.as_mut().map_or([0.0; 2], Mix::next_frame);
        self.right = Some(right);
        Some(left)
    }
}

impl Source for Stream {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        ChannelCount::MIN.saturating_add(1)
    }

    fn sample_rate(&self) -> SampleRate {
        SampleRate::MIN.saturating_add(RATE_HZ - 1)
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}
