### Las palabras de Hoyito en español, como se habla en la República Dominicana. El original es en.ftl, en inglés.
###
### Palabras del juego: hoyito, casita y casa nunca se traducen. hole: hoyo; seed: semilla; sowing: siembra; lap: vuelta;
### chain: cadena; move: jugada; turn: turno; round: ronda; match: partida; to take: llevarse. Se habla de tú.

## Building blocks

number = { $number }
verbatim = { $text }
percent = { $number } %
list-one = { $one }
list-two = { $first } y { $rest }
list-more = { $first }, { $rest }

# Holes by their numbers: "your hole 3", "South's holes 4 and 3". $numbers is a list of $count numbers.
holes-of = { $whose ->
    [own] { $count ->
        [one] el hoyo { $numbers }
       *[other] los hoyos { $numbers }
    }
    [you] { $count ->
        [one] tu hoyo { $numbers }
       *[other] tus hoyos { $numbers }
    }
    [machine] { $count ->
        [one] el hoyo { $numbers } de la máquina
       *[other] los hoyos { $numbers } de la máquina
    }
    [south] { $count ->
        [one] el hoyo { $numbers } de Sur
       *[other] los hoyos { $numbers } de Sur
    }
   *[north] { $count ->
        [one] el hoyo { $numbers } de Norte
       *[other] los hoyos { $numbers } de Norte
    }
}

## Players and levels

# On a player's tile.
player-name = { $who ->
    [you] Tú
    [machine] Máquina
    [south] Sur
   *[north] Norte
}
# Under the name.
doing-waits = esperando
doing-sows = sembrando
doing-thinks = pensando
doing-to-play = a jugar
doing-won = victoria
taken-here = +{ $seeds }

level = { $level ->
    [Newcomer] Nuevo
    [Child] Niño
    [Cousin] Primo
    [Neighbour] Vecino
    [Fisher] Pescador
    [Harvester] Cosechero
    [Elder] Abuelo
   *[Perfect] Perfecto
}
level-sees = { $level ->
    [Newcomer] Ve una sola vuelta y juega lo que le gusta. Para empezar.
    [Child] Ve la primera vuelta de una siembra.
    [Cousin] Ve las tres primeras vueltas de una siembra.
    [Neighbour] Ve una siembra hasta el final, pero no lo que viene después.
    [Fisher] Ve todo su turno, jugada por jugada.
    [Harvester] Ve todo su turno y lo que tú podrías llevarte después.
    [Elder] Piensa su turno contando con tu mejor respuesta.
   *[Perfect] Piensa tan lejos como puede y conoce todos los finales.
}

## Caption: what a move does

