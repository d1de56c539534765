### The words of Hoyito in Indonesian (Bahasa Indonesia). The original is en.ftl.

## Building blocks

number = { $number }
verbatim = { $text }
percent = { $number } %
list-one = { $one }
list-two = { $first } dan { $rest }
list-more = { $first }, { $rest }

# Holes by their numbers: "your hole 3", "South's holes 4 and 3". $numbers is a list of $count numbers.
holes-of = { $whose ->
    [own] lubang { $numbers }
    [you] lubang { $numbers } milikmu
    [machine] lubang { $numbers } milik mesin
    [south] lubang Selatan { $numbers }
   *[north] lubang Utara { $numbers }
}

## Players and levels

# On a player's tile.
player-name = { $who ->
    [you] Kamu
    [machine] Mesin
    [south] Selatan
   *[north] Utara
}
# Under the name.
doing-waits = menunggu
doing-sows = menyebar
doing-thinks = berpikir
doing-to-play = giliran
doing-won = menang
taken-here = +{ $seeds }

level = { $level ->
    [Newcomer] Pendatang
    [Child] Anak
    [Cousin] Sepupu
    [Neighbour] Tetangga
    [Fisher] Nelayan
    [Harvester] Pemanen
    [Elder] Tetua
   *[Perfect] Sempurna
}
level-sees = { $level ->
    [Newcomer] Melihat satu putaran, lalu jalan sesukanya. Untuk permainan pertama.
    [Child] Melihat satu putaran dari sebuah langkah.
    [Cousin] Melihat tiga putaran dari sebuah langkah.
    [Neighbour] Melihat sebuah langkah sampai habis, tapi tidak yang sesudahnya.
    [Fisher] Melihat seluruh gilirannya, langkah demi langkah.
    [Harvester] Melihat seluruh gilirannya, dan apa yang bisa kamu ambil kembali.
    [Elder] Menimbang gilirannya dengan jawaban terbaikmu.
   *[Perfect] Berpikir sejauh yang ia bisa, dan tahu semua akhir permainan.
}

## Caption: what a move does

caption-sows = { $who ->
    [you] Kamu menyebar
    [machine] Mesin menyebar
    [south] Selatan menyebar
   *[north] Utara menyebar
} { $seeds } biji dari lubang { $hole }.
caption-relays = Biji terakhir bertemu { $others } biji di { $holes }: { $seeds } biji disebar lagi.
caption-takes-casa = Casa! { $who ->
    [you] Kamu mengambil
    [machine] Mesin mengambil
    [south] Selatan mengambil
   *[north] Utara mengambil
} empat biji dari { $holes }.
caption-last-four = { $who ->
    [you] Kamu mendapat
    [machine] Mesin mendapat
    [south] Selatan mendapat
   *[north] Utara mendapat
} empat biji terakhir.
caption-passes = { $who ->
    [you] Kamu tidak punya langkah dan harus lewat.
    [machine] Mesin tidak punya langkah dan harus lewat.
    [south] Selatan tidak punya langkah dan harus lewat.
   *[north] Utara tidak punya langkah dan harus lewat.
}
caption-takes-from = Casa! { $who ->
    [you] Kamu mengambil
    [machine] Mesin mengambil
    [south] Selatan mengambil
   *[north] Utara mengambil
} { $seeds } biji dari { $holes }.
caption-takes-casas = { $casas } casa! { $who ->
    [you] Kamu mengambil
    [machine] Mesin mengambil
    [south] Selatan mengambil
   *[north] Utara mengambil
} { $seeds } biji.
caption-fell-in-empty = Biji terakhir jatuh di lubang kosong, { $holes }.
caption-ended-in-empty = Lalu berakhir di lubang kosong.
caption-ended-in-casa = Giliran pun selesai.
caption-moves-again = { $who ->
    [you] Kamu jalan lagi.
    [machine] Mesin jalan lagi.
    [south] Selatan jalan lagi.
   *[north] Utara jalan lagi.
}
caption-turn-of = { $who ->
    [you] Giliranmu.
    [machine] Giliran mesin.
    [south] Giliran Selatan.
   *[north] Giliran Utara.
}
# $again is yes or no: whether the mover moves again.
caption-chain = Casa! Masing-masing empat di { $holes }. { $who ->
    [you] Kamu mengambil semua { $seeds } biji{ $again ->
        [yes] {" "}dan jalan lagi.
       *[no] .
    }
    [machine] Mesin mengambil semua { $seeds } biji{ $again ->
        [yes] {" "}dan jalan lagi.
       *[no] .
    }
    [south] Selatan mengambil semua { $seeds } biji{ $again ->
        [yes] {" "}dan jalan lagi.
       *[no] .
    }
   *[north] Utara mengambil semua { $seeds } biji{ $again ->
        [yes] {" "}dan jalan lagi.
       *[no] .
    }
}
caption-long-chain = Casa! { $casas } casa beruntun. { $who ->
    [you] Kamu mengambil semua { $seeds } biji{ $again ->
        [yes] {" "}dan jalan lagi.
       *[no] .
    }
    [machine] Mesin mengambil semua { $seeds } biji{ $again ->
        [yes] {" "}dan jalan lagi.
       *[no] .
    }
    [south] Selatan mengambil semua { $seeds } biji{ $again ->
        [yes] {" "}dan jalan lagi.
       *[no] .
    }
   *[north] Utara mengambil semua { $seeds } biji{ $again ->
        [yes] {" "}dan jalan lagi.
       *[no] .
    }
}
caption-many-laps = { $who ->
    [you] Kamu terus menyebar
    [machine] Mesin terus menyebar
    [south] Selatan terus menyebar
   *[north] Utara terus menyebar
}, putaran demi putaran: biji terakhir selalu bertemu biji lain.
caption-round = Babak { $round } dari { $rounds }.
caption-begins = { $who ->
    [you] Kamu yang mulai.
    [machine] Mesin yang mulai.
    [south] Selatan yang mulai.
   *[north] Utara yang mulai.
}
caption-choose = Pilih salah satu lubang yang dilingkari.
caption-decided = { $who ->
    [you] Kamu punya lebih dari setengah: babak ini milikmu.
    [machine] Mesin punya lebih dari setengah: mesin menang.
    [south] Selatan punya lebih dari setengah: Selatan menang.
   *[north] Utara punya lebih dari setengah: Utara menang.
}
decided-may-stop = Kamu bisa lanjut, atau berhenti lewat menu.
decided-seeds-count = Biji masih dihitung kalau pertandingan seri.
caption-standoff-near = Kalau tak ada yang diambil, babak selesai { $moves } langkah lagi.

