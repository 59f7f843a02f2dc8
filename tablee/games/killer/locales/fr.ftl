game-name = Killer
game-tagline = Six dés, trente vies : vise sous douze ou au-dessus de trente, et sois le dernier en vie.

# Ce qui est demandé
prompt-keep = Quels dés mets-tu de côté ? Au moins un ; les autres sont relancés.
prompt-aim = Qui attaques-tu ?
prompt-gamble = Tous les dés ont touché ! T’arrêter là, ou tout relancer en risquant l’attaque entière ?

# Ce qu’on peut faire
action-keep = Mettre de côté { $faces }
action-attack = Attaquer { $seat }
action-roll = Lancer sans nommer personne (l’attaque se retourne contre toi)
action-stop = T’arrêter et infliger les dégâts
action-press = Relancer tous les dés : un échec fait tout perdre

# Ce qui s’est passé
event-life-rolled = { $seat } lance { $faces } et commence avec { $life ->
    [one] { $life } vie
   *[other] { $life } vies
}.
event-first-drawn = { $seat } commence.
event-dice-rolled = { $seat } lance { $faces }.
event-dice-kept = { $seat } met de côté { $faces } ({ $total } jusqu’ici).
event-scored = { $seat } obtient { $score }.
event-mark-hit = { $seat } tombe juste sur un repère : rien ne se passe.
event-life-lost = { $seat } perd { $damage ->
    [one] { $damage } vie
   *[other] { $damage } vies
} : il en reste { $life }.
event-life-gained = { $seat } gagne { $gain ->
    [one] { $gain } vie
   *[other] { $gain } vies
} : { $life } à présent.
event-revived = { $seat } revient d’entre les morts !
event-ghost-rests = { $seat }, en fantôme, n’a rien à perdre ni à gagner.
event-attack-won = { $seat } décroche une attaque avec les { $value }.
event-attack-aimed = { $seat } attaque { $seat_target } : chaque { $value } obtenu fait mal.
event-attack-unnamed = { $seat } lance l’attaque sans nommer de cible et devient la cible.
event-strike-rolled = { $seat } lance { $faces } : { $hits ->
    [0] aucun { $value }
    [one] un { $value }
   *[other] { $hits } fois { $value }
}.
event-strike-goes-on = L’attaque continue : { $seat } relance tous les dés ({ $hits } touches jusqu’ici).
event-gambled = { $seat } mise { $damage } de dégâts sur un nouveau lancer de tous les dés.
event-gamble-lost = Aucune touche : { $seat } perd toute son attaque.
event-unharmed = { $seat } s’en sort sans dommage.
event-eliminated = { $seat } quitte la partie : plus une seule vie.
event-won = { $seat } reste en vie le dernier et l’emporte.

# Ce qu’on ne peut pas faire
refused-not-rolled = Tu ne peux mettre de côté que des dés que tu viens de lancer : « { $action } » est impossible.
refused-must-name = Tu dois nommer la personne que tu attaques.
refused-no-target = Tu ne peux attaquer qu’une autre personne encore en vie.
refused-not-now = « { $action } » est impossible maintenant.

# Variantes
option-dice = Dés
option-dice-help = Combien de dés on lance ; les repères valent deux et cinq fois ce nombre.
option-life = Vies
option-life-help = Combien de vies chacun possède au départ.
option-rolled_life = Vies aux dés
option-rolled_life-help = Chacun lance tous les dés pour ses vies de départ.
option-first = Qui commence
option-first-help = La première personne est tirée au sort, ou c’est toujours la première place.
option-first-random = tirage au sort
option-first-seat-1 = la première place
option-regeneration = Régénération
option-regeneration-help = Un score juste sur un repère rend des vies, avec un dé de plus.
option-attackers_regenerate = Attaque régénérante
option-attackers_regenerate-help = Qui décroche une attaque gagne d’abord sa valeur en vies.
option-announce = Annoncer ou subir
option-announce-help = Une attaque lancée sans cible se retourne contre son auteur.
option-full_house = Quand tous les dés touchent
option-full_house-help = Ce qui suit quand tous les dés d’une attaque montrent sa valeur.
option-full_house-stop = l’attaque est finie
option-full_house-again = on relance tout, encore et encore
option-full_house-gamble = s’arrêter, ou tout risquer
option-eliminated = Les éliminés
option-eliminated-help = Si ceux qui n’ont plus de vie continuent à jouer.
option-eliminated-out = quittent la partie
option-eliminated-ghosts = continuent en fantômes
option-eliminated-revival = peuvent revenir
preset-classic = Classique
preset-duel = Duel rapide
preset-wild = Attaques folles
preset-gamblers = Flambeurs
preset-haunted = Hantée
preset-revival = D’entre les morts
preset-eight-dice = Huit dés

