/** The colour of a seat, the same everywhere. Neighbouring seats have very different hues. */

const HUES = [172, 222, 268, 318, 12, 40, 96, 196, 244, 292, 340, 26, 64, 130, 184, 208]

/** A hue on the colour wheel, in degrees. */
export const hueOf = (seat: number): number => HUES[seat % HUES.length] ?? 172

/** A hash of a text, for people without a seat. */
export function numberOf(text: string): number {
  let sum = 7
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003
  return sum
}
