### The words of Hoyito in Haitian Creole (kreyòl ayisyen). The original is en.ftl.

## Building blocks

number = { $number }
verbatim = { $text }
percent = { $number } %
list-one = { $one }
list-two = { $first } epi { $rest }
list-more = { $first }, { $rest }

# Holes by their numbers: "your hole 3", "South's holes 4 and 3". $numbers is a list of $count numbers.
holes-of = { $whose ->
    [own] twou { $numbers }
    [you] twou { $numbers } pa w
    [machine] twou { $numbers } machin nan
    [south] twou { $numbers } bò Sid
   *[north] twou { $numbers } bò Nò
}

## Players and levels

# On a player's tile.
player-name = { $who ->
    [you] Ou
    [machine] Machin
    [south] Sid
   *[north] Nò
}
# Under the name.
doing-waits = ap tann
doing-sows = ap simen
doing-thinks = ap panse
doing-to-play = pou jwe
doing-won = genyen
taken-here = +{ $seeds }

level = { $level ->
    [Newcomer] Nouvo
    [Child] Timoun
    [Cousin] Kouzen
    [Neighbour] Vwazen
    [Fisher] Moun lapèch
    [Harvester] Rekòltè
    [Elder] Granmoun
   *[Perfect] Pafè
}
level-sees = { $level ->
    [Newcomer] Li wè yon sèl tou epi li jwe sa l pi renmen. Bon pou yon premye jwèt.
    [Child] Li wè yon sèl tou nan yon kou.
    [Cousin] Li wè twa tou nan yon kou.
    [Neighbour] Li wè yon kou jouk nan bout, men pa sa ki vin apre.
    [Fisher] Li wè tout kou l ap jwe yo, youn apre lòt.
    [Harvester] Li wè tout kou l ap jwe yo, ak sa ou ka reprann nan men l.
    [Elder] Li peze kou l yo ak pi bon repons ou ka bay.
   *[Perfect] Li reflechi osi lwen li kapab, epi li konnen tout jan yon pati ka fini.
}

## Caption: what a move does

caption-sows = { $who ->
    [you] Ou simen
    [machine] Machin nan simen
    [south] Sid simen
   *[north] Nò simen
} { $seeds ->
    [one] yon grenn
   *[other] { $seeds } grenn
} ki nan twou { $hole }.
caption-relays = Dènye grenn nan tonbe sou { $others } lòt nan { $holes }: yo simen tout { $seeds } ankò.
caption-takes-casa = Casa! { $who ->
    [you] Ou pran
    [machine] Machin nan pran
    [south] Sid pran
   *[north] Nò pran
} kat grenn ki nan { $holes }.
caption-last-four = { $who ->
    [you] Ou jwenn
    [machine] Machin nan jwenn
    [south] Sid jwenn
   *[north] Nò jwenn
} dènye kat grenn yo.
caption-passes = { $who ->
    [you] Ou pa ka jwe, fòk ou pase.
    [machine] Machin nan pa ka jwe, fòk li pase.
    [south] Sid pa ka jwe, fòk li pase.
   *[north] Nò pa ka jwe, fòk li pase.
}
caption-takes-from = Casa! { $who ->
    [you] Ou pran
    [machine] Machin nan pran
    [south] Sid pran
   *[north] Nò pran
} { $seeds } grenn nan { $holes }.
caption-takes-casas = { $casas } casa! { $who ->
    [you] Ou pran
    [machine] Machin nan pran
    [south] Sid pran
   *[north] Nò pran
} { $seeds } grenn.
caption-fell-in-empty = Dènye grenn nan tonbe nan yon twou vid, { $holes }.
caption-ended-in-empty = Kou a fini nan yon twou vid.
caption-ended-in-casa = Konsa kou a fini.
caption-moves-again = { $who ->
    [you] Ou jwe ankò.
    [machine] Machin nan jwe ankò.
    [south] Sid jwe ankò.
   *[north] Nò jwe ankò.
}
caption-turn-of = { $who ->
    [you] Se ou ki pou jwe.
    [machine] Se machin nan ki pou jwe.
    [south] Se Sid ki pou jwe.
   *[north] Se Nò ki pou jwe.
}
# $again is yes or no: whether the mover moves again.
caption-chain = Casa! Gen kat grenn chak nan { $holes }. { $who ->
    [you] Ou pran tout { $seeds } yo{ $again ->
        [yes] {" "}epi ou jwe ankò.
       *[no] .
    }
    [machine] Machin nan pran tout { $seeds } yo{ $again ->
        [yes] {" "}epi li jwe ankò.
       *[no] .
    }
    [south] Sid pran tout { $seeds } yo{ $again ->
        [yes] {" "}epi li jwe ankò.
       *[no] .
    }
   *[north] Nò pran tout { $seeds } yo{ $again ->
        [yes] {" "}epi li jwe ankò.
       *[no] .
    }
}
caption-long-chain = Casa! { $casas } casa, youn dèyè lòt. { $who ->
    [you] Ou pran tout { $seeds } grenn yo{ $again ->
        [yes] {" "}epi ou jwe ankò.
       *[no] .
    }
    [machine] Machin nan pran tout { $seeds } grenn yo{ $again ->
        [yes] {" "}epi li jwe ankò.
       *[no] .
    }
    [south] Sid pran tout { $seeds } grenn yo{ $again ->
        [yes] {" "}epi li jwe ankò.
       *[no] .
    }
   *[north] Nò pran tout { $seeds } grenn yo{ $again ->
        [yes] {" "}epi li jwe ankò.
       *[no] .
    }
}
caption-many-laps = { $who ->
    [you] Ou kontinye simen
    [machine] Machin nan kontinye simen
    [south] Sid kontinye simen
   *[north] Nò kontinye simen
}, tou apre tou: dènye grenn nan toujou tonbe sou lòt.
caption-round = Pati { $round } sou { $rounds }.
caption-begins = { $who ->
    [you] Se ou ki kòmanse.
    [machine] Se machin nan ki kòmanse.
    [south] Se Sid ki kòmanse.
   *[north] Se Nò ki kòmanse.
}
caption-choose = Chwazi youn nan twou ki gen wonn yo.
caption-decided = { $who ->
    [you] Ou gen plis pase mwatye: pati sa a se pou ou.
    [machine] Machin nan gen plis pase mwatye: li genyen pati sa a.
    [south] Sid gen plis pase mwatye: li genyen pati sa a.
   *[north] Nò gen plis pase mwatye: li genyen pati sa a.
}
decided-may-stop = Ou ka kontinye, oswa kanpe nan meni an.
decided-seeds-count = Grenn yo konte toujou si match la fini egal.
caption-standoff-near = Si pèsonn pa pran anyen, pati a ap fini nan { $moves } kou.

