### The words of Hoyito in Bengali (বাংলা). The original is en.ftl, where the rules for all languages stand.

## Building blocks

number = { $number }
verbatim = { $text }
percent = { $number }%
list-one = { $one }
list-two = { $first } আর { $rest }
list-more = { $first }, { $rest }

# Holes by their numbers: "in your hole 3", "in South's holes 4 and 3". $numbers is a list of $count numbers.
# Always in the locative (গর্তে), one or more: every message that says $holes is worded for it.
holes-of = { $whose ->
    [own] { $numbers } নম্বর গর্তে
    [you] তোমার { $numbers } নম্বর গর্তে
    [machine] যন্ত্রের { $numbers } নম্বর গর্তে
    [south] দক্ষিণের { $numbers } নম্বর গর্তে
   *[north] উত্তরের { $numbers } নম্বর গর্তে
}

## Players and levels

# On a player's tile.
player-name = { $who ->
    [you] তুমি
    [machine] যন্ত্র
    [south] দক্ষিণ
   *[north] উত্তর
}
# Under the name: without a verb's person, so that it fits "তুমি" too.
doing-waits = অপেক্ষায়
doing-sows = বোনা চলছে
doing-thinks = ভাবছে
doing-to-play = চালের পালা
doing-won = বিজয়ী
taken-here = +{ $seeds }

level = { $level ->
    [Newcomer] নবাগত
    [Child] শিশু
    [Cousin] কাজিন
    [Neighbour] পড়শি
    [Fisher] জেলে
    [Harvester] চাষি
    [Elder] প্রবীণ
   *[Perfect] নিখুঁত
}
level-sees = { $level ->
    [Newcomer] এক দফা বোনা দেখে, আর যা ভালো লাগে তা-ই খেলে। প্রথম খেলার জন্য।
    [Child] এক দফা বোনা দেখে।
    [Cousin] তিন দফা বোনা দেখে।
    [Neighbour] বোনার শেষ পর্যন্ত দেখে, কিন্তু তার পরে কী হয় তা দেখে না।
    [Fisher] নিজের পুরো পালা দেখে, চালের পর চাল।
    [Harvester] নিজের পুরো পালা দেখে, আর তারপর তুমি কী পেতে পারো তা-ও দেখে।
    [Elder] নিজের পালা ভাবে তোমার সেরা জবাবের কথা মাথায় রেখে।
   *[Perfect] যত দূর পারে আগে ভাবে, আর খেলার সব শেষ তার জানা।
}

## Caption: what a move does

caption-sows = { $who ->
    [you] তুমি
    [machine] যন্ত্র
    [south] দক্ষিণ
   *[north] উত্তর
} { $hole } নম্বর গর্ত থেকে { $seeds ->
    [one] একটি
   *[other] { $seeds }টি
} বীজ { $who ->
    [you] বুনছ।
   *[other] বুনছে।
}
caption-relays = শেষ বীজ পড়ল { $holes }, সেখানে ছিল { $others }টি: এখন { $seeds }টিই আবার বোনা হচ্ছে।
caption-takes-casa = কাসা! { $holes } { $who ->
    [you] তুমি চারটি বীজ পাচ্ছ।
    [machine] যন্ত্র চারটি বীজ পাচ্ছে।
    [south] দক্ষিণ চারটি বীজ পাচ্ছে।
   *[north] উত্তর চারটি বীজ পাচ্ছে।
}
caption-last-four = { $who ->
    [you] তুমি শেষ চারটি বীজ পাচ্ছ।
    [machine] যন্ত্র শেষ চারটি বীজ পাচ্ছে।
    [south] দক্ষিণ শেষ চারটি বীজ পাচ্ছে।
   *[north] উত্তর শেষ চারটি বীজ পাচ্ছে।
}
caption-passes = { $who ->
    [you] তোমার কোনো চাল নেই, তাই পালা ছাড়তে হবে।
    [machine] যন্ত্রের কোনো চাল নেই, তাই পালা ছাড়তে হবে।
    [south] দক্ষিণের কোনো চাল নেই, তাই পালা ছাড়তে হবে।
   *[north] উত্তরের কোনো চাল নেই, তাই পালা ছাড়তে হবে।
}
caption-takes-from = কাসা! { $holes } { $who ->
    [you] তুমি { $seeds }টি বীজ পেয়েছ।
    [machine] যন্ত্র { $seeds }টি বীজ পেয়েছে।
    [south] দক্ষিণ { $seeds }টি বীজ পেয়েছে।
   *[north] উত্তর { $seeds }টি বীজ পেয়েছে।
}
caption-takes-casas = { $casas }টি কাসা! { $who ->
    [you] তুমি { $seeds }টি বীজ পেয়েছ।
    [machine] যন্ত্র { $seeds }টি বীজ পেয়েছে।
    [south] দক্ষিণ { $seeds }টি বীজ পেয়েছে।
   *[north] উত্তর { $seeds }টি বীজ পেয়েছে।
}
caption-fell-in-empty = শেষ বীজ পড়ল { $holes }, গর্তটি খালি ছিল।
caption-ended-in-empty = খালি গর্তে গিয়ে বোনা শেষ হলো।
caption-ended-in-casa = তাতেই পালা শেষ।
caption-moves-again = { $who ->
    [you] আবার তোমার চাল।
    [machine] আবার যন্ত্রের চাল।
    [south] আবার দক্ষিণের চাল।
   *[north] আবার উত্তরের চাল।
}
caption-turn-of = { $who ->
    [you] তোমার পালা।
    [machine] যন্ত্রের পালা।
    [south] দক্ষিণের পালা।
   *[north] উত্তরের পালা।
}
# $again is yes or no: whether the mover moves again.
caption-chain = কাসা! { $holes } চারটি করে বীজ। { $who ->
    [you] তুমি সব মিলিয়ে { $seeds }টি পাচ্ছ{ $again ->
        [yes] , আবার তোমার চাল।
       *[no] ।
    }
    [machine] যন্ত্র সব মিলিয়ে { $seeds }টি পাচ্ছে{ $again ->
        [yes] , আবার যন্ত্রের চাল।
       *[no] ।
    }
    [south] দক্ষিণ সব মিলিয়ে { $seeds }টি পাচ্ছে{ $again ->
        [yes] , আবার দক্ষিণের চাল।
       *[no] ।
    }
   *[north] উত্তর সব মিলিয়ে { $seeds }টি পাচ্ছে{ $again ->
        [yes] , আবার উত্তরের চাল।
       *[no] ।
    }
}
caption-long-chain = কাসা! পরপর { $casas }টি কাসা। { $who ->
    [you] তুমি সব মিলিয়ে { $seeds }টি পাচ্ছ{ $again ->
        [yes] , আবার তোমার চাল।
       *[no] ।
    }
    [machine] যন্ত্র সব মিলিয়ে { $seeds }টি পাচ্ছে{ $again ->
        [yes] , আবার যন্ত্রের চাল।
       *[no] ।
    }
    [south] দক্ষিণ সব মিলিয়ে { $seeds }টি পাচ্ছে{ $again ->
        [yes] , আবার দক্ষিণের চাল।
       *[no] ।
    }
   *[north] উত্তর সব মিলিয়ে { $seeds }টি পাচ্ছে{ $again ->
        [yes] , আবার উত্তরের চাল।
       *[no] ।
    }
}
caption-many-laps = { $who ->
    [you] তুমি দফায় দফায় বুনে চলেছ
    [machine] যন্ত্র দফায় দফায় বুনে চলেছে
    [south] দক্ষিণ দফায় দফায় বুনে চলেছে
   *[north] উত্তর দফায় দফায় বুনে চলেছে
}: প্রতিবার শেষ বীজ পড়ছে অন্য বীজের মাঝে।
caption-round = { $rounds } রাউন্ডের { $round } নম্বর।
caption-begins = { $who ->
    [you] তুমি শুরু করবে।
    [machine] যন্ত্র শুরু করবে।
    [south] দক্ষিণ শুরু করবে।
   *[north] উত্তর শুরু করবে।
}
caption-choose = গোল দাগ দেওয়া একটি গর্ত বেছে নাও।
caption-decided = { $who ->
    [you] অর্ধেকের বেশি তোমার: এই রাউন্ড তোমার।
    [machine] অর্ধেকের বেশি যন্ত্রের: এই রাউন্ড যন্ত্রের।
    [south] অর্ধেকের বেশি দক্ষিণের: এই রাউন্ড দক্ষিণের।
   *[north] অর্ধেকের বেশি উত্তরের: এই রাউন্ড উত্তরের।
}
decided-may-stop = খেলা চালাতে পারো, বা মেনু থেকে থামতে পারো।
decided-seeds-count = ম্যাচ সমান হলে বীজও গোনা হবে।
caption-standoff-near = কেউ কিছু না পেলে { $moves }টি চাল পরে রাউন্ড শেষ।

