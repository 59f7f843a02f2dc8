game-name = Twelve Heroes
game-tagline = Recrute douze héros, envoie-les dans trois Régions et nourris-les : sept points de territoires donnent la victoire.

# Ce qui est demandé
prompt-draft = Quelle carte gardes-tu ? Les autres passent à l’adversaire.
prompt-mulligan = Replacer une carte de ta main sous ta pioche pour en tirer une autre, ou garder ta main ?
prompt-starve = La Nourriture manque : quel héros défausses-tu ?
prompt-act = Que fais-tu ?
prompt-carry = Combien de Nourriture emporte-t-il ?
prompt-deploy-more = Un autre héros dans une autre Région, par la même action ?
prompt-order = Quelle capacité vient d’abord ?
prompt-target = De quel héros s’agit-il ?
prompt-region = De quelle Région s’agit-il ?
prompt-bring = Combien de Nourriture apportes-tu de ton campement ?
prompt-use = Utiliser la capacité ?
prompt-discard = Quelle carte défausses-tu ?
prompt-hand-limit = Tu as plus de cinq cartes en main : laquelle défausses-tu ?

# Ce qu’on peut faire
action-supply = Approvisionner : prendre 1 Nourriture
action-done = En rester là
action-use = L’utiliser
action-decline = S’en passer
action-carry = { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
}
action-choose = { $place }
action-recruit = Recruter { $hero }
action-spend = Défausser { $hero } pour une action de plus
action-starve = Laisser partir { $hero }
action-drop = Défausser { $hero }
action-under = Replacer { $hero } sous la pioche
action-keep = Garder { $hero }
action-deploy = Déployer { $hero } vers { $place }
action-move = Déplacer { $hero } { DE($place_from) } vers { $place_to }
action-resolve = { $hero }, dans { $place }
action-target = { $hero } ({ $place })

# Ce qui s’est passé
event-first-drawn = { $seat } commence.
event-mulligan-taken = { $seat } { $count ->
    [0] garde toute sa main.
    [one] replace une carte sous sa pioche.
   *[other] replace { $count } cartes sous sa pioche.
}
event-tile-revealed = Dans { $place }, une tuile est révélée : { $tile }.
event-stack-empty = Dans { $place }, il ne reste plus de tuile.
event-turn-begun = Tour { $turn } : { $seat }.
event-actions-begun = { $seat } a { $count ->
    [one] une action.
   *[other] { $count } actions.
}
event-strengths-compared = Dans { $place }, { $seat } a une force de { $strength } contre { $strength_other }.
event-cube-placed = { $seat } place un cube dans { $place }.
event-tile-won = { $seat } remporte une tuile dans { $place } ({ $tile }) : { $points } points, { $total } en tout.
event-game-won = { $seat } a { $points } points et gagne !
event-time-over = Chacun a joué soixante tours : la partie s’arrête là.
event-hero-retired = { $hero } { DE($seat) } part à la défausse avec la tuile remportée.
event-hero-returned = { $hero } { DE($seat) } retourne au campement.
event-hero-starved = { $hero } { DE($seat) } a faim dans { $place } et part à la défausse.
event-hero-recruited = { $seat } recrute { $hero }.
event-hero-deployed = { $seat } déploie { $hero } vers { $place }.
event-hero-moved = { $seat } déplace { $hero } { DE($place_from) } vers { $place_to }.
event-card-spent = { $seat } défausse { $hero } pour une action de plus.
event-card-discarded = { $seat } défausse { $hero }.
event-cards-drawn = { $seat } pioche { $heroes }.
event-cards-drawn-unseen = { $seat } pioche { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
event-deck-reshuffled = La défausse { DE($seat) } devient une nouvelle pioche ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}).
event-nothing-to-draw = { $seat } n’a plus de carte à piocher.
event-reserve-short = La réserve est vide : il manque { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
} à { $seat }.
event-food-taken = { $seat } prend { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
} dans son campement.
event-food-placed = { $seat } reçoit { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
} dans { $place }.
event-food-paid = { $seat } dépense { $food ->
    [one] { $food } Nourriture.
   *[other] { $food } Nourritures.
}
event-food-carried = { $seat } emporte { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
}, { DE($place_from) } vers { $place_to }.
event-food-eaten = Les héros { DE($seat) } mangent { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
} dans { $place }.
event-food-lost = { $seat } perd { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
} dans { $place }.
event-food-stolen = { $seat } vole { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
} à { $seat_victim }, { DE($place_from) } vers { $place_to }.
event-ability-used = La capacité { DE($hero) } { DE($seat) } entre en jeu ({ $place }).
event-ability-declined = { $seat } n’utilise pas la capacité { DE($hero) }.
event-hero-named = Il s’agit { DE($hero) } { DE($seat) }, dans { $place }.
event-region-named = { $seat } choisit { $place }.
event-hero-first = { $seat } continue avec { $hero }, dans { $place }.
event-ability-idle = La capacité { DE($hero) } { DE($seat) } ne trouve rien à faire.
event-actions-gained = { $seat } gagne { $count ->
    [0] zéro action.
    [one] une action.
   *[other] { $count } actions.
}
event-hero-killed = { $hero } { DE($seat) }, dans { $place }, part à la défausse.
event-hero-pushed = { $hero } { DE($seat) } se fait pousser { DE($place_from) } vers { $place_to }.
event-hero-joined = { $hero } { DE($seat) } vient { DE($place) } vers { $place_to }.
event-hero-sent-to-camp = { $hero } { DE($seat) } quitte { $place } et retourne au campement.
event-hero-sent-to-hand = { $hero } { DE($seat) } quitte { $place } et retourne en main.
event-hero-recovered-to-camp = { $hero } { DE($seat) } quitte { $place } et revient au campement.
event-hero-recovered-to-hand = { $hero } { DE($seat) } quitte { $place } et revient en main.
event-cube-added = { $seat } reçoit un cube dans { $place }.
event-cube-removed = { $seat } perd un cube dans { $place }.
event-popularity-taken = { $seat } arrive d’abord dans { $place } et prend le jeton Popularité.
event-popularity-passed = Le jeton Popularité { DE($place) } passe à { $seat }.
event-popularity-returned = Le jeton Popularité { DE($place) } retourne sur la tuile.
event-pack-dealt = { $seat } regarde { $heroes }.
event-pack-received = { $seat } reçoit { $heroes }.
event-hero-kept = { $seat } garde { $hero }.
event-draft-ended = Le draft est fini : les deux pioches sont mélangées sans être regardées.

