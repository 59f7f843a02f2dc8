/** How much smaller a name is written so that its longest word needs no break. */

export const fit = (name: string, letters: number): number => Math.min(1, letters / Math.max(...name.split(/[\s-]+/).map((word) => word.length)))