## Caption: answers

nothing-to-undo = ফেরানোর মতো তোমার কোনো চাল নেই।
nothing-to-redo = কোনো চাল ফেরানো হয়নি, তাই আবার দেওয়ার মতো চাল নেই।
previews-are-on = যে গর্তের ওপর যাবে, তার বোনা দেখা যাবে।
previews-are-off = গর্তের বোনা আর দেখা যাবে না।
speed-is = { $speed ->
    [slow] চাল ধীরে দেখানো হবে।
    [calm] চাল শান্তভাবে দেখানো হবে।
    [normal] চাল স্বাভাবিক গতিতে দেখানো হবে।
    [brisk] চাল চটপট দেখানো হবে।
    [fast] চাল দ্রুত দেখানো হবে।
   *[at-once] চাল একবারে দেখানো হবে।
}
refused-empty = { $hole } নম্বর গর্ত খালি: বীজ আছে এমন গর্ত বেছে নাও।
refused-not-yours = { $whose ->
    [machine] ওই গর্তটি যন্ত্রের।
    [you] ওই গর্তটি তোমার।
    [south] ওই গর্তটি দক্ষিণের।
   *[north] ওই গর্তটি উত্তরের।
}
refused-endless = { $hole } নম্বর গর্তের বোনা কখনো শেষ হবে না, তাই এটি বাছা যাবে না।
refused-round-over = রাউন্ড শেষ।
refused-no-such-hole = ছকে এমন কোনো গর্ত নেই।

## The last move again

replay-one-lap = শেষ চালটি আবার
replay-laps = শেষ চালটি আবার, { $laps } দফা
replay-lap = শেষ চালটি আবার: { $laps } দফার { $lap } নম্বর

## Over the board while seeds fly

lap-line = দফা { $laps }
lap-line-hand = দফা { $laps }  ·  হাতে { $seeds }টি
chain-line = শিকল  ·  { $links }টির { $link } নম্বর

## Preview: what a hole would do

preview-way = { $hole } নম্বর গর্ত: { $laps ->
    [one] এক দফা
   *[other] { $laps } দফা
}, শেষ হবে { $holes }।
preview-way-empty = { $hole } নম্বর গর্ত: { $laps ->
    [one] এক দফা
   *[other] { $laps } দফা
}, শেষ হবে { $holes }, গর্তটি খালি।
preview-takes = { $holes } { $seeds }টি বীজ পাওয়া যাবে।
preview-takes-again = { $holes } { $seeds }টি বীজ পাওয়া যাবে, তারপর আবার চাল।
preview-many-holes = { $casas }টি গর্তে
preview-draw = এতে রাউন্ড ড্র হয়ে শেষ হবে।
preview-wins = { $who ->
    [you] এতে রাউন্ড শেষ হবে, জিতবে তুমি।
    [machine] এতে রাউন্ড শেষ হবে, জিতবে যন্ত্র।
    [south] এতে রাউন্ড শেষ হবে, জিতবে দক্ষিণ।
   *[north] এতে রাউন্ড শেষ হবে, জিতবে উত্তর।
}
preview-passes = { $who ->
    [you] তারপর তোমার কোনো চাল থাকবে না।
    [machine] তারপর যন্ত্রের কোনো চাল থাকবে না।
    [south] তারপর দক্ষিণের কোনো চাল থাকবে না।
   *[north] তারপর উত্তরের কোনো চাল থাকবে না।
}
preview-endless = { $hole } নম্বর গর্তের বোনা কখনো শেষ হবে না: এটি বাছা যাবে না।

