game-name = Claim
game-tagline = Le roi est mort : recrute des partisans, puis gagne les voix de trois factions sur cinq.

# Ce qui est demandé
prompt-lead = Quelle est ton entame ?
prompt-follow = Avec quelle carte réponds-tu ?

# Ce qu’on peut faire
action-play = Jouer { $card }

# Ce qui s’est passé
event-leader-chosen = { $you ->
    [seat] Tu entames
   *[nobody] { $seat } entame
} le premier pli.
event-hand-dealt = { $you ->
    [seat] Tu reçois
   *[nobody] { $seat } reçoit
} { $cards }.
event-hand-dealt-unseen = { $you ->
    [seat] Tu reçois
   *[nobody] { $seat } reçoit
} { $count } cartes.
event-prize-turned = L’enjeu du pli : { $card }.
event-card-led = { $you ->
    [seat] Tu entames
   *[nobody] { $seat } entame
} { $card }.
event-card-followed = { $you ->
    [seat] Tu suis
   *[nobody] { $seat } suit
} avec { $card }.
event-card-copied = { $you ->
    [seat] Tu joues
   *[nobody] { $seat } joue
} { $card }, qui compte parmi les { $faction }.
event-card-thrown = { $you ->
    [seat] Tu n’as pas de carte des { $faction } et joues
   *[nobody] { $seat } n’a pas de carte des { $faction } et joue
} { $card }.
event-trick-won = { $card } est plus fort : { $you ->
    [seat] tu remportes
   *[nobody] { $seat } remporte
} le pli.
event-trick-tied = Les deux cartes valent { $value } : { $you ->
    [seat] à l’entame, tu remportes le pli
   *[nobody] { $seat }, à l’entame, remporte le pli
}.
event-goblin-ridden-down = { $card } l’emporte sur le Gobelin, quelles que soient les valeurs : { $you ->
    [seat] tu remportes
   *[nobody] { $seat } remporte
} le pli.
event-trick-unfollowed = Personne d’autre n’a joué pour les { $faction } : { $you ->
    [seat] tu remportes
   *[nobody] { $seat } remporte
} le pli.
event-undead-scored = { $card } ne repose pas en paix et rejoint { $you ->
    [seat] ta pile de score
   *[nobody] la pile de score { DE($seat) }
}.
event-copy-discarded = { $card } ne faisait que remplacer un Mort-vivant : il est défaussé.
event-card-discarded = { $card } est défaussé.
event-prize-taken = { $you ->
    [seat] L’enjeu rejoint tes
   *[nobody] { $seat } prend l’enjeu, qui rejoint ses
} partisans : { $card }.
event-follower-drawn = { $you ->
    [seat] Tu pioches { $card }, qui rejoint tes
   *[nobody] { $seat } pioche { $card }, qui rejoint ses
} partisans, à l’insu de l’autre.
event-follower-drawn-unseen = { $you ->
    [seat] Tu pioches
   *[nobody] { $seat } pioche
} un partisan en secret.
event-support-begins = Les partisans deviennent les mains : désormais, on gagne les cartes jouées. { $you ->
    [seat] Tu entames
   *[nobody] { $seat } entame
}.
event-hand-known = Par élimination, { $you ->
    [seat] tu as
   *[nobody] { $seat } a
} aussi { $cards }.
event-card-scored = { $card } rejoint { $you ->
    [seat] ta pile de score
   *[nobody] la pile de score { DE($seat) }
}.
event-dwarf-scored = { $card } revient à qui perd le pli, { $you ->
    [seat] donc à toi
   *[nobody] donc à { $seat }
}.
event-copy-scored = { $card } ne faisait que remplacer un Nain et revient { $you ->
    [seat] à toi, qui gagnes le pli
   *[nobody] à { $seat }, qui gagne le pli
}.
event-vote-won = Les { $faction } votent { $you ->
    [seat] pour toi
   *[nobody] pour { $seat }
}, { $count } à { $others }.
event-vote-won-by-highest = Les { $faction } votent { $you ->
    [seat] pour toi
   *[nobody] pour { $seat }
} : { $count } de chaque côté, mais la carte la plus forte est { $card }.
event-vote-nobody = Les { $faction } ne votent pour personne.
event-game-won = { $you ->
    [seat] Tu l’emportes
   *[nobody] { $seat } l’emporte
} avec { $votes } voix.
event-game-won-by-more = { $you ->
    [seat] Tu l’emportes
   *[nobody] { $seat } l’emporte
} avec plus de voix, { $votes } à { $others }.
event-game-drawn = { $votes } voix de chaque côté : match nul.
event-game-drawn-short = Personne n’a trois voix, { $votes } à { $others } : match nul.

