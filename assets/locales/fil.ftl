### The words of Hoyito in Filipino. The original is en.ftl.
###
### In Filipino [one] are the numbers that link to a noun without "na" (1, 2, 3, 5, 7, 8, 10 ...), [other] those with it
### (4, 6, 9, 14 ...). [1] is one alone.

## Building blocks

number = { $number }
verbatim = { $text }
percent = { $number } %
list-one = { $one }
list-two = { $first } at { $rest }
list-more = { $first }, { $rest }

# Holes by their numbers: "your hole 3", "South's holes 4 and 3". $numbers is a list of $count numbers.
holes-of = { $whose ->
    [own] { $count ->
        [1] butas { $numbers }
       *[other] mga butas { $numbers }
    }
    [you] { $count ->
        [1] iyong butas { $numbers }
       *[other] iyong mga butas { $numbers }
    }
    [machine] { $count ->
        [1] butas { $numbers } ng makina
       *[other] mga butas { $numbers } ng makina
    }
    [south] { $count ->
        [1] butas { $numbers } ng Timog
       *[other] mga butas { $numbers } ng Timog
    }
   *[north] { $count ->
        [1] butas { $numbers } ng Hilaga
       *[other] mga butas { $numbers } ng Hilaga
    }
}

## Players and levels

# On a player's tile.
player-name = { $who ->
    [you] Ikaw
    [machine] Makina
    [south] Timog
   *[north] Hilaga
}
# Under the name.
doing-waits = naghihintay
doing-sows = naghahasik
doing-thinks = nag-iisip
doing-to-play = titira
doing-won = panalo
taken-here = +{ $seeds }

level = { $level ->
    [Newcomer] Baguhan
    [Child] Bata
    [Cousin] Pinsan
    [Neighbour] Kapitbahay
    [Fisher] Mangingisda
    [Harvester] Mang-aani
    [Elder] Matanda
   *[Perfect] Perpekto
}
level-sees = { $level ->
    [Newcomer] Nakikita ang isang ikot, at pinipili ang gusto niya. Para sa unang laro.
    [Child] Nakikita ang isang ikot ng paghahasik.
    [Cousin] Nakikita ang tatlong ikot ng paghahasik.
    [Neighbour] Nakikita ang paghahasik hanggang dulo, pero hindi ang kasunod.
    [Fisher] Nakikita ang buong turno niya, bawat tira.
    [Harvester] Nakikita ang buong turno niya, at ang mababawi mo.
    [Elder] Tinitimbang ang turno niya laban sa pinakamagaling mong sagot.
   *[Perfect] Nag-iisip hanggang sa kaya niya, at alam ang bawat katapusan.
}

## Caption: what a move does