## Caption: answers

nothing-to-undo = Tidak ada langkahmu yang bisa dibatalkan.
nothing-to-redo = Tidak ada langkah batal yang bisa diulangi.
previews-are-on = Lubang yang kamu tunjuk memperlihatkan sebarannya.
previews-are-off = Lubang tidak lagi memperlihatkan sebarannya.
speed-is = { $speed ->
    [slow] Langkah ditampilkan dengan pelan.
    [calm] Langkah ditampilkan dengan santai.
    [normal] Langkah ditampilkan dengan tempo normal.
    [brisk] Langkah ditampilkan dengan gesit.
    [fast] Langkah ditampilkan dengan cepat.
   *[at-once] Langkah langsung ditampilkan.
}
refused-empty = Lubang { $hole } kosong: pilih yang ada bijinya.
refused-not-yours = { $whose ->
    [machine] Lubang itu milik mesin.
    [you] Lubang itu milikmu.
    [south] Lubang itu milik Selatan.
   *[north] Lubang itu milik Utara.
}
refused-endless = Lubang { $hole } akan berputar tanpa henti, jadi tidak boleh dimainkan.
refused-round-over = Babak sudah selesai.
refused-no-such-hole = Lubang itu tidak ada di papan.

## The last move again

replay-one-lap = Langkah terakhir lagi
replay-laps = Langkah terakhir lagi, { $laps } putaran
replay-lap = Langkah terakhir lagi: putaran { $lap } dari { $laps }

## Over the board while seeds fly

lap-line = Putaran { $laps }
lap-line-hand = Putaran { $laps }  ·  { $seeds } di tangan
chain-line = Rantai  ·  { $link } dari { $links }

## Preview: what a hole would do

preview-way = Lubang { $hole }: { $laps } putaran, berakhir di { $holes }.
preview-way-empty = Lubang { $hole }: { $laps } putaran, berakhir di { $holes }, yang kosong.
preview-takes = Mengambil { $seeds } dari { $holes }.
preview-takes-again = Mengambil { $seeds } dari { $holes }, lalu jalan lagi.
preview-many-holes = { $casas } lubang
preview-draw = Babak berakhir seri.
preview-wins = { $who ->
    [you] Babak berakhir, dan kamu menang.
    [machine] Babak berakhir, dan mesin menang.
    [south] Babak berakhir, dan Selatan menang.
   *[north] Babak berakhir, dan Utara menang.
}
preview-passes = { $who ->
    [you] Setelah itu kamu tidak punya langkah.
    [machine] Setelah itu mesin tidak punya langkah.
    [south] Setelah itu Selatan tidak punya langkah.
   *[north] Setelah itu Utara tidak punya langkah.
}
preview-endless = Lubang { $hole } akan berputar tanpa henti: tidak boleh dimainkan.

## Hints

