/** Writes a caption smaller until it is no higher than its bar. */

/** The share of the usual space above and below, and of the usual size of letters, step by step. */
const STEPS: readonly (readonly [number, number])[] = [
  [1, 1],
  [0.25, 1],
  [0, 1],
  [0.25, 0.92],
  [0, 0.84],
  [0, 0.8],
  [0, 0.756],
]

/** Keeps the caption as high as the bar around it at most, until the returned function is called. */
export function fitted(line: HTMLElement): () => void {
  function fit(): void {
    const room = (line.parentElement?.clientHeight ?? Infinity) + 1
    for (const [air, size] of STEPS) {
      line.style.setProperty('--air', String(air))
      line.style.setProperty('--fit', String(size))
      if (line.offsetHeight <= room) return
    }
  }

  const changes = new MutationObserver(fit)
  changes.observe(line, { childList: true, characterData: true, subtree: true, attributeFilter: ['class'] })
  const watch = new ResizeObserver(fit)
  if (line.parentElement) watch.observe(line.parentElement)
  fit()
  return () => {
    changes.disconnect()
    watch.disconnect()
  }
}
