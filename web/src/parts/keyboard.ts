/** Fits the stage above a phone's on-screen keyboard. */

const EVENTS = ['resize', 'scroll'] as const

/** Adjusts the height and the top of the stage to the keyboard; returns a function that stops it. */
export function aboveKeyboard(stage: HTMLElement): () => void {
  const view = window.visualViewport
  if (!view) return () => undefined
  const fit = (): void => {
    const covered = window.innerHeight - view.height > 80
    stage.style.setProperty('--stage-height', covered ? `${view.height}px` : '100dvh')
    stage.style.setProperty('--stage-top', covered ? `${view.offsetTop}px` : '0px')
  }
  for (const each of EVENTS) view.addEventListener(each, fit)
  return () => EVENTS.forEach((each) => view.removeEventListener(each, fit))
}