# Ce qu’on ne peut pas faire
refused-not-now = « { $action } » n’est pas possible maintenant.
refused-no-actions-left = Tu n’as plus d’action.
refused-no-extra-actions = À cette table, on ne défausse pas de carte pour une action.
refused-not-in-hand = { $hero } n’est pas dans ta main.
refused-too-dear = { $hero } coûte { $cost } Nourriture(s) et ton campement en a { $food }.
refused-not-in-camp = { $hero } n’est pas dans ton campement.
refused-one-a-region = Tu as déjà envoyé un héros vers { $place } par cette action.
refused-not-there = { $hero } n’est pas dans { $place }.
refused-blocked = Un héros adverse empêche les tiens de quitter { $place }.
refused-not-adjacent = { $hero } ne peut se déplacer que vers une Région adjacente.
refused-not-so-much = Il n’y a pas plus de { $food } Nourriture(s) à emporter.
refused-feed-as-many = Il faut nourrir autant de héros que possible : { $hero } ne peut pas être celui qui part.
refused-same-faction = La boîte ne contient qu’un deck : { $faction }.
refused-no-such-set = Il n’y a pas de jeu de héros « { $value } » ; il y a { $choices }. Voulais-tu dire { $nearest } ?
refused-broken-set = Le jeu de héros a un défaut ({ $card }) : { $problem }
refused-deck-entry = « { $value } » n’est pas une ligne de deck : écris l’identifiant ou le numéro d’un héros, puis combien.
refused-deck-unknown-hero = Il n’y a pas de héros « { $value } » dans ce jeu. Voulais-tu dire { $nearest } ?
refused-deck-version = « { $value } » est la version pour l’autre règle de Popularité.
refused-deck-copies = Une boîte contient { $most ->
    [one] une carte
   *[other] { $most } cartes
} « { $value } » et ce deck en a { $count }.
refused-deck-size = Un deck a { $wanted } cartes et celui-ci en a { $count }.

