# Petits mots
yes = oui
no = non
nothing = rien
player = Joueur
language-name = Français
seat-without-name = place { $number }
you-among-others = toi
# What bots are called: short names that fit into sentences of every language (none begins with a vowel, for the
# French “de”), joined by a comma and a space
bot-names = Boris, Chloé, Dana, Fanny, Gleb, Jeanne, Kenji, Lola, Milan, Nadia, Paula, Quentin, Rosa, Sacha, Tania, Vera, Max, Nina, Rémi, Sonia, Théo, Yara
name-level = { $name } ({ $text })
at-the-table = À table : { $text }.
at-line = ligne { $line } : { $text }

# Ce qui n’est pas possible, dans tous les jeux
refused-extra-missing = Il manque un paquet pour cela. Installe-le avec : pip install '{ $text }'
refused-seats = Ce jeu se joue à { $low } au moins et à { $high } au plus, pas à { $seats_wanted }. Choisis un autre nombre avec --seats.
refused-unknown-action = Ce jeu n’a pas d’action { $action }.
refused-over = La partie est finie.
refused-stale = Ce choix n’est plus attendu : la partie a avancé.
refused-not-awaited = Ce n’est pas à ce joueur de choisir.
refused-nothing-to-retract = Il n’y a pas de choix à annuler.
refused-nothing-to-undo = Impossible de revenir en arrière : depuis, on a distribué, répondu ou révélé quelque chose, ou tu n’as encore rien choisi.
refused-no-such-decision = La partie n’a pas de tel choix auquel revenir.
refused-deal-not-awaited = À ce moment, on n’attend aucun hasard de « { $stream } ».
refused-deal-impossible = « { $stream } » ne peut pas avoir donné { $outcome }.
refused-no-such-game = Il n’y a pas de jeu « { $game_id } ». Il y a { $choices } ; `tablee games` en dit plus.
refused-not-an-identifier = « { $value } » ne peut pas être l’identifiant d’un jeu : des minuscules, des chiffres et _, avec une lettre au début.
refused-game-exists = Il y a déjà un jeu « { $game_id } ».
refused-not-empty = { $path } existe déjà et n’est pas vide. Choisis un autre endroit.
refused-no-checkout = Ceci est une Tablée installée, sans ses sources. Écris un paquet à part : tablee new-game ID --package DIR
refused-no-such-language = « { $value } » n’est pas une langue de ce programme. Choisis { $choices }.
refused-no-lesson = Il n’y a pas encore de première partie guidée pour ce jeu.
refused-no-such-bot = Il n’y a pas de robot « { $value } » dans ce jeu. Choisis { $choices }.
refused-no-position-text = Les positions de ce jeu ne peuvent pas être écrites.
refused-position-shape = « { $value } » n’est pas une position. Elle ressemble à ceci : JEU rules=1 seats=2 : CHAMP=VALEUR …
refused-position-field = Une position de ce jeu n’a pas de « { $name } ». Elle peut avoir { $choices }.
refused-position-value = « { $value } » n’est pas une valeur pour « { $name } ». Elle ressemble à ceci : { $like }
refused-position-impossible = Aucune partie n’arrive à cette position. Regarde « { $field } » et ce qui va avec.
refused-position-says-it = La position dit de quel jeu il s’agit, avec quelles options et combien de places. N’écris pas --preset, --option, --seats ni --resume.
refused-position-of-other-game = C’est une position d’un autre jeu ({ $game_id }).
refused-position-over = Dans cette position, la partie est finie.
refused-not-solved = Cette position est hors de portée des calculs exacts. `tablee hint --from` donne une estimation.
refused-bot-import = « { $value } » ne peut pas servir de robot : { $text }. Écris module:Classe, où Classe() a une méthode `choose`.
refused-too-many-bots = { $count } robots ne tiennent pas sur { $seats_wanted } places. Nommes-en moins, ou demande plus de places avec --seats.
refused-too-few-bots = Une échelle à { $seats_wanted } places demande au moins autant de robots, et il y en a { $count }. Demande moins de places avec --seats, ou retire --ladder pour opposer deux niveaux.
refused-bot-named-twice = Une échelle classe chaque robot une fois, et « { $value } » est nommé deux fois. En Python, une paire d’un nom et d’un robot lui donne un autre nom.
refused-workers-lost = Les processus chargés des tâches { $first } à { $last } ont été tués { $count } fois, peut-être faute de mémoire. Essaie avec moins de processus : --processes.
refused-workers-failed = Un processus s’est arrêté avec le code { $exit } avant d’avoir fini. Son message d’erreur est affiché plus haut. Dans un script, place l’appel sous « if __name__ == "__main__": ».
refused-work-unreadable = Un processus n’a pas pu charger le travail : { $text }. Place tes propres bots dans un module importable, ou installe cloudpickle.
refused-no-such-place = « { $value } » n’est pas un lieu de travail. Choisis here, processes, un nombre de processus, ou l’adresse d’un ordonnanceur Dask : { $choices }.
refused-cluster-unreachable = Aucun ordonnanceur Dask ne répond à { $value } : { $text }
refused-cluster-certificates = { $value } demande des certificats. Dis où ils sont par DASK_DISTRIBUTED__COMM__TLS__CA_FILE, …__CLIENT__CERT et …__CLIENT__KEY.
refused-cluster-empty = L’ordonnanceur Dask à { $value } n’a pas de travailleurs. Lance-en : dask worker { $value } --nthreads 1
refused-cluster-lost = L’ordonnanceur Dask à { $value } a disparu. Avec --store, la même commande reprend où elle s’est arrêtée.
refused-worker-without = Le travailleur { $value } ne sait pas dire quel Tablée il a ({ $text }). Il lui faut celui-ci : { $ours }.
refused-worker-differs = Le travailleur { $value } a { $theirs }, et ici c’est { $ours }. Les résultats ne seraient pas comparables : installe la même chose des deux côtés.
refused-no-store = { $value } ne peut pas servir de réserve de résultats : { $text }.
refused-bot-version = Personne ne peut dire quelle version de « { $value } » a joué, donc ses résultats ne peuvent pas être gardés. Donne-lui un attribut `version`, ou définis-le dans un fichier.
refused-no-such-picture = « { $value } » ne peut pas être dessiné. Termine le nom par l’un de ceux-ci : { $choices }.
refused-no-such-preset = Il n’y a pas de formule « { $value } » dans ce jeu. Choisis { $choices }.
refused-no-such-seat = Cette place n’existe pas. Choisis un nombre de 1 à { $high }.
refused-option-choice = { $option } : « { $value } » n’est pas possible. Choisis { $choices }.
refused-option-number = { $option } : « { $value } » n’est pas un nombre.
refused-option-bounds = { $option } : { $value } n’est pas possible. Choisis un nombre de { $low } à { $high }.
refused-option-unknown = Il n’y a pas d’option « { $option } ». Il y a { $choices }.
refused-option-shape = Les options ne sont pas une liste de noms et de valeurs.
refused-option-kind = { $option } : « { $value } » n’est pas du bon genre (il faut { $kind }).
refused-option-past = « { $option } » vient de règles plus anciennes. Les nouvelles parties ne l’ont plus.
refused-option-idle = « { $option } » ne changerait rien : { $idle }. Laisse cette option de côté.
refused-option-without-value = « { $value } » n’a pas de valeur. Écris --option nom=valeur ; `tablee options JEU` les énumère.
refused-not-a-number = « { $value } » n’est pas possible ici. Donne un nombre, { $low } ou plus.
refused-seed = « { $value } » n’est pas une graine. Donne jusqu’à 64 chiffres hexadécimaux (0–9, a–f).
refused-name = Le nom d’un joueur a besoin d’au moins une lettre ou un chiffre.
refused-too-many-people = { $count ->
    [one] { $count } joueur ne tient
   *[other] { $count } joueurs ne tiennent
} pas sur { $seats_wanted ->
    [one] { $seats_wanted } place
   *[other] { $seats_wanted } places
}. Choisis un nombre plus grand avec --seats.
refused-resume-without-seed = Cette partie n’a pas de graine, son hasard ne peut pas continuer. On ne reprend que les parties que ce programme a enregistrées.
refused-resume-finished = Cette partie est déjà finie. `tablee replay FICHIER` la montre.
refused-nothing-to-resume = Il n’y a pas de partie inachevée. `tablee play` en commence une.
refused-no-server = Aucun serveur ne répond à l’adresse { $server } : { $detail }
refused-malformed = Ce message est illisible : { $detail }
refused-file-exists = { $path } existe déjà et contient autre chose. Déplace ou renomme ce fichier, puis enregistre de nouveau.
refused-not-saved = Impossible d’enregistrer la partie dans { $path } : { $detail }. Vérifie le dossier et ses droits d’écriture.
refused-not-text = { $path } n’est pas un fichier de texte, donc pas une partie enregistrée.
refused-no-text-file = { $path } n’existe pas, ou n’est pas un fichier texte.
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
refused-bot-plays = Un robot joue ici pour toi. Reprends d’abord ta place.
refused-paused = La partie est en pause. Elle reprendra quand l’hôte l’aura relancée.
refused-paused-already = La partie est déjà en pause.
refused-not-paused = La partie n’est pas en pause.
refused-undo-too-late = Il est trop tard pour revenir en arrière : la partie a continué.
refused-not-seated = Il faut être à la table pour faire cela. Prends d’abord une place.
refused-host-only = Seul l’hôte de la table peut faire cela. Demande-le-lui.
refused-started-already = La partie a déjà commencé.
refused-seat-taken = Cette place est prise. Choisis-en une autre.
refused-seat-kept = Cette place est gardée pour la personne qui joue cette série.
refused-player-present = La personne assise ici est encore là. Un robot peut la remplacer dès qu’elle est partie.
refused-grace = La personne assise ici vient de perdre la connexion. Un robot peut la remplacer dans { $count ->
    [one] une seconde
   *[other] { $count } secondes
}.
refused-no-hints = Pas d’indices à cette table.
refused-seats-empty = { $count ->
    [one] Une place est encore vide
   *[other] { $count } places sont encore vides
}. Attends d’autres joueurs, ou donne les places à des robots.
refused-question-open = Une autre question attend encore sa réponse. Réponds-y d’abord.
refused-bots-play-on = Un robot n’accepte pas la nulle. Continue, ou abandonne.
refused-two-only = On n’abandonne et on ne propose la nulle qu’à deux. Ici tu peux partir, et un robot joue pour toi.
refused-series-for-two = Une série se joue à deux. Choisis une seule partie, ou deux places.
refused-no-question = Il n’y a plus de question à laquelle répondre.
refused-undo-revealed = Ce coup ne peut pas être annulé : il t’a montré quelque chose de nouveau.
refused-forfeited = Cette place a perdu au temps ; un robot la joue jusqu’à la fin.
refused-no-seat-for-you = Aucune place de cette table n’est pour une personne. Garde-t’en une, ou ne t’assieds pas.
refused-no-spectators = Cette table ne veut pas de spectateurs. Ouvre la tienne, ou demande à l’hôte une place pour la prochaine partie.
refused-no-such-table = Il n’y a pas de table avec le code « { $value } ». Vérifie le lien.
refused-no-such-request = Cette requête n’existe pas. /api/openapi.json les décrit toutes.
refused-still-playing = La partie n’est pas encore finie. Reviens après la fin.
refused-broken-record = Cette partie enregistrée est illisible : la ligne { $line } n’a pas de sens.
refused-too-complex = Ce texte est trop long à lire. Raccourcis-le ou simplifie-le.
refused-try-again = Le serveur n’a pas pu le faire. Réessaie dans un instant.
refused-too-fast = C’est trop à la fois. Attends un instant.
refused-busy = Plusieurs de tes demandes sont encore en cours. Attends que l’une d’elles ait reçu une réponse.
refused-too-large = C’est trop grand : { $high } octets au plus.
refused-address-too-long = Cette adresse est trop longue : { $high } caractères au plus.
refused-who-are-you = Le serveur ne te connaît pas (ou plus). Choisis d’abord un nom.
refused-bad-device-code = Ce code est inconnu, déjà utilisé ou trop vieux. Demandes-en un autre sur l’autre appareil.
refused-hello-first = Le premier message doit être hello, avec le jeton.
refused-hello-once = Hello se dit une seule fois, et un pong répond à un ping.
refused-no-hello = Rien n’a été dit à temps. Le premier message doit être hello, avec le jeton.
refused-nothing-said = Il n’y a rien à lire dans ce message.
refused-name-alike = Quelqu’un s’appelle déjà { $name } à cette table, et cela se lit pareil. Choisis un autre nom.
refused-banned = L’exploitant du serveur n’admet pas cette adresse.
refused-foreign-origin = Les pages d’une autre adresse ne peuvent pas se connecter à ce serveur. Son exploitant peut les admettre avec --origins.
refused-too-many-tables = { $most } tables sont ouvertes ou en cours depuis ton adresse. Termines-en d’abord quelques-unes.
refused-too-many-connections = Trop de connexions sont ouvertes, en tout ou depuis ton adresse. Réessaie plus tard.
refused-only-here = Le serveur n’accepte de commandes que de sa propre machine, avec : tablee admin
refused-no-such-guest = Aucun invité { $value } n’a de jeton. « tablee admin show CODE » donne les identifiants d’une table.
refused-no-such-address = « { $value } » n’est pas une adresse. Donnes-en une seule, comme 203.0.113.7 ou 2001:db8::1 ; en IPv6, tout son /64 est concerné.
refused-kicked = L’hôte t’a renvoyé de cette table.
refused-cannot-kick-player = On ne renvoie pas quelqu’un qui joue pendant la partie. Mets la personne en sourdine, ou coupe la discussion.
refused-nobody-called = Personne ici ne s’appelle { $name }.
refused-not-yourself = Tu ne peux pas te faire cela à toi-même.
refused-chat-off = L’hôte a coupé la discussion.
refused-silenced = L’hôte t’a réduit au silence à cette table.

