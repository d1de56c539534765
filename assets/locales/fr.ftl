### Les mots de Hoyito en français. L’original est en.ftl, en anglais.
###
### Mots du jeu : hoyito, casita et casa ne se traduisent jamais. hole : trou ; seed : graine ; sowing : semis ; lap : passage ;
### chain : chaîne ; move : coup ; turn : tour ; round : manche ; match : partie ; to take : prendre. On se tutoie.

## Building blocks

number = { $number }
verbatim = { $text }
percent = { $number } %
list-one = { $one }
list-two = { $first } et { $rest }
list-more = { $first }, { $rest }

# Holes by their numbers: "your hole 3", "South's holes 4 and 3". $numbers is a list of $count numbers.
holes-of = { $whose ->
    [own] { $count ->
        [one] le trou { $numbers }
       *[other] les trous { $numbers }
    }
    [you] { $count ->
        [one] ton trou { $numbers }
       *[other] tes trous { $numbers }
    }
    [machine] { $count ->
        [one] le trou { $numbers } de la machine
       *[other] les trous { $numbers } de la machine
    }
    [south] { $count ->
        [one] le trou { $numbers } de Sud
       *[other] les trous { $numbers } de Sud
    }
   *[north] { $count ->
        [one] le trou { $numbers } de Nord
       *[other] les trous { $numbers } de Nord
    }
}

## Players and levels

# On a player's tile.
player-name = { $who ->
    [you] Toi
    [machine] Machine
    [south] Sud
   *[north] Nord
}
# Under the name: what that player is doing.
doing-waits = en attente
doing-sows = semis en cours
doing-thinks = en réflexion
doing-to-play = à jouer
doing-won = victoire
taken-here = +{ $seeds }

level = { $level ->
    [Newcomer] Nouveau
    [Child] Enfant
    [Cousin] Cousin
    [Neighbour] Voisin
    [Fisher] Pêcheur
    [Harvester] Fermier
    [Elder] Ancien
   *[Perfect] Parfait
}
level-sees = { $level ->
    [Newcomer] Voit un seul passage et joue ce qui lui plaît. Pour débuter.
    [Child] Voit le premier passage d’un semis.
    [Cousin] Voit les trois premiers passages d’un semis.
    [Neighbour] Voit un semis jusqu’au bout, mais pas ce qui vient après.
    [Fisher] Voit tout son tour, coup après coup.
    [Harvester] Voit tout son tour, et ce que tu pourrais prendre ensuite.
    [Elder] Prépare son tour en prévoyant ta meilleure réponse.
   *[Perfect] Réfléchit aussi loin que possible et connaît toutes les fins.
}

## Caption: what a move does

