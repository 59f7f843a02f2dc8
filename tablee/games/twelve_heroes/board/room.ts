/** How much room each Region, and each side of the Regions, gets: crowded ones get more than empty ones. */

import type { Scene } from './scene'
import { REGIONS } from './ways'

/** How many portraits stand side by side in a Region of a wide table, about. */
const ABREAST = 4

const crowd = (scene: Scene, region: number): number =>
  Math.max(...scene.sides.map((side) => side.regions[region]!.length))

/** The columns of the Regions, for `grid-template-columns`. */
export const columnsOf = (scene: Scene): string =>
  REGIONS.map((_, region) => `minmax(0, ${Math.max(4, Math.min(8, crowd(scene, region)))}fr)`).join(' ')

/** The share of the height that a side gets, with heroes in a list and with portraits side by side. */
export function sharesOf(scene: Scene, whose: number): { listed: number; abreast: number } {
  const most = Math.max(1, ...scene.sides[whose]!.regions.map((heroes) => heroes.length))
  // The line with strength and Food is as high as three quarters of a hero.
  return { listed: 0.75 + most, abreast: 0.4 + Math.ceil(most / ABREAST) }
}
