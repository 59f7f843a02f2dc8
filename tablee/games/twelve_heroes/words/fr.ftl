game-name = Twelve Heroes
game-tagline = Recrute douze héros, envoie-les dans trois Régions et nourris-les : sept points de territoires donnent la victoire.

# Ce qui est demandé
prompt-draft = Quelle carte gardes-tu ? Les autres passent à l’adversaire.
prompt-enlist = Quel héros entre dans ton deck ?
prompt-mulligan = Échanger une carte avec ta pioche, ou garder ta main ?
prompt-starve = La Nourriture manque : quel héros défausses-tu ?
prompt-act = Que fais-tu ?
prompt-carry = Combien de Nourriture emporte-t-il ?
prompt-deploy-more = Un autre héros dans une autre Région, par la même action ?
prompt-order = Quelle capacité vient d’abord ?
prompt-target = Choisis un héros
prompt-region = Choisis une Région
prompt-bring = Combien de Nourriture apportes-tu de ton campement ?
prompt-use = Utiliser la capacité ?
prompt-discard = Quelle carte défausses-tu ?
prompt-hand-limit = Tu as plus de cinq cartes en main : laquelle défausses-tu ?
prompt-strip = Quelle carte de la main adverse est défaussée ?
prompt-either = Laquelle des deux capacités du héros ?

# Ce qu’on peut faire
action-supply = Approvisionner : prendre 1 Nourriture
action-done = C’est tout
action-done-mulligan = Garder cette main
action-done-deploy-more = Pas d’autre héros
action-done-act = Finir le tour
action-use = L’utiliser
action-decline = S’en passer
action-carry = { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourriture
}
action-choose = { $place }
action-recruit = Recruter { $hero }
action-spend = Défausser { $hero } pour une action de plus
action-starve = Laisser partir { $hero }
action-drop = Défausser { $hero }
action-under = Replacer { $hero } sous la pioche
action-keep = Garder { $hero }
action-enlist = Enrôler { $hero }
action-deploy = Déployer { $hero } vers { $place }
action-move = Déplacer { $hero } { DE($place_from) } vers { $place_to }
action-resolve = { $hero }, dans { $place }
action-target = { $hero } ({ $place })
action-strip = Faire défausser { $hero } à l’adversaire
action-either = { $line ->
    [1] La première
   *[other] La seconde
}

