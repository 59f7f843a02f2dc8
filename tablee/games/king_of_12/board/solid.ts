/** The twelve-sided die as a solid: which way each face looks, so that turning it looks like turning it. */

type Vector = readonly [number, number, number]

/** Which faces touch which, as the rules have it (K12-0.2b). */
const TOUCHES: readonly (readonly number[])[] = [
  [2, 4, 5, 6, 10], [1, 4, 7, 8, 10], [4, 6, 8, 11, 12], [1, 2, 3, 6, 8], [1, 6, 9, 10, 11], [1, 3, 4, 5, 11],
  [2, 8, 9, 10, 12], [2, 3, 4, 7, 12], [5, 7, 10, 11, 12], [1, 2, 5, 7, 9], [3, 5, 6, 9, 12], [3, 7, 8, 9, 11],
]

const PHI = (1 + Math.sqrt(5)) / 2
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const unit = (a: Vector): Vector => scale(a, 1 / Math.sqrt(dot(a, a)))
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

const NORMALS: readonly Vector[] = [-1, 1].flatMap((one) =>
  [-PHI, PHI].flatMap((phi) => [unit([0, one, phi]), unit([one, phi, 0]), unit([phi, 0, one])]),
)
const near = (a: number, b: number) => a !== b && dot(NORMALS[a]!, NORMALS[b]!) > 0.4

/** Give every face of the rules a side of the solid so that the same sides touch. */
function place(chosen: number[]): number[] | null {
  const face = chosen.length
  if (face === 12) return chosen
  for (let side = 0; side < 12; side++) {
    const fits = !chosen.includes(side) && chosen.every((other, index) => near(side, other) === TOUCHES[face]!.includes(index + 1))
    const found = fits ? place([...chosen, side]) : null
    if (found) return found
  }
  return null
}

const SIDES = place([]) ?? []

interface Frame {
  right: Vector
  down: Vector
  out: Vector
}

const FRAMES: readonly Frame[] = SIDES.map((side, index) => {
  const out = NORMALS[side]!
  const neighbour = NORMALS[SIDES[TOUCHES[index]![0]! - 1]!]!
  const down = unit(minus(neighbour, scale(out, dot(neighbour, out))))
  return { right: cross(down, out), down, out }
})

const show = (numbers: readonly number[]) => `matrix3d(${numbers.map((number) => number.toFixed(5)).join(',')})`

/** How a face is put on the solid whose faces are `reach` away from its middle. */
export function onSolid(face: number, reach: number): string {
  const { right, down, out } = FRAMES[face - 1]!
  const at = scale(out, reach)
  return show([...right, 0, ...down, 0, ...out, 0, ...at, 1])
}

/** How the solid is turned for this face to look at us, upright. */
export function facing(face: number): string {
  const { right: r, down: d, out: o } = FRAMES[face - 1]!
  return show([r[0], d[0], o[0], 0, r[1], d[1], o[1], 0, r[2], d[2], o[2], 0, 0, 0, 0, 1])
}

/** The five faces that a Sorcerer can turn to. */
export const besides = (face: number): readonly number[] => TOUCHES[face - 1]!