## Hints

hint-side = { $side ->
    [left] তোমার বাঁ দিকের গর্তগুলো দেখো। কোন গর্ত, জানতে আবার জিজ্ঞেস করো।
   *[right] তোমার ডান দিকের গর্তগুলো দেখো। কোন গর্ত, জানতে আবার জিজ্ঞেস করো।
}
hint-hole = { $hole } নম্বর গর্ত সবচেয়ে ভালো মনে হয়। কারণ জানতে আবার জিজ্ঞেস করো।
# The path: two sentences, first what the move does, then why no other is as good.
hint-takes = { $hole } নম্বর গর্ত থেকে বুনলে { $seeds }টি বীজ পাবে{ $again ->
    [yes] , আর আবার চাল পাবে।
   *[no] ।
}
hint-ends-empty = { $hole } নম্বর গর্ত থেকে বুনলে শেষ হবে খালি গর্তে।
hint-only = আর কোনো গর্ত থেকে চাল দেওয়া যায় না।
# $outcome is won, drawn or lost: how the round ends with it.
hint-last-four = শেষ চারটিও তোমার{ $outcome ->
    [won] , আর তুমি জিতবে।
    [drawn] , রাউন্ড ড্র।
   *[lost] ।
}
hint-wins = রাউন্ড শেষ হবে, আর তুমি জিতবে।
hint-only-taker = আর কোনো গর্ত থেকে কিছুই পাওয়া যাবে না।
hint-more = অন্য যেকোনো গর্তের চেয়ে { $more }টি বেশি।
# In one turn, which has several moves.
hint-turn = পরের চালগুলো মিলিয়ে { $seeds }টি পেতে পারো, অন্য যেকোনো পথের চেয়ে { $more }টি বেশি।
hint-passes = তারপর অন্য পক্ষের কোনো চাল থাকবে না।
# $holes is one hole, with a casa that both sides could take.
hint-first = অন্য পক্ষের আগেই কাসাটি তুমি নেবে { $holes } থেকে।
hint-leaves-nothing = তারপর অন্য পক্ষ কিছুই পাবে না; অন্য গর্তে চাল দিলে { $others }টি বা বেশি পাবে।
hint-leaves-less = তারপর অন্য পক্ষ বড়জোর { $seeds }টি পাবে; অন্য গর্তে চাল দিলে { $others }টি বা বেশি।
hint-sure-win = তাহলে অন্য পক্ষ যা-ই করুক, তুমি জিততে পারো।
# What the turn takes, against what the other side's best answer takes. $better is gain, even or lose.
hint-balance = { $better ->
    [gain] সেরা জবাবের চেয়ে তুমি { $seeds }টি বেশি পাবে। অন্য গর্তে আরও কম।
    [even] সেরা জবাব যতটা পাবে, তুমিও ততটাই। অন্য গর্তে আরও কম।
   *[lose] সেরা জবাব তোমার চেয়ে { $seeds }টি বেশি পাবে। অন্য গর্তে ক্ষতি আরও বেশি।
}
hint-leaves-few = তারপর অন্য পক্ষ { $seeds ->
    [0] কিছুই পাবে না
   *[other] বড়জোর { $seeds }টি পাবে
}; খারাপ গর্তে চাল দিলে { $worst }টি পেত।
hint-takes-most = আর কোনো গর্ত থেকে এর বেশি পাওয়া যাবে না।
hint-again = তারপর আরও { $seeds }টি পেতে পারো।
hint-loses-least = রাউন্ড হারছ, কিন্তু এতে সবচেয়ে কম হারবে।
# A capture that is prepared for the next turn.
hint-ready = এতে { $seeds }টি নেওয়ার পথ তৈরি হয়, অন্য পক্ষ যদি না আটকায়।
hint-keeps = তোমার হাতে থাকবে { $holes ->
    [one] একটি গর্ত
   *[other] { $holes }টি গর্ত
}, অন্য যেকোনো পথের চেয়ে বেশি।
hint-far-ahead = অনেক চাল আগে পর্যন্ত দেখলে এটিই সেরা।

## The end of a round and of a match

verdict-draw = ড্র, দুজনেরই { $seeds }টি করে বীজ
verdict-wins = { $who ->
    [you] তুমি জিতেছ { $more }–{ $fewer }
    [machine] যন্ত্র জিতেছে { $more }–{ $fewer }
    [south] দক্ষিণ জিতেছে { $more }–{ $fewer }
   *[north] উত্তর জিতেছে { $more }–{ $fewer }
}
end-last-four = চারটি বীজ বাকি, তাই রাউন্ড শেষ।
end-board-empty = ছকে আর কোনো বীজ নেই।
end-repetition = একই অবস্থা তৃতীয়বার এল।
end-standoff = পরপর { $moves }টি চালে কেউ কিছু পায়নি।
end-blocked = কোনো পক্ষেরই আর চাল নেই।
match-won = { $who ->
    [you] তুমি ম্যাচ জিতেছ: রাউন্ড { $more }–{ $fewer }।
    [machine] যন্ত্র ম্যাচ জিতেছে: রাউন্ড { $more }–{ $fewer }।
    [south] দক্ষিণ ম্যাচ জিতেছে: রাউন্ড { $more }–{ $fewer }।
   *[north] উত্তর ম্যাচ জিতেছে: রাউন্ড { $more }–{ $fewer }।
}
match-drawn = { $rounds ->
    [0] ম্যাচ ড্র, কেউ কোনো রাউন্ড জেতেনি।
   *[other] ম্যাচ ড্র, দুজনেরই { $rounds }টি করে রাউন্ড।
}
match-stands = রাউন্ড জয়: { $south-name } { $south }, { $north-name } { $north }।
next-round = পরের রাউন্ড
play-again = আবার খেলো
see-it-again = আবার দেখো

## Title