caption-sows = { $who ->
    [you] Siembras
    [machine] La máquina siembra
    [south] Sur siembra
   *[north] Norte siembra
} { $seeds ->
    [one] una semilla
   *[other] { $seeds } semillas
} desde el hoyo { $hole }.
caption-relays = La última semilla cayó con { $others ->
    [one] otra
   *[other] otras { $others }
} en { $holes }: se siembran las { $seeds }.
caption-takes-casa = ¡Casa en { $holes }! { $who ->
    [you] Te llevas
    [machine] La máquina se lleva
    [south] Sur se lleva
   *[north] Norte se lleva
} las cuatro semillas.
caption-last-four = Las últimas cuatro semillas son para { $who ->
    [you] ti.
    [machine] la máquina.
    [south] Sur.
   *[north] Norte.
}
caption-passes = { $who ->
    [you] No tienes jugada y pasas.
    [machine] La máquina no tiene jugada y pasa.
    [south] Sur no tiene jugada y pasa.
   *[north] Norte no tiene jugada y pasa.
}
caption-takes-from = ¡Casa en { $holes }! { $who ->
    [you] Te llevas
    [machine] La máquina se lleva
    [south] Sur se lleva
   *[north] Norte se lleva
} { $seeds } semillas.
caption-takes-casas = ¡{ $casas } casas! { $who ->
    [you] Te llevas
    [machine] La máquina se lleva
    [south] Sur se lleva
   *[north] Norte se lleva
} { $seeds } semillas.
caption-fell-in-empty = La última semilla cayó en { $holes }, que estaba vacío.
caption-ended-in-empty = Luego terminó en un hoyo vacío.
caption-ended-in-casa = Con eso termina el turno.
caption-moves-again = { $who ->
    [you] Juegas otra vez.
    [machine] La máquina juega otra vez.
    [south] Sur juega otra vez.
   *[north] Norte juega otra vez.
}
caption-turn-of = { $who ->
    [you] Te toca a ti.
    [machine] Le toca a la máquina.
    [south] Le toca a Sur.
   *[north] Le toca a Norte.
}
# $again is yes or no: whether the mover moves again.
caption-chain = ¡Casa en { $holes }, cuatro en cada uno! { $who ->
    [you] Te llevas las { $seeds }{ $again ->
        [yes] {" "}y juegas otra vez.
       *[no] .
    }
    [machine] La máquina se lleva las { $seeds }{ $again ->
        [yes] {" "}y juega otra vez.
       *[no] .
    }
    [south] Sur se lleva las { $seeds }{ $again ->
        [yes] {" "}y juega otra vez.
       *[no] .
    }
   *[north] Norte se lleva las { $seeds }{ $again ->
        [yes] {" "}y juega otra vez.
       *[no] .
    }
}
caption-long-chain = ¡Casa! { $casas } casas, una detrás de otra. { $who ->
    [you] Te llevas las { $seeds }{ $again ->
        [yes] {" "}y juegas otra vez.
       *[no] .
    }
    [machine] La máquina se lleva las { $seeds }{ $again ->
        [yes] {" "}y juega otra vez.
       *[no] .
    }
    [south] Sur se lleva las { $seeds }{ $again ->
        [yes] {" "}y juega otra vez.
       *[no] .
    }
   *[north] Norte se lleva las { $seeds }{ $again ->
        [yes] {" "}y juega otra vez.
       *[no] .
    }
}
caption-many-laps = { $who ->
    [you] Sigues sembrando
    [machine] La máquina sigue sembrando
    [south] Sur sigue sembrando
   *[north] Norte sigue sembrando
}: en cada vuelta, la última semilla cae con otras.
caption-round = Ronda { $round } de { $rounds }.
caption-begins = { $who ->
    [you] Empiezas tú.
    [machine] Empieza la máquina.
    [south] Empieza Sur.
   *[north] Empieza Norte.
}
caption-choose = Escoge uno de los hoyos con aro.
caption-decided = { $who ->
    [you] Tienes más de la mitad: esta ronda es tuya.
    [machine] La máquina tiene más de la mitad: gana esta ronda.
    [south] Sur tiene más de la mitad: gana esta ronda.
   *[north] Norte tiene más de la mitad: gana esta ronda.
}
decided-may-stop = Puedes seguir, o parar en el menú.
decided-seeds-count = Las semillas aún cuentan si la partida se empata.
caption-standoff-near = Si nadie se lleva nada, la ronda acaba en { $moves } jugadas.

## Caption: answers

nothing-to-undo = No tienes ninguna jugada que deshacer.
nothing-to-redo = No has deshecho ninguna jugada: no hay nada que rehacer.
previews-are-on = El hoyo que señales muestra su siembra.
previews-are-off = Los hoyos ya no muestran su siembra.
speed-is = { $speed ->
    [slow] Las jugadas se ven a ritmo lento.
    [calm] Las jugadas se ven a ritmo suave.
    [normal] Las jugadas se ven a ritmo normal.
    [brisk] Las jugadas se ven a ritmo ágil.
    [fast] Las jugadas se ven a ritmo rápido.
   *[at-once] Las jugadas se ven al instante.
}
refused-empty = El hoyo { $hole } está vacío: escoge uno con semillas.
refused-not-yours = { $whose ->
    [machine] Ese hoyo es de la máquina.
    [you] Ese hoyo es tuyo.
    [south] Ese hoyo es de Sur.
   *[north] Ese hoyo es de Norte.
}
refused-endless = El hoyo { $hole } daría vueltas para siempre: no se puede jugar.
refused-round-over = La ronda ya terminó.
refused-no-such-hole = Ese hoyo no está en el tablero.

## The last move again

replay-one-lap = La última jugada otra vez
replay-laps = La última jugada otra vez, { $laps } vueltas
replay-lap = La última jugada otra vez: vuelta { $lap } de { $laps }

## Over the board while seeds fly

lap-line = Vuelta { $laps }
lap-line-hand = Vuelta { $laps }  ·  { $seeds } en mano
chain-line = Cadena  ·  { $link } de { $links }

## Preview: what a hole would do

preview-way = Hoyo { $hole }: { $laps ->
    [one] una vuelta
   *[other] { $laps } vueltas
}, termina en { $holes }.
preview-way-empty = Hoyo { $hole }: { $laps ->
    [one] una vuelta
   *[other] { $laps } vueltas
}, termina en { $holes }, que está vacío.
preview-takes = Casa en { $holes }: se lleva { $seeds }.
preview-takes-again = Casa en { $holes }: se lleva { $seeds } y juega otra vez.
preview-many-holes = { $casas } hoyos
preview-draw = Ahí termina la ronda, en empate.
preview-wins = { $who ->
    [you] Ahí termina la ronda, y la ganas tú.
    [machine] Ahí termina la ronda, y la gana la máquina.
    [south] Ahí termina la ronda, y la gana Sur.
   *[north] Ahí termina la ronda, y la gana Norte.
}
preview-passes = { $who ->
    [you] Después no tienes jugada.
    [machine] Después la máquina no tiene jugada.
    [south] Después Sur no tiene jugada.
   *[north] Después Norte no tiene jugada.
}
preview-endless = Hoyo { $hole }: daría vueltas para siempre, no se puede jugar.

