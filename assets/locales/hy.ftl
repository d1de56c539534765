### The words of Hoyito in Armenian (Eastern, հայերեն). The original is en.ftl, where the rules for all languages stand.

## Building blocks

number = { $number }
verbatim = { $text }
percent = { $number }%
list-one = { $one }
list-two = { $first } և { $rest }
list-more = { $first }, { $rest }

# Holes by their numbers: "in your hole 3", "in South's holes 4 and 3". $numbers is a list of $count numbers.
# Always in the locative (փոսում, փոսերում): every message that says $holes is worded for it.
holes-of = { $whose ->
    [own] { $count ->
        [one] թիվ { $numbers } փոսում
       *[other] թիվ { $numbers } փոսերում
    }
    [you] { $count ->
        [one] քո թիվ { $numbers } փոսում
       *[other] քո թիվ { $numbers } փոսերում
    }
    [machine] { $count ->
        [one] մեքենայի թիվ { $numbers } փոսում
       *[other] մեքենայի թիվ { $numbers } փոսերում
    }
    [south] { $count ->
        [one] Հարավի թիվ { $numbers } փոսում
       *[other] Հարավի թիվ { $numbers } փոսերում
    }
   *[north] { $count ->
        [one] Հյուսիսի թիվ { $numbers } փոսում
       *[other] Հյուսիսի թիվ { $numbers } փոսերում
    }
}

## Players and levels

# On a player's tile.
player-name = { $who ->
    [you] Դու
    [machine] Մեքենա
    [south] Հարավ
   *[north] Հյուսիս
}
# Under the name: without a verb's person, so that it fits "Դու" too.
doing-waits = սպասում
doing-sows = ցանում
doing-thinks = մտածում
doing-to-play = քայլի հերթն է
doing-won = հաղթող
taken-here = +{ $seeds }

level = { $level ->
    [Newcomer] Նորեկ
    [Child] Երեխա
    [Cousin] Զարմիկ
    [Neighbour] Հարևան
    [Fisher] Ձկնորս
    [Harvester] Հնձվոր
    [Elder] Ալևոր
   *[Perfect] Անսխալ
}
level-sees = { $level ->
    [Newcomer] Տեսնում է մեկ պտույտ և խաղում է՝ ինչպես սրտովն է։ Առաջին խաղի համար։
    [Child] Տեսնում է ցանքի մեկ պտույտ։
    [Cousin] Տեսնում է ցանքի երեք պտույտ։
    [Neighbour] Տեսնում է ցանքը մինչև վերջ, բայց ոչ այն, ինչ լինում է հետո։
    [Fisher] Տեսնում է իր ամբողջ հերթը՝ քայլ առ քայլ։
    [Harvester] Տեսնում է իր ամբողջ հերթը և այն, ինչ հետո կարող ես վերցնել դու։
    [Elder] Իր հերթը կշռում է՝ հաշվի առնելով քո լավագույն պատասխանը։
   *[Perfect] Առաջ է մտածում՝ որքան կարող է, և գիտի բոլոր ավարտները։
}

## Caption: what a move does

caption-sows = { $who ->
    [you] Ցանում ես
    [machine] Մեքենան ցանում է
    [south] Հարավը ցանում է
   *[north] Հյուսիսը ցանում է
} { $seeds ->
    [one] մեկ սերմ
   *[other] { $seeds } սերմ
} թիվ { $hole } փոսից։
caption-relays = Վերջին սերմը միացավ { $others } սերմի { $holes }. բոլոր { $seeds }-ը նորից ցանվում են։
caption-takes-casa = Կասա՜ { $holes }։ { $who ->
    [you] Վերցնում ես չորս սերմը։
    [machine] Մեքենան վերցնում է չորս սերմը։
    [south] Հարավը վերցնում է չորս սերմը։
   *[north] Հյուսիսը վերցնում է չորս սերմը։
}
caption-last-four = { $who ->
    [you] Ստանում ես վերջին չորս սերմը։
    [machine] Մեքենան ստանում է վերջին չորս սերմը։
    [south] Հարավը ստանում է վերջին չորս սերմը։
   *[north] Հյուսիսը ստանում է վերջին չորս սերմը։
}
caption-passes = { $who ->
    [you] Քայլ չունես, հերթդ անցնում է։
    [machine] Մեքենան քայլ չունի, հերթն անցնում է։
    [south] Հարավը քայլ չունի, հերթն անցնում է։
   *[north] Հյուսիսը քայլ չունի, հերթն անցնում է։
}
caption-takes-from = Կասա՜ { $holes }։ { $who ->
    [you] Վերցնում ես { $seeds } սերմ։
    [machine] Մեքենան վերցնում է { $seeds } սերմ։
    [south] Հարավը վերցնում է { $seeds } սերմ։
   *[north] Հյուսիսը վերցնում է { $seeds } սերմ։
}
caption-takes-casas = { $casas } կասա՜։ { $who ->
    [you] Վերցնում ես { $seeds } սերմ։
    [machine] Մեքենան վերցնում է { $seeds } սերմ։
    [south] Հարավը վերցնում է { $seeds } սերմ։
   *[north] Հյուսիսը վերցնում է { $seeds } սերմ։
}
caption-fell-in-empty = Վերջին սերմն ընկավ { $holes }, որը դատարկ էր։
caption-ended-in-empty = Ցանքն ավարտվեց դատարկ փոսում։
caption-ended-in-casa = Դրանով հերթն ավարտվում է։
caption-moves-again = { $who ->
    [you] Նորից քո քայլն է։
    [machine] Նորից մեքենայի քայլն է։
    [south] Նորից Հարավի քայլն է։
   *[north] Նորից Հյուսիսի քայլն է։
}
caption-turn-of = { $who ->
    [you] Քո հերթն է։
    [machine] Մեքենայի հերթն է։
    [south] Հարավի հերթն է։
   *[north] Հյուսիսի հերթն է։
}
# $again is yes or no: whether the mover moves again.
caption-chain = Կասա՜։ Չորսական սերմ { $holes }։ { $who ->
    [you] Վերցնում ես բոլոր { $seeds }-ը{ $again ->
        [yes] {" "}և նորից քայլ անում։
       *[no] ։
    }
    [machine] Մեքենան վերցնում է բոլոր { $seeds }-ը{ $again ->
        [yes] {" "}և նորից քայլ անում։
       *[no] ։
    }
    [south] Հարավը վերցնում է բոլոր { $seeds }-ը{ $again ->
        [yes] {" "}և նորից քայլ անում։
       *[no] ։
    }
   *[north] Հյուսիսը վերցնում է բոլոր { $seeds }-ը{ $again ->
        [yes] {" "}և նորից քայլ անում։
       *[no] ։
    }
}
caption-long-chain = Կասա՜։ { $casas } կասա իրար հետևից։ { $who ->
    [you] Վերցնում ես բոլոր { $seeds }-ը{ $again ->
        [yes] {" "}և նորից քայլ անում։
       *[no] ։
    }
    [machine] Մեքենան վերցնում է բոլոր { $seeds }-ը{ $again ->
        [yes] {" "}և նորից քայլ անում։
       *[no] ։
    }
    [south] Հարավը վերցնում է բոլոր { $seeds }-ը{ $again ->
        [yes] {" "}և նորից քայլ անում։
       *[no] ։
    }
   *[north] Հյուսիսը վերցնում է բոլոր { $seeds }-ը{ $again ->
        [yes] {" "}և նորից քայլ անում։
       *[no] ։
    }
}
caption-many-laps = { $who ->
    [you] Ցանում ես
    [machine] Մեքենան ցանում է
    [south] Հարավը ցանում է
   *[north] Հյուսիսը ցանում է
} պտույտ առ պտույտ. վերջին սերմը միշտ ընկնում է ուրիշների կողքին։
caption-round = { $rounds } ռաունդից { $round ->
    [1] 1-ինը
   *[other] { $round }-րդը
}։
caption-begins = { $who ->
    [you] Դու ես սկսում։
    [machine] Մեքենան է սկսում։
    [south] Հարավն է սկսում։
   *[north] Հյուսիսն է սկսում։
}
caption-choose = Ընտրի՛ր օղակով նշված փոսերից մեկը։
caption-decided = { $who ->
    [you] Դու ունես կեսից ավելին. այս ռաունդը քոնն է։
    [machine] Մեքենան ունի կեսից ավելին և հաղթում է ռաունդում։
    [south] Հարավն ունի կեսից ավելին և հաղթում է ռաունդում։
   *[north] Հյուսիսն ունի կեսից ավելին և հաղթում է ռաունդում։
}
decided-may-stop = Կարող ես շարունակել կամ կանգ առնել մենյուում։
decided-seeds-count = Սերմերը դեռ հաշվվում են, եթե ռաունդները հավասար լինեն։
caption-standoff-near = Եթե ոչ ոք սերմ չվերցնի, ռաունդը կավարտվի { $moves } քայլից։

