/** The twelve-sided die as a solid, so that it turns like a real one. */

type Vector = readonly [number, number, number]

/** Which faces touch which, as the rules have it (K12-0.2b). */
const TOUCHES: readonly (readonly number[])[] = [
  [2, 4, 5, 6, 10],
  [1, 4, 7, 8, 10],
  [4, 6, 8, 11, 12],
  [1, 2, 3, 6, 8],
  [1, 6, 9, 10, 11],
  [1, 3, 4, 5, 11],
  [2, 8, 9, 10, 12],
  [2, 3, 4, 7, 12],
  [5, 7, 10, 11, 12],
  [1, 2, 5, 7, 9],
  [3, 5, 6, 9, 12],
  [3, 7, 8, 9, 11],
]

const PHI = (1 + Math.sqrt(5)) / 2
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const unit = (a: Vector): Vector => scale(a, 1 / Math.sqrt(dot(a, a)))
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

const NORMALS: readonly Vector[] = [-1, 1].flatMap((one) =>
  [-PHI, PHI].flatMap((phi) => [unit([0, one, phi]), unit([one, phi, 0]), unit([phi, 0, one])]),
)
const near = (a: number, b: number) => a !== b && dot(NORMALS[a]!, NORMALS[b]!) > 0.4

/** Assign the faces to the sides of the solid, so that the right ones touch. */
function place(chosen: number[]): number[] | null {
  const face = chosen.length
  if (face === 12) return chosen
  for (let side = 0; side < 12; side++) {
    const fits =
      !chosen.includes(side) && chosen.every((other, index) => near(side, other) === TOUCHES[face]!.includes(index + 1))
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

/** A rotation of the die, as a unit quaternion: w, x, y, z. */
export type Pose = readonly [number, number, number, number]

/** The rotation that shows this face upright. */
export function facing(face: number): Pose {
  const { right: r, down: d, out: o } = FRAMES[face - 1]!
  const part = (sum: number, sign: number) => (Math.sqrt(Math.max(0, 1 + sum)) / 2) * (sign < 0 ? -1 : 1)
  const w = part(r[0] + d[1] + o[2], 1)
  if (w > 0.01)
    return [
      w,
      part(r[0] - d[1] - o[2], o[1] - d[2]),
      part(d[1] - r[0] - o[2], r[2] - o[0]),
      part(o[2] - r[0] - d[1], d[0] - r[1]),
    ]
  const x = part(r[0] - d[1] - o[2], 1)
  if (x > 0.01) return [0, x, part(d[1] - r[0] - o[2], r[1]), part(o[2] - r[0] - d[1], r[2])]
  const y = part(d[1] - r[0] - o[2], 1)
  return y > 0.01 ? [0, 0, y, part(o[2] - r[0] - d[1], d[2])] : [0, 0, 0, 1]
}

/** Interpolates between two rotations, along the shortest path. */
export function between(from: Pose, to: Pose): (share: number) => Pose {
  const along = from.reduce((sum, each, index) => sum + each * to[index]!, 0)
  const target = along < 0 ? to.map((each) => -each) : [...to]
  const angle = Math.acos(Math.min(1, Math.abs(along)))
  const mix = (share: number, end: number) =>
    angle < 0.001 ? (end ? share : 1 - share) : Math.sin((end ? share : 1 - share) * angle) / Math.sin(angle)
  return (share) => from.map((each, index) => each * mix(share, 0) + target[index]! * mix(share, 1)) as unknown as Pose
}

/** The die in the air: the way it will lie, and still so many turns away from it about an axis in the table's plane. */
export function tumbled(pose: Pose, air: number, axis: number): Pose {
  const half = air * Math.PI * 2.5
  const [w, x, y, z] = pose
  const [c, i, j] = [Math.cos(half), Math.sin(half) * Math.cos(axis), Math.sin(half) * Math.sin(axis)]
  return [c * w - i * x - j * y, c * x + i * w + j * z, c * y - i * z + j * w, c * z + i * y - j * x]
}

function turned(pose: Pose, vector: Vector): Vector {
  const axis: Vector = [pose[1], pose[2], pose[3]]
  const once = cross(axis, vector)
  const twice = cross(axis, once)
  return [0, 1, 2].map((index) => vector[index]! + 2 * (pose[0] * once[index]! + twice[index]!)) as unknown as Vector
}

/** A visible face: its outline, the transform of its number, and its brightness. */
export interface Facet {
  face: number
  points: string
  lies: string
  light: number
  /** Whether it faces the viewer. */
  front: boolean
}

const REACH = 40
const WIDTH = 0.7639 * REACH
const LIGHT: Vector = unit([-0.35, -0.6, 0.75])
const CORNERS = [0, 1, 2, 3, 4].map((corner) => (Math.PI * (4 * corner - 5)) / 10)
const short = (number: number) => number.toFixed(2)

/** The visible faces at this rotation, on a square from -50 to 50. */
export function seen(pose: Pose): Facet[] {
  return FRAMES.flatMap((frame, index) => {
    const [right, down, out] = [turned(pose, frame.right), turned(pose, frame.down), turned(pose, frame.out)]
    if (out[2] < 0.02) return []
    const corner = (angle: number) =>
      [0, 1].map(
        (axis) => out[axis]! * REACH + (right[axis]! * Math.cos(angle) + down[axis]! * Math.sin(angle)) * WIDTH,
      )
    return {
      face: index + 1,
      points: CORNERS.map((angle) => corner(angle).map(short).join(',')).join(' '),
      lies: `matrix(${[right[0], right[1], down[0], down[1], out[0] * REACH, out[1] * REACH].map(short).join(' ')})`,
      light: Math.max(0, dot(out, LIGHT)),
      front: out[2] > 0.9,
    }
  })
}