# Mise en place
option-decks = Decks
option-decks-help = Des decks tout prêts, un draft secret, ou les decks que vous apportez.
option-decks-factions = factions
option-decks-draft = draft
option-decks-constructed = composés par les joueurs
option-faction_1 = Faction de la première place
option-faction_1-help = Le deck tout prêt de la première place.
option-faction_1-mechanical = Armée mécanique
option-faction_1-elves = Elfes
option-faction_1-humans = Humains
option-faction_1-orcs = Orcs et Gobelins
option-faction_2 = Faction de la deuxième place
option-faction_2-help = Le deck tout prêt de la deuxième place.
option-faction_2-mechanical = Armée mécanique
option-faction_2-elves = Elfes
option-faction_2-humans = Humains
option-faction_2-orcs = Orcs et Gobelins
option-deck_1 = Deck de la première place
option-deck_1-help = Douze cartes, par exemple « archangel 2, goat, dragon … » ; pour les decks composés par les joueurs.
option-deck_2 = Deck de la deuxième place
option-deck_2-help = Douze cartes, par exemple « archangel 2, goat, dragon … » ; pour les decks composés par les joueurs.
option-extra_actions = Actions additionnelles
option-extra_actions-help = En phase Militaire, une carte de ta main peut être défaussée pour une action de plus.
option-popularity = Popularité
option-popularity-help = Qui arrive d’abord dans une Région prend son jeton, qui l’emporte à égalité.
option-heroes = Héros
option-heroes-help = Un jeu de héros : « tablee », ou le tien en une ligne (tablee heroes pack FICHIER).
preset-first-game = Première partie : Humains contre Orcs et Gobelins
preset-forest-and-steel = Elfes contre Armée mécanique
preset-popularity = Armée mécanique contre Humains, avec Popularité
preset-advanced = Orcs et Gobelins contre Elfes, avec les deux règles avancées
preset-draft = Draft
preset-advanced-draft = Draft avec les deux règles avancées
preset-tournament = Tournoi : decks personnels
bot-recruit = Recrue
bot-recruit-help = Envoie ses héros là où ils seront les plus forts, action par action, et oublie qu’ils mangent.
bot-sergeant = Sergent
bot-sergeant-help = Voit qui est le plus fort et qui aura faim, d’une action à la suivante.
bot-captain = Capitaine
bot-captain-help = Prévoit tout son tour en tenant compte de la réponse adverse.
bot-general = Général
bot-general-help = Prévoit tout son tour et suit ses meilleures idées, de la réponse adverse jusqu’à son tour suivant.
bot-marshal = Maréchal
bot-marshal-help = De même, avec plus d’idées, contre toutes sortes de mains que l’adversaire pourrait avoir.

# Choses
place-left = la Région de gauche
place-middle = la Région du milieu
place-right = la Région de droite
place-camp = le campement
place-discard = la défausse
tile-farm = Ferme
tile-mine = Mine
tile-city = Cité
faction-mechanical = Armée mécanique
faction-elves = Elfes
faction-humans = Humains
faction-orcs = Orcs et Gobelins
version-without-popularity = sans Popularité
version-with-popularity = avec Popularité

# La table
draw-region = { $place } : { $tile }, { $points } points{ $below ->
    [0] {""}
   *[other] , une autre tuile dessous
}
draw-region-empty = { $place } : plus de tuile
draw-front = { $seat } { $cubes } force { $strength }
draw-heroes = – { $heroes } ; Nourriture : { $food }
draw-camp = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, Nourriture : { $food } ; campement : { $count ->
    [0] personne
   *[other] { $heroes }
}
draw-cards = main { $hand }, pioche { $deck }, défausse : { $count ->
    [0] vide
   *[other] { $heroes }
}
draw-hand = Ta main : { $heroes }
draw-printed = Coût : { $cost }, force : { $strength }, mange : { $hunger }.
draw-turn = À { $seat } de jouer, actions : { $actions }, réserve : { $reserve }
draw-draft = Draft, manche { $round } : { $picked } cartes gardées sur 4
draw-draft-kept = Tu gardes : { $heroes }
draw-draft-pack = Devant toi : { $heroes }

