/** Shrinks a name so that its longest word fits on a line. */

/** The length of a name, and of its longest word. */
export const lengths = (name: string): { letters: number; longest: number } => ({
  letters: name.length,
  longest: Math.max(...name.split(/[\s-]+/).map((word) => word.length)),
})

export const fit = (name: string, letters: number): number =>
  Math.min(1, letters / Math.max(...name.split(/[\s-]+/).map((word) => word.length)))