caption-sows = { $who ->
    [you] Tu sèmes
    [machine] La machine sème
    [south] Sud sème
   *[north] Nord sème
} { $seeds ->
    [one] une graine
   *[other] { $seeds } graines
} depuis le trou { $hole }.
caption-relays = La dernière graine est tombée sur { $others ->
    [one] une autre
   *[other] { $others } autres
} dans { $holes } : les { $seeds } repartent.
caption-takes-casa = Casa dans { $holes } ! { $who ->
    [you] Tu prends
    [machine] La machine prend
    [south] Sud prend
   *[north] Nord prend
} les quatre graines.
caption-last-four = Les quatre dernières graines sont pour { $who ->
    [you] toi.
    [machine] la machine.
    [south] Sud.
   *[north] Nord.
}
caption-passes = { $who ->
    [you] Rien à jouer : tu passes.
    [machine] Rien à jouer : la machine passe.
    [south] Rien à jouer : Sud passe.
   *[north] Rien à jouer : Nord passe.
}
caption-takes-from = Casa dans { $holes } ! { $who ->
    [you] Tu prends
    [machine] La machine prend
    [south] Sud prend
   *[north] Nord prend
} { $seeds } graines.
caption-takes-casas = { $casas } casas ! { $who ->
    [you] Tu prends
    [machine] La machine prend
    [south] Sud prend
   *[north] Nord prend
} { $seeds } graines.
caption-fell-in-empty = La dernière graine est tombée dans un trou vide, { $holes }.
caption-ended-in-empty = Puis fin dans un trou vide.
caption-ended-in-casa = Le tour finit là.
caption-moves-again = { $who ->
    [you] Tu rejoues.
    [machine] La machine rejoue.
    [south] Sud rejoue.
   *[north] Nord rejoue.
}
caption-turn-of = { $who ->
    [you] À toi de jouer.
    [machine] À la machine de jouer.
    [south] À Sud de jouer.
   *[north] À Nord de jouer.
}
# $again is yes or no: whether the mover moves again.
caption-chain = Casa dans { $holes }, quatre chacun ! { $who ->
    [you] Tu prends les { $seeds }{ $again ->
        [yes] {" "}et tu rejoues.
       *[no] .
    }
    [machine] La machine prend les { $seeds }{ $again ->
        [yes] {" "}et rejoue.
       *[no] .
    }
    [south] Sud prend les { $seeds }{ $again ->
        [yes] {" "}et rejoue.
       *[no] .
    }
   *[north] Nord prend les { $seeds }{ $again ->
        [yes] {" "}et rejoue.
       *[no] .
    }
}
caption-long-chain = Casa ! { $casas } casas, l’une derrière l’autre. { $who ->
    [you] Tu prends les { $seeds }{ $again ->
        [yes] {" "}et tu rejoues.
       *[no] .
    }
    [machine] La machine prend les { $seeds }{ $again ->
        [yes] {" "}et rejoue.
       *[no] .
    }
    [south] Sud prend les { $seeds }{ $again ->
        [yes] {" "}et rejoue.
       *[no] .
    }
   *[north] Nord prend les { $seeds }{ $again ->
        [yes] {" "}et rejoue.
       *[no] .
    }
}
caption-many-laps = { $who ->
    [you] Tu sèmes encore
    [machine] La machine sème encore
    [south] Sud sème encore
   *[north] Nord sème encore
} : à chaque passage, la dernière graine tombe sur d’autres.
caption-round = Manche { $round } sur { $rounds }.
caption-begins = { $who ->
    [you] Tu commences.
    [machine] La machine commence.
    [south] Sud commence.
   *[north] Nord commence.
}
caption-choose = Choisis un des trous entourés.
caption-decided = { $who ->
    [you] Tu as plus de la moitié : cette manche est à toi.
    [machine] La machine a plus de la moitié et gagne cette manche.
    [south] Sud a plus de la moitié et gagne cette manche.
   *[north] Nord a plus de la moitié et gagne cette manche.
}
decided-may-stop = Tu peux continuer, ou arrêter dans le menu.
decided-seeds-count = Les graines comptent encore en cas d’égalité.
caption-standoff-near = Si rien n’est pris, la manche finit dans { $moves } coups.

## Caption: answers

nothing-to-undo = Tu n’as aucun coup à annuler.
nothing-to-redo = Aucun coup n’a été annulé : il n’y a rien à refaire.
previews-are-on = Le trou que tu pointes montre son semis.
previews-are-off = Les trous ne montrent plus leur semis.
speed-is = { $speed ->
    [slow] Les coups sont montrés à un rythme lent.
    [calm] Les coups sont montrés à un rythme calme.
    [normal] Les coups sont montrés à un rythme normal.
    [brisk] Les coups sont montrés à un rythme vif.
    [fast] Les coups sont montrés à un rythme rapide.
   *[at-once] Les coups sont montrés immédiatement.
}
refused-empty = Le trou { $hole } est vide : choisis-en un avec des graines.
refused-not-yours = { $whose ->
    [machine] Ce trou est à la machine.
    [you] Ce trou est à toi.
    [south] Ce trou est à Sud.
   *[north] Ce trou est à Nord.
}
refused-endless = Le trou { $hole } tournerait sans fin : on ne peut pas le jouer.
refused-round-over = La manche est finie.
refused-no-such-hole = Ce trou n’est pas sur le plateau.

## The last move again

replay-one-lap = Le dernier coup à nouveau
replay-laps = Le dernier coup à nouveau, { $laps } passages
replay-lap = Le dernier coup à nouveau : passage { $lap } sur { $laps }

## Over the board while seeds fly

lap-line = Passage { $laps }
lap-line-hand = Passage { $laps }  ·  { $seeds } en main
chain-line = Chaîne  ·  { $link } sur { $links }

## Preview: what a hole would do

preview-way = Trou { $hole } : { $laps ->
    [one] un passage
   *[other] { $laps } passages
}, finit dans { $holes }.
preview-way-empty = Trou { $hole } : { $laps ->
    [one] un passage
   *[other] { $laps } passages
}, finit dans un trou vide, { $holes }.
preview-takes = Prend { $seeds } graines dans { $holes }.
preview-takes-again = Prend { $seeds } graines dans { $holes }, puis rejoue.
preview-many-holes = { $casas } trous
preview-draw = La manche finit là, à égalité.
preview-wins = { $who ->
    [you] La manche finit là, et tu la gagnes.
    [machine] La manche finit là, et la machine la gagne.
    [south] La manche finit là, et Sud la gagne.
   *[north] La manche finit là, et Nord la gagne.
}
preview-passes = { $who ->
    [you] Ensuite, tu n’as rien à jouer.
    [machine] Ensuite, la machine n’a rien à jouer.
    [south] Ensuite, Sud n’a rien à jouer.
   *[north] Ensuite, Nord n’a rien à jouer.
}
preview-endless = Trou { $hole } : il tournerait sans fin, on ne peut pas le jouer.