# Ce qui ne va pas dans une partie enregistrée
refused-record-opening = Une partie enregistrée commence par la ligne « tablee record { $format } ».
refused-record-format = Ce programme lit le format { $format } ; cette partie dit { $word }.
refused-record-without = La ligne « { $word } … » manque ; elle doit précéder ce qui en dépend.
refused-rules-version = On a joué selon la version { $version } des règles ; ce programme connaît les versions jusqu’à { $ours }.
refused-record-line = Aucune ligne ne commence par « { $word } ». On attend un choix comme « 1.2 … », ou deal, rewind, seed, result.
refused-record-number = On attend un nombre, pas « { $word } ».
refused-record-hex = On attend des chiffres hexadécimaux, pas « { $word } ».
refused-record-place = On attend ici « { $word } { $number } … ».
refused-record-empty = Rien ne suit « { $word } ».
refused-record-quotes = On attend un texte entre guillemets droits, pas { $word }.

# Si une partie enregistrée est juste
verify-good = L’enregistrement est authentique : chaque dé et chaque mélange vient de la graine promise avant la partie, chaque choix était permis et le résultat est bon. { $count ->
    [one] { $count } entrée vérifiée
   *[other] { $count } entrées vérifiées
}.
verify-so-far = Jusqu’ici l’enregistrement est authentique : chaque dé et chaque mélange vient de la graine promise avant la partie, et chaque choix était permis. La partie n’est pas finie.
verify-bad = L’enregistrement ne passe pas la vérification. { $text }
verify-no-seed = Il n’a pas de graine, son hasard ne peut pas être vérifié. Une partie inachevée garde sa graine secrète.
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
cli-join = prendre place à une table sur un serveur
cli-watch = laisser jouer des robots, et lire la partie comme une histoire
cli-replay = parcourir une partie enregistrée pas à pas
cli-verify = vérifier une partie enregistrée sans faire confiance à personne
cli-simulate = laisser des robots jouer beaucoup de parties, et les résumer
cli-seat = un siège pour un modèle de langue ou un programme : règles, vues et refus en texte
cli-seat-number = quel siège, à partir de 1
cli-without-offer = ne pas dire ce qui est permis
cli-mcp = parler le Model Context Protocol par l’entrée et la sortie standard
cli-arena = opposer des robots à toutes les places avec le même hasard
cli-game = le jeu, comme dans `tablee games`
cli-preset = une formule, comme dans `tablee options JEU`
cli-option = une variante ; peut être répété
cli-seats = le nombre de joueurs
cli-bots = les robots, comme dans `tablee options JEU` ; le dernier est répété autant qu’il faut
cli-from = une position en une ligne de texte, au lieu d’un enregistrement
cli-play-from = commencer par une position, en une ligne de texte
cli-solve-from = résoudre une position, donnée en une ligne de texte : le meilleur choix, calculé et non deviné
cli-name = ton nom ; plusieurs noms sont plusieurs personnes à ce terminal
cli-host = ouvrir une table sur un serveur, et s’y asseoir
cli-tables = les tables d’un serveur
cli-host-bots = des robots pour les dernières places ; les autres sont pour des gens
cli-clock = des secondes pour chaque choix, ou une réserve et ce que chaque choix ajoute : 300+5
cli-first-to = une série de parties à deux : qui en gagne autant le premier, 2 pour le meilleur des trois (de 1 à 9)
cli-public = que tout le monde trouve la table
cli-look-on = seulement regarder
cli-device = un code de ton autre appareil : continuer à la place que tu y as
cli-own-name = ton nom sur un serveur où tu n’es pas encore venu
cli-table = le lien d’une table, ou son code
cli-server = le serveur, si l’on ne donne qu’un code
cli-seed = la graine de tout le hasard, pour rejouer la même partie
cli-record = écrire la partie dans ce fichier
cli-resume = reprendre une partie enregistrée ; sans fichier, la dernière
cli-pace = le rythme du récit : calm (calme), normal, fast (rapide) ou none (aucun)
cli-plain = de simples lignes au lieu d’un écran
cli-file = une partie enregistrée
cli-viewer = voir comme ce siège ; sinon comme spectateur
cli-all = ne rien cacher
cli-matches = le nombre de parties
cli-entrants = les robots : des niveaux comme dans `tablee options GAME`, random, ou le tien sous la forme module:Class ; après le dernier, le premier s’assied de nouveau
cli-deals = le nombre de donnes ; chacune est jouée une fois par placement
cli-ladder = tous les robots du jeu les uns contre les autres, avec leurs points Elo ; le premier en a 1000
cli-write = écrire les points Elo dans ce fichier
cli-label = un texte quelconque ; le même texte donne les mêmes parties
cli-processes = le nombre de processus qui se partagent le travail ; d’habitude un
cli-on = où le travail est fait : here, processes, un nombre de processus, ou un ordonnanceur Dask comme tcp://host:8786 ; cela ne change aucun résultat
cli-store = garder les résultats dans ce fichier, et y prendre ceux qui y sont : une mesure arrêtée reprend
cli-plot = dessiner une image (svg, png, pdf)
cli-results = ce que contient une réserve de résultats, et réunir des réserves
cli-store-file = un fichier fait par --store
cli-merge = y mettre ce que ces réserves contiennent
cli-json = donner les nombres en JSON
games-game = jeu
games-name = nom
games-seats = joueurs
games-about = ce que c’est
games-broken = « { $game_id } » du paquet { $package_name } ne peut pas être joué : { $detail }
cli-new-game = écrire un petit jeu dont partir pour faire le tien
new-game-id = l’identifiant du nouveau jeu : minuscules, chiffres et _, avec une lettre au début
new-game-package = écrire un paquet à part dans ce dossier, au lieu d’un dossier parmi les jeux d’ici
new-game-written = Écrit : { $path }
new-game-next = Joues-y avec `tablee play { $game_id }`, teste-le avec `pytest { $path }` et lance toutes les vérifications avec `make check`. docs/adding_a_game.md dit à quoi sert chaque fichier.
new-game-package-next = Mets-le sur l’étagère avec `pip install -e "{ $path }[test]"`, joues-y avec `tablee play { $game_id }` et teste-le avec `pytest { $path }`.
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
simulate-first = La part des victoires du premier siège au-delà d’une part égale : { $share }.
lab-seat = siège
lab-bot = robot
lab-share = part des victoires (intervalle à 95 %)
lab-wins = victoires seul (intervalle à 95 %)
lab-rank = place moyenne
lab-games = parties
lab-estimate = { $value } % ({ $low } … { $high })
results-kind = genre
results-bots = robots
results-seed = graine
results-count = résultats
results-merged = { $path } : { $count ->
    [one] { $count } nouveau résultat
   *[other] { $count } nouveaux résultats
}
plot-choices = choix dans une partie
plot-place = place { $count }
plot-step = étape de la partie revue
plot-chance = chance de gagner
plot-against = % des victoires, ligne contre colonne
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
    [one] joueur
   *[other] joueurs
}
lesson-luck = Une vraie partie, mais sa chance a été choisie d’avance. Joue tout ce que les règles permettent.
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
rules-title = { $game } : chercher
rules-search = une carte, un nom, des mots de la règle, ou une règle comme D-1.4
name-and-text = { $name } : { $text }
rules-none = Rien ici ne s’appelle ainsi, et aucune règle n’en parle.
keys-play = ↑↓ 1–9 Entrée choisir · ? voir · h aide · u annuler · / chercher · a revoir · p rythme · m menu · q quitter
keys-question = ↑↓ 1–9 Entrée choisir · Échap retour
keys-curtain = Entrée continuer · q quitter
keys-rules = taper pour chercher · ↑↓ bouger · PgPréc PgSuiv · Échap retour
keys-dice = ←→ 1–6 Espace marquer · Entrée valider · ? voir · h aide · u annuler · a revoir · p rythme · m menu · q quitter
keys-telling = Espace passer · p rythme · ? voir · m menu · q quitter
keys-waiting = u annuler · a revoir · p rythme · ? voir · m menu · q quitter
keys-chat = c parler
keys-watching = a revoir · p rythme · ? voir · m menu · q quitter
keys-over = ↑↓ 1–9 Entrée choisir · a revoir · ? voir · m menu · q quitter
keys-agree = y accepter · n refuser · m menu · q quitter
keys-line = Entrée envoyer · Échap retour
mark-dice = Marque les dés avec Espace ou leur numéro ; ↑ les marque tous, ↓ aucun.
being-told = Voici ce qui se passe…
pace-now = Rythme : { $text }
pace-calm = calme
pace-normal = normal
pace-fast = rapide
pace-none = aucun, tout de suite
connection-lost = ⚠ Pas de connexion ; nouvel essai…
choice-waits = Ton choix partira quand la connexion reviendra.
game-paused = en pause
watching-now = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
agree-undo = { $seat } voudrait annuler son dernier choix. D’accord ?
agree-end = { $seat } propose de finir la partie sans résultat. D’accord ?
agree-draw = { $seat } propose la nulle. D’accord ?
agree-pause = { $seat } demande une pause. D’accord ?
wish-refused = Refus : { $seats }.
menu-title = Que veux-tu faire ?
menu-agree = Accepter : { $text }
menu-decline = Refuser
menu-again = Revoir le dernier tour
menu-hint = Demander un conseil
menu-undo = Annuler le dernier choix
menu-pace = Raconter plus vite ou plus calmement
menu-look-up = Chercher une carte, un nom ou une règle
menu-language = Une autre langue
menu-chat = Dire quelque chose
menu-phrase = Une phrase toute faite
menu-resign = Abandonner
menu-draw = Proposer la nulle
menu-end = Proposer d’arrêter la partie
menu-leave = Quitter la table
resign-sure = Abandonner ? L’autre gagne.
resign-no = Continuer
resign-yes = Abandonner
phrase-hello = Bonjour !
phrase-good-game = Belle partie !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Aïe…
phrase-thinking = Je réfléchis.
phrase-hurry = À toi !
phrase-one-more = Encore une ?
next-join = Rejoindre la partie suivante
next-watch = Regarder la partie suivante
rematch-open = La partie suivante est ouverte.
next-rematch = Rejouer
refused-nobody-to-talk-to = Personne à qui parler ici : on discute aux tables d’un serveur.
refused-no-such-pace = Le rythme « { $value } » n’existe pas : choisis { $choices }.
table-connecting = Connexion à { $url }…
keys-connecting = q quitter
room-title = { $game } : table { $code }
room-how = Les autres ouvrent cette page, ou tapent : tablee join { $url }
keys-room-host = Entrée commencer · b robots aux places libres · q quitter
keys-room = l’hôte commence quand il veut · q quitter
seat-free = libre
seat-host = hôte
connection-found = La connexion est revenue.
menu-device = Continuer dans un navigateur ou sur un autre appareil
device-code = { $code } – tape ce code dans les réglages de { $server }, ou : tablee join { $url } --device { $code }. Il sert une fois, pendant dix minutes.
device-done = C’est fait
host-opened = La table est ouverte. Son code : { $code }. On y vient par { $url } ou avec : tablee join { $url }
tables-mine = Tes tables
tables-open = Tables ouvertes
tables-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
tables-how = Pour s’asseoir : tablee join CODE --server URL
status-open = en attente
status-playing = en cours
status-finished = finie
status-closed = fermée
plain-start = Toutes les places sont prises. Entrée pour commencer :
keys-puzzle = ↑↓ 1–9 Entrée choisir · / chercher · s solution · ? voir · q quitter
keys-puzzle-dice = ←→ 1–6 Espace marquer · Entrée valider · s solution · ? voir · q quitter
keys-replay = → suite · ← retour · ↓↑ temps · Espace lire · n° Entrée · p rythme · ? voir · q quitter