## Caption: answers

nothing-to-undo = Հետ վերցնելու քայլ չունես։
nothing-to-redo = Ոչ մի քայլ հետ չի վերցվել, կրկնելու բան չկա։
previews-are-on = Փոսը, որին մոտենաս, ցույց կտա իր ցանքը։
previews-are-off = Փոսերն այլևս ցույց չեն տա իրենց ցանքը։
speed-is = { $speed ->
    [slow] Քայլերը ցույց են տրվում դանդաղ։
    [calm] Քայլերը ցույց են տրվում հանգիստ։
    [normal] Քայլերը ցույց են տրվում միջին արագությամբ։
    [brisk] Քայլերը ցույց են տրվում աշխույժ։
    [fast] Քայլերը ցույց են տրվում արագ։
   *[at-once] Քայլերը ցույց են տրվում իսկույն։
}
refused-empty = Թիվ { $hole } փոսը դատարկ է. ընտրի՛ր սերմով փոս։
refused-not-yours = { $whose ->
    [machine] Այդ փոսը մեքենայինն է։
    [you] Այդ փոսը քոնն է։
    [south] Այդ փոսը Հարավինն է։
   *[north] Այդ փոսը Հյուսիսինն է։
}
refused-endless = Թիվ { $hole } փոսի ցանքը վերջ չէր ունենա, այն ընտրել չի կարելի։
refused-round-over = Ռաունդն ավարտված է։
refused-no-such-hole = Դաշտում այդպիսի փոս չկա։

## The last move again

replay-one-lap = Վերջին քայլը նորից
replay-laps = Վերջին քայլը նորից, { $laps } պտույտ
replay-lap = Վերջին քայլը նորից. { $laps } պտույտից { $lap ->
    [1] 1-ինը
   *[other] { $lap }-րդը
}

## Over the board while seeds fly

lap-line = Պտույտ { $laps }
lap-line-hand = Պտույտ { $laps }  ·  ձեռքում { $seeds }
chain-line = Շղթա  ·  { $links }-ից { $link ->
    [1] 1-ինը
   *[other] { $link }-րդը
}

## Preview: what a hole would do

preview-way = Թիվ { $hole } փոս՝ { $laps ->
    [one] մեկ պտույտ
   *[other] { $laps } պտույտ
}, վերջը՝ { $holes }։
preview-way-empty = Թիվ { $hole } փոս՝ { $laps ->
    [one] մեկ պտույտ
   *[other] { $laps } պտույտ
}, վերջը՝ { $holes }, որը դատարկ է։
preview-takes = Կասա { $holes }՝ { $seeds } սերմ։
preview-takes-again = Կասա { $holes }՝ { $seeds } սերմ, հետո նորից քայլ։
preview-many-holes = { $casas } փոսում
preview-draw = Ռաունդն ավարտվում է ոչ-ոքի։
preview-wins = { $who ->
    [you] Ռաունդն ավարտվում է, հաղթում ես դու։
    [machine] Ռաունդն ավարտվում է, հաղթում է մեքենան։
    [south] Ռաունդն ավարտվում է, հաղթում է Հարավը։
   *[north] Ռաունդն ավարտվում է, հաղթում է Հյուսիսը։
}
preview-passes = { $who ->
    [you] Հետո քայլ չես ունենա։
    [machine] Հետո մեքենան քայլ չի ունենա։
    [south] Հետո Հարավը քայլ չի ունենա։
   *[north] Հետո Հյուսիսը քայլ չի ունենա։
}
preview-endless = Թիվ { $hole } փոսի ցանքը վերջ չէր ունենա. այն ընտրել չի կարելի։

