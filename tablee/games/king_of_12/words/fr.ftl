game-name = Le Roi des 12
game-tagline = Personnages secrets et dés à douze faces : cartes égales et dés égaux s’annulent. Gagne deux manches.

# Les personnages
card-alchemist = L’Alchimiste
card-automaton = L’Automate
card-troublemakers = Les Chenapans
card-knight = Le Chevalier
card-lady = La Dame
card-golem = Le Golem
card-reverser = L’Inverseuse
card-merchants = Les Marchands
card-oracle = L’Oracle
card-parasite = Le Parasite
card-gambler = Le Parieur
card-sorcerer = Le Sorcier
card-collector = Le Collectionneur
card-faun = Le Faune

card-alchemist-effect = ton dé compte double ce tour-ci
card-automaton-effect = ton dé compte 7 de plus ce tour-ci
card-troublemakers-effect = tous les dés passent sur leur face opposée
card-knight-effect = ce tour-ci, le plus bas l’emporte
card-lady-effect = aucune autre carte n’agit ; si plusieurs Dames se rencontrent, la plus basse peut prendre un jeton à la plus haute
card-golem-effect = ton dé compte 12, mais seulement 1 s’il montre 12
card-reverser-effect = ton dé passe sur sa face opposée
card-merchants-effect = avant tout le reste, chaque dé va chez le voisin de gauche
card-oracle-effect = après tout le reste, tu relances ton dé
card-parasite-effect = ton dé compte 7 de moins ce tour-ci
card-gambler-effect = champion et dauphin échangent leurs places
card-sorcerer-effect = tu tournes ton dé sur une face voisine
card-collector-effect = si ton dé est annulé, la place de champion te revient
card-faun-effect = si ton dé allait être annulé, il passe sur la plus haute face qu’aucun autre dé ne montre

# Les jetons
token-1 = un jeton de 1
token-2 = un jeton de 2
token-none = aucun jeton

# Ce qui est demandé
prompt-play = Quel personnage joues-tu ?
prompt-turn = Ton Sorcier tourne ton dé. Sur quelle face ?
prompt-order = Deux effets touchent ton dé. Lequel vient d’abord ?
prompt-adjust = Comment ton effet se passe-t-il ?
prompt-take = Ta Dame est la plus basse. Quel jeton prends-tu à la plus haute ?
prompt-bury = Manche gagnée ! Quelle carte glisses-tu sous ton dé ?

# Ce qu’on peut faire
action-play = Jouer « { $card } »
action-turn = Tourner sur le { $face }
action-order = D’abord « { $card } »
action-take = Prendre : { $token }
action-bury = Glisser « { $card } » sous le dé