# La fin
result-win = { $you ->
    [seat] Tu gagnes.
   *[nobody] { $seat } gagne.
}
result-draw = { $you ->
    [seats] Victoire partagée : { $seats }.
   *[nobody] { $seats } se partagent la victoire.
}
result-place = { $place }. { $seat }
luck-revealed = La graine était { $seed }
saved-unfinished = La partie est enregistrée. Pour la reprendre : tablee play --resume { $path }
seat-kept = Ta place est gardée. Pour revenir : tablee join { $url }
watch-again = Pour regarder encore : tablee join { $url } --watch
saved-finished = La partie enregistrée : { $path } (tablee replay, tablee verify)
next-again = Rejouer
next-other = Jouer à autre chose
next-copy = Enregistrer la partie dans ce dossier
next-leave = Partir

# Lignes simples
plain-usual = Numéro (Entrée pour { $number }) :
plain-not-a-number = Tape un nombre de { $low } à { $high }, ou Entrée.
plain-asked = { $seat } : { $prompt }
plain-choose = Numéro ou mots (? chercher, h aide, u annuler, a revoir, b plateau, c parler, l langue, q) :
plain-chosen = → { $text }
plain-several = Plusieurs choix conviennent :
plain-none = Aucun choix ne convient. Tape son numéro, ou des mots.
plain-room-host = On attend les autres. b donne les places libres aux robots, q quitte :
plain-room = L’hôte commence quand il veut. q quitte :
plain-waiting = { $text } (? chercher, a revoir, b plateau, u annuler, c parler, q quitter)
plain-agree = y accepte, n refuse.
plain-rewound = Un choix a été annulé.
plain-rematch = r pour rejouer, s pour enregistrer la partie dans ce dossier, Entrée pour quitter :
plain-watched = s pour enregistrer la partie dans ce dossier, Entrée pour quitter :

