//! What a person should know of their files, until a screen has shown it.

use bevy::prelude::*;

use super::Storage;
use crate::app::AppSystems;
use crate::storage::Trouble;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>()
        .add_message::<NoticesRead>()
        .add_systems(Update, (forget_what_was_read, take_notices).chain().in_set(AppSystems::Keep));
}

/// What was not read yet, the oldest first; each is one plain line.
#[derive(Resource, Default)]
pub struct Notices(Vec<Trouble>);

/// Fact: a screen that shows the notices was left.
#[derive(Message, Clone, Copy, Debug)]
pub struct NoticesRead;

impl Notices {
    pub fn add(&mut self, trouble: Trouble) {
        warn!("{trouble}");
        self.0.push(trouble);
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Trouble> {
        self.0.iter()
    }
}

fn forget_what_was_read(mut read: MessageReader<NoticesRead>, mut notices: ResMut<Notices>) {
    if read.read().count() > 0 {
        notices.0.clear();
    }
}

fn take_notices(mut storage: ResMut<Storage>, mut notices: ResMut<Notices>) {
    let troubles = storage.bypass_change_detection().0.take_troubles();
    troubles.into_iter().for_each(|trouble| notices.add(trouble));
}
