# What the commands of this game say.
cli-heroes = montrer, vérifier et mesurer des jeux de héros pour Twelve Heroes
heroes-show = montrer chaque héros d’un jeu avec son texte
heroes-check = dire ce qui ne va pas dans un jeu de héros
heroes-pack = un jeu de héros en une ligne, pour --option heroes=…
heroes-deck = vérifier un deck et l’écrire en une ligne, pour --option deck_1=…
heroes-schema = le schéma JSON d’un jeu de héros
heroes-balance = faire jouer les factions d’un jeu l’une contre l’autre
heroes-file = un fichier avec un jeu de héros (docs/heroes.md), ou le nom d’un des nôtres, comme tablee-1
heroes-deck-file = un deck : sur chaque ligne l’identifiant ou le numéro d’un héros, puis combien
heroes-set = un autre jeu de héros que le plus récent : un fichier, ou un nom comme tablee-1
heroes-popularity = avec la règle de Popularité
heroes-extra-actions = avec la règle des actions additionnelles
heroes-deals = donnes par paire de factions, chacune jouée deux fois
heroes-width = combien de positions les robots gardent en tête après chaque action
heroes-ideas = combien d’idées de tour les robots prolongent de deux tours avant de choisir
heroes-good = { $path } : tout va bien pour ces { $count } cartes.
heroes-unfinished = { $path } : pas encore une boîte entière, mais on peut essayer ces { $count } cartes quand chacun apporte son deck (--option decks=own).
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
heroes-moments = capacités par partie
heroes-worked = dont avec effet
refused-heroes-encoding = { $path } : la ligne { $line } n’est pas en UTF-8. Enregistre le fichier en UTF-8.
refused-heroes-broken = { $path } : { $text } ({ $count ->
    [one] un problème
   *[other] { $count } problèmes
} ; tablee heroes check les montre tous)