# Une partie rejouée
replay-start = le début
replay-step = étape { $number } sur { $count }
replay-choice = { $seat } : { $text }
replay-secret = { $seat } a choisi en secret
replay-retracted = { $seat } annule son choix
replay-chance = le hasard
replay-rewound = la partie revient à un choix antérieur

# Le serveur
refused-setting = { $option } : « { $value } » n’est pas possible ({ $detail }). `tablee serve --help` montre tous les réglages.
refused-processes-alone = Plusieurs processus partagent leurs tables dans PostgreSQL et se parlent par Redis : --processes demande --database postgresql://… et --redis redis://…
refused-no-shared-ports = Sur ce système, des processus ne peuvent pas partager un port : démarre chacun avec son propre --port, derrière un proxy.
refused-not-passed-on = C’est fait dans ce processus, mais Redis ne répond pas : les autres processus n’en savent rien. Renvoie la commande quand Redis sera revenu.
refused-redis-without-postgres = Plusieurs processus partagent leurs tables dans PostgreSQL : --redis demande --database postgresql://…
refused-cannot-open = Le serveur ne peut pas démarrer : { $text }.
refused-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { NUMBER($number, useGrouping: 0) } : { $text }. Choisis-en un autre avec --port ou --host, ou par l’environnement : TABLEE_PORT=8013.
cli-serve = servir des tables par HTTP et WebSocket
cli-admin = envoyer des commandes à un serveur en marche par son port d’administration
cli-order = show montre une table, close la ferme ; ban et unban écartent et réadmettent une adresse ; revoke annule les jetons d’un invité ; announce annonce un redémarrage
cli-order-subject = le code d’une table, une adresse, l’identifiant d’un invité, ou dans combien de minutes le serveur redémarre
cli-order-hours = combien d’heures l’adresse est écartée (24)
cli-admin-url = le port d’administration (serve --admin-port 9012)
admin-done = C’est fait.
serve-share-port = true laisse d’autres processus du même utilisateur écouter sur ce port
serve-processes = combien de processus servent sur ce port ; plus d’un demande PostgreSQL et Redis
serve-redis-prefix = par quoi commencent les canaux de cette installation, quand plusieurs partagent un Redis
serve-trusted-proxies = adresses ou réseaux des mandataires que l’on croit (avec --proxy), séparés par des virgules
serve-log-format = text pour des lecteurs, json pour des programmes
serve-access-log = true : noter chaque requête HTTP à laquelle on a répondu
cli-backup = copier la base SQLite d’un serveur, même en marche
cli-backup-file = la copie, qui ne doit pas encore exister ; toi seul peux la lire
cli-without-running = laisser de côté les parties en cours ou à venir, dont les mains et les graines sont secrètes
backup-done = { $path } est écrit : { $count ->
    [one] une table
   *[other] { $count } tables
 }, et tous les invités.