## Hints

hint-side = { $side ->
    [left] Նայի՛ր ձախ կողմիդ փոսերին։ Փոսն իմանալու համար նորից հարցրո՛ւ։
   *[right] Նայի՛ր աջ կողմիդ փոսերին։ Փոսն իմանալու համար նորից հարցրո՛ւ։
}
hint-hole = Լավագույնը թիվ { $hole } փոսն է։ Պատճառն իմանալու համար նորից հարցրո՛ւ։
# The path: two sentences, first what the move does, then why no other is as good.
hint-takes = Թիվ { $hole } փոսի ցանքը վերցնում է { $seeds } սերմ{ $again ->
    [yes] , և դու նորից ես քայլում։
   *[no] ։
}
hint-ends-empty = Թիվ { $hole } փոսի ցանքը վերջանում է դատարկ փոսում։
hint-only = Ուրիշ փոս խաղալ չի կարելի։
# $outcome is won, drawn or lost: how the round ends with it.
hint-last-four = Վերջին չորսն էլ քոնն են{ $outcome ->
    [won] , և դու հաղթում ես։
    [drawn] ՝ ոչ-ոքի է։
   *[lost] ։
}
hint-wins = Ռաունդն ավարտվում է, և դու հաղթում ես։
hint-only-taker = Ուրիշ ոչ մի փոս ոչինչ չի վերցնում։
hint-more = Դա { $more }-ով ավելի է, քան ցանկացած ուրիշ փոս։
# In one turn, which has several moves.
hint-turn = Հաջորդ քայլերով կարող ես վերցնել { $seeds }, { $more }-ով ավելի, քան ուրիշ կերպ։
hint-passes = Հետո մյուս կողմը քայլ չի ունենա։
# $holes is one hole, with a casa that both sides could take.
hint-first = Կասան վերցնում ես { $holes }՝ մյուս կողմից շուտ։
hint-leaves-nothing = Հետո մյուս կողմը ոչինչ չի կարող վերցնել, իսկ ուրիշ փոսից հետո՝ { $others } կամ ավելի։
hint-leaves-less = Հետո մյուս կողմը կարող է վերցնել ամենաշատը { $seeds }, իսկ ուրիշ փոսից հետո՝ { $others } կամ ավելի։
hint-sure-win = Այսպես կարող ես հաղթել, ինչ էլ անի մյուս կողմը։
# What the turn takes, against what the other side's best answer takes. $better is gain, even or lose.
hint-balance = { $better ->
    [gain] Վերցնում ես { $seeds }-ով ավելի, քան լավագույն պատասխանը։ Ուրիշ փոսը քիչ է տալիս։
    [even] Վերցնում ես այնքան, որքան լավագույն պատասխանը։ Ուրիշ փոսը քիչ է տալիս։
   *[lose] Լավագույն պատասխանը { $seeds }-ով ավելի է վերցնում։ Ուրիշ փոսն ավելի շատ է կորցնում։
}
hint-leaves-few = Հետո մյուս կողմը { $seeds ->
    [0] ոչինչ չի կարող վերցնել
   *[other] կարող է վերցնել ամենաշատը { $seeds }
}, իսկ ավելի վատ փոսից հետո՝ { $worst }։
hint-takes-most = Ուրիշ ոչ մի փոս ավելի շատ չի վերցնում։
hint-again = Հետո կարող ես վերցնել ևս { $seeds }։
hint-loses-least = Ռաունդը պարտված է, բայց այսպես ամենաքիչն ես կորցնում։
# A capture that is prepared for the next turn.
hint-ready = Պատրաստվում ես վերցնել { $seeds }, եթե մյուս կողմը թույլ տա։
hint-keeps = Ընտրելու համար քեզ մնում է { $holes ->
    [one] մեկ փոս
   *[other] { $holes } փոս
}՝ ավելի, քան ուրիշ կերպ։
hint-far-ahead = Եթե շատ քայլ առաջ նայես, սա է լավագույնը։

## The end of a round and of a match

verdict-draw = Ոչ-ոքի՝ { $seeds }-ական սերմ
verdict-wins = { $who ->
    [you] Դու հաղթեցիր՝ { $more }–{ $fewer }
    [machine] Մեքենան հաղթեց՝ { $more }–{ $fewer }
    [south] Հարավը հաղթեց՝ { $more }–{ $fewer }
   *[north] Հյուսիսը հաղթեց՝ { $more }–{ $fewer }
}
end-last-four = Մնաց չորս սերմ, և ռաունդն ավարտվեց։
end-board-empty = Դաշտում սերմ չմնաց։
end-repetition = Նույն դիրքը կրկնվեց երրորդ անգամ։
end-standoff = { $moves } քայլ իրար հետևից ոչ ոք սերմ չվերցրեց։
end-blocked = Ոչ մի կողմն այլևս քայլ չունի։
match-won = { $who ->
    [you] Դու հաղթեցիր մրցախաղում. ռաունդներ՝ { $more }–{ $fewer }։
    [machine] Մեքենան հաղթեց մրցախաղում. ռաունդներ՝ { $more }–{ $fewer }։
    [south] Հարավը հաղթեց մրցախաղում. ռաունդներ՝ { $more }–{ $fewer }։
   *[north] Հյուսիսը հաղթեց մրցախաղում. ռաունդներ՝ { $more }–{ $fewer }։
}
match-drawn = { $rounds ->
    [0] Մրցախաղը ոչ-ոքի է. ոչ ոք ռաունդ չշահեց։
   *[other] Մրցախաղը ոչ-ոքի է՝ { $rounds }-ական ռաունդ։
}
match-stands = Շահած ռաունդներ. { $south-name }՝ { $south }, { $north-name }՝ { $north }։
next-round = Հաջորդ ռաունդը
play-again = Նորից խաղալ
see-it-again = Նորից դիտել

## Title