# Ce qui s’est passé
event-first-drawn = { $you ->
    [seat] Tu commences
   *[nobody] { $seat } commence
}.
event-card-under = { $you ->
    [seat] Tu glisses { $hero } sous ta
   *[nobody] { $seat } glisse { $hero } sous sa
} pioche.
event-card-under-unseen = { $you ->
    [seat] Tu glisses une carte sous ta
   *[nobody] { $seat } glisse une carte sous sa
} pioche.
event-mulligan-taken = { $you ->
    [seat] { $count ->
        [0] Tu gardes toute ta main.
        [one] Tu as changé une carte.
       *[other] Tu as changé { $count } cartes.
    }
   *[nobody] { $seat } { $count ->
        [0] garde toute sa main.
        [one] a changé une carte.
       *[other] a changé { $count } cartes.
    }
}
event-tile-revealed = Dans { $place }, une tuile est révélée : { $tile }.
event-stack-empty = Dans { $place }, il ne reste plus de tuile.
event-turn-begun = { $you ->
    [seat] Tour { $turn }, à toi.
   *[nobody] Tour { $turn } : { $seat }.
}
event-actions-begun = { $you ->
    [seat] Tu as
   *[nobody] { $seat } a
} { $count ->
    [one] une action.
   *[other] { $count } actions.
}
event-supply-forced = { $you ->
    [seat] Tu n’as
   *[nobody] { $seat } n’a
} personne à recruter, à déployer ou à déplacer : l’action prend donc de la Nourriture.
event-strengths-compared = Dans { $place }, { $you ->
    [seat] tu as
   *[nobody] { $seat } a
} une force de { $strength } contre { $strength_other }.
event-tie-won-popular = À égalité, le jeton Popularité tranche { $you ->
    [seat] en ta faveur
   *[nobody] en faveur { DE($seat) }
}.
event-tie-won-by-hero = À égalité dans { $place }, un héros tranche { $you ->
    [seat] en ta faveur
   *[nobody] en faveur { DE($seat) }
}.
event-cube-placed = { $you ->
    [seat] Tu places
   *[nobody] { $seat } place
} un cube dans { $place }.
event-tile-won = { $you ->
    [seat] Tu remportes
   *[nobody] { $seat } remporte
} une tuile dans { $place } ({ $tile }) : { $points } points, { $total } en tout.
event-game-won = { $you ->
    [seat] Tu as { $points } points et tu gagnes
   *[nobody] { $seat } a { $points } points et gagne
} !
event-time-over = Chacun a joué soixante tours : la partie s’arrête là.
event-cubes-returned = Dans { $place }, chacun reprend ses cubes.
event-hero-retired = { $you ->
    [seat] Ton héros, { $hero },
   *[nobody] { $hero } { DE($seat) }
} part à la défausse avec la tuile.
event-hero-returned = { $you ->
    [seat] Ton héros, { $hero },
   *[nobody] { $hero } { DE($seat) }
} retourne au campement.
event-hero-starved = { $you ->
    [seat] Ton héros, { $hero },
   *[nobody] { $hero } { DE($seat) }
} a faim dans { $place } et part à la défausse.
event-hero-recruited = { $you ->
    [seat] Tu recrutes
   *[nobody] { $seat } recrute
} { $hero }.
event-hero-deployed = { $you ->
    [seat] Tu déploies
   *[nobody] { $seat } déploie
} { $hero } vers { $place }.
event-hero-moved = { $you ->
    [seat] Tu déplaces
   *[nobody] { $seat } déplace
} { $hero } { DE($place_from) } vers { $place_to }.
event-card-spent = { $you ->
    [seat] Tu défausses
   *[nobody] { $seat } défausse
} { $hero } pour une action de plus.
event-card-discarded = { $you ->
    [seat] Tu défausses
   *[nobody] { $seat } défausse
} { $hero }.
event-hand-shown = { $you ->
    [seat] Tu montres ta main
   *[nobody] { $seat } montre sa main
} : { $heroes }.
event-cards-drawn = { $you ->
    [seat] Tu pioches
   *[nobody] { $seat } pioche
} { $heroes }.
event-cards-drawn-unseen = { $you ->
    [seat] Tu pioches
   *[nobody] { $seat } pioche
} { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
event-deck-reshuffled = { $you ->
    [seat] Ta défausse
   *[nobody] La défausse { DE($seat) }
} devient une nouvelle pioche ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}).
event-nothing-to-draw = { $you ->
    [seat] Tu n’as
   *[nobody] { $seat } n’a
} plus de carte à piocher.
event-reserve-short = La réserve est vide : { $you ->
    [seat] tu te passes
   *[nobody] { $seat } se passe
} de { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourriture
}.
event-food-taken = { $you ->
    [seat] Tu prends
   *[nobody] { $seat } prend
} { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourriture
} pour le campement.
event-food-placed = { $you ->
    [seat] Tu reçois
   *[nobody] { $seat } reçoit
} { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourriture
} dans { $place }.
event-food-paid = { $you ->
    [seat] Tu dépenses
   *[nobody] { $seat } dépense
} { $food ->
    [one] { $food } Nourriture.
   *[other] { $food } Nourriture.
}
event-food-carried = { $you ->
    [seat] Tu emportes
   *[nobody] { $seat } emporte
} { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourriture
}, { DE($place_from) } vers { $place_to }.
event-food-eaten = { $you ->
    [seat] Tes héros
   *[nobody] Les héros { DE($seat) }
} mangent { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourriture
} dans { $place }.
event-food-lost = { $you ->
    [seat] Tu perds
   *[nobody] { $seat } perd
} { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourriture
} dans { $place }.
event-food-stolen = { $you ->
    [seat] Tu voles
    [seat_victim] { $seat } te vole
   *[nobody] { $seat } vole
} { $food ->
    [one] { $food } Nourriture
   *[other] { $food } Nourriture
}{ $you ->
    [seat_victim] { "" }
   *[nobody] { " " }à { $seat_victim }
}, { DE($place_from) } vers { $place_to }.
event-ability-used = La capacité { $you ->
    [seat] de ton héros, { $hero },
   *[nobody] { DE($hero) } { DE($seat) }
} entre en jeu dans { $place }.
event-ability-declined = { $you ->
    [seat] Tu n’utilises
   *[nobody] { $seat } n’utilise
} pas la capacité { DE($hero) }.
event-hero-named = Le choix tombe sur { $you ->
    [seat] ton héros, { $hero }
   *[nobody] { $hero } { DE($seat) }
}, dans { $place }.
event-region-named = { $you ->
    [seat] Tu choisis
   *[nobody] { $seat } choisit
} { $place }.
event-line-chosen = { $you ->
    [seat] Tu choisis
   *[nobody] { $seat } choisit
} la { $line ->
    [1] première
   *[other] seconde
} capacité { DE($hero) }.
event-hero-first = C’est au tour { $you ->
    [seat] { DE($hero) }
   *[nobody] { DE($hero) } ({ $seat })
}, dans { $place }.
event-ability-idle = La capacité est sans effet.
event-actions-gained = { $you ->
    [seat] Tu gagnes
   *[nobody] { $seat } gagne
} { $count ->
    [0] zéro action.
    [one] une action.
   *[other] { $count } actions.
}
event-hero-killed = { $you ->
    [seat] Ton héros, { $hero }
   *[nobody] { $hero } { DE($seat) }
}, dans { $place }, part à la défausse.
event-hero-pushed = { $you ->
    [seat] Ton héros, { $hero },
   *[nobody] { $hero } { DE($seat) }
} se fait pousser { DE($place_from) } vers { $place_to }.
event-hero-joined = { $you ->
    [seat] Ton héros, { $hero },
   *[nobody] { $hero } { DE($seat) }
} vient { DE($place) } vers { $place_to }.
event-hero-sent-to-camp = { $you ->
    [seat] Ton héros, { $hero },
   *[nobody] { $hero } { DE($seat) }
} quitte { $place } et retourne au campement.
event-hero-sent-to-hand = { $you ->
    [seat] Ton héros, { $hero },
   *[nobody] { $hero } { DE($seat) }
} quitte { $place } et retourne en main.
event-hero-recovered-to-camp = { $you ->
    [seat] Ton héros, { $hero },
   *[nobody] { $hero } { DE($seat) }
} quitte { $place } et revient au campement.
event-hero-recovered-to-hand = { $you ->
    [seat] Ton héros, { $hero },
   *[nobody] { $hero } { DE($seat) }
} quitte { $place } et revient en main.
event-cube-added = { $you ->
    [seat] Tu reçois
   *[nobody] { $seat } reçoit
} un cube dans { $place }.
event-cube-removed = { $you ->
    [seat] Tu perds
   *[nobody] { $seat } perd
} un cube dans { $place }.
event-popularity-taken = { $you ->
    [seat] Tu arrives d’abord dans { $place } et prends
   *[nobody] { $seat } arrive d’abord dans { $place } et prend
} le jeton Popularité.
event-popularity-passed = Le jeton Popularité { DE($place) } { $you ->
    [seat] te revient
   *[nobody] passe à { $seat }
}.
event-popularity-returned = Le jeton Popularité { DE($place) } retourne sur la tuile.
event-packs-dealt = Draft, manche { $round } : six cartes chacun.
event-pack-dealt = { $you ->
    [seat] Tu regardes
   *[nobody] { $seat } regarde
} { $heroes }.
event-pack-received = { $you ->
    [seat] Tu reçois
   *[nobody] { $seat } reçoit
} { $heroes }.
event-hero-kept = { $you ->
    [seat] Tu gardes
   *[nobody] { $seat } garde
} { $hero }.
event-draft-ended = Le draft est fini : avec les cartes revenues, chacun a douze héros, mélangés sans être regardés.
event-hero-enlisted = { $you ->
    [seat] Tu enrôles { $hero }.
   *[nobody] { $seat } enrôle { $hero }.
}
event-decks-brought = Chacun a apporté un deck de { $count } héros.
event-deck-shown = { $you ->
    [seat] Ton deck, visible de tous : { $heroes }.
   *[nobody] Le deck { DE($seat) }, visible de tous : { $heroes }.
}
event-deck-revealed = { $you ->
    [seat] Ton deck était : { $heroes }.
   *[nobody] Le deck { DE($seat) } était : { $heroes }.
}

