//! Before a match: who plays, which rules on which board, how strong the machine is, how the seeds lie, who starts, how many
//! rounds.

mod draft;

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::Screen;
use crate::ai::Level;
use crate::app::AppSystems;
use crate::app::session::StartMatch;
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{
    Activate, Chosen, choice, clay_slab, label, mark_choice, plate, screen_root, slab, small_slab,
};
use crate::engine::{Player, ROUND_COUNTS, Row, Rules};

pub use draft::{Choosable, Draft, StartChoice};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>().add_systems(OnEnter(Screen::Setup), spawn_setup).add_systems(
        Update,
        (mark_chosen, write_sentences, write_words, hide_what_is_not_offered)
            .run_if(in_state(Screen::Setup))
            .in_set(AppSystems::Show),
    );
}

/// The boards on offer.
const BOARDS: [(&str, Rules, Row); 5] = [
    ("Hoyito II, 2 × 6", Rules::HOYITO_II, Row::Six),
    ("Hoyito II, 2 × 12", Rules::HOYITO_II, Row::Twelve),
    ("Hoyito III", Rules::HOYITO_III, Row::Six),
    ("Hoyito I, 2 × 6", Rules::HOYITO_I, Row::Six),
    ("Hoyito I, 2 × 12", Rules::HOYITO_I, Row::Twelve),
];

const STARTS: [StartChoice; 4] =
    [StartChoice::Traditional, StartChoice::EvenByLot, StartChoice::EvenNumber, StartChoice::Handicap];

/// A sentence that depends on what is chosen.
#[derive(Component, Clone, Copy)]
enum Sentence {
    Rules,
    Level,
}

/// Something that is offered only to those who play the machine.
#[derive(Component)]
struct ForMachine;

/// Something that is offered only where there are even starts.
#[derive(Component)]
struct ForBook;

/// A button that changes the number in a choice of start.
#[derive(Component, Clone, Copy)]
struct Stepper {
    start: StartChoice,
    forwards: bool,
}

fn spawn_setup(mut commands: Commands) {
    let root = (screen_root("Set-up", spacing::SMALL), DespawnOnExit(Screen::Setup), TabGroup::new(0));
    commands.spawn(root).with_children(|screen| {
        let opponents = [("You and the machine", true), ("Two at one table", false)];
        spawn_group(screen, (), "Who plays", opponents.map(|(word, machine)| (word, Choosable::Opponent { machine })));
        spawn_group(screen, (), "Board", BOARDS.map(|(word, rules, row)| (word, Choosable::Board(rules, row))));
        spawn_sentence(screen, (), Sentence::Rules);
        let levels = Level::ALL.map(|level| (level.name, Choosable::Level(level)));
        spawn_group(screen, ForMachine, "Level", levels);
        spawn_sentence(screen, ForMachine, Sentence::Level);
        spawn_starts(screen);
        spawn_group(screen, (), "Who starts", Player::ALL.map(|player| ("", Choosable::Starter(player))));
        let advice = "To move second is an advantage: whoever answers the first move can take the most.";
        screen.spawn(sweep()).with_child(label(advice, Type::Note, Paint::Ink));
        let names = ROUND_COUNTS.map(|rounds| rounds.to_string());
        let rounds = std::array::from_fn::<_, 5, _>(|i| (names[i].as_str(), Choosable::Rounds(ROUND_COUNTS[i])));
        spawn_group(screen, (), "Rounds", rounds);
        let row = Node { column_gap: px(spacing::LARGE), margin: UiRect::top(px(spacing::SMALL)), ..default() };
        screen.spawn((row, Pickable::IGNORE)).with_children(|row| {
            row.spawn(slab("Back")).observe(back);
            row.spawn((clay_slab("Start"), AutoFocus)).observe(start);
        });
    });
}

fn wrapping_row() -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        // With more between them the eight levels would not fit one row of a window of 16 to 9.
        column_gap: px(spacing::HAIR),
        row_gap: px(spacing::SMALL),
        max_width: percent(97),
        ..default()
    }
}

fn sweep() -> impl Bundle {
    plate(Node { padding: UiRect::axes(px(spacing::MEDIUM), px(2)), max_width: percent(92), ..default() })
}

/// A heading and what can be chosen under it.
fn spawn_group<'a>(
    screen: &mut ChildSpawnerCommands,
    offered: impl Bundle,
    heading: &str,
    choices: impl IntoIterator<Item = (&'a str, Choosable)>,
) {
    screen.spawn((wrapping_row(), Pickable::IGNORE, offered)).with_children(|row| {
        row.spawn(sweep()).with_child(label(heading, Type::Strong, Paint::Ink));
        for (word, choosable) in choices {
            row.spawn((choice(word), choosable)).observe(choose);
        }
    });
}

fn spawn_sentence(screen: &mut ChildSpawnerCommands, offered: impl Bundle, sentence: Sentence) {
    screen.spawn((sweep(), offered)).with_child((sentence, label("", Type::Note, Paint::Ink)));
}

/// How the seeds lie at first.
fn spawn_starts(screen: &mut ChildSpawnerCommands) {
    screen.spawn((wrapping_row(), Pickable::IGNORE)).with_children(|row| {
        row.spawn(sweep()).with_child(label("Seeds", Type::Strong, Paint::Ink));
        for start in STARTS {
            spawn_start(row, start);
        }
    });
}