## Hints

hint-side = { $side ->
    [left] Regarde les trous à ta gauche. Redemande pour savoir lequel.
   *[right] Regarde les trous à ta droite. Redemande pour savoir lequel.
}
hint-hole = Le trou { $hole } semble le meilleur. Redemande pour savoir pourquoi.
# The path: two sentences, first what the move does, then why no other is as good.
hint-takes = Le trou { $hole } prend { $seeds }{ $again ->
    [yes] , et tu rejoues.
   *[no] .
}
hint-ends-empty = Le trou { $hole } finit dans un trou vide.
hint-only = Aucun autre trou ne peut être joué.
# $outcome is won, drawn or lost: how the round ends with it.
hint-last-four = Les quatre dernières sont aussi à toi{ $outcome ->
    [won] , et tu gagnes.
    [drawn] {" "}: égalité.
   *[lost] .
}
hint-wins = Il finit la manche, et tu gagnes.
hint-only-taker = Aucun autre trou ne prend rien.
hint-more = C’est { $more } de plus qu’avec tout autre trou.
# In one turn, which has several moves.
hint-turn = Avec les coups suivants tu peux prendre { $seeds }, { $more } de plus qu’autrement.
hint-passes = Ensuite l’autre côté n’a rien à jouer.
# $holes is one hole, with a casa that both sides could take.
hint-first = Tu prends la casa de { $holes } avant l’autre côté.
hint-leaves-nothing = Ensuite l’autre côté ne peut rien prendre ; après tout autre trou, { $others } ou plus.
hint-leaves-less = Ensuite l’autre côté peut prendre { $seeds } au plus ; après tout autre trou, { $others } ou plus.
hint-sure-win = Ainsi tu peux gagner, quoi que fasse l’autre côté.
# What the turn takes, against what the other side's best answer takes. $better is gain, even or lose.
hint-balance = { $better ->
    [gain] Tu prends { $seeds } de plus que la meilleure réponse. Tout autre trou rapporte moins.
    [even] Tu prends autant que la meilleure réponse. Tout autre trou rapporte moins.
   *[lose] La meilleure réponse prend { $seeds } de plus que toi. Tout autre trou perd plus.
}
hint-leaves-few = Ensuite l’autre côté { $seeds ->
    [0] ne peut rien prendre
   *[other] peut prendre { $seeds } au plus
} ; après un moins bon trou, { $worst }.
hint-takes-most = Aucun autre trou ne prend plus.
hint-again = Ensuite tu peux en prendre { $seeds } de plus.
hint-loses-least = La manche est perdue, mais c’est ainsi qu’on perd le moins.
# A capture that is prepared for the next turn.
hint-ready = Tu te prépares à en prendre { $seeds }, si l’autre côté te laisse faire.
hint-keeps = Il te reste { $holes ->
    [one] un trou
   *[other] { $holes } trous
} au choix, plus qu’autrement.
hint-far-ahead = En regardant beaucoup de coups à l’avance, c’est le meilleur.

## The end of a round and of a match

verdict-draw = Égalité, { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} de chaque côté
verdict-wins = { $who ->
    [you] Tu gagnes { $more } à { $fewer }
    [machine] La machine gagne { $more } à { $fewer }
    [south] Sud gagne { $more } à { $fewer }
   *[north] Nord gagne { $more } à { $fewer }
}
end-last-four = Il restait quatre graines : la manche est finie.
end-board-empty = Il ne reste aucune graine sur le plateau.
end-repetition = La même position est revenue pour la troisième fois.
end-standoff = { $moves } coups de suite n’ont rien pris.
end-blocked = Plus rien à jouer, d’un côté comme de l’autre.
match-won = { $who ->
    [you] Tu gagnes la partie
    [machine] La machine gagne la partie
    [south] Sud gagne la partie
   *[north] Nord gagne la partie
}, { $more ->
    [one] { $more } manche
   *[other] { $more } manches
} à { $fewer }.
match-drawn = La partie finit à égalité, { $rounds ->
    [one] { $rounds } manche de chaque côté.
   *[other] { $rounds } manches de chaque côté.
}
match-stands = Manches gagnées : { $south-name } { $south }, { $north-name } { $north }.
next-round = Autre manche
play-again = Rejouer
see-it-again = Revoir

## Title