# Ce qu’on ne peut pas faire
refused-not-now = « { $action } » n’est pas possible maintenant.
refused-no-actions-left = Tu n’as plus d’action.
refused-no-extra-actions = À cette table, tu ne peux pas défausser une carte pour une action de plus.
refused-unfinished-factions = Ce jeu de héros n’est pas encore entier : une faction a { $count } cartes, et non { $wanted }. Que chacun apporte plutôt son deck (decks : own).
refused-unfinished-draft = Ce jeu de héros n’est pas encore entier : { $count } cartes ont le symbole du draft, et non { $wanted }. Que chacun apporte plutôt son deck (decks : own).
refused-unfinished-box = Ce jeu n’a que { $count } cartes. Il en faut { $wanted } pour un deck.
refused-other-version = { $hero } va avec l’autre règle de Popularité.
refused-no-more-in-box = { $hero } : une boîte n’en a pas plus de { $count }.
refused-not-in-hand = { $hero } n’est pas dans ta main.
refused-too-dear = { $hero } coûte { $cost } Nourriture et ton campement en a { $food }.
refused-not-in-camp = { $hero } n’est pas dans ton campement.
refused-one-a-region = Tu as déjà envoyé un héros vers { $place } par cette action.
refused-forbidden = Un héros adverse t’empêche de déployer : { $place }.
refused-not-there = { $hero } n’est pas dans { $place }.
refused-blocked = Un héros adverse empêche les tiens de quitter { $place }.
refused-not-adjacent = { $hero } ne peut se déplacer que vers une Région adjacente.
refused-not-so-much = Il n’y a pas plus de { $food } Nourriture à emporter.
refused-feed-as-many = Il faut nourrir autant de héros que possible : { $hero } ne peut pas être celui qui part.
refused-same-faction = La boîte ne contient qu’un deck : { $faction }.
refused-no-such-set = Il n’y a pas de jeu de héros « { $value } » ; il y a { $choices }. Voulais-tu dire { $nearest } ?
refused-broken-set = Le jeu de héros a un défaut ({ $card }) : { $problem }
refused-wrong-deck = Une boîte ne permet pas cela (entre parenthèses : le deck et la ligne).{ $entries_count ->
    [0] { "" }
   *[other] { " " }Ni l’identifiant ni le numéro d’un héros avec un nombre : { $entries }.
}{ $unknown_count ->
    [0] { "" }
   *[other] { " " }Absent de ce jeu de héros : { $unknown }.
}{ $versions_count ->
    [0] { "" }
   *[other] { " " }Pour l’autre règle de Popularité : { $versions }.
}{ $copies_count ->
    [0] { "" }
   *[other] { " " }Plus qu’une boîte n’en contient : { $copies }.
}{ $sizes_count ->
    [0] { "" }
   *[other] { " " }Un deck a { $wanted } cartes, pas { $sizes }.
}