# Adversaires
bot-hasty = Fougue
bot-hasty-help = Joue au feeling : haut ou bas au premier coup d’œil.
bot-bold = Audace
bot-bold-help = Cherche toujours l’attaque, quoi qu’il en coûte.
bot-steady = Constance
bot-steady-help = Sait combien de dégâts chaque choix inflige en moyenne.
bot-watchful = Vigilance
bot-watchful-help = Met en balance les dégâts infligés et les vies risquées.
bot-shrewd = Ruse
bot-shrewd-help = A résolu le duel, et sait ce que fera la foule.

# Le dessin
draw-name = { $seat }
draw-turn = [b]{ $seat }[/] lance les dés.
draw-rolled = Lancer :
draw-aside = De côté, { $total } en tout :
draw-marks = Sous { $low } ou au-dessus de { $high }, c’est une attaque ; sur un repère, rien ne se passe ; entre les deux on saigne.
draw-marks-heal = Sous { $low } ou au-dessus de { $high }, c’est une attaque ; sur un repère on guérit ; entre les deux on saigne.
draw-attack = Attaque avec les { $value } : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}, { $damage } de dégâts jusqu’ici.

# Le plateau
board-turn = Les dés sont à { $seat }.
board-die = Dé montrant { $face }
board-rolling = Les dés roulent…
board-pick-high = Les cinq et les six
board-pick-low = Les un et les deux
board-pick-all = Tous
board-pick-first = Touche les dés à mettre de côté
board-target = sous l’attaque
board-out = hors jeu
board-thinking = choisit…
board-reach = Le score sera entre { $low } et { $high }.
board-odds = Chances d’une attaque
board-odds-value = Valeur
board-odds-mean = Dégâts moyens
board-odds-kill = Élimine { $seat }

# Ce que dit l’entraîneur
why-go-high = Vise haut : en jouant bien la suite, c’est une attaque dans { $attack } % des cas et une perte dans { $loss } %.
why-go-low = Vise bas : en jouant bien la suite, c’est une attaque dans { $attack } % des cas et une perte dans { $loss } %.
why-limit-loss = Une attaque n’est presque plus possible ({ $attack } %) : ce choix limite la perte autant que possible.
why-take-attack = Le score est acquis : une attaque avec les { $value }.
why-take-mark = Le score tombe juste sur un repère : rien n’est perdu.
why-take-loss = Relancer coûterait plus que { $loss ->
        [one] la vie perdue ici
       *[other] les { $loss } vies perdues ici
    }.
why-aim = Attaquer { $seat }, qui a { $life ->
        [one] une vie
       *[other] { $life } vies
    }, { $percent ->
        [0] t’aide le plus.
       *[other] t’aide le plus ; le coup est fatal dans { $percent } % des cas.
    }
why-any-mark = Peu importe qui tu attaques.
why-nobody-named = Ne nommer personne est ici le moindre mal.
why-stop = { $damage } de dégâts assurés valent mieux que le risque d’un lancer sans touche.
why-press = { $damage } de dégâts ne suffisent pas ici : le lancer suivant vaut le risque.
puzzle-only-keep = Tu as { $life } vies, ton rival { $life_other }. Un seul choix de dés à mettre de côté est nettement meilleur que tous les autres. Lequel ?