tagline = De petits trous dans la terre. Quarante-huit graines.
go-on = Continuer
play-the-machine = Contre la machine
two-at-one-table = Deux à la même table
learn = Apprendre
rules = Règles
statistics = Statistiques
settings = Réglages
leave = Quitter
# A match that can be gone on with. $rules is a name of the rules, $against one of the next three, $round may be empty.
saved-match = { $rules }, 2 × { $holes }, { $against }, { $ours } à { $theirs }
saved-match-round = { $rules }, 2 × { $holes }, { $against }, manche { $round } sur { $rounds }, { $ours } à { $theirs }
against-level = niveau { $level }
against-friend = deux à la même table
against-nobody = la machine seule

## Buttons on the table

menu = Menu
undo = Annuler
redo = Refaire
hint = Indice
speed = Rythme
back = Retour

## The menu over the board

begin-anew = Relancer
another-game = Autre partie
to-title = Accueil
speed-name = { $speed ->
    [slow] Lent
    [calm] Calme
    [normal] Normal
    [brisk] Vif
    [fast] Rapide
   *[at-once] Immédiat
}

## Set-up

setup-you-and-the-machine = Toi et la machine
setup-seeds = Graines
setup-who-starts = Qui commence
start-means = { $kind ->
    [traditional] Jouer en second est un avantage : celui qui répond au premier coup peut prendre le plus.
    [lot] Les graines sont placées au sort, d’une des façons que la machine a trouvées justes.
    [number] Tu choisis une façon de placer les graines, parmi celles que la machine a trouvées justes.
   *[handicap] Un côté commence avec des graines déjà prises : une aide pour qui a moins joué.
}
setup-game-waits = La partie laissée t’attendra parmi les parties passées.
setup-rounds = Manches
setup-start = Jouer
rules-name = { $rules ->
    [i] Hoyito I
    [ii] Hoyito II
   *[iii] Hoyito III
}
board-name = { $rules }, 2 × { $holes }
rules-in-short = { $rules ->
    [i] Prends chaque casa en semant. Ton tour finit avec le semis.
    [ii] Finis sur une casa et prends-la, avec toutes les casas juste derrière. Puis rejoue.
   *[iii] Finis sur une casa et prends-la. Puis rejoue.
}
# In a list of choices: who starts.
starter = { $who ->
    [you] Toi
    [machine] Machine
    [south] Sud
   *[north] Nord
}
start-kind = { $kind ->
    [traditional] Par quatre
    [lot] Égal, au sort
    [number] Égal, choisi
   *[handicap] Avance
}
start-even = Départ égal { $number }
start-handicap = { $who ->
    [you] { $seeds } pour toi
    [machine] { $seeds } pour la machine
    [south] { $seeds } pour Sud
   *[north] { $seeds } pour Nord
}
fewer = Moins
more = Plus

## Settings

settings-play = Jeu
settings-sight = Vue
settings-sound = Son
settings-words = Texte
settings-of = Réglages · { $group }
settings-language = Langue
settings-text-size = Taille du texte
settings-preview = Aperçu des coups
settings-hole-numbers = Trous numérotés
settings-high-contrast = Contraste élevé
settings-hues-apart = Couleurs pour daltoniens
settings-light = Heure du jour
settings-less-motion = Mouvement réduit
settings-effects = Sons du jeu
settings-ambience = Sons du village
settings-voice = Paroles
settings-voice-none = pas encore
settings-mute = Silence
settings-reset = Réglages comme au début
yes = oui
no = non
light-name = { $light ->
    [evening] Soir
   *[afternoon] Après-midi
}

## Files

kept-match = la partie que tu jouais
kept-past-match = une partie passée
kept-past-matches = le dossier des parties passées
kept-statistics = le fichier des statistiques
kept-settings = le fichier des réglages
trouble-set-aside = Impossible de lire { $what } : { $why }. Le fichier s’appelle maintenant { $name }.
trouble-left-alone = Impossible de lire { $what } : { $why }. { $name } reste tel quel, et rien n’est enregistré à sa place.
trouble-cannot-save = Impossible d’enregistrer la partie : { $why }. Tu peux continuer à jouer.
trouble-no-folder = Cet ordinateur n’a pas de dossier pour garder les parties. Tu peux jouer, mais rien n’est enregistré.
trouble-in-use = Le jeu est ouvert dans une autre fenêtre. Ce que tu joues dans celle-ci n’est pas enregistré.
why-not-ours = ce n’est pas un fichier de ce jeu
why-newer = cela vient d’une version plus récente
why-damaged = son contenu est abîmé
why-disk-full = le disque est plein
why-read-only = on ne peut rien écrire sur ce disque
why-not-allowed = ce programme n’en a pas le droit
why-file-in-the-way = il y a un fichier à la place du dossier
why-folder-in-the-way = il y a un dossier à la place du fichier
why-not-there = le fichier ou son dossier n’est pas là
why-interrupted = la lecture ou l’écriture a été interrompue
why-other = { $error }