caption-sows = { $who ->
    [you] Naghahasik ka
    [machine] Naghahasik ang makina
    [south] Naghahasik ang Timog
   *[north] Naghahasik ang Hilaga
} ng { $seeds ->
    [1] isang buto
    [one] { $seeds } buto
   *[other] { $seeds } na buto
} mula sa butas { $hole }.
caption-relays = Sumama ang huling buto sa { $others } sa { $holes }: ihahasik ulit ang { $seeds }.
caption-takes-casa = Casa! { $who ->
    [you] Nakuha mo
    [machine] Nakuha ng makina
    [south] Nakuha ng Timog
   *[north] Nakuha ng Hilaga
} ang apat na buto sa { $holes }.
caption-last-four = { $who ->
    [you] Napunta sa iyo
    [machine] Napunta sa makina
    [south] Napunta sa Timog
   *[north] Napunta sa Hilaga
} ang huling apat na buto.
caption-passes = { $who ->
    [you] Hindi ka makatira kaya pasa ka.
    [machine] Hindi makatira ang makina kaya pasa.
    [south] Hindi makatira ang Timog kaya pasa.
   *[north] Hindi makatira ang Hilaga kaya pasa.
}
caption-takes-from = Casa! { $who ->
    [you] Nakuha mo
    [machine] Nakuha ng makina
    [south] Nakuha ng Timog
   *[north] Nakuha ng Hilaga
} ang { $seeds ->
    [one] { $seeds } buto
   *[other] { $seeds } na buto
} sa { $holes }.
caption-takes-casas = { $casas ->
    [one] { $casas } casa!
   *[other] { $casas } na casa!
} { $who ->
    [you] Nakuha mo
    [machine] Nakuha ng makina
    [south] Nakuha ng Timog
   *[north] Nakuha ng Hilaga
} ang { $seeds ->
    [one] { $seeds } buto.
   *[other] { $seeds } na buto.
}
caption-fell-in-empty = Nahulog ang huling buto sa { $holes }, na walang laman.
caption-ended-in-empty = Natapos sa walang lamang butas.
caption-ended-in-casa = Doon natatapos ang turno.
caption-moves-again = { $who ->
    [you] Titira ka ulit.
    [machine] Titira ulit ang makina.
    [south] Titira ulit ang Timog.
   *[north] Titira ulit ang Hilaga.
}
caption-turn-of = { $who ->
    [you] Tira mo na.
    [machine] Tira na ng makina.
    [south] Tira na ng Timog.
   *[north] Tira na ng Hilaga.
}
# $again is yes or no: whether the mover moves again.
caption-chain = Casa! Tig-apat sa { $holes }. { $who ->
    [you] Nakuha mo ang lahat ng { $seeds }{ $again ->
        [yes] {" "}at titira ka ulit.
       *[no] .
    }
    [machine] Nakuha ng makina ang lahat ng { $seeds }{ $again ->
        [yes] {" "}at titira ulit ito.
       *[no] .
    }
    [south] Nakuha ng Timog ang lahat ng { $seeds }{ $again ->
        [yes] {" "}at titira ulit ito.
       *[no] .
    }
   *[north] Nakuha ng Hilaga ang lahat ng { $seeds }{ $again ->
        [yes] {" "}at titira ulit ito.
       *[no] .
    }
}
caption-long-chain = Casa! { $casas ->
    [one] { $casas } magkakasunod na casa.
   *[other] { $casas } na magkakasunod na casa.
} { $who ->
    [you] Nakuha mo ang lahat ng { $seeds }{ $again ->
        [yes] {" "}at titira ka ulit.
       *[no] .
    }
    [machine] Nakuha ng makina ang lahat ng { $seeds }{ $again ->
        [yes] {" "}at titira ulit ito.
       *[no] .
    }
    [south] Nakuha ng Timog ang lahat ng { $seeds }{ $again ->
        [yes] {" "}at titira ulit ito.
       *[no] .
    }
   *[north] Nakuha ng Hilaga ang lahat ng { $seeds }{ $again ->
        [yes] {" "}at titira ulit ito.
       *[no] .
    }
}
caption-many-laps = { $who ->
    [you] Tuloy ang paghahasik mo
    [machine] Tuloy ang paghahasik ng makina
    [south] Tuloy ang paghahasik ng Timog
   *[north] Tuloy ang paghahasik ng Hilaga
}, ikot nang ikot: laging may kasama ang huling buto.
caption-round = Round { $round } sa { $rounds }.
caption-begins = { $who ->
    [you] Ikaw ang mauuna.
    [machine] Ang makina ang mauuna.
    [south] Ang Timog ang mauuna.
   *[north] Ang Hilaga ang mauuna.
}
caption-choose = Pumili ng isa sa mga butas na may bilog.
caption-decided = { $who ->
    [you] Lampas kalahati na ang sa iyo: panalo ka sa round.
    [machine] Lampas kalahati na ang sa makina: panalo ito sa round.
    [south] Lampas kalahati na ang sa Timog: panalo ito sa round.
   *[north] Lampas kalahati na ang sa Hilaga: panalo ito sa round.
}
decided-may-stop = Puwedeng ituloy, o tumigil sa menu.
decided-seeds-count = Bilang pa rin ang mga buto kung tabla ang laban.
caption-standoff-near = Kung walang makukuha, tapos ang round sa { $moves } tira.

## Caption: answers

nothing-to-undo = Wala kang tira na puwedeng bawiin.
nothing-to-redo = Walang tira na binawi, kaya walang puwedeng ulitin.
previews-are-on = Kapag itinuro mo ang butas, makikita ang hasik nito.
previews-are-off = Hindi na makikita ang hasik ng mga butas.
speed-is = { $speed ->
    [slow] Mabagal na ipapakita ang mga tira.
    [calm] Banayad na ipapakita ang mga tira.
    [normal] Sa normal na bilis ipapakita ang mga tira.
    [brisk] Maliksing ipapakita ang mga tira.
    [fast] Mabilis na ipapakita ang mga tira.
   *[at-once] Agad na ipapakita ang mga tira.
}
refused-empty = Walang laman ang butas { $hole }: pumili ng may buto.
refused-not-yours = { $whose ->
    [machine] Sa makina ang butas na iyan.
    [you] Sa iyo ang butas na iyan.
    [south] Sa Timog ang butas na iyan.
   *[north] Sa Hilaga ang butas na iyan.
}
refused-endless = Walang katapusan ang ikot ng butas { $hole }, kaya bawal itong piliin.
refused-round-over = Tapos na ang round.
refused-no-such-hole = Walang ganyang butas sa board.

## The last move again

replay-one-lap = Ang huling tira ulit
replay-laps = Ang huling tira ulit, { $laps ->
    [one] { $laps } ikot
   *[other] { $laps } na ikot
}
replay-lap = Ang huling tira ulit: ikot { $lap } sa { $laps }

## Over the board while seeds fly

lap-line = Ikot { $laps }
lap-line-hand = Ikot { $laps }  ·  { $seeds } sa kamay
chain-line = Kadena  ·  { $link } sa { $links }

## Preview: what a hole would do

preview-way = Butas { $hole }: { $laps ->
    [1] isang ikot
    [one] { $laps } ikot
   *[other] { $laps } na ikot
}, magtatapos sa { $holes }.
preview-way-empty = Butas { $hole }: { $laps ->
    [1] isang ikot
    [one] { $laps } ikot
   *[other] { $laps } na ikot
}, magtatapos sa { $holes }, na walang laman.
preview-takes = Kukuha ng { $seeds } sa { $holes }.
preview-takes-again = Kukuha ng { $seeds } sa { $holes }, saka titira ulit.
preview-many-holes = { $casas ->
    [one] { $casas } butas
   *[other] { $casas } na butas
}
preview-draw = Matatapos nang tabla ang round.
preview-wins = { $who ->
    [you] Matatapos ang round, at ikaw ang panalo.
    [machine] Matatapos ang round, at ang makina ang panalo.
    [south] Matatapos ang round, at ang Timog ang panalo.
   *[north] Matatapos ang round, at ang Hilaga ang panalo.
}
preview-passes = { $who ->
    [you] Pagkatapos, hindi ka makakatira.
    [machine] Pagkatapos, hindi makakatira ang makina.
    [south] Pagkatapos, hindi makakatira ang Timog.
   *[north] Pagkatapos, hindi makakatira ang Hilaga.
}
preview-endless = Walang katapusan ang ikot ng butas { $hole }: bawal itong piliin.