## Hints

hint-side = { $side ->
    [left] Mira los hoyos a tu izquierda. Pide otra pista para saber cuál.
   *[right] Mira los hoyos a tu derecha. Pide otra pista para saber cuál.
}
hint-hole = El hoyo { $hole } parece el mejor. Pide otra pista para saber por qué.
# The path: two sentences, first what the move does, then why no other is as good.
hint-takes = El hoyo { $hole } se lleva { $seeds }{ $again ->
    [yes] , y juegas otra vez.
   *[no] .
}
hint-ends-empty = El hoyo { $hole } termina en un hoyo vacío.
hint-only = No se puede jugar ningún otro hoyo.
# $outcome is won, drawn or lost: how the round ends with it.
hint-last-four = Las últimas cuatro también son tuyas{ $outcome ->
    [won] , y ganas.
    [drawn] : empate.
   *[lost] .
}
hint-wins = Con él termina la ronda, y ganas tú.
hint-only-taker = Ningún otro hoyo se lleva nada.
hint-more = Son { $more } más que con cualquier otro hoyo.
# In one turn, which has several moves.
hint-turn = Con las jugadas que siguen puedes llevarte { $seeds }, { $more } más que de otro modo.
hint-passes = Después el otro lado no tiene jugada.
# $holes is one hole, with a casa that both sides could take.
hint-first = Te llevas la casa de { $holes } antes que el otro lado.
hint-leaves-nothing = Después el otro lado no puede llevarse nada; con cualquier otro hoyo, { $others } o más.
hint-leaves-less = Después el otro lado puede llevarse { $seeds } como mucho; con cualquier otro hoyo, { $others } o más.
hint-sure-win = Así puedes ganar, haga lo que haga el otro lado.
# What the turn takes, against what the other side's best answer takes. $better is gain, even or lose.
hint-balance = { $better ->
    [gain] Te llevas { $seeds } más que la mejor respuesta. Con otro hoyo ganas menos.
    [even] Te llevas tanto como la mejor respuesta. Con otro hoyo ganas menos.
   *[lose] La mejor respuesta se lleva { $seeds } más que tú. Con otro hoyo pierdes más.
}
hint-leaves-few = Después el otro lado { $seeds ->
    [0] no puede llevarse nada
   *[other] puede llevarse { $seeds } como mucho
}; con un hoyo peor, { $worst }.
hint-takes-most = Ningún otro hoyo se lleva más.
hint-again = Después puedes llevarte { $seeds } más.
hint-loses-least = La ronda está perdida, pero así pierdes por menos.
# A capture that is prepared for the next turn.
hint-ready = Así preparas llevarte { $seeds }, si el otro lado te deja.
hint-keeps = Te { $holes ->
    [one] queda un hoyo
   *[other] quedan { $holes } hoyos
} para escoger, más que de otro modo.
hint-far-ahead = Mirando muchas jugadas adelante, es el mejor.

## The end of a round and of a match

verdict-draw = Empate a { $seeds } semillas
verdict-wins = { $who ->
    [you] Ganas { $more } a { $fewer }
    [machine] La máquina gana { $more } a { $fewer }
    [south] Sur gana { $more } a { $fewer }
   *[north] Norte gana { $more } a { $fewer }
}
end-last-four = Quedaban cuatro semillas: se acabó la ronda.
end-board-empty = No queda ni una semilla en el tablero.
end-repetition = La misma posición salió por tercera vez.
end-standoff = { $moves } jugadas seguidas sin llevarse nada.
end-blocked = Ya nadie tiene jugada.
match-won = { $who ->
    [you] Ganas la partida
    [machine] La máquina gana la partida
    [south] Sur gana la partida
   *[north] Norte gana la partida
}, { $more ->
    [one] { $more } ronda
   *[other] { $more } rondas
} a { $fewer }.
match-drawn = La partida queda empatada, { $rounds ->
    [one] una ronda por lado.
   *[other] { $rounds } rondas por lado.
}
match-stands = Rondas ganadas: { $south-name } { $south }, { $north-name } { $north }.
next-round = Próxima ronda
play-again = Revancha
see-it-again = Ver otra vez