## Caption: answers

nothing-to-undo = Ou pa gen okenn kou pou w anile.
nothing-to-redo = Pa gen kou ki anile, kidonk pa gen kou pou refè.
previews-are-on = Lè w pwente yon twou, li montre kote l ap simen.
previews-are-off = Twou yo pa montre ankò kote y ap simen.
speed-is = { $speed ->
    [slow] Kou yo ap parèt lantman.
    [calm] Kou yo ap parèt dousman.
    [normal] Kou yo ap parèt nan vitès nòmal.
    [brisk] Kou yo ap parèt vit.
    [fast] Kou yo ap parèt trè vit.
   *[at-once] Kou yo ap parèt touswit.
}
refused-empty = Twou { $hole } vid: chwazi youn ki gen grenn.
refused-not-yours = { $whose ->
    [machine] Twou sa a se pou machin nan.
    [you] Twou sa a se pou ou.
    [south] Twou sa a se pou Sid.
   *[north] Twou sa a se pou Nò.
}
refused-endless = Twou { $hole } t ap vire san rete, kidonk ou pa gen dwa jwe l.
refused-round-over = Pati a fini.
refused-no-such-hole = Pa gen twou sa a sou tablo a.

## The last move again

replay-one-lap = Dènye kou a ankò
replay-laps = Dènye kou a ankò, { $laps } tou
replay-lap = Dènye kou a ankò: tou { $lap } sou { $laps }

## Over the board while seeds fly

lap-line = Tou { $laps }
lap-line-hand = Tou { $laps }  ·  { $seeds } nan men
chain-line = Chenn  ·  { $link } sou { $links }

## Preview: what a hole would do

preview-way = Twou { $hole }: { $laps ->
    [one] yon sèl tou
   *[other] { $laps } tou
}, li fini nan { $holes }.
preview-way-empty = Twou { $hole }: { $laps ->
    [one] yon sèl tou
   *[other] { $laps } tou
}, li fini nan { $holes }, ki vid.
preview-takes = Li pran { $seeds } grenn nan { $holes }.
preview-takes-again = Li pran { $seeds } grenn nan { $holes }, apre sa li jwe ankò.
preview-many-holes = { $casas } twou
preview-draw = Pati a fini sou egalite.
preview-wins = { $who ->
    [you] Pati a fini, epi se ou ki genyen.
    [machine] Pati a fini, epi se machin nan ki genyen.
    [south] Pati a fini, epi se Sid ki genyen.
   *[north] Pati a fini, epi se Nò ki genyen.
}
preview-passes = { $who ->
    [you] Apre sa, ou pa ka jwe.
    [machine] Apre sa, machin nan pa ka jwe.
    [south] Apre sa, Sid pa ka jwe.
   *[north] Apre sa, Nò pa ka jwe.
}
preview-endless = Twou { $hole } t ap vire san rete: ou pa gen dwa jwe l.

## Hints