tagline = মাটিতে ছোট ছোট গর্ত। আটচল্লিশটি বীজ।
go-on = চালিয়ে যাও
play-the-machine = যন্ত্রের সঙ্গে খেলো
two-at-one-table = এক টেবিলে দুজন
learn = শেখো
rules = নিয়ম
statistics = পরিসংখ্যান
settings = সেটিংস
leave = বন্ধ করো
# A match that can be gone on with. $rules is a name of the rules, $against one of the next three, $round may be empty.
saved-match = { $rules }, ২ × { $holes }, { $against }, { $ours }–{ $theirs }
saved-match-round = { $rules }, ২ × { $holes }, { $against }, { $rounds } রাউন্ডের { $round } নম্বর, { $ours }–{ $theirs }
against-level = প্রতিপক্ষ: { $level }
against-friend = এক টেবিলে দুজন
against-nobody = যন্ত্র একাই

## Buttons on the table

menu = মেনু
undo = ফেরাও
redo = আবার দাও
hint = ইঙ্গিত
speed = গতি
back = পেছনে

## The menu over the board

begin-anew = নতুন করে শুরু
another-game = অন্য খেলা
to-title = প্রথম পাতা
speed-name = { $speed ->
    [slow] ধীর
    [calm] শান্ত
    [normal] স্বাভাবিক
    [brisk] চটপটে
    [fast] দ্রুত
   *[at-once] একবারে
}

## Set-up

setup-you-and-the-machine = তুমি আর যন্ত্র
setup-seeds = বীজ
setup-who-starts = কে শুরু করবে
start-means = { $kind ->
    [traditional] পরে চাল দিলে সুবিধা: প্রথম চালের জবাব যে দেয়, সে-ই সবচেয়ে বেশি পেতে পারে।
    [lot] লটারিতে বীজ সাজানো হয়, এমন একভাবে যা যন্ত্র দুজনের জন্যই সমান পেয়েছে।
    [number] যন্ত্র যেসব সাজ দুজনের জন্যই সমান পেয়েছে, তার একটি তুমি বেছে নাও।
   *[handicap] এক পক্ষ আগে থেকেই কিছু বীজ নিয়ে শুরু করে: যে কম খেলেছে, তার সুবিধা।
}
setup-game-waits = যে খেলাটি ছেড়ে এসেছ, তা আগের খেলার মধ্যে থাকবে।
setup-rounds = রাউন্ড
setup-start = শুরু
# With a space that breaks: of large text a tile holds no more than the first word in a line.
rules-name = { $rules ->
    [i] ওইয়িতো I
    [ii] ওইয়িতো II
   *[iii] ওইয়িতো III
}
board-name = { $rules }, ২ × { $holes }
rules-in-short = { $rules ->
    [i] বুনতে বুনতে প্রতিটি কাসা নাও। বোনা শেষ হলে তোমার পালা শেষ।
    [ii] কাসায় বোনা শেষ করে সেটি আর তার ঠিক পেছনের সব কাসা নাও। তারপর আবার চাল দাও।
   *[iii] কাসায় বোনা শেষ করে সেটি নাও। তারপর আবার চাল দাও।
}
# In a list of choices: who starts.
starter = { $who ->
    [you] তুমি
    [machine] যন্ত্র
    [south] দক্ষিণ
   *[north] উত্তর
}
start-kind = { $kind ->
    [traditional] চারটি করে
    [lot] সমান, লটারিতে
    [number] সমান, বাছাই
   *[handicap] এগিয়ে শুরু
}
start-even = সমান শুরু { $number }
start-handicap = { $who ->
    [you] তোমার { $seeds }টি
    [machine] যন্ত্রের { $seeds }টি
    [south] দক্ষিণের { $seeds }টি
   *[north] উত্তরের { $seeds }টি
}
fewer = কম
more = বেশি

## Settings

settings-play = খেলা
settings-sight = দৃশ্য
settings-sound = শব্দ
settings-words = লেখা
settings-of = সেটিংস · { $group }
settings-language = ভাষা
settings-text-size = লেখার আকার
settings-preview = চালের পূর্বাভাস
settings-hole-numbers = গর্তের নম্বর
settings-high-contrast = উচ্চ কনট্রাস্ট
settings-hues-apart = বর্ণান্ধদের জন্য রং
settings-light = দিনের সময়
settings-less-motion = কম নড়াচড়া
settings-effects = খেলার শব্দ
settings-ambience = গ্রামের শব্দ
settings-voice = মুখের কথা
settings-voice-none = এখনো নেই
settings-mute = নিঃশব্দ
settings-reset = সব সেটিংস শুরুর মতো
yes = হ্যাঁ
no = না
light-name = { $light ->
    [evening] সন্ধ্যা
   *[afternoon] বিকেল
}

## Files

kept-match = চলতি খেলাটি
kept-past-match = আগের একটি খেলা
kept-past-matches = আগের খেলার ফোল্ডার
kept-statistics = পরিসংখ্যান
kept-settings = সেটিংস
trouble-set-aside = { $what } পড়া গেল না: { $why }। ফাইলটির নাম এখন { $name }।
trouble-left-alone = { $what } পড়া গেল না: { $why }। { $name } যেমন ছিল তেমনই থাকবে, তার জায়গায় কিছু রাখা হবে না।
trouble-cannot-save = খেলাটি সংরক্ষণ করা যাচ্ছে না: { $why }। তুমি খেলা চালিয়ে যেতে পারো।
trouble-no-folder = এই কম্পিউটারে খেলা সংরক্ষণের ফোল্ডার নেই। তুমি খেলতে পারো, কিন্তু কিছু সংরক্ষণ করা হবে না।
trouble-in-use = খেলাটি অন্য উইন্ডোতে খোলা আছে। এখানে যা খেলবে তা সংরক্ষণ করা হবে না।
why-not-ours = এটি এই খেলার ফাইল নয়
why-newer = এটি আরও নতুন সংস্করণের
why-damaged = ফাইলটি নষ্ট
why-disk-full = ডিস্ক ভর্তি
why-read-only = এই ডিস্কে কিছু লেখা যায় না
why-not-allowed = প্রোগ্রামটির সেই অনুমতি নেই
why-file-in-the-way = ফোল্ডারের জায়গায় একটি ফাইল আছে
why-folder-in-the-way = ফাইলের জায়গায় একটি ফোল্ডার আছে
why-not-there = ফাইল বা তার ফোল্ডারটি নেই
why-interrupted = পড়া বা লেখা মাঝপথে থেমে গেছে
why-other = { $error }

