# Petits mots
yes = oui
no = non
nothing = rien
player = Joueur
seat-without-name = siège { $number }
# What bots are called: short names that fit into sentences of every language (none begins with a vowel, for the
# French “de”), joined by a comma and a space
bot-names = Boris, Chloé, Dana, Fanny, Gleb, Jeanne, Kenji, Lola, Milan, Nadia, Paula, Quentin, Rosa, Sacha, Tania, Vera, Max, Nina, Rémi, Sonia, Théo, Yara
name-level = { $name } ({ $text })
at-the-table = À table : { $text }.
at-line = ligne { $line } : { $text }

# Ce qui n’est pas possible, dans tous les jeux
refused-seats = Ce jeu se joue à { $low } au moins et à { $high } au plus, pas à { $seats_wanted }. Choisis un autre nombre avec --seats.
refused-unknown-action = Ce jeu n’a pas d’action { $action }.
refused-over = La partie est finie.
refused-stale = Ce choix n’est plus attendu : la partie a avancé.
refused-not-awaited = Ce n’est pas à ce joueur de choisir.
refused-nothing-to-retract = Il n’y a pas de choix à reprendre.
refused-nothing-to-undo = Impossible de revenir en arrière : depuis, on a distribué, répondu ou révélé quelque chose, ou tu n’as encore rien choisi.
refused-no-such-decision = La partie n’a pas de tel choix auquel revenir.
refused-deal-not-awaited = À ce moment, on n’attend aucun hasard de « { $stream } ».
refused-deal-impossible = « { $stream } » ne peut pas avoir donné { $outcome }.
refused-no-such-game = Il n’y a pas de jeu « { $game_id } ». Il y a { $choices } ; `tablee games` en dit plus.
refused-no-such-language = « { $value } » n’est pas une langue de ce programme. Choisis { $choices }.
refused-no-lesson = Il n’y a pas encore de première partie guidée pour ce jeu.
refused-no-such-bot = Il n’y a pas de robot « { $value } » dans ce jeu. Choisis { $choices }.
refused-no-such-preset = Il n’y a pas de formule « { $value } » dans ce jeu. Choisis { $choices }.
refused-no-such-seat = Il n’y a pas de tel siège. Choisis un nombre de 1 à { $high }.
refused-option-choice = { $option } : « { $value } » n’est pas possible. Choisis { $choices }.
refused-option-number = { $option } : « { $value } » n’est pas un nombre.
refused-option-bounds = { $option } : { $value } n’est pas possible. Choisis un nombre de { $low } à { $high }.
refused-option-unknown = Il n’y a pas d’option « { $option } ». Il y a { $choices }.
refused-option-shape = Les options ne sont pas une liste de noms et de valeurs.
refused-option-kind = { $option } : « { $value } » n’est pas du bon genre (il faut { $kind }).
refused-option-without-value = « { $value } » n’a pas de valeur. Écris --option nom=valeur ; `tablee options JEU` les énumère.
refused-not-a-number = « { $value } » n’est pas possible ici. Donne un nombre, { $low } ou plus.
refused-seed = « { $value } » n’est pas une graine. Donne jusqu’à 64 chiffres hexadécimaux (0–9, a–f).
refused-name = Le nom d’un joueur a besoin d’au moins une lettre ou un chiffre.
refused-too-many-people = { $count ->
    [one] { $count } joueur ne tient
   *[other] { $count } joueurs ne tiennent
} pas sur { $seats_wanted ->
    [one] { $seats_wanted } siège
   *[other] { $seats_wanted } sièges
}. Choisis un nombre plus grand avec --seats.
refused-resume-without-seed = Cette partie n’a pas de graine, son hasard ne peut pas continuer. On ne reprend que les parties que ce programme a enregistrées.
refused-resume-finished = Cette partie est déjà finie. `tablee replay FICHIER` la montre.
refused-nothing-to-resume = Il n’y a pas de partie inachevée. `tablee play` en commence une.
refused-malformed = Ce message est illisible : { $detail }
refused-not-text = { $path } n’est pas un fichier de texte, donc pas une partie enregistrée.
refused-arguments = Impossible de lire ceci : { $text }. `{ $program } --help` montre ce qui est possible.
refused-arguments-unknown = « { $text } » n’est pas compris. `{ $program } --help` montre ce qui est possible.
refused-no-such-choice = Il n’y a pas de « { $value } » ici.{ $near ->
    [none] { "" }
   *[other] { " " }Voulais-tu dire « { $near } » ?
} Possible : { $choices }. `{ $program } --help` en dit plus.
refused-arguments-missing = Il manque quelque chose : { $text }. `{ $program } --help` montre comment l’écrire.
refused-argument-without-value = Il faut une valeur après { $text }. `{ $program } --help` montre laquelle.
broken-record = Cette partie enregistrée est illisible. Ligne { $line } : { $text }
broken-log = Cette partie ne suit pas les règles. Entrée { $entry } : { $text }
file-trouble = { $path } : { $text }. Vérifie le chemin et les droits de lecture et d’écriture.
interrupted = Arrêté.

