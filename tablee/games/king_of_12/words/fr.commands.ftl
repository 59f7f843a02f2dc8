# What the commands of this game say.
solve-king = King of 12 : ce que vaut une manche pour deux joueurs qui connaissent leurs mains, et comment la jouer
solve-cards = les personnages de la partie (ceux de la première partie sinon)
solve-hands = ce que chacun tient encore, avec des virgules (tous les personnages sinon)
solve-tokens = les jetons de chacun, par exemple 2+1 (aucun sinon)
solve-dice = les faces des deux dés ; sans elles, la moyenne de tous les lancers
solve-round = La manche vaut { $value } pour le premier joueur : la chance de la gagner moins celle de la perdre.
solve-all-the-same = Ici, toutes les cartes se valent, quoi que joue l’autre.
solve-mix = Joueur { $number } – { $card } : { $share } %
refused-no-such-card = Il n’y a pas de carte « { $card } » ici. Il y a : { $cards }.
refused-round-over = Cette manche est finie : il faut deux cartes au moins à chacun, et moins de 8 points.
refused-card-twice = « { $card } » y est deux fois. Chacun a chaque personnage une seule fois.
refused-uneven-hands = Une main a sept cartes au plus, et l’une peut en avoir une de moins que l’autre.
refused-not-between = « { $value } » n’est pas possible ici. Donne un nombre de { $low } à { $high }.