tagline = Փոսիկներ հողում։ Քառասունութ սերմ։
go-on = Շարունակել
play-the-machine = Խաղալ մեքենայի դեմ
two-at-one-table = Երկուսով սեղանի շուրջ
learn = Սովորել
rules = Կանոններ
statistics = Արդյունքներ
settings = Կարգավորում
leave = Ելք
# A match that can be gone on with. $rules is a name of the rules, $against one of the next three, $round may be empty.
saved-match = { $rules }, 2 × { $holes }, { $against }, { $ours }–{ $theirs }
saved-match-round = { $rules }, 2 × { $holes }, { $against }, { $rounds } ռաունդից { $round ->
    [1] 1-ինը
   *[other] { $round }-րդը
}, { $ours }–{ $theirs }
against-level = մրցակիցը՝ { $level }
against-friend = երկուսով սեղանի շուրջ
against-nobody = մեքենան ինքն իր դեմ

## Buttons on the table

menu = Մենյու
undo = Հետ վերցնել
redo = Կրկնել
hint = Հուշում
speed = Արագություն
back = Հետ

## The menu over the board

begin-anew = Նորից սկսել
another-game = Ուրիշ խաղ
to-title = Գլխավոր
speed-name = { $speed ->
    [slow] Դանդաղ
    [calm] Հանգիստ
    [normal] Միջին
    [brisk] Աշխույժ
    [fast] Արագ
   *[at-once] Իսկույն
}

## Set-up

setup-you-and-the-machine = Դու և մեքենան
setup-seeds = Սերմեր
setup-who-starts = Սկսողը
start-means = { $kind ->
    [traditional] Երկրորդ լինելը ձեռնտու է. առաջին քայլին պատասխանողը կարող է ամենաշատը վերցնել։
    [lot] Սերմերը շարվում են բախտով՝ բազում ձևերից մեկով, որ մեքենան արդար է գտել։
    [number] Ընտրում ես սերմերը շարելու բազում ձևերից մեկը, որ մեքենան արդար է գտել։
   *[handicap] Մի կողմն սկսում է արդեն վերցրած սերմերով. օգնություն նրան, ով քիչ է խաղացել։
}
setup-game-waits = Թողածդ խաղը կսպասի հին խաղերի մեջ։
setup-rounds = Ռաունդներ
setup-start = Սկսել
rules-name = { $rules ->
    [i] Հոյիտո I
    [ii] Հոյիտո II
   *[iii] Հոյիտո III
}
board-name = { $rules }, 2 × { $holes }
rules-in-short = { $rules ->
    [i] Ցանելիս վերցրո՛ւ ամեն կասա։ Հերթդ ավարտվում է ցանքի հետ։
    [ii] Ցանքն ավարտի՛ր կասայով, վերցրո՛ւ այն և հենց հետևի բոլոր կասաները։ Հետո նորից քայլ արա՛։
   *[iii] Ցանքն ավարտի՛ր կասայով և վերցրո՛ւ այն։ Հետո նորից քայլ արա՛։
}
# In a list of choices: who starts.
starter = { $who ->
    [you] Դու
    [machine] Մեքենա
    [south] Հարավ
   *[north] Հյուսիս
}
start-kind = { $kind ->
    [traditional] 4-ական
    [lot] Արդար՝ բախտ
    [number] Արդար՝ թիվ
   *[handicap] Ֆորա
}
start-even = Հավասար, թիվ { $number }
start-handicap = { $who ->
    [you] { $seeds }՝ քեզ
    [machine] { $seeds }՝ մեքենային
    [south] Հարավ՝ { $seeds }
   *[north] Հյուսիս՝ { $seeds }
}
fewer = Պակաս
more = Ավելի

## Settings

settings-play = Խաղ
settings-sight = Տեսք
settings-sound = Ձայն
settings-words = Տեքստ
settings-of = Կարգավորում · { $group }
settings-language = Լեզու
settings-text-size = Տառաչափ
settings-preview = Քայլի նախադիտում
settings-hole-numbers = Փոսերի համարներ
settings-high-contrast = Բարձր կոնտրաստ
settings-hues-apart = Գույներ դալտոնիկների համար
settings-light = Օրվա ժամը
settings-less-motion = Քիչ շարժում
settings-effects = Խաղի ձայներ
settings-ambience = Գյուղի ձայներ
settings-voice = Խոսք
settings-voice-none = դեռ չկա
settings-mute = Անձայն
settings-reset = Կարգավորումը՝ սկզբի պես
yes = Այո
no = Ոչ
light-name = { $light ->
    [evening] Երեկո
   *[afternoon] Ցերեկ
}

## Files

kept-match = Կիսատ խաղը
kept-past-match = Հին խաղերից մեկը
kept-past-matches = Հին խաղերի պանակը
kept-statistics = Արդյունքները
kept-settings = Կարգավորումները
trouble-set-aside = { $what } չհաջողվեց կարդալ. { $why }։ Ֆայլն այժմ կոչվում է { $name }։
trouble-left-alone = { $what } չհաջողվեց կարդալ. { $why }։ { $name } մնում է նույնը, և դրա փոխարեն ոչինչ չի պահվի։
trouble-cannot-save = Խաղը հնարավոր չէ պահել. { $why }։ Կարող ես շարունակել խաղալ։
trouble-no-folder = Այս համակարգիչը պահված խաղերի պանակ չունի։ Կարող ես խաղալ, բայց ոչինչ չի պահվի։
trouble-in-use = Խաղը բաց է մեկ այլ պատուհանում։ Այստեղ խաղացածդ չի պահվի։
why-not-ours = այն այս խաղի ֆայլ չէ
why-newer = այն ավելի նոր տարբերակից է
why-damaged = ֆայլը վնասված է
why-disk-full = սկավառակը լցված է
why-read-only = այս սկավառակին գրել հնարավոր չէ
why-not-allowed = ծրագիրը դրա իրավունքը չունի
why-file-in-the-way = պանակի տեղում ֆայլ կա
why-folder-in-the-way = ֆայլի տեղում պանակ կա
why-not-there = ֆայլը կամ նրա պանակը չկա
why-interrupted = կարդալը կամ գրելն ընդհատվեց
why-other = { $error }

## Read aloud by screen readers

