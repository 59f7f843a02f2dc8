/** Our own drawings of the heroes: filled shapes and lines on a field of 64 by 64. */

export type Shape = readonly [path: string, colour: string, line?: number]

const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const INK = '#2a211a'
const STEEL = '#8f9ba6'
const DARK = '#4c5862'
const WOOD = '#8a5a2e'
const GOLD = '#e2a92f'
const BONE = '#f2ead6'
const SKIN = '#e9c19a'
const LEAF = '#4f8f3c'
const GREEN = '#6f9b3d'
const BLUE = '#3d6ba8'
const RED = '#b13a2e'

const GOLEM: readonly Shape[] = [
  ['M23 9h18v15H23zM17 25h30v22H17zM6 26h9v22H6zM49 26h9v22h-9zM20 48h10v11H20zM34 48h10v11H34z', STEEL],
  ['M27 14h10v4H27zM24 31h16v9H24z', DARK],
  [dot(29, 16, 2) + dot(35, 16, 2), '#ff9d3b'],
]

export const EMBLEMS: Readonly<Record<string, readonly Shape[]>> = {
  golem: GOLEM,
  'golem-popular': [...GOLEM, ['M32 28l2.500 5.500 6 .6-4.500 4 1.300 6L32 41l-5.300 3.100 1.300-6-4.500-4 6-.6z', GOLD]],
  sentinel: [
    ['M32 5l20 9v22c0 12-9 19-20 23-11-4-20-11-20-23V14z', STEEL],
    ['M18 24h28v10H18z', INK],
    [dot(32, 29, 4), '#ff5b4a'],
    ['M29 40h6v12h-6z', DARK],
  ],
  catapult: [
    ['M6 44h52v6H6z', WOOD],
    ['M14 44L48 14l5 5-30 26z', '#a8743f'],
    ['M26 44l8-14 8 14z', WOOD],
    [dot(51, 13, 8), DARK],
    [dot(16, 53, 7) + dot(48, 53, 7), INK],
    [dot(16, 53, 3) + dot(48, 53, 3), '#c99a61'],
  ],
  engineer: [
    ['M45 7a13 13 0 0 0-15 17L9 45l10 10 21-21a13 13 0 0 0 17-15l-9 7-8-2-2-8z', STEEL],
    [dot(16, 48, 3), INK],
    ['M9 10h16v6H9zM14 16h6v18h-6z', WOOD],
  ],
  'steam-mule': [
    ['M12 30h30l7-12 8 3-3 5v4l-5 2v24h-7V43H21v13h-7V42z', '#9a6b4a'],
    ['M22 18h8v12h-8z', DARK],
    [dot(26, 11, 5) + dot(34, 7, 4), '#d9dde0'],
    [dot(50, 24, 1.8), INK],
    ['M18 34h16v4H18z', GOLD],
  ],
  colossus: [
    ['M32 3l13 8v14l-4 6h11l9 28H3l9-28h11l-4-6V11z', DARK],
    ['M23 14h18v9H23z', INK],
    [dot(28, 18, 2.4) + dot(36, 18, 2.4), '#ffd24d'],
    ['M30 36h4v20h-4zM18 40h8v4h-8zM38 40h8v4h-8z', STEEL],
  ],
  treant: [
    ['M26 61V41l-11-8 3-4 9 5V22h10v11l10-6 3 4-13 10v20z', '#76502c'],
    [dot(20, 18, 11) + dot(34, 12, 11) + dot(46, 20, 10), LEAF],
    [dot(29, 40, 2) + dot(35, 40, 2), '#ffe9a6'],
  ],
  'giant-falcon': [
    ['M32 24C24 12 14 8 3 8c3 14 11 22 22 25l3 18 4 7 4-7 3-18c11-3 19-11 22-25-11 0-21 4-29 16z', '#8a6239'],
    ['M26 20q6-12 12 0l-6 10z', BONE],
    ['M32 22l4 6-4 6-4-6z', GOLD],
  ],
  'sky-schooner': [
    ['M7 39h50L48 54H17z', WOOD],
    ['M30 4v31H11zM34 10v25h18z', BONE],
    ['M30 4h4v35h-4z', '#5b3a1b'],
    [dot(14, 56, 5) + dot(24, 58, 6) + dot(38, 58, 6) + dot(49, 56, 5), '#cfe3ee'],
  ],
  archer: [
    ['M18 5c28 9 28 45 0 54', WOOD, 5],
    ['M18 5v54', '#b9a98d', 1.6],
    ['M8 30h38v-6l13 8-13 8v-6H8z', LEAF],
  ],
  druid: [
    ['M30 61V24h4v37z', WOOD],
    ['M32 3c18 9 18 24 0 31C14 27 14 12 32 3z', LEAF],
    ['M32 8v24M32 18l7-5M32 24l-7-5', '#dcefc4', 2],
    ['M34 46c4-8 12-8 16-5-2 8-10 10-16 5z', GREEN],
  ],
  unicorn: [
    ['M17 60c0-16 2-25 11-33l-3-9 11 5c13 2 20 13 18 23l-6 4-9-6c-1 6 3 10 5 16z', BONE],
    ['M34 20L27 1l14 17z', GOLD],
    ['M17 60c-6-16-2-32 8-38l3 5c-8 8-8 20-7 33z', '#c58bd0'],
    [dot(41, 32, 2.4), INK],
  ],
  'wind-caller': [
    ['M6 24h32c10 0 10-14 1-14-6 0-8 6-4 9', '#7fb7c9', 5],
    ['M6 34h44c11 0 11 15 1 15-6 0-8-6-4-9', '#4f8fa8', 5],
    ['M10 44h18c9 0 9 12 1 12-5 0-7-5-4-8', '#9fd0de', 5],
  ],
  archangel: [
    ['M22 32C8 30 2 18 4 7c10 2 18 11 20 22zM42 32c14-2 20-14 18-25-10 2-18 11-20 22z', '#f7f3e6'],
    ['M32 26c-8 0-12 7-12 15l-3 19h30l-3-19c0-8-4-15-12-15z', '#7fa6d8'],
    [dot(32, 19, 8), SKIN],
    ['M22 8c3-5 17-5 20 0-3 4-17 4-20 0z', GOLD, 2.6],
    ['M30 34h4v20h-4zM25 39h14v4H25z', GOLD],
  ],
  strategist: [
    ['M8 12l14 4 20-6 14 6v38l-14-4-20 6-14-6z', '#efdfb6'],
    ['M22 16v38M42 10v38', '#c3a66a', 1.6],
    ['M14 44c8-10 12 2 18-8s10-4 14-14', RED, 3],
    ['M42 16l8 8M50 16l-8 8', RED, 3.4],
    [dot(14, 44, 3.4), BLUE],
  ],
  knight: [
    ['M14 26Q32 4 50 26v18Q32 62 14 44z', STEEL],
    ['M14 30h36v8H14z', INK],
    ['M30 22h4v32h-4z', DARK],
    ['M32 3c14-3 20 4 18 15-6-8-12-9-18-5z', RED],
  ],
  'standard-bearer': [
    ['M13 4h5v57h-5z', WOOD],
    ['M18 8h38l-9 13 9 13H18z', BLUE],
    ['M30 13l2.600 5.400 6 .6-4.500 4 1.300 5.800-5.400-3-5.400 3 1.300-5.800-4.500-4 6-.6z', GOLD],
    [dot(15.5, 5, 4), GOLD],
  ],
  squire: [
    ['M44 4l8 8-26 28-8-8z', '#c7d0d8'],
    ['M14 32l16 16-4 4-16-16zM12 44l8 8-8 8-6-6z', WOOD],
    ['M34 36l20-4v14c0 8-6 12-12 14-6-4-10-10-8-24z', BLUE],
  ],
  castellan: [
    ['M10 12h8v6h7v-6h14v6h7v-6h8v48H10z', '#b9ad98'],
    ['M24 60V42q8-12 16 0v18z', '#5b3a1b'],
    [dot(32, 27, 5), GOLD],
    ['M30 28h4v10h-4z', GOLD],
  ],
  empress: [
    ['M8 20l13 11L32 9l11 22 13-11-6 30H14z', GOLD],
    ['M14 50h36v8H14z', '#b9831a'],
    [dot(32, 40, 5), RED],
    [dot(20, 42, 3) + dot(44, 42, 3), '#3f8a6b'],
    [dot(8, 18, 4) + dot(32, 8, 4) + dot(56, 18, 4), '#f3d683'],
  ],
  goat: [
    ['M22 18C16 2 2 6 4 20c4-6 8-4 13 4zM42 18C48 2 62 6 60 20c-4-6-8-4-13 4z', '#b9a77f'],
    ['M18 20h28l4 6-8 4-3 16q-7 8-14 0l-3-16-8-4z', BONE],
    ['M29 48h6l-3 14z', '#d8cba8'],
    [dot(25, 29, 2.4) + dot(39, 29, 2.4), INK],
    ['M28 44q4 4 8 0', INK, 2],
  ],
  'goblin-thief': [
    ['M32 10c13 0 18 9 18 19 0 12-8 24-18 28-10-4-18-16-18-28 0-10 5-19 18-19z', GREEN],
    ['M15 30L1 16l18 4zM49 30l14-14-18 4z', '#587f2d'],
    ['M13 25q19-8 38 0v9q-19 6-38 0z', INK],
    [dot(24, 29, 3) + dot(40, 29, 3), '#ffe36b'],
    ['M24 45q8 6 16 0', INK, 2.4],
  ],
  'orc-raider': [
    ['M30 60L14 18l5-2 15 42z', WOOD],
    ['M34 60L50 18l-5-2-15 42z', '#74491f'],
    ['M22 8C6 6 2 20 8 32c4-8 10-10 16-10zM42 8c16-2 20 12 14 24-4-8-10-10-16-10z', STEEL],
    ['M20 10l5 12M44 10l-5 12', DARK, 3],
  ],
  'wolf-rider': [
    ['M10 6l14 12h16L54 6l-2 24-8 14-12 16-12-16-8-14z', '#6e7680'],
    ['M24 34l8 22 8-22-8-6z', '#c9cfd4'],
    [dot(23, 28, 2.8) + dot(41, 28, 2.8), '#ffcf4a'],
    ['M28 46h8l-4 6z', INK],
  ],
  shaman: [
    ['M29 34h6v28h-6z', WOOD],
    ['M32 4c13 0 18 8 18 16 0 6-3 9-6 11v7H20v-7c-3-2-6-5-6-11 0-8 5-16 18-16z', BONE],
    [dot(24, 20, 5) + dot(40, 20, 5), INK],
    ['M32 24l-3 6h6z', INK],
    ['M14 36l-8 14M50 36l8 14', RED, 4],
  ],
  warchief: [
    ['M16 28C4 26 0 14 4 4c4 8 10 12 18 14zM48 28C60 26 64 14 60 4c-4 8-10 12-18 14z', BONE],
    ['M14 34Q16 12 32 12t18 22l-4 4H18z', DARK],
    ['M18 36h28l-4 18-10 6-10-6z', GREEN],
    [dot(26, 40, 2.4) + dot(38, 40, 2.4), INK],
    ['M25 52v-7l4 5h6l4-5v7', BONE, 2.6],
  ],
  troll: [
    ['M8 34q0-22 22-22t22 22l-4 18H14z', '#7d9a86'],
    ['M22 34q8 8 16 0v10H22z', '#5e7a68'],
    [dot(20, 28, 3) + dot(40, 28, 3), '#ffe9a6'],
    ['M20 52l2-9 4 7zM40 52l-2-9-4 7z', BONE],
    ['M44 60L56 12l7 4-12 46z', WOOD],
  ],
  dragon: [
    ['M6 30C10 12 24 6 34 10l10-8-2 11 12-2-6 9c8 6 12 14 10 22l-12-4-6 8-8-4-4-8-8 4c-8 2-16-2-24-8z', RED],
    ['M6 30l14 2 6 6-8 2z', '#7b231b'],
    [dot(32, 22, 3.2), '#ffe36b'],
    ['M22 42c6 10 16 16 28 16-8-4-12-8-14-14z', '#7b231b'],
    ['M4 40c-2 8 0 14 6 20 0-6 4-8 2-14 6 2 6 8 6 12 6-8 2-16-6-18z', '#f59a2f'],
  ],
}
