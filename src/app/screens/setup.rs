//! Before a match: who plays, which rules on which board, who starts, how many rounds.

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::Screen;
use crate::app::AppSystems;
use crate::app::session::{MatchSetup, Seat, StartMatch};
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{Activate, Chosen, choice, clay_slab, label, plate, screen_root, slab};
use crate::app::theme::{palette, spacing};
use crate::engine::{ByPlayer, Player, ROUND_COUNTS, Row, Rules};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_systems(OnEnter(Screen::Setup), spawn_setup)
        .add_systems(Update, (mark_chosen, name_starters).run_if(in_state(Screen::Setup)).in_set(AppSystems::Show));
}

/// The match as it would be begun now.
#[derive(Resource, Default)]
pub struct Draft(pub MatchSetup);

impl Draft {
    /// The match, with lots of its own.
    pub fn with_fresh_seed(&self) -> MatchSetup {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        // A clock before 1970 is no reason not to play.
        MatchSetup { seed: now.map_or(0, |since| since.as_nanos() as u64), ..self.0.clone() }
    }
}

/// What a choice on this screen stands for.
#[derive(Component, Clone, Copy, PartialEq)]
enum Choosable {
    Opponent(Seat),
    Board(Rules, Row),
    Starter(Player),
    Rounds(usize),
}

impl Choosable {
    fn holds_in(self, setup: &MatchSetup) -> bool {
        match self {
            Choosable::Opponent(seat) => setup.seats.north == seat,
            Choosable::Board(rules, row) => (setup.rules, setup.row) == (rules, row),
            Choosable::Starter(player) => setup.starter == player,
            Choosable::Rounds(rounds) => setup.rounds == rounds,
        }
    }

    fn choose_in(self, setup: &mut MatchSetup) {
        match self {
            Choosable::Opponent(seat) => setup.seats = ByPlayer::new(Seat::Person, seat),
            Choosable::Board(rules, row) => (setup.rules, setup.row) = (rules, row),
            Choosable::Starter(player) => setup.starter = player,
            Choosable::Rounds(rounds) => setup.rounds = rounds,
        }
    }
}

/// The boards on offer: what they are called, what one does there.
const BOARDS: [(&str, Rules, Row); 5] = [
    ("Hoyito II, 2 × 6", Rules::HOYITO_II, Row::Six),
    ("Hoyito II, 2 × 12", Rules::HOYITO_II, Row::Twelve),
    ("Hoyito III", Rules::HOYITO_III, Row::Six),
    ("Hoyito I, 2 × 6", Rules::HOYITO_I, Row::Six),
    ("Hoyito I, 2 × 12", Rules::HOYITO_I, Row::Twelve),
];

fn about(rules: &Rules) -> &'static str {
    match *rules {
        Rules::HOYITO_I => "Take each casa as you sow. The turn ends with your sowing.",
        Rules::HOYITO_II => "End in a casa and take it, with every casa right behind it. Then move again.",
        _ => "End in a casa and take it. Then move again.",
    }
}

/// The sentence on the chosen rules.
#[derive(Component)]
struct AboutText;

fn spawn_setup(mut commands: Commands, draft: Res<Draft>) {
    let root = (screen_root("Set-up"), DespawnOnExit(Screen::Setup), TabGroup::new(0));
    commands.spawn(root).with_children(|screen| {
        group(
            screen,
            "Who plays",
            &[
                ("You and the machine".into(), Choosable::Opponent(Seat::Machine)),
                ("Two at one table".into(), Choosable::Opponent(Seat::Person)),
            ],
        );
        group(screen, "Board", &BOARDS.map(|(name, rules, row)| (name.into(), Choosable::Board(rules, row))));
        sentence(screen, AboutText, about(&draft.0.rules));
        group(screen, "Who starts", &Player::ALL.map(|player| (player.to_string(), Choosable::Starter(player))));
        sentence(screen, (), "To move second is an advantage: whoever answers the first move can take the most.");
        group(screen, "Rounds", &ROUND_COUNTS.map(|rounds| (rounds.to_string(), Choosable::Rounds(rounds))));
        let row = Node { column_gap: px(spacing::LARGE), margin: UiRect::top(px(spacing::SMALL)), ..default() };
        screen.spawn((row, Pickable::IGNORE)).with_children(|row| {
            row.spawn(slab("Back")).observe(back);
            row.spawn((clay_slab("Start"), AutoFocus)).observe(start);
        });
    });
}

/// A heading and what can be chosen under it.
fn group(screen: &mut ChildSpawnerCommands, heading: &str, options: &[(String, Choosable)]) {
    let row = Node {
        flex_wrap: FlexWrap::Wrap,
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        column_gap: px(spacing::SMALL),
        row_gap: px(spacing::SMALL),
        max_width: percent(96),
        ..default()
    };
    screen.spawn((row, Pickable::IGNORE)).with_children(|row| {
        let sweep = Node { padding: UiRect::axes(px(spacing::MEDIUM), px(spacing::HAIR)), ..default() };
        row.spawn(plate(sweep)).with_child(label(heading, Type::Strong, palette::INK));
        for (word, option) in options {
            row.spawn((choice(word), *option)).observe(choose);
        }
    });
}

fn sentence(screen: &mut ChildSpawnerCommands, marker: impl Bundle, text: &str) {
    let sweep = Node { padding: UiRect::axes(px(spacing::MEDIUM), px(2)), max_width: percent(92), ..default() };
    screen.spawn(plate(sweep)).with_child((marker, label(text, Type::Note, palette::INK)));
}

fn choose(activated: On<Activate>, options: Query<&Choosable>, mut draft: ResMut<Draft>) {
    if let Ok(option) = options.get(activated.entity) {
        option.choose_in(&mut draft.0);
    }
}

fn back(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Screen::Title);
}

fn start(_: On<Activate>, draft: Res<Draft>, mut starts: MessageWriter<StartMatch>, mut commands: Commands) {
    starts.write(StartMatch(draft.with_fresh_seed()));
    commands.set_state_if_neq(Screen::Play);
}

fn mark_chosen(
    draft: Res<Draft>,
    options: Query<(Entity, &Choosable, Has<Chosen>)>,
    mut abouts: Query<&mut Text, With<AboutText>>,
    mut commands: Commands,
) {
    for (entity, option, is_chosen) in &options {
        match (option.holds_in(&draft.0), is_chosen) {
            (true, false) => {
                commands.entity(entity).insert(Chosen);
            }
            (false, true) => {
                commands.entity(entity).remove::<Chosen>();
            }
            _ => {}
        }
    }
    for mut text in &mut abouts {
        text.set_if_neq(Text::new(about(&draft.0.rules)));
    }
}

/// Two people go by their sides; alone one is "you".
fn name_starters(draft: Res<Draft>, options: Query<(&Choosable, &Children)>, mut texts: Query<&mut Text>) {
    for (&option, parts) in &options {
        let Choosable::Starter(player) = option else { continue };
        let word = match (draft.0.seats.north, player) {
            (Seat::Person, _) => player.to_string(),
            (Seat::Machine, Player::South) => "You".to_owned(),
            (Seat::Machine, Player::North) => "The machine".to_owned(),
        };
        for &part in parts {
            if let Ok(mut text) = texts.get_mut(part) {
                text.set_if_neq(Text::new(word.clone()));
            }
        }
    }
}