# À une table avec d’autres
refused-not-playing = On ne joue pas en ce moment à cette table.
refused-bot-plays = Un robot joue ici pour toi. Reprends d’abord ton siège.
refused-paused = La partie est en pause. Elle reprendra quand l’hôte l’aura relancée.
refused-paused-already = La partie est déjà en pause.
refused-not-paused = La partie n’est pas en pause.
refused-undo-too-late = Il est trop tard pour revenir en arrière : la partie a continué.
refused-not-seated = Il faut être à la table pour faire cela. Prends d’abord un siège.
refused-host-only = Seul l’hôte de la table peut faire cela. Demande-le-lui.
refused-started-already = La partie a déjà commencé.
refused-seat-taken = Ce siège est pris. Choisis-en un autre.
refused-player-present = La personne assise ici est encore là. Un robot peut la remplacer dès qu’elle est partie.
refused-seats-empty = { $count ->
    [one] Un siège est encore vide
   *[other] { $count } sièges sont encore vides
}. Attends d’autres joueurs, ou donne les sièges à des robots.
refused-question-open = Une autre question attend encore sa réponse. Réponds-y d’abord.
refused-no-question = Il n’y a plus de question à laquelle répondre.
refused-undo-revealed = Ce coup ne peut pas être repris : il t’a montré quelque chose de nouveau.
refused-forfeited = Cette place a perdu au temps ; un robot la joue jusqu’à la fin.
refused-no-seat-for-you = Aucune place de cette table n’est pour une personne. Garde-t’en une, ou ne t’assieds pas.
refused-no-spectators = Cette table ne veut pas de spectateurs. Ouvre la tienne, ou demande à l’hôte une place pour la prochaine partie.
refused-no-such-table = Il n’y a pas de table avec le code « { $value } ». Vérifie le lien.
refused-no-such-request = Cette requête n’existe pas. /api/openapi.json les décrit toutes.
refused-still-playing = La partie n’est pas encore finie. Reviens après la fin.
refused-try-again = Le serveur n’a pas pu le faire. Réessaie dans un instant.
refused-too-fast = C’est trop à la fois. Attends un instant.
refused-too-large = C’est trop grand : { $high } octets au plus.
refused-who-are-you = Le serveur ne te connaît pas (ou plus). Choisis d’abord un nom.
refused-bad-device-code = Ce code est inconnu, déjà utilisé ou trop vieux. Demandes-en un autre sur l’autre appareil.
refused-hello-first = Le premier message doit être hello, avec le jeton.
refused-hello-once = Hello se dit une seule fois, et un pong répond à un ping.
refused-no-hello = Rien n’a été dit à temps. Le premier message doit être hello, avec le jeton.
refused-nothing-said = Il n’y a rien à lire dans ce message.