hint-side = { $side ->
    [left] Gade twou ki sou men goch ou yo. Mande ankò pou konnen ki twou.
   *[right] Gade twou ki sou men dwat ou yo. Mande ankò pou konnen ki twou.
}
hint-hole = Twou { $hole } sanble pi bon an. Mande ankò pou konnen poukisa.
# The path: two sentences, first what the move does, then why no other is as good.
hint-takes = Twou { $hole } pran { $seeds }{ $again ->
    [yes] , epi ou jwe ankò.
   *[no] .
}
hint-ends-empty = Twou { $hole } fini nan yon twou vid.
hint-only = Pa gen lòt twou ou ka jwe.
# $outcome is won, drawn or lost: how the round ends with it.
hint-last-four = Dènye kat grenn yo se pou ou tou{ $outcome ->
    [won] , epi ou genyen.
    [drawn] : egalite.
   *[lost] .
}
hint-wins = Li fini pati a, epi ou genyen.
hint-only-taker = Pa gen lòt twou ki pran anyen.
hint-more = Se { $more } anplis pase nenpòt lòt twou.
# In one turn, which has several moves.
hint-turn = Ak kou ki vin apre yo ou ka pran { $seeds }, { $more } anplis pase nenpòt lòt jan.
hint-passes = Apre sa lòt bò a pa ka jwe.
# $holes is one hole, with a casa that both sides could take.
hint-first = Ou pran casa nan { $holes } anvan lòt bò a.
hint-leaves-nothing = Apre sa lòt bò a pa ka pran anyen; ak nenpòt lòt twou, { $others } oswa plis.
hint-leaves-less = Apre sa lòt bò a ka pran { $seeds } pou pi plis; ak nenpòt lòt twou, { $others } oswa plis.
hint-sure-win = Konsa ou ka genyen, kèlkeswa sa lòt bò a fè.
# What the turn takes, against what the other side's best answer takes. $better is gain, even or lose.
hint-balance = { $better ->
    [gain] Ou pran { $seeds } anplis pase pi bon repons lan. Lòt twou yo bay mwens.
    [even] Ou pran menm kantite ak pi bon repons lan. Lòt twou yo bay mwens.
   *[lose] Pi bon repons lan pran { $seeds } anplis pase ou. Lòt twou yo pèdi plis.
}
hint-leaves-few = Apre sa lòt bò a { $seeds ->
    [0] pa ka pran anyen
   *[other] ka pran { $seeds } pou pi plis
}; ak yon move twou, { $worst }.
hint-takes-most = Pa gen lòt twou ki pran plis.
hint-again = Apre sa ou ka pran { $seeds } anplis.
hint-loses-least = Pati a pèdi, men konsa ou pèdi pi piti.
# A capture that is prepared for the next turn.
hint-ready = Li pare pou pran { $seeds }, si lòt bò a kite w.
hint-keeps = Ou gen { $holes ->
    [one] yon twou
   *[other] { $holes } twou
} pou chwazi, plis pase nenpòt lòt jan.
hint-far-ahead = Lè ou gade anpil kou davans, se li ki pi bon.

## The end of a round and of a match

verdict-draw = Egalite, { $seeds } grenn chak
verdict-wins = { $who ->
    [you] Ou genyen { $more } a { $fewer }
    [machine] Machin nan genyen { $more } a { $fewer }
    [south] Sid genyen { $more } a { $fewer }
   *[north] Nò genyen { $more } a { $fewer }
}
end-last-four = Lè rete kat grenn sèlman, pati a fini.
end-board-empty = Pa rete okenn grenn sou tablo a.
end-repetition = Menm pozisyon an rive pou twazyèm fwa.
end-standoff = { $moves } kou youn apre lòt pa pran anyen.
end-blocked = Okenn bò pa ka jwe ankò.
match-won = { $who ->
    [you] Ou genyen match la, { $more } pati a { $fewer }.
    [machine] Machin nan genyen match la, { $more } pati a { $fewer }.
    [south] Sid genyen match la, { $more } pati a { $fewer }.
   *[north] Nò genyen match la, { $more } pati a { $fewer }.
}
match-drawn = Match la fini sou egalite, { $rounds ->
    [one] yon pati chak.
   *[other] { $rounds } pati chak.
}
match-stands = Pati chak genyen: { $south-name } { $south }, { $north-name } { $north }.
next-round = Pwochen pati
play-again = Rejwe
see-it-again = Gade l ankò

## Title

tagline = Ti twou nan tè a. Karantuit grenn.
go-on = Kontinye
play-the-machine = Jwe ak machin nan
two-at-one-table = De moun sou yon tab
learn = Aprann
rules = Règ
statistics = Estatistik
settings = Paramèt
leave = Soti
# A match that can be gone on with. $rules is a name of the rules, $against one of the next three, $round may be empty.
saved-match = { $rules }, 2 × { $holes }, { $against }, { $ours } a { $theirs }
saved-match-round = { $rules }, 2 × { $holes }, { $against }, pati { $round } sou { $rounds }, { $ours } a { $theirs }
against-level = kont { $level }
against-friend = de moun sou yon tab
against-nobody = machin nan pou kont li