# Mise en place
option-decks = Decks
option-decks-help = Des decks tout prêts, un draft secret, ou les decks que vous apportez.
option-decks-factions = factions
option-decks-draft = draft
option-decks-own = chacun apporte le sien
option-decks-constructed = écrits d’avance pour les deux
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
option-deck_lists = Listes des decks
option-deck_lists-help = Si l’on sait d’avance quelles cartes sont dans le deck de l’autre.
option-deck_lists-secret = secrètes jusqu’à la fin
option-deck_lists-open = ouvertes aux deux
option-deck_1 = Deck de la première place
option-deck_1-help = Douze cartes, par exemple « archangel 2, goat, dragon … » ; pour les decks écrits d’avance.
option-deck_2 = Deck de la deuxième place
option-deck_2-help = Douze cartes, par exemple « archangel 2, goat, dragon … » ; pour les decks écrits d’avance.
option-extra_actions = Actions additionnelles
option-extra_actions-help = En phase Militaire, tu peux défausser une carte de ta main pour une action de plus.
option-popularity = Popularité
option-popularity-help = Qui arrive d’abord dans une Région prend son jeton, qui l’emporte à égalité.
option-heroes = Héros
option-heroes-help = Un jeu de héros : « tablee » (le plus récent), « tablee-1 » (le premier, aux capacités plus simples), ou le tien en une ligne (tablee heroes pack FICHIER).
idle-factions = seulement avec les decks des factions
idle-own = seulement si chacun apporte son deck
idle-constructed = seulement avec des decks écrits d’avance
preset-first-game = Première partie : Humains contre Orcs et Gobelins
preset-forest-and-steel = Elfes contre Armée mécanique
preset-popularity = Armée mécanique contre Humains, avec Popularité
preset-advanced = Orcs et Gobelins contre Elfes, avec les deux règles avancées
preset-draft = Draft
preset-advanced-draft = Draft avec les deux règles avancées
preset-tournament = Tournoi : decks personnels
preset-open-tournament = Tournoi à listes ouvertes
preset-swarm-and-siege = La Nuée contre le Siège : deux decks composés
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
draw-name = { $seat }
draw-hero = { $hero }
draw-camp-of = camp
draw-tile = Vaut { $points } points. { $slots ->
    [one] Un cube suffit pour la gagner.
   *[other] Il faut { $slots } cubes pour la gagner.
}
draw-arrival = Force sur place : { $strength } contre { $other }. Nourriture nécessaire : { $missing } ; tu en as { $high }.
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
draw-printed = Coût : { $cost }, force : { $strength }, mange : { $hunger }.
draw-turn = À { $seat } de jouer, actions : { $actions }, réserve : { $reserve }
draw-draft = Draft, manche { $round } : { $picked } cartes gardées sur 4
draw-draft-kept = Tu gardes : { $heroes }
draw-draft-pack = Devant toi : { $heroes }
draw-enlist = Ton deck, { $count } sur 12 : { $heroes }
draw-enlist-text = Enrôle un héros après l’autre, ou donne tout le deck d’un coup : colle son texte, par exemple « archangel 2, goat, 17 », ou le nom d’un fichier qui le contient. Tu peux aussi le taper, après /.
draw-enlist-secret = Chacun compose son deck en secret : { $count } sur 12

