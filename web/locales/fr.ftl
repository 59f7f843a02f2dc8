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
you-are-awaited = On t’attend
free-seats = { $free ->
    [0] complet
    [one] une place libre
   *[other] { $free } places libres
}
status-open = attend des joueurs
status-playing = en cours
status-finished = terminée
status-closed = arrêtée
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
box-facts = { $players } joueurs · { $minutes } min
play-now = Jouer
open-box = { $name } en détail
box-more = { $name } : niveau, leçon, amis, règles
custom-game = Partie sur mesure
level-1 = Facile
level-2 = Abordable
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
bots = Dont robots
bot-level = Niveau des robots
which-rules = Règles
preset = Formule
all-options = Toutes les options
option-idle = Sans effet ici : { $reason }.
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
series-best-of = en { $count } parties au plus
series-help = On change de place après chaque partie, et la place 1 commence.
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
pace = Rythme du récit
pace-calm = calme
pace-normal = normal
pace-fast = rapide
pace-none = aucun : tout de suite
text-size = Taille du texte
setting-sound = Sons
credits = Design et crédits
setting-vibrate = Vibrer quand c’est à moi
volume = Volume
sounds-off = Couper les sons
sounds-on = Remettre les sons
setting-confirm = Demander avant chaque coup
setting-marks = Des signes en plus des couleurs
setting-notify = M’avertir quand on m’attend
other-device = Un autre appareil
other-device-help = Un code transporte tes parties sur un autre appareil. Il sert une fois, pendant dix minutes.
show-code = Afficher un code
code-from-device = Code de l’autre appareil
use-code = L’utiliser
device-moved = Cet appareil, c’est toi maintenant.
table-waiting = La table attend des joueurs
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
lost-help = L’adresse est peut-être incomplète ou mal tapée. Tout ce qu’il y a se trouve sur l’étagère.
one-moment = Un instant…
waiting-for = On attend { $seats }
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
question-undo = { $you ->
    [seat] Tu voudrais annuler un coup.
   *[nobody] { $seat } voudrait annuler un coup.
}
question-end = { $you ->
    [seat] Tu proposes d’arrêter la partie.
   *[nobody] { $seat } propose d’arrêter la partie.
}
question-draw = { $you ->
    [seat] Tu proposes la nulle.
   *[nobody] { $seat } propose la nulle.
}
question-pause = { $you ->
    [seat] Tu voudrais faire une pause.
   *[nobody] { $seat } voudrait faire une pause.
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
invite = Inviter des amis
story = Ce qui s’est passé
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
    [seat] Ton plus beau coup : { $amount } d’un seul coup.
   *[nobody] Le plus beau coup : { $seat }, { $amount } d’un seul coup.
}
fact-loss = { $you ->
    [seat] Le coup le plus rude : tu perds { $amount } d’un seul coup.
   *[nobody] Le coup le plus rude : { $seat } perd { $amount } d’un seul coup.
}
fact-luck = { $you ->
    [seat] Ton plus beau coup de chance.
   *[nobody] Le plus beau coup de chance : { $seat }.
}
go-to-rematch = Aller à la revanche
rematch = Revanche
next-game = Partie suivante
go-to-next-game = Vers la partie suivante
series-standing = Partie { $number }, série en { $count } au plus : { $score }
series-won = { $you ->
    [seat] Tu remportes la série { $score }
   *[nobody] { $seat } remporte la série { $score }
}
replay = Revoir
download-record = Télécharger la partie
verify-record = Vérifier le hasard
record-holds = Vérifié : chaque dé et chaque carte découle de la graine scellée avant la partie.
record-broken = Cette partie ne tient pas : { $text }
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
phrase-hello = Bonjour !
phrase-good-game = Belle partie !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Aïe…
phrase-thinking = Je réfléchis.
phrase-hurry = À toi !
phrase-one-more = Encore une ?
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
hint = Conseil
hint-is = Le mieux, d’après ce que tu sais : { $text }.
hint-mixed = Aucune réponse n’est toujours bonne. Le plus souvent : { $text }.
refused-offline = Le serveur est injoignable. Vérifie ta connexion et réessaie.
refused-try-again = Cela n’a pas marché. Réessaie.
try-again = Réessayer
projector = Vue pour projecteur
watching = tu regardes
watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
waiting-for-many = On attend { $count } joueurs
coach-thinks = L’entraîneur réfléchit…
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
learn-lead = Pas envie de lire ? Cinq minutes à table, avec quelqu’un qui explique.
lesson = On t’explique
lesson-fold = Replier l’explication
lesson-unfold = Revoir l’explication
lesson-here = C’est éclairé sur la table. Ou d’un clic :
lesson-play-bots = À toi, contre des robots
example-names = Léa, Mia, Tom, Bob
example-go = Voir ce qui se passe
example-on = Continuer
example-again = Depuis le début
example-at = À voir en { $text }

# Après la partie, et problèmes
analysis = Analyse
whose-game = La partie de qui ?
what-decided = Ce qui a fait bouger les chances, en points de pourcentage
cause-luck = Dés et cartes
cause-mine = Ses propres choix
cause-others = Les choix des autres
in-all = En tout
three-moments = Des moments à revoir
see-in-replay = Revoir ce moment
analysis-note = Chaque choix est jugé d’après ce que l’on savait alors, et non d’après la suite.
graph-says = Chances de gagner, de { $before } au début à { $after } à la fin
graph-as-table = Les chances en tableau
replay-step = Étape
moved-by = Cause
puzzle-of-the-day = Le problème du jour
puzzle-lead = Une position, et une réponse meilleure que toutes les autres.
puzzle-open = Le résoudre
puzzle-right = Juste : { $text } !
puzzle-wrong = Pas le meilleur : { $text }.
puzzle-another = Réfléchis encore, ou fais montrer la solution.
puzzle-again = Essayer encore
puzzle-give-up = Montrer la solution
puzzle-why = Pourquoi ?
puzzle-before = La veille
more-puzzles = D’autres problèmes