## Title

tagline = Hoyitos en la tierra. Cuarenta y ocho semillas.
go-on = Seguir
play-the-machine = Contra la máquina
two-at-one-table = Dos en una mesa
learn = Aprender
rules = Reglas
statistics = Estadísticas
settings = Ajustes
leave = Salir
# A match that can be gone on with. $rules is a name of the rules, $against one of the next three, $round may be empty.
saved-match = { $rules }, 2 × { $holes }, { $against }, { $ours } a { $theirs }
saved-match-round = { $rules }, 2 × { $holes }, { $against }, ronda { $round } de { $rounds }, { $ours } a { $theirs }
against-level = contra el { $level }
against-friend = dos en una mesa
against-nobody = la máquina sola

## Buttons on the table

menu = Menú
undo = Deshacer
redo = Rehacer
hint = Pista
speed = Ritmo
back = Volver

## The menu over the board

begin-anew = Reiniciar
another-game = Otra partida
to-title = Inicio
speed-name = { $speed ->
    [slow] Lento
    [calm] Suave
    [normal] Normal
    [brisk] Ágil
    [fast] Rápido
   *[at-once] Al instante
}

## Set-up

setup-you-and-the-machine = Tú y la máquina
setup-seeds = Semillas
setup-who-starts = Quién empieza
start-means = { $kind ->
    [traditional] Jugar de segundo es ventaja: quien responde a la primera jugada es quien más puede llevarse.
    [lot] Las semillas caen al azar de una de muchas maneras que la máquina halló justas.
    [number] Eliges una de muchas maneras de poner las semillas que la máquina halló justas.
   *[handicap] Un lado empieza con semillas ya ganadas: una ayuda para quien ha jugado menos.
}
setup-game-waits = La partida que dejaste esperará entre las anteriores.
setup-rounds = Rondas
setup-start = Jugar
rules-name = { $rules ->
    [i] Hoyito I
    [ii] Hoyito II
   *[iii] Hoyito III
}
board-name = { $rules }, 2 × { $holes }
rules-in-short = { $rules ->
    [i] Llévate cada casa mientras siembras. Tu turno termina con la siembra.
    [ii] Termina en una casa y llévatela, con todas las que haya justo detrás. Luego juegas otra vez.
   *[iii] Termina en una casa y llévatela. Luego juegas otra vez.
}
# In a list of choices: who starts.
starter = { $who ->
    [you] Tú
    [machine] La máquina
    [south] Sur
   *[north] Norte
}
start-kind = { $kind ->
    [traditional] De a cuatro
    [lot] Parejo: azar
    [number] Parejo: elegir
   *[handicap] Con ventaja
}
start-even = Inicio parejo { $number }
start-handicap = { $who ->
    [you] { $seeds } para ti
    [machine] { $seeds } para la máquina
    [south] { $seeds } para Sur
   *[north] { $seeds } para Norte
}
fewer = Menos
more = Más

## Settings

settings-play = Juego
settings-sight = Vista
settings-sound = Sonido
settings-words = Texto
settings-of = Ajustes · { $group }
settings-language = Idioma
settings-text-size = Tamaño de letra
settings-preview = Vista previa
settings-hole-numbers = Hoyos numerados
settings-high-contrast = Alto contraste
settings-hues-apart = Colores para daltónicos
settings-light = Hora del día
settings-less-motion = Menos movimiento
settings-effects = Sonidos del juego
settings-ambience = Sonidos del pueblo
settings-voice = Palabras habladas
settings-voice-none = aún no
settings-mute = Silencio
settings-reset = Ajustes como al principio
yes = sí
no = no
light-name = { $light ->
    [evening] Atardecer
   *[afternoon] Tarde
}

## Files

kept-match = la partida que jugabas
kept-past-match = una partida anterior
kept-past-matches = la carpeta de partidas anteriores
kept-statistics = el archivo de estadísticas
kept-settings = el archivo de ajustes
trouble-set-aside = No se pudo leer { $what }: { $why }. El archivo ahora se llama { $name }.
trouble-left-alone = No se pudo leer { $what }: { $why }. { $name } se queda como está, y no se guarda nada en su lugar.
trouble-cannot-save = No se puede guardar la partida: { $why }. Puedes seguir jugando.
trouble-no-folder = Esta computadora no tiene carpeta para guardar partidas. Puedes jugar, pero no se guarda nada.
trouble-in-use = El juego está abierto en otra ventana. Lo que juegues en esta no se guarda.
why-not-ours = no es un archivo de este juego
why-newer = es de una versión más nueva
why-damaged = su contenido está dañado
why-disk-full = el disco está lleno
why-read-only = no se puede escribir nada en este disco
why-not-allowed = este programa no tiene permiso
why-file-in-the-way = hay un archivo donde debería estar la carpeta
why-folder-in-the-way = hay una carpeta donde debería estar el archivo
why-not-there = no está el archivo o su carpeta
why-interrupted = la lectura o la escritura se interrumpió
why-other = { $error }

