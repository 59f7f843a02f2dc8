# Examples beside the rules
example-first = A lot decides who begins.
example-roll = { $seat_1 } has rolled and must set at least one die aside. Watch the sum grow.
example-between = All dice set aside at once: 18 lies six away from either mark.
example-mark = Exactly 12: one die decides how many lives { $seat_1 } gains.
example-attack = 33 is three above the upper mark: an attack of 3. Now { $seat_1 } names a target.
example-strike = An attack of 2: every 2 rolled is set aside and counts, until a roll shows none.
example-out = { $seat_2 } has 7 lives left when the attack of 4 falls.
example-eight-dice = With eight dice the marks are 16 and 40, so 43 is an attack of 3.
example-rolled-life = Everybody rolls all dice once: the sum is their lives.
example-no-healing = 30 is a mark, but in this variant it heals nobody.
example-attack-heals = 8 wins an attack of 4, and { $seat_1 } gains 4 lives at once.
example-unnamed = { $seat_1 } may name { $seat_2 } or stay silent. See what silence costs.
example-again = All six dice hit, so all of them are rolled again, and again.
example-gamble = All six dice hit: stop with 6 damage, or stake it?
example-revival = { $seat_1 } is out, but plays on as a ghost and scores exactly 12.
example-costs-three = 27 is three below the upper mark.
example-attack-of-four = 8 is four below the lower mark.
example-nine-damage = An attack of 3 on { $seat_2 }, who has 19 lives: three rolls, three hits.

# The guided first game
lesson-welcome = Aim for a sum over 30 or under 12: anything between hurts you. After each roll set at least one die aside; the others are rolled again. { $faces } would be a good start: tap the dice, then confirm.
lesson-second-roll = So far you have { $total }, and { $left } dice still to come. Look at the bar: it shows where you can still end up. What you set aside stays; I would take { $faces }.
lesson-your-turn = A new turn, and nothing is set aside yet. First decide which way the dice point: many fives and sixes go up, many ones and twos go down. These go well with { $faces }.
lesson-upwards = The dice point upwards ({ $total } so far). Over 30 is an attack; a 30 on the dot would heal. I would keep { $faces }.
lesson-downwards = The dice point downwards ({ $total } so far). Under 12 is an attack; a 12 on the dot would heal. I would keep { $faces }.
lesson-attacked = Your { $score } lies { $value } beyond a mark: that is an attack of { $value }. All dice are rolled for you at once, and each { $value } is set aside and counts.
lesson-struck = That cost your opponent { $damage ->
    [one] { $damage } life
   *[other] { $damage } lives
}. An attack goes on as long as every roll shows the number at least once. The farther beyond the mark, the more each hit costs.
lesson-missed = The very first roll of your attack did not show the number: no damage. It happens; the button for the odds tells how often.
lesson-bled = Your { $score } lies between the marks 12 and 30. You lose the distance to the nearer one: { $damage }. That leaves you { $life }.
lesson-healed = Exactly on a mark! One die decided that you gain { $gain ->
    [one] { $gain } life
   *[other] { $gain } lives
}. You may have more than at the start.
lesson-rival-struck = Your opponent scored { $score } and attacked you: { $damage ->
    [one] { $damage } life
   *[other] { $damage } lives
} gone, { $life } left.
lesson-rival-bled = Your opponent scored { $score }, between the marks, and paid for it with { $damage ->
    [one] { $damage } life
   *[other] { $damage } lives
}. Everybody hurts themselves now and then.
lesson-rival-healed = Your opponent landed exactly on a mark and gained { $gain ->
    [one] { $gain } life
   *[other] { $gain } lives
}.
lesson-won = Your opponent has no lives left, and you are the last one standing: you have won. Now you know all there is to know; the rest is nerve.
lesson-lost = You have no lives left, so this duel is lost. It takes a few games to feel when to go high and when to go low; now you know all there is to know.
