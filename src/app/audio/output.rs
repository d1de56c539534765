//! The two ends of the mix in the app: the controls for the systems, and the stream for whoever plays it. That is the sound
//! device in the real window, and a listener in a test.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use bevy::prelude::*;

use crate::sound::mix::{Controls, Mix, mix};

pub(super) fn plugin(app: &mut App) {
    let (controls, mix) = mix();
    app.insert_resource(Output { controls, stream: Arc::new(Mutex::new(Some(mix))), is_on: Arc::default() });
}

/// Where all sound comes out.
#[derive(Resource, Clone)]
pub struct Output {
    pub(super) controls: Controls,
    stream: Arc<Mutex<Option<Mix>>>,
    is_on: Arc<AtomicBool>,
}

impl Output {
    /// The stream, for the first who asks: from now on somebody listens.
    pub fn turn_on(&self) -> Option<Mix> {
        self.is_on.store(true, Ordering::Relaxed);
        self.stream.lock().ok()?.take()
    }

    /// Whether there is anybody to make sounds for.
    pub(super) fn is_on(&self) -> bool {
        self.is_on.load(Ordering::Relaxed)
    }
}