## Hints

hint-side = { $side ->
    [left] Tingnan ang mga butas sa kaliwa mo. Magtanong ulit para sa butas.
   *[right] Tingnan ang mga butas sa kanan mo. Magtanong ulit para sa butas.
}
hint-hole = Mukhang pinakamaganda ang butas { $hole }. Magtanong ulit kung bakit.
# The path: two sentences, first what the move does, then why no other is as good.
hint-takes = Kukuha ng { $seeds } ang butas { $hole }{ $again ->
    [yes] , at titira ka ulit.
   *[no] .
}
hint-ends-empty = Magtatapos ang butas { $hole } sa butas na walang laman.
hint-only = Walang ibang butas na puwedeng itira.
# $outcome is won, drawn or lost: how the round ends with it.
hint-last-four = Sa iyo rin ang huling apat{ $outcome ->
    [won] , at panalo ka.
    [drawn] : tabla.
   *[lost] .
}
hint-wins = Matatapos ang round, at ikaw ang panalo.
hint-only-taker = Walang makukuha ang ibang butas.
hint-more = Lamang iyon ng { $more } sa kahit anong ibang butas.
# In one turn, which has several moves.
hint-turn = Sa mga susunod na tira, makakakuha ka ng { $seeds }, lamang ng { $more } sa ibang paraan.
hint-passes = Pagkatapos, walang tira ang kalaban.
# $holes is one hole, with a casa that both sides could take.
hint-first = Makukuha mo ang casa sa { $holes } bago ang kalaban.
hint-leaves-nothing = Pagkatapos, walang makukuha ang kalaban; sa ibang butas, { $others } o higit pa.
hint-leaves-less = Pagkatapos, hanggang { $seeds } lang ang makukuha ng kalaban; sa ibang butas, { $others } o higit pa.
hint-sure-win = Sa ganito puwede kang manalo, anuman ang isagot ng kalaban.
# What the turn takes, against what the other side's best answer takes. $better is gain, even or lose.
hint-balance = { $better ->
    [gain] Lamang ka ng { $seeds } sa pinakamahusay na sagot. Mas kaunti sa ibang butas.
    [even] Pantay ang kuha mo at ng pinakamahusay na sagot. Mas kaunti sa ibang butas.
   *[lose] Lamang ng { $seeds } ang pinakamahusay na sagot. Mas lugi sa ibang butas.
}
hint-leaves-few = Pagkatapos, { $seeds ->
    [0] walang makukuha ang kalaban
   *[other] hanggang { $seeds } lang ang makukuha ng kalaban
}; sa mas pangit na butas, { $worst }.
hint-takes-most = Walang ibang butas na mas maraming makukuha.
hint-again = Pagkatapos, makakakuha ka pa ng { $seeds }.
hint-loses-least = Talo na ang round, pero dito pinakamaliit ang talo.
# A capture that is prepared for the next turn.
hint-ready = Naghahanda itong kumuha ng { $seeds }, kung hahayaan ng kalaban.
hint-keeps = May matitira kang { $holes ->
    [1] isang butas
    [one] { $holes } butas
   *[other] { $holes } na butas
} na mapagpipilian, higit sa ibang paraan.
hint-far-ahead = Kung titingin nang malayo, ito ang pinakamaganda.

## The end of a round and of a match

verdict-draw = Tabla, tig-{ $seeds ->
    [one] { $seeds } buto
   *[other] { $seeds } na buto
}
verdict-wins = { $who ->
    [you] Panalo ka, { $more } kontra { $fewer }
    [machine] Panalo ang makina, { $more } kontra { $fewer }
    [south] Panalo ang Timog, { $more } kontra { $fewer }
   *[north] Panalo ang Hilaga, { $more } kontra { $fewer }
}
end-last-four = Apat na buto na lang ang natira, kaya tapos na ang round.
end-board-empty = Wala nang buto sa board.
end-repetition = Ikatlong beses na ng ganitong ayos ng mga buto.
end-standoff = Walang nakuha sa { $moves } sunod-sunod na tira.
end-blocked = Hindi na makatira ang dalawang panig.
match-won = { $who ->
    [you] Panalo ka sa laban, { $more } kontra { $fewer } sa mga round.
    [machine] Panalo ang makina sa laban, { $more } kontra { $fewer } sa mga round.
    [south] Panalo ang Timog sa laban, { $more } kontra { $fewer } sa mga round.
   *[north] Panalo ang Hilaga sa laban, { $more } kontra { $fewer } sa mga round.
}
match-drawn = Tabla ang laban, { $rounds ->
    [1] tig-isang round.
    [one] tig-{ $rounds } round.
   *[other] tig-{ $rounds } na round.
}
match-stands = Mga panalong round: { $south-name } { $south }, { $north-name } { $north }.
next-round = Sunod na round
play-again = Laro ulit
see-it-again = Tingnan ulit