## Learn: a lesson that is played

learn-step = { $step } de { $steps }
learn-touch-hole = { $board ->
    [new] Tablero nuevo: toca
   *[same] Toca
} el hoyo { $hole }.
learn-not-that-one = Ese todavía no. El hoyo { $hole } tiene el aro.
count-and-more = { $seeds } + { $more }
learn-again = Otra vez
learn-long-board = El tablero largo
learn-what-next = ¿Y ahora?
learn-lessons = Una lección dura menos de un minuto.
learn-long-board-line = { $rules } con doce hoyos por lado.
learn-learnt = Ya aprendida.
learn-sow-why = { $side ->
    [right] La fila de la derecha es tuya.
   *[below] La fila de abajo es tuya.
} Las semillas caen una a una.
learn-sow-headline = ¡Bien sembrado!
learn-sow-what = La última semilla cayó en un hoyo vacío: fin del turno.
learn-relay-why = Su última semilla cae con otras.
learn-relay-headline = ¡Y sigue!
learn-relay-what = Donde terminas, recoges todas las semillas y sigues sembrando.
learn-casa-why = Su última semilla completa cuatro en el hoyo 5.
learn-casa-headline = ¡Una casa!
learn-casa-what = Tu última semilla completó cuatro, una casa: van a tu hoja.
learn-chain-why = Fíjate en todos los hoyos que llegan a cuatro.
learn-chain-headline = ¡Una cadena!
learn-chain-what = Las casas justo detrás de la última también son tuyas.
learn-again-why = Te llevaste una casa, así que juegas otra vez.
learn-again-headline = ¡Y otra vez!
learn-again-what = También puedes hacer casa en el otro lado.
learn-last-four-why = Llévate esta casa y quedarán solo cuatro semillas.
learn-last-four-headline = ¡Las últimas cuatro!
learn-last-four-what = Tu casa fue la última: son tuyas. Gana quien tiene más semillas.
learn-passing-why = En Hoyito I, cada casa es tuya en cuanto se hace.
learn-passing-headline = ¡Por el camino!
learn-passing-what = Te llevaste las cuatro y la siembra siguió.
learn-either-side-why = Esta siembra llega hasta el otro lado.
learn-either-side-headline = ¡Allá también!
learn-either-side-what = Quien siembra se lleva la casa, en cualquier lado.
learn-no-more-why = Aquí es la última semilla la que hace la casa.
learn-no-more-headline = Fin del turno.
learn-no-more-what = Te llevas las cuatro, pero no juegas otra vez.
learn-no-chain-why = Tres hoyos llegan a cuatro. ¿Qué te llevarás?
learn-no-chain-headline = ¡Solo una casa!
learn-no-chain-what = En Hoyito III no hay cadena: las otras se quedan.
learn-one-more-why = Te llevaste una casa, así que juegas otra vez.
learn-one-more-headline = ¡Una por una!
learn-one-more-what = Mientras termines en una casa, sigues jugando.
learn-round-three-why = Ahora es la tercera ronda, y Norte ganó la segunda.
learn-round-three-headline = ¡Para Norte!
learn-round-three-what = Desde la tercera, las últimas cuatro van a quien ganó la anterior.
learn-long-way-why = Doce hoyos por lado, y las reglas son las mismas.
learn-long-way-headline = ¡Tres vueltas!
learn-long-way-what = En el tablero largo, una siembra puede llegar lejos.
learn-round-corner-why = Cuatro hoyos llegan a cuatro, uno detrás de otro.
learn-round-corner-headline = ¡Cuatro casas!
learn-round-corner-what = La cadena también dobla la esquina: dieciséis semillas.

## Read aloud by screen readers

hole-aloud = { $holes }, { $seeds ->
    [0] vacío
    [one] una semilla
   *[other] { $seeds } semillas
}
hole-aloud-endless = { $holes }, { $seeds ->
    [one] una semilla
   *[other] { $seeds } semillas
}, daría vueltas para siempre
score-aloud = { $seeds ->
    [0] nada ganado todavía
    [one] una semilla ganada
   *[other] { $seeds } semillas ganadas
}

## Two at one table

