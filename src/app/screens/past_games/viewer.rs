//! A past game on the table: move by move, there and back. The board, the captions and the last move again are those of the
//! table; nobody plays on it. One that was left unfinished can be gone on with, and is past no longer then.

use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use crate::app::AppSystems;
use crate::app::locale::Words;
use crate::app::paint::Pictures;
use crate::app::screens::parts::go_back;
use crate::app::screens::{Draft, Screen, go_on_with};
use crate::app::session::{LeaveMatch, LookAt, PastMoment, ResumeMatch, Session};
use crate::app::storage::{PastTakenUp, TakeUpPast};
use crate::app::table::{InPlaceOfLapLine, Layout, Playback, TableLayout, TimeLine};
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{Activate, label, plate, slab, spot, stone, whole_window};
use crate::locale::Phrase;

pub(super) fn plugin(app: &mut App) {
    let is_open = in_state(Screen::PastGame);
    app.init_resource::<LeftUnfinished>()
        .add_systems(OnEnter(Screen::PastGame), spawn)
        .add_systems(OnExit(Screen::PastGame), leave)
        .add_systems(Update, step_by_key.run_if(is_open.clone()).in_set(AppSystems::Keys))
        .add_systems(Update, (place, place_play_on, tell_where, play_on).run_if(is_open).in_set(AppSystems::Show));
}

/// The name in the list of the game on the table, if it can be gone on with.
#[derive(Resource, Default)]
pub(super) struct LeftUnfinished(pub Option<String>);

/// The i-th stone.
#[derive(Component)]
struct Stone(usize);

/// Where in the match one is.
#[derive(Component)]
struct Where;

#[derive(Component)]
struct WhereText;

/// Where a game that was left is gone on with.
#[derive(Component)]
struct PlayOn;

/// How far below the upper edge it is said: in portrait the stones lie above it, in u.
const WHERE_TOP: f32 = 16.0;
const WHERE_TOP_IN_PORTRAIT: f32 = 78.0;

/// The least room for it beside the lap line, at 100 %, in u.
const WHERE_LEAST: f32 = 180.0;

fn spawn((layout, pictures): (Res<TableLayout>, Res<Pictures>), left: Res<LeftUnfinished>, mut commands: Commands) {
    let root = (Name::new("Past game"), whole_window(), TabGroup::new(1), Pickable::IGNORE);
    commands.spawn((root, DespawnOnExit(Screen::PastGame))).with_children(|root| {
        let at = |i| layout.0.button(i);
        root.spawn((Stone(0), stone(at(0), "back", pictures.back.clone()))).observe(go_back);
        for (i, (name, picture, moment)) in [
            ("to-its-start", &pictures.first, PastMoment::Start),
            ("move-before", &pictures.before, PastMoment::MoveBefore),
            ("next-move", &pictures.after, PastMoment::NextMove),
            ("to-its-end", &pictures.last, PastMoment::End),
        ]
        .into_iter()
        .enumerate()
        {
            let mut stone = root.spawn((Stone(i + 1), stone(at(i + 1), name, picture.clone())));
            stone.observe(go_to(moment));
            if moment == PastMoment::NextMove {
                stone.insert(bevy::input_focus::AutoFocus);
            }
        }
        let sweep = Node { padding: UiRect::axes(px(18), px(7)), ..default() };
        root.spawn((Where, Node::default(), Pickable::IGNORE)).with_children(|place| {
            place.spawn(plate(sweep)).with_child((WhereText, label(Words::default(), Type::Note, Paint::Ink)));
        });
        if left.0.is_some() {
            root.spawn((PlayOn, InPlaceOfLapLine, Node::default(), Pickable::IGNORE)).with_children(|place| {
                place.spawn(slab("go-on")).observe(go_on);
            });
        }
    });
}

fn go_to(moment: PastMoment) -> impl Fn(On<Activate>, Res<Session>, MessageWriter<LookAt>) {
    move |_, session, mut wishes| {
        wishes.write(LookAt { at: session.stamp(), moment });
    }
}