## Read aloud by screen readers

hole-aloud = { $holes } { $seeds ->
    [0] কোনো বীজ নেই
    [one] একটি বীজ
   *[other] { $seeds }টি বীজ
}
hole-aloud-endless = { $holes } { $seeds ->
    [one] একটি বীজ
   *[other] { $seeds }টি বীজ
}, বোনা কখনো শেষ হবে না
score-aloud = { $seeds ->
    [0] এখনো কিছু পায়নি
    [one] একটি বীজ পেয়েছে
   *[other] { $seeds }টি বীজ পেয়েছে
}

## Learn: a lesson that is played

learn-step = { $steps } ধাপের { $step } নম্বর
learn-touch-hole = { $board ->
    [new] নতুন ছক: { $hole }
   *[same] { $hole }
} নম্বর গর্ত ছোঁও।
learn-not-that-one = ওটি এখনই নয়। গোল দাগ { $hole } নম্বর গর্তে।
count-and-more = { $seeds } + { $more }
learn-again = আবার
learn-long-board = লম্বা ছক
learn-what-next = এরপর কী?
learn-lessons = একটি পাঠে এক মিনিটও লাগে না।
learn-long-board-line = { $rules }, প্রতি পাশে বারোটি গর্ত।
learn-learnt = শেখা হয়ে গেছে।
learn-sow-why = { $side ->
    [right] ডান দিকের সারিটি তোমার।
   *[below] নিচের সারিটি তোমার।
} বীজগুলো একে একে পড়ে।
learn-sow-headline = বোনা হলো!
learn-sow-what = শেষ বীজ খালি গর্তে পড়ল: পালা শেষ।
learn-relay-why = এর শেষ বীজ পড়বে অন্য বীজের মাঝে।
learn-relay-headline = আরেক দফা!
learn-relay-what = যেখানে শেষ হয়, সেখানকার সব বীজ তুলে আবার বোনো।
learn-casa-why = এর শেষ বীজে ৫ নম্বর গর্তে চারটি হবে।
learn-casa-headline = কাসা!
learn-casa-what = তোমার শেষ বীজে চারটি হলো, মানে কাসা। সেগুলো তোমার পাতায় যায়।
learn-chain-why = দেখো, কোন কোন গর্তে চারটি করে হয়।
learn-chain-headline = শিকল!
learn-chain-what = শেষ কাসার ঠিক পেছনের কাসাগুলোও তোমার।
learn-again-why = কাসা পেয়েছ, তাই আবার তোমার চাল।
learn-again-headline = আবারও!
learn-again-what = অন্য পাশেও তুমি কাসা বানাতে পারো।
learn-last-four-why = এই কাসাটি নাও, তাহলে ঠিক চারটি বীজ বাকি থাকবে।
learn-last-four-headline = শেষ চারটি!
learn-last-four-what = শেষবার তুমি পেয়েছ, তাই এগুলো তোমার। যার বীজ বেশি, সে-ই জেতে।
learn-passing-why = ওইয়িতো I-এ প্রতিটি কাসা হওয়ামাত্র তোমার।
learn-passing-headline = বুনতে বুনতেই!
learn-passing-what = চারটি তুমি পেলে, আর বোনা চলতে থাকল।
learn-either-side-why = এই বোনা ঘুরে অন্য পাশে যাবে।
learn-either-side-headline = ওখানেও!
learn-either-side-what = যে বোনে, কাসা সে-ই পায়, যে পাশেই হোক।
learn-no-more-why = এখানে একেবারে শেষ বীজে কাসা হবে।
learn-no-more-headline = পালা শেষ।
learn-no-more-what = চারটি তুমি পাও, কিন্তু আবার চাল পাও না।
learn-no-chain-why = তিনটি গর্তে চারটি করে হবে। তুমি কোনটি পাবে?
learn-no-chain-headline = শুধু একটি!
learn-no-chain-what = ওইয়িতো III-এ শিকল নেই: বাকিগুলো থেকে যায়।
learn-one-more-why = কাসা পেয়েছ, তাই আবার তোমার চাল।
learn-one-more-headline = একে একে!
learn-one-more-what = যতক্ষণ কাসায় শেষ হয়, ততক্ষণ তুমি চালিয়ে যাও।
learn-round-three-why = এখন তৃতীয় রাউন্ড, আর দ্বিতীয় রাউন্ড জিতেছে উত্তর।
learn-round-three-headline = উত্তর পেল!
learn-round-three-what = তৃতীয় রাউন্ড থেকে শেষ চারটি পায় আগের রাউন্ডের বিজয়ী।
learn-long-way-why = প্রতি পাশে বারোটি গর্ত, নিয়ম সেই একই।
learn-long-way-headline = তিন দফা!
learn-long-way-what = লম্বা ছকে বোনা অনেক দূর যেতে পারে।
learn-round-corner-why = চারটি গর্তে চারটি করে হবে, একটির পেছনে একটি।
learn-round-corner-headline = চারটি কাসা!
learn-round-corner-what = শিকল কোণও ঘুরে যায়: ষোলোটি বীজ।

## Two at one table