end-agreement = Los dos lados acordaron parar.
asks-to-take-back = { $who ->
    [south] Sur pide deshacer su última jugada y todo lo que siguió.
   *[north] Norte pide deshacer su última jugada y todo lo que siguió.
}
offers-to-stop = { $who ->
    [south] Sur propone parar. Solo contaría lo que cada uno se ha llevado.
   *[north] Norte propone parar. Solo contaría lo que cada uno se ha llevado.
}
allow = Permitir
accept = Aceptar
refuse = No
waits-to-take-back = { $who ->
    [south] Le pides a Sur deshacer tu última jugada y todo lo que siguió.
   *[north] Le pides a Norte deshacer tu última jugada y todo lo que siguió.
}
waits-for-stop = { $who ->
    [south] Le propones a Sur parar. Solo contaría lo que cada uno se ha llevado.
   *[north] Le propones a Norte parar. Solo contaría lo que cada uno se ha llevado.
}
undo-withdraws = Pulsa deshacer para retirarlo.
answer-first = { $who ->
    [south] Primero respóndele a Sur.
   *[north] Primero respóndele a Norte.
}
stop-declined = { $who ->
    [you] Sigues jugando.
    [machine] La máquina quiere seguir jugando.
    [south] Sur quiere seguir jugando.
   *[north] Norte quiere seguir jugando.
}
undo-declined = { $who ->
    [south] Sur dice que no: no se deshace nada.
   *[north] Norte dice que no: no se deshace nada.
}
undo-played-on = { $who ->
    [south] Sur ha seguido jugando: no se deshace nada.
   *[north] Norte ha seguido jugando: no se deshace nada.
}
stop-played-on = { $who ->
    [south] Sur ha seguido jugando: la ronda continúa.
   *[north] Norte ha seguido jugando: la ronda continúa.
}
offer-to-stop = Proponer parar
offer-to-stop-means = Solo cuenta lo que ya lleva cada uno.
not-yet = Todavía no.

## Lists that have several pages

page-before = Página anterior
page-after = Página siguiente
more-above = Más arriba
more-below = Más abajo
page-of = { $page } de { $pages }

## Statistics

past-games = Partidas anteriores
stats-total = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
} contra la máquina
stats-none = Todavía no se ha jugado ninguna partida hasta el final.
stats-none-yet = Aquí habrá una semilla por cada partida que ganes y un hoyo vacío por cada una que pierdas.
stats-all = Todas las partidas
stats-friends = Sur y Norte
stats-won = ganada
stats-lost = perdida
stats-drawn = empatada
stats-not-played = todavía sin jugar
stats-won-of = { $won } de { $games }
stats-chain = Cadena más larga: { $casas ->
    [one] una casa
   *[other] { $casas } casas
}
stats-no-chain = Todavía nadie se ha llevado una casa.
stats-most-seeds = Más semillas en un turno: { $seeds }
stats-sowings = { $sowings ->
    [one] en una siembra
   *[other] en { $sowings } siembras
}
stats-no-most-seeds = Todavía nadie se ha llevado una semilla.
stats-relay = Siembra más larga: { $laps ->
    [one] una vuelta
   *[other] { $laps } vueltas
}
stats-relay-seeds = { $seeds ->
    [one] Una semilla sembrada
   *[other] { $seeds } semillas sembradas
}. Cada arco es una vuelta: recoger y sembrar.
stats-no-relay = Todavía nadie ha sembrado un hoyo.
stats-reset = Contar desde cero

## Rules. Plain words, as to a child who is to play in a minute.