hint-side = { $side ->
    [left] Lihat lubang-lubang di kirimu. Minta lagi untuk tahu lubangnya.
   *[right] Lihat lubang-lubang di kananmu. Minta lagi untuk tahu lubangnya.
}
hint-hole = Lubang { $hole } tampaknya terbaik. Minta lagi alasannya.
# The path: two sentences, first what the move does, then why no other is as good.
hint-takes = Lubang { $hole } mengambil { $seeds }{ $again ->
    [yes] , lalu kamu jalan lagi.
   *[no] .
}
hint-ends-empty = Lubang { $hole } berakhir di lubang kosong.
hint-only = Tidak ada lubang lain yang boleh dimainkan.
# $outcome is won, drawn or lost: how the round ends with it.
hint-last-four = Empat biji terakhir juga milikmu{ $outcome ->
    [won] , dan kamu menang.
    [drawn] : seri.
   *[lost] .
}
hint-wins = Babak selesai, dan kamu menang.
hint-only-taker = Lubang lain tidak mengambil apa-apa.
hint-more = Itu { $more } lebih banyak daripada lubang mana pun.
# In one turn, which has several moves.
hint-turn = Dengan langkah berikutnya kamu bisa mengambil { $seeds }, { $more } lebih banyak daripada cara lain.
hint-passes = Setelah itu lawan tidak punya langkah.
# $holes is one hole, with a casa that both sides could take.
hint-first = Kamu mengambil casa di { $holes } sebelum lawan.
hint-leaves-nothing = Setelah itu lawan tidak bisa mengambil apa-apa; dengan lubang lain, { $others } atau lebih.
hint-leaves-less = Setelah itu lawan bisa mengambil paling banyak { $seeds }; dengan lubang lain, { $others } atau lebih.
hint-sure-win = Dengan itu kamu bisa menang, apa pun jawaban lawan.
# What the turn takes, against what the other side's best answer takes. $better is gain, even or lose.
hint-balance = { $better ->
    [gain] Kamu mengambil { $seeds } lebih banyak daripada jawaban terbaik. Lubang lain lebih sedikit.
    [even] Kamu mengambil sebanyak jawaban terbaik. Lubang lain lebih sedikit.
   *[lose] Jawaban terbaik mengambil { $seeds } lebih banyak darimu. Lubang lain lebih rugi.
}
hint-leaves-few = Setelah itu lawan { $seeds ->
    [0] tidak bisa mengambil apa-apa
   *[other] bisa mengambil paling banyak { $seeds }
}; dengan lubang yang lebih buruk, { $worst }.
hint-takes-most = Lubang lain tidak mengambil lebih banyak.
hint-again = Setelah itu kamu bisa mengambil { $seeds } lagi.
hint-loses-least = Babak ini kalah, tetapi begini kalahnya paling sedikit.
# A capture that is prepared for the next turn.
hint-ready = Ini menyiapkan { $seeds } untuk diambil, kalau lawan membiarkan.
hint-keeps = Kamu masih punya { $holes } lubang untuk dipilih, lebih banyak daripada cara lain.
hint-far-ahead = Kalau dilihat jauh ke depan, ini yang terbaik.

## The end of a round and of a match

verdict-draw = Seri, masing-masing { $seeds } biji
verdict-wins = { $who ->
    [you] Kamu menang { $more } banding { $fewer }
    [machine] Mesin menang { $more } banding { $fewer }
    [south] Selatan menang { $more } banding { $fewer }
   *[north] Utara menang { $more } banding { $fewer }
}
end-last-four = Sisa empat biji, maka babak selesai.
end-board-empty = Tidak ada lagi biji di papan.
end-repetition = Posisi yang sama muncul untuk ketiga kalinya.
end-standoff = { $moves } langkah berturut-turut tidak mengambil apa pun.
end-blocked = Kedua pihak tidak punya langkah lagi.
match-won = { $who ->
    [you] Kamu memenangi pertandingan, { $more } babak banding { $fewer }.
    [machine] Mesin memenangi pertandingan, { $more } babak banding { $fewer }.
    [south] Selatan memenangi pertandingan, { $more } babak banding { $fewer }.
   *[north] Utara memenangi pertandingan, { $more } babak banding { $fewer }.
}
match-drawn = Pertandingan seri, masing-masing { $rounds } babak.
match-stands = Babak yang dimenangi: { $south-name } { $south }, { $north-name } { $north }.
next-round = Babak berikut
play-again = Main lagi
see-it-again = Lihat lagi

## Title

tagline = Lubang-lubang kecil di tanah. Empat puluh delapan biji.
go-on = Lanjut
play-the-machine = Lawan mesin
two-at-one-table = Berdua di satu meja
learn = Belajar
rules = Aturan
statistics = Statistik
settings = Setelan
leave = Keluar
# A match that can be gone on with. $rules is a name of the rules, $against one of the next three, $round may be empty.
saved-match = { $rules }, 2 × { $holes }, { $against }, { $ours } banding { $theirs }
saved-match-round = { $rules }, 2 × { $holes }, { $against }, babak { $round } dari { $rounds }, { $ours } banding { $theirs }
against-level = melawan { $level }
against-friend = berdua di satu meja
against-nobody = mesin sendirian

