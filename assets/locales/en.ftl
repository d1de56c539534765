### The words of Hoyito in English: the original that the other languages follow.
###
### Every language has the same messages with the same arguments. Words of the game: hoyito, casita and casa are never
### translated. "South" and "North" name the two sides of the board. A sentence is at most 60 characters long where it can be.
###
### $who and $whose are one of: you, machine, south, north ($whose also: own, for the holes of the one who moves).

## Building blocks

number = { $number }
verbatim = { $text }
percent = { $number } %
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
# Under the name: what that player is doing.
doing-waits = waiting
doing-sows = sowing
doing-thinks = thinking
doing-to-play = { $who ->
    [you] your turn
   *[other] to move
}
doing-won = winner
# Beside a hole: what was taken there. It must not be mistaken for how many seeds lie in it.
taken-here = +{ $seeds }

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
caption-fell-in-empty = The last seed fell into { $holes }, which was empty.
caption-ended-in-empty = Then it ended in an empty hole.
# After a capture with the last seed, where that gives no further move (Hoyito I).
caption-ended-in-casa = That ends the turn.
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
    [you] You take all { $seeds } seeds{ $again ->
        [yes] {" "}and move again.
       *[no] .
    }
    [machine] The machine takes all { $seeds } seeds{ $again ->
        [yes] {" "}and moves again.
       *[no] .
    }
    [south] South takes all { $seeds } seeds{ $again ->
        [yes] {" "}and moves again.
       *[no] .
    }
   *[north] North takes all { $seeds } seeds{ $again ->
        [yes] {" "}and moves again.
       *[no] .
    }
}
caption-long-chain = Casa! { $casas } casas, one behind the other. { $who ->
    [you] You take all { $seeds } seeds{ $again ->
        [yes] {" "}and move again.
       *[no] .
    }
    [machine] The machine takes all { $seeds } seeds{ $again ->
        [yes] {" "}and moves again.
       *[no] .
    }
    [south] South takes all { $seeds } seeds{ $again ->
        [yes] {" "}and moves again.
       *[no] .
    }
   *[north] North takes all { $seeds } seeds{ $again ->
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
    [you] You go first.
    [machine] The machine goes first.
    [south] South goes first.
   *[north] North goes first.
}
caption-choose = Choose one of the ringed holes.
# A side has more than half of all seeds, and the round goes on. One of the next two follows: whether there is but one round, or a
# match of several, which the seeds of all rounds decide where both sides have won as many.
caption-decided = { $who ->
    [you] You have more than half: this round is yours.
    [machine] The machine has more than half: it wins this round.
    [south] South has more than half: South wins this round.
   *[north] North has more than half: North wins this round.
}
decided-may-stop = You can play on, or stop in the menu.
decided-seeds-count = Seeds still count if the match is tied.
# $moves is 20 or 5.
caption-standoff-near = If nothing is taken, the round ends in { $moves } moves.

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

# Also on a small tag, at the hole where the last lap of a preview begins.
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
# The path: two sentences, first what the move does, then why no other is as good.
hint-takes = Hole { $hole } takes { $seeds }{ $again ->
    [yes] , and you move again.
   *[no] .
}
hint-ends-empty = Hole { $hole } ends in an empty hole.
hint-only = No other hole may be played.
# $outcome is won, drawn or lost: how the round ends with it.
hint-last-four = The last four are yours too{ $outcome ->
    [won] , and you win.
    [drawn] : a draw.
   *[lost] .
}
hint-wins = It ends the round, and you win.
hint-only-taker = No other hole takes anything.
hint-more = That is { $more } more than any other hole takes.
# In one turn, which has several moves.
hint-turn = With the moves after it you can take { $seeds }, { $more } more than any other way.
hint-passes = Then the other side has no move.
# $holes is one hole, with a casa that both sides could take.
hint-first = You take { $holes } before the other side can.
hint-leaves-nothing = Then the other side can take nothing; after any other hole, { $others } or more.
hint-leaves-less = Then the other side can take { $seeds } at most; after any other hole, { $others } or more.
hint-sure-win = Then you can win, whatever the other side does.
# What the turn takes, against what the other side's best answer takes. $better is gain, even or lose.
hint-balance = { $better ->
    [gain] You take { $seeds } more than the other side can in answer. Any other hole brings less.
    [even] The other side can take as much in answer. Any other hole brings less.
   *[lose] The other side can take { $seeds } more in answer. Any other hole loses more.
}
hint-leaves-few = Then the other side can take { $seeds ->
    [0] nothing
   *[other] { $seeds } at most
}; after a worse hole, { $worst }.
hint-takes-most = No other hole takes more.
hint-again = Then you can take { $seeds } more.
hint-loses-least = The round is lost, but this loses the least.
# A capture that is prepared for the next turn.
hint-ready = It makes ready to take { $seeds }, if the other side lets you.
hint-keeps = You keep { $holes ->
    [one] one hole
   *[other] { $holes } holes
} to choose from, more than any other way.
hint-far-ahead = Looking many moves ahead, it comes out best.

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
saved-match = { $rules }, 2 × { $holes }, { $against }, { $ours } to { $theirs }
saved-match-round = { $rules }, 2 × { $holes }, { $against }, round { $round } of { $rounds }, { $ours } to { $theirs }
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
# What the chosen kind of start means, in a sentence of at most about 85 letters. A lot is cast among even starts, or one is chosen by
# its number: in them the machine has looked far ahead and found neither side better off.
start-means = { $kind ->
    [traditional] To move second is an advantage: whoever answers the first move can take the most.
    [lot] The seeds are laid by lot in one of many ways that the machine found fair to both.
    [number] You choose one of many ways to lay the seeds that the machine found fair to both.
   *[handicap] One side begins with some seeds captured: a help for whoever has played less.
}
# Where a new game would take the place of one that is not over: where that one will be found.
setup-game-waits = The game you left will wait among the past games.
setup-rounds = Rounds
setup-start = Start
rules-name = { $rules ->
    [i] Hoyito I
    [ii] Hoyito II
   *[iii] Hoyito III
}
# With spaces that do not break.
board-name = { $rules }, 2 × { $holes }
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
# In a list of choices: how the seeds lie at first. As short as can be.
start-kind = { $kind ->
    [traditional] Four in each
    [lot] Even, by lot
    [number] Even, chosen
   *[handicap] Head start
}
start-even = Even start { $number }
start-handicap = { $who ->
    [you] { $seeds } for you
    [machine] { $seeds } for the machine
    [south] { $seeds } for South
   *[north] { $seeds } for North
}
fewer = Fewer
more = More

## Learn: a lesson that is played

# Which step of how many, beside a row of hollows.
learn-step = { $step } of { $steps }
# The order, large. The hole has a ring round it. $board is new where other seeds lie on the board than the step before has left.
learn-touch-hole = { $board ->
    [new] New board: touch
   *[same] Touch
} hole { $hole }.
# To whoever has touched another hole; stands under the order.
learn-not-that-one = Not that one yet. Hole { $hole } has the ring round it.
# A count in a lesson: what the hole holds, and the seed that is to fall into it. Between them are spaces that break no line.
count-and-more = { $seeds } + { $more }
# What a stone is called: the step once more, or the one before it.
learn-again = Again
# Names of lessons: one for each variant is called like the variant.
learn-long-board = The long board
learn-what-next = What next?
learn-lessons = A lesson takes less than a minute.
# Beside the lesson on the long board, as board-line beside the others. $rules is a name of the rules.
learn-long-board-line = { $rules } with twelve holes a side.
# Before that line, of a lesson that is over.
learn-learnt = Learnt.

# Each step has three texts: under the order, why this hole; after the move, what happened, in two or three words and then in a
# short sentence. The first six are the first lesson: a newcomer reads them, perhaps a child.
# $side says where the learner’s row is: right (the window is high) or below.
learn-sow-why = { $side ->
    [right] The right row is yours.
   *[below] The lower row is yours.
} Seeds fall one by one.
learn-sow-headline = Sown!
learn-sow-what = The last seed fell into an empty hole: the turn ends.
learn-relay-why = Its last seed falls among others.
learn-relay-headline = A relay!
learn-relay-what = Lift all the seeds where you end, and sow on.
learn-casa-why = Its last seed makes four in hole 5.
learn-casa-headline = A casa!
learn-casa-what = Four seeds are a casa: they go to your leaf.
learn-chain-why = Look at all holes that come to four.
learn-chain-headline = A chain!
learn-chain-what = Casas right behind the last one are yours too.
learn-again-why = You took a casa, so you move again.
learn-again-headline = And again!
learn-again-what = You may make a casa on the other side too.
learn-last-four-why = After this casa just four seeds are left.
learn-last-four-headline = The last four!
learn-last-four-what = You took last, so they are yours. Most seeds win.
# Hoyito I.
learn-passing-why = In Hoyito I each casa is yours as soon as it is made.
learn-passing-headline = In passing!
learn-passing-what = You took the four, and the sowing went on.
learn-either-side-why = This sowing goes round to the other side.
learn-either-side-headline = There too!
learn-either-side-what = Whoever sows takes the casa, on either side.
learn-no-more-why = Here the very last seed makes the casa.
learn-no-more-headline = Turn over.
learn-no-more-what = You take the four, but you do not move again.
# Hoyito III.
learn-no-chain-why = Three holes come to four. Which will you take?
learn-no-chain-headline = Only one!
learn-no-chain-what = In Hoyito III there is no chain: the others stay.
learn-one-more-why = You took a casa, so you move again.
learn-one-more-headline = One by one!
learn-one-more-what = As long as you end in a casa, you go on.
learn-round-three-why = Now it is round three, and North won round two.
learn-round-three-headline = To North!
learn-round-three-what = From round three the last four go to the last winner.
# The long board.
learn-long-way-why = Twelve holes a side, and the rules stay the same.
learn-long-way-headline = Three laps!
learn-long-way-what = On the long board a sowing can go far.
learn-round-corner-why = Four holes come to four, one behind the other.
learn-round-corner-headline = Four casas!
learn-round-corner-what = A chain goes round the corner too: sixteen seeds.

## Settings

settings-play = Play
settings-sight = Sight
settings-sound = Sound
settings-words = Words
# In large text the settings come in pages: the heading of a page. $group is the name of a group, as settings-words.
settings-of = Settings · { $group }
settings-language = Language
settings-text-size = Text size
# Of whoever sits on North's side, where two play at one table: the language, and the size of text.
settings-north-language = North’s language
settings-north-text-size = North’s text size
settings-north-turned = Turn North’s writing
# Whether moves are told in words below the board.
settings-captions = Captions
# Where one is among those pages.
settings-page = Page
# The stones beside the language.
settings-language-before = Language before
settings-language-after = Next language
settings-north-language-before = North: language before
settings-north-language-after = North: next language
settings-preview = Preview of moves
settings-hole-numbers = Hole numbers
settings-high-contrast = High contrast
settings-hues-apart = Colours for the colour-blind
settings-light = Time of day
settings-less-motion = Less motion
# How loud: seeds, hands and buttons; birds, wind and voices of the village; words that are read aloud.
settings-effects = Game sounds
settings-ambience = Village sounds
settings-voice = Spoken words
# Beside the loudness of spoken words, as long as nothing speaks.
settings-voice-none = none yet
settings-mute = Mute
settings-reset = All settings as at first
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
kept-statistics = The file of the statistics
kept-settings = The settings file
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
why-file-in-the-way = there is a file where the folder should be
why-folder-in-the-way = there is a folder where the file should be
why-not-there = the file or its folder is not there
why-interrupted = reading or writing was interrupted
why-other = { $error }

## Read aloud by screen readers

hole-aloud = { $holes }, { $seeds ->
    [0] empty
    [one] one seed
   *[other] { $seeds } seeds
}
hole-aloud-endless = { $holes }, { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
}, would go round for ever
# What a side has captured so far: a number on its tile.
score-aloud = { $seeds ->
    [0] nothing captured yet
    [one] one seed captured
   *[other] { $seeds } seeds captured
}

## Two at one table

# Why a round is over: both sides have agreed to stop.
end-agreement = Both sides agreed to stop.
# A question to the other side, with the two buttons "allow" and "refuse" (or "accept" and "refuse") beside it.
# $who is the side that asks: south or north.
asks-to-take-back = { $who ->
    [south] South asks to take back their last move and all after it.
   *[north] North asks to take back their last move and all after it.
}
offers-to-stop = { $who ->
    [south] South offers to stop. Only captured seeds would count.
   *[north] North offers to stop. Only captured seeds would count.
}
allow = Allow
accept = Accept
refuse = No
# What the side that asked reads until the other answers; $who is the other side.
waits-to-take-back = { $who ->
    [south] You ask South: your last move and all after it would go back.
   *[north] You ask North: your last move and all after it would go back.
}
waits-for-stop = { $who ->
    [south] You offer South to stop. Only captured seeds would count.
   *[north] You offer North to stop. Only captured seeds would count.
}
# After that: what the side that asked can do.
undo-withdraws = Press undo to withdraw this.
# To the side that is asked, when it presses undo itself; $who is the side that asked.
answer-first = { $who ->
    [south] First answer South.
   *[north] First answer North.
}
stop-declined = { $who ->
    [you] You play on.
    [machine] The machine wants to play on.
    [south] South wants to play on.
   *[north] North wants to play on.
}
# To whoever asked; $who is the other side. After "no"; then, where that side has played a move instead of an answer.
undo-declined = { $who ->
    [south] South says no: nothing is taken back.
   *[north] North says no: nothing is taken back.
}
undo-played-on = { $who ->
    [south] South has played on: nothing is taken back.
   *[north] North has played on: nothing is taken back.
}
stop-played-on = { $who ->
    [south] South has played on, so the round goes on.
   *[north] North has played on, so the round goes on.
}
# A button of the menu.
offer-to-stop = Offer to stop
# Beside that button.
offer-to-stop-means = Then only captured seeds count.
# To whoever touches a hole while the other side is to move; whose turn it is follows.
not-yet = Not yet.

## Screens and lists that have several pages

page-before = Page before
page-after = Next page
# Stones at the ends of a long text.
more-above = Further up
more-below = Further down
page-of = { $page } of { $pages }

## Statistics

past-games = Past games
# Won games are counted against the machine alone.
stats-total = { $games ->
    [one] One game
   *[other] { $games } games
}, { $won } won against the machine
stats-none = No game has been played to its end yet.
# In the place of the results, before the first game.
stats-none-yet = A seed will lie here for every game you win, an empty hole for every one you lose.
# In a list of choices: the results of all variants.
stats-all = All games
# The name before a row of results: the games of two people; South's are the won ones.
stats-friends = South and North
stats-won = won
stats-lost = lost
stats-drawn = drawn
stats-not-played = not yet played
# Beside sixteen signs, for more games than that.
stats-won-of = { $won } of { $games }
stats-chain = Longest chain: { $casas ->
    [one] one casa
   *[other] { $casas } casas
}
stats-no-chain = No casa has been taken yet.
stats-most-seeds = Most seeds in one turn: { $seeds }
stats-sowings = { $sowings ->
    [one] from one sowing
   *[other] from { $sowings } sowings
}
stats-no-most-seeds = No seed has been taken yet.
stats-relay = Longest relay: { $laps ->
    [one] one lap
   *[other] { $laps } laps
}
# Beside a drawing: a line of arcs.
stats-relay-seeds = { $seeds ->
    [one] One seed sown
   *[other] { $seeds } seeds sown
}. Each arc is one lap: lift and sow.
stats-no-relay = No hole has been sown yet.
stats-reset = Start counting anew

## Rules. Plain words, as to a child who is to play in a minute.

# Stands before a rule that is not in the recorded sources: it settles what they leave open.
rules-house = House rule:
rules-text = Text of the rules
rules-board = The board
rules-rows-both = Two rows of { $short } or { $long } holes. Captured seeds lie beside the board, in no hole.
rules-rows-one = Two rows of { $holes } holes. Captured seeds lie beside the board, in no hole.
rules-yours = The row nearer to you is yours.
rules-seeds-both = Four seeds lie in every hole at the start: { $short } in all, on the long board { $long }.
rules-seeds-one = Four seeds lie in every hole at the start: { $seeds } in all.
rules-other-starts = other starts can be chosen too: an even one, or some seeds for one side at once.
rules-way = Seeds go round against the clock: to the right along your row, then back along the other one.
rules-aim = Whoever has captured more seeds at the end wins.
rules-move = A move
rules-pick = Choose one of your own holes with seeds and lift them all.
rules-sow = Drop them one by one into the holes that follow.
rules-not-skipped = if you come all the way round, the hole you began with gets its seed too.
rules-ends-empty = If the last seed falls into an empty hole, your turn is over.
rules-relay = If it falls among other seeds, lift them all, that seed too, and sow on from the next hole.
rules-lap = Each time you lift and sow is a lap.
rules-capture = Capture
rules-casa = A hole with exactly four seeds is a casa.
rules-en-passant = Every seed that makes a casa captures those four as it falls, on either side.
rules-goes-on = Then you sow on with what is left in your hand.
rules-last-seed-takes = If the last seed of a lap makes a casa, you capture those four, and the sowing ends.
rules-chain = Then look at the hole before it. If it is a casa, you capture it too, and so on backwards.
rules-chain-whose = It does not matter whose holes they are, or whether you sowed into them.
rules-no-chain = You capture this one casa, no other.
rules-never-relayed = A casa is captured, never sown on.
rules-again = Another move
rules-moves-again = Whoever captures moves again.
rules-no-other-move = There is none: your turn ends with your sowing.
rules-passing = Passing
rules-pass = If you have no hole to play, you pass. This is so after a capture too.
rules-blocked = if neither side can play, the round is over.
rules-endless = Endless sowing
rules-for-ever = some sowings would go round for ever.
rules-lap-limit = A hole that would take more than { $laps } laps may not be played.
rules-endless-shown = The game marks such a hole.
rules-end = The end
rules-last-four = When a capture leaves exactly four seeds, whoever captured gets them too, and the round is over.
rules-last-four-in-hand = When a capture leaves exactly four seeds, those in the hand counted, whoever captured gets them too, and the round is over.
rules-last-four-named = From round { $round } on, the winner of the round before gets the last four.
rules-last-four-after-draw = if that round was drawn, whoever captured gets them.
rules-board-empty = When a chain takes all that is left, the round is over.
rules-repetition = when the same position has stood { $times } times since the last capture, the round is over.
rules-standoff-both = after { $short } moves in a row without a capture the round is over; on the long board after { $long }.
rules-standoff-one = after { $moves } moves in a row without a capture the round is over.
rules-agreement = when both sides agree to stop, the round is over.
rules-left-over = what then lies on the board is nobody’s.
rules-winner = Whoever has captured more seeds wins the round. As many each is a draw.
rules-match = A match
# $rounds is a list of numbers.
rules-rounds = You choose how many rounds it has: { $rounds } are offered.
rules-starter = sides take turns in starting a round.
rules-match-winner = Whoever wins more rounds wins the match.
rules-match-tie = if both won as many, the seeds of all rounds decide. If they are equal too, it is a draw.
rules-figure-lap = One lap. The last seed fell into an empty hole.
rules-figure-taken = { $rules ->
    [i] Every casa is captured in passing.
    [ii] The last seed made a casa; two stood right before it.
   *[iii] Only the casa of the last seed is captured.
}

## About the game. Says no more than is known. Names of people, places and works stay as they are.

about = About Hoyito
about-text = Text about Hoyito
about-name = The name
about-little-hole = Hoyito means “little hole”.
about-casitas = The game is also called Casitas, “little houses”, and Mate.
about-mate = The mate is the tree that gives the seeds.
about-kay = In Haiti the same family of games is called kay, “house”.
# Under a drawing of a hole with four seeds.
about-casa = Four seeds in a hole: a casa
about-played = How it is played
about-in-the-earth = In holes scooped in the earth, or chalked on hard ground.
about-today = In 2005, in bigger towns, only older people remembered it.
about-today-where = In small ones it was played away from the centre, where concrete had not reached the streets.
about-recorded = Who wrote it down
about-who = Víktor Bautista i Roca was the first to describe it.
about-interviews = In September 2004 he and Salvador Cases i Majoral interviewed Dominicans in Catalonia.
about-field-work = In January and February 2005 he did field work in the south-west of the Dominican Republic, “El Sur”.
about-provinces = The provinces are Barahona, Bahoruco and Independencia.
about-second = Hoyito II was recorded in Neiba, Villa Jaragua, Los Ríos, Postrer Río, La Descubierta and elsewhere.
about-second-long = With twelve holes in a row it was recorded in Villa Jaragua in February 2005.
about-third = Hoyito III was told by Johnny, a player of twenty from the batey of a sugar mill near Barahona.
about-house-rules = House rules
about-open-questions = Where these sources leave a question open, this game has a rule of its own. The rules call it a house rule.
about-sources = Sources
about-source-talk = V. Bautista i Roca, “Africa Hidden Inside a Small Hole”, Board Game Studies Colloquium VIII, Oxford, April 2005.
about-source-mancala-world = Mancala World, under CC BY-SA.
about-source-wikimanqala = Wikimanqala, under CC BY-SA.
about-this-edition = This edition
about-version = Version { $version }
about-licence = The program is free, under the MIT or the Apache 2.0 licence.
about-fonts = The letters are Alegreya Sans, Noto Sans Armenian and Noto Sans Bengali.
about-fonts-licence = They are free too, under the SIL Open Font Licence 1.1.
about-made-with = It is made with Bevy, in Rust.
about-sounds = Every picture and every sound comes from formulas of its own.

## Past games

past-count = { $games ->
    [one] One game. Touch it to see it again.
   *[other] { $games } games. Touch one to see it again.
}
# $games is 2 or more.
past-set-aside = { $games ->
    [one] One past game could not be read. Its file has another name now and is still there.
   *[other] { $games } past games could not be read. Their files have other names now and are still there.
}
# The same, where the files could not be given other names.
past-left-alone = { $games ->
    [one] One past game could not be read. Its file stays as it is.
   *[other] { $games } past games could not be read. Their files stay as they are.
}
past-none = No game has been kept yet.
# Where the list will be, while there is none; the second where nothing can be saved.
past-none-yet = The games you play will wait for you here, to be seen again move by move.
past-not-kept = What you play in this window is not saved, so no game will come here.
# In the list: when, and on what board. $date is a date like 2026-11-30.
past-what = { $date }  ·  { $rules }, 2 × { $holes }
# In the list: a file with a game as text.
past-text = Text  ·  { $name }
# $against is one of the messages that begin so. $ours and $theirs are rounds won, or seeds captured in the only round.
past-how = { $against }  ·  { $result ->
    [won] won { $ours } to { $theirs }
    [lost] lost { $ours } to { $theirs }
    [drawn] drawn { $ours } to { $theirs }
    [south] South won { $ours } to { $theirs }
    [north] North won { $theirs } to { $ours }
   *[unfinished] left at { $ours } to { $theirs }
}
# A stone beside a game; $which is that game.
save-as-text = Save as text: { $which }
# To whoever begins anew in the middle of a game.
left-game-is-kept = The game you left waits among the past games.
past-saved = The game is now here as text: { $path }
past-not-saved = The game could not be written: { $why }.
past-no-folder = This computer has no folder for texts.
past-unreadable = { $name } could not be opened: { $why }.
past-open-text = To see a game that was saved as a text file, drop the file on this window, or put it here: { $folder }
past-drop-text = To see a game that was saved as a text file, drop the file on this window.
past-move-of = Move { $move } of { $moves }.
to-its-start = To the start
move-before = Move before
next-move = Next move
to-its-end = To the end