fn go_on(_: On<Activate>, left: Res<LeftUnfinished>, mut wishes: MessageWriter<TakeUpPast>) {
    if let Some(name) = &left.0 {
        wishes.write(TakeUpPast(name.clone()));
    }
}

/// It is on offer now; or else its file cannot be read any more, and the list says so.
fn play_on(
    mut taken_up: MessageReader<PastTakenUp>,
    mut draft: ResMut<Draft>,
    mut resumes: MessageWriter<ResumeMatch>,
    mut commands: Commands,
) {
    for PastTakenUp(found) in taken_up.read() {
        match found {
            Some(saved) => go_on_with(saved, &mut draft, &mut resumes, &mut commands),
            None => commands.set_state_if_neq(Screen::PastGames),
        }
    }
}

fn leave(mut leaves: MessageWriter<LeaveMatch>) {
    leaves.write(LeaveMatch);
}

/// While a move is seen again, arrows go along its laps instead.
fn step_by_key(
    keys: Res<ButtonInput<KeyCode>>,
    session: Res<Session>,
    line: Res<TimeLine>,
    mut wishes: MessageWriter<LookAt>,
) {
    let moments = [
        (KeyCode::ArrowLeft, PastMoment::MoveBefore),
        (KeyCode::ArrowRight, PastMoment::NextMove),
        (KeyCode::Home, PastMoment::Start),
        (KeyCode::End, PastMoment::End),
    ];
    let pressed = moments.into_iter().find(|(key, _)| keys.just_pressed(*key));
    if let Some((_, moment)) = pressed.filter(|_| !line.is_open()) {
        wishes.write(LookAt { at: session.stamp(), moment });
    }
}

fn place(
    layout: Res<TableLayout>,
    mut stones: Query<(&Stone, &mut Node), Without<Where>>,
    mut wheres: Query<(Ref<Where>, &mut Node)>,
) {
    if layout.is_changed() {
        for (&Stone(i), mut node) in &mut stones {
            let rect = layout.0.button(i);
            (node.left, node.top) = (px(rect.min.x), px(rect.min.y));
        }
    }
    for (is, mut node) in &mut wheres {
        if layout.is_changed() || is.is_added() {
            node.position_type = PositionType::Absolute;
            let Layout { lap_line, size, is_portrait, .. } = &layout.0;
            // In a narrow window large text leaves no room for it: what can be seen again comes first.
            let has_room = *is_portrait || size.x - lap_line.max.x >= WHERE_LEAST * layout.0.seating.text;
            node.display = if has_room { Display::Flex } else { Display::None };
            let top = if *is_portrait { WHERE_TOP_IN_PORTRAIT } else { WHERE_TOP };
            node.right = px(spacing::LARGE);
            node.top = px(top);
        }
    }
}

/// At rest; while seeds fly their laps are counted there.
fn place_play_on(
    (playback, line): (Res<Playback>, Res<TimeLine>),
    layout: Res<TableLayout>,
    mut places: Query<&mut Node, With<PlayOn>>,
) {
    let display = if playback.is_running() || line.is_open() { Display::None } else { Display::Flex };
    for mut node in &mut places {
        node.set_if_neq(Node { display, ..spot(layout.0.lap_line) });
    }
}

fn tell_where(session: Res<Session>, mut texts: Query<&mut Words, With<WhereText>>) {
    let Some(match_) = session.running_match() else { return };
    let game = match_.game();
    let moves = Phrase::new("past-move-of").with("move", game.ply()).with("moves", game.last_ply());
    let round = (match_.round_count() > 1)
        .then(|| Phrase::new("caption-round").with("round", match_.round() + 1).with("rounds", match_.round_count()));
    for mut text in &mut texts {
        text.set_if_neq(Words::sentences(round.clone().into_iter().chain([moves.clone()]).collect()));
    }
}