cli-move = amener les tables et les invités d’un serveur arrêté de SQLite à PostgreSQL
cli-move-source = le fichier SQLite, qui reste tel quel
cli-move-target = une base PostgreSQL vide
serve-ready = Tablée tourne à l’adresse { $url } (Ctrl-C pour l’arrêter).
serve-open = ouvrir l’étagère dans le navigateur
serve-here-only = Seule cette machine peut y accéder. Pour des amis sur le même réseau, arrête-le et relance-le avec --host 0.0.0.0 (ou TABLEE_HOST=0.0.0.0 make play).
serve-network = Les amis sur le même réseau ouvrent { $url }
serve-default = [{ $text } ; { $variable }]
serve-host = l’adresse d’écoute ; 0.0.0.0 pour toutes
serve-port = le port d’écoute ; 0 pour n’importe lequel de libre
serve-admin-host = l’adresse du port d’administration
serve-admin-port = le port d’administration, avec /healthz, /readyz et /metrics ; 0 : aucun
serve-database = sqlite:///FICHIER ou postgresql://… ; vide : un fichier dans le dossier de données de l’utilisateur (ou dans TABLEE_DATA)
serve-redis = redis://… si plusieurs processus partagent les tables d’une base PostgreSQL
serve-origins = les origines des pages qui peuvent se connecter, séparées par des virgules ; vide : celle de ce serveur, * : toutes
serve-proxy = true : croire X-Forwarded-For et -Proto d’un mandataire sur cette machine
serve-bot-workers = processus dans lesquels réfléchissent les robots
serve-bot-pace = secondes qu’un robot prend au moins
serve-max-connections = connexions ouvertes en tout
serve-max-per-address = connexions ouvertes d’une même adresse
serve-max-tables-per-address = tables ouvertes ou en cours d’une même adresse
serve-requests-per-second = requêtes HTTP d’une adresse, en moyenne
serve-messages-per-second = messages d’une connexion, en moyenne
serve-sockets-per-second = combien de WebSockets une adresse peut ouvrir par seconde
serve-max-message = octets d’un message
serve-max-body = octets du corps d’une requête
serve-hello-timeout = secondes laissées à une connexion pour dire qui elle est
serve-request-timeout = secondes que peut durer une requête HTTP
serve-ping-every = secondes entre deux battements de cœur
serve-silent-after = secondes de silence après lesquelles une connexion est fermée
serve-idle-table = secondes après lesquelles une table calme quitte la mémoire
serve-keep-tables = jours après lesquels une table jamais commencée est supprimée ; les parties restent
serve-keep-guests = jours après lesquels un invité absent et sans table est supprimé
serve-abandoned-after = jours sans coup après lesquels une partie est fermée
serve-lease-seconds = secondes après lesquelles les tables d’un processus mort passent à un autre
serve-log-level = combien on note : debug, info, warning ou error

