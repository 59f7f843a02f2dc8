/** The colour of a seat, the same on every board and beside every name: hues far apart for neighbours. */

const HUES = [172, 222, 268, 318, 12, 40, 96, 196, 244, 292, 340, 26, 64, 130, 184, 208]

/** A hue on the colour wheel, in degrees. */
export const hueOf = (seat: number): number => HUES[seat % HUES.length] ?? 172

/** A number from a text, for whoever has no seat: the same text always gives the same one. */
export function numberOf(text: string): number {
  let sum = 7
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003
  return sum
}