# Le texte d’une carte
text-recruited = Quand il est recruté : { $what }.
text-deployed = Quand il est déployé : { $what }.
text-moved = Quand il est déplacé : { $what }.
text-control = À ton Contrôle, dans une Région : { $what }.
text-maintenance = À ta Maintenance, dans une Région : { $what }.
text-income = À tes Revenus, dans une Région : { $what }.
text-discarded = Quand il est défaussé d’une Région : { $what }.
text-always = Dans une Région : { $what }.
text-may = tu peux { $what }
text-if-alone = s’il y est ton seul héros, { $what }
text-if-accompanied = si tu y as un autre héros, { $what }
text-if-opposed = si l’adversaire y a un héros, { $what }
text-if-unopposed = si l’adversaire n’y a pas de héros, { $what }
text-if-outnumbered = si l’adversaire y a plus de héros, { $what }
text-if-weaker = si l’adversaire y est plus fort, { $what }
text-if-farm = sur une Ferme, { $what }
text-if-mine = sur une Mine, { $what }
text-if-city = dans une Cité, { $what }
text-if-popular = si tu y détiens le jeton Popularité, { $what }
text-if-cube = si tu y as un cube, { $what }
text-per-friend = { $what } par autre héros à toi qui s’y trouve
text-per-enemy = { $what } par héros adverse qui s’y trouve
text-per-food = { $what } par Nourriture à toi qui s’y trouve
text-per-cube = { $what } par cube à toi qui s’y trouve
text-enemy-here = un héros adverse de cette Région
text-enemy-adjacent = un héros adverse d’une Région adjacente
text-enemy-anywhere = un héros adverse de n’importe quelle Région
text-friend-here = un autre de tes héros de cette Région
text-friend-adjacent = un autre de tes héros d’une Région adjacente
text-friend-anywhere = un autre de tes héros de n’importe quelle Région
text-friend-camp = un héros de ton campement
text-itself = ce héros
text-hero-of-discard = un héros de ta défausse
text-strength-at-most = { $whom } de force { $limit } ou moins
text-cost-at-most = { $whom } de coût { $limit } ou moins
text-both-at-most = { $whom } de force { $strength } ou moins et de coût { $cost } ou moins
text-gain-here = ajouter ici { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourritures
} de la réserve
text-gain-camp = prendre { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourritures
} dans ton campement
text-gain-anywhere = placer { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourritures
} dans une Région où tu as des héros
text-bring-here = apporter ici jusqu’à { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourritures
} de ton campement
text-bring-anywhere = apporter jusqu’à { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourritures
} de ton campement dans une Région où tu as des héros
text-burn-here = faire perdre ici { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourritures
} à l’adversaire
text-burn-camp = faire perdre { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourritures
} au campement adverse
text-steal-here-here = voler ici { $amount ->
    [one] { $amount } Nourriture adverse
   *[other] { $amount } Nourritures adverses
}, pour ton côté
text-steal-here-camp = voler ici { $amount ->
    [one] { $amount } Nourriture adverse
   *[other] { $amount } Nourritures adverses
}, pour ton campement
text-steal-camp-here = voler { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourritures
} au campement adverse, pour cette Région
text-steal-camp-camp = voler { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourritures
} au campement adverse, pour ton campement
text-draw = piocher { $amount ->
    [one] une carte
   *[other] { $amount } cartes
}
text-make-discard = faire défausser à l’adversaire { $amount ->
    [one] une carte
   *[other] { $amount } cartes
} de son choix
text-extra-action = faire { $amount ->
    [one] une action de plus
   *[other] { $amount } actions de plus
} ce tour-ci
text-add-cube = placer un de tes cubes sur un emplacement libre de la tuile
text-remove-cube = retirer un cube adverse de la tuile
text-kill = défausser { $whom }
text-send-to-camp = renvoyer { $whom } au campement
text-send-to-hand = renvoyer { $whom } dans la main de son propriétaire
text-push = pousser { $whom } vers une Région adjacente
text-join = amener ici { $whom }
text-recover-to-camp = reprendre { $whom } dans ton campement
text-recover-to-hand = reprendre { $whom } en main
text-strength-self = force { $amount }
text-strength-friends = force { $amount } pour chacun de tes autres héros présents
text-strength-enemies = force { $amount } pour chaque héros adverse présent
text-hunger = { $amount ->
    [0] il ne mange rien
    [one] il mange { $amount } Nourriture
   *[other] il mange { $amount } Nourritures
}
text-fly = il peut se déplacer vers n’importe quelle Région
text-immune = les capacités adverses ne peuvent pas le désigner
text-block = les héros adverses présents ne peuvent pas se déplacer
text-survive = il retourne au campement quand tu remportes la tuile
text-tie = tu l’emportes à égalité à ton Contrôle