# Réponses exactes
cli-solve = demander des réponses exactes : chances, meilleurs choix, équilibres

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
moved-luck = { $points }  hasard
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
puzzle-right = Juste : { $text } !
puzzle-wrong = Pas le meilleur choix : { $text }. Essaie encore, ou s pour la solution.
puzzle-best = Le meilleur choix : { $text }.
puzzle-title = { $name } · problème du { $date }
puzzle-you = Ada
puzzle-rival = Boris
puzzle-as = Tu joues pour { $name }.
puzzle-how = La solution : { $program }
refused-no-puzzles = Ce jeu n’a pas de problèmes. Choisis { $choices }.
refused-no-such-day = « { $value } » n’est pas un jour. Écris-le comme 2026-01-31.
refused-nobody-asked = Il n’y a pas de choix à faire là : des dés ou des cartes viennent d’abord, ou la partie est finie.

# Words that games share: a game may say these otherwise
bot-random = Hasard
bot-random-help = Fait n’importe quel choix, tous aussi probables.
bot-search = Chercheur
bot-search-help = Joue en tête beaucoup de parties possibles avant chaque choix.
preset-usual = Selon les règles

### The web page

skip-to-content = Aller au contenu
home = L’étagère
settings = Réglages
close = Fermer
menu = Menu
you = toi
name-you = { $seat } (toi)
shelf-title = Prends une boîte et joue
shelf-lead = Contre des robots en un clic, avec des amis par un lien. Sans compte, sans attente : l’étagère est ouverte jour et nuit.
games = Jeux
broken-game = Le jeu installé « { $game_id } » ne fonctionne pas : { $detail }
my-games = Mes parties
my-finished-games = Parties terminées
list-won = Victoire { DE($name) }
list-you-won = Tu as gagné
list-drawn = Égalité
you-are-awaited = À toi de jouer
free-seats = { $free ->
    [0] complet
    [one] une place libre
   *[other] { $free } places libres
}
page-status-open = attend des joueurs
page-status-playing = en cours
page-status-finished = terminée
page-status-closed = arrêtée
join-title = Rejoindre des amis
table-code = Code de la table
join = Rejoindre
open-record = Ouvrir une partie enregistrée
open-record-lead = Une partie gardée dans un fichier, racontée de nouveau sur son plateau.
choose-file = Choisir un fichier
open-tables = Tables ouvertes
no-open-tables = Personne n’attend de joueurs en ce moment. Ouvre une table !
guest-name = { $animal } { $quality }
guest-qualities = agile, habile, rapide, sage, brave, tranquille, aimable, espiègle, intrépide, fidèle, magnifique, alerte, drôle, tenace, énergique, sympathique, héroïque, fantastique, romantique, logique, comique, zen, chic, célèbre, solide, honnête, noble, modeste, lucide, libre, sincère, timide, dynamique, poétique, stoïque, imbattable
# In the order of the pictures in Avatar.svelte
guest-animals = Renard, Loup, Ours, Blaireau, Chat, Corbeau, Écureuil, Hérisson, Tortue, Poulpe, Panda, Lapin, Aigle, Canard, Papillon, Dauphin, Kiwi
another-name = Proposer un autre nom
called-change = Tu t’appelles { $name }. Changer
rename = Renommer
box-facts = { $players } joueurs · { $minutes } min
play-now = Jouer
open-box = { $name } en détail
box-more = { $name } : niveau, leçon, amis, règles
custom-game = Partie sur mesure
level-1 = Facile
level-2 = Tranquille
level-3 = Moyen
level-4 = Difficile
level-5 = Maître
against-bots = Contre des robots
against-friends = Entre amis
against-both = Amis et robots
how-many-seats = Joueurs en tout
fewer = Un de moins
more = Un de plus
seats-exactly = { $count ->
    [2] Ce jeu se joue à deux.
   *[other] Ce jeu se joue à { $count }.
}
seats-between = Ce jeu se joue de { $low } à { $high } joueurs.
with-friends = Entre amis
rules = Règles
who-plays = Qui joue
bots = Robots parmi eux
bot-level = Niveau des robots
which-rules = Règles
preset = Formule
all-options = Toutes les options
option-idle = Sans effet ici : { $reason }.
option-is = { $option } : { $text }
option-text = texte
how-to-play = Pendule et table
clock = Pendule
clock-none = sans pendule
clock-move-30 = 30 secondes par coup
clock-move-120 = 2 minutes par coup
clock-bank-5 = 5 minutes chacun, 5 secondes de plus par coup
clock-bank-15 = 15 minutes chacun, 10 secondes de plus par coup
clock-day-1 = un jour par coup
clock-day-3 = trois jours par coup
timeout = Quand le temps est écoulé
timeout-bot = un robot prend la place
timeout-random = un coup est joué au hasard
timeout-forfeit = la partie est perdue
series = Série
series-one = une seule partie
series-best-of = au meilleur des { $count } parties
series-help = On change de place après chaque partie. La place 1 commence, sauf si la règle tire le premier joueur au sort ou si tous commencent ensemble.
table-public = Tout le monde peut s’asseoir (table affichée sur l’étagère)
table-spectators = On peut regarder
table-show-ready = Montrer qui a déjà choisi
open-table = Ouvrir la table
your-name = Ton nom
change = Changer
name-changed = C’est désormais ton nom.
language = Langue
like-system = comme le système
theme = Couleurs
theme-light = claires
theme-dark = sombres
motion = Animations
motion-full = complètes
motion-reduced = réduites
pace = Rythme des coups
page-pace-calm = calme
page-pace-normal = normal
page-pace-fast = rapide
page-pace-none = tout de suite
text-size = Taille du texte
setting-sound = Sons
credits = Conception et crédits
setting-vibrate = Vibrer quand c’est à moi
volume = Volume
sounds-off = Couper les sons
sounds-on = Remettre les sons
setting-confirm = Demander avant chaque coup
setting-marks = Des signes en plus des couleurs
setting-notify = M’avertir quand c’est à moi
other-device = Un autre appareil
other-device-help = Un code transporte tes parties sur un autre appareil. Il sert une fois, pendant dix minutes.
show-code = Afficher un code
code-from-device = Code de l’autre appareil
use-code = L’utiliser
device-moved = C’est fait : cet appareil a maintenant ton nom et tes parties.
table-waiting = La table attend des joueurs
table-full = Tout le monde est là
table-paused = La partie est en pause
ended-clock = { $you ->
    [seat] Ton temps est écoulé.
   *[nobody] Temps écoulé pour { $seat }.
}
ended-resigned = { $you ->
    [seat] Tu as abandonné.
   *[nobody] Abandon { DE($seat) }.
}
ended-draw = Partie nulle d’un commun accord.
ended-agreed = Partie arrêtée d’un commun accord, sans résultat.
ended-abandoned = Plus personne n’a joué : partie arrêtée sans résultat.
ended-operator = Partie arrêtée par l’exploitant du serveur, sans résultat.
notice-restart = { $count ->
    [one] Le serveur redémarre dans une minute. Ta partie est gardée.
   *[other] Le serveur redémarre dans { $count } minutes. Ta partie est gardée.
 }
