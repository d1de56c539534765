### The words of Hoyito in Filipino. The original is en.ftl.
###
### In Filipino [one] are the numbers that link to a noun without "na" (1, 2, 3, 5, 7, 8, 10 ...), [other] those with it
### (4, 6, 9, 14 ...). [1] is one alone.

## Building blocks

number = { $number }
verbatim = { $text }
percent = { $number } %
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
# $reasons is a list of the parts below.
hint-path = Butas { $hole }: { $reasons }.
hint-goes-on = aabot ng { $laps ->
    [one] { $laps } ikot
   *[other] { $laps } na ikot
}
hint-on-the-way = kukuha ng { $casas ->
    [1] isang casa
    [one] { $casas } casa
   *[other] { $casas } na casa
} sa daan
hint-ends-empty = magtatapos sa { $holes }, na walang laman
hint-ends-casa = magtatapos sa casa sa { $holes }
hint-behind = kukuha pa ng { $casas } sa likod nito
hint-last-four = { $who ->
    [you] mapupunta sa iyo ang huling apat
    [machine] mapupunta sa makina ang huling apat
    [south] mapupunta sa Timog ang huling apat
   *[north] mapupunta sa Hilaga ang huling apat
}
hint-again = titira ka ulit
hint-passes = hindi makakatira ang kalaban
hint-draw = matatapos nang tabla ang round
hint-wins = { $who ->
    [you] matatapos ang round na ikaw ang panalo
    [machine] matatapos ang round na ang makina ang panalo
    [south] matatapos ang round na ang Timog ang panalo
   *[north] matatapos ang round na ang Hilaga ang panalo
}
hint-leaves = pinakakaunti ang makukuha ng kalaban, { $seeds ->
    [1] isang buto
    [one] { $seeds } buto
   *[other] { $seeds } na buto
}
hint-leaves-nothing = walang makukuha ang kalaban

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
saved-match = { $rules }, 2 × { $holes }, { $against }, { $ours } kontra { $theirs }
saved-match-round = { $rules }, 2 × { $holes }, { $against }, round { $round } sa { $rounds }, { $ours } kontra { $theirs }
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

setup-who-plays = Maglalaro
setup-you-and-the-machine = Ikaw at ang makina
setup-board = Board
setup-level = Antas
setup-seeds = Buto
setup-who-starts = Mauuna
setup-second-is-better = Lamang ang pangalawa: ang sasagot sa unang tira ang puwedeng makakuha ng pinakamarami.
setup-rounds = Round
setup-start = Simulan
rules-name = { $rules ->
    [i] Hoyito I
    [ii] Hoyito II
   *[iii] Hoyito III
}
board-name = { $rules }, 2 × { $holes }
rules-in-short = { $rules ->
    [i] Kunin ang bawat casa habang naghahasik. Tapos ang turno pagkatapos maghasik.
    [ii] Magtapos sa casa at kunin ito, pati ang bawat casa na kadikit sa likod. Saka tumira ulit.
   *[iii] Magtapos sa casa at kunin ito. Saka tumira ulit.
}
# In a list of choices: who starts.
starter = { $who ->
    [you] Ikaw
    [machine] Ang makina
    [south] Timog
   *[north] Hilaga
}
start-traditional = Apat sa bawat butas
start-even-by-lot = Patas na simula, bunutan
start-even = Patas na simula { $number }
start-handicap = { $who ->
    [you] May { $seeds } ka sa simula
    [machine] May { $seeds } ang makina sa simula
    [south] May { $seeds } ang Timog sa simula
   *[north] May { $seeds } ang Hilaga sa simula
}
fewer = Bawas
more = Dagdag

## Settings

settings-play = Laro
settings-sight = Itsura
settings-sound = Tunog
settings-words = Salita
settings-language = Wika
settings-text-size = Laki ng letra
settings-preview = Silip sa mga tira
settings-hole-numbers = Numero ng butas
settings-high-contrast = Mataas na contrast
settings-light = Liwanag ng araw
settings-less-motion = Bawas galaw
settings-effects = Epekto
settings-ambience = Paligid
settings-voice = Boses
settings-mute = Tahimik
settings-reset = Ibalik sa dati
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
why-other = { $error }

## Learn: a lesson that is played

learn-step = { $step } sa { $steps }
learn-touch-hole = Pindutin ang butas { $hole }.
learn-not-that-one = Hindi pa iyan. Ang butas { $hole } ang may bilog.
learn-again = Ulit
learn-long-board = Ang mahabang board
learn-what-next = Ano ang kasunod?
learn-lessons = Wala pang isang minuto ang bawat aralin.
learn-sow-why = Isa-isang ihuhulog sa sunod na mga butas ang tatlong buto nito.
learn-sow-headline = Naihasik!
learn-sow-what = Nahulog sa walang lamang butas ang huling buto: tapos ang turno.
learn-relay-why = Sasama ang huling buto nito sa iba. Tingnan ang mangyayari.
learn-relay-headline = Relay!
learn-relay-what = Dinakot mo ang lahat sa huling butas, at naghasik ka ulit.
learn-casa-why = Magiging apat ang nasa butas 5 dahil sa huling buto nito.
learn-casa-headline = Casa!
learn-casa-what = Casa ang apat na buto sa isang butas. Kukunin mo ang mga ito.
learn-chain-why = Tingnan ang lahat ng butas na magiging apat ang laman.
learn-chain-headline = Kadena!
learn-chain-what = Sa iyo rin ang mga casa na kadikit sa likod ng huli.
learn-again-why = Kumuha ka ng casa, kaya titira ka ulit.
learn-again-headline = Isa pa!
learn-again-what = Puwede ka ring bumuo ng casa sa kabilang panig.
learn-last-four-why = Kunin ang casa na ito, at apat na buto na lang ang matitira.
learn-last-four-headline = Ang huling apat!
learn-last-four-what = Ikaw ang huling kumuha, kaya sa iyo ito. Panalo ang may mas marami.
learn-passing-why = Sa Hoyito I, sa iyo na ang bawat casa pagkabuo nito.
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
learn-no-chain-what = Walang kadena sa Hoyito III: maiiwan ang iba.
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

## Two at one table

end-agreement = Nagkasundo ang dalawang panig na tumigil.
asks-to-take-back = { $who ->
    [south] Humihiling ang Timog na makabawi ng isang tira.
   *[north] Humihiling ang Hilaga na makabawi ng isang tira.
}
offers-to-stop = { $who ->
    [south] Nag-aalok ang Timog na itigil ang round na ito.
   *[north] Nag-aalok ang Hilaga na itigil ang round na ito.
}
allow = Payagan
accept = Tanggapin
refuse = Hindi
waits-to-take-back = { $who ->
    [south] Humihiling ka sa Timog na makabawi ng isang tira.
   *[north] Humihiling ka sa Hilaga na makabawi ng isang tira.
}
waits-for-stop = { $who ->
    [south] Inaalok mo ang Timog na itigil ang round na ito.
   *[north] Inaalok mo ang Hilaga na itigil ang round na ito.
}
stop-declined = { $who ->
    [you] Tuloy ang laro mo.
    [machine] Gustong ituloy ng makina ang laro.
    [south] Gustong ituloy ng Timog ang laro.
   *[north] Gustong ituloy ng Hilaga ang laro.
}
offer-to-stop = Mag-alok ng tigil
not-yet = Hindi pa.
