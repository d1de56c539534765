### The words of Hoyito in English: the original that the other languages follow.
###
### Every language has the same messages with the same arguments. Words of the game: hoyito, casita and casa are never
### translated. "South" and "North" name the two sides of the board. A sentence is at most 60 characters long where it can be.
###
### $who and $whose are one of: you, machine, south, north ($whose also: own, for the holes of the one who moves).

## Building blocks

number = { $number }
verbatim = { $text }
percent = { $number } %
list-one = { $one }
list-two = { $first } and { $rest }
list-more = { $first }, { $rest }

# Holes by their numbers: "your hole 3", "South's holes 4 and 3". $numbers is a list of $count numbers.
holes-of = { $whose ->
    [own] { $count ->
        [one] hole { $numbers }
       *[other] holes { $numbers }
    }
    [you] { $count ->
        [one] your hole { $numbers }
       *[other] your holes { $numbers }
    }
    [machine] { $count ->
        [one] the machine’s hole { $numbers }
       *[other] the machine’s holes { $numbers }
    }
    [south] { $count ->
        [one] South’s hole { $numbers }
       *[other] South’s holes { $numbers }
    }
   *[north] { $count ->
        [one] North’s hole { $numbers }
       *[other] North’s holes { $numbers }
    }
}

## Players and levels

# On a player's tile.
player-name = { $who ->
    [you] You
    [machine] Machine
    [south] South
   *[north] North
}
# Under the name.
doing-waits = waits
doing-sows = sows
doing-thinks = thinks
doing-to-play = to play

level = { $level ->
    [Newcomer] Newcomer
    [Child] Child
    [Cousin] Cousin
    [Neighbour] Neighbour
    [Fisher] Fisher
    [Harvester] Harvester
    [Elder] Elder
   *[Perfect] Perfect
}
level-sees = { $level ->
    [Newcomer] Sees one lap, and plays what pleases it. For a first game.
    [Child] Sees one lap of a sowing.
    [Cousin] Sees three laps of a sowing.
    [Neighbour] Sees a sowing to its end, but not what comes after it.
    [Fisher] Sees its whole turn, move after move.
    [Harvester] Sees its whole turn, and what you could take back.
    [Elder] Weighs its turn against your best answer.
   *[Perfect] Thinks ahead as far as it can, and knows every ending.
}

## Caption: what a move does

caption-sows = { $who ->
    [you] You sow
    [machine] The machine sows
    [south] South sows
   *[north] North sows
} { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
} from hole { $hole }.
caption-relays = The last seed fell among { $others } in { $holes }: all { $seeds } are sown on.
caption-takes-casa = Casa! { $who ->
    [you] You take
    [machine] The machine takes
    [south] South takes
   *[north] North takes
} the four of { $holes }.
caption-last-four = { $who ->
    [you] You get
    [machine] The machine gets
    [south] South gets
   *[north] North gets
} the last four seeds.
caption-passes = { $who ->
    [you] You have no move and must pass.
    [machine] The machine has no move and must pass.
    [south] South has no move and must pass.
   *[north] North has no move and must pass.
}
caption-takes-from = Casa! { $who ->
    [you] You take
    [machine] The machine takes
    [south] South takes
   *[north] North takes
} { $seeds } seeds from { $holes }.
caption-takes-casas = { $casas } casas! { $who ->
    [you] You take
    [machine] The machine takes
    [south] South takes
   *[north] North takes
} { $seeds } seeds.
caption-fell-in-empty = The last seed fell into an empty hole, { $holes }.
caption-ended-in-empty = It ended in an empty hole.
caption-moves-again = { $who ->
    [you] You move again.
    [machine] The machine moves again.
    [south] South moves again.
   *[north] North moves again.
}
caption-turn-of = { $who ->
    [you] Your turn.
    [machine] The machine’s turn.
    [south] South’s turn.
   *[north] North’s turn.
}
# $again is yes or no: whether the mover moves again.
caption-chain = Casa! Four each in { $holes }. { $who ->
    [you] You take all { $seeds }{ $again ->
        [yes] {" "}and move again.
       *[no] .
    }
    [machine] The machine takes all { $seeds }{ $again ->
        [yes] {" "}and moves again.
       *[no] .
    }
    [south] South takes all { $seeds }{ $again ->
        [yes] {" "}and moves again.
       *[no] .
    }
   *[north] North takes all { $seeds }{ $again ->
        [yes] {" "}and moves again.
       *[no] .
    }
}
caption-long-chain = Casa! { $casas } casas, one behind the other. { $who ->
    [you] You take all { $seeds }{ $again ->
        [yes] {" "}and move again.
       *[no] .
    }
    [machine] The machine takes all { $seeds }{ $again ->
        [yes] {" "}and moves again.
       *[no] .
    }
    [south] South takes all { $seeds }{ $again ->
        [yes] {" "}and moves again.
       *[no] .
    }
   *[north] North takes all { $seeds }{ $again ->
        [yes] {" "}and moves again.
       *[no] .
    }
}
caption-many-laps = { $who ->
    [you] You sow
    [machine] The machine sows
    [south] South sows
   *[north] North sows
} on, lap after lap: every last seed falls among others.
caption-round = Round { $round } of { $rounds }.
caption-begins = { $who ->
    [you] You begin.
    [machine] The machine begins.
    [south] South begins.
   *[north] North begins.
}
caption-choose = Choose one of the ringed holes.

