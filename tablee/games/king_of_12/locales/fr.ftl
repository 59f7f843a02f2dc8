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
prompt-bury = La manche est à toi ! Quelle carte glisses-tu sous ton dé, pour toute la partie ?

# Ce qu’on peut faire
action-play = Jouer « { $card } »
action-turn = Tourner sur le { $face }
action-order = D’abord « { $card } »
action-take = Prendre { $token }
action-bury = Glisser « { $card } » sous le dé

# Ce qui s’est passé
event-characters-redrawn = Trop peu de ces personnages tournent un dé : on tire à nouveau.
event-characters-chosen = Les personnages de cette partie : { $cards }.
event-both-promos = Le Collectionneur et le Faune jouent ensemble : c’est permis, mais la règle le déconseille.
event-round-began = La manche { $round } commence.
event-group-formed = Groupe { $group } : { $seats }.
event-group-compared = Dans le groupe { $group } ({ $seats }) :
event-champions-compared = À la table des champions : { $seats }.
event-die-rolled = { $seat } lance { $face }.
event-turn-began = Tour { $turn } : les cartes sont révélées.
event-card-played = { $seat } joue « { $card } ».
event-cards-cancelled = Carte choisie plusieurs fois, et donc annulée : « { $card } » ({ $seats }).
event-lady-cancelled = La Dame { DE($seat) } annule toutes les autres cartes : { $seats }.
event-dice-passed = Les Marchands { DE($seat) } font passer chaque dé à gauche.
event-die-received = { $seat } a maintenant le dé qui montre { $face }.
event-die-turned-over = Chenapans : le dé { DE($seat) } se retourne, { $before } → { $face }.
event-die-reversed = Inverseuse : { $seat } retourne son dé, { $before } → { $face }.
event-die-turned = Sorcier : { $seat } tourne son dé, { $before } → { $face }.
event-value-doubled = Alchimiste : { $seat } compte double, { $face } → { $value }.
event-value-raised = Automate : { $seat } compte 7 de plus, { $face } → { $value }.
event-value-lowered = Parasite : { $seat } compte 7 de moins, { $face } → { $value }.
event-value-set = Golem : le dé { DE($seat) } montre { $face } et compte { $value }.
event-die-rerolled = Oracle : { $seat } relance son dé, { $before } → { $face }.
event-die-dodged = Faune : le dé { DE($seat) } allait être annulé et passe sur la plus haute face libre, { $before } → { $face }.
event-values-compared = Ce qui compte : { $values }.
event-dice-cancelled = Des dés de même valeur, { $value }, s’annulent : { $seats }.
event-lowest-won = Le Chevalier { DE($seat) } donne l’avantage au plus bas.
event-places-changed = Le Parieur { DE($seat) } fait échanger leurs places au champion et au dauphin.
event-champion-demoted = Le Parieur { DE($seat) } rétrograde { $seat_champion }, sans rival sur le podium, à la deuxième place.
event-collector-won = Collectionneur : le dé { DE($seat) } est annulé, et { $seat } prend la première place.
event-no-champion = Il n’y a pas de champion.
event-no-runner-up = Il n’y a pas de dauphin.
event-champion-named = { $seat } est en tête avec { $value } et reçoit un jeton de { $points }.
event-champion-sent = { $seat } mène son groupe avec { $value } et rejoint la table des champions.
event-runner-up-named = { $seat } arrive en deuxième place avec { $value } et reçoit un jeton de { $points }.
event-no-champions = Aucun groupe n’a de champion.
event-nothing-to-take = Les Dames se sont rencontrées : { $seat } pourrait prendre un jeton à { $seat_from }, qui n’en a pas.
event-ladies-even = Les Dames se sont rencontrées, mais la plus basse ou la plus haute n’est pas seule : rien n’est pris.
event-token-taken = Les Dames se sont rencontrées : { $seat } prend { $token } à { $seat_from }.
event-token-left = Les Dames se sont rencontrées : { $seat } ne prend rien à { $seat_from }.
event-cards-ran-out = La manche est finie, plus qu’une carte en main : { $seats }.
event-points-reached = La manche est finie, 8 points ou plus : { $seats }.
event-points-counted = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-points-cancelled = Des points égaux s’annulent, { $points } chacun : { $seats }.
event-round-won = { $seat } remporte la manche avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $wins ->
    [one] { $wins } manche gagnée
   *[other] { $wins } manches gagnées
}).
event-round-unwon = Personne ne remporte la manche.
event-card-buried = { $seat } glisse « { $card } » sous son dé.
event-card-hidden = { $seat } glisse une carte cachée sous son dé.
event-playoff-began = { $seats } ont tous deux manches gagnées et jouent ensemble une manche de plus, avec les cartes qui leur restent.
event-match-won = { $seat } monte sur le trône : voici le Roi des 12 !