hole-aloud = { $holes }՝ { $seeds ->
    [0] սերմ չկա
    [one] մեկ սերմ
   *[other] { $seeds } սերմ
}
hole-aloud-endless = { $holes }՝ { $seeds ->
    [one] մեկ սերմ
   *[other] { $seeds } սերմ
}, ցանքը վերջ չէր ունենա
score-aloud = { $seeds ->
    [0] դեռ ոչինչ չի վերցրել
    [one] վերցրել է մեկ սերմ
   *[other] վերցրել է { $seeds } սերմ
}

## Learn: a lesson that is played

learn-step = { $steps }-ից { $step ->
    [1] 1-ինը
   *[other] { $step }-րդը
}
learn-touch-hole = { $board ->
    [new] Նոր դաշտ. հպվի՛ր
   *[same] Հպվի՛ր
} թիվ { $hole } փոսին։
learn-not-that-one = Այդ մեկը դեռ ոչ։ Օղակը թիվ { $hole } փոսի շուրջն է։
count-and-more = { $seeds } + { $more }
learn-again = Նորից
learn-long-board = Երկար դաշտ
learn-what-next = Իսկ հետո՞
learn-lessons = Դասը մեկ րոպե էլ չի տևում։
learn-long-board-line = { $rules }՝ ամեն կողմում տասներկու փոս։
learn-learnt = Սովորած է։
learn-sow-why = { $side ->
    [right] Աջ շարքը քոնն է։
   *[below] Ներքևի շարքը քոնն է։
} Սերմերն ընկնում են մեկ-մեկ։
learn-sow-headline = Ցանեցի՜ր։
learn-sow-what = Վերջին սերմն ընկավ դատարկ փոս. հերթդ ավարտվում է։
learn-relay-why = Վերջին սերմն ընկնում է ուրիշների կողքին։
learn-relay-headline = Նոր պտո՜ւյտ։
learn-relay-what = Վերջին փոսի բոլոր սերմերը հանում ես ու շարունակում ցանել։
learn-casa-why = Դրա վերջին սերմով թիվ 5 փոսում չորս սերմ կլինի։
learn-casa-headline = Կասա՜։
learn-casa-what = Վերջին սերմդ չորսը լրացրեց. կասա է, գնում է քո տերևին։
learn-chain-why = Նայի՛ր բոլոր փոսերին, որոնցում չորս սերմ կլինի։
learn-chain-headline = Շղթա՜։
learn-chain-what = Վերջին կասայի հենց հետևի կասաներն էլ քոնն են։
learn-again-why = Կասա վերցրիր, ուրեմն նորից քո քայլն է։
learn-again-headline = Ու նորի՜ց։
learn-again-what = Մյուս կողմում էլ կարող ես կասա ստանալ։
learn-last-four-why = Վերցրո՛ւ այս կասան, և ուղիղ չորս սերմ կմնա։
learn-last-four-headline = Վերջին չո՜րսը։
learn-last-four-what = Վերջին վերցնողը դու ես, դրանք քոնն են։ Ով շատ ունի, հաղթում է։
learn-passing-why = Հոյիտո I-ում ամեն կասա քոնն է՝ հենց որ ստացվի։
learn-passing-headline = Ճանապարհի՜ն։
learn-passing-what = Վերցրիր չորսը, և ցանքը շարունակվեց։
learn-either-side-why = Այս ցանքն անցնում է մյուս կողմը։
learn-either-side-headline = Այնտե՜ղ էլ։
learn-either-side-what = Կասան վերցնում է ցանողը՝ որ կողմում էլ լինի։
learn-no-more-why = Այստեղ կասան հենց վերջին սերմով է ստացվում։
learn-no-more-headline = Հերթդ անցա՜վ։
learn-no-more-what = Չորսը վերցնում ես, բայց նորից քայլ չես անում։
learn-no-chain-why = Երեք փոսում չորսական սերմ կլինի։ Ո՞րը կվերցնես։
learn-no-chain-headline = Միայն մե՜կը։
learn-no-chain-what = Հոյիտո III-ում շղթա չկա. մյուսները մնում են։
learn-one-more-why = Կասա վերցրիր, ուրեմն նորից քո քայլն է։
learn-one-more-headline = Մեկ առ մե՜կ։
learn-one-more-what = Քանի դեռ կասայով ես ավարտում, շարունակում ես։
learn-round-three-why = Երրորդ ռաունդն է, իսկ երկրորդում հաղթել է Հյուսիսը։
learn-round-three-headline = Հյուսիսի՜ն։
learn-round-three-what = Երրորդ ռաունդից սկսած՝ վերջին չորսը ստանում է նախորդի հաղթողը։
learn-long-way-why = Ամեն կողմում տասներկու փոս է, կանոնները նույնն են։
learn-long-way-headline = Երեք պտո՜ւյտ։
learn-long-way-what = Երկար դաշտում ցանքը կարող է հեռու գնալ։
learn-round-corner-why = Չորս փոսում իրար հետևից չորսական սերմ կլինի։
learn-round-corner-headline = Չորս կասա՜։
learn-round-corner-what = Շղթան անկյունն էլ է անցնում՝ տասնվեց սերմ։

## Two at one table

