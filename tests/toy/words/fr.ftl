game-name = Lanternes
game-tagline = Montre une lumière et espère qu’elle soit la plus haute.

prompt-show = Quelle lanterne montres-tu ?
prompt-spoils = Tu remportes la manche : prends-tu une lanterne de plus ?

action-show = Montrer { $lantern }
action-take = Prendre une lanterne
action-pass = Ne rien prendre

event-hand-dealt = { $seat } reçoit { $lantern_dealt }.
event-others-dealt = { $seat } reçoit { $count ->
    [one] { $count } lanterne
   *[other] { $count } lanternes
}.
event-lantern-shown = { $seat } montre { $lantern }.
event-nobody-wins = Deux lanternes de valeur { $number } : personne ne gagne.
event-round-won = { $you ->
    [seat] Tu remportes
   *[nobody] { $seat } remporte
} la manche { $round }.
event-points-gained = { $seat } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-left-as-it-is = { $seat } ne prend rien.
event-lantern-taken = { $seat } prend { $lantern }.
event-other-took = { $seat } prend une lanterne.
event-ended = La partie est finie ; le meilleur score est { $points }.

refused-not-in-hand = Tu n’as pas { $lantern } en main.
refused-show-first = Montre d’abord une lanterne.
refused-take-or-pass = Prends une lanterne, ou laisse-la.
refused-too-many-lanterns = Il n’y a pas { $dealt } lanternes à distribuer.

option-hand = Lanternes
option-hand-help = Combien de lanternes chacun reçoit, et combien de manches on joue.
option-lucky = Chance
option-lucky-help = Le gagnant lance un dé pour ses points ; sinon il en reçoit trois.
option-ties = Égalités
option-ties-help = Ce qui arrive quand les plus hautes lanternes sont égales.
option-ties-cancel = personne ne gagne
option-ties-first = la première place gagne
preset-first = Première partie
preset-long = Longue
preset-plain = Sans hasard

bot-random = Hasard
bot-random-help = Fait n’importe quoi.
bot-high = Haut
bot-high-help = Montre toujours sa plus haute lanterne.

draw-round = Manche { $round } sur { $rounds }
draw-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } lanterne
   *[other] { $count } lanternes
}
draw-hand = En main : { $lantern_hand }

lantern-red-1 = le 1 rouge
lantern-blue-1 = le 1 bleu
lantern-red-2 = le 2 rouge
lantern-blue-2 = le 2 bleu
lantern-red-3 = le 3 rouge
lantern-blue-3 = le 3 bleu
lantern-red-4 = le 4 rouge
lantern-blue-4 = le 4 bleu
lantern-red-5 = le 5 rouge
lantern-blue-5 = le 5 bleu
lantern-red-6 = le 6 rouge
lantern-blue-6 = le 6 bleu