## Title

tagline = Maliliit na butas sa lupa. Apatnapu’t walong buto.
go-on = Ituloy
play-the-machine = Laban sa makina
two-at-one-table = Dalawa sa isang mesa
learn = Matuto
rules = Tuntunin
statistics = Estadistika
settings = Mga setting
leave = Umalis
# A match that can be gone on with. $rules is a name of the rules, $against one of the next three, $round may be empty.
saved-match = { $rules }, 2 × { $holes }, { $against }, { $ours } kontra { $theirs }
saved-match-round = { $rules }, 2 × { $holes }, { $against }, round { $round } sa { $rounds }, { $ours } kontra { $theirs }
against-level = laban sa { $level }
against-friend = dalawa sa isang mesa
against-nobody = makina lang

## Buttons on the table

menu = Menu
undo = Bawi
redo = Ulit
hint = Payo
speed = Bilis
back = Balik

## The menu over the board

begin-anew = Simulan ulit
another-game = Ibang laro
to-title = Home
speed-name = { $speed ->
    [slow] Mabagal
    [calm] Banayad
    [normal] Normal
    [brisk] Maliksi
    [fast] Mabilis
   *[at-once] Agad
}

## Set-up

setup-you-and-the-machine = Ikaw at ang makina
setup-seeds = Buto
setup-who-starts = Mauuna
start-means = { $kind ->
    [traditional] Lamang ang pangalawa: ang sasagot sa unang tira ang puwedeng makakuha ng pinakamarami.
    [lot] Bunutan ang ayos ng mga buto, isa sa maraming nakita ng makina na patas.
    [number] Pipili ka ng isa sa maraming ayos ng mga buto na nakita ng makina na patas.
   *[handicap] May mga buto nang nakuha ang isang panig sa simula: tulong sa mas bagong maglaro.
}
setup-game-waits = Maghihintay sa mga lumang laro ang larong iniwan mo.
setup-rounds = Round
setup-start = Simulan
rules-name = { $rules ->
    [i] Hoyito I
    [ii] Hoyito II
   *[iii] Hoyito III
}
board-name = { $rules }, 2 × { $holes }
rules-in-short = { $rules ->
    [i] Kunin ang bawat casa habang naghahasik. Tapos ang turno pagkatapos maghasik.
    [ii] Magtapos sa casa at kunin ito, pati ang bawat casa na kadikit sa likod. Saka tumira ulit.
   *[iii] Magtapos sa casa at kunin ito. Saka tumira ulit.
}
# In a list of choices: who starts.
starter = { $who ->
    [you] Ikaw
    [machine] Makina
    [south] Timog
   *[north] Hilaga
}
start-kind = { $kind ->
    [traditional] Tig-aapat
    [lot] Patas, bunutan
    [number] Patas, pipiliin
   *[handicap] May lamang
}
start-even = Patas na simula { $number }
start-handicap = { $who ->
    [you] { $seeds } sa iyo
    [machine] { $seeds } sa makina
    [south] { $seeds } sa Timog
   *[north] { $seeds } sa Hilaga
}
fewer = Bawas
more = Dagdag

## Settings

settings-play = Laro
settings-sight = Itsura
settings-sound = Tunog
settings-words = Salita
settings-of = Mga setting · { $group }
settings-language = Wika
settings-text-size = Laki ng letra
settings-preview = Silip sa mga tira
settings-hole-numbers = Numero ng butas
settings-high-contrast = Mataas na contrast
settings-hues-apart = Kulay para sa color-blind
settings-light = Oras ng araw
settings-less-motion = Bawas galaw
settings-effects = Tunog ng laro
settings-ambience = Tunog ng nayon
settings-voice = Pagsasalita
settings-voice-none = wala pa
settings-mute = Tahimik
settings-reset = Ibalik sa dati ang mga setting
yes = oo
no = hindi
light-name = { $light ->
    [evening] Dapithapon
   *[afternoon] Hapon
}

## Files

kept-match = Ang larong nilalaro mo
kept-past-match = Isang lumang laro
kept-past-matches = Ang folder ng mga lumang laro
kept-statistics = Ang estadistika
kept-settings = Ang mga setting
trouble-set-aside = { $what } ay hindi mabasa: { $why }. { $name } na ngayon ang pangalan ng file.
trouble-left-alone = { $what } ay hindi mabasa: { $why }. Hindi gagalawin ang { $name }, at walang ise-save na kapalit nito.
trouble-cannot-save = Hindi mai-save ang laro: { $why }. Puwede ka pa ring maglaro.
trouble-no-folder = Walang folder ang computer na ito para sa mga naka-save na laro. Puwede kang maglaro, pero walang mase-save.
trouble-in-use = Bukas ang laro sa ibang window. Hindi mase-save ang lalaruin mo sa window na ito.
why-not-ours = hindi ito file ng larong ito
why-newer = galing ito sa mas bagong bersiyon
why-damaged = sira ito
why-disk-full = puno na ang disk
why-read-only = hindi masulatan ang disk na ito
why-not-allowed = walang pahintulot ang programang ito
why-file-in-the-way = may file sa dapat na lugar ng folder
why-folder-in-the-way = may folder sa dapat na lugar ng file
why-not-there = wala ang file o ang folder nito
why-interrupted = naputol ang pagbasa o pagsulat
why-other = { $error }