# Ce qui ne va pas dans une partie enregistrée
refused-record-opening = Une partie enregistrée commence par la ligne « tablee record { $format } ».
refused-record-format = Ce programme lit le format { $format } ; cette partie dit { $word }.
refused-record-without = La ligne « { $word } … » manque ; elle doit précéder ce qui en dépend.
refused-record-rules = On a joué selon la version { $word } des règles ; ce programme a la version { $ours }.
refused-record-line = Aucune ligne ne commence par « { $word } ». On attend un choix comme « 1.2 … », ou deal, rewind, seed, result.
refused-record-number = On attend un nombre, pas « { $word } ».
refused-record-hex = On attend des chiffres hexadécimaux, pas « { $word } ».
refused-record-place = On attend ici « { $word } { $number } … ».
refused-record-empty = Rien ne suit « { $word } ».
refused-record-quotes = On attend un texte entre guillemets droits, pas { $word }.

# Si une partie enregistrée est juste
verify-good = La partie est juste : la graine est celle promise, { $count ->
    [one] { $count } entrée suit
   *[other] les { $count } entrées suivent
} d’elle et des règles, et le résultat est bon.
verify-so-far = Jusqu’ici la partie tient : la graine est celle qui était promise, chaque tirage en découle et chaque choix était permis. La partie n’est pas finie.
verify-bad = La partie n’est pas juste. { $text }
verify-no-seed = Elle n’a pas de graine, son hasard ne peut pas être vérifié. Une partie inachevée garde sa graine secrète.
verify-commitment = La graine n’est pas celle promise au début : son empreinte serait { $detail }.
verify-illegal = Cette entrée est contraire aux règles : { $detail }
verify-outcome = Cette entrée ne suit pas de la graine et des choix ; il faudrait : { $detail }
verify-result = Le résultat est faux ; les places sont : { $detail }

# La ligne de commande
version-compiled = tablee { $version } (règles : compilées par mypyc)
version-plain = tablee { $version } (règles : Python simple)
cli-about = Une étagère de jeux à jouer, étudier et résoudre.
cli-usage = usage :
cli-arguments = arguments
cli-options = options
cli-commands = commandes
cli-help = montrer ceci et s’arrêter
cli-version = montrer la version, et si les règles sont compilées
cli-lang = la langue ; sinon celle de l’environnement
cli-games = énumérer les jeux
cli-options-command = montrer les variantes, les formules et les robots d’un jeu
cli-play = jouer dans le terminal
cli-learn = apprendre un jeu en y jouant, avec des explications
cli-watch = laisser jouer des robots, et lire la partie comme une histoire
cli-replay = parcourir une partie enregistrée pas à pas
cli-verify = vérifier une partie enregistrée sans faire confiance à personne
cli-simulate = laisser des robots jouer beaucoup de parties, et les résumer
cli-arena = opposer des robots à toutes les places avec le même hasard
cli-game = le jeu, comme dans `tablee games`
cli-preset = une formule, comme dans `tablee options JEU`
cli-option = une variante ; peut être répété
cli-seats = le nombre de joueurs
cli-bots = les robots, comme dans `tablee options JEU` ; le dernier est répété autant qu’il faut
cli-name = ton nom ; plusieurs noms sont plusieurs personnes à ce terminal
cli-seed = la graine de tout le hasard, pour rejouer la même partie
cli-record = écrire la partie dans ce fichier
cli-resume = reprendre une partie enregistrée ; sans fichier, la dernière
cli-pace = la pause des robots, en secondes
cli-plain = de simples lignes au lieu d’un écran
cli-file = une partie enregistrée
cli-viewer = voir comme ce siège ; sinon comme spectateur
cli-all = ne rien cacher
cli-matches = le nombre de parties
cli-deals = le nombre de donnes ; chacune est jouée une fois par placement
cli-ladder = tous les robots du jeu les uns contre les autres, avec leurs points Elo ; le premier en a 1000
cli-write = écrire les points Elo dans ce fichier
cli-label = un texte quelconque ; le même texte donne les mêmes parties
cli-processes = le nombre de processus qui se partagent le travail ; d’habitude un
cli-json = donner les nombres en JSON
games-game = jeu
games-name = nom
games-seats = joueurs
games-about = ce que c’est
options-option = option
options-values = valeurs
options-usual = d’habitude
options-about = ce qu’elle fait
options-presets = formules
options-bots = robots
watch-seat = { $seat } : { $text }