end-agreement = Երկու կողմերը համաձայնեցին այստեղ ավարտել։
asks-to-take-back = { $who ->
    [south] Հարավը խնդրում է հետ վերցնել իր վերջին քայլը և դրան հաջորդածը։
   *[north] Հյուսիսը խնդրում է հետ վերցնել իր վերջին քայլը և դրան հաջորդածը։
}
offers-to-stop = { $who ->
    [south] Հարավն առաջարկում է կանգ առնել։ Կհաշվվեն միայն վերցրած սերմերը։
   *[north] Հյուսիսն առաջարկում է կանգ առնել։ Կհաշվվեն միայն վերցրած սերմերը։
}
allow = Թույլ տալ
accept = Համաձայնել
refuse = Ոչ
waits-to-take-back = { $who ->
    [south] Խնդրում ես Հարավին հետ վերցնել քո վերջին քայլը և դրան հաջորդածը։
   *[north] Խնդրում ես Հյուսիսին հետ վերցնել քո վերջին քայլը և դրան հաջորդածը։
}
waits-for-stop = { $who ->
    [south] Առաջարկում ես Հարավին կանգ առնել։ Կհաշվվեն միայն վերցրած սերմերը։
   *[north] Առաջարկում ես Հյուսիսին կանգ առնել։ Կհաշվվեն միայն վերցրած սերմերը։
}
undo-withdraws = Սեղմի՛ր «Հետ վերցնել», որ դադարես խնդրել։
answer-first = { $who ->
    [south] Նախ պատասխանի՛ր Հարավին։
   *[north] Նախ պատասխանի՛ր Հյուսիսին։
}
stop-declined = { $who ->
    [you] Դու շարունակում ես խաղը։
    [machine] Մեքենան ուզում է շարունակել խաղը։
    [south] Հարավն ուզում է շարունակել խաղը։
   *[north] Հյուսիսն ուզում է շարունակել խաղը։
}
undo-declined = { $who ->
    [south] Հարավը մերժեց. ոչինչ հետ չի վերցվում։
   *[north] Հյուսիսը մերժեց. ոչինչ հետ չի վերցվում։
}
undo-played-on = { $who ->
    [south] Հարավը շարունակեց խաղալ. ոչինչ հետ չի վերցվում։
   *[north] Հյուսիսը շարունակեց խաղալ. ոչինչ հետ չի վերցվում։
}
stop-played-on = { $who ->
    [south] Հարավը շարունակեց խաղալ. ռաունդը շարունակվում է։
   *[north] Հյուսիսը շարունակեց խաղալ. ռաունդը շարունակվում է։
}
offer-to-stop = Առաջարկել ավարտ
offer-to-stop-means = Կհաշվվեն միայն վերցրած սերմերը։
not-yet = Դեռ ոչ։

## Lists that have several pages

page-before = Նախորդ էջ
page-after = Հաջորդ էջ
more-above = Ավելի վերև
more-below = Ավելի ներքև
page-of = { $pages }-ից { $page ->
    [1] 1-ինը
   *[other] { $page }-րդը
}

## Statistics

past-games = Հին խաղեր
stats-total = { $games ->
    [one] Մեկ խաղ
   *[other] { $games } խաղ
}, մեքենայի դեմ՝ { $won } հաղթանակ
stats-none = Դեռ ոչ մի խաղ մինչև վերջ չի խաղացվել։
stats-none-yet = Այստեղ ամեն հաղթած խաղի համար մեկ սերմ կլինի, ամեն պարտվածի համար՝ մեկ դատարկ փոս։
stats-all = Բոլոր խաղերը
stats-friends = Հարավ և Հյուսիս
stats-won = հաղթանակ
stats-lost = պարտություն
stats-drawn = ոչ-ոքի
stats-not-played = դեռ խաղ չկա
stats-won-of = { $games }-ից { $won } հաղթանակ
stats-chain = Ամենաերկար շղթան՝ { $casas ->
    [one] մեկ կասա
   *[other] { $casas } կասա
}
stats-no-chain = Դեռ ոչ մի կասա չի վերցվել։
stats-most-seeds = Ամենաշատ սերմը մեկ հերթում՝ { $seeds }
stats-sowings = { $sowings ->
    [one] մեկ ցանքից
   *[other] { $sowings } ցանքից
}
stats-no-most-seeds = Դեռ ոչ մի սերմ չի վերցվել։
stats-relay = Ամենաերկար ցանքը՝ { $laps ->
    [one] մեկ պտույտ
   *[other] { $laps } պտույտ
}
stats-relay-seeds = { $seeds ->
    [one] Ցանվել է մեկ սերմ
   *[other] Ցանվել է { $seeds } սերմ
}։ Ամեն աղեղը մեկ պտույտ է՝ հանել ու ցանել։
stats-no-relay = Դեռ ոչ մի ցանք չի եղել։
stats-reset = Հաշվել զրոյից

## Rules. Plain words, as to a child who is to play in a minute.

