/** Shrinks a name so that its longest word fits on a line, and a text so that it fits into its box. */

/** The length of a name, and of its longest word. */
export const lengths = (name: string): { letters: number; longest: number } => ({
  letters: name.length,
  longest: Math.max(...name.split(/[\s-]+/).map((word) => word.length)),
})

export const fit = (name: string, letters: number): number =>
  Math.min(1, letters / Math.max(...name.split(/[\s-]+/).map((word) => word.length)))

/** The sizes of letters that a text tries, from large to small. */
const SIZES = [1.25, 1.12, 1, 0.92, 0.85, 0.78, 0.7]

/** Writes a text (`--letters`) as large as its box allows, until the returned function is called. */
export function fitted(box: HTMLElement): () => void {
  function fitText(): void {
    for (const size of SIZES) {
      box.style.setProperty('--letters', String(size))
      if (box.scrollHeight <= box.clientHeight) return
    }
  }

  const changes = new MutationObserver(fitText)
  changes.observe(box, { childList: true, characterData: true, subtree: true })
  const watch = new ResizeObserver(fitText)
  watch.observe(box)
  return () => {
    changes.disconnect()
    watch.disconnect()
  }
}
