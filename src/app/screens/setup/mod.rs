//! Before a match: who plays, which rules on which board, how strong the machine is, how the seeds lie, who starts, how many
//! rounds.

mod draft;

use bevy::input_focus::AutoFocus;
use bevy::input_focus::tab_navigation::TabGroup;
use bevy::prelude::*;

use super::{Screen, level_name, rules_key, rules_name};
use crate::ai::Level;
use crate::app::AppSystems;
use crate::app::locale::{SpokenName, Words};
use crate::app::session::StartMatch;
use crate::app::theme::palette::Paint;
use crate::app::theme::spacing;
use crate::app::theme::type_scale::Type;
use crate::app::theme::widget::{
    Activate, Chosen, choice, clay_slab, label, mark_choice, plate, screen_root, slab, small_slab,
};
use crate::engine::{Player, ROUND_COUNTS, Row, Rules};
use crate::locale::Phrase;

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
const BOARDS: [(Rules, Row); 5] = [
    (Rules::HOYITO_II, Row::Six),
    (Rules::HOYITO_II, Row::Twelve),
    (Rules::HOYITO_III, Row::Six),
    (Rules::HOYITO_I, Row::Six),
    (Rules::HOYITO_I, Row::Twelve),
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
        let opponents = [("setup-you-and-the-machine", true), ("two-at-one-table", false)];
        spawn_group(
            screen,
            (),
            "setup-who-plays",
            opponents.map(|(word, machine)| (word.into(), Choosable::Opponent { machine })),
        );
        spawn_group(
            screen,
            (),
            "setup-board",
            BOARDS.map(|(rules, row)| (board_name(&rules, row), Choosable::Board(rules, row))),
        );
        spawn_sentence(screen, (), Sentence::Rules);
        let levels = Level::ALL.map(|level| (level_name(level.name), Choosable::Level(level)));
        spawn_group(screen, ForMachine, "setup-level", levels);
        spawn_sentence(screen, ForMachine, Sentence::Level);
        spawn_starts(screen);
        spawn_group(
            screen,
            (),
            "setup-who-starts",
            Player::ALL.map(|player| (starter("south"), Choosable::Starter(player))),
        );
        let advice = "setup-second-is-better";
        screen.spawn(sweep()).with_child(label(advice, Type::Note, Paint::Ink));
        let rounds = ROUND_COUNTS.map(|rounds| (Phrase::number(rounds), Choosable::Rounds(rounds)));
        spawn_group(screen, (), "setup-rounds", rounds);
        let row = Node { column_gap: px(spacing::LARGE), margin: UiRect::top(px(spacing::SMALL)), ..default() };
        screen.spawn((row, Pickable::IGNORE)).with_children(|row| {
            row.spawn(slab("back")).observe(back);
            row.spawn((clay_slab("setup-start"), AutoFocus)).observe(start);
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
fn spawn_group(
    screen: &mut ChildSpawnerCommands,
    offered: impl Bundle,
    heading: &'static str,
    choices: impl IntoIterator<Item = (Phrase, Choosable)>,
) {
    screen.spawn((wrapping_row(), Pickable::IGNORE, offered)).with_children(|row| {
        row.spawn(sweep()).with_child(label(heading, Type::Strong, Paint::Ink));
        for (word, choosable) in choices {
            row.spawn((choice(word), choosable)).observe(choose);
        }
    });
}

fn spawn_sentence(screen: &mut ChildSpawnerCommands, offered: impl Bundle, sentence: Sentence) {
    screen.spawn((sweep(), offered)).with_child((sentence, label(Words::default(), Type::Note, Paint::Ink)));
}

/// How the seeds lie at first.
fn spawn_starts(screen: &mut ChildSpawnerCommands) {
    screen.spawn((wrapping_row(), Pickable::IGNORE)).with_children(|row| {
        row.spawn(sweep()).with_child(label("setup-seeds", Type::Strong, Paint::Ink));
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
        group.spawn((choice(start_word(start)), Choosable::Start(start))).observe(choose);
        if matches!(start, StartChoice::EvenNumber | StartChoice::Handicap) {
            for (sign, name, forwards) in [("–", "fewer", false), ("+", "more", true)] {
                group.spawn((small_slab(sign, name), Stepper { start, forwards })).observe(step);
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

fn write_sentences(draft: Res<Draft>, mut texts: Query<(&Sentence, &mut Words)>) {
    for (sentence, mut text) in &mut texts {
        let words = match sentence {
            Sentence::Rules => Phrase::new("rules-in-short").with("rules", rules_key(&draft.rules())),
            Sentence::Level => Phrase::new("level-sees").with("level", draft.level().name),
        };
        text.set_if_neq(words.into());
    }
}

/// The words that depend on who plays, and on the numbers.
fn write_words(
    draft: Res<Draft>,
    choices: Query<(Entity, &Choosable)>,
    children: Query<&Children>,
    mut texts: Query<&mut Words>,
    mut names: Query<&mut SpokenName>,
) {
    for (entity, &choice) in &choices {
        let Some(word) = changing_word(&draft, choice) else { continue };
        if let Ok(mut name) = names.get_mut(entity) {
            name.set_if_neq(SpokenName(word.clone()));
        }
        for part in children.iter_descendants(entity) {
            if let Ok(mut text) = texts.get_mut(part) {
                text.set_if_neq(word.clone().into());
            }
        }
    }
}

fn board_name(rules: &Rules, row: Row) -> Phrase {
    Phrase::new("board-name").with("rules", rules_name(rules)).with("holes", row.len())
}

fn starter(who: &'static str) -> Phrase {
    Phrase::new("starter").with("who", who)
}

/// What a kind of start is called, before its number is known.
fn start_word(start: StartChoice) -> Phrase {
    Phrase::new(match start {
        StartChoice::Traditional => "start-traditional",
        StartChoice::EvenByLot => "start-even-by-lot",
        StartChoice::EvenNumber => "start-even",
        StartChoice::Handicap => "start-handicap",
    })
}

fn changing_word(draft: &Draft, choice: Choosable) -> Option<Phrase> {
    let who = |player| match (draft.has_machine(), player) {
        (true, Player::South) => "you",
        (true, Player::North) => "machine",
        (false, Player::South) => "south",
        (false, Player::North) => "north",
    };
    match choice {
        Choosable::Starter(player) => Some(starter(who(player))),
        Choosable::Start(StartChoice::EvenNumber) => {
            Some(start_word(StartChoice::EvenNumber).with("number", draft.even_number()))
        }
        Choosable::Start(StartChoice::Handicap) => {
            let (to, casas) = draft.handicap();
            Some(start_word(StartChoice::Handicap).with("who", who(to)).with("seeds", 4 * casas))
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