## Caption: answers

nothing-to-undo = There is no move of yours to take back.
nothing-to-redo = No move was taken back, so none can be played again.
previews-are-on = A hole you point at shows its sowing.
previews-are-off = Holes no longer show their sowing.
speed-is = { $speed ->
    [slow] Moves are shown slowly.
    [calm] Moves are shown calmly.
    [normal] Moves are shown at normal speed.
    [brisk] Moves are shown briskly.
    [fast] Moves are shown fast.
   *[at-once] Moves are shown at once.
}
refused-empty = Hole { $hole } is empty: choose one with seeds.
refused-not-yours = { $whose ->
    [machine] That hole is the machine’s.
    [you] That hole is yours.
    [south] That hole is South’s.
   *[north] That hole is North’s.
}
refused-endless = Hole { $hole } would go round for ever, so it may not be played.
refused-round-over = The round is over.
refused-no-such-hole = The board has no such hole.

## The last move again

replay-one-lap = The last move again
replay-laps = The last move again, { $laps } laps
replay-lap = The last move again: lap { $lap } of { $laps }

## Over the board while seeds fly

lap-line = Lap { $laps }
lap-line-hand = Lap { $laps }  ·  { $seeds } in hand
chain-line = Chain  ·  { $link } of { $links }

## Preview: what a hole would do

preview-way = Hole { $hole }: { $laps ->
    [one] one lap
   *[other] { $laps } laps
}, ending in { $holes }.
preview-way-empty = Hole { $hole }: { $laps ->
    [one] one lap
   *[other] { $laps } laps
}, ending in { $holes }, which is empty.
preview-takes = Takes { $seeds } from { $holes }.
preview-takes-again = Takes { $seeds } from { $holes }, then moves again.
preview-many-holes = { $casas } holes
preview-draw = It ends the round in a draw.
preview-wins = { $who ->
    [you] It ends the round, and you win it.
    [machine] It ends the round, and the machine wins it.
    [south] It ends the round, and South wins it.
   *[north] It ends the round, and North wins it.
}
preview-passes = { $who ->
    [you] You have no move then.
    [machine] The machine has no move then.
    [south] South has no move then.
   *[north] North has no move then.
}
preview-endless = Hole { $hole } would go round for ever: not to be played.

## Hints

hint-side = { $side ->
    [left] Look at the holes on your left. Ask again for the hole.
   *[right] Look at the holes on your right. Ask again for the hole.
}
hint-hole = Hole { $hole } looks best. Ask again for the reason.
# $reasons is a list of the parts below.
hint-path = Hole { $hole } { $reasons }.
hint-goes-on = goes on for { $laps } laps
hint-on-the-way = takes { $casas ->
    [one] a casa
   *[other] { $casas } casas
} on the way
hint-ends-empty = ends in { $holes }, which is empty
hint-ends-casa = ends in { $holes } and makes a casa
hint-behind = takes { $casas } more behind it
hint-last-four = { $who ->
    [you] gives the last four to you
    [machine] gives the last four to the machine
    [south] gives the last four to South
   *[north] gives the last four to North
}
hint-again = lets you move again
hint-passes = leaves the other side no move
hint-draw = ends the round in a draw
hint-wins = { $who ->
    [you] ends the round, won by you
    [machine] ends the round, won by the machine
    [south] ends the round, won by South
   *[north] ends the round, won by North
}
hint-leaves = leaves the least to be taken, { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
}
hint-leaves-nothing = leaves nothing to be taken

## The end of a round and of a match

verdict-draw = A draw, { $seeds } seeds each
verdict-wins = { $who ->
    [you] You win { $more } to { $fewer }
    [machine] The machine wins { $more } to { $fewer }
    [south] South wins { $more } to { $fewer }
   *[north] North wins { $more } to { $fewer }
}
end-last-four = With four seeds left the round is over.
end-board-empty = No seed is left on the board.
end-repetition = The same position stood for the third time.
end-standoff = { $moves } moves in a row took nothing.
end-blocked = Neither side has a move left.
match-won = { $who ->
    [you] You win the match, { $more } rounds to { $fewer }.
    [machine] The machine wins the match, { $more } rounds to { $fewer }.
    [south] South wins the match, { $more } rounds to { $fewer }.
   *[north] North wins the match, { $more } rounds to { $fewer }.
}
match-drawn = The match is drawn, { $rounds ->
    [one] one round each.
   *[other] { $rounds } rounds each.
}
match-stands = Rounds won: { $south-name } { $south }, { $north-name } { $north }.
next-round = Next round
play-again = Play again
see-it-again = See it again