# Ce que peut un héros en quelques lettres, pour les petites cartes du terminal ; ● est la Nourriture
short-if = { $text } : { $what }
short-if-alone = seul
short-if-accompanied = avec allié
short-if-opposed = face à un adv.
short-if-unopposed = sans adv.
short-if-outnumbered = moins nombreux
short-if-weaker = moins fort
short-if-farm = Ferme
short-if-mine = Mine
short-if-city = Cité
short-per-friend = allié
short-per-enemy = adv.
short-per-tile = tuile
short-here = ici
short-camp = camp
short-anywhere = une Région
short-foe = adv.
short-others = autres
short-neighbours = voisins
short-all-others = tous
short-foes = adv.
short-foes-adjacent = adv. voisins
short-all-foes = tous adv.
short-draw = pioche { $amount }
short-make-discard = adv. défausse { $amount }
short-extra-action = action +{ $amount }
short-show-hand = voir la main
short-strip-hand = main adv. −{ $amount }
short-fly = volant
short-forbid = interdit l’entrée
short-block = retient
short-survive = survit
short-tie = égalité ✓
short-steal = vole { $amount }●
short-bring = apporte { $amount }●
short-kill = défausser
short-send-back = renvoyer
short-push = pousser
short-join = rameuter
short-recover = repêcher
short-hunger = mange { $amount }
short-immune = immunité
short-cost = coût { $amount }

# Le texte d’une carte
text-recruited = Quand il est recruté : { $what }.
text-deployed = Quand il est déployé : { $what }.
text-moved = Quand il est déplacé : { $what }.
text-control = À ton Contrôle, dans une Région : { $what }.
text-maintenance = À ta Maintenance, dans une Région : { $what }.
text-income = À tes Revenus, dans une Région : { $what }.
text-discarded = Quand il est défaussé d’une Région : { $what }.
text-always = Dans une Région : { $what }.
text-enemy-deployed = Quand l’adversaire déploie un héros dans sa Région : { $what }.
text-tile-won = Quand tu remportes la tuile de sa Région : { $what }.
text-tile-lost = Quand l’adversaire remporte la tuile de sa Région : { $what }.
text-in-camp = Tant qu’il est au campement : { $what }.
text-or = Ou bien : { $what }.
text-pay = tu peux payer { $pay ->
    [one] { $pay } Nourriture
   *[other] { $pay } Nourriture
} de ton campement pour { $what }
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
text-per-tile = { $what } par tuile que tu as remportée
text-enemy-here = { $count ->
    [one] un héros adverse de cette Région
    [all] tous les héros adverses de cette Région
   *[other] { $count } héros adverses de cette Région
}
text-enemy-adjacent = { $count ->
    [one] un héros adverse d’une Région adjacente
    [all] tous les héros adverses des Régions adjacentes
   *[other] { $count } héros adverses des Régions adjacentes
}
text-enemy-anywhere = { $count ->
    [one] un héros adverse de n’importe quelle Région
    [all] tous les héros adverses de toutes les Régions
   *[other] { $count } héros adverses de n’importe quelles Régions
}
text-friend-here = { $count ->
    [one] un autre de tes héros de cette Région
    [all] tous tes autres héros de cette Région
   *[other] { $count } autres de tes héros de cette Région
}
text-friend-adjacent = { $count ->
    [one] un autre de tes héros d’une Région adjacente
    [all] tous tes héros des Régions adjacentes
   *[other] { $count } de tes héros des Régions adjacentes
}
text-friend-anywhere = { $count ->
    [one] un autre de tes héros de n’importe quelle Région
    [all] tous tes autres héros de toutes les Régions
   *[other] { $count } autres de tes héros de n’importe quelles Régions
}
text-friend-camp = { $count ->
    [one] un héros de ton campement
    [all] tous les héros de ton campement
   *[other] { $count } héros de ton campement
}
text-itself = ce héros
text-hero-of-discard = { $count ->
    [one] un héros de ta défausse
    [all] tous les héros de ta défausse
   *[other] { $count } héros de ta défausse
}
text-limited = { $whom } ({ $limits })
text-strength-at-most = force { $limit } ou moins
text-strength-at-least = force { $limit } ou plus
text-strength-exactly = force { $limit }
text-strength-between = force { $least } à { $most }
text-cost-at-most = coût { $limit } ou moins
text-gain-here = ajouter ici { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourriture
} de la réserve
text-gain-camp = prendre { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourriture
} dans ton campement
text-gain-anywhere = placer { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourriture
} dans une Région où tu as des héros
text-bring-here = apporter ici jusqu’à { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourriture
} de ton campement
text-bring-anywhere = apporter jusqu’à { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourriture
} de ton campement dans une Région où tu as des héros
text-burn-here = faire perdre ici { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourriture
} à l’adversaire
text-burn-camp = faire perdre { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourriture
} au campement adverse
text-steal-here-here = voler ici { $amount ->
    [one] { $amount } Nourriture adverse
   *[other] { $amount } Nourriture adverse
} pour ton côté
text-steal-here-camp = voler ici { $amount ->
    [one] { $amount } Nourriture adverse
   *[other] { $amount } Nourriture adverse
} pour ton campement
text-steal-camp-here = voler { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourriture
} au campement adverse pour cette Région
text-steal-camp-camp = voler { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourriture
} au campement adverse pour ton campement
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
text-show-hand = regarder la main adverse, montrée à tous
text-strip-hand = regarder la main adverse et en défausser { $amount ->
    [one] une carte
   *[other] { $amount } cartes
}
text-strip-hand-cost = regarder la main adverse et en défausser { $amount ->
    [one] une carte
   *[other] { $amount } cartes
} (coût { $limit } ou moins)
text-kill = défausser { $whom }
text-send-to-camp = renvoyer { $whom } au campement
text-send-to-hand = renvoyer { $whom } dans la main du propriétaire
text-push = pousser { $whom } vers une Région adjacente
text-push-with-food = pousser { $whom } vers une Région adjacente, avec de la Nourriture de là où il était
text-join = amener ici { $whom }
text-join-with-food = amener ici { $whom } avec de la Nourriture de là-bas
text-recover-to-camp = reprendre { $whom } dans ton campement
text-recover-to-hand = reprendre { $whom } en main
text-strength-self = force { $amount }
text-strength-friends = tes autres héros présents ont { $amount } de force
text-strength-friends-adjacent = tes héros des Régions adjacentes ont { $amount } de force
text-strength-friends-anywhere = tes autres héros de toutes les Régions ont { $amount } de force
text-strength-enemies = les héros adverses présents ont { $amount } de force
text-strength-enemies-adjacent = les héros adverses des Régions adjacentes ont { $amount } de force
text-strength-enemies-anywhere = les héros adverses de toutes les Régions ont { $amount } de force
text-hunger = { $amount ->
    [0] il ne mange rien
    [one] il mange { $amount } Nourriture
   *[other] il mange { $amount } Nourriture
}
text-hunger-friends = { $amount ->
    [0] tes autres héros présents ne mangent rien
    [one] tes autres héros présents mangent au plus { $amount } Nourriture
   *[other] tes autres héros présents mangent au plus { $amount } Nourriture
}
text-hunger-enemies = les héros adverses présents mangent au moins { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourriture
}
text-fly = il peut se déplacer vers n’importe quelle Région
text-immune = les capacités adverses ne peuvent pas le désigner
text-immune-friends = les capacités adverses ne peuvent pas désigner tes autres héros présents
text-block = les héros adverses présents ne peuvent pas se déplacer
text-survive = il retourne au campement quand tu remportes la tuile
text-tie = tu l’emportes à égalité à ton Contrôle
text-forbid = l’adversaire ne peut pas y déployer de héros
text-cost-less = tes héros coûtent { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourriture
} de moins
text-cost-more = tes héros coûtent { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourriture
} de plus
text-enemies-cost-less = les héros adverses coûtent { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourriture
} de moins
text-enemies-cost-more = les héros adverses coûtent { $amount ->
    [one] { $amount } Nourriture
   *[other] { $amount } Nourriture
} de plus