# Ce qui s’est passé
event-characters-redrawn = Trop peu de ces personnages tournent un dé : on tire à nouveau.
event-symbols-missing = Tirage : { $cards }. Trop peu tournent un dé, on en échange.
event-characters-exchanged = Échangés contre des personnages qui tournent un dé : { $cards }.
event-characters-chosen = Les personnages de cette partie : { $cards }.
event-both-promos = Le Collectionneur et le Faune jouent ensemble : c’est permis, mais la règle le déconseille.
event-round-began = La manche { $round } commence.
event-group-formed = Groupe { $group } : { $seats }.
event-group-compared = Dans le groupe { $group } ({ $seats }) :
event-champions-compared = À la table des champions : { $seats }.
event-die-rolled = { $you ->
    [seat] Tu lances
   *[nobody] { $seat } lance
} { $face }.
event-turn-began = Tour { $turn } : les cartes sont révélées.
event-card-played = { $you ->
    [seat] Tu joues
   *[nobody] { $seat } joue
} « { $card } ».
event-cards-cancelled = Carte choisie plusieurs fois, et donc annulée : « { $card } » ({ $seats }).
event-lady-cancelled = { $you ->
    [seat] Ta Dame
   *[nobody] La Dame { DE($seat) }
} annule toutes les autres cartes ({ $seats }).
event-dice-passed = { $you ->
    [seat] Tes Marchands
   *[nobody] Les Marchands { DE($seat) }
} font passer chaque dé à gauche.
event-die-received = { $you ->
    [seat] Tu as
   *[nobody] { $seat } a
} maintenant le dé qui montre { $face }.
event-die-turned-over = Chenapans : { $you ->
    [seat] ton dé
   *[nobody] le dé { DE($seat) }
} se retourne, { $before } → { $face }.
event-die-reversed = Inverseuse : { $you ->
    [seat] tu retournes ton
   *[nobody] { $seat } retourne son
} dé, { $before } → { $face }.
event-die-turned = Sorcier : { $you ->
    [seat] tu tournes ton
   *[nobody] { $seat } tourne son
} dé, { $before } → { $face }.
event-value-doubled = Alchimiste : { $you ->
    [seat] ton dé compte
   *[nobody] { $seat } compte
} double, { $face } → { $value }.
event-value-raised = Automate : { $you ->
    [seat] ton dé compte
   *[nobody] { $seat } compte
} 7 de plus, { $face } → { $value }.
event-value-lowered = Parasite : { $you ->
    [seat] ton dé compte
   *[nobody] { $seat } compte
} 7 de moins, { $face } → { $value }.
event-value-set = Golem : { $you ->
    [seat] ton dé
   *[nobody] le dé { DE($seat) }
} montre { $face } et compte { $value }.
event-die-rerolled = Oracle : { $you ->
    [seat] tu relances ton
   *[nobody] { $seat } relance son
} dé, { $before } → { $face }.
event-die-dodged = Faune : { $you ->
    [seat] ton dé
   *[nobody] le dé { DE($seat) }
} allait être annulé et passe sur la plus haute face libre, { $before } → { $face }.
event-die-stayed = Faune : { $you ->
    [seat] ton dé
   *[nobody] le dé { DE($seat) }
} allait être annulé, mais il montre déjà la plus haute face libre, { $face } : il reste.
event-faun-at-rest = Faune : aucun autre dé ne vaut { $value }, { $you ->
    [seat] le tien
   *[nobody] celui { DE($seat) }
} ne bouge pas.
event-values-compared = Ce qui compte : { $values }.
event-dice-cancelled = Des dés de même valeur, { $value }, s’annulent ({ $seats }).
event-lowest-won = { $you ->
    [seat] Ton Chevalier
   *[nobody] Le Chevalier { DE($seat) }
} donne l’avantage au plus bas.
event-places-changed = { $you ->
    [seat] Ton Parieur
   *[nobody] Le Parieur { DE($seat) }
} fait échanger leurs places au champion et au dauphin.
event-champion-demoted = { $you ->
    [seat] Ton Parieur rétrograde { $seat_champion }, sans rival sur le podium, au
    [seat_champion] Le Parieur { DE($seat) } te rétrograde, sans rival sur le podium, au
   *[nobody] Le Parieur { DE($seat) } rétrograde { $seat_champion }, sans rival sur le podium, au
} rang de dauphin.
event-champion-kept = { $you ->
    [seat] Ton Parieur n’a personne avec qui échanger : { $seat_champion } est sans rival sur le podium
    [seat_champion] Tu es sans rival sur le podium : le Parieur { DE($seat) } n’a personne avec qui échanger
   *[nobody] { $seat_champion } est sans rival sur le podium : le Parieur { DE($seat) } n’a personne avec qui échanger
}.
event-collector-won = Collectionneur : { $you ->
    [seat] ton dé est annulé, et tu prends
   *[nobody] le dé { DE($seat) } est annulé, et { $seat } prend
} la première place.
event-no-champion = Il n’y a pas de champion.
event-no-runner-up = Il n’y a pas de dauphin.
event-champion-named = { $you ->
    [seat] Tu es en tête avec { $value } et reçois
   *[nobody] { $seat } est en tête avec { $value } et reçoit
} un jeton de { $points }.
event-champion-sent = { $you ->
    [seat] Tu mènes ton groupe avec { $value } et rejoins
   *[nobody] { $seat } mène son groupe avec { $value } et rejoint
} la table des champions.
event-runner-up-named = { $you ->
    [seat] Dauphin avec { $value } : tu reçois
   *[nobody] Dauphin avec { $value } : { $seat } reçoit
} un jeton de { $points }.
event-no-champions = Aucun groupe n’a de champion.
event-champions-returned = Les champions retournent à leurs groupes.
event-cards-face-down = Les cartes de ce tour sont maintenant face cachée.
event-nothing-to-take = Les Dames se sont rencontrées : { $you ->
    [seat] tu pourrais prendre un jeton à { $seat_from }, qui n’en a pas
    [seat_from] { $seat } pourrait te prendre un jeton, mais tu n’en as pas
   *[nobody] { $seat } pourrait prendre un jeton à { $seat_from }, qui n’en a pas
}.
event-ladies-even = Les Dames se sont rencontrées, mais des valeurs égales annulent le vol : rien n’est pris.
event-token-taken = Les Dames se sont rencontrées : { $you ->
    [seat] tu prends { $token } à { $seat_from }
    [seat_from] { $seat } te prend { $token }
   *[nobody] { $seat } prend { $token } à { $seat_from }
}.
event-token-left = Les Dames se sont rencontrées : { $you ->
    [seat] tu ne prends rien à { $seat_from }
    [seat_from] { $seat } ne te prend rien
   *[nobody] { $seat } ne prend rien à { $seat_from }
}.
event-cards-ran-out = La manche est finie. Avec une seule carte en main : { $seats }.
event-points-reached = La manche est finie. Avec 8 points ou plus : { $seats }.
event-cards-returned = Toutes les cartes jouées reviennent en main.
event-points-counted = { $you ->
    [seat] Tu as
   *[nobody] { $seat } a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-points-cancelled = Des points égaux s’annulent, { $points } chacun ({ $seats }).
event-round-won = { $you ->
    [seat] Tu remportes
   *[nobody] { $seat } remporte
} la manche avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $wins ->
    [one] { $wins } manche gagnée
   *[other] { $wins } manches gagnées
}).
event-round-unwon = Personne ne remporte la manche.
event-card-buried = { $you ->
    [seat] Tu glisses « { $card } » sous ton
   *[nobody] { $seat } glisse « { $card } » sous son
} dé.
event-card-hidden = { $you ->
    [seat] Tu glisses une carte cachée sous ton
   *[nobody] { $seat } glisse une carte cachée sous son
} dé.
event-playoff-began = { $you ->
    [seats] Deux manches gagnées pour plusieurs : { $seats }. Vous jouez ensemble une manche de plus, avec les cartes qui vous restent.
   *[nobody] { $seats } ont gagné deux manches et jouent ensemble une manche de plus, avec les cartes qui leur restent.
}
event-match-won = { $you ->
    [seat] Tu montes sur le trône : tu règnes sur les 12
   *[nobody] { $seat } monte sur le trône : voici le Roi des 12
} !
event-place-taken = { $place }. { $you ->
    [seat] Toi
   *[nobody] { $seat }
} : { $wins ->
    [one] { $wins } manche gagnée
   *[other] { $wins } manches gagnées
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout.

# Plus court, dans la barre au-dessus de la table, qui montre le reste. Ce qui est vide n’y est pas dit
caption-card-played = { "" }
caption-cards-cancelled = Cartes identiques annulées ({ $seats }).
caption-lady-cancelled = { $you ->
    [seat] Ta Dame
   *[nobody] La Dame { DE($seat) }
} annule toutes les autres cartes.
caption-die-turned-over = { $you ->
    [seat] Chenapans : ton dé se retourne, { $before } → { $face }.
   *[nobody] { "" }
}
caption-values-compared = { "" }
caption-dice-cancelled = Dés égaux annulés, { $value } ({ $seats }).
caption-lowest-won = Chevalier : le plus bas l’emporte.
caption-places-changed = Parieur : champion et dauphin échangent leurs places.
caption-champion-named = Champion, +{ $points } : { $you ->
    [seat] toi
   *[nobody] { $seat }
} ({ $value }).
caption-champion-sent = À la table des champions : { $you ->
    [seat] toi
   *[nobody] { $seat }
} ({ $value }).
caption-runner-up-named = Dauphin, +{ $points } : { $you ->
    [seat] toi
   *[nobody] { $seat }
} ({ $value }).
caption-cards-ran-out = La manche est finie : plus qu’une carte en main.
caption-cards-returned = { "" }
caption-points-cancelled = Points égaux annulés, { $points } ({ $seats }).
caption-place-taken = { "" }

# Ce qu’on ne peut pas faire
refused-promo-needs-random = Les cartes promo ne s’ajoutent qu’à un choix au hasard. Dans un choix convenu, nomme-les toi-même.
refused-no-such-character = Il n’y a pas de personnage « { $name } ». Il y a : { $cards }.
refused-six-characters = Nomme six personnages différents ; le Chevalier s’y ajoute toujours.
refused-not-in-hand = Tu n’as pas cette carte en main : « { $action } » est impossible.
refused-play-a-card = D’abord, chacun joue une carte.
refused-not-adjacent = Le Sorcier tourne le dé sur une face voisine de celle qu’il montre.
refused-not-your-effect = Ta carte fait autre chose.
refused-not-your-card = Tu ne peux glisser sous ton dé qu’une carte que tu as : « { $action } » est impossible.
refused-must-take = À cette table, il faut prendre un jeton.
refused-not-to-take = Il n’y a pas de tel jeton à prendre.

# Mises en place et précisions
option-characters = Personnages
option-characters-help = Les sept qui sont joués ; le Chevalier en est toujours.
option-characters-first-game = ceux de la première partie
option-characters-random = tirés au hasard
option-characters-agreed = convenus
option-promo = Cartes promo
option-promo-help = En mettre une dans le choix au hasard. Les deux ensemble, c’est possible, mais la règle le déconseille.
option-promo-none = aucune
option-promo-collector = le Collectionneur
option-promo-faun = le Faune
option-promo-both = les deux (déconseillé)
option-agreed = Personnages convenus
option-agreed-help = Six noms outre le Chevalier, par exemple : Dame, Parieur, Marchands, Inverseuse, Sorcier, Golem
option-values_read = Valeurs
option-values_read-help = Ce qui compte quand les Chenapans retournent un dé dont un personnage change la valeur.
option-values_read-as_resolved = effet par effet, dans l’ordre choisi
option-values_read-final_face = la face qui reste à la fin
option-twelve = À douze
option-twelve-help = Comment un tournoi à douze est coupé en groupes.
option-twelve-fours = trois groupes de quatre
option-twelve-threes = quatre groupes de trois
option-symbols = Trop peu de symboles dé
option-symbols-help = Quand moins de deux personnages tirés tournent un dé (K12-8.1 ; édition française : échanger, russe : retirer).
option-symbols-redraw = tout retirer
option-symbols-exchange = échanger jusqu’à en avoir deux
option-ladies_even = Dames à valeur égale
option-ladies_even-help = À trois Dames ou plus, quelles égalités annulent le vol (K12-8.2 ; française : extrêmes, russe : toutes).
option-ladies_even-outer = la plus basse ou la plus haute
option-ladies_even-any = n’importe lesquelles
option-theft = Le vol d’une Dame
option-theft-help = Si la Dame la plus basse peut choisir de ne rien prendre (K12-8.3 ; française : peut, russe : doit prendre).
option-theft-may = peut prendre un jeton
option-theft-must = doit prendre un jeton
option-seats_change = Groupes de la manche suivante
option-seats_change-help = Comment changent les groupes d’un tournoi (K12-8.4 ; française : deux crans, russe : au sort).
option-seats_change-two-left = les coupures avancent de deux places à gauche
option-seats_change-by-lot = au sort, avec le moins de retrouvailles possible
option-seats_change-all-meet = selon un plan où tous se rencontrent
option-theft_settled = Quand se règle un vol
option-theft_settled-help = Pour des Dames qui se sont rencontrées dans un groupe d’un tournoi (K12-8.5 ; les deux éditions : avant les champions).
option-theft_settled-stage = avant la table des champions
option-theft_settled-champions = après la table des champions
option-lone_gambler = Sans rival, avec le Parieur
option-lone_gambler-help = Ce que devient le seul dé qui reste (K12-8.6 ; les deux livres se taisent).
option-lone_gambler-runner-up = dauphin, 1 point
option-lone_gambler-champion = champion, 2 points
option-played_cards = Cartes jouées
option-played_cards-help = Si l’on peut revoir les cartes jouées dans la manche (K12-8.7 ; les deux éditions : face cachée).
option-played_cards-open = visibles de tous
option-played_cards-face-down = face cachée : à retenir
option-eight_points = Huit points et un vol
option-eight_points-help = Quand huit points terminent la manche, si une Dame en prend (K12-8.8).
option-eight_points-after-theft = comptés après le vol
option-eight_points-before-theft = comptés avant le vol
idle-agreed = seulement avec des personnages convenus
idle-random = seulement avec des personnages tirés au hasard
idle-twelve = seulement à douze
idle-tournament = seulement en tournoi, à partir de cinq
idle-lady = la Dame n’est pas parmi les personnages
idle-three-ladies = il faut trois Dames, donc trois joueurs
idle-gambler = le Parieur n’est pas parmi les personnages
idle-values = il y faut les Chenapans, et avec eux l’Alchimiste, l’Automate ou le Parasite
preset-first-game = Première partie
preset-random = Personnages au hasard
preset-court = À la cour
preset-mischief = Chenapans et compagnie
preset-market = Jour de marché
preset-wizards = La tour des sorciers
preset-collector = Avec le Collectionneur
preset-faun = Avec le Faune
preset-both-promos = Avec les deux promos (déconseillé)
preset-tournament-in-threes = Tournoi, à douze par trois
preset-french = Selon le livre français
preset-russian = Selon le livre russe
preset-other-readings = Autres lectures (K12-8)

# Adversaires
bot-page = Page
bot-page-help = Ne regarde que son propre dé.
bot-herald = Héraut
bot-herald-help = Regarde tous les dés, mais ne devine la carte de personne.
bot-courtier = Courtisan
bot-courtier-help = Devine ce qui tente les autres, et y répond.
bot-strategist = Stratège
bot-strategist-help = Pense à l’avance dans un duel ; à plusieurs, pèse toutes les combinaisons de cartes.
bot-sovereign = Souverain
bot-sovereign-help = Joue un duel sans faille ; à plusieurs, joue comme le Stratège.

# Le dessin
draw-before = Les personnages sont tirés.
draw-turn = Manche { $round }, tour { $turn }
draw-won = { $you ->
    [seat] Tu montes sur le trône !
   *[nobody] { $seat } monte sur le trône !
}
draw-playoff = Manche décisive
draw-champions = Table des champions : { $seats }
draw-group = Groupe { $group }
draw-name = { $seat }
draw-card = { $card }
draw-worth = { $card } : compte { $value }
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $ones } × 1, { $twos } × 2)
draw-short = { $points } p.
draw-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
draw-spent = Joué : { $cards }
draw-hand = Ta main
draw-effect = { $card } : { $card_effect }.
draw-buried = Sous ton dé : { $cards }.