## Buttons on the table

menu = Meni
undo = Anile
redo = Refè
hint = Konsèy
speed = Vitès
back = Tounen

## The menu over the board

begin-anew = Rekòmanse
another-game = Lòt jwèt
to-title = Akèy
speed-name = { $speed ->
    [slow] Lant
    [calm] Dousman
    [normal] Nòmal
    [brisk] Vit
    [fast] Trè vit
   *[at-once] Touswit
}

## Set-up

setup-you-and-the-machine = Ou ak machin nan
setup-seeds = Grenn
setup-who-starts = Premye jwè
start-means = { $kind ->
    [traditional] Jwe an dezyèm se yon avantaj: se moun ki reponn premye kou a ki ka pran plis.
    [lot] Grenn yo ranje pa aza, nan youn nan anpil fason machin nan jwenn ki jis.
    [number] Ou chwazi youn nan anpil fason pou ranje grenn yo, machin nan jwenn ki jis.
   *[handicap] Yon bò kòmanse ak grenn li pran deja: sa ede moun ki jwe mwens.
}
setup-game-waits = Jwèt ou kite a ap tann ou nan ansyen jwèt yo.
setup-rounds = Pati
setup-start = Kòmanse
rules-name = { $rules ->
    [i] Hoyito I
    [ii] Hoyito II
   *[iii] Hoyito III
}
board-name = { $rules }, 2 × { $holes }
rules-in-short = { $rules ->
    [i] Pran chak casa pandan w ap simen. Lè w fin simen, se lòt la ki pou jwe.
    [ii] Fini nan yon casa epi pran l, ak tout casa ki kole dèyè l. Apre sa, jwe ankò.
   *[iii] Fini nan yon casa epi pran l. Apre sa, jwe ankò.
}
# In a list of choices: who starts.
starter = { $who ->
    [you] Ou
    [machine] Machin nan
    [south] Sid
   *[north] Nò
}
start-kind = { $kind ->
    [traditional] Kat chak
    [lot] Egal, pa aza
    [number] Egal, nou chwazi
   *[handicap] Ak davans
}
start-even = Depa egal { $number }
start-handicap = { $who ->
    [you] { $seeds } pou ou
    [machine] { $seeds } pou machin nan
    [south] { $seeds } pou Sid
   *[north] { $seeds } pou Nò
}
fewer = Mwens
more = Plis

## Settings

settings-play = Jwèt
settings-sight = Imaj
settings-sound = Son
settings-words = Pawòl
settings-of = Paramèt · { $group }
settings-language = Lang
settings-text-size = Gwosè lèt
settings-preview = Montre kou davans
settings-hole-numbers = Nimewo twou yo
settings-high-contrast = Gwo kontras
settings-hues-apart = Koulè pou moun daltonyen
settings-light = Lè nan jounen an
settings-less-motion = Mwens mouvman
settings-effects = Son jwèt la
settings-ambience = Son vilaj la
settings-voice = Pawòl k ap di
settings-voice-none = poko
settings-mute = San son
settings-reset = Tout paramèt jan yo te ye
yes = wi
no = non
light-name = { $light ->
    [evening] Aswè
   *[afternoon] Apremidi
}

## Files

kept-match = Jwèt ou t ap jwe a
kept-past-match = Yon ansyen jwèt
kept-past-matches = Dosye ansyen jwèt yo
kept-statistics = Estatistik yo
kept-settings = Paramèt yo
trouble-set-aside = { $what } pa t ka louvri: { $why }. Kounye a, fichye a rele { $name }.
trouble-left-alone = { $what } pa t ka louvri: { $why }. { $name } ap rete jan l ye a, anyen p ap anrejistre nan plas li.
trouble-cannot-save = Jwèt la pa ka anrejistre: { $why }. Ou mèt kontinye jwe.
trouble-no-folder = Òdinatè sa a pa gen dosye pou jwèt ki anrejistre. Ou ka jwe, men anyen p ap anrejistre.
trouble-in-use = Jwèt la louvri nan yon lòt fenèt. Sa ou jwe nan fenèt sa a p ap anrejistre.
why-not-ours = se pa yon fichye ki soti nan jwèt sa a
why-newer = li soti nan yon vèsyon ki pi nouvo
why-damaged = li gate
why-disk-full = disk la plen
why-read-only = yo pa ka ekri anyen sou disk sa a
why-not-allowed = pwogram sa a pa gen dwa
why-file-in-the-way = gen yon fichye nan plas dosye a
why-folder-in-the-way = gen yon dosye nan plas fichye a
why-not-there = fichye a oswa dosye li a pa la
why-interrupted = lekti a oswa ekriti a koupe
why-other = { $error }

## Learn: a lesson that is played