# Ce qui ne va pas dans un jeu de héros
problem-of-hero = { $line ->
    [0] { $card } : { $told }
   *[other] ligne { $line }, { $card } : { $told }
}
problem-of-set = { $line ->
    [0] { $told }
   *[other] ligne { $line } : { $told }
}
problem-too-long = il a { $count } caractères ; { $most } au plus peuvent être lus
problem-too-deep = il y a plus de { $most } points sur cette ligne ; une clé en demande un ou deux
problem-syntax = ceci ne peut pas être lu : { $detail }
problem-not-a-table = un héros commence par [[hero]], une capacité par [[hero.ability]]
problem-unknown-field = il n’y a pas de « { $value } » ici. Voulais-tu dire « { $nearest } » ? Valable : { $choices }
problem-missing-field = « { $field } » manque ; valable : { $choices }
problem-wrong-kind = { $field } = { $value } ne convient pas ; valable : { $choices }
problem-wrong-name = { $field } = { $value } : « { $language } » doit être un nom de 1 à { $most } lettres ; valable : { $choices }
problem-not-a-word = { $field } = « { $value } » ne veut rien dire. Voulais-tu dire « { $nearest } » ? Valable : { $choices }
problem-out-of-bounds = { $field } = { $value } n’est pas entre { $low } et { $high }
problem-not-always = « { $value } » arrive une fois : « when » doit dire quand, et non « always »
problem-only-always = « { $value } » vaut tant que le héros est dans une Région : « when » doit être « always » (« in-camp » va avec « strength » et « cost »)
problem-not-in-camp = un héros au campement n’est dans aucune Région : { $field } = « { $value } » n’a pas de sens ; valable : { $choices }, ou un autre « when »
problem-needs-region = le héros est au campement : { $field } = « { $value } » demande une Région, donc pour « when » l’un de ces mots : { $choices }
problem-not-itself = { $field } = « { $value } » ne va pas ici. Le héros lui-même n’est dans aucune Région au campement, quand on le recrute ou le défausse, et quand sa tuile est remportée ; il n’est dans aucune autre Région que la sienne ; et il est seul, donc sans « all » ni « targets ». Valable : { $choices }, ou un autre « when » ou « where »
problem-twice = ce héros a déjà « { $value } » : une fois suffit
problem-no-alternative = « or » se met dans la seconde de deux capacités qui se suivent et ont le même « when » ; plus de deux ne peuvent pas être des alternatives
problem-paid-is-optional = une capacité avec « pay » est toujours facultative : enlève « optional »
problem-own-food = « with_food » demande un seul héros à toi : sans « all » et sans « enemies »
problem-circular = { $field } = « { $value } » demanderait la force qu’il change ; prends une autre condition
problem-double-id = il y a déjà un héros « { $value } »
problem-too-many-abilities = { $count } capacités, c’est trop pour un héros ; { $most } au plus
problem-too-many-kinds = { $count } sortes de héros, c’est trop ; { $most } au plus
problem-faction-size = le deck { $faction } { $version } a { $count } cartes et non 12 ({ $list }) : change « copies », « faction » ou « version » de ses héros
problem-draft-size = { $version }, { $count } cartes ont l’icône de draft et non 36 ({ $list }) : il faut dix-huit héros avec « copies = 2 » et « draft = true »