rules-house = Տան կանոն՝
rules-text = Կանոնների տեքստը
rules-board = Դաշտը
rules-rows-both = Երկու շարք՝ { $short }-ական կամ { $long }-ական փոսով։ Վերցրած սերմերը դրվում են դաշտի կողքին, ոչ թե փոսի մեջ։
rules-rows-one = Երկու շարք՝ { $holes }-ական փոսով։ Վերցրած սերմերը դրվում են դաշտի կողքին, ոչ թե փոսի մեջ։
rules-yours = Քեզ ավելի մոտ շարքը քոնն է։
rules-seeds-both = Սկզբում ամեն փոսում չորս սերմ է՝ ընդամենը { $short }, երկար դաշտում՝ { $long }։
rules-seeds-one = Սկզբում ամեն փոսում չորս սերմ է՝ ընդամենը { $seeds }։
rules-other-starts = կարելի է ընտրել նաև ուրիշ սկիզբ՝ հավասար սկիզբ կամ մի քանի սերմ առավելություն մի կողմին։
rules-way = Սերմերը շրջում են ժամացույցի սլաքին հակառակ՝ քո շարքով դեպի աջ, հետո մյուսով՝ հետ։
rules-aim = Հաղթում է նա, ով վերջում ավելի շատ սերմ է վերցրել։
rules-move = Քայլը
rules-pick = Քո փոսերից ընտրի՛ր սերմ ունեցող մեկը և հանի՛ր բոլոր սերմերը։
rules-sow = Դրանք մեկ-մեկ գցի՛ր հաջորդ փոսերի մեջ։
rules-not-skipped = եթե լրիվ շրջան անես, սերմ կընկնի նաև այն փոսը, որից սկսեցիր։
rules-ends-empty = Եթե վերջին սերմն ընկնում է դատարկ փոս, հերթդ ավարտվում է։
rules-relay = Եթե ընկնում է ուրիշ սերմերի կողքին, հանի՛ր բոլորը, այդ սերմն էլ, և ցանի՛ր հաջորդ փոսից սկսած։
rules-lap = Ամեն անգամ սերմերը հանելն ու ցանելը մեկ պտույտ է։
rules-capture = Վերցնելը
rules-casa = Ուղիղ չորս սերմով փոսը կասա է։
rules-en-passant = Հենց որ ընկնող սերմից կասա է ստացվում, վերցնում ես այդ չորսը՝ որ կողմում էլ լինի։
rules-goes-on = Հետո շարունակում ես ցանել ձեռքումդ մնացածը։
rules-last-seed-takes = Եթե պտույտի վերջին սերմից կասա է ստացվում, վերցնում ես այդ չորսը, և ցանքն ավարտվում է։
rules-chain = Հետո նայի՛ր նախորդ փոսին։ Եթե այն էլ կասա է, վերցրո՛ւ, և այդպես շարունակ՝ հետ գնալով։
rules-chain-whose = Կապ չունի՝ ում փոսերն են և արդյոք դրանցում ցանել ես։
rules-no-chain = Վերցնում ես միայն այս մեկ կասան, ուրիշը՝ ոչ։
rules-never-relayed = Կասան վերցնում են, բայց երբեք նորից չեն ցանում։
rules-again = Եվս մեկ քայլ
rules-moves-again = Ով վերցնում է, նորից քայլ է անում։
rules-no-other-move = Այդպիսին չկա. հերթդ ավարտվում է ցանքի հետ։
rules-passing = Հերթի անցում
rules-pass = Եթե խաղալու փոս չունես, հերթդ անցնում է։ Վերցնելուց հետո՝ նույնպես։
rules-blocked = եթե ոչ մի կողմը քայլ չունի, ռաունդն ավարտվում է։
rules-endless = Անվերջ ցանք
rules-for-ever = որոշ ցանքեր վերջ չէին ունենա։
rules-lap-limit = Եթե փոսի ցանքը { $laps } պտույտից երկար կլիներ, այն ընտրել չի կարելի։
rules-endless-shown = Խաղը նշում է այդպիսի փոսերը։
rules-end = Ավարտը
rules-last-four = Եթե վերցնելուց հետո մնում է ուղիղ չորս սերմ, դրանք էլ վերցնողինն են, և ռաունդն ավարտվում է։
rules-last-four-in-hand = Եթե վերցնելուց հետո, ձեռքինն էլ հաշված, մնում է ուղիղ չորս սերմ, դրանք էլ վերցնողինն են, և ռաունդն ավարտվում է։
rules-last-four-named = { $round }-րդ ռաունդից սկսած՝ վերջին չորսը ստանում է նախորդ ռաունդի հաղթողը։
rules-last-four-after-draw = եթե այդ ռաունդը ոչ-ոքի էր, դրանք ստանում է վերցնողը։
rules-board-empty = Եթե շղթայով վերցվում են մնացած բոլոր սերմերը, ռաունդն ավարտվում է։
rules-repetition = երբ վերջին վերցնելուց հետո նույն դիրքը եղել է { $times } անգամ, ռաունդն ավարտվում է։
rules-standoff-both = եթե { $short } քայլ իրար հետևից ոչ ոք սերմ չի վերցնում, ռաունդն ավարտվում է. երկար դաշտում՝ { $long } քայլից հետո։
rules-standoff-one = եթե { $moves } քայլ իրար հետևից ոչ ոք սերմ չի վերցնում, ռաունդն ավարտվում է։
rules-agreement = եթե երկու կողմերը համաձայնում են կանգ առնել, ռաունդն ավարտվում է։
rules-left-over = այդ դեպքում դաշտում մնացածը ոչ մեկինը չէ։
rules-winner = Ռաունդում հաղթում է նա, ով ավելի շատ սերմ է վերցրել։ Եթե հավասար են, ոչ-ոքի է։
rules-match = Մրցախաղը
rules-rounds = Ռաունդների թիվը դու ես ընտրում. առաջարկվում է { $rounds }։
rules-starter = կողմերը ռաունդները սկսում են հերթով։
rules-match-winner = Մրցախաղում հաղթում է ավելի շատ ռաունդ շահողը։
rules-match-tie = եթե ռաունդները հավասար են, որոշում են բոլոր ռաունդների սերմերը։ Եթե դրանք էլ են հավասար, ոչ-ոքի է։
rules-figure-lap = Մեկ պտույտ։ Վերջին սերմն ընկավ դատարկ փոս։
rules-figure-taken = { $rules ->
    [i] Ամեն կասա վերցվում է ճանապարհին։
    [ii] Վերջին սերմից կասա ստացվեց. հենց հետևում կար ևս երկու կասա։
   *[iii] Վերցվում է միայն վերջին սերմի կասան։
}

## About the game. Says no more than is known. Names of people, places and works stay as they are.