learn-step = { $step } sou { $steps }
learn-touch-hole = { $board ->
    [new] Yon lòt tablo: touche
   *[same] Touche
} twou { $hole }.
learn-not-that-one = Pa sa a pou kounye a. Se twou { $hole } ki gen wonn nan.
count-and-more = { $seeds } + { $more }
learn-again = Ankò
learn-long-board = Tablo long lan
learn-what-next = E apre sa?
learn-lessons = Yon leson pran mwens pase yon minit.
learn-long-board-line = { $rules } ak douz twou chak bò.
learn-learnt = Ou konnen l.
learn-sow-why = { $side ->
    [right] Ranje adwat la se pa w.
   *[below] Ranje anba a se pa w.
} Grenn yo tonbe youn pa youn.
learn-sow-headline = Ou simen!
learn-sow-what = Dènye grenn nan tonbe nan yon twou vid: kou a fini.
learn-relay-why = Dènye grenn li a tonbe sou lòt grenn.
learn-relay-headline = Yon relè!
learn-relay-what = Kote ou fini an, ou ranmase tout grenn yo epi ou simen ankò.
learn-casa-why = Ak dènye grenn li a, ap gen kat nan twou 5.
learn-casa-headline = Yon casa!
learn-casa-what = Dènye grenn ou fè kat, yon casa: yo ale sou fèy ou.
learn-chain-why = Gade tout twou k ap rive gen kat grenn.
learn-chain-headline = Yon chenn!
learn-chain-what = Casa ki kole dèyè dènye a, yo pou ou tou.
learn-again-why = Ou pran yon casa, kidonk ou jwe ankò.
learn-again-headline = Ankò yon fwa!
learn-again-what = Ou ka fè yon casa sou lòt bò a tou.
learn-last-four-why = Pran casa sa a, epi ap rete kat grenn sèlman.
learn-last-four-headline = Dènye kat yo!
learn-last-four-what = Ou pran an dènye, yo pou ou. Moun ki gen plis grenn genyen.
learn-passing-why = Nan Hoyito I, chak casa pou ou depi li fin fèt.
learn-passing-headline = Sou wout la!
learn-passing-what = Ou pran kat grenn yo, epi ou kontinye simen.
learn-either-side-why = Kou sa a vire jouk sou lòt bò a.
learn-either-side-headline = La tou!
learn-either-side-what = Moun k ap simen an pran casa a, sou nenpòt bò.
learn-no-more-why = Isit la, se dènye grenn nan menm ki fè casa a.
learn-no-more-headline = Kou a fini.
learn-no-more-what = Ou pran kat grenn yo, men ou pa jwe ankò.
learn-no-chain-why = Gen twa twou k ap rive gen kat grenn. Kilès w ap pran?
learn-no-chain-headline = Yon sèl!
learn-no-chain-what = Nan Hoyito III pa gen chenn: lòt yo rete.
learn-one-more-why = Ou pran yon casa, kidonk ou jwe ankò.
learn-one-more-headline = Youn pa youn!
learn-one-more-what = Toutotan ou fini nan yon casa, ou kontinye.
learn-round-three-why = Kounye a se twazyèm pati a, epi Nò te genyen dezyèm lan.
learn-round-three-headline = Pou Nò!
learn-round-three-what = Depi twazyèm pati a, dènye kat yo pou dènye gayan an.
learn-long-way-why = Douz twou chak bò, epi règ yo pa chanje.
learn-long-way-headline = Twa tou!
learn-long-way-what = Sou tablo long lan, yon kou ka ale lwen.
learn-round-corner-why = Gen kat twou k ap rive gen kat grenn, youn dèyè lòt.
learn-round-corner-headline = Kat casa!
learn-round-corner-what = Yon chenn vire nan kwen an tou: sèz grenn.

## Read aloud by screen readers

hole-aloud = { $holes }, { $seeds ->
    [0] vid
    [one] yon grenn
   *[other] { $seeds } grenn
}
hole-aloud-endless = { $holes }, { $seeds ->
    [one] yon grenn
   *[other] { $seeds } grenn
}, li t ap vire san rete
score-aloud = { $seeds ->
    [0] poko pran anyen
    [one] pran yon grenn
   *[other] pran { $seeds } grenn
}

## Two at one table