# Le plateau sur la page
board-turn = { $you ->
    [seat] Tour { $turn } : à toi
   *[nobody] Tour { $turn } : { $seat }
}
board-reserve = Réserve
board-food = Nourriture : { $food }
board-region = { $place }
board-camp = { $you ->
    [seat] Ton campement
   *[nobody] Campement { DE($seat) }
}
board-score = { $points } { $points ->
    [one] point
   *[other] points
} sur 7
board-hand = Ta main
board-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-deck = pioche { $count }
board-discard = défausse { $count }
board-tile = { $tile }
board-points = { $points } points
board-below = Une autre se trouve dessous
board-no-tile = Il n’y a plus de tuile ici.
board-tile-closed = La prochaine tuile est face cachée.
board-cubes = { $you ->
    [seat] Toi, emplacements occupés : { $count } sur { $slots }
   *[nobody] { $seat }, emplacements occupés : { $count } sur { $slots }
}
board-popularity-free = Jeton Popularité, pour qui arrive d’abord
board-popularity = { $you ->
    [seat] Tu tiens le jeton Popularité
   *[nobody] { $seat } tient le jeton Popularité
}
board-hero = { $name }, force { $strength }
board-may-starve = Risque d’avoir faim
board-strength = { $you ->
    [seat] Toi : force { $strength }
   *[nobody] { $seat } : force { $strength }
}
board-by-abilities = imprimé sur les cartes : { $strength } ; des capacités y changent quelque chose
board-next-cube = ensuite : un cube
board-next-tile = ensuite : la tuile, +{ $points }
board-eats = mange { $food }
board-hungry = { $count ->
    [one] { $count } aura faim
   *[other] { $count } auront faim
}
board-more = { $count ->
    [one] Un héros de plus
   *[other] { $count } héros de plus
}
board-heroes-of = { $you ->
    [seat] Tes héros : { $place }
   *[nobody] Héros { DE($seat) } : { $place }
}
board-look-seat = { $seat } : voir de près
board-now = Force actuelle : { $strength }
board-known-hand = Cartes connues de la main
board-known-deck = Cartes connues du paquet, où qu’elles soient
board-no-ability = Sans capacité.
board-takes = Nourriture :
board-as-needed = selon besoin
board-less-food = Moins de Nourriture
board-more-food = Plus de Nourriture
board-supply = Approvisionner : +1 Nourriture
board-in-hand = en main
board-in-deck-pile = en pioche
board-in-discard = défaussées
board-deploy-here = Déployer ici
board-move-here = Déplacer ici
board-choose-here = Choisir celle-ci
board-starve = { $count ->
    [one] { $count } a faim là-bas
   *[other] { $count } ont faim là-bas
}
board-starving = Des héros auraient faim
board-starving-help = Si rien ne change, tu devras défausser au début de ton prochain tour :
board-starving-all = { $heroes }, dans { $place }
board-starving-some = { $count } parmi { $heroes }, dans { $place }
board-end-anyway = Continuer quand même
board-not-yet = Pas encore
board-starve-left = { $count ->
    [one] { $count } qui reste a faim
   *[other] { $count } qui restent ont faim
}
board-lost = Nourriture perdue : { $food }
board-cost = coûte { $food } Nourriture
board-printed = force { $strength }
board-actions = { $count ->
    [one] { $count } action restante
   *[other] { $count } actions restantes
}
board-act = { $count ->
    [0] À toi, plus d’action :
    [one] À toi, une action :
   *[other] À toi, { $count } actions :
} { $choices } ?
board-act-any = { $count ->
    [one] À toi, une action : que fais-tu ?
   *[other] À toi, { $count } actions : que fais-tu ?
}
board-act-recruit = recruter
board-act-deploy = déployer
board-act-move = déplacer
board-act-spend = défausser une carte
board-act-supply = approvisionner
board-act-done = finir
board-asked = { $you ->
    [seat] { $prompt } — { $hero } : « { $text } »
   *[nobody] { $prompt } — { $hero } { DE($seat) } : « { $text } »
}
board-asked-hero = Quelle capacité { DE($hero) } ?
board-put-back = Reposer
board-draft = Draft, manche { $round } sur 2
board-draft-six = Sur les six cartes reçues, encore { $count } à garder ; les quatre autres passent à ton adversaire.
board-draft-four = Ton adversaire t’a passé ces cartes. Encore { $count } à garder ; les deux dernières rejoignent son deck.
board-draft-secret = Chacun choisit ses cartes en secret.
board-draft-kept = Gardées jusqu’ici : { $count }
board-all-heroes = Tous les héros
board-set-ours = Le livret ne montre aucune des cartes imprimées : ces héros sont une création de ce projet, fidèle au peu que dit le livret. Chaque texte vient des données que suivent les règles : ce qui est écrit est ce qui arrive.
board-set-own = Ces héros sont un jeu de cartes que quelqu’un a apporté à cette table. Chaque texte vient des données que suivent les règles : ce qui est écrit est ce qui arrive.
board-version = seulement { $version }
board-in-draft = dans le draft
board-own-set = Quels héros
board-set-tablee-3 = Le troisième jeu : des factions de force égale
board-set-tablee-2 = Le deuxième jeu : des capacités plus vives que dans le premier
board-set-tablee-1 = Le premier jeu : des capacités plus simples
board-set-yours = Ton propre jeu
board-load-set = Apporter un jeu de cartes à toi…
board-download-set = Prendre le nôtre pour commencer
board-set-loaded = Ton propre jeu de cartes est à cette table : { $count } sortes de héros en jeu.
board-set-faults = On ne peut pas encore jouer avec { $file }. { $count ->
    [one] Une chose ne va pas :
   *[other] { $count } choses ne vont pas :
}
board-muster = Apporte ton deck
board-muster-secret = Douze héros de toute la boîte. Personne ne les voit avant qu’ils n’entrent en jeu.
board-muster-open = Douze héros de toute la boîte. Quand les deux sont prêts, chacun voit les deux listes.
board-muster-watch = Les deux composent leur deck en secret.
board-muster-waiting = Ton deck est prêt. On commence dès que l’autre l’est aussi.
board-muster-saved = Mes decks
board-muster-build = Composer un deck
board-muster-bring = Apporter ce deck ({ $count } sur 12)
board-muster-deck = Mon deck
board-muster-name = Nom du deck
board-muster-save = Garder dans ce navigateur
board-muster-forget = Oublier { $name }
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
why-enlist = Il va bien avec le deck, et pour son coût il peut beaucoup.
why-mulligan = Les héros chers arrivent trop tard pour les premiers tours ; les autres valent d’être gardés.
why-plan-leads = Le premier pas d’un tour qui te donne l’avantage dans { $place }.
why-plan-recruits = { $hero } renforce ton armée pour la suite.
why-plan-supplies = De la Nourriture maintenant vaut plus que toute autre action.
why-plan-feeds = Sans Nourriture, les héros sont perdus : cette quantité les garde là où il faut.
why-plan-spares = Ta Nourriture est plus utile là où elle est.
why-plan-holds = De tous les tours essayés, les meilleurs commencent ainsi.
why-only-holds = Au prochain Contrôle, ton rival gagnerait avec { $count ->
    [one] la tuile
   *[other] les tuiles
} dans { $places }. Seul ce premier pas l’empêche : après tout autre, ton rival peut encore gagner, quoi que tu fasses (tous les tours ont été essayés).
puzzle-hold-out = Ton rival va gagner au prochain Contrôle. Un seul premier pas l’empêche encore ({ $count ->
    [one] une action
   *[other] { $count } actions
}). Lequel ?

# The score after the end
score-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
score-tiles = { $seat } : { $tiles }
