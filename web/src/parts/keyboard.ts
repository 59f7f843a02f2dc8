/** Keeps the stage in what a phone's keyboard leaves of the screen. */

const EVENTS = ['resize', 'scroll'] as const

/** Sets the height and the top of the stage as the keyboard comes and goes; returns how to stop. */
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