table-closed = La partie a été arrêtée
table-gone = Cette table est introuvable
lost = Cette page n’existe pas
lost-help = L’adresse est peut-être incomplète ou mal tapée. Tout se trouve sur l’étagère.
one-moment = Un instant…
waiting-for = On attend { $seats }
card-not-now = Tu ne peux pas jouer cette carte maintenant.
you-have-chosen = Ton choix est fait. Les autres réfléchissent encore.
you-win = Tu as gagné !
has-won = { $seat } gagne !
have-drawn = { $you ->
    [seats] Égalité : tu partages la première place !
   *[nobody] Égalité entre { $seats }
}
offline = La connexion est perdue. Nouvel essai en cours ; ta place est gardée.
page-is-old = Une version plus récente est là. Ta place est gardée.
reload = La charger
read-rule = Lire la règle
question-declined = Ta demande n’a pas été acceptée.
question-undo = { $you ->
    [seat] Tu as demandé à annuler un coup.
   *[nobody] { $seat } demande à annuler un coup.
}
question-end = { $you ->
    [seat] Tu as proposé d’arrêter la partie.
   *[nobody] { $seat } propose d’arrêter la partie.
}
question-draw = { $you ->
    [seat] Tu as proposé la nulle.
   *[nobody] { $seat } propose la nulle.
}
question-pause = { $you ->
    [seat] Tu as demandé une pause.
   *[nobody] { $seat } demande une pause.
}
agree = D’accord
disagree = Non
confirm-question = { $text } ?
confirm = Oui
cancel = Annuler
undo = Annuler le coup
ask-undo = Demander à annuler le coup
take-back = Reprendre ma place
pause = Pause
resume = Continuer
bot-for = Laisser un robot jouer pour { $seat }
leave-to-bot = Partir : un robot joue pour moi
leave-follows = Un robot continue à ta place. Jusqu’à la fin de la partie, tu peux revenir et reprendre ta place.
resign = Abandonner
resign-follows = Tu perds la partie, qui s’arrête aussitôt. C’est sans retour.
offer-draw = Proposer la nulle
ask-end = Proposer d’arrêter la partie
undo-rule = Tu peux annuler un coup librement tant que c’est ton tour, ensuite avec l’accord des autres, et jamais dès que quelque chose a été lancé, donné ou révélé.
fair-luck = Hasard équitable : la graine de cette partie est scellée par { $text }… et montrée après la fin.
qr-code = Le lien en code QR
share-link = Partager le lien
link-copied = Copié.
seats = Places
away = hors ligne
a-bot = robot
free-seat = place libre
host = hôte
sit-here = S’asseoir ici
join-table = Rejoindre la table
add-bot = Ajouter un robot
stand-up = Se lever
free-it = Libérer la place
seats-missing = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}
start = Commencer la partie
host-starts = L’hôte commence dès que toutes les places sont prises.
host-may-start = L’hôte peut commencer.
invite = Inviter des amis
story = Récit
earlier = { $count ->
    [one] Afficher la ligne précédente
   *[other] Afficher les { $count } lignes précédentes
}
since-then = depuis ton dernier coup
what-happened = Que s’est-il passé ?
skip-telling = Passer à la fin
close-story = Fermer le récit
keys = Touches
key-choose = prendre un choix, dans l’ordre de lecture
key-look = regarder de près ce qui a le focus
key-list = tous les choix en toutes lettres
rule-of = Règle { $text }
all-choices = Tous les choix ({ $count })
more-choices = { $count ->
    [one] Encore un choix
   *[other] Encore { $count } choix
}
find-choice = Chercher un choix
choose-again = Choisir à nouveau
result = Résultat
end-more = Plus
share-picture = Partager une image
picture-saved = L’image est enregistrée, le lien est copié.
fact-lead = Le tournant : { $you ->
    [seat] tu prends la tête pour de bon.
   *[nobody] { $seat } prend la tête pour de bon.
}
fact-lead-late = Tout s’est joué au dernier moment.
fact-gain = { $you ->
    [seat] Ton plus beau coup : { $amount } en une fois.
   *[nobody] Le plus beau coup : { $seat }, { $amount } en une fois.
}
fact-loss = { $you ->
    [seat] Le plus dur : tu perds { $amount } d’un coup.
   *[nobody] Le plus dur : { $seat } perd { $amount } d’un coup.
}
fact-gain-told = { $you ->
    [seat] Ton plus beau coup.
   *[nobody] Le plus beau coup : { $seat }.
}
fact-loss-told = { $you ->
    [seat] Le coup le plus dur pour toi.
   *[nobody] { $seat } encaisse le coup le plus dur.
}
fact-luck = { $you ->
    [seat] Ton plus beau coup de chance.
   *[nobody] Le plus beau coup de chance : { $seat }.
}
go-to-rematch = Aller à la revanche
rematch = Revanche
next-game = Partie suivante
go-to-next-game = Vers la partie suivante
series-standing = Partie { $number }, au meilleur des { $count } : { $score }
series-won = { $you ->
    [seat] Tu remportes la série { $score }
   *[nobody] { $seat } remporte la série { $score }
}
replay = Revoir
download-record = Télécharger la partie
verify-record = Vérifier le hasard
record-holds = Vérifié : chaque dé et chaque carte découle de la graine scellée avant la partie.
record-broken = Cet enregistrement n’est pas juste : { $text }
chat = Discussion
mute = Ne plus lire { $text }
unmute = Relire tout le monde
chat-turn-off = Couper la discussion
chat-turn-on = Rouvrir la discussion
silence = Réduire { $text } au silence pour tous
let-speak = Rendre la parole à { $text }
kick = Renvoyer { $text }
say-something = Dire quelque chose
send = Envoyer
phrase-asked-the-coach = ✦ a demandé un conseil à l’entraîneur.
sign-out-others = Déconnecter tous les autres appareils
find-rule = Chercher une règle
contents = Sommaire
show-rule-numbers = Afficher les numéros des règles
ruling = Précision :
no-rule-found = Aucune règle ne le dit.
first-step = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
play-replay = Lecture
pause-replay = Arrêt
step-of = Étape { $number } sur { $count }
speed = Vitesse : { $number } fois
whose-eyes = Vu par
a-spectator = un spectateur
back-to-table = Retour à la table
page-hint = Conseil
hint-is = Le mieux d’après ce que tu sais : { $text }.
hint-mixed = Aucune réponse n’est toujours bonne. Le plus souvent : { $text }.
refused-offline = Le serveur est injoignable. Vérifie ta connexion et réessaie.
try-again = Réessayer
projector = Vue pour projecteur
watching = tu regardes
watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
waiting-for-many = On attend { $count } joueurs
waiting-for-bots = Les robots choisissent
coach-thinks = L’entraîneur réfléchit…
line-of-play = Le tour, pas à pas
odds-of-choices = Les chances de chaque choix
a-choice = Choix
chance-of-winning = Chances de gagner
how-often = Fréquence
was-played = joué
take-hint = Faire ainsi
another-here = Une autre personne sur cet appareil
another-here-name = Son nom
another-here-help = Vous partagez l’appareil : les mains restent cachées pendant qu’il passe de l’un à l’autre.
add = Ajouter
on-this-device = sur cet appareil
hand-over = Passe l’appareil à { $text }
hand-over-help = Aucune carte n’est montrée d’ici là.
i-am = Je suis { $text }
share-replay = Partager la partie
share-moment = Partager ce moment
here-only = Cette adresse ne marche que sur cette machine. Pour des amis ailleurs, lance le serveur avec --host 0.0.0.0 et ouvre-le par l’adresse de cette machine.
learn = Apprendre en jouant
learn-lead = Pas envie de lire ? Cinq minutes à table, et on t’explique tout.
lesson = On t’explique
lesson-fold = Replier l’explication
lesson-unfold = Revoir l’explication
lesson-here = Touche ce qui est éclairé, ou ici :
lesson-play-bots = À toi, contre des robots
example-names = Léa, Mia, Tom, Bob
example-go = Voir ce qui se passe
example-on = Continuer
example-again = Depuis le début
example-at = À voir en { $text }

