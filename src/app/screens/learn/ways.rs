//! The way on and the way back: they come and go, and say where they lead.

use bevy::input_focus::AutoFocus;
use bevy::prelude::*;

use super::course::{Back, Course, Stage};
use super::page::Page;
use crate::app::paint::Pictures;
use crate::app::theme::widget::{Activate, slab, spot, stone};

/// Where the slab that goes on, and what goes back, come and go: what is there now.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    On(bool),
    Back(Option<Back>),
}

/// On, once the step has been told; back, if there is anything to go back to, by what it leads to. Their places stay.
pub(super) fn offer_ways(
    course: Res<Course>,
    pictures: Res<Pictures>,
    pages: Query<&Page>,
    mut ways: Query<(Entity, &mut Way)>,
    mut commands: Commands,
) {
    let Ok(Page { measures, .. }) = pages.single() else { return };
    for (entity, mut way) in &mut ways {
        let wanted = match *way {
            Way::On(_) => Way::On(course.stage() == Stage::Told),
            Way::Back(_) => Way::Back(course.back()),
        };
        if !way.set_if_neq(wanted) {
            continue;
        }
        let mut place = commands.entity(entity);
        place.despawn_children().with_children(|way| match wanted {
            Way::On(false) | Way::Back(None) => {}
            Way::On(true) => {
                way.spawn((slab("go-on"), AutoFocus)).observe(go_on);
            }
            Way::Back(Some(Back::Again)) => {
                way.spawn(slab("learn-again")).observe(go_back);
            }
            Way::Back(Some(to)) => {
                let word = if to == Back::StepBefore { "setup-step-before" } else { "learn-what-next" };
                let size = Rect::from_corners(Vec2::ZERO, measures.stone());
                let mut stone = way.spawn(stone(size, word, pictures.left.clone()));
                stone.insert(Node { position_type: PositionType::Relative, ..spot(size) }).observe(go_back);
            }
        });
    }
}

fn go_on(_: On<Activate>, mut course: ResMut<Course>) {
    course.go_on();
}

fn go_back(_: On<Activate>, mut course: ResMut<Course>) {
    course.go_back();
}