rules-house = Regla propia:
rules-text = Texto de las reglas
rules-board = El tablero
rules-rows-both = Dos filas de { $short } o { $long } hoyos. Las semillas que te llevas quedan al lado del tablero, no en un hoyo.
rules-rows-one = Dos filas de { $holes } hoyos. Las semillas que te llevas quedan al lado del tablero, no en un hoyo.
rules-yours = La fila más cercana a ti es la tuya.
rules-seeds-both = Al empezar hay cuatro semillas en cada hoyo: { $short } en total, y { $long } en el tablero largo.
rules-seeds-one = Al empezar hay cuatro semillas en cada hoyo: { $seeds } en total.
rules-other-starts = también se puede escoger otro inicio: uno parejo, o unas semillas de ventaja para un lado.
rules-way = Se siembra al contrario del reloj: por tu fila hacia la derecha, y luego de regreso por la otra.
rules-aim = Al final gana quien se haya llevado más semillas.
rules-move = Una jugada
rules-pick = Escoge uno de tus hoyos que tenga semillas y recógelas todas.
rules-sow = Échalas una a una en los hoyos que siguen.
rules-not-skipped = si llegas otra vez al hoyo donde empezaste, también recibe su semilla.
rules-ends-empty = Si la última semilla cae en un hoyo vacío, se acaba tu turno.
rules-relay = Si cae con otras, recógelas todas, también esa, y sigue sembrando desde el hoyo siguiente.
rules-lap = Cada vez que recoges y siembras es una vuelta.
rules-capture = Llevarse casas
rules-casa = Un hoyo con exactamente cuatro semillas es una casa.
rules-en-passant = En cuanto una semilla hace una casa, te llevas esas cuatro, en cualquier lado.
rules-goes-on = Luego sigues sembrando lo que te queda en la mano.
rules-last-seed-takes = Si la última semilla de una vuelta hace una casa, te llevas esas cuatro y la siembra termina.
rules-chain = Luego mira el hoyo anterior. Si es una casa, también te la llevas, y así hacia atrás.
rules-chain-whose = No importa de quién sean los hoyos ni si sembraste en ellos.
rules-no-chain = Te llevas solo esta casa, ninguna otra.
rules-never-relayed = Si terminas en una casa, te la llevas: nunca sigues sembrando con ella.
rules-again = Otra jugada
rules-moves-again = Quien se lleva una casa juega otra vez.
rules-no-other-move = No hay: tu turno termina con tu siembra.
rules-passing = Pasar
rules-pass = Si no tienes ningún hoyo que jugar, pasas, aunque acabes de llevarte una casa.
rules-blocked = si ninguno de los dos lados puede jugar, se acaba la ronda.
rules-endless = Siembra sin fin
rules-for-ever = algunas siembras darían vueltas para siempre.
rules-lap-limit = Un hoyo que daría más de { $laps } vueltas no se puede jugar.
rules-endless-shown = El juego marca esos hoyos.
rules-end = El final
rules-last-four = Cuando alguien se lleva semillas y quedan exactamente cuatro, se lleva también esas, y se acaba la ronda.
rules-last-four-in-hand = Cuando alguien se lleva semillas y quedan exactamente cuatro, contando las de la mano, se lleva también esas, y se acaba la ronda.
rules-last-four-named = Desde la ronda { $round }, las últimas cuatro son para quien ganó la ronda anterior.
rules-last-four-after-draw = si esa ronda quedó empatada, son para quien se llevó la última casa.
rules-board-empty = Cuando una cadena se lleva todo lo que queda, se acaba la ronda.
rules-repetition = cuando la misma posición sale { $times } veces sin que nadie se haya llevado nada, se acaba la ronda.
rules-standoff-both = después de { $short } jugadas seguidas sin llevarse nada se acaba la ronda; en el tablero largo, después de { $long }.
rules-standoff-one = después de { $moves } jugadas seguidas sin llevarse nada se acaba la ronda.
rules-agreement = si los dos lados acuerdan parar, se acaba la ronda.
rules-left-over = lo que entonces queda en el tablero no es de nadie.
rules-winner = Gana la ronda quien se haya llevado más semillas. Si son las mismas por lado, hay empate.
rules-match = Una partida
rules-rounds = Tú escoges cuántas rondas tiene. Hay partidas de { $rounds }.
rules-starter = los lados se turnan para empezar las rondas.
rules-match-winner = Quien gana más rondas gana la partida.
rules-match-tie = si ganaron las mismas, deciden las semillas de todas las rondas. Si también son iguales, hay empate.
rules-figure-lap = Una vuelta. La última semilla cayó en un hoyo vacío.
rules-figure-taken = { $rules ->
    [i] Te llevas cada casa por el camino.
    [ii] La última semilla hizo una casa; justo antes había dos.
   *[iii] Solo te llevas la casa de la última semilla.
}

## About the game. Says no more than is known. Names of people, places and works stay as they are.