## Learn: a lesson that is played

learn-step = { $step } sa { $steps }
learn-touch-hole = { $board ->
    [new] Bagong board: pindutin
   *[same] Pindutin
} ang butas { $hole }.
learn-not-that-one = Hindi pa iyan. Ang butas { $hole } ang may bilog.
count-and-more = { $seeds } + { $more }
learn-again = Ulit
learn-long-board = Ang mahabang board
learn-what-next = Ano ang kasunod?
learn-lessons = Wala pang isang minuto ang bawat aralin.
learn-long-board-line = { $rules } na may labindalawang butas bawat panig.
learn-learnt = Natutuhan na.
learn-sow-why = { $side ->
    [right] Sa iyo ang hanay sa kanan.
   *[below] Sa iyo ang hanay sa ibaba.
} Isa-isang mahuhulog ang mga buto.
learn-sow-headline = Naihasik!
learn-sow-what = Nahulog sa walang lamang butas ang huling buto: tapos ang turno.
learn-relay-why = Sasama ang huling buto nito sa iba.
learn-relay-headline = Relay!
learn-relay-what = Dinakot mo ang lahat sa huling butas, at naghasik ka ulit.
learn-casa-why = Magiging apat ang nasa butas 5 dahil sa huling buto nito.
learn-casa-headline = Casa!
learn-casa-what = Naging apat dahil sa huling buto mo: casa, para sa dahon mo.
learn-chain-why = Tingnan ang lahat ng butas na magiging apat ang laman.
learn-chain-headline = Kadena!
learn-chain-what = Sa iyo rin ang mga casa na kadikit sa likod ng huli.
learn-again-why = Kumuha ka ng casa, kaya titira ka ulit.
learn-again-headline = Isa pa!
learn-again-what = Puwede ka ring bumuo ng casa sa kabilang panig.
learn-last-four-why = Kunin ang casa na ito, at apat na buto na lang ang matitira.
learn-last-four-headline = Ang huling apat!
learn-last-four-what = Ikaw ang huling kumuha, kaya sa iyo ito. Panalo ang may mas marami.
learn-passing-why = Sa Hoyito I, sa iyo na ang bawat casa pagkabuo nito.
learn-passing-headline = Kuha sa daan!
learn-passing-what = Nakuha mo ang apat, at tumuloy ang paghahasik.
learn-either-side-why = Aabot sa kabilang panig ang hasik na ito.
learn-either-side-headline = Doon din!
learn-either-side-what = Ang naghahasik ang kukuha ng casa, saanmang panig.
learn-no-more-why = Dito, ang pinakahuling buto ang bubuo ng casa.
learn-no-more-headline = Tapos ang turno.
learn-no-more-what = Kukunin mo ang apat, pero hindi ka na titira ulit.
learn-no-chain-why = Tatlong butas ang magiging apat ang laman. Alin ang kukunin mo?
learn-no-chain-headline = Isa lang!
learn-no-chain-what = Walang kadena sa Hoyito III: maiiwan ang iba.
learn-one-more-why = Kumuha ka ng casa, kaya titira ka ulit.
learn-one-more-headline = Isa-isa!
learn-one-more-what = Hangga’t sa casa ka nagtatapos, tuloy ka lang.
learn-round-three-why = Round 3 na ngayon, at ang Hilaga ang nanalo sa round 2.
learn-round-three-headline = Sa Hilaga!
learn-round-three-what = Mula sa round 3, ang huling apat ay sa nanalo sa sinundang round.
learn-long-way-why = Labindalawang butas sa bawat panig, at pareho ang mga tuntunin.
learn-long-way-headline = Tatlong ikot!
learn-long-way-what = Sa mahabang board, malayo ang kayang marating ng hasik.
learn-round-corner-why = Apat na magkakasunod na butas ang magiging apat ang laman.
learn-round-corner-headline = Apat na casa!
learn-round-corner-what = Lumiliko rin sa kanto ang kadena: labing-anim na buto.

## Read aloud by screen readers

hole-aloud = { $holes }, { $seeds ->
    [0] walang laman
    [1] isang buto
    [one] { $seeds } buto
   *[other] { $seeds } na buto
}
hole-aloud-endless = { $holes }, { $seeds ->
    [1] isang buto
    [one] { $seeds } buto
   *[other] { $seeds } na buto
}, iikot nang walang katapusan
score-aloud = { $seeds ->
    [0] wala pang nakuha
    [1] isang buto ang nakuha
    [one] { $seeds } buto ang nakuha
   *[other] { $seeds } na buto ang nakuha
}

## Two at one table