## Buttons on the table

menu = Menu
undo = Batal
redo = Ulangi
hint = Saran
speed = Tempo
back = Balik

## The menu over the board

begin-anew = Mulai ulang
another-game = Permainan lain
to-title = Beranda
speed-name = { $speed ->
    [slow] Pelan
    [calm] Santai
    [normal] Normal
    [brisk] Gesit
    [fast] Cepat
   *[at-once] Langsung
}

## Set-up

setup-you-and-the-machine = Kamu dan mesin
setup-seeds = Biji
setup-who-starts = Yang mulai
start-means = { $kind ->
    [traditional] Jalan kedua itu untung: yang menjawab langkah pertama bisa mengambil paling banyak.
    [lot] Biji ditata lewat undian, dengan salah satu cara yang menurut mesin adil.
    [number] Kamu memilih salah satu cara menata biji yang menurut mesin adil.
   *[handicap] Satu pihak mulai dengan biji yang sudah diambil: bantuan bagi yang belum mahir.
}
setup-game-waits = Permainan yang kamu tinggalkan menunggu di permainan lama.
setup-rounds = Babak
setup-start = Mulai
rules-name = { $rules ->
    [i] Hoyito I
    [ii] Hoyito II
   *[iii] Hoyito III
}
board-name = { $rules }, 2 × { $holes }
rules-in-short = { $rules ->
    [i] Ambil setiap casa sambil menyebar. Selesai menyebar, giliranmu habis.
    [ii] Berakhir di casa dan ambil isinya, juga semua casa tepat di belakangnya. Lalu jalan lagi.
   *[iii] Berakhir di casa dan ambil isinya. Lalu jalan lagi.
}
# In a list of choices: who starts.
starter = { $who ->
    [you] Kamu
    [machine] Mesin
    [south] Selatan
   *[north] Utara
}
start-kind = { $kind ->
    [traditional] Empat-empat
    [lot] Adil: undi
    [number] Adil: pilih
   *[handicap] Bekal awal
}
start-even = Awal seimbang { $number }
start-handicap = { $who ->
    [you] { $seeds } untukmu
    [machine] { $seeds } untuk mesin
    [south] { $seeds } untuk Selatan
   *[north] { $seeds } untuk Utara
}
fewer = Kurangi
more = Tambah

## Settings

settings-play = Permainan
settings-sight = Tampilan
settings-sound = Bunyi
settings-words = Teks
settings-of = Setelan · { $group }
settings-language = Bahasa
settings-text-size = Ukuran teks
settings-preview = Pratinjau langkah
settings-hole-numbers = Nomor lubang
settings-high-contrast = Kontras tinggi
settings-hues-apart = Warna untuk buta warna
settings-light = Waktu
settings-less-motion = Kurangi gerak
settings-effects = Bunyi permainan
settings-ambience = Bunyi kampung
settings-voice = Ucapan
settings-voice-none = belum ada
settings-mute = Senyap
settings-reset = Semua setelan seperti semula
yes = ya
no = tidak
light-name = { $light ->
    [evening] Senja
   *[afternoon] Sore
}

## Files

kept-match = Permainan yang sedang kamu mainkan
kept-past-match = Sebuah permainan lama
kept-past-matches = Folder permainan lama
kept-statistics = Statistik
kept-settings = Setelan
trouble-set-aside = { $what } tidak bisa dibaca: { $why }. Nama filenya sekarang { $name }.
trouble-left-alone = { $what } tidak bisa dibaca: { $why }. { $name } dibiarkan apa adanya, dan tidak ada yang disimpan sebagai gantinya.
trouble-cannot-save = Permainan tidak bisa disimpan: { $why }. Kamu tetap bisa bermain.
trouble-no-folder = Komputer ini tidak punya folder untuk menyimpan permainan. Kamu bisa bermain, tapi tidak ada yang disimpan.
trouble-in-use = Permainan ini terbuka di jendela lain. Yang kamu mainkan di jendela ini tidak disimpan.
why-not-ours = bukan file permainan ini
why-newer = berasal dari versi yang lebih baru
why-damaged = isinya rusak
why-disk-full = disk penuh
why-read-only = disk ini tidak bisa ditulisi
why-not-allowed = program ini tidak diizinkan
why-file-in-the-way = ada file di tempat foldernya
why-folder-in-the-way = ada folder di tempat filenya
why-not-there = file atau foldernya tidak ada
why-interrupted = pembacaan atau penulisan terputus
why-other = { $error }