# Beaucoup de parties
simulate-title = { $game } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
simulate-lengths = Choix par partie : { $mean } en moyenne ; au moins { $shortest }, la moitié entre { $low } et { $high } (milieu { $middle }), au plus { $longest }.
simulate-draws = Parties dont la première place est partagée : { $share }.
simulate-first = La part des victoires du premier siège, moins une part égale : { $share }.
lab-seat = siège
lab-bot = robot
lab-share = part des victoires (intervalle à 95 %)
lab-wins = victoires seul (intervalle à 95 %)
lab-rank = place moyenne
lab-games = parties
lab-estimate = { $value } % ({ $low } … { $high })
arena-title = { $game } : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, chacune dans { $count } placements
ladder-title = { $game } : tous contre tous, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} pour chaque tablée de { $count }
ladder-elo = Elo (intervalle à 95 %)
arena-difference = { $first } moins { $second } : { $share }

# Avant la partie
setup-game = À quoi jouons-nous ?
setup-preset = Selon quelles règles ?
setup-seats = Combien de joueurs ?
setup-bots = De quelle force sont les robots ?
setup-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
lesson-luck = Une vraie partie, à une chose près : la chance de cette leçon a été choisie d’avance, pour qu’il y ait quelque chose à apprendre. Tu peux choisir tout ce que les règles permettent.
lesson-says = On t’explique : { $text }
lesson-advice = Mon conseil : { $text }
luck-committed = Le hasard de cette partie est déjà fixé. Son empreinte : { $commitment }

# À la table
turn-yours = À toi
turn-others = { $count ->
    [one] { $seats } réfléchit …
   *[other] { $seats } réfléchissent …
}
turn-over = La partie est finie
typed = › { $text }  { $found ->
    [0] rien ne convient
    [one] { $found } choix
   *[other] { $found } choix
}
hint = Un conseil : { $text }
curtain = { $seat }, c’est à toi. Que les autres ne regardent pas !
rules-title = Les règles de { $game }
rules-search = chercher : des mots, ou une règle comme D-1.4
rules-none = Aucune règle ne dit cela.
keys-play = ↑↓ Entrée · taper : filtrer · h aide · u retour · ? règles · F2 langue · q fin
keys-question = ↑↓ Entrée choisir · Échap retour · q quitter
keys-curtain = Entrée continuer · q quitter
keys-rules = taper pour chercher · ↑↓ défiler · Échap retour
keys-replay = → suite · ← retour · Début Fin · numéro Entrée · ? règles · F2 langue · q fin

# La fin
result-win = { $seat } gagne.
result-draw = { $seats } se partagent la victoire.
result-place = { $place }. { $seat }
luck-revealed = La graine était { $seed }
saved-unfinished = La partie est enregistrée. Pour la reprendre : tablee play --resume { $path }
saved-finished = La partie enregistrée : { $path } (tablee replay, tablee verify)
next-again = Rejouer
next-other = Jouer à autre chose
next-copy = Enregistrer la partie dans ce dossier
next-leave = Partir

# Lignes simples
plain-usual = Numéro (Entrée pour { $number }) :
plain-not-a-number = Tape un nombre de 1 à { $high }, ou Entrée.
plain-asked = { $seat } : { $prompt }
plain-choose = Numéro ou mots (? règles, h conseil, u annuler, b plateau, l langue, q quitter) :
plain-chosen = → { $text }
plain-several = Plusieurs choix conviennent :
plain-none = Aucun choix ne convient. Tape son numéro, ou des mots.

# Une partie rejouée
replay-start = le début
replay-step = pas { $number } sur { $count }
replay-choice = { $seat } : { $text }
replay-secret = { $seat } a choisi en secret
replay-retracted = { $seat } reprend son choix
replay-chance = le hasard
replay-rewound = la partie revient à un choix antérieur