end-agreement = দুই পক্ষই থামতে রাজি হয়েছে।
asks-to-take-back = { $who ->
    [south] দক্ষিণ তার শেষ চাল আর তার পরের সব ফেরাতে চায়।
   *[north] উত্তর তার শেষ চাল আর তার পরের সব ফেরাতে চায়।
}
offers-to-stop = { $who ->
    [south] দক্ষিণ থামতে চায়। শুধু পাওয়া বীজ গোনা হবে।
   *[north] উত্তর থামতে চায়। শুধু পাওয়া বীজ গোনা হবে।
}
allow = অনুমতি দাও
accept = রাজি
refuse = না
waits-to-take-back = { $who ->
    [south] তুমি দক্ষিণকে বলছ, তোমার শেষ চাল আর তার পরের সব ফিরবে।
   *[north] তুমি উত্তরকে বলছ, তোমার শেষ চাল আর তার পরের সব ফিরবে।
}
waits-for-stop = { $who ->
    [south] তুমি দক্ষিণকে থামতে বলছ। শুধু পাওয়া বীজ গোনা হবে।
   *[north] তুমি উত্তরকে থামতে বলছ। শুধু পাওয়া বীজ গোনা হবে।
}
undo-withdraws = ফেরাও চাপলে আর চাওয়া হবে না।
answer-first = { $who ->
    [south] আগে দক্ষিণকে জবাব দাও।
   *[north] আগে উত্তরকে জবাব দাও।
}
stop-declined = { $who ->
    [you] তুমি খেলা চালিয়ে যাচ্ছ।
    [machine] যন্ত্র খেলা চালিয়ে যেতে চায়।
    [south] দক্ষিণ খেলা চালিয়ে যেতে চায়।
   *[north] উত্তর খেলা চালিয়ে যেতে চায়।
}
undo-declined = { $who ->
    [south] দক্ষিণ রাজি নয়: কিছুই ফেরানো হবে না।
   *[north] উত্তর রাজি নয়: কিছুই ফেরানো হবে না।
}
undo-played-on = { $who ->
    [south] দক্ষিণ খেলে ফেলেছে: কিছুই ফেরানো হবে না।
   *[north] উত্তর খেলে ফেলেছে: কিছুই ফেরানো হবে না।
}
stop-played-on = { $who ->
    [south] দক্ষিণ খেলে ফেলেছে: রাউন্ড চলছে।
   *[north] উত্তর খেলে ফেলেছে: রাউন্ড চলছে।
}
offer-to-stop = থামার প্রস্তাব
offer-to-stop-means = তখন শুধু পাওয়া বীজ গোনা হবে।
not-yet = এখনই নয়।

## Lists that have several pages

page-before = আগের পাতা
page-after = পরের পাতা
more-above = আরও উপরে
more-below = আরও নিচে
page-of = { $pages } পাতার { $page } নম্বর

## Statistics

past-games = আগের খেলা
stats-total = { $games ->
    [one] একটি খেলা
   *[other] { $games }টি খেলা
}, যন্ত্রের বিরুদ্ধে জয় { $won }টি
stats-none = এখনো কোনো খেলা শেষ পর্যন্ত খেলা হয়নি।
stats-none-yet = এখানে প্রতিটি জেতা খেলার জন্য একটি বীজ থাকবে, প্রতিটি হারা খেলার জন্য একটি খালি গর্ত।
stats-all = সব খেলা
stats-friends = দক্ষিণ আর উত্তর
stats-won = জয়
stats-lost = হার
stats-drawn = ড্র
stats-not-played = এখনো খেলা হয়নি
stats-won-of = { $games }টির মধ্যে { $won }টি জয়
stats-chain = সবচেয়ে লম্বা শিকল: { $casas ->
    [one] একটি কাসা
   *[other] { $casas }টি কাসা
}
stats-no-chain = এখনো কোনো কাসা নেওয়া হয়নি।
stats-most-seeds = এক পালায় সবচেয়ে বেশি বীজ: { $seeds }টি
stats-sowings = { $sowings ->
    [one] একবার বুনে
   *[other] { $sowings } বার বুনে
}
stats-no-most-seeds = এখনো কোনো বীজ নেওয়া হয়নি।
stats-relay = সবচেয়ে লম্বা বোনা: { $laps ->
    [one] এক দফা
   *[other] { $laps } দফা
}
stats-relay-seeds = { $seeds ->
    [one] একটি বীজ
   *[other] { $seeds }টি বীজ
} বোনা হয়েছে। প্রতিটি বাঁকা রেখা এক দফা: তোলা আর বোনা।
stats-no-relay = এখনো কোনো গর্ত থেকে বোনা হয়নি।
stats-reset = শূন্য থেকে গোনো

## Rules. Plain words, as to a child who is to play in a minute.