about = Sobre Hoyito
about-text = Texto sobre Hoyito
about-name = El nombre
about-little-hole = Hoyito quiere decir “hoyo pequeño”.
about-casitas = El juego también se llama Casitas, “casas pequeñas”, y Mate.
about-mate = El mate es el árbol que da las semillas.
about-kay = En Haití, la misma familia de juegos se llama kay, “casa”.
about-casa = Cuatro semillas en un hoyo: una casa
about-played = Cómo se juega
about-in-the-earth = En hoyos hechos en la tierra o dibujados con tiza en el suelo duro.
about-today = En 2005, en los pueblos más grandes, ya solo lo recordaba la gente mayor.
about-today-where = En los pequeños se jugaba lejos del centro, donde el concreto no había llegado a las calles.
about-recorded = Quién lo puso por escrito
about-who = Víktor Bautista i Roca fue el primero en describirlo.
about-interviews = En septiembre de 2004, él y Salvador Cases i Majoral entrevistaron a dominicanos en Cataluña.
about-field-work = En enero y febrero de 2005 hizo trabajo de campo en el suroeste de la República Dominicana, “El Sur”.
about-provinces = Las provincias son Barahona, Bahoruco e Independencia.
about-second = Hoyito II se registró en Neiba, Villa Jaragua, Los Ríos, Postrer Río, La Descubierta y otros lugares.
about-second-long = Con doce hoyos por fila se registró en Villa Jaragua en febrero de 2005.
about-third = Hoyito III lo contó Johnny, un jugador de veinte años del batey de un ingenio cerca de Barahona.
about-house-rules = Reglas propias
about-open-questions = Donde estas fuentes dejan una pregunta abierta, este juego pone una regla suya. En las reglas se llama regla propia.
about-sources = Fuentes
about-source-talk = V. Bautista i Roca, “Africa Hidden Inside a Small Hole”, Board Game Studies Colloquium VIII, Oxford, abril de 2005.
about-source-mancala-world = Mancala World, con licencia CC BY-SA.
about-source-wikimanqala = Wikimanqala, con licencia CC BY-SA.
about-this-edition = Esta edición
about-version = Versión { $version }
about-licence = El programa es libre, con licencia MIT o Apache 2.0.
about-fonts = Las letras son Alegreya Sans, Noto Sans Armenian y Noto Sans Bengali.
about-fonts-licence = También son libres, con licencia SIL Open Font License 1.1.
about-made-with = El juego está hecho con Bevy, en Rust.
about-sounds = Todas las imágenes y todos los sonidos salen de fórmulas propias.

## Past games

past-count = { $games ->
    [one] Una partida. Tócala para verla otra vez.
   *[other] { $games } partidas. Toca una para verla otra vez.
}
past-set-aside = { $games ->
    [one] No se pudo leer una partida anterior. Su archivo tiene ahora otro nombre y sigue ahí.
   *[other] No se pudieron leer { $games } partidas anteriores. Sus archivos tienen ahora otros nombres y siguen ahí.
}
past-left-alone = { $games ->
    [one] No se pudo leer una partida anterior. Su archivo se queda como está.
   *[other] No se pudieron leer { $games } partidas anteriores. Sus archivos se quedan como están.
}
past-none = Todavía no se ha guardado ninguna partida.
past-none-yet = Aquí te esperarán las partidas que juegues, para verlas otra vez jugada por jugada.
past-not-kept = Lo que juegues en esta ventana no se guarda; por eso aquí no llegará ninguna partida.
past-what = { $date }  ·  { $rules }, 2 × { $holes }
past-text = Texto  ·  { $name }
past-how = { $against }  ·  { $result ->
    [won] ganada { $ours } a { $theirs }
    [lost] perdida { $ours } a { $theirs }
    [drawn] empatada { $ours } a { $theirs }
    [south] Sur ganó { $ours } a { $theirs }
    [north] Norte ganó { $theirs } a { $ours }
   *[unfinished] sin terminar, { $ours } a { $theirs }
}
save-as-text = Guardar como texto: { $which }
left-game-is-kept = La partida que dejaste te espera en «Partidas anteriores».
past-saved = La partida está ahora aquí como texto: { $path }
past-not-saved = No se pudo escribir la partida: { $why }.
past-no-folder = Esta computadora no tiene carpeta para textos.
past-unreadable = No se pudo abrir { $name }: { $why }.
past-open-text = Para ver una partida guardada como archivo de texto, suelta el archivo en esta ventana o ponlo aquí: { $folder }
past-drop-text = Para ver una partida guardada como archivo de texto, suelta el archivo en esta ventana.
past-move-of = Jugada { $move } de { $moves }.
to-its-start = Al principio
move-before = Jugada anterior
next-move = Jugada siguiente
to-its-end = Al final

## Set-up

setup = Nueva partida
setup-watch = Mirar
setup-level-is = Nivel { $number }: { $level }
setup-level-of = { $who ->
    [south] Sur
   *[north] Norte
}, nivel { $number }: { $level }
board-line = { $board ->
    [i] Llévate cada casa al sembrar.
    [ii] Cadenas, y juegas otra vez.
    [iii] Una casa, y juegas otra vez.
   *[long] Lo mismo, en el tablero largo.
}
setup-by-lot = Al azar
setup-step = Paso
setup-step-before = Paso anterior
setup-step-after = Paso siguiente

## Settings

settings-north-language = Idioma de Norte
settings-north-text-size = Letra de Norte
settings-north-turned = Girar lo de Norte
settings-captions = Subtítulos
settings-page = Página
settings-language-before = Idioma anterior
settings-language-after = Idioma siguiente
settings-north-language-before = Norte: idioma anterior
settings-north-language-after = Norte: idioma siguiente