end-agreement = Nagkasundo ang dalawang panig na tumigil.
asks-to-take-back = { $who ->
    [south] Gustong bawiin ng Timog ang huling tira niya at lahat ng kasunod.
   *[north] Gustong bawiin ng Hilaga ang huling tira niya at lahat ng kasunod.
}
offers-to-stop = { $who ->
    [south] Nag-aalok ang Timog na tumigil. Mga nakuhang buto lang ang bibilangin.
   *[north] Nag-aalok ang Hilaga na tumigil. Mga nakuhang buto lang ang bibilangin.
}
allow = Payagan
accept = Tanggapin
refuse = Hindi
waits-to-take-back = { $who ->
    [south] Hinihiling mo sa Timog na bawiin ang huling tira mo at lahat ng kasunod.
   *[north] Hinihiling mo sa Hilaga na bawiin ang huling tira mo at lahat ng kasunod.
}
waits-for-stop = { $who ->
    [south] Inaalok mo sa Timog na tumigil. Mga nakuhang buto lang ang bibilangin.
   *[north] Inaalok mo sa Hilaga na tumigil. Mga nakuhang buto lang ang bibilangin.
}
undo-withdraws = Pindutin ang bawi para iurong ito.
answer-first = { $who ->
    [south] Sagutin muna ang Timog.
   *[north] Sagutin muna ang Hilaga.
}
stop-declined = { $who ->
    [you] Tuloy ang laro mo.
    [machine] Gustong ituloy ng makina ang laro.
    [south] Gustong ituloy ng Timog ang laro.
   *[north] Gustong ituloy ng Hilaga ang laro.
}
undo-declined = { $who ->
    [south] Ayaw ng Timog: walang babawiin.
   *[north] Ayaw ng Hilaga: walang babawiin.
}
undo-played-on = { $who ->
    [south] Tumira na ang Timog: walang babawiin.
   *[north] Tumira na ang Hilaga: walang babawiin.
}
stop-played-on = { $who ->
    [south] Tumira na ang Timog, kaya tuloy ang round.
   *[north] Tumira na ang Hilaga, kaya tuloy ang round.
}
offer-to-stop = Mag-alok ng tigil
offer-to-stop-means = Mga nakuhang buto lang ang bibilangin.
not-yet = Hindi pa.

## Lists that have several pages

page-before = Naunang pahina
page-after = Sunod na pahina
more-above = Pataas pa
more-below = Pababa pa
page-of = { $page } sa { $pages }

## Statistics

past-games = Mga lumang laro
stats-total = { $games ->
    [1] Isang laro
    [one] { $games } laro
   *[other] { $games } na laro
}, { $won } ang panalo laban sa makina
stats-none = Wala pang larong natapos.
stats-none-yet = Magkakaroon dito ng isang buto sa bawat larong mapanalunan mo, at isang butas na walang laman sa bawat larong matalo ka.
stats-all = Lahat ng laro
stats-friends = Timog at Hilaga
stats-won = panalo
stats-lost = talo
stats-drawn = tabla
stats-not-played = hindi pa nalaro
stats-won-of = { $won } sa { $games }
stats-chain = Pinakamahabang kadena: { $casas ->
    [1] isang casa
    [one] { $casas } casa
   *[other] { $casas } na casa
}
stats-no-chain = Wala pang nakuhang casa.
stats-most-seeds = Pinakamaraming buto sa isang turno: { $seeds }
stats-sowings = { $sowings ->
    [1] sa isang hasik
    [one] sa { $sowings } hasik
   *[other] sa { $sowings } na hasik
}
stats-no-most-seeds = Wala pang nakuhang buto.
stats-relay = Pinakamahabang relay: { $laps ->
    [1] isang ikot
    [one] { $laps } ikot
   *[other] { $laps } na ikot
}
stats-relay-seeds = Inihasik ang { $seeds ->
    [1] isang buto
    [one] { $seeds } buto
   *[other] { $seeds } na buto
}. Isang ikot ang bawat arko: dakot at hasik.
stats-no-relay = Wala pang inihasik na butas.
stats-reset = Ibalik sa zero

## Rules. Plain words, as to a child who is to play in a minute.

