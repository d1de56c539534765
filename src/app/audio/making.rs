//! Makes the sounds: in the background, when the first pictures have been drawn, and only if there is a device to play them on.
//! First what the game itself needs, then the ambience. Until a sound is made it is not heard; nobody waits for it.

use std::sync::{Arc, OnceLock};

use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;
use bevy::tasks::futures_lite::future::yield_now;
use bevy::window::RequestRedraw;

use super::output::Output;
use crate::app::AppSystems;
use crate::sound::mix::Controls;
use crate::sound::{Clip, Sound, air, yard};

/// So many updates belong to the window alone.
const FIRST_PICTURES: u32 = 12;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>().add_systems(Update, begin_making.in_set(AppSystems::Show));
}

/// The sounds that are made.
#[derive(Resource, Default)]
pub(super) struct Shelf {
    takes: Arc<OnceLock<Vec<Vec<Clip>>>>,
    has_begun: bool,
}

impl Shelf {
    /// The takes of a sound, once they are made.
    pub(super) fn takes(&self, sound: Sound) -> Option<&[Clip]> {
        self.takes.get()?.get(sound as usize).map(Vec::as_slice)
    }
}

fn begin_making(
    output: Res<Output>,
    mut shelf: ResMut<Shelf>,
    mut updates: Local<u32>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    if shelf.has_begun {
        return;
    }
    if *updates < FIRST_PICTURES {
        *updates += 1;
        redraws.write(RequestRedraw);
        return;
    }
    if output.is_on() {
        shelf.has_begun = true;
        AsyncComputeTaskPool::get().spawn(make(shelf.takes.clone(), output.controls.clone())).detach();
    }
}

/// Leaves the thread to others after every sound: the machine may be to move, and thinks there too.
async fn make(shelf: Arc<OnceLock<Vec<Vec<Clip>>>>, controls: Controls) {
    let mut takes = Vec::with_capacity(Sound::ALL.len());
    for sound in Sound::ALL {
        takes.push(sound.takes());
        yield_now().await;
    }
    let _ = shelf.set(takes);
    let air = air();
    yield_now().await;
    controls.give_ambience([air, yard()]);
}