## Learn: a lesson that is played

learn-step = { $step } dari { $steps }
learn-touch-hole = { $board ->
    [new] Papan baru: sentuh
   *[same] Sentuh
} lubang { $hole }.
learn-not-that-one = Jangan yang itu dulu. Yang dilingkari lubang { $hole }.
count-and-more = { $seeds } + { $more }
learn-again = Lagi
learn-long-board = Papan panjang
learn-what-next = Lalu apa?
learn-lessons = Satu pelajaran tidak sampai satu menit.
learn-long-board-line = { $rules } dengan dua belas lubang per sisi.
learn-learnt = Sudah dipelajari.
learn-sow-why = { $side ->
    [right] Baris kanan milikmu.
   *[below] Baris bawah milikmu.
} Bijinya jatuh satu per satu.
learn-sow-headline = Tersebar!
learn-sow-what = Biji terakhir jatuh di lubang kosong: giliran selesai.
learn-relay-why = Biji terakhirnya bertemu biji lain.
learn-relay-headline = Estafet!
learn-relay-what = Kamu angkat semua biji di lubang terakhir, lalu sebar lagi.
learn-casa-why = Biji terakhirnya membuat isi lubang 5 jadi empat.
learn-casa-headline = Casa!
learn-casa-what = Biji terakhirmu jadi empat, sebuah casa: masuk ke daunmu.
learn-chain-why = Lihat semua lubang yang isinya jadi empat.
learn-chain-headline = Rantai!
learn-chain-what = Casa-casa tepat di belakang yang terakhir juga milikmu.
learn-again-why = Kamu mengambil casa, jadi kamu jalan lagi.
learn-again-headline = Sekali lagi!
learn-again-what = Kamu boleh membuat casa di sisi seberang juga.
learn-last-four-why = Ambil casa ini, dan sisanya tinggal empat biji.
learn-last-four-headline = Empat terakhir!
learn-last-four-what = Kamu terakhir mengambil, jadi itu milikmu. Biji terbanyak menang.
learn-passing-why = Di Hoyito I, casa jadi milikmu begitu terbentuk.
learn-passing-headline = Sambil jalan!
learn-passing-what = Kamu mengambil empat biji itu, dan terus menyebar.
learn-either-side-why = Sebaran ini berputar sampai ke seberang.
learn-either-side-headline = Di sana juga!
learn-either-side-what = Yang menyebar mengambil casa, di sisi mana pun.
learn-no-more-why = Di sini biji paling akhir yang membuat casa.
learn-no-more-headline = Giliran habis.
learn-no-more-what = Kamu mengambil empat biji itu, tapi tidak jalan lagi.
learn-no-chain-why = Tiga lubang isinya jadi empat. Mana yang akan kamu ambil?
learn-no-chain-headline = Cuma satu!
learn-no-chain-what = Di Hoyito III tidak ada rantai: yang lain tetap tinggal.
learn-one-more-why = Kamu mengambil casa, jadi kamu jalan lagi.
learn-one-more-headline = Satu per satu!
learn-one-more-what = Selama berakhir di casa, kamu jalan terus.
learn-round-three-why = Sekarang babak tiga, dan Utara memenangi babak dua.
learn-round-three-headline = Untuk Utara!
learn-round-three-what = Mulai babak tiga, empat terakhir untuk pemenang sebelumnya.
learn-long-way-why = Dua belas lubang per sisi, dan aturannya tetap sama.
learn-long-way-headline = Tiga putaran!
learn-long-way-what = Di papan panjang, sebaran bisa jauh sekali.
learn-round-corner-why = Empat lubang berurutan isinya jadi empat.
learn-round-corner-headline = Empat casa!
learn-round-corner-what = Rantai juga berbelok di sudut: enam belas biji.

## Read aloud by screen readers

hole-aloud = { $holes }, { $seeds ->
    [0] kosong
   *[other] { $seeds } biji
}
hole-aloud-endless = { $holes }, { $seeds } biji, akan berputar tanpa henti
score-aloud = { $seeds ->
    [0] belum mengambil apa-apa
   *[other] { $seeds } biji terambil
}

## Two at one table