# Ce qu’on ne peut pas faire
refused-not-in-hand = Tu n’as pas { $card } en main.
refused-must-follow = Tu dois suivre les { $faction }, ou jouer un Doppelgänger.
refused-must-follow-doppelganger = On a entamé un Doppelgänger : tu dois jouer un Doppelgänger.

# Variantes
option-leader = Première entame
option-leader-help = Qui entame le premier pli.
option-leader-random = tirage au sort
option-leader-seat-1 = la première place
option-leader-seat-2 = la deuxième place
option-card_count = Compte des cartes
option-card_count-help = Montrer ce que saurait une mémoire parfaite : défausses, partisans connus, factions absentes, cartes pas encore vues et, dans la seconde phase, la main adverse.
option-without_majority = Personne à trois voix
option-without_majority-help = Ce qui arrive si une faction n’a pas de cartes et que les voix finissent à 2–1 : personne n’en a trois.
option-without_majority-more-votes = le plus de voix gagne
option-without_majority-draw = match nul
preset-friendly = Amicale
preset-purist = De mémoire

# Adversaires
bot-novice = Écuyer
bot-novice-help = Gagne tout ce qu’il peut, sans demander pourquoi.
bot-eager = Sergent
bot-eager-help = Regarde l’enjeu, et ne joue haut que pour les hauts.
bot-steady = Capitaine
bot-steady-help = Sait ce que vaut chaque partisan et compte les cartes, mais ne prévoit rien.
bot-shrewd = Régente
bot-shrewd-help = Joue en pensée beaucoup de donnes possibles, et calcule les derniers plis.
bot-sage = Archimage
bot-sage-help = Pèse les partisans comme le calcul le lui a appris, puis joue la seconde phase sans faille.

# Le dessin
draw-before = On distribue les cartes.
draw-recruit = Recrutement : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} dans la pioche
draw-support = Rassemblement des soutiens
draw-prize = Enjeu
draw-led = { $seat } entame
draw-last = { $you ->
    [seat] Dernier pli, remporté par toi
   *[nobody] Dernier pli, remporté par { $seat }
}
draw-name = { $seat }
draw-hand = Main
draw-followers = Partisans
draw-score = Score
draw-unseen = { $count ->
    [0] aucune
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
}
draw-votes = Voix, si l’on s’arrêtait là
draw-votes-final = Les voix
draw-vote = { $seat }
draw-vote-nobody = personne
draw-faction = { $faction }
draw-voids = Absents de la main { DE($seat) } : { $factions }
draw-discards = Défausse
draw-count = Pas encore vues
draw-none = aucune carte

# Factions et cartes
faction-goblin = Gobelins
faction-dwarf = Nains
faction-undead = Morts-vivants
faction-doppelganger = Doppelgängers
faction-knight = Chevaliers
card-goblin-0 = Gobelin 0
card-goblin-1 = Gobelin 1
card-goblin-2 = Gobelin 2
card-goblin-3 = Gobelin 3
card-goblin-4 = Gobelin 4
card-goblin-5 = Gobelin 5
card-goblin-6 = Gobelin 6
card-goblin-7 = Gobelin 7
card-goblin-8 = Gobelin 8
card-goblin-9 = Gobelin 9
card-dwarf-0 = Nain 0
card-dwarf-1 = Nain 1
card-dwarf-2 = Nain 2
card-dwarf-3 = Nain 3
card-dwarf-4 = Nain 4
card-dwarf-5 = Nain 5
card-dwarf-6 = Nain 6
card-dwarf-7 = Nain 7
card-dwarf-8 = Nain 8
card-dwarf-9 = Nain 9
card-undead-0 = Mort-vivant 0
card-undead-1 = Mort-vivant 1
card-undead-2 = Mort-vivant 2
card-undead-3 = Mort-vivant 3
card-undead-4 = Mort-vivant 4
card-undead-5 = Mort-vivant 5
card-undead-6 = Mort-vivant 6
card-undead-7 = Mort-vivant 7
card-undead-8 = Mort-vivant 8
card-undead-9 = Mort-vivant 9
card-doppelganger-0 = Doppelgänger 0
card-doppelganger-1 = Doppelgänger 1
card-doppelganger-2 = Doppelgänger 2
card-doppelganger-3 = Doppelgänger 3
card-doppelganger-4 = Doppelgänger 4
card-doppelganger-5 = Doppelgänger 5
card-doppelganger-6 = Doppelgänger 6
card-doppelganger-7 = Doppelgänger 7
card-doppelganger-8 = Doppelgänger 8
card-doppelganger-9 = Doppelgänger 9
card-knight-2 = Chevalier 2
card-knight-3 = Chevalier 3
card-knight-4 = Chevalier 4
card-knight-5 = Chevalier 5
card-knight-6 = Chevalier 6
card-knight-7 = Chevalier 7
card-knight-8 = Chevalier 8
card-knight-9 = Chevalier 9