rules-house = Sariling tuntunin:
rules-text = Teksto ng mga tuntunin
rules-board = Ang board
rules-rows-both = Dalawang hanay na tig-{ $short } o tig-{ $long } ang butas. Nasa tabi ng board, wala sa butas, ang mga nakuhang buto.
rules-rows-one = Dalawang hanay na tig-{ $holes } ang butas. Nasa tabi ng board, wala sa butas, ang mga nakuhang buto.
rules-yours = Sa iyo ang hanay na mas malapit sa iyo.
rules-seeds-both = Sa simula, may apat na buto sa bawat butas: { $short } lahat, { $long } sa mahabang board.
rules-seeds-one = Sa simula, may apat na buto sa bawat butas: { $seeds } lahat.
rules-other-starts = puwede ring pumili ng ibang simula: patas na simula, o ilang butong lamang para sa isang panig.
rules-way = Pasalungat sa orasan ang ikot ng mga buto: pakanan sa hanay mo, saka pabalik sa kabilang hanay.
rules-aim = Sa dulo, panalo ang nakakuha ng mas maraming buto.
rules-move = Ang tira
rules-pick = Pumili ng isa sa mga butas mo na may buto at dakutin ang lahat.
rules-sow = Isa-isang ihulog ang mga ito sa kasunod na mga butas.
rules-not-skipped = kapag umikot nang buo ang hasik, mahuhulugan din ng buto ang butas na pinagmulan.
rules-ends-empty = Kapag nahulog ang huling buto sa butas na walang laman, tapos ang turno mo.
rules-relay = Kapag sumama ito sa ibang buto, dakutin ang lahat, pati ang butong iyon, at maghasik ulit mula sa kasunod na butas.
rules-lap = Bawat dakot at hasik ay isang ikot.
rules-capture = Ang pagkuha
rules-casa = Casa ang butas na may eksaktong apat na buto.
rules-en-passant = Tuwing may nahulog na butong bumuo ng casa, makukuha mo agad ang apat na iyon, saanmang panig.
rules-goes-on = Saka ituloy ang paghahasik ng natitira sa kamay mo.
rules-last-seed-takes = Kapag bumuo ng casa ang huling buto ng ikot, makukuha mo ang apat na iyon, at tapos ang paghahasik.
rules-chain = Saka tingnan ang butas sa likod nito. Kung casa ito, makukuha mo rin, at ganoon din sa mga nasa likod pa.
rules-chain-whose = Hindi mahalaga kung kanino ang mga butas, o kung nahasikan mo ang mga ito.
rules-no-chain = Ang casa na ito lang ang makukuha mo, wala nang iba.
rules-never-relayed = Kinukuha ang casa, hindi kailanman inihahasik ulit.
rules-again = Isa pang tira
rules-moves-again = Titira ulit ang kumuha.
rules-no-other-move = Wala nito: tapos ang turno mo pagkatapos maghasik.
rules-passing = Pasa
rules-pass = Kung wala kang butas na puwedeng piliin, pasa ka. Ganoon din pagkatapos kumuha.
rules-blocked = kapag hindi makatira ang dalawang panig, tapos ang round.
rules-endless = Walang katapusang hasik
rules-for-ever = may mga hasik na iikot nang walang katapusan.
rules-lap-limit = Bawal piliin ang butas na lampas sa { $laps } ang ikot.
rules-endless-shown = Minamarkahan ng laro ang ganitong butas.
rules-end = Ang katapusan
rules-last-four = Kapag eksaktong apat na buto ang naiwan pagkatapos ng pagkuha, sa kumuha rin ang mga iyon, at tapos ang round.
rules-last-four-in-hand = Kapag eksaktong apat na buto ang naiwan pagkatapos ng pagkuha, kasama ang nasa kamay, sa kumuha rin ang mga iyon, at tapos ang round.
rules-last-four-named = Mula sa round { $round }, ang huling apat ay sa nanalo sa sinundang round.
rules-last-four-after-draw = kung tabla ang sinundang round, sa kumuha ang mga iyon.
rules-board-empty = Kapag kinuha ng kadena ang lahat ng natira, tapos ang round.
rules-repetition = kapag { $times } beses nang lumitaw ang parehong ayos mula noong huling pagkuha, tapos ang round.
rules-standoff-both = kapag walang nakuha sa { $short } sunod-sunod na tira, tapos ang round; sa mahabang board, sa { $long }.
rules-standoff-one = kapag walang nakuha sa { $moves } sunod-sunod na tira, tapos ang round.
rules-agreement = kapag nagkasundo ang dalawang panig na tumigil, tapos ang round.
rules-left-over = walang may-ari sa mga butong naiwan noon sa board.
rules-winner = Panalo sa round ang nakakuha ng mas maraming buto. Kung pareho ang dami, tabla.
rules-match = Ang laban
rules-rounds = Ikaw ang pipili ng bilang ng round. Ang pagpipilian: { $rounds }.
rules-starter = salitan ang dalawang panig sa pagsisimula ng round.
rules-match-winner = Panalo sa laban ang nanalo sa mas maraming round.
rules-match-tie = kung pareho ang dami ng panalong round, ang mga buto sa lahat ng round ang magpapasya. Kung pareho rin ang mga iyon, tabla.
rules-figure-lap = Isang ikot. Nahulog ang huling buto sa butas na walang laman.
rules-figure-taken = { $rules ->
    [i] Nakukuha sa daan ang bawat casa.
    [ii] Bumuo ng casa ang huling buto; may dalawa pang kadikit sa likod.
   *[iii] Ang casa lang ng huling buto ang nakukuha.
}

## About the game. Says no more than is known. Names of people, places and works stay as they are.