# Ce qui ne va pas dans un jeu de héros
problem-of-hero = { $line ->
    [0] { $card } : { $told }
   *[other] ligne { $line }, { $card } : { $told }
}
problem-of-set = { $line ->
    [0] { $told }
   *[other] ligne { $line } : { $told }
}
problem-syntax = ceci ne peut pas être lu : { $detail }
problem-not-a-table = un héros commence par [[hero]], une capacité par [[hero.ability]]
problem-unknown-field = il n’y a pas de « { $value } » ici. Voulais-tu dire « { $nearest } » ? Valable : { $choices }
problem-missing-field = « { $field } » manque ; il dit { $choices }
problem-wrong-kind = { $field } = { $value } ne convient pas ; valable : { $choices }
problem-wrong-name = { $field } = { $value } : « { $language } » doit être un nom de 1 à { $most } lettres ; valable : { $choices }
problem-not-a-word = { $field } = « { $value } » ne veut rien dire. Voulais-tu dire « { $nearest } » ? Valable : { $choices }
problem-out-of-bounds = { $field } = { $value } n’est pas entre { $low } et { $high }
problem-not-always = « { $value } » arrive une fois : « when » doit dire quand, et non « always »
problem-only-always = « { $value } » vaut tant que le héros est dans une Région : « when » doit être « always »
problem-not-in-camp = un héros qu’on recrute est au campement et dans aucune Région : { $field } = « { $value } » n’a pas de sens ; valable : { $choices }, ou un autre « when »
problem-needs-region = un héros qu’on recrute est au campement : { $field } = « { $value } » demande une Région, donc pour « when » l’un de ces mots : { $choices }
problem-not-itself = { $field } = « { $value } » est impossible : recruté, un héros est au campement, défaussé, il est parti, et dans une Région adjacente il n’y a que d’autres héros. Valable : { $choices }, ou un autre « when » ou « where »
problem-twice = « { $value } » est déjà dit de ce héros : une fois suffit
problem-circular = { $field } = « { $value } » demanderait la force qu’il change ; prends une autre condition
problem-double-id = il y a déjà un héros « { $value } »
problem-too-many-abilities = { $count } capacités, c’est trop pour un héros ; { $most } au plus
problem-too-long = il a { $count } caractères ; { $most } au plus peuvent être lus
problem-too-deep = il y a plus de { $most } points sur cette ligne ; une clé en demande un ou deux
problem-too-many-kinds = { $count } sortes de héros, c’est trop ; { $most } au plus
problem-faction-size = le deck { $faction } { $version } a { $count } cartes et non 12 ({ $list }) : change « copies », « faction » ou « version » de ses héros
problem-draft-size = { $version }, { $count } cartes ont l’icône de draft et non 36 ({ $list }) : il faut dix-huit héros avec « copies = 2 » et « draft = true »