# Le plateau
board-second-phase = Seconde phase : gagne maintenant les cartes !
board-deck = { $count ->
    [one] Une carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
board-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-known-hand = La main { DE($seat) }, déduite des cartes déjà vues
board-vote = a le vote
board-votes = Les voix
board-card = { $card }
board-must-follow = Faction à suivre : { $faction }, ou bien un Doppelgänger ; tes autres cartes attendent.
board-votes-now = { $count } voix
board-score = { $count ->
    [one] { $count } carte dans la pile de score
   *[other] { $count } cartes dans la pile de score
}
board-score-of = { $you ->
    [seat] Marquées par toi
   *[nobody] Marquées par { $seat }
}
board-discards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
board-spot = { $you ->
    [seat] Toi
   *[nobody] { $seat }
}
board-leads = { $you ->
    [seat] entames
   *[nobody] entame
}
board-as = parmi les { $faction }
board-why-higher = { $you ->
    [seat] Carte la plus forte : tu gagnes
   *[nobody] Carte la plus forte : { $seat } gagne
}
board-why-tied = { $you ->
    [seat] Égalité, à l’entame : tu gagnes
   *[nobody] Égalité, à l’entame : { $seat } gagne
}
board-why-knight = { $you ->
    [seat] Un Chevalier bat un Gobelin : tu gagnes
   *[nobody] Un Chevalier bat un Gobelin : { $seat } gagne
}
board-why-unfollowed = { $you ->
    [seat] Faction non suivie : tu gagnes
   *[nobody] Faction non suivie : { $seat } gagne
}
board-power-goblin = Aucun pouvoir, mais ils sont quatorze, dont cinq de valeur 0.
board-power-dwarf = Dans la seconde phase, les Nains d’un pli reviennent à qui le perd.
board-power-undead = Joués dans la première phase, ils rejoignent la pile de score de qui gagne le pli.
board-power-doppelganger = Joué en second, il compte parmi la faction demandée. On peut toujours le jouer, même si l’on pourrait suivre.
board-power-knight = Joué après un Gobelin, il le bat, quelles que soient les valeurs.

# Ce que dit l’entraîneur
why-only-win = La seule carte qui gagne à coup sûr : { $card }.
why-only-win-shown = La seule carte qui gagne à coup sûr : { $card }. Si la suite est sans faute des deux côtés, voici par exemple qui vote pour toi à la fin : { $factions }. Après { $card_other }, la carte naturelle, seulement : { $factions_other }.
why-only-draw = La seule carte qui sauve la nulle : { $card }.
why-all-lose = Si l’autre joue au mieux, toutes les cartes perdent : tends un piège et espère.
why-wins = Elle gagne à coup sûr{ $count ->
        [one] {""}
       *[other] , comme { $count } de tes cartes
    }.
why-draws = Tu ne peux pas forcer mieux que la nulle ; cette carte la garde.
why-takes-dwarves = Elle perd le pli, et le Nain te revient.
why-keeps-dwarves-away = Le pli vaut d’être gagné, même si le Nain va à l’autre.
why-wins-trick = Les deux cartes de ce pli sont bonnes à prendre.
why-loses-little = Le pli ne vaut pas une meilleure carte.
why-leads-dwarf = Un Nain entamé revient à qui perd le pli.
why-leads-second = { $card } vient au bon moment : dans les donnes essayées, c’est l’entame qui a rapporté le plus de voix.
why-wins-prize-cheaply = Elle gagne l’enjeu, { $card }, à bon compte.
why-wins-prize = Elle gagne l’enjeu, { $card }, et te débarrasse d’une carte moins utile.
why-wins-undead = Elle gagne l’enjeu, { $card }, et met le Mort-vivant sur ta pile de score.
why-throws-loser = L’enjeu, { $card }, ne vaut pas une carte gagnante : défausse-toi d’une faible et pioche en secret.
why-cannot-win = Le pli est perdu de toute façon : c’est la carte qui te manquera le moins.
why-leads-for-prize = L’enjeu, { $card }, vaut la peine, et cette entame est difficile à battre.
why-leads-low = L’enjeu, { $card }, peut aller à l’autre : garde tes bonnes cartes.
puzzle-win-from-here = Seconde phase, les deux mains sont connues. Une seule carte gagne à coup sûr. Laquelle ?

# The score after the end
score-votes = { $count ->
    [one] { $count } voix
   *[other] { $count } voix
}
score-faction = { $faction } : { $seat }