## Learn: a lesson that is played

learn-step = { $step } sur { $steps }
learn-touch-hole = { $board ->
    [new] Nouveau plateau : touche
   *[same] Touche
} le trou { $hole }.
learn-not-that-one = Pas encore celui-là. Le trou entouré, c’est le { $hole }.
count-and-more = { $seeds } + { $more }
learn-again = Encore
learn-long-board = Le grand plateau
learn-what-next = Et maintenant ?
learn-lessons = Une leçon dure moins d’une minute.
learn-long-board-line = { $rules } avec douze trous par côté.
learn-learnt = Déjà apprise.
learn-sow-why = { $side ->
    [right] La rangée de droite est à toi.
   *[below] La rangée du bas est à toi.
} Les graines tombent une à une.
learn-sow-headline = Bien semé !
learn-sow-what = La dernière graine est tombée dans un trou vide : fin du tour.
learn-relay-why = Sa dernière graine tombe sur d’autres.
learn-relay-headline = Et ça repart !
learn-relay-what = Là où tu finis, tu ramasses tout et tu sèmes encore.
learn-casa-why = Avec sa dernière graine, le trou 5 en aura quatre.
learn-casa-headline = Une casa !
learn-casa-what = Ta dernière graine en fait quatre : une casa pour ta feuille.
learn-chain-why = Regarde tous les trous qui arrivent à quatre.
learn-chain-headline = Une chaîne !
learn-chain-what = Les casas juste derrière la dernière sont aussi à toi.
learn-again-why = Tu as pris une casa, donc tu rejoues.
learn-again-headline = Et encore !
learn-again-what = Tu peux aussi faire une casa de l’autre côté.
learn-last-four-why = Prends cette casa, et il ne restera que quatre graines.
learn-last-four-headline = Les quatre dernières !
learn-last-four-what = Tu as pris en dernier : elles sont à toi. Qui en a le plus gagne.
learn-passing-why = Dans Hoyito I, chaque casa est à toi dès qu’elle est faite.
learn-passing-headline = En chemin !
learn-passing-what = Tu as pris les quatre, et le semis a continué.
learn-either-side-why = Ce semis va jusque de l’autre côté.
learn-either-side-headline = Là aussi !
learn-either-side-what = Celui qui sème prend la casa, d’un côté comme de l’autre.
learn-no-more-why = Ici, c’est la toute dernière graine qui fait la casa.
learn-no-more-headline = Fin du tour.
learn-no-more-what = Tu prends les quatre, mais tu ne rejoues pas.
learn-no-chain-why = Trois trous arrivent à quatre. Que vas-tu prendre ?
learn-no-chain-headline = Une seule casa !
learn-no-chain-what = Dans Hoyito III, il n’y a pas de chaîne : les autres restent.
learn-one-more-why = Tu as pris une casa, donc tu rejoues.
learn-one-more-headline = Une par une !
learn-one-more-what = Tant que tu finis sur une casa, tu rejoues.
learn-round-three-why = C’est la troisième manche, et Nord a gagné la deuxième.
learn-round-three-headline = Pour Nord !
learn-round-three-what = Dès la troisième, les quatre dernières vont au gagnant d’avant.
learn-long-way-why = Douze trous par côté, et les règles restent les mêmes.
learn-long-way-headline = Trois passages !
learn-long-way-what = Sur le grand plateau, un semis peut aller loin.
learn-round-corner-why = Quatre trous arrivent à quatre, l’un derrière l’autre.
learn-round-corner-headline = Quatre casas !
learn-round-corner-what = Une chaîne tourne aussi au coin : seize graines.

## Read aloud by screen readers

hole-aloud = { $holes }, { $seeds ->
    [0] vide
    [one] une graine
   *[other] { $seeds } graines
}
hole-aloud-endless = { $holes }, { $seeds ->
    [one] une graine
   *[other] { $seeds } graines
}, tournerait sans fin
score-aloud = { $seeds ->
    [0] rien de pris encore
    [one] une graine prise
   *[other] { $seeds } graines prises
}

## Two at one table