end-agreement = Kedua pihak sepakat berhenti.
asks-to-take-back = { $who ->
    [south] Selatan minta membatalkan langkah terakhirnya dan semua sesudahnya.
   *[north] Utara minta membatalkan langkah terakhirnya dan semua sesudahnya.
}
offers-to-stop = { $who ->
    [south] Selatan mengajak berhenti. Hanya biji yang sudah diambil yang dihitung.
   *[north] Utara mengajak berhenti. Hanya biji yang sudah diambil yang dihitung.
}
allow = Izinkan
accept = Terima
refuse = Tidak
waits-to-take-back = { $who ->
    [south] Kamu minta Selatan: langkah terakhirmu dan semua sesudahnya dibatalkan.
   *[north] Kamu minta Utara: langkah terakhirmu dan semua sesudahnya dibatalkan.
}
waits-for-stop = { $who ->
    [south] Kamu mengajak Selatan berhenti. Hanya biji yang sudah diambil yang dihitung.
   *[north] Kamu mengajak Utara berhenti. Hanya biji yang sudah diambil yang dihitung.
}
undo-withdraws = Tekan batal untuk menariknya kembali.
answer-first = { $who ->
    [south] Jawab dulu Selatan.
   *[north] Jawab dulu Utara.
}
stop-declined = { $who ->
    [you] Kamu main terus.
    [machine] Mesin ingin main terus.
    [south] Selatan ingin main terus.
   *[north] Utara ingin main terus.
}
undo-declined = { $who ->
    [south] Selatan menolak: tidak ada yang dibatalkan.
   *[north] Utara menolak: tidak ada yang dibatalkan.
}
undo-played-on = { $who ->
    [south] Selatan main terus: tidak ada yang dibatalkan.
   *[north] Utara main terus: tidak ada yang dibatalkan.
}
stop-played-on = { $who ->
    [south] Selatan main terus, jadi babak berlanjut.
   *[north] Utara main terus, jadi babak berlanjut.
}
offer-to-stop = Ajak berhenti
offer-to-stop-means = Hanya biji yang sudah diambil yang dihitung.
not-yet = Belum.

## Lists that have several pages

page-before = Halaman sebelumnya
page-after = Halaman berikut
more-above = Lebih ke atas
more-below = Lebih ke bawah
page-of = { $page } dari { $pages }

## Statistics

past-games = Permainan lama
stats-total = { $games } permainan, menang { $won } kali melawan mesin
stats-none = Belum ada permainan yang dimainkan sampai selesai.
stats-none-yet = Di sini akan ada satu biji untuk tiap permainan yang kamu menangkan, dan satu lubang kosong untuk tiap yang kalah.
stats-all = Semua permainan
stats-friends = Selatan dan Utara
stats-won = menang
stats-lost = kalah
stats-drawn = seri
stats-not-played = belum dimainkan
stats-won-of = { $won } dari { $games }
stats-chain = Rantai terpanjang: { $casas } casa
stats-no-chain = Belum ada casa yang diambil.
stats-most-seeds = Biji terbanyak dalam satu giliran: { $seeds }
stats-sowings = dari { $sowings } sebaran
stats-no-most-seeds = Belum ada biji yang diambil.
stats-relay = Estafet terpanjang: { $laps } putaran
stats-relay-seeds = { $seeds } biji disebar. Setiap lengkung satu putaran: angkat dan sebar.
stats-no-relay = Belum ada biji yang disebar.
stats-reset = Hitung dari nol

## Rules. Plain words, as to a child who is to play in a minute.