end-agreement = Tou de bò yo dakò pou yo sispann.
asks-to-take-back = { $who ->
    [south] Sid mande pou l anile dènye kou l ak tout sa ki vin apre.
   *[north] Nò mande pou l anile dènye kou l ak tout sa ki vin apre.
}
offers-to-stop = { $who ->
    [south] Sid pwopoze pou nou kanpe. Se grenn yo pran yo sèlman ki t ap konte.
   *[north] Nò pwopoze pou nou kanpe. Se grenn yo pran yo sèlman ki t ap konte.
}
allow = Pèmèt
accept = Aksepte
refuse = Non
waits-to-take-back = { $who ->
    [south] Ou mande Sid pou w anile dènye kou w ak tout sa ki vin apre.
   *[north] Ou mande Nò pou w anile dènye kou w ak tout sa ki vin apre.
}
waits-for-stop = { $who ->
    [south] Ou pwopoze Sid pou nou kanpe. Se grenn yo pran yo sèlman ki t ap konte.
   *[north] Ou pwopoze Nò pou nou kanpe. Se grenn yo pran yo sèlman ki t ap konte.
}
undo-withdraws = Peze anile pou w retire demann nan.
answer-first = { $who ->
    [south] Reponn Sid anvan.
   *[north] Reponn Nò anvan.
}
stop-declined = { $who ->
    [you] Ou kontinye jwe.
    [machine] Machin nan vle kontinye jwe.
    [south] Sid vle kontinye jwe.
   *[north] Nò vle kontinye jwe.
}
undo-declined = { $who ->
    [south] Sid di non: anyen p ap anile.
   *[north] Nò di non: anyen p ap anile.
}
undo-played-on = { $who ->
    [south] Sid kontinye jwe: anyen p ap anile.
   *[north] Nò kontinye jwe: anyen p ap anile.
}
stop-played-on = { $who ->
    [south] Sid kontinye jwe: pati a ap kontinye.
   *[north] Nò kontinye jwe: pati a ap kontinye.
}
offer-to-stop = Pwopoze kanpe
offer-to-stop-means = Lè sa a se grenn yo pran yo sèlman ki konte.
not-yet = Poko.

## Lists that have several pages

page-before = Paj anvan
page-after = Pwochen paj
more-above = Pi wo
more-below = Pi ba
page-of = { $page } sou { $pages }

## Statistics

past-games = Ansyen jwèt
stats-total = { $games ->
    [one] Yon jwèt
   *[other] { $games } jwèt
}, ou genyen { $won } kont machin nan
stats-none = Poko gen okenn jwèt ki jwe jouk nan bout.
stats-none-yet = Isit la, ap gen yon grenn pou chak jwèt ou genyen, ak yon twou vid pou chak jwèt ou pèdi.
stats-all = Tout jwèt
stats-friends = Sid ak Nò
stats-won = genyen
stats-lost = pèdi
stats-drawn = egalite
stats-not-played = poko jwe
stats-won-of = { $won } sou { $games }
stats-chain = Pi long chenn: { $casas ->
    [one] yon casa
   *[other] { $casas } casa
}
stats-no-chain = Pèsonn poko pran casa.
stats-most-seeds = Plis grenn anvan lòt la jwe: { $seeds }
stats-sowings = { $sowings ->
    [one] nan yon sèl kou
   *[other] nan { $sowings } kou
}
stats-no-most-seeds = Pèsonn poko pran grenn.
stats-relay = Pi long relè: { $laps ->
    [one] yon tou
   *[other] { $laps } tou
}
stats-relay-seeds = { $seeds ->
    [one] Yon grenn simen
   *[other] { $seeds } grenn simen
}. Chak koub se yon tou: ranmase epi simen.
stats-no-relay = Pèsonn poko simen.
stats-reset = Konte depi zewo

## Rules. Plain words, as to a child who is to play in a minute.