about = Հոյիտոյի մասին
about-text = Տեքստ Հոյիտոյի մասին
about-name = Անունը
about-little-hole = Հոյիտո նշանակում է «փոսիկ»։
about-casitas = Խաղը կոչվում է նաև Կասիտաս՝ «տնակներ», և Մատե։
about-mate = Մատեն այն ծառն է, որ տալիս է սերմերը։
about-kay = Հաիթիում խաղերի նույն ընտանիքը կոչվում է կայ՝ «տուն»։
about-casa = Չորս սերմ մի փոսում՝ կասա
about-played = Ինչպես են խաղում
about-in-the-earth = Հողում փորած կամ պինդ գետնին կավճով գծած փոսերում։
about-today = 2005-ին ավելի մեծ քաղաքներում այն հիշում էին միայն տարեցները։
about-today-where = Փոքրերում այն խաղում էին կենտրոնից հեռու, որտեղ բետոնը փողոցներ չէր հասել։
about-recorded = Ով է գրի առել
about-who = Այն առաջինը նկարագրել է Վիկտոր Բաուտիստա ի Ռոկան։
about-interviews = 2004 թվականի սեպտեմբերին նա և Սալվադոր Կազես ի Մաժորալը Կատալոնիայում հարցազրույցներ են վարել դոմինիկացիների հետ։
about-field-work = 2005 թվականի հունվարին և փետրվարին նա դաշտային աշխատանք է կատարել Դոմինիկյան Հանրապետության հարավ-արևմուտքում՝ «Էլ Սուր»-ում։
about-provinces = Նահանգներն են Բարաոնան, Բաորուկոն և Ինդեպենդենսիան։
about-second = Հոյիտո II-ը գրի է առնվել Նեյբայում, Վիլյա Խարագուայում, Լոս Ռիոսում, Պոստրեր Ռիոյում, Լա Դեսկուբիերտայում և այլուր։
about-second-long = Տասներկու փոս ունեցող շարքերով այն գրի է առնվել Վիլյա Խարագուայում 2005 թվականի փետրվարին։
about-third = Հոյիտո III-ի մասին պատմողը Ջոնին է՝ քսանամյա խաղացող Բարաոնայի մոտ գտնվող շաքարի գործարանի բատեյից։
about-house-rules = Տան կանոններ
about-open-questions = Որտեղ այս աղբյուրներում հարցը բաց է մնում, խաղն ունի իր սեփական կանոնը։ Կանոններում այն կոչվում է տան կանոն։
about-sources = Աղբյուրներ
about-source-talk = Վ. Բաուտիստա ի Ռոկա, «Africa Hidden Inside a Small Hole», Board Game Studies Colloquium VIII, Օքսֆորդ, 2005 թվականի ապրիլ։
about-source-mancala-world = Mancala World, CC BY-SA լիցենզիայով։
about-source-wikimanqala = Wikimanqala, CC BY-SA լիցենզիայով։
about-this-edition = Այս հրատարակությունը
about-version = Տարբերակ { $version }
about-licence = Ծրագիրն ազատ է՝ MIT կամ Apache 2.0 լիցենզիայով։
about-fonts = Տառատեսակներն են Alegreya Sans, Noto Sans Armenian և Noto Sans Bengali։
about-fonts-licence = Դրանք էլ են ազատ՝ ըստ SIL Open Font License 1.1-ի։
about-made-with = Խաղը ստեղծված է Bevy-ով՝ Rust լեզվով։
about-sounds = Ամեն նկար ու ամեն ձայն ստացվում է սեփական բանաձևերից։

## Past games

past-count = { $games ->
    [one] Մեկ խաղ։ Հպվի՛ր՝ նորից նայելու համար։
   *[other] { $games } խաղ։ Հպվի՛ր մեկին՝ նորից նայելու համար։
}
past-set-aside = { $games ->
    [one] Մեկ հին խաղ չհաջողվեց կարդալ։ Նրա ֆայլն այժմ այլ անուն ունի և դեռ տեղում է։
   *[other] { $games } հին խաղ չհաջողվեց կարդալ։ Նրանց ֆայլերն այժմ այլ անուններ ունեն և դեռ տեղում են։
}
past-left-alone = { $games ->
    [one] Մեկ հին խաղ չհաջողվեց կարդալ։ Նրա ֆայլը մնում է նույնը։
   *[other] { $games } հին խաղ չհաջողվեց կարդալ։ Նրանց ֆայլերը մնում են նույնը։
}
past-none = Դեռ ոչ մի խաղ չի պահվել։
past-none-yet = Քո խաղացած խաղերը կսպասեն քեզ այստեղ, որ նորից նայես դրանք քայլ առ քայլ։
past-not-kept = Այս պատուհանում խաղացածդ չի պահվի, ուստի այստեղ ոչ մի խաղ չի հայտնվի։
past-what = { $date }  ·  { $rules }, 2 × { $holes }
past-text = Տեքստ  ·  { $name }
past-how = { $against }  ·  { $result ->
    [won] հաղթանակ՝ { $ours }–{ $theirs }
    [lost] պարտություն՝ { $ours }–{ $theirs }
    [drawn] ոչ-ոքի՝ { $ours }–{ $theirs }
    [south] Հարավը հաղթեց՝ { $ours }–{ $theirs }
    [north] Հյուսիսը հաղթեց՝ { $theirs }–{ $ours }
   *[unfinished] կիսատ՝ { $ours }–{ $theirs }
}
save-as-text = Պահել որպես տեքստ՝ { $which }
left-game-is-kept = Թողած խաղդ քեզ սպասում է «Հին խաղեր»-ում։
past-saved = Խաղի տեքստն այժմ այստեղ է՝ { $path }
past-not-saved = Խաղը չհաջողվեց գրել. { $why }։
past-no-folder = Այս համակարգիչը տեքստերի պանակ չունի։
past-unreadable = { $name } չհաջողվեց բացել. { $why }։
past-open-text = Տեքստային ֆայլում պահված խաղը նայելու համար ֆայլը գցի՛ր այս պատուհանի վրա կամ դի՛ր այստեղ՝ { $folder }
past-drop-text = Տեքստային ֆայլում պահված խաղը նայելու համար ֆայլը գցի՛ր այս պատուհանի վրա։
past-move-of = { $moves } քայլից { $move ->
    [0] ոչ մեկը
    [1] 1-ինը
   *[other] { $move }-րդը
}։
to-its-start = Դեպի սկիզբ
move-before = Նախորդ քայլ
next-move = Հաջորդ քայլ
to-its-end = Դեպի վերջ

## Set-up

setup = Նոր խաղ
setup-watch = Դիտել
setup-level-is = Մակարդակ { $number }՝ { $level }
setup-level-of = { $who ->
    [south] Հարավ
   *[north] Հյուսիս
}, { $number }՝ { $level }
board-line = { $board ->
    [i] Ցանելիս վերցրո՛ւ ամեն կասա։
    [ii] Շղթաներ, ու նորից քայլ։
    [iii] Մեկ կասա, ու նորից քայլ։
   *[long] Նույնը՝ երկար դաշտում։
}
setup-by-lot = Բախտը
setup-step = Փուլ
setup-step-before = Նախորդ փուլ
setup-step-after = Հաջորդ փուլ

## Settings

settings-north-language = Հյուսիսի լեզուն
settings-north-text-size = Հյուսիսի տառաչափը
settings-north-turned = Շրջել Հյուսիսի գիրը
settings-captions = Ենթագրեր
settings-page = Էջ
settings-language-before = Նախորդ լեզու
settings-language-after = Հաջորդ լեզու
settings-north-language-before = Հյուսիս՝ նախորդ լեզու
settings-north-language-after = Հյուսիս՝ հաջորդ լեզու