# Le plateau
board-wins = { $wins ->
    [one] { $wins } manche gagnée
   *[other] { $wins } manches gagnées
}
board-die = dé { $face }
board-ready = a choisi
board-champion = Champion
board-runner-up = Dauphin
board-champion-high = Table des champions : champion
board-runner-up-high = Table des champions : dauphin
board-cancelled = annulé : { $value }
board-champions = Table des champions
board-room = Toute la salle
board-out = Hors de la manche décisive
board-watch = Tu regardes la manche décisive.
board-jump = Touche pour aller à la fin.
board-low = Le plus bas l’emporte
board-gist-groups = De nouveaux groupes se forment.
board-gist-rolled = Tous les dés sont lancés.
board-gist-cancelled = Des personnages sont annulés.
board-gist-acted = Les personnages agissent.
board-gist-compared = Les dés sont comparés.
board-gist-named = Les groupes désignent leurs champions et leurs dauphins.
board-gist-elsewhere = Les autres groupes jouent leur tour.
board-gist-over = La manche est terminée.
board-gist-counted = Les points de la manche sont comptés.
board-take = Ta Dame est la plus basse. Quel jeton prends-tu à { $seat_from } ?
board-spent = jouée dans cette manche
board-under-die = sous ton dé, pour le reste de la partie
board-buried = { $count ->
    [one] une carte
   *[other] { $count } cartes
} sous le dé
board-agreed = Le Chevalier et six autres : { $count } sur { $six }.

# Ce que dit l’entraîneur
why-all-the-same = Ici, toutes les cartes se valent, quoi que joue ton rival.
why-one-card = Ici, une seule carte est la meilleure : joue-la à coup sûr, car même un rival qui la voit venir ne peut pas te faire descendre plus bas. La réponse la plus probable : { $card } ({ $percent } %).
why-mixture = Joue-la { $share } % du temps, pour que personne ne lise ton jeu. La réponse la plus probable : { $card } ({ $percent } %).
why-rest-of-turn = C’est ce qui donne le plus de valeur pour toi à la suite de la manche.
why-bury = C’est la carte qui te manquera le moins à la manche suivante.
why-searched = C’est ce qui a le mieux réussi dans les tours essayés.
why-searched-mixture = Aucune carte n’est toujours bonne : la recherche joue celle-ci { $share } % du temps, pour rester imprévisible.
puzzle-best-card = Face à un rival sans faute, une de tes cartes vaut mieux que toutes les autres. Laquelle ?

# The score after the end
score-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
score-points = Points en tout : { $values }
