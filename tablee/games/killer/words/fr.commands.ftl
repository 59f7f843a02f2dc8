# What the commands of this game say.
solve-killer = Killer : la chance de gagner un duel, le mieux d’un tour, ce que vaut chaque choix de dés
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
