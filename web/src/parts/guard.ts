/** Keeps accidents away: a tap while something is told ends that, and a second click where one has just chosen is none. */

const SOON = 400
const NEAR = 16

type Place = { clientX: number; clientY: number; timeStamp: number }

/** Times are those of the events: a page that is slow to answer a second click still knows how soon it came. */
export class Guard {
  #press = { x: 0, y: 0, at: -Infinity }
  #chosen = { x: 0, y: 0, at: -Infinity }

  /** Remember where the finger came down. */
  press(event: Place): void {
    this.#press = { x: event.clientX, y: event.clientY, at: event.timeStamp }
  }

  /** The last press has chosen something. */
  chose(): void {
    this.#chosen = { ...this.#press }
  }

  /** A key was pressed since: the next click is meant, wherever it is. */
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
