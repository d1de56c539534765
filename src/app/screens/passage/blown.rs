//! What was written on the screen that is left goes with a breath of wind: it fades, drifts aside and takes a little dust along.
//! What goes is a copy, which nobody can touch and no screen reader is told of.

use std::time::Duration;

use bevy::camera::visibility::VisibilitySystems;
use bevy::ecs::query::QueryData;
use bevy::prelude::*;
use bevy::text::LineHeight;
use bevy::ui::{CalculatedClip, ComputedNode, ComputedStackIndex, LayoutConfig, UiGlobalTransform, UiSystems};
use bevy::window::RequestRedraw;

use super::PassageSystems;
use crate::app::ground::OnScreens;
use crate::app::table::{Scratched, blown_dust};
use crate::app::theme::palette::{Faded, PaintSystems, Painted, Rimmed};
use crate::app::theme::widget::{LooseSeed, whole_window};
use crate::app::theme::{Leaving, Passage, ReducedMotion};

/// How long words take to go, and how long they fade with reduced motion.
const GOING: Duration = Duration::from_millis(150);
const FADING: Duration = Duration::from_millis(180);

/// An update that takes longer counts as no more than this: on a slow computer they are still seen to go.
const LONGEST_UPDATE: Duration = Duration::from_millis(75);

/// How far words are blown to the right, in u.
const DRIFT_U: f32 = 6.0;

/// A copy is broken where its original was, whatever is lost in rounding, in u.
const SPARE_U: f32 = 1.0;

pub(super) fn plugin(app: &mut App) {
    let begins = resource_changed::<Passage>.and_then(|passage: Res<Passage>| !passage.is_cut_short);
    let blow_away = blow_away.run_if(begins).in_set(PassageSystems::BlowAway);
    app.add_systems(StateTransition, blow_away).add_systems(
        PostUpdate,
        (
            drift.before(UiSystems::Layout),
            keep_what_stays.after(VisibilitySystems::VisibilityPropagate).before(PaintSystems::Late),
        ),
    );
}

/// All copies of one passage.
#[derive(Component)]
struct Blown;

/// A copy that goes, and how much of its original was seen.
#[derive(Component, Clone, Copy)]
#[require(Leaving, Scratched, Faded(1.0))]
struct Going {
    original: Entity,
    is_looked_after: bool,
    age: Duration,
    seen: f32,
    /// Words drift; signs on stones and what lies in the ground stay where they are while they fade.
    drifts: bool,
}

/// What is written, painted or laid on a screen, and where.
#[derive(QueryData)]
struct Written {
    entity: Entity,
    node: &'static Node,
    computed: &'static ComputedNode,
    order: &'static ComputedStackIndex,
    at: &'static UiGlobalTransform,
    visibility: &'static InheritedVisibility,
    clip: Option<&'static CalculatedClip>,
    faded: Option<&'static Faded>,
    is_text: Has<Text>,
}

/// All that makes it look as it does.
type Look = (
    Painted,
    Rimmed,
    Text,
    TextFont,
    TextLayout,
    LineHeight,
    TextColor,
    ImageNode,
    BackgroundColor,
    LooseSeed,
    Scratched,
);

/// Lays copies over all that is seen. Those of what is still seen afterwards go before anybody has seen them.
fn blow_away(
    written: Query<Written, (OnScreens, Without<Going>)>,
    reduced: Res<ReducedMotion>,
    mut commands: Commands,
) {
    let mut seen: Vec<WrittenItem> = written.iter().filter(WrittenItem::is_seen).collect();
    if seen.is_empty() {
        return;
    }
    seen.sort_by_key(|written| written.order.0);
    let blown = commands.spawn((Name::new("Blown words"), Blown, whole_window(), Pickable::IGNORE)).id();
    for written in seen {
        let copy = commands.spawn((written.going(reduced.0), ChildOf(blown), Pickable::IGNORE)).id();
        commands.entity(written.entity).clone_with_opt_in(copy, |look| {
            look.allow::<Look>();
        });
        commands.entity(copy).insert(written.place());
    }
}

impl WrittenItem<'_, '_> {
    /// What is cut off at the edge of a page goes with its page.
    fn is_seen(&self) -> bool {
        let rect = Rect::from_center_size(self.at.translation, self.computed.size);
        let is_cut = self.clip.is_some_and(|clip| !clip.clip.contains(rect.min) || !clip.clip.contains(rect.max));
        self.visibility.get() && !rect.is_empty() && !is_cut
    }

    fn going(&self, is_motion_reduced: bool) -> Going {
        let seen = self.faded.map_or(1.0, |faded| faded.0);
        let drifts = self.is_text && !is_motion_reduced;
        Going { original: self.entity, is_looked_after: false, age: Duration::ZERO, seen, drifts }
    }

    /// Where the copy lies, turned like its original.
    fn place(&self) -> impl Bundle {
        let scale = self.computed.inverse_scale_factor();
        let spare = if self.is_text { SPARE_U } else { 0.0 };
        let size = self.computed.size * scale + Vec2::X * spare;
        let corner = self.at.translation * scale - size / 2.0;
        let node = Node {
            position_type: PositionType::Absolute,
            left: px(corner.x),
            top: px(corner.y),
            width: px(size.x),
            height: px(size.y),
            border: self.node.border,
            border_radius: self.node.border_radius,
            ..default()
        };
        let turn = Rot2::radians(self.at.to_scale_angle_translation().1);
        (node, UiTransform::from_rotation(turn), LayoutConfig { use_rounding: false })
    }
}

/// What is still seen on the new screen is no business of the wind.
fn keep_what_stays(
    seen: Query<&InheritedVisibility>,
    mut going: Query<(Entity, &mut Going, &mut Faded)>,
    mut commands: Commands,
) {
    for (entity, mut going, mut faded) in going.iter_mut().filter(|(_, going, _)| !going.is_looked_after) {
        going.is_looked_after = true;
        if seen.get(going.original).is_ok_and(|seen| seen.get()) {
            faded.0 = 0.0;
            commands.entity(entity).try_despawn();
        }
    }
}

fn drift(
    time: Res<Time<Real>>,
    (passage, reduced): (Res<Passage>, Res<ReducedMotion>),
    mut copies: Query<(&mut Going, &mut Faded, &mut UiTransform, &ComputedNode, &mut Scratched)>,
    blown: Query<Entity, With<Blown>>,
    mut redraws: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let length = if reduced.0 { FADING } else { GOING };
    // Where time stands still, as while a picture is taken, everything has gone.
    let is_over = passage.is_cut_short || time.delta().is_zero();
    let more = if is_over { length } else { time.delta().min(LONGEST_UPDATE) };
    let mut is_any_left = false;
    for (mut going, mut faded, mut transform, node, mut marks) in &mut copies {
        if going.is_looked_after {
            going.age += more;
        }
        let share = going.age.div_duration_f32(length).min(1.0);
        is_any_left |= share < 1.0;
        faded.set_if_neq(Faded(going.seen * (1.0 - share)));
        if going.drifts {
            transform.translation = Val2::px(DRIFT_U * share * share, 0.0);
            let size = node.size * node.inverse_scale_factor();
            marks.0 = vec![blown_dust(going.original.index_u32() as usize, size, share)];
        }
    }
    if is_any_left {
        redraws.write(RequestRedraw);
    } else {
        blown.iter().for_each(|blown| commands.entity(blown).try_despawn());
    }
}