end-agreement = Les deux côtés ont décidé d’arrêter.
asks-to-take-back = { $who ->
    [south] Sud demande à annuler son dernier coup et tout ce qui a suivi.
   *[north] Nord demande à annuler son dernier coup et tout ce qui a suivi.
}
offers-to-stop = { $who ->
    [south] Sud propose d’arrêter. Seules les graines prises compteraient.
   *[north] Nord propose d’arrêter. Seules les graines prises compteraient.
}
allow = Autoriser
accept = Accepter
refuse = Non
waits-to-take-back = { $who ->
    [south] Tu demandes à Sud d’annuler ton dernier coup et tout ce qui a suivi.
   *[north] Tu demandes à Nord d’annuler ton dernier coup et tout ce qui a suivi.
}
waits-for-stop = { $who ->
    [south] Tu proposes à Sud d’arrêter. Seules les graines prises compteraient.
   *[north] Tu proposes à Nord d’arrêter. Seules les graines prises compteraient.
}
undo-withdraws = Appuie sur annuler pour retirer ta demande.
answer-first = { $who ->
    [south] Réponds d’abord à Sud.
   *[north] Réponds d’abord à Nord.
}
stop-declined = { $who ->
    [you] Tu continues à jouer.
    [machine] La machine veut continuer à jouer.
    [south] Sud veut continuer à jouer.
   *[north] Nord veut continuer à jouer.
}
undo-declined = { $who ->
    [south] Sud dit non : rien n’est annulé.
   *[north] Nord dit non : rien n’est annulé.
}
undo-played-on = { $who ->
    [south] Sud a joué : rien n’est annulé.
   *[north] Nord a joué : rien n’est annulé.
}
stop-played-on = { $who ->
    [south] Sud a joué : la manche continue.
   *[north] Nord a joué : la manche continue.
}
offer-to-stop = Proposer l’arrêt
offer-to-stop-means = Alors seules les graines prises comptent.
not-yet = Pas encore.

## Lists that have several pages

page-before = Page précédente
page-after = Page suivante
more-above = Plus haut
more-below = Plus bas
page-of = { $page } sur { $pages }

## Statistics

past-games = Parties passées
stats-total = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} contre la machine
stats-none = Aucune partie n’a encore été jouée jusqu’au bout.
stats-none-yet = Ici il y aura une graine pour chaque partie gagnée et un trou vide pour chaque partie perdue.
stats-all = Toutes les parties
stats-friends = Sud et Nord
stats-won = gagnée
stats-lost = perdue
stats-drawn = à égalité
stats-not-played = pas encore joué
stats-won-of = { $won } sur { $games }
stats-chain = Plus longue chaîne : { $casas ->
    [one] une casa
   *[other] { $casas } casas
}
stats-no-chain = Aucune casa n’a encore été prise.
stats-most-seeds = Record de graines en un tour : { $seeds }
stats-sowings = { $sowings ->
    [one] en un semis
   *[other] en { $sowings } semis
}
stats-no-most-seeds = Aucune graine n’a encore été prise.
stats-relay = Plus long semis : { $laps ->
    [one] un passage
   *[other] { $laps } passages
}
stats-relay-seeds = { $seeds ->
    [one] Une graine semée
   *[other] { $seeds } graines semées
}. Chaque arc est un passage : ramasser et semer.
stats-no-relay = Personne n’a encore semé.
stats-reset = Repartir de zéro

## Rules. Plain words, as to a child who is to play in a minute.

