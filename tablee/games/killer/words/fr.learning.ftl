# Exemples à côté des règles
example-first = Le sort décide qui commence.
example-roll = { $seat_1 } a lancé et doit mettre au moins un dé de côté. Regarde la somme grandir.
example-between = Tous les dés de côté d’un coup : 18 est à six points de chacun des deux repères.
example-mark = Exactement 12 : un dé décide combien de vies { $seat_1 } regagne.
example-attack = 33, c’est trois de plus que le repère du haut : une attaque de 3. { $seat_1 } nomme maintenant sa cible.
example-strike = Une attaque de 2 : chaque 2 lancé est mis de côté et compte, jusqu’au lancer qui n’en montre aucun.
example-out = Il reste 7 vies à { $seat_2 } quand tombe l’attaque de 4.
example-eight-dice = Avec huit dés les repères sont 16 et 40 : 43 est donc une attaque de 3.
example-rolled-life = Chacun lance tous les dés une fois : la somme fait ses vies.
example-no-healing = 30 est un repère, mais dans cette variante il ne soigne personne.
example-attack-heals = 8 donne une attaque de 4, et { $seat_1 } gagne aussitôt 4 vies.
example-unnamed = { $seat_1 } peut nommer { $seat_2 } ou se taire. Vois ce que coûte le silence.
example-again = Les six dés touchent : on les relance tous, encore et encore.
example-gamble = Les six dés touchent : s’arrêter à 6 dégâts, ou les miser ?
example-revival = { $seat_1 } n’a plus de vies mais joue en fantôme, et fait exactement 12.
example-costs-three = 27 est à trois sous le repère du haut.
example-attack-of-four = 8 est à quatre sous le repère du bas.
example-nine-damage = Une attaque de 3 contre { $seat_2 }, qui a 19 vies : trois lancers, trois touches.

# La première partie guidée
lesson-welcome = Vise une somme de plus de 30 ou de moins de 12 : entre les deux, tu te blesses. Après chaque lancer, mets au moins un dé de côté ; les autres sont relancés. { $faces } serait un bon début : touche les dés, puis confirme.
lesson-second-roll = Pour l’instant tu as { $total }, et encore { $left } dés à venir. Regarde la barre : elle montre où tu peux encore arriver. Ce qui est de côté y reste ; je prendrais { $faces }.
lesson-your-turn = Un nouveau tour, rien n’est encore de côté. Décide d’abord où vont les dés : beaucoup de cinq et de six, vers le haut ; beaucoup de un et de deux, vers le bas. Ceux-ci vont bien avec { $faces }.
lesson-upwards = Les dés montent ({ $total } pour l’instant). Plus de 30, c’est une attaque ; 30 tout rond soignerait. Je garderais { $faces }.
lesson-downwards = Les dés descendent ({ $total } pour l’instant). Moins de 12, c’est une attaque ; 12 tout rond soignerait. Je garderais { $faces }.
lesson-attacked = Ton { $score } dépasse un repère de { $value } : c’est une attaque de { $value }. Tous les dés ont été lancés pour toi, et chaque { $value } a été mis de côté et compté.
lesson-struck = Cela coûte { $damage ->
    [one] { $damage } vie
   *[other] { $damage } vies
} à ton adversaire. Une attaque continue tant que chaque lancer montre le chiffre au moins une fois. Plus on est loin du repère, plus chaque touche coûte cher.
lesson-missed = Le tout premier lancer de ton attaque n’a pas montré le chiffre : aucun dégât. Cela arrive ; le bouton des chances dit combien de fois.
lesson-bled = Ton { $score } tombe entre les repères 12 et 30. Tu perds la distance au plus proche : { $damage }. Il te reste { $life }.
lesson-healed = Exactement sur un repère ! Un dé a décidé que tu gagnes { $gain ->
    [one] { $gain } vie
   *[other] { $gain } vies
}. Tu peux en avoir plus qu’au début.
lesson-rival-struck = Ton adversaire a fait { $score } et lance une attaque contre toi : { $damage ->
    [one] { $damage } vie
   *[other] { $damage } vies
} en moins, il t’en reste { $life }.
lesson-rival-bled = Ton adversaire a fait { $score }, entre les repères, et le paie de { $damage ->
    [one] { $damage } vie
   *[other] { $damage } vies
}. Tout le monde se blesse de temps en temps.
lesson-rival-healed = Ton adversaire est tombé pile sur un repère et gagne { $gain ->
    [one] { $gain } vie
   *[other] { $gain } vies
}.
lesson-won = Ton adversaire n’a plus de vies et il ne reste que toi : tu as gagné. Tu sais maintenant tout ce qu’il faut savoir ; le reste est affaire de nerfs.
lesson-lost = Tu n’as plus de vies : ce duel est perdu. Il faut quelques parties pour sentir quand monter et quand descendre ; tu sais maintenant tout ce qu’il faut savoir.