# Après la partie, et problèmes
analysis = Analyse
what-decided = Ce qui a fait bouger les chances, en points de pourcentage
cause-luck = Hasard
cause-mine = Ses propres choix
cause-others = Les choix des autres
in-all = En tout
three-moments = Des moments à revoir
analysis-note = Chaque choix est jugé d’après ce que l’on savait alors, et non d’après la suite.
graph-says = Chances de gagner, de { $before } au début à { $after } à la fin
graph-as-table = Les chances en tableau
page-replay-step = Étape
moved-by = Cause
puzzle-of-the-day = Le problème du jour
puzzle-of = Problème : { $name }
puzzle-lead = Une position, et une réponse meilleure que toutes les autres.
puzzle-open = Le résoudre
page-puzzle-wrong = Pas le meilleur choix : { $text }.
puzzle-another = Réfléchis encore, ou regarde la solution.
puzzle-again = Essayer encore
puzzle-give-up = Montrer la solution
puzzle-why = Pourquoi ?
puzzle-before = La veille
more-puzzles = D’autres problèmes
replay-and-analysis = Revoir et analyser
a-position = Une position
position-text = Cette position en texte
copy-position = Copier
position-copied = Copié
paste-position = Une position (une ligne) ou toute une partie enregistrée
paste-instead = Ou coller son texte
show-position = Afficher
open-position = Afficher une autre position
puzzle-after = Le lendemain
puzzle-next = Problème suivant
puzzle-done = résolu