/// One kind of start, with buttons for its number if it has one. They stay together where the row is folded.
fn spawn_start(row: &mut ChildSpawnerCommands, start: StartChoice) {
    let together = Node { column_gap: px(spacing::HAIR), ..default() };
    let mut group = row.spawn((together, Pickable::IGNORE));
    if matches!(start, StartChoice::EvenByLot | StartChoice::EvenNumber) {
        group.insert(ForBook);
    }
    group.with_children(|group| {
        group.spawn((choice(""), Choosable::Start(start))).observe(choose);
        if matches!(start, StartChoice::EvenNumber | StartChoice::Handicap) {
            for (sign, forwards) in [("–", false), ("+", true)] {
                group.spawn((small_slab(sign), Stepper { start, forwards })).observe(step);
            }
        }
    });
}

fn choose(activated: On<Activate>, choices: Query<&Choosable>, mut draft: ResMut<Draft>) {
    if let Ok(&choice) = choices.get(activated.entity) {
        draft.choose(choice);
    }
}

fn step(activated: On<Activate>, steppers: Query<&Stepper>, mut draft: ResMut<Draft>) {
    if let Ok(&Stepper { start, forwards }) = steppers.get(activated.entity) {
        draft.step(start, forwards);
    }
}

fn back(_: On<Activate>, mut commands: Commands) {
    commands.set_state_if_neq(Screen::Title);
}

fn start(_: On<Activate>, draft: Res<Draft>, mut starts: MessageWriter<StartMatch>, mut commands: Commands) {
    starts.write(StartMatch(draft.with_fresh_seed()));
    commands.set_state_if_neq(Screen::Play);
}

fn mark_chosen(draft: Res<Draft>, choices: Query<(Entity, &Choosable, Has<Chosen>)>, mut commands: Commands) {
    for (entity, &choice, is_chosen) in &choices {
        mark_choice(&mut commands, entity, draft.holds(choice), is_chosen);
    }
}

fn write_sentences(draft: Res<Draft>, mut texts: Query<(&Sentence, &mut Text)>) {
    for (sentence, mut text) in &mut texts {
        let words = match sentence {
            Sentence::Rules => about_rules(&draft.rules()),
            Sentence::Level => about_level(draft.level()),
        };
        text.set_if_neq(Text::new(words));
    }
}

fn about_rules(rules: &Rules) -> &'static str {
    match *rules {
        Rules::HOYITO_I => "Take each casa as you sow. The turn ends with your sowing.",
        Rules::HOYITO_II => "End in a casa and take it, with every casa right behind it. Then move again.",
        _ => "End in a casa and take it. Then move again.",
    }
}

/// What a level sees.
fn about_level(level: Level) -> &'static str {
    match level.name {
        "Newcomer" => "Sees one lap, and plays what pleases it. For a first game.",
        "Child" => "Sees one lap of a sowing.",
        "Cousin" => "Sees three laps of a sowing.",
        "Neighbour" => "Sees a sowing to its end, but not what comes after it.",
        "Fisher" => "Sees its whole turn, move after move.",
        "Harvester" => "Sees its whole turn, and what you could take back.",
        "Elder" => "Weighs its turn against your best answer.",
        _ => "Thinks ahead as far as it can, and knows every ending.",
    }
}

/// The words that depend on who plays, and on the numbers.
fn write_words(
    draft: Res<Draft>,
    choices: Query<(Entity, &Choosable)>,
    children: Query<&Children>,
    mut texts: Query<&mut Text>,
) {
    for (entity, &choice) in &choices {
        let Some(word) = changing_word(&draft, choice) else { continue };
        for part in children.iter_descendants(entity) {
            if let Ok(mut text) = texts.get_mut(part) {
                text.set_if_neq(Text::new(word.clone()));
            }
        }
    }
}

fn changing_word(draft: &Draft, choice: Choosable) -> Option<String> {
    let name = |player| match (draft.has_machine(), player) {
        (true, Player::South) => "You",
        (true, Player::North) => "The machine",
        (false, Player::South) => "South",
        (false, Player::North) => "North",
    };
    match choice {
        Choosable::Starter(player) => Some(name(player).to_owned()),
        Choosable::Start(StartChoice::Traditional) => Some("Four in each hole".to_owned()),
        Choosable::Start(StartChoice::EvenByLot) => Some("Even start, by lot".to_owned()),
        Choosable::Start(StartChoice::EvenNumber) => Some(format!("Even start {}", draft.even_number())),
        Choosable::Start(StartChoice::Handicap) => {
            let (to, casas) = draft.handicap();
            let verb = if name(to) == "You" { "begin" } else { "begins" };
            Some(format!("{} {verb} with {}", name(to), 4 * casas))
        }
        _ => None,
    }
}

fn hide_what_is_not_offered(
    draft: Res<Draft>,
    mut offers: Query<(&mut Node, Has<ForMachine>), Or<(With<ForMachine>, With<ForBook>)>>,
) {
    for (mut node, for_machine) in &mut offers {
        let is_offered = if for_machine { draft.has_machine() } else { draft.has_book() };
        let display = if is_offered { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
    }
}