## Title

tagline = Little holes in the earth. Forty-eight seeds.
go-on = Go on
play-the-machine = Play the machine
two-at-one-table = Two at one table
learn = Learn
rules = Rules
statistics = Statistics
settings = Settings
leave = Leave
# A match that can be gone on with. $rules is a name of the rules, $against one of the next three, $round may be empty.
saved-match = { $rules }, 2 × { $holes }, { $against }, { $ours } to { $theirs }
saved-match-round = { $rules }, 2 × { $holes }, { $against }, round { $round } of { $rounds }, { $ours } to { $theirs }
against-level = against { $level }
against-friend = two at one table
against-nobody = the machine alone

## Buttons on the table

menu = Menu
undo = Undo
redo = Redo
hint = Hint
speed = Speed
back = Back

## The menu over the board

begin-anew = Begin anew
another-game = Another game
to-title = Title
speed-name = { $speed ->
    [slow] Slow
    [calm] Calm
    [normal] Normal
    [brisk] Brisk
    [fast] Fast
   *[at-once] At once
}

## Set-up

# The heading of the screen where a game is made ready.
setup = New game
setup-you-and-the-machine = You and the machine
# Who plays: the machine against itself, while one looks on.
setup-watch = Watch
# The chosen level with its number: "Level 4: Neighbour"; with its side, where the machine plays both: "South, level 4: Neighbour".
setup-level-is = Level { $number }: { $level }
setup-level-of = { $who ->
    [south] South
   *[north] North
}, level { $number }: { $level }
# Below the picture of a board: at most two short lines of about 26 letters.
board-line = { $board ->
    [i] Take each casa as you sow.
    [ii] Chains, and you move again.
    [iii] One casa, and you move again.
   *[long] The same, on the long board.
}
# Who starts is drawn by lot.
setup-by-lot = By lot
# In large text the screen comes in steps: where one is, and the stones to the step before and after.
setup-step = Step
setup-step-before = Step before
setup-step-after = Next step
setup-seeds = Seeds
setup-who-starts = Who starts
setup-second-is-better = To move second is an advantage: whoever answers the first move can take the most.
setup-rounds = Rounds
setup-start = Start
rules-name = { $rules ->
    [i] Hoyito I
    [ii] Hoyito II
   *[iii] Hoyito III
}
# With spaces that do not break.
board-name = { $rules }, 2 × { $holes }
rules-in-short = { $rules ->
    [i] Take each casa as you sow. The turn ends with your sowing.
    [ii] End in a casa and take it, with every casa right behind it. Then move again.
   *[iii] End in a casa and take it. Then move again.
}
# In a list of choices: who starts.
starter = { $who ->
    [you] You
    [machine] The machine
    [south] South
   *[north] North
}
start-traditional = Four in each hole
start-even-by-lot = Even start, by lot
start-even = Even start { $number }
start-handicap = { $who ->
    [you] You begin with { $seeds }
    [machine] The machine begins with { $seeds }
    [south] South begins with { $seeds }
   *[north] North begins with { $seeds }
}
fewer = Fewer
more = More

## Settings

settings-play = Play
settings-sight = Sight
settings-sound = Sound
settings-words = Words
settings-language = Language
settings-text-size = Text size
# Of whoever sits on North's side, where two play at one table: the language, and the size of text.
settings-north-language = North reads
settings-north-text-size = North’s text size
# Whether moves are told in words below the board.
settings-captions = Captions
# In large text the settings come in pages: where one is, and the stones to the page before and after.
settings-page = Page
settings-page-before = Page before
settings-page-after = Next page
# The stones beside the language.
settings-language-before = Language before
settings-language-after = Next language
settings-north-language-before = North: language before
settings-north-language-after = North: next language
settings-preview = Preview of moves
settings-hole-numbers = Hole numbers
settings-high-contrast = High contrast
settings-light = Light of day
settings-less-motion = Less motion
settings-effects = Effects
settings-ambience = Ambience
settings-voice = Voice
settings-mute = Mute
settings-reset = All as at first
yes = yes
no = no
light-name = { $light ->
    [evening] Evening
   *[afternoon] Afternoon
}

## Files

kept-match = The game you were playing
kept-past-match = A past game
kept-past-matches = The folder of past games
kept-statistics = The statistics
trouble-set-aside = { $what } could not be read: { $why }. The file is now called { $name }.
trouble-left-alone = { $what } could not be read: { $why }. { $name } stays as it is, and nothing is saved in its place.
trouble-cannot-save = The game cannot be saved: { $why }. You can play on.
trouble-no-folder = This computer has no folder for saved games. You can play, but nothing is saved.
trouble-in-use = The game is open in another window. What you play in this one is not saved.
why-not-ours = it is not a file of this game
why-newer = it is from a newer version
why-damaged = it is damaged
why-disk-full = the disk is full
why-read-only = nothing can be written to this disk
why-not-allowed = this program is not allowed to
why-other = { $error }