# Le serveur
refused-setting = { $option } : « { $value } » n’est pas possible ({ $detail }). `tablee serve --help` montre tous les réglages.
refused-redis-without-postgres = Plusieurs processus partagent leurs tables dans PostgreSQL : --redis demande --database postgresql://…
refused-cannot-open = Le serveur ne peut pas démarrer : { $text }.
refused-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { NUMBER($number, useGrouping: 0) } : { $text }. Choisis-en un autre avec --port ou --host.
cli-serve = servir des tables par HTTP et WebSocket
serve-ready = Les tables sont servies à { $url } (Ctrl-C arrête).
serve-open = ouvrir l’étagère dans le navigateur
serve-here-only = Seule cette machine peut y accéder. Pour des amis sur le même réseau : tablee serve --host 0.0.0.0
serve-default = [{ $text } ; { $variable }]
serve-host = l’adresse d’écoute ; 0.0.0.0 pour toutes
serve-port = le port d’écoute ; 0 pour n’importe lequel de libre
serve-database = sqlite:///FICHIER ou postgresql://… ; vide : un fichier dans le dossier de données de l’utilisateur (ou dans TABLEE_DATA)
serve-redis = redis://… si plusieurs processus partagent les tables d’une base PostgreSQL
serve-origins = les origines des pages qui peuvent se connecter, séparées par des virgules ; vide : celle de ce serveur, * : toutes
serve-proxy = true : croire X-Forwarded-For et -Proto d’un mandataire sur cette machine
serve-bot-workers = processus dans lesquels réfléchissent les robots
serve-bot-pace = secondes qu’un robot prend au moins
serve-max-connections = connexions ouvertes en tout
serve-max-per-address = connexions ouvertes d’une même adresse
serve-requests-per-second = requêtes HTTP d’une adresse, en moyenne
serve-messages-per-second = messages d’une connexion, en moyenne
serve-max-message = octets d’un message
serve-max-body = octets du corps d’une requête
serve-hello-timeout = secondes laissées à une connexion pour dire qui elle est
serve-request-timeout = secondes que peut durer une requête HTTP
serve-ping-every = secondes entre deux battements de cœur
serve-silent-after = secondes de silence après lesquelles une connexion est fermée
serve-idle-table = secondes après lesquelles une table calme quitte la mémoire
serve-keep-tables = jours après lesquels une table jamais commencée, ou fermée, est supprimée
serve-keep-guests = jours après lesquels un invité sans table est supprimé
serve-abandoned-after = jours sans coup après lesquels une partie est fermée
serve-lease-seconds = secondes après lesquelles les tables d’un processus mort passent à un autre
serve-log-level = combien on note : debug, info, warning ou error

# Jeux de héros
cli-heroes = montrer, vérifier et mesurer des jeux de héros pour Twelve Heroes
heroes-show = montrer chaque héros d’un jeu avec son texte
heroes-check = dire ce qui ne va pas dans un jeu de héros
heroes-pack = un jeu de héros en une ligne, pour --option heroes=…
heroes-deck = vérifier un deck et l’écrire en une ligne, pour --option deck_1=…
heroes-schema = le schéma JSON d’un jeu de héros
heroes-balance = faire jouer les factions d’un jeu l’une contre l’autre
heroes-file = un jeu de héros (docs/heroes.md)
heroes-deck-file = un deck : sur chaque ligne l’identifiant ou le numéro d’un héros, puis combien
heroes-set = un autre jeu de héros que l’habituel
heroes-popularity = avec la règle de Popularité
heroes-extra-actions = avec la règle des actions additionnelles
heroes-deals = donnes par paire de factions, chacune jouée deux fois
heroes-width = combien de positions les robots gardent en tête après chaque action
heroes-ideas = combien d’idées de tour les robots prolongent de deux tours avant de choisir
heroes-good = { $path } : tout va bien pour ces { $count } cartes.
heroes-number = n°
heroes-name = héros
heroes-cost = coût
heroes-strength = force
heroes-copies = cartes
heroes-text = capacité
heroes-draft-icon = ◆ avec l’icône de draft
heroes-our-own = Ces héros sont les nôtres : le livret ne montre aucune carte. Un fichier avec les cartes de ta boîte peut aussi se jouer (docs/heroes.md).
heroes-balance-title = { $count } parties entre robots qui gardent { $width } positions en tête et prolongent { $ideas } idées de tour
heroes-pair = paire
heroes-all = la première gagne
heroes-beginning = en commençant
heroes-following = en second
heroes-first-player = Qui commence gagne { $share }.
heroes-turns = Tours des deux ensemble : { $low } dans une partie courte, { $middle } dans la médiane, { $high } dans une longue, { $longest } au plus.
heroes-recruited = recruté dans
heroes-percent = { $value } %
heroes-effect = victoires de plus si pioché tôt
refused-heroes-encoding = { $path } : la ligne { $line } n’est pas en UTF-8. Enregistre le fichier en UTF-8.
refused-heroes-broken = { $path } : { $text } ({ $count ->
    [one] un problème
   *[other] { $count } problèmes
} ; tablee heroes check les montre tous)