rules-house = Règle maison :
rules-text = Texte des règles
rules-board = Le plateau
rules-rows-both = Deux rangées de { $short } ou { $long } trous. Les graines prises restent à côté du plateau, pas dans un trou.
rules-rows-one = Deux rangées de { $holes } trous. Les graines prises restent à côté du plateau, pas dans un trou.
rules-yours = La rangée la plus proche de toi est la tienne.
rules-seeds-both = Au début, il y a quatre graines dans chaque trou : { $short } en tout, { $long } sur le grand plateau.
rules-seeds-one = Au début, il y a quatre graines dans chaque trou : { $seeds } en tout.
rules-other-starts = on peut aussi choisir un autre départ : un départ égal, ou quelques graines d’avance pour un côté.
rules-way = On sème dans le sens inverse des aiguilles d’une montre : vers la droite sur ta rangée, puis retour par l’autre.
rules-aim = À la fin, celui qui a pris le plus de graines gagne.
rules-move = Un coup
rules-pick = Choisis un de tes trous avec des graines et ramasse-les toutes.
rules-sow = Sème-les une à une dans les trous qui suivent.
rules-not-skipped = si tu repasses par le trou de départ, il reçoit aussi sa graine.
rules-ends-empty = Si la dernière graine tombe dans un trou vide, ton tour est fini.
rules-relay = Si elle tombe sur d’autres graines, ramasse-les toutes, elle aussi, et sème encore à partir du trou suivant.
rules-lap = Chaque fois que tu ramasses et que tu sèmes, c’est un passage.
rules-capture = La prise
rules-casa = Un trou avec exactement quatre graines est une casa.
rules-en-passant = Dès qu’une graine fait une casa, tu prends ces quatre graines, d’un côté comme de l’autre.
rules-goes-on = Puis tu continues à semer ce qui te reste en main.
rules-last-seed-takes = Si la dernière graine d’un passage fait une casa, tu prends ces quatre graines, et le semis est fini.
rules-chain = Regarde ensuite le trou d’avant. Si c’est une casa, tu la prends aussi, et ainsi de suite en arrière.
rules-chain-whose = Peu importe à qui sont les trous, et si tu y as semé ou non.
rules-no-chain = Tu prends cette seule casa, aucune autre.
rules-never-relayed = Si tu finis sur une casa, tu la prends : on ne la ressème jamais.
rules-again = Un autre coup
rules-moves-again = Celui qui prend une casa rejoue.
rules-no-other-move = Il n’y en a pas : ton tour finit avec ton semis.
rules-passing = Passer
rules-pass = Si tu n’as aucun trou à jouer, tu passes. C’est vrai aussi après une prise.
rules-blocked = si aucun des deux côtés ne peut jouer, la manche est finie.
rules-endless = Semis sans fin
rules-for-ever = certains semis tourneraient sans fin.
rules-lap-limit = Un trou qui ferait plus de { $laps } passages ne peut pas être joué.
rules-endless-shown = Le jeu marque ces trous.
rules-end = La fin
rules-last-four = Quand une prise laisse exactement quatre graines, celui qui a pris les reçoit aussi, et la manche est finie.
rules-last-four-in-hand = Quand une prise laisse exactement quatre graines, en comptant celles en main, celui qui a pris les reçoit aussi, et la manche est finie.
rules-last-four-named = À partir de la manche { $round }, les quatre dernières vont au gagnant de la manche d’avant.
rules-last-four-after-draw = si cette manche a fini à égalité, elles vont à celui qui a pris en dernier.
rules-board-empty = Quand une chaîne prend tout ce qui reste, la manche est finie.
rules-repetition = quand la même position s’est présentée { $times } fois depuis la dernière prise, la manche est finie.
rules-standoff-both = après { $short } coups de suite sans prise, la manche est finie ; sur le grand plateau, après { $long }.
rules-standoff-one = après { $moves } coups de suite sans prise, la manche est finie.
rules-agreement = si les deux côtés décident d’arrêter, la manche est finie.
rules-left-over = ce qui reste alors sur le plateau n’est à personne.
rules-winner = Celui qui a pris le plus de graines gagne la manche. S’il y en a autant de chaque côté, c’est l’égalité.
rules-match = Une partie
rules-rounds = Tu choisis le nombre de manches : il y a des parties de { $rounds }.
rules-starter = les côtés commencent les manches à tour de rôle.
rules-match-winner = Celui qui gagne le plus de manches gagne la partie.
rules-match-tie = si chacun en a gagné autant, les graines de toutes les manches décident. S’il y en a autant aussi, c’est l’égalité.
rules-figure-lap = Un passage. La dernière graine est tombée dans un trou vide.
rules-figure-taken = { $rules ->
    [i] Chaque casa est prise en chemin.
    [ii] La dernière graine a fait une casa ; il y en avait deux juste avant.
   *[iii] Seule la casa de la dernière graine est prise.
}

## About the game. Says no more than is known. Names of people, places and works stay as they are.