rules-house = ঘরের নিয়ম:
rules-text = নিয়মের লেখা
rules-board = ছক
rules-rows-both = দুটি সারি, প্রতিটিতে { $short }টি বা { $long }টি গর্ত। পাওয়া বীজ থাকে ছকের পাশে, কোনো গর্তে নয়।
rules-rows-one = দুটি সারি, প্রতিটিতে { $holes }টি গর্ত। পাওয়া বীজ থাকে ছকের পাশে, কোনো গর্তে নয়।
rules-yours = তোমার কাছের সারিটি তোমার।
rules-seeds-both = শুরুতে প্রতি গর্তে চারটি বীজ থাকে: মোট { $short }টি, লম্বা ছকে { $long }টি।
rules-seeds-one = শুরুতে প্রতি গর্তে চারটি বীজ থাকে: মোট { $seeds }টি।
rules-other-starts = অন্য শুরুও বেছে নেওয়া যায়: সমান শুরু, কিংবা এক পক্ষকে আগেই কিছু বীজ।
rules-way = বীজ ঘোরে ঘড়ির কাঁটার উল্টো দিকে: তোমার সারি ধরে ডানে, তারপর অন্য সারি ধরে ফেরে।
rules-aim = শেষে যে বেশি বীজ পেয়েছে, সে-ই জেতে।
rules-move = চাল
rules-pick = বীজ আছে, নিজের এমন একটি গর্ত বেছে সব বীজ তোলো।
rules-sow = সেগুলো একে একে পরের গর্তগুলোতে ফেলো।
rules-not-skipped = পুরো এক পাক ঘুরে এলে যে গর্ত থেকে শুরু, সেটিও একটি বীজ পায়।
rules-ends-empty = শেষ বীজ খালি গর্তে পড়লে তোমার পালা শেষ।
rules-relay = অন্য বীজের মাঝে পড়লে সেই বীজসহ সব তোলো, আর পরের গর্ত থেকে আবার বোনো।
rules-lap = প্রতিবার তুলে বোনা মানে এক দফা।
rules-capture = বীজ পাওয়া
rules-casa = যে গর্তে ঠিক চারটি বীজ, সেটি কাসা।
rules-en-passant = বীজ পড়ে যখনই কাসা হয়, তখনই সেই চারটি তুমি পাও, যে পাশেই হোক।
rules-goes-on = তারপর হাতে যা বাকি, তা বুনে চলো।
rules-last-seed-takes = দফার শেষ বীজে কাসা হলে সেই চারটি তুমি পাও, আর বোনা শেষ হয়।
rules-chain = তারপর তার আগের গর্তটি দেখো। সেটি কাসা হলে তা-ও তুমি পাও, এভাবে পেছনের দিকে চলতে থাকে।
rules-chain-whose = গর্তগুলো কার, বা সেগুলোতে তুমি বুনেছ কি না, তাতে কিছু যায় আসে না।
rules-no-chain = তুমি শুধু এই একটি কাসা পাও, আর কোনোটি নয়।
rules-never-relayed = কাসা নেওয়া হয়, কখনো আবার বোনা হয় না।
rules-again = আবার চাল
rules-moves-again = যে বীজ পায়, সে আবার চাল দেয়।
rules-no-other-move = আবার চাল নেই: বোনা শেষ হলে তোমার পালা শেষ।
rules-passing = পালা ছেড়ে দেওয়া
rules-pass = খেলার মতো গর্ত না থাকলে তোমাকে পালা ছাড়তে হবে। বীজ পাওয়ার পরেও তা-ই।
rules-blocked = কোনো পক্ষেরই চাল না থাকলে রাউন্ড শেষ।
rules-endless = অন্তহীন বোনা
rules-for-ever = কোনো কোনো বোনা কখনো শেষ হবে না।
rules-lap-limit = যে গর্তের বোনায় { $laps } দফার বেশি লাগবে, তা বাছা যাবে না।
rules-endless-shown = খেলায় এমন গর্তে চিহ্ন থাকে।
rules-end = খেলার শেষ
rules-last-four = বীজ নেওয়ার পর ঠিক চারটি বাকি থাকলে, যে নিয়েছে সে ওই চারটিও পায়, আর রাউন্ড শেষ।
rules-last-four-in-hand = বীজ নেওয়ার পর হাতের বীজ ধরে ঠিক চারটি বাকি থাকলে, যে নিয়েছে সে ওই চারটিও পায়, আর রাউন্ড শেষ।
rules-last-four-named = { $round } নম্বর রাউন্ড থেকে শেষ চারটি পায় আগের রাউন্ডের বিজয়ী।
rules-last-four-after-draw = সেই রাউন্ড ড্র হয়ে থাকলে যে বীজ নিয়েছে, সে-ই পায়।
rules-board-empty = শিকলে বাকি সব বীজ নেওয়া হয়ে গেলে রাউন্ড শেষ।
rules-repetition = শেষবার বীজ নেওয়ার পর থেকে একই অবস্থা { $times } বার এলে রাউন্ড শেষ।
rules-standoff-both = পরপর { $short }টি চালে কেউ বীজ না পেলে রাউন্ড শেষ; লম্বা ছকে { $long }টি চালে।
rules-standoff-one = পরপর { $moves }টি চালে কেউ বীজ না পেলে রাউন্ড শেষ।
rules-agreement = দুই পক্ষ থামতে রাজি হলে রাউন্ড শেষ।
rules-left-over = তখন ছকে যা থাকে, তা কারও নয়।
rules-winner = যে বেশি বীজ পেয়েছে, সে রাউন্ড জেতে। দুজনের সমান হলে ড্র।
rules-match = ম্যাচ
rules-rounds = কয় রাউন্ড হবে, তুমি বেছে নাও: { $rounds } থেকে।
rules-starter = দুই পক্ষ পালা করে রাউন্ড শুরু করে।
rules-match-winner = যে বেশি রাউন্ড জেতে, সে ম্যাচ জেতে।
rules-match-tie = দুজনে সমান রাউন্ড জিতলে সব রাউন্ডের বীজ মিলিয়ে বিজয়ী ঠিক হয়। সেগুলোও সমান হলে ড্র।
rules-figure-lap = এক দফা। শেষ বীজ খালি গর্তে পড়ল।
rules-figure-taken = { $rules ->
    [i] বুনতে বুনতে প্রতিটি কাসা নেওয়া হয়।
    [ii] শেষ বীজে কাসা হলো; ঠিক তার পেছনে ছিল আরও দুটি।
   *[iii] শুধু শেষ বীজের কাসাটি নেওয়া হয়।
}

## About the game. Says no more than is known. Names of people, places and works stay as they are.