rules-house = Aturan rumah:
rules-text = Teks aturan
rules-board = Papan
rules-rows-both = Dua baris, masing-masing { $short } atau { $long } lubang. Biji yang diambil ditaruh di samping papan, bukan di lubang.
rules-rows-one = Dua baris, masing-masing { $holes } lubang. Biji yang diambil ditaruh di samping papan, bukan di lubang.
rules-yours = Baris yang lebih dekat denganmu adalah milikmu.
rules-seeds-both = Di awal, setiap lubang berisi empat biji: { $short } seluruhnya, di papan panjang { $long }.
rules-seeds-one = Di awal, setiap lubang berisi empat biji: { $seeds } seluruhnya.
rules-other-starts = awal lain juga bisa dipilih: awal seimbang, atau beberapa biji lebih dulu untuk satu pihak.
rules-way = Biji berputar berlawanan arah jarum jam: ke kanan di barismu, lalu balik di baris seberang.
rules-aim = Pemenangnya yang mengambil lebih banyak biji sampai akhir.
rules-move = Langkah
rules-pick = Pilih salah satu lubangmu yang berisi biji, lalu angkat semuanya.
rules-sow = Jatuhkan satu per satu ke lubang-lubang berikutnya.
rules-not-skipped = kalau sebaranmu berputar penuh, lubang asalnya juga mendapat biji.
rules-ends-empty = Kalau biji terakhir jatuh di lubang kosong, giliranmu selesai.
rules-relay = Kalau bertemu biji lain, angkat semuanya, termasuk biji itu, lalu sebar lagi mulai dari lubang berikutnya.
rules-lap = Setiap kali kamu mengangkat dan menyebar, itu satu putaran.
rules-capture = Mengambil
rules-casa = Lubang yang berisi tepat empat biji adalah casa.
rules-en-passant = Begitu sebuah biji jatuh dan membuat casa, kamu mengambil empat biji itu, di sisi mana pun.
rules-goes-on = Lalu sebar terus biji yang tersisa di tanganmu.
rules-last-seed-takes = Kalau biji terakhir sebuah putaran membuat casa, kamu mengambil empat biji itu, dan sebaran berakhir.
rules-chain = Lalu lihat lubang tepat di belakangnya. Kalau itu casa, ambil juga, begitu seterusnya ke belakang.
rules-chain-whose = Tidak masalah lubang siapa itu, atau apakah kamu tadi menyebar ke sana.
rules-no-chain = Kamu hanya mengambil casa yang satu ini.
rules-never-relayed = Casa itu diambil, tidak pernah disebar lagi.
rules-again = Jalan lagi
rules-moves-again = Siapa yang mengambil, jalan lagi.
rules-no-other-move = Tidak ada: giliranmu habis begitu selesai menyebar.
rules-passing = Lewat
rules-pass = Kalau tidak punya lubang yang bisa dimainkan, kamu lewat. Begitu juga setelah mengambil.
rules-blocked = kalau kedua pihak tidak punya langkah, babak selesai.
rules-endless = Sebaran tanpa henti
rules-for-ever = ada sebaran yang akan berputar tanpa henti.
rules-lap-limit = Lubang yang butuh lebih dari { $laps } putaran tidak boleh dimainkan.
rules-endless-shown = Lubang seperti itu diberi tanda.
rules-end = Akhir
rules-last-four = Kalau setelah mengambil tersisa tepat empat biji, yang mengambil mendapat empat biji itu juga, dan babak selesai.
rules-last-four-in-hand = Kalau setelah mengambil tersisa tepat empat biji, termasuk yang masih di tangan, yang mengambil mendapat empat biji itu juga, dan babak selesai.
rules-last-four-named = Mulai babak { $round }, empat biji terakhir untuk pemenang babak sebelumnya.
rules-last-four-after-draw = kalau babak sebelumnya itu seri, yang mengambil mendapatkannya.
rules-board-empty = Kalau sebuah rantai mengambil semua yang tersisa, babak selesai.
rules-repetition = kalau posisi yang sama sudah { $times } kali muncul sejak pengambilan terakhir, babak selesai.
rules-standoff-both = setelah { $short } langkah berturut-turut tanpa mengambil apa pun, babak selesai; di papan panjang setelah { $long }.
rules-standoff-one = setelah { $moves } langkah berturut-turut tanpa mengambil apa pun, babak selesai.
rules-agreement = kalau kedua pihak sepakat berhenti, babak selesai.
rules-left-over = biji yang saat itu masih di papan bukan milik siapa pun.
rules-winner = Yang mengambil lebih banyak biji memenangi babak. Kalau sama banyak, seri.
rules-match = Pertandingan
rules-rounds = Kamu yang memilih jumlah babaknya: pilihannya { $rounds }.
rules-starter = kedua pihak bergantian memulai babak.
rules-match-winner = Yang memenangi lebih banyak babak memenangi pertandingan.
rules-match-tie = kalau jumlah kemenangan sama, biji dari semua babak yang menentukan. Kalau itu juga sama, seri.
rules-figure-lap = Satu putaran. Biji terakhir jatuh di lubang kosong.
rules-figure-taken = { $rules ->
    [i] Setiap casa diambil sambil jalan.
    [ii] Biji terakhir membuat casa; tepat di belakangnya ada dua lagi.
   *[iii] Hanya casa dari biji terakhir yang diambil.
}

## About the game. Says no more than is known. Names of people, places and works stay as they are.