about = À propos de Hoyito
about-text = Texte sur Hoyito
about-name = Le nom
about-little-hole = Hoyito veut dire « petit trou ».
about-casitas = Le jeu s’appelle aussi Casitas, « petites maisons », et Mate.
about-mate = Le mate est l’arbre qui donne les graines.
about-kay = En Haïti, la même famille de jeux s’appelle kay, « maison ».
about-casa = Quatre graines dans un trou : une casa
about-played = Comment on y joue
about-in-the-earth = Dans des trous creusés dans la terre, ou tracés à la craie sur un sol dur.
about-today = En 2005, dans les plus grandes villes, seules les personnes âgées s’en souvenaient.
about-today-where = Dans les petites, on y jouait loin du centre, là où le béton n’avait pas atteint les rues.
about-recorded = Qui l’a mis par écrit
about-who = Víktor Bautista i Roca a été le premier à le décrire.
about-interviews = En septembre 2004, Salvador Cases i Majoral et lui ont interrogé des Dominicains en Catalogne.
about-field-work = En janvier et février 2005, il a enquêté sur le terrain dans le sud-ouest de la République dominicaine, « El Sur ».
about-provinces = Les provinces sont Barahona, Bahoruco et Independencia.
about-second = Hoyito II a été noté à Neiba, Villa Jaragua, Los Ríos, Postrer Río, La Descubierta et ailleurs.
about-second-long = Avec douze trous par rangée, il a été noté à Villa Jaragua en février 2005.
about-third = Hoyito III a été raconté par Johnny, un joueur de vingt ans du batey d’une sucrerie près de Barahona.
about-house-rules = Règles maison
about-open-questions = Là où ces sources laissent une question ouverte, ce jeu a sa propre règle. Dans les règles, elle s’appelle règle maison.
about-sources = Sources
about-source-talk = V. Bautista i Roca, « Africa Hidden Inside a Small Hole », Board Game Studies Colloquium VIII, Oxford, avril 2005.
about-source-mancala-world = Mancala World, sous licence CC BY-SA.
about-source-wikimanqala = Wikimanqala, sous licence CC BY-SA.
about-this-edition = Cette édition
about-version = Version { $version }
about-licence = Le programme est libre, sous licence MIT ou Apache 2.0.
about-fonts = Les polices sont Alegreya Sans, Noto Sans Armenian et Noto Sans Bengali.
about-fonts-licence = Elles sont libres aussi, sous licence SIL Open Font License 1.1.
about-made-with = Le jeu est fait avec Bevy, en Rust.
about-sounds = Toutes les images et tous les sons viennent de ses propres formules.

## Past games

past-count = { $games ->
    [one] Une partie. Touche-la pour la revoir.
   *[other] { $games } parties. Touches-en une pour la revoir.
}
past-set-aside = { $games ->
    [one] Impossible de lire une partie passée. Son fichier a maintenant un autre nom et il est toujours là.
   *[other] Impossible de lire { $games } parties passées. Leurs fichiers ont maintenant d’autres noms et ils sont toujours là.
}
past-left-alone = { $games ->
    [one] Impossible de lire une partie passée. Son fichier reste tel quel.
   *[other] Impossible de lire { $games } parties passées. Leurs fichiers restent tels quels.
}
past-none = Aucune partie n’a encore été gardée.
past-none-yet = Les parties que tu joueras t’attendront ici, pour les revoir coup par coup.
past-not-kept = Ce que tu joues dans cette fenêtre n’est pas enregistré : aucune partie ne viendra ici.
past-what = { $date }  ·  { $rules }, 2 × { $holes }
past-text = Texte  ·  { $name }
past-how = { $against }  ·  { $result ->
    [won] gagnée { $ours } à { $theirs }
    [lost] perdue { $ours } à { $theirs }
    [drawn] à égalité, { $ours } à { $theirs }
    [south] Sud a gagné { $ours } à { $theirs }
    [north] Nord a gagné { $theirs } à { $ours }
   *[unfinished] inachevée, { $ours } à { $theirs }
}
save-as-text = Enregistrer en texte : { $which }
left-game-is-kept = La partie que tu as quittée t’attend dans « Parties passées ».
past-saved = La partie est maintenant ici en texte : { $path }
past-not-saved = Impossible d’écrire la partie : { $why }.
past-no-folder = Cet ordinateur n’a pas de dossier pour les textes.
past-unreadable = Impossible d’ouvrir { $name } : { $why }.
past-open-text = Pour voir une partie enregistrée en fichier texte, dépose le fichier sur cette fenêtre ou mets-le ici : { $folder }
past-drop-text = Pour voir une partie enregistrée en fichier texte, dépose le fichier sur cette fenêtre.
past-move-of = Coup { $move } sur { $moves }.
to-its-start = Au début
move-before = Coup précédent
next-move = Coup suivant
to-its-end = À la fin

## Set-up

setup = Nouvelle partie
setup-watch = Regarder
setup-level-is = Niveau { $number } : { $level }
setup-level-of = { $who ->
    [south] Sud
   *[north] Nord
}, niveau { $number } : { $level }
board-line = { $board ->
    [i] Prends chaque casa en semant.
    [ii] Des chaînes, et tu rejoues.
    [iii] Une casa, et tu rejoues.
   *[long] Pareil, sur le grand plateau.
}
setup-by-lot = Au sort
setup-step = Étape
setup-step-before = Étape précédente
setup-step-after = Étape suivante

## Settings

settings-north-language = Langue de Nord
settings-north-text-size = Texte de Nord
settings-north-turned = Retourner le côté Nord
settings-captions = Sous-titres
settings-page = Page
settings-language-before = Langue précédente
settings-language-after = Langue suivante
settings-north-language-before = Nord : langue précédente
settings-north-language-after = Nord : langue suivante