about = ওইয়িতোর কথা
about-text = ওইয়িতো নিয়ে লেখা
about-name = নাম
about-little-hole = ওইয়িতো মানে “ছোট গর্ত”।
about-casitas = খেলাটির আরও নাম কাসিতাস, মানে “ছোট ছোট ঘর”, আর মাতে।
about-mate = মাতে সেই গাছ, যা থেকে বীজ পাওয়া যায়।
about-kay = হাইতিতে এই একই পরিবারের খেলাকে বলে কাই, মানে “ঘর”।
about-casa = এক গর্তে চারটি বীজ: কাসা
about-played = কীভাবে খেলা হয়
about-in-the-earth = মাটিতে খোঁড়া গর্তে, কিংবা শক্ত মাটিতে চক দিয়ে আঁকা গর্তে।
about-today = ২০০৫ সালে বড় শহরগুলোতে শুধু বয়স্করাই এটি মনে রেখেছিলেন।
about-today-where = ছোট শহরে এটি খেলা হতো কেন্দ্র থেকে দূরে, যেখানে রাস্তায় কংক্রিট পৌঁছায়নি।
about-recorded = কে লিখে রেখেছেন
about-who = ভিক্তর বাউতিস্তা ই রোকা প্রথম এর বর্ণনা দেন।
about-interviews = ২০০৪ সালের সেপ্টেম্বরে তিনি আর সালভাদোর কাজেস ই মাজোরাল কাতালোনিয়ায় ডোমিনিকানদের সাক্ষাৎকার নেন।
about-field-work = ২০০৫ সালের জানুয়ারি আর ফেব্রুয়ারিতে তিনি ডোমিনিকান প্রজাতন্ত্রের দক্ষিণ-পশ্চিমে, “এল সুর” অঞ্চলে, মাঠপর্যায়ে কাজ করেন।
about-provinces = প্রদেশগুলো হলো বারাওনা, বাওরুকো আর ইন্দেপেন্দেন্সিয়া।
about-second = ওইয়িতো II লিখে রাখা হয় নেইবা, ভিয়া হারাগুয়া, লোস রিওস, পোস্ত্রের রিও, লা দেস্কুবিয়ের্তা আর অন্য কিছু জায়গায়।
about-second-long = সারিতে বারোটি গর্ত নিয়ে এটি লিখে রাখা হয় ভিয়া হারাগুয়ায়, ২০০৫ সালের ফেব্রুয়ারিতে।
about-third = ওইয়িতো III-এর কথা বলেছেন জনি, বারাওনার কাছে এক চিনিকলের বাতেইয়ের বিশ বছর বয়সী এক খেলোয়াড়।
about-house-rules = ঘরের নিয়ম
about-open-questions = এসব উৎসে যেখানে প্রশ্ন খোলা থেকে যায়, সেখানে এই খেলার নিজের একটি নিয়ম আছে। নিয়মের লেখায় তাকে বলা হয় ঘরের নিয়ম।
about-sources = উৎস
about-source-talk = ভি. বাউতিস্তা ই রোকা, “Africa Hidden Inside a Small Hole”, Board Game Studies Colloquium VIII, অক্সফোর্ড, এপ্রিল ২০০৫।
about-source-mancala-world = Mancala World, CC BY-SA লাইসেন্সে।
about-source-wikimanqala = Wikimanqala, CC BY-SA লাইসেন্সে।
about-this-edition = এই প্রকাশনা
about-version = সংস্করণ { $version }
about-licence = প্রোগ্রামটি মুক্ত, MIT বা Apache 2.0 লাইসেন্সে।
about-fonts = লেখার হরফ Alegreya Sans, Noto Sans Armenian আর Noto Sans Bengali।
about-fonts-licence = সেগুলোও মুক্ত, SIL Open Font License 1.1-এর অধীনে।
about-made-with = এটি Bevy দিয়ে বানানো, Rust ভাষায়।
about-sounds = প্রতিটি ছবি আর প্রতিটি শব্দ আসে নিজস্ব সূত্র থেকে।

## Past games

past-count = { $games ->
    [one] একটি খেলা। আবার দেখতে সেটি ছোঁও।
   *[other] { $games }টি খেলা। আবার দেখতে একটি ছোঁও।
}
past-set-aside = { $games ->
    [one] আগের একটি খেলা পড়া গেল না। ফাইলটির নাম এখন অন্য, ফাইলটি এখনো আছে।
   *[other] আগের { $games }টি খেলা পড়া গেল না। ফাইলগুলোর নাম এখন অন্য, ফাইলগুলো এখনো আছে।
}
past-left-alone = { $games ->
    [one] আগের একটি খেলা পড়া গেল না। ফাইলটি যেমন ছিল তেমনই থাকবে।
   *[other] আগের { $games }টি খেলা পড়া গেল না। ফাইলগুলো যেমন ছিল তেমনই থাকবে।
}
past-none = এখনো কোনো খেলা রাখা হয়নি।
past-none-yet = তুমি যেসব খেলা খেলবে সেগুলো এখানে তোমার অপেক্ষায় থাকবে, একটি একটি করে চাল আবার দেখার জন্য।
past-not-kept = এই উইন্ডোতে যা খেলবে তা রাখা হবে না, তাই এখানে কোনো খেলা আসবে না।
past-what = { $date }  ·  { $rules }, ২ × { $holes }
past-text = লেখা  ·  { $name }
past-how = { $against }  ·  { $result ->
    [won] জয় { $ours }–{ $theirs }
    [lost] হার { $ours }–{ $theirs }
    [drawn] ড্র { $ours }–{ $theirs }
    [south] দক্ষিণ জিতেছে { $ours }–{ $theirs }
    [north] উত্তর জিতেছে { $theirs }–{ $ours }
   *[unfinished] অসমাপ্ত { $ours }–{ $theirs }
}
save-as-text = লেখা হিসেবে রাখো: { $which }
left-game-is-kept = ছেড়ে আসা খেলাটা “আগের খেলা”-র মধ্যে আছে।
past-saved = খেলাটি এখন লেখা হিসেবে এখানে: { $path }
past-not-saved = খেলাটি লেখা গেল না: { $why }।
past-no-folder = এই কম্পিউটারে লেখা রাখার ফোল্ডার নেই।
past-unreadable = { $name } খোলা গেল না: { $why }।
past-open-text = লেখার ফাইলে রাখা খেলা দেখতে ফাইলটি টেনে এই উইন্ডোতে ছাড়ো, কিংবা এখানে রাখো: { $folder }
past-drop-text = লেখার ফাইলে রাখা খেলা দেখতে ফাইলটি টেনে এই উইন্ডোতে ছাড়ো।
past-move-of = { $moves }টি চালের { $move ->
    [0] একটিও নয়
   *[other] { $move } নম্বর
}।
to-its-start = শুরুতে
move-before = আগের চাল
next-move = পরের চাল
to-its-end = শেষে

## Set-up

setup = নতুন খেলা
setup-watch = শুধু দেখো
setup-level-is = স্তর { $number }: { $level }
setup-level-of = { $who ->
    [south] দক্ষিণ
   *[north] উত্তর
}, স্তর { $number }: { $level }
board-line = { $board ->
    [i] বুনতে বুনতে সব কাসা নাও।
    [ii] শিকল, তারপর আবার চাল।
    [iii] একটি কাসা, তারপর আবার চাল।
   *[long] একই নিয়ম, লম্বা ছকে।
}
setup-by-lot = লটারিতে
setup-step = ধাপ
setup-step-before = আগের ধাপ
setup-step-after = পরের ধাপ

## Settings

settings-north-language = উত্তরের ভাষা
settings-north-text-size = উত্তরের লেখার আকার
settings-north-turned = উত্তরের লেখা ঘোরাও
settings-captions = চালের বিবরণ
settings-page = পাতা
settings-language-before = আগের ভাষা
settings-language-after = পরের ভাষা
settings-north-language-before = উত্তর: আগের ভাষা
settings-north-language-after = উত্তর: পরের ভাষা
