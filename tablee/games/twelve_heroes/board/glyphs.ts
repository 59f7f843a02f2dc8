/** The figure of each hero, on a field of 512 by 512: from Game-icons, whose authors docs/design.md names. */

import angel from '~icons/game-icons/winged-sword?raw'
import archer from '~icons/game-icons/bowman?raw'
import banner from '~icons/game-icons/vertical-banner?raw'
import castle from '~icons/game-icons/castle?raw'
import catapult from '~icons/game-icons/catapult?raw'
import crown from '~icons/game-icons/queen-crown?raw'
import donkey from '~icons/game-icons/donkey?raw'
import dragon from '~icons/game-icons/spiked-dragon-head?raw'
import falcon from '~icons/game-icons/hawk-emblem?raw'
import giant from '~icons/game-icons/battle-mech?raw'
import goat from '~icons/game-icons/goat?raw'
import goblin from '~icons/game-icons/goblin-head?raw'
import golem from '~icons/game-icons/rock-golem?raw'
import hammer from '~icons/game-icons/gear-hammer?raw'
import leaf from '~icons/game-icons/oak-leaf?raw'
import map from '~icons/game-icons/treasure-map?raw'
import mounted from '~icons/game-icons/mounted-knight?raw'
import orc from '~icons/game-icons/orc-head?raw'
import ship from '~icons/game-icons/caravel?raw'
import staff from '~icons/game-icons/skull-staff?raw'
import swordman from '~icons/game-icons/swordman?raw'
import tower from '~icons/game-icons/guarded-tower?raw'
import tree from '~icons/game-icons/evil-tree?raw'
import troll from '~icons/game-icons/troll?raw'
import unicorn from '~icons/game-icons/unicorn?raw'
import viking from '~icons/game-icons/viking-helmet?raw'
import wind from '~icons/game-icons/whirlwind?raw'
import wolf from '~icons/game-icons/wolf-head?raw'

/** The outline in an icon's text, which is what `?raw` gives. */
const outline = (icon: unknown): string => /\sd="([^"]+)"/.exec(String(icon))?.[1] ?? ''

const ICONS: Readonly<Record<string, unknown>> = {
  golem,
  'golem-popular': golem,
  sentinel: tower,
  catapult,
  engineer: hammer,
  'steam-mule': donkey,
  colossus: giant,
  treant: tree,
  'giant-falcon': falcon,
  'sky-schooner': ship,
  archer,
  druid: leaf,
  unicorn,
  'wind-caller': wind,
  archangel: angel,
  strategist: map,
  knight: mounted,
  'standard-bearer': banner,
  squire: swordman,
  castellan: castle,
  empress: crown,
  goat,
  'goblin-thief': goblin,
  'orc-raider': orc,
  'wolf-rider': wolf,
  shaman: staff,
  warchief: viking,
  troll,
  dragon,
}

export const GLYPHS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ICONS).map(([hero, icon]) => [hero, outline(icon)]),
)
