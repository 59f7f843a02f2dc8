game-name = Killer
game-tagline = Six dés, trente vies : vise sous douze ou au-dessus de trente, et survis à tous les autres.

# Ce qui est demandé
prompt-keep = Mets de côté au moins un dé ; le reste est relancé.
prompt-aim = Qui attaques-tu ?
prompt-gamble = T’arrêter là, ou risquer toute l’attaque sur un lancer de plus ?

# Ce qu’on peut faire
action-keep = Mettre de côté { $faces }
action-attack = Attaquer { $seat }
action-roll = Lancer sans nommer personne (l’attaque se retourne contre toi)
action-stop = T’arrêter et infliger les dégâts
action-press = Relancer : un échec fait tout perdre

# Ce qui s’est passé
event-life-rolled = { $you ->
    [seat] Tu lances { $faces } et commences
   *[nobody] { $seat } lance { $faces } et commence
} avec { $life ->
    [one] { $life } vie
   *[other] { $life } vies
}.
event-life-kept = { $you ->
    [seat] Tu commences
   *[nobody] { $seat } commence
} avec { $life ->
    [one] { $life } vie
   *[other] { $life } vies
}.
event-first-drawn = { $you ->
    [seat] Tu commences
   *[nobody] { $seat } commence
}.
event-turn-begun = { $you ->
    [seat] À toi de jouer
   *[nobody] Au tour { DE($seat) }
}.
event-dice-rolled = { $you ->
    [seat] Tu lances
   *[nobody] { $seat } lance
} { $faces }.
event-dice-kept = { $you ->
    [seat] Tu mets
   *[nobody] { $seat } met
} de côté { $faces } ({ $total } jusqu’ici).
event-scored = { $you ->
    [seat] Tu obtiens
   *[nobody] { $seat } obtient
} { $score }.
event-mark-hit = { $you ->
    [seat] Tu tombes
   *[nobody] { $seat } tombe
} juste sur un repère : rien ne se passe.
event-life-lost = { $you ->
    [seat] Tu perds
   *[nobody] { $seat } perd
} { $life ->
    [0] toutes les vies restantes ({ $damage } de dégâts).
   *[other] { $damage ->
        [one] { $damage } vie
       *[other] { $damage } vies
    } : il en reste { $life }.
}
event-life-gained = { $you ->
    [seat] Tu gagnes
   *[nobody] { $seat } gagne
} { $gain ->
    [one] { $gain } vie
   *[other] { $gain } vies
} : { $life } à présent.
event-revived = { $you ->
    [seat] Tu reviens
   *[nobody] { $seat } revient
} d’entre les morts !
event-ghost-rests = { $you ->
    [seat] Fantôme, tu n’as
   *[nobody] { $seat }, en fantôme, n’a
} rien à perdre ni à gagner.
event-attack-won = { $you ->
    [seat] Tu décroches
   *[nobody] { $seat } décroche
} une attaque avec les { $value }.
event-attack-aimed = { $you ->
    [seat] Tu attaques { $seat_target }
    [seat_target] { $seat } t’attaque
   *[nobody] { $seat } attaque { $seat_target }
} : chaque { $value } obtenu fait mal.
event-attack-unnamed = { $you ->
    [seat] Tu lances l’attaque sans nommer de cible et deviens
   *[nobody] { $seat } lance l’attaque sans nommer de cible et devient
} la cible.
event-strike-rolled = { $you ->
    [seat] Tu lances
   *[nobody] { $seat } lance
} { $faces } : { $hits ->
    [0] aucun { $value }
    [one] un { $value }
   *[other] { $hits } fois { $value }
}.
event-strike-goes-on = L’attaque continue : { $you ->
    [seat] tu relances
   *[nobody] { $seat } relance
} tous les dés ({ $hits } touches jusqu’ici).
event-gambled = { $you ->
    [seat] Tu mises
   *[nobody] { $seat } mise
} { $damage } de dégâts sur un nouveau lancer.
event-gamble-lost = Aucune touche : { $you ->
    [seat] tu perds toute ton
   *[nobody] { $seat } perd toute son
} attaque.
event-unharmed = { $you ->
    [seat] Tu t’en sors
   *[nobody] { $seat } s’en sort
} sans dommage.
event-eliminated = { $you ->
    [seat] Tu quittes
   *[nobody] { $seat } quitte
} la partie : plus une seule vie.
event-became-ghost = { $you ->
    [seat] Tu n’as plus une seule vie et continues
   *[nobody] { $seat } n’a plus une seule vie et continue
} en fantôme.
event-won = { $you ->
    [seat] Tu es encore en vie et tu l’emportes
   *[nobody] { $seat } survit à tous les autres et l’emporte
}.
event-limit-near = Il reste { $turns } tours en tout avant la limite. Ensuite, qui a le plus de vies l’emporte.
event-limit-won = La limite de tours est atteinte : { $you ->
    [seat] tu as le plus de vies, { $life }, et tu l’emportes
   *[nobody] { $seat } a le plus de vies, { $life }, et l’emporte
}.
event-limit-shared = La limite de tours est atteinte. Avec le plus de vies, { $life } chacun, la victoire est partagée : { $seats }.

# Ce qu’on ne peut pas faire
refused-not-rolled = Tu ne peux mettre de côté que des dés que tu viens de lancer : « { $action } » est impossible.
refused-must-name = Tu dois nommer la personne que tu attaques.
refused-no-target = Tu ne peux attaquer qu’une autre personne encore en vie.
refused-not-now = « { $action } » est impossible maintenant.
refused-marks = Le repère du bas doit être sous celui du haut, et les deux entre { $low } et { $high }.
refused-never-ends = Avec ces règles on gagne plus de vies qu’on n’en perd : la partie ne finirait jamais. Prends plus de dés, d’autres repères ou moins de guérison.