about = Tentang Hoyito
about-text = Teks tentang Hoyito
about-name = Namanya
about-little-hole = Hoyito berarti “lubang kecil”.
about-casitas = Permainan ini juga disebut Casitas, “rumah-rumah kecil”, dan Mate.
about-mate = Mate adalah pohon yang memberi biji-bijinya.
about-kay = Di Haiti, rumpun permainan yang sama disebut kay, “rumah”.
about-casa = Empat biji di satu lubang: casa
about-played = Cara bermainnya
about-in-the-earth = Di lubang yang dikeruk di tanah, atau digambar dengan kapur di tanah keras.
about-today = Pada tahun 2005, di kota yang lebih besar, hanya kaum lansia yang masih ingat.
about-today-where = Di kota kecil, permainan ini dimainkan jauh dari pusat, di jalan-jalan yang waktu itu belum tersentuh beton.
about-recorded = Siapa yang mencatatnya
about-who = Víktor Bautista i Roca yang pertama kali menguraikannya.
about-interviews = Pada September 2004, ia dan Salvador Cases i Majoral mewawancarai orang-orang Dominika di Katalonia.
about-field-work = Pada Januari dan Februari 2005, ia melakukan penelitian lapangan di barat daya Republik Dominika, “El Sur”.
about-provinces = Provinsinya adalah Barahona, Bahoruco dan Independencia.
about-second = Hoyito II dicatat di Neiba, Villa Jaragua, Los Ríos, Postrer Río, La Descubierta dan tempat lain.
about-second-long = Dengan dua belas lubang per baris, Hoyito II dicatat di Villa Jaragua pada Februari 2005.
about-third = Hoyito III diceritakan oleh Johnny, pemain berumur dua puluh tahun dari batey sebuah pabrik gula dekat Barahona.
about-house-rules = Aturan rumah
about-open-questions = Kalau sumber-sumber ini tidak menjawab suatu pertanyaan, permainan ini punya aturannya sendiri. Dalam aturan, itu disebut aturan rumah.
about-sources = Sumber
about-source-talk = V. Bautista i Roca, “Africa Hidden Inside a Small Hole”, Board Game Studies Colloquium VIII, Oxford, April 2005.
about-source-mancala-world = Mancala World, dengan lisensi CC BY-SA.
about-source-wikimanqala = Wikimanqala, dengan lisensi CC BY-SA.
about-this-edition = Edisi ini
about-version = Versi { $version }
about-licence = Program ini bebas, dengan lisensi MIT atau Apache 2.0.
about-fonts = Huruf-hurufnya Alegreya Sans, Noto Sans Armenian dan Noto Sans Bengali.
about-fonts-licence = Huruf-huruf itu juga bebas, dengan SIL Open Font License 1.1.
about-made-with = Dibuat dengan Bevy, dalam bahasa Rust.
about-sounds = Setiap gambar dan setiap bunyi berasal dari rumusnya sendiri.

## Past games

past-count = { $games } permainan. Sentuh satu untuk melihatnya lagi.
past-set-aside = { $games } permainan lama tidak bisa dibaca. Filenya kini bernama lain dan masih ada.
past-left-alone = { $games } permainan lama tidak bisa dibaca. Filenya dibiarkan apa adanya.
past-none = Belum ada permainan yang disimpan.
past-none-yet = Permainan yang kamu mainkan akan menunggumu di sini, untuk dilihat lagi langkah demi langkah.
past-not-kept = Yang kamu mainkan di jendela ini tidak disimpan, jadi tidak ada permainan yang akan muncul di sini.
past-what = { $date }  ·  { $rules }, 2 × { $holes }
past-text = Teks  ·  { $name }
past-how = { $against }  ·  { $result ->
    [won] menang { $ours } banding { $theirs }
    [lost] kalah { $ours } banding { $theirs }
    [drawn] seri { $ours } banding { $theirs }
    [south] Selatan menang { $ours } banding { $theirs }
    [north] Utara menang { $theirs } banding { $ours }
   *[unfinished] terhenti di { $ours } banding { $theirs }
}
save-as-text = Simpan sebagai teks: { $which }
left-game-is-kept = Permainan yang kamu tinggalkan ada di “Permainan lama”.
past-saved = Permainan kini ada sebagai teks di sini: { $path }
past-not-saved = Permainan tidak bisa ditulis: { $why }.
past-no-folder = Komputer ini tidak punya folder untuk teks.
past-unreadable = { $name } tidak bisa dibuka: { $why }.
past-open-text = Untuk melihat permainan yang disimpan sebagai file teks, seret filenya ke jendela ini, atau taruh di sini: { $folder }
past-drop-text = Untuk melihat permainan yang disimpan sebagai file teks, seret filenya ke jendela ini.
past-move-of = Langkah { $move } dari { $moves }.
to-its-start = Ke awal
move-before = Langkah sebelumnya
next-move = Langkah berikut
to-its-end = Ke akhir

## Set-up

setup = Permainan baru
setup-watch = Menonton
setup-level-is = Tingkat { $number }: { $level }
setup-level-of = { $who ->
    [south] Selatan
   *[north] Utara
}, { $number }: { $level }
board-line = { $board ->
    [i] Ambil tiap casa sambil menyebar.
    [ii] Rantai, lalu jalan lagi.
    [iii] Satu casa, lalu jalan lagi.
   *[long] Sama, tapi di papan panjang.
}
setup-by-lot = Diundi
setup-step = Tahap
setup-step-before = Tahap sebelumnya
setup-step-after = Tahap berikut

## Settings

settings-north-language = Bahasa untuk Utara
settings-north-text-size = Ukuran teks Utara
settings-north-turned = Putar sisi Utara
settings-captions = Keterangan
settings-page = Halaman
settings-language-before = Bahasa sebelumnya
settings-language-after = Bahasa berikut
settings-north-language-before = Utara: bahasa sebelumnya
settings-north-language-after = Utara: bahasa berikut