# Réponses exactes
cli-solve = demander des réponses exactes : chances, meilleurs choix, équilibres
solve-killer = Killer : la chance de gagner un duel, le mieux d’un tour, ce que vaut chaque choix de dés
solve-king = King of 12 : ce que vaut une manche pour deux joueurs qui connaissent leurs mains, et comment la jouer
solve-cards = les personnages de la partie (ceux de la première partie sinon)
solve-hands = ce que chacun tient encore, avec des virgules (tous les personnages sinon)
solve-tokens = les jetons de chacun, par exemple 2+1 (aucun sinon)
solve-dice = les faces des deux dés ; sans elles, la moyenne de tous les lancers
solve-round = La manche vaut { $value } pour le premier joueur : la chance de la gagner moins celle de la perdre.
solve-all-the-same = Ici, toutes les cartes se valent, quoi que joue l’autre.
solve-mix = Joueur { $number } – { $card } : { $share } %
refused-no-such-card = Il n’y a pas de carte « { $value } » ici. Il y a { $choices }.
refused-round-over = Cette manche est finie : il faut deux cartes au moins à chacun, et moins de 8 points.
refused-card-twice = « { $card } » y est deux fois. Chacun a chaque personnage une seule fois.
refused-uneven-hands = Une main a sept cartes au plus, et l’une peut en avoir une de moins que l’autre.
refused-not-between = « { $value } » n’est pas possible ici. Donne un nombre de { $low } à { $high }.
solve-claim = Claim : ce que chaque décision d’une seconde phase enregistrée pouvait atteindre, et par quelles cartes
solve-ending = { $number }. { $seat } peut atteindre { $result } ({ $count ->
    [one] { $count } carte y mène
   *[other] { $count } cartes y mènent
}) – { $played } : bien joué.
solve-any-card = { $number }. { $seat } : { $result }, quelle que soit la carte – { $played }.
solve-mistake = { $number }. { $seat } peut atteindre { $result } par { $best } – { $played } : l’occasion est perdue.
ending-win = la victoire
ending-draw = le partage
ending-loss = la défaite
solve-last = seulement les décisions à tant de plis de la fin, ou moins
refused-other-game = C’est l’enregistrement d’un autre jeu ({ $game_id }).
solve-life = les vies de qui va jouer, puis celles de l’autre
solve-aim = ce qu’un tour doit apporter, au lieu de toute la partie
solve-roll = les dés qui viennent d’être lancés
solve-aside = les dés déjà mis de côté pendant ce tour
solve-working = Ce calcul prend une minute ou deux, une seule fois ; ensuite, il est retenu.
solve-win = Avec { $mine ->
    [one] { $mine } vie
   *[other] { $mine } vies
} contre { $other }, qui va jouer gagne { $share } % des parties (± { $error } %).
solve-aim-value = { $goal } : { $value }
solve-keep = { $value }  mettre de côté { $faces }
solve-more-keeps = … et { $count ->
    [one] { $count } choix moins bon.
   *[other] { $count } choix moins bons.
}
aim-attack = Chance d’une attaque
aim-no-loss = Chance de ne perdre aucune vie
aim-damage = Dégâts moyens infligés
aim-net = Dégâts et vies gagnées en moyenne, moins les vies perdues
refused-life-or-aim = Donne les vies des deux joueurs (--life 30 30), ou ce qu’un tour doit apporter (--aim net).
refused-not-all-dice = Les dés lancés et ceux mis de côté doivent être { $count } en tout. Donne-les avec --roll et --aside.
refused-no-face = « { $value } » n’est pas une face de dé. Donne des nombres de 1 à 6.