# Variantes
option-dice = Dés
option-dice-help = Combien de dés on lance ; les repères suivent.
option-marks = Repères
option-marks-help = Au-delà des repères on attaque, entre eux on perd. Avec six dés les deux premiers choix reviennent à 12 et 30 ; avec cinq, à 11 et 24 ou à 10 et 25.
option-marks-common = dés + 6, et 6 × dés − 6
option-marks-double = 2 et 5 fois les dés
option-marks-own = deux nombres à nous
option-low = Repère du bas
option-low-help = Seulement avec tes propres repères : au moins le nombre de dés.
option-high = Repère du haut
option-high-help = Seulement avec tes propres repères : au plus six fois le nombre de dés.
option-life = Vies
option-life-help = Combien de vies chacun possède au départ.
option-rolled_life = Vies aux dés
option-rolled_life-help = Les dés décident des vies de départ de chacun.
option-life_roll = Comment on lance pour ses vies
option-life_roll-help = Seulement avec les vies aux dés : un simple lancer, ou en mettant de côté comme dans un tour.
option-life_roll-once = un lancer de tous les dés
option-life_roll-keeping = en mettant de côté, comme dans un tour
option-out = Élimination
option-out-help = Si quelqu’un qui a exactement 0 vie est éliminé.
option-out-at-zero = à 0 vie
option-out-below-zero = seulement sous 0
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
option-full_house_dice = Dés après un coup plein
option-full_house_dice-help = Si l’attaque continue : relancer tous les dés chaque fois, ou laisser les touches de côté jusqu’à ce que chaque dé ait touché.
option-full_house_dice-all = tous les dés, chaque fois
option-full_house_dice-rest = les touches restent de côté jusqu’à la dernière
option-eliminated = Les éliminés
option-eliminated-help = Si ceux qui n’ont plus de vie continuent à jouer.
option-eliminated-out = quittent la partie
option-eliminated-ghosts = continuent en fantômes
option-eliminated-revival = peuvent revenir
option-limit = Limite de tours
option-limit-help = Après ce nombre de tours de chacun, la partie s’arrête ; qui a le plus de vies l’emporte.
idle-marks = seulement avec des repères à nous
idle-life = ce sont les dés qui donnent les vies
idle-life_roll = seulement avec les vies aux dés
idle-full_house_dice = l’attaque s’arrête quand tous les dés ont touché
idle-eliminated = à deux, la partie finit avec la première élimination
preset-classic = Classique
preset-duel = Duel rapide
preset-wild = Attaques folles
preset-gamblers = Flambeurs
preset-haunted = Hantée
preset-revival = D’entre les morts
preset-five-dice = Cinq dés
preset-eight-dice = Huit dés

# Adversaires
bot-hasty = Fougue
bot-hasty-help = Joue à l’instinct : haut ou bas au premier coup d’œil.
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
draw-marks = Sous { $low } ou au-dessus de { $high }, c’est une attaque ; sur un repère, rien ne se passe ; entre eux on perd l’écart au plus proche.
draw-marks-heal = Sous { $low } ou au-dessus de { $high }, c’est une attaque ; sur un repère on guérit ; entre eux on perd l’écart au plus proche.
draw-attack = Attaque avec les { $value } : { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
}, { $damage } de dégâts jusqu’ici.

# Le plateau
board-turn = { $you ->
    [seat] Les dés sont à toi.
   *[nobody] Les dés sont à { $seat }.
}
board-die = Dé montrant { $face }
board-aside = Mis de côté
board-kept = Mis de côté : { $text } = { $total }
board-pick-high = Les cinq et les six
board-pick-low = Les un et les deux
board-pick-all = Tous
board-pick-first = Touche les dés à mettre de côté
board-tap-target = Touche ta cible
board-gone = Te voilà hors jeu. Les autres continuent.
board-jump = Aller à la fin
board-skip = Aller à mon tour
board-out = hors jeu
board-ghost = fantôme
board-limit = { $turns ->
    [1] Dernier tour
   *[other] { $turns } derniers tours
}
board-thinking = choisit…
board-reach = Le score sera entre { $low } et { $high }.
board-chance-attack = Attaque
board-chance-heal = Guérison
board-chance-mark = Repère
board-chance-loss = Perte
board-chance-rest = Rien
board-if-well = En jouant bien la suite :
board-percent = { $percent } %
board-tenths = { $whole },{ $part }
board-mean = { $damage } de dégâts en moyenne
board-deadly = mortel
board-lives = { $life ->
    [one] { $life } vie
   *[other] { $life } vies
}
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
puzzle-only-keep = Tes vies : { $life }, contre { $life_other }. Un seul choix de dés est nettement le meilleur. Lequel ?

# The score after the end
score-lives = { $count ->
    [0] hors jeu
    [one] { $count } vie
   *[other] { $count } vies
}
score-lives-from-zero = { $count ->
    [-1] hors jeu
    [one] { $count } vie
   *[other] { $count } vies
}
score-ghost-lives = { $count ->
    [0] fantôme
    [one] { $count } vie
   *[other] { $count } vies
}
score-ghost-lives-from-zero = { $count ->
    [-1] fantôme
    [one] { $count } vie
   *[other] { $count } vies
}