about = Tungkol sa Hoyito
about-text = Teksto tungkol sa Hoyito
about-name = Ang pangalan
about-little-hole = “Maliit na butas” ang ibig sabihin ng Hoyito.
about-casitas = Tinatawag din ang laro na Casitas, “maliliit na bahay”, at Mate.
about-mate = Mate ang punong pinanggagalingan ng mga buto.
about-kay = Sa Haiti, kay, “bahay”, ang tawag sa parehong pamilya ng mga laro.
about-casa = Apat na buto sa isang butas: casa
about-played = Paano ito nilalaro
about-in-the-earth = Sa mga butas na hinukay sa lupa, o iginuhit ng tisa sa matigas na lupa.
about-today = Noong 2005, sa mas malalaking bayan, matatanda na lang ang nakaaalala rito.
about-today-where = Sa maliliit, nilalaro ito noon malayo sa sentro, kung saan hindi pa sementado ang mga kalye.
about-recorded = Sino ang nagtala nito
about-who = Si Víktor Bautista i Roca ang unang naglarawan nito.
about-interviews = Noong Setyembre 2004, kinapanayam nila ni Salvador Cases i Majoral ang ilang Dominikano sa Catalonia.
about-field-work = Noong Enero at Pebrero 2005, nanaliksik siya mismo sa timog-kanluran ng Republikang Dominikano, “El Sur”.
about-provinces = Ang mga lalawigan ay Barahona, Bahoruco at Independencia.
about-second = Naitala ang Hoyito II sa Neiba, Villa Jaragua, Los Ríos, Postrer Río, La Descubierta at iba pang lugar.
about-second-long = Sa Villa Jaragua, naitala ito na may labindalawang butas sa bawat hanay noong Pebrero 2005.
about-third = Ikinuwento ang Hoyito III ni Johnny, manlalarong dalawampung taong gulang mula sa batey ng isang asukarera malapit sa Barahona.
about-house-rules = Sariling tuntunin
about-open-questions = Kapag may tanong na hindi nasasagot ng mga pinagkunang ito, may tuntunin ang larong ito para doon. “Sariling tuntunin” ang tawag dito.
about-sources = Mga pinagkunan
about-source-talk = V. Bautista i Roca, “Africa Hidden Inside a Small Hole”, Board Game Studies Colloquium VIII, Oxford, Abril 2005.
about-source-mancala-world = Mancala World, sa ilalim ng CC BY-SA.
about-source-wikimanqala = Wikimanqala, sa ilalim ng CC BY-SA.
about-this-edition = Ang edisyong ito
about-version = Bersiyon { $version }
about-licence = Malaya ang programa, sa ilalim ng lisensiyang MIT o Apache 2.0.
about-fonts = Alegreya Sans, Noto Sans Armenian at Noto Sans Bengali ang mga letra.
about-fonts-licence = Malaya rin ang mga ito, sa ilalim ng SIL Open Font License 1.1.
about-made-with = Gawa ito gamit ang Bevy, sa wikang Rust.
about-sounds = May sariling pormulang pinagmulan ang bawat larawan at bawat tunog.

## Past games

past-count = { $games ->
    [1] Isang laro. Pindutin para mapanood ulit.
    [one] { $games } laro. Pumindot ng isa para mapanood ulit.
   *[other] { $games } na laro. Pumindot ng isa para mapanood ulit.
}
past-set-aside = { $games ->
    [1] Isang lumang laro ang hindi mabasa. Iba na ang pangalan ng file nito at naroon pa rin ito.
    [one] { $games } lumang laro ang hindi mabasa. Iba na ang pangalan ng mga file nito at naroon pa rin ang mga ito.
   *[other] { $games } na lumang laro ang hindi mabasa. Iba na ang pangalan ng mga file nito at naroon pa rin ang mga ito.
}
past-left-alone = { $games ->
    [1] Isang lumang laro ang hindi mabasa. Hindi gagalawin ang file nito.
    [one] { $games } lumang laro ang hindi mabasa. Hindi gagalawin ang mga file nito.
   *[other] { $games } na lumang laro ang hindi mabasa. Hindi gagalawin ang mga file nito.
}
past-none = Wala pang naka-save na laro.
past-none-yet = Maghihintay sa iyo rito ang mga larong lalaruin mo, para mapanood ulit tira por tira.
past-not-kept = Hindi mase-save ang lalaruin mo sa window na ito, kaya walang larong mapupunta rito.
past-what = { $date }  ·  { $rules }, 2 × { $holes }
past-text = Teksto  ·  { $name }
past-how = { $against }  ·  { $result ->
    [won] panalo, { $ours } kontra { $theirs }
    [lost] talo, { $ours } kontra { $theirs }
    [drawn] tabla, { $ours } kontra { $theirs }
    [south] panalo ang Timog, { $ours } kontra { $theirs }
    [north] panalo ang Hilaga, { $theirs } kontra { $ours }
   *[unfinished] itinigil sa { $ours } kontra { $theirs }
}
save-as-text = I-save bilang teksto: { $which }
left-game-is-kept = Naghihintay sa “Mga lumang laro” ang larong iniwan mo.
past-saved = Narito na ang laro bilang teksto: { $path }
past-not-saved = Hindi maisulat ang laro: { $why }.
past-no-folder = Walang folder ang computer na ito para sa mga teksto.
past-unreadable = { $name } ay hindi mabuksan: { $why }.
past-open-text = Para mapanood ang larong na-save bilang text file, i-drop ang file sa window na ito, o ilagay ito rito: { $folder }
past-drop-text = Para mapanood ang larong na-save bilang text file, i-drop ang file sa window na ito.
past-move-of = Tira { $move } sa { $moves }.
to-its-start = Sa simula
move-before = Naunang tira
next-move = Sunod na tira
to-its-end = Sa dulo

## Set-up

setup = Bagong laro
setup-watch = Manood
setup-level-is = Antas { $number }: { $level }
setup-level-of = { $who ->
    [south] Timog
   *[north] Hilaga
}, antas { $number }: { $level }
board-line = { $board ->
    [i] Kunin ang bawat casa habang naghahasik.
    [ii] Kadena, saka titira ulit.
    [iii] Isang casa, saka titira ulit.
   *[long] Pareho, sa mahabang board.
}
setup-by-lot = Bunutan
setup-step = Hakbang
setup-step-before = Naunang hakbang
setup-step-after = Sunod na hakbang

## Settings

settings-north-language = Wika ng Hilaga
settings-north-text-size = Laki ng letra ng Hilaga
settings-north-turned = Ibaling ang Hilaga
settings-captions = Mga caption
settings-page = Pahina
settings-language-before = Naunang wika
settings-language-after = Sunod na wika
settings-north-language-before = Hilaga: naunang wika
settings-north-language-after = Hilaga: sunod na wika