rules-house = Règ lakay:
rules-text = Tèks règ yo
rules-board = Tablo a
rules-rows-both = De ranje ki gen { $short } oswa { $long } twou chak. Grenn ou pran yo rete akote tablo a, yo pa nan yon twou.
rules-rows-one = De ranje ki gen { $holes } twou chak. Grenn ou pran yo rete akote tablo a, yo pa nan yon twou.
rules-yours = Ranje ki pi pre w la, se pa w.
rules-seeds-both = Okòmansman, gen kat grenn nan chak twou: { $short } antou, { $long } sou tablo long lan.
rules-seeds-one = Okòmansman, gen kat grenn nan chak twou: { $seeds } antou.
rules-other-starts = ou ka chwazi yon lòt depa tou: yon depa egal, oswa kèk grenn davans pou yon bò.
rules-way = Grenn yo vire nan sans kontrè zegwi revèy: yo ale adwat sou ranje pa w la, epi yo tounen sou lòt ranje a.
rules-aim = Alafen, moun ki pran plis grenn genyen.
rules-move = Yon kou
rules-pick = Chwazi yon twou pa w ki gen grenn, epi ranmase tout grenn yo.
rules-sow = Lage yo youn pa youn nan twou ki vin apre yo.
rules-not-skipped = si w fè wonn tablo a nèt, twou kote ou te kòmanse a jwenn grenn pa l tou.
rules-ends-empty = Si dènye grenn nan tonbe nan yon twou vid, se lòt la ki pou jwe.
rules-relay = Si li tonbe sou lòt grenn, ranmase yo tout, ak grenn sa a tou, epi simen ankò depi pwochen twou a.
rules-lap = Chak fwa ou ranmase epi ou simen, se yon tou.
rules-capture = Pran grenn
rules-casa = Yon twou ki gen egzakteman kat grenn, se yon casa.
rules-en-passant = Depi yon grenn tonbe epi li fè yon casa, ou pran kat grenn sa yo lamenm, sou nenpòt bò.
rules-goes-on = Apre sa, kontinye simen sa ki rete nan men w.
rules-last-seed-takes = Si dènye grenn yon tou fè yon casa, ou pran kat grenn sa yo, epi ou sispann simen.
rules-chain = Apre sa, gade twou ki kole dèyè l la. Si se yon casa, ou pran l tou, epi kontinye konsa pa dèyè.
rules-chain-whose = Kit twou yo pou ou, kit yo pou lòt la, kit ou te simen ladan yo, kit ou pa t simen: se menm bagay.
rules-no-chain = Ou pran sèl casa sa a, okenn lòt.
rules-never-relayed = Yon casa, ou pran l, ou pa janm simen l ankò.
rules-again = Yon lòt kou
rules-moves-again = Moun ki pran, jwe ankò.
rules-no-other-move = Pa gen lòt kou: lè w fin simen, se lòt la ki pou jwe.
rules-passing = Pase
rules-pass = Si ou pa gen okenn twou ou ka jwe, ou pase. Se konsa tou apre ou fin pran grenn.
rules-blocked = si okenn bò pa ka jwe, pati a fini.
rules-endless = Kou ki pa janm fini
rules-for-ever = gen kou ki t ap vire san rete.
rules-lap-limit = Ou pa gen dwa jwe yon twou ki t ap fè plis pase { $laps } tou.
rules-endless-shown = Jwèt la mete yon mak sou yon twou konsa.
rules-end = Fen pati a
rules-last-four = Lè yon moun fin pran epi se egzakteman kat grenn ki rete, li jwenn yo tou, epi pati a fini.
rules-last-four-in-hand = Lè yon moun fin pran epi se egzakteman kat grenn ki rete, grenn nan men l yo ladan, li jwenn yo tou, epi pati a fini.
rules-last-four-named = Soti nan pati { $round } pou ale, se moun ki te genyen pati anvan an ki jwenn dènye kat grenn yo.
rules-last-four-after-draw = si pati anvan an te fini sou egalite, se moun ki pran an ki jwenn yo.
rules-board-empty = Lè yon chenn pran tout sa ki rete, pati a fini.
rules-repetition = lè menm pozisyon an rive { $times } fwa depi dènye fwa yon moun te pran grenn, pati a fini.
rules-standoff-both = lè { $short } kou youn apre lòt pa pran anyen, pati a fini; sou tablo long lan, se { $long } kou.
rules-standoff-one = lè { $moves } kou youn apre lòt pa pran anyen, pati a fini.
rules-agreement = si tou de bò yo dakò pou yo sispann, pati a fini.
rules-left-over = grenn ki rete sou tablo a lè sa a pa pou pèsonn.
rules-winner = Moun ki pran plis grenn genyen pati a. Si tou de pran menm kantite, se egalite.
rules-match = Yon match
rules-rounds = Se ou ki chwazi konbyen pati l ap genyen: chwa yo se { $rounds }.
rules-starter = yon bò kòmanse yon pati, epi lòt bò a kòmanse pwochen an.
rules-match-winner = Moun ki genyen plis pati genyen match la.
rules-match-tie = si tou de genyen menm kantite pati, se grenn tout pati yo ki deside. Si yo menm kantite tou, se egalite.
rules-figure-lap = Yon tou. Dènye grenn nan tonbe nan yon twou vid.
rules-figure-taken = { $rules ->
    [i] Ou pran chak casa sou wout la.
    [ii] Dènye grenn nan fè yon casa; te gen de lòt kole dèyè l.
   *[iii] Ou pran casa dènye grenn nan sèlman.
}

## About the game. Says no more than is known. Names of people, places and works stay as they are.

