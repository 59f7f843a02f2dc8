/** Prevents accidental choices: a tap during an animation ends it, and a second click after a choice is ignored. */

const SOON = 400
const NEAR = 16

type Place = { clientX: number; clientY: number; timeStamp: number }

/** Uses the times of the events, so that a slow page still knows how soon a second click came. */
export class Guard {
  #press = { x: 0, y: 0, at: -Infinity }
  #chosen = { x: 0, y: 0, at: -Infinity }

  /** Remember where the finger came down. */
  press(event: Place): void {
    this.#press = { x: event.clientX, y: event.clientY, at: event.timeStamp }
  }

  /** The last click has chosen something. */
  chose(): void {
    this.#chosen = { ...this.#press }
  }

  /** A key was pressed since, so the next click is intended. */
  forget(): void {
    this.#press.at = this.#chosen.at = -Infinity
  }

  /** Whether this click is the second half of a double click on what was chosen. A key has no place: `detail` is 0. */
  doubles(event: Place & { detail: number }): boolean {
    if (event.detail === 0) return false
    const near = Math.hypot(event.clientX - this.#chosen.x, event.clientY - this.#chosen.y) <= NEAR
    if (near && event.timeStamp - this.#chosen.at <= SOON) return true
    this.#press.at = event.timeStamp
    return false
  }
}