# Ce qu’on ne peut pas faire
refused-promo-needs-random = Seul un choix au hasard reçoit les cartes promo ; dans un choix convenu, écris-les toi-même.
refused-no-such-character = Il n’y a pas de personnage « { $name } ». Il y a { $choices }.
refused-six-characters = Nomme six personnages différents ; le Chevalier s’y ajoute toujours.
refused-not-in-hand = Tu n’as pas cette carte en main : « { $action } » est impossible.
refused-play-a-card = D’abord, chacun joue une carte.
refused-not-adjacent = Le Sorcier tourne le dé sur une face voisine de celle qu’il montre.
refused-not-your-effect = Ta carte fait autre chose.
refused-not-your-card = Tu ne peux glisser sous ton dé qu’une carte que tu as : « { $action } » est impossible.
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
option-agreed-help = Six noms anglais outre le Chevalier, séparés par des espaces, par exemple : lady gambler merchants reverser sorcerer golem
option-values_read = Valeurs
option-values_read-help = Ce qui compte quand les Chenapans retournent un dé dont un personnage change la valeur.
option-values_read-as_resolved = effet par effet, dans l’ordre choisi
option-values_read-final_face = la face qui reste à la fin
option-twelve = À douze
option-twelve-help = Comment un tournoi à douze est coupé en groupes.
option-twelve-fours = trois groupes de quatre
option-twelve-threes = quatre groupes de trois
preset-first-game = Première partie
preset-random = Personnages au hasard
preset-court = À la cour
preset-mischief = Chenapans et compagnie
preset-collector = Avec le Collectionneur
preset-faun = Avec le Faune
preset-both-promos = Avec les deux promos (déconseillé)
preset-tournament-in-threes = Tournoi, à douze par trois

# Adversaires
bot-page = Page
bot-page-help = Ne regarde que son propre dé.
bot-herald = Héraut
bot-herald-help = Regarde tous les dés, mais ne devine la carte de personne.
bot-courtier = Courtisan
bot-courtier-help = Devine ce qui tente les autres, et y répond.
bot-strategist = Stratège
bot-strategist-help = Pense des manches entières à l’avance, sans se laisser lire.
bot-sovereign = Souverain
bot-sovereign-help = Joue la fin d’un duel sans faille ; sinon, voit plus loin que le Stratège.

# Le dessin
draw-before = Les personnages sont tirés.
draw-turn = Manche { $round }, tour { $turn }
draw-won = { $seat } monte sur le trône !
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
board-value = { $face } → { $value }
board-telling = Tour { $turn } : ce qui se passe
board-past = Tour { $turn } : le résultat
board-now = Maintenant, tour { $turn } : choisis une carte
board-champion = Champion
board-runner-up = Dauphin
board-skip = Passer
board-agreed = Le Chevalier et six autres : { $count } sur { $six }.

# Ce que dit l’entraîneur
why-all-the-same = Ici, toutes les cartes se valent, quoi que joue ton rival.
why-one-card = Ici, une seule carte est la meilleure : joue-la à coup sûr, car même un rival qui la voit venir ne peut pas te faire descendre plus bas. La réponse la plus probable : { $card } ({ $percent } %).
why-mixture = Joue-la { $share } % du temps, pour que personne ne lise ton jeu. La réponse la plus probable : { $card } ({ $percent } %).
why-rest-of-turn = C’est ce qui donne le plus de valeur pour toi à la suite de la manche.
why-bury = C’est la carte qui te manquera le moins à la manche suivante.
why-searched = C’est ce qui a le mieux réussi dans les tours essayés.
why-searched-mixture = Aucune carte n’est toujours bonne : la recherche joue celle-ci { $share } % du temps, pour rester imprévisible.
puzzle-best-card = La fin de cette manche se calcule jusqu’au bout. Face à un rival qui ne commet aucune erreur, une de tes cartes vaut mieux que toutes les autres. Laquelle ?