about = Apwopo Hoyito
about-text = Tèks sou Hoyito
about-name = Non an
about-little-hole = Hoyito vle di “ti twou”.
about-casitas = Yo rele jwèt la Casitas, “ti kay”, ak Mate tou.
about-mate = Mate a se pyebwa ki bay grenn yo.
about-kay = Ann Ayiti, yo rele menm fanmi jwèt sa a “kay”.
about-casa = Kat grenn nan yon twou: yon casa
about-played = Kijan yo jwe l
about-in-the-earth = Nan twou yo fouye nan tè a, oswa twou yo trase ak lakrè sou tè di.
about-today = An 2005, nan vil ki pi gwo yo, se granmoun aje sèlman ki te sonje l.
about-today-where = Nan ti vil yo, yo te jwe l lwen sant lan, kote beton pa t ankò rive nan lari yo.
about-recorded = Kiyès ki ekri l
about-who = Víktor Bautista i Roca se premye moun ki dekri l.
about-interviews = An septanm 2004, li menm ak Salvador Cases i Majoral te fè antrevi ak Dominiken nan Katalòy.
about-field-work = An janvye ak fevriye 2005, li te fè rechèch sou teren nan sidwès Repiblik Dominikèn, “El Sur”.
about-provinces = Pwovens yo se Barahona, Bahoruco ak Independencia.
about-second = Yo te note Hoyito II nan Neiba, Villa Jaragua, Los Ríos, Postrer Río, La Descubierta ak lòt kote.
about-second-long = Ak douz twou nan yon ranje, yo te note l nan Villa Jaragua an fevriye 2005.
about-third = Se Johnny ki te rakonte Hoyito III, yon jwè ventan ki soti nan batey yon izin sik toupre Barahona.
about-house-rules = Règ lakay
about-open-questions = Kote sous sa yo kite yon kesyon san repons, jwèt sa a gen pwòp règ pa l. Nan règ yo, yo rele sa règ lakay.
about-sources = Sous
about-source-talk = V. Bautista i Roca, “Africa Hidden Inside a Small Hole”, Board Game Studies Colloquium VIII, Oxford, avril 2005.
about-source-mancala-world = Mancala World, anba lisans CC BY-SA.
about-source-wikimanqala = Wikimanqala, anba lisans CC BY-SA.
about-this-edition = Edisyon sa a
about-version = Vèsyon { $version }
about-licence = Pwogram nan lib, anba lisans MIT oswa Apache 2.0.
about-fonts = Lèt yo se Alegreya Sans, Noto Sans Armenian ak Noto Sans Bengali.
about-fonts-licence = Yo lib tou, anba SIL Open Font License 1.1.
about-made-with = Li fèt ak Bevy, nan lang Rust.
about-sounds = Chak imaj ak chak son soti nan pwòp fòmil pa l.

## Past games

past-count = { $games ->
    [one] Yon jwèt. Touche l pou wè l ankò.
   *[other] { $games } jwèt. Touche youn pou wè l ankò.
}
past-set-aside = { $games ->
    [one] Yon ansyen jwèt pa t ka louvri. Kounye a fichye a gen yon lòt non, li toujou la.
   *[other] { $games } ansyen jwèt pa t ka louvri. Kounye a fichye yo gen lòt non, yo toujou la.
}
past-left-alone = { $games ->
    [one] Yon ansyen jwèt pa t ka louvri. Fichye a ap rete jan l ye a.
   *[other] { $games } ansyen jwèt pa t ka louvri. Fichye yo ap rete jan yo ye a.
}
past-none = Poko gen okenn jwèt ki anrejistre.
past-none-yet = Jwèt ou jwe yo ap tann ou isit la, pou ou wè yo ankò kou pa kou.
past-not-kept = Sa ou jwe nan fenèt sa a p ap anrejistre, kidonk okenn jwèt p ap vin isit la.
past-what = { $date }  ·  { $rules }, 2 × { $holes }
past-text = Tèks  ·  { $name }
past-how = { $against }  ·  { $result ->
    [won] genyen { $ours } a { $theirs }
    [lost] pèdi { $ours } a { $theirs }
    [drawn] egalite { $ours } a { $theirs }
    [south] Sid genyen { $ours } a { $theirs }
    [north] Nò genyen { $theirs } a { $ours }
   *[unfinished] rete nan { $ours } a { $theirs }
}
save-as-text = Anrejistre kòm tèks: { $which }
left-game-is-kept = Jwèt ou te kite a ap tann ou nan “Ansyen jwèt”.
past-saved = Kounye a, tèks jwèt la anrejistre isit la: { $path }
past-not-saved = Jwèt la pa t ka ekri: { $why }.
past-no-folder = Òdinatè sa a pa gen dosye pou tèks yo.
past-unreadable = { $name } pa t ka louvri: { $why }.
past-open-text = Pou wè yon jwèt ki anrejistre kòm fichye tèks, lage fichye a sou fenèt sa a, oswa mete l la a: { $folder }
past-drop-text = Pou wè yon jwèt ki anrejistre kòm fichye tèks, lage fichye a sou fenèt sa a.
past-move-of = Kou { $move } sou { $moves }.
to-its-start = Nan kòmansman
move-before = Kou anvan
next-move = Pwochen kou
to-its-end = Nan fen

## Set-up

setup = Nouvo jwèt
setup-watch = Gade
setup-level-is = Nivo { $number }: { $level }
setup-level-of = { $who ->
    [south] Sid
   *[north] Nò
}, nivo { $number }: { $level }
board-line = { $board ->
    [i] Pran chak casa pandan w ap simen.
    [ii] Chenn, epi ou jwe ankò.
    [iii] Yon sèl casa, epi ou jwe ankò.
   *[long] Menm jan, sou tablo long lan.
}
setup-by-lot = Pa aza
setup-step = Etap
setup-step-before = Etap anvan
setup-step-after = Pwochen etap

## Settings

settings-north-language = Lang pou Nò
settings-north-text-size = Gwosè lèt pou Nò
settings-north-turned = Vire bò Nò a
settings-captions = Soutit
settings-page = Paj
settings-language-before = Lang anvan
settings-language-after = Pwochen lang
settings-north-language-before = Nò: lang anvan
settings-north-language-after = Nò: pwochen lang
