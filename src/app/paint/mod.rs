//! Pictures painted by formulas when the program starts: the signs on buttons, and the window's own.

mod canvas;
mod icon;
pub(super) mod window_icon;

use bevy::prelude::*;

/// Every picture, as handles.
#[derive(Resource)]
pub struct Pictures {
    pub back: Handle<Image>,
    pub close: Handle<Image>,
    pub menu: Handle<Image>,
    pub undo: Handle<Image>,
    pub redo: Handle<Image>,
    pub hint: Handle<Image>,
    pub speed: Handle<Image>,
    pub first: Handle<Image>,
    pub before: Handle<Image>,
    pub after: Handle<Image>,
    pub last: Handle<Image>,
    pub save: Handle<Image>,
    pub left: Handle<Image>,
    pub right: Handle<Image>,
    pub up: Handle<Image>,
    pub down: Handle<Image>,
    pub fewer: Handle<Image>,
    pub more: Handle<Image>,
    pub one_person: Handle<Image>,
    pub two_people: Handle<Image>,
    pub eye: Handle<Image>,
}

pub(super) fn plugin(app: &mut App) {
    let mut images = app.world_mut().resource_mut::<Assets<Image>>();
    let mut add = |image| images.add(image);
    let pictures = Pictures {
        back: add(icon::back()),
        close: add(icon::close()),
        menu: add(icon::menu()),
        undo: add(icon::undo()),
        redo: add(icon::redo()),
        hint: add(icon::hint()),
        speed: add(icon::speed()),
        first: add(icon::first()),
        before: add(icon::before()),
        after: add(icon::after()),
        last: add(icon::last()),
        save: add(icon::save()),
        left: add(icon::left()),
        right: add(icon::right()),
        up: add(icon::up()),
        down: add(icon::down()),
        fewer: add(icon::fewer()),
        more: add(icon::more()),
        one_person: add(icon::one_person()),
        two_people: add(icon::two_people()),
        eye: add(icon::eye()),
    };
    app.insert_resource(pictures);
}