# Le plateau sur la page
board-turn = Tour { $turn } : { $seat }
board-reserve = Réserve
board-food = Nourriture : { $food }
board-region = { $place }
board-camp = Campement { DE($seat) }
board-camp-food = Nourriture
board-camp-empty = Personne n’attend au campement.
board-score = { $points } { $points ->
    [one] point
   *[other] points
} sur 7
board-hand = Ta main
board-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-shown = connues : { $heroes }
board-deck = pioche { $count }
board-discard = défausse { $count }
board-discarded = À la défausse : { $heroes }
board-from-discard = Héros de ta défausse
board-tile = { $tile }
board-points = { $points } points
board-below = encore une dessous
board-no-tile = Il n’y a plus de tuile ici.
board-cubes = { $seat } : { $count } sur { $slots } emplacements occupés
board-popularity-free = Jeton Popularité, pour qui arrive d’abord
board-popularity = { $seat } tient le jeton Popularité
board-hero = { $name }, force { $strength }
board-may-starve = Risque d’avoir faim
board-strength = { $seat } : force { $strength }
board-by-abilities = imprimé sur les cartes : { $strength } ; des capacités y changent quelque chose
board-next-cube = ensuite : un cube
board-next-tile = ensuite : la tuile, +{ $points }
board-eats = mange { $food }
board-hungry = { $count ->
    [one] { $count } aura faim
   *[other] { $count } auront faim
}
board-deploy-to = Déployer vers
board-move-to = Déplacer vers
board-deploy-here = Déployer ici
board-move-here = Déplacer ici
board-choose-here = Choisir celle-ci
board-needs = emporter { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
}
board-all-fed = tous nourris
board-starve = { $count ->
    [one] { $count } a faim là-bas
   *[other] { $count } ont faim là-bas
}
board-starve-left = { $count ->
    [one] { $count } qui reste a faim
   *[other] { $count } qui restent ont faim
}
board-lost = Nourriture perdue : { $food }
board-goes = Depuis { $place_from } vers { $place_to } :
board-cost = coûte { $food } Nourriture
board-lacks = il manque { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourritures
}
board-printed = force { $strength }
board-bar = Ce que tu peux faire
board-actions = { $count ->
    [one] { $count } action restante
   *[other] { $count } actions restantes
}
board-how = Touche ou glisse : une carte de ta main vers ton campement recrute, un héros de ton campement vers une Région se déploie, un héros d’une Région vers une autre se déplace. Un héros étant pris, les touches 1, 2 et 3 choisissent la Région.
board-keep-hand = Garder cette main
board-end-turn = Finir le tour
board-no-more = Pas d’autre héros
board-put-back = Reposer
board-draft = Draft, manche { $round } sur 2
board-draft-six = Six cartes sont devant toi. Gardes-en { $count ->
    [one] encore une
   *[other] { $count }
} ; les quatre autres passent à ton adversaire.
board-draft-four = Ton adversaire t’a passé ces cartes. Gardes-en { $count ->
    [one] encore une
   *[other] { $count }
} ; les deux dernières repartent sans être vues.
board-draft-secret = Chacun choisit ses cartes en secret.
board-draft-kept = Gardées jusqu’ici : { $count }
board-all-heroes = Tous les héros
board-close = Fermer
board-set-ours = Le livret ne montre aucune des cartes imprimées : ces héros sont une création de ce projet, fidèle au peu que dit le livret. Chaque texte vient des données que suivent les règles : ce qui est écrit est ce qui arrive.
board-set-own = Ces héros sont un jeu de cartes que quelqu’un a apporté à cette table. Chaque texte vient des données que suivent les règles : ce qui est écrit est ce qui arrive.
board-version = seulement { $version }
board-in-draft = dans le draft
board-own-set = Les héros de qui
board-load-set = Apporter un jeu de cartes à toi…
board-download-set = Prendre le nôtre pour commencer
board-ours-again = Revenir aux nôtres
board-set-loaded = Ton propre jeu de cartes est à cette table : { $count } sortes de héros en jeu.
board-set-faults = On ne peut pas encore jouer avec { $file }. { $count ->
    [one] Une chose ne va pas :
   *[other] { $count } choses ne vont pas :
}
board-deck-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sur 12
board-deck-cost = coût moyen { $cost }
board-price = coût { $food }, force { $strength }
board-take-out = Retirer { $name }
board-put-in = Ajouter { $name }
board-in-deck = { $count } sur { $most } dans le deck
board-empty-deck = Vider le deck
board-deck-start = Partir du deck :
board-deck-text = En une ligne de texte, à garder ou à coller

# Ce que dit l’entraîneur
why-pick = Pour son coût, c’est la carte qui peut le plus.
why-mulligan = Les héros chers arrivent trop tard pour les premiers tours ; les autres valent d’être gardés.
why-plan-leads = Le premier pas d’un tour qui te donne l’avantage dans { $place }.
why-plan-recruits = { $hero } renforce ton armée pour la suite.
why-plan-supplies = De la Nourriture maintenant vaut plus que toute autre action.
why-plan-feeds = Sans Nourriture, les héros sont perdus : cette quantité les garde là où il faut.
why-plan-holds = De tous les tours essayés, les meilleurs commencent ainsi.
why-only-holds = Sinon, ton rival gagne au Contrôle dans { $place }. Avec { $hero } dans { $place_to } à la fin de ton tour, les forces dans { $place } sont de { $strength } pour toi et de { $strength_other } pour lui, et il ne remporte pas la tuile. Tout autre premier pas perd, quoi qu’il suive : tous les tours ont été essayés.
why-only-clears = Sinon, ton rival gagne au Contrôle dans { $place }. Quand { $hero } arrive dans { $place_to }, il ne reste dans { $place } aucun héros de ton rival pour remporter la tuile. Tout autre premier pas perd, quoi qu’il suive : tous les tours ont été essayés.
puzzle-hold-out = Ton rival est sur le point de gagner au prochain Contrôle. Il te reste { $count } actions, et un seul premier pas permet encore de l’empêcher. Lequel ?