# L’entraîneur
why-best-by-search = Parmi les suites essayées, c’est ce qui a le mieux réussi.
why-mixed-by-search = Aucun choix n’est toujours bon : la recherche fait celui-ci { $share } % du temps, pour rester imprévisible.
effort-exact = Calculé exactement.
effort-round = Calculé exactement jusqu’à la fin de la manche ; ce que la manche vaut dans la partie est une estimation.
effort-table = Calculé exactement pour ce tour ; la suite est lue dans le jeu résolu, à un pour cent près environ.
effort-model = Calculé exactement pour ce tour ; la suite suit un modèle du jeu des autres.
effort-sampled = Par échantillons : { $count ->
        [one] une suite essayée
       *[other] { $count } suites essayées
    }. Le hasard des essais peut à lui seul fausser les chances d’environ { $error } %.
effort-planned = Jugé en planifiant le tour ; les chances sont une estimation.
cli-hint = ce que vaut chaque choix selon ce qu’une place sait, et pourquoi
cli-analyse = revoir une partie finie : chances, erreurs, hasard
cli-puzzle = le problème du jour : une position avec une seule bonne réponse
cli-unfinished = l’enregistrement d’une partie, finie ou non
cli-decision = à cette décision de l’enregistrement ; sinon là où il s’arrête
cli-hint-seat = la place qui demande ; sinon la première attendue
cli-analyse-seat = seulement la partie de cette place ; sinon de toutes
cli-seconds = combien de secondes réfléchir ({ $count } sinon)
cli-samples = plutôt tant d’échantillons par question, quelle que soit la durée : toujours la même réponse
cli-date = le problème de ce jour ; sinon celui d’aujourd’hui
cli-solution = montrer aussi la solution
hint-best = Le mieux pour { $seat } : { $text }
odds-line = { $percent } %  { $text }
odds-weight = à jouer { $percent } % du temps
chances-from-to = Chances de gagner : de { $before } % à { $after } %
moved-luck = { $points }  dés et cartes
moved-mine = { $points }  ses propres choix
moved-others = { $points }  les choix des autres
lost-in-all = Par rapport aux meilleurs choix, { $points } cédés en { $count ->
        [one] un choix
       *[other] { $count } choix
    }
moment-mistake = Étape { $step } : { $after } % au lieu de { $before } %.
moment-found = Étape { $step }, { $before } % : bien trouvé.
moment-luck = Étape { $step } : le hasard, { $before } % → { $after } %.
played-best = Choisi : { $text }. { $why }
played-other = Choisi : { $text }. Mieux : { $best } (+{ $points }). { $why }
judged-so = { $count ->
        [one] Un choix :
       *[other] { $count } choix :
    } { $text }
puzzle-title = { $name } · problème du { $date }
puzzle-you = Ada
puzzle-rival = Boris
puzzle-as = Tu joues pour { $name }.
puzzle-how = La solution : { $program }
refused-no-puzzles = Ce jeu n’a pas de problèmes. Choisis { $choices }.
refused-no-such-day = « { $value } » n’est pas un jour. Écris-le comme 2026-01-31.
refused-nobody-asked = Personne n’a rien à choisir là : la partie est finie.
